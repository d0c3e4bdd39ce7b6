/** Answers of assistants that a customer pastes: as whole requests without JavaScript, and what the database keeps of them. */

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/analysis-pool.ts'
import { limit } from '#features/access/plans.ts'
import { ANSWER_TEXTS, MOST_CHARACTERS, MOST_KEPT } from '#features/assistant-answers/answers.schema.ts'
import { JUDGED_VERSION } from '#features/assistant-answers/judged-answer.rules.ts'
import { URLS } from '#features/urls.ts'
import { builtScreens } from '#server/screens.ts'
import { asOwner, eachDatabase, setPlan } from '../support/database.ts'
import { type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'
import { primaryOf } from '../support/session.ts'

const TAB = '/dashboard/analysis'
const COMPANY = { companyName: 'De Korenaar', url: 'https://dekorenaar.example/', locations: 'Utrecht' }
const ANSWER = `**De Korenaar** is een bakkerij in Utrecht, opgericht in 1978. Bel 030 233 14 72. Op zaterdag open van 8.00 tot 16.00 uur.
Bakkerij Jansen zit om de hoek. Bronnen: https://dekorenaar.example/brood en https://gids.example/bakkers`
const PLACES = JSON.stringify([
  {
    plaats: 'Utrecht',
    openingstijden: [
      { dagen: ['za'], van: '08:00', tot: '16:00' },
      { dagen: ['zo'], gesloten: true },
    ],
  },
])
const GIVEN = {
  intent: 'judge-answers',
  assistant: 'chatgpt',
  question: 'Wat doet De Korenaar in Utrecht?',
  answer: ANSWER,
}

/** What a visitor reads of a page, without its scripts. */
const shownIn = (html: string) => html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<!-- -->/g, '')

afterAll(closeAuditWorkers)

