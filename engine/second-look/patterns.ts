/** Searching a view of a page by a pattern, without what belongs to the site's maker or is an example in a form. */
import type { Page } from '#engine/extract/page/page.ts'
import type { View } from './views.ts'

interface Looked {
  view: View
  page: Page
}
export type Finder = (looked: Looked) => string | null

/** How many hits of one pattern are judged. */
// Bounded in this file: no quantifier is open, and each looks at most 60 characters back
const TRIES = 300
/** Details of the site's maker or host, and examples in forms. */
const OTHERS =
  /(?:website|site|webdesign|design|ontwerp|realisatie|hosting|gemaakt|gebouwd|ontwikkeld|powered)\s?(?:door|by|:)[^\n]{0,60}$|placeholder\s{0,2}=\s{0,2}["']?[^"'\n]{0,40}$/i

export function* hits(pattern: RegExp, text: string): Generator<{ match: RegExpExecArray; before: string }> {
  let tries = 0
  for (const match of text.matchAll(pattern)) {
    if (tries++ >= TRIES) return
    const before = text.slice(Math.max(0, match.index - 80), match.index)
    if (!OTHERS.test(before)) yield { match, before }
  }
}

export function first(
  pattern: RegExp,
  text: string,
  accept: (match: RegExpExecArray, before: string) => boolean = () => true,
): string | null {
  for (const { match, before } of hits(pattern, text)) if (accept(match, before)) return match[0]
  return null
}

/** The first finder that finds something. */
export const or =
  (...finders: Finder[]): Finder =>
  (looked) => {
    for (const find of finders) {
      const found = find(looked)
      if (found !== null) return found
    }
    return null
  }
