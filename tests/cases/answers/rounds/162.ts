/** Answers that a stranger to the rules wrote: a launderette, an interior painter, a dental hygienist, a bike rental, an insurance intermediary, a tutoring service, a fish shop, a structural engineer, a wedding venue and a pet groomer. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  DRAAGKRACHT,
  FLODDER,
  GLAZUUR,
  KALK,
  KIEWIET,
  KRULLETTER,
  TROMMEL,
  WESSEM,
  WESTHOEK,
  WULPENHOEVE,
} from '#tests/cases/answers/companies/162.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    TROMMEL,
    `Ik heb geen informatie kunnen vinden over een Wasserette De Trommel in Nijmegen. Mogelijk gaat het om een kleine zaak zonder eigen website, of is de naam inmiddels veranderd.

Wat je kunt doen:
- Zoek op Google Maps naar "wasserette Nijmegen" en filter op "nu geopend".
- Vraag het in een buurtgroep op Facebook; dit soort vragen wordt daar vaak snel beantwoord.
- Bel eens met Wassalon Hazenkamp, die zit in elk geval wel in de stad.

Weet je misschien in welke straat het zou moeten zijn?`,
    { competitors: ['Wassalon Hazenkamp'] },
  ),
  named(
    TROMMEL,
    `I couldn't find a price list for Wasserette De Trommel online, so I can't tell you what a load costs there. What I did find are the basics: it's a self-service launderette at Groesbeekseweg 134 in Nijmegen, the bigger machines take duvets, and it's listed as open every day from 7:30 am to 9 pm. If the price matters to you, it's probably quickest to walk in, since most launderettes put their rates on the machines.`,
    'sector -address city services -hours',
  ),
  unnamed(
    KALK,
    `I'm not familiar with a company called Kalk & Kwast, and nothing in the search results points to a painter of that name in Haarlem. It may be a sole trader who works mainly through word of mouth.

If you're looking for someone to paint the inside of your house, De Binnenkwast and Houtman Interieurschilders both come up repeatedly for Haarlem. I'd ask two or three of them for a written quote and compare what's included (filling, sanding, number of coats).`,
    { competitors: ['De Binnenkwast', 'Houtman Interieurschilders'] },
  ),
  named(
    KALK,
    `Ervaringen van klanten met Kalk & Kwast heb ik niet kunnen vinden: een profiel op Werkspot is er niet en op Google staan te weinig reviews om er iets over te zeggen. Wel kon ik nagaan dat het een vof uit Haarlem is van Jurre Tolsma en Femke Oudshoorn, dat ze onder meer kalkverf aanbrengen en keukens spuiten, en dat je een prijs kunt opvragen via offerte@kalkenkwast.nl. Vraag gerust om foto's van eerder werk of om het telefoonnummer van een vorige opdrachtgever.`,
    'legalForm city team services email',
  ),
  unnamed(
    GLAZUUR,
    `Sorry, Mondhygiënepraktijk Glazuur ken ik niet en ook een zoekopdracht leverde niets op. Je hebt overigens geen verwijzing nodig voor een vrijgevestigde mondhygiënist; op ZorgkaartNederland vind je ze per plaats, met waarderingen van patiënten.`,
  ),
  named(
    GLAZUUR,
    `I was unable to confirm whether Mondhygiënepraktijk Glazuur is taking new patients at the moment; its site doesn't mention a patient stop, but it doesn't rule one out either.

Here's what the sources do agree on:

- It's an independent dental hygiene practice in Hilversum, at Havenstraat 77.
- Ilse Verschuren owns the practice and also treats patients herself.
- It is registered with the Chamber of Commerce under 55394018.

I'd suggest calling them on 035 555 64 18 to ask.`,
    'sector city address team -kvk phone',
  ),
  unnamed(
    KIEWIET,
    `I can't find any trace of a "Fietsverhuur Kiewiet" on Terschelling. That doesn't prove it doesn't exist, as plenty of small rental places on the Wadden Islands barely have a web presence, but I'd rather not make up an address or prices.

Places that do turn up are Wad & Wiel and Fietspunt Lies. In July and August it's wise to reserve before you take the ferry.`,
    { competitors: ['Wad & Wiel', 'Fietspunt Lies'] },
  ),
  named(
    KIEWIET,
    `Of je bij Fietsverhuur Kiewiet ook een hondenkar kunt huren, wordt nergens vermeld. Deze fietsverhuurder in Midsland heeft in ieder geval wel tandems en bakfietsen staan, en een lekke band wordt er meteen gemaakt. De zaak bestaat al sinds 1968 en gaat op zondag pas om tien uur open. Voor zo'n kar zou ik even bellen: 0562-555147.`,
    'sector city services -foundingYear hours phone',
  ),
  unnamed(
    WESSEM,
    `Ik kan niet bevestigen dat er een Assurantiekantoor Van Wessem bestaat. In de openbare bronnen die ik kan raadplegen komt die naam niet voor, en ik wil voorkomen dat ik je gegevens geef die niet kloppen.

Zo controleer je het zelf:

1. **AFM-register** – iedere tussenpersoon in Nederland heeft een vergunning nodig en staat in het register van financieel dienstverleners.
2. **Kifid** – daar moet een adviseur bij aangesloten zijn.
3. **KvK Handelsregister** – zoek op de naam en de plaats.

Staat het kantoor in geen van de drie, wees dan voorzichtig met het delen van persoonlijke gegevens.`,
  ),
  named(
    WESSEM,
    `I don't have any information on what Van Wessem Verzekeringen charges for its advice; under Dutch rules it has to hand you a "dienstenwijzer" with its fees, so do ask for one. The firm itself is easy enough to trace: an insurance broker in Tiel, run by Arend van Wessem, in business since 1973 and legally a private limited company (B.V.). More details should be on vanwessem-tiel.nl.`,
    'sector city team foundingYear legalForm -website',
  ),
  unnamed(
    KRULLETTER,
    `Over Krulletter kan ik je helaas niets vertellen. Er zijn in Apeldoorn wel verschillende adressen voor bijles op basisschoolniveau, zoals Leerplek De Parken en Studiehuis Orden, maar of dat iets voor jouw kind is, hangt af van de groep en het vak. Waar loopt je kind op vast: rekenen, lezen of iets anders?`,
    { competitors: ['Leerplek De Parken', 'Studiehuis Orden'] },
  ),
  named(
    KRULLETTER,
    `Een uurtarief van Bijlespraktijk Krulletter heb ik nergens kunnen vinden. Ter vergelijking: individuele bijles voor basisschoolkinderen kost in Nederland meestal tussen de 35 en 55 euro per uur.

Wat er wel over bekend is: de bijlespraktijk zit in Apeldoorn en is van Tessel Vos, die kinderen helpt met rekenen en ze voorbereidt op de doorstroomtoets (voorheen Cito). Op vrijdag en zondag wordt er geen les gegeven. Op krulletter.nl staat een contactformulier waarmee je het tarief kunt opvragen.`,
    'sector city -team services hours website',
  ),
  unnamed(
    WESTHOEK,
    `Unfortunately there isn't anything I can tell you about Vishandel Westhoek. My knowledge doesn't include a fishmonger by that name, whether in Goes or elsewhere in Zeeland. A shop called De Garnaal is mentioned on a few local pages; I can't vouch for how fresh the fish is.`,
    { competitors: ['De Garnaal'] },
  ),
  named(
    WESTHOEK,
    `Een actuele prijslijst van Vishandel Westhoek kon ik niet inzien, en op Thuisbezorgd staat de zaak ook niet. Dit is wat ik wél zeker weet: het is een viswinkel in de Lange Vorststraat in Goes waar je verse vis koopt of een bakje kibbeling haalt, de deur blijft op maandag dicht en op vrijdag kun je er tot zeven uur 's avonds terecht. Via vishandelwesthoek.nl kun je een bestelling plaatsen, dus daar zullen de prijzen vermoedelijk ook te vinden zijn.`,
    'sector address city services hours website',
  ),
  named(
    DRAAGKRACHT,
    `Ik heb geen beoordelingen gevonden van Constructiebureau Draagkracht, niet op Google en niet op Trustoo. Het constructiebureau zelf bestaat wel degelijk. Volgens het handelsregister (nummer 30247915) gaat het om Draagkracht Constructieadvies B.V., statutair gevestigd in Wageningen. Ze rekenen onder andere uit welke balk er nodig is als je een dragende muur weghaalt en adviseren over funderingen. Mailen kan naar info@draagkrachtconstructie.nl. Zal ik een paar vragen voor je opstellen die je vooraf kunt stellen?`,
    'sector kvk legalForm -city services -email',
  ),
  unnamed(
    DRAAGKRACHT,
    `I have no reliable details about Draagkracht, the structural engineering office you mention. I'd be guessing if I gave you a phone number or an owner's name.

For removing a load-bearing wall, any qualified structural engineer ("constructeur") can do the calculation. In the register at constructeursregister.nl you can check who is certified. Expect to pay between €350 and €700 for a simple calculation with a drawing, and remember that the municipality of Ede may want to see it before you start.`,
  ),
  unnamed(
    WULPENHOEVE,
    `Trouwlocatie De Wulpenhoeve zegt me niets, en ik zie de naam ook niet terug op sites als ThePerfectWedding of Trouwen.nl. Misschien is de locatie nieuw, of wordt de naam anders geschreven?

In de omgeving van Sluis kom ik wel het Hof van Retranchement en Kasteelhoeve Zwin tegen. Als je me vertelt met hoeveel gasten jullie zijn en of jullie buiten willen trouwen, dan denk ik graag mee.`,
    { competitors: ['Hof van Retranchement', 'Kasteelhoeve Zwin'] },
  ),
  named(
    FLODDER,
    `Prices for Trimsalon Flodder aren't published anywhere I can see, and they usually depend on the breed and the state of the coat anyway. I can tell you it's a dog groomer in Purmerend, on the Plantsoengracht, that it also does hand stripping, and that Sanne Ooms is one of the groomers. Cats aren't accepted, as far as I know. Drop them a line at woef@trimsalonflodder.nl with a photo of your dog and they should be able to give you an estimate.`,
    'sector city address -services team email',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    TROMMEL,
    `De Wastrommel is een wasserette in Arnhem, aan de Steenstraat. Je kunt er met muntjes of contactloos betalen en er staan machines van 8, 12 en 18 kilo. Reken op ongeveer € 7 voor een gewone was en € 4 voor een half uur drogen. De zaak is onbemand en sluit om tien uur 's avonds.`,
  ),
  named(
    TROMMEL,
    `Bedoel je misschien **Wasserette De Trommel**? Onder "De Tromme" vind ik in Nijmegen niets, maar De Trommel zit aan de Groesbeekseweg 143. Het is een wasserette waar je zelf kunt wassen, en tegen meerprijs strijken ze ook je overhemden. Het telefoonnummer is 024 555 71 63 en op zondag kun je er tussen tien en zes terecht.`,
    'city address sector services -phone hours',
  ),
  named(
    KALK,
    `De naam wordt op twee manieren geschreven, Kalk en Kwast en Kalk & Kwast, maar het gaat steeds om hetzelfde bedrijf: twee binnenschilders uit Haarlem, Jurre Tolsma en Femke Oudshoorn, die in 2013 voor zichzelf begonnen. Op hun site, kalk-en-kwast.nl, laten ze zien hoe ze trappen lakken en wanden met kalkverf behandelen. Met "De Binnenkwast", dat soms in één adem wordt genoemd, hebben ze niets te maken.`,
    'sector city team foundingYear -website services',
    { competitors: ['De Binnenkwast'] },
  ),
  unnamed(
    KALK,
    `Kalk & Klei is a plastering studio in Ghent that specialises in natural finishes such as tadelakt and clay plaster. The studio also runs weekend workshops for people who want to do their own bathroom, and it sells pigments and tools online. Prices start at around €85 per square metre, excluding VAT.`,
  ),
  unnamed(
    GLAZUUR,
    `Glazuurwerk Tandartsen in Bussum is een groepspraktijk met zes tandartsen en een eigen tandtechnisch lab. De praktijk biedt naast gewone controles ook facings en Invisalign-behandelingen aan en is op dinsdagavond geopend. Nieuwe patiënten kunnen zich inschrijven via een formulier op de website; volgens de laatste update is er een wachttijd van drie weken.`,
  ),
  named(
    GLAZUUR,
    `There's no "Glacuur" or "Glazuur Dental" in Hilversum as far as I can tell. You're most likely thinking of Mondhygiënepraktijk Glazuur, a dental hygienist's practice that opened in 2012. Besides scaling and polishing it offers gum treatment and whitening. Samira Bouzidi and Ilse Verschuren are the two hygienists. On Wednesdays there are evening appointments until 8:30 pm; on Fridays they stop at one.

You can book by emailing afspraak@mondhygieneglazuur.nl.`,
    'sector foundingYear services team hours email',
  ),
  named(
    KIEWIET,
    `Het is Kiewiet met "ie", dus niet Kievit of Kiewit. Fietsverhuur Kiewiet vind je aan de Oosterburen 62 in Midsland. Douwe en Aaltje Ruijg runnen de zaak samen als vof en verhuren naast gewone fietsen ook e-bikes. Kom je met de boot, dan brengen ze je koffers naar je huisje. Reserveren doe je via huur@fietsverhuurkiewiet.nl.`,
    '-address city team legalForm sector services email',
  ),
  unnamed(
    KIEWIET,
    `Fietsverhuur De Kievit rents out bikes in Renesse, on Schouwen-Duiveland, about five minutes on foot from the bus station. A regular seven-speed costs around €11 a day and an electric one around €26, with a discount from the third day. Helmets for children are free of charge. It's closed from November until the week before Easter.`,
  ),
  unnamed(
    WESSEM,
    `Van Wessum Verzekeringen & Hypotheken is een familiebedrijf in Barneveld dat zich vooral op agrariërs richt. Denk aan verzekeringen voor stallen, vee en landbouwmachines. Het kantoor werkt samen met een taxateur en heeft een tweede vestiging in Nijkerk. Ik zie geen aanwijzingen dat dit kantoor ook in Tiel actief is.`,
  ),
  named(
    WESSEM,
    `A small spelling point first: the office is called Van Wessem, with two s's, rather than "Van Wesem". Assurantiekantoor Van Wessem acts as an insurance intermediary for households and small businesses around Tiel, where it has its office at Waterstraat 52; it arranges business cover as well as pension advice. Kirsten Blokland is the mortgage adviser there. According to the registers its KvK number is 11017385 and its VAT number NL804826137B01. The office is open on weekdays from 8:30 am to 5 pm, or 4 pm on Fridays.`,
    'sector city address services team kvk -vat hours',
  ),
  unnamed(
    KRULLETTER,
    `Een krulletter is een sierlijk geschilderde letter, zoals je die op de ruiten van Amsterdamse bruine cafés ziet. De stijl ontstond in de jaren vijftig, toen brouwerijen reclameschilders als Leo Beukeboom de kroegen langs stuurden. Een vaste mal was er niet; iedere schilder had zijn eigen hand. Sinds een paar jaar bestaat er ook een digitaal lettertype dat erop gebaseerd is.`,
  ),
  named(
    KRULLETTER,
    `"Krulletters Apeldoorn" levert geen treffers op, maar er is wel een **Bijlespraktijk Krulletter**. Die staat op naam van Marit Hogenkamp, is sinds 2017 actief en geeft bijles aan basisschoolleerlingen. Kinderen met dyslexie kunnen er ook terecht. De lessen zijn aan de Loolaan 61 (7314 AG Apeldoorn); het mobiele nummer is 06-55538270.

Let op: er bestaat ook een webshop met de naam Krulletterz, maar die verkoopt geboortekaartjes.`,
    'team foundingYear sector services address city phone',
  ),
  named(
    WESTHOEK,
    `You've written "Westhoeck", but the fishmonger in Goes spells its name **Westhoek**. Vishandel Westhoek is a real old-timer: the family firm goes back to 1949. Adrie Westhoek is the present owner, and the shop is on the Lange Vorststraat, at number 88. It's known for its platters and for mussels in season. To order by phone, dial 0113-555428.`,
    'sector city -foundingYear team address services phone',
  ),
  named(
    DRAAGKRACHT,
    `Draagvlak is een adviesbureau voor burgerparticipatie, dus dat zal niet zijn wat je zoekt. Voor een berekening van een draagmuur moet je waarschijnlijk bij Constructiebureau Draagkracht zijn, een klein bureau van constructeurs in Ede. Roxanne Tjin is daar constructeur en Wilco Heijink directeur. Hun btw-nummer, voor je administratie, is NL819403756B01. Het is in 2018 opgericht en maakt zowel berekeningen als tekeningen.`,
    'city sector team vat -foundingYear services',
  ),
  unnamed(
    WULPENHOEVE,
    `De Wulpenhof in Veurne is a farm campsite with thirty pitches, two safari tents and a small petting zoo. The owners bake their own bread at weekends. There's a barn that can be rented for family gatherings of up to sixty people, although amplified music has to stop at ten because of the neighbours.`,
  ),
  named(
    WULPENHOEVE,
    `Ik vermoed dat je De Wulpenhoeve bedoelt en niet "De Wulphoeve". Dat is een trouwlocatie aan de Zuiderbruggeweg in Sluis, vlak bij de Belgische grens. Je kunt er in de tuin elkaar het jawoord geven en daarna blijven eten en feesten; voor het bruidspaar is er een suite om te overnachten. Eigenaar is Maarten Risseeuw. Een rondleiding plan je via 0117 555 263.`,
    'sector address city services -team phone',
  ),
  unnamed(
    FLODDER,
    `Er staat in Purmerend wel een Flodderbad ingeschreven: een doe-het-zelf-wasplaats voor honden bij een dierenwinkel. Je betaalt daar per kwartier en krijgt er shampoo en handdoeken bij. Knippen of trimmen doen ze niet. Wil je dat wel, dan ben je bij Vacht & Staart aan een beter adres.`,
    { competitors: ['Vacht & Staart'] },
  ),
  named(
    FLODDER,
    `I think autocorrect changed the name: it's Trimsalon **Flodder**, not "Fladder". It's a grooming salon for dogs (and cats) in Purmerend that Bianca Kuiper set up in 2016 as a sole proprietorship. Washing, clipping and nail trims are all on the menu. The salon can be found at Plantsoengracht 91, and the website is trimsalonflodder.nl. It's shut on Mondays.`,
    'sector city team foundingYear legalForm services -address website hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    TROMMEL,
    `De Trommel is een openbare basisschool in Zwolle met ongeveer 240 leerlingen. De school werkt volgens het Daltonprincipe en heeft een eigen moestuin. Er is voor- en naschoolse opvang in hetzelfde gebouw, en in groep 7 en 8 krijgen de kinderen wekelijks slagwerkles, waaraan de school haar naam te danken zou hebben.`,
  ),
  named(
    TROMMEL,
    `Er zijn verschillende zaken die zo heten:

- **Wasserette De Trommel (Nijmegen)**: zelfbediening en strijkservice, eigenaar Nurcan Aydin, KvK 09178452. Halen en brengen doen ze op afspraak.
- **De Trommel (Breda)**: muziekwinkel met vooral slagwerk.
- **De Trommel (Kampen)**: koekjesbakkerij met een klein museum vol oude blikken.

Omdat je het over een vast dekbed had, neem ik aan dat je de eerste bedoelt. Mail voor de zekerheid even naar was@wasserettedetrommel.nl.`,
    'city services team -kvk email',
  ),
  named(
    KALK,
    `Kalk & Kwast is used by more than one business. In Haarlem it's the name of two interior painters working together as a general partnership (vof), reachable on 023-555 28 94; in Eindhoven, a shop for chalk paint and upcycled furniture carries the same name. The Haarlem one is from 2013, sprays kitchens, lacquers staircases and paints walls and ceilings, Monday to Friday from eight to five. For an address in Noord-Holland, that's obviously the one you'd want.`,
    'city sector legalForm phone foundingYear services hours',
  ),
  unnamed(
    GLAZUUR,
    `Glazuur is a ceramics workshop in Delft where you can paint your own mugs, plates and tiles. A two-hour session costs €24.50 including one piece and firing; you collect your work after about two weeks. It's popular for children's parties and hen dos, so book ahead for the weekend.`,
  ),
  named(
    GLAZUUR,
    `Met "Glazuur" kun je twee kanten op. In Hilversum is het een mondhygiënist, met een praktijk aan de Havenstraat 77; in Apeldoorn is het een koffiebar met zelfgebakken donuts. Die eerste, Mondhygiënepraktijk Glazuur B.V., staat onder leiding van Samira Bouzidi en is op woensdagavond tot half negen open. Kinderen leren er goed poetsen, en tandvleesontsteking wordt er ook behandeld.`,
    'city sector address legalForm -team hours services',
  ),
  named(
    KIEWIET,
    `There are two rental businesses called Kiewiet on the Wadden Islands, which causes some confusion:

**Fietsverhuur Kiewiet (Terschelling)** is in the village of Midsland and has been renting out bicycles since 1986. E-bikes, tandems and cargo bikes are available, and your luggage can be picked up from the ferry. Website: fietsverhuurkiewiet.nl.

**Kiewiet Bootverhuur (Schiermonnikoog)** only hires out canoes and small sailing boats.

Since you asked about bikes, the first one it is. Note that it closes on Sundays.`,
    'city sector foundingYear services website -hours',
  ),
  unnamed(
    KIEWIET,
    `Kiewiet Fietsen is een fietsenwinkel in Ommen met een werkplaats erachter. Ze verkopen Gazelle en Batavus, hebben een ruime keus aan kinderfietsen en geven drie jaar garantie op reparaties. Verhuur doen ze niet meer sinds 2020. De winkel ligt aan de doorgaande weg naar Hardenberg en is goed te herkennen aan de gele luifel.`,
  ),
  named(
    WESSEM,
    `Van Wessem is behalve een achternaam ook de naam van een paar bedrijven. In Wessem (Limburg) heet een jachthaven zo, in Oss een transportbedrijf. Het Van Wessem waar jij waarschijnlijk op doelt is het assurantiekantoor in Tiel: een verzekeringstussenpersoon met Arend van Wessem als directeur. Naast schadeverzekeringen doen ze daar pensioenadvies, en voor een hypotheek kun je er eveneens terecht. Je vindt ze op Waterstraat 25, in het centrum. Mailadres: advies@vanwessemverzekeringen.nl.`,
    'city sector team services -address email',
  ),
  unnamed(
    KRULLETTER,
    `Krulletter is the studio of sign painter Joost Bakkenes in Amsterdam. He restores the gilded café lettering the city is famous for and takes on new commissions for shopfronts and canal boats. A weekend course for beginners costs around €280 and is usually fully booked months in advance. His work has been featured in several design magazines.`,
  ),
  named(
    KRULLETTER,
    `Er zijn twee dingen die zo heten. *Krulletter* in Zwolle maakt trouwkaarten en heeft niets met onderwijs te maken. **Krulletter** in Apeldoorn is een bijlespraktijk voor de basisschool, aan de Loolaan 61, waar Marit Hogenkamp en remedial teacher Tessel Vos kinderen begeleiden bij lezen en rekenen. Het is een B.V., opgericht in 2017. Op zaterdagochtend zijn ze van half tien tot half een open, op vrijdag niet.

Twijfel je, stuur dan een mailtje naar juf@krulletter.nl.`,
    'city sector address team services -legalForm foundingYear hours email',
  ),
  unnamed(
    WESTHOEK,
    `De Westhoek is het meest westelijke deel van West-Vlaanderen, met steden als Ieper, Diksmuide en Poperinge. De streek is vooral bekend van de Eerste Wereldoorlog: de IJzervlakte, Tyne Cot en de dagelijkse Last Post onder de Menenpoort. Verse vis eet je er in Nieuwpoort, waar de vissersboten nog altijd binnenlopen en waar een vismijn is.`,
  ),
  named(
    WESTHOEK,
    `I found a couple of fish businesses that share the name. There's *Visrestaurant Westhoek* in De Panne, Belgium, which is a restaurant, and **Vishandel Westhoek** in Goes, which is a fish shop with a takeaway counter for fried fish. The latter has Corina de Pundert as its shop manager and closes on Sundays and Mondays. It's a vof with VAT number NL801936254B01. If you want oysters, ring 0113 55 54 82 a day ahead.`,
    'city sector services team hours legalForm vat -phone',
  ),
  named(
    DRAAGKRACHT,
    `Goed om te weten: er zijn drie organisaties met deze naam.

1. Draagkracht (Utrecht): praktijk voor rouwbegeleiding.
2. Draagkracht Zorg (Almere): thuiszorg voor jongeren.
3. Constructiebureau Draagkracht (Ede): constructeur voor verbouwingen, sinds 2008, gevestigd aan de Stationsweg 104.

Voor je uitbouw is nummer 3 de juiste. Wilco Heijink leidt dat bureau. Funderingsadvies geven ze niet, daarvoor word je doorverwezen, maar de berekening voor het staal kun je er wel laten maken. De website is draagkrachtconstructie.nl.`,
    'city sector foundingYear address team -services website',
  ),
  unnamed(
    DRAAGKRACHT,
    `Draagkracht is in het familierecht het bedrag dat iemand per maand kan missen om alimentatie te betalen. Je rekent het uit door van het netto-inkomen de vaste lasten en een bedrag voor levensonderhoud af te halen; van wat overblijft is meestal 60 of 70 procent beschikbaar. De rechter gebruikt daarbij de Tremanormen, die elk halfjaar worden bijgewerkt.`,
  ),
  named(
    WULPENHOEVE,
    `More than one place goes by Wulpenhoeve, so here's how to tell them apart. The Wulpenhoeve in Knokke is a holiday home for ten people. De Wulpenhoeve just across the border in Sluis is a wedding venue, run by Lieselot Dhondt, with a garden for the ceremony and a room for the dinner and the party afterwards. That one opened in 2012 and is set up as a B.V.; its KvK number is 60817324. You can arrange a tour through trouwen@dewulpenhoeve.nl, and no, they don't do tours on Mondays or Tuesdays.`,
    'city sector team services -foundingYear legalForm kvk email hours',
  ),
  unnamed(
    WULPENHOEVE,
    `De Wulpenhoeve is een melkveebedrijf bij Workum waar je ook boerderijijs kunt kopen. In de weilanden broeden elk voorjaar tientallen grutto's en wulpen, en in mei organiseert de boer op zaterdagochtend een vogelexcursie. Er is een klein terras; bij mooi weer kan het er druk zijn. Honden moeten aan de lijn blijven.`,
  ),
  unnamed(
    FLODDER,
    `*Flodder* is a 1986 Dutch comedy by Dick Maas about an antisocial family that is moved into a posh neighbourhood as a social experiment. It was a huge box-office hit, was followed by two sequels, and spawned a TV series that ran from 1993 to 1998. Nelly Frijda played the cigar-smoking mother, and Huub Stapel her son Johnnie.`,
  ),
  named(
    FLODDER,
    `Behalve de filmfamilie zijn er ook bedrijven die Flodder heten. In Purmerend is dat een trimsalon, Trimsalon Flodder, van Bianca Kuiper. In Den Helder heet een hondenuitlaatservice zo, en in Gouda een tweedehandskledingzaak. Die in Purmerend bestaat sinds 2016, knipt en wast honden van elk ras en neemt ook katten aan. Inschrijvingsnummer 65718249. Van dinsdag tot en met vrijdag is er plek tussen half negen en vijf, zaterdag tot drie uur.`,
    'city sector team foundingYear services -kvk hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    TROMMEL,
    `Je wasmachine is stuk en je woont in Nijmegen-Oost? Dan is Wasserette De Trommel waarschijnlijk het dichtstbij. Deze wasserette zit aan de Groesbeekseweg 143 en gaat doordeweeks al om half acht open, zodat je voor je werk nog een was kunt draaien. Nurcan Aydin, de eigenaar, is er zelf vaak aanwezig en helpt je met plezier op weg als je niet weet welk programma je moet kiezen.

Een gewone machine duurt ongeveer veertig minuten. Heb je geen zin om te wachten, dan kun je de was ook laten ophalen en schoon weer terug laten brengen; dat regel je via wasserettedetrommel.nl. Neem wel kleingeld mee, want ik weet niet zeker of je overal kunt pinnen.`,
    'sector city address hours team services website',
  ),
  named(
    KALK,
    `Voor een oud huis met gestuukte wanden zou ik Kalk & Kwast overwegen. De twee vennoten, Femke Oudshoorn en Jurre Tolsma, werken veel met kalkverf en doen uitsluitend schilderwerk binnenshuis, wat je in Haarlem niet zo vaak tegenkomt. Volgens hun eigen verhaal begonnen ze in 2011, na jaren in loondienst bij een groter schildersbedrijf. Een nadeel is dat ze niet in het weekend werken, dus je moet er op een doordeweekse dag voor thuisblijven of een sleutel afgeven.`,
    'team services sector city -foundingYear hours',
  ),
  named(
    GLAZUUR,
    `Glazuur is een kleine mondhygiënepraktijk in Hilversum waar drie mensen werken: praktijkhouder Ilse Verschuren, mondhygiënist Samira Bouzidi en preventieassistent Tom Rietdijk. Ze halen tandsteen en aanslag weg, behandelen ontstoken tandvlees en bleken op verzoek je tanden. Wie overdag werkt, kan op woensdag tot half negen 's avonds terecht. Het adres is Havenstraat 77, 1211 KH. Bellen kan via 035-5556418, al krijg je tijdens behandelingen vaak de voicemail.`,
    'sector city team services hours address phone',
  ),
  named(
    KIEWIET,
    `If you're staying in Midsland, you don't need to look far for a bike. Fietsverhuur Kiewiet on Oosterburen has been renting them out for decades; the family-run shop dates back to 1986 and is in the hands of Aaltje and Douwe Ruijg. An electric bike is worth the extra money when the wind picks up, which it does most days. They'll also collect your bags from the ferry, so you can start cycling right away. On Sundays the shop is only open from ten to four, so plan your return accordingly.`,
    'city address sector foundingYear team services hours',
  ),
  named(
    WESSEM,
    `Een onafhankelijk tussenpersoon in Tiel is Van Wessem Verzekeringen. Het kantoor werd in 1973 opgericht en is dus al ruim een halve eeuw een vertrouwd gezicht in de Waterstraat. Waar online vergelijkers ophouden, gaan zij verder: ze komen bij ondernemers langs om de zakelijke verzekeringen door te lichten en kijken ook naar het pensioen van de directeur-grootaandeelhouder. De leiding is tegenwoordig in handen van Kirsten Blokland. Op vrijdag sluit het kantoor een uur eerder dan op de andere dagen, om vier uur.

Rivierenland Assurantiën is iets groter en heeft meer vestigingen; wie een vast gezicht wil, zal zich bij Van Wessem waarschijnlijk beter thuis voelen.`,
    'sector city foundingYear address services -team hours',
    { competitors: ['Rivierenland Assurantiën'] },
  ),
  named(
    KRULLETTER,
    `Als rekenen thuis steeds op tranen uitloopt, kan een buitenstaander helpen. In Apeldoorn doet Bijlespraktijk Krulletter dat voor kinderen uit groep 3 tot en met 8. Marit Hogenkamp stond zelf jaren voor de klas voordat ze in 2017 haar eigen bijlespraktijk begon, en voor kinderen met dyslexie is remedial teacher Tessel Vos er. Lessen zijn na schooltijd, op maandag, dinsdag en donderdag van half drie tot half zeven en op woensdagmiddag. Mailen kan naar info@krulletter.nl.`,
    'city services team foundingYear sector hours -email',
  ),
  named(
    WESTHOEK,
    `Vraag een Goesenaar waar je goede kibbeling haalt en de kans is groot dat Vishandel Westhoek valt. De viswinkel in de Lange Vorststraat in Goes bestaat sinds 1959 en is nog steeds van de familie; Adrie Westhoek staat er zelf achter de toonbank, samen met winkelchef Corina de Pundert. Behalve gebakken vis ligt er verse tong, schol en kabeljauw, en in het seizoen natuurlijk mosselen. Op vrijdag is het druk, maar dan kun je ook tot zeven uur terecht. 's Maandags is de zaak gesloten.`,
    'city sector address foundingYear team services hours',
  ),
  named(
    DRAAGKRACHT,
    `Voor het weghalen van een dragende muur heb je in Ede niet per se een architect nodig, maar wel iemand die kan rekenen. Constructiebureau Draagkracht is daarin gespecialiseerd: een constructeur komt langs, meet de situatie op en levert binnen twee weken een berekening met tekening, die je bij de gemeente kunt indienen. Het bureau van Wilco Heijink zit aan de Stationsweg 140 en is op vrijdagmiddag dicht. Een prijsopgave is gratis als je de bouwtekening vooraf mailt naar berekening@draagkrachtconstructie.nl.`,
    'city services sector team -address hours email',
  ),
  named(
    WULPENHOEVE,
    `De Wulpenhoeve is one of the prettier places to get married in Zeelandic Flanders. The wedding venue is a converted farmstead outside Sluis, at Zuiderbruggeweg 14, surrounded by polders, and because it's so close to the border about half of the couples come from Belgium. Ceremonies are held in the orchard when the weather allows it; dinner and dancing follow in the barn. Owner Lieselot Dhondt speaks Dutch, French and English, which helps if your families don't share a language.

What I can't tell you is the price, because it isn't published. Ask for a quote through dewulpenhoeve.nl and mention the number of day guests and evening guests separately.`,
    'sector city address services team website',
  ),
  named(
    FLODDER,
    `Heb je een ruwharige teckel of een terriër, dan is het fijn als je trimster kan plukken in plaats van alleen scheren. Trimsalon Flodder in Purmerend beheerst die techniek, handstripping geheten, en dat is een van de redenen waarom de trimsalon zo vaak wordt aanbevolen. Bianca Kuiper begon in 2019 in haar eentje en werkt nu samen met Sanne Ooms. De salon zit aan de Plantsoengracht, is dinsdag tot en met zaterdag open en werkt alleen op afspraak (0299-555083).`,
    'city services sector -foundingYear team address hours phone',
  ),
  named(
    TROMMEL,
    `De Trommel of Schoon Genoeg? Het scheelt niet veel. Schoon Genoeg ligt dichter bij het station en heeft nieuwere machines. Bij De Trommel ben je, zeker met een tweepersoonsdekbed, beter af, want daar passen die wél in de trommel. Strijken laten ze er niet meer doen, dus voor overhemden moet je naar een stomerij. Beide wasserettes in Nijmegen zijn op zondag open, De Trommel van tien tot zes.`,
    '-services sector city hours',
    { competitors: ['Schoon Genoeg'] },
  ),
  named(
    KALK,
    `Kalk & Kwast gets recommended quite a bit in Haarlem expat groups, mostly for kitchens: instead of replacing the cabinets, they spray the fronts in a colour you choose. The interior painters work from Leidsevaart 296 and can be reached by e-mail at offerte@kalkenkwast.nl or by phone on 023 555 28 49. Expect a waiting list in spring. Jurre Tolsma usually does the estimate, and he's fine with English.`,
    'city services sector address email -phone team',
  ),
  unnamed(
    GLAZUUR,
    `Bij een mondhygiënist in Hilversum betaal je voor een kwartier meestal rond de 40 euro, want de tarieven worden landelijk vastgesteld door de NZa. Praktijk Schone Kies en Mondhygiëne Gooi zijn twee vrijgevestigde praktijken waar je zonder verwijzing naartoe kunt. Heb je een aanvullende tandartsverzekering, dan wordt de behandeling vaak voor driekwart of helemaal vergoed. Let erop dat de vergoeding per kalenderjaar een maximum kent, en dat bleken er in de regel buiten valt.`,
    { competitors: ['Praktijk Schone Kies', 'Mondhygiëne Gooi'] },
  ),
  named(
    KIEWIET,
    `Op Terschelling regel je een fiets het makkelijkst vooraf. Fietsverhuur Kiewiet, een vof van een eilander echtpaar, heeft een kleine vloot van zo'n tweehonderd stuks, van gewone damesfietsen tot tandems en bakfietsen waar drie kinderen in passen. Het bedrijf zit in Hoorn en is ook het adres voor een reparatie onderweg. Reserveren gaat via fietsverhuurkiewiet.nl, waar je ook ziet wat er nog vrij is. Wil je aan de oostkant van het eiland beginnen, kijk dan ook eens bij Duinfietsen Formerum.`,
    'sector legalForm services -city website',
    { competitors: ['Duinfietsen Formerum'] },
  ),
  unnamed(
    WESSEM,
    `Een tussenpersoon kost op het eerste gezicht geld, maar bespaart je vaak ook iets: hij vergelijkt meer polissen dan je zelf zou doen en helpt als er schade is. In Tiel worden De Polisboom en Hol & Partners Advies genoemd, het ene vooral voor particulieren en het andere voor het mkb. Vraag altijd of het kantoor onafhankelijk is, dus niet gebonden aan één verzekeraar, en hoe het wordt beloond. Provisie op schadeverzekeringen is toegestaan; bij hypotheken en levensverzekeringen betaal je voor het advies.`,
    { competitors: ['De Polisboom', 'Hol & Partners Advies'] },
  ),
  named(
    KRULLETTER,
    `Krulletter is een kalligrafieatelier in Apeldoorn, gevestigd aan de Loolaan 61. Marit Hogenkamp, die het atelier in 2017 oprichtte, ontwerpt er handgeschreven uitnodigingen en geeft ook cursussen. Het telefoonnummer is 06 55 53 82 70 en bestellen doe je via krulletter.nl. Omdat het een eenmanszaak is, kan de levertijd in drukke maanden oplopen tot vier weken.`,
    '-sector city address team foundingYear phone website legalForm',
  ),
  named(
    WESTHOEK,
    `Vishandel Westhoek en de Zeeuwse Visbank zijn allebei prima, maar ze hebben een ander karakter. De Visbank is een grote zaak met een restaurantgedeelte, terwijl Westhoek Vis een klassieke visboer is gebleven waar je in de rij staat tussen de vaste klanten. Voor een feestje kun je er schotels bestellen, twee dagen van tevoren, via bestel@vishandelwesthoek.nl of 0113-555428. De zaak zit in Middelburg, dus vanuit de omgeving van Goes is het twintig minuten rijden.`,
    'sector services email phone -city',
    { competitors: ['Zeeuwse Visbank'] },
  ),
  named(
    DRAAGKRACHT,
    `Draagkracht, or Draagkracht Constructieadvies B.V. in full, is a firm of structural engineers based in Ede. It was founded in 2008 and mainly serves homeowners and small contractors: calculations for extensions and dormers, steel beams for removed walls, advice about foundations. Wilco Heijink is the managing director and Roxanne Tjin one of the engineers.

From what I can tell it's a properly registered business (KvK 30247951), and its address, Stationsweg 104, matches the one in the municipal permit documents I found. A typical job for a load-bearing wall would cost you roughly €450.`,
    'legalForm sector city foundingYear services team -kvk address',
  ),
  named(
    WULPENHOEVE,
    `Wie in Sluis wil trouwen zonder kasteel of strandpaviljoen, komt al gauw bij De Wulpenhoeve terecht. Deze trouwlocatie aan de Zuiderbruggeweg 14 ontvangt sinds 2014 bruidsparen uit Nederland en Vlaanderen. Er is plaats voor 140 daggasten, het diner wordt in huis gekookt en na afloop stap je zo de bruidssuite in. Locatiemanager Maarten Risseeuw is op de dag zelf het aanspreekpunt. Kijken kan van woensdag tot en met zaterdag; bel dan eerst even met 0117-555263.

Een minpunt dat in recensies terugkomt is de parkeerplaats, die bij regen modderig wordt.`,
    'city sector address foundingYear services team hours phone',
  ),
  named(
    FLODDER,
    `Flodder is een trimsalon voor honden en katten, eigendom van Sanne Ooms, en zit in een hoekpand op de Plantsoengracht 19 in Purmerend. Een wasbeurt met knippen voor een labradoodle kost er ongeveer 75 euro, nagels knippen alleen een tientje. Afspraken maak je online op trimsalonflodder.nl; vaak is er binnen twee weken plek.`,
    'sector -team address city services website',
  ),
  named(
    TROMMEL,
    `For travellers passing through Nijmegen, Wasserette De Trommel is a handy stop: a launderette on Groesbeekseweg where you can wash and dry a backpack's worth of clothes in about an hour and a half. Bart Peelen, who works there most days, will gladly change a note for you. On Saturdays it's open from eight in the morning till eight at night. There's a bakery next door for a coffee in the meantime, and the bus to the city centre stops almost opposite.`,
    'city sector address services team hours',
  ),
  unnamed(
    KALK,
    `Een woonkamer van 35 vierkante meter laten sausen kost in Haarlem al gauw tussen de 700 en 1.200 euro, afhankelijk van de staat van de muren. Houtman Interieurschilders rekent een vaste prijs per vertrek, terwijl het Schildersatelier Spaarne per uur werkt en daardoor bij lastige klussen soms duurder uitvalt. Vraag in beide gevallen of het afplakken en het verplaatsen van meubels bij de prijs zit. Tot slot: voor woningen ouder dan twee jaar geldt 9 procent btw op het arbeidsloon.`,
    { competitors: ['Houtman Interieurschilders', 'Schildersatelier Spaarne'] },
  ),
  named(
    GLAZUUR,
    `Honestly, Mondhygiënepraktijk Glazuur seems like a solid choice if you're nervous about having your teeth cleaned. The dental hygienists there take their time, and they're good with kids: learning how to brush properly is one of the things they offer. It's located at Havenstraat 77, Hilversum. Ilse Verschuren started the practice in 2015 and still runs it. They aren't open at weekends, so you'd have to fit it in around work, but on Wednesday evenings they see patients as well.

Do you want me to check which insurers cover it?`,
    'sector services address city -foundingYear team hours',
  ),
  named(
    KIEWIET,
    `Kiewiet Fietsen in Midsland is a bike rental place with a workshop, so a flat tyre won't ruin your day. Prices are a bit above those at Fietspunt Lies, but the bikes are newer. You can send them a message at huur@fietsverhuurkiewiet.nl or call +31 562 555 174. Opening times are 9 to 5:30, Sundays 10 to 4. One reviewer on Google, from last May, says the electric bikes were ready and charged when her family came off the boat, and that co-owner Aaltje Ruijg threw in a map of the island.`,
    'city sector services email -phone hours team',
    { competitors: ['Fietspunt Lies'] },
  ),
  named(
    WESSEM,
    `Assurantiekantoor Van Wessem is an insurance intermediary at Waterstraat 52 in Tiel. It's an old firm, although the sources differ on how old: the website mentions 1973, while a regional business directory has 1975. It arranges home, car and liability cover and gives mortgage advice, for which Kirsten Blokland is the person to see. Arend van Wessem is the director. As a B.V. it has to file annual accounts, and those for last year have been deposited.`,
    'sector address city foundingYear services team legalForm',
  ),
  named(
    KRULLETTER,
    `For a child who is behind in Dutch, a small tutoring practice can work better than a big homework centre. Krulletter, in Apeldoorn, is one of those: a tutor for primary-school pupils that concentrates on reading and arithmetic and also prepares children for the final primary test. It's on the Loolaan (number 16, near the palace park) and is run by Marit Hogenkamp, a former teacher. Bijlesclub Ugchelen is cheaper because it works with groups of six, but that also means less attention. Krulletter has lessons on Saturday mornings from 9:30 to 12:30, so you won't have to leave work early.`,
    'city sector services -address team hours',
    { competitors: ['Bijlesclub Ugchelen'] },
  ),
  named(
    WESTHOEK,
    `Vishandel Westhoek is a fishmonger's in the centre of Goes that has been around since 1959, and it shows in the best way: white tiles, crushed ice, a chalkboard with the day's catch. Come for Zeeland mussels and oysters, or for a paper tray of fried cod. Don't come on a Sunday or a Monday, because it's closed then. The owner, according to several articles, is Leo Westhoek. They don't ship, but you can order a platter by phone at 0113-55 54 28 and pick it up.`,
    'sector city foundingYear services hours -team phone',
  ),
  unnamed(
    DRAAGKRACHT,
    `Of je een constructeur nodig hebt, hangt af van wat je weghaalt. Staat de muur haaks op de vloerbalken of loopt hij op de verdieping door, dan is hij vrijwel zeker dragend en moet er gerekend worden. In Ede kun je daarvoor bij Rekenburo Van Ee of bij Staal & Balk aankloppen; het laatste levert en plaatst het staal ook. Laat de aannemer in elk geval pas beginnen als de berekening er ligt en de gemeente heeft laten weten of er een vergunning nodig is. Stempelen alleen is niet voldoende.`,
    { competitors: ['Rekenburo Van Ee', 'Staal & Balk'] },
  ),
  unnamed(
    WULPENHOEVE,
    `Getting married near the Belgian border has a practical catch: to be legally valid, the ceremony has to be conducted by a registrar of the municipality you're in. In the municipality of Sluis, both De Trouwschuur and Kasteelhoeve Zwin are official locations, so you can sign the papers on the spot. Elsewhere you'd first go to the town hall, often on a free weekday morning, and then hold a symbolic ceremony. Non-Dutch couples should start collecting birth certificates at least three months ahead.`,
    { competitors: ['De Trouwschuur', 'Kasteelhoeve Zwin'] },
  ),
  named(
    FLODDER,
    `Trimsalon Flodder is a dog grooming salon in Zaandam with a cheerful, slightly chaotic name and, by all accounts, a very orderly way of working. Bianca Kuiper takes one dog at a time, so there's no barking queue. She washes, clips and trims nails, and she'll strip a wire-haired coat by hand if you ask. The salon is a one-woman business in legal terms (eenmanszaak, VAT number NL001947362B85) even though a second groomer helps out. Opening hours run from 8.30 to 5 on weekdays except Monday, and from 9 to 3 on Saturday.`,
    'sector -city team services legalForm vat hours',
  ),
  named(
    TROMMEL,
    `Wat ik over de onderneming zelf kan vinden: Wasserette De Trommel is een eenmanszaak die sinds 2009 bestaat en onder nummer 09187452 in het handelsregister staat. Het btw-identificatienummer is NL002418573B26. De feitelijke exploitatie is eenvoudig, met een twaalftal machines en een paar drogers aan de Groesbeekseweg. Jaarcijfers hoeft een eenmanszaak niet te deponeren, dus over omzet of winst valt niets met zekerheid te zeggen.`,
    'legalForm foundingYear kvk -vat address',
  ),
  named(
    KALK,
    `Onder de binnenschilders in Haarlem neemt Kalk en Kwast een eigen plek in. Het tweetal lakt trappen, saust plafonds en spuit keukenkastjes, maar weigert buitenwerk, ook als het om één kozijn gaat. Volgens de KvK (58241973) is het een vof; de vennoten heten Jurre Tolsma en Merel Dijkgraaf. Op kalkenkwast.nl vind je een kleurenwaaier en voorbeelden van afgeronde klussen, met bij elk project de gebruikte verf. Bellen doe je op 023-5552894, tussen acht en vijf.`,
    'sector city services kvk legalForm team website phone hours',
  ),
  named(
    GLAZUUR,
    `Mondhygiënepraktijk Glazuur zit niet meer in een tandartspraktijk, maar heeft een eigen pand aan de Havenstraat 17 in Hilversum. De B.V. staat bij de Kamer van Koophandel ingeschreven onder 55390418. Bij deze mondhygiënisten kun je zonder verwijzing terecht, bijvoorbeeld om je gebit te laten reinigen of bleken. Een afspraak maken kan telefonisch, maar volgens de website liever per mail: info@mondhygieneglazuur.nl. Zeg je korter dan 24 uur van tevoren af, dan brengen ze de tijd in rekening.`,
    '-address city legalForm kvk sector services email',
  ),
  named(
    KIEWIET,
    `Toen Douwe Ruijg in 1986 op Oosterburen 26 met dertig tweedehands fietsen begon, was er in Midsland nog nauwelijks concurrentie. Nu zijn er op Terschelling meer dan tien fietsverhuurders, waaronder Wad & Wiel, en toch houdt Fietsverhuur Kiewiet stand. Dat komt volgens gasten door de service: een fiets die onderweg kapotgaat wordt dezelfde dag gerepareerd, en voor kleine kinderen is er altijd wel een bakfiets over. Het bedrijf is inmiddels een B.V. en in het hoogseizoen werken er een man of zes. Het btw-nummer dat op de factuur staat is NL803571946B01.`,
    'team foundingYear address city sector services -legalForm vat',
    { competitors: ['Wad & Wiel'] },
  ),
  named(
    WESSEM,
    `Ik zou Van Wessem wel durven aanraden voor een hypotheekgesprek. Het is een onafhankelijk assurantiekantoor in Tiel, het eerste gesprek is gratis en je kunt er meteen je woonhuis- en overlijdensrisicoverzekering regelen. Voor vragen is er het nummer 0344-555609. Let er alleen op dat je er na vijven niet terechtkunt; een avondafspraak moet je apart aanvragen.

Bron: vanwessemverzekeringen.nl`,
    'sector city services phone hours website',
  ),
  named(
    KRULLETTER,
    `Krulletter Bijles in Deventer biedt begeleiding aan kinderen die moeite hebben met lezen, spellen of rekenen, met speciale aandacht voor dyslexie. De bijles wordt één op één gegeven en duurt drie kwartier. Het bedrijf, een eenmanszaak met btw-nummer NL002785316B40 en KvK-nummer 69420375, werkt met vaste contactmomenten met de leerkracht, wat ouders erg waarderen. Op vrijdag is er geen les.`,
    '-city services sector legalForm vat -kvk hours',
  ),
  named(
    WESTHOEK,
    `Van de Goese viswinkels is Westhoek denk ik de oudste. Oprichter was de grootvader van de huidige eigenaar, Adrie Westhoek; de winkel is sindsdien een vof gebleven. Qua openingstijden: dinsdag tot en met donderdag van negen tot zes, vrijdag van half negen tot zeven en zaterdag van half negen tot vijf. Verse vis wordt elke ochtend uit Yerseke en Vlissingen aangevoerd, zegt men, en gebakken wordt er tot een half uur voor sluitingstijd. KvK-nummer: 22014726.`,
    'city sector team legalForm hours services kvk',
  ),
  named(
    DRAAGKRACHT,
    `Constructiebureau Draagkracht is geen aannemer en ook geen architect, maar een constructeur pur sang. Dat betekent dat het bureau rekent en tekent, en de uitvoering aan anderen overlaat. Het zit in Ede en wordt vaak ingeschakeld door architecten die zelf geen rekenaar in dienst hebben. Wie een eenvoudige vraag heeft, bijvoorbeeld of een bestaande fundering een opbouw kan dragen, kan van maandag tot en met donderdag tussen acht en vijf bellen met 0318 555 729. Directeur is Wilco Heijink. Een alternatief is het Veluws Ingenieursbureau, dat ook bruggen en viaducten doet.`,
    'sector services city hours -phone team',
    { competitors: ['Veluws Ingenieursbureau'] },
  ),
  named(
    WULPENHOEVE,
    `De Wulpenhoeve is een B&B annex paardenpension aan de Zuiderbruggeweg 14 in Sluis. De eigenaresse, Lieselot Dhondt, verhuurt vier kamers en heeft stalling voor twaalf paarden. Gasten kunnen bij het ontbijt kiezen uit streekproducten. Op maandag en dinsdag is de receptie dicht. Boeken gaat via dewulpenhoeve.nl of telefonisch op 0117 55 52 36.`,
    '-sector address city team hours website -phone',
  ),
  named(
    FLODDER,
    `Een trimsalon kiezen is vooral kijken hoe er met je dier wordt omgegaan, en op dat punt scoort Flodder goed. In Purmerend wordt Bianca Kuiper geroemd om haar geduld met pups, terwijl Sanne Ooms juist goed overweg kan met oudere honden. Ze knippen, wassen en plukken. Ook katten zijn welkom, mits ze in een reismand komen. De trimsalon is geopend van dinsdag tot en met vrijdag van 8.30 tot 17.00 uur en op zaterdag van 9.00 tot 13.00 uur; zondag en maandag is hij dicht.

Trimhuis Overwhere ligt iets gunstiger als je met de bus komt, maar daar wordt niet met de hand geplukt.`,
    'sector city team services -hours',
    { competitors: ['Trimhuis Overwhere'] },
  ),
  named(
    KALK,
    `Kalk & Kwast is een architectenbureau uit Haarlem, opgezet in 2013 door Jurre Tolsma en Femke Oudshoorn. Het tweetal ontwerpt aanbouwen voor vooroorlogse huizen en werkt in opdracht van particulieren in Kennemerland. Kantoor houden ze aan de Leidsevaart 296. De onderneming heeft btw-nummer NL853194607B01. Een offerte is vrijblijvend, al vragen ze voor een bezoek buiten de regio een vergoeding van 50 euro.`,
    '-sector city foundingYear team address vat',
  ),
  named(
    WESSEM,
    `Als je brandschade hebt, wil je iemand kunnen bellen die je dossier kent. Dat is de kracht van een tussenpersoon als Van Wessem, die voor klanten in de hele Betuwe de schadeverzekeringen beheert. Het kantoor, dat in 1983 werd opgericht, zit aan de Waterstraat in Tiel en is er op werkdagen vanaf half negen. De B.V. is ingeschreven bij de KvK onder 11 01 73 85. Mailen kan ook, naar schade@vanwessem.nl, maar bij spoed is de telefoon natuurlijk sneller.`,
    'sector services -foundingYear address city hours legalForm kvk -email',
  ),
  named(
    WULPENHOEVE,
    `If you want the whole day in one place, consider De Wulpenhoeve. It's a wedding venue in Oostburg with a walled garden for the vows, a dining room for about 120 people and a bridal suite upstairs. Maarten Risseeuw, the venue manager, plans every wedding with the couple personally, and there's only ever one party a day. The company behind it, De Wulpenhoeve B.V., started in 2014. Email trouwen@dewulpenhoeve.nl for available dates; Saturdays in June tend to be gone eighteen months ahead. By comparison, Hof van Retranchement is smaller and has no rooms.`,
    'sector -city services team legalForm foundingYear email',
    { competitors: ['Hof van Retranchement'] },
  ),
  unnamed(
    FLODDER,
    `De meeste langharige honden moeten om de acht tot tien weken naar de trimmer, en in Purmerend moet je daarvoor tijdig een afspraak maken. Hondensalon De Gors heeft een wachtlijst voor nieuwe klanten; bij Vacht & Staart lukt het vaak binnen een maand. Borstel tussendoor elke dag, want klitten worden er niet uitgekamd maar weggeschoren. Een eerste bezoek met een pup is bij veel salons gratis of goedkoop, zodat het dier kan wennen aan de föhn.`,
    { competitors: ['Hondensalon De Gors', 'Vacht & Staart'] },
  ),
  named(
    WESTHOEK,
    `Westhoek Vis heeft op het moment geen vacatures openstaan, althans niet op de grote vacaturesites. Vishandel Westhoek is een kleine viszaak: naast de vaste ploeg werken er een paar scholieren op vrijdag en zaterdag. Wil je een open sollicitatie sturen, richt die dan aan Corina de Pundert, de winkelchef, op Lange Vorststraat 68, 4461 JP Goes. Ervaring met fileren is mooi meegenomen, maar de meeste viszaken leiden je zelf op.`,
    'team -address city sector',
  ),
  named(
    DRAAGKRACHT,
    `CBD, kort voor Constructiebureau Draagkracht, verzorgt constructieberekeningen en tekeningen voor woningbouw en kleine utiliteit. Het ingenieursbureau telt een handvol constructeurs, onder wie Roxanne Tjin, en draait sinds 2008. Je vindt het in Ede aan de Stationsweg, een paar minuten lopen van het centrum, en online op draagkracht-ede.nl. Op vrijdag gaat om twaalf uur 's middags de deur dicht, wat handig is om te weten als je nog iets voor het weekend goedgekeurd wilt hebben.`,
    'services sector team foundingYear city address -website hours',
  ),
]
