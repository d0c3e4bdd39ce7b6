import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const known = prepareCompany(
  plainCompany({ name: 'Hoekzema Timmerwerken', addresses: [{ city: 'Assen' }], sector: 'timmerman' }),
  [{ name: 'Zonnehof' }],
)

test.each([
  'Vermoedelijk is Hoekzema Timmerwerken een timmerbedrijf, maar ik heb daar geen bronnen voor.',
  'Hoekzema Timmerwerken klinkt als een timmerbedrijf. Ik heb alleen geen informatie over dit bedrijf.',
  'Ik ga ervan uit dat Hoekzema Timmerwerken een timmerbedrijf is, maar dat is een gok op basis van de naam.',
  'De naam Hoekzema Timmerwerken doet vermoeden dat het een timmerbedrijf is, maar ik kan dat niet bevestigen.',
  'Uit de naam Hoekzema Timmerwerken leid ik af dat het om een timmerbedrijf gaat, maar verder weet ik er niets van.',
  'Gezien de naam is Hoekzema Timmerwerken waarschijnlijk een timmerbedrijf. Meer weet ik er niet van.',
  'Aan de naam te zien is Hoekzema Timmerwerken een timmerbedrijf. Verder heb ik er geen informatie over.',
  'Het kan zijn dat Hoekzema Timmerwerken bestaat, maar ik heb er geen informatie over.',
  'Ik twijfel of Hoekzema Timmerwerken wel bestaat, want ik vind er niets van.',
  'Mocht Hoekzema Timmerwerken bestaan, dan is het een erg klein bedrijf. Ik vind er niets over.',
  'I assume Hoekzema Timmerwerken is a carpentry firm, but that is just a guess based on the name.',
  'Hoekzema Timmerwerken may be a carpentry firm, but I don’t have any details on it.',
  'Hoekzema Timmerwerken seems to be a carpentry firm, but I couldn’t find anything to confirm that.',
  'I suspect Hoekzema Timmerwerken is a carpentry firm, going only by the name.',
])('a guess beside a denial tells nothing of the company: %s', (answer) => {
  expect(judgeAnswer(answer, known)).toMatchObject({ named: false, because: 'denied' })
})

test.each([
  'Zoals de naam doet vermoeden is Hoekzema Timmerwerken een timmerbedrijf in Assen.',
  'Anders dan de naam suggereert, is Hoekzema Timmerwerken ook een dakdekker.',
  'Ik denk dat Hoekzema Timmerwerken een timmerbedrijf in Assen is.',
  'Hoekzema Timmerwerken is vermoedelijk het oudste timmerbedrijf van Assen.',
  'Hoekzema Timmerwerken appears to be a carpentry firm in Assen; prices are unknown.',
  'Hoekzema Timmerwerken seems to be a small carpentry firm, though I couldn’t find its opening hours.',
  'Hoekzema Timmerwerken zou weleens het beste timmerbedrijf van Assen kunnen zijn.',
])('what is said with a hedge is said of the company: %s', (answer) => {
  expect(judgeAnswer(answer, known).named).toBe(true)
})
