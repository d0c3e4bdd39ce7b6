/** From a website's pages to the columns of the profile, for the fields that no check asks about. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeAuditWorkers } from '#engine/audit-site.ts'
import { getOwnProfile, saveProfile } from '#features/profiles/profile.server.ts'
import { page } from '#tests/support/bakery-pages.ts'
import { createAccount, eachDatabase } from '#tests/support/database.ts'
import { startServices, type TestServices } from '#tests/support/services.ts'
import { sessionOf } from '#tests/support/session.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { decide } from './decide.server.ts'
import { readWebsite } from './read-website.server.ts'

afterAll(closeAuditWorkers)

const PAGES: Record<string, string> = {
  '/': page(
    'Bakkerij De Proefoven',
    `<h1>Bakkerij De Proefoven</h1><p>${'Desembrood dat je bij ons in de winkel of op de markt haalt. '.repeat(20)}</p>`,
  ).replace(
    '</head>',
    `<meta property="og:image" content="/beeld/winkel.jpg"><script type="application/ld+json">
     {"@context":"https://schema.org","@type":"Bakery","name":"Bakkerij De Proefoven","alternateName":["Bakkerij","BDP"]}</script></head>`,
  ),
  '/contact': page(
    'Contact',
    `<h1>Contact</h1><p>Molenweg 7</p><p>1812 AB Alkmaar</p><h2>Openingstijden</h2><p>ma - vr 08:00 - 17:30</p><p>zondag gesloten</p>
     <p>Eerste kerstdag (25 december 2035): gesloten</p><p>Donderdag 24 december 2035: 08:00 - 15:00</p>`,
  ),
  '/over-ons': page(
    'Over ons',
    '<h1>Over ons</h1><p>Bakkerij De Proefoven is een bakkerij met een eigen molen. Kom gerust kijken.</p>',
  ),
  '/diensten': page(
    'Diensten',
    `<h1>Diensten</h1><h2>Pakketten</h2><h3>Basis</h3><p>€ 49 per maand</p><h3>Feest</h3><p>€ 125 per maand</p>
     <h2>Werk</h2><h3>Klant: Hotel Maan</h3><p>Resultaat: Gasten geven het ontbijt een negen.</p>`,
  ),
}

eachDatabase('a website with more than contact details', (db) => {
  let context: TestServices
  let website: Website
  beforeAll(async () => {
    website = await serveWebsite((request, response) => {
      const html = PAGES[request.url ?? '']
      response.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(html ?? '')
    })
    context = await startServices(db(), { sends: false })
    context.services.auditAllowPrivateHosts = [new URL(website.url).host]
  })
  afterAll(async () => {
    await context.close()
    await website.close()
  })

  test('proposes its summary, other names, languages, image, packages, cases, closed days and dates with other hours, and the form keeps them', async () => {
    const account = await createAccount(db(), { plan: 'pro' })
    const session = { ...sessionOf(account), domainId: account.domainId }
    const { services } = context
    const { proposals } = await readWebsite(services, session, session.domainId, { url: website.url })
    const shown = proposals.open.map(({ field, shown }) => `${field}: ${shown}`)
    for (const expected of [
      'samenvatting_algemeen: Bakkerij De Proefoven is een bakkerij met een eigen molen.',
      'andere_namen: BDP',
      'talen: Nederlands',
      `hero_afbeelding_url: ${website.url}/beeld/winkel.jpg`,
      'pakketten: Basis, € 49 per maand',
      'pakketten: Feest, € 125 per maand',
      'cases: Hotel Maan\nGasten geven het ontbijt een negen.',
      'openingstijden: maandag t/m vrijdag 08:00–17:30, zondag gesloten',
      'uitzonderingen: 24 december 2035: 08:00–15:00',
      'uitzonderingen: 25 december 2035 (Eerste kerstdag): gesloten',
    ])
      expect(shown).toContain(expected)
    expect(proposals.open.every(({ sources }) => sources.every(({ place, snippet }) => place && snippet))).toBe(true)

    const left = await decide(services, session, session.domainId, { decision: 'accept-all' })
    expect(left.open).toEqual([])
    const { form } = await getOwnProfile(services, session, session.domainId)
    expect(form).toMatchObject({
      samenvattingAlgemeen: 'Bakkerij De Proefoven is een bakkerij met een eigen molen.',
      andereNamen: ['BDP'],
      talen: ['Nederlands'],
      heroAfbeeldingUrl: `${website.url}/beeld/winkel.jpg`,
      pakketten: [
        { naam: 'Basis', prijs: '€ 49 per maand' },
        { naam: 'Feest', prijs: '€ 125 per maand' },
      ],
      cases: [{ klant: 'Hotel Maan', resultaat: 'Gasten geven het ontbijt een negen.' }],
      locatiesUitgebreid: [
        {
          openingstijden: [
            { dagen: ['ma', 'di', 'wo', 'do', 'vr'], van: '08:00', tot: '17:30' },
            { dagen: ['zo'], gesloten: true },
          ],
          uitzonderingen: [
            { datum: '2035-12-24', van: '08:00', tot: '15:00' },
            { datum: '2035-12-25', omschrijving: 'Eerste kerstdag', gesloten: true },
          ],
        },
      ],
    })
    expect((await saveProfile(services, session, session.domainId, form)).fields).toEqual({})
    // What is in the profile by now is not proposed again.
    const again = await readWebsite(services, session, session.domainId, { url: website.url })
    expect(again.proposals.open).toEqual([])
  })
})
