/** The company-data tab beyond the main path: contradicting facts, documents, opening hours, dragging, a reading that fails, no JavaScript. */
import type { Locator, Page } from '@playwright/test'
import { bakeryPages, page } from '#tests/support/bakery-pages.ts'
import { docx, pdf } from '#tests/support/documents.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { customerPage, makeCustomers } from './sign-in.ts'
import { pressSlowly } from './slow-press.ts'

const TAB = '/dashboard/company-data'
const PRO = 'pro@proefkamer.example'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const FREE = 'free@proefkamer.example'

/** One page with everything, so that a slow machine reads all of it: its registration number is another one than its footer's. */
function pagesOf(telephone?: string): Record<string, string> {
  const contact = bakeryPages(telephone)['/contact'] ?? ''
  const body = contact.slice(contact.indexOf('<main>') + '<main>'.length, contact.indexOf('</main>'))
  const story = `<h1>Bakkerij De Proefoven</h1><p>${'Desembrood uit Testwoude. '.repeat(20)}</p>`
  return { '/': page('Bakkerij De Proefoven', `${story}<p>KvK-nummer: 68750110</p>${body}`) }
}

let pages = pagesOf()
let website: Website
let isDown = false

test.describe.configure({ mode: 'serial' })
test.use({ story: 'company-data-more' })

test.beforeAll(async () => {
  website = await serveWebsite((request, response) => {
    const html = isDown ? undefined : pages[(request.url ?? '').split('?')[0] ?? '']
    const status = isDown || request.url === '/over-ons' ? 503 : html ? 200 : 404
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html ?? 'niet gevonden')
  })
})
test.afterAll(() => website.close())

const save = async (screen: Page) => {
  await screen.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(screen.getByRole('status', { name: 'Opslaan' })).toHaveText('Opgeslagen')
}
const openSection = (screen: Page, title: string) =>
  screen.locator('summary', { hasText: title }).first().press('Enter')
const titles = (list: Locator) => list.locator('li > details > summary')

