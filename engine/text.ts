/** Texts as they are compared: without case, accents, spaces and signs. */

/** 'Café De Linde' → 'cafedelinde': letters and digits only. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
