/** One source against the company's facts: same, differs or absent, each with its place and quote. */
import {
  COMPARED_FACTS,
  type ComparedFact,
  type FactInSource,
  type FactValues,
  type SourceComparison,
  type StatedValue,
} from '#engine/consistency/facts.ts'
import { nameKey } from '#engine/extract/naming/name-parts.ts'
import { excerpt } from '#engine/wording.ts'
import { RULES, type Rule, type ValueOf } from './fact-rules.ts'
import { type Company, FINDERS, type Finder } from './find-values.ts'
import { isPast } from './is-past.ts'
import { quoteAt } from './passages.ts'
import type { ReadSource } from './sources.ts'
import { ONE_OF_A_KIND, type Statement } from './statements.ts'

export interface Wanted {
  company: Company
  /** Both as fact-rules.ts reads them, without a value in common. */
  present: FactValues
  former: FactValues
}

const MOST_STATED = 20

export function compareSource(source: ReadSource, wanted: Wanted): SourceComparison {
  const facts: SourceComparison['facts'] = {}
  for (const fact of COMPARED_FACTS) {
    if (wanted.present[fact].length + wanted.former[fact].length === 0) continue
    facts[fact] = compareFact(fact, source, wanted)
  }
  const base = { kind: source.kind, url: source.url, pages: source.pages }
  if (!isAboutCompany(source, facts))
    return { ...base, state: 'not-readable', reason: 'other-company', facts: mapped(facts, NOT_READABLE) }
  return { ...base, state: 'read', reason: null, facts }
}

const NOT_READABLE: FactInSource = { outcome: 'not-readable', stated: [] }

/** A source that could not be read says nothing of any fact; a file that is not there states none. */
export function unreadSource(
  base: Pick<SourceComparison, 'kind' | 'url'>,
  state: 'missing' | 'not-readable',
  reason: SourceComparison['reason'],
  { present, former }: Pick<Wanted, 'present' | 'former'>,
): SourceComparison {
  const facts: SourceComparison['facts'] = {}
  for (const fact of COMPARED_FACTS)
    if (present[fact].length + former[fact].length > 0)
      facts[fact] = state === 'missing' ? { outcome: 'absent', stated: [] } : NOT_READABLE
  return { ...base, state, reason, pages: state === 'missing' ? [base.url] : [], facts }
}

function mapped(facts: SourceComparison['facts'], to: FactInSource): SourceComparison['facts'] {
  return Object.fromEntries(Object.keys(facts).map((fact) => [fact, to]))
}

/** A page elsewhere that names none of the company's values is a sign-in wall, or about another company. */
function isAboutCompany({ kind }: ReadSource, facts: SourceComparison['facts']): boolean {
  if (kind !== 'linked-page' && kind !== 'pasted-page') return true
  return (['name', 'phone', 'email', 'website', 'kvk', 'vat', 'address'] as const).some(
    (fact) => facts[fact]?.outcome === 'same' || facts[fact]?.stated.some(({ isFormer }) => isFormer),
  )
}

function compareFact<F extends ComparedFact>(fact: F, source: ReadSource, wanted: Wanted): FactInSource {
  const present = wanted.present[fact] as ValueOf<F>[]
  const former = wanted.former[fact] as ValueOf<F>[]
  const stated = source.statements[fact] as Statement<F>[]
  const leftovers = [...new Set(former)].flatMap((value) => {
    const found = placesOf(fact, value, source, wanted.company, present)
    const read = statedFormer(fact, value, stated, present)
    return [
      ...found,
      ...read.filter(({ page, place }) => !found.some((one) => one.page === page && one.place === place)),
    ]
  })
  const right =
    firstOf(present.map((value) => placesOf(fact, value, source, wanted.company, null)[0])) ??
    firstOf(
      stated.map((one) =>
        isAny(fact, one.value, present) || !isTelling(fact, one, present)
          ? shownStatement(fact, one, false)
          : undefined,
      ),
    )
  const others = stated.filter(
    (one) =>
      !isAny(fact, one.value, present) &&
      !isAny(fact, one.value, former) &&
      !tellsOfPast(fact, one) &&
      isTelling(fact, one, present),
  )
  if (leftovers.length > 0) return { outcome: 'differs', stated: unique(leftovers).slice(0, MOST_STATED) }
  const differing = others.map((one) => shownStatement(fact, one, false))
  if (present.length > 0 && ONE_OF_A_KIND.has(fact) && differing.length > 0 && mayContradict(source))
    return { outcome: 'differs', stated: unique(differing).slice(0, MOST_STATED) }
  if (right) return { outcome: 'same', stated: [right] }
  const other = present.length > 0 ? otherThan(differing, source, wanted.present.name) : []
  return other.length > 0 ? { outcome: 'differs', stated: other } : { outcome: 'absent', stated: [] }
}

function firstOf<T>(values: (T | undefined)[]): T | undefined {
  return values.find((value) => value !== undefined)
}

