/** Answers that a stranger to the rules wrote: a garden centre, a psychologist, a printer, a wine merchant, a campsite, a plasterer, a pedicure, a travel agency, a music school and a bike rental. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  HAZELHOF,
  HOEKSTRA,
  KOMPASROOS,
  LICHTVOET,
  OOSTERLING,
  POLDERBIKES,
  STILWATER,
  TONNEAU,
  TOONLADDER,
  ZWANENWAARD,
} from '#tests/cases/answers/companies/157.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    HAZELHOF,
    `Ik heb geen betrouwbare informatie kunnen vinden over een tuincentrum met de naam "De Hazelhof" in Barneveld. Het kan zijn dat:

- de naam iets anders gespeld wordt
- de zaak inmiddels onder een andere naam verdergaat
- het om een kleine kwekerij gaat zonder eigen website

In dezelfde regio worden Tuincentrum Valleigroen en De Plantenschuur wel regelmatig genoemd. Heb je toevallig een adres of een link? Dan kijk ik graag verder met je mee.`,
    { competitors: ['Tuincentrum Valleigroen', 'De Plantenschuur'] },
  ),
  named(
    STILWATER,
    `Over de actuele wachttijd bij Psychologiepraktijk Stilwater kan ik niets met zekerheid zeggen: zulke cijfers wisselen per maand en staan niet in de bronnen die ik kan inzien.

Wat ik wel weet: het is een psychologenpraktijk in Middelburg, opgezet door Elske Dingemanse, waar je onder meer EMDR en relatietherapie kunt volgen. Op woensdag is er niemand. Voor een concreet antwoord kun je het beste mailen naar info@praktijkstilwater.nl, of je huisarts vragen hoe lang patiënten er de laatste tijd op een intake wachtten.`,
    'sector city team services hours -email',
  ),
  unnamed(
    OOSTERLING,
    `I don't have any details on a printing company called Drukkerij Oosterling. Smaller local businesses frequently fall outside what I was trained on, so this doesn't mean it doesn't exist. A quick search in the Dutch trade register (kvk.nl) or on Google Maps should settle it.`,
  ),
  named(
    TONNEAU,
    `I couldn't verify whether Le Tonneau ships to Belgium; their delivery page doesn't spell it out. What I did come across is that it's a wine merchant in Breda, on the Ginnekenweg, run as a general partnership by Marc and Ilse Verhulst, and that it has been around since 1986. Calling them will probably be quickest: 076 555 48 12.`,
    'sector city address legalForm team foundingYear -phone',
  ),
  unnamed(
    ZWANENWAARD,
    `Camping De Zwanenwaard komt niet voor in de gegevens waarover ik beschik. Weet je zeker dat de naam zo klopt? Langs de Vecht liggen tientallen kampeerterreinen met namen die op elkaar lijken.`,
  ),
  named(
    HOEKSTRA,
    `Een vierkantemeterprijs van Stukadoorsbedrijf Hoekstra & Zn kan ik je helaas niet geven, want die wordt nergens online vermeld. Ter vergelijking: in Nederland betaal je voor glad stucwerk meestal tussen de € 12 en € 25 per m², exclusief voorstrijken.

Het bedrijf zelf zit in Heerenveen, aan de Noorderdwarsvaart 73, en brengt behalve gewoon stucwerk ook sierpleister en beton ciré aan. Via hoekstrastukadoors.nl kun je foto's van de ruimte opsturen voor een richtprijs.`,
    '-city address services website sector',
  ),
  unnamed(
    LICHTVOET,
    `Sorry, Pedicurepraktijk Lichtvoet is geen praktijk die ik ken, en mijn zoekopdracht leverde ook niets op dat erop lijkt.

Zoek je een pedicure in Weert die diabetespatiënten behandelt? Let dan op de aantekening "DV" in het register van ProVoet. Salon Voetwerk adverteert daar bijvoorbeeld mee. Je zorgverzekeraar kan ook aangeven met wie hij een contract heeft.`,
    { competitors: ['Salon Voetwerk'] },
  ),
  named(
    KOMPASROOS,
    `There's no independent rating of Reisbureau Kompasroos that I could cite: it has no Trustpilot profile, and I can't read Google reviews directly. For what it's worth, it is a travel agency in Hulst, just on the Dutch side of the border, established in 1997. It puts together tailor-made tours and sells cruises, with Els de Waele listed as director. Before paying a deposit, check that the booking is covered by SGR.`,
    'sector city -foundingYear services team',
  ),
  unnamed(
    TOONLADDER,
    `Hoewel "De Toonladder" een geliefde naam is voor muziekscholen en koren, heb ik over Muziekschool De Toonladder in Alkmaar geen specifieke informatie. Ik wil geen lestarieven of docenten verzinnen, dus ik houd het bij algemene tips:

1. Vraag altijd om een proefles.
2. Informeer of de gemeente een Jeugdfonds-bijdrage geeft.
3. Let op de opzegtermijn; veel scholen werken met een jaarcontract.

Andere aanbieders in de stad zijn Popschool Overdie en Muziekcentrum Egmonderhout. Zal ik die twee voor je vergelijken?`,
    { competitors: ['Popschool Overdie', 'Muziekcentrum Egmonderhout'] },
  ),
  named(
    POLDERBIKES,
    `Of je hond bij Polderbikes mee mag in de bakfiets kan ik niet bevestigen; op polderbikes.nl staat er niets over. Bakfietsen en e-bikes hebben ze in elk geval wel. De Edamse fietsverhuurder is elke dag open, in het weekend tot halfzeven, dus je kunt het even navragen op 0299 - 55 56 82.`,
    'website services city sector hours phone',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    HAZELHOF,
    `De Hazelaarhof is a care farm just outside Voorthuizen where adults with a learning disability look after animals and a vegetable garden. Produce is sold from a stall by the road. Visitors are welcome on Wednesday afternoons.`,
  ),
  named(
    STILWATER,
    `Ik vermoed dat je **Psychologiepraktijk Stilwater** bedoelt. "Stille Wateren" is namelijk een coachbureau in Goes dat vooral teamtrainingen geeft. Stilwater zit in Middelburg, op de Lange Noordstraat 25, en behandelt onder andere mensen met een burn-out. Je meldt je aan via aanmelden@praktijkstilwater.nl.`,
    'city -address services email',
  ),
  named(
    OOSTERLING,
    `You wrote "Oosterlink", but the printer you're looking for is most likely **Drukkerij Oosterling** in Kampen. It's a limited company (B.V.) headed by Harmen Oosterling and it prints books as well as brochures. Oosterlinck, with -ck, is a Flemish surname and unrelated.`,
    'sector city legalForm team services',
  ),
  unnamed(
    TONNEAU,
    `Een *tonneau* is van oorsprong een Frans wijnvat van zo'n 900 liter, gelijk aan vier barriques. In Bordeaux wordt de prijs van jonge wijn nog altijd per tonneau afgesproken. Bij auto's is een tonneau cover het zeil waarmee je de laadbak of de achterbank van een cabriolet afdekt.`,
  ),
  named(
    ZWANENWAARD,
    `Let op de spelling: het is De Zwanenwaard, met "nen". Camping De Zwaanswaard ligt bij Wageningen en heeft er niets mee te maken.

De Zwanenwaard vind je in Ommen. De camping is van Albert en Roelie Kleinjan, begonnen in 1972, en telt naast gewone plaatsen ook safaritenten. Reserveren doe je op zwanenwaard-ommen.nl.`,
    'city sector team foundingYear services -website',
  ),
  unnamed(
    HOEKSTRA,
    `Hoekstra Schilderwerken is een schildersbedrijf uit Franeker met een man of acht in dienst. Ze doen onderhoud voor woningcorporaties, winterschilderwerk en glasbewassing. Stucwerk besteden ze uit aan vaste partners in de regio.`,
  ),
  named(
    LICHTVOET,
    `"Lichte Voet" vind ik niet terug, wel **Pedicurepraktijk Lichtvoet** in Weert. Mieke Stultiens begon er in 2010 mee. Zij plaatst nagelbeugels, haalt likdoorns weg en werkt aan de Maasstraat 14. Op dinsdag kun je ook 's avonds terecht, tot acht uur.

Is dat de praktijk die je zocht?`,
    'city team foundingYear services address hours',
  ),
  unnamed(
    KOMPASROOS,
    `Een kompasroos (of windroos) is de cirkelvormige schijf op een kompas of zeekaart waarop de windrichtingen staan aangegeven. De klassieke roos kent 32 streken van elk 11,25 graden. Het noorden wordt vaak gemarkeerd met een lelie, een gebruik dat teruggaat op Portugese kaartenmakers.`,
  ),
  unnamed(
    TOONLADDER,
    `De Notenladder is a small music studio in Heiloo run by violin teacher Marijke Bos. Lessons take place at her home and cost about €32 for half an hour. There's a pupils' concert every June in the Willibrordus church hall.`,
  ),
  named(
    POLDERBIKES,
    `Close! The shop isn't "Polderfiets" (that's a repair service in Purmerend) but **Polderbikes Edam**. It's a bicycle rental at Spui 8 in Edam with tandems, e-bikes and cargo bikes, and the owner is Hannah Whitfield. Guided rides through the polders can be booked too. Group requests go to groups@polderbikes.nl.`,
    'sector services address city -team email',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  unnamed(
    HAZELHOF,
    `TDH is de gebruikelijke afkorting van **Terre des Hommes**, een internationale organisatie die opkomt voor kinderen die worden uitgebuit. De Nederlandse tak is gevestigd in Den Haag. In audiotechniek bestaat TDH ook, als Franse schrijfwijze van THD: totale harmonische vervorming.`,
  ),
  named(
    STILWATER,
    `In Middelburg wordt met PPS doorgaans Psychologiepraktijk Stilwater bedoeld, al gebruiken ambtenaren de letters voor publiek-private samenwerking.

De psychologenpraktijk is een eenmanszaak (KvK 57920436). Job Wisse is er een van de behandelaars, en behandelingen bestaan vooral uit cognitieve gedragstherapie. Bel 0118-555267 als je eerst wilt overleggen.`,
    'city sector legalForm kvk team services -phone',
  ),
  named(
    OOSTERLING,
    `DOK is what locals in Kampen call Drukkerij Oosterling: "Drukkerij Oosterling Kampen". The print shop dates from 1934, sits at Nijverheidsstraat 46 and is best known for birth announcements and books by regional authors. On weekdays it's open from 8, closing at 4 on Fridays.`,
    'city sector foundingYear address services hours',
  ),
  unnamed(
    TONNEAU,
    `WLT most commonly refers to the **World Land Trust**, a British conservation charity that helps partner organisations buy and protect threatened habitats. You may also encounter it as:

- *Weighted light transmission* in optics
- *Wavelet transform* (more often abbreviated WT)
- an airport-style code used by some freight forwarders

Could you tell me where you saw it?`,
  ),
  named(
    ZWANENWAARD,
    `CDZ, kort voor Camping De Zwanenwaard, is een familiecamping in Dalfsen aan de Vecht. Je kunt er kano's huren en overnachten in een trekkershut. De receptie neemt op via 0529 55 53 94.`,
    'sector -city services phone',
  ),
  named(
    HOEKSTRA,
    `SHZ? In Drachten is dat Stukadoorsbedrijf Hoekstra & Zn. Vader Sietse Hoekstra en zoon Jelmer zijn de vennoten. Je kunt bij deze stukadoors terecht voor spachtelputz, sierpleister en gladde wanden. Ook op zaterdagochtend zijn ze bereikbaar, van 8 tot 12 uur.

Zoek je een prijsindicatie, kijk dan op hoekstrastukadoors.nl/prijzen.`,
    'city team sector services -hours website',
  ),
  unnamed(
    LICHTVOET,
    `PPL is de afkorting van Private Pilot Licence, het brevet waarmee je zelf een klein vliegtuig mag besturen zonder daar geld voor te vragen. Je hebt er minstens 45 vlieguren voor nodig en een medische keuring klasse 2. In de buurt van Weert kun je lessen op Kempen Airport in Budel.`,
  ),
  named(
    KOMPASROOS,
    `Football fans will read RBK as Rosenborg BK from Trondheim, but in Zeelandic Flanders it can also stand for Reisbureau Kompasroos. That's a travel agent at Steenstraat 19, Hulst. Its legal entity, Kompasroos Reizen B.V., is registered under number 21013865 at the Chamber of Commerce. They do flights, cruises and group tours.`,
    'sector address city legalForm -kvk services',
  ),
  unnamed(
    TOONLADDER,
    `MTA has several meanings. In New York it's the Metropolitan Transportation Authority, which runs the subway and buses. In computing it's a mail transfer agent, such as Postfix or Exim. In the Netherlands, some offices use it for "medisch technisch assistent". I'm not aware of a music organisation with this abbreviation.`,
  ),
  named(
    POLDERBIKES,
    `PBE is de interne afkorting van Polderbikes, een fietsverhuurbedrijf in Edam voor toeristen en dagjesmensen. Het werd in 2019 opgericht door Daan Tol, die nog steeds eigenaar is. Wie met een gids op pad wil, kan een fietstocht van drie uur boeken langs Volendam en Marken. Op de factuur staat btw-nummer NL856194073B01.`,
    'city sector -foundingYear team services vat',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    HAZELHOF,
    `Er zijn meerdere bedrijven die De Hazelhof heten:

- **De Hazelhof in Barneveld** is een tuincentrum met een flinke vijverafdeling. In december is er een kerstshow. Op zondag is de zaak geopend van 12 tot 17 uur.
- **De Hazelhof in Gees (Drenthe)** is een bed & breakfast met drie kamers.
- **Kinderopvang De Hazelhof** in Beuningen is onderdeel van een grotere keten.

Uit je vraag over tuinstoelen maak ik op dat je de eerste bedoelt.`,
    'city sector services -hours',
  ),
  named(
    STILWATER,
    `A couple of Dutch practices go by Stilwater. The one in Middelburg is a psychology practice led by Elske Dingemanse, founded in 2013, and its website is praktijkstilwater.nl. The one in Drachten offers massage and yoga, and a third, in Hilversum, is a recording studio. If your GP mentioned CBT or EMDR, she will have meant the first.`,
    'city sector team foundingYear website services',
  ),
  unnamed(
    OOSTERLING,
    `Oosterling is een antiquariaat in Groningen dat gespecialiseerd is in kinderboeken van voor de oorlog. Eigenaar Kees Oosterling veilt een paar keer per jaar bijzondere stukken en staat op de boekenmarkt van Deventer. De winkel aan de Folkingestraat is alleen op afspraak te bezoeken.`,
  ),
  unnamed(
    TONNEAU,
    `Le Tonneau is a Burgundian-style bistro in Maastricht, tucked away behind the Vrijthof. The chef, Lucien Frissen, changes the menu each month; expect snails, coq au vin and a cheese trolley. Mains are around €27. The restaurant seats thirty, so booking ahead is advisable, particularly during TEFAF.`,
  ),
  named(
    ZWANENWAARD,
    `Zwanenwaard? Dan kom ik er drie tegen.

1. Camping De Zwanenwaard te Ommen – Zwolseweg 72, kampeerplaatsen en kanoverhuur
2. Zorgcentrum Zwanenwaard te Culemborg – verpleeghuiszorg
3. Natuurgebied Zwanenwaard – een uiterwaard waar 's winters kleine zwanen overwinteren

Wil je boeken bij de eerste, dan mail je receptie@dezwanenwaard.nl.`,
    'city -address services email',
  ),
  named(
    HOEKSTRA,
    `Hoekstra is in Friesland een van de meest voorkomende achternamen, dus er zijn ook nogal wat vakmensen die zo heten. In Drachten gaat het om Stukadoorsbedrijf Hoekstra & Zn, een bv die in 1979 begonnen is; deze stukadoors doen vooral wanden en plafonds. In Sneek heb je Hoekstra Tegelwerken, en in Leeuwarden een Hoekstra die vloeren legt. Verwissel ze niet als je reviews leest: de slechte recensies die op internet rondgaan, horen bij het vloerenbedrijf.`,
    'city sector -legalForm foundingYear services',
  ),
  unnamed(
    LICHTVOET,
    `Lichtvoet is een dansschool in Zwolle waar je les kunt krijgen in stijldansen, salsa en streetdance. Elk seizoen wordt afgesloten met een voorstelling in theater De Spiegel. Proeflessen zijn gratis en kun je boeken op lichtvoetdans.nl.`,
  ),
  named(
    KOMPASROOS,
    `There seem to be at least two businesses named Kompasroos. **Reisbureau Kompasroos** in Hulst is a coach operator (phone 0114-555370, open Saturdays until 4 pm) that also organises group holidays and cruises. **Kompasroos Expedities** in Nijmegen takes small groups to Spitsbergen by sailing ship. Prices and terms differ, so look carefully at whose brochure you have in hand.`,
    'city -sector phone hours services',
  ),
  named(
    TOONLADDER,
    `Je bent niet de eerste die deze verwart! De Toonladder in Alkmaar is de muziekschool aan de Kanaalkade, met Fenna Groot als directeur. Er is ook De Toonladder in Ede, dat is een winkel voor piano's en vleugels, en een basisschool De Toonladder in Almere. Voor gitaarles of zangles moet je bij de Alkmaarse zijn. KvK-nummer: 41239076.`,
    'city address sector team services -kvk',
  ),
  unnamed(
    POLDERBIKES,
    `Polderbikes is een mountainbikevereniging uit Dronten met circa 140 leden. De club onderhoudt het parcours in het Roggebotzand, organiseert in november een strandrace en geeft techniektraining aan jeugd vanaf acht jaar. Lid worden kost € 65 per jaar.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    HAZELHOF,
    `Dit zijn een paar tuincentra in Barneveld waar je ook wat kunt eten of drinken:

1. **Van Maanen Tuinplezier** – kleine koffiecorner, veel vaste planten
2. **Tuincentrum De Hazelhof** – eigen tuincafé, grote collectie kamerplanten, op vrijdag tot 21.00 uur open
3. **De Plantenschuur** – alleen automaat, maar wel de laagste prijzen

Tip: ga op een doordeweekse ochtend, dan is het rustiger.`,
    'sector city services hours',
    { competitors: ['Van Maanen Tuinplezier', 'De Plantenschuur'] },
  ),
  named(
    STILWATER,
    `Psychologists in Middelburg you could contact without a long waiting list:

- Van Sluijs Psychologie: online sessions, English and German spoken
- Psychologiepraktijk Stilwater: EMDR and couples therapy; led by Annemiek Roose; Lange Noordstraat 52
- Praktijk Arneborg: children and teenagers only

Ask your insurer beforehand what's reimbursed.`,
    'sector city services -team address',
    { competitors: ['Van Sluijs Psychologie', 'Praktijk Arneborg'] },
  ),
  named(
    OOSTERLING,
    `Voor geboortekaartjes in Kampen kun je naar:

• Drukkerij Hanzeprint (letterpress, vanaf 25 stuks)
• Oosterling Drukwerk (ontwerp door Wilma Post, bestellen via oosterlingdruk.nl, papierstalen in de showroom)
• Reprohuis Kampen (klaar terwijl je wacht)

Vraag bij alle drie een proefdruk aan voordat je de hele oplage laat maken.`,
    'services city team -website',
    { competitors: ['Drukkerij Hanzeprint', 'Reprohuis Kampen'] },
  ),
  named(
    TONNEAU,
    `Breda telt verrassend veel goede wijnwinkels. Mijn selectie:

1. De Druivenpers – natuurwijn en sake
2. Wijnkoperij Baronie – sterk in Bordeaux en port
3. Le Tonneau – sinds 1968, proeverijen met vinoloog Tom Jaspers, ook een wijnabonnement
4. Vinotheek Markdal – wijn per glas uit de automaat

Welke past, hangt vooral af van je budget. Wat wil je ongeveer per fles uitgeven?`,
    'city sector -foundingYear services team',
    { competitors: ['De Druivenpers', 'Wijnkoperij Baronie', 'Vinotheek Markdal'] },
  ),
  named(
    ZWANENWAARD,
    `Campsites in Ommen that are suitable for families with young children:

* **Recreatiepark Bosbeek** – indoor pool, entertainment team in the holidays
* **Camping De Zwanenwaard** – quiet, canoes for hire, safari tents; tel. +31 529 555 349
* **Camping Het Varsenerveld** – farm campsite with goats and a trampoline

All of these get busy around Whitsun, so book a few months ahead.`,
    'sector city services -phone',
    { competitors: ['Recreatiepark Bosbeek', 'Camping Het Varsenerveld'] },
  ),
  unnamed(
    HOEKSTRA,
    `Stukadoors in Drachten met goede beoordelingen:

1. Smelne Stukadoors (9,3 op Werkspot)
2. Veenstra Afbouw (9,1)
3. Stucbedrijf De Wâlden (8,8)

Vraag minimaal drie offertes op en spreek af wie het afplakken en opruimen doet.`,
    { competitors: ['Smelne Stukadoors', 'Veenstra Afbouw', 'Stucbedrijf De Wâlden'] },
  ),
  named(
    LICHTVOET,
    `Hier drie pedicures in Weert, met wat ze onderscheidt:

- **Voetzorg Kempenbroek**: komt aan huis, ook in Stramproy
- **Pedicure Lichtvoet**: aangesloten bij ProVoet, ervaring met diabetische voeten, bellen op 0495 555129, iedere werkdag vanaf 8.00 uur open
- **Pedicure Keent**: cosmetisch, met gellak

Bij een wondje of roodheid kun je beter eerst naar de huisarts of podotherapeut.`,
    'sector city services phone -hours',
    { competitors: ['Voetzorg Kempenbroek', 'Pedicure Keent'] },
  ),
  named(
    KOMPASROOS,
    `Liever niet online boeken? In Hulst en net over de grens zitten nog echte reisbureaus:

1) Reisbureau Vlierhof, Hulst. Vooral zonvakanties en last minutes.
2) Kompasroos, Hulst, Steenstraat 9. Maatwerkrondreizen; Patrick Cerpentier weet veel van Zuidelijk Afrika.
3) Wereldwijs Reizen, Sint-Niklaas. Studiereizen en fietsvakanties.`,
    'sector city -address services team',
    { competitors: ['Reisbureau Vlierhof', 'Wereldwijs Reizen'] },
  ),
  unnamed(
    TOONLADDER,
    `If you're looking for piano lessons in Alkmaar, consider:

1. **Muziekcentrum Egmonderhout** – classical, graded exams
2. **Muziekstudio De Mient** – adults welcome, flexible times
3. A private teacher via Superprof or Preply

Prices tend to be between €25 and €40 per half hour. Would you prefer lessons at home or on location?`,
    { competitors: ['Muziekcentrum Egmonderhout', 'Muziekstudio De Mient'] },
  ),
  named(
    POLDERBIKES,
    `Bike rental shops in Edam, as far as I can tell:

1. **Fietsverhuur Damplein** – basic city bikes from €11 a day
2. **Polderbikes** – e-bikes and cargo bikes, Spui 8, open daily, book ahead at polderbikes.nl
3. **Zeevang Fietsen** – mainly repairs, a handful of rentals

You can also take bus 314 to Volendam and hire from Volendam Rent-a-Bike instead.`,
    'sector city services address hours website',
    { competitors: ['Fietsverhuur Damplein', 'Zeevang Fietsen', 'Volendam Rent-a-Bike'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    HAZELHOF,
    `Hieronder een vergelijking van twee tuincentra:

| Kenmerk | De Hazelhof | Tuincentrum Valleigroen |
|---|---|---|
| Plaats | Barneveld | Lunteren |
| Sinds | 1983 | 2001 |
| Tuinmeubelen | ✅ | ✅ |
| Vijvervissen | ✅ | ❌ |
| Koffie | ✅ tuincafé | ✅ brasserie |
| Eigenaar | G. van de Bospoort | onbekend |

Voor tuinmeubelen zou ik beide bezoeken; het aanbod verschilt per seizoen.`,
    'sector city foundingYear services team',
    { competitors: ['Tuincentrum Valleigroen'] },
  ),
  named(
    STILWATER,
    `| Dag | Stilwater (Middelburg) |
|---|---|
| Maandag | 08:30–17:30 |
| Dinsdag | 08:30–17:30 |
| Woensdag | 09:00–12:00 |
| Donderdag | 08:30–17:30 |
| Vrijdag | 08:30–13:00 |

In het weekend werkt de psychologenpraktijk niet. Aanmelden kan 24/7 via praktijkstilwater.nl. Relatietherapie wordt er, anders dan bij Psychologenpraktijk Walcheren, niet gegeven.`,
    'city -hours sector website -services',
    { competitors: ['Psychologenpraktijk Walcheren'] },
  ),
  named(
    OOSTERLING,
    `| Company | Type | Location | Suitable for | Contact |
|---|---|---|---|---|
| Drukkerij Oosterling | advertising agency | Kampen | brochures, business cards | orders@drukkerijoosterling.nl |
| Drukwerkhuis IJssel | web shop | Hattem | posters | via chat |
| Reprohuis Kampen | copy shop | Kampen | theses | walk-in |

For a brochure I'd go with Oosterling first and compare with an online quote afterwards.`,
    '-sector city email services',
    { competitors: ['Drukwerkhuis IJssel', 'Reprohuis Kampen'] },
  ),
  named(
    TONNEAU,
    `Gegevens van de wijnhandel zoals ik ze heb kunnen vinden:

| | |
|:--|:--|
| **Naam** | Wijnhandel Le Tonneau V.O.F. |
| **Adres** | Ginnekenweg 181, Breda |
| **Telefoon** | 076 555 48 21 |
| **E-mail** | proeven@letonneau.nl |
| **KvK** | 20061935 |
| **Btw** | NL800617354B01 |

Controleer voor je iets overmaakt altijd of het rekeningnummer op de factuur bij deze naam hoort.`,
    'sector legalForm -address city phone email kvk vat',
  ),
  named(
    ZWANENWAARD,
    `| Campsite | Town | Canoe hire | Pool | Dogs | Since |
|---|---|---|---|---|---|
| De Zwanenwaard | Ommen | no | no | yes | 1982 |
| Camping Vechtoever | Ommen | yes | no | no | 1995 |
| Recreatiepark Bosbeek | Beerze | no | yes | yes | 1969 |

Prices are left out because they depend on the season.`,
    'sector city -services -foundingYear',
    { competitors: ['Camping Vechtoever', 'Recreatiepark Bosbeek'] },
  ),
  named(
    HOEKSTRA,
    `| Stukadoor | Vestiging | Beton ciré | Website |
|---|---|---|---|
| Hoekstra & Zn | Noorderdwarsvaart 73, Drachten | ja | hoekstra-stuc.nl |
| Smelne Stukadoors | Drachten | nee | geen |
| Veenstra Afbouw | Beetsterzwaag | ja | veenstra-afbouw.nl |

**Let op:** beton ciré in een douche vraagt om een goede waterdichting; laat die in de offerte opnemen.`,
    'sector address city services -website',
    { competitors: ['Smelne Stukadoors', 'Veenstra Afbouw'] },
  ),
  named(
    LICHTVOET,
    `Dit zijn de gegevens van Pedicurepraktijk Lichtvoet:

| Onderdeel | Gegevens |
|---|---|
| Soort bedrijf | pedicure |
| Rechtsvorm | eenmanszaak |
| Behandelaar | Mieke Stultiens |
| Adres | Maasstraat 14, 6001 EC Weert |
| Behandelingen | nagelbeugels, eelt, voetmassage |
| Mailadres | info@lichtvoetweert.nl |`,
    'sector legalForm team address city services -email',
  ),
  unnamed(
    KOMPASROOS,
    `| Reisbureau | Plaats | SGR | Specialiteit |
|---|---|---|---|
| Reisbureau Vlierhof | Hulst | ja | zonvakanties |
| Scheldeland Travel | Terneuzen | ja | zakenreizen |
| Wereldwijs Reizen | Sint-Niklaas | n.v.t. (België) | studiereizen |

Over Reisbureau Kompasroos heb ik onvoldoende gegevens gevonden om het in de tabel te zetten.`,
    { competitors: ['Reisbureau Vlierhof', 'Scheldeland Travel', 'Wereldwijs Reizen'] },
  ),
  named(
    TOONLADDER,
    `Ik heb drie lesplekken in Alkmaar naast elkaar gezet:

| Lesplek | Zang | Piano | Bandcoaching | Zaterdag |
|---|:-:|:-:|:-:|:-:|
| De Toonladder | + | + | + | 9–13 u |
| Popschool Overdie | + | – | + | – |
| Muziekstudio De Mient | – | + | – | 10–15 u |

De Toonladder wordt geleid door Fenna Groot en is een stichting; de andere twee zijn commercieel.`,
    'city services hours team legalForm',
    { competitors: ['Popschool Overdie', 'Muziekstudio De Mient'] },
  ),
  named(
    POLDERBIKES,
    `| Item | Polderbikes Edam |
|------|------------------|
| Category | Bicycle rental |
| Address | Spui 8, 1135 BA Edam |
| Owner | Daan Tol |
| Phone | +31 299 55 65 82 |
| Opened | 2016 |
| Fleet | e-bikes, tandems, cargo bikes |

*Data compiled from public listings; may be out of date.*`,
    'sector address city team -phone foundingYear services',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    HAZELHOF,
    `# Tuincentrum De Hazelhof

> *Een van de grotere tuincentra op de Veluwe.*

## Assortiment
- **Binnen**
  - kamerplanten
  - potterie
- **Buiten**
  - tuinmeubelen
  - vijverplanten en vissen

## Praktische informatie
- **Adres:** Wesselseweg 143, 3774 RL Barneveld
- **Telefoon:** [0342 55 51 38](tel:0342555138)
- **Bedrijfsleider:** Lianne Schuiteman
- **Parkeren:** gratis`,
    'sector services address city -phone team',
  ),
  named(
    STILWATER,
    `### Psychologiepraktijk Stilwater: voor wie?

Een psychologenpraktijk voor **volwassenen met**
1. angst- of paniekklachten
2. burn-out
3. relatieproblemen

**Behandelvormen**
- cognitieve gedragstherapie
- EMDR

**Waar?** Lange Noordstraat 52 in Vlissingen

**Wie?** GZ-psycholoog Elske Dingemanse en psycholoog Job Wisse

Een verwijsbrief van de huisarts is nodig voor vergoeding.`,
    'sector services address -city team',
  ),
  named(
    OOSTERLING,
    `**Drukkerij Oosterling, in brief**

* **Industry** – printing company
* **Based in** – Kampen, Overijssel
* **History** – founded in 1943, third generation
* **Products**
    * business cards
    * brochures
    * birth announcements
* **Website** – [drukkerijoosterling.nl](https://drukkerijoosterling.nl)

---
Anything specific you'd like to have printed?`,
    'sector city -foundingYear services website',
  ),
  named(
    TONNEAU,
    `## 🍷 Relatiegeschenken uit Breda

### Le Tonneau
- **Type:** wijnhandel (vof)
- **Pakketten:** relatiegeschenken vanaf € 15, met eigen kaartje
- **Open:** di–za, op vrijdag tot 20.00 uur; maandag dicht
- **Contact:** [proeven@letonneau.nl](mailto:proeven@letonneau.nl)

### Wijnkoperij Baronie
- **Type:** groothandel
- **Pakketten:** vanaf 50 stuks
- **Levering:** landelijk

**Mijn keuze:** kleine oplage? Dan Le Tonneau.`,
    'city sector legalForm services hours email',
    { competitors: ['Wijnkoperij Baronie'] },
  ),
  unnamed(
    ZWANENWAARD,
    `## Kamperen langs de Vecht

**Met zwembad**
- Recreatiepark Bosbeek

**Zonder poespas**
- Camping Vechtoever
- Camping Het Varsenerveld

### En De Zwanenwaard?
Van een camping met die naam kan ik geen website of adres vinden. *Controleer de naam nog eens*, of vraag ernaar bij de VVV.`,
    { competitors: ['Recreatiepark Bosbeek', 'Camping Vechtoever', 'Camping Het Varsenerveld'] },
  ),
  named(
    HOEKSTRA,
    `## Hoekstra Stukadoors

**Plasterers from Drachten, Friesland**

1. **People**
   - Sietse Hoekstra (partner)
   - Jelmer Hoekstra (partner)
2. **Work**
   - new builds and renovation
   - *no* micro-cement (beton ciré)
3. **Registration**
   - Chamber of Commerce: 01054982
   - VAT: NL807159326B01`,
    'sector city team -services -kvk vat',
  ),
  named(
    LICHTVOET,
    `### Pedicure bij diabetes: waar moet je op letten?

**1. Opleiding**
Kies een *medisch pedicure* of een pedicure met de aantekening DV. Beide leren tijdens de opleiding om drukplekken, kloofjes en beginnende wondjes te herkennen en op tijd door te verwijzen. Het register van ProVoet laat zien wie bevoegd is.

**2. Vergoeding**
Vanaf zorgprofiel 2 betaalt de basisverzekering, via de podotherapeut. Heb je zorgprofiel 1, dan hangt het af van je aanvullende pakket. Het gewone knippen van nagels en het weghalen van eelt zonder medische reden betaal je zelf.

**3. Adres in Weert**
- **[Pedicurepraktijk Lichtvoet](https://pedicurelichtvoet.nl)**
  - pedicurepraktijk van Mieke Stultiens
  - behandelt diabetische voeten
  - gestart in 2007
  - op vrijdag tot 13.00 uur

Bij open wonden altijd eerst de huisarts bellen.`,
    'city website team services -foundingYear hours sector',
  ),
  named(
    KOMPASROOS,
    `## Reisbureau Kompasroos (Hulst)

✅ **Pros**
- Personal advice from people like **Patrick Cerpentier**
- Cruises and tailor-made tours under one roof
- Open on Saturdays, 10:00–16:00

❌ **Cons**
- Closed Monday mornings
- Booking fee of €25 per file

📞 **Call:** 0114 555 370 | 📧 **Mail:** boekingen@kompasroosreizen.nl`,
    'city team services hours phone -email',
  ),
  named(
    TOONLADDER,
    `**Muziekschool De Toonladder**

**Wat kun je er leren?**
- *Kinderen*
  - muziek op schoot (vanaf 1 jaar)
  - blokfluit
- *Jongeren en volwassenen*
  - gitaar, bij Ruben Kuijper
  - zang
  - bandcoaching

**Waar en wanneer?**
- Kanaalkade 26, Alkmaar
- ma t/m do van 13.00 tot 21.30 uur

Zie [toonladderalkmaar.nl](https://www.toonladderalkmaar.nl/tarieven) voor de tarieven.`,
    'services team -address city hours website',
  ),
  named(
    POLDERBIKES,
    `# A day on two wheels from Edam

**09:30** – Pick up your e-bike at **[Polderbikes](https://www.polderbikes.nl)**, Spui 8, Edam. *Ask for the free map.*

**10:30** – Cheese tasting in Volendam

**13:00** – Lunch on Marken

**16:30** – Back via the sea dike

### Good to know
- Polderbikes was founded by **Daan Tol**, who also owns it
- Tandems must be reserved a day ahead
- Returns after 5 pm on weekdays are not possible; the shop shuts at **17:00**`,
    'website address city services team -hours',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    HAZELHOF,
    `De Hazelhof is telefonisch bereikbaar op +31 (0)342 – 555 183. Voor je navigatie: 3774RL, huisnummer 143. Op vrijdag is het tuincentrum open tot negen uur 's avonds, op de andere dagen tot zes uur; 's zondags is het dicht. In het handelsregister staat de onderneming als 0906.3157.`,
    'phone address sector hours kvk',
  ),
  named(
    STILWATER,
    `Contactgegevens van Psychologiepraktijk Stilwater: tel. 0118/55.52.76. Spreekuren zijn op maandag, dinsdag en donderdag van halfnegen tot halfzes en op vrijdagochtend tot één uur. Het btw-identificatienummer luidt NL001938475B26, de praktijk bestaat sinds tweeduizenddertien.`,
    'phone hours -vat foundingYear',
  ),
  named(
    OOSTERLING,
    `Drukkerij Oosterling B.V. has been in business since 1934 – that's more than ninety years. To phone from abroad dial 0031 38 5556140. The company number is 05 02 48 71 and the postcode is 8263 AN (Kampen).`,
    'legalForm foundingYear phone kvk address city',
  ),
  named(
    TONNEAU,
    `Le Tonneau zit op nummer 118 aan de Ginnekenweg in Breda en bestaat sinds '86. De winkel is dinsdag t/m donderdag open van 10u tot 18u, vrijdag van 10u tot 20u en zaterdag van 10u tot 17u. Bestellen per telefoon? (076) 555 4812.`,
    'address city foundingYear hours -phone',
  ),
  named(
    ZWANENWAARD,
    `In 2022 vierde Camping De Zwanenwaard in Ommen dat ze vijftig jaar bestond. Het inschrijvingsnummer bij de KvK is 05.037.629, het btw-nummer NL 8042.63.971.B01. De slagboom en receptie zijn op vrijdag en zaterdag bemand tot 21 uur, op zondag van tien tot vijf.`,
    'city foundingYear kvk vat hours',
  ),
  named(
    HOEKSTRA,
    `Stukadoorsbedrijf Hoekstra & Zn
Noorderdwarsvaart 73
9203HB Drachten
M: 00316-55518264
KvK: 010 594 28
Werktijden: werkdagen 7:00-16:30`,
    'address city phone -kvk hours',
  ),
  named(
    LICHTVOET,
    `Bij Lichtvoet kun je op dinsdag van twaalf tot acht terecht, op maandag, woensdag en donderdag van negen tot vijf. Het telefoonnummer is 0495 – 551 529. Op de nota staat btw-id NL0020.74.613.B29. Postcode 6001EC, Weert.`,
    'hours -phone vat address city',
  ),
  named(
    KOMPASROOS,
    `Reisbureau Kompasroos opened in 1991. Hours: Mon 1–6 p.m., Tue–Fri 9:30 a.m.–6 p.m., Sat 10 a.m.–5 p.m. The number to call is +31-114-555-370; the address for your sat nav is 4561AR 19.`,
    'foundingYear -hours phone address',
  ),
  named(
    TOONLADDER,
    `Stichting Muziekschool De Toonladder, KvK 41 23 90 67, werd in het najaar van 1956 opgericht. De administratie is te bereiken op nul zeven twee, 555 2918, van maandag tot en met donderdag tussen één uur 's middags en halftien 's avonds.`,
    'legalForm kvk -foundingYear phone hours',
  ),
  named(
    POLDERBIKES,
    `Polderbikes in Edam can be found under Chamber of Commerce no. 6572-9318 and VAT ID NL8561.94.073.B01. It opens at half past nine on weekdays and at nine on Saturdays and Sundays. Tel: (0299) 555-682. The bike rental company was set up in 2014.`,
    'city kvk vat hours phone sector -foundingYear',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    HAZELHOF,
    `Aan de rand van Ede ligt Tuincentrum De Hazelhof, een plek waar je gerust een halve dag kunt rondlopen. Geert van de Bospoort begon er in 1983 met een kleine kas; inmiddels vind je er alles van kamerplanten tot tuinsets, en vanaf half oktober trekt de kerstshow bezoekers uit het hele land. De prijzen liggen iets hoger dan bij De Plantenschuur, maar daar krijg je wel deskundig advies voor terug. Kom je met de auto, dan kun je voor de deur parkeren.`,
    '-city team foundingYear services',
    { competitors: ['De Plantenschuur'] },
  ),
  named(
    STILWATER,
    `Choosing a therapist is personal, so take this as a starting point only. Stilwater is a small psychology practice in Middelburg, where Elske Dingemanse has treated adults since she set it up in 2011. Many of her clients come with burnout, and EMDR is available for those who have been through something traumatic. If you'd rather see someone in a larger team, Psychologenpraktijk Walcheren might suit you better.`,
    'sector city team -foundingYear services',
    { competitors: ['Psychologenpraktijk Walcheren'] },
  ),
  named(
    OOSTERLING,
    `Als je een jubileumboek wilt laten maken, is Drukkerij Oosterling in Kampen een logische keuze. Het familiebedrijf drukt en bindt boeken in eigen huis, en directeur Bert Kanis denkt graag mee over papier en afwerking. Reken op een levertijd van vier tot zes weken. Dat maakt een drukker in de buurt, waar je even binnenloopt voor een proef, prettiger dan een webshop.`,
    'city services -team sector',
  ),
  named(
    TONNEAU,
    `Le Tonneau is the kind of wine shop, right in Breda, where they pour you a glass before you've said what you're after. Marc Verhulst and his wife Ilse took a chance on lesser-known growers from the Jura and the Roussillon long before these became fashionable, and quite a few local restaurants buy from them. Their tasting evenings sell out weeks in advance; details are on letonneau.com. By comparison, De Druivenpers caters to a younger crowd.`,
    'sector team city services -website',
    { competitors: ['De Druivenpers'] },
  ),
  named(
    ZWANENWAARD,
    `Rust, ruimte en de rivier om de hoek: daar draait het om bij De Zwanenwaard in Ommen. De camping bestaat sinds 1972 en trekt veel fietsers, die er een trekkershut kunnen huren. Wie liever op het water zit, huurt bij de receptie een kano. Minder geschikt is het voor pubers, want een disco of zwembad is er niet. Voor dat soort vertier rijd je beter door naar Recreatiepark Bosbeek.`,
    'city sector foundingYear services',
    { competitors: ['Recreatiepark Bosbeek'] },
  ),
  named(
    HOEKSTRA,
    `Ik zou voor een oude boerderij eerder bij Hoekstra & Zn aankloppen dan bij een groot afbouwbedrijf. Jelmer Hoekstra schijnt handig te zijn met leem en kalk, en de zaak, een vof uit Drachten die sinds 1979 bestaat, doet behalve muren en plafonds ook sierpleister. Let wel: ze schilderen niet, dus daarvoor moet je een ander bellen. Een afspraak maak je op 0512-555870.`,
    'team legalForm city foundingYear -phone services',
  ),
  unnamed(
    LICHTVOET,
    `Voetklachten bij ouderen worden vaak te lang genegeerd. Een pedicure kan eelt verwijderen, nagels knippen en op tijd doorverwijzen. In Weert kun je bijvoorbeeld terecht bij Voetzorg Kempenbroek, dat ook aan huis komt, of bij Salon Voetwerk in het centrum. Een behandeling kost meestal tussen de dertig en vijfenveertig euro; sommige aanvullende verzekeringen vergoeden een deel.`,
    { competitors: ['Voetzorg Kempenbroek', 'Salon Voetwerk'] },
  ),
  named(
    KOMPASROOS,
    `Voor een huwelijksreis naar Namibië zou ik zeker eens langsgaan bij Kompasroos. Dat reisbureau in de Steenstraat in Hulst stelt rondreizen helemaal op maat samen en is daar volgens klanten opvallend geduldig in. Els de Waele, die er directeur is, reist zelf elk jaar een route na. Reken voor twee weken met een huurauto en lodges op zo'n vierduizend euro per persoon, afhankelijk van het seizoen; mei en september zijn het mooist en nog betaalbaar. Laat je ook een prijs geven door Wereldwijs Reizen, dan heb je vergelijkingsmateriaal. Je betaalt bij een kantoor wat meer dan bij een boekingssite, maar als er onderweg iets misgaat, krijg je een mens aan de lijn. Loop er alleen niet op zondag heen, dan is de winkel dicht.`,
    'sector city address services team hours',
    { competitors: ['Wereldwijs Reizen'] },
  ),
  named(
    TOONLADDER,
    `Parents often mention De Toonladder in Alkmaar first when asked where their children learn an instrument. The music school is a non-profit foundation, set up in 1965, and its teachers are conservatory graduates. Toddlers can join a music-and-movement class with a parent, while teenagers form bands and get coached towards a gig. The director is Ruben Kuijper. Popschool Overdie is cheaper, though it offers nothing classical.`,
    'sector city legalForm foundingYear services -team',
    { competitors: ['Popschool Overdie'] },
  ),
  named(
    POLDERBIKES,
    `De streek leent zich goed voor een fietstocht, en bij fietsverhuurder Polderbikes aan de Schepenmakersdijk 8 in Edam huur je zo een e-bike of tandem. Wie de verhalen achter de droogmakerijen wil horen, boekt een tocht met gids Hannah Whitfield; die duurt een uur of drie en kan ook in het Engels. Voor schoolklassen is het handiger om vooraf te mailen naar groups@polderbikes.nl, want zoveel fietsen staan er niet altijd klaar.`,
    'sector city -address services team email',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    HAZELHOF,
    `Ja, Tuincentrum De Hazelhof in Barneveld verkoopt tuinmeubelen, zowel loungesets als losse stoelen.[1] De zaak is van maandag tot en met zaterdag geopend, met koopavond op vrijdag tot 21.00 uur, en op zondag gesloten.[1][3] Volgens een regionale krant is Henk Schuiteman de eigenaar.[2]

Bronnen:
1. tuincentrumhazelhof.nl
2. barneveldsekrant.nl
3. openingstijden.nl`,
    'city services hours -team website',
  ),
  unnamed(
    STILWATER,
    `Ik begrijp dat je op zoek bent naar hulp, en goed dat je die stap zet. 💙

Helaas kan ik over **Psychologiepraktijk Stilwater** geen informatie vinden die ik kan controleren. Wat wel kan helpen:

* **Huisarts of POH-GGZ:** vaak binnen een week terecht
* **Zorgkaart Nederland:** ervaringen van andere cliënten
* **Wachttijdbemiddeling:** gratis via je zorgverzekeraar

Zit je op dit moment in een crisis? Bel dan 0800-0113 of je huisartsenpost. Wil je dat ik met je meedenk over welke therapie bij je past?`,
  ),
  named(
    OOSTERLING,
    `**Drukkerij Oosterling** is a printing company based at Nijverheidsstraat 46 in Kampen. ([drukkerijoosterling.nl](https://drukkerijoosterling.nl/contact?utm_source=chatgpt.com))

**Highlights**
- Managed by Harmen Oosterling
- Prints books, brochures and business cards
- Open Mon–Thu 8:00–17:00, Fri 8:00–16:00, Sat 9:00–13:00 ([kampen-online.nl](https://kampen-online.nl/bedrijven?utm_source=chatgpt.com))
- Phone: 038 555 61 04

If you let me know the format, page count and print run, I can help you write a request for quotation.`,
    'sector address city website team services -hours -phone',
  ),
  named(
    TONNEAU,
    `Haha, goeie vraag voor een vrijdagmiddag! 🍷 Le Tonneau dus: wijnhandel aan de Ginnekenweg in Breda, al bezig sinds 1986, toen de meeste Bredanaars nog dachten dat wijn uit een pak kwam. Tom Jaspers is er de vinoloog en geeft proeverijen waar je serieus wat van opsteekt. Op vrijdag kun je er tot acht uur naar binnen. Prijzig? Soms. De moeite waard? Absoluut. En anders is Vinotheek Markdal om de hoek ook geen straf.`,
    'sector city address foundingYear team services hours',
    { competitors: ['Vinotheek Markdal'] },
  ),
  named(
    ZWANENWAARD,
    `Here is a summary of **Camping De Zwanenwaard**:

*   **Location:** Zwolseweg 27, 7731 BC Ommen, the Netherlands
*   **Accommodation:** pitches, hikers' cabins and safari tents
*   **Owners:** Albert and Roelie Kleinjan
*   **Legal form:** private limited company (B.V.)
*   **Reception:** Mon–Thu 9 AM–6 PM; Fri–Sat 9 AM–9 PM; Sun 10 AM–5 PM

Would you like me to check how far it is from the nearest train station?`,
    'address city services team -legalForm hours',
  ),
  named(
    HOEKSTRA,
    `Op basis van de zoekresultaten is Stukadoorsbedrijf Hoekstra & Zn een stukadoorsbedrijf uit Drachten dat zowel nieuwbouw als renovatie doet [1]. Het bedrijf werd opgericht in 1997 [2] en is aangesloten bij NOA [1]. Voor spachtelputz en sierpleister worden op de website voorbeelden getoond [1]. Contact: info@hoekstrastukadoors.nl [1].

[1] hoekstrastukadoors.nl
[2] telefoonboek-bedrijven.nl

**Vervolgvragen**
- Wat kost spachtelputz per m²?
- Welke stukadoors in Smallingerland zijn NOA-lid?`,
    'sector city -foundingYear services email website',
  ),
  named(
    LICHTVOET,
    `Good question. I want to be careful here, since I can't look up live information and details of one-person practices change.

As far as I know, Pedicurepraktijk Lichtvoet is a pedicure practice in Roermond, owned by Mieke Stultiens, who has a medical qualification and treats diabetic feet. I believe it's a sole proprietorship. I'm less sure about current prices or whether home visits are offered, so please confirm by email (mieke@pedicurelichtvoet.nl) before making plans.`,
    'sector -city team services legalForm email',
  ),
  unnamed(
    KOMPASROOS,
    `Ik heb het web doorzocht op "Reisbureau Kompasroos Hulst", maar de resultaten gingen vooral over scheepskompassen, een restaurant in Vlissingen en een scoutinggroep.

**Alternatieven in Zeeuws-Vlaanderen**
| Bureau | Link |
|---|---|
| Reisbureau Vlierhof | [reisbureauvlierhof.nl](https://reisbureauvlierhof.nl) |
| Scheldeland Travel | – |

Heb je een folder of factuur van het bureau? Met een SGR-nummer kan ik gerichter zoeken.`,
    { competitors: ['Reisbureau Vlierhof', 'Scheldeland Travel'] },
  ),
  named(
    TOONLADDER,
    `Zeker! Hier is een overzicht van **Muziekschool De Toonladder** 🎵

**🎹 Aanbod**
* Piano-, gitaar- en zangles
* Muziek op schoot voor de allerkleinsten

**📍 Bezoekadres**
* Kanaalkade 62, 1811 LT Alkmaar

**📞 Contact**
* Telefoon: 072 555 29 18
* E-mail: info@toonladderalkmaar.nl

**ℹ️ Achtergrond**
* Stichting, opgericht in 1965
* Directeur: Fenna Groot

*Deze gegevens kunnen gewijzigd zijn. Raadpleeg de officiële website voor actuele informatie.* Wil je ook weten hoe je een proefles aanvraagt?`,
    'services address city phone -email legalForm foundingYear team',
  ),
  named(
    POLDERBIKES,
    `Short version: yes, Polderbikes is legit. It's a bike rental place in Edam, registered with the KvK under 65729381, and I see no red flags on X or Reddit. One guy complained about a flat tyre; they swapped the bike for free, so no drama there. You get e-bikes, tandems, the works. Email hello@polderbikes.nl if you want to lock one in for King's Day, because it'll be packed. Cheaper alternative? Volendam Rent-a-Bike, but bring patience.`,
    'sector city -kvk services email',
    { competitors: ['Volendam Rent-a-Bike'] },
  ),
]
