/** A new number: what is still old, by keyboard on a phone, a page that is pasted, and the list that empties once it is mended. */
import { URLS } from '#features/urls.ts'
import { serveWebsite, type Website } from '#tests/support/website.ts'
import { enter, expect, test } from './admin-fixtures.ts'
import { expectSoundAsIs } from './sound.ts'

const OLD = '072 541 39 00'
const NEW = '020 624 77 31'
const page = (phone: string) => `<!doctype html><html lang="nl"><head><title>Molen De Verhuizer</title>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Molen De Verhuizer","telephone":"${phone}"}</script>
</head><body><h1>Molen De Verhuizer</h1><p>${'Wij malen meel van de steen, in Testwoude. '.repeat(25)}</p><footer><p>Bel ${phone}</p></footer></body></html>`

let home = page(OLD)
let website: Website

test.beforeAll(async () => {
  home = page(OLD)
  website = await serveWebsite((request, response) => {
    const body = request.url === '/' ? home : ''
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(body)
  })
})
test.afterAll(() => website.close())

test('an owner with a new number sees where the old one still stands, and the list empties once it is mended', async ({
  browser,
  vindbaar,
}) => {
  const { email, visitor } = await vindbaar.customer('pro')
  const form = { companyName: 'Molen De Verhuizer', url: website.url, llmPlatforms: 'chatgpt' }
  const publish = (salesTelefoon: string) =>
    visitor.post('/dashboard', { intent: 'publish', uitgebreid: 'salesTelefoon', ...form, salesTelefoon })
  expect((await publish(OLD)).status).toBeLessThan(400)
  expect((await publish(NEW)).status).toBeLessThan(400)

  const owner = await (
    await browser.newContext({ baseURL: vindbaar.url, viewport: { width: 360, height: 740 } })
  ).newPage()
  await enter(owner, vindbaar.url, email)
  await owner.goto(URLS.sameFacts)
  await expectSoundAsIs(owner)
  const compare = owner.getByRole('button', { name: 'Vergelijk nu' })
  await compare.press('Enter')
  await expect(owner.getByText('Nog niet overal gelijk: telefoon.')).toBeVisible()
  await expect(owner.getByRole('heading', { name: 'Op 2 plaatsen staat nog een oud gegeven' })).toBeVisible()
  await expect(owner.getByText('zet 020 624 77 31 in plaats van 072 541 39 00', { exact: false }).first()).toBeVisible()
  await expect(owner.getByRole('table', { name: 'Telefoon per bron' })).toContainText(
    'Onzichtbare gegevens op je website (JSON-LD)',
  )
  await expectSoundAsIs(owner)

  const address = owner.getByLabel('Adres van de pagina')
  await address.fill('https://gids.example/molen')
  await owner.getByLabel('Tekst van de pagina').fill(`Molen De Verhuizer\nTelefoon: ${OLD}`)
  await owner.getByRole('button', { name: 'Voeg toe' }).press('Enter')
  await expect(owner.getByText('geplakte tekst')).toBeVisible()
  await address.fill('https://kaart.example/molen')
  await address.press('Enter')
  const remove = owner.getByRole('button', { name: /^Verwijder https/ })
  await expect(remove).toHaveCount(2)
  await expect(address).toBeFocused()
  await expect(address).toHaveValue('')
  home = page(NEW)
  await compare.press('Enter')
  await expect(owner.getByRole('heading', { name: 'Op één plaats staat nog een oud gegeven' })).toBeVisible()
  await expectSoundAsIs(owner)
  await remove.first().press('Enter')
  await expect(owner.getByText('geplakte tekst')).toBeHidden()
  await expect(owner.getByRole('button', { name: 'Verwijder https://kaart.example/molen' })).toBeFocused()
  await owner.keyboard.press('Enter')
  await expect(remove).toHaveCount(0)
  await expect(owner.getByRole('heading', { name: 'Pagina’s van anderen over jouw bedrijf' })).toBeFocused()
  await compare.press('Enter')
  await expect(owner.getByText('Er staat geen oud gegeven meer.', { exact: false })).toBeVisible()
  await expectSoundAsIs(owner)
})
