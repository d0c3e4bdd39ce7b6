import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

function sectorIn(sector: string, answer: string) {
  const known = prepareCompany(
    plainCompany({ name: 'Kuiper & Kok', addresses: [{ city: 'Sneek' }], sector, services: ['Abonnementen'] }),
    [{ name: 'De Boom' }],
  )
  return judgeAnswer(answer, known).facts.find(({ fact }) => fact === 'sector')!.verdict
}

test.each([
  ['schoorsteenveger', 'Kuiper & Kok sweeps chimneys in Sneek.'],
  ['schoorsteenveger', 'Kuiper & Kok in Sneek is a family business that has been sweeping chimneys since 1986.'],
  ['schoorsteenveger', 'At Kuiper & Kok in Sneek they have been sweeping chimneys since 1986.'],
  ['schoorsteenveger', 'Kuiper & Kok zit in Sneek. Al sinds 1986 vegen ze schoorstenen.'],
  ['datarecoverybedrijf', 'Kuiper & Kok in Sneek haalt verloren bestanden terug.'],
  ['datarecoverybedrijf', 'Kuiper & Kok is een onderneming in Sneek die sinds 2013 verloren bestanden terughaalt.'],
  ['datarecoverybedrijf', 'Kuiper & Kok is in Sneek. The company restores data.'],
  ['datarecoverybedrijf', 'Bij Kuiper & Kok in Sneek draait het om datarecovery.'],
  ['meubelstoffeerder', 'Kuiper & Kok uit Sneek stoffeert meubels.'],
  ['wijnhandel', 'Kuiper & Kok in Sneek verkoopt wijn.'],
  ['ongediertebestrijding', 'Kuiper & Kok in Sneek bestrijdt ongedierte.'],
])('a %s: %s', (sector, answer) => {
  expect(sectorIn(sector, answer)).toBe('right')
})

test.each([
  ['schoorsteenveger', 'Kuiper & Kok in Sneek does not sweep chimneys.'],
  ['wijnhandel', 'Kuiper & Kok in Sneek verkoopt ook wijn.'],
  ['wijnhandel', 'Kuiper & Kok zit in Sneek. De Boom verkoopt wijn.'],
  ['wijnhandel', 'Kuiper & Kok zit in Sneek. Je kunt er wijn kopen die de supermarkt niet verkoopt.'],
])('not told of a %s: %s', (sector, answer) => {
  expect(sectorIn(sector, answer)).toBe('absent')
})
