import { expect, test } from 'vitest'
import type { SiteEvidence, Source } from './evidence.ts'
import { emptySource } from './fetch/empty-source.ts'
import { pagesAsked } from './missed-pages.ts'

const answer = (path: string, more: Partial<Source>): Source => ({
  ...emptySource('page', `https://voorbeeld.example${path}`),
  ...more,
})
const visit = (...pages: Source[]): SiteEvidence => ({
  ...{ url: 'https://voorbeeld.example/', takenAt: '2026-11-22T10:00:00Z', mode: 'network', pages },
  home: answer('/', { kind: 'home', status: 200 }),
  robots: emptySource('robots', 'https://voorbeeld.example/robots.txt'),
  llms: emptySource('llms', 'https://voorbeeld.example/llms.txt'),
  sitemap: emptySource('sitemap', 'https://voorbeeld.example/sitemap.xml'),
})

test('a page that does not exist or leads elsewhere is neither asked for nor missed', () => {
  const pages = [
    answer('/weg', { status: 404 }),
    answer('/oud', { status: 410 }),
    answer('/webshop', { failure: 'off-site' }),
    answer('/contact', { status: 200 }),
  ]
  expect(pagesAsked(visit(...pages))).toEqual({ missed: [], asked: 2, isWhole: true })
})

test.each<[Partial<Source>, RegExp, boolean]>([
  [{ status: 503 }, /ging iets mis.*503/, false],
  [{ status: 429 }, /te veel.*429/, false],
  [{ status: 403 }, /weigerde.*403/, true],
  [{ status: 401 }, /weigerde.*401/, true],
  [{ status: 451 }, /451/, true],
  [{ failure: 'timed-out' }, /duurde te lang/, false],
  [{ failure: 'disallowed-by-robots' }, /robots\.txt verbiedt/, true],
  [{ failure: 'too-large', status: 200 }, /te groot/, true],
])('a page that gives %o is missed for a reason that its owner can act on', (source, cause, isWhole) => {
  const read = pagesAsked(visit(answer('/contact', source), answer('/over-ons', { status: 200 })))
  expect(read).toMatchObject({ asked: 3, isWhole, missed: [{ url: 'https://voorbeeld.example/contact' }] })
  expect(read.missed[0]!.cause).toMatch(cause)
})

test('pages that are together too heavy are all missed', () => {
  const read = pagesAsked(visit(answer('/contact', { status: 200 })), true)
  expect(read).toMatchObject({ asked: 2, isWhole: false, missed: [{ cause: expect.stringContaining('te zwaar') }] })
})
