import { expect, test } from 'vitest'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'
import type { FactKind } from './facts.ts'
import { judgeAnswer } from './judge-answer.ts'
import { prepareCompany } from './known-company.ts'

const known = prepareCompany(
  plainCompany({
    ...{ name: 'Zilverlinde Optiek', aliases: ['Zilverlinde'], sector: 'opticien', foundingYear: 1987 },
    ...{ phones: ['0522 55 54 19'], emails: ['info@zilverlinde.nl'], kvk: '12345678', legalForm: 'bv' },
    addresses: [{ street: 'Kade 17', postalCode: '7944 HT', city: 'Meppel' }],
    services: ['Oogmeting', 'Contactlenzen', 'Zonnebrillen'],
    team: [{ name: 'Femke Bos', role: 'eigenaar' }],
    hours: ['ma 13:00-18:00; di,wo,do,vr 09:30-18:00; za 09:30-17:00; zo gesloten'],
  }),
  [{ name: 'Brillenhuis Meppel' }, { name: 'Oogwereld Drenthe' }],
)
const verdictOf = (answer: string, fact: FactKind) => {
  const { named, facts } = judgeAnswer(answer, known)
  return named ? facts.find((one) => one.fact === fact)!.verdict : 'unnamed'
}

const INTRODUCTIONS = [
  'Zilverlinde Optiek staat in Meppel goed bekend.',
  'Voor een nieuwe bril kun je terecht bij Zilverlinde Optiek.',
  'Wie in Meppel een bril zoekt, komt al snel bij Zilverlinde uit.',
  'Of al your options in Meppel, Zilverlinde Optiek gets the best reviews.',
  'Brillenhuis Meppel is goedkoper, maar Zilverlinde Optiek heeft meer keuze.',
  'Zilverlinde Optiek is kleiner dan Brillenhuis Meppel.',
  'Unlike Brillenhuis Meppel, Zilverlinde Optiek is family-run.',
  'Zilverlinde Optiek is een bekende naam.',
  'You probably mean Zilverlinde, a household name.',
]
const BETWEEN = ['', 'Klanten prijzen de uitleg. ', 'There is parking nearby. ', 'De prijzen liggen iets hoger. ']

