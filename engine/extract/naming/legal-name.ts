/** The registered name where the text states it beside the company's own name: 'Voorbeeld Holding B.V.'. */

import { factAt, type SiteContext } from '#engine/extract/site-context.ts'
import type { Fact } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'
import { LEGAL_FORM } from '#engine/vocabulary/legal-forms.ts'

const FORM = new RegExp(`,? (${LEGAL_FORM})(?![\\p{L}\\d])`, 'gu')
const MAX_WORDS = 9

export function legalNameInText(site: SiteContext, name: string): Fact<string>[] {
  const folded = fold(name)
  if (folded.length < 3) return []
  const found: Fact<string>[] = []
  for (const page of site.pages) {
    for (const match of page.text.matchAll(FORM)) {
      const line = page.text
        .slice(Math.max(0, match.index - 90), match.index)
        .split('\n')
        .at(-1)!
      const words = line.split(' ').slice(-MAX_WORDS)
      // 'Welkom bij Bakkerij Voorbeeld B.V.': the words before the name are not part of it.
      for (let from = 0; from < words.length; from++) {
        const rest = words.slice(from).join(' ')
        const key = fold(rest)
        const same = key === folded || (key.startsWith(folded) && key.length <= folded.length + 20)
        if (/^[\p{Lu}\d]/u.test(rest) && (same || (folded.startsWith(key) && key.length >= 5))) {
          found.push(factAt(page, match.index - rest.length, rest.length + match[0].length, `${rest} ${match[1]}`))
          break
        }
      }
    }
  }
  return found
}
