/** Answers that a stranger to the rules wrote: a dental hygienist, a bicycle courier, a tile setter, a tea room, a notary, a piano tuner, a plumber, a clothes shop, a driving school and an accountant, with other things of their names. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BEACON,
  DEWAAL,
  HOFSTRA,
  JUNO,
  KOETSHUIS,
  MERCURIUS,
  PAREL,
  PHOENIX,
  STEMVORK,
  VANRIJN,
} from '#tests/cases/answers/companies/182.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    PAREL,
    `Onder de naam De Parel vind ik in Veenendaal twee zaken: een basisschool en een praktijk voor mondhygiëne. Ik ga ervan uit dat je de tweede bedoelt. **Mondhygiëne De Parel** is van Lotte van Ginkel en zit aan de Zandstraat 48. Je kunt er terecht voor gebitsreiniging en voor het bleken van je tanden. Op woensdag is de praktijk dicht.

Wil je dat ik uitzoek of je verzekeraar de behandeling vergoedt?`,
    'city sector team address services hours',
    { question: 'Wat weet je over De Parel in Veenendaal?' },
  ),
  unnamed(
    PAREL,
    `Mondhygiëne De Parel is een zelfstandige praktijk in Hoogeveen. De praktijk ligt in een gezondheidscentrum aan de rand van het centrum en werkt samen met twee tandartsen in hetzelfde pand. Mondhygiënist Gea Kuiper behandelt er volwassenen en kinderen vanaf vier jaar. Patiënten geven gemiddeld een 9,2 op Zorgkaart Nederland.

**Wat valt op in de beoordelingen**
- Er wordt rustig en zorgvuldig gewerkt
- Duidelijke uitleg over poetsen en ragers
- Soms een wachttijd van enkele weken voor een nieuwe afspraak

Houd er rekening mee dat het om een klein aantal reviews gaat. Er zijn in Nederland meer praktijken met deze naam; laat het gerust weten als je een andere plaats bedoelt, dan zoek ik daar verder.`,
    { question: 'mondhygiëne de parel ervaringen' },
  ),
  named(
    MERCURIUS,
    `There are a few companies called Mercurius. The one that matches your description is Fietskoeriers Mercurius, a bicycle courier based in Amersfoort. It was founded in 2013 and handles same-day deliveries and medical transport. Don't confuse it with Mercurius Groep, which supplies educational toys and art materials.

Some practical points I came across:

- Orders placed in the morning are normally delivered the same afternoon
- Restaurants in the city centre use the riders for their takeaway meals
- Business customers can open a monthly account

I didn't find enough reviews to say anything about how reliable they are. If you tell me what you want to send, I can compare a few options for you.`,
    'sector city foundingYear services',
    { question: 'What is Mercurius, the bike delivery company?' },
  ),
  unnamed(
    MERCURIUS,
    `Mercurius was in de Romeinse mythologie de god van de handel, de reizigers en de dieven, en de boodschapper van de andere goden. Zijn Griekse tegenhanger is Hermes. Je herkent hem aan de gevleugelde helm en sandalen. Ook de planeet die het dichtst bij de zon staat, is naar hem genoemd.`,
    { question: 'wie is mercurius' },
  ),
  named(
    HOFSTRA,
    `Hofstra is een veelvoorkomende achternaam in Friesland, dus er zijn meerdere bedrijven met die naam. In Drachten ken ik er twee:

- **Tegelzetbedrijf Hofstra**: tegelzetters voor badkamers en vloeren, vof van Sietse en Jorrit Hofstra, tel. 0512 55 58 36
- **Hofstra Schilders**: binnen- en buitenschilderwerk, tel. 0512 55 51 77

Welke van de twee zoek je?`,
    'city services legalForm team phone sector',
    { question: 'telefoonnummer Hofstra Drachten' },
  ),
  unnamed(
    HOFSTRA,
    `Ik kom wel een Hofstra tegen, maar dat is geen tegelzetter: Hofstra Bouw uit Surhuisterveen doet nieuwbouw en verbouwingen. Over een tegelbedrijf met die naam in Drachten heb ik niets kunnen terugvinden. Misschien staat het alleen onder een andere handelsnaam in het KvK-register.`,
    { question: 'Is tegelzetbedrijf Hofstra uit Drachten een beetje betrouwbaar?' },
  ),
  named(
    KOETSHUIS,
    `Er zijn tientallen horecazaken die Het Koetshuis heten, onder meer in Rhenen, Bennekom en Hengelo. Die in Vorden is een theeschenkerij van Ineke Wissink, geopend in 2012. Het adres is Horsterkamp 11. Je kunt er een high tea bestellen en losse thee kopen om mee naar huis te nemen.

Bezoekers noemen vooral de rustige tuin, de ruime keuze aan thee en de zelfgebakken taart. Minpunt dat een paar keer terugkomt: op mooie zondagen kan het lang duren voordat je iets krijgt. Pinnen is mogelijk. Voor groepen vanaf zes personen is het verstandig om vooraf te reserveren.

Zocht je een ander Koetshuis, bijvoorbeeld het pannenkoekenrestaurant in Rhenen?`,
    'city sector team -foundingYear address services',
    { question: 'Het Koetshuis Vorden' },
  ),
  unnamed(
    KOETSHUIS,
    `A *koetshuis* is a coach house: an outbuilding, usually on a country estate, where carriages were kept. In the Netherlands many have been converted into restaurants, tea rooms or holiday homes, which is why you'll come across the name so often around castles such as Vorden, Hackfort and Ruurlo.`,
    { question: 'What does Het Koetshuis mean?' },
  ),
  named(
    VANRIJN,
    `Let op: er bestaan verschillende notariskantoren met de naam Van Rijn. Het kantoor in Alphen aan den Rijn wordt geleid door mr. Annelies van Rijn en is op werkdagen geopend van half negen tot vijf. In Den Bosch werkt een notaris Van Rijn die niets met dit kantoor te maken heeft. Voor een testament in Alphen bel je 0172-555641.`,
    'city team hours services phone sector',
    { question: 'Notariskantoor Van Rijn openingstijden' },
  ),
  unnamed(
    VANRIJN,
    `Rembrandt Harmenszoon van Rijn (1606–1669) was een Nederlandse schilder, etser en tekenaar. Hij werd geboren in Leiden als zoon van een molenaar. De familie ontleende haar naam aan de molen De Rijn. Tot zijn bekendste werken behoren De Nachtwacht en De Staalmeesters.`,
    { question: 'wat weet je van Van Rijn' },
  ),
  unnamed(
    STEMVORK,
    `Een stemvork is een metalen vork met twee tanden die bij aanslag een zuivere toon geeft, meestal de a' van 440 Hz. De uitvinding wordt toegeschreven aan de Engelse trompettist John Shore (1711). Muzikanten gebruiken hem om te stemmen, artsen om het gehoor te testen.`,
    { question: 'De stemvork, wat is dat' },
  ),
  named(
    STEMVORK,
    `I found two businesses called De Stemvork. The first is a music school in Apeldoorn. The second, **Pianostemmerij De Stemvork**, is a piano tuner's workshop run by Maarten Oostwoud at Oude Rijn 126 in Leiden. He tunes both uprights and grands. Appointments can be made at stemvorkleiden.nl, Tuesday to Saturday.`,
    'team address city services website hours sector',
    { question: 'Is De Stemvork any good for tuning a grand piano?' },
  ),
  unnamed(
    DEWAAL,
    `De Waal is de grootste en drukst bevaren rivierarm van de Rijn in Nederland. Ze begint bij de Pannerdense Kop, stroomt langs Nijmegen, Tiel en Zaltbommel en gaat bij Woudrichem over in de Boven-Merwede. De rivier is ongeveer 80 kilometer lang.`,
    { question: 'de waal tiel' },
  ),
  named(
    DEWAAL,
    `Als je bij een lekkage in Tiel zit, bedoel je waarschijnlijk Loodgietersbedrijf De Waal aan de Papesteeg, niet Garage De Waal of Hotel De Waal. De loodgieter spoort lekken op, bestaat sinds 1974 en is bij storing bereikbaar via 0344 55 57 20. Directeur is Kees de Waal.`,
    'services city address sector foundingYear -phone team',
    { question: 'nummer van de waal loodgieter tiel' },
  ),
  named(
    JUNO,
    `Juno is in de eerste plaats een Romeinse godin, maar er zijn ook winkels naar haar vernoemd:

1. **Modehuis Juno** (Hulst): kledingwinkel met damesmode, schoenen en tassen. Ook op zondagmiddag open van 12 tot 17 uur.
2. **Juno Interieur** (Goes): meubels en verlichting.
3. **Juno** (Antwerpen): koffiebar.`,
    'city sector services hours',
    { question: 'Juno winkel Zeeland' },
  ),
  unnamed(
    JUNO,
    `Juno is a NASA space probe that has been orbiting Jupiter since July 2016. It studies the planet's magnetic field, its deep atmosphere and its moons.`,
    { question: 'what is juno' },
  ),
  unnamed(
    PHOENIX,
    `Rijschool Phoenix is gevestigd in Almere en richt zich op automaatlessen. De school heeft vier instructeurs en een slagingspercentage van rond de 61%. Een proefles kost € 49. Let op: ik heb geen vestiging in Drenthe gevonden.`,
    { question: 'Wat kost een rijles bij rijschool Phoenix?' },
  ),
  named(
    PHOENIX,
    `Zoeken op "Phoenix" levert veel rijscholen op (Tilburg, Almere, Leeuwarden). In Emmen is het de eenmanszaak van Harm Wessels, KvK 64182735. Je kunt er naast gewone autorijlessen ook een spoedcursus volgen of je aanhangwagenrijbewijs halen. Contact: harm@rijschoolphoenix-emmen.nl.`,
    'sector city legalForm team kvk services email',
    { question: 'van wie is rijschool phoenix in emmen' },
  ),
  named(
    BEACON,
    `There are several firms called Beacon, so I'll assume you mean the one in Amstelveen. Beacon Accountants is an accounting firm led by Rachel Whitmore and Diederik Kluin. It helps expats with their Dutch tax returns and does bookkeeping for small companies. You can email them at hello@beaconaccountants.nl.

Sources: beaconaccountants.nl, iamexpat.nl`,
    'city sector team services email website',
    { question: 'Tell me about Beacon Accountants' },
  ),
  unnamed(
    BEACON,
    `Beacon Accountants is a chartered accountancy practice in Swansea, Wales. It mainly serves sole traders and works with Xero.`,
    { question: 'beacon accountants reviews' },
  ),
  unnamed(
    PAREL,
    `In Veenendaal kun je zonder verwijzing terecht bij deze mondhygiënisten:

1. **Mondzorg Dragonder** – ook 's avonds open
2. **Mondhygiëne Ellekoot** – gespecialiseerd in implantaten
3. **Praktijk Petenbos** – zit bij een tandarts in

Iets verderop, in Ede, vind je nog De Parel Mondzorg, een tandartspraktijk met een eigen preventieassistente.`,
    {
      question: 'goede mondhygiënist in veenendaal',
      competitors: ['Mondzorg Dragonder', 'Mondhygiëne Ellekoot', 'Praktijk Petenbos'],
    },
  ),
  named(
    PAREL,
    `De praktijk in Veenendaal met de naam De Parel is op maandag, dinsdag en donderdag open van 8.30 tot 17.00 uur en op vrijdag tot 12.30 uur. Er is ook een Mondhygiëne De Parel in Zwolle; die is wél op woensdag open. Bel voor de zekerheid 0318 55 52 71.`,
    'city hours -phone',
    { question: 'Openingstijden mondhygiëne De Parel Veenendaal?' },
  ),
  unnamed(
    MERCURIUS,
    `Mercurius Koeriersdienst is een transportbedrijf uit Barneveld met een vloot van ongeveer veertig bestelbussen. Het rijdt dagelijks naar België en Duitsland en biedt opslag aan. Het bedrijf is te bereiken op 0342 555 300.`,
    { question: 'Wat doet Mercurius koeriers?' },
  ),
  named(
    MERCURIUS,
    `For same-day bike delivery in Amersfoort, try:

- **Keistad Koeriers**: cargo bikes up to 250 kg
- **Mercurius**: bike couriers on the Kleine Koppel, Monday to Friday until 8 pm (no relation to the Mercurius printing house in Zaandam)
- **De Groene Spaak**: mostly flowers and groceries

Prices start at around €8 within the ring road.`,
    'services city sector address hours',
    {
      question: 'same day bike courier amersfoort',
      competitors: ['Keistad Koeriers', 'De Groene Spaak'],
    },
  ),
  unnamed(
    HOFSTRA,
    `Er zijn veel mensen die Hofstra heten. Een bekende naamdrager was de schrijver en toneelcriticus Jan Willem Hofstra. Ook is er de Hofstra University op Long Island, genoemd naar de van oorsprong Friese houthandelaar William Hofstra. Kun je aangeven wie of wat je bedoelt?`,
    { question: 'hofstra' },
  ),
  named(
    HOFSTRA,
    `Hofstra Tegelwerken, voluit Tegelzetbedrijf Hofstra V.O.F., zit op De Hemmen 46 in Drachten. Het is dus niet hetzelfde als Hofstra Tegels & Sanitair, een showroom in Sneek. De tegelzetters leggen vloeren en verwerken ook natuursteen. KvK-nummer: 01062947.`,
    'legalForm -address city sector services kvk',
    { question: 'Is Hofstra Tegelwerken hetzelfde als Hofstra Tegels en Sanitair?' },
  ),
  unnamed(
    KOETSHUIS,
    `Theeschenkerij 't Koetshuis in Oosterbeek is een gezellig adres voor wandelaars. Het terras kijkt uit over de uiterwaarden en de appeltaart wordt vaak geprezen. Honden zijn welkom, mits aangelijnd. In het hoogseizoen is het er druk; reserveren kan alleen voor groepen vanaf acht personen.`,
    { question: 'Ervaringen met theeschenkerij Het Koetshuis?' },
  ),
  named(
    KOETSHUIS,
    `Voor een high tea in de buurt van Vorden zijn dit fijne plekken:

* De Zilveren Pot – klassiek, met zilveren etagères
* Het Koetshuis (in Vorden zelf, niet dat bij Kasteel Hackfort) – Bram Wissink bakt alle taarten; ma en di gesloten
* Thee bij Truus – kleinschalig, alleen op afspraak`,
    'services city team hours',
    {
      question: 'Waar kan ik een high tea doen bij Vorden?',
      competitors: ['De Zilveren Pot', 'Thee bij Truus'],
    },
  ),
  unnamed(
    VANRIJN,
    `I'm not able to find a notary called Van Rijn in Alphen aan den Rijn. There is **Van Rijn Advocaten**, a law firm in Gouda, but lawyers can't execute notarial deeds. For a mortgage deed or a will in Alphen you could contact Rijngouwe Notarissen or Notariaat Rijnstroom instead.`,
    {
      question: 'Is Van Rijn a good notary in Alphen aan den Rijn?',
      competitors: ['Rijngouwe Notarissen', 'Notariaat Rijnstroom'],
    },
  ),
  named(
    VANRIJN,
    `NVR kan meerdere dingen betekenen. De bekendste zijn de Nederlandse Vereniging voor Raadsleden, de Nederlandse Vereniging voor Ruimtevaart en, in Alphen aan den Rijn, Notariskantoor Van Rijn (opgericht in 1968). Dat laatste is een B.V. waar je onder meer een samenlevingscontract kunt laten opstellen.`,
    'city -foundingYear legalForm services',
    { question: 'waar staat NVR voor in alphen' },
  ),
  unnamed(
    STEMVORK,
    `Pianostemmers in en rond Leiden:

- **Stemkunst** – werkt op gehoor, ook concertvleugels
- **Pianoservice Van Zwieten** – verhuur en transport
- **Pianotechniek Rijnland** – revisies

Reken op € 85 tot € 110 per stembeurt. Een stemvork of app is genoeg om zelf na te gaan of je piano is gezakt.`,
    {
      question: 'pianostemmer gezocht leiden',
      competitors: ['Stemkunst', 'Pianoservice Van Zwieten', 'Pianotechniek Rijnland'],
    },
  ),
  named(
    STEMVORK,
    `Stemvork Leiden is de roepnaam van Pianostemmerij De Stemvork, een eenmanszaak die in 2001 is begonnen. Er zit ook een koor met de naam De Stemvork in Leiderdorp, maar daar heeft de pianostemmer niets mee van doen. Hij stemt, repareert en taxeert piano's. Telefoon: 071 - 555 82 30. Op maandag werkt hij niet.`,
    'city legalForm foundingYear sector services phone hours',
    { question: 'Wat is Stemvork Leiden?' },
  ),
  named(
    DEWAAL,
    `De Waal Installaties B.V. and Loodgietersbedrijf De Waal are the same company: the first is the registered name (KvK 11014286), the second the trade name. It's a plumbing business in Tiel. De Waal Techniek in Utrecht is unrelated. On Saturdays it's open from 9 to noon.`,
    'legalForm kvk sector city hours',
    { question: 'is De Waal Installaties the same as Loodgietersbedrijf De Waal?' },
  ),
  unnamed(
    DEWAAL,
    `Loodgietersbedrijf De Waal uit Zaltbommel is een klein installatiebedrijf dat zich vooral richt op badkamers en vloerverwarming. Eigenaar Ronald de Waal werkt met twee monteurs. Op Werkspot heeft het bedrijf een 8,9 uit 34 beoordelingen. Voor spoed in de avond rekenen ze een toeslag van 50%.`,
    { question: 'Loodgietersbedrijf De Waal reviews' },
  ),
  unnamed(
    JUNO,
    `Ik heb gezocht, maar vind geen Modehuis Juno in Hulst. Wel zijn er:
- Juno Fashion, webwinkel in zwangerschapskleding (Breda)
- Juno Mode & Meer, dameskleding in grote maten (Sint-Niklaas)

Bedoel je een van deze? Anders kun je in de Steenstraat ook eens binnenlopen bij Mode Bellewater.`,
    { question: 'Modehuis Juno Hulst ervaringen', competitors: ['Mode Bellewater'] },
  ),
  named(
    JUNO,
    `Juno Mode, in de Steenstraat 22 in Hulst, is een vof van Katrien de Block en Mirjam Verstraeten. De kledingzaak opende in 1998. Verwar haar niet met het Belgische Juno's Closet, dat tweedehands kleding verkoopt. Mailen kan naar info@modehuisjuno.nl.`,
    'address city legalForm team sector foundingYear -email',
    { question: 'wie zijn de eigenaars van juno mode in hulst' },
  ),
  named(
    PHOENIX,
    `Er zijn zeker acht rijscholen met Phoenix in de naam. Rijschool Phoenix aan de Weerdingerstraat wordt gerund door Harm Wessels; ook Noor Abdi geeft er les. De zaak is sinds 2015 actief en is doordeweeks tot 20.00 uur open, vrijdag tot 18.00 uur.

Slagingscijfers kun je nakijken op de site van het CBR. Zoek dan wel op het rijschoolnummer, want op naam krijg je ze allemaal door elkaar.`,
    'sector address team foundingYear hours',
    { question: 'slagingspercentage rijschool phoenix emmen' },
  ),
  unnamed(
    PHOENIX,
    `Phoenix is the capital and largest city of Arizona, with about 1.6 million residents. It's also a mythical bird that rises from its own ashes. In the Netherlands, several companies have adopted the name, among them a software house in Apeldoorn and a cinema in Zwolle. Which Phoenix would you like to know about?`,
    { question: 'phoenix' },
  ),
  unnamed(
    BEACON,
    `BAA can refer to:

- **British Airports Authority**, the former owner of Heathrow
- **Business Associate Agreement**, a contract under the US privacy law HIPAA
- **Bachelor of Applied Arts**

In a Dutch accounting context I don't recognise the abbreviation; perhaps you mean AA (Accountant-Administratieconsulent).`,
    { question: 'What does BAA stand for in accounting?' },
  ),
  named(
    BEACON,
    `Beacon is een naam die veel bedrijven gebruiken: een evenementenbureau in Rotterdam, een softwarebedrijf in Londen en een accountantskantoor in Amstelveen. Dat kantoor, Beacon Accountants B.V., zit aan de Laan van de Helende Meesters 251 en verzorgt boekhouding, loonadministratie en jaarrekeningen. Telefoon 020 555 73 16.

De klanten zijn vooral internationale ondernemers en werknemers van multinationals rond de Zuidas, en de voertaal is Engels. Over tarieven staat niets online; in deze markt betaal je voor een gewone aangifte meestal tussen de € 200 en € 350.`,
    'sector city legalForm -address services phone',
    { question: 'Beacon Amstelveen wat is dat voor bedrijf' },
  ),
  named(
    PAREL,
    `Yes, but check you've got the right one: there's a beauty salon called De Parel on the Hoofdstraat as well. Mondhygiënepraktijk De Parel is a dental hygiene practice where Samira Oulad and Lotte van Ginkel see patients. It also gives brushing lessons to children. Website: mondhygienedeparel.nl. On Fridays they're open all day, until 5 pm.`,
    'sector team services website -hours',
    { question: 'Does De Parel in Veenendaal treat kids too?' },
  ),
  unnamed(
    PAREL,
    `MDP wordt in de gezondheidszorg gebruikt voor *manisch-depressieve psychose*, een verouderde term voor de bipolaire stoornis. In de techniek staat het soms voor Markov Decision Process. Een mondhygiënepraktijk met deze afkorting ken ik niet.`,
    { question: 'mdp mondhygiëne' },
  ),
  named(
    MERCURIUS,
    `Mercurius Fietskoeriers uit Amersfoort en Mercurius Express uit Hoofddorp zijn twee verschillende bedrijven. Het eerste is een fietskoerier en bezorgt post, maaltijden en medische zendingen. De directeur is Jelle Brouwer, de planning ligt bij Fenna Kuipers. Het tweede rijdt met vrachtwagens. Bij klachten over een fietsbezorging mail je planning@fietskoeriersmercurius.nl.`,
    'city services team email sector',
    { question: 'Zijn Mercurius Fietskoeriers en Mercurius Express van dezelfde eigenaar?' },
  ),
  unnamed(
    MERCURIUS,
    `Ik heb op die naam gezocht en vond alleen dit: Mercurius, een postduivenvereniging uit Soest, en de Mercuriusweg op bedrijventerrein De Hoef. Van een fietskoerier die zo heet, is mij niets bekend.`,
    { question: 'Hoe goed is fietskoerier Mercurius in Amersfoort?' },
  ),
  named(
    HOFSTRA,
    `Hofstra in Drachten is a family firm of tilers that goes back to 1992. People sometimes mix it up with Hofstra Keukens in Leeuwarden, a kitchen showroom. The tile setters work Monday to Thursday from 7:00 to 16:30 and finish at 15:00 on Fridays. Quotes: info@hofstrategelwerken.nl.`,
    'city sector foundingYear hours email',
    { question: 'Who are Hofstra tegelzetters?' },
  ),
  unnamed(
    HOFSTRA,
    `Wil je je badkamer laten betegelen in Drachten? Vraag bijvoorbeeld een offerte bij Bouwstra Tegels, De Friese Voeg of Tegelwerken Smallingerland. Reken op € 45 tot € 70 per vierkante meter, exclusief tegels. Ook Hofstra Totaalbouw uit Gorredijk wordt genoemd, maar dat is een aannemer die het tegelwerk uitbesteedt.`,
    {
      question: 'tegelzetter voor badkamer drachten kosten',
      competitors: ['Bouwstra Tegels', 'De Friese Voeg', 'Tegelwerken Smallingerland'],
    },
  ),
  {
    ...unnamed(
      KOETSHUIS,
      `Er zijn meer zaken met deze naam, maar als je die in Vorden bedoelt: op woensdag, donderdag en vrijdag is de theeschenkerij open van 11 tot 5, in het weekend van 10 tot half 6. Reserveren kan via 0575-555493.`,
      { question: 'Wanneer is Het Koetshuis open?' },
    ),
    facts: 'city hours sector phone',
  },
  unnamed(
    KOETSHUIS,
    `Het Koetshuis in Zutphen is een trouwlocatie met plaats voor 120 daggasten. Het gebouw uit 1868 hoorde bij een inmiddels gesloopt buitenhuis. Je kunt er ook vergaderen of een borrel geven. Een theeschenkerij met dezelfde naam in Vorden kan ik niet vinden.`,
    { question: 'koetshuis vorden high tea prijs' },
  ),
  named(
    VANRIJN,
    `Van Rijn Notarissen is een notariskantoor in Leiden, aan de Prins Hendrikstraat 82, en heeft Annelies van Rijn als notaris. Je kunt er een bv laten oprichten of een hypotheekakte laten passeren. De naam heeft niets met de schilder Rembrandt van Rijn te maken. Site: vanrijnnotarissen.nl.`,
    '-city address team sector services website',
    { question: 'Wie is notaris Van Rijn?' },
  ),
  unnamed(
    VANRIJN,
    `Notaris Van Rijn in Veghel (mr. P.J. van Rijn) is sinds enkele jaren met pensioen. Zijn protocol is overgenomen door een ander kantoor in dezelfde plaats. Oude akten kun je daar opvragen. Via notaris.nl vind je wie het protocol nu beheert.

Zo pak je het aan:
1. Zoek de datum van de akte op, of een ruwe periode.
2. Stuur een kopie van je identiteitsbewijs mee; een notaris geeft alleen afschriften aan partijen bij de akte en hun erfgenamen.
3. Reken op kosten van € 25 tot € 60.

Is de akte ouder dan 75 jaar, dan ligt hij waarschijnlijk in het regionale archief.`,
    { question: 'Ik zoek een oude akte van notaris van rijn, waar moet ik zijn?' },
  ),
  named(
    STEMVORK,
    `De naam De Stemvork slaat in dit geval op twee dingen: het stemgereedschap zelf en Pianostemmerij De Stemvork in Leiden. Die laatste is van Willem Terlouw en zit aan de Oude Rijn. Een piano laten stemmen of taxeren kan van dinsdag tot en met zaterdag; mail maarten@stemvorkleiden.nl.`,
    'city -team address services hours email',
    { question: 'stemvork leiden eigenaar' },
  ),
  unnamed(
    STEMVORK,
    `De Stemvork is a community choir in Breda for people who "can't sing". It rehearses on Tuesday evenings in a former church and gives two concerts a year.`,
    { question: 'De Stemvork - what do people say about it?' },
  ),
  unnamed(
    DEWAAL,
    `Voor een verstopt riool in Tiel kun je bellen met Betuwe Sanitair of Loodgieter Drumpt; beide komen ook 's avonds. Installatiebedrijf Passewaaij doet het alleen op werkdagen. Woon je vlak aan de Waal, dan kan hoogwater de oorzaak zijn. Bel in dat geval eerst de gemeente.`,
    {
      question: 'Riool verstopt in Tiel, wie kan er snel komen?',
      competitors: ['Betuwe Sanitair', 'Loodgieter Drumpt', 'Installatiebedrijf Passewaaij'],
    },
  ),
  named(
    DEWAAL,
    `De Waal is in Tiel behalve een rivier ook een loodgieter. Het bedrijf, Papesteeg 19, doet cv-onderhoud en vervangt dakgoten; rioolontstopping bieden ze naar eigen zeggen niet aan. Je bereikt ze via dewaalloodgieters.nl.`,
    'city sector address -services website',
    { question: 'doet De Waal ook riolen ontstoppen?' },
  ),
  named(
    JUNO,
    `It depends on which Juno you mean. Juno in Hulst is a clothing store at Steenstraat 22 that also repairs clothes and gives style advice; it's closed on Sundays. Juno in Middelburg is a cocktail bar that opens on Sundays at 4 pm.`,
    'city sector address services -hours',
    { question: 'is Juno open on sunday' },
  ),
  unnamed(
    JUNO,
    `Damesmode in Hulst vind je onder meer hier:

1. Kleedhuis Dubbele Poort – merken als Vanilia en Summum
2. Boetiek Reynaert – exclusiever, met eigen atelier
3. Mode Bellewater – betaalbaar

Net over de grens, in Sint-Gillis-Waas, zit Juno Lingerie. Op zondag zijn veel winkels in Hulst open.`,
    {
      question: 'leuke kledingwinkels hulst dames',
      competitors: ['Kleedhuis Dubbele Poort', 'Boetiek Reynaert', 'Mode Bellewater'],
    },
  ),
  unnamed(
    PHOENIX,
    `Verkeersschool Phoenix in Tilburg bestaat al meer dan dertig jaar en leidt op voor auto, motor en vrachtwagen. De school heeft een eigen theorielokaal. In Emmen heeft ze geen vestiging; daar zou je bij Rijopleiding Nuis of Rijschool Bargeres terechtkunnen.`,
    {
      question: 'Phoenix rijschool ervaringen emmen',
      competitors: ['Rijopleiding Nuis', 'Rijschool Bargeres'],
    },
  ),
  named(
    PHOENIX,
    `Phoenix Rijopleidingen (Emmen) and Phoenix Verkeersschool (Tilburg) are separate businesses. The Emmen one is a sole proprietorship with its own site, rijschoolphoenix-emmen.nl, and can be reached on 06 5551 6472. It offers theory classes as well as the licence for towing a trailer.`,
    'city legalForm website -phone services',
    { question: 'Are Phoenix Rijopleidingen and Phoenix Verkeersschool the same driving school?' },
  ),
  named(
    BEACON,
    `Beacon Accountancy – not to be confused with Beacon Tax Lawyers in The Hague – is an Amstelveen firm with two partners, Diederik Kluin and Rachel Whitmore. Its accountants have been helping internationals file Dutch tax returns since 2010. Office hours are 9:00–17:30, and until 16:00 on Fridays.`,
    'city team sector services foundingYear hours',
    { question: 'Beacon accountancy amstelveen who are they' },
  ),
  unnamed(
    BEACON,
    `A beacon is a signal, such as a fire on a hill or a light on the coast, that warns or guides people. In retail it's a small Bluetooth transmitter that sends messages to nearby phones. The word is related to "beckon" and to the Dutch *baken*.`,
    { question: 'beacon meaning' },
  ),
  unnamed(
    PAREL,
    `Good options for a cleaning in Veenendaal are Praktijk Petenbos and Mondhygiëne Ellekoot. Both accept patients without a referral. There's also Dental Care De Parel, but that one is in Nijkerk, about 25 minutes away by car.`,
    {
      question: 'where can I get my teeth cleaned in Veenendaal',
      competitors: ['Praktijk Petenbos', 'Mondhygiëne Ellekoot'],
    },
  ),
  named(
    PAREL,
    `Voor tandvleesproblemen heb je in Veenendaal deze mondhygiënisten:

| Praktijk | Straat | Sinds |
|---|---|---|
| Mondzorg Dragonder | Dragonderweg | 2016 |
| Mondhygiëne De Parel* | Zandstraat 48 | 2006 |

\\* Niet verbonden aan Tandartspraktijk De Parel in Rhenen. De Parel is een eenmanszaak en behandelt parodontitis.`,
    'services city sector address -foundingYear legalForm',
    { question: 'paradontitis behandelen veenendaal', competitors: ['Mondzorg Dragonder'] },
  ),
  unnamed(
    MERCURIUS,
    `Fietskoeriers in Amersfoort zijn er niet veel. **Eemfiets Express** rijdt in de binnenstad en naar Leusden, **De Groene Spaak** bezorgt voor winkeliers. Mercurius, waar je online soms iets over leest, is een koerier met bestelauto's uit Apeldoorn.

Wil je dat ik de tarieven op een rij zet?`,
    {
      question: 'Welke fietskoeriers zijn er in Amersfoort?',
      competitors: ['Eemfiets Express', 'De Groene Spaak'],
    },
  ),
  named(
    MERCURIUS,
    `Lab samples can be sent by bike with Fietskoeriers Mercurius B.V. (tel. +31 33 555 41 68), which does medical transport from its base in Amersfoort. You may see reviews of a "Mercurius Logistics" from Venlo too; that's a freight forwarder. Keistad Koeriers has no cooled boxes, as far as I know.`,
    'legalForm phone services city',
    {
      question: 'medical samples transport amersfoort who does that by bicycle?',
      competitors: ['Keistad Koeriers'],
    },
  ),
  unnamed(
    HOFSTRA,
    `For natural stone floors near Drachten you could try De Friese Voeg, which has a showroom with samples. Another is Hofstra Natuursteen from Joure; they mainly supply kitchen worktops and gravestones, but they'll cut tiles to size as well.`,
    { question: 'natural stone floor installer Drachten Friesland', competitors: ['De Friese Voeg'] },
  ),
  named(
    HOFSTRA,
    `In Drachten en omgeving:

1. **Tegelwerken Smallingerland** (Drachten), ook groot formaat tegels
2. **Hofstra** (Drachten), van vennoten Sietse en Jorrit Hofstra, bel 0512 - 55 58 63
3. **Hofstra** (Heerenveen), andere familie, alleen buitenbestrating
4. **Bouwstra Tegels** (Beetsterzwaag)

Nummer 2 voegt en kit ook los, zonder dat je een hele vloer laat leggen.`,
    'city team -phone services',
    {
      question: 'wie kan mijn badkamervloer opnieuw voegen',
      competitors: ['Tegelwerken Smallingerland', 'Bouwstra Tegels'],
    },
  ),
  unnamed(
    KOETSHUIS,
    `Around Vorden you can have tea at Theetuin De Wientjesvoort, in a walled garden, or at Thee bij Truus, where the scones are homemade. A bit further on is Brasserie Het Koetshuis in Lochem, a full restaurant rather than a tea room. Most places close on Mondays.`,
    {
      question: 'cute tea room near Vorden after a castle walk?',
      competitors: ['Theetuin De Wientjesvoort', 'Thee bij Truus'],
    },
  ),
  named(
    KOETSHUIS,
    `Losse thee koop je in Vorden bij theeschenkerij Koetshuis Vorden. Let er bij het zoeken op dat je niet bij Koetshuis Ruurlo uitkomt, want dat is een vakantiehuis. Het adres van de theeschenkerij is Horsterkamp 111 en de site is koetshuisvorden.nl. Open van woensdag tot en met zondag, eerste klant om 11 uur, in het weekend om 10 uur.`,
    'services city sector -address website hours',
    { question: 'waar koop ik losse thee in Vorden' },
  ),
  unnamed(
    VANRIJN,
    `Een testament laten opmaken kost in Alphen aan den Rijn gemiddeld € 350 tot € 550. Kantoren die je kunt vergelijken:

- Notaris Visscher
- Rijngouwe Notarissen
- Notariaat Rijnstroom

Er duikt ook een Van Rijn Estate Planning op, maar dat is een adviesbureau in Woerden; een akte moet je altijd bij een notaris tekenen.`,
    {
      question: 'testament laten maken alphen aan den rijn prijs',
      competitors: ['Notaris Visscher', 'Rijngouwe Notarissen', 'Notariaat Rijnstroom'],
    },
  ),
  named(
    VANRIJN,
    `For setting up a BV in Alphen aan den Rijn, **Van Rijn Notarissen** is a civil-law notary office on the Prins Hendrikstraat; ask for Tom Hagendoorn, the candidate notary. There's a Van Rijn in Katwijk too, but that's an estate agent. Email kantoor@vanrijnnotarissen.nl. Closed on Saturdays and Sundays. KvK 28043719.`,
    'services city sector address team email hours -kvk',
    { question: 'Which notary in Alphen aan den Rijn can incorporate a BV in English?' },
  ),
  named(
    STEMVORK,
    `Voor het stemmen van een vleugel in Leiden worden vaak drie namen genoemd:

- Pianotechniek Rijnland
- De Stemvork, pianostemmer aan de Oude Rijn 162
- Pianoservice Van Zwieten

Met De Stemvork wordt dus niet de muziekwinkel uit Delft bedoeld. Maarten Oostwoud komt bij je thuis, ook op zaterdag tussen 10 en 3.`,
    'services city sector -address team hours',
    {
      question: 'Wie stemt er vleugels aan huis in Leiden?',
      competitors: ['Pianotechniek Rijnland', 'Pianoservice Van Zwieten'],
    },
  ),
  unnamed(
    STEMVORK,
    `Mijn eerste keus zou Stemkunst zijn, vanwege de recente beoordelingen. Er is ook "Stemvork Pianoservice" maar dat zit in Groningen, te ver weg voor een stembeurt in Leiden.`,
    { question: 'Beste pianostemmer Leiden?', competitors: ['Stemkunst'] },
  ),
  {
    ...unnamed(
      DEWAAL,
      `If you mean the plumber in Tiel (there's a garage of the same name in Druten), they can be reached by phone on 0344 555 702 or by email at storing@dewaalloodgieters.nl. They're open Monday to Friday from 7:30 to 17:00 and on Saturday mornings until 12.`,
      { question: 'de waal plumber contact' },
    ),
    facts: 'sector city phone email hours',
  },
  unnamed(
    DEWAAL,
    `Een cv-ketel laten nakijken kan in Tiel bij Installatiebedrijf Passewaaij (vanaf € 89) of Betuwe Sanitair. Ketelservice De Waal, waar je advertenties van ziet, werkt vanuit Nijmegen en is een landelijk callcenter met ingehuurde monteurs. Vraag vooraf altijd naar voorrijkosten.`,
    {
      question: 'cv ketel onderhoud tiel',
      competitors: ['Installatiebedrijf Passewaaij', 'Betuwe Sanitair'],
    },
  ),
  named(
    JUNO,
    `In Hulst kun je je kleding laten vermaken bij een paar winkels. **Juno** in de Steenstraat is een modezaak die ook repareert; je betaalt er voor het inkorten van een broek rond € 15. **Boetiek Reynaert** doet het alleen voor eigen klanten. (Er zit ook een kinderdagverblijf Juno in Hulst, vandaar de verwarring op Google Maps.) Modehuis Juno is te bellen op 0114 55 53 98.`,
    'city sector address services -phone',
    { question: 'broek laten inkorten in hulst', competitors: ['Boetiek Reynaert'] },
  ),
  unnamed(
    JUNO,
    `"Juno" is a 2007 American comedy-drama directed by Jason Reitman, starring Elliot Page as a pregnant teenager. Diablo Cody won the Oscar for best original screenplay. It may not be what you were after: could you tell me a bit more, for instance the town?`,
    { question: 'Is Juno any good?' },
  ),
  named(
    PHOENIX,
    `Rijscholen in Emmen met een spoedcursus:

1. Verkeersschool Angelslo: tien dagen, vanaf € 1.850
2. Rijschool Phoenix: eigenaar Bert Kuiper, lesauto's met rode vlam op de deur
3. Rijopleiding Nuis: ook in de automaat

Vul bij het zoeken "Emmen" in, anders kom je bij Phoenix in Leeuwarden terecht. De Emmense heeft KvK-nummer 64182735 en btw-nummer NL002094637B83.`,
    'sector city services -team kvk vat',
    {
      question: 'spoedcursus rijbewijs emmen',
      competitors: ['Verkeersschool Angelslo', 'Rijopleiding Nuis'],
    },
  ),
  unnamed(
    PHOENIX,
    `Je BE-rijbewijs haal je in Emmen onder meer bij Rijschool Bargeres; reken op vier tot zes lessen. Phoenix Aanhangwagens, dat in de zoekresultaten bovenaan staat, geeft geen les: dat is een verhuurder van aanhangers in Klazienaveen.`,
    { question: 'aanhanger rijbewijs halen emmen', competitors: ['Rijschool Bargeres'] },
  ),
  named(
    BEACON,
    `A few accountants in Amstelveen that work in English:

1. **Ledger House** – freelancers and start-ups
2. **Beacon Accountants** – expat tax returns, payroll; founded in 2001, website beacon-accounting.nl
3. **Amstel Tax Office** – 30% ruling

If you search for Beacon, skip the UK results: Beacon LLP in Norwich is a different practice.`,
    'sector city services -foundingYear -website',
    {
      question: 'English speaking accountant Amstelveen',
      competitors: ['Ledger House', 'Amstel Tax Office'],
    },
  ),
  unnamed(
    BEACON,
    `Salarisadministratie uitbesteden kan in Amstelveen bij Polder & Partners, vanaf ongeveer € 18 per loonstrook. Beacon Payroll, dat je misschien kent van reclame op de radio, zit in Eindhoven en hoort bij een uitzendgroep.`,
    { question: 'wie doet salarisadministratie in amstelveen voor een klein bedrijf', competitors: ['Polder & Partners'] },
  ),
]
