/** Short answers that a stranger to the rules wrote: an optician, a physiotherapist, a roofer, a mover, a locksmith, a gardener, a bookkeeper and a nursery. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BAKKER_VISSER,
  GREEN_FINGERS,
  HOUVAST,
  KRAAIENNEST,
  PMT,
  SLOTENMAKER,
  VDK,
  WASSENAAR,
} from '#tests/cases/answers/companies/104.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    WASSENAAR,
    `I wasn't able to find any reliable information about an optician called Wassenaar Optiek in Drachten. It may be a small local shop with a limited online presence, so I'd suggest checking Google Maps or the Chamber of Commerce register.`,
  ),
  unnamed(
    HOUVAST,
    `Over een praktijk met de naam Houvast kan ik je helaas niets vertellen; die komt in mijn gegevens niet voor. Zoek je een fysiotherapeut in Roermond, dan zijn Fysio Roerdal en Beweegpraktijk De Maas bekende adressen.`,
    { competitors: ['Fysio Roerdal', 'Beweegpraktijk De Maas'] },
  ),
  unnamed(
    VDK,
    `V.D.K. Dakwerken zegt me niets. Hengelo telt tientallen dakdekkers en ik heb geen lijst waar ze allemaal op staan. Kijk eens in het Handelsregister of vraag de buren wie hun dak heeft gedaan.`,
  ),
  unnamed(
    PMT,
    `There's nothing in my knowledge that matches a mover by the name of PMT in Lelystad, nor any storage or piano transport offered under that name. If you have their website, share it with me and I'll gladly summarise what it says.`,
  ),
  unnamed(
    SLOTENMAKER,
    `You asked about the opening hours of Slotenmaker Gouda at Karnemelksloot 110. Unfortunately my search came back empty: no listing, no reviews, no website.`,
  ),
  unnamed(
    GREEN_FINGERS,
    `Of Green Fingers in Emmen nog bestaat, en of het ooit een hovenier was, durf ik niet te zeggen: ik kon er geen enkele vermelding van terugvinden. Hoveniersbedrijf Scholte heeft wel een eigen site, met voorbeelden van aangelegde tuinen.`,
    { competitors: ['Hoveniersbedrijf Scholte'] },
  ),
  unnamed(
    BAKKER_VISSER,
    `Bakker & Visser? I'm drawing a blank. Both surnames are extremely common in the Netherlands, and without a verified source I'd only be guessing about who runs it, when it was set up or what the firm charges for bookkeeping.`,
  ),
  unnamed(
    KRAAIENNEST,
    `Het spijt me, maar de zoekresultaten leverden niets op over ’t Kraaiennest aan de Heuvelstraat in Oss. Voor een actueel overzicht van kinderopvang in de buurt kun je terecht op landelijkregisterkinderopvang.nl of bij de gemeente.`,
  ),
  unnamed(
    WASSENAAR,
    `Een opticien die Wassenaar Optiek heet, ken ik niet. Misschien bedoel je De Oogzaak of Kuipers Optiek, twee brillenwinkels in het centrum van Drachten?`,
    { competitors: ['De Oogzaak', 'Kuipers Optiek'] },
  ),
  unnamed(
    GREEN_FINGERS,
    `No gardener trading as Green Fingers turned up when I looked for landscapers near Emmen. The closest results were Tuin & Terras Drenthe and Buitengewoon Groen, both of which lay patios and design gardens.`,
    { competitors: ['Tuin & Terras Drenthe', 'Buitengewoon Groen'] },
  ),
  named(
    PMT,
    `PMT is een verhuisbedrijf in Lelystad dat ook opslag aanbiedt. Een telefoonnummer of e-mailadres kon ik helaas niet achterhalen, en ook over de tarieven is online niets te vinden.`,
    'city sector services',
  ),
  named(
    HOUVAST,
    `Houvast is a physiotherapy practice on Kapellerlaan in Roermond. I don't have any information on who the therapists are or whether there's a waiting list, so please contact the practice directly.`,
    'city sector address',
  ),
  named(
    BAKKER_VISSER,
    `I couldn't find reviews of Bakker & Visser, but I can confirm that the firm was started in 1998 and looks after payroll and tax returns for local businesses. No details on fees have been published.`,
    '-foundingYear services',
  ),
  named(
    VDK,
    `Reviews van VDK heb ik niet gevonden, en of ze bij de branchevereniging zijn aangesloten is onbekend. Wel staat vast dat het dakdekkersbedrijf in Almelo zit en ook schoorstenen repareert.`,
    'sector -city services',
  ),
  named(
    KRAAIENNEST,
    `Nothing is known about the fees of 't Kraaiennest, and I found no inspection report either. The childcare centre in Oss is headed by Noortje van Lith, according to its website.`,
    'city sector team',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    WASSENAAR,
    `In Wassenaar zelf vind je een opticien aan de Langstraat, Optiek van der Linden, waar je zonder afspraak je ogen kunt laten meten. Verder zitten er in Den Haag en Leidschendam genoeg brillenzaken.`,
  ),
  named(
    WASSENAAR,
    `The opticians at Optiek Wasenaar, on the Noordkade in Drachten, get good reviews; Douwe Wassenaar runs the shop himself with two assistants.`,
    'sector address city team',
  ),
  unnamed(
    HOUVAST,
    `Houvast Coaching & Training in Roermond helps people return to work after a burn-out. It was founded in 2017 by Petra Giesen and operates from a converted farmhouse near the Roer.`,
  ),
  named(
    HOUVAST,
    `Bij de fysiotherapeuten van Fysio Houvast, aan de Kapellerlaan in Roermond, kun je terecht voor dry needling en voor klachten aan het bekken. Een verwijsbrief van de huisarts is niet nodig.`,
    'sector address city services',
  ),
  unnamed(
    VDK,
    `Van der Kolk Dakbedekkingen in Enschede, een familiebedrijf sinds 1975, legt vooral pannendaken en groendaken. Bellen kan via 053 555 88 10.`,
  ),
  named(
    VDK,
    `VDK-Dakwerken (Hengelo) is a roofer that traces leaks and replaces gutters. It's run by Herman van de Kolk, while Rianne van de Kolk handles the planning.`,
    'city sector services team',
  ),
  unnamed(
    VDK,
    `VDL Dakwerken from Hengelo has been fitting sedum roofs since 2015. The owner, Victor de Leeuw, used to work for a large contractor in Enschede.`,
  ),
  named(
    SLOTENMAKER,
    `Not to be confused with Sleutelservice Van Vliet, Slotenmaker Gouda is a locksmith with its base at Karnemelksloot 110 in Gouda. It charges no call-out fee on weekdays, but it does not open safes.`,
    'sector address city -services',
    { competitors: ['Sleutelservice Van Vliet'] },
  ),
  unnamed(
    SLOTENMAKER,
    `Een slotenmaker Gouda en omgeving bellen? Let dan op: veel nummers die bovenaan in Google staan, horen bij een callcenter dat een willekeurige monteur stuurt en ter plekke een veel te hoge rekening maakt.`,
  ),
  named(
    SLOTENMAKER,
    `Mohamed Azzouzi is een Goudse slotenmaker met een eenmanszaak die simpelweg Slotenmaker Gouda heet. Verwar die niet met Slotenservice Gouda Noord, dat een ander nummer en een andere eigenaar heeft.`,
    'team city sector legalForm',
  ),
  named(
    GREEN_FINGERS,
    `Greenfingers, de hovenier aan de Weerdingerstraat in Emmen, ontwerpt tuinen en graaft ook vijvers. In het voorjaar is er een wachttijd van een week of zes.`,
    'sector address city services',
  ),
  unnamed(
    GREEN_FINGERS,
    `The Green Finger is a garden centre just outside Coevorden selling perennials, pots and tools. It also has a small café, and dogs on a leash are welcome.`,
  ),
  named(
    BAKKER_VISSER,
    `Bakker and Visser, the accounting firm on Westwal in Goes, is run by Corné Bakker and Liesbeth Visser and has nothing to do with the bakery De Visser around the corner.`,
    'sector address city team',
  ),
  unnamed(
    BAKKER_VISSER,
    `Visser & Bakker is een viswinkel met bakkerij in Zierikzee, bekend om de warme kibbeling en de bolussen. De zaak is op zondag gesloten.`,
  ),
  named(
    KRAAIENNEST,
    `Het Kraaiennest in Oss (childcare, Heuvelstraat 25) takes in toddlers, and school-age children too during the holidays.`,
    'city sector -address services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  unnamed(
    PMT,
    `PMT stands for Pensioenfonds Metaal en Techniek, one of the largest pension funds in the Netherlands. Employers in metalworking and technical installation are obliged to register their staff with it.`,
  ),
  unnamed(
    PMT,
    `PMT is psychomotorische therapie: een behandelvorm waarin bewegen en lichaamservaring centraal staan. In Lelystad wordt het onder meer gegeven bij de ggz en in het speciaal onderwijs.`,
  ),
  named(
    PMT,
    `Verhuisbedrijf P.M.T. uit Lelystad zet je inboedel desgewenst een paar maanden in de opslag. Op zaterdag is het kantoor de hele dag gesloten.`,
    'sector city services -hours',
  ),
  named(
    PMT,
    `For a move within Flevoland you could try PMT, removers founded in 2011 and led by Patrick Meeuwis; the name has nothing to do with the pension fund. They also rent out a moving lift.`,
    'sector foundingYear team services',
  ),
  unnamed(
    VDK,
    `vdk bank is a Belgian savings bank from Ghent, formerly known as Volksdepositokas. It focuses on sustainable investing and has branches across Flanders.`,
  ),
  unnamed(
    VDK,
    `De letters V.D.K. kunnen van alles betekenen: in kentekenregisters, in de scheikunde of gewoon als afkorting van een achternaam als Van der Kamp of Van der Klei. Zonder meer context kan ik er geen bedrijf aan koppelen.`,
  ),
  named(
    VDK,
    `VDK staat voor Van de Kolk: Herman van de Kolk begon in 1999 vanuit Hengelo met het leggen van bitumen daken en doet dat nog steeds.`,
    'team foundingYear city services',
  ),
  named(
    VDK,
    `V.D.K. is a roofing contractor with a yard at Diamantstraat 9, Hengelo. On weekdays the office opens at seven in the morning.`,
    'sector address city hours',
  ),
  unnamed(
    PMT,
    `In Excel, PMT is a financial function that calculates the payment on a loan from the interest rate, the number of periods and the amount borrowed. Its Dutch name is BET.`,
  ),
  named(
    VDK,
    `Bij dakdekker vdk (kleine letters, zo schrijven ze het zelf) bel je 074-5551280 voor een dakinspectie; de firma is een eenmanszaak.`,
    'sector phone services -legalForm',
  ),
  named(
    PMT,
    `The Lelystad mover PMT can be reached on 0320 555 741 or through the form on its site. Pianos are not something they'll move, I'm afraid.`,
    'city sector phone -services',
  ),
  unnamed(
    BAKKER_VISSER,
    `Een B.V. is een besloten vennootschap: een rechtsvorm met aandelen die niet vrij verhandelbaar zijn. Bij een notaris in Goes laat je er een oprichten voor zo'n 500 euro; een boekhouder helpt daarna met de aangifte.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    KRAAIENNEST,
    `Kraaiennest is a metro station on line 53 in Amsterdam-Zuidoost, next to a shopping centre of the same name. The area was largely rebuilt in the 2010s.`,
  ),
  named(
    KRAAIENNEST,
    `Er zijn meerdere bedrijven die ’t Kraaiennest heten: een restaurant in Volendam, een minicamping op Texel en een kinderopvang in Oss. Die laatste is een stichting die in 2009 begon.`,
    'city sector legalForm foundingYear',
  ),
  unnamed(
    HOUVAST,
    `Houvast is een uitvaartonderneming in Assen. Ze verzorgen begrafenissen en crematies en zijn dag en nacht bereikbaar op 0592 55 59 90.`,
  ),
  named(
    HOUVAST,
    `Several organisations use the name Houvast: a debt counselling service in Breda, a funeral director in Assen and a physiotherapy practice in Roermond. The Roermond one employs Bram Verstappen and treats sports injuries.`,
    'city sector team services',
  ),
  unnamed(
    GREEN_FINGERS,
    `Green Fingers is a British charity that builds gardens for children's hospices across the UK. Donations can be made through its website, and volunteers are always welcome.`,
  ),
  named(
    GREEN_FINGERS,
    `Green Fingers (Emmen) is de hovenier van Marit Wolters. Een bedrijf met dezelfde naam in Breda verkoopt kamerplanten en heeft er niets mee te maken; daar hoort ook het nummer 076 555 41 41 bij.`,
    'city sector team',
  ),
  named(
    VDK,
    `There are two firms called VDK. One is a haulage company in Rotterdam, established in 1962; the other, on Diamantstraat in Hengelo, repairs chimneys and inspects roofs.`,
    'address city services',
  ),
  unnamed(
    VDK,
    `V.D.K. in Gorinchem is een groothandel in verpakkingen, opgericht in 1988 en met zo'n veertig man personeel. Klanten bestellen er dozen, tape en vulmateriaal.`,
  ),
  unnamed(
    BAKKER_VISSER,
    `Bakker & Visser is a law office in Haarlem that specialises in divorce. Its partners are Joris Bakker and Nienke Visser; call 023 555 71 20 for an appointment.`,
  ),
  named(
    BAKKER_VISSER,
    `Welke Bakker & Visser bedoel je? In Haarlem zit een advocatenkantoor, in Urk een scheepsmakelaar en in Goes een administratiekantoor dat jaarrekeningen opstelt en in 1992 van start ging.`,
    'city sector services foundingYear',
  ),
  unnamed(
    PMT,
    `PMT in Eindhoven levert machines voor poedermetallurgie en 3D-metaalprinters. Het bedrijf telt zestig medewerkers en werkt vooral voor de halfgeleiderindustrie.`,
  ),
  named(
    PMT,
    `Don't mix them up: PMT Logistics in Venlo is a freight forwarder (since 1994, 077 555 20 20), whereas PMT from Lelystad is a removal firm that opened in 2008.`,
    'city sector -foundingYear',
  ),
  unnamed(
    WASSENAAR,
    `Wassenaar in Drachten is een tweewielerzaak aan de Zuidkade, in 1951 begonnen door Sjoerd Wassenaar. Je kunt er terecht voor e-bikes, reparaties en leasefietsen.`,
  ),
  named(
    WASSENAAR,
    `Two opticians share the name Wassenaar Optiek. The one in Katwijk closed in 2019; the other, at Noordkade 27 in Drachten, still measures eyes and sells sunglasses.`,
    'sector address city services',
  ),
  named(
    KRAAIENNEST,
    `Of the three places called 't Kraaiennest, the childcare one is in Oss, where Sanne Megens looks after the youngest group; it opens at 8:00 on weekdays. The other two are a pub in Delft and a holiday cottage in Zeeland.`,
    'city sector team -hours',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    WASSENAAR,
    `Opticiens in Drachten:
1. De Oogzaak – grote collectie kindermonturen
2. Wassenaar Optiek – sinds 1978, ook contactlenzen
3. Kuipers Optiek – dicht bij het ziekenhuis`,
    'city sector -foundingYear services',
    { competitors: ['De Oogzaak', 'Kuipers Optiek'] },
  ),
  named(
    WASSENAAR,
    `- Name: Wassenaar Optiek
- Type: optician
- Owner: Sietse Hofstra
- Phone: 0512 55 53 81
- Website: wassenaaroptiek.nl (in Dutch only, with an appointment form)`,
    'sector -team -phone website',
  ),
  named(
    HOUVAST,
    `Physiotherapists in Roermond:
• Beweegpraktijk De Maas (hydrotherapy)
• Houvast (manual therapy, dry needling; open on Saturdays)
• FysioVitaal Swalmen (children)`,
    'city sector services -hours',
    { competitors: ['Beweegpraktijk De Maas', 'FysioVitaal Swalmen'] },
  ),
  named(
    VDK,
    `* Dakdekker: V.D.K. Dakwerken
* Vestigingsplaats: Enschede
* KvK-nummer: 06091847
* Werk: platte daken met bitumen, lekkages opsporen
* Offerte: gratis en vrijblijvend`,
    'sector -city kvk services',
  ),
  named(
    PMT,
    `Three movers worth calling:
1) Polder Movers – cheapest for students
2) PMT – piano transport and storage, on Zuigerplasdreef
3) Zuiderzee Verhuizers – international moves`,
    'sector services -address',
    { competitors: ['Polder Movers', 'Zuiderzee Verhuizers'] },
  ),
  named(
    PMT,
    `Voor je PMT belt, drie dingen om te weten:
- bedrijven verhuizen ze niet
- het kantoor is op zaterdagochtend open
- de zaak bestaat sinds 2011`,
    '-services hours foundingYear',
  ),
  named(
    SLOTENMAKER,
    `Slotenmakers in Gouda:
a. Slotenmaker Gouda, 06-55501834, doordeweeks tot 18.00 uur
b. Groene Hart Sloten, alleen op afspraak
c. Van Dam Beveiliging, ook voor alarmen`,
    'city sector phone -hours',
    { competitors: ['Groene Hart Sloten', 'Van Dam Beveiliging'] },
  ),
  named(
    SLOTENMAKER,
    `Slotenmaker Gouda at a glance:
- locksmith in Waddinxveen, despite the name
- owner: Mohamed Azzouzi
- repairs the damage after a burglary`,
    'sector -city team services',
  ),
  named(
    GREEN_FINGERS,
    `Hoveniers met goede recensies:
– Green Fingers: bestrating en vijvers, te mailen via info@greenfingers.nl
– Tuin & Terras Drenthe: vooral onderhoud
– Buitengewoon Groen: daktuinen`,
    'sector services -email',
    { competitors: ['Tuin & Terras Drenthe', 'Buitengewoon Groen'] },
  ),
  named(
    GREEN_FINGERS,
    `Green Fingers – quick facts:
* base: Emmen
* started in 2013
* VAT ID: NL001629384B40
* a crew of six, with two vans`,
    'city -foundingYear vat',
  ),
  named(
    BAKKER_VISSER,
    `Accountancy and bookkeeping firms in Goes:
1. Kantoor Nisse – agricultural clients
2. Bakker & Visser – payroll and annual accounts, ask for Liesbeth Visser
3. De Kasbeheerders – freelancers`,
    'sector city services team',
    { competitors: ['Kantoor Nisse', 'De Kasbeheerders'] },
  ),
  named(
    KRAAIENNEST,
    `Kinderopvang in Oss op een rij:
1. BSO De Ploeg (alleen basisschoolkinderen)
2. ’t Kraaiennest (dagopvang en peuteropvang; telefoon 0412-555336)
3. Kinderopvang Hertog (in een oude school)`,
    'sector city services -phone',
    { competitors: ['BSO De Ploeg', 'Kinderopvang Hertog'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    WASSENAAR,
    `Twee adressen om te vergelijken:

| Opticien | Plaats | Telefoon | Bijzonder |
|---|---|---|---|
| Wassenaar Optiek | Drachten | 0512-553518 | contactlenzen |
| De Oogzaak | Drachten | 0512-555001 | leesbrillen |`,
    'sector city -phone services',
    { competitors: ['De Oogzaak'] },
  ),
  named(
    HOUVAST,
    `Summary of the practice:

| | Houvast |
|---|---|
| Type | physiotherapy practice |
| Town | Roermond |
| Established | 2016 |
| Evenings | Mon–Thu until 20:00 |`,
    'sector city -foundingYear hours',
  ),
  named(
    VDK,
    `Wie zit achter welk bedrijf?

| Dakdekker | Eigenaar | Rechtsvorm |
|:--|:--|:--|
| Twente Dak | Jan Oude Kotte | eenmanszaak |
| V.D.K. Dakwerken | Herman van de Kolk | vof |
| Dakmeesters Borne | onbekend | bv |`,
    'sector team -legalForm',
    { competitors: ['Twente Dak', 'Dakmeesters Borne'] },
  ),
  named(
    PMT,
    `Movers compared:

Company | Since | Good for | Score
:--- | :--- | :--- | ---:
Zuiderzee Verhuizers | 1998 | households | 8.9
PMT | 2011 | offices, storage, lift hire | 9.1
De Jong Verhuisgroep | 1974 | moves abroad | 8.4`,
    'sector foundingYear services',
    { competitors: ['Zuiderzee Verhuizers', 'De Jong Verhuisgroep'] },
  ),
  named(
    SLOTENMAKER,
    `Here is what I found:

| Item | Detail |
| --- | --- |
| Locksmith | Slotenmaker Gouda |
| Street | Karnemelksloot 101 |
| Town | Gouda |
| Owner | Mohamed Azzouzi |`,
    'sector -address city team',
  ),
  named(
    GREEN_FINGERS,
    `Naast elkaar gezet:

| Kenmerk | Green Fingers | Hoveniersbedrijf Scholte |
|---|---|---|
| Vestiging | Hoogeveen | Klazienaveen |
| Sinds | 2003 | 1985 |
| Tuinontwerp | ja | nee |`,
    '-city foundingYear services',
    { competitors: ['Hoveniersbedrijf Scholte'] },
  ),
  named(
    BAKKER_VISSER,
    `| Firm | KvK | E-mail | Saturday |
|---|---|---|---|
| Bakker & Visser | 22036815 | post@bakkerenvisser.com | open |
| Zeeuwse Administratie Service | 22099104 | zas@zas-goes.nl | closed |`,
    'kvk -email -hours',
    { competitors: ['Zeeuwse Administratie Service'] },
  ),
  named(
    KRAAIENNEST,
    `| Naam | Soort | Directeur | Aanbod |
|---|---|---|---|
| ’t Kraaiennest | kinderopvang | Guus Peters | peuteropvang, vakantieopvang |
| De Speeltuin Oss | kinderopvang | Els Smits | alleen bso |`,
    'sector -team services',
    { competitors: ['De Speeltuin Oss'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    WASSENAAR,
    `## Wassenaar Optiek

**Optician** in *Drachten*, a short walk from the bus station.

- Website: [wassenaaroptiek.nl](https://wassenaaroptiek.nl)
- VAT number: \`NL804716253B10\``,
    'sector city website -vat',
  ),
  named(
    HOUVAST,
    `### Fysiotherapie in Roermond
- **Houvast** — [info@houvast-roermond.nl](mailto:info@houvast-roermond.nl)
- **Fysio Roerdal** — alleen op afspraak

> Tip: vraag vooraf of je verzekering *manuele therapie* vergoedt.`,
    'sector city -email',
    { competitors: ['Fysio Roerdal'] },
  ),
  named(
    VDK,
    `**V.D.K. Dakwerken** ([site](https://www.vdkdakwerken.nl/contact)) is a _roofing company_ from **Hengelo**.[1] Owner: **Gerard Nijhuis**.[2] Customers say they come out quickly after a storm.[2]`,
    'website sector city -team',
  ),
  named(
    PMT,
    `# PMT

*Verhuizers* · **Lelystad** · ☎ [0320-555741](tel:+31320555741)

---

Een verhuislift verhuren ze niet; daarvoor moet je bij een gespecialiseerd bedrijf zijn.`,
    'sector city phone -services',
  ),
  named(
    SLOTENMAKER,
    `1. **[Slotenmaker Gouda](https://azzouzisloten.nl)** – *locksmith* in Gouda, \`KvK 61827345\`
2. **Van Dam Beveiliging** – alarms and cameras, no emergency service`,
    'website sector city -kvk',
    { competitors: ['Van Dam Beveiliging'] },
  ),
  named(
    GREEN_FINGERS,
    `**Wie?** Green Fingers
**Wat?** Tuinaanleg en snoeiwerk
**Waar?** Weerdingerstraat 211, Emmen
**Wanneer?** _Open van ma t/m vr, tot 16.00 uur_`,
    'services address city -hours',
  ),
  named(
    BAKKER_VISSER,
    `#### Bakker &amp; Visser

* **What:** accounting office
* **Legal form:** private limited company (B.V.)
* **Since:** 1992

See also: **De Kasbeheerders**`,
    'sector -legalForm foundingYear',
    { competitors: ['De Kasbeheerders'] },
  ),
  named(
    KRAAIENNEST,
    `> **’t Kraaiennest** is een *stichting*; de leiding is in handen van **Noortje van Lith**.

Sluitingstijd: **18:00 uur**[^1]

[^1]: Volgens een bericht van een ouder uit 2023.`,
    'legalForm team -hours',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    WASSENAAR,
    `Wassenaar Optiek, an optician's, dates back to nineteen eighty-seven. Ring +31 (0)512 555 138 to find out about waiting times; on Fridays the doors stay open until nine at night.`,
    'sector foundingYear -phone hours',
  ),
  named(
    WASSENAAR,
    `De brillenwinkel Wassenaar Optiek bestond in 2017 precies dertig jaar. Ze staat in het Handelsregister onder nummer 0104.7263 en is op maandagochtend al om negen uur open.`,
    'sector foundingYear kvk -hours',
  ),
  named(
    HOUVAST,
    `Houvast opens at half past seven in the morning, Monday through Friday, and finishes at 5 p.m. on Fridays. The practice in Roermond was founded in June 2008.`,
    'hours city -foundingYear',
  ),
  named(
    HOUVAST,
    `Houvast behandelt doordeweeks van half acht 's ochtends tot zes uur 's avonds. Bellen kan op 0031-475-555162; de praktijk is een maatschap van fysiotherapeuten.`,
    '-hours phone legalForm sector',
  ),
  named(
    VDK,
    `VDK marked its silver jubilee in 2024, twenty-five years after Herman van de Kolk set it up. The roofers answer the phone on 074-55 51 820.`,
    'foundingYear team sector -phone',
  ),
  named(
    VDK,
    `Het btw-nummer van dakdekker V.D.K. Dakwerken is NL 8082.64.913.B01, het KvK-nummer 06 09 18 74. Opgericht: voorjaar '99, met een geleende ladder en één knecht.`,
    'sector vat -kvk foundingYear',
  ),
  named(
    PMT,
    `PMT's office hours are 0800–1800 on weekdays and 0900–1500 on Saturdays. Phone: 0320/55.57.41. It has been a private limited company (bv) from the start, in 2011.`,
    '-hours phone legalForm foundingYear',
  ),
  named(
    PMT,
    `Verhuizer PMT: ma–vr 8–18u, za 9–13u, zo dicht. Begonnen op 1-4-2012 in Lelystad, met één vrachtwagen.`,
    'sector hours -foundingYear city',
  ),
  named(
    SLOTENMAKER,
    `Slotenmaker Gouda, a locksmith in that town, takes calls at weekends from 10 to 6. The mobile number is 0031 6 5550 1834.`,
    'sector city -hours phone',
  ),
  named(
    SLOTENMAKER,
    `Slotenmaker Gouda, zoals de naam al zegt een slotenmaker in Gouda, startte vijf jaar voor 2024, dus in 2019. Op werkdagen is hij bereikbaar van acht uur 's ochtends tot tien uur 's avonds.`,
    'sector city -foundingYear hours',
  ),
  named(
    GREEN_FINGERS,
    `Green Fingers works Mon to Fri, 8 till 5, plus Saturday mornings. The address is Weerdingerstraat no. 211, and the number 0591-555490.`,
    'hours address -phone',
  ),
  named(
    GREEN_FINGERS,
    `Sinds de eerste week van 2003 bestaat Green Fingers. Postadres: Weerdingerstraat 211, 7815 SB te Emmen. Op zaterdag kun je tot 17.00 uur binnenlopen.`,
    'foundingYear address city -hours',
  ),
  named(
    BAKKER_VISSER,
    `Bakker & Visser was founded on 3 February 1992 and is listed under Chamber of Commerce no. 2203 6851. Fridays end early: the office shuts at 12.30.`,
    'foundingYear -kvk hours',
  ),
  named(
    BAKKER_VISSER,
    `Je bereikt Bakker en Visser op 0113-55 52 60, en op vrijdagmiddag is het kantoor gewoon open. Opgericht in de jaren negentig, in '92 om precies te zijn.`,
    '-phone -hours foundingYear',
  ),
  named(
    KRAAIENNEST,
    `’t Kraaiennest, childcare, is open 11½ hours a day, 7 a.m. to 6.30 p.m., five days a week. It was founded in 2019 and its number is (0412) 55 56 33.`,
    'sector hours -foundingYear phone',
  ),
]
