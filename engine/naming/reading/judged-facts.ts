/** Each fact of the company, with every place where the answer states it. */
import { hoursInDutch, tokensOf, weekOf, writeWeek } from '#engine/extract/offer/hours-grammar.ts'
import { fold } from '#engine/text.ts'
import { FACT_KINDS, type FactKind, type Statement } from './facts.ts'
import type { KnownCompany, Prepared } from './known-company.ts'
import type { Mark } from './marks.ts'
import type { AnswerText } from './markup/answer-text.ts'
import type { Place } from './markup/pieces.ts'
import { isKnownTown } from './places-in-answer.ts'
import { phoneDigits } from './statements/keys.ts'
import type { Subjects } from './subjects.ts'
import { NONE_OF_THEM } from './together.ts'

export interface JudgedFact {
  fact: FactKind
  verdict: 'right' | 'wrong' | 'absent'
  /** The company's own. */
  value: string
  said: (Place & { text: string; right: boolean })[]
}

const MOST_PLACES = 100

export function judgedFacts(
  statements: readonly Statement[],
  answer: AnswerText,
  subjects: Subjects,
  known: Prepared,
): JudgedFact[] {
  const about = new Map<FactKind, Statement[]>()
  for (const statement of statements) {
    if (statement.end <= statement.at || !isAboutOwn(statement, subjects, statements)) continue
    if (isOfNone(statement, answer.text, subjects)) continue
    const same = about.get(statement.fact)
    if (same) same.push(statement)
    else about.set(statement.fact, [statement])
  }
  const cities = about.get('city') ?? []
  const isPlaced = cities.some(({ right }) => right)
  return ownValues(known.company).map(({ fact, value }): JudgedFact => {
    const stated = about.get(fact)
    if (!stated) return { fact, verdict: 'absent', value, said: [] }
    const own =
      fact === 'city' || !isPlaced
        ? stated
        : stated.filter((one) => one.right || !isOfNamesake(one, cities, answer, subjects, known))
    const said = withoutOthers(fact, withoutDoubles(own), answer, subjects, known)
      .slice(0, MOST_PLACES)
      .map(({ at, end, right, said }) => ({
        ...placeIn(answer, { at, end }),
        text: said ?? answer.written.slice(at, end).trim(),
        right,
      }))
    const verdict = said.length === 0 ? 'absent' : said.every(({ right }) => right) ? 'right' : 'wrong'
    return { fact, verdict, value, said }
  })
}

/** What is said before anybody is named can be right, but not wrong: it may be about anything. */
function isAboutOwn(
  { at, right, fact, of, identifies }: Statement,
  subjects: Subjects,
  statements: readonly Statement[],
): boolean {
  const owner = of ?? subjects.ownerAt(at)
  // One of its people is the company's wherever nobody else is named.
  if (right && fact === 'team' && subjects.sentenceAt(at)!.marks.every(({ who }) => who === 'own')) return true
  const { together, isOfEach, turns, marks } = subjects.sentenceAt(at)!
  // 'Kleiner dan Royal Glass Leerdam': the city is part of another's name.
  if (!of && marks.some((mark) => mark.who !== 'own' && mark.at <= at && at < mark.end)) return false
  // 'Both do repairs; the latter was founded in 1878'
  const isOfAll = (right || (isOfEach && turns.length === 0)) && together.some(({ who }) => who === 'own')
  // 'Aan: ritten@atctaxi.nl' at the head of a letter is an address of its own website.
  if (owner === null) return right || isOfAll || (fact === 'email' && identifies === true)
  // Its own e-mail address is its own wherever the sentence names nobody, as is another one of its website.
  if (
    (right || (fact === 'email' && identifies)) &&
    UNIQUE.has(fact) &&
    subjects.sentenceAt(at)!.marks.length === 0 &&
    owner !== of
  )
    return true
  if (owner.who === 'own') return true
  if (isOfAll) return true
  // '… naast De Linde, in Utrecht': the place is that of both.
  if (!right || fact !== 'city' || marks.every(({ who }) => who !== 'own')) return false
  // 'De Boom zit in Utrecht, De Linde in Assen.'
  return !statements.some(
    (one) =>
      one.fact === 'city' &&
      !one.right &&
      subjects.sentenceAt(one.at)!.marks === marks &&
      (one.of ?? subjects.ownerAt(one.at))?.who === 'own',
  )
}

