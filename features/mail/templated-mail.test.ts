import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { user } from '#db/actor.ts'
import { email_templates } from '#db/schema/email-templates.ts'
import { createAdmin, eachDatabase, type TestAccount } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { sessionOf } from '#tests/support/session.ts'
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
})
