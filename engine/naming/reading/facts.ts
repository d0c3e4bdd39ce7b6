/** The facts that an answer can state of a company, and what it says of each. */
import type { Mark } from './marks.ts'

export const FACT_KINDS = [
  'city',
  'address',
  'phone',
  'email',
  'website',
  'kvk',
  'vat',
  'foundingYear',
  'legalForm',
  'sector',
  'services',
  'team',
  'hours',
] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** Those that a question may hold: 'a bakery in Utrecht that makes wedding cakes'. */
export const OF_THE_QUESTION: ReadonlySet<FactKind> = new Set<FactKind>(['city', 'sector', 'services'])

/** One place where an answer states a fact. */
export interface Statement {
  fact: FactKind
  at: number
  end: number
  right: boolean
  /** What it says, where that is not the text itself. */
  said?: string
  /** That it is the company's own shows that this company is meant. */
  identifies?: boolean
  /** Where it stands beside a name, it is about that one. */
  of?: Mark
  /** It is said of every company of the name: 'two bakeries share the name'. */
  isOfAll?: boolean
  /** It tells this company from another of the same name when it is wrong. */
  distinguishes?: 'place' | 'kind' | 'site' | 'number' | 'address' | 'country' | 'thing'
}

/** What tells a company from another of its name. */
export const TELL_APART: ReadonlySet<FactKind> = new Set<FactKind>(['city', 'sector'])
