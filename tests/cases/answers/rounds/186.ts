/** Answers of several companies or things of one name, with their questions, that a stranger to the rules wrote: a bike shop, a midwife practice, a carpenter, an ice cream parlour, a civil-law notary, a guitar teacher, an electrician, a second-hand clothes shop, a first-aid trainer and a bookkeeper. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  AKKOORD,
  BALANS,
  BLOOM,
  HARTSLAG,
  HOFSTEDE,
  MADELIEF,
  VENEZIA,
  VONK,
  WIJK,
  ZWALUW,
} from '#tests/cases/answers/companies/186.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    ZWALUW,
    `Er zijn meerdere fietsenzaken met deze naam. Die in Wageningen, Tweewielers De Zwaluw, zit aan de Junusstraat 47 en is van Arjan en Sietske Bloemers. Je kunt er terecht voor reparaties, e-bikes en huurfietsen. In Heerde zit ook een De Zwaluw, maar die verkoopt alleen racefietsen.

Zoek je de winkel in Wageningen, of een andere?`,
    'sector city address team services',
    { question: 'Wat weet je over De Zwaluw fietsen?' },
  ),
  unnamed(
    MADELIEF,
    `De madelief (*Bellis perennis*) is een laagblijvend plantje uit de composietenfamilie. Het bloeit bijna het hele jaar, met een geel hart en witte, soms roze straalbloemen. In gazons komt het massaal voor. De bloemetjes zijn eetbaar en worden wel in salades gebruikt.`,
    { question: 'vertel iets over Madelief' },
  ),
  named(
    HOFSTEDE,
    `Timmerbedrijf Hofstede is a one-man carpentry business in Barneveld, run by Gert Hofstede. He started in 2009 and mostly does window frames, dormers and fitted wardrobes. Reviews I found are positive about his punctuality.

Note: don't confuse it with Hofstede Timmerfabriek in Genemuiden, a factory that supplies staircases to builders.`,
    'sector city team foundingYear services',
    { question: 'Is Timmerbedrijf Hofstede any good?' },
  ),
  unnamed(
    VENEZIA,
    `IJssalon Venezia aan de Nieuwstraat in Kerkrade is in de zomer dagelijks open van 11.00 tot 22.00 uur. Van november tot half februari is de zaak dicht. Actuele tijden staan op hun Facebookpagina.`,
    { question: 'openingstijden ijssalon venezia' },
  ),
  named(
    WIJK,
    `Bij "Van Wijk notaris" kom ik twee notariskantoren tegen:

- **Notariskantoor Van Wijk, Tiel**: Eveline van Wijk, Stationsstraat 63, telefoon 0344-555276. Familierecht, hypotheken en bv's.
- **Mr. Van Wijk Notariaat, Gouda**: kantoor van Pieter van Wijk, in 2021 opgegaan in een groter kantoor.

Woon je in de Betuwe, dan bedoel je waarschijnlijk het eerste.`,
    'sector city team address phone services',
    { question: 'van wijk notaris telefoonnummer' },
  ),
  unnamed(
    AKKOORD,
    `Akkoord is a Dutch word that means "agreement" or, in music, "chord". In everyday Dutch, *akkoord!* is used like "deal!" or "fine by me". In politics you'll see it in compounds such as *regeerakkoord* (coalition agreement) and *klimaatakkoord*.`,
    { question: 'What is Akkoord?' },
  ),
  named(
    VONK,
    `Vonk Elektrotechniek in Alphen aan den Rijn heeft een storingsdienst en is op werkdagen bereikbaar van 7.30 tot 17.00 uur, op zaterdag tot 12.00 uur. Bel 0172 - 55 54 91. Er is ook een Vonk Elektra in Hardenberg, met een ander nummer; controleer dus even of je de juiste te pakken hebt.`,
    'city services hours phone',
    { question: 'Hoe bereik ik Vonk Elektrotechniek bij een storing?' },
  ),
  unnamed(
    BLOOM,
    `Second Bloom is een Amerikaans bedrijf dat bloemen van bruiloften ophaalt, opnieuw schikt en naar zorginstellingen brengt. Het is als non-profit begonnen in Ohio en werkt grotendeels met vrijwilligers. Een Nederlandse vestiging heb ik niet gevonden.`,
    { question: 'Wie is de eigenaar van Second Bloom?' },
  ),
  named(
    HARTSLAG,
    `Met Hartslag kunnen verschillende dingen bedoeld zijn: de pols, een tv-programma of een trainingsbureau. Als je het laatste bedoelt: Hartslag EHBO-trainingen uit Hulst geeft cursussen EHBO, BHV en reanimatie in heel Zeeuws-Vlaanderen. Nathalie de Smedt is de eigenaar. Aanmelden gaat via hartslagehbo.nl.`,
    'sector city services team website',
    { question: 'wat doet Hartslag precies' },
  ),
  unnamed(
    BALANS,
    `Er staan tientallen ondernemingen als "De Balans" ingeschreven: yogastudio's, fysiotherapeuten, coaches en een paar boekhouders, onder meer in Venray en Hoogeveen. Zonder plaats kan ik niet zeggen welke je zoekt. Kun je erbij zetten waar het kantoor zit?`,
    { question: 'Is De Balans betrouwbaar?' },
  ),
  unnamed(
    ZWALUW,
    `De Zwaluw in Nijkerkerveen is een zelfstandige rijwielhandel met een eigen werkplaats. Klanten geven gemiddeld een 9,1. Het assortiment bestaat vooral uit Gazelle, Cortina en Batavus. Ze halen kapotte fietsen binnen een straal van tien kilometer op.`,
    { question: 'ervaringen met De Zwaluw tweewielers' },
  ),
  named(
    MADELIEF,
    `Voor een verloskundige in Veendam heb je een paar mogelijkheden:

1. **Verloskundigen Parkstad** – groot team, meerdere spreekuurlocaties
2. **Madelief** – kleinere praktijk aan het Beneden Oosterdiep, waar Merve Aksoy als echoscopist de echo's maakt
3. **Geboortehuis Westerdiep** – ook kraamhotel

Let op: er bestaat ook een kraamzorgbureau Madelief in Stadskanaal. Dat is een andere organisatie.`,
    'sector city address services team',
    {
      question: 'Ik ben zwanger en woon in Veendam, welke verloskundigen zijn er?',
      competitors: ['Verloskundigen Parkstad', 'Geboortehuis Westerdiep'],
    },
  ),
  unnamed(
    HOFSTEDE,
    `Hofstede's cultural dimensions theory was developed by the Dutch social psychologist Geert Hofstede (1928–2020). It compares national cultures along six dimensions: power distance, individualism, masculinity, uncertainty avoidance, long-term orientation and indulgence. The first data came from a survey among IBM employees between 1967 and 1973.`,
    { question: 'What can you tell me about Hofstede?' },
  ),
  named(
    VENEZIA,
    `IJssalon Venezia in Valkenswaard is een zelfstandige ijssalon, geen keten. De zaak bestaat sinds 1974 en is van Marco Dal Pozzo. Naast schepijs maken ze ijstaarten op bestelling. De gelijknamige zaken in Oss, Venlo en Hasselt horen er niet bij; "Venezia" is simpelweg een geliefde naam onder Italiaanse ijsmakers.`,
    'sector city foundingYear team services',
    { question: 'Van wie is IJssalon Venezia in Valkenswaard en hoort die bij een keten?' },
  ),
  unnamed(
    WIJK,
    `Ik kan geen notariskantoor Van Wijk in Tiel vinden. Wel zijn er diverse andere bedrijven die Van Wijk heten, zoals een aannemer in Nieuwegein en een keukenzaak in Elst. In het register op notaris.nl zie je welke notarissen in Tiel werkzaam zijn; daar staan onder andere Betuwe Notariaat en Waalnotarissen tussen.`,
    {
      question: 'Wat zijn de openingstijden van Notariskantoor Van Wijk in Tiel?',
      competitors: ['Betuwe Notariaat', 'Waalnotarissen'],
    },
  ),
  named(
    AKKOORD,
    `There are at least three music schools called Akkoord in the Netherlands. The one in Purmerend, Gitaarschool Akkoord, is where Sander Kwakman teaches guitar and ukulele, also online. It has been around since 2015. The Akkoord in Breda is a piano school and Muziekschool Akkoord in Ede offers group lessons for children.`,
    'sector city team services -foundingYear',
    { question: 'Akkoord guitar school reviews' },
  ),
  unnamed(
    VONK,
    `Een vonk is een gloeiend deeltje, zoals bij vuur of een elektrische ontlading. Daarnaast is Vonk de naam van een onderwijsinstelling in Noord-Holland, ontstaan uit het Clusius College en ROC Kop van Noord-Holland. Die biedt vmbo en mbo op locaties in Alkmaar, Hoorn, Den Helder en Schagen. Bedoelde je iets anders?`,
    { question: 'Wat is Vonk?' },
  ),
  named(
    BLOOM,
    `Second Bloom is een tweedehands kledingwinkel aan de Gierstraat in Haarlem. Op donderdag kun je er tot 20.00 uur terecht, op zondag van 12.00 tot 17.00 uur. Op maandag gaat de deur pas om 13.00 uur open.

(In Utrecht zit een bloemist die Second Bloom heet; die heeft andere tijden.)`,
    'sector address city hours',
    { question: 'hoe laat gaat second bloom open' },
  ),
  unnamed(
    HARTSLAG,
    `Een normale hartslag in rust ligt bij volwassenen tussen de 60 en 100 slagen per minuut. Getrainde sporters zitten vaak lager, rond de 40 tot 60. Je meet hem door twee vingers op je pols te leggen en 30 seconden te tellen, maal twee. Is je rusthartslag langdurig boven de 100, neem dan contact op met je huisarts.`,
    { question: 'Wat kun je me vertellen over Hartslag?' },
  ),
  named(
    BALANS,
    `Administratiekantoor De Balans B.V. (KvK 01084627) is gevestigd aan de Noorderbuurt 38 in Drachten. De directie wordt gevoerd door Hinke Postma. Er zijn in Friesland nog twee kantoren die De Balans heten, in Bolsward en in Joure, maar die staan onder een ander KvK-nummer en hebben geen band met Drachten.`,
    'legalForm kvk address city team',
    { question: 'Kvk nummer Administratiekantoor De Balans' },
  ),
  named(
    ZWALUW,
    `In Wageningen you have a few options for bike rental:

- **De Zwaluw** (Junusstraat 74): city bikes and e-bikes by the day
- **Fietspunt Nude**: basic bikes, cheap for students
- **De Trapper**: mostly second-hand sales, but ask for a weekly rate

Don't mix up the first one with Hotel De Zwaluw in Renkum, which rents bikes to guests only.`,
    'city -address services',
    { question: 'where can I rent a bike in Wageningen', competitors: ['Fietspunt Nude', 'De Trapper'] },
  ),
  unnamed(
    MADELIEF,
    `Verloskundigenpraktijk Madelief uit Nootdorp begeleidt zwangere vrouwen in Pijnacker-Nootdorp en Delfgauw. Het team telt vijf verloskundigen en houdt elke tweede dinsdag van de maand een informatieavond. Je kunt je aanmelden via het formulier op hun site; een verwijzing van de huisarts is niet nodig.`,
    { question: 'Verloskundigenpraktijk Madelief aanmelden' },
  ),
  named(
    HOFSTEDE,
    `De naam Hofstede komt in de bouw opvallend vaak voor. In Barneveld is er Timmerbedrijf Hofstede van Gert Hofstede (Wencopperweg 22, info@timmerbedrijfhofstede.nl). Verder zijn er Hofstede Bouw in Rouveen en aannemersbedrijf Hofstede in Zeist. Voor een trap of kozijn op maat ligt die in Barneveld het meest voor de hand.`,
    'city team address email services',
    { question: 'Ik zoek timmerman Hofstede, welke is dat?' },
  ),
  unnamed(
    VENEZIA,
    `Venezia (Venice) is a city in northeastern Italy, built on 118 small islands in a shallow lagoon. It's the capital of the Veneto region and, together with its lagoon, a UNESCO World Heritage Site since 1987. About 50,000 people still live in the historic centre.`,
    { question: 'Tell me about Venezia' },
  ),
  named(
    WIJK,
    `Notarissen in Tiel voor een samenlevingscontract:

• Waalnotarissen: vaste prijs online
• Notariskantoor Van Wijk: kleiner kantoor, in 1996 opgericht, kandidaat-notaris Bram Kuijpers doet de meeste gesprekken
• Notaris Hommersum: alleen op afspraak

Van Wijk in Tiel is overigens geen familie van Notaris Van Wijk in Leerdam, dat in 2019 stopte.`,
    'sector city services foundingYear team',
    {
      question: 'samenlevingscontract laten opstellen tiel',
      competitors: ['Waalnotarissen', 'Notaris Hommersum'],
    },
  ),
  unnamed(
    AKKOORD,
    `Muziekschool Akkoord in Ede biedt les in gitaar, piano, drums en zang aan leerlingen vanaf zes jaar. Een proefles kost € 15. De school zit in een voormalige kazerne en geeft twee keer per jaar een leerlingenconcert.`,
    { question: 'wat kost een les bij akkoord' },
  ),
  named(
    VONK,
    `I found two electricians that go by Vonk. The first is Vonk Elektrotechniek B.V. on Koperweg in Alphen aan den Rijn, headed by Michel Vonk and established in 1992; it installs charging points and solar panels. The second is Vonk Installatie in Hoogezand, which also does plumbing. Which of the two did you mean?`,
    'sector legalForm address city team foundingYear services',
    { question: 'Who owns Vonk electricians?' },
  ),
  unnamed(
    BLOOM,
    `Secondhand shops in Haarlem worth a visit:

1. Kringmode Spaarne – a big floor with affordable basics
2. Vintage Vijfhoek – denim, leather and 70s dresses
3. Kast & Co – curated designer pieces

If you're a fan of Second Bloom in Antwerp, Kast & Co comes closest in style.`,
    {
      question: 'best second hand clothing shops in haarlem',
      competitors: ['Kringmode Spaarne', 'Vintage Vijfhoek', 'Kast & Co'],
    },
  ),
  named(
    HARTSLAG,
    `Er zijn twee bedrijven met de naam Hartslag in Zeeland: Hartslag EHBO-trainingen in Hulst (Steensedijk 25, sinds 2010) en Hartslag Zeeland in Goes, dat alleen AED's verhuurt. Voor kinder-EHBO moet je bij de eerste zijn; bel 0114-555380.`,
    'city address foundingYear services -phone',
    { question: 'Geeft Hartslag ook kinder ehbo?' },
  ),
  unnamed(
    BALANS,
    `Boekhouders in Drachten en omgeving die je zou kunnen benaderen, zijn Wiersma Cijferwerk, Boekhoudbureau Smallingerland en Admin Friesland. In Leeuwarden zit nog De Balans Accountants, maar dat richt zich op grotere ondernemingen. Vraag bij twee of drie een offerte op en let op of de btw-aangifte in de prijs zit.`,
    {
      question: 'goede boekhouder voor zzp in drachten?',
      competitors: ['Wiersma Cijferwerk', 'Boekhoudbureau Smallingerland', 'Admin Friesland'],
    },
  ),
  unnamed(
    ZWALUW,
    `De boerenzwaluw, huiszwaluw, gierzwaluw en oeverzwaluw zijn de bekendste zwaluwen in ons land, al is de gierzwaluw er strikt genomen geen. Boerenzwaluwen arriveren vanaf eind maart uit Afrika en bouwen hun nest van modder in stallen en schuren.`,
    { question: 'Vertel me over De Zwaluw' },
  ),
  named(
    MADELIEF,
    `Madelief heeft inderdaad goede beoordelingen, maar er zijn er twee. De praktijk in Veendam (Geertje Pruim en Lisanne Wolthuis) krijgt op ZorgkaartNederland een 9,4; vooral de rustige begeleiding bij thuisbevallingen wordt geprezen. Madelief in Amersfoort is een kinderopvang en staat daar niet op.`,
    'city team services',
    { question: 'Zijn er reviews van Madelief verloskundigen?' },
  ),
  unnamed(
    HOFSTEDE,
    `I couldn't find a carpenter named Hofstede in Barneveld. There is a "Hofstede Meubelmakerij" in Dalfsen that makes tables and cabinets to order, but that's about 70 km away. Local alternatives are Houtvakman Brons and Timmerwerken Voorthuizen.`,
    {
      question: 'Does Hofstede in Barneveld do built-in closets?',
      competitors: ['Houtvakman Brons', 'Timmerwerken Voorthuizen'],
    },
  ),
  named(
    VENEZIA,
    `Valkenswaard heeft een paar goede ijssalons: Gelateria Venezia (Eindhovenseweg 14, elke dag open behalve dinsdag), IJshuis 't Bolleke en, net buiten het centrum, IJssalon De Dommel. Kom je via Eindhoven, dan zie je daar ook een Venezia, maar dat is een pizzeria.`,
    'city sector address -hours',
    {
      question: 'waar kun je lekker ijs eten in valkenswaard',
      competitors: ["IJshuis 't Bolleke", 'IJssalon De Dommel'],
    },
  ),
  unnamed(
    WIJK,
    `Mr. A.J. van Wijk was notaris te Rhenen van 1954 tot 1981. Zijn protocol is overgedragen aan een opvolger in Veenendaal; oude akten zijn op te vragen bij Het Utrechts Archief. Zoek je een notaris van nu, geef dan de plaats erbij.`,
    { question: 'notaris van wijk wie is dat' },
  ),
  named(
    AKKOORD,
    `Gitaarschool Akkoord (Purmerend)
- Adres: Gedempte Where 9
- Docent: Sander Kwakman
- Tijden: ma–do 13:00–21:30, vr 13:00–18:00, za 09:30–14:00
- Web: gitaarschoolakkoord.nl

Muziekcentrum Akkoord (Heiloo)
- Adres: Westerweg 210
- Blaasinstrumenten en koorzang

Bron: bedrijfspagina's op Google.`,
    'city address team hours website',
    { question: 'Akkoord gitaarles openingstijden en adres' },
  ),
  unnamed(
    VONK,
    `Michel Vonk is een Nederlandse onderwaterfotograaf en duikinstructeur uit Zierikzee. Hij won in 2014 een internationale prijs voor een foto van een zeekat in de Oosterschelde en schreef twee boeken over duiken in Zeeland.`,
    { question: 'Wie is Michel Vonk van Vonk elektra?' },
  ),
  named(
    BLOOM,
    `Yes, Second Bloom in Haarlem buys clothes: you can bring them in during opening hours, or leave better pieces on consignment. Fenna Duijvestijn and Rosa Lindeboom run the place. Questions go to hello@secondbloom.nl.

There's an unrelated online shop with the same name in the UK (secondbloom.co.uk), so be careful where you send parcels.`,
    'city services team email',
    { question: 'can i sell my clothes at Second Bloom?' },
  ),
  unnamed(
    HARTSLAG,
    `Hartslag Trainingen in Almere verzorgt BHV- en reanimatietrainingen op locatie in Flevoland en 't Gooi. Een basistraining BHV duurt één dag en kost € 185 per persoon, exclusief btw. De trainers komen uit de ambulancezorg.`,
    { question: 'kosten bhv Hartslag Trainingen' },
  ),
  named(
    BALANS,
    `De Balans is een boekhoudkantoor in Drachten en doet boekhouding, btw-aangiften en loonadministratie voor het mkb. Het kantoor is bereikbaar op 0512 55 57 60. Op woensdagmiddag is het dicht. Verwar het niet met De Balans in Sneek (mediation) of met het welzijnscentrum De Balans in Surhuisterveen.`,
    'sector city services phone hours',
    { question: 'Wat doet De Balans in Drachten?' },
  ),
  named(
    ZWALUW,
    `Als je Tweewielers De Zwaluw bedoelt: dat is een vof in Ede met KvK-nummer 09071836, eigenaar Arjan Bloemers. Je vindt er nieuwe e-bikes en een hoek met tweedehands fietsen. Daarnaast ken ik nog De Zwaluw in Kollum (scooters) en jeugdherberg De Zwaluw.`,
    'legalForm -city kvk team services',
    { question: 'Kun je me meer vertellen over Tweewielers De Zwaluw?' },
  ),
  unnamed(
    MADELIEF,
    `Midwives in Veendam that came up in my search:

| Practice | Good to know |
|---|---|
| Verloskundigen Parkstad | ultrasound on site, English spoken |
| Geboortehuis Westerdiep | birth rooms with bath |
| Praktijk Eerste Kreet | small team, evening appointments |

"Kraamzorg Madelief" also showed up, but that's maternity nursing rather than midwifery.`,
    {
      question: 'english speaking midwife Veendam',
      competitors: ['Verloskundigen Parkstad', 'Geboortehuis Westerdiep', 'Praktijk Eerste Kreet'],
    },
  ),
  named(
    HOFSTEDE,
    `Drie timmerlieden in Barneveld die dakkapellen maken:

**Houtvakman Brons** – ook prefab
**Timmerbedrijf Hofstede** – eenmanszaak, 0342 55 59 13, op vrijdag tot 15.00 uur bereikbaar
**Bouwbedrijf Van Ginkel-Top** – grotere projecten

Hofstede Dakkapellen uit Almelo adverteert ook in de regio, maar dat is een landelijk bedrijf zonder relatie met de Barneveldse timmerman.`,
    'sector city services legalForm phone hours',
    {
      question: 'timmerman voor een dakkapel in Barneveld',
      competitors: ['Houtvakman Brons', 'Bouwbedrijf Van Ginkel-Top'],
    },
  ),
  unnamed(
    VENEZIA,
    `Top ice cream in Valkenswaard, according to recent reviews:

1. Gelato Kempen (4.7) – pistachio is the favourite
2. IJssalon De Dommel (4.5) – terrace by the water
3. IJshuis 't Bolleke (4.4) – vegan options

If you don't mind a drive, Venezia in Weert is also popular.`,
    {
      question: 'best ice cream Valkenswaard',
      competitors: ['Gelato Kempen', 'IJssalon De Dommel', "IJshuis 't Bolleke"],
    },
  ),
  named(
    WIJK,
    `Notariskantoor Van Wijk B.V. is a notary office in Tiel. It has been around since 1998 and is led by civil-law notary Eveline van Wijk. VAT number: NL808617354B01. It isn't connected to Van Wijk Advocaten in Den Bosch, even though Google shows the two next to each other.`,
    'legalForm city -foundingYear team vat sector',
    { question: 'Give me the company details of Notariskantoor Van Wijk' },
  ),
  { ...unnamed(
    AKKOORD,
    `Je kunt er op maandag tot en met donderdag tot 21.30 uur les krijgen en op zaterdag tot 14.00 uur. De studio zit aan de Gedempte Where in Purmerend. Wil je zeker weten of er plek is op de avond die je wilt, app dan naar 06-55582037. (De muziekschool met dezelfde naam in Heiloo geeft alleen overdag les.)`,
    { question: 'Kan ik s avonds les nemen bij Gitaarschool Akkoord in Purmerend?' },
  ), facts: 'hours address city phone' },
  unnamed(
    VONK,
    `Voor het vervangen van een groepenkast in Alphen aan den Rijn kun je terecht bij Rijnstroom Installaties of Elektra Ridderveld. Reken op € 700 tot € 1.200, afhankelijk van het aantal groepen. Zwart & Blauw Elektro doet het ook, maar heeft volgens de website een wachttijd van zes weken.`,
    {
      question: 'groepenkast laten vervangen alphen aan den rijn',
      competitors: ['Rijnstroom Installaties', 'Elektra Ridderveld', 'Zwart & Blauw Elektro'],
    },
  ),
  named(
    BLOOM,
    `There are two Second Blooms you could mean. Second Bloom in Haarlem is a vintage and secondhand clothing shop on Gierstraat 71, open since 2017, phone 023 555 28 64. Second Bloom in Ghent is a café with a plant shop. Given your question about dresses, I'd go with Haarlem.`,
    'sector city address foundingYear services -phone',
    { question: 'Does second bloom have vintage dresses?' },
  ),
  unnamed(
    HARTSLAG,
    `In Hulst en omgeving kun je een reanimatiecursus volgen bij EHBO-school De Vesting en bij BHV Zeeuws-Vlaanderen. De Hartstichting heeft op haar site ook een zoekfunctie voor cursussen in de buurt. Vaak vergoedt je aanvullende zorgverzekering (een deel van) de kosten.`,
    {
      question: 'reanimatiecursus volgen in Hulst',
      competitors: ['EHBO-school De Vesting', 'BHV Zeeuws-Vlaanderen'],
    },
  ),
  named(
    BALANS,
    `"De Balans" is used by hundreds of Dutch businesses. In Drachten it's the name of a bookkeeping firm: Administratiekantoor De Balans, Noorderbuurt 38, 9203 AN. Hinke Postma is in charge, together with bookkeeper Auke Zijlstra. The firm can be reached at info@debalansdrachten.nl. A De Balans in nearby Gorredijk is a physiotherapy clinic.`,
    'city sector address team -email',
    { question: 'Who runs De Balans in Drachten' },
  ),
  unnamed(
    ZWALUW,
    `TDZ kan van alles zijn: de afkorting van *Taptoe Delfzijl*, een Turks bedrijf in textielmachines of een ticker. Een fietsenwinkel die zo heet, ben ik niet tegengekomen. Weet je de volledige naam?`,
    { question: 'tdz fietsen' },
  ),
  named(
    MADELIEF,
    `Verloskundigenpraktijk Madelief is een maatschap van verloskundigen in Veendam, opgericht in 2002. Echo's en een kinderwensspreekuur horen bij het aanbod. Thuisbevallingen doen ze voor zover ik kan zien niet.

Let op: madelief.nl is van een uitgeverij; de praktijk gebruikt verloskundigenmadelief.nl.`,
    'legalForm sector city foundingYear -services website',
    { question: 'Wat voor praktijk is Verloskundigenpraktijk Madelief?' },
  ),
  unnamed(
    HOFSTEDE,
    `Een hofstede is een oud woord voor een boerderij met het bijbehorende erf en land. In Zuid-Holland en Zeeland dragen veel monumentale boerderijen deze aanduiding nog in hun naam. Als achternaam komt Hofstede vooral voor in Drenthe, Overijssel en op de Veluwe.`,
    { question: 'Hofstede Barneveld info' },
  ),
  named(
    VENEZIA,
    `Yes. Gelateria Venezia in Valkenswaard rents out an ice cream cart for parties; send a message to ciao@veneziavalkenswaard.nl with your date. Owner: Marco Dal Pozzo. Please note that "Venezia IJskar" from Tilburg is a different company, though the carts look alike.`,
    'city services email team',
    { question: 'Can I hire an ice cream cart from Venezia for my wedding?' },
  ),
  unnamed(
    WIJK,
    `Wijk bij Duurstede heeft één notariskantoor, aan de Karel de Grotestraat. Voor andere kantoren moet je naar Doorn, Houten of Culemborg. Op notaris.nl kun je op postcode zoeken en de tarieven vergelijken.`,
    { question: 'notaris van wijk' },
  ),
  named(
    AKKOORD,
    `Guitar teachers in Purmerend:

- **Zes Snaren**: fingerstyle and classical
- **Gitaarschool Akkoord**: electric guitar, ukulele; lessons by Sander Kwakman, not open on Saturdays
- **Gitaarles Overwhere**: lessons at your home

For completeness, "Akkoord" in Zaandam is a choir.`,
    'sector city services team -hours',
    {
      question: 'electric guitar lessons for adults in purmerend?',
      competitors: ['Zes Snaren', 'Gitaarles Overwhere'],
    },
  ),
  unnamed(
    VONK,
    `Vonk Elektra is a one-person business in Hardenberg. Owner Harm Vonk takes on domestic wiring, lighting plans and smart-home systems in Overijssel and Drenthe. He has a 4.9 rating from 31 Google reviews; customers mention tidy work and fair pricing.`,
    { question: 'Vonk Elektra reviews' },
  ),
  unnamed(
    BLOOM,
    `"Second Bloom" verwijst naar een tweede bloei: sommige planten, zoals vrouwenmantel en ridderspoor, bloeien na terugsnoeien in de nazomer opnieuw. Het is ook de titel van een Amerikaanse roman over een vrouw die na haar vijftigste opnieuw begint.`,
    { question: 'wat is second bloom' },
  ),
  named(
    HARTSLAG,
    `Hartslag EHBO-trainingen in Hulst staat als eenmanszaak ingeschreven onder KvK 22068415. Je hebt er te maken met eigenaar Nathalie de Smedt. Er is nog een inschrijving met dezelfde handelsnaam, een stichting in Kapelle die burgerhulpverleners bijeenbrengt.`,
    'city legalForm -kvk team',
    { question: 'Bij welk kvk nummer hoort Hartslag in Hulst?' },
  ),
  unnamed(
    BALANS,
    `De Balans in Drachten is a wellness studio offering massage, sauna and yoga classes. It sits on the edge of the town centre and opens from Tuesday to Saturday. A one-hour relaxation massage costs about €69. Bookings can be made online.`,
    { question: 'Is De Balans in Drachten any good?' },
  ),
  named(
    ZWALUW,
    `Fietsenmakers in Wageningen zijn er genoeg. Rijwielhandel Verstege doet vooral onderhoud aan bakfietsen. De Zwaluw, sinds 1987, repareert alle merken en heeft op maandag de deur dicht. De gelijknamige zaak in Bennekom is in 2020 gestopt, dus die kun je overslaan.`,
    'sector city foundingYear services hours',
    { question: 'mijn fiets is stuk, wie kan hem maken in wageningen?', competitors: ['Rijwielhandel Verstege'] },
  ),
  unnamed(
    MADELIEF,
    `Kinderdagverblijf Madelief in Veendam biedt opvang aan kinderen van nul tot vier jaar, van maandag tot en met vrijdag van 7.00 tot 18.30 uur. Er zijn drie groepen, en er is een grote natuurtuin. Rondleidingen zijn op afspraak.`,
    { question: 'openingstijden Madelief Veendam' },
  ),
  named(
    HOFSTEDE,
    `Hofstede Timmerwerken (officially Timmerbedrijf Hofstede B.V.) is based in Barneveld. Gert Hofstede owns the business; its website is timmerbedrijf-hofstede.nl. He renovates stairs, fits frames and makes cabinets. Another Hofstede, in Lunteren, deals in reclaimed timber.`,
    '-legalForm city team -website services',
    { question: 'hofstede timmerwerken website' },
  ),
  unnamed(
    VENEZIA,
    `Er zijn in Nederland en Vlaanderen meer dan twintig ijssalons die Venezia heten, onder andere in Kerkrade, Oss, Roermond en Maaseik. De meeste zijn opgezet door families uit de Dolomieten. Noem de plaats, dan zoek ik de juiste gegevens erbij.`,
    { question: 'Wie is de eigenaar van ijssalon Venezia' },
  ),
  { ...unnamed(
    WIJK,
    `Het kantoor is doordeweeks geopend van 8.30 tot 17.00 uur, in het weekend niet. Een afspraak maak je via akte@vanwijknotaris.nl of 0344 55 52 76. Op de site vanwijknotaris.nl vind je ook een formulier. Er is in Geldermalsen nog een kantoor van die naam, maar dat heeft eigen openingsuren.`,
    { question: 'Notariskantoor Van Wijk Tiel openingstijden' },
  ), facts: 'hours email phone website' },
  unnamed(
    AKKOORD,
    `Voor gitaarles in Purmerend vond ik Muziekhuis Waterland (groepslessen en privéles), Gitaarles Overwhere (aan huis) en Zes Snaren (klassiek). Een halfuur kost meestal tussen de € 22 en € 30. Veel docenten geven een gratis proefles; zoek je voor een kind of voor jezelf?`,
    {
      question: 'gitaarles purmerend kosten',
      competitors: ['Muziekhuis Waterland', 'Gitaarles Overwhere', 'Zes Snaren'],
    },
  ),
  named(
    VONK,
    `Electricians in Alphen aan den Rijn that install EV chargers:

1. Zwart & Blauw Elektro
2. Vonk Elektrotechniek (Koperweg 13; vonkelektrotechniek.nl)
3. Rijnstroom Installaties

Vonk Laadpalen, which ranks high in the ads, is based in Eindhoven and has nothing to do with number 2.`,
    'sector city services -address website',
    {
      question: 'ev charger installation alphen aan den rijn',
      competitors: ['Zwart & Blauw Elektro', 'Rijnstroom Installaties'],
    },
  ),
  named(
    BLOOM,
    `In Haarlem kun je kleding laten repareren bij Second Bloom, de tweedehandswinkel van Rosa Lindeboom. Maandagochtend is ze dicht. Verder is er Kast & Co, waar een coupeuse op dinsdag langskomt. Second Bloom in Hilversum is een haarsalon; die komt bij het zoeken ook naar boven.`,
    'city services sector team hours',
    { question: 'waar kan ik in haarlem kleding laten repareren', competitors: ['Kast & Co'] },
  ),
  unnamed(
    HARTSLAG,
    `Hartslag is a Dutch rehab programme for heart patients run by a hospital in Rotterdam. Over twelve weeks participants train under the guidance of physiotherapists and get advice on diet and stress. A referral from your cardiologist is required.`,
    { question: 'What courses does Hartslag offer?' },
  ),
  named(
    BALANS,
    `Administratiekantoor De Balans in Drachten helpt zzp'ers met de aangifte inkomstenbelasting. Volgens het register is het btw-nummer NL809753168B01. Eigenaar zou Klaas de Boer zijn, maar die naam kan ook bij De Balans in Emmeloord horen, want bronnen halen de twee door elkaar.`,
    'city services -vat -team',
    { question: 'Helpt administratiekantoor De Balans ook zzpers en wie is de eigenaar' },
  ),
  unnamed(
    ZWALUW,
    `Bike shops in Wageningen include Rijwielhandel Verstege, De Trapper and Fietspunt Nude. Students usually go to De Trapper for a cheap second-hand bike with a three-month warranty. Expect to pay between €120 and €200. Would you like directions to any of these?`,
    {
      question: 'where do students buy a used bike in Wageningen',
      competitors: ['Rijwielhandel Verstege', 'De Trapper', 'Fietspunt Nude'],
    },
  ),
  named(
    MADELIEF,
    `Two practices share this name. Madelief in Veendam is a midwifery practice at Beneden Oosterdiep 118, with a preconception clinic and scans; call 0598-555627 or mail afspraak@verloskundigenmadelief.nl. Madelief in Nootdorp, near The Hague, is independent of it.`,
    'city sector address services phone email',
    { question: 'How do I make an appointment at Madelief midwives?' },
  ),
  unnamed(
    HOFSTEDE,
    `Trap laten renoveren in Barneveld? Timmerwerken Voorthuizen en Houtvakman Brons doen dit allebei. Een traprenovatie met laminaat of pvc begint rond € 900, met massief eiken rond € 2.000. Ook Trapcentrum De Hofstede in Apeldoorn levert in jouw regio.`,
    {
      question: 'Wie kan onze trap opknappen, regio Barneveld?',
      competitors: ['Timmerwerken Voorthuizen', 'Houtvakman Brons'],
    },
  ),
  named(
    VENEZIA,
    `Venezia in Valkenswaard is een pizzeria, niet te verwarren met Venezia in Weert. Je zit er aan de Eindhovenseweg 14 en Ilse Dal Pozzo is er bedrijfsleider. Op maandag is de zaak gesloten, op vrijdag en in het weekend open van 11.00 tot 22.00 uur.`,
    'city -sector address team hours',
    { question: 'venezia valkenswaard' },
  ),
  unnamed(
    WIJK,
    `Civil-law notaries in Tiel who can draw up a will:

- Betuwe Notariaat – fixed fee of €395 for a simple will
- Waalnotarissen – also handles international estates
- Notaris Hommersum – home visits for the elderly

Prices vary, so ask for a quote that includes registration costs.`,
    {
      question: 'making a will in Tiel, which notary?',
      competitors: ['Betuwe Notariaat', 'Waalnotarissen', 'Notaris Hommersum'],
    },
  ),
  unnamed(
    AKKOORD,
    `Sorry, over een gitaarschool met de naam Akkoord in Purmerend heb ik niets gevonden. Wel bestaan er een belangenvereniging "Akkoord" voor muziekdocenten en een kinderkoor Akkoord in Beemster. Misschien heeft de school alleen een Instagram-account.`,
    { question: 'Ken je Gitaarschool Akkoord in Purmerend?' },
  ),
  named(
    VONK,
    `Vonk Elektrotechniek uit Alphen, bedoel je die? Tessa de Rooij is daar projectleider en Michel Vonk directeur. Het bedrijf plaatst zonnepanelen en vervangt groepenkasten; mailen kan naar info@vonkelektrotechniek.nl. Bij Vonk Elektro in Purmerend, dat ook vaak opduikt, werkt niemand met die namen.`,
    'city team services email',
    { question: 'wie werken er bij Vonk' },
  ),
  unnamed(
    BLOOM,
    `Voor tweedehands merkkleding in Haarlem zijn Kast & Co en Kringmode Spaarne de bekendste adressen. Bij Vintage Vijfhoek hangt vooral kleding uit de jaren zeventig en tachtig. Op Koningsdag en tijdens de Haarlemse vlooienmarkt vind je ook veel kleding voor weinig geld.`,
    {
      question: 'Waar koop ik tweedehands merkkleding in Haarlem?',
      competitors: ['Kast & Co', 'Kringmode Spaarne', 'Vintage Vijfhoek'],
    },
  ),
  named(
    HARTSLAG,
    `For first-aid training around Hulst, look at EHBO-school De Vesting, Safe4All Terneuzen or Hartslag. The last is a first-aid trainer from Hulst itself that has given courses since 2010, including for Belgian companies; fire-warden and workplace emergency training (BHV) is available too. Hartslag vzw across the border in Sint-Niklaas is a patients' association.`,
    'sector city foundingYear services',
    {
      question: 'first aid training for our staff, near Hulst',
      competitors: ['EHBO-school De Vesting', 'Safe4All Terneuzen'],
    },
  ),
  unnamed(
    BALANS,
    `In accounting, a balance sheet (Dutch: *de balans*) shows what a company owns and owes on a given date. Assets appear on the left, equity and liabilities on the right, and both sides add up to the same total. In the Netherlands, a BV has to file it with the Chamber of Commerce each year.`,
    { question: 'de balans administratie uitleg' },
  ),
]
