import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { type KnownCompany, prepareCompany } from '#engine/naming/reading/known-company.ts'
import { KORENAAR } from '#tests/cases/answers/companies/01.ts'

const HVM: KnownCompany = {
  ...KORENAAR,
  name: 'HVM Wonen',
  aliases: [],
  legalName: '',
  sector: 'makelaar',
  services: [],
}
const known = prepareCompany(HVM, [{ name: 'Spaarne Makelaars' }])
const verdict = (answer: string) => judgeAnswer(answer, known).facts.find(({ fact }) => fact === 'sector')?.verdict

test.each([
  'HVM Wonen zit in Utrecht. Het makelaarskantoor bestaat sinds 2003.',
  'HVM Wonen is in good hands. The estate agency is in Utrecht, and the owner is Jan de Boer.',
  'HVM Wonen staat goed bekend. I found no warnings about this estate agent.',
  'Drie makelaars in Utrecht:\n\n1. Spaarne Makelaars\n2. HVM Wonen – Kleverparkweg 14',
  'Estate agents in Utrecht include Spaarne Makelaars, HVM Wonen and others.',
  'Here is a comparison of Utrecht estate agents:\n\n| Name | Since |\n|---|---|\n| HVM Wonen | 2003 |',
  '## HVM Wonen\n\nAn estate agency run by Annet Kuiper.',
  '**HVM Wonen** – your local estate agency in Utrecht',
  '### HVM Wonen\n\nA family estate agency just behind the station.',
  '### HVM Wonen\n\n- **Type of business:** independent estate agency',
  '| | HVM Wonen | Spaarne Makelaars |\n|---|---|---|\n| Plaats | Utrecht | Breda |\n\n**Kortom:** beide makelaars bellen terug, maar alleen HVM Wonen geeft advies.',
  'HVM Wonen is een van de bekendere makelaars in Utrecht.',
  'HVM Wonen zit in Utrecht, en daar werken makelaars.',
  'The people at HVM Wonen in Utrecht are estate agents.',
  'HVM Wonen in Utrecht heeft zes makelaars in dienst.',
  'Het team van HVM Wonen in Utrecht bestaat uit vier makelaars.',
  'Wie in Utrecht een huis verkoopt, kent makelaar HVM Wonen.',
  'Two businesses use the name HVM Wonen:\n\n- a courier in Nijmegen\n- a small estate agency in Utrecht, owned by Annet Kuiper',
  '- **HVM Wonen** (Utrecht): family-run estate agency, around since 2003',
  'HVM Wonen zit aan de gracht. Annet Kuiper begon er in 1987, na jaren bij Spaarne Makelaars. Het is een klein makelaarskantoor.',
  'HVM Wonen in Utrecht is een bureau voor makelaardij.',
  'HVM Wonen (Utrecht) – makelaars voor starters.',
  'HVM Wonen in Utrecht is een verzekerings- en makelaarskantoor.',
  'HVM Wonen? Een betrouwbare woningmakelaar voor wie rust zoekt.',
  'HVM Wonen, dat inmiddels tot de drukste makelaars van Utrecht behoort, bestaat al lang.',
  'Spaarne Makelaars is bekend. Van deze vier makelaars is HVM Wonen de goedkoopste.',
  'HVM Wonen looks legit. It’s an estate agency in Utrecht.',
  'Op de site van HVM Wonen staat:\n\n> Al sinds 1988 uw makelaar in hartje Utrecht.',
  'Je bedoelt waarschijnlijk HVM Wonen, de makelaars aan de Kade.',
  'HVM Wonen in Utrecht en Spaarne Makelaars in Breda zijn twee verschillende makelaarskantoren.',
  'HVM Wonen and Spaarne Makelaars are both estate agencies.',
  'De naam HVM Wonen komt vaker voor. Dit zijn de makelaars die ik vond:\n\n- HVM Wonen – Utrecht\n- HVM Wonen – Breda',
  'Er zijn twee makelaars met de naam HVM Wonen:\n\n- HVM Wonen in Utrecht\n- HVM Wonen in Breda',
  'I found two estate agents using the name HVM Wonen. One is in Utrecht: it has a garden.',
  '**HVM Wonen (Utrecht)**\n- Full-service makelaar: verkoop, aankoop en taxaties',
  '| Makelaars in Utrecht | Sinds |\n|---|---|\n| HVM Wonen | 2003 |\n| Spaarne Makelaars | 1998 |',
  'HVM Wonen zit in Utrecht. De makelaars, onder wie Annet Kuiper, geven ook advies.',
  '| | HVM Wonen | Spaarne Makelaars |\n|---|---|---|\n| Sinds | 2003 | 1998 |\n\nBoth are estate agencies with a garden.',
  '**Vergelijking makelaars in Utrecht**\n\n| | HVM Wonen | Spaarne Makelaars |\n|---|---|---|\n| Sinds | 2003 | 1998 |',
  '## HVM Wonen in Utrecht\n\n**Voordelen**\n- Ervaren makelaars',
  'HVM Wonen in Utrecht is een bv waarin enkele makelaars samenwerken.',
  'HVM Wonen is one of several estate agents in Utrecht.',
  'Wie is HVM Wonen in Utrecht? Een familiebedrijf van makelaars.',
  'HVM Wonen in Utrecht valt in de categorie makelaars.',
  'HVM Wonen are estate agents based in Utrecht.',
  'HVM Wonen is a family of estate agents from Utrecht.',
  'HVM Wonen zit in Utrecht. Het zijn makelaars van de oude stempel.',
  'HVM Wonen zit in Utrecht. Het gaat om een groepje makelaars.',
  '- **HVM Wonen** in Utrecht. Makelaars met een eigen fotograaf.',
  'Two estate agents share the name HVM Wonen.',
  'Two estate agents share the name. HVM Wonen in Tilburg opened in 2022. HVM Wonen in Utrecht is the older of the two.',
  'Spaarne Makelaars zit in Breda. HVM Wonen is een ander makelaarskantoor, in Utrecht.',
  'HVM Wonen is in Utrecht.\n\nSome background on the estate agency:\n\n- Tel: 030',
  'HVM Wonen is in Utrecht. The estate agents answer the phone until five.',
  'HVM Wonen zit in Utrecht. This firm of estate agents works there.',
  'HVM Wonen? It’s Wouter Nagtegaal’s estate agency in Utrecht.',
  'HVM Wonen is een bv van makelaars in Utrecht.',
  '| Field | Value |\n|---|---|\n| Name | HVM Wonen |\n| Line of business | Estate agency, for starters |\n| Base | Utrecht |',
  'In Utrecht zit een kantoor dat zich helemaal op makelaardij richt: HVM Wonen.',
  'If you like your estate agency small and calm, HVM Wonen in Utrecht is a good fit.',
  'HVM Wonen zit in Utrecht. Wil je dat ik de makelaar vergelijk met Spaarne Makelaars?',
  'HVM Wonen hoor je vaak. De makelaars uit Utrecht zijn er snel bij.',
  '### HVM Wonen\n\nA friendly, family-run **estate agency in Utrecht** for starters.',
  '## HVM Wonen\n\n*Makelaars in Utrecht*\n\nBellen kan altijd.',
  '# HVM Wonen in het kort\n\n1. **Bedrijf** – makelaarskantoor uit Utrecht',
  'In Utrecht kun je onder andere bij deze makelaarskantoren terecht:\n\n1. Spaarne Makelaars\n2. HVM Wonen – Kleverparkweg 14',
  'HVM Wonen is one of the few Utrecht providers of real estate.',
  'HVM Wonen (makelaars, Utrecht)',
  'HVM Wonen in Utrecht bestaat uit twee makelaars.',
  'Achter HVM Wonen in Utrecht gaan twee makelaars schuil.',
  'Achter HVM Wonen zit een makelaar uit Utrecht.',
  'Twee makelaars begonnen in 1998 HVM Wonen in Utrecht.',
  'Three estate agents work at HVM Wonen in Utrecht.',
  'De makelaars van HVM Wonen zijn er snel bij.',
  'HVM Wonen is a separate company: estate agents from Utrecht.',
  'HVM Wonen zit in Utrecht. It appears to be an estate agency.',
  'HVM Wonen is een bedrijf voor makelaardij en taxaties.',
  'HVM Wonen is actief in de vastgoedbemiddeling, als makelaar dus.',
  'Not to be confused with Kade & Co, a wine bar in Breda, HVM Wonen is an estate agency in Utrecht.',
  'Niet te verwarren met Kade & Co, een wijnbar in Breda: HVM Wonen is een makelaarskantoor.',
  'HVM Wonen hoor je vaak. De makelaars daar zijn er snel bij.',
  'HVM Wonen zit in Utrecht. Het is een maatschap van twee makelaars: Jan Bos en Ria Kok.',
  '### 1. HVM Wonen\n\nA partnership (maatschap) of two estate agents.',
  '- **HVM Wonen** – Kleverparkweg 14. Makelaars, onder andere voor starters.',
  'HVM Wonen kun je bellen. Houd er rekening mee dat de makelaar op maandag dicht is.',
  '| Naam | Tel |\n|---|---|\n| HVM Wonen | 030 |\n| Spaarne Makelaars | 020 |\n\nBeide makelaars zitten in Utrecht.',
  'HVM Wonen, een coöperatie van zelfstandige makelaars, zit in Utrecht.',
  'HVM Wonen begon in een schuur en heeft nu een vast makelaarskantoor in Utrecht.',
  'HVM Wonen heeft twee makelaars: Jan Bos en Ria Kok.',
  "1. **HVM Wonen**\nAn estate agent's office on the square.",
  '| Business | What they do |\n|---|---|\n| HVM Wonen | Estate agency |',
  '### HVM Wonen\n\n**In short:** a small, relaxed estate agency.',
  '## Over HVM Wonen\n\n- Plaats: Utrecht\n\n## Andere makelaars in de stad\n\n- Spaarne Makelaars',
  'HVM Wonen in Utrecht: twee makelaars die alles zelf doen.',
  '| | HVM Wonen | Spaarne Makelaars |\n|---|---|---|\n| Plaats | Utrecht | Breda |\n| Sinds | 2003 | 2004 |\n| Tel | ja | nee |\n| Mail | ja | nee |\n\nBeide makelaars bellen terug.',
  'HVM Wonen zit in Utrecht. Het is zo’n makelaarskantoor waar ze je kennen.',
  'HVM Wonen zit in Utrecht. It’s a small firm of estate agents.',
  'HVM Wonen hoor je vaak. Let op: op vrijdag is de makelaar dicht.',
  '- HVM Wonen, Utrecht – estate agents since 1987',
  'You probably mean HVM Wonen, that is, the estate agent: Kleverparkweg 14.',
  'HVM Wonen zit in Utrecht. It feels more like a neighbourhood estate agency.',
  'Some firms in Utrecht that offer real estate:\n\n- HVM Wonen – Kleverparkweg 14',
])('the trade is right where the company is called by it: %s', (answer) => expect(verdict(answer)).toBe('right'))

