/** Questions that a customer has us ask of the assistants: counted, asked once, stored once. The assistants are servers on loopback. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/analysis-pool.ts'
import { exportAccount } from '#features/accounts/export.server.ts'
import { RATE_LIMITS } from '#features/accounts/rate-limits.server.ts'
import { askAssistant, askingsToDo } from '#features/asking/ask-assistant.job.ts'
import type { AskedAssistant } from '#features/asking/asking.ts'
import { haveAsked, ownAskings } from '#features/asking/own-askings.server.ts'
import { removeAnswer } from '#features/assistant-answers/kept-answers.server.ts'
import { secondsToNextDay } from '#features/calendar.ts'
import type { Services } from '#features/services.ts'
import { type Asking, HOUR, startAsking } from '../support/asking.ts'
import { ASKED_ASSISTANTS, type AssistantServers } from '../support/assistant-servers.ts'
import { asOwner, eachDatabase, setPlan } from '../support/database.ts'
import { failureOf } from '../support/failure.ts'
import { purgeDeletedAccounts } from '../support/purge.ts'

const TEXT = 'De Korenaar is een bakkerij in Utrecht. Bel 030 233 14 72.'
const TAB = '/dashboard/analysis'
const OWN = { url: 'https://dekorenaar.example/brood', title: 'Brood' }
const GUIDE = { url: 'https://gids.example/bakkers', title: 'Bakkers' }
const SAID = { text: TEXT, opened: [GUIDE, OWN], cited: [OWN] }

afterAll(closeAuditWorkers)

eachDatabase('a question that we ask', (db) => {
  let asking: Asking
  let services: Services
  let servers: AssistantServers
  beforeAll(async () => {
    asking = await startAsking(db())
    services = asking.services
    servers = asking.servers
  })
  afterAll(() => asking.close())
  beforeEach(() => asking.reset(SAID))
  const later = (ms: number) => {
    asking.clock.ahead = ms
  }
  const customer: Asking['customer'] = (plan) => asking.customer(plan)
  const doJobs = () => asking.doJobs()
  const askedOf = (assistant: AskedAssistant) => asking.askedOf(assistant)
  const signal = new AbortController().signal

  test('is asked of all five, and each answer is stored and judged with its model and the pages opened and cited', async () => {
    const baker = await customer()
    await baker.ask(ASKED_ASSISTANTS)
    expect(await baker.askings()).toMatchObject({ possible: ASKED_ASSISTANTS, limit: 30, remaining: 25 })
    expect(await doJobs()).toBe(0)
    const { newest, total } = await baker.answers()
    expect(total).toBe(5)
    expect(new Set(newest.map(({ assistant }) => assistant))).toEqual(new Set(ASKED_ASSISTANTS))
    for (const { named, right, wrong, model, assistant } of newest)
      expect({ named, right, wrong, model }).toEqual({
        ...{ named: true, right: 1, wrong: 0 },
        model: expect.stringContaining(`${assistant}-model`),
      })
    const { rows } = await db().as({ kind: 'user', userId: baker.session.userId }, (tx) =>
      tx.execute<{ opened: { url: string }[]; cited: { url: string }[] }>(
        sql`select obtained, tokens, sources_opened as opened, sources_cited as cited from assistant_answers where assistant = 'claude'`,
      ),
    )
    expect(rows).toMatchObject([{ obtained: 'asked', tokens: 1_020, opened: [GUIDE, OWN], cited: [OWN] }])
    expect((await baker.askings()).open).toEqual([])
  })

  test('is asked once and stored once a day, however often it is wanted and its job is done', async () => {
    const baker = await customer()
    const before = askedOf('claude')
    await Promise.all([baker.ask(['claude']), baker.ask(['claude']), baker.ask(['claude', 'claude'])])
    const jobs = await askingsToDo(services)
    await Promise.allSettled(
      [...jobs, ...jobs, ...jobs].map(({ data = {} }) => askAssistant(services, { data, signal })),
    )
    await Promise.all(jobs.map(({ data = {} }) => askAssistant(services, { data, signal })))
    await baker.ask(['claude'])
    expect(await askingsToDo(services)).toEqual([])
    expect(askedOf('claude')).toBe(before + 1)
    expect((await baker.answers()).total).toBe(1)
    expect((await baker.askings()).remaining).toBe(29)
    later(24 * HOUR)
    await baker.ask(['claude'])
    expect(await doJobs()).toBe(0)
    expect((await baker.answers()).total).toBe(2)
  })

  test('is counted before it is asked, never past the month of the plan, and not given back with the answer', async () => {
    const [gratis, baker] = [await customer('free'), await customer('pro')]
    expect(await failureOf(gratis.ask(['claude']))).toMatchObject({ code: 'asking-limit-reached', status: 429 })
    expect(await askingsToDo(services)).toEqual([])
    await asOwner(
      db(),
      sql`insert into askings (user_id, domain_id, assistant, question, country, language, question_key, day, state, due_at, asked_at)
        select ${baker.session.userId}, ${baker.domainId}, 'claude', 'x', 'NL', 'nl', n::text,
          to_char(${services.now().toISOString()}::timestamptz at time zone 'Europe/Amsterdam', 'YYYY-MM-DD'), 'answered', now(), now()
        from generate_series(1, 27) n`,
    )
    const wanted = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((text) => baker.ask(['gemini'], text)))
    expect(wanted.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const over = await failureOf(baker.ask(['gemini', 'grok'], 'f'))
    expect(over.code).toBe('asking-limit-reached')
    expect(await doJobs()).toBe(0)
    const { newest } = await baker.answers()
    expect(newest).toHaveLength(3)
    await removeAnswer(services, baker.session, baker.domainId, newest[0]!.id)
    expect((await baker.askings()).remaining).toBe(0)
    await setPlan(db(), baker.session.userId, 'expert')
    expect((await baker.askings()).remaining).toBe(270)
  })

  test.each([
    ['too many requests', { status: 429, headers: { 'retry-after': '600' } }, 'rate-limited', 601],
    ['a failure of the assistant', { status: 500 }, 'provider-error', 31],
    ['half of an answer', { raw: '{"id":' }, 'malformed', 31],
    ['an empty answer', { ending: 'empty' }, 'empty', 31],
  ] as const)('is tried again after %s, not before its time', async (_, reply, problem, seconds) => {
    const baker = await customer()
    const before = askedOf('claude')
    servers.reply('claude', reply, SAID)
    await baker.ask(['claude'])
    expect(await doJobs()).toBe(1)
    expect((await baker.askings()).open).toMatchObject([{ state: 'waiting', problem }])
    later((seconds - 2) * 1_000)
    expect(await doJobs()).toBe(1)
    expect(askedOf('claude')).toBe(before + 1)
    later((seconds + 10) * 1_000)
    expect(await doJobs()).toBe(0)
    expect((await baker.answers()).total).toBe(1)
    expect(await baker.askings()).toMatchObject({ open: [], remaining: 29 })
  })

  test.each([
    ['a key that is refused', { status: 401 }, 'unauthorised', 30],
    ['a request that is refused', { status: 400 }, 'provider-error', 30],
    ['a question that the assistant will not answer', { ending: 'refused' }, 'refused', 29],
    ['an answer that is cut off', { ending: 'cut-off' }, 'cut-off', 29],
  ] as const)('ends without an answer after %s', async (_, reply, problem, remaining) => {
    const baker = await customer()
    servers.reply('claude', reply)
    await baker.ask(['claude'])
    expect(await doJobs()).toBe(0)
    expect(await baker.askings()).toMatchObject({ open: [{ state: 'failed', problem }], remaining })
    expect((await baker.answers()).total).toBe(0)
    // Asked again on the same day only where its turn was given back.
    await baker.ask(['claude'])
    expect(await askingsToDo(services)).toHaveLength(remaining === 30 ? 1 : 0)
  })

  test('is given up after some attempts, and its turn is given back', async () => {
    const baker = await customer()
    servers.reply('grok', { status: 503 })
    await baker.ask(['grok'])
    let attempts = 0
    for (; (await doJobs()) > 0; attempts++) later(asking.clock.ahead + HOUR)
    expect(attempts).toBe(3)
    expect(await baker.askings()).toMatchObject({
      open: [{ state: 'failed', problem: 'provider-error' }],
      remaining: 30,
    })
  })

  test('that failed is shown for a day, also past midnight, unless it is asked again', async () => {
    const baker = await customer()
    const midnight = secondsToNextDay(services.now()) * 1_000
    later(midnight - HOUR / 60)
    servers.reply('grok', { status: 401 })
    servers.reply('claude', { status: 401 }, SAID)
    await baker.ask(['grok', 'claude'])
    expect(await doJobs()).toBe(0)
    later(midnight + HOUR / 60)
    expect((await baker.askings()).open).toHaveLength(2)
    await baker.ask(['claude'])
    expect((await baker.askings()).open).toMatchObject([
      { assistant: 'claude', state: 'waiting' },
      { assistant: 'grok', state: 'failed' },
    ])
    expect(await doJobs()).toBe(0)
    expect((await baker.askings()).open).toMatchObject([{ assistant: 'grok' }])
    later(midnight + 24 * HOUR)
    expect((await baker.askings()).open).toEqual([])
  })

  test('is asked again by another process when the first was killed, and by the next at once when it was stopped', async () => {
    const baker = await customer()
    servers.reply('gemini', 'silence')
    await baker.ask(['gemini'])
    const [job] = await askingsToDo(services)
    const stopping = new AbortController()
    const before = askedOf('gemini')
    const asked = askAssistant(services, { data: job!.data!, signal: stopping.signal })
    await expect.poll(() => askedOf('gemini')).toBe(before + 1)
    stopping.abort()
    await expect(asked).rejects.toThrow()
    expect((await baker.askings()).open).toMatchObject([{ state: 'waiting' }])
    // As a killed process leaves it.
    await asOwner(db(), sql`update askings set state = 'asking', seen_at = ${services.now().toISOString()}, tries = 1`)
    servers.reply('gemini', SAID)
    expect(await doJobs()).toBe(1)
    expect(askedOf('gemini')).toBe(before + 1)
    later(10 * 60_000)
    expect(await doJobs()).toBe(0)
    expect((await baker.answers()).total).toBe(1)
  })

  test('waits for its turn: all processes together keep to so many requests a minute', async () => {
    const baker = await customer('expert')
    const { max } = RATE_LIMITS['asking-by-assistant']
    await asOwner(
      db(),
      sql`insert into rate_limits (key, window_start, count) values ('asking-by-assistant:chatgpt', ${services.now().toISOString()}, ${max})`,
    )
    await baker.ask(['chatgpt', 'claude'])
    const before = askedOf('chatgpt')
    const stopping = new AbortController()
    const jobs = await askingsToDo(services)
    const doing = jobs.map(({ data = {} }) => askAssistant(services, { data, signal: stopping.signal }))
    await expect.poll(async () => (await baker.answers()).total).toBe(1)
    expect(askedOf('chatgpt')).toBe(before)
    stopping.abort()
    await Promise.allSettled(doing)
    expect((await baker.answers()).newest[0]!.assistant).toBe('claude')
  })

  test('is asked on the analysis tab, which shows what is on its way, the answer with its sources, and what is left', async () => {
    asking.program.services.assistants = {}
    asking.program.services.setup.assistantKeys = [{ assistant: 'Claude', setting: 'ANTHROPIC_API_KEY', isSet: false }]
    const baker = await customer()
    expect(await baker.page(TAB)).toContain('Niet gemeten')
    expect(await baker.page(TAB)).toContain('ANTHROPIC_API_KEY (Claude)')
    const form = { intent: 'ask-assistants', question: 'Wat doet De Korenaar?', country: 'NL', language: 'nl' }
    expect((await baker.post(TAB, { ...form, assistants: 'claude' })).status).toBe(409)
    asking.program.services.assistants = servers.accesses
    expect(await baker.page(TAB)).toContain('Nog 30 van 30 antwoorden deze maand')
    const refused = await baker.post(TAB, { ...form, question: ' ' })
    expect(refused.status).toBe(400)
    for (const text of ['Vul in wat je wilt vragen.', 'Kies minstens één assistent.'])
      expect(refused.body).toContain(text)
    expect((await baker.post(TAB, { ...form, country: 'ZZ', assistants: 'claude' })).body).toContain('Kies een land')
    servers.reply('claude', { status: 503 }, SAID)
    expect((await baker.post(TAB, { ...form, assistants: 'claude' })).status).toBe(302)
    expect(await baker.page(TAB)).toContain('De vraag is onderweg.')
    expect(await doJobs()).toBe(1)
    expect(await baker.page(TAB)).toContain('De assistent is nu niet te bereiken. We proberen het zo nog eens.')
    later(60_000)
    expect(await doJobs()).toBe(0)
    const { newest } = await baker.answers()
    const shown = await baker.page(`${TAB}?antwoord=${newest[0]!.id}`)
    for (const text of [
      'Claude noemt je, en wat we konden nagaan klopt',
      'door ons gevraagd aan claude-model',
      'Bronnen die de assistent noemt (1)',
      'Geopend, maar niet genoemd (1)',
      'Nog 29 van 30 antwoorden deze maand',
    ])
      expect(shown).toContain(text)
    const gratis = await customer('free')
    expect(await gratis.page(TAB)).toContain('Dit hoort bij Pro en Expert')
    expect((await gratis.post(TAB, { ...form, assistants: 'claude' })).status).toBe(429)
  })

  test('stands in the export of its account with its answer, and goes with the account', async () => {
    const baker = await customer()
    await baker.ask(['claude'])
    expect(await doJobs()).toBe(0)
    const kept = (await exportAccount(services, baker.session)) as Record<'askings' | 'assistant_answers', unknown[]>
    expect(kept.askings).toMatchObject([{ assistant: 'claude', question: 'Wat doet De Korenaar in Utrecht?' }])
    expect(kept.assistant_answers).toMatchObject([{ answer: TEXT, sources_cited: [OWN] }])
    const { userId } = baker.session
    await asOwner(db(), sql`update accounts set deleted_at = now() - interval '40 days' where user_id = ${userId}`)
    await purgeDeletedAccounts(services)
    for (const table of ['askings', 'assistant_answers'])
      await asOwner(
        db(),
        sql.raw(`do $$ begin if exists (select from ${table} where user_id = '${userId}') then
          raise 'a row of ${table} is left'; end if; end $$`),
      )
  })

  test('needs a key and a website of one’s own, and a closed account has nothing asked', async () => {
    const [baker, neighbour] = [await customer(), await customer()]
    const without = { ...services, assistants: {} }
    const question = { text: 'Wat doet De Korenaar?', country: 'NL', language: 'nl' }
    const ask = (using: Services, domainId: string) =>
      haveAsked(using, baker.session, domainId, { question, assistants: ['claude'] })
    expect(await failureOf(ask(without, baker.domainId))).toMatchObject({ code: 'asking-not-possible', status: 409 })
    expect((await ownAskings(without, baker.session, baker.domainId)).possible).toEqual([])
    expect(await failureOf(ask(services, neighbour.domainId))).toMatchObject({ code: 'domain-not-found' })
    expect(await failureOf(ask(services, randomUUID()))).toMatchObject({ code: 'domain-not-found' })
    const before = askedOf('claude')
    await baker.ask(['claude'])
    await asOwner(db(), sql`update accounts set deleted_at = now() where user_id = ${baker.session.userId}`)
    expect(await doJobs()).toBe(0)
    expect(askedOf('claude')).toBe(before)
  })
})
