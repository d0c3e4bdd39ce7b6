import { describe, expect, test } from 'vitest'
import type { FetchFailure } from '#engine/evidence.ts'
import { emptySource } from '#engine/fetch/empty-source.ts'
import cases from '#tests/cases/robots_google.json' with { type: 'json' }
import fc from '#tests/support/fast-check.ts'
import { contentSignals, hasOwnGroup, isAllowed, parseRobots, robotsFromSource } from './robots.ts'

const allowed = (robots: string | Uint8Array, token: string, path: string) =>
  isAllowed(parseRobots(robots), token, path).allowed

describe('google/robotstxt', () => {
  // RFC 9309 2.2.2 decodes percent-encoded unreserved characters before comparing; Google's parser does not.
  const contradictsTheRfc = (id: string) => id === 'g067'
  test.each(cases.filter(({ id }) => !contradictsTheRfc(id)))('$id $test ($profile): $agent at $path', (one) => {
    expect(allowed(one.robots, one.agent, one.path)).toBe(one.allowed)
  })
})

describe('lines', () => {
  test.each(['\n', '\r', '\r\n'])('end with %j', (end) => {
    const file = ['User-agent: a', 'Disallow: /x', 'Allow: /x/y'].join(end)
    expect(isAllowed(parseRobots(file), 'a', '/x')).toEqual({ allowed: false, rule: { line: 2, text: 'Disallow: /x' } })
    expect(isAllowed(parseRobots(file), 'a', '/x/y')).toEqual({ allowed: true, rule: { line: 3, text: 'Allow: /x/y' } })
  })

  test('may start with a byte order mark, also a broken one', () => {
    const rules = Buffer.from('User-agent: *\nDisallow: /')
    for (const mark of [[0xef, 0xbb, 0xbf], [0xef, 0xbb], [0xef]]) {
      expect(allowed(Buffer.concat([Buffer.from(mark), rules]), 'a', '/')).toBe(false)
    }
  })

  test('may hold blanks and comments anywhere', () => {
    expect(allowed(' \tUSER-AGENT \t:\t* # iedereen\n  disallow:/x#y\n', 'a', '/x')).toBe(false)
  })

  test('that are unknown do not close a group', () => {
    const file =
      'User-agent: a\nCrawl-delay: 5\nSitemap: https://voorbeeld.nl/s.xml\nNoindex: /x\nUser-agent: b\nDisallow: /'
    expect(allowed(file, 'a', '/')).toBe(false)
  })

  test('keep the last byte of a letter that looks like a blank', () => {
    expect(allowed('User-agent: *\nDisallow: /voilà', 'a', '/voil%C3%A0')).toBe(false)
    expect(allowed('User-agent: *\nDisallow: /voilà', 'a', '/voil%C3')).toBe(true)
  })

  test('beyond 500 KiB are not read', () => {
    const padding = `#${'x'.repeat(499)}\n`.repeat(1024)
    expect(allowed(`User-agent: *\n${padding}Disallow: /`, 'a', '/')).toBe(true)
  })
})

describe('groups', () => {
  test('for the same crawler are one group, wherever they stand', () => {
    const file = 'User-agent: a\nDisallow: /x\n\nUser-agent: b\nDisallow: /y\n\nUser-agent: A\nDisallow: /z'
    expect(['/x', '/y', '/z'].map((path) => allowed(file, 'a', path))).toEqual([false, true, false])
  })

  test('that name a crawler replace the group for everyone, also without a rule', () => {
    expect(allowed('User-agent: *\nDisallow: /\n\nUser-agent: a\nDisallow:\n', 'a', '/')).toBe(true)
    expect(allowed('User-agent: *\nDisallow: /\n\nUser-agent: a', 'a', '/')).toBe(true)
    expect(allowed('User-agent: *\nDisallow: /\n\nUser-agent: ab', 'a', '/')).toBe(false)
  })

  test('match a whole product token, whatever version follows it', () => {
    expect(allowed('User-agent: GPTBot/1.2\nDisallow: /', 'gptbot', '/')).toBe(false)
    expect(allowed('User-agent: GPT\nDisallow: /', 'GPTBot', '/')).toBe(true)
    expect(allowed('User-agent: Ai2Bot\nDisallow: /', 'AI2Bot', '/')).toBe(false)
    expect(hasOwnGroup(parseRobots('User-agent: ClaudeBot\n'), 'claudebot')).toBe(true)
    expect(hasOwnGroup(parseRobots('User-agent: *\n'), 'claudebot')).toBe(false)
  })

  test('take no rules from before the first of them', () => {
    expect(allowed('Disallow: /\nUser-agent: *\nAllow: /x', 'a', '/')).toBe(true)
  })
})

