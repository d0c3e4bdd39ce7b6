/** The company's trade, in its own words. */

import { headingLevel } from '#engine/extract/page/sections.ts'
import { fact, type SiteContext } from '#engine/extract/site-context.ts'
import type { Fact } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'
import { isListedTrade, tradeIn } from './trades.ts'

/**
 * The trades in name, title, headings and description, the most specific first. A word that only ends like a trade and
 * appears only in the name is part of that name: 'Molenzorg'.
 */
export function sectorsOf(site: SiteContext, name: string, description: string): Fact<string>[] {
  const home = site.pages[0]
  if (!home) return []
  const words = site.pages.map((page) => `${page.title}\n${page.text}\n${description}`.replaceAll(name || '\0', ' '))
  const isTrade = (trade: string) =>
    fold(trade) !== fold(name) && (isListedTrade(trade) || words.some((text) => holdsWord(text.toLowerCase(), trade)))
  const ofLevel = (level: number) => home.shown.filter((line) => headingLevel(line) === level).map((line) => line.text)
  const said: [Fact<string>['source'], string[]][] = [
    ['text', [name]],
    ['meta', [home.title]],
    ['text', ofLevel(1)],
    ['meta', [description]],
    ['text', ofLevel(2).slice(0, 4)],
    ['meta', site.pages.slice(1).map((page) => page.title)],
  ]
  return said.flatMap(([source, texts]) =>
    texts.flatMap((text) => {
      const trade = tradeIn(text)
      return trade && isTrade(trade) ? [fact(home, source, trade, text)] : []
    }),
  )
}

function holdsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/\p{L}/u.test(text[at - 1] ?? '') && !/\p{L}/u.test(text[at + word.length] ?? '')) return true
  }
  return false
}
