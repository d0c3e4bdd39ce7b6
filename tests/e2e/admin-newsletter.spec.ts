/** The newsletter in the admin area by keyboard: its subscribers, a mailing that is stopped, continued and tried again, and one that is removed. */
import { ADMIN } from '#tests/support/vindbaar-with-admin.ts'
import { enter, expect, type Page, subscribe, test } from './admin-fixtures.ts'
import { press, reach } from './keyboard.ts'
import { expectSound } from './sound.ts'

// A long journey, for a busy machine too.
test.describe.configure({ timeout: 300_000 })

const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
const yes = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true })

test('an admin sends the newsletter by keyboard, stops it, goes on, and tries again what was refused', async ({
  page,
  vindbaar,
  mailServer,
}) => {
  const readers = ['anna@lezers.example', `${'bram'.repeat(14)}@lezers.example`, 'cato@lezers.example']
  for (const email of readers) await subscribe(vindbaar, mailServer, email)
  const got = (email: string) =>
    mailServer.mails.filter(({ to, subject }) => to[0] === email && subject === 'Meel in de winter')
  await enter(page, vindbaar.url, ADMIN.email, ADMIN.password)
  await page.goto('/admin')
  await page.waitForLoadState('networkidle')

  await test.step('sees the subscribers, finds one and downloads them', async () => {
    await press(page, page.getByRole('link', { name: 'Nieuwsbrief', exact: true }))
    await expect(page.getByRole('heading', { name: 'Abonnees' })).toBeVisible()
    await expectSound(page, 'the newsletter')
    const states = page.getByRole('navigation', { name: 'Filter op stand' })
    for (const [state, shown] of [
      ['Afgemeld', 0],
      ['Bevestigd', 1],
    ] as const) {
      const filter = states.getByRole('link', { name: new RegExp(`^${state}`) })
      await press(page, filter)
      await expect(filter).toHaveAttribute('aria-current', 'true')
      await expect(filter).toBeFocused()
      await expect(page.getByText('anna@lezers.example')).toHaveCount(shown)
    }
    await reach(page, page.getByLabel('Zoek'), 'Shift+Tab')
    await page.keyboard.type('cato')
    await page.keyboard.press('Enter')
    await expect(page.getByText('anna@lezers.example')).toHaveCount(0)
    const download = page.waitForEvent('download')
    await press(page, page.getByRole('link', { name: 'Download als CSV' }))
    expect((await download).suggestedFilename()).toMatch(/nieuwsbrief\.csv$/)
  })

  await test.step('writes the text', async () => {
    await press(page, page.getByRole('link', { name: 'Nieuwe mailing' }), 'Shift+Tab')
    await press(page, page.getByRole('link', { name: 'Bewerk de tekst' }))
    const subject = page.getByLabel('Onderwerp')
    await reach(page, subject)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Meel in de winter')
    await press(page, page.getByRole('button', { name: 'Opslaan' }))
    await expect(page.getByText('Template opgeslagen')).toBeVisible()
    await page.goto('/admin/nieuwsbrief/nieuwe-mailing')
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('Stuur eerst een testmail van precies deze tekst aan jezelf.')).toBeVisible()
    await expectSound(page, 'a mailing without a test mail')
  })

  await test.step('sends a test mail, and starts after a question whose first answer is no', async () => {
    await press(page, page.getByRole('button', { name: 'Stuur testmail' }))
    await said(page, 'Een testmail van precies deze tekst is verstuurd')
    expect(got(ADMIN.email)).toHaveLength(1)
    mailServer.refused.add(readers[0]!)
    const start = page.getByRole('link', { name: 'Verstuur de mailing' })
    await press(page, start)
    await expect(page.getByRole('button', { name: 'Annuleren' })).toBeFocused()
    await expect(page.getByRole('alertdialog')).toContainText('3 bevestigde abonnees')
    await expectSound(page, 'the question before a mailing')
    await page.keyboard.press('Escape')
    await expect(start).toBeFocused()
    mailServer.room = 1
    await press(page, start)
    await press(page, yes(page, 'Verstuur de mailing'))
    await expect(page.getByRole('progressbar', { name: 'Voortgang van de mailing' })).toBeVisible()
  })

  const act = (name: string) => page.getByRole('link', { name, exact: true })
  await test.step('stops it halfway, and lets it go on from the same place', async () => {
    await said(page, /^1 van 3/)
    await expect(page.getByText('We proberen het vanzelf opnieuw.')).toBeVisible()
    await press(page, act('Stop de mailing'))
    await press(page, yes(page, 'Stop de mailing'))
    await expect(page.getByText('De mailing is gestopt')).toBeVisible()
    await expect(act('Ga verder')).toBeFocused()
    await expectSound(page, 'a mailing that was stopped')
    await press(page, act('Ga verder'))
    await press(page, yes(page, 'Ga verder'))
    await expect(act('Stop de mailing')).toBeFocused()
    mailServer.room = Number.POSITIVE_INFINITY
  })

  await test.step('sees who was refused, and tries again', async () => {
    await said(page, '3 van 3: 2 verstuurd, 1 mislukt')
    await expect(page.getByText('Mislukt', { exact: true })).toBeVisible()
    await expectSound(page, 'a mailing with a refused mail')
    mailServer.refused.clear()
    await press(page, act('Probeer opnieuw'))
    await press(page, yes(page, 'Probeer opnieuw'))
    await said(page, '3 van 3: 3 verstuurd')
    for (const email of readers) {
      expect(got(email)).toHaveLength(1)
      expect(got(email)[0]!.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    }
  })

  await test.step('removes a subscriber, and stays at the list', async () => {
    await press(page, page.getByRole('link', { name: 'Terug naar de nieuwsbrief' }), 'Shift+Tab')
    await expect(page.getByRole('link', { name: 'Meel in de winter' })).toBeVisible()
    await press(page, page.getByRole('link', { name: `Verwijder ${readers[2]}` }))
    await press(page, yes(page, 'Verwijder'))
    await expect(page.getByText('Abonnee verwijderd')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Abonnees' })).toBeFocused()
    await expect(page.getByText(readers[2]!)).toHaveCount(0)
  })
})
