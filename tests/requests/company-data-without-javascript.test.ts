/** The company-data tab for a browser without JavaScript: forms that its page holds, and pages as answers. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeProfileForm } from '#app/routes/dashboard/company-data/profile-form.ts'
import { user } from '#db/actor.ts'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { POSTCODE_REASONS } from '#engine/identity/postcode.ts'
import type { ProfileFormValues } from '#features/profiles/form.schema.ts'
import { EMPTY_ENTRIES } from '#features/profiles/profile.schema.ts'
import { DOCUMENT_TEXTS } from '#features/proposals/document-texts.ts'
import { URLS } from '#features/urls.ts'
import { builtScreens } from '#server/screens.ts'
import { BASIC, FORM_PAGE, formCustomer } from '#tests/support/company-form.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { type Program, startProgram } from '#tests/support/program.ts'

afterAll(closeAuditWorkers)

eachDatabase('the company form without JavaScript', (db) => {
  let program: Program
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
  })
  afterAll(() => program.close())

  test('moves and removes entries with buttons in the page, and saves the rest of the form with them', async () => {
    const own = await formCustomer(program, db(), 'pro')
    const press = (value: string, names: string[]) => {
      const values = { ...BASIC, diensten: names.map((naam) => ({ ...EMPTY_ENTRIES.diensten, naam })) }
      const form = writeProfileForm(values as ProfileFormValues, 'save', '')
      for (const name of ['intent', 'version']) form.delete(name)
      form.set('schik', value)
      return own.send(FORM_PAGE, new URLSearchParams([...form].map(([name, typed]) => [name, String(typed)])))
    }
    for (const [value, kept] of [
      ['diensten.2.omhoog', ['Brood', 'Koek', 'Taart']],
      ['diensten.0.omlaag', ['Taart', 'Brood', 'Koek']],
      ['diensten.0.omhoog', ['Brood', 'Taart', 'Koek']],
      ['diensten.1.weg', ['Brood', 'Koek']],
      ['diensten.9.weg', ['Brood', 'Taart', 'Koek']],
    ] as const) {
      expect((await press(value, ['Brood', 'Taart', 'Koek'])).status, value).toBe(200)
      expect((await own.stored()).diensten, value).toMatchObject(kept.map((naam) => ({ naam })))
    }
    const { body } = await program.ask(FORM_PAGE, { headers: own.headers })
    expect(body, 'the page has these buttons').toContain('value="diensten.1.omhoog"')
    expect(body, 'and the fields of folded entries').toContain('name="diensten.2.omschrijving"')
  })

  test('corrects a proposal, and says at its field what is wrong with the correction', async () => {
    const own = await formCustomer(program, db(), 'pro')
    await own.save({})
    const found = { straat: 'Molenweg 7', postcode: '1812 AB', plaats: 'Alkmaar', land: 'NL' }
    const { rows } = await db().as(user(own.id), (tx) =>
      tx.execute<{ id: string }>(sql`
        insert into proposals (user_id, domain_id, field, value, value_key, kind, sources, found_at)
        values (${own.id}, ${own.domainId}, 'locaties_uitgebreid', ${JSON.stringify({ is: found })}, 'x', 'website', '[]', now())
        returning id`),
    )
    const { body } = await program.ask(FORM_PAGE, { headers: own.headers })
    expect(body).toContain('name="value.postcode"')
    const adjust = (postcode: string) =>
      own.send(
        FORM_PAGE,
        new URLSearchParams({
          ...{ intent: 'adjust', id: rows[0]!.id, value: JSON.stringify(found) },
          ...{ 'value.postcode': postcode, 'value.naam': 'De molen' },
        }),
      )
    const refused = await adjust('12')
    expect([refused.status, refused.body]).toEqual([400, expect.stringContaining(POSTCODE_REASONS.malformed)])
    expect((await adjust('1812 AC')).status).toBe(200)
    expect(await own.stored()).toMatchObject({
      locaties_uitgebreid: [{ ...found, postcode: '1812 AC', naam: 'De molen' }],
    })
  })

  test('takes a document and returns to the tab, which shows what it says or why it cannot be read', async () => {
    const own = await formCustomer(program, db(), 'pro')
    await own.save({})
    const upload = async (name: string, text: string): Promise<string> => {
      const form = new FormData()
      form.set('document', new File([text], name))
      const { status, headers } = await own.send(URLS.documents, form)
      const address = headers.get('location') ?? ''
      expect([status, address]).toEqual([302, expect.stringContaining(FORM_PAGE)])
      return (await program.ask(address, { headers: own.headers })).body
    }
    expect(await upload('plaatje.png', 'geen document')).toContain(DOCUMENT_TEXTS['not-a-document'])
    expect(await upload('brief.txt', 'Bakkerij De Proefoven\n\nBtw: NL820646660B01')).toContain('NL820646660B01')
  })
})
