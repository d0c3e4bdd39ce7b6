import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { CRAWLERS, crawlersFor, scoredCrawlers, UNNAMED } from '#engine/crawlers.ts'
import { hasOwnGroup, isAllowed, parseRobots } from '#engine/visit/robots.ts'
import fc from '#tests/support/fast-check.ts'
import { editRobots } from './robots-edit.ts'

const WANTED = [...scoredCrawlers('search'), ...scoredCrawlers('fetch')].map(({ token }) => token)
const TRAINERS = crawlersFor('training').map(({ token }) => token)
const PATHS = ['/', '/contact', '/wp-admin/', '/wp-admin/admin-ajax.php', '/a/b?c=d', '/tmp/x', '/public/x.pdf']
const blockedIn = (file: string) => WANTED.filter((token) => !isAllowed(parseRobots(file), token, '/').allowed)
const edit = (file: string, open = blockedIn(file), sitemap?: string, everyone = false) =>
  editRobots(file, { open, everyone, path: '/', paths: PATHS, sitemap })

/** All crawlers and paths whose answer changed. */
function changes(before: string, after: string, paths = PATHS): string[] {
  const [old, now] = [parseRobots(before), parseRobots(after)]
  return [...CRAWLERS.map(({ token }) => token as string), UNNAMED].flatMap((token) =>
    paths
      .filter((path) => isAllowed(old, token, path).allowed !== isAllowed(now, token, path).allowed)
      .map((path) => `${token} ${path}`),
  )
}

describe('the smallest edit of a robots.txt', () => {
  it('keeps the closed folders of WordPress closed, also for the crawlers that it allows', () => {
    const file =
      'User-agent: *\nDisallow: /\nDisallow: /wp-admin/\nAllow: /wp-admin/admin-ajax.php\n\nSitemap: https://voorbeeld.nl/sitemap.xml\n'
    const after = edit(file)!
    expect(blockedIn(after)).toEqual([])
    expect(after.startsWith(file.trimEnd())).toBe(true)
    for (const token of WANTED) expect(isAllowed(parseRobots(after), token, '/wp-admin/').allowed, token).toBe(false)
    for (const token of ['GPTBot', 'CCBot', 'Google-Extended', UNNAMED])
      expect(isAllowed(parseRobots(after), token, '/').allowed, token).toBe(false)
  })

  it('removes only the blocking line from the group of a single crawler', () => {
    const file =
      '# van mij\r\nUser-agent: PerplexityBot\r\nDisallow: /\r\nDisallow: /tmp/ # weg\r\n\r\nUser-agent: *\r\nDisallow: /wp-admin/\r\n'
    expect(edit(file)).toBe(file.replace('Disallow: /\r\n', ''))
    expect(edit('User-agent: PerplexityBot\nDisallow: /\nUser-agent: GPTBot\nDisallow: /\n')).toBe(
      'User-agent: PerplexityBot\nAllow: /\nUser-agent: GPTBot\nDisallow: /\n',
    )
  })

  it('moves a search crawler out of a list of training crawlers, which stay blocked', () => {
    const file = 'User-agent: GPTBot\nUser-agent: OAI-SearchBot\nUser-agent: CCBot\nDisallow: /\n'
    const after = edit(file)!
    expect(after).toBe('User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: OAI-SearchBot\nAllow: /\n')
    expect(changes(file, after, ['/'])).toEqual(['OAI-SearchBot /'])
  })

  it('allows unnamed crawlers and keeps training crawlers blocked', () => {
    const file = 'User-agent: *\nDisallow: /\nDisallow: /wp-admin/\n\nUser-agent: AhrefsBot\nDisallow: /\n'
    const after = edit(file, blockedIn(file), undefined, true)!
    const allowed = (token: string, path = '/') => isAllowed(parseRobots(after), token, path).allowed
    for (const token of [...WANTED, UNNAMED, 'AnyBot'])
      expect([allowed(token), allowed(token, '/wp-admin/')], token).toEqual([true, false])
    for (const token of [...TRAINERS, 'AhrefsBot']) expect(allowed(token), token).toBe(false)
  })

  it('adds a sitemap and leaves every answer as it was', () => {
    const file = 'User-agent: *\nDisallow: /wp-admin/'
    const after = edit(file, [], 'https://voorbeeld.nl/sitemap.xml')!
    expect(after).toBe(`${file}\n\nSitemap: https://voorbeeld.nl/sitemap.xml\n`)
    expect(changes(file, after)).toEqual([])
  })

  const agent = fc.constantFrom(
    '*',
    '*',
    'GPTBot',
    'OAI-SearchBot',
    'PerplexityBot',
    'Googlebot',
    'bingbot',
    'ChatGPT-User',
    'CCBot',
    'AhrefsBot',
    'Google',
  )
  const path = fc.constantFrom(
    '/',
    '/',
    '/',
    '',
    '/*',
    '/$',
    '*',
    '/wp-admin/',
    '/tmp',
    '/*.pdf$',
    '/a/b?c',
    '/public/',
    '/contact',
  )
  const line = fc.oneof(
    agent.map((name) => `User-agent: ${name}`),
    path.map((one) => `Disallow: ${one}`),
    path.map((one) => `Allow: ${one}`),
    fc.constantFrom(
      '',
      '# opmerking',
      'Sitemap: https://voorbeeld.nl/s.xml',
      'Crawl-delay: 5',
      'Content-Signal: ai-train=no',
      'onzin',
    ),
  )
  const file = fc
    .tuple(fc.array(line, { maxLength: 18 }), fc.constantFrom('\n', '\r\n', '\r'))
    .map(([lines, end]) => lines.join(end))

  const onlyIntended = (before: string, everyone: boolean) => {
    const open = blockedIn(before)
    const old = parseRobots(before)
    const all = everyone && !isAllowed(old, UNNAMED, '/').allowed
    const after = edit(before, open, undefined, all)
    if (after === null) return false
    const now = parseRobots(after)
    expect(blockedIn(after)).toEqual([])
    if (all) expect(isAllowed(now, UNNAMED, '/').allowed).toBe(true)
    const intended = (token: string) =>
      open.includes(token) || (all && !hasOwnGroup(old, token) && !TRAINERS.includes(token))
    expect(changes(before, after).filter((one) => !intended(one.split(' ')[0]!))).toEqual([])
    // No crawler loses access.
    for (const token of [...open, UNNAMED])
      for (const path of PATHS)
        if (isAllowed(old, token, path).allowed)
          expect(isAllowed(now, token, path).allowed, `${token} ${path}`).toBe(true)
    return true
  }

  test('changes only the intended rules, whatever the file contains', () => {
    let given = 0
    let asked = 0
    fc.assert(
      fc.property(file, fc.boolean(), (before, everyone) => {
        asked++
        if (onlyIntended(before, everyone)) given++
      }),
      { numRuns: 1_500 },
    )
    // Giving no edit at all would pass the rest of this test.
    expect(given / asked).toBeGreaterThan(0.95)
  })

  const google = JSON.parse(readFileSync(new URL('../../tests/cases/robots_google.json', import.meta.url), 'utf8')) as {
    robots: string
  }[]
  test('changes only the intended rules in the files of Google’s own tests', () => {
    const files = [...new Set(google.map(({ robots }) => robots))].filter((robots) => robots.length < 20_000)
    expect(files.length).toBeGreaterThan(20)
    for (const robots of files) for (const everyone of [false, true]) onlyIntended(robots, everyone)
  })
})
