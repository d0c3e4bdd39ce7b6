/** The company's name: the candidate on which most places agree. The domain counts as one weak vote. */

import { tradeIn } from '#engine/extract/offer/trades.ts'
import { fact, type SiteContext } from '#engine/extract/site-context.ts'
import type { Fact } from '#engine/report/report.ts'
import { isSlogan, nameKey, nameParts, nameWords, tidyName, withoutLegalForm } from './name-parts.ts'
import { nameWitnesses, type Witness, type WitnessKind } from './name-witnesses.ts'

/** The weight of each kind of place that states exactly this name. */
const WEIGHT: Record<WitnessKind, number> = {
  'json-ld': 4,
  'og:site_name': 4,
  copyright: 3,
  contact: 2.5,
  title: 2,
  'og:title': 1,
  h1: 2,
  'website-node': 2,
  'app-name': 1,
  logo: 1.5,
  domain: 1.5,
}
/** Places whose purpose is to state the name: one is enough when nothing contradicts it. */
const STATES: ReadonlySet<WitnessKind> = new Set(['json-ld', 'og:site_name', 'copyright', 'contact', 'website-node'])
/** A text with other words besides the name weighs less. */
const AMONG_OTHERS = 0.35
const ENOUGH = 2

interface Candidate {
  text: string
  words: string
  /** The highest weight per kind of place. */
  said: Map<WitnessKind, number>
  exact: Set<WitnessKind>
  /** Votes from the running text and the domain. */
  echoes: number
  /** The number of pages that state it exactly. */
  pages: Set<string>
  witness: Witness
  score: number
}

export function nameOf(
  site: SiteContext,
  cities: string[],
  stated: Fact<string>[],
  webSites: { name: string; page: string }[],
): Fact<string> | undefined {
  const witnesses = nameWitnesses(site, stated, webSites, cities)
  const candidates = candidatesOf(witnesses)
  hear(candidates, witnesses, site)
  const places = new Set([...cities, ...placesIn(site)].map(nameKey))
  for (const one of candidates) one.score += bearing(one, site, places)
  const [best] = [...candidates].sort((a, b) => b.score - a.score || a.text.length - b.text.length)
  if (!best || !isConvincing(best)) return undefined
  const { text, witness } = fuller(best, candidates) ?? best
  return fact(witness.page, witness.source, text, witness.snippet)
}

function candidatesOf(witnesses: Witness[]): Candidate[] {
  const byKey = new Map<string, Candidate>()
  const ofHome = witnesses[0]?.page
  // Places that state the name come first, so that their spelling is kept.
  for (const witness of [...witnesses].sort((a, b) => WEIGHT[b.kind] - WEIGHT[a.kind])) {
    const whole = STATES.has(witness.kind) ? tidyName(witness.text) : null
    const parts = nameParts(witness.text)
    for (const text of new Set([...(whole ? [whole] : []), ...parts])) {
      const key = nameKey(text)
      if (key.length < 2 || byKey.size > 200) continue
      const known = byKey.get(key)
      const home = witness.page === ofHome || witness.page.kind === 'home'
      // One of three parts of a title is a subject of the page rather than the name.
      const alone = parts.length <= 1 || text === whole ? 1 : 0.8
      const worth = WEIGHT[witness.kind] * (home || STATES.has(witness.kind) ? 1 : 0.5) * alone
      const one = known ?? {
        text,
        words: ` ${nameWords(text).join(' ')} `,
        said: new Map(),
        exact: new Set(),
        echoes: 0,
        pages: new Set(),
        witness,
        score: 0,
      }
      one.said.set(witness.kind, Math.max(one.said.get(witness.kind) ?? 0, worth))
      one.exact.add(witness.kind)
      one.pages.add(witness.page.url)
      // 'BAKKERIJ DE KORENAAR' in capitals is typography, not spelling.
      if (known && known.text === known.text.toUpperCase() && text !== text.toUpperCase()) known.text = text
      // The legal form belongs in the legal name.
      if (known && withoutLegalForm(text) === text && withoutLegalForm(known.text) !== known.text) known.text = text
      byKey.set(key, one)
    }
  }
  return [...byKey.values()]
}

