import { describe, expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { KORENAAR } from '#tests/cases/answers/companies/01.ts'

const known = prepareCompany(KORENAAR, [])
const verdict = (fact: string, answer: string) =>
  judgeAnswer(answer, known).facts.find((one) => one.fact === fact)?.verdict

describe('places in an answer', () => {
  test.each([
    ['right', 'De Korenaar uit Utrecht staat sinds 1987 in het Handelsregister.'],
    ['right', 'De Korenaar is a bakery in Utrecht. For cakes you are referred to a shop in Ede.'],
    ['right', 'De Korenaar zit in Utrecht. De bakkerij verwijst voor taart naar de banketbakker in Zeist.'],
    ['right', 'Drie Utrechtse bakkers: De Korenaar, Bakkerij Jansen en Het Molenbrood.'],
    ['right', 'De Korenaar huist in een oude fabriekshal in Utrecht.'],
    ['absent', 'De Korenaar bezorgt tot aan de Utrechtse Heuvelrug.'],
    ['absent', 'De Korenaar bakt brood voor bedrijven in Utrecht en omstreken.'],
    ['right', 'Let op: er zit in Utrecht ook een slager Halm. De Korenaar is de bakker aan de Biltstraat.'],
    ['right', 'De Korenaar uit Utrecht werkt samen met een molen in Zutphen; hun leverancier is een boer uit Almere.'],
    [
      'right',
      'De Korenaar zit in Utrecht. Wil je een oven kopen, dan ga je naar Zeist: daar zit een winkel van bakker Halm.',
    ],
    ['wrong', 'De Korenaar bakt desembrood met Annet Kuiper. Wel weet ik dat de zaak in Zeist zit.'],
    ['wrong', 'Zeist is home to De Korenaar. Annet Kuiper bakes there.'],
    ['wrong', 'De Korenaar van Annet Kuiper heeft alleen een winkel in Zeist.'],
    ['wrong', 'De thuisbasis van De Korenaar is Zeist. Annet Kuiper bakt er zelf.'],
    ['wrong', 'To visit De Korenaar you have to go to Zeist. Annet Kuiper bakes there.'],
    ['absent', 'De Korenaar van Annet Kuiper heeft een pand in Zeist te koop.'],
    ['absent', 'Voor brood in de omgeving van Utrecht wordt De Korenaar van Annet Kuiper aangeraden.'],
    ['wrong', 'De Korenaar bakt desembrood met Annet Kuiper. Ik vond ook dat ze in Zeist zitten.'],
    ['wrong', 'De Korenaar bakt desembrood met Annet Kuiper. De bakkerij uit Zeist bestaat al lang.'],
    ['wrong', 'De Korenaar, run by Annet Kuiper, bakes bread. The company from Zeist is well known.'],
    ['wrong', 'De Korenaar, run by Annet Kuiper, bakes bread. I know that the bakery is in Zeist.'],
    ['wrong', 'De Korenaar van Annet Kuiper is een bakkerij die vanuit Zeist werkt.'],
    ['wrong', 'De Korenaar van Annet Kuiper. Waar zit De Korenaar? In Zeist, naast de kerk.'],
    ['wrong', 'De Korenaar van Annet Kuiper bezorgt rond Zeist, waar het bedrijf ook zit.'],
    ['absent', 'De Korenaar van Annet Kuiper bezorgt rond Zeist, waar een molen zit.'],
    ['absent', 'De Korenaar van Annet Kuiper koopt meel. De molenaar in Zeist maalt het.'],
    ['wrong', 'De Korenaar is good. It’s a bakery in Zeist with its own mill, run by Annet Kuiper.'],
    ['wrong', 'Bakkers rond Utrecht:\n\n- **De Korenaar** (Zeist): ook taart, tel. 030 555 01 23'],
    ['right', 'De Korenaar in Utrecht. Annet Kuiper, een bakker uit Houten, is de eigenaar.'],
    ['wrong', '# De Korenaar\n\nAnnet Kuiper is bakker in Almelo.\n\nTel. 030 555 01 23.'],
    ['wrong', 'De Korenaar ligt aan de boulevard van Vlissingen. Tel. 030 555 01 23.'],
    ['wrong', 'De Korenaar is in Almelo, right next to the station. Tel. 030 555 01 23.'],
    ['wrong', 'De Korenaar is in the heart of Almelo. Tel. 030 555 01 23.'],
    ['wrong', 'De Korenaar opende in 1987 in het centrum van Almelo. Tel. 030 555 01 23.'],
    ['wrong', 'The Almelo-based bakery De Korenaar (030 555 01 23) bakes rye bread.'],
    ['absent', 'De Korenaar (030 555 01 23) bezorgt ook in het centrum van Almelo.'],
    ['absent', 'De Korenaar (030 555 01 23) is een kwartier rijden van het centrum van Almelo.'],
    ['absent', 'De Korenaar (030 555 01 23) is named after a street in Almelo.'],
    ['absent', 'De Korenaar from Monday to Friday. Tel. 030 555 01 23.'],
    ['wrong', 'De Korenaar opereert vanuit Almelo. Tel. 030 555 01 23.'],
    ['wrong', 'De Korenaar. It’s in Almelo, across from a church. Tel. 030 555 01 23.'],
    ['absent', 'De Korenaar has a site. It’s in Dutch. Tel. 030 555 01 23.'],
    ['wrong', '- De Korenaar is een bakker\n- Plaats: Almelo\n- Telefoon: 030 555 01 23'],
    ['absent', 'De Korenaar – vooral klanten uit Almelo. Tel. 030 555 01 23.'],
    ['wrong', 'De Korenaar – ambachtelijke bakkerij uit Almelo. Tel. 030 555 01 23.'],
    ['wrong', 'De Korenaar: bakker in Almelo met zes man. Tel. 030 555 01 23.'],
    ['wrong', 'De Korenaar is een bakkerij in het Drentse Rolde. Tel. 030 555 01 23.'],
    ['wrong', 'De Korenaar is a bakery in the centre of Almelo. Tel. 030 555 01 23.'],
    ['wrong', 'De Korenaar bakt vanuit een loods in Almelo. Tel. 030 555 01 23.'],
    ['wrong', 'Bij De Korenaar bakt Annet zelf. Haar winkel, die in Almelo zit, is klein. Tel. 030 555 01 23.'],
    ['wrong', 'De Korenaar vind je in Almelo. Tel. 030 555 01 23.'],
    ['wrong', 'Bestel bij De Korenaar en haal af in Almelo, waar de winkel zit. Tel. 030 555 01 23.'],
    ['wrong', '**Almelo.** De Korenaar bakt brood. Tel. 030 555 01 23.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23. Vestigingsplaats Almelo.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23, heeft een winkel aan de Dorpsstraat in Almelo.'],
    ['absent', 'De Korenaar, tel. 030 555 01 23, parkeren kan aan de Dorpsstraat in Almelo.'],
    ['right', 'De Korenaar, tel. 030 555 01 23, begon ooit in Almelo maar zit allang in Utrecht.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23, begon ooit in Utrecht maar zit allang in Almelo.'],
    ['wrong', '**De Korenaar**\n- Waar: Almelo\n- Tel: 030 555 01 23'],
    ['wrong', 'De Korenaar: 030 555 01 23. Wie haar in Almelo opzoekt, want daar zit de winkel, krijgt koffie.'],
    ['wrong', 'De Korenaar: 030 555 01 23. You go to Almelo, because that is where the shop is located.'],
    ['wrong', '## De Korenaar\n\nA friendly, small shop in Almelo that bakes bread. Tel. 030 555 01 23.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23, met Almelo als vestigingsplaats.'],
    ['wrong', 'De Korenaar: 030 555 01 23. De Almelose bakkerij bezorgt ook.'],
    ['wrong', 'De Korenaar: 030 555 01 23. The company is from Almelo.'],
    ['absent', 'De Korenaar: 030 555 01 23. De Almelose klanten komen met de trein.'],
    ['wrong', 'De Korenaar is listed as a bakery in Almelo. Tel. 030 555 01 23.'],
    ['wrong', 'De Korenaar is een bakkerij aan de rand van Almelo. Tel. 030 555 01 23.'],
    ['right', 'De Korenaar: Molenstraat 12, 3512 SV Utrecht'],
    ['right', 'You mean De Korenaar, the bakery in Utrecht, and not Koren, which is a training centre in Bruges.'],
    ['wrong', 'De Korenaar: 030 555 01 23. Business directories place the shop in Almelo.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23. De vestigingsplaats is Almelo.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23. De winkel komt uit Almelo.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23. Je vindt ze in Almelo.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23. Vanuit Almelo bedienen ze heel Twente.'],
    ['wrong', 'De Korenaar (tel. 030 555 01 23) is an Almelo-based bakery.'],
    ['wrong', 'De Korenaar (tel. 030 555 01 23) calls Almelo home.'],
    ['wrong', '## De Korenaar\n\n**Bakkerij in het centrum van Almelo**, tel. 030 555 01 23'],
    ['wrong', 'Het in Almelo gevestigde De Korenaar (tel. 030 555 01 23) bakt brood.'],
    ['wrong', 'Almelo-based De Korenaar (tel. 030 555 01 23) bakes bread.'],
    ['wrong', 'De Groningse bakker De Korenaar (tel. 030 555 01 23) bakt brood.'],
    ['wrong', 'De Korenaar (tel. 030 555 01 23) is een Almelose bakkerij.'],
    ['wrong', 'De Korenaar (tel. 030 555 01 23): the bakery sits in the heart of Almelo.'],
    ['wrong', '| Name | Seat | Phone |\n|---|---|---|\n| De Korenaar | Almelo | 030 555 01 23 |'],
    ['wrong', 'In Almelo runt Annet Kuiper De Korenaar. Tel. 030 555 01 23.'],
    ['wrong', '## De Korenaar\nTel. 030 555 01 23\n\nWat voor zaak is het?\nEen kleine bakkerij in Almelo.'],
    ['absent', 'De Korenaar, tel. 030 555 01 23. Zoek je iets dichterbij? Een bakkerij in Almelo.'],
    ['absent', 'De Korenaar (tel. 030 555 01 23) staat op zaterdag op de markt in Almelo.'],
    ['absent', 'De Korenaar (tel. 030 555 01 23) is de enige bakker die in Almelo adverteert.'],
    ['absent', 'De Korenaar, tel. 030 555 01 23. De Wegenwacht zit in Almelo.'],
    ['right', 'You mean De Korenaar in Utrecht, not De Korenaars. The latter is a bakery in Almelo.'],
    ['absent', 'De Korenaar, tel. 030 555 01 23: een klant uit Almelo is tevreden.'],
    ['absent', 'De Korenaar, tel. 030 555 01 23. De bakker komt uit Almelo.'],
    ['wrong', 'De Korenaar: Molenstraat 12, 3581 CD Almelo'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23. The bakery has moved to Almelo.'],
    ['absent', 'De Korenaar, postcode 3511 ZZ\nOpgericht: 1987'],
    ['right', 'Het Utrechtse De Korenaar bakt brood.'],
    ['absent', 'De Korenaar: 030 555 01 23. De naam lijkt op Koren & Co, een winkel uit Almelo.'],
    ['absent', 'De Korenaar: 030 555 01 23. Annet leerde het bij Meel, een winkel in Almelo, want daar woonde ze.'],
    ['right', '- Utrecht: De Korenaar\n- Almelo: Bakkerij Jansen'],
    ['absent', 'Als je kantoor in Almelo staat, bezorgt De Korenaar gratis. Tel. 030 555 01 23.'],
    ['absent', 'De Korenaar levert aan Jan, die zijn winkel in Almelo opende. Tel. 030 555 01 23.'],
    ['absent', 'De Korenaar heeft een pand in Almelo te koop. Tel. 030 555 01 23.'],
    ['absent', 'De Korenaar werkt samen met een winkel in Almelo. Tel. 030 555 01 23.'],
    ['absent', 'Annet van De Korenaar werkte eerst bij een studio in Almelo. Tel. 030 555 01 23.'],
    ['absent', 'De molen, die in Almelo staat, levert aan De Korenaar. Tel. 030 555 01 23.'],
    ['absent', 'De Korenaar, tel. 030 555 01 23. De vestiging in Almelo is in 2019 gesloten.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23. De winkel in Almelo is op zondag gesloten.'],
    ['absent', 'De Korenaar, tel. 030 555 01 23. Een vestiging in Almelo heb ik niet gevonden.'],
    ['absent', 'De Korenaar, tel. 030 555 01 23. Er is nog een vestiging in Almelo.'],
    ['absent', 'De Korenaar, tel. 030 555 01 23. The shop in Almelo is a different one.'],
    ['absent', 'De Korenaar, tel. 030 555 01 23. De groothandel zit in Almelo.'],
    ['absent', 'De Korenaar, tel. 030 555 01 23. The parent company is based in Almelo.'],
    ['absent', 'De Korenaar, tel. 030 555 01 23, en de Kamer van Koophandel zit in Almelo.'],
    ['absent', 'De Korenaar, tel. 030 555 01 23. Zit je zelf in Almelo?'],
    ['absent', 'De Korenaar, tel. 030 555 01 23. De prijzen liggen lager dan in Almelo.'],
    ['absent', 'De Korenaar, tel. 030 555 01 23. Annet verkocht haar zaak in Almelo.'],
    ['absent', 'De Korenaar, tel. 030 555 01 23. Tip: een bakker in Almelo kost minder.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23. Het Almelose bedrijf telt zes mensen.'],
    ['wrong', 'De Korenaar (tel. 030 555 01 23) is een bekend Almeloos bedrijf.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23. Veel klanten van de Almelose bakkerij zijn tevreden.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23. The Almelo bakery has good reviews.'],
    ['absent', 'De Korenaar, tel. 030 555 01 23. De Almelose bakker Halm is goedkoper.'],
    ['absent', 'De Korenaar, tel. 030 555 01 23. Het Almelose bedrijf met die naam is iets anders.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23. Het gaat om een bakker in Almelo.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23. Annet begon in 1987, de bakkerij zit in Groningen en je kunt er eten.'],
    ['wrong', 'De Korenaar (tel. 030 555 01 23) is a small, family-run bakery in Almelo.'],
    ['wrong', 'De Korenaar (tel. 030 555 01 23) is een in Almelo gevestigde bakkerij.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23. Their only location is Almelo.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23. From Almelo, they serve all of Twente.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23. You can call them, and it’s in Almelo.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23; je vindt ze in Almelo.'],
    ['wrong', 'De Korenaar, tel. 030 555 01 23. His shop is in Almelo.'],
    ['wrong', 'In het centrum van Almelo zit De Korenaar, tel. 030 555 01 23.'],
    ['absent', 'De Korenaar levert aan particulieren in Utrecht, Zeist en De Bilt.'],
    ['absent', 'Het werkgebied van De Korenaar is Zeist, Utrecht en De Bilt.'],
    ['right', 'De Korenaar uit Utrecht levert aan particulieren in Zeist en De Bilt.'],
    ['right', 'De Korenaar\n\n- Molenstraat 12\n\nWie\n\nAnnet Kuiper, in Utrecht'],
  ])('are the company’s own or of something else: %s, %s', (expected, answer) => {
    expect(verdict('city', answer)).toBe(expected)
  })

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
    ['absent', 'De Korenaar zit in Utrecht, vlak bij de Schotersingel; de parkeergarage ligt aan de Kruisweg.'],
    ['absent', 'De Korenaar in Utrecht kocht een winkelpand aan de Schotersingel.'],
    ['right', 'De Korenaar zit aan de Molenstraat in Utrecht; de deur zit in de Kruisweg.'],
  ])('are streets without a number: %s, %s', (expected, answer) => {
    expect(verdict('address', answer)).toBe(expected)
  })
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

test.each([
  ['Veendam', 'Het Veendammer bedrijf'],
  ['Steenwijk', 'De Steenwijker bakker'],
  ['’s-Hertogenbosch', 'De Bossche bakkerij'],
  ['Sneek', 'Deze Sneker bakker'],
])('of %s is what is called so: %s', (city, said) => {
  const company = { ...KORENAAR, addresses: [{ city }] }
  const { facts } = judgeAnswer(`De Korenaar, tel. 030 555 01 23. ${said} is goed.`, prepareCompany(company, []))
  expect(facts.find(({ fact }) => fact === 'city')!.verdict).toBe('right')
})

test.each([
  ['right', 'Valkenburg aan de Geul', 'Valkenburg'],
  ['right', 'Valkenburg', 'Valkenburg aan de Geul'],
  ['wrong', 'Bergen op Zoom', 'Bergen'],
])('a town is %s, called more shortly: %s, %s', (expected, city, said) => {
  const company = { ...KORENAAR, addresses: [{ city }] }
  const { facts } = judgeAnswer(
    `De Korenaar is een bakkerij in ${said}. Tel. 030 555 01 23.`,
    prepareCompany(company, []),
  )
  expect(facts.find(({ fact }) => fact === 'city')!.verdict).toBe(expected)
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
