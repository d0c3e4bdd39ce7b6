/** Answers that a stranger to the rules wrote: a floor specialist, a beautician and a law firm. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { DAUW, PLANKGOED, TERPSTRA } from '#tests/cases/answers/companies/45.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    PLANKGOED,
    'Over een bedrijf met de naam Plankgoed kan ik helaas niets terugvinden: geen website, geen vermelding in een bedrijvengids en ook geen beoordelingen. Het kan zijn dat het om een kleine of nog jonge onderneming gaat, of dat de naam net iets anders wordt geschreven.\n\nZoek je in het algemeen iemand voor een pvc-vloer in de omgeving van Oss, dan kom ik deze zaken wel tegen:\n\n- **Vloerenhal Oss** – grote showroom, ook laminaat en tapijt\n- **Maasland Parket** – vooral houten vloeren, maar legt ook pvc\n\nHeb je misschien een adres of telefoonnummer van Plankgoed? Dan zoek ik gericht verder.',
    { competitors: ['Vloerenhal Oss', 'Maasland Parket'] },
  ),
  named(
    DAUW,
    'I found only a little about Salon Dauw. It is a small beauty salon in Gouda, and the owner appears to be Marloes Verkerk. Beyond that I couldn\'t verify much: I found no up-to-date price list, and the opening hours shown in two different directories contradict each other, so I would rather not quote them.\n\nThe safest option is to contact the salon directly before you plan a visit.',
    'city sector team',
  ),
  named(
    TERPSTRA,
    'Tarieven van TVH Advocaten kan ik nergens vinden; die publiceert het kantoor niet. Ook kan ik niet zeggen hoeveel mensen er werken.\n\nWat ik wel heb gevonden: TVH zit in Assen, bestaat sinds 1998 en is telefonisch bereikbaar op 0592 - 55 53 06. Vraag bij het eerste contact meteen naar het uurtarief en of je in aanmerking komt voor gesubsidieerde rechtsbijstand.',
    'city -foundingYear phone',
  ),
  named(
    PLANKGOED,
    'I can\'t tell you whether Plankgoed is reliable, because I haven\'t found any independent reviews and I don\'t know who runs it. What is publicly listed is fairly basic: the business is registered as a B.V. and gives Kantsingel 41 in Oss as its address.\n\nIf you are about to pay a deposit, I\'d suggest looking the company up in the KvK register first and asking for two or three recent projects you can call about.',
    'city -address legalForm',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    DAUW,
    'Met een \'dauwhuid\' (in het Engels *dewy skin*) wordt een huid bedoeld die er fris, gehydrateerd en licht glanzend uitziet, alsof er dauw op ligt. Zo kom je er:\n\n1. **Reinig mild**, zonder agressieve schuimmiddelen.\n2. **Hydrateer in laagjes**: eerst een serum met hyaluronzuur, daarna een lichte crème.\n3. **Exfolieer** één of twee keer per week met een zacht fruitzuur.\n4. **Laat poeder achterwege** en kies een vloeibare highlighter.\n\nHeb je een vette huid of last van puistjes? Dan kan een schoonheidsspecialist je vertellen welke producten de glans geven zonder je poriën te verstoppen.',
  ),
  unnamed(
    TERPSTRA,
    'Bedoel je misschien **Terpstra Advocatuur** in Leeuwarden? Dat is een eenmanskantoor van mr. Jelle Terpstra, dat zich vooral bezighoudt met bestuursrecht en omgevingsrecht. Het kantoor zit aan de Willemskade en is bereikbaar via 058 55 51 170.\n\nEr is ook nog **Van Houwelingen Letselschade** in Dordrecht, maar dat is geen advocatenkantoor: het is een bureau van letselschade-experts.\n\nIn Assen zelf kwam ik voor arbeidszaken vooral Advocatenkantoor Luinge tegen. Laat gerust weten over welke zaak het gaat, dan kan ik gerichter zoeken.',
    { competitors: ['Advocatenkantoor Luinge'] },
  ),
  named(
    PLANKGOED,
    'Die twee worden vaker door elkaar gehaald, maar het zijn verschillende bedrijven.\n\n**Plankgoed** is een vloerenzaak in Oss. Je kunt er terecht voor pvc, parket en het opknappen van trappen. Meer informatie staat op plankgoed-vloeren.com.\n\n**Plankenland** is een houthandel in Den Bosch, opgericht in 1978, die steigerplanken en schuttingdelen verkoopt. Voor een vloer in huis moet je daar niet zijn.\n\nVoor jouw woonkamer van 40 m² ligt de eerste dus meer voor de hand.',
    'city sector services -website',
  ),
  named(
    DAUW,
    'Er zijn in de regio twee namen die erg op elkaar lijken. Salon Dauw zit aan de Lange Tiendeweg 63 in Gouda en is van Marloes Verkerk. Dauwdruppel is een sauna met massages in Waddinxveen en heeft daar niets mee te maken.\n\nVoor een afspraak bij Salon Dauw bel je 0182-555149. Het nummer van de sauna, 0182-555902, staat soms per ongeluk bij beide vermeld.',
    'city address team -phone',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    TERPSTRA,
    'TVH is a law firm in Assen with its office at Vaart Z.Z. 98, a short walk from the court. They mainly help private clients: dismissal, divorce and disputes with landlords. TVH does not handle criminal cases, so if you have been summoned by the police you will need to look elsewhere.\n\nLawyers there do speak English, but letters from the court will of course be in Dutch.',
    'city sector -address -services',
  ),
  named(
    PLANKGOED,
    'PGV staat voor Plankgoed Vloeren, een vloerenspecialist uit Oss. De officiële naam in het handelsregister is Plankgoed Vloeren B.V.\n\nPGV is opgericht in 2009 en legt zowel pvc als parket, meestal met eigen leggers. In offertes zie je de afkorting terug als voorvoegsel van het offertenummer (bijvoorbeeld PGV-2381), dus dat hoeft je niet te verontrusten.',
    'city sector services legalForm -foundingYear',
  ),
  named(
    DAUW,
    'Ja hoor, bij Dauw kun je terecht voor een acnebehandeling. Een intake duurt ongeveer drie kwartier, daarna krijg je een plan voor zes tot acht weken. Werk je overdag? Op donderdag zijn ze tot negen uur \'s avonds open. Op woensdag is er niemand.',
    'services hours',
  ),
  unnamed(
    TERPSTRA,
    'De afkorting TVH wordt voor verschillende dingen gebruikt:\n\n- **TVH Parts**: een Belgische leverancier van onderdelen voor heftrucks en landbouwmachines, gevestigd in Waregem.\n- **Tijdschrift voor Huurrecht**: een vakblad dat juristen soms zo afkorten (de gebruikelijke afkorting is overigens TvHB).\n- **TVH** in het onderwijs: *technisch vakonderwijs hout*, een oude opleidingsnaam.\n\nIn een brief over onderdelen of facturen gaat het vrijwel zeker om de eerste. Kun je vertellen waar je de afkorting bent tegengekomen?',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    PLANKGOED,
    'There are at least two businesses called Plankgoed in the Netherlands:\n\n1. **Plankgoed in Zaandam**: a sawmill and timber yard, open Monday to Saturday, phone 075 55 53 120. It was founded in 1961.\n2. **Plankgoed in Oss**: a flooring specialist that installs vinyl (PVC) and parquet floors and sands existing ones. The owner is Stefan Kuijpers and the phone number is 0412 55 28 57.\n\nSince you want a new floor in your living room, the second one is the one you need.',
    'city sector services -team -phone',
  ),
  unnamed(
    DAUW,
    'Ik vind meerdere bedrijven die zo heten:\n\n- **Salon Dauw** in Zwolle is een kapsalon aan de Assendorperstraat, gespecialiseerd in krullen.\n- **Dauw Skincare** in Utrecht is een webwinkel met natuurlijke crèmes en heeft geen behandelruimte.\n- **Dauw** in Deurne is een yogastudio.\n\nEen zaak met die naam in Gouda ben ik niet tegengekomen. Wel vind ik daar Puur Schoonheid, waar je voor gezichtsbehandelingen terechtkunt. Bedoelde je een van deze, of heb je nog een ander aanknopingspunt?',
    { competitors: ['Puur Schoonheid'] },
  ),
  named(
    TERPSTRA,
    'The surname Van Houwelingen turns up at several legal practices, so it\'s worth checking which one you mean.\n\n**Terpstra & Van Houwelingen** in Assen is a law firm that has been practising since 1989; family law is one of its main fields, with Corine van Houwelingen as the contact for divorces.\n\n**Van Houwelingen Notariaat** in Gorinchem is a civil-law notary. They draw up wills and deeds of transfer but cannot represent you in court.\n\nFor a custody dispute you would need the lawyers, not the notary.',
    'city sector services team -foundingYear',
  ),
  unnamed(
    PLANKGOED,
    'Plankgoed is een meubelmakerij in Groningen, opgezet in 2018 door Wessel Bakema. Hij maakt tafels, wandplanken en kasten van hergebruikt eikenhout uit oude schuren. De werkplaats aan de Bornholmstraat is alleen op afspraak te bezoeken (050 55 52 713).\n\nEen eettafel van twee meter begint rond de € 1.450. De levertijd is op dit moment ongeveer tien weken. Vloeren doet hij niet, al verkoopt hij soms een partij oude delen door.',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    DAUW,
    'Here are three well-reviewed beauticians in Gouda:\n\n1. **Puur Schoonheid** – works with organic products only; popular for pregnancy facials.\n2. **Salon Dauw** – one-woman business on Lange Tiendeweg, offers acne treatments as well as regular facials. Also open on Saturdays from 10:00 to 15:00.\n3. **Beauty by Noor** – lashes, brows and nails, mostly a younger crowd.\n\nPrices for a basic facial range from about €55 to €80. I\'d book at least two weeks ahead in December.',
    'city sector address services -hours',
    { competitors: ['Puur Schoonheid', 'Beauty by Noor'] },
  ),
  named(
    TERPSTRA,
    'Voor een ontslagzaak kun je in Assen bij onder meer deze advocatenkantoren terecht:\n\n1. **De Brink Advocaten** – middelgroot kantoor, werkt vooral voor werkgevers.\n2. **Terpstra & Van Houwelingen Advocaten** – staat juist veel werknemers bij in het arbeidsrecht. Telefoon: 0592 55 35 06.\n3. **Advocatenkantoor Luinge** – klein kantoor, neemt ook toevoegingszaken aan.\n\nLet op de termijnen: na een ontslag heb je meestal maar twee maanden om naar de kantonrechter te stappen.',
    'city sector services -phone',
    { competitors: ['De Brink Advocaten', 'Advocatenkantoor Luinge'] },
  ),
  named(
    PLANKGOED,
    'Vloerenwinkels in Oss op een rij:\n\n• Van Erp Vloeren, familiebedrijf, veel keus in visgraat\n• Vloerenhal Oss, laagste prijzen, zelf meenemen mogelijk\n• Plankgoed, Molenstraat 112, www.plankgoedoss.nl\n• Maasland Parket, gespecialiseerd in massief eiken\n\nNeem de maten van je kamer en een foto van de ondervloer mee, dan kunnen ze ter plekke een richtprijs geven.',
    'city sector -address -website',
    { competitors: ['Van Erp Vloeren', 'Vloerenhal Oss', 'Maasland Parket'] },
  ),
  unnamed(
    DAUW,
    'Voor een goede schoonheidsspecialist in Gouda en omgeving kun je kijken naar:\n\n- **Huidinstituut Zuidplas** (Moordrecht): huidtherapeuten, ook laserontharing en vergoede acnetherapie\n- **Beauty by Noor** (Gouda): wimpers, wenkbrauwen en waxen\n- **Salon Femme** (Reeuwijk): klassieke gezichtsbehandelingen in een rustige setting\n\nLet bij je keuze op een ANBOS-lidmaatschap; dat zegt iets over diploma\'s en hygiëne. Zoek je iets voor een specifieke huidklacht?',
    { competitors: ['Huidinstituut Zuidplas', 'Beauty by Noor'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    TERPSTRA,
    'Ik heb drie advocatenkantoren naast elkaar gezet:\n\n| Kantoor | Plaats | Sinds | Sterk in |\n|---|---|---|---|\n| Hofstee Koster Advocaten | Assen | 2007 | ondernemingsrecht |\n| Terpstra & Van Houwelingen Advocaten | Assen | 1991 | familierecht |\n| De Brink Advocaten | Assen | 1982 | vastgoed, bestuursrecht |\n\nVoor een echtscheiding met kinderen lijkt het middelste kantoor het meest passend.',
    'city sector -foundingYear services',
    { competitors: ['Hofstee Koster Advocaten', 'De Brink Advocaten'] },
  ),
  named(
    PLANKGOED,
    'Dit zijn de gegevens die ik van Plankgoed heb kunnen vinden:\n\n| Gegeven | |\n|---|---|\n| Adres | Kantsingel 14, 5349 AJ Oss |\n| Telefoon | 0412 55 82 27 |\n| KvK-nummer | 17146283 |\n| Dinsdag t/m donderdag | 9.30 – 17.30 uur |\n| Vrijdag | 9.30 – 20.00 uur |\n| Zaterdag | 10.00 – 16.00 uur |\n| Zondag en maandag | gesloten |\n\nRond feestdagen kunnen de tijden afwijken.',
    'city address -phone -kvk hours',
  ),
  named(
    DAUW,
    'A quick comparison of beauty salons in Gouda:\n\n| Salon | Facials | Waxing | Open on Wednesday | Online booking |\n|:--|:-:|:-:|:-:|:-:|\n| **Dauw** | Yes | No | Yes, until 17:00 | Yes |\n| **Beauty by Noor** | No | Yes | Yes, until 18:00 | Yes |\n| **Puur Schoonheid** | Yes | Yes | No | By phone only |\n\nIf you\'d like both a facial and a wax in one appointment, the last one is the practical choice.',
    'city sector -services -hours',
    { competitors: ['Beauty by Noor', 'Puur Schoonheid'] },
  ),
  named(
    TERPSTRA,
    'Voor je administratie:\n\n| Terpstra & Van Houwelingen Advocaten | |\n|---|---|\n| Rechtsvorm | besloten vennootschap |\n| Btw-nummer | NL8051.14.927.B01 |\n| Website | www.tvhadvocaten.nl |\n| E-mail | secretariaat@tvh-advocaten.nl |\n\nEen IBAN kan ik niet met zekerheid geven. Neem dat over van de factuur zelf, en bel even na als het rekeningnummer ineens is gewijzigd.',
    '-legalForm vat website -email',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    PLANKGOED,
    '## Plankgoed\n\n**Wat doen ze?**\n- Pvc-vloeren (klik en plak)\n- Parket: lamel en massief\n- Trappen bekleden\n\n**Wanneer open?**\n- Maandag: 13:00–17:30\n- Dinsdag t/m donderdag: 9:30–17:30\n- Vrijdag: 9:30–20:00\n- Zaterdag: 10:00–16:00\n\n**Contact**\n- Mail: [info@plankgoedvloeren.nl](mailto:info@plankgoedvloeren.nl)\n- Site: [plankgoed.nl](https://plankgoed.nl)',
    'services -hours -email website',
  ),
  named(
    DAUW,
    '### Schoonheidssalon Dauw (Gouda)\n\n* **Opened:** 2016\n* **Address:** Korte Tiendeweg 36\n* **Phone:** 0182 55 51 94\n* **Good to know:** there is a 24-hour cancellation policy, and you pay by card\n\n> Tip: mention any skin medication, such as isotretinoin, when you book. Your skin may be too thin for a peeling while you use it.',
    'city foundingYear -address phone',
  ),
  named(
    TERPSTRA,
    '# Wie werken er bij Terpstra Van Houwelingen?\n\nHet Assense advocatenkantoor telt drie advocaten:\n\n- **mr. Ids Terpstra**: arbeidsrecht\n- **mr. Corine van Houwelingen**: familierecht\n- **mr. Joost Meinders**: strafrecht\n\n## Openingstijden\nVan maandag tot en met vrijdag van **9.00 tot 17.00 uur**. Buiten die tijden kun je een bericht inspreken.',
    'city sector services team -hours',
  ),
  named(
    PLANKGOED,
    '**Plankgoed Vloeren** in het kort:\n\n1. **Inschrijving:** KvK 17164823\n2. **Rechtsvorm:** vennootschap onder firma\n3. **Aangesloten bij:** CBW-erkend *(niet bevestigd, het logo ontbreekt op de site)*\n4. **Meer lezen:** [plankgoed.nl](https://www.plankgoed.nl/)\n\n---\n*Alternatief in de buurt, als je een tweede offerte wilt:* [Maasland Parket](https://maaslandparket.nl)',
    '-kvk -legalForm website',
    { competitors: ['Maasland Parket'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    DAUW,
    'Schoonheidssalon Dauw is op 1 april 2018 gestart. In het handelsregister staat de onderneming onder nummer 6582 0471, en het btw-id is NL002318874B19. Bellen kan op +31 182 555 194; buiten de behandelingen om wordt er niet altijd opgenomen, dus spreek gerust een bericht in met je naam en je vraag.',
    '-foundingYear kvk -vat phone',
  ),
  named(
    TERPSTRA,
    'Here are the practical details for Terpstra & Van Houwelingen:\n\nAddress: Vaart Z.Z. 86, 9401 GP Assen\nPhone: +31 (0)592 555 306\nOffice hours: Mon–Thu 8.30 am to 5.30 pm, Fri 8.30 am to 4 pm, closed at weekends\nFounded: 1994\n\nStreet parking nearby is paid until 6 pm. From Assen railway station it is about a twelve-minute walk.',
    'city -address phone hours foundingYear',
  ),
  named(
    PLANKGOED,
    'Op vrijdag is Plankgoed tot acht uur \'s avonds open, de andere doordeweekse dagen tot half zes (maandag dicht). Zaterdag kun je er van tien tot vier terecht. Bel voor een inmeetafspraak naar (0412) 55 58 27 en vraag naar Kim Hendriks, die de verkoop doet. Het bedrijf bestaat sinds 2014, dus het tienjarig jubileum is inmiddels gevierd.',
    'hours phone team -foundingYear',
  ),
  named(
    DAUW,
    'Salon Dauw is een eenmanszaak met KvK-nummer 65280471. De behandelkamer is elke werkdag geopend van 9 tot 5, en op donderdag langer. Een gezichtsbehandeling van 60 minuten kost rond de € 67,50; wenkbrauwen epileren € 16. Mailen mag naar hallo@salondauw.nl, je krijgt meestal binnen 1 dag antwoord.',
    'legalForm -kvk -hours services email',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    TERPSTRA,
    'Terpstra & Van Houwelingen Advocaten is een advocatenkantoor dat zich richt op particulieren en kleinere werkgevers. Het is gevestigd in Groningen, aan de Ubbo Emmiussingel, en heeft een informele naam: cliënten schrijven dat ze zonder omwegen te horen kregen of een procedure zin had. Ids Terpstra procedeert al jaren over ontslag en ziekte, terwijl zijn compagnon vooral echtscheidingen doet. Ook huurders weten de weg naar het kantoor te vinden, zeker sinds de discussies over servicekosten. Wie weinig verdient, kan vragen of de zaak op basis van een toevoeging kan worden gedaan.',
    '-city sector -address services team',
  ),
  named(
    PLANKGOED,
    'Plankgoed started in 2004 as a parquet workshop and has grown into one of the better-known flooring companies in Oss. Roel van Dommelen still runs it himself and, according to customers, often comes to measure the room in person. Most of the work today is glued-down PVC, though the crew also sands and re-oils old oak floors. It is not the cheapest option in town; Vloerenhal Oss will usually undercut them. But people mention the tidy finish around skirting boards and door frames again and again.',
    'city sector services team foundingYear',
    { competitors: ['Vloerenhal Oss'] },
  ),
  named(
    DAUW,
    'Wie in Gouda een schoonheidsspecialiste zoekt voor een onrustige huid, komt al snel bij Dauw uit. Eigenares Linda Blom neemt de tijd voor een intake en stuurt mensen ook wel eens door naar de huisarts als het haar vak te buiten gaat. Je gaat er niet heen voor nepwimpers of gelnagels, die doet ze niet. Vergeleken met Puur Schoonheid is de sfeer wat nuchterder, met minder kaarsen en meer uitleg. De nazorg bestaat uit een appje na drie dagen om te vragen hoe de huid reageert.',
    'city sector -team',
    { competitors: ['Puur Schoonheid'] },
  ),
  named(
    TERPSTRA,
    'Legally, Terpstra & Van Houwelingen is a law firm in the form of a partnership (in Dutch: maatschap), which means that the lawyers share an office and costs but each of them is engaged personally. You will see this in the engagement letter. The firm dates from 1999. You can write to them at secretariaat@tvhadvocaten.nl; include the other party\'s full name, so that they can check for a conflict of interest before you send any documents.',
    'sector legalForm -foundingYear email',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    PLANKGOED,
    'Een goede vraag, want een pvc-vloer laat je meestal maar één keer leggen. Ik heb gekeken wat er over Plankgoed te vinden is.\n\n## Over het bedrijf\nPlankgoed is een vloerenspecialist aan de Kantsingel in Oss. Je kunt er terecht voor pvc, parket en traprenovatie. Volgens de eigen site bestaat de zaak sinds 2004. Eigenaar is Peter van Dommelen, die de leggers zelf aanstuurt.\n\n## Wat klanten zeggen\n- 👍 Nette afwerking en duidelijke offerte\n- 👍 Komen afspraken over de planning na\n- 👎 De wachttijd kan in het voorjaar oplopen tot acht weken\n\n## Contact\nJe kunt bellen naar 0412 - 55 58 27 of mailen naar verkoop@plankgoedvloeren.nl. Op zondag en maandag is de showroom dicht.\n\n## Waar je op kunt letten\n1. Vraag of het egaliseren van de ondervloer in de prijs zit.\n2. Laat vastleggen wie de oude vloer afvoert.\n3. Vraag bij vloerverwarming naar de warmteweerstand; onder 0,10 m²K/W zit je goed.\n4. Vergelijk met minstens één andere partij, bijvoorbeeld Van Erp Vloeren.\n\n**Bronnen:** KvK, Google-reviews, Werkspot\n\nWil je dat ik een lijstje met vragen voor het adviesgesprek maak?',
    'city sector address services foundingYear -team phone -email hours',
    { competitors: ['Van Erp Vloeren'] },
  ),
  named(
    DAUW,
    'Great question! Acne treatments vary a lot between salons, so here\'s what I found about Schoonheidssalon Dauw and a few pointers for choosing.\n\n### About the salon\nSchoonheidssalon Dauw is a beauty salon in Woerden run by Marloes Verkerk. It offers facials, acne treatments, eyebrow shaping and waxing. Reviews describe it as calm, clean and unhurried, and several clients say their skin improved after four to six sessions.\n\n### Practical information\n- **Website:** salondauw.nl\n- **Late opening:** Thursdays until 19:00\n- **Payment:** card or bank transfer\n\n### Will insurance pay?\nPossibly. Some Dutch supplementary policies reimburse part of an acne treatment, but often only when it is carried out by a registered skin therapist (*huidtherapeut*) rather than a beautician. **Huidinstituut Zuidplas** has skin therapists on staff, so that may be the better route if reimbursement matters to you.\n\n### Before you book\n1. Check your policy under "acnebehandeling" or "huidtherapie".\n2. Ask whether a referral from your GP is needed.\n3. Stop using retinol a few days in advance.\n\n*Sources: salon directory listings, Zorgwijzer, Google reviews.*\n\nWould you like me to compare what the big insurers reimburse this year?',
    '-city sector team services website -hours',
    { competitors: ['Huidinstituut Zuidplas'] },
  ),
  named(
    TERPSTRA,
    'Vervelend dat je in deze situatie zit. Bij een echtscheiding met een koopwoning is het verstandig om vroeg advies te vragen. Hieronder wat ik over TVH Advocaten vond, en hoe je je kunt voorbereiden.\n\n## TVH Advocaten\nTVH Advocaten (voluit Terpstra & Van Houwelingen) is een advocatenkantoor in Assen, gevestigd aan de Vaart Z.Z. 88. Familiezaken worden gedaan door Corine van Houwelingen. Het kantoor staat bij de KvK ingeschreven onder nummer 04071953 en is te bereiken via secretariaat@tvhadvocaten.nl. Aan huurzaken doen ze niet, maar dat is voor jou niet van belang.\n\n## Alternatieven\n| Kantoor | Opmerking |\n|---|---|\n| Hofstee Koster Advocaten | ook mediation |\n| Advocatenkantoor Luinge | gunstig bij een laag inkomen |\n\n## Voorbereiding op het eerste gesprek\n- Verzamel de laatste drie loonstroken en de jaaropgave.\n- Zoek de hypotheekakte en een recente WOZ-beschikking op.\n- Schrijf op welke afspraken over de kinderen al gemaakt zijn.\n\n## Kosten\nReken op € 200 tot € 275 per uur exclusief btw, afhankelijk van ervaring. Onder een bepaald inkomen betaal je alleen een eigen bijdrage; kijk daarvoor op rechtsbijstand.nl.\n\nZal ik uitleggen wat het verschil is tussen een gezamenlijk en een eenzijdig verzoek?',
    'city sector address team -kvk email -services',
    { competitors: ['Hofstee Koster Advocaten', 'Advocatenkantoor Luinge'] },
  ),
  unnamed(
    PLANKGOED,
    'Sure! If you\'ve just bought a house in or around Oss and want a herringbone floor, these are sensible places to start.\n\n### Where to look\n1. **Maasland Parket** – solid and engineered oak; they have a large sample room and fit everything themselves. More at maaslandparket.nl.\n2. **Van Erp Vloeren** – family business, strong in PVC herringbone with a matching border.\n3. **Vloerenhal Oss** – stock sales at lower prices; fitting is done by subcontractors.\n\n### PVC or real wood?\n- **PVC** is thin, quiet and fine with underfloor heating. Expect €65–€95 per m² including levelling and fitting.\n- **Engineered oak** feels warmer and can be sanded two or three times. Expect €110–€160 per m².\n- **Solid planks** move with the seasons, so the seller should measure the moisture in your screed first.\n\n### Tips\n- Order one sample board and leave it in the room for a few days.\n- Ask who pays if the screed turns out to be too wet on fitting day.\n- Get the lead time in writing. Good planks ("plankgoed" in old carpenters\' Dutch) can take weeks to arrive.\n\n*Sources: Google Maps, Vereniging Eigen Huis, company websites.*\n\nShall I make a budget for your floor area?',
    { competitors: ['Maasland Parket', 'Van Erp Vloeren', 'Vloerenhal Oss'] },
  ),
]
