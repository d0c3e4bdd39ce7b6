/** Answers that a stranger to the rules wrote: a butcher, an estate agency and a yoga studio. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { GETIJ, STADSPOORT, WESSELS } from '#tests/cases/answers/companies/48.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    WESSELS,
    'Ik heb gezocht, maar kan geen betrouwbare informatie vinden over een slagerij met de naam Wessels in Doetinchem. Ik zie geen website, geen vermelding met adres en ook geen recensies die ik met zekerheid aan dit bedrijf kan koppelen. Dat hoeft niet te betekenen dat de zaak niet bestaat: kleine winkels zijn online soms slecht vindbaar.\n\nWat je kunt proberen:\n\n- zoek de naam op in het Handelsregister van de KvK;\n- kijk in Google Maps of op Facebook;\n- vraag het na bij de ondernemersvereniging van de binnenstad.\n\nGaat het je vooral om goed vlees in Doetinchem? **Slagerij Te Winkel** en **Slagerij Bulten** kwam ik wel tegen.',
    { competitors: ['Slagerij Te Winkel', 'Slagerij Bulten'] },
  ),
  named(
    STADSPOORT,
    'Here\'s what I could and couldn\'t establish about Stadspoort Makelaars:\n\n**What I found:** it\'s an estate agency in Amersfoort, with an office at Kamp 44. The firm was founded in 2006.\n\n**What I couldn\'t find:** current opening hours, the names of the individual agents and the commission they charge. I also didn\'t come across independent reviews outside the agency\'s own pages, so I can\'t tell you how satisfied clients are.\n\nIf fees matter to you, I\'d suggest requesting a written quote and comparing it with two other agents.',
    'city address sector -foundingYear',
  ),
  named(
    GETIJ,
    'Wat een losse les bij Yogastudio Getij kost, kan ik nergens terugvinden; een prijslijst staat niet in de bronnen die ik kon raadplegen. Ook over de docenten heb ik geen gegevens.\n\nHet rooster is wel te zien: er staan vooral yin- en vinyasalessen op. Zwangerschapsyoga geeft de studio niet, dus daarvoor moet je elders zijn. Voor actuele tarieven kun je het beste even bellen: 0118-555603.',
    '-services phone',
  ),
  unnamed(
    GETIJ,
    'I\'m sorry, but I don\'t have any information on a yoga studio called Getij. My search turned up pages about tides and tide tables ("getij" is the Dutch word for tide), but nothing about a studio with that name.\n\nIt may be quite new, or only active on Instagram. If you can tell me which town it\'s in, or share a link, I\'m happy to look again.',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    WESSELS,
    'Voor ambachtelijke worst in de Achterhoek komt één naam vaak terug: **Slagerij Wesselink** in Zutphen. De worstmakerij achter de winkel levert ook aan restaurants in de omgeving, en de gedroogde metworst kreeg in 2022 nog een vakprijs. De winkel is op maandag dicht.\n\nZoek je iets dichter bij Doetinchem, dan is De Vleeschmeesters een alternatief. Zij werken met Gelders roodbont vee en maken hun rookworst zelf.',
    { competitors: ['De Vleeschmeesters'] },
  ),
  unnamed(
    GETIJ,
    'Bij yoga op het strand moet je vooral het getij in de gaten houden: met hoog water blijft er bij Westkapelle en Domburg maar een smalle strook zand over. De meeste lessen beginnen daarom rond laagwater of vroeg in de ochtend.\n\nStudio Zout en Asana Zeeland organiseren \'s zomers lessen op het strand en passen hun begintijd aan op eb en vloed. Neem een dikke handdoek mee in plaats van je gewone mat, want zand krijg je er lastig weer uit. Kijk de avond van tevoren even op de site van Rijkswaterstaat: bij stevige noordwestenwind valt het water hoger uit dan voorspeld.',
    { competitors: ['Studio Zout', 'Asana Zeeland'] },
  ),
  named(
    STADSPOORT,
    'Stadspoort Makelaars moet je niet verwarren met De Stadspoort Vastgoedbeheer uit Harderwijk, dat sinds 2011 huurpanden beheert voor beleggers.\n\nHet Amersfoortse Stadspoort is een makelaarskantoor dat woningen verkoopt en taxeert. De leiding is in handen van Pieter van Loon. Je kunt er ook in het weekend terecht: op zaterdag is het kantoor open van 10.00 tot 14.00 uur.',
    'city sector services team -hours',
  ),
  named(
    GETIJ,
    'Getij, Dutch for "tide", is a small yoga studio in Middelburg run by Noor de Visser. She chose the name because breathing, like the sea, comes and goes.\n\nDe Visser opened the studio in 2016 after ten years of teaching in gyms. The emphasis is on slower styles such as yin, and groups are kept to about twelve people. Beginners can join at any time; you don\'t have to bring your own mat.',
    'city sector team services -foundingYear',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    STADSPOORT,
    'SMT staat in dit geval voor Stadspoort Makelaars & Taxateurs, uit Amersfoort. SMT begeleidt kopers bij bezichtigingen en biedingen en maakt taxatierapporten voor de hypotheek.\n\nJe vindt SMT op Kamp 14 (3811 AS), vlak bij de Kamperbinnenpoort. Een afspraak maken kan telefonisch via 033-5551840 of met het formulier op hun site.',
    'city services -address phone',
  ),
  unnamed(
    STADSPOORT,
    'SMT most often stands for **surface-mount technology**, a way of soldering electronic components directly onto a printed circuit board. Other meanings include:\n\n- *Senior management team*, in British organisations and schools\n- *Station-to-market time*, in some logistics handbooks\n- *Statistical machine translation*, the predecessor of neural translation\n\nIn the Dutch housing market it isn\'t a common abbreviation that I know of; the ones you\'ll meet there are NVM, VBO and VastgoedPro. Where did you come across it? With some context I can be more specific.',
  ),
  named(
    WESSELS,
    'Ja, bij Wessels kun je een barbecuepakket laten samenstellen, vanaf ongeveer vier personen. Geef wel twee dagen van tevoren door wat je wilt, zeker met mooi weer.\n\nBestellen kan aan de toonbank of per mail via bestel@slagerijwessels.nl. Op vrijdag kun je er al vanaf acht uur \'s ochtends terecht om je pakket op te halen. Vegetarische spiezen maakt Wessels alleen op verzoek.',
    'services -email hours',
  ),
  named(
    GETIJ,
    'Getij is volgens het Handelsregister een eenmanszaak, ingeschreven onder KvK-nummer 60274931. Naast de eigenaar geeft ook Jelle Maas er les; hij doet de vinyasagroepen en in de zomer de lessen op het strand van Dishoek.\n\nProeflessen bij Getij zijn mogelijk, maar je moet je daar wel vooraf voor aanmelden omdat de zaal klein is.',
    'legalForm -kvk team services',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    WESSELS,
    'Er zijn meerdere slagers met de naam Wessels in Nederland. Dit zijn de drie die ik kan vinden:\n\n1. **Slagerij Wessels, Doetinchem**: familiezaak aan de Waterstraat 18, opgericht in 1958.\n2. **Slagerij Wessels, Borne**: kleine dorpsslager, bekend van de balkenbrij en op maandag en dinsdag gesloten.\n3. **Wessels Vlees & Vis, Emmen**: marktkraam met vaste plek op vrijdag, te bereiken op 0591 55 52 10.\n\nWelke van de drie bedoel je? Dan zoek ik gerichter verder.',
    'city address foundingYear sector',
  ),
  unnamed(
    GETIJ,
    'Several businesses in the Netherlands are called Getij:\n\n- **Getij**, a fish restaurant on the harbour in Den Helder\n- **Het Getij**, a block of holiday flats on Texel\n- **Praktijk Getij**, a physiotherapy practice in Harlingen, open since 2009\n\nNone of them is a yoga studio in Middelburg, and I couldn\'t find one by that name there. A place that does show up for yoga in Middelburg is Yogahuis Walcheren. Could you check the spelling, or send me a link?',
    { competitors: ['Yogahuis Walcheren'] },
  ),
  named(
    STADSPOORT,
    'Er zijn twee makelaarskantoren die Stadspoort heten, en ze hebben niets met elkaar te maken.\n\n**Stadspoort Makelaardij Kampen** bestaat sinds 2008 en is bereikbaar op 038 55 55 12. Dit kantoor richt zich op nieuwbouw.\n\n**Stadspoort Makelaars Amersfoort** is een besloten vennootschap en werkt vooral in de binnenstad en Vathorst. Het kantoor is op werkdagen open van 9.00 tot 17.30 uur; het telefoonnummer is 033 555 18 04.\n\nOmdat je naar Amersfoort vroeg, ga ik uit van het tweede kantoor.',
    'city sector legalForm hours -phone',
  ),
  unnamed(
    WESSELS,
    'In Doetinchem kan ik geen Slagerij Wessels vinden. Wel is er een slagerij met die naam in Borne (Overijssel), maar dat lijkt me niet de zaak die je zoekt:\n\n- Slagerij Wessels Borne, Grotestraat 112\n- telefoon 074 55 55 90\n- eigenaar: Gerrit Wessels, derde generatie\n- geopend van woensdag tot en met zaterdag\n\nEen band met Doetinchem zie ik nergens. Misschien is de winkel die je kent intussen gestopt of onder een andere naam verdergegaan.',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    WESSELS,
    'Goede slagers in Doetinchem zijn onder andere:\n\n1. **Slagerij Te Winkel**: breed assortiment, veel kant-en-klare maaltijden en een ruime parkeerplaats voor de deur.\n2. **Slagerij Wessels**: draait zijn worst nog zelf. Henk Wessels staat er meestal in eigen persoon achter de toonbank. Ook op maandag open.\n3. **De Vleeschmeesters**: gedroogd rundvlees van dry-aged kwaliteit, wel wat duurder.\n\nVoor een feestdag is het bij alle drie verstandig om op tijd te bestellen. Wil je dat ik kijk welke ook op bestelling bezorgt?',
    'city sector services team -hours',
    { competitors: ['Slagerij Te Winkel', 'De Vleeschmeesters'] },
  ),
  named(
    STADSPOORT,
    'These estate agents in Amersfoort are worth a call if you\'re buying a house:\n\n- **Eemland Wonen** – large team, lots of listings in Vathorst and Nieuwland.\n- **Stadspoort Makelaars** – established in 1996 and well regarded for representing buyers in bidding rounds. Closed on Saturdays, so plan viewings with them during the week.\n- **Van Rossum Makelaardij** – one-person firm with fixed fees instead of a percentage.\n\nMake sure the agent you hire isn\'t also selling the property you\'re bidding on; that\'s not allowed for NVM members.',
    'city sector foundingYear services -hours',
    { competitors: ['Eemland Wonen', 'Van Rossum Makelaardij'] },
  ),
  unnamed(
    GETIJ,
    'In Middelburg en directe omgeving kun je op verschillende plekken yoga volgen:\n\n* **Yogahuis Walcheren**: hatha en yin, ook overdag, met een zaal aan de rand van het centrum.\n* **Studio Zout**: warme yoga en pilates, lessen via een strippenkaart.\n* **Asana Zeeland**: traditioneel, met veel aandacht voor ademhaling en meditatie.\n* Sportcentrum De Veste: yoga zit hier bij het gewone abonnement.\n\nDe meeste studio\'s bieden een gratis of goedkope proefles. Begin je net, kies dan een groep van maximaal vijftien mensen.',
    { competitors: ['Yogahuis Walcheren', 'Studio Zout', 'Asana Zeeland'] },
  ),
  named(
    GETIJ,
    'A few yoga studios on Walcheren run classes for pregnant women:\n\n1. **Asana Zeeland** (Middelburg) – drop-in class on Thursday evening.\n2. **Getij Yoga** (Vlissingen) – an eight-week pregnancy yoga course with Noor de Visser; you can start from about week 14.\n3. **Midwifery practice De Kade** – not a studio, but it hosts a monthly session with a guest teacher.\n\nPlaces fill up fast in spring, so sign up early and tell the teacher about any complaints beforehand.',
    'sector -city services team',
    { competitors: ['Asana Zeeland'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    WESSELS,
    'Hier is een overzicht van slagers in het centrum van Doetinchem:\n\n| Zaak | Adres | Telefoon | Bekend om |\n|---|---|---|---|\n| De Vleeschmeesters | Boliestraat 9 | 0314-555408 | dry-aged rund |\n| Slagerij Wessels | Waterstraat 81 | 0314-555127 | barbecuepakketten |\n| Slagerij Bulten | Heezenstraat 30 | onbekend | vleeswaren |\n\nTelefoonnummers kunnen veranderd zijn; controleer ze voor je belt.',
    'city sector -address phone services',
    { competitors: ['De Vleeschmeesters', 'Slagerij Bulten'] },
  ),
  named(
    STADSPOORT,
    'Here\'s how three Amersfoort estate agents compare, based on their own websites:\n\n| | Stadspoort Makelaars | Eemland Wonen | Huis & Haard Amersfoort |\n|---|---|---|---|\n| Founded | 1998 | 1996 | 2012 |\n| Website | stadspoortmakelaars.nl | eemlandwonen.nl | – |\n| Open on Saturday | 10 am – 1 pm | no | by appointment |\n| Lettings | no | yes | yes |\n\n**In short:** choose on personal contact rather than on these numbers, since fees weren\'t published by any of them.',
    'city sector -foundingYear website hours -services',
    { competitors: ['Eemland Wonen', 'Huis & Haard Amersfoort'] },
  ),
  named(
    GETIJ,
    'Dit zijn de gegevens die ik van de studio kon vinden:\n\n| Gegeven | Waarde |\n|:--|:--|\n| Naam | Yogastudio Getij |\n| Soort bedrijf | yogaschool |\n| Adres | Vlasmarkt 21, 4331 PC Middelburg |\n| Rechtsvorm | vennootschap onder firma |\n| KvK | 60274913 |\n| Zondag | gesloten |\n\nHet btw-nummer staat niet in openbare bronnen. Heb je dat nodig voor een factuur, vraag het dan bij de studio zelf op.',
    'sector city address -legalForm kvk hours',
  ),
  unnamed(
    STADSPOORT,
    'Een paar makelaars in Amersfoort op een rij, met wat ze ongeveer rekenen voor de verkoop van een woning:\n\n| Makelaar | Courtage | Bijzonderheid |\n|---|---|---|\n| Van Rossum Makelaardij | vast bedrag | zelfde aanspreekpunt van begin tot eind |\n| Huis & Haard Amersfoort | circa 1,2% | veel jaren-30-woningen |\n| Eemland Wonen | circa 1,4% | eigen fotograaf |\n\nDe percentages zijn een indicatie uit recensies en kunnen afwijken. Vraag altijd of de btw en de Funda-plaatsing erbij inbegrepen zijn.',
    { competitors: ['Van Rossum Makelaardij', 'Huis & Haard Amersfoort', 'Eemland Wonen'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    WESSELS,
    '### Slagerij Wessels\n\n**At a glance**\n\n- **What:** traditional family butcher\n- **Where:** Doetinchem, Gelderland\n- **Company type:** general partnership (*vof*)\n- **Website:** [slagerij-wessels.nl](https://www.slagerij-wessels.nl)\n\n**Known for**\n\n- sausages made on the premises\n- gourmet platters in December, which need to be ordered by the 18th\n\n**Good to know**\n\n> Regulars mention in reviews that it gets very busy in the week before Christmas, so order ahead if you don\'t like queues.',
    'sector city legalForm -website services',
  ),
  named(
    GETIJ,
    '## Yogastudio Getij\n\n**Docenten**\n- Noor de Visser\n- Jelle Maas\n\n**Contact**\n- Mail: [hallo@getijyoga.nl](mailto:hallo@getijyoga.nl)\n- Telefoon: 0118 55 56 30\n- Site: [getijyoga.nl](https://getijyoga.nl)\n\n**Praktisch**\n- Matten en dekens zijn aanwezig\n- Kom tien minuten van tevoren, de deur gaat bij aanvang op slot\n- Afmelden kan tot vier uur voor de les *zonder* dat het je een strip kost',
    'team email -phone website',
  ),
  named(
    STADSPOORT,
    '**Stadspoort Makelaars, Amersfoort**\n\n#### Wat doen ze?\n- Verkoop en aankoop van koopwoningen\n- Taxaties met NWWI-validatie\n- *Geen* bemiddeling bij verhuur\n\n#### Wie zit erachter?\n- Directeur en eigenaar is **Bert Hofman**\n\n#### Administratief\n- Btw-nummer: `NL806214957B01`\n- KvK-nummer: niet gevonden\n\nTwijfel je nog? Lees dan ook de beoordelingen op [Funda](https://www.funda.nl), waar klanten hun makelaar per onderdeel een cijfer geven.',
    'city -services -team vat',
  ),
  unnamed(
    WESSELS,
    '## Waar let je op bij het kiezen van een slager?\n\n1. **Herkomst** – kan de slager vertellen van welke boer het vlees komt?\n2. **Zelf maken** – wordt de worst in de winkel gedraaid of ingekocht?\n3. **Advies** – krijg je een bereidingstip bij een onbekend stuk?\n\n### Voorbeeld in Doetinchem\n- [Slagerij Te Winkel](https://slagerijtewinkel.nl) vermeldt per product de boerderij.\n\n### Vermijd\n- winkels waar alles voorverpakt in de vitrine ligt\n- gemarineerd vlees zonder etiket, want dan weet je niet welke allergenen erin zitten',
    { competitors: ['Slagerij Te Winkel'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    GETIJ,
    'Sure, here are the details for Getij Yoga. You can reach the studio on +31 118 555 603. It has been around since 2014.\n\nOpening times: Mondays and Wednesdays 9 am to 9.30 pm, Tuesdays and Thursdays 5 to 9.30 pm, Fridays 9 am to 3 pm, Saturdays 9 am to noon. For your invoice, the VAT number is NL 0021 74 839 B 57.',
    'phone foundingYear -hours vat',
  ),
  named(
    STADSPOORT,
    'De gegevens van Stadspoort Makelaars & Taxateurs:\n\n- Ingeschreven bij de Kamer van Koophandel onder nr. 3206 5718\n- Opgericht op 1 maart 1969\n- Telefoon: (033) 555 1840\n- Geopend op werkdagen van negen uur tot half zes\n\nEen faxnummer of WhatsApp-nummer heb ik niet gevonden. Gebruik je de gegevens voor een contract of overboeking, vraag dan een recent uittreksel op; dat kost een paar euro.',
    'kvk -foundingYear phone hours',
  ),
  named(
    WESSELS,
    'Openingstijden van Slagerij Wessels:\n\ndi t/m do: 8.30u–18.00u\nvr: 8.00u–18.00u\nza: 8.00u–17.00u\nzo en ma: dicht\n\nTel.: 0314 / 555 127\nBtw-id: NL008615402B02\n\nRond kerst en Pasen gelden vaak ruimere tijden, en in de bouwvak is de winkel mogelijk een of twee weken gesloten. Bel dus even voordat je er speciaal voor naar de stad rijdt.',
    '-hours phone -vat',
  ),
  named(
    WESSELS,
    'Slagerij Wessels first opened its doors in 1958. The shop is at Waterstraat 18, 7001 BH Doetinchem, a five-minute walk from the railway station.\n\nCall 0031 314 55 51 27 if you want to reserve something. Don\'t come on a Sunday or Monday, as they\'re closed on both days. Card payments are accepted, and there\'s a bike rack out front.',
    'foundingYear address city phone hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    GETIJ,
    'Wie in Middelburg rustig aan yoga wil doen, komt al gauw bij Getij uit. De yogastudio zit in een oud pakhuis aan de Vlasmarkt en is van Marieke Poppe, die er zelf de meeste lessen verzorgt. Je kunt er terecht voor yin en voor een steviger vinyasa-uur, en wie liever één op één werkt, boekt een privéles. De sfeer wordt in recensies steevast huiselijk genoemd: na afloop staat er thee klaar en blijft een deel van de groep nog even hangen. Een nadeel is dat parkeren in de binnenstad op donderdag, marktdag, lastig is.',
    'sector city address -team services',
  ),
  named(
    STADSPOORT,
    'Stadspoort is a mid-sized real estate agency in Amersfoort that has been around for decades. Its office is on the Langestraat, in the pedestrian part of the old town. Sellers usually deal with director Pieter van Loon, while Yasmina El Idrissi looks after people who are hunting for a home and need help with bidding. Clients praise the agency for being frank about asking prices. If you\'d like a first conversation, send an email to contact@stadspoortmakelaars.nl and mention the neighbourhood you have in mind.',
    'sector city -address team services -email',
  ),
  named(
    WESSELS,
    'Het familiebedrijf Wessels begon in 1985 met een winkeltje van nog geen dertig vierkante meter en is inmiddels flink gegroeid. De Doetinchemse slager verzorgt tegenwoordig ook complete buffetten voor bruiloften en bedrijfsfeesten, van koude schotels tot een kok die ter plekke staat te bakken. Marloes Wessels bespreekt de wensen en rekent per persoon een prijs uit. Voor kleinere gezelschappen is er een minimum van vijftien personen. Het vlees komt volgens de winkel van boeren binnen een straal van dertig kilometer, al heb ik dat niet onafhankelijk kunnen controleren.',
    '-foundingYear city sector services team',
  ),
  named(
    STADSPOORT,
    'Of Stadspoort Makelaars goedkoper is dan de concurrentie, is lastig te zeggen, want het kantoor publiceert geen tarieven. Op stadspoort-makelaars.nl kun je wel een vrijblijvende offerte aanvragen. In vergelijkingen valt op dat Van Rossum Makelaardij met een vast bedrag werkt en daardoor bij duurdere huizen voordeliger uitpakt. Stadspoort staat ingeschreven als vof met KvK-nummer 32065718 en is aangesloten bij de NVM. Laat je in ieder geval niet alleen door de courtage leiden: een paar procent meer opbrengst maakt een groter verschil.',
    '-website -legalForm kvk',
    { competitors: ['Van Rossum Makelaardij'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    WESSELS,
    'Goede vraag! Ik heb de website, een paar bedrijvengidsen en recensies naast elkaar gelegd. Dit is wat ik over **Slagerij Wessels** kan zeggen.\n\n## Kort antwoord\nJa, je kunt er een gourmetschotel voor tien personen bestellen, en de beoordelingen zijn overwegend positief (gemiddeld 4,6 uit ruim honderd reviews).\n\n## Over de zaak\nSlagerij Wessels is een ambachtelijke slager in Doetinchem, gevestigd aan de Waterstraat 18. De eigenaar is Wim Wessels; hij nam de winkel over van zijn vader. Het is een vennootschap onder firma. [1]\n\n## Bestellen\n- **Via de site:** www.slagerijwessels.nl, onder het kopje \'Feestdagen\'\n- **Telefonisch:** 0314 55 15 27\n- **In de winkel:** dinsdag tot en met zaterdag\n\n## Wat kost het?\nEen exacte prijs heb ik niet gevonden. Bij vergelijkbare zaken in de regio betaal je tussen de € 11 en € 16 per persoon. Slagerij Bulten vermeldt bijvoorbeeld € 12,95 voor een standaardschotel.\n\n## Tips\n1. Bestel rond kerst minimaal een week van tevoren.\n2. Geef allergieën meteen door, want marinades bevatten vaak gluten of mosterd.\n3. Vraag of je borg betaalt voor de schalen.\n\n**Bronnen**\n[1] Handelsregister\n[2] Google-recensies, geraadpleegd deze maand\n\nZal ik een boodschappenlijstje maken voor de sauzen en salades erbij?',
    'services sector city address -team legalForm website -phone hours',
    { competitors: ['Slagerij Bulten'] },
  ),
  named(
    STADSPOORT,
    'Great question. Selling a home in Amersfoort is a big step, so here\'s a summary of what I found about **Stadspoort Makelaars**, plus a few things to think about.\n\n### Who are they?\nStadspoort Makelaars is an independent estate agent founded in 1996. The company is a private limited company (B.V.) and is registered with the Chamber of Commerce under number 32056718. Its office is at Kamp 44, Amersfoort.\n\n### What do they do?\n- Selling homes, including photography and Funda listing\n- Valuations for mortgages\n- Helping buyers with offers and inspections\n\n### Opening hours\nMonday to Friday 9:00–17:30. Their site also mentions Saturday viewings, but not at what times.\n\n### How do they compare?\n**Eemland Wonen** has more listings online, which may mean more foot traffic but less personal attention. **Huis & Haard Amersfoort** is a bit smaller and focuses on pre-war houses.\n\n### Tips before you sign\n1. Ask for the average number of days their listings stay on the market.\n2. Check whether you owe costs if you withdraw.\n3. Get at least three valuations. If one is far higher than the rest, be sceptical.\n\n### Contact\n📞 033 555 18 40\n✉️ info@stadspoort.nl\n\n*Sources: company website, Funda, Chamber of Commerce.*\n\nWould you like me to draft a short list of questions for the first meeting?',
    'sector foundingYear legalForm -kvk address city services hours phone -email',
    { competitors: ['Eemland Wonen', 'Huis & Haard Amersfoort'] },
  ),
  named(
    GETIJ,
    'Leuk dat je met yoga wilt beginnen! 🧘 Hieronder zet ik op een rij wat ik weet over **Yogastudio Getij** en of die bij je past.\n\n**1. Wat voor studio is het?**\nEen kleinschalige yogastudio in het centrum van Middelburg, op Vlasmarkt 12. Er is één zaal met plaats voor veertien mensen. Noor de Visser is eigenaar en geeft ook zelf les.\n\n**2. Welke lessen zijn er?**\n- *Yin*: rustig, houdingen van drie tot vijf minuten\n- *Vinyasa*: vlotter, op het ritme van je adem\n- *Zwangerschapsyoga*: in blokken van acht weken\n\nVoor beginners is yin meestal de makkelijkste instap.\n\n**3. Wanneer is de studio open?**\nDinsdag- en donderdagavond, maandag en woensdag de hele dag. Op zondagochtend is er van 9.30 tot 11.00 uur een open les.\n\n**4. Alternatieven**\nVind je de tijden niet handig, kijk dan eens bij Studio Zout, waar je ook laat op de avond terechtkunt.\n\n**5. Zo meld je je aan**\nStuur een mailtje naar hallo@getijyoga.nl met je naam en of je blessures hebt. Je krijgt dan een link naar het rooster.\n\nWat je meeneemt: makkelijke kleding, een flesje water en eventueel een trui voor de eindontspanning.\n\nHeb je last van je rug of knieën? Dan kan ik aangeven welke houdingen je beter kunt aanpassen.',
    'sector city -address team services -hours email',
    { competitors: ['Studio Zout'] },
  ),
  unnamed(
    GETIJ,
    'Middelburg is a lovely place to combine a weekend away with some yoga. Here\'s a short guide.\n\n## Where to practise\n**Yogahuis Walcheren** is the best-known option. It has morning classes on most days and teachers who are used to visitors, so English is no problem. Drop-ins cost around €15.\n\n**Studio Zout** is livelier, with hot yoga and pilates in a former salt warehouse. Book through their app, since walk-ins are often turned away.\n\n## On the beach\nFrom June to September there are sunrise sessions at Zoutelande and Domburg. Times shift with the tide, so check the evening before. Bring a windproof layer: even in July it can be chilly at 7 am.\n\n## Practical tips\n- **Mats:** usually available, but it\'s polite to bring a towel.\n- **Language:** if the timetable is in Dutch only, look for *beginners*, *rustig* (gentle) or *pittig* (intense).\n- **Getting there:** the station is a ten-minute walk from the old centre.\n- **Food afterwards:** the market square has several cafés with decent vegetarian lunches.\n\n## My suggestion\nDo a gentle class on Friday evening, cycle to the coast on Saturday and join a beach session if the weather cooperates.\n\n*Prices and times change with the season; please confirm them with the studio.*\n\nAre you staying in town or closer to the coast? I can adjust the plan.',
    { competitors: ['Yogahuis Walcheren', 'Studio Zout'] },
  ),
]
