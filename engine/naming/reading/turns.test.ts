import { expect, test } from 'vitest'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'
import { judgeAnswer } from './judge-answer.ts'
import { prepareCompany } from './known-company.ts'

const known = prepareCompany(
  plainCompany({
    name: 'Kranenburg Makelaardij',
    addresses: [{ city: 'Haarlem' }],
    foundingYear: 1989,
  }),
  [{ name: 'Spaarne Makelaars' }],
)
const LIST = 'Makelaars in Haarlem:\n\n1. Spaarne Makelaars\n2. Kranenburg Makelaardij\n\n'

test.each([
  ['right', `${LIST}De eerste bestaat sinds 1965, de tweede sinds 1989.`],
  ['wrong', `${LIST}Nummer 2 is opgericht in 1998.`],
  ['wrong', `${LIST}The last one was founded in 1998.`],
  ['absent', `${LIST}Nummer 1 is opgericht in 1965.`],
  ['wrong', `${LIST}Het tweede kantoor ligt het meest voor de hand. Het is opgericht in 1998.`],
  ['absent', `${LIST}De eerste afspraak is gratis.`],
  [
    'right',
    'Haarlem heeft Spaarne Makelaars en Kranenburg Makelaardij. Achter die laatste naam zit Jan, die in 1989 begon.',
  ],
  ['right', 'Haarlem heeft Kranenburg Makelaardij en Spaarne Makelaars. De eerste is opgericht in 1989.'],
  ['wrong', `${LIST}Voor een taxatie ga ik uit van de tweede. Opgericht in 1998.`],
  ['wrong', `${LIST}For a house I would pick number 2. It was founded in 1998.`],
  ['absent', `${LIST}Heb je haast, dan moet je bij de eerste zijn. Opgericht in 1965.`],
  ['absent', `${LIST}De tweede afspraak is gratis, bij de eerste betaal je niets. Opgericht in 1965.`],
  ['absent', 'Haarlem heeft Kranenburg Makelaardij en Spaarne Makelaars. De tweede is opgericht in 1998.'],
  ['absent', '**Kranenburg Makelaardij (Haarlem)**\n- Taxaties\n\n**Kranen Makelaardij (Breda)**\n- Opgericht in 1998'],
  ['absent', 'Kranenburg Makelaardij zit in:\n\n| Plaats | Opgericht |\n|---|---|\n| Haarlem | |\n| Weert | 1998 |'],
  ['wrong', '| Makelaar | Opgericht |\n|---|---|\n| Kranenburg Makelaardij, Haarlem | 1998 |\n| Van der Meer | 1989 |'],
  ['wrong', '- Kantoor: Kranenburg Makelaardij\n- Plaats: Haarlem\n- Opgericht: 1998'],
  [
    'wrong',
    '### Een huis in Haarlem?\n\nGa naar Kranenburg Makelaardij:\n\n- Bellen: 023\n\nHet kantoor is opgericht in 1998.',
  ],
  ['wrong', `${LIST}For a house the second one seems the best fit. It was founded in 1998.`],
  ['wrong', '- Kranenburg Makelaardij is an agency in Haarlem.\n- It was founded in 1998.'],
  [
    'wrong',
    '## Wie\nKranenburg Makelaardij, Haarlem.\n\n## Anderen\nSpaarne Makelaars is groter.\n\n## Contact\nOpgericht in 1998.',
  ],
  [
    'absent',
    '## Kranenburg Makelaardij\nIn Haarlem.\n\n## Spaarne Makelaars\nOok in Haarlem.\n\n## Contact\nOpgericht in 1998.',
  ],
  ['wrong', `${LIST}Voor een taxatie heb je de tweede nodig. Opgericht in 1998.`],
  ['wrong', 'Opgericht: 1998\nPlaats: Haarlem\n\nDit zijn de gegevens die ik van Kranenburg Makelaardij vond.'],
  ['wrong', 'Opgericht: 1998\nBedrijf: Kranenburg Makelaardij\nPlaats: Haarlem'],
  ['wrong', 'Waar Spaarne Makelaars groot is, is Kranenburg Makelaardij een buurtzaak. Ze zijn in 1998 begonnen.'],
  ['absent', 'Opgericht: 1998\nPlaats: Haarlem\n\nKranenburg Makelaardij ken ik.'],
  ['wrong', 'Je bedoelt Kranenburg Makelaardij, niet Spaarne Makelaars. Eerstgenoemde is opgericht in 1998.'],
  ['absent', 'Je bedoelt Spaarne Makelaars, niet Kranenburg Makelaardij. Eerstgenoemde is opgericht in 1998.'],
  [
    'wrong',
    'Kranenburg Makelaardij zit in Haarlem. Spaarne Makelaars zit in Zeist. Het kantoor in Haarlem is opgericht in 1998.',
  ],
  [
    'wrong',
    'Hoewel Spaarne Makelaars goedkoper is, heeft Kranenburg Makelaardij meer ervaring. Het is opgericht in 1998.',
  ],
  [
    'absent',
    'Although Kranenburg Makelaardij is cheaper, Spaarne Makelaars has better reviews. It dates back to 1998.',
  ],
  ['right', 'Like Spaarne Makelaars, Kranenburg Makelaardij gets good reviews. The company was founded in 1989.'],
  [
    'absent',
    'Net als Kranenburg Makelaardij krijgt Spaarne Makelaars goede reviews. Het kantoor is opgericht in 1998.',
  ],
  ['absent', 'Ik zou eerder voor Spaarne Makelaars kiezen dan voor Kranenburg Makelaardij. Het kantoor begon in 1998.'],
  ['wrong', 'Kranenburg Makelaardij, anders dan Makelaarskantoor Smit, bestaat sinds 1998.'],
  ['right', 'Kranenburg Makelaardij, unlike Makelaarskantoor Smit, was founded in 1989.'],
  [
    'absent',
    'Voor de prijs ga je naar Kranenburg Makelaardij. Wie haast heeft, kan beter naar Spaarne Makelaars. Dat bedrijf is opgericht in 1998.',
  ],
  ['wrong', 'I would look at Spaarne Makelaars and Kranenburg Makelaardij. The second dates back to 1998.'],
])('the founding year is %s where the words point back into a list: %s', (verdict, answer) => {
  const { facts } = judgeAnswer(answer, known)
  expect(facts.find(({ fact }) => fact === 'foundingYear')!.verdict).toBe(verdict)
})

