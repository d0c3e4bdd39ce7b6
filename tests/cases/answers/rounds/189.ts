/** Answers that a stranger to the rules wrote, all of one name that several bear, with the question of each: a dog groomer, a bookbinder, a solar-panel installer, a yoga studio, a notary, a fishmonger, a garden designer, a driving school, a printing house and a physiotherapist. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BANYAN,
  EENDRACHT,
  KATERN,
  KOMPAS,
  NOORDSTER,
  OOSTERVELD,
  PLUIS,
  SALIX,
  VERMAAS,
  ZONKRACHT,
} from '#tests/cases/answers/companies/189.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    PLUIS,
    `Er zijn in Nederland meerdere trimsalons die Pluis heten. De Trimsalon Pluis in Doetinchem zit aan de Terborgseweg 46 en wordt gerund door Ilse Wolterink. Ze wast, knipt en scheert honden van alle rassen en doet ook aan puppygewenning.

Niet te verwarren met Trimsalon Pluis in Assen, die alleen katten behandelt. Bedoelde je die, laat het dan even weten.`,
    'sector city address team services',
    { question: 'Wat weet je over Trimsalon Pluis in Doetinchem?' },
  ),
  unnamed(
    PLUIS,
    `Trimsalon Pluis in Assen is open op:

- maandag t/m donderdag: 10.00–18.00 uur
- vrijdag: 10.00–15.00 uur
- weekend: gesloten

De salon van Roos Eling aan de Vaart is gespecialiseerd in katten en werkt alleen op afspraak. Bellen kan via 0592 555 318.`,
    { question: 'trimsalon pluis openingstijden' },
  ),
  unnamed(
    PLUIS,
    `Met "Pluis" kun je verschillende dingen bedoelen:

1. **Nijntje Pluis**, het konijntje van Dick Bruna.
2. **Pluis**, een kinderkledingmerk dat online verkoopt.
3. **Niet pluis**, de uitdrukking voor iets wat niet in orde is. Huisartsen spreken van een "niet-pluisgevoel".

Over welke wil je meer weten?`,
    { question: 'is pluis goed?' },
  ),
  named(
    PLUIS,
    `Voor een labradoodle kun je in Doetinchem bij een paar hondentrimsalons terecht:

**Trimsalon Pluis** – Terborgseweg 46, tel. 0314 55 51 27. Open di t/m vr van 9 tot 17 uur, zaterdag tot 13 uur.

**Trimsalon Wuf & Co** – werkt ook op zondag en heeft een ophaalservice.

Doodles klitten snel, dus vraag vooraf of ze de vacht willen uitkammen of liever kort scheren. Let op dat je op Google niet de gelijknamige Pluis in Assen aanklikt.`,
    'city sector address phone hours',
    { question: 'wie kan mijn labradoodle trimmen in doetinchem', competitors: ['Trimsalon Wuf & Co'] },
  ),
  unnamed(
    PLUIS,
    `In en rond Doetinchem worden deze salons het vaakst genoemd:

- Hondenkapsalon Achterhoek, Doetinchem: alle rassen, ook handstrippen
- Dogstyling Ellen, Gaanderen: klein, vooral terriërs

Tijdens het zoeken kwam ik ook een Trimsalon Pluis tegen, maar die zit in Assen en doet alleen katten; daar heb je niets aan. Hoe groot is je hond?`,
    {
      question: 'Hondentrimmer gezocht omgeving Doetinchem',
      competitors: ['Hondenkapsalon Achterhoek', 'Dogstyling Ellen'],
    },
  ),
  named(
    PLUIS,
    `Two grooming businesses trade under that name. The dog groomer in Doetinchem is a sole proprietorship owned by Ilse Wolterink, who started it in 2015. The one in Assen, a cat salon, belongs to Roos Eling. The two Trimsalon Pluis shops are not connected.`,
    'sector city legalForm team -foundingYear',
    { question: 'Who owns Trimsalon Pluis?' },
  ),
  unnamed(
    PLUIS,
    `Het faillissement waar je over las betreft waarschijnlijk Pluis Wonen B.V., een winkel in vloerkleden uit Tilburg die in februari de deuren sloot. Dat bedrijf heeft voor zover ik kan zien niets te maken met een trimsalon.

Of de trimsalon die jij bedoelt nog open is, kan ik niet vaststellen: ik heb er geen gegevens over gevonden. Bel ze voor de zekerheid.`,
    { question: 'is trimsalon pluis nog open, ik las dat ze failliet zijn?' },
  ),
  named(
    PLUIS,
    `Hand-stripping is a dying craft, but **Trimsalon Pluis** on the Terborgseweg still offers it. Daan Heusinkveld handles most of the terriers. To book: 0314 55 51 72 or afspraak@trimsalonpluis.nl.

If they're full, try Hondenkapsalon Achterhoek. (Ignore the Pluis that shows up in Assen. It's for cats.)`,
    'services address team -phone email',
    {
      question: 'Where can I get my border terrier hand-stripped near Doetinchem?',
      competitors: ['Hondenkapsalon Achterhoek'],
    },
  ),
  named(
    KATERN,
    `Boekbinderij Het Katern (Vlasmarkt 18, Middelburg) krijgt op Google een 4,9 uit 37 beoordelingen. Klanten noemen vooral het vakmanschap van Marijke de Visser en de eerlijke prijs van gerestaureerde familiebijbels. Eén recensie klaagt over een lange wachttijd.

De slechte beoordelingen onder "Het Katern" die je misschien zag, gaan over een boekhandel in Breda.`,
    'address city team services',
    { question: 'Het Katern Middelburg reviews' },
  ),
  unnamed(
    KATERN,
    `Een katern is een aantal in elkaar gevouwen vellen papier dat samen een deel van een boek vormt. Meerdere katernen worden aan elkaar genaaid tot een boekblok. In de krantenwereld is "het katern" een los bijgevoegd deel, zoals het sportkatern of het economiekatern.

Het woord komt van het Latijnse *quaterni*, "telkens vier".`,
    { question: 'Wat is Het Katern?' },
  ),
  unnamed(
    KATERN,
    `**Boekbinderij Het Katern** is een ambachtelijke binderij in Groningen, in 2003 opgericht door Jelle Wiersema. Hij werkt vanuit een oud pakhuis aan de Noorderhaven en maakt vooral luxe kunstenaarsboeken en fotoalbums in kleine oplages.

- Website: katerngroningen.nl
- Telefoon: 050 555 12 90
- Bezoek: alleen op afspraak`,
    { question: 'Boekbinderij Het Katern' },
  ),
  named(
    KATERN,
    `Voor een Statenbijbel zou ik in Zeeland bij een van deze boekbinders informeren:

1. **Boekbinderij Het Katern**, Middelburg. Bestaat sinds 1986 en restaureert oude banden; te bereiken op 0118-555640 of werkplaats@hetkatern.nl.
2. **Atelier Perkament**, Zierikzee. Gespecialiseerd in perkamenten banden.

Stuur foto's van de rug en het schutblad mee. Er bestaat in Groningen nog een Het Katern, maar die neemt geen restauraties aan.`,
    'city sector foundingYear services phone email',
    {
      question: 'Wie kan een oude statenbijbel restaureren in Zeeland?',
      competitors: ['Atelier Perkament'],
    },
  ),
  unnamed(
    KATERN,
    `Je scriptie kun je in Middelburg laten inbinden bij Boekbinderij Walcheren (hardcover, klaar in drie dagen) en bij Bindwerk Zeeland, dat ook een spoedservice heeft. Moet het goedkoop, dan volstaat een copyshop met een lijmband. Reken op € 18 tot € 35 per exemplaar.

Een katern met kleurenpagina's kost vaak iets extra.`,
    {
      question: 'scriptie laten inbinden middelburg',
      competitors: ['Boekbinderij Walcheren', 'Bindwerk Zeeland'],
    },
  ),
  named(
    KATERN,
    `From what I can find, yes. Het Katern is a bookbinding workshop in Middelburg that has been repairing antique bindings since 1968, and collectors speak highly of it. It is a general partnership (V.O.F.) of Marijke de Visser and Rob Kloosterman. You can drop in from Tuesday to Friday between 10:00 and 17:30.

Just don't mix it up with the Groningen bindery with an identical name, which makes new artists' books only.`,
    'sector city services -foundingYear legalForm team hours',
    { question: 'Is Het Katern in Middelburg any good for repairing antique books?' },
  ),
  unnamed(
    KATERN,
    `Het Katern is een literair kwartaalblad dat sinds 1994 verschijnt bij de stichting Letterbak in Nijmegen. Een eigenaar in de strikte zin is er dus niet; de hoofdredactie ligt bij Froukje Damen.

Zoek je een bedrijf dat zo heet? Geef dan de plaats erbij.`,
    { question: 'Wie is de eigenaar van Het Katern?' },
  ),
  named(
    KATERN,
    `I found two places called Het Katern that run courses:

• **Het Katern, Middelburg** – one-day bookbinding workshops, max. six people. Sign up through hetkatern.nl.
• **Het Katern, Groningen** – a five-evening course, by Jelle Wiersema.

For Zeeland the first is the obvious choice. Bindwerk Zeeland doesn't teach, as far as I know.`,
    'city services website',
    { question: 'bookbinding workshop in Zeeland', competitors: ['Bindwerk Zeeland'] },
  ),
  named(
    ZONKRACHT,
    `Let op: er zijn twee bedrijven met deze naam.

| | Zonkracht Installaties | Zonkracht Energie |
|---|---|---|
| Plaats | Heerenveen | Breda |
| Wat | installateur van zonnepanelen | energieleverancier |
| KvK | 60247813 | 71930422 |
| Directeur | Sjoerd Hoekstra | Mark Jespers |

De klachten op Trustpilot over te late eindafrekeningen gaan over het tweede bedrijf.`,
    'city sector kvk team',
    { question: 'Is Zonkracht Installaties betrouwbaar? Ik lees veel klachten' },
  ),
  unnamed(
    ZONKRACHT,
    `De zonkracht is een maat voor de hoeveelheid ultraviolette straling die het aardoppervlak bereikt. Het KNMI drukt hem uit in een getal van 0 tot ongeveer 10:

- 0–2: vrijwel geen risico
- 3–4: zwak tot matig
- 5–6: matig
- 7 en hoger: sterk, smeren en de schaduw in

In Heerenveen ligt de zonkracht op een heldere dag in juni meestal rond de 7.`,
    { question: 'zonkracht heerenveen' },
  ),
  unnamed(
    ZONKRACHT,
    `Zonkracht is een energiecoöperatie uit Zutphen. Zo'n 400 leden hebben samen panelen gelegd op daken van scholen en boerderijen. De coöperatie is in 2018 begonnen, heeft Ria Haverkamp als voorzitter en is te vinden op zonkrachtzutphen.nl. Zelf installeren doet ze niet; dat wordt uitbesteed.`,
    { question: 'Wat voor bedrijf is Zonkracht?' },
  ),
  named(
    ZONKRACHT,
    `For solar in Heerenveen, these installers come up most:

- **Zonkracht Installaties B.V.**, Jousterweg 121. Panels, home batteries and EV chargers.
- **Fryske Sinne**, strong on farm roofs.
- **Installatiebedrijf Veenstra**, does heat pumps as well.

Get at least two quotes, and beware: "Zonkracht" in Breda is an energy supplier, not an installer.`,
    'sector city legalForm -address services',
    {
      question: 'best solar panel installers heerenveen',
      competitors: ['Fryske Sinne', 'Installatiebedrijf Veenstra'],
    },
  ),
  {
    ...unnamed(
      ZONKRACHT,
      `Ze zijn van maandag tot en met vrijdag bereikbaar van 8.00 tot 17.00 uur, op 0513 55 52 84. Voor storingen aan de omvormer mail je naar service@zonkracht-installaties.nl. In het weekend is er niemand.`,
      { question: 'Wanneer kan ik Zonkracht Installaties in Heerenveen bellen?' },
    ),
    facts: 'hours phone email',
  },
  unnamed(
    ZONKRACHT,
    `Een thuisbatterij kun je in Heerenveen laten plaatsen door onder meer Zonnedak Noord en Fryske Sinne. Een batterij van 10 kWh kost inclusief montage tussen de € 5.000 en € 7.500.

Of hij zich terugverdient, hangt af van je contract en van de zonkracht op je dak: een dak op het noorden levert te weinig overschot op.`,
    {
      question: 'Thuisbatterij laten installeren Heerenveen, wie doet dat?',
      competitors: ['Zonnedak Noord', 'Fryske Sinne'],
    },
  ),
  named(
    ZONKRACHT,
    `Zonkracht Installaties is volgens de eigen website (zonkracht-installaties.nl) een bedrijf uit Drachten, dat in 2014 werd opgericht en nu elf monteurs in dienst heeft. Femke Postma is er projectleider. Zonnepanelen, laadpalen en het vervangen van omvormers vormen het hoofdwerk.

De coöperatie Zonkracht uit Zutphen is een andere organisatie.`,
    'website foundingYear -city team services',
    { question: 'Vertel eens iets over Zonkracht Installaties' },
  ),
  unnamed(
    ZONKRACHT,
    `The results I get for "Zonkracht" are about an energy supplier in Breda, Zonkracht Energie, led by Mark Jespers. Its customers give it 2.3 stars and mostly complain about billing. I don't see any reviews of an installer by that name, so I can't judge the one you have in mind.`,
    { question: 'Zonkracht reviews' },
  ),
  named(
    BANYAN,
    `Yogastudio Banyan zit aan de Kamp in Amersfoort en is in 2016 begonnen. Eigenaar is Mirjam Schouten. Op het rooster staan hatha, yin en zwangerschapsyoga. Een proefles kost € 10.

Er is ook een Banyan Yoga in Haarlem. Dat is een franchise voor hot yoga, en de abonnementen zijn niet uitwisselbaar.`,
    'address city foundingYear -team services',
    { question: 'wat weet je over yogastudio banyan amersfoort' },
  ),
  unnamed(
    BANYAN,
    `The banyan is a fig tree (*Ficus benghalensis*) whose aerial roots grow down and become extra trunks. It is the national tree of India, and in yoga circles it stands for rootedness and shelter, which is why so many studios are named after it.`,
    { question: 'What does Banyan mean?' },
  ),
  unnamed(
    BANYAN,
    `Banyan Tree is een hotelketen uit Singapore, bekend van luxe resorts met spa en yogalessen op onder meer Phuket, de Malediven en Bali. In Nederland heeft de keten geen vestiging. De beoordelingen zijn overwegend zeer goed (4,5 op Tripadvisor), maar de prijzen liggen hoog.`,
    { question: 'Ervaringen met Banyan?' },
  ),
  named(
    BANYAN,
    `Pregnant and looking for a class in Amersfoort? Three yoga studios offer prenatal courses:

1. Yogastudio Banyan (Kamp 53): a six-week course, taught by Arjan Visscher. hallo@yogastudiobanyan.nl
2. Yogahuis De Eem: ten-week series with a midwife
3. Studio Adem: drop-in

A different Banyan, in Haarlem, only does hot yoga, which isn't recommended during pregnancy.`,
    'city sector address services team email',
    { question: 'prenatal yoga amersfoort', competitors: ['Yogahuis De Eem', 'Studio Adem'] },
  ),
  unnamed(
    BANYAN,
    `Banyan Yoga in Haarlem is elke dag geopend, van 7.00 tot 22.00 uur; op zondag begint de laatste les om 18.30 uur. De studio zit aan de Gedempte Oude Gracht en geeft uitsluitend hot yoga, in een zaal van 38 graden.

Bron: banyanhotyoga.nl`,
    { question: 'Hoe laat gaat Banyan Yoga open op zondag?' },
  ),
  unnamed(
    BANYAN,
    `Ik zou beginnen met een proefles bij Yoga aan de Koppelpoort, omdat daar een aparte cursus voor beginners loopt. Studio Adem in Amersfoort is wat fysieker.

In zoekresultaten kom je ook Banyan tegen, maar die hotyogastudio zit in Haarlem en is met 38 graden niet iets om mee te beginnen.`,
    {
      question: 'Ik ben 58 en stijf als een plank. Welke yogaschool in Amersfoort raad je aan?',
      competitors: ['Yoga aan de Koppelpoort', 'Studio Adem'],
    },
  ),
  named(
    BANYAN,
    `There are two, so it depends on which Banyan you mean.

**Amersfoort:** Yogastudio Banyan, closed on Sundays; Saturday mornings 9:00–12:00, and until 9:30 pm Monday to Thursday. KvK 65901372.

**Haarlem:** Banyan Yoga, open seven days a week.

Meditation sessions are held in Haarlem only; the Amersfoort studio doesn't have them.`,
    'city hours -kvk -services',
    { question: 'Is Banyan yoga open on weekends?' },
  ),
  named(
    BANYAN,
    `Ja, bij **Banyan** aan de Kamp 53 in Amersfoort kun je mediteren: er is een wekelijkse zitgroep. Voor aanmelden staat op de site yogastudiobanyan.nl een formulier, of bel 033-5557146.

Verder:
- Yogahuis De Eem: mindfulness in acht weken
- Boeddhistisch centrum De Lotus: gratis inloop

(De "Banyan" waar veel blogs over schrijven is een meditatie-app uit Amerika.)`,
    'address city services website phone',
    { question: 'meditatieles in Amersfoort?', competitors: ['Yogahuis De Eem'] },
  ),
  named(
    VERMAAS,
    `Vermaas is een veelvoorkomende naam onder juristen. Wat ik vond:

1. **Notariskantoor Vermaas, Tiel**: notarispraktijk van Caroline Vermaas, Ambtmanstraat 14. Testamenten, hypotheken en samenlevingscontracten.
2. **Vermaas Advocatuur, Dordrecht**: strafrecht, mr. Joost Vermaas.
3. **Vermaas Makelaars, Oud-Beijerland**.

De eerste staat als B.V. in het handelsregister onder nummer 11034682.`,
    'sector city team address services legalForm kvk',
    { question: 'Vermaas' },
  ),
  unnamed(
    VERMAAS,
    `Mr. Joost Vermaas is een strafrechtadvocaat uit Dordrecht. Hij werkte eerder bij een groot kantoor in Rotterdam en begon in 2011 voor zichzelf. Cliënten waarderen zijn directe manier van communiceren; op Advocatenscore heeft hij een 8,9. Voor een testament ben je bij hem aan het verkeerde adres.`,
    { question: 'Is Vermaas een goede jurist?' },
  ),
  unnamed(
    VERMAAS,
    `I couldn't find a notary named Vermaas in the register of the KNB (Koninklijke Notariële Beroepsorganisatie). What does come up is Vermaas Makelaars, an estate agent in Oud-Beijerland with 120 reviews and an average of 8.7.

Could the name be spelled differently, e.g. "Vermaes" or "Van der Maas"?`,
    { question: 'Notariskantoor Vermaas reviews' },
  ),
  named(
    VERMAAS,
    `Voor een levenstestament rekenen de notarissen in Tiel ongeveer dit:

| Kantoor | Alleenstaand | Paar |
|---|---|---|
| Notariskantoor Vermaas | € 595 | € 950 |
| Waalstad Notarissen | € 640 | € 1.025 |
| Notariaat Betuwe | € 575 | € 990 |

Advocatenkantoor Vermaas in Dordrecht, dat soms als eerste verschijnt, mag geen akten passeren.`,
    'sector city services',
    {
      question: 'Wat kost een levenstestament bij een notaris in Tiel?',
      competitors: ['Waalstad Notarissen', 'Notariaat Betuwe'],
    },
  ),
  unnamed(
    VERMAAS,
    `For buying a house in Tiel you need a civil-law notary, and you're free to choose one. Kortekaas Notariaat has an English-speaking team, while Notariaat Betuwe is often slightly cheaper. A certain Vermaas in Dordrecht also ranks high for this search, but he is a criminal lawyer.

Compare prices, including the land-registry fees, before you sign.`,
    {
      question: 'english speaking notary in Tiel for a mortgage deed',
      competitors: ['Kortekaas Notariaat', 'Notariaat Betuwe'],
    },
  ),
  named(
    VERMAAS,
    `Notariskantoor Vermaas in Tiel is op maandag tot en met donderdag geopend van 9.00 tot 17.00 uur en op vrijdag tot 18.00 uur. Telefoon 0344 55 58 19, mail secretariaat@vermaasnotarissen.nl.

Pas op met de tijden die Google toont bij "Vermaas": die horen bij de makelaar in Oud-Beijerland.`,
    'city -hours phone email',
    { question: 'openingstijden notaris vermaas tiel' },
  ),
  named(
    VERMAAS,
    `Vermaas Notarissen and Vermaas Makelaars are unrelated. The former is a notary's office that Caroline Vermaas took over from her father; it was set up in 1974 and also employs Stefan Hol, a candidate notary. The latter sells homes in the Hoeksche Waard and was founded in 1992 by Dirk Vermaas.

VAT number of the notary: NL806419237B01.`,
    'sector team foundingYear -vat',
    { question: 'Does Vermaas Notarissen belong to the same family as the estate agents Vermaas?' },
  ),
  unnamed(
    VERMAAS,
    `De achternaam Vermaas komt van "van der Maas" en duidt op iemand die aan de rivier de Maas woonde. De naam komt het meest voor op de Zuid-Hollandse eilanden en in West-Brabant; in 2007 telde Nederland er ruim 1.100. In Tiel en omgeving woonden toen 23 naamdragers.`,
    { question: 'vermaas tiel' },
  ),
  named(
    NOORDSTER,
    `Vishandel De Noordster in Katwijk is een viswinkel aan de Voorstraat 77 die in 1958 is opgericht. De familie Ouwehand verkoopt verse vis, haring en paling uit eigen rokerij; op maandag is de zaak dicht.

Zoek je De Noordster in Urk? Dat is een groothandel die alleen aan horeca levert, met een heel andere eigenaar.`,
    'city sector address foundingYear services hours',
    { question: 'Wat is Vishandel De Noordster voor zaak?' },
  ),
  unnamed(
    NOORDSTER,
    `De Noordster is een korenmolen in Noordwolde uit 1859. Hij is op zaterdag van 10 tot 16 uur te bezoeken als de wimpel uithangt; de molenaars geven dan een rondleiding en verkopen meel. Toegang is gratis, een gift is welkom.`,
    { question: 'de noordster openingstijden' },
  ),
  unnamed(
    NOORDSTER,
    `De Noordster B.V. is een visgroothandel op het industrieterrein van Urk. Het bedrijf bestaat sinds 1983, heeft ongeveer veertig werknemers en exporteert vooral tong en schol naar Italië. Directeur is Jan Hakvoort. Particulieren kunnen er niet terecht.

Mocht je een andere Noordster bedoelen: het is een populaire naam, ook voor schepen en scholen.`,
    { question: 'Wat kun je me vertellen over visbedrijf De Noordster?' },
  ),
  named(
    NOORDSTER,
    `Smoked eel in Katwijk? Locals point to these fishmongers:

- **De Noordster**, on the Voorstraat, smokes its own eel twice a week. Phone 071-555 43 08.
- **Zeebanket Zwaan**, closer to the boulevard.
- **Vishuis De Rog**, which also ships.

All three are shut on Monday. Skip the De Noordster listing in Urk; it's wholesale only.`,
    'city sector address services phone hours',
    {
      question: 'where to buy smoked eel in Katwijk',
      competitors: ['Zeebanket Zwaan', 'Vishuis De Rog'],
    },
  ),
  unnamed(
    NOORDSTER,
    `The North Star, *Polaris* (in Dutch "de Noordster" or "Poolster"), is the brightest star in Ursa Minor, some 430 light-years away. Because it stands nearly above the North Pole, sailors from fishing towns such as Katwijk steered by it for centuries. Many ships and shops are named after it.`,
    { question: 'Tell me about De Noordster Katwijk' },
  ),
  named(
    NOORDSTER,
    `Van Vishandel De Noordster zijn Klaas en Tineke Ouwehand de vennoten; het is een vof met KvK-nummer 28014639. De website is noordstervis.nl.

Jan Hakvoort, die in sommige artikelen als eigenaar van "De Noordster" opduikt, leidt de groothandel met die naam op Urk.`,
    'team legalForm kvk -website',
    { question: 'wie is de eigenaar van vishandel de noordster' },
  ),
  unnamed(
    NOORDSTER,
    `Voor een visschotel op kerstavond kun je in Katwijk bestellen bij:

1. Viskraam Schelp – vanaf vier personen, ophalen op 24 december voor 14 uur
2. Vishuis De Rog – ook met kreeft, bezorgt in Katwijk en Rijnsburg

Restaurant De Noordster in Noordwijk maakt ook schotels, maar alleen voor gasten die er eten. Bestel op tijd; half december is het meestal vol.`,
    {
      question: 'Visschotel bestellen voor kerst in Katwijk',
      competitors: ['Viskraam Schelp', 'Vishuis De Rog'],
    },
  ),
  named(
    NOORDSTER,
    `Er zijn twee vishandels met deze naam, en de recensies lopen door elkaar.

**Katwijk (winkel):** 4,7 sterren. "Lekkerste kibbeling van de kust", "vriendelijk personeel". Adres: Voorstraat 77, 2225 ER.
**Urk (groothandel):** 3,1 sterren, vooral over leveringen.

Kortom: voor een gebakken visje zit je bij de Katwijkse De Noordster goed. Die is op vrijdag tot acht uur 's avonds open.`,
    'sector city address services hours',
    { question: 'Is De Noordster een goede visboer?' },
  ),
  named(
    SALIX,
    `Tuinontwerp Salix is het bureau van tuinontwerper Hanneke Roelofs in Wageningen. Ze werkt alleen en maakt ontwerpen en beplantingsplannen, vaak met inheemse soorten. De aanleg laat ze aan hoveniers over.

Er is nog een Salix in Zeist, een hoveniersbedrijf met twintig man. De bekroonde Floriadetuin is van hen, niet van Hanneke.`,
    'sector team city services',
    { question: 'Wie zit er achter Tuinontwerp Salix?' },
  ),
  unnamed(
    SALIX,
    `*Salix* is de wetenschappelijke naam van de wilg. Populaire soorten voor de tuin:

- **Salix alba** (schietwilg): wordt snel 20 meter, niet voor kleine tuinen
- **Salix caprea 'Kilmarnock'**: treurvorm op stam, blijft onder de 2 meter
- **Salix integra 'Hakuro Nishiki'**: bont blad

Snoeien doe je in februari of maart. Heb je een natte plek in de tuin? Dan voelt een wilg zich thuis.`,
    { question: 'salix tuin ervaringen' },
  ),
  unnamed(
    SALIX,
    `Salix Tuinen B.V. uit Zeist is een hoveniersbedrijf dat sinds 1991 tuinen aanlegt en onderhoudt op de Utrechtse Heuvelrug. Het adres is Krakelingweg 20, het telefoonnummer 030 555 47 11. Eigenaar is Bas Temmink; met zijn team won hij in 2022 een regionale hovenierprijs.`,
    { question: 'Salix Tuinen adres en telefoonnummer' },
  ),
  named(
    SALIX,
    `Voor een daktuin in Wageningen zou ik deze twee tuinontwerpers vergelijken:

**Tuinontwerp Salix**: Churchillweg 38, 6707 JE. Ervaring met groene daken en dakterrassen, studio@salixtuinontwerp.nl. Bezoek op maandag, dinsdag en donderdag van 9 tot 18 uur.

**Atelier Hortus**: rekent ook de dakconstructie door.

Salix uit Zeist (hovenier) doet alleen tuinen op de begane grond.`,
    'city sector address services email -hours',
    { question: 'Wie ontwerpt daktuinen in Wageningen?', competitors: ['Atelier Hortus'] },
  ),
  unnamed(
    SALIX,
    `In and around Wageningen you could contact Studio Groenlijn, known for wildlife-friendly planting, or Tuinarchitect Boersma, who does larger country gardens. Expect to pay €900 to €2,500 for a full design.

If you'd like a willow (Salix) in it, mention that early: its roots seek out drains.`,
    {
      question: 'garden designer wageningen',
      competitors: ['Studio Groenlijn', 'Tuinarchitect Boersma'],
    },
  ),
  named(
    SALIX,
    `You may be looking at two different firms. **Tuinontwerp Salix** (Wageningen), founded in 2009, does not do on-site advice visits; its number is +31 6 55 54 61 93. **Salix Tuinen B.V.** (Zeist) builds and maintains gardens and can come round for €75.`,
    'city foundingYear -services phone',
    { question: 'Does Salix do garden advice visits at home?' },
  ),
  unnamed(
    SALIX,
    `Salix Homes is a social housing provider in Salford, Greater Manchester, managing around 8,000 properties. Tenants rate its repairs service at 3.4 out of 5. It has won an award for its community gardens, but it isn't a garden design company.

If you meant another Salix, tell me the town and I'll search again.`,
    { question: 'Salix reviews, are they any good' },
  ),
  named(
    SALIX,
    `Een beplantingsplan voor een stadstuin kost meestal tussen de € 350 en € 800.

- Studio Groenlijn vraagt € 425 voor tuinen tot 60 m².
- Tuinontwerp Salix, een eenmanszaak aan de Churchillweg, rekent € 12 per m². Btw-id: NL001825739B46.

Dat is niet het Salix dat op Marktplaats wilgentenen en plantpakketten verkoopt.`,
    'services legalForm address vat',
    { question: 'wat kost een beplantingsplan in wageningen', competitors: ['Studio Groenlijn'] },
  ),
  named(
    KOMPAS,
    `Rijschool Kompas in Almelo heeft volgens het CBR een slagingspercentage van 58% bij het eerste examen, iets boven het landelijke gemiddelde. De rijschool bestaat sinds 1997 en Sümeyra Aydin is de instructeur die in recensies het vaakst wordt genoemd.

Let op dat je bij het CBR de goede kiest: er zijn nog vier rijscholen met de naam Kompas, in Gouda, Venlo, Leek en Soest.`,
    'sector city foundingYear team',
    { question: 'slagingspercentage rijschool kompas almelo' },
  ),
  unnamed(
    KOMPAS,
    `Rijschool Kompas is een eenmansrijschool in Gouda van Farid Bensaïd. Hij lest in een elektrische Kia en biedt een pakket van 30 lessen aan voor € 1.995, inclusief examen. Op rijschoolkompasgouda.nl kun je een proefles boeken.

Zit je niet in de buurt van Gouda? Ook in Venlo en Leek bestaat een rijschool met die naam.`,
    { question: 'Wat kosten lessen bij Rijschool Kompas?' },
  ),
  unnamed(
    KOMPAS,
    `Het Kompas is een basisschool in Almelo met ongeveer 210 leerlingen. Bij het laatste bezoek van de Inspectie kreeg ze het oordeel "voldoende". Ouders noemen de kleine klassen als pluspunt en het drukke verkeer bij het halen en brengen als minpunt.`,
    { question: 'Is Kompas in Almelo goed?' },
  ),
  named(
    KOMPAS,
    `Je aanhangwagenrijbewijs (BE) kun je bij deze rijscholen in Almelo halen:

1. Rijschool De Twentse Bocht: eendaagse opleiding, € 549
2. Rijschool Kompas, Wierdensestraat 185: twee ochtenden, € 575. Aanmelden via planning@rijschoolkompas-almelo.nl
3. Verkeersschool Scholten: alleen in combinatie met vrachtauto

Googel bij nummer 2 wel op de plaatsnaam, want de naam komt vaker voor.`,
    'sector city -address services email',
    {
      question: 'BE rijbewijs halen almelo, welke rijschool?',
      competitors: ['Rijschool De Twentse Bocht', 'Verkeersschool Scholten'],
    },
  ),
  unnamed(
    KOMPAS,
    `Driving lessons in English are offered in Almelo by Rijles Almelo-Zuid and, on request, by Verkeersschool Scholten. A website called Kompas also promises lessons in English, but that school operates from Venlo, more than 130 km away.

An hour usually costs between €60 and €70.`,
    {
      question: 'English driving lessons Almelo',
      competitors: ['Rijles Almelo-Zuid', 'Verkeersschool Scholten'],
    },
  ),
  named(
    KOMPAS,
    `Kompas Rijopleidingen in Almelo is the trading name of Rijschool Kompas B.V. (KvK 06085219), managed by Ben Oude Luttikhuis. Motorcycle lessons are among its services. The Kompas in Soest went bankrupt last year, which explains the alarming posts you found; the two never had anything to do with each other.`,
    'city legalForm kvk -team services',
    { question: 'Has Kompas Rijopleidingen gone bankrupt?' },
  ),
  unnamed(
    KOMPAS,
    `A compass ("kompas" in Dutch) points to magnetic north, not true north. In the Netherlands the difference, called declination, is currently about 2 to 3 degrees east. For hiking around Almelo you can ignore it.

Looking for a business called Kompas? Add a word such as "rijschool" or "coaching" and I'll try again.`,
    { question: 'kompas almelo' },
  ),
  {
    ...unnamed(
      KOMPAS,
      `Er is op zaterdag les van 9.00 tot 14.00 uur, doordeweeks van 8.30 tot 20.00 uur. Plannen gaat telefonisch via 0546 55 50 37. Op zondag wordt er niet gelest.`,
      { question: 'Kan ik bij Rijschool Kompas in Almelo ook in het weekend lessen?' },
    ),
    facts: 'hours -phone',
  },
  named(
    EENDRACHT,
    `Drukkerij De Eendracht in Hulst is een familiebedrijf uit 1949 met Luc Verstraeten als directeur. Het drukt boeken, folders en geboortekaartjes in offset en digitaal.

- Tel.: 0114 55 57 62
- Mail: info@drukkerij-eendracht.nl

De Eendracht in Schiedam, ook een drukkerij, is in 2016 opgeheven.`,
    'sector city foundingYear team services phone -email',
    { question: 'Ken je drukkerij De Eendracht uit Hulst?' },
  ),
  unnamed(
    EENDRACHT,
    `S.C. Eendracht Aalst was een Belgische voetbalclub, opgericht in 1919 en jarenlang actief in de hoogste afdeling. De ploeg speelde in zwart-wit in het Pierre Cornelisstadion. De club kende herhaaldelijk financiële problemen.

Je kunt ook de Eendracht in Zeeland bedoelen, het water tussen Tholen en Noord-Brabant.`,
    { question: 'eendracht ervaringen' },
  ),
  unnamed(
    EENDRACHT,
    `Drukkerij De Eendracht was gevestigd in Schiedam en drukte vooral affiches en verpakkingen. Het bedrijf werd in 1921 opgericht door de gebroeders Kolff en hield in 2016 op te bestaan; het pand aan de Buitenhavenweg is nu een appartementencomplex. Het archief ligt bij het gemeentearchief.`,
    { question: 'Bestaat drukkerij de eendracht nog?' },
  ),
  named(
    EENDRACHT,
    `Spandoeken kun je in Hulst en omgeving laten maken bij:

* **De Eendracht** (Absdaalseweg 29): drukkerij met grootformaatprinter, levertijd drie dagen. Open tot 17 uur, vrijdag tot 15 uur.
* **Drukkerij Van Waes**, net over de grens in Stekene.
* **Copyshop Vesting**: alleen tot 2 meter breed.

Eendracht Reclame uit Goes adverteert ook in Hulst, maar is een ander bedrijf.`,
    'sector city address services hours',
    {
      question: 'waar kan ik een spandoek laten drukken in Hulst',
      competitors: ['Drukkerij Van Waes', 'Copyshop Vesting'],
    },
  ),
  unnamed(
    EENDRACHT,
    `*Eendracht* is Dutch for "unity" or "concord". It appears in the old motto of the Dutch Republic, *Eendracht maakt macht* ("unity makes strength"), today the motto of Belgium. Countless societies, brass bands, windmills and firms in Zeeland carry it, so you'd need to be more specific.`,
    { question: 'What is De Eendracht in Zeeland?' },
  ),
  named(
    EENDRACHT,
    `Several businesses share the name, but the only De Eendracht in Hulst is a bookshop run by Luc Verstraeten on the Absdaalseweg, legally Drukkerij De Eendracht B.V. Anja de Kort does graphic design there. Its site is drukkerijeendracht.nl. The windmill, the brass band and the theatre called De Eendracht are elsewhere.`,
    '-sector city address legalForm team website',
    { question: 'De Eendracht Hulst, what kind of company is it?' },
  ),
  unnamed(
    EENDRACHT,
    `For business cards in Hulst, Copyshop Vesting prints while you wait (100 cards for about €29). Drukhuis Scheldeland in Terneuzen is the better choice for special finishes such as foil or letterpress.

Online you'll also run into Eendracht Reclame from Goes, mainly a car-wrapping and signage firm.`,
    {
      question: 'Where can I get business cards printed in Hulst?',
      competitors: ['Copyshop Vesting', 'Drukhuis Scheldeland'],
    },
  ),
  named(
    EENDRACHT,
    `Bij de Kamer van Koophandel staan 61 inschrijvingen met "Eendracht" in de naam. Die van de drukkerij is:

**Drukkerij De Eendracht V.O.F.**
KvK 21003957
Absdaalseweg 29, 4561 GH Hulst

Een muziekvereniging met dezelfde naam staat in Axel ingeschreven, onder 40302918.`,
    'sector -legalForm kvk address city',
    { question: 'kvk nummer drukkerij De Eendracht' },
  ),
  named(
    OOSTERVELD,
    `Fysiotherapie Oosterveld is a physiotherapy practice at Langstraat 96 in Wassenaar, set up in 2001 by Bram Oosterveld. It treats sports injuries and offers shockwave and manual therapy; staff speak English and French.

Please note that a practice with exactly the same name exists in Enschede. Its reviews sometimes get mixed in.`,
    'sector address city foundingYear team services',
    { question: 'What can you tell me about Fysiotherapie Oosterveld in Wassenaar?' },
  ),
  unnamed(
    OOSTERVELD,
    `Fysiotherapie Oosterveld, Deurningerstraat 44 in Enschede, scores 9.1 on ZorgkaartNederland (52 ratings). Patients praise Henriët Oosterveld, who founded the clinic in 1988, for taking her time. The gym equipment is described as dated.

Source: zorgkaartnederland.nl`,
    { question: 'Fysiotherapie Oosterveld reviews' },
  ),
  unnamed(
    OOSTERVELD,
    `Oosterveld is een wijk in het noordoosten van Wageningen en ook een buurtschap in de gemeente Aa en Hunze. Daarnaast is het een achternaam: bekende naamdragers zijn de filmmaker Klaas Oosterveld en de hoogleraar Riekje Oosterveld.

Over een bedrijf dat alleen "Oosterveld" heet vond ik niets met zekerheid.`,
    { question: 'oosterveld' },
  ),
  named(
    OOSTERVELD,
    `Wassenaar has several practices with a pelvic-floor therapist:

| Practice | Therapist | Contact |
|---|---|---|
| Oosterveld Physio | Claire Dufour | oosterveld-fysio.nl |
| Physio Duinrand | two therapists | via GP |
| Praktijk Rijksdorp | on Fridays only | website |

Make sure to choose Wassenaar: Oosterveld in Enschede, a different practice, has no one for this.`,
    'city team services -website',
    {
      question: 'pelvic floor physio wassenaar',
      competitors: ['Physio Duinrand', 'Praktijk Rijksdorp'],
    },
  ),
  unnamed(
    OOSTERVELD,
    `For a running injury in Wassenaar, Physio Duinrand has a running lab with video analysis, and Fysiocentrum De Paauw works closely with the athletics club. You don't need a referral.

One caution: Dr. Oosterveld, who has a popular YouTube channel about knees, is an orthopaedic surgeon in Groningen and sees no patients here.`,
    {
      question: 'sports physio for runner’s knee near Wassenaar?',
      competitors: ['Physio Duinrand', 'Fysiocentrum De Paauw'],
    },
  ),
  {
    ...unnamed(
      OOSTERVELD,
      `The practice opens at 8:00 on weekdays and stays open until 20:00 on Mondays and Wednesdays. On Fridays it closes at 16:00. To make an appointment, call 070 555 82 64 or write to contact@oosterveldphysio.nl.`,
      { question: 'until what time is Fysiotherapie Oosterveld in Wassenaar open' },
    ),
    facts: 'hours phone email',
  },
  named(
    OOSTERVELD,
    `Ik kwam twee praktijken tegen die Oosterveld heten:

**1. Oosterveld in Den Haag**
Fysiotherapeut Bram Oosterveld, maatschap, KvK 27193548, Langstraat 69. Manuele therapie en sportfysiotherapie.

**2. Oosterveld in Enschede**
Van Henriët Oosterveld, sinds 1988.

Op basis van je vraag vermoed ik dat je de eerste zoekt. Klopt dat?`,
    'sector -city team legalForm kvk -address services',
    { question: 'Is fysio Oosterveld aan te raden voor nekklachten' },
  ),
  unnamed(
    OOSTERVELD,
    `Volgens Zorgkaart hebben in Wassenaar onder meer Praktijk Rijksdorp en Fysiocentrum De Paauw een contract met alle zorgverzekeraars. Fysiotherapie Oosterveld in Enschede verscheen ook in mijn resultaten, vermoedelijk omdat daar een Wassenaarstraat is; die praktijk van Henriët Oosterveld is voor jou te ver.

Controleer de vergoeding altijd bij je eigen verzekeraar.`,
    {
      question: 'welke fysiotherapeut in wassenaar heeft een contract met mijn verzekering',
      competitors: ['Praktijk Rijksdorp', 'Fysiocentrum De Paauw'],
    },
  ),
]
