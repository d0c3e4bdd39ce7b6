/** The tab AI-vermeldingen in a browser: standing questions added, asked, changed and removed, by keyboard and without JavaScript. */
import { enterWithCompany, expect, type Page, test } from './assistants-fixtures.ts'
import { press, reach } from './keyboard.ts'
import { expectSound } from './sound.ts'

const TAB = '/dashboard/mentions'
const QUESTION = 'Wie bakt er brood in Utrecht?'

test.use({ withKey: ['claude'] })
test.describe.configure({ timeout: 300_000 })

const rowOf = (page: Page, question: string) => page.getByRole('listitem').filter({ hasText: question }).last()

test('questions are added, asked, changed and removed by keyboard', async ({ page, vindbaar }) => {
  await enterWithCompany(page, vindbaar, 'expert')
  await page.goto(TAB)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('tab', { name: 'AI-vermeldingen BETA' })).toHaveAttribute('aria-selected', 'true')
  await expectSound(page, 'the empty tab')

  // What was filled in stays when other suggestions are shown.
  await page.getByLabel('Een eigen vraag').fill('Kun je een bakker noemen?')
  await page.getByLabel('Hoe vaak?').selectOption('weekly')
  await page.getByLabel('In welke taal?').selectOption('en')
  await page.getByRole('button', { name: 'Toon vragen' }).click()
  await expect(page.getByText('What does De Korenaar in Utrecht do?')).toBeVisible()
  await expect(page.getByLabel('Een eigen vraag')).toHaveValue('Kun je een bakker noemen?')
  await expect(page.getByLabel('Hoe vaak?')).toHaveValue('weekly')
  await page.goto(TAB)
  await page.waitForLoadState('networkidle')

  const claude = page.getByRole('checkbox', { name: 'Claude' })
  await reach(page, page.getByLabel('Een eigen vraag'))
  await page.keyboard.type(QUESTION)
  await reach(page, claude)
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: 'Voeg toe' }))
  await expect(page.getByText('Kies minstens één assistent.')).toBeVisible()
  await expect(page.getByLabel('Een eigen vraag')).toHaveValue(QUESTION)
  await expectSound(page, 'the refused form')
  await reach(page, claude, 'Shift+Tab')
  await page.keyboard.press('Space')
  await press(page, page.getByRole('button', { name: 'Voeg toe' }))
  await expect(page.getByRole('heading', { name: '3 vragen op schema' })).toBeFocused()
  await expect(rowOf(page, QUESTION)).toContainText('Elke maand, de volgende keer op')
  await expect(rowOf(page, QUESTION)).toContainText('Nog niet gevraagd.')

  await press(page, page.getByRole('button', { name: `Nu vragen ‘${QUESTION}’` }))
  await expect(page.getByText('Nog 299 van 300 antwoorden deze maand')).toBeVisible()
  // The answer comes when a job has asked.
  await expect(async () => {
    await page.goto(TAB)
    await expect(rowOf(page, QUESTION)).toContainText('1 antwoord, overal genoemd', { timeout: 1_000 })
  }).toPass()
  await page.waitForLoadState('networkidle')
  await expectSound(page, 'the tab with questions')

  await press(page, page.getByRole('link', { name: `Wijzig ‘${QUESTION}’` }))
  await expect(page.getByLabel('Vraag', { exact: true })).toBeFocused()
  await expectSound(page, 'a question that is changed')
  await page.keyboard.type(' Vandaag?')
  await press(page, page.getByRole('button', { name: 'Bewaar de vraag' }))
  await expect(page.getByRole('heading', { name: `${QUESTION} Vandaag?` })).toBeVisible()
  await press(page, page.getByRole('button', { name: `Verwijder ‘${QUESTION} Vandaag?’` }))
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Verwijder' }))
  await expect(page.getByRole('heading', { name: '2 vragen op schema' })).toBeFocused()
})

test.describe('without JavaScript', { tag: '@one-database' }, () => {
  test.use({ javaScriptEnabled: false })

  test('questions are suggested, added and removed, and the answers of one open', async ({ page, vindbaar }) => {
    await enterWithCompany(page, vindbaar, 'expert')
    await page.goto(TAB)
    await page.getByLabel('In welke taal?').selectOption('en')
    await page.getByRole('button', { name: 'Toon vragen' }).click()
    await expect(page.getByText('What does De Korenaar in Utrecht do?')).toBeVisible()
    await page.getByLabel('Hoe vaak?').selectOption('weekly')
    await page.getByRole('button', { name: 'Voeg toe' }).click()
    const row = rowOf(page, 'What does De Korenaar in Utrecht do?')
    await expect(row).toContainText('vanuit Nederland, in het Engels')
    await expect(row).toContainText('Elke week, de volgende keer op')
    await row.getByRole('button', { name: 'Nu vragen' }).click()
    await expect(async () => {
      await page.goto(TAB)
      await expect(row.getByRole('link', { name: '1 antwoord' })).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await row.getByRole('link', { name: '1 antwoord' }).click()
    await expect(page.getByRole('heading', { name: /^Claude noemt je/ })).toBeVisible()
    await page.goto(TAB)
    await row.getByRole('button', { name: 'Verwijder' }).click()
    await expect(page.getByRole('heading', { name: 'Vraag verwijderen?' })).toBeVisible()
    await page.getByRole('button', { name: 'Verwijder', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Eén vraag op schema' })).toBeVisible()
  })
})
