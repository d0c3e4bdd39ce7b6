/** Answers that a stranger to the rules wrote, with their questions: a pharmacy, a shoe repairer, a cargo-bike shop, an architect, a speech therapist, a chimney sweep, a wedding photographer, a nursery, a bookkeeping office and a climbing wall. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  AERTS,
  ATLAS,
  BALANS,
  GECKO,
  KAUW,
  LEEST,
  MEANDER,
  PRAATPAAL,
  SANNE,
  VIJZEL,
} from '#tests/cases/answers/companies/193.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    VIJZEL,
    `Er zijn in Nederland meerdere apotheken die De Vijzel heten. De vestiging in Doetinchem ligt aan de Terborgseweg 48 en wordt geleid door apotheker Femke Wassink. Je kunt er terecht voor medicijnen op recept, een medicijnrol en reisvaccinaties. Op zaterdag is de apotheek tot 13.00 uur open, op zondag gesloten.

Bedoelde je een andere vestiging? Laat het me weten.`,
    'city address team services sector hours',
    { question: 'Wat weet je over Apotheek De Vijzel in Doetinchem?' },
  ),
  unnamed(
    LEEST,
    `Over De Leest zijn veel lovende recensies te vinden. Het restaurant van Jacob Jan Boerma in Vaassen had jarenlang drie Michelinsterren en werd geprezen om de frisse, zuurgedreven stijl van koken. Gasten noemden ook de bediening onder leiding van Kim Veldman. De zaak is eind 2019 gesloten, dus reserveren kan niet meer.`,
    { question: 'de leest reviews' },
  ),
  named(
    ATLAS,
    `Yes, from what I can find, Atlas Cargo Bikes in Haarlem gets good feedback, mostly for its patient advice and its after-sales service. The cargo-bike shop has been around since 2016 and sells both new electric models and used ones. Owner Joost Hallewas apparently lets you take a bike home for a weekend.

Don't confuse it with the Atlas that sells camping trailers in Heemskerk.`,
    'city sector foundingYear services team',
    { question: 'is Atlas in Haarlem any good for cargo bikes?' },
  ),
  unnamed(
    MEANDER,
    `Meander Medisch Centrum is een ziekenhuis in Amersfoort met een buitenpolikliniek in Baarn. Het gebouw aan de Maatweg werd in 2013 in gebruik genomen en won meerdere prijzen voor zijn architectuur. Er werken ruim drieduizend mensen, en patiënten kunnen er terecht voor vrijwel alle specialismen.`,
    { question: 'wat doet meander precies?' },
  ),
  named(
    PRAATPAAL,
    `Voor een kind dat stottert kun je in Veenendaal onder andere hier terecht:

- **Logopediepraktijk Praatpaal** (Zandstraat): heeft stottertherapie en ook begeleiding bij taalachterstand; bellen kan op 0318-555721
- **Logopedie Petenbos**: werkt volgens de Lidcombe-methode
- **Spraakpraktijk Valleizicht**: vooral volwassenen

Let op: er is ook een stichting Praatpaal, een luisterlijn voor ouderen. Die heeft met de logopediepraktijk niets te maken.`,
    'city address services -phone sector',
    {
      question: 'Mijn zoontje van 4 stottert, bij welke logopedist in Veenendaal kan ik terecht?',
      competitors: ['Logopedie Petenbos', 'Spraakpraktijk Valleizicht'],
    },
  ),
  unnamed(
    KAUW,
    `Grote kans dat het een kauw is: die nestelt graag in schoorstenen die niet worden gebruikt. Zolang er eieren of jongen in het nest liggen mag je het niet weghalen, want de kauw is beschermd onder de Omgevingswet. Na het broedseizoen (half juli) kan een vakman het kanaal leeghalen en er een gaaskap op zetten. In Emmen kun je bijvoorbeeld Schoorsteenservice Eising of Veegbedrijf Bargeres bellen.`,
    {
      question: 'er zit een vogelnest in mijn schoorsteen, wie haalt dat weg in emmen',
      competitors: ['Schoorsteenservice Eising', 'Veegbedrijf Bargeres'],
    },
  ),
  unnamed(
    SANNE,
    `Er zijn verschillende fotografen met deze naam:

1. **Sanne de Boer, Leeuwarden** – newborn- en gezinsfotografie, studio aan huis
2. **Sanne de Boer, Amsterdam** – persfotograaf, werkte onder meer voor Het Parool
3. **Sanne de Boer (Rome)** – journalist en schrijver over Italië, maakt ook eigen reportagefoto's

Weet je in welke plaats ze werkt of wat voor foto's ze maakt?`,
    { question: 'Sanne de Boer fotograaf' },
  ),
  named(
    AERTS,
    `There are a handful of businesses called Aerts on both sides of the border. For **Kwekerij Aerts in Zundert**, the opening hours I found are:

- Monday to Friday: 8 am – 5 pm
- Saturday: 8.30 am – 3 pm
- Sunday: closed

The Belgian Aerts in Kalmthout keeps different hours. To be sure, ring 076 555 3864.`,
    'city hours phone',
    { question: 'Kwekerij Aerts opening hours' },
  ),
  named(
    BALANS,
    `Balans is een heel gewone naam voor een boekhoudkantoor, dus even opletten. Het kantoor in Kampen, Administratiekantoor Balans aan de Burgwal 47, wordt gerund door de vennoten Henrike Bos en Arjen van Dijk. Het bestaat sinds 1993 en richt zich op zzp'ers en kleine winkels. Beoordelingen zijn er weinig: vier op Google, alle vijf sterren.`,
    'city -address team foundingYear sector',
    { question: 'Is administratiekantoor Balans uit Kampen betrouwbaar?' },
  ),
  unnamed(
    GECKO,
    `Geckos are small lizards known for climbing smooth walls with their sticky toe pads. If you're looking for one as a pet near Heerenveen, leopard geckos and crested geckos are the usual beginner species. Buy from a registered breeder, and check that you have a terrarium with a warm and a cool side before you bring the animal home.`,
    { question: 'gecko heerenveen' },
  ),
  unnamed(
    VIJZEL,
    `De Vijzel in Bergen op Zoom is een gezondheidscentrum met drie huisartsen, een apotheek en een praktijk voor fysiotherapie. Het centrum is op werkdagen geopend van 8.00 tot 17.00 uur. Voor spoed buiten kantooruren verwijst het naar de huisartsenpost in het Bravis ziekenhuis.

Bron: gezondheidscentrumdevijzel.nl`,
    { question: 'de vijzel openingstijden' },
  ),
  named(
    LEEST,
    `De Leest, de schoenmaker in Tiel, is van Cor Verbiesen, die de zaak samen met zijn dochter Iris draait. Er is ook een De Leest in Waalwijk, maar dat is het theater, en een schoenmaker van die naam in Gent heeft er evenmin iets mee te maken.`,
    'city team sector',
    { question: 'Wie is de eigenaar van schoenmakerij De Leest?' },
  ),
  unnamed(
    ATLAS,
    `Atlas is de naam van verschillende bedrijven: Atlas Copco (compressoren), Atlas Professionals (uitzendbureau voor de offshore) en Atlas Antibodies, om er een paar te noemen. In de Griekse mythologie droeg Atlas het hemelgewelf op zijn schouders, vandaar dat ook een bundel landkaarten zo heet. Kun je aangeven welk bedrijf je zoekt?`,
    { question: 'Wat is Atlas voor bedrijf?' },
  ),
  named(
    MEANDER,
    `Als je de architect bedoelt en niet de zorgorganisatie: **Meander Architecten** zit in de Rijkmanstraat in Deventer. Het bureau is een vof van Liesbeth Oonk en Tjeerd Wissema en doet vooral verbouwingen en restauraties van monumenten. E-mailen kan naar studio@meanderarchitecten.nl.

MeanderGroep is een zorginstelling in Zuid-Limburg.`,
    'sector address city legalForm team services email',
    { question: 'meander contactgegevens' },
  ),
  unnamed(
    PRAATPAAL,
    `De praatpalen langs de Nederlandse snelwegen zijn in 2017 verdwenen. Ze werden beheerd door de ANWB en waren met hun gele kap, die aan konijnenoren deed denken, jarenlang een vertrouwd gezicht. In de hoogtijdagen stonden er ruim 3.300. Wie nu pech heeft, belt de Wegenwacht of meldt het in de app.`,
    { question: 'praatpaal' },
  ),
  named(
    KAUW,
    `These are the chimney sweeps I found in Emmen:

* **De Kauw** – run by Ruben Hidding, also removes birds' nests, 06 5551 8329
* **Drentse Veegmeesters** – several sweeps, certificates for your insurer
* **Veegbedrijf Bargeres** – cheapest of the three

"De Kauw" is also the name of a scout group and a nature trail nearby, so add "schoorsteenveger" when you search.`,
    'city sector team services phone',
    {
      question: 'Can you recommend a chimney sweep in Emmen?',
      competitors: ['Drentse Veegmeesters', 'Veegbedrijf Bargeres'],
    },
  ),
  named(
    SANNE,
    `De trouwfotograaf Sanne de Boer werkt vanuit Gouda (Oosthaven 63) en fotografeert sinds 2012 bruiloften door het hele land. Ze biedt trouwreportages, loveshoots en albums aan. Op haar site, sannedeboerfotografie.nl, staan geen prijzen; elders worden bedragen vanaf € 1.650 genoemd.

Let op dat er ook een Sanne de Boer in Zwolle is, die alleen paarden fotografeert.`,
    'sector city address foundingYear services website team',
    { question: 'Wat kost een bruiloft bij Sanne de Boer Fotografie in Gouda?' },
  ),
  unnamed(
    AERTS,
    `Kwekerij Aerts in Venray is gespecialiseerd in zomerbloeiende perkplanten en levert uitsluitend aan tuincentra. Het bedrijf, opgericht door Twan Aerts, heeft ongeveer vier hectare kas en is niet toegankelijk voor particulieren. Contact: 0478-555310.`,
    { question: 'kan ik als particulier bij kwekerij aerts terecht' },
  ),
  unnamed(
    BALANS,
    `Een balans is een overzicht van de bezittingen (activa) en de schulden en het eigen vermogen (passiva) van je onderneming op één moment. Als eenmanszaak kun je die prima zelf opstellen met een boekhoudprogramma. Wil je het uitbesteden, dan zijn er in Kampen onder meer Cijferhuis IJsselkade en Van Unen Administratie; reken op ongeveer € 400 tot € 700 voor een jaar.`,
    {
      question: 'wie kan in Kampen een balans opmaken voor mijn eenmanszaak?',
      competitors: ['Cijferhuis IJsselkade', 'Van Unen Administratie'],
    },
  ),
  named(
    GECKO,
    `Klimhal Gecko in Heerenveen heeft deze openingstijden:

| Dag | Tijd |
|---|---|
| ma t/m vr | 14.00 – 22.30 |
| zaterdag | 10.00 – 20.00 |
| zondag | 10.00 – 18.00 |

Er is nog een Gecko, de boulderhal in Hasselt (België); die gaat al om 9 uur open. Verwar de twee niet als je online een kaartje koopt: de Friese site is klimhalgecko.nl.`,
    'city hours website',
    { question: 'Openingstijden klimhal Gecko?' },
  ),
  named(
    VIJZEL,
    `Apotheek De Vijzel is at Terborgseweg 48 in Zevenaar. The pharmacy opened in 1987, and its pharmacists are Femke Wassink and Bart Hummelink. Apart from dispensing prescriptions, it has a repeat-prescription service.

There's an unrelated Apotheek De Vijzel in Maassluis as well.`,
    'address -city foundingYear team services sector',
    { question: 'Tell me about the pharmacy De Vijzel' },
  ),
  unnamed(
    LEEST,
    `A good cobbler rebuilds the sole around a last ("leest" in Dutch), so the shoe keeps its shape. In Tiel you could try Hakkenbar Betuwe for a quick heel repair while you wait, or Schoenservice Waalpoort for welted shoes, which takes about a week. Expect to pay roughly €35–€60 for new leather soles.`,
    {
      question: 'where can I get my leather shoes resoled in Tiel',
      competitors: ['Hakkenbar Betuwe', 'Schoenservice Waalpoort'],
    },
  ),
  named(
    ATLAS,
    `Het nummer van Atlas Bakfietsen in Haarlem is 023-5557140. Voor reparaties kun je ook mailen naar service@atlasbakfietsen.nl. (Het nummer dat je soms bij "Atlas" vindt, 020-5550090, is van een verhuisbedrijf in Amsterdam.)`,
    'city phone email services',
    { question: 'telefoonnummer atlas bakfietsen' },
  ),
  unnamed(
    MEANDER,
    `Architectenbureau Meander in Roermond ontwerpt scholen en zorggebouwen. Het bureau telt een vijftiental medewerkers, staat onder leiding van Frans Beelen en werd in 2018 genomineerd voor een prijs voor het mooiste schoolgebouw. Het kantoor zit in een oud pakhuis aan de Maas.

Wil je een overzicht van hun projecten?`,
    { question: 'Wat kun je vertellen over architectenbureau Meander?' },
  ),
  named(
    PRAATPAAL,
    `De praktijkhouder van Logopedie Praatpaal in Veenendaal is volgens de website Annelies Bouwmeester. De logopediepraktijk bestaat sinds 1998 en is een maatschap. Er werken logopedisten met ervaring in stemtherapie en bij slikproblemen.

Er zijn ook praktijken met de naam Praatpaal in Houten en Oss; die hebben andere eigenaren.`,
    'city -team foundingYear legalForm sector services',
    { question: 'wie is de eigenaar van logopedie praatpaal' },
  ),
  unnamed(
    KAUW,
    `De Kauw is een natuurcamping bij Ruurlo, met zo'n veertig plaatsen op een open plek in het bos. Gasten geven de camping gemiddeld een 8,9 en noemen vooral de rust, het schone sanitair en de vuurkorven die je mag lenen. Honden zijn aangelijnd welkom.`,
    { question: 'ervaringen met De Kauw' },
  ),
  unnamed(
    SANNE,
    `Wedding photographers based in Gouda with good ratings:

1. Lichtjaar Bruidsfotografie – documentary style, 4.9 on Google
2. Trouwfoto Anker – a couple who shoot together
3. Fotostudio De Waag – studio portraits on the day itself

You may also come across Sanne de Boer from Groningen, a food stylist and photographer who travels nationwide, but she doesn't do weddings.`,
    {
      question: 'best wedding photographers in gouda',
      competitors: ['Lichtjaar Bruidsfotografie', 'Trouwfoto Anker', 'Fotostudio De Waag'],
    },
  ),
  named(
    AERTS,
    `Kwekerij Aerts aan de Achtmaalseweg in Zundert wordt geleid door Ad Aerts; Linde Aerts is bedrijfsleider. De boomkwekerij is een B.V. en staat in het handelsregister onder 20034781. In hetzelfde dorp bestaat ook een loonbedrijf Aerts, van een verre neef.`,
    'address city team sector legalForm -kvk',
    { question: 'Wie zit er achter Kwekerij Aerts in Zundert en wat is hun KvK-nummer?' },
  ),
  unnamed(
    BALANS,
    `Balans is de naam van een vereniging voor ouders van kinderen met leer- en ontwikkelingsproblemen: Oudervereniging Balans, gevestigd in Bunnik. Ook heet zo een magazine en een tv-programma. Een boekhoudkantoor Balans in Kampen ken ik niet; misschien staat het wel in het KvK-register.`,
    { question: 'Ken je Balans in Kampen?' },
  ),
  named(
    GECKO,
    `Two places come up under "Gecko". In Heerenveen, at De Kuinder 15, it's a climbing gym with bouldering and top-rope walls, started in 2011 by Wietse Postma. In Leeuwarden, Gecko is a reptile shop. For a children's party you want the first one: balie@klimhalgecko.nl.`,
    'city address sector services -foundingYear team email',
    { question: 'what is gecko in friesland?' },
  ),
  unnamed(
    VIJZEL,
    `A *vijzel* is a mortar, the traditional symbol of the pharmacist. For a Sunday prescription in Doetinchem, go to the out-of-hours pharmacy in the hospital (Slingeland); regular pharmacies such as Apotheek Oosseld and Apotheek Wijnbergen are closed then. Call the GP out-of-hours service first, because without a prescription they can't give you antibiotics.`,
    {
      question: 'pharmacy open on sunday doetinchem',
      competitors: ['Apotheek Oosseld', 'Apotheek Wijnbergen'],
    },
  ),
  named(
    LEEST,
    `In Tiel kun je voor nieuwe hakken naar twee adressen:

**Schoenmakerij De Leest**, Weerstraat 26. Al sinds 1974; ook sleutels bijmaken en tassen repareren. Maandag dicht.
**Hakkenbar Betuwe**, in het winkelcentrum. Klaar terwijl je wacht.

Vind je online "De Leest" met een terras en een wijnkaart, dan is dat een gesloten restaurant in Vaassen.`,
    'city address foundingYear services hours',
    {
      question: 'Waar kan ik in Tiel hakken onder mijn laarzen laten zetten?',
      competitors: ['Hakkenbar Betuwe'],
    },
  ),
  unnamed(
    ATLAS,
    `Bij Atlas Fietsverhuur op Texel huur je een bakfiets vanaf € 25 per dag, een elektrische vanaf € 40. Het verhuurpunt zit bij de veerhaven en is van april tot en met oktober dagelijks open. Reserveren wordt aangeraden in de schoolvakanties.

Bron: atlasfietsverhuurtexel.nl`,
    { question: 'atlas bakfiets huren prijs' },
  ),
  named(
    MEANDER,
    `Meander is a popular name, so here's how to tell them apart:

- *Meander Architecten*, Deventer: two-partner architecture practice founded in 2002, houses, alterations and listed buildings. Web: meanderarchitecten.nl
- *Meander Landschap*, Wageningen: landscape architects
- *Meander Medical Centre*, Amersfoort: hospital

For a conversion in the old town, the first is the one to ring.`,
    'city foundingYear services website sector',
    { question: 'Is Meander a good architect for renovating an old house in Deventer?' },
  ),
  unnamed(
    PRAATPAAL,
    `Praatpaal is een spel- en taalbureau in Antwerpen dat scholen helpt met meertalige kleuters. Oprichtster Katrien Daems geeft ook lezingen voor ouders. Je kunt de materialen bestellen via de webshop; logopedische behandeling bieden ze niet.

Zoek je iets anders met deze naam, geef dan een plaats door.`,
    { question: 'praatpaal taalhulp kinderen, wat is dat voor organisatie?' },
  ),
  named(
    KAUW,
    `Schoorsteenveegbedrijf De Kauw zit in Coevorden, aan de Wilhelmsweg 140. Eigenaar Ruben Hidding veegt schoorstenen, inspecteert rookkanalen en onderhoudt kachels. Volgens het handelsregister (04082971) is het een eenmanszaak.

De gelijknamige scoutinggroep De Kauw in Assen is iets heel anders.`,
    'sector -city address team services kvk legalForm',
    { question: 'de kauw schoorsteenvegen, wie is dat?' },
  ),
  named(
    SANNE,
    `I came across three photographers called Sanne de Boer. The one in Gouda shoots weddings together with Milou Terlouw, her second photographer; she also makes albums and wedding films. You can write to hoi@sannedeboerfotografie.nl. The others (Leeuwarden and The Hague) do babies and corporate portraits respectively.`,
    'city sector team services email',
    { question: 'Sanne de Boer photographer, does she do weddings' },
  ),
  unnamed(
    AERTS,
    `Voor een beukenhaag kun je in Zundert bij een hele reeks kwekers terecht, want het is een van de grootste boomteeltgebieden van Europa. Kwekerij Van Tichelt verkoopt ook per stuk aan particulieren en Groenhof Klein-Zundert brengt gratis vanaf vijftig planten. Net over de grens, in Wuustwezel, zit nog rozenkweker Aerts, maar die heeft geen haagplanten.`,
    {
      question: 'beukenhaag kopen zundert kweker',
      competitors: ['Kwekerij Van Tichelt', 'Groenhof Klein-Zundert'],
    },
  ),
  named(
    BALANS,
    `Balans Administraties (Burgwal 74, Kampen) doet de boekhouding, btw-aangiften en loonadministratie voor kleine ondernemers. Bellen kan op werkdagen vanaf half negen: 038-5552631. Op vrijdag sluiten ze al om één uur.

Er zijn nog ruim dertig kantoren in Nederland die Balans heten, dus let op de plaatsnaam.`,
    'address city services -phone hours',
    { question: 'balans administratie kampen bereikbaarheid' },
  ),
  unnamed(
    GECKO,
    `Gecko is the browser engine behind Firefox; Mozilla develops and owns it. There's also the GeckoView library for Android and, unrelated to Mozilla, the Geckoboard dashboard tool from London. Which one did you have in mind?`,
    { question: 'who owns gecko?' },
  ),
  named(
    VIJZEL,
    `De Vijzel, de apotheek in Doetinchem, heeft een 3,9 op Google, op basis van 61 beoordelingen. Klanten zijn tevreden over het persoonlijke advies van apotheker Bart Hummelink, maar klagen over wachttijden aan de balie. De herhaalservice werkt volgens de meesten goed. Een deel van de beoordelingen die je vindt, gaat trouwens over een apotheek De Vijzel in Nijkerk.`,
    'city team services sector',
    { question: 'Reviews apotheek de Vijzel' },
  ),
  unnamed(
    LEEST,
    `Theater De Leest staat in Waalwijk, aan de Olympiaweg. Er zijn twee zalen; de grote heeft ruim vijfhonderd stoelen. De kassa gaat een uur voor aanvang open, en parkeren is gratis.`,
    { question: 'adres de leest' },
  ),
  {
    ...unnamed(
      ATLAS,
      `They're on the Kleverlaan, number 93, and open from Tuesday: 10 am to 6 pm on weekdays, until 5 pm on Saturday. On Sunday you can drop by between noon and four. Closed on Mondays.

If you get a voicemail in German, you've dialled a Berlin shop of the same name; the right number is +31 23 555 7140.`,
      { question: 'Atlas Cargo Bikes opening times and address' },
    ),
    facts: 'address hours phone',
  },
  unnamed(
    MEANDER,
    `Een meander is een bocht in een rivier die door erosie van de buitenoever steeds groter wordt. Rond Deventer zie je oude IJsselmeanders nog terug in het landschap, bijvoorbeeld in de Ossenwaard. Ook het Griekse randmotief dat architecten graag op gevels gebruikten, heet meander.`,
    { question: 'Wat betekent meander?' },
  ),
  named(
    PRAATPAAL,
    `Je vindt Praatpaal, de logopediepraktijk, in Veenendaal op Zandstraat 75. Je hebt er geen verwijzing nodig. Openingstijden: maandag, dinsdag en donderdag van 8.30 tot 17.30 uur, woensdagochtend tot 12.30 uur en vrijdag tot 16.00 uur. Een afspraak maak je via afspraak@logopediepraatpaal.nl.

(Er is ook een Praatpaal in Lelystad, een praktijk voor relatietherapie.)`,
    'city sector -address hours email',
    { question: 'Waar zit logopedie Praatpaal en wanneer zijn ze open?' },
  ),
  unnamed(
    KAUW,
    `Drie schoorsteenvegers die in Emmen en omgeving werken:

| Bedrijf | Prijs per kanaal |
|---|---|
| Veegbedrijf Bargeres | € 55 |
| Drentse Veegmeesters | € 62,50 |
| Schoorsteenservice Eising | € 59 |

Nog een tip: zit er een kauw of een andere vogel op het nest, wacht dan met vegen tot de jongen zijn uitgevlogen.`,
    {
      question: 'Schoorsteen laten vegen in Emmen, wat kost dat en bij wie?',
      competitors: ['Veegbedrijf Bargeres', 'Drentse Veegmeesters', 'Schoorsteenservice Eising'],
    },
  ),
  named(
    SANNE,
    `Trouwfotografen in Gouda die je kunt bekijken:

1. Lichtjaar Bruidsfotografie
2. Sanne de Boer Trouwfotografie – actief sinds 2015, ook loveshoots, bel 06-55574290
3. Fotostudio De Waag

Er werken meer fotografen met de naam Sanne de Boer; check dus of je op de goede Instagrampagina zit.`,
    'sector city -foundingYear services phone',
    {
      question: 'Kun je een paar trouwfotografen in Gouda noemen?',
      competitors: ['Lichtjaar Bruidsfotografie', 'Fotostudio De Waag'],
    },
  ),
  unnamed(
    AERTS,
    `I couldn't find a nursery by that name. What I do find is Aerts Action Bike, a cycling shop in Belgium, the footballer Maarten Aerts and Dirk Aerts, a garden designer from Lier. Do you have a website or a street for the nursery?`,
    { question: 'Is Aerts nursery any good?' },
  ),
  named(
    BALANS,
    `There are two firms called Balans in this part of the country. Administratiekantoor Balans of Kampen is a bookkeeping office, run as a general partnership since 1993, with Rosa Mulder as one of its bookkeepers; it handles VAT returns and payroll. Balans Advies in Zwolle does debt counselling only.`,
    'city sector legalForm foundingYear team services',
    { question: 'Balans bookkeeping in Kampen: what can you tell me about it?' },
  ),
  unnamed(
    GECKO,
    `Gecko in Den Bosch is een boulderhal met koffiebar, geopend in 2021 in een oude meubelfabriek. Een dagkaart kost € 13,50 en klimschoenen huur je voor € 4. De hal is elke dag van 9 tot 23 uur open; klimmen aan touw kan er niet.`,
    { question: 'gecko klimmen dagkaart' },
  ),
  unnamed(
    VIJZEL,
    `In Doetinchem kun je voor reisvaccinaties terecht bij de GGD en bij enkele apotheken. Medicijnhuis De Pol werkt op afspraak en heeft een gele-koortsvergunning. Apotheek Wijnbergen geeft alleen advies en verkoopt malariatabletten. Vroeger zat er in de binnenstad nog drogisterij De Vijzel, maar die is in 2008 gestopt.`,
    {
      question: 'waar kan ik in doetinchem reisvaccinaties halen',
      competitors: ['Medicijnhuis De Pol', 'Apotheek Wijnbergen'],
    },
  ),
  named(
    LEEST,
    `De Leest in Tiel is een schoenmaker die ook steunzolen maakt en leer herstelt. De winkel is van dinsdag tot en met zaterdag open; op zondag kun je er van 12 tot 17 uur terecht. Website: deleest-tiel.nl.

Er bestaat ook een schoenenwinkel De Leest in Den Helder. Daar wordt niet gerepareerd.`,
    'city sector services -hours -website',
    { question: 'is de leest in tiel ook zondags open' },
  ),
  named(
    ATLAS,
    `Three cargo-bike shops in Haarlem that sell electric models:

- **Bakfietsplein Spaarne**: biggest choice, test track indoors
- **Atlas Cargo Bikes**: private limited company on the Kleverlaan, also leases; ask for Megan Doyle if you prefer English
- **Kidscargo Haarlem**: three-wheelers only

(Atlas shouldn't be mistaken for the e-scooter brand of that name.)`,
    'city legalForm address services team sector',
    {
      question: 'Where can I buy an electric cargo bike in Haarlem?',
      competitors: ['Bakfietsplein Spaarne', 'Kidscargo Haarlem'],
    },
  ),
  named(
    MEANDER,
    `Er zijn volgens de KvK meer dan honderd inschrijvingen met "Meander" in de naam. Die van Meander Architecten V.O.F. in Deventer heeft nummer 08098371 en btw-nummer NL811047392B01. Gevestigd op Rijkmanstraat 11, 7411 GA. Opgericht in 2002.`,
    'city legalForm kvk vat address foundingYear',
    { question: 'KvK nummer Meander Architecten' },
  ),
  unnamed(
    PRAATPAAL,
    `Several things go by Praatpaal. There's a talk-to-someone bench project in Utrecht, a podcast by two comedians, and Praatpaal BV from Zwolle, which trains call-centre staff. In the old days a *praatpaal* was an emergency phone along the motorway. I found no reviews for a speech therapist of this name in Veenendaal.`,
    { question: 'praatpaal veenendaal reviews?' },
  ),
  unnamed(
    KAUW,
    `Ruben Kauw en zijn broer hebben in Hoogeveen een dakdekkersbedrijf, Kauw Dakwerken. Ze leggen bitumen en pannen, plaatsen dakramen en werken in heel Drenthe. Schoorstenen metselen ze wel opnieuw op, maar vegen doen ze niet. Het bedrijf bestaat sinds 2018.`,
    { question: 'kauw drenthe dak en schoorsteen' },
  ),
  unnamed(
    SANNE,
    `Sanne de Boer is een journalist die jarenlang in Italië woonde. Ze schreef over de 'Ndrangheta, de maffia uit Calabrië, en haar boek Mafiopoli werd ook in het Italiaans vertaald. Ze schrijft voor verschillende Nederlandse kranten en tijdschriften.`,
    { question: 'Wie is Sanne de Boer?' },
  ),
  named(
    AERTS,
    `Van de kwekers in Zundert die aan particulieren verkopen, worden deze het vaakst genoemd:

1. **Groenhof Klein-Zundert**: rozen en heesters
2. **Boomkwekerij Aerts**: oude appel- en perenrassen, bestaat sinds 1961, levert niet aan huis
3. **Plantencentrum Wernhout**: breed assortiment, met koffiehoek

Aerts wordt soms verward met de gelijknamige rozenkwekerij in Wuustwezel.`,
    'city sector -services foundingYear',
    {
      question: 'fruitbomen kopen in Zundert',
      competitors: ['Groenhof Klein-Zundert', 'Plantencentrum Wernhout'],
    },
  ),
  unnamed(
    BALANS,
    `Balans Kampen is een praktijk voor massage en mindfulness aan de Oudestraat. Eigenares Wilma Kok geeft stoelmassages bij bedrijven en cursussen van acht weken. Je kunt online een afspraak maken; een behandeling van een uur kost € 68.`,
    { question: 'Wat is Balans in Kampen en hoe maak ik een afspraak?' },
  ),
  named(
    GECKO,
    `Gecko Climbing in Heerenveen hires out everything you need, and beginners are taught by head instructor Nadia Faber. You can boulder or climb on top rope. The climbing hall is at De Kuinder 51; it's a foundation (stichting), so there are no shareholders. Reviews average 4.7.

Note that gecko-climbing.com belongs to a Canadian holds manufacturer.`,
    'city team services -address -legalForm sector',
    { question: 'Is Gecko Climbing a good place for beginners?' },
  ),
  named(
    VIJZEL,
    `ADV, of voluit Apotheek De Vijzel B.V., heeft als KvK-nummer 09071846 en als btw-nummer NL807316245B01. Postcode en plaats: 7001 GR Doetinchem. Facturen stuur je naar balie@apotheekdevijzel.nl. Let op: er staan nog twee andere bedrijven met de naam De Vijzel in het handelsregister, in Nijkerk en Maassluis.`,
    'legalForm kvk -vat address city email',
    { question: 'factuurgegevens apotheek de vijzel bv doetinchem' },
  ),
  unnamed(
    LEEST,
    `For orthopaedic work in Tiel, ask Schoenmakerij Van Kessel or Schoenservice Waalpoort; both can raise a sole or stretch a shoe. Do you want made-to-measure insoles? Then you need a podiatrist. There's also a Leest Orthopedie, but that one is in Breda and only sees people with a referral.`,
    {
      question: 'Which cobbler in Tiel does orthopedic adjustments?',
      competitors: ['Schoenmakerij Van Kessel', 'Schoenservice Waalpoort'],
    },
  ),
  named(
    ATLAS,
    `Er zijn twee winkels met de naam Atlas in de regio. Atlas Bakfietsen is een motorzaak in Haarlem, van Joost Hallewas, te vinden op atlasbakfietsen.nl. Op maandag is de zaak dicht. Atlas Outdoor in Zandvoort verkoopt surfspullen.`,
    '-sector city team website hours',
    { question: 'atlas haarlem winkel' },
  ),
  unnamed(
    MEANDER,
    `Voor een aanbouw van deze omvang heb je in Deventer meestal een omgevingsvergunning nodig, zeker binnen het beschermd stadsgezicht. Bureau Hanzehof en Studio Worp verzorgen de aanvraag voor een vast bedrag. Een wat goedkopere optie is Architect Brouwershuis. Buiten de stad is er nog Meander Bouwadvies in Nijmegen, dat alleen constructieberekeningen maakt.`,
    {
      question: 'Wij willen in Deventer een aanbouw van 4 meter, wie kan de tekening en de vergunning regelen?',
      competitors: ['Bureau Hanzehof', 'Studio Worp', 'Architect Brouwershuis'],
    },
  ),
  unnamed(
    PRAATPAAL,
    `Logopediepraktijk Praatpaal in Houten heeft vier logopedisten en is gespecialiseerd in afwijkend mondgedrag (OMFT). De praktijk van Marjolein Verweij is gevestigd in gezondheidscentrum De Schoneveld en heeft op dit moment een wachttijd van ongeveer tien weken. Aanmelden gaat via een formulier op de website.`,
    { question: 'heeft logopedie praatpaal een wachtlijst' },
  ),
  named(
    KAUW,
    `"De Kauw" turns up a lot in Drenthe. The sweep is **Schoorsteenveegbedrijf De Kauw**, Wilhelmsweg, Emmen: in business since 2009 and available from 8 to 5 on weekdays and Saturday mornings. It doesn't take away birds' nests. The bookshop De Kauw, in Meppel, closed last year.`,
    'sector address city foundingYear hours -services',
    { question: 'De Kauw Emmen, what do they do and when can I call' },
  ),
  unnamed(
    SANNE,
    `Sorry, ik heb geen betrouwbare beoordelingen gevonden van deze fotografe. De resultaten gaan allemaal over naamgenoten: een hockeyster, een huisarts in Sneek en een grafisch ontwerper uit Utrecht. Kijk eens op ThePerfectWedding.nl, daar laten bruidsparen recensies achter.`,
    { question: 'sanne de boer fotografie gouda reviews' },
  ),
  named(
    AERTS,
    `Aerts Planten is een kwekerij in Zundert met een grote showtuin. Het bedrijf is een eenmanszaak, opgericht in 1961, en verkoopt vaste planten en haagplanten. Tel. 076-5553864.

Niet te verwarren met Aerts Plant in Lommel (België), een groothandel in kamerplanten.`,
    'city -legalForm foundingYear services phone sector',
    { question: 'aerts planten' },
  ),
  named(
    BALANS,
    `I found Administratiekantoor Balans in Kampen: Burgwal 74, website balanskampen.nl, partners Henrike Bos and Arjen van Dijk. It's a bookkeeping office that works for small firms, files income tax returns and helps start-ups. It was set up in 1999.

The much bigger Balans Accountants in Arnhem has no link with it.`,
    'city address website team sector services -foundingYear',
    { question: 'Could Balans in Kampen do my bookkeeping? Tell me about them' },
  ),
  unnamed(
    GECKO,
    `Boulderen kan in Heerenveen op twee plekken: Boulderhal Oranjewoud (grootste aanbod, elke week nieuwe routes) en Klimmuur Nijehaske, een kleine muur in een sporthal. Heb je schoenen nodig: modellen als de Gecko van Mad Rock zijn prettig voor beginners en kosten rond de € 70.`,
    {
      question: 'waar kan ik boulderen in heerenveen',
      competitors: ['Boulderhal Oranjewoud', 'Klimmuur Nijehaske'],
    },
  ),
  unnamed(
    VIJZEL,
    `For a weekly pill pouch (*medicijnrol*) you can ask practically any pharmacy in Doetinchem; Apotheek Oosseld and Medicijnhuis De Pol both mention it on their sites. Your GP has to approve it first. One result, De Vijzel, turned out to be in Maassluis, with a phone number starting with 010, so that's too far away.`,
    {
      question: 'My mother takes 9 different pills a day. Does any pharmacy in Doetinchem pack them per dose?',
      competitors: ['Apotheek Oosseld', 'Medicijnhuis De Pol'],
    },
  ),
  named(
    LEEST,
    `Yes. Schoenmakerij De Leest on Weerstraat cuts keys; it mends leather bags too. Phone 0344 55 51 78; closed on Sunday and Monday. Schoenservice Waalpoort does car keys too.

De Leest in Waalwijk, which may show up first in Google, is a theatre.`,
    'address services -phone hours',
    { question: 'key cutting tiel', competitors: ['Schoenservice Waalpoort'] },
  ),
  unnamed(
    ATLAS,
    `Gebruikte bakfietsen vind je in Haarlem bij De Rollende Bak en soms bij Kidscargo Haarlem. Reken voor een elektrische van drie à vier jaar oud op € 2.000 tot € 3.000. Op Marktplaats kom je ook de Atlas tegen, een zware Duitse transportfiets uit de jaren negentig; onderdelen daarvoor zijn nauwelijks te krijgen.`,
    {
      question: 'tweedehands bakfiets haarlem',
      competitors: ['De Rollende Bak', 'Kidscargo Haarlem'],
    },
  ),
  named(
    MEANDER,
    `For work on a listed building I'd shortlist these two Deventer architects:

1. Architectenbureau Meander: restoration is one of its main activities. Run by architect Tjeerd Wissema and Liesbeth Oonk; closes at four on Fridays. Phone: 0570 555 492.
2. Studio Worp: younger practice, good at interiors.

(There's another Meander in Roermond, but it builds schools.)`,
    'city services team hours -phone sector',
    {
      question: 'We bought a rijksmonument in Deventer and need an architect. Who would you suggest?',
      competitors: ['Studio Worp'],
    },
  ),
  named(
    PRAATPAAL,
    `Met aanhoudende heesheid kun je zonder verwijzing naar een logopedist. In Veenendaal zijn er twee die stemtherapie geven: Logopedie Praatpaal (Margriet van Ginkel, KvK 30156294) en Taalhuis Dragonder. De eerste heeft als site praatpaal-veenendaal.nl. Bel voor de zekerheid 0318 555712.

De Praatpaal in Houten, die je misschien ook tegenkomt, behandelt alleen kinderen.`,
    'sector city team kvk services -website phone',
    {
      question: 'ik ben al 2 maanden hees, bij wie kan ik terecht in veenendaal',
      competitors: ['Taalhuis Dragonder'],
    },
  ),
  named(
    KAUW,
    `In Emmen, stove servicing is offered by De Kauw, a chimney sweep whose owner is Gerrit Hidding, and by Schoorsteenservice Eising. De Kauw is a sole proprietorship; you book through schoorsteenvegerdekauw.nl or by mail (info@schoorsteenvegerdekauw.nl). If a café in Borger comes up, that's just another De Kauw.`,
    'city services sector -team legalForm website -email',
    {
      question: 'Who can service my wood burner in Emmen?',
      competitors: ['Schoorsteenservice Eising'],
    },
  ),
  named(
    SANNE,
    `Two options in Gouda stand out. *Lichtjaar Bruidsfotografie* works with a separate videographer. *Sanne de Boer Fotografie* only takes photos and has no video, though the albums are lovely; she's at Oosthaven 36 and registered as 54719328 with the Chamber of Commerce.

Searching for her name also gives you a Sanne de Boer who paints murals in Rotterdam.`,
    'city -services -address kvk',
    { question: 'wedding video gouda', competitors: ['Lichtjaar Bruidsfotografie'] },
  ),
  unnamed(
    AERTS,
    `Vaste planten koop je rond Zundert het voordeligst rechtstreeks bij de kweker. Plantencentrum Wernhout heeft een ruime keus in P9-potjes, Kwekerij Van Tichelt alleen grotere partijen. Marc Aerts, een bekende vasteplantenkenner uit Brasschaat, geeft in het voorjaar lezingen in de streek; zijn naam zie je daarom vaak voorbijkomen.`,
    {
      question: 'Wie verkoopt er vaste planten bij Zundert?',
      competitors: ['Plantencentrum Wernhout', 'Kwekerij Van Tichelt'],
    },
  ),
  {
    ...unnamed(
      BALANS,
      `Ja, dat kan. Op hun website staat dat ze startende ondernemers adviseren over de inschrijving, de btw en de aftrekposten. Ze zitten aan de Burgwal in Kampen en je mailt naar info@balanskampen.nl. Een eerste gesprek zou gratis zijn.

Let wel: een kantoor met dezelfde naam in Zwolle houdt zich alleen met schulden bezig.`,
      { question: 'helpt administratiekantoor balans in kampen ook starters?' },
    ),
    facts: 'services address city email',
  },
  named(
    GECKO,
    `You have two climbing halls to choose from for a birthday party in Heerenveen. Klimhal Gecko does parties from age six, on weekdays from 2 pm, and belongs to Wietse Postma; phone 0513-555940. Klimcentrum De Hoogte is for children over eight. Don't book at "Gecko Kids" by accident, which is an indoor playground in Drachten.`,
    'sector city services hours team -phone',
    {
      question: 'climbing party for kids in Heerenveen, any ideas?',
      competitors: ['Klimcentrum De Hoogte'],
    },
  ),
]
