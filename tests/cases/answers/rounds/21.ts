/** Answers that a stranger to the rules wrote: a garden designer, a veterinary practice, an IT service company. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { EEMLAND, KBO, WILDE } from '#tests/cases/answers/companies/21.ts'

/** Nothing found, partly or wholly. */
export const DENIALS: AnswerCase[] = [
  unnamed(
    EEMLAND,
    'Ik heb gezocht naar Dierenartspraktijk Eemland, maar ik kan geen betrouwbare gegevens vinden over een praktijk met precies die naam. Het kan zijn dat de naam iets anders geschreven wordt, dat de praktijk is overgenomen of dat er online simpelweg niets over gepubliceerd is.\n\nWat je kunt doen:\n- Zoek in het KvK-register op handelsnaam\n- Kijk op Google Maps bij "dierenarts Amersfoort"\n- Vraag het na bij de KNMvD, de beroepsvereniging van dierenartsen\n\nZoek je gewoon een dierenarts in de stad? Dan kom ik wel Dierenkliniek De Koppel en Dierenkliniek Soesterkwartier tegen, allebei met spreekuren op werkdagen. Zal ik daar de openingstijden van opzoeken?',
    { competitors: ['Dierenkliniek De Koppel', 'Dierenkliniek Soesterkwartier'] },
  ),
  named(
    WILDE,
    'Over de betrouwbaarheid van **De Wilde Tuinen** kan ik eerlijk gezegd weinig zeggen: ik vind geen beoordelingen op Trustpilot, Werkspot of Google, en ook geen uitspraken van een geschillencommissie.\n\nWat ik wél kan terugvinden:\n\n- Het is een hoveniersbedrijf uit Apeldoorn.\n- Het bestaat sinds 1987.\n- Het staat in het Handelsregister onder nummer 08071964.\n\nDat zegt nog niets over de kwaliteit van het werk. Vraag daarom altijd om twee of drie referentieprojecten, een schriftelijke offerte en een garantie op de beplanting. Of het bedrijf is aangesloten bij branchevereniging VHG heb ik niet kunnen vaststellen.',
    'city sector foundingYear -kvk',
  ),
  unnamed(
    KBO,
    'I don\'t have any verified information about a company called KBO IT. It may be a small or recently founded business that hasn\'t left much of a trace online, or it might trade under another name.\n\nIf you are considering them as your IT partner, I would suggest:\n\n1. Looking up the company in the Dutch Chamber of Commerce (KvK) register\n2. Asking for two or three customer references\n3. Checking whether they hold an ISO 27001 certificate\n4. Requesting a sample service level agreement\n\nIf you can share their website or location, I\'m happy to help you interpret what you find.',
  ),
  named(
    KBO,
    'Wie de eigenaar van KBO IT is, kon ik niet achterhalen; ook omzetcijfers en het aantal medewerkers zijn nergens openbaar. Het weinige dat er wel te vinden is: de onderneming is een besloten vennootschap, zit aan het Industrieplein in Hengelo en is volgens een regionale bedrijvengids opgericht in 2009. Klantbeoordelingen ontbreken.\n\nVoor meer zekerheid kun je een uittreksel opvragen bij de Kamer van Koophandel (enkele euro\'s), daar staan de bestuurders in vermeld.',
    'city address legalForm -foundingYear',
  ),
]

