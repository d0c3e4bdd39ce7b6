/** Judges a website that states only a name, plus what a test adds to it. */
import type { SiteEvidence } from '#engine/evidence.ts'
import { judgeEvidence } from '#engine/judge/judge.ts'
import type { Account } from '#engine/judge/judge-options.ts'
import { knownFieldCheckId } from '#engine/known-fields.ts'
import type { KnownField } from '#engine/report/report.ts'
import { makeEvidence } from './evidence.ts'

export const TEXT = 'Wij maken en herstellen meubels van hout, met de hand en met geduld, voor wie lang plezier wil. '.repeat(
  12,
)
/** Only the name identifies the company; every other field is absent. */
const bare = (body = '', head = '') =>
  `<!doctype html><html lang="nl"><head><title>Houtwerk Els</title>${head}</head><body><h1>Houtwerk Els</h1><p>${TEXT}</p>${body}</body></html>`

export interface MadeSite {
  body?: string
  head?: string
  pages?: Record<string, string>
  account?: Account
  change?: (evidence: SiteEvidence) => void
}

export function judged({ body, head, pages, account, change }: MadeSite) {
  const evidence = makeEvidence({ home: bare(body, head), ...(pages ? { pages } : {}) })
  change?.(evidence)
  return judgeEvidence(evidence, account ? { account } : {})
}
export const outcomeOf = (report: ReturnType<typeof judged>, field: KnownField) =>
  report.checks.find(({ id }) => id === knownFieldCheckId(field))!
