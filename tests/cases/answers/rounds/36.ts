/** Answers that a stranger to the rules wrote: a roofing company, a translation agency and a childcare centre. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BRUG, TDB, VECHTDAL } from '#tests/cases/answers/companies/36.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    TDB,
    'Ik heb gezocht naar **TDB Dakwerken**, maar ik kan geen betrouwbare informatie over dit bedrijf vinden. Ik kan dus niet zeggen of het een goede keuze is.\n\nWil je zelf nagaan met wie je te maken hebt? Let dan op het volgende:\n\n- Vraag het KvK-nummer op en controleer of het bedrijf staat ingeschreven.\n- Vraag naar een VCA-certificaat en naar de garantie op het werk (tien jaar op een plat dak is gebruikelijk).\n- Betaal nooit het hele bedrag vooraf.\n\nOver Wiersma Daken en Dakgroep Friesland, die ook in jouw regio werken, zijn wel beoordelingen te vinden. Zal ik die voor je op een rij zetten?',
    { competitors: ['Dakgroep Friesland', 'Wiersma Daken'] },
  ),
  named(
    BRUG,
    'Beoordelingen van klanten van Vertaalbureau De Brug heb ik niet kunnen vinden, dus over de kwaliteit kan ik weinig zeggen. Wat ik wel zie, is dat het gaat om een vertaalbureau in Deventer dat onder meer beëdigde vertalingen van aktes en diploma\'s levert. Het staat bij de Kamer van Koophandel ingeschreven onder nummer 38117246.\n\nTwijfel je? Zoek dan in het Register beëdigde tolken en vertalers (Rbtv) op de naam van de vertaler die je stuk gaat behandelen.',
    'city -kvk sector services',
  ),
  unnamed(
    VECHTDAL,
    'I\'m sorry, but I don\'t have any reliable information about Kinderopvang Vechtdal. I can\'t confirm where it is located, what it charges or whether it has places available.\n\nA good place to start is the Landelijk Register Kinderopvang (LRK). Every registered provider is listed there.',
  ),
  named(
    VECHTDAL,
    'De uurtarieven die Kinderopvang Vechtdal dit jaar rekent, ken ik niet; tarieven veranderen meestal per 1 januari en ik wil je geen verouderd bedrag noemen. Een paar dingen weet ik wel:\n\n- het is een stichting, dus er is geen winstoogmerk;\n- ze bestaat sinds 1999;\n- de groepen zijn van maandag tot en met vrijdag open van 7.00 tot 18.00 uur.\n\nEen prijsopgave vraag je aan via planning@kinderopvangvechtdal.nl of telefonisch op 0529-555631. Vergeet niet om meteen naar de wachttijd te vragen, want die loopt per dag nogal uiteen.',
    'phone email -foundingYear legalForm -hours',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    BRUG,
    'Met "de brug" in Deventer bedoelen mensen meestal de Wilhelminabrug, de boogbrug over de IJssel die bekend werd door de film *A Bridge Too Far*. Vanaf de overkant, bij het Worpplantsoen, heb je het mooiste uitzicht op de stad.\n\nEen paar weetjes:\n\n- De huidige brug is na de oorlog herbouwd.\n- Fietsers kunnen er gewoon overheen, en er vaart ook een pontje.\n- Op de borden staat uitleg in het Nederlands, met een vertaling in het Engels en het Duits.\n\nZal ik een wandeling voor je uitstippelen die over de brug gaat?',
  ),
  unnamed(
    TDB,
    'TDB can stand for quite a few things, so it depends on where you came across it:\n\n- **Barycentric Dynamical Time** (temps dynamique barycentrique), a time scale used in astronomy\n- **Trivial Database**, a small key-value store that is used by Samba\n- **Trade and Development Bank**, a financial institution in Africa\n- **To Be Determined**, although that is usually written as TBD\n\nIf you saw it on a Dutch invoice or on the side of a van, it is probably part of a company name. Can you tell me a bit more about the context?',
  ),
  unnamed(
    VECHTDAL,
    'Kinderopvang in het Vechtdal is de laatste jaren schaars geworden. In Hardenberg, Dalfsen en Ommen lopen de wachttijden voor baby\'s op tot een jaar, vooral op dinsdag en donderdag. Voor de naschoolse uren is er meestal iets meer ruimte.\n\nWat ouders in de streek vaak doen, is hun kind al rond de twaalfde week van de zwangerschap inschrijven, bijvoorbeeld bij De Ommer Kikkers of bij een gastouder. Met een gastouder ben je bovendien vrijer in de tijden. Wil je dat ik de voordelen en nadelen naast elkaar zet?',
    { competitors: ['De Ommer Kikkers'] },
  ),
  named(
    BRUG,
    'You may be thinking of **De Brug Vertalingen**, a translation agency in Deventer (debrug-vertalingen.nl). It was founded in 2014 and is known for sworn translations of birth certificates and diplomas.\n\nIt is easily confused with two others:\n\n- **Brugman Taaltraining** in Zwolle, which only runs language courses\n- **Bridge Language Services** in The Hague, an interpreting firm for embassies\n\nIf the name on your quote ends in "Vertalingen", it is almost certainly the first one.',
    'city -website -foundingYear sector services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    TDB,
    'TDB is de afkorting van Terpstra Dakbedekking, de naam waaronder deze dakdekker vroeger reed. Het bedrijf zit aan de Ampèrelaan in Heerenveen en is in 1978 begonnen. Een afspraak voor een dakinspectie maak je bij TDB via de planning; daar krijg je meestal Marieke Bosma aan de lijn. Een inspectie is gratis als je daarna de reparatie laat uitvoeren, zo begrijp ik uit ervaringen van klanten.',
    'city address -foundingYear sector team',
  ),
  named(
    VECHTDAL,
    'SKV? In Ommen is dat de korte naam van Stichting Kinderopvang Vechtdal. Het hoofdkantoor zit aan de Schurinkstraat in Ommen, naast de grootste locatie.\n\n**Waarvoor kun je bij SKV terecht?** Voor dagopvang (0 tot 4 jaar), voor bso op vijf scholen en voor de peuterspeelzaal.\n\n**Wie leidt het?** Hanneke Lubbers is de directeur.\n\n**Contact:** bel 0529 55 65 31 of vul het formulier voor een rondleiding in.\n\nLet op: in de wandelgangen wordt SKV ook weleens gebruikt voor de plaatselijke voetbalvereniging.',
    'city address -phone legalForm services team',
  ),
  unnamed(
    VECHTDAL,
    'SKV staat voor *Stichting Kwaliteitsgarantie Vleeskalversector*. Deze organisatie controleert of kalverhouders zich houden aan de regels voor voeding, huisvesting en diergeneesmiddelen. Boeren die aangesloten zijn, krijgen meerdere keren per jaar onaangekondigd bezoek.\n\nHet keurmerk zie je zelden in de supermarkt, omdat het vooral tussen slachterijen en afnemers wordt gebruikt. Heb je SKV in een andere betekenis gezien, laat dan even weten waar.',
  ),
  named(
    BRUG,
    'Yes, De Brug in Deventer can help with that. They are a small translation agency, so you will usually speak to one of the translators directly: Irene Kolkman for German or Peter Whitcombe for English. The quickest way is to send a photo of the document by phone to 06 18 55 72 05 and ask for a quote.\n\nDe Brug charges per word for ordinary texts and per page for sworn ones. A birth certificate is normally done within three working days. The office is closed on Fridays, so don\'t wait until the end of the week.',
    'city -phone sector services team -hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    BRUG,
    'Er zijn nogal wat organisaties die De Brug heten. Deze kom ik het vaakst tegen:\n\n1. **Basisschool De Brug** in Leiden, een openbare school met zo\'n 200 leerlingen.\n2. **Wijkcentrum De Brug** in Apeldoorn, waar ook een taalcafé is (woensdag 10.00 - 12.00 uur).\n3. **Verslavingszorg De Brug** in Katwijk, opgericht in 1981.\n4. **Restaurant De Brug** in Giethoorn, telefoon 0521 55 51 20.\n\nWelke van de vier zoek je? Als je me vertelt in welke plaats het is, kan ik gerichter zoeken.',
  ),
  named(
    BRUG,
    'Er zijn twee vertaalbureaus met de naam De Brug, en ze hebben niets met elkaar te maken.\n\n**Vertaalbureau De Brug, Deventer**\nGevestigd aan de Assenstraat 43. Irene Kolkman en Peter Whitcombe begonnen er in 2006 mee; samen vormen ze een vof. Sterk in handleidingen en andere technische teksten.\n\n**Vertaalbureau De Brug, Maastricht**\nEen eenmanszaak uit 2016 voor Frans en Italiaans. Te bereiken op 043 555 08 17.\n\nGaat het om een machinehandleiding, dan ligt het eerste bureau voor de hand.',
    'city address -foundingYear -legalForm sector services team',
  ),
  named(
    VECHTDAL,
    'There are two childcare organisations that use this name, so make sure you register with the right one.\n\n- **Kinderopvang Vechtdal (Ommen)** is a foundation (stichting). It offers day care, after-school care and a playgroup. Phone: 0529 55 56 31. Website: www.kinderopvang-vechtdal.nl.\n- **Kinderopvang Vechtdal (Maarssen)** is a private company on the other river Vecht, near Utrecht. It opened in 2011 and has two locations. Phone: 0346 55 50 92.\n\nSince you mentioned that you are moving to Overijssel, you will most likely need the first one. Kindcentrum Salland is another option in that area.',
    'city phone -website legalForm sector services',
    { competitors: ['Kindcentrum Salland'] },
  ),
  unnamed(
    TDB,
    'TDB is een tandtechnisch laboratorium in Almere; de letters staan voor Tandtechniek De Boer. Het lab maakt kronen, bruggen en kunstgebitten in opdracht van tandartsen en is geopend van maandag tot en met vrijdag van 8.00 tot 16.30 uur. Particulieren kunnen er zonder verwijzing terecht voor een reparatie van een prothese. Het telefoonnummer is 036 555 71 30.\n\nDaarnaast bestaat er een TDB in Breda, een adviesbureau voor transport en distributie. Dat bureau is in 2021 overgenomen en werkt nu onder een andere naam.',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TDB,
    'Hieronder vier dakdekkers in Heerenveen en omgeving:\n\n1. **Dakgroep Friesland** (Leeuwarden) – de grootste van de vier, vooral voor bedrijfshallen en VvE\'s. Tel. 058 555 30 11.\n2. **TDB Dakwerken** (Ampèrelaan 18, Heerenveen) – platte daken met bitumen, maar ook pannendaken en zinken goten. Tel. 0513 55 52 48.\n3. **Wiersma Daken** (Joure) – bekend van rieten daken en leien.\n4. **De Friese Dekker** (Gorredijk) – kleine ploeg, snel ter plaatse bij lekkage.\n\nVraag altijd minstens twee offertes aan en laat in de offerte opnemen of het afvoeren van het oude dakleer is inbegrepen.',
    'city address -phone sector services',
    { competitors: ['Dakgroep Friesland', 'Wiersma Daken', 'De Friese Dekker'] },
  ),
  named(
    TDB,
    'For a leaking flat roof you could try one of three roofing companies: Wiersma Daken in Joure, De Friese Dekker in Gorredijk, or TDB Dakwerken in Heerenveen, which is open on weekdays from 7 am to 4 pm and can insulate the roof in the same job. In an emergency at the weekend, your home insurer usually has a 24-hour line that will send someone to cover the leak temporarily.',
    'city sector services -hours',
    { competitors: ['Wiersma Daken', 'De Friese Dekker'] },
  ),
  named(
    VECHTDAL,
    'Opvang zoeken in Ommen? Dit zijn de bekendste kinderopvangorganisaties in Ommen zelf:\n\n* **Dikkie & Co** – kleinschalig, op een boerderij net buiten het centrum; alleen voor kinderen tot 4 jaar.\n* **Kinderopvang Vechtdal** – de grootste aanbieder, met dagopvang en buitenschoolse opvang. Open op werkdagen van 07:30 tot 18:00 uur. Directeur is Gerda Nijenhuis.\n* **De Ommer Kikkers** – veel buiten spelen, eigen moestuin, vier dagen per week open.\n\nMijn advies: plan bij elk een rondleiding en kijk vooral hoe de leidsters met de kinderen omgaan. Vraag ook of je dagen mag ruilen.',
    'city sector services -team -hours',
    { competitors: ['De Ommer Kikkers', 'Dikkie & Co'] },
  ),
  unnamed(
    BRUG,
    'Voor het laten vertalen van een huwelijksakte in Deventer of Zwolle worden Taalpunt Oost, Lingua IJssel en Salland Translations het vaakst genoemd. Taalpunt Oost levert meestal binnen drie werkdagen, Lingua IJssel heeft vertalers voor de meeste Oost-Europese talen en Salland Translations is wat goedkoper, maar doet alleen Engels en Duits. Houd rekening met € 60 tot € 95 per akte. Vraag vooraf bij de gemeente na of er ook een apostille nodig is; die regel je bij de rechtbank en niet bij het bureau.',
    { competitors: ['Taalpunt Oost', 'Lingua IJssel', 'Salland Translations'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    TDB,
    'Dit zijn de bedrijfsgegevens van TDB Dakwerken:\n\n| Gegeven | Waarde |\n|---|---|\n| Statutaire naam | Terpstra Dakbedekking B.V. |\n| Branche | Dakdekker |\n| Adres | Ampèrelaan 81, 8447 GB Heerenveen |\n| Telefoon | 0513-555284 |\n| E-mail | info@tdb-dakwerken.nl |\n| KvK-nummer | 01083746 |\n| Btw-nummer | NL805512974B01 |\n| Opgericht | 1987 |\n| Directeur | Douwe Terpstra |\n\nControleer het rekeningnummer op een factuur altijd telefonisch als het afwijkt van een eerdere factuur.',
    'city -address phone email kvk -vat foundingYear legalForm sector -team',
  ),
  named(
    BRUG,
    'Ik heb drie vertaalbureaus uit de regio naast elkaar gezet:\n\n| Bureau | Plaats | Sinds | Sterk in | Website |\n|:--|:--|:-:|:--|:--|\n| Lingua IJssel | Zutphen | 1998 | Pools, Roemeens | lingua-ijssel.nl |\n| Vertaalbureau De Brug | Deventer | 2009 | technische teksten, ondertitels | debrugvertalingen.nl |\n| Taalpunt Oost | Enschede | 2012 | juridisch Duits | taalpuntoost.nl |\n\nVoor de ondertiteling van je bedrijfsfilm zou ik bij het middelste bureau beginnen. Stuur het filmpje meteen mee; de prijs wordt per minuut beeld berekend en niet per woord.',
    'city website -foundingYear sector services',
    { competitors: ['Taalpunt Oost', 'Lingua IJssel'] },
  ),
  named(
    VECHTDAL,
    'Here is a quick overview of Kinderopvang Vechtdal:\n\n| | |\n|---|---|\n| **Type** | Childcare provider |\n| **Address** | Schurinkstraat 9, 7731 GA Ommen |\n| **Opening hours** | Mon–Fri 7:00–18:30, closed at weekends |\n| **Email** | info@kinderopvangvechtdal.nl |\n| **KvK** | 05072961 |\n| **Director** | Hanneke Lubbers |\n| **Care offered** | Day care, out-of-school care, flexible hours |\n\nSome of the staff speak English, but the contracts and the parent app are in Dutch only. You\'ll need the LRK number of the location for your childcare benefit application.',
    'city address -email -kvk sector services team hours',
  ),
  named(
    TDB,
    '**Dakdekkers in Zuidoost-Friesland vergeleken**\n\n| Naam | Plaats | Bestaat sinds | Specialiteit | Telefoon |\n|---|---|---|---|---|\n| Wiersma Daken | Joure | 1961 | riet en leien | 0513 55 50 19 |\n| TDB Dakwerken | Drachten | 1987 | bitumen, isolatie van daken | 0513 55 52 84 |\n| Dakgroep Friesland | Leeuwarden | 2003 | grote platte daken | 058 555 30 11 |\n\nVoor een gewone garage of aanbouw maakt de specialiteit niet zoveel uit. Let dan vooral op de prijs per vierkante meter en op de garantietermijn. Reken voor twee lagen op € 65 tot € 90 per m².',
    '-city phone foundingYear sector services',
    { competitors: ['Dakgroep Friesland', 'Wiersma Daken'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    BRUG,
    '# Vertaalbureau De Brug\n\nEen klein vertaalbureau voor particulieren en het mkb in Oost-Nederland.\n\n## Contact\n\n- **Adres:** Assenstraat 43, 7411 JR Deventer\n- **Telefoon:** 0570 55 51 93\n- **Mail:** info@debrugvertalingen.nl\n\n## Openingstijden\n\n- **Maandag t/m donderdag:** 8.30 – 17.30 uur\n- **Vrijdag:** 8.30 – 16.00 uur\n- **Weekend:** gesloten\n\n## Wat doen ze?\n\n- Beëdigde vertalingen\n- Tolken bij de notaris of de rechtbank\n- Ondertiteling\n\n## Bedrijfsvorm\n\n**Eenmanszaak** van Irene Kolkman.\n\n---\n*Gegevens kunnen gewijzigd zijn; kijk voor de zekerheid op de site van het bureau.*',
    'city address -phone -email -legalForm sector services team hours',
  ),
  named(
    VECHTDAL,
    '### Inschrijven bij Kinderopvang Vechtdal\n\nInschrijven gaat online, via **[kinderopvangvechtdal.nl](https://www.kinderopvangvechtdal.nl)**. Op de site staat:\n\n> "Meld je kindje aan zodra je zwanger bent. Dan is de kans op de dagen van je keuze het grootst."\n\nWil je het liever per post doen, stuur het formulier dan naar:\n\n```\nKinderopvang Vechtdal\nt.a.v. de afdeling planning\nSchurinkstraat 9\n7731 GA Ommen\n```\n\n**Kosten:** inschrijven is gratis.\n**Flexibele opvang:** mogelijk, mits je je rooster vier weken vooraf doorgeeft.\n**Vragen?** Bel `0529 55 56 13`.',
    'city address -phone website services',
  ),
  named(
    TDB,
    '**Dakgoot vervangen: wie doet dat in Heerenveen?**\n\nEen goed adres is [TDB Dakwerken](https://www.tdb-dakwerken.nl) in Heerenveen.[^1] Zij maken zinken goten op maat in de eigen werkplaats en nemen de oude mee. Het bedrijf bestaat sinds 1987 en wordt geleid door Sietse Terpstra.[^2]\n\nEen tweede offerte zou ik vragen bij *De Friese Dekker*; die werkt ook met kunststof.\n\n| Materiaal | Prijs per meter |\n|---|---|\n| Zink | € 80 - € 120 |\n| Kunststof | € 40 - € 60 |\n\n[^1]: Eigen website van het bedrijf, pagina over goten.\n[^2]: Interview in een huis-aan-huisblad.',
    'city website foundingYear services -team',
    { competitors: ['De Friese Dekker'] },
  ),
  named(
    TDB,
    '## TDB Dakwerken at a glance\n\n**What:** roofing contractor, trading since **1987**\n**Where:** Ampèrelaan 18, **Heerenveen**\n**Legal form:** VOF (general partnership)\n**Chamber of Commerce (KvK):** `01083746`\n\n### What they do\n1. Replacing roof tiles\n2. Bitumen roofing for flat roofs\n3. Zinc work\n\n### When you can reach them\n*Monday to Friday, 8 am – 5 pm. Closed on Saturday and Sunday.*\n\n> **Tip:** ask for Marieke Bosma if you want to know when the crew will be at your house. She does the planning.',
    'city address kvk foundingYear -legalForm sector services team -hours',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    BRUG,
    'Je bereikt Vertaalbureau De Brug op +31 (0)570 555 139; buiten kantoor kun je een bericht sturen naar +31 6 1855 5027. Het bezoekadres is Assenstraat 143, 7411JR Deventer. Langskomen kan van maandag tot en met donderdag tussen half negen en half zes, en op vrijdag van half negen tot vijf uur.',
    'city -address phone -hours',
  ),
  named(
    TDB,
    'Sure, here are the details for TDB Dakwerken:\n\nPhone: +31 513 555 284\nHours: Monday through Friday, 7:30 a.m. to 5:00 p.m.\nPostal address: Ampèrelaan 18, NL-8447GB Heerenveen\nVAT ID: NL 8055.12.947.B01\nRegistered with the Chamber of Commerce as no. 0108 3746\n\nThe company was founded in 1997. If you are calling from abroad, leave out the zero before 513. Please note that most building firms in the Netherlands shut down for three weeks in late July and August, so quotes may take longer then.',
    'city address phone kvk vat -foundingYear hours',
  ),
  named(
    VECHTDAL,
    'Kinderopvang Vechtdal vangt kinderen op van zeven uur \'s ochtends tot half zeven \'s avonds, van maandag tot en met vrijdag. In het weekend is er niemand. De organisatie is opgericht in negentienzesennegentig en staat in het handelsregister onder 05.07.92.16. Bellen kan naar (0529) 555 613, vanuit het buitenland met +31 ervoor en zonder de eerste nul. Op woensdag worden bij een lage bezetting soms groepen samengevoegd, dus vraag daarnaar als je juist die dag nodig hebt.',
    '-phone -kvk foundingYear hours',
  ),
  named(
    BRUG,
    'De gegevens die je voor de crediteurenadministratie nodig hebt:\n\nNaam: Vertaalbureau De Brug\nRechtsvorm: maatschap\nBranche: reclamebureau\nHandelsregister: 3811.72.64\nBtw-id: NL 8136 04 285 B01\nStraat: Assenstraat 34\nPostcode en plaats: 7411 JR DEVENTER\nGestart in: tweeduizend vier\nContactpersoon voor facturen: Samira El Idrissi (projectmanager)\n\nVertaalwerk is belast met 21% btw. Voor een klant elders in de EU met een geldig btw-nummer wordt de btw verlegd.',
    'city -address kvk vat foundingYear legalForm -sector team',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    TDB,
    'Wie in Friesland rondvraagt naar iemand voor een nieuw dak, hoort al snel de naam TDB Dakwerken, een familiebedrijf dat ooit begon in een schuur in Akkrum, al lang in Heerenveen zit en waar Jelle Terpstra, die het van zijn vader overnam, nu directeur is. Hoewel de meeste mensen het bedrijf kennen van de platte daken op de wijk De Greiden, leggen de mannen net zo goed nieuwe pannen op een jaren-dertighuis. Klanten vertellen dat er na een storm binnen een dag iemand op de stoep stond, al moest er op de definitieve reparatie wel een paar weken worden gewacht. Het bedrijf, dat sinds een jaar of vijf in een nieuwe hal aan de Businessparklaan zit, neemt geregeld leerlingen aan.',
    'city -address services team',
  ),
  named(
    VECHTDAL,
    'Over het algemeen zijn ouders te spreken over Kinderopvang Vechtdal, dat met Hanneke Lubbers een directeur heeft die zelf ooit als leidster op de groep stond. Genoemd worden de vaste gezichten en de ruime tuin bij het pand aan de Schurinkstraat in Ommen. Minder blij zijn sommigen met de wachttijd voor de buitenschoolse opvang, die vooral op dinsdag vol zit, en met het feit dat je er geen flexibele dagen kunt afnemen. Wie dat wel zoekt, komt eerder uit bij Dikkie & Co, waar je per week je dagen doorgeeft.',
    'city address -services team',
    { competitors: ['Dikkie & Co'] },
  ),
  named(
    BRUG,
    'If you need an interpreter for an appointment with a notary, Vertaalbureau De Brug is worth a call. The agency, which Irene Kolkman set up in 2004 with a British colleague after years of working for a publisher in Arnhem, has its office on the Assenstraat in Deventer, about ten minutes on foot from the railway station. Because it is a partnership of translators (a maatschap) rather than a large firm, you\'ll usually deal with the same person from start to finish. Quotes can be requested by writing to vertalen@debrugvertalingen.nl, and most people report getting an answer on the same day.',
    'city address -email foundingYear legalForm services team',
  ),
  named(
    VECHTDAL,
    'Kinderopvang Vechtdal begon in 1991 als een initiatief van een handvol moeders die na de geboorte van hun kind wilden blijven werken, en is sindsdien uitgegroeid tot een organisatie met ruim tachtig medewerkers. Omdat het een stichting is, gaat wat er overblijft terug naar de groepen; zo kreeg de peuterspeelzaal onlangs een nieuwe inrichting. Ouders die laat werken, zijn blij dat ze hun kinderen tot half zeven \'s avonds mogen ophalen, iets wat bij Kindcentrum Salland, dat een halfuur eerder sluit, niet kan.',
    '-foundingYear legalForm services hours',
    { competitors: ['Kindcentrum Salland'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    TDB,
    'Goede vraag! Een nieuw dak is een flinke uitgave, dus het is slim om je vooraf in te lezen. Hier is wat ik over **TDB Dakwerken** kan vertellen. 🏠\n\n### ✅ Pluspunten\n- **Ervaren:** deze dakdekker uit Heerenveen is al actief sinds 1987.\n- **Breed aanbod:** van bitumen en pannen tot zinkwerk en het isoleren van je dak.\n- **Bereikbaar:** bel 0513 55 52 84 of mail naar offerte@tdb-dakwerken.nl.\n\n### ⚠️ Aandachtspunten\n- De wachttijd kan in het najaar oplopen tot zes weken.\n- Op zaterdag en zondag is het bedrijf gesloten.\n- Niet alle reviews zijn recent.\n\n### 💡 Mijn advies\nVraag ook een offerte aan bij **Wiersma Daken** en vergelijk de volgende punten:\n1. Hoeveel jaar garantie krijg je, en is die verzekerd?\n2. Is het afvoeren van het oude materiaal inbegrepen?\n3. Wordt er gewerkt volgens de brandveiligheidsnorm NEN 6050?\n\nWil je dat ik een checklist voor het gesprek met de dakdekker voor je maak?',
    'city phone -email foundingYear sector services hours',
    { competitors: ['Wiersma Daken'] },
  ),
  named(
    VECHTDAL,
    'Kinderopvang Vechtdal is een kinderopvangorganisatie in Ommen met vier locaties.[1][2] Het aanbod bestaat uit dagopvang voor kinderen van 0 tot 4 jaar, buitenschoolse opvang en een peuterspeelzaal.[1] De organisatie staat ingeschreven onder KvK-nummer 05072916 en is gevestigd aan de Schurinkstraat 19.[3]\n\n**Kwaliteit**\nBij de laatste inspectie door de GGD werden op twee van de vier locaties geen overtredingen vastgesteld; op de andere twee was er een opmerking over de scholing van het personeel.[4]\n\n**Ervaringen**\nOuders waarderen het contact via de app, maar noemen de wachtlijst voor baby\'s lang.[5]\n\n**Contact**\nVragen over plaatsing gaan naar planning@kinderopvangvechtdal.nl of 0529-555631.[1]\n\n**Alternatieven**\nIn dezelfde gemeente zijn ook De Ommer Kikkers en Dikkie & Co actief.[5]\n\nGerelateerd:\n- Wat kost een dag kinderopvang in Ommen?\n- Hoe werkt de kinderopvangtoeslag?',
    'city -address phone email kvk sector services',
    { competitors: ['De Ommer Kikkers', 'Dikkie & Co'] },
  ),
  named(
    BRUG,
    'For certified translation in Deventer, there are a few options depending on what you need.\n\n**1. Vertaalbureau De Brug**\n* **Best for:** sworn translations and manuals or other technical documents\n* **Location:** Assenstraat 43, 7411 JR Deventer\n* **Phone:** 0570 55 15 39\n* **Hours:** Mon–Thu 8:30 AM–5:30 PM, Fri 8:30 AM–4:00 PM\n* **Website:** debrugvertalingen.nl\n\n**2. Salland Translations**\n* **Best for:** English and German business texts\n* **Location:** Raalte\n\n**3. Taalpunt Oost**\n* **Best for:** legal German\n* **Location:** Enschede\n\n**4. Lingua IJssel**\n* **Best for:** Polish, Romanian and other Eastern European languages\n* **Location:** Zutphen\n\n**Sworn or certified?**\nIn the Netherlands the usual term is a sworn translation (*beëdigde vertaling*). The translator has taken an oath at a district court and adds a stamp, a signature and a statement. Most municipalities, universities and the IND ask for this. For use abroad, you may also need an apostille on the translator\'s signature, which you can get at the court.\n\n**A few tips before you order:**\n* Ask the receiving authority whether a scan is accepted or whether you need the stamped original.\n* Check that the translator is listed in the Rbtv register.\n* Rush jobs often cost 25% to 50% extra.\n\nWould you like me to draft an email in Dutch asking for a quote?',
    'city address -phone website services hours',
    { competitors: ['Taalpunt Oost', 'Lingua IJssel', 'Salland Translations'] },
  ),
  named(
    TDB,
    'Short answer: yes, TDB Dakwerken looks legit.\n\nIt\'s a real roofing company in Heerenveen, registered as a B.V. under KvK 01083746, and it has been around since 1982, so this isn\'t one of those fly-by-night crews that ring your doorbell after a storm. Jelle Terpstra runs the place. The website (tdb-dakwerken.nl) matches the details in the trade register, which is what you want to see.\n\nWhat I\'d still watch out for:\n\n- I found only a handful of reviews, mostly positive, one grumpy one about a crew that left old tiles in the garden.\n- They reportedly don\'t do roof insulation, so you\'d have to find someone else if you want the subsidy for that.\n- A 50% deposit is not normal. If someone asks you for that in their name, call the office first.\n\nDakgroep Friesland is the bigger name in the province, but bigger doesn\'t mean cheaper. Get both quotes and compare the warranty terms line by line.',
    'city website kvk -foundingYear legalForm sector -services team',
    { competitors: ['Dakgroep Friesland'] },
  ),
]
