/** The llms.txt to paste: the owner's existing file, repaired, or else one made of the site's navigation and facts. */

import { isUsable } from '#engine/extract/page/home-state.ts'
import type { Page } from '#engine/extract/page/page.ts'
import type { SiteReading } from '#engine/extract/read-site.ts'
import { addressKey } from '#engine/fetch/same-site.ts'
import type { LlmsLink } from '#engine/llms-txt/document.ts'
import { repairLlmsTxt } from '#engine/llms-txt/reading/repair.ts'
import { writeLlmsTxt } from '#engine/llms-txt/write.ts'
import type { AuditReport } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'
import { withFile } from './file-edits.ts'
import type { Fix } from './fix.ts'
import { outcomeOf, wants } from './wants.ts'

const MOST_LINKS = 50

export function llmsTxtFix(report: AuditReport, site: SiteReading): Fix | null {
  const { name } = site.facts
  if (!name || !site.home || !wants(report, 'llms-txt')) return null
  const say = (nl: string, en: string) => (report.language === 'nl' ? nl : en)
  const unproven = say(
    'Dat het tot meer vermeldingen leidt, is niet aangetoond.',
    'That it leads to more mentions has not been shown.',
  )
  const own = ownFile(report, site)
  const mended =
    own &&
    repairLlmsTxt(own, { today: report.taken_at.slice(0, 10), baseUrl: site.evidence.llms.url, name: name.value })
  const text = mended ?? madeFile(report, site)
  const fix = {
    id: 'llms-txt',
    category: 'ontdekking',
    apply: (given) => withFile(given, 'llms', new TextEncoder().encode(text)),
  } satisfies Partial<Fix>
  if (mended)
    return {
      ...fix,
      says: say('Herstel je llms.txt.', 'Mend your llms.txt.'),
      intro: say(
        `Dit is je eigen llms.txt, zo hersteld dat lezers er niet meer op vastlopen. ${unproven}`,
        `This is your own llms.txt, mended so that readers no longer fail on it. ${unproven}`,
      ),
      code: { format: 'markdown', text: text.trimEnd() },
    }
  if (site.profileFacts)
    return {
      ...fix,
      says: say('Zet de llms.txt van je profiel op je website.', 'Put the llms.txt of your profile on your website.'),
      intro: say(
        `Je llms.txt staat klaar in je dashboard, onder ‘llms.txt’: hij bevat je hele profiel. ${unproven}`,
        `Your llms.txt is ready in your dashboard, under ‘llms.txt’: it holds your whole profile. ${unproven}`,
      ),
    }
  return {
    ...fix,
    says: say('Zet een llms.txt in de hoofdmap van je site.', 'Put an llms.txt in the root of your site.'),
    intro: say(
      `Zet dit als llms.txt in de hoofdmap van je site. ${unproven}`,
      `Put this as llms.txt in the root of your site. ${unproven}`,
    ),
    code: { format: 'markdown', text: text.trimEnd() },
  }
}

function ownFile(report: AuditReport, { evidence: { llms } }: SiteReading): string | null {
  return outcomeOf(report, 'llms-txt') === 'invalid' && isUsable(llms)
    ? new TextDecoder('utf-8').decode(llms.body)
    : null
}

