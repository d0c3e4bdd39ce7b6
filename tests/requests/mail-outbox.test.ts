import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { user, visitor } from '#db/actor.ts'
import type { mail_outbox } from '#db/schema/mail/mail-outbox.ts'
import { requestReset } from '#features/accounts/password-reset.server.ts'
import { signIn } from '#features/accounts/sign-in.server.ts'
import { queueMail } from '#features/mail/outbox.server.ts'
import { forgetEndedMails, sendQueuedMails } from '#features/mail/send-queued-mails.job.ts'
import { subscribeNewsletter } from '#features/newsletter/newsletter.server.ts'
import type { OutgoingMail } from '#features/services.ts'
import { joinWaitlist } from '#features/waitlist/waitlist.server.ts'
import { createMailer } from '#server/background/mailer.ts'
import { createAccount, createAdmin, eachDatabase } from '#tests/support/database.ts'
import { startSilentServer } from '#tests/support/mail-server.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'

eachDatabase('the outbox', (db) => {
  let test: TestServices
  beforeAll(async () => {
    test = await startServices(db(), {
      sends: false,
      refuses: (address) => ({ weg: 550, druk: 451 })[address.split('-')[0]!],
    })
  })
  afterAll(() => test.close())

  const newEmail = (kind = 'klant') => `${kind}-${randomUUID()}@voorbeeld.nl`
  const mailsTo = (email: string) => test.mail.mails.filter(({ to }) => to[0] === email)
  const rowsOf = async () =>
    (await db().asJobs((tx) => tx.execute<typeof mail_outbox.$inferSelect>(sql`select * from mail_outbox`))).rows
  const rowOf = async (email: string) => (await rowsOf()).find(({ to_address }) => to_address === email)
  const welcome = (to: string) =>
    db().asJobs((tx) =>
      queueMail(tx, test.services, {
        template_key: 'nieuwsbrief_welkom',
        to,
        variables: { unsubscribe_url: 'https://voorbeeld.nl/afmelden/geheim' },
      }),
    )
  /** Each mail that is tried, and its result. */
  const sendingBy = (send: (mail: OutgoingMail) => Promise<void>) =>
    sendQueuedMails({ ...test.services, sendMail: send })
  const broken = () => Promise.reject(new Error('the mail server is away'))

  it('keeps a mail while the mail server is down, and sends it once after that', async () => {
    const email = newEmail()
    await welcome(email)
    const ids: string[] = []
    for (let time = 1; time <= 3; time++) {
      await sendingBy((mail) => {
        ids.push(mail.id)
        return broken()
      })
      expect(await rowOf(email)).toMatchObject({ state: 'waiting', tries: time, error: 'the mail server is away' })
      // Not before its backoff has passed.
      expect(await sendQueuedMails(test.services)).toBe(0)
      test.pass(3)
    }
    expect(await sendQueuedMails(test.services)).toBe(1)
    expect(await sendQueuedMails(test.services)).toBe(0)
    expect(mailsTo(email)).toHaveLength(1)
    expect(mailsTo(email)[0]!.headers['message-id']).toBe(`<${ids[0]}@voorbeeld.nl>`)
    expect(new Set(ids).size).toBe(1)
  })

  it('erases what it sent, and removes the rest after a week', async () => {
    const email = newEmail()
    await welcome(email)
    const { id } = (await rowOf(email))!
    await sendQueuedMails(test.services)
    const ended = async () => (await rowsOf()).find((row) => row.id === id)
    expect(await ended()).toMatchObject({ state: 'sent', to_address: null, variables: null, error: null })
    await forgetEndedMails(test.services)
    expect(await ended()).toBeDefined()
    test.pass(8 * 24 * 60)
    await forgetEndedMails(test.services)
    expect(await ended()).toBeUndefined()
  })

  it('gives up on a permanently refused recipient, and records why; a temporarily refused one is retried', async () => {
    const gone = newEmail('weg')
    const busy = newEmail('druk')
    await welcome(gone)
    await welcome(busy)
    const errors = test.errors.length
    await sendQueuedMails(test.services)
    expect(await rowOf(gone)).toMatchObject({ state: 'failed', tries: 1, variables: null })
    expect((await rowOf(gone))!.error).toContain('550')
    expect(test.errors).toHaveLength(errors + 1)
    expect(JSON.stringify(test.errors)).not.toContain(gone)
    expect(await rowOf(busy)).toMatchObject({ state: 'waiting', tries: 1 })
  })

  it('stops retrying in the end, with the last error kept and the text erased', async () => {
    const email = newEmail()
    await welcome(email)
    for (let tries = 1; (await rowOf(email))?.state === 'waiting'; tries++) {
      expect(tries).toBeLessThan(50)
      await sendingBy(broken)
      test.pass(6 * 60)
    }
    expect(await rowOf(email)).toMatchObject({ state: 'failed', variables: null, error: 'the mail server is away' })
  })

  it('is emptied by several processes at once without sending a mail twice', async () => {
    const emails = Array.from({ length: 12 }, () => newEmail())
    for (const email of emails) await welcome(email)
    const sent = await Promise.all([1, 2, 3].map(() => sendQueuedMails(test.services)))
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(12)
    for (const email of emails) expect(mailsTo(email)).toHaveLength(1)
  })

  it('lets another process send what a dead one was sending', async () => {
    const email = newEmail()
    await welcome(email)
    const { promise: taken, resolve } = Promise.withResolvers<void>()
    const { promise: never, reject } = Promise.withResolvers<void>()
    const dead = sendingBy(() => {
      resolve()
      return never
    })
    await taken
    expect(await sendQueuedMails(test.services)).toBe(0)
    test.pass(1)
    expect(await sendQueuedMails(test.services)).toBe(1)
    reject(new Error('the process is gone'))
    await dead
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('does not wait for a time that only a wrong clock can have set', async () => {
    const email = newEmail()
    await welcome(email)
    await sendQueuedMails({
      ...test.services,
      now: () => new Date(test.services.now().getTime() + 24 * 3_600_000),
      sendMail: broken,
    })
    expect((await rowOf(email))?.tries).toBe(1)
    expect(await sendQueuedMails(test.services)).toBe(1)
  })

  it('contains a mail only if its transaction committed', async () => {
    const email = newEmail()
    const work = db().asJobs(async (tx) => {
      await queueMail(tx, test.services, { template_key: 'nieuwsbrief_welkom', to: email })
      throw new Error('on purpose')
    })
    await expect(work).rejects.toThrow('on purpose')
    expect(await rowOf(email)).toBeUndefined()
  })

  it('can be read only by the job that sends', async () => {
    const email = newEmail()
    await welcome(email)
    const admin = await createAdmin(db())
    const account = await createAccount(db(), { email })
    for (const actor of [visitor, user(account.id), user(admin.id)]) {
      await expect(db().as(actor, (tx) => tx.execute(sql`select * from mail_outbox`))).rejects.toThrow()
      const queue = sql`select queue_mail('nieuwsbrief_welkom', ${email}, '{}', now(), now())`
      await expect(db().as(actor, (tx) => tx.execute(queue))).rejects.toThrow()
    }
    const asAdmin = sql`select queue_mail_as_admin('nieuwsbrief_welkom', ${email}, '{}', now(), now())`
    for (const actor of [visitor, user(account.id)]) {
      await expect(db().as(actor, (tx) => tx.execute(asAdmin))).rejects.toThrow()
    }
    await expect(db().auth.execute(sql`select * from mail_outbox`)).rejects.toThrow()
    await sendQueuedMails(test.services)
  })

  it('contains no password link: that is created when the mail is sent, and works an hour from the request', async () => {
    const { email } = await createAccount(db())
    await requestReset(test.services, '192.0.2.7', { email })
    const unknown = newEmail()
    await requestReset(test.services, '192.0.2.7', { email: unknown })
    expect(await rowOf(email)).toMatchObject({ variables: {}, with_reset_link: true })
    expect(await rowOf(unknown)).toMatchObject({ variables: {}, with_reset_link: true })
    test.pass(20)
    await sendQueuedMails(test.services)
    expect(mailsTo(unknown)).toHaveLength(0)
    expect(mailsTo(email)[0]!.text).toMatch(/\/reset-password\?token=[\w-]{43}/)
    const { rows } = await db().auth.execute<{ expires_at: string | Date }>(
      sql`select expires_at from auth.verification order by created_at desc limit 1`,
    )
    const left = new Date(rows[0]!.expires_at).getTime() - test.services.now().getTime()
    expect(left).toBeLessThanOrEqual(40 * 60_000)
    expect(left).toBeGreaterThan(30 * 60_000)

    await requestReset(test.services, '192.0.2.7', { email })
    test.pass(61)
    expect(await sendQueuedMails(test.services)).toBe(0)
    expect(await rowOf(email)).toMatchObject({ state: 'failed' })
  })

  it('leaves what a stopping process could not send to the next one, which sends it at once', async () => {
    const email = newEmail()
    await welcome(email)
    const stopping = new AbortController()
    await sendQueuedMails(
      {
        ...test.services,
        sendMail: () => {
          stopping.abort()
          return broken()
        },
      },
      stopping.signal,
    )
    expect(await sendQueuedMails(test.services)).toBe(1)
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('answers every form at once while the mail server hangs', async () => {
    const silent = await startSilentServer()
    const mailer = createMailer({
      smtpUrl: `smtp://127.0.0.1:${silent.port}`,
      outbox: '/nowhere',
      from: 'noreply@voorbeeld.nl',
    })
    const { email } = await createAccount(db())
    const reader = newEmail()
    const waiting = newEmail()
    await welcome(newEmail())
    const stopping = new AbortController()
    const sending = sendQueuedMails({ ...test.services, sendMail: mailer.send }, stopping.signal)
    await silent.connected
    const asked = { clientAddress: '192.0.2.8', userAgent: null }
    await subscribeNewsletter(test.services, asked, { email: reader })
    await requestReset(test.services, '192.0.2.8', { email })
    await joinWaitlist(test.services, '192.0.2.8', {
      name: 'Noor',
      company: 'Zon',
      email: waiting,
      accepted_privacy: 'on',
    })
    for (let time = 0; time < 10; time++) {
      const from = { clientAddress: `198.51.${time}.8`, cookies: null }
      await expect(signIn(test.services, from, { email, password: 'verkeerd' })).rejects.toMatchObject({
        code: 'invalid-credentials',
      })
    }
    stopping.abort()
    mailer.close()
    await sending
    await silent.close()
    // On a busy machine all of this took longer than a mail server is waited for, and the first mail waits for its next try.
    test.pass(1)
    expect(await sendQueuedMails(test.services)).toBe(5)
    // Several are sent at once, in no order.
    expect(
      mailsTo(email)
        .map(({ subject }) => subject)
        .sort(),
    ).toEqual(['Inloggen is een kwartier geblokkeerd', 'Kies een nieuw wachtwoord'])
    for (const one of [reader, waiting]) expect(mailsTo(one)).toHaveLength(1)
  })
})
