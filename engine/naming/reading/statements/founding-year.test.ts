import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const known = prepareCompany(
  plainCompany({
    name: 'Van Dalen Dakwerken',
    addresses: [{ city: 'Zwolle' }],
    foundingYear: 1987,
  }),
  [],
)

test.each([
  ['right', 'Het werd in negentienzevenentachtig opgericht.'],
  ['right', 'It was founded in nineteen eighty-seven.'],
  ['wrong', 'It was founded in nineteen seventy-eight.'],
  ['wrong', 'Het bestaat sinds tweeduizend drie.'],
  ['wrong', 'Als startjaar wordt 1978 vermeld.'],
  ['wrong', 'Het bedrijf ging van start in 1978.'],
  ['wrong', 'It opened its doors in 1978.'],
  ['absent', 'Het is onderdeel van Dakgroep Nederland, dat in 1995 begon.'],
  ['wrong', 'It has been in operation since 1978.'],
  ['wrong', 'Het staat te boek met 1978 als jaar van oprichting.'],
  ['right', 'Startdatum: 01-05-1987.'],
  ['wrong', '\n\n- Sinds? 1978'],
  ['right', 'Actief sinds ’87.'],
  ['wrong', "Het kantoor begon in '78 en staat bij de KvK."],
  ['wrong', 'De zaak, die in 1978 door Ilse Brandsma en Joris ten Have is opgezet, groeit.'],
  ['wrong', 'Noor Kamphuis richtte Van Dalen Dakwerken op in 1978, nadat ze elders had gewerkt.'],
  ['wrong', 'Wie hulp zoekt, komt uit bij Van Dalen Dakwerken, dat Noor Kamphuis in 1978 met één bus begon.'],
  ['wrong', 'Het is het bedrijf van Noor Kamphuis, die in 1978 startte.'],
  ['wrong', 'De zaak, die al in 1978 haar eerste klanten ontving, groeit.'],
  ['wrong', 'Er is één vestiging: dat is een stichting uit 1978.'],
  ['wrong', 'The company has been fixing roofs since 1978.'],
  ['wrong', 'Founded in 1978 and a member of the trade association.'],
  ['wrong', 'Other details: established in 1978; registered with the Chamber of Commerce.'],
  ['wrong', 'Wel bekend is dat het bedrijf klein is en dat het sinds 1978 bestaat.'],
  ['wrong', 'Het bedrijf is er al sinds 1978.'],
  ['wrong', 'It is a small firm run by Noor Kamphuis, going since 1978.'],
  ['wrong', 'De zaak uit Zwolle, die een stichting is en sinds 1978 dakkapellen bouwt, is druk.'],
  ['wrong', 'Het bouwt al sinds 1978 dakkapellen.'],
  ['absent', 'Het bouwt al sinds 2012 met hout uit de streek.'],
  ['absent', 'Daar werkt ook Piet, die sinds 2012 dakkapellen bouwt.'],
  ['absent', 'Het herstelde een dak uit 1780 voor Museum Willem van Haren, gesticht in 1943.'],
  ['absent', 'Bomenwacht is in 2002 opgericht en kapt bomen.'],
  ['absent', 'Ook genoemd: Siersmid Jansen, opgericht in 2002 door Piet Jansen.'],
  ['wrong', 'Opa Gerrit begon er in 1978 met twee man.'],
  ['wrong', 'In 1978 werd de basis gelegd voor het bedrijf.'],
  ['wrong', 'It traces its roots back to 1978.'],
  ['wrong', 'Uw dakdekker sinds 1978.'],
  ['wrong', 'Opgericht (volgens de site) in 1978.'],
  ['absent', 'Ze zijn sinds 2018 actief op Instagram.'],
  ['absent', 'De oudste recensie dateert van 2012.'],
  ['absent', 'Ik heb gegevens van het bedrijf uit 2019.'],
  ['absent', 'De samenwerking met de gemeente startte in 2015.'],
  ['absent', 'De huidige werkplaats dateert uit 2015.'],
  ['absent', 'In 2015 begon het ook met zonnepanelen.'],
  ['absent', 'Jelle begon in 1979 bij een aannemer in Assen.'],
  ['absent', 'Het team bestaat sinds 2019 uit zes man.'],
  ['absent', "Het begon in de jaren '80."],
  ['absent', 'Het opende in 2015 een tweede loods.'],
  ['absent', 'Jan Wit begon er in 2015 als dakdekker.'],
  ['absent', 'It has laid two thousand roofs.'],
  ['wrong', 'Het is actief sinds 1978, levert ook dakgoten.'],
  ['wrong', 'It has been part of the town since 1978, when it started out laying tiles.'],
  ['absent', 'It has been part of the town since 1978.'],
  ['wrong', 'Noor Kamphuis opened the business in 1978 after ten years elsewhere.'],
  ['wrong', 'Noor Kamphuis opened it in 1978 and still runs it.'],
  ['wrong', 'Noor leads the workshop; they have built up a following since they opened in 1978.'],
  ['wrong', 'Ze hebben een vaste groep klanten sinds ze in 1978 openden.'],
  ['wrong', 'It has been around since 1978, and Noor Kamphuis is its director.'],
  ['wrong', 'It has been open since 1978 and is closed on Mondays.'],
  ['absent', 'It has been open again since 2018.'],
  ['wrong', 'Het staat ingeschreven onder KvK-nummer 65829143 en is gestart in 1978.'],
  ['wrong', '\n\n- Van Dalen Dakwerken – sinds 1978 een klein bedrijf met twee bussen'],
  ['wrong', 'Het is al sinds 1978 een vertrouwd adres.'],
  ['wrong', 'Its history traces back to 1978.'],
  ['wrong', 'Het vindt zijn oorsprong in 1978.'],
  ['wrong', 'Since opening in 1978 it has won prizes.'],
  ['wrong', 'It has served Utrecht since 1978.'],
  ['wrong', 'Het is al vanaf 1978 actief.'],
  ['wrong', 'Het werd op 1 april 1978 ingeschreven als nieuwe onderneming.'],
  ['absent', 'De huidige winkel van het bedrijf opende in 2010.'],
  ['absent', 'Het werd niet in 1978 opgericht.'],
  ['absent', 'Als het in 1978 was opgericht, zou het een jubileum vieren.'],
  ['absent', 'Het is vermoedelijk in 1978 begonnen.'],
  ['right', 'Het is vermoedelijk in 1987 begonnen.'],
  ['absent', 'Is het misschien in 1978 opgericht?'],
])('the founding year is %s in: %s', (verdict, said) => {
  const { facts } = judgeAnswer(`Van Dalen Dakwerken zit in Zwolle. ${said}`, known)
  expect(facts.find(({ fact }) => fact === 'foundingYear')!.verdict).toBe(verdict)
})

test.each([
  'Er zijn er twee:\n\n1. **Van Dalen Dakwerken, Zwolle** – dakdekker.\n2. **Van Dalen Sieraden, Breda** – webwinkel, opgericht in 2015.',
  '**Van Dalen Dakwerken (Zwolle)** dekt daken.\n\n**Van Dalen Dakwerken (Den Burg, Texel)** is een atelier. Dat atelier bestaat sinds 2015.',
  'Two businesses use the name Van Dalen Dakwerken:\n\n- a courier service in Nijmegen, founded in 2016;\n- a roofer in Zwolle.',
])('the year of another company of the name is none of its own: %s', (answer) => {
  const { facts } = judgeAnswer(answer, known)
  expect(facts.find(({ fact }) => fact === 'foundingYear')!.verdict).toBe('absent')
})
