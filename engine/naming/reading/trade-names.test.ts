import { expect, test } from 'vitest'
import { isNameOf } from './trade-names.ts'

test('a trade is the same in Dutch and English, and any word may be one', () => {
  expect(isNameOf('roofing company', 'dakdekker')).toBe(true)
  expect(isNameOf('dakdekker', 'roofer')).toBe(true)
  expect(isNameOf('roofer', 'notaris')).toBe(false)
  expect(isNameOf('roofer', 'constructor')).toBe(false)
  expect(isNameOf('notary', 'lash studio')).toBe(false)
})

test('a trade is the same written apart, in the plural, with another word for a company or by what it sells', () => {
  expect(isNameOf('zonnepanelenbedrijf', 'zonnepanelen-installateur')).toBe(true)
  expect(isNameOf('roofing companies', 'dakdekker')).toBe(true)
  expect(isNameOf('keukenspeciaalzaak', 'keukenzaak')).toBe(true)
  expect(isNameOf("children's clothing web shop", 'babykledingwinkel')).toBe(true)
  expect(isNameOf('classic car garage', 'oldtimergarage')).toBe(true)
})

test('a sector may tell several trades', () => {
  for (const phrase of ['installateur', 'heat pump installer', 'aircobedrijf'])
    expect(isNameOf(phrase, "installateur van airco's en warmtepompen")).toBe(true)
  expect(isNameOf('lunchroom', 'bakkerij met lunchroom')).toBe(true)
  expect(isNameOf('bakery', 'bakkerij met lunchroom')).toBe(true)
  expect(isNameOf('slagerij', 'bakkerij met lunchroom')).toBe(false)
  expect(isNameOf('recruitment agency', 'wervings- en selectiebureau')).toBe(true)
  expect(isNameOf('behanger', 'schilders- en stukadoorsbedrijf')).toBe(false)
})

test('an organ builder is no violin maker, and either may be called an instrument maker', () => {
  expect(isNameOf('organ maker', 'orgelbouwer')).toBe(true)
  expect(isNameOf('orgelmakerij', 'vioolbouwer')).toBe(false)
  expect(isNameOf('instrumentenbouwer', 'orgelbouwer')).toBe(true)
  expect(isNameOf('instrumentenbouwer', 'vioolbouwer')).toBe(true)
})

test.each([
  ['rijwielhersteller', 'fietsenmaker'],
  ['groencentrum', 'tuincentrum'],
  ['drankwinkel', 'slijterij'],
  ['vinylwinkel', 'platenzaak'],
  ['tegelaar', 'tegelzetter'],
  ['kledingmaker', 'kleermaker'],
  ['plaatwerkerij', 'autoschadebedrijf'],
  ['bike rental', 'fietsverhuurder'],
  ['saddlemaker', 'zadelmakerij'],
  ['window coverings shop', 'gordijnenwinkel'],
])('a %s is a %s', (name, trade) => {
  expect(isNameOf(name, trade)).toBe(true)
})
