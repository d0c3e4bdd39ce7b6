import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { user } from '#db/actor.ts'
import { email_templates } from '#db/schema/mail/email-templates.ts'
import { asOwner, createAccount, createAdmin, eachDatabase, type TestAccount } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { sessionOf } from '#tests/support/session.ts'
import { queueMail } from './outbox.server.ts'
import { sendTemplatedMail } from './templated-mail.server.ts'

eachDatabase('a templated mail', (db) => {
  let test: TestServices
  let admin: TestAccount
  beforeAll(async () => {
    test = await startServices(db())
    admin = await createAdmin(db())
    await db().as(user(admin.id), (tx) =>
      tx
        .update(email_templates)
        .set({
          subject: 'Dag {{first_name}}\r\nBcc: onderwerp@voorbeeld.nl',
          from_name: 'Café Zon\r\nBcc: naam@voorbeeld.nl',
          from_email: 'hallo@voorbeeld.nl',
          html: '<p>Dag {{first_name}}</p>',
          text: null,
        })
        .where(eq(email_templates.key, 'account_aangemaakt')),
    )
  })
  afterAll(() => test.close())

  it('reaches only its recipient, whatever template and variables try to put in its headers', async () => {
    await sendTemplatedMail(test.services, sessionOf(admin, 'admin'), {
      template_key: 'account_aangemaakt',
      to: 'jan@voorbeeld.nl',
      variables: { first_name: 'Jan\r\nBcc: variabele@voorbeeld.nl\r\n\r\n<script>' },
    })
    const mail = await test.mail.waitFor(({ to }) => to[0] === 'jan@voorbeeld.nl')
    expect(mail.to).toEqual(['jan@voorbeeld.nl'])
    expect(mail.headers.bcc).toBeUndefined()
    expect(mail.headers.from).toContain('<hallo@voorbeeld.nl>')
    expect(mail.subject).toMatch(/^Dag Jan Bcc: variabele@voorbeeld\.nl <script> Bcc: onderwerp/)
    expect(mail.html).not.toContain('<script>')
    expect(mail.text).toContain('Dag Jan')
  })

  it('is sent in the language of the account, unless an admin chose the very template', async () => {
    const english = await createAccount(db())
    const dutch = await createAccount(db())
    await asOwner(db(), sql`update profiles set taal = 'en' where id = ${english.id}`)
    const confirm_url = 'https://voorbeeld.nl/x'
    const subjectsTo = async ({ email }: TestAccount) => {
      await test.mailsSent()
      return test.mail.mails.filter(({ to }) => to[0] === email).map(({ subject }) => subject)
    }
    for (const { email } of [english, dutch]) {
      await db().asJobs((tx) =>
        queueMail(tx, test.services, { template_key: 'account_verwijderd', to: email, variables: { confirm_url } }),
      )
    }
    expect(await subjectsTo(english)).toEqual(['Your account has been deleted'])
    expect(await subjectsTo(dutch)).toEqual(['Je account is verwijderd'])
    await sendTemplatedMail(test.services, sessionOf(admin, 'admin'), {
      template_key: 'nieuwsbrief_bevestiging',
      to: english.email,
      variables: { confirm_url },
    })
    expect(await subjectsTo(english)).toContain('Bevestig je aanmelding voor de nieuwsbrief')
    expect(test.mail.mails.find(({ to }) => to[0] === english.email)!.html).toContain('<html lang="en">')
  })
})