test.each([
  ['wrong', 'Spaarne Makelaars en Kranenburg Makelaardij zijn goede keuzes. Beide kantoren zitten in Zeist.'],
  ['wrong', 'Spaarne Makelaars and Kranenburg Makelaardij are good options. Both offices are in Zeist.'],
  ['wrong', 'Kranenburg Makelaardij en Spaarne Makelaars zijn allebei gevestigd in Zeist.'],
  [
    'wrong',
    '| Kantoor | Sinds |\n|---|---|\n| Kranenburg Makelaardij | 1989 |\n| Spaarne Makelaars | 1965 |\n\nBeide zitten in Zeist.',
  ],
  ['right', 'Spaarne Makelaars and Kranenburg Makelaardij are both based in Haarlem.'],
  [
    'absent',
    'Kranenburg Makelaardij en Spaarne Makelaars zijn allebei actief in Kennemerland; de laatste zit in Zeist.',
  ],
  ['wrong', 'Spaarne Makelaars zit in Haarlem, Kranenburg Makelaardij in Zeist.'],
  ['wrong', 'Spaarne Makelaars is based in Haarlem and Kranenburg Makelaardij in Zeist.'],
])('the town is %s where it is said of each: %s', (verdict, answer) => {
  const { facts } = judgeAnswer(answer, known)
  expect(facts.find(({ fact }) => fact === 'city')!.verdict).toBe(verdict)
})
