/** Compares what was extracted from a golden site with what a reader found there, field by field. */
import type { CompanyFacts } from '#engine/report/report.ts'

type Expectation = string | number | boolean | string[]
export interface Expected {
  url: string
  about: string
  facts: Record<string, Expectation>
  absent: string[]
  outcomes: Record<string, string>
  gates?: string[]
  /** The lowest and the highest score that a reader would call fair. */
  score: [number, number]
  conflicts?: string[]
}

export interface FieldScore {
  field: string
  /** Stated on the site and found right; found but wrong or not stated; stated but not found. */
  right: number
  wrong: number
  missed: number
  note: string
}

/** Fields of which the list in `facts` must all be found; of the others one of the list is enough. */
const LISTS = new Set(['socials', 'services', 'faqs'])

export function scoreFacts(facts: CompanyFacts, expected: Pick<Expected, 'facts' | 'absent'>): FieldScore[] {
  const found = flatten(facts)
  const scores = Object.entries(expected.facts).map(([field, want]) => scoreField(field, want, found[field]))
  for (const field of expected.absent) {
    const value = found[field]
    const there = value !== undefined && (!Array.isArray(value) || value.length > 0)
    scores.push({ field, right: 0, wrong: there ? 1 : 0, missed: 0, note: there ? `not stated, but found ${JSON.stringify(value)}` : '' })
  }
  return scores
}

function scoreField(field: string, want: Expectation, got: string | string[] | undefined): FieldScore {
  const none = { field, right: 0, wrong: 0, missed: 0, note: '' }
  const items = LISTS.has(field) && Array.isArray(want) ? want.length : 1
  if (got === undefined || got.length === 0) return { ...none, missed: items, note: `missed ${JSON.stringify(want)}` }
  if (want === true) return { ...none, right: 1 }
  if (LISTS.has(field) && Array.isArray(want)) {
    const list = (Array.isArray(got) ? got : [got]).map(fold)
    const lost = want.filter((one) => !list.some((item) => item.includes(fold(one))))
    const extra = list.filter((item) => !want.some((one) => item.includes(fold(one))))
    const note = [lost.length ? `missed ${lost}` : '', extra.length ? `extra ${extra}` : ''].filter(Boolean).join('; ')
    return { ...none, right: want.length - lost.length, missed: lost.length, wrong: extra.length, note }
  }
  const options = (Array.isArray(want) ? want : [want]).map((one) => fold(String(one)))
  const right = Array.isArray(got)
    ? got.some((item) => options.some((one) => fold(item).includes(one)))
    : options.includes(fold(String(got)))
  return right ? { ...none, right: 1 } : { ...none, wrong: 1, missed: 1, note: `${JSON.stringify(got)} instead of ${JSON.stringify(want)}` }
}

function flatten(facts: CompanyFacts): Record<string, string | string[] | undefined> {
  const out: Record<string, string | string[] | undefined> = {}
  for (const [field, fact] of Object.entries(facts)) {
    if (Array.isArray(fact)) out[field] = fact.map(({ value }) => (typeof value === 'string' ? value : value.question))
    else if (field === 'address') out.address = JSON.stringify(fact.value)
    else out[field] = String(fact.value)
  }
  const { street, postalCode, city } = facts.address?.value ?? {}
  return { ...out, street, postalCode, city, anyService: out.services, anySocial: out.socials }
}

/** Case, spaces, apostrophes and the dots of 'B.V.' do not tell two values apart. */
function fold(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/^https?:\/\/(?:www\.|nl\.)?/, '').replace(/[\s.]+/g, ' ').replace(/b v ?$/, 'bv').replace(/\/$/, '').trim()
}