/** Similar names, and the word in another meaning. */
export const NAMES: AnswerCase[] = [
  unnamed(
    WILDE,
    'Wilde tuinen zijn de laatste jaren erg populair, en terecht: ze trekken bijen en vlinders, houden regenwater vast en vragen minder werk dan een strak gazon.\n\nZo pak je het aan in Apeldoorn, met zijn zandgrond:\n1. **Verwijder tegels** en meng wat compost door de bovenste laag.\n2. **Zaai inheems**: margriet, duizendblad, wilde peen en grasklokje doen het goed op droge grond.\n3. **Maai twee keer per jaar**, eind juni en eind september, en voer het maaisel af.\n4. **Laat een hoek met rust** voor egels en padden.\n\nWil je het laten doen? Veluwe Groen en Tuinstudio Loenen hebben allebei ervaring met de wilde tuin. Reken op € 45 tot € 90 per vierkante meter, afhankelijk van de beplanting.',
    { competitors: ['Veluwe Groen', 'Tuinstudio Loenen'] },
  ),
  named(
    EEMLAND,
    'Let op, er zijn twee namen die sterk op elkaar lijken en die online geregeld worden verward.\n\n**Dierenartspraktijk Eemland** is een dierenartspraktijk voor gezelschapsdieren aan de Leusderweg 241. Het telefoonnummer is 033 555 61 49.\n\n**Dierenhotel Eemland** is een pension voor honden en katten in Bunschoten, telefoon 033 555 20 77. Daar kun je alleen terecht voor opvang; er werkt geen dierenarts. Het pension bestaat sinds 2011 en is elke dag open van negen tot vijf.\n\nHeb je een medische vraag over je huisdier, bel dan de eerste van de twee.',
    'address -phone sector',
  ),
  unnamed(
    KBO,
    'KBO kan verschillende dingen betekenen:\n\n- **Kruispuntbank van Ondernemingen**: het Belgische register waarin elke onderneming een ondernemingsnummer heeft. De KBO is een databank van de FOD Economie en is gratis te raadplegen via KBO Public Search. De IT-afdeling van de FOD beheert ook de webservices waarmee softwarebedrijven de gegevens kunnen ophalen.\n- **KBO (Katholieke Bond van Ouderen)**: een Nederlandse seniorenorganisatie, later samengegaan met PCOB tot KBO-PCOB. Veel afdelingen geven computer- en tabletlessen.\n- **Key Business Objective**: een managementterm.\n\nAls je het over automatisering hebt, bedoel je waarschijnlijk de eerste. Klopt dat?',
  ),
  unnamed(
    WILDE,
    'I found **Wildenberg Tuinen**, a landscaping firm in Arnhem that seems to match what you describe. Some details:\n\n- Address: Apeldoornseweg 310, Arnhem\n- Phone: 026 555 14 70\n- Founded: 1994 by Henk Wildenberg\n- Services: garden design, paving, ponds, roof gardens\n- Website: wildenbergtuinen.nl\n\nThey also take on projects around Apeldoorn, where they compete with Hoveniersbedrijf Kamphuis. Reviews on Google average 4.4 stars out of 38 ratings. Customers praise the clear planning; a few mention that quotes took several weeks.\n\nWould you like me to compare their prices with other landscapers in Gelderland?',
    { competitors: ['Hoveniersbedrijf Kamphuis'] },
  ),
]

/** An alias, initials, or the name without its legal form. */
export const ABBREVIATIONS: AnswerCase[] = [
  named(
    EEMLAND,
    'Ja, bij DAP Eemland kun je je hond laten chippen en meteen registreren bij een databank. De praktijk zit aan de Leusderweg in Amersfoort; een afspraak maak je via 033-5551694 of door te mailen naar balie@dapeemland.nl. Een chip met registratie kost gemiddeld tussen de 45 en 65 euro. Vergeet niet dat je zelf eerst een UBN moet aanvragen bij RVO, anders kan de chip niet op jouw naam worden gezet.',
    'city address -phone email services',
  ),
  named(
    KBO,
    'Voor een kantoor van tien werkplekken in Twente zou ik deze drie eens bellen:\n\n**Netwerkhuis** – vooral sterk in bekabeling en wifi, kantoor in Enschede.\n\n**Kantoorbeheer Oost** – IT-bedrijf uit Almelo dat zich richt op kleine kantoren (accountants, notarissen, makelaars). Beheert de werkplekken op afstand voor een vast bedrag per gebruiker en verzorgt dagelijkse back-ups. Tel. 074 555 29 06.\n\n**Byte & Co** – jong team, werkt uitsluitend met Apple.\n\nVraag ze alle drie om een nulmeting van je netwerk; dat doen ze meestal gratis.',
    '-city phone sector services',
    { competitors: ['Netwerkhuis', 'Byte & Co'] },
  ),
  named(
    WILDE,
    'De Wilde Hoveniers is a family-run landscaping company based in Apeldoorn, the Netherlands. The business was started in 1978 and is now led by Joost de Wilde, who took over from his father. According to their site (www.dewildetuinen.nl) they handle the complete process, from the first sketch and planting plan to laying the patio and looking after the garden in the years that follow.\n\nI could not find independent reviews in English. Dutch customers on a local forum describe the crew as tidy and punctual.',
    'city website -foundingYear sector services team',
  ),
  named(
    KBO,
    'K.B.O. IT uit Hengelo is in 2006 begonnen als Kantoorbeheer Oost; die naam staat nog altijd in het Handelsregister. De afkorting gebruiken ze sinds een jaar of tien naar buiten toe. Servicemanager Esra Yilmaz is het vaste aanspreekpunt voor klanten. Je vindt het team aan het Industrieplein 17 en storingen meld je via helpdesk@kbo-it.nl.',
    'city -address email foundingYear team',
  ),
]

