import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const companyOf = (name: string) => plainCompany({ name, addresses: [{ city: 'Haarlem' }], foundingYear: 2003 })

test.each([
  ['absent', 'HVM Makelaars', 'HVN Makelaars in Hoofddorp is opgericht in 1995.'],
  ['absent', 'Dakwerken De Groot', 'Van De Groot Dakbedekkingen weet ik alleen dat het is opgericht in 1995.'],
  ['absent', 'HVM Makelaars', 'Ook Van Someren Makelaars is een goede keus; het begon in 1995.'],
  ['wrong', 'HVM Makelaars', 'Alle NVM Makelaars werken zo. Het kantoor is opgericht in 1995.'],
  ['absent', 'Wiersma Installatietechniek', 'Wiersma Elektro in Sneek is opgericht in 1998.'],
  ['absent', 'KBO IT', 'Ook Bit & Byte is een optie; het is opgericht in 1998.'],
  ['wrong', 'KBO IT', 'Support & onderhoud zijn hun werk. Het bedrijf is opgericht in 1998.'],
  ['absent', 'Wiersma & Zonen', 'Er is ook Wiersma Keukens in Sneek, opgericht in 1998.'],
  ['wrong', 'Wiersma & Zonen', 'Wiersma & Zonen is opgericht in 1998.'],
  ['absent', 'KBO IT', 'KBO IT Services (Sneek) is opgericht in 1998.'],
  ['wrong', 'KBO IT', 'KBO IT Services: herstel. Het bedrijf is opgericht in 1998.'],
  ['absent', 'HVM Makelaars', 'HVM & Zoon uit Hoofddorp is een heel ander bedrijf, opgericht in 1995.'],
  ['absent', 'HVM Makelaars', 'A different company: Tolsma in Leek is a separate business, founded in 1995.'],
  ['absent', 'HVM Makelaars', 'Jansen Estates, a competitor, was founded in 1995.'],
  ['wrong', 'HVM Makelaars', 'Het is een ander kantoor dan vroeger: opgericht in 1995.'],
  ['absent', 'Oldenhof', 'Oldenhoff, with a double f, is a firm that was founded in 1995.'],
  ['wrong', 'Oldenhof', 'De Oldenhofse loods is groot, het bedrijf is opgericht in 1995.'],
  ['absent', 'Huiskompas', 'Huis & Kompas Makelaars is a firm that was founded in 1995.'],
  ['absent', 'KBO IT', 'KBA IT is opgericht in 1998.'],
])('the founding year is %s beside %s: %s', (verdict, name, said) => {
  const { facts } = judgeAnswer(`${name} zit in Haarlem. ${said}`, prepareCompany(companyOf(name), []))
  expect(facts.find(({ fact }) => fact === 'foundingYear')!.verdict).toBe(verdict)
})

test('of several companies of one name, each is told by its place', () => {
  const answer =
    'There are two firms trading as Haverkamp IT. The one in Haarlem is larger. The Groningen business started in 2015.'
  const { facts } = judgeAnswer(answer, prepareCompany(companyOf('Haverkamp IT'), []))
  expect(facts.map(({ fact, verdict }) => `${fact} ${verdict}`)).toEqual(['city right', 'foundingYear absent'])
})

test.each([
  'Er zijn twee bedrijven die Haverkamp IT heten. Haverkamp IT in Assen is kleiner. Dat bedrijf is opgericht in 2015. Haverkamp IT in Haarlem is groter.',
  'Haverkamp IT zit in Haarlem. Er is ook een bedrijf met die naam in Assen, opgericht in 2015.',
  'Haverkamp IT zit in Haarlem. In Assen zit een winkel die zo heet, opgericht in 2015.',
  'Haverkamp IT zit in Haarlem. Er is ook een winkel die Haverkamp IT heet, in Assen, opgericht in 2015.',
  'Haverkamp IT in Haarlem en Haverkamp IT in Assen zijn twee verschillende zaken. Die in Assen is in 2015 opgericht.',
  'Two firms use the name Haverkamp IT:\n\n- a small repair shop in Assen, founded in 2015\n- an agency in Haarlem',
  'There is also a shop by the same name in Assen. Haverkamp IT is in Haarlem; a company of that name in Assen started in 2015.',
])('what is said of a namesake is not the company’s: %s', (answer) => {
  const { facts } = judgeAnswer(answer, prepareCompany(companyOf('Haverkamp IT'), []))
  expect(facts.map(({ fact, verdict }) => `${fact} ${verdict}`)).toEqual(['city right', 'foundingYear absent'])
})