describe('paths', () => {
  test.each([
    ['/foo/bar?baz=quz', '/foo/bar?baz=quz'],
    ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https://foo.bar'],
    ['/foo/bar?baz=https://foo.bar', '/foo/bar?baz=https%3A%2F%2Ffoo.bar'],
    ['/foo/bar/ツ', '/foo/bar/%E3%83%84'],
    ['/foo/bar/%E3%83%84', '/foo/bar/ツ'],
    ['/foo/bar/%e3%83%84', '/foo/bar/%E3%83%84'],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz'],
    ['/foo/bar/baz', '/foo/bar/%62%61%7A'],
    ['/path/file-with-a-%2A.html', '/path/file-with-a-*.html'],
    ['/path/foo-%24', '/path/foo-$'],
    ['/a$b', '/a$b'],
    ['/%', '/%'],
    ['/a b', '/a%20b'],
  ])('the rule %s matches %s (RFC 9309 2.2.2, 2.2.3)', (rule, path) => {
    expect(allowed(`User-agent: *\nDisallow: ${rule}`, 'a', path)).toBe(false)
  })

  test.each([
    ['/a%2Fb', '/a/b'],
    ['/a/b', '/a%2Fb'],
    ['/x', '/X'],
    ['x', '/x'],
    ['/x$', '/x/'],
    ['/x*z$', '/xyzy'],
    ['/*a*b$', '/ba'],
    ['/ab*ab$', '/ab'],
  ])('the rule %s does not match %s', (rule, path) => {
    expect(allowed(`User-agent: *\nDisallow: ${rule}`, 'a', path)).toBe(true)
  })

  test.each([
    ['*', '/'],
    ['/*', '/x'],
    ['*.html', '/a/b.html?c'],
    ['/**x', '/yx'],
    ['/x*', '/x'],
    ['/x*$', '/xyz'],
    ['/*b*d$', '/abcabcd'],
    ['/*ab*ab$', '/abab'],
    ['/$', '/'],
  ])('the wildcards of %s match %s', (rule, path) => {
    expect(allowed(`User-agent: *\nDisallow: ${rule}`, 'a', path)).toBe(false)
  })

  test('the longest rule wins, and of equals the one that allows, in any order', () => {
    expect(allowed('User-agent: *\nDisallow: /x\nAllow: /x', 'a', '/x')).toBe(true)
    expect(allowed('User-agent: *\nAllow: /x\nDisallow: /x', 'a', '/x')).toBe(true)
    expect(allowed('User-agent: *\nAllow: /x\nDisallow: /x/*', 'a', '/x/y')).toBe(false)
    expect(allowed('User-agent: *\nAllow: /é\nDisallow: /*********', 'a', '/é')).toBe(false)
  })

  test('/robots.txt itself is always allowed', () => {
    expect(allowed('User-agent: *\nDisallow: /', 'a', '/robots.txt')).toBe(true)
  })

  test('agree with a plain regular expression on every pattern', () => {
    const piece = fc.constantFrom('*', 'a', 'b', '/', 'ab', 'aab'.repeat(8))
    const pattern = fc
      .tuple(fc.array(piece, { maxLength: 8 }), fc.boolean())
      .map(([parts, end]) => `/${parts.join('')}${end ? '$' : ''}`)
    const path = fc
      .array(
        piece.filter((part) => part !== '*'),
        { maxLength: 10 },
      )
      .map((parts) => `/${parts.join('')}`)
    fc.assert(
      fc.property(pattern, path, (rule, at) => {
        const expected = new RegExp(`^${rule.replaceAll('*', '.*')}`).test(at)
        expect(allowed(`User-agent: *\nDisallow: ${rule}`, 'x', at)).toBe(!expected)
      }),
      { numRuns: 2_000 },
    )
  })
})

