/**
 * The company in one Dutch sentence built from its facts, as an assistant could say it. A value that does not fit, because
 * it is a sentence or a list itself, is left out: the page shows it elsewhere.
 */

import { hostOf } from '#features/domains/host.ts'
import { countryInSentence } from '#features/profiles/countries.ts'
import { webUrl } from '#features/web-url.ts'
import type { Company } from './schema.ts'

export interface CompanySentence {
  /** The company's name as the company writes it, which starts the sentence. */
  name: string
  /** The rest, from the space before the verb to the full stop. */
  rest: string
}

const MOST_IN_A_ROW = 3
const LONGEST_VALUE = 80

/** Undefined when only the name is known. */
export function sentenceOf(company: Company): CompanySentence | undefined {
  const kind = kindOf(company)
  const clauses = clausesOf(company)
  if (clauses.length === 0 && !company.oprichtingsjaar) return undefined
  const founded = company.oprichtingsjaar ? ` in ${company.oprichtingsjaar} ${kind.founded}` : ''
  const tail = clauses.map(({ first, later }, index) => (index === 0 ? ` ${first(kind)}` : later)).join('')
  const rest = ` is een${founded} ${kind.noun}${tail}`
  return { name: oneLine(company.company_name), rest: /[.…]$/.test(rest) ? rest : `${rest}.` }
}

/** The whole sentence as text. */
export function sentenceText(company: Company): string | undefined {
  const sentence = sentenceOf(company)
  return sentence && sentence.name + sentence.rest
}

interface Kind {
  noun: string
  founded: 'opgericht' | 'opgerichte'
  which: 'dat' | 'die'
}

function kindOf({ rechtsvorm }: Company): Kind {
  return rechtsvorm === 'stichting' || rechtsvorm === 'vereniging'
    ? { noun: rechtsvorm, founded: 'opgerichte', which: 'die' }
    : { noun: 'bedrijf', founded: 'opgericht', which: 'dat' }
}

/** A part of the sentence, in the form after the noun and the form after another part. */
interface Clause {
  first: (kind: Kind) => string
  later: string
}

function clausesOf(company: Company): Clause[] {
  const clause = (text: string, later = `, ${text}`): Clause => ({ first: () => text, later })
  const clauses: Clause[] = []
  const sector = fitting([company.sector])[0]
  if (sector) clauses.push(clause(`in de sector ${sector}`))

  const places = fitting(placesOf(company))
  if (places.length > 0) {
    const where = `in ${row(places, 'andere plaats', 'andere plaatsen')}`
    clauses.push(clause(where, `, te vinden ${where}`))
  }

  const countries = company.countries.map(countryInSentence)
  if (countries.length > 0) {
    const where = `in ${row(countries, 'ander land', 'andere landen')}`
    clauses.push({ first: ({ which }) => `${which} actief is ${where}`, later: `, actief ${where}` })
  }

  const services = fitting([...company.diensten, ...company.pakketten].map(({ naam }) => naam))
  if (services.length > 0) {
    const some = services.slice(0, MOST_IN_A_ROW)
    clauses.push(clause(`met ${some.length === 1 ? 'onder meer' : 'diensten als'} ${row(some)}`))
  }

  const sectors = fitting(company.sectoren).slice(0, MOST_IN_A_ROW)
  if (sectors.length > 0) {
    const whom = `met klanten in de ${sectors.length === 1 ? 'sector' : 'sectoren'} ${row(sectors)}`
    clauses.push(clause(whom, services.length > 0 ? ` en ${whom}` : `, ${whom}`))
  }

  const website = webUrl(company.url)
  if (clauses.length === 0 && website) clauses.push(clause(`met de website ${hostOf(new URL(website))}`))
  return clauses
}

function placesOf({ locations, locaties_uitgebreid }: Company): (string | undefined)[] {
  return locations.length > 0 ? locations : locaties_uitgebreid.map(({ plaats }) => plaats)
}

/** 'a', 'a en b', 'a, b en c', 'a, b, c en 4 andere plaatsen'. */
function row(values: string[], other?: string, others?: string): string {
  const left = values.length - MOST_IN_A_ROW
  const named =
    left > 0 && other && others ? [...values.slice(0, MOST_IN_A_ROW), `${left} ${left === 1 ? other : others}`] : values
  return named.length === 1 ? named[0]! : `${named.slice(0, -1).join(', ')} en ${named.at(-1)}`
}

/** A comma, a final full stop and an 'en' without its other half would read as part of the sentence. */
const MISREAD = /[,;:!?()[\]{}<>"|]|[.…–-]$|^en(?:\s|$)|(?:^|\s)en$/i

/** Short values that fit a sentence, without duplicates. */
function fitting(values: (string | undefined)[]): string[] {
  const lines = values.flatMap((value) => (value === undefined ? [] : [oneLine(value)]))
  const fit = lines.filter((line) => line.length <= LONGEST_VALUE && /[\p{L}\p{N}]/u.test(line) && !MISREAD.test(line))
  return [...new Set(fit)]
}

/** Without line breaks, control characters and marks that change the text direction. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
