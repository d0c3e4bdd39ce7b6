/** Mailings to the newsletter's subscribers: the steps before one, who gets it, and what a stop, a refusal and a kill leave. */
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '#features/accounts/session.ts'
import type { JobRun } from '#features/jobs/job-kind.ts'
import { previewMail, sendTestMail } from '#features/mail-templates/preview-template.server.ts'
import { saveTemplate } from '#features/mail-templates/save-template.server.ts'
import { toTyped } from '#features/mail-templates/template.schema.ts'
import { findEditedTemplate } from '#features/mail-templates/templates.server.ts'
import { claimReceiver } from '#features/newsletter/claim-receiver.job.ts'
import {
  continueMailing,
  findMailing,
  listMailings,
  mailingStanding,
  startMailing,
  stopMailing,
} from '#features/newsletter/mailings.server.ts'
import { unsubscribeNewsletter } from '#features/newsletter/newsletter.server.ts'
import { mailingsToSend, sendMailing } from '#features/newsletter/send-mailing.job.ts'
import { asOwner, eachDatabase } from '../support/database.ts'
import { ADMIN, type Program, signedIn, startProgram } from '../support/program.ts'

const KEY = 'nieuwsbrief'
const hashOf = (email: string) => createHash('sha256').update(email).digest('hex')

