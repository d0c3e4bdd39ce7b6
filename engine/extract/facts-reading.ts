/** What reading a site's pages for facts gives: types alone. */
import type { Address, CompanyFacts, Conflict, Fact } from '#engine/report/report.ts'
import type { JsonLdReading } from './markup/json-ld.ts'
import type { SchemaNode } from './markup/schema-nodes.ts'

export interface Candidates {
  address: Fact<Address>[]
  phone: Fact<string>[]
  kvk: Fact<string>[]
  vat: Fact<string>[]
  foundingYear: Fact<number>[]
  openingHours: Fact<string>[]
}

export interface FactsReading {
  facts: CompanyFacts
  conflicts: Conflict[]
  jsonLd: JsonLdReading
  /** The markup nodes that stand for the company. */
  company: SchemaNode[]
  placeholders: SchemaNode[]
  /** All markup nodes. */
  nodes: SchemaNode[]
  /** All that was found of the fields in which sources can contradict each other. */
  candidates: Candidates
  /** Btw numbers that almost surely hold the owner's citizen service number; never repeated in full. */
  bsnNumbers: Fact<string>[]
}
