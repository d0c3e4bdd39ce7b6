/** Answers that a stranger to the rules wrote: a taxi company, a nail studio and a software agency. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { NAILS, SOFT, TAXI } from '#tests/cases/answers/companies/57.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    TAXI,
    'Ik heb gezocht, maar over een bedrijf met de naam Taxibedrijf Roelfsema kan ik niets terugvinden: geen website, geen reviews en ook geen vermelding in de gangbare bedrijvengidsen. Misschien is het een kleine onderneming die online nauwelijks zichtbaar is, of schrijf je de naam net anders.\n\nZoek je gewoon vervoer in en rond Assen? Dan kun je kijken bij de **Assense Taxicentrale** of bij **Hulshof Personenvervoer**; die hebben allebei een site met tarieven. Heb je een telefoonnummer of adres voor me, dan zoek ik graag verder.',
    { competitors: ['Assense Taxicentrale', 'Hulshof Personenvervoer'] },
  ),
  named(
    NAILS,
    'Over De Parel is online niet zo veel te vinden. Dit kwam ik wel tegen:\n\n- Het is een nagelstudio in het centrum van Bergen op Zoom, aan de Zuivelstraat.\n- De zaak is in 2015 begonnen.\n\nWat ik niet kan bevestigen zijn de prijzen, de openingstijden en wie er precies werken. Een telefoonnummer heb ik ook niet gevonden. Loop even binnen of stuur een bericht via Instagram als je zeker wilt weten of er plek is.',
    'city address sector -foundingYear',
  ),
  unnamed(
    SOFT,
    'I don\'t have any information about a company called Codewerf Software. My search didn\'t return a website, a LinkedIn page or press coverage under that name, so I can\'t tell you what they charge or whether they\'re any good.\n\nIf someone recommended them to you, it may help to:\n\n1. ask for the exact URL or the Chamber of Commerce (KvK) number,\n2. request two or three client references,\n3. check who will own the source code once the project is finished.\n\nHappy to look again if you can share a link.',
  ),
  named(
    SOFT,
    'Codewerf is a software agency based in Amersfoort that builds custom software and web applications for mid-sized organisations. Beyond that I have to be careful. I couldn\'t find revenue figures, headcount or independent reviews I\'d trust, and I don\'t know who runs the company or when it was set up.\n\nTheir website is codewerf.com, which would be the best place to look for case studies and a contact form.',
    'city sector services -website',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    NAILS,
    'Voor nagels met zo\'n zacht pareleffect hoef je Bergen op Zoom niet uit. **Studio Glans** werkt met chroompoeder en heeft daar veel foto\'s van op Instagram; een van de reviewers noemt de salon \'de parel van de binnenstad\'. Bij **Beautysalon Mirre** kun je de look combineren met een French manicure.\n\nReken op ongeveer € 45 tot € 60 voor een nieuwe set. Vraag bij het boeken meteen naar de kleur van het poeder, want niet elke stylist heeft de witte parel op voorraad.',
    { competitors: ['Studio Glans', 'Beautysalon Mirre'] },
  ),
  unnamed(
    SOFT,
    'The closest match I found is **Codewerk**, with a *k* at the end. That\'s an e-learning firm in Utrecht, founded in 2016, which makes programming courses for secondary schools. You can reach them on 030 555 53 40.\n\nThere is also Webwerf, a hosting provider in Zwolle. A company spelled exactly the way you typed it did not turn up in my results, so please double-check the name before you send anyone an enquiry.',
  ),
  named(
    NAILS,
    'De Parel (Dutch for "the pearl") is a small nail salon at Zuivelstraat 14 in Bergen op Zoom. It has nothing to do with Het Pareltje, the jewellery shop in Roosendaal that often shows up first in Google.\n\nMost customers come in for gel nails or a pedicure. If you work during the day, Thursday is your best bet: they stay open until 9 p.m. then.',
    'city -address sector services hours',
  ),
  named(
    TAXI,
    'Let op de spelling, want deze twee worden vaak verward. Roelofsen Reizen zit in Hoogeveen en verhuurt vooral touringcars. **Taxi Roelfsema** is een ander bedrijf en is gevestigd in Assen. Dat is een vof met Harm Roelfsema als eigenaar. De planning bereik je op 0592 55 51 48.\n\nHeb je een bevestiging ontvangen per mail? Kijk dan naar de afzender om te zien bij welke van de twee je geboekt hebt.',
    'city legalForm team -phone',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    TAXI,
    'TBR staat voor Taxibedrijf Roelfsema, uit Assen. Met TBR kun je onder meer naar Schiphol en Eelde, en er rijden busjes waar een rolstoel in past.\n\nDe planning is op werkdagen bereikbaar van 6.00 tot 23.00 uur. Op zondag rijdt TBR niet, dus voor een vroege vlucht in het weekend moet je iets anders regelen.',
    'city services -hours',
  ),
  named(
    SOFT,
    'CWS, short for Codewerf Software, was founded in 2007. Marijn Teeuwen is the managing director; Ilse Hofkamp is responsible for the technical side. Clients I found mentioned online include a housing association and a wholesaler in flowers.\n\nYou can write to CWS at info@cwsoftware.nl. I did not find a published price list.',
    '-foundingYear team -email',
  ),
  unnamed(
    SOFT,
    'De afkorting CWS kan op verschillende dingen slaan. In Nederland denken de meeste mensen aan het internationale bedrijf dat handdoekrollen, zeepdispensers en bedrijfskleding verhuurt. Ontwikkelaars gebruiken CWS ook voor de Chrome Web Store, en in de waterbouw is het een aanduiding voor koelwatersystemen.\n\nIn welk verband kwam je de letters tegen? Dan kan ik gerichter zoeken.',
  ),
  named(
    NAILS,
    'Ja, DPNB zit in Bergen op Zoom. De letters staan voor De Parel Nails & Beauty. Eigenaresse is Chantal Rijken, die zich na een carrière in de horeca heeft laten omscholen. Je kunt er een afspraak maken voor wimperextensions of een manicure, en boeken gaat het snelst online via deparelnails.nl.',
    'city -team services website',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    NAILS,
    'Er zijn in deze hoek van Brabant en Zeeland meerdere zaken die De Parel heten:\n\n1. **De Parel, Bergen op Zoom** – nagelstudio aan de Zuivelstraat 41, waar je ook een gezichtsbehandeling kunt krijgen. Telefoon: 0164 55 52 07.\n2. **Basisschool De Parel, Roosendaal** – openbare school met zo\'n 230 leerlingen.\n3. **Restaurant De Parel, Tholen** – visrestaurant, op dinsdag dicht, 0166 55 53 11.\n\nWelke van de drie zoek je?',
    'city sector address services -phone',
  ),
  unnamed(
    NAILS,
    'Ik vond twee salons met de naam De Parel, maar die liggen allebei ver bij je vandaan. Schoonheidssalon De Parel in Hardenberg bestaat sinds 2004 en is gespecialiseerd in huidverbetering. Massagepraktijk De Parel in Almere is van Joke Brandsma en werkt alleen op afspraak.\n\nIn Bergen op Zoom ben ik geen salon met die naam tegengekomen. Daar zit wel Nails by Danique, dat goede beoordelingen krijgt.',
    { competitors: ['Nails by Danique'] },
  ),
  named(
    TAXI,
    'Two businesses in the north of the Netherlands trade under the name Roelfsema, and they aren\'t related.\n\n**Taxi Roelfsema** is a cab company in Assen. It started in 1986 and its number is +31 592 55 51 84.\n\n**Garage Roelfsema** is a car workshop in Winsum, run by Klaas Roelfsema and set up by his grandfather in 1951. It\'s closed on Saturdays.\n\nIf you were after an MOT test, it\'s the second one you want.',
    'city sector -foundingYear phone',
  ),
  named(
    SOFT,
    'De naam Codewerf wordt door twee partijen gebruikt:\n\n- Codewerf in **Amersfoort**, een softwarebureau. Het staat in het Handelsregister onder nummer 32149507 en is een eenmanszaak.\n- De Codewerf in **Gent**, een programmeerclub voor kinderen van 8 tot 14 jaar. Dat is een Belgische vzw, opgericht in 2018.\n\nGezien je vraag over een klantportaal ga ik ervan uit dat je de eerste bedoelt. Klopt dat?',
    'city sector kvk -legalForm',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TAXI,
    'Dit zijn de bekendste taxibedrijven in Assen:\n\n1. **Assense Taxicentrale** – dag en nacht bereikbaar, staat meestal ook op het stationsplein.\n2. **Taxi Roelfsema** – rijdt veel leerlingen en rolstoelgebruikers, maar je kunt er ook voor een gewone rit terecht. Tel. 0592-555184.\n3. **Taxi Drentheland** – werkt met een app en vaste prijzen.\n4. **Hulshof Personenvervoer** – vooral groepen en bruiloften.\n\nOp vrijdag- en zaterdagavond is reserveren verstandig.',
    'city sector services phone',
    { competitors: ['Assense Taxicentrale', 'Taxi Drentheland', 'Hulshof Personenvervoer'] },
  ),
  unnamed(
    SOFT,
    'Here are some software companies in Amersfoort worth shortlisting:\n\n- **Bitbaas** – around 25 people, strong in e-commerce back ends and warehouse systems.\n- **Vathorst Digital** – smaller team near the A1, mostly Laravel and Vue.\n- **Eemcode** – two founders, good for prototypes and MVPs.\n\nAsk each of them for a fixed-price discovery phase before you commit. Rates in this area generally run from €90 to €125 an hour.',
    { competitors: ['Bitbaas', 'Vathorst Digital'] },
  ),
  named(
    NAILS,
    'Nagels laten doen in Bergen op Zoom? Deze nagelstudio\'s komen er in reviews het beste uit:\n\n* **Nails by Danique**: bekend om nail art, wel een wachtlijst van een paar weken.\n* **De Parel**: nette gelnagels voor een schappelijke prijs. Iedere dag open behalve zondag, op donderdag tot 21.00 uur.\n* **Studio Glans**: wat luxer, met koffie en een glas bubbels.\n\nDe prijzen voor een nieuwe set lopen uiteen van € 42,50 tot € 65.',
    'city sector services -hours',
    { competitors: ['Nails by Danique', 'Studio Glans'] },
  ),
  named(
    SOFT,
    'Softwarebureaus in Midden-Nederland die ervaring hebben met koppelingen tussen webshops en boekhoudpakketten:\n\n1. Keistad Software (Amersfoort): sterk in Exact Online.\n2. Codewerf (Hilversum): bestaat sinds 2009, bouwt API-koppelingen en neemt ook het onderhoud op zich.\n3. Vathorst Digital (Amersfoort): doet vooral WooCommerce.\n4. Gooi & Code (Bussum): klein, maar goed beoordeeld.\n\nWil je dat ik er een paar voor je vergelijk op prijs?',
    '-city sector foundingYear services',
    { competitors: ['Keistad Software', 'Vathorst Digital'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    NAILS,
    'Hieronder vier nagelstudio\'s in Bergen op Zoom naast elkaar:\n\n| Naam | Adres | Telefoon | Avond open? |\n|---|---|---|---|\n| Studio Glans | Potterstraat 9 | 0164 55 50 33 | nee |\n| De Parel | Zuivelstraat 41 | 0164 55 52 90 | donderdag tot 21.00 |\n| Beautysalon Mirre | Antwerpsestraat 112 | 0164 55 54 18 | woensdag tot 20.00 |\n| Nails by Danique | Wouwsestraatweg 60 | alleen via WhatsApp | op afspraak |\n\nControleer de tijden in vakanties altijd even zelf.',
    'city sector address -phone hours',
    { competitors: ['Studio Glans', 'Beautysalon Mirre', 'Nails by Danique'] },
  ),
  named(
    TAXI,
    'Here\'s what I could gather about the company you asked about:\n\n| Item | Details |\n|---|---|\n| Name | Taxibedrijf Roelfsema |\n| Business | Taxi operator |\n| Founded | 1962 |\n| Legal form | Private limited company (bv) |\n| Address | Industrieweg 23, 9403 AB Assen |\n| Phone | +31 (0)592 555 184 |\n| E-mail | planning@taxiroelfsema.nl |\n\nI found no details on fares. By law every Dutch taxi must show its maximum tariff on a card in the window.',
    'sector -foundingYear -legalForm city address phone email',
  ),
  named(
    SOFT,
    '| Onderdeel | Gegevens |\n| :--- | :--- |\n| Statutaire naam | Codewerf Software B.V. |\n| Branche | Softwareontwikkeling |\n| Plaats | Amersfoort |\n| Adres | Stadsring 181, 3811 HS |\n| KvK-nummer | 32149507 |\n| Btw-nummer | NL820374651B01 |\n| Directie | Marijn Teeuwen |\n| Specialisaties | API-koppelingen, webapplicaties, mobiele apps |\n\n*Deze gegevens komen uit openbare bronnen en kunnen verouderd zijn. Voor een officieel uittreksel kun je terecht bij de Kamer van Koophandel.*',
    'legalForm sector city -address kvk -vat team services',
  ),
  named(
    TAXI,
    'Ik heb de aanbieders voor je op een rij gezet. Het gaat om taxibedrijven uit Assen zelf.\n\n| Bedrijf | Luchthavenritten | Rolstoelvervoer | Pinnen in de auto |\n|---|:---:|:---:|:---:|\n| Taxi Drentheland | ja | ja | ja |\n| Roelfsema | ja | nee | ja |\n| Hulshof Personenvervoer | ja | ja | nee |\n\nVoor je moeder, die in een elektrische rolstoel zit, blijven er dus twee over om te bellen. Geef bij het reserveren de afmetingen van de stoel door.',
    'city sector -services',
    { competitors: ['Taxi Drentheland', 'Hulshof Personenvervoer'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    SOFT,
    '## Codewerf at a glance\n\nA Dutch software development company with a pragmatic, no-nonsense reputation.\n\n- **What they build:** mobile apps, web applications and API integrations\n- **Where:** Stadsring 118, Amersfoort (ten minutes\' walk from the station)\n- **Office hours:** Monday to Friday, 9:00–18:00\n- **Website:** [codewerf.nl](https://codewerf.nl)\n\n### Good to know\nThe first intake meeting is free of charge, according to their site. Projects normally start with a two-day workshop.',
    'sector services city address -hours website',
  ),
  named(
    NAILS,
    '### De Parel Nails & Beauty\n\n- **Eigenaresse:** Kelly van Oevelen\n- **Gestart in:** 2012\n- **Vestigingsplaats:** Roosendaal\n- **Rechtsvorm:** eenmanszaak\n- **Mailen:** [info@parelnagels.nl](mailto:info@parelnagels.nl)\n- **Beoordeling:** 4,7 uit 5 (Google, 86 reviews)\n\n> "Altijd gezellig, ik ga elke keer met een goed gevoel de deur uit."\n\nParkeren kan gratis op het plein achter de winkelstraat.',
    'team foundingYear -city legalForm -email',
  ),
  named(
    TAXI,
    '## Met de taxi van Assen naar Schiphol\n\nTwee Assense taxibedrijven hebben hier een vast tarief voor:\n\n**Roelfsema**\n- Vanaf € 235 voor maximaal vier personen\n- Familiebedrijf sinds 1978\n- Boeken: [taxiroelfsema.nl](https://www.taxiroelfsema.nl) of 0592 55 51 84\n\n**Taxi Drentheland**\n- Vanaf € 249, inclusief een uur wachttijd bij de terugreis\n- Boeken: [taxidrentheland.nl](https://taxidrentheland.nl)\n\n*Tip:* met de trein ben je er in ruim twee uur, voor een fractie van het bedrag.',
    'city sector services -foundingYear website phone',
    { competitors: ['Taxi Drentheland'] },
  ),
  named(
    SOFT,
    '# Codewerf of Bitbaas?\n\nAllebei zijn het softwarebureaus in Amersfoort, maar ze verschillen nogal van elkaar.\n\n**Codewerf**\n* opgericht in 2014\n* vast aanspreekpunt: projectleider Bas Verdonk\n* bouwt geen mobiele apps, alleen zaken die in de browser draaien\n\n**Bitbaas**\n* opgericht in 2011\n* circa 25 medewerkers\n* ook native apps voor iOS en Android\n\n**Conclusie:** moet het in de App Store komen, dan ligt Bitbaas voor de hand.',
    'city sector -foundingYear team -services',
    { competitors: ['Bitbaas'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    TAXI,
    'Gegevens van Taxi Roelfsema:\n\nIndustrieweg 32, Assen\nTel. +31 592 555 184\nKvK 0403 8215\nBtw NL 0034.18.276.B.01\n\nEr wordt doordeweeks gereden van zes uur \'s ochtends tot elf uur \'s avonds. Op zaterdag begint de eerste chauffeur om zeven uur en op zondag om acht uur.',
    'city -address phone kvk vat hours',
  ),
  named(
    NAILS,
    'Sure, here are the practical details for De Parel:\n\n- Tue, Wed and Fri: 9.30am–5.30pm\n- Thu: 9.30am–9pm\n- Sat: 9am–4pm\n- Sun and Mon: closed\n- Phone from abroad: 0031 164 555270\n- Chamber of Commerce no.: 20173964\n- VAT ID: NL001946328B17\n\nYou asked about a receipt for your employer: the VAT number should be printed at the bottom of it.',
    'hours phone -kvk -vat',
  ),
  named(
    SOFT,
    'Codewerf is opgericht op 3 maart 2009. Het kantoor, met postcode 3811HS te Amersfoort, is van maandag tot en met donderdag bemand van half negen tot half zes en op vrijdag tot vijf uur. Bellen kan op (033) 55 55 162. Het KvK-nummer is 32149570.\n\nVoor storingen buiten die tijden is er een apart nummer, dat alleen klanten met een contract krijgen.',
    'foundingYear address city hours phone -kvk',
  ),
  named(
    NAILS,
    'Vandaag is het zaterdag; De Parel is dan open van 10:00 tot 17:00 uur. Je kunt dus vanmiddag nog terecht, als er plek is. Bel van tevoren even: 0164–555270. Zonder afspraak word je op drukke dagen meestal doorverwezen naar een later moment, zeker in de weken voor Kerst en carnaval.',
    '-hours phone',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    TAXI,
    'Wie in Assen woont kent de donkerblauwe busjes wel. Roelfsema is een taxibedrijf dat al bijna zestig jaar in dezelfde familie is; tegenwoordig staat Harm Roelfsema aan het roer. Een flink deel van het werk bestaat uit leerlingenvervoer op contract met gemeenten, en daarnaast worden er zakelijke ritten gereden voor bedrijven langs de A28. Een rit aanvragen doe je op roelfsemataxi.nl. In beoordelingen worden vooral de vriendelijke chauffeurs genoemd, al klaagt een enkeling over de wachttijd rond de ochtendspits.',
    'city sector team services -website',
  ),
  named(
    NAILS,
    'Tucked away on the Kortemeestraat in Bergen op Zoom, Nagelstudio De Parel is the kind of nail studio where regulars have their own mug. Samira Bouzid does most of the nail art, and reviewers say she takes her time without running late. Besides nails, you can have your lashes extended or book a facial. It isn\'t the cheapest option in town, but several people mention that their set lasted five weeks, which is longer than average.',
    'city -address sector team services',
  ),
  named(
    SOFT,
    'Softwaremaker Codewerf uit Amersfoort ontwikkelt systemen op maat, vooral voor groothandels en zorginstellingen. Het bedrijf werd in 2011 opgericht door Marijn Teeuwen, die er nog altijd directeur is, en hij werkt daarin samen met lead developer Ilse Hofkamp. Anders dan veel grotere partijen rekent het bureau met een vaste prijs per fase, zodat je na elk onderdeel kunt stoppen. Contact opnemen gaat via hoi@codewerf.nl; volgens de site krijg je dezelfde dag antwoord.',
    'city sector services -foundingYear team email',
  ),
  named(
    TAXI,
    'Taxibedrijf Roelfsema is a taxi firm based in Groningen. It was set up in 1968 and these days does a lot of school runs and business trips alongside ordinary street work. On Sundays the first car goes out at eight in the morning and the last one is back at ten at night, so for a very early flight you would need to arrange something else.',
    'sector -city foundingYear services hours',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    NAILS,
    '# Nieuwe gelnagels bij De Parel: wat je vooraf wilt weten\n\nKort antwoord: ja, je kunt bij De Parel terecht voor een nieuwe set, en meestal is er binnen een week plek.\n\n## Over de studio\nDe Parel is een kleine nagelstudio aan de Zuivelstraat 41 in Bergen op Zoom. Kelly van Oevelen opende de deuren in 2010 en werkt er samen met nagelstylist Samira Bouzid.\n\n## Behandelingen en richtprijzen\n- Gelnagels, nieuwe set: rond € 52\n- Manicure: rond € 30\n- Wimperextensions: vanaf € 70\n\nPrijzen veranderen nogal eens, dus ga uit van een indicatie.\n\n## Openingstijden\n- Dinsdag, woensdag en vrijdag: 9.30–17.30 uur\n- Donderdag: 9.30–21.00 uur\n- Zaterdag: 9.00–17.00 uur\n- Zondag en maandag gesloten\n\n## Contact\n- Telefoon: 0164 55 52 70\n- E-mail: contact@nagelstudiodeparel.nl\n- Website: deparelnails.nl\n\n## Tips\n1. Laat oude gel niet zelf thuis loskomen; dat beschadigt de nagelplaat.\n2. Neem een voorbeeldfoto mee, dat scheelt uitleg.\n3. Heb je gevoelige huid? Vraag dan naar HEMA-vrije producten.\n\nZit De Parel vol, dan is **Studio Glans** een alternatief op loopafstand.\n\n**Bronnen:** Google Maps, Treatwell, de site van de studio\n\nZal ik een berichtje voor je opstellen om een afspraak aan te vragen?',
    'sector address city team -foundingYear services -hours phone -email website',
    { competitors: ['Studio Glans'] },
  ),
  named(
    TAXI,
    '**Short answer:** book ahead. Assen doesn\'t have enough cabs driving around at night to rely on hailing one, and ride-hailing apps have poor coverage here.\n\n### Local taxi companies in Assen\n\n**1. Taxi Roelfsema**\nA long-established family business. They do airport transfers to Eelde, Schiphol and Bremen, as well as ordinary rides.\n- Phone: 0592 55 15 84\n- E-mail: planning@taxiroelfsema.nl\n- Depot: Industrieweg 23\n- Hours: Mon–Fri 6 a.m.–11 p.m., Sat 7 a.m.–11:30 p.m., Sun 8 a.m.–10 p.m.\n\n**2. Assense Taxicentrale**\nOperates around the clock, which makes it the obvious choice for a 4 a.m. pick-up. Slightly higher night rates.\n\n**3. Taxi Drentheland**\nApp-based booking with a fixed fare shown up front.\n\n### What will it cost?\nThe regulated maximum for a standard car is made up of a starting fare plus an amount per kilometre and per minute. From Assen to Groningen Airport Eelde (about 20 km) you should expect somewhere between €50 and €65. Fixed prices are usually a little lower.\n\n### Tips\n- Give your flight number so the driver can track delays.\n- Ask for a child seat when you book; under-threes don\'t need one in a taxi by law, but it\'s safer.\n- Pay by card: every licensed cab has to accept it.\n\n*Sources: company websites, ANWB, Rijksoverheid.nl*\n\nWould you like me to compare this with public transport for your departure time?',
    'sector city services -phone email address hours',
    { competitors: ['Assense Taxicentrale', 'Taxi Drentheland'] },
  ),
  named(
    SOFT,
    'Op basis van wat er openbaar te vinden is, lijkt Codewerf een serieuze partij. Hieronder licht ik toe waarom, en waar je nog op moet letten.\n\n## Wat ik heb gevonden\n\n**Bedrijf.** Codewerf is een softwarebureau in Amersfoort, ingeschreven als besloten vennootschap onder KvK-nummer 32149507. Het bestaat sinds 2009. De directie wordt gevoerd door Erik Langeveld.\n\n**Werk.** Het bureau maakt webapplicaties en maatwerksoftware en onderhoudt ook bestaande systemen van andere leveranciers. Dat laatste is handig als je, zoals je schrijft, vastzit aan een pakket waarvan de maker is gestopt.\n\n**Bereikbaarheid.** Stadsring 118, telefoon 033 555 61 52. In het weekend is het kantoor dicht.\n\n## Pluspunten\n- ✅ Al jaren actief onder dezelfde naam\n- ✅ Klanten noemen de korte lijnen\n- ✅ Broncode wordt na oplevering overgedragen\n\n## Aandachtspunten\n- ⚠️ Weinig onafhankelijke reviews (ik telde er elf)\n- ⚠️ Geen tarieven op de site\n- ⚠️ Onduidelijk of er een ISO 27001-certificaat is\n\n## Mijn advies\nVraag naast Codewerf ook een offerte aan bij **Keistad Software** en **Bitbaas**, zodat je kunt vergelijken. Laat in het contract vastleggen wie eigenaar is van de code, hoe snel storingen worden opgepakt en wat er gebeurt als het bureau ermee ophoudt.\n\nBronnen: KVK Handelsregister, LinkedIn, Clutch\n\nHoe groot is het systeem ongeveer, en met hoeveel gebruikers? Dan kan ik een schatting maken van de kosten.',
    'sector city legalForm kvk foundingYear -team services address -phone hours',
    { competitors: ['Keistad Software', 'Bitbaas'] },
  ),
  unnamed(
    TAXI,
    '## Zittend ziekenvervoer vanuit Assen\n\nMoet je vaker naar het UMCG en kun je niet zelf rijden of met de bus? Dan vergoedt je zorgverzekeraar in een aantal gevallen de taxi. Zo pak je het aan.\n\n### Stap 1: kijk of je recht hebt op vergoeding\nDat is onder meer zo bij nierdialyse, chemotherapie, bestraling of als je op een rolstoel bent aangewezen. Voor 2025 geldt een eigen bijdrage van € 126 per kalenderjaar.\n\n### Stap 2: vraag toestemming\nBel de vervoerslijn van je verzekeraar. Je hebt meestal een verklaring van je behandelend arts nodig.\n\n### Stap 3: kies een vervoerder\nVerzekeraars werken met gecontracteerde bedrijven. In Assen zijn dat bijvoorbeeld:\n\n- **Hulshof Personenvervoer**: heeft contracten met de meeste grote verzekeraars, ook voor liggend vervoer\n- **Assense Taxicentrale**: rijdt 24 uur per dag, reken op combinatie met andere passagiers\n\n### Stap 4: bewaar je bonnen\nSchiet je de rit zelf voor, vraag dan een nota met datum, kilometers en het btw-nummer van de vervoerder.\n\n> 💡 Val je buiten de regeling, maar moet je wel lang achter elkaar naar het ziekenhuis? Vraag dan naar de hardheidsclausule.\n\nBij welke verzekeraar zit je? Dan zoek ik op welk nummer je moet bellen.',
    { competitors: ['Hulshof Personenvervoer', 'Assense Taxicentrale'] },
  ),
]
