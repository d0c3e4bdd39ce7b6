import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eachDatabase } from '#tests/support/database.ts'
import { type Program, startProgram } from '#tests/support/program.ts'

eachDatabase('send-templated-email', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db())
  })
  afterAll(() => program.close())

  it('sends the template to one address', async () => {
    const to = `klant-${randomUUID()}@voorbeeld.nl`
    const variables = { first_name: 'Jan <b>', company_name: 'Bakker & Zn.' }
    const answer = await program.call(
      'send-templated-email',
      { template_key: 'wachtlijst_bevestiging', to, variables },
      program.adminToken,
    )
    expect(answer).toMatchObject({ status: 200, body: { ok: true } })
    const mail = await program.mail.waitFor((received) => received.to[0] === to)
    expect(mail).toMatchObject({ subject: 'Je staat op de wachtlijst', from: 'noreply@voorbeeld.nl' })
    expect(mail.headers).toMatchObject({
      from: 'Vindbaar <noreply@voorbeeld.nl>',
      'auto-submitted': 'auto-generated',
    })
    expect(mail.html).toContain('Hallo Jan &lt;b&gt;')
    expect(mail.text).toContain('Je hebt Bakker & Zn. aangemeld')
  })

  it('sends the same mail once when it is asked twice in a row, with one row in the audit log', async () => {
    const to = `klant-${randomUUID()}@voorbeeld.nl`
    const sent = async () => {
      const query = sql`select 1 from audit_log where act = 'mail-sent'`
      return (await db().asJobs((tx) => tx.execute(query))).rows.length
    }
    const before = await sent()
    const send = (first_name: string) => {
      const variables = { first_name, company_name: 'Bakkerij' }
      return program.call(
        'send-templated-email',
        { template_key: 'wachtlijst_bevestiging', to, variables },
        program.adminToken,
      )
    }
    for (const name of ['Jan', 'Jan', 'Piet'])
      expect(await send(name)).toMatchObject({ status: 200, body: { ok: true } })
    await program.mailsSent()
    expect(program.mail.mails.filter((mail) => mail.to[0] === to)).toHaveLength(2)
    expect(await sent()).toBe(before + 2)
  })

  it('refuses a missing placeholder, an unknown template and more than one recipient', async () => {
    const send = (input: object) =>
      program.call('send-templated-email', { to: 'jan@voorbeeld.nl', ...input }, program.adminToken)
    expect(await send({ template_key: 'wachtlijst_bevestiging', variables: { first_name: 'Jan' } })).toMatchObject({
      status: 400,
      body: { code: 'template-placeholder-missing', fields: { 'variables.company_name': expect.any(String) } },
    })
    expect(await send({ template_key: 'geen' })).toMatchObject({ status: 404, body: { code: 'template-not-found' } })
    for (const to of ['a@voorbeeld.nl, b@voorbeeld.nl', 'a@voorbeeld.nl\r\nBcc: b@voorbeeld.nl', '']) {
      expect((await send({ template_key: 'wachtwoord_reset', to })).body.fields.to).toEqual(expect.any(String))
    }
    expect(await send({ template_key: 'wachtwoord_reset', variables: { naam: 'x' } })).toMatchObject({
      status: 400,
      body: { fields: { 'variables.naam': expect.any(String) } },
    })
  })
})
