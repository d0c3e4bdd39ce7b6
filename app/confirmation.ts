/**
 * What cannot simply be undone is asked about first, also without JavaScript: its button then leads to a page with the question,
 * and an action that is not confirmed leads there too.
 */
const CONFIRMED = { bevestigd: 'ja' }

export const confirmed = (fields: Record<string, string>) => ({ ...fields, ...CONFIRMED })

export function isConfirmed(form: FormData): boolean {
  return form.get('bevestigd') === CONFIRMED.bevestigd
}