/** How it is said, with what is right and what is wrong where '~' stands. */
const SAID: [fact: FactKind, said: string, right: string, wrong: string][] = [
  ['team', '~ is al jaren de eigenaar.', 'Femke Bos', 'Sanne Visser'],
  ['team', 'De zaak is van ~.', 'Femke Bos', 'Sanne Visser'],
  ['team', 'The owner, ~, does most of the fittings herself.', 'Femke Bos', 'Sanne Visser'],
  ['team', '~ staat er tegenwoordig als directeur aan het roer.', 'Femke Bos', 'Sanne Visser'],
  ['foundingYear', 'De winkel opende in ~ zijn deuren.', '1987', '1978'],
  ['foundingYear', 'In ~ ging de zaak van start.', '1987', '1978'],
  ['foundingYear', 'They have been around since ~.', '1987', '1978'],
  ['phone', 'Wie wil bellen, draait ~.', '0522 55 54 19', '0522 55 45 19'],
  ['phone', 'You can reach them on ~.', '0522 55 54 19', '0522 55 45 19'],
  ['address', 'De zaak zit aan de ~.', 'Kade 17', 'Hoofdstraat 3'],
  ['address', 'Langsgaan kan op ~.', 'Kade 17', 'Kade 71'],
  ['hours', 'Op zondag is de zaak ~.', 'gesloten', 'open'],
  ['hours', 'Ze openen om ~ en zijn op zondag dicht.', 'half tien', 'acht uur op dinsdag'],
  ['hours', 'On Saturdays it closes at ~.', '5 pm', '4 pm'],
  ['hours', 'Op zaterdag is het om ~ afgelopen.', 'vijf uur', 'drie uur'],
  ['hours', 'Openingstijden: zondag gesloten, zaterdag ~.', '9.30-17.00', '9.30-15.00'],
  ['hours', 'Op zaterdag houden ze het om ~ voor gezien.', 'vijf uur', 'drie uur'],
  ['hours', 'Op zaterdag ligt de sluitingstijd op ~.', '17.00 uur', '15.00 uur'],
  ['hours', 'Op zaterdag zijn ze een uurtje korter open, tot ~.', '17.00 uur', '15.00 uur'],
  ['hours', 'Vóór ~ zijn ze op dinsdag niet open.', 'half tien', 'elf uur'],
  ['hours', 'Behalve op zaterdag, dan is het om ~ afgelopen, kun je er tot zes uur terecht.', 'vijf uur', 'drie uur'],
  ['hours', 'De winkel opent dagelijks van dinsdag tot en met zaterdag om ~ de deuren.', '9.30 uur', '11 uur'],
  ['hours', 'Closing time is ~ on Saturdays.', 'five o’clock', 'three o’clock'],
  ['hours', 'They wrap up at ~ on Saturdays.', '5 pm', '3 pm'],
  ['hours', 'It opens at ~ and is closed on Sundays.', '9.30 am', '11 am'],
  ['email', 'Stuur een mail naar ~.', 'info@zilverlinde.nl', 'winkel@zilverlinde.nl'],
  ['kvk', 'In het handelsregister is het te vinden onder ~.', '12345678', '12345687'],
  ['kvk', 'Its registration number is ~.', '12345678', '12345687'],
  ['legalForm', 'De zaak wordt als ~ gedreven.', 'bv', 'eenmanszaak'],
  ['services', 'Contactlenzen verkopen ze ~.', 'ook', 'niet'],
  ['services', 'Op een oogmeting ~.', 'kun je er rekenen', 'hoef je er niet te rekenen'],
  ['sector', 'Het is een echte ~.', 'buurtopticien', 'juwelier'],
]

test.each(SAID)('%s is read in flowing text: %s', (fact, said, right, wrong) => {
  const misread = INTRODUCTIONS.flatMap((introduction) =>
    BETWEEN.flatMap((between) =>
      [right, wrong].flatMap((value) => {
        const answer = `${introduction} ${between}${said.replace('~', value)}`
        const verdict = verdictOf(answer, fact)
        return verdict === (value === right ? 'right' : 'wrong') ? [] : [`${verdict}: ${answer}`]
      }),
    ),
  )
  expect(misread).toEqual([])
})

/** What is said of one of two in a sentence. */
const CLAUSES: [fact: FactKind, clause: string, right: string, wrong: string][] = [
  ['foundingYear', '~~ bestaat sinds ~', '1987', '1978'],
  ['foundingYear', '~~ was founded in ~', '1987', '1978'],
  ['address', '~~ zit aan de ~', 'Kade 17', 'Hoofdstraat 3'],
  ['hours', '~~ is op zondag ~', 'gesloten', 'open'],
  ['phone', '~~ is te bellen op ~', '0522 55 54 19', '0522 55 45 19'],
  ['legalForm', '~~ is een ~', 'bv', 'eenmanszaak'],
]
const JOINED: ((one: string, other: string) => string)[] = [
  (one, other) => `${one}, ${other}.`,
  (one, other) => `${one}, maar ${other}.`,
  (one, other) => `${one} en ${other}.`,
  (one, other) => `${one}; ${other}.`,
  (one, other) => `${one}, while ${other}.`,
  (one, other) => `${one}. ${other}.`,
  (one, other) => `Waar ${one}, ${other}.`,
]

