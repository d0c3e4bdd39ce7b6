/**
 * Everything that programs can call, in one table: the functions of docs/spec.md, 'Functions', those with which programs get
 * a bearer token and confirm who they are, and the event streams. A row says what goes in and out, who may call it, and its errors; the endpoints,
 * /openapi.json and every refusal come from it.
 */
import { z } from 'zod'
import { tokenSignInSchema } from '#features/accounts/accounts.schema.ts'
import { takeRateLimit, visitorOf } from '#features/accounts/rate-limits.server.ts'
import { signInForToken, signOut } from '#features/accounts/sign-in.server.ts'
import { analysisAnswer, analysisAnswerSchema } from '#features/analyses/analysis-answer.schema.ts'
import { analyzeCompanySchema } from '#features/analyses/analyze-company.schema.ts'
import { analyzeCompany } from '#features/analyses/analyze-company.server.ts'
import { findProgress } from '#features/analyses/progress.server.ts'
import { compareCompetitors } from '#features/comparisons/compare-competitors.server.ts'
import { compareCompetitorsSchema, comparisonAnswerSchema } from '#features/comparisons/comparison.schema.ts'
import { findComparisonProgress } from '#features/comparisons/comparison-progress.server.ts'
import { crawlerOf, mayRead } from '#features/crawler-visits/crawlers.ts'
import { Failure } from '#features/failure.ts'
import { templatedMailSchema } from '#features/mail/mail.schema.ts'
import { sendTemplatedMail } from '#features/mail/templated-mail.server.ts'
import { subscribeSchema } from '#features/newsletter/newsletter.schema.ts'
import { subscribeNewsletter } from '#features/newsletter/newsletter.server.ts'
import { findReading } from '#features/proposals/readings.server.ts'
import {
  findPublicProfileSchema,
  publicProfileAnswer,
  publicProfileAnswerSchema,
} from '#features/public-profile/answer.ts'
import { getPublicProfile } from '#features/public-profile/read.server.ts'
import { takeSecondLook } from '#features/security/second-look.server.ts'
import { URLS } from '#features/urls.ts'
import { waitlistConfirmationSchema } from '#features/waitlist/waitlist.schema.ts'
import { sendWaitlistConfirmation } from '#features/waitlist/waitlist.server.ts'
import { adminFunctions } from '#server/functions/admin.ts'
import { ownFunctions } from '#server/functions/own.ts'
import { followCustomers } from '#server/streams/customer-stream.ts'
import { followProgress, progressInput } from '#server/streams/progress-stream.ts'
import { followVisits, visitsInput } from '#server/streams/visit-stream.ts'
import { type FunctionRow, row, type StreamRow, stream } from './function-row.ts'

export const functions = {
  'subscribe-newsletter': row({
    methods: ['POST'],
    who: 'everyone',
    scope: null,
    says: 'Vraagt de nieuwsbrief aan; een mail vraagt om bevestiging.',
    fails: ['too-many-requests'],
    input: subscribeSchema,
    output: z.object({ ok: z.boolean() }),
    run: async ({ services, clientAddress, headers }, input) => {
      await subscribeNewsletter(services, { clientAddress, userAgent: headers.get('user-agent') }, input)
      return { ok: true }
    },
  }),
  'send-waitlist-confirmation': row({
    methods: ['POST'],
    who: 'everyone',
    scope: null,
    says: 'Mailt wie op de wachtlijst staat één keer een bevestiging.',
    fails: ['too-many-requests'],
    input: waitlistConfirmationSchema,
    output: z.object({ ok: z.boolean() }),
    run: async ({ services, clientAddress }, input) => {
      await takeRateLimit(services, 'waitlist-by-address', visitorOf(clientAddress))
      await sendWaitlistConfirmation(services, input.email)
      return { ok: true }
    },
  }),
  ...ownFunctions,
  'analyze-company': row({
    methods: ['POST'],
    who: 'signed-in',
    scope: 'analyse',
    says: 'Analyseert de eigen website en bewaart het rapport.',
    fails: [
      'domain-not-found',
      'not-allowed',
      'analysis-limit-reached',
      'revision-limit-reached',
      'too-many-at-once',
      'too-busy',
      'analysis-failed',
    ],
    input: analyzeCompanySchema,
    output: analysisAnswerSchema,
    // Continues when the caller disconnects: after a reload the screen finds its progress, and the report is stored.
    run: async ({ services, session }, input) => analysisAnswer(await analyzeCompany(services, session, input)),
  }),
  'compare-competitors': row({
    methods: ['POST'],
    who: 'signed-in',
    scope: 'analyse',
    says: 'Vergelijkt de eigen website met die van 2 tot 10 concurrenten (Pro en Expert).',
    fails: [
      'domain-not-found',
      'not-allowed',
      'upgrade-required',
      'too-many-requests',
      'comparison-limit-reached',
      'too-many-at-once',
      'too-busy',
      'comparison-failed',
    ],
    input: compareCompetitorsSchema,
    output: comparisonAnswerSchema,
    // Continues when the caller disconnects, like an analysis.
    run: ({ services, session }, input) => compareCompetitors(services, session, input),
  }),
  'get-public-profile': row({
    methods: ['GET'],
    who: 'everyone',
    scope: null,
    says: 'Een openbaar profiel, met de slug of het id van de gebruiker.',
    fails: ['not-allowed', 'profile-not-found', 'profile-gone'],
    input: findPublicProfileSchema,
    output: publicProfileAnswerSchema,
    run: async ({ services, session, headers }, { id, slug }) => {
      const profile = await getPublicProfile(services, slug ? { slug } : { id: id! })
      const crawler = session ? null : crawlerOf(headers.get('user-agent')?.slice(0, 1_000) ?? '')
      if (crawler && !mayRead(profile, crawler)) throw new Failure('not-allowed')
      return publicProfileAnswer(profile)
    },
  }),
  ...adminFunctions,
  'send-templated-email': row({
    methods: ['POST'],
    who: 'admin',
    scope: null,
    says: 'Verstuurt een mail volgens een template.',
    fails: ['too-many-requests', 'template-not-found', 'template-placeholder-missing'],
    input: templatedMailSchema,
    output: z.object({ ok: z.boolean() }),
    run: async ({ services, session }, input) => {
      await takeRateLimit(services, 'templated-mail-by-user', session.userId)
      await sendTemplatedMail(services, session, input)
      return { ok: true }
    },
  }),
} as const

