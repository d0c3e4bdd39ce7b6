/** What pages state about the company, as the extraction of the audit reads it, for each compared fact. */
import type { ComparedFact, FactValues, Place } from '#engine/consistency/facts.ts'
import { isMarkup } from '#engine/extract/choose.ts'
import { readCompanyFacts } from '#engine/extract/company-facts.ts'
import { emailsOf } from '#engine/extract/contact/contact-facts.ts'
import type { FactsReading } from '#engine/extract/facts-reading.ts'
import { statedFacts } from '#engine/extract/markup/structured-facts.ts'
import type { SiteContext } from '#engine/extract/site-context.ts'
import type { Fact } from '#engine/report/report.ts'
import { RULES, type Rule, type ValueOf } from './fact-rules.ts'
import { type Company, formsIn } from './find-values.ts'
import { type Passage, quoteAt } from './passages.ts'

export interface Statement<F extends ComparedFact = ComparedFact> {
  value: ValueOf<F>
  page: string
  place: Place
  quote: string
}
export type Statements = { [F in ComparedFact]: Statement<F>[] }

export interface Stated {
  reading: FactsReading
  /** In JSON-LD, microdata and RDFa. */
  markup: Statements
  /** Everywhere else. */
  text: Statements
}

/** Values of which a source states one: another beside it contradicts it. Of phones and addresses a company has several. */
export const ONE_OF_A_KIND: ReadonlySet<ComparedFact> = new Set(['legalForm', 'kvk', 'vat', 'foundingYear'])

export function statementsOf(site: SiteContext, company: Company): Stated {
  const reading = readCompanyFacts(site, company.names[0])
  const { candidates, facts } = reading
  const stated = statedFacts(reading.company)
  const legal = new Set(site.pages.filter(({ kind }) => kind === 'legal').map(({ url }) => url))
  const inMarkup = <T>(found: Fact<T>[]) => found.filter(isMarkup)
  const inText = <T>(found: Fact<T>[]) => found.filter((one) => !isMarkup(one))
  /** Privacy pages and terms name the numbers of others: they count where no other page states one. */
  const ownText = <T>(found: Fact<T>[]) => {
    const shown = inText(found).filter((one) => !legal.has(one.page))
    return shown.length > 0 ? shown : inText(found)
  }
  const years = candidates.foundingYear.map((one) => ({ ...one, value: String(one.value) }))
  const emails = emailsOf(site, company.names[0] ?? '').filter(({ kind }) => kind === 'general' || kind === 'own')
  return {
    reading,
    markup: {
      name: read('name', inMarkup([...stated.name, ...stated.legalName]), company),
      legalForm: [],
      address: read('address', inMarkup(candidates.address), company),
      phone: read('phone', inMarkup(candidates.phone), company),
      email: read('email', stated.email, company),
      website: read('website', stated.url, company),
      kvk: read('kvk', inMarkup(candidates.kvk), company),
      vat: read('vat', inMarkup(candidates.vat), company),
      foundingYear: read('foundingYear', inMarkup(years), company),
    },
    text: {
      name: read('name', facts.name ? inText([facts.name]) : [], company),
      legalForm: [],
      address: read(
        'address',
        ownText(candidates.address).filter(({ value }) => value.street),
        company,
      ),
      phone: read('phone', ownText(candidates.phone), company),
      email: read('email', facts.email && !isMarkup(facts.email) ? [facts.email] : emails.slice(0, 1), company),
      website: [],
      kvk: read('kvk', ownText(candidates.kvk), company),
      vat: read('vat', ownText(candidates.vat), company),
      foundingYear: read('foundingYear', inText(years), company),
    },
  }
}

/** The legal forms that passages state behind the company's name. */
export function statedForms(passages: readonly Passage[], company: Company): Statement<'legalForm'>[] {
  return passages.flatMap((passage) =>
    formsIn(passage, company).map(({ form, at, length }) => ({
      value: form,
      page: passage.page,
      place: passage.placeAt(at),
      quote: quoteAt(passage, at, length),
    })),
  )
}

function read<F extends ComparedFact>(
  fact: F,
  found: Fact<FactValues[F][number]>[],
  { country }: Company,
): Statement<F>[] {
  const rule: Rule<ValueOf<F>> = RULES[fact]
  return found.flatMap(({ value, page, source, snippet }) => {
    const known = rule.read(value, country)
    return known === null ? [] : [{ value: known, page, place: source, quote: snippet }]
  })
}
