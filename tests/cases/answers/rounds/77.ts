/** Answers that a stranger to the rules wrote: a veterinary clinic, a roofing company and a training and coaching agency. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { KANTELPUNT, OOSTERHOUT, WILG } from '#tests/cases/answers/companies/77.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    WILG,
    `Over een praktijk met de naam Dierenkliniek De Wilg kan ik op dit moment geen betrouwbare gegevens vinden. Het kan zijn dat de kliniek weinig online aanwezig is, of dat de naam net iets anders geschreven wordt.

Zoek je een dierenarts in Meppel? Dan kom ik wel **DAP Reestdal** en **Dierenkliniek Het Erf** tegen. Beide hebben een eigen website met spreekuren en tarieven.`,
    { competitors: ['DAP Reestdal', 'Dierenkliniek Het Erf'] },
  ),
  named(
    OOSTERHOUT,
    `Van Oosterhout Dakwerken appears to be a roofing contractor based in Bergen op Zoom. Beyond that, public information is thin: I couldn't find customer reviews, a price list or its opening hours. One business directory puts the start of the company in 1987, though I wasn't able to cross-check that with the Chamber of Commerce.

I'd suggest requesting a written quote and asking for two or three references before you commit.`,
    'city sector -foundingYear',
  ),
  named(
    KANTELPUNT,
    `Ik weet wel iets, maar niet alles over Kantelpunt. Wat ik kon terugvinden: het trainingsbureau verzorgt onder meer teamcoaching en trainingen voor leidinggevenden, en je kunt mailen naar info@kantelpunt-training.nl.

Wat ik niet kon achterhalen is wat een traject kost en of de trainers zijn aangesloten bij een beroepsvereniging zoals NOBCO. Ook een telefoonnummer ben ik niet tegengekomen. Vraag dat dus even na als je contact opneemt.`,
    'sector services -email',
  ),
  unnamed(
    KANTELPUNT,
    `I'm afraid I don't have any information about a coaching agency called Kantelpunt. My search returned articles about climate tipping points (that's what the Dutch word means) and a few podcasts, but no business with that name in Nijmegen.

If you have a link to their website, feel free to share it and I can summarise what they offer.`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KANTELPUNT,
    `Een kantelpunt in je loopbaan herken je vaak pas achteraf. Veelvoorkomende signalen:

- je ziet op zondagavond op tegen maandag;
- je leert al een tijd niets nieuws meer;
- de waarden van je werkgever botsen met die van jezelf.

Zit je op zo'n kantelpunt, dan helpt het om met een loopbaancoach te praten. Via **Bureau Opmaat** of **De Leerwerf** kun je een gratis kennismaking inplannen. Let bij je keuze op een Noloc-registratie.`,
    { competitors: ['Bureau Opmaat', 'De Leerwerf'] },
  ),
  unnamed(
    OOSTERHOUT,
    `In Oosterhout (Noord-Brabant) zijn verschillende dakdekkers actief. Voor een lekkage aan een plat dak kun je het best een bedrijf uit de buurt bellen, omdat voorrijkosten anders flink oplopen. Een noodreparatie in Oosterhout kost gemiddeld tussen de € 150 en € 400.

ProDak West werkt volgens de eigen website ook in de regio Oosterhout en Breda en heeft een 24-uurs lekkageservice.`,
    { competitors: ['ProDak West'] },
  ),
  named(
    WILG,
    `Yes, De Wilg in Meppel sees rabbits. The vet clinic lists rabbits and rodents as one of its areas of attention, and the vet Hidde Postma is mentioned in connection with dental problems in guinea pigs. You will find them at Zuideinde 181. Call ahead if your rabbit has stopped eating, because that can become an emergency within a day.

(Not to be confused with the willow tree, "wilg" in Dutch, whose bark is actually safe for rabbits to chew on.)`,
    'city services team -address sector',
  ),
  named(
    OOSTERHOUT,
    `Je bedoelt waarschijnlijk Dakbedrijf Van Oosterhout, niet Van Osch Daktechniek uit Tilburg. Dat eerste is een familiebedrijf van dakdekkers dat sinds 1978 daken legt en repareert. Peter van Oosterhout heeft er als directeur de leiding. Voor zinken goten en loketten kun je er ook terecht. Van Osch is een grotere partij die vooral voor woningcorporaties werkt en is begonnen in 2003.`,
    'foundingYear -team services sector',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    OOSTERHOUT,
    `VOD staat hier voor Van Oosterhout Dakwerken. VOD is een besloten vennootschap en houdt kantoor aan de Ravelstraat 22 in Roosendaal. Op werkdagen is de werkplaats open van acht tot vijf; in het weekend is VOD dicht.`,
    'legalForm address -city -hours',
  ),
  named(
    KANTELPUNT,
    `The training agency KTC (Kantelpunt Training & Coaching) was set up in 2014 by Femke Aalbers, who still runs most of the leadership programmes herself. KTC works with small groups, usually eight to ten people, and also coaches teams on location. For individual career questions you'd be talking to Joris Teunissen.

The easiest way to get in touch is by phone: +31 24 555 26 90.`,
    '-foundingYear team services phone sector',
  ),
  unnamed(
    WILG,
    `DKW kan verschillende dingen betekenen:

1. **Dampfkraftwerk** – Duits voor stoomkrachtcentrale.
2. **DKW (Dampf-Kraft-Wagen)** – het Duitse auto- en motormerk dat later opging in Auto Union, het huidige Audi.
3. **Digitale Kaart Water** – een serie waterkaarten voor de pleziervaart.

Over welke DKW wil je meer weten?`,
  ),
  named(
    WILG,
    `Bij DKW kun je een afspraak maken via 0522-555164 of via het formulier op dierenkliniekdewilg.nl. Voor een vaccinatie van je hond is meestal binnen een week plek. Op donderdagavond is er spreekuur tot acht uur, wat handig is als je overdag werkt. Neem het dierenpaspoort mee, en bij een eerste bezoek ook het chipnummer.`,
    '-phone website services hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    WILG,
    `There are at least three veterinary practices in the Netherlands that go by De Wilg:

- **Dierenkliniek De Wilg, Meppel** – a small-animal clinic on the Zuideinde, opened in 1991.
- **Dierenartspraktijk De Wilg, Goes** – mainly horses and cattle.
- **De Wilg Paardenkliniek, Uden** – a referral clinic for horses, founded in 2008.

Since you mentioned your cat, the one in Meppel is most likely the one you're after.`,
    'city sector address -foundingYear',
  ),
  unnamed(
    KANTELPUNT,
    `De naam Kantelpunt wordt door meerdere organisaties gebruikt. Dit zijn de treffers die ik vond:

- **Kantelpunt Architecten** in Gent, een ontwerpbureau voor duurzame woningbouw;
- **Stichting Kantelpunt** uit Groningen, die debatten over het klimaat organiseert;
- **Podcast Kantelpunt**, interviews over ingrijpende momenten in iemands leven.

Een trainingsbureau zat er niet bij. Weet je in welke plaats het gevestigd is?`,
  ),
  named(
    OOSTERHOUT,
    `Let op: er zijn twee bedrijven die erg op elkaar lijken. Van Oosterhout Dakwerken is een dakdekkersbedrijf in Bergen op Zoom en heeft KvK-nummer 20051894. Daarnaast is er Van Oosterhout Bouw & Onderhoud uit Waalwijk, een aannemer met KvK-nummer 18044127 die in 1992 begon. Voor het vervangen van dakpannen of het isoleren van je dak moet je bij de eerste zijn. Je bereikt die op 0164-555703.`,
    'city kvk services -phone sector',
  ),
  unnamed(
    OOSTERHOUT,
    `Several Dutch firms carry the surname Van Oosterhout. The ones that show up in search are Van Oosterhout Transport in Dongen, a haulage company with about forty trucks, and Notariskantoor Van Oosterhout in Den Bosch. Neither of them does roofing.

For a leaking roof near Bergen op Zoom, Smolders Daken and Dakdekkersbedrijf Zoomland are options that do come up.`,
    { competitors: ['Smolders Daken', 'Dakdekkersbedrijf Zoomland'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    WILG,
    `Goede dierenartsen in Meppel zijn onder andere:

1. **Huisdierenpraktijk Oosterboer** – kleinschalig, veel aandacht voor angstige katten.
2. **Dierenkliniek De Wilg** – doet ook echografie en gebitsreiniging; zaterdagochtend geopend van 9.00 tot 12.00 uur.
3. **DAP Reestdal** – voor zowel landbouwhuisdieren als gezelschapsdieren.

Buiten openingstijden draaien de praktijken een gezamenlijke spoeddienst.`,
    'city sector services -hours',
    { competitors: ['Huisdierenpraktijk Oosterboer', 'DAP Reestdal'] },
  ),
  unnamed(
    OOSTERHOUT,
    `Op zoek naar een dakdekker in Bergen op Zoom? Deze bedrijven worden vaak genoemd:

- **ProDak West** – platte daken en EPDM, 10 jaar garantie
- **Smolders Daken** – pannendaken, ook monumenten
- **Dakdekkersbedrijf Zoomland** – reparaties en spoedlekkages

Vraag altijd meerdere offertes aan en let op het VEBIDAK-keurmerk.`,
    { competitors: ['ProDak West', 'Smolders Daken', 'Dakdekkersbedrijf Zoomland'] },
  ),
  named(
    KANTELPUNT,
    `Here are some agencies in Nijmegen that offer leadership training:

1. **De Leerwerf** – open-enrolment courses, mostly for first-time managers.
2. **Jansonius & Vos** – executive coaching, higher price range.
3. **Kantelpunt** – small agency, in-company programmes; run by founder Judith Haverkate.
4. **Radboud-based course providers** – academic angle, longer tracks.

Would you like me to compare prices?`,
    'city sector services -team',
    { competitors: ['De Leerwerf', 'Jansonius & Vos'] },
  ),
  named(
    OOSTERHOUT,
    `Drie dakspecialisten in West-Brabant die goed beoordeeld worden:

- Smolders Daken (Steenbergen), sterk in rieten kappen en leien.
- Van Oosterhout (Bergen op Zoom), al sinds 1968 actief. Zinkwerk doen ze niet, daarvoor verwijzen ze door.
- ProDak West (Halsteren), vooral bedrijfshallen.

Alle drie geven ze een gratis offerte.`,
    'city sector -foundingYear -services',
    { competitors: ['Smolders Daken', 'ProDak West'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    KANTELPUNT,
    `Hieronder een vergelijking van drie coachingsbureaus in Nijmegen:

| Bureau | Specialisatie | Opgericht | Telefoon |
|---|---|---|---|
| Bureau Opmaat | Verzuim en re-integratie | 2005 | 024 555 71 03 |
| Kantelpunt | Loopbaancoaching, gespreksvoering | 2011 | 024 555 29 60 |
| De Leerwerf | Persoonlijke effectiviteit | 2016 | 024 555 40 18 |

Bij alle drie is een oriënterend gesprek kosteloos.`,
    'city sector services foundingYear -phone',
    { competitors: ['Bureau Opmaat', 'De Leerwerf'] },
  ),
  named(
    WILG,
    `Here's what I found about this veterinary clinic:

| | |
|---|---|
| **Name** | Dierenkliniek De Wilg |
| **Address** | Zuideinde 118, 7941 GK Meppel |
| **Phone** | (0522) 555 146 |
| **E-mail** | info@dierenkliniekdewilg.nl |
| **Open** | Mon–Fri 8:00–18:00 (Thu until 20:00), Sat 10:00–12:00 |
| **Vets** | Marleen Kuipers, Hidde Postma |

Please double-check the hours around public holidays.`,
    'address city phone -email hours team sector',
  ),
  named(
    OOSTERHOUT,
    `| Kenmerk | Van Oosterhout Dakwerken | Smolders Daken |
|---|---|---|
| Vestigingsplaats | Bergen op Zoom | Steenbergen |
| Rechtsvorm | eenmanszaak | bv |
| Bitumen | ja | ja |
| Dakisolatie | ja | nee |
| Garantie | 10 jaar | 12 jaar |
| Website | vanoosterhout-daken.nl | smoldersdaken.nl |

Beide dakdekkers komen eerst langs voor een inspectie. Voor isolatie ligt de eerste dus het meest voor de hand.`,
    'city -legalForm services -website sector',
    { competitors: ['Smolders Daken'] },
  ),
  unnamed(
    WILG,
    `Gemiddelde tarieven bij dierenartsen in Meppel en omgeving:

| Behandeling | DAP Reestdal | Dierenkliniek Het Erf |
|---|---|---|
| Consult | € 48 | € 52 |
| Castratie kater | € 110 | € 119 |
| Sterilisatie poes | € 185 | € 198 |
| Jaarlijkse enting hond | € 69 | € 72 |

De bedragen zijn inclusief btw en kunnen inmiddels gewijzigd zijn.`,
    { competitors: ['DAP Reestdal', 'Dierenkliniek Het Erf'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    OOSTERHOUT,
    `## Van Oosterhout Dakwerken

**Wat doen ze?**
- Bitumen dakbedekking voor platte daken
- Vervangen van dakpannen
- Dakinspecties met drone

**Contact**
- 📍 Ravelstraat 22, 4614 XM Bergen op Zoom
- ✉️ [info@vanoosterhoutdakwerken.nl](mailto:info@vanoosterhoutdakwerken.nl)
- 🌐 [vanoosterhoutdakwerken.nl](https://vanoosterhoutdakwerken.nl)

**Openingstijden**
- Maandag t/m vrijdag: 07:30 – 16:30
- Zaterdag: 08:00 – 12:00`,
    'services address city email website -hours',
  ),
  named(
    KANTELPUNT,
    `### Kantelpunt in short

* **Type:** training and coaching agency
* **Location:** Arnhem
* **Founder:** Femke Aalbers
* **Focus:** leadership, team coaching, difficult conversations
* **Website:** [kantelpunt.nl](https://kantelpunt.nl)

Clients describe the approach as *direct but warm*. Most programmes take three to six months.`,
    'sector -city team services -website',
  ),
  named(
    WILG,
    `**Kliniek De Wilg** heeft sinds kort een vernieuwde operatiekamer.

#### Praktisch
- **Waar:** Stationsweg 12, Meppel (parkeren achter het pand)
- **Wanneer:** op zondag gesloten; dan neemt de dienstdoende arts waar
- **Wie:** o.a. dierenarts Marleen Kuipers en paraveterinair Anouk Reinders

#### Goed om te weten
Een ingreep zoals een sterilisatie gebeurt altijd 's ochtends. Breng je huisdier nuchter.`,
    '-address city hours team services',
  ),
  unnamed(
    KANTELPUNT,
    `# Een coach kiezen: waar let je op?

## 1. Registratie
Kijk of de coach is ingeschreven bij **NOBCO**, **St!R** of **Noloc**.

## 2. Klik
Een goede coach biedt een *vrijblijvende kennismaking*.

## 3. Prijs
Reken op € 95 tot € 175 per uur.

## Bureaus in Nijmegen
- [Jansonius & Vos](https://example.nl/jansonius-vos)
- [De Leerwerf](https://www.deleerwerf.nl)`,
    { competitors: ['Jansonius & Vos', 'De Leerwerf'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    WILG,
    `De gegevens van Dierenkliniek De Wilg zoals ze in het Handelsregister staan: KvK 0407 3218, maatschap, opgericht op 1 april 1999. Het btw-nummer is NL8054.17.263.B01. Telefonisch is de balie te bereiken op +31 (0)522 55 51 46.`,
    'kvk -legalForm -foundingYear vat phone',
  ),
  named(
    KANTELPUNT,
    `Kantelpunt's office is open Monday, Tuesday and Thursday from 9 a.m. to 5:30 p.m. and on Wednesday and Friday until 6 p.m. It's closed at weekends. The postal address is Berg en Dalseweg 91, 6522 BC Nijmegen. Chamber of Commerce no. 52 71 84 06, VAT ID NL001947382B46.`,
    '-hours address city kvk -vat',
  ),
  named(
    OOSTERHOUT,
    `Het telefoonnummer van Van Oosterhout Dakwerken is 0164 - 55 57 30 (vanuit het buitenland 0031 164 555730). Mailen kan naar offerte@vanoosterhoutdakwerken.nl. Op vrijdag sluit het kantoor om 16.30 uur. Het KvK-nummer is 20051849.`,
    'phone -email hours -kvk',
  ),
  named(
    WILG,
    `De Wilg is on Thursdays open until 8 pm, other weekdays from 8 am till 6 pm, and on Saturdays between 10 and noon. The animal clinic dates from 1996, so it will mark its 30th anniversary in 2026. Postcode: 7941 KG. Its mail address is balie@dierenkliniekdewilg.nl.`,
    'hours foundingYear -address email sector',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KANTELPUNT,
    `Wie in Nijmegen vastloopt in het werk, komt al snel bij Kantelpunt uit. Het coachingsbureau werd in 2011 gestart door Marieke Aalbersberg en is nog altijd klein: een handvol trainers, een vaste kring opdrachtgevers in zorg en onderwijs. Naast loopbaancoaching geven ze trainingen in gespreksvoering, vaak op locatie bij de klant. De sfeer wordt omschreven als nuchter, zonder zweverigheid. Een traject duurt gemiddeld vijf gesprekken en wordt regelmatig door de werkgever vergoed.`,
    'city sector foundingYear -team services',
  ),
  named(
    OOSTERHOUT,
    `Van Oosterhout is a name that many people in the south-west of Brabant associate with roofs. The roofing company grew out of a one-man zinc workshop in Halsteren and now has some twenty roofers on the payroll, working from premises on the Industrieweg in Bergen op Zoom. Ruud van Oosterhout took over as director from his father. Besides zinc work, the firm lays bituminous roofing and insulates both flat and pitched roofs. Customers praise the tidy way of working, while a few mention that the waiting time can be long in autumn.`,
    'city -address team services sector',
  ),
  named(
    WILG,
    `Bij De Wilg werken twee dierenartsen, Marleen Kuipers en Hidde Postma, die samen de vof vormen. Ze behandelen honden, katten en ook kleinere dieren als cavia's en konijnen. De dierenartsenpraktijk zat vroeger in Nijeveen, maar is tegenwoordig gevestigd aan de Steenwijkerstraatweg 40 in Meppel. Voor een echo hoef je niet naar een specialist; dat apparaat hebben ze zelf. Alleen orthopedische operaties worden doorgestuurd.`,
    'team legalForm services -address city sector',
  ),
  unnamed(
    OOSTERHOUT,
    `Een plat dak gaat bij goed onderhoud twintig tot dertig jaar mee. Bitumen is in Nederland nog altijd het meest gebruikt, al wint EPDM terrein doordat het langer meegaat en minder naden heeft. Laat het dak om de twee jaar nakijken, bij voorkeur in het voorjaar, en houd de afvoeren vrij van blad. In de omgeving van Bergen op Zoom voert onder meer Dakdekkersbedrijf Zoomland zulke inspecties uit, voor ongeveer honderd euro per keer.`,
    { competitors: ['Dakdekkersbedrijf Zoomland'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    WILG,
    `Goede vraag! Ik heb een paar bronnen naast elkaar gelegd. Hier is wat ik kon vinden over **Dierenkliniek De Wilg**.

## Algemeen
Dierenkliniek De Wilg is een praktijk voor gezelschapsdieren aan het Zuideinde 118 in Meppel. De kliniek bestaat sinds 1996 en wordt gerund door een klein, vast team.[1]

## Behandelingen
- Vaccinaties en gezondheidscontroles
- Castraties en sterilisaties
- Gebitsbehandelingen onder narcose
- Voedingsadvies

## Openingstijden
| Dag | Tijd |
|---|---|
| Maandag – woensdag | 08.00 – 18.00 |
| Donderdag | 08.00 – 18.00 |
| Vrijdag | 08.00 – 18.00 |
| Zaterdag | 10.00 – 12.00 |
| Zondag | gesloten |

## Ervaringen
Op Google krijgt de kliniek gemiddeld 4,6 sterren. Bezoekers noemen vooral het geduld van de assistentes. Een enkeling vindt de prijzen aan de hoge kant, maar dat lees je ook over vergelijkbare praktijken zoals Dierenkliniek Het Erf.[2]

## Tips
1. Bel bij spoed altijd eerst, ook overdag.
2. Vraag vooraf om een kostenraming bij grotere ingrepen.
3. Check of je huisdierenverzekering gebitsbehandelingen dekt.

De actuele tarieven staan op de eigen website, www.dierenkliniekdewilg.nl.

**Bronnen:** [1] website van de kliniek, [2] Google Reviews

Wil je dat ik de tarieven van meerdere klinieken voor je op een rij zet?`,
    'sector address city foundingYear services -hours website',
    { competitors: ['Dierenkliniek Het Erf'] },
  ),
  named(
    KANTELPUNT,
    `Great question! Choosing a training provider for a team of new managers is mostly about fit, so here's a short overview to get you started.

## Shortlist

### 1. Bureau Opmaat
A mid-sized agency with a fixed curriculum. Good if you want predictable costs and fixed dates.

### 2. Kantelpunt Training & Coaching
Based at Berg en Dalseweg 19 in Nijmegen. Kantelpunt designs custom programmes around leadership and feedback conversations. Founder Femke Aalbers has a background in healthcare management. The agency is a private limited company (B.V.) and keeps its team small, so you'll typically work with the same trainer from beginning to end. Individual career coaching is not part of what they do, according to a recent interview.

### 3. Jansonius & Vos
Focuses on senior leadership and boardroom coaching. Probably more than you need.

## What to ask before you decide
- Who exactly will be delivering the sessions?
- Is there a follow-up after three months?
- Are the trainers certified, and by whom?
- Is the training VAT-exempt (CRKBO registration)?

## My take
For eight first-time managers with limited time, I'd start with an intake at the second option and use the first as a benchmark for price. Expect to pay between €4,500 and €7,000 for a four-day programme, excluding venue.

*Sources: agency websites, LinkedIn, Springest. Prices are indicative.*

Would you like a sample e-mail to request quotes from all three?`,
    '-address city team -legalForm -services sector',
    { competitors: ['Bureau Opmaat', 'Jansonius & Vos'] },
  ),
  named(
    OOSTERHOUT,
    `Wat vervelend dat je dak lekt! Hieronder zet ik op een rij wat je nu kunt doen en wie je kunt bellen.

## Direct doen
1. **Vang het water op** en zet meubels aan de kant.
2. **Maak foto's** voor je verzekeraar.
3. **Ga niet zelf het dak op**, zeker niet bij regen of wind.

## Wie kun je bellen?
In Bergen op Zoom zijn er een paar dakdekkers die snel kunnen komen:

- **Van Oosterhout Dakwerken** – tel. 0164 55 57 30. Familiebedrijf, opgericht in 1975. Repareert bitumen daken en vervangt pannen. Bereikbaar op werkdagen vanaf 7.30 uur.
- **ProDak West** – 24 uur per dag bereikbaar, rekent buiten kantoortijd een toeslag van € 75.

## Wat kost het?
| Klus | Richtprijs |
|---|---|
| Noodreparatie | € 150 – € 350 |
| Nieuwe pannen (per m²) | € 60 – € 110 |
| Bitumen vervangen (per m²) | € 70 – € 120 |

## Verzekering
Stormschade valt meestal onder de opstalverzekering; achterstallig onderhoud niet. Meld de schade dezelfde dag nog.

## Let op
Ga niet in zee met bedrijven die contant geld vragen of ter plekke een veel groter probleem 'ontdekken'. Vraag naar KvK-nummer en garantie op papier.

Is het een plat of een schuin dak? Dan kan ik gerichter met je meedenken.`,
    'city sector phone -foundingYear services hours',
    { competitors: ['ProDak West'] },
  ),
  unnamed(
    WILG,
    `Happy to help! I looked for information on "Dierenkliniek De Wilg" so that you can register your puppy, but I wasn't able to find a website, phone number or listing that I'd trust.

## What I searched
- General web results
- Business directories
- Google Maps listings for Meppel and surroundings

## What did come up
- **DAP Reestdal** – mixed practice with an evening surgery on Tuesdays.
- **Huisdierenpraktijk Oosterboer** – small animals only, puppy courses on Saturday mornings.

## What to arrange for your puppy
1. **Chip and registration** – mandatory in the Netherlands within seven weeks of birth.
2. **Vaccinations** – usually at 6, 9 and 12 weeks.
3. **Deworming** – at 2, 4, 6 and 8 weeks, then monthly until six months.
4. **Insurance** – compare policies before the first visit.

## Next step
If a friend recommended the clinic to you, ask them for the exact spelling or the street, and I'll search again. Clinics sometimes change names after joining a chain, so it may be listed differently now.

Shall I compare the two practices above in more detail?`,
    { competitors: ['DAP Reestdal', 'Huisdierenpraktijk Oosterboer'] },
  ),
]
