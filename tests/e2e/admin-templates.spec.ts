/** The mail templates in the admin area: by keyboard, and without JavaScript. */
import { ADMIN } from '#tests/support/vindbaar-with-admin.ts'
import { enter, expect, type Page, test } from './admin-fixtures.ts'
import { press, reach } from './keyboard.ts'
import { expectSound } from './sound.ts'

// A long journey, for a busy machine too.
test.describe.configure({ timeout: 300_000 })

const LIST = '/admin/e-mailtemplates'
const rowOf = (page: Page, key: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: `Bewerk ${key}`, exact: true }) })

test('an admin edits a mail template by keyboard, sees it while typing, tries it and brings the former one back', async ({
  page,
  vindbaar,
  mailServer,
}) => {
  const key = 'wachtwoord_reset'
  await enter(page, vindbaar.url, ADMIN.email, ADMIN.password)
  await page.goto('/admin')
  await page.waitForLoadState('networkidle')
  await press(page, page.getByRole('link', { name: 'E-mailtemplates', exact: true }))
  const version = Number(/\(versie (\d+)\)/.exec((await rowOf(page, key).textContent()) ?? '')?.[1])
  expect(version).toBeGreaterThan(0)
  const write = async (label: string, text: string) => {
    await reach(page, page.getByRole('textbox', { name: new RegExp(`^${label}`) }))
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(text)
  }

  await press(page, page.getByRole('link', { name: `Bewerk ${key}`, exact: true }))
  const editor = page.getByRole('dialog', { name: 'Template bewerken' })
  const frame = editor.locator('iframe')
  await expect(frame).toBeVisible()

  await test.step('is told at the field of what does not exist and of what is missing', async () => {
    await write('Onderwerp', 'Dag {{voornaam}}')
    await expect(editor.getByText('{{voornaam}} bestaat niet.')).toBeVisible()
    await write('HTML', '<p>Zonder link</p>')
    await expect(editor.getByText('{{confirm_url}} ontbreekt. Daar kan deze mail niet zonder.')).toBeVisible()
    await expect(frame.contentFrame().getByText('Zonder link')).toBeVisible()
  })

  await test.step('sees the mail on example values at two widths, in a frame that runs nothing', async () => {
    await reach(page, page.getByRole('textbox', { name: /^Onderwerp/ }), 'Shift+Tab')
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText('Een nieuw begin')
    await write('HTML', '<p>Dag {{first_name|daar}}</p><p><a class="knop" href="{{confirm_url}}">Begin opnieuw</a></p>')
    await write('Tekst', 'Begin opnieuw: {{confirm_url}}')
    await expect(editor.getByText('ontbreekt.')).toBeHidden()
    await expect(frame.contentFrame().getByRole('link', { name: 'Begin opnieuw' })).toBeVisible()
    await expect(frame).toHaveAttribute('sandbox', '')
    await expect(editor.locator('pre')).toContainText('Begin opnieuw')
    await reach(page, editor.getByLabel('Telefoon (360 px)'))
    await expect(frame).toHaveCSS('width', '360px')
    await page.keyboard.press('ArrowRight')
    await expect(frame).toHaveCSS('width', '640px')
  })

  await test.step('saves it, and sends itself a test mail of it', async () => {
    await press(page, editor.getByRole('button', { name: 'Opslaan' }), 'Shift+Tab')
    await expect(editor).toBeHidden()
    await expect(page.getByText('Template opgeslagen').first()).toBeVisible()
    await expect(rowOf(page, key)).toContainText(`(versie ${version + 1})`)
    await expect(rowOf(page, key)).toContainText('Een nieuw begin')
    await press(page, page.getByRole('link', { name: `Bewerk ${key}`, exact: true }))
    await press(page, editor.getByRole('button', { name: 'Stuur testmail' }))
    await expect(editor.getByText(`Testmail verstuurd naar ${ADMIN.email}`)).toBeVisible()
    const mail = await mailServer.waitFor(({ to, subject }) => to[0] === ADMIN.email && subject === 'Een nieuw begin')
    expect(mail.html).toContain('>Begin opnieuw</a>')
    expect(mail.text).toContain('Begin opnieuw')
    await page.keyboard.press('Escape')
    await expect(editor).toBeHidden()
  })

  await test.step('sees who made which version and what differs, and brings one back', async () => {
    await press(page, page.getByRole('link', { name: `Versies ${key}`, exact: true }))
    const versions = page.getByRole('dialog', { name: 'Versies' })
    await expect(versions.getByText(`door ${ADMIN.email}`)).toBeVisible()
    await press(page, versions.getByRole('link', { name: `Verschil met nu versie ${version}` }))
    await expect(versions.getByRole('region', { name: 'Verschil' })).toContainText('Toegevoegd: Een nieuw begin')
    await expectSound(page, 'the versions of a mail template')
    await press(page, versions.getByRole('button', { name: `Zet terug versie ${version}` }))
    await expect(versions).toBeHidden()
    await expect(page.getByText('Template teruggezet').first()).toBeVisible()
    await expect(rowOf(page, key)).toContainText(`(versie ${version + 2})`)
    await expect(rowOf(page, key)).not.toContainText('Een nieuw begin')
  })

  await test.step('looks at it as it is sent, without a first name too', async () => {
    await press(page, page.getByRole('link', { name: `Voorbeeld ${key}`, exact: true }), 'Shift+Tab')
    const preview = page.getByRole('dialog', { name: 'Voorbeeld van de mail' })
    await press(page, preview.getByRole('link', { name: 'Toon zonder voornaam' }))
    await expect(preview.getByRole('link', { name: 'Toon met een voornaam' })).toBeVisible()
    await expectSound(page, 'the preview of a mail template')
  })
})

test('an admin without JavaScript edits a mail template, sees it, tries it and brings the former one back', async ({
  browser,
  vindbaar,
  mailServer,
}) => {
  const key = 'wachtwoord_tijdelijk'
  const page = await (await browser.newContext({ baseURL: vindbaar.url, javaScriptEnabled: false })).newPage()
  await enter(page, vindbaar.url, ADMIN.email, ADMIN.password)
  await page.goto(LIST)
  await rowOf(page, key)
    .getByRole('link', { name: `Bewerk ${key}`, exact: true })
    .click()
  await page.getByLabel('Onderwerp').fill('Dag {{voornaam}}')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('{{voornaam}} bestaat niet.')).toBeVisible()
  await page.getByLabel('Onderwerp').fill('Zonder scripts')
  await page.getByRole('button', { name: 'Voorbeeld bijwerken' }).click()
  await expect(page.locator('dd').getByText('Zonder scripts')).toBeVisible()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(rowOf(page, key)).toContainText('Zonder scripts')
  await rowOf(page, key)
    .getByRole('link', { name: `Bewerk ${key}`, exact: true })
    .click()
  await page.getByRole('button', { name: 'Stuur testmail' }).click()
  await expect(page.getByText(`Testmail verstuurd naar ${ADMIN.email}`).first()).toBeVisible()
  await mailServer.waitFor(({ to, subject }) => to[0] === ADMIN.email && subject === 'Zonder scripts')
  await page.goto(`${LIST}/${key}/versies`)
  await page
    .getByRole('button', { name: /^Zet terug/ })
    .first()
    .click()
  await expect(rowOf(page, key)).not.toContainText('Zonder scripts')
  await page.context().close()
})
