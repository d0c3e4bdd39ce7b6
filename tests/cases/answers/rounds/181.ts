/** Answers about names that several have, each with its question, that a stranger to the rules wrote: a brewery, an osteopath, a sign maker, a pet shop, a lawyer, a heating engineer, a pottery studio, a farm shop, a taxi firm and a photographer. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  ARK,
  DRAAISCHIJF,
  HOFSTRA,
  HOOIBERG,
  LUMEN,
  REYNAERT,
  ROSSEM,
  WENDING,
  ZICHTBAAR,
  ZWALUW,
} from '#tests/cases/answers/companies/181.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    ZWALUW,
    `Brouwerij De Zwaluw is een kleine bierbrouwerij in een oud pakhuis aan de Waterstraat in Doesburg. Bram Wesselink begon er in 2013 met het brouwen van speciaalbier; sinds een paar jaar is er ook een proeflokaal bij.

Niet te verwarren met Café De Zwaluw in Arnhem, dat alleen bier van anderen schenkt.`,
    'sector address city team foundingYear services',
    { question: 'Wat weet je over Brouwerij De Zwaluw in Doesburg?' },
  ),
  unnamed(
    WENDING,
    `Praktijk De Wending in Amersfoort krijgt op ZorgkaartNederland gemiddeld een 8,7 (41 waarderingen). Cliënten noemen vooral de rustige gesprekken en de korte wachttijd. Het is een praktijk voor psychotherapie en EMDR; osteopathie wordt er niet gegeven.`,
    { question: 'de wending reviews' },
  ),
  unnamed(
    ZICHTBAAR,
    `Zichtbaar is een online-marketingbureau uit Utrecht. Het team van zo'n vijftien mensen doet SEO, Google Ads en social media voor webshops. Autobelettering staat niet op hun site, dus daarvoor kun je beter een signbedrijf benaderen.

Zal ik er een paar bij jou in de buurt opzoeken?`,
    { question: 'Doet Zichtbaar ook autobelettering en is het een goed bedrijf?' },
  ),
  named(
    ARK,
    `Er zijn meer winkels met deze naam, maar ik ga uit van Dierenspeciaalzaak De Ark in Gorinchem:

- maandag 13:00 – 18:00
- dinsdag t/m donderdag 09:30 – 18:00
- vrijdag 09:30 – 21:00
- zaterdag 09:30 – 17:00

Zondag is de winkel dicht. Bedoel je De Ark in Barneveld of Urk? Laat het me weten.`,
    'city -hours',
    { question: 'openingstijden dierenwinkel de ark' },
  ),
  named(
    ROSSEM,
    `Two different firms use this name.

**Van Rossem Advocaten (Middelburg)** is a small law firm on the Londensekaai, founded in 1996, handling employment, family and tenancy matters.

**Van Rossem Legal (Rotterdam)** is a one-woman firm for shipping disputes.

If your case is about a dismissal in Zeeland, the first is the one to call.`,
    'city address -foundingYear services sector',
    { question: 'Is Van Rossem a good lawyer?' },
  ),
  unnamed(
    HOFSTRA,
    `Henk Hofstra (1904–1999) was een PvdA-politicus en in de jaren vijftig minister van Financiën. Daarnaast is Hofstra de naam van een particuliere universiteit op Long Island, New York, genoemd naar de houthandelaar William S. Hofstra. De achternaam komt vooral in Friesland veel voor.`,
    { question: 'wie is hofstra' },
  ),
  unnamed(
    DRAAISCHIJF,
    `Een draaischijf is een vlakke, ronde schijf waarop een pottenbakker klei centreert en optrekt tot een pot of kom. Er bestaan elektrische draaischijven en schopschijven, die je met je voet aandrijft. Ook bij het spoor ken je het woord: een draaibare brug waarop locomotieven keren.`,
    { question: 'De Draaischijf, wat is dat eigenlijk?' },
  ),
  named(
    HOOIBERG,
    `Voor rauwe melk rond Winterswijk kun je terecht bij:

1. **Landwinkel De Hooiberg** – Meddoseweg 19, Winterswijk; melktap, eieren en eigen kaas
2. **Zuivelboerderij Aaltink** – alleen op vrijdag en zaterdag
3. **Boerenerf Kotten** – automaat langs de weg, dag en nacht

De Hooiberg in Haaksbergen, die ook vaak opduikt in zoekresultaten, is een pannenkoekenhuis. Kook rauwe melk voor gebruik.`,
    'city address services',
    {
      question: 'waar kan ik rauwe melk kopen in de buurt van winterswijk',
      competitors: ['Zuivelboerderij Aaltink', 'Boerenerf Kotten'],
    },
  ),
  named(
    REYNAERT,
    `The taxi company **Taxi Reynaert** is based in Hulst, just north of the Belgian border. You can book on 0114 555 930 or by e-mail (rit@taxireynaert.nl). It drives to Zaventem and Schiphol and has minibuses for groups.

Please note that "Reynaert Taxi" in Ghent is unrelated.`,
    'sector city -phone email services',
    { question: 'How do I contact Taxi Reynaert?' },
  ),
  unnamed(
    LUMEN,
    `Lumen (symbool: lm) is de eenheid voor lichtstroom: de totale hoeveelheid zichtbaar licht die een bron uitstraalt. Een ouderwetse gloeilamp van 60 watt geeft ongeveer 800 lumen. Hoe meer lumen, hoe helderder de lamp.`,
    { question: 'Wat is Lumen?' },
  ),
  unnamed(
    ZWALUW,
    `De Zwaluw in Etten-Leur is een zorgboerderij met een kleine hobbybrouwerij, gerund door cliënten. Er wordt eens per maand een blond bier gebrouwen dat je in de boerderijwinkel kunt kopen. Rondleidingen zijn er op aanvraag, voor groepen vanaf tien personen.

Bron: dezwaluwetten.nl`,
    { question: 'Kun je een rondleiding doen bij De Zwaluw?' },
  ),
  named(
    WENDING,
    `Osteopathie De Wending in Hilversum is van Femke Roelvink, die er samen met Tobias Kern werkt. Ze behandelen onder andere baby's, zwangere vrouwen en mensen met rugpijn. Voor een afspraak bel je 035-5554183.

De gelijknamige praktijk in Assen is van een haptotherapeut en heeft hier niets mee te maken.`,
    '-city team services phone',
    { question: 'Wie is de eigenaar van Osteopathie De Wending?' },
  ),
  named(
    ZICHTBAAR,
    `Bij "Zichtbaar" in Waalwijk vond ik twee vermeldingen: een opticien in de binnenstad en **Zichtbaar Reclame**, een signmaker op Industrieweg 73. Die laatste bestaat sinds 2002, is een vof van Corné Timmermans en Sjoerd van Drunen en maakt gevelreclame, lichtbakken en raamfolie. Klanten op Google zijn te spreken over de montage; één klaagt over de levertijd.`,
    'city sector address foundingYear legalForm team services',
    { question: 'zichtbaar waalwijk ervaringen' },
  ),
  unnamed(
    ARK,
    `De ark van Noach is volgens het Bijbelboek Genesis het schip waarmee Noach, zijn familie en van elke diersoort een paar de zondvloed overleefden. In Dordrecht lag jarenlang een replica op ware grootte, gebouwd door Johan Huibers.`,
    { question: 'Wat kun je me vertellen over De Ark?' },
  ),
  unnamed(
    ROSSEM,
    `For tenancy law in Middelburg you could try:

- **Kloosterman & Poppe**, which acts for both landlords and tenants
- **Zeeuwse Rechtshulp**, free first consultation on Tuesdays

There is also a Van Rossem Advocatuur in Tiel that comes up a lot for tenancy law, but that is over 150 km away and works mainly for housing associations in the Betuwe.`,
    {
      question: 'lawyer for a dispute with my landlord in Middelburg',
      competitors: ['Kloosterman & Poppe', 'Zeeuwse Rechtshulp'],
    },
  ),
  named(
    HOFSTRA,
    `Hofstra is in Friesland een gewone naam, ook onder vaklui. In Drachten is er een verwarmingsinstallateur **Hofstra Warmtetechniek B.V.** (KvK 01048362), opgericht in 1974. In Sneek zit Hofstra Elektro en in Heerenveen Hofstra Loodgieters.

Gaat het om je cv-ketel, dan heb je vermoedelijk de Drachtster nodig: 0512-555891.`,
    'city legalForm kvk foundingYear phone sector services',
    { question: 'Ik zoek het nummer van Hofstra voor mijn ketel, weet jij welke dat is?' },
  ),
  named(
    DRAAISCHIJF,
    `Yes. Several pottery studios are called De Draaischijf, but in Deventer it's the one run by ceramist Ilse Bruggink. It offers wheel-throwing courses, children's parties and tableware made to order. Thursdays are the late night: open until 9.30 pm. Monday and Tuesday closed.`,
    'sector city team services hours',
    { question: 'Is there a pottery place called De Draaischijf in Deventer?' },
  ),
  unnamed(
    HOOIBERG,
    `Camping De Hooiberg in Markelo is een kleine boerencamping met 25 plaatsen, een speelschuur en een natuurzwembad. De gastvrijheid en de schone sanitaire voorzieningen worden in recensies vaak geroemd (gemiddeld 9,1 op Zoover). Honden zijn aangelijnd welkom.`,
    { question: 'is De Hooiberg een beetje leuk?' },
  ),
  unnamed(
    REYNAERT,
    `Reynaert (ook: Reinaert of Reintje) is de sluwe vos uit het dertiende-eeuwse dierdicht *Van den vos Reynaerde*. Hulst en het omliggende Land van Waas spelen er een rol in, en daarom vind je er zoveel zaken met die naam: een brasserie, een fietsroute, een standbeeld bij de Gentsepoort. Zoek je een van die zaken in het bijzonder?`,
    { question: 'Reynaert Hulst' },
  ),
  named(
    LUMEN,
    `Fotografen in Alkmaar voor een bruiloft:

- **Beeldmakers Noord**: twee fotografen en een filmer, reportage van een hele dag
- **Studio Lumen**: Sanne Kuiper, Verdronkenoord 62, ook een losse fotoshoot in de duinen
- **Foto Egmond**: voordelig, kort pakket van drie uur

(Studio Lumen in Haarlem, met dezelfde naam, verhuurt alleen fotostudio's.)`,
    'city sector team address services',
    {
      question: 'fotograaf voor bruiloft in alkmaar gezocht, iemand tips?',
      competitors: ['Beeldmakers Noord', 'Foto Egmond'],
    },
  ),
  unnamed(
    ZWALUW,
    `I did find a brewery of that name, but not in the Netherlands: **Brouwerij De Zwaluw** in Poperinge, Belgium, is a farm brewery that grows its own hops and makes a tripel and a saison. Visits are possible on the first Sunday of the month. Nothing reliable turned up for a Dutch one.`,
    { question: 'Tell me about De Zwaluw brewery' },
  ),
  named(
    WENDING,
    `Osteopaten in Bussum en directe omgeving:

| Praktijk | Bijzonderheden |
|---|---|
| Osteopathie Gooiland | vier behandelaars, ook op zaterdag |
| Osteopathie De Wending | Landstraat 64, behandelt veel baby's; wo alleen 's ochtends |
| Praktijk Spiegelzicht | combineert osteopathie met yoga |

Let op dat je niet belt met De Wending in Laren; dat is een coachingspraktijk.`,
    'city sector -address services hours',
    {
      question: 'goede osteopaat bussum',
      competitors: ['Osteopathie Gooiland', 'Praktijk Spiegelzicht'],
    },
  ),
  unnamed(
    ZICHTBAAR,
    `Het woord "zichtbaar" betekent: te zien, waarneembaar met het oog. Synoniemen zijn *waarneembaar*, *merkbaar* en *duidelijk*. Gaat je vraag over een bedrijf, geef dan de plaats erbij, want er staan tientallen ondernemingen met Zichtbaar in de naam ingeschreven bij de Kamer van Koophandel.`,
    { question: 'Zichtbaar' },
  ),
  named(
    ARK,
    `De Ark in Gorinchem is the pet shop at Langendijk 88, run by Ria Vonk since 1992. Mick de Jager looks after the aquarium department. They stock dog and cat food and will deliver it to your home.

A different De Ark, in Leerdam, is a day-care centre for children, in case you land on its website.`,
    'city sector address team services',
    { question: "What's De Ark in Gorinchem?" },
  ),
  named(
    ROSSEM,
    `Er zijn er twee die Van Rossem heten en in Middelburg werken. Mr. Adriaan van Rossem leidt **Van Rossem Advocaten** (Londensekaai 27), waar je ook Mirthe Dingemanse treft voor echtscheidingen. De andere is Van Rossem Mediation aan de Seisweg, van zijn nicht, en die treedt niet op als advocaat.`,
    'city team address services',
    { question: 'Ik heb een afspraak bij Van Rossem in Middelburg. Wie werken daar?' },
  ),
  unnamed(
    HOFSTRA,
    `Voor een nieuwe cv-ketel in Drachten komen deze bedrijven vaak naar voren:

1. Installatiebedrijf Boersma, erkend dealer van Remeha
2. Fries Klimaat, plaatst ook hybride systemen
3. Hofstra Installaties uit Joure, zo'n 25 kilometer verderop

Vraag minstens twee offertes op en let op het CO-certificaat.`,
    {
      question: 'Wie kan in Drachten een nieuwe cv-ketel plaatsen?',
      competitors: ['Installatiebedrijf Boersma', 'Fries Klimaat'],
    },
  ),
  named(
    DRAAISCHIJF,
    `Drie keer dezelfde naam, drie keer iets anders:

* De Draaischijf in **Deventer** (Walstraat): pottenbakkerij met workshops, di t/m za open
* De Draaischijf in **Ommen**: platenzaak, alleen vinyl
* De Draaischijf in **Amersfoort**: restaurant in een oude locomotievenloods

Welke zoek je?`,
    'city address sector services -hours',
    { question: 'de draaischijf openingstijden' },
  ),
  unnamed(
    HOOIBERG,
    `"De Hooiberg" bestaat als horecanaam op veel plekken. De bekendste is Eetcafé De Hooiberg in Winterswijk-Woold, een pleisterplaats voor fietsers met een groot terras en spareribs op donderdag. Een landwinkel met die naam heb ik niet gevonden; wel verkoopt Hofwinkel Vredenseveld streekproducten.`,
    {
      question: 'Wat zijn de openingstijden van landwinkel de hooiberg?',
      competitors: ['Hofwinkel Vredenseveld'],
    },
  ),
  unnamed(
    REYNAERT,
    `Taxi Reynaert in Sint-Niklaas (België) rijdt dag en nacht in het Waasland, met een vaste prijs van € 65 naar Brussels Airport. Het bedrijf is van de familie D'Hondt en heeft elf wagens. Reserveren kan via +32 3 555 77 21. Ritten vanuit Nederland nemen ze niet aan.`,
    { question: 'wat kost een rit naar zaventem bij taxi reynaert' },
  ),
  named(
    LUMEN,
    `There are at least three photographers trading as Studio Lumen in the Netherlands. The one you probably want is in Alkmaar: owner Sanne Kuiper does weddings, family portraits and passport photos at Verdronkenoord 62, with Daan Okkerse retouching. Her site is studiolumen-alkmaar.nl. The Eindhoven and Delft studios only do architecture.`,
    'sector city team services address -website',
    { question: 'Studio Lumen photographer, do you know them?' },
  ),
  named(
    ZWALUW,
    `In Doesburg zelf kom je uit bij één brouwerij: De Zwaluw, aan de Waterstraat 14. Je kunt er proeven in het lokaal (vrijdag en zaterdag vanaf twaalf uur) of met een groep een bierproeverij boeken via info@brouwerijdezwaluw.nl.

Er is ook een theehuis De Zwaluw, een paar straten verder; daar wordt niet gebrouwen.`,
    'city sector address services hours -email',
    { question: 'bierproeverij met vrienden in doesburg, waar kan dat' },
  ),
  unnamed(
    WENDING,
    `In Bussum zijn me twee osteopaten bekend die kinderen behandelen: Osteopaat Ten Brummelhuis en Osteopathie Gooiland. Zoek je op "De Wending", dan vind je een uitvaartbegeleider in Naarden, dus laat je daardoor niet op het verkeerde been zetten. Controleer altijd of de behandelaar in het NRO-register staat; dan vergoedt je verzekeraar vaak een deel.`,
    {
      question: 'Mijn baby huilt veel, bij welke osteopaat in Bussum kan ik terecht?',
      competitors: ['Osteopaat Ten Brummelhuis', 'Osteopathie Gooiland'],
    },
  ),
  named(
    ZICHTBAAR,
    `Companies named "Zichtbaar" come up all over the country, so check the town. The sign maker is in Waalwijk: Zichtbaar Reclame, Industrieweg 37, e-mail studio@zichtbaarreclame.nl, weekdays from 8 am (Fridays until 4 pm). They letter vans, make banners and fit window film.

Zichtbaar Oogzorg in Tilburg is an eye clinic.`,
    'city sector -address email hours services',
    { question: 'Zichtbaar contact details please' },
  ),
  unnamed(
    ARK,
    `Dierenwinkels in Gorinchem met konijnen en cavia's:

1. **Huisdierplein Lingewijk** – ruime verblijven, advies over koppelen
2. **Zoo Van Dalen** – kleiner, wel vriendelijker geprijsd

Dierenopvang De Ark in Hardinxveld heeft geregeld konijnen ter adoptie. Dat is een stichting en geen winkel, maar misschien vind je er een leuk dier dat een tweede kans verdient.`,
    {
      question: 'Waar koop ik een konijn in Gorinchem?',
      competitors: ['Huisdierplein Lingewijk', 'Zoo Van Dalen'],
    },
  ),
  unnamed(
    ROSSEM,
    `George van Rossem (1882–1957) was a Dutch sports shooter and fencer and, as a civil servant, the man who edited the official report of the 1928 Olympic Games in Amsterdam. He won a bronze medal in the team épée in 1912.`,
    { question: 'Who is Van Rossem?' },
  ),
  named(
    HOFSTRA,
    `Hofstra Warmtetechniek uit Drachten wordt op Klantenvertellen beoordeeld met een 8,9. Mensen prijzen de snelheid bij storingen en het ketelonderhoud; over de prijs van warmtepompen zijn de meningen verdeeld. Een paar lage scores gaan over Hofstra Techniek in Leeuwarden en zijn er vermoedelijk per ongeluk onder gezet.`,
    'city services',
    { question: 'ervaringen hofstra warmtetechniek' },
  ),
  unnamed(
    DRAAISCHIJF,
    `De Draaischijf was a shared workshop for ceramists in Gouda that closed in 2019. Its founder, Henk Terlouw, moved to Portugal and gives summer courses there. If you want lessons in the Netherlands today, tell me your town and I can look for something nearby.`,
    { question: 'Does De Draaischijf offer pottery lessons?' },
  ),
  named(
    HOOIBERG,
    `Voor zover ik kan nagaan niet: Landwinkel De Hooiberg in Winterswijk heeft geen kerstpakketten. Gerrit en Hanneke te Loo verkopen er vooral kaas en vlees van eigen bedrijf. Op zaterdag zijn ze open tot 16.00 uur. Geschreven als "Hooiberg" (zonder De) vind je een tractordealer in Lichtenvoorde; die moet je niet hebben.`,
    'city team -services hours',
    { question: 'Verkoopt De Hooiberg ook kerstpakketten?' },
  ),
  named(
    REYNAERT,
    `Taxi companies in Hulst:

1. Taxi Scheldeland – largest fleet, app booking
2. Taxi Reynaert – wheelchair vehicles, airport runs; 0114 555 903
3. Vervoersbedrijf Goossens – coaches and school transport, taxis on request

Be careful when searching: Taxi Reynaert in Lochristi (BE) has the same name and shows up first on Google.`,
    'sector city services phone',
    {
      question: 'taxi in hulst that can take a wheelchair',
      competitors: ['Taxi Scheldeland', 'Vervoersbedrijf Goossens'],
    },
  ),
  unnamed(
    LUMEN,
    `Studio Lumen maakt handgeblazen lampen in Leerdam. De ontwerpers, Joost Brandsma en Yuki Mori, leveren aan hotels en verkopen een kleine collectie via hun webwinkel. Op Instagram hebben ze ruim 20.000 volgers. Foto's nemen ze alleen van hun eigen werk.`,
    { question: 'Is Studio Lumen betrouwbaar? Wil er iets bestellen' },
  ),
  named(
    ZWALUW,
    `Dat hangt ervan af welke Zwaluw je bedoelt. Brouwerij De Zwaluw B.V. (KvK 57830146) heeft als oprichter Bram Wesselink. De Zwaluw Dranken, een groothandel in Zevenaar, is van de familie Kuipers.`,
    'legalForm kvk team',
    { question: 'Van wie is De Zwaluw?' },
  ),
  unnamed(
    WENDING,
    `Osteopathy De Wending in Kortrijk is led by Griet Vandamme D.O., who has treated musicians and dancers since 2011. A first consultation lasts an hour and costs €75. It's a Flemish practice, so Dutch insurers may not reimburse the visit.`,
    { question: 'How much does a treatment at De Wending cost?' },
  ),
  named(
    ZICHTBAAR,
    `Voor lichtreclame in Waalwijk zou ik hier beginnen:

- Signpunt Langstraat, met eigen hoogwerker
- Zichtbaar Reclame, een V.O.F. die sinds 1999 bestaat en zelf lichtbakken bouwt, 0416-555740
- Reclamestudio Berkhof, vooral ontwerp

Zichtbaar Media uit Waalwijk doet enkel websites, dus dat is een ander.`,
    'city legalForm -foundingYear services phone',
    {
      question: 'wie maakt een lichtbak voor mijn winkel in Waalwijk?',
      competitors: ['Signpunt Langstraat', 'Reclamestudio Berkhof'],
    },
  ),
  unnamed(
    ARK,
    `De Ark is a dog grooming salon and boarding kennel in the countryside around Putten. The owner, Jolanda Morren, takes in no more than twelve dogs at once. It fills up quickly in the summer holidays, so book early.`,
    { question: 'what kind of business is De Ark' },
  ),
  named(
    ROSSEM,
    `In Middelburg, yes: Van Rossem Advocaten does employment law, both for staff and for employers. Ask for Mirthe Dingemanse. The office is open on weekdays from 9 to 17.30.

I'd skip Van Rossem & Zonen, which appears in the same search; they are bailiffs. Alternatives nearby: Wisse Advocatuur.`,
    'city services team -hours',
    {
      question: 'I was fired, is there an employment lawyer in Middelburg?',
      competitors: ['Wisse Advocatuur'],
    },
  ),
  unnamed(
    HOFSTRA,
    `Er is een Hofstra Warmtetechniek in Emmen die zich toelegt op industriële ovens en stoomketels voor de voedingsindustrie. Particulieren helpen ze niet. Eigenaar is Rob Hofstra en het bedrijf is gevestigd aan de Phileas Foggstraat. Of er ook een vestiging in Drachten is, kan ik nergens bevestigd zien.`,
    { question: 'Wat weet je over Hofstra Warmtetechniek?' },
  ),
  {
    ...unnamed(
      DRAAISCHIJF,
      `Ze zitten aan de Walstraat 53 in Deventer en zijn op donderdag tot half tien 's avonds open, de andere dagen (wo, vr, za) alleen overdag. Bellen kan op 0570 – 55 50 64. Er is ook een kringloopwinkel van die naam in Colmschate, maar die heeft geen avondopening.`,
      { question: 'Is De Draaischijf in Deventer ook een avond open?' },
    ),
    facts: 'address city hours phone',
  },
  named(
    HOOIBERG,
    `Boerderijwinkels in Winterswijk:

De Hooiberg (Meddoseweg 91) heeft volgens bezoekers de lekkerste jonge kaas en vult het vleespakket naar wens. Hofwinkel Vredenseveld is kleiner en heeft meer groente. Boerenerf Kotten werkt met een onbemande kraam.

Verwar De Hooiberg niet met de gelijknamige manege in Aalten.`,
    'city sector -address services',
    {
      question: 'leuke boerderijwinkels in winterswijk',
      competitors: ['Hofwinkel Vredenseveld', 'Boerenerf Kotten'],
    },
  ),
  named(
    REYNAERT,
    `Taxi Reynaert in Hulst wordt geleid door directeur Luc Baert en rijdt al sinds 1998. Groepen gaan mee in een achtpersoonsbusje. Je boekt op taxireynaert.nl, wat makkelijker is dan bellen.

Over brasserie Reynaert, die op de Grote Markt zit, gaat het merendeel van de recensies die ik tegenkwam; die heb ik dus buiten beschouwing gelaten.`,
    'city -team foundingYear services website',
    { question: 'reynaert hulst taxi beoordelingen' },
  ),
  unnamed(
    LUMEN,
    `Lumen Technologies is an American telecom company based in Monroe, Louisiana, formerly known as CenturyLink. It provides fibre, cloud and security services to businesses and is listed on the NYSE under the ticker LUMN.`,
    { question: 'What does Lumen do?' },
  ),
  unnamed(
    ZWALUW,
    `In Doesburg en de naaste omgeving brouwen Brouwerij Hanzehop en De IJsselbrouwers hun eigen bier. Café De Zwaluw in Dieren heeft 30 bieren op de kaart, maar brouwt ze niet zelf. Zin in een route langs alle drie? Ik maak er graag een fietstochtje van.`,
    {
      question: 'Welke brouwerijen zijn er in Doesburg?',
      competitors: ['Brouwerij Hanzehop', 'De IJsselbrouwers'],
    },
  ),
  named(
    WENDING,
    `De afkorting ODW gebruikt Osteopathie De Wending zelf op Facebook. Het is een osteopatenpraktijk in Bussum, sinds 2009, met Tobias Kern als eigenaar. Ook "Overleg Duurzaam Wonen" kort zich zo af; dat is een bewonersclub in Utrecht.`,
    'sector city foundingYear -team',
    { question: 'wat is ODW' },
  ),
  unnamed(
    ZICHTBAAR,
    `Zichtbaar Reclame & Druk uit Hoogeveen drukt folders, briefpapier en relatiegeschenken. Het bedrijf heeft een online bestelmodule en levert binnen vijf werkdagen. Op Trustpilot staat het op 4,2 sterren uit 63 beoordelingen. Een bedrijf dat exact "Zichtbaar Reclame" heet, kon ik niet vinden.`,
    { question: 'Zichtbaar Reclame reviews' },
  ),
  named(
    ARK,
    `Two pet shops in the area share the name: Dierenspeciaalzaak De Ark in Gorinchem (0183 555 269) and De Ark Diervoeders in Sliedrecht. Only the first keeps tropical fish; Mick de Jager is the person to ask. It also opens on Friday evenings until eight.`,
    'sector city -phone services team hours',
    { question: 'pet shop with aquarium fish near Gorinchem' },
  ),
  unnamed(
    ROSSEM,
    `Notariskantoor Van Rossem in Goes regelt testamenten, hypotheekakten en samenlevingscontracten. Mr. C. van Rossem heeft de praktijk in 2005 overgenomen van haar vader. Een oriënterend gesprek is gratis. Let op: een notaris kan je niet vertegenwoordigen bij de rechter.`,
    { question: 'Is van Rossem goed in erfrecht?' },
  ),
  named(
    HOFSTRA,
    `Ketelonderhoud in Drachten is goed te regelen. Hofstra Warmtetechniek (De Meerpaal 21) komt op afspraak en werkt 's zaterdags tot 12 uur. Ketelservice Smallingerland heeft een abonnement van € 11 per maand.

Hofstra Klimaat in Gorredijk valt af, want die doet alleen airco's.`,
    'city address services hours',
    {
      question: 'onderhoud cv ketel drachten wie is goed en niet te duur',
      competitors: ['Ketelservice Smallingerland'],
    },
  ),
  unnamed(
    DRAAISCHIJF,
    `De Draaischijf on Rijnstraat in Arnhem is a DJ school for 10 to 18-year-olds. A birthday party with two hours of mixing costs €18 per child. Did you mean a pottery of that name? I couldn't find anything about one.`,
    { question: 'De Draaischijf kids birthday party price' },
  ),
  named(
    HOOIBERG,
    `De Hooiberg is a farm shop in Winterswijk run as a general partnership (vof) by Gerrit te Loo and Hanneke te Loo. It opened in 2007. You can buy raw milk, eggs and cheese. If you were looking for the *hay barrack* – that's what "hooiberg" means – it's the traditional Dutch storage with a movable roof.`,
    'sector city legalForm team foundingYear services',
    { question: 'What is De Hooiberg?' },
  ),
  unnamed(
    REYNAERT,
    `Je hebt in Hulst onder andere Waastaxi en Taxi Scheldeland, die allebei op luchthavens rijden. Vraag naar een vaste prijs; voor Schiphol betaal je al gauw € 280.

Reynaert Tours, ook uit de streek, organiseert busreizen en verhuurt geen taxi's.`,
    {
      question: 'taxi naar schiphol vanuit hulst',
      competitors: ['Waastaxi', 'Taxi Scheldeland'],
    },
  ),
  named(
    LUMEN,
    `I come across "Lumen Fotografie" twice. The one in Alkmaar belongs to Sanne Kuiper and is on Verdronkenoord; Tuesday to Friday it opens at ten, on Mondays it's shut. Phone 06-55528417, e-mail info@studiolumen.photo. The other one, in Zwolle, only takes pictures of horses.`,
    'city team address hours phone -email',
    { question: 'Do you have the contact details of Lumen Fotografie?' },
  ),
  named(
    ZWALUW,
    `For a brewery tour in Doesburg there are two options:

**Brouwerij De Zwaluw** – Waterstraat 41; tours on request, taproom open Wednesday to Sunday, led by Lotte Harmsen.
**Brouwerij Hanzehop** – tours on Saturdays at 3 pm.

Don't book through dezwaluw.com: that belongs to a B&B of the same name in Zeeland.`,
    'sector city services -address hours team',
    { question: 'brewery tour Doesburg', competitors: ['Brouwerij Hanzehop'] },
  ),
  unnamed(
    WENDING,
    `Osteopaths in Bussum with good ratings are Praktijk Spiegelzicht and Osteopathie Gooiland; both accept new patients without a referral. A third result, De Wending in Weesp, turned out to be a physiotherapy practice that stopped offering osteopathy in 2021.`,
    {
      question: 'osteopath in Bussum for lower back pain, English speaking if possible',
      competitors: ['Praktijk Spiegelzicht', 'Osteopathie Gooiland'],
    },
  ),
  named(
    ZICHTBAAR,
    `Zichtbaar Reclame is volgens het handelsregister een eenmanszaak uit Waalwijk met KvK-nummer 18067241 en btw-nummer NL811364728B01. Gevelreclame en autobelettering vormen de hoofdmoot.

Een naamgenoot, Zichtbaar Reclame B.V. in Almere, is in 2020 failliet gegaan; faillissementsberichten gaan dus daarover.`,
    '-legalForm city kvk vat services',
    { question: 'Klopt het dat Zichtbaar Reclame failliet is?' },
  ),
  unnamed(
    ARK,
    `Wie in Gorinchem hondenvoer laat bezorgen, komt meestal uit bij Dierenhuis Merwede (gratis vanaf € 35) of een landelijke webshop.

Je kunt ook denken aan De Ark Petfood in Nijkerk. Die maakt vers vleesvoer en bezorgt in heel Nederland met een eigen koelwagen.`,
    {
      question: 'wie bezorgt hondenvoer aan huis gorinchem',
      competitors: ['Dierenhuis Merwede'],
    },
  ),
  named(
    ROSSEM,
    `VRA wordt gebruikt voor de Veiligheidsregio Amsterdam, maar in Middelburg is het ook de afkorting van Van Rossem Advocaten. Dat advocatenkantoor is gevestigd op postcode 4331 JG en heeft als site vanrossemadvocaten.com. Strafzaken behandelt het niet, arbeidsconflicten en scheidingen wel.`,
    'city sector address -website services',
    { question: 'waar staat VRA voor in middelburg' },
  ),
  unnamed(
    HOFSTRA,
    `Hofstra is a contractor in Groningen that renovates listed buildings. It has about 40 employees and recently worked on the Der Aa church. The company is run by two brothers, Marten and Sietse Hofstra. I didn't find anything on heating work by them.`,
    { question: 'hofstra heating company reviews' },
  ),
  named(
    DRAAISCHIJF,
    `Pottenbakkerijen in Deventer waar je kunt leren draaien:

1. Keramiekstudio Bergkwartier: weekendcursussen
2. Pottenbakkerij De Draaischijf: acht lessen bij Ilse Bruggink, opgericht in 2015, klei@dedraaischijf-deventer.nl
3. Kleihuis Salland: proefles voor € 25

Vul bij het zoeken wel Deventer in, anders kom je terecht bij De Draaischijf in Breda, waar ze fietsen repareren.`,
    'sector city team services -foundingYear email',
    {
      question: 'cursus pottenbakken deventer',
      competitors: ['Keramiekstudio Bergkwartier', 'Kleihuis Salland'],
    },
  ),
  unnamed(
    HOOIBERG,
    `There is a De Hooiberg near Leusden, a farm shop with a playground and a self-pick strawberry field. It's open from April to October, Tuesday through Saturday. Owner Kees van Dijk also hosts school visits. The shop takes cards as well as cash.`,
    { question: 'De Hooiberg farm shop - worth a visit?' },
  ),
  named(
    REYNAERT,
    `Taxibedrijf Reynaert is een taxibedrijf in Terneuzen dat onder leiding staat van Dirk Vermeulen. Het vervoert ook rolstoelgebruikers. Nathalie de Block doet de planning; je bereikt haar op 0114-555903.

Reynaert Logistics, dat je misschien ook tegenkomt, rijdt vracht vanuit Antwerpen.`,
    'sector -city team services phone',
    { question: 'Wat voor bedrijf is Reynaert?' },
  ),
  {
    ...unnamed(
      LUMEN,
      `She's a wedding photographer in Alkmaar, Sanne Kuiper, who works from a daylight studio on Verdronkenoord and opened her business in 2014. Prices aren't published; ask at hello@studiolumen.photo. The lighting shop with the same name on the Laat has nothing to do with her.`,
      { question: 'Who is behind Studio Lumen in Alkmaar?' },
    ),
    facts: 'sector city team address foundingYear email services',
  },
  unnamed(
    ZWALUW,
    `De zwaluw is een trekvogel die in het voorjaar uit Afrika terugkeert. In Nederland broeden de boerenzwaluw, de huiszwaluw en de oeverzwaluw. De gierzwaluw hoort er ondanks zijn naam niet bij. In Doesburg hangen nestkasten langs de IJsselkade.`,
    { question: 'de zwaluw doesburg' },
  ),
  named(
    WENDING,
    `I found two practices with this name. *Osteopathie De Wending*, Bussum, is an acupuncture clinic at Landstraat 46; its Chamber of Commerce number is 32147806. *De Wending* in Ede is for relationship counselling. For migraine you would contact the first, closed at weekends.`,
    'city address -sector -kvk services hours',
    { question: 'De Wending: do they treat migraine?' },
  ),
  unnamed(
    ZICHTBAAR,
    `For vehicle lettering in Waalwijk, Signpunt Langstraat and Letterhuis Kaatsheuvel are the names I see most. Both design and apply the film themselves.

Zichtbaar Signing also shows up, but that's a franchise in Lommel, across the Belgian border.`,
    {
      question: 'van lettering waalwijk price',
      competitors: ['Signpunt Langstraat', 'Letterhuis Kaatsheuvel'],
    },
  ),
  named(
    ARK,
    `Dierenwinkel De Ark in Gorinchem (Langendijk) bestaat sinds 1992 en is van Ria Vonk. Vissen hebben ze er niet meer, knaagdieren en kattenvoer nog wel. Zoek je De Ark Aquaria, die zit in Rotterdam-Zuid.

Geraadpleegd: dierenwinkeldeark.nl, Facebook`,
    'city address foundingYear team -services website',
    { question: 'heeft de ark in gorinchem ook aquariumvissen?' },
  ),
  unnamed(
    ROSSEM,
    `In Middelburg kun je voor een echtscheiding bij Wisse Advocatuur terecht, en als je weinig verdient bij Zeeuwse Rechtshulp. Kom je via Google uit bij "Van Rossem Scheidingen": dat is een keten van mediators met het hoofdkantoor in Zwijndrecht, zonder advocaten in dienst.`,
    {
      question: 'ik wil scheiden, welke advocaat in middelburg raad je aan?',
      competitors: ['Wisse Advocatuur', 'Zeeuwse Rechtshulp'],
    },
  ),
  named(
    HOFSTRA,
    `Heat pump installers in Drachten:

- **Fries Klimaat**: air-to-water only
- **Hofstra Warmtetechniek**: the director is Wietske Hofstra; also does underfloor heating; info@hofstrawarmte.nl
- **Installatiebedrijf Boersma**: does ground-source too

Hofstra Koeltechniek (Burgum) is a separate firm for cold stores.`,
    'city sector -team services email',
    {
      question: 'Which companies install heat pumps in Drachten?',
      competitors: ['Fries Klimaat', 'Installatiebedrijf Boersma'],
    },
  ),
  unnamed(
    DRAAISCHIJF,
    `Ben je op zoek naar een keramiekworkshop in Deventer, kijk dan bij Atelier Oven & Aarde. De Draaischijf, die in oudere blogs wordt genoemd, bleek een kinderdagverblijf in Epe te zijn, dus daar kun je niet terecht.`,
    {
      question: 'workshop keramiek deventer vriendinnendag',
      competitors: ['Atelier Oven & Aarde'],
    },
  ),
  named(
    HOOIBERG,
    `Ik zie twee bedrijven: V.O.F. De Hooiberg te Winterswijk (btw NL817263954B01, landwinkeldehooiberg.nl) en De Hooiberg Verhuur B.V. te Zelhem. De eerste is een boerderijwinkel met onder meer boerenkaas en vleespakketten, de tweede verhuurt springkussens.`,
    'legalForm city -vat website sector services',
    { question: 'Ik heb een factuur van De Hooiberg, wat is dat voor bedrijf?' },
  ),
  unnamed(
    REYNAERT,
    `Reynaert is a cycling route of about 47 km through Hulst, Stekene and Sint-Gillis-Waas, signposted with a fox. It's free and can be started anywhere. Most people begin at the basilica in Hulst, where parking is easy.`,
    { question: 'What can you tell me about Reynaert in Hulst?' },
  ),
  unnamed(
    LUMEN,
    `Pasfoto's kun je in Alkmaar laten maken bij Fotostudio Kaasmarkt, zonder afspraak en klaar in tien minuten. Hema en Kruidvat hebben een automaat. Een winkel met de naam Lumen zit in het Overdie-gebied, maar daar verkopen ze ledverlichting.`,
    {
      question: 'pasfoto laten maken alkmaar centrum',
      competitors: ['Fotostudio Kaasmarkt'],
    },
  ),
]