/** Several companies of that name. */
export const SAME_NAME: AnswerCase[] = [
  named(
    WILDE,
    'Er zijn meerdere bedrijven die De Wilde Tuinen (of iets wat daar dicht bij komt) heten:\n\n1. **De Wilde Tuinen, Apeldoorn** – hovenier, Zutphensestraat 118. Ontwerp, aanleg en onderhoud van particuliere tuinen. Zaterdag open van 9 tot 14 uur.\n2. **De Wilde Tuinen, Zierikzee** – eenmanszaak van Peter de Wilde, vooral snoeiwerk; tel. 0111 555 302, opgericht in 2014.\n3. **Dewilde Tuinen, Roeselare (België)** – tuinaanneming en zwembaden, actief sinds 1969.\n\nZe hebben voor zover ik weet niets met elkaar te maken. Over welke van de drie wil je meer weten?',
    'city address sector services -hours',
  ),
  named(
    EEMLAND,
    'Bedoel je de praktijk in Amersfoort of die in Baarn? Er zijn er namelijk twee met de naam Dierenartspraktijk Eemland.\n\nDie in **Amersfoort** is een dierenartsenpraktijk voor honden, katten, konijnen en knaagdieren en is van Floor Wassenaar. Inentingen, gebitssanering en castraties worden er allemaal gedaan. De website is dierenartseemland.nl.\n\nDie in **Baarn** is een ambulante paardenpraktijk van drs. M. Terpstra, bereikbaar via 035 555 81 20 en eemlandpaard.nl. Deze bestaat sinds 2003 en heeft geen spreekuur aan huis.',
    'city -website sector services team',
  ),
  named(
    KBO,
    'There appear to be two Dutch IT firms trading as "KBO IT", so make sure you contact the right one:\n\n| | KBO IT (Hengelo) | KBO IT (Groningen) |\n|---|---|---|\n| Legal entity | Kantoorbeheer Oost B.V. | eenmanszaak K. Boersma |\n| Chamber of Commerce | 08150372 | 62907741 |\n| Focus | managed workplaces for small offices | web shops and hosting |\n| Phone | 074 555 92 06 | 050 555 33 18 |\n\nThe Groningen business belongs to Klaas Boersma and started in 2015. The one in Hengelo is considerably larger.',
    'city -phone kvk legalForm sector services',
  ),
  unnamed(
    WILDE,
    'De naam De Wilde Tuinen kom ik op twee plaatsen tegen, maar geen van beide is een hovenier in Apeldoorn:\n\n- **Theetuin De Wilde Tuinen** in Goes: een pluktuin met terras, geopend van april tot en met oktober, woensdag t/m zondag van 10.00 tot 17.00 uur. Telefoon 0113 555 618.\n- **De Wilde Tuinen vzw** in Gent: een vereniging die volkstuintjes beheert en cursussen ecologisch tuinieren geeft.\n\nEen hoveniersbedrijf met die naam in Apeldoorn ken ik niet. Wel zijn daar onder andere Hoveniersbedrijf Kamphuis en Veluwe Groen actief. Misschien bedoel je een van die twee?',
    { competitors: ['Hoveniersbedrijf Kamphuis', 'Veluwe Groen'] },
  ),
]

