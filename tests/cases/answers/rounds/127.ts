/** Answers that a stranger to the rules wrote: a café, a physiotherapist, a mortgage adviser, a bicycle dealer, a pharmacy, a solar installer, a wedding photographer, an upholsterer, a nursery and a laundry. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BIJEN,
  FYSIO,
  LINDE,
  LOTTE,
  POMP,
  POSTMA,
  ROSSUM,
  VERHAGEN,
  ZKT,
  ZWAAN,
} from '#tests/cases/answers/companies/127.ts'

export const DENIALS: AnswerCase[] = [
  named(
    POMP,
    `Of honden welkom zijn bij Café De Stadspomp kan ik niet met zekerheid zeggen; op de website staat daar niets over. Wat ik wel weet: het is een bruin café aan de Friesestraat 34 in Coevorden met een flinke kaart speciaalbieren. Even bellen is het handigst: 0524 555 271.`,
    'sector address city services -phone',
  ),
  unnamed(
    FYSIO,
    `Ik heb geen informatie kunnen vinden over een praktijk met de naam Fysiotherapie Maasoever in Cuijk. Het kan zijn dat de praktijk onder een andere naam bekendstaat of weinig online zichtbaar is.

Wat je kunt doen:
- Zoek op **Zorgkaart Nederland** op fysiotherapeuten in Cuijk.
- Kijk in het register van het **KNGF** (defysiotherapeut.com).
- Vraag je huisarts naar de naam en het telefoonnummer.

Wil je dat ik help zoeken naar andere fysiotherapeuten in de buurt?`,
  ),
  unnamed(
    ROSSUM,
    `I couldn't find any reliable information about Van Rossum Hypotheken & Advies. If you're considering a mortgage adviser in the Netherlands, you can check the AFM register to see whether the firm is licensed before you make an appointment.`,
  ),
  named(
    POSTMA,
    `I couldn't find any independent customer reviews of Rijwielhandel Postma, so I can't say much about how people rate it. The shop itself does have an online presence: it is a bicycle dealer in Bolsward, run by owner Sjoerd Postma, and it has been in business since 1962. For up-to-date reviews I'd check Google Maps directly.`,
    'sector city team -foundingYear',
  ),
  unnamed(
    LINDE,
    `Er is mij geen apotheek bekend die Apotheek De Linde heet in Barneveld. In mijn zoekresultaten kwam alleen Gildeapotheek Barneveld naar voren. Controleer de naam nog eens, of kijk op apotheek.nl onder "zoek een apotheek".`,
    { competitors: ['Gildeapotheek Barneveld'] },
  ),
  named(
    ZKT,
    `Over de prijzen van **Zonnekracht Twente** heb ik helaas niets concreets gevonden; het bedrijf werkt met offertes op maat. Dit is wel openbaar bekend:

- **Vestigingsplaats:** Enschede
- **Opgericht:** 2014
- **Diensten:** plaatsen van zonnepanelen, thuisbatterijen en laadpalen
- **Website:** [zonnekrachttwente.nl](https://zonnekrachttwente.nl)

Ook over garantietermijnen, levertijden en de gebruikte merken panelen kon ik geen informatie terugvinden. Mijn advies: vraag minimaal drie offertes op en vergelijk ze op prijs per wattpiek.`,
    '-city foundingYear services website',
  ),
  unnamed(
    LOTTE,
    `I wasn't able to find a photographer by the name of Lotte de Graaf Fotografie in Dordrecht. There may simply be little about her online, or she may work under a different business name. Instagram and wedding platforms such as ThePerfectWedding.nl are usually the quickest way to find a portfolio. If you have a link, I'm happy to take a look.`,
  ),
  named(
    VERHAGEN,
    `Wat het opnieuw bekleden van een bank bij Meubelstoffeerderij Verhagen kost, kan ik nergens terugvinden. Ze herstofferen wel banken en stoelen, dus je kunt met foto's en maten langsgaan in de werkplaats in Waalwijk; op vrijdag zijn ze open tot 18.00 uur.`,
    'services city -hours',
  ),
  unnamed(
    BIJEN,
    `Helaas, over Kinderdagverblijf Het Bijenkorfje kan ik geen gegevens vinden. In het Landelijk Register Kinderopvang (LRK) kun je zelf opzoeken of een opvang geregistreerd is en daar vind je ook de inspectierapporten van de GGD. Andere opvanglocaties in Purmerend die ik wel tegenkwam zijn KDV Pinkeltje en Kinderopvang De Waterlelie.`,
    { competitors: ['KDV Pinkeltje', 'Kinderopvang De Waterlelie'] },
  ),
  named(
    ZWAAN,
    `There is no public information on how long an order takes at Wasserij De Witte Zwaan. The laundry is located at Scheldestraat 71 in Vlissingen and you can reach the staff by email at klant@wittezwaanwasserij.nl, so I would ask them before you drop anything off.`,
    'sector -address city email',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    POMP,
    `Bedoel je misschien **Café De Pomp** in Hardenberg? Dat is een bruin café aan de Markt met een groot terras en een biljart. Het is dagelijks geopend vanaf 14.00 uur. Een café met precies de naam die jij noemt, kwam ik niet tegen.`,
  ),
  named(
    FYSIO,
    `Er zijn twee praktijken die je makkelijk door elkaar haalt:

1. **Fysiotherapie Maasoever** – Grotestraat 88 in Cuijk. Praktijk met onder meer manuele therapie en echografie. Op maandag en woensdag kun je er tot 21:00 uur terecht.
2. **Fysiotherapie Maaszicht** – een praktijk in Gennep, vooral gericht op ouderen en revalidatie.

Woon je in Cuijk, dan is de eerste de logische keuze. Zit je dichter bij Gennep, dan kun je beter de tweede bellen. Let er bij het maken van een afspraak op dat je de juiste praktijk aan de lijn hebt, want de namen lijken erg op elkaar.`,
    'address city services -hours',
  ),
  named(
    ROSSUM,
    `Van Rossum Hypotheken & Advies in Woerden should not be confused with Van Rossem Financiële Diensten, an accountancy firm in Gouda. The Woerden company is an independent mortgage adviser, founded in 2009, and its number is 0348 555 940.`,
    'city sector foundingYear -phone',
  ),
  unnamed(
    POSTMA,
    `The closest match I found is **Postma Rijwielen** in Drachten, a bike shop on the Noorderbuurt that sells Gazelle and Batavus. I could not find a shop with the exact name you mentioned, so please double-check the name or the town.`,
  ),
  named(
    LINDE,
    `Apotheek De Linde en Apotheek Lindenhof zijn twee verschillende apotheken. Apotheek De Linde zit aan de Langstraat 47 in Barneveld, eigenaar is Henk van Ginkel. Apotheek Lindenhof staat in Ede en heeft daar verder niets mee te maken.`,
    'sector address city -team',
  ),
  unnamed(
    ZKT,
    `Ik vond wel **Zonkracht Nederland**, een landelijke installateur met een hoofdkantoor in Zwolle. Dat bedrijf plaatst zonnepanelen en warmtepompen en heeft een score van 8,4 op Klantenvertellen. Of dat het bedrijf is dat je zoekt, weet ik niet zeker. Andere namen in de regio Twente zijn SolarOost en Tukker Energie.`,
    { competitors: ['SolarOost', 'Tukker Energie'] },
  ),
  unnamed(
    LOTTE,
    `Did you mean **Lotte de Graaff Design**? That's a graphic design studio in Utrecht specialising in branding and packaging. It isn't a photography business, so it may not be what you're looking for.`,
  ),
  named(
    VERHAGEN,
    `Let op: er is ook een Verhagen Stoffen in Tilburg, een winkel in gordijn- en modestoffen. Voor het herstofferen van meubels moet je bij Meubelstoffeerderij Verhagen zijn, een eenmanszaak in Waalwijk. Zij doen ook leerreparatie en autobekleding. Meer informatie vind je op stoffeerderijverhagen.nl.`,
    'services -legalForm city website',
  ),
  unnamed(
    BIJEN,
    `De dichtstbijzijnde treffer is **Kinderopvang De Bijenkorf** in Zaandam. Deze organisatie heeft drie locaties met dagopvang en bso.

| | Kinderopvang De Bijenkorf |
|---|---|
| Plaats | Zaandam |
| Opvang | 0–12 jaar |
| Openingstijden | ma t/m vr 7.30–18.00 uur |

Zoek je iets in Purmerend, dan kun je kijken bij Kindercentrum Klavertje Vier.`,
    { competitors: ['Kindercentrum Klavertje Vier'] },
  ),
  named(
    ZWAAN,
    `There are two businesses with nearly the same name in Zeeland. **Wasserij De Witte Zwaan** is a laundry in Vlissingen that dates back to 1996 and also offers linen rental. **Hotel De Zwaan** in Middelburg is a hotel and has nothing to do with it. If you need your duvet washed, call the laundry on 0118 55 52 94.`,
    'sector city -foundingYear services phone',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    POMP,
    `De Stadspomp in Coevorden is een gezellig café waar je goed kunt borrelen: er zijn borrelplanken en geregeld is er livemuziek. Op zondag zijn ze dicht.`,
    'city sector services -hours',
  ),
  unnamed(
    FYSIO,
    `**FMO** usually refers to the *Nederlandse Financierings-Maatschappij voor Ontwikkelingslanden*, the Dutch entrepreneurial development bank based in The Hague. It was founded in 1970 and invests in businesses in developing countries. If you meant something else by FMO, let me know the context.`,
  ),
  named(
    ROSSUM,
    `VRHA is de afkorting van Van Rossum Hypotheken & Advies, een hypotheekadviseur aan de Voorstraat 26 in Woerden. Je kunt er terecht voor een starterslening of om je hypotheek over te sluiten.`,
    'sector -address city services',
  ),
  named(
    POSTMA,
    `Postma Fietsen is een rijwielhandel in Bolsward. 🚲 Het is een eenmanszaak met Sjoerd Postma als eigenaar, en naast verkoop doen ze ook fietsverhuur en reparatie. Op zaterdag is de winkel open van 9.00 tot 17.00 uur.`,
    'sector city legalForm team services -hours',
  ),
  unnamed(
    LINDE,
    `In de zorg staat ADL voor *algemene dagelijkse levensverrichtingen*: wassen, aankleden, eten en naar het toilet gaan. De term wordt gebruikt om te bepalen hoeveel hulp iemand nodig heeft. Hulp bij ADL kan worden vergoed via de Zorgverzekeringswet of de Wlz.`,
  ),
  named(
    ZKT,
    `Zonnekracht (the solar installer in Hengelo) fits solar panels, home batteries and EV chargers. You can find them at Binnenhavenstraat 37 or online at zonnekrachttwente.nl. 【1】`,
    'city services sector -address website',
  ),
  named(
    LOTTE,
    `**LDG Fotografie** is het bedrijf van een trouwfotograaf uit Dordrecht. In het kort:

- **Specialiteit:** bruidsreportages en loveshoots
- **Gestart in:** 2016
- **Studio:** Wijnstraat 191, Dordrecht
- **Contact:** hallo@lottedegraaffotografie.nl

Op zaterdagen zit de agenda in het trouwseizoen snel vol, dus boek op tijd.`,
    'sector city services foundingYear -address email',
  ),
  unnamed(
    VERHAGEN,
    `MSV is most likely MSV Duisburg, the German football club (Meidericher Spielverein 02 Duisburg). It was one of the founding members of the Bundesliga in 1963 and plays its home games at the Schauinsland-Reisen-Arena.`,
  ),
  named(
    BIJEN,
    `KDV het Bijenkorfje is een kinderdagverblijf in Purmerend. De rechtsvorm is een stichting en het bestaat sinds 1996. Op werkdagen is het open van 7.30 tot 18.00 uur. Locatiemanager is Monique Tol. Voor een rondleiding kun je bellen met 0299-555617.`,
    'city legalForm foundingYear -hours team -phone sector',
  ),
  named(
    ZWAAN,
    `De Witte Zwaan is a laundry service in Vlissingen. They wash bed linen, clean carpets and do dry cleaning. The manager is Petra Kodde, and the company was established in 1979.`,
    'sector city services team -foundingYear',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    POMP,
    `Er zijn meerdere cafés die De Stadspomp heten:

- **Café De Stadspomp, Coevorden** – Friesestraat 34, bekend om de speciaalbieren. Eigenaar is Wim Scholten.
- **Café De Stadspomp, Zutphen** – klein bruin café bij de Houtmarkt.
- **De Stadspomp, Grave** – lunchroom met terras.

Om welke gaat het je?`,
    'sector city address services -team',
  ),
  unnamed(
    FYSIO,
    `Fysiotherapie Maasoever vind je in Venlo en in Maassluis. De praktijk in Venlo zit aan de Maasboulevard en is gespecialiseerd in bekkenfysiotherapie; die in Maassluis hoort bij een gezondheidscentrum. In welke van de twee ben je geïnteresseerd?`,
  ),
  named(
    ROSSUM,
    `Several firms in the Netherlands use the name Van Rossum. Van Rossum Hypotheken & Advies in Woerden is a mortgage adviser (website: vanrossumhypotheken.nl), while Van Rossum Raadgevende Ingenieurs in Amsterdam is a structural engineering firm. For a mortgage, you want the first one; on Thursdays it is open until 8 pm.`,
    'city sector services website -hours',
  ),
  named(
    POSTMA,
    `Postma is een veelvoorkomende naam in Friesland, dus er zijn meer fietsenzaken die zo heten. Rijwielhandel Postma in Bolsward (Grote Dijlakker 11, tel. 0515 55 57 42) bestaat sinds 1945. In Leeuwarden zit een andere Rijwielhandel Postma, die alleen bakfietsen verkoopt.`,
    'sector city address phone -foundingYear',
  ),
  unnamed(
    LINDE,
    `There are several pharmacies called Apotheek De Linde in the Netherlands:

1. **Apotheek De Linde, Nijmegen** – part of a health centre, open weekdays until 17:30.
2. **Apotheek De Linde, Assen** – has a 24-hour pick-up locker.
3. **Apotheek De Linde, Kampen** – also delivers medication at home.

Although the name is the same, these pharmacies are not part of one chain, and you have to register with each of them separately. Could you tell me which town you mean? Then I can look up the details for you.`,
  ),
  named(
    ZKT,
    `De naam Zonnekracht wordt door verschillende bedrijven gebruikt. Zonnekracht Twente B.V. zit in Hengelo en heeft KvK-nummer 61275083; directeur is Rick Oude Nijhuis. Daarnaast is er Zonnekracht Zeeland uit Goes, een los bedrijf dat vooral voor agrariërs werkt.`,
    'legalForm city -kvk team',
  ),
  unnamed(
    LOTTE,
    `Ik kom meerdere fotografen met de naam Lotte de Graaf tegen. Lotte de Graaf uit Groningen maakt vooral newbornfoto's, en een naamgenoot in Breda doet productfotografie voor webshops. Een trouwfotograaf met die naam in Dordrecht heb ik niet gevonden.`,
  ),
  named(
    VERHAGEN,
    `Two upholstery workshops share the name. Meubelstoffeerderij Verhagen in Waalwijk, at Stationsstraat 56, was founded in 1987 and also makes boat cushions. The other Stoffeerderij Verhagen is in Delft and mainly restores antique chairs.`,
    'sector city address -foundingYear services',
  ),
  unnamed(
    BIJEN,
    `Er zijn twee opvanglocaties met de naam Het Bijenkorfje: een kinderdagverblijf in Almelo en een gastouderopvang in Roosendaal. Voor beide geldt dat er een wachtlijst is voor de babygroep.`,
  ),
  named(
    ZWAAN,
    `"De Witte Zwaan" is een naam die vaker voorkomt:

**1. Wasserij De Witte Zwaan (Vlissingen)**
Wasserij en stomerij aan de Scheldestraat 17. Doet ook tapijtreiniging. Telefoon: 0118 55 52 49.

**2. Restaurant De Witte Zwaan (Giethoorn)**
Restaurant aan het water, met botenverhuur.

**3. B&B De Witte Zwaan (Leiden)**
Kleine bed & breakfast aan de gracht.

Waarschijnlijk bedoel je de eerste, omdat je vroeg naar het wassen van een dekbed.`,
    'sector city address services -phone',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    POMP,
    `Dit zijn leuke plekken om iets te drinken in Coevorden:

1. **Grandcafé De Vesting** – groot terras op de Markt, ook voor diner.
2. **Café De Stadspomp** – bruin café met speciaalbieren en livemuziek, op zondag gesloten.
3. **Eetcafé Het Kasteel** – goede daghap, gezinsvriendelijk.
4. **Proeflokaal Ganzenhoek** – jenevers en likeuren.

Tip: op vrijdagavond kan het druk zijn, dus kom op tijd.`,
    'city sector services -hours',
    { competitors: ['Grandcafé De Vesting', 'Eetcafé Het Kasteel', 'Proeflokaal Ganzenhoek'] },
  ),
  named(
    FYSIO,
    `Here are some physiotherapy practices in Cuijk worth considering:

- **FysioPlus Cuijk** – large practice with its own gym.
- **Fysiotherapie Maasoever** – Grotestraat 88; offers dry needling and sports physiotherapy. Open until 6 pm on Fridays.
- **Medifit Cuijk** – focuses on medical fitness.

**Before you book**
- Check whether the practice has a contract with your insurer.
- Ask about waiting times; some practices can see you within two days.
- You don't need a referral in most cases.

Most insurers cover part of the treatment if you have supplementary insurance.`,
    'city sector address services -hours',
    { competitors: ['FysioPlus Cuijk', 'Medifit Cuijk'] },
  ),
  unnamed(
    ROSSUM,
    `Goede hypotheekadviseurs in Woerden zijn onder andere Huis & Rente Woerden, Financieel Buro Groene Hart en De Hypotheker. Vergelijk altijd de advieskosten en let erop of het kantoor onafhankelijk is.`,
    { competitors: ['Huis & Rente Woerden', 'Financieel Buro Groene Hart'] },
  ),
  named(
    POSTMA,
    `Voor een elektrische fiets in de buurt van Bolsward zou ik bij deze fietsenwinkels kijken:

- **Rijwielhandel Postma** (Bolsward): al sinds 1954 een begrip, met een eigen werkplaats en veel e-bikes. Tel. 0515 - 55 75 42.
- **Fietswereld Bolsward**: ruime showroom en proefritten.
- **Wielsma Fietsen**: gespecialiseerd in racefietsen en gravelbikes.

Waar je op kunt letten:
- Plaats van de motor (midden- of voorwielmotor)
- Capaciteit van de accu
- Afstand tot de winkel, handig bij onderhoud`,
    'sector city foundingYear services -phone',
    { competitors: ['Fietswereld Bolsward', 'Wielsma Fietsen'] },
  ),
  named(
    LINDE,
    `Pharmacies in Barneveld that are open on Saturday include Apotheek De Linde (9:00–12:00, Langstraat 47) and Gildeapotheek Barneveld. Outside those hours you'll need the dienstapotheek at the hospital in Ede.`,
    'sector city -hours address',
    { competitors: ['Gildeapotheek Barneveld'] },
  ),
  named(
    ZKT,
    `**Top 4 zonnepaneleninstallateurs in Twente**

1. **Dak & Zon** – veel ervaring met platte daken.
2. **SolarOost** – scherpe prijzen, landelijke service.
3. **Zonnekracht Twente** – installateur uit Hengelo, opgericht in 2012, levert ook thuisbatterijen. Directeur: Rick Oude Nijhuis.
4. **Tukker Energie** – klein familiebedrijf.

De volgorde is gebaseerd op reviews en zichtbaarheid online; vraag altijd zelf meerdere offertes aan.`,
    'sector city -foundingYear services team',
    { competitors: ['Dak & Zon', 'SolarOost', 'Tukker Energie'] },
  ),
  unnamed(
    LOTTE,
    `Some wedding photographers in and around Dordrecht:

1. **Studio Merwede** – documentary style, from €1,650 for a full day
2. **Witte Vlinder Fotografie** – romantic and light
3. **Jasper Kok Trouwfotografie** – black-and-white specialist
4. **Fotostudio Drechtsteden** – all-round studio

I'd recommend asking each of them for a complete wedding album, not just the highlights. It also helps to meet in person (or by video call) first: you'll be spending the whole day together.

Would you like me to narrow this down by budget or style?`,
    { competitors: ['Studio Merwede', 'Witte Vlinder Fotografie', 'Jasper Kok Trouwfotografie'] },
  ),
  named(
    VERHAGEN,
    `Stoffeerderijen in de regio Waalwijk die een bank opnieuw kunnen bekleden:

- Van Dongen Bekleding
- Meubelstoffeerderij Verhagen (Stationsstraat 56, Waalwijk, eigenaar Toon Verhagen)
- De Zadelmaker, vooral voor leer`,
    'city address -team services sector',
    { competitors: ['Van Dongen Bekleding', 'De Zadelmaker'] },
  ),
  named(
    BIJEN,
    `Kinderopvang in Purmerend, op een rij:

**Kinderdagverblijf Het Bijenkorfje**
- Adres: Gorslaan 82
- Aanbod: dagopvang, peuteropvang en bso
- Open: maandag t/m vrijdag 07:30–18:30

**KDV Pinkeltje**
- Kleinschalig, twee groepen
- Antroposofisch

**Kindercentrum Klavertje Vier**
- Naast de basisschool
- Ook voorschoolse educatie

Ga vooral even kijken op een gewone ochtend; dan krijg je het beste beeld van de sfeer.`,
    'city sector -address services -hours',
    { competitors: ['KDV Pinkeltje', 'Kindercentrum Klavertje Vier'] },
  ),
  unnamed(
    ZWAAN,
    `In en rond Vlissingen kun je je was laten doen bij Wasserette Souburg, Stomerij Walcheren en de wasservice van Zeeuwse Textielservice. Voor een enkel dekbed is een wasserette meestal het goedkoopst.`,
    { competitors: ['Wasserette Souburg', 'Stomerij Walcheren', 'Zeeuwse Textielservice'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    POMP,
    `Hieronder een vergelijking van drie cafés in Coevorden:

| Café | Adres | Bekend om | Telefoon |
|---|---|---|---|
| Café De Stadspomp | Friesestraat 34 | Speciaalbieren, borrelplanken | 0524 555 271 |
| Grandcafé De Vesting | Markt 8 | Terras, diner | 0524 555 630 |
| Proeflokaal Ganzenhoek | Weeshuisstraat 5 | Jenever | 0524 555 118 |

**Mijn advies:** voor een avond met bier zou ik de eerste kiezen, voor een etentje met de familie de tweede. Houd er rekening mee dat gegevens kunnen zijn gewijzigd; controleer ze op de website van het café zelf.`,
    'sector city address services -phone',
    { competitors: ['Grandcafé De Vesting', 'Proeflokaal Ganzenhoek'] },
  ),
  named(
    FYSIO,
    `| Praktijk | Plaats | Specialisaties | Opgericht |
|---|---|---|---|
| **Fysiotherapie Maasoever** | Cuijk | Manuele therapie, echografie | 2005 |
| **Praktijk Heeswijk** | Cuijk | Kinderfysiotherapie | 1998 |
| **Medifit Cuijk** | Cuijk | Fitness, revalidatie | 2011 |

Alle drie de fysiotherapiepraktijken hebben contracten met de grote zorgverzekeraars. Controleer dit wel voor je een afspraak maakt.

**Welke past bij jou?**
- Rug- of nekklachten: kies een praktijk met een manueel therapeut.
- Klachten bij je kind: kies een kinderfysiotherapeut.`,
    'city services -foundingYear sector',
    { competitors: ['Praktijk Heeswijk', 'Medifit Cuijk'] },
  ),
  named(
    ROSSUM,
    `Here's a quick comparison of mortgage advisers in Woerden:

| Adviser | Website | Evening appointments | Saturday |
|---|---|---|---|
| Van Rossum Hypotheken & Advies | vanrossumhypotheken.nl | Thursday until 20:00 | Closed |
| Huis & Rente Woerden | huisenrente.nl | No | Closed |
| Woonlasten Wijzer | woonlastenwijzer.nl | On request | On request |

**Bottom line:** if you work full-time, Van Rossum's Thursday evening is convenient.`,
    'sector city website -hours',
    { competitors: ['Huis & Rente Woerden', 'Woonlasten Wijzer'] },
  ),
  unnamed(
    POSTMA,
    `| Winkel | Merken | Verhuur |
|---|---|---|
| Fietswereld Bolsward | Gazelle, Sparta | Ja |
| Tweewielercentrum De Vries | Koga, Batavus | Nee |
| Wielsma Fietsen | Trek, Cube | Nee |

Zoek je een huurfiets in Bolsward, dan is Fietswereld Bolsward de enige van deze drie met verhuur.`,
    { competitors: ['Fietswereld Bolsward', 'Tweewielercentrum De Vries', 'Wielsma Fietsen'] },
  ),
  named(
    LINDE,
    `Ik heb de gegevens van Apotheek De Linde voor je in een tabel gezet:

| Gegeven | Informatie |
|---|---|
| Adres | Langstraat 47, 3771 BC Barneveld |
| Telefoon | 0342 555 126 |
| E-mail | info@apotheekdelinde.nl |
| Rechtsvorm | V.O.F. |
| Zaterdag | 10.00 – 13.00 uur |

Voor herhaalrecepten kun je ook de website gebruiken. Heb je 's avonds of 's nachts met spoed medicijnen nodig, dan moet je bij een dienstapotheek zijn. Neem altijd je identiteitsbewijs en verzekeringspas mee als je er voor het eerst komt.`,
    'address city phone -email -legalForm hours services',
  ),
  named(
    ZKT,
    `Comparison of solar installers around Hengelo:

| Company | Location | Founded | Home batteries | EV chargers |
|---|---|---|---|---|
| Zonnekracht Twente | Hengelo | 2011 | Yes | Yes |
| SolarOost | Almelo | 2010 | Yes | No |
| Dak & Zon | Borne | 2017 | No | No |

If storing your own power matters to you, that leaves only two of the three.

*Data gathered from company websites; details may have changed.*`,
    'sector city -foundingYear services',
    { competitors: ['SolarOost', 'Dak & Zon'] },
  ),
  named(
    LOTTE,
    `### Trouwfotografen vergeleken

| Fotograaf | Standplaats | Sinds | Ook albums? |
|---|---|---|---|
| Lotte de Graaf Fotografie | Rotterdam | 2016 | Ja, trouwalbums op maat |
| Studio Merwede | Papendrecht | 2009 | Ja |
| Jasper Kok Trouwfotografie | Zwijndrecht | 2018 | Nee |

Lotte de Graaf Fotografie werkt op grote bruiloften met een tweede fotograaf, Mees Brouwer.`,
    'sector -city foundingYear services team',
    { competitors: ['Studio Merwede', 'Jasper Kok Trouwfotografie'] },
  ),
  unnamed(
    VERHAGEN,
    `| Upholsterer | Town | Leather | Boats |
|---|---|---|---|
| Stoffeeratelier Langstraat | Waalwijk | No | No |
| Van Dongen Bekleding | Sprang-Capelle | Yes | Yes |
| De Zadelmaker | Kaatsheuvel | Yes | No |

For boat cushions, Van Dongen Bekleding looks like the best option of the three.`,
    { competitors: ['Stoffeeratelier Langstraat', 'Van Dongen Bekleding', 'De Zadelmaker'] },
  ),
  named(
    BIJEN,
    `| | Het Bijenkorfje | Kinderopvang De Waterlelie |
|---|---|---|
| Plaats | Purmerend | Purmerend |
| Soort | Kinderdagverblijf | Kinderdagverblijf |
| Openingstijden | 07.00–18.00 uur | 07.30–18.30 uur |
| Flexibele opvang | Ja | Nee |
| Rechtsvorm | B.V. | Stichting |

Werk je in wisseldiensten, dan past Het Bijenkorfje waarschijnlijk beter. Voor vaste dagen maakt het weinig uit.

Vraag bij allebei naar de wachttijd en naar het laatste inspectierapport van de GGD.`,
    'city sector -hours services -legalForm',
    { competitors: ['Kinderopvang De Waterlelie'] },
  ),
  unnamed(
    ZWAAN,
    `Vergelijking van wasserijen op Walcheren:

| Bedrijf | Plaats | Haalt en brengt |
|---|---|---|
| Stomerij Walcheren | Middelburg | Ja |
| Wasserette Souburg | Oost-Souburg | Nee |

Meer bedrijven met genoeg informatie om te vergelijken heb ik niet gevonden.`,
    { competitors: ['Stomerij Walcheren', 'Wasserette Souburg'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    POMP,
    `## Café De Stadspomp

**Café De Stadspomp** is een café in het centrum van **Coevorden**.

### Praktische informatie
- 📍 **Adres:** Friesestraat 43, 7741 GV Coevorden
- 📞 **Telefoon:** 0524 555 217
- 🌐 **Website:** [cafedestadspomp.nl](https://cafedestadspomp.nl)
- 🕒 **Open:** woensdag en donderdag 15.00–23.00 uur, vrijdag en zaterdag 14.00–02.00 uur

### Wat kun je verwachten?
Een ongedwongen sfeer, een lunchkaart en een wisselend aanbod speciaalbieren. Reserveren is meestal niet nodig.`,
    'sector city -address phone website -hours services',
  ),
  named(
    FYSIO,
    `**Fysiotherapie Maasoever** – kort samengevat:

* **Waar:** Grotestraat 88, Cuijk ([fysiomaasoever.nl](https://fysiomaasoever.nl))
* **Wie:** praktijkhouder *Bram Janssen* en zijn team
* **Wat:** manuele therapie, dry needling en sportfysiotherapie
* **Contact:** \`info@fysiomaasoever.nl\`

> Voor fysiotherapie heb je in Nederland geen verwijzing van de huisarts nodig. De vergoeding hangt af van je aanvullende verzekering.

Zal ik ook uitzoeken welke andere praktijken er in de buurt zijn?`,
    'address city website team services -email',
  ),
  named(
    ROSSUM,
    `### Is Van Rossum Hypotheken & Advies betrouwbaar?

Er zijn geen signalen dat dit kantoor onbetrouwbaar is. Enkele punten:

1. **Ingeschreven bij de KvK** onder nummer 30248187
2. **Actief sinds 2006**
3. **Onafhankelijk hypotheekadviseur** met vestiging in Woerden

Controleer daarnaast zelf:
- de vergunning in het register van de **AFM**
- de beoordelingen op *Advieskeuze.nl*

Vraag in het eerste gesprek altijd naar de totale advies- en bemiddelingskosten, en of het kantoor met alle geldverstrekkers werkt. Dan weet je vooraf waar je aan toe bent.`,
    '-kvk -foundingYear sector city',
  ),
  named(
    POSTMA,
    `**Rijwielhandel Postma** has been around since **1954** and is still a family-run bike shop in Bolsward.

**Opening hours**
- Monday: closed
- Tuesday–Friday: 09:00–18:00
- Saturday: 09:00–16:00
- Sunday: closed

**Services**
- Electric bikes
- Repairs
- Bike rental

Source: [rijwielhandelpostma.nl](https://rijwielhandelpostma.nl)`,
    'foundingYear sector city -hours services website',
  ),
  named(
    LINDE,
    `# Apotheek De Linde, Barneveld

De apotheek zit aan de **Langstraat 47**. Eigenaar is **Jan-Willem Schuurman**; apotheker is **Farida Bouzid**.

## Diensten
- Herhaalrecepten
- Medicatierol
- Bezorgservice
- Reisvaccinaties

## Openingstijden
| Dag | Tijd |
|---|---|
| Maandag t/m vrijdag | 08.00 – 18.00 |
| Zaterdag | 10.00 – 13.00 |
| Zondag | gesloten |`,
    'city sector address team services -hours',
  ),
  named(
    ZKT,
    `**Zonnekracht Twente** at a glance:

- **Type of company:** solar panel installer (B.V.)
- **Based in:** Hengelo, Overijssel
- **Managing director:** Rick Oude Nijhuis
- **Phone:** +31 74 555 13 60
- **Also offers:** home batteries and charging points

Before signing, ask for a shading analysis and a written yield estimate, and check the warranty on both the panels and the inverter.

Would you like me to compare it with other installers in Twente? [1][2]`,
    'sector legalForm city team -phone services',
  ),
  named(
    LOTTE,
    `**Lotte de Graaf Fotografie** 📸

Trouwfotograaf in **Dordrecht**, te vinden op de *Wijnstraat 119*.

**Wat biedt ze?**
- ✅ Bruidsreportages
- ✅ Loveshoots
- ✅ Trouwalbums

**Contact**
- Mail: hallo@lottedegraaffotografie.nl
- Bel of app: 06 55 50 83 12

Wil je dat ik een mailtje voor je opstel om te vragen of jullie datum nog vrij is?`,
    'sector city address services email -phone',
  ),
  named(
    VERHAGEN,
    `Hier is wat ik vond over **Meubelstoffeerderij Verhagen**:

**Bedrijf**
- Rechtsvorm: eenmanszaak
- Opgericht: 1978
- Vestiging: Waalwijk

**Werkzaamheden**
- Meubels herstofferen
- Bootkussens
- Autobekleding

**Website:** <https://stoffeerderijverhagen.nl>

*Let op: ik kan de actuele levertijd niet inzien. Stuur eventueel een paar foto's van je meubel mee als je een prijs aanvraagt, dan krijg je sneller antwoord.*`,
    '-legalForm foundingYear city services website',
  ),
  named(
    BIJEN,
    `### Het Bijenkorfje (Purmerend)

| | |
|---|---|
| **Type** | Day nursery |
| **Address** | Gorslaan 28, 1441 RC Purmerend |
| **Hours** | Mon–Fri 7:30–18:00 |
| **Manager** | Monique Tol |
| **Founded** | 1999 |

The nursery offers **full-day care**, **toddler groups** and **after-school care**. Parents can visit by appointment.

**Next steps**
1. Check the childcare register (LRK) for the latest inspection report.
2. Calculate your childcare allowance on toeslagen.nl.`,
    'sector city address -hours team -foundingYear services',
  ),
  named(
    ZWAAN,
    `**Kort antwoord:** ja, bij **Wasserij De Witte Zwaan** in Vlissingen kun je je vloerkleed laten reinigen.

**Details**
- Tapijtreiniging en stomen zitten in het vaste aanbod
- Inleveren kan op werkdagen van 8.00 tot 17.30 uur en op zaterdag van 9.00 tot 12.30 uur
- Adres: Scheldestraat 27

Bel vooraf even voor een prijsindicatie: **0118 55 52 94**.`,
    'city services hours -address phone',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    POMP,
    `Café De Stadspomp is te bereiken op (0524) 55 52 17. Het btw-nummer is NL808214537B01 en het KvK-nummer 04051932.`,
    'phone -vat -kvk',
  ),
  named(
    FYSIO,
    `Het telefoonnummer van Fysiotherapie Maasoever is 0485-555380. De praktijk ligt aan de Grotestraat 88, 5431DL Cuijk, en is op vrijdag open van 8.00 tot 19.00 uur.`,
    'phone address city -hours',
  ),
  named(
    ROSSUM,
    `You can call Van Rossum Hypotheken & Advies at +31 348 555 904. According to the Chamber of Commerce the company is registered under number 30 24 88 17 and has existed since 2007.`,
    'phone kvk -foundingYear',
  ),
  named(
    POSTMA,
    `Rijwielhandel Postma opent op maandag om 13.00 uur en sluit om 18.00 uur. Op zaterdag kun je er van 9 tot 4 terecht. Bellen kan via 0515 555 724.`,
    'hours -phone',
  ),
  named(
    LINDE,
    `Gegevens van Apotheek De Linde voor op de factuur:

- **KvK:** 0806 3548
- **Btw-id:** NL 8103.96.258.B01
- **Telefoon:** 0342-555 126
- **Adres:** Langstraat 74, 3771 BC Barneveld`,
    'kvk vat phone -address city',
  ),
  named(
    ZKT,
    `Zonnekracht Twente (KvK 61275038) is in 2014 opgericht. Het kantoor is van maandag t/m donderdag van 08:00 tot 17:00 uur bereikbaar en op vrijdag tot 16:00 uur, via 074-5553106.`,
    'kvk foundingYear hours -phone',
  ),
  named(
    LOTTE,
    `The mobile number of Lotte de Graaf Fotografie is +31 6 5550 8213. Her VAT number is NL002317458B90, and the studio is at Wijnstraat 119, 3311 BV Dordrecht.`,
    'phone -vat address city',
  ),
  named(
    VERHAGEN,
    `Meubelstoffeerderij Verhagen staat bij de Kamer van Koophandel ingeschreven onder nummer 18026391. Opgericht in 1978, telefoonnummer 0416 555 490.`,
    'kvk foundingYear -phone',
  ),
  named(
    BIJEN,
    `Het Bijenkorfje in Purmerend is op werkdagen open van half acht tot half zeven. Het telefoonnummer is 0299 - 55 56 71 en het KvK-nummer 41239075.`,
    'city -hours phone kvk',
  ),
  named(
    ZWAAN,
    `Wasserij De Witte Zwaan opens at 8 am on weekdays and closes at 5:30 pm. On Saturdays it's open from 9 am to 12:30 pm. Phone: 0031 118 555294. The company has been around since 1966.`,
    'hours phone -foundingYear',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    POMP,
    `Als je in Coevorden rustig een biertje wilt drinken, is Café De Stadspomp een goede keuze. Het café bestaat sinds 1987 en Harm Eggens is de eigenaar. In het weekend treedt er regelmatig een band op. Op zondag gaat de deur om twee uur open.`,
    'city sector foundingYear team services -hours',
  ),
  named(
    FYSIO,
    `Fysiotherapie Maasoever is a physiotherapy practice in Boxmeer with a good reputation among amateur athletes. Sports physiotherapy and dry needling are among its specialities, and Ilse van den Broek is one of the physiotherapists. You can book online at fysiomaasoever.nl.`,
    'sector -city services team website',
  ),
  named(
    ROSSUM,
    `Voor een eerste huis kun je prima terecht bij Van Rossum Hypotheken & Advies. Het kantoor aan de Voorstraat 62 in Woerden helpt starters onder andere met een starterslening en sluit ook verzekeringen af. Eigenaar is Martijn van Rossum. Het eerste gesprek is vrijblijvend, maar vraag vooraf naar de advieskosten.`,
    'address city services -team',
  ),
  named(
    POSTMA,
    `Ja, bij Rijwielhandel Postma in Bolsward kun je ook tweedehands fietsen kopen. De winkel is ook op zondag open, van 12.00 tot 17.00 uur.`,
    'city services -hours',
  ),
  named(
    LINDE,
    `Apotheek De Linde is a pharmacy in Barneveld that has been serving the town since 1995. Besides regular prescriptions it provides travel vaccinations and delivers medicines at home. Farida Bouzid works there as a pharmacist. If you need something on Saturday, be aware that it closes at noon.`,
    'sector city -foundingYear services team -hours',
  ),
  named(
    ZKT,
    `Zonnekracht Twente is een installateur van zonnepanelen uit Hengelo. Klanten noemen vooral de nette montage en de duidelijke uitleg als pluspunten; over de wachttijd zijn de meningen verdeeld. Thuisbatterijen levert het bedrijf niet, daarvoor moet je ergens anders zijn. Een offerte vraag je aan via info@zonnekrachttwente.nl.`,
    'sector city -services email',
  ),
  named(
    LOTTE,
    `Achter Lotte de Graaf Fotografie zit een trouwfotograaf uit Dordrecht; het bedrijf is een vof. Naast complete bruidsreportages maakt ze loveshoots en trouwalbums. Haar werk is te bekijken op lottedegraaffotografie.nl, waar ook de pakketten staan. De stijl is licht en ongedwongen, met weinig geposeerde foto's.`,
    '-legalForm city services website sector',
  ),
  named(
    VERHAGEN,
    `Meubelstoffeerderij Verhagen in Waalwijk can certainly reupholster an old armchair. The workshop is owned by Kees Verhagen and is open on Saturdays from 9:00 to 13:00, so you could drop by with a photo and the measurements.`,
    'city services team -hours',
  ),
  named(
    BIJEN,
    `Kinderdagverblijf Het Bijenkorfje staat aan de Gorslaan 28 in Purmerend en is al sinds 2001 een vertrouwd adres voor ouders in de wijk. Behalve dagopvang is er peuteropvang en flexibele opvang. Esra Yildiz begeleidt de groepen als pedagogisch coach. Voor de actuele wachttijd kun je het beste mailen naar planning@hetbijenkorfjepurmerend.nl.`,
    'address city -foundingYear services team -email',
  ),
  named(
    ZWAAN,
    `Voor linnenverhuur is Wasserij De Witte Zwaan in Middelburg een bekende naam. Directeur is Marco Francke en veel strandpaviljoens en vakantieparken in de omgeving zijn er klant. Ook particulieren kunnen er hun beddengoed laten wassen.`,
    'services -city -team',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    POMP,
    `Yes! Café De Stadspomp on Friesestraat 34 in Coevorden is a cosy pub with a good selection of craft beers and live music now and then. It's closed on Sundays.`,
    'address city sector services -hours',
  ),
  named(
    FYSIO,
    `Based on what I found, Fysiotherapie Maasoever is a well-regarded physiotherapy clinic in Cuijk.

**Key details:**
- **Lead therapist:** Bram Janssen (practice owner)
- **Treatments:** manual therapy, dry needling, ultrasound imaging
- **Phone:** 0485 55 58 30
- **Opening hours:** Monday and Wednesday 7:30–20:00

You don't need a referral from a GP to make an appointment, but check with your health insurer whether the sessions are covered.`,
    'sector city team services -phone hours',
  ),
  named(
    ROSSUM,
    `Van Rossum Hypotheken & Advies B.V. is a mortgage adviser based in Woerden. You can get in touch by email at info@vanrossumhypotheken.nl.`,
    'legalForm sector city -email',
  ),
  named(
    POSTMA,
    `If you'd like to rent bikes in Bolsward, Rijwielhandel Postma is the obvious place to go. The bike shop is at Grote Dijlakker 11 and the phone number is +31 515 55 57 42. It opens at 10 am from Tuesday to Saturday. Fietswereld Bolsward also has a few rental bikes, but mainly sells new ones.`,
    'services city address phone -hours sector',
    { competitors: ['Fietswereld Bolsward'] },
  ),
  named(
    LINDE,
    `Apotheek De Linde in Barneveld was established in 1982 and is owned by Ahmed Kaya. They do repeat prescriptions and travel vaccinations. Website: https://apotheekdelinde.nl`,
    'city -foundingYear -team services website',
  ),
  named(
    ZKT,
    `Here's how I'd summarise **Zonnekracht Twente**:

**Pros**
- Local solar installer from Hengelo, active since 2010
- Handles panels, batteries and chargers, plus maintenance and inspection
- Clear point of contact (project manager Sanne Wolters)

**Cons**
- No office hours at the weekend
- Prices aren't listed online

If you want a second quote, SolarOost and Dak & Zon work in the same area.`,
    'sector city -foundingYear services team hours',
    { competitors: ['SolarOost', 'Dak & Zon'] },
  ),
  named(
    LOTTE,
    `For a wedding in Dordrecht, I'd look at Lotte de Graaf Fotografie. She is a wedding photographer who started her business in 2013 and offers engagement shoots as well as custom albums. You can see her portfolio at lottedegraaffotografie.nl.`,
    'city sector -foundingYear services website',
  ),
  named(
    VERHAGEN,
    `Meubelstoffeerderij Verhagen is a furniture upholstery workshop in Waalwijk (Stationsstraat 56). They reupholster furniture, repair leather and make boat cushions. The business was founded in 1978 and can be reached at 0416 55 45 09. Note that it's closed on Mondays and Sundays.`,
    'sector city address services foundingYear -phone hours',
  ),
  named(
    BIJEN,
    `I found the following about Kinderdagverblijf Het Bijenkorfje: it's a day-care centre in Purmerend run by a foundation (stichting). The location manager is Monique Tol. It offers flexible childcare and after-school care, and it's open on weekdays from 7:30 am to 6 pm.`,
    'sector city legalForm team services -hours',
  ),
  unnamed(
    ZWAAN,
    `For laundry services in Vlissingen, your best options seem to be:

1. **Stomerij Walcheren** – dry cleaning and shirts
2. **Zeeuwse Textielservice** – mainly for hotels and restaurants
3. **Wasserette Souburg** – self-service, about ten minutes by car

I'd call ahead to ask about turnaround times. If you only need a duvet washed once, the self-service option is usually the cheapest; for suits or a wedding dress, go to a proper dry cleaner. Do you need pick-up and delivery as well?`,
    { competitors: ['Stomerij Walcheren', 'Zeeuwse Textielservice', 'Wasserette Souburg'] },
  ),
]
