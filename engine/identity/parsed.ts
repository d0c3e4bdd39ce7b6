/** What every identity parser answers, and the one way in which typed numbers are cleaned. */

/** `Extra`: what else the value tells. */
export type Parsed<Reason extends string, Extra = unknown> =
  | ({ ok: true; value: string } & Extra)
  | { ok: false; reason: Reason }

/** Longer than any number with its label; what is longer comes back as it was, and fits no pattern. */
const MAX_LENGTH = 80

/**
 * Capitals and digits without the blanks, dots and dashes that people put between them, and without a label in front
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
