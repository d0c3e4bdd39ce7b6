/** The form around the list. A row's button names its own row; the form's button means every row that is ticked. */
export const INVITE_FORM = 'uitnodigen'
export const INVITE_FIELDS = { ticked: 'id', one: 'een', again: 'opnieuw' } as const
/** A page of the list has fewer. */
const MOST = 100

export function invitationsIn(form: FormData): { ids: string[]; again: boolean } {
  const again = form.get(INVITE_FIELDS.again)
  const one = again ?? form.get(INVITE_FIELDS.one)
  const ids = one === null ? form.getAll(INVITE_FIELDS.ticked) : [one]
  return { ids: [...new Set(ids.map(String))].slice(0, MOST), again: again !== null }
}
