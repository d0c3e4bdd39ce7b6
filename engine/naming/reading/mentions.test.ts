import { expect, test } from 'vitest'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'
import { judgeAnswer } from './judge-answer.ts'
import { prepareCompany } from './known-company.ts'

const named = (name: string, answer: string) =>
  judgeAnswer(
    answer,
    prepareCompany(plainCompany({ name, addresses: [{ city: 'Doetinchem' }], foundingYear: 1978 }), []),
  ).named

test.each([
  [true, 'Achterhoekse Taxi Centrale', 'De tarieven van de Achterhoekse Taxi Centrale staan op de site.'],
  [false, 'Linde', 'Het boek van Jan van de Linde is uitverkocht.'],
  [true, 'Veerkracht', 'Toen Naomi in 2014 Veerkracht oprichtte, zat ze in Doetinchem.'],
  [true, 'Veerkracht', 'For Veerkracht I have an address in Doetinchem.'],
  [false, 'Veerkracht', 'Stichting Veerkracht zit in Doetinchem.'],
  [false, 'Veerkracht', 'Zorgboerderij De Veerkracht ligt bij Doetinchem.'],
  [false, 'Hengeveld', 'Karim Hengeveld begon in 2010 een zaak in Rotterdam.'],
  [false, 'Doetinchemse Dakdekkers', 'Doetinchemse dakdekkers zijn vaak weken volgeboekt.'],
  [true, 'Doetinchemse Dakdekkers', 'De Doetinchemse Dakdekkers repareren ook goten.'],
  [false, 'Veerkracht', 'Nieuwe Veerkracht zit in Doetinchem.'],
  [true, 'De Veerkracht', 'Van De Veerkracht in Doetinchem weet ik dat ze in 1978 begonnen.'],
  [false, 'Puur', 'Puur en natuurlijk is populair in Doetinchem.'],
  [true, 'Puur', 'Puur en haar eigenaar zijn te vinden in Doetinchem.'],
  [false, 'Bright', 'Bright colours are popular. For marketing in Doetinchem, ask around.'],
  [true, 'Bright', 'Bright is a marketing agency in Doetinchem.'],
  [false, 'Van Dijk', 'Van Dijk is een van de meest voorkomende achternamen in Nederland.'],
  [false, 'Fietsenmaker Doetinchem', 'De beste fietsenmaker Doetinchem: vergelijk prijzen.'],
  [true, 'Fietsenmaker Doetinchem', 'Bij Fietsenmaker Doetinchem kun je een fiets huren.'],
  [false, 'Fresh', 'Fresh fruit is available at the market in Doetinchem.'],
  [false, 'Smit', 'Burgemeester Smit opende in Doetinchem een garage.'],
  [false, 'Van Dijk', 'Veel bakkers heten Van Dijk, onder meer in Ede. In Doetinchem heb ik er geen kunnen vinden.'],
  [false, 'Van der Wal', 'Sjoukje van der Wal is schilder en exposeert in Doetinchem.'],
  [true, 'Van der Wal', 'Bij Van der Wal in Doetinchem is het druk.'],
  [false, 'De Groene Vingers', 'De groene vingers van de buurt maken Doetinchem mooi.'],
  [true, 'De Groene Vingers', 'Bij De Groene Vingers in Doetinchem snoeien ze ook.'],
  [false, 'Van Dijk', 'Ik heb geprobeerd Van Dijk te vinden, maar zonder resultaat.'],
  [true, 'Garage Bakema', 'On Saturdays Garage Bakema closes at noon.'],
  [false, 'Vlot', 'Vlot verhuizen in Doetinchem? Vraag drie offertes aan.'],
  [false, 'Hengeveld', 'De zangeres Hengeveld trad op in Doetinchem.'],
  [
    false,
    'Sterk',
    'Sterk worden doe je stap voor stap. In Doetinchem kan dat bij Malkander. Sterk zijn betekent ook techniek.',
  ],
  [true, 'Sterk', 'Sterk zit in Doetinchem. Sterk worden doe je er stap voor stap.'],
  [false, 'Anders', 'Anders kun je in Doetinchem verder zoeken. Anders dan thuis is er hulp.'],
  [true, 'Anders', 'Met haar praktijk Anders helpt ze mensen in Doetinchem. Anders kun je bellen.'],
  [false, 'Spark', 'De DJI Spark is een drone. Apache Spark is een platform. In Doetinchem is er een winkel.'],
  [false, 'Hengeveld', 'De familie Hengeveld bewoonde een kasteel. In Doetinchem is een laan naar hen genoemd.'],
])('%s that %s is named in: %s', (expected, name, answer) => {
  expect(named(name, answer)).toBe(expected)
})

