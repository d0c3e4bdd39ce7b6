import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const known = prepareCompany(
  plainCompany({
    name: 'Kuiper & Zeil',
    addresses: [{ city: 'Sneek' }],
    sector: 'zeilmakerij',
    services: ['Buiskappen', 'Zeilreparatie', 'Herstel van telefoons'],
  }),
  [],
)
const servicesIn = (said: string) =>
  judgeAnswer(`Kuiper & Zeil zit in Sneek. ${said}`, known).facts.find(({ fact }) => fact === 'services')!.verdict

test.each([
  'Een buiskap moet je ergens anders laten maken, want dat doen ze zelf niet.',
  'Buiskappen kun je beter elders laten maken.',
  'Wie een buiskap nodig heeft, moet een andere zeilmaker zoeken.',
  'Wie een buiskap wil, wordt doorgestuurd naar een collega.',
  'Met buiskappen houden ze zich niet bezig.',
  'Je kunt er niet terecht voor een buiskap.',
  'Je bent er aan het verkeerde adres voor een buiskap.',
  'Kuiper & Zeil doet alles voor boten, op buiskappen na.',
  'Kuiper & Zeil laat buiskappen over aan anderen.',
  'Kuiper & Zeil is met buiskappen gestopt.',
  'Buiskappen zoek je er tevergeefs.',
  'Buiskappen zitten er niet tussen.',
  'Tegen buiskappen zeggen ze nee.',
  'Buiskappen? Daarvoor moet je bij een ander zijn.',
  'Buiskappen gaan naar een collega.',
  'They leave sprayhoods to others.',
  'They pass sprayhoods on to a colleague.',
  'Sprayhoods they send to a colleague in Urk.',
  'Sprayhoods aren’t made here.',
  'Sprayhoods are the one thing they turn down.',
  'Only sprayhoods are beyond them.',
  'It does everything but sprayhoods.',
  'They say no to sprayhoods.',
  'You will have to go elsewhere for a sprayhood.',
  'For a sprayhood, Kuiper & Zeil refers customers to a colleague.',
  'Vroeger maakten ze buiskappen, nu niet meer.',
  'They used to make sprayhoods, but no longer do.',
  'Buiskappen vallen af.',
  'Sprayhoods are the exception.',
  'Een buiskap moet je hier niet zoeken.',
  'They leave sprayhoods alone.',
  'They do not take orders for sprayhoods.',
  'Voor buiskappen heeft Kuiper & Zeil geen plek in de loods.',
  'Voor een telefoon kun je er niet terecht, die stuurt het bedrijf door naar een collega.',
  'Voor je telefoon moet je ergens anders zijn.',
])('not offered, as who wants it is sent elsewhere: %s', (said) => {
  expect(servicesIn(said)).toBe('wrong')
})

test.each([
  'Voor een buiskap hoef je nergens anders heen.',
  'You need not look elsewhere for a sprayhood.',
  'For sprayhoods you need not look elsewhere.',
  'Sprayhoods are left to specialists in the team.',
  'Ze maken buiskappen die je nergens anders vindt.',
  'Voor buiskappen moet je op zaterdag langskomen; dan is er niet veel keus.',
  'Ze doen ook buiskappen die een andere zeilmaker niet aandurft.',
  'Sprayhoods that others turn down are welcome here.',
])('offered all the same: %s', (said) => {
  expect(servicesIn(said)).toBe('right')
})
