/** The tab of what assistants say: for Expert only, with the website's standing questions. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/analysis-pool.ts'
import { MOST_QUESTIONS } from '#features/standing-questions/choices.ts'
import { standingQuestions } from '#features/standing-questions/standing-questions.server.ts'
import { type Asking, startAsking } from '../support/asking.ts'
import { asOwner, eachDatabase, setPlan } from '../support/database.ts'

const PATH = '/dashboard/mentions'
const SAID = { text: 'De Korenaar is een bakkerij in Utrecht.' }
/** Of the figures above the questions. */
const chosenPeriod = (page: string) => page.match(/<a[^>]*aria-current="true"[^>]*>(Per \w+)/)?.[1]

const FORM = {
  intent: 'add-questions',
  question: 'Wie bakt er brood?',
  country: 'NL',
  language: 'nl',
  schedule: 'weekly',
}

afterAll(closeAuditWorkers)

eachDatabase('the tab AI-vermeldingen', (db) => {
  let asking: Asking
  beforeAll(async () => {
    asking = await startAsking(db())
  })
  afterAll(() => asking.close())
  beforeEach(async () => {
    await asking.reset(SAID)
    asking.program.services.assistants = asking.servers.accesses
  })

  async function customer(plan: 'free' | 'pro' | 'expert' = 'expert') {
    const own = await asking.customer(plan)
    return {
      ...own,
      list: () => standingQuestions(asking.services, own.session, own.domainId),
      send: (form: Record<string, string>, assistants: string[] = ['claude']) =>
        own.post(PATH, [...Object.entries(form), ...assistants.map((one): [string, string] => ['assistants', one])]),
    }
  }

  test('exists for Expert only: on another plan it is in no list of tabs, and its address and action do not exist', async () => {
    for (const plan of ['free', 'pro', 'expert'] as const) {
      const own = await customer(plan)
      const [isHere, status] = plan === 'expert' ? [true, 200] : [false, 404]
      expect((await own.get('/dashboard')).body.includes('/dashboard/mentions'), plan).toBe(isHere)
      for (const path of ['/dashboard/mentions', '/dashboard/mentions/', '/dashboard/mentions.data'])
        expect((await own.get(path)).status, `${plan} ${path}`).toBe(status)
      const acted = await own.post('/dashboard/mentions', { intent: 'ask-now', id: own.domainId })
      expect(acted.status === 404 && acted.body.includes('Oops! Page not found'), plan).toBe(!isHere)
      expect((await own.get('/dashboard?tab=mentions')).headers.get('location')).toBe(
        isHere ? '/dashboard/mentions' : '/dashboard/geo-optimized',
      )
    }
    const lapsed = await customer('expert')
    await setPlan(db(), lapsed.session.userId, 'pro')
    expect((await lapsed.get('/dashboard/mentions')).status).toBe(404)
  })

  test('adds the suggestions that were chosen and a question of one’s own, and says at the field what is wrong, with nothing lost', async () => {
    const own = await customer()
    const empty = await own.page(PATH)
    for (const text of ['Begin met deze vragen', 'Wat doet De Korenaar?', 'Nog 300 van 300 antwoorden deze maand'])
      expect(empty).toContain(text)
    const refused = await own.send(
      { ...FORM, question: 'x'.repeat(501), chosen: 'Wat doet De Korenaar?', country: 'ZZ' },
      [],
    )
    expect(refused.status).toBe(400)
    for (const text of [
      'x'.repeat(501),
      'Gebruik hier maximaal 500 tekens.',
      'Kies minstens één assistent.',
      'Kies een land',
    ])
      expect(refused.body).toContain(text)
    expect(refused.body).toMatch(/<input[^>]*checked=""[^>]*value="Wat doet De Korenaar\?"/)
    expect((await own.send({ ...FORM, question: ' ' })).body).toContain('Kies een vraag, of typ er zelf een.')
    expect((await own.send({ ...FORM, schedule: 'daily' })).body).toContain('Kies hoe vaak we het vragen.')
    expect((await own.send({ ...FORM, chosen: 'Wat doet De Korenaar?' }, ['claude', 'gemini'])).status).toBe(302)
    expect(await own.list()).toMatchObject([
      { question: 'Wat doet De Korenaar?', assistants: ['claude', 'gemini'], schedule: 'weekly', cost: 2, last: null },
      { question: 'Wie bakt er brood?', country: 'NL', language: 'nl' },
    ])
    expect([chosenPeriod(empty), chosenPeriod(await own.page(PATH))]).toEqual(['Per maand', 'Per week'])
    expect((await own.send(FORM)).body).toContain('Deze vraag staat al in je lijst.')
    const more = Array.from({ length: MOST_QUESTIONS - 1 }, (_, at): [string, string] => ['chosen', `Vraag ${at}?`])
    const tooMany = await own.post(PATH, [
      ...Object.entries({ ...FORM, question: '' }),
      ...more,
      ['assistants', 'claude'],
    ])
    expect(tooMany.body).toContain('Er passen hooguit 20 vragen bij één website.')
    expect(await own.list()).toHaveLength(2)
  })

  test('suggests questions in the language and for the country that are chosen', async () => {
    const own = await customer()
    await asOwner(db(), sql`update profiles set locations = '{Utrecht}' where id = ${own.session.userId}`)
    expect(await own.page(PATH)).toContain('Wat doet De Korenaar in Utrecht?')
    expect(await own.page(`${PATH}?land=BE&taal=nl`)).toContain('Wat doet De Korenaar in Utrecht, Nederland?')
    expect(await own.page(`${PATH}?land=GB&taal=en`)).toContain('What does De Korenaar in Utrecht, Netherlands do?')
  })

  test('changes a question, and removes it after asking, for its owner only', async () => {
    const [own, neighbour] = [await customer(), await customer()]
    await own.send(FORM)
    await own.send({ ...FORM, question: 'Waar koop ik brood?' })
    const { id, nextDay } = (await own.list())[0]!
    const change = { ...FORM, intent: 'change-question', id }
    expect(await own.page(`${PATH}?wijzig=${id}`)).toContain('Bewaar de vraag')
    expect((await own.send({ ...change, question: 'Waar koop ik brood?' })).body).toContain(
      'Deze vraag staat al in je lijst.',
    )
    const refused = await own.send({ ...change, question: 'Brood?' }, [])
    expect([refused.status, refused.body.includes('value="Brood?"')]).toEqual([400, true])
    expect((await own.send({ ...change, question: 'Brood?', country: 'BE', language: 'en' })).status).toBe(302)
    expect((await own.list())[0]).toMatchObject({ question: 'Brood?', country: 'BE', language: 'en', nextDay })
    await own.send({ ...change, question: 'Brood?', schedule: 'off' }, ['grok'])
    expect((await own.list())[0]).toMatchObject({ assistants: ['grok'], schedule: 'off', nextDay: null })
    for (const intent of ['change-question', 'remove-question', 'ask-now'])
      for (const [who, which] of [
        [neighbour, id],
        [own, randomUUID()],
        [own, 'geen-id'],
      ] as const)
        expect((await who.send({ ...change, intent, id: which, bevestigd: 'ja' })).status, intent).toBe(404)
    const first = await own.send({ intent: 'remove-question', id })
    expect(first.headers.get('location')).toBe(`${PATH}?verwijder=${id}#vragen`)
    expect(await own.page(`${PATH}?verwijder=${id}`)).toContain('Vraag verwijderen?')
    expect(await own.list()).toHaveLength(2)
    await own.send({ intent: 'remove-question', id, bevestigd: 'ja' })
    expect(await own.list()).toMatchObject([{ question: 'Waar koop ik brood?' }])
  })

  test('asks a question at once, says what it costs and what came of it, and leads to its answers', async () => {
    const own = await customer()
    await own.send(FORM, ['claude', 'gemini'])
    const { id } = (await own.list())[0]!
    expect(await own.page(PATH)).toContain('kost 2 antwoorden')
    asking.servers.reply('gemini', { status: 401 })
    expect((await own.send({ intent: 'ask-now', id })).status).toBe(302)
    expect(await own.page(PATH)).toContain('Nog onderweg: Gemini, Claude.')
    expect(await asking.doJobs()).toBe(0)
    const { newest } = await own.answers()
    const page = await own.page(PATH)
    for (const text of [
      `/dashboard/analysis?antwoord=${newest[0]!.id}#gemarkeerd`,
      'overal genoemd',
      'De sleutel van deze assistent werkt niet',
      'kost 1 antwoord<',
    ])
      expect(page).toContain(text)
    // A question that was asked by hand today is the same: it takes no turn, and belongs to the standing one.
    await own.ask(['grok'], 'Met de hand?')
    await own.send({ ...FORM, question: 'Met de hand?' }, ['grok'])
    const hand = (await own.list())[1]!
    expect(hand).toMatchObject({ cost: 0, last: null })
    expect((await own.send({ intent: 'ask-now', id: hand.id })).status).toBe(302)
    expect((await own.list())[1]).toMatchObject({ last: { askings: [{ assistant: 'grok' }] } })
    expect((await own.askings()).remaining).toBe(298)
  })

  test('says without a key what is not measured and how that changes, and keeps what needs none', async () => {
    asking.program.services.assistants = {}
    asking.program.services.setup.assistantKeys = [{ assistant: 'Claude', setting: 'ANTHROPIC_API_KEY', isSet: false }]
    const own = await customer()
    expect((await own.send(FORM)).status).toBe(302)
    const page = await own.page(PATH)
    for (const text of [
      'Niet gemeten',
      'ANTHROPIC_API_KEY (Claude)',
      'Wie bakt er brood?',
      'er is geen sleutel ingesteld',
    ])
      expect(page).toContain(text)
    const { id } = (await own.list())[0]!
    expect((await own.send({ intent: 'ask-now', id })).status).toBe(409)
  })
})
