// What a report gives to paste: it keeps what is there, says where it belongs, and states facts of the site only.
import { describe, expect, it } from 'vitest'
import { judgeEvidence } from '#engine/judge/judge.ts'
import { validateLlmsTxt } from '#engine/llms-txt/reading/validate.ts'
import type { CompanyFacts, ReportChange } from '#engine/report/report.ts'
import { type MadeSite, makeEvidence } from '#tests/golden/evidence.ts'

const text = 'Wij onderhouden en repareren auto’s van alle merken, en doen dat met plezier. '.repeat(20)
const footer =
  '<footer>Garage De Nok, Dorpsstraat 1, 8011 AB Zwolle. KvK 54812736. <a href="tel:0385550178">bel</a> <a href="mailto:info@voorbeeldbedrijf.example">mail</a><p>Openingstijden</p><p>Maandag t/m vrijdag 08:00 - 17:00</p></footer>'
const menu =
  '<header><nav><a href="/">Home</a><a href="/apk">APK-keuring</a><a href="/airco">Airco-service</a><a href="/contact">Contact</a><a href="/apk#prijs">APK-keuring</a></nav></header>'
const page = (head = '', body = '') =>
  `<html lang="nl"><head><title>Garage De Nok | garage in Zwolle</title><meta property="og:site_name" content="Garage De Nok">${head}</head><body>${menu}<h1>Garage De Nok</h1><p>${text}</p><p>Voor Zwolle en omgeving.</p>${body}${footer}<footer><a href="/privacy">Privacyverklaring</a></footer></body></html>`
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`

function change(id: string, site: MadeSite, profileFacts?: CompanyFacts): ReportChange | undefined {
  return judgeEvidence(makeEvidence(site), profileFacts ? { profileFacts } : {}).changes.find((one) => one.id === id)
}
function pasted(home: string): { node: Record<string, unknown>; all: Record<string, unknown>[]; intro: string } {
  const { code } = change('json-ld', { home })!
  const value = JSON.parse(/<script type="application\/ld\+json">([\s\S]*)<\/script>/.exec(code!.text)![1]!)
  const all = [value['@graph'] ?? value].flat() as Record<string, unknown>[]
  const node = all.find((one) => /Organization|Repair|Business/.test(JSON.stringify(one['@type'])))!
  return { node, all, intro: code!.intro }
}

describe('the JSON-LD to paste', () => {
  it('is a new block where there is none, of the trade’s own type, with hours and area', () => {
    const { node, intro } = pasted(page())
    expect(intro).toContain('nieuw blok')
    expect(node).toMatchObject({
      '@type': 'AutoRepair',
      name: 'Garage De Nok',
      openingHours: ['Mo-Fr 08:00-17:00'],
      areaServed: ['Zwolle'],
      iso6523Code: '0106:54812736',
    })
  })

  it('completes the block that is there, and loses nothing of it', () => {
    const own = {
      '@type': 'LocalBusiness',
      '@id': 'https://voorbeeldbedrijf.example/#wij',
      name: 'Garage De Nok',
      priceRange: '€€',
      geo: { '@type': 'GeoCoordinates', latitude: 52.5, longitude: 6.09 },
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '08:00', closes: '17:00' },
      ],
      address: { '@type': 'PostalAddress', addressLocality: 'Zwolle' },
      sameAs: ['https://www.facebook.com/garagedenok'],
    }
    const site = {
      '@type': 'WebSite',
      '@id': 'https://voorbeeldbedrijf.example/#site',
      publisher: { '@id': own['@id'] },
    }
    for (const value of [
      { '@context': 'https://schema.org', '@graph': [site, own] },
      { '@context': 'https://schema.org', ...own },
    ]) {
      const { node, all, intro } = pasted(page(ld(value)))
      expect(intro).toContain('Vervang het oude blok')
      const { '@type': type, address, ...rest } = own
      expect(node).toMatchObject(rest)
      expect(node['@type']).toEqual(['LocalBusiness', 'AutoRepair'])
      expect(node.address).toMatchObject({ ...address, streetAddress: 'Dorpsstraat 1', postalCode: '8011 AB' })
      expect(node).toMatchObject({ telephone: '+31385550178', iso6523Code: '0106:54812736' })
      expect(node).not.toHaveProperty('openingHours')
      if ('@graph' in value) expect(all).toContainEqual(site)
      expect(type).toBe('LocalBusiness')
    }
  })

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '#logo',
    'https://voorbeeldbedrijf.example/#logo',
    'ftp://voorbeeldbedrijf.example/l.png',
  ])('takes %s for no logo', (logo) => {
    const { node } = pasted(
      page(ld({ '@context': 'https://schema.org', '@type': 'Organization', name: 'Garage De Nok', logo })),
    )
    const url = typeof node.logo === 'string' ? URL.parse(node.logo) : null
    if (logo.startsWith('http') || logo.startsWith('ftp')) expect([undefined, logo]).toContain(node.logo)
    else expect(node).not.toHaveProperty('logo')
    expect(url?.protocol ?? 'https:').not.toMatch(/javascript|data/)
    expect(pasted(page('', `<img src="${logo}" alt="Garage De Nok logo">`)).node).not.toHaveProperty('logo')
  })

  it('replaces a block that cannot be parsed', () => {
    const home = page('<script type="application/ld+json">{"@type": "Organization" "name": </script>')
    const { code } = change('json-ld', { home })!
    expect(code!.intro).toContain('in de plaats van')
  })
})

describe('the llms.txt to paste', () => {
  it('lists the whole navigation, each page once by its own title, with privacy as optional', () => {
    const { code } = change('llms-txt', { home: page() })!
    expect(validateLlmsTxt(`${code!.text}\n`)).toEqual({ valid: true, problems: expect.any(Array) })
    const [pages, optional] = code!.text.split('## Optional')
    expect(
      [...pages!.matchAll(/^- \[(.+?)\]\((.+?)\)/gm)].map(([, title, url]) => [title, new URL(url!).pathname]),
    ).toEqual([
      ['Home', '/'],
      ['APK-keuring', '/apk'],
      ['Airco-service', '/airco'],
      ['Contact', '/contact'],
    ])
    expect(optional).toContain('[Privacyverklaring](https://voorbeeldbedrijf.example/privacy)')
  })

  it('is not offered when the site has a valid file, which counts as a strength', () => {
    const llms =
      '# Garage De Nok\r\n\r\n> Garage in Zwolle.\r\n\r\n## Diensten\r\n\r\n- [APK](https://voorbeeldbedrijf.example/apk): keuring\r\n'
    const report = judgeEvidence(makeEvidence({ home: page(), llms }))
    expect(report.changes.some(({ id }) => id === 'llms-txt')).toBe(false)
    expect(report.checks.find(({ id }) => id === 'llms-txt')).toMatchObject({
      points: 2,
      says: expect.stringContaining('volgt de grammatica'),
    })
  })

  it('is the existing file, repaired, when that cannot be read', () => {
    const llms =
      '# Garage De Nok\n\n> Garage in Zwolle.\n\nSinds jaren.\n\n## Werk\n\nWij doen alles.\n- [Roest](https://voorbeeldbedrijf.example/roest): behandeling\n'
    const { code, says } = change('llms-txt', { home: page(), llms })!
    expect(says).toBe('Herstel je llms.txt.')
    for (const words of ['Sinds jaren.', 'Wij doen alles.', '[Roest]']) expect(code!.text).toContain(words)
  })

  it('is that of the profile when there is one', () => {
    const name = {
      value: 'Garage De Nok',
      source: 'profile' as const,
      page: 'https://vindbaar.example/profile/x',
      snippet: 'x',
    }
    const offered = change('llms-txt', { home: page() }, { name })!
    expect(offered.code).toBeUndefined()
    expect(offered.says).toContain('van je profiel')
    expect(offered.points).toBeGreaterThan(0)
  })
})

describe('the three changes', () => {
  it('say what judging again gives, ceilings included', () => {
    const report = judgeEvidence(makeEvidence({ home: page('<meta name="robots" content="noindex, nofollow">') }))
    const [first] = report.changes
    expect(first).toMatchObject({ id: 'indexing', from: 40, checks: ['indexable'] })
    const open = judgeEvidence(
      makeEvidence({ home: page('<meta name="robots" content="index, follow, max-snippet:-1">') }),
    )
    expect(first!.to).toBe(open.score)
    const section = report.sections.find(({ id }) => id === 'changes')!
    expect(JSON.stringify(section)).toContain(`(van 40 naar ${open.score})`)
  })

  it('opening a robots.txt that blocks search crawlers is one change', () => {
    const robots =
      'User-agent: *\nDisallow: /wp-admin/\n\nUser-agent: PerplexityBot\nUser-agent: Claude-SearchBot\nUser-agent: GPTBot\nDisallow: /\n'
    const report = judgeEvidence(makeEvidence({ home: page(), robots }))
    const about = report.changes.filter(({ says }) => /robots|PerplexityBot|Claude-SearchBot/.test(says))
    expect(about.map(({ id }) => id)).toEqual(['robots-txt'])
    expect(about[0]!.checks).toEqual(['claude-searchbot', 'perplexitybot'])
  })
})
