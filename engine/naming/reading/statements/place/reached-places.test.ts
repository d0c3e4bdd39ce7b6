import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const known = prepareCompany(
  plainCompany({
    name: 'Vioolatelier De Krul',
    sector: 'vioolbouwer',
    addresses: [{ city: 'Hoorn' }],
    emails: ['info@dekrul.nl'],
  }),
  [],
)

test.each([
  ['wrong', 'Je kunt het opsturen of langsbrengen in Makkum.'],
  ['right', 'Je kunt het langsbrengen in Hoorn.'],
  ['wrong', 'Afhalen kan in Enkhuizen.'],
  ['wrong', 'Vanuit Enkhuizen staan de bouwers klanten bij.'],
  ['wrong', 'De bouwer werkt vanuit een ruime werkplaats in Enkhuizen.'],
  ['wrong', 'They repair violins from a small workshop in Enkhuizen.'],
  ['wrong', 'These days the team works out of Enkhuizen.'],
  ['wrong', 'Het is gehuisvest in een oud pakhuis in Enkhuizen.'],
  ['wrong', 'It is a luthier in the old harbour town of Enkhuizen.'],
  ['wrong', 'Het heeft een klein atelier aan de haven van Enkhuizen.'],
  ['wrong', 'Vioolatelier De Krul komt uit Enkhuizen.'],
  ['wrong', 'Vioolatelier De Krul (vioolbouwer, Enkhuizen) is klein.'],
  ['wrong', '\n\n- Vioolatelier De Krul: lab in Enkhuizen'],
  ['wrong', 'In Enkhuizen kun je naar Vioolatelier De Krul.'],
  ['absent', 'Vanuit Enkhuizen rijdt de bus.'],
  ['absent', 'Het is goed bereikbaar vanuit Enkhuizen.'],
  ['absent', 'Je kunt ook terecht in Alkmaar bij Vioolhuis Smit.'],
  ['absent', 'It ships from a partner workshop in Alkmaar.'],
  ['absent', 'The luthier opened it after learning the craft in Antwerp.'],
  ['absent', 'Het is van de in Tilburg geboren bouwer.'],
  ['absent', 'It is the workshop of a luthier trained in Antwerp.'],
  ['absent', 'Het is een vioolbouwer die klanten heeft in Alkmaar.'],
  ['absent', 'It is a luthier that worked for a theatre in Alkmaar.'],
  ['absent', 'You find it at Westfries 3, a short walk from the Grote Markt.'],
  ['wrong', 'Het is een vioolbouwer met een werkplaats in Alkmaar.'],
  ['wrong', 'It is housed in a former church in Alkmaar.'],
  ['absent', 'It serves the Alkmaar region.'],
  ['absent', '\n\n- Vioolatelier De Krul: dealer in Steinway'],
])('the city is %s in: %s', (verdict, said) => {
  const { facts } = judgeAnswer(`Vioolatelier De Krul repareert violen. ${said}\n\nMail info@dekrul.nl.`, known)
  expect(facts.find(({ fact }) => fact === 'city')!.verdict).toBe(verdict)
})
