/** The result of every identity parser, and the one way to clean typed numbers. */

/** `Extra`: further facts that follow from the value. */
export type Parsed<Reason extends string, Extra = unknown> =
  | ({ ok: true; value: string } & Extra)
  | { ok: false; reason: Reason }

/** No number with its label is longer. Longer text is returned unchanged and matches no pattern. */
const MAX_LENGTH = 80

/**
 * Capitals and digits without the spaces, dots and dashes between them and without a label in front
 * ('KvK-nr.: 12.34.56.78'). `label` is tried on the cleaned text, so 'K.v.K. nr' is 'KVKNR' there.
 */
export function compact(text: string, label?: RegExp): string {
  if (text.length > MAX_LENGTH) return text
  // Full-width and superscript digits become plain ones; invisible characters go.
  const clean = text
    .normalize('NFKC')
    .replace(/[\s.\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase()
  return label ? clean.replace(label, '').replace(/^[:#=]+/, '') : clean
}
