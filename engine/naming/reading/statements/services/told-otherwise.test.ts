import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

function judged(sector: string, services: string, said: string) {
  const known = prepareCompany(
    plainCompany({ name: 'Kuiper & Kok', addresses: [{ city: 'Sneek' }], sector, services: services.split(', ') }),
    [],
  )
  const { facts } = judgeAnswer(`Kuiper & Kok zit in Sneek. ${said}`, known)
  return facts.find(({ fact }) => fact === 'services')!.verdict
}

test.each([
  ['kapper', 'Knippen', 'They cut hair for men and women.'],
  ['autogarage', 'APK', 'Je auto keuren kan er zonder afspraak.'],
  ['schilder', 'Glaszetten', 'Glass is replaced.'],
  ['dierenarts', 'Vaccinaties', 'Pets are vaccinated.'],
  ['kinderdagverblijf', 'Buitenschoolse opvang', 'Na school kunnen kinderen er terecht.'],
  ['fysiotherapiepraktijk', 'Kinderfysiotherapie', 'Kinderen worden er ook behandeld.'],
  ['yogastudio', 'Zwangerschapsyoga', 'Er is een les voor zwangeren.'],
  ['massagepraktijk', 'Zwangerschapsmassage', 'Zwangere vrouwen kunnen er terecht.'],
  ['wijnhandel', 'Wijnproeverijen', 'Tastings are held every month.'],
  ['camping', 'Kano’s te huur', 'Canoes for hire.'],
  ['klokkenmaker', 'Verkoop antieke klokken', 'Er staan ook oude klokken te koop.'],
  ['vloerenbedrijf', 'Parket', 'Wooden floors are laid.'],
  ['schoorsteenveger', 'Kanaalinspectie', 'They can lower a camera into the flue.'],
  ['letselschadebureau', 'Hondenbeten', 'It represents victims of dog bites.'],
  ['datarecoverybedrijf', 'SSD-herstel', 'Vastgelopen SSD’s worden er gered.'],
  ['uitvaartonderneming', 'Uitvaartwensen vastleggen', 'Ze legt op verzoek ook vooraf je uitvaartwensen vast.'],
  ['bloemist', 'Bezorging', 'Ze brengen boeketten rond.'],
  ['apotheek', 'Bezorging', 'Ze brengen medicijnen thuis.'],
  ['loodgieter', 'Badkamers', '\n- Badkamerrenovaties\n- Lekkages'],
  ['fietsenwinkel', 'Fietsreparatie', '\n- Reparaties aan alle merken\n- Onderdelen'],
  ['elektricien', 'Zonnepanelen', 'Ze leggen panelen op je dak.'],
  ['slotenmaker', 'Sleutels bijmaken', 'Ze maken een kopie van je sleutel.'],
  ['installatiebedrijf', 'Vloerverwarming', '\n- Verwarming in de vloer'],
  ['fysiotherapeut', 'Oedeemtherapie', '\n- Behandeling van oedeem'],
  ['kinderopvang', 'Babyopvang', 'Baby’s zijn er vanaf tien weken welkom.'],
  ['advocatenkantoor', 'Mediation', 'They mediate.'],
  ['fitnesscentrum', 'Sauna', 'There is a sauna.'],
  ['dakdekker', 'Dakrenovatie', 'They fix leaks as well as complete re-roofing.'],
  ['juwelier', 'Graveren', 'Denk aan ringen, horloges en graveerwerk.'],
  ['pedicure', 'Gellak', 'They do gel polish.'],
  ['advocatenkantoor', 'Arbeidsrecht', 'It is an employment lawyer.'],
  ['loodgieter', 'Cv-onderhoud', 'Kuiper & Kok in Sneek: leaks, blocked drains, boilers.'],
  ['huidtherapeut', 'Laserontharing', 'Je kunt er ook terecht voor permanente ontharing.'],
  ['audicien', 'Oorreiniging', 'Oren uitspuiten doen ze op afspraak.'],
  ['taalschool', 'Nederlands voor buitenlanders', 'It teaches Dutch to expats.'],
  ['administratiekantoor', 'Boekhouding', 'Ze verzorgen het bijhouden van de boeken.'],
  ['computerwinkel', 'Laptopreparatie', 'Je kapotte laptop wordt er gemaakt.'],
  ['zorgboerderij', 'Begeleid wonen', 'It offers supported living.'],
  ['hoefsmid', 'Paarden beslaan', '\n- Hoefbeslag\n- Workshops'],
  ['webhostingbedrijf', 'Websitebeheer', 'It maintains websites.'],
  ['fysiotherapiepraktijk', 'Manuele therapie', '\n- **Manuele behandelingen** – op afspraak\n- Parkeren'],
  ['fysiotherapiepraktijk', 'Manuele therapie', 'Je kunt er terecht bij een manueel therapeut.'],
  ['logopediepraktijk', 'Stottertherapie', 'Wie stottert, kan er terecht.'],
  ['golfclub', 'Golfbaan', 'It offers a golf course.'],
  ['verhuisbedrijf', 'Onderhoud van de tuin', 'They do garden maintenance.'],
])('a %s with %s: %s', (sector, services, said) => {
  expect(judged(sector, services, said)).toBe('right')
})

