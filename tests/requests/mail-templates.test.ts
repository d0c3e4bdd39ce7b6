/** The mail templates in the admin area, as a browser without scripts gets them and with the functions behind them. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { englishKey, TEMPLATE_VALUES, templateProblems } from '#features/mail/template-problems.rules.ts'
import { builtScreens } from '#server/screens.ts'
import { eachDatabase } from '../support/database.ts'
import { ADMIN, type Program, startProgram } from '../support/program.ts'
import { BASE_URL } from '../support/services.ts'

const LIST = '/admin/e-mailtemplates'
const EDIT = `${LIST}/wachtwoord_reset`

eachDatabase('the mail templates', (db) => {
  let program: Program
  let customerToken: string
  beforeAll(async () => {
    program = await startProgram(db(), await builtScreens())
    customerToken = await program.tokenFor(await program.newCustomer())
  })
  afterAll(() => program.close())

  const cookieOf = (token: string) => `vindbaar.session_token=${encodeURIComponent(token)}`
  const see = (path: string, token = program.adminToken) => program.ask(path, { headers: { cookie: cookieOf(token) } })
  const send = (path: string, form: Record<string, string>, token = program.adminToken) =>
    program.ask(path, {
      method: 'POST',
      headers: { cookie: cookieOf(token), origin: BASE_URL },
      body: new URLSearchParams(form),
    })
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    (await db().asJobs((tx) => tx.execute<Record<string, unknown>>(query))).rows
  const stored = async (key = 'wachtwoord_reset') =>
    (await rowsOf(sql`select * from email_templates where key = ${key}`))[0]! as Record<string, string>
  const acts = async () =>
    (
      await rowsOf(sql`select act, details from audit_log where act like 'template-%' order by details->>'version'`)
    ).map(({ act, details }) => ({ act, ...(details as object) }))
  const versionOf = async () => String((await stored()).version)
  const form = async (also: Record<string, string> = {}) => ({
    ...{ intent: 'save', version: await versionOf(), subject: 'Kies een wachtwoord', from_name: '', from_email: '' },
    ...{ html: '<p>Dag {{first_name|daar}}</p>\r\n<p><a href="{{confirm_url}}">Kies</a></p>', text: '', ...also },
  })
  const unescaped = (body: string) =>
    body
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')

  test('are for admins only, and answer 404 for a template that does not exist', async () => {
    const paths = [LIST, EDIT, `${EDIT}/voorbeeld`, `${EDIT}/versies`]
    const before = await stored()
    for (const path of paths) {
      expect((await program.ask(path)).headers.get('location'), path).toBe('/auth')
      expect((await see(path, customerToken)).headers.get('location'), path).toBe('/dashboard')
      expect((await see(path)).status, path).toBe(200)
    }
    for (const path of [EDIT, `${EDIT}/versies`, `${EDIT}/concept`]) {
      expect((await send(path, await form(), customerToken)).headers.get('location'), path).toBe('/dashboard')
    }
    expect(await stored()).toEqual(before)
    for (const path of ['geen', 'geen/voorbeeld', 'geen/versies']) {
      expect((await see(`${LIST}/${path}`)).status, path).toBe(404)
    }
  })

  test('are in the list with subject and version, and each default is one that may be stored', async () => {
    const { body } = await see(LIST)
    const templates = (await rowsOf(sql`select key, subject, html, text from email_templates`)) as Record<
      string,
      string
    >[]
    const keys = Object.keys(TEMPLATE_VALUES)
    expect(templates.map(({ key }) => key).sort()).toEqual([...keys, ...keys.map(englishKey)].sort())
    for (const { key, subject, html, text } of templates) {
      expect(body).toContain(key)
      expect(body).toContain(subject)
      expect(templateProblems(key!, { subject: subject!, html: html!, text: text! }), key).toEqual({})
    }
  })

  test('are shown with example values in a frame without scripts, with and without a first name', async () => {
    const path = `${LIST}/account_aangemaakt/voorbeeld`
    const { body, headers } = await see(path)
    expect(body).toMatch(/<iframe [^>]*sandbox=""/)
    expect(body).toContain('Hallo Sanne,')
    expect(body).toContain('Telefoon (360 px)')
    expect(unescaped(body)).toContain('<html lang="nl">')
    expect(headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline'")
    expect((await see(`${path}?voornaam=nee`)).body).not.toContain('Hallo Sanne,')
    const english = await see(`${LIST}/account_aangemaakt_en/voorbeeld`)
    expect(english.body).toContain('Hello Sanne,')
    expect(unescaped(english.body)).toContain('<html lang="en">')
  })

  test('are shown in their own language throughout, and with values that go with what they say', async () => {
    const shown = async (key: string) => unescaped((await see(`${LIST}/${key}/voorbeeld`)).body)
    for (const key of Object.keys(TEMPLATE_VALUES)) {
      const english = await shown(englishKey(key))
      const text = /<pre[^>]*>(.*?)<\/pre>/s.exec(english)![1]!
      expect(text, key).not.toMatch(/\b(?:je|het|naar|matig|regel|november)\b/)
    }
    expect(await shown('rapport_niet_gelezen')).not.toContain('Score:')
    expect(await shown('website_overgenomen')).toContain('bewezen dat bakkerijzon.example van hem is')
  })

  test('are previewed while they are typed, unfinished ones too, with what is filled in escaped', async () => {
    const typed = await form({ subject: 'Dag {{first_name}}', html: '<p>{{naam}} {{company_name}} {{</p>', text: '' })
    const { body } = await send(`${EDIT}/concept`, typed)
    expect(body).toMatchObject({
      subject: 'Dag Sanne',
      text: '{{naam}} Bakkerij Zon {{',
      from: expect.stringContaining('<'),
    })
    expect(body.html).toContain('{{naam}} Bakkerij Zon {{')
    const page = await send(EDIT, { ...typed, intent: 'preview', zonder_voornaam: 'ja' })
    expect(page.status).toBe(200)
    expect(unescaped(page.body)).toContain('{{naam}} bestaat niet. Deze mail kent: {{first_name}}')
    expect(unescaped(page.body)).toContain('<title>Dag</title>')
    expect((await stored()).subject).not.toContain('Dag')
  })

  test('are not stored where the mail could not be sent, with the reason at the field', async () => {
    const before = await stored()
    for (const [wrong, reason] of [
      [{ subject: ' ' }, 'Vul een onderwerp in.'],
      [{ subject: 'Dag {{voornaam}}' }, '{{voornaam}} bestaat niet.'],
      [{ html: '<p>Dag</p>' }, '{{confirm_url}} ontbreekt.'],
      [{ text: 'Zonder link' }, '{{confirm_url}} ontbreekt.'],
      [{ html: '<script>1</script>{{confirm_url}}' }, 'Een mail kan geen script bevatten.'],
      [{ from_email: 'geen adres' }, 'Vul een geldig email adres in.'],
    ] as const) {
      const answer = await send(EDIT, await form(wrong))
      expect(answer.status, reason).toBe(400)
      expect(unescaped(answer.body), reason).toContain(reason)
    }
    expect(await stored()).toEqual(before)
    expect(await acts()).toEqual([])
  })

  test('are stored as a new version, once, not over the change of another admin, and can be brought back', async () => {
    const first = await stored()
    const sent = await form()
    const saved = await send(EDIT, sent)
    expect(saved.headers.get('location')).toBe(LIST)
    expect(saved.headers.get('set-cookie')).toContain('template-saved')
    expect(await stored()).toMatchObject({
      ...{ subject: 'Kies een wachtwoord', from_name: null, from_email: null, text: null },
      html: '<p>Dag {{first_name|daar}}</p>\n<p><a href="{{confirm_url}}">Kies</a></p>',
    })
    // The same form again: it names a version that is gone, and changes nothing.
    expect((await send(EDIT, sent)).headers.get('set-cookie')).toContain('no-change')
    const late = await send(EDIT, { ...sent, subject: 'Van een ander' })
    expect(late.status).toBe(409)
    expect(late.body).toContain('intussen ergens anders gewijzigd')
    expect(late.body).toContain('value="Van een ander"')
    expect((await stored()).subject).toBe('Kies een wachtwoord')

    const { body } = await see(`${EDIT}/versies?versie=${first.version}`)
    expect(body).toContain(`door ${ADMIN.email}`)
    expect(body).toContain('Verwijderd: ')
    expect(unescaped(body)).toContain('{{first_name|daar}}')
    const back = { version: String(first.version), current: await versionOf() }
    const outdated = await send(`${EDIT}/versies`, { ...back, current: String(first.version) })
    expect(outdated.status).toBe(409)
    expect((await send(`${EDIT}/versies`, { ...back, version: '99' })).status).toBe(404)
    expect((await send(`${EDIT}/versies`, back)).headers.get('set-cookie')).toContain('template-restored')
    expect((await send(`${EDIT}/versies`, back)).headers.get('set-cookie')).toContain('no-change')
    const { subject, html, text, version } = await stored()
    expect({ subject, html, text }).toEqual({ subject: first.subject, html: first.html, text: first.text })
    expect(Number(version)).toBe(Number(first.version) + 2)
    const template = 'wachtwoord_reset'
    expect(await acts()).toEqual([
      { act: 'template-saved', template, version: String(Number(first.version) + 1) },
      { act: 'template-restored', template, version: String(version), from: String(first.version) },
    ])
  })

  test('differ from a version before them in what was changed alone, not in the empty line at the end of a default', async () => {
    const { subject, html, text, version } = await stored('uitnodiging')
    const changed = { intent: 'save', version: String(version), subject: `${subject}!`, from_name: '', from_email: '' }
    const saved = await send(`${LIST}/uitnodiging`, { ...changed, html: html!, text: text! })
    expect(saved.headers.get('set-cookie')).toContain('template-saved')
    const { body } = await see(`${LIST}/uitnodiging/versies?versie=${version}`)
    expect(body.match(/Verwijderd: /g)).toHaveLength(1)
    expect(body.match(/Toegevoegd: /g)).toHaveLength(1)
  })

  test('are edited by two admins at once by one of them alone', async () => {
    // Both opened the screen before either sends.
    const forms = [await form({ subject: 'een' }), await form({ subject: 'twee' })]
    const both = await Promise.all(forms.map((one) => send(EDIT, one)))
    expect(both.map(({ status }) => status).sort()).toEqual([302, 409])
  })

  test('are tried with a test mail of what is stored, to an address that is asked for', async () => {
    const page = await send(`${LIST}/wachtwoord_tijdelijk`, { intent: 'test', to: ADMIN.email })
    expect(page.body).toContain(`Testmail verstuurd naar ${ADMIN.email}`)
    const mail = await program.mail.waitFor(({ to, subject }) => to[0] === ADMIN.email && /tijdelijke/.test(subject))
    expect(mail.text).toContain('voorbeeld-wachtwoord')
    expect(mail.html).toMatch(/>Vindbaar<\/strong>[\s\S]*<h1 [^>]*>Je tijdelijke wachtwoord<\/h1>/)
    const empty = await send(EDIT, { intent: 'test', to: ' ' })
    expect(empty).toMatchObject({ status: 400, body: expect.stringContaining('Vul een email adres in') })
    expect((await send(`${LIST}/geen`, { intent: 'test', to: ADMIN.email })).status).toBe(404)
  })
})
