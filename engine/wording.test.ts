import { describe, expect, it } from 'vitest'
import { around, excerpt, fill, inSentence, listed } from './wording.ts'

const nl = (text: string, values: Record<string, string | number>) => fill({ nl: text, en: text }, 'nl', values)

describe('a text that is filled', () => {
  it.each([
    ['{n} {n|woord|woorden}.', { n: 1 }, '1 woord.'],
    ['{n} {n|woord|woorden}.', { n: 0 }, '0 woorden.'],
    ['{n} {n|woord|woorden}.', { n: 12345 }, '12.345 woorden.'],
    ['Van {n}.', { n: 7.5 }, 'Van 7,5.'],
    ['Sinds {year}.', { year: 1998 }, 'Sinds 1998.'],
    ['Naam: {name}.', { name: 'Jansen B.V.' }, 'Naam: Jansen B.V.'],
    ['Naam: ‘{name}’.', { name: 'Jansen B.V.' }, 'Naam: ‘Jansen B.V.’'],
    ['Omschrijving: {text}.', { text: 'Wij bakken…' }, 'Omschrijving: Wij bakken…'],
    ['Vraag: {text}.', { text: 'Wat kost het?' }, 'Vraag: Wat kost het?'],
    ['{a} en {b}.', { a: 'x' }, 'x en {b}.'],
  ])('%s with %o', (text, values, expected) => expect(nl(text, values)).toBe(expected))
})

describe('a list', () => {
  it('names its first items and counts the others', () => {
    expect(listed(['brood'], 'nl')).toBe('brood')
    expect(listed(['brood', 'gebak', 'taart'], 'nl')).toBe('brood, gebak en taart')
    expect(listed(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'nl')).toBe('a, b, c, d, e en nog 2')
    expect(listed(['a', 'b', 'c'], 'en', 2)).toBe('a, b and 1 more')
  })
})

describe('a name within a sentence', () => {
  it.each([
    ['Btw-id', 'btw-id'],
    ['E-mail', 'e-mail'],
    ['Klopt niet', 'klopt niet'],
    ['KvK-nummer', 'KvK-nummer'],
    ['APK', 'APK'],
  ])('%s', (name, written) => expect(inSentence(name)).toBe(written))
})

describe('a quotation', () => {
  it('is cut between words', () => {
    expect(excerpt('Wij bakken elke dag vers brood, en meer', 33)).toBe('Wij bakken elke dag vers brood…')
    expect(excerpt('kort', 32)).toBe('kort')
  })

  it('begins and ends at a word', () => {
    const text = 'Praktijk met zeven therapeuten, een oefenzaal van 180 m2 en een score van 9,2 bij patiënten'
    expect(around(text, text.indexOf('180'), 20, 25)).toBe('…een oefenzaal van 180 m2 en een score van…')
    expect(around('180 m2', 0, 20, 25)).toBe('180 m2')
  })
})
