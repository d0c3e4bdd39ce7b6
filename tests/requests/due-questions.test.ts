/** Standing questions on their day: asked once, all of a question or none, and what is not asked is said. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/analysis-pool.ts'
import type { AskedAssistant } from '#features/asking/asking.ts'
import type { NewJob } from '#features/jobs/job-kind.ts'
import type { Services } from '#features/services.ts'
import { askDueQuestions, findDueQuestions } from '#features/standing-questions/due-questions.job.ts'
import { addQuestions } from '#features/standing-questions/own-questions.server.ts'
import { standingQuestions } from '#features/standing-questions/standing-questions.server.ts'
import { type Asking, startAsking } from '../support/asking.ts'
import { asOwner, eachDatabase, setPlan } from '../support/database.ts'

const SAID = { text: 'De Korenaar is een bakkerij in Utrecht.' }
const signal = new AbortController().signal

afterAll(closeAuditWorkers)

eachDatabase('a standing question', (db) => {
  let asking: Asking
  let services: Services
  let noon: number
  beforeAll(async () => {
    asking = await startAsking(db())
    services = asking.services
    asking.program.services.assistants = asking.servers.accesses
    noon = asking.clock.noon
  })
  afterAll(() => asking.close())
  beforeEach(async () => {
    asking.clock.noon = noon
    await asking.reset(SAID)
    await asOwner(db(), sql`delete from standing_questions`)
  })

  /** The clock stands still at this moment. */
  const at = (moment: string) => {
    asking.clock.noon = Date.parse(moment)
  }
  async function expert() {
    const own = await asking.customer('expert')
    return {
      ...own,
      add: (question: string, schedule: 'off' | 'weekly' | 'monthly', assistants: AskedAssistant[] = ['claude']) =>
        addQuestions(services, own.session, own.domainId, {
          ...{ question: [question], schedule, assistants, country: 'NL', language: 'nl' },
        }),
      list: () => standingQuestions(services, own.session, own.domainId),
      /** Fills the month, except for so many. */
      leave: (left: number) =>
        asOwner(
          db(),
          sql`insert into askings (user_id, domain_id, assistant, question, country, language, question_key, day, state, due_at, asked_at)
            select ${own.session.userId}, ${own.domainId}, 'grok', 'x', 'NL', 'nl', n::text,
              ${services.now().toISOString().slice(0, 10)}, 'answered', now(), now() from generate_series(1, ${300 - left}) n`,
        ),
    }
  }
  async function dueJobs(using = services): Promise<NewJob[]> {
    const found: NewJob[] = []
    await findDueQuestions(using, { signal, send: async (_, jobs) => void found.push(...jobs) })
    return found
  }
  const sweep = async (using = services) => {
    for (const { data = {} } of await dueJobs(using)) await askDueQuestions(using, { data, signal })
  }
  async function asked(): Promise<string[]> {
    const { rows } = await db().asJobs((tx) =>
      tx.execute<{ question: string; assistant: string }>(
        sql`select q.question, k.assistant from askings k join standing_questions q on q.id = k.standing_question_id
          order by k.day, q.question, k.assistant`,
      ),
    )
    return rows.map(({ question, assistant }) => `${question} ${assistant}`)
  }

  test('is asked from seven in the morning of its day, in winter and in summer time, and on the last day of a month without its date', async () => {
    at('2027-01-31T11:00:00Z')
    const own = await expert()
    await own.add('A?', 'monthly')
    await own.add('B?', 'off')
    expect(await own.list()).toMatchObject([{ nextDay: '2027-02-28' }, { nextDay: null }])
    await sweep()
    at('2027-02-28T05:59:59Z')
    await sweep()
    expect(await asked()).toEqual([])
    at('2027-02-28T06:00:00Z')
    await sweep()
    await sweep()
    expect(await asked()).toEqual(['A? claude'])
    expect(await own.list()).toMatchObject([{ nextDay: '2027-03-31', last: { day: '2027-02-28' } }, { last: null }])
    expect(await asking.doJobs()).toBe(0)
    at('2027-03-31T04:59:59Z')
    await sweep()
    expect(await asked()).toHaveLength(1)
    at('2027-03-31T05:00:00Z')
    await sweep()
    expect(await asked()).toHaveLength(2)
    await asOwner(db(), sql`update profiles set tijdzone = 'Europe/London' where id = ${own.session.userId}`)
    at('2027-04-30T05:00:00Z')
    await sweep()
    expect(await asked()).toHaveLength(2)
    at('2027-04-30T06:00:00Z')
    await sweep()
    expect(await asked()).toHaveLength(3)
  })

  test('is asked once by several processes at once, and a process that was killed halfway leaves nothing or all of it', async () => {
    at('2026-11-22T11:00:00Z')
    const own = await expert()
    await own.add('A?', 'weekly', ['claude', 'gemini'])
    at('2026-11-29T11:00:00Z')
    const [job] = await dueJobs()
    const stopped = AbortSignal.abort()
    await expect(askDueQuestions(services, { data: job!.data!, signal: stopped })).rejects.toThrow()
    // Fails after the askings were counted and before the next day is set.
    await asOwner(
      db(),
      sql`create function break_off() returns trigger language plpgsql as 'begin raise exception ''broken off''; end'`,
    )
    await asOwner(
      db(),
      sql`create trigger break_off before update of next_day on standing_questions for each row execute function break_off()`,
    )
    await expect(askDueQuestions(services, { data: job!.data!, signal })).rejects.toThrow()
    await asOwner(db(), sql`drop function break_off cascade`)
    expect(await asked()).toEqual([])
    await Promise.all([1, 2, 3].map(() => askDueQuestions(services, { data: job!.data!, signal })))
    expect(await asked()).toEqual(['A? claude', 'A? gemini'])
    expect(await dueJobs()).toEqual([])
    expect(await asking.doJobs()).toBe(0)
    const [question] = await own.list()
    expect(question).toMatchObject({ nextDay: '2026-12-06', cost: 0 })
    expect(question!.last!.askings).toMatchObject([
      { assistant: 'gemini', state: 'answered', named: true, answerId: expect.any(String) },
      { assistant: 'claude', state: 'answered', named: true, answerId: expect.any(String) },
    ])
  })

  test('that the month has no room for is not asked at all, the next one may be, and it is asked when the month begins', async () => {
    at('2026-11-18T11:00:00Z')
    const own = await expert()
    await own.add('A?', 'weekly', ['claude', 'gemini', 'grok'])
    await own.add('B?', 'weekly', ['claude'])
    at('2026-11-25T11:00:00Z')
    await own.leave(2)
    await sweep()
    expect(await asked()).toEqual(['B? claude'])
    expect((await own.askings()).remaining).toBe(1)
    expect(await own.list()).toMatchObject([
      { nextDay: '2026-12-01', missed: { day: '2026-11-25', because: 'limit' } },
      { nextDay: '2026-12-02', missed: null },
    ])
    const page = await own.page('/dashboard/mentions')
    for (const text of [
      'Niet gevraagd op 25 november 2026',
      'Je had die maand niet genoeg antwoorden over voor al zijn assistenten. We vragen het op 1 december 2026.',
      'Nu vragen kost 3 antwoorden, en je hebt er deze maand nog 1.',
    ])
      expect(page).toContain(text)
    at('2026-12-01T06:00:00Z')
    await sweep()
    expect(await asked()).toHaveLength(4)
    // The day after would be its weekday again.
    expect(await own.list()).toMatchObject([{ nextDay: '2026-12-09', missed: null }, { nextDay: '2026-12-02' }])
  })

  test('is not asked without a key, without Expert or without a name, says since when and why, and is asked the day after that is mended', async () => {
    at('2026-11-01T11:00:00Z')
    const own = await expert()
    await own.add('A?', 'monthly', ['claude', 'gemini'])
    at('2026-12-01T11:00:00Z')
    const { claude } = asking.servers.accesses
    await sweep({ ...services, assistants: { claude } })
    expect(await own.list()).toMatchObject([
      { nextDay: '2026-12-02', missed: { day: '2026-12-01', because: 'no-key' } },
    ])
    at('2026-12-02T11:00:00Z')
    await sweep({ ...services, assistants: { claude } })
    expect(await own.list()).toMatchObject([
      { nextDay: '2026-12-03', missed: { day: '2026-12-01', because: 'no-key' } },
    ])
    at('2026-12-03T11:00:00Z')
    await setPlan(db(), own.session.userId, 'pro')
    await sweep()
    expect(await own.list()).toMatchObject([{ nextDay: '2026-12-04', missed: { day: '2026-12-03', because: 'plan' } }])
    await setPlan(db(), own.session.userId, 'expert')
    at('2026-12-04T11:00:00Z')
    await asOwner(db(), sql`update profiles set company_name = '' where id = ${own.session.userId}`)
    await sweep()
    expect(await own.list()).toMatchObject([{ missed: { day: '2026-12-04', because: 'no-name' } }])
    expect(await asked()).toEqual([])
    await asOwner(db(), sql`update profiles set company_name = 'De Korenaar' where id = ${own.session.userId}`)
    at('2026-12-05T11:00:00Z')
    await asOwner(db(), sql`update accounts set suspended_at = now() where user_id = ${own.session.userId}`)
    await sweep()
    expect(await asked()).toEqual([])
    await asOwner(db(), sql`update accounts set suspended_at = null where user_id = ${own.session.userId}`)
    await sweep()
    expect(await asked()).toEqual(['A? claude', 'A? gemini'])
    expect(await own.list()).toMatchObject([{ nextDay: '2027-01-01', missed: null }])
  })
})
