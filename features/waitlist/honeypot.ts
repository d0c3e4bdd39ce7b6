/** A form field that people leave empty, because they do not see it. */
export const HONEYPOT_FIELD = 'faxnummer'

export function isTrapped(input: unknown): boolean {
  const value = (input as Record<string, unknown> | null)?.[HONEYPOT_FIELD]
  return typeof value === 'string' && value !== ''
}
