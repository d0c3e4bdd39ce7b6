import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { KORENAAR } from '#tests/cases/answers/companies/01.ts'

const known = prepareCompany(KORENAAR, [])
const verdict = (fact: string, answer: string) =>
  judgeAnswer(answer, known).facts.find((one) => one.fact === fact)?.verdict

test.each([
  ['wrong', 'De Korenaar is een bakkerij aan de Schotersingel in Utrecht.'],
  ['wrong', 'De Korenaar zit in Utrecht. Ze werken vanuit een oud winkelpand aan de Jan van Scorelstraat.'],
  ['wrong', 'De Korenaar in Utrecht has its shop on Kruisweg.'],
  ['wrong', 'De Korenaar (Schotersingel, Utrecht) bakt brood.'],
  ['wrong', 'Bakkers in Utrecht:\n\n1. De Korenaar – kleine winkel aan de Kruisweg, bekend om taart'],
  ['absent', 'Bakkers in Utrecht:\n\n1. De Korenaar – kleine winkel met gratis parkeren aan de Kruisweg'],
  ['wrong', 'De Korenaar in Utrecht. Adres: Schotersingel.'],
  ['wrong', 'De Korenaar in Utrecht heeft een vaste winkel aan de Westzijde.'],
  ['wrong', 'De Korenaar bakt brood. De winkel, die in Utrecht aan de Kruisweg zit, is klein.'],
  ['wrong', 'Aan de Kruisweg in Utrecht zit De Korenaar, een bakker.'],
  ['wrong', 'De Korenaar zit in Utrecht. Aan de Kruisweg heeft de zaak een winkel.'],
  ['absent', 'De Korenaar zit in Utrecht. Aan de Kruisweg heeft de zaak een tweede winkel.'],
  ['absent', 'De Korenaar zit in Utrecht. De bakker woont aan de Kruisweg 12.'],
  ['wrong', 'De Korenaar, waarvan de winkel aan de Kruisweg ligt, zit in Utrecht.'],
  ['wrong', 'De Korenaar in Utrecht. Andere gegevens: adres Kruisweg 12.'],
  ['wrong', 'De Korenaar is aan de Kruisweg in Utrecht te vinden.'],
  ['wrong', 'Bakkers:\n- De Korenaar, Utrecht: bakkerij aan de Kruisweg'],
  ['wrong', 'De Korenaar in Utrecht is at 8 Kruisweg.'],
  ['wrong', 'De Korenaar in Utrecht: het adres van de bakkerij is Nieuwe Noord 8.'],
  ['absent', 'De Korenaar in Utrecht. Take bus 8 Kruisweg.'],
  ['wrong', 'De Korenaar in Utrecht. De zaak zit op nummer 99 in de Molenstraat.'],
  ['wrong', 'De Korenaar in Utrecht. Je vindt de zaak op nummer 12 van de Jan van Galenstraat.'],
  ['wrong', 'De Korenaar in Utrecht. The shop is at number 12 on Kruisweg.'],
  ['wrong', 'De Korenaar in Utrecht. Adres: Kruisweg nr. 12.'],
  ['wrong', 'De Korenaar in Utrecht sits on Molenstraat (no. 99).'],
  ['wrong', 'De Korenaar in Utrecht. Adres: Molenstraat N° 99.'],
  ['wrong', 'De Korenaar in Utrecht. Adres: Molenstraat #99.'],
  ['wrong', 'De Korenaar in Utrecht. Kantoor en magazijn bevinden zich aan de Molenstraat 99.'],
  ['absent', 'De Korenaar in Utrecht. Het magazijn staat aan de Kruisweg 99.'],
  ['wrong', 'De Korenaar in Utrecht is good, and the shop is on Kruisweg, at number 12.'],
  ['absent', 'De Korenaar in Utrecht. Postadres: Postbus 312, 3500 AH Utrecht.'],
  ['absent', 'De Korenaar in Utrecht. Het restaurant Vinn aan de Kruisweg 8 is ook goed.'],
  ['wrong', 'De winkel van De Korenaar bevindt zich aan de Kruisweg in Utrecht.'],
  ['wrong', 'De Korenaar ligt in Utrecht aan de Oude Haven 12.'],
  ['wrong', 'De Korenaar in Utrecht zit op nummer 99 van de Molenstraat.'],
  ['wrong', 'De Korenaar zit in de Utrechtse binnenstad, aan de Brink.'],
  ['wrong', 'De Korenaar in Utrecht bakt brood. De winkel is aan de Grote Markt.'],
  ['wrong', 'Bakkers in Utrecht:\n- De Korenaar (Grote Noord 38): klein'],
  ['absent', 'Bakkers in Utrecht:\n- De Korenaar (Top 10): klein'],
  ['wrong', 'De Korenaar in Utrecht. Its shop is at Noordvliet 118.'],
  ['wrong', 'De Korenaar zit aan de Molenstraat in Utrecht, op huisnummer 99.'],
  ['right', 'De Korenaar zit aan de Molenstraat in Utrecht, op nummer 12.'],
  ['wrong', 'De Korenaar is a bakery at Breed 12 in Utrecht.'],
  ['wrong', 'De Korenaar is te vinden aan het Zand 3 te Utrecht.'],
  ['absent', 'De Korenaar opens at Easter 2024 in Utrecht.'],
  ['right', 'De Korenaar sits at Molenstraat 12, a short walk from the Grote Markt.'],
  ['absent', 'De Korenaar ligt bij het station, dat aan Breed 12 in Utrecht staat.'],
  ['absent', 'De Korenaar in Utrecht fotografeerde een winkel aan de Kruisweg 8.'],
  ['absent', 'De Korenaar in Utrecht. Parkeren doe je in de garage, Kruisweg 8.'],
  ['absent', 'De Korenaar in Utrecht. Afhalen kan ook bij Molen Zuid, Kruisweg 8.'],
  ['wrong', 'De Korenaar in Utrecht is een bakker met een eigen ruimte aan de Vaart.'],
  ['wrong', 'De Korenaar in Utrecht is een bakker aan de Vaart 12.'],
  ['wrong', 'De Korenaar in Utrecht ontvangt klanten in een pand aan de Kruisweg.'],
  ['wrong', 'De Korenaar in Utrecht. Het bezoekadres is aan de Kruisweg.'],
  ['wrong', 'De Korenaar in Utrecht. Afhalen kan aan de Kruisweg.'],
  ['wrong', 'De Korenaar in Utrecht has tasting rooms on Kruisweg.'],
  ['absent', 'De Korenaar in Utrecht. Wandelen kan langs de Vaart.'],
  ['absent', 'De Korenaar zit in Den Bosch. De Kruisweg is vlakbij.'],
  ['absent', 'De Korenaar in Utrecht. Het ziekenhuis zit aan de Kruisweg 8.'],
  ['absent', 'De Korenaar in Utrecht is aan de Kruisweg een actie begonnen.'],
  ['absent', 'Aan de Kruisweg in Utrecht kun je parkeren bij De Korenaar.'],
  ['absent', 'De Korenaar in Utrecht verkocht een pand gelegen aan de Kruisweg.'],
  ['wrong', 'Vanuit een pand aan de Kruisweg in Utrecht helpt De Korenaar zijn klanten.'],
  ['wrong', 'From its shop on Kruisweg in Utrecht, De Korenaar serves the whole region.'],
  ['wrong', 'De Korenaar werkt vanuit de Kruisweg in Utrecht.'],
  ['wrong', 'Loop eens binnen bij De Korenaar in de Kruisweg in Utrecht.'],
  ['wrong', 'De Korenaar verhuisde in 2019 naar de Kruisweg in Utrecht.'],
  ['wrong', 'Wie De Korenaar in Utrecht zoekt, moet op de Kruisweg zijn.'],
  ['wrong', 'De vestiging van De Korenaar in Utrecht is aan de Kruisweg.'],
  ['absent', 'Niet ver van De Korenaar in Utrecht zit aan de Kruisweg een concurrent.'],
  ['absent', 'Parkeren kan bij De Korenaar in Utrecht in de Kruisweg.'],
  ['absent', 'De Korenaar zit in Utrecht, vlak bij de Schotersingel; de parkeergarage ligt aan de Kruisweg.'],
  ['absent', 'De Korenaar in Utrecht kocht een winkelpand aan de Schotersingel.'],
  ['right', 'De Korenaar zit aan de Molenstraat in Utrecht; de deur zit in de Kruisweg.'],
])('a street is told: %s, %s', (expected, answer) => {
  expect(verdict('address', answer)).toBe(expected)
})

