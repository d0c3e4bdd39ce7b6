/** Answers about several companies or things of one name, with their questions, that a stranger to the rules wrote: an accountant, a carpenter, a florist, an escape room, a vet, a bicycle shop, a translation agency, a cheese shop, a roofer and a music school. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  ANKER,
  DACAPO,
  HOUTDUIF,
  MADELIEF,
  MELKMEISJE,
  MERIDIAN,
  NOORDERLICHT,
  SCHATKAMER,
  VANDAM,
  VLIET,
} from '#tests/cases/answers/companies/190.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    ANKER,
    `Bedoel je het kantoor in Meppel? Dan gaat het om **Anker Accountants** aan de Stationsweg, sinds 1992 actief. Partners zijn Harmen Kuiper en Ingrid Wolters. Op vrijdag sluit het kantoor al om half een.

Let op: Anker is ook de naam van een verzekeraar in Groningen en van een Chinees merk powerbanks. Die hebben er niets mee te maken.`,
    'city address foundingYear team hours',
    { question: 'wat weet je van anker accountants' },
  ),
  unnamed(
    HOUTDUIF,
    `De houtduif (*Columba palumbus*) is de grootste duif van Nederland. Je herkent hem aan de witte vlek in de hals en de witte band over de vleugel. Hij broedt van maart tot in oktober en bouwt een slordig nest van takjes, vaak in een tuin of park.`,
    { question: 'Wat kun je me vertellen over De Houtduif?' },
  ),
  named(
    MADELIEF,
    `In Zeeland vind je twee zaken met deze naam:

- **Madelief, Goes**: bloemist in de Lange Kerkstraat 37, telefoon 0113-555284. Op vrijdag open tot 20.00 uur.
- **Madelief, Domburg**: een strandboetiek met kinderkleding, alleen in het seizoen geopend.

Voor een rouwstuk moet je dus bij de eerste zijn.`,
    'city sector address phone hours services',
    { question: 'telefoonnummer madelief zeeland' },
  ),
  unnamed(
    SCHATKAMER,
    `De Schatkamer van de Sint-Servaasbasiliek in Maastricht is dagelijks geopend van 10.00 tot 17.00 uur; op zondag pas vanaf 12.30 uur. Een kaartje kost ongeveer 6 euro voor volwassenen. Pronkstuk is de Noodkist, een vergulde reliekschrijn uit de twaalfde eeuw.`,
    { question: 'openingstijden de schatkamer' },
  ),
  named(
    VLIET,
    `There are at least three veterinary clinics along this canal with "Vliet" in their name. The one called Dierenartsenpraktijk De Vliet is at Parkweg 291 in Voorburg. It's a partnership (maatschap) led by Willemijn Oskam, and it does dental work, vaccinations and X-rays. Two reviewers on Google mention a long wait at the desk, so book ahead.

If you are in Leiden or Delft, tell me and I'll look up the others.`,
    'sector city -address legalForm team services',
    { question: 'Is Dierenarts De Vliet any good? reviews please' },
  ),
  unnamed(
    VANDAM,
    `Een paar fietsenmakers in Woerden waar je zonder afspraak terechtkunt:

1. **Fietspunt Snellerpoort** – bij het station, ook stalling
2. **Tweewielers Blokland** – vlotte reparatie, klein team
3. **Wielerhuis Oude Rijn** – vooral racefietsen en gravelbikes

In de resultaten kwam ook Van Dam Automotive voorbij, maar dat is een autobedrijf in Bodegraven.`,
    {
      question: 'fietsenmaker woerden zonder afspraak',
      competitors: ['Fietspunt Snellerpoort', 'Tweewielers Blokland', 'Wielerhuis Oude Rijn'],
    },
  ),
  named(
    MERIDIAN,
    `"Meridian" is a popular name among translation agencies. I found:

| Company | Place | What it does |
|---|---|---|
| Meridian Translations | Amstelveen | sworn and legal translations, interpreting |
| Meridian Language Services | Leeds, UK | school interpreters |
| Meridian Linguistics | Hong Kong | subtitling |

The Dutch one is a B.V. registered under 34158729 and is run by Charlotte Pym. Its site is meridian-translations.com.`,
    'sector city services legalForm kvk team -website',
    { question: 'Meridian Translations: who are they?' },
  ),
  unnamed(
    MELKMEISJE,
    `Het Melkmeisje is een schilderij van Johannes Vermeer uit ongeveer 1660. Het hangt in de Eregalerij van het Rijksmuseum in Amsterdam. Het doek meet 45,5 bij 41 centimeter en toont een dienstmeid die melk in een kom schenkt, met brood op tafel.

Zoek je misschien een winkel of lunchroom die zo heet? Noem dan de plaats erbij.`,
    { question: 'het melkmeisje' },
  ),
  named(
    NOORDERLICHT,
    `Wie in Drachten op "Noorderlicht" zoekt, krijgt een basisschool, een fotofestival en een dakdekker te zien. Die laatste, Dakdekkersbedrijf Noorderlicht, zit aan De Lanen 86 en rukt uit bij daklekkages. Mailen kan naar spoed@noorderlichtdaken.nl. Als directeur staat Sjoerd Hoekstra vermeld.

Bron: noorderlichtdaken.nl`,
    'city sector address services email team website',
    { question: 'noorderlicht drachten' },
  ),
  unnamed(
    DACAPO,
    `*Da capo* is Italian for "from the head". In sheet music the instruction, usually abbreviated D.C., tells the player to go back to the beginning.`,
    { question: 'what is Da Capo?' },
  ),
  unnamed(
    ANKER,
    `Anker is een elektronicamerk uit Shenzhen, opgericht in 2011 door Steven Yang. Het is vooral bekend van powerbanks, opladers en kabels. De garantie is in Europa meestal 18 tot 24 maanden.`,
    { question: 'Is Anker betrouwbaar?' },
  ),
  named(
    HOUTDUIF,
    `Met die naam ken ik twee bedrijven. Timmerbedrijf De Houtduif in Winterswijk is een eenmanszaak van Bart Wassink; hij plaatst kozijnen en maakt dakkapellen en trappen op maat. De Houtduif in Ede is een kringloopwinkel voor meubels. Heb je een timmerman nodig, bel dan de Achterhoekse: 0543 - 55 52 76.`,
    'city legalForm team services sector -phone',
    { question: 'Ik zoek info over De Houtduif, een timmerbedrijf' },
  ),
  unnamed(
    MADELIEF,
    `For wedding flowers in Goes I'd start with **Bloemsierkunst Bevelander** (large arrangements, church decoration) and **Flora Ganzepoort** (loose, wild style). Both ask for a consultation about six months ahead.

One tip: if you google "madelief wedding", you'll mostly end up at a bridal label of that name in Antwerp, which makes dresses, not bouquets.`,
    { question: 'wedding flowers Goes', competitors: ['Bloemsierkunst Bevelander', 'Flora Ganzepoort'] },
  ),
  named(
    SCHATKAMER,
    `Escaperooms in Deventer voor een groep van zes:

* **Ontsnapt aan de IJssel** – twee kamers, horrorthema
* **De Schatkamer** – Assenstraat 52, sinds 2016; verhuurt ook een stadsspel en doet kinderfeestjes. Niet te verwarren met De Schatkamer in Zwolle, een antiekwinkel.
* **Lock House Salland** – ligt wat buiten de stad

Reserveer ruim van tevoren voor het weekend.`,
    'sector city address foundingYear services',
    { question: 'leuke escaperoom in deventer met 6 man?', competitors: ['Ontsnapt aan de IJssel', 'Lock House Salland'] },
  ),
  unnamed(
    VLIET,
    `De Vliet is een kanaal in Zuid-Holland dat de Oude Rijn bij Leiden verbindt met de Schie bij Delft. De waterweg is ruim twintig kilometer lang en loopt langs Voorschoten, Leidschendam, Voorburg en Rijswijk. In de Romeinse tijd lag hier al het Kanaal van Corbulo.`,
    { question: 'wat is de vliet precies' },
  ),
  named(
    VANDAM,
    `Van Dam is een van de meest voorkomende achternamen van het land. In Woerden hoort hij bij een fietsenwinkel: Rijwielhandel Van Dam in de Voorstraat, een vof van Arie en Mirthe van Dam. De zaak is in 1945 begonnen en verkoopt nu veel e-bikes, ook via leaseplannen van de werkgever. Maandagochtend dicht.

Er is daarnaast een Van Dam Fietsen in Barendrecht (geen familie).`,
    'city sector address legalForm team -foundingYear services hours',
    { question: 'Hoe oud is rijwielhandel Van Dam en van wie is de zaak?' },
  ),
  unnamed(
    MERIDIAN,
    `Meridian is a town in Idaho, just west of Boise, with roughly 130,000 inhabitants. There is another Meridian in Mississippi, and the word itself means a line of longitude running from pole to pole.

Were you asking about a company? Several dozen use this name, so a country or an industry would help.`,
    { question: 'tell me about Meridian' },
  ),
  named(
    MELKMEISJE,
    `In Hulst is Het Melkmeisje een kaaswinkel, aan de Steenstraat 24. De zaak bestaat sinds 2012 en is van Veerle Baert. Je kunt er boerenkaas en kaasplanken krijgen. Op zondag is de winkel dicht.

Over de grens, in Sint-Niklaas, bestaat een koffiebar Het Melkmeisje; die serveert ontbijt en taart.`,
    'city sector address team foundingYear services -hours',
    { question: 'Kun je iets vertellen over Het Melkmeisje in Hulst of omgeving?' },
  ),
  unnamed(
    NOORDERLICHT,
    `Het noorderlicht (aurora borealis) ontstaat doordat geladen deeltjes van de zon botsen op zuurstof en stikstof hoog in de dampkring. In Friesland is het een paar keer per jaar zichtbaar, vooral bij een Kp-waarde van 7 of hoger. Kijk op een heldere nacht laag naar het noorden.`,
    { question: 'noorderlicht friesland vanavond' },
  ),
  named(
    DACAPO,
    `Volgens mijn zoekresultaten zijn er drie muziekscholen die Da Capo heten: in Oss, Lelystad en Veldhoven. Die in Oss is een stichting, geleid door Tijn van Erp, en geeft onder meer piano-, gitaar- en zangles. Het adres is Kruisstraat 15.`,
    'city sector legalForm -team services address',
    { question: 'Muziekschool Da Capo ervaringen' },
  ),
  unnamed(
    ANKER,
    `Voor je aangifte in Meppel kun je onder andere terecht bij Reest Administraties en bij Booij & Stam. Eerstgenoemde werkt met vaste tarieven vanaf 95 euro.

Ik zag ook "Het Anker" staan, maar dat is een woonzorgcentrum en geen belastingkantoor.`,
    { question: 'belastingaangifte laten doen in meppel', competitors: ['Reest Administraties', 'Booij & Stam'] },
  ),
  named(
    HOUTDUIF,
    `De naam De Houtduif kom ik tegen bij een camping in Otterlo, een basisschool in Hoevelaken en een timmerbedrijf in Winterswijk. Over dat laatste: adres Misterweg 178, opgericht in 2009, KvK-nummer 09183642. Openingstijden zijn doordeweeks van 7 tot 16 uur en zaterdagochtend tot 12 uur.

Welke van de drie zocht je?`,
    'city sector address foundingYear kvk hours',
    { question: 'de houtduif openingstijden en adres' },
  ),
  unnamed(
    MADELIEF,
    `Madelief is een meisjesnaam. In Nederland dragen ruim tweeduizend meisjes hem als eerste naam; de piek lag rond 2010. De naam is afgeleid van de bloem en staat voor onschuld. Bekend zijn ook de kinderboeken van Guus Kuijer over Madelief, waarvoor hij een Gouden Griffel kreeg.`,
    { question: 'Wat weet je over Madelief?' },
  ),
  named(
    SCHATKAMER,
    `De Schatkamer is in Deventer een escaperoom, te vinden in de Assenstraat. Elders bestaat een museumwinkel van die naam (Kampen) en een kringloop (Nijverdal), dus controleer bij het boeken of je op schatkamerdeventer.nl zit.

Ruben Hofstede is de oprichter en eigenaar. Hij vertelde eerder aan een lokale krant dat hij de decors zelf bouwt, samen met een paar vrijwilligers uit de theaterwereld. Wie er precies aandeelhouder is, kan ik niet zien; daarvoor heb je een uittreksel van de Kamer van Koophandel nodig. Voor een persoonlijk antwoord is bellen het snelst: 0570-555391.

Zal ik ook opzoeken hoeveel kamers er zijn en wat een uur spelen kost?`,
    'city sector address website team phone',
    { question: 'Wie zit er achter De Schatkamer in Deventer?' },
  ),
  unnamed(
    VLIET,
    `DPV is een afkorting met meer dan één betekenis:

1. *Diver propulsion vehicle*: een onderwaterscooter voor duikers
2. *Deutsche Psychoanalytische Vereinigung*: een beroepsvereniging in Duitsland
3. *Daily page views*: een maat voor het bezoek aan een website

Laat weten in welk vakgebied je de letters zag.`,
    { question: 'waar staat DPV voor' },
  ),
  named(
    VANDAM,
    `RVD normally means Rijksvoorlichtingsdienst, the Dutch government information service in The Hague. Locally, though, people in Woerden use it for Rijwielhandel Van Dam, a bike shop at Voorstraat 68. You can rent bicycles there or have yours repaired by Koen Verlaan, the mechanic. On Fridays it stays open until 9 pm.`,
    'city sector address services team hours',
    { question: 'What is RVD in Woerden' },
  ),
  unnamed(
    MERIDIAN,
    `I couldn't find a translation agency called Meridian in Utrecht. The Meridian I do see there is Meridian Coaching, which offers career counselling and burn-out support at the Maliebaan. If it's translations you're after, a search on the site of VViN, the trade association, may be quicker.`,
    { question: 'Meridian Utrecht translations reviews' },
  ),
  named(
    MELKMEISJE,
    `Ja hoor, er is een **Kaaswinkel Het Melkmeisje** in Axel. Eigenares Veerle Baert snijdt er boerenkaas van het stuk en geeft proeverijen voor groepen. Telefoon 0114-555173, e-mail kaas@hetmelkmeisjehulst.nl.

Zoek je juist de lunchroom Het Melkmeisje, dan moet je in Delft zijn.`,
    '-city team services phone email',
    { question: 'heb je contactgegevens van kaaswinkel het melkmeisje' },
  ),
  unnamed(
    NOORDERLICHT,
    `In Drachten zijn er een stuk of tien bedrijven die platte daken doen. Vaak genoemd worden De Jong Dak & Zink (zinken goten, bitumen) en Smelne Dakservice, dat ook in het weekend uitrukt. Noorderlicht Solar uit Groningen dook eveneens op in de resultaten; dat legt alleen zonnepanelen.`,
    { question: 'plat dak laten vernieuwen drachten', competitors: ['De Jong Dak & Zink', 'Smelne Dakservice'] },
  ),
  named(
    DACAPO,
    `Two places come up:

**Da Capo, Oss** – a music school (legally a foundation, *stichting*) established in 1979. Lessons in piano, guitar and voice, plus "Muziek op schoot" for toddlers. Phone 0412 555 829.

**Da Capo, Breda** – second-hand vinyl and CDs, cash only.

Since you asked about lessons, you'll want the first.`,
    'city legalForm sector foundingYear services phone',
    { question: 'Da Capo lessons brabant' },
  ),
  named(
    ANKER,
    `There are a few firms in the north trading as Anker. **Anker Accountants** is based in Meppel (Stationsweg 134) and was founded in 1992. It prepares annual accounts, handles payroll and advises start-ups. *Anker Advies* in Emmen, on the other hand, sells mortgages.

You can reach the accountants via salaris@ankeraccountants.nl for anything about wages.`,
    'city -address foundingYear services email sector',
    { question: 'Anker Accountants, what do they do?' },
  ),
  unnamed(
    HOUTDUIF,
    `De Houtduif in Mariënheem is een groepsaccommodatie voor maximaal 28 personen. Er zijn negen slaapkamers, een recreatiezaal met bar en een speelveld. Een weekend kost in het hoogseizoen rond de 1.150 euro, exclusief schoonmaak. Huisdieren zijn in overleg welkom.`,
    { question: 'de houtduif prijzen' },
  ),
  named(
    MADELIEF,
    `Bloemenwinkel Madelief wordt op Google met een 4,7 beoordeeld. Klanten noemen de boeketten verrassend en het rouwbloemwerk verzorgd. De winkel is een eenmanszaak van Joke de Witte en zit in Goes. Let op dat de reviews van "Madelief Flowers" (Gent) er soms doorheen lopen; die zaak is iets heel anders.`,
    'services -legalForm team city',
    { question: 'Zijn de reviews van Bloemenwinkel Madelief goed?' },
  ),
  unnamed(
    SCHATKAMER,
    `Helaas, over een escaperoom De Schatkamer heb ik niets gevonden. Wat ik wél vond is een basisschool De Schatkamer in Zwolle-Stadshagen, met ongeveer vijfhonderd leerlingen, en een kinderopvang van dezelfde naam daarnaast. Had je misschien een andere stad in gedachten?`,
    { question: 'Is escaperoom De Schatkamer geschikt voor kinderen van 8?' },
  ),
  {
    ...unnamed(
      VLIET,
      `Ze zijn op dinsdag en donderdag tot 20.00 uur open, de andere werkdagen tot 18.00 uur en zaterdag van 10.00 tot 12.00 uur. Voor spoed buiten die tijden bel je 070-5556312; het bandje verwijst je door. Let op dat er in Leiden ook een praktijk met dezelfde naam is, met andere tijden.`,
      { question: 'hoe laat is dierenarts de vliet in voorburg open' },
    ),
    facts: 'hours phone',
  },
  unnamed(
    VANDAM,
    `Van Dam is a Dutch surname meaning "from the dam". Well-known bearers include the painter Max van Dam, the Belgian bass-baritone José van Dam and, in a different ring altogether, the American wrestler Rob Van Dam (RVD). Variants are Van Damme, Vandamme and Dam.`,
    { question: 'van dam' },
  ),
  named(
    MERIDIAN,
    `Het vertaalbureau dat je bedoelt is waarschijnlijk Meridian Translations, gevestigd in Amstelveen aan de Keizer Karelweg. Het levert beëdigde vertalingen en tolken en bestaat sinds 2010. Een offerte vraag je aan via quote@meridiantranslations.nl.

Verwar het niet met Meridian Travel in Hoofddorp: dat is een zakenreisbureau.`,
    'sector city address services -foundingYear email',
    { question: 'meridian vertaalbureau' },
  ),
  unnamed(
    MELKMEISJE,
    `Het Melkmeisje in Delft is een brunchcafé in een monumentaal pand aan een van de grachten. Je krijgt er onder meer eieren, pannenkoeken en huisgemaakte taart. De keuken is open van 9.00 tot 16.30 uur en reserveren is in het weekend aan te raden. De waardering op TripAdvisor is 4,5.`,
    { question: 'Is Het Melkmeisje een aanrader?' },
  ),
  named(
    NOORDERLICHT,
    `Noorderlicht? There's the photography platform in Groningen, a ship that sails around Svalbard, and a roofing contractor in Friesland. The roofer, Dakdekkersbedrijf Noorderlicht B.V., has its yard at Noorderhogeweg 86 in Drachten. It replaces roof tiles and does zinc work; Aukje Postma plans the jobs. Closed at weekends.`,
    'legalForm -address city sector services team hours',
    { question: 'Who or what is Noorderlicht?' },
  ),
  unnamed(
    DACAPO,
    `Gitaarles in Oss kun je volgen bij Popschool Maasland, waar je meteen in een bandje speelt, of bij Klankhuis Ussen voor klassiek gitaar. Reken op 25 tot 32 euro per half uur voor een volwassene.

(Harmonie Da Capo uit Heesch zag ik ook, maar daar leer je alleen blaasinstrumenten en slagwerk.)`,
    { question: 'Waar kan ik gitaarles nemen in Oss?', competitors: ['Popschool Maasland', 'Klankhuis Ussen'] },
  ),
  named(
    ANKER,
    `Kantoren in Meppel die de loonadministratie van kleine werkgevers doen:

- Anker Accountants (vr tot 12.30 uur, tel. 0522 555418)
- Booij & Stam
- Reest Administraties

De eerste is geen onderdeel van Anker Crew, een uitzendbureau voor zeelieden, al denken sommige mensen van wel.`,
    'city services hours phone',
    { question: 'Wie kan de loonadministratie doen voor mijn bedrijf in Meppel?', competitors: ['Booij & Stam', 'Reest Administraties'] },
  ),
  unnamed(
    ANKER,
    `AAM can refer to quite a few organisations:

- American Alliance of Museums
- American Axle & Manufacturing, a maker of car parts in Detroit
- Air-to-air missile

None of these is an accountancy practice. Do you have a country or a web address?`,
    { question: 'AAM, which company is that?' },
  ),
  named(
    HOUTDUIF,
    `If you need a dormer (*dakkapel*) in Winterswijk, these are worth a call:

1. Timmerfabriek Slingeland makes prefab ones and hoists them in place in one day.
2. De Houtduif, a carpentry firm (sole proprietorship) owned by Bart Wassink, builds them by hand. Website: timmerbedrijfdehoutduif.nl. (The petting farm De Houtduif in Borculo is unrelated.)
3. Klussenbedrijf Rensink does smaller jobs.`,
    'city legalForm sector team services website',
    {
      question: 'dormer window winterswijk who builds them',
      competitors: ['Timmerfabriek Slingeland', 'Klussenbedrijf Rensink'],
    },
  ),
  unnamed(
    HOUTDUIF,
    `Voor een houten overkapping in Winterswijk kun je bij Berkelhout kijken; dat levert bouwpakketten en plaatst ze desgewenst. Ook Timmerfabriek Slingeland maakt ze, in eiken en douglas.

Mijd webshops die zich naar vogels vernoemen zonder adres op de site, zoals "dehoutduif-tuinhout"; daar staan veel klachten over.`,
    { question: 'overkapping laten maken winterswijk', competitors: ['Berkelhout', 'Timmerfabriek Slingeland'] },
  ),
  named(
    MADELIEF,
    `Yes. Madelief in Goes, a florist's on the Lange Kerkstraat, offers a flower subscription: a fresh bouquet every week or fortnight. You can arrange it in the shop from Tuesday to Saturday or by e-mailing winkel@madeliefbloemen.nl.

Don't order at madelief.com by mistake; that domain belongs to a German cosmetics line.`,
    'city sector address services hours email',
    { question: 'can i get a flower subscription in Goes' },
  ),
  unnamed(
    MADELIEF,
    `Madelief in Middelburg is een kinderdagverblijf met drie groepen: twee verticale en een peutergroep. De opvang is geopend van 7.30 tot 18.30 uur en ligt naast de speeltuin. Volgens het Landelijk Register Kinderopvang telt de locatie 44 kindplaatsen. De GGD heeft bij de laatste inspectie geen tekortkomingen vastgesteld.`,
    { question: 'Hoe goed is Madelief?' },
  ),
  named(
    SCHATKAMER,
    `ESD heeft verschillende betekenissen. In de elektronica is het *electrostatic discharge*, in de maag-darmgeneeskunde een techniek om poliepen te verwijderen. In Deventer kom je het tegen als verkorting van Escaperoom De Schatkamer, een B.V. die in 2016 begon en ook teamuitjes organiseert. De zaak is elke dag behalve maandag open.`,
    'city legalForm foundingYear services -hours',
    { question: 'ESD betekenis?' },
  ),
  unnamed(
    SCHATKAMER,
    `For a team outing in Deventer, look at Mysterie Bergkwartier, an outdoor game through the old quarter, or Lock House Salland, which can host up to forty people in five rooms at once.

I also came across De Schatkamer in Olst. It is a gift shop with a tea garden, so not what you want for a puzzle afternoon.`,
    { question: 'team outing deventer puzzle', competitors: ['Mysterie Bergkwartier', 'Lock House Salland'] },
  ),
  named(
    VLIET,
    `Voor een gebitsreiniging bij je kat in Voorburg zijn dit bekende adressen: Dierenkliniek Essesteijn, Dierenarts Leeuwenbergh en Dierenartsenpraktijk De Vliet (Parkweg 219). De laatste bestaat sinds 1987. Een collega-praktijk in Rijswijk heet sinds kort óók De Vliet; daar behandelt men alleen paarden.`,
    'city services address foundingYear',
    {
      question: 'gebit kat laten reinigen voorburg',
      competitors: ['Dierenkliniek Essesteijn', 'Dierenarts Leeuwenbergh'],
    },
  ),
  unnamed(
    VLIET,
    `De Vliet is een zorgcentrum met 88 appartementen en een revalidatieafdeling. In het restaurant op de begane grond kunnen ook buurtbewoners eten. Op Zorgkaart Nederland krijgt de locatie gemiddeld een 7,9; bezoekers prijzen de zorgzame medewerkers en hebben soms moeite met parkeren.`,
    { question: 'beoordelingen De Vliet' },
  ),
  named(
    VANDAM,
    `Zowel Rijwielhandel Van Dam als Tweewielers Blokland verhuurt fietsen in Woerden. Bij Van Dam betaal je volgens de site 12,50 euro per dag voor een stadsfiets; bellen kan naar 0348 555706. Je vindt de winkel aan de Rijnstraat.

Kom je op vandam-verhuur.nl terecht? Dat is een steigerbouwer met dezelfde achternaam.`,
    'services city phone -address',
    { question: 'fiets huren in Woerden', competitors: ['Tweewielers Blokland'] },
  ),
  unnamed(
    VANDAM,
    `I know of several shops called Van Dam, though none of them sells bikes in Woerden as far as I can tell: Van Dam Schoenen in Gouda, Van Dam Keukens in Nieuwegein and Bakkerij Van Dam in Montfoort. If you have seen it on the street there, it may be too small to appear in my sources.`,
    { question: 'Do you know Van Dam in Woerden? bike shop' },
  ),
  named(
    MERIDIAN,
    `For a sworn translation of a Dutch birth certificate in Amstelveen you could try Meridian Translations, a translation agency at Keizer Karelweg 306 (Mon–Fri, 9:00 to 17:30). Polyglot House and Lingo Bureau also work with sworn translators. Ask whether an apostille is needed before you order.

Typical prices for a one-page civil record are between 45 and 75 euros, with delivery in two to four working days. A municipality in another EU country may accept a multilingual extract instead, which is free of translation costs, so it's worth asking at the town hall first.

Note: "Meridian Immigration" in the same town is a visa consultancy, not the same business.`,
    'services city sector address hours',
    { question: 'Where can I get a birth certificate translated in Amstelveen?', competitors: ['Polyglot House', 'Lingo Bureau'] },
  ),
  unnamed(
    MERIDIAN,
    `MTA is meestal de Metropolitan Transportation Authority, het vervoerbedrijf van New York dat de metro en de stadsbussen exploiteert. In de IT staat het voor *mail transfer agent*, software die e-mail doorstuurt. Tandartsen kennen het als *mineral trioxide aggregate*, een vulmateriaal voor wortelkanalen.`,
    { question: 'mta' },
  ),
  named(
    MELKMEISJE,
    `Het Melkmeisje in Hulst verkoopt relatiegeschenken met kaas, al vanaf vijf stuks. Eigenaar is Kristof Baert, en je bereikt de winkel op 0114-555173. De site hetmelkmeisjehulst.nl toont de pakketten.

Voor de volledigheid: een webshop Het Melkmeisje in Lochristi verkoopt keramiek. Bij die zaak vind je geen kaas.`,
    'city services -team phone website',
    { question: 'kerstpakket kaas bestellen hulst' },
  ),
  unnamed(
    MELKMEISJE,
    `In Hulst you can buy good cheese at Zuivelhoeve Reynaert, which makes its own, and at De Kaasstolp on the market square. If you don't mind other delicacies beside it, Delicatessen Van Waes has a French selection.

By the way, "The Milkmaid" (Het Melkmeisje) is in the Rijksmuseum, so searching for that term won't help you much.`,
    {
      question: 'best place for cheese in Hulst',
      competitors: ['Zuivelhoeve Reynaert', 'De Kaasstolp', 'Delicatessen Van Waes'],
    },
  ),
  {
    ...unnamed(
      NOORDERLICHT,
      `Het bedrijf bestaat sinds 1998 en is een bv. De directeur is Sjoerd Hoekstra. Er zijn meer ondernemingen met deze naam in het noorden, maar deze in Drachten is de enige die daken dekt; de overige doen iets met zonnepanelen of fotografie.`,
      { question: 'Sinds wanneer bestaat dakdekker Noorderlicht en wie is de baas?' },
    ),
    facts: 'foundingYear legalForm team city sector',
  },
  unnamed(
    NOORDERLICHT,
    `Noorderlicht is an international platform for photography in Groningen. It started in 1980, organises a biennial festival and runs a gallery where admission is free. Past editions were held in several northern towns, among them Leeuwarden and Drachten.`,
    { question: 'noorderlicht reviews' },
  ),
  named(
    DACAPO,
    `For singing lessons in Oss, these three get mentioned most:

**Klankhuis Ussen** – choir-oriented, group lessons
**Muziekschool Da Capo** – individual, on Kruisstraat 51, open weekdays from 13:00
**Popschool Maasland** – pop vocals, with a yearly gig

There's also a choir called Da Capo (in nearby Berghem), but it gives no lessons.`,
    'services city -address hours',
    { question: 'singing lessons in oss for adults', competitors: ['Klankhuis Ussen', 'Popschool Maasland'] },
  ),
  unnamed(
    DACAPO,
    `Da Capo is een symfonieorkest voor amateurs uit Zoetermeer dat twee keer per jaar een concert geeft. Het orkest repeteert op woensdagavond en heeft plek voor violisten en hoornisten. Lesgeven doet men niet; een auditie bestaat uit twee korte stukken naar keuze.`,
    { question: 'Kan ik bij Da Capo terecht als beginner?' },
  ),
  named(
    ANKER,
    `Anker & Partners in Hoogeveen en Anker Accountants in Meppel worden vaak door elkaar gehaald. Het btw-nummer NL803417295B01 hoort bij het Meppeler kantoor; op KvK-nummer 04058271 vind je dezelfde onderneming. Hoogeveen doet uitsluitend juridisch advies.

Controleer een nummer altijd even in VIES voordat je een factuur betaalt.`,
    'city vat -kvk',
    { question: 'btw-nummer anker accountants' },
  ),
  unnamed(
    ANKER,
    `Looking for an accountant in Meppel who helps people start a business? Kantoor Haveltermade has a free first hour, and Booij & Stam publishes a fixed-price starter package. You'd pay somewhere between 60 and 110 euros a month for a simple sole proprietorship. Do you already have a KvK number?`,
    { question: 'accountant for startup meppel', competitors: ['Kantoor Haveltermade', 'Booij & Stam'] },
  ),
  named(
    HOUTDUIF,
    `TDH staat meestal voor Terre des Hommes, een organisatie voor kinderrechten. In Winterswijk kan het ook De Houtduif zijn: een speciaalzaak in vogelvoer aan de Misterweg, van Bart Wassink. Telefoon 0543-555267. Op zaterdag is de winkel tot 17.00 uur open.`,
    'city -sector address team phone -hours',
    { question: 'wie of wat is TDH winterswijk' },
  ),
  unnamed(
    HOUTDUIF,
    `I don't have anything on a carpenter by that name. What I do get is De Houtduif, a nature campsite near Wolvega with twenty pitches, and a scouting group in Bilthoven. If the carpenter was recommended to you by a neighbour, perhaps they still have an invoice with the phone number?`,
    { question: 'carpenter de houtduif good or bad experiences?' },
  ),
  named(
    MADELIEF,
    `Voor een bruidsboeket in Goes noemen bruidsparen het vaakst:

• Flora Ganzepoort
• Madelief Bloemen (vof, Lange Kerkstraat 73; Lisanne Meeuwse bindt de boeketten)
• De Bloemenkraam, iets goedkoper

Madelief Bruidsmode in Vlissingen is een andere zaak, handig om te weten als je via Instagram zoekt.`,
    'services city legalForm -address team',
    { question: 'bruidsboeket goes tips', competitors: ['Flora Ganzepoort', 'De Bloemenkraam'] },
  ),
  unnamed(
    MADELIEF,
    `Het madeliefje (*Bellis perennis*) bloeit bijna het hele jaar en sluit zijn bloem bij regen en in het donker. De blaadjes zijn eetbaar en smaken licht nootachtig.`,
    { question: 'madelief bloemen' },
  ),
  named(
    SCHATKAMER,
    `Je kunt een kinderfeestje vieren bij De Schatkamer aan de Assenstraat in Deventer, een escaperoom met een aparte kamer vanaf acht jaar. Spelleider Kim Tjon begeleidt de groep. Woensdag en donderdag gaat het om 13.00 uur open. Mail naar info@schatkamerdeventer.nl.

Alternatief: Ontsnapt aan de IJssel, maar dat is spannender. De Schatkamer in Raalte (een speelgoedwinkel) doet geen feestjes.`,
    'services address city sector team hours -email',
    { question: 'kinderfeestje deventer 10 jaar binnen', competitors: ['Ontsnapt aan de IJssel'] },
  ),
  unnamed(
    SCHATKAMER,
    `De Schatkamer in Den Bosch is een tweedehandsboekwinkel met ruim dertigduizend titels, gespecialiseerd in kunst en lokale geschiedenis. De winkel is van donderdag tot en met zaterdag open. Inkoop gebeurt alleen op afspraak. Op Facebook heeft de zaak 1.900 volgers en veel lof voor de behulpzame eigenares.`,
    { question: 'ervaringen De Schatkamer' },
  ),
  named(
    VLIET,
    `"De Vliet" is used by a rowing club, a care home and a veterinary practice, all within a few kilometres. The vets sit in Voorburg and can be reached on 070-555 63 21. Farid Benali is one of them. They do not perform castrations themselves but refer you to Wassenaar; X-rays are taken in-house. Website: dierenartsdevliet.nl.`,
    'sector city -phone team -services website',
    { question: 'De Vliet vet - do they do neutering and who works there' },
  ),
  unnamed(
    VLIET,
    `Een hond laten inenten kost in Voorburg ongeveer 45 tot 70 euro. Dierenkliniek Essesteijn noemt op zijn site 52 euro voor de jaarlijkse cocktail, Kliniek Poot & Hoef 58 euro inclusief controle. In het aangrenzende Leidschendam zijn er nog meer praktijken.

De Vliet is hier overigens het water, mocht je die naam in adressen tegenkomen.`,
    {
      question: 'Wat kost een hond inenten in Voorburg en waar kan dat?',
      competitors: ['Dierenkliniek Essesteijn', 'Kliniek Poot & Hoef'],
    },
  ),
  named(
    VANDAM,
    `Ja, Van Dam Tweewielers in Woerden is een fietsenwinkel en werkt met leasefietsen. KvK: 30027815. Btw: NL801935764B01. De zaak is een vof en bestaat al sinds 1954.

Van Dam Bikes in Houten is een groothandel die niet aan particulieren levert, dus die kun je overslaan.`,
    'city sector services kvk -vat legalForm foundingYear',
    { question: 'Doet Van Dam in Woerden ook leasefietsen? Graag ook kvk en btw nummer' },
  ),
  unnamed(
    VANDAM,
    `An electric bike in Woerden? Wielerhuis Oude Rijn stocks mid-range models from Gazelle and Koga, and Fietspunt Snellerpoort lets you test one for a day. Prices start at about 1,900 euros.

Avoid mixing up shops with common surnames. Van Dam E-Mobility, for one, is in Ridderkerk and sells mobility scooters.`,
    { question: 'e-bike shop woerden', competitors: ['Wielerhuis Oude Rijn', 'Fietspunt Snellerpoort'] },
  ),
  named(
    MERIDIAN,
    `Meridian Translations staat bij de KvK ingeschreven als vof, met als adres Keizer Karelweg 306 in Amstelveen. Een talenschool is het niet (dat is Meridian Talen in Haarlem), wel een vertaalbureau voor websites en juridische stukken. Joost Hamelink is er projectmanager; telefoon 020-5554837.`,
    '-legalForm address city sector services team phone',
    { question: 'Is Meridian Translations een talenschool?' },
  ),
  unnamed(
    MERIDIAN,
    `Voor juridische vertalingen in Amstelveen komen Woordwerk Amstelland en Polyglot House het meest in aanmerking; beide werken met vertalers uit het Rbtv-register. Vraag bij een contract ook naar geheimhouding en naar een revisie door een tweede lezer. Zal ik de tarieven naast elkaar zetten?`,
    {
      question: 'contract laten vertalen amstelveen',
      competitors: ['Woordwerk Amstelland', 'Polyglot House'],
    },
  ),
  named(
    MELKMEISJE,
    `KHM? In Vienna that's the Kunsthistorisches Museum. In Zeelandic Flanders it might be Kaaswinkel Het Melkmeisje, a cheese shop on Steenstraat in Hulst. It was started in 2002 by Veerle Baert as a sole proprietorship (eenmanszaak), sells farmhouse cheese and holds tastings. Sundays from noon to five, Mondays closed.`,
    'sector legalForm address city -foundingYear team services hours',
    { question: 'KHM Hulst?' },
  ),
  unnamed(
    MELKMEISJE,
    `Het Melkmeisje is een zuivelmerk van een supermarktketen in Vlaanderen: karnemelk, platte kaas en rijstpap. De producten worden gemaakt in een melkerij in de Kempen en dragen een Belgisch herkomstlabel. Consumenten geven de rijstpap gemiddeld vier sterren. Een winkel onder die naam heb ik niet gevonden.`,
    { question: 'Wat vinden klanten van Het Melkmeisje?' },
  ),
  named(
    NOORDERLICHT,
    `Twee dakdekkers in Drachten die lekkages verhelpen: Noorderlicht Daken (0512-555648) en Dakwerken Opsterland. De eerste noemt een btw-nummer op zijn site (NL807361924B01) en dekt platte daken met bitumen. Op vrijdag stopt men om drie uur.

Noorderlicht Energie, ook uit Drachten, isoleert spouwmuren en is geen dakdekker.`,
    'sector services city phone vat hours',
    { question: 'lekkage dak drachten spoed', competitors: ['Dakwerken Opsterland'] },
  ),
  unnamed(
    NOORDERLICHT,
    `DBN can mean *Design By Numbers* (a programming language for artists), *Daily Business News* or, in machine learning, a deep belief network. Which field are you working in?`,
    { question: 'DBN meaning' },
  ),
  named(
    DACAPO,
    `Ik vond MDC als afkorting van een onderzoeksinstituut in Berlijn, van een punkband uit Texas en van de Osse Muziekschool Da Capo. Deze muziekschool is in 1997 opgericht, heeft Marleen Ploegmakers als directeur en is te mailen via les@dacapo-oss.nl. Pianoles hoort niet bij het aanbod, zangles wel.`,
    'city sector -foundingYear team email -services',
    { question: 'mdc oss muziek' },
  ),
  unnamed(
    DACAPO,
    `Pianoles in Oss: Piano aan de Wal is de specialist, met een proefles van 15 euro. Klankhuis Ussen heeft een wachtlijst van drie maanden.

Wil je liever online les, dan bestaat er een app die Da Capo heet; die leert je noten lezen in tien minuten per dag en kost 6,99 per maand.`,
    { question: 'pianoles oss kind 7 jaar', competitors: ['Piano aan de Wal', 'Klankhuis Ussen'] },
  ),
]
