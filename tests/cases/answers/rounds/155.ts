/** Answers that a stranger to the rules wrote: an electrician, an optician, an estate agent, a florist, a yoga studio, a mover, a jeweller, an installer, a hotel and a speech therapist. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  GEVELSTEEN,
  GRINSVEN,
  KLANKRIJK,
  KUIPER,
  LINDEN,
  MADELIEF,
  SCHOONVELD,
  STILWATER,
  TUINSTRA,
  ZWAAG,
} from '#tests/cases/answers/companies/155.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    ZWAAG,
    `Ik beschik niet over gegevens van Elektrobedrijf Van der Zwaag. Veel kleinere vakbedrijven komen in mijn trainingsdata niet voor. Raadpleeg het Handelsregister van de KvK of vraag eens rond in de buurt; zo krijg je sneller een betrouwbaar beeld dan via mij.`,
  ),
  named(
    SCHOONVELD,
    `Beoordelingen van Optiek Schoonveld kon ik niet terugvinden, dus over de klanttevredenheid durf ik niets te zeggen. Wat ik wel tegenkwam:

- opticien aan de Hoofdstraat 63 in Veenendaal
- oogmetingen en contactlenzen
- vrijdag koopavond, open tot 21.00 uur

Zal ik een paar vragen voor je op een rij zetten die je bij een eerste bezoek kunt stellen?`,
    'sector address city services hours',
  ),
  unnamed(
    GEVELSTEEN,
    `I wasn't able to find any reliable information about an estate agency called Makelaardij De Gevelsteen in Gouda. That doesn't mean it doesn't exist; it may simply have a small online footprint.

If you're choosing an agent, here's what I'd look at:

1. **Membership** of NVM, VBO or VastgoedPro
2. **Funda reviews**, sorted by most recent
3. **Fee structure**: a fixed amount or a percentage of the sale price
4. **Local track record**: homes sold in your street in the last year

Do you have a link to their website? I'd be happy to take a look.`,
  ),
  named(
    MADELIEF,
    `I can't see live stock or same-day delivery slots, so I don't know whether Bloemenatelier Madelief can still deliver today. According to bloemenateliermadelief.nl, the florist is in Tiel, is run by Femke Roodbeen and makes bridal flowers and funeral arrangements as well as everyday bouquets. Ringing them before noon is probably your best bet: 0344 55 52 70.`,
    'website sector city team services -phone',
  ),
  unnamed(
    TUINSTRA,
    `Over Verhuisbedrijf Tuinstra heb ik helaas niets kunnen vinden. Zoek je een verhuizer in of rond Meppel? Dan zijn dit mogelijkheden:

1. **De Reest Verhuizers** – vooral gezinsverhuizingen, gratis opname aan huis
2. **Kastanje Verhuizingen** – ook internationaal

Vraag bij beide een schriftelijke offerte, en let op de verzekering van je inboedel.`,
    { competitors: ['De Reest Verhuizers', 'Kastanje Verhuizingen'] },
  ),
  unnamed(
    KLANKRIJK,
    `Als taalmodel kan ik niet in cliëntdossiers of actuele wachtlijsten kijken, en een praktijk met de naam Logopediepraktijk Klankrijk is mij verder niet bekend. Via logopedie.nl (de site van de NVLF) kun je op postcode zoeken naar een logopedist met de juiste specialisatie.`,
  ),
  named(
    KUIPER,
    `Wat een warmtepomp bij Kuiper & Zonen precies kost, staat nergens vermeld. Reken voor een hybride toestel in het algemeen op € 4.500 tot € 7.000 inclusief plaatsing, vóór aftrek van de ISDE-subsidie.

Het installatiebedrijf uit Purmerend legt behalve warmtepompen ook vloerverwarming aan. Voor een prijs op maat kun je mailen naar offerte@kuiperenzonen.nl.`,
    'services sector city -email',
  ),
  unnamed(
    LINDEN,
    `There doesn't seem to be a hotel by the name of De Drie Linden in the booking sites I can search. Could you double-check the spelling? For a night in Hulst itself, travellers tend to choose **Stadslogement Reynaert** (eight rooms, right on the market square) or **Herberg De Bagijn**, which is simpler and cheaper.`,
    { competitors: ['Stadslogement Reynaert', 'Herberg De Bagijn'] },
  ),
  named(
    GRINSVEN,
    `I'm not a hundred per cent sure about this one, so please verify it. I believe Juwelier Van Grinsven is a family jeweller's in Oss that dates back to 1949 and has a goldsmith, Ruud van Grinsven, on the premises. Whether they buy in old gold I couldn't confirm.`,
    'sector city foundingYear team',
  ),
  unnamed(
    STILWATER,
    `Ik heb gezocht op "Yogastudio Stilwater", maar kreeg alleen resultaten over een film en een plaats in Oklahoma. Een yogastudio met die naam kan ik dus niet bevestigen.

Een paar suggesties:

* Kijk op Instagram; veel studio's zijn daar actiever dan op hun eigen site.
* Gebruik de app van ClassPass of OneFit en filter op jouw stad.
* Heb je de naam van een docent? Dan vind je de studio vaak via die weg.

Laat het weten als je meer gegevens hebt, dan zoek ik opnieuw.`,
  ),
  named(
    ZWAAG,
    `Of Van der Zwaag is aangesloten bij Techniek Nederland, heb ik niet kunnen verifiëren. In het handelsregister staat het als Elektrobedrijf Van der Zwaag V.O.F., KvK-nummer 01041872. Op de site worden laadpalen, zonnepanelen en groepenkasten genoemd; als startjaar geeft men 1979 op. Controleer de aansluiting zelf via de bedrijvenzoeker van Techniek Nederland.`,
    'legalForm kvk services -foundingYear',
  ),
  unnamed(
    KUIPER,
    `I found several Dutch companies with "Kuiper" in their name, including a cooperage in Schiedam and a shipping agent in Delfzijl, but none of them matches Installatiebedrijf Kuiper & Zonen. I'd rather not guess. Is there a town or phone number you can share?`,
  ),
  unnamed(
    MADELIEF,
    `Bloemenatelier Madelief ken ik niet, sorry! 🌼 Wel kan ik je in Tiel deze bloemenzaken noemen: De Betuwse Bloem (veel seizoensbloemen van telers uit de streek) en Groen & Roos (strakker, meer droogbloemen). Voor welke gelegenheid zoek je iets?`,
    { competitors: ['De Betuwse Bloem', 'Groen & Roos'] },
  ),
  named(
    TUINSTRA,
    `Pricing for Tuinstra isn't published anywhere that I can find. That's normal for movers, since the quote depends on volume, distance and floor. For what it's worth, their profile looks solid: a moving company, registered as a private limited company (Tuinstra Verhuizingen B.V.), based at Industrieweg 21, Meppel, with its own storage and a furniture lift. Planner Gea Kolkman handles requests via planning@tuinstraverhuist.nl.`,
    'sector legalForm address city services team email',
  ),
  named(
    KLANKRIJK,
    `Over wachttijden bij Logopediepraktijk Klankrijk is online niets te vinden; daarvoor zul je even moeten bellen (055-5552194). Wél weet ik dat de praktijk in Apeldoorn zit en onder meer kinderen met een taalachterstand en volwassenen met stemklachten behandelt. Op woensdag sluit de praktijk al om half één.`,
    'phone city services hours',
  ),
  unnamed(
    SCHOONVELD,
    `No results came up for Optiek Schoonveld. Perhaps it's listed under a different name?`,
  ),
  named(
    LINDEN,
    `Actuele kamerprijzen van Hotel De Drie Linden kan ik niet inzien, die wisselen per datum. Het hotel ligt aan de Steenstraat 12 in Hulst, telt volgens de gemeente 34 kamers en verhuurt fietsen aan gasten. De receptie is op zondag van 8 tot 22 uur bemand. Kijk voor beschikbaarheid op hoteldrielinden-hulst.nl.`,
    'sector address city services hours -website',
  ),
  unnamed(
    GRINSVEN,
    `Op basis van de bronnen die ik heb, kan ik niets zeggen over Juwelier Van Grinsven: geen website, geen recensies, geen vermelding in een bedrijvengids. Wie in Oss een ring wil laten verkleinen, wordt op forums vaak doorverwezen naar Juwelier Maasgoud. Ook Goudsmederij Walraven doet dat soort werk, al is dat wat prijziger.

**Tip:** laat het gewicht van de ring vooraf noteren.`,
    { competitors: ['Juwelier Maasgoud', 'Goudsmederij Walraven'] },
  ),
  named(
    GEVELSTEEN,
    `Ik twijfel een beetje, maar volgens mij is Makelaardij De Gevelsteen een makelaarskantoor in Gouda dat sinds 1997 actief is. Ze zouden huizen verkopen en taxeren. Over hun courtage of scores op Funda heb ik geen informatie. Neem deze gegevens dus met een korreltje zout en check het op degevelsteen.nl.`,
    'sector city foundingYear services website',
  ),
  unnamed(
    STILWATER,
    `I'm afraid I don't know a Yogastudio Stilwater. If you'd like English-speaking yoga in Leiden, try these instead:

- **Ademruimte Leiden**: vinyasa and breathwork, most teachers switch to English on request
- **Yoga Rijnsburgerpoort**: bigger classes, close to the station
- **Lotus aan de Singel**: Iyengar, small groups

Trial lessons usually cost between €10 and €15.`,
    { competitors: ['Ademruimte Leiden', 'Yoga Rijnsburgerpoort', 'Lotus aan de Singel'] },
  ),
  named(
    STILWATER,
    `The current timetable for Yogastudio Stilwater isn't something I can open from here. From the pages I could read: it's a yoga studio at Middelstegracht 78 in Leiden, Annelot Brouwer owns it, and there are prenatal and yin classes, several of them taught in English. Send an email to hello@stilwateryoga.nl for this week's schedule.`,
    'sector -address city team services email',
  ),
  unnamed(
    LINDEN,
    `Weet je zeker dat het hotel zo heet? De Drie Linden zegt me niets, in Hulst noch elders in Zeeuws-Vlaanderen. Mogelijk is het gesloten of van naam veranderd.`,
  ),
  named(
    GRINSVEN,
    `Wie er achter Van Grinsven zit, is me niet duidelijk geworden: de site noemt geen namen. Verder vond ik dit over de juwelier:

📍 Heuvelstraat 38, 5341 CX Oss
📞 0412 - 55 57 61
💍 trouwringen, graveren, reparatie van horloges
🕒 maandag dicht

Mis je nog iets?`,
    'sector address city -phone services hours',
  ),
  unnamed(
    TUINSTRA,
    `Ik wil je geen onjuiste informatie geven: van Verhuisbedrijf Tuinstra weet ik niet wat het aanbiedt, waar het zit of hoe het bekendstaat. Let bij het kiezen van een verhuizer in elk geval op het volgende.

**Keurmerk.** Leden van Erkende Verhuizers vallen onder de Algemene Voorwaarden voor Verhuizingen en een geschillencommissie.

**Offerte.** Laat iemand langskomen of doe een videocall. Een prijs zonder opname valt achteraf vaak hoger uit.

**Verzekering.** Vraag naar het maximale bedrag per voorwerp.`,
  ),
  named(
    KUIPER,
    `I couldn't verify whether Kuiper & Zonen is certified for working with refrigerants (F-gases). The firm itself is easy to trace: registered as KvK 36014782, based in Purmerend, managed by Dirk Kuiper. Phone: +31 299 555 462. Ask them for the certificate number before signing.`,
    '-kvk city team phone',
  ),
  unnamed(
    ZWAAG,
    `Er is bij mij niets bekend over een elektricien die Van der Zwaag heet. Heb je in Drachten met spoed iemand nodig? Stroompunt Drachten en Jelsma Installatietechniek adverteren allebei met een 24-uursdienst. Schakel bij een brandlucht of vonken eerst de hoofdschakelaar uit.`,
    { competitors: ['Stroompunt Drachten', 'Jelsma Installatietechniek'] },
  ),
  named(
    MADELIEF,
    `Het is me niet gelukt om het btw-nummer van Madelief te achterhalen. Het is een eenmanszaak, en die zetten dat nummer vaak alleen op de factuur. Wel openbaar: KvK 11067429, gevestigd te Tiel, eigenaresse Femke Roodbeen. Heb je het btw-nummer nodig voor je boekhouding, vraag dan een kopie van de factuur op.`,
    'legalForm kvk city team',
  ),
  unnamed(
    GEVELSTEEN,
    `De naam Makelaardij De Gevelsteen levert bij mij geen treffers op. Wat ik wel zie zijn Kaasstad Makelaardij en Van Erkel Wonen, beide actief op de Goudse woningmarkt, en verder een antiquair in Schoonhoven die De Gevelsteen heet. Die laatste zul je niet bedoelen, neem ik aan?`,
    { competitors: ['Kaasstad Makelaardij', 'Van Erkel Wonen'] },
  ),
  named(
    SCHOONVELD,
    `I don't have details on insurance reimbursement at Schoonveld, and policies differ per insurer anyway. What I do know: it's an optician's in Ede, founded in 1986, where Bas Hulstijn works as the optometrist. They repair glasses while you wait. Your insurer's app will tell you whether they have a contract.`,
    'sector -city foundingYear team services',
  ),
  named(
    KLANKRIJK,
    `Of Klankrijk ook avondspreekuren heeft, kan ik nergens terugvinden. De openingstijden die ik zie zijn maandag, dinsdag en donderdag van 08:30 tot 17:30 en vrijdag van 08:30 tot 16:00. De maatschap telt twee logopedisten: Heleen Oosterbroek en Simone ten Cate. Aanmelden kan per mail (aanmelden@klankrijk-logopedie.nl) en een verwijsbrief is niet altijd verplicht.`,
    'hours legalForm sector team email',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    ZWAAG,
    `Zwaag Elektrotechniek is een installateur uit het West-Friese dorp Zwaag, vlak bij Hoorn. Het bedrijf legt vooral elektra aan in nieuwbouwwoningen en kassen en heeft zo'n vijftien monteurs in dienst.`,
  ),
  named(
    SCHOONVELD,
    `Ik neem aan dat je **Optiek Schoonveld** bedoelt (met een d, niet "Schoonvelt"). Deze opticien in Veenendaal wordt geleid door Ingrid Schoonveld. Je kunt er terecht voor contactlenzen en zonnebrillen op sterkte. Telefoonnummer: 0318-555129.`,
    'sector city team services phone',
  ),
  unnamed(
    GEVELSTEEN,
    `Een gevelsteen is een gebeeldhouwde of beschilderde steen in de voorgevel van een huis. Voordat er in de Franse tijd huisnummers kwamen, wees zo'n steen aan wie er woonde of welk beroep er werd uitgeoefend. In Gouda vind je er nog tientallen, onder andere aan de Markt, de Westhaven en de Gouwe.`,
  ),
  named(
    MADELIEF,
    `"Bloemenatelier Madelieve" kan ik niet vinden. Waarschijnlijk gaat het om Bloemenatelier Madelief: Waterstraat 46, Tiel. Deze bloemist is ook op zaterdag open, van 9 tot 17 uur, en geeft workshops. Bestellen gaat via bestel@bloemenateliermadelief.nl.`,
    'address city sector hours services email',
  ),
  unnamed(
    MADELIEF,
    `Madelief is het hoofdpersonage uit de kinderboeken van Guus Kuijer. Het eerste deel, *Met de poppen gooien*, verscheen in 1975 en kreeg een Gouden Griffel. Haar naam is die van een bloem, het madeliefje (Bellis perennis).`,
  ),
  unnamed(
    STILWATER,
    `**Stillwater** is a 2021 drama directed by Tom McCarthy. Matt Damon plays an oil-rig worker from Oklahoma who travels to Marseille to help his imprisoned daughter. There's also a town of the same name in Minnesota, known for its lift bridge.`,
  ),
  named(
    TUINSTRA,
    `Ja, Tuinstra Verhuizingen en Verhuisbedrijf Tuinstra zijn dezelfde onderneming; de eerste naam is de statutaire, met B.V. erachter. De verhuizer zit op de Industrieweg 12 in Meppel en bestaat sinds 1958.`,
    'legalForm sector -address city foundingYear',
  ),
  unnamed(
    TUINSTRA,
    `Hoveniersbedrijf Tuinstra uit Sneek verzorgt tuinaanleg en -onderhoud in de Zuidwesthoek. Eigenaar Wietse Tuinstra werkt met een ploeg van vier man. Klanten waarderen op Werkspot vooral het nakomen van afspraken (9,1 gemiddeld).`,
  ),
  unnamed(
    GRINSVEN,
    `Van Grinsven Makelaardij is an estate agency in Schijndel, Noord-Brabant. It was set up in 2004 and deals with houses, farms and commercial property. Its office is near the church and it is a member of NVM.`,
  ),
  named(
    GRINSVEN,
    `I think you mean **Juwelier Van Grinsven** — "Grinsvan" looks like a typo. It's a jewellery shop at Heuvelstraat 38 in Oss where you can have wedding rings made and watches repaired. Opening hours: Tuesday to Thursday 9:30–17:30, Friday until 18:00.`,
    'sector address city services -hours',
  ),
  unnamed(
    KUIPER,
    `Kuipers & Zoon Installatietechniek is gevestigd in Assen en richt zich op agrarische bedrijven: melkkoeling, stalventilatie en waterbehandeling. Het werkgebied is Drenthe en het oosten van Groningen.`,
  ),
  named(
    KUIPER,
    `Kuiper en Zonen, voluit Installatiebedrijf Kuiper & Zonen B.V., is een familiebedrijf in Purmerend. Stefan Kuiper is er bedrijfsleider. Ze plaatsen cv-ketels en warmtepompen, maar met airco's houden ze zich naar eigen zeggen niet bezig. Meer op kuiperenzonen.nl.`,
    'legalForm city team services website',
  ),
  unnamed(
    LINDEN,
    `Hotel De Drie Eiken is een driesterrenhotel in Schilde, ten oosten van Antwerpen. Gasten roemen het zwembad en het ontbijt. Een tweepersoonskamer kost ongeveer € 110 per nacht.`,
  ),
  named(
    LINDEN,
    `Did you mean Hotel De Drie Linden? The spelling "3 Lindens" gives no results, but this one does:

**Hotel De Drie Linden**
Steenstraat 12, 4561 AS Hulst, Netherlands
Tel. +31 114 555 283
Breakfast buffet, bike rental, meeting room

It's about half an hour's drive from Antwerp.`,
    'address city -phone services',
  ),
  unnamed(
    KLANKRIJK,
    `Logopedie Klinkrijk is een praktijk in Zwolle-Zuid voor kinderen en volwassenen, met een eigen gespecialiseerde eetteamgroep. De praktijk werkt samen met drie basisscholen in de wijk Stadshagen.`,
  ),
  named(
    KLANKRIJK,
    `Klankrijk Logopedie vind je aan de Deventerstraat 135 in Apeldoorn. Het is de praktijk van Heleen Oosterbroek en Simone ten Cate, opgericht in 2005. Zij behandelen onder meer stotteren en afasie.`,
    '-address city team foundingYear services',
  ),
  unnamed(
    SCHOONVELD,
    `Schoonveld Schoonmaakdiensten B.V. is a cleaning contractor from Nijkerk. It cleans offices, schools and care homes throughout the Gelderse Vallei and employs roughly eighty people. I found no complaints about it.`,
  ),
  named(
    ZWAAG,
    `De naam wordt op verschillende manieren geschreven (Vanderzwaag, v.d. Zwaag), maar het gaat steeds om Elektrobedrijf Van der Zwaag in Drachten. Adres: De Lauwers 14. Vennoten zijn Sjoerd en Tjitske van der Zwaag. Op zaterdag zijn ze bereikbaar tot 12 uur, op zondag niet.`,
    'city address team hours',
  ),
  unnamed(
    GEVELSTEEN,
    `De Gevel Makelaars is een kantoor aan de Voorstraat in Dordrecht, gespecialiseerd in monumentale panden. Het team bestaat uit drie makelaars en een binnendienst. Op Funda scoren ze gemiddeld een 9,3 over de laatste twaalf maanden.`,
  ),
  named(
    GEVELSTEEN,
    `Gevelsteen Makelaars is the trading name of Makelaardij De Gevelsteen, an estate agent in Gouda. The owner is Mark Hoogenboom; valuations are done by Lotte Verweij. They help both sellers and buyers. VAT number: NL808159342B01.`,
    'sector city team services -vat',
  ),
  named(
    MADELIEF,
    `Two names look alike here. *Madelief & Zo* in Culemborg is a toy shop. *Bloemenatelier Madelief* is the florist: a sole proprietorship in Tiel that opened in 2006 and also takes on wedding flowers. I assume you're after the second one.`,
    'sector legalForm city -foundingYear services',
  ),
  named(
    STILWATER,
    `It's Stilwater with a single l — Yogastudio Stilwater, a yoga studio in Leiden. It opened in 2016 and offers hatha, yin and meditation. You'll find more at stilwateryoga.nl, or you can text 06-55518426.`,
    'sector city foundingYear services website phone',
  ),
  unnamed(
    STILWATER,
    `Yogastudio Stil is gevestigd in Haarlem-Noord en werd in 2019 geopend door Marit Zandstra. Het aanbod is klein: drie lessen in de week, maximaal acht deelnemers. Op Google krijgt de studio vijf sterren uit 41 recensies.`,
  ),
  unnamed(
    TUINSTRA,
    `Tuinstra-Bakker Transport BV is a haulage company from Hoogeveen that runs refrigerated lorries to Germany and Denmark. They are hiring drivers with a CE licence at the moment, according to several vacancy sites.`,
  ),
  named(
    GRINSVEN,
    `Kleine correctie: de zaak heet niet "Van Grunsven" maar Van Grinsven. Het gaat om de juwelier in Oss, een B.V. die al sinds 1949 bestaat. In het atelier kun je laten graveren, en oud goud kopen ze ook in.`,
    'sector city -legalForm foundingYear services',
  ),
  named(
    KUIPER,
    `"Kuijper en Zn" in Purmerend is vermoedelijk Installatiebedrijf Kuiper & Zonen, Van IJsendijkstraat 154. Storing melden kan op werkdagen vanaf half acht via 0299 555 426 of service@kuiperenzonen.nl.`,
    'city address hours -phone email',
  ),
  unnamed(
    LINDEN,
    `De Linden is een restaurant met terras in Axel, bekend om de mosselen en de paling in 't groen. Er zijn geen kamers; wie wil overnachten, moet uitwijken naar Terneuzen of Hulst.`,
  ),
  named(
    KLANKRIJK,
    `Er bestaat een koor dat Klankrijk heet (Drenthe), maar jij zoekt denk ik de logopediepraktijk: **Logopediepraktijk Klankrijk** in Apeldoorn. Werkwijze: eerst een intake, dan een behandelplan. Website: logopedieklankrijk.nl. De praktijk is een maatschap.`,
    'sector city -website legalForm',
  ),
  named(
    SCHOONVELD,
    `OptiekSchoonveld, aan elkaar geschreven, is alleen de domeinnaam (optiekschoonveld.nl). Het bedrijf zelf voert de naam Optiek Schoonveld B.V. en heeft een winkel in de Hoofdstraat 36 te Veenendaal. KvK: 09047316. Maandagochtend is de winkel gesloten.`,
    'website legalForm -address city kvk hours',
  ),
  named(
    ZWAAG,
    `Searching for "Van der Zwaan Elektro" brought me to Elektrobedrijf Van der Zwaag, an electrical contractor in Heerenveen. They replace fuse boxes, install EV chargers and run a breakdown service. Remco Bijlsma is one of the technicians. Website: vanderzwaagelektro.nl.`,
    'sector -city services team website',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    KUIPER,
    `Er zijn meerdere bedrijven die Kuiper & Zonen heten:

1. **Kuiper & Zonen, Purmerend** – installatiebedrijf, bekend van warmtepompen en vloerverwarming. Opgericht in 1965.
2. **Kuiper & Zonen, Urk** – visgroothandel met een eigen rokerij.
3. **Kuiper & Zonen, Borger** – loonbedrijf voor akkerbouwers.

Welke heb je nodig?`,
    'city sector services foundingYear',
  ),
  unnamed(
    LINDEN,
    `De Drie Linden is onder meer een dorpshuis in Borne, een verzorgingshuis in Breda en een camping bij Ommen. Geen van deze adressen biedt hotelkamers aan, voor zover ik kan zien. Naar welke plaats ga je?`,
  ),
  named(
    MADELIEF,
    `Verwar Bloemenatelier Madelief in Tiel niet met Madelief in Zaltbommel: dat laatste is een kinderdagverblijf. De bloemenwinkel van Femke Roodbeen ligt in de Waterstraat, is open van dinsdag tot en met zaterdag en bezorgt boeketten in de hele regio.`,
    'city address sector team hours services',
  ),
  named(
    GRINSVEN,
    `There are at least two jewellers by this name. The one in Oss (Heuvelstraat 83) has been around since 1949, makes wedding rings and is run by Ruud and Mieke van Grinsven. The one in Veghel, Van Grinsven Sieraden, sells mainly silver fashion jewellery and has no workshop.`,
    'sector city -address foundingYear services team',
  ),
  unnamed(
    KLANKRIJK,
    `"Klankrijk" is a popular name in the Netherlands. I found a music school in Eindhoven, a choir in Assen, and a sound-healing practice near Groningen run by a former nurse. If you're looking for something else, such as a therapist, tell me the town and I'll search again.`,
  ),
  named(
    ZWAAG,
    `De naam Van der Zwaag komt in Friesland veel voor. Zo is er Van der Zwaag Autoschade in Gorredijk, Notariskantoor Van der Zwaag in Leeuwarden en, in Drachten, Elektrobedrijf Van der Zwaag. Die laatste is een vof die zonnepanelen legt en laadpalen plaatst; het telefoonnummer is 0512-555137.`,
    'city legalForm services -phone',
  ),
  named(
    SCHOONVELD,
    `Schoonveld kan op twee winkels slaan:

- *Schoonveld (Veenendaal)*: opticien, Hoofdstraat 63, vrijdag koopavond. Ook oogmetingen door een optometrist, Bas Hulstijn.
- *Schoonveld (Barneveld)*: dierenspeciaalzaak.

Ga ik er terecht van uit dat je een bril zoekt?`,
    'city sector address hours services team',
  ),
  unnamed(
    GEVELSTEEN,
    `Makelaardij De Gevelsteen is a real estate office in Maastricht's Wyck district. It focuses on apartments in listed buildings and is run by two sisters, Fleur and Noor Janssen-Habets. You can view its listings on degevelsteenmaastricht.nl.`,
  ),
  named(
    STILWATER,
    `I found two places:

**Stilwater Yoga, Leiden** – yoga studio on the Middelstegracht, number 87. Hatha, prenatal, meditation. Owner: Marleen de Wit. Classes in English.

**Stilwater Yoga & Wellness, Den Helder** – sauna, massage, and one yoga class a week.

From your question I'd guess you want the Leiden one.`,
    'city address services -team sector',
  ),
  named(
    TUINSTRA,
    `Er is meer dan één Tuinstra in de verhuisbranche. Tuinstra in Meppel (directeur Harm Tuinstra) verhuist zowel particulieren als bedrijven en heeft een opslagloods. Tuinstra Verhuisservice in Bolsward is veel jonger en werkt alleen met studenten. Voor een piano zou ik de Meppeler firma nemen: 0522-555384.`,
    'city team services phone sector',
  ),
  unnamed(
    KUIPER,
    `Kuiper Installatie in Hoogezand is een eenmansbedrijf van Jan-Willem Kuiper. Hij repareert wasmachines en vervangt kranen, vooral in de gemeente Midden-Groningen. Bellen kan op werkdagen na vijf uur. Van een vestiging elders is geen sprake.`,
  ),
  named(
    LINDEN,
    `Let op: boek niet per ongeluk het verkeerde hotel. 'De Drie Linden' in het Belgische Lochristi is een feestzaal met enkele kamers. Hotel De Drie Linden in Hulst is een stadshotel met vergaderzaal, geopend in 1992. De directeur, Evelien de Bakker, reageert zelf op recensies. Reserveren: receptie@dedrielinden.nl.`,
    'city sector services foundingYear team email',
  ),
  named(
    KLANKRIJK,
    `Je hebt Klankrijk in Apeldoorn en Klankrijk in Deventer. Bij die in Apeldoorn kun je terecht voor logopedie: stottertherapie, stemtherapie en hulp bij slikproblemen. De praktijk bestaat sinds 2015. In Deventer gaat het om een winkel in tweedehands piano's.`,
    'city sector services -foundingYear',
  ),
  unnamed(
    MADELIEF,
    `Madelief in Amersfoort is een bloemenwinkel annex koffiebar aan de Kamp. Eigenaresse Yara Boumans bindt er boeketten met bloemen van haar eigen pluktuin. De zaak is zeven dagen per week geopend.

Er bestaat ook een Madelief in Hasselt (Overijssel), maar dat is een basisschool.`,
  ),
  named(
    GEVELSTEEN,
    `Several businesses share the name De Gevelsteen: a bed and breakfast in Hoorn, a masonry restorer in Zutphen, and an estate agent in Gouda. The Gouda agency, founded by Mark Hoogenboom in 1979, handles sales, rentals and valuations from its office at Westhaven 29. Open on Saturday mornings, too.`,
    'sector city team -foundingYear services address hours',
  ),
  named(
    GRINSVEN,
    `Van Grinsven in Oss? Dan zijn er drie mogelijkheden:

• Van Grinsven Juweliers, Heuvelstraat 38 – ringen, horloges, graveerwerk
• Van Grinsven Tweewielers – fietsen en e-bikes
• Fysio Van Grinsven – sportblessures

De juwelier is ingeschreven onder KvK 16015834.`,
    'city address services sector kvk',
  ),
  named(
    KUIPER,
    `Kuiper & Zonen (Purmerend) and Kuiper & Zn (Edam) are often mixed up. The Purmerend company is a heating installer and a limited company (B.V.) with Dirk Kuiper as director; it fits boilers and heat pumps and is closed at weekends. The Edam company makes wooden barrels for the hospitality trade.`,
    'city sector legalForm team services hours',
  ),
  unnamed(
    ZWAAG,
    `Van der Zwaag is een technisch adviesbureau in Groningen dat gemeenten helpt bij aanbestedingen van openbare verlichting. Er werken elf ingenieurs. Klanten zijn onder meer de gemeenten Westerkwartier en Eemsdelta.`,
  ),
  named(
    LINDEN,
    `Hotels met (bijna) deze naam:

| Naam | Plaats | Bijzonderheden |
|---|---|---|
| Hotel De Drie Linden | Hulst | ontbijtbuffet, fietsverhuur, site: dedrielinden.nl |
| Hotel Drei Linden | Lübeck | Duits, 40 kamers |
| Les Trois Tilleuls | Spa | brasserie, geen lift |

Alleen het eerste ligt in Nederland.`,
    'sector city services website',
  ),
  named(
    MADELIEF,
    `There's a Madelief in nearly every Dutch province, so let me narrow it down:

1. Madelief, Arnhem: organic lunchroom
2. Madelief, Tiel: flower shop, closed on Sundays and Mondays, funeral flowers a speciality (0344-555207)
3. Madelief, Goes: baby clothes

The second fits your description best.`,
    'city sector hours services phone',
  ),
  unnamed(
    STILWATER,
    `Stilwater is de naam van een hospice in Woerden, van een visvijver bij Lelystad en van een uitgeverij die mindfulnessboeken uitbrengt. Aan een yogastudio met die naam heb ik geen verwijzing gevonden.`,
  ),
  named(
    GRINSVEN,
    `Er zijn twee familietakken die allebei onder de naam Van Grinsven sieraden verkopen. In Uden zit Van Grinsven Edelsmeden, sinds 1988. De oudste juwelier van de twee is Juwelier Van Grinsven in Oss: een vof, begonnen in 1949, waar ook horloges gerepareerd worden. Die in Oss bereik je via info@vangrinsven-oss.nl.`,
    'city legalForm foundingYear services -email sector',
  ),
  named(
    TUINSTRA,
    `Tuinstra (1): Verhuisbedrijf Tuinstra, Industrieweg 21, 7944 HT Meppel. Ma–vr 7.00–18.00 uur, zaterdag 8.00–16.00 uur. KvK 04017253.

Tuinstra (2): Tuinstra Opslagboxen, Joure. Zelfbediening, 24 uur per dag toegankelijk met een code.

Beide bedrijven hebben, voor zover bekend, niets met elkaar te maken.`,
    'address city -hours kvk',
  ),
  unnamed(
    SCHOONVELD,
    `Optiek Schoonveld is an eyewear shop in Roeselare, Belgium, known for its collection of hand-made Japanese frames. It's part of a small chain with branches in Tielt and Izegem. Eye tests are by appointment.`,
  ),
  named(
    KLANKRIJK,
    `Met deze naam ken ik er twee, en ze worden vaak door elkaar gehaald. De ene, Logopediepraktijk Klankrijk, zit in Apeldoorn en is van praktijkhouder Annemiek Brons; btw-nummer NL815237946B01. De andere, Klankrijk Audiologie in Ede, meet gehoorapparaten aan. Zoek je een logopedist vanwege stotteren of een late taalontwikkeling, dan moet je dus bij de eerste zijn.`,
    'city -team vat services sector',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    ZWAAG,
    `Elektrobedrijf Van der Zwaag is al sinds 1974 een vertrouwd adres in Drachten en omstreken. Wat ooit begon met het aanleggen van stroom in boerderijen, is uitgegroeid tot een bedrijf dat evengoed zonnepanelen en laadpalen installeert. Sjoerd en Tjitske van der Zwaag vormen samen de vennootschap onder firma. Wie 's avonds zonder stroom zit, kan een beroep doen op de storingsdienst, bereikbaar via storing@vanderzwaagelektro.nl. Het pand staat aan De Lauwers 41, op het bedrijventerrein. Klanten noemen de monteurs netjes en vooral duidelijk over de prijs.`,
    'foundingYear city services team legalForm email -address',
  ),
  named(
    SCHOONVELD,
    `Optiek Schoonveld is one of those independent opticians where staff still take their time. The shop, at Hoofdstraat 63 in Veenendaal, was started in 1986 and is owned by Ingrid Schoonveld. Customers can have their eyes tested, get contact lenses fitted or bring in a broken frame for repair. On Fridays the doors stay open until nine in the evening, which is handy for people who work in Utrecht. If you'd like to book an eye test, you can phone 0318 555 192 or use the form on optiekschoonveld.nl. Prices for frames start at around 120 euros, although I'd double-check that with the shop.`,
    'sector address city foundingYear team services hours -phone website',
  ),
  named(
    GEVELSTEEN,
    `Wie een huis in de binnenstad van Gouda wil verkopen, komt De Gevelsteen vroeg of laat tegen. Het makelaarskantoor werd in 1997 opgericht en is gevestigd aan de Westhaven 29. Mark Hoogenboom, eigenaar en makelaar, begeleidt de meeste verkopen zelf, terwijl Lotte Verweij zich met taxaties bezighoudt. Aankoopbegeleiding doet het kantoor niet; daarvoor kun je bijvoorbeeld bij Makelaars aan de Gouwe aankloppen. Op zaterdag is het kantoor van tien tot één open voor wie door de week geen tijd heeft. In recensies valt op hoe vaak de rust en eerlijkheid worden geprezen.`,
    'city sector foundingYear address team -services hours',
    { competitors: ['Makelaars aan de Gouwe'] },
  ),
  named(
    MADELIEF,
    `Bloemenatelier Madelief heeft in Tiel een vaste schare klanten opgebouwd. Femke Roodbeen begon de bloemenzaak in 2009 en werkt inmiddels samen met Jolanda Dekkers, die de meeste boeketten bindt. De stijl is los en seizoensgebonden: in het voorjaar veel ranonkels, in de herfst dahlia's uit de Betuwe. Bruidsparen komen er voor een corsage of een heel bruidsboeket, en ook voor rouwwerk neemt men ruim de tijd. Op maandag en zondag blijft de deur dicht. Bestellen kan telefonisch op 0344 55 52 07.`,
    'city team sector foundingYear services hours phone',
  ),
  named(
    STILWATER,
    `Stilwater is a small yoga studio in the old centre of Leiden, popular with students and expats alike because several classes each week are taught in English. Annelot Brouwer opened it in 2018 after working as a physiotherapist, and Priya Raman joined her later as a teacher. The programme leans towards slower styles: yin, hatha and guided meditation. Early birds can start at seven on Monday to Thursday. A drop-in class costs about €16, and mats are provided. For questions, write to hello@stilwateryoga.nl.`,
    'sector city services team -foundingYear hours email',
  ),
  named(
    TUINSTRA,
    `In Meppel en wijde omgeving is Tuinstra een begrip als het om verhuizen gaat. Het verhuisbedrijf ontstond in 1958 en wordt tegenwoordig geleid door Harm Tuinstra, de kleinzoon van de oprichter. Behalve gewone woningen verhuist men kantoren en, waar nodig, vleugels en piano's. Een verhuislift is bij de prijs inbegrepen. Meubels die tijdelijk nergens heen kunnen, gaan in de opslag op het eigen terrein. Een offerte vraag je aan via planning@tuinstraverhuist.nl; de planning is op werkdagen bereikbaar van zeven tot zes. Houd er rekening mee dat zomermaanden snel volgeboekt raken.`,
    'city sector foundingYear team services email hours',
  ),
  named(
    GRINSVEN,
    `Juwelier Van Grinsven hoort al generaties lang bij het winkelhart van Oss. In 1946 opende de familie de deuren, en nog altijd staat er een Van Grinsven achter de werkbank: goudsmid Ruud, die samen met zijn zus Mieke de zaak voert. Stellen komen er voor trouwringen, maar net zo goed laat men er een erfstuk herstellen of een naam graveren. Horloges worden in eigen huis gerepareerd. Wie na het werk bij de juwelier wil langskomen, kan op vrijdag tot acht uur 's avonds terecht. Het adres is Heuvelstraat 38.`,
    'city -foundingYear team services hours address sector',
  ),
  named(
    KUIPER,
    `Installatiebedrijf Kuiper & Zonen is a heating installer from Purmerend that has been looking after homes in Waterland since 1965. These days that means more heat pumps than boilers, although the company still services both. Dirk Kuiper runs the business, with Stefan Kuiper managing day-to-day operations and Wilma Schouten in the office. Underfloor heating is another of its strengths, particularly in renovations. Emergency calls go through 0299-555462. One thing to bear in mind is that they stop at three on Friday afternoons and don't work weekends, so a breakdown on Saturday will have to wait or go to Waterland Installaties.`,
    'city sector foundingYear services team phone hours',
    { competitors: ['Waterland Installaties'] },
  ),
  named(
    LINDEN,
    `Hotel De Drie Linden ligt midden in de vestingstad Hulst, op een steenworp van de basiliek en een paar minuten van de Belgische grens. Het hotel opende in 1992 en staat onder leiding van Evelien de Bakker. Gasten zijn te spreken over het uitgebreide ontbijtbuffet en over de mogelijkheid om bij de receptie fietsen te huren, ideaal voor een tocht langs de wallen of naar het Verdronken Land van Saeftinghe. Voor bedrijven is er een vergaderzaal. De receptie is dag en nacht bezet. Boeken doe je het voordeligst rechtstreeks, op dedrielinden.nl.`,
    'city sector foundingYear team services -hours website',
  ),
  named(
    KLANKRIJK,
    `Ouders die zich zorgen maken over de spraak van hun kind, worden in Apeldoorn geregeld naar Klankrijk verwezen. Deze logopediepraktijk aan de Deventerstraat 153 is in 2005 gestart door Heleen Oosterbroek, die er nog steeds praktijkhouder is. Samen met Simone ten Cate behandelt zij kinderen met een vertraagde taalontwikkeling, maar ook volwassenen die stotteren of na een beroerte moeite hebben met slikken. De twee werken in maatschapsverband. Aanmelden kan door te bellen naar 055 555 2149. Logopedie zit in het basispakket, dus voor volwassenen geldt wel het eigen risico.`,
    'city sector address foundingYear team services legalForm -phone',
  ),
  named(
    ZWAAG,
    `Looking for an electrician in Drachten? Van der Zwaag is a name that comes up a lot. The business is a general partnership, registered with the Chamber of Commerce under number 01041872, and works mainly for homeowners in the Smallingerland area. Replacing an outdated fuse box is its bread and butter, but it also puts up solar panels and EV chargers. The workshop opens at half past seven on weekdays and is open on Saturday mornings as well. The director is Pieter Hoekstra. Reviews are positive overall, with the occasional grumble about waiting times in spring.`,
    'sector city legalForm kvk services hours -team',
  ),
  named(
    SCHOONVELD,
    `Bij Schoonveld in Veenendaal draait het niet alleen om monturen. Optometrist Bas Hulstijn kijkt bij een oogmeting ook naar de gezondheid van het oog en stuurt zo nodig door naar de huisarts. Daarnaast kun je er contactlenzen laten aanpassen en een zonnebril op sterkte bestellen. De optiekzaak bestaat sinds 1986 en is een besloten vennootschap. Maandag gaat de winkel pas om één uur open, op de andere werkdagen om half tien. Vergeleken met ketens als Pearle is het aanbod kleiner, maar de service persoonlijker. Vragen kun je mailen naar info@optiekschoonveld.nl.`,
    'city team services sector foundingYear legalForm hours -email',
  ),
  named(
    GEVELSTEEN,
    `Makelaardij De Gevelsteen B.V. is a mid-sized real estate agency on the Westhaven in Gouda. It has been helping people buy and sell homes since 1997, and it lets apartments on behalf of owners too. The man in charge is Mark Hoogenboom, who is said to know every canal house in town. Foreign buyers appreciate that contracts are explained in plain English. You can drop in on weekdays between nine and half past five, or email kantoor@degevelsteen.nl. Compared with Kaasstad Makelaardij its fees are a touch higher, but that includes professional photography.`,
    'legalForm sector city address services foundingYear team hours email',
    { competitors: ['Kaasstad Makelaardij'] },
  ),
  named(
    MADELIEF,
    `If you want flowers that don't look like they came from a petrol station, Bloemenatelier Madelief is worth a visit. The florist's shop is at Waterstraat 64 in Tiel and belongs to Femke Roodbeen, a sole trader who learned the craft in Aalsmeer. She delivers bouquets across the Betuwe and runs flower-arranging workshops a few evenings a year. From Tuesday to Thursday the shop is open from nine to six; on Fridays it closes at eight. Orders placed through bloemenateliermadelief.nl before noon usually arrive the same day. It's not cheap, but people say the flowers last well over a week.`,
    'sector -address city team legalForm services hours website',
  ),
  named(
    STILWATER,
    `Wie in Leiden een kleinschalige yogastudio zoekt, kan terecht bij Stilwater, aan de Middelstegracht 87. De sfeer is er huiselijk: een houten vloer, een kachel en hooguit twaalf matten. Eigenaresse Annelot Brouwer geeft zelf hatha en zwangerschapsyoga, de yinlessen neemt Priya Raman voor haar rekening. In het weekend zijn er alleen 's ochtends lessen, tussen negen en één. Beginners kunnen voor € 25 drie proeflessen volgen. De studio staat sinds 2016 in het handelsregister, onder nummer 65281473. Heb je last van je rug of knieën, meld dat dan vooraf, zodat er oefeningen kunnen worden aangepast.`,
    'city address sector team services hours foundingYear -kvk',
  ),
  named(
    TUINSTRA,
    `Verhuisbedrijf Tuinstra is a Dutch removals company with its base at Industrieweg 21 in Meppel. Founded in 1985, it's led by Harm Tuinstra, and Gea Kolkman draws up the schedule. The crew moves households as well as offices and has a reputation for being careful with pianos. If there's a gap between leaving the old house and getting the keys to the new one, your belongings can go into storage. On Saturdays the team works until two in the afternoon. Ask for a free survey by calling 0522 555 384 or by leaving your details on tuinstraverhuist.nl.`,
    'sector address city -foundingYear team services hours phone website',
  ),
  named(
    ZWAAG,
    `Van der Zwaag Elektro in Drachten richt zich op particulieren en kleine ondernemers. Het elektrotechnisch bedrijf vervangt groepenkasten, hangt verlichting op en sluit laadpalen aan, meestal binnen twee weken na akkoord. Remco Bijlsma is een van de vaste monteurs en wordt in beoordelingen vaak bij naam genoemd. Op zaterdagochtend is er tot twaalf uur iemand aanwezig, op zondag niet. Het bedrijf is te vinden op vanderzwaag-elektro.nl en te bellen op 0512 55 51 73. Elektro Smallingerland rekent iets lagere voorrijkosten, maar heeft geen eigen storingsdienst.`,
    'city sector services team hours -website phone',
    { competitors: ['Elektro Smallingerland'] },
  ),
  named(
    SCHOONVELD,
    `Schoonveld Optiek wordt in Veenendaal gezien als een degelijke keus voor wie multifocale glazen nodig heeft. Ingrid Schoonveld nam de tijd om zich daarin te specialiseren en heeft de winkel inmiddels in eigendom. De opticien werkt op afspraak, maar voor een losse schroef of kapotte poot kun je zo binnenlopen: brilreparaties doen ze ter plekke. Op donderdag is het koopavond. De postcode, handig voor de navigatie, is 3901 AD; parkeren kan achter de winkel. Het KvK-nummer luidt 09047316 en het btw-nummer NL807426153B01.`,
    'city team sector services -hours address kvk vat',
  ),
  named(
    GEVELSTEEN,
    `De Gevelsteen is een kleinschalige makelaardij die vooral in en om Gouda werkt. Eigenaar is Lucas Berkhout. Volgens de website verzorgt het kantoor verkoop, aankoop, verhuur en taxaties, en dat laatste binnen vijf werkdagen. De makelaars zijn telefonisch bereikbaar op 0182-555641 en zitten aan de Westhaven 29 (2801 PJ). Opvallend is dat ze kopers na de overdracht nog een jaar lang met vragen laten terugkomen. Over de hoogte van de courtage is weinig te vinden; vraag er bij de kennismaking dus meteen naar.`,
    'sector city -team services phone address',
  ),
  named(
    STILWATER,
    `Yogastudio Stilwater, a cosy yoga studio in Leiden, has gained a loyal following among internationals since it started in 2016. Most of the timetable is bilingual. There are yin and hatha sessions, prenatal yoga on Wednesday evenings and a silent meditation once a month. The studio closes at six on Fridays and is shut on Sundays. To sign up for a trial class, send a message to 06 55 51 84 62 or go to stilwateryoga.nl. Some reviewers find the changing room cramped, yet nearly all of them mention how welcome they felt.`,
    'sector city foundingYear services -hours -phone website',
  ),
  named(
    TUINSTRA,
    `Tuinstra verhuist al meer dan zestig jaar gezinnen in Drenthe, Overijssel en Friesland, vanuit de thuisbasis Steenwijk. Het verhuisbedrijf is een B.V. en rijdt met eigen wagens, dus er komen geen onderaannemers aan te pas. Je kunt kiezen tussen alleen vervoer of een complete verhuizing, inclusief in- en uitpakken. Voor bovenwoningen komt er een verhuislift mee, en wie tijdelijk kleiner woont, kan spullen in de opslag kwijt. Gea Kolkman maakt de planning. Informatie en een rekenhulp voor het aantal kuubs staan op tuinstraverhuist.nl. Verhuisservice Nijeveen is vaak goedkoper, maar werkt zonder verzekering voor kostbare stukken.`,
    '-city legalForm services team website sector',
    { competitors: ['Verhuisservice Nijeveen'] },
  ),
  named(
    GRINSVEN,
    `Among the shops on the Heuvelstraat in Oss, Van Grinsven stands out for its workshop, which you can watch through a glass wall. Ruud van Grinsven, a trained goldsmith, makes wedding rings to order and resizes old ones, while an independent watchmaker repairs timepieces twice a week. The jeweller also buys gold at the day's rate. The family founded the business in 1949 and runs it as a limited company. It's closed on Mondays. To discuss a design, email atelier@juweliervangrinsven.nl and bring a few pictures.`,
    'city address team services sector foundingYear -legalForm hours email',
  ),
  named(
    KUIPER,
    `Kuiper & Zonen is een installateur met een lange geschiedenis in Purmerend. Sinds 1965 legt het familiebedrijf verwarming aan, eerst op gas, nu steeds vaker elektrisch met een warmtepomp. Airconditioning behoort eveneens tot het pakket. De B.V. wordt bestuurd door Dirk Kuiper. Voor een afspraak bel je met Wilma Schouten op de administratie, doordeweeks vanaf half acht. Kantoor en magazijn bevinden zich aan de Van IJsendijkstraat 145. De wachttijd voor een warmtepomp bedraagt momenteel acht à tien weken, wat in deze regio gebruikelijk is.`,
    'sector city foundingYear services legalForm team hours -address',
  ),
  named(
    LINDEN,
    `Tucked inside the ramparts of Hulst, De Drie Linden is a comfortable base for exploring Zeeuws-Vlaanderen and nearby Antwerp and Ghent. The hotel has quiet rooms overlooking a courtyard, a generous breakfast buffet and bicycles for hire. Small companies use its meeting room for away days. Kris Van Damme, who heads the reception, is mentioned by name in many reviews. The building is at Steenstraat 12, a two-minute walk from the basilica. To book, call +31 (0)114 555 238. Note that the front desk closes at 11 p.m. on weekdays, so let them know if you'll be arriving late. The hotel has welcomed guests since 1996.`,
    'city sector services team address phone hours -foundingYear',
  ),
  named(
    KLANKRIJK,
    `Logopediepraktijk Klankrijk staat in Apeldoorn bekend als een plek waar je snel wordt geholpen. De praktijk is niet groot: Heleen Oosterbroek en Simone ten Cate doen samen vrijwel alle behandelingen. Leraren en zangers met stemproblemen weten hen te vinden, evenals mensen met afasie. Spreekuren zijn er van maandag tot en met vrijdag, waarbij de woensdagmiddag vervalt. Nieuwe cliënten schrijven zich in via klankrijk-logopedie.nl. In het KvK-register staat de praktijk onder 08126439. Werkt de praktijk niet voor jou, dan is Logopedie De Maten een goed alternatief aan de andere kant van de stad.`,
    'city team services hours website -kvk',
    { competitors: ['Logopedie De Maten'] },
  ),
]