/** Votes from texts that contain a candidate among other words, and from the number of mentions. */
function hear(candidates: Candidate[], witnesses: Witness[], site: SiteContext): void {
  const heard = witnesses.map(({ kind, text }) => ({ kind, words: ` ${nameWords(text).join(' ')} ` }))
  const home = site.pages[0]
  const body = home ? ` ${nameWords(home.text.slice(0, 600)).join(' ')} ` : ''
  const rest = site.pages.map((page) => wordsOf(page.text.slice(0, 40_000)))
  for (const one of candidates) {
    for (const { kind, words } of heard)
      if (!one.said.has(kind) && words.includes(one.words)) one.said.set(kind, WEIGHT[kind] * AMONG_OTHERS)
    one.score = [...one.said.values()].reduce((sum, worth) => sum + worth, 0)
    const mentions = rest.filter((words) => words.includes(one.words)).length + (body.includes(one.words) ? 1 : 0)
    one.score += Math.min(2, mentions * 0.4)
    if (mentions > 0) one.echoes++
    if (one.pages.size > 1) one.score += Math.min(1.5, (one.pages.size - 1) * 0.5)
    // Words in the title of every page are not about one page.
    if (one.pages.size > 2) one.echoes++
  }
}

function wordsOf(text: string): string {
  return ` ${text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[&+]/g, ' en ')
    .replace(/[^a-z0-9]+/g, ' ')} `
}

/** Judges the words themselves: a promise, a bare trade or a place is not a name; an equal domain is a weak vote for it. */
function bearing(one: Candidate, site: SiteContext, places: Set<string>): number {
  const key = nameKey(one.text)
  const domain = site.foldedDomain
  let points = 0
  if (isSlogan(one.text)) points -= 4
  if (/\.[a-z]{2,4}$/i.test(one.text)) points -= 2
  const trade = tradeIn(one.text)
  const bare = one.words
    .trim()
    .split(' ')
    .filter((word) => !places.has(word) && word !== 'in')
  if (bare.length === 0) points -= 5
  // 'Loodgieter Testdam' is a trade and a place, without a name.
  else if (trade && nameKey(trade) === bare.join('') && !one.exact.has('json-ld')) points -= 3
  const related = domain.length >= 4 && key.length >= 4 && (domain.includes(key) || key.includes(domain))
  if (related) {
    points += key === domain ? 1.5 : 0.75
    one.echoes++
  }
  return points
}

/** 'Actief in Testdam en omgeving': an area of work is not part of a name. */
function placesIn(site: SiteContext): string[] {
  const text = site.pages[0]?.text.slice(0, 8000) ?? ''
  // Bounded: the first 8,000 characters of a page
  return [...text.matchAll(/(?<!\p{L})(?:in|te|uit|regio|omgeving) (\p{Lu}\p{L}{2,30})/gu)]
    .slice(0, 40)
    .map(([, place]) => place!)
}

function isConvincing({ said, exact, echoes, score }: Candidate): boolean {
  if (score < ENOUGH) return false
  return [...exact].some((kind) => STATES.has(kind)) || said.size + echoes >= 2
}

/** 'De Molenwiek' is the short form; 'Fysiotherapie De Molenwiek' is the name in the places that state it. */
function fuller(best: Candidate, candidates: Candidate[]): Candidate | undefined {
  return candidates
    .filter(
      (one) =>
        one !== best &&
        one.words.includes(best.words) &&
        // 'Anna Smit & Studio Zon' is a person and a company.
        !one.words.replace(best.words, ' · ').includes(' en ·') &&
        !one.words.replace(best.words, ' · ').includes('· en ') &&
        // Words that only one place adds are ignored; words that two places add, or a trade before the name, are part of it.
        (one.exact.size > 1 || tradeIn(one.text) !== tradeIn(best.text)) &&
        one.score >= best.score * 0.6 &&
        !isSlogan(one.text) &&
        [...one.exact].filter((kind) => STATES.has(kind)).length >
          [...best.exact].filter((kind) => STATES.has(kind)).length,
    )
    .sort((a, b) => b.score - a.score)[0]
}

/** The name from the account, if the site says it too. */
export function knownNameOn(site: SiteContext, known: string): Fact<string> | undefined {
  const wanted = ` ${nameWords(known).join(' ')} `
  const key = nameKey(known)
  if (key.length < 2) return undefined
  for (const witness of nameWitnesses(site, [], [], [])) {
    const words = ` ${nameWords(witness.text).join(' ')} `
    if (words.includes(wanted) || nameKey(witness.text) === key)
      return fact(witness.page, witness.source, withoutLegalForm(known), witness.snippet)
  }
  for (const page of site.pages) {
    const line = page.shown.find(({ text }) => wordsOf(text.slice(0, 2000)).includes(wanted))
    if (line) return fact(page, 'text', withoutLegalForm(known), line.text)
    const image = page.images.find(({ alt }) => alt && wordsOf(alt.slice(0, 300)).includes(wanted))
    if (image) return fact(page, 'text', withoutLegalForm(known), `<img alt="${image.alt.slice(0, 120)}">`)
  }
  return undefined
}
