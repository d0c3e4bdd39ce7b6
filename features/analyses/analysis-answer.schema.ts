/** The answer of analyze-company: the contract's score and summary, and the report behind them, limited to what the plan may see. */
import { z } from 'zod'
import { sectionsText } from '#engine/report/report-text.ts'
import type { AnalysisView } from './analysis-view.ts'

export const reportSectionSchema = z.object({
  id: z.string(),
  heading: z.string(),
  blocks: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('sentence'), text: z.string(), label: z.string().optional() }),
      z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.string()) }),
      z.object({ kind: z.literal('code'), format: z.string(), code: z.string() }),
    ]),
  ),
})

const fact = z.object({ value: z.string(), source: z.string(), page: z.string(), snippet: z.string() })

/** Why a home page was not read, what to do about it, and who can do it. */
export const notReadSchema = z.object({
  title: z.string(),
  cause: z.string(),
  advice: z.string(),
  who: z.string(),
  consequence: z.string().optional(),
})

const differenceSchema = z.object({
  scoreBefore: z.number().nullable(),
  scoreAfter: z.number().nullable(),
  changes: z.array(z.object({ title: z.string(), before: z.string(), after: z.string() })),
})

export const analysisAnswerSchema = z.object({
  /** 0 to 100; null when the home page was not read. */
  score: z.number().nullable(),
  /** The sections as plain text. */
  summary: z.string(),
  report: z.object({
    url: z.string(),
    /** Null when the site refused us, so that we cannot know. */
    websiteLive: z.boolean().nullable(),
    outcome: z.string().optional(),
    notRead: notReadSchema.optional(),
    rubricVersion: z.string(),
    takenAt: z.string(),
    knownFields: z.record(z.string(), z.boolean()),
    knownFieldsCount: z.int(),
    /** What the website states, one line per field. */
    knownValues: z.record(z.string(), z.string()),
    /** Where each was found. */
    knownSources: z.record(z.string(), z.object({ page: z.string(), source: z.string().optional() })),
    knownFieldsWithProfile: z.int().optional(),
    onlyInProfile: z.array(z.string()),
    /** The fields that could not be proven missing. */
    probable: z.array(z.string()),
    /** A check's findings are absent if the plan may not see them. */
    checks: z.array(
      z.object({
        id: z.string(),
        category: z.string(),
        title: z.string(),
        measured: z.boolean(),
        points: z.number(),
        maxPoints: z.number(),
        outcome: z.string().optional(),
        evidenceClass: z.string().optional(),
        says: z.string().optional(),
        advice: z.string().optional(),
        evidence: z.array(z.object({ url: z.string(), found: z.string() })).optional(),
        source: z.string().optional(),
      }),
    ),
    gates: z.array(z.object({ id: z.string(), maxScore: z.number(), says: z.string() })),
    conflicts: z.array(z.object({ field: z.string(), values: z.array(fact) })),
    consequences: z.array(
      z.object({
        assistant: z.string(),
        token: z.string().nullable(),
        status: z.string(),
        says: z.string(),
        change: z.string().optional(),
      }),
    ),
    sources: z.array(
      z.object({
        url: z.string(),
        status: z.int().nullable(),
        bytes: z.int(),
        time: z.number().nullable(),
        problem: z.string().nullable(),
      }),
    ),
    /** What to change, the change worth most first, with the score that judging again with it gave. */
    changes: z.array(
      z.object({
        id: z.string(),
        category: z.string(),
        says: z.string(),
        checks: z.array(z.string()),
        from: z.number(),
        to: z.number().nullable(),
        points: z.number(),
        held: z.string().nullable(),
        code: z.object({ format: z.string(), intro: z.string(), text: z.string() }).optional(),
      }),
    ),
    sections: z.array(reportSectionSchema),
    /** What 'Klopt dit niet?' changed; absent where the report was not revised. */
    revision: differenceSchema.extend({ page: z.string() }).optional(),
    /** What changed since the report before it; absent where there is nothing to compare with. */
    difference: differenceSchema.optional(),
    /** How many sections of the summary the plan may not see. */
    hiddenSections: z.int(),
  }),
})

export function analysisAnswer({ score, ...report }: AnalysisView): z.input<typeof analysisAnswerSchema> {
  return { score, summary: sectionsText(report.sections), report }
}
