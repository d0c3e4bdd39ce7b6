/** How a passage that tells one fact and its expected judgement are written. */
import type { FactKind } from '#engine/naming/reading/facts.ts'
import type { KnownCompany } from '#engine/naming/reading/known-company.ts'

/** Of a company; what it leaves out is not known. */
export type Profile = Pick<KnownCompany, 'name'> & Partial<KnownCompany>

/** Of 'named' whether the company is named: 'true' or 'false'. */
export type Sentence = [company: string, fact: FactKind | 'named', wanted: string, passage: string]
