/** Logo, description and sector where no markup states them. */
import type { Fact } from '#engine/report.ts'
import { fold } from './emails.ts'
import type { Page } from './page.ts'
import { headingLevel } from './sections.ts'
import { clip, fact, type SiteContext } from './site-context.ts'
import { tradeIn } from './trades.ts'

const NOT_OWN_LOGO =
  /keurmerk|partner|client|klant|sponsor|payment|ideal|facebook|instagram|linkedin|whatsapp|twitter|youtube|google|review|cookie|wit-logo-footer|certific/i

export function logoOf(site: SiteContext, name: string): Fact<string> | undefined {
  const names = [fold(name), site.foldedDomain].filter((one) => one.length >= 3)
  for (const page of site.pages.slice(0, 3)) {
    for (const { name: key, content } of page.metas) {
      const src = key === 'og:logo' ? URL.parse(content, page.url)?.href : undefined
      if (src) return fact(page, 'meta', src, `og:logo ${content}`)
    }
    const image = page.images.find((one) => {
      const says = `${one.alt} ${one.marks} ${one.src.split('/').at(-1)}`
      if (!one.src || one.src.startsWith('data:') || NOT_OWN_LOGO.test(says) || one.region === 'footer') return false
      const own = names.some((own) => fold(one.alt).includes(own))
      return /logo/i.test(says) ? one.region === 'header' || own : one.region === 'header' && own
    })
    if (image) return fact(page, 'link', image.src, `<img src="${image.src.split('/').at(-1)}" alt="${image.alt}">`)
  }
  return undefined
}

const EMPTY_WORDS =
  /^(?:welkom|home|just another|een andere wordpress|mijn website|description|omschrijving|website)\b.{0,25}$/i

export function descriptionsOf(site: SiteContext, name: string): Fact<string>[] {
  const found: Fact<string>[] = []
  const home = site.pages[0]
  if (!home) return found
  for (const key of ['description', 'og:description', 'twitter:description', 'dc.description']) {
    const content = home.metas.find((meta) => meta.name === key)?.content ?? ''
    if (content.length >= 25 && !EMPTY_WORDS.test(content))
      found.push(fact(home, 'meta', clip(content, 600), `<meta ${key}> ${content}`))
  }
  const first = introduction(home, name)
  if (first) found.push(fact(home, 'text', clip(first, 600), first))
  return found
}

/** The first paragraph in which the company speaks of itself. */
function introduction(page: Page, name: string): string | undefined {
  const folded = fold(name)
  return page.shown.find((line) => {
    if (
      line.text.length < 60 ||
      line.text.length > 900 ||
      headingLevel(line) > 0 ||
      line.region === 'footer' ||
      line.region === 'header'
    )
      return false
    if (/cookie|javascript|browser/i.test(line.text)) return false
    return (
      (folded.length >= 3 && fold(line.text).includes(folded)) ||
      /\b(?:wij|we|ik|onze|ons|mijn|our|us)\b/i.test(line.text)
    )
  })?.text
}

/** The company's own words for its trade. */
export function sectorsOf(site: SiteContext, name: string, description: string): Fact<string>[] {
  const home = site.pages[0]
  if (!home) return []
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
      return trade ? [fact(home, source, trade, text)] : []
    }),
  )
}