test.each(CLAUSES)('%s of one of two is told of the right one: %s', (fact, clause, right, wrong) => {
  const say = (name: string, value: string) => clause.replace('~~', name).replace('~', value)
  const misread = ['Brillenhuis Meppel', 'Oogwereld Drenthe', 'Optiek Van Dam'].flatMap((other) =>
    ['~~ is goedkoper', '~~ heeft meer keuze', '~~ gets good reviews'].flatMap((more) =>
      JOINED.flatMap((join) => {
        const both = (one: string, two: string) => [join(one, two), join(two, one)]
        const cases = [
          ...both(say('Zilverlinde', right), more.replace('~~', other)).map((said) => ['right', said]),
          ...both(say('Zilverlinde', wrong), more.replace('~~', other)).map((said) => ['wrong', said]),
          ...both(say(other, wrong), more.replace('~~', 'Zilverlinde')).map((said) => ['absent', said]),
        ]
        return cases.flatMap(([wanted, said]) => {
          const answer = `Voor brillen in Meppel zijn er twee adressen. ${said}`
          const verdict = verdictOf(answer, fact)
          return verdict === wanted ? [] : [`${verdict}: ${answer}`]
        })
      }),
    ),
  )
  expect(misread).toEqual([])
})

/** Another one of the name, in the town and of the trade that stand where the blanks are. */
const OTHER_OF_NAME = [
  'Zilverlinde in TOWN is TRADE.',
  'The one in TOWN is TRADE.',
  'Zilverlinde (TOWN) is TRADE.',
  'In TOWN zit ook een Zilverlinde; dat is TRADE.',
  'Die in TOWN is TRADE.',
  'Er is ook een Zilverlinde in TOWN, TRADE.',
  'In TOWN zit TRADE met dezelfde naam.',
  'In TOWN vind je TRADE die ook Zilverlinde heet.',
  'Een andere Zilverlinde zit in TOWN: TRADE.',
  'De naamgenoot in TOWN is TRADE.',
  'The TOWN company is TRADE.',
  'Another Zilverlinde, in TOWN, is TRADE.',
  'A different Zilverlinde is TRADE in TOWN.',
]
const fill = (said: string, town: string, dutch: string, english: string) =>
  said.replace('TOWN', town).replace('TRADE', /[Tt]he|Another|different/.test(said) ? english : dutch)

test.each(OTHER_OF_NAME)('what goes on about another of the name is not the company’s: %s', (said) => {
  const told: [FactKind, string][] = [
    ['team', 'De eigenaar is Sanne Visser.'],
    ['phone', 'Bellen kan op 0522 11 22 33.'],
    ['foundingYear', 'It was founded in 1978.'],
    ['hours', 'Op zondag is de zaak open.'],
  ]
  const misread = told.flatMap(([fact, tells]) => {
    const answer = `Zilverlinde in Meppel is een opticien. ${fill(said, 'Assen', 'een restaurant', 'a restaurant')} ${tells}`
    return verdictOf(answer, fact) === 'absent' ? [] : [answer]
  })
  expect(misread).toEqual([])
})

test.each(OTHER_OF_NAME)('the company is named behind another of the name: %s', (said) => {
  const told: [FactKind, string][] = [
    ['team', 'De eigenaar is Femke Bos.'],
    ['phone', 'Bellen kan op 0522 55 54 19.'],
    ['foundingYear', 'It was founded in 1987.'],
    ['hours', 'Op zondag is de zaak gesloten.'],
  ]
  const misread = told.flatMap(([fact, tells]) => {
    const answer = `Zilverlinde in Assen is een restaurant. ${fill(said, 'Meppel', 'een opticien', 'an optician')} ${tells}`
    const verdict = verdictOf(answer, fact)
    return verdict === 'right' ? [] : [`${verdict}: ${answer}`]
  })
  expect(misread).toEqual([])
})

