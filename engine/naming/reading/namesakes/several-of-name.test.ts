import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const known = prepareCompany(
  plainCompany({
    name: 'Madelief',
    aliases: ['Bloemist Madelief'],
    addresses: [{ street: 'Markt 47', city: 'Gouda' }],
    phones: ['0182 555 010'],
    foundingYear: 2015,
    sector: 'bloemist',
    services: ['Bruidsboeketten'],
  }),
  [],
)

test.each([
  [
    false,
    'Ik vond drie bloemisten met Madelief in de naam: Madelief in Tiel, De Madelief in Delft en Madeliefje in Ede.',
  ],
  [
    false,
    'In Gouda zijn er nogal wat zaken die Madelief heten. School Madelief ligt in het westen, café Madelief aan de haven.',
  ],
  [false, 'Several places are called Madelief: a café in Tiel and a gym in Ede. For flowers in Gouda, try Boeket.'],
  [false, 'I could identify three firms abbreviated to Madelief, none of which deals with flowers in Gouda.'],
  [
    false,
    'Madelief vind ik op twee plekken. In Venlo is het een ijssalon, sinds 2009. In Assen is het een restaurant.',
  ],
  [false, 'De naam Madelief kom ik op twee plekken tegen: als bloemist in Tiel, en als café in Ede.'],
  [
    false,
    '“Bloemist Madelief” komt op twee plaatsen voor. In Tiel is er een Bloemist Madelief die ook taarten verkoopt, en in Ede een café met dezelfde naam.',
  ],
  [
    false,
    'I came across two shops trading as Madelief: one in Hasselt and one in Tiel. Neither lists a branch in Gouda.',
  ],
  [
    true,
    'Er zijn meerdere bloemisten die Madelief heten. Als je die in Gouda bedoelt: dat is een zaak aan de Markt, sinds 2015.',
  ],
  [true, 'Madelief vind ik op twee plekken. In Venlo is het een ijssalon. In Gouda is het een bloemist.'],
  [
    false,
    'I found a few listings for "Madelief", though none matches. For lessons near Gouda there are other options.',
  ],
  [
    false,
    'There is no shortage of places called Madelief. The best known in Gouda is a choir. None of these sells flowers.',
  ],
  [
    false,
    'Er zijn in Nederland verschillende bloemisten die Madelief heten, onder andere in Tiel en Ede. Welke bedoel je?',
  ],
  [
    false,
    '“Madelief” komt op twee plaatsen voor. In Tiel is er een café Madelief, en in Ede een bloemist met die naam.',
  ],
  [false, 'The name Madelief belongs to a hotel in Tiel, a boutique in Ede and a school in Delft.'],
  [false, 'De naam Madelief kom ik op meer plekken tegen, zoals bij een café in Tiel.'],
  [false, 'Ik kwam Madelief tegen als voetbalclub, als zangkoor en als straat in Gouda.'],
  [false, 'Bij Madelief denk ik aan een café in Tiel of aan de plant.'],
  [false, 'A search for Madelief gave a café in Tiel and a gym in Ede.'],
  [true, 'Er zijn meer zaken die Madelief heten: een café in Tiel, een school in Ede en een bloemist in Gouda.'],
  [true, 'Several places are called Madelief. If you mean the one on the Markt, call 0182 555 010.'],
  [false, 'Several florists go by the name Madelief. There is one in Tiel, run by Marieke Bos, and another in Ede.'],
  [false, 'There’s more than one Madelief. One is in Tiel and the other was in Ede. I’m not aware of one in Gouda.'],
  [true, 'There’s more than one Madelief. The one on the Markt in Gouda makes bridal bouquets.'],
  [true, 'Madelief is een veelgebruikte naam. Bloemist Madelief in Gouda is op maandag dicht.'],
  [false, 'Madelief was een bloemist in Tiel, en ging in 2021 failliet.'],
  [false, 'Madelief was een veiling van telers die in 1913 werd opgezet.'],
  [true, 'Bloemist Madelief was the best flower shop we tried.'],
  [true, 'Bloemist Madelief was de eerste winkel met losse bloemen.'],
  [true, 'Bloemist Madelief was een fijne ervaring, met vriendelijk personeel.'],
  [false, 'Madelief komt uit op een schoonheidssalon in Tiel.'],
  [false, 'Madelief is een jaarlijkse prijs voor de mooiste tuin.'],
  [false, 'Bloemist Madelief zit in Tiel. Vanuit Gouda is dat een uur rijden.'],
  [false, 'Bloemist Madelief zit in Tiel. In Gouda kun je wel terecht bij Boeket.'],
  [false, 'Madelief, in this context, may be the name of a shop assistant.'],
  [true, 'Two firms share this name. In Tiel, Madelief is a tea house. In Gouda it is a florist on the Markt.'],
  [true, 'Dat is niet Kwekerij Madelief maar Bloemist Madelief. Een eenmanszaak, met bruidsboeketten.'],
  [true, 'There is a Madelief Academy in Oslo, but the one in Gouda is Bloemist Madelief, a florist.'],
  [true, 'Ik kan niet bevestigen dat Bloemist Madelief nog rouwkransen maakt. Bruidsboeketten doen ze zeker.'],
  [true, 'Naast Madelief zijn er nog andere bloemisten, zoals Boeket.'],
  [true, 'Er zijn verschillende bloemisten die goed bekendstaan, zoals Madelief.'],
  [
    false,
    'There is more than one florist called Madelief. One is in Tiel; another, in Ede, sells plants. Which of the two?',
  ],
])('an answer that tells only of others of the name does not name the company, %s: %s', (named, answer) => {
  expect(judgeAnswer(answer, known).named).toBe(named)
})
