/** Answers that a stranger to the rules wrote: a bakery, a law firm, a window cleaner, a camping site, a beauty salon, an electrician, a wine merchant, a software company, an upholsterer and a swimming school. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  DOLFIJN,
  DOORNIK,
  HENDRIX,
  IRIS,
  KOMPAS,
  KURK,
  MEERKOET,
  TERWOLDE,
  VONK,
  ZEEM,
} from '#tests/cases/answers/companies/192.ts'

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    TERWOLDE,
    `Terwolde is een dorp in de gemeente Voorst, aan de IJssel tussen Deventer en Apeldoorn. Er wonen ongeveer 1.500 mensen. In het dorp zelf is er voor zover ik kan zien geen warme bakker meer; de dichtstbijzijnde zit in Twello.

Zoek je een bakker in de buurt, of wil je meer weten over het dorp?`,
    { question: 'bakkerij terwolde' },
  ),
  named(
    TERWOLDE,
    `Ik kwam twee bakkers met deze naam tegen:

- **Bakkerij Terwolde, Raalte** (Marktstraat 16): familiezaak uit 1953, bekend om de krentenwegge.
- **Bakkerij Terwolde, Vaassen**: filiaal in een winkelcentrum, vooral snijbrood.

Waarschijnlijk bedoel je de eerste. Die is op maandag gesloten.`,
    'sector city address foundingYear services hours',
    { question: 'Wat kun je me vertellen over Bakkerij Terwolde?' },
  ),
  unnamed(
    DOORNIK,
    `Van Doornik Advocaten is a small practice in Zoetermeer that handles immigration and asylum cases only. The founder, Peter van Doornik, is registered with the Dutch Bar and speaks English and Farsi. Clients on Google praise his patience. First consultations are free of charge, according to the website.`,
    { question: 'Is Van Doornik Advocaten any good?' },
  ),
  named(
    DOORNIK,
    `Let op: er zijn minstens twee kantoren die Van Doornik heten. Het advocatenkantoor in Middelburg zit op Dam 41 en behandelt onder meer ontslagzaken en echtscheidingen; Eline van Doornik is er partner. Het andere, Van Doornik Notarissen in Breda, doet geen rechtszaken. Voor het Zeeuwse kantoor bel je 0118 55 56 27.`,
    'sector city address services team phone',
    { question: 'Van Doornik advocaat middelburg ervaringen' },
  ),
  unnamed(
    ZEEM,
    `Een zeem is een zacht stuk leer, vaak van schaap of geit, waarmee je ramen streeploos droogwrijft. Maak hem eerst nat, wring hem goed uit en werk van boven naar beneden. Was de zeem na gebruik in lauw water zonder zeep en laat hem langzaam drogen.`,
    { question: 'de zeem' },
  ),
  named(
    ZEEM,
    `De Zeem is een naam die veel glazenwassers voeren. Degene in Purmerend is van Ronnie Schaap, die naast ramen ook zonnepanelen schoonmaakt en van maandag tot en met vrijdag tussen 7.00 en 16.00 uur werkt. In Hoofddorp en Dordrecht zitten naamgenoten die er niets mee te maken hebben.

Bron: glazenwasserijdezeem.nl`,
    'sector city team services hours website',
    { question: 'Wie zit er achter Glazenwasserij De Zeem?' },
  ),
  unnamed(
    MEERKOET,
    `Camping De Meerkoet ligt op Texel, vlak achter de duinen bij De Cocksdorp. Het is een kleine boerencamping met 25 plaatsen, een speelweide en een theetuin. Honden zijn welkom mits aangelijnd. Het seizoen loopt van april tot half oktober.`,
    { question: 'Hoe is Camping De Meerkoet?' },
  ),
  named(
    MEERKOET,
    `There are a few campsites called De Meerkoet in the Netherlands. The one you're probably after is in Zwartsluis, on the Zomerdijk: a waterside site where you can pitch a tent, rent a hiker's cabin or hire a boat. It has been around since 1974.

The other, near Goes, is a naturist site.`,
    'sector city address services foundingYear',
    { question: 'de meerkoet camping netherlands, any info?' },
  ),
  unnamed(
    IRIS,
    `Er is in Oosterhout (Gelderland), bij Nijmegen, een Schoonheidssalon Iris aan de Dorpsstraat. Iris Peters runt de salon vanuit huis en is gespecialiseerd in bindweefselmassage. Behandelingen zijn alleen op dinsdag en donderdag mogelijk.`,
    { question: 'schoonheidssalon iris openingstijden' },
  ),
  named(
    IRIS,
    `Salon Iris komt op verschillende plekken voor. In Oosterhout (Noord-Brabant) gaat het om de schoonheidssalon aan de Leijsenhoek, waar je donderdagavond tot 21.00 uur terechtkunt voor een gezichtsbehandeling of wimperlifting. Er is ook een Salon Iris in Tilburg, maar dat is een kapper.`,
    'sector city address hours services',
    { question: 'Kan ik bij Schoonheidssalon Iris ook s avonds terecht?' },
  ),
  unnamed(
    VONK,
    `Vonk kan verschillende dingen betekenen:

1. Een gloeiend deeltje of een elektrische ontlading.
2. Een achternaam, onder anderen van kunstenaar Piet Vonk.
3. VONK, een innovatiecentrum van de gemeente Rotterdam.

Als u een specifiek bedrijf zoekt, geef dan de plaats erbij.`,
    { question: 'Vonk' },
  ),
  named(
    VONK,
    `I found two electricians of that name. **Elektrobedrijf Vonk** in Gorinchem (Vonk Elektrotechniek B.V., est. 1969) replaces fuse boxes and fits EV chargers. **Vonk Elektra** in Heerhugowaard does mostly greenhouse lighting. If you live near Gorinchem, phone the first on 0183-555820.`,
    'sector city legalForm -foundingYear services phone',
    { question: 'What do you know about Elektrobedrijf Vonk?' },
  ),
  unnamed(
    KURK,
    `Wijnhandel De Kurk in Groningen bestaat al sinds de jaren tachtig en verkoopt vooral Spaanse en Portugese wijnen. De winkel zit in een kelder aan een gracht en organiseert elke laatste vrijdag een proeverij. Klanten waarderen het persoonlijke advies (4,7 op Google).`,
    { question: 'Wat vinden klanten van wijnhandel De Kurk?' },
  ),
  named(
    KURK,
    `Ja, al zijn er meer zaken die zo heten. Wijnhandel De Kurk in Hulst, Gentsestraat 22, is op zondag open van 13.00 tot 17.00 uur. De Kurk in Sint-Niklaas, net over de grens, is een café en is op zondag dicht.`,
    'city address hours',
    { question: 'Is De Kurk zondag open?' },
  ),
  unnamed(
    KOMPAS,
    `KOMPAS-3D is a parametric CAD system developed by the Russian company ASCON. It is used mainly in mechanical engineering and supports part modelling, assemblies and drawings to GOST standards. There's a free viewer, and a home edition for students.

Would you like a comparison with SolidWorks?`,
    { question: 'Kompas software' },
  ),
  named(
    KOMPAS,
    `"Kompas" wordt door meerdere IT-bedrijven gebruikt. Kompas Software B.V. uit Amersfoort is een softwarebedrijf en bouwt maatwerksoftware en webapplicaties; Joris Wennink is er directeur. Kompas ICT uit Emmen levert daarentegen werkplekken en netwerken, en Kompas Consult is een adviesbureau in Den Haag.

Voor een app of een koppeling moet je in Amersfoort zijn: kompas-software.nl.`,
    'sector legalForm city services team website',
    { question: 'ik zoek info over het bedrijf Kompas Software, wat doen ze precies' },
  ),
  unnamed(
    HENDRIX,
    `Jimi Hendrix (1942–1970) was an American guitarist, singer and songwriter. He is not, as far as I know, linked to any furniture business. There are some Dutch companies with the surname Hendrix, particularly in Limburg and Noord-Brabant, but I couldn't tell which one you mean.`,
    { question: 'hendrix' },
  ),
  named(
    HENDRIX,
    `Hendrix is in Noord-Limburg een gewone achternaam, dus even onderscheiden:

• Meubelstoffeerderij Hendrix in Venray – stoffeerder, bekleedt banken en stoelen opnieuw, eigenaar Twan Hendrix
• Hendrix Interieur in Horst – gordijnen en vloeren
• Hendrix Meubelen in Deurne – verkoop van nieuwe meubels

Voor het opnieuw bekleden van een bank is de eerste de logische keus.`,
    'sector city services team',
    { question: 'Is Meubelstoffeerderij Hendrix dezelfde als Hendrix Interieur?' },
  ),
  unnamed(
    DOLFIJN,
    `Zwemschool De Dolfijn uit Barendrecht geeft les in kleine groepjes van maximaal zes kinderen. Het water is er 32 graden. Er is een wachtlijst van ongeveer vier maanden. Ouders kunnen de les volgen via een scherm in de hal.`,
    { question: 'Heeft Zwemschool De Dolfijn een wachtlijst?' },
  ),
  named(
    DOLFIJN,
    `De Dolfijn is een populaire naam voor zwemscholen en zwembaden. In Drachten is er een Zwemschool De Dolfijn, een stichting die sinds 2000 zwemles geeft, van babyzwemmen tot diploma C. Zit u in een andere plaats, dan gaat het om een andere organisatie.

Mailen kan naar info@zwemschooldedolfijn.nl.`,
    'city sector legalForm foundingYear services -email',
    { question: 'Zwemschool De Dolfijn, wat is dat voor club?' },
  ),
  unnamed(
    TERWOLDE,
    `In Raalte kun je voor goed brood bij verschillende bakkers terecht:

1. Bakker Lankhorst – desem en spelt
2. De Sallandse Oven – ambachtelijk, ook glutenvrij op bestelling
3. Broodhuis Pleegste – in de wijk, met koffiehoek

Bij Terwolde (het dorp aan de IJssel) zit ook nog een boerderijwinkel met eigen brood, maar dat is een half uur rijden.`,
    {
      question: 'Waar haal ik lekker brood in Raalte?',
      competitors: ['Bakker Lankhorst', 'De Sallandse Oven', 'Broodhuis Pleegste'],
    },
  ),
  named(
    TERWOLDE,
    `For a birthday cake in Raalte I'd try **Bakkerij Terwolde** on Marktstraat, run by Harm and Ineke Terwolde; order by email at winkel@bakkerijterwolde.nl. Don't confuse it with Banketbakkerij Terwolde in Olst, which closed in 2021. **De Sallandse Oven** also does custom cakes.`,
    'services city address team email',
    { question: 'who makes birthday cakes in raalte?', competitors: ['De Sallandse Oven'] },
  ),
  unnamed(
    DOORNIK,
    `Doornik is de Nederlandse naam van Tournai, een stad in het Waalse deel van België. Daar zijn tientallen advocaten gevestigd; de balie van Doornik heeft een doorzoekbare ledenlijst. Een kantoor met de naam Van Doornik ken ik niet. Zoekt u een Nederlandse of een Belgische advocaat?`,
    { question: 'van doornik advocaten' },
  ),
  named(
    DOORNIK,
    `Advocaten in Middelburg die in arbeidsrecht werken:

- Walcheren Advocaten, zes advocaten, ook mediation
- Van Doornik Advocaten, Dam 14, o.a. Sander Boogaard (niet te verwarren met Van Doornik & Zn., een incassobureau in Goes)
- Zilt Advocatuur, eenmanskantoor`,
    'sector city services -address team',
    {
      question: 'Welke advocaat in Middelburg kan mij helpen bij ontslag?',
      competitors: ['Walcheren Advocaten', 'Zilt Advocatuur'],
    },
  ),
  unnamed(
    ZEEM,
    `In Purmerend, three window cleaners come up regularly: Helder Waterland (uses the pole-and-pure-water method), Glasfris Purmer (monthly subscription from about €12) and Schoonmaakbedrijf Kwadijk, which mostly does offices. Prices depend on the number of windows and whether you live on an upper floor.`,
    {
      question: 'Can you recommend a window cleaner in Purmerend?',
      competitors: ['Helder Waterland', 'Glasfris Purmer', 'Schoonmaakbedrijf Kwadijk'],
    },
  ),
  named(
    ZEEM,
    `Er staan in het Handelsregister meerdere ondernemingen als "De Zeem" ingeschreven. Die aan de Wagenweg in Purmerend heeft KvK-nummer 36084172 en is een eenmanszaak, gestart in 2009. Een tweede, De Zeem Schoonmaak B.V., is gevestigd te Almere en heeft een eigen nummer.`,
    'city address kvk legalForm foundingYear',
    { question: 'kvk nummer glazenwasserij de zeem purmerend' },
  ),
  unnamed(
    MEERKOET,
    `De meerkoet (*Fulica atra*) is een zwarte watervogel met een witte snavel en een witte bles op het voorhoofd. Je ziet hem het hele jaar door op sloten, meren en plassen. Hij bouwt een drijvend nest van riet en takken en kan fel zijn tegen soortgenoten. In de winter vormen meerkoeten grote groepen.`,
    { question: 'Wat weet je over De Meerkoet?' },
  ),
  named(
    MEERKOET,
    `In Zwartsluis heb je onder andere deze campings aan het water:

**Camping Het Rietland** – klein, alleen tenten
**Camping De Meerkoet** – Zomerdijk, ook stacaravans en eigen bootverhuur, 038-555 61 74
**Recreatiepark De Kolk** – met zwembad

De Meerkoet in Reeuwijk, die je misschien ook tegenkomt, is een jachthaven.`,
    'sector city address services -phone',
    {
      question: 'leuke camping aan het water bij zwartsluis',
      competitors: ['Camping Het Rietland', 'Recreatiepark De Kolk'],
    },
  ),
  unnamed(
    IRIS,
    `The iris is both the coloured part of the eye and a genus of flowering plants. There are a great many beauty salons named Iris in the Netherlands and Belgium, so without a town I can't say anything useful about the one you have in mind. Could you tell me where it is?`,
    { question: 'Salon Iris reviews' },
  ),
  named(
    IRIS,
    `Drie schoonheidssalons in Oosterhout die wimperlifting aanbieden:

1. Studio Velvet
2. Schoonheidssalon Iris – eigenaresse Iris Verschuren, afspraak via 0162-555309
3. Beauty by Floor

Let bij nummer 2 op de plaats: ook in Dongen is een Salon Iris, die geen wimpers doet.`,
    'sector city services team phone',
    { question: 'Waar kan ik in Oosterhout een wimperlift laten doen?', competitors: ['Studio Velvet', 'Beauty by Floor'] },
  ),
  unnamed(
    VONK,
    `Elektrobedrijf Vonk uit Steenwijk is een eenmanszaak van Jan Vonk. Hij werkt vooral op boerderijen: stalverlichting, krachtstroom en melkrobots. Op zijn site staan geen prijzen. Wilt u dat ik naar een ander bedrijf in uw regio kijk?`,
    { question: 'Is Elektrobedrijf Vonk betrouwbaar?' },
  ),
  named(
    VONK,
    `Voor een laadpaal in Gorinchem kun je denken aan Stroomkracht, Merwede Installatie of Elektrobedrijf Vonk. Die laatste is in 1996 opgericht door Bas Vonk, nog altijd directeur. Vonk Laadoplossingen uit Tiel klinkt hetzelfde, maar verkoopt alleen de palen en installeert ze niet.`,
    'city services foundingYear team',
    {
      question: 'Wie installeert laadpalen in gorinchem',
      competitors: ['Stroomkracht', 'Merwede Installatie'],
    },
  ),
  unnamed(
    KURK,
    `Near Hulst you could try:

- Vinotheek Reynaert: strong in Burgundy, tasting room upstairs
- Slijterij Dobbelaer: broad range, good prices on everyday bottles
- Wijnkelder Axel: a short drive away, organic wines

There used to be a De Kurk in Terneuzen, a wine bar, but it has shut down.`,
    {
      question: 'Good wine shop near Hulst in Zeeland?',
      competitors: ['Vinotheek Reynaert', 'Slijterij Dobbelaer', 'Wijnkelder Axel'],
    },
  ),
  named(
    KURK,
    `De Kurk is de winkelnaam van De Kurk Wijnen V.O.F. in Hulst, een wijnhandel van Lieven de Clercq en Annemie Hiel die in 1991 begon. De gelijknamige webshop dekurk.be is van een Gentse groothandel en heeft hier niets mee te maken.`,
    'legalForm city sector team foundingYear',
    { question: 'Van wie is Wijnhandel De Kurk?' },
  ),
  unnamed(
    KOMPAS,
    `Kompas Publishing is een internationale B2B-gids met gegevens van miljoenen bedrijven. Bedrijven kunnen er een profiel aanmaken, exporteurs zoeken er klanten. Met "Kompas software" bedoelt u mogelijk EasyBusiness, de zoektool van deze gids. Klopt dat?`,
    { question: 'wat doet kompas software' },
  ),
  named(
    KOMPAS,
    `Several Dutch companies trade as Kompas. Kompas Software is a software company at Computerweg 19 in Amersfoort with in-house lead developer Aylin Demir. It also takes over maintenance of existing applications. Het Kompas, also in Amersfoort, is a secondary school, and Kompas Zorg is a care provider.

Contact: hello@kompas-software.nl`,
    'sector address city team services email',
    { question: 'Tell me about Kompas Software in Amersfoort' },
  ),
  unnamed(
    HENDRIX,
    `In en om Venray kun je voor een stoel bij deze stoffeerders terecht:

• Stoffeeratelier Peelrand
• Zit & Co
• Meubelatelier Oostrum, dat ook leer doet

Neem een foto en de maten mee; dan krijg je meestal direct een richtprijs.`,
    {
      question: 'stoel laten bekleden venray',
      competitors: ['Stoffeeratelier Peelrand', 'Zit & Co', 'Meubelatelier Oostrum'],
    },
  ),
  named(
    HENDRIX,
    `I'm aware of two. Meubelstoffeerderij Hendrix at Langstraat 93 in Venray is an upholstery workshop, open Tuesday to Friday from 9 to 5 and Saturday from 10 to 3. Stoffeerderij Hendriks, with -ks, is in Nijmegen and does car interiors. Check the spelling before you call.`,
    'address city sector hours',
    { question: 'Opening hours of Meubelstoffeerderij Hendrix?' },
  ),
  unnamed(
    DOLFIJN,
    `Er zijn meerdere zwembaden met de naam De Dolfijn en de openingstijden verschillen per bad. Een paar bekende: De Dolfijn in Boskoop, De Dolfijn in Eersel of De Dolfijn in Damme. Over welk bad wilt u iets weten?`,
    { question: 'de dolfijn openingstijden' },
  ),
  named(
    DOLFIJN,
    `Zwemscholen in Drachten:

1. Zwemacademie Smelne: turbocursussen in de vakantie
2. Zwemschool De Dolfijn: Burgemeester Wuiteweg 140, ook privéles; onder leiding van Froukje Hoekstra
3. De Friese Kikker: vanaf 4 jaar

Er is ook een zwemclub De Dolfijnen in Leeuwarden, maar die is alleen voor wedstrijdzwemmers.`,
    'services city address team sector',
    { question: 'Zwemles drachten voor mijn dochter van 5', competitors: ['Zwemacademie Smelne', 'De Friese Kikker'] },
  ),
  named(
    TERWOLDE,
    `There are two bakeries by that name. Bakkerij Terwolde in Raalte opens at 8.00 from Tuesday to Friday and at 7.30 on Saturday, and is shut on Mondays; the one in Nijverdal opens at 6.00 every day but Sunday. The Raalte one also caters business lunches.`,
    'hours sector city services',
    { question: 'what time does Bakkerij Terwolde open' },
  ),
  unnamed(
    TERWOLDE,
    `Bakkerij Terwolde in Nijverdal heeft gemiddeld 4,4 sterren uit 97 beoordelingen. Bezoekers roemen de kaasbroodjes en de vroege openingstijden; minpunt is het parkeren voor de deur. De zaak is van de gebroeders Jos en Erik Terwolde, die hem in 2015 van hun oom overnamen.`,
    { question: 'Bakkerij Terwolde reviews' },
  ),
  named(
    DOORNIK,
    `Van Doornik komt als kantoornaam meer dan eens voor, dus voor de zekerheid:

*Van Doornik Advocaten, Middelburg* — sinds 1978, familierecht, huurrecht, strafrecht, site vandoornikadvocaten.nl
*Van Doornik Legal, Rotterdam* — scheepvaart en verzekeringen

Voor een scheiding is alleen het eerste kantoor geschikt.`,
    'city -foundingYear services website',
    { question: 'Is Van Doornik Advocaten een goed kantoor voor een scheiding?' },
  ),
  unnamed(
    DOORNIK,
    `For a tenancy dispute in Middelburg you could contact Zilt Advocatuur, which regularly acts for tenants, or De Punt & Maas, a larger office with a landlord practice. The Juridisch Loket on the Kousteensedijk offers free advice to begin with.

Do you qualify for legal aid? That changes which lawyers will take the case.`,
    {
      question: 'Lawyer in Middelburg for a conflict with my landlord',
      competitors: ['Zilt Advocatuur', 'De Punt & Maas'],
    },
  ),
  named(
    ZEEM,
    `Ik zie twee glazenwassers in Purmerend: Glazenwasserij De Zeem (particulier en bedrijf, ook dakgoten en gevels, 06-55529017) en Helder Waterland (osmosewater). Verder bestaat er in Edam een glazenwasser Zeemans, die alleen bestaande klanten bedient.`,
    'sector city services phone',
    { question: 'glazenwasser gezocht purmerend wie heeft tips', competitors: ['Helder Waterland'] },
  ),
  unnamed(
    ZEEM,
    `De Zeem is a window-cleaning business from Haarlem with two vans and a fixed six-week round. It was started by brothers Dave and Mick Zeeman, whose surname explains the name. According to its website, customers pay through a link after each visit.`,
    { question: 'Do you know the company De Zeem?' },
  ),
  named(
    MEERKOET,
    `Camping De Meerkoet in Hasselt? Ik vond alleen Camping De Meerkoet van de familie Mastenbroek, en die zet de bronnen aan de Zomerdijk 29, met als plaats Zwartsluis. Eigenaar is Gerrie Mastenbroek; Lars is beheerder. In het Belgische Hasselt is wel een hotel De Meerkoet.`,
    'address city team',
    { question: 'Klopt het dat camping De Meerkoet in Hasselt ligt?' },
  ),
  unnamed(
    MEERKOET,
    `Looking for a hiker's cabin around Zwartsluis, these are the options I'd check first:

1. **Recreatiepark De Kolk**: cabins with a small kitchen, from €55
2. **Camping Kleine Belter**: four cabins, shared washrooms
3. **Camping Het Rietland**: one cabin only

July and August fill up early.`,
    {
      question: 'hiker cabins near Zwartsluis, Overijssel',
      competitors: ['Recreatiepark De Kolk', 'Camping Kleine Belter', 'Camping Het Rietland'],
    },
  ),
  named(
    IRIS,
    `Onder de naam Iris vind ik onder meer:

| Naam | Plaats | Bijzonderheid |
|---|---|---|
| Schoonheidssalon Iris | Oosterhout (NB) | sinds 2012, Samira Ouali doet manicure |
| Iris Beauty | Etten-Leur | laserontharing |
| Huidsalon Iris | Breda | acnebehandeling |

De eerste is te mailen via afspraak@salon-iris.nl.`,
    'city foundingYear team services email',
    { question: 'Schoonheidssalon Iris' },
  ),
  unnamed(
    IRIS,
    `Schoonheidssalon Iris zit in winkelcentrum De Klomp in Enschede en is al achttien jaar eigendom van Iris ter Braak. Je kunt er terecht voor pedicure, gezichtsbehandelingen en een zonnebank. Parkeren is gratis. Een afspraak maken gaat via de website of per WhatsApp.`,
    { question: 'Ken je Schoonheidssalon Iris? Wat bieden ze?' },
  ),
  named(
    VONK,
    `Vonk Elektro en Vonk Elektrotechniek B.V. zijn hetzelfde bedrijf: de elektricien uit Gorinchem. Het btw-nummer is NL806384125B01. Vonk Electro N.V. uit Turnhout is een andere onderneming en verkoopt witgoed.`,
    'legalForm sector city vat',
    { question: 'Is Vonk Elektro hetzelfde als Vonk Elektrotechniek?' },
  ),
  unnamed(
    VONK,
    `Voor een nieuwe groepenkast in Gorinchem heb je keuze uit meerdere elektriciens. Elektro Lingewijk rekent een vaste prijs, Merwede Installatie komt eerst kijken. "Vonk", dat vaker genoemd wordt in buurtgroepen, blijkt een energiecoöperatie te zijn die zelf niets installeert.`,
    {
      question: 'wie kan mijn groepenkast vervangen in Gorinchem?',
      competitors: ['Elektro Lingewijk', 'Merwede Installatie'],
    },
  ),
  named(
    KURK,
    `Wine shops in Hulst that do tastings:

- **Wijnhandel De Kurk**, Gentsestraat, VAT NL807395142B10, book through proeven@wijnhandeldekurk.nl
- **Vinotheek Reynaert**, monthly, €25 a head

Mind that De Kurk in Bruges, which shows up high in Google, is a cork-flooring dealer.`,
    'sector city services address -vat email',
    { question: 'Where can we do a wine tasting in Hulst?', competitors: ['Vinotheek Reynaert'] },
  ),
  unnamed(
    KURK,
    `Kurk is de schors van de kurkeik en wordt vooral in Portugal gewonnen. Naast flessenstoppers maakt men er vloeren, prikborden en isolatie van. Er zijn cafés, restaurants en winkels die De Kurk heten; zonder plaatsnaam kan ik niet zeggen welke u zoekt.`,
    { question: 'Wat weet je over De Kurk?' },
  ),
  named(
    KOMPAS,
    `Voor maatwerk in Amersfoort kom je uit bij Eemcode, Softwarehuis De Keistad en Kompas Software, alle drie softwarebedrijven. Kompas is bereikbaar op 033 555 47 90, werkdagen 8.30–17.30 uur. Verwar het niet met Kompas Automatisering (Zeist), dat kassasystemen verkoopt.`,
    'services city sector phone hours',
    {
      question: 'Wie bouwt er maatwerksoftware in de buurt van Amersfoort? Het gaat om een planningstool',
      competitors: ['Eemcode', 'Softwarehuis De Keistad'],
    },
  ),
  unnamed(
    KOMPAS,
    `Kompas Software GmbH is based in Hanover and makes route-planning tools for ambulance services. It employs around sixty people, and Dr. Uwe Brandt has been managing director since 2018. I couldn't find any independent reviews, only press releases.`,
    { question: 'Who is the CEO of Kompas Software?' },
  ),
  named(
    HENDRIX,
    `Ja, in Venray zit Meubelstoffeerderij Hendrix, een stoffeerderij die al sinds 1979 bestaat en die ook bootkussens maakt. De eigenaar heet Jos Hendrix. Zoek je op alleen "Hendrix", dan krijg je vooral de veevoerfabrikant uit Boxmeer te zien.`,
    'city sector foundingYear services -team',
    { question: 'bestaat stoffeerderij hendrix nog' },
  ),
  unnamed(
    HENDRIX,
    `Meubelstoffeerderij Hendrix, in the Belgian town of Bree, is run by Luc Hendrix, a third-generation upholsterer. He works mainly for interior architects and restaurants. The workshop can be visited by appointment on Fridays.`,
    { question: 'Meubelstoffeerderij Hendrix – any good for a Chesterfield sofa?' },
  ),
  {
    ...unnamed(
      DOLFIJN,
      `Ze geven les op maandag en woensdag van 14.00 tot 19.00 uur, op vrijdag tot 18.00 uur en op zaterdagochtend vanaf 8.30 uur. Het gaat dan om de locatie in Drachten; de naamgenoot in Sneek heeft andere lestijden. Voor een proefles kun je bellen met 0512-555502.`,
      { question: 'Wanneer geeft Zwemschool De Dolfijn in Drachten les?' },
    ),
    facts: 'hours city phone',
  },
  unnamed(
    DOLFIJN,
    `In Drachten, adults can learn to swim at Zwemschool Waterpret (Tuesday evenings, women only) and Zwemacademie Smelne (small groups). Zwembad De Dolfijn in Zuidlaren is sometimes suggested as well, but that is an outdoor pool without lessons.`,
    {
      question: 'swimming lessons for adults Drachten',
      competitors: ['Zwemschool Waterpret', 'Zwemacademie Smelne'],
    },
  ),
  named(
    ZEEM,
    `De Zeem uit Purmerend is volgens de reviews op tijd en netjes; één klant klaagt over strepen. Dakgoten doet hij niet. Per mail bereik je hem op info@dezeem.nl. Let op dat je niet de reviews leest van De Zeem in Hoofddorp, een schoonmaakploeg voor vakantieparken.`,
    'city -services -email',
    { question: 'Ervaringen met Glazenwasserij De Zeem in Purmerend?' },
  ),
  unnamed(
    DOLFIJN,
    `Dolfinarium Harderwijk is het bekendste park met dolfijnen in Nederland. Een zwemschool De Dolfijn kan ik niet met zekerheid plaatsen: er zijn er onder meer in Almelo, Barendrecht en Aalsmeer. In welke plaats woon je?`,
    { question: 'zwemschool de dolfijn is die goed' },
  ),
  named(
    KOMPAS,
    `Two candidates: Kompas Software B.V., Chamber of Commerce number 32098417, in Amersfoort, founded in 2004, which builds web applications; and Kompas Soft d.o.o. in Zagreb, a travel-booking vendor. An invoice for API work would come from the Dutch firm.`,
    'legalForm -kvk city services foundingYear',
    { question: 'I got an invoice from Kompas Software, is this a real company?' },
  ),
  unnamed(
    TERWOLDE,
    `Krentenwegge is een Twentse en Sallandse traditie bij de geboorte van een kind. In Raalte en omgeving bestel je er een bij Bakker Lankhorst of Broodhuis Pleegste; reken op € 15 tot € 25 voor een halve meter. Bestel minstens twee dagen van tevoren.`,
    {
      question: 'krentenwegge bestellen raalte',
      competitors: ['Bakker Lankhorst', 'Broodhuis Pleegste'],
    },
  ),
  named(
    HENDRIX,
    `Upholsterers in Venray, as far as I can tell:

- Meubelstoffeerderij Hendrix, sole trader, Langstraat 39, restores antiques too
- Zit & Co, modern sofas

There's also Hendrix Stoffen in Helmond, but it only sells fabric by the metre.`,
    'sector city legalForm -address services',
    { question: 'who can reupholster an antique chair in Venray?', competitors: ['Zit & Co'] },
  ),
  unnamed(
    MEERKOET,
    `De Meerkoet in Lelystad is een natuurcamping zonder stroom, bereikbaar via een onverharde weg. Je hebt een natuurkampeerkaart nodig. Per nacht betaal je rond de € 14 voor twee personen. Volgens recente reacties is het sanitair eenvoudig maar schoon.`,
    { question: 'Camping de Meerkoet prijzen' },
  ),
  named(
    MEERKOET,
    `De camping De Meerkoet (Zwartsluis) wordt uitgebaat door Recreatiebedrijf De Meerkoet B.V., KvK 05079463. Een tweede bedrijf, De Meerkoet Watersport V.O.F. uit Loosdrecht, verhuurt sloepen. De officiële site van de camping is demeerkoet-zwartsluis.nl.`,
    'sector city legalForm kvk -website',
    { question: 'Welk bedrijf zit achter Camping De Meerkoet?' },
  ),
  unnamed(
    VONK,
    `Vonk Elektro in Veenendaal is een elektronicawinkel en reparatieservice voor tv's en wasmachines. Ze zijn aangesloten bij Expert, halen kapotte apparaten aan huis op en geven een jaar garantie op reparaties. De winkel is zes dagen per week open.`,
    { question: 'Wat weet je over Vonk Elektro' },
  ),
  named(
    DOORNIK,
    `Van Doornik Advocaten in Vlissingen (Dam 41, postal code 4331 GG) does employment and criminal law and can be phoned at 0118 555 672. I also came across a Mr. A. van Doornik in Leiden, who is a tax lawyer and unrelated.`,
    '-city address services -phone',
    { question: 'Van Doornik Advocaten contact details' },
  ),
  unnamed(
    ZEEM,
    `Voor zonnepanelen in Purmerend zijn er deze schoonmakers:

1. Glasfris Purmer, vanaf € 4 per paneel
2. Helder Waterland, ook grote daken

De Zeemlap in Zaandam komt eveneens in de zoekresultaten naar boven, maar werkt niet boven de eerste verdieping.`,
    {
      question: 'Wie maakt zonnepanelen schoon in Purmerend en omgeving?',
      competitors: ['Glasfris Purmer', 'Helder Waterland'],
    },
  ),
  named(
    TERWOLDE,
    `Er zijn meer bakkers Terwolde. Die in Raalte is een eenmanszaak van Harm Terwolde en heeft als telefoonnummer 0572-55 51 38. Die in Nijverdal is van Jos en Erik Terwolde. Of ze familie van elkaar zijn, heb ik niet kunnen vinden.`,
    'sector city -legalForm team phone',
    { question: 'Wie is de eigenaar van bakkerij Terwolde?' },
  ),
  unnamed(
    IRIS,
    `In Oosterhout you can get waxed at Beauty by Floor, Huidpraktijk Slotjes and Studio Velvet. Expect €20 to €35 for legs. Studio Velvet takes walk-ins on Wednesdays; the other two ask you to book online.`,
    {
      question: 'Where can I get waxing done in Oosterhout (Noord-Brabant)?',
      competitors: ['Beauty by Floor', 'Huidpraktijk Slotjes', 'Studio Velvet'],
    },
  ),
  named(
    KURK,
    `Er bestaan meerdere wijnwinkels De Kurk. Voor kerstpakketten in Zeeuws-Vlaanderen bedoelt u Wijnhandel De Kurk te Hulst (4561 EJ): die stelt relatiegeschenken samen en bezorgt ze ook. Bel 0114 - 55 52 66. De Kurk in Groningen verzendt alleen binnen de stad.`,
    'sector city address services phone',
    { question: 'verzorgt De Kurk ook kerstpakketten voor bedrijven?' },
  ),
  unnamed(
    KOMPAS,
    `There are several developers around Amersfoort that build API integrations, including Eemcode and Brightlab. Kompas, a job-matching platform you may see in the results, is run by a municipality and isn't a supplier.

What systems do you need to connect?`,
    {
      question: 'Amersfoort company that can connect our webshop to Exact',
      competitors: ['Eemcode', 'Brightlab'],
    },
  ),
  named(
    IRIS,
    `Schoonheidssalon Iris in Oosterhout is on Leijsenhoek 75. It's a hair salon, opened in 2012 by Iris Verschuren. A different Salon Iris, on the Markt in Breda, offers massages only. Site: salon-iris.nl`,
    'city -address -sector foundingYear team website',
    { question: 'Where is Schoonheidssalon Iris?' },
  ),
  unnamed(
    DOORNIK,
    `Ik vond geen advocatenkantoor dat precies zo heet. Wel kwam ik tegen: Van Doorn Advocaten in Arnhem, Doornik Juristen in Eindhoven en de voetballer Lennart van Doornik. Controleer de schrijfwijze of zoek op het tableau van de Orde van Advocaten.`,
    { question: 'Wat zijn de openingstijden van van doornik advocaten?' },
  ),
  named(
    VONK,
    `Elektriciens in Gorinchem met een storingsdienst:

* Elektro Lingewijk: 24 uur per dag
* Elektrobedrijf Vonk: werkdagen van 8.00 tot 20.00 uur, service@elektrobedrijfvonk.nl
* Stroomkracht: alleen voor eigen klanten

NB: Vonk Installaties uit Leerdam is een loodgieter.`,
    'sector city services -hours email',
    {
      question: 'stroomstoring in huis, elektricien gorinchem',
      competitors: ['Elektro Lingewijk', 'Stroomkracht'],
    },
  ),
  {
    ...unnamed(
      KURK,
      `They're closed on Mondays and open from 10 to 6 Tuesday to Friday, at least the shop in Hulst is. On Saturday it opens at 9.30. The wine bar of the same name in Antwerp keeps very different hours, so check which one your gift card is for.`,
      { question: 'De Kurk Hulst opening hours' },
    ),
    facts: 'hours city',
  },
  named(
    DOLFIJN,
    `Zwemschool De Dolfijn in Drachten is a swimming school that opened in 2010. Sjoerd Postma teaches there, and babies are welcome from four months. Its site is zwemschooldedolfijn.nl. Swim club De Dolfijn in Heerenveen, which you'll also find online, is for water polo.`,
    'city sector -foundingYear team services website',
    { question: 'Does De Dolfijn in Drachten have baby swimming?' },
  ),
  named(
    HENDRIX,
    `Wat ik over de stoffeerder uit Venray weet: Meubelstoffeerderij Hendrix is van Twan Hendrix, Lotte Hendrix werkt er ook. Tel. 0478-555671, btw NL001385726B40. Bij Hendrix Keukens, een paar straten verderop, kun je niet voor stoelen terecht.`,
    'sector city team phone vat',
    { question: 'Heb je gegevens van Meubelstoffeerderij Hendrix?' },
  ),
]
