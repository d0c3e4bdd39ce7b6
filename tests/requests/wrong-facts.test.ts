/** The notice that an assistant states something wrong: told once, with the answer, and with own pages that state the same. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/analysis-pool.ts'
import { actorOf } from '#features/accounts/session.ts'
import { analyzeCompany } from '#features/analyses/analyze-company.server.ts'
import { judgePastedAnswers } from '#features/assistant-answers/judge-answers.server.ts'
import { noticeText } from '#features/notices/notice-text.rules.ts'
import { ownNotices, unreadNotices } from '#features/notices/own-notices.server.ts'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { URLS } from '#features/urls.ts'
import { type Asking, HOUR, startAsking } from '../support/asking.ts'
import { asOwner, eachDatabase, freeWebsites, setPlan } from '../support/database.ts'
import { watchAll } from '../support/watch.ts'
import { serveWebsite, type Website } from '../support/website.ts'

const OLD = '030 233 99 98'
const RIGHT = { text: 'De Korenaar is een bakkerij. Bel De Korenaar op 030 233 14 72.' }
const wrong = (phone = OLD) => ({ text: `De Korenaar is een bakkerij. Bel De Korenaar op ${phone}.` })
const PAGE = `<!doctype html><html lang="nl"><title>De Korenaar</title><h1>De Korenaar</h1>
  <p>${'Brood en taart, elke dag vers gebakken in onze eigen bakkerij. '.repeat(30)}</p>
  <footer>De Korenaar. Bel <a href="tel:+31302339998">${OLD}</a></footer>`

afterAll(closeAuditWorkers)

eachDatabase('an assistant that states something wrong', (db) => {
  let asking: Asking
  let website: Website
  beforeAll(async () => {
    website = await serveWebsite((request, response) =>
      response
        .writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
        .end(request.url === '/' ? PAGE : ''),
    )
    asking = await startAsking(db())
    asking.services.auditAllowPrivateHosts = [new URL(website.url).host]
  })
  afterAll(async () => {
    await asking.close()
    await website.close()
  })
  beforeEach(async () => {
    await asOwner(db(), sql`update accounts set deleted_at = now() where deleted_at is null and email like 'klant%'`)
    await asking.reset(wrong())
  })

  async function baker({ isRead = false } = {}) {
    const { services } = asking
    const customer = await asking.customer()
    const { session, domainId } = customer
    await freeWebsites(db())
    const form = {
      ...{ companyName: 'De Korenaar', url: website.url, locations: [], countries: [], desiredInfo: '' },
      ...{ llmPlatforms: [], salesTelefoon: '030 233 14 72' },
    }
    await publishProfile(services, session, domainId, form)
    if (isRead) await analyzed(() => analyzeCompany(services, session, { ...form, domainId }))
    return {
      ...customer,
      /** The same question on a day of its own. */
      async askedOn(day: number, ...said: string[]) {
        asking.clock.ahead = day * 24 * HOUR
        for (const phone of said) {
          asking.servers.reply('chatgpt', phone === 'right' ? RIGHT : wrong(phone))
          await customer.ask(['chatgpt'])
          expect(await asking.doJobs()).toBe(0)
        }
      },
      async told() {
        const { notices } = await ownNotices(services, session)
        return notices.filter(({ kind }) => kind === 'assistant-wrong')
      },
    }
  }
  /** Again where a busy machine gave up reading, as its customer would. */
  async function analyzed(analyze: () => Promise<{ score: number | null }>) {
    for (let tries = 0; tries < 10; tries++) if ((await analyze()).score !== null) return
    throw new Error('The website could not be read')
  }
  const linesOf = (notice: Parameters<typeof noticeText>[0], language: 'nl' | 'en' = 'nl') => {
    const { title, lines } = noticeText(notice, language)
    return [title, ...lines].join('\n')
  }

  test('is told with what it said, the profile’s value, the page that states the same, and the way to the answer', async () => {
    const one = await baker({ isRead: true })
    await one.askedOn(0, '+31 30 233 99 98')
    const [notice, ...more] = await one.told()
    expect(more).toEqual([])
    const said = linesOf(notice!)
    expect(said).toContain('ChatGPT noemt iets onjuist\nOp je vraag: ‘Wat doet De Korenaar in Utrecht?’')
    expect(said).toContain('Telefoon: in het antwoord ‘+31 30 233 99 98’, in je profiel ‘030 233 14 72’.')
    expect(said).toMatch(new RegExp(`Dit stond op \\d+ \\S+ \\d{4} op ${website.url}/?: ‘[^’]*030 233 99 98`))
    expect(said).not.toContain('op geen van je eigen pagina’s')
    const [answer] = (await one.answers()).newest
    const screen = await one.page(URLS.notices)
    expect(screen).toContain('ChatGPT noemt iets onjuist')
    expect(screen).toContain(`antwoord=${answer!.id}#gemarkeerd`)
  })

  test('is told of an answer that does not repeat the name', async () => {
    const one = await baker()
    asking.servers.reply('chatgpt', { text: `Het telefoonnummer is ${OLD}.` })
    await one.ask(['chatgpt'], 'Wat is het nummer van De Korenaar?')
    expect(await asking.doJobs()).toBe(0)
    const [notice] = await one.told()
    expect(linesOf(notice!)).toContain(`Telefoon: in het antwoord ‘${OLD}’`)
  })

  test('is told once, however it writes the value and whatever is asked, and again only after it was right', async () => {
    const one = await baker()
    await one.askedOn(0, OLD)
    await one.askedOn(1, '+31302339998')
    asking.servers.reply('chatgpt', wrong())
    await one.ask(['chatgpt'], 'Hoe bel ik De Korenaar?')
    expect(await asking.doJobs()).toBe(0)
    expect(await one.told()).toHaveLength(1)
    await one.askedOn(2, 'right')
    expect(await one.told()).toHaveLength(1)
    await one.askedOn(3, OLD)
    await one.askedOn(4, OLD)
    expect(await one.told()).toHaveLength(2)
    await one.askedOn(5, '030 233 99 97')
    expect(await one.told()).toHaveLength(3)
    asking.servers.reply('claude', wrong())
    await one.ask(['claude'])
    expect(await asking.doJobs()).toBe(0)
    const told = await one.told()
    expect(told).toHaveLength(4)
    const ofClaude = told
      .map((notice) => linesOf(notice))
      .filter((text) => text.startsWith('Claude noemt iets onjuist'))
    expect(ofClaude).toEqual([
      expect.stringContaining('Je hebt nog geen analyse waarin we konden nagaan of je website dit zegt.'),
    ])
  })

  test('is told, counted, marked as read and mailed once for all assistants that state the same that day', async () => {
    const one = await baker({ isRead: true })
    asking.servers.reply('perplexity', RIGHT)
    asking.servers.reply('grok', wrong('030 233 99 97'))
    await one.ask(['chatgpt', 'claude', 'perplexity', 'grok'])
    await one.ask(['gemini'], 'Hoe bel ik De Korenaar?')
    expect(await asking.doJobs()).toBe(0)
    const screen = await one.page(URLS.notices)
    expect(screen.match(/noem(?:t|en) iets onjuist<\/h2>/g)).toHaveLength(2)
    const [, who = ''] = />([^<>]*) noemen iets onjuist</.exec(screen) ?? []
    expect(who.split(/, | en /).sort()).toEqual(['ChatGPT', 'Claude', 'Gemini'])
    for (const name of ['ChatGPT', 'Claude', 'Gemini']) expect(screen).toContain(`Bekijk het antwoord van ${name}`)
    expect(screen).toContain('Op je vraag: ‘Hoe bel ik De Korenaar?’')
    const article = /<article(?:(?!<\/article>).)* noemen iets onjuist<.*?<\/article>/s.exec(screen)![0]
    const ids = [...article.matchAll(/name="melding" value="([^"]+)"/g)].map(([, id]) => id!)
    expect(ids).toHaveLength(3)
    const { services, session } = { ...asking, ...one }
    const unread = () => services.db.as(actorOf(session), (tx) => unreadNotices(tx, session))
    // That its profile is online is one as well.
    expect(await unread()).toBe(3)
    await one.post(
      URLS.notices,
      ids.map((id) => ['melding', id]),
    )
    expect(await unread()).toBe(2)

    await asOwner(db(), sql`update notices set read_at = null where user_id = ${session.userId}`)
    await asking.program.mailsSent()
    asking.program.mail.mails.splice(0)
    asking.clock.ahead = 24 * HOUR
    await watchAll(services, 2)
    await asking.program.mailsSent()
    const [mail] = asking.program.mail.mails.filter(({ to }) => to.includes(one.email))
    expect(mail!.text.match(/ noemen iets onjuist/g)).toHaveLength(1)
    expect(mail!.text.match(/Het antwoord van (?:ChatGPT|Claude|Gemini): http/g)).toHaveLength(3)
    expect(mail!.html!.match(/#gemarkeerd">Het antwoord van (?:ChatGPT|Claude|Gemini)<\/a>/g)).toHaveLength(3)
  })

  test('is told once where several answers come in at once', async () => {
    const one = await baker()
    await Promise.all(['Wie?', 'Wat?', 'Waar?'].map((text) => one.ask(['gemini'], text)))
    expect(await asking.doJobs()).toBe(0)
    expect((await one.answers()).total).toBe(3)
    expect(await one.told()).toHaveLength(1)
  })

  test('is told in the mail of the day, in the language of the account, with the address of the answer', async () => {
    const one = await baker({ isRead: true })
    await one.askedOn(0, '030 233 99 97')
    const [answer] = (await one.answers()).newest
    await asOwner(db(), sql`update profiles set taal = 'en' where id = ${one.session.userId}`)
    await asking.program.mailsSent()
    asking.program.mail.mails.splice(0)
    asking.clock.ahead = 24 * HOUR
    await watchAll(asking.services, 2)
    await asking.program.mailsSent()
    const mails = asking.program.mail.mails.filter(({ to }) => to.includes(one.email))
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain('ChatGPT states something wrong')
    expect(mails[0]!.text).toContain('Phone: ‘030 233 99 97’ in the answer, ‘030 233 14 72’ in your profile.')
    expect(mails[0]!.text).toContain('We found it on none of your own pages that we read, last on ')
    expect(mails[0]!.text).toContain(`antwoord=${answer!.id}#gemarkeerd`)
  })

  test('is not told of what is right, of a pasted answer, of another company, or to a plan without it', async () => {
    const one = await baker()
    await one.askedOn(0, 'right')
    await judgePastedAnswers(asking.services, one.session, one.domainId, {
      answers: [{ assistant: 'chatgpt', question: 'Wie?', answer: wrong().text }],
      competitors: [],
    })
    asking.servers.reply('grok', { text: `Ik ken De Korenaar niet. Bakkerij Jansen bel je op ${OLD}.` })
    await one.ask(['grok'])
    expect(await asking.doJobs()).toBe(0)
    await one.ask(['claude'])
    await setPlan(db(), one.session.userId, 'free')
    expect(await asking.doJobs()).toBe(0)
    expect((await one.answers()).total).toBe(4)
    expect(await one.told()).toEqual([])
  })
})
