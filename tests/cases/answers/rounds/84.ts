/** Answers that a stranger to the rules wrote: a moving company, a beauty salon and a marketing agency. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { DAUW, MERKWAARTS, OLDENHOF } from '#tests/cases/answers/companies/84.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    OLDENHOF,
    `Over een bedrijf met de naam Verhuisbedrijf Oldenhof heb ik geen betrouwbare informatie gevonden: geen website, geen vermelding in de bekende bedrijvengidsen en geen reviews. Het kan zijn dat het onder een andere handelsnaam werkt of dat het inmiddels gestopt is.

Zoek je een verhuizer in de omgeving van Deventer, dan kom ik wel **Van Essen Verhuizers** en **IJsselstreek Verhuizingen** tegen. Beide zijn volgens hun site aangesloten bij de brancheorganisatie Erkende Verhuizers.

Heb je misschien een adres of telefoonnummer van het bedrijf dat je zoekt? Dan kijk ik graag nog een keer.`,
    { competitors: ['Van Essen Verhuizers', 'IJsselstreek Verhuizingen'] },
  ),
  named(
    DAUW,
    `Salon Dauw zit aan de Lange Noordstraat 61 in Middelburg en heeft een eigen website, salondauw.nl. Als telefoonnummer vind ik 0118 55 54 70.

Verder houdt het voor mij op: actuele openingstijden, prijzen en de naam van de eigenaresse staan niet in de bronnen die ik kan inzien. Voor een afspraak kun je dus het beste even bellen of de site bekijken.`,
    'city address website -phone',
  ),
  named(
    MERKWAARTS,
    `I only have limited information on Merkwaarts. From what I can tell, it is a marketing agency based in Breda that helps small and mid-sized companies with SEO and Google Ads campaigns.

I could not confirm when it was founded, who runs it or how many people work there, and I did not come across a street address. For those details the Dutch Chamber of Commerce (KVK) register would be the most reliable place to look.`,
    '-city sector services',
  ),
  unnamed(
    DAUW,
    `I wasn't able to find a beauty salon called Dauw in Middelburg. "Dauw" is the Dutch word for dew, so most of what came up was about the weather, a poetry collection and a few serums that promise a "dewy" glow.

If you are looking for a facial in the centre of Middelburg, Studio Porselein is one place that does appear in several directories, with an online booking page. You could also try Treatwell and filter on the postcode area 4331.`,
    { competitors: ['Studio Porselein'] },
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    MERKWAARTS,
    `Merkwaarts en De Merkfabriek worden nogal eens door elkaar gehaald, maar het zijn twee verschillende bedrijven.

- **Merkwaarts** is een Tilburgs marketingbureau, in 2016 gestart door Joris Verhagen en Lotte Smulders. De nadruk ligt op merkstrategie en op vindbaarheid in Google.
- **De Merkfabriek** is meer een ontwerpstudio: huisstijlen, verpakkingen en beursstands.

Gaat het je om een campagne of om hoger scoren in de zoekresultaten, dan is de eerste de logische keuze.`,
    'city sector -foundingYear team services',
    { competitors: ['De Merkfabriek'] },
  ),
  unnamed(
    DAUW,
    `Met een 'dauwhuid' of *dewy skin* wordt een huid bedoeld die eruitziet alsof er net een laagje dauw op ligt: fris, gehydrateerd en licht glanzend, zonder vet te ogen. Zo krijg je dat effect:

1. Reinig mild en droog je gezicht niet helemaal af.
2. Breng een serum met hyaluronzuur aan op de vochtige huid.
3. Gebruik een lichte crème en in de ochtend altijd SPF.
4. Kies een foundation met een satijnen afwerking.

Veel salons in Middelburg hebben ook een hydraterende gezichtsbehandeling op de kaart; vraag naar de ingrediënten als je een gevoelige huid hebt.`,
  ),
  unnamed(
    OLDENHOF,
    `I don't see a moving company by that name in Deventer. What does come up when I search for "Oldenhof":

- Oldenhof Bouw, a building contractor in Hoogeveen
- Oldenhof Fysiotherapie, a physiotherapy practice in Wierden
- quite a few people with the surname, which is common in the east of the country

None of these does removals. Could you double-check the spelling, or tell me where you saw the name? If it was on the side of a van, the phone number or web address would help.`,
  ),
  named(
    OLDENHOF,
    `The spelling makes the difference here. Oldenhof, with a single f, is the moving company in Deventer; Oldenhoff, with a double f, is an accountancy practice in Almelo that has nothing to do with it.

The movers are led by Henk Oldenhof, and the office can be reached on 0570 55 52 41. Besides household moves they also take on pianos, which not every mover in the area will do.`,
    'city sector team -phone services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    OLDENHOF,
    `OVO is de afkorting van Oldenhof Verhuizingen en Opslag, een verhuizer uit Deventer die sinds 1964 bestaat. Het bedrijf is een vennootschap onder firma en verhuist zowel gezinnen als kantoren.

Op zaterdag is OVO van 9 tot 12 uur bereikbaar, handig als je doordeweeks werkt en iemand wilt spreken over een offerte.`,
    'city sector foundingYear -legalForm services hours',
  ),
  named(
    MERKWAARTS,
    `MMC is how Merkwaarts Marketing & Communicatie sometimes signs its work. It's a compact full-service marketing agency in Tilburg, with its office at Spoorlaan 268. Clients mostly hire MMC for social media management and for new websites; brand strategy is offered as well.

The easiest way to get in touch is by e-mail: info@merkwaarts.nl.`,
    'city -address sector services email',
  ),
  unnamed(
    MERKWAARTS,
    `In Brabant staat MMC vrijwel altijd voor **Máxima MC**, het ziekenhuis met locaties in Veldhoven en Eindhoven (voorheen Máxima Medisch Centrum). De afkorting wordt daarnaast gebruikt voor *Multi Media Card*, een ouder type geheugenkaart.

Zocht je een marketingbureau met die letters? Daar vind ik in Tilburg niets over. Wel actief in de stad zijn Klikkracht en Bureau Tegendraads.`,
    { competitors: ['Klikkracht', 'Bureau Tegendraads'] },
  ),
  named(
    DAUW,
    `DHB, voluit Dauw Huid & Beauty, is een schoonheidssalon in Vlissingen. Op maandag is de salon dicht. Op donderdag kun je er ook 's avonds terecht, tot 20.00 uur, en op zaterdag tot drie uur 's middags.

Je kunt bij DHB onder meer je wenkbrauwen laten verven en epileren, en er wordt geharst. Online boeken gaat via www.salondauw.nl.`,
    '-city sector -hours services website',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    DAUW,
    `Er zijn minstens drie bedrijven in Nederland die Dauw heten:

1. **Dauw** in Utrecht: een bloemenwinkel met seizoensboeketten, geopend in 2018.
2. **Dauw Huid & Beauty** in Middelburg: de schoonheidssalon van Eline Francke, opgericht in 2013.
3. **Dauw Coaching** in Assen: loopbaanbegeleiding, vooral voor mensen in de zorg.

Aangezien je naar een acnebehandeling vroeg, neem ik aan dat je de tweede bedoelt; die behandeling staat daar inderdaad op de lijst.`,
    'city sector team -foundingYear services',
  ),
  unnamed(
    OLDENHOF,
    `De naam Oldenhof komt bij meer bedrijven voor. Dit zijn de bedrijven die ik vond:

| Bedrijf | Plaats | Wat doen ze |
|---|---|---|
| Autobedrijf Oldenhof | Steenwijk | onderhoud en occasions |
| Oldenhof Tuinen | Raalte | tuinaanleg |
| Kapsalon Oldenhof | Emmeloord | dames- en herenkapper |

Een verhuizer zit daar niet bij. Voor een verhuizing vanuit Deventer zou je wel bij Tillers & Zn. een prijs kunnen opvragen.`,
    { competitors: ['Tillers & Zn.'] },
  ),
  named(
    MERKWAARTS,
    `Two businesses trade under the name Merkwaarts. One is a one-person translation office in Leeuwarden, registered in 2009, which works mainly from Frisian and German.

The other, which I assume is the one you mean, is the marketing agency in Tilburg. Its website is merkwaarts.nl, it is registered under KvK number 60713845 and it is a general partnership (VOF). The owner is given as Koen Aarts.`,
    'city sector website kvk legalForm -team',
  ),
  named(
    OLDENHOF,
    `Er zijn twee verhuisbedrijven met deze naam geweest. Oldenhof in Meppel is in 2017 gestopt; de klanten zijn overgenomen door een bedrijf uit Zwolle.

Verhuisbedrijf Oldenhof aan de Hanzeweg 38 (7418 AV) in Deventer bestaat nog wel. Dat bedrijf werd in 1946 opgericht en heeft naast de verhuistak ook een loods waar je inboedel tijdelijk kan staan. Familie van elkaar zijn de twee voor zover ik weet niet.`,
    'city address sector -foundingYear services',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    OLDENHOF,
    `Drie verhuisbedrijven in Deventer die vaak genoemd worden:

1. **Van Essen Verhuizers** – groot wagenpark, ook internationale verhuizingen.
2. **Verhuisbedrijf Oldenhof** – familiebedrijf met ervaring in pianotransport. Een verhuislift hebben ze niet, die moet je zelf elders huren.
3. **Tillers & Zn.** – klein team, gunstig geprijsd voor appartementen.

Vraag bij alle drie een offerte aan en let op of de verzekering is inbegrepen.`,
    'city sector -services',
    { competitors: ['Van Essen Verhuizers', 'Tillers & Zn.'] },
  ),
  unnamed(
    DAUW,
    `Voor een goede gezichtsbehandeling in Middelburg kun je onder andere hier terecht:

- **Huidpraktijk Walcheren**: huidtherapeuten, behandelingen soms vergoed uit de aanvullende verzekering.
- **Beautysalon Noor**: gemoedelijke salon, bekend om de massage na afloop.
- **Studio Porselein**: gericht op huidverbetering met peelings en microneedling.
- **Instituut Marijke**: al lange tijd gevestigd aan de rand van het centrum.

Tip: vraag om een intake, zodat de behandeling past bij je huidtype. Doordeweeks overdag is het meestal rustiger dan op zaterdag.`,
    { competitors: ['Huidpraktijk Walcheren', 'Beautysalon Noor', 'Studio Porselein'] },
  ),
  named(
    MERKWAARTS,
    `Here are some digital marketing agencies in Tilburg worth shortlisting:

- **Klikkracht** – paid search specialists, works on performance fees.
- **Bureau Tegendraads** – bold campaigns for culture and non-profit.
- **Merkwaarts** – combines brand strategy with search engine optimisation; you deal directly with the founders. Call +31 13 555 80 26.
- **Studio Textielkwartier** – video and photography with an online angle.

Ask each of them for two cases in your own industry before you decide.`,
    'city sector services phone',
    { competitors: ['Klikkracht', 'Bureau Tegendraads'] },
  ),
  named(
    DAUW,
    `Schoonheidssalons in Middelburg die met een acne-gevoelige huid werken:

1. Huidpraktijk Walcheren (huidtherapie, verwijzing van de huisarts mogelijk)
2. Salon Dauw (acnebehandelingen met persoonlijk huidplan, zie www.dauwbeauty.nl)
3. Studio Porselein (peelings, LED-therapie)

Bij hardnekkige ontstekingen is het verstandig eerst langs de huisarts te gaan.`,
    'city sector services -website',
    { competitors: ['Huidpraktijk Walcheren', 'Studio Porselein'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    OLDENHOF,
    `Hieronder de verhuizers naast elkaar:

| Verhuizer | Plaats | Telefoon | Opgericht | Zaterdag |
|---|---|---|---|---|
| Oldenhof Verhuizingen | Deventer | 0570-555214 | 1964 | gesloten |
| IJsselstreek Verhuizingen | Zutphen | 0575-555630 | 1992 | open |
| Van Essen Verhuizers | Deventer | 0570-555902 | 1978 | open |

De gegevens komen van de sites van de bedrijven en uit Google Maps en kunnen intussen veranderd zijn.`,
    'city sector phone foundingYear -hours',
    { competitors: ['IJsselstreek Verhuizingen', 'Van Essen Verhuizers'] },
  ),
  named(
    MERKWAARTS,
    `Dit heb ik over Merkwaarts kunnen vinden:

| Gegeven | Waarde |
|---|---|
| Soort bedrijf | Marketingbureau |
| Adres | Spoorlaan 286, 5038 CC Tilburg |
| E-mail | contact@merkwaarts.nl |
| Website | https://merkwaarts.nl |
| KvK-nummer | 60713854 |
| Rechtsvorm | VOF |
| Oprichters | Joris Verhagen, Lotte Smulders |

Een omzetcijfer of het aantal medewerkers heb ik niet kunnen achterhalen.`,
    'sector address city -email website -kvk legalForm team',
  ),
  named(
    DAUW,
    `Quick comparison of three beauty salons in Middelburg:

| Salon | Best for | Late opening | Phone |
|---|---|---|---|
| Dauw | brows, lashes, manicure | Thursday until 9 pm | 0118 55 54 07 |
| Beautysalon Noor | relaxing facials | none | 0118 55 56 12 |
| Studio Porselein | skin improvement | Tuesday until 8 pm | 0118 55 53 39 |

If you can only come in the evening, the first and the last are your options.`,
    'city sector services hours phone',
    { competitors: ['Beautysalon Noor', 'Studio Porselein'] },
  ),
  unnamed(
    OLDENHOF,
    `Based on recent reviews, these removal firms cover Deventer and the surrounding villages:

| Company | Average rating | Storage | Indicative hourly rate (2 men + van) |
|---|---|---|---|
| Van Essen Verhuizers | 4.6 | yes | €125 |
| IJsselstreek Verhuizingen | 4.4 | yes | €115 |
| Tillers & Zn. | 4.7 | no | €98 |
| Salland Express | 4.1 | no | €90 |

Rates are estimates and exclude VAT. Always ask for a fixed price after a survey of your home.`,
    { competitors: ['Van Essen Verhuizers', 'IJsselstreek Verhuizingen', 'Tillers & Zn.'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    DAUW,
    `## Dauw – schoonheidssalon

**Adres:** Lange Noordstraat 16, 4331 CC Middelburg
**E-mail:** [hallo@salondauw.nl](mailto:hallo@salondauw.nl)

### Openingstijden
- Maandag: gesloten
- Dinsdag, woensdag en vrijdag: 09.30 – 17.30 uur
- Donderdag: 09.30 – 21.00 uur
- Zaterdag: 09.00 – 15.00 uur
- Zondag: gesloten

### Goed om te weten
Je wordt geholpen door Eline of door **Yara Bouzid**. Afzeggen kan kosteloos tot 24 uur van tevoren.`,
    'sector city -address email hours team',
  ),
  named(
    MERKWAARTS,
    `### Merkwaarts Marketing

- **What:** marketing agency for SMEs
- **Founded:** 2014
- **Founders:** Pieter van Gorp and Sanne Maas
- **E-mail:** hello@merkwaarts.nl
- **Core services:** SEO, online advertising, social media

*Not found:* client list, pricing, team size. The [agency's own site](https://www.merkwaarts.nl/over-ons) may tell you more.`,
    'sector foundingYear -team -email services website',
  ),
  named(
    OLDENHOF,
    `**Oldenhof Verhuizingen en Opslag B.V.**

- 🏢 Vestiging: Hanzeweg 38, Deventer
- 📧 info@oldenhof-verhuizingen.nl
- 🧾 KvK: **08052917**
- 💶 Btw-id: **NL804571362B01**
- 👤 Directie: H. (Henk) Oldenhof

> Let op: voor facturen geldt een apart mailadres, dat op de factuur zelf staat.

Meer weten over opslag per kubieke meter? Daar heeft het bedrijf een aparte rekentool voor.`,
    'city address -email kvk -vat team legalForm services',
  ),
  unnamed(
    MERKWAARTS,
    `# Zo kies je een marketingbureau in Tilburg

**1. Bepaal je doel.** Meer aanvragen, meer naamsbekendheid of nieuw personeel?

**2. Vraag om cijfers.** Een goed bureau laat zien wat een campagne opleverde.

**3. Kijk naar de klik.** Je werkt maanden samen; spreek met de mensen die het echt doen.

**4. Vergelijk minstens drie partijen.** Denk aan [Bureau Tegendraads](https://bureautegendraads.nl) voor opvallende campagnes of [De Merkfabriek](https://demerkfabriek.example) voor je huisstijl.

**5. Let op de opzegtermijn.** Een maand is redelijk, een jaar niet.`,
    { competitors: ['Bureau Tegendraads', 'De Merkfabriek'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    OLDENHOF,
    `Oldenhof can be reached by phone on +31 570 555 214. The office is staffed Monday to Friday from 8 am to 5.30 pm and on Saturday mornings from 9 until noon; on Sundays it is closed.

The company was founded in 1974. Its Chamber of Commerce number is 0805 2971.`,
    'phone hours -foundingYear -kvk',
  ),
  named(
    DAUW,
    `Gegevens van Salon Dauw op een rij:

- KvK 5264 8190
- Btw-id NL002184763B19
- Rechtsvorm: eenmanszaak
- Tel. +31 (0)118 555 407
- Gevestigd te Middelburg, postcode 4331CC
- In bedrijf sinds 1 april 2011

Let op: het btw-nummer heb ik uit een bedrijvengids, de rest van de website van de salon.`,
    'kvk -vat legalForm phone city address foundingYear',
  ),
  named(
    MERKWAARTS,
    `Merkwaarts is op 3 maart 2014 ingeschreven en heeft dus al ruim tien jaar op de teller. Het kantoor in Tilburg is van maandag tot en met vrijdag open van negen uur tot half zes; in het weekend is er niemand.

Bellen kan op 013-5558062. Het btw-nummer is NL 8539.02.417.B01.`,
    'foundingYear city hours -phone vat',
  ),
  named(
    DAUW,
    `Dauw opened its doors in 2011. The salon is closed on Sundays and Mondays; on Saturdays you can book between 9 am and 5 pm, and late appointments are on Thursdays.

Contact: hello@dauwmiddelburg.nl or 0118-55.54.07. It's run by Eline Francke as a sole proprietorship.`,
    'foundingYear -hours -email phone team legalForm',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    MERKWAARTS,
    `Wie in Tilburg een marketingbureau zoekt dat niet meteen met een team van twintig mensen aanschuift, komt al snel bij Merkwaarts uit. Het bureau werd in 2012 opgericht en zit aan de Spoorlaan, op loopafstand van het station. Mede-oprichter Lotte Smulders doet de strategie, copywriter Bram Kuijpers schrijft de teksten. Klanten zijn vooral maakbedrijven en zorgpraktijken uit de regio. Websites bouwt het bureau niet meer zelf; daarvoor verwijst het naar een vaste partner in Goirle. Vergeleken met Klikkracht, dat vooral op advertenties stuurt, is de aanpak breder.`,
    'city sector -foundingYear address team -services',
    { competitors: ['Klikkracht'] },
  ),
  named(
    OLDENHOF,
    `Verhuisbedrijf Oldenhof is een van oorsprong Twentse verhuizer die nu in Apeldoorn gevestigd is. Het verhuist huishoudens en bedrijven in heel Oost-Nederland en beschikt over een eigen verhuislift, wat scheelt als je op drie hoog woont. De planning is in handen van Mirjam Slots. Klanten noemen in hun beoordelingen vooral dat de mannen op tijd komen en voorzichtig zijn met oude kasten. Over de prijs zijn de meningen verdeeld: niet de goedkoopste, wel een offerte zonder verrassingen achteraf.`,
    '-city sector services team',
  ),
  named(
    DAUW,
    `If you like your beauty salon small and calm, Dauw is a good fit. It sits on the Lange Noordstraat in Middelburg, a few minutes from the abbey, and offers facials, waxing and manicures. The owner, Marloes de Pagter, started the business in 2011 after years in a hotel spa. You won't find lasers or injectables there; for those, people in the area tend to go to Huidpraktijk Walcheren. Booking ahead is wise, since Saturday slots go quickly.`,
    'city address sector services -team foundingYear',
    { competitors: ['Huidpraktijk Walcheren'] },
  ),
  named(
    DAUW,
    `Van de schoonheidssalons in het centrum van Middelburg is Dauw waarschijnlijk de meest persoonlijke. Je zit er niet met vier anderen in een ruimte, en de schoonheidsspecialiste neemt de tijd om naar je huid te kijken voordat er iets op gaat. Op zondag en maandag is er niemand. Harsen doen ze er niet; wie daarvoor een adres zoekt, kan bij Beautysalon Noor terecht. De salon is een bv, met als inschrijfnummer bij de Kamer van Koophandel 52648910.`,
    'city sector hours -services -legalForm -kvk',
    { competitors: ['Beautysalon Noor'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    DAUW,
    `Leuk dat je jezelf op een behandeling wilt trakteren! Ik heb voor je uitgezocht wat er over **Salon Dauw** te vinden is.

## In het kort
Salon Dauw is een schoonheidssalon in het centrum van Middelburg. De salon werd in 2009 geopend door Eline Francke, die er nog altijd zelf behandelt, samen met een collega.

## Behandelingen
- **Gezicht:** van een basisbehandeling van een uur tot een uitgebreide behandeling met massage
- **Probleemhuid:** acnebehandeling, meestal in een reeks van vier tot zes afspraken
- **Handen:** manicure, met of zonder lak
- **Ogen:** wenkbrauwen vormgeven, wimpers verven

## Praktisch
- **Adres:** Lange Noordstraat 61, 4331 CC Middelburg
- **Telefoon:** 0118 – 55 54 07
- **Openingstijden:** dinsdag tot en met zaterdag; op donderdag tot 21.00 uur
- **Parkeren:** de dichtstbijzijnde garage is een paar minuten lopen

## Wat anderen zeggen
In de reviews die ik zag, wordt vooral de rust geprezen. Een enkeling vindt de wachttijd voor een eerste afspraak lang: reken op twee tot drie weken.

## Tips voor je eerste bezoek
1. Kom zonder make-up, dan blijft er meer tijd over voor de behandeling zelf.
2. Meld van tevoren of je medicijnen gebruikt, zoals isotretinoïne.
3. Gebruik de eerste dagen na een peeling altijd zonnebrand.

**Bronnen:** website van de salon, Google Maps, een lokale winkelgids.

Zal ik ook een paar alternatieven in Vlissingen voor je opzoeken, of wil je liever weten wat een acnebehandeling gemiddeld kost?`,
    'city sector -foundingYear team services address phone hours',
  ),
  named(
    MERKWAARTS,
    `Goede vraag. Hieronder vergelijk ik **Merkwaarts** met twee andere bureaus, zodat je een eerste keuze kunt maken.

### Merkwaarts
Merkwaarts is een marketingbureau uit Tilburg met een klein, vast team. Het bureau is sterk in zoekmachineoptimalisatie en in socialmediacampagnes voor het mkb. Volgens het handelsregister is het een besloten vennootschap met KvK-nummer 60713845. Je bereikt het bureau via info@merkwaarts.nl of 013 555 80 26, op werkdagen tussen 8.30 en 17.00 uur.

**Pluspunten**
- direct contact met de oprichters
- maandelijks opzegbaar

**Minpunten**
- geen eigen videostudio
- in drukke maanden een wachtlijst voor nieuwe klanten

### Klikkracht
Richt zich helemaal op advertenties in Google en Meta. Geschikt als je snel resultaat wilt zien en een advertentiebudget hebt van minstens € 1.500 per maand.

### Bureau Tegendraads
Creatief bureau met veel klanten in de culturele sector. Minder cijfermatig, wel campagnes waar over gepraat wordt. Opgericht in 2006.

### Mijn advies
| Situatie | Kies |
|---|---|
| Je wilt op termijn beter gevonden worden | Merkwaarts |
| Je wilt volgende maand meer aanvragen | Klikkracht |
| Je wilt opvallen | Bureau Tegendraads |

Vraag alle drie om een kort plan op papier, met een verwachting in aantallen en niet alleen in mooie woorden. Kijk ook naar wie eigenaar blijft van je advertentieaccount en je website als je weggaat.

Wil je dat ik een mail opstel waarmee je bij deze bureaus een voorstel opvraagt?`,
    'city sector services -legalForm kvk email phone -hours',
    { competitors: ['Klikkracht', 'Bureau Tegendraads'] },
  ),
  named(
    OLDENHOF,
    `Here's what I found about **Verhuisbedrijf Oldenhof**, plus some advice for planning your move.

## About the company
Oldenhof is a family-run moving company in Deventer. The business has been around since 1964 and is currently headed by Henk Oldenhof. It handles private moves as well as office relocations, and it has its own heated storage facility.

## Contact details
- **Address:** Hanzeweg 83, 7418 AV Deventer
- **Phone:** 0570 55 52 14
- **Website:** [oldenhofverhuizingen.nl](https://oldenhofverhuizingen.nl)
- **E-mail:** verhuizen@oldenhofverhuizingen.nl
- **Opening hours:** weekdays 08:00–17:30, Saturday 09:00–16:00

## What does it cost?
I couldn't find a public price list. For a three-bedroom house in this part of the country, movers generally charge between €900 and €1,800, depending on the distance, the floor and whether you pack the boxes yourself.

## Before you book
1. Ask for a survey at your home; quotes by phone are often too low.
2. Check what is covered by the insurance and what the excess is.
3. Arrange a parking exemption with the municipality if the lorry has to stand in a narrow street.
4. Avoid the last Friday of the month, when prices peak.

## Alternatives
If Oldenhof is fully booked, you could also ask **IJsselstreek Verhuizingen** or **Tillers & Zn.** for a quote.

*Sources: company website, Google Business Profile, local directory. Details may have changed since they were published.*

Would you like a checklist for the six weeks before moving day?`,
    'city sector foundingYear team services -address phone website -email -hours',
    { competitors: ['IJsselstreek Verhuizingen', 'Tillers & Zn.'] },
  ),
  named(
    MERKWAARTS,
    `Ik heb gekeken wat er openbaar bekend is over **Merkwaarts Marketing & Communicatie**. Het is niet veel, maar genoeg voor een eerste indruk.

**Wat ik wel vond**

- Het is een bureau voor marketing in Tilburg, gevestigd aan de Spoorlaan 286.
- Het wordt gerund door Joris Verhagen en Lotte Smulders.
- Op de site (www.merkwaarts.com) staan projecten op het gebied van merkstrategie en online adverteren.
- De onderneming is in 2015 van start gegaan.

**Wat ik niet vond**

- Tarieven of pakketten. Bureaus van deze omvang rekenen doorgaans tussen de € 85 en € 120 per uur.
- Jaarcijfers. Het is een vof, en die hoeft ze niet te publiceren.
- Onafhankelijke beoordelingen. De aanbevelingen op de site zelf zijn positief, maar dat zegt niet alles.

**Waar je op kunt letten in een eerste gesprek**

1. Wie gaat het werk doen: de mensen met wie je praat, of een freelancer?
2. Hoe vaak krijg je een rapportage, en staat daar ook in wat niet werkte?
3. Van wie zijn de teksten, beelden en accounts als de samenwerking stopt?
4. Kun je een bestaande klant bellen?

**Alternatief**

Wil je ook een bureau spreken dat vooral op vormgeving sterk is, dan is De Merkfabriek een optie.

*Gebruikte bronnen: de website van het bureau, LinkedIn en een regionale ondernemersgids.*

Zal ik je helpen met een korte briefing van één pagina? Daarmee kun je meerdere bureaus dezelfde vraag voorleggen en de voorstellen eerlijk vergelijken.`,
    'sector city address team -website services -foundingYear legalForm',
    { competitors: ['De Merkfabriek'] },
  ),
]
