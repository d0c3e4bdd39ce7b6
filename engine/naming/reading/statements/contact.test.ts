import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { BAKERS } from '#tests/cases/answers/answer-case.ts'
import { KORENAAR } from '#tests/cases/answers/companies/01.ts'

const known = prepareCompany(KORENAAR, BAKERS)

test.each([
  ['phone', 'wrong', 'De Korenaar in Utrecht, bij spoed: 030 555 10 23.'],
  ['phone', 'wrong', 'Bellen kan op 030 555 01 32. De Korenaar zit in Utrecht.'],
  ['phone', 'absent', 'Bellen kan op 030 555 99 00. De Korenaar zit in Utrecht.'],
  ['phone', 'wrong', 'De Korenaar in Utrecht. Op andere dagen bel je 030 555 99 00.'],
  ['phone', 'wrong', 'De Korenaar in Utrecht works mostly for offices and can be reached on 030 555 99 00.'],
  [
    'phone',
    'wrong',
    'De Korenaar zit in Utrecht. Korenmolen is een bakker uit Assen. Je moet bij de eerste zijn, bereikbaar op 030 555 99 00.',
  ],
  [
    'phone',
    'wrong',
    'De Korenaar in Utrecht is niet Korenmolen.\n\n**De Korenaar (Utrecht)**\n- Telefoon: 030 555 99 00',
  ],
  ['phone', 'absent', 'Is De Korenaar in Utrecht vol? Probeer dan Broodhuis Zuid, te bereiken op 030 555 99 00.'],
  ['phone', 'right', 'De Korenaar in Utrecht: nul-drie-nul, 555 01 23.'],
  ['phone', 'right', 'De Korenaar in Utrecht. Call zero three zero, triple five zero one two three.'],
  ['phone', 'wrong', 'De Korenaar in Utrecht: nul drie nul, vijf vijf vijf nul een drie twee.'],
  ['phone', 'wrong', 'De Korenaar in Utrecht. Dial oh three oh, double five five oh one three two.'],
  ['phone', 'absent', 'De Korenaar in Utrecht kreeg nul, een, twee of drie sterren.'],
  ['phone', 'absent', 'De Korenaar in Utrecht, fax: 030 555 01 24.'],
  ['phone', 'absent', 'De Korenaar in Utrecht, WhatsApp: 06 12 34 56 78.'],
  ['phone', 'wrong', 'De Korenaar in Utrecht. Bellen is het snelst: het nummer is 030 555 99 00.'],
  ['phone', 'wrong', 'De Korenaar in Utrecht. For appointments, dial 030 555 99 00.'],
  ['phone', 'wrong', 'De Korenaar in Utrecht: spoedcursus brood bakken, bel 030 555 99 00.'],
  ['phone', 'absent', 'De Korenaar in Utrecht. Bel bij klachten de brancheorganisatie op 030 555 99 00.'],
  ['phone', 'absent', 'De Korenaar in Utrecht keeps office hours of 0900–1600 on weekdays.'],
  ['phone', 'absent', 'De Korenaar in Utrecht. Rekeningnummer: 030 555 99 00.'],
  ['phone', 'absent', 'De Korenaar in Utrecht. De gemeente is bereikbaar op 030 286 00 00.'],
  ['phone', 'absent', 'De Korenaar in Utrecht. Bel anders de bakkerscentrale: 085 888 12 00.'],
  ['phone', 'absent', 'De Korenaar in Utrecht. Voor de zaal bel je Kasteel Wijk: 030 555 99 00.'],
  ['phone', 'absent', 'De Korenaar in Utrecht. De RDW is bereikbaar op 088 008 74 47.'],
  ['phone', 'absent', 'De Korenaar in Utrecht. Bel bij pech de Wegenwacht: 088 269 28 88.'],
  ['phone', 'absent', 'De Korenaar in Utrecht. Don’t mix it up with Korenmolen in Assen (0592 55 57 30).'],
  ['phone', 'wrong', 'De Korenaar in Utrecht. De bakkerij is bereikbaar op 088 008 74 47.'],
  ['website', 'wrong', 'De Korenaar in Utrecht. Zie [de website](https://www.korenaarbrood.nl).'],
  [
    'website',
    'wrong',
    'De Korenaar in Utrecht.\n\nProbeer anders Bakkerij Jansen.\n\nMeer op www.dekorenaar-brood.nl.',
  ],
  ['email', 'wrong', 'De Korenaar in Utrecht. Mail De Korenaar op winkel@korenaarbrood.nl.'],
  [
    'email',
    'wrong',
    'De Korenaar in Utrecht en Bakkerij Jansen zijn er twee. Voor taart is Utrecht je adres: info@dekorenaar.com.',
  ],
  ['email', 'absent', 'De Korenaar in Utrecht. Bakkerij Jansen mailt vanaf info@dekorenaar.com.'],
  ['email', 'absent', 'De Korenaar in Utrecht. Vul in: jouwnaam@voorbeeld.nl.'],
  ['email', 'absent', 'De Korenaar in Utrecht. Niet tevreden? Meld het bij klachten@bakkersbond.nl.'],
  ['website', 'wrong', '### De Korenaar\n- Plaats: Utrecht\n- 🌐 www.korenaar-brood.nl'],
  ['website', 'wrong', '### De Korenaar\n- Utrecht, Oudegracht 1, korenaar-brood.nl'],
  ['website', 'absent', '### De Korenaar\n- Plaats: Utrecht\n- www.broodbezorgd.nl'],
  ['website', 'wrong', '### De Korenaar\n- Plaats: Utrecht\n- Meer weten: https://www.korenaar-brood.nl'],
  ['website', 'wrong', 'De Korenaar in Utrecht. Je vindt alle informatie op bakkerij-utrecht.nl.'],
  ['website', 'absent', 'De Korenaar in Utrecht. Vergelijk bakkers op bakkerij-utrecht.nl.'],
  ['website', 'absent', 'De Korenaar in Utrecht. Meer informatie over allergenen: voedingscentrum.nl.'],
  ['website', 'wrong', 'De Korenaar in Utrecht: bestellen gaat via www.korenaar-utrecht.nl.'],
  ['website', 'absent', 'De Korenaar in Utrecht groeit, volgens een artikel op korenaarnieuws.nl.'],
  ['website', 'absent', 'De Korenaar in Utrecht: bestellen gaat via broodbezorgd.nl.'],
  ['website', 'absent', 'De Korenaar in Utrecht staat op de site van de gemeente, utrecht.nl.'],
  ['email', 'right', 'De Korenaar in Utrecht: mail naar info apenstaartje dekorenaar punt nl.'],
  ['email', 'wrong', 'De Korenaar in Utrecht: mail naar de winkel: winkel@korenaarbrood.nl.'],
  ['email', 'absent', 'De Korenaar in Utrecht. Voor stages mail je naar de Bakkersvakschool: info@bakkersvak.nl.'],
  ['email', 'wrong', 'De Korenaar in Utrecht: mail naar bestel [at] dekorenaar [punt] nl.'],
  ['email', 'wrong', 'De Korenaar in Utrecht: mail naar bestel [at] dekorenaar punt nl.'],
  ['email', 'absent', 'De Korenaar in Utrecht. Klachten over voedsel meld je via info@voedselautoriteit.nl.'],
  ['website', 'right', 'De Korenaar in Utrecht. Website: DeKorenaar.nl'],
  ['website', 'right', 'De Korenaar in Utrecht. Website: dekorenaar punt nl.'],
  ['website', 'right', 'De Korenaar in Utrecht. Website: de korenaar punt nl.'],
  ['website', 'absent', 'De Korenaar in Utrecht.Het brood is goed.'],
  ['phone', 'right', 'De Korenaar in Utrecht is klein. Probeer anders Bakkerij Jansen. Bellen kan op 030 555 01 23.'],
  ['phone', 'absent', 'De Korenaar in Utrecht.\n\nBakkerij Jansen:\n- Telefoon: 030 555 01 23'],
  ['email', 'wrong', 'De Korenaar in Utrecht is klein. Probeer anders Bakkerij Jansen. Mail naar hoi@dekorenaar.nl.'],
  ['email', 'wrong', 'Aan: hoi@dekorenaar.nl\n\nBeste bakker, graag een taart.\n\nDe Korenaar in Utrecht bakt die.'],
  ['email', 'absent', 'Aan: hoi@example.nl\n\nBeste bakker, graag een taart.\n\nDe Korenaar in Utrecht bakt die.'],
  ['website', 'absent', 'De Korenaar in Utrecht. Lees ook de beoordelingen op bakkers-utrecht.nl.'],
])('%s is %s: %s', (fact, expected, answer) => {
  expect(judgeAnswer(answer, known).facts.find((one) => one.fact === fact)?.verdict).toBe(expected)
})

test('a site that begins with the letters of the company is its own', () => {
  const company = { ...KORENAAR, aliases: [...KORENAAR.aliases, 'BKU'] }
  const verdicts = ['Op www.bku-utrecht.nl staat een formulier.', 'Op www.bkutrecht.nl staat een formulier.'].map(
    (said) =>
      judgeAnswer(`BKU in Utrecht. ${said}`, prepareCompany(company, [])).facts.find(({ fact }) => fact === 'website'),
  )
  expect(verdicts.map((one) => one?.verdict)).toEqual(['wrong', 'absent'])
})
