/** The functions with which customers read their own data, for programs: rows of the table in server/functions.ts. */
import { z } from 'zod'
import { PLANS } from '#db/schema/accounts.ts'
import { analysisAnswer, analysisAnswerSchema } from '#features/analyses/analysis-answer.schema.ts'
import { latestAnalysis } from '#features/analyses/analyze-company.server.ts'
import { pastReports } from '#features/analyses/history.server.ts'
import { comparisonUsageSchema } from '#features/comparisons/comparison.schema.ts'
import { getComparisonUsage } from '#features/comparisons/quota.server.ts'
import { ownDomain } from '#features/domains/own-domain.server.ts'
import { listWebsites } from '#features/domains/websites.server.ts'
import { getOwnProfile } from '#features/profiles/profile.server.ts'
import { row } from '#server/function-row.ts'

/** One of the account's websites; if absent, the primary one. */
const aboutWebsite = z.object({ domainId: z.uuid('Dit is geen id van een website.').optional() })

export const ownFunctions = {
  'get-comparison-usage': row({
    methods: ['GET', 'POST'],
    who: 'signed-in',
    scope: 'read',
    says: 'Hoeveel vergelijkingen van deze maand zijn gebruikt.',
    fails: [],
    input: z.object({}),
    output: comparisonUsageSchema,
    run: ({ services, session }) => getComparisonUsage(services, session),
  }),
  'get-websites': row({
    methods: ['GET'],
    who: 'signed-in',
    scope: 'read',
    says: 'De eigen websites, met het id dat de andere functies domainId noemen.',
    fails: [],
    input: z.object({}),
    output: z.object({
      websites: z.array(
        z.object({
          domainId: z.uuid(),
          host: z.string(),
          companyName: z.string(),
          isPrimary: z.boolean(),
          plan: z.enum(PLANS),
          isPublished: z.boolean(),
          /** False: kept, but offline while the plan does not cover it. */
          isCovered: z.boolean(),
          isProven: z.boolean(),
          slug: z.string().nullable(),
        }),
      ),
    }),
    run: async ({ services, session }) => ({
      websites: (await listWebsites(services, session)).map(({ id, proof, ...website }) => ({
        ...website,
        domainId: id,
        isProven: proof === 'proven',
      })),
    }),
  }),
  'get-report': row({
    methods: ['GET'],
    who: 'signed-in',
    scope: 'read',
    says: 'Het nieuwste rapport van een eigen website, zoals het plan het toont; null zolang er geen is.',
    fails: ['domain-not-found'],
    input: aboutWebsite,
    output: z.object({ analysis: analysisAnswerSchema.nullable() }),
    run: async ({ services, session }, { domainId }) => {
      const domain = await ownDomain(services, session, domainId ?? null)
      const latest = await latestAnalysis(services, session, domain.id)
      return { analysis: latest && analysisAnswer(latest) }
    },
  }),
  'get-score-history': row({
    methods: ['GET'],
    who: 'signed-in',
    scope: 'read',
    says: 'De scores van een eigen website, de oudste eerst.',
    fails: ['domain-not-found'],
    input: aboutWebsite,
    output: z.object({
      scores: z.array(z.object({ takenAt: z.string(), score: z.number(), rubricVersion: z.string() })),
    }),
    run: async ({ services, session }, { domainId }) => {
      const domain = await ownDomain(services, session, domainId ?? null)
      return { scores: await pastReports(services, session, domain.id) }
    },
  }),
  'get-profile': row({
    methods: ['GET'],
    who: 'signed-in',
    scope: 'read',
    says: 'De bedrijfsgegevens van een eigen website, zoals het plan ze toont, gepubliceerd of niet.',
    fails: ['domain-not-found'],
    input: aboutWebsite,
    output: z.object({
      domainId: z.uuid(),
      plan: z.enum(PLANS),
      published: z.boolean(),
      slug: z.string().nullable(),
      publishedAt: z.string().nullable(),
      updatedAt: z.string().nullable(),
      /** The fields of the company form. */
      fields: z.record(z.string(), z.unknown()),
    }),
    run: async ({ services, session }, { domainId }) => {
      const domain = await ownDomain(services, session, domainId ?? null)
      const { form, ...profile } = await getOwnProfile(services, session, domain.id)
      return { ...profile, fields: form }
    },
  }),
} as const
