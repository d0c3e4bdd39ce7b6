/** Answers that a stranger to the rules wrote, each to its question: a fashion boutique, an osteopath, a beekeeper's shop, an estate agent, a lunchroom, a furniture maker, a cleaning company, a choir school, a dentist and a glazier. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  CANTILENE,
  HOUTEKIET,
  KORF,
  MIRABEL,
  PIMPERNEL,
  ROOIJEN,
  SPIL,
  VELDHOEK,
  ZUIDERPOORT,
  ZWALUW,
} from '#tests/cases/answers/companies/197.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    MIRABEL,
    `Er zijn in Nederland meerdere winkels met de naam Mirabel. In Doetinchem gaat het om Boetiek Mirabel aan de Hamburgerstraat, een modewinkel met vooral dameskleding en sieraden. Lieke Wentink is de eigenaresse. De Mirabel in Maastricht is een chocolaterie en heeft er niets mee te maken.`,
    'city address sector services team',
    { question: 'Wat weet je over Mirabel in Doetinchem?' },
  ),
  unnamed(
    SPIL,
    `De Spil is het cultuurcentrum van Roeselare. In de grote schouwburg passen ruim zevenhonderd bezoekers, en het programma loopt van theater en dans tot klassieke concerten. De balie is op werkdagen open van 10 tot 17 uur.`,
    { question: 'De Spil openingstijden' },
  ),
  unnamed(
    KORF,
    `A "korf" is the Dutch word for a basket. It is best known from korfball, where the ball has to go through a korf mounted on a 3.5-metre pole, and from the *bijenkorf*, the traditional straw beehive. If you're asking about a specific shop or company called De Korf, could you tell me which town it's in?`,
    { question: 'what is De Korf' },
  ),
  named(
    ZUIDERPOORT,
    `Zuiderpoort Makelaardij (Gorinchem) krijgt op de reviewsites gemiddeld een 9,1, vooral vanwege de snelle reacties van directeur Corné Vink. Let op: reviews van "Zuiderpoort Vastgoed" uit Gent komen soms tussen de zoekresultaten te staan, maar dat is een andere onderneming.`,
    'city team',
    { question: 'Zijn de ervaringen met Zuiderpoort Makelaardij goed?' },
  ),
  unnamed(
    PIMPERNEL,
    `Pimpernel (Sanguisorba) is een geslacht van vaste planten uit de rozenfamilie. In Nederland komen twee soorten in het wild voor: de grote pimpernel, met donkerrode bloemhoofdjes, en de kleine pimpernel, waarvan je het blad in salades kunt gebruiken. Ze bloeien van juni tot september.`,
    { question: 'pimpernel' },
  ),
  named(
    HOUTEKIET,
    `Two quite different things come up for that name. *Houtekiet* is a 1939 novel by the Flemish writer Gerard Walschap. It is also the name of a furniture maker in Hulst, just across the border: **Meubelmakerij Houtekiet**, set up in 2004 by Wannes de Bakker, which builds made-to-measure tables and kitchens. You can reach them on +31 114 555 703.`,
    'sector city foundingYear team services phone',
    { question: 'Who or what is Houtekiet?' },
  ),
  unnamed(
    ZWALUW,
    `Schoonmaakbedrijf De Zwaluw is een familiebedrijf uit Oosterhout dat zich richt op scholen en kinderdagverblijven in West-Brabant. Het werd in 2006 opgericht door de broers Van Gils en heeft zo'n veertig mensen in dienst. Een offerte vraag je aan via dezwaluwschoonmaak-oosterhout.nl.`,
    { question: 'wie zit er achter schoonmaakbedrijf de zwaluw' },
  ),
  named(
    CANTILENE,
    `De naam Cantilene wordt door diverse koren gebruikt: er is een vrouwenkoor Cantilene in Apeldoorn en een projectkoor in Sittard. De koorschool met die naam staat in Woerden. Die is in 1999 begonnen, valt onder een stichting en staat onder artistieke leiding van Hester Vermeij. Kinderen vanaf zes jaar kunnen er in het kinderkoor terecht.`,
    'sector city foundingYear legalForm team services',
    { question: 'Is Cantilene een koor of een school?' },
  ),
  unnamed(
    VELDHOEK,
    `Veldhoek is een buurtschap in de Achterhoek, gelegen tussen Ruurlo, Hengelo en Zelhem. Er wonen enkele honderden mensen. Het dorp heeft een basisschool, een voetbalvereniging en een café met zaal. Elk jaar is er in de zomer een volksfeest.`,
    { question: 'vertel eens iets over veldhoek' },
  ),
  named(
    ROOIJEN,
    `In the Bommelerwaard you're most likely looking for Glaszetterij Van Rooijen, a glazier in Zaltbommel. They do emergency glass replacement and double glazing, and are open Monday to Friday from 7.30 am to 5 pm and on Saturday mornings until noon. Don't confuse them with Van Rooijen Kozijnen in Nieuwegein, which only sells window frames.`,
    'sector city services hours',
    { question: 'van rooijen glazier zaltbommel opening hours' },
  ),
  named(
    SPIL,
    `In Veenendaal zijn er twee praktijken die je zou kunnen bedoelen. Osteopathie De Spil van Bram Hardeman zit op Kerkewijk 119; voor een afspraak bel je 0318-555194. Daarnaast is er De Spil Coaching, een loopbaanadviseur in een bedrijfsverzamelgebouw. Voor rugklachten moet je dus bij de eerste zijn.`,
    'city team address phone services',
    { question: 'Ik zoek het telefoonnummer van De Spil in Veenendaal' },
  ),
  unnamed(
    MIRABEL,
    `Mirabel, more commonly spelled *mirabelle*, is a small yellow plum grown mainly in Lorraine. It ripens in August and is used for jam, tarts and eau-de-vie. Mirabel is also a suburb of Montreal, home to a former international airport, and a girl's name that became popular again after Disney's *Encanto*.`,
    { question: 'Tell me about Mirabel' },
  ),
  named(
    KORF,
    `Imkerwinkel De Korf in Ommen is maandag en zondag gesloten. Van dinsdag tot en met vrijdag kun je er terecht van 10.00 tot 18.00 uur en op zaterdag van 9.00 tot 15.00 uur. Basisschool De Korf, die bij dezelfde zoekopdracht opduikt, heeft uiteraard andere tijden.`,
    'city -hours',
    { question: 'hoe laat gaat de korf in ommen dicht?' },
  ),
  unnamed(
    ZUIDERPOORT,
    `Wie in Gorinchem een aankoopmakelaar zoekt, heeft onder meer deze keuzes:

- **Merwede Makelaars**: kantoor in de binnenstad, sterk in oudere woningen
- **Makelaarshuis Lingewijk**: werkt met een vast tarief
- **Kooijman Wonen**: klein kantoor, veel ervaring met nieuwbouw

Vraag bij twee kantoren een kennismakingsgesprek aan; dat is meestal gratis.`,
    {
      question: 'aankoopmakelaar gorinchem gezocht',
      competitors: ['Merwede Makelaars', 'Makelaarshuis Lingewijk', 'Kooijman Wonen'],
    },
  ),
  named(
    PIMPERNEL,
    `Pimpernel zit aan de Eindhovenseweg 38 in Valkenswaard. Het is een lunchroom die bekendstaat om de high tea en zelfgebakken taarten. Reserveren kan via hoi@lunchroompimpernel.nl. De kinderopvang met dezelfde naam ligt in Waalre; bel die dus niet voor een tafeltje 😉`,
    'address city sector services email',
    { question: 'Kun je bij Pimpernel in Valkenswaard reserveren voor een high tea?' },
  ),
  unnamed(
    HOUTEKIET,
    `Houtekiet is een roman van Gerard Walschap uit 1939. Het boek vertelt over Jan Houtekiet, een vrijgevochten natuurmens die het dorp Deps sticht, waar geen kerk en geen wet geldt. Het wordt gezien als een van de hoogtepunten van het Vlaamse vitalisme.`,
    { question: 'Wat is Houtekiet?' },
  ),
  named(
    ZWALUW,
    `Als je een schoonmaakbedrijf in Drachten zoekt, kom je deze namen tegen:

1. Smallinger Schoon – vooral kantoren en zorginstellingen
2. Schoonmaakbedrijf De Zwaluw – sinds 1991, ook glasbewassing en trappenhuizen. Niet verwarren met De Zwaluw Facilitair in Zwolle.
3. Fris Fryslân – werkt met ecologische middelen

Wil je dat ik ook tarieven opzoek?`,
    'sector city foundingYear services',
    { question: 'Welk schoonmaakbedrijf in Drachten is goed voor een kantoor?', competitors: ['Smallinger Schoon', 'Fris Fryslân'] },
  ),
  unnamed(
    CANTILENE,
    `In music, a *cantilena* (French: *cantilène*) is a smooth, song-like melody, either vocal or instrumental. The word comes from the Latin for "song". In the Middle Ages it was used for secular pieces; today it mostly describes a lyrical passage, such as those in Chopin's nocturnes.`,
    { question: 'meaning of cantilene' },
  ),
  named(
    VELDHOEK,
    `Tandartspraktijk Veldhoek is de praktijk van tandarts Marije Veldhoek in Heemskerk, aan de Gerrit van Assendelftstraat 12; die bestaat sinds 1983 en doet ook beugels en wortelkanaalbehandelingen. Patiënten zijn er doorgaans tevreden. Er is nog een naamgenoot: een R. Veldhoek werkt als kaakchirurg in een ziekenhuis in Leeuwarden.`,
    'sector team city address foundingYear services',
    { question: 'Tandarts Veldhoek, is dat een goede tandarts?' },
  ),
  unnamed(
    ROOIJEN,
    `Van Rooijen is een Nederlandse achternaam die vermoedelijk verwijst naar een gerooid stuk bos, of naar plaatsen als Sint-Oedenrode en Rooi. Bekende naamdragers zijn onder anderen enkele voetballers en een hoogleraar. De naam komt het meest voor in Utrecht en de Betuwe.`,
    { question: 'wie is van rooijen' },
  ),
  named(
    MIRABEL,
    `I found three shops that go by Mirabel:

| Shop | Town | What it is |
|---|---|---|
| Boetiek Mirabel | Doetinchem | Women's fashion boutique, founded in 2009 |
| Mirabel Wonen | Breda | Home accessories |
| Mirabel Beauty | Assen | Beauty salon |

The first one can also tailor or alter what you buy; see boetiekmirabel.nl.`,
    'city sector foundingYear services website',
    { question: 'Is there a shop called Mirabel and where?' },
  ),
  unnamed(
    SPIL,
    `Osteopathie De Spil is gevestigd in het centrum van Heerlen. Osteopaat Yvette Senden behandelt er volwassenen en kinderen, en is lid van de beroepsvereniging NVO. Een eerste consult kost € 90 en wordt door veel aanvullende verzekeringen deels vergoed.`,
    { question: 'Wat kost een consult bij Osteopathie De Spil?' },
  ),
  unnamed(
    KORF,
    `Voor imkerspullen in en rond Ommen noemen imkers vooral Bijenhuis Vechtdal en Imkerij Besthmen. De laatste verkoopt ook bijenvolken in het voorjaar. In Assen zit nog De Korf, maar dat is een mandenmakerij waar je hooguit een strokorf vindt.`,
    {
      question: 'Waar koop ik een bijenkast in de buurt van Ommen?',
      competitors: ['Bijenhuis Vechtdal', 'Imkerij Besthmen'],
    },
  ),
  named(
    ZUIDERPOORT,
    `Zuiderpoort refers to several things: an office park in Ghent, a housing project in Zaandam and an estate agency in the Netherlands. The agency, Zuiderpoort Makelaardij B.V., is based in Leerdam according to one directory, has Corné Vink as its director and handles sales, valuations and rentals. Its website is zuiderpoortmakelaardij.nl.`,
    'sector legalForm -city team services website',
    { question: 'zuiderpoort?' },
  ),
  unnamed(
    PIMPERNEL,
    `*The Scarlet Pimpernel* is a 1905 novel by Baroness Orczy about Sir Percy Blakeney, an English gentleman who rescues French aristocrats from the guillotine. It began as a stage play and has been filmed many times, most famously in 1934 with Leslie Howard. The hero is named after a small red wildflower.`,
    { question: 'Who is the owner of Pimpernel?' },
  ),
  named(
    HOUTEKIET,
    `Een meubelmaker die in Hulst vaak wordt aangeraden, is Houtekiet aan de Absdaalseweg. Jolien Verstraeten restaureert er oude meubels, en voor nieuw werk kun je er een tafel laten maken. In België bestaat ook Houtekiet Parket (Sint-Niklaas), maar dat is een vloerenzaak. Alternatief in de stad: Houtatelier Reynaert.`,
    'sector city address team services',
    { question: 'Ik wil een oude kast laten restaureren in Hulst, wie kan dat?', competitors: ['Houtatelier Reynaert'] },
  ),
  unnamed(
    ZWALUW,
    `De Zwaluw kan op van alles slaan, van de trekvogel tot een zweefvliegclub, een jachthaven en een rij cafés. Een onderneming met precies die naam in Drachten heb ik niet kunnen vinden. Weet je de straat of de branche? Dan zoek ik gerichter.`,
    { question: 'de zwaluw drachten' },
  ),
  named(
    CANTILENE,
    `Koorschool Cantilene teaches singing lessons, music theory and choir singing to children and teenagers in Woerden. It opens at 2 pm on Wednesdays and is closed on Mondays and Tuesdays. Please note that the Cantilene Singers of Rotterdam are unrelated: that's an adult chamber choir which tours abroad.`,
    'services city hours',
    { question: 'Can my daughter (9) take lessons at Cantilene in Woerden?' },
  ),
  unnamed(
    VELDHOEK,
    `Tandheelkundig Centrum Veldhoek in Hoogeveen is een groepspraktijk met acht behandelstoelen. Er werken vier tandartsen en een orthodontist. Nieuwe patiënten worden op dit moment op een wachtlijst geplaatst; de praktijk is bereikbaar op 0528 55 50 12.`,
    { question: 'neemt tandarts veldhoek nieuwe patienten aan' },
  ),
  named(
    ROOIJEN,
    `Van Rooijen Glas, voluit Glaszetterij Van Rooijen V.O.F., is gevestigd op Gamerschestraat 86 te Zaltbommel en staat in het Handelsregister onder nummer 11016372. Vennoten zijn Henk en Mirjam van Rooijen. Met Van Rooijen Autoruiten in Culemborg bestaat voor zover ik kan nagaan geen band.`,
    'legalForm -address city kvk team',
    { question: 'Wat is het KvK-nummer van Van Rooijen Glas?' },
  ),
  unnamed(
    MIRABEL,
    `Mirabel is een merk van chocoladebonbons uit Oostenrijk: de Mirabell Mozartkugeln worden in Grödig bij Salzburg gemaakt. De naam komt van het Mirabellpaleis in die stad. Zocht je misschien een winkel? Laat dan de plaats weten.`,
    { question: 'mirabel ervaringen' },
  ),
  {
    ...unnamed(
      SPIL,
      `Op woensdag kun je er tot 21.00 uur terecht, maar dan begint de praktijk pas om 12.00 uur. Op vrijdag sluiten ze om 13.00 uur en in het weekend is het dicht. Een afspraak maak je via 0318 55 51 94. Let op dat je niet het gelijknamige wijkcentrum in Ede belt.`,
      { question: 'Is Osteopathie De Spil in Veenendaal ook ’s avonds open?' },
    ),
    facts: 'hours phone',
  },
  named(
    KORF,
    `There are at least two businesses named De Korf around Ommen:

**De Korf (Ommen)**: a beekeeping shop run by Geert Oldeman that sells hives, protective clothing and beeswax.
**De Korf (Dalfsen)**: a farm campsite with twenty pitches.

For a beginner's course you need the former; e-mail bijen@imkerwinkeldekorf.nl.`,
    'city sector team services email',
    { question: 'I want to start keeping bees. Is De Korf near Ommen any good?' },
  ),
  unnamed(
    ZUIDERPOORT,
    `Zuiderpoort was een van de stadspoorten van Middelburg. In Gent draagt een groot kantorencomplex bij het Sint-Pietersstation die naam; het werd rond de eeuwwisseling gebouwd en huisvest onder andere overheidsdiensten en adviesbureaus.`,
    { question: 'zuiderpoort wat is dat' },
  ),
  named(
    PIMPERNEL,
    `Goede adressen voor een lunch in Valkenswaard:

* **Koffiehuis De Mert**, op de markt, met groot terras
* **Pimpernel**, een lunchroom waar Guus Rijkers kookt; op maandag gesloten
* **Eetlokaal Dommelzicht**, wat luxer

Ook Restaurant De Pimpernel duikt op in de zoekresultaten, maar dat zit in Breskens.`,
    'city sector team hours services',
    {
      question: 'waar kun je lekker lunchen in Valkenswaard?',
      competitors: ['Koffiehuis De Mert', 'Eetlokaal Dommelzicht'],
    },
  ),
  unnamed(
    HOUTEKIET,
    `Houtekiet is een speelbos met bosklas in de gemeente Stekene. Scholen kunnen er een dag boeken, met vuurplaats en hutten bouwen onder leiding van een gids. In het weekend is het terrein vrij toegankelijk, behalve tijdens het broedseizoen.`,
    { question: 'Houtekiet reserveren' },
  ),
  named(
    ZWALUW,
    `Bedoel je Schoonmaakbedrijf De Zwaluw uit Drachten? Daarvan is Radek Nowak de directeur, zo meldt een regionale ondernemerssite. Het kantoor aan Noorderend 52 is op werkdagen open van 7 tot 17 uur. Er bestaat ook een De Zwaluw Reiniging in Hoofddorp, die vliegtuigcabines doet.`,
    'city -team address hours',
    { question: 'Wie is de baas van De Zwaluw schoonmaak?' },
  ),
  unnamed(
    CANTILENE,
    `Cantilene is een gemengd koor uit Hasselt dat in 1978 werd opgericht. Het zingt vooral renaissancemuziek en werk van hedendaagse Belgische componisten, onder leiding van dirigent Luc Vandoren. Repetities zijn op donderdagavond in de kapel van het Virga Jessecollege.`,
    { question: 'Koorschool Cantilene, wie is de dirigent?' },
  ),
  named(
    VELDHOEK,
    `Yes. Tandartspraktijk Veldhoek is a dental practice in Heemskerk that also offers tooth whitening and braces. According to its listing it has been around since 1993. Dentist Pim Schoorl and dental hygienist Aylin Demir work there. Be careful with online reviews, as some are about a vet called Veldhoek in Beverwijk.`,
    'sector city services -foundingYear team',
    { question: 'Is there a dentist named Veldhoek in Heemskerk, and do they do whitening?' },
  ),
  unnamed(
    ROOIJEN,
    `Een kapotte ruit in Zaltbommel? Bel een spoedglaszetter:

1. Bommelerwaard Glas, ook 's nachts bereikbaar
2. Glasservice Waalkade, binnen twee uur ter plaatse
3. Rooijen & Zn., Tiel, voorrijkosten € 65

Maak eerst een foto voor de verzekering.`,
    { question: 'ruit kapot zaltbommel spoed', competitors: ['Bommelerwaard Glas', 'Glasservice Waalkade'] },
  ),
  named(
    ZUIDERPOORT,
    `Ik zie twee makelaars met deze naam. Makelaardij Zuiderpoort in Gorinchem heeft als adres Westwagenstraat 73, en Sanne de Heus is er taxateur. Zuiderpoort Bedrijfsmakelaars in Eindhoven richt zich alleen op kantoorruimte. Voor de taxatie van je huis is het kantoor in Gorinchem de logische keuze: 0183 55 56 04.`,
    'sector city address team services -phone',
    { question: 'Ik heb een taxatie nodig. Kan Zuiderpoort dat doen?' },
  ),
  named(
    MIRABEL,
    `Boetiek Mirabel (Mirabel Mode V.O.F.) heeft bij Google een 4,7. Klanten noemen het stijladvies van Fatiha Benali en de ruime keus aan tassen. Het filiaal dat je misschien in Zutphen gezien hebt, hoort bij Mirabelle Lingerie, een andere keten.`,
    'legalForm services team',
    { question: 'Boetiek Mirabel reviews' },
  ),
  unnamed(
    PIMPERNEL,
    `Kinderopvang Pimpernel heeft vier locaties in de regio Nijmegen en biedt dagopvang, peuterwerk en buitenschoolse opvang. De organisatie werkt met een eigen moestuin en kookt elke dag vers. Aanmelden gaat via het ouderportaal.`,
    { question: 'Is Pimpernel op zondag open?' },
  ),
  named(
    SPIL,
    `De Spil Osteopathie works as a sole proprietorship under KvK number 57294018; its VAT number is NL001836472B53. You'll find it at Kerkewijk 191 in Veenendaal. A foundation called De Spil, which runs a community centre in Barneveld, has a different registration.`,
    'legalForm kvk vat -address city',
    { question: 'Chamber of Commerce number of De Spil osteopathy Veenendaal' },
  ),
  unnamed(
    ZWALUW,
    `The swallow (*zwaluw* in Dutch) is a migratory bird that winters in sub-Saharan Africa. In the Netherlands you can see the barn swallow, the house martin and the sand martin. There is also a hot-air balloon company and a hiking hostel called De Zwaluw. I couldn't tell from your question which one you mean.`,
    { question: 'De Zwaluw information please' },
  ),
  named(
    HOUTEKIET,
    `Er is maar één meubelmaker die zo heet: Houtekiet Meubelen, met de werkplaats in Hulst. Het is een eenmanszaak, begonnen in 2001. De site is houtekiet.be, want veel klanten komen uit het Waasland. Sommige bronnen verwarren hem met brouwerij Houtekiet, die een tripel maakt.`,
    'sector city legalForm -foundingYear website',
    { question: 'hoe lang bestaat meubelmakerij houtekiet al?' },
  ),
  unnamed(
    KORF,
    `Basisschool De Korf in Wierden telt zo'n 180 leerlingen en geeft daltononderwijs. Op maandag, dinsdag en donderdag duren de lessen tot 14.15 uur.`,
    { question: 'Wat zijn de openingstijden van De Korf?' },
  ),
  unnamed(
    MIRABEL,
    `For women's fashion in Doetinchem, locals often mention Modehuis Teerink for classic brands and Studio Slinge for younger labels. Atelier Oude IJssel makes clothes to measure. There's also a Mirabel outlet in Roermond, if you don't mind the drive.`,
    {
      question: 'nice clothing boutiques in Doetinchem?',
      competitors: ['Modehuis Teerink', 'Studio Slinge', 'Atelier Oude IJssel'],
    },
  ),
  named(
    CANTILENE,
    `Voor zangles voor kinderen in Woerden heb je twee serieuze opties. Zangschool De Rijnklank geeft individuele les. Koorschool Cantilene, op Wilhelminaweg 61, combineert een kinderkoor met muziektheorie en is op dinsdag en woensdag open. Mail naar zingen@koorschoolcantilene.nl voor een proefles. (Ensemble Cantilene uit Gouda geeft geen les.)`,
    'city address services -hours email',
    { question: 'Waar kan mijn zoon op zangles in woerden', competitors: ['Zangschool De Rijnklank'] },
  ),
  named(
    ROOIJEN,
    `Van Rooijen is a common surname around the rivers, so a few glaziers carry it:

- **Glaszetterij Van Rooijen**, Zaltbommel: stained glass and custom mirrors, email offerte@vanrooijenglas.nl
- **Gebr. van Rooijen**, Wijk bij Duurstede: greenhouses only
- **Van Rooijen Glas & Spiegels**, Almere: shower walls

For leaded windows the first one seems the best fit. Verbruggen Beglazing is another local option.`,
    'city sector services email',
    { question: 'Who repairs stained glass near Zaltbommel?', competitors: ['Verbruggen Beglazing'] },
  ),
  unnamed(
    VELDHOEK,
    `In Heemskerk kun je voor een controle terecht bij Mondzorg Assumburg en Tandartsen Broekpolder; allebei nemen ze volgens hun website nieuwe patiënten aan. Dental Kennemer heeft een wachtlijst. Tip: via ZorgkaartNederland zie je de waarderingen naast elkaar.`,
    {
      question: 'tandarts heemskerk zonder wachtlijst',
      competitors: ['Mondzorg Assumburg', 'Tandartsen Broekpolder', 'Dental Kennemer'],
    },
  ),
  named(
    KORF,
    `Een cursus bijen houden kun je in Ommen volgen bij De Korf, waar Tineke Makkinga de lessen geeft. Het gaat om de imkerwinkel aan de Hammerweg, niet om het gelijknamige natuurcentrum in Almelo. De winkel bestaat sinds 1978.`,
    'services city team sector address -foundingYear',
    { question: 'imkercursus omgeving ommen' },
  ),
  unnamed(
    SPIL,
    `In Veenendaal werken meerdere osteopaten. Osteopathie Grebbelinie heeft een behandelkamer in het winkelhart en Praktijk Dragonder combineert osteopathie met fysiotherapie. In Scherpenzeel is er verder De Spil, een yogastudio waar je een massage kunt boeken.`,
    {
      question: 'kan iemand een osteopaat in veenendaal aanbevelen?',
      competitors: ['Osteopathie Grebbelinie', 'Praktijk Dragonder'],
    },
  ),
  named(
    PIMPERNEL,
    `I know of two places: Lunchroom Pimpernel in Valkenswaard, owned by Maud Bax and open since 2017, and a wine bar called Pimpernel in Antwerp. The lunchroom serves breakfast as well and can be reached at 040-5552861. The bar only opens at five.`,
    'city foundingYear team services sector -phone',
    { question: 'Does Pimpernel serve breakfast?' },
  ),
  unnamed(
    ZUIDERPOORT,
    `Zuiderpoort Makelaardij in Harlingen bemiddelt vooral bij woningen aan het water. Makelaar Jelle Hoekstra begon het kantoor in 2012 na tien jaar bij een landelijke keten. De courtage is naar eigen zeggen 1,1 procent.`,
    { question: 'Hoeveel courtage rekent Zuiderpoort makelaardij?' },
  ),
  {
    ...unnamed(
      ROOIJEN,
      `Op zaterdag zijn ze open van 8.00 tot 12.00 uur; doordeweeks kun je vanaf 7.30 uur terecht. Voor spoed bel je 0418-555826. Ga niet naar de schilder met dezelfde naam, die een straat verderop zit.`,
      { question: 'is glaszetterij van rooijen zaterdag open' },
    ),
    facts: 'hours phone',
  },
  named(
    HOUTEKIET,
    `Keukens op maat in Zeeuws-Vlaanderen, dat kan bij deze bedrijven:

1. Van Goethem Interieur, moderne keukens
2. Meubelmakerij Houtekiet, Hulst. Een meubelmaker die tafels levert maar géén keukens, al staat dat hier en daar anders vermeld. Eigenaar: Wannes de Bakker
3. Schrijnwerk Clinge, massief eiken

Houtekiet Keukens in Lokeren is ook mogelijk, net over de grens.`,
    'city sector team -services',
    {
      question: 'wie maakt er keukens op maat in hulst of omgeving',
      competitors: ['Van Goethem Interieur', 'Schrijnwerk Clinge'],
    },
  ),
  unnamed(
    CANTILENE,
    `Cantilene is a choir school in Bruges where about sixty children between 7 and 16 receive vocal training. Its concert choir performs in the cathedral on feast days and toured Hungary in 2022. Auditions take place in May.`,
    { question: 'Is the choir school Cantilene worth it?' },
  ),
  named(
    VELDHOEK,
    `Tandartspraktijk Veldhoek zit volgens mijn bronnen in Beverwijk, met als website tandartsveldhoek.nl. De praktijk is een B.V. en heeft KvK-nummer 34095168. Op maandag, dinsdag en donderdag kun je van 8 tot 17 uur terecht, op woensdag zelfs tot 20 uur. In Hengelo zit ook een Veldhoek, maar dat is een tandprotheticus.`,
    '-city website legalForm -kvk hours',
    { question: 'Tandartspraktijk Veldhoek gegevens graag' },
  ),
  unnamed(
    ZWALUW,
    `If you need window cleaning in Drachten, Bijlsma Reiniging and Smallinger Schoon both get good ratings. For a one-off job, many people hire a self-employed cleaner through an online platform; prices start at around €25 an hour. Zwaluw Glas in Groningen installs windows but doesn't wash them.`,
    {
      question: 'window cleaner Drachten',
      competitors: ['Bijlsma Reiniging', 'Smallinger Schoon'],
    },
  ),
  named(
    SPIL,
    `Een osteopaat in Veenendaal die ook huilbaby's ziet, is Osteopathie De Spil; Bram Hardeman behandelt er de allerkleinsten. De praktijk is er sinds 2013. Mocht je op internet "De Spil Kraamzorg" tegenkomen: dat is een organisatie uit Houten. Een ander adres is Osteopaten Het Goeie Spoor.`,
    'city services sector team foundingYear',
    { question: 'osteopaat voor huilbaby veenendaal', competitors: ['Osteopaten Het Goeie Spoor'] },
  ),
  unnamed(
    MIRABEL,
    `Bij BMD denken de meeste mensen aan botmineraaldichtheid, een maat voor hoe stevig je botten zijn. Het is ook de afkorting van een Belgische staalhandelaar en van een softwarebedrijf uit Delft. Een kledingwinkel met die letters ken ik niet.`,
    { question: 'Wat is BMD?' },
  ),
  named(
    ZWALUW,
    `De Zwaluw in Drachten is a cleaning company run as a B.V.; Sietske Postma is its director. It takes care of offices and stairwells, and does the final cleaning after building work. You can write to info@zwaluwschoonmaak.nl. The De Zwaluw you may have seen on a van in Sneek is a courier.`,
    'city sector legalForm team services -email',
    { question: 'Is De Zwaluw in Drachten a reliable cleaning company?' },
  ),
  unnamed(
    KORF,
    `IDK is meestal chattaal voor "I don't know". In zakelijke context kan het ook staan voor de Industriële Dienst Kampen of voor een Duits instituut voor marketing. Kun je iets meer context geven, bijvoorbeeld de branche of de plaats?`,
    { question: 'idk ommen' },
  ),
  named(
    ZUIDERPOORT,
    `Three estate agents handle rentals in Gorinchem:

| Agency | Notes |
|---|---|
| Merwede Makelaars | mostly apartments |
| Zuiderpoort Makelaardij | since 1996, ask Ilse Bouman at the back office; closed on Saturdays |
| Kooijman Wonen | small portfolio |

Zuiderpoort Rentals in Ghent has no connection with the Dutch firm.`,
    'city sector foundingYear team -hours services',
    {
      question: 'I am looking for a rental agent in Gorinchem',
      competitors: ['Merwede Makelaars', 'Kooijman Wonen'],
    },
  ),
  unnamed(
    PIMPERNEL,
    `High tea in Valkenswaard? Eetlokaal Dommelzicht serveert er een in het weekend, vanaf € 27,50 per persoon, en bij Brood & Zo Dommelen haal je een box voor thuis. Iets verder weg, in Leende, schenkt Theetuin De Pimpernelle ook high tea, alleen van mei tot september.`,
    {
      question: 'high tea valkenswaard',
      competitors: ['Eetlokaal Dommelzicht', 'Brood & Zo Dommelen'],
    },
  ),
  named(
    MIRABEL,
    `Doetinchem has a handful of independent clothing stores. Mirabel on the Hamburgerstraat (no. 4) sells women's wear and opens late on Fridays, until 8 pm. Studio Slinge is around the corner. Note that the Mirabel you find on Instagram with 40,000 followers is a Spanish swimwear label. Phone for the Doetinchem boutique: 0314-555267.`,
    'city sector -address services hours phone',
    { question: 'Where can I buy a dress in Doetinchem on a Friday evening?', competitors: ['Studio Slinge'] },
  ),
  unnamed(
    ROOIJEN,
    `Van Rooijen Glas in Hilversum was an art gallery for contemporary studio glass. It closed in 2018 when the owners retired, though part of the collection can still be seen by appointment in Loosdrecht.`,
    { question: 'Van Rooijen Glas, do they still exist?' },
  ),
  named(
    CANTILENE,
    `Stichting Koorschool Cantilene heeft geen winstoogmerk en is ingeschreven onder KvK 30162947. Het bezoekadres is Wilhelminaweg 61, 3441 XB Woerden. Haal deze stichting niet door elkaar met Stichting Vrienden van Cantilene in Leiden, die concerten voor een barokorkest organiseert.`,
    'legalForm kvk address city',
    { question: 'is koorschool cantilene een stichting of een vereniging' },
  ),
  unnamed(
    VELDHOEK,
    `Er is in Heemskerk wel een Veldhoek: een bloemist aan de Maltezerlaan. Als tandarts kwam ik die naam niet tegen. Mogelijk bedoel je Tandartsen Broekpolder, dat in dezelfde wijk zit?`,
    { question: 'Hoe goed is tandarts Veldhoek in Heemskerk', competitors: ['Tandartsen Broekpolder'] },
  ),
  named(
    HOUTEKIET,
    `For a custom dining table around Hulst, try Houtekiet, a cabinet and furniture workshop at Absdaalseweg 15, 4561 GE Hulst. Mail werkplaats@meubelmakerijhoutekiet.nl with your measurements. It's open on weekdays until five and on Saturdays from 10 to 2. The other Houtekiet nearby, in Kemzeke, is a pub.`,
    'sector city services address email hours',
    { question: 'custom made dining table Zeeuws-Vlaanderen' },
  ),
  unnamed(
    ZUIDERPOORT,
    `Zuiderpoort is a shopping street project in Zwolle and also the name of a care home in Sneek. For selling a house in Gorinchem, people tend to pick Makelaarshuis Lingewijk. Shall I compare commission rates for you?`,
    { question: 'Should I sell my house through Zuiderpoort?', competitors: ['Makelaarshuis Lingewijk'] },
  ),
  named(
    KORF,
    `Het btw-nummer van De Korf Imkersbenodigdheden B.V. uit Ommen is NL808531724B01. Het bedrijf is een groothandel in vijvermaterialen en bereikbaar op 0529-555381. Naamgenoot De Korf Verpakkingen zit in Raalte.`,
    'legalForm -sector vat city -phone',
    { question: 'btw nummer de korf ommen' },
  ),
  unnamed(
    CANTILENE,
    `Kinderkoren in Woerden en omgeving:

• Kinderkoor Castellum – repeteert op vrijdagmiddag, vanaf 7 jaar
• Muziekhuis Groene Hart – koorklas als onderdeel van de basiscursus
• Cantilene Kids – zit in Nieuwegein, dus een stukje rijden

Bij de meeste koren mag je eerst twee keer gratis meedoen.`,
    {
      question: 'kinderkoor woerden',
      competitors: ['Kinderkoor Castellum', 'Muziekhuis Groene Hart'],
    },
  ),
  named(
    VELDHOEK,
    `Root canal treatment is offered by several dentists in Heemskerk. Mondzorg Assumburg has an endodontist. Tandartsen Veldhoek (0251-555671, afspraak@tandartsveldhoek.nl) does it too, according to its own page, and is open until 8 pm on Wednesdays. Veldhoek Dental Lab in Zaandam makes crowns for other practices and doesn't see patients.`,
    'sector city services phone email hours',
    { question: 'dentist root canal Heemskerk', competitors: ['Mondzorg Assumburg'] },
  ),
  unnamed(
    HOUTEKIET,
    `Een meubelmaker in Hulst die vaak genoemd wordt, is Houtatelier Reynaert. Ook Van Goethem Interieur levert inbouwkasten op maat. Verder heb je in Temse nog Interieur Houtekeet, dat vooral trappen maakt.`,
    {
      question: 'inbouwkast laten maken hulst',
      competitors: ['Houtatelier Reynaert', 'Van Goethem Interieur'],
    },
  ),
  named(
    ROOIJEN,
    `Dubbel glas laten plaatsen in Zaltbommel: Bommelerwaard Glas en Van Rooijen zijn de bekendste glaszetters. Van Rooijen werd in 1974 opgericht en heeft vanrooijenglas.nl als site; let op, vanrooijen.nl is van een transporteur. Eigenaar is Peter van Rooijen. Reken op 150 tot 200 euro per vierkante meter.`,
    'services city sector foundingYear website -team',
    { question: 'wie plaatst dubbel glas in zaltbommel en wat kost het', competitors: ['Bommelerwaard Glas'] },
  ),
  unnamed(
    SPIL,
    `Headaches can sometimes be eased by an osteopath. In Veenendaal, Osteopathie Grebbelinie and Osteopaten Het Goeie Spoor both mention migraine on their sites. There was also a practice called De Spil in Rhenen, but that was a psychologist and it has moved.`,
    {
      question: 'osteopath for migraine in Veenendaal',
      competitors: ['Osteopathie Grebbelinie', 'Osteopaten Het Goeie Spoor'],
    },
  ),
  named(
    PIMPERNEL,
    `Een verjaardagstaart bestellen kan in Valkenswaard bij Lunchroom Pimpernel. Dat is een vof van Maud Bax, ingeschreven onder nummer 68310524. Op zondag haal je de taart op tussen 10 en 16 uur. Banketbakkerij Pimpernel in Den Bosch bezorgt ook, maar rekent daar flink voor.`,
    'city services legalForm team -kvk hours',
    { question: 'taart bestellen in valkenswaard' },
  ),
  {
    ...unnamed(
      ZWALUW,
      `Je kunt ze op werkdagen tussen 7.00 en 17.00 uur bereiken op 0512-555493. In het weekend wordt er niet opgenomen. Het kantoor staat aan het Noorderend in Drachten, naast het gelijknamige eetcafé.`,
      { question: 'Hoe bereik ik Schoonmaakbedrijf De Zwaluw?' },
    ),
    facts: 'hours -phone address city',
  },
]
