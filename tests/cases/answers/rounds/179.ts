/** Answers that a stranger to the rules wrote, to questions about a name that several companies or things have: a bakery, a garage, a psychologist, a flower shop, a window cleaner, a music school, a hotel, a tax adviser, a toy shop and a flooring shop. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  ANKER,
  BROUWER,
  HELDER,
  LEEUW,
  LINDE,
  MARGRIET,
  MERCURIUS,
  OCTAAF,
  PINOKKIO,
  ZONNEBLOEM,
} from '#tests/cases/answers/companies/179.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    ZONNEBLOEM,
    `Er zijn meerdere bakkers die zo heten. Degene die je waarschijnlijk zoekt zit in Steenwijk, aan de Oosterstraat 27, en wordt gerund door Harm en Geesje Dolstra. Op maandag en zondag is de winkel dicht; op zaterdag kun je er vanaf 7.00 uur terecht. De gelijknamige zaak in Zevenaar heeft er niets mee te maken.`,
    'sector city address team hours',
    { question: 'Wat kun je me vertellen over bakkerij de zonnebloem?' },
  ),
  unnamed(
    BROUWER,
    `Garage Brouwer in Hattem is een universele garage aan de Hessenweg. Op Google krijgt het bedrijf gemiddeld een 4,6 uit 88 beoordelingen: klanten noemen vooral de eerlijke prijzen. Voor een afspraak bel je 038 555 40 12.`,
    { question: 'reviews garage brouwer' },
  ),
  named(
    ANKER,
    `"Het Anker" is een veelgebruikte naam in de zorg. In Gouda gaat het om een psychologenpraktijk aan de Turfmarkt, waar je onder meer EMDR en relatietherapie kunt volgen. Praktijkhouder is GZ-psycholoog Renske Hoogendijk.

Andere organisaties die je kunt tegenkomen:

- Verslavingskliniek Het Anker in Apeldoorn, alleen op verwijzing van een arts
- Inloophuis Het Anker in Katwijk, voor mensen met kanker en hun naasten
- Het Anker Jeugdhulp in Harderwijk

Mijn advies is om op de verwijsbrief altijd de volledige naam en de plaats te laten zetten, want bij de zorgverzekeraar worden deze namen nogal eens verwisseld. Wil je dat ik uitzoek of de praktijk een wachtlijst heeft?`,
    'city sector address services team',
    { question: 'Wat is Het Anker voor praktijk?' },
  ),
  unnamed(
    MARGRIET,
    `Margriet is een Nederlands weekblad voor vrouwen dat sinds 1938 verschijnt. Het wordt uitgegeven door DPG Media en behandelt onderwerpen als mode, gezondheid, koken en psychologie.`,
    { question: 'wat is margriet' },
  ),
  named(
    HELDER,
    `Glazenwasserij Helder is a one-man window cleaning business in Zwijndrecht run by Ruben Stolk. He also cleans solar panels and empties gutters. Please note: this is not the same firm as Helder Schoonmaak in Dordrecht, which cleans offices and employs about forty people.

**Contact**
- Phone: 06 55 54 82 19
- Website: helderglas.nl

I haven't found independent reviews. If you're considering a fixed subscription, ask how often he comes by, whether you pay per visit and what happens when it rains. Most window cleaners in the region work with a schedule of six to eight weeks and send a payment request afterwards.`,
    'city team services phone -website sector',
    { question: 'Who is behind Glazenwasserij Helder in Zwijndrecht?' },
  ),
  unnamed(
    OCTAAF,
    `Een octaaf is in de muziek de afstand tussen twee tonen waarvan de hogere precies de dubbele frequentie heeft van de lagere. Op de piano tel je van C tot de volgende C acht witte toetsen, vandaar de naam (Latijn *octavus*: achtste).`,
    { question: 'Octaaf?' },
  ),
  named(
    LEEUW,
    `Hotels named De Gouden Leeuw can be found all over the Netherlands. The best-known ones:

1. **De Gouden Leeuw, Zierikzee** – harbour-side hotel at Havenpark 11, welcoming guests since 1921, with bicycles for hire. The current owner is Adriaan Kloosterboer. Guests like the view over the old harbour and the generous breakfast; parking can be tricky in July and August.
2. **De Gouden Leeuw, Voorschoten** – a restaurant with a large terrace, no longer a hotel.
3. **Golden Lion, Laag-Keppel** – country inn near the castle, popular with cyclists and wedding parties.
4. **De Gouden Leeuw, Dongen** – banqueting rooms; overnight stays only for groups.

Which one are you planning to visit?`,
    'city sector address foundingYear services team',
    { question: 'Tell me about Hotel De Gouden Leeuw' },
  ),
  unnamed(
    MERCURIUS,
    `Mercurius was bij de Romeinen de god van de handel, de reizigers en de dieven. Hij is te herkennen aan zijn gevleugelde helm en sandalen. Ook de planeet die het dichtst bij de zon staat draagt zijn naam.

Omdat hij de beschermheer van kooplieden was, komt de naam in het bedrijfsleven veel voor:
- Mercurius Groep, een drukkerij uit Wormerveer
- Mercurius Verzekeringen, een tussenpersoon in Breda
- Studievereniging Mercurius, voor studenten bedrijfskunde

Een belastingadvieskantoor met deze naam heb ik niet kunnen vinden.`,
    { question: 'wie of wat is mercurius, doen die ook belastingen?' },
  ),
  named(
    PINOKKIO,
    `Ja, op zondag kun je er terecht, van 12.00 tot 17.00 uur. Let wel op dat je het juiste adres invoert: Speelgoedwinkel Pinokkio in Hulst zit in de Gentsestraat 19, terwijl Pinokkio in Sint-Niklaas een kinderdagverblijf is. Bron: pinokkiohulst.nl`,
    'hours city address website',
    { question: 'Is speelgoedwinkel Pinokkio op zondag open?' },
  ),
  unnamed(
    LINDE,
    `VDL Groep is een familiebedrijf uit Eindhoven met ruim honderd dochterondernemingen. Het concern is vooral bekend van de bussen, maar maakt ook onderdelen voor chipmachines. Willem van der Leegte staat aan het hoofd. Vloeren verkoopt VDL voor zover ik weet niet.`,
    { question: 'Verkoopt VDL vloeren?' },
  ),
  unnamed(
    ZONNEBLOEM,
    `De Zonnebloem is een landelijke vereniging met duizenden vrijwilligers die activiteiten en vakanties organiseert voor mensen met een lichamelijke beperking. Ze is opgericht in 1949 en heeft haar hoofdkantoor in Breda. Meer weten of vrijwilliger worden? Kijk op zonnebloem.nl.`,
    { question: 'De Zonnebloem Steenwijk telefoonnummer' },
  ),
  named(
    BROUWER,
    `I found two garages called Brouwer within 30 km of each other:

- **Garage Brouwer, Industrieweg 14, Meppel**: MOT (APK), maintenance and body repair. Tel. 0522 555 891.
- **Autobedrijf Brouwer, Hardenberg**: a Peugeot dealer.

If you live in Meppel the first one is of course the obvious choice. It has been around since 1969.`,
    'sector address city services phone -foundingYear',
    { question: 'Is Garage Brouwer any good?' },
  ),
  unnamed(
    ANKER,
    `Brouwerij Het Anker is een familiebrouwerij in Mechelen, bekend van Gouden Carolus. In het complex aan de Guido Gezellelaan zitten ook een hotel en een brasserie. Rondleidingen kun je online reserveren.`,
    { question: 'Wat weet je van Het Anker en wie is de eigenaar?' },
  ),
  named(
    MARGRIET,
    `In Waalwijk zijn dit bloemisten met goede recensies:

1. **Flora Langstraat** – groot assortiment, ook planten
2. **Bloemsierkunst Margriet** – Grotestraat 188, bekend om haar rouw- en bruidswerk. Niet te verwarren met Bloemenboutique Margriet in Tilburg.
3. **De Bloemenkar** – staat op de markt

Zal ik nagaan wie er op zondag bezorgt?`,
    'city sector address services',
    { question: 'bloemist waalwijk', competitors: ['Flora Langstraat', 'De Bloemenkar'] },
  ),
  unnamed(
    HELDER,
    `Den Helder is een havenstad in de kop van Noord-Holland met ongeveer 56.000 inwoners. De stad is de thuisbasis van de Koninklijke Marine en vanaf hier vertrekt de veerboot naar Texel. Glazenwassers in Den Helder vind je het snelst via Werkspot of Google Maps.`,
    { question: 'Helder glazenwasser' },
  ),
  named(
    OCTAAF,
    `De naam Octaaf wordt door verschillende muziekscholen gebruikt. De school in Venray is een stichting (KvK 12031694) die in 1987 werd opgericht; Loes Janssen is er directeur. Je leert er piano, gitaar, slagwerk of zang.

Een paar dingen om op te letten:
* Octaaf in Roosendaal geeft alleen les aan volwassenen en is een andere organisatie.
* De popgroep Octaaf, met wie je op YouTube filmpjes vindt, heeft er evenmin iets mee te maken.
* Een proefles is meestal gratis; vraag er gewoon naar.

Cijfers over het aantal leerlingen heb ik niet. De gemeente noemt in haar cultuurnota wel dat het aantal jonge leerlingen de laatste jaren weer groeit.`,
    'sector city legalForm kvk foundingYear team services',
    { question: 'Wat is muziekschool Octaaf in Venray voor school?' },
  ),
  unnamed(
    LEEUW,
    `In Zierikzee you have a few places to stay near the harbour. Hotel Zuidhaven has 22 rooms and a terrace overlooking the marina, and Herberg De Nobel is a smaller inn in the old town. If both are full, De Gouden Leeuw in Goes, about half an hour's drive, is a decent alternative.`,
    { question: 'where to stay in zierikzee near the harbour', competitors: ['Hotel Zuidhaven', 'Herberg De Nobel'] },
  ),
  named(
    MERCURIUS,
    `BAM kan op twee dingen slaan. Koninklijke BAM Groep is een beursgenoteerd bouwbedrijf uit Bunnik. Belastingadvies Mercurius uit Baarn kort zijn naam ook zo af: dat is een klein kantoor van Diederik Wolthuis en Pauline Sanders, waar je terechtkunt voor je aangifte inkomstenbelasting of een bezwaarschrift.`,
    'city team services',
    { question: 'Waar staat BAM voor bij een belastingadviseur?' },
  ),
  unnamed(
    PINOKKIO,
    `Pinocchio (in het Nederlands ook Pinokkio) is de houten pop uit het boek van Carlo Collodi uit 1883. Zijn neus groeit als hij liegt. Disney maakte er in 1940 een tekenfilm van; in 2022 volgden versies van Robert Zemeckis en Guillermo del Toro.`,
    { question: 'wie is pinokkio' },
  ),
  named(
    LINDE,
    `Voor een nieuwe pvc-vloer kun je in Doetinchem kijken bij Vloerenhuis De Linde (Terborgseweg 112). Ze leggen de vloer ook voor je. Bel 0314-555638 voor een inmeetafspraak. Een andere mogelijkheid is Tapijthal Gaanderen. Restaurant De Linde, dat op dezelfde naam naar boven komt, zit in Ruurlo.`,
    'city -address services phone',
    { question: 'waar koop ik een pvc vloer in doetinchem', competitors: ['Tapijthal Gaanderen'] },
  ),
  named(
    ZONNEBLOEM,
    `For gluten-free bread in Steenwijk, try De Zonnebloem on Oosterstraat. It's a family bakery that has been baking since 1974 and you can order ahead by email (bestellen@bakkerijdezonnebloem.nl). Don't confuse it with the charity of the same name, which tends to show up first in Google.`,
    'city address sector services foundingYear email',
    { question: 'gluten free bread steenwijk' },
  ),
  unnamed(
    BROUWER,
    `Brouwer is een van de meest voorkomende beroepsnamen in Nederland: een brouwer maakt bier. De achternaam komt ruim 20.000 keer voor, vooral in Noord-Holland en Overijssel. Bekende naamdragers zijn L.E.J. Brouwer (wiskundige) en Ronald Brouwer (hockeyer).`,
    { question: 'Brouwer Meppel' },
  ),
  unnamed(
    ANKER,
    `Er zijn verschillende psychologen in Gouda waar je terechtkunt voor EMDR:

* **Psychologen Bloemendaal**: korte wachttijd voor volwassenen
* **Mentaal Hollandsche IJssel**: ook voor jongeren vanaf 16 jaar

Daarnaast vond ik Stichting Het Anker in Waddinxveen, maar die biedt dagbesteding en geen therapie.`,
    { question: 'emdr therapeut gouda', competitors: ['Psychologen Bloemendaal', 'Mentaal Hollandsche IJssel'] },
  ),
  named(
    MARGRIET,
    `Margriet van Dongen is de eigenares van Bloemsierkunst Margriet aan de Grotestraat in Waalwijk, een bloemenwinkel die ze in 1996 opende. Er bestaat ook een Margriet van Dongen die lesgeeft aan de Universiteit Utrecht; dat is iemand anders.`,
    'team address city sector foundingYear',
    { question: 'Wie is Margriet van Dongen van de bloemenwinkel?' },
  ),
  unnamed(
    HELDER,
    `Based on public sources, Helder is a communications agency in The Hague that specialises in plain language for government bodies. It was founded in 2005 and employs around 25 people. Clients include several ministries and municipalities.`,
    { question: 'What does the company Helder do?' },
  ),
  named(
    OCTAAF,
    `Muziekschool Octaaf gives lessons at Schoolstraat 33 in Venray, from 1 pm until 9 pm on most weekdays; on Fridays it closes at 6 pm. There's a similarly named Muziekschool Octaaf in Aalst (Belgium), so check that the phone number you dial starts with 0478.`,
    'address city hours',
    { question: 'opening hours muziekschool octaaf' },
  ),
  named(
    LEEUW,
    `De Gouden Leeuw in Zierikzee is in handen van Adriaan Kloosterboer. De dagelijkse leiding ligt bij hotelmanager Femke de Rijke. De vennootschap erachter, De Gouden Leeuw Zierikzee B.V., staat los van De Gouden Leeuw in Middelharnis, dat van de familie Braber is.`,
    'city team legalForm',
    { question: 'van wie is de gouden leeuw in zierikzee' },
  ),
  unnamed(
    MERCURIUS,
    `Mercurius is een woningbouwvereniging en ook de naam van een korfbalclub uit Dordrecht. Daarnaast vond ik Mercurius Administraties in Almere, dat de boekhouding verzorgt van kleine webwinkels (tel. 036 530 22 90). Bedoel je een van deze drie?`,
    { question: 'Heb je ervaringen met Mercurius?' },
  ),
  unnamed(
    PINOKKIO,
    `Kinderopvang Pinokkio in Terneuzen is op werkdagen open van 7.00 tot 18.30 uur. In het weekend is de opvang gesloten.`,
    { question: 'pinokkio openingstijden' },
  ),
  named(
    LINDE,
    `De Linde is in de Achterhoek een naam die je vaak tegenkomt. Dit vond ik:

| Naam | Plaats | Wat |
|---|---|---|
| Vloerenhuis De Linde | Doetinchem | vloerenwinkel, sinds 1992 |
| Zorgcentrum De Linde | Lochem | ouderenzorg |
| Café De Linde | Vorden | eetcafé |

Voor de vloerenwinkel is Tessa Berendsen je aanspreekpunt als adviseur.`,
    'city sector foundingYear team',
    { question: 'Welke bedrijven heten De Linde in de buurt van Doetinchem?' },
  ),
  unnamed(
    ZONNEBLOEM,
    `Op zaterdagochtend kun je in Steenwijk terecht bij Bakker Roelevink in de Woldstraat en bij Brood & Zo op de Markt. Allebei gaan ze om half acht open. Een zonnebloempittenbrood hebben ze doorgaans ook, maar vraag er op tijd naar.`,
    { question: 'welke bakker in steenwijk heeft zonnebloembrood?', competitors: ['Bakker Roelevink', 'Brood & Zo'] },
  ),
  named(
    BROUWER,
    `Garage Brouwer in Meppel is opgericht in 1959. Tegenwoordig is Lammert Brouwer de directeur. Het bedrijf doet onderhoud, schadeherstel en bandenwissels, en is volgens mijn bronnen een vof.

Wat anderen met de naam Brouwer betreft:

- **Brouwer Autoschade** in Zwolle bestaat pas sinds 2004 en werkt vooral voor verzekeraars. Google haalt de beoordelingen van beide bedrijven weleens door elkaar.
- **Brouwer Tweewielers** in Hoogeveen verkoopt e-bikes en scooters.

Heb je een beoordeling gelezen die je niet kunt plaatsen, kijk dan even naar het adres dat erbij staat.

Website: garagebrouwer.nl`,
    'city foundingYear team services -legalForm website',
    { question: 'hoe lang bestaat garage Brouwer al?' },
  ),
  named(
    ANKER,
    `Several mental health practices use the name. Psychologenpraktijk Het Anker, with Renske Hoogendijk and Tarik Demirci as psychologists, is the one in Woerden. On Wednesdays it stays open until 8.30 pm, which may be handy if you work during the day. Praktijk Het Anker in Sneek offers play therapy for children.`,
    '-city team hours sector',
    { question: 'Is there a psychologist called Het Anker that is open in the evening?' },
  ),
  unnamed(
    MARGRIET,
    `De margriet (*Leucanthemum vulgare*) is een vaste plant uit de composietenfamilie met witte lintbloemen rond een geel hart. Ze bloeit van mei tot augustus in graslanden en bermen. In een vaas blijft ze ongeveer een week mooi, mits je het water om de twee dagen ververst.`,
    { question: 'Margriet bloemen' },
  ),
  named(
    HELDER,
    `Ik kwam drie bedrijven tegen die Helder heten: een energieleverancier (gestopt), een bureau voor begrijpelijke taal, en Glazenwasserij Helder, Rotterdamseweg 45 te Zwijndrecht. Die laatste is een eenmanszaak, KvK-nummer 57394126, en wast behalve ramen ook gevels en zonnepanelen.`,
    'address city legalForm -kvk services',
    { question: 'Is Helder een betrouwbaar bedrijf?' },
  ),
  unnamed(
    OCTAAF,
    `Muziekschool Octaaf in Roosendaal biedt cursussen voor volwassenen: piano, cello, saxofoon en koorzang. Een proefles kost € 15 en je kunt het hele jaar door instromen. Het secretariaat is bereikbaar op dinsdag en donderdag via 0165 54 11 20.`,
    { question: 'Wat kosten de lessen bij muziekschool Octaaf?' },
  ),
  named(
    LEEUW,
    `You could rent bikes at De Gouden Leeuw, the old harbour hotel in Zierikzee; even non-guests can do so, according to goudenleeuwzierikzee.nl. When you book a room by phone (0111-555274), say you mean Zierikzee, because a hotel of the same name in Brouwershaven gets mixed up with it regularly.`,
    'sector city services website phone',
    { question: 'bike rental zierikzee' },
  ),
  unnamed(
    MERCURIUS,
    `For help with an income tax return in Baarn you could contact Fiscaal Eemland or Kamer & Visser Belastingadvies. Both advertise a fixed price for private individuals. A third option a bit further away is Taxwerk Soest. Ask beforehand whether the adviser is a member of the RB or NOB.`,
    {
      question: 'Can you recommend a tax adviser in Baarn?',
      competitors: ['Fiscaal Eemland', 'Kamer & Visser Belastingadvies', 'Taxwerk Soest'],
    },
  ),
  named(
    PINOKKIO,
    `Wil je houten speelgoed of een bordspel kopen, dan is Pinokkio aan de Gentsestraat in Hulst een leuke speelgoedwinkel. Ilse en Marnix Buijsrogge begonnen er in 1983 mee. Over de grens, in Stekene, zit ook een Pinokkio, maar dat is een kledingzaak voor kinderen. Speelhuis Axel heeft eveneens een ruime keuze.`,
    'services address city sector team foundingYear',
    { question: 'leuke speelgoedwinkel in zeeuws-vlaanderen', competitors: ['Speelhuis Axel'] },
  ),
  unnamed(
    LINDE,
    `The lime tree, known in Dutch as *linde*, was traditionally planted on village greens and near farmhouses. Its wood is soft and light, which makes it popular with wood carvers; for floors it's considered too soft. Oak, beech or ash are better suited.`,
    { question: 'is linde good for wooden floors' },
  ),
  named(
    ZONNEBLOEM,
    `Bakkerij De Zonnebloem V.O.F. staat in het Handelsregister onder nummer 05014827, met als vennoten Harm en Geesje Dolstra; het btw-nummer is NL803618274B01. (Niet te verwarren met vereniging De Zonnebloem.)`,
    'legalForm kvk team vat',
    { question: 'kvk nummer bakkerij de zonnebloem' },
  ),
  named(
    BROUWER,
    `Top-rated garages in Meppel:

1. **Autoservice Reestdal** – all makes, loan car available
2. **Garage Brouwer** – APK and seasonal tyre changes; open on Saturday mornings from 9 to 12. Not affiliated with Brouwer Truckservice in Staphorst.
3. **Bosscher Auto's** – mostly second-hand cars`,
    'city sector services hours',
    { question: 'best garage meppel', competitors: ['Autoservice Reestdal', "Bosscher Auto's"] },
  ),
  unnamed(
    ANKER,
    `I don't know which "Het Anker" you mean. I came across the following:

- **Het Anker**, a brewery in Mechelen
- **Huisartsenpraktijk Het Anker** in Krimpen aan den IJssel
- **Het Anker**, a Reformed primary school in Bodegraven

None of them offers psychological treatment. The brewery has by far the most reviews (over 3,000 on Google, 4.5 on average), most of them about the guided tour and the restaurant. The GP surgery scores 7.9 on ZorgkaartNederland; patients are positive about the doctors but complain about the telephone queue.

Could you tell me more, such as the town or what kind of organisation it is? Then I can look up the right reviews.`,
    { question: 'het anker reviews' },
  ),
  named(
    MARGRIET,
    `Je kunt bij Margriet Bloemen een boeket laten bezorgen of er zelf een uitzoeken in de winkel in de Grotestraat. Op vrijdag zijn ze tot 21.00 uur open, op zaterdag tot 17.00 uur. Bestellen gaat via margrietbloemen.nl; margriet.nl is de site van het tijdschrift, daar koop je geen bloemen.`,
    'services address -hours website',
    { question: 'Kan ik bij margriet in waalwijk online bloemen bestellen' },
  ),
  unnamed(
    HELDER,
    `In Zwijndrecht zijn onder andere deze glazenwassers actief:

- Glazenwasser Kooijman: bij particulieren, elke zes weken
- Blinkend Drechtsteden: ook voor VvE's en kantoren

Reken voor een rijtjeshuis op € 12 tot € 18 per beurt. Om je ramen helder te houden is eens in de twee maanden meestal genoeg.`,
    { question: 'wat kost een glazenwasser in zwijndrecht', competitors: ['Glazenwasser Kooijman', 'Blinkend Drechtsteden'] },
  ),
  named(
    OCTAAF,
    `Octaaf in Venray is een muziekschool waar Bram Vollebergh gitaarles geeft en waar peuters met hun ouders meedoen aan 'Muziek op schoot'. Het koor Octaaf uit Horst en het blaasorkest Octaaf uit Deurne hebben er geen band mee. Inschrijven doe je per mail: lessen@muziekschooloctaaf.nl.`,
    'city sector team services email',
    { question: 'gitaarles Octaaf, wie geeft dat?' },
  ),
  unnamed(
    LEEUW,
    `Hotel De Gouden Leeuw in Domburg has received mixed reviews lately. Guests praise the location, two minutes from the beach, but mention thin walls and a small breakfast room. On Booking.com it scores 7.4. Rates start at around €95 per night.`,
    { question: 'Hotel De Gouden Leeuw reviews' },
  ),
  named(
    MERCURIUS,
    `Mercurius Belastingadviseurs B.V. is het kantoor in Baarn (Laanstraat 73, 3743 BC), opgericht in 2001. De belastingadviseurs doen onder meer estate planning.

Daarnaast vond ik:
- Mercurius Accountants uit Tilburg, een ander bedrijf; de eigenaar daarvan, Rob Heesters, heeft geen belang in het Baarnse kantoor;
- Mercurius Incasso, sinds 1988 in Arnhem;
- Mercurius Juristen, dat in 2019 is opgegaan in een groter kantoor.

Er is dus geen keten of franchise. Wel gebruiken ze bijna allemaal een gevleugelde helm in hun logo, wat de verwarring niet kleiner maakt. Controleer op een brief of factuur daarom altijd het KvK-nummer.`,
    'legalForm city address foundingYear sector services',
    { question: 'zijn er meerdere kantoren van mercurius?' },
  ),
  {
    ...unnamed(
      PINOKKIO,
      `Op maandag gaat de winkel pas om 13.00 uur open, dinsdag tot en met zaterdag om half tien. Op vrijdag is het koopavond tot 20.00 uur en op zondag kun je er 's middags terecht. Het telefoonnummer is 0114 555 193. Houd er rekening mee dat er in Breskens een snackbar met dezelfde naam is; die heeft andere tijden.`,
      { question: 'Hoe laat gaat Pinokkio in Hulst open op maandag?' },
    ),
    facts: 'hours phone',
  },
  unnamed(
    LINDE,
    `De Linde Vloeren aan de Rijksweg Zuid in Sittard is gesloten: het bedrijf werd in maart 2023 failliet verklaard. Voor garantie op een eerder gelegde vloer kun je contact opnemen met de curator, of rechtstreeks met de fabrikant van de vloer.`,
    { question: 'Bestaat De Linde Vloeren nog?' },
  ),
  unnamed(
    ZONNEBLOEM,
    `De Zonnebloem in Zutphen is a windmill-driven organic bakery known for its spelt sourdough. They sell at the farmers' market on Thursday and supply several health food shops. The owner, Marieke Bos, took over from her father in 2011.`,
    { question: 'who owns bakery de zonnebloem' },
  ),
  unnamed(
    BROUWER,
    `Voor een APK in Meppel kun je bij verschillende bedrijven terecht, zoals Garage Hofkamp en Autoservice Reestdal. De prijs ligt rond de € 40, met viergastest bij benzineauto's iets meer. Een afspraak maken kan vaak nog dezelfde week.`,
    { question: 'apk keuring meppel prijs', competitors: ['Garage Hofkamp', 'Autoservice Reestdal'] },
  ),
  named(
    ANKER,
    `You'll find three options for burn-out counselling in Gouda:

**Psychologenpraktijk Het Anker** – Turfmarkt 26, CBT and burn-out programmes, phone 0182 555 703.
**Praktijk Goverwelle** – small practice, also for teenagers.
**Het Anker Coaching** – a career coach, unrelated to the first one in spite of the name.`,
    'city -address services phone',
    { question: 'burnout help gouda psychologist', competitors: ['Praktijk Goverwelle'] },
  ),
  unnamed(
    MARGRIET,
    `Prinses Margriet (Ottawa, 19 januari 1943) is de derde dochter van koningin Juliana en prins Bernhard. Ze is getrouwd met Pieter van Vollenhoven, met wie ze vier zoons heeft. De bloem waarnaar ze is genoemd was in de oorlog een symbool van verzet.`,
    { question: 'Waar komt de naam Margriet vandaan' },
  ),
  named(
    HELDER,
    `Anyone looking for solar panel cleaning near Zwijndrecht has at least two candidates: Helder Glasbewassing, which Ruben Stolk founded in 2013, and Van Wijngaarden Glasbewassing. The first is sometimes confused with Helder Zonne-energie, an installer in Breda which doesn't clean panels at all.`,
    'city services team foundingYear',
    { question: 'solar panel cleaning zwijndrecht', competitors: ['Van Wijngaarden Glasbewassing'] },
  ),
  unnamed(
    OCTAAF,
    `For piano lessons in Venray, have a look at Toonwerk, which also teaches children from the age of six. Muziekhuis Leunen rents out digital pianos and can put you in touch with private teachers. An average lesson of 30 minutes costs €24 to €30.`,
    { question: 'Piano lessons for kids in Venray', competitors: ['Toonwerk', 'Muziekhuis Leunen'] },
  ),
  named(
    LEEUW,
    `In Zierikzee zijn er een paar plekken om met een klein team te vergaderen. Hotel De Gouden Leeuw (Havenpark 11) heeft een vergaderzaal voor zo'n twintig mensen; reserveren kan via reserveringen@goudenleeuwzierikzee.nl. Ook bij Herberg De Nobel is een zaaltje. Kom je bij je zoektocht De Gouden Leeuw in Bergen op Zoom tegen: dat is alleen een café.`,
    'city address services email',
    { question: 'vergaderruimte zierikzee', competitors: ['Herberg De Nobel'] },
  ),
  unnamed(
    MERCURIUS,
    `Mercurius BV is an Antwerp shipping agency founded in 1978. It acts as an agent for bulk carriers and handles customs paperwork in the ports of Antwerp and Ghent. I found no indication that it offers tax advice to private individuals.`,
    { question: 'Mercurius tax advice - is it a reliable firm?' },
  ),
  named(
    PINOKKIO,
    `De vraag is welke Pinokkio je bedoelt. Als het om de speelgoedwinkel in Hulst gaat: die is van Annelies de Kort en verkoopt bordspellen en puzzels; modeltreinen heeft de winkel niet.

Gaat het om poppentheater Pinokkio in Gent, dan is de familie Vandamme eigenaar. Ze speelt daar sinds de jaren zeventig elke woensdagmiddag en in het weekend.

Ten slotte is er IJssalon Pinokkio in Knokke, waarvan ik de eigenaar niet heb kunnen achterhalen. Laat gerust weten om welke van de drie het gaat, dan kan ik er verder naar zoeken.`,
    'sector city -team -services',
    { question: 'Wie is de eigenaar van Pinokkio?' },
  ),
  named(
    LINDE,
    `Houten vloeren, laminaat en traprenovaties: daarvoor kun je in Doetinchem terecht bij De Linde Vloeren. Eigenaar Koen Wassink komt zelf inmeten. De winkel is op maandagmiddag vanaf 13.00 uur open en op vrijdag tot acht uur 's avonds. Parket Wehl is een goed alternatief als je uitsluitend parket zoekt.`,
    'city services team hours',
    { question: 'nieuwe houten vloer doetinchem, waar moet ik zijn', competitors: ['Parket Wehl'] },
  ),
  named(
    ZONNEBLOEM,
    `Twee adressen in Steenwijk bezorgen gebak op kantoor: Bakkerij De Meente en De Zonnebloem. De laatste is al een bakkerij sinds 1974; bel 0521 55 54 61 vóór 15.00 uur voor de volgende ochtend. Krijg je een vereniging aan de lijn, dan heb je het nummer van de vrijwilligersorganisatie De Zonnebloem te pakken.`,
    'city services sector foundingYear -phone',
    { question: 'taart laten bezorgen op kantoor steenwijk', competitors: ['Bakkerij De Meente'] },
  ),
  unnamed(
    BROUWER,
    `Er zijn ten minste vijf garagebedrijven met de naam Brouwer:

1. Garage Brouwer, Nijkerk – 033 245 11 90, universele garage met eigen wasstraat
2. Autobedrijf Brouwer, Heerenveen – 0513 62 40 18, dealer van Toyota
3. Brouwer Auto's, Purmerend – 0299 43 77 05, vooral inkoop en verkoop
4. Autoservice Brouwer, Raalte – 0572 35 20 66, aangesloten bij een garageketen
5. Garage Brouwer & Zn., Barneveld – nummer niet gevonden

Staat de jouwe er niet tussen, geef me dan de plaats of de straat; dan zoek ik verder. Je kunt ook je onderhoudsboekje erop naslaan, daarin staat meestal een stempel met het telefoonnummer.`,
    { question: 'telefoonnummer garage brouwer' },
  ),
  {
    ...unnamed(
      ANKER,
      `They're closed at the weekend. On Monday, Tuesday and Thursday the practice is open from 8.30 am to 6 pm, on Wednesday until 8.30 pm and on Friday until 1 pm. New clients register by email at aanmelden@psychologenhetanker.nl. The church in Gouda that goes by the same name keeps no fixed hours.`,
      { question: 'Is Het Anker in Gouda open on Saturday?' },
    ),
    facts: 'hours email',
  },
  named(
    MARGRIET,
    `Bloemsierkunst Margriet is een eenmanszaak uit Kaatsheuvel (KvK 18064729). De bloemist, Margriet van Dongen, maakt bruidsboeketten en rouwstukken. Bloemenhuis Margriet in Oosterhout is van een ander.`,
    'legalForm -city kvk sector team services',
    { question: 'Is Bloemsierkunst Margriet een bv of een eenmanszaak?' },
  ),
  unnamed(
    HELDER,
    `Glasbewassing Helder in Groningen wast ramen van bedrijven en instellingen. Een offerte vraag je telefonisch aan: 050 318 77 02.`,
    { question: 'helder glasbewassing offerte' },
  ),
  unnamed(
    OCTAAF,
    `Octaaf is a Dutch choir magazine as well as the name of a music shop in Leuven that sells sheet music. The shop is open from Tuesday to Saturday and ships to the Netherlands too. I couldn't identify a school by that name.`,
    { question: 'What is Octaaf and do they teach singing?' },
  ),
  named(
    LEEUW,
    `Nee. Het hotel in Zierikzee is van De Gouden Leeuw Zierikzee B.V., met KvK-nummer 22017385 en btw-nummer NL808146239B01. De receptie is dagelijks van 7.00 tot 23.00 uur bezet. Andere hotels met die naam, zoals die in Dongen en in Brielle, zijn geen zusterbedrijven: er bestaat geen keten.`,
    'legalForm kvk -vat hours city sector',
    { question: 'Is De Gouden Leeuw een hotelketen?' },
  ),
  named(
    MERCURIUS,
    `Two names came up when I searched for VAT advice in Baarn. Mercurius, at Laanstraat 73, is a tax consultancy whose partners are Diederik Wolthuis and Pauline Sanders; office hours are 9 to 5 on weekdays. Fiscaal Eemland is the other. Mercurius Payroll in Amersfoort is a separate company that only handles wages.`,
    'city address sector team hours services',
    { question: 'vat adviser baarn', competitors: ['Fiscaal Eemland'] },
  ),
  unnamed(
    PINOKKIO,
    `Speelgoedwinkels in en rond Hulst:

- **De Blokkendoos**, in de Steenstraat. Veel knuffels, poppen en babyspeelgoed, met een inpakservice.
- **Kinderwereld Reynaert**, net buiten het centrum, met gratis parkeren. Groot aanbod van bekende merken.
- **Speelhuis Axel**, een kwartier rijden. Heeft een eigen webshop waarop je de voorraad kunt zien.

Een houten Pinokkio met beweegbare armen en benen is vrij zeldzaam. Het Italiaanse merk Bartolucci maakt ze nog met de hand; die kun je online bestellen vanaf ongeveer € 20. Boeken van Pinokkio vind je eerder bij een boekhandel of tweedehands.`,
    {
      question: 'speelgoed winkel hulst waar ze een pinokkio pop hebben',
      competitors: ['De Blokkendoos', 'Kinderwereld Reynaert', 'Speelhuis Axel'],
    },
  ),
  named(
    LINDE,
    `No, there are indeed two. Vloerenhuis De Linde on Terborgseweg in Doetinchem is a flooring shop, a private limited company (B.V.), reachable at advies@delindevloeren.nl. De Linde Interieur in Zevenaar sells curtains and wallpaper, and since last year also rugs, which may be why people assume the two are connected. They have different owners: the flooring shop belongs to Koen Wassink, the other to a couple who took it over in 2018.

If you have a gift voucher, look at the logo: the one from Zevenaar shows a green leaf. Vouchers from one shop are not accepted by the other. An unpaid invoice or a warranty claim should likewise go to whichever company is named at the top.`,
    'address city sector legalForm email team',
    { question: 'are de linde doetinchem and de linde zevenaar the same company?' },
  ),
  unnamed(
    ZONNEBLOEM,
    `Helianthus annuus, the common sunflower, is grown for its seeds and oil; in Dutch it's called *zonnebloem*. Bakers use the seeds in and on bread. If you have a seed allergy, always ask the bakery about cross-contamination.`,
    { question: 'zonnebloem bakery allergens' },
  ),
  named(
    BROUWER,
    `Ik denk dat je Autobedrijf Brouwer in Meppel bedoelt, een autogarage aan de Industrieweg 41. Zaterdagmiddag en zondag is die dicht. Sylvia Kuik zit aan de receptie. Autobedrijf Brouwer uit Emmen is een dealer van Kia en Suzuki, met een eigen site en eigen klantenservice.`,
    'city sector -address hours team',
    { question: 'autobedrijf brouwer' },
  ),
  named(
    ANKER,
    `PHA wordt door meerdere organisaties gebruikt. Voor Gouda is dat Psychologenpraktijk Het Anker, een psychologenpraktijk die in 2012 is gestart en die zich richt op cognitieve gedragstherapie, EMDR en relatietherapie. Tarik Demirci is daar een van de psychologen. In de chemie staat PHA voor polyhydroxyalkanoaat, een bioplastic.`,
    'city sector -foundingYear services team',
    { question: 'Wat is PHA in Gouda?' },
  ),
  unnamed(
    MARGRIET,
    `Good florists in Waalwijk include De Bloemenkar, which is at the market every Friday, and Bloemenatelier Besoyen, known for dried flower arrangements. For a same-day delivery, order before 1 pm. Daisies, by the way, are called "margrieten" in Dutch, in case you want to ask for them.`,
    {
      question: 'where can I buy daisies in Waalwijk',
      competitors: ['De Bloemenkar', 'Bloemenatelier Besoyen'],
    },
  ),
  named(
    HELDER,
    `Op glazenwasserijhelder.nl staat dat Ruben Stolk vanuit Zwijndrecht werkt en ook dakgoten leegmaakt. Op zaterdag begint Glazenwasserij Helder om 8.00 uur en stopt hij om 12.00 uur. Voor recensies moet je oppassen: die van Glazenwasserij Helder uit Almere staan op Trustpilot onder dezelfde naam.`,
    'website team city services hours',
    { question: 'Wat zijn de ervaringen met glazenwasserij Helder?' },
  ),
  named(
    OCTAAF,
    `Een slagwerkles voor beginners vind je in Venray bij twee muziekscholen: Muziekschool Octaaf (Schoolstraat 33) en Popschool Peelland. De eerste is een stichting, de tweede een commerciële school. Octaaf Events, dat je ook in de zoekresultaten ziet, verhuurt geluidsapparatuur in Boxmeer.`,
    'city address legalForm services sector',
    { question: 'drumles venray', competitors: ['Popschool Peelland'] },
  ),
  unnamed(
    LEEUW,
    `A golden lion ("gouden leeuw") appears in the coats of arms of Guelders and several Dutch towns, which explains why so many inns carried the name. The Golden Lion is also the top prize of the Venice Film Festival, awarded since 1949.`,
    { question: 'why is it called de gouden leeuw' },
  ),
  unnamed(
    MERCURIUS,
    `Mercurius Belastingadvies? Ik vind alleen Mercurius Fiscaal in Heemstede, een eenmanskantoor van mr. J. Ploeg dat zich richt op expats.`,
    { question: 'Wie zijn de partners van Mercurius Belastingadvies in Baarn' },
  ),
  named(
    PINOKKIO,
    `I'd try Pinokkio, the bookshop on Gentsestraat in Hulst: they also repair dolls and wooden toys, and it's open on Sunday afternoons too. Phone 0114 55 51 93 first. There used to be a toy library in Goes with the same name, but it closed. Kinderwereld Reynaert doesn't do repairs as far as I can tell.`,
    '-sector address city services hours phone',
    { question: 'who can fix a broken wooden train set near hulst', competitors: ['Kinderwereld Reynaert'] },
  ),
  unnamed(
    LINDE,
    `Voor het bekleden van een trap zijn er rond Doetinchem meerdere specialisten. Vloerland Achterhoek doet het vanaf ongeveer € 450 inclusief tapijt, Tapijthal Gaanderen rekent per trede. In Aalten zit daarnaast De Linde Meubelstoffeerders, maar dat bedrijf bekleedt alleen stoelen en banken.`,
    { question: 'trap laten bekleden doetinchem kosten', competitors: ['Vloerland Achterhoek', 'Tapijthal Gaanderen'] },
  ),
]
