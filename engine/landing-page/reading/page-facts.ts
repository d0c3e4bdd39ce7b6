/** Which of the company's facts one page states, states otherwise, or misses. */
import { COMPARED_FACTS, NO_VALUES, type Place, type StatedValue } from '#engine/consistency/facts.ts'
import { compareSource, type Wanted } from '#engine/consistency/reading/compare-facts.ts'
import { RULES, type Rule, readValues, type ValueOf } from '#engine/consistency/reading/fact-rules.ts'
import { websiteSources } from '#engine/consistency/reading/sources.ts'
import { nameIn, wordsIn } from '#engine/consistency/reading/words-in-text.ts'
import type { SchemaNode } from '#engine/extract/markup/schema-nodes.ts'
import { nameKey } from '#engine/extract/naming/name-parts.ts'
import type { Page } from '#engine/extract/page/page.ts'
import { domainOf, siteContext, textSource } from '#engine/extract/site-context.ts'
import type { LandingPageCompany, PageFact, PageFactId } from '#engine/landing-page/landing-page.ts'
import { around, excerpt } from '#engine/wording.ts'
import { hoursFact } from './page-hours.ts'

/** Where a page states what holds for the company: elsewhere in its text it may speak of others. */
const OF_THE_COMPANY: ReadonlySet<Place> = new Set(['json-ld', 'microdata', 'rdfa', 'footer', 'contact'])
const MARKUP: ReadonlySet<Place> = new Set(['json-ld', 'microdata', 'rdfa'])

export function wantedOf({ facts }: LandingPageCompany, url: string): Wanted {
  const country = domainOf(url).endsWith('.be') ? 'BE' : 'NL'
  const present = readValues(facts, country)
  return { company: { country, names: present.name, allNames: present.name }, present, former: NO_VALUES }
}

/** `nodes`: the page's markup that stands for the company. */
export function pageFacts(page: Page, nodes: SchemaNode[], takenAt: string, company: LandingPageCompany): PageFact[] {
  const wanted = wantedOf(company, page.url)
  const sources = websiteSources(siteContext([page], page.url, takenAt), wanted.company)
  const compared = sources.map((source) => compareSource(source, wanted).facts)
  const facts = COMPARED_FACTS.flatMap((fact): PageFact[] => {
    const values = shownValues(wanted, fact)
    if (fact === 'website' || values.length === 0) return []
    const found = compared.flatMap((one) => one[fact] ?? [])
    const differing = found
      .filter(({ outcome }) => outcome === 'differs')
      .flatMap(({ stated }) => stated)
      .filter(({ place }) => (fact === 'name' ? MARKUP : OF_THE_COMPANY).has(place))
    if (differing.length > 0) return [{ fact, outcome: 'differs', values, stated: differing.slice(0, 3) }]
    const same =
      found.find(({ outcome }) => outcome === 'same')?.stated ?? (fact === 'address' ? placeOn(page, wanted) : [])
    return [{ fact, outcome: same.length > 0 ? 'states' : 'misses', values, stated: same.slice(0, 1) }]
  })
  return [...facts, ...hoursFact(page, nodes, company.hours, OF_THE_COMPANY), ...servicesOf(page, company)]
}

/** A company that gives no street is at a place, which a page may name anywhere, its title included. */
function placeOn(page: Page, { present }: Wanted): StatedValue[] {
  const city = present.address.every(({ street, postalCode }) => !street && !postalCode)
    ? present.address[0]?.city
    : null
  if (!city) return []
  const [found] = nameIn(wordsIn(page.text), nameKey(city))
  if (found) return [quoted(page, city, found.at, found.length)]
  const inTitle = nameIn(wordsIn(page.title), nameKey(city)).length > 0
  return inTitle
    ? [{ value: city, page: page.url, place: 'title', quote: excerpt(page.title, 200), isFormer: false }]
    : []
}

function shownValues<F extends keyof Wanted['present']>({ present }: Wanted, fact: F): string[] {
  const rule: Rule<ValueOf<F>> = RULES[fact]
  return (present[fact] as ValueOf<F>[]).map((value) => rule.shown(value))
}

/** A page about one service need not name the others. */
function servicesOf(page: Page, { questions: { services } }: LandingPageCompany): PageFact[] {
  if (services.length === 0) return []
  const words = wordsIn(page.text)
  const stated = services.flatMap((service): StatedValue[] => {
    const [found] = nameIn(words, nameKey(service))
    return found ? [quoted(page, service, found.at, found.length)] : []
  })
  const fact: PageFactId = 'services'
  return [{ fact, outcome: stated.length > 0 ? 'states' : 'misses', values: [...services], stated: stated.slice(0, 3) }]
}

function quoted(page: Page, value: string, at: number, length: number): StatedValue {
  return {
    value,
    page: page.url,
    place: textSource(page, at) as Place,
    quote: excerpt(around(page.text, at, 60, length + 60), 200),
    isFormer: false,
  }
}
