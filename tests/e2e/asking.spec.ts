/** Having us ask the assistants, in a browser: asked, awaited and read, by keyboard and without JavaScript. They are servers on loopback. */
import { enterWithCompany, expect, type Page, test } from './assistants-fixtures.ts'
import { press, reach } from './keyboard.ts'
import { expectSound } from './sound.ts'

const TAB = '/dashboard/analysis#antwoorden'
const QUESTION = 'Ken je De Korenaar?'
const OWN = { url: 'https://dekorenaar.example/brood', title: 'Ons brood' }
const GUIDE = { url: 'https://gids.example/bakkers', title: 'Bakkers van Utrecht' }
const SAID = { text: 'De Korenaar is een bakkerij in Utrecht.', opened: [GUIDE, OWN], cited: [OWN] }

test.describe.configure({ timeout: 300_000 })

/** Of one assistant, on the list of what was asked. */
const rowOf = (page: Page, assistant: string) =>
  page.getByRole('region', { name: 'Net gevraagd' }).getByRole('listitem').filter({ hasText: assistant }).last()

/** By keyboard: these assistants alone. */
async function choose(page: Page, ...wanted: string[]) {
  for (const assistant of ['ChatGPT', 'Perplexity', 'Gemini', 'Claude', 'Grok']) {
    const box = page.getByRole('checkbox', { name: assistant })
    await reach(page, box)
    if ((await box.isChecked()) !== wanted.includes(assistant)) await page.keyboard.press('Space')
    await expect(box).toBeChecked({ checked: wanted.includes(assistant) })
  }
}

test('a question is asked by keyboard, its answers come in by themselves, and each opens with its sources', async ({
  page,
  vindbaar,
  assistants,
}) => {
  const claude = Promise.withResolvers<void>()
  assistants.reply('chatgpt', SAID)
  assistants.reply('claude', { after: claude.promise, said: SAID })
  assistants.reply('grok', { status: 401 })
  // Among them: the server wrote a text otherwise than the browser, and React drew the whole screen anew.
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  assistants.reply('gemini', { status: 429, headers: { 'retry-after': '600' } })
  await enterWithCompany(page, vindbaar, 'pro')
  await page.goto(TAB)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Nog 30 van 30 antwoorden deze maand.')).toBeVisible()
  await expectSound(page, 'the form')

  const question = page.getByLabel('Je vraag')
  await reach(page, question)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await choose(page)
  await press(page, page.getByRole('button', { name: 'Stel de vraag' }))
  await expect(page.getByText('Vul in wat je wilt vragen.')).toBeVisible()
  await expect(page.getByText('Kies minstens één assistent.')).toBeVisible()
  await expect(question).toBeFocused()
  await expectSound(page, 'the refused form')

  await page.keyboard.type(QUESTION)
  await choose(page, 'ChatGPT', 'Claude')
  await press(page, page.getByRole('button', { name: 'Stel de vraag' }))
  await expect(page.getByText('1 van 2 antwoorden binnen.')).toBeVisible()
  await expect(rowOf(page, 'Claude')).toContainText('De vraag is onderweg.')
  await expect(page.getByText('Nog 28 van 30 antwoorden deze maand.')).toBeVisible()
  await expectSound(page, 'a question on its way')
  // What is typed meanwhile stays when an answer comes in.
  await reach(page, page.getByLabel('Welke vraag stelde je?'))
  await page.keyboard.type('Wie bakt er in Utrecht?')
  claude.resolve()
  await expect(page.getByText('Alle 2 antwoorden zijn binnen.')).toBeVisible()
  await expect(page.getByLabel('Welke vraag stelde je?')).toHaveValue('Wie bakt er in Utrecht?')

  await press(page, page.getByRole('link', { name: 'Bekijk het antwoord van ChatGPT' }), 'Shift+Tab')
  await expect(page.getByRole('heading', { name: 'ChatGPT noemt je, en wat we konden nagaan klopt' })).toBeFocused()
  await press(page, page.locator('summary', { hasText: 'Bronnen die de assistent noemt (1)' }))
  await expect(page.getByRole('link', { name: 'Ons brood' })).toBeVisible()
  await press(page, page.locator('summary', { hasText: 'Geopend, maar niet genoemd (1)' }))
  await expect(page.getByRole('link', { name: /^gids\.example/ })).toBeVisible()
  await expectSound(page, 'an answer that we asked for')

  await page.goto(TAB)
  await page.waitForLoadState('networkidle')
  await choose(page, 'Grok', 'Gemini')
  await press(page, page.getByRole('button', { name: 'Stel de vraag' }))
  await expect(rowOf(page, 'Grok')).toContainText(
    'De sleutel van deze assistent werkt niet. Meld het de beheerder. Dit telt niet mee.',
  )
  await expect(rowOf(page, 'Gemini')).toContainText(
    'De assistent krijgt nu te veel vragen. We proberen het zo nog eens.',
  )
  // Of all that were asked, those that failed included.
  await expect(page.getByText('2 van 4 antwoorden binnen.')).toBeVisible()
  await expect(page.getByText('Nog 27 van 30 antwoorden deze maand.')).toBeVisible()
  await expectSound(page, 'questions without an answer')
  expect(errors).toEqual([])
})

test('a question that no assistant answers says so, and counts for nothing', async ({ page, vindbaar, assistants }) => {
  for (const assistant of ['chatgpt', 'grok'] as const) assistants.reply(assistant, { status: 401 })
  await enterWithCompany(page, vindbaar, 'pro')
  await page.goto(TAB)
  await page.waitForLoadState('networkidle')
  await choose(page, 'ChatGPT', 'Grok')
  await press(page, page.getByRole('button', { name: 'Stel de vraag' }))
  await expect(page.getByText('0 van 2 antwoorden binnen, 2 niet gelukt.')).toBeVisible()
  await expect(page.getByText('Nog 30 van 30 antwoorden deze maand.')).toBeVisible()
  await expectSound(page, 'a question that nobody answered')
})

test('a question is asked and read without JavaScript, and Gratis sees what Pro adds', async ({
  browser,
  vindbaar,
  assistants,
}) => {
  assistants.reply('perplexity', SAID)
  const plain = await browser.newContext({ baseURL: vindbaar.url, javaScriptEnabled: false })
  const page = await plain.newPage()
  await enterWithCompany(page, vindbaar, 'pro')
  await page.goto('/dashboard/analysis')
  await page.locator('summary', { hasText: 'Wat zegt een assistent over jou?' }).click()
  await page.getByLabel('Je vraag').fill(QUESTION)
  for (const other of ['ChatGPT', 'Gemini', 'Claude', 'Grok'])
    await page.getByRole('checkbox', { name: other }).uncheck()
  await page.getByRole('button', { name: 'Stel de vraag' }).click()
  await expect(async () => {
    await page.goto('/dashboard/analysis')
    await expect(page.getByText('Het antwoord is binnen.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('link', { name: 'Bekijk het antwoord van Perplexity' }).click()
  await expect(page.getByRole('heading', { name: /^Perplexity noemt je/ })).toBeVisible()
  await plain.close()

  const other = await browser.newContext({ baseURL: vindbaar.url })
  const gratis = await other.newPage()
  await enterWithCompany(gratis, vindbaar, 'free')
  await gratis.goto(TAB)
  await expect(gratis.getByText('Dit hoort bij Pro en Expert')).toBeVisible()
  await expect(gratis.getByRole('button', { name: 'Stel de vraag' })).toHaveCount(0)
  await expectSound(gratis, 'asking, for Gratis')
  await other.close()
})
