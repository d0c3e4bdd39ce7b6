/** The figures of what assistants say, from answers that were asked of servers on loopback. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spanLabel } from '#app/copy/mentions.ts'
import { closeAuditWorkers } from '#engine/analysis-pool.ts'
import type { Session } from '#features/accounts/session.ts'
import { askAssistant, askingsToDo } from '#features/asking/ask-assistant.job.ts'
import { haveAsked } from '#features/asking/own-askings.server.ts'
import { judgePastedAnswers } from '#features/assistant-answers/judge-answers.server.ts'
import { amsterdamMonth } from '#features/calendar.ts'
import { countedAnswers } from '#features/mentions/counted-answers.server.ts'
import { mentionFigures } from '#features/mentions/figures.server.ts'
import { spansUntil } from '#features/mentions/period.ts'
import type { FigureKind } from '#features/mentions/which-answers.ts'
import type { Services } from '#features/services.ts'
import { builtScreens } from '#server/screens.ts'
import type { Said } from '../support/assistant-formats.ts'
import { ASKED_ASSISTANTS, type AssistantServers, startAssistants } from '../support/assistant-servers.ts'
import { asOwner, eachDatabase, setPlan } from '../support/database.ts'
import { failureOf } from '../support/failure.ts'
import { type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'
import { primaryOf } from '../support/session.ts'

const OWN = { url: 'https://www.dekorenaar.example/brood/', title: 'Brood' }
const GUIDE = { url: 'https://gids.example/bakkers', title: 'Bakkers' }
const RIVAL = { url: 'https://jansen.example/', title: 'Jansen' }
const QUESTION = 'Welke bakker in Utrecht raad je aan?'
/** Names the competitor alone. The number is how Perplexity cites the second page. */
const OTHERS = { text: 'Bakkerij Jansen is een goede bakkerij in Utrecht [2].', opened: [GUIDE, RIVAL], cited: [RIVAL] }
/** Names both, with a wrong phone number beside a page. */
const BOTH = {
  text: `😀 Bakkerij Jansen en De Korenaar zijn bakkers in Utrecht [1]. De Korenaar is bereikbaar op 030 999 88 77 ([gids](${GUIDE.url})).`,
  ...{ opened: [GUIDE, OWN], cited: [{ ...GUIDE, words: 'De Korenaar is bereikbaar op 030 999 88 77' }] },
}
const DAY = 86_400_000
/** In this month, as the pages that are asked for have it; a month ago is the month before, and yesterday this one. */
const NOW = new Date(`${amsterdamMonth(new Date())}-19T10:00:00Z`)
const MONTHS = spansUntil(NOW, 'month').slice(-2)

const shownIn = (html: string) => html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<!-- -->/g, '')

afterAll(closeAuditWorkers)

