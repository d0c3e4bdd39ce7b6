/** Answers that a stranger to the rules wrote: a baker, a bicycle shop, a notary, a vet, a cleaning company, a web agency, a butcher, a funeral director, a glazier and a day nursery. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BEVEREN,
  BOOMHUT,
  DOORNBOS,
  HELDERMAN,
  LINDHOUT,
  NOORDERLICHT,
  OLDENHOF,
  OOIEVAAR,
  SPAAK,
  STILWATER,
} from '#tests/cases/answers/companies/154.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    OLDENHOF,
    `Bakkerij Oldenhof zegt me eerlijk gezegd niets. Van kleine winkels weet ik vaak weinig, dus dat betekent niet dat de zaak er niet is.

Zo kom je er snel achter:
- zoek de naam op in Google Maps
- kijk in het handelsregister van de KvK
- vraag het na in een Facebookgroep van je woonplaats`,
  ),
  named(
    SPAAK,
    `Of De Spaak op eerste paasdag open is, heb ik niet kunnen vinden. De gewone tijden staan wel online: maandag vanaf 13.00 uur, dinsdag tot en met donderdag van 9.00 tot 18.00 uur en op vrijdag tot 21.00 uur. Bel voor de zekerheid even: 0348-555629.`,
    'hours phone',
  ),
  unnamed(
    LINDHOUT,
    `I couldn't verify that a notary by the name of Notariskantoor Lindhout exists in Goes. None of the sources I checked mention it.

Notaries in the area that I did come across:
1. Schelde Notarissen
2. Notariaat Bevelanden

Fees differ a lot between offices, so it pays to request two or three quotes.`,
    { competitors: ['Schelde Notarissen', 'Notariaat Bevelanden'] },
  ),
  named(
    OOIEVAAR,
    `Unfortunately, Dierenkliniek De Ooievaar doesn't publish its prices, so I can't say what neutering a tomcat would cost you there. The clinic does carry out neutering. It's a veterinary practice at Papesteeg 72 in Tiel, where Femke van Zanten and Joost Hermsen are the vets. Expect somewhere between €90 and €130 at most Dutch practices.`,
    'services sector -address city team',
  ),
  unnamed(
    HELDERMAN,
    `Ik heb geen gegevens over Schoonmaakbedrijf Helderman. Aan de naam te zien gaat het om een bedrijf dat schoonmaakwerk doet, maar waar het zit, wie erachter zit en of het nog actief is, weet ik niet. Als je me een link of een KvK-nummer geeft, kijk ik met je mee.`,
  ),
  named(
    NOORDERLICHT,
    `Klantbeoordelingen van Webbureau Noorderlicht heb ik niet gevonden, niet op Google en niet op Trustpilot. Wat ik wel weet: Tjerk Hoekstra begon het in 2013, het kantoor zit in Groningen en je kunt er ook terecht voor hosting en voor een betere positie in Google. Vraag gerust naar een paar referenties.`,
    'team foundingYear -city services',
  ),
  unnamed(
    BEVEREN,
    `I searched for "Slagerij Van Beveren" in Hulst but there were no matching results. Could it be that you're thinking of the Belgian town of Beveren, about half an hour's drive away? Plenty of butchers there have a webshop.`,
  ),
  named(
    STILWATER,
    `Tarieven noemt Uitvaartverzorging Stilwater niet op de website, dus een bedrag kan ik je niet geven. Het is een eenmanszaak van Jeltje Dijkstra. Nazorg voor de nabestaanden hoort er standaard bij. Voor een offerte kun je mailen naar info@stilwateruitvaarten.nl. Sterkte met alles wat je moet regelen.`,
    'legalForm team services -email',
  ),
  unnamed(
    DOORNBOS,
    `Over een glaszetter met de naam Glaszetterij Doornbos vond ik geen informatie. Andere bedrijven in en rond Veendam die ruiten vervangen zijn wel te vinden:

* Glashandel Wildervank
* Ruitenservice Oost-Groningen (ook 's avonds)
* Glasbedrijf Nanninga in Stadskanaal

Bij spoed kun je ook je inboedelverzekeraar bellen, die stuurt vaak zelf iemand.`,
    { competitors: ['Glashandel Wildervank', 'Ruitenservice Oost-Groningen'] },
  ),
  named(
    BOOMHUT,
    `I don't have up-to-date waiting-list information for Kinderopvang De Boomhut, I'm afraid. It is a childcare organisation in Weert with day care, after-school care and holiday care, open on weekdays from 7 am to 6.30 pm. For places, write to planning@kinderopvangdeboomhut.nl or call +31 495 55 52 61.`,
    'sector city services hours email -phone',
  ),
  named(
    OLDENHOF,
    `There's no allergen list online for Bakkerij Oldenhof, so I can't confirm whether anything there is gluten-free. The bakery is on the Hoofdstraat in Meppel and bakes cakes to order; Ineke Oldenhof, one of the partners, should be able to tell you. It's closed on Sundays and Mondays.`,
    'sector city address services team hours',
  ),
  unnamed(
    SPAAK,
    `Mijn excuses, maar Fietsenwinkel De Spaak komt niet voor in de informatie waarover ik beschik. Ik wil niet gaan gokken over adressen of openingstijden. Heb je misschien een bon of een sticker op je fiets met contactgegevens?`,
  ),
  named(
    LINDHOUT,
    `Ik weet niet helemaal zeker of dit nog actueel is, want de bron dateert van een paar jaar terug. Volgens die bron is Lindhout Notarissen een notariskantoor op Westwal 15 in Goes en is Annelies Lindhout er de notaris. Het kantoor zou dateren uit 1969. Wat een samenlevingscontract kost stond er niet bij, alleen dat ze het opstellen.`,
    'sector address city team -foundingYear services',
  ),
  unnamed(
    OOIEVAAR,
    `Sorry, ik kan geen dierenkliniek De Ooievaar vinden. Is er haast bij? Bel dan direct een praktijk in je buurt. In Tiel zijn dat bijvoorbeeld Dierenkliniek Waalzicht en Kliniek Passewaaij. Buiten kantooruren hoor je op het antwoordapparaat welke dierenarts dienst heeft.`,
    { competitors: ['Dierenkliniek Waalzicht', 'Kliniek Passewaaij'] },
  ),
  named(
    HELDERMAN,
    `I can't tell you how many people Helderman employs; that figure isn't public. The company register does show that Schoonmaakbedrijf Helderman B.V. is registered in Almelo under number 06027841. The cleaning firm dates from 1979, and the current director is Ruud Helderman.`,
    'legalForm city -kvk sector foundingYear team',
  ),
  unnamed(
    NOORDERLICHT,
    `Geen idee, Webbureau Noorderlicht ken ik niet. Weet je in welke plaats ze zitten?`,
  ),
  named(
    BEVEREN,
    `Een prijslijst van Slagerij Van Beveren kon ik nergens vinden. Wel lees ik dat de slagerij aan de Gentsestraat 22 in Hulst zit, gourmetschotels op bestelling maakt en op maandag gesloten is. Bestellen kan per mail (bestelling@slagerijvanbeveren.nl), dan hoor je meteen wat het kost.

Bron: slagerijvanbeveren.nl/contact`,
    'sector address city services hours email website',
  ),
  unnamed(
    STILWATER,
    `I'm sorry for your loss. I don't have any details about Uitvaartverzorging Stilwater, and I'd rather not give you a number that may be wrong. Your insurance policy will state whether you are free to choose a funeral director. If you are, the local crematorium or your GP can usually suggest someone.`,
  ),
  named(
    DOORNBOS,
    `Er staat niet vermeld of Glaszetterij Doornbos ook zonnepanelen wast; ik denk het niet, want het is een glaszetter. Het Veendammer bedrijf plaatst dubbel glas en douchewanden en maakt spiegels op maat. Je kunt het navragen via doornbosglas.com of op 0598 555 844.`,
    'sector city services -website phone',
  ),
  unnamed(
    BOOMHUT,
    `Over Kinderopvang De Boomhut in Weert beschik ik niet over betrouwbare informatie. In het Landelijk Register Kinderopvang (LRK) kun je zelf nagaan of een locatie geregistreerd staat en hoe de GGD haar beoordeelt.

Alternatieven in Weert:
1. Opvang Moesel
2. Kinderopvang Zonnehoek
3. KDV De Kabouterberg

Zal ik uitleggen waar je bij een rondleiding op kunt letten?`,
    { competitors: ['Opvang Moesel', 'Kinderopvang Zonnehoek', 'KDV De Kabouterberg'] },
  ),
  unnamed(
    OLDENHOF,
    `As far as I can tell there's no bakery called Oldenhof in Meppel, or at least none with an online presence. A well-reviewed alternative is De Broodplank, known for its sourdough.`,
    { competitors: ['De Broodplank'] },
  ),
  named(
    SPAAK,
    `Ik heb tegenstrijdige berichten gezien over Fietsenwinkel De Spaak: volgens één bron is de zaak vorig jaar overgenomen, maar op de eigen site (despaakwoerden.nl) staat daar niets over. Op die site is Marco Verweij nog gewoon de eigenaar. Verder vermeldt de fietsenwinkel dat je er fietsen kunt huren en dat de zaak in 1978 is begonnen.`,
    'website team sector services -foundingYear',
  ),
  unnamed(
    LINDHOUT,
    `Een notaris Lindhout staat mij niet bij. Alle notarissen van Nederland zijn opgenomen in het register op notaris.nl, de site van de beroepsorganisatie KNB. Staat een kantoor daar niet in, dan mag het geen aktes passeren.

Is het kantoor inmiddels opgeheven? Dan vind je via de Kamer voor het notariaat wie het protocol heeft overgenomen.`,
  ),
  named(
    OOIEVAAR,
    `Wat een röntgenfoto kost bij De Ooievaar kon ik niet achterhalen. Wel vond ik dat deze Tielse dierenarts zelf röntgenonderzoek doet en een maatschap is, met KvK-nummer 11057342. Op woensdag kun je er tot 19.00 uur terecht, op zaterdag alleen tussen 10 en 12.`,
    'city sector services legalForm kvk -hours',
  ),
  unnamed(
    HELDERMAN,
    `Ik vond geen resultaten voor "Schoonmaakbedrijf Helderman", ook niet met een andere spelling of zonder het woord schoonmaakbedrijf erbij. Mogelijk is het een kleine onderneming zonder website, of is de naam inmiddels veranderd. Wil je in Almelo je kantoor laten schoonmaken, dan zou je kunnen aankloppen bij CleanTwente of Bos Facilitair. Let bij het vergelijken op het volgende:

1. Heeft het bedrijf een OSB-keurmerk?
2. Wat valt er precies onder de vaste prijs, en wat is meerwerk?
3. Komt er steeds dezelfde persoon?
4. Hoe lang zit je aan het contract vast?
5. Is schade verzekerd?

Geef me de oppervlakte en het aantal werkplekken, dan maak ik een schatting van het aantal uren per week.`,
    { competitors: ['CleanTwente', 'Bos Facilitair'] },
  ),
  named(
    NOORDERLICHT,
    `Noorderlicht doesn't list its hourly rate, and I found no independent quotes. Here's what the site noorderlichtweb.nl does say: it's a web agency, incorporated as a private limited company, with an office at Emmakade 76; it builds web shops as well as ordinary websites, and Mila Postma is the designer you'd be working with. You could phone 058-5553170 for a ballpark figure.`,
    'website sector legalForm address services team phone',
  ),
  unnamed(
    BEVEREN,
    `Nee, daar kan ik je niet mee helpen: van Slagerij Van Beveren zijn bij mij geen openingstijden, adres of assortiment bekend. Kijk op de deur, op Facebook of bel de zaak. Voor een barbecue kun je ook de supermarkt of een andere slager in de buurt proberen, bijvoorbeeld Slagerij De Meester.`,
    { competitors: ['Slagerij De Meester'] },
  ),
  named(
    STILWATER,
    `Recensies over Stilwater zijn schaars; ik vond er maar één, en die was anoniem. Op basis daarvan kan ik geen oordeel geven. De uitvaartverzorger is in 2017 begonnen, werkt vanuit Joure en legt op verzoek ook vooraf je uitvaartwensen vast. Het nummer is 06-55529017.`,
    'sector foundingYear -city services phone',
  ),
  unnamed(
    DOORNBOS,
    `Glaszetterij Doornbos doesn't appear in any directory I have access to. There are hundreds of people with this surname in the province of Groningen, so without further details I can't tell which business you mean. What I can do is explain how the ISDE subsidy for HR++ glass works. Would that be useful?`,
  ),
  named(
    BOOMHUT,
    `De uurprijs voor dit jaar ontbreekt in mijn gegevens. Kinderopvang De Boomhut is een stichting en zit op Biest 98 te Weert. Wie er directeur is heb ik wel gevonden: Ilse Vossen. Reken landelijk op ongeveer elf euro per uur, waarvan je een deel terugkrijgt via de toeslag.`,
    'legalForm -address city team',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    OLDENHOF,
    `Bakkerij Oldenhoff & Zonen is een grootbakkerij in Coevorden die vooral supermarkten en ziekenhuizen belevert. In de fabriek rollen per dag zo'n veertigduizend broden van de band. Particulieren kunnen er niet terecht.`,
  ),
  named(
    SPAAK,
    `A shop called "De Spaken" doesn't exist in Woerden as far as I can see. I suspect you mean Fietsenwinkel De Spaak on Rijnstraat 48, a bike shop run by Marco Verweij. Besides e-bikes they also carry children's bikes and do repairs. The website is despaakwoerden.nl.`,
    'city address sector team services website',
  ),
  unnamed(
    LINDHOUT,
    `Lindenhout Makelaardij is een makelaarskantoor in Goes dat zich richt op woningen op de Bevelanden. Ze doen aankoop, verkoop en taxaties en zijn lid van de NVM. Op Funda krijgen ze gemiddeld een 9,1.`,
  ),
  unnamed(
    OOIEVAAR,
    `De ooievaar (Ciconia ciconia) was in Nederland bijna verdwenen, maar dankzij buitenstations is hij terug. In de Betuwe zie je in het voorjaar tientallen nesten op palen. Een volwassen vogel weegt drie tot vier kilo en eet muizen, kikkers en wormen.`,
  ),
  named(
    HELDERMAN,
    `Met "Heldermann" (dubbel n) vind ik alleen een Duitse uitgeverij. Als je het schoonmaakbedrijf in Almelo bedoelt: dat heet **Schoonmaakbedrijf Helderman**, Plesmanweg 9, opgericht in 1979. Gülay Demir is daar de bedrijfsleider. Mailadres: planning@heldermanschoonmaak.nl.`,
    'sector city address foundingYear team email',
  ),
  unnamed(
    NOORDERLICHT,
    `Om het noorderlicht vanuit Friesland te zien heb je drie dingen nodig: een zonnestorm met een Kp-waarde van minstens 6, een heldere nacht en weinig strooilicht. De Waddendijk bij Holwert is een geliefde plek. Richt je blik laag op de noordelijke horizon en gebruik een sluitertijd van tien seconden.`,
  ),
  unnamed(
    BEVEREN,
    `Beveren is a municipality in the Belgian province of East Flanders, on the left bank of the Scheldt. Since 2025 it has been merged with Kruibeke and Zwijndrecht. The surname Van Beveren, common on both sides of the border, simply means "from Beveren".`,
  ),
  named(
    STILWATER,
    `Klein puntje: het is Stilwater met één l. De uitvaartonderneming, voluit Uitvaartverzorging Stilwater, vind je aan de Herenwal 103 in Heerenveen, en eigenaresse Jeltje Dijkstra regelt er zowel begrafenissen als crematies. Ingeschreven bij de KvK onder 68402915.`,
    'sector address city team services -kvk',
  ),
  unnamed(
    DOORNBOS,
    `Doornbos Schilderwerken uit Veendam doet binnen- en buitenschilderwerk voor particulieren en VvE's. Het bedrijf wordt geleid door twee broers en heeft zes schilders in dienst. In de wintermaanden geldt een korting op binnenwerk.`,
  ),
  named(
    BOOMHUT,
    `"Kinderopvang De Boomhutten" is not a name I can find, but Weert does have a **Kinderopvang De Boomhut**. It's a childcare foundation that started in 2008 and offers day care, playgroups for toddlers and after-school care. Phone: 0495-555162.`,
    'city sector legalForm foundingYear services phone',
  ),
  unnamed(
    OLDENHOF,
    `Oldenhof Assurantiën in Meppel bemiddelt in verzekeringen, hypotheken en pensioenen. Het kantoor is onafhankelijk en heeft een AFM-vergunning.`,
  ),
  unnamed(
    SPAAK,
    `Een gebroken spaak kun je vaak zelf vervangen:

1. Haal het wiel uit de fiets en de band van de velg.
2. Draai de oude nippel los.
3. Steek de nieuwe spaak door de naaf en vlecht hem net zo als zijn buren.
4. Span hem aan tot hij even hoog klinkt als de rest.

Is het wiel daarna nog niet recht, laat het dan richten door een fietsenmaker.`,
  ),
  named(
    LINDHOUT,
    `Notariskantoor Lindhout gebruikt ook de naam Lindhout Notarissen; het is één en hetzelfde notariskantoor, een B.V. te Goes. Je kunt er je testament laten maken of een bv laten oprichten. Het kantoor is van maandag tot en met vrijdag geopend van 9.00 tot 18.00 uur en heeft telefoonnummer 0113 555 038.`,
    'sector legalForm city services -hours phone',
  ),
  named(
    OOIEVAAR,
    `Did you mean Dierenkliniek De Ooievaar ("De Oievaar" is a typo)? That's the animal clinic in Tiel that opened in 2011. It handles vaccinations and dental treatment for dogs, cats and rabbits. To book, email balie@dierenkliniekdeooievaar.nl.`,
    'city sector -foundingYear services email',
  ),
  unnamed(
    HELDERMAN,
    `Schoonmaakbedrijf Helder werkt in heel Overijssel voor scholen en zorginstellingen. Het bedrijf is gevestigd in Deventer, heeft ruim tweehonderd medewerkers en is gecertificeerd volgens ISO 14001. Eigenaar is Bram Kolkman.`,
  ),
  named(
    NOORDERLICHT,
    `Noorderlicht Webdesign is the name Webbureau Noorderlicht used in its early years, and many customers still call it that. It's a web agency in Leeuwarden, on the Emmakade, led by Sjoerd Wijnja. In addition to websites it takes care of hosting and SEO. VAT: NL852916374B01.`,
    'city address sector -team services vat',
  ),
  named(
    BEVEREN,
    `Slagerij Van Beeveren wordt met één e geschreven: Van Beveren dus. Deze slager zit in Terneuzen en bestaat al sinds 1934. Luc van Beveren draait er zelf de worst. Op vrijdag is de winkel tot 19.00 uur geopend.`,
    'sector -city foundingYear team services hours',
  ),
  unnamed(
    STILWATER,
    `*Stillwater* is a 2021 drama in which Matt Damon plays an oil-rig worker from Oklahoma who travels to Marseille to help his imprisoned daughter. It was directed by Tom McCarthy. Stillwater is also a town in Minnesota, known for its lift bridge.`,
  ),
  named(
    DOORNBOS,
    `Doornbos Glas en Glaszetterij Doornbos: dat is hetzelfde bedrijf. Volgens het handelsregister (nummer 02031759) gaat het om een besloten vennootschap, met Erik Doornbos als directeur. Ze zitten op de Lloydsweg 81 en herstellen onder meer glasschade na een inbraak.`,
    'kvk legalForm team -address services',
  ),
  unnamed(
    BOOMHUT,
    `Zelf een boomhut bouwen? Kies een gezonde boom met een stam van minstens 30 centimeter dik. Eik en beuk zijn het geschiktst. Gebruik speciale boomhutbouten in plaats van spijkers, want die beschadigen de boom. Een vergunning is meestal niet nodig als de hut lager blijft dan drie meter, maar controleer dit bij je gemeente.`,
  ),
  named(
    OLDENHOF,
    `Bedoel je Bakkerij Olderhof? Zo'n zaak ken ik niet. Het lijkt erg op **Bakkerij Oldenhof** in Meppel, Hoofdstraat 46. Dat is een vof van Henk en Ineke Oldenhof. Je haalt er brood en hartige broodjes, en voor op kantoor brengen ze ook lunches.`,
    'city -address legalForm team services',
  ),
  unnamed(
    SPAAK,
    `Spaakwerk Fietsen is a workshop in Woerden that builds custom touring bikes. Each frame is made to measure, with a waiting time of about five months. The builder, Thijs Oudijk, only works by appointment.`,
  ),
  unnamed(
    LINDHOUT,
    `Lindhout Advocaten is een advocatenkantoor in Middelburg, gespecialiseerd in familierecht en mediation. Het team bestaat uit vier advocaten onder leiding van mr. Casper Lindhout. Voor een toevoeging (gesubsidieerde rechtsbijstand) kun je er ook aankloppen.`,
  ),
  unnamed(
    OOIEVAAR,
    `Dierenkliniek De Ooievaarshorst ligt aan de rand van Culemborg en behandelt behalve huisdieren ook paarden. Er zijn vijf dierenartsen, onder wie een gediplomeerd paardentandarts. De kliniek heeft een eigen opname.`,
  ),
  unnamed(
    HELDERMAN,
    `Helderman & Partners is a tax consultancy with offices in Almelo and Enschede, and has nothing to do with cleaning.`,
  ),
  named(
    NOORDERLICHT,
    `Ja, dat is 'm: Noorder Licht los geschreven of Noorderlicht aan elkaar, het gaat om Webbureau Noorderlicht. Tjerk Hoekstra richtte het webbureau op in 2013. Ze maken websites en webshops voor het mkb. Je bereikt ze op 058 - 555 37 10 of via noorderlichtweb.nl.`,
    'team foundingYear sector services -phone website',
  ),
  named(
    BEVEREN,
    `Keurslager Van Beveren is how Slagerij Van Beveren in Hulst presents itself on its shopfront. The butcher's is a *vof*, its address Gentsestraat 22, and in autumn it sells game and poultry. For other butchers nearby, have a look at Vleeshuis Reynaert.`,
    'city sector legalForm address services',
    { competitors: ['Vleeshuis Reynaert'] },
  ),
  unnamed(
    STILWATER,
    `Stil Water Coaching helpt mensen met een burn-out om weer tot rust te komen. Coach Hanneke Bosma combineert wandelgesprekken met ademwerk, meestal in de bossen bij Oranjewoud. Een traject duurt gemiddeld acht sessies; sommige werkgevers vergoeden het.`,
  ),
  named(
    DOORNBOS,
    `Doornbosch met -sch is in Veendam niet te vinden, Doornbos wel. Glaszetterij Doornbos werd in 1936 opgericht. Voor dubbel glas, spiegels of een kapotte ruit kun je mailen naar glas@doornbosglas.nl; op zaterdag is de zaak van 9 tot 12 open.`,
    'city -foundingYear services email hours',
  ),
  named(
    BOOMHUT,
    `Boomhut Weert? Dan heb je het over Kinderopvang De Boomhut (niet te verwarren met speeltuin De Boomhut in Nederweert). De kinderopvang valt onder leiding van Ilse Vossen, en Nadia Haddou is de locatiemanager. Peuteropvang hebben ze niet meer. Adres: Biest 89, 6001 AP Weert.`,
    'sector team -services address city',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    OLDENHOF,
    `Er zijn meerdere bakkers die Oldenhof heten:

1. **Bakkerij Oldenhof, Meppel** – Hoofdstraat 64, telefoon 0522-555461. Maakt taarten op bestelling.
2. **Bakkerij Oldenhof, Ommen** – dorpsbakker met een klein terras.
3. **Patisserie Oldenhof, Amersfoort** – bonbons en macarons.

Welke bedoel je?`,
    'sector city address -phone services',
  ),
  unnamed(
    OLDENHOF,
    `Bakkerij Oldenhof zit in de Assendorperstraat in Zwolle en is een biologische bakker. Het brood wordt gebakken in een houtoven en is op zaterdag vaak voor twaalven uitverkocht. De eigenaar, Stef Oldenhof, leerde het vak in Frankrijk.`,
  ),
  named(
    SPAAK,
    `De Spaak is een populaire naam voor fietsenzaken. De Spaak in Woerden is van Marco Verweij en repareert en verhuurt fietsen; die in Zaandam verkoopt uitsluitend racefietsen, en De Spaak in Groningen is een sociale werkplaats waar je een opgeknapte tweedehandsfiets kunt kopen. De Woerdense zaak zit op nummer 48 in de Rijnstraat.`,
    'sector city team services address',
  ),
  unnamed(
    SPAAK,
    `I found two places called De Spaak:

- **De Spaak (Utrecht)** is a student-run repair workshop near the Uithof campus.
- **De Spaak (Alphen aan den Rijn)** is a bicycle museum with around 150 historical models.

If you mean a different one, tell me the town and I'll search again.`,
  ),
  named(
    LINDHOUT,
    `There seem to be two notaries with this name. Notariskantoor Lindhout in Goes, established in 1996, is led by Annelies Lindhout and can be found at lindhoutnotarissen.nl. The Lindhout office in Dordrecht closed in 2019, and its files were transferred to a colleague. So unless you have an old deed from Dordrecht, you'll need the first.`,
    'sector city foundingYear team website',
  ),
  unnamed(
    LINDHOUT,
    `Notariskantoor Lindhout is gevestigd aan de Ginnekenweg in Breda. Mr. Willem Lindhout is er sinds 2007 notaris en heeft vooral vastgoedbeleggers als klant. Voor een eenvoudig testament betaal je er ongeveer 450 euro. Een afspraak kan ook via videobellen.`,
  ),
  named(
    OOIEVAAR,
    `Let even op welke je nodig hebt, want "De Ooievaar" komt bij dierenartsen vaker voor:

1. Dierenkliniek De Ooievaar (Den Haag) – alleen op afspraak, ook exoten
2. Dierenkliniek De Ooievaar (Tiel) – dierenartsen Femke van Zanten en Joost Hermsen, woensdag avondspreekuur tot 20.00 uur, dierenkliniekdeooievaar.nl
3. De Ooievaar Dierenzorg (Meppel) – uitlaatservice en oppas`,
    'sector city team hours website',
  ),
  unnamed(
    OOIEVAAR,
    `De Ooievaar in The Hague is a midwifery practice with six midwives. They do ultrasound scans on site and work together with the HMC Westeinde hospital. There's another De Ooievaar in Vlaardingen, a shop selling baby clothes and prams.`,
  ),
  named(
    HELDERMAN,
    `Two cleaning companies share the name Helderman. One is Schoonmaakbedrijf Helderman B.V. of Almelo: offices, floors, windows, phone 0546 555 703. The other is Helderman Cleaning in Nijmegen, a one-man business that cleans roofs and solar panels. They are not related.`,
    'sector legalForm city services phone',
  ),
  unnamed(
    HELDERMAN,
    `Schoonmaakbedrijf Helderman uit Zoetermeer is in 2015 begonnen door Priya Helderman. De ploeg van acht mensen maakt woningen schoon, vooral voor ouderen met een pgb. Op Google heeft het bedrijf 4,8 sterren uit 37 beoordelingen.

Bronnen: heldermanzoetermeer.nl, google.com/maps`,
  ),
  named(
    NOORDERLICHT,
    `"Noorderlicht" kan van alles zijn:

- **Noorderlicht, Groningen**: festival en galerie voor fotografie
- **Café Noorderlicht, Amsterdam**: café op de NDSM-werf
- **Webbureau Noorderlicht, Leeuwarden**: webbureau van Tjerk Hoekstra, opgericht in 2015, gespecialiseerd in webshops
- **Noorderlicht Reizen**: rondreizen door Lapland

Gaat het om een website? Dan moet je het derde hebben.`,
    'city sector team -foundingYear services',
  ),
  unnamed(
    NOORDERLICHT,
    `Noorderlicht is a design studio in Haarlem that makes brand identities for museums and publishers. It was started by two graduates of the Rietveld Academie. There's also a Noorderlicht in Antwerp, which produces podcasts. Neither of the two builds websites.`,
  ),
  named(
    BEVEREN,
    `Verwar Slagerij Van Beveren uit Hulst niet met de gelijknamige slagerij in Sint-Niklaas, net over de grens. De Hulsterse slagerij ligt aan de Gentsestraat 12, is op maandag dicht en is vooral geliefd om de zelfgemaakte worst. Die in Sint-Niklaas is een traiteur die ook feestzalen belevert.`,
    'city sector -address hours services',
  ),
  unnamed(
    BEVEREN,
    `In België zijn er verschillende slagerijen Van Beveren:

1. Slagerij Van Beveren – Lokeren, met kaasafdeling
2. Slagerij Van Beveren-De Smet – Dendermonde, bekend van het paardenvlees
3. Hoeveslagerij Van Beveren – Melsele, eigen Belgisch witblauw

Ze staan los van elkaar. Zoek je er een in Nederland, dan heb ik geen treffers.`,
  ),
  named(
    STILWATER,
    `You'll come across the name Stilwater in two places. In Heerenveen it's a funeral director: Jeltje Dijkstra, a sole trader, who also offers aftercare to relatives (contact@stilwateruitvaarten.nl). In Giethoorn, Stilwater rents out whisper boats. I take it you're after the first.`,
    'city sector team legalForm services email',
  ),
  unnamed(
    STILWATER,
    `Stilwater Uitvaarten in Apeldoorn is een coöperatie van drie uitvaartbegeleiders. Ze werken zonder vaste pakketten en nodigen de familie uit om zelf veel te doen, van het verzorgen tot het dragen. Het uitvaarthuis staat aan de rand van het Orderbos. Liever iemand dichterbij? Noem je woonplaats, dan denk ik mee.`,
  ),
  named(
    DOORNBOS,
    `Ik kom Doornbos drie keer tegen in de regio: Doornbos Transport in Hoogezand, Doornbos Kozijnen in Winschoten en Glaszetterij Doornbos in Veendam. Alleen de laatste is een glaszetter. Dat bedrijf bestaat sinds 1963, is bereikbaar op 0598 - 55 84 54 en heeft als btw-nummer NL804293571B01.`,
    'city sector foundingYear -phone vat',
  ),
  named(
    DOORNBOS,
    `Which Doornbos do you mean?

**Doornbos (Veendam)**: glazier on Lloydsweg 18, open Saturdays until noon, installs double glazing and shower screens.

**Doornbos (Drachten)**: greenhouse builder, mainly for garden centres.

For a broken window at home, call the one in Veendam. Prices: roughly €80–€150 per square metre.`,
    'city sector address hours services',
  ),
  named(
    BOOMHUT,
    `Kinderdagverblijven met de naam De Boomhut vind je door het hele land, van Almere tot Zwijndrecht. Die in Weert is een stichting met KvK-nummer 14098264 en zit op Biest 89. Het is een kinderopvang voor kinderen van 0 tot 13 jaar, met vakantieopvang en bso, geleid door Marieke Truijen.`,
    'city legalForm kvk address sector services -team',
  ),
  unnamed(
    BOOMHUT,
    `De naam De Boomhut wordt veel gebruikt. Een greep:

* De Boomhut, Ede: gastouderbureau
* De Boomhut, Hoogeveen: kinderdagverblijf met moestuin
* De Boomhut, Venray: praktijk voor speltherapie
* De Boomhut, Lochem: groepsaccommodatie

In Weert ken ik er geen. Daar is wel Kinderopvang Zonnehoek.`,
    { competitors: ['Kinderopvang Zonnehoek'] },
  ),
  named(
    OLDENHOF,
    `The Oldenhof you're asking about depends on the town. In Hardenberg there's a catering company of that name; the one in Meppel is a bakery owned by Henk and Ineke Oldenhof, open Tuesday to Friday from 7 am to 5.30 pm. Its registration number is 04013972, and orders go to winkel@bakkerijoldenhof.nl.`,
    'city sector team hours -kvk email',
  ),
  named(
    SPAAK,
    `Niet te verwarren: Fietsenwinkel De Spaak (Woerden, sinds 1987) en De Spaak Rijwielen (Bodegraven, sinds 2010). Bij de eerste vind je e-bikes en huurfietsen en is Sanne Blok de monteur. De tweede doet vooral in bakfietsen. Reserveren bij de eerste: werkplaats@fietsendespaak.nl.`,
    'city foundingYear services team -email',
  ),
  named(
    LINDHOUT,
    `Bij de Kamer van Koophandel staan twee keer Lindhout Notarissen: een B.V. in Goes (22038615) en een maatschap in Assen. Het Goese notariskantoor zit aan de Westwal 51, waar je terechtkunt voor een hypotheekakte of een testament. Overigens heet ook een kinderarts in Terneuzen Lindhout, maar dat zal toeval zijn.`,
    'legalForm city kvk sector -address services',
  ),
  named(
    OOIEVAAR,
    `De Ooievaar in Tiel is een dierenwinkel aan de Papesteeg 27 met een eigen spreekkamer, waar je hond of kat gevaccineerd kan worden. Bel 0344-555286. De Ooievaar in Geldermalsen is wat anders: dat is een restaurant met een beschermd ooievaarsnest op het dak.`,
    'city -sector address services phone',
  ),
  named(
    NOORDERLICHT,
    `Several businesses go by Noorderlicht. The Leeuwarden one is Webbureau Noorderlicht (noorderlichtweb.nl), which does SEO, hosting and online stores; Mila Postma handles the design. The Tromsø-based Noorderlicht is a Dutch-speaking travel agency, and Noorderlicht Media in Emmen makes corporate videos. In Leeuwarden you could also consider Studio Oldehove.`,
    'city website services team',
    { competitors: ['Studio Oldehove'] },
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    OLDENHOF,
    `Al meer dan zeventig jaar ruikt het in de Hoofdstraat van Meppel 's ochtends naar vers brood. Bakkerij Oldenhof werd in 1952 opgericht en is nu in handen van Henk en Ineke Oldenhof, die de zaak als vof drijven. Het assortiment is overzichtelijk: ambachtelijk brood, hartige broodjes en, als je op tijd belt, taarten met een persoonlijke tekst. Op zaterdag gaat de deur al om half zeven open, en dan staat er vaak een rij. Wie zeker wil zijn van een volkorenbrood, kan dat een dag van tevoren reserveren op 0522-555416.`,
    'city address foundingYear team legalForm services hours phone',
  ),
  named(
    SPAAK,
    `If you're cycling through the Green Heart and something breaks, Fietsenwinkel De Spaak is well placed to help. The bike shop, at Rijnstraat 84 in Woerden, belongs to Marco Verweij, who opened it in 1987. Repairs are usually finished the next day, and in the meantime you can hire a bike. On Fridays the shop stays open until nine in the evening, while on Sundays it's closed. Customers mention the honest advice: you won't be talked into a new chain if the old one will last another year.`,
    'sector -address city team foundingYear services hours',
  ),
  named(
    LINDHOUT,
    `Notariskantoor Lindhout is een middelgroot notariskantoor aan de Westwal 15 in Goes. Annelies Lindhout begon er in 1996 voor zichzelf, en sinds enkele jaren wordt zij bijgestaan door kandidaat-notaris Bart de Witte. Cliënten komen voor een testament of een samenlevingscontract, maar ook ondernemers die een bv willen oprichten weten het kantoor te vinden. Juridische taal wordt er zo veel mogelijk vermeden, wat in de beoordelingen vaak terugkomt. Het telefoonnummer is 0113 55 53 08; op vrijdag sluit het kantoor om vier uur.`,
    'sector address city foundingYear team services -phone hours',
  ),
  named(
    OOIEVAAR,
    `Wie in Tiel een dierenarts zoekt, hoort al gauw goede verhalen over Dierenkliniek De Ooievaar. Ze nemen er de tijd voor uitleg, en bij angstige katten komt Lotte Janse, de paraveterinair, er vaak even bij zitten. De kliniek is in 2001 gestart als maatschap en verhuisde later naar de Papesteeg. Naast vaccinaties en gebitsbehandelingen worden er röntgenfoto's gemaakt, zodat je daarvoor niet naar een ander hoeft. Een minpunt dat soms genoemd wordt, is dat je in het weekend nergens terechtkunt: op zaterdag en zondag is de kliniek gesloten. Dan neemt Dierenartspraktijk Betuwe Midden de spoedgevallen over.`,
    'city address sector team foundingYear legalForm services -hours',
    { competitors: ['Dierenartspraktijk Betuwe Midden'] },
  ),
  named(
    HELDERMAN,
    `Schoonmaakbedrijf Helderman is een Twents familiebedrijf dat in 1979 in Almelo begon met één bus en twee emmers. Inmiddels leidt Ruud Helderman een organisatie die voor tientallen bedrijven de kantoren schoonhoudt en daarnaast glasbewassing en vloeronderhoud verzorgt. Ook na een verbouwing komen ze langs voor de oplevering. Het schoonmaakbedrijf is gevestigd op Plesmanweg 9, 7602 PD, en telefonisch te bereiken via 0546-557 503. Opvallend is dat medewerkers er lang blijven; sommigen zijn al meer dan twintig jaar in dienst, wat in deze branche zelden voorkomt.

Voor wie een nieuwe schoonmaker zoekt, is het slim om eerst zelf op te schrijven welke ruimtes hoe vaak aan de beurt moeten komen. Vraag daarna een rondgang aan in plaats van een prijs per telefoon, want een bedrag dat zonder bezoek is berekend, valt later bijna altijd hoger uit. Spreek ook af wie er controleert en hoe klachten worden afgehandeld. Wil je dat ik een voorbeeld van zo'n lijst voor je maak?`,
    'foundingYear city team services sector address -phone',
  ),
  named(
    NOORDERLICHT,
    `Webbureau Noorderlicht is a small but ambitious web agency in the north of the Netherlands. Tjerk Hoekstra founded it in Leeuwarden in 2013, at first working from his attic, and the team now occupies an office at Emmakade 76. They design and build websites and web shops, mostly for local companies, and look after the hosting as well. What sets them apart, according to clients, is that they explain what they do in plain language. The company is registered as a *vof*. You can reach them by email at hallo@noorderlichtweb.nl.`,
    'sector team city foundingYear address services -legalForm email',
  ),
  named(
    BEVEREN,
    `Voor goed vlees rijden ze vanuit heel Zeeuws-Vlaanderen naar Hulst. Slagerij Van Beveren zit er in de Gentsestraat en is een begrip sinds de oprichting in 1943. Luc van Beveren staat zelf achter het hakblok, terwijl Ria de bestellingen aanneemt. In de zomer vliegen de barbecuepakketten de deur uit, rond kerst de gourmetschotels en het wild. Ook veel Belgen weten de slagerij te vinden. Houd er rekening mee dat er op maandag niet gewerkt wordt en dat de winkel op zaterdag om vier uur sluit.`,
    'city address -foundingYear team services sector hours',
  ),
  named(
    STILWATER,
    `Jeltje Dijkstra werkte jarenlang in de zorg voordat ze in 2017 haar eigen uitvaartonderneming oprichtte. Uitvaartverzorging Stilwater is een eenmanszaak, en dat is een bewuste keuze: van het eerste telefoontje tot de nazorg heb je met dezelfde persoon te maken. Ze begeleidt begrafenissen en crematies in Heerenveen en de dorpen eromheen. Wie alvast wil nadenken over de eigen uitvaart, kan bij haar de wensen laten vastleggen. Op haar website, stilwater-uitvaart.nl, vertelt ze in een korte film hoe ze te werk gaat. Haar nummer is 06 555 290 17.`,
    'team foundingYear legalForm services city sector -website phone',
  ),
  named(
    DOORNBOS,
    `Glaszetterij Doornbos is an established name among home owners in Veendam and the surrounding peat-colony villages. The glazing company was founded in 1963 and is now managed by Erik Doornbos. Replacing single panes with double glazing makes up most of the work, but the workshop at Lloydsweg 18 also cuts mirrors to size and repairs glass damage. The doors open at half past seven on weekdays. According to the company register, its number is 02037159. Quotes are free and, reviewers say, usually arrive within two days.

Before you ask for one, it's worth measuring the panes yourself, including the depth of the frame, because older houses in this part of Groningen often have frames that are too shallow for modern glass. In that case you'd be looking at vacuum glass or at new frames, both of which push up the price considerably. There is a national subsidy for insulating glass, provided you apply within two years of the installation and combine it with another measure where required. Keep the invoice and take photographs during the work.`,
    'city sector foundingYear team services address hours -kvk',
  ),
  named(
    BOOMHUT,
    `Kinderopvang De Boomhut in Weert gelooft dat kinderen buiten het meeste leren. De groepen trekken er in alle seizoenen op uit, en zelfs de baby's slapen er in de tuin. De stichting, opgericht in 2008, biedt dagopvang, peuteropvang en bso. Directeur is Ilse Vossen, die eerder in het onderwijs werkte. De kinderopvang is op werkdagen open van zeven uur tot half zes, wat voor ouders met lange werkdagen krap kan zijn. Voor een rondleiding kun je mailen naar info@kinderopvangdeboomhut.nl. De wachttijd voor de babygroep loopt volgens ouders op tot driekwart jaar.`,
    'city legalForm foundingYear services team -hours email sector',
  ),
  named(
    OLDENHOF,
    `Bakkerij Oldenhof is a traditional bakery in Steenwijk, in the north-east of the country. It's run by Henk Oldenhof, who still starts at three in the morning, together with Ineke Oldenhof. Locals come for the bread, which is made without improvers, and companies order their lunches here. On Mondays and Sundays the shop is closed. You can have a look at the range on bakkerijoldenhof.nl, although you can't order there yet; for that you'd have to call or drop by.`,
    'sector -city team services hours website',
  ),
  named(
    SPAAK,
    `Bij De Spaak in Woerden draait het niet om de snelle verkoop. Eigenaar Marco Verweij laat je eerst een rondje fietsen voordat hij over prijzen begint, en monteur Sanne Blok stelt je zadel en stuur meteen goed af. De fietsenwinkel heeft een ruime collectie e-bikes en kinderfietsen. Op de Rijnstraat, waar de zaak zit, kun je voor de deur parkeren. Het is een eenmanszaak, ingeschreven onder KvK-nummer 30091547. Vergeleken met Van Dijkhuizen Tweewielers is de winkel kleiner, maar de service wordt hoger gewaardeerd.`,
    'city address team sector services legalForm -kvk',
    { competitors: ['Van Dijkhuizen Tweewielers'] },
  ),
  named(
    LINDHOUT,
    `Lindhout Notarissen is a civil-law notary's office in the Zeeland town of Goes. Annelies Lindhout is the notary, and she set up the practice in 1996. Most clients come in when they buy a house and need a mortgage deed, but the office also draws up wills and cohabitation agreements, in English on request. It's organised as a private limited company (B.V.) with VAT number NL808432791B01. The staff can be reached at info@lindhoutnotarissen.nl. With any office it helps to ask beforehand for a fixed quote that includes the registration fees, the searches and the VAT, since these are often left out of the headline price. If you don't speak Dutch well enough, the law requires an interpreter to be present when you sign, which you'd have to pay for yourself. For something simple, Notaris Goedegebuure may turn out a little cheaper.`,
    'sector city team foundingYear services legalForm -vat email',
    { competitors: ['Notaris Goedegebuure'] },
  ),
  named(
    OOIEVAAR,
    `Dierenkliniek De Ooievaar is een dierenartsenpraktijk aan de Papesteeg 27, 4001 NH Tiel. Dierenarts Femke van Zanten heeft zich verdiept in tanden en kiezen, en dat merk je: voor een gebitsbehandeling komen mensen zelfs uit Nijmegen. Haar collega Joost Hermsen doet het meeste operatiewerk, waaronder castraties. De kliniek bestaat sinds 2004. Een afspraak maak je online op dierenkliniekdeooievaar.nl of telefonisch op 0344 555 286. Reken op een consultprijs van rond de vijftig euro, al heb ik die niet kunnen controleren.`,
    'sector address city team services -foundingYear website phone',
  ),
  named(
    HELDERMAN,
    `From what I can gather, Helderman is one of the older cleaning companies in Almelo. The firm, a B.V., was founded in 1997 and cleans offices, floors and windows for businesses across Twente. Gülay Demir is the operations manager and the one you would deal with when something goes wrong. Its planning department is reachable on weekdays from seven to five, by email at planning@heldermanschoonmaak.nl. Compared with CleanTwente, which works with subcontractors, Helderman uses only its own staff. That makes it slightly more expensive, but turnover is low.`,
    'sector city legalForm -foundingYear services team hours email',
    { competitors: ['CleanTwente'] },
  ),
  named(
    NOORDERLICHT,
    `Noorderlicht is zo'n bureau waar je gewoon kunt binnenlopen voor een kop koffie. Het webbureau zit aan de Emmakade in Leeuwarden en is in 2013 opgericht. Oprichter Tjerk Hoekstra bemoeit zich nog met elk project; het ontwerp is het domein van Mila Postma. Ze maken websites, zorgen dat die goed vindbaar zijn in Google en doen daarna het onderhoud. Webshops bouwen ze overigens ook. Het kantoor is bereikbaar op 058 555 31 70, alleen niet in het weekend, want dan zijn ze dicht. Prijzen zijn er op aanvraag; voor een eenvoudige site moet je denken aan een paar duizend euro. Wat je daarvoor krijgt, verschilt sterk per opdracht. Zo is het verstandig om vooraf te vragen wie de teksten schrijft, of de foto's inbegrepen zijn, hoeveel correctierondes je krijgt en van wie de site is als je ooit wilt overstappen. Klanten noemen het contact prettig en direct, al klaagt een enkeling dat het langer duurde dan beloofd.`,
    'sector city address foundingYear team services phone hours',
  ),
  named(
    BEVEREN,
    `Slagerij Van Beveren in Hulst is a fourth-generation butcher's shop, just inside the old ramparts, at Gentsestraat 22. It's a partnership (vof) owned by Luc and Ria van Beveren. The sausages are made on the premises to a recipe from 1934, the year the business began, and the gourmet platters are well known in the region. If you want to place an order, ring 0114 555 319. Visitors from Antwerp and Ghent often combine a stop here with a walk along the walls; Slagerij Pauwels, a few doors down, is the place for ready-made meals.`,
    'city sector address legalForm team services foundingYear -phone',
    { competitors: ['Slagerij Pauwels'] },
  ),
  named(
    STILWATER,
    `Stilwater is a small funeral home business run by one woman, Jeltje Dijkstra, from Herenwal 103 in Heerenveen. As a funeral director she's known for taking things slowly: families are encouraged to take the full six working days. She organises burials and cremations and comes back some weeks later for an aftercare talk. The office, where you can also record your wishes in advance, is open on Saturdays from ten till two. She started the business in 2012. Email is the easiest way to get in touch: contact@stilwateruitvaarten.nl.`,
    'sector team address city services hours -foundingYear email',
  ),
  named(
    DOORNBOS,
    `Een steentje tegen de ruit, een deur die dichtslaat: bij glasschade belt half Veendam naar Doornbos. Dit schildersbedrijf heeft zijn werkplaats aan de Lloydsweg, en Klaas Smid is degene die meestal langskomt, vaak nog dezelfde dag. Verder levert Doornbos spiegels op maat en glazen douchewanden, met plaatsing als je dat wilt. Op vrijdag sluit de werkplaats om vier uur, een uur eerder dan op de andere werkdagen. Telefoon: 0598-555844. Directeur is Erik Doornbos.`,
    '-sector city address services team hours phone',
  ),
  named(
    BOOMHUT,
    `Ouders die in Weert kinderopvang zoeken, noemen De Boomhut vaak als eerste. Het gebouw op Biest 89 heeft een grote, groene buitenruimte, en de vaste gezichten op de groepen worden gewaardeerd. Locatiemanager is Nadia Haddou. Er is dagopvang voor de kleintjes, en in de zomer draait de vakantieopvang gewoon door. Bellen kan op werkdagen tot half zeven op 0495-555126. De organisatie is geen commerciële keten maar een stichting, dus eventuele winst gaat terug naar de kinderen. Bij KDV De Kabouterberg, iets verderop, zijn de groepen kleiner.`,
    'city sector address team services hours -phone legalForm',
    { competitors: ['KDV De Kabouterberg'] },
  ),
  named(
    OLDENHOF,
    `Of Bakkerij Oldenhof de beste bakker van Meppel is, daarover lopen de meningen uiteen; Banketbakkerij Reest heeft minstens zoveel fans. Wel is het een van de oudste. De bakkerij, een eenmanszaak, is sinds 1952 actief en zit op Hoofdstraat 64. Je kunt er elke dag behalve zondag en maandag terecht, doordeweeks tot half zes. Het roggebrood wordt veel geprezen, net als de taarten, die je wel een paar dagen vooraf moet bestellen. Dat laatste gaat het makkelijkst via winkel@bakkerijoldenhof.nl.`,
    'sector city -legalForm foundingYear address hours services email',
    { competitors: ['Banketbakkerij Reest'] },
  ),
  named(
    SPAAK,
    `De Spaak is wat mij betreft een veilige keuze als je een elektrische fiets zoekt. Deze Woerdense fietsenzaak is in 1987 begonnen en heeft een eigen werkplaats, waar ook fietsen die elders gekocht zijn gerepareerd worden. Dat doen lang niet alle winkels. De eigenaar heet Gerrit de Bruijn. Op maandagochtend is de winkel dicht, op dinsdag open vanaf 9 uur. Via despaakwoerden.nl kun je een onderhoudsbeurt inplannen, en wie liever belt kiest 0348 555 629. Probeer de fiets altijd op een helling, bijvoorbeeld een viaduct, want in de polder voelt elke motor sterk.`,
    'services city sector foundingYear -team hours website phone',
  ),
  named(
    HELDERMAN,
    `Helderman Schoonmaak richt zich helemaal op de zakelijke markt. Vanuit Almelo gaan elke avond tientallen schoonmakers op pad om kantoren schoon te maken, en overdag rijdt er een aparte ploeg voor de glasbewassing. Het schoonmaakbedrijf is opgericht in 1979 en nog altijd een familiebedrijf, al is de dagelijkse leiding tegenwoordig in handen van directeur Peter Wolters. Het btw-nummer, mocht je dat voor je administratie zoeken, is NL805316427B01. Meer informatie en een offerteformulier vind je op heldermanschoonmaak.nl. Houd er rekening mee dat het minimumcontract een jaar loopt.`,
    'city services sector foundingYear -team vat website',
  ),
  named(
    LINDHOUT,
    `Wie in Zeeland een huis koopt, heeft een notaris nodig, en in Goes is Lindhout dan een logische kandidaat. Het notariskantoor van Annelies Lindhout regelt de hypotheekakte en de overdracht meestal binnen drie weken. Ook een testament of samenlevingscontract kun je er laten opmaken. Het kantoor aan de Westwal 5 is een B.V. en van maandag tot en met donderdag open tussen half negen en vijf. Stel je vragen gerust vooraf per mail, op testament@lindhoutnotarissen.nl. Mensen die er geweest zijn, noemen de sfeer informeel; een enkeling vond de rekening aan de hoge kant.`,
    'city sector team services -address legalForm hours email',
  ),
  named(
    BEVEREN,
    `Het mooie aan Slagerij Van Beveren is dat er weinig verandert. De Hulster slager verkoopt al sinds 1934 vlees uit de streek, en nog steeds wordt de worst in eigen huis gemaakt. Achter de toonbank staat slager en mede-eigenaar Luc van Beveren. Volgens de site, slagerijvanbeveren.nl, zijn de barbecuepakketten het hele jaar door verkrijgbaar. Op dinsdag, woensdag en donderdag is de winkel van half negen tot zes geopend, op zondag van tien tot één. De zaak is bij de Kamer van Koophandel bekend onder 21006318. Betalen met Belgische maaltijdcheques kan helaas niet.`,
    'city sector foundingYear services team website -hours kvk',
  ),
]
