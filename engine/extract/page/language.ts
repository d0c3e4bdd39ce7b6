/** Detects Dutch or English by their most frequent small words. */

const DUTCH =
  /\b(?:de|het|een|en|van|voor|met|wij|we|je|jij|u|uw|jouw|ons|onze|zijn|is|niet|ook|bij|naar|op|te|dat|dit|die|maar|als|om|aan|door|kunt|kan|worden|wordt)\b/gi
const ENGLISH =
  /\b(?:the|and|of|for|with|we|you|your|our|is|are|not|also|at|to|that|this|but|as|by|can|will|be|from|have|has|it)\b/gi

/** Null where the text is too short, or is neither. */
export function languageOf(text: string): 'nl' | 'en' | null {
  const sample = text.slice(0, 6000)
  const dutch = sample.match(DUTCH)?.length ?? 0
  const english = sample.match(ENGLISH)?.length ?? 0
  if (dutch + english < 8) return null
  if (dutch >= english * 1.5) return 'nl'
  return english >= dutch * 1.5 ? 'en' : null
}
