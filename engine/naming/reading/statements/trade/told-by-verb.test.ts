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
  ['zadelmakerij', 'Kuiper & Kok in Sneek maakt zadels en hoofdstellen.'],
  ['orgelbouwer', 'Kuiper & Kok zit in Sneek. Het bedrijf repareert orgels.'],
  ['fietsverhuur', 'Kuiper & Kok in Sneek verhuurt fietsen.'],
  ['opticien', 'Kuiper & Kok is based in Sneek. It sells glasses and contact lenses.'],
  ['schoenenwinkel', 'Kuiper & Kok is een bedrijf in Sneek dat schoenen verkoopt.'],
  ['koeriersbedrijf', 'Kuiper & Kok in Sneek delivers parcels.'],
  ['filmproductiebedrijf', 'Kuiper & Kok is in Sneek. It makes corporate videos.'],
  ['touringcarbedrijf', 'Kuiper & Kok in Sneek vervoert groepen per touringcar.'],
  ['chocolaterie', 'Kuiper & Kok in Sneek maakt bonbons en repen.'],
  ['restauratieatelier', 'Kuiper & Kok in Sneek restores old paintings.'],
])('a %s: %s', (sector, answer) => {
  expect(sectorIn(sector, answer)).toBe('right')
})

test.each([
  ['schoorsteenveger', 'Kuiper & Kok in Sneek does not sweep chimneys.'],
  ['wijnhandel', 'Kuiper & Kok in Sneek verkoopt ook wijn.'],
  ['vioolbouwer', 'Kuiper & Kok in Sneek repareert orgels.'],
  ['muziekschool', 'Kuiper & Kok in Sneek geeft pianoles en gitaarles.'],
  ['wijnhandel', 'Kuiper & Kok zit in Sneek. De Boom verkoopt wijn.'],
  ['wijnhandel', 'Kuiper & Kok zit in Sneek. Je kunt er wijn kopen die de supermarkt niet verkoopt.'],
])('not told of a %s: %s', (sector, answer) => {
  expect(sectorIn(sector, answer)).toBe('absent')
})
