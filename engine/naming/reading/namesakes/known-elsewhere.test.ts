import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const known = prepareCompany(
  plainCompany({ name: 'De Ster', addresses: [{ city: 'Sneek' }], sector: 'restaurant', services: ['Catering'] }),
  [{ name: 'Zonnehof' }],
)

test.each([
  // What the name leads to
  'Alles wat ik over De Ster vind, gaat over een rijschool in Venlo.',
  'Mijn resultaten over De Ster gaan allemaal over een rijschool in Venlo.',
  'De naam De Ster doet me denken aan een rijschool in Venlo.',
  'De Ster ken ik van een rijschool in Venlo.',
  'Met De Ster wordt meestal een rijschool in Venlo bedoeld.',
  'Ik ken De Ster alleen als rijschool in Venlo.',
  'In Venlo is een rijschool met de naam De Ster, maar dat is niet in Sneek.',
  'There’s a driving school in Venlo by the name of De Ster, but that’s not in Sneek.',
  'There is a restaurant called De Ster, but it’s in Venlo, not Sneek.',
  'De Ster die ik ken, is een rijschool.',
  'De bekendste De Ster is die in Venlo.',
  'De naam De Ster is in gebruik bij een rijschool in Venlo.',
  'De hits voor De Ster betreffen een rijschool in Venlo.',
  'In Venlo zit wel een restaurant De Ster, in Sneek niet.',
  // One of the name, also beside competitors in its own town
  'Er is wel een De Ster in Venlo, maar die doet iets heel anders. In Sneek zit wel Zonnehof.',
  'Het restaurant De Ster in Venlo is een ander bedrijf dan dat in Sneek, waarover ik niets weet.',
  'Zowel in Venlo als in Hoorn zit een De Ster, maar in Sneek niet.',
  'De naam De Ster wordt door meerdere bedrijven gebruikt, zoals een rijschool in Venlo. Een restaurant in Sneek ken ik niet.',
  'Dit zijn de bedrijven die ik ken met de naam De Ster:\n\n1. De Ster in Venlo – rijschool\n2. De Ster in Hoorn – garage',
  // Of the past, and no company
  'De Ster was vroeger een rijschool in Venlo, maar die zaak is in 2009 gesloten.',
  'Het appartementencomplex De Ster in Sneek telt 48 woningen.',
  'Speeltuin De Ster in Sneek is gratis.',
  'De Ster is een basisschool in Sneek.',
  'In Sneek is De Ster een straatnaam, geen restaurant.',
  'Er is in Sneek wel een straat die De Ster heet, maar een bedrijf met die naam vind ik niet.',
])('what is known of the name elsewhere is somebody else’s: %s', (answer) => {
  expect(judgeAnswer(answer, known).named).toBe(false)
})

test.each([
  'De Ster geeft kookles op een boerderij in Zwolle.',
  'Let op: De Ster is niet hetzelfde als De Ster Groep uit Venlo.',
  'De naam De Ster wordt gebruikt door een school in Venlo en een restaurant in Sneek. Dat laatste doet ook catering.',
  'Waarschijnlijk is De Ster op maandag dicht.',
  'In Sneek is De Ster een restaurant, geen café.',
  'De Ster was vroeger een smederij; nu is het een restaurant in Sneek.',
])('what is told of the company itself names it: %s', (answer) => {
  expect(judgeAnswer(answer, known).named).toBe(true)
})
