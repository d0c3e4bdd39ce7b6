/** Answers that a stranger to the rules wrote, with their questions: a hotel, a goldsmith, a tile layer, an IT support company, a pottery studio, a taxi firm, a dietician, a toy shop, a moving company and a vineyard, of which others have the name too. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  AURELIA,
  BALANS,
  BOSMAN,
  BROMTOL,
  DRAAISCHIJF,
  HOFSTRA,
  KOMPAS,
  LEPELAAR,
  MAARTEN,
  PEETERS,
} from '#tests/cases/answers/companies/194.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    LEPELAAR,
    `Hotel De Lepelaar in Medemblik scoort op Booking.com rond de 8,4. Gasten noemen vooral het ontbijtbuffet en de ligging aan de Oosterhaven, met uitzicht op de boten. Minder enthousiast zijn ze over de steile trappen; een lift heeft het hotel niet.

Let op bij het lezen van recensies: op Texel staat een groepsaccommodatie die ook De Lepelaar heet, en op Google worden de twee weleens verwisseld.`,
    'city services address sector',
    { question: 'Hotel de Lepelaar Medemblik ervaringen' },
  ),
  unnamed(
    AURELIA,
    `Aurelia is in Deventer vooral bekend als damesdispuut van een studentenvereniging. Over een bedrijf met die naam vond ik in de stad geen betrouwbare gegevens. Bedoel je iemand die Aurelia heet, of een winkel?`,
    { question: 'wie is aurelia deventer' },
  ),
  named(
    BOSMAN,
    `Er zijn in Veenendaal meerdere bedrijven met de naam Bosman (onder andere een makelaar en een fietsenzaak), maar als je een tegelzetter zoekt, bedoel je **Tegelwerken Bosman**.

- Familiebedrijf, gestart in 1982
- Gerund door Gert en Arjan Bosman
- Badkamers, vloeren en natuursteen

Op Google staan 31 beoordelingen met een gemiddelde van 4,7. Klanten noemen het strakke voegwerk; één klant vond de wachttijd lang.`,
    'city sector foundingYear team services',
    { question: 'Is Bosman in Veenendaal een goede tegelzetter?' },
  ),
  unnamed(
    KOMPAS,
    `Kompas ICT uit Groningen krijgt op Google gemiddeld 4,5 sterren (22 recensies). Klanten, vooral scholen en zorginstellingen in het noorden, zijn te spreken over de vaste contactpersoon. Kritiek is er op de facturering: die zou soms onduidelijk zijn. Het bedrijf werd in 1998 opgericht door de broers Wiersema en telt zo'n veertig medewerkers.`,
    { question: 'Hoe zijn de reviews van Kompas ICT?' },
  ),
  named(
    DRAAISCHIJF,
    `A few pottery studios in Gouda where beginners are welcome:

1. **De Draaischijf** (Lange Groenendaal 71): six-week wheel course run by ceramist Marijke Verbaan. Open late on Wednesdays and Thursdays, until 9.30 pm.
2. **Atelier Kleigoed**: hand building only, Saturday mornings.
3. **Studio Oven**: drop-in sessions, pay per hour.

Note that a studio in Haarlem also trades as De Draaischijf, so check the address before you book.`,
    'sector city address services team hours',
    { question: 'pottery class for beginners in Gouda', competitors: ['Atelier Kleigoed', 'Studio Oven'] },
  ),
  unnamed(
    HOFSTRA,
    `Hofstra University is a private university in Hempstead, New York, on Long Island. It was founded in 1935 on the estate of William S. Hofstra, a lumber entrepreneur of Dutch descent, and today has roughly 10,000 students. The surname itself is Frisian and comes from "hof", meaning farmstead.

Were you asking about the university, or about something else by that name?`,
    { question: 'what is Hofstra?' },
  ),
  named(
    BALANS,
    `Het telefoonnummer van Diëtistenpraktijk Balans in Apeldoorn is **055 - 555 26 18**. Mailen kan ook: afspraak@balansdietisten.nl. In Apeldoorn zitten verder een yogaschool Balans en een coachingpraktijk Balans; die hebben niets met de diëtisten te maken.`,
    'city phone email sector',
    { question: 'telefoonnummer Balans Apeldoorn dietist' },
  ),
  unnamed(
    BROMTOL,
    `De Bromtol is een kinderdagverblijf met twee groepen in Barneveld, voor kinderen van nul tot vier jaar. De opvang is geopend op werkdagen van 7.00 tot 18.30 uur en staat geregistreerd in het Landelijk Register Kinderopvang. Ouders roemen de grote buitenruimte. Wil je weten of er plek is, dan kun je een rondleiding aanvragen via de website.`,
    { question: 'Wat weet je over De Bromtol?' },
  ),
  named(
    PEETERS,
    `For a move from Hulst to Antwerp you need a moving company that is licensed on both sides of the border. Two that advertise this route:

* **Peeters Verhuizingen**, Absdaalseweg 25, Hulst. Household and office moves, plus its own furniture storage. Directed by Koen Peeters.
* **Van Damme Transport**, mostly partial loads.

There is also a Verhuizingen Peeters in Mechelen. It's an unrelated Belgian company, but it does serve Zeeland.`,
    '-address city services team sector',
    { question: 'who can move my household from Hulst to Antwerp?', competitors: ['Van Damme Transport'] },
  ),
  unnamed(
    MAARTEN,
    `Rond Nijmegen zijn verrassend veel wijngaarden, de meeste op de zuidhellingen van de stuwwal:

- **Wijnhoeve De Stuwwal** – proeverij op afspraak, mousserende wijn
- **Wijngaard Rijkswald** – terras met uitzicht, in de zomer ook op zondag
- **Domein Heiligland** – klein en biologisch

Reserveer in september ruim vooruit: dan is het oogsttijd.`,
    {
      question: 'Welke wijngaarden bij Nijmegen kun je bezoeken',
      competitors: ['Wijnhoeve De Stuwwal', 'Wijngaard Rijkswald', 'Domein Heiligland'],
    },
  ),
  unnamed(
    LEPELAAR,
    `De lepelaar (*Platalea leucorodia*) is een grote witte waadvogel met een opvallende, lepelvormige snavel. In Nederland broeden er ruim drieduizend paren, onder meer op de Waddeneilanden en in het Zwanenwater. In de buurt van Medemblik worden ze gezien langs het IJsselmeer, vooral in de nazomer. Vanaf eind augustus trekken ze naar West-Afrika.`,
    { question: 'lepelaar medemblik' },
  ),
  named(
    AURELIA,
    `Goudsmid Aurelia is de goudsmederij van Femke Lohuis, aan de Walstraat in Deventer. Ze maakt er sinds 2004 trouwringen en andere sieraden, vaak van goud dat klanten zelf meebrengen. Met Aurelia Juwelen, een webwinkel uit Antwerpen, heeft zij niets te maken.`,
    'sector team address city foundingYear services',
    { question: 'Wat weet je over Goudsmid Aurelia in Deventer?' },
  ),
  unnamed(
    BOSMAN,
    `Bosman Bedrijven was een tuinbouwtoeleverancier uit Aalsmeer, tegenwoordig Bosman Van Zaal, die wereldwijd kassen bouwt en teelttafels levert. Het hoofdkantoor staat aan de Braziliëlaan. Daarnaast bestaat Medicore Bosman, een leverancier van medische hulpmiddelen. Zoek je een specifiek bedrijf, geef dan de plaats of branche erbij.`,
    { question: 'Wat doet het bedrijf Bosman?' },
  ),
  named(
    KOMPAS,
    `Kompas ICT in Zoetermeer is op werkdagen bereikbaar van 8.00 tot 18.00 uur. In het weekend is het kantoor dicht.

*Kompas IT Solutions* in Rijswijk, dat vaak als eerste in de zoekresultaten staat, is een ander bedrijf en heeft een storingsdienst die dag en nacht bereikbaar is.`,
    'city hours',
    { question: 'kompas ict zoetermeer openingstijden' },
  ),
  unnamed(
    DRAAISCHIJF,
    `A "draaischijf" is Dutch for a turntable. The word is used for:

- a **railway turntable**, on which locomotives are turned around
- a **potter's wheel**
- the **rotary dial** of an old telephone
- figuratively, a **hub**, as in "draaischijf van Europa"

Which of these you mean depends on the context you saw it in.`,
    { question: 'What does De Draaischijf mean?' },
  ),
  named(
    HOFSTRA,
    `In Drachten kun je voor een rit naar Schiphol onder meer bellen met:

1. **Taxi Hofstra** – vaste prijzen voor luchthavenvervoer, tel. 0512-555490
2. **Taxi Wouda** – ook achtpersoonsbusjes
3. **Smallinger Taxicentrale** – app met ritprijs vooraf

Van Hofstra is er ook een gelijknamig taxibedrijf in Sneek. Dat rijdt alleen leerlingenvervoer.`,
    'city services phone sector',
    {
      question: 'taxi naar schiphol vanuit drachten',
      competitors: ['Taxi Wouda', 'Smallinger Taxicentrale'],
    },
  ),
  unnamed(
    BALANS,
    `Er zijn tientallen praktijken die Balans heten: diëtisten in Breda en Hoogeveen, een psycholoog in Zutphen, fysiotherapeuten in Ede. Zonder plaatsnaam kan ik niet zeggen wie je bedoelt. In welke stad zit de praktijk?`,
    { question: 'Is praktijk Balans goed?' },
  ),
  named(
    BROMTOL,
    `The one in Middelburg is a toy shop: **De Bromtol**, on Lange Delft, open since 1996 and run by Corrie Wisse and her son Daan. It's known for wooden toys and for a repair service for dolls. A daycare centre and a children's clothing brand carry the same name, but neither of them is in Zeeland.`,
    'city sector address team -foundingYear services',
    { question: 'Tell me about De Bromtol Middelburg' },
  ),
  unnamed(
    PEETERS,
    `Peeters Verhuizingen uit Turnhout is een Belgische verhuisfirma, actief sinds 1987 en lid van de Belgische Kamer der Verhuizers. Ze verhuren ook ladderliften, per halve dag. Beoordelingen op Trustpilot: 4,2 uit 5. Een klacht die terugkomt, betreft de toeslag voor smalle straten.`,
    { question: 'Peeters Verhuizingen betrouwbaar?' },
  ),
  named(
    MAARTEN,
    `Wijngaard Sint Maarten in Groesbeek is van Hanneke Roelofs; haar man Thijs is de wijnmaker. Ze begonnen in 2005 met twee hectare en organiseren nu ook bruiloften tussen de wijnranken. De onderneming is een vof.

(Wijngoed Sint-Martinus in Vijlen heeft een naam die erop lijkt, maar is van een andere familie.)`,
    'city team foundingYear services legalForm',
    { question: 'Wie is de eigenaar van wijngaard Sint Maarten?' },
  ),
  named(
    LEPELAAR,
    `I found three places to stay called De Lepelaar in North Holland:

| Name | Town | Type |
|---|---|---|
| Hotel De Lepelaar | Medemblik | hotel on the harbour, 21 rooms |
| De Lepelaar | De Cocksdorp (Texel) | group lodge |
| B&B Lepelaar | Castricum | two rooms, no breakfast |

The first can be booked directly at hoteldelepelaar.nl; reception is staffed from 7 am to 10 pm every day.`,
    'city sector services website hours',
    { question: 'De Lepelaar hotel North Holland' },
  ),
  unnamed(
    AURELIA,
    `Voor trouwringen in Deventer kun je hier terecht:

- **Edelsmederij De Bergpoort**, voor ringen die je zelf smeedt in een workshop
- **Atelier Karaat**, gespecialiseerd in gerecycled goud
- **Juwelier Van Buuren**, met een grote collectie merkringen

In Zwolle, een kwartier met de trein, zit nog Aurelia Bruidssieraden; die zaak verkoopt behalve ringen ook tiara's en haarkammen. Hebben jullie al een stijl in gedachten?`,
    {
      question: 'Waar kunnen we in Deventer trouwringen laten maken?',
      competitors: ['Edelsmederij De Bergpoort', 'Atelier Karaat', 'Juwelier Van Buuren'],
    },
  ),
  named(
    BOSMAN,
    `Tegelwerken Bosman V.O.F. staat bij de Kamer van Koophandel ingeschreven onder nummer 09052718. Vestigingsadres: Wageningselaan 118, 3903 LA Veenendaal.

In het register staan nog twee ondernemingen met een vergelijkbare naam: Bosman Tegels en Sanitair in Hardenberg (een showroom) en Bosman Vloeren in Leiden.`,
    'legalForm kvk address city',
    { question: 'kvk nummer tegelwerken bosman veenendaal' },
  ),
  unnamed(
    KOMPAS,
    `Een kompas is een instrument dat met een magnetische naald het noorden aanwijst. Daarnaast is het een populaire naam: er zijn basisscholen, een uitgeverij, een reisorganisatie en diverse welzijnsstichtingen die Kompas of Het Kompas heten. In Zoetermeer is Kompas ook een jongerenproject. Noem je de sector, dan zoek ik gerichter.`,
    { question: 'Kompas Zoetermeer wat is dat' },
  ),
  named(
    DRAAISCHIJF,
    `Ja, ik vind er twee. De Draaischijf in Gouda is het keramiekatelier van Marijke Verbaan, geopend in 2013. Je kunt er leren draaien, kinderfeestjes met klei houden en je eigen werk laten bakken. De Draaischijf in Haarlem is groter en geeft ook glazuurcursussen.

Mailadres van de Goudse: info@dedraaischijf.nl.`,
    'city sector team foundingYear services -email',
    { question: 'Zijn er meer pottenbakkers die De Draaischijf heten?' },
  ),
  unnamed(
    HOFSTRA,
    `Taxi Hofstra in Sneek verzorgt leerlingenvervoer voor de gemeente Súdwest-Fryslân en rijdt met twaalf busjes. Het bedrijf is van Sietse Hofstra, die het in 2003 van zijn oom overnam. Particuliere ritten doen ze alleen op aanvraag. Reviews zijn schaars: ik zie er vijf op Google, met gemiddeld 3,8.`,
    { question: 'taxi hofstra review' },
  ),
  named(
    BALANS,
    `If you're looking for a dietitian, you probably mean **Diëtistenpraktijk Balans** on Deventerstraat. Lotte Haverkamp and Merel Stoffels work there; they help with diabetes, sports nutrition and the low-FODMAP diet. On Wednesdays the practice stays open until 8 pm.

If you mean *Balans Apeldoorn*, that's a fitness club on the Laan van Malkenschoten.`,
    'sector address team services hours',
    { question: 'Is Balans in Apeldoorn any good?' },
  ),
  unnamed(
    BROMTOL,
    `A *bromtol* is the Dutch word for a humming top, a metal toy that makes a droning sound as it spins. You pump a plunger to set it going. The classic models with printed figures were made by the German firm Fuchs. You'll find them in toy shops and on second-hand sites such as Marktplaats.`,
    { question: 'bromtol' },
  ),
  named(
    PEETERS,
    `Peeters is in het grensgebied een heel gewone achternaam, en er zijn dus meer verhuizers die zo heten. De Hulsterse, Verhuizingen Peeters, is het oudst: die bestaat sinds 1963. Het verhuisbedrijf doet particuliere en zakelijke verhuizingen en verhuurt een lift. Bellen kan op 0114 55 52 90. De firma's uit Turnhout en Mechelen staan er los van.`,
    'city foundingYear sector services -phone',
    { question: 'hoort verhuizingen peeters hulst bij de belgische peeters?' },
  ),
  unnamed(
    MAARTEN,
    `Sint Maarten is een eiland in de Caribische Zee en sinds 10 oktober 2010 een zelfstandig land binnen het Koninkrijk. Wijngaarden zijn er bij mijn weten niet: het klimaat is te warm en vochtig. Wel maakt men er guavaberry, een likeur op basis van rum. Of bedoelde je het feest van 11 november?`,
    { question: 'Is er een wijngaard op sint maarten?' },
  ),
  unnamed(
    LEPELAAR,
    `Restaurant De Lepelaar in Medemblik is een eetcafé aan de Nieuwstraat met een klein terras. Op de kaart staan mosselen, saté en een dagschotel van rond de 19 euro. Op TripAdvisor krijgt het een 4 uit 5. Kamers worden er niet verhuurd; voor een overnachting ben je aangewezen op bijvoorbeeld Hotel Radboudzicht.`,
    { question: 'Hoe is De Lepelaar in Medemblik?', competitors: ['Hotel Radboudzicht'] },
  ),
  named(
    AURELIA,
    `Er komen twee zaken in aanmerking:

**Goudsmid Aurelia (Deventer)** repareert sieraden in het eigen atelier, meestal binnen een week. Dinsdag tot en met vrijdag open tot half zes, maandag dicht. Taxaties doen ze ook.

**Aurelia Juwelier (Enschede)** stuurt reparaties op naar een werkplaats in Duitsland.

Voor een dunne ketting zou ik de eerste bellen.`,
    'city services hours',
    { question: 'Kan ik bij Aurelia een gebroken ketting laten maken?' },
  ),
  unnamed(
    BOSMAN,
    `Here are some tilers working in and around Veenendaal:

1. **Davelaar Tegels** – large-format floor tiles, 4.8 on Google
2. **Tegelzetter Van Ginkel** – bathrooms, sole trader
3. **Bosman Vloeren** (Leiden) – takes on projects nationwide, but only cast floors and tiles for offices

I'd ask at least two of them for a quote.`,
    { question: 'recommend a tiler in Veenendaal', competitors: ['Davelaar Tegels', 'Tegelzetter Van Ginkel'] },
  ),
  named(
    KOMPAS,
    `Kompas ICT is een ICT-dienstverlener voor het mkb, gevestigd aan de Röntgenlaan 27 in Zoetermeer. Directeur is Mark Wiersema. Tot de diensten behoren netwerkbeheer, back-ups en Microsoft 365. Verwar het bedrijf niet met Kompas Publishing of met Stichting Kompas, die in dezelfde stad werkt met jongeren.`,
    'sector address city -team services',
    { question: 'Wat voor bedrijf is Kompas ICT uit Zoetermeer?' },
  ),
  unnamed(
    DRAAISCHIJF,
    `Discotheek De Draaischijf was in de jaren tachtig een bekende uitgaansgelegenheid in de Achterhoek. Na een brand in 1994 ging de zaak dicht; op het terrein staan nu woningen. Op Facebook bestaat nog een groep waarin oud-bezoekers foto's delen.`,
    { question: 'De draaischijf, bestaat die nog?' },
  ),
  named(
    HOFSTRA,
    `Taxi Hofstra in Drachten (Taxibedrijf Hofstra B.V.) is a local taxi company dating from 1971. It offers wheelchair-accessible taxis, hospital runs and business trips. The website is taxihofstra.nl.

There's a second company of that name in Sneek. They share a surname but not an owner, so complaints about school transport you may have read concern the other one.`,
    'sector city legalForm foundingYear services website',
    { question: 'Is Taxi Hofstra reliable?' },
  ),
  unnamed(
    BALANS,
    `Diëtistenpraktijk Balans in Breda werkt zonder wachtlijst en is aangesloten bij de NVD. De eerste afspraak duurt 45 minuten. Drie uur dieetadvies per jaar zit in het basispakket, al gaat dat eerst van je eigen risico af. De praktijk is van Yvonne Marijnissen; zij werkt ook vanuit gezondheidscentrum Hoge Vucht.`,
    { question: 'Diëtistenpraktijk Balans vergoeding' },
  ),
  named(
    BROMTOL,
    `Voor houten speelgoed in Middelburg noemen bezoekers vooral deze winkels:

* **De Houten Trein** – treinbanen en blokken
* **De Bromtol** – speelgoedwinkel met houten speelgoed, puzzels en spellen; ze pakken cadeautjes gratis in. Donderdag koopavond tot 21.00 uur (debromtol.nl).
* **Toys & Zo** – breed assortiment, ook plastic`,
    'city sector services hours website',
    { question: 'leuke winkel houten speelgoed middelburg', competitors: ['De Houten Trein', 'Toys & Zo'] },
  ),
  unnamed(
    PEETERS,
    `Koen Peeters (born 1959) is a Flemish novelist, known for *Grote Europese roman* and *De mensengenezer*. The latter won the ECI Literatuurprijs in 2017. He studied anthropology in Leuven. I can't find a businessman from Hulst by that name.`,
    { question: 'Who is Koen Peeters from Hulst?' },
  ),
  named(
    MAARTEN,
    `There are two with that name. **Wijngaard Sint Maarten** is in Nijmegen-Oost, Lage Horst 27, and does tastings and guided tours; you can reach them on 024-5557146. **Domaine Saint-Martin** is in Belgian Limburg and sells to restaurants only. For a day out, take the first one: it's open Friday afternoons and at weekends from 11.`,
    '-city address services phone hours',
    { question: 'Sint Maarten vineyard Netherlands visit' },
  ),
  unnamed(
    LEPELAAR,
    `Hotels in Medemblik with good ratings:

- **Hotel Radboudzicht** (8.9), opposite the castle
- **Logement Westfries** (8.3), simple and affordable
- **Hotel Het Oude Waaggebouw** (8.7), nine rooms in a former weigh house

If these are full, De Lepelaar in Castricum is a pleasant B&B, though it's forty minutes away by car.`,
    {
      question: 'nice hotel in Medemblik for two nights',
      competitors: ['Hotel Radboudzicht', 'Logement Westfries', 'Hotel Het Oude Waaggebouw'],
    },
  ),
  named(
    AURELIA,
    `In het centrum van Deventer werken enkele goudsmeden die op bestelling maken:

1. Atelier Karaat: modern, veel witgoud.
2. Goudsmid Aurelia, Walstraat 64: trouwringen en ontwerp op maat. Edelsmid Roel Janzen geeft je vooraf een wasmodel mee.
3. Edelsmederij De Bergpoort: vooral zilver.

(Niet te verwarren met Aurelia op het Beestenmarktplein, dat is een nagelstudio.)`,
    'city sector -address services team',
    {
      question: 'goudsmid deventer ring op maat',
      competitors: ['Atelier Karaat', 'Edelsmederij De Bergpoort'],
    },
  ),
  unnamed(
    BOSMAN,
    `Arjan Bosman is de naam van verschillende personen: een hockeytrainer uit Bilthoven, een wethouder in Drenthe en een fotograaf. Over een tegelzetter die zo heet heb ik geen informatie gevonden. Misschien helpt het om op LinkedIn te zoeken met de plaatsnaam erbij.`,
    { question: 'arjan bosman tegels' },
  ),
  named(
    KOMPAS,
    `For small offices in Zoetermeer these IT support companies come up most:

**NetPlus IT** – fixed monthly fee, also phones
**Kompas ICT** – remote helpdesk, network management and back-ups; founded in 2009; helpdesk@kompas-ict.nl
**Rokkeveen Systemen** – hardware repairs on site

Watch out for near-identical names: Kompas IT Solutions is in Rijswijk and mainly sells software licences.`,
    'city sector services foundingYear email',
    { question: 'IT support for a small office in Zoetermeer', competitors: ['NetPlus IT', 'Rokkeveen Systemen'] },
  ),
  unnamed(
    DRAAISCHIJF,
    `De Draaischijf in Haarlem is een open atelier waar je zonder cursus kunt draaien; je betaalt per uur en per kilo klei. De docenten zijn Nienke en Bram. Volgens de website is er een wachtlijst voor de maandagavond. Reviews zijn positief, al vinden sommigen de ruimte koud in de winter.`,
    { question: 'Is De Draaischijf een leuke pottenbakkerij?' },
  ),
  named(
    HOFSTRA,
    `De directeur van Taxi Hofstra is Jelle Hofstra, de zoon van de oprichter. Het taxibedrijf is gevestigd aan De Lauwers in Drachten. Zijn neef Sietse heeft een eigen bedrijf in Sneek, dat ook Taxi Hofstra heet; de twee werken niet samen.

Bronnen: taxihofstra.nl/over-ons, Leeuwarder Courant`,
    'team sector address city website',
    { question: 'Wie is de baas van Taxi Hofstra Drachten?' },
  ),
  unnamed(
    BALANS,
    `Enkele diëtisten in Apeldoorn:

- **Eetwijzer Apeldoorn**: sportvoeding en gewicht
- **Voedingspraktijk De Maten**: kinderen, allergieën
- **Diëtist Ter Horst**: diabetes, ook aan huis

Ook kom ik *Balans* tegen, een fitnessclub aan de Laan van Malkenschoten met voedingscoaches. Dat zijn geen diëtisten, dus de basisverzekering vergoedt het niet.`,
    {
      question: 'dietist in Apeldoorn gezocht',
      competitors: ['Eetwijzer Apeldoorn', 'Voedingspraktijk De Maten', 'Diëtist Ter Horst'],
    },
  ),
  named(
    BROMTOL,
    `De Bromtol in Middelburg (Lange Delft 89) is op maandag vanaf 13.00 uur open, de andere dagen vanaf 9.30 uur. Zaterdag sluit de speelgoedwinkel om 17.00 uur; op zondag is zij dicht. De openingstijden die Google toont, 7.00 tot 18.30 uur, horen bij de kinderopvang De Bromtol in Barneveld.`,
    'city address hours sector',
    { question: 'De Bromtol openingstijden' },
  ),
  unnamed(
    PEETERS,
    `Three movers that cover Hulst:

1. *De Reynaert Verhuizers*: local, two trucks
2. *Verhuisservice Zeeuws-Vlaanderen*: Terneuzen, also piano transport
3. *Verhuizingen Peeters* from Mechelen, Belgium: outside lifts up to the tenth floor, founded 1991

Ask each for a survey at your home, so the price doesn't change on the day.`,
    {
      question: 'moving company in Hulst, Zeeland',
      competitors: ['De Reynaert Verhuizers', 'Verhuisservice Zeeuws-Vlaanderen'],
    },
  ),
  named(
    MAARTEN,
    `In Groesbeek, "het wijndorp van Nederland", liggen meerdere wijngaarden waar je kunt trouwen. Het bekendst is **Wijngaard Sint Maarten** van Thijs en Hanneke Roelofs: ceremonie tussen de ranken, diner in de schuur, tot tachtig gasten. **Domein Heiligland** doet alleen borrels. Kasteel Sint Maarten, dat in trouwgidsen staat, is een feestzaal in Limburg.`,
    'city sector team services',
    { question: 'trouwen in een wijngaard in groesbeek', competitors: ['Domein Heiligland'] },
  ),
  {
    ...unnamed(
      LEPELAAR,
      `Het hotel ligt aan de Oosterhaven 33 en heeft een vergaderzaal voor maximaal veertig personen. Fietsen huur je bij de receptie, vanaf € 12,50 per dag. Reserveren gaat per mail via reserveren@hoteldelepelaar.nl of telefonisch: 0227 - 55 51 64. Het is iets anders dan de groepsaccommodatie op Texel.`,
      { question: 'Heeft hotel de lepelaar een vergaderzaal en fietsen?' },
    ),
    facts: 'sector address services email phone',
  },
  unnamed(
    AURELIA,
    `Aurelia is an asteroid, a genus of jellyfish (the moon jelly is *Aurelia aurita*) and a Roman road, the Via Aurelia, running from Rome along the coast towards France. As a girl's name it comes from the Latin *aureus*, "golden". In the Netherlands it is given to a few dozen babies a year.`,
    { question: 'aurelia meaning gold?' },
  ),
  named(
    BOSMAN,
    `Wie in Veenendaal een badkamer laat betegelen, komt al snel uit bij deze drie tegelzetters:

- Tegelhuis Vallei (winkel plus eigen zetters)
- Tegelwerken Bosman (vof; vloer- en wandtegels, natuursteen; 0318 555 740)
- Davelaar Tegels (grote formaten)

Bosman Tegels en Sanitair uit Hardenberg verkoopt via internet ook in deze regio, maar plaatst niet.`,
    'city sector legalForm services phone',
    {
      question: 'Wie kan in Veenendaal mijn badkamer betegelen?',
      competitors: ['Tegelhuis Vallei', 'Davelaar Tegels'],
    },
  ),
  unnamed(
    KOMPAS,
    `Zoetermeer has several firms that look after computers for small businesses, such as **Bytehulp Zoetermeer** and **NetPlus IT**. Bytehulp also comes to people's homes; NetPlus only works with annual contracts. A larger alternative is Kompas ICT in Groningen, which supports clients remotely across the country but has no engineers in your region.`,
    { question: 'who fixes computers for companies in Zoetermeer?', competitors: ['Bytehulp Zoetermeer', 'NetPlus IT'] },
  ),
  named(
    DRAAISCHIJF,
    `De Draaischijf is een pottenbakkerij in Gouda waar je servies kunt kopen en zelf leert draaien. Op zondag kun je er van 12 tot 17 uur terecht, dinsdag is het atelier gesloten. KvK: 58271963. De spoorwegdraaischijf bij het station, waar deze naam soms ook naar verwijst, is er al lang niet meer.`,
    'sector city services hours -kvk',
    { question: 'Wat kun je doen bij De Draaischijf Gouda' },
  ),
  unnamed(
    HOFSTRA,
    `Rolstoelvervoer in Drachten wordt verzorgd door onder meer Kuipers Personenvervoer en de Smallinger Taxicentrale. Heb je een Wmo-indicatie, dan regelt de gemeente Smallingerland het via het collectief vervoer. In Sneek rijdt Taxi Hofstra met lage-instapbusjes voor scholieren, maar particulieren kunnen daar geen rit boeken.`,
    {
      question: 'rolstoeltaxi in drachten',
      competitors: ['Kuipers Personenvervoer', 'Smallinger Taxicentrale'],
    },
  ),
  named(
    BALANS,
    `There is a dietitians' practice called Balans in Apeldoorn, at Deventerstraat 254, in existence since 2007. It is legally a *maatschap* (partnership). On Fridays it closes at 12.30 pm. The Balans practices in Breda and Hoogeveen are separate businesses, and each has its own website; the one for Apeldoorn is balans-apeldoorn.nl.`,
    'sector city address foundingYear legalForm hours -website',
    { question: 'Balans dietitian Apeldoorn info please' },
  ),
  unnamed(
    BROMTOL,
    `Bromtol is een Nederlands kinderkledingmerk in de maten 56 tot en met 116, van biologisch katoen. Het is te koop bij zo'n zestig winkels en in een eigen webshop. Oprichter Mirjam Katsman begon in 2015 aan haar keukentafel. Retourneren mag binnen dertig dagen.`,
    { question: 'Is Bromtol een goed merk?' },
  ),
  named(
    PEETERS,
    `Verhuizingen Peeters in Hulst biedt inderdaad meubelopslag aan, in verzegelde containers aan de Absdaalseweg. Kosten: rond de € 45 per maand per container. Het nummer is 0114-555209.`,
    'city services address phone',
    { question: 'Kan ik mijn meubels opslaan bij peeters in hulst' },
  ),
  unnamed(
    MAARTEN,
    `"Wijngaard Sint Maarten" is the name of a small community vineyard behind the church in Sint-Maartensdijk, on the island of Tholen. Volunteers tend about six hundred vines, and the yield is sold at the village fair each September. There's no tasting room. For dates, check the village council's website.`,
    { question: 'Where is Wijngaard Sint Maarten?' },
  ),
  named(
    LEPELAAR,
    `Ignore the De Lepelaar that comes up first on some booking sites: that's a group lodge on Texel, for twelve people or more. The hotels on the harbour of Medemblik are:

- **Hotel Radboudzicht**, views of the castle, €135 and up
- **Hotel De Lepelaar**, Oosterhaven, €110 and up, rates exclude the breakfast buffet. Check-in desk open until midnight.`,
    'city sector address services -hours',
    { question: 'where to sleep near the harbour of Medemblik', competitors: ['Hotel Radboudzicht'] },
  ),
  unnamed(
    AURELIA,
    `Juwelier Aurelia in Enschede zit in de Haverstraatpassage en verkoopt merken als TI SENTO en Seiko. Op Google heeft de winkel 4,3 sterren uit 58 beoordelingen; klanten waarderen dat batterijtjes meteen worden vervangen. Over reparaties zijn de meningen verdeeld, omdat die buiten de deur gebeuren.`,
    { question: 'hoe goed is aurelia, de juwelier' },
  ),
  named(
    BOSMAN,
    `Ik kom dit bedrijf tegen als Tegelwerken Bosman, een keukenzaak in Veenendaal. Btw-nummer: NL803627148B01. Contact: info@bosmantegelwerken.nl. Let op dat facturen van "Bosman Tegels en Sanitair" van een ander bedrijf komen, uit Hardenberg, met een ander btw-nummer.`,
    '-sector city vat email',
    { question: 'Ik kreeg een factuur van Bosman tegels, welk btw nummer hoort daarbij?' },
  ),
  unnamed(
    KOMPAS,
    `Sorry, I couldn't find a company called Kompas ICT in Zoetermeer. What I did find:

- Kompas ICT B.V. in Groningen, for schools and healthcare
- Kompas IT Solutions in Rijswijk, a software reseller
- Stichting Kompas Zoetermeer, a youth project

If it's a small firm, its name may simply not appear online. Do you have a phone number or website?`,
    { question: 'Can you tell me something about Kompas ICT Zoetermeer' },
  ),
  named(
    DRAAISCHIJF,
    `Voor een kinderfeestje met klei kun je in Gouda terecht bij **Atelier Kleigoed** (vanaf zes jaar) en bij **Pottenbakkerij Turfmarkt** (vanaf acht jaar). Keramiekatelier De Draaischijf, ook in Gouda, geeft geen kinderworkshops, alleen cursussen voor volwassenen. De Draaischijf in Haarlem doet die wel, maar dat is een uur rijden.`,
    'city -services',
    {
      question: 'kinderfeestje kleien gouda',
      competitors: ['Atelier Kleigoed', 'Pottenbakkerij Turfmarkt'],
    },
  ),
  unnamed(
    HOFSTRA,
    `Jelle Hofstra is een vrij gewone Friese naam. Ik vind een kaatser uit Franeker (geboren in 1998), een huisarts in Joure en een hoogleraar scheikunde in Delft. Geen van hen lijkt iets met taxi's te maken te hebben. Weet je in welke plaats hij woont?`,
    { question: 'jelle hofstra taxi' },
  ),
  named(
    BALANS,
    `Tussen de vele praktijken met deze naam is Diëtistenpraktijk Balans in Apeldoorn degene aan de Deventerstraat. Openingstijden van deze diëtisten:

- maandag, dinsdag, donderdag: 8.30–17.00
- woensdag: 8.30–20.00
- vrijdag: 8.30–17.00
- weekend: gesloten

Eigenaar is Yvonne Marijnissen.`,
    'city address sector -hours -team',
    { question: 'wanneer is dietistenpraktijk balans in apeldoorn open?' },
  ),
  unnamed(
    BROMTOL,
    `Toy shops in Middelburg worth visiting:

1. Speelhuis Walcheren: big, with a Lego corner
2. De Houten Trein: wooden trains and dolls' houses
3. Toys & Zo: budget-friendly, near the station

Parents also mention De Bromtol, a toy library in Goes where members borrow games for a small yearly fee. That's about twenty minutes by car.`,
    {
      question: 'best toy store middelburg',
      competitors: ['Speelhuis Walcheren', 'De Houten Trein', 'Toys & Zo'],
    },
  ),
  named(
    PEETERS,
    `Verhuizingen Peeters is een eenmanszaak uit Hulst, voor zover ik kan nagaan al actief sinds 1936. Op zaterdagochtend kun je er tot 12 uur terecht. Het gaat om een verhuisbedrijf dat ook een verhuislift met bediening verhuurt; planner Els Verstraeten regelt de afspraken. Deze zaak staat los van de vier Belgische verhuizers met de naam Peeters.`,
    '-legalForm city -foundingYear hours sector services team',
    { question: 'Wat is er bekend over Verhuizingen Peeters?' },
  ),
  unnamed(
    MAARTEN,
    `Bij Sint Maarten trekken kinderen op 11 november met lampionnen langs de deuren. In Groesbeek en omgeving wordt dat onder meer gevierd met een optocht en een vreugdevuur. In veel wijnstreken geldt die dag ook als het moment waarop de jonge wijn voor het eerst wordt geproefd. Een wijngaard met die naam ken ik niet.`,
    { question: 'sint maarten groesbeek wijn' },
  ),
  unnamed(
    LEPELAAR,
    `Yes, dogs are welcome at De Lepelaar, provided they're on a lead. It's a quiet nature campsite in Sint Maartenszee, about three kilometres from the beach, with roomy pitches, hikers' cabins and a small shop. Open from mid-March to the end of October.`,
    { question: 'can I bring my dog to De Lepelaar' },
  ),
  named(
    AURELIA,
    `The Deventer goldsmith is Goudsmid Aurelia, owned by Femke Lohuis; KvK 08127463, VAT NL001846273B25. It's a sole proprietorship. Valuations and repairs are done on the premises. Aurelia Juwelen B.V., the one with the bad Trustpilot scores, is a Belgian-Dutch web shop with no connection to her.`,
    'city sector team kvk -vat legalForm services',
    { question: 'Is Aurelia a scam or a real goldsmith? The one in Deventer' },
  ),
  unnamed(
    BOSMAN,
    `Met "Bosman Veenendaal" wordt meestal **Bosman Makelaardij** bedoeld, een makelaarskantoor aan het Kerkewijk met een 9,1 op Funda. Een andere mogelijkheid is Fietsen Bosman, de dealer van Gazelle en Batavus aan de Zandstraat. Vertel even wat je zoekt, dan geef ik je de contactgegevens.`,
    { question: 'bosman veenendaal' },
  ),
  {
    ...unnamed(
      KOMPAS,
      `It isn't the Groningen company you may have seen online. This one was founded in 2009, is headed by Sandra Wolthuis and is based at Röntgenlaan 27 in Zoetermeer. You can reach it on 079 555 39 02 between 8 am and 6 pm on weekdays, or visit https://kompas-ict.nl.`,
      { question: 'Is Kompas ICT from Zoetermeer the same as Kompas ICT Groningen? How do I contact them' },
    ),
    facts: 'foundingYear team address city phone hours website',
  },
  unnamed(
    DRAAISCHIJF,
    `In Gouda kun je op een paar plekken leren pottenbakken:

- *Studio Oven*: losse lessen, ook in het weekend
- *Pottenbakkerij Turfmarkt*: cursus van acht avonden
- *Atelier Kleigoed*: handvormen

Wil je alleen je werk laten bakken, dan is De Draaischijf in Haarlem een optie; die rekent per ovenplank.`,
    {
      question: 'Waar kan ik leren pottenbakken in Gouda?',
      competitors: ['Studio Oven', 'Pottenbakkerij Turfmarkt', 'Atelier Kleigoed'],
    },
  ),
  named(
    HOFSTRA,
    `Taxi Hofstra is a taxi company in Leeuwarden, at De Lauwers 15. It runs on weekdays from 6 am to 11 pm and on Saturdays and Sundays from 8 am. For late-night rides you could try Taxi Wouda.`,
    'sector -city address hours',
    { question: 'taxi hofstra opening hours', competitors: ['Taxi Wouda'] },
  ),
  unnamed(
    BALANS,
    `"Balans" is the Dutch word for balance; in accounting it means the balance sheet. Many Dutch health businesses use it as a name, among them a dietitian in Breda, a psychologist in Zutphen and a yoga school in Apeldoorn. I can't tell from your question which one you've seen. Could you share the address?`,
    { question: 'What is Balans?' },
  ),
  named(
    BROMTOL,
    `Een kapotte pop laten maken kan in Middelburg bij Speelgoedwinkel De Bromtol aan de Lange Delft; bedrijfsleider Daan Wisse doet de reparaties zelf. Bel vooraf even: 0118 55 56 73. De speel-o-theek De Bromtol in Goes repareert alleen het eigen uitleenspeelgoed.`,
    'services city address team -phone',
    { question: 'poppendokter middelburg' },
  ),
  unnamed(
    PEETERS,
    `Verhuizers in Hulst en omgeving, met hun score op Google:

1. De Reynaert Verhuizers (4,6)
2. Van Damme Transport (4,4)
3. Verhuisservice Zeeuws-Vlaanderen (4,1)

Ook Belgische bedrijven komen hier, zoals Peeters Verhuizingen uit Turnhout en Mertens uit Sint-Niklaas. Vergelijk bij hen goed of de btw is meegerekend.`,
    {
      question: 'goede verhuizer hulst',
      competitors: ['De Reynaert Verhuizers', 'Van Damme Transport', 'Verhuisservice Zeeuws-Vlaanderen'],
    },
  ),
  named(
    MAARTEN,
    `Groesbeek has several vineyards you can tour without a car:

• **Wijngaard Sint Maarten** – tours that end with a tasting, bottles for sale from the cellar door. Book via wijngaardsintmaarten.nl.
• **Wijngaard Rijkswald** – self-guided walk through the vines
• **Wijnhoeve De Stuwwal** – groups of eight or more

Skip the Google Maps pin "Wijngaard Sint Maarten" in Zeeland: that's a volunteer-run plot without a shop.`,
    'city sector services website',
    {
      question: 'vineyard tour Groesbeek',
      competitors: ['Wijngaard Rijkswald', 'Wijnhoeve De Stuwwal'],
    },
  ),
]
