/** How an answer and its expected judgement are written. */
import type { FactKind } from '#engine/naming/reading/facts.ts'
import type { Competitor, KnownCompany } from '#engine/naming/reading/known-company.ts'

/** Of a company without others. */
export const BAKERS: Competitor[] = [
  { name: 'Bakkerij Jansen', website: 'https://bakkerijjansen.nl' },
  { name: 'Het Molenbrood', website: 'https://www.hetmolenbrood.nl' },
  { name: 'Broodatelier Vers', website: 'https://broodateliervers.nl' },
]

/** A company of which only this is known. */
export function plainCompany(known: Pick<KnownCompany, 'name'> & Partial<KnownCompany>): KnownCompany {
  return { aliases: [], websites: [], phones: [], emails: [], addresses: [], services: [], team: [], ...known }
}

const RIVALS = new Map<KnownCompany, Competitor[]>()

/** Answers about a company name these as its competitors. */
export function withRivals(company: KnownCompany, rivals: Competitor[]): KnownCompany {
  RIVALS.set(company, rivals)
  return company
}

export interface AnswerCase {
  company: KnownCompany
  /** What the assistant was asked; '' where that is not known, as of an answer that was pasted without it. */
  question: string
  answer: string
  named: boolean
  /** The facts that the answer states: 'city -phone' is a right place and a wrong phone number. Every other fact is absent. */
  facts: string
  competitors: string[]
  known: Competitor[]
}

interface More {
  competitors?: string[]
  question?: string
}

/** An answer that names the company. */
export function named(
  company: KnownCompany,
  answer: string,
  facts = '',
  { competitors = [], question = '' }: More = {},
): AnswerCase {
  const known = RIVALS.get(company) ?? BAKERS
  return { company, question, answer, named: true, facts, competitors, known }
}

/** An answer that does not. */
export function unnamed(company: KnownCompany, answer: string, more: More = {}): AnswerCase {
  return { ...named(company, answer, '', more), named: false }
}

export function expectedFacts(facts: string): Map<FactKind, 'right' | 'wrong'> {
  const words = facts.split(' ').filter(Boolean)
  return new Map(
    words.map((word) => [word.replace(/^-/, '') as FactKind, word.startsWith('-') ? 'wrong' : 'right'] as const),
  )
}
