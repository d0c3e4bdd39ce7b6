import { describe, expect, it } from 'vitest'
import { Failure } from '#features/failure.ts'
import { headerText, renderTemplate } from './render-template.rules.ts'

const template = (parts: Partial<Parameters<typeof renderTemplate>[0]>) => ({
  subject: 'Hallo',
  html: '<p>Hallo</p>',
  text: null,
  ...parts,
})

function failureOf(work: () => unknown): Failure {
  try {
    work()
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
  throw new Error('no failure')
}

describe('a mail template', () => {
  it('is filled in, with user input escaped in the HTML and unchanged in the text', () => {
    const mail = renderTemplate(
      template({ html: '<p>Dag {{first_name}} van {{ company_name }}</p>', text: 'Dag {{first_name}}' }),
      { first_name: '<b>"Jan"</b> & \'zoon\'', company_name: '{{first_name}}' },
    )
    expect(mail.html).toBe('<p>Dag &lt;b&gt;&quot;Jan&quot;&lt;/b&gt; &amp; &#39;zoon&#39; van {{first_name}}</p>')
    expect(mail.text).toBe('Dag <b>"Jan"</b> & \'zoon\'')
  })

  it('keeps the subject on one line, whatever a variable contains', () => {
    const mail = renderTemplate(template({ subject: 'Dag {{first_name}}' }), {
      first_name: 'Jan\r\nBcc: ander@voorbeeld.nl\u2028\u202e!',
    })
    expect(mail.subject).toBe('Dag Jan Bcc: ander@voorbeeld.nl !')
  })

  it('is refused when a placeholder has no value, is unknown or is cut off', () => {
    const missing = failureOf(() => renderTemplate(template({ text: 'Dag {{first_name}}' }), { first_name: '  ' }))
    expect(missing.code).toBe('template-placeholder-missing')
    expect(Object.keys(missing.fields)).toEqual(['variables.first_name'])
    const unknown = failureOf(() => renderTemplate(template({ html: '{{voornaam}} {{constructor}} {{}}' }), {}))
    expect(Object.keys(unknown.fields)).toEqual(['variables.voornaam', 'variables.constructor', 'variables.'])
    expect(failureOf(() => renderTemplate(template({ subject: 'Dag {{first_name' }), {})).code).toBe(
      'template-placeholder-missing',
    )
  })

  it('uses the fallback of a placeholder when the value is empty', () => {
    const html = '<p>Dag {{first_name|lezer & vriend}}</p>'
    expect(renderTemplate(template({ html }), {}).html).toBe('<p>Dag lezer &amp; vriend</p>')
    expect(renderTemplate(template({ html }), { first_name: 'Jan' }).html).toBe('<p>Dag Jan</p>')
  })

  it('links the addresses beside the button’s in a notice by their words, and no others', () => {
    const own = 'https://vindbaar.nl/dashboard/analysis?antwoord=1&domein=2#gemarkeerd'
    const others = ['https://vindbaar.nl.voorbeeld.nl/dashboard/x', 'https://vindbaar.nl/profile/x']
      .map((address) => `regel 2, nieuw: ${address}`)
      .join('\n')
    const mail = renderTemplate(template({ html: '<p>{{notices}}</p> {{confirm_url}}', text: '{{notices}}' }), {
      notices: `ChatGPT noemt iets onjuist\n${others}\nHet antwoord: ${own}`,
      confirm_url: 'https://vindbaar.nl/dashboard/meldingen',
    })
    expect(mail.html).toContain(
      `<br>${others.replace('\n', '<br>')}<br><a href="${own.replace('&', '&amp;')}">Het antwoord</a></p>`,
    )
    expect(mail.text).toContain(`Het antwoord: ${own}`)
  })

  it('sets the heading of each notice apart, and escapes it', () => {
    const notices = 'Je robots.txt <is> veranderd\nregel 1: Disallow: /<b>\n\nJe llms.txt is weg'
    const mail = renderTemplate(template({ html: '<p>{{notices}}</p>', text: '{{notices}}' }), { notices })
    expect(mail.html).toBe(
      '<p><strong>Je robots.txt &lt;is&gt; veranderd</strong><br>regel 1: Disallow: /&lt;b&gt;<br><br><strong>Je llms.txt is weg</strong></p>',
    )
    expect(mail.text).toBe(notices)
  })

  it('accepts http and https links only', () => {
    const html = '<a href="{{confirm_url}}">Bevestig</a>'
    const good = renderTemplate(template({ html }), { confirm_url: 'https://voorbeeld.nl/?a=1&b="'.replace('"', '2') })
    expect(good.html).toBe('<a href="https://voorbeeld.nl/?a=1&amp;b=2">Bevestig</a>')
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//voorbeeld.nl', 'https://a b', 'https://a"b']) {
      const failure = failureOf(() => renderTemplate(template({ html }), { confirm_url: url }))
      expect(failure.fields).toEqual({
        'variables.confirm_url': 'Een link in een mail begint met http:// of https://.',
      })
    }
  })

  it('gets a plain text with readable links from its HTML when it has none', () => {
    const html = '<style>p{}</style><p>Dag {{first_name}},</p><p>Klik <a href="{{confirm_url}}">hier</a>.<br>Groet</p>'
    const mail = renderTemplate(template({ html }), { first_name: 'A & B', confirm_url: 'https://voorbeeld.nl/x' })
    expect(mail.text).toBe('Dag A & B,\n\nKlik hier: https://voorbeeld.nl/x.\n\nGroet')
  })
})

it('a mail header loses line breaks, control characters and lone surrogates in headers', () => {
  expect(headerText(' a\r\n b\u0000c\ud800 ')).toBe('a b c\ufffd')
})
