/** A hidden form field, which people leave empty and bots fill in. */
export const HONEYPOT_FIELD = 'faxnummer'

export function isTrapped(input: unknown): boolean {
  const value = (input as Record<string, unknown> | null)?.[HONEYPOT_FIELD]
  return typeof value === 'string' && value !== ''
}
