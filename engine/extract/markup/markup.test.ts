import { describe, expect, it } from 'vitest'
import { socialProfile } from '#engine/extract/contact/social-profiles.ts'
import { decodeBody } from '#engine/extract/page/decode.ts'
import { readSite } from '#engine/extract/read-site.ts'
import { makeEvidence } from '#tests/golden/evidence.ts'
import { parseJson } from './json-ld.ts'

const read = (...blocks: unknown[]) =>
  readSite(
    makeEvidence({
      home: `<title>Kwast</title>${blocks.map((block) => `<script type="application/ld+json">${JSON.stringify(block)}</script>`).join('')}`,
    }),
  )

describe('JSON-LD', () => {
  it.each([
    ['a trailing comma', '{"a":[1,2,],}'],
    ['comments', '{/* een */"a":1 // twee\n}'],
    ['a raw line break in a string', '{"a":"x\ny"}'],
    ['escaped entities', '{&quot;a&quot;:1}'],
    ['a byte order mark and a semicolon', '\ufeff{"a":1};'],
    ['CDATA', '//<![CDATA[\n{"a":1}\n//]]>'],
    ['a control character', '{"a":"x\u0001y"}'],
    ['a PHP escape', '{"a":"Jan\\\'s"}'],
  ])('is repaired when that is safe: %s', (_what, block) => expect(parseJson(block)).toHaveProperty('value.a'))

  it.each([
    '{"a":1 "b":2}',
    '{"a":',
    "{'a':1}",
    'geen json',
  ])('is not repaired when that would be guessing: %s', (block) => expect(parseJson(block)).toHaveProperty('reason'))

  it('takes the company from @graph, by @id, and not its clients or its trade association', () => {
    const { facts } = read({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', name: 'Kwast - alles over verf', publisher: { '@id': '#org' } },
        {
          '@type': 'HousePainter',
          '@id': '#org',
          name: 'Kwast',
          memberOf: { '@type': 'Organization', name: 'OnderhoudNL', telephone: '+31205550182' },
        },
        {
          '@type': 'Review',
          reviewBody: 'Heel netjes gewerkt.',
          author: { '@type': 'Organization', name: 'Gemeente Ergens' },
        },
      ],
    })
    expect(facts.name?.value).toBe('Kwast')
    expect(facts.phone).toBeUndefined()
    expect(facts.reviews?.[0]?.value).toBe('Heel netjes gewerkt. — Gemeente Ergens')
  })

  it.each([
    'Menu',
    'WebSite',
    'Product',
    'BreadcrumbList',
    'Person',
  ])('never takes the name of a %s for the company', (type) =>
    expect(read({ '@type': type, name: 'Iets anders' }).facts.name).toBeUndefined())

  it('leaves placeholders of a template out', () => {
    const { facts, placeholders } = read({
      '@type': 'LocalBusiness',
      name: 'Your Business Name',
      telephone: '+31201234567',
      email: 'info@example.com',
      vatID: 'NL123456789B01',
      address: { streetAddress: 'Straatnaam 1', postalCode: '1234 AB', addressLocality: 'Plaats' },
    })
    expect(Object.keys(facts).filter((key) => key !== 'website')).toEqual([])
    expect(placeholders.length).toBe(1)
  })

  it('splits an address whose street repeats postcode and place', () => {
    const { facts } = read({
      '@type': 'Organization',
      name: 'Kwast',
      address: { streetAddress: 'Dorpsstraat 45A, 3511 AB Utrecht', addressCountry: 'Netherlands' },
    })
    expect(facts.address?.value).toEqual({ street: 'Dorpsstraat 45A', postalCode: '3511 AB', city: 'Utrecht' })
    expect(facts.country?.value).toBe('NL')
  })

  it('prefers markup over text, and reports where they differ', () => {
    const { facts, conflicts } = readSite(
      makeEvidence({
        home: '<script type="application/ld+json">{"@type":"Organization","name":"Kwast","foundingDate":"1999"}</script><p>Wij zijn opgericht in 2001.</p>',
      }),
    )
    expect(facts.foundingYear).toMatchObject({ value: 1999, source: 'json-ld' })
    expect(conflicts.map(({ field }) => field)).toEqual(['foundingYear'])
  })
})

describe('social profiles', () => {
  it.each([
    'https://www.facebook.com/kwast',
    'https://www.facebook.com/profile.php?id=61574368775029',
    'https://www.instagram.com/sharekwast/',
    'https://www.linkedin.com/company/kwast/',
    'https://x.com/homekwast',
    'https://www.youtube.com/@kwast',
    'https://www.tiktok.com/@kwast',
  ])('counts %s', (url) => expect(socialProfile(url)).not.toBeNull())

  it.each([
    'https://www.facebook.com/tr?id=1&ev=PageView',
    'https://www.facebook.com/sharer/sharer.php?u=x',
    'https://www.facebook.com/',
    'https://www.facebook.com/profile.php',
    'https://twitter.com/intent/tweet?text=x',
    'https://www.linkedin.com/shareArticle?url=x',
    'https://www.instagram.com/p/C0ffee/',
    'https://www.youtube.com/watch?v=x',
    'https://www.instagram.com/wix',
    'https://pinterest.com/pin/create/button/?url=x',
  ])('leaves %s out', (url) => expect(socialProfile(url)).toBeNull())
})

describe('the character set', () => {
  it.each([
    ['the header', new Uint8Array([0x63, 0x61, 0x66, 0xe9]), 'text/html; charset=iso-8859-1'],
    [
      'a meta tag',
      new Uint8Array([...new TextEncoder().encode('<meta charset="windows-1252">caf'), 0xe9]),
      'text/html',
    ],
    [
      'a byte order mark, against the header',
      new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('café')]),
      'text/html; charset=latin1',
    ],
    ['nothing at all', new TextEncoder().encode('café'), ''],
    ['bytes that are no UTF-8', new Uint8Array([0x63, 0x61, 0x66, 0xe9]), ''],
    ['a name that nobody knows', new TextEncoder().encode('café'), 'text/html; charset=onzin'],
  ])('is read from %s', (_what, bytes, type) => expect(decodeBody(bytes, type)).toMatch(/café$/))
})