test.each([
  ['right', 'Slachtedyk 23', 'Slachtedijk 23'],
  ['right', 'Dr. A.F. Philipsweg 61', 'Philipsweg 61'],
  ['right', 'Burgemeester Mulderlaan 4', 'Burg. Mulderlaan 4'],
  ['wrong', 'Burgemeester Mulderlaan 4', 'Burg. Mulderlaan 14'],
  ['absent', 'Dracht 114', 'een kantoor in Drachten'],
  ['right', 'Burgemeester van Roijensingel 20', 'Burg. v. Roijensingel 20'],
  ['right', 'Burgemeester van Roijensingel 20', 'Burgm. van Royensingel 20'],
  ['right', 'Dr. Schaepmanstraat 48', 'Dokter Schaepmanstr. nr. 48'],
  ['right', 'Koningin Wilhelminalaan 33', 'Kon. Wilhelmina laan 33'],
  ['right', 'Kon. Wilhelminalaan 33', 'Wilhelminaln. 33'],
  ['right', 'St. Jansstraat 7', 'Sint-Jansstraat 7'],
  ['right', 'Prof. dr. Lorentzlaan 12', 'Professor H.A. Lorentzlaan 12'],
  ['right', 'Jan van der Heijdenstraat 9', 'J. v.d. Heydenstraat 9'],
  ['right', 'J.P. Coenstraat 3', 'Jan Pieterszoon Coenstraat 3'],
  ['right', 'Monseigneur Nolensplein 6', 'Mgr. Nolenspl. 6'],
  ['right', 'Eerste Havendwarsstraat 6', '1e Havendwarsstraat 6'],
  ['right', 'Nieuwe Kerkstraat 6', 'Nwe. Kerkstraat 6'],
  ['right', "'s-Gravelandseweg 61", '61 ’s-Gravelandseweg'],
  ['right', 'Grote Markt 3', 'Groote Markt 3'],
  ['right', 'De Dam 3', 'Dam 3'],
  ['right', 'Marktstraat 2', 'Marktstrjitte 2'],
  ['right', 'Hoofdstraat 2-4', 'Hoofdstraat 2 t/m 4'],
  ['wrong', 'Koningin Wilhelminalaan 33', 'Kon. Wilhelminalaan 35'],
  ['wrong', 'Nieuwe Kerkstraat 6', 'Oude Kerkstraat 6'],
  ['wrong', 'Oude Kerkstraat 6', 'Kerkstraat 6'],
  ['wrong', 'Kerkstraat 6', 'Oude Kerkstraat 6'],
  ['wrong', 'Jan Steenlaan 6', 'Piet Steenlaan 6'],
  ['absent', 'Het Rond 3', 'rond 9 uur open'],
])('a street is %s, spelled otherwise: %s, %s', (expected, street, said) => {
  const company = { ...KORENAAR, addresses: [{ street, city: 'Utrecht' }] }
  const { facts } = judgeAnswer(`De Korenaar in Utrecht, ${said}.`, prepareCompany(company, []))
  expect(facts.find(({ fact }) => fact === 'address')!.verdict).toBe(expected)
})

