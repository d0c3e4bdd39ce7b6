import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const known = prepareCompany(
  plainCompany({
    name: 'Het Vrije Wiel',
    addresses: [{ city: 'Deventer' }],
    sector: 'fietsenmaker',
    phones: ['0570 555 010'],
  }),
  [{ name: 'Fietspunt Deventer' }],
)

test.each([
  'Weet je zeker dat het Het Vrije Wiel heet?',
  'Could you tell me more about Het Vrije Wiel, such as the town it is in?',
  'Kun je meer vertellen over Het Vrije Wiel? Dan zoek ik verder.',
  'Sure! What would you like to know about Het Vrije Wiel?',
  'Welke Het Vrije Wiel bedoel je?',
  'Ik help je graag met informatie over Het Vrije Wiel. Wat wil je weten?',
  'Let me look up Het Vrije Wiel for you.',
  'Je vraagt naar Het Vrije Wiel. In welke plaats zit dat bedrijf?',
  'If you share the website of Het Vrije Wiel, I can have a look.',
  'Om Het Vrije Wiel te vinden kun je het best Google Maps gebruiken.',
  'Try searching for ‘Het Vrije Wiel Deventer’ on Google Maps.',
  'Zo controleer je of Het Vrije Wiel betrouwbaar is: 1. Kijk in het KVK-register. 2. Lees reviews.',
  'You may be thinking of De Vrije Fiets rather than Het Vrije Wiel.',
  'Misschien verwar je Het Vrije Wiel met De Vrije Fiets.',
  'The closest match to Het Vrije Wiel is Van Dam Tweewielers in Groningen.',
])('an answer that only asks or repeats the name does not name the company: %s', (answer) => {
  expect(judgeAnswer(answer, known)).toMatchObject({ named: false, because: 'only-asked' })
})

test.each([
  'Have you considered Het Vrije Wiel? It has great reviews.',
  'Waarom niet Het Vrije Wiel? Die krijgt goede reviews.',
  'Happy to help: Het Vrije Wiel is a well-rated bike shop.',
  'Wil je meer weten over Het Vrije Wiel? Ze zijn bereikbaar op 0570 555 010.',
  'Als je een fietsenmaker zoekt, zou ik Het Vrije Wiel en Fietspunt Deventer vergelijken.',
  'Verwar Het Vrije Wiel in Deventer niet met Het Vrije Wiel in Gent.',
  'Mijn advies: Het Vrije Wiel. Wil je dat ik meer over Het Vrije Wiel opzoek?',
])('a question beside what is said of it changes nothing: %s', (answer) => {
  expect(judgeAnswer(answer, known).named).toBe(true)
})
