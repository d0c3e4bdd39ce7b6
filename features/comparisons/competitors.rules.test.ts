import { expect, test } from 'vitest'
import { parseSiteUrl } from '#engine/fetch/site-url.ts'
import { COMPARISON_TEXTS } from './comparison.schema.ts'
import { readCompetitors } from './competitors.rules.ts'

const own = new URL('https://www.eigen.nl/')

function read(...typed: string[]) {
  const found = readCompetitors(typed, own, 10, (text) => {
    const parsed = parseSiteUrl(text)
    return parsed.ok ? parsed.url : null
  })
  return found.ok ? found.competitors.map(({ url, field }) => [field, url.href]) : found.fields
}

test('blank fields are dropped and https is added', () => {
  expect(read('', 'een.nl', '  ', ' http://twee.nl/over ')).toEqual([
    ['competitors.1', 'https://een.nl/'],
    ['competitors.3', 'http://twee.nl/over'],
  ])
})

test('fewer than two websites are refused', () => {
  for (const typed of [[], [''], ['een.nl'], ['een.nl', ' ']]) {
    expect(read(...typed)).toEqual({ competitors: "Vul minimaal 2 geldige concurrent-URL's in (bijv. voorbeeld.nl)" })
  }
})

test('anything but a public website is refused at its own field', () => {
  const refused = [
    'concurrent',
    'ftp://een.nl',
    'http://127.0.0.1/',
    'http://[::1]/',
    'https://naam:geheim@een.nl',
    'localhost',
  ]
  for (const bad of refused) {
    expect(read('een.nl', 'twee.nl', bad)).toEqual({ 'competitors.2': COMPARISON_TEXTS.invalid })
    expect(read('een.nl', bad)).toEqual({
      competitors: COMPARISON_TEXTS.tooFew,
      'competitors.1': COMPARISON_TEXTS.invalid,
    })
  }
})

test('a repeated website, or the customer’s own, is refused at its own field, however it is written', () => {
  expect(read('een.nl', 'twee.nl', 'http://www.EEN.nl/contact', 'eigen.nl/over')).toEqual({
    'competitors.2': COMPARISON_TEXTS.duplicate,
    'competitors.3': COMPARISON_TEXTS.ownSite,
  })
})

test('more than ten are refused', () => {
  const many = Array.from({ length: 11 }, (_, at) => `concurrent-${at}.nl`)
  expect(read(...many)).toEqual({ competitors: COMPARISON_TEXTS.tooMany })
  expect(Object.keys(read(...many.slice(1)))).toHaveLength(10)
})
