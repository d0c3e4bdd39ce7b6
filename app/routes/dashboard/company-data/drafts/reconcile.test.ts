import { expect, test } from 'vitest'
import { changedFields, partToSend, reconcile, storedWhole } from './reconcile.ts'

const base = { companyName: 'Bakker', sector: '', diensten: [{ naam: 'Brood' }] }

test('a field that only one side changed gets the value of that side', () => {
  const mine = { ...base, sector: 'Bakkerij' }
  const theirs = { ...base, companyName: 'Bakker Bas' }
  expect(reconcile(base, {}, mine, theirs)).toEqual({
    merged: { ...base, sector: 'Bakkerij', companyName: 'Bakker Bas' },
    conflicts: [],
  })
})

test('a field that both sides changed differently is a conflict, and keeps the local value', () => {
  const mine = { ...base, companyName: 'Bakker Ans', diensten: [] }
  const theirs = { ...base, companyName: 'Bakker Bas', diensten: [] }
  const { merged, conflicts } = reconcile(base, {}, mine, theirs)
  expect(merged).toEqual({ ...base, companyName: 'Bakker Ans', diensten: [] })
  expect(conflicts).toEqual([{ field: 'companyName', mine: 'Bakker Ans', theirs: 'Bakker Bas' }])
})

test('a value that the server only normalised is not a change, and an entry that it did not store for lack of a name is one', () => {
  const sent = {
    ...base,
    companyName: ' Bakker Bas ',
    diensten: [{ naam: 'Brood' }, { naam: '', omschrijving: 'Warm' }],
  }
  const stored = { ...base, companyName: 'Bakker Bas' }
  const whole = storedWhole(sent, stored, { url: 'Voer een geldige URL in' })
  expect(changedFields(stored, whole, sent)).toEqual({ diensten: { value: sent.diensten, base: base.diensten } })
  const elsewhere = { ...stored, companyName: 'Bakker Cor' }
  expect(reconcile(stored, whole, sent, elsewhere)).toEqual({
    merged: { ...sent, companyName: 'Bakker Cor' },
    conflicts: [],
  })
})

test('a list with a refused entry stays a local change, though the stored list is as long', () => {
  const sent = { faqs: [{ vraag: 'Nieuw?' }], sector: 'Bakkerij' }
  const whole = storedWhole(sent, { faqs: [{ vraag: 'Oud?' }], sector: 'Bakkerij' }, { 'faqs.0.vraag': 'Te lang' })
  expect(whole).toEqual({ sector: 'Bakkerij' })
})

test('an empty text, a list of empty entries and a missing value are equal, and so are a year as text and as a number', () => {
  const stored = { sector: '', talen: [], oprichtingsjaar: 1998 }
  expect(
    changedFields(
      stored,
      {},
      { sector: undefined, talen: [], faqs: [{ vraag: ' ', antwoord: '' }], oprichtingsjaar: '1998' },
    ),
  ).toEqual({})
  expect(changedFields(stored, {}, { sector: 'Bakkerij' })).toEqual({ sector: { value: 'Bakkerij', base: '' } })
})

test('lists to which both sides added, or of which they changed different entries, become one list without a question', () => {
  const merge = (mine: unknown[], theirs: unknown[], before: unknown[] = [{ naam: 'Brood' }, { naam: 'Taart' }]) =>
    reconcile({ diensten: before }, {}, { diensten: mine }, { diensten: theirs })
  const [brood, taart, koek, cake] = ['Brood', 'Taart', 'Koek', 'Cake'].map((naam) => ({ naam }))
  const merged = (...diensten: unknown[]) => ({ merged: { diensten }, conflicts: [] })
  expect(merge([brood, taart, koek], [brood, taart, cake])).toEqual(merged(brood, taart, cake, koek))
  expect(merge([brood, taart, koek], [taart])).toEqual(merged(taart, koek))
  expect(merge([taart, brood], [brood, taart, cake])).toEqual(merged(taart, brood, cake))
  expect(merge([brood, taart, koek], [taart, brood])).toEqual(merged(taart, brood, koek))
  const dearer = { naam: 'Brood', prijsrange: '€ 5' }
  expect(merge([dearer, taart], [brood, taart, cake]).merged.diensten).toHaveLength(3)
  expect(merge([dearer, taart], [{ naam: 'Brood', prijsrange: '€ 6' }, taart]).conflicts).toHaveLength(1)
  expect(merge([dearer, taart], [taart]).conflicts, 'one changes what the other removes').toHaveLength(1)
  expect(merge([brood, taart, koek], [brood, taart, { naam: 'koek ', prijsrange: '€ 1' }]).conflicts).toHaveLength(1)
})

test('a save holds the basics and the changed fields of step 2, so that one change of a long profile is a short request', () => {
  const basics = { companyName: 'Bakker', url: '', locations: [], countries: [], desiredInfo: '', llmPlatforms: [] }
  const long = Array.from({ length: 300 }, (_, at) => ({ vraag: `Vraag ${at}?`, antwoord: 'Ja. '.repeat(100) }))
  const stored = { ...basics, sector: 'Bakkerij', faqs: long, talen: ['Nederlands'] }
  const typed = { ...stored, companyName: 'Bakker Bas', sector: 'Banketbakkerij', talen: [] }
  expect(partToSend(typed, changedFields(stored, {}, typed))).toEqual({
    ...{ ...basics, companyName: 'Bakker Bas' },
    ...{ sector: 'Banketbakkerij', talen: [] },
  })
})
