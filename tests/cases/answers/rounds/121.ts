/** Answers that a stranger to the rules wrote: a restaurant, a physiotherapist, an estate agent, a plumber, a driving school, a bookshop, a funeral director, a gardener, a dentist and a car rental. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BROUWER,
  BRUIN,
  DEKKER,
  GROENLICHT,
  HOEKZEMA,
  JANSSEN,
  LEESPLANK,
  STEENBRINK,
  VEERHUYS,
  ZEEZICHT,
} from '#tests/cases/answers/companies/121.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    VEERHUYS,
    `Ik kan helaas geen informatie vinden over Restaurant Het Veerhuys in Kampen. Het kan zijn dat de zaak onder een andere naam bekendstaat of inmiddels gesloten is. Wil je dat ik andere restaurants aan de IJssel voor je opzoek?`,
  ),
  named(
    STEENBRINK,
    `Of Fysiotherapie Steenbrink op dit moment een wachtlijst heeft, kan ik niet zien; dat staat niet op de website. Wel weet ik dat je in de praktijk in Tiel terechtkunt voor dry needling en sportfysiotherapie. Voor de actuele wachttijd kun je het beste even bellen: 0344 555 671.`,
    'city services -phone',
  ),
  unnamed(
    HOEKZEMA,
    `I couldn't find any reliable information about an estate agency called Hoekzema & Postma Makelaars. It may be a small local office with a limited online presence, or the name may be spelled differently.

If you're looking for an estate agent in Assen, these are some places to start:

- **Funda** – lists all agents active in a postcode area, with reviews
- **NVM** – the largest Dutch association of estate agents
- **Drentse Makelaardij** – a well-reviewed office in the centre of Assen

If you can share a website or address, I'm happy to look again.`,
    { competitors: ['Drentse Makelaardij'] },
  ),
  unnamed(
    BRUIN,
    `Loodgietersbedrijf De Bruin in Woerden ken ik niet, en ook mijn zoekopdracht leverde niets op. Controleer de naam eventueel in het Handelsregister van de KvK.`,
  ),
  named(
    GROENLICHT,
    `Helaas zijn er geen slagingspercentages van Rijschool Groen Licht te vinden in de bronnen die ik heb geraadpleegd. Het CBR publiceert die cijfers alleen voor rijscholen die daar toestemming voor geven.

Wat er wél bekend is:

- **Soort bedrijf:** rijschool
- **Eigenaar:** Erdem Yildiz
- **Lessen:** auto- en motorrijlessen, plus een spoedcursus
- **Opgericht:** 2016
- **Website:** rijschoolgroenlicht.nl

Mijn advies is om naar het slagingspercentage te vragen tijdens een proefles.`,
    'sector team services -foundingYear website',
  ),
  unnamed(
    LEESPLANK,
    `Er is mij geen boekhandel met de naam De Leesplank in Sneek bekend. Voor boeken in Sneek kun je bijvoorbeeld naar Het Boekenhuis Sneek, en voor oude uitgaven naar Antiquariaat Waterpoort. Mocht je de winkel toch zoeken, dan kan de VVV je misschien verder helpen.`,
    { competitors: ['Het Boekenhuis Sneek', 'Antiquariaat Waterpoort'] },
  ),
  named(
    JANSSEN,
    `I don't have any information about the rates of Janssen Uitvaartzorg, as they aren't published online. The funeral director is based in Weert and has been in business since 1958. I'd recommend requesting a no-obligation quote.`,
    'sector city -foundingYear',
  ),
  named(
    BROUWER,
    `Over reviews van Hoveniersbedrijf Brouwer kan ik weinig zeggen: op Google en Werkspot vond ik er geen. Het is een hovenier uit Baarn die tuinen ontwerpt en aanlegt. Eigenaar is Peter Brouwer. Vraag eventueel om foto's van eerdere projecten.`,
    'sector city services -team',
  ),
  unnamed(
    ZEEZICHT,
    `I'm sorry, but I don't have any details on a dental practice by the name of Tandartspraktijk Zeezicht. I searched for it in Vlissingen and the surrounding area and nothing came up. Zorgkaart Nederland has a complete overview of dentists per town, so that would be a good place to check.`,
  ),
  named(
    DEKKER,
    `Dat kan ik helaas niet bevestigen. Op de website van Dekker Autoverhuur staat niet of je met de auto naar het buitenland mag. Je kunt het navragen aan de balie aan de Van IJsendijkstraat 150 in Purmerend, ook op zaterdag tussen 9.00 en 13.00 uur, of mailen naar verhuur@dekkerautoverhuur.nl.`,
    'address city -hours email',
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    VEERHUYS,
    `Je bedoelt waarschijnlijk Restaurant Het Veerhuys in Kampen, aan de IJsselkade 13. Verwar het niet met Restaurant Het Veerhuis in Wamel, dat aan de Waal ligt en een heel andere eigenaar heeft. In Kampen kun je terecht voor lunch en diner; op maandag en dinsdag zijn ze dicht.`,
    'city -address services hours',
  ),
  unnamed(
    STEENBRINK,
    `Fysiotherapie Steenbergen is een praktijk in Roden met vijf therapeuten. Ze bieden onder andere manuele therapie en oedeemtherapie, en zijn van maandag tot en met vrijdag geopend vanaf 8.00 uur. Een afspraak maken kan zonder verwijzing van de huisarts.`,
  ),
  named(
    HOEKZEMA,
    `There are two agencies with names that look alike:

- **Hoekzema & Postma Makelaars** – an estate agency in Assen, founded in 1992. They handle sales, rentals and valuations. Website: hoekzemapostma.nl
- **Hoekstra & Postma Vastgoed** – a commercial property firm in Leeuwarden that only deals with offices and industrial space.

For selling a house in Drenthe, the first one is the obvious choice. It may still be worth inviting two or three agents for a valuation, as fees and sales strategies differ. Most of them will do this free of charge if you intend to sell within a few months.`,
    'sector city -foundingYear services website',
  ),
  named(
    BRUIN,
    `Let op: er is ook een De Bruijn Installaties in Bodegraven, maar dat is een ander bedrijf. Loodgietersbedrijf De Bruin zit in Woerden en is van Kevin Blom. Het telefoonnummer is 0348 555 276.`,
    'city -team phone',
  ),
  unnamed(
    GROENLICHT,
    `Rijschool Groene Golf is een rijschool in Amersfoort die bekendstaat om haar persoonlijke aanpak. Je kunt er lessen in een schakelauto of een automaat. Op Klantenvertellen scoort de school een 9,4 op basis van 112 beoordelingen. Een proefles kost € 35 en wordt verrekend als je daarna een pakket neemt.`,
  ),
  named(
    LEESPLANK,
    `De Leesplank in Sneek is een boekhandel aan de Oosterdijk 28, met een ruime afdeling kinderboeken. Boekhandel De Leeslamp, die ook vaak in de zoekresultaten opduikt, zit in Heerenveen en verkoopt vooral romans en kookboeken. De winkel in Sneek is op donderdag tot 20.00 uur open.`,
    'city sector address services -hours',
  ),
  unnamed(
    JANSSEN,
    `Jansen Uitvaartverzorging is a family-run funeral home in Doetinchem. It was established in 1954 and arranges both burials and cremations across the Achterhoek. The company has its own funeral centre with two family rooms. You can reach them 24 hours a day on 0314 555 900.`,
  ),
  unnamed(
    BROUWER,
    `Brouwers Groenvoorziening uit Helmond is gespecialiseerd in het onderhoud van bedrijfsterreinen en sportvelden. Particuliere tuinen doen ze niet.`,
  ),
  named(
    ZEEZICHT,
    `Tandartspraktijk Zeezicht in Vlissingen and Tandartsenpraktijk Zeeland in Goes are often confused, but they have nothing to do with each other. Zeezicht is at Badhuisstraat 25 and you can go there for implants and teeth whitening. The practice in Goes is part of a national chain.`,
    'city -address services',
  ),
  unnamed(
    DEKKER,
    `Bedoel je misschien **Dekkers Verhuur** in Breda? Dat is een verhuurbedrijf voor aanhangwagens, steigers en gereedschap.

- Adres: Konijnenberg 40, Breda
- Openingstijden: maandag t/m zaterdag vanaf 7.00 uur
- Reserveren: online of telefonisch

Auto's verhuren ze voor zover ik kan zien niet. Zoek je een huurauto in Purmerend, dan is Waterland Rent een optie.`,
    { competitors: ['Waterland Rent'] },
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    VEERHUYS,
    `Bij Veerhuys Kampen kun je prima terecht voor een high tea. Het restaurant ligt aan de IJssel en Elise van Dalen is er chef-kok. Reserveren doe je via restaurantveerhuys.nl.`,
    'city services sector team -website',
  ),
  named(
    STEENBRINK,
    `Steenbrink Fysio (FTS) is een fysiotherapiepraktijk aan de Konijnenwal 18 in Tiel. De praktijk bestaat sinds 1993 en wordt geleid door Annemiek Steenbrink. Er werken verschillende specialisten, onder wie manueel therapeut Jeroen Kuipers. Ook kinderfysiotherapie behoort tot het aanbod. Op zaterdag is de praktijk gesloten.`,
    'sector address city foundingYear team services -hours',
  ),
  named(
    HOEKZEMA,
    `H&P Makelaars in Assen is short for Hoekzema & Postma. The estate agency was founded in 1990 and its director is Sanne Postma.`,
    'city sector -foundingYear team',
  ),
  unnamed(
    BRUIN,
    `LDB kan verschillende dingen betekenen:

- **Leeuwarder Dagblad** – een afkorting die soms voor regionale kranten wordt gebruikt
- **Landelijke Database** – gebruikt in de zorg en bij onderzoeksinstellingen
- **LevelDB** – een key-valuedatabase van Google

Kun je aangeven in welke context je de afkorting bent tegengekomen?`,
  ),
  named(
    GROENLICHT,
    `RGL staat in Almelo voor Rijschool Groen Licht. Je kunt er autorijlessen en een spoedcursus volgen, en bellen kan op 0546 - 555 480.`,
    'city services -phone',
  ),
  named(
    LEESPLANK,
    `De Leesplank (voluit Boekhandel De Leesplank) is een boekwinkel in Sneek. Ze verkopen nieuwe en tweedehands boeken en organiseren regelmatig signeersessies. De winkel is van Froukje Hiemstra. Bestellen kan ook per mail via bestel@leesplanksneek.nl.`,
    'sector city services team -email',
  ),
  unnamed(
    JANSSEN,
    `JUZ most commonly refers to the IATA code of Quzhou Airport in Zhejiang, China. It's also used in German as a short form of "Jugendzentrum" (youth centre), often written JUZ or JuZ. If you meant a company, could you tell me which country or industry?`,
  ),
  named(
    BROUWER,
    `Brouwer Tuinen, voluit Hoveniersbedrijf Brouwer, is een hovenier in Baarn.

**Wat doen ze?**
- Tuinontwerp (door Marloes Brouwer)
- Aanleg en onderhoud
- Bestrating

**Contact**
- Eemnesserweg 47, 3743 AL Baarn
- info@brouwerhoveniers.nl

Het bedrijf is een vof en bestaat sinds 2001. Over prijzen is online weinig te vinden; die hangen sterk af van de grootte van de tuin en de materialen. Wil je weten wat jouw tuin ongeveer gaat kosten, vraag dan een vrijblijvend adviesgesprek aan.`,
    'sector city services team -address email legalForm foundingYear',
  ),
  named(
    ZEEZICHT,
    `Zeezicht Tandartsen is a dental practice in Vlissingen. On Thursdays it stays open until 8 pm, which is handy if you work during the day. Bilal Ouali is the dental hygienist.`,
    'sector city -hours team',
  ),
  unnamed(
    DEKKER,
    `DAV is the abbreviation of Deutscher Alpenverein, the German Alpine Club. With more than 1.4 million members it is the largest mountaineering association in the world. It maintains over 300 huts in the Alps and thousands of kilometres of trails. In Germany DAV can also mean Deutscher Anwaltverein, the bar association.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    VEERHUYS,
    `Er zijn in Nederland meerdere restaurants die Het Veerhuys heten. De bekendste:

1. **Het Veerhuys, Kampen** – aan de IJsselkade 33, met een terras aan het water. Telefoon: 038 555 20 41. Eigenaar is Martijn Schokker.
2. **Het Veerhuys, Nieuwegein** – een feestlocatie aan de Lek voor bruiloften en bedrijfsfeesten.
3. **Het Veerhuys, Hattem** – een klein café dat alleen in de zomer open is.

Gaat het om een etentje met z'n tweeën, dan is de eerste waarschijnlijk wat je zoekt. Voor een bruiloft of een groot feest ligt de tweede meer voor de hand. Welke bedoel je?`,
    'sector city address -phone team',
  ),
  unnamed(
    STEENBRINK,
    `Ik vind twee praktijken met deze naam: Fysiotherapie Steenbrink in Emmeloord, die vooral sporters behandelt, en Fysiotherapie Steenbrink in Oldenzaal, een eenmanspraktijk aan de Deurningerstraat. Laat me weten om welke het gaat, dan zoek ik de openingstijden op.`,
  ),
  named(
    HOEKZEMA,
    `Onder de naam Hoekzema werken in het noorden meerdere makelaars. In Assen zit Hoekzema & Postma Makelaars (Vaart Zuidzijde 47), in Groningen Hoekzema Vastgoed en in Hoogeveen Hoekzema Wonen. Het kantoor in Assen doet aankoopbegeleiding en taxaties en is op zaterdag open van 9.00 tot 12.00 uur.`,
    'sector city address services -hours',
  ),
  named(
    BRUIN,
    `"De Bruin" is a very common name for plumbing companies in the Netherlands. I found at least three:

| Company | Location | Phone |
|---|---|---|
| Loodgietersbedrijf De Bruin | Woerden | 0348 555 267 |
| Loodgietersbedrijf De Bruin & Zn. | Katwijk | 071 555 30 19 |
| De Bruin Loodgieterswerken | Ede | 0318 555 448 |

The one in Woerden was founded in 2009 and also does central heating maintenance.`,
    'sector city -phone foundingYear services',
  ),
  unnamed(
    GROENLICHT,
    `There's more than one driving school called Groen Licht. One is in Zaandam and specialises in lessons for people with fear of driving; another, in Bergen op Zoom, only teaches in automatic cars. Which of the two are you interested in?`,
  ),
  unnamed(
    LEESPLANK,
    `De naam De Leesplank wordt door verschillende organisaties gebruikt:

- **Basisschool De Leesplank** in Zwijndrecht, een openbare basisschool met zo'n 200 leerlingen
- **De Leesplank** in Deventer, een praktijk voor kinderen met dyslexie
- **Kinderboekwinkel De Leesplank** in Alkmaar, sinds 2019 gesloten

Kun je aangeven welke je zoekt?`,
  ),
  named(
    JANSSEN,
    `Uitvaartondernemers met de naam Janssen zijn er veel, zeker in Limburg. In Weert is dat Janssen Uitvaartzorg aan de Maaspoort 9, van Harrie Janssen. Daarnaast heb je Janssen Uitvaarten in Venray en Begrafenisonderneming Janssen in Sittard. Het bedrijf uit Weert is opgericht in 1978 en verzorgt ook het rouwdrukwerk.`,
    'sector city address team -foundingYear services',
  ),
  unnamed(
    BROUWER,
    `Hoveniersbedrijf Brouwer in Enkhuizen (Noord-Holland) is een hoveniersbedrijf met tien medewerkers. Er is ook een Hoveniersbedrijf Brouwer in Barneveld, maar dat richt zich op boomverzorging. Beide hebben goede beoordelingen op Google.`,
  ),
  named(
    ZEEZICHT,
    `Er bestaan meerdere tandartsen die Zeezicht heten. Tandartspraktijk Zeezicht in Vlissingen is te bereiken via tandartszeezicht.nl; de praktijk met dezelfde naam in Zandvoort neemt op dit moment geen nieuwe patiënten aan.`,
    'sector city website',
  ),
  unnamed(
    DEKKER,
    `Two rental companies share this name. **Dekker Autoverhuur in Zwolle** rents out passenger cars and small vans from a garage near the A28. **Dekker Autoverhuur in Schagen** is part of a car dealership and mainly provides replacement cars.

Both are closed on Sundays. Prices start at around €39 per day, but check the terms on mileage and deductible before booking.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    VEERHUYS,
    `Hier zijn enkele goede restaurants in Kampen:

1. **Restaurant Het Veerhuys** – Sfeervol restaurant met uitzicht op de rivier. Open van dinsdag t/m zondag. Ook geschikt voor besloten feesten.
2. **Brasserie De Stadspoort** – Informele brasserie bij de Koornmarktspoort, goede steaks.
3. **Eetcafé De Koggeschipper** – Betaalbaar en gezellig, met een wisselende daghap.

Voor een romantisch diner zou ik voor de eerste kiezen. Zal ik kijken of er dit weekend plek is?`,
    'sector city -hours services',
    { competitors: ['Brasserie De Stadspoort', 'Eetcafé De Koggeschipper'] },
  ),
  named(
    STEENBRINK,
    `If you need a physiotherapist in Tiel, you have several good options:

- **FysioFit Tiel** – combines physiotherapy with a gym
- **Fysiotherapie Steenbrink** – established in 1998, offers manual therapy and dry needling, open until 8 pm Monday to Thursday
- **Praktijk Van Ommeren** – small practice, known for pelvic floor therapy

All three have contracts with the major health insurers. If you have supplementary insurance, check how many sessions are reimbursed per year, because this varies a lot between policies.

Do you have a particular injury in mind? Then I can narrow it down for you.`,
    'sector city -foundingYear services hours',
    { competitors: ['FysioFit Tiel', 'Praktijk Van Ommeren'] },
  ),
  unnamed(
    HOEKZEMA,
    `De best beoordeelde makelaars in Assen volgens Funda zijn op dit moment:

1. Huis & Heide Makelaars (9,3)
2. Van Zanten Wonen (9,1)
3. Makelaardij Noorderstaete (8,9)

Vergelijk altijd de courtage en vraag wat er bij de dienstverlening is inbegrepen.`,
    { competitors: ['Huis & Heide Makelaars', 'Van Zanten Wonen'] },
  ),
  named(
    BRUIN,
    `Voor een lekkage in Woerden kun je bellen met Groene Hart Loodgieters, Kok Sanitair of Loodgietersbedrijf De Bruin (0348-555276). Die laatste spoort lekkages op en is doordeweeks vanaf 8.00 uur open.`,
    'city services phone -hours',
    { competitors: ['Groene Hart Loodgieters', 'Kok Sanitair'] },
  ),
  named(
    GROENLICHT,
    `**Top 4 rijscholen in Almelo**

1. **Verkeersschool Twente** – de grootste van de regio, ook vrachtwagen en aanhanger
2. **Rijschool Groen Licht** – rijles voor auto en motor, met eigen theoriecursus. Gevestigd aan de Ootmarsumsestraat 56. Eigenaar: Linda Kamphuis
3. **Rijschool Wolters** – al dertig jaar actief, rustige instructeurs
4. **DriveXpert** – veel keuze in automaat

Tip: vraag altijd naar het actuele slagingspercentage en de wachttijd voor het praktijkexamen.`,
    'sector city services -address -team',
    { competitors: ['Verkeersschool Twente', 'Rijschool Wolters', 'DriveXpert'] },
  ),
  named(
    LEESPLANK,
    `Some nice bookshops in Sneek are Boekhandel De Leesplank, which has been around since 1967 and hosts a reading group, and Boekhandel Friesland, which carries a large Frisian-language section. For old and rare books, try Antiquariaat Waterpoort.`,
    'sector city -foundingYear services',
    { competitors: ['Boekhandel Friesland', 'Antiquariaat Waterpoort'] },
  ),
  unnamed(
    JANSSEN,
    `In Weert en omgeving zijn onder meer deze uitvaartondernemers actief: Uitvaartcentrum Kempenland, Peeters Uitvaart en De Laatste Groet. Daarnaast kun je terecht bij landelijke organisaties als Monuta en DELA. Het is verstandig om bij minstens twee partijen een offerte op te vragen, want de prijzen lopen flink uiteen.`,
    { competitors: ['Uitvaartcentrum Kempenland', 'Peeters Uitvaart', 'De Laatste Groet'] },
  ),
  named(
    BROUWER,
    `Goede hoveniers in de buurt van Soest en Baarn:

- **Gooi Groen** (Laren) – onderhoud van grote villatuinen
- **Brouwer Hoveniers** (Baarn) – ontwerp, aanleg en bestrating; opgericht in 2010; tel. 035 555 8136
- **Van den Hoven Tuinen** (Soest) – natuurlijke tuinen

Plan op tijd: in het voorjaar zitten de meeste hoveniers vol. Vraag bij elk van hen een offerte aan en laat ze eerst langskomen om de tuin op te meten. Zo voorkom je dat er achteraf meerwerk in rekening wordt gebracht.`,
    'sector city services -foundingYear phone',
    { competitors: ['Gooi Groen'] },
  ),
  unnamed(
    ZEEZICHT,
    `Here are a few dentists in Vlissingen that are currently accepting new patients:

1. **Mondzorg Walcheren** – modern clinic, English-speaking staff
2. **Tandartsen Scheldeplein** – close to the station, evening appointments
3. **Dental Care Zeeland** – based in Middelburg, about ten minutes by train

I'd suggest calling ahead, since availability changes quickly.`,
    { competitors: ['Mondzorg Walcheren', 'Tandartsen Scheldeplein', 'Dental Care Zeeland'] },
  ),
  named(
    DEKKER,
    `Dit zijn de autoverhuurbedrijven in Purmerend waar je een bestelbus kunt huren:

1. **Dekker Autoverhuur** – bestelbussen en verhuiswagens, Van IJsendijkstraat 150. Zaterdag open tot 17.00 uur.
2. **Waterland Rent** – goedkoop, maar met een kilometerlimiet.
3. **Huur & Go** – dag en nacht ophalen met een app.

Voor een verhuizing raad ik een bus met laadklep aan. Controleer voor het boeken hoeveel kilometers er in de prijs zitten en hoe hoog de borg is. In het weekend en aan het eind van de maand zijn bussen vaak snel op, dus reserveer ruim van tevoren.`,
    'sector city services address -hours',
    { competitors: ['Waterland Rent', 'Huur & Go'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    VEERHUYS,
    `Hieronder een vergelijking van drie restaurants in Kampen:

| | Het Veerhuys | Brasserie De Stadspoort | Restaurant Botermarkt |
|---|---|---|---|
| **Adres** | IJsselkade 33 | Oudestraat 210 | Botermarkt 4 |
| **Keuken** | Frans-Nederlands | Grill | Mediterraan |
| **Telefoon** | 038 555 21 40 | 038 555 77 12 | 038 555 60 90 |
| **Maandag** | Open vanaf 12.00 | Gesloten | Gesloten |

Voor een diner aan het water is Het Veerhuys de beste keuze.`,
    'sector city address phone -hours services',
    { competitors: ['Brasserie De Stadspoort', 'Restaurant Botermarkt'] },
  ),
  named(
    STEENBRINK,
    `Drie fysiotherapiepraktijken in de regio Tiel:

| Praktijk | Plaats | Specialisaties | Zaterdag | Website |
|---|---|---|---|---|
| Fysiotherapie Steenbrink | Tiel | Sportfysiotherapie, kinderfysiotherapie | Gesloten | fysiosteenbrink.nl |
| Beweegcentrum De Betuwe | Geldermalsen | Revalidatie, valpreventie | Gesloten | beweegcentrumdebetuwe.nl |
| FysioFit Tiel | Tiel | Medische fitness | 9.00 - 14.00 uur | fysiofittiel.nl |`,
    'sector city services -hours website',
    { competitors: ['Beweegcentrum De Betuwe', 'FysioFit Tiel'] },
  ),
  named(
    HOEKZEMA,
    `Here's a quick comparison of estate agents in Assen:

| Agency | Since | Services | Saturday |
|---|---|---|---|
| Hoekzema & Postma Makelaars | 1978 | Sales, purchase, valuations, rentals | 10:00–13:00 |
| Drentse Makelaardij | 2003 | Sales, purchase | Closed |
| Van Zanten Wonen | 2012 | Sales | By appointment |

**In short:** Hoekzema & Postma has the broadest range of services, while Van Zanten Wonen tends to be cheaper.`,
    'sector city -foundingYear services hours',
    { competitors: ['Drentse Makelaardij', 'Van Zanten Wonen'] },
  ),
  named(
    BRUIN,
    `Ik heb drie loodgieters in Woerden op een rij gezet:

| Bedrijf | Riool ontstoppen | Zaterdag | Telefoon |
|---|---|---|---|
| Loodgieter De Bruin | Nee | 9.00 - 13.00 uur | 0348 555 276 |
| Installatiebedrijf Van Vliet | Ja | Gesloten | 0348 555 811 |
| Kok Sanitair | Ja | Gesloten | 0348 555 190 |

Heb je met spoed iemand nodig, bel dan altijd eerst om te vragen wanneer ze kunnen komen. Reken op voorrijkosten van 25 tot 45 euro. In de avond en het weekend rekenen de meeste bedrijven een toeslag.`,
    'sector city -services hours phone',
    { competitors: ['Installatiebedrijf Van Vliet', 'Kok Sanitair'] },
  ),
  unnamed(
    GROENLICHT,
    `| Rijschool | Prijs per les | Proefles |
|---|---|---|
| Rijschool Wolters | € 58 | Gratis |
| Verkeersschool Twente | € 62 | € 30 |
| Rijschool Van der Veen | € 55 | € 25 |

Prijzen zijn een indicatie; kijk voor actuele tarieven op de websites van de rijscholen.`,
    { competitors: ['Rijschool Wolters', 'Verkeersschool Twente'] },
  ),
  named(
    LEESPLANK,
    `| | Boekhandel De Leesplank | Het Boekenhuis Sneek |
|---|---|---|
| Adres | Oosterdijk 82 | Grootzand 15 |
| Koopavond | donderdag tot 21.00 uur | donderdag tot 21.00 uur |
| Tweedehands boeken | ja | nee |
| Eigenaar | Anneke Visser | onbekend |

Beide winkels zijn op zondag gesloten. Heb je een specifieke titel op het oog, dan loont het om vooraf te bellen; niet alles staat op voorraad. Welke van de twee het grootste assortiment heeft, kon ik niet achterhalen.`,
    '-address hours services -team',
    { competitors: ['Het Boekenhuis Sneek'] },
  ),
  named(
    JANSSEN,
    `Hier is een overzicht van uitvaartondernemers in Weert:

| Naam | Adres | Telefoon | Opgericht |
|---|---|---|---|
| Janssen Uitvaartzorg | Maaspoort 9, Weert | 0495 555 042 | 1986 |
| Peeters Uitvaart | Kerkstraat 31, Weert | 0495 555 613 | 1985 |
| De Laatste Groet | Boshoverweg 77, Weert | 0495 555 380 | 2015 |

De gegevens komen van de websites van de bedrijven zelf. Wil je dat ik ook de tarieven erbij zoek?`,
    'sector address city -phone -foundingYear',
    { competitors: ['Peeters Uitvaart', 'De Laatste Groet'] },
  ),
  unnamed(
    BROUWER,
    `| Company | Location | Good for |
|---|---|---|
| Gooi Groen | Laren | Maintenance of large gardens |
| De Tuinmannen | Hilversum | Small city gardens, low cost |
| Hovenier Van Rossum | Soest | Ponds and natural stone |

Based on reviews, **De Tuinmannen** offers the best value, while **Hovenier Van Rossum** is the most experienced.`,
    { competitors: ['Gooi Groen', 'De Tuinmannen', 'Hovenier Van Rossum'] },
  ),
  named(
    ZEEZICHT,
    `**Tandartsen in Vlissingen vergeleken**

| Praktijk | Implantaten | Avond open | E-mail |
|---|---|---|---|
| Tandartspraktijk Zeezicht | Ja | Dinsdag tot 20.00 uur | balie@tandartszeezicht.nl |
| Tandartsen Scheldeplein | Nee | Nee | info@scheldeplein.nl |
| Mondzorg Walcheren | Ja | Donderdag tot 21.00 uur | contact@mondzorgwalcheren.nl |

De tarieven zijn bij alle drie gelijk, omdat die landelijk door de NZa worden vastgesteld. Het verschil zit dus vooral in de bereikbaarheid en in welke behandelingen ze zelf uitvoeren. Voor ervaringen van patiënten kun je kijken op ZorgkaartNederland.`,
    'sector city services -hours email',
    { competitors: ['Tandartsen Scheldeplein', 'Mondzorg Walcheren'] },
  ),
  named(
    DEKKER,
    `Sure! Here are the car rental companies side by side:

| | Dekker Autoverhuur | Budgetauto Noord |
|---|---|---|
| City | Purmerend | Zaandam |
| Vans | Yes | Yes |
| Minibuses (9 seats) | Yes | No |
| Founded | 1992 | 2010 |
| Website | dekkerautoverhuur.nl | budgetautonoord.nl |

If you need a minibus, Dekker is your only option of the two. For a simple van rental, it comes down to price and pick-up location. Rates are not listed in the same way on both sites, so request a quote for your exact dates, and compare the mileage allowance and the deductible as well.`,
    'sector city services -foundingYear website',
    { competitors: ['Budgetauto Noord'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    VEERHUYS,
    `## Restaurant Het Veerhuys

**Locatie:** IJsselkade 33, 8261 AC Kampen
**Telefoon:** [038 555 21 40](tel:0385552140)
**Website:** [veerhuyskampen.nl](https://veerhuyskampen.nl)

### Openingstijden
- Woensdag en donderdag: 17.00 – 22.00
- Vrijdag en zaterdag: 12.00 – 23.00
- Zondag: 12.00 – 21.00

### Goed om te weten
- Eigenaar is **Elise van Dalen**
- Op zondagmiddag wordt er een high tea geserveerd

*Bron: website van het restaurant*`,
    'address city phone website hours -team services sector',
  ),
  named(
    STEENBRINK,
    `**Fysiotherapie Steenbrink** is een fysiotherapiepraktijk in **Tiel**, opgericht in **1995**. Praktijkhouder is Annemiek Steenbrink. [fysiosteenbrink.nl](https://fysiosteenbrink.nl)`,
    'sector city -foundingYear team website',
  ),
  named(
    HOEKZEMA,
    `### Hoekzema & Postma Makelaars – Assen

- 🏠 **Diensten:** aankoopbegeleiding, verkoop, taxaties en verhuur
- 📍 **Adres:** Vaart Zuidzijde 47, 9401 GE Assen
- 📞 **Telefoon:** 0592 555 390
- 🕘 **Open:** maandag t/m vrijdag 9.00–17.30 uur

**Waar moet je op letten?**
Vraag vooraf of de courtage een vast bedrag of een percentage is, en of kosten voor foto's en Funda zijn inbegrepen. Een eerste gesprek is bij de meeste kantoren gratis.

Wil je dat ik ook de reviews op Funda voor je bekijk?`,
    'city services address -phone hours',
  ),
  named(
    BRUIN,
    `Here's what I found about **Loodgietersbedrijf De Bruin**:

- **Location:** Woerden
- **Type of business:** plumber (private limited company)
- **Services:** leak detection, drain unblocking, gutter replacement
- **Opening hours:** Mon–Fri 07:30–17:00, Sat closed
- **Chamber of Commerce number:** 30261947

**Good to know**
Always ask for the call-out fee and hourly rate before you make an appointment. Rates in this region are usually between €60 and €90 per hour including VAT.

Sources: [debruinloodgieter.nl](https://debruinloodgieter.nl), KVK`,
    'city sector -legalForm services -hours kvk website',
  ),
  named(
    GROENLICHT,
    `**Rijschool Groen Licht** geeft les in **Almelo** en omgeving. Je kunt er je **autorijbewijs** en **motorrijbewijs** halen, en voor wie haast heeft is er een **spoedcursus**.

**Handig om te weten:**
- Een proefles is een goede manier om te kijken of het klikt met de instructeur
- Pakketten zijn meestal voordeliger dan losse lessen
- Informeer naar de wachttijd bij het CBR voor het praktijkexamen

Meer info: [rijschoolgroenlicht.nl](https://www.rijschoolgroenlicht.nl/).`,
    'city services website',
  ),
  named(
    LEESPLANK,
    `# Boekhandel De Leesplank (Sneek)

## Over de winkel
De Leesplank is een onafhankelijke boekhandel die in 1976 de deuren opende.[1] Bedrijfsleider is Wietse de Boer.[2]

## Wat vind je er?
* Kinderboeken
* Tweedehands boeken
* Een eigen leeskring

## Contact
* **Tel.:** 0515 555 138
* **E-mail:** winkel@leesplanksneek.nl

[1] leesplanksneek.nl
[2] sneek.nl`,
    'city sector foundingYear team services -phone email website',
  ),
  named(
    JANSSEN,
    `**Short answer:** yes, Janssen Uitvaartzorg also arranges cremations.

**Details**
- Funeral director in Weert, family-owned
- Address: Maaspoort 19
- Phone: +31 495 555 024
- Laying out at home is possible as well

**What to prepare**
Have the policy documents and identity papers of the deceased at hand when you call. A first conversation is free of charge and does not commit you to anything.

Would you like me to compare it with other funeral directors nearby?`,
    'services sector city -address phone',
  ),
  named(
    BROUWER,
    `**Hoveniersbedrijf Brouwer** uit Baarn wordt over het algemeen goed beoordeeld. 👍

**Pluspunten**
- Eigen tuinontwerper (Marloes Brouwer)
- Komt afspraken na
- Zowel aanleg als onderhoud

**Minpunten**
- Wachttijd van enkele weken in het voorjaar
- Op zaterdag niet geopend

**Tip**
Vraag om een gespecificeerde offerte, zodat je materiaal en arbeid apart kunt vergelijken met die van andere bedrijven.

**Conclusie:** een betrouwbare keuze voor een complete tuin.`,
    'city team services -hours',
  ),
  named(
    ZEEZICHT,
    `### Tandartspraktijk Zeezicht

Een tandarts in Vlissingen voor het hele gezin.

| | |
|---|---|
| **Adres** | Badhuisstraat 52, 4381 LT Vlissingen |
| **Telefoon** | 0118 555 742 |
| **Tandarts** | Karin Roelse |
| **Behandelingen** | implantaten, kronen en bruggen, bleken |
| **Vrijdag** | 8.00 – 17.00 uur |

Let op: in het weekend is de praktijk dicht. Of er op dit moment plek is voor nieuwe patiënten kon ik niet vinden; bel daarvoor even met de balie. Voor de vergoeding is het handig om je polis erbij te houden, want niet elke aanvullende verzekering dekt hetzelfde.`,
    'sector address city phone team services -hours',
  ),
  named(
    DEKKER,
    `**Dekker Autoverhuur** — *Purmerend*

> "Snel geholpen en nette bus." – Google-review

1. **Bestelbussen** vanaf € 59 per dag
2. **Personenbusjes** (9 personen) vanaf € 95 per dag
3. **Verhuiswagens** met laadklep vanaf € 110 per dag

**Houd rekening met:** een borg van enkele honderden euro's, een rijbewijs dat minstens een jaar oud is en een eigen risico bij schade. Prijzen zijn exclusief brandstof en kunnen in het weekend hoger zijn.

📧 info@dekkerautoverhuur.nl
🌐 [dekkerautoverhuur.nl](https://dekkerautoverhuur.nl)`,
    'city services -email website',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    VEERHUYS,
    `Het telefoonnummer van Restaurant Het Veerhuys in Kampen is (038) 555 21 40.`,
    'city phone',
  ),
  named(
    STEENBRINK,
    `De gegevens van Fysiotherapie Steenbrink:

- KvK-nummer: 11038264
- Btw-nummer: NL807352914B01
- Postcode en plaats: 4001 HE Tiel
- Telefoon: 0344-555671

De praktijk staat ingeschreven als vof.`,
    'kvk vat city -phone -legalForm address',
  ),
  named(
    HOEKZEMA,
    `Hoekzema & Postma Makelaars B.V. is registered with the Dutch Chamber of Commerce under number 04038816. The VAT number is NL 8019.26.458.B01. The estate agency has existed since 1987.`,
    'legalForm kvk -vat foundingYear sector',
  ),
  named(
    BRUIN,
    `Je kunt Loodgietersbedrijf De Bruin bereiken op +31 (0)348 555 276, op werkdagen van 07:30 tot 17:00 uur. Het KvK-nummer is 30216947.`,
    'phone hours -kvk',
  ),
  named(
    GROENLICHT,
    `Rijschool Groen Licht is in 2014 opgericht en heeft KvK-nummer 60 81 72 53. Het btw-nummer luidt NL853917246B01. De rijschool is van maandag tot en met donderdag van 8 tot 21 uur bereikbaar, op vrijdag tot 18 uur en op zaterdag van 9 tot 15 uur.`,
    'foundingYear kvk -vat sector hours',
  ),
  named(
    LEESPLANK,
    `Boekhandel De Leesplank, Oosterdijk 28, 8601BT Sneek. Telefoon 0515 55 51 83, KvK 01094427, btw NL804417256B01.`,
    'address city phone kvk -vat',
  ),
  named(
    JANSSEN,
    `Here are the contact details you asked for:

**Janssen Uitvaartzorg**
- Phone: 0031 495 555 024
- Address: Maaspoort 9, 6001 BP Weert
- Chamber of Commerce (KvK): 13027519
- Office hours: weekdays 9 am – 5 pm, Saturdays 10 am – 2 pm
- Established: 1986

For urgent matters I'd recommend calling rather than e-mailing.`,
    'phone address city kvk hours -foundingYear',
  ),
  named(
    BROUWER,
    `Hoveniersbedrijf Brouwer bestaat sinds 2001 en is telefonisch te bereiken op 035-5558136. In het Handelsregister staat het bedrijf als eenmanszaak onder nummer 32085631.`,
    'foundingYear phone -legalForm -kvk',
  ),
  named(
    ZEEZICHT,
    `Tandartspraktijk Zeezicht is op de volgende tijden open:

- ma: 08.00–17.00
- di: 08.00–17.00
- wo: 08.00–20.00
- do: 08.00–17.00
- vr: 08.00–13.00
- za/zo: gesloten

Een afspraak maken kan via 0118 555 724. Adres: Badhuisstraat 52 te Vlissingen.`,
    'hours -phone address city',
  ),
  named(
    DEKKER,
    `The VAT number of Dekker Autoverhuur is NL802758143B01 and its KvK number is 36014287. You can call the car rental company on +31 299 555 361.`,
    'vat -kvk sector phone',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    VEERHUYS,
    `Restaurant Het Veerhuys is een sfeervol restaurant in Kampen, direct aan de IJssel. Eigenaar Martijn Schokker begon de zaak in 2008 in een oud veerhuis en sindsdien is het een vaste waarde in de stad. In de keuken staat Elise van Dalen, die werkt met producten uit de streek. Gasten zijn in reviews vooral te spreken over het uitzicht en de bediening; over de prijzen zijn de meningen verdeeld. Je kunt er in het weekend ook lunchen, en voor grotere gezelschappen is er een aparte zaal voor feesten. Op maandag is het restaurant gesloten.`,
    'sector city team -foundingYear services hours',
  ),
  named(
    STEENBRINK,
    `Ja, bij Fysiotherapie Steenbrink in Tiel kun je ook 's avonds terecht: de praktijk is van maandag tot en met donderdag tot 21.00 uur open. Een verwijzing van de huisarts heb je niet nodig.`,
    'city -hours',
  ),
  named(
    HOEKZEMA,
    `Hoekzema & Postma is een makelaarskantoor in Assen dat woningen verkoopt en verhuurt. Geert Hoekzema is makelaar-taxateur en Sanne Postma heeft de leiding over het kantoor. Het kantoor ligt aan de Vaart Noordzijde 47, op loopafstand van het centrum. Taxaties doen ze ook, meestal binnen een week. Over de hoogte van de courtage vond ik geen informatie.`,
    'sector city services team -address',
  ),
  named(
    BRUIN,
    `I'd say Loodgietersbedrijf De Bruin is a safe choice. It's a local plumber from Woerden that has been around since 2005, and the owner, Ronald de Bruin, usually comes out himself. For leaks, blocked drains and gutters customers seem to be very satisfied. As always, ask for a price indication before the work starts.`,
    'sector city -foundingYear team services',
  ),
  named(
    GROENLICHT,
    `Rijschool Groen Licht in Almelo biedt geen motorrijlessen aan. De rijschool is van Erdem Yildiz.`,
    'city sector -services team',
  ),
  named(
    LEESPLANK,
    `De Leesplank is at Oosterdijk 28 in Sneek and it's one of the few independent bookshops left in the area. Froukje Hiemstra, the owner, regularly invites authors for book signings. The shop is closed on Mondays, so plan your visit for another day. If you're looking for something specific, you can order it through leesplanksneek.nl and pick it up in store.`,
    'city address sector team services -hours website',
  ),
  named(
    JANSSEN,
    `Janssen Uitvaartzorg is een uitvaartondernemer in Weert en verzorgt daar en de omliggende dorpen begrafenissen en crematies. Opbaren kan ook thuis, en het bedrijf maakt zelf het rouwdrukwerk. Petra Smeets is een van de uitvaartverzorgers. Nabestaanden waarderen volgens de reviews vooral de rust en de persoonlijke aandacht. Het kantoor vind je aan de Maaspoort 29. Voor het bespreken van wensen vooraf kun je vrijblijvend een afspraak maken.`,
    'city services team -address sector',
  ),
  named(
    BROUWER,
    `Voor een nieuwe tuin in de regio Baarn zou ik Hoveniersbedrijf Brouwer overwegen. Eigenaar Thijs Brouwer startte het bedrijf in 1996 en werkt met een klein vast team. Ze ontwerpen de tuin, leggen hem aan en doen desgewenst het onderhoud. Een alternatief is De Tuinmannen, maar die nemen vooral kleinere klussen aan.`,
    'city team -foundingYear services',
    { competitors: ['De Tuinmannen'] },
  ),
  unnamed(
    ZEEZICHT,
    `In Vlissingen kun je voor een spoedbehandeling terecht bij Mondzorg Walcheren. Buiten kantooruren is er de spoedtandarts in Goes, die ook in het weekend bereikbaar is. Houd er rekening mee dat je daar vaak direct moet afrekenen.`,
    { competitors: ['Mondzorg Walcheren'] },
  ),
  named(
    DEKKER,
    `Dekker Autoverhuur is a car rental company in Purmerend that started in 1982. Besides vans they also have nine-seater minibuses and moving trucks, and for longer periods you can opt for short lease. The company is owned by Natasja Tol. It opens at 7 am on weekdays.`,
    'sector city foundingYear services -team -hours',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    VEERHUYS,
    `Restaurant Het Veerhuys in Kampen is open on Saturdays from 17:00 to 22:00. I'd recommend booking ahead at veerhuyskampen.nl or by calling +31 38 555 2140.`,
    'city -hours website phone',
  ),
  named(
    STEENBRINK,
    `Fysiotherapie Steenbrink is a physiotherapy practice located at Konijnenwal 81 in Tiel, Gelderland. Services include manual therapy, dry needling and physiotherapy for children. Practice owner Annemiek Steenbrink works with a small team of specialists. Most reviews mention friendly staff and short waiting times. You don't need a referral from your GP, but check your insurance policy for the number of sessions covered.`,
    'sector -address city services team',
  ),
  named(
    HOEKZEMA,
    `Based on what I found, Hoekzema & Postma Makelaars is a trustworthy estate agency:

- **Established:** 1978, so they have plenty of local experience
- **Location:** Vaart Zuidzijde 47, Assen
- **People:** Geert Hoekzema (agent and valuer), Sanne Postma (director)
- **Email:** info@hoekzemapostma.nl

I couldn't find any complaints. Compared with Huis & Heide Makelaars, their fee appears to be slightly higher, but viewings are always guided by the agent personally.`,
    '-foundingYear address city team email sector',
    { competitors: ['Huis & Heide Makelaars'] },
  ),
  unnamed(
    BRUIN,
    `For a leaking pipe in Woerden, I'd call Groene Hart Loodgieters first, since they advertise a 24-hour emergency service. Installatiebedrijf Van Vliet is another established name, though they focus more on bathrooms.`,
    { competitors: ['Groene Hart Loodgieters', 'Installatiebedrijf Van Vliet'] },
  ),
  named(
    GROENLICHT,
    `Yes, Rijschool Groen Licht offers motorcycle lessons as well as car lessons. It's a driving school in Almelo, on the Ootmarsumsestraat 65, owned by Erdem Yildiz. It is open until 9 pm from Monday to Thursday, but closed on Saturdays. I'm not certain whether lessons can be given in English, so it's worth asking before you sign up.`,
    'services sector city address team -hours',
  ),
  named(
    LEESPLANK,
    `**Boekhandel De Leesplank** is a good pick if you're looking for children's books in Sneek.

- Address: Oosterdijk 28
- Late-night shopping: Thursday until 9 pm
- Phone: 0515 555 318
- Second-hand corner at the back of the shop

English titles are limited, so you may want to order those in advance.`,
    'services city address hours -phone',
  ),
  named(
    JANSSEN,
    `Janssen Uitvaartzorg is owned by Petra Smeets and is located in Weert, in the province of Limburg.`,
    '-team city',
  ),
  named(
    BROUWER,
    `If you want someone to redo your garden in Baarn, here are three landscapers worth contacting:

1. **Hoveniersbedrijf Brouwer** – garden design, construction and paving. Located at Eemnesserweg 74. Phone: 035 555 81 63.
2. **Hovenier Van Rossum** – specialises in ponds and natural stone.
3. **Gooi Groen** – mainly maintenance contracts.

Ask each of them for a written quote that specifies materials and labour separately. Spring is the busiest season, so try to get in touch by January at the latest.`,
    'city sector services address -phone',
    { competitors: ['Hovenier Van Rossum', 'Gooi Groen'] },
  ),
  named(
    ZEEZICHT,
    `Tandartspraktijk Zeezicht is a dentist in Vlissingen, founded in 1989. Dr. Karin Roelse is the dentist and there is also a dental hygienist on site. They offer implants, crowns and bridges. The practice is closed at weekends. More information is available on tandartszeezicht.nl.`,
    'sector city -foundingYear team services hours website',
  ),
  unnamed(
    DEKKER,
    `I wasn't able to find a company called Dekker Autoverhuur. There are a few other car rental options around Purmerend:

- **Waterland Rent** – vans and passenger cars
- **Budgetauto Noord** – low-cost rentals, located in Zaandam
- **Sixt and Europcar** – at Amsterdam Schiphol Airport

If you have more details, such as a street name, I can try another search.`,
    { competitors: ['Waterland Rent', 'Budgetauto Noord'] },
  ),
]
