import { describe, expect, it } from 'vitest'
import { judged, type NamedSite } from '#tests/golden/named-site.ts'
import { nameKey } from './name-parts.ts'

describe('the name of an account', () => {
  const site: NamedSite = {
    domain: 'iets-anders.example',
    title: 'Vers brood en gebak | Testdam',
    h1: 'Elke dag vers',
    body: '<p>Bij Bakkerij De Korenaar B.V. bakken we zelf.</p>',
  }

  it.each([
    'Bakkerij De Korenaar',
    'bakkerij de korenaar',
    'Bakkerij De Korenaar BV',
  ])('%s is found in the text', (name) => {
    const report = judged(site, { name })
    expect(nameKey(report.facts.name!.value)).toBe('bakkerijdekorenaar')
    expect(report.known_fields.naam).toBe(true)
    expect(report.checks.find(({ id }) => id === 'one-name')!.outcome).not.toBe('none')
    expect(report.checks.find(({ id }) => id === 'basics-in-html')!.says).not.toContain('je naam,')
    expect(report.facts.name!.snippet).toContain('Bakkerij De Korenaar')
  })

  it('is found in the text of an image', () => {
    const report = judged(
      { ...site, body: '<img src="/a.png" alt="Het team van Bakkerij De Korenaar">' },
      { name: 'Bakkerij De Korenaar' },
    )
    expect(report.known_fields.naam).toBe(true)
  })

  it('is not claimed where the site does not say it', () => {
    const report = judged({ title: 'Slagerij Van Houten', h1: 'Slagerij Van Houten' }, { name: 'Bakkerij De Korenaar' })
    expect(report.facts.name?.value).toBe('Slagerij Van Houten')
  })
})

describe('two spellings of a name', () => {
  it.each([
    ['Peeters B.V.', 'Peeters'],
    ['Peeters BV', 'peeters b.v.'],
    ['V.O.F. Jansen', 'Jansen'],
    ['Smit & Zoon', 'Smit en Zoon'],
    ['KTS-Klimaat', 'KTS Klimaat'],
    ['Eetcafé Het Anker', 'EETCAFE HET ANKER'],
  ])('%s is %s', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b))
  })
})
