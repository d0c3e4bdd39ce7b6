import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

/** What stands where {N} (one), {P} (many) and {F} (its firm) stand, and {e}, {ep} and {ef} in English. */
const TRADES = {
  dakdekker: {
    N: 'dakdekker',
    P: 'dakdekkers',
    F: 'dakdekkersbedrijf',
    e: 'roofer',
    ep: 'roofers',
    ef: 'roofing company',
  },
  advocatenkantoor: {
    N: 'advocaat',
    P: 'advocaten',
    F: 'advocatenkantoor',
    e: 'lawyer',
    ep: 'lawyers',
    ef: 'law firm',
  },
  timmerbedrijf: {
    N: 'timmerman',
    P: 'timmerlieden',
    F: 'timmerbedrijf',
    e: 'carpenter',
    ep: 'carpenters',
    ef: 'carpentry firm',
  },
  hovenier: {
    N: 'hovenier',
    P: 'hoveniers',
    F: 'hoveniersbedrijf',
    e: 'gardener',
    ep: 'gardeners',
    ef: 'landscaping company',
  },
}
const OTHERS: typeof TRADES = {
  dakdekker: {
    N: 'stratenmaker',
    P: 'stratenmakers',
    F: 'stratenmakersbedrijf',
    e: 'paver',
    ep: 'pavers',
    ef: 'paving company',
  },
  advocatenkantoor: {
    N: 'notaris',
    P: 'notarissen',
    F: 'notariskantoor',
    e: 'notary',
    ep: 'notaries',
    ef: 'notary office',
  },
  timmerbedrijf: {
    N: 'schilder',
    P: 'schilders',
    F: 'schildersbedrijf',
    e: 'painter',
    ep: 'painters',
    ef: 'painting company',
  },
  hovenier: {
    N: 'loodgieter',
    P: 'loodgieters',
    F: 'loodgietersbedrijf',
    e: 'plumber',
    ep: 'plumbers',
    ef: 'plumbing company',
  },
}
type Trade = keyof typeof TRADES

function misread(said: string, values: typeof TRADES, wanted: string): string[] {
  return (Object.keys(TRADES) as Trade[]).flatMap((sector) => {
    const known = prepareCompany(
      plainCompany({
        name: 'Zilverlinde',
        addresses: [{ city: 'Sneek' }],
        sector,
        services: ['Abonnementen'],
        team: [{ name: 'Floor Maas', role: 'eigenaar' }],
      }),
      [{ name: 'De Boom' }],
    )
    const answer = said
      .replace(/\{(\w+)\}/g, (_, key: string) => values[sector][key as keyof (typeof TRADES)[Trade]])
      .replace(/(?<=^|\n)\p{Ll}/gu, (first) => first.toUpperCase())
    const { facts } = judgeAnswer(answer, known)
    const { verdict } = facts.find(({ fact }) => fact === 'sector')!
    return verdict === wanted ? [] : [`${verdict}: ${answer}`]
  })
}

