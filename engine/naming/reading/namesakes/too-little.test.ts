import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const FEW = {
  name: 'Bakkerij Brouwer',
  aliases: ['Brouwer'],
  addresses: [{ street: 'Markt 47', city: 'Gouda' }],
  sector: 'bakkerij',
}
const MANY = {
  ...FEW,
  websites: ['https://bakkerijbrouwer.nl'],
  phones: ['0182 55 12 34'],
  foundingYear: 1962,
  kvk: '12345678',
  services: ['Bruidstaarten', 'Broodjeslunch'],
  hours: ['di,wo,do,vr,za 08:00-17:00; ma,zo gesloten'],
}
const known = prepareCompany(plainCompany(MANY), [])
const judged = (answer: string, question?: string) => judgeAnswer(answer, known, question ? { question } : {})

const PRAISE =
  'Brouwer krijgt veel lof. Klanten prijzen de vriendelijke bediening en de snelle service. Sommigen vinden de prijzen wat aan de hoge kant, maar de meesten komen graag terug en nemen iemand mee.'

test.each([
  PRAISE,
  'Bakkerij Brouwer is een begrip in de streek. Joke Hendrickx begon er met haar zus, en inmiddels staan er vier mensen achter de toonbank. Vooral de krentenwegge en het roggebrood gaan er met tientallen tegelijk de deur uit.',
  'Bakkerij Brouwer werd in 1987 geopend door twee broers die het vak van hun oom leerden. De oven is nog altijd dezelfde, en op woensdagmiddag mogen kinderen uit de buurt er hun eigen broodje in bakken.',
  'In Gouda is Brouwer vooral bekend als brasserie: op het terras aan het water drink je koffie met uitzicht op de kade, en ’s avonds is er livemuziek. Reserveren is alleen voor grote groepen nodig, zegt men.',
])('an answer of some length in which hardly anything is the company’s is about something else: %s', (answer) => {
  expect(judged(answer)).toMatchObject({ named: false })
})

test.each([
  'Brouwer krijgt veel lof. Klanten prijzen de vriendelijke bediening en de snelle service.',
  `${PRAISE} Bakkerij Brouwer zit in Gouda.`,
  `${PRAISE} De winkel is op zondag open, van tien tot vier.`,
  'Een bruidstaart bestellen kan bij Brouwer. Reken op een week of zes, en neem een foto mee van wat je mooi vindt. Een proeverij is mogelijk, maar daarvoor vragen ze een klein bedrag, dat je later terugkrijgt.',
  `${PRAISE} Bel 0182 55 12 34 om te bestellen.`,
  'Beide zijn geliefd. Bakkerij Molenaar is groter en heeft meer soorten taart, Brouwer is kleiner en vriendelijker. Voor een groot feest zou ik de eerste nemen, voor iets bijzonders de tweede; bel ze gerust allebei.',
  'Drie plekken waar je in Gouda rustig kunt ontbijten, met wat mensen erover zeggen en waar je op moet letten als je met kinderen komt:\n\n- Brouwer: kleine tafels, veel keus\n- Het Molentje: ruim, wat rumoerig\n- De Kade: bij mooi weer buiten',
])('an answer names the company that is short, tells more of it or is a word on each of several: %s', (answer) => {
  expect(judged(answer).named).toBe(true)
})

test('to a question that names the company, an answer that repeats the name in full or tells what customers think is about it, unless it is elsewhere', () => {
  const question = 'Is Bakkerij Brouwer betrouwbaar?'
  const praise = PRAISE.replace('Brouwer', 'Bakkerij Brouwer')
  expect(judged(PRAISE, question).named).toBe(true)
  expect(judged(praise, question).named).toBe(true)
  expect(judged(praise, 'Waar eet je een goede taart?')).toMatchObject({ named: false, because: 'another-name' })
  const ship =
    'Brouwer ligt sinds de zomer weer te water. Het schip werd twee jaar lang hersteld door vrijwilligers, die het dek vernieuwden en de mast opnieuw tuigden. Wie mee wil varen, meldt zich aan bij de schipper.'
  expect(judged(ship, question)).toMatchObject({ named: false, because: 'another-name' })
  expect(judged(ship.replace('Brouwer', 'Bakkerij Brouwer'), question).named).toBe(true)
  expect(judged(`${praise} De zaak zit in Utrecht.`, question).named).toBe(false)
  const abroad =
    'Bakkerij Brouwer is een Amerikaans bedrijf dat oude schepen opkoopt, ze herstelt en aan musea schenkt. Het begon in Ohio en werkt vooral met vrijwilligers, die er hun zomer aan geven en er veel van leren.'
  expect(judged(abroad, question).named).toBe(false)
})

const SUCH =
  'Bakkerij Brouwer is een bakkerij in Utrecht met een kleine winkel aan het water. Ze maken bruidstaarten op bestelling en verkopen brood en gebak. Reken op een wachttijd van drie weken.'

