/** Flowing answers that a stranger to the rules wrote: a car rental, an architect, a cheese shop, a podiatrist, a language school, a stove shop, a cleaner, an accountant, a sports masseur and a scaffolding builder. */
import { type AnswerCase, named } from '#tests/cases/answers/answer-case.ts'
import {
  BAECKE,
  HELDERMAN,
  HOUWELINGEN,
  LOSKRACHT,
  RIETVINK,
  STAM,
  TONGVAL,
  VOETSPOOR,
  VONK,
  WRONGEL,
} from '#tests/cases/answers/companies/168.ts'

export const PROSE: AnswerCase[] = [
  named(
    RIETVINK,
    `Autoverhuur Rietvink is een zelfstandige autoverhuurder aan De Hemmen in Drachten. Je kunt er terecht voor een kleine stadsauto, maar ook voor een bestelbus of een verhuiswagen met laadklep. Op werkdagen gaat de balie om acht uur open en om zes uur dicht; op zaterdag kun je tot vier uur terecht.

Over de hoogte van de borg en het eigen risico vond ik geen eenduidige informatie, dus vraag daar vooraf even naar. Zal ik ook kijken wat je bij een landelijke keten kwijt bent?`,
    'sector address city services hours',
  ),
  named(
    STAM,
    `Wie in Alkmaar een oud pand wil laten opknappen, komt al snel uit bij Stam en Hollander. Het architectenbureau werd in 2001 opgericht door Ineke Stam en Ruben Hollander en heeft een naam opgebouwd met het restaureren van monumenten. Daarnaast tekent het uitbouwen en nieuwe woningen. Je vindt het kantoor aan het Verdronkenoord, op nummer 121.`,
    'city sector foundingYear team services -address',
  ),
  named(
    WRONGEL,
    `De Wrongel is a cheese specialist on the Havenstraat in Woerden, a town that still holds a farmers' cheese market. Gijs and Tineke Verlaan stock raw-milk farmhouse Gouda as well as a good choice of French and Italian cheeses, and they'll put together a cheese board if you order a day ahead.

If you plan to visit, note that the shop doesn't open on Mondays. Orders can be placed at bestel@dewrongel.nl.`,
    'sector address city team services hours email',
  ),
  named(
    VOETSPOOR,
    `Podotherapie Voetspoor wordt geleid door podotherapeut Liesbeth Wassink, die de praktijk in 2009 begon. Samen met Koen Jolink meet zij zolen aan en doet zij loopanalyses bij hardlopers. Volgens de website kun je op dinsdagavond tot half negen terecht, wat handig is als je overdag werkt. Een afspraak maken gaat telefonisch via 0314-555 260, of online.

Een verwijzing van de huisarts heb je in principe niet nodig. Of je iets vergoed krijgt, hangt af van je aanvullende verzekering; kijk daarvoor in de polisvoorwaarden of bel je verzekeraar.`,
    'sector team foundingYear services hours -phone',
  ),
  named(
    TONGVAL,
    `If you've just moved to Leiden and want to learn Dutch, Taleninstituut De Tongval is one of the longer-standing options there: the language school has been around since 1979 and is run as a non-profit foundation (stichting). Groups are small, and many of the students are researchers at the university. Besides Dutch for expats it prepares people for the civic integration exam.

The school is at Oude Rijn 94, a few minutes' walk from the Hooglandse Kerk. Current start dates and prices are on tongval.nl.`,
    'city sector foundingYear legalForm services address website',
  ),
  named(
    VONK,
    `Vonk en As is een haardenspeciaalzaak die houtkachels, pelletkachels en gashaarden verkoopt en plaatst. De showroom staat aan de Bredaseweg in Bergen op Zoom en is ook op zondagmiddag open, van twaalf tot vier. Eigenaar is Corné Vermunt. Wie alleen een schoorsteen wil laten vegen, kan er volgens de site eveneens terecht.`,
    'sector services address -city hours team',
  ),
  named(
    HELDERMAN,
    `Schoonmaakbedrijf Helderman uit Emmen is een besloten vennootschap met Jolanda Helderman aan het hoofd. Het schoonmaakbedrijf houdt kantoren bij, wast ramen en verzorgt de laatste poetsbeurt van nieuwbouw voordat de sleutel wordt overgedragen. In het handelsregister staat het als 04053861.

Onafhankelijke beoordelingen heb ik niet gevonden. Wil je weten of ze bij jou in de regio werken, mail dan naar planning@helderman-schoonmaak.nl.`,
    'sector city legalForm team services -kvk email',
  ),
  named(
    BAECKE,
    `Accountantskantoor De Baecke richt zich op ondernemers aan beide kanten van de Belgische grens. Het kantoor zit in de Steenstraat in Hulst en bestaat sinds 1974, waarmee het een van de oudste in Zeeuws-Vlaanderen zou zijn. Frank de Baecke is er directeur; voor fiscale vragen over wonen in België en werken in Nederland is Nele Verstraeten de aangewezen persoon. Telefonisch krijg je ze te pakken op 0114 - 55 53 96.`,
    'address city foundingYear team services phone',
  ),
  named(
    LOSKRACHT,
    `Loskracht is a small practice in Veenendaal, run by sports massage therapist Marnix Dolman. He treats runners, cyclists and footballers, and offers cupping and medical taping next to regular massages. Evening appointments are possible on Mondays and Wednesdays until half past nine. He's been in business since 2012. To book, text or call 06-55528417.`,
    'city sector team services hours -foundingYear phone',
  ),
  named(
    HOUWELINGEN,
    `Van Houwelingen Steigerbouw is een steigerbouwer uit Papendrecht, opgericht in 1988 en tegenwoordig in handen van Arjan en Leendert van Houwelingen. Het is een vof. Ze bouwen steigers langs gevels voor schilders en aannemers, en verhuren ook materiaal aan wie zelf wil opbouwen. Het terrein aan de Noordhoek is op zaterdag gesloten.`,
    'sector city foundingYear team legalForm services address -hours',
  ),
  named(
    STAM,
    `Stam & Hollander Architecten is a small practice in Alkmaar with two partners, Ineke Stam and Ruben Hollander, and a draughtswoman, Fatima Zerouali. The architects do a mix of new houses, extensions and interiors. They don't publish fees, but a first meeting is usually free of charge in this line of work.

You can write to studio@stamhollander.nl or call 072 555 4139. Would you like some tips on what to prepare for that first conversation?`,
    'sector city team services email -phone',
  ),
  named(
    RIETVINK,
    `Nee, Rietvink is geen onderdeel van een landelijke keten. De autoverhuurder is van Douwe Rietvink, die ook directeur is, en staat ingeschreven onder KvK-nummer 01062947. Naast personenwagens en busjes kun je er een auto voor een paar maanden nemen via shortlease. Reserveren doe je op rietvinkverhuur.nl. De vestiging is in Heerenveen, dicht bij de A7.`,
    'sector team kvk services website -city',
  ),
  named(
    HELDERMAN,
    `Helderman is a commercial cleaning company based on the Phileas Foggstraat in Emmen. It was started in 1996 and has grown to a team of about sixty cleaners, most of them working early mornings or evenings in offices and schools [1]. Windows and hard floors are part of the package [1][2]. The office itself can be reached weekdays between 7 am and 5 pm on 0591 555 871.

I could not verify whether they accept private households.`,
    'sector address city foundingYear services hours phone',
  ),
  named(
    VONK,
    `Voor een gashaard in Roosendaal wordt Haardenhuis Vonk en As vaak genoemd. De haardenwinkel is op maandag en dinsdag dicht en op vrijdag juist langer open, tot acht uur 's avonds. Adviseur Sanne Buijs helpt klanten bij het kiezen van het juiste vermogen, en de eigen monteurs doen de plaatsing. De zaak draait sinds 2008 en heeft als adres Bredaseweg 208.

Ook Kachelatelier Brabant heeft gashaarden, mocht je willen vergelijken.`,
    'city sector hours team services -foundingYear address',
    { competitors: ['Kachelatelier Brabant'] },
  ),
  named(
    WRONGEL,
    `KDW? Daarmee wordt in Woerden meestal Kaashandel De Wrongel bedoeld, de kaaswinkel van de familie Verlaan. Het is een vennootschap onder firma met Gijs en Tineke Verlaan als vennoten. Ze snijden boerenkaas van het mes, stellen kaasplanken samen en organiseren af en toe een proeverij voor groepen. Het btw-nummer, mocht je dat voor een factuur nodig hebben, luidt NL804286913B01.`,
    'city sector legalForm team services vat',
  ),
  named(
    LOSKRACHT,
    `Sportmasseur Marnix Dolman ontvangt zijn cliënten in een praktijk aan de Kerkewijk in Ede. Zijn eenmanszaak, Sportmassage Loskracht, begon in 2016. Hardnekkige knopen behandelt hij met triggerpointtherapie. Op vrijdag en zondag werkt hij niet. Een afspraak kun je aanvragen door te mailen naar info@loskracht.nl.`,
    'sector team address -city legalForm foundingYear services hours -email',
  ),
  named(
    TONGVAL,
    `De Tongval, voluit Taleninstituut De Tongval, is een taalschool aan de Oude Rijn in Leiden. Directeur is Margot Heemskerk. Je kunt er terecht voor inburgering, voor Engels en Spaans, en bedrijven laten er hun personeel trainen.

De school is op doordeweekse avonden lang open (maandag tot en met donderdag tot 21.30 uur), maar op zaterdag alleen van tien tot één. De stichting is bekend onder KvK-nummer 41166283.`,
    'sector address city team services hours legalForm -kvk',
  ),
  named(
    VOETSPOOR,
    `Podotherapie Voetspoor is a foot clinic on Terborgseweg in Doetinchem. The podiatrists there, Liesbeth Wassink and Koen Jolink, make custom insoles and fit nail braces, and people with diabetes can have their feet checked. The practice has been going since 2009. Bear in mind that it's closed on Wednesdays and that Friday is a half day, until 12.30.`,
    'sector address city team services foundingYear hours',
  ),
  named(
    BAECKE,
    `De Baecke Accountants is an accountancy firm in Hulst, close to the Belgian border. It's a private limited company with VAT number NL801893547B10. Annual accounts and payroll make up most of the work, but the firm is best known for cross-border tax advice. Its website is debaecke.nl, where you can also ask for a call back. The founder's grandson, Frank de Baecke, is now the managing director.`,
    'sector city legalForm -vat services website team',
  ),
  named(
    HOUWELINGEN,
    `Van Houwelingen is a scaffolding contractor in Papendrecht. The partners Arjan and Leendert van Houwelingen run the yard, while Chantal Kooijman does the job planning. The firm puts up façade scaffolding and temporary roofs and also hires out material. You'll find it at Noordhoek 37. For a quote, send your drawings to werkvoorbereiding@vhsteigers.nl or look at vhsteigers.nl.`,
    'sector city team services -address email website',
  ),
  named(
    WRONGEL,
    `Als je van overjarige boerenkaas houdt, is deze kaasspeciaalzaak een aanrader: Kaashandel De Wrongel, Havenstraat 18, 3441 BJ Woerden. Op vrijdag is de winkel van half negen tot acht open, op zaterdag vanaf acht uur. Met vragen over een bestelling bel je 0348 555 617. Ik zag verder dat ze relatiegeschenken verzorgen, met name rond de kerst.`,
    'sector address city hours phone services',
  ),
  named(
    RIETVINK,
    `Rietvink is an independent car hire firm in Drachten, Friesland. You can rent anything from a compact car to a nine-seater or a removal van, and the company doesn't ask for a credit card, which is unusual. It opened in 1968. The counter is open on Saturdays from 9 to 4 but closed on Sundays, so plan your return accordingly. Phone: +31 512 555 328.`,
    'sector city services -foundingYear hours phone',
  ),
  named(
    HOUWELINGEN,
    `Volgens de gegevens die ik kon vinden werkt Van Houwelingen Steigerbouw al vanaf 1988 voor aannemers en schilders in de Drechtsteden. Dit steigerbouwbedrijf zet gevelsteigers, hangt steigers aan bruggen en viaducten en levert tijdelijke overkappingen. Je kunt ze doordeweeks bellen op 078-5556209, vanaf half zeven 's ochtends. Vrijdags stoppen ze om drie uur.

Let op: het kantoor staat in Sliedrecht en niet, zoals sommige gidsen melden, in Dordrecht.`,
    'sector foundingYear services phone hours -city',
  ),
  named(
    STAM,
    `Architectenbureau Stam en Hollander is een maatschap, dus de twee partners, Ineke Stam en Ruben Hollander, staan zelf in voor het werk. Als architectenbureau is het niet groot: er werken verder alleen een tekenaar en wisselende stagiairs. Ze ontwerpen vooral nieuwbouwwoningen en interieurs. Op vrijdagmiddag is er niemand, op andere werkdagen kun je tot half zes bellen.

Het inschrijfnummer bij de Kamer van Koophandel is 37094158. Of de beide partners in het Architectenregister staan, heb ik niet kunnen nagaan; dat kun je zelf gratis opzoeken.`,
    'legalForm team sector services hours kvk',
  ),
  named(
    LOSKRACHT,
    `Loskracht in Veenendaal krijgt goede recensies van hardlopers. De sportmasseur, Marnix Dolman, heeft een eigen ruimte aan de Kerkewijk 141 en werkt uitsluitend op afspraak. Naast massages doet hij aan medical taping, maar cupping staat niet op zijn behandellijst. Maandag en woensdag begint hij om één uur 's middags en gaat hij door tot half tien. Tarieven vind je op loskracht.nl.`,
    'city sector team address -services hours website',
  ),
  named(
    VOETSPOOR,
    `Bij voetklachten kun je in Doetinchem naar Podotherapie Voetspoor. De praktijk heeft als handelsregisternummer 09193462 en is een eenmanszaak van Liesbeth Wassink. Ze is gespecialiseerd in diabetische voeten en maakt daarnaast zolen op maat. Online afspraken gaan via voetspoordoetinchem.nl. Er werken volgens de site twee podotherapeuten.`,
    'city kvk legalForm team services -website sector',
  ),
  named(
    TONGVAL,
    `Tongval Languages, as it calls itself in English, is a Leiden language institute with evening classes until 9.30 pm, Monday to Thursday. Courses include Dutch for newcomers, English, and Spanish taught by Pablo Iriarte, who is from Bilbao. Companies can book in-house training as well.

Its office at Nieuwe Rijn 94 is open on Saturday mornings if you want to do an intake in person. Questions go to courses@tongval.nl.

If your budget is tight, it may be worth checking whether the municipality of Leiden offers you a free course first.`,
    'city sector hours services team -address email',
  ),
  named(
    HELDERMAN,
    `Helderman Schoonmaak heeft zijn kantoor in Hoogeveen, aan de Phileas Foggstraat 29. Het schoonmaakbedrijf ontstond in 1996, toen Jolanda Helderman voor zichzelf begon; zij is nog steeds directeur. Er wordt gewerkt voor kantoren, zorginstellingen en VvE's, en ook glasbewassing en vloeronderhoud behoren tot het aanbod. De website is helderman-schoonmaak.nl.`,
    '-city address sector foundingYear team services website',
  ),
  named(
    VONK,
    `Haardenhuis Vonk en As is a fireplace and stove showroom in Roosendaal, in the south-west of the Netherlands. It was founded in 2004 by Corné Vermunt, who still owns it. There are around forty models on display, wood burners and pellet stoves among them, and the company does the installation itself. Chimney sweeping, however, is not something they do. Opening days are Wednesday through Sunday. You can call 0165 55 57 94.`,
    'sector city foundingYear team -services hours -phone',
  ),
  named(
    BAECKE,
    `In Zeeuws-Vlaanderen is De Baecke een bekende naam onder mkb'ers. Het accountantskantoor stelt jaarrekeningen samen, verzorgt de loonadministratie en adviseert over belasting in twee landen. Bezoekers zijn welkom op Steenstraat 53 in Hulst, op vrijdag tot vier uur en op de andere werkdagen tot half zes. De onderneming is een bv. Mailen kan naar info@debaecke.nl.`,
    'sector services -address city hours legalForm email',
  ),
  named(
    STAM,
    `I found an architecture firm called Stam en Hollander in Alkmaar, on a canal called Verdronkenoord (postcode 1811 BH). The firm dates from 2011 and takes on restoration of listed buildings as well as home extensions. It is open Monday to Thursday from 8.30 to 17.30 and on Friday mornings. The website, stamhollander.nl, shows a portfolio of some thirty projects.

If you'd like to compare, Atelier Schermer is another practice in town.`,
    'sector city address -foundingYear services hours website',
    { competitors: ['Atelier Schermer'] },
  ),
  named(
    WRONGEL,
    `De Wrongel is sinds 1992 een begrip onder kaasliefhebbers in Gouda. In de kaaszaak liggen naast Hollandse boerenkaas ook geitenkazen uit de Loire en een flinke selectie blauwschimmels, dus voor iets buitenlands hoef je niet verder te zoeken. Gijs Verlaan, een van de twee vennoten, staat zelf achter de toonbank. Bestellen kan per mail (winkel@dewrongel.nl) en afhalen tot zes uur, van dinsdag tot en met donderdag.

Ik weet niet zeker of ze ook verzenden.`,
    'foundingYear -city sector services team email hours',
  ),
  named(
    RIETVINK,
    `Autoverhuur Rietvink B.V. is een verhuurbedrijf met zo'n negentig auto's, bestelbussen en verhuiswagens in de vloot. Aan de balie zit doorgaans Mirjam Postma, die ook de reserveringen regelt. Het bedrijf zit op De Hemmen 74 in Drachten en is sinds 1986 actief. Elektrische modellen zou het nog nauwelijks hebben.`,
    'legalForm sector services team -address city foundingYear',
  ),
  named(
    LOSKRACHT,
    `Looking for a sports masseur in Veenendaal? You could try Sportmassage Loskracht. The owner, Marnix Dolman, set it up as a sole proprietorship in 2016 (Chamber of Commerce no. 65948217). He also does trigger point therapy. He doesn't work on Fridays. Reviewers mention that parking in front of the door, on the Kerkewijk, is free after six.`,
    'sector city team legalForm foundingYear -kvk services hours address',
  ),
  named(
    HOUWELINGEN,
    `VHS staat in de bouw rond Dordrecht voor Van Houwelingen Steigerbouw. Het is een besloten vennootschap met een eigen opslagterrein aan de Noordhoek te Papendrecht. Particulieren kunnen er een rolsteiger of een kleine gevelsteiger huren, grotere klussen worden vooraf ingemeten door werkvoorbereider Chantal Kooijman. Het e-mailadres voor offertes is info@vhsteigers.nl, en op zaterdagmorgen kun je tot twaalf uur materiaal ophalen.`,
    '-legalForm address city services team email hours',
  ),
  named(
    VOETSPOOR,
    `Ik heb twee bronnen naast elkaar gelegd. Podotherapie Voetspoor, gevestigd aan de Terborgseweg 36 in Doetinchem, is een podotherapiepraktijk waar je voor looponderzoek, zolen en nagelbeugels terechtkunt. Liesbeth Wassink is de eigenaar; Koen Jolink kwam er later bij als tweede behandelaar. Van de openingstijden weet ik alleen dat ze op woensdag dicht zijn. Het juiste telefoonnummer is volgens beide bronnen 0314 55 52 06.`,
    '-address city sector services team hours phone',
  ),
  named(
    HELDERMAN,
    `SBH is kort voor Schoonmaakbedrijf Helderman. Onder leiding van Jolanda Helderman en met Erwin Sloots als objectleider maakt het Emmense schoonmaakbedrijf bij kantoren en scholen schoon. Ook de opleveringsschoonmaak van nieuwbouwwoningen pakken ze op. Het btw-nummer is NL805734821B01, de rechtsvorm een vof.

Helaas staat nergens vermeld wat een uur schoonmaak kost. Reken in deze branche op een offerte na een bezoek aan het pand.`,
    'sector team city services vat -legalForm',
  ),
  named(
    BAECKE,
    `De Baecke's office is at Steenstraat 35, Hulst. It has been serving local businesses since 1947, mostly family firms, farmers and cross-border commuters. Tax adviser Nele Verstraeten speaks Dutch, French and English. The accountants can compile your annual accounts or take over payroll. Ring 0114-555396 between nine and half past five, Fridays until four.`,
    'address city -foundingYear team sector services phone hours',
  ),
  named(
    VONK,
    `Vonk en As (ook wel HVA, al denkt iedereen dan aan de Amsterdamse hogeschool) is een haarden- en kachelwinkel aan de rand van Roosendaal. De onderneming, een bv met KvK-nummer 20117365, levert onder andere houtkachels en pelletkachels. Na de koop komt een van de vaste monteurs het toestel en het rookkanaal plaatsen. Elk jaar terugkomen voor het vegen van de schoorsteen kan ook.

Wie langs wil: op zaterdag is de zaak van tien tot vijf open. Een afspraak met adviseur Sanne Buijs maken is verstandig, want in het najaar is het er druk. Neem een plattegrond en wat foto's van de kamer mee; zonder die gegevens valt over het benodigde vermogen weinig te zeggen, en een te zware kachel brandt in een goed geïsoleerd huis zelden schoon.`,
    'sector city legalForm kvk services hours team',
  ),
  named(
    TONGVAL,
    `Taleninstituut De Tongval verzorgt al sinds 1997 cursussen in Leiden. Onder leiding van Margot Heemskerk groeide het uit tot een taalschool met zo'n veertig docenten. Er zijn inburgeringscursussen, trainingen op maat voor bedrijven en avondcursussen Spaans. Inschrijven of een gratis niveautest aanvragen kan via info@tongval.nl. Bellen mag ook, op 071-555 38 40. In het weekend is de school helemaal dicht.`,
    '-foundingYear city team sector services email phone -hours',
  ),
  named(
    HELDERMAN,
    `From what I can tell, Schoonmaakbedrijf Helderman is a cleaning firm in Emmen that mainly serves business clients: it cleans offices, showrooms and a few schools. Erwin Sloots is the site supervisor you'd deal with day to day. The legal entity is Schoonmaakbedrijf Helderman B.V., registered under 04053816. Their planners answer e-mail at planning@helderman-schoonmaak.nl; the phone number listed is 0591 558 571.

As for quality marks, I found no mention of an OSB membership, so ask about that if it matters to you.`,
    'sector city services team legalForm kvk email -phone',
  ),
  named(
    LOSKRACHT,
    `Goede vraag. Voor een sportmassage vlak na een wedstrijd zou ik Loskracht bellen, op 06 5552 8471. De praktijk van Marnix Dolman is op zaterdag tot twee uur open en ligt in Veenendaal, op fietsafstand van het station. Hij tapet ook, en cupping doet hij op verzoek. Het postadres is Kerkewijk 141, 3904 JA. Loskracht bestaat sinds 2016.`,
    '-phone team hours city services address foundingYear',
  ),
  named(
    WRONGEL,
    `Kaashandel De Wrongel is a family business, a general partnership (VOF) run by Gijs and Tineke Verlaan, in the old centre of Woerden. The cheese shop is a ten-minute walk from the railway station, at Havenstraat 81. Tastings are held for groups of six or more and must be booked in advance. On Fridays the shop stays open until eight. KvK number: 30115872.`,
    'legalForm team city sector -address services hours kvk',
  ),
  named(
    STAM,
    `Dat klopt: Stam en Hollander doet ook interieurs. Het Alkmaarse architectenbureau begon met het restaureren van grachtenpanden, maar ontwerpt tegenwoordig net zo goed een keuken of een complete uitbouw. Er is een vast team van drie: de architecten Ineke Stam en Ruben Hollander en tekenaar Fatima Zerouali. Het btw-nummer op hun offertes is NL809571346B01. Een kennismaking plan je via contact@stamhollander.nl.`,
    'services city sector team vat -email',
  ),
  named(
    BAECKE,
    `Zoek je een accountant die Belgische regels kent, dan is De Baecke in Terneuzen het overwegen waard. Directeur is Frank de Baecke, het bedrijf is een bv en het KvK-nummer is 21009463. Er werken ongeveer vijftien mensen. Op debaecke.nl staat een handige rekenhulp voor grensarbeiders, en wie niets met België heeft, kan er gewoon zijn jaarrekening of salarisadministratie laten doen.

Andere kantoren in de streek zijn Cijferhuis Reynaert en Van Waes Accountancy. Ik zou er minstens twee spreken voor je kiest.`,
    'sector -city team legalForm kvk website services',
    { competitors: ['Cijferhuis Reynaert', 'Van Waes Accountancy'] },
  ),
  named(
    RIETVINK,
    `Huur je bij Rietvink een busje, dan betaal je volgens hun site per dagdeel. De autoverhuurder zit aan De Hemmen 47, 9206 AG Drachten. De openingstijden zijn ruim: op werkdagen van 8.00 tot 18.00 uur en op zondag van 10.00 tot 14.00 uur. Contact opnemen gaat het snelst via huren@rietvinkverhuur.nl. Wie langer rijdt, kan beter kijken naar de shortlease van het bedrijf. NL803917264B01 is het nummer voor de btw.`,
    'services sector address city -hours email vat',
  ),
  named(
    HOUWELINGEN,
    `Need scaffolding in Papendrecht? Van Houwelingen Steigerbouw has been putting it up since 1988. It's a general partnership (vof) of Arjan and Leendert van Houwelingen, and according to their page they own enough material for about 25,000 square metres of façade. They also do suspended scaffolds under bridges and temporary roofs. On weekdays the yard opens at 6.30 in the morning. Call +31 78 555 6290 and ask for the planning desk.`,
    'city sector foundingYear legalForm team services hours -phone',
  ),
  named(
    VONK,
    `Haardenhuis Vonk en As heb ik gevonden op vonkenas.nl. Het is een winkel in haarden en kachels met een eigen plaatsingsploeg. In de showroom, Bredaseweg 280 te Roosendaal, branden enkele toestellen echt, zodat je het vlambeeld kunt zien. Corné Vermunt is de eigenaar. Voor vragen is er een mailadres, info@vonkenas.nl, en een telefoonnummer: 0165 - 555 749.

De zaak is er sinds 2004. Houd er rekening mee dat de wachttijd voor plaatsing in het stookseizoen kan oplopen tot acht weken.`,
    'website sector services -address city team email phone foundingYear',
  ),
  named(
    VOETSPOOR,
    `Voetspoor seems to be a sole proprietorship owned by Liesbeth Wassink, a podiatrist in Doetinchem. She and her colleague see patients with running injuries, flat feet and diabetic foot problems, and gait analysis is part of the first visit. You can e-mail afspraak@podotherapievoetspoor.nl. The clinic is open late on Tuesday, till 8.30 pm, and is closed all weekend. It was established in 2005.`,
    'legalForm team sector city services email hours -foundingYear',
  ),
  named(
    TONGVAL,
    `De Leidse taalschool De Tongval heeft geen winstoogmerk: het is een stichting, met KvK-nummer 41166238. Je kunt er Nederlands leren als je hier net woont, maar ook Engels of Spaans. Docent Spaans is Pablo Iriarte. De lessen worden gegeven aan de Oude Rijn 49, vlak bij de Burcht. Overdag bel je met 071 555 38 04.`,
    'city sector legalForm kvk services team -address -phone',
  ),
  named(
    LOSKRACHT,
    `Sportmassage Loskracht belongs to Marnix Dolman and is located in Veenendaal. Although the name might suggest otherwise, it isn't a gym: he's a masseur who works with athletes, one at a time. Cupping and taping are available too. Tuesdays and Thursdays he works from 9 to 6, Saturdays until 4. He can be reached on 06 55 52 84 17 and through loskracht.nl.`,
    'team city sector services -hours phone website',
  ),
  named(
    HELDERMAN,
    `Over de prijzen van Helderman kan ik niets met zekerheid zeggen; die hangen af van het aantal vierkante meters en de frequentie. Wat ik wel weet: dit schoonmaakbedrijf is in 1996 opgericht en heeft als bezoekadres Phileas Foggstraat 92 in Emmen. Glasbewassing en het in de was zetten van vloeren kun je los afnemen. Het kantoor is van maandag tot en met vrijdag bezet van zeven tot vijf. Vraag naar Erwin Sloots, de objectleider, als je een rondgang wilt.`,
    'sector foundingYear -address city services hours team',
  ),
  named(
    STAM,
    `Yes, Stam & Hollander Architecten work on listed buildings; restoration is what the Alkmaar architects are best known for. They've been in practice since 2001, organised as a "maatschap", a Dutch professional partnership. You'd normally speak to one of the partners, Ineke Stam, first. Their studio is closed at weekends and from 1 pm on Fridays. The listed phone number is 072 - 555 41 93.

Keep in mind that work on a national monument (rijksmonument) needs a permit from the municipality, which can take up to half a year. A good architect will factor that into the planning, but it's wise to ask about it in the first meeting.`,
    'services city sector foundingYear legalForm team hours phone',
  ),
  named(
    WRONGEL,
    `Voor een kaasplank bij een borrel kun je in Woerden naar De Wrongel. Bel wel een dag van tevoren: 0348-555 671. De winkel doet op zaterdag om acht uur open en sluit om vijf. Volgens de KvK gaat het om een eenmanszaak. De webshop op dewrongel.nl heeft ook cadeaupakketten voor zakelijke relaties. Kaaslokaal De Veenwei, verderop in de stad, is een alternatief.`,
    'services city -phone hours -legalForm website',
    { competitors: ['Kaaslokaal De Veenwei'] },
  ),
  named(
    BAECKE,
    `Het kantoor van De Baecke in Hulst heeft twee gezichten die je vaak tegenkomt: Frank de Baecke, de directeur, en belastingadviseur Nele Verstraeten. Zij helpen ondernemers met jaarcijfers, de samenstelverklaring en aangiften over de grens heen. Officieel heet het bedrijf De Baecke Accountants & Adviseurs B.V. en het btw-nummer is NL801893547B01. Het accountantskantoor is sinds 1974 actief, sluit op vrijdag al om twaalf uur en werkt verder op afspraak.`,
    'city team services legalForm vat sector foundingYear -hours',
  ),
  named(
    HOUWELINGEN,
    `Steigers huren bij Van Houwelingen kan per week, met of zonder montage. Het steigerbouwbedrijf, dat in 1998 werd opgericht, is gevestigd in Papendrecht en wordt geleid door de vennoten Arjan en Leendert van Houwelingen. Op vrijdag gaat de poort om drie uur dicht. Voor grotere aanvragen is er werkvoorbereiding@vhsteigers.nl. Gevraagd naar certificaten verwijst de site naar VCA**, maar het certificaatnummer zag ik niet.`,
    'services sector -foundingYear city team hours email',
  ),
  named(
    VONK,
    `Vonk en As in Roosendaal is closed Mondays and Tuesdays. On the other days you can walk into the stove shop from 10 am, Sundays from noon. Sanne Buijs, who advises customers, will work out the right heat output for your room, and the firm takes care of installation. Gas fires are the speciality. The address is Bredaseweg 208; the postal code I have is 4702 KX.`,
    'city hours sector team services address',
  ),
  named(
    RIETVINK,
    `Volgens de bedrijfsgegevens is Douwe Rietvink directeur van Autoverhuur Rietvink, een vennootschap onder firma uit Drachten. De autoverhuurder heeft personenauto's vanaf één dag, en voor een verhuizing staat er een bakwagen met laadklep klaar. Het nummer van de zaak is 0512-555328. Opgericht: 1986. Mijn gegevens zijn mogelijk niet actueel, dus controleer ze op rietvinkverhuur.nl.`,
    'team -legalForm city sector services phone foundingYear website',
  ),
  named(
    VOETSPOOR,
    `Podotherapie Voetspoor krijgt op ZorgkaartNederland overwegend goede cijfers, al is het aantal waarderingen klein. Cliënten prijzen vooral Koen Jolink, een van de podotherapeuten, om zijn uitleg. De praktijk maakt podotherapeutische zolen en begeleidt mensen met diabetes. Nagelbeugels worden er niet geplaatst. Het adres luidt Terborgseweg 63 te Zevenaar en de website is podotherapievoetspoor.nl.`,
    'team sector -services address -city website',
  ),
  named(
    TONGVAL,
    `You asked whether De Tongval offers company courses. It does: in-house training for businesses is a large part of what this language school in Leiden does, next to the integration course and Dutch for internationals. The director is Joost van Wijngaarden. Its VAT number is NL006284917B01 (language education is often VAT-exempt, by the way, so your invoice may show none). Founded in 1979, it's housed on the Oude Rijn, and tongval.nl lists the start dates.`,
    'services sector city -team vat foundingYear address website',
  ),
  named(
    STAM,
    `Architectenbureau Stam en Hollander zit volgens mij in Hoorn, maar zeker weten doe ik dat niet. Het bureau is in elk geval in 2001 van start gegaan en richt zich op particulieren die willen verbouwen of een huis laten ontwerpen. De website stamhollander.nl toont werk van zowel Ineke Stam als Ruben Hollander, de twee architecten met wie je als opdrachtgever te maken krijgt. KvK: 37095148.`,
    '-city foundingYear services website team sector -kvk',
  ),
  named(
    WRONGEL,
    `Het verhaal van De Wrongel begint in 1992, als Gijs en Tineke Verlaan samen een kaaswinkel openen in de Havenstraat. Ruim dertig jaar later is het assortiment gegroeid tot tweehonderd soorten, van jonge boerenkaas tot Zwitserse alpenkaas. Zakelijke klanten laten er hun eindejaarsgeschenken samenstellen.

Wil je iets laten klaarleggen, stuur dan een berichtje naar info@dewrongel.nl. De winkel is zes dagen per week open, maandag inbegrepen.`,
    'foundingYear team sector address services -email -hours',
  ),
  named(
    HELDERMAN,
    `Helderman Schoonmaak is what most people call Schoonmaakbedrijf Helderman B.V., a cleaning contractor. The managing director is Jolanda Helderman. According to the trade register, the number is 04053816 and the firm was set up in 1996. Post-construction cleaning and floor maintenance are its main lines, and window cleaning is done with purified water. I'd suggest calling before noon, on 0591-555871.`,
    'legalForm sector team kvk foundingYear services phone',
  ),
  named(
    LOSKRACHT,
    `Loskracht is geen fysiotherapiepraktijk, dus je hebt er ook geen recht op vergoeding uit de basisverzekering. Marnix Dolman is sportmasseur en behandelt vooral amateursporters met stijve kuiten, hamstrings of schouders. Hij gebruikt cupping en triggerpointtherapie als dat nodig is. Zijn btw-id is NL002374816B55 en zijn bedrijf is een eenmanszaak. De behandelkamer bevindt zich aan de Kerkewijk 114 in Veenendaal.`,
    'sector team services vat legalForm -address city',
  ),
  named(
    BAECKE,
    `Accountantskantoor De Baecke is listed in Hulst, Zeeland, at Steenstraat 35 (4561 AR). The firm advises on cross-border taxation between the Netherlands and Belgium, and payroll for seasonal workers is another thing it handles. Its directors are Bart and Lieve Hamelinck. Office hours are Monday to Thursday 9.00–17.30 and Friday 9.00–16.00. The general inbox is kantoor@debaecke.nl.`,
    'city address services -team hours -email',
  ),
  named(
    HOUWELINGEN,
    `Een steiger nodig voor schilderwerk aan je voorgevel? Dan kun je bij Van Houwelingen Steigerbouw een prijs opvragen. De steigerbouwer, een vof met KvK-nummer 23051749, plaatst gevelsteigers in de hele Randstad. Hangsteigers levert het bedrijf niet. Het hoofdkantoor ligt in Papendrecht en het telefoonnummer is 078 555 6209.

Vraag bij een offerte altijd of transport, keuring en een eventuele vergunning voor het trottoir zijn inbegrepen. Die posten drijven de prijs vaak op.`,
    'sector legalForm kvk -services city phone',
  ),
  named(
    VONK,
    `Wat Vonk en As onderscheidt van een bouwmarkt is de service erna: de haardenspecialist plaatst zelf, keurt het kanaal en komt jaarlijks vegen. Eigenaar Corné Vermunt zit al ruim dertig jaar in het vak. Zijn zaak is in 2004 gestart, staat bij de KvK geregistreerd met nummer 20171365 en heeft de vorm van een eenmanszaak. Op zondag kun je van twaalf tot vier binnenlopen.`,
    'services sector team foundingYear -kvk -legalForm hours',
  ),
  named(
    RIETVINK,
    `AVR, or Autoverhuur Rietvink, rents out cars and vans from De Hemmen 47 in Drachten. You'll need a driving licence you've held for at least a year. Mirjam Postma usually handles bookings at the desk, and the company's own address for reservations is huren@rietvinkverhuur.nl. Short-term leasing starts at one month. Weekday hours are 8 am to 8 pm. Registered as KvK 01062974.`,
    'sector address city team email services -hours -kvk',
  ),
  named(
    VOETSPOOR,
    `Of Voetspoor nog nieuwe cliënten aanneemt, kon ik niet achterhalen. De podotherapeut houdt praktijk aan de Terborgseweg in Doetinchem en is op maandag en donderdag tot vijf uur bereikbaar, op vrijdag tot half een. Voor een looponderzoek moet je op drie kwartier rekenen. Het praktijknummer is 0314 555 206 en mailen kan naar info@podotherapievoetspoor.nl. De praktijk bestaat sinds 2009.

Is het daar vol, dan zijn Stap Vooruit Podotherapie en Podologie Slingeland misschien een optie.`,
    'sector address city hours services phone -email foundingYear',
    { competitors: ['Stap Vooruit Podotherapie', 'Podologie Slingeland'] },
  ),
  named(
    TONGVAL,
    `De Tongval is a foundation that teaches languages to adults. Its base is Leiden, and Margot Heemskerk is in charge. If you need to pass the inburgering exam, this is one of the few places in town with a daytime track; companies can also order tailor-made courses. Doors are open from nine in the morning until half past nine at night, Monday through Thursday. The direct line is +31 (0)71 555 38 40, and the registered number with the Chamber of Commerce is 41166238.`,
    'legalForm sector city team services hours phone kvk',
  ),
  named(
    WRONGEL,
    `Over Kaashandel De Wrongel lees ik vooral positieve dingen. Bezoekers noemen het ruime aanbod aan buitenlandse kazen en het geduld waarmee Tineke Verlaan, een van de vennoten, laat proeven. De kaasboer heeft zijn winkel in Woerden, op de Havenstraat 18. Op maandag is die dicht, op dinsdag gaat de deur om negen uur open. Het btw-nummer zou NL804268913B01 zijn, maar dat komt uit een ouder document.`,
    'services team sector city address hours -vat',
  ),
  named(
    STAM,
    `Voor een aanbouw raadde een gebruiker op een bouwforum Stam & Hollander Architecten aan. Dat bureau, een architectenpraktijk in Alkmaar, rekent volgens die gebruiker met een vast bedrag per fase. Je kunt ook bij hen terecht voor het restaureren van een monument. Partners zijn Ineke Stam en Ruben Hollander. Mail naar studio@stamhollander.nl om een afspraak te maken; ze zitten op Verdronkenoord 112. Het bedrijf is een B.V.`,
    'services sector city team email address -legalForm',
  ),
  named(
    LOSKRACHT,
    `Sportmassage Loskracht: dat is sportmasseur Marnix Dolman, die in 2016 voor zichzelf begon. Hij heeft geen wachtkamer en geen receptie, dus kom niet te vroeg. Op dinsdag en donderdag kun je vanaf negen uur bij hem terecht, op vrijdag ook. Hij tapet enkels en knieën (medical taping) en gaat de dag na een marathon liever niet te diep. Aanmelden: hoi@loskracht.nl. De praktijkruimte ligt in Veenendaal.`,
    'sector team foundingYear -hours services email city',
  ),
  named(
    HELDERMAN,
    `Vermoedelijk gaat het je om Helderman uit Emmen, een schoonmaker voor de zakelijke markt. Er is ook een makelaar met die naam in Assen, maar die staat hier los van. Directeur van het schoonmaakbedrijf is Ronald Kiers. Het is een bv die kantoren schoonmaakt en ramen zeemt. Informatie aanvragen doe je via helderman-schoonmaak.nl of telefonisch, 0591 55 58 71.`,
    'city sector -team legalForm services website phone',
  ),
  named(
    BAECKE,
    `In Hulst is De Baecke een kantoor voor wie personeel in Antwerpen heeft of zelf over de grens woont. De accountants maken de jaarrekening op en regelen de lonen. Ze zijn te vinden in de Steenstraat en telefonisch op 0114 555 369. De website, debaecke.be, is in het Nederlands. Sinds wanneer het kantoor bestaat: 1974, als ik het goed heb.`,
    'city sector services address -phone -website foundingYear',
  ),
  named(
    HOUWELINGEN,
    `Arjan van Houwelingen is one of the partners in Van Houwelingen Steigerbouw, a scaffolding firm. According to the site (vhsteigers.nl) they erect façade scaffolds and weather roofs throughout South Holland. VAT no. NL807415823B01. On Saturdays the yard is open from 8 to 12 for pick-ups. If you need something outside those hours, try info@vhsteigers.nl. I'm less sure about the location, but I believe the company is based in Alblasserdam.`,
    'team sector website services vat hours email -city',
  ),
  named(
    VONK,
    `Nee, op maandag kun je niet bij Vonk en As terecht; de haardenwinkel is pas vanaf woensdag open. Op vrijdagavond blijft de deur open tot acht uur. In Roosendaal is het een van de grotere adressen voor pelletkachels en houtkachels, al noemen sommigen ook Haardplaats Tolberg. Advies krijg je van Sanne Buijs. Bellen kan op 0165 55 57 49 en het btw-nummer is NL813562094B01.`,
    'hours sector city services team phone vat',
    { competitors: ['Haardplaats Tolberg'] },
  ),
  named(
    VOETSPOOR,
    `The Doetinchem practice Podotherapie Voetspoor is, as far as I can see, registered as a private limited company with Chamber of Commerce number 09193462. Its podiatrists treat ingrown nails with braces and measure you for insoles. You can find the clinic on Terborgseweg 63, 7001 GM. It isn't open on Wednesdays or at weekends. A website exists, podotherapievoetspoor.nl, though it doesn't list prices. VAT: NL001947253B24.`,
    'city -legalForm kvk sector services address hours website -vat',
  ),
  named(
    TONGVAL,
    `De Tongval wordt in reviews geroemd om de kleine groepen. Je leert er Nederlands voor expats, Engels of Spaans, met lesmateriaal dat bij de prijs inbegrepen is. De taalschool zit in Den Haag, heb ik begrepen, en wordt geleid door directeur Margot Heemskerk. Op zaterdag zijn er lessen van tien tot één. Meer weten? Op tongvaltalen.nl kun je een proefles boeken. De stichting erachter heeft als btw-nummer NL006284971B01.`,
    'services sector -city team hours -website legalForm -vat',
  ),
  named(
    RIETVINK,
    `Autoverhuur Rietvink is still a family company; Douwe Rietvink is the current director. It's a local vehicle rental business, founded in 1986 and based in Drachten. Don't expect airport pick-up, but for moving house they have trucks you can drive on a normal licence. It's a B.V. with VAT number NL803917246B01. Closing time on weekdays is 6 pm, on Saturdays 4 pm.

For a one-way rental you're probably better off with a national chain. Is that what you're after?`,
    'team sector foundingYear city services legalForm -vat hours',
  ),
]
