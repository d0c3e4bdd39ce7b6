import { describe, expect, it } from 'vitest'
import { inLayout } from './mail-layout.rules.ts'
import { templateProblems } from './template-problems.rules.ts'

const LINK = '<p><a href="{{confirm_url}}">Kies</a></p>'
const problems = (parts: { subject?: string; html?: string; text?: string }, key = 'wachtwoord_reset') =>
  templateProblems(key, { subject: 'Onderwerp', html: LINK, text: '', ...parts })

describe('the problems of a mail template', () => {
  it('are none where every placeholder is filled in, or has a text for when it is empty', () => {
    expect(problems({})).toEqual({})
    expect(problems({ subject: 'Dag {{ first_name | daar }}', text: '{{confirm_url}} {{company_name}}' })).toEqual({})
    expect(problems({ html: '<p>Dag {{first_name|daar}}</p>' }, 'account_verwijderd')).toHaveProperty('html')
    expect(problems({ html: `${LINK}{{first_name|daar}}` }, 'account_verwijderd')).toEqual({})
  })

  it('name an unknown, an unfilled, a missing and a broken placeholder at its field', () => {
    expect(problems({ subject: 'Dag {{voornaam}}' }).subject).toBe(
      '{{voornaam}} bestaat niet. Deze mail kent: {{first_name}}, {{company_name}}, {{confirm_url}}.',
    )
    expect(problems({ html: `${LINK}{{unsubscribe_url}}` }).html).toContain('is bij deze mail niet bekend')
    expect(problems({ html: '<p>Dag</p>', text: 'Dag' })).toEqual({
      html: '{{confirm_url}} ontbreekt. Daar kan deze mail niet zonder.',
      text: '{{confirm_url}} ontbreekt. Daar kan deze mail niet zonder.',
    })
    expect(problems({ text: '{{confirm_url}} {{first_name' }).text).toBe('Er staat {{ zonder naam van een gegeven.')
    expect(problems({ html: LINK }, 'wachtwoord_tijdelijk').html).toContain('{{temp_password}} ontbreekt')
  })

  it('name markup through which a value could do more than be read', () => {
    for (const html of [
      '<script>1</script>',
      '<a href="javascript:alert(1)">x</a>',
      '<a href="{{first_name}}">x</a>',
      '<img src=//elders.nl/x>',
      '<a href="/pad">x</a>',
      '<p title={{first_name}}>x</p>',
    ])
      expect(problems({ html: `${LINK}${html}` }), html).toHaveProperty('html')
    for (const html of [
      '<a href="https://voorbeeld.nl/?naam={{first_name}}">x</a>',
      '<a href="mailto:info@voorbeeld.nl">x</a>',
      '<p title="{{first_name}}">1 + 1 = 2</p>',
    ])
      expect(problems({ html: `${LINK}${html}` }), html).toEqual({})
  })
})

describe('the frame of a mail', () => {
  it('adds wordmark, heading and what phones and dark screens need, in the language of the mail', () => {
    const { html } = inLayout({ subject: 'Dag <Jan>', html: '<p>Tekst</p>\n<a class="knop" href="#">Ga</a>' }, 'en')
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(html).toContain('<title>Dag &lt;Jan&gt;</title>')
    expect(html).toMatch(
      />Vindbaar<\/strong>[\s\S]*<h1 [^>]*>Dag &lt;Jan&gt;<\/h1>\n<p style="margin:0 0 16px">Tekst<\/p>/,
    )
    expect(html).toMatch(/<a style="[^"]*background-color:#1f2430[^"]*" class="knop" href="#">Ga<\/a>/)
    for (const part of ['width=device-width', 'color-scheme', 'prefers-color-scheme:dark', 'overflow-wrap:anywhere'])
      expect(html).toContain(part)
  })

  it('leaves a whole document as it is', () => {
    const mail = { subject: 'S', html: '<!doctype html><html lang="nl"><body>x</body></html>' }
    expect(inLayout(mail, 'nl')).toBe(mail)
  })
})
