import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const SERVICES = ['Tuinontwerp', 'Bestrating', 'Tuinonderhoud', 'Snoeien', 'Bezorging', 'Taarten op bestelling']
const known = prepareCompany(
  plainCompany({ name: 'Kuiper & Kok', addresses: [{ city: 'Sneek' }], sector: 'hovenier', services: SERVICES }),
  [],
)
const verdict = (answer: string) => judgeAnswer(answer, known).facts.find(({ fact }) => fact === 'services')?.verdict

test.each([
  'Kuiper & Kok in Sneek does not draw up garden designs; bring your own plan.',
  'Bestrating legt Kuiper & Kok in Sneek niet meer sinds de oprichter met pensioen is.',
  'Kuiper & Kok zit in Sneek. Een tuinontwerp wordt door Kuiper & Kok niet gemaakt.',
  'Voor gewoon tuinonderhoud kun je niet bij Kuiper & Kok in Sneek terecht.',
  'Kuiper & Kok in Sneek is gestopt met het onderhoud van tuinen en doet nu alleen aanleg.',
  'Do Kuiper & Kok in Sneek do paving as well? No, that is not part of their work.',
  'Bestrating hoort niet tot het aanbod van Kuiper & Kok in Sneek.',
  'Kuiper & Kok is in Sneek. You can’t get paving there.',
  'Clients of Kuiper & Kok in Sneek have to go elsewhere for garden maintenance, since they do not do it.',
  'Kuiper & Kok in Sneek doesn’t offer pruning work anymore, according to a review.',
  'Houd er rekening mee dat Kuiper & Kok in Sneek niet aan huis bezorgt.',
  'Kuiper & Kok in Sneek doesn’t do paving (bestrating), so you need somebody else for that.',
  'Bestrating (klinkers) doet Kuiper & Kok in Sneek niet.',
  'At Kuiper & Kok in Sneek pruning isn’t on offer.',
  'There is no paving service at Kuiper & Kok in Sneek.',
  'Kuiper & Kok in Sneek is the only one without garden designs in its range.',
  'Nee, bestrating vind je niet bij Kuiper & Kok in Sneek.',
  'Een tuinontwerp laten maken is bij Kuiper & Kok in Sneek niet mogelijk.',
  'If you are looking for paving, Kuiper & Kok in Sneek is not the right place.',
  'Bij Kuiper & Kok in Sneek moet je het zonder tuinontwerp doen.',
  'Bestrating is er bij Kuiper & Kok in Sneek onlangs van de lijst gehaald.',
  'Kuiper & Kok zit in Sneek. De Boom legt bestrating, Kuiper & Kok niet.',
  'De Boom does paving; Kuiper & Kok in Sneek doesn’t. De Boom does paving, but Kuiper & Kok does not.',
  'Paving is not possible at Kuiper & Kok in Sneek.',
  'Kuiper & Kok in Sneek offers neither paving nor garden designs.',
  'Paving is missing from what Kuiper & Kok in Sneek lists.',
  'Bestrating ontbreekt in het aanbod van Kuiper & Kok in Sneek.',
  'Kuiper & Kok zit in Sneek. Een tuinontwerp vind je daar niet.',
  'You will not be able to get paving at Kuiper & Kok in Sneek.',
  'Kuiper & Kok in Sneek used to do paving, but last year they stopped doing that.',
  'Legt Kuiper & Kok in Sneek ook bestrating? Helaas, dat zit niet in hun pakket.',
  'For paving, you will have to look elsewhere; Kuiper & Kok in Sneek prunes.',
  'Kuiper & Kok zit in Sneek. Niemand legt er bestrating.',
  'Kuiper & Kok is in Sneek. None of the gardeners does paving.',
  'Kuiper & Kok is in Sneek. Nobody there offers pruning.',
])('a service is said not to be done: %s', (answer) => {
  expect(verdict(answer)).toBe('wrong')
})

test.each([
  'Kuiper & Kok in Sneek does not only draw up garden designs.',
  'Kuiper & Kok in Sneek doesn’t charge extra for pruning.',
  'Kuiper & Kok zit in Sneek. Niemand klaagt er over de bestrating.',
  'Kuiper & Kok in Sneek does not mention its prices for paving, but does it.',
  'Voor bestrating hoef je bij Kuiper & Kok in Sneek niet lang te wachten.',
  'Tuinonderhoud is bij Kuiper & Kok in Sneek niet duur.',
  'Kuiper & Kok in Sneek bakt ook taarten.',
  'Bestrating legt Kuiper & Kok in Sneek niet op zaterdag, maar doordeweeks wel.',
  'De prijs van Kuiper & Kok in Sneek kon ik niet vinden, maar dat ze bestrating leggen staat op de site.',
])('and is not denied by another negation: %s', (answer) => {
  expect(verdict(answer)).not.toBe('wrong')
})

test.each([
  'Of Kuiper & Kok in Sneek ook bestrating legt, heb ik nergens kunnen terugvinden.',
  'I wasn’t able to confirm that Kuiper & Kok in Sneek does paving.',
  'Does Kuiper & Kok in Sneek do paving? I could not find a list of what they do.',
  'Whether Kuiper & Kok in Sneek also does paving is unknown.',
  'Legt Kuiper & Kok in Sneek bestrating? Dat kon ik niet vinden.',
  'Vraag bij bestrating altijd meerdere offertes. Kuiper & Kok zit in Sneek.',
  'Kuiper & Kok zit in Sneek. Vraag na of Jan Kok bestrating legt.',
  'Bel even om te vragen of Kuiper & Kok in Sneek bestrating legt.',
  'Check whether Kuiper & Kok in Sneek does paving.',
])('whether it is done is not known: %s', (answer) => {
  expect(verdict(answer)).toBe('absent')
})

test('a word of the name beside what is done hides no service', () => {
  const bikes = prepareCompany(
    plainCompany({ name: 'Wiersma Fietsen', addresses: [{ city: 'Sneek' }], services: ['Fietsverhuur'] }),
    [],
  )
  const { facts } = judgeAnswer('Wiersma Fietsen verhuurt fietsen in Sneek.', bikes)
  expect(facts.find(({ fact }) => fact === 'services')).toMatchObject({
    verdict: 'right',
    said: [{ text: 'verhuurt fietsen' }],
  })
})