function isAny<F extends ComparedFact>(fact: F, value: ValueOf<F>, known: readonly ValueOf<F>[]): boolean {
  const rule: Rule<ValueOf<F>> = RULES[fact]
  return known.some((one) => rule.same(one, value))
}

/** A directory lists other companies too. */
function mayContradict({ kind }: ReadSource): boolean {
  return kind !== 'linked-page'
}

/** The first value that is stated in place of the right one; where a link and the text around it state it, as the text does, which people read. */
function otherThan(differing: StatedValue[], source: ReadSource, names: readonly string[]): StatedValue[] {
  if (source.kind !== 'linked-page') {
    const [first] = differing
    return first ? [differing.find(({ value, place }) => value === first.value && place !== 'link') ?? first] : []
  }
  const own = differing.filter((one) => isOfCompany(one, source, names))
  const values = new Set(own.map(({ value }) => value))
  return values.size === 1 ? own.slice(0, 1) : []
}

const MARKUP: ReadonlySet<string> = new Set(['json-ld', 'microdata', 'rdfa'])

/** A page elsewhere is about the company where its heading is the name that is stated, or the name of the company; so is its markup. */
function isOfCompany(
  { value, place }: StatedValue,
  { heading, statements }: ReadSource,
  names: readonly string[],
): boolean {
  if (MARKUP.has(place))
    return statements.name.some((one) => MARKUP.has(one.place) && names.some((name) => isShortOf(one.value, name)))
  if (!heading) return false
  return nameKey(heading) === nameKey(value) || names.some((name) => nameKey(heading).includes(nameKey(name)))
}

/** A statement that says something else: a short or longer form of the name does not. */
function isTelling<F extends ComparedFact>(fact: F, { value }: Statement<F>, present: readonly ValueOf<F>[]): boolean {
  return fact !== 'name' || !(present as string[]).some((name) => isShortOf(value as string, name))
}

function isShortOf(short: string, name: string): boolean {
  const [key, whole] = [nameKey(short), nameKey(name)]
  return key.length > 3 && (whole.includes(key) || key.includes(whole))
}

/** The first place of a value of today; of a former one every place, without those that tell of former days or that a value of `today` explains. */
function placesOf<F extends ComparedFact>(
  fact: F,
  value: ValueOf<F>,
  { passages }: ReadSource,
  company: Company,
  today: readonly ValueOf<F>[] | null,
): StatedValue[] {
  const isFormer = today !== null
  const find: Finder<ValueOf<F>> = FINDERS[fact]
  const { shown }: Rule<ValueOf<F>> = RULES[fact]
  const found: StatedValue[] = []
  for (const passage of passages) {
    if (found.length >= MOST_STATED) break
    for (const { at, length } of find(passage, value, company)) {
      if (isFormer && passage.kind !== 'link' && isPast(passage.text, at, length)) continue
      // The same street where only the postcode was corrected.
      if (today?.some((one) => find(passage, one, company).some((own) => own.at === at && own.length >= length)))
        continue
      found.push({
        value: shown(value),
        page: passage.page,
        place: passage.placeAt(at),
        quote: quoteAt(passage, at, length),
        isFormer,
      })
      if (!isFormer) return found
    }
  }
  return found
}

/** What the extraction reads as a former value where no exact search finds it: a postcode without its street, a year, a form with its label. */
function statedFormer<F extends ComparedFact>(
  fact: F,
  value: ValueOf<F>,
  stated: Statement<F>[],
  present: readonly ValueOf<F>[],
): StatedValue[] {
  if (fact !== 'address' && fact !== 'foundingYear' && fact !== 'legalForm') return []
  const { shown }: Rule<ValueOf<F>> = RULES[fact]
  return stated
    .filter((one) => isAny(fact, one.value, [value]) && !isAny(fact, one.value, present) && !tellsOfPast(fact, one))
    .map((one) => ({ ...shownStatement(fact, one, true), value: shown(value) }))
}

function tellsOfPast<F extends ComparedFact>(fact: F, { value, quote }: Statement<F>): boolean {
  const shown = fact === 'address' ? ((value as { street?: string }).street ?? '') : String(value)
  const at = quote.toLowerCase().indexOf(shown.toLowerCase())
  return fact !== 'foundingYear' && isPast(quote, at < 0 ? Math.min(60, quote.length) : at, at < 0 ? 0 : shown.length)
}

function shownStatement<F extends ComparedFact>(fact: F, one: Statement<F>, isFormer: boolean): StatedValue {
  const { shown }: Rule<ValueOf<F>> = RULES[fact]
  return {
    value: excerpt(shown(one.value), 160),
    page: one.page,
    place: one.place,
    quote: excerpt(one.quote, 200),
    isFormer,
  }
}

/** One place is named once: a link and its text are one. */
function unique(found: StatedValue[]): StatedValue[] {
  const seen = new Set<string>()
  return found.filter(({ value, page, place, quote }) => {
    const key = `${value} ${page} ${place} ${quote}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
