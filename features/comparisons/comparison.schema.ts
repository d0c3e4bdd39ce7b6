/** Payload and answers of compare-competitors and get-comparison-usage, as the contract names them. */
import { z } from 'zod'
import { notReadSchema, reportSectionSchema } from '#features/analyses/analysis-answer.schema.ts'
import { PROFILE_TEXTS } from '#features/profiles/profile.schema.ts'

/** The form always shows at least this many fields (docs/spec.md, 'Validation'). The plan sets the maximum. */
export const MIN_COMPETITORS = 2

export const COMPARISON_TEXTS = {
  tooFew: "Vul minimaal 2 geldige concurrent-URL's in (bijv. voorbeeld.nl)",
  tooMany: 'Vergelijk met maximaal 10 concurrenten.',
  invalid: PROFILE_TEXTS.urlInvalid,
  duplicate: 'Deze website staat er al tussen.',
  ownSite: 'Dit is je eigen website; die doet altijd mee.',
  publishFirst: 'Publiceer deze website eerst; daarna kun je hem vergelijken.',
} as const

export const compareCompetitorsSchema = z.object({
  /** The domain of the customer's own website; if absent, the account's domain with the host of `ownUrl`. */
  domainId: z.uuid().optional(),
  ownUrl: z.string().min(1, PROFILE_TEXTS.required).max(2000),
  competitors: z.array(z.string().max(2000)).max(100).default([]),
  /** Chosen by the client, which follows /functions/v1/comparison-progress/{progressId}. The same id counts once. */
  progressId: z.uuid().optional(),
})
export type CompareCompetitorsInput = z.output<typeof compareCompetitorsSchema>

export const comparisonUsageSchema = z.object({
  used: z.int(),
  limit: z.int(),
  remaining: z.int(),
  /** The day on which the count starts again, in Amsterdam: `2026-12-01`. */
  resets_on: z.string(),
})
export type ComparisonUsage = z.output<typeof comparisonUsageSchema>

const siteSchema = z.object({
  url: z.string(),
  /** Null when the site refused us, so that we cannot know. */
  website_live: z.boolean().nullable(),
  /** 0 to 100; null when the home page was not read. */
  total_score: z.number().nullable(),
  /** Out of 15, stated by the website itself. */
  known_fields_count: z.int(),
  /** Out of 15, including the company's public profile; only if it has one. */
  known_fields_with_profile: z.int().optional(),
  not_read: notReadSchema.optional(),
  sources_analyzed: z.array(
    z.object({
      url: z.string(),
      status: z.int().nullable(),
      bytes: z.int(),
      time: z.number().nullable(),
      problem: z.string().nullable(),
    }),
  ),
  sections: z.array(reportSectionSchema),
  /** The sections as plain text. */
  summary: z.string(),
})

export const comparisonAnswerSchema = z.object({
  client_analysis: siteSchema,
  /** The competitors, in the order of the form. */
  results: z.array(siteSchema),
  /** The URL of the site that is ahead; null when none clearly is. */
  winner: z.string().nullable(),
  conclusion: z.string(),
  /** Which of the 15 fields each site has; the customer's first, then the competitors. Null for a site that was not read. */
  fields: z.record(z.string(), z.array(z.boolean().nullable())),
  /** The points of each check in the same order; null if it could not be measured. */
  checks: z.array(
    z.object({
      id: z.string(),
      category: z.string(),
      title: z.string(),
      maxPoints: z.number(),
      points: z.array(z.number().nullable()),
      advice: z.string().optional(),
    }),
  ),
  usage_info: comparisonUsageSchema,
})
export type ComparisonAnswer = z.input<typeof comparisonAnswerSchema>
