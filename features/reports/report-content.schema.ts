/**
 * One report as data: everything that its readers see, in the report's language and limited to what the plan shows. The JSON that is
 * downloaded is this value, and the PDF is drawn from it. A change of shape that a reader may notice needs another version.
 */
import { z } from 'zod'
import { BRAND } from '#features/brand.ts'
import { URLS } from '#features/urls.ts'

export const REPORT_CONTENT_VERSION = 1

const score = z.int().min(0).max(100)
const moment = z.iso.datetime().meta({ description: 'ISO 8601, UTC' })

const checkState = z.object({
  measured: z.boolean(),
  points: z.number(),
  maxPoints: z.number(),
  value: z.string().nullable().meta({ description: 'Of a check on a fact: the value that the website states.' }),
  says: z
    .string()
    .nullable()
    .meta({ description: 'Null where the plan does not show it, or it was in another language.' }),
})

const changedCheck = z.object({
  id: z.string(),
  category: z.string(),
  title: z.string(),
  before: checkState,
  after: checkState,
})

const step = z.object({
  id: z.string(),
  category: z.string(),
  says: z.string(),
  points: z
    .number()
    .meta({ description: 'How much higher the score is with this change; 0 where a ceiling holds it down.' }),
  from: z.number(),
  to: z
    .number()
    .nullable()
    .meta({ description: 'The score with this change; null where only the next analysis can tell.' }),
  who: z.enum(['owner', 'builder']),
  code: z.object({ format: z.string(), intro: z.string(), text: z.string() }).nullable(),
})

const fact = z.object({
  id: z.string(),
  name: z.string(),
  state: z
    .enum(['found', 'only-profile', 'unsure', 'missing'])
    .meta({ description: 'Unsure: it could not be proven missing.' }),
  value: z.string().nullable(),
  page: z.string().nullable(),
  source: z.string().nullable().meta({ description: 'What on that page states it: JSON-LD, the footer, the text.' }),
})

const check = z.object({
  id: z.string(),
  title: z.string(),
  measured: z.boolean(),
  points: z.number(),
  maxPoints: z.number(),
  evidenceClass: z.string().nullable(),
  says: z.string().nullable(),
  advice: z.string().nullable(),
  evidence: z.array(z.object({ url: z.string(), found: z.string() })),
  source: z.string().nullable().meta({ description: 'The document that says why this matters.' }),
})

const category = z.object({
  id: z.string(),
  name: z.string(),
  points: z.number(),
  maxPoints: z.number().meta({ description: 'Of the checks that were measured.' }),
  shown: z.boolean().meta({ description: 'False where the plan shows only the names and points of its checks.' }),
  checks: z.array(check),
})

const comparedSite = z.object({
  url: z.string(),
  isOwn: z.boolean(),
  score: score.nullable(),
  knownFields: z.int(),
})

export const reportContentSchema = z
  .object({
    version: z.literal(REPORT_CONTENT_VERSION),
    language: z.enum(['nl', 'en']),
    company: z.string(),
    host: z.string(),
    url: z.string(),
    takenAt: moment,
    period: z.string().meta({ description: 'The month that it is the report of: 2026-11.' }),
    score: score.nullable().meta({ description: 'Null where the home page could not be read: see notRead.' }),
    scoreWord: z.string().nullable().meta({ description: 'The score in a word, in the language of the report.' }),
    rubricVersion: z.string(),
    notRead: z
      .object({
        title: z.string(),
        cause: z.string(),
        advice: z.string(),
        who: z.string(),
        consequence: z.string().nullable(),
      })
      .nullable(),
    ceilings: z.array(z.object({ id: z.string(), maxScore: z.number(), says: z.string() })),
    previous: z
      .object({
        takenAt: moment,
        score,
        comparable: z.boolean().meta({ description: 'False where another version of the rubric gave that score.' }),
        direction: z
          .enum(['up', 'down', 'same'])
          .nullable()
          .meta({ description: 'Same: within what two readings of an unchanged website differ.' }),
        ceilings: z.array(z.string()),
        changes: z.array(changedCheck),
      })
      .nullable()
      .meta({ description: 'The last report with a score of an earlier month.' }),
    strengths: z.array(z.string()),
    todo: z.array(step),
    known: z.object({ found: z.int(), of: z.int(), withProfile: z.int().nullable() }),
    facts: z.array(fact),
    categories: z.array(category),
    assistants: z.array(
      z.object({ id: z.string(), status: z.string(), says: z.string(), change: z.string().nullable() }),
    ),
    sources: z.array(z.object({ url: z.string(), status: z.int().nullable(), problem: z.string().nullable() })),
    history: z
      .array(z.object({ takenAt: moment, score, rubricVersion: z.string() }))
      .meta({ description: 'The scores of this website until this report, the oldest first.' }),
    comparison: z
      .object({
        finishedAt: moment,
        sites: z.array(comparedSite),
        winner: z.string().nullable(),
        conclusion: z.array(z.string()),
      })
      .nullable(),
    hiddenSections: z.int().meta({ description: 'How many parts the plan does not show.' }),
  })
  .meta({ title: `A report of ${BRAND.name}` })

/** As it is published at URLS.reportSchema. */
export function reportJsonSchema(baseUrl: string): object {
  const { $schema, ...described } = z.toJSONSchema(reportContentSchema.extend({ $schema: z.url() }), {
    override({ jsonSchema }) {
      // `format` says it; zod's pattern for it differs from that of other validators.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
    },
  })
  return { $schema, $id: baseUrl + URLS.reportSchema, ...described }
}

export type ReportContent = z.output<typeof reportContentSchema>
