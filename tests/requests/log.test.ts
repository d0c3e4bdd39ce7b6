/** Whatever fails, user input and secrets stay out of the log. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog, type Log, logConsole } from '#server/log.ts'
import { builtScreens } from '#server/screens.ts'
import { asOwner, eachDatabase } from '../support/database.ts'
import { type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'

const PASSWORD = 'geheim-wachtwoord-1'
const CHOSEN = 'geheim-wachtwoord-2'
const VISITOR = '203.0.113.77'

eachDatabase('the log', (db) => {
  let program: Program
  let written = ''
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens(), ['127.0.0.1'])
    program.services.log = createLog('debug', {
      write(line) {
        written += line
      },
    })
  })
  afterAll(() => program.close())

  const BROKEN = [
    'auth.session',
    'auth.account',
    'auth.verification',
    'sign_in_attempts',
    'rate_limits',
    'accounts',
    'waitlist',
    'newsletter_subscriptions',
    'mail_outbox',
    'profiles',
  ]

  test('of a run in which every query fails contains no password, hash, token or address', {
    timeout: 300_000,
  }, async () => {
    const email = `klant-${randomUUID()}@voorbeeld.nl`
    const customer = await program.newCustomer({ email, password: PASSWORD })
    const token = await program.tokenFor(customer)
    const { rows } = await db().auth.execute<{ hash: string; session: string }>(
      sql`select a.password as hash, s.token as session from auth.account a join auth.session s on s.user_id = a.user_id
          where a.user_id = ${customer.id}`,
    )
    await program.call('send-waitlist-confirmation', { name: 'N', company: 'B', email })
    const post = (path: string, form: Record<string, string>, also: Record<string, string> = {}) =>
      program.ask(path, {
        method: 'POST',
        body: new URLSearchParams(form),
        headers: { origin: BASE_URL, 'x-forwarded-for': VISITOR, ...also },
      })
    await post('/login?modus=vergeten', { email })
    const mail = await program.mail.waitFor(
      ({ to, text }) => to[0] === email && text.includes('/reset-password?token='),
    )
    const reset = /token=([\w-]+)/.exec(mail.text)![1]!
    const giveBack = logConsole(program.services.log as Log)
    const secrets = [
      PASSWORD,
      CHOSEN,
      email,
      VISITOR,
      token,
      token.split('.')[0]!,
      reset,
      rows[0]!.hash,
      rows[0]!.session,
    ]

    for (const table of BROKEN) {
      const [schema, name] = table.includes('.') ? table.split('.') : ['public', table]
      const rename = (from: string, to: string) =>
        asOwner(db(), sql.raw(`alter table ${schema}."${from}" rename to "${to}"`))
      await rename(name!, `${name}_away`)
      await post('/login', { email, password: PASSWORD })
      await post('/login', { email, password: 'verkeerd-wachtwoord' })
      await post('/login?modus=vergeten', { email })
      await post(`/reset-password?token=${reset}`, { password: CHOSEN, confirm: CHOSEN })
      await post('/auth', { name: 'Noor', company: 'Zon', email, accepted_privacy: 'on' })
      await post('/nieuwsbrief', { email })
      await post(`/nieuwsbrief/afmelden/${reset}`, {})
      await program.ask('/api/auth/sign-in', {
        method: 'POST',
        body: JSON.stringify({ email, password: PASSWORD }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': VISITOR },
      })
      await program.ask('/dashboard', { headers: { cookie: `vindbaar.session_token=${encodeURIComponent(token)}` } })
      await program.get('get-comparison-usage', token)
      await program.call('admin-create-user', { email: `x${email}`, password: CHOSEN }, program.adminToken)
      await rename(`${name}_away`, name!)
    }
    giveBack()
    expect(written).toContain('Failed query')
    // better-auth logs it itself.
    expect(written).toContain('Een onderdeel meldt iets')
    expect(written.split('\n').length).toBeGreaterThan(BROKEN.length)
    for (const secret of secrets) expect(written.includes(secret), `the log holds ${secret}`).toBe(false)
  })

  test('keeps what an error is about, through every cause', () => {
    written = ''
    const { log } = program.services
    const cause = Object.assign(new Error('invalid input syntax for type uuid: "geheim"'), {
      ...{
        severity: 'ERROR',
        code: '22P02',
        detail: 'Key (email)=(geheim) exists',
        where: 'geheim',
        table: 'accounts',
      },
    })
    const failed = Object.assign(new Error('Failed query: select $1\nparams: geheim,geheim', { cause }), {
      ...{ query: 'select $1', params: ['geheim'] },
    })
    log.error({ err: failed, deep: { in: [new AggregateError([failed], 'all failed')] } }, 'Mislukt')
    log.error(failed as never, 'Nog een')
    log.warn({ error: 'geheim@voorbeeld.nl is refused', path: `/nieuwsbrief/afmelden/${'g'.repeat(43)}` }, 'Mail')
    expect(written).toContain('Failed query: select $1')
    expect(written).toContain('22P02')
    expect(written).toContain('log.test.ts')
    expect(written).not.toContain('geheim')
    expect(written).not.toContain('ggg')
  })
})
