/**
 * Actions that cannot simply be undone ask for confirmation, also without JavaScript: the button then leads to a page with the question,
 * and an unconfirmed action redirects there too.
 */
const CONFIRMED = { bevestigd: 'ja' }

export const confirmed = (fields: Record<string, string>) => ({ ...fields, ...CONFIRMED })

export function isConfirmed(form: FormData): boolean {
  return form.get('bevestigd') === CONFIRMED.bevestigd
}