test.each([
  ['wildcards', `Disallow: /${'*a'.repeat(8_000)}b\n`.repeat(30)],
  ['repetition', `Disallow: /*${'a'.repeat(7_999)}b\n`.repeat(60)],
  ['repetition backwards', `Disallow: /*b${'a'.repeat(7_999)}\n`.repeat(60)],
  ['rules', 'Disallow: /*z\n'.repeat(36_000)],
  ['groups', 'User-agent: y\nDisallow: /y\n'.repeat(18_000)],
  ['blanks', `Disallow: ${' '.repeat(16_000)}x\n`.repeat(30)],
  ['signals', `Content-Signal: ${'a'.repeat(16_000)}\n`.repeat(30)],
])('a file full of %s is judged in linear time', (_, rules) => {
  expect(allowed(`User-agent: *\n${rules}`, 'x', `/${'a'.repeat(16_000)}`)).toBe(true)
})

test('no bytes make it throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (bytes, path) => void allowed(bytes, 'a', path)),
  )
})

describe('the answer to the request', () => {
  const answer = (status: number | null, failure: FetchFailure | null = null, body = '') =>
    robotsFromSource({
      ...emptySource('robots', 'https://voorbeeld.nl/robots.txt'),
      status,
      failure,
      body: new TextEncoder().encode(body),
    })
  test.each([
    [200, null, 'rules'],
    [204, null, 'rules'],
    [200, 'too-large', 'rules'],
    [304, null, 'allow-all'],
    [401, null, 'allow-all'],
    [404, null, 'allow-all'],
    [429, null, 'allow-all'],
    [500, null, 'disallow-all'],
    [503, null, 'disallow-all'],
    [null, 'timed-out', 'disallow-all'],
    [null, 'dns-failed', 'disallow-all'],
    [null, 'blocked-address', 'disallow-all'],
    [200, 'connection-failed', 'disallow-all'],
    [null, 'too-many-redirects', 'allow-all'],
  ] as const)('status %s with failure %s means %s', (status, failure, access) => {
    const robots = answer(status, failure, 'User-agent: *\nDisallow: /x')
    expect(robots.access).toBe(access)
    expect(isAllowed(robots, 'a', '/').allowed).toBe(access !== 'disallow-all')
    expect(isAllowed(robots, 'a', '/robots.txt').allowed).toBe(true)
  })
})

test('sitemaps are listed with their line, inside a group or not', () => {
  const robots = parseRobots('Sitemap: https://voorbeeld.nl/a.xml\nUser-agent: *\nsitemap:/b.xml # hier\n')
  expect(robots.sitemaps).toEqual([
    { line: 1, text: 'Sitemap: https://voorbeeld.nl/a.xml', url: 'https://voorbeeld.nl/a.xml' },
    { line: 3, text: 'sitemap:/b.xml # hier', url: '/b.xml' },
  ])
})

test('Content-Signal lines hold for the crawlers of their group', () => {
  const robots = parseRobots(
    'User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n\nUser-agent: GPTBot\nContent-signal: AI-Input=NO, onbekend=yes, search=misschien\nDisallow: /',
  )
  expect(contentSignals(robots, 'PerplexityBot')).toEqual([
    { line: 2, text: 'Content-Signal: search=yes, ai-train=no', search: true, aiTrain: false },
  ])
  expect(contentSignals(robots, 'gptbot')).toMatchObject([{ line: 6, aiInput: false }])
  expect(contentSignals(robots, 'gptbot')[0]).not.toHaveProperty('search')
})
