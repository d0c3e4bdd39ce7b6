/** The company's description in one or two sentences: from meta tags, else from its first sentence about itself. */

import type { Page } from '#engine/extract/page/page.ts'
import { headingLevel } from '#engine/extract/page/sections.ts'
import { fact, type SiteContext } from '#engine/extract/site-context.ts'
import type { Fact } from '#engine/report/report.ts'
import { fold, isFiller } from '#engine/text.ts'
import { excerpt } from '#engine/wording.ts'
import { tradeIn } from './trades.ts'

const SHORTEST = 25
const TAGS = ['description', 'og:description', 'twitter:description', 'dc.description']

/** UTF-8 that was once read as Windows-1252. */
const MOJIBAKE = /â‚¬|â€|Ã[©«¨¶¼]/
/** Default descriptions of website systems and templates. */
const TEMPLATE =
  /^(?:welkom|home|just another|een andere wordpress|nog een wordpress|mijn website|description|omschrijving|website|meta description|vul hier|typ hier)\b.{0,40}$|wordpress[- ]site$|\b(?:onder constructie|under construction|coming soon|maintenance mode|binnenkort online)\b|(?:gemaakt|gebouwd|created|powered) (?:met|door|by|with) (?:wix|wordpress|jimdo|squarespace|webador)/i
/** Whether a sentence can describe the company: long enough, and no template or filler text. */
export function isDescription(text: string): boolean {
  return text.length >= SHORTEST && !MOJIBAKE.test(text) && !TEMPLATE.test(text.trim()) && !isFiller(text)
}

/** In order of trust: the meta tags of the home page, then the first sentence about the company on the home page or an about page. */
export function descriptionsOf(site: SiteContext, name: string): Fact<string>[] {
  const home = site.pages[0]
  if (!home) return []
  const tags = TAGS.flatMap((tag) => {
    const content = home.metas.find((meta) => meta.name === tag)?.content ?? ''
    return isDescription(content) ? [fact(home, 'meta', excerpt(content, 600), `<meta ${tag}> ${content}`)] : []
  })
  const told = [home, ...site.pages.slice(1).filter((page) => page.kind === 'about')].flatMap((page) => {
    const first = introduction(page, name)
    return first ? [fact(page, 'text', excerpt(first, 600), first)] : []
  })
  return [...tags, ...told]
}

/** News, notices and stories are not an introduction. */
const NEWS =
  /\b(?:overlijden|overleden|overleed|in memoriam|condol\p{L}*|nieuws(?:brief|bericht)?|vacature|kortingscode|black friday|let op|vakantie|feestdagen|corona|covid|cookies?|javascript|browser|proefschrift|blog|lees (?:meer|verder)|aanmelden|inschrijven|winactie|nu met|(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december) 20\d\d)\b/iu
const SPEAKS_OF_ITSELF =
  /\b(?:is|zijn|ben|biedt|bieden|bied|helpt|helpen|help|verzorgt|verzorgen|verzorg|levert|leveren|lever|maakt|maken|maak|doet|doen|doe|werkt|werken|werk|richt|richten|gespecialiseerd|specialist|staat|staan|sta|bakt|bakken|bouwt|bouwen|installeert|installeren|kunt|kun|kan|vindt|vind|begeleidt|begeleiden|begeleid|ontwerpt|ontwerpen|adviseert|adviseren|onderhoudt|onderhouden|repareert|repareren|is|are|offer|offers|help|helps|provide|provides|make|makes|build|builds|design|designs|specialise|specialize)\b/i
const WE = /\b(?:wij|we|ik|onze|ons|mijn|our|us)\b/i

/** The first paragraph in which the company says what it is or does. */
function introduction(page: Page, name: string): string | undefined {
  const folded = fold(name)
  return page.shown.find(({ text, region, hidden, ...line }) => {
    if (text.length < 60 || text.length > 900 || hidden || region === 'footer' || region === 'header') return false
    if (headingLevel({ text, region, hidden, ...line }) > 0 || NEWS.test(text) || !isDescription(text)) return false
    if (/^[“"„«‘']/.test(text) || text.endsWith('?')) return false
    const start = text.slice(0, 250).split(/[.!?] /)[0]!
    if (!SPEAKS_OF_ITSELF.test(start)) return false
    const named = folded.length >= 3 && fold(start).includes(folded)
    return named || (WE.test(start) && tradeIn(text) !== null)
  })?.text
}