export type Functions = typeof functions

/** None of better-auth's own paths is open. */
const tokenFunctions = {
  'sign-in': row({
    methods: ['POST'],
    who: 'everyone',
    scope: null,
    says: 'Geeft een sessietoken voor de kop Authorization: Bearer.',
    fails: [
      'invalid-credentials',
      'second-factor-required',
      'code-wrong',
      'second-step-expired',
      'account-locked',
      'account-suspended',
      'account-deleted',
      'too-many-requests',
    ],
    input: tokenSignInSchema,
    output: z.object({ token: z.string(), must_change_password: z.boolean() }),
    run: async ({ services, clientAddress, headers }, input) => {
      const { bearerToken, session } = await signInForToken(
        services,
        { clientAddress, cookies: headers.get('cookie'), userAgent: headers.get('user-agent') },
        input,
      )
      return { token: bearerToken, must_change_password: session.mustChangePassword }
    },
  }),
  confirm: row({
    methods: ['POST'],
    who: 'signed-in',
    scope: null,
    says: 'Bevestigt met het wachtwoord of een code wie de sessie heeft; nodig voor wat second-look-required weigert.',
    fails: ['account-locked', 'too-many-requests'],
    input: z.object({ current: z.string().optional(), code: z.string().optional() }),
    output: z.object({ ok: z.boolean() }),
    run: async ({ services, session, clientAddress, headers }, input) => {
      const from = { clientAddress, cookies: headers.get('cookie'), userAgent: headers.get('user-agent') }
      await takeSecondLook(services, { session, from, headers }, input)
      return { ok: true }
    },
  }),
  'sign-out': row({
    methods: ['POST'],
    who: 'everyone',
    scope: null,
    says: 'Beëindigt de sessie waarmee dit verzoek komt.',
    fails: [],
    input: z.object({}),
    output: z.object({ ok: z.boolean() }),
    run: async ({ services, session, headers }) => {
      await signOut(services, session, headers)
      return { ok: true }
    },
  }),
} as const

const streams = {
  'progress/{id}': stream({
    says: 'De voortgang van een analyse, als gebeurtenissenstroom.',
    input: progressInput,
    fails: ['progress-not-found', 'domain-not-found'],
    follow: followProgress('analysis', findProgress),
  }),
  'comparison-progress/{id}': stream({
    says: 'De voortgang van een vergelijking, als gebeurtenissenstroom.',
    input: progressInput,
    fails: ['progress-not-found', 'domain-not-found'],
    follow: followProgress('comparison', findComparisonProgress),
  }),
  'reading/{id}': stream({
    says: 'Het lezen van een website of document met wat er tot nu toe is gevonden, als gebeurtenissenstroom.',
    input: progressInput,
    fails: ['progress-not-found', 'domain-not-found'],
    follow: followProgress('reading', findReading),
  }),
  'admin-follow-users': stream({
    says: 'Welke klanten veranderen en of er nieuwe zijn, als gebeurtenissenstroom.',
    who: 'admin',
    input: z.object({}),
    fails: [],
    follow: async () => followCustomers(),
  }),
} as const

/** By path, as /openapi.json writes it: `{id}` is a path parameter. */
export const FUNCTION_TABLE: Readonly<Record<string, FunctionRow | StreamRow>> = {
  ...under('/functions/v1', functions),
  ...under('/api/auth', tokenFunctions),
  ...under('/functions/v1', streams),
  [URLS.visitStream]: stream({
    says: 'De bezoeken van AI-crawlers, als gebeurtenissenstroom.',
    input: visitsInput,
    fails: ['domain-not-found'],
    follow: followVisits,
  }),
}

/** In this map a row's own types are lost: its schemas check input and output. */
function under(prefix: string, rows: object): Record<string, FunctionRow | StreamRow> {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [`${prefix}/${name}`, row]))
}
