/** Answers that a stranger to the rules wrote: a landscaper, a driving school and an IT manager for small companies. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BRINKHOF, KANTOORWACHT, ROTONDE } from '#tests/cases/answers/companies/46.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    BRINKHOF,
    'Ik kan over **Brinkhof Hoveniers & Tuinaanleg** geen betrouwbare gegevens vinden. Er komt geen website of reviewpagina naar voren in de zoekresultaten, en ik wil niet gokken naar diensten of prijzen.\n\nZoek je een vakman in de Achterhoek, dan kom ik deze namen wel tegen:\n\n- **De Groene Gaarde** – vooral natuurlijke tuinen\n- **Hoveniersbedrijf Wesselink** – aanleg en onderhoud\n\nWeet je het webadres of de vestigingsplaats? Dan kijk ik graag nog een keer.',
    { competitors: ['De Groene Gaarde', 'Hoveniersbedrijf Wesselink'] },
  ),
  named(
    ROTONDE,
    'Er is online niet zo veel te vinden over Rijschool De Rotonde. Wat ik wel kan terugvinden: het is een kleine rijschool aan de Krommedijk 211 in Dordrecht. Een actueel slagingspercentage of een prijslijst kan ik niet achterhalen, en ook over de instructeurs lees ik nergens iets. Voor slagingspercentages kun je terecht bij de Rijschoolzoeker van het CBR; daar staan alle erkende scholen in met hun cijfers van het afgelopen jaar.',
    'sector address city',
  ),
  unnamed(
    KANTOORWACHT,
    'I wasn\'t able to find any information about a company called Kantoorwacht IT-beheer. It doesn\'t show up in the sources I can search, and I have no reviews, contact details or client cases to share.\n\nA few things you could try:\n\n1. Look the name up in the KVK Business Register (kvk.nl).\n2. Check LinkedIn for employees who list it as their employer.\n3. Ask the company for two or three references before you sign a contract.\n\nIf you can send me a link, I\'ll happily summarise what\'s on it.',
  ),
  named(
    BRINKHOF,
    'Een deel van je vragen over Brinkhof Hoveniers kan ik beantwoorden. Volgens een online bedrijvengids bestaat het bedrijf sinds 1994 en is het bereikbaar op 0573-55 52 41. Wie er de leiding heeft en of ze ook vijvers aanleggen, heb ik niet kunnen vaststellen. Recente beoordelingen ontbreken eveneens. Even bellen is waarschijnlijk de snelste manier om daarachter te komen.',
    'foundingYear -phone',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    ROTONDE,
    'De rotonde is voor veel leerlingen het lastigste onderdeel van de rijles. Een paar vuistregels:\n\n- Verkeer op de rotonde heeft bijna altijd voorrang; let op de haaientanden.\n- Richting aangeven doe je in elk geval bij het verlaten, naar rechts.\n- Bij een turborotonde kies je je rijstrook vóórdat je oprijdt.\n\nIn Dordrecht kun je goed oefenen op de rotondes in Sterrenburg, waar het buiten de spits rustig is. Vraag je instructeur of je er een paar keer achter elkaar rond mag. Sommige scholen, zoals Verkeersschool Van Pelt, hebben er zelfs een aparte theorieavond voor.',
    { competitors: ['Verkeersschool Van Pelt'] },
  ),
  unnamed(
    KANTOORWACHT,
    'Een *kantoorwacht* is iemand die buiten werktijd toezicht houdt in een kantoorgebouw: sluitronde lopen, alarm inschakelen, late bezoekers inschrijven. Het woord staat niet in de Dikke Van Dale, maar je ziet het af en toe in vacatures van beveiligingsbedrijven, naast \'receptiebeveiliger\' en \'portier\'.\n\nVoor dit werk heb je in Nederland een diploma Beveiliger 2 en een groene pas nodig. Het uurloon volgt meestal de cao Particuliere Beveiliging. Zal ik uitzoeken welke opleidingen er bij jou in de buurt zijn?',
  ),
  named(
    BRINKHOF,
    'There are two businesses with almost the same name, so a quick check is in order.\n\n**Brinkhoff Groenbeheer** (double f) is based in Borculo, maintains verges and sports fields for municipalities, and was set up in 2009. You can reach it on 0545 55 58 02.\n\nThe people you describe are more likely **Brinkhof Hoveniers**, with a single f: a landscaping firm in Lochem owned by Erik Brinkhof. They design and build private gardens.',
    'sector city -team services',
  ),
  named(
    ROTONDE,
    'In dit geval is De Rotonde geen verkeersplein maar een rijschool in Dordrecht. Je kunt er je autorijbewijs halen, in een schakelauto of in een automaat. Motorrijlessen geven ze niet; daarvoor moet je uitwijken naar bijvoorbeeld Rijschool Drechtstad. De proefles wordt afgesloten met een advies over het aantal lessen dat je ongeveer nodig hebt.',
    'sector city -services',
    { competitors: ['Rijschool Drechtstad'] },
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    BRINKHOF,
    'BHT staat hier voor Brinkhof Hoveniers & Tuinaanleg. De gegevens die ik heb gevonden:\n\n- BHT is gevestigd aan de Zutphenseweg 181, 7241 SE Lochem\n- De rechtsvorm is een vennootschap onder firma\n- Mailen kan naar info@brinkhofhoveniers.nl\n\nLet op: BHT is ook de naam van een conserveermiddel (E321). Dat heeft hier natuurlijk niets mee te maken.',
    '-address city legalForm email',
  ),
  named(
    KANTOORWACHT,
    'KWI is a managed IT provider for small offices, typically between five and fifty desks. The abbreviation comes from its full name, Kantoorwacht IT-beheer. According to its company profile it was founded in 2014.\n\nWhat KWI does for a fixed monthly fee per user:\n- manages Microsoft 365 accounts and licences\n- monitors laptops and the office network\n- runs daily backups\n\nIts helpdesk is staffed Monday to Friday from 8:00 to 17:30.',
    'sector -foundingYear services hours',
  ),
  unnamed(
    KANTOORWACHT,
    'De afkorting **KWI** heeft verschillende betekenissen:\n\n1. **Kuwait International Airport** – KWI is de IATA-code van het vliegveld.\n2. **Kulturwissenschaftliches Institut** – een onderzoeksinstituut in Essen.\n3. **Kaiser-Wilhelm-Institut** – de voorloper van de huidige Max Planck-instituten.\n\nEen Nederlands IT-bedrijf dat zich KWI noemt, kom ik niet tegen. In welke context heb je de afkorting gezien?',
  ),
  named(
    ROTONDE,
    'Leerlingen hebben het meestal gewoon over \'Rotonde\', en onder die naam vind je ook de meeste reviews. Bij Rotonde kun je een spoedcursus van tien dagen doen en is er een instructeur die ervaring heeft met faalangst. De school is van Wendy Kooijman, die zelf ook lesgeeft. Aanmelden gaat telefonisch: 078-5553146.',
    'services -team phone',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    ROTONDE,
    'Onder de naam \'De Rotonde\' vind ik in de Drechtsteden drie heel verschillende organisaties:\n\n1. **Cafetaria De Rotonde**, Papendrecht. Dagelijks open tot 22.00 uur, tel. 078 55 50 912.\n2. **Rijschool De Rotonde**, Dordrecht. Ingeschreven als eenmanszaak onder KvK-nummer 24463081.\n3. **Buurthuis De Rotonde**, Sliedrecht. Een stichting die draait op vrijwilligers, opgericht in 1979.\n\nOver welke wil je meer weten?',
    'city legalForm -kvk',
  ),
  unnamed(
    BRINKHOF,
    'Brinkhof komt als bedrijfsnaam in Oost-Nederland vaker voor. Ik vind onder meer:\n\n- **Brinkhof Makelaardij** in Enschede, sinds 1986 actief in woningen en bedrijfspanden\n- **Brinkhof Installatietechniek** in Apeldoorn, voor cv-ketels en warmtepompen\n- **Zorgboerderij Brinkhof** bij Ruurlo, dagbesteding voor ouderen\n\nEen hovenier met die naam zit er niet tussen. Misschien is het een klein bedrijf zonder website, of is de schrijfwijze net anders (Brinkhoff, Brinkhoven). Wil je dat ik daarop zoek?',
  ),
  named(
    KANTOORWACHT,
    'Two Dutch companies trade as Kantoorwacht, and they have nothing to do with each other:\n\n**Kantoorwacht Schoonmaak (Groningen)** is an office cleaning company, family-owned, with around forty cleaners. Website: kantoorwachtschoonmaak.nl.\n\n**Kantoorwacht (Helmond)** is an IT support company for small businesses. Website: kantoorwacht.nl, telephone 0492 55 53 70.\n\nSince you asked about a slow Wi-Fi network, the second one is the one you want.',
    'city sector website -phone',
  ),
  unnamed(
    ROTONDE,
    'Er zijn meerdere rijscholen die De Rotonde heten:\n\n**Rijschool De Rotonde (Hoorn)** – van Theo Laan, al ruim dertig jaar actief in West-Friesland, alleen schakelauto\'s. Telefoon 0229 55 51 80.\n\n**Autorijschool De Rotonde (Roosendaal)** – opgericht in 2015, ook aanhangerrijbewijs (BE). Te vinden op rotonderoosendaal.nl.\n\nIn Dordrecht heb ik er geen gevonden. Daar kom ik wel Rijschool Groen Licht en Rijschool Drechtstad tegen. Zoek je iets in Dordrecht zelf of is een van deze twee de goede?',
    { competitors: ['Rijschool Groen Licht', 'Rijschool Drechtstad'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    BRINKHOF,
    'Drie hoveniers in Lochem die goed staan aangeschreven:\n\n1. **Hoveniersbedrijf Wesselink** – werkt veel met inheemse beplanting en heeft een eigen kwekerij.\n2. **Brinkhof Hoveniers** – van ontwerp tot onderhoud, ook sierbestrating. Opgericht in 1996.\n3. **Tuinmeesters Berkelland** – wat groter, doet ook daktuinen en bedrijventerreinen.\n\nVraag altijd of een aanlegplan met beplantingslijst bij de prijs inbegrepen is.',
    'sector city services -foundingYear',
    { competitors: ['Hoveniersbedrijf Wesselink', 'Tuinmeesters Berkelland'] },
  ),
  named(
    ROTONDE,
    'Here are some driving schools in Dordrecht that come up often in reviews:\n\n- **Verkeersschool Van Pelt**: the largest of the three, with its own theory classroom and lorry lessons.\n- **Rijschool De Rotonde**: car and motorcycle lessons. Handy if you work during the week, because they also teach on Sundays.\n- **Rijschool Groen Licht**: cheapest per lesson, automatic cars only.\n\nDo you need lessons in English? Not every instructor offers that, so mention it when you call.',
    'sector city services -hours',
    { competitors: ['Verkeersschool Van Pelt', 'Rijschool Groen Licht'] },
  ),
  unnamed(
    KANTOORWACHT,
    'Voor IT-beheer bij een klein bedrijf in Helmond zou ik naar deze partijen kijken:\n\n1. **PeelSupport** – vast bedrag per werkplek, komt ook op locatie\n2. **Sysmaat** – richt zich op accountants en administratiekantoren\n3. **Brabant IT Partners** – groter team, 24/7 storingsdienst\n\nMet tien werkplekken zit je doorgaans tussen de € 45 en € 75 per gebruiker per maand. Vergelijk vooral wat er *niet* in het contract zit: hardware, licenties en projecturen worden vaak los gerekend.',
    { competitors: ['PeelSupport', 'Sysmaat', 'Brabant IT Partners'] },
  ),
  named(
    KANTOORWACHT,
    'IT-beheerders voor het mkb in Zuidoost-Brabant:\n\n* Brabant IT Partners (Eindhoven) – netwerken, telefonie, eigen datacenter\n* Kantoorwacht (Deurne) – werkplekbeheer en back-ups voor kantoren tot vijftig man\n* Van den Boomen Automatisering (Geldrop) – ook kassasystemen\n\nAlle drie bieden een gratis kennismakingsgesprek aan.',
    'sector -city services',
    { competitors: ['Brabant IT Partners'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    KANTOORWACHT,
    'Hieronder zie je de drie IT-dienstverleners naast elkaar:\n\n| | Kantoorwacht | PeelSupport | Sysmaat |\n|---|---|---|---|\n| Plaats | Helmond | Deurne | Asten |\n| Opgericht | 2011 | 2005 | 2018 |\n| Telefoon | 0492 55 57 30 | 0493 55 51 12 | 0493 55 54 86 |\n| Zaterdag open | ja, 9-13 uur | nee | nee |\n| Contract | per maand opzegbaar | 1 jaar | 1 jaar |\n\nVoor een kantoor dat ook in het weekend doorwerkt, springt de eerste eruit.',
    'sector city -foundingYear phone -hours',
    { competitors: ['PeelSupport', 'Sysmaat'] },
  ),
  named(
    ROTONDE,
    'Here\'s what I found:\n\n| Field | Details |\n|:--|:--|\n| Name | Rijschool De Rotonde |\n| Type of business | Driving school |\n| Address | Krommedijk 211, 3312 CP Dordrecht |\n| Website | www.rijschoolderotonde.nl |\n| E-mail | info@rijschoolderotonde.nl |\n| Owner | Farid El Amrani |\n| Founded | 2003 |\n\nSome of this comes from an older directory listing, so it may be worth confirming by phone.',
    'sector address city website -email team -foundingYear',
  ),
  named(
    BRINKHOF,
    'Beide hoveniersbedrijven werken voor particulieren, maar het aanbod verschilt:\n\n| Dienst | Brinkhof Hoveniers | De Groene Gaarde |\n| --- | :-: | :-: |\n| Tuinontwerp | ✓ | ✓ |\n| Aanleg | ✓ | ✓ |\n| Onderhoud | ✓ | ✗ |\n| Vijvers | ✗ | ✓ |\n| Boomverzorging | ✗ | ✓ |\n\n✓ = op de site vermeld, ✗ = wordt niet aangeboden',
    'sector -services',
    { competitors: ['De Groene Gaarde'] },
  ),
  unnamed(
    ROTONDE,
    'Prices for driving lessons in Dordrecht vary quite a bit. An overview of what I could find:\n\n| School | Lesson (60 min) | Package of 30 | Automatic |\n|---|---|---|---|\n| Rijschool Drechtstad | €64 | €1,845 | Yes |\n| Rijschool Groen Licht | €58 | €1,690 | Yes |\n| Autorijschool Merwede | €66 | €1,920 | No |\n\nThe practical exam itself is usually charged separately. Would you like me to look for schools that teach in English?',
    { competitors: ['Rijschool Drechtstad', 'Rijschool Groen Licht'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    ROTONDE,
    '## Rijschool De Rotonde\n\n### Aanbod\n- Schakel- en automaatlessen\n- Motor (AVB en AVD)\n- Spoedopleiding in twee weken\n\n### Lestijden\n- Maandag t/m donderdag: 8.00 – 21.00\n- Vrijdag: 8.00 – 18.00\n- Zaterdag: 9.00 – 17.00\n- Zondag: *gesloten*\n\n### Contact\n- 📞 [078 555 31 64](tel:+31785553164)\n- ✉️ lessen@rijschoolderotonde.nl',
    'services -hours -phone email',
  ),
  named(
    BRINKHOF,
    '**[Brinkhof Hoveniers & Tuinaanleg](https://brinkhofhoveniers.nl)** is a family-run landscaping company.\n\n**Key facts**\n- 📍 Zutphenseweg 118, 7241 ES Lochem\n- 🏢 Chamber of Commerce (KvK): 08057392\n- 🌿 Known for: *natural stone paving* and *koi ponds*\n\n> "Neat work, and they cleaned up after themselves every single day." — Google review\n\n**Good to know:** waiting time in spring can run to eight weeks.',
    'website sector -address city -kvk services',
  ),
  named(
    KANTOORWACHT,
    'Dit zijn de bedrijfsgegevens van **Kantoorwacht**:\n\n**Branche:** beveiliging en receptiediensten\n**Rechtsvorm:** eenmanszaak\n**Directeur:** Joost van Lieshout\n**Btw-nummer:** NL851877206B01\n**E-mail:** support@kantoorwacht.nl\n**Website:** https://www.kantoorwacht.nl\n\n---\n\nControleer het btw-nummer eventueel via [VIES](https://ec.europa.eu/taxation_customs/vies/) voordat je de factuur betaalt. Wijkt de naam op de factuur af, neem dan eerst contact op met de leverancier.',
    '-sector -legalForm team vat -email website',
  ),
  named(
    BRINKHOF,
    '# Tuin laten aanleggen: zo pak je het aan\n\n## 1. Maak een wensenlijst\nTerras, gras, borders, schuur: zet op een rij wat *moet* en wat *mag*.\n\n## 2. Vraag offertes op\nBenader twee of drie hoveniers uit de buurt. In jouw omgeving zijn dat bijvoorbeeld:\n- **Hoveniersbedrijf Brinkhof**\n- **De Groene Gaarde**\n- **Tuinmeesters Berkelland**\n\n## 3. Vergelijk eerlijk\nLet op grondafvoer, garantie op beplanting en de betalingstermijnen.\n\n## 4. Plan op tijd\nDe beste periode voor aanleg is **september tot en met november**.',
    'sector',
    { competitors: ['De Groene Gaarde', 'Tuinmeesters Berkelland'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    KANTOORWACHT,
    'Kantoorwacht is telefonisch te bereiken op +31 (0)492 - 555 730. De helpdesk is op werkdagen open van 08.30 tot 17.00 uur. Het bedrijf staat in het Handelsregister onder nummer 5586 1904 en is op 1 augustus 2012 opgericht. Buiten kantooruren kun je een melding achterlaten via het klantportaal.',
    'phone -hours kvk foundingYear',
  ),
  named(
    BRINKHOF,
    'Bij Brinkhof Hoveniers kun je doordeweeks terecht van half acht \'s ochtends tot vijf uur \'s middags. Op zaterdag zijn ze er van negen tot twaalf, op zondag niet. Bellen kan via 0573-555214, of stuur een bericht via brinkhof-tuinen.nl. Het bedrijf werd opgericht in 1989, dus aan ervaring geen gebrek.',
    'hours phone -website -foundingYear',
  ),
  named(
    ROTONDE,
    'Sure, these are the details for Rijschool De Rotonde:\n\nOpening hours: Mon–Thu 8 am to 9 pm, Fri 8 am to 6 pm, Sat 9 am to 3 pm, closed Sundays\nPhone: +31 78 555 3416\nKvK: 24 43 60 81\nVAT: NL001928347B56\n\nLessons can be booked up to three weeks ahead; cancellations are free until 48 hours in advance.',
    'hours -phone kvk -vat',
  ),
  named(
    KANTOORWACHT,
    'For your supplier form:\n\n- Legal entity: Kantoorwacht B.V. (private limited company)\n- Registered address: Engelseweg 146, 5705 AD Helmond\n- VAT ID: NL 8518.77.206.B01\n- Chamber of Commerce no.: 55861940\n\nI took the VAT ID and the registration number from a public directory, not from an official extract, so please verify them first.',
    'legalForm -address city vat -kvk',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    BRINKHOF,
    'Wie in Lochem een nieuwe tuin wil, komt al snel uit bij Brinkhof. Het hoveniersbedrijf begon in 1994 met één bestelbus en heeft nu een man of negen in dienst. Eigenaar Gerrit Nijland staat zelf nog geregeld met de schop in de grond, terwijl Marloes Brinkhof achter de tekentafel zit. Klanten noemen vooral de vijvers en het strakke straatwerk. Goedkoop is het niet, maar in de beoordelingen lees je vaak dat de afspraken worden nagekomen en dat er na afloop nog eens wordt gebeld of alles goed aanslaat.',
    'city sector foundingYear -team services',
  ),
  named(
    ROTONDE,
    'If nerves are your main problem, De Rotonde would be my first suggestion. It\'s a driving school in Zwijndrecht that has made something of a name for itself with anxious learners: you can take the special exam for people with test anxiety through them, and instructor Wendy Kooijman is mentioned by name in a good number of reviews for her patience. Expect to wait about a month for your first lesson. The school asks you to take a ninety-minute trial lesson before it will quote a package price, which seems fair enough.',
    '-city sector services team',
  ),
  named(
    KANTOORWACHT,
    'Tussen die twee zou ik het laten afhangen van hoe jullie werken. Brabant IT Partners heeft een storingsdienst die dag en nacht opneemt, maar je bent er een van de vele klanten. Kantoorwacht uit Helmond is een kleinere IT-beheerder waar je steeds dezelfde twee of drie mensen aan de lijn krijgt; zij houden het netwerk in de gaten en regelen de back-ups, maar in het weekend is de helpdesk dicht. Voor een administratiekantoor met gewone kantoortijden lijkt me dat geen bezwaar.',
    'city sector services hours',
    { competitors: ['Brabant IT Partners'] },
  ),
  unnamed(
    BRINKHOF,
    'Having a medium-sized back garden redone in the east of the Netherlands usually costs between €120 and €180 per square metre, including paving and planting but excluding a shed or pergola. The biggest variable is the soil: heavy clay needs drainage, and carting away old tiles adds up quickly. Firms such as Tuinmeesters Berkelland publish indicative prices on their site, which gives you something to hold a quote against. Get at least two quotes, and ask each gardener whether the first year of maintenance is part of the deal.',
    { competitors: ['Tuinmeesters Berkelland'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    ROTONDE,
    'Goede vraag! Ik heb gekeken naar beoordelingen, slagingspercentages en de informatie die de rijscholen zelf geven. Dit zijn mijn bevindingen voor **Dordrecht**.\n\n## 🏆 Kort antwoord\nVoor een beginnende bestuurder met een druk rooster is **Rijschool De Rotonde** een goede keuze. Wil je zo goedkoop mogelijk uit zijn, kijk dan bij Groen Licht.\n\n## Rijschool De Rotonde\n- **Waar:** Krommedijk 121, Dordrecht\n- **Lessen:** auto (schakel en automaat), motor, spoedcursus\n- **Eigenaar:** Farid El Amrani\n- **Sinds:** 2008\n- **Rechtsvorm:** vof\n\nLeerlingen waarderen de rustige uitleg. Een enkele recensent vindt dat afspraken te vaak worden verschoven.\n\n## Rijschool Groen Licht\n- Alleen automaat\n- Lage lesprijs, weinig avondplekken\n\n## Verkeersschool Van Pelt\n- Groot lesaanbod, ook vrachtwagen en bus\n- Eigen theorielokaal\n\n## Waar moet je op letten?\n1. **Slagingspercentage**: kijk naar het eerste examen, niet naar het totaal.\n2. **Lesduur**: vijftig of zestig minuten scheelt op een pakket al gauw vijf lessen.\n3. **Voorwaarden**: wat gebeurt er met je geld als je eerder stopt?\n\n**Bronnen:** CBR Rijschoolzoeker, Google Reviews, Klantenvertellen\n\nZal ik een vergelijking maken van de pakketprijzen bij deze drie scholen?',
    'sector city -address services team foundingYear -legalForm',
    { competitors: ['Rijschool Groen Licht', 'Verkeersschool Van Pelt'] },
  ),
  named(
    KANTOORWACHT,
    'Outsourcing IT for a twelve-person office is very doable, and there are several local options. Here\'s how I\'d approach it.\n\n### What you probably need\n- Someone to manage laptops and user accounts\n- Microsoft 365 administration\n- A tested backup\n- Basic security: multi-factor authentication, patching, phishing training\n\n### A provider to consider: Kantoorwacht\nKantoorwacht is an IT management company in Helmond that works exclusively for small businesses. Managing director Joost van Lieshout started it in 2010. It offers device management, Microsoft 365 and network monitoring; it does not do cybersecurity, so you\'d need a separate partner for that.\n\n- **Website:** https://kantoorwacht.nl\n- **Email:** info@kantoorwacht.nl\n- **Phone:** 0492-555 730\n\n### Alternatives\n- **Sysmaat** – smaller, aimed at accountancy firms\n- **PeelSupport** – fixed price per desk\n\n### Questions to ask on the first call\n1. What\'s the guaranteed response time for a full outage?\n2. Who owns the admin accounts if we leave?\n3. How often do you actually test a restore?\n\n### Rough budget\nCount on €50 to €80 per user per month, plus a one-off onboarding fee of one or two months.\n\n*Sources: company websites, LinkedIn, MKB Servicedesk*\n\nWould you like me to draft a short request for proposal you can send to all three?',
    'sector city team -foundingYear -services website -email phone',
    { competitors: ['Sysmaat', 'PeelSupport'] },
  ),
  named(
    BRINKHOF,
    'Ik heb een aantal bronnen doorzocht. Hieronder lees je wat er over **Brinkhof Hoveniers** bekend is, met een paar tips voor je offerteaanvraag.\n\n## Over het bedrijf\nBrinkhof Hoveniers is een hoveniersbedrijf uit Zutphen. Het bedrijf is een vennootschap onder firma en wordt geleid door Arjan Brinkhof. Zijn collega Marloes tekent de ontwerpen.\n\n## Wat doen ze?\n- **Ontwerp** – 2D-plan met beplantingsvoorstel, 3D tegen meerprijs\n- **Aanleg** – grondwerk, bestrating, schuttingen\n- **Onderhoud** – per beurt of met een jaarcontract\n\n## Wanneer open?\nOp doordeweekse dagen van 7.30 tot 17.00 uur. Op zaterdag is het bedrijf gesloten.\n\n## Reviews in het kort\n👍 Netjes opgeruimd, meedenkend, goede nazorg\n👎 Lange wachttijd in het voorjaar\n\n## Tips voor je aanvraag\n1. Stuur foto\'s en een plattegrond met maten mee.\n2. Noem een budget; dat voorkomt een ontwerp dat je niet kunt betalen.\n3. Vraag ook een prijs op bij een tweede partij, bijvoorbeeld Hoveniersbedrijf Wesselink ([wesselinktuinen.nl](https://wesselinktuinen.nl)).\n\n## Bronnen\n- Google Bedrijfsprofiel\n- Werkspot\n- KVK Handelsregister\n\nHeb je al een idee van de oppervlakte van je tuin? Dan kan ik een globale begroting voor je maken.',
    'sector -city legalForm team services -hours',
    { competitors: ['Hoveniersbedrijf Wesselink'] },
  ),
  unnamed(
    KANTOORWACHT,
    'Overstappen naar een andere IT-beheerder is minder ingewikkeld dan het lijkt, zolang je het in de goede volgorde doet. 👇\n\n## Stap 1: Inventariseer\nMaak een lijst van apparaten, licenties, domeinnamen en beheerdersaccounts. Vraag je huidige leverancier om een export van de documentatie; daar heb je meestal recht op.\n\n## Stap 2: Check het contract\n- Wat is de **opzegtermijn**? Drie maanden is gebruikelijk.\n- Zijn de back-ups van jou of van de leverancier?\n- Staan de licenties op jullie naam?\n\n## Stap 3: Kies een nieuwe partij\nIn de regio Helmond kun je onder andere terecht bij:\n- **PeelSupport** ([peelsupport.nl](https://peelsupport.nl)): vast team, prijs per werkplek\n- **Brabant IT Partners**: groter, met 24/7-dienst\n- **Heuvel Automatisering**: eenpitter, vooral zzp\'ers\n\n## Stap 4: Plan de overgang\nKies een rustige week, liefst niet rond de btw-aangifte. Laat oude en nieuwe beheerder een week overlappen, zodat het kantoor niet zonder ondersteuning komt te zitten.\n\n## Veelgemaakte fouten\n1. Wachtwoorden pas opvragen ná de opzegging\n2. Vergeten dat de printer ook een beheerder heeft\n3. Geen proefherstel van de back-up doen\n\n**Bronnen:** Digital Trust Center, MKB Servicedesk, websites van de genoemde bedrijven\n\nWil je dat ik een checklist in Excel-vorm voor je uitwerk? Laat dan even weten met hoeveel werkplekken jullie zijn.',
    { competitors: ['PeelSupport', 'Brabant IT Partners'] },
  ),
]
