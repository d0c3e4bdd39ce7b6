// Rate limits answer in Dutch, with the time until a retry makes sense, in every form and at every endpoint.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestReset } from '#features/accounts/password-reset.server.ts'
import { RATE_LIMITS } from '#features/accounts/rate-limits.server.ts'
import { amsterdamDay } from '#features/calendar.ts'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { URLS } from '#features/urls.ts'
import { builtScreens } from '#server/screens.ts'
import { asOwner, eachDatabase } from '../support/database.ts'
import { type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'
import { primaryOf } from '../support/session.ts'

const ADDRESS = '127.0.0.1'
const EMAIL = 'iemand@voorbeeld.nl'
const TOO_OFTEN = 'Dat ging iets te vaak achter elkaar. Wacht even en probeer het dan opnieuw.'
const ANALYSES = 'Je analyselimiet is bereikt. Op een later moment kun je opnieuw analyseren.'
const WAITLIST = { name: 'N', company: 'B', email: EMAIL, accepted_privacy: 'on' }
const SITES = { ownUrl: 'https://voorbeeld.nl/', competitors: ['https://een.nl/', 'https://twee.nl/'] }

type LimitName = keyof typeof RATE_LIMITS
type Form = Record<string, string | string[]>

interface Case {
  limit: LimitName | 'analysis'
  /** What the limit counts by. */
  of: 'address' | 'email' | 'customer' | 'admin'
  says?: string
}
const FORMS: (Case & { path: string; form: Form })[] = [
  { limit: 'sign-in-by-address', of: 'address', path: '/login', form: { email: EMAIL, password: 'geheim1' } },
  { limit: 'reset-link-by-address', of: 'address', path: '/login?modus=vergeten', form: { email: EMAIL } },
  { limit: 'reset-link-by-email', of: 'email', path: '/login?modus=vergeten', form: { email: EMAIL } },
  {
    ...{ limit: 'new-password-by-address', of: 'address', path: '/reset-password?token=' },
    form: { password: 'geheim1', confirm: 'geheim1' },
  },
  { limit: 'waitlist-by-address', of: 'address', path: '/auth', form: WAITLIST },
  { limit: 'waitlist-by-email', of: 'email', path: '/auth', form: WAITLIST },
  { limit: 'newsletter-by-address', of: 'address', path: '/nieuwsbrief', form: { email: EMAIL } },
  { limit: 'newsletter-mail-by-email', of: 'email', path: '/nieuwsbrief', form: { email: EMAIL } },
  {
    ...{ limit: 'comparison-by-user', of: 'customer', path: '/dashboard/competitors' },
    form: { intent: 'compare', ...SITES },
  },
  {
    ...{ limit: 'website-file-by-user', of: 'customer', path: '/dashboard/llms-txt' },
    form: { intent: 'judge-file', url: 'https://voorbeeld.nl/' },
  },
  {
    ...{ limit: 'website-file-by-user', of: 'customer', path: '/dashboard/llms-txt' },
    form: { intent: 'check-own-files' },
  },
  { limit: 'analysis', of: 'customer', path: '/dashboard/analysis', form: { intent: 'analyze' }, says: ANALYSES },
  {
    ...{ limit: 'share-by-user', of: 'customer', path: '/dashboard/analysis' },
    form: { intent: 'share', bevestigd: 'ja' },
  },
  { limit: 'ownership-by-user', of: 'customer', path: URLS.ownership, form: {} },
  { limit: 'facts-by-user', of: 'customer', path: URLS.sameFacts, form: { intent: 'compare' } },
  { limit: 'passkey-by-address', of: 'address', path: URLS.passkeyChallenge, form: {} },
]
const ENDPOINTS: (Case & { path: string; input: object })[] = [
  {
    ...{ limit: 'sign-in-by-address', of: 'address', path: '/api/auth/sign-in' },
    input: { email: EMAIL, password: 'geheim1' },
  },
  {
    ...{ limit: 'waitlist-by-address', of: 'address', path: '/functions/v1/send-waitlist-confirmation' },
    input: { name: 'N', company: 'B', email: EMAIL },
  },
  {
    ...{ limit: 'newsletter-by-address', of: 'address', path: '/functions/v1/subscribe-newsletter' },
    input: { email: EMAIL },
  },
  {
    ...{ limit: 'newsletter-mail-by-email', of: 'email', path: '/functions/v1/subscribe-newsletter' },
    input: { email: EMAIL },
  },
  { limit: 'comparison-by-user', of: 'customer', path: '/functions/v1/compare-competitors', input: SITES },
  {
    ...{ limit: 'templated-mail-by-user', of: 'admin', path: '/functions/v1/send-templated-email' },
    input: { template_key: 'nieuwsbrief_welkom', to: EMAIL, variables: {} },
  },
  {
    ...{ limit: 'analysis', of: 'customer', path: '/functions/v1/analyze-company' },
    ...{ input: { companyName: 'B', url: 'https://voorbeeld.nl/' }, says: ANALYSES },
  },
]

/** Those of the web builder's page: tests/requests/shared-reports.test.ts. Of pictures: tests/requests/uploads.test.ts. */
const ELSEWHERE = ['shared-report-by-address', 'shared-check-by-address', 'upload-by-user']

/**
 * Limits without an answer of their own: a code that was used before is simply wrong, the mail about a locked account is not repeated,
 * no answer reveals that an address is on the waitlist, an image reports beside its field that it was fetched too often, IndexNow is
 * notified of a change later, and an assistant is asked later (tests/requests/asked-answers.test.ts).
 */
const SILENT = [
  'code-by-user',
  'lock-mail-by-email',
  'waitlist-told-by-address',
  'image-by-user',
  'index-now-by-profile',
  'asking-by-assistant',
]

test('every limit is covered here', () => {
  const tried = new Set([...FORMS, ...ENDPOINTS].map(({ limit }) => limit))
  const untried = Object.keys(RATE_LIMITS).filter((name) => !tried.has(name as LimitName))
  expect(untried.sort()).toEqual([...SILENT, ...ELSEWHERE].sort())
})

eachDatabase('a rate limit', (db) => {
  let program: Program
  let customer: { id: string; token: string; domainId: string }
  let resetToken: string
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
    const account = await program.newCustomer({ plan_type: 'pro' })
    const token = await program.tokenFor(account)
    const form = { companyName: 'B', url: 'https://voorbeeld.nl/', locations: [], countries: [], desiredInfo: '' }
    const session = await program.sessionOf(token)
    const { domainId } = await publishProfile(program.services, session, await primaryOf(program.services, session), {
      ...form,
      llmPlatforms: [],
    })
    customer = { id: account.id, token, domainId }
    await requestReset(program.services, '192.0.2.1', { email: account.email })
    const mail = await program.mail.waitFor(({ text }) => text.includes('/reset-password?token='))
    resetToken = /token=([\w-]+)/.exec(mail.text)![1]!
  })
  afterAll(() => program.close())

  /** Uses up the limit; the returned function undoes that. */
  async function useUp({ limit, of }: Case): Promise<() => Promise<unknown>> {
    const admin = await program.sessionOf(program.adminToken)
    const subject = { address: ADDRESS, email: EMAIL, customer: customer.id, admin: admin.userId }[of]
    if (limit === 'analysis') {
      const now = program.services.now().toISOString()
      await asOwner(
        db(),
        sql`insert into analyses (user_id, domain_id, day, state, started_at, seen_at, finished_at)
          select ${customer.id}, ${customer.domainId}, ${amsterdamDay(program.services.now())}, 'done', ${now}, ${now}, ${now}
          from generate_series(1, 20)`,
      )
      return () => asOwner(db(), sql`delete from analyses where user_id = ${customer.id}`)
    }
    const [key, max, seconds] = [`${limit}:${subject}`, RATE_LIMITS[limit].max, RATE_LIMITS[limit].seconds]
    await db().asJobs((tx) =>
      tx.execute(
        sql`select take_rate_limit(${key}, ${max}::int, ${seconds}::int) from generate_series(1, ${max}::int)`,
      ),
    )
    return () => db().asJobs((tx) => tx.execute(sql`delete from rate_limits where key = ${key}`))
  }

  const tokenOf = (of: Case['of']) => ({ customer: customer.token, admin: program.adminToken })[of as string]
  const retryAfter = (headers: Headers) => Number(headers.get('retry-after'))

  describe('a form', () => {
    test.each(FORMS)('$path reports it ($limit)', async (one) => {
      const giveBack = await useUp(one)
      const body = new URLSearchParams()
      for (const [name, value] of Object.entries(one.form)) for (const each of [value].flat()) body.append(name, each)
      const path = one.path.endsWith('token=') ? one.path + resetToken : one.path
      const token = tokenOf(one.of)
      const cookie = token ? { cookie: `vindbaar.session_token=${encodeURIComponent(token)}` } : {}
      const answer = await program.ask(path, { method: 'POST', body, headers: { origin: BASE_URL, ...cookie } })
      await giveBack()
      expect(answer.status).toBe(429)
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
      expect(text).toContain(one.says ?? TOO_OFTEN)
      expect(retryAfter(answer.headers)).toBeGreaterThan(0)
    })
  })

  describe('an endpoint', () => {
    test.each(ENDPOINTS)('$path reports it ($limit)', async (one) => {
      const giveBack = await useUp(one)
      const token = tokenOf(one.of)
      const answer = await program.ask(one.path, {
        method: 'POST',
        body: JSON.stringify(one.input),
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      })
      await giveBack()
      expect(answer).toMatchObject({ status: 429, body: { error: one.says ?? TOO_OFTEN } })
      expect(retryAfter(answer.headers)).toBeGreaterThan(0)
    })
  })
})
