/** Answers that a stranger to the rules wrote: a roofer, an optician and a webshop for baby clothes. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { KNOOPJESKIND, SCHERP, VAN_HAAREN } from '#tests/cases/answers/companies/51.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    VAN_HAAREN,
    'Ik heb gezocht, maar over Van Haaren Dakwerken kan ik geen betrouwbare informatie vinden: geen website, geen reviews en geen vermelding in de bronnen waar ik toegang toe heb. Dat kan betekenen dat het een klein bedrijf is dat vooral via mond-tot-mondreclame werkt.\n\nWil je zekerheid, dan kun je het Handelsregister van de KvK raadplegen of kijken of het bedrijf is aangesloten bij Vebidak. Zoek je vooral iemand die een lekkend dak kan herstellen in de omgeving van Uden, dan kom ik wel **Kuijpers Dakbedekking** en **Maasland Daken** tegen; beide hebben een flink aantal beoordelingen.',
    { competitors: ['Kuijpers Dakbedekking', 'Maasland Daken'] },
  ),
  named(
    SCHERP,
    'Scherp Optiek is een zelfstandige opticien in Gouda. Volgens een artikel in een lokale krant opende de zaak in 2006 de deuren. Veel meer kan ik er helaas niet met zekerheid over zeggen: actuele openingstijden en een telefoonnummer heb ik niet kunnen terugvinden, en ook over de prijzen van monturen is online weinig te lezen.',
    'sector city -foundingYear',
  ),
  unnamed(
    KNOOPJESKIND,
    'I wasn\'t able to find anything about a shop called Knoopjeskind. It doesn\'t appear in the search results I looked at, and I don\'t want to guess at an address or opening hours.\n\nA few things you could try:\n\n- Check the spelling. "Knoopjes" means "little buttons" in Dutch, so there may be several shops with a similar name.\n- Search on Instagram, where many small baby brands are more active than on their own site.\n- Look the name up in the Dutch Chamber of Commerce register.\n\nIf you tell me where you came across the name, I can have another look.',
  ),
  named(
    VAN_HAAREN,
    'Information on this company is limited, so please treat this with some caution. What I could confirm:\n\n- Van Haaren Dakwerken is a roofing contractor based in Uden, North Brabant.\n- It is registered with the Chamber of Commerce under number 16045872.\n- Its website is www.vanhaarendakwerken.nl.\n\nWhat I could **not** find: independent customer reviews, prices per square metre, or the names of the people who run it. I also don\'t know whether they work with solar panel installers.',
    'sector city -kvk website',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    SCHERP,
    'Als je in de verte niet meer scherp ziet, is de kans groot dat je bijziend bent of dat je sterkte is veranderd. Laat in dat geval een oogmeting doen. Een scherp beeld op alle afstanden krijg je vanaf een jaar of vijfenveertig meestal alleen met multifocale glazen.\n\nIn Gouda kun je voor een meting onder andere terecht bij Brillenatelier Gouwe; vaak is die gratis als je er ook een bril koopt. Heb je plotseling last van vlekken of lichtflitsen, bel dan direct je huisarts.',
    { competitors: ['Brillenatelier Gouwe'] },
  ),
  named(
    KNOOPJESKIND,
    'Ik denk dat je Knoopjeskind bedoelt. Dat is een webwinkel met babykleding van biologisch katoen, die daarnaast een klein winkeltje heeft in Steenwijk. Verwar het niet met Knoop & Kind, een naaiatelier in Zwolle, en ook niet met het merk Knoopje, dat vooral breipakketten verkoopt.\n\nBestellen kan via knoopjeskind.nl. Voor vragen kun je bellen met 0522 55 51 69.',
    'sector services -city website -phone',
  ),
  unnamed(
    VAN_HAAREN,
    'There are a few companies with a name like that. The closest match I found is Van Haren Dakbeheer in \'s-Hertogenbosch, which specialises in maintenance contracts for housing associations. It was founded in 1998 and can be reached on 073 555 14 02. Then there is vanHaren, the well-known shoe chain, which obviously has nothing to do with roofs.\n\nIf you are looking for someone to work on a private home near Uden, Dakmeesters Veghel might be a better fit, as they also take on smaller jobs.',
    { competitors: ['Dakmeesters Veghel'] },
  ),
  named(
    SCHERP,
    'Bij Scherp aan de Lange Groenendaal 61 hoef je niet altijd een afspraak te maken: voor het bijstellen van je bril loop je gewoon binnen. Een oogmeting plan je wel vooraf in. De prijzen zijn niet de allerscherpste van de stad, maar klanten zijn te spreken over de tijd die er voor ze genomen wordt.\n\nLet op: op maandag is de winkel de hele dag dicht. Op vrijdag is er koopavond tot 20.00 uur.',
    'address services -hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    KNOOPJESKIND,
    'KJK (voluit Knoopjeskind) is opgezet door Lotte Hidding, die in 2016 begon met de verkoop van babykleding vanaf de zolderkamer. Inmiddels heeft KJK naast de webshop een eigen winkel in Hoogeveen. Je vindt er rompers en broekjes van biologisch katoen, en op verzoek wordt de naam van de baby erop geborduurd. Het is nog altijd een eenmanszaak.',
    'team foundingYear sector -city services legalForm',
  ),
  named(
    VAN_HAAREN,
    'Yes, VHD does repair flat roofs. The company works with both bitumen and EPDM and, according to its own site, gives a ten-year guarantee on new roofing. They do not do zinc work themselves; for gutters they refer customers to a plumber in the village.\n\nYou can email VHD at service@vanhaaren.nl with a few photos of the leak. The office is open Monday to Friday, 7:30 am to 4:30 pm.',
    '-services -email hours',
  ),
  named(
    SCHERP,
    'Scherp staat goed bekend als het om contactlenzen gaat. Je krijgt eerst een uitgebreide aanmeting, daarna mag je twee weken proefdragen. De optometrist, Marleen Bos, doet ook vervolgcontroles bij mensen met droge ogen.\n\nEen vergelijkbare service vind je bij Optiek Van Leeuwen, al is de wachttijd daar iets langer. Wil je een afspraak bij Scherp, bel dan 0182-555740 of mail naar info@scherpoptiek.nl.',
    'services team phone -email',
    { competitors: ['Optiek Van Leeuwen'] },
  ),
  unnamed(
    KNOOPJESKIND,
    'De afkorting KJK kan meerdere dingen betekenen, afhankelijk van de context:\n\n1. **Kinder- en Jeugdkoor**: veel koren gebruiken deze letters, bijvoorbeeld in Amersfoort en Tilburg.\n2. **Kwaliteit Jeugdketen**: een term uit beleidsstukken van gemeenten.\n3. **De luchthavencode** van Kortrijk-Wevelgem in België.\n\nZoek je een winkel met babyspullen in Drenthe? Dan ken ik Babyhuis Drenthe, maar die wordt zelden afgekort. Kun je aangeven waar je de letters bent tegengekomen?',
    { competitors: ['Babyhuis Drenthe'] },
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    VAN_HAAREN,
    'Er zijn in Brabant meerdere bedrijven die Van Haaren heten:\n\n- **Van Haaren Dakwerken** in Uden: dakdekker voor particulieren en bedrijven, gevestigd aan de Nijverheidsstraat 28.\n- **Van Haaren Transport** in Oss: koeltransport, sinds 1991.\n- **Autobedrijf Van Haaren** in Boekel: occasions en onderhoud, tel. 0492 55 56 03.\n\nVoor zover ik kan zien hebben ze geen banden met elkaar. Welke van de drie zoek je?',
    'city sector -address',
  ),
  unnamed(
    SCHERP,
    '"Scherp" is a fairly common business name in the Netherlands. The ones I found:\n\n- **Scherp Kappers**, a hair salon in Utrecht, open Tuesday to Saturday\n- **Scherp Communicatie**, a copywriting agency in Arnhem run by Ineke Vos\n- **Slijperij Scherp**, a knife-sharpening service in Leiden, founded in 2011\n\nNone of them sells glasses as far as I can tell. Could you let me know which city you\'re interested in? Then I can narrow it down.',
  ),
  named(
    KNOOPJESKIND,
    'Je zult even moeten opletten, want er zijn twee ondernemingen met deze naam. In Breda zit kinderopvang Knoopjeskind, met twee locaties en een eigen oudercommissie; die bestaat sinds 2009. Daarnaast is er de webwinkel Knoopjeskind uit Meppel, waar je babykleertjes en kraamcadeaus bestelt. De webwinkel staat ingeschreven onder KvK-nummer 65829143 en is gestart in 2018.\n\nGezien je vraag over een maatje 44 voor een te vroeg geboren kindje neem ik aan dat je de laatste bedoelt. Prematuurkleding hebben ze inderdaad.',
    'city sector services kvk -foundingYear',
  ),
  unnamed(
    VAN_HAAREN,
    'Als ik zoek op Van Haaren, vind ik vooral *Van Haaren Advocaten* in Eindhoven, een kantoor dat zich richt op arbeidsrecht. Het kantoor zit aan de Vestdijk 140 en is op werkdagen bereikbaar van 9.00 tot 17.00 uur via 040 555 08 11. Verder is er nog een Manege Van Haaren in Schijndel, waar je paardrijles kunt nemen.\n\nIs dit niet wat je zoekt? Geef dan iets meer informatie, zoals de branche of de plaats.',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    SCHERP,
    'Dit zijn drie goede opticiens in Gouda:\n\n1. **Brillenatelier Gouwe** – modieuze monturen en een eigen slijperij. Sinds 1989.\n2. **Scherp Optiek** – Lange Groenendaal 16, 2801 LS. Sterk in contactlenzen en hulp bij droge ogen. Op zondag gesloten.\n3. **Optiek Van Leeuwen** – familiezaak met veel aandacht voor kinderbrillen.\n\nBij alle drie kun je online een afspraak maken.',
    'sector city -address services hours',
    { competitors: ['Brillenatelier Gouwe', 'Optiek Van Leeuwen'] },
  ),
  named(
    KNOOPJESKIND,
    'If you\'d like to buy organic baby clothes in the province of Drenthe, these are worth a visit:\n\n- **Babyhuis Drenthe** (Assen): large store, prams and furniture as well as clothing.\n- **Knoopjeskind** (Meppel): small baby clothing shop with its own webshop, mostly GOTS-certified cotton. Open Tuesday to Saturday; closes at 4 pm on Saturdays.\n- **De Bonte Beer** (Emmen): second-hand and new, good prices.\n\nMost of them also ship throughout the Netherlands and to Belgium.',
    'city sector services -hours',
    { competitors: ['Babyhuis Drenthe', 'De Bonte Beer'] },
  ),
  unnamed(
    VAN_HAAREN,
    'Voor een nieuw dak in Uden en omstreken kun je bij deze dakdekkers een offerte opvragen:\n\n1. **Maasland Daken** (Oss) – gespecialiseerd in platte daken en sedum\n2. **Dakmeesters Veghel** (Veghel) – pannendaken, schoorstenen en zinken goten\n3. **Kuijpers Dakbedekking** (Uden) – familiebedrijf sinds 1982, ook voor spoedreparaties\n4. **Peelland Dak & Gevel** (Gemert) – grotere projecten\n\nVraag altijd minstens drie offertes aan en let erop of het afvoeren van het oude materiaal is inbegrepen.',
    { competitors: ['Maasland Daken', 'Dakmeesters Veghel', 'Kuijpers Dakbedekking'] },
  ),
  named(
    SCHERP,
    'Here are some independent places for an eye test in and around Gouda, in no particular order:\n\n**Oogwereld Reeuwijk** – In Reeuwijk-Brug, easy parking. Eye test €35, refunded with a purchase.\n\n**Scherp Opticiens** – Right in the centre of Gouda. Marleen and Ruud Bos opened it in 2008 and still run it together. Besides measuring your eyes they fit contact lenses. Late opening on Thursdays until 8 pm.\n\n**Goudse Brillenkoning** – Budget option near the station.\n\nEnglish is spoken at all three.',
    'city team -foundingYear services -hours',
    { competitors: ['Oogwereld Reeuwijk'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    KNOOPJESKIND,
    'Hieronder een vergelijking van drie babykledingwinkels met een webshop:\n\n| Winkel | Plaats | Sinds | Telefoon | Bijzonder |\n|---|---|---|---|---|\n| Petit Noor | Groningen | 2012 | 050 555 27 18 | Franse merken |\n| Knoopjeskind | Meppel | 2014 | 0522 55 59 16 | Kraamcadeaus met geborduurde naam |\n| Babyhuis Drenthe | Assen | 1996 | 0592 55 53 30 | Groot assortiment, ook kinderwagens |\n\nDe verzendkosten liggen bij alle drie rond de € 4,95.',
    'sector city -foundingYear -phone services',
    { competitors: ['Petit Noor', 'Babyhuis Drenthe'] },
  ),
  named(
    VAN_HAAREN,
    '| Dakdekker | Vestigingsplaats | Platte daken | Pannendaken | Zinkwerk | Website |\n|---|---|---|---|---|---|\n| Kuijpers Dakbedekking | Uden | ja | nee | nee | kuijpersdakbedekking.nl |\n| Van Haaren Dakwerken | Uden | ja | ja | ja | dakwerkenvanhaaren.nl |\n| Dakmeesters Veghel | Veghel | nee | ja | ja | niet gevonden |\n\n**Conclusie:** heb je zowel een plat gedeelte als een schuin dak, dan ligt Van Haaren het meest voor de hand, omdat je dan met één partij te maken hebt. Reken op een doorlooptijd van vier tot zes weken.',
    'sector city services -website',
    { competitors: ['Kuijpers Dakbedekking', 'Dakmeesters Veghel'] },
  ),
  named(
    SCHERP,
    'Here\'s what I found about Scherp Optiek:\n\n| | |\n|---|---|\n| **Type of business** | Optician |\n| **Address** | Lange Groenendaal 61, 2801 LS Gouda |\n| **Phone** | +31 182 55 75 40 |\n| **Email** | hallo@scherpoptiek.nl |\n| **Legal form** | Private limited company (B.V.) |\n| **Chamber of Commerce no.** | 29051734 |\n| **Monday** | 1:00 pm – 5:30 pm |\n| **Friday** | 9:30 am – 8:00 pm |\n| **Sunday** | Closed |\n\nOpening hours may differ on public holidays.',
    'sector address city -phone email -legalForm kvk hours',
  ),
  unnamed(
    KNOOPJESKIND,
    'Voor een kraamcadeau onder de dertig euro kun je bij deze webshops terecht:\n\n| Webshop | Cadeau-idee | Prijs vanaf | Inpakservice |\n|---|---|---|---|\n| Petit Noor | Hydrofiele doek met rammelaar | € 22,50 | ja |\n| De Bonte Beer | Knuffelbeer met slabbetje | € 17,95 | ja, € 2 |\n| Lief & Klein | Rompertje met tekst | € 19,00 | nee |\n\nWil je de naam van het kind laten borduren, reken dan op drie tot vijf werkdagen extra. Tip: kies maat 62, want kleding in maat 50 is vaak maar een paar weken te dragen. Veel babykleding heeft tegenwoordig knoopjes op de schouder, wat handig is bij het aankleden.',
    { competitors: ['Petit Noor', 'De Bonte Beer'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    VAN_HAAREN,
    '## Van Haaren Dakwerken B.V.\n\n**Wat ze doen**\n- Platte daken vernieuwen (bitumen, EPDM)\n- Dakisolatie\n- Dakgoten en ander zinkwerk\n\n**Contact**\n- Adres: Nijverheidsstraat 22, 5405 AM Uden\n- Telefoon: 0413-555281\n- Mail: [info@vanhaarendakwerken.nl](mailto:info@vanhaarendakwerken.nl)\n\n**Leiding**\nDirecteur en eigenaar is Peter Smits.\n\n> Het bedrijf is in de weekenden gesloten, maar bij stormschade kun je de voicemail inspreken.',
    'legalForm services address city -phone email -team hours',
  ),
  named(
    SCHERP,
    '### Bril of lenzen bij Scherp Optiek?\n\n**Brillen** – Ruim achthonderd monturen op voorraad, van betaalbaar tot designer.\n**Zonnebrillen** – Ook op sterkte te bestellen.\n**Contactlenzen** – Worden *niet* meer aangeboden; de winkel is daar vorig jaar mee gestopt.\n\n### Praktisch\n- 📍 Lange Groenendaal 61, Gouda\n- 🌐 [scherpoptiek.nl](https://scherpoptiek.nl)\n- 👤 Eigenaar: Hans Verkaik',
    '-services address city website -team',
  ),
  named(
    KNOOPJESKIND,
    '**Knoopjeskind** is a Dutch online store for baby clothes, with a small physical shop.\n\n### Highlights\n* **Material:** organic cotton, mostly made in Portugal\n* **Sizes:** 38 (premature) up to 86\n* **Extras:** embroidery of your child\'s name, gift wrapping\n\n### Visit or contact\n* **Shop:** Woldstraat 84, Meppel\n* **Web:** [www.knoopjeskind.nl](https://www.knoopjeskind.nl)\n* **E-mail:** info@knoopjeskind.nl\n* **Closed on:** Sunday, Monday and Tuesday',
    'sector services -address city website -email hours',
  ),
  named(
    VAN_HAAREN,
    '# Two roofers compared\n\n## 1. Maasland Daken\n- Based in **Oss**, established in 2005\n- Flat roofs and green roofs\n- [maaslanddaken.nl](https://maaslanddaken.nl)\n\n## 2. Dakdekkersbedrijf Van Haaren\n- Based in **Veghel**, established in **1974**\n- Replacing roof tiles, insulation, leak detection\n- [vanhaarendakwerken.nl](https://www.vanhaarendakwerken.nl)\n\n## Verdict\nFor a green roof I\'d contact the first one; for a traditional tiled roof, the second.',
    'sector -city foundingYear services website',
    { competitors: ['Maasland Daken'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    SCHERP,
    'De openingstijden van Scherp Optiek zijn als volgt: op maandag pas vanaf één uur \'s middags, van dinsdag tot en met donderdag van half tien tot half zes, op vrijdag van half tien tot acht uur \'s avonds en op zaterdag van half tien tot vijf. Zondag is de zaak dicht. Telefonisch bereik je ze op (0182) 55 57 40.',
    'hours phone',
  ),
  named(
    KNOOPJESKIND,
    'Gegevens van Knoopjeskind zoals ik ze online vind:\n\nTel.: +31 (0)522 555196\nKvK: 6582 9143\nBtw-id: NL001938247B67\nRechtsvorm: vennootschap onder firma\nBezoekadres: Woldstraat 48, 7941LM Meppel\n\nDe winkel is wo t/m vr geopend van 10 tot 17 uur, en op zaterdag van 10 tot 16 uur. Retouren stuur je binnen dertig dagen naar hetzelfde adres.',
    'phone kvk -vat -legalForm address city hours',
  ),
  named(
    VAN_HAAREN,
    'Van Haaren Dakwerken celebrated its 50th anniversary in the summer of last year with an open day for customers. The business was started on 1 May 1974 and today employs around twenty people. You can call the office on 0031 413 555 218 from half past seven in the morning until half past four in the afternoon, Monday through Friday. On Saturdays the office is open from 9 until 12. The VAT number on their invoices is NL8045.19.236.B01.',
    'foundingYear phone -hours -vat',
  ),
  named(
    SCHERP,
    'Scherp Optiek V.O.F. staat in het Handelsregister onder nummer 29 05 17 43. De zaak werd in september 2003 geopend en telt nu vijf medewerkers. Het bezoekadres is Lange Tiendeweg 61 te Gouda. Een standaard oogmeting duurt er zo\'n 30 minuten en kost € 29,50; dat bedrag krijg je terug als je een bril aanschaft. Gemiddeld krijgt de winkel een 4,7 uit 5 op basis van 183 Google-reviews.',
    'legalForm -kvk foundingYear -address city services',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KNOOPJESKIND,
    'Wie in Meppel een kraamcadeau zoekt, komt al snel uit bij Knoopjeskind, een babykledingwinkel in de Woldstraat. Eigenares Lotte Hidding selecteert de kleertjes zelf en kiest het liefst voor kleine, duurzame merken. Haar winkel is niet groot, maar het aanbod online is een stuk ruimer. Wie meer keus in knuffels en speelgoed wil, kan beter naar De Bonte Beer gaan. Hou er rekening mee dat de winkel op dinsdag niet open is; op maandag kun je er wel terecht.',
    'city address team services sector -hours',
    { competitors: ['De Bonte Beer'] },
  ),
  named(
    VAN_HAAREN,
    'Het opsporen van een lekkage is vaak lastiger dan het verhelpen ervan. Water kan via het dakbeschot meters verderop naar binnen komen. Van Haaren uit Uden gebruikt daarvoor rook en een vochtmeter, wat volgens klanten meestal binnen een ochtend duidelijkheid geeft. Joost van Haaren leidt de projecten en komt doorgaans zelf kijken voordat er een prijs wordt afgegeven. Een afspraak maken kan via www.vanhaarendaken.nl of per telefoon op 0413 55 52 18.',
    'city services team -website phone',
  ),
  named(
    SCHERP,
    'If your eyes feel gritty after a day behind a screen, it may be worth having them looked at rather than simply buying drops. In Gouda, Scherp Optiek offers a dedicated dry-eye treatment, which starts with a forty-minute examination. The practice was opened in 2003 by Marleen and Ruud Bos, who still work there every day. It closes at half past five most days, but on Thursdays you can go until nine in the evening, which is convenient for people with an office job.',
    'city services foundingYear team -hours',
  ),
  named(
    KNOOPJESKIND,
    'Having a premature baby means that almost nothing in an ordinary store will fit. Knoopjeskind is one of the few Dutch retailers of baby clothing that stocks sizes from 32 upwards, with openings at the side so that wires and tubes can pass through. The company was founded in 2013 and its owner is Anouk Brinkman, whose own daughter was born at 29 weeks. Orders placed before three o\'clock are sent the same day. Petit Noor has a similar, slightly more expensive range.',
    'sector services -foundingYear -team',
    { competitors: ['Petit Noor'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    VAN_HAAREN,
    'Goede vraag! Ik heb een aantal bronnen bekeken om je een beeld te geven van **Van Haaren Dakwerken**.\n\n## Over het bedrijf\nVan Haaren Dakwerken is een dakdekkersbedrijf uit Uden dat in 1979 is opgericht. Het wordt geleid door Wim van Haaren. Het bedrijf werkt voor particulieren, verenigingen van eigenaren en kleine aannemers.\n\n## Diensten\n- **Pannendaken**: vervangen van dakpannen, panlatten en nokvorsten\n- **Platte daken**: overlagen of volledig vernieuwen\n- **Isolatie**: van buitenaf, eventueel in combinatie met subsidie (ISDE)\n\n## Wat vinden klanten?\nDe ervaringen zijn overwegend positief. Klanten noemen de duidelijke offertes en het feit dat de ploeg alles netjes achterlaat. Een enkeling vond de wachttijd lang: in het voorjaar loopt die op tot acht weken.\n\n## Contactgegevens\n- 📞 0413 – 55 52 18\n- 📧 info@vanhaarendakwerken.nl\n- 🕒 Maandag t/m vrijdag van 8.00 tot 17.00 uur\n\n## Wat kost het ongeveer?\nVaste prijzen publiceert het bedrijf niet. Ter indicatie, op basis van landelijke gemiddelden:\n\n| Werk | Richtprijs per m² (incl. btw) |\n|---|---|\n| Bitumen dak vernieuwen | € 75 – € 125 |\n| EPDM aanbrengen | € 85 – € 140 |\n| Dakpannen vervangen | € 60 – € 110 |\n\nDe uiteindelijke prijs hangt af van de bereikbaarheid, het aantal dakdoorvoeren en de vraag of er een steiger nodig is.\n\n## Alternatieven\nWil je prijzen vergelijken, vraag dan ook een offerte aan bij **Maasland Daken** of **Kuijpers Dakbedekking**.\n\n## Tips\n1. Laat het dak vooraf inspecteren en vraag om foto\'s.\n2. Vraag naar een verzekerde garantie van minimaal tien jaar.\n3. Controleer of het bedrijf een VCA-certificaat heeft.\n\n*Bronnen: Google Reviews, Werkspot, lokale bedrijvengids*\n\nZal ik een voorbeeldmail voor je opstellen om een offerte aan te vragen?',
    'sector city -foundingYear team services phone email -hours',
    { competitors: ['Maasland Daken', 'Kuijpers Dakbedekking'] },
  ),
  named(
    SCHERP,
    '**Kort antwoord:** ja, voor een zonnebril op sterkte kun je in Gouda goed terecht bij Scherp Optiek.\n\n### Waarom deze winkel?\nScherp is een zelfstandige opticien en zit niet aan één merk vast. Volgens de eigen website kun je vrijwel elk zonnemontuur laten voorzien van glazen op sterkte, ook multifocaal. Er is meestal binnen tien werkdagen geleverd.\n\n### Praktische informatie\n| | |\n|---|---|\n| Adres | Lange Groenendaal 61, 2801 LS Gouda |\n| Telefoon | 0182 55 57 04 |\n| Website | https://www.scherp-gouda.nl |\n| Zaterdag | 09:30 – 17:00 |\n\n### Waar moet je op letten?\n- **Kromming:** sterk gebogen monturen zijn niet geschikt voor hoge sterktes.\n- **Filtercategorie:** categorie 3 is prima voor dagelijks gebruik; categorie 4 mag niet in het verkeer.\n- **Vergoeding:** sommige aanvullende verzekeringen vergoeden een deel. Kijk in je polis na hoe dat zit.\n\n### Andere opties\n- Brillenatelier Gouwe: duurder, maar met een eigen slijperij.\n- Oogwereld Reeuwijk: heeft regelmatig acties waarbij het tweede paar gratis is.\n\nIk kan je ook helpen om de kosten van glazen te vergelijken. Weet je wat je huidige sterkte is?',
    'city sector services address -phone -website hours',
    { competitors: ['Brillenatelier Gouwe', 'Oogwereld Reeuwijk'] },
  ),
  named(
    KNOOPJESKIND,
    'Great choice for a baby shower gift! Here\'s a summary of what I found on Knoopjeskind, a Dutch baby clothing webshop.\n\n## Is it a reliable webshop?\nIt appears so. Knoopjeskind is a sole proprietorship registered in the Netherlands (KvK 65829134) and run by Lotte Hidding. It has been around since 2016 and carries the Thuiswinkel Waarborg label according to its footer, although I couldn\'t verify this with the organisation itself.\n\n## What do they sell?\n- Organic cotton baby clothes, sizes 44–86\n- Maternity gift sets, starting at about €25\n- Personalised items: names can be embroidered on blankets, bibs and hats\n\n## Delivery and returns\nOrders are shipped with PostNL. Embroidered items can\'t be returned, so double-check the spelling of the name. Delivery to Belgium takes two to three working days.\n\n## Can I visit?\nYes. There is a small store at Woldstraat 48 in Meppel, about five minutes on foot from the railway station. Opening hours are Wednesday–Friday 10:00–18:00 and Saturday 10:00–16:00.\n\n## What do customers say?\nReviews are mostly favourable. Parents mention the soft fabric and the handwritten card that comes with every parcel. The most common complaint is that popular sizes sell out quickly, and a few buyers found the parcels slow around Christmas. With fewer than ninety reviews in total, I\'d take the average score with a pinch of salt.\n\n## Things to keep in mind\n1. Dutch baby sizes refer to length in centimetres.\n2. A newborn usually wears size 50 or 56.\n3. Keep the receipt, as exchanges are only possible within 30 days.\n\n**Sources:** knoopjeskind.nl, Trustpilot, Google Maps\n\nWould you like me to suggest a few gifts within a certain budget?',
    'legalForm -kvk team foundingYear sector services address city -hours website',
  ),
  named(
    VAN_HAAREN,
    'Een dak van 60 m² isoleren kost gemiddeld tussen de € 6.000 en € 10.500, afhankelijk van het materiaal en van de staat van het dakbeschot.\n\n**Van binnenuit of van buitenaf?**\nIsoleren van binnenuit is goedkoper, maar je verliest ruimte op zolder. Van buitenaf is vooral slim als de pannen toch aan vervanging toe zijn.\n\n**Subsidie**\nVia de ISDE kun je een deel van de kosten terugkrijgen. Je moet de aanvraag binnen 24 maanden na uitvoering indienen. Combineer je twee maatregelen, dan valt het bedrag per vierkante meter hoger uit.\n\n**Wie kan het uitvoeren?**\nIn de buurt van Uden kom ik twee bedrijven tegen die hier ervaring mee hebben:\n\n- *Dakmeesters Veghel*: werkt met biobased materialen zoals houtvezel en vlas.\n- *Van Haaren Dakwerken*: doet dakisolatie meestal in combinatie met nieuwe dakpannen. Kantoor aan de Nijverheidsstraat 22. Het is een familiebedrijf in de vorm van een vof.\n\n**Checklist voor je offerte**\n- Staat de Rd-waarde erin (minimaal 3,5)?\n- Is de steiger inbegrepen?\n- Wie regelt de afvoer van asbestverdacht materiaal?\n- Welke garantie krijg je op de waterdichtheid?\n\nHoud er rekening mee dat je voor een dakkapel of een verhoging van de nok soms een vergunning van de gemeente nodig hebt.\n\nWil je dat ik uitreken wat je ongeveer op je gasrekening bespaart? Dan heb ik je jaarverbruik en je woningtype nodig.',
    'services address -legalForm',
    { competitors: ['Dakmeesters Veghel'] },
  ),
]
