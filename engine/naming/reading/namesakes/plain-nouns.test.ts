import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const GOUDA = { addresses: [{ street: 'Markt 47', city: 'Gouda' }] }
const lumen = plainCompany({ ...GOUDA, name: 'Lumen', sector: 'fotograaf', services: ['Trouwfoto’s'] })
const kroon = plainCompany({ ...GOUDA, name: 'De Kroon', sector: 'tandartspraktijk', services: ['Implantaten'] })
const smit = plainCompany({ ...GOUDA, name: 'Bakkerij Brouwer', aliases: ['Brouwer'], sector: 'bakkerij' })
const helder = plainCompany({ ...GOUDA, name: 'Helder', sector: 'schoonmaakbedrijf', services: ['Glasbewassing'] })
const groenrijk = plainCompany({ ...GOUDA, name: 'Groenrijk', sector: 'hovenier', services: ['Tuinaanleg'] })
const bvl = plainCompany({ ...GOUDA, name: 'BVL', sector: 'verloskundigenpraktijk', services: ['Thuisbevalling'] })

test.each([
  [false, 'Lumen is de eenheid van lichtstroom. Een lamp van 800 lumen is fel.', lumen],
  [false, 'Lumen: hoeveel licht een lamp geeft.', lumen],
  [false, 'Lumen is Latijn voor licht.', lumen],
  [false, 'Lumen per watt is een maat voor de efficiëntie.', lumen],
  [false, 'Kies een lamp van 800 Lumen.', lumen],
  [false, 'Lumen was de hond van een graaf.', lumen],
  [false, 'Lumen is een opinieblad dat elke twee weken verschijnt.', lumen],
  [false, 'Lumen staat in de top twintig van jongensnamen.', lumen],
  [false, 'Helder, dan zoek ik een schoonmaakbedrijf in Gouda.', helder],
  [false, 'Helder! Hier is een schema voor glasbewassing.', helder],
  [false, 'Helder en duidelijk: dat is wat klanten willen.', helder],
  [true, 'Helder, het schoonmaakbedrijf in Gouda, wast ramen.', helder],
  [false, 'Groenrijk is een keten van tuincentra.', groenrijk],
  [
    false,
    '1. **Lumen** – de hoeveelheid licht.\n2. **Kelvin** – de kleur.\n\nVoor een fotograaf in Gouda is 5500 kelvin gebruikelijk.',
    lumen,
  ],
  [false, '- Lumen: € 15\n- Watt: € 30\n\nEen fotograaf in Gouda rekent daarbij loon.', lumen],
  [true, 'Fotografen in Gouda:\n\n1. **Lumen** – mooi werk.\n2. **Glans** – snel.', lumen],
  [true, '| Bedrijf | Prijs |\n|---|---|\n| Kroon | € 30 |\n| Helder | € 25 |', helder],
  [
    true,
    `${'Let op de prijs. '.repeat(80)}\n\n| Bedrijf | Prijs |\n|---|---|\n| Kroon | € 30 |\n| Helder | € 25 |`,
    helder,
  ],
  [true, '| | Glans | Helder |\n|---|---|---|\n| Prijs | € 30 | € 25 |', helder],
  [false, '| Eenheid | Prijs |\n|---|---|\n| Watt | € 30 |\n| Lumen | € 25 |', lumen],
  [true, 'Lumen is een aanrader.', lumen],
  [true, 'Lumen is een tussenpersoon.', lumen],
  [true, 'Lumen is een gezellige tent.', lumen],
  [true, 'Lumen heeft een hoge waardering.', lumen],
  [false, 'De Kroon was een schip van de marine.', kroon],
  [false, 'De Kroon is een wijk in Gouda.', kroon],
  [true, 'De Kroon is een praktijk in Gouda.', kroon],
  [true, 'De Kroon is een begrip in Gouda.', kroon],
  [false, 'L.E.J. Brouwer was een Nederlandse wiskundige.', smit],
  [false, 'Volgens historicus Brouwer is het brood in Gouda pas laat wit geworden.', smit],
  [false, 'De familie Brouwer woont al drie eeuwen in Gouda.', smit],
  [false, 'De achternaam Brouwer komt vooral rond Gouda voor.', smit],
  [true, 'De familie Brouwer runt Bakkerij Brouwer in Gouda.', smit],
  [false, 'In this context BVL most likely refers to “bevalling vanaf laatst”, a phrase about births.', bvl],
  [false, 'BVL staat waarschijnlijk voor Bond van Loodgieters.', bvl],
  [false, 'BVL (bouwvoorlopige leges) betaal je aan de gemeente.', bvl],
  [false, 'BVL: Boekverkopers Limburg. Bel voor hulp.', bvl],
  [true, 'BVL refers to the midwives in Gouda who do home births.', bvl],
])('a word or letters that mean something else are no company, %s: %s', (named, answer, company) => {
  expect(judgeAnswer(answer, prepareCompany(company, [])).named).toBe(named)
})
