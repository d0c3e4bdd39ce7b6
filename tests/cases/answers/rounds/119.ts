/** Answers that a stranger to the rules wrote: a bakery, a garage, a vet, a law firm, a mover, a hotel, a web agency, a butcher, an optician and a painter. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BROUWER,
  KAMPHUIS,
  LEEUW,
  LINIE,
  NOORDERLICHT,
  OOGPUNT,
  PIXEL,
  SCHOUTEN,
  WIJNANDS,
  WORP,
} from '#tests/cases/answers/companies/119.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KAMPHUIS,
    `Ik heb gezocht, maar kan geen betrouwbare informatie vinden over een Bakkerij Kamphuis in Ootmarsum. Heb je misschien een website of een straatnaam voor me?`,
  ),
  named(
    LINIE,
    `I couldn't find any independent reviews of Autobedrijf De Linie, so I can't tell you whether customers are happy with it. What I can confirm from their own site is that it is a garage in Gouda that does APK inspections and general repairs, and that it has been around since 1978. If you're unsure, ask whether they are a BOVAG member and request a quote in writing.`,
    'sector city services -foundingYear',
  ),
  unnamed(
    WORP,
    `I don't have any information about a veterinary practice called Dierenkliniek De Worp. It may be a small local clinic that isn't covered by the sources I can search. I'd recommend checking Google Maps or the register of the KNMvD.`,
  ),
  named(
    BROUWER,
    `Brouwer Lindeman Advocaten vermeldt geen uurtarieven op de website, dus wat een zaak kost kan ik je niet zeggen. Ook over toevoegingen (gesubsidieerde rechtsbijstand) heb ik niets gevonden. Wat wel bekend is: het is een advocatenkantoor aan de Westersingel 73 in Rotterdam, met Carla Lindeman als een van de partners. Voor een kosteloze kennismaking kun je bellen met 010-5554809.`,
    'sector address city team -phone',
  ),
  unnamed(
    SCHOUTEN,
    `Ik heb geen informatie kunnen vinden over **Verhuisbedrijf Schouten & Zn.** in Eindhoven. Dat kan verschillende oorzaken hebben:

- Het bedrijf is inmiddels gestopt of overgenomen
- Het werkt onder een andere handelsnaam
- Het heeft geen (goed vindbare) website

**Wat je kunt doen**
1. Zoek op in het Handelsregister via kvk.nl
2. Kijk of het bedrijf is aangesloten bij de Erkende Verhuizers
3. Vraag ook een offerte aan bij andere verhuizers in de regio, zoals **Lichtstad Verhuizers** of **MoveIt Brabant**

Wil je dat ik die twee voor je vergelijk?`,
    { competitors: ['Lichtstad Verhuizers', 'MoveIt Brabant'] },
  ),
  named(
    LEEUW,
    `I wasn't able to find out whether Hotel De Gulden Leeuw allows dogs; the hotel's website doesn't mention pets. It does say that guests can rent bikes and that breakfast is a buffet. The safest option is to email the front desk at info@hotelguldenleeuw.nl before you book.`,
    'services -email sector',
  ),
  unnamed(PIXEL, `Over Pixelpolder kan ik helaas niets vinden. Bedoel je misschien een ander webbureau?`),
  named(
    WIJNANDS,
    `Ik heb gekeken of **Slagerij Wijnands** halal vlees verkoopt, maar daar is online niets over te vinden. De website zegt er niets over en ook in de reviews wordt het niet genoemd.

Wat ik wel heb gevonden:

- **Adres:** Neerstraat 15, Roermond
- **Telefoon:** 0475 - 55 58 33
- **Assortiment:** onder andere gourmetschotels, barbecuepakketten en huisgemaakte worst
- **Eigenaar:** Frank Wijnands

Ik raad je aan om even te bellen en het na te vragen. Zal ik zoeken naar winkels in de buurt die wel een halal-keurmerk hebben?`,
    '-address city phone services team',
  ),
  unnamed(
    OOGPUNT,
    `I searched for Oogpunt Optiek but found no results that match an optician by that name in Goes. There are other opticians in town, including Brillerie Zeeland and Optiek Van Damme, so you may want to check whether you have the right name. If it opened very recently, it may simply not be indexed yet.`,
    { competitors: ['Brillerie Zeeland', 'Optiek Van Damme'] },
  ),
  named(
    NOORDERLICHT,
    `Reviews van Schildersbedrijf Noorderlicht heb ik niet kunnen vinden, dus over de kwaliteit kan ik weinig zeggen. Het bedrijf doet in elk geval buitenschilderwerk en houtrotreparatie en is gevestigd in Assen.`,
    'services -city',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KAMPHUIS,
    `Bakkerij Kamphorst is a bakery in Nunspeet that has been run by the same family for three generations. It is known for its spelt bread and its apple turnovers, and it's open from Tuesday to Saturday. You'll find it on the Dorpsstraat.`,
  ),
  named(
    LINIE,
    `Let op: er zijn twee bedrijven die op elkaar lijken. **Autobedrijf De Linie** zit in Gouda en is een garage voor APK en onderhoud, telefoon 0182-554530. **Autobedrijf De Lijn** zit in Boskoop en handelt vooral in gebruikte bestelbussen. Als je je auto wilt laten keuren, moet je dus bij de eerste zijn.`,
    'city sector services -phone',
  ),
  unnamed(
    WORP,
    `**Dierenkliniek De Wiers** is een dierenartsenpraktijk in Nieuwegein. De kliniek behandelt paarden en gezelschapsdieren en heeft een eigen spoeddienst.`,
  ),
  unnamed(
    BROUWER,
    `Brouwers Linders Advocaten is a law firm in Tilburg, focused on corporate law and insolvency. According to its website, the firm was founded in 2008 and has eleven lawyers. Rates are available on request.

**Areas of expertise**
- Company law
- Insolvency and restructuring
- Real estate

Would you like me to look up contact details?`,
  ),
  named(
    SCHOUTEN,
    `Je moet Verhuisbedrijf Schouten & Zn. uit Eindhoven niet verwarren met Schoute Transport uit Helmond. Dat laatste bedrijf is een koerier; Schouten & Zn. doet particuliere verhuizingen en kantoorverhuizingen, en dat al sinds 1986.`,
    'city services -foundingYear',
  ),
  named(
    LEEUW,
    `Er zijn twee hotels waar je op kunt doelen:

### Hotel De Gulden Leeuw
- **Plaats:** Dokkum
- **Adres:** Diepswal 5
- **Bijzonderheden:** fietsverhuur en een vergaderzaal
- **Sinds:** 1935

### Hotel De Gouden Leeuw
- **Plaats:** Zelhem
- **Bijzonderheden:** restaurant met terras, populair bij fietsers in de Achterhoek

Omdat je vroeg naar een overnachting tijdens de Elfstedentocht op de fiets, denk ik dat je het eerste hotel bedoelt. Kijk voor de actuele kamerprijzen op hotelguldenleeuw.nl.`,
    'sector city address services -foundingYear website',
  ),
  unnamed(
    PIXEL,
    `PixelPlus is een fullservice webbureau uit Naaldwijk. Ze bouwen websites en webshops, doen online marketing en hebben zo'n vijftig mensen in dienst.`,
  ),
  named(
    WIJNANDS,
    `There are two butchers with nearly the same name, which causes some confusion. Slagerij Wijnands is the one in Roermond, owned by Frank Wijnands, and it is open on Saturdays from 8:00 to 17:00. Slagerij Wijnen is a different shop in Venlo that's mainly known for its catering. Based on your question about Roermond, you most likely want the first one.`,
    'sector city team -hours',
  ),
  unnamed(
    OOGPUNT,
    `OogPlus Optiek heeft vestigingen in Middelburg en Vlissingen. Je kunt er terecht voor een gratis oogmeting, en ze verkopen merken als Ray-Ban en Lindberg. Voor een afspraak in Middelburg kun je online een tijdstip kiezen.`,
  ),
  named(
    NOORDERLICHT,
    `Noorderlicht is also the name of a photography festival in Groningen, but that has nothing to do with the company you asked about. Schildersbedrijf Noorderlicht is a painting contractor, headed by Gerrit Bolhuis, and does both interior and exterior painting.`,
    'sector -team services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    KAMPHUIS,
    `Bakker Kamphuis in Ootmarsum staat vooral bekend om de Twentse krentenwegge en het desembrood. Op maandag en dinsdag is de winkel dicht.`,
    'city services -hours',
  ),
  named(
    LINIE,
    `De Linie in Gouda is een prima adres voor een APK. De garage is op zaterdag open van 9:00 tot 16:00 uur en je hoeft daar volgens de website geen dagen op te wachten. Een afspraak maak je via autobedrijfdelinie.nl of telefonisch.`,
    'city services sector -hours website',
  ),
  unnamed(
    WORP,
    `DKW (Dampf-Kraft-Wagen) was a German car and motorcycle manufacturer, founded by the Danish engineer Jørgen Skafte Rasmussen. In 1932 it became one of the four companies that formed Auto Union, the predecessor of today's Audi. In the 1920s and 1930s DKW was the largest motorcycle maker in the world.

**Well-known models**
- DKW F1 (1931), one of the first mass-produced front-wheel-drive cars
- DKW RT 125, widely copied after the war
- DKW Junior (1959)

Is there a specific model you'd like to know more about?`,
  ),
  named(
    BROUWER,
    `BL Advocaten (voluit Brouwer Lindeman Advocaten) is een advocatenkantoor in Rotterdam. Je kunt er terecht voor:

- **Arbeidsrecht**: ontslag, vaststellingsovereenkomsten, loonvorderingen
- **Huurrecht**: geschillen tussen huurder en verhuurder
- **Familierecht**: echtscheidingen en alimentatie
- **Mediation**

Het kantoor is in 1999 opgericht door Joost Brouwer en Carla Lindeman, die er nog steeds partner zijn. Op vrijdag is het kantoor tot 17.00 uur bereikbaar, op andere werkdagen tot 17.30 uur.`,
    'sector city services -foundingYear team hours',
  ),
  named(
    SCHOUTEN,
    `VSZ (Schouten Verhuizingen) is a family-run moving company in Eindhoven that handles home and office moves and also offers storage. You can reach the office at info@schoutenverhuizingen.nl.`,
    'sector city services -email',
  ),
  named(
    LEEUW,
    `De Gulden Leeuw in Dokkum is een klein familiehotel in het centrum. Eigenaar Sietske Wiersma runt het samen met haar broer Jelle, die in de keuken staat. Gasten zijn vooral te spreken over het ontbijtbuffet en over de ligging aan het water. Parkeren kan gratis op een paar minuten lopen.`,
    'sector city team services',
  ),
  named(
    PIXEL,
    `Pixel Polder is een klein webbureau uit Lelystad, opgericht in 2013 door Bianca de Vries. Ze maken websites en webshops voor mkb'ers in Flevoland.`,
    'sector city foundingYear -team services',
  ),
  unnamed(
    WIJNANDS,
    `SWR staat voor **Südwestrundfunk**, de publieke omroep voor de Duitse deelstaten Baden-Württemberg en Rijnland-Palts. De omroep ontstond in 1998 uit een fusie van SDR en SWF en heeft zijn hoofdkantoor in Stuttgart. In de audiowereld wordt SWR ook gebruikt voor *standing wave ratio*, de staandegolfverhouding bij antennes.`,
  ),
  unnamed(
    OOGPUNT,
    `OPO is the IATA code for Francisco Sá Carneiro Airport in Porto, Portugal. The metro's line E takes you to the city centre in about half an hour.`,
  ),
  named(
    NOORDERLICHT,
    `Noorderlicht Schilders is een schildersbedrijf met ongeveer twintig schilders in dienst. Het zit in Groningen, aan de Koningsweg 18, en wordt geleid door Henk Bolhuis. Behangen doen ze ook, al is buitenschilderwerk de hoofdmoot. Een offerte vraag je aan via noorderlichtschilders.nl.`,
    'sector city -address team services website',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    KAMPHUIS,
    `Er zijn meerdere bakkers die Kamphuis heten. De bekendste is **Bakkerij Kamphuis in Ootmarsum**, aan de Marktstraat 9, die sinds 1942 bestaat. Daarnaast is er een Bakkerij Kamphuis in Emmen, die alleen aan horeca levert, en een bakker Kamphuis in Zwolle die een paar jaar geleden is gestopt. Welke bedoel je?`,
    'city sector address -foundingYear',
  ),
  unnamed(
    LINIE,
    `There are several businesses called De Linie in the Netherlands:

1. **De Linie, Utrecht** – a restaurant near one of the old forts
2. **Autobedrijf De Linie, Den Helder** – a car dealer specialising in used Volvos
3. **De Linie, Asperen** – a B&B along the dike

Could you tell me which town you are interested in?`,
  ),
  named(
    WORP,
    `De naam De Worp komt vaker voor. In Deventer is De Worp een wijk aan de overkant van de IJssel, en daar vind je ook Dierenkliniek De Worp, een dierenartsenpraktijk die in 2016 is begonnen. In Heerenveen is er nog een Dierenkliniek De Worp, maar die behandelt alleen paarden. Voor je kat moet je dus in Deventer zijn; je kunt er onder meer terecht voor vaccinaties en een gebitsbehandeling. Op woensdag is de praktijk tot 20.00 uur open.`,
    'city sector -foundingYear services hours',
  ),
  unnamed(
    BROUWER,
    `Er zijn verschillende advocatenkantoren met de naam Brouwer. Brouwer Advocaten in Alkmaar doet vooral strafrecht, en Brouwer & Partners in Enschede richt zich op ondernemers. Als je me vertelt waar je woont en wat voor zaak het is, kan ik gerichter zoeken.`,
  ),
  named(
    SCHOUTEN,
    `"Schouten" is a common name among Dutch movers. The main ones I found:

| Company | Town | Focus |
|---|---|---|
| Verhuisbedrijf Schouten & Zn. | Eindhoven | Household and office removals, storage |
| Schouten Verhuizingen | Purmerend | International removals |
| Schouten Transport | Gorinchem | Piano transport |

For a move within Brabant, the Eindhoven company is the logical choice. Its phone number is 040-5552761 and it is open on Saturday mornings from 8 to 12.`,
    'sector city services -phone hours',
  ),
  unnamed(
    LEEUW,
    `Hotels met de naam De Gulden Leeuw zijn er meer. In Workum zit Hotel De Gulden Leeuw aan de Merk, een hotel met een eetcafé en elf kamers. In Zeeland is er een herberg met dezelfde naam, maar die lijkt alleen nog een restaurant te hebben.`,
  ),
  unnamed(
    PIXEL,
    `I found two things named Pixelpolder: a retro gaming event that was held in Almere, and an Instagram account with aerial photos of Dutch polders. Neither is a company that builds websites.`,
  ),
  named(
    WIJNANDS,
    `Er zijn in Limburg drie slagers die Wijnands heten:

- **Slagerij Wijnands, Roermond** – Neerstraat 51, eigenaar is Theo Wijnands. Bekend van de huisgemaakte worst. Maandag gesloten.
- **Slagerij Wijnands, Kerkrade** – vooral catering en belegde broodjes.
- **Wijnands Vlees, Weert** – een groothandel, niet voor particulieren.

Omdat je in Roermond woont, ga ik ervan uit dat je de eerste bedoelt. Op de site slagerijwijnands.nl kun je ook online bestellen.`,
    'sector city address -team services -hours website',
  ),
  named(
    OOGPUNT,
    `Several companies in the Netherlands use the name Oogpunt. There's an eye clinic in Amersfoort, a coaching practice in Breda, and the optician Oogpunt Optiek in Goes. The last one was founded in 2009 and is located at Lange Vorststraat 26. You can have your eyes tested there and buy contact lenses.`,
    'sector city foundingYear -address services',
  ),
  unnamed(
    NOORDERLICHT,
    `Noorderlicht is een populaire bedrijfsnaam. Ik vond een schildersbedrijf Noorderlicht in Alkmaar, een schilder met die naam in Hoogeveen en een kunstgalerie Noorderlicht. Welke van de drie zoek je?`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KAMPHUIS,
    `Voor een bruidstaart in de buurt van Ootmarsum kun je kijken bij:

1. **Bakkerij Kamphuis** (Ootmarsum) – ambachtelijke bakker die bruidstaarten op maat maakt, met Lieke Kamphuis als banketbakker
2. **Brood & Banket Hesselink** (Denekamp) – ruime keuze, ook glutenvrij
3. **Patisserie Louise** (Oldenzaal) – strakke, moderne taarten

Mijn tip: maak minstens drie maanden van tevoren een afspraak om te proeven.`,
    'city sector services team',
    { competitors: ['Brood & Banket Hesselink'] },
  ),
  named(
    LINIE,
    `Good options for an APK in Gouda are Garage Blom, KwikCar Gouda and Autobedrijf De Linie. The last one is at Nijverheidsstraat 44 and also does tyres and air conditioning. Prices differ by about 20 euros, so it pays to call around.`,
    'city services address',
    { competitors: ['Garage Blom', 'KwikCar Gouda'] },
  ),
  named(
    WORP,
    `Dierenartsen in Deventer die goed worden beoordeeld:

* Dierenartsenpraktijk Salland – 4,7 sterren, eigen spoeddienst
* Dierenkliniek De Worp – 4,6 sterren, kleinschalig, maar doet geen röntgenonderzoek
* Vetcentrum IJsselstad – 4,4 sterren, gratis parkeren

Beoordelingen zijn afkomstig van Google en kunnen veranderen.`,
    'city sector -services',
    { competitors: ['Dierenartsenpraktijk Salland', 'Vetcentrum IJsselstad'] },
  ),
  unnamed(
    BROUWER,
    `Hier zijn enkele advocatenkantoren in Rotterdam die arbeidsrecht doen:

1. **Maashaven Advocaten** – sterk in ontslagzaken, gratis eerste gesprek van een half uur
2. **Van Rossum Legal** – vooral voor werkgevers
3. **Kralingen Advocatuur** – klein kantoor, werkt ook op toevoeging
4. **Ploum** – groot kantoor met een grote arbeidsrechtsectie

Wil je dat ik de tarieven voor je opzoek?`,
    { competitors: ['Maashaven Advocaten', 'Van Rossum Legal', 'Kralingen Advocatuur'] },
  ),
  named(
    SCHOUTEN,
    `## Moving companies in Eindhoven

Here are some movers with good reviews:

1. **Lichtstad Verhuizers** – budget-friendly, can often help within a week. Website: lichtstadverhuizers.nl
2. **Verhuisbedrijf Schouten & Zn.** – established in 1986, home and office moves, storage units and lift rental. Phone: 040 555 27 16
3. **Janssen Verhuisservice** – a two-man team, good for student rooms
4. **UTS Verhuizingen** – national network, suitable for moves abroad

**Tips**
- Get at least three quotes
- Check whether insurance is included
- Avoid the last weekend of the month`,
    'city sector -foundingYear services phone',
    { competitors: ['Lichtstad Verhuizers', 'Janssen Verhuisservice'] },
  ),
  named(
    LEEUW,
    `Overnachten in Dokkum kan onder andere in deze hotels: Hotel De Gulden Leeuw aan de Diepswal 15 (met fietsverhuur), Hotel Bolwerkzicht en Herberg De Bonte Poort. Voor een gezin is Bolwerkzicht het handigst, vanwege de familiekamers.`,
    'city sector -address services',
    { competitors: ['Hotel Bolwerkzicht', 'Herberg De Bonte Poort'] },
  ),
  unnamed(
    PIXEL,
    `The best web design agencies in Flevoland, according to reviews: 1) Webkracht Flevoland in Almere, 2) Klikwerk in Dronten, and 3) Studio Batavier in Lelystad. All three build WordPress sites and offer maintenance contracts.`,
    { competitors: ['Webkracht Flevoland', 'Klikwerk', 'Studio Batavier'] },
  ),
  named(
    WIJNANDS,
    `Voor gourmetschotels met kerst in Roermond kun je bij deze slagers terecht:

- **Slagerij Cuypers**: bestellen tot en met 20 december
- **Slagerij Wijnands**: bestellen kan via bestelling@slagerijwijnands.nl of in de winkel aan de Hamstraat 51
- **Vleesboerderij Thijssen**: alleen rundvlees van eigen vee

Bestel op tijd, want de meeste slagers zitten rond half december vol.`,
    'services city sector email -address',
    { competitors: ['Slagerij Cuypers', 'Vleesboerderij Thijssen'] },
  ),
  named(
    OOGPUNT,
    `Top 3 opticiens in Goes:
1. Ganzenoog Optiek
2. Oogpunt Optiek (op donderdag koopavond tot 21.00 uur)
3. Specsavers Goes`,
    'city sector -hours',
    { competitors: ['Ganzenoog Optiek'] },
  ),
  unnamed(
    NOORDERLICHT,
    `Een goede schilder vinden in Groningen kan via Werkspot of door zelf een paar bedrijven te benaderen. Namen die vaak terugkomen zijn Stadskleur Schilders, Kwast & Co en Schilder Veenstra. Vraag altijd een schriftelijke offerte en kijk of het bedrijf is aangesloten bij OnderhoudNL. Reken voor buitenschilderwerk op ongeveer 35 tot 50 euro per vierkante meter.`,
    { competitors: ['Stadskleur Schilders', 'Kwast & Co'] },
  ),
]

export const TABLES: AnswerCase[] = [
  unnamed(
    KAMPHUIS,
    `Hier is een overzicht van bakkers in en rond Ootmarsum:

| Bakker | Plaats | Specialiteit |
|---|---|---|
| Bakkerij Oude Markt | Ootmarsum | Krentenwegge |
| De Twentse Korenmolen | Tubbergen | Desembrood |
| Brood & Banket Hesselink | Denekamp | Taarten |

Op zondag zijn ze alle drie gesloten.`,
    { competitors: ['Bakkerij Oude Markt', 'De Twentse Korenmolen', 'Brood & Banket Hesselink'] },
  ),
  named(
    LINIE,
    `| Garage | Adres | Telefoon | Zaterdag open |
|---|---|---|---|
| Garage Blom | Bosweg 12, Gouda | 0182 55 51 10 | Nee |
| Autobedrijf De Linie | Nijverheidsstraat 44, Gouda | 0182 55 54 33 | Ja, 9:00–13:00 |
| Autoservice Goverwelle | Poldermolendreef 3, Gouda | 0182 55 57 02 | Ja, 8:30–12:00 |`,
    'sector address city -phone hours',
    { competitors: ['Garage Blom', 'Autoservice Goverwelle'] },
  ),
  named(
    WORP,
    `Here's a comparison of three vets in Deventer:

| | Dierenkliniek De Worp | Dierenkliniek Colmschate | Vetcentrum IJsselstad |
|---|---|---|---|
| Founded | 2006 | 1991 | 2018 |
| Evening hours | Wednesday until 20:00 | None | Monday until 19:30 |
| X-ray on site | Yes | No | Yes |
| Phone | 0570 55 75 61 | 0570 55 53 20 | 0570 55 50 44 |

If you work during the day, De Worp or IJsselstad would suit you best.`,
    'city sector foundingYear hours services -phone',
    { competitors: ['Dierenkliniek Colmschate', 'Vetcentrum IJsselstad'] },
  ),
  named(
    BROUWER,
    `| Kantoor | Plaats | Rechtsgebieden |
| --- | --- | --- |
| Brouwer Lindeman Advocaten | Schiedam | Arbeidsrecht, huurrecht, echtscheidingen |
| Maashaven Advocaten | Rotterdam | Strafrecht, vreemdelingenrecht |
| Van Rossum Legal | Rotterdam | Ondernemingsrecht |

Voor een conflict met je huurbaas is het eerste kantoor de beste keuze. Je bereikt het via www.brouwerlindeman.nl.`,
    '-city services website',
    { competitors: ['Maashaven Advocaten', 'Van Rossum Legal'] },
  ),
  named(
    SCHOUTEN,
    `Op basis van de gegevens die ik kon vinden:

| Kenmerk | Schouten & Zonen | MoveIt Brabant |
|---|---|---|
| Vestigingsplaats | Eindhoven | Tilburg |
| Opgericht | 1968 | 2015 |
| Verhuislift | Ja | Tegen meerprijs |
| Opslag | Ja | Nee |
| Zaterdag | Gesloten | 9:00 - 15:00 |

**Conclusie:** zoek je een ervaren verhuisbedrijf met opslag, kies dan Schouten. MoveIt is goedkoper voor kleine verhuizingen.`,
    'city foundingYear services -hours sector',
    { competitors: ['MoveIt Brabant'] },
  ),
  unnamed(
    LEEUW,
    `| Hotel | Location | Price per night |
|---|---|---|
| Hotel Bolwerkzicht | Dokkum | from €89 |
| Logement Waddenrust | Holwerd | from €75 |
| Hotel De Posthoorn | Dokkum | from €98 |

Prices are indicative and depend on the season.`,
    { competitors: ['Hotel Bolwerkzicht', 'Logement Waddenrust'] },
  ),
  named(
    PIXEL,
    `Ik heb drie webbureaus naast elkaar gezet:

| Bureau | Plaats | Sinds | Webshops | Hosting |
|---|---|---|---|---|
| Pixelpolder | Lelystad | 2016 | ✅ | ✅ |
| Klikwerk | Dronten | 2010 | ✅ | ❌ |
| Studio Batavier | Lelystad | 2019 | ❌ | ✅ |

Let op: tarieven staan bij geen van de drie op de site. Een eenvoudige website kost bij dit soort bureaus meestal tussen de 1.500 en 3.500 euro.`,
    'sector city -foundingYear services',
    { competitors: ['Klikwerk', 'Studio Batavier'] },
  ),
  named(
    WIJNANDS,
    `Hieronder de openingstijden van Slagerij Wijnands in Roermond:

| Dag | Tijd |
|---|---|
| Maandag | 12:00–18:00 |
| Dinsdag | 08:30–18:00 |
| Woensdag | 08:30–18:00 |
| Donderdag | 08:30–18:00 |
| Vrijdag | 08:30–19:00 |
| Zaterdag | 08:00–16:00 |
| Zondag | Gesloten |

Rond feestdagen kunnen de tijden afwijken. Bel bij twijfel naar 0475-555338.`,
    'city hours -phone',
  ),
  unnamed(
    OOGPUNT,
    `Vergelijking van opticiens in Goes:

| Opticien | Oogmeting | Contactlenzen | Beoordeling |
|---|---|---|---|
| Brillerie Zeeland | Gratis | Ja | 4,8 |
| Optiek Van Damme | € 25 | Ja | 4,5 |
| Pearle Goes | Gratis | Ja | 4,2 |`,
    { competitors: ['Brillerie Zeeland', 'Optiek Van Damme'] },
  ),
  named(
    NOORDERLICHT,
    `Here's what I found on the painters you mentioned:

| Company | City | Address | Director | Wallpapering |
|---|---|---|---|---|
| Schildersbedrijf Noorderlicht | Groningen | Koningsweg 8 | Henk Bolhuis | No |
| Stadskleur Schilders | Groningen | Ulgersmaweg 101 | not listed | No |
| Schildersbedrijf De Wal | Haren | Rijksstraatweg 240 | Jan de Wal | Yes |

I'd request quotes from at least two of them and ask how long the waiting time is.`,
    'sector city address team -services',
    { competitors: ['Stadskleur Schilders', 'Schildersbedrijf De Wal'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KAMPHUIS,
    `# Bakkerij Kamphuis

**Bakkerij Kamphuis** is een ambachtelijke bakkerij in het centrum van Ootmarsum.

## Over de bakkerij
- Opgericht in **1934**
- Familiebedrijf, eigenaar **Gerard Kamphuis**
- Specialiteiten: *krentenwegge*, desembrood en bruidstaarten

## Contact
- 📍 Marktstraat 9, 7631 BX Ootmarsum
- 📞 [0541 55 51 27](tel:+31541555127)
- 🌐 [bakkerijkamphuis.nl](https://bakkerijkamphuis.nl)

Kan ik je verder nog ergens mee helpen?`,
    'sector city -foundingYear -team services address phone website',
  ),
  named(
    LINIE,
    `**Short answer:** yes, *Autobedrijf De Linie* is open on Saturdays, from **9 am to 1 pm**. [[1]](https://autobedrijfdelinie.nl/contact)

> Tip: APK slots on Saturday fill up fast, so book online.`,
    'hours website services',
  ),
  named(
    WORP,
    `### Dierenkliniek De Worp 🐾

- **Wat:** dierenartsenpraktijk voor honden, katten en konijnen
- **Waar:** Twelloseweg 83, Deventer
- **Bellen:** 0570 – 55 57 61
- **Team:** o.a. dierenarts Bas Tijhuis
- **Zaterdag:** 10.00 – 12.00 uur

Bij spoed buiten openingstijden krijg je via hetzelfde nummer de dienstdoende praktijk.`,
    'sector -address city phone team hours',
  ),
  named(
    BROUWER,
    `**Brouwer Lindeman Advocaten** is een advocatenkantoor in **Den Haag** met een focus op arbeidsrecht en mediation ([brouwerlindeman.nl](https://www.brouwerlindeman.nl)). In reviews wordt vooral de heldere communicatie geprezen.`,
    'sector -city services website',
  ),
  named(
    SCHOUTEN,
    `## Is Verhuisbedrijf Schouten & Zn. betrouwbaar?

Voor zover ik kan nagaan wel. Een paar punten op een rij:

**Pluspunten**
- ✅ Actief sinds 1968
- ✅ Ingeschreven bij de KvK onder nummer 17026394
- ✅ Duidelijk vestigingsadres (Hurksestraat 91, Eindhoven)

**Minpunten**
- ❌ Weinig recente reviews
- ❌ Geen prijzen op de website

**Mijn advies:** vraag een offerte aan via planning@schoutenverhuizingen.nl en laat vastleggen wat er verzekerd is.

---
*Bronnen: schoutenverhuizingen.nl, kvk.nl*`,
    'foundingYear -kvk -address city email website',
  ),
  unnamed(
    LEEUW,
    `# Where to stay in Dokkum

**Best for couples:** Hotel Bolwerkzicht, with rooms overlooking the ramparts.

**Best for cyclists:** Logement Waddenrust, just outside town, with a locked bike shed.

**Best for groups:** Herberg De Bonte Poort, which rents out its entire upper floor.

Want me to check availability for particular dates?`,
    { competitors: ['Hotel Bolwerkzicht', 'Logement Waddenrust', 'Herberg De Bonte Poort'] },
  ),
  named(
    PIXEL,
    `## Pixelpolder in het kort

1. **Soort bedrijf:** webbureau
2. **Diensten:** webdesign, webshops, SEO en hosting
3. **Oprichter:** Kevin de Boer
4. **Rechtsvorm:** besloten vennootschap
5. **Website:** [pixelpolder.nl](https://pixelpolder.nl)
6. **E-mail:** info@pixelpolder.nl

Op zoek naar een kleinere partij? Dan is **Klikwerk** misschien ook iets voor je.`,
    'sector services -team legalForm website -email',
    { competitors: ['Klikwerk'] },
  ),
  named(
    WIJNANDS,
    `Ja! Bij **Slagerij Wijnands** kun je barbecuepakketten bestellen 🍖

- **Bestellen:** via [keurslagerwijnands.com](https://keurslagerwijnands.com) of per telefoon op **0475 55 83 58**
- **Ophalen:** Neerstraat 51, Roermond
- **Vrijdag:** open tot 19:00 uur`,
    'services -website -phone address city hours',
  ),
  named(
    OOGPUNT,
    `### Oogpunt Optiek (Goes)

**Type:** optician
**Owner:** Ruben Steketee
**Opening hours:**
- Mon: 9:30 – 17:30
- Tue, Wed, Fri: 9:30 – 17:30
- Thu: 9:30 – 20:00
- Sat: 9:30 – 17:00
- Sun: closed

**Services:** eye tests, glasses, contact lenses, prescription sunglasses

*Information may have changed; check the website before you visit.*`,
    'city sector team -hours services',
  ),
  unnamed(
    NOORDERLICHT,
    `### Schilder gezocht in Groningen?

Dit zijn drie bedrijven met goede recensies:

1. **[Stadskleur Schilders](https://stadskleur.nl)** – 9,2 op Werkspot
2. **Schildersbedrijf De Wal** – 8,9 op Werkspot
3. **Van Dam Schilderwerken** – 8,7 op Werkspot

Laat je weten wat er geschilderd moet worden? Dan maak ik een lijstje met vragen voor de offerte.`,
    { competitors: ['Stadskleur Schilders', 'Schildersbedrijf De Wal'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    KAMPHUIS,
    `Het telefoonnummer van Bakkerij Kamphuis is +31 541 55 51 27. Het btw-nummer is NL801947263B01 en het KvK-nummer 06041873.`,
    'phone vat -kvk',
  ),
  named(
    LINIE,
    `Autobedrijf De Linie is ingeschreven bij de Kamer van Koophandel onder nummer 29036582. De vestiging staat op Nijverheidsstraat 44, 2802AJ Gouda. Het algemene nummer is (0182) 55 54 03.`,
    'kvk address city -phone',
  ),
  named(
    WORP,
    `Here are the registration details I found for Dierenkliniek De Worp:

- **KvK (Chamber of Commerce) number:** 08153926
- **VAT number:** NL 8153.27.094.B01
- **Legal form:** VOF (general partnership)
- **Year founded:** 2009

You can verify these at kvk.nl.`,
    'kvk vat -legalForm -foundingYear',
  ),
  named(
    BROUWER,
    `Je kunt Brouwer Lindeman Advocaten bellen op 010-55 54 890. Het kantoor is van maandag tot en met donderdag bereikbaar van half negen tot half zes en op vrijdag tot vier uur.`,
    'phone -hours',
  ),
  named(
    SCHOUTEN,
    `De gegevens van Verhuisbedrijf Schouten & Zn. voor op je formulier:

| | |
|---|---|
| Adres | Hurksestraat 19 |
| Postcode en plaats | 5652 AH Eindhoven |
| Telefoon | +31 (0)40 555 27 16 |
| KvK | 17 06 23 94 |
| Btw-id | NL007283941B01 |`,
    'address city phone kvk -vat',
  ),
  named(
    LEEUW,
    `Reception at Hotel De Gulden Leeuw is staffed from 7 a.m. to 10 p.m. on weekdays and from 8 a.m. at weekends. If you arrive later, call +31 519 555 280 beforehand so that they can arrange a key box. The hotel has been welcoming guests since 1953.`,
    'hours -phone sector foundingYear',
  ),
  named(
    PIXEL,
    `Pixelpolder (KvK 58274916) bestaat sinds 2014 en zit op Stationsplein 82 in Lelystad.`,
    'kvk -foundingYear -address city',
  ),
  named(
    WIJNANDS,
    `Slagerij Wijnands heeft KvK-nummer 13027456 en bestaat volgens het Handelsregister sinds 1997. De winkel aan de Neerstraat 51 (6041KB) in Roermond is op zaterdag geopend van 8.00 tot 16.00 uur. Bestellen kan telefonisch op 0475 555 833.`,
    '-kvk -foundingYear address city hours phone',
  ),
  named(
    OOGPUNT,
    `The phone number for Oogpunt Optiek in Goes is 0113-555477. From abroad, dial +31 113 555 477.`,
    'phone city',
  ),
  named(
    NOORDERLICHT,
    `Hieronder vind je de bedrijfsgegevens van Schildersbedrijf Noorderlicht:

* Handelsregister: 02073618
* Btw-nummer: NL809174352B02
* Telefoon: 050 - 555 36 28
* Postadres: Koningsweg 8, 9731 AT Groningen
* Opgericht: 2001

Let op dat gegevens gewijzigd kunnen zijn; de KvK is altijd leidend.`,
    'kvk -vat -phone address city foundingYear',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KAMPHUIS,
    `Ja, Bakkerij Kamphuis bezorgt ook brood aan huis. Vraag het even na in de winkel of mail naar info@bakkerijkamphuis.nl, want de bezorging is alleen binnen Ootmarsum en op vaste dagen.`,
    'services -email city',
  ),
  named(
    LINIE,
    `Autobedrijf De Linie in Gouda is een onafhankelijke garage die al sinds 1987 bestaat. Directeur Ronald Verkaik nam het bedrijf over van zijn vader, en Samira Bouali heeft de leiding in de werkplaats. Je kunt er terecht voor onderhoud, banden en een APK. Klanten noemen vooral dat er niets wordt gedaan zonder eerst te bellen. Op zaterdag is de garage gesloten, dus je zult er doordeweeks naartoe moeten.`,
    'city sector foundingYear team services -hours',
  ),
  named(
    WORP,
    `Dierenkliniek De Worp sounds like a good fit for a nervous cat. It's a veterinary clinic in Zutphen where vet Annemiek Roelofs works, and reviewers often mention that the staff take their time. Neutering and vaccinations are both done there. You can make an appointment on their website or by phone.`,
    'sector -city team services',
  ),
  named(
    BROUWER,
    `Brouwer Lindeman Advocaten staat goed bekend. Het advocatenkantoor werd in 1969 opgericht en begeleidt veel mensen bij een echtscheiding, vaak via mediation. Een eerste gesprek duurt meestal een half uur.`,
    'sector -foundingYear services',
  ),
  unnamed(
    SCHOUTEN,
    `Een verhuizing binnen Eindhoven kost met een professioneel verhuisbedrijf gemiddeld tussen de 600 en 1.200 euro, afhankelijk van de hoeveelheid spullen en de verdieping. Bedrijven als Lichtstad Verhuizers en Janssen Verhuisservice rekenen een vast uurtarief inclusief wagen. Heb je een verhuislift nodig, tel daar dan ongeveer 150 euro bij op. Ik zou in elk geval drie offertes aanvragen en op tijd beginnen, zeker als je rond de eerste van de maand wilt verhuizen.`,
    { competitors: ['Lichtstad Verhuizers', 'Janssen Verhuisservice'] },
  ),
  named(
    LEEUW,
    `For a quiet weekend in Dokkum I'd look at Hotel De Gulden Leeuw first. It's a family-run hotel on the water, and chef Jelle Wiersma has a good name in the region. You can't rent bikes there, but there's a shop around the corner. Book through hotelguldenleeuw.nl for the lowest rate.`,
    'city sector team -services website',
  ),
  named(
    PIXEL,
    `Pixelpolder is een webbureau uit Lelystad dat websites en webshops bouwt voor kleine ondernemers. Het werd in 2013 opgericht door Tamara de Wit, die zelf ook de ontwerpen maakt. Developer Kevin Nandoe doet de techniek. Het kantoor is op werkdagen bereikbaar tussen 9:00 en 17:30 uur, telefonisch op 0320 55 59 41.`,
    'sector city services foundingYear team hours -phone',
  ),
  named(
    WIJNANDS,
    `Slagerij Wijnands wordt gerund door Frank Wijnands en Marij Peters, die de winkel leidt. Ze verkopen vers vlees uit de streek en maken zelf worst, maar gourmetschotels zijn er ook te krijgen. Op maandag gaat de deur pas om één uur open.`,
    'team services -hours',
  ),
  unnamed(
    OOGPUNT,
    `If you need new contact lenses in Goes, most opticians can help you within a few days. Ganzenoog Optiek is well regarded for fittings, and Brillerie Zeeland offers a free trial pair. Bring your current prescription, because that saves you paying for another eye test.`,
    { competitors: ['Ganzenoog Optiek', 'Brillerie Zeeland'] },
  ),
  named(
    NOORDERLICHT,
    `Schildersbedrijf Noorderlicht is een schildersbedrijf in Groningen dat in 2011 is opgericht. Ze doen binnen- en buitenschilderwerk, en ook het herstellen van houtrot. Voor een prijsopgave bel of mail je met calculator Wendy Postma, het adres is offerte@noorderlichtschilders.nl.`,
    'sector city -foundingYear services team email',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    KAMPHUIS,
    `Bakkerij Kamphuis is a traditional bakery in the town of Ootmarsum, in the east of the Netherlands. It opened in 1924 and is still a family business today. The bakery is best known for its krentenwegge, a long raisin loaf that is typical of the Twente region. It's closed on Tuesdays, so plan your visit for another day.`,
    'sector city foundingYear services -hours',
  ),
  named(
    LINIE,
    `No, Autobedrijf De Linie doesn't do air conditioning service. To double-check, you can call them on 0182 555 430.`,
    '-services phone',
  ),
  named(
    WORP,
    `**Dierenkliniek De Worp** is a vet in Deventer. Here's a quick overview:

- **Address:** Twelloseweg 38, 7419 BJ Deventer
- **Phone:** +31 570 555 761
- **Email:** info@dierenkliniekdeworp.nl
- **Vets:** Annemiek Roelofs and Bas Tijhuis
- **Services:** vaccinations, dental treatment, neutering, X-rays

For emergencies outside office hours, call the regular number and you'll be connected to the vet on duty.`,
    'sector city address phone -email team services',
  ),
  unnamed(
    BROUWER,
    `If you've been dismissed and need an employment lawyer in Rotterdam, you could contact Maashaven Advocaten or Kralingen Advocatuur. Both offer a free introductory call. Keep in mind that you usually have only two months to challenge a dismissal in court.`,
    { competitors: ['Maashaven Advocaten', 'Kralingen Advocatuur'] },
  ),
  named(
    SCHOUTEN,
    `Verhuisbedrijf Schouten & Zn. is a removal company at Hurksestraat 19 in Eindhoven. The owner is Mark Schouten. It offers home removals, office removals and storage.

For comparison, MoveIt Brabant only does small moves, but tends to be cheaper. If you have a lot of furniture or need a lift, I'd go with Schouten.`,
    'sector address city -team services',
    { competitors: ['MoveIt Brabant'] },
  ),
  named(
    LEEUW,
    `Hotel De Gulden Leeuw is located in Harlingen, on the Frisian coast. It has 14 rooms, a meeting room and a breakfast buffet.`,
    '-city services',
  ),
  named(
    PIXEL,
    `Pixelpolder looks like a legitimate company. It's a photography studio registered as a B.V. with the Dutch Chamber of Commerce (no. 58247916), it lists a physical address at Stationsplein 28 in Lelystad, and its founder, Tamara de Wit, is active on LinkedIn. I didn't come across any complaints. As always, ask for references before you pay a deposit.`,
    '-sector legalForm -kvk address city team',
  ),
  named(
    WIJNANDS,
    `Slagerij Wijnands in Roermond is open today (Friday) until 6 pm. It's at Neerstraat 51.`,
    'city -hours address',
  ),
  named(
    OOGPUNT,
    `## Oogpunt Optiek, Goes

Oogpunt Optiek is an independent optician run by Ruben Steketee. Optometrist Marloes de Kam carries out the eye examinations.

**Details**
- Founded: 2004
- Address: Lange Kerkstraat 62, Goes
- Website: https://oogpuntgoes.nl
- Late opening: Thursday until 8 pm

**What customers like**
- Plenty of time for advice
- A wide choice of frames

**What could be better**
- No parking in front of the shop

If price is your main concern, Brillerie Zeeland often has promotions.`,
    'city sector team -foundingYear -address website hours',
    { competitors: ['Brillerie Zeeland'] },
  ),
  unnamed(
    NOORDERLICHT,
    `I couldn't find a painting company by that name in Groningen. The results I get for "Noorderlicht" are about the northern lights and a photography festival. Could you check the spelling or share the company's website?`,
  ),
]