/** 'Geen van drieën is op zaterdag open': it is read as what they are, but of a service, which is read as denied. */
const isOfNone = ({ fact, right, at }: Statement, text: string, { sentenceAt }: Subjects) =>
  (right || fact !== 'services') && NONE_OF_THEM.test(text.slice(sentenceAt(at)!.from, at))

/** 'De Linde, Assen', 'Linde Sieraden (Breda)' */
const PLACED = /^(?: \p{Lu}[\p{L}’'-]{1,30}){0,2}(?:,| \() ?(?:in |uit |te )?\p{Lu}[^():;\n–—]{2,40}/u

/** 'Kleermakerij Bouazza, Langestraat 31, phone …' */
const ONLY_STREET = /^[^,(]*(?:,| \() ?\p{Lu}[\p{L} .’'-]{2,30} \d{1,4}[a-zA-Z]?(?:,? [\p{Ll}\d].*)?$/u

/** 'Two businesses use the name De Linde: …' */
// Bounded: the first 300 characters of a sentence
const SEVERAL =
  /(?<!\p{L})(?:twee|drie|meerdere|verschillende|two|three|several|multiple|different) (?:[^.\n]{0,60} )?(?:naam|name|heten|called|genaamd|zo heten)(?!\p{L})/iu

/** Of two companies of the name, the one elsewhere may have another value: 'De Linde (Utrecht) … De Linde (Assen), opgericht in 2015'. */
function isOfNamesake(
  { fact, at, of }: Statement,
  cities: readonly Statement[],
  { text, blocks }: AnswerText,
  subjects: Subjects,
  { cities: own, fullNames }: Prepared,
): boolean {
  const owner = of ?? subjects.ownerAt(at)
  const sentence = subjects.sentenceAt(at)
  if (!owner || !sentence) return false
  // 'VRB Advocaten (Van Rijn Brouwer)' is placed nowhere.
  const isHere = (said: string) =>
    fullNames.some((name) => said.includes(name) || name.startsWith(said.replace(/^\W+/, ''))) ||
    [...own].some((city) => fold(said).includes(city))
  // 'Dat atelier bestaat sinds 2015'
  const isPlacedHere = cities.some((one) => one.right && one.of === owner)
  const named = owner.isPronoun && !isPlacedHere ? nameBefore(owner, subjects) : owner
  if (named?.who === 'other') return true
  if (isBelowAnotherTown(at, text, blocks, isHere)) return true
  if (named && cities.some((one) => one.right && one.of !== undefined && one.of !== named)) {
    const placed = PLACED.exec(text.slice(named.end, named.end + 110))?.[0]
    // 'The owner of De Linde, Jan Smit, …' is told of it, and places it nowhere.
    const isItself = fact === 'team' && placed !== undefined && at >= named.end && at < named.end + placed.length
    if (placed && !isItself && !isHere(placed) && !ONLY_STREET.test(placed)) return true
  }
  // 'Two businesses use the name: – a courier service in Nijmegen, founded in 2016 – a bike shop in Hoorn'
  if (sentence.marks.length > 0) return false
  const lead = subjects.sentenceAt(owner.at)
  return (
    lead !== null &&
    SEVERAL.test(text.slice(lead.from, Math.min(lead.to, lead.from + 300))) &&
    blocks.some(({ kind, from, to }) => kind === 'item' && from <= at && at < to) &&
    !isHere(text.slice(sentence.from, sentence.to))
  )
}

/** '| Plaats | Eigenaar |', '- Weert: eigenaar Jos Peeters': a row or an item for each town in which one of the name is. */
const TOWN_FIRST =
  /^(?:(?:(?:woon|vestigings)?plaats|locatie|vestiging|stad|city|town|location|place|branch): )?(\p{Lu}[^:\n–—]{2,40})(?=\n|: | [–—-] )/iu
function isBelowAnotherTown(
  at: number,
  text: string,
  blocks: AnswerText['blocks'],
  isHere: (said: string) => boolean,
): boolean {
  const block = blocks.find(({ kind, from, to }) => kind !== 'text' && from <= at && at < to)
  const town = block && TOWN_FIRST.exec(text.slice(block.from, Math.min(block.to, block.from + 80)))?.[1]
  return town !== undefined && isKnownTown(town) && !isHere(town)
}

/** The company's name, also where it is that of another company of the name. */
function nameBefore({ at }: Mark, { sentences }: Subjects): Mark | undefined {
  const isName = (mark: Mark) => mark.group >= 0 && !mark.isPronoun && mark.at < at
  return sentences.findLast(({ marks }) => marks.some(isName))?.marks.findLast(isName)
}

/** No other company has the same. */
export const UNIQUE = new Set<FactKind>(['email', 'website', 'kvk', 'vat'])
const SINGLE = new Set<FactKind>([
  'city',
  'foundingYear',
  'kvk',
  'vat',
  'phone',
  'email',
  'website',
  'sector',
  'legalForm',
])

/** An answer that has it right does not have it wrong as well: the other one is of something or somebody else. */
function withoutOthers(
  fact: FactKind,
  stated: readonly Statement[],
  { text }: AnswerText,
  subjects: Subjects,
  known: Prepared,
): readonly Statement[] {
  // Of 'garages near Ede: – De Linde (Arnhem)' the first is no place of the company.
  const isSaid = ({ right, at, of }: Statement) => right && (fact !== 'city' || (of ?? subjects.ownerAt(at)) !== null)
  if (!SINGLE.has(fact) || !stated.some(isSaid)) return stated
  const isSlip = (one: Statement) => fact === 'phone' && isNearly(phoneDigits(text.slice(one.at, one.end)), known)
  return stated.filter((one) => one.right || isSlip(one))
}

/** With two digits changed it is the company's number with a slip, and not a second number. */
export function isNearly(digits: string, { phoneDigits: own }: Prepared): boolean {
  return [...own].some(
    (one) => one.length === digits.length && [...one].filter((digit, at) => digit !== digits[at]).length <= 2,
  )
}

function withoutDoubles(statements: readonly Statement[]): Statement[] {
  const kept: Statement[] = []
  for (const one of statements.toSorted((a, b) => a.at - b.at || b.end - a.end)) {
    const last = kept.at(-1)
    if (!last || one.at >= last.end) kept.push(one)
    // Of two readings of one place, the one that is right is meant.
    else if (one.right && !last.right && one.fact !== 'address' && one.fact !== 'hours') kept[kept.length - 1] = one
  }
  return kept
}

export function placeIn({ sourceOf }: AnswerText, { at, end }: Place): Place {
  return { at: sourceOf(at), end: sourceOf(Math.max(at, end - 1)) + 1 }
}

interface OwnValue {
  fact: FactKind
  value: string
}

const unique = (values: readonly (string | undefined)[]) => [...new Set(values.filter(Boolean))].join(', ')

function shown(hours: string): string[] {
  const week = weekOf(tokensOf(hours) ?? [])
  return week ? [hoursInDutch(writeWeek(week))] : []
}

const VALUES: Record<FactKind, (company: KnownCompany) => string> = {
  city: ({ addresses }) => unique(addresses.map(({ city }) => city)),
  address: ({ addresses }) =>
    addresses
      .filter(({ street, postalCode }) => street || postalCode)
      .map(({ street, postalCode, city }) => unique([street, [postalCode, city].filter(Boolean).join(' ')]))
      .join('; '),
  phone: ({ phones }) => unique(phones),
  email: ({ emails }) => unique(emails),
  website: ({ websites }) => websites[0] ?? '',
  kvk: ({ kvk }) => kvk ?? '',
  vat: ({ vat }) => vat ?? '',
  foundingYear: ({ foundingYear }) => (foundingYear ? String(foundingYear) : ''),
  legalForm: ({ legalForm }) => legalForm ?? '',
  sector: ({ sector }) => sector ?? '',
  services: ({ services }) => unique(services),
  team: ({ team }) => unique(team.map(({ name }) => name)),
  hours: ({ hours = [] }) => hours.flatMap((written) => shown(written)).join(' / '),
}

/** Made once for a company, for they are asked for in every answer. */
const MADE = new WeakMap<KnownCompany, readonly OwnValue[]>()

/** Without those that the profile does not hold: of them nothing can be right or wrong. */
function ownValues(company: KnownCompany): readonly OwnValue[] {
  const made =
    MADE.get(company) ??
    FACT_KINDS.map((fact) => ({ fact, value: VALUES[fact](company) })).filter(({ value }) => value !== '')
  MADE.set(company, made)
  return made
}
