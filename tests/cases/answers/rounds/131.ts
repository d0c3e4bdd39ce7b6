/** Answers that a stranger to the rules wrote: a patisserie, a skin therapist, a garage, a law firm, a swimming school, an electrical shop, a funeral director, a coach, a bicycle repairer and an event agency. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BRINKMAN,
  KOERS,
  KUIPERS,
  LELIE,
  LINDE,
  PODIUM,
  SIETSMA,
  VDM,
  WIEL,
  WIJCK,
} from '#tests/cases/answers/companies/131.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    WIJCK,
    `Ik heb geen betrouwbare informatie gevonden over Patisserie Van Wijck in Bergen op Zoom. Mogelijk is de zaak gestopt of staat die onder een andere naam ingeschreven. Voor taart en gebak in de stad kwam ik wel Banketbakkerij Markiezaat en Het Zoete Huis tegen. Wil je dat ik die voor je vergelijk?`,
    { competitors: ['Banketbakkerij Markiezaat', 'Het Zoete Huis'] },
  ),
  named(
    LINDE,
    `Over de actuele wachttijd bij Huidpraktijk De Linde heb ik geen informatie kunnen vinden. Wel weet ik dat het een praktijk voor huidtherapie in Oss is, waar je onder meer terechtkunt voor acnebehandeling en littekentherapie. Bel voor de wachttijd het beste even zelf: 0412-556538.`,
    'sector city services -phone',
  ),
  unnamed(
    KUIPERS,
    `I couldn't find any information about a garage called Autobedrijf Kuipers in Hoogeveen. It's possible that the business has closed, changed its name, or simply has little online presence. You could check Google Maps or the BOVAG website for garages nearby.`,
  ),
  named(
    VDM,
    `I wasn't able to find the hourly rates of Van Duin Mertens Advocaten; the firm doesn't seem to publish them. It is a law firm in Middelburg that was founded in 2001 and handles, among other things, employment law and family law. For a quote, I'd recommend contacting them via vdmadvocaten.nl.`,
    'sector city -foundingYear services website',
  ),
  unnamed(
    LELIE,
    `Helaas, over Zwemschool De Waterlelie kan ik niets vinden. Controleer of je de naam goed hebt gespeld, of kijk op allesoverzwemles.nl welke aanbieders er in Purmerend zijn.`,
  ),
  named(
    BRINKMAN,
    `Of Elektro Brinkman ook airco's plaatst, wordt uit de beschikbare bronnen niet duidelijk. De winkel aan de Meddosestraat in Winterswijk staat vooral bekend om witgoed en televisies, en doet ook reparaties. Op maandag is de zaak de hele dag gesloten, dus vraag het op een andere dag even na.`,
    'address city services -hours',
  ),
  unnamed(
    SIETSMA,
    `Ik ken geen uitvaartonderneming met de naam Uitvaartzorg Sietsma. Mocht u op korte termijn een uitvaart moeten regelen in of rond Sneek, dan kunt u terecht bij bijvoorbeeld Bosma Uitvaarten, of de verzekeraar van de overledene bellen.`,
    { competitors: ['Bosma Uitvaarten'] },
  ),
  named(
    KOERS,
    `Ik heb geen onafhankelijke reviews gevonden van Koers & Kracht Coaching, dus over de ervaringen van klanten kan ik weinig zeggen. Wat ik wel kan vertellen: het is een B.V. in Amersfoort, in 2014 opgericht door Liesbeth Oosterhof. Ze biedt loopbaancoaching en wandelcoaching aan. Een vrijblijvende kennismaking is meestal een goede manier om te kijken of het klikt.`,
    '-legalForm city -foundingYear team services',
  ),
  unnamed(
    WIEL,
    `There is no information available to me about Fietsenmakerij Het Achterwiel. If you share a link or an address, I'm happy to take another look.`,
  ),
  named(
    PODIUM,
    `It's not clear from public sources what Podium Zuid Evenementen charges for a company party, as prices are only given on request. The event agency is based in Venlo and also organises conferences and team outings. You can ask for a quote by e-mail at info@podiumzuid.nl.`,
    'sector -city services email',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    WIJCK,
    `Patisserie Van Wijk is een banketbakkerij aan de Slotlaan in Zeist. De zaak is bekend van de mergpijpjes en de slagroomtaarten en is van dinsdag tot en met zaterdag geopend. Op Google scoort Van Wijk gemiddeld een 4,6.`,
  ),
  named(
    LINDE,
    `Huidpraktijk De Linde in Oss shouldn't be confused with Huidkliniek De Linden, which is a dermatology clinic in Nijmegen. The practice in Oss is a skin therapist's: it offers scar therapy, oedema therapy and laser hair removal, and is owned by Anouk Willems. For a referral to a dermatologist you would need the clinic in Nijmegen.`,
    'city sector services -team',
  ),
  unnamed(
    KUIPERS,
    `Bedoel je Autobedrijf Kuiper in Meppel? Dat is een universele garage aan de Blankenstein, aangesloten bij Autocrew. Je kunt er terecht voor APK, onderhoud en schadeherstel. Een autobedrijf met precies de naam die je noemt heb ik niet gevonden.`,
  ),
  named(
    VDM,
    `Let op, er zijn twee kantoren met een naam die erop lijkt:

- **Van Duin Mertens Advocaten**: advocatenkantoor in Middelburg, met arbeidsrecht, huurrecht en mediation. Opgericht door Hester van Duin.
- **Van Duijn Advocatuur**: eenpitter in Katwijk, vooral strafrecht.

Gaat het om een ontslagzaak, dan heb je waarschijnlijk het eerste kantoor nodig. Je bereikt het op 0118 55 75 60.`,
    'sector city services team -phone',
  ),
  unnamed(
    LELIE,
    `Zwemschool De Lelie geeft zwemles in Hoofddorp, in het zwembad van een revalidatiecentrum. De groepen zijn klein (maximaal zes kinderen) en het water is 32 graden. Een proefles kost € 15.`,
  ),
  named(
    BRINKMAN,
    `Elektro Brinkman en Brinkmans Elektrotechniek worden vaak door elkaar gehaald. De eerste is een elektrozaak in Winterswijk waar je wasmachines, koelkasten en televisies koopt; de tweede is een installatiebedrijf uit Enschede dat meterkasten en laadpalen aanlegt. Elektro Brinkman bestaat sinds 1972 en zit op Meddosestraat 18.`,
    'sector city services -foundingYear address',
  ),
  named(
    SIETSMA,
    `Uitvaartzorg Sietsma is a funeral director in Sneek; it is not related to Sietzema Uitvaarten from Drachten, although the two are often mixed up online. Sietsma's office is on the Harlingerstraatweg and can be reached at +31 515 555 943.`,
    'sector city -address phone',
  ),
  unnamed(
    KOERS,
    `Koers Coaching uit Utrecht is de praktijk van Mirjam van Dalen. Zij richt zich op jonge professionals die vastlopen in hun eerste baan. Een traject bestaat uit zes gesprekken en kost ongeveer € 750. Meer informatie vind je op koerscoaching-utrecht.nl.`,
  ),
  unnamed(
    WIEL,
    `I think you mean Het Voorwiel, a bike shop on the Zwart Janstraat in Rotterdam. They repair all brands, usually within two days, and rent out city bikes for €12.50 a day. They're closed on Sundays.`,
  ),
  named(
    PODIUM,
    `Podium Zuid Evenementen uit Roermond is iets anders dan Podium Zuidhaege, een theaterzaal in Assen. Podium Zuid is een evenementenbureau dat bedrijfsfeesten, congressen en festivals organiseert. Directeur is Peter Janssen. Voor kaarten voor een voorstelling moet je dus bij Zuidhaege zijn.`,
    'city sector services -team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    WIJCK,
    `PVW, voluit Patisserie Van Wijck, is een patisserie in Roosendaal. Ze maken er bruidstaarten, bonbons en gebak, en je kunt er een high tea reserveren.`,
    'sector -city services',
  ),
  unnamed(
    LINDE,
    `HDL staat voor *high-density lipoprotein*, ook wel het 'goede' cholesterol genoemd. Het vervoert overtollig cholesterol uit het bloed naar de lever. Een HDL-waarde boven 1,0 mmol/l (mannen) of 1,2 mmol/l (vrouwen) geldt als gunstig. Twijfel je over je uitslag, overleg dan met je huisarts.`,
  ),
  unnamed(
    KUIPERS,
    `ABK is most commonly used for the Academie voor Beeldende Kunsten, an academy of fine arts. In the Netherlands, several art schools carried this abbreviation before they merged into larger institutions, such as AKI in Enschede and ABK Maastricht. Could you give me some more context?`,
  ),
  named(
    VDM,
    `VDM Advocaten is een advocatenkantoor in Middelburg met specialisten in arbeidsrecht, familierecht en huurrecht. Het kantoor is een maatschap en zit aan de Lange Noordstraat 31. Op werkdagen kun je vanaf half negen bellen.`,
    'sector city services legalForm -address hours',
  ),
  named(
    LELIE,
    `Yes, Waterlelie Zwemles in Purmerend offers baby swimming as well as lessons for adults. On Saturdays the school is open from 9:00 to 12:00. You can sign up through their website, zwemschooldewaterlelie.nl.`,
    'city services -hours website',
  ),
  named(
    BRINKMAN,
    `Bij Brinkman Witgoed in Winterswijk kun je inderdaad een defecte wasmachine laten repareren. De monteur komt ook aan huis voor de installatie van nieuwe apparaten. Bellen kan naar 0543 - 55 51 49.`,
    'city services -phone',
  ),
  unnamed(
    SIETSMA,
    `USS is de afkorting van *United States Ship* en staat voor de naam van marineschepen van de Verenigde Staten, zoals de USS Arizona of de USS Enterprise. In de geneeskunde wordt USS soms ook gebruikt voor *ultrasound scan*. In welke context ben je de afkorting tegengekomen?`,
  ),
  named(
    KOERS,
    `Koers en Kracht is de coachingspraktijk van Liesbeth Oosterhof in Amersfoort. Ze begeleidt mensen met een burn-out en helpt bij loopbaanvragen. Er werkt nog een tweede coach, Ramon Pieters, die vooral teams coacht. De praktijk werd in 2019 gestart en is op vrijdag tot 13.00 uur open.`,
    'sector team city services -foundingYear hours',
  ),
  named(
    WIEL,
    `Het Achterwiel is a bike repair shop on Lange Tiendeweg in Gouda. It services e-bikes, does regular maintenance and sells second-hand bikes. It's open from Monday to Saturday.`,
    'sector address city services -hours',
  ),
  named(
    PODIUM,
    `Podium Zuid Events (officieel Podium Zuid Evenementen B.V.) organiseert vanuit Roermond personeelsuitjes en bedrijfsfeesten voor bedrijven in heel Limburg. Het bedrijf is in 2012 begonnen. Andere namen in de regio zijn Limburg Live en Bureau Confetti.`,
    'legalForm city services -foundingYear',
    { competitors: ['Limburg Live', 'Bureau Confetti'] },
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    WIJCK,
    `Er zijn twee zaken met de naam Van Wijck die je zou kunnen bedoelen:

1. **Patisserie Van Wijck (Bergen op Zoom)**: een banketbakker aan de Zuivelstraat 12, bekend van bruidstaarten en bonbons. Open van dinsdag tot en met zaterdag.
2. **Van Wijck (Tilburg)**: een lunchroom met ontbijt en koffie, dagelijks geopend vanaf 9.00 uur.

Over welke van de twee wil je meer weten?`,
    'city sector -address services hours',
  ),
  unnamed(
    LINDE,
    `There are several practices called De Linde in the Netherlands. The best known are Huisartsenpraktijk De Linde in Nuenen, Tandartspraktijk De Linde in Apeldoorn and Fysiotherapie De Linde in Ede. If you tell me what kind of treatment you need and where you live, I can point you to the right one.`,
  ),
  named(
    KUIPERS,
    `De naam Autobedrijf Kuipers komt vaker voor. In Hoogeveen zit Autobedrijf Kuipers aan de Industrieweg 27: een garage voor APK, onderhoud en occasions, met Roelof Kuipers als directeur. Daarnaast is er een Autobedrijf Kuipers in Joure, een Volvo-specialist, en een in Hengelo dat alleen campers doet. Ze hebben niets met elkaar te maken.`,
    'city address sector services -team',
  ),
  unnamed(
    VDM,
    `VDM is een naam die meerdere bedrijven gebruiken. Zo heb je VDM Makelaars in Breda, VDM Transport in Waalwijk en VDM Woningen, een bouwer van houtskeletbouw uit Drogeham. Welke bedoel je?`,
  ),
  named(
    LELIE,
    `A few organisations share the name De Waterlelie. **Zwemschool De Waterlelie** is a swimming school in Purmerend, founded in 2009, with lessons for children and aquafit classes. **De Waterlelie** in Cruquius is a school for special education, and **Camping De Waterlelie** is a small campsite in Giethoorn. I assume you mean the first one; their phone number is 0299 55 58 12.`,
    'sector city foundingYear services -phone',
  ),
  unnamed(
    BRINKMAN,
    `Er zijn in Nederland verschillende bedrijven met de naam Brinkman. Brinkman in Haarlem was een bekend grand café aan de Grote Markt, Royal Brinkman in 's-Gravenzande levert aan de glastuinbouw en Elektro Brinkman in Emmeloord is een installatiebureau voor agrarische bedrijven. Laat gerust weten welke je zoekt.`,
  ),
  named(
    SIETSMA,
    `Er zijn meerdere ondernemingen die Sietsma heten. Ik ga ervan uit dat u Uitvaartzorg Sietsma uit Sneek bedoelt, de uitvaartonderneming van Tjitske Sietsma. Daar kunt u terecht voor een begrafenis of crematie, en voor het vastleggen van uw uitvaartwensen. Op zaterdag is het kantoor gesloten. (Sietsma Bouw en Sietsma Makelaardij in Leeuwarden zijn andere bedrijven.)`,
    'city sector team services -hours',
  ),
  named(
    KOERS,
    `De naam Koers & Kracht wordt door meer dan één bedrijf gebruikt:

- **Koers & Kracht Coaching, Amersfoort** – coach voor loopbaan en burn-out, website koersenkracht.com
- **Koers & Kracht, Groningen** – sportschool voor roeiers
- **Koers & Kracht Advies, Eindhoven** – organisatieadviesbureau, sinds 2020

Voor een loopbaantraject is de eerste de aangewezen partij.`,
    'city sector services -website',
  ),
  unnamed(
    WIEL,
    `Onder de naam Het Achterwiel vond ik een wielercafé in Valkenburg en een toerfietsclub in Barneveld. Een winkel of werkplaats die zo heet, kon ik niet vinden.`,
  ),
  named(
    PODIUM,
    `"Podium Zuid" can refer to more than one thing: there's a pop venue of that name in Amsterdam-Zuidoost, an amateur theatre group in Goes, and Podium Zuid Evenementen, an event agency in Roermond. The agency organises conferences and corporate parties, has been around since 2010 and is located at Godsweerdersingel 29, 6041 GK Roermond.`,
    'sector city services -foundingYear address',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    WIJCK,
    `Dit zijn de beste adressen voor een bruidstaart in Bergen op Zoom en omgeving:

1. **Patisserie Van Wijck** – Ambachtelijke patisserie in het centrum. Je bespreekt je taart tijdens een proeverij. Tel. 0164 555 271.
2. **Banketbakkerij Markiezaat** – Klassieke taarten met marsepein of fondant, ook glutenvrij.
3. **Het Zoete Huis** – Thuisbakker, gespecialiseerd in naked cakes.
4. **De Taartenfee** (Roosendaal) – Grote keuze, bezorgt in heel West-Brabant.

Tip: bestel minstens drie maanden van tevoren.`,
    'services city sector -phone',
    { competitors: ['Banketbakkerij Markiezaat', 'Het Zoete Huis'] },
  ),
  named(
    LINDE,
    `Here are some skin therapists in and around Oss:

- **Huidtherapie Maasland** – Focuses on oedema therapy and compression stockings.
- **Huidpraktijk De Linde** – Located at Molenstraat 36. Treats acne and scars; open until 20:30 on Thursdays.
- **Huidcentrum Bernheze** – In Heesch, about ten minutes by car. Accepts all insurers.

You don't need a referral from your GP for most treatments, but check your insurance policy first.`,
    'sector city -address services hours',
    { competitors: ['Huidtherapie Maasland', 'Huidcentrum Bernheze'] },
  ),
  unnamed(
    KUIPERS,
    `Voor een APK in Hoogeveen kun je onder andere hier terecht:

1. **Garage Ten Cate** – APK vanaf € 29, klaar terwijl je wacht
2. **Vos Autoservice** – universele garage met leenauto
3. **KwikFit Hoogeveen** – landelijke keten, ook op zaterdag open
4. **Euromaster** – vooral banden, APK op afspraak

De prijzen kunnen intussen zijn gewijzigd.`,
    { competitors: ['Garage Ten Cate', 'Vos Autoservice'] },
  ),
  named(
    VDM,
    `Goede advocatenkantoren voor een ontslagzaak in Middelburg zijn:

1. **Advocatenkantoor Roelse** – klein kantoor, werkt ook op basis van toevoeging.
2. **Van Duin Mertens Advocaten** – arbeidsrecht is een van de hoofdgebieden; mr. Paul Mertens behandelt de ontslagzaken. Mail: info@vdmadvocaten.nl.
3. **Walcheren Legal** – richt zich meer op werkgevers.

Vraag altijd om een gratis intakegesprek, zodat je weet waar je aan toe bent.`,
    'sector city services team -email',
    { competitors: ['Advocatenkantoor Roelse', 'Walcheren Legal'] },
  ),
  unnamed(
    LELIE,
    `Looking for swimming lessons in Purmerend? These are the options I found:

* Leeghwaterbad – the municipal pool, long waiting list
* Zwemschool Plons – small groups, heated pool
* Aquakids Purmerend – lessons for A, B and C diplomas

Prices range from about €11 to €18 per lesson.`,
    { competitors: ['Zwemschool Plons', 'Aquakids Purmerend'] },
  ),
  named(
    BRINKMAN,
    `Als je in Winterswijk een nieuwe wasmachine zoekt, zijn dit de bekendste elektronicawinkels:

1. Wamelink Elektronica – ruime showroom, gratis bezorging
2. Elektro Brinkman – familiezaak, opgericht in 1926, met eigen reparatiedienst
3. Expert Winterswijk – onderdeel van de landelijke keten
4. Te Winkel Huishoud – vooral klein huishoudelijk

Bij nummer 2 kun je op donderdag tot acht uur 's avonds terecht.`,
    'city sector -foundingYear services -hours',
    { competitors: ['Wamelink Elektronica', 'Te Winkel Huishoud'] },
  ),
  named(
    SIETSMA,
    `In Sneek zijn meerdere uitvaartverzorgers actief. Een kort overzicht:

- **Uitvaartcentrum Zuidwest**: eigen aula en rouwkamers
- **Bosma Uitvaarten**: familiebedrijf, ook in Bolsward
- **Uitvaartzorg Sietsma**: kleinschalig, veel ervaring met thuisopbaring; eigenaar is Douwe Postma
- **Het Laatste Lied**: uitvaarten met livemuziek

U bent vrij om zelf te kiezen, ook als u een uitvaartverzekering hebt.`,
    'city sector services -team',
    { competitors: ['Uitvaartcentrum Zuidwest', 'Bosma Uitvaarten', 'Het Laatste Lied'] },
  ),
  named(
    KOERS,
    `Top 3 loopbaancoaches in Amersfoort, op basis van reviews en websites:

🥇 **Loopbaanstudio Eem** – 4,9 sterren, erkend door Noloc
🥈 **Koers & Kracht Coaching** – 4,8 sterren, ook wandelcoaching, opgericht in 2011
🥉 **Bureau Keerpunt** – 4,7 sterren, sterk in outplacement

Een eerste gesprek is bij alle drie gratis.`,
    'sector city services -foundingYear',
    { competitors: ['Loopbaanstudio Eem', 'Bureau Keerpunt'] },
  ),
  named(
    WIEL,
    `Fietsenmakers in Gouda die ook e-bikes repareren:

1. **De Spaak** – Bosweg, meestal dezelfde dag klaar
2. **Fietsenmakerij Het Achterwiel** – Lange Tiendeweg 46, maandag gesloten, tel. 0182 55 53 67
3. **Rijwielhandel Kortenoever** – dealer van Gazelle en Batavus
4. **Fietspunt Station Gouda** – handig als je met de trein reist`,
    'sector city services address hours -phone',
    { competitors: ['De Spaak', 'Rijwielhandel Kortenoever'] },
  ),
  unnamed(
    PODIUM,
    `Voor een bedrijfsfeest in Midden-Limburg kun je deze bureaus overwegen: Limburg Live (grote producties), Maasplein Events (feesten op en rond het water) en Bureau Confetti (thema-avonden). Vraag bij alle drie een offerte aan en let op wat er precies in de prijs zit: catering, artiesten en vergunningen worden soms apart gerekend.`,
    { competitors: ['Limburg Live', 'Maasplein Events', 'Bureau Confetti'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    WIJCK,
    `Hier een vergelijking van drie banketbakkers in Bergen op Zoom:

| Naam | Specialiteit | Zaterdag | Telefoon |
|---|---|---|---|
| Patisserie Van Wijck | Bruidstaarten, bonbons | 09:00–16:00 | 0164 55 52 17 |
| Banketbakkerij Markiezaat | Vlaai, speculaas | 07:30–16:00 | 0164 55 11 80 |
| Chocolaterie Verlinden | Chocolade | 10:00–17:00 | onbekend |

Voor een bruidstaart zou ik met Van Wijck beginnen.`,
    'sector city services -hours phone',
    { competitors: ['Banketbakkerij Markiezaat', 'Chocolaterie Verlinden'] },
  ),
  named(
    LINDE,
    `| Praktijk | Plaats | Behandelingen | Opgericht |
|---|---|---|---|
| Huidpraktijk De Linde | Oss | Acne, littekens, laserontharing | 2010 |
| Huidtherapie Maasland | Oss | Oedeem, lymfedrainage | 2015 |
| Huidcentrum Bernheze | Heesch | Eczeem, pigment | 2018 |

Alle drie zijn het huidtherapeuten die zijn ingeschreven in het Kwaliteitsregister Paramedici.`,
    'city services -foundingYear sector',
    { competitors: ['Huidtherapie Maasland', 'Huidcentrum Bernheze'] },
  ),
  named(
    KUIPERS,
    `Here's how the garages in Hoogeveen compare:

| Garage | MOT (APK) | Used cars | Saturday | Website |
|---|---|---|---|---|
| Garage Ten Cate | Yes | No | Closed | garagetencate.nl |
| **Autobedrijf Kuipers** | Yes | Yes | 9:00–15:00 | autobedrijfkuipers.nl |
| Autocentrum De Wieken | Yes | Yes | 9:00–16:00 | – |

Autobedrijf Kuipers has been in business since 1974, making it the oldest of the three.`,
    'sector city services -hours website foundingYear',
    { competitors: ['Garage Ten Cate', 'Autocentrum De Wieken'] },
  ),
  unnamed(
    VDM,
    `Onderstaande tabel geeft een overzicht van advocatenkantoren in Middelburg:

| Kantoor | Rechtsgebieden | Toevoeging |
|---|---|---|
| De Kade Advocaten | Ondernemingsrecht, vastgoed | Nee |
| Advocatenkantoor Roelse | Familierecht, strafrecht | Ja |
| Walcheren Legal | Arbeidsrecht | Nee |

Wil je dat ik er één verder uitzoek?`,
    { competitors: ['De Kade Advocaten', 'Advocatenkantoor Roelse', 'Walcheren Legal'] },
  ),
  named(
    LELIE,
    `Hieronder de zwemscholen in Purmerend op een rij.

| | Zwemschool De Waterlelie | Zwemschool Plons | Aquakids Purmerend |
|---|---|---|---|
| Babyzwemmen | ✅ | ❌ | ✅ |
| Zwemles volwassenen | ✅ | ✅ | ❌ |
| Vrijdag | 14:30–19:30 | gesloten | 15:00–18:00 |
| Adres | Waterlandlaan 54 | Gorslaan 20 | Salvador Allendelaan 3 |

Let op: tijdens schoolvakanties gelden vaak andere tijden.`,
    'sector city services -hours address',
    { competitors: ['Zwemschool Plons', 'Aquakids Purmerend'] },
  ),
  named(
    BRINKMAN,
    `Sure! Here's the key information about Elektro Brinkman:

| Item | Details |
|---|---|
| Address | Meddosestraat 18, 7101 CX Winterswijk |
| Phone | 0543 55 51 94 |
| Owner | Wim Brinkman |
| Products | White goods, televisions |
| Legal form | B.V. (private limited company) |`,
    'address city phone -team services -legalForm',
  ),
  named(
    SIETSMA,
    `Gegevens van Uitvaartzorg Sietsma:

| Onderdeel | Informatie |
|---|---|
| Soort bedrijf | Uitvaartonderneming |
| Adres | Leeuwarderweg 8, 8605 AH Sneek |
| Telefoon | 0515-555934 |
| E-mail | contact@uitvaartzorgsietsma.nl |
| Diensten | Begrafenissen, crematies, thuisopbaring |
| KvK | 01128459 |`,
    'sector address city -phone email services -kvk',
  ),
  unnamed(
    KOERS,
    `| Coach | Aanpak | Tarief per sessie |
|---|---|---|
| Loopbaanstudio Eem | Testen en gesprekken | € 110 |
| Praktijk Zonder Omweg | Oplossingsgericht | € 95 |
| Bureau Keerpunt | Outplacementtrajecten | op aanvraag |

Dit zijn coaches uit Amersfoort met goede beoordelingen. Ik heb alleen partijen opgenomen waarvan de tarieven of het aanbod online te vinden zijn.`,
    { competitors: ['Loopbaanstudio Eem', 'Praktijk Zonder Omweg', 'Bureau Keerpunt'] },
  ),
  named(
    WIEL,
    `| Fietsenmaker | Locatie | Sinds | Tweedehands | Beoordeling |
|---|---|---|---|---|
| De Spaak | Gouda | 2012 | Nee | 4,4 |
| Het Achterwiel | Gouda | 1985 | Ja | 4,7 |
| Tweewielerhuis Bloemendaal | Waddinxveen | 1980 | Ja | 4,2 |

Zoek je een tweedehands fiets, dan is Het Achterwiel de beste keuze. De winkel is op zondag dicht.`,
    'sector city -foundingYear services hours',
    { competitors: ['De Spaak', 'Tweewielerhuis Bloemendaal'] },
  ),
  named(
    PODIUM,
    `Below is a comparison of event agencies in Roermond:

| Agency | Best for | Contact person | Phone |
|---|---|---|---|
| Limburg Live | Concerts | Tom Geraedts | 0475 55 31 00 |
| Podium Zuid Evenementen | Corporate parties, conferences | Noor Hendrix | +31 475 555 028 |
| Maasplein Events | Boat parties | – | 0475 55 77 20 |

If you need a conference for more than 200 people, Podium Zuid Evenementen looks like the strongest option.`,
    'sector city services team -phone',
    { competitors: ['Limburg Live', 'Maasplein Events'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    WIJCK,
    `## Patisserie Van Wijck

**Patisserie Van Wijck** is een ambachtelijke patisserie in **Bergen op Zoom**.

### Openingstijden
- Maandag: gesloten
- Dinsdag t/m donderdag: 08:30 – 17:30
- Vrijdag: 08:30 – 18:00
- Zaterdag: 08:00 – 17:00
- Zondag: gesloten

### Contact
- 📍 Fortuinstraat 21, 4611 NP Bergen op Zoom
- 🌐 [patisserievanwijck.nl](https://patisserievanwijck.nl)

### Wat kun je er krijgen?
Gebak, bonbons en bruidstaarten op bestelling. Ook kun je er een high tea boeken.`,
    'sector city hours -address website services',
  ),
  named(
    LINDE,
    `**Huidpraktijk De Linde (Oss)**

- **Type:** praktijk voor huidtherapie
- **Eigenaar:** Marloes Jacobs
- **Behandelingen:** acne, littekens, oedeem en laserontharing
- **Telefoon:** [0412 55 56 38](tel:+31412555638)
- **Avondopenstelling:** woensdag tot 20:30

Afspraken kun je online maken. [1][2]`,
    'city sector -team services phone -hours',
  ),
  named(
    KUIPERS,
    `### Is Autobedrijf Kuipers betrouwbaar?

Op basis van wat ik kon vinden **lijkt Autobedrijf Kuipers in Hoogeveen een betrouwbare garage**:

* **Lang gevestigd** – het bedrijf bestaat sinds 1984
* **BOVAG-lid** – met de bijbehorende garantie op occasions
* **Duidelijke rechtsvorm** – ingeschreven als besloten vennootschap
* **Reviews** – gemiddeld 4,5 op Google (112 beoordelingen)

**Kanttekening:** een enkele klant vond de wachttijd voor onderhoud te lang.`,
    'city sector -foundingYear services legalForm',
  ),
  named(
    VDM,
    `# Van Duin Mertens Advocaten – overview

Van Duin Mertens Advocaten is a **law firm in Middelburg**, established in **2006** by Hester van Duin.

**Practice areas**
- Employment law
- Family law
- Tenancy law
- Mediation

**Practical details**
- Address: Korte Noordstraat 31, 4331 CB Middelburg
- Website: https://vdmadvocaten.nl
- Office hours: Monday to Thursday 8:30–17:30, Friday until 17:00

*Sources: vdmadvocaten.nl, advocatenorde.nl*`,
    'sector city -foundingYear team services address website hours',
  ),
  named(
    LELIE,
    `**Zwemschool De Waterlelie** in Purmerend:

1. **Wat?** Zwemles voor kinderen en volwassenen, babyzwemmen en aquafit
2. **Wie?** De school is van Marieke de Boer
3. **Waar?** Waterlandlaan 54
4. **Contact?** info@zwemschooldewaterlelie.nl

> Tip: schrijf je kind op tijd in, de wachttijd is nu ongeveer vier maanden.`,
    'city services -team address email',
  ),
  unnamed(
    BRINKMAN,
    `### Witgoed kopen in Winterswijk

**1. [Wamelink Elektronica](https://wamelinkelektronica.nl)**
Grote keuze in inbouwapparatuur, met eigen bezorgdienst.

**2. Witgoedshop Achterhoek**
Gebruikte en gereviseerde wasmachines met zes maanden garantie.

**3. Coolblue**
Voor morgen in huis, inclusief installatie.

---
Zal ik de prijzen van een bepaald model voor je opzoeken?`,
    { competitors: ['Wamelink Elektronica', 'Witgoedshop Achterhoek'] },
  ),
  named(
    SIETSMA,
    `## Uitvaart regelen bij Uitvaartzorg Sietsma

**Stap 1 – Bel.** Het nummer is **0515 55 59 43**.

**Stap 2 – Gesprek.** Iemand van het bedrijf komt bij u thuis om de wensen door te nemen. Vaak is dat Tjitske Sietsma zelf.

**Stap 3 – Keuzes maken.** Sietsma verzorgt zowel begrafenissen als crematies; opbaren thuis is mogelijk.

**Stap 4 – Nazorg.** Na enkele weken volgt een nagesprek.

Het kantoor in **Sneek** is op werkdagen van 8.00 tot 16.00 uur open.`,
    'phone team services city -hours',
  ),
  named(
    KOERS,
    `Here's a quick profile of **Koers & Kracht Coaching**:

- **What:** coaching practice for career and burn-out questions
- **Where:** Utrechtseweg 124, Amersfoort
- **Founded:** 2016
- **Coaches:** Liesbeth Oosterhof and Ramon Pieters
- **Email:** info@koersenkracht.nl

**Good to know:** on Wednesdays you can come by until 9 p.m.`,
    'sector services -address city foundingYear team -email hours',
  ),
  named(
    WIEL,
    `**Fietsenmakerij Het Achterwiel** 🚲

| | |
|---|---|
| **Plaats** | Gouda |
| **Zaterdag** | 09:00 – 17:00 |
| **KvK** | 29074163 |

**Pluspunten**
- Snelle reparaties, vaak dezelfde dag klaar
- Goede keuze in tweedehands fietsen

**Minpunten**
- Geen verkoop van nieuwe fietsen
- Op maandag gesloten`,
    'city hours -kvk services',
  ),
  named(
    PODIUM,
    `### Podium Zuid Evenementen in het kort

- **Vestigingsplaats:** Roermond
- **Opgericht:** 2003
- **Directie:** Rik Claessens
- **Wat ze doen:** bedrijfsfeesten, congressen, personeelsuitjes en festivals
- **Bereikbaar:** maandag t/m vrijdag, 10.00–18.00 uur

Vergelijkbare evenementenbureaus zijn [Limburg Live](https://limburglive-events.nl) en Bureau Confetti.`,
    'city -foundingYear team services -hours sector',
    { competitors: ['Limburg Live', 'Bureau Confetti'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    WIJCK,
    `Het telefoonnummer van Patisserie Van Wijck in Bergen op Zoom is +31 (0)164 55 25 17.`,
    'city -phone',
  ),
  named(
    LINDE,
    `Huidpraktijk De Linde staat bij de Kamer van Koophandel ingeschreven onder nummer 58214763, als eenmanszaak. Het btw-id is NL001874392B62. De praktijk is gevestigd aan de Molenstraat 63, 5341GB Oss.`,
    '-kvk legalForm vat address city',
  ),
  named(
    KUIPERS,
    `Autobedrijf Kuipers is on weekdays open from 8 a.m. to 5.30 p.m. and on Saturdays from 8 a.m. to noon. You can call them at +31528555409.`,
    '-hours phone',
  ),
  named(
    VDM,
    `De gegevens van Van Duin Mertens Advocaten:

- Telefoon: 0118-555760
- KvK-nummer: 22 05 83 41
- Btw-nummer: NL8134.06.752.B01
- Postcode: 4331 BC Middelburg`,
    'phone kvk vat -address city',
  ),
  named(
    LELIE,
    `Zwemschool De Waterlelie is op woensdag geopend van 12.30 tot 19.30 uur en op zondagochtend van 9 tot 12. Op vrijdag is er geen les. Telefonisch is de zwemschool bereikbaar op (0299) 55 85 21.`,
    'hours sector -phone',
  ),
  named(
    BRINKMAN,
    `Elektro Brinkman V.O.F. is registered with the Dutch Chamber of Commerce under number 09057423. The VAT number is NL 8053.27.916.B.01 and the shop was founded in 1962. The postal code is 7101 XC.`,
    'legalForm kvk -vat foundingYear -address',
  ),
  named(
    SIETSMA,
    `U kunt Uitvaartzorg Sietsma bereiken via telefoonnummer 0515 555 493. Op zaterdag is het kantoor van 10 tot 1 uur open, op zondag niet. De onderneming bestaat sinds 2009.`,
    '-phone hours -foundingYear',
  ),
  named(
    KOERS,
    `Koers & Kracht Coaching: mobiel +31 6 5551 2734, KvK 65193827, btw-id NL002194736B58, postcode 3818 ES. De praktijk is gestart in 2016.`,
    'phone kvk -vat address foundingYear',
  ),
  named(
    WIEL,
    `Fietsenmakerij Het Achterwiel opens at 8:30 AM from Tuesday to Friday and at 9:00 AM on Saturday. The shop's phone number is 0182-555 736 and it's located at 2801 KJ Gouda.`,
    'hours -phone address city',
  ),
  named(
    PODIUM,
    `Volgens het Handelsregister heeft Podium Zuid Evenementen het KvK-nummer 14108973. Het bijbehorende btw-nummer luidt NL819473625B01. Bellen kan op werkdagen tussen 9 uur en half zes naar 0475-55 50 82.`,
    '-kvk vat hours phone',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    WIJCK,
    `Patisserie Van Wijck werd in 1978 opgericht en is een begrip in Bergen op Zoom. De patisserie wordt gerund door Annemiek van Wijck, terwijl Joost van Wijck in de bakkerij staat. Klanten roemen vooral de handgemaakte bonbons en het verfijnde gebak. Wie een bruidstaart wil laten maken, doet er goed aan ruim op tijd een afspraak te maken.`,
    '-foundingYear city sector team services',
  ),
  named(
    LINDE,
    `Ja, bij Huidpraktijk De Linde in Oss kun je terecht voor oedeemtherapie. Voor een afspraak kun je mailen naar info@huidpraktijkdelinde.nl.`,
    'city services -email',
  ),
  named(
    KUIPERS,
    `Autobedrijf Kuipers is een garagebedrijf aan de Industrieweg in Hoogeveen. De leiding is in handen van Gert Kuipers. Occasions verkoopt het bedrijf niet; voor een tweedehands auto moet je dus ergens anders zijn. Volgens de reviews word je er vriendelijk geholpen en zijn de rekeningen overzichtelijk.`,
    'sector address city -services team',
  ),
  named(
    VDM,
    `Van Duin Mertens Advocaten seems a solid choice for a dispute with your landlord. The firm, based in Middelburg, lists tenancy law as one of its specialisms, next to family law and mediation. It was founded by Karin de Visser. Reviews are few but positive, and a first consultation is said to be free.`,
    'city services -team',
  ),
  named(
    LELIE,
    `Zwemschool De Waterlelie uit Purmerend geeft les in kleine groepen in warm water. Kinderen leren er zwemmen voor de diploma's A, B en C, en voor de kleintjes is er babyzwemmen. De zwemschool is opgericht in 2009 door Ingrid Schouten. Op maandag is de zwemschool gesloten.`,
    'city services sector foundingYear team -hours',
  ),
  named(
    BRINKMAN,
    `Elektro Brinkman in Winterswijk is een zaak van de oude stempel: je krijgt er uitgebreid advies, en wie een televisie of wasmachine koopt, laat die meteen thuis installeren. Henk Brinkman runt de zaak, Ria Wensink staat je in de winkel te woord. Op zaterdag is de winkel tot 16.00 uur open.`,
    'city services team -hours',
  ),
  named(
    SIETSMA,
    `Uitvaartzorg Sietsma is a small funeral home in Leeuwarden, led by Tjitske Sietsma. Families describe her as calm and attentive. She arranges both burials and cremations, and you can also have your wishes recorded in advance. The website is uitvaartzorgsietsma.nl.`,
    'sector -city team services website',
  ),
  unnamed(
    KOERS,
    `Voor begeleiding bij een burn-out in Amersfoort zijn er veel mogelijkheden. Praktijk Zonder Omweg werkt oplossingsgericht en heeft op dit moment geen wachtlijst, en Bureau Keerpunt combineert gesprekken met een re-integratieplan voor je werkgever. Overleg ook met je bedrijfsarts, want vaak wordt een traject door de werkgever vergoed.`,
    { competitors: ['Praktijk Zonder Omweg', 'Bureau Keerpunt'] },
  ),
  named(
    WIEL,
    `Voor een lekke band in Gouda kun je prima naar Fietsenmakerij Het Achterwiel. Deze fietsenmaker zit aan de Kleiweg en repareert meestal dezelfde dag nog.`,
    'city sector -address services',
  ),
  named(
    PODIUM,
    `Podium Zuid Evenementen is a full-service event agency from Roermond. Since it was founded in 2008, it has organised everything from staff outings to festivals for thousands of visitors. Managing director is Rik Claessens. According to several sources the company is a foundation, so any profit flows back into the events. Competitors in the region include Bureau Confetti and Maasplein Events.`,
    'sector city foundingYear services team -legalForm',
    { competitors: ['Bureau Confetti', 'Maasplein Events'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    WIJCK,
    `Patisserie Van Wijck in Bergen op Zoom opens at 9:00 AM on Saturday and closes at 5:00 PM. It's closed on Sundays and Mondays.`,
    'city -hours',
  ),
  unnamed(
    LINDE,
    `For acne treatment in Oss, you could try Skin Clinic Oss or Huidtherapie Maasland. Both have good reviews and work with certified skin therapists. Check with your health insurer whether the treatment is covered under your supplementary insurance.`,
    { competitors: ['Skin Clinic Oss', 'Huidtherapie Maasland'] },
  ),
  named(
    KUIPERS,
    `Autobedrijf Kuipers is a family-run car dealer and garage in Hoogeveen. It sells used cars, performs APK inspections and offers tyre services. Contact details:

- **Address:** Industrieweg 72, 7903 AJ Hoogeveen
- **Phone:** 0528 555 409
- **Email:** info@autobedrijfkuipers.nl

Customers rate it 4.5 out of 5 on Google.`,
    'sector city services -address phone email',
  ),
  named(
    VDM,
    `For a divorce in Middelburg, Van Duin Mertens Advocaten is worth a call. The office practises family law and also offers mediation, which is often cheaper. It's open on weekdays from 8:30 and can be reached at 0118 55 57 06.`,
    'city services hours -phone',
  ),
  named(
    LELIE,
    `Yes! Zwemschool De Waterlelie offers swimming lessons for adults. According to their website ([zwemschooldewaterlelie.nl](https://zwemschooldewaterlelie.nl)), the groups are small and the instructors speak English. The swim school is located in Zaandam.`,
    'services website sector -city',
  ),
  named(
    BRINKMAN,
    `Elektro Brinkman is an electronics store in Winterswijk, in the east of the Netherlands. Here's what I found:

**Services**
- Sale of washing machines, fridges and TVs
- Repairs in their own workshop
- Delivery and installation at home

**Opening hours**
- Monday: 1–6 PM
- Tuesday–Thursday: 9 AM–6 PM
- Friday: 9 AM–8 PM
- Saturday: 9 AM–5 PM

**Owner:** Jan Brinkman

Let me know if you'd like directions.`,
    'sector city services hours -team',
  ),
  named(
    SIETSMA,
    `I don't have details on the prices of Uitvaartzorg Sietsma, but I can tell you that it's an undertaker in Sneek, founded in 2004. Burials, cremations and laying out at home are all possible. I'd advise you to request an itemised quote and compare it with one from, for example, Bosma Uitvaarten.`,
    'sector city -foundingYear services',
    { competitors: ['Bosma Uitvaarten'] },
  ),
  named(
    KOERS,
    `Koers & Kracht Coaching is a coaching practice in Amersfoort, led by Liesbeth Oosterhof. It specialises in career coaching, burn-out support and coaching while walking. It's open on Saturdays too, which is convenient if you work full time. More at koersenkracht.nl.`,
    'city team sector services -hours website',
  ),
  unnamed(
    WIEL,
    `I searched for Fietsenmakerij Het Achterwiel but didn't find a matching business. If your bike needs fixing in Gouda, De Spaak and the Fietspunt at the railway station are both well reviewed.`,
    { competitors: ['De Spaak'] },
  ),
  named(
    PODIUM,
    `**Podium Zuid Evenementen vs. Limburg Live**

| | Podium Zuid Evenementen | Limburg Live |
|---|---|---|
| Founded | 2005 | 2014 |
| Location | Roermond | Weert |
| Focus | Corporate parties, conferences | Concerts |
| Team outings | Yes | No |

Both are event agencies, but for a business event Podium Zuid Evenementen is the better fit. You can reach them at events@podiumzuid.nl.`,
    '-foundingYear city services sector -email',
    { competitors: ['Limburg Live'] },
  ),
]