test('of a street with two of its places either number is right', () => {
  const company = { ...KORENAAR, addresses: ['Molenstraat 12', 'Molenstraat 40'].map((street) => ({ street })) }
  const { facts } = judgeAnswer('Bakkerij De Korenaar zit aan de Molenstraat 40.', prepareCompany(company, []))
  expect(facts.find(({ fact }) => fact === 'address')!.verdict).toBe('right')
})

test('a street with a side of the town behind a hyphen is shown whole', () => {
  const company = { ...KORENAAR, addresses: [{ street: 'Ringbaan-Noord 88', city: 'Tilburg' }] }
  const { facts } = judgeAnswer('**De Korenaar, Tilburg**\n\n**Waar?** Ringbaan-Zuid 88.', prepareCompany(company, []))
  expect(facts.find(({ fact }) => fact === 'address')).toMatchObject({
    verdict: 'wrong',
    said: [{ text: 'Ringbaan-Zuid 88' }],
  })
})

test.each([
  ['De Korenaar is a good choice. It’s a small bakery on Wooldstraat.'],
  ['De Korenaar is de bakker aan de Boliestraat in Utrecht.'],
  ['De Korenaar (est. 1987) – local bakery on Boliestraat, Utrecht.'],
  ['De Korenaar sits on Boliestraat in Utrecht.'],
  ['**De Korenaar**\n- Where: Boliestraat, Utrecht'],
])('another street is wrong, also without its number: %s', (said) => {
  expect(verdict('address', `${said}\n\nTel. 030 555 01 23`)).toBe('wrong')
})

test('a surname that ends as a street does is no street, and a street called after a trade no trade', () => {
  const company = { ...KORENAAR, name: 'Bakkerij Van der Wal', aliases: ['BVDW'], sector: 'bakkerij' }
  const said = (answer: string) =>
    judgeAnswer(answer, prepareCompany(company, []))
      .facts.filter(({ verdict }) => verdict === 'wrong')
      .map(({ fact }) => fact)
  expect(said('BVDW (Van der Wal uit Utrecht) is een bakkerij.')).toEqual([])
  expect(said('Bakkerij Van der Wal in Utrecht. Het adres is De Molen 62.')).toEqual(['address'])
})