/** Recommendations in a list. */
export const LISTS: AnswerCase[] = [
  named(
    WILDE,
    'Goede hoveniers in Apeldoorn zijn er genoeg. Dit zijn vijf namen die vaak terugkomen:\n\n1. **Veluwe Groen** – groot bedrijf met 25 man, ook voor VvE\'s en gemeenten. Bestaat sinds 1975.\n2. **Groenrijk De Maten** – tuincentrum met een eigen aanlegploeg.\n3. **De Wilde Tuinen** – kleinschalig, bekend om zijn vijvers en natuurlijke beplanting. Marieke Lubbers tekent de ontwerpen. Bel 06 21 55 83 40.\n4. **Tuinstudio Loenen** – alleen ontwerp, geen aanleg.\n5. **Hoveniersbedrijf Kamphuis** – goedkoop in onderhoud, telefoon 055 555 90 11.\n\nTip: vraag minstens drie offertes aan en let op of grondafvoer is inbegrepen. In het voorjaar zijn de wachttijden het langst; wie in november belt, kan vaak in maart terecht.',
    'city phone sector services team',
    { competitors: ['Veluwe Groen', 'Tuinstudio Loenen', 'Hoveniersbedrijf Kamphuis'] },
  ),
  unnamed(
    EEMLAND,
    'Zoek je een dierenarts in Amersfoort die op zaterdag open is? Deze praktijken hebben volgens hun website zaterdagspreekuur:\n\n• **Dierenartsencentrum Heiligenberg** – 9.00 tot 13.00 uur, zonder afspraak. Gevestigd aan de Heiligenbergerweg.\n• **Dierenkliniek De Koppel** – 10.00 tot 12.00 uur, alleen op afspraak. Ook röntgen en echo.\n• **Dierendokters Hoogland** – om de week, 9.30 tot 11.30 uur.\n\nBuiten die tijden kun je voor spoed in heel Eemland terecht bij de Spoedkliniek voor Dieren; houd rekening met een toeslag van ongeveer € 90. Bel altijd eerst, want de lijnen worden \'s nachts doorgeschakeld.',
    { competitors: ['Dierenartsencentrum Heiligenberg', 'Dierenkliniek De Koppel'] },
  ),
  named(
    KBO,
    'Here are some managed service providers in and around Hengelo that work with small offices:\n\n- **Twente Systemen** (Enschede): about 60 staff, strong in ERP. Probably too large for an office of eight.\n- **KBO IT** (Hengelo): an IT support company that looks after Microsoft 365, networks and VoIP telephony for offices of 3 to 40 people. Website: kbo-it.com.\n- **Netwerkhuis** (Borne): cabling, Wi-Fi and cameras; hourly rates rather than subscriptions.\n- **De IT-Boerderij** (Delden): repairs and refurbished laptops.\n\nFor a small accounting office I would start with the second and ask for a fixed price per workplace, including security updates and a backup test twice a year.',
    'city -website sector services',
    { competitors: ['Twente Systemen', 'Netwerkhuis'] },
  ),
  named(
    EEMLAND,
    'Top 4 voor een kattencastratie in Amersfoort, op volgorde van prijs (indicatie):\n\n1. Dierenkliniek Soesterkwartier, € 89\n2. Dierenartspraktijk Eemland, € 95, je kat mag dezelfde dag weer mee naar huis. Adres: Leusderweg 214\n3. Dierenartsencentrum Heiligenberg, € 99\n4. Dierenkliniek De Koppel, € 112, inclusief chip\n\nPrijzen zijn exclusief eventuele pijnstilling voor thuis. Katers kunnen vanaf zes maanden, poezen liefst vóór de eerste krolsheid.',
    'city -address services',
    { competitors: ['Dierenkliniek Soesterkwartier', 'Dierenartsencentrum Heiligenberg', 'Dierenkliniek De Koppel'] },
  ),
]

