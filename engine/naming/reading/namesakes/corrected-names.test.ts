import { expect, test } from 'vitest'
import type { FactKind } from '#engine/naming/reading/facts.ts'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const known = prepareCompany(
  plainCompany({
    ...{ name: 'Bakkerij Oldenkamp', aliases: ['Oldenkamp'], sector: 'bakker', foundingYear: 1952 },
    ...{ addresses: [{ street: 'Kade 17', city: 'Meppel' }], phones: ['0522 55 54 16'] },
    team: [{ name: 'Henk Mulder', role: 'eigenaar' }],
  }),
  [],
)
const verdictOf = (answer: string, fact: FactKind) => {
  const { named, facts } = judgeAnswer(answer, known)
  return named ? facts.find((one) => one.fact === fact)!.verdict : 'unnamed'
}

const TOLD: [fact: FactKind, said: string, right: string, wrong: string][] = [
  ['foundingYear', 'Het bedrijf is opgericht in ~.', '1952', '1931'],
  ['team', 'De eigenaar is ~.', 'Henk Mulder', 'Bram Kolkman'],
  ['address', 'You can find them at ~.', 'Kade 17', 'Molenweg 5'],
  ['phone', 'Bellen kan op ~.', '0522 55 54 16', '0320 12 34 56'],
]

/** What is said before the facts: with the name spelled wrongly, denied, changed, or set against another. */
test.each([
  'In Meppel is geen Bakkerij Oldekamp te vinden, wel Bakkerij Oldenkamp.',
  'Ik vind Bakkerij Oldekamp niet, maar er is een vergelijkbare naam: Bakkerij Oldenkamp.',
  'Bakkerij Oldekamp is in Meppel niet te vinden, Bakkerij Oldenkamp wel.',
  'Over Bakkerij Oldekamp vind ik niets, maar mogelijk bedoel je Bakkerij Oldenkamp in Meppel.',
  'Omdat ik Bakkerij Oldekamp niet kon vinden, ga ik uit van Bakkerij Oldenkamp in Meppel.',
  'Ik geef je informatie over Bakkerij Oldenkamp, want Bakkerij Oldekamp ken ik niet.',
  '"Bakkerij Oldekamp" lijkt een spelfout te zijn voor Bakkerij Oldenkamp.',
  'Je schrijft "Bakkerij Oldekamp", maar gezien de plaats denk ik dat je Bakkerij Oldenkamp zoekt.',
  'De naam Bakkerij Oldekamp klopt niet helemaal: het gaat om Bakkerij Oldenkamp.',
  'Bakkerij Oldekamp schrijf je met een n, dus Bakkerij Oldenkamp.',
  'Niet Bakkerij Oldekamp, maar Bakkerij Oldenkamp is de juiste naam.',
  'Bakkerij Oldekamp heet tegenwoordig Bakkerij Oldenkamp.',
  'Bakkerij Oldekamp en Bakkerij Oldenkamp zijn hetzelfde bedrijf.',
  'Bakkerij Molenzicht is een andere zaak; Bakkerij Oldenkamp zit in Meppel.',
  'Bakkerij Molenzicht zit in Ommen, Bakkerij Oldenkamp in Meppel.',
  'Bakkerij Oldenkamp, voorheen Bakkerij Molenzicht, is een bakkerij in Meppel.',
  'Bakkerij Oldenkamp heeft niets te maken met Bakkerij Molenzicht uit Ommen.',
  'Bakkerij Oldenkamp is niet hetzelfde als Bakkerij Oldekamp.',
  'Bakkerij Oldenkamp is een bakkerij in Meppel. Verwar het niet met Oldenkamp in Ommen, een kantoor.',
  'Bedoel je Oldenkamp in Meppel of Oldenkamp in Ommen? Die in Meppel is een bakkerij.',
  'Er zijn meerdere zaken die Oldenkamp heten. De zaak in Ommen is een kantoor; die in Meppel is een bakkerij.',
  'Het gaat niet om Oldenkamp in Ommen, maar om Oldenkamp in Meppel.',
  'Met Oldenkamp bedoel je vast Bakkerij Oldenkamp in Meppel.',
  'There’s no Bakkerij Oldekamp in Meppel, but there is a Bakkerij Oldenkamp.',
  'I can’t find Bakkerij Oldekamp, only Bakkerij Oldenkamp in Meppel.',
  'I think you mean Bakkerij Oldenkamp, not Bakkerij Oldekamp.',
  'Bakkerij Molenzicht changed its name to Bakkerij Oldenkamp.',
  'Bakkerij Oldenkamp in Meppel is a bakery. It is unrelated to Oldenkamp in Ommen.',
])('behind a correction the facts are the company’s: %s', (introduction) => {
  const misread = TOLD.flatMap(([fact, said, right, wrong]) =>
    [right, wrong].flatMap((value) => {
      const verdict = verdictOf(`${introduction} ${said.replace('~', value)}`, fact)
      return verdict === (value === right ? 'right' : 'wrong') ? [] : [`${fact} ${verdict}`]
    }),
  )
  expect(misread).toEqual([])
})

test.each([
  'Bakkerij Oldenkamp is een bakkerij in Meppel. Verwar het niet met Oldenkamp in Ommen: dat is een kantoor.',
  'Bakkerij Oldenkamp zit in Meppel; Bakkerij Oldekamp zit in Ommen.',
  'Er zijn meerdere zaken die Oldenkamp heten. De zaak in Meppel is een bakkerij; die in Ommen is een kantoor.',
  'Welke Oldenkamp je bedoelt hangt af van de plaats. In Meppel is het een bakkerij; in Ommen is het een kantoor.',
  'Van Oldenkamp zijn er twee. De ene zit in Meppel en is een bakkerij. De andere zit in Ommen en is een kantoor.',
  'Which Oldenkamp? The Meppel one is a bakery; the Ommen one is a law firm.',
  'Several businesses go by Oldenkamp. In Meppel it is a bakery. The Ommen one is a law firm.',
])('behind another of the name they are not: %s', (introduction) => {
  for (const [fact, said, , wrong] of TOLD.slice(0, 2))
    expect(verdictOf(`${introduction} ${said.replace('~', wrong)}`, fact)).toBe('absent')
})

test.each([
  'Je bedoelt waarschijnlijk Bakkerij Oldekamp, niet Bakkerij Oldenkamp.',
  'Je bedoelt vast Bakkerij Oldekamp in Ommen en niet Bakkerij Oldenkamp. Die zaak bestaat sinds 1931.',
  'Bakkerij Oldenkamp is niet te vinden, Bakkerij Oldekamp wel.',
  'Omdat ik Bakkerij Oldenkamp niet kon vinden, ga ik uit van Bakkerij Oldekamp in Ommen. De eigenaar is Bram Kolkman.',
])('where another is what is meant, it is not named: %s', (answer) => {
  expect(judgeAnswer(answer, known).named).toBe(false)
})
