/** The rest of the admin area by keyboard: the waitlist, the overview, the audit log and the system check. */

import { ADMIN } from '#tests/support/vindbaar-with-admin.ts'
import { visit } from '#tests/support/visitor.ts'
import { enter, expect, test } from './admin-fixtures.ts'
import { press, reach, type } from './keyboard.ts'
import { expectSound } from './sound.ts'

// A long journey, for a busy machine too.
test.describe.configure({ timeout: 300_000 })

test('an admin invites from the waitlist by keyboard, one and several, removes one and downloads the rest', async ({
  page,
  vindbaar,
  mailServer,
}) => {
  const emailOf = (name: string) => `${name.slice(0, 3).toLowerCase()}-${'lang'.repeat(12)}@voorbeeld.nl`
  for (const name of ['Noor de Vries', 'Jan', 'Ria', 'Wim']) {
    const form = {
      name,
      company: 'Bakkerij '.repeat(9),
      email: emailOf(name),
      use_case: 'Vaker genoemd worden. '.repeat(20),
    }
    await visit(vindbaar.url).post('/auth', { ...form, accepted_privacy: 'on' })
  }
  await enter(page, vindbaar.url, ADMIN.email, ADMIN.password)
  await page.goto('/admin')
  await page.waitForLoadState('networkidle')
  await press(page, page.getByRole('link', { name: 'Wachtlijst', exact: true }))
  await expect(page.getByText('4 inschrijvingen, 4 met een use case')).toBeVisible()
  await expectSound(page, 'the waitlist')

  await test.step('invites one, and the button stays', async () => {
    await press(page, page.getByRole('button', { name: /^Uitnodigen: noo/ }))
    await expect(page.getByRole('status').filter({ hasText: 'Uitnodiging verstuurd' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Stuur nieuwe link: noo/ })).toBeFocused()
    const { text } = await mailServer.waitFor(
      ({ to, subject }) => to[0] === emailOf('Noor') && subject.startsWith('Je bent aan de beurt'),
    )
    expect(text).toContain('/reset-password?token=')
  })

  await test.step('sends a new link to one who lost it', async () => {
    const again = page.getByRole('button', { name: /^Stuur nieuwe link: noo/ })
    await press(page, again)
    // Not twice in a minute.
    const answer = /^(Geen wijziging: al uitgenodigd|Nieuwe link verstuurd)$/
    await expect(page.getByRole('status').filter({ hasText: answer })).toBeVisible()
    await expect(again).toBeFocused()
  })

  await test.step('invites several, with the progress', async () => {
    const steps: string[] = []
    await page.exposeFunction('recordStep', (text: string) => steps.push(text))
    await page.evaluate(() => {
      new MutationObserver(() => {
        const text = document.querySelector('[role=progressbar] + p')?.textContent
        if (text) (window as unknown as { recordStep(text: string): void }).recordStep(text)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    await press(page, page.getByRole('link', { name: 'Kies iedereen op deze pagina' }), 'Shift+Tab')
    await expect(page.getByRole('checkbox', { name: /^Kies jan/ })).toBeChecked()
    await reach(page, page.getByRole('checkbox', { name: /^Kies wim/ }))
    await page.keyboard.press('Space')
    await press(page, page.getByRole('button', { name: 'Gekozen uitnodigen' }), 'Shift+Tab')
    await expect(page.getByRole('status').filter({ hasText: '2 uitnodigingen verstuurd' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Stuur nieuwe link: jan/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Uitnodigen: wim/ })).toBeVisible()
    expect(new Set(steps)).toEqual(new Set(['0 van 2 verstuurd', '1 van 2 verstuurd']))
    await expectSound(page, 'the waitlist with invitations')
  })

  await test.step('searches, and removes one after a question', async () => {
    await reach(page, page.getByLabel('Zoek'), 'Shift+Tab')
    await page.keyboard.type('ria')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /nieuwe link: jan/ })).toHaveCount(0)
    const remove = page.getByRole('link', { name: /^Verwijder ria/ })
    await press(page, remove)
    await expect(page.getByRole('button', { name: 'Annuleren' })).toBeFocused()
    await expectSound(page, 'the question before removing someone from the waitlist')
    await page.keyboard.press('Escape')
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, page.getByRole('button', { name: 'Verwijder', exact: true }))
    await expect(page.getByText('Inschrijving verwijderd')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Wachtlijst' })).toBeFocused()
    const download = page.waitForEvent('download')
    await press(page, page.getByRole('link', { name: 'Download als CSV' }))
    expect((await download).suggestedFilename()).toMatch(/wachtlijst\.csv$/)
  })
})

test('an admin reads the overview by keyboard, as charts and as tables, and goes from each to its list', async ({
  page,
  vindbaar,
}) => {
  await vindbaar.customer('pro')
  await enter(page, vindbaar.url, ADMIN.email, ADMIN.password)
  await page.goto('/admin')
  await page.waitForLoadState('networkidle')
  await press(page, page.getByRole('link', { name: 'Overzicht', exact: true }))
  const plans = page.getByRole('region', { name: 'Klanten per plan' })
  await expect(plans.getByText(/klanten\. Eerdere dagen zijn niet geteld\.$/)).toBeVisible()
  await press(page, plans.locator('summary'))
  await expect(plans.getByRole('columnheader', { name: 'Expert' })).toBeVisible()
  await expectSound(page, 'the overview')
  for (const [link, address] of [
    ['Toon de publicaties', /auditlog\?handeling=profile-published$/],
    ['Toon de analyses', /overzicht\/analyses$/],
    ['Toon de bezoeken', /overzicht\/bezoeken$/],
    ['Toon de wachtlijst', /wachtlijst$/],
    [/^Pro: \d/, /admin\?plan=pro$/],
  ] as const) {
    await press(page, page.getByRole('link', { name: link }))
    await expect(page).toHaveURL(address)
    if (page.url().includes('/overzicht/')) await expectSound(page, `the list of ${page.url().split('/').at(-1)}`)
    await page.goBack()
    await expect(plans).toBeVisible()
  }
})

test('an admin searches the audit log by keyboard, and downloads what was found', async ({ page, vindbaar }) => {
  const { id, email } = await vindbaar.customer('free')
  expect((await vindbaar.admin.call('admin-change-plan', { userId: id, plan: 'expert' })).status).toBe(200)
  await enter(page, vindbaar.url, ADMIN.email, ADMIN.password)
  await page.goto('/admin')
  await page.waitForLoadState('networkidle')
  await press(page, page.getByRole('link', { name: 'Auditlog' }))
  await expect(page.getByRole('heading', { name: 'Auditlog' })).toBeVisible()
  await expectSound(page, 'the audit log')
  await type(page, 'Bij wie', email)
  await reach(page, page.getByRole('combobox', { name: 'Handeling' }))
  await page.keyboard.type('Plan gew')
  await press(page, page.getByRole('button', { name: 'Zoeken' }))
  const table = page.getByRole('region', { name: 'Tabel met handelingen' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table).toContainText('Expert')
  const download = page.waitForEvent('download')
  await press(page, page.getByRole('link', { name: 'Download als CSV' }))
  expect((await download).suggestedFilename()).toMatch(/auditlog\.csv$/)
  await press(page, page.getByRole('link', { name: 'Toon het hele auditlog' }), 'Shift+Tab')
  await expect(table.getByText('Auditlog gedownload')).toBeVisible()
  await type(page, 'Wie deed het', 'niemand-met-deze-naam')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Geen handelingen gevonden')).toBeVisible()
})

test('an admin checks the system by keyboard, and starts jobs again that were given up', async ({
  browser,
  withGivenUpJob: { url },
}) => {
  const page = await (await browser.newContext({ baseURL: url })).newPage()
  await enter(page, url, ADMIN.email, ADMIN.password)
  await page.goto('/admin')
  await page.waitForLoadState('networkidle')
  await press(page, page.getByRole('link', { name: 'Systeemcheck' }))
  await expect(page.getByText('Aan alle criteria is voldaan.')).toBeVisible()
  await expectSound(page, 'the system check')
  const retry = page.getByRole('link', { name: 'Opgegeven taken opnieuw starten' })
  await press(page, retry)
  await expect(page.getByRole('button', { name: 'Annuleren' })).toBeFocused()
  await expectSound(page, 'the question before jobs are started again')
  await page.keyboard.press('Escape')
  await expect(retry).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Opnieuw starten', exact: true }))
  await expect(page.getByText('De taken zijn opnieuw gestart.')).toBeVisible()
  await expect(retry).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Taken' })).toBeFocused()
  await press(page, page.getByRole('link', { name: 'Controleer opnieuw' }), 'Shift+Tab')
  await expect(page.getByRole('status').filter({ hasText: 'Gecontroleerd op' })).toBeVisible()
  await page.context().close()
})