/** Comparisons and key facts in a table. */
export const TABLES: AnswerCase[] = [
  named(
    WILDE,
    'Een vergelijking van de hoveniersbedrijven die je noemt:\n\n| Bedrijf | Sinds | Vestigingsplaats | Specialiteit | Telefoon |\n|---|---|---|---|---|\n| Hoveniersbedrijf Kamphuis | 1991 | Ugchelen | onderhoud | 055 555 90 11 |\n| De Wilde Tuinen | 1987 | Apeldoorn | ontwerp en aanleg, waterpartijen | 055 555 38 72 |\n| Veluwe Groen | 1975 | Beekbergen | groenvoorziening | 055 555 47 00 |\n\nVoor een complete nieuwe achtertuin met vijver past de middelste het best bij je wensen. Gaat het je alleen om heggen knippen en gras maaien, dan is de eerste voordeliger.',
    'city -phone foundingYear sector services',
    { competitors: ['Hoveniersbedrijf Kamphuis', 'Veluwe Groen'] },
  ),
  named(
    EEMLAND,
    'Hieronder de openingstijden van Dierenartspraktijk Eemland:\n\n| Dag | Open | Dicht |\n|:--|:-:|:-:|\n| maandag | 8.30 | 18.00 |\n| dinsdag | 8.30 | 18.00 |\n| woensdag | 8.30 | 20.00 |\n| donderdag | 8.30 | 18.00 |\n| vrijdag | 8.30 | 18.00 |\n| zaterdag | 10.00 | 12.00 |\n| zondag | – | gesloten |\n\nOp feestdagen kunnen de tijden afwijken. Buiten openingstijd hoor je via 033 555 61 94 op het bandje welke collega dienst heeft.',
    'phone hours',
  ),
  named(
    KBO,
    '**KBO IT at a glance**\n\n| Item | Detail |\n| --- | --- |\n| Type of business | ICT service provider for small offices |\n| Registered name | Kantoorbeheer Oost B.V. |\n| Head office | Industrieplein 7, 7553 LL Hengelo |\n| VAT number | NL817290456B01 |\n| Managing director | Sander Oude Nijhuis |\n| Main competitors | Byte & Co, Twente Systemen |\n| Employees | not disclosed |\n\nThe table is based on publicly available registers; I could not confirm financial figures.',
    'city address -vat legalForm sector team',
    { competitors: ['Byte & Co', 'Twente Systemen'] },
  ),
  unnamed(
    KBO,
    'Wat kost uitbesteed ICT-beheer voor een klein kantoor in Hengelo? Een indicatie per werkplek per maand:\n\n| Aanbieder | Basis | Met back-up | Opzegtermijn |\n|---|---|---|---|\n| Twente Systemen | € 59 | € 72 | 3 maanden |\n| Netwerkhuis | € 45 | € 58 | 1 maand |\n| Byte & Co | € 39 | € 55 | 1 maand |\n| Eigen beheer | € 0 | € 8 | n.v.t. |\n\nMicrosoft 365 Business Standard (rond € 12 per gebruiker) komt hier steeds nog bij. Let erop of de helpdesk onbeperkt is: bij sommige aanbieders betaal je na vijf meldingen per maand extra.',
    { competitors: ['Twente Systemen', 'Netwerkhuis', 'Byte & Co'] },
  ),
]

