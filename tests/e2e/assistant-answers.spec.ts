/** Pasting an answer of an assistant, by keyboard: from the list of questions to the marked answer, on a phone and on a wide screen. */
import { enter, expect, test } from './admin-fixtures.ts'
import { press, reach, type } from './keyboard.ts'
import { expectSound } from './sound.ts'

const COMPANY = { companyName: 'De Korenaar', url: 'https://dekorenaar.example/', locations: 'Utrecht' }
const QUESTION = 'Wat doet De Korenaar in Utrecht?'
const ANSWER =
  '**De Korenaar** is een bakkerij in Utrecht, met de website https://de-korenaar.example. Bakkerij Jansen zit in de buurt.\n\n| Bakkerij | Plaats |\n|---|---|\n| De Korenaar | Utrecht |\n\nEn:\n\n| | De Korenaar |\n|---|---|\n| Plaats | Utrecht |'

test.describe.configure({ timeout: 300_000 })

test('an answer is pasted, judged, kept and removed by keyboard, and nothing typed is lost', async ({
  page,
  vindbaar,
}) => {
  const { email, visitor } = await vindbaar.customer('free')
  expect((await visitor.post('/dashboard/company-data', { intent: 'save', ...COMPANY })).status).toBeLessThan(400)
  await enter(page, vindbaar.url, email)
  await page.goto('/dashboard/vragen')
  await page.waitForLoadState('networkidle')
  await expectSound(page, 'the questions')
  await press(page, page.getByRole('link', { name: `Plak het antwoord op ‘${QUESTION}’` }))
  await expect(page.getByRole('heading', { name: 'Wat zegt een assistent over jou?' })).toBeFocused()
  await expect(page.getByLabel('Welke vraag stelde je?')).toHaveValue(QUESTION)
  await expect(page.getByText('Nog geen antwoorden.')).toBeVisible()
  // This program has no key of an assistant.
  await expect(page.getByText('Niet gemeten', { exact: true })).toBeVisible()
  await expect(page.getByText('OPENAI_API_KEY (ChatGPT)')).toBeVisible()

  await type(page, 'Je concurrenten', 'Bakkerij Jansen')
  const judge = page.getByRole('button', { name: 'Markeer het antwoord' })
  await press(page, judge)
  const assistant = page.getByLabel('Welke assistent?')
  await expect(assistant).toBeFocused()
  await expect(page.getByText('Kies van welke assistent dit antwoord is.')).toBeVisible()
  await expect(page.getByLabel('Je concurrenten')).toHaveValue('Bakkerij Jansen')
  await expectSound(page, 'the refused form')

  await page.keyboard.press('ArrowDown')
  await expect(assistant).toHaveValue('chatgpt')
  const answer = page.getByLabel('Het antwoord', { exact: true })
  await reach(page, answer)
  await page.keyboard.insertText(ANSWER)
  await press(page, judge)
  await expect(page.getByRole('heading', { name: 'ChatGPT noemt je, maar één gegeven klopt niet' })).toBeFocused()
  await expect(page.locator('mark').filter({ hasText: 'De Korenaar' }).first()).toBeVisible()
  await expect(page.getByText('**')).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Bakkerij' })).toBeVisible()
  await expect(page.getByText('Eén antwoord bewaard')).toBeVisible()
  await expect(answer).toHaveValue('')
  await expectSound(page, 'the judged answer')

  await page.goto('/dashboard/analysis')
  await page.waitForLoadState('networkidle')
  await press(page, page.locator('summary', { hasText: 'Wat zegt een assistent over jou?' }))
  await press(page, page.getByRole('link', { name: QUESTION, exact: true }))
  await expect(page.getByRole('heading', { name: 'ChatGPT noemt je, maar één gegeven klopt niet' })).toBeFocused()
  await press(page, page.getByRole('button', { name: /^Verwijder antwoord van ChatGPT/ }).first())
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Annuleren' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nog geen antwoorden.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Wat zegt een assistent over jou?' })).toBeFocused()
})
