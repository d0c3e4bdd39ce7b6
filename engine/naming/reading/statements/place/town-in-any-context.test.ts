import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const PHONE = '0595 555 010'
const known = prepareCompany(
  plainCompany({
    ...{ name: 'Slagerij Ten Brinke', phones: [PHONE], sector: 'slager' },
    addresses: [{ street: 'Kade 17', city: 'Terneuzen' }],
    team: [{ name: 'Tom ten Brinke', role: 'eigenaar' }],
  }),
  [{ name: 'Vlees & Co' }],
)
const verdictOf = (answer: string) => judgeAnswer(answer, known).facts.find(({ fact }) => fact === 'city')!.verdict

/** A sentence begins small behind a colon or a semicolon. */
const small = (said: string) =>
  said.replace(/^(?:Deze|De|Het|Vanuit|Er|Ik|U|Ze|Een|Neem|His|Their|From|The|This|It|As)(?!\p{L})/u, (word) =>
    word.toLowerCase(),
  )
const CONTEXTS: ((said: string) => string)[] = [
  (said) => `Slagerij Ten Brinke is een aanrader. ${said} Bellen kan op ${PHONE}.`,
  (said) => `You can call Slagerij Ten Brinke on ${PHONE}. Reviewers mention friendly staff. ${said}`,
  (said) => `**Slagerij Ten Brinke** (${PHONE})\n\n- ${said}\n- Goede recensies`,
  (said) => `Vlees & Co is groter, maar Slagerij Ten Brinke (${PHONE}) is persoonlijker. ${said}`,
]
const FLOWING: ((said: string) => string)[] = [
  (said) => `Slagerij Ten Brinke (tel. ${PHONE}) heeft veel vaste klanten; ${small(said)}`,
  (said) => `Slagerij Ten Brinke is te bellen op ${PHONE}. Voor zover ik weet: ${small(said)}`,
]

/** What is misread of a town in each context. */
const misread = (said: string, town: string, wanted: string, contexts: readonly ((said: string) => string)[]) =>
  contexts.flatMap((context) => {
    const answer = context(said.replaceAll('TOWN', town))
    const verdict = verdictOf(answer)
    return verdict === wanted ? [] : [`${verdict}: ${answer}`]
  })

test.each([
  'Deze slager zit in TOWN en is op zaterdag open.',
  'Deze slager vind je in TOWN.',
  'Het gaat om een slager in TOWN.',
  'De winkel zit in een zijstraat in TOWN.',
  'De enige locatie is TOWN.',
  'TOWN is de thuisbasis.',
  'Vanuit hun thuisbasis TOWN rijden ze door de hele provincie.',
  'Het ligt op een steenworp van de Belgische grens, in TOWN, en trekt veel klanten.',
  'Het bedrijf staat in het handelsregister ingeschreven in TOWN.',
  'Het bedrijf opende in 2013 de deuren in TOWN.',
  'De zaak ligt op loopafstand van station TOWN.',
  'De zaak ligt om de hoek van het station in TOWN.',
  'In TOWN staat de winkel aan een drukke weg.',
  'Voor een bezoek rijd je naar TOWN.',
  'Er is één winkel: in TOWN.',
  'Het is een in TOWN gevestigde slager.',
  'Ik denk dat het in TOWN zit.',
  'U kunt ze bezoeken in TOWN.',
  'His shop is in TOWN.',
  'Their base is TOWN.',
  'You have to head to TOWN to visit the shop.',
  'From TOWN, they serve the whole region.',
  'The only branch is in TOWN.',
  'It’s in TOWN, close to the station.',
  'The TOWN butcher has good reviews.',
  'This TOWN-based business has good reviews.',
  'TOWN is where they’re based.',
  'As far as I can tell, it’s in TOWN.',
])('a town is told: %s', (said) => {
  const contexts = [...CONTEXTS, ...FLOWING]
  expect(misread(said, 'Terneuzen', 'right', contexts)).toEqual([])
  expect(misread(said, 'Groningen', 'wrong', contexts)).toEqual([])
})

test.each([
  'Slager in TOWN',
  'Een kleine slagerij uit TOWN',
  'Type: slager in TOWN',
  'TOWN, Nederland',
])('a town is told on a line: %s', (said) => {
  const line = [(one: string) => `## Slagerij Ten Brinke\n\n- **Algemeen**\n  - ${one}\n- **Telefoon**\n  - ${PHONE}`]
  expect(misread(said, 'Terneuzen', 'right', line)).toEqual([])
  expect(misread(said, 'Zwolle', 'wrong', line)).toEqual([])
})

test.each([
  'Het werkgebied loopt tot TOWN.',
  'Het is een uur rijden van TOWN.',
  'Vanuit TOWN rijdt bus 12 ernaartoe.',
  'Tom groeide op in TOWN.',
  'Het bedrijf zat tot 2019 in TOWN.',
  'De vestiging in TOWN is gesloten.',
  'Ze openen binnenkort een vestiging in TOWN.',
  'Vlees & Co is een slager in TOWN.',
  'Van Dijk zit in TOWN.',
  'Een slager in TOWN kost al snel meer.',
  'De moedermaatschappij is gevestigd in TOWN.',
  'De bibliotheek opende in 2013 de deuren in TOWN.',
  'Neem de trein naar station TOWN.',
  'TOWN is de thuisbasis van de voetbalclub.',
  'Het gaat om een klus in TOWN.',
  'De tentoonstelling kun je bezoeken in TOWN.',
  'Het is bekend dat het in TOWN druk is.',
  'From TOWN, they are an hour away.',
  'The TOWN-based supplier delivers weekly.',
  'The TOWN court ruled on it.',
  'It’s in TOWN that most customers live.',
  'The shop in TOWN is a different one.',
  'The supplier is in TOWN.',
  'De importeur zit in TOWN.',
  'De fabriek staat in TOWN.',
  'They visit customers in TOWN.',
  'Voor een bezoek aan het museum rijd je naar TOWN.',
  'In TOWN staat de winkel van de concurrent.',
])('a town tells nothing of the company: %s', (said) => {
  expect(misread(said, 'Zwolle', 'absent', [...CONTEXTS, ...FLOWING])).toEqual([])
})
