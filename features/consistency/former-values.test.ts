import { expect, test } from 'vitest'
import { formerValues } from './former-values.rules.ts'

const AT = new Date('2026-11-22T12:00:00Z')
/** Minutes ago, with whether it was published. */
const was = (minutes: number, facts: object, published = false) => ({
  facts: { ...facts },
  from: new Date(AT.getTime() - minutes * 60_000),
  published,
})
const place = (straat: string, postcode: string) => ({ locaties_uitgebreid: [{ straat, postcode, plaats: 'Alkmaar' }] })
const names = (...values: [number, string, boolean?][]) =>
  formerValues(
    values.slice(0, -1).map(([minutes, company_name, published]) => was(minutes, { company_name }, published)),
    { company_name: values.at(-1)![1] },
    AT,
  ).name

test('a value that was saved on a public profile and replaced is a former one', () => {
  expect(names([9, 'De Korenaar', true], [6, 'De Molen'], [3, 'Het Anker'], [0, 'Het Anker'])).toContain('De Molen')
})

test('the newest comes first', () => {
  expect(names([9, 'De Korenaar', true], [6, 'De Molen'], [0, 'Het Anker'])).toEqual(['De Molen', 'De Korenaar'])
})

test('a name that was being typed or deleted is none', () => {
  const typed = names(
    [9, 'Bakkerij De Korenaar', true],
    [8, 'Bakkerij De Ko'],
    [7, 'Bakkerij'],
    [6, 'Bakkerij Het'],
    [0, 'Bakkerij Het Anker'],
  )
  expect(typed).toEqual(['Bakkerij De Korenaar'])
})

test('the same half of a name is a former one when it was published, or stood for hours', () => {
  expect(names([9, 'Bakkerij', true], [0, 'Bakkerij Het Anker'])).toContain('Bakkerij')
  expect(names([600, 'Bakkerij'], [9, 'Bakkerij Het Anker'], [0, 'Bakkerij Het Anker'])).toContain('Bakkerij')
})

test('a new street that stood before the old postcode for some minutes is no former address', () => {
  const past = [
    was(90, place('Molenweg 7', '1811 AB'), true),
    was(2, { ...place('Kerkweg 5', '1811 AB') }),
    was(1, { ...place('Kerkweg 5', '1811 AB'), sales_telefoon: '0725413900' }),
  ]
  const { address } = formerValues(past, place('Kerkweg 5', '1813 CD'), AT)
  expect(address).toEqual([{ street: 'Molenweg 7', postalCode: '1811 AB', city: 'Alkmaar' }])
})

test('a value that stays while others are saved is judged by the whole time that it stood', () => {
  const past = [
    was(300, { company_name: 'Bakkerij', sales_telefoon: '1' }),
    was(20, { company_name: 'Bakkerij', sales_telefoon: '2' }),
  ]
  expect(formerValues(past, { company_name: 'Bakkerij Het Anker' }, AT).name).toEqual(['Bakkerij'])
})
