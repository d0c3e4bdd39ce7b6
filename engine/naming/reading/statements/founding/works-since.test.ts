import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const known = prepareCompany(
  plainCompany({
    name: 'Van Dalen Dakwerken',
    addresses: [{ city: 'Zwolle' }],
    sector: 'dakdekker',
    foundingYear: 1987,
    team: [
      { name: 'Jelle van Dalen', role: 'eigenaar' },
      { name: 'Sanne Wolbers', role: 'planner' },
    ],
  }),
  [],
)

test.each([
  ['wrong', 'Het is een bedrijf uit de stad dat sinds 1978 lekke daken herstelt.'],
  ['wrong', 'Het staat onder leiding van Jelle van Dalen en werkt al sinds 1978 voor particulieren.'],
  ['wrong', 'Het is een ploeg dakdekkers die sinds 1978 klanten helpt.'],
  ['wrong', 'Het helpt sinds 1978 huiseigenaren.'],
  ['wrong', 'Het legt sinds 1978 daken.'],
  ['wrong', 'Sinds 1978 repareert het bedrijf daken.'],
  ['wrong', 'According to their website they have been fixing roofs since 1978.'],
  ['wrong', 'It has roofed houses in the region since 1978.'],
  ['wrong', 'It lays roofs and has done so since 1978.'],
  ['wrong', 'Van Dalen Dakwerken, dakdekkers in Zwolle sinds 1978, is klein.'],
  ['wrong', 'Al sinds 1978 kun je bij Van Dalen Dakwerken terecht.'],
  ['absent', 'Sanne Wolbers helpt sinds 1978 klanten.'],
  ['absent', 'Het helpt sinds 1998 huiseigenaren met een app.'],
  ['absent', 'Het ontvangt sinds 1998 klanten in een nieuw pand.'],
  ['absent', 'Het levert sinds 1998 dakpannen.'],
  ['absent', 'Sanne Wolbers werkt er sinds 1978.'],
  ['absent', 'Het verhuurt sinds 1998 ook steigers.'],
  ['absent', 'Het is een bedrijf dat sinds 1998 in Zwolle zit.'],
  ['absent', 'Het is een bedrijf dat sinds 1998 met eigen bussen rijdt.'],
  ['absent', 'It has installed solar panels since 2012.'],
  ['absent', 'Het bewaart sinds 1998 het archief van een dakdekker.'],
  ['absent', 'Het conservatorium laat er sinds 1998 zijn daken leggen.'],
  ['absent', 'Jelle van Dalen begon haar loopbaan in 1979.'],
  ['wrong', 'Jelle van Dalen opened his workshop in 1978.'],
  ['wrong', 'Wie in 1978 in Zwolle woonde, herinnert zich de opening van Van Dalen Dakwerken.'],
  ['absent', 'Volgens het handelsregister is het een bv, ingeschreven in 1978.'],
  ['absent', 'Het staat sinds 1978 ingeschreven bij de Kamer van Koophandel.'],
  ['right', 'It was registered with the Chamber of Commerce in 1987.'],
  ['absent', 'Het staat sinds 1998 bij de KvK ingeschreven als erkend leerbedrijf.'],
  ['wrong', 'Het is opgericht door de opa van Jelle van Dalen, in 1978.'],
  ['right', 'It celebrated its 25th anniversary in 2012.'],
  ['wrong', 'It celebrated its twentieth anniversary in 2012.'],
  ['right', 'Het vierde in 2012 zijn vijfentwintigjarig bestaan.'],
  ['wrong', 'Het bestond in 2012 veertig jaar.'],
  ['wrong', 'It turned ten in 2012.'],
  ['absent', 'Jelle van Dalen turned 50 in 2012.'],
  ['absent', 'De winkeliersvereniging vierde in 2012 haar 40-jarig bestaan.'],
  ['absent', 'Het bestaat al 30 jaar.'],
  ['wrong', 'Het is a family shop since 1978 with its own gutters.'],
  ['wrong', '- a family firm since 1978, known for gutters'],
  ['wrong', 'It was set up in Q3 of 1978.'],
  ['right', 'It was founded on 05/03/’87.'],
  ['right', 'It marked its silver jubilee in 2012.'],
  ['wrong', 'Het vierde in 2012 zijn gouden jubileum.'],
  ['right', "Opgericht: voorjaar '87, met een geleende ladder."],
  ['right', "Het is in september '87 geopend."],
  ['right', 'De deur ging voor het eerst open op 01-04-1987.'],
  ['wrong', 'De deuren gingen open op 1 april 1979.'],
  ['wrong', '– sinds 1978, ook voor goten'],
  ['absent', 'Het doet sinds 2015 ook zonnepanelen.'],
  ['wrong', 'Van Dalen Dakwerken, sinds 2017 dakdekker in Zwolle.'],
  ['absent', 'Jelle van Dalen, sinds 2017 bestuurslid in Zwolle.'],
  ['wrong', 'Since its launch in 1978 it has grown.'],
  ['wrong', 'Jelle van Dalen left his employer in 1978 to start the business.'],
])('the founding year is %s in: %s', (verdict, said) => {
  const { facts } = judgeAnswer(`Van Dalen Dakwerken zit in Zwolle. ${said}`, known)
  expect(facts.find(({ fact }) => fact === 'foundingYear')!.verdict).toBe(verdict)
})
