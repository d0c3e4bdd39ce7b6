/** The system check: what it says of a healthy system, of one with a fault, and of a check that fails itself. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openJobQueue } from '#features/jobs/job-queue.job.ts'
import type { SystemChecks } from '#features/system-check/check.ts'
import { diskResult } from '#features/system-check/machine-checks.server.ts'
import { retryJobs } from '#features/system-check/retry-jobs.server.ts'
import { runCheck } from '#features/system-check/run-check.server.ts'
import { checkVisitors } from '#features/system-check/security-checks.server.ts'
import { checkSystem } from '#features/system-check/system-check.server.ts'
import { builtScreens } from '#server/screens.ts'
import { asOwner, eachDatabase } from '../support/database.ts'
import { type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'

const PATH = '/admin/systeemcheck'

eachDatabase('the system check', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
    program.services.setup = {
      ...program.services.setup,
      assistantKeys: [
        { assistant: 'ChatGPT', setting: 'OPENAI_API_KEY', isSet: true },
        { assistant: 'Grok', setting: 'XAI_API_KEY', isSet: false },
      ],
    }
  })
  afterAll(() => program.close())

  const headersOf = (token: string) => ({
    cookie: `vindbaar.session_token=${encodeURIComponent(token)}`,
    origin: BASE_URL,
  })
  const see = async (query = '') => (await program.ask(PATH + query, { headers: headersOf(program.adminToken) })).body
  const send = (form: Record<string, string>, token = program.adminToken) =>
    program.ask(PATH, { method: 'POST', headers: headersOf(token), body: new URLSearchParams(form) })
  const statusForVisitor = async (path: string) => (await program.ask(path)).status
  const checks = async (): Promise<SystemChecks> =>
    checkSystem(program.services, await program.sessionOf(program.adminToken), statusForVisitor)

  test('says that a new system is safe, which keys are set and which are not', async () => {
    const found = await checks()
    for (const name of ['policies', 'visitors', 'is-admin', 'migrations', 'jobs'] as const)
      expect(found[name], name).toMatchObject({ state: 'good', failure: null, todo: null })
    expect(found.visitors.facts).toEqual([{ label: 'Antwoord van admin-get-users', value: '401' }])
    expect(found.database).toMatchObject({ failure: null, state: db().kind === 'postgres' ? 'good' : 'attention' })
    expect(found['crawler-lists']).toMatchObject({
      state: 'attention',
      todo: expect.stringContaining('dagelijkse taak'),
    })
    expect(found['assistant-keys']).toMatchObject({
      state: 'good',
      facts: [
        { label: 'ChatGPT (OPENAI_API_KEY)', value: 'ingesteld' },
        { label: 'Grok (XAI_API_KEY)', value: 'niet ingesteld' },
      ],
    })
    const page = await see()
    expect(page).toContain('Aan alle criteria is voldaan.')
    expect(page).toContain('Systeemcheck')
  })

  test('says which version runs, and that another one waits for a restart', async () => {
    const { setup } = program.services
    const facts = [
      { label: 'Vindbaar', value: '1.0.0' },
      { label: 'Node.js', value: process.versions.node },
    ]
    expect((await checks()).version).toMatchObject({ state: 'good', todo: null, facts })
    program.services.setup = { ...setup, installedVersion: async () => '1.1.0' }
    expect((await checks()).version).toMatchObject({
      state: 'attention',
      summary: expect.stringContaining('1.1.0'),
      todo: expect.stringContaining('Start Vindbaar opnieuw'),
      facts,
    })
    program.services.setup = setup
  })

  test('says which policy is missing, and which one does not belong', async () => {
    await asOwner(db(), sql`alter policy "admin may update" on email_templates rename to "anyone may update"`)
    expect(await checks()).toMatchObject({
      policies: { state: 'broken', summary: expect.stringContaining('ontbreekt') },
    })
    expect(await see()).toContain('Aan 2 van de 3 is voldaan.')
    await asOwner(db(), sql`alter policy "anyone may update" on email_templates rename to "admin may update"`)
    await asOwner(
      db(),
      sql`create policy "anyone may select" on email_templates for select to vindbaar_app using (false)`,
    )
    expect(await checks()).toMatchObject({ policies: { state: 'attention' } })
    await asOwner(db(), sql`drop policy "anyone may select" on email_templates`)
    await asOwner(db(), sql`alter table email_templates disable row level security`)
    expect(await checks()).toMatchObject({ policies: { state: 'broken' } })
    await asOwner(db(), sql`alter table email_templates enable row level security`)
    expect(await checks()).toMatchObject({ policies: { state: 'good' } })
  })

  test('warns when a visitor gets the customers, and when the answer is neither that nor a refusal', async () => {
    expect(await checkVisitors(async () => 200)).toMatchObject({
      state: 'broken',
      summary: expect.stringContaining('Waarschuwing'),
    })
    expect(await checkVisitors(async () => 403)).toMatchObject({ state: 'good' })
    expect(await checkVisitors(async () => 500)).toMatchObject({ state: 'attention' })
  })

  test('says that a check failed or took too long, and shows the others', async () => {
    await asOwner(db(), sql`alter function system_mail rename to system_mail_away`)
    const found = await checks()
    expect(found.mail).toMatchObject({ state: 'broken', failure: 'failed' })
    expect(found.jobs).toMatchObject({ state: 'good', failure: null })
    expect(await see()).toContain('Deze controle is niet gelukt.')
    await asOwner(db(), sql`alter function system_mail_away rename to system_mail`)
    const hangs = () => new Promise<never>(() => {})
    expect(await runCheck(program.services, 'disk', hangs, 1)).toMatchObject({ state: 'broken', failure: 'too-slow' })
  })

  test('says what the last mail did, and that a migration is missing', async () => {
    const mail = (state: string, at: string, error: string | null) =>
      asOwner(
        db(),
        sql`insert into mail_outbox (template_key, to_address, state, created_at, due_at, expires_at, ended_at, error)
          values ('reset', ${state === 'sent' ? null : 'iemand@voorbeeld.nl'}, ${state}, ${at}, ${at}, ${at}, ${at}, ${error})`,
      )
    await mail('failed', '2031-01-01T10:00:00Z', 'connect ECONNREFUSED')
    expect(await checks()).toMatchObject({ mail: { state: 'broken' } })
    expect(await see()).toContain('reset: connect ECONNREFUSED')
    await mail('sent', '2031-01-01T11:00:00Z', null)
    expect(await checks()).toMatchObject({ mail: { state: 'attention' } })
    await asOwner(db(), sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`)
    expect(await checks()).toMatchObject({ migrations: { state: 'broken', todo: expect.stringContaining('Start') } })
    await asOwner(db(), sql`update drizzle.__drizzle_migrations set created_at = created_at + 1`)
  })

  test('shows the last backup, and warns when it is older than a week', async () => {
    expect(await checks()).toMatchObject({
      backup: { state: 'attention', todo: expect.stringContaining('npm run backup') },
    })
    const made = (at: Date, name: string) =>
      asOwner(
        db(),
        sql`insert into audit_log (at, act, actor_kind, details)
          values (${at.toISOString()}, 'backup-made', 'operator', ${JSON.stringify({ name, size: '2 MB' })}::jsonb)`,
      )
    const daysAgo = (days: number) => new Date(program.services.now().getTime() - days * 86_400_000)
    await made(daysAgo(8), 'vindbaar-oud')
    expect(await checks()).toMatchObject({ backup: { state: 'attention', summary: expect.stringContaining('ouder') } })
    await made(daysAgo(1), 'vindbaar-nieuw')
    expect(await checks()).toMatchObject({ backup: { state: 'good' } })
    expect(await see()).toContain('vindbaar-nieuw')
  })

  test('starts given-up jobs again after a question, once, and writes it in the audit log', async () => {
    const queue = await openJobQueue(program.services, { proef: { daily: false, work: async () => {} } })
    await db().asJobs((tx) =>
      tx.execute(
        sql`insert into jobs.job (name, source_name, data) values ('dead-letters', 'proef', '{"id":"7"}'), ('dead-letters', 'proef', '{}')`,
      ),
    )
    expect(await queue.deadLetters()).toEqual({ proef: 2 })
    expect(await checks()).toMatchObject({ jobs: { state: 'broken', summary: '2 taken zijn opgegeven.', givenUp: 2 } })
    expect(await see()).toContain('Opgegeven taken opnieuw starten')
    const customer = await program.newCustomer()
    const token = await program.tokenFor(customer)
    expect((await send({ intent: 'retry-jobs', bevestigd: 'ja' }, token)).headers.get('location')).toBe('/dashboard')
    await expect(retryJobs(program.services, await program.sessionOf(token))).rejects.toMatchObject({
      code: 'not-allowed',
    })
    const question = (await send({ intent: 'retry-jobs' })).headers.get('location')!
    expect(question).toBe(`${PATH}?vraag=taken`)
    expect(await see('?vraag=taken')).toContain('Opgegeven taken opnieuw starten?')
    expect(await queue.deadLetters()).toEqual({ proef: 2 })
    expect((await send({ intent: 'retry-jobs', bevestigd: 'ja' })).body).toContain('De taken zijn opnieuw gestart.')
    expect((await send({ intent: 'retry-jobs', bevestigd: 'ja' })).body).toContain('Geen wijziging')
    expect(await queue.deadLetters()).toEqual({})
    const { rows } = await db().asJobs((tx) =>
      tx.execute(
        sql`select data, retry_limit, dead_letter from jobs.job where name = 'proef' and state = 'created' order by data::text`,
      ),
    )
    const kept = { retry_limit: 10, dead_letter: 'dead-letters' }
    expect(rows).toEqual(
      expect.arrayContaining([
        { data: { id: '7' }, ...kept },
        { data: {}, ...kept },
      ]),
    )
    const { rows: acts } = await db().asJobs((tx) =>
      tx.execute(sql`select details from audit_log where act = 'jobs-retried'`),
    )
    expect(acts).toEqual([{ details: { jobs: '2' } }])
    await queue.stop(0)
  })
})

test('the disk is judged by what is free', () => {
  const free = (bytes: number) => diskResult(bytes, 50e9, '/data', 'pglite').state
  expect([free(100e6), free(500e6), free(5e9)]).toEqual(['broken', 'attention', 'good'])
})