test.each([
  ['kapper', 'Balayage, Bruidskapsels', 'They cut hair.'],
  ['fysiotherapiepraktijk', 'Bekkenfysiotherapie', 'Children are treated too.'],
  ['vioolbouwer', 'Strijkstokken beharen, Taxaties', 'Violins can be rented.'],
  ['schoorsteenveger', 'Vogelwering', 'They sweep chimneys.'],
  ['letselschadebureau', 'Medische fouten', 'Er zit een fout in het adres.'],
  ['slotenmaker', 'Kluizen openen', 'Ze openen deuren.'],
  ['muziekschool', 'Zangles', 'Guitar is taught.'],
  ['pedicure', 'Gellak', 'Een ingegroeide nagel behandelen ze ook.'],
  ['schoenmaker', 'Steunzolen', 'They resole shoes.'],
  ['kapper', 'Kleuren', 'Voor kleurbehandelingen zou ik altijd eerst een intake plannen.'],
  ['hotel', 'Restaurant', 'There is a restaurant next door.'],
  ['rijschool', 'Motorrijlessen', 'Kuiper & Kok (Sneek): motor en auto, 06-12555190'],
  ['computerwinkel', 'Computer op maat', 'Ze bieden onder andere behandelingen met kruiden aan.'],
  ['trimsalon', 'Honden trimmen', 'Vraag voor het trimmen van honden altijd meerdere offertes aan.'],
])('none of a %s with %s: %s', (sector, services, said) => {
  expect(judged(sector, services, said)).toBe('absent')
})

test.each([
  ['schoonheidssalon', 'Gezichtsbehandelingen', 'Ze bieden geen behandelingen voor het gezicht aan.'],
  ['schoonheidssalon', 'Gezichtsbehandelingen', 'Ze zijn gestopt met behandelingen voor het gezicht.'],
  ['trimsalon', 'Honden trimmen', 'Ze doen alles, behalve het trimmen van honden.'],
  ['uitvaartonderneming', 'Crematies', 'Ze doen alles, behalve het verzorgen van een crematie.'],
  ['uitvaartonderneming', 'Crematies', 'Voor het verzorgen van een crematie moet je elders zijn.'],
  ['administratiekantoor', 'Boekhouding', 'Voor het bijhouden van de boeken moet je elders zijn.'],
  ['zwemschool', 'Aquafit', 'Aqua aerobics is not something they offer.'],
])('a %s without %s: %s', (sector, services, said) => {
  expect(judged(sector, services, said)).toBe('wrong')
})

test('who helps to quit does so', () => {
  expect(judged('acupuncturist', 'Stoppen met roken', '\n- Services: help to quit smoking\n- Good reviews')).not.toBe(
    'wrong',
  )
})

