/** The facts of a website or a document with all that its owner needs to judge them. */
import type { SiteEvidence } from '#engine/evidence.ts'
import type { FoundFacts, FoundPerson } from '#engine/found-facts.ts'
import { notReadOf } from '#engine/report/not-read.ts'
import type { Address, Conflict, Fact } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'
import { readCompanyFacts } from './company-facts.ts'
import type { FactsReading } from './facts-reading.ts'
import { first, nodes } from './markup/schema-nodes.ts'
import { hoursInDutch } from './offer/hours-grammar.ts'
import type { Page } from './page/page.ts'
import { heroImageOf, summaryOf } from './profile/about-site.ts'
import { labelledCases } from './profile/cases.ts'
import { languagesOf } from './profile/languages.ts'
import { otherNamesOf } from './profile/other-names.ts'
import { packagesOf } from './profile/packages.ts'
import { closedDaysOf, specialHoursOf } from './profile/special-hours.ts'
import { readSite } from './read-site.ts'
import { fact, type SiteContext } from './site-context.ts'
import { withoutNumbers } from './without-numbers.ts'

export interface FindOptions {
  /** What the company's own account calls it. */
  name?: string
  /** The pages were too heavy to read. */
  tooHeavy?: boolean
}

export function factsOfSite(evidence: SiteEvidence, { name, tooHeavy }: FindOptions = {}): FoundFacts {
  const site = readSite(evidence, { ...(name ? { account: { name } } : {}), ...(tooHeavy ? { tooHeavy } : {}) })
  return withoutNumbers(
    {
      outcome: site.outcome.id,
      notRead: notReadOf(site.outcome, 'nl') ?? null,
      ...foundIn(site.home ? site.site : { ...site.site, pages: [] }, site),
    },
    site.bsnNumbers,
  )
}

/** The same of pages that are no website's: of a document. */
export function factsOfPages(site: SiteContext, name?: string): FoundFacts {
  const reading = readCompanyFacts(site, name)
  return withoutNumbers({ outcome: 'read', notRead: null, ...foundIn(site, reading) }, reading.bsnNumbers)
}

function foundIn(
  site: SiteContext,
  reading: Pick<FactsReading, 'facts' | 'conflicts' | 'company' | 'candidates' | 'nodes'>,
): Omit<FoundFacts, 'outcome' | 'notRead'> {
  const { facts, conflicts, company, candidates } = reading
  const contradictions: FoundFacts['contradictions'] = {}
  for (const conflict of conflicts) {
    const values = valuesOf(conflict, candidates)
    if (values.length > 1) Object.assign(contradictions, { [conflict.field]: values })
  }
  return {
    facts: site.pages.length > 0 ? facts : {},
    contradictions,
    otherAddresses: otherAddresses(candidates.address, facts.address, contradictions.address ?? []),
    people: company.flatMap((node) =>
      nodes(node, 'employee', 'employees', 'founder', 'member').flatMap((person): Fact<FoundPerson>[] => {
        const name = first(person, 'name') ?? ''
        const isPerson = person.types.includes('Person') || person.types.length === 0
        return isPerson && /\p{L}{2}/u.test(name) && name.length <= 80
          ? [{ ...at(node), value: { name, role: first(person, 'jobTitle') ?? '' }, snippet: person.snippet }]
          : []
      }),
    ),
    map: mapOf(site.pages),
    reviewPages: (facts.reviews ?? []).filter(({ source, value }) => source === 'link' && /^https?:/.test(value)),
    pages: site.pages.map((page) => ({ url: page.url, name: pageName(page, facts.name?.value ?? '') })),
    ...forTheProfile(site, reading),
  }
}

/** What a profile has a field for and no check asks about. */
function forTheProfile(
  site: SiteContext,
  { facts, company, candidates, nodes }: Pick<FactsReading, 'facts' | 'company' | 'candidates' | 'nodes'>,
) {
  return {
    summary: summaryOf(site, facts),
    languages: languagesOf(site, company),
    otherNames: otherNamesOf(company, facts),
    packages: packagesOf(site, nodes),
    cases: labelledCases(site),
    specialHours: specialHoursOf(site, company),
    closedDays: candidates.openingHours
      .map((hours) => ({ hours: hours.value, days: closedDaysOf(site, company, hours) }))
      .filter(({ days }) => days.length > 0),
    heroImage: heroImageOf(site, facts.logo?.value),
  }
}

const at = ({ source, page }: { source: Fact<unknown>['source']; page: string }) => ({ source, page })

/** A conflict holds its values as they are shown; these are the values themselves. */
function valuesOf({ field, values }: Conflict, candidates: FactsReading['candidates']): Fact<never>[] {
  if (!(field in candidates)) return []
  const found = candidates[field as keyof typeof candidates] as Fact<unknown>[]
  const shown = (value: unknown) =>
    field === 'openingHours'
      ? hoursInDutch(String(value))
      : field === 'address'
        ? [(value as Address).street, (value as Address).postalCode, (value as Address).city].filter(Boolean).join(', ')
        : String(value)
  return values.flatMap((one) => {
    const same = found.filter((other) => shown(other.value) === one.value)
    const value = same.find((other) => other.page === one.page) ?? same[0]
    return value ? [value as Fact<never>] : []
  })
}

const MOST_ADDRESSES = 20

/** Another street is another location; what contradicts the first is none. */
function otherAddresses(
  found: Fact<Address>[],
  main: Fact<Address> | undefined,
  contradicting: Fact<Address>[],
): Fact<Address>[] {
  const key = ({ street, postalCode }: Address) => `${fold(street ?? '')} ${fold(postalCode ?? '')}`
  const known = new Set([...(main ? [main] : []), ...contradicting].map(({ value }) => key(value)))
  const streets = new Set([...(main ? [main] : []), ...contradicting].map(({ value }) => fold(value.street ?? '')))
  return found
    .filter(({ value }) => {
      if (!value.street || !value.postalCode || !value.city) return false
      const isNew = !known.has(key(value)) && !streets.has(fold(value.street))
      known.add(key(value))
      streets.add(fold(value.street))
      return isNew
    })
    .slice(0, MOST_ADDRESSES)
}

const MAP =
  /^https?:\/\/(?:(?:www\.)?google\.(?:com|nl|be)\/maps\/|maps\.google\.(?:com|nl|be)\/|maps\.app\.goo\.gl\/|goo\.gl\/maps\/|g\.page\/|(?:www\.)?openstreetmap\.org\/)/i

function mapOf(pages: Page[]): Fact<string> | null {
  for (const page of pages) {
    const link = page.links.find(({ href }) => href.length <= 1_000 && MAP.test(href) && !/\/embed/i.test(href))
    if (link) return fact(page, 'link', link.href, `<a href="${link.href}"> ${link.text}`)
  }
  return null
}

/** What the page calls itself, without the company's name. */
function pageName(page: Page, company: string): string {
  if (page.kind === 'home') return ''
  const parts = page.title
    .slice(0, 200)
    .split(/[|•:–—»]|\s-\s/)
    .map((part) => part.trim())
  const own = parts.find((part) => part.length >= 2 && part.length <= 40 && fold(part) !== fold(company))
  return own ?? (decodeURI(safePath(page.url)).split('/').filter(Boolean).at(-1) ?? '').replace(/\.\w{2,5}$/, '')
}

function safePath(url: string): string {
  const path = URL.parse(url)?.pathname ?? ''
  return /%(?![0-9a-f]{2})/i.test(path) || /%[89a-f]/i.test(path) ? '' : path
}