test.each([
  'Een medewerker van HVM Wonen in Utrecht is Jan de Boer.',
  'HVM Wonen in Utrecht is fine, and the owner is estate agent Hans van Ginkel.',
  'HVM Wonen in Utrecht was founded by Jan de Bakker in 1998.',
  'HVM Wonen in Utrecht levert stoelen aan makelaars.',
  'HVM Wonen in Utrecht werkt met mensen die voor makelaars zijn opgeleid.',
  'HVM Wonen zit in Utrecht. Vraag altijd of de makelaar bij de NVM is aangesloten.',
  'HVM Wonen zit in Utrecht. Zoek je een andere makelaar, kijk dan verder.',
  'HVM Wonen werkt samen met Spaarne Makelaars.',
  'HVM Wonen zit in Utrecht. Parking is easiest at the Koestraat garage.',
  'HVM Wonen zit in Utrecht. You can park at the Koestraat estate agency.',
  'HVM Wonen hoor je vaak. De makelaars in Nederland hebben het druk.',
  'HVM Wonen kun je bellen. Houd er rekening mee dat een makelaar het druk heeft.',
  'HVM Wonen telt vijf makelaars.',
  'HVM Wonen heeft nu een makelaar in dienst.',
  'HVM Wonen zit in Utrecht. Het is er druk, zoals bij de meeste makelaars.',
  'HVM Wonen zit in Utrecht. Bespreek dit met uw makelaar.',
  'HVM Wonen zit in Utrecht, naast een makelaar.',
  'HVM Wonen zit in Utrecht. Zet in het contract wat er bij ziekte van de makelaar gebeurt.',
  'HVM Wonen zit in Utrecht. Annet Kuiper is er makelaar.',
  'HVM Wonen zit in Utrecht. Annet Kuiper, die er als makelaar werkt, is vaak onderweg.',
  'HVM Wonen is een goede keus als je zelf al een makelaar hebt gehad.',
  'HVM Wonen zit in Utrecht. De makelaars zijn allemaal opgeleid.',
  'HVM Wonen zit in Utrecht.\n\n- Makelaar: Annet Kuiper',
  'HVM Wonen zit in Utrecht. Een makelaar rekent gemiddeld één procent.',
  'HVM Wonen zit in Utrecht. Is het een makelaar of een taxateur?',
  'HVM Wonen zit in Utrecht. Makelaars in Utrecht hebben het druk.',
  'HVM Wonen zoekt een makelaar.',
  'HVM Wonen is een bureau voor makelaars.',
  'HVM Wonen is niet langer een makelaar.',
  'HVM Wonen in Utrecht: een makelaar rekent al snel één procent.',
  'HVM Wonen zit in Utrecht. Andere makelaars rekenen vaak meer.',
  'HVM Wonen zit in Utrecht. Zoek je andere makelaars in de buurt?',
  'HVM Wonen zit in Utrecht. Een makelaar met veel goede reviews is Van Veen Wonen.',
  'Jan Veen is a broker and an estate agent with evening hours. For HVM Wonen I found only a number.',
  'Tegenover HVM Wonen in Utrecht ligt een makelaar.',
  'HVM Wonen in Utrecht werkt veel voor een makelaar in de buurt.',
  'De eigenaar van HVM Wonen in Utrecht werkte eerder bij een makelaar.',
])('and not where it is said of others, of any or of many: %s', (answer) => expect(verdict(answer)).toBe('absent'))