/** Headings, bold, links. */
export const MARKDOWN: AnswerCase[] = [
  named(
    KBO,
    '## KBO IT\n\n### Wat doen ze?\nKBO IT neemt kleine kantoren het **complete systeembeheer** uit handen: laptops en pc\'s, het netwerk, de mailomgeving in Microsoft 365 en de telefooncentrale.\n\n### Voor wie?\n- administratiekantoren\n- huisartsen en fysiotherapeuten\n- advocaten en notarissen\n\n### Contact\n- 🌐 [www.kbo-it.nl](https://www.kbo-it.nl)\n- 📧 [helpdesk@kbo-it.nl](mailto:helpdesk@kbo-it.nl)\n- 📞 [074 555 29 06](tel:+31745552906)\n\n### Mijn oordeel\nEen degelijke **ICT-partner** voor wie in de regio Twente zit en geen eigen systeembeheerder heeft. Wie 24/7 ondersteuning nodig heeft, kan beter bij een grotere partij zoals *Twente Systemen* kijken.',
    'phone email website sector services',
    { competitors: ['Twente Systemen'] },
  ),
  named(
    WILDE,
    '# Openingstijden De Wilde Tuinen\n\n**Maandag t/m vrijdag:** 08:00 – 18:00\n**Zaterdag:** 09:00 – 12:00\n**Zondag:** gesloten\n\n> Wil je de modeltuin bekijken? Bel dan even van tevoren.\n\n**Adres:** Zutphensestraat 118, 7325 WX Apeldoorn\n**Mail:** info@dewildetuinen.nl\n\n---\n*Controleer de tijden op de website voordat je vertrekt.*',
    'city address email -hours',
  ),
  named(
    EEMLAND,
    '### Dierenartspraktijk Eemland: quick overview\n\n**What it is:** a small-animal veterinary clinic in the Dutch city of **Amersfoort**.\n\n**Who works there:** vet *Bram Hoekstra* and two veterinary nurses.\n\n**What they offer**\n* Vaccinations and health checks\n* Neutering and spaying\n* Microchipping\n* X-rays\n\n**Founded:** 1989\n\n**Website:** <https://dapeemland.nl>\n\n**Good to know:** there is plenty of free parking behind the building, and English is spoken. For emergencies at night you are referred to a regional emergency hospital in Utrecht.',
    'city website -foundingYear sector services team',
  ),
  named(
    WILDE,
    'Kort antwoord: **ja**, De Wilde Tuinen legt ook bestrating aan.\n\n#### Toelichting\n\nOp hun [dienstenpagina](https://www.dewildetuinen.nl/diensten) staat sierbestrating als vast onderdeel van een tuinaanleg, naast vlonders en erfafscheidingen. Losse opritten nemen ze **alleen** aan vanaf 40 m².\n\n#### Alternatieven\n\n1. `Hoveniersbedrijf Kamphuis` – vanaf 15 m²\n2. Stratenmakersbedrijf Ooms – gespecialiseerd in opritten, in Vaassen',
    'website services',
    { competitors: ['Hoveniersbedrijf Kamphuis'] },
  ),
]

/** Numbers, dates and hours in other notations. */
export const FACTS: AnswerCase[] = [
  named(
    EEMLAND,
    'Dierenartspraktijk Eemland is door de week open van half negen \'s ochtends tot zes uur \'s avonds. Alleen op woensdag kun je langer terecht, dan is er avondspreekuur tot acht uur. Zaterdag is de balie van tien tot twaalf bemand en op zondag is de praktijk dicht.',
    'hours',
  ),
  named(
    WILDE,
    'Zakelijke gegevens van De Wilde Tuinen (voor op een factuur of in je crediteurenadministratie):\n\nStatutaire naam: Hoveniersbedrijf De Wilde B.V.\nKvK: 0807 1946\nBtw-id: NL 8071.42.563.B.01\nPostadres: Zutphensestraat 118, Apeldoorn\nTel.: +31 (0)55-555 3827\n\nEen IBAN vermeld ik niet: vraag die altijd rechtstreeks op, in verband met factuurfraude.',
    'city address phone kvk vat legalForm',
  ),
  named(
    KBO,
    'Het algemene nummer van KBO IT is +31 74 5552906 (vanuit Nederland 0745552906). Storingen kun je ook per mail melden, via helpdesk@kbo.nl. De onderneming werd op 1 maart 2006 ingeschreven in het Handelsregister, met als nummer 08.15.03.72.',
    'phone -email foundingYear kvk',
  ),
  named(
    EEMLAND,
    'According to its listing, Dierenartspraktijk Eemland keeps the following hours:\n\nMon, Tue, Thu, Fri: 8.30 am – 6 pm\nWed: 8.30 am – 9 pm\nSat: 10 am – noon\nSun: closed\n\nYou can reach the front desk at 0031 33 555 61 94. The nearby Dierenkliniek De Koppel is open until 7 pm on weekdays, should you need a later appointment on another day.',
    'phone -hours',
    { competitors: ['Dierenkliniek De Koppel'] },
  ),
]

