import { expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { prepareCompany } from '#engine/naming/reading/known-company.ts'
import { plainCompany } from '#tests/cases/answers/answer-case.ts'

const known = prepareCompany(
  plainCompany({
    name: 'Van Dalen Klimaat',
    addresses: [{ city: 'Zwolle' }],
    services: ['Warmtepompen', 'Airconditioning'],
  }),
  [],
)
const servicesIn = (answer: string) => judgeAnswer(answer, known).facts.find(({ fact }) => fact === 'services')!.verdict

test.each([
  ['wrong', 'Airconditioning doen ze overigens niet.'],
  ['wrong', 'Met airconditioning helpen ze je niet.'],
  ['wrong', 'Airconditioning plaatsen ze er niet.'],
  ['wrong', 'Airconditioning voor bedrijven: nee.'],
  ['wrong', 'Airconditioning levert en plaatst het bedrijf niet.'],
  ['wrong', 'Airconditioning zit niet meer in het aanbod.'],
  ['wrong', 'Airconditioning? Nee, dat doen ze niet.'],
  ['absent', 'Een prijslijst voor airconditioning is er niet.'],
  ['absent', 'Een wachtlijst voor warmtepompen is er niet.'],
  ['right', 'Het bedrijf doet behalve warmtepompen ook vloerverwarming.'],
  ['wrong', '**Airconditioning?** ❌ Dat doen ze **niet**.'],
  ['wrong', 'Airconditioning in Zwolle? Bij Van Dalen Klimaat lukt dat helaas niet.'],
  ['right', '- [x] Heat pumps\n- [ ] Boilers'],
  ['absent', '| Naam | Airco |\n|---|---|\n| Van Dalen Klimaat | ? |'],
  ['wrong', 'Voor airconditioning moet je elders zijn.'],
  ['wrong', 'They no longer offer airconditioning.'],
  ['wrong', 'Airconditioning is not something they do.'],
  ['right', 'Behalve airconditioning is er ook advies.'],
  ['wrong', 'Ze doen alles behalve airconditioning.'],
  ['wrong', 'Airconditioning besteden ze uit.'],
  ['wrong', 'Wie airconditioning zoekt, moet elders zijn.'],
  ['wrong', 'Ze plaatsen geen zonnepanelen of warmtepompen.'],
  ['wrong', 'The company does not install heat pumps.'],
  ['wrong', 'They won’t service heat pumps, so call somebody else.'],
  ['wrong', 'Warmtepompen kun je er niet laten plaatsen.'],
  ['wrong', 'Airconditioning – wordt niet meer aangeboden; ze zijn ermee gestopt.'],
  ['wrong', 'Sterk in warmtepompen. Minder geschikt voor: airconditioning; dat biedt zij niet aan'],
  ['wrong', 'Een warmtepomp kun je er niet laten plaatsen: daarvoor bel je een ander.'],
  ['wrong', 'Airconditioning: daarvoor moet je elders zijn.'],
  ['wrong', 'Airconditioning, daar doen ze niet aan.'],
  ['wrong', 'Airconditioning ontbreekt in het aanbod.'],
  ['wrong', 'Het bedrijf biedt airconditioning niet aan.'],
  ['wrong', 'Warmtepompen worden er niet geplaatst.'],
  ['wrong', 'Let op: zij leveren geen airconditioning.'],
  ['wrong', 'Heat pumps, which they do not install, need another firm.'],
  ['wrong', 'Airconditioning: they don’t install it.'],
  ['wrong', 'The company no longer does its own heat pumps.'],
  ['wrong', 'Airconditioning falls outside their scope.'],
  ['wrong', 'Warmtepompen laten ze bij Van Dalen Klimaat niet meer plaatsen; daarvoor verwijzen ze door.'],
  ['wrong', 'Warmtepompen? Niet bij Van Dalen Klimaat.'],
  ['wrong', 'Warmtepompen zijn er niet te bestellen.'],
  ['wrong', 'Een warmtepomp kun je bij Van Dalen Klimaat in Zwolle niet meer kopen.'],
  ['wrong', 'Warmtepompen bieden ze op dit moment niet aan.'],
  ['wrong', 'Airconditioning is er sinds vorig jaar niet meer.'],
  ['wrong', 'Het bedrijf stopte in 2022 met airconditioning.'],
  ['wrong', 'Airconditioning valt daar niet onder.'],
  ['wrong', 'Airconditioning heeft Van Dalen Klimaat niet in het aanbod.'],
  ['wrong', 'Airconditioning doet Van Dalen Klimaat in Zwolle niet.'],
  ['wrong', 'Wie een warmtepomp wil, kan hier niet terecht.'],
  ['wrong', 'Voor een warmtepomp kun je niet bij Van Dalen Klimaat terecht.'],
  ['wrong', 'Voor een warmtepomp ben je bij Van Dalen Klimaat aan het verkeerde adres.'],
  ['wrong', 'Een warmtepomp laten plaatsen kan hier niet.'],
  ['wrong', 'Airconditioning is niet mogelijk bij Van Dalen Klimaat.'],
  ['wrong', 'If you need a heat pump, you’ll need another company.'],
  ['wrong', 'It stopped its air conditioning in 2023.'],
  ['wrong', 'The company has discontinued its air conditioning service.'],
  ['wrong', 'The only thing they don’t do is air conditioning.'],
  ['wrong', 'Sinds 2023 werken ze niet meer met warmtepompen.'],
  ['wrong', 'Warmtepompen zijn komen te vervallen.'],
  ['absent', 'Over warmtepompen lees ik niets.'],
  ['absent', 'Subsidie op een warmtepomp vraag je zelf aan.'],
  ['right', 'Warmtepompen kan Van Dalen Klimaat op zaterdag niet leveren.'],
  ['right', 'Warmtepompen zijn op dit moment niet op voorraad.'],
  ['right', 'Airconditioning is bij Van Dalen Klimaat in Zwolle niet duur.'],
  ['right', 'Een warmtepomp zit niet in de prijs.'],
  ['right', 'Warmtepompen: die zijn niet duur.'],
  ['right', 'You don’t need an appointment for heat pumps.'],
  ['right', 'Warmtepompen plaatsen ze in de winter niet.'],
  ['right', 'Warmtepompen: geen voorrijkosten.'],
  ['right', 'Warmtepompen plaatsen ze niet alleen in nieuwbouw.'],
  ['right', 'Warmtepompen zijn op zaterdag niet leverbaar.'],
  ['right', 'Voor warmtepompen word je soms doorverwezen.'],
  ['right', 'They don’t just install heat pumps, they service them too.'],
  ['absent', 'Of ze ook warmtepompen plaatsen, weet ik niet.'],
  ['absent', 'Ask whether they do heat pumps.'],
  ['absent', 'Dit is geen advies over warmtepompen.'],
  ['absent', 'Er zijn geen warmtepompen vrij.'],
  ['wrong', 'Er is geen airconditioning.'],
  ['absent', 'Ze plaatsen geen tweedehands warmtepompen.'],
  ['absent', 'They do not install heat pumps in flats.'],
  ['absent', 'Ik kon geen prijzen van warmtepompen vinden.'],
  ['absent', 'Wat ik niet kon vinden: prijzen, warmtepompen en tijden.'],
  ['absent', 'What I could not verify:\n- heat pumps\n- waiting times'],
  ['absent', 'Omdat je naar warmtepompen vroeg, ga ik uit van dit bedrijf.'],
  ['absent', 'They may also install heat pumps.'],
  ['absent', 'Zal ik uitzoeken wie warmtepompen plaatst?'],
  ['absent', 'Zoek je juist warmtepompen, of gewoon een ketel?'],
  ['absent', 'Een warmtepomp kost gemiddeld 9.000 euro.'],
])('a service is %s in: %s', (verdict, said) => {
  expect(servicesIn(`Van Dalen Klimaat zit in Zwolle. ${said}`)).toBe(verdict)
})

test('the words of a name say nothing of what is offered, nor does a company for its trade', () => {
  const { facts } = judgeAnswer(
    'Dalen Warmtepompen is a moving company in Zwolle.',
    prepareCompany(
      { ...known.company, name: 'Dalen Warmtepompen', services: ['Warmtepompen', 'Bedrijfsverhuizingen'] },
      [],
    ),
  )
  expect(facts.find(({ fact }) => fact === 'services')!.verdict).toBe('absent')
})

test.each([
  [
    'right',
    'Noord Klimaat is groot. Deze bedrijven plaatsen ook warmtepompen:\n\n1. Dalfsen Warmte\n2. Van Dalen Klimaat',
  ],
  ['absent', 'Van Dalen Klimaat zit in Zwolle. Noord Klimaat B.V. plaatst warmtepompen:\n\n- in huizen\n- in winkels'],
  ['wrong', 'Van Dalen Klimaat (Zwolle)\n\n✅ Ventilatie\n❌ Airconditioning'],
  [
    'wrong',
    'Van Dalen Klimaat (Zwolle)\n\n- ✅ Ventilatie\n- ❌ Airconditioning (daarvoor moet je naar een koeltechnicus)',
  ],
  ['right', 'Van Dalen Klimaat (Zwolle)\n\n- ❌ Airconditioning: duurder dan elders'],
  ['wrong', 'Van Dalen Klimaat (Zwolle)\n\n**Wat ze niet doen:**\n- Airconditioning\n- Ventilatie'],
  ['right', '| Bedrijf | Warmtepompen |\n|---|---|\n| Van Dalen Klimaat | ✓ |\n| Noord Klimaat | - |'],
  ['wrong', '| Bedrijf | Warmtepompen |\n|---|---|\n| Van Dalen Klimaat | nee |\n| Noord Klimaat | ja |'],
])('a service is %s in a list or table: %s', (verdict, answer) => {
  expect(servicesIn(answer)).toBe(verdict)
})

const offices = prepareCompany(
  { ...known.company, name: 'Van Dalen', sector: 'schoonmaakbedrijf', services: ['Kantoorschoonmaak'] },
  [{ name: 'Glans' }, { name: 'Helder' }],
)
test.each([
  ['right', 'Yes, Van Dalen in Zwolle does offices.'],
  ['right', 'Van Dalen in Zwolle is een schoonmaakbedrijf voor winkels en kantoren.'],
  ['right', 'Voor kantoorschoonmaak in Zwolle worden Glans, Van Dalen en Helder genoemd.'],
  ['right', 'Van Dalen in Zwolle richt zich vooral op kantoren en scholen.'],
  ['absent', 'Van Dalen zit in Zwolle. Voor kantoorschoonmaak kun je bij Glans terecht.'],
  ['absent', 'Van Dalen heeft kantoren in Zwolle en Deventer.'],
  ['absent', 'Voor kantoorschoonmaak is Glans bekend, Van Dalen zit in Zwolle.'],
  [
    'absent',
    'Van Dalen zit in Zwolle.\n\n**Tip:** vermeld in je mail:\n1. of kantoorschoonmaak nodig is\n2. je budget',
  ],
])('a service of the trade is %s in: %s', (verdict, answer) => {
  expect(judgeAnswer(answer, offices).facts.find(({ fact }) => fact === 'services')!.verdict).toBe(verdict)
})

test('what is looked for is offered by all that are named in a row, with their towns', () => {
  const sought =
    'Voor taxaties kun je terecht bij Spaarne Groep in Gorredijk, HVM Wonen in Heerenveen (ook zaterdag open) en De Haan in Wolvega.'
  expect(
    judgeAnswer(
      sought,
      prepareCompany({ ...known.company, name: 'HVM Wonen', services: ['Taxaties'] }, [
        { name: 'Spaarne Groep' },
        { name: 'De Haan' },
      ]),
    ).facts.find(({ fact }) => fact === 'services')?.verdict,
  ).toBe('right')
})

test('what also implies another service is denied as itself', () => {
  const salon = prepareCompany({ ...known.company, services: ['Harsen'] }, [])
  const { facts } = judgeAnswer('Van Dalen Klimaat zit in Zwolle. Waxing isn’t on the menu there.', salon)
  expect(facts.find(({ fact }) => fact === 'services')?.verdict).toBe('wrong')
})

test('a service that is denied is told as such, for the profile beside it has it', () => {
  const { facts } = judgeAnswer('Van Dalen Klimaat zit in Zwolle. Airconditioning levert het bedrijf niet.', known)
  expect(facts.find(({ fact }) => fact === 'services')!.said).toMatchObject([
    { text: 'geen Airconditioning', right: false },
  ])
})

test.each([
  ['wrong', 'Badkamers doet het bedrijf niet.'],
  ['wrong', 'They don’t do bathrooms.'],
  ['absent', 'Badkamers verkopen ze niet.'],
])('that nothing is done to a thing denies what is done to it: %s in %s', (verdict, said) => {
  const builder = prepareCompany({ ...known.company, services: ['Badkamerrenovatie'] }, [])
  const { facts } = judgeAnswer(`Van Dalen Klimaat zit in Zwolle. ${said}`, builder)
  expect(facts.find(({ fact }) => fact === 'services')!.verdict).toBe(verdict)
})

test.each([
  ['kinderopvang', 'Dagopvang', 'Welke kinderopvang past bij je? Van Dalen Klimaat zit in Zwolle.'],
  [
    'belastingadviseur',
    'Aangifte inkomstenbelasting',
    'Van Dalen Klimaat in Zwolle is a partnership of two tax advisers.',
  ],
  ['loopbaancoach', 'Outplacement', 'Van Dalen Klimaat is een praktijk voor loopbaancoaching in Zwolle.'],
])('what a %s is called is not its %s', (sector, service, answer) => {
  const { facts } = judgeAnswer(answer, prepareCompany({ ...known.company, sector, services: [service] }, []))
  expect(facts.find(({ fact }) => fact === 'services')!.verdict).toBe('absent')
})

const judged = (sector: string, services: string[], answer: string) =>
  judgeAnswer(answer, prepareCompany(plainCompany({ name: 'Zandvoorde Brink', sector, services }), [])).facts.find(
    ({ fact }) => fact === 'services',
  )!.verdict

test.each([
  ['right', 'osteopaat', 'Babyosteopathie', 'Zandvoorde Brink behandelt vooral baby’s en sporters.'],
  ['right', 'osteopaat', 'Babyosteopathie', '### Zandvoorde Brink\n\n- **Behandelt:** volwassenen, baby’s'],
  ['wrong', 'osteopaat', 'Babyosteopathie', '| Praktijk | Baby’s? |\n|---|---|\n| Zandvoorde Brink | nee |'],
  ['wrong', 'osteopaat', 'Babyosteopathie', 'Baby’s behandelt Zandvoorde Brink niet.'],
  ['absent', 'osteopaat', 'Babyosteopathie', 'Zandvoorde Brink is open. Of ze baby’s behandelen, weet ik niet.'],
  ['right', 'kaaswinkel', 'Kaasproeverijen', 'Zandvoorde Brink organiseert elke maand een proeverij.'],
  ['wrong', 'kaaswinkel', 'Kaasproeverijen', 'Bij Zandvoorde Brink: proeverijen organiseert de winkel overigens niet.'],
  ['right', 'kaaswinkel', 'Kaasplateaus', 'Zandvoorde Brink is een winkel die complete plateaus verzorgt.'],
  ['right', 'schoorsteenveger', 'Schoorsteen vegen', 'Zandvoorde Brink is open. Vegen kost er rond de 60 euro.'],
  ['absent', 'schoorsteenveger', 'Schoorsteen vegen', 'Zandvoorde Brink is open. Vegen kost gemiddeld 60 euro.'],
  ['right', 'wijnwinkel', 'Bezorging', 'Boven de € 75 bezorgt Zandvoorde Brink gratis.'],
  ['wrong', 'wijnwinkel', 'Bezorging', 'Zandvoorde Brink bezorgt niet.'],
  ['absent', 'wijnwinkel', 'Bezorging', 'Zandvoorde Brink levert uitstekende kwaliteit.'],
  ['wrong', 'dierenpension', 'Kattenpension', 'Zandvoorde Brink is klein. Katten nemen ze niet.'],
  ['wrong', 'kleermaker', 'Bruidsjurken vermaken', 'Zandvoorde Brink doesn’t take on wedding dresses any more.'],
  ['wrong', 'vakantiepark', 'Kampeerplaatsen', 'Kamperen kan op Zandvoorde Brink overigens niet meer.'],
  ['wrong', 'vakantiepark', 'Zwembad', 'Een zwembad is er bij Zandvoorde Brink niet.'],
  ['absent', 'vakantiepark', 'Zwembad', 'Zandvoorde Brink ligt op tien minuten van het zwembad.'],
  ['absent', 'videoproductiebedrijf', 'Bedrijfsfilms', 'Zandvoorde Brink is a video production company.'],
  ['absent', 'huiswerkinstituut', 'Huiswerkbegeleiding', 'Zandvoorde Brink is a homework support centre.'],
  ['absent', 'acupuncturist', 'Acupunctuur', 'Zandvoorde Brink is an acupuncture practice.'],
  ['right', 'recruitmentbureau', 'Executive search', 'Zandvoorde Brink’s executive search practice is well known.'],
  ['absent', 'recruitmentbureau', 'Werving en selectie', 'Bij Zandvoorde Brink is Bas Kuipers recruiter.'],
  ['absent', 'vertaalbureau', 'Vertalingen', 'Zandvoorde Brink is a cooperative of freelance translators.'],
  [
    'wrong',
    'boomkwekerij',
    'Bomen planten',
    '| Nursery | Plants trees for you? |\n|---|---|\n| Zandvoorde Brink | no |',
  ],
  ['wrong', 'boomverzorger', 'Stobben frezen', '| Bedrijf | Stump grinding |\n|---|---|\n| Zandvoorde Brink | no |'],
  ['absent', 'zalencentrum', 'Catering', '| Hall | Free catering? |\n|---|---|\n| Zandvoorde Brink | no |'],
  ['absent', 'zalencentrum', 'Catering', '| Hall | Catering? |\n|---|---|\n| Zandvoorde Brink | unknown |'],
  ['wrong', 'restaurant', 'Catering', 'Zandvoorde Brink is klein. Wat je er niet hoeft te zoeken is catering.'],
  ['wrong', 'restaurant', 'Catering', 'Zandvoorde Brink is small. What you won’t find there is catering.'],
  ['right', 'viswinkel', 'Visschotels', 'Orders for platters at Zandvoorde Brink go through its site.'],
])('a service is %s that stands beside the trade: of a %s %s: %s', (expected, sector, service, answer) =>
  expect(judged(sector, [service], answer)).toBe(expected))

test.each([
  ['right', 'fietsenwinkel', 'Fietsverhuur', 'Zandvoorde Brink zit in Ede. Zo verhuurt Zandvoorde Brink ook fietsen.'],
  ['right', 'fietsenwinkel', 'Fietsreparatie', 'Fietsen worden bij Zandvoorde Brink door Anouk Bos gerepareerd.'],
  ['right', 'fietsenwinkel', 'Verkoop van e-bikes', 'Zandvoorde Brink has a wide range of electric bikes.'],
  ['right', 'verloskundige', 'Spiraal plaatsen', 'Zandvoorde Brink can also fit an IUD.'],
  ['right', 'slotenmaker', 'Sleutels bijmaken', 'Need a spare? Zandvoorde Brink cuts keys while you wait.'],
  ['absent', 'autogarage', 'APK-keuring', 'Een APK is in Nederland verplicht. Zandvoorde Brink zit in Ede.'],
  [
    'absent',
    'uitvaartondernemer',
    'Crematie',
    'Zandvoorde Brink is open. A cremation is usually cheaper than a burial.',
  ],
  ['absent', 'uitvaartondernemer', 'Begrafenis', 'Zandvoorde Brink is a family-run funeral home.'],
  ['absent', 'sportschool', 'Fitness', 'Zandvoorde Brink is busy. The gym closes at ten.'],
  ['absent', 'hotel', 'Restaurant', 'Zandvoorde Brink ligt naast restaurant De Eik.'],
  ['absent', 'it-bedrijf', 'Telefonie', 'You can reach Zandvoorde Brink by phone.'],
  ['right', 'advocatenkantoor', 'Arbeidsrecht', 'Zandvoorde Brink is an employment law firm.'],
  ['right', 'bakkerij', 'Belegde broodjes', '## Mijn advies: Zandvoorde Brink\nDeze bakker verzorgt belegde broodjes.'],
  ['wrong', 'camping', 'Camperplaatsen', 'Zandvoorde Brink is quiet. Motorhomes are not accepted here.'],
  ['wrong', 'loodgieter', 'Badkamerrenovatie', '**Wat Zandvoorde Brink niet doet:**\n- Badkamerrenovatie'],
])('a service is %s that is told of any company, of a name or of this one: of a %s %s: %s', (wanted, sector, service, answer) =>
  expect(judged(sector, [service], answer)).toBe(wanted))

test('a thing that a table says yes to is done', () => {
  const company = prepareCompany({ ...known.company, services: ['Laadpalen plaatsen'] }, [])
  const verdictOf = (said: string) =>
    judgeAnswer(`| Naam | Laadpalen |\n|---|---|\n| Van Dalen Klimaat | ${said} |`, company).facts.find(
      ({ fact }) => fact === 'services',
    )!.verdict
  expect(['Ja', 'Nee', '?'].map(verdictOf)).toEqual(['right', 'wrong', 'absent'])
})