test('another trade is wrong', () => {
  expect(verdict('HVM Wonen is een bakkerij in Utrecht, opgericht in 1987.')).toBe('wrong')
  expect(verdict('- HVM Wonen – kapsalon, opgericht in 1987, Utrecht')).toBe('wrong')
  expect(
    verdict('| Bedrijf | Soort | Plaats | Sinds |\n|---|---|---|---|\n| HVM Wonen | kapsalon | Utrecht | 1987 |'),
  ).toBe('wrong')
})

test('the trade of the one whose company it is tells that of the company, and of one of its people it does not', () => {
  const at = (answer: string) =>
    judgeAnswer(answer, prepareCompany({ ...HVM, team: [{ name: 'Annet Kuiper', role: 'eigenaar' }] }, [])).facts.find(
      ({ fact }) => fact === 'sector',
    )?.verdict
  expect(at('HVM Wonen in Utrecht is van makelaar Annet Kuiper.')).toBe('right')
  expect(at('- **HVM Wonen, Utrecht** – makelaar Annet Kuiper, die aan huis ontvangt.')).toBe('right')
  expect(at('HVM Wonen zit in Utrecht. De makelaar, Annet Kuiper, doet ook taxaties.')).toBe('absent')
})

test('a trade written small in front of the name is said of it, and one with a capital is part of it', () => {
  const smit = prepareCompany({ ...HVM, name: 'Makelaardij Smit & Co', aliases: ['Smit & Co'] }, [])
  const at = (answer: string) => judgeAnswer(answer, smit).facts.find(({ fact }) => fact === 'sector')?.verdict
  expect(at('De makelaardij Smit & Co die je noemt, zit in Utrecht.')).toBe('right')
  expect(at('In Utrecht zit Makelaardij Smit & Co.')).toBe('absent')
})

