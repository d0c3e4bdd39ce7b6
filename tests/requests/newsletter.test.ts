import { createHash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mail_suppressions, newsletter_subscriptions } from '#db/schema/mail/newsletter.ts'
import { NEWSLETTER_CONSENT } from '#features/newsletter/newsletter.schema.ts'
import {
  confirmNewsletter,
  isConfirmTokenKnown,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '#features/newsletter/newsletter.server.ts'
import { HONEYPOT_FIELD } from '#features/waitlist/honeypot.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { type Program, startProgram } from '#tests/support/program.ts'
import { BASE_URL } from '#tests/support/services.ts'

const DAY_MINUTES = 24 * 60

eachDatabase('the newsletter', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db())
  })
  afterAll(() => program.close())

  const newEmail = () => `lezer-${randomUUID()}@voorbeeld.nl`
  const asked = () => ({ clientAddress: `2001:db8:${randomUUID().slice(0, 4)}:1::1`, userAgent: 'Browser/1' })
  const subscribe = (email: string) => subscribeNewsletter(program.services, asked(), { email })
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const mailsTo = async (email: string) => {
    await program.mailsSent()
    return program.mail.mails.filter(({ to }) => to[0] === email)
  }
  const rowOf = async (email: string) => {
    const rows = await db().asJobs((tx) =>
      tx
        .select()
        .from(newsletter_subscriptions)
        .where(eq(newsletter_subscriptions.email_hash, hash(email))),
    )
    return rows[0]
  }
  const isSuppressed = async (email: string) => {
    const rows = await db().asJobs((tx) =>
      tx
        .select()
        .from(mail_suppressions)
        .where(eq(mail_suppressions.email_hash, hash(email))),
    )
    return rows.length > 0
  }

  const tokenIn = (text: string) => /\/nieuwsbrief\/bevestigen\/([\w-]+)/.exec(text)![1]!
  /** The token in the last confirmation mail. */
  async function confirmTokenFor(email: string): Promise<string> {
    const mails = await mailsTo(email)
    return tokenIn(mails.findLast(({ subject }) => subject.startsWith('Bevestig'))!.text)
  }
  const welcomeFor = (email: string) =>
    program.mail.waitFor(({ to, subject }) => to[0] === email && subject.startsWith('De eerste tips'))

  async function subscriber(): Promise<{ email: string; unsubscribeToken: string }> {
    const email = newEmail()
    await subscribe(email)
    expect(await confirmNewsletter(program.services, await confirmTokenFor(email))).toBe(true)
    const { text } = await welcomeFor(email)
    return { email, unsubscribeToken: /\/nieuwsbrief\/afmelden\/([\w-]+)/.exec(text)![1]! }
  }

  it('asks for a confirmation by mail before anything is sent', async () => {
    const email = newEmail()
    const answer = await program.call('subscribe-newsletter', { email: ` ${email.toUpperCase()} ` })
    expect(answer).toMatchObject({ status: 200, body: { ok: true } })
    const token = await confirmTokenFor(email)
    expect(await isConfirmTokenKnown(program.services, token)).toBe(true)
    const row = await rowOf(email)
    expect(row).toMatchObject({
      email,
      consent_text: NEWSLETTER_CONSENT.text,
      consent_version: NEWSLETTER_CONSENT.version,
      requested_at: expect.any(Date),
      confirmed_at: null,
    })
    expect(JSON.stringify(row)).not.toContain(token)
    expect(JSON.stringify(row)).not.toContain('127.0.0.1')
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('counts after the confirmation, and then sends the first tips, once', async () => {
    const email = newEmail()
    await subscribe(email)
    const token = await confirmTokenFor(email)
    expect(await confirmNewsletter(program.services, token)).toBe(true)
    const welcome = await welcomeFor(email)
    expect(welcome.text).toContain('Met deze drie stappen begin je vandaag nog')
    expect((await rowOf(email))?.confirmed_at).toBeInstanceOf(Date)
    expect(await confirmNewsletter(program.services, token)).toBe(true)
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('carries the headers of RFC 8058, with the link that the text has too', async () => {
    const { email, unsubscribeToken } = await subscriber()
    const url = `${BASE_URL}/nieuwsbrief/afmelden/${unsubscribeToken}`
    const { headers, text } = await welcomeFor(email)
    expect(headers['list-unsubscribe']).toBe(`<${url}>`)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(text).toContain(url)
  })

  it('erases an unsubscribed address and keeps the proof and the opt-out', async () => {
    const { email, unsubscribeToken } = await subscriber()
    await unsubscribeNewsletter(program.services, unsubscribeToken)
    await unsubscribeNewsletter(program.services, unsubscribeToken)
    expect(await rowOf(email)).toMatchObject({
      email: null,
      confirmed_at: expect.any(Date),
      unsubscribed_at: expect.any(Date),
    })
    expect(await isSuppressed(email)).toBe(true)
    await unsubscribeNewsletter(program.services, randomUUID())
    await unsubscribeNewsletter(program.services, 'geen token')
  })

  it('accepts a new subscription after an unsubscribe, with a new confirmation', async () => {
    const { email, unsubscribeToken } = await subscriber()
    await unsubscribeNewsletter(program.services, unsubscribeToken)
    const before = await confirmTokenFor(email)
    await subscribe(email)
    expect(await isSuppressed(email)).toBe(true)
    const after = await confirmTokenFor(email)
    expect(await confirmNewsletter(program.services, before)).toBe(false)
    expect(await confirmNewsletter(program.services, after)).toBe(true)
    expect(await isSuppressed(email)).toBe(false)
    expect(await rowOf(email)).toMatchObject({ email, unsubscribed_at: null })
  })

  it('sends a subscriber who asks again the tips again, and leaves the proof alone', async () => {
    const { email } = await subscriber()
    const before = await rowOf(email)
    await subscribe(email)
    expect(await rowOf(email)).toEqual(before)
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Bevestig je aanmelding voor de nieuwsbrief',
      'De eerste tips om gevonden te worden door AI',
      'De eerste tips om gevonden te worden door AI',
    ])
  })

  it('cannot be used to fill a mailbox', async () => {
    const email = newEmail()
    for (let time = 0; time < 3; time++) await subscribe(email)
    await expect(subscribe(email)).rejects.toMatchObject({ code: 'too-many-requests' })
    expect(await mailsTo(email)).toHaveLength(3)
    const machine = asked()
    for (let time = 0; time < 10; time++) {
      await subscribeNewsletter(program.services, machine, { email: newEmail() })
    }
    await expect(subscribeNewsletter(program.services, machine, { email: newEmail() })).rejects.toMatchObject({
      code: 'too-many-requests',
    })
  })

  it('reports what is wrong with an address, and lets a bot believe that it worked', async () => {
    expect(await program.call('subscribe-newsletter', { email: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { email: 'Vul je email adres in' } },
    })
    expect(await program.call('subscribe-newsletter', { email: 'jan' })).toMatchObject({
      status: 400,
      body: { fields: { email: 'Vul een geldig email adres in.' } },
    })
    const email = newEmail()
    const trapped = await program.call('subscribe-newsletter', { email, [HONEYPOT_FIELD]: 'x' })
    expect(trapped).toMatchObject({ status: 200, body: { ok: true } })
    expect(await rowOf(email)).toBeUndefined()
  })

  it('names the sender below each mail, if the settings give one', async () => {
    const email = newEmail()
    const operator = { name: 'Voorbeeld & Zn. B.V.', kvk: '12345678' }
    Object.assign(program.services, { operator })
    await subscribe(email)
    const mail = await program.mail.waitFor(({ to }) => to[0] === email)
    expect(mail.text.replaceAll('\r', '')).toContain('Voorbeeld & Zn. B.V.\nKvK 12345678')
    expect(mail.html).toContain('Voorbeeld &amp; Zn. B.V.<br>KvK 12345678</p>')
  })

  // Last: it moves the clock.
  it('forgets requests that were not confirmed in 30 days, and their links', async () => {
    const email = newEmail()
    await subscribe(email)
    const token = await confirmTokenFor(email)
    program.pass(30 * DAY_MINUTES + 1)
    expect(await isConfirmTokenKnown(program.services, token)).toBe(false)
    expect(await confirmNewsletter(program.services, token)).toBe(false)
    await subscribe(newEmail())
    expect(await rowOf(email)).toBeUndefined()
  })
})