test('the town of the company at the end does not make a namesake of another town the company', () => {
  const answer =
    'Haverkamp IT (Haarlem) has five people.\n\nHaverkamp IT (Groningen) began in 2015.\n\nSince you live nearby, the Haarlem one is yours.'
  const { facts } = judgeAnswer(answer, prepareCompany(companyOf('Haverkamp IT'), []))
  expect(facts.map(({ fact, verdict }) => `${fact} ${verdict}`)).toEqual(['city right', 'foundingYear absent'])
})

test.each([
  'Glansrijk is de titel van een roman uit 2011.',
  'Glansrijk is een merk autopoetsmiddelen.',
  'Glansrijk (de kapsalon in de Choorstraat) is maandag gesloten.',
  'Glansrijk (het merk achter autowas) verkoopt in heel Europa.',
  '"Glansrijk" betekent met veel succes.',
  'Glansrijk win je door rustig te blijven. Woon je in Haarlem, ga dan naar de schaakclub.',
  'Glansrijk is de kunst van het winnen.',
  'Glansrijk is een plant uit de alpen. Een schoonmaker in Haarlem kent hem niet.',
  '"Glansrijk" on its own is not a word you often hear.',
  'Glansrijk is an old word for shiny. Cleaners in Haarlem use it.',
])('a word or a thing is no company: %s', (answer) => {
  expect(
    judgeAnswer(answer, prepareCompany({ ...companyOf('Glansrijk'), sector: 'schoonmaakbedrijf' }, [])).named,
  ).toBe(false)
})

test.each([
  [true, 'Drie IT-bedrijven: Haverkamp IT (Groningen), Spaarne IT (Haarlem) en Noord IT (Assen).'],
  [false, 'Haverkamp IT (Groningen) is bekend van zijn cursussen.'],
  [false, 'Spaarne IT zit in Haarlem. Er zijn twee andere: Haverkamp IT (Groningen) en Haverkamp IT (Assen).'],
])('beside a competitor a name in full is the company, in another town by mistake, %s: %s', (named, answer) => {
  expect(judgeAnswer(answer, prepareCompany(companyOf('Haverkamp IT'), [{ name: 'Spaarne IT' }])).named).toBe(named)
})

test.each([
  'Glansrijk vind je in Haarlem.',
  'Glansrijk bel je het best in Haarlem.',
  'Glansrijk helpt je in Haarlem.',
])('a name before the one who reads is the company: %s', (answer) => {
  expect(judgeAnswer(answer, prepareCompany(companyOf('Glansrijk'), [])).named).toBe(true)
})

test.each([
  ['own', 'Oldenhoff Optiek (Beukerstraat 41, Haarlem) is een brillenzaak.'],
  ['own', 'Oldenhoff Optiek in Haarlem, tel. 023 555 01 23.'],
  ['other', 'Oldenhoff Optiek (Stationsweg 3, Haarlem) is een brillenzaak.'],
])('a name that is nearly spelled so is the company beside its address or number, %s: %s', (who, answer) => {
  const company = {
    ...companyOf('Oldenhof Optiek'),
    addresses: [{ street: 'Beukerstraat 41', city: 'Haarlem' }],
    phones: ['023 555 01 23'],
  }
  expect(judgeAnswer(answer, prepareCompany(company, [])).named).toBe(who === 'own')
})

test.each([
  ['absent', 'Specsavers in Tilburg is opgericht in 1995.'],
  ['absent', 'Brillenhuis Berends, even verderop in Gaanderen, is opgericht in 1995.'],
  ['absent', 'Basic-Bril, its main competitor, is a chain that was founded in 1995.'],
  ['wrong', 'Het bedrijf in Haarlem is opgericht in 1995.'],
])('another as the subject of a sentence is no more than another, %s: %s', (verdict, said) => {
  const { facts } = judgeAnswer(`Oldenhof zit in Haarlem. ${said}`, prepareCompany(companyOf('Oldenhof'), []))
  expect(facts.find(({ fact }) => fact === 'foundingYear')!.verdict).toBe(verdict)
})

test('Verhoeven & Smeets are Verhoeven & Smeets Notarissen, of whose people one is called so', () => {
  const notaries = {
    ...companyOf('Verhoeven & Smeets Notarissen'),
    team: [{ name: 'Ilse Verhoeven', role: 'notaris' }],
  }
  expect(judgeAnswer('Verhoeven & Smeets doet testamenten.', prepareCompany(notaries, [])).named).toBe(true)
})

test('of towns behind a name the own one counts', () => {
  const answer = 'I found three salons named Oldenhof: Barneveld, Goes and Haarlem. The salon in Haarlem is large.'
  expect(judgeAnswer(answer, prepareCompany(companyOf('Oldenhof'), [])).named).toBe(true)
})