test('the head of a trade of several words is right, and one learnt profession wrong for another', () => {
  const at = (sector: string, said: string) =>
    judgeAnswer(
      `HVM Wonen is een ${said} in Utrecht, begonnen in 1987.`,
      prepareCompany({ ...HVM, sector }, []),
    ).facts.find(({ fact }) => fact === 'sector')?.verdict
  expect(at('elektrotechnisch installatiebedrijf', 'installatiebedrijf')).toBe('right')
  expect(at('kinderfysiotherapie', 'logopediepraktijk')).toBe('wrong')
  expect(at('wimperstudio', 'notariskantoor')).toBe('wrong')
  expect(at('webdesignbureau', 'bureau dat websites bouwt')).toBe('right')
})

/** What a directory calls it may be wider, or what it does besides. */
test.each([
  ['loodgieter', 'installatiebedrijf'],
  ['elektricien', 'installatiebedrijf'],
  ['timmerbedrijf', 'bouwbedrijf'],
  ['restaurant', 'café'],
  ['bakkerij', 'lunchroom'],
  ['hovenier', 'tuinarchitect'],
  ['makelaar', 'taxateur'],
  ['schoonmaakbedrijf', 'glazenwasser'],
  ['webdesignbureau', 'marketingbureau'],
  ['psycholoog', 'coach'],
  ['wimperstudio', 'schoonheidssalon'],
  ['babykledingwinkel', 'webshop'],
  ['meubelzaak', 'woninginrichting'],
])('a near trade behind a label is not wrong: a %s listed as %s', (sector, said) => {
  const answer = `## HVM Wonen\n\n- **Plaats:** Utrecht\n- **Branche:** ${said}\n- **Opgericht:** 1987`
  const { facts } = judgeAnswer(answer, prepareCompany({ ...HVM, sector }, []))
  expect(facts.find(({ fact }) => fact === 'sector')?.verdict).not.toBe('wrong')
})

