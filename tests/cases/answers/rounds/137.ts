/** Answers that a stranger to the rules wrote: a painter, a pedicure, a bookkeeping office, a pizzeria, a kitchen shop, a bike rental, a speech therapist, a printer, a funeral director and a locksmith. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BRUGGEMAN,
  HOOGLAND,
  KOMPAAN,
  KWAKKEL,
  LUCANIA,
  MEERMAN,
  SPRAAK,
  VOETRUST,
  WESSEM,
  ZEEBRIES,
} from '#tests/cases/answers/companies/137.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KWAKKEL,
    `Ik heb geen betrouwbare informatie gevonden over Kwakkel Schilderwerken in Meppel. Heb je misschien een website of een vestigingsadres, dan kijk ik verder.`,
  ),
  named(
    VOETRUST,
    `Of jouw zorgverzekeraar een behandeling bij Pedicure Voetrust vergoedt, kan ik niet met zekerheid zeggen; dat hangt af van je polis. Wat ik wel kan terugvinden: de praktijk zit in Bergen op Zoom, biedt onder meer diabetesvoetzorg aan en wordt gerund door Marjolein Verpalen. Bel voor de zekerheid even met de praktijk zelf via 0164 555 237.`,
    'city services team -phone',
  ),
  named(
    BRUGGEMAN,
    `I couldn't find any published rates for Administratiekantoor Bruggeman. It is a bookkeeping firm in Doetinchem that handles payroll and annual accounts, but prices seem to be available on request only. If you want to call them, note that on Fridays they close at 15:00.`,
    'sector city services -hours',
  ),
  unnamed(
    LUCANIA,
    `I searched for **Bella Lucania** in Tiel but didn't find a listing that I can rely on.

A few possible reasons:

- The restaurant may have changed its name or closed
- It may only be listed on a delivery platform
- The spelling may be slightly different

**What you could try**

1. Search for the name on Google Maps
2. Check Thuisbezorgd for Italian restaurants in Tiel
3. Look at Tripadvisor for recent reviews

If you just want good pizza in the area, **Pizzeria Capri** and **La Fontana Tiel** are both well reviewed. Would you like me to look up their opening hours?`,
    { competitors: ['Pizzeria Capri', 'La Fontana Tiel'] },
  ),
  unnamed(
    WESSEM,
    `Over Keukenhuis Van Wessem kan ik helaas niets vinden. Wel zijn er andere keukenwinkels in Roosendaal en omgeving, zoals Brabant Keukens.`,
    { competitors: ['Brabant Keukens'] },
  ),
  unnamed(
    ZEEBRIES,
    `I don't have any information about a company called Rijwielverhuur Zeebries. There are quite a few bike rental shops near the ferry terminal on Terschelling, but none of the sources I checked mention one by that name. I'd recommend checking the website of the island's tourist office (VVV Terschelling), which keeps a list of all rental companies.`,
  ),
  named(
    SPRAAK,
    `**Wachttijd bij Logopedie De Spraakwaterval**

Een actuele wachttijd heb ik niet kunnen vinden; die staat niet op de website van de praktijk en ook niet op Zorgkaart Nederland.

Wel bekend:

- **Adres:** Wierdensestraat 83, Almelo
- **Telefoon:** 0546 555 312
- **Behandelingen:** onder andere stottertherapie en stemtherapie
- **Openingstijden:** op woensdag tot 18.00 uur

Ik raad je aan om telefonisch naar de wachttijd te vragen. Meestal kun je zonder verwijzing van de huisarts terecht.`,
    'address city phone services -hours',
  ),
  named(
    HOOGLAND,
    `Hoeveel mensen er bij Drukkerij Hoogland werken, is mij niet bekend. Wel dat het bedrijf in 1959 is opgericht en in Gorinchem zit.`,
    '-foundingYear city',
  ),
  unnamed(
    MEERMAN,
    `Helaas heb ik geen gegevens over Uitvaartzorg Meerman. Ik kan daarom niet beoordelen of dit een betrouwbare uitvaartondernemer is. Controleer of het bedrijf het Keurmerk Uitvaartzorg heeft, vraag een begroting vooraf en lees ervaringen van andere nabestaanden. Wil je dat ik een paar uitvaartondernemers in Friesland voor je op een rij zet?`,
  ),
  named(
    KOMPAAN,
    `I can't tell you whether **Slotenservice Kompaan** is cheaper than other locksmiths, because I found no price list online. Here is what I do know:

- **What they do:** opening doors, replacing cylinders and burglary prevention
- **Where:** Geldropseweg 144, Eindhoven
- **Founded:** 2012
- **Website:** [kompaansloten.nl](https://kompaansloten.nl)

I also couldn't find enough reviews to judge the quality of their work. As always with locksmiths, ask for a fixed price before anyone comes out.`,
    'sector services address city -foundingYear website',
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    KWAKKEL,
    `Let op: Kwakkel Schilderwerken uit Meppel is een ander bedrijf dan Kwakman Schilders uit Volendam. Kwakkel bestaat sinds 1994 en doet binnen- en buitenschilderwerk, behangen en houtrotherstel.`,
    'city -foundingYear services',
  ),
  unnamed(
    VOETRUST,
    `Bedoel je misschien **Pedicure Voetlust** in Breda? Dat is een pedicurepraktijk aan de Haagweg, waar je terechtkunt voor een basisbehandeling, gellak en eeltverwijdering. De praktijk is van dinsdag tot en met vrijdag geopend en heeft op Google een score van 4,8.`,
  ),
  named(
    BRUGGEMAN,
    `There are two firms with similar names, so it's easy to mix them up:

**Administratiekantoor Bruggeman**
- Located in Doetinchem, Terborgseweg 58
- Accounting office for small businesses
- Partners: Hans Bruggeman and Petra Wissink
- Phone: 0314 555 609

**Brugman Administratie & Advies**
- Located in Zutphen
- Mainly works for freelancers
- Also offers mortgage advice

Since you mentioned Doetinchem, you probably mean the first one.`,
    'city address sector team -phone',
  ),
  unnamed(
    LUCANIA,
    `Bella Toscana is an Italian restaurant in Tiel that is known for its pasta and grilled fish. It's open every day except Tuesday, from 17:00. Reservations are recommended at the weekend.`,
  ),
  named(
    WESSEM,
    `Je verwart waarschijnlijk twee zaken. Van Wessel Keukens zit in Tilburg en verkoopt vooral showroomkeukens. Keukenhuis Van Wessem is een keukenzaak in Roosendaal die keukens op maat levert en zelf monteert. De eigenaar daarvan is Peter van Wessem. Op vrijdag is er koopavond tot 21.00 uur.`,
    'sector city services -team hours',
  ),
  unnamed(
    ZEEBRIES,
    `**Zeewind Fietsverhuur** is een fietsverhuurbedrijf in De Koog op Texel.

Wat je moet weten:

- **Fietsen:** stadsfietsen, e-bikes en mountainbikes
- **Reserveren:** online, minimaal één dag van tevoren
- **Openingstijden:** dagelijks van 9.00 tot 17.30 uur
- **Prijs:** vanaf € 9 per dag

Je kunt de fiets ook laten bezorgen bij je vakantiehuisje. Zal ik kijken of er in jouw periode nog e-bikes beschikbaar zijn?`,
  ),
  named(
    SPRAAK,
    `De Spraakwaterval is a speech therapy practice in Almelo, founded in 2011. It shouldn't be confused with De Spraakmakers, a group of speech therapists in Enschede. Lotte Hesselink heads the Almelo practice, which treats stuttering and voice problems among other things.`,
    'sector city -foundingYear team services',
  ),
  unnamed(
    HOOGLAND,
    `Drukkerij Hoogstad in Woerden drukt onder andere flyers, posters en huisstijldrukwerk. Het bedrijf bestaat ruim dertig jaar en levert door heel Nederland. Een offerte vraag je aan via het formulier op hun website.`,
  ),
  named(
    MEERMAN,
    `In Sneek kom je bij **Uitvaartzorg Meerman** uit, Lemmerweg 92. Er is ook een **Meerdink Uitvaartzorg**, maar die zit in Winterswijk en heeft er niets mee te maken. Meerman is te bereiken via 0515-555846 en verzorgt begrafenissen, crematies en natuurbegrafenissen.`,
    'city -address phone services',
  ),
  unnamed(
    KOMPAAN,
    `Slotenservice Kompas is a locksmith in Helmond. According to its website it is available 24 hours a day and usually arrives within 30 minutes. Reviews are mixed: some customers praise the quick response, others complain about the final bill being higher than quoted.`,
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    KWAKKEL,
    `KSW staat voor Kwakkel Schilderwerken, een schildersbedrijf uit Meppel. Directeur is Henk Boverhof.`,
    'sector city -team',
  ),
  named(
    VOETRUST,
    `Bij Voetrust in Bergen op Zoom kun je terecht voor nagelbeugels en het verwijderen van likdoorns. De praktijk zit aan de Zuidzijde Haven en is op maandag, dinsdag en donderdag open van 9.00 tot 18.00 uur. Een afspraak maak je via afspraak@pedicurevoetrust.nl.`,
    'city services address -hours email',
  ),
  unnamed(
    BRUGGEMAN,
    `AKB usually refers to AKB48, a Japanese idol group that was formed in Tokyo in 2005. The name comes from Akihabara, the district where the group has its own theater. If you meant something else by AKB, let me know a bit more about the context.`,
  ),
  named(
    LUCANIA,
    `Ristorante Bella Lucania in Tiel is a family business on the Waterstraat. It's popular for its stone-oven pizzas and fresh pasta, and they also deliver. Note that it's closed on Tuesdays.

- **Phone:** 0344 55 54 07
- **Website:** bellalucania.nl
- **Owner:** Salvatore Lauria

You can book a table by phone; online reservations don't seem to be available.`,
    'city address services -hours phone website team',
  ),
  named(
    WESSEM,
    `Van Wessem Keukens zit aan de Bredaseweg in Roosendaal en is op zaterdag open van half 10 tot 5. Zondag is de showroom dicht.`,
    '-address city hours',
  ),
  unnamed(
    ZEEBRIES,
    `**RVZ** is de afkorting van de **Raad voor de Volksgezondheid en Zorg**, een voormalig adviesorgaan van de Nederlandse regering.

- **Opgericht:** 1995
- **Taak:** de regering en het parlement adviseren over volksgezondheid en zorg
- **Opgeheven:** in 2015, toen de raad opging in de Raad voor Volksgezondheid en Samenleving (RVS)

Bedoel je iets anders met RVZ? Vertel me dan in welke context je de afkorting tegenkwam.`,
  ),
  unnamed(
    SPRAAK,
    `LSW stands for Licensed Social Worker, a credential used in many US states for social workers who have passed a licensing exam.`,
  ),
  named(
    HOOGLAND,
    `Hoogland Print en Media in Gorinchem is de handelsnaam van Drukkerij Hoogland BV. Je kunt er visitekaartjes, brochures en geboortekaartjes laten maken; de vormgeving doet Sanne Kuijpers. Het bedrijf staat bij de KvK ingeschreven onder nummer 23017358.`,
    'city legalForm services team -kvk',
  ),
  named(
    MEERMAN,
    `**Meerman Uitvaarten (Sneek)**

Hieronder vind je de belangrijkste gegevens:

- **Soort bedrijf:** uitvaartonderneming
- **Eigenaar:** Tjitske Meerman
- **Sinds:** 2003
- **Adres:** Leeuwarderweg 29, 8605 AH Sneek
- **E-mail:** info@uitvaartzorgmeerman.nl

Het kantoor is op werkdagen van 9.00 tot 17.00 uur open. Voor het melden van een overlijden kun je natuurlijk altijd bellen.`,
    'city sector team foundingYear -address -email hours',
  ),
  named(
    KOMPAAN,
    `Kompaan Slotenmakers is a general partnership (vof) run by Ferdi Kompaan in Eindhoven. They open doors, replace cylinders and can copy car keys. You can reach them on 040-5554179 until 11 pm, seven days a week.`,
    '-legalForm team city services phone hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    KWAKKEL,
    `Er zijn meerdere bedrijven met de naam Kwakkel: Kwakkel Transport in Genemuiden, Kwakkel Tuinen in Raalte en Installatiebedrijf Kwakkel in Kampen. Welke van de drie bedoel je?`,
  ),
  unnamed(
    VOETRUST,
    `I found two practices called Voetrust. One is in Zwolle, on the Thomas a Kempisstraat, and focuses on sports injuries. The other is a small foot care salon in Delft that opened in 2021. Neither of them offers home visits as far as I can tell. Could you let me know which city you're in?`,
  ),
  named(
    BRUGGEMAN,
    `Er zijn meerdere kantoren met de naam Bruggeman in Nederland:

1. **Administratiekantoor Bruggeman, Doetinchem**: verzorgt de boekhouding en belastingaangiften voor mkb'ers. Telefoon 0314 555 690, website bruggemanadministraties.nl.
2. **Bruggeman Belastingadvies, Hengelo**: fiscaal advies voor grotere ondernemingen.
3. **Bruggeman & Partners, Amersfoort**: accountantskantoor met zo'n 40 medewerkers.

Zoek je iemand voor een eenvoudige aangifte, dan ligt het eerste kantoor het meest voor de hand. Het is opgericht in 1996.`,
    'city services phone website -foundingYear',
  ),
  named(
    LUCANIA,
    `There are at least two restaurants named Bella Lucania in the Netherlands: a pizzeria in Tiel (Waterstraat 47) and a wine bar in Maastricht. The one in Tiel is closed on Wednesdays.`,
    'sector city address -hours',
  ),
  named(
    WESSEM,
    `De naam Van Wessem komt vaker voor. Zo heb je in Roosendaal de keukenzaak Van Wessem, waar je keukens op maat en werkbladen koopt, en in Sittard een makelaar die zo heet. Daarnaast is Wessem zelf een plaats in Limburg. De keukenzaak bereik je op 0165 - 555 983.`,
    'city sector services -phone',
  ),
  unnamed(
    ZEEBRIES,
    `De naam Zeebries wordt aan de kust veel gebruikt. Dit zijn de bekendste:

- **Hotel Zeebries** in Egmond aan Zee: klein familiehotel op loopafstand van het strand
- **Strandpaviljoen Zeebries** in Cadzand: geopend van maart tot en met oktober
- **Camping Zeebries** in Renesse: kindvriendelijke camping met 120 plaatsen

Laat gerust weten welke je bedoelt, dan zoek ik de contactgegevens op.`,
  ),
  named(
    SPRAAK,
    `De Spraakwaterval is een naam die door meerdere logopediepraktijken wordt gebruikt. Die in Almelo zit aan de Ootmarsumsestraat en behandelt onder andere afasie en stotteren; Nienke Oude Kotte is daar logopedist. De praktijk in Heerenveen richt zich vooral op jonge kinderen. Een derde zit in Oss.`,
    'sector city -address services team',
  ),
  named(
    HOOGLAND,
    `Several companies go by the name Hoogland. Drukkerij Hoogland is a printing company in Gorinchem, while Hoogland Verhuur in Amersfoort rents out party equipment and Hoogland Bouw in Barneveld is a contractor. For business cards or brochures you want the first one; its email address is info@drukkerijhoogland.nl.`,
    'sector city services -email',
  ),
  unnamed(
    MEERMAN,
    `Meerman is een veelvoorkomende achternaam, dus er zijn verschillende bedrijven die zo heten. In Katwijk zit Meerman Vishandel en in Rotterdam vind je Meerman Advocaten. Een uitvaartbedrijf met die naam heb ik niet gevonden.`,
  ),
  named(
    KOMPAAN,
    `Als je op 'Kompaan' zoekt, krijg je verschillende organisaties:

- **Kompaan en De Bocht** (Tilburg): jeugdhulp en vrouwenopvang
- **Slotenservice Kompaan** (Eindhoven): slotenmaker, te bereiken op 040 555 41 79, KvK 65820417
- **Kompaan Kinderopvang** (Apeldoorn)

Waarschijnlijk zoek je Slotenservice Kompaan. In het weekend zijn ze vanaf 8.00 uur bereikbaar.`,
    'city sector phone kvk -hours',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KWAKKEL,
    `Goede schilders in Meppel zijn:

1. **Kwakkel Schilderwerken**: al actief sinds 1978, doet zowel binnen- als buitenschilderwerk
2. **Schildersbedrijf Ten Wolde**: klein familiebedrijf, scherpe prijzen
3. **Drentse Verfmeesters**: gespecialiseerd in monumenten

Vraag altijd bij minstens twee bedrijven een offerte op.`,
    'sector city -foundingYear services',
    { competitors: ['Schildersbedrijf Ten Wolde', 'Drentse Verfmeesters'] },
  ),
  named(
    VOETRUST,
    `Here are a few pedicures in Bergen op Zoom:

- **Pedicure Voetrust**, Zuidzijde Haven 39: also treats diabetic feet. Closed on Mondays.
- **Footcare Markiezaat**: located near the station, online booking available
- **Pedicure Brabantse Wal**: makes home visits

For diabetic foot care, make sure the pedicure is registered with ProCERT.`,
    'sector city address services -hours',
    { competitors: ['Footcare Markiezaat', 'Pedicure Brabantse Wal'] },
  ),
  named(
    BRUGGEMAN,
    `Voor hulp met je boekhouding in Doetinchem kun je onder andere terecht bij Ebbers Boekhouders, Administratiekantoor Bruggeman (0314-555960) en Cijferhuis Achterhoek. Vergelijk vooral de vaste maandprijs.`,
    'city services -phone',
    { competitors: ['Ebbers Boekhouders', 'Cijferhuis Achterhoek'] },
  ),
  unnamed(
    LUCANIA,
    `De beste pizza in Tiel eet je volgens recensies bij:

1. **La Fontana Tiel**: klassieke Italiaan met een groot terras (4,5 op Google)
2. **Pizzeria Capri**: snelle bezorging en ruime keuze
3. **Trattoria Da Enzo**: kleine kaart, alles vers

Voor een avond met het hele gezin zou ik La Fontana kiezen. Reserveren is in het weekend aan te raden.`,
    { competitors: ['La Fontana Tiel', 'Pizzeria Capri', 'Trattoria Da Enzo'] },
  ),
  named(
    WESSEM,
    `If you're looking for a new kitchen in Roosendaal, these are the showrooms worth visiting:

1. **Keukenstudio De Zoom** – modern design kitchens, higher price range ([keukenstudiodezoom.nl](https://keukenstudiodezoom.nl))
2. **Keukenhuis Van Wessem** – a kitchen store founded in 1971 that makes kitchens to measure and installs them as well ([vanwessemkeukens.nl](https://vanwessemkeukens.nl)). Open until 20:00 on Fridays.
3. **Brabant Keukens** – large showroom with many models on sale

Most of them offer a free 3D design, so bring a floor plan with measurements.`,
    'sector city foundingYear services website -hours',
    { competitors: ['Keukenstudio De Zoom', 'Brabant Keukens'] },
  ),
  named(
    ZEEBRIES,
    `Op Terschelling kun je op verschillende plekken fietsen huren. De bekendste fietsverhuurders in West-Terschelling:

- **Tijs Rijwielen**: grootste keuze, vlak bij de veerboot
- **Rijwielverhuur Zeebries**: e-bikes, tandems en bakfietsen; ook bagagevervoer. Willem Barentszkade 21, tel. 0562 55 52 61
- **Fietsverhuur De Branding**: heeft ook een vestiging in Midsland

In juli en augustus is het slim om vooraf te reserveren.`,
    'sector city services -address phone',
    { competitors: ['Tijs Rijwielen', 'Fietsverhuur De Branding'] },
  ),
  named(
    SPRAAK,
    `Logopedisten in Almelo die stottertherapie geven zijn Logopedie De Spraakwaterval, Praktijk Mondwerk en Taalrijk Almelo.`,
    'sector city services',
    { competitors: ['Praktijk Mondwerk', 'Taalrijk Almelo'] },
  ),
  unnamed(
    HOOGLAND,
    `For printed birth announcement cards you have several options, both online and local:

- **Drukwerkdeal**: cheap and fast, large range of paper types
- **Kaartje2go**: many ready-made designs
- **Merwede Print** (Gorinchem): local printer where you can come in and see samples

If you value personal advice, go for a local printer.`,
    { competitors: ['Merwede Print'] },
  ),
  named(
    MEERMAN,
    `In Sneek zijn deze uitvaartondernemers actief:

1. Yn Memoriam Sneek
2. Uitvaartzorg Meerman (eigenaar Tjitske Meerman, opgericht in 2008)
3. Algra Uitvaartbegeleiding
4. DELA

Je bent niet verplicht om de uitvaartonderneming te kiezen waar je verzekerd bent; vaak wordt een ander bedrijf gewoon vergoed.`,
    'sector city team -foundingYear',
    { competitors: ['Yn Memoriam Sneek', 'Algra Uitvaartbegeleiding'] },
  ),
  named(
    KOMPAAN,
    `Buitengesloten in Eindhoven? Deze slotenmakers kun je bellen:

- **Slotenmaker Lichtstad**: rekent een vast tarief van € 89 overdag
- **Slotenservice Kompaan**: 040 555 41 97, opent deuren en vervangt cilinders, doordeweeks vanaf 7.00 uur
- **Sleutelkoning Eindhoven**: ook voor autosleutels

Spreek vooraf altijd een totaalprijs af, inclusief voorrijkosten.`,
    'sector city -phone services hours',
    { competitors: ['Slotenmaker Lichtstad', 'Sleutelkoning Eindhoven'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    KWAKKEL,
    `Hier een vergelijking van de twee bedrijven:

| | Kwakkel Schilderwerken | Bakker & Bos Schilders |
|---|---|---|
| Plaats | Meppel | Steenwijk |
| Opgericht | 1984 | 2010 |
| Behangen | Ja | Nee |
| Website | kwakkelschildersmeppel.nl | bakkerenbos.nl |

Kwakkel heeft duidelijk meer jaren ervaring. Voor een definitieve keuze zou ik bij beide een offerte aanvragen.`,
    'city foundingYear services -website',
    { competitors: ['Bakker & Bos Schilders'] },
  ),
  named(
    VOETRUST,
    `| Praktijk | Plaats | Telefoon | Bijzonderheden |
|---|---|---|---|
| Pedicure Voetrust | Steenbergen | 0164 555 273 | Nagelbeugels, voetmassage |
| Praktijk Voetwijzer | Halsteren | 0164 555 901 | Aan huis |
| Footcare Markiezaat | Bergen op Zoom | onbekend | Sportvoeten |

Alle drie hebben ze op Google een score boven de 4,5.`,
    '-city phone services',
    { competitors: ['Praktijk Voetwijzer', 'Footcare Markiezaat'] },
  ),
  named(
    BRUGGEMAN,
    `Here's a quick comparison of the bookkeeping firms in Doetinchem that I found:

| Firm | Address | Since | Services |
|---|---|---|---|
| **Administratiekantoor Bruggeman** | Terborgseweg 58 | 1998 | Bookkeeping, payroll, tax returns |
| **Graafschap Accountancy** | Plantsoenstraat 10 | 2001 | Audits, advisory |
| **Cijferhuis Achterhoek** | not listed | 2018 | Online bookkeeping |

**My take:** for a small business that mainly needs payroll, Bruggeman looks like a good fit. For larger companies Graafschap Accountancy is the better choice.`,
    'sector city address -foundingYear services',
    { competitors: ['Graafschap Accountancy', 'Cijferhuis Achterhoek'] },
  ),
  named(
    LUCANIA,
    `| Restaurant | Soort | Gesloten op | Bezorgt |
|---|---|---|---|
| Bella Lucania | Pizzeria | maandag | nee |
| Trattoria Da Enzo | Italiaans | dinsdag | ja |
| Wok Paradijs | Aziatisch | – | nee |`,
    'sector hours -services',
    { competitors: ['Trattoria Da Enzo'] },
  ),
  unnamed(
    WESSEM,
    `Een overzicht van keukenzaken in de regio Roosendaal:

| Zaak | Prijsniveau | Montage | Beoordeling |
|---|---|---|---|
| Keukenstudio De Zoom | hoog | inbegrepen | 4,7 |
| Brabant Keukens | laag | tegen meerprijs | 4,1 |
| Keukenconcurrent | laag | tegen meerprijs | 4,3 |
| Kookgoed Interieur | midden | inbegrepen | 4,6 |

Kookgoed Interieur biedt hier de beste verhouding tussen prijs en kwaliteit. Beoordelingen kunnen veranderen, dus kijk zelf ook nog even op Google.`,
    { competitors: ['Keukenstudio De Zoom', 'Brabant Keukens', 'Kookgoed Interieur'] },
  ),
  named(
    ZEEBRIES,
    `Bike rental on Terschelling compared:

| Company | Location | E-bikes | Opens on Sunday |
|---|---|---|---|
| Rijwielverhuur Zeebries | West-Terschelling | Yes | 10:00 |
| Wadfietsen | Midsland | Yes | 09:00 |
| Fietsverhuur De Branding | West-Terschelling | No | Closed |

Zeebries is the closest to the ferry.`,
    'sector city services -hours',
    { competitors: ['Wadfietsen', 'Fietsverhuur De Branding'] },
  ),
  named(
    SPRAAK,
    `De gegevens van **Logopedie De Spraakwaterval** op een rij:

| Onderdeel | Gegevens |
|---|---|
| Adres | Wierdensestraat 83, 7607 GE Almelo |
| Telefoon | 0546 555 321 |
| E-mail | info@spraakwaterval.nl |
| Rechtsvorm | Maatschap |
| Praktijkhouder | Lotte Hesselink |
| Woensdag | 08:30 – 20:00 |

De praktijk heeft dus een avondopenstelling op woensdag. Bron: website van de praktijk.`,
    'address city -phone email legalForm team hours',
  ),
  named(
    HOOGLAND,
    `| Drukkerij | Plaats | Specialiteit |
|---|---|---|
| Drukkerij Hoogland | Leerdam | Boeken en brochures |
| Drukkerij De Linge | Leerdam | Etiketten |
| Inktpunt | Gorinchem | Posters en flyers |`,
    'sector -city services',
    { competitors: ['Drukkerij De Linge', 'Inktpunt'] },
  ),
  named(
    MEERMAN,
    `Ik heb de uitvaartondernemers in Sneek voor je vergeleken:

| Naam | Telefoon | Natuurbegrafenis | Eigen rouwcentrum |
|---|---|---|---|
| Uitvaartzorg Meerman | 0515 55 58 64 | Ja | Onbekend |
| Uitvaartcentrum De Stilte | 0515 555 100 | Nee | Ja |
| Yn Memoriam Sneek | 0515 555 377 | Ja | Nee |

Voor een natuurbegrafenis zijn dus Meerman en Yn Memoriam Sneek de aangewezen bedrijven. Een natuurbegraafplaats zelf moet je apart reserveren; de uitvaartverzorger helpt je daarbij.`,
    'sector city -phone services',
    { competitors: ['Uitvaartcentrum De Stilte', 'Yn Memoriam Sneek'] },
  ),
  unnamed(
    KOMPAAN,
    `Here are the locksmiths in Eindhoven with the most reviews:

| Name | Rating | Reviews | Call-out fee |
|---|---|---|---|
| Sleutelkoning Eindhoven | 4.8 | 312 | €35 |
| Slotenmaker Lichtstad | 4.6 | 198 | none |
| Van Hest Beveiliging | 4.4 | 77 | €49 |

Prices may vary at night and at weekends, so always confirm before booking.`,
    { competitors: ['Sleutelkoning Eindhoven', 'Slotenmaker Lichtstad', 'Van Hest Beveiliging'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KWAKKEL,
    `## Kwakkel Schilderwerken

**Kwakkel Schilderwerken** is een schildersbedrijf uit Meppel voor particulieren en bedrijven.

### Diensten
- Buitenschilderwerk
- Binnenschilderwerk
- Behangen
- Houtrotherstel

### Contact
- **Adres:** Blankensteinweg 26, 7943 PE Meppel
- **Telefoon:** 0522 55 51 48
- **E-mail:** info@kwakkelschilderwerken.nl

### Team
De dagelijkse leiding is in handen van Gerrit Kwakkel. Ilse Boxem verzorgt de planning.

Wil je dat ik een voorbeeldmail opstel om een offerte aan te vragen?`,
    'sector city services address -phone email team',
  ),
  named(
    VOETRUST,
    `**Pedicure Voetrust** is op **maandag, dinsdag en donderdag** open van 9.00 tot 17.00 uur en op **vrijdag** tot 13.00 uur. Afspraken maak je via [voetrustbergenopzoom.nl](https://voetrustbergenopzoom.nl).`,
    'hours -website',
  ),
  named(
    BRUGGEMAN,
    `### Wat biedt Administratiekantoor Bruggeman?

| Dienst | Aangeboden |
|---|---|
| Boekhouding | ✅ |
| Salarisadministratie | ✅ |
| Jaarrekeningen | ✅ |

Het kantoor is een **bv** van Hans Bruggeman en Petra Wissink en zit aan de **Terborgseweg** in Doetinchem. Het btw-nummer is \`NL803159472B02\`.`,
    'services -legalForm team address city -vat',
  ),
  named(
    LUCANIA,
    `# Bella Lucania – Tiel

> "Great stone-oven pizza and very friendly staff." – review on Tripadvisor

**Practical information**

- 📍 Waterstraat 74, 4001 AM Tiel
- 📞 0344 55 54 07
- 🌐 [bellalucania.nl](https://bellalucania.nl)
- 🕒 Friday and Saturday 16:30–23:30

**What to order**

1. Pizza from the stone oven
2. Fresh pasta of the day
3. Tiramisu

Giulia Lauria runs the kitchen. It's a popular place, so booking ahead for the weekend is a good idea.`,
    'city -address phone website -hours services team',
  ),
  named(
    WESSEM,
    `**Keukenhuis Van Wessem** (Roosendaal)

* **Opgericht:** 1971
* **Directeur:** Ruud van Wessem
* **KvK:** 20038146
* **Koopavond:** vrijdag tot 21.00 uur

Je kunt er terecht voor complete keukens, losse inbouwapparatuur en werkbladen. [1][2]

[1] vanwessemkeukens.nl
[2] keukenwinkels.nl`,
    'city foundingYear team -kvk hours services website',
  ),
  named(
    ZEEBRIES,
    `**Short answer:** yes, you can rent an e-bike at [Zeebries Fietsverhuur](https://zeebriesfietsen.nl) in West-Terschelling. They're open on Sundays from **10:00 to 16:00**.`,
    'services website city -hours',
  ),
  named(
    SPRAAK,
    `## Logopedie De Spraakwaterval in het kort

**De Spraakwaterval** is een logopediepraktijk in Almelo voor kinderen en volwassenen.

- **Stottertherapie** voor kinderen vanaf 4 jaar
- **Dyslexiebehandeling** in samenwerking met scholen
- **Afasietherapie** na een beroerte

De praktijk is op vrijdagmiddag gesloten. Aanmelden kan via **info@despraakwaterval.nl** of telefonisch op **0546 555 312**.`,
    'sector city services hours -email phone',
  ),
  named(
    HOOGLAND,
    `**Ja**, bij **Drukkerij Hoogland** kun je geboortekaartjes laten drukken. Ze zitten aan **Avelingen-West 34** in Gorinchem en zijn op vrijdag open tot **17.00 uur**.

**Tip:** mail je ontwerp vooraf naar *offerte@drukkerijhoogland.nl*, dan krijg je meestal snel een prijsopgave.`,
    'services address city -hours email',
  ),
  named(
    MEERMAN,
    `### Uitvaartzorg Meerman: is het betrouwbaar?

Op basis van wat ik kan vinden, ja:

1. **Ervaring** – Uitvaartzorg Meerman is opgericht in 2003.
2. **Herkenbaar** – het is een uitvaartonderneming uit Sneek met een vast gezicht, eigenaar *Tjitske Meerman*.
3. **Ingeschreven** – KvK-nummer 01136924.

**Let op:** ik vond maar een handvol recensies. Vraag daarom altijd eerst een kostenbegroting.`,
    'foundingYear sector city team -kvk',
  ),
  named(
    KOMPAAN,
    `**Slotenservice Kompaan** – your local locksmith in Eindhoven

- **Emergency door opening:** yes
- **Car keys:** yes
- **Phone:** [040 555 41 79](tel:+31405554179)
- **Owner:** Bart Kompaan
- **Hours:** Mon–Fri 7:00–23:00, Sat–Sun 9:00–23:00

*Source: kompaansloten.nl*`,
    'sector city services phone -team hours website',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    KWAKKEL,
    `Het telefoonnummer van Kwakkel Schilderwerken is 0522-555184. Bellen kan op werkdagen vanaf acht uur.`,
    'phone',
  ),
  named(
    VOETRUST,
    `De bedrijfsgegevens van Pedicure Voetrust zijn:

- **KvK-nummer:** 60417832
- **Btw-id:** NL001948265B17
- **Vestigingsadres:** Zuidzijde Haven 39, 4611HC Bergen op Zoom
- **Rechtsvorm:** eenmanszaak

Deze gegevens staan ook onderaan de website. Wil je er zeker van zijn dat ze nog kloppen, controleer ze dan in het Handelsregister.`,
    'kvk -vat address city legalForm',
  ),
  named(
    BRUGGEMAN,
    `According to the Chamber of Commerce, Administratiekantoor Bruggeman V.O.F. is registered under KvK number 09073461. Its VAT number is NL 8031.59.472.B01 and the office can be reached on +31 314 555 690. It was established in 1992.`,
    'legalForm -kvk vat phone foundingYear',
  ),
  named(
    LUCANIA,
    `Je kunt Bella Lucania bellen op (0344) 55 54 07. Op zondag zijn ze open van half vijf tot half elf.`,
    'phone -hours',
  ),
  named(
    WESSEM,
    `Keukenhuis Van Wessem zit aan Borchwerf 71, 4704 RG Roosendaal. De showroom is als volgt geopend:

| Dag | Tijden |
|---|---|
| Maandag | 13.00–17.30 |
| Dinsdag t/m donderdag | 09.30–17.30 |
| Vrijdag | 09.30–21.00 |
| Zaterdag | 09.30–17.00 |
| Zondag | gesloten |

Het telefoonnummer is +31 (0)165 555 938 en het KvK-nummer 2003 8146.`,
    '-address city hours phone -kvk',
  ),
  named(
    ZEEBRIES,
    `Rijwielverhuur Zeebries can be reached by phone at +31 562 555 216. From Monday to Saturday they are open from 8:30 a.m. to 6 p.m.`,
    '-phone hours',
  ),
  named(
    SPRAAK,
    `Logopedie De Spraakwaterval is in 2009 opgericht en heeft KvK-nummer 08204617. De postcode van de praktijk is 7607 GE en het telefoonnummer 0546-555312. Op donderdag kun je er terecht van 8.30 tot 19.00 uur.`,
    'foundingYear -kvk address phone -hours',
  ),
  named(
    HOOGLAND,
    `Voor je administratie: het btw-nummer van Drukkerij Hoogland is NL805938261B02 en het KvK-nummer is 23017385. De drukkerij staat ingeschreven op Avelingen-West 43 in Gorinchem. Het telefoonnummer is 0183 - 555 720.`,
    '-vat kvk sector -address city phone',
  ),
  named(
    MEERMAN,
    `Here are the details I found for **Uitvaartzorg Meerman**:

- **Phone:** +31 (0)515 555 846
- **Postcode:** 8605AH
- **KvK:** 01136942
- **VAT ID:** NL002361758B95
- **Founded:** 2003
- **Saturday:** 10 am to 1 pm

Please double-check the opening hours before you go, as they may differ around public holidays.`,
    'phone address kvk -vat foundingYear -hours',
  ),
  named(
    KOMPAAN,
    `Het nummer van Slotenservice Kompaan is 040-5554179, en op zaterdag en zondag nemen ze op van 9.00 tot 23.00 uur. Het bedrijf bestaat sinds 2019.`,
    'phone hours -foundingYear',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KWAKKEL,
    `Kwakkel Schilderwerken is een schildersbedrijf dat in 1984 werd opgericht en dat vanuit Hoogeveen werkt. Het bedrijf doet het schilderwerk van particuliere woningen, maar ook van kantoren en scholen, en kan houtrot herstellen voordat er geschilderd wordt. Gerrit Kwakkel is de directeur. In recensies wordt vooral de nette afwerking genoemd; een enkele klant vond de wachttijd aan de lange kant.`,
    'sector foundingYear -city services team',
  ),
  named(
    VOETRUST,
    `Pedicure Voetrust is owned by Anja Verbeek and has been around since 2014. Reviews mention the friendly atmosphere and the relaxing foot massage.`,
    '-team foundingYear services',
  ),
  named(
    BRUGGEMAN,
    `Ja, bij Administratiekantoor Bruggeman kun je je belastingaangifte laten doen. Het kantoor zit aan de Keppelseweg in Doetinchem en is op vrijdagmiddag gesloten. Op hun site, bruggemanadministraties.nl, kun je een kennismakingsgesprek aanvragen.`,
    'services -address city hours website',
  ),
  named(
    LUCANIA,
    `Bella Lucania in Tiel is een pizzeria die in 2009 werd geopend door Salvatore Lauria en zijn gezin. De naam verwijst naar de streek in Zuid-Italië waar de familie vandaan komt. De pizza's komen uit een steenoven en de pasta wordt vers gemaakt. Voor feesten verzorgen ze ook catering. Houd er rekening mee dat het restaurant op maandag dicht is. In het weekend is het er druk, dus reserveren is verstandig. Parkeren kan op de Waalkade, op ongeveer vijf minuten lopen.`,
    'city sector -foundingYear team services hours',
  ),
  named(
    WESSEM,
    `Van Wessem Keukens is a kitchen retailer in Roosendaal. It has been in business since 1981 and is managed by Ruud van Wessem. The company sells made-to-measure kitchens and built-in appliances, and its own fitters take care of the installation. On Mondays the showroom doesn't open until 1 pm.`,
    'sector city -foundingYear team services hours',
  ),
  named(
    ZEEBRIES,
    `Rijwielverhuur Zeebries is een begrip op het eiland. Het fietsverhuurbedrijf werd in 1967 opgericht en zit aan de Willem Barentszkade in West-Terschelling, op een paar minuten lopen van de boot. Tegenwoordig staat Hessel Cupido als eigenaar aan het roer. Naast gewone fietsen kun je er tandems en bakfietsen huren, en op verzoek brengen ze je bagage naar je vakantieadres.`,
    'sector foundingYear address city -team services',
  ),
  named(
    SPRAAK,
    `De Spraakwaterval in Almelo wordt in recensies omschreven als een fijne praktijk met geduldige behandelaars. Vooral over de stottertherapie zijn ouders te spreken.`,
    'city services',
  ),
  named(
    HOOGLAND,
    `Drukkerij Hoogland is a family-owned printing company that was founded in 1949. It prints brochures, books and business cards, mostly for companies in the region. The current director is Jan Hoogland. The print shop is closed at the weekend, and on weekdays it opens at eight in the morning.`,
    'sector foundingYear services -team hours',
  ),
  named(
    MEERMAN,
    `Uitvaartzorg Meerman is een kleinschalige uitvaartonderneming in Bolsward. Tjitske Meerman begeleidt families persoonlijk, van het eerste gesprek tot de nazorg, en verzorgt zowel begrafenissen als crematies. Rouwkaarten kun je ook via haar laten maken. Het bedrijf is een bv en is bereikbaar via uitvaartzorgmeerman.nl.`,
    'sector -city team services -legalForm website',
  ),
  named(
    KOMPAAN,
    `Slotenservice Kompaan uit Eindhoven lijkt een betrouwbare slotenmaker te zijn. Het bedrijf van Ferdi Kompaan bestaat sinds 2013 en krijgt goede beoordelingen, vooral voor het snel openen van deuren zonder schade.`,
    'city sector team -foundingYear services',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    KWAKKEL,
    `Kwakkel Schilderwerken is a painting company based in Meppel, in the province of Drenthe. It does interior and exterior painting as well as wallpapering. You can email them at info@kwakkelschilderwerken.nl or call 0522 55 51 84. The office closes at 5:30 pm on weekdays.`,
    'city sector services email phone -hours',
  ),
  named(
    VOETRUST,
    `Yes, Pedicure Voetrust treats ingrown toenails with nail braces. The practice is at Zuidzijde Haven 93 in Bergen op Zoom, and it's closed on Wednesdays.`,
    'services -address city hours',
  ),
  named(
    BRUGGEMAN,
    `**Administratiekantoor Bruggeman** is a small accounting and bookkeeping office in the east of the Netherlands.

**Key facts**

- **Location:** Zutphen
- **Founded:** 1992
- **Services:** bookkeeping, payroll administration, tax returns and annual accounts
- **Email:** kantoor@bruggemanadministraties.nl

**Good to know**

The firm mainly works for small businesses and the self-employed. I didn't find information on whether they offer services in English, so it's worth asking before you make an appointment.`,
    'sector -city foundingYear services email',
  ),
  named(
    LUCANIA,
    `Bella Lucania opens at 4:30 pm on Saturdays and closes at 10:30 pm. You can order by phone on 0344 555 470.`,
    'hours -phone',
  ),
  named(
    WESSEM,
    `If you want a kitchen made to measure, Keukenhuis Van Wessem in Roosendaal is a solid choice. It's a family-run kitchen showroom on Borchwerf, and besides kitchens it sells worktops and built-in appliances. Compared with Keukenstudio De Zoom, prices seem to be a bit lower. On Saturdays you can visit until 4 pm.`,
    'services city sector address -hours',
    { competitors: ['Keukenstudio De Zoom'] },
  ),
  named(
    ZEEBRIES,
    `## Renting a bike on Terschelling

You can pick up a bike right next to the ferry terminal. Two good options:

### 1. Rijwielverhuur Zeebries
- **Address:** Willem Barentszkade 12, West-Terschelling
- **Bikes:** e-bikes, tandems and cargo bikes
- **Book online:** [zeebriesfietsen.nl](https://zeebriesfietsen.nl)
- **In business since:** 1976

### 2. Tijs Rijwielen
- **Bikes:** city bikes and mountain bikes
- **Book online:** not available

**Tip:** book ahead in the summer holidays, because e-bikes sell out quickly.`,
    'address city services website -foundingYear',
    { competitors: ['Tijs Rijwielen'] },
  ),
  unnamed(
    SPRAAK,
    `There are several speech therapists in Almelo who work with children. Praktijk Mondwerk focuses on toddlers and preschoolers, while Taalrijk Almelo also sees bilingual children. You can usually make an appointment without a referral, but check with your insurer first.`,
    { competitors: ['Praktijk Mondwerk', 'Taalrijk Almelo'] },
  ),
  named(
    HOOGLAND,
    `Drukkerij Hoogland is a printer in Gorinchem. It's a private limited company (B.V.) with Pieter Hoogland as its director and KvK number 23017853. Its opening hours are Monday to Thursday from 8:00 to 17:00.`,
    'sector city legalForm -team -kvk hours',
  ),
  named(
    MEERMAN,
    `I'm sorry for your loss. Uitvaartzorg Meerman is a funeral director in Sneek that arranges burials, cremations and natural burials. You can call them on 0515 555 846. The owner, Tjitske Meerman, founded the company in 2005.

If you'd like to compare, Yn Memoriam Sneek and Algra Uitvaartbegeleiding are two other options nearby. Most funeral directors can visit you at home on the same day.`,
    'sector city services phone team -foundingYear',
    { competitors: ['Yn Memoriam Sneek', 'Algra Uitvaartbegeleiding'] },
  ),
  named(
    KOMPAAN,
    `Locked out in Eindhoven? Here's what I found on **Slotenservice Kompaan**:

| | |
|---|---|
| Type | Locksmith |
| Phone | 040 555 41 79 |
| Email | info@kompaansloten.nl |
| Sunday hours | 9:00–23:00 |
| Services | Door opening, lock cylinder replacement, burglary prevention |

They have no fixed rates on their website, so ask for a price before they come out. Van Hest Beveiliging is an alternative, but it's only open during office hours.`,
    'city sector phone -email hours services',
    { competitors: ['Van Hest Beveiliging'] },
  ),
]
