/** Answers that a stranger to the rules wrote: a car wash, a barber, an interpreter, a greengrocer, an interior designer, a sailing school, a tutoring institute, a locksmith, a childminder agency and a cider maker. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  ADAM,
  ALBATROS,
  BABEL,
  KROON,
  LINDE,
  MINERVA,
  MOESTUIN,
  NEST,
  SESAM,
  WATERVAL,
} from '#tests/cases/answers/companies/188.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    WATERVAL,
    `Er zijn meer bedrijven met deze naam, maar in Veenendaal gaat het om de wasstraat aan de Nieuweweg 214. Autowasstraat De Waterval is maandag t/m vrijdag open van 8.00 tot 19.00 uur en zaterdag tot 17.30 uur. Zondag is de wasstraat dicht. (De sauna De Waterval in Ede heeft andere tijden.)`,
    'city sector address hours',
    { question: 'openingstijden de waterval veenendaal' },
  ),
  unnamed(
    WATERVAL,
    `De Waterval in Ermelo is een restaurant met een groot terras. Op de kaart staan pannenkoeken, saté en seizoensgerechten. Gasten zijn vooral te spreken over de speeltuin; over de wachttijden in het weekend is men wat minder positief.`,
    { question: 'Is De Waterval goed?' },
  ),
  named(
    KROON,
    `"De Kroon" is een van de populairste namen van Nederland: er zijn hotels, cafés en drogisten die zo heten. De barbier is **Barbershop De Kroon** in Tiel, sinds 2017 van Samir Bouzid. Je kunt er terecht voor een fade, je baard en een klassieke scheerbeurt met warme handdoek.`,
    'sector city team services',
    { question: 'Wie is de eigenaar van Barbershop De Kroon?' },
  ),
  unnamed(
    KROON,
    `Café De Kroon on Rembrandtplein in Amsterdam opened in 1898 and is known for its high ceilings and the balcony overlooking the square. It is a bar and restaurant during the day and a club at weekends.`,
    { question: 'What can you tell me about De Kroon?' },
  ),
  named(
    BABEL,
    `Several language firms use the name Babel. The one in Almere, **Tolkenbureau Babel**, supplies interpreters on site and by phone, and does sworn translations. It was founded in 1989. You can email aanvraag@babeltolken.nl for a quote. A different Babel, in Utrecht, offers language courses.`,
    'city sector services -foundingYear email',
    { question: 'Is Babel in Almere a good interpreting agency?' },
  ),
  unnamed(
    BABEL,
    `Babel kan op veel dingen slaan: de toren uit Genesis, de film uit 2006 met Brad Pitt, de JavaScript-compiler en het hiphopkwartaalblad. Daarnaast is er een talencentrum Babel in Utrecht, waar je cursussen kunt volgen in meer dan dertig talen. Waar ben je naar op zoek?`,
    { question: 'wat is babel' },
  ),
  named(
    MOESTUIN,
    `In Goes vind je De Moestuin aan de Lange Kerkstraat 74: een groentezaak die ook fruitmanden opmaakt en aan huis bezorgt. In Utrecht zit een restaurant met dezelfde naam, dat er niets mee te maken heeft.`,
    'city -address sector services',
    { question: 'Ken je De Moestuin?' },
  ),
  unnamed(
    MOESTUIN,
    `De Moestuin in Utrecht, bij park Maarschalkerweerd, is een restaurant annex leerwerkplek. De groenten komen uit eigen tuin en in de bediening werken mensen met een afstand tot de arbeidsmarkt. Reserveren kan via hun website.`,
    { question: 'kun je bij de moestuin ook lunchen?' },
  ),
  named(
    LINDE,
    `Let op: er zijn meerdere interieurontwerpers die Linde heten. Interieurstudio Linde uit Deventer is het bureau van Linde Wagenvoort (KvK 57284031). Reviews vond ik vooral op Houzz, waar klanten haar kleuradvies prijzen. Studio Linde & Co in Haarlem is iets heel anders: een keramiekatelier.`,
    'sector city team kvk services',
    { question: 'Ervaringen met Interieurstudio Linde' },
  ),
  unnamed(
    LINDE,
    `Linde plc is the world's largest industrial gas company, formed by the 2018 merger of Linde AG and Praxair. Its Dutch branch, Linde Gas Benelux, has its head office in Schiedam and supplies oxygen, nitrogen and medical gases.`,
    { question: 'what kind of company is Linde' },
  ),
  named(
    ALBATROS,
    `Je zult Zeilschool De Albatros in Grou bedoelen, en niet de gelijknamige jachthaven in Lelystad. De zeilschool geeft les sinds 1972, organiseert zeilkampen voor de jeugd en verhuurt valken. Boeken kan op zeilschoolalbatros.nl of telefonisch: 0566-555361.`,
    'sector city foundingYear services website phone',
    { question: 'Wat weet je over zeilschool De Albatros?' },
  ),
  unnamed(
    ALBATROS,
    `Albatrossen zijn grote zeevogels uit de familie Diomedeidae. De grote albatros heeft met ruim drie meter de grootste spanwijdte van alle levende vogels. Ze komen vooral op het zuidelijk halfrond voor en kunnen urenlang zweven zonder met hun vleugels te slaan.`,
    { question: 'vertel eens iets over de albatros' },
  ),
  named(
    MINERVA,
    `There are two Minervas you might run into. The student society is in Leiden. The tutoring institute, Huiswerkinstituut Minerva, is on Raadhuisstraat in Alphen aan den Rijn; Joost Hazelhoff founded it in 2009. It offers homework supervision, tutoring and exam training.`,
    'sector address city team foundingYear services',
    { question: 'Who started Huiswerkinstituut Minerva?' },
  ),
  unnamed(
    MINERVA,
    `Minerva is de oudste studentenvereniging van Leiden, opgericht in 1814. De sociëteit staat aan de Breestraat. Bekende oud-leden zijn onder meer leden van het koninklijk huis. De vereniging kwam ook geregeld in het nieuws door misstanden in de ontgroeningstijd.`,
    { question: 'Wat vinden mensen van Minerva?' },
  ),
  named(
    SESAM,
    `Slotenmaker Sesam in Breda (Haagweg 302) opent deuren, vervangt sloten en maakt autosleutels. Een vast tarief noemen ze niet op sesamsloten.nl. Pas op met landelijke bellijnen die zich ook "Sesam" noemen; daarover staan klachten op Trustpilot, maar dat zijn andere bedrijven.`,
    'city address services website',
    { question: 'Is slotenmaker Sesam betrouwbaar?' },
  ),
  unnamed(
    SESAM,
    `Sesam Slotenmakers is een landelijk werkende spoeddienst met een callcenter in Rotterdam. Klanten klagen op Trustpilot over rekeningen van 400 euro en meer voor een deur die met een pasje open had gekund. Het bedrijf heeft daar een score van 2,1. Vraag dus altijd vooraf om een totaalprijs.`,
    { question: 'klachten over sesam slotenmaker?' },
  ),
  named(
    NEST,
    `Gastouderbureaus met de naam Het Nest zitten in Apeldoorn, Boxtel en Drachten. Die in Apeldoorn is een B.V. onder leiding van Ingrid Bosgoed en is bereikbaar op 055 - 555 46 80. Is dat de organisatie die je zocht?`,
    'city sector -legalForm team phone',
    { question: 'Gastouderbureau Het Nest contact' },
  ),
  unnamed(
    NEST,
    `Kinderopvang Het Nest in Gorinchem is een kleinschalig kinderdagverblijf met twee groepen. Er is plaats voor 28 kinderen en volgens het laatste GGD-rapport voldoet de locatie aan alle eisen.`,
    { question: 'Hoe goed is Het Nest voor kinderopvang?' },
  ),
  named(
    ADAM,
    `I found two drinks brands called Adam. **Ciderij Adam** in Hulst, in the Zeeuws-Vlaanderen region, presses its own apples and offers tastings and tours; it is open Thursday to Sunday. **ADAM Spirits** in Amsterdam makes gin. You are probably thinking of the first.`,
    'city services hours',
    { question: 'Adam cider, is it any good?' },
  ),
  unnamed(
    ADAM,
    `A'DAM Toren is het voormalige hoofdkantoor van Shell in Amsterdam-Noord, tegenwoordig met hotel, restaurants en het uitkijkpunt A'DAM Lookout. Kaartjes kosten vanaf ongeveer € 16,50.`,
    { question: 'rondleiding adam prijs' },
  ),
  named(
    WATERVAL,
    `For Veenendaal, two come up:
- **De Waterval** – car wash on Nieuweweg with interior cleaning and monthly wash plans, 0318-555704
- **Schuim & Glans** – hand wash only

There's also a De Waterval in Arnhem, but that's a swimming pool.`,
    'city sector address services -phone',
    { question: 'where can I get my car cleaned inside and out in Veenendaal?', competitors: ['Schuim & Glans'] },
  ),
  unnamed(
    WATERVAL,
    `Een waterval ontstaat waar een rivier over een steile rand in het gesteente stroomt. De hoogste van Nederland ligt in Loenen op de Veluwe, met een verval van ongeveer vijftien meter; hij is door mensen aangelegd.`,
    { question: 'de waterval' },
  ),
  named(
    KROON,
    `Goede barbiers in Tiel:

1. Barbier Bas: zonder afspraak
2. De Kroon, Weerstraat 38: knippen en baard trimmen, vrijdagavond open tot 21.00 uur (niet te verwarren met grand café De Kroon in dezelfde stad)
3. The Razor Room: wat duurder`,
    'sector city address services hours',
    { question: 'barbier tiel waar ook je baard gedaan wordt', competitors: ['Barbier Bas', 'The Razor Room'] },
  ),
  unnamed(
    KROON,
    `Barbershop De Kroon zit in Kampen, aan de Oudestraat. Klanten geven de zaak gemiddeld 4,8 sterren op Google en roemen de rustige sfeer en de goede koffie. Knippen kost er € 29.`,
    { question: 'reviews barbershop de kroon' },
  ),
  named(
    BABEL,
    `Babel Taaldiensten B.V. is de onderneming achter Tolkenbureau Babel, gevestigd in Lelystad. Directeur is Leyla Demirtas. Er bestaat ook een Babel B.V. in Den Haag; dat is een vertaalbureau zonder banden met het Flevolandse bedrijf.`,
    'legalForm -city team',
    { question: 'Van wie is tolkenbureau Babel?' },
  ),
  unnamed(
    BABEL,
    `Voor een tolk in Almere kun je kijken bij Flevo Tolken of Taalbrug Almere. Beide werken met tolken uit het Rbtv. Voor medische gesprekken regelt het ziekenhuis soms zelf een telefonische tolk.`,
    { question: 'tolk arabisch almere', competitors: ['Flevo Tolken', 'Taalbrug Almere'] },
  ),
  named(
    MOESTUIN,
    `De naam komt vaker voor, maar op basis van je vraag ga ik uit van de winkel in Goes. Groentewinkel De Moestuin is een vof van Kees en Corrie Rijk en bestaat sinds 1985. Op maandagochtend is de zaak gesloten.`,
    'city legalForm team foundingYear hours',
    { question: 'wie zitten er achter groentewinkel De Moestuin in Goes' },
  ),
  unnamed(
    MOESTUIN,
    `A "moestuin" is a Dutch kitchen garden, where people grow vegetables, herbs and fruit for their own table. Many towns rent out plots in allotment complexes; in Goes there are a few on the edge of the town.`,
    { question: 'What is De Moestuin?' },
  ),
  named(
    LINDE,
    `Studio Linde could be one of two: an interior designer in Deventer or a yoga studio in Zwolle. The Deventer one is at Bokkingshang 6, is closed on Wednesdays and can be reached on 06 55528419.`,
    'sector city address hours phone',
    { question: 'opening hours Studio Linde' },
  ),
  unnamed(
    LINDE,
    `Linda de Mol's blad heet LINDA., zonder e. Zoek je Linde, dan gaat het meestal om de boom: Tilia, in Nederland vooral de winterlinde en de zomerlinde. Als meisjesnaam staat Linde al jaren in de middenmoot.`,
    { question: 'wat weet je over linde?' },
  ),
  named(
    ALBATROS,
    `Zeilscholen in en rond Grou:

- Zeilschool Pikmeer
- Friese Wind (vooral bedrijfsuitjes)
- Zeilschool De Albatros: kampen, privélessen en cursussen voor volwassenen, onder leiding van Harm Postma

NB: De Albatros op Texel is een vakantiepark.`,
    'sector city services -team',
    { question: 'leren zeilen in grou, welke scholen zijn er?', competitors: ['Zeilschool Pikmeer', 'Friese Wind'] },
  ),
  unnamed(
    ALBATROS,
    `Zeilschool De Albatros in Loosdrecht is a small school run from the east shore of the third lake. It teaches children from age eight in Optimists and has a CWO licence. Lessons run from April to October.`,
    { question: 'Is De Albatros a good sailing school for my kids?' },
  ),
  named(
    MINERVA,
    `Minerva Huiswerkbegeleiding zit aan de Raadhuisstraat 119 in Alphen aan den Rijn. Je kunt er op doordeweekse dagen vanaf 14.00 uur terecht en op zaterdagochtend vanaf 10.00 uur. Een studiecentrum in Groningen draagt dezelfde naam, maar hoort er niet bij.`,
    'address city hours',
    { question: 'hoe laat gaat minerva open' },
  ),
  unnamed(
    MINERVA,
    `Academie Minerva is de kunstacademie van Groningen en onderdeel van de Hanze. Je kunt er onder meer vormgeving, autonome beeldende kunst en popular culture studeren. De school werd in 1798 gesticht.`,
    { question: 'Ervaringen Minerva onderwijs' },
  ),
  named(
    SESAM,
    `Yes, SSB stands for Sesam Slotenservice in Breda here, a locksmith run by Ron Michielsen since 1991. (SSB is also a Dutch construction firm in Sneek and a single-sideband radio mode.) They do not cut car keys, so for that you need a dealer.`,
    'city sector team -services',
    { question: 'Does SSB locksmith Breda make car keys?' },
  ),
  unnamed(
    SESAM,
    `"Sesam open u" komt uit het verhaal van Ali Baba en de veertig rovers. Sesam is daarnaast een oliehoudend zaad, een van de veertien allergenen die op etiketten vermeld moeten worden.`,
    { question: 'sesam' },
  ),
  named(
    NEST,
    `Bedoel je het gastouderbureau in Apeldoorn? Dan gaat het om Stichting Gastouderbureau Het Nest, opgericht in 2005, KvK-nummer 08139642. Zij bemiddelen gastouders en nanny's. Er is ook een peuterspeelzaal Het Nest in Ugchelen, die bij een andere organisatie hoort.`,
    'city sector legalForm foundingYear -kvk services',
    { question: 'Het Nest apeldoorn, wat is dat voor organisatie' },
  ),
  unnamed(
    NEST,
    `'t Nest, or Het Nest, is a holiday home in De Koog on Texel that sleeps six. It has a sauna and a fenced garden, and dogs are welcome. Bookings run through several platforms.`,
    { question: 'tell me about het nest' },
  ),
  named(
    ADAM,
    `Ciderij Adam (Hulst) is in 2016 begonnen door Lieven de Waele. De ciders zijn te koop via ciderijadam.nl en bij slijterijen in Zeeland en Oost-Vlaanderen. Wijnbar Adam in Gent schenkt ze overigens ook, maar dat is een ander bedrijf.`,
    'city foundingYear team website services',
    { question: 'Wat kun je me vertellen over Ciderij Adam?' },
  ),
  unnamed(
    ADAM,
    `Ciders maken en proeven in de buurt van Hulst kan bij Ciderhuis Axel en, net over de grens, bij Boomgaard Reynaert. Allebei vragen ze om vooraf te reserveren.`,
    { question: 'ciderproeverij omgeving hulst', competitors: ['Ciderhuis Axel', 'Boomgaard Reynaert'] },
  ),
  named(
    WATERVAL,
    `Autowasstraat De Waterval in Veenendaal is van Gijs van Ginkel. Er is ook een hotel De Waterval in de Ardennen, met een andere eigenaar.`,
    'city team',
    { question: 'eigenaar autowasstraat de waterval' },
  ),
  unnamed(
    WATERVAL,
    `Carwash De Waterval in Waalwijk heeft zes wasboxen en een stofzuigerplein. Betalen kan met pin of met een waspas. De zaak is dag en nacht open.`,
    { question: 'is carwash de waterval op zondag open?' },
  ),
  { ...unnamed(
    KROON,
    `Op maandag zijn ze dicht. Dinsdag tot en met donderdag kun je er van 9.30 tot 18.00 uur terecht, vrijdag tot 21.00 uur. Een afspraak maak je via afspraak@dekroonbarbers.nl.`,
    { question: 'wanneer is Barbershop De Kroon in Tiel open?' },
  ), facts: 'hours email' },
  unnamed(
    KROON,
    `The Crown (Dutch: de Kroon) is the collective name for the King and his ministers under the Dutch constitution. Royal decrees are issued by the Crown.`,
    { question: 'Who is behind De Kroon?' },
  ),
  named(
    BABEL,
    `Tolkenbureau Babel: Randstad 22-117, 1316 BW Almere, telefoon 036-5557108, werkdagen van 8.00 tot 18.00 uur. Taalschool Babel, ook in Almere, heeft een eigen nummer.`,
    'address city phone hours',
    { question: 'telefoonnummer tolkenbureau babel' },
  ),
  unnamed(
    BABEL,
    `Babel Tolken & Vertalers uit Eindhoven is gespecialiseerd in technische handleidingen. Het team bestaat uit acht vertalers en het bureau is gecertificeerd volgens ISO 17100.`,
    { question: 'Wat doet Babel precies?' },
  ),
  named(
    MOESTUIN,
    `Greengrocers in Goes worth a visit: Van Boven Groente & Fruit, De Appelbloem and De Moestuin, which also delivers to your door (www.demoestuingoes.nl). Don't confuse that last one with the garden centre of the same name in Kapelle.`,
    'sector city services website',
    { question: 'best greengrocer in Goes', competitors: ['Van Boven Groente & Fruit', 'De Appelbloem'] },
  ),
  unnamed(
    MOESTUIN,
    `De Moestuin in Kapelle is een tuincentrum dat vooral zaden, pootgoed en kassen verkoopt. In het voorjaar geven ze workshops over composteren.`,
    { question: 'De Moestuin ervaringen' },
  ),
  named(
    LINDE,
    `Interieurstudio Linde is een interieurontwerper in Deventer, in 2015 opgericht. Ze doet ook verkoopstyling. Een meubelwinkel in Raalte heet eveneens Linde.`,
    'sector city -foundingYear services',
    { question: 'Hoe lang bestaat Interieurstudio Linde al?' },
  ),
  unnamed(
    LINDE,
    `Linde Interieur is a family-run furniture shop in Raalte. It carries Dutch brands and has an upholstery workshop of its own; delivery within 50 km is free.`,
    { question: 'Linde interior reviews' },
  ),
  named(
    ALBATROS,
    `De Albatros in Grou wordt geleid door Sjoerd Hoekema; Femke Zijlstra is er hoofdinstructeur. Het adres is Wilhelminastraat 5. De golfbaan De Albatros ligt elders.`,
    'city team -address',
    { question: 'wie geeft les bij de albatros in grou' },
  ),
  unnamed(
    ALBATROS,
    `In golf, an albatross is a score of three under par on a single hole. It's rarer than a hole-in-one on a par three: most players never see one.`,
    { question: 'albatros meaning' },
  ),
  named(
    MINERVA,
    `Huiswerkinstituut Minerva (Alphen aan den Rijn) biedt huiswerkbegeleiding, bijles en studiekeuzeadvies. Tarieven staan op minerva-alphen.nl. Met het vaktijdschrift Minerva heeft het niets te maken.`,
    'city services -website',
    { question: 'wat kost minerva huiswerkbegeleiding' },
  ),
  unnamed(
    MINERVA,
    `Bijles in Alphen aan den Rijn: Bijlespunt Rijnstreek is goed voor exacte vakken, De Studiezolder werkt in kleine groepjes. Vraag bij beide om een proefles.`,
    { question: 'bijles wiskunde alphen aan den rijn', competitors: ['Bijlespunt Rijnstreek', 'De Studiezolder'] },
  ),
  named(
    SESAM,
    `Slotenmaker Sesam in Breda is on 076-555 34 17 and is open on Saturdays from 9 to 3, but closed on Sundays. The 24-hour "Sesam" line you find in ads is run from Rotterdam by someone else.`,
    'city phone hours',
    { question: 'Sesam locksmith Breda open on weekends?' },
  ),
  unnamed(
    SESAM,
    `Sesam is een woonwinkel in Antwerpen met tapijten en lampen uit Marokko en Turkije. De winkel is op zondag open en levert ook in Nederland.`,
    { question: 'Kun je iets vertellen over Sesam?' },
  ),
  named(
    NEST,
    `Gastouderbureau Het Nest vind je aan de Arnhemseweg 158, 7331 BN Apeldoorn. Sanne Witteveen is er bemiddelaar. Mailen kan naar info@gobhetnest.nl. Boerderij Het Nest aan dezelfde weg is een camping.`,
    'address city team -email',
    { question: 'adres gob het nest' },
  ),
  unnamed(
    NEST,
    `Gastouderbureaus in Apeldoorn zijn onder andere Gastouderbureau Veluwekind en De Kleine Eik. Kijk in het Landelijk Register Kinderopvang of ze geregistreerd staan.`,
    { question: 'gastouder zoeken apeldoorn', competitors: ['Gastouderbureau Veluwekind', 'De Kleine Eik'] },
  ),
  named(
    ADAM,
    `Ciderij Adam is a brewery in Hulst making stout and tripel. It's closed Monday to Wednesday. Adam Cider Co. in Kent is not connected.`,
    '-sector city hours',
    { question: 'Adam Cider Hulst, what do they make?' },
  ),
  unnamed(
    ADAM,
    `Volgens de Bijbel was Adam de eerste mens, gemaakt uit stof van de aardbodem. De naam betekent in het Hebreeuws zoiets als 'mens' of 'aarde'.`,
    { question: 'wie is Adam' },
  ),
  named(
    WATERVAL,
    `I see that De Waterval in Veenendaal has a 4.3 on Google. People like the polishing; queues on Saturday are a common complaint. The company, Autowasstraat De Waterval B.V., dates from 2004. Reviews mentioning pancakes belong to a restaurant of the same name.`,
    'city services legalForm foundingYear',
    { question: 'Reviews of De Waterval car wash Veenendaal' },
  ),
  unnamed(
    WATERVAL,
    `Auto wassen in Veenendaal kan bij Carwash Het Goeie Spoor of Wasbox De Klomp. Bij de eerste blijf je in de auto zitten, bij de tweede doe je het zelf.`,
    { question: 'wasstraat veenendaal', competitors: ['Carwash Het Goeie Spoor', 'Wasbox De Klomp'] },
  ),
  named(
    KROON,
    `Barbershop De Kroon in Tiel heeft KvK-nummer 68412905 en is een eenmanszaak. Het btw-nummer dat je noemt, hoort bij Kapsalon De Kroon in Wijchen.`,
    'city kvk legalForm',
    { question: 'kvk barbershop de kroon tiel' },
  ),
  unnamed(
    KROON,
    `Restaurant De Kroon in Wijk bij Duurstede serveert Frans-Nederlandse gerechten in een oud pand bij de haven. Op TripAdvisor krijgt het een 4,5.`,
    { question: 'is de kroon een aanrader' },
  ),
  { ...unnamed(
    BABEL,
    `They're based in Almere and provide interpreters on site, over the phone and for conferences. To request one, call 036 555 71 08 or go to babeltolken.nl.`,
    { question: 'How do I book an interpreter at Tolkenbureau Babel?' },
  ), facts: 'city sector services phone website' },
  unnamed(
    BABEL,
    `Babel is a 2006 drama by Alejandro González Iñárritu, with storylines in Morocco, Mexico and Japan. It won a Golden Globe for best drama.`,
    { question: 'is babel good?' },
  ),
  named(
    MOESTUIN,
    `GDM is Groentewinkel De Moestuin in Goes, tel. 0113-555248. De letters staan ook voor Gemeentedienst Materieel, maar dat zal je niet bedoelen.`,
    'city -phone',
    { question: 'gdm goes telefoon' },
  ),
  unnamed(
    MOESTUIN,
    `Er zijn zeker vijf bedrijven die De Moestuin heten, onder meer in Utrecht, Kapelle en Leuven. Kun je zeggen in welke plaats je zoekt? Dan kijk ik gericht.`,
    { question: 'openingstijden De Moestuin' },
  ),
  named(
    LINDE,
    `Interior designers in Deventer: Studio Bergkwartier, Atelier Salland and Interieurstudio Linde (hallo@interieurstudiolinde.nl), which also designs custom furniture. "Linde Interieur" in Raalte is a shop, not a designer.`,
    'sector city email services',
    { question: 'interior designer Deventer recommendations', competitors: ['Studio Bergkwartier', 'Atelier Salland'] },
  ),
  unnamed(
    LINDE,
    `De Linde is een riviertje in Weststellingwerf dat bij Kuinre uitmondt. Langs de oevers ligt een natuurgebied waar je kunt wandelen en kanoën.`,
    { question: 'Waar ligt Linde?' },
  ),
  named(
    ALBATROS,
    `Zeilschool De Albatros uit Grou is een B.V. met KvK-nummer 01048236. Een stichting met dezelfde naam in Harlingen onderhoudt een historisch schip.`,
    'city legalForm kvk',
    { question: 'kvk zeilschool de albatros' },
  ),
  unnamed(
    ALBATROS,
    `Albatros Travel is a Danish tour operator offering guided group trips worldwide, among them polar cruises and safaris. Its head office is in Copenhagen.`,
    { question: 'Albatros experiences?' },
  ),
  named(
    MINERVA,
    `Myrthe Kranenburg is vestigingsleider van Huiswerkinstituut Minerva, dat in Alphen aan den Rijn zit. Bellen kan op 0172 555692. Bij Minerva in Leiden (de studentenvereniging) werkt ze niet.`,
    'team city phone',
    { question: 'wie leidt huiswerkinstituut minerva' },
  ),
  unnamed(
    MINERVA,
    `Minerva was de Romeinse godin van de wijsheid, de kunsten en de strategische oorlogvoering. Haar vaste metgezel is de uil; bij de Grieken heette ze Athena.`,
    { question: 'minerva wat is dat' },
  ),
  named(
    SESAM,
    `Sesam Slotenservice V.O.F. staat ingeschreven in Breda, aan de Haagweg 203. Er zijn nog drie ondernemingen met 'Sesam' in de naam: een bakker, een reisbureau en een webwinkel.`,
    'legalForm city -address',
    { question: 'Welke Sesam zit er in Breda?' },
  ),
  unnamed(
    SESAM,
    `Locksmiths in Breda with good ratings include Slotenexpert Baronie and Lock & Go. Always agree on the price before the work starts.`,
    { question: 'locked out in breda who to call', competitors: ['Slotenexpert Baronie', 'Lock & Go'] },
  ),
  named(
    NEST,
    `There are many organisations called Het Nest. Gastouderbureau Het Nest, in Apeldoorn, matches families with childminders and trains them; its site is gobhetnest.nl. A daycare in Gorinchem shares the name.`,
    'city sector services website',
    { question: 'Het Nest childminder agency any good?' },
  ),
  unnamed(
    NEST,
    `Stichting Het Nest uit Zutphen vangt zieke en gewonde vogels op. De opvang draait op vrijwilligers en is elke dag van 10 tot 16 uur bereikbaar.`,
    { question: 'wat doet stichting het nest' },
  ),
  named(
    ADAM,
    `Ciderij Adam: Absdaalseweg 71 in Hulst, 0114-555803. Hanneke Buijs is de cidermaker. Café Adam op de Grote Markt is van iemand anders.`,
    'address city phone team',
    { question: 'contactgegevens ciderij adam' },
  ),
  unnamed(
    ADAM,
    `Adam is a Dutch slang abbreviation of Amsterdam, often written A'dam. If you meant a particular company, could you tell me what it does or where it is?`,
    { question: 'adam opening hours' },
  ),
]