test('contradicting facts stand side by side, one is adjusted, and a document adds what it says with its passage', async ({
  browser,
  vindbaar,
  admin,
}) => {
  await makeCustomers(browser, vindbaar.url, admin)
  const screen = await customerPage(browser, vindbaar.url, PRO, TAB)
  await screen.getByLabel('Adres van je website').fill(website.url)
  await screen.getByRole('button', { name: 'Lees mijn website' }).click()
  const disputed = screen.getByRole('group', { name: 'KvK-nummer of statutaire naam: we vonden er 2. Welke klopt?' })
  await expect(disputed.getByRole('link').nth(1)).toBeVisible()
  await expect(screen.getByText("1 van de 2 pagina's konden we niet lezen")).toBeVisible()
  await expect(screen.getByRole('link', { name: '/over-ons' }).locator('..')).toContainText('(code 503)')
  await expectAccessible(screen)
  await disputed
    .getByRole('button', { name: /^Klopt/ })
    .first()
    .click()
  await expect(disputed).toBeHidden()

  await screen.getByRole('button', { name: /^Pas aan ?: Adres$/ }).click()
  await expect(screen.getByLabel('Naam van de vestiging')).toBeFocused()
  await screen.getByLabel('Postcode').fill('12')
  await screen.getByRole('button', { name: 'Neem over' }).click()
  await expect(screen.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(screen)
  await screen.getByLabel('Postcode').fill('1234 AC')
  await screen.getByRole('button', { name: 'Neem over' }).click()
  await expect(screen.getByRole('button', { name: /^Pas aan ?: Adres$/ })).toBeHidden()
  await screen.getByRole('button', { name: 'Alles klopt' }).click()
  await expect(screen.getByRole('heading', { level: 1, name: 'Bakkerij De Proefoven' })).toBeVisible()

  const upload = screen.getByLabel('Vul aan uit een document')
  await upload.setInputFiles({ name: 'leeg.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf([[]])) })
  await expect(screen.getByText(/^In dit document staat geen tekst die we kunnen lezen/)).toBeVisible()
  const empty = Buffer.from('De zon scheen die dag.')
  await upload.setInputFiles({ name: 'brief.txt', mimeType: 'text/plain', buffer: empty })
  await expect(screen.getByText('In dit document vonden we niets nieuws over je bedrijf.')).toBeVisible()
  const folder = pdf([['Bakkerij De Proefoven', 'Opgericht in 1987']])
  await upload.setInputFiles({ name: 'folder.pdf', mimeType: 'application/pdf', buffer: Buffer.from(folder) })
  await expect(screen.getByText('in folder.pdf, pagina 1')).toBeVisible()
  await expect(screen.locator('q', { hasText: 'Opgericht in 1987' })).toBeVisible()
  await expectAccessible(screen)
  const brochure = docx([
    { line: 'Onze diensten', isHeading: true },
    ...['Taarten bezorgen', 'Broodbezorging', 'Workshop broodbakken'].map((line) => ({ line, isBullet: true })),
  ])
  await upload.setInputFiles({ name: 'brochure.docx', mimeType: DOCX, buffer: Buffer.from(brochure) })
  await expect(screen.getByText(/^in brochure\.docx/).first()).toBeVisible()
  await expect(screen.locator('q', { hasText: 'Taarten bezorgen' }).first()).toBeVisible()
  await screen.getByRole('button', { name: /^Klopt ?: Oprichtingsjaar$/ }).click()
  await openSection(screen, 'Juridische gegevens')
  await expect(screen.getByLabel('Oprichtingsjaar')).toHaveValue('1987')

  // The website states another number by now.
  pages = pagesOf('072 541 39 01')
  await screen.getByRole('button', { name: 'Vul aan vanaf mijn website' }).click()
  await expect(
    screen.getByText('Op je site staat nu een ander telefoonnummer. In je profiel staat nu: +31 725413900'),
  ).toBeVisible()
  await expectAccessible(screen)
  await screen.context().close()
})

test('opening hours, an order by dragging, the first error and the drafts behave with a mouse', async ({
  browser,
  vindbaar,
}) => {
  const screen = await customerPage(browser, vindbaar.url, PRO, TAB)
  await openSection(screen, 'Vestigingen en openingstijden')
  const places = screen.locator('[data-list=locatiesUitgebreid]')
  await titles(places).first().click()
  await places.getByRole('button', { name: 'Voeg tijden toe' }).click()
  const line = places.getByRole('group', { name: 'Openingstijden, regel' }).last()
  await expect(line.getByRole('checkbox', { name: 'maandag' })).toBeFocused()
  await line.getByRole('checkbox', { name: 'zondag' }).check()
  await line.getByLabel('Van').fill('16')
  const end = line.getByLabel('Tot')
  await end.fill('10')
  // By keyboard its error shows as soon as the field is left.
  await end.press('Tab')
  await expect(end).toHaveAttribute('aria-invalid', 'true')
  await end.fill('9')
  await expect(end).not.toHaveAttribute('aria-invalid')
  // By mouse it waits until the button is released: it would move the button away from under the pointer.
  await pressSlowly(places.getByRole('button', { name: 'Voeg een datum toe' }))
  await expect(end).toHaveAttribute('aria-invalid', 'true')
  const date = places.getByRole('group', { name: 'Andere tijden op een datum, regel 1' })
  await date.getByLabel('Datum').fill('2026-12-25')
  await date.getByRole('checkbox', { name: 'Gesloten' }).check()
  await screen.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(line.getByLabel('Tot')).toBeFocused()
  await expect(line.getByLabel('Tot')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(screen)
  await line.getByLabel('Van').fill('10')
  await line.getByLabel('Tot').fill('16')
  // A line that was removed comes back as it was, also after another one was added.
  await date.getByRole('button', { name: 'Verwijder deze regel' }).click()
  await expect(places.getByRole('button', { name: 'Ongedaan maken' })).toBeFocused()
  await places.getByRole('button', { name: 'Voeg een datum toe' }).click()
  await expect(date.getByLabel('Datum')).toBeFocused()
  await places.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(date.getByLabel('Datum')).toBeFocused()
  await expect(date.getByLabel('Datum')).toHaveValue('2026-12-25')
  await expect(date.getByRole('checkbox', { name: 'Gesloten' })).toBeChecked()
  // What stands in the box of a list joins the list when the box is left.
  const towns = screen.getByLabel('Plaatsen')
  await towns.fill('Proefdorp')
  const claude = screen.getByRole('checkbox', { name: 'Claude' })
  const wasChecked = await claude.isChecked()
  await pressSlowly(claude)
  const remove = screen.getByRole('button', { name: 'Verwijder Proefdorp' })
  await remove.click()
  await expect(remove).toBeHidden()
  await screen.getByText('Proefdorp verwijderd').locator('..').getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(remove).toBeVisible()
  await expect(claude).toBeChecked({ checked: !wasChecked })
  // The name of a chip shows the buttons that move it.
  await towns.fill('Proefhoek')
  await towns.press('Enter')
  const chips = screen.locator('ul:has([data-chip][name=locations]) > li')
  await screen.getByRole('button', { name: 'Verplaats Proefhoek' }).press('Enter')
  const forward = screen.getByRole('button', { name: 'Proefhoek naar voren' })
  const back = screen.getByRole('button', { name: 'Proefhoek naar achteren' })
  await forward.press('Enter')
  await expect(chips.last()).toHaveText('Proefdorp', { useInnerText: true })
  await expect(forward.or(back).and(screen.locator(':focus'))).toBeVisible()
  await expectAccessible(screen)
  await save(screen)

  await openSection(screen, 'Diensten en pakketten')
  const services = screen.locator('[data-list=diensten]')
  const before = await titles(services).count()
  for (const name of ['Klompen', 'Schoenen', 'Laarzen']) {
    await services.getByRole('button', { name: 'Voeg een dienst toe' }).click()
    await expect(services.locator('li').last().getByLabel('Naam')).toBeFocused()
    await screen.keyboard.type(name)
  }
  await services.getByLabel('Naam').last().blur()
  await expect(titles(services).last()).toHaveText('Laarzen')
  const open = services.locator('li > details[open] > summary')
  while ((await open.count()) > 0) await open.first().click()
  const handleOf = (row: number) => services.locator('li').nth(row).locator('.cursor-grab')
  await handleOf(before).scrollIntoViewIfNeeded()
  const from = (await handleOf(before + 2).boundingBox())!
  const to = (await handleOf(before).boundingBox())!
  await screen.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await screen.mouse.down()
  await screen.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 })
  await screen.mouse.up()
  await expect(titles(services).nth(before)).toHaveText('Laarzen')
  await expect(titles(services).nth(before + 1)).toHaveText('Klompen')
  await save(screen)
  await screen.reload()
  await expect(titles(services).nth(before)).toHaveText('Laarzen')

  // Signing out forgets what was typed and not saved, in another tab too.
  await screen.waitForLoadState('networkidle')
  await openSection(screen, 'Vestigingen en openingstijden')
  await titles(places).first().click()
  await expect(line.getByLabel('Van')).toHaveValue('10:00')
  await screen.getByLabel(/^Korte omschrijving/).fill('Nog niet bewaard.')
  const drafts = () =>
    screen.evaluate(() => Object.values(localStorage).filter((kept) => kept.includes('Nog niet bewaard')))
  await expect.poll(async () => (await drafts()).length).toBe(1)
  const other = await screen.context().newPage()
  await other.goto(TAB)
  await other.getByLabel(/^Korte omschrijving/).fill('Nog niet bewaard, elders.')
  await expect.poll(async () => (await drafts()).join()).toContain('elders')
  // Of another account that uses this browser.
  await screen.evaluate(() => localStorage.setItem('concept ander website', '{"at":"","fields":{"sector":{}}}'))
  await screen.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(screen).toHaveURL(/\/(login)?$/)
  await expect(other).toHaveURL(/\/auth$/)
  expect(await drafts()).toEqual([])
  expect(await screen.evaluate(() => Object.keys(localStorage))).toContain('concept ander website')
  await screen.context().close()
})

test('a website that cannot be read leaves the card with the reason and the empty fields', async ({
  browser,
  vindbaar,
}) => {
  isDown = true
  const screen = await customerPage(browser, vindbaar.url, FREE, TAB, { viewport: { width: 360, height: 740 } })
  await screen.getByRole('link', { name: 'Ik heb geen website' }).click()
  // A website that is typed after all can be read without a reload.
  await expect(screen.getByText('Zonder website vul je het zelf in')).toBeVisible()
  await screen.getByLabel('Website', { exact: true }).fill(website.url)
  await screen.keyboard.press('Tab')
  await expect(screen.getByText('Zonder website vul je het zelf in')).toBeHidden()
  await screen.getByRole('button', { name: 'Vul aan vanaf mijn website' }).click()
  await expect(screen.getByText('Je kunt de velden hieronder ook zelf invullen.')).toBeVisible()
  await expect(screen.getByRole('heading', { name: 'We konden je website niet lezen' })).toBeVisible()
  await expect(screen.getByLabel('Bedrijfsnaam')).toHaveValue('')
  await expectAccessible(screen)
  isDown = false
  await screen.context().close()
})

test('without JavaScript a profile is found, adjusted, ordered and filled from a document', async ({
  browser,
  vindbaar,
}) => {
  const screen = await customerPage(browser, vindbaar.url, PRO, TAB, { javaScriptEnabled: false })
  const town = screen.getByRole('checkbox', { name: 'Proefdorp' })
  await town.uncheck()
  await screen.getByRole('button', { name: 'Opslaan' }).first().click()
  await expect(screen.getByRole('checkbox', { name: 'Proefhoek' })).toBeChecked()
  await expect(town).toHaveCount(0)

  const services = screen.locator('[data-list=diensten]')
  await screen.locator('#diensten > summary').click()
  const before = await titles(services).allTextContents()
  expect(before.slice(-4, -1)).toEqual(['Laarzen', 'Klompen', 'Schoenen'])
  await services.getByRole('button', { name: 'Klompen omhoog' }).click()
  await expect(titles(services)).toHaveText([...before.slice(0, -4), 'Klompen', 'Laarzen', 'Schoenen', 'Nog een'])
  // The page opened at the list again.
  await titles(services).filter({ hasText: 'Schoenen' }).click()
  await services.getByRole('button', { name: 'Verwijder Schoenen' }).click()
  await services.locator('li').last().getByLabel('Naam').fill('Sloffen')
  await services.getByRole('button', { name: 'Bewaar, en nog een' }).click()
  await expect(titles(services)).toHaveText([...before.slice(0, -4), 'Klompen', 'Laarzen', 'Sloffen', 'Nog een'])

  await screen.getByRole('button', { name: 'Vul aan vanaf mijn website' }).click()
  const fact = screen.locator('#gevonden').locator('xpath=../..')
  await fact
    .locator('summary', { hasText: /Pas aan\s*: Telefoon/ })
    .first()
    .click()
  await fact.locator('details[open]').getByLabel('Telefoon').fill('12')
  await fact.locator('details[open]').getByRole('button', { name: 'Neem over' }).click()
  await expect(screen.getByText('Dit is geen telefoonnummer.', { exact: false }).first()).toBeAttached()

  await screen.getByLabel('Vul aan uit een document').setInputFiles({
    ...{ name: 'plaatje.png', mimeType: 'image/png', buffer: Buffer.from('geen document') },
  })
  await screen.getByRole('button', { name: 'Lees dit document' }).click()
  await expect(screen.getByText(/^Dit is geen PDF, DOCX, TXT of MD/)).toBeVisible()
  await screen.getByLabel('Vul aan uit een document').setInputFiles({
    ...{
      name: 'brief.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Bakkerij De Proefoven\n\nBtw: NL820646660B01'),
    },
  })
  await screen.getByRole('button', { name: 'Lees dit document' }).click()
  await expect(screen.getByText('NL820646660B01').first()).toBeVisible()
  await screen.context().close()
})