test('one of the family is no other company, whatever stands before the legal name', () => {
  const company = plainCompany({
    name: 'Van Elderen Dakwerken',
    aliases: ['Van Elderen'],
    legalName: 'V.O.F. Van Elderen',
    addresses: [{ city: 'Doetinchem' }],
    sector: 'dakdekker',
  })
  const answer = '**Van Elderen Dakwerken**\n- Owned by Peter van Elderen\n- Local roofing company'
  const sector = judgeAnswer(answer, prepareCompany(company, [])).facts.find(({ fact }) => fact === 'sector')
  expect(sector?.verdict).toBe('right')
})

test('a word of its trade before the name is none of another’s name', () => {
  const company = plainCompany({
    name: 'Loodgieter Kuipers',
    aliases: ['Kuipers'],
    addresses: [{ city: 'Doetinchem' }],
    sector: 'loodgieter',
  })
  expect(judgeAnswer('Ja, Loodgietersbedrijf Kuipers zit in Doetinchem.', prepareCompany(company, [])).named).toBe(true)
})

const roofers = {
  ...{ name: 'V.D.K. Dakwerken', aliases: ['VDK', 'V.D.K.'], sector: 'dakdekker', foundingYear: 1999 },
  ...{
    addresses: [{ city: 'Hengelo', street: 'Diamantstraat 9' }],
    team: [{ name: 'Herman van de Kolk', role: 'eigenaar' }],
  },
}
test.each([
  [true, roofers, 'Bij dakdekker vdk in Hengelo kun je bellen.'],
  [true, roofers, 'VDK staat voor Van de Kolk: Herman van de Kolk begon in 1999 met daken.'],
  [false, roofers, 'V.D.K. in Gorinchem is een groothandel in verpakkingen, opgericht in 1988.'],
  [false, roofers, 'VDK is verkeersdoden in kinderwagens: een maat uit het onderzoek.'],
  [true, { name: 'Houvast', sector: 'fysiotherapeut' }, 'Bij Fysio Houvast in Hengelo kun je terecht voor je rug.'],
  [
    true,
    { name: 'Fysiotherapie De Linde', sector: 'fysiotherapeut' },
    'A linde is a lime tree, and it gave Fysiotherapie De Linde in Hengelo its name.',
  ],
  [false, { name: 'Green Fingers', sector: 'hovenier' }, 'Green Fingers is a British charity that builds gardens.'],
])('%s that %j is named in: %s', (expected, company, answer) => {
  const known = prepareCompany(plainCompany({ addresses: [{ city: 'Hengelo' }], ...company }), [])
  expect(judgeAnswer(answer, known).named).toBe(expected)
})

const gym = { name: 'FitPolder', sector: 'sportschool', addresses: [{ city: 'Emmeloord' }] }
const vets = { name: 'Dierenartsenpraktijk De Drentse Aa', aliases: ['DDA'], addresses: [{ city: 'Assen' }] }
test.each([
  [false, gym, 'In Purmerend, FitPolder is a physiotherapy practice (0299 555 713).'],
  [true, gym, 'In Emmeloord, FitPolder is a gym with classes.'],
  [true, gym, 'FitPolder does not publish its prices, and I saw no mention of a sauna either. The gym opens at six.'],
  [false, gym, 'FitPolder does not appear in my sources, and I found no mention of a gym in Emmeloord.'],
  [true, vets, 'DDA is short for De Drentse Aa, the vets in Assen.'],
  [false, vets, 'DDA is short for dynamic data access.'],
])('%s that %j is named in: %s', (expected, company, answer) => {
  expect(judgeAnswer(answer, prepareCompany(plainCompany(company), [])).named).toBe(expected)
})

test('what another company beside it is, and one in another town of the name, is not said of it', () => {
  const salon = plainCompany({
    ...{ name: 'Knip & Zo', sector: 'kapsalon', legalForm: 'bv', phones: ['058 555 12 12'] },
    ...{ addresses: [{ city: 'Leeuwarden' }], team: [{ name: 'Sietske Bouma', role: 'eigenaar' }] },
  })
  const verdict = (answer: string, fact: string) =>
    judgeAnswer(answer, prepareCompany(salon, [])).facts.find((one) => one.fact === fact)?.verdict
  expect(verdict('Knip & Zo zit in Leeuwarden. De Blauwe Schaar is een eenmanszaak in Dokkum.', 'legalForm')).toBe(
    'absent',
  )
  const two =
    'There are two salons called Knip & Zo. The one in Tilburg is run by Anouk Smulders and has the number 013 555 82 46. The Leeuwarden hairdresser of that name belongs to Sietske Bouma.'
  expect([verdict(two, 'team'), verdict(two, 'phone')]).toEqual(['right', 'absent'])
})