eachDatabase('a mailing', (db) => {
  let program: Program
  let admin: Session
  beforeAll(async () => {
    program = await startProgram(db())
    admin = await program.sessionOf(program.adminToken)
  })
  afterAll(() => program.close())
  beforeEach(async () => {
    await asOwner(db(), sql`delete from newsletter_mailings`)
    await asOwner(db(), sql`delete from newsletter_subscriptions`)
  })

  const rowsOf = async (query: ReturnType<typeof sql>) => (await db().asJobs((tx) => tx.execute(query))).rows
  async function subscribe(state: 'asked' | 'confirmed' | 'suppressed' = 'confirmed') {
    const email = `lezer-${randomUUID()}@voorbeeld.nl`
    const confirmed = state === 'asked' ? null : new Date().toISOString()
    await asOwner(
      db(),
      sql`insert into newsletter_subscriptions
            (email_hash, email, requested_at, consent_text, consent_version, ip_hash, confirm_hash, confirmed_at)
          values (${hashOf(email)}, ${email}, now(), 'T', '1', 'i', ${randomUUID()}, ${confirmed}::timestamptz)`,
    )
    if (state === 'suppressed')
      await asOwner(db(), sql`insert into mail_suppressions (email_hash) values (${hashOf(email)})`)
    return email
  }
  const tokenOf = async (email: string) =>
    String(
      (await rowsOf(sql`select unsubscribe_token as t from newsletter_subscriptions where email = ${email}`))[0]!.t,
    )

  /** A new version of the text, as an admin writes it. */
  async function write(subject = `Nieuws ${randomUUID()}`) {
    const template = await findEditedTemplate(program.services, admin, KEY)
    await saveTemplate(program.services, admin, { ...toTyped(template), subject, key: KEY, version: template.version })
    return { subject, version: template.version + 1 }
  }
  async function writeAndTest() {
    const written = await write()
    await sendTestMail(program.services, admin, KEY, { to: ADMIN.email })
    await program.mailsSent()
    return written
  }
  async function started(): Promise<{ id: string; subject: string; version: number }> {
    const { subject, version } = await writeAndTest()
    return { id: await startMailing(program.services, admin, { key: KEY, version }), subject, version }
  }
  const run = (id: string, services = program.services, signal = new AbortController().signal) => {
    const job: JobRun = { data: { id, run: '1', link: '1' }, signal, tries: 1, send: async () => {} }
    return sendMailing(services, job)
  }
  const received = (subject: string) => program.mail.mails.filter((mail) => mail.subject === subject)
  const addressesOf = (subject: string) =>
    received(subject)
      .map(({ to }) => to[0]!)
      .filter((address) => address !== ADMIN.email)
      .sort()
  const standing = async (id: string) => (await findMailing(program.services, admin, id)).mailing

  test('starts only after a test mail of this very text to the admin, and once however often', async () => {
    await subscribe()
    const { version } = await write()
    const start = (of = version) => startMailing(program.services, admin, { key: KEY, version: of })
    await expect(start()).rejects.toMatchObject({ code: 'mailing-untested' })
    await sendTestMail(program.services, admin, KEY, { to: 'iemand-anders@voorbeeld.nl' })
    await program.mailsSent()
    await expect(start(), 'the test went to someone else').rejects.toMatchObject({ code: 'mailing-untested' })
    await sendTestMail(program.services, admin, KEY, { to: ADMIN.email })
    await program.mailsSent()
    expect(await mailingStanding(program.services, admin, { key: KEY, version })).toMatchObject({ tested: true })
    const { version: newer } = await write()
    await expect(start(), 'the text changed').rejects.toMatchObject({ code: 'changed-elsewhere' })
    await expect(start(newer)).rejects.toMatchObject({ code: 'mailing-untested' })
    await sendTestMail(program.services, admin, KEY, { to: ADMIN.email })
    await program.mailsSent()
    const ids = await Promise.all([start(newer), start(newer), start(newer)])
    expect(new Set(ids).size).toBe(1)
    expect(await listMailings(program.services, admin)).toHaveLength(1)
    const acts = sql`select details from audit_log where act = 'mailing-started' and details ->> 'version' = ${String(newer)}`
    expect(await rowsOf(acts)).toEqual([{ details: { template: KEY, version: String(newer) } }])
    await expect(startMailing(program.services, admin, { key: 'wachtwoord_reset', version: 1 })).rejects.toMatchObject({
      code: 'template-not-found',
    })
  })

  test('is refused to customers by the program and by the database, and without receivers', async () => {
    const { version } = await writeAndTest()
    await expect(startMailing(program.services, admin, { key: KEY, version })).rejects.toMatchObject({
      code: 'mailing-without-receivers',
    })
    const customer = await program.sessionOf((await signedIn(program)).token)
    await subscribe()
    for (const session of [customer, { ...customer, role: 'admin' as const }]) {
      await expect(startMailing(program.services, session, { key: KEY, version })).rejects.toThrow()
      await expect(stopMailing(program.services, session, { id: randomUUID() })).rejects.toThrow()
    }
    expect(await rowsOf(sql`select 1 from newsletter_mailings`)).toEqual([])
  })

  test('reaches every confirmed subscriber once, by several processes, with one-click unsubscription', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => subscribe()))
    await subscribe('asked')
    await subscribe('suppressed')
    const { id, subject } = await started()
    expect(await mailingsToSend(program.services)).toEqual([{ key: `${id} 1 1`, data: { id, run: '1', link: '1' } }])
    // Saved while the mailing runs: what was tested is what is sent.
    await write('Te laat veranderd')
    await Promise.all([run(id), run(id), run(id)])
    expect(addressesOf(subject)).toEqual([...people].sort())
    expect(await standing(id)).toMatchObject({ state: 'done', total: 6, counts: { sent: 6, waiting: 0 } })
    for (const mail of received(subject).filter(({ to }) => to[0] !== ADMIN.email)) {
      const url = `/nieuwsbrief/afmelden/${await tokenOf(mail.to[0]!)}`
      expect(mail.headers['list-unsubscribe']).toContain(url)
      expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
      expect(mail.html).toContain(url)
      expect(mail.text).toContain(url)
    }
    await run(id)
    expect(addressesOf(subject)).toHaveLength(6)
    expect(await mailingsToSend(program.services)).toEqual([])
  })

  test('skips whoever unsubscribed since the start, and goes on after a stop without sending twice', async () => {
    const [first, second, third] = [await subscribe(), await subscribe(), await subscribe()]
    const { id, subject } = await started()
    const order = (await rowsOf(
      sql`select n.email from newsletter_receivers r join newsletter_subscriptions n on n.id = r.subscription_id order by r.due_at, r.id`,
    )) as { email: string }[]
    await unsubscribeNewsletter(program.services, await tokenOf(order[0]!.email))
    const services = {
      ...program.services,
      async sendMail(mail: Parameters<typeof program.services.sendMail>[0]) {
        await program.services.sendMail(mail)
        await stopMailing(program.services, admin, { id })
      },
    }
    await run(id, services)
    expect(addressesOf(subject)).toEqual([order[1]!.email])
    expect(await standing(id)).toMatchObject({ state: 'stopped', counts: { sent: 1, skipped: 1, waiting: 1 } })
    expect(await stopMailing(program.services, admin, { id })).toBe(false)
    expect(await continueMailing(program.services, admin, { id })).toBe(true)
    expect(await mailingsToSend(program.services)).toMatchObject([{ key: `${id} 2 1` }])
    await run(id)
    expect(addressesOf(subject)).toEqual([order[1]!.email, order[2]!.email].sort())
    expect([first, second, third]).toContain(order[0]!.email)
    expect(await standing(id)).toMatchObject({ state: 'done' })
    expect(await continueMailing(program.services, admin, { id })).toBe(false)
  })

  test('lists what the mail server refused, and tries only that again', async () => {
    const people = [await subscribe(), await subscribe()]
    const { id, subject } = await started()
    const refuse = (address: string) => async (mail: Parameters<typeof program.services.sendMail>[0]) => {
      if (mail.to !== address) return program.services.sendMail(mail)
      throw Object.assign(new Error(`550 No such user ${address}`), { code: 'EENVELOPE', responseCode: 550 })
    }
    await run(id, { ...program.services, sendMail: refuse(people[0]!) })
    expect(await standing(id)).toMatchObject({ state: 'done', counts: { sent: 1, failed: 1 } })
    const { undelivered } = await findMailing(program.services, admin, id)
    expect(undelivered).toMatchObject([{ email: people[0], state: 'failed', error: '550 No such user …' }])
    expect(await continueMailing(program.services, admin, { id, failedToo: true })).toBe(true)
    await run(id)
    expect(addressesOf(subject)).toEqual([...people].sort())
    expect(await standing(id)).toMatchObject({ state: 'done', counts: { sent: 2, failed: 0 } })
  })

  test('waits while no mail server answers, and blames no receiver', async () => {
    const email = await subscribe()
    const { id, subject } = await started()
    const stop = new AbortController()
    const down = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET', syscall: 'connect' })
    const services = {
      ...program.services,
      async sendMail() {
        stop.abort()
        throw down
      },
    }
    await expect(run(id, services, stop.signal)).rejects.toThrow()
    expect(await standing(id)).toMatchObject({
      state: 'sending',
      error: 'connect ECONNREFUSED',
      counts: { waiting: 1 },
    })
    program.pass(1)
    await run(id)
    expect(addressesOf(subject)).toEqual([email])
  })

  test('never sends again what a killed process may have sent, and says so', async () => {
    const email = await subscribe()
    const { id, subject } = await started()
    // As a kill leaves it: the mail server has the mail, and nobody recorded it.
    const claimed = await db().asJobs((tx) =>
      tx.execute(
        sql`update newsletter_receivers set state = 'sending', claimed_at = ${program.services.now().toISOString()}::timestamptz returning id`,
      ),
    )
    expect(claimed.rows).toHaveLength(1)
    program.pass(6)
    await run(id)
    expect(addressesOf(subject)).toEqual([])
    expect(await standing(id)).toMatchObject({ state: 'done', counts: { unsure: 1 } })
    expect((await findMailing(program.services, admin, id)).undelivered).toMatchObject([{ email, state: 'unsure' }])
    expect(await continueMailing(program.services, admin, { id, failedToo: true })).toBe(false)
    expect(
      previewMail(program.services, admin, KEY, toTyped(await findEditedTemplate(program.services, admin, KEY))).html,
    ).toContain('afmelden')
  })

  test('keeps its pace, whichever process sends', async () => {
    await Promise.all([subscribe(), subscribe()])
    const { id } = await started()
    const stop = new AbortController()
    const services = { ...program.services, newsletterPerMinute: 1 }
    const slow = {
      ...services,
      async sendMail(mail: Parameters<typeof program.services.sendMail>[0]) {
        await program.services.sendMail(mail)
        stop.abort()
      },
    }
    await expect(run(id, slow, stop.signal)).rejects.toThrow()
    expect(await standing(id)).toMatchObject({ counts: { sent: 1, waiting: 1 } })
    expect(await claimReceiver(services, id)).toHaveProperty('waitMs')
    program.pass(1)
    expect(await claimReceiver(services, id)).toHaveProperty('to')
  })
})