export function madeFile(report: AuditReport, site: SiteReading): string {
  const { facts } = site
  const say = (nl: string, en: string) => (report.language === 'nl' ? nl : en)
  const { street, postalCode, city } = facts.address?.value ?? {}
  const place = [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const told: [string, string | undefined][] = [
    [say('Adres', 'Address'), place || undefined],
    [say('Telefoon', 'Phone'), facts.phone?.value],
    [say('E-mail', 'E-mail'), facts.email?.value],
    ['KvK', facts.kvk?.value],
    [say('Btw-id', 'VAT id'), facts.vat?.value],
    [say('Opgericht', 'Founded'), facts.foundingYear ? String(facts.foundingYear.value) : undefined],
    [say('Laatst bijgewerkt', 'Last updated'), report.taken_at.slice(0, 10)],
  ]
  const links = navigationOf(site)
  return writeLlmsTxt({
    name: facts.name?.value ?? '',
    summary: (facts.description?.value ?? facts.sector?.value ?? '').slice(0, 300),
    details: [
      {
        label: say('Gegevens', 'Details'),
        facts: told.flatMap(([term, value]) => (value ? [{ term, value }] : [])),
      },
    ],
    sections: [
      { title: say('Pagina’s', 'Pages'), links: links.filter(({ optional }) => !optional) },
      { title: 'Optional', links: links.filter(({ optional }) => optional) },
    ],
  })
}

const OPTIONAL =
  /privacy|cookie|voorwaarden|terms|conditions|disclaimer|sitemap|colofon|imprint|klachten|\bavg\b|\bgdpr\b|inloggen|log-?in|winkelwagen|cart/i
const NO_PAGE =
  /\.(?:jpe?g|png|gif|webp|svg|avif|zip|docx?|xlsx?|mp4|css|js|xml|ico)$|\/(?:feed|wp-json|wp-admin|wp-login\.php|cdn-cgi)(?:\/|$)/i
/** Link texts that do not describe the page behind them. */
const EMPTY_TITLE =
  /^(?:(?:lees|bekijk|meer|klik|ontdek|download|view|read|see|more|discover)(?![\p{L}])|hier$|here$|menu$|home ?page$|\p{L}{2}$|\P{L}*$)/iu
/** The text of a link around a whole card is not a title. */
const LONGEST_TITLE = 60

/** Every page that the site's menus link to, each once, with its title there. */
export function navigationOf(site: SiteReading): (LlmsLink & { optional: boolean })[] {
  const [home] = site.pages
  if (!home) return []
  const base = URL.parse(home.url)
  const read = new Map(site.pages.map((page) => [addressKey(page.url), page]))
  const found = new Map<string, LlmsLink & { optional: boolean }>()
  const titles = new Set<string>()
  const add = (href: string, text: string) => {
    const url = URL.parse(href)
    if (!url || !base || url.host !== base.host || !/^https?:$/.test(url.protocol) || NO_PAGE.test(url.pathname)) return
    url.hash = ''
    const key = addressKey(url.href)
    const page = read.get(key)
    const title = [text, ownTitle(page), wordsOf(url)]
      .map(tidy)
      .find((one) => one.length <= LONGEST_TITLE && !EMPTY_TITLE.test(one) && !titles.has(fold(one)))
    if (found.has(key) || !title || found.size === MOST_LINKS) return
    titles.add(fold(title))
    const notes = page && descriptionOf(page)
    found.set(key, {
      title,
      url: url.href,
      ...(notes ? { notes } : {}),
      optional: OPTIONAL.test(`${url.pathname} ${title}`),
    })
  }
  add(home.url, 'Home')
  const inMenus = (page: Page) => page.links.filter(({ region }) => region === 'header' || region === 'footer')
  for (const { href, text } of inMenus(home)) add(href, text)
  for (const { href, text } of home.links) add(href, text)
  for (const page of site.pages.slice(1)) {
    add(page.url, '')
    for (const { href, text } of inMenus(page)) add(href, text)
  }
  return [...found.values()]
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The page's own part of a title such as 'Contact — Voorbeeld BV'. */
const ownTitle = (page: Page | undefined) => page?.title.split(/ [|–—·-] /, 1)[0] ?? ''

/** '/diensten/voet-massage/' → 'Voet massage'. */
function wordsOf(url: URL): string {
  const last = url.pathname.split('/').filter(Boolean).at(-1) ?? ''
  const words = last
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_+]+/g, ' ')
    .replace(/%[\da-f]{2}/gi, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function descriptionOf(page: Page): string {
  const content = page.metas.find(({ name }) => name === 'description')?.content ?? ''
  // Bounded: the first 160 characters
  return content.length <= 160 ? content : `${content.slice(0, 160).replace(/\s+\S*$/, '')} …`
}
