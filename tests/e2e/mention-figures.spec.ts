/** The figures of what assistants say: asked of servers on loopback, seen, read as a table, followed to the answers, downloaded. */
import { readFile } from 'node:fs/promises'
import { ASKED_ASSISTANTS } from '#tests/support/assistant-servers.ts'
import { enterWithCompany, expect, test } from './assistants-fixtures.ts'
import { press } from './keyboard.ts'
import { expectSound } from './sound.ts'

const GUIDE = { url: 'https://gids.example/bakkers', title: 'Bakkers' }
const OWN = { url: 'https://dekorenaar.example/brood', title: 'Brood' }
const TEXT = 'De Korenaar is een bakkerij in Utrecht [1], met de website https://de-korenaar.example.'
const QUESTIONS = ['Wat doet De Korenaar in Utrecht?', 'Welke bakker in Utrecht raad je aan?']
test.describe.configure({ timeout: 300_000 })

test('figures are seen, read as a table, followed to the answers behind them, and downloaded', async ({
  page,
  vindbaar,
  assistants,
}) => {
  for (const assistant of ASKED_ASSISTANTS)
    assistants.reply(assistant, { text: TEXT, opened: [GUIDE, OWN], cited: [GUIDE] })
  const visitor = await enterWithCompany(page, vindbaar, 'expert')
  await page.goto('/dashboard/mentions')
  await expect(page.getByRole('heading', { name: 'Nog geen antwoorden om te tellen' })).toBeVisible()
  await expectSound(page, 'no figures')

  for (const question of QUESTIONS) {
    const form = { intent: 'ask-assistants', question, assistants: ASKED_ASSISTANTS, country: 'NL', language: 'nl' }
    expect((await visitor.post('/dashboard/analysis', form)).status).toBe(302)
  }
  await expect
    .poll(async () => (await visitor.get('/dashboard/mentions')).text(), { timeout: 90_000 })
    .toContain('10 antwoorden op 2 vragen')

  await page.goto('/dashboard/mentions')
  await page.waitForLoadState('networkidle')
  await expect(
    page.getByRole('heading', { name: 'De assistenten noemden je in 10 van de 10 antwoorden: 100%' }),
  ).toBeVisible()
  await expect(page.getByText('100%, tussen 72% en 100%').first()).toBeVisible()
  await press(page, page.locator('summary', { hasText: 'hoe vaak elke assistent je noemt' }))
  const table = page.getByRole('table', { name: 'hoe vaak elke assistent je noemt' })
  await expect(table.getByRole('row', { name: /^Claude 2 van 2 te weinig antwoorden$/ })).toBeVisible()
  await expectSound(page, 'the figures')

  await press(page, page.getByRole('link', { name: 'Website klopt niet', exact: true }).first())
  await expect(page.getByRole('heading', { name: 'Antwoorden waarin niet klopt: website' })).toBeVisible()
  await expect(page.getByText('10 antwoorden die wij vroegen')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectSound(page, 'the answers behind a figure')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(page, page.getByRole('link', { name: 'Download als CSV' })),
  ])
  expect(file.suggestedFilename()).toBe('vindbaar-ai-vermeldingen.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(11)
  expect(lines[1]).toContain('Website: de-korenaar.example (in je profiel: ')

  // The address alone opens the same answers.
  await page.goto(page.url())
  await page.waitForLoadState('networkidle')
  await press(page, page.getByRole('link', { name: QUESTIONS[1]!, exact: true }).first())
  await expect(page.getByRole('heading', { name: /noemt je, maar één gegeven klopt niet$/ })).toBeFocused()
})
