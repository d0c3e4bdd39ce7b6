/** The registered name where the text states it beside the company's own name: 'ShareValue B.V.'. */
import type { Fact } from '#engine/report.ts'
import { fold } from './emails.ts'
import { factAt, type SiteContext } from './site-context.ts'

const FORM =
  /((?:[\p{Lu}\d][\p{L}\d&'’.+-]{0,30} (?:(?:en|&|van|de|der|den|voor|of|and|the) ){0,2}){0,5}[\p{Lu}\d][\p{L}\d&'’+-]{0,30}),? (B\.V\.|BV|B\.V|N\.V\.|NV|V\.O\.F\.|VOF|v\.o\.f\.|vof|C\.V\.|CV|BVBA|Coöperatie U\.A\.|U\.A\.)(?![\p{L}\d])/gu

export function legalNameInText(site: SiteContext, name: string): Fact<string>[] {
  const folded = fold(name)
  if (folded.length < 3) return []
  const found: Fact<string>[] = []
  for (const page of site.pages) {
    for (const match of page.text.matchAll(FORM)) {
      const words = match[1]!.split(' ')
      // 'Welkom bij Bakkerij Peterse B.V.': the words before the name are not part of it.
      for (let from = 0; from < words.length; from++) {
        const rest = words.slice(from).join(' ')
        const key = fold(rest)
        if (
          key === folded ||
          (key.startsWith(folded) && key.length <= folded.length + 20) ||
          (folded.startsWith(key) && key.length >= 5)
        ) {
          found.push(factAt(page, match.index, match[0].length, `${rest} ${match[2]}`))
          break
        }
      }
    }
  }
  return found
}
