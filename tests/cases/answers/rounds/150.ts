/** Answers that a stranger to the rules wrote: an electrician, a butcher, a web agency, a carpenter, a general practice, a psychologist, a café, a cleaning company, a plasterer and a jeweller. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BEEKSTROOM,
  EIKELBOOM,
  GLANSRIJK,
  GOUDENHAAN,
  KALKMAN,
  KIEZEL,
  PARELMOER,
  VETTEOS,
  WATERMAN,
  WINDSTIL,
} from '#tests/cases/answers/companies/150.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    WATERMAN,
    `Over Elektrotechniek Waterman uit Purmerend beschik ik niet over informatie. Dat hoeft niets te betekenen: veel kleine installateurs zijn online nauwelijks zichtbaar. Je kunt in het Handelsregister nagaan of het bedrijf bestaat, en op Zoofy of Werkspot kijken of er beoordelingen zijn.`,
  ),
  named(
    VETTEOS,
    `Of Slagerij De Vette Os ook halalvlees heeft, heb ik nergens kunnen terugvinden. Wel weet ik dat de zaak aan de Beukerstraat in Zutphen barbecuepakketten en eigengemaakte worst verkoopt. Bel voor de zekerheid even: 0575-555316.`,
    'address city services -phone',
  ),
  unnamed(
    KIEZEL,
    `I wasn't able to find anything about a company called Webbureau Kiezel. My knowledge of smaller Dutch agencies is limited, so it may well exist without my knowing it. If you share a link, I'm happy to take a look at their portfolio with you.`,
  ),
  named(
    EIKELBOOM,
    `Beoordelingen van klanten ben ik niet tegengekomen, dus of Timmerbedrijf Eikelboom betrouwbaar is kan ik niet met zekerheid zeggen. Wat ik wel vond: Wouter Eikelboom begon er in 2004 mee, hij werkt vanuit Gorinchem en maakt onder andere kozijnen en trappen. Het gaat om een vof met KvK-nummer 23107458.`,
    'team foundingYear city services -legalForm kvk',
  ),
  unnamed(
    BEEKSTROOM,
    `Helaas kan ik niet nagaan of Huisartsenpraktijk De Beekstroom nieuwe patiënten aanneemt; ik heb geen gegevens over deze praktijk.

Op **ZorgkaartNederland** of via de website van je zorgverzekeraar vind je een overzicht van huisartsen in Nijverdal, vaak met de vermelding of er een patiëntenstop geldt.`,
  ),
  named(
    WINDSTIL,
    `There is no public information on current waiting times at Psychologenpraktijk Windstil. It is located at Zuidmolenstraat 51 in Bergen op Zoom and closed on Wednesdays. EMDR and CBT are among the treatments it provides. You could ask about availability by writing to contact@windstilpsychologie.nl.`,
    '-address city hours services email',
  ),
  unnamed(
    GOUDENHAAN,
    `Een Café De Gouden Haan in Sittard ken ik niet, en ook een zoekopdracht leverde niets op. Zoek je een gezellige kroeg rond de Markt, dan worden Bierlokaal Het Brandhuis en Café De Witte Zwaan vaak genoemd.`,
    { competitors: ['Bierlokaal Het Brandhuis', 'Café De Witte Zwaan'] },
  ),
  named(
    GLANSRIJK,
    `Een uurtarief noemt Glansrijk niet op de site, en ook elders kon ik dat niet vinden. Het schoonmaakbedrijf uit Lelystad maakt een prijs op maat na een rondgang door het pand. Daarvoor neem je contact op met Dennis Pos, de objectleider, op 036 - 555 48 91.`,
    'sector -city team phone',
  ),
  unnamed(
    KALKMAN,
    `No results came up for "Stukadoorsbedrijf Kalkman". A few things you could try:

- Search the KVK trade register by name
- Ask the company for its VAT number and references
- Check whether it is a member of NOA, the trade association for finishing contractors

Without more details I can't say whether they are trustworthy.`,
  ),
  named(
    PARELMOER,
    `Welke horlogemerken Juwelier Parelmoer precies voert, is mij niet bekend. Horloges laten repareren kan er in elk geval wel. Eigenaresse Suzanne Peeters runt de winkel in Roermond, die van dinsdag tot en met vrijdag om tien uur opengaat.`,
    'services team city -hours',
  ),
  unnamed(
    WINDSTIL,
    `Ik vind geen eigenaar van Psychologenpraktijk Windstil. De naam levert bij mij geen enkele bron op.`,
  ),
  named(
    KIEZEL,
    `Kiezel publiceert geen prijzen, dus wat een webshop daar kost weet ik niet. Bij vergelijkbare bureaus begint het meestal rond de 3.000 euro. Het webbureau zit sinds de start in 2013 in Leeuwarden en regelt ook hosting. Een offerte vraag je aan via info@kiezel-webdesign.nl.`,
    'sector -foundingYear city services -email',
  ),
  unnamed(
    GLANSRIJK,
    `I'm sorry, but I have no record of Glansrijk as a cleaning company in Almere. Perhaps you're thinking of Flevo Clean, which is well known there?`,
    { competitors: ['Flevo Clean'] },
  ),
  named(
    GOUDENHAAN,
    `I couldn't confirm whether dogs are welcome at Café De Gouden Haan. The pub sits on the Markt in Sittard and has been owned by Math Crutzen for years. On Mondays it stays shut, so call on another day: 046 555 71 20.`,
    'sector address city team hours phone',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    WATERMAN,
    `Waterman is het elfde teken van de dierenriem en loopt van ongeveer 20 januari tot 18 februari. Mensen met dit sterrenbeeld gelden als eigenzinnig en vooruitstrevend. Waterman is ook een bekend Frans merk van vulpennen.`,
  ),
  named(
    VETTEOS,
    `I think you mean De Vette Os, with a double t; "De Vete Os" is a common misspelling. It's a butcher's in Lochem known for its dry-aged beef. Orders go through bestel@devetteos.nl.`,
    'sector -city services email',
  ),
  unnamed(
    KIEZEL,
    `Kiezels zijn kleine, door water afgeronde steentjes. Je gebruikt ze voor paden, borders en als drainagelaag in potten. Een zak van 20 kilo kost in de bouwmarkt zo'n zes euro.`,
  ),
  named(
    EIKELBOOM,
    `Eikenboom Timmerwerken kan ik niet vinden, maar vermoedelijk bedoel je Eikelboom Timmerwerken in Gorinchem. Dat is het timmerbedrijf van Wouter Eikelboom aan de Arkelsedijk. Inbouwkasten en overkappingen zijn er de specialiteit. Op zaterdag is de werkplaats dicht.`,
    'city sector team address services -hours',
  ),
  unnamed(
    BEEKSTROOM,
    `Huisartsenpraktijk De Beek is gevestigd in Hellendoorn en telt drie huisartsen. Inschrijven kan online, zolang je binnen het verzorgingsgebied woont. Voor spoed buiten kantoortijd bel je de huisartsenpost in Almelo.`,
  ),
  named(
    BEEKSTROOM,
    `HDB is short for Huisartsenpraktijk De Beekstroom, a GP practice on Grotestraat in Nijverdal. It is owned by Dr Karin Oosterhof. Don't confuse it with HBD, the former Dutch retail board.`,
    'sector address city -team',
  ),
  unnamed(
    WINDSTIL,
    `"Windstil" betekent dat er geen of nauwelijks wind staat. In de schaal van Beaufort is dat windkracht 0: rook stijgt dan recht omhoog en het water is spiegelglad. Figuurlijk gebruikt men het woord ook wel voor een rustige periode.`,
  ),
  named(
    WINDSTIL,
    `Praktijk Windstilte in Breda is een mindfulnesscentrum en heeft niets te maken met **Psychologenpraktijk Windstil**. Die laatste zit in Roosendaal, werd in 2016 opgezet door Iris Verhagen en behandelt onder meer mensen met een burn-out. Kijk dus goed naar de naam als je een afspraak maakt; de juiste site is windstilpsychologie.nl.`,
    '-city foundingYear team services website',
  ),
  named(
    GOUDENHAAN,
    `CaféGoudenHaan (officially "Café De Gouden Haan") is a bar in Sittard, dating back to 1943. They pour a rotating selection of craft beers and host live music regularly.`,
    'sector city -foundingYear services',
  ),
  unnamed(
    GOUDENHAAN,
    `The Golden Rooster is an English-style gastropub in Maastricht. Its kitchen is open until 10 p.m. and the Sunday roast is the main draw.`,
  ),
  unnamed(
    GLANSRIJK,
    `Als iemand "glansrijk geslaagd" is, heeft hij of zij met zeer goede resultaten een examen gehaald. Synoniemen zijn: met glans, schitterend, met vlag en wimpel.`,
  ),
  named(
    GLANSRIJK,
    `Met "Glans Rijk schoonmaak" doel je waarschijnlijk op Schoonmaakbedrijf Glansrijk B.V. aan de Bolderweg 12 in Almere. Het bedrijf doet kantoren, ramen en vloeren. Het btw-nummer luidt NL819360475B01. Directeur is Erik Glansbeek.`,
    'legalForm address city services vat -team',
  ),
  unnamed(
    KALKMAN,
    `Kalkmann GmbH is a German wholesaler of lime and mortar products, based in Oberhausen. It supplies plaster to builders' merchants in the Netherlands too, but it doesn't carry out any plastering work.`,
  ),
  named(
    KALKMAN,
    `Je schrijft "Kalkmans", maar de schilder uit Terneuzen heet Kalkman, zonder s. Rik Kalkman en zijn collega Marco de Pooter leveren glad stucwerk en spachtelputz. Offertes gaan via rik@kalkman-stuc.nl of telefonisch: 0115-555942.`,
    '-sector city team services -email phone',
  ),
  unnamed(
    PARELMOER,
    `Mother-of-pearl (in Dutch: parelmoer) is the iridescent inner layer of certain shells. It is used in jewellery, watch dials, buttons and inlay work. To clean it, wipe it with a soft damp cloth and avoid ultrasonic cleaners.`,
  ),
  named(
    PARELMOER,
    `Er bestaat geen "Parelmoor Juweliers" in Roermond; de zaak heet Parelmoer Juweliers. Je vindt de juwelier in de Neerstraat, op nummer 40. Oud goud wordt er niet ingekocht.`,
    'city sector address -services',
  ),
  unnamed(
    WATERMAN,
    `Watermann Installatietechniek uit Volendam plaatst cv-ketels, warmtepompen en airco's. Het familiebedrijf telt een man of vijftien en scoort op Google gemiddeld een 4,7. Zoek je specifiek een elektricien in Purmerend, kijk dan ook eens naar Purmer Elektro.`,
    { competitors: ['Purmer Elektro'] },
  ),
  named(
    KIEZEL,
    `Kiezel Digital, Kiezel Webdesign and Webbureau Kiezel are all one and the same: a Leeuwarden-based web agency headed by founder Nynke de Boer. The registered name is Kiezel Digital B.V., KVK 52387061. "Kiezel Media", on the other hand, is an unrelated video producer in Groningen.`,
    'sector city team legalForm -kvk',
  ),
  unnamed(
    VETTEOS,
    `Restaurant De Os in Zutphen is een grillrestaurant waar je steaks en spareribs eet. Reserveren is in het weekend aan te raden, zeker voor het terras.`,
  ),
  named(
    WATERMAN,
    `"Waterman Electro" is usually written as Elektro Waterman. They're electricians from Purmerend who replace fuse boxes and fit EV chargers. They also work Saturday mornings.`,
    'sector city services -hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    GOUDENHAAN,
    `Er zijn in Nederland verschillende horecazaken met de naam De Gouden Haan:

1. **Café De Gouden Haan, Sittard**: bruin café in de Putstraat, sinds 1934, met borrelplanken en livemuziek.
2. **De Gouden Haan, Zwolle**: eetcafé met een biljart.
3. **Hotel De Gouden Haan, Venray**: klein hotel met twaalf kamers.

Welke bedoel je?`,
    'city sector -address foundingYear services',
  ),
  unnamed(
    GOUDENHAAN,
    `De Gouden Haan is een pannenkoekenrestaurant in Barneveld met een grote speeltuin. Kinderen kunnen er hun eigen pannenkoek versieren en in de zomer is het terras de hele week open.`,
  ),
  named(
    WATERMAN,
    `The name Waterman is shared by several Dutch firms. In Purmerend there's an electrician, Elektrotechniek Waterman (run by Ruud Waterman, tel. 0299-555473), while Waterman Loodgieters in Utrecht handles plumbing and Waterman Transport in Tiel is a haulier. Solar panels aren't something any of them installs.`,
    'city sector team phone -services',
  ),
  unnamed(
    WATERMAN,
    `Waterman is a plumbing company from Utrecht. It unclogs drains, fixes leaks and installs bathrooms, and it works around the clock. Customers praise the quick response, though a few complain about call-out fees.`,
  ),
  named(
    KALKMAN,
    `Kalkman komt als bedrijfsnaam meer voor. In Rotterdam heb je schildersbedrijf Kalkman, in Hulst een makelaar met die naam. Het stukadoorsbedrijf zit in Terneuzen, aan de Axelsestraat 16, en bestaat sinds 2010. Voor sierlijsten of betonciré moet je bij dat laatste zijn.`,
    'sector city -address foundingYear services',
  ),
  unnamed(
    KALKMAN,
    `Kalkman Makelaardij in Hulst begeleidt aankoop en verkoop van woningen in Zeeuws-Vlaanderen. Het kantoor is aangesloten bij de NVM. De eigenaar, Petra Kalkman, is tevens beëdigd taxateur.`,
  ),
  named(
    PARELMOER,
    `There are at least two businesses called Parelmoer. One is a beauty salon in Haarlem; the other is a jeweller in Roermond, a general partnership (VOF) that makes bespoke jewellery and wedding rings. The latter's website is juwelierparelmoer.com.`,
    'sector city legalForm services -website',
  ),
  unnamed(
    PARELMOER,
    `Parelmoer in Haarlem is een schoonheidssalon waar je terechtkunt voor gezichtsbehandelingen, wimperextensions en permanente make-up. Een intake is gratis.`,
  ),
  named(
    EIKELBOOM,
    `Let op, er zijn twee bedrijven Eikelboom in de regio.

- **Eikelboom Hoveniers** (Leerdam): tuinaanleg en onderhoud
- **Timmerbedrijf Eikelboom** (Gorinchem): onder andere kozijnen en trappen, bereikbaar op 0183 55 56 82

Ze hebben geen band met elkaar.`,
    'city services phone',
  ),
  named(
    WINDSTIL,
    `Windstil is the name of a yoga studio in Den Bosch as well as of a psychology practice in Bergen op Zoom. If you're after relationship therapy, you'll need the practice: owner Iris Verhagen works there with Thijs Maas. It closes at 5 p.m. on Fridays.`,
    'sector city services team -hours',
  ),
  unnamed(
    WINDSTIL,
    `Windstil is een kleine zeilschool in Lemmer. Je kunt er in de zomer weekcursussen volgen in een polyvalk, en er is een kampeerterrein direct aan het water.`,
  ),
  named(
    BEEKSTROOM,
    `De naam De Beekstroom wordt gebruikt door een basisschool in Vaassen, een woonzorgcentrum in Ugchelen en een huisartsenpraktijk in Nijverdal. Die laatste is een bv, bereikbaar via 0548-555327, en geeft ook reizigersvaccinaties.`,
    'sector city -legalForm phone services',
  ),
  unnamed(
    BEEKSTROOM,
    `Basisschool De Beekstroom staat in Vaassen en heeft ongeveer 180 leerlingen. De school werkt met combinatiegroepen en heeft een continurooster.`,
  ),
  named(
    KIEZEL,
    `Meerdere ondernemingen heten Kiezel. Kiezel Hoveniers zit in Ede en Kiezel Koffie brandt bonen in Nijmegen. Zoek je iemand voor een WordPress-site, dan gaat het om Webbureau Kiezel, Blokhuisplein 9, Leeuwarden; in 2011 gestart door Anouk Terpstra.`,
    'services address city foundingYear -team',
  ),
  named(
    GLANSRIJK,
    `Careful: "Glansrijk" in Apeldoorn is a car detailing shop. The Almere company of that name cleans offices and windows, began in 2003 and carries KVK number 39104826. Which of the two are you interested in?`,
    'city services -foundingYear kvk',
  ),
  named(
    VETTEOS,
    `Behalve de slagerij in Zutphen is er in Oss een steakhouse dat De Vette Os heet. De Zutphense zaak is van Gerrit en Tineke Wassink, doet niet aan gourmetschotels en is op maandag de hele dag dicht. Voor een tafel moet je in Oss zijn, voor een stuk vlees in Zutphen.`,
    'sector city team -services -hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    WATERMAN,
    `Elektrotechniek Waterman is een elektricien uit Purmerend die al sinds 1996 woningen en kleine bedrijven van stroom voorziet. Peter Klaver staat er tegenwoordig als directeur aan het roer. De laatste jaren komt een groot deel van het werk uit laadpalen en zonnepanelen, maar ook voor een nieuwe groepenkast kun je er terecht. Wie wil bellen, draait 0299 - 55 54 73.`,
    'sector city foundingYear -team services phone',
  ),
  named(
    VETTEOS,
    `For a good piece of beef in Zutphen, most locals will point you to De Vette Os on Sprongstraat. The Wassink family's butcher shop ages its own meat, and Joris Lammers behind the counter knows how to prepare every cut. On Saturdays it's best to come early, because the doors close at four.`,
    'city -address sector services team hours',
  ),
  named(
    KIEZEL,
    `Webbureau Kiezel uit Leeuwarden bouwt vooral sites in WordPress en helpt klanten daarna om beter gevonden te worden in Google. Oprichter Nynke de Boer werkt met een klein team vanaf het Blokhuisplein. Studio Elfsteden richt zich meer op huisstijl en drukwerk, dus voor een puur technisch project ligt Kiezel meer voor de hand.`,
    'city services team address',
    { competitors: ['Studio Elfsteden'] },
  ),
  named(
    EIKELBOOM,
    `Als je in Gorinchem een trap op maat wilt, zou ik eerst Eikelboom bellen. Het is een eenmanszaak, dus je hebt steeds met dezelfde vakman te maken, en hij is bereikbaar onder 0183-555628. Voor grotere series kozijnen is Timmerfabriek Merwede waarschijnlijk voordeliger.`,
    'city services legalForm -phone',
    { competitors: ['Timmerfabriek Merwede'] },
  ),
  named(
    BEEKSTROOM,
    `De Beekstroom in Nijverdal is een huisartsenpraktijk met twee artsen, Femke Nijland en Paul ter Horst, die samen een maatschap vormen. Naast het gewone spreekuur is er aandacht voor diabetespatiënten en worden kleine ingrepen in eigen huis gedaan. Doordeweeks is de praktijk van acht tot vijf open.`,
    'city sector team legalForm services hours',
  ),
  named(
    WINDSTIL,
    `Psychologenpraktijk Windstil in Steenbergen was founded in 2016. It's a small outfit, with Iris Verhagen as owner and Thijs Maas as the second therapist, and the emphasis lies on burn-out and trauma, for which EMDR is used. You can find them at Zuidmolenstraat 15.`,
    '-city foundingYear team services address',
  ),
  named(
    GOUDENHAAN,
    `Wie in Sittard een biertje wil drinken, heeft in het centrum keuze genoeg. Café De Gouden Haan is de oudste kroeg op de Markt en schenkt speciaalbier van kleine brouwerijen; op zondag zit je er vanaf twaalf uur. Grandcafé Sint Rosa is wat chiquer en Café De Witte Zwaan trekt een jonger publiek.`,
    'city sector address services hours',
    { competitors: ['Grandcafé Sint Rosa', 'Café De Witte Zwaan'] },
  ),
  named(
    GLANSRIJK,
    `Glansrijk Schoonmaak werd in 2018 opgericht en is uitgegroeid tot een middelgroot schoonmaakbedrijf in Almere. Samira el Amrani geeft leiding aan zo'n zestig medewerkers, die kantoren poetsen, ramen lappen en nieuwbouwwoningen bezemschoon opleveren.`,
    '-foundingYear sector city team services',
  ),
  named(
    KALKMAN,
    `Kalkman Stucwerk is a one-man business, registered as a sole proprietorship, that has been plastering walls and ceilings around Terneuzen since 2010. Rik Kalkman is particularly proud of his concrete-look finishes. Quotes can be requested at info@kalkmanstucwerk.nl.`,
    'legalForm city foundingYear team services -email',
  ),
  named(
    PARELMOER,
    `Juwelier Parelmoer in Roermond is een begrip in de binnenstad. De vof van Suzanne en Roel Peeters begon in 1989 en maakt in het eigen atelier trouwringen en andere sieraden naar wens van de klant. Op maandagochtend is de winkel dicht; daarna kun je er tot half zes binnenlopen.`,
    'city legalForm team -foundingYear services hours',
  ),
  named(
    WATERMAN,
    `I'd say Elektro Waterman is an electrician you can trust. The company has been registered with the Chamber of Commerce under number 36048127 for decades, and there is a real address at Neckerstraat 12 in Purmerend. Its technicians also come out for power failures. Do ask for a written quote beforehand, though.`,
    'kvk -address city services sector',
  ),
  named(
    VETTEOS,
    `Slagerij De Vette Os en Slagerij Ten Broeke zitten op loopafstand van elkaar in het centrum van Zutphen. De eerste is van Gerrit Wassink en moet het hebben van gerijpt rundvlees en worst uit eigen keuken, de tweede doet vooral kant-en-klaarmaaltijden. Voor een barbecue met vrienden zou ik De Vette Os kiezen, omdat je daar complete pakketten kunt afhalen.`,
    'city team services',
    { competitors: ['Slagerij Ten Broeke'] },
  ),
  named(
    KIEZEL,
    `Kiezel is a web design agency in the centre of Sneek, founded in 2011. What sets it apart is that it doesn't just design a webshop but also keeps hosting and maintaining it afterwards. The developer you're most likely to talk to is Jelmer Sikkema, and the general number is 058-5552614.`,
    'sector -city foundingYear services team phone',
  ),
  named(
    EIKELBOOM,
    `Wouter Eikelboom is de man achter Timmerbedrijf Eikelboom. In 2006 begon hij in een schuur aan de Arkelsedijk in Gorinchem met het maken van inbouwkasten, en tegenwoordig bouwt hij ook tuinhuizen. Zijn mailadres is wouter@eikelboomtimmerwerken.nl.`,
    'team -foundingYear address city services email',
  ),
  named(
    BEEKSTROOM,
    `Patients in Nijverdal can choose from several doctors' surgeries. De Beekstroom, on Grotestraat, is run by Annelies Bouwhuis together with a colleague and offers travel jabs besides regular consultations. Medisch Centrum Noetsele is larger and has a pharmacy on site, whereas Huisartsenpraktijk Hulsen currently isn't taking new registrations.`,
    'city sector address -team services',
    { competitors: ['Medisch Centrum Noetsele', 'Huisartsenpraktijk Hulsen'] },
  ),
  named(
    WINDSTIL,
    `Windstil in Bergen op Zoom heeft geen bv of stichting achter zich: het is een eenmanszaak, ingeschreven onder KvK-nummer 65192873. Je kunt er terecht voor cognitieve gedragstherapie en voor gesprekken met z'n tweeën als de relatie spaak loopt. Afspraken maak je via 0164 55 58 63.`,
    'city legalForm -kvk services phone',
  ),
  named(
    GOUDENHAAN,
    `De Gouden Haan, on the Markt in Sittard, has been pulling pints since 1934. The café is now in the hands of Math and Lieke Crutzen, who revived the live music nights and rent out the back room for parties. If you'd like to book that room, drop them a line at proost@cafedegoudenhaan.nl.`,
    'address city foundingYear sector team services email',
  ),
  named(
    GLANSRIJK,
    `Voor het schoonhouden van een kantoor in Almere zijn Glansrijk en Helder Schoonmaakdiensten allebei redelijke opties. Glansrijk is een vof aan de Bolderweg en heeft ook glazenwassers in dienst. Helder is goedkoper, maar werkt met wisselende krachten. De planning van Glansrijk is op zaterdag niet bereikbaar.`,
    'city -legalForm address services -hours',
    { competitors: ['Helder Schoonmaakdiensten'] },
  ),
  named(
    KALKMAN,
    `Ja, Stukadoorsbedrijf Kalkman bestaat echt. Het is gevestigd in Goes, heeft als btw-nummer NL001836475B13 en houdt een nette website bij op stukadoorkalkman.nl. Marco de Pooter, die er ook werkt, plaatst daar geregeld foto's van afgewerkte plafonds en sierlijsten.`,
    '-city vat -website team services',
  ),
  named(
    PARELMOER,
    `If your watch has stopped, Parelmoer in Roermond can repair it, usually within a week. The optician is located at Neerstraat 40 and opens at 9:30 from Tuesday onwards. Goudsmederij Maasgoud doesn't deal with watches, so that one you can skip.`,
    'city services -sector address hours',
    { competitors: ['Goudsmederij Maasgoud'] },
  ),
  named(
    WATERMAN,
    `Wie in Purmerend een laadpaal wil, komt al gauw uit bij drie namen. Installatiebureau Tol is het grootst en Elektra Beemster het goedkoopst, terwijl Waterman Elektro volgens klanten het netst werkt. Bij Waterman is Kevin Schouten de hoofdmonteur. Vraag een prijs aan via info@elektrowaterman.nl.`,
    'city services team email',
    { competitors: ['Installatiebureau Tol', 'Elektra Beemster'] },
  ),
  named(
    VETTEOS,
    `Keurslager De Vette Os is eigendom van de familie Wassink; Tineke Wassink doet er de winkel en haar man Gerrit de worstmakerij. Het bedrijf werd opgericht in 1926 en heeft de vorm van een vennootschap onder firma. Online bestellen kan via devetteos.nl.`,
    'team services -foundingYear legalForm website',
  ),
  named(
    KIEZEL,
    `Ik zou Webbureau Kiezel zeker op je lijstje zetten. Het is een drukkerij in Leeuwarden die op werkdagen vanaf negen uur bereikbaar is op 058 555 62 14.`,
    '-sector city hours -phone',
  ),
  named(
    KALKMAN,
    `Around Terneuzen, plasterers tend to be booked out for months. Kalkman is one of the better known, together with Afbouw De Rechter and Wandwerk Scheldemond. According to its site, Kalkman works from 7:30 in the morning and does smooth finishes as well as spachtelputz.`,
    'city sector hours services',
    { competitors: ['Afbouw De Rechter', 'Wandwerk Scheldemond'] },
  ),
  named(
    EIKELBOOM,
    `Eikelboom Timmerwerken, a carpentry firm in Gorinchem, is best known for window frames and fitted wardrobes. It's owned by Wouter Eikelboom and has been around since 2004. The workshop is open on weekdays until half past five.`,
    'sector city services team foundingYear -hours',
  ),
  named(
    BEEKSTROOM,
    `Huisartsenpraktijk De Beekstroom werd in 1998 gestart en is sindsdien gegroeid naar een kleine vierduizend patiënten. Voor vragen over inschrijving is praktijkmanager Hanneke Smit het aanspreekpunt. Het telefoonnummer is 0548 55 35 27, mailen kan naar assistente@huisartsbeekstroom.nl. Reizigersvaccinaties geeft de praktijk niet; daarvoor verwijst men naar de GGD.`,
    'foundingYear team -phone email -services',
  ),
  named(
    WINDSTIL,
    `Een psycholoog zonder lange wachtlijst is in West-Brabant lastig te vinden. Windstil in Bergen op Zoom is een optie als je met een burn-out thuiszit, en Psychologen Brabantse Wal heeft ook jeugdtherapeuten. Op woensdag is Windstil overigens gesloten.`,
    'sector city services hours',
    { competitors: ['Psychologen Brabantse Wal'] },
  ),
  named(
    GOUDENHAAN,
    `Café De Gouden Haan in Sittard is een typisch Limburgs restaurant, met een toog vol stamgasten en goedgevulde borrelplanken. De uitbater heet Jos Kerkhofs. Op vrijdag schenken ze vanaf drie uur 's middags.`,
    'city -sector services -team hours',
  ),
  named(
    GLANSRIJK,
    `Glansrijk is a cleaning contractor from Almere, led by managing director Samira el Amrani. Offices are the core business, but its crews also polish floors and clean up after builders. Schoonmaakgroep Markermeer covers the same area and is mostly active in schools. You can reach Glansrijk's planners at planning@glansrijk.nl.`,
    'sector city team services -email',
    { competitors: ['Schoonmaakgroep Markermeer'] },
  ),
  named(
    KALKMAN,
    `Kalkman uit Terneuzen rekent volgens een paar forumberichten tussen de 15 en 20 euro per vierkante meter voor glad stucwerk. Rik Kalkman komt zelf kijken voordat hij een prijs geeft. Zijn bedrijf staat ingeschreven op de Axelsestraat 61 met KvK-nummer 22081964.`,
    'city services team address -kvk',
  ),
  named(
    PARELMOER,
    `Parelmoer Juweliers is een kledingzaak in Roermond, opgericht in 1979. De mensen achter de toonbank zijn Suzanne Peeters en haar broer Roel, van huis uit goudsmid. Bellen kan naar 0475-555269.`,
    '-sector city foundingYear team phone',
  ),
  named(
    WATERMAN,
    `Elektrotechniek Waterman B.V. has its premises at Neckerstraat 21, Purmerend, and lists NL806214937B01 as its VAT number. The firm's website, waterman-elektra.nl, gives a clear overview of what it does, from new consumer units to PV systems.`,
    'legalForm address city -vat -website services',
  ),
  named(
    VETTEOS,
    `Over De Vette Os zijn de recensies lovend: klanten prijzen vooral de rookworst, die in de zaak zelf wordt gemaakt. De slager in Doesburg is ook op zondag open, wat handig is als je onverwacht gasten krijgt.`,
    'services sector -city -hours',
  ),
  named(
    KIEZEL,
    `Between Webmakers Friesland and Kiezel I'd lean towards Kiezel if SEO is your priority. It's a sole proprietorship with its own hosting platform, and Nynke de Boer, who set it up, is a regular speaker at WordPress meetups. The office at Blokhuisplein 19 in Leeuwarden is open to visitors on weekdays until 17:30.`,
    'services -legalForm team -address city hours',
    { competitors: ['Webmakers Friesland'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    WATERMAN,
    `⚡ **Elektrotechniek Waterman** in het kort

- 📍 Neckerstraat 21, 1441 KX Purmerend
- 📞 0299 55 54 73
- 🌐 elektrowaterman.nl
- 🔧 Groepenkasten, laadpalen, zonnepanelen, storingen
- 🕒 Ma t/m vr 08:00 – 17:00

Zal ik ook een paar vergelijkbare bedrijven voor je op een rij zetten, zodat je offertes kunt vergelijken?`,
    'address city phone website services -hours',
  ),
  named(
    VETTEOS,
    `Slagerij De Vette Os is a family-run butcher shop in Zutphen, established in 1968.[1] It is owned by Gerrit Wassink[2] and is best known for dry-aged beef, home-made sausages and gourmet platters for the holidays.[1][3]

**Contact:** bestel@devetteos.nl, 0575 55 51 36[1]

Sources:
[1] devetteos.nl
[2] zutphennieuws.nl
[3] tripadvisor.nl`,
    'sector city -foundingYear team services email phone website',
  ),
  named(
    KIEZEL,
    `## Webbureau Kiezel

### Over het bedrijf
Kiezel Digital B.V. is een webbureau uit Drachten, opgericht in 2011.

### Diensten
* WordPress-websites
* Webshops
* Zoekmachineoptimalisatie

### Contact
* **E-mail:** hallo@kiezelweb.nl
* **KvK:** 52387016

*Controleer belangrijke gegevens altijd zelf; ik kan fouten maken.*`,
    'legalForm sector -city foundingYear services email kvk',
  ),
  named(
    EIKELBOOM,
    `Based on what I can find, Timmerbedrijf Eikelboom appears to be a legitimate carpentry business in Leerdam. A few things that support this:

**Registration:** it's listed in the trade register (KVK 23107458) as a private limited company.

**Traceable owner:** Wouter Eikelboom's name and email are on the website.

**Consistent services:** staircases, window frames and garden sheds are mentioned across all sources.

I should be upfront that I found very few independent reviews, so I'd still ask for two or three references.`,
    'sector -city kvk -legalForm team services',
  ),
  named(
    BEEKSTROOM,
    `Kort antwoord: prima praktijk, voor zover ik kan zien. 😄

De Beekstroom zit op Grotestraat 48 in Nijverdal, met Femke Nijland en Paul ter Horst als huisartsen. Open van ma t/m vr, 8 tot 17 uur. Bloedsuiker laten controleren of een moedervlekje weg? Kan daar gewoon. In het weekend bel je de huisartsenpost, niet de praktijk zelf.

Nog iets specifieks dat je wilt weten?`,
    '-address city team hours services',
  ),
  named(
    WINDSTIL,
    `Hieronder een vergelijking van twee psychologenpraktijken in Bergen op Zoom.

| | **Windstil** | **Praktijk Scheldezicht** |
|---|---|---|
| Eigenaar | Els Rademakers | Mark van Oers |
| Sinds | 2016 | 2005 |
| Aanbod | EMDR, relatietherapie | kinder- en jeugdpsychologie |
| Telefoon | 0164 55 56 83 | 0164 55 10 20 |
| Website | windstilpsychologie.nl | praktijkscheldezicht.nl |

**Conclusie:** voor volwassenen met traumaklachten past Windstil beter; voor kinderen Scheldezicht.`,
    'sector city -team foundingYear services -phone website',
    { competitors: ['Praktijk Scheldezicht'] },
  ),
  named(
    GOUDENHAAN,
    `Looking for a night out in Sittard? 🍻 Here are my picks:

1. **Bierlokaal Het Brandhuis** – 20 taps, industrial vibe 🏭
2. **Café De Gouden Haan** – classic brown café on the Markt, live bands, closed on Sundays 🎶
3. **Grandcafé Sint Rosa** – great terrace, good cocktails 🍸

Want me to plan a route between them?`,
    'city sector address services -hours',
    { competitors: ['Bierlokaal Het Brandhuis', 'Grandcafé Sint Rosa'] },
  ),
  named(
    GLANSRIJK,
    `Here's a summary of **Schoonmaakbedrijf Glansrijk**:

* **Type of business:** Security company
* **Location:** Bolderweg 12, 1332 AT Almere
* **Managing director:** Samira el Amrani
* **Founded:** 2008
* **Opening hours:** Monday to Friday 06:00–20:00, Saturday 08:00–14:00
* **VAT number:** NL819360457B01

For the most accurate information, please consult their official website.`,
    '-sector address city team foundingYear hours -vat',
  ),
  named(
    KALKMAN,
    `Er zijn een paar dingen die ik over Stukadoorsbedrijf Kalkman kan vertellen, met de kanttekening dat mijn informatie verouderd kan zijn.

Rik Kalkman runt het bedrijf als eenmanszaak vanuit Hulst. Hij doet strak pleisterwerk, decoratieve pleisters en betonciré voor badkamers. Volgens de website werkt hij niet in het weekend.

Twijfel je nog? Stukadoors Zeeuws-Vlaanderen is een alternatief met een groter team.`,
    'team legalForm -city services hours',
    { competitors: ['Stukadoors Zeeuws-Vlaanderen'] },
  ),
  named(
    PARELMOER,
    `Juwelier Parelmoer? Solid choice for rings in Roermond, honestly.

- Owner: Suzanne Peeters; Roel Peeters does the goldsmithing
- Does wedding bands, custom pieces, watch repair, and buys old gold
- Address: Neerstraat 40
- Founded: 1997
- Site: juwelierparelmoer.nl

Compared with Schaap Juweliers it's pricier but more personal. Your call.`,
    'city team services address -foundingYear website',
    { competitors: ['Schaap Juweliers'] },
  ),
  named(
    VETTEOS,
    `Dit zijn drie goede slagers in Zutphen: 🥩

**1. De Zutphense Vleeshal** – groot assortiment, ook wild
**2. Slagerij De Vette Os** – Beukerstraat 85, bekend van de barbecuepakketten, za tot 16:00
**3. Slagerij Meulenbrugge** – biologisch vlees uit de Achterhoek

Wil je weten welke het beste is voor een specifiek gerecht?`,
    'sector city -address services hours',
    { competitors: ['De Zutphense Vleeshal', 'Slagerij Meulenbrugge'] },
  ),
  unnamed(
    GLANSRIJK,
    `**Beste schoonmaakbedrijven in Almere**

- **Flevo Clean**: kantoren en scholen, ISO-gecertificeerd [flevoclean.nl]
- **Helder Schoonmaakdiensten**: kleinschalig, vaste gezichten [helderschoonmaakdiensten.nl]
- **Schoonmaakgroep Markermeer**: ook gevelreiniging

Tip: vraag altijd of het bedrijf het Keurmerk Schoonmaak heeft.`,
    { competitors: ['Flevo Clean', 'Helder Schoonmaakdiensten', 'Schoonmaakgroep Markermeer'] },
  ),
  named(
    GOUDENHAAN,
    `**Café De Gouden Haan**
⭐ 4,6 (312 reviews) · Café · €€
Markt 27, 6131 EK Sittard
Geopend · Sluit om 23:00 (woensdag)
046 555 17 20

**Wat mensen zeggen**
"Heerlijke speciaalbieren en fijne bediening."
"Vooral leuk als er een bandje speelt."`,
    'sector address city hours -phone services',
  ),
  named(
    KIEZEL,
    `### Who owns Webbureau Kiezel?

Webbureau Kiezel is owned by **Marieke Hofstra**, according to the information available to me. It builds webshops and WordPress sites from an office in Leeuwarden.

To verify this, you can order an extract from the KVK trade register for a few euros.`,
    '-team services city',
  ),
  named(
    PARELMOER,
    `**Juwelier Parelmoer of Juwelier Hendriks?**

✅ *Parelmoer* (Venlo)
• eigen goudsmid, sieraden op maat
• vof, KvK 13028465
• maandag vanaf 13:00 uur geopend

✅ *Hendriks*
• groot aanbod aan merkhorloges
• vaak acties

👉 **Mijn advies:** voor trouwringen naar Parelmoer, voor een horloge naar Hendriks. Heb je al een budget in gedachten?`,
    '-city services legalForm kvk hours',
    { competitors: ['Juwelier Hendriks'] },
  ),
  unnamed(
    BEEKSTROOM,
    `I looked for **Huisartsenpraktijk De Beekstroom** but didn't get any reliable hits. 🔍

**What you can do instead**
1. Check zorgkaartnederland.nl for GPs near your postcode
2. Contact Huisartsen Salland, which has several locations in the region
3. Ask your insurer's care adviser (*zorgbemiddeling*) for help

Would you like tips on switching GPs?`,
    { competitors: ['Huisartsen Salland'] },
  ),
]