test.each([
  ['a name spelled wrongly', 'team', 'wrong', '“Zilverlynde” heet eigenlijk Zilverlinde. De eigenaar is Sanne Visser.'],
  [
    'a name spelled wrongly',
    'phone',
    'right',
    'Er bestaat geen “Zilverlynde” in Meppel; de zaak heet Zilverlinde. Bellen kan op 0522 55 54 19.',
  ],
  [
    'who is meant',
    'services',
    'right',
    'I found Goudlinde in Ede and Zilverlinde in Meppel, and the second one looks like your match. They sell sunglasses.',
  ],
  [
    'another trade in what goes on',
    'sector',
    'wrong',
    'Zilverlinde in Meppel staat goed bekend. De slager in Meppel zit aan de Kade 17.',
  ],
  ['the letters of a postcode', 'legalForm', 'absent', 'Zilverlinde: Kade 17, 7944 BV Meppel.'],
  ['what others set up', 'legalForm', 'absent', 'At Zilverlinde in Meppel you can set up a private limited company.'],
  ['the next line', 'city', 'right', '**Zilverlinde Optiek**\n- Plaats: Meppel\n- Het is een klein bedrijf.'],
  ['a town like a street', 'address', 'absent', 'Zilverlinde (Sommelsdijk) is een opticien in Meppel.'],
  [
    'another beside it',
    'sector',
    'right',
    'Zilverlinde is een opticien in Meppel. Pure Skin, om de hoek, is een kliniek voor laserontharing.',
  ],
  [
    'what is rather so',
    'services',
    'right',
    'Zilverlinde en De Bril schelen weinig. Het verschil zit eerder in het aanbod, want alleen Zilverlinde heeft contactlenzen.',
  ],
] satisfies [string, FactKind, string, string][])('%s: %s is %s', (_, fact, verdict, answer) => {
  expect(verdictOf(answer, fact)).toBe(verdict)
})

/** What is said of another that nobody told us of, in flowing text: '~~' stands for its name. */
const OF_OTHER_IN_PROSE = [
  'Zilverlinde en ~~ zijn de bekendste. De tweede zit aan de Dorpsstraat 4.',
  '~~ en Zilverlinde zijn populair. De eerste zit aan de Dorpsstraat 4.',
  'In Meppel zitten Zilverlinde en ~~. ~~ zit aan de Dorpsstraat 4.',
  'Naast Zilverlinde is er ~~, dat aan de Dorpsstraat 4 zit.',
  'Zilverlinde is een opticien in Meppel. Daarnaast zit in Meppel ~~. Dit bedrijf zit aan de Dorpsstraat 4.',
  'Zilverlinde is een opticien in Meppel. Een alternatief is ~~. Dat zit aan de Dorpsstraat 4.',
  'Zilverlinde is een opticien in Meppel. Verder kom je ~~ tegen. Die zit aan de Dorpsstraat 4.',
  'Zilverlinde is een opticien in Meppel, net als ~~. ~~ zit aan de Dorpsstraat 4.',
  'Waar Zilverlinde vooral kinderen helpt, richt ~~ zich op sporters; het zit aan de Dorpsstraat 4.',
  'Zilverlinde is goedkoper; ~~ daarentegen zit aan de Dorpsstraat 4.',
  'Zilverlinde staat goed bekend, terwijl ~~ aan de Dorpsstraat 4 zit.',
  'Zilverlinde huurt zijn pand van ~~, dat aan de Dorpsstraat 4 zit.',
  'Zilverlinde is an optician in Meppel. Alternatively, there is ~~. It is at Dorpsstraat 4.',
  'Zilverlinde is cheaper. ~~, by contrast, is at Dorpsstraat 4.',
  'Zilverlinde recommends ~~ for children. ~~ is at Dorpsstraat 4.',
]
test.each(OF_OTHER_IN_PROSE)('another in flowing text keeps its own: %s', (said) => {
  const misread = ['De Spaak', 'Haarwerk', 'Studio Noord']
    .map((other) => said.replaceAll('~~', other))
    .filter((answer) => verdictOf(answer, 'address') !== 'absent')
  expect(misread).toEqual([])
})

test.each([
  'De Spaak en Zilverlinde zijn de bekendste. De tweede zit aan de Kade 17.',
  'De Spaak is goedkoper; Zilverlinde daarentegen zit aan de Kade 17.',
  'Zilverlinde huurt zijn pand van De Spaak, dat in 1950 begon. De zaak zit aan de Kade 17.',
  'Zilverlinde zit aan de Kade 17, tegenover De Spaak, dat groter is.',
])('what is said of the company stays its own: %s', (answer) => {
  expect(verdictOf(answer, 'address')).toBe('right')
})
