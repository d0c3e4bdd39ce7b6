import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { waitlist } from '#db/schema/waitlist.ts'
import type { FailureCode } from '#features/failure.ts'
import { HONEYPOT_FIELD } from '#features/waitlist/honeypot.ts'
import { WAITLIST_CONSENT } from '#features/waitlist/waitlist.schema.ts'
import { joinWaitlist } from '#features/waitlist/waitlist.server.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { type Program, startProgram } from '#tests/support/program.ts'

eachDatabase('the waitlist', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db())
  })
  afterAll(() => program.close())

  const newEmail = () => `wacht-${randomUUID()}@voorbeeld.nl`
  // Each from its own IP address, so that only the tested rule counts.
  const newAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`
  const form = (also: object = {}) => ({
    name: 'Noor de Vries',
    company: 'Bakker & Zn.',
    email: newEmail(),
    website: 'voorbeeld.nl',
    use_case: '',
    accepted_privacy: 'on',
    ...also,
  })
  const join = (input: object, address = newAddress()) => joinWaitlist(program.services, address, input)
  const fails = (code: FailureCode) => expect.objectContaining({ code })
  const rowsOf = (email: string) =>
    db().asJobs((tx) => tx.select().from(waitlist).where(eq(waitlist.email, email.toLowerCase())))
  const mailsTo = async (email: string) => {
    await program.mailsSent()
    return program.mail.mails.filter(({ to }) => to[0] === email)
  }

  it('stores what was filled in, with the text that was agreed to and when', async () => {
    const input = form()
    await join(input)
    const [row] = await rowsOf(input.email)
    expect(row).toMatchObject({
      name: 'Noor de Vries',
      company: 'Bakker & Zn.',
      website: 'https://voorbeeld.nl/',
      use_case: null,
      target_audience: null,
      accepted_privacy: true,
      consent_text: WAITLIST_CONSENT.text,
      consent_version: WAITLIST_CONSENT.version,
      terms_accepted_at: expect.any(Date),
      contact_consent_at: expect.any(Date),
    })
  })

  it('mails one confirmation, however often it is requested', async () => {
    const input = form()
    await join(input)
    const mail = await program.mail.waitFor(({ to }) => to[0] === input.email)
    expect(mail).toMatchObject({ subject: 'Je staat op de wachtlijst' })
    expect(mail.text).toContain('Hallo Noor,')
    expect(mail.raw).not.toContain('Bakker')
    const again = await program.call('send-waitlist-confirmation', input)
    expect(again).toMatchObject({ status: 200, body: { ok: true } })
    expect(await mailsTo(input.email)).toHaveLength(1)
  })

  it('answers the same for an address that is not on the list, and mails nothing', async () => {
    const email = newEmail()
    const answer = await program.call('send-waitlist-confirmation', { name: 'N', company: 'B', email })
    expect(answer).toMatchObject({ status: 200, body: { ok: true } })
    expect(await mailsTo(email)).toHaveLength(0)
  })

  it('recognises an address again, also in capitals', async () => {
    const input = form()
    await join(input)
    await expect(join({ ...input, email: input.email.toUpperCase() })).rejects.toEqual(fails('already-on-waitlist'))
    expect(await rowsOf(input.email)).toHaveLength(1)
  })

  it('reports in Dutch, field by field, what is missing or wrong', async () => {
    await expect(join({})).rejects.toMatchObject({
      code: 'invalid-input',
      fields: {
        name: 'Vul je naam in',
        company: 'Vul je bedrijfsnaam in',
        email: 'Vul je email adres in',
        accepted_privacy: 'Je moet akkoord gaan met de algemene voorwaarden',
      },
    })
    for (const website of ['geen website', 'javascript:alert(1)', 'https://iemand@voorbeeld.nl', 'localhost']) {
      await expect(join(form({ website }))).rejects.toMatchObject({
        fields: { website: 'Voer een geldige website-URL in (bijv. voorbeeld.nl)' },
      })
    }
  })

  it('carries no advertising: a name cannot contain a link', async () => {
    for (const name of ['Win nu https://kwaad.example', 'www.kwaad.example', 'Kijk kwaad.example/win']) {
      await expect(join(form({ name }))).rejects.toMatchObject({
        fields: { name: 'Vul hier alleen een naam in, geen link.' },
      })
    }
    const dotted = form({ company: 'Fietsen.nl / Deventer' })
    await join(dotted)
    expect(await rowsOf(dotted.email)).toHaveLength(1)
  })

  it('greets by name only if it looks like a name', async () => {
    for (const [name, greeting] of [
      ['Noor', 'Hallo Noor,'],
      ['Jean-Luc d’Oré', 'Hallo Jean-Luc,'],
      ['Bel 0612345678', 'Hallo daar,'],
      ['Kijk op kwaad.nl', 'Hallo daar,'],
      ['Win / gratis', 'Hallo daar,'],
      ['a'.repeat(61), 'Hallo daar,'],
    ] as const) {
      const input = form({ name, company: 'Koop Nu BV' })
      await join(input)
      const mail = await program.mail.waitFor(({ to }) => to[0] === input.email)
      expect(mail.text).toContain(greeting)
      expect(mail.raw).not.toContain('Koop Nu')
      expect(mail.html).not.toContain('Koop Nu')
    }
  })

  it('tells a visitor three times an hour that an address is on the list, and then no longer reveals it', async () => {
    const known: string[] = []
    for (let one = 0; one < 4; one++) {
      const input = form()
      await join(input)
      known.push(input.email)
    }
    const address = newAddress()
    const told = () => join(form({ email: known.pop() ?? '' }), address)
    for (let time = 0; time < 3; time++) await expect(told()).rejects.toEqual(fails('already-on-waitlist'))
    const silent = known[0]!
    expect(await told()).toBeUndefined()
    expect(await rowsOf(silent)).toHaveLength(1)
    expect(await mailsTo(silent)).toHaveLength(1)
    const neighbour = form({ email: silent })
    await expect(join(neighbour)).rejects.toEqual(fails('already-on-waitlist'))
    program.pass(61)
    await expect(join(neighbour, address)).rejects.toEqual(fails('already-on-waitlist'))
    program.pass(-61)
  })

  it('lets a bot that fills in every field believe that it worked', async () => {
    const input = form({ [HONEYPOT_FIELD]: '038 123 45 67' })
    await join(input)
    expect(await rowsOf(input.email)).toHaveLength(0)
    expect(await mailsTo(input.email)).toHaveLength(0)
  })

  it('stops a visitor who signs up again and again', async () => {
    const address = newAddress()
    for (let time = 0; time < 10; time++) await join(form(), address)
    await expect(join(form(), address)).rejects.toEqual(fails('too-many-requests'))
  })
})
