import { expect, test } from 'vitest'
import fc from '#tests/support/fast-check.ts'
import { parseRedirect, parseSiteUrl } from './site-url.ts'

const read = (text: string, allowed?: string[]) => {
  const result = parseSiteUrl(text, allowed)
  return result.ok ? result.url.href : result.reason
}

test.each([
  ['voorbeeld.nl', 'https://voorbeeld.nl/'],
  ['  www.Voorbeeld.NL  ', 'https://www.voorbeeld.nl/'],
  ['http://voorbeeld.nl', 'http://voorbeeld.nl/'],
  ['HTTPS://voorbeeld.nl/Contact?x=1#top', 'https://voorbeeld.nl/Contact?x=1'],
  ['//voorbeeld.nl/over-ons', 'https://voorbeeld.nl/over-ons'],
  ['voorbeeld.nl:443/x', 'https://voorbeeld.nl/x'],
  ['http://voorbeeld.nl:443/', 'http://voorbeeld.nl:443/'],
  ['voorbeeld.nl.', 'https://voorbeeld.nl/'],
  ['voorbeeld.nl?pagina=a:b', 'https://voorbeeld.nl/?pagina=a:b'],
  ['voorbeeld.nl/over ons', 'https://voorbeeld.nl/over%20ons'],
  ['\u200bvoorbeeld.nl\u200b', 'https://voorbeeld.nl/'],
  ['café-müller.nl', 'https://xn--caf-mller-d4a5s.nl/'],
  ['my_shop.voorbeeld.nl', 'https://my_shop.voorbeeld.nl/'],
  ['8.8.8.8', 'https://8.8.8.8/'],
])('%j is the website %s', (typed, url) => {
  expect(read(typed)).toBe(url)
})

test.each([
  ['', 'invalid-url'],
  ['   ', 'invalid-url'],
  ['voorbeeld', 'invalid-url'],
  ['https://https://voorbeeld.nl', 'invalid-url'],
  ['voor beeld.nl', 'invalid-url'],
  ['http://voor\tbeeld.nl', 'invalid-url'],
  ['http://voor\u00adbeeld.nl', 'invalid-url'],
  ['voorbeeld..nl', 'invalid-url'],
  ['voorbeeld.nl..', 'invalid-url'],
  ['-voorbeeld.nl', 'invalid-url'],
  [`${'a'.repeat(64)}.nl`, 'invalid-url'],
  [`voorbeeld.nl/${'a'.repeat(3000)}`, 'invalid-url'],
  ['voorbeeld.nl:99999', 'invalid-url'],
  ['http://voorbeeld.nl\\@127.0.0.1/', 'invalid-url'],
  ['http:\\\\voorbeeld.nl', 'invalid-url'],
  ['http://1.1.1.1 &@2.2.2.2# @3.3.3.3/', 'invalid-url'],
  ['ftp://voorbeeld.nl', 'blocked-scheme'],
  ['file:///etc/passwd', 'blocked-scheme'],
  ['javascript:alert(1)', 'blocked-scheme'],
  ['mailto:info@voorbeeld.nl', 'blocked-scheme'],
  ['info@voorbeeld.nl', 'blocked-credentials'],
  ['https://naam:geheim@voorbeeld.nl', 'blocked-credentials'],
  ['https://voorbeeld.nl:8443', 'blocked-port'],
  ['voorbeeld.nl:22', 'blocked-port'],
  ['localhost', 'blocked-address'],
  ['localhost.', 'blocked-address'],
  ['http://app.localhost/', 'blocked-address'],
  ['printer.local', 'blocked-address'],
  ['metadata.google.internal', 'blocked-address'],
  ['router.home.arpa', 'blocked-address'],
  ['http://127.1/', 'blocked-address'],
  ['①②⑦.⓪.⓪.⓪①', 'blocked-address'],
  ['http://[::1]/', 'blocked-address'],
])('%j is refused: %s', (typed, reason) => {
  expect(read(typed)).toBe(reason)
})

test('hosts on the allow-list skip the checks of address and port, and no other checks', () => {
  expect(read('http://127.0.0.1:8080/', ['127.0.0.1'])).toBe('http://127.0.0.1:8080/')
  expect(read('http://localhost:3000/', ['localhost:3000'])).toBe('http://localhost:3000/')
  expect(read('http://[::1]:3000/', ['[::1]:3000'])).toBe('http://[::1]:3000/')
  expect(read('http://[::1]:3000/', ['::1'])).toBe('http://[::1]:3000/')
  expect(read('http://localhost:3001/', ['localhost:3000'])).toBe('blocked-address')
  expect(read('http://127.0.0.2:8080/', ['127.0.0.1'])).toBe('blocked-address')
  expect(read('http://a:b@localhost:3000/', ['localhost:3000'])).toBe('blocked-credentials')
  expect(read('ftp://localhost:3000/', ['localhost:3000'])).toBe('blocked-scheme')
})

test('a redirect is read from the page that gave it', () => {
  const base = new URL('https://voorbeeld.nl/a/b')
  const target = (location: string) => {
    const result = parseRedirect(location, base)
    return result.ok ? result.url.href : result.reason
  }
  expect(target('../c#d')).toBe('https://voorbeeld.nl/c')
  expect(target('//www.voorbeeld.nl/')).toBe('https://www.voorbeeld.nl/')
  expect(target('//127.0.0.1/')).toBe('blocked-address')
  expect(target('http://169.254.169.254/')).toBe('blocked-address')
  expect(target('https://voorbeeld.nl:6379/')).toBe('blocked-port')
  expect(target('data:text/html,x')).toBe('blocked-scheme')
  expect(target('https://')).toBe('invalid-url')
})

test('no text makes it throw, and what is accepted is read the same way again', () => {
  const words = fc.constantFrom(
    'http:',
    'https:',
    '//',
    '\\',
    '@',
    ':',
    '.',
    '[',
    ']',
    '127.0.0.1',
    'a.nl',
    '%00',
    '\t',
    '0x7f',
    '#',
    '?',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((parts) => parts.join('')),
      ),
      (text) => {
        const result = parseSiteUrl(text)
        if (result.ok) expect(read(result.url.href)).toBe(result.url.href)
      },
    ),
    { numRuns: 3_000 },
  )
})
