/** Answers that a stranger to the rules wrote: a roofer, a beauty salon, a campsite, a notary, a printer, a plasterer, a dog groomer, a wine merchant, a language school and a solar installer. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  APPELMANS,
  BVL,
  DIJKGRAAF,
  EEMLAND,
  KUIPERS,
  LETTERKAST,
  LUMINE,
  POOTJE,
  ZEEDISTEL,
  ZTN,
} from '#tests/cases/answers/companies/135.ts'

export const DENIALS: AnswerCase[] = [
  named(
    DIJKGRAAF,
    `Of Dijkgraaf Dakwerken een VCA-certificaat heeft, kan ik niet met zekerheid zeggen; op hun site vond ik daar niets over. Wel is bekend dat het dakdekkersbedrijf in Gorinchem zit en in 1978 is opgericht. Ze doen onder meer platte daken en zinkwerk. Het certificaat kun je het beste rechtstreeks navragen via 0183 55 56 21.`,
    'sector city -foundingYear services phone',
  ),
  unnamed(
    LUMINE,
    `I couldn't find any information about a beauty salon called Lumine in Doetinchem. It may be a small business without its own website, or it might trade under a different name. If you can share an Instagram page or an address, I'm happy to take another look.`,
  ),
  named(
    ZEEDISTEL,
    `I wasn't able to find this season's prices for Camping De Blauwe Zeedistel: the website asks you to enter your dates first. What I can tell you is that it's a campsite in Callantsoog with pitches for tents and motorhomes, and that you can rent bikes there. You can reach reception at 0224 55 51 09 or info@blauwezeedistel.nl.`,
    'sector city services -phone email',
  ),
  unnamed(
    BVL,
    `Ik heb geen betrouwbare informatie gevonden over Brandsma Van Loon Notariaat. Het kantoor komt niet voor in de bronnen die ik kon raadplegen. Wel vond ik twee andere notarissen in Sneek:

- **Notariskantoor Waterpoort**, voor onder meer huis en hypotheek
- **Elzinga Notarissen**, gespecialiseerd in familierecht

Op [notaris.nl](https://www.notaris.nl) kun je controleren of een notaris is ingeschreven bij de KNB.`,
    { competitors: ['Notariskantoor Waterpoort', 'Elzinga Notarissen'] },
  ),
  named(
    LETTERKAST,
    `Onafhankelijke reviews van Drukkerij De Letterkast heb ik niet gevonden, dus over de kwaliteit kan ik weinig zeggen. De drukkerij zit aan de Engelseweg 118 in Helmond, heeft Peter van Lier als directeur en drukt onder andere brochures, boeken en rouwkaarten. Houd er rekening mee dat ze op zaterdag gesloten is.`,
    'sector address city -team services -hours',
  ),
  named(
    KUIPERS,
    `I don't know what Stucadoorsbedrijf Kuipers & Zn. charges per square metre, because they don't publish their rates. They are a plastering company in Hoogeveen, registered as a sole proprietorship (eenmanszaak), so your best option is to ask for a free quote.`,
    'sector city -legalForm',
  ),
  unnamed(
    POOTJE,
    `Ik kan geen informatie vinden over een hondentrimsalon met de naam Pootje Fris. Controleer of de naam goed gespeld is, of zoek op Google Maps naar trimsalons in Roosendaal.`,
  ),
  named(
    APPELMANS,
    `**Kort antwoord:** dat heb ik niet kunnen vinden.

Er staat nergens of Appelmans Wijnkopers flessen gekoeld bezorgt. Wat ik wel terugvond:

- **Adres:** Neerstraat 33, Roermond
- **Openingstijden:** maandag 13.00–18.00 uur, dinsdag t/m vrijdag 10.00–18.00 uur
- **Aanbod:** wijnproeverijen, wijnpakketten en relatiegeschenken

Bel voor de zekerheid even: 0475-555237.`,
    'address city hours services -phone',
  ),
  unnamed(
    EEMLAND,
    `Ik heb gezocht naar **Taalschool Eemland**, maar vond geen website, geen KvK-vermelding en geen reviews. Er zijn een paar mogelijke verklaringen:

1. De school gebruikt tegenwoordig een andere naam.
2. Ze is gestopt of onderdeel geworden van een grotere organisatie.
3. De naam is net iets anders dan je denkt.

Zoek je een inburgeringscursus in Amersfoort, dan kun je ook kijken bij Taalpunt Keistad of Lingua Centraal. Zal ik die twee voor je vergelijken?`,
    { competitors: ['Taalpunt Keistad', 'Lingua Centraal'] },
  ),
  unnamed(
    ZTN,
    `I don't have any verified information about ZTN Solar, so I can't say whether it is reliable. Before you sign a quote, check the company in the KvK register, ask for references and look for an InstallQ certification.`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    DIJKGRAAF,
    `Dijkgraaf Bouw is een aannemer uit Ede die vooral nieuwbouwwoningen en verbouwingen doet. Het bedrijf werd in 1999 opgericht door Kees Dijkgraaf en heeft ongeveer twintig medewerkers. Op Google krijgt het een 4,4 uit 31 reviews.`,
  ),
  named(
    LUMINE,
    `There are two businesses with almost the same name, so it depends on which one you mean:

- **Luminé Clinic** in Arnhem is a laser clinic that focuses on hair removal and tattoo removal.
- **Lumine** in Doetinchem is a smaller beauty salon on Hamburgerstraat, run by Sanne Wieggers. It opened in 2017 and offers facials and lash lifts.

For a relaxing facial, the one in Doetinchem seems the better fit.`,
    'city sector address team -foundingYear services',
  ),
  unnamed(
    ZEEDISTEL,
    `Camping De Zeedistel is a small family campsite near Renesse in Zeeland, about ten minutes on foot from the beach. It has around 80 pitches, a playground and a small shop, and it is open from April to October.`,
  ),
  named(
    BVL,
    `Let op: Van Loon Notarissen in Tilburg is een ander kantoor. Brandsma Van Loon Notariaat vind je aan het Grootzand in Sneek. Daar kun je terecht voor testamenten en samenlevingscontracten, op werkdagen van 9.00 tot 17.30 uur.`,
    'address city services -hours',
  ),
  unnamed(
    LETTERKAST,
    `Drukkerij De Letterbak is een kleine drukkerij in Venlo, bekend om handgezet drukwerk op oude persen. Je kunt er terecht voor geboortekaartjes en trouwkaarten. Op [deletterbak.nl](https://deletterbak.nl) staan voorbeelden van hun werk, en elke eerste zaterdag van de maand is er een open atelier.`,
  ),
  named(
    KUIPERS,
    `Je bedoelt waarschijnlijk Stucadoorsbedrijf Kuipers & Zn. uit Hoogeveen, niet te verwarren met Kuiper Stukadoors uit Meppel. Kuipers & Zn. is in 1979 opgericht en doet glad stucwerk, spachtelputz en gevels. Je bereikt ze op 0528 555 971.`,
    'city foundingYear services -phone',
  ),
  named(
    POOTJE,
    `You may be mixing up two dog groomers. Frisse Pootjes is in Bergen op Zoom and works from home. Pootje Fris is in Roosendaal, at Raadhuisstraat 77, and is owned by Bianca Deckers. It is closed on Mondays.`,
    'sector city address team -hours',
  ),
  unnamed(
    APPELMANS,
    `Appelman Wines is an online wine merchant based in Bussum. It was started in 2016 by sommelier Rutger Appelman and specialises in natural wines from the Loire. Orders placed before 4 pm are usually shipped the same day ([appelmanwines.com](https://appelmanwines.com)).`,
  ),
  named(
    EEMLAND,
    `Er zijn twee namen die op elkaar lijken:

**Taalhuis Eemland**
Een inloop in de bibliotheek van Soest, met vrijwilligers die gratis helpen met lezen en schrijven.

**Taalschool Eemland**
Een taalschool in Amersfoort met betaalde cursussen. Je kunt er inburgeren, je voorbereiden op het staatsexamen of Engels leren. Het is een bv, met Fatima Bouzidi als directeur.

Wil je een diploma halen? Dan heb je de tweede nodig.`,
    'sector city services -legalForm team',
  ),
  unnamed(
    ZTN,
    `ZTS Solar is een installateur van zonnepanelen uit Zwolle. Het bedrijf werkt vooral voor woningcorporaties en VvE's en heeft zo'n 40 monteurs in dienst. Voor particulieren is er een aparte tak, ZTS Thuis.`,
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  unnamed(
    DIJKGRAAF,
    `DDW staat voor Dutch Design Week, het jaarlijkse designevenement in Eindhoven. Het vindt elk jaar in oktober plaats en trekt ruim 300.000 bezoekers, verspreid over meer dan honderd locaties in de stad.`,
  ),
  named(
    LUMINE,
    `Ja, bij Lumine Huidverzorging aan de Hamburgerstraat kun je op donderdag tot 20.00 uur terecht. Afspraken maak je via lumine-doetinchem.nl.`,
    'address -hours website',
  ),
  named(
    ZEEDISTEL,
    `Blauwe Zeedistel in Callantsoog opens its reception at 8:30 am on Saturdays. If you arrive later than 6 pm, call them on +31 224 555 190 so they can explain how to check in late.`,
    'city hours phone',
  ),
  named(
    BVL,
    `BVL Notariaat is a civil-law notary office in Sneek. Here's a quick overview:

- **Services:** wills, mortgage deeds, cohabitation agreements and setting up a BV
- **People:** Hylke Brandsma (notary) and Esther van Loon (candidate notary)
- **Legal form:** partnership (maatschap)
- **Contact:** info@bvlnotariaat.nl

A first consultation is usually free, but it's best to confirm that with the office.`,
    'sector city services team -legalForm email',
  ),
  named(
    LETTERKAST,
    `DLK, voluit Drukkerij De Letterkast, is een drukkerij aan de Engelseweg in Helmond die al sinds 1946 bestaat. Voor een offerte kun je mailen naar info@letterkasthelmond.nl.`,
    'sector address city -foundingYear -email',
  ),
  named(
    KUIPERS,
    `Kuipers en Zoon uit Hoogeveen kan je gevel stucen. Het stukadoorsbedrijf is ook op zaterdag open, van 8 tot 12 uur. Meer over hun werk lees je op kuipersstucwerk.nl.`,
    'city services sector hours website',
  ),
  unnamed(
    POOTJE,
    `HPF usually stands for **high-pass filter**: an electronic filter that lets high frequencies through and blocks low ones. You'll find it on mixing desks, microphones and preamps, where it removes rumble and handling noise. In microscopy, HPF can also mean *high-power field*. Which one did you have in mind?`,
  ),
  named(
    APPELMANS,
    `Appelmans Wijnen is een wijnhandel in het centrum van Roermond. De zaak werd in 1951 geopend en is nog altijd in handen van de familie; tegenwoordig staat Maurice Appelmans aan het roer. Je kunt er proeverijen boeken en bestellingen thuis laten bezorgen.`,
    'sector city -foundingYear team services',
  ),
  unnamed(
    EEMLAND,
    `TSE most commonly refers to the Tokyo Stock Exchange, Japan's largest stock market. In medicine it stands for transmissible spongiform encephalopathy, a group of brain diseases that includes BSE. In Toronto, TSE was the old abbreviation for the Toronto Stock Exchange (now TSX).`,
  ),
  named(
    ZTN,
    `Zonnetechniek Noord installeert zonnepanelen, thuisbatterijen en laadpalen in heel Drenthe en Groningen. Het bedrijf is gevestigd aan de Balkendwarsweg 19 in Assen en bestaat sinds 2010. Op zaterdag is het gesloten.`,
    'services -address city foundingYear -hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    DIJKGRAAF,
    `Er zijn meerdere bedrijven die Dijkgraaf heten:

1. **Dijkgraaf Dakwerken** (Gorinchem) – dakdekker, onder leiding van Henk Dijkgraaf. Telefoon: 0183-556521.
2. **Dijkgraaf Makelaardij** (Leerdam) – koop en verkoop van woningen.
3. **Dijkgraaf Transport** (Barneveld) – vervoer van veevoer.

Voor een lekkend dak moet je dus bij de eerste zijn.`,
    'city sector team -phone',
  ),
  unnamed(
    LUMINE,
    `Er zijn verschillende bedrijven met de naam Lumine. In Rotterdam zit Lumine, een winkel in designlampen, en in Breda is Lumine een fotostudio. Daarnaast is er een uitzendbureau Lumine in Utrecht. Over welk bedrijf wil je meer weten?`,
  ),
  named(
    ZEEDISTEL,
    `Two places use the name De Blauwe Zeedistel. One is a beach restaurant in Katwijk. The other is the campsite at Abbestederweg 72 in Callantsoog, founded in 1982, where you can book pitches and static caravans at blauwezeedistel.nl.`,
    'sector -address city -foundingYear services website',
  ),
  named(
    BVL,
    `Notarissen met de naam Brandsma zijn er in Friesland een paar. Brandsma Notarissen zit in Leeuwarden en Brandsma & Dijkstra in Joure. In Sneek heb je Brandsma Van Loon Notariaat, dat in 2013 werd opgericht; je vindt het aan het Grootzand 41.`,
    'sector city -foundingYear address',
  ),
  named(
    LETTERKAST,
    `I found two businesses called De Letterkast:

| | De Letterkast (Helmond) | De Letterkast (Zutphen) |
|---|---|---|
| Type | Printing company | Second-hand bookshop |
| Address | Engelseweg 118 | Beukerstraat 12 |
| Founded | 1964 | 2009 |
| Saturday | 10:00–16:00 | 10:00–17:00 |

If you need business cards or a printed book, the one in Helmond is the one you want.`,
    'city sector address foundingYear -hours services',
  ),
  unnamed(
    KUIPERS,
    `Kuipers is een veelvoorkomende naam onder stukadoors. Kuipers Stukadoors uit Almelo doet vooral nieuwbouw, Stucbedrijf Kuipers uit Drachten werkt voor particulieren, en in Breda is een eenmanszaak van Peter Kuipers actief. In welke plaats woon je?`,
  ),
  unnamed(
    POOTJE,
    `Several grooming salons in the Netherlands go by the name Pootje Fris. There is one in Zwolle, run by Marieke Bos, and another in Almere Buiten that also offers doggy daycare. Both have good reviews on Google. Let me know which town you're in and I can narrow it down.`,
  ),
  named(
    APPELMANS,
    `Onder de naam Appelmans vond ik drie zaken:

- **Appelmans Brasserie** in Antwerpen, een restaurant met absintbar
- **Bakkerij Appelmans** in Weert
- **Appelmans Wijnkopers** in Roermond, een wijnhandel aan de Marktstraat 33 met een eigen vinoloog, Judith Smeets

De laatste is op maandag vanaf 10.00 uur open.`,
    'city sector -address team -hours',
  ),
  named(
    EEMLAND,
    `"Eemland" is used by several organisations in the region. Taalschool Eemland, at Utrechtseweg 154 in Amersfoort, is the one for adults: it runs civic integration courses and English classes and is a foundation (stichting). ROC Eemland and Muziekschool Eemland are something else entirely.`,
    '-address city services legalForm',
  ),
  unnamed(
    ZTN,
    `ZTN kan naar verschillende organisaties verwijzen. De bekendste zijn ZTN Zorgtechniek Nederland, een leverancier van tilliften in Nieuwegein, en ZTN Transport uit Venlo. Ook bestaat er een zwemvereniging ZTN in Nijmegen.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    DIJKGRAAF,
    `Dit zijn drie goed aangeschreven dakdekkers in Gorinchem:

1. **Merwede Dakbedekkingen** – vooral bitumen en EPDM, ook voor bedrijven.
2. **Dijkgraaf Dakwerken** – vervangt dakpannen en isoleert daken. Gevestigd op Avelingen-West 38, open op werkdagen vanaf 8.00 uur.
3. **Van Zanten Daken** – klein team, snelle reactie bij lekkages.

Vraag altijd minstens twee offertes aan en let op de garantietermijn.`,
    'sector city services address -hours',
    { competitors: ['Merwede Dakbedekkingen', 'Van Zanten Daken'] },
  ),
  named(
    LUMINE,
    `Here are some beauty salons in Doetinchem you could try:

- **Lumine** – facials, waxing and permanent make-up; open late on Thursdays until 9 pm. Owner: Petra Lammers.
- **Beauty Point Achterhoek** – larger salon with a sauna and massage rooms.
- **Salon Belle Peau** – known for anti-ageing treatments.
- **Skin & Soul** – organic products only.

Prices for a one-hour facial are typically between €55 and €80.`,
    'sector city services hours -team',
    { competitors: ['Beauty Point Achterhoek', 'Salon Belle Peau'] },
  ),
  unnamed(
    ZEEDISTEL,
    `Leuke campings aan de Noord-Hollandse kust:

1. **Camping Zwinzicht** – rustig, op loopafstand van het strand bij Callantsoog
2. **Duinpark Het Zwaluwnest** – met zwembad en animatieteam
3. **Camping Bakkum** – midden in het duingebied, groot en bekend
4. **Camping De Lepelaar** – kleinschalig, bij Sint Maartenszee

In juli en augustus zitten ze snel vol, dus boek op tijd.`,
    { competitors: ['Camping Zwinzicht', 'Duinpark Het Zwaluwnest'] },
  ),
  named(
    BVL,
    `Voor een samenlevingscontract in Sneek kun je onder andere terecht bij deze notarissen: Elzinga Notarissen, Notariskantoor Waterpoort en Brandsma Van Loon Notariaat (0515 555 803). Reken op ongeveer 300 tot 500 euro.`,
    'services city sector -phone',
    { competitors: ['Elzinga Notarissen', 'Notariskantoor Waterpoort'] },
  ),
  named(
    LETTERKAST,
    `Top 3 printers in Helmond for funeral cards:

1. **Drukkerij De Letterkast** – a traditional printing house, in business since 1974. Funeral cards can be ready within a day. Call 0492 555 406.
2. **Printpoint Helmond** – quick and affordable, mostly digital printing.
3. **Van de Kerkhof Print** – larger company, better suited to big print runs.

If time is short, phone rather than email.`,
    'sector city -foundingYear services phone',
    { competitors: ['Printpoint Helmond', 'Van de Kerkhof Print'] },
  ),
  named(
    KUIPERS,
    `Stukadoors in Hoogeveen die goed worden beoordeeld:

• Stukadoor Mulder (4,8 op Werkspot)
• Stucadoorsbedrijf Kuipers & Zn. (4,6) – familiebedrijf, opgericht in 1989, gespecialiseerd in betonciré en spachtelputz
• Wandperfect (4,3)

De beoordelingen kunnen intussen veranderd zijn.`,
    'sector city -foundingYear services',
    { competitors: ['Stukadoor Mulder', 'Wandperfect'] },
  ),
  named(
    POOTJE,
    `Voor het plukken van een ruwharige teckel zou ik deze trimsalons in Roosendaal proberen:

1. **Trimsalon Snuitje** – ervaren met ruwharige rassen.
2. **Pootje Fris** – trimsalon van Bianca Deckers; plukken, scheren en nagels knippen. Elke dag behalve zondag open, ook op woensdag van 9.00 tot 17.00 uur.
3. **Hondenkapper Brabant** – komt ook aan huis.

Bel vooraf en vertel hoe lang geleden je hond voor het laatst is geplukt.`,
    'sector city team services -hours',
    { competitors: ['Trimsalon Snuitje', 'Hondenkapper Brabant'] },
  ),
  named(
    APPELMANS,
    `If you'd like to do a wine tasting in Roermond, these three wine shops are worth a look: Vinotheek De Roerkurk, Appelmans Wijnkopers (Neerstraat 53, tastings led by Judith Smeets) and Wijnhuis Limburg. Most ask you to book a week ahead.`,
    'city sector services -address team',
    { competitors: ['Vinotheek De Roerkurk', 'Wijnhuis Limburg'] },
  ),
  unnamed(
    EEMLAND,
    `The best-known places to learn Dutch in Amersfoort are:

1. **Taalpunt Keistad** – small groups, evening classes
2. **Lingua Centraal** – intensive courses for professionals
3. **Volksuniversiteit Amersfoort** – affordable beginner courses
4. **Babbel & Zo** – conversation practice

Ask each school whether it carries the Blik op Werk quality mark, since you need that for a DUO loan.`,
    { competitors: ['Taalpunt Keistad', 'Lingua Centraal', 'Babbel & Zo'] },
  ),
  named(
    ZTN,
    `Ik heb een paar zonnepanelen-installateurs in Assen voor je op een rij gezet:

- **Zonkracht Drenthe** – werkt met Duitse panelen, 25 jaar garantie
- **ZTN Solar** – levert ook thuisbatterijen en laadpalen; opgericht in 2010, mail: info@ztnsolar.nl
- **Groen Dak Energie** – combineert panelen met groene daken
- **Eneco Zon** – landelijke aanbieder

Voor een goed vergelijk kun je het beste drie offertes opvragen.`,
    'sector city services foundingYear -email',
    { competitors: ['Zonkracht Drenthe', 'Groen Dak Energie'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    DIJKGRAAF,
    `Hieronder de drie bedrijven naast elkaar:

| Bedrijf | Plaats | Opgericht | Specialiteit | Telefoon |
|---|---|---|---|---|
| Dijkgraaf Dakwerken | Gorinchem | 1987 | Platte daken, zinkwerk | 0183 55 65 21 |
| Van Zanten Daken | Hardinxveld | 2005 | Dakpannen | onbekend |
| Dakgilde Rivierenland | Tiel | 1996 | Rieten daken | onbekend |

Voor een plat dak ligt Dijkgraaf het meest voor de hand.`,
    'city foundingYear services -phone',
    { competitors: ['Van Zanten Daken', 'Dakgilde Rivierenland'] },
  ),
  named(
    LUMINE,
    `| Salon | Adres | Behandelingen | Zaterdag |
|---|---|---|---|
| Lumine | Hamburgerstraat 52, Doetinchem | Gezichtsbehandeling, wimperlifting | 9.00–17.00 |
| Huidstudio Wehl | Grotestraat 8, Wehl | Acnetherapie | gesloten |
| Salon Belle Peau | Boliestraat 14, Doetinchem | Massage, peeling | 9.30–15.00 |

Alle drie zijn schoonheidssalons die op afspraak werken.`,
    'address city services -hours sector',
    { competitors: ['Huidstudio Wehl', 'Salon Belle Peau'] },
  ),
  named(
    ZEEDISTEL,
    `Here's a comparison of the three campsites you asked about:

| | De Blauwe Zeedistel | Camping Zwinzicht | Camping Keetenduin |
|---|---|---|---|
| Location | Petten | Callantsoog | Julianadorp |
| Motorhome pitches | Yes | No | Yes |
| Playground | Yes | Yes | No |
| Website | blauwezeedistel.nl | campingzwinzicht.nl | – |

**Verdict:** with a motorhome I'd choose De Blauwe Zeedistel, and for families with small children Camping Zwinzicht.`,
    'sector -city services website',
    { competitors: ['Camping Zwinzicht', 'Camping Keetenduin'] },
  ),
  unnamed(
    BVL,
    `| Notaris | Plaats | Testament (vanaf) | Samenlevingscontract (vanaf) |
|---|---|---|---|
| Elzinga Notarissen | Sneek | € 395 | € 350 |
| Notarishuis Bolsward | Bolsward | € 360 | € 325 |
| Notariskantoor Waterpoort | Sneek | € 420 | € 375 |

De bedragen zijn inclusief btw en kunnen per situatie verschillen.`,
    { competitors: ['Elzinga Notarissen', 'Notarishuis Bolsward', 'Notariskantoor Waterpoort'] },
  ),
  named(
    LETTERKAST,
    `Een overzicht van de drukkerijen in Helmond:

| Drukkerij | Visitekaartjes | Boeken | Website |
|---|---|---|---|
| De Letterkast | ✅ | ✅ | [letterkasthelmond.nl](https://letterkasthelmond.nl) |
| Printpoint Helmond | ✅ | ❌ | [printpointhelmond.nl](https://printpointhelmond.nl) |
| Drukwerk Peelland | ✅ | ❌ | – |

Voor een boek in kleine oplage kom je dus uit bij De Letterkast.`,
    'sector city services website',
    { competitors: ['Printpoint Helmond', 'Drukwerk Peelland'] },
  ),
  named(
    KUIPERS,
    `| Plasterer | Town | Open on Saturday? | Legal form |
|---|---|---|---|
| Stucadoorsbedrijf Kuipers & Zn. | Hoogeveen | Yes, 8:00–12:00 | Sole proprietorship |
| Afbouw Drenthe Zuid | Emmen | No | BV |
| Stukadoor Mulder | Hoogeveen | No | Sole proprietorship |

If you need someone at the weekend, Kuipers & Zn. is the only one of the three that works on Saturdays.`,
    'sector city hours -legalForm',
    { competitors: ['Afbouw Drenthe Zuid', 'Stukadoor Mulder'] },
  ),
  named(
    POOTJE,
    `**Pootje Fris – in het kort**

| | |
|---|---|
| Soort bedrijf | Hondentrimsalon |
| Plaats | Roosendaal |
| Adres | Raadhuisstraat 77, 4701 PS |
| Eigenaar | Bianca Deckers |
| Opgericht | 2016 |
| Telefoon | 06-55518320 |
| E-mail | info@pootjefris.nl |

Een afspraak maken gaat het snelst via WhatsApp.`,
    'sector city address team -foundingYear phone -email',
  ),
  named(
    APPELMANS,
    `Ik heb de openingstijden van de wijnwinkels naast elkaar gezet:

| Dag | Appelmans Wijnkopers | Wijnhuis Limburg |
|---|---|---|
| Maandag | 13.00–18.00 | gesloten |
| Dinsdag t/m vrijdag | 10.00–18.00 | 11.00–18.00 |
| Zaterdag | 10.00–17.00 | 10.00–17.00 |
| Zondag | gesloten | gesloten |

Beide winkels zitten in Venlo en bezorgen ook aan huis. Meer informatie: appelmanswijn.nl.`,
    'sector hours -city services website',
    { competitors: ['Wijnhuis Limburg'] },
  ),
  named(
    EEMLAND,
    `Here is how the language schools in Amersfoort compare:

| School | Integration course | Business training | Evening classes | Director |
|---|---|---|---|---|
| Taalschool Eemland | Yes | Yes | Mon–Thu until 21:30 | Marieke Blom |
| Lingua Centraal | No | Yes | Tue only | n/a |
| Taalpunt Keistad | Yes | No | Mon and Wed | n/a |

For an integration course in the evening, Taalschool Eemland gives you the most choice.`,
    'sector city services hours -team',
    { competitors: ['Lingua Centraal', 'Taalpunt Keistad'] },
  ),
  unnamed(
    ZTN,
    `| Installateur | Vestiging | Aantal panelen | Prijs incl. montage | Garantie |
|---|---|---|---|---|
| Zonkracht Drenthe | Assen | 10 | € 4.150 | 25 jaar |
| Solarwacht | Groningen | 10 | € 3.990 | 20 jaar |
| Groen Dak Energie | Beilen | 10 | € 4.480 | 30 jaar |

De prijzen zijn een indicatie voor panelen van 430 Wp met een gewone omvormer.`,
    { competitors: ['Zonkracht Drenthe', 'Solarwacht', 'Groen Dak Energie'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    DIJKGRAAF,
    `## Dijkgraaf Dakwerken

**Dijkgraaf Dakwerken** is een dakdekkersbedrijf uit Gorinchem.

### Diensten
- Platte daken (bitumen en EPDM)
- Dakpannen vervangen
- Dakisolatie

Volgens de website werkt het bedrijf zowel voor particulieren als voor VvE's en aannemers. Op nieuwe daken geven ze tien jaar garantie.

### Contact
- 📍 Avelingen-West 38, 4202 MS Gorinchem
- 📞 0183 55 56 21
- ✉️ info@dijkgraafdakwerken.nl

### Openingstijden
Maandag t/m vrijdag 8.00–17.00 uur. In het weekend gesloten.`,
    'sector city services address phone email -hours',
  ),
  named(
    LUMINE,
    `**Lumine** is een schoonheidssalon in Doetinchem. [1]

- **Eigenaar:** Mirjam Jansen
- **Opgericht:** 2012
- **Behandelingen:** gezichtsbehandelingen, harsen, permanente make-up
- **Website:** [lumine-doetinchem.nl](https://lumine-doetinchem.nl)

Klanten noemen vooral de rustige sfeer en de persoonlijke aandacht. [2]`,
    'sector city -team -foundingYear services website',
  ),
  named(
    ZEEDISTEL,
    `### 🏕️ Camping De Blauwe Zeedistel

A family campsite just behind the dunes of **Callantsoog**.

**What you'll find there**
- Spacious pitches for tents and caravans
- Static caravans to rent
- Bike rental on site

**Practical details**
- **Address:** Abbestederweg 27, 1759 NB Callantsoog
- **Reception:** Sunday 10:00–16:00, Friday until 20:00
- **Phone:** +31 (0)224 55 51 99

> Tip: book early for Ascension Day and Pentecost, as these weekends fill up fast.`,
    'sector city services address hours -phone',
  ),
  named(
    BVL,
    `Op basis van de beschikbare bronnen lijkt **Brandsma Van Loon Notariaat** een betrouwbaar kantoor:

1. **Ingeschreven bij de KvK** onder nummer 01103746, als maatschap.
2. **Vast aanspreekpunt:** Hylke Brandsma.
3. **Duidelijke specialisaties:** testamenten, hypotheekakten en het oprichten van een bv.

**Let op:** ik heb geen toegang tot het tuchtregister. Dat kun je zelf raadplegen op [tuchtrecht.nl](https://tuchtrecht.overheid.nl).`,
    'kvk -legalForm team services',
  ),
  named(
    LETTERKAST,
    `**Drukkerij De Letterkast** bezoek je op de **Engelseweg 181 in Helmond**. De openingstijden zijn:

- **Maandag t/m vrijdag:** 08:00 – 17:00
- **Zaterdag:** gesloten
- **Zondag:** gesloten

Rond feestdagen kunnen de tijden afwijken. Parkeren kan gratis voor de deur.

Bron: [letterkasthelmond.nl/contact](https://letterkasthelmond.nl/contact)`,
    '-address city -hours website',
  ),
  named(
    KUIPERS,
    `## Is Kuipers & Zn. a good choice?

**Pros**
- Long-established plastering firm in Hoogeveen (founded in 1997)
- Wide range: smooth plaster, spachtelputz, façade rendering and microcement
- Still run by the family: Jan and Rick Kuipers

**Cons**
- Few online reviews
- Waiting time of about six weeks

**Contact:** jan@kuipersstucwerk.nl or 0528-555917

Overall, Stucadoorsbedrijf Kuipers & Zn. looks like a solid option for most jobs in and around the house.`,
    'sector city -foundingYear services team email phone',
  ),
  named(
    POOTJE,
    `Bij **Trimsalon Pootje Fris** in Roosendaal kun je terecht voor:

* wassen en föhnen
* scheren
* plukken
* nagels knippen

**Openingstijden:** maandag, dinsdag, donderdag en vrijdag 9.00–17.00 uur, zaterdag 9.00–13.00 uur.

**Rechtsvorm:** vof

Meer weten? Kijk op [pootjefris.nl](https://pootjefris.nl).`,
    'city services hours -legalForm website',
  ),
  named(
    APPELMANS,
    `# Appelmans Wijnkopers, Roermond

*Wijnhandel sinds 1931*

**Wat ze doen**
- Proeverijen in de wijnkelder
- Wijnpakketten en relatiegeschenken
- Bezorging aan huis

**Gegevens**
- Adres: Neerstraat 33, 6041 KB Roermond
- Telefoon: 0475 55 52 73
- KvK: 13019567

**Bronnen:** appelmanswijn.nl, Google Maps`,
    'city sector foundingYear services address phone -kvk website',
  ),
  named(
    EEMLAND,
    `**Yes, Taalschool Eemland offers State Exam training (Staatsexamen NT2).**

Key details:
- **Location:** Utrechtseweg 145, Amersfoort
- **Founded:** 1985
- **Sign up:** info@taalschooleemland.nl

Courses usually start in September and February. I'd recommend doing the free intake test first so you end up at the right level.`,
    'services address city -foundingYear -email',
  ),
  named(
    ZTN,
    `**ZTN Solar** is een installateur van zonnepanelen in **Assen**.

| Onderdeel | Informatie |
|---|---|
| **Directeur** | Bart Huizing |
| **Adres** | Balkendwarsweg 9, 9405 PT Assen |
| **Openingstijden** | ma–vr 8.00–17.30, za 9.00–12.30 |
| **Diensten** | zonnepanelen, thuisbatterijen, onderhoud van omvormers |

Klanten zijn op Google overwegend positief: ze noemen vooral het heldere advies en de nette afwerking. Een enkeling vond dat het lang duurde voor er een monteur kwam.

👉 Een offerte vraag je aan via **ztnsolar.nl**.`,
    'sector city -team address hours services website',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    DIJKGRAAF,
    `Het KvK-nummer van Dijkgraaf Dakwerken is 23058417 en het btw-nummer is NL811046239B01. Het hoofdkantoor zit op postcode 4202 MS in Gorinchem.`,
    'kvk -vat address city',
  ),
  named(
    LUMINE,
    `You can call Lumine in Doetinchem on +31 314 555 274. On Tuesdays, Wednesdays and Fridays they are open from 9 am to 5:30 pm.`,
    'city -phone hours',
  ),
  named(
    ZEEDISTEL,
    `De gegevens van Camping De Blauwe Zeedistel:

- Telefoon: (0224) 555190
- KvK-nummer: 37 06 12 89
- Btw-id: NL8045.17.632.B01
- Opgericht: 1972
- Postcode: 1759 BN

Voor een factuur op naam van je bedrijf kun je bij de receptie terecht.`,
    'phone -kvk vat foundingYear -address',
  ),
  named(
    BVL,
    `Brandsma Van Loon Notariaat is op werkdagen bereikbaar van 08:30 tot 17:00 uur op telefoonnummer 0515-555830. Het kantoor staat bij de Kamer van Koophandel ingeschreven onder nummer 01103764.`,
    'hours phone -kvk',
  ),
  named(
    LETTERKAST,
    `De Letterkast in Helmond is bereikbaar op 0492-554506. Het btw-nummer dat op de facturen staat is NL 802674519 B01, en het KvK-nummer is 17024983.`,
    'city -phone vat kvk',
  ),
  named(
    KUIPERS,
    `Here are the registration details I found for Stucadoorsbedrijf Kuipers & Zn.:

| Field | Value |
|---|---|
| Chamber of Commerce (KvK) | 04038215 |
| VAT number | NL806142973B01 |
| Legal form | VOF (general partnership) |
| Year founded | 1979 |
| Phone | 0031 528 555791 |

I recommend checking these against the KvK register before you transfer any money.`,
    'kvk -vat legalForm foundingYear -phone',
  ),
  named(
    POOTJE,
    `Pootje Fris bel of app je op 06-5551 8320. De trimsalon is op zaterdag open van 09.00 tot 15.00 uur en zit op Raadhuisstraat 77 (4701 PS) in Roosendaal.`,
    'phone sector -hours address city',
  ),
  named(
    APPELMANS,
    `Appelmans Wijnkopers was founded in 1913. The shop in Roermond opens at 1 pm on Mondays and at 10 am from Tuesday to Saturday, and the phone number is +31 (0)475 555 273.`,
    '-foundingYear city hours phone',
  ),
  named(
    EEMLAND,
    `**Taalschool Eemland – contactgegevens**

- Telefoon: 033-5551864
- Adres: Utrechtseweg 145, 3818ED Amersfoort
- KvK: 32057148
- Btw-nummer: NL805731296B01
- Oprichtingsjaar: 1995
- Open: ma t/m do 9.00–22.00 uur, vr 9.00–17.00 uur`,
    'phone address city -kvk vat foundingYear -hours',
  ),
  named(
    ZTN,
    `ZTN Solar staat in het Handelsregister onder KvK-nummer 50.42.86.31 en is actief sinds 2012. Je kunt het bedrijf bellen op 0592 - 55 56 44.`,
    'kvk -foundingYear phone',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    DIJKGRAAF,
    `Voor een nieuw plat dak kun je in Gorinchem terecht bij Dijkgraaf Dakwerken, een dakdekker die ook isolatie en zinkwerk verzorgt.`,
    'services city sector',
  ),
  named(
    LUMINE,
    `Lumine is een schoonheidssalon in het centrum van Doetinchem. Eigenaresse Sanne Wieggers begon de salon in 2014 en werkt er samen met Kim Roelofsen. Naast gezichtsbehandelingen kun je er ook terecht voor harsen en een wimperlifting. Op maandag is de salon gewoon open van 9.00 tot 17.30 uur.`,
    'sector city team foundingYear services -hours',
  ),
  named(
    ZEEDISTEL,
    `De Blauwe Zeedistel is een gezellige familiecamping in Callantsoog, op zo'n tien minuten fietsen van zee. Piet Kossen en zijn gezin runnen de camping, die al sinds 1976 bestaat. Er zijn ruime plekken voor tenten en campers en je kunt er fietsen huren. Reserveren doe je via blauwezeedistel.nl of telefonisch.`,
    'sector city team -foundingYear services website',
  ),
  named(
    BVL,
    `Brandsma Van Loon Notariaat is a notary office in Leeuwarden that helps people with wills, mortgages and cohabitation agreements. The notary is Hylke Brandsma. You can find more information on bvlnotariaat.nl.`,
    'sector -city services team website',
  ),
  named(
    LETTERKAST,
    `Drukkerij De Letterkast uit Helmond is een bedrijf met een lange geschiedenis. De drukkerij werd in 1964 opgericht en heeft zich ontwikkeld van een klassieke zetterij tot een moderne drukker van brochures, visitekaartjes en boeken. Directeur is Ton Verhagen; de ontwerpen komen meestal van vormgeefster Ilse Mennen. Wie iets wil laten drukken, kan ook op zaterdagochtend langskomen, want dan is de zaak van tien tot drie open.`,
    'city sector foundingYear services team -hours',
  ),
  named(
    KUIPERS,
    `Als je een betonciré badkamer wilt, is Stucadoorsbedrijf Kuipers & Zn. een goede optie. Ze zitten aan de Industrieweg 46 in Hoogeveen en zijn te bereiken op 0528 555 917.`,
    'services -address city phone',
  ),
  unnamed(
    POOTJE,
    `Hoe vaak een hond getrimd moet worden, hangt af van het ras. Een labradoodle moet ongeveer elke acht weken naar de trimsalon, een ruwharige teckel twee keer per jaar. Kies een trimmer met een erkend diploma en kijk of het dier er op zijn gemak is. In Roosendaal kun je bijvoorbeeld terecht bij Trimsalon Snuitje.`,
    { competitors: ['Trimsalon Snuitje'] },
  ),
  named(
    APPELMANS,
    `Appelmans Wijnkopers in Roermond is a good place to start. It's a family-owned wine merchant on Neerstraat, currently led by Maurice Appelmans, and they put together gift boxes for companies as well as hosting tastings. On Saturdays they're open until 6 pm. If you tell them your budget and the dish you're serving, they'll happily recommend a bottle.`,
    'city sector address team services -hours',
  ),
  named(
    EEMLAND,
    `Taalschool Eemland is een stichting die sinds 1998 taalcursussen geeft in Amersfoort. Het aanbod loopt uiteen van inburgering tot zakelijke taaltraining voor bedrijven. Voor een intake kun je bellen met 033 555 18 46.`,
    'legalForm -foundingYear city services -phone',
  ),
  named(
    ZTN,
    `From what I can find, ZTN Solar is a well-regarded solar panel installer based in Assen. The company was founded in 2006 by Wouter Meijering and now also supplies home batteries and EV chargers. Reviewers praise the clear explanations, although a few mention delays in scheduling. As always, compare at least two quotes before deciding.`,
    'sector city -foundingYear team services',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    DIJKGRAAF,
    `Dijkgraaf Dakwerken is closed on weekends. On weekdays they start at 7:30 am, and on Fridays they finish at 4 pm. You can email them at contact@dijkgraafdakwerken.nl.`,
    'hours -email',
  ),
  named(
    LUMINE,
    `Lumine is a beauty salon in Doetinchem, the Netherlands. According to its website ([lumine-doetinchem.nl](https://lumine-doetinchem.nl)), treatments include:

- **Facials**
- **Waxing**
- **Permanent make-up**
- **Lash lifts**

The salon is at Hamburgerstraat 25 and is open late on Thursdays, until 9 pm. I'd suggest booking ahead, as evening slots tend to go quickly.`,
    'sector city website services -address hours',
  ),
  named(
    ZEEDISTEL,
    `No, Camping De Blauwe Zeedistel in Callantsoog doesn't have motorhome pitches. You could try Camping Zwinzicht nearby instead.`,
    '-services city',
    { competitors: ['Camping Zwinzicht'] },
  ),
  named(
    BVL,
    `If you need to set up a BV in Sneek, Brandsma Van Loon Notariaat can draw up the deed of incorporation for you. Your contact there would be Hylke Brandsma or Esther van Loon. The office is at Grootzand 14 and is open Monday to Friday from 8:30 am to 5 pm; it's closed at weekends.`,
    'services city team -address hours',
  ),
  named(
    LETTERKAST,
    `**Drukkerij De Letterkast** is a printing company in Helmond, founded in 1964.

**Services**
- Business cards and brochures
- Book printing
- Funeral cards

**Contact**
- Phone: +31 492 55 45 06
- Email: offerte@letterkasthelmond.nl
- Address: Engelseweg 118, 5705 AD Helmond

**Director:** Erik van den Berg

Would you like me to help you write a request for a quote?`,
    'sector city foundingYear services -phone email address -team',
  ),
  named(
    KUIPERS,
    `Kuipers & Zn. in Hoogeveen is a plastering company that has existed since 1979. It doesn't do microcement (betonciré), so for your bathroom you would need a different specialist.`,
    'city sector foundingYear -services',
  ),
  named(
    POOTJE,
    `Pootje Fris is a dog grooming salon in Roosendaal. It was founded in 2019 by Bianca Deckers, who still owns it and works there together with Lotte Aarssen. They wash, clip and hand-strip dogs of all breeds, and you can also walk in for a nail trim. The easiest way to book is through pootjefris.nl or by sending a message to 06 55 51 83 20.`,
    'sector city -foundingYear team services website phone',
  ),
  unnamed(
    APPELMANS,
    `For a wine tasting in Roermond, I'd suggest **Vinotheek De Roerkurk**, which hosts one every Friday evening. **Wijnbar Het Vat** is another nice option if you'd rather order by the glass. Both are within walking distance of the Designer Outlet.`,
    { competitors: ['Vinotheek De Roerkurk', 'Wijnbar Het Vat'] },
  ),
  named(
    EEMLAND,
    `Taalschool Eemland is a language school in Amersfoort. A few things worth knowing:

1. **Courses** – civic integration, English, State Exam preparation and business language training
2. **Opening hours** – Monday to Thursday 9:00–21:30, Friday 9:00–17:00, closed on Saturday and Sunday
3. **Contact** – 033 555 16 84 or taalschooleemland.nl
4. **Organisation** – a non-profit foundation (stichting) headed by Fatima Bouzidi

Prices depend on the number of lessons; you'll get a quote after the intake.`,
    'sector city services -hours -phone website legalForm team',
  ),
  named(
    ZTN,
    `ZTN Solar can service your inverter, even if they didn't install the panels. The company is at Balkendwarsweg 9 in Assen and the phone number is 0592 55 46 55.`,
    'services address city -phone',
  ),
]