test.each([
  ['dakdekker', 'Dakreiniging', 'Ze verwijderen mos van je dak.'],
  ['loodgieter', 'Loodgieterswerk', '\n- Verstoppingen en lekkages'],
  ['slotenmaker', 'Sleutels bijmaken', 'Je kunt er een reservesleutel laten maken.'],
  ['slotenmaker', 'Inbraakbeveiliging', 'They do home security.'],
  ['tuincentrum', 'Vijverbenodigdheden', 'Je vindt er vijverpompen en vijverfolie.'],
  ['autopoetsbedrijf', 'Polijsten', 'Services include paint correction.'],
  ['fietsenwinkel', 'Elektrische fietsen', 'Ze verkopen fietsen met trapondersteuning.'],
  ['jachthaven', 'Botenverhuur', 'It is the place for hiring a sloop.'],
  ['koerier', 'Spoedzendingen', 'They take rush shipments.'],
  ['ongediertebestrijding', 'Bedwantsen', 'Ze bestrijden wandluizen.'],
  ['slager', 'Lamsvlees', 'Ze verkopen lamskoteletten.'],
  ['kaasboerderij', 'Boerenkaas', 'Ze verkopen zelfgemaakte kaas.'],
  ['restaurant', 'Visgerechten', 'It serves seafood.'],
  ['speelgoedwinkel', 'Knuffels', 'They sell stuffed animals.'],
  ['schoenmaker', 'Naamplaatjes graveren', 'They do nameplate engraving.'],
  ['juwelier', 'Sieraden repareren', 'Je laat er je ketting korter maken.'],
  ['stoffeerder', 'Stoelen stofferen', 'They are known for reupholstering chairs.'],
  ['antiekwinkel', 'Inboedels opkopen', 'They do house clearance.'],
  ['verhuurbedrijf', 'Springkussens', 'They rent out inflatables.'],
  ['evenementenbureau', 'Beurzen', 'Ze organiseren vakbeurzen.'],
  ['indoorspeeltuin', 'Klimmen', 'Er is een klimwand.'],
  ['boerderijwinkel', 'Groentepakketten', 'Je haalt er een wekelijkse groentetas.'],
  ['metaalbewerker', 'CNC-frezen', 'Ze doen freeswerk.'],
  ['dierenpension', 'Hondentrimsalon', 'Je kunt er je hond laten trimmen.'],
  ['dierenpension', 'Hondenopvang', 'They offer dog boarding.'],
  ['textieldrukkerij', 'Bedrijfskleding', 'Ze bedrukken kleding voor personeel.'],
  ['haardenwinkel', 'Houtkachels', 'They sell log burners.'],
])('a %s, told in other words, with %s: %s', (sector, services, said) => {
  expect(judged(sector, services, said)).toBe('right')
})

test.each([
  ['jachthaven', 'Ligplaatsen', 'Voor vaste ligplaatsen moet je elders zijn.', 'absent'],
  ['jachthaven', 'Ligplaatsen', 'Voor ligplaatsen moet je elders zijn.', 'wrong'],
  ['drukkerij', 'Stickers', 'Stickers op maat doen ze niet.', 'absent'],
  ['garage', 'Occasions', 'Used cars are not something they do.', 'absent'],
  ['loonbedrijf', 'Oogsten', 'Voor het oogsten van aardappelen moet je elders zijn.', 'absent'],
  ['loonbedrijf', 'Maaien', 'Ze maaien, en vijvers doen ze niet.', 'right'],
  ['dakdekker', 'Dakreparatie', 'Ze doen veel, behalve het herstellen van lekkages in het dak.', 'wrong'],
  ['kozijnenbedrijf', 'Schuifpuien', 'Ze leveren alles, behalve glazen schuifdeuren.', 'absent'],
  ['rijschool', 'Aanhangerrijbewijs (BE)', 'BE training is not something they offer.', 'wrong'],
])('a %s with %s, of which part is denied: %s', (sector, services, said, verdict) => {
  expect(judged(sector, services, said)).toBe(verdict)
})
