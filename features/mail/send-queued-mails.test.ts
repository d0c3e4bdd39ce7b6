import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#db/open-database.ts'
import type { mail_outbox } from '#db/schema/mail/mail-outbox.ts'
import type { OutgoingMail } from '#features/services.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { queueMail } from './outbox.server.ts'
import { sendQueuedMails } from './send-queued-mails.job.ts'

eachDatabase('a queued mail', (db) => {
  let test: TestServices
  beforeAll(async () => {
    test = await startServices(db(), { sends: false })
  })
  afterAll(() => test.close())

  const newEmail = () => `klant-${randomUUID()}@voorbeeld.nl`
  const mailsTo = (email: string) => test.mail.mails.filter(({ to }) => to[0] === email)
  const welcome = (to: string) =>
    db().asJobs((tx) =>
      queueMail(tx, test.services, {
        template_key: 'nieuwsbrief_welkom',
        to,
        variables: { unsubscribe_url: 'https://voorbeeld.nl/afmelden/geheim' },
      }),
    )
  const rowOf = async (email: string) => {
    const query = sql`select * from mail_outbox where to_address = ${email}`
    return (await db().asJobs((tx) => tx.execute<typeof mail_outbox.$inferSelect>(query))).rows[0]
  }
  const sendingBy = (send: (mail: OutgoingMail) => Promise<void>) =>
    sendQueuedMails({ ...test.services, sendMail: send })

  it('is not sent again because the database was away when the mail server accepted it', async () => {
    const email = newEmail()
    await welcome(email)
    let failures = 0
    let accepted = false
    const asJobs: Database['asJobs'] = (work) =>
      accepted && failures++ < 2 ? Promise.reject(new Error('the database is away')) : db().asJobs(work)
    const sent = await sendQueuedMails({
      ...test.services,
      db: { ...db(), asJobs },
      sendMail: async (mail) => {
        await test.services.sendMail(mail)
        accepted = true
      },
    })
    expect(sent).toBe(1)
    expect(failures).toBeGreaterThan(2)
    test.pass(24 * 60)
    expect(await sendQueuedMails(test.services)).toBe(0)
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('is not sent twice by a process that stood still for longer than its lease', async () => {
    const emails = [newEmail(), newEmail(), newEmail()]
    for (const email of emails) await welcome(email)
    const late = newEmail()
    const others = Promise.withResolvers<void>()
    const tried: string[] = []
    await sendingBy(async (mail) => {
      tried.push(mail.to)
      // The first one is under way while the clock jumps; the others go on, and look for more.
      if (tried.length === 1) await others.promise
      if (tried.length === 3) {
        test.pass(60)
        await welcome(late)
      }
      if (mail.to === late) others.resolve()
      await test.services.sendMail(mail)
    })
    emails.push(late)
    expect(tried.toSorted()).toEqual(emails.toSorted())
    for (const email of emails) expect(mailsTo(email)).toHaveLength(1)
  })

  it('belongs to the process that took it last: what an earlier one says of its failure changes nothing', async () => {
    const email = newEmail()
    await welcome(email)
    const first = Promise.withResolvers<void>()
    const firstTook = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    const secondTook = Promise.withResolvers<void>()
    const stood = sendingBy(() => {
      firstTook.resolve()
      return first.promise
    })
    await firstTook.promise
    test.pass(1)
    const goesOn = sendingBy(async (mail) => {
      secondTook.resolve()
      await second.promise
      await test.services.sendMail(mail)
    })
    await secondTook.promise
    first.reject(Object.assign(new Error('refused'), { code: 'EENVELOPE', responseCode: 550 }))
    await stood
    expect(await rowOf(email)).toMatchObject({ state: 'waiting', tries: 2 })
    second.resolve()
    expect(await goesOn).toBe(1)
    expect(mailsTo(email)).toHaveLength(1)
  })

  it('ends a round only when all of it has ended, so that the next one takes nothing that is being sent', async () => {
    const emails = [newEmail(), newEmail()]
    for (const email of emails) await welcome(email)
    const first = Promise.withResolvers<void>()
    const refused = Promise.withResolvers<void>()
    let isAway = false
    const asJobs: Database['asJobs'] = (work) => {
      if (!isAway) return db().asJobs(work)
      refused.resolve()
      return Promise.reject(new Error('the database is away'))
    }
    const stopping = new AbortController()
    let ended = false
    let begun = 0
    const round = sendQueuedMails(
      {
        ...test.services,
        db: { ...db(), asJobs },
        sendMail: async (mail) => {
          if (begun++ === 0) return first.promise
          isAway = true
          // Ends in an error, because a stopping process does not wait for the database.
          stopping.abort()
          await test.services.sendMail(mail)
        },
      },
      stopping.signal,
    ).finally(() => {
      ended = true
    })
    const outcome = expect(round).rejects.toThrow('the database is away')
    await refused.promise
    await new Promise(setImmediate)
    expect(ended).toBe(false)
    isAway = false
    first.resolve()
    await outcome
    test.pass(1)
    await sendQueuedMails(test.services)
  })
})