test.each([
  'Zilverlinde is, net als De Boom, een {N} in Sneek.',
  'Zilverlinde is van Floor Maas. Zij begon in Sneek haar eigen {F}.',
  'Zilverlinde zit in Sneek. De eigenaar houdt zijn {F} liever klein.',
  'Zilverlinde zit in Sneek. Wie bij de {N} wil langskomen, maakt eerst een afspraak.',
  '{N} Floor Maas werkt in Sneek onder de naam Zilverlinde.',
  'Zilverlinde is de naam waaronder {N} Floor Maas in Sneek werkt.',
  'Achter Zilverlinde in Sneek zit {N} Floor Maas.',
  'Vergeleken met andere {P} in Sneek is Zilverlinde klein.',
  'Zilverlinde heeft in Sneek meer reviews dan andere {P}.',
  'Zilverlinde is een van die zelfstandige {P} die je in Sneek nog vindt.',
  'Een aanrader onder de {P} in Sneek is Zilverlinde.',
  'De {P} Zilverlinde en De Boom zitten allebei in Sneek.',
  'Zilverlinde zit in Sneek; de {P} werken in de hele regio.',
  'Zilverlinde wordt vaak genoemd wanneer mensen in Sneek een {N} zoeken.',
  'Zilverlinde is one of those independent {ep} you still find in Sneek.',
  '**Zilverlinde**\n{ep} from Sneek with a long track record.',
  'Zilverlinde is in Sneek. Its team of {ep} is small.',
  'Zilverlinde is in Sneek. The owner prefers to keep her {ef} small.',
  '{e} Floor Maas has been working in Sneek under the name Zilverlinde.',
  'Zilverlinde is the trading name of {e} Floor Maas in Sneek.',
  'Zilverlinde zit in Sneek. Zij begonnen samen een {F}.',
  'Zilverlinde zit in Sneek. Floor Maas opende hier in 2009 een klein {F}.',
  'Zilverlinde zit in Sneek. Er werken twaalf {P}.',
  'Zilverlinde zit in Sneek. Je wordt er geholpen door ervaren {P}.',
  'Zilverlinde zit in Sneek. Ze zijn vaker open dan de meeste {P}.',
  'Zilverlinde is in Sneek. A team of twelve {ep} works there.',
  'Zilverlinde is in Sneek. Unlike most {ep}, they answer the phone.',
])('its own trade is read wherever it stands: %s', (said) => {
  expect(misread(said, TRADES, 'right')).toEqual([])
})

test.each([
  'Zilverlinde is een van de bekendere {P} in Sneek.',
  'Zilverlinde zit in Sneek. Dit {F} werkt veel voor particulieren.',
  'Zilverlinde zit in Sneek. De {N} is op maandag gesloten.',
  'Zilverlinde – {F} – Sneek',
  'Zilverlinde ({F} in Sneek) heeft een nette website.',
  'Zilverlinde, {F} te Sneek',
  'Zilverlinde werkt al twintig jaar als {N} in Sneek.',
  'Zilverlinde is Sneek’s oldest {ef}.',
  'Zilverlinde is in Sneek. This {ef} works mainly for private clients.',
])('another trade is wrong: %s', (said) => {
  expect(misread(said, OTHERS, 'wrong')).toEqual([])
  expect(misread(said, TRADES, 'right')).toEqual([])
})

test.each([
  'Zilverlinde zit in Sneek. De eigenaar is getrouwd met een {N}.',
  'Zilverlinde is in Sneek. The average {e} charges fifty euros an hour.',
  'Zilverlinde is in Sneek. There is a {e} next door.',
  'Zilverlinde zit in Sneek. Floor Maas begon later een tweede {F}.',
  'Zilverlinde zit in Sneek. De Sneeker firma heeft goede recensies.',
])('of another, of any and of none nothing is said: %s', (said) => {
  expect(misread(said, TRADES, 'absent')).toEqual([])
})

test.each([
  'Zilverlinde zit in Sneek. Haar man is een {N}.',
  'Zilverlinde is in Sneek. His brother is a {e}.',
  'Zilverlinde is in Sneek. The owner is a former {e}.',
])('nor is it another trade where somebody is: %s', (said) => {
  expect(misread(said, OTHERS, 'absent')).toEqual([])
})

test('what a trade does tells it where the company is all about that', () => {
  const known = prepareCompany(
    plainCompany({
      name: 'Spreekraam',
      addresses: [{ city: 'Ede' }],
      sector: 'logopediepraktijk',
      services: ['Stemtherapie'],
    }),
    [],
  )
  const verdictOf = (answer: string) => judgeAnswer(answer, known).facts.find(({ fact }) => fact === 'sector')!.verdict
  expect(verdictOf('Spreekraam zit in Ede. Je kunt er terecht voor logopedie.')).toBe('right')
  expect(verdictOf('Spreekraam in Ede specialises in speech therapy.')).toBe('right')
  expect(verdictOf('Spreekraam in Ede is niet gespecialiseerd in logopedie.')).toBe('absent')
})
