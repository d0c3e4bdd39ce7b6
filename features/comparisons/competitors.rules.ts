/** Turns the typed competitors into websites, or reports which field is wrong (docs/spec.md, 'Validation'). */
import { websiteOf } from '#features/domains/website.ts'
import type { FieldErrors } from '#features/failure.ts'
import { COMPARISON_TEXTS, MIN_COMPETITORS } from './comparison.schema.ts'

/** `field`: the form field that it was typed in. */
export interface Competitor {
  url: URL
  field: string
}

export type ReadCompetitors = { ok: true; competitors: Competitor[] } | { ok: false; fields: FieldErrors }

/** `toUrl` returns null for what may not be fetched. Fields are named as they were sent: `competitors.2`. */
export function readCompetitors(
  typed: readonly string[],
  own: URL,
  maximum: number,
  toUrl: (text: string) => URL | null,
): ReadCompetitors {
  const fields: FieldErrors = {}
  const seen = new Map<string, Competitor>()
  let filled = 0
  for (const [at, text] of typed.entries()) {
    if (text.trim() === '') continue
    const field = `competitors.${at}`
    filled++
    const url = toUrl(text.trim())
    const problem = !url
      ? COMPARISON_TEXTS.invalid
      : websiteOf(url) === websiteOf(own)
        ? COMPARISON_TEXTS.ownSite
        : seen.has(websiteOf(url))
          ? COMPARISON_TEXTS.duplicate
          : null
    if (problem) fields[field] = problem
    else seen.set(websiteOf(url!), { url: url!, field })
  }
  // Problems of one field are reported there; this one is about all of them.
  if (seen.size < MIN_COMPETITORS) fields.competitors = COMPARISON_TEXTS.tooFew
  else if (filled > maximum) fields.competitors = COMPARISON_TEXTS.tooMany
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, competitors: [...seen.values()] }
}