/** Paragraphs. */
export const PROSE: AnswerCase[] = [
  named(
    WILDE,
    'Wie in Apeldoorn een tuin wil laten aanleggen, komt al snel uit bij De Wilde Tuinen. Het hoveniersbedrijf werd in 1987 opgericht en is sindsdien gevestigd aan de Zutphensestraat. Eigenaar is Kees de Wilde, die met een ploeg van een man of acht vooral in de villawijken aan de westkant van de stad werkt.\n\nHet bedrijf staat bekend om een losse, natuurlijke stijl met veel vaste planten en grassen. Klanten krijgen eerst een ontwerpgesprek aan huis, daarna een schetsontwerp met begroting, en pas als die akkoord is gaat de schop de grond in. Voor het onderhoud daarna sluiten ze jaarcontracten.\n\nAndere namen die in dezelfde prijsklasse vallen zijn Tuinstudio Loenen, dat zich beperkt tot ontwerpen, en Hoveniersbedrijf Kamphuis, dat in 1991 begon en juist sterk is in groot onderhoud. Voor een tuin van honderd vierkante meter moet je bij alle drie rekenen op een bedrag tussen de tien- en twintigduizend euro, afhankelijk van de materialen. Zet je wensen vooraf op papier en vraag naar een vaste prijs; meerwerk is in deze branche de belangrijkste bron van discussie.',
    'city address foundingYear sector services -team',
    { competitors: ['Tuinstudio Loenen', 'Hoveniersbedrijf Kamphuis'] },
  ),
  named(
    KBO,
    'Kantoren in Twente die hun automatisering willen uitbesteden hebben grofweg twee smaken: een grote partij als Twente Systemen, met tientallen consultants en een ticketportaal, of een klein bedrijf waar je de beheerder bij zijn voornaam kent. KBO IT hoort bij die tweede groep. De IT-dienstverlener werkt sinds 2006 vanuit Hengelo en telt zeven mensen.\n\nDirecteur Sander Oude Nijhuis vertelde in een interview met een ondernemersblad dat hij bewust geen klanten met meer dan veertig werkplekken aanneemt. Wie belt, krijgt direct een technicus aan de lijn. Telefonie doen ze overigens niet, daarvoor verwijzen ze door naar een collega-bedrijf.',
    'city foundingYear sector -services team',
    { competitors: ['Twente Systemen'] },
  ),
  named(
    EEMLAND,
    'Dierenartspraktijk Eemland in Amersfoort is een middelgrote praktijk die in 1996 haar deuren opende. Wat opvalt in de recensies is dat baasjes zich gehoord voelen: er wordt de tijd genomen en dierenarts Bram Hoekstra legt behandelingen uit in gewone taal. De praktijk ent, chipt en verzorgt gebitten, maar doet geen ingewikkelde orthopedie. Kritiek is er ook, vooral over de kosten en over de volle telefoonlijn.\n\nDe praktijk is geen onderdeel van een keten, anders dan Dierenartsencentrum Heiligenberg, dat enkele jaren geleden door een Zweedse investeerder is overgenomen. Al met al lijkt het een betrouwbare keuze voor wie een vaste dierenarts voor hond of kat zoekt. Medische kwaliteit kan ik op basis van online recensies natuurlijk niet beoordelen.',
    'city -foundingYear sector services team',
    { competitors: ['Dierenartsencentrum Heiligenberg'] },
  ),
  named(
    WILDE,
    'De Wilde Tuinen is a landscape gardener from Deventer that has been around since 1997. Most of the work consists of private gardens: the team draws up a design, lays the terraces and paths, digs ponds and comes back a few times a year for maintenance. Marieke Lubbers, the in-house designer, has a preference for native shrubs and ornamental grasses, which shows in nearly every project in the portfolio.\n\nPrices are not listed online. A comparable firm, Veluwe Groen, publishes an hourly rate of 48 euros excluding VAT, and it seems reasonable to expect something similar here.',
    '-city -foundingYear sector services team',
    { competitors: ['Veluwe Groen'] },
  ),
]