test('an answer that places a company of the trade elsewhere and tells nothing that is only the company’s is about another, where the question is known', () => {
  const question = 'Wat kost een taart bij Bakkerij Brouwer?'
  expect(judged(SUCH, question)).toMatchObject({ named: false, because: 'another-company' })
  expect(judged(SUCH, 'Waar koop ik een taart?').named).toBe(false)
  const studio =
    'Bakkerij Brouwer in Gouda is een sportschool met sauna en massages. De zaak is elke dag open, ook op zondag. Een uur massage kost er 69 euro, en boeken kan online.'
  expect(judged(studio, question)).toMatchObject({ named: false, because: 'another-company' })
  expect(judged(SUCH).named).toBe(true)
})

test.each([
  'Bakkerij Brouwer is een bakkerij in Utrecht met bruidstaarten.',
  `${SUCH} Bel 0182 55 12 34.`,
  `${SUCH} Een telefoonnummer heb ik niet gevonden.`,
  `Bakkers in Utrecht die bruidstaarten maken, met wat mensen erover zeggen en waar je op moet letten:\n\n- Bakkerij Brouwer: bruidstaarten op bestelling\n- Het Molentje: veel soorten brood\n- De Kade: gebak`,
])('it is about the company where it is short, tells something that is only its, looked for its facts or lists it: %s', (answer) => {
  expect(judged(answer, 'Wat weet je over Bakkerij Brouwer?').named).toBe(true)
})

test.each([
  [false, 'Brouwer is een platform voor fotografie in Utrecht, dat begon in 1980 en ook in Gouda exposeert.'],
  [false, 'Brouwer is an international festival for poetry, held every other year in Gouda.'],
  [
    false,
    'Bakkerij Smit is dichtbij. Brouwer in Utrecht kwam ook naar voren, maar die zaak van Piet Brouwer is te ver weg.',
  ],
  [
    false,
    'Voor brood in Gouda kun je kiezen uit meerdere bakkers. "Brouwer", dat vaak genoemd wordt, blijkt een koor te zijn.',
  ],
  // Praise is no kind of thing.
  [true, 'Brouwer is een parel in Gouda, waar je voor weinig geld goed terechtkunt.'],
  [true, 'Brouwer is een platform voor lekker brood in Gouda, bel 0182 55 12 34.'],
])('what is said to be no trade, or is somewhere else, is no bakery, where the question is known: %s, %s', (named, answer) => {
  expect(judged(answer, 'Wat is Bakkerij Brouwer?').named).toBe(named)
})

test.each([
  [
    false,
    'Brouwer Gouda is een praktijk voor massage aan de Oudestraat 12. Eigenares Wilma Kok geeft er ook cursussen van acht weken, en een afspraak maak je op 0182 55 99 88.',
  ],
  [
    true,
    'Brouwer Gouda is een bakkerij aan de Oudestraat 12. Eigenares Wilma Kok geeft er ook cursussen van acht weken, en een afspraak maak je op 0182 55 99 88.',
  ],
  [
    true,
    'Bakkerij Brouwer zit in Gouda, aan de Oudestraat 12. Bellen kan op 0182 55 99 88, en wie iets bijzonders wil, doet er goed aan dat een week eerder te doen.',
  ],
  [
    false,
    'Voor bruidstaarten in Gouda zijn er meerdere bakkers, waaronder Het Molentje. Ook kom ik Brouwer tegen, een sportschool aan de Oudestraat 12. Daar bakken ze niets.',
  ],
  [
    false,
    'Over Brouwer zijn veel recensies te vinden. Het restaurant van Jan de Kok in Vaassen had drie sterren en werd geprezen om de frisse stijl van koken. Gasten noemden ook de bediening, en de wijnkaart was lang.',
  ],
  [false, 'Discotheek Brouwer was in de jaren tachtig een bekende plek om uit te gaan.'],
])('from the name on, another trade or another street and owner are another company’s: %s, %s', (named, answer) => {
  expect(judged(answer, 'Wat is Brouwer in Gouda?').named).toBe(named)
})

test('where the question is known, an answer need not be as long to be about something else', () => {
  const ship =
    'Brouwer ligt sinds de zomer weer te water. Vrijwilligers herstelden het schip twee jaar lang, en wie mee wil varen meldt zich bij de schipper.'
  expect(judged(ship).named).toBe(true)
  expect(judged(ship, 'Wat is er met Brouwer gebeurd?')).toMatchObject({ named: false, because: 'another-name' })
})

test('it is about the company where it is said to be of its people', () => {
  const ofPeople = prepareCompany(plainCompany({ ...MANY, team: [{ name: 'Eddy Verbist', role: 'vennoot' }] }), [])
  const question = 'Wat kost een taart bij Bakkerij Brouwer?'
  const verbist = `${SUCH} De zaak is van de broers Verbist.`
  expect(judgeAnswer(verbist, ofPeople, { question }).named).toBe(true)
  expect(judgeAnswer(SUCH, ofPeople, { question }).named).toBe(false)
})

test('of a company that gave little an answer need not tell more', () => {
  expect(judgeAnswer(PRAISE, prepareCompany(plainCompany(FEW), [])).named).toBe(true)
})