eachDatabase('the figures of asked answers', (db) => {
  let program: Program
  let servers: AssistantServers
  let services: Services
  let session: Session
  let domainId: string
  let headers: Record<string, string>
  let ahead = 0

  async function ask(daysAgo: number, said: Said) {
    ahead = -daysAgo * DAY
    for (const assistant of ASKED_ASSISTANTS) servers.reply(assistant, said)
    const question = { text: QUESTION, country: 'NL', language: 'nl' }
    await haveAsked(services, session, domainId, { question, assistants: ASKED_ASSISTANTS })
    const signal = new AbortController().signal
    // What a busy machine does not answer at once is asked again when it is due.
    for (let jobs = await askingsToDo(services); jobs.length > 0; jobs = await askingsToDo(services)) {
      await Promise.allSettled(jobs.map(({ data = {} }) => askAssistant(services, { data, signal })))
      ahead += 5 * 60_000
    }
    ahead = 0
    await asOwner(db(), sql`delete from rate_limits where key like 'asking-by-assistant:%'`)
  }

  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
    servers = await startAssistants()
    const now = () => new Date(NOW.getTime() + ahead)
    services = { ...program.services, now, assistants: servers.accesses }
    const account = await program.newCustomer({ plan_type: 'expert' })
    const token = await program.tokenFor(account)
    session = await program.sessionOf(token)
    headers = { authorization: `Bearer ${token}`, origin: BASE_URL }
    domainId = await primaryOf(services, session)
    await asOwner(
      db(),
      sql`update profiles set company_name = 'De Korenaar', url = 'https://dekorenaar.example', sales_telefoon = '030 233 14 72'
        where id = ${account.id}`,
    )
    await judgePastedAnswers(services, session, domainId, {
      answers: [{ assistant: 'claude', question: 'Zelf gekozen', answer: 'De Korenaar is de beste.' }],
      competitors: ['Bakkerij Jansen, jansen.example', 'Bakkerij Pieters'],
    })
    await ask(31, OTHERS)
    await ask(30, OTHERS)
    await ask(1, BOTH)
    await ask(0, BOTH)
  })
  afterAll(async () => {
    await servers.close()
    await program.close()
  })
  const figures = () => mentionFigures(services, session, domainId, 'month')
  const behind = (kind: FigureKind, value: string) =>
    countedAnswers(services, session, domainId, {
      ...{ grain: 'month', span: null, assistant: null, page: 1, figure: { kind, value } },
    })

  test('counts the asked answers alone, of all assistants and of each, by month, and calls a change one on the same questions', async () => {
    const { lines, spans, questions } = await figures()
    expect(questions).toBe(1)
    expect(spans.slice(-2)).toEqual(MONTHS)
    expect(lines.map(({ assistant, whole }) => [assistant, whole.count, whole.of])).toEqual([
      [null, 10, 20],
      ...[...ASKED_ASSISTANTS].sort().map((assistant) => [assistant, 2, 4]),
    ])
    const [all, chatgpt] = lines
    expect(all!.spans.slice(-2).map(({ share }) => [share.count, share.of])).toEqual([
      [0, 10],
      [10, 10],
    ])
    expect(all!.change).toMatchObject({ comparison: { compared: true, change: 'up', answers: 10 } })
    expect(chatgpt!.whole.share).toBeNull()
    expect(chatgpt!.change).toMatchObject({ comparison: { compared: false, because: 'too-few', answers: 2 } })
    const weeks = await mentionFigures(services, session, domainId, 'week')
    const ofWeeks = weeks.lines[0]!.spans.map(({ share }) => share)
    expect(ofWeeks.reduce((sum, { of }) => sum + of, 0)).toBe(20)
    expect(ofWeeks.slice(0, -3).reduce((sum, { count }) => sum + count, 0)).toBe(0)
  })

  test('tells how and where it is named, its facts, competitors in the same answers, and the pages cited and only opened', async () => {
    const { ways, thirds, ranks, facts, rivals, pages, beside } = await figures()
    const counts = (rows: { share: { count: number; of: number } }[]) => rows.map(({ share }) => share.count)
    expect(ways.filter(({ share }) => share.count > 0).map(({ way, share }) => [way, share.count, share.of])).toEqual([
      ['as-in-profile', 10, 20],
      ['absent', 10, 20],
    ])
    expect(counts(thirds)).toEqual([10, 0, 0])
    expect(counts(ranks)).toEqual([0, 10, 0])
    expect(facts.find(({ fact }) => fact === 'phone')).toMatchObject({ wrong: { count: 10, of: 10, share: 1 } })
    expect(rivals).toMatchObject([
      { name: 'Bakkerij Jansen', rival: { count: 20, of: 20 }, own: { count: 10, of: 20 }, differs: true },
      { name: 'Bakkerij Pieters', rival: { count: 0, of: 20 }, own: { count: 10 }, differs: true },
    ])
    expect(pages.shares.map(({ whose, cited, onlyOpened }) => [whose, cited.count, onlyOpened.count])).toEqual([
      ['own', 0, 10],
      ['competitor', 10, 0],
      ['other', 10, 10],
    ])
    expect(pages.cited.map(({ site, whose, answers }) => [site, whose, answers])).toEqual([
      ['gids.example', 'other', 10],
      ['jansen.example', 'competitor', 10],
    ])
    expect(pages.onlyOpened.map(({ key }) => key)).toEqual(['dekorenaar.example/brood', 'gids.example/bakkers'])
    expect(beside).toMatchObject([{ fact: 'phone', right: false, url: GUIDE.url, answers: 10 }])
  })

  test.each([
    ['genoemd', 'ja', 10],
    ['genoemd', 'nee', 10],
    ['hoe', 'absent', 10],
    ['deel', '1', 10],
    ['deel', '2', 0],
    ['plek', '2', 10],
    ['concurrent', 'Bakkerij Jansen', 20],
    ['concurrent', `' or true --`, 0],
    ['onjuist', 'phone', 10],
    ['juist', 'phone', 0],
    ['bron', 'gids.example/bakkers', 10],
    ['geopend', 'gids.example/bakkers', 10],
    ['bronnen', 'competitor', 10],
    ['bronnen', 'own', 0],
    ['alleen-geopend', 'own', 10],
  ] as const)('opens the answers behind %s %s', async (kind, value, total) => {
    expect((await behind(kind, value)).total).toBe(total)
  })

  const page = async (path: string) => {
    const { status, body } = await program.ask(path, { headers })
    expect(status).toBe(200)
    return shownIn(body)
  }

  test('are on the tab with the conclusions, the intervals and their tables, by month or by week', async () => {
    const shown = await page('/dashboard/mentions')
    for (const text of [
      'De assistenten noemden je in 10 van de 20 antwoorden: 50%',
      '50%, tussen 30% en 70%',
      `20 antwoorden op 1 vraag die wij zelf stelden, sinds ${spanLabel(MONTHS[0]!, 'month')}.`,
      'Vaker genoemd: 0% in',
      'Je naam staat er in 10 van de 10 vermeldingen zoals in je profiel',
      'Bakkerij Jansen wordt vaker genoemd dan jij: 20 tegen 10 van dezelfde 20 antwoorden',
      'Telefoon staat het vaakst fout: in 10 van de 10 antwoorden over jou',
      'De assistenten noemen geen pagina van jou als bron',
      'Telefoon staat fout naast een pagina van gids.example',
      'te weinig antwoorden',
      'Geplakte antwoorden tellen niet mee',
      'Toon als tabel',
    ])
      expect(shown).toContain(text)
    expect(await page('/dashboard/mentions?per=week')).toContain('per week')
  })

  test('open their answers at an address, which lists them with links to the judged answer', async () => {
    const shown = await page('/dashboard/mentions/antwoorden?figuur=onjuist&waarde=phone&per=maand&assistent=claude')
    expect(shown).toContain('Antwoorden van Claude waarin niet klopt: telefoon')
    expect(shown).toContain('2 antwoorden die wij vroegen')
    const judged = /href="(\/dashboard\/analysis\?antwoord=[^"#]+)#gemarkeerd"/.exec(shown)?.[1]
    expect(await page(judged!)).toContain('Claude noemt je, maar één gegeven klopt niet')
    const month = await page(`/dashboard/mentions/antwoorden?vanaf=${MONTHS[0]}&per=maand`)
    expect(month).toContain('10 antwoorden die wij vroegen')
    for (const odd of [
      '?figuur=bron&waarde=%00',
      '?figuur=hoe&waarde=nooit',
      '?figuur=hoe&waarde=constructor',
      '?vanaf=2026-02-31',
      '?pagina=99',
    ])
      await page(`/dashboard/mentions/antwoorden${odd}`)
  })

  test('come as a file of answers and judgements, in which nothing is a formula', async () => {
    const { status, body, headers: sent } = await program.ask('/dashboard/mentions/antwoorden.csv', { headers })
    expect([status, sent.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const lines = body.trim().split('\r\n')
    expect(lines).toHaveLength(21)
    expect(lines[0]).toContain('"Assistent";"Model";"Vraag"')
    expect(body).toContain('Telefoon: 030 999 88 77 (in je profiel: 030 233 14 72)')
    expect(body).not.toContain('Zelf gekozen')
    await ask(2, { ...OTHERS, text: '=HYPERLINK("https://kwaad.example"; "x")' })
    const { body: next } = await program.ask('/dashboard/mentions/antwoorden.csv', { headers })
    expect(next).toContain(`"'=HYPERLINK(""https://kwaad.example""; ""x"")"`)
    const some = await program.ask('/dashboard/mentions/antwoorden.csv?figuur=genoemd&waarde=ja', { headers })
    expect(some.body.trim().split('\r\n')).toHaveLength(11)
  })

  test('belongs to the account’s own website on a plan with early access', async () => {
    const other = await program.sessionOf(await program.tokenFor(await program.newCustomer({ plan_type: 'expert' })))
    expect(await failureOf(mentionFigures(services, other, domainId, 'month'))).toMatchObject({ status: 404 })
    await setPlan(db(), session.userId, 'pro')
    expect(await failureOf(figures())).toMatchObject({ code: 'upgrade-required', status: 403 })
    expect(await failureOf(behind('genoemd', 'ja'))).toMatchObject({ code: 'upgrade-required' })
    for (const path of ['antwoorden', 'antwoorden.csv'])
      expect((await program.ask(`/dashboard/mentions/${path}`, { headers })).status).toBe(404)
    await setPlan(db(), session.userId, 'expert')
  })
})
