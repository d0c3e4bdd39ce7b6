import { expect, test } from 'vitest'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'
import { BEGINNINGS } from '#tests/cases/answers/passages/beginnings.ts'
import { OTHER_PLACES } from '#tests/cases/answers/passages/other-places.ts'
import { OTHER_TRADES } from '#tests/cases/answers/passages/other-trades.ts'
import { PEOPLE } from '#tests/cases/answers/passages/people.ts'
import { PLACES } from '#tests/cases/answers/passages/places.ts'
import { TRADES } from '#tests/cases/answers/passages/trades.ts'
import { judgeAnswer } from './judge-answer.ts'
import { prepareCompany } from './known-company.ts'

const OWN = [
  {
    ...{ NAME: 'Bakkerij Van der Meulen', CITY: 'Sneek', STREET: 'Oosterdijk', NR: '14', YEAR: '1987', FORM: 'vof' },
    ...{ PERSON: 'Femke van der Meulen', STAFF: 'Youssef Amrani', TRADE: 'bakker', TRADE_EN: 'bakery' },
    OTHER: 'Bakkerij Hoekstra',
  },
  {
    ...{
      NAME: 'Zilverlinde Makelaars',
      CITY: 'Amersfoort',
      STREET: 'Utrechtseweg',
      NR: '201',
      YEAR: '2009',
      FORM: 'bv',
    },
    ...{ PERSON: 'Martijn Prins', STAFF: 'Lotte Verhagen', TRADE: 'makelaar', TRADE_EN: 'estate agency' },
    OTHER: 'Eemland Wonen',
  },
  {
    ...{ NAME: 'Schildersbedrijf De Kwast', CITY: 'Tilburg', STREET: 'Ringbaan', NR: '56', YEAR: '2001', FORM: 'bv' },
    ...{ PERSON: 'Peter Smulders', STAFF: 'Nadia Haddou', TRADE: 'schilder', TRADE_EN: 'painter' },
    OTHER: 'Van Gool Schilders',
  },
]
type Blank = keyof (typeof OWN)[number]

/** What is told in each blank, and what no company of these has there. */
const TOLD: Partial<Record<Blank, { fact: string; another: string | null }>> = {
  CITY: { fact: 'city', another: 'Zwolle' },
  STREET: { fact: 'address', another: 'Kerkstraat' },
  YEAR: { fact: 'foundingYear', another: '1978' },
  PERSON: { fact: 'team', another: 'Henk de Graaf' },
  STAFF: { fact: 'team', another: null },
  TRADE: { fact: 'sector', another: 'slager' },
  TRADE_EN: { fact: 'sector', another: 'butcher' },
  FORM: { fact: 'legalForm', another: 'stichting' },
}
const PHONE = '0515 555 010'

const KNOWN = OWN.map(({ NAME, CITY, STREET, NR, YEAR, FORM, PERSON, STAFF, TRADE, OTHER }) =>
  prepareCompany(
    plainCompany({
      ...{ name: NAME, phones: [PHONE], sector: TRADE, legalForm: FORM, foundingYear: Number(YEAR) },
      addresses: [{ street: `${STREET} ${NR}`, postalCode: '8601 AB', city: CITY }],
      team: [
        { name: PERSON, role: 'eigenaar' },
        { name: STAFF, role: 'medewerker' },
      ],
    }),
    [{ name: OTHER }],
  ),
)

const fillIn = (passage: string, values: Record<string, string>) =>
  passage.replace(/\{(\w+)\}/g, (_, blank: string) => values[blank] ?? '8601 AB')

/** The share of what a passage tells of each company that is judged so: with its own value right, with another wrong. */
function shareRead(passages: readonly string[], fact: string, isOwn: boolean): number {
  const read = passages.flatMap((passage) =>
    Object.entries(TOLD).flatMap(([blank, told]) => {
      if (told.fact !== fact || !passage.includes(`{${blank}}`) || (!isOwn && told.another === null)) return []
      return OWN.map((own, at) => {
        const values = isOwn ? own : { ...own, [blank]: told.another! }
        // Nothing but the name would show which company is meant where its town is another.
        const answer = `${fillIn(passage, values)}${isOwn ? '' : `\n\nBellen kan op ${PHONE}.`}`
        const { facts } = judgeAnswer(answer, KNOWN[at]!)
        return facts.find((one) => one.fact === fact)!.verdict === (isOwn ? 'right' : 'wrong')
      })
    }),
  )
  const share = read.filter(Boolean).length / read.length
  console.log(`${fact} ${isOwn ? 'right' : 'wrong'}: ${share.toFixed(3)} of ${read.length}`)
  return share
}

// Of a wrong town or trade much may be another company's, or only be where somebody works: then nothing is said.
test.each([
  ['city', PLACES, 0.99, 0.88],
  ['city', OTHER_PLACES, 0.99, 0.87],
  ['address', PLACES, 0.99, 0.8],
  ['address', OTHER_PLACES, 0.98, 0.8],
  ['foundingYear', BEGINNINGS, 0.99, 0.9],
  ['legalForm', BEGINNINGS, 0.99, 0.95],
  ['team', PEOPLE, 0.99, 0.9],
  ['sector', TRADES, 0.99, 0.75],
  ['sector', OTHER_TRADES, 0.98, 0.65],
] as const)('passages with blanks are read whatever stands there: %s', (fact, passages, right, wrong) => {
  expect(shareRead(passages, fact, true)).toBeGreaterThanOrEqual(right)
  expect(shareRead(passages, fact, false)).toBeGreaterThanOrEqual(wrong)
})