test.each([
  ['right', 'De Korenaar is op maandag dicht. Bel bij twijfel de bakkerij.'],
  ['right', 'De Korenaar is closed on Mondays. Check with the bakery if you are unsure.'],
  ['absent', 'De Korenaar is op maandag dicht. Bel bij twijfel een bakkerij.'],
])('who is to be called is what it is, %s: %s', (wanted, answer) => {
  const { facts } = judgeAnswer(answer, prepareCompany({ ...KORENAAR, sector: 'bakkerij' }, []))
  expect(facts.find(({ fact }) => fact === 'sector')!.verdict).toBe(wanted)
})

test.each([
  'HVM Wonen is slager in Breda. Bellen kan op 030 555 01 23.',
  'HVM Wonen is een kleine, persoonlijke slager. Bellen kan op 030 555 01 23.',
  'HVM Wonen (slager) is goed te bereiken op 030 555 01 23.',
  'Bel HVM Wonen op 030 555 01 23. Deze slager heeft goede recensies.',
  'HVM Wonen is a good choice: 030 555 01 23. This butcher has good reviews.',
  'Bel HVM Wonen op 030 555 01 23. Het gaat om een slager.',
  'Als slager heeft HVM Wonen een goede naam. Bellen kan op 030 555 01 23.',
  'HVM Wonen werkt als slager. Bellen kan op 030 555 01 23.',
  'Klanten noemen HVM Wonen een fijne slager. Bellen kan op 030 555 01 23.',
  'Spaarne Makelaars is een keten, HVM Wonen een zelfstandige slager. Bellen kan op 030 555 01 23.',
  'Het lijkt erop dat HVM Wonen een slager is. Bellen kan op 030 555 01 23.',
  '**HVM Wonen**\n- Lokale slager\n- 030 555 01 23',
  'Een bekende slager in Utrecht is HVM Wonen. Bellen kan op 030 555 01 23.',
  'In de buurt:\n\n1. **HVM Wonen** – slager in Utrecht, aan de Markt. Bellen kan op 030 555 01 23.',
])('another trade is wrong: %s', (answer) => {
  expect(verdict(answer)).toBe('wrong')
})

test.each([
  'HVM Wonen levert aan horeca. Elke slager koopt er. Bellen kan op 030 555 01 23.',
  'HVM Wonen in Utrecht werkt samen met een slager. Bellen kan op 030 555 01 23.',
])('another trade that is not the company’s: %s', (answer) => {
  expect(verdict(answer)).toBe('absent')
})

test.each([
  'Sybren Kuiper, die het van zijn vader leerde, is de vaste loodgieter van HVM Wonen.',
  'Bij HVM Wonen is Sybren Kuiper de loodgieter.',
])('what one of its people is, the company is not: %s', (answer) => {
  const withPeople = prepareCompany({ ...HVM, team: [{ name: 'Sybren Kuiper', role: 'loodgieter' }] }, [])
  expect(judgeAnswer(answer, withPeople).facts.find(({ fact }) => fact === 'sector')?.verdict).toBe('absent')
  expect(judgeAnswer('HVM Wonen is de loodgieter van Utrecht.', withPeople).facts).toContainEqual(
    expect.objectContaining({ fact: 'sector', verdict: 'wrong' }),
  )
})