eachDatabase('pasted answers', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
  })
  afterAll(() => program.close())

  async function customer(plan: 'free' | 'pro' = 'free', profile: Record<string, string> = COMPANY) {
    const account = await program.newCustomer({ plan_type: plan })
    const token = await program.tokenFor(account)
    const headers = { authorization: `Bearer ${token}`, origin: BASE_URL }
    const session = await program.sessionOf(token)
    const domainId = await primaryOf(program.services, session)
    const body = (form: Record<string, string | string[]>) =>
      new URLSearchParams(Object.entries(form).flatMap(([name, value]) => [value].flat().map((one) => [name, one])))
    const one = {
      ...{ ...account, domainId, token },
      get: async (path: string) => program.ask(path, { headers }),
      post: (form: Record<string, string | string[]>, path = TAB) =>
        program.ask(path, { method: 'POST', headers, body: body(form) }),
      async rows() {
        const { rows } = await db().as({ kind: 'user', userId: account.id }, (tx) =>
          tx.execute<{ id: string; answer: string; judged_version: number }>(
            sql`select id, answer, judged_version from assistant_answers order by created_at desc`,
          ),
        )
        return rows
      },
    }
    if (profile.companyName) {
      const saved = await one.post({ intent: 'save', ...profile }, '/dashboard/company-data')
      expect(saved.status).toBeLessThan(400)
    }
    if (plan === 'pro')
      await asOwner(
        db(),
        sql`update profiles set sales_telefoon = '030 233 14 72', oprichtingsjaar = 1987, sector = 'Bakkerij',
          locaties_uitgebreid = ${PLACES}::jsonb where id = ${account.id}`,
      )
    return one
  }

  test('name the company by what it also goes by, on every plan; before that the screen says where to give such a name', async () => {
    const baker = await customer('free')
    const answer = 'DKU is een bakkerij in Utrecht; loop er zaterdag eens binnen.'
    const shown = async (form: Record<string, string>) => {
      const pasted = await baker.post({ ...form, competitors: '' })
      return shownIn((await baker.get(pasted.headers.get('location')!.split('#')[0]!)).body)
    }
    const before = await shown({ ...GIVEN, answer })
    expect(before).toContain('ChatGPT noemt je niet')
    expect(before).toContain('Zet die bij ‘Andere namen’')
    const saved = await baker.post(
      { intent: 'save', ...COMPANY, andereNamen: ['DKU', '', 'DKU'] },
      '/dashboard/company-data',
    )
    expect(saved.status).toBeLessThan(400)
    expect((await baker.get('/dashboard/company-data')).body).toContain('value="DKU"')
    const after = await shown({ ...GIVEN, answer })
    expect(after).toContain('ChatGPT noemt je')
    expect(after).not.toContain('ChatGPT noemt je niet')
  })

  test('are marked: the name, each fact right, wrong with both values or absent, pages cited and competitors named', async () => {
    const baker = await customer('pro')
    const pasted = await baker.post({ ...GIVEN, competitors: 'Bakkerij Jansen' })
    expect(pasted.status).toBe(302)
    const page = shownIn((await baker.get(pasted.headers.get('location')!.split('#')[0]!)).body)
    for (const text of [
      'ChatGPT noemt je, maar één gegeven klopt niet',
      '<mark class="marked font-semibold text-ink">De Korenaar',
      'Oprichtingsjaar <span class="text-bad">klopt niet',
      '(klopt niet, in je profiel: 1987)',
      'Telefoon <span class="text-good">klopt',
      'Openingstijden <span class="text-good">klopt',
      'Bakkerij Jansen.',
      'Van jou: </span><a href="https://dekorenaar.example/brood"',
      'Van anderen: </span><a href="https://gids.example/bakkers"',
    ])
      expect(page).toContain(text)
    expect(page).toContain('Eén antwoord bewaard')
    const exported = await program.ask(URLS.accountExport, { headers: { authorization: `Bearer ${baker.token}` } })
    expect(exported.body.assistant_answers).toMatchObject([
      { answer: ANSWER, assistant: 'chatgpt', judged_version: JUDGED_VERSION },
    ])
  })

  test('that say no name are marked as said of whom their question names', async () => {
    const baker = await customer('pro')
    const answer = 'Ze zijn in 1978 begonnen. Bellen kan op 030 233 14 72.'
    const shown = async (question: string) => {
      const pasted = await baker.post({ ...GIVEN, question, answer })
      return shownIn((await baker.get(pasted.headers.get('location')!.split('#')[0]!)).body)
    }
    const page = await shown('Hoe lang bestaat De Korenaar al?')
    for (const text of [
      'ChatGPT antwoordt zonder je naam te noemen, maar één gegeven klopt niet',
      'Oprichtingsjaar <span class="text-bad">klopt niet',
      'Telefoon <span class="text-good">klopt',
      'Niet genoemd',
    ])
      expect(page).toContain(text)
    expect(page).not.toContain('Zet die bij ‘Andere namen’')
    expect(await shown('Hoe lang bestaat die bakker al?')).toContain('ChatGPT noemt je niet')
  })

  test('about a company of the name elsewhere say why they do not count', async () => {
    const baker = await customer('pro')
    const answer =
      'De Korenaar is een bakkerij in Groningen, aan een van de grachten. Het roggebrood is er geliefd, en in de winkel staan een paar tafels waar je koffie kunt drinken.'
    const pasted = await baker.post({ ...GIVEN, answer })
    const page = shownIn((await baker.get(pasted.headers.get('location')!.split('#')[0]!)).body)
    expect(page).toContain('ChatGPT bedoelt een ander bedrijf met jouw naam')
    expect(page).toContain('wat erbij staat, zoals een andere plaats of branche, past bij een ander bedrijf')
    // 'Bakkerij' does stand in it.
    expect(page).toContain('gegevens staan er niet over jou in')
  })

  test('of Gratis are marked against what its profile holds, several at a time, and never enter the score', async () => {
    const baker = await customer()
    const several = {
      ...GIVEN,
      assistant: ['chatgpt', 'anders'],
      question: ['Wat doet De Korenaar?', 'Welke bakker raad je aan?'],
      answer: ['Over De Korenaar kan ik geen informatie vinden.', 'De Korenaar in Utrecht bakt het beste brood.'],
    }
    const pasted = await baker.post(several)
    expect(pasted.status).toBe(302)
    const page = shownIn((await baker.get(pasted.headers.get('location')!.split('#')[0]!)).body)
    expect(page).toContain('ChatGPT zegt je niet te kennen')
    expect(page).toContain('Een andere assistent noemt je, en wat we konden nagaan klopt')
    expect(page).toContain('2 antwoorden bewaard')
    expect(page).toContain('Nog geen analyse')
    expect(await baker.rows()).toHaveLength(2)
  })

  test('that lack something are refused at the field, keep what was typed, and cost no turn', async () => {
    const baker = await customer()
    const long = `De Korenaar ${'x'.repeat(MOST_CHARACTERS)}`
    const refused = await baker.post({ ...GIVEN, assistant: '', answer: long, competitors: 'Jansen' })
    expect(refused.status).toBe(400)
    for (const text of [ANSWER_TEXTS.assistant, ANSWER_TEXTS.longAnswer, long, GIVEN.question, '>Jansen</textarea>'])
      expect(refused.body).toContain(text)
    const more = await baker.post({ ...GIVEN, intent: 'add-answer' })
    expect(more.body.match(/name="answer"/g)).toHaveLength(2)
    expect(more.body).toContain(GIVEN.question)
    expect(await baker.rows()).toEqual([])
    expect((await baker.post({ ...GIVEN, answer: Array(6).fill('x') })).body).toContain(ANSWER_TEXTS.tooManyAtOnce)
    // As long as it may be, with the line ends of a form.
    const most = `De Korenaar\r\n${'x'.repeat(MOST_CHARACTERS - 12)}`
    expect((await baker.post({ ...GIVEN, answer: most })).status).toBe(302)
    expect((await baker.rows())[0]!.answer).toHaveLength(MOST_CHARACTERS)
  })

  test('are limited by the day in Amsterdam and by the plan, and kept up to a number for each website', async () => {
    const baker = await customer()
    const most = limit('free', 'pastes-a-day')
    const answers = await Promise.all(Array.from({ length: 12 }, () => baker.post(GIVEN)))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(302))
    await asOwner(db(), sql`update rate_limits set count = ${most - 1} where key like ${`pastes:${baker.id}:%`}`)
    const last = await Promise.all(Array.from({ length: 4 }, () => baker.post(GIVEN)))
    expect(last.map(({ status }) => status).sort()).toEqual([302, 429, 429, 429])
    const over = last.find(({ status }) => status === 429)!
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(over.body).toContain('Morgen kan het weer')
    expect(over.body).toContain('opgericht in 1978')
    await setPlan(db(), baker.id, 'pro')
    expect((await baker.post(GIVEN)).status).toBe(302)

    await asOwner(
      db(),
      sql`insert into assistant_answers (user_id, domain_id, assistant, question, answer, judgement, judged_version, created_at)
        select user_id, domain_id, assistant, question, answer, judgement, 1, created_at - interval '1 day'
        from (select * from assistant_answers where user_id = ${baker.id} limit 1) a, generate_series(1, ${MOST_KEPT} - 14)`,
    )
    expect(await baker.rows()).toHaveLength(MOST_KEPT)
    const full = await baker.post(GIVEN)
    expect(full.status).toBe(409)
    expect(full.body).toContain('Je bewaart al 200 antwoorden')
    const pages = shownIn((await baker.get(`${TAB}?antwoordpagina=20`)).body)
    expect(pages).toContain('Nieuwere antwoorden')
    expect(pages).not.toContain('Oudere antwoorden')
  })

  test('show hostile text as text, and link only to the web', async () => {
    const baker = await customer()
    const hostile = `De Korenaar <script>alert(1)</script><img src=x onerror="alert(2)"> [klik](javascript:alert(3)) \u0000`
    const pasted = await baker.post({ ...GIVEN, question: '"><script>alert(4)</script>', answer: hostile })
    expect(pasted.status).toBe(302)
    const { body } = await baker.get(pasted.headers.get('location')!.split('#')[0]!)
    expect(body).toContain('&lt;img src=x onerror=')
    expect(body).not.toMatch(/<img src=x|<script>alert|href="javascript:/)
  })

  test('are removed after a question, and are nobody else’s', async () => {
    const [baker, neighbour] = [await customer(), await customer()]
    await baker.post(GIVEN)
    const [{ id } = { id: '' }] = await baker.rows()
    const asked = await baker.post({ intent: 'remove-answer', id })
    expect(asked.status).toBe(302)
    expect((await baker.get(asked.headers.get('location')!.split('#')[0]!)).body).toContain('Antwoord verwijderen?')
    const yes = { intent: 'remove-answer', id, bevestigd: 'ja' }
    expect((await neighbour.post(yes)).status).toBe(404)
    expect((await neighbour.post({ ...yes, id: randomUUID() })).status).toBe(404)
    expect((await neighbour.get(`${TAB}?antwoord=${id}`)).body).not.toContain('opgericht in 1978')
    expect((await neighbour.post(GIVEN, `${TAB}?domein=${baker.domainId}`)).status).toBe(404)
    expect((await neighbour.get(`${URLS.questions}?domein=${baker.domainId}`)).status).toBe(404)
    expect(await baker.rows()).toHaveLength(1)
    expect((await baker.post(yes)).status).toBe(302)
    expect(await baker.rows()).toEqual([])
    expect((await baker.get(TAB)).body).toContain('Nog geen antwoorden.')
    expect((await baker.post(yes)).status).toBe(404)
  })

  test('wait for a company name, and the questions are made from the profile', async () => {
    const nameless = await customer('free', {})
    expect((await nameless.get(TAB)).body).toContain('Vul eerst je bedrijfsnaam in')
    const refused = await nameless.post(GIVEN)
    expect(refused.status).toBe(400)
    expect(await nameless.rows()).toEqual([])
    expect((await nameless.get(URLS.questions)).body).toContain('Nog geen vragen')
    const baker = await customer('pro')
    const { body, status } = await baker.get(`${URLS.questions}?domein=${baker.domainId}`)
    expect(status).toBe(200)
    for (const text of ['Wat doet De Korenaar in Utrecht?', 'Welke bakkerij in Utrecht raad je aan?', 'Kopieer'])
      expect(shownIn(body)).toContain(text)
    const link = /href="([^"]*stel=Welke[^"#]*)/.exec(body)![1]!.replaceAll('&amp;', '&')
    expect((await baker.get(link)).body).toContain('value="Welke bakkerij in Utrecht raad je aan?"')
  })
})
