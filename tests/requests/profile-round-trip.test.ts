/** Every column that a customer fills in the form comes out of the database, and so out of every format, as it was typed. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getPublicProfile } from '#features/public-profile/read.server.ts'
import { type Company, companySchema } from '#features/public-profile/schema.ts'
import { publishProfile } from '#features/publishing/publish.server.ts'
import { createAccount, eachDatabase, freeWebsites } from '../support/database.ts'
import { FULL_PROFILE, WITH_LEGAL_NAME } from '../support/full-profile.ts'
import { startServices } from '../support/services.ts'
import { sessionOf } from '../support/session.ts'

/** Addresses of images: tests/requests/images.test.ts follows those through the website that they are fetched from. */
const IMAGES = ['logo_svg_url', 'logo_png_url', 'logo_alt', 'hero_afbeelding_url', 'hero_alt']
const columns = Object.keys(companySchema.shape).filter((name) => !IMAGES.includes(name))
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const payloads = (
  JSON.parse(readFileSync(new URL('../cases/xss_and_text.json', import.meta.url), 'utf8')) as { payload: string }[]
).map(({ payload }) => payload)

/** Numbers that no form takes for an example. */
const REAL = { kvk_nummer: '69599084', btw_nummer: 'NL820646660B01' }

/** The form's field of each column has its name; one field holds the KvK number or the legal name. */
function formOf(company: Company): Record<string, unknown> {
  const { kvk_nummer, legal_name, team, ...rest } = company
  const fields = columns.filter((name) => name in rest).map((name) => [camel(name), rest[name as keyof typeof rest]])
  return {
    ...Object.fromEntries(fields),
    team: team.map(({ foto: _, foto_alt: __, ...person }) => person),
    kvkNummer: kvk_nummer ?? legal_name,
    llmPlatforms: ['chatgpt'],
  }
}

/** What is free text becomes hostile; the rest must stay what its field takes. */
function hostile(company: Company, payload: string): Company {
  const { description: _, ...rest } = company
  const said = payload.trim().slice(0, 100)
  return {
    ...rest,
    ...{ company_name: said, description: said, sector: said, samenvatting_algemeen: said, sectoren: [said] },
    diensten: [{ naam: said, omschrijving: said, prijsrange: said, categorie: said }],
    pakketten: [{ naam: said, omschrijving: said, prijs: said }],
    cases: [{ klant: said, uitdaging: said, aanpak: said, resultaat: said }],
    team: [{ naam: said, functie: said, bio: said }],
    faqs: [{ vraag: said, antwoord: said }],
  }
}

eachDatabase('a profile from form to public', (db) => {
  test('is what was typed, column by column', async () => {
    const program = await startServices(db(), { sends: false })
    try {
      const safe = payloads.filter((payload) => payload.trim() !== '' && [...payload].every((one) => one >= ' '))
      const full = { ...FULL_PROFILE, ...REAL }
      const named = { ...WITH_LEGAL_NAME, btw_nummer: REAL.btw_nummer }
      const companies = [full, named, ...safe.slice(0, 12).map((one) => hostile(full, one))]
      for (const company of companies) {
        await freeWebsites(db())
        const account = await createAccount(db(), { plan: 'expert' })
        const { slug } = await publishProfile(program.services, sessionOf(account), account.domainId, formOf(company))
        const found = await getPublicProfile(program.services, { slug })
        const expected = Object.fromEntries(columns.map((name) => [name, company[name as keyof Company]]))
        expect(Object.fromEntries(columns.map((name) => [name, found[name as keyof Company]]))).toEqual({
          ...expected,
          team: company.team.map(({ foto: _, foto_alt: __, ...person }) => person),
        })
      }
    } finally {
      await program.close()
    }
  })
})
