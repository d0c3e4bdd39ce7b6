import { describe, expect, test } from 'vitest'
import type { PageValue, SaidValue } from './reading/said-values.ts'
import { whereSaid } from './reading/said-values.ts'

const ADDRESS = { street: 'Coolsingel 12', postalCode: '3011 AD', city: 'Rotterdam' }
const isStated = (said: SaidValue, page: PageValue) => whereSaid([said], [page], 'NL')[0]!.stated.length === 1

describe('a page states what an assistant said', () => {
  test.each<[SaidValue['fact'], string, PageValue['fact'], PageValue['value']]>([
    ['phone', '010 123 45 67', 'phone', '+31101234567'],
    ['phone', '+31 (0)10-1234567', 'phone', '010 123 45 67'],
    ['kvk', '69 59 90 84', 'kvk', '69599084'],
    ['foundingYear', 'sinds 1987', 'foundingYear', '1987'],
    ['email', 'INFO@bakker.example', 'email', 'info@bakker.example'],
    ['website', 'www.bakker.example', 'website', 'https://bakker.example/'],
    ['city', 'Rotterdam', 'address', ADDRESS],
    ['city', 'Den Haag', 'address', "Spui 1, 2511 BL 's-Gravenhage"],
    ['address', 'Coolsingel 12', 'address', ADDRESS],
    ['address', 'Coolsingel 12, 3011AD Rotterdam', 'address', 'Coolsingel 12, 3011 AD Rotterdam'],
  ])('of its %s: %s', (fact, said, stated, value) => {
    expect(isStated({ fact, said }, { fact: stated, value })).toBe(true)
  })

  test.each<[SaidValue['fact'], string, PageValue['fact'], PageValue['value']]>([
    ['phone', '010 123 45 67', 'phone', '010 123 45 68'],
    ['phone', '010 123 45 67', 'kvk', '0101234567'],
    ['foundingYear', 'sinds lang', 'foundingYear', '1987'],
    ['city', 'Rotterdam', 'address', { street: 'Rotterdam 1', city: 'Utrecht' }],
    ['address', 'Coolsingel 1', 'address', ADDRESS],
    ['address', 'Coolsingel', 'address', ADDRESS],
    ['services', 'Taarten', 'name', 'Taarten'],
  ])('but not of another %s: %s', (fact, said, stated, value) => {
    expect(isStated({ fact, said }, { fact: stated, value })).toBe(false)
  })

  test('under one key, however it is written', () => {
    const keys = (fact: SaidValue['fact'], ...said: string[]) =>
      new Set(
        whereSaid(
          said.map((text) => ({ fact, said: text })),
          [],
          'NL',
        ).map(({ key }) => key),
      )
    expect(keys('phone', '010 123 45 67', '+31101234567', '010-1234567').size).toBe(1)
    expect(keys('website', 'bakker.example', 'https://www.bakker.example').size).toBe(1)
    expect(keys('foundingYear', '1987', 'sinds 1987', '1988').size).toBe(2)
  })
})
