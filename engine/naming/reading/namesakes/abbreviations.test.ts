import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'

const known = prepareCompany(
  {
    name: 'Terpstra Dijkema Makelaars',
    aliases: ['TDM', 'T&D', 'Terpdijk'],
    websites: [],
    phones: [],
    emails: [],
    addresses: [{ city: 'Heerenveen' }],
    services: ['Taxaties'],
    team: [],
  },
  [],
)

test.each([
  [false, 'TDM can stand for several things: time-division multiplexing, or therapeutic drug monitoring.'],
  [false, 'TDM heeft meerdere betekenissen. In de techniek is het het bundelen van signalen.'],
  [false, 'Met TDM kan van alles bedoeld zijn, zoals een motor van Yamaha.'],
  [false, 'What does TDM mean? In hospitals it is the monitoring of medicines.'],
  [false, 'TDM betekent meestal Time-Division Multiplexing.'],
  [false, 'TDM (Technische Dienst Meppel) is een onderdeel van de gemeente.'],
  [false, 'A T&D (transmission and distribution) network carries power.'],
  [true, 'T&D (Terpstra & Dijkema) is een makelaar in Heerenveen.'],
  [false, 'TDM staat in de techniek voor het bundelen van signalen.'],
  [false, 'TDM usually stands for one of these: time-division multiplexing, or therapeutic drug monitoring.'],
  [false, 'In hospitals, TDM most often refers to the monitoring of medicines.'],
  [false, 'De afkorting TDM heeft meerdere betekenissen. Zoek je een makelaar in Heerenveen, kijk dan op Funda.'],
  [
    false,
    'TDM is een Zweedse fabrikant. De naam is een afkorting van Tekniska Drift. Een makelaar in Heerenveen ken ik niet.',
  ],
  [false, 'In de techniek staat TDM voor het bundelen van signalen. Een makelaar in Heerenveen weet dat niet.'],
  [false, 'TDM = time division multiplexing. Een makelaar in Heerenveen weet dat niet.'],
  [false, 'De letters TDM worden voor van alles gebruikt.'],
  [false, 'TDM is in de techniek onder meer de afkorting van time-division multiplexing.'],
  [false, 'De afkorting TDM wordt in de techniek gebruikt voor het bundelen van signalen.'],
  [false, 'Ik ken TDM vooral als techniek om signalen te bundelen.'],
  [false, 'TDM? Dat zou kunnen staan voor een techniek om signalen te bundelen.'],
  [
    false,
    'TDM kan van alles zijn:\n\n- **Time Division Multiplexing**: signalen bundelen\n- **Trein Dienst Meppel**: oud',
  ],
  [false, 'TDM kan verschillende dingen betekenen:\n\n- **T.D.M.**: initialen die veel bedrijven gebruiken'],
  [false, 'What TDM means depends on the context.'],
  [false, 'In een fabriek is een TDM de teamleider.'],
  [false, 'Terpdijk is een veelvoorkomende achternaam.'],
  [true, 'Ik ken TDM vooral als makelaar in Heerenveen.'],
  [true, 'TDM, in veel landen een afkorting, is in Heerenveen een makelaar die taxaties doet.'],
  [true, 'TDM is een makelaar in Heerenveen. De naam is een afkorting van de namen van de twee oprichters.'],
  [true, 'TDM staat in Heerenveen voor taxaties.'],
  [true, 'Terpdijk staat voor je klaar in Heerenveen.'],
  [true, 'TDM (Terpstra Dijkema Makelaars) doet taxaties.'],
  [true, 'TDM kan voor meerdere dingen staan. In Heerenveen is TDM een makelaar die taxaties doet.'],
  [true, 'TDM kan van alles betekenen, maar je bedoelt Terpstra Dijkema Makelaars.'],
  [false, 'TDM is een Duitse aanbieder van tankkaarten voor vrachtwagens.'],
  [true, 'TDM staat voor Terpstra Dijkema Makelaars.'],
  [true, 'TDM staat voor persoonlijke aandacht en korte lijnen.'],
  [true, 'Terpdijk kan veel betekenen voor wie een huis zoekt.'],
  [true, 'TDM verwijst naar een collega voor verhuur.'],
  [true, 'Terpdijk kan morgen al op de stoep staan.'],
  [false, 'TDM staat in Amerika voor het Tom Dillon Memorial Stadium in Austin.'],
  [false, 'TDM most commonly refers to the IATA code of an airport in China.'],
])('letters that are explained as something else do not name the company, %s: %s', (named, answer) => {
  expect(judgeAnswer(answer, known).named).toBe(named)
})