/** Whole answers in the manner of each assistant. */
export const ASSISTANTS: AnswerCase[] = [
  named(
    EEMLAND,
    'Dierenartspraktijk Eemland is een dierenartspraktijk voor gezelschapsdieren in Amersfoort, gevestigd aan de Leusderweg 241[1]. De praktijk is in handen van Floor Wassenaar[1][2] en biedt onder meer vaccinaties, chippen, gebitsbehandelingen en röntgenonderzoek[1]. Op woensdag is er avondopenstelling tot 20:00 uur[3].\n\nIn de omgeving zijn ook Dierenkliniek De Koppel[4] en Dierenkliniek Soesterkwartier[5] actief; de laatste bestaat sinds 2009 en heeft een eigen laboratorium.\n\nBronnen:\n[1] https://dapeemland.nl/over-ons\n[2] https://www.amersfoortnieuws.example/nieuwe-eigenaar-praktijk\n[3] https://dapeemland.nl/contact\n[4] https://dierenkliniekdekoppel.nl\n[5] https://www.dierenkliniek-soesterkwartier.nl\n\nVerwante vragen:\n- Wat kost een gebitsreiniging bij een hond?\n- Welke dierenarts in Amersfoort heeft nachtdienst?',
    'city address website sector services team hours',
    { competitors: ['Dierenkliniek De Koppel', 'Dierenkliniek Soesterkwartier'] },
  ),
  named(
    KBO,
    'Goede vraag! Hier is wat ik weet over **KBO IT** 👇\n\n✅ **Wat voor bedrijf?** Een webdesignbureau uit Hengelo\n✅ **Doelgroep:** kantoren tot zo\'n 40 medewerkers\n✅ **Adres:** Industrieplein 7\n✅ **Rechtsvorm:** bv\n✅ **KvK-nummer:** 08150273\n\n⚠️ **Let op:** recensies zijn er nauwelijks, dus vraag om referenties bij bedrijven uit jouw branche.\n\nWil je dat ik:\n- een lijstje met vragen maak voor een kennismakingsgesprek?\n- de aanpak vergelijk met die van **Byte & Co** of **Netwerkhuis**?\n\nLaat het me weten! 😊',
    'city address -kvk legalForm -sector',
    { competitors: ['Byte & Co', 'Netwerkhuis'] },
  ),
  named(
    WILDE,
    'Voor een nieuwe tuin in Apeldoorn zijn er verschillende goede opties. Welke het beste past, hangt af van je budget en van hoeveel je zelf wilt doen.\n\n**Voor een compleet traject (ontwerp + aanleg):**\n* **De Wilde Tuinen:** Deze hovenier aan de Zutphensestraat 181 begeleidt het hele proces, van schets tot laatste plant. De eigenaar, Joost de Wilde, komt zelf langs voor het eerste gesprek. Contact: info@dewildetuinen.nl.\n* **Veluwe Groen:** Groter en sneller beschikbaar, maar minder persoonlijk.\n\n**Voor alleen een ontwerp:**\n* **Tuinstudio Loenen:** Levert een beplantingsplan en werktekeningen waarmee je zelf aan de slag kunt. Gevestigd in Loenen sinds 2012.\n\n**Tips bij het kiezen:**\n* Vraag naar foto\'s van tuinen die minstens drie jaar oud zijn.\n* Controleer of het bedrijf VHG-lid is.\n* Laat de afwatering opnemen in het ontwerp.\n\nHeb je al een idee van de stijl en de oppervlakte? Dan kan ik een richtprijs voor je uitrekenen.',
    'city -address email sector services team',
    { competitors: ['Veluwe Groen', 'Tuinstudio Loenen'] },
  ),
  named(
    KBO,
    'I should be upfront that my knowledge of small regional companies is limited and may be out of date, so please treat this with some caution.\n\nWith that caveat: KBO IT is, as far as I know, an IT services company in Hengelo, in the east of the Netherlands. It was set up in 2006 under the name Kantoorbeheer Oost and is organised as a private limited company (B.V.). Its bread and butter is looking after computers, networks and cloud backups for small professional offices such as accountants and dentists. The director is Mark Oude Nijhuis.\n\nI don\'t have reliable information about pricing, response times or customer satisfaction. Before signing anything, I\'d ask for a written service level agreement, and I\'d check the company\'s entry with the Chamber of Commerce.\n\nIs there a specific aspect you\'re trying to evaluate, for instance security or how easy it is to switch providers?',
    'city foundingYear legalForm sector services -team',
  ),
]
