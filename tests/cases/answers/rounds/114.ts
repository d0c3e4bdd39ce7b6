/** Answers that a stranger to the rules wrote: a garden centre, a nail studio, a travel agency, an IT company, a furniture maker, a dietitian, a building consultancy, a campsite, a fish shop and a coach. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  EIKENHORST,
  EVENWICHT,
  GLOSS,
  HENDRIKS,
  KUIPER,
  NOORDERLICHT,
  POORT,
  ROSSUM,
  ZEEBAARS,
  ZILVERKUST,
} from '#tests/cases/answers/companies/114.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    POORT,
    `Ik heb geen betrouwbare informatie kunnen vinden over een bedrijf met de naam De Groene Poort in Barneveld. Controleer of de naam klopt, of zoek op Google Maps op 'tuincentrum Barneveld'.`,
  ),
  named(
    GLOSS,
    `I couldn't find an up-to-date price list for Nagelstudio Gloss, so I can't tell you what a full set costs there. It is a nail salon in Almere where owner Kimberly Sewnath and her team do gel polish and acrylics, among other things. The easiest way to get a quote is to call 036 555 07 19 or send a message via Instagram.`,
    'sector city team services -phone',
  ),
  unnamed(
    ZILVERKUST,
    `I searched for "Reisbureau Zilverkust" but couldn't find a travel agency with that name in Venlo or elsewhere in the Netherlands. It may have closed, changed its name, or simply have little online presence.

If you want to make sure a travel agency is trustworthy, you can:

- check whether it is affiliated with **ANVR** and **SGR**
- look it up in the **KvK** trade register
- read recent reviews on Google or Trustpilot

If you can share a link or an address, I'm happy to take another look.`,
  ),
  named(
    NOORDERLICHT,
    `**Noorderlicht Automatisering** is een IT-dienstverlener uit Groningen die zich vooral richt op het mkb in Noord-Nederland.

**Wat ik wel heb gevonden:**
- **Diensten:** werkplekbeheer, cloudmigratie en cybersecurity
- **Opgericht:** 2008
- **Directeur:** Jelmer Wiersma

**Wat ik niet heb kunnen vinden:**
- of het bedrijf ISO 27001-gecertificeerd is
- hoeveel medewerkers er werken
- onafhankelijke klantbeoordelingen

Voor een certificering kun je het beste direct bij het bedrijf navragen.`,
    'sector city services -foundingYear team',
  ),
  unnamed(
    ROSSUM,
    `Helaas, over Meubelmakerij Van Rossum kan ik niets terugvinden. Er zijn wel andere bedrijven in en rond Culemborg die meubels op maat maken, zoals Houtwerk Betuwe en Atelier Lekhout. Wil je dat ik daar meer over opzoek?`,
    { competitors: ['Houtwerk Betuwe', 'Atelier Lekhout'] },
  ),
  named(
    EVENWICHT,
    `Of Diëtistenpraktijk Evenwicht een contract heeft met jouw zorgverzekeraar kan ik niet met zekerheid zeggen. De praktijk zit aan de Beestenmarkt 21 in Goes en is telefonisch bereikbaar via 0113-555267. Daar kunnen ze je precies vertellen wat er vergoed wordt vanuit de basisverzekering.`,
    '-address city phone',
  ),
  unnamed(
    HENDRIKS,
    `I don't have any information about a company called Hendriks & Pol. Could you tell me a bit more about what they do or where they are located?`,
  ),
  named(
    EIKENHORST,
    `It isn't clear whether dogs are allowed at Camping De Eikenhorst; the pages I found don't mention a pet policy. What I can confirm is that the campsite offers regular pitches, hiker's cabins and safari tents, and that it has bicycle rental on site. I'd recommend emailing info@eikenhorstkamperen.nl before you book.`,
    'sector services -email',
  ),
  unnamed(
    ZEEBAARS,
    `Ik kan geen viswinkel vinden die De Zilte Zeebaars heet. In Middelharnis en omgeving kom ik wel uit bij:

1. **Vishandel Grevelingen** – verse vis en oesters
2. **Vis van Jaap** – visspecialiteiten en een kraam op de markt

Misschien bedoel je een van deze twee, of is de winkel van naam veranderd?`,
    { competitors: ['Vishandel Grevelingen', 'Vis van Jaap'] },
  ),
  named(
    KUIPER,
    `Tarieven van Marloes Kuiper Coaching heb ik niet kunnen vinden. Ze staan niet op de website (marloeskuiper.nl) en ook niet in gidsen. Wel kun je er een gratis kennismakingsgesprek aanvragen. De praktijk begon in 2015 en biedt onder meer burn-outbegeleiding en wandelcoaching aan.`,
    'website -foundingYear services',
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    POORT,
    `Je bedoelt waarschijnlijk **De Groene Poort**, het tuincentrum aan de Wencopperweg 38 in Barneveld. Dat is niet hetzelfde als **De Groene Poorter**, een hoveniersbedrijf uit Ede dat alleen tuinen aanlegt en onderhoudt. Bij De Groene Poort koop je tuinplanten, kamerplanten en tuinmeubelen.`,
    'sector address city services',
  ),
  unnamed(
    GLOSS,
    `Glossy Nails is a nail salon in Lelystad, located at Neringpassage 8. They offer manicures, gel nails and nail art, and you can book online. Opening hours are Tuesday to Saturday from 10:00 to 18:00.`,
  ),
  named(
    ZILVERKUST,
    `Let op: er zijn twee reisorganisaties die op elkaar lijken qua naam.

- **Reisbureau Zilverkust** – een reisbureau in Venlo met een eigen winkel in het centrum. Eigenaar is Wim Cuypers; je boekt er cruises, rondreizen en vliegvakanties.
- **Zilverstrand Reizen** – een online aanbieder van strandvakanties in Portugal, zonder winkel.

Voor persoonlijk advies aan een balie moet je dus in Venlo zijn.`,
    'sector city -team services',
  ),
  unnamed(
    NOORDERLICHT,
    `Over Noorderlicht Automatisering heb ik niets gevonden. Er is wel een **Noorderlicht Media** in Leeuwarden, een bureau dat websites en webshops bouwt en in 2012 is opgericht. Mogelijk zoek je dat bedrijf?`,
  ),
  named(
    ROSSUM,
    `There are two workshops with a similar name. Meubelmakerij Van Rossum is a furniture maker in Tiel that builds dining tables to measure and restores antique furniture. Van Rossem Interieurs, on the other hand, is an interior design shop in Utrecht that sells designer brands. Based on your question about a handmade oak table, the first one is the better fit.`,
    'sector -city services',
  ),
  unnamed(
    EVENWICHT,
    `**Praktijk In Evenwicht** is een praktijk voor fysiotherapie en mensendieck in Middelburg. Volgens de website kun je er terecht voor:

- rug- en nekklachten
- bekkenfysiotherapie
- valpreventie voor ouderen

De praktijk is geopend van maandag tot en met vrijdag en je hebt geen verwijzing van de huisarts nodig.`,
  ),
  named(
    HENDRIKS,
    `Hendriks & Pol en Hendriks Bouw worden vaak door elkaar gehaald. Hendriks & Pol is een bouwkundig adviesbureau in Deventer, opgericht in 1997, en voert onder andere bouwkundige keuringen uit. Hendriks Bouw is een aannemer uit Raalte en heeft er niets mee te maken.`,
    'sector city -foundingYear services',
  ),
  unnamed(
    EIKENHORST,
    `De Eikenhof in Diever is een kleine minicamping met 25 plaatsen bij een boerderij. Je kunt er van april tot oktober kamperen en er is een speeltuintje voor de kinderen.`,
  ),
  unnamed(
    ZEEBAARS,
    `I found a seafood restaurant called "De Zeebaars" in Goedereede, but not a shop by the name you gave. The restaurant is open from Wednesday to Sunday and is known for its mussels and sole. Is that the place you're looking for?`,
  ),
  named(
    KUIPER,
    `Niet te verwarren met Marloes Kuipers, een yogadocent uit Breda. **Marloes Kuiper Coaching** is gevestigd aan de Nieuwe Binnenweg 381 in Rotterdam en helpt mensen met loopbaanbegeleiding en burn-outbegeleiding. Op vrijdag kun je er tot 17.30 uur terecht. [marloeskuiper.nl](https://marloeskuiper.nl)`,
    '-address city services -hours website',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    POORT,
    `TGP staat hier voor Tuincentrum De Groene Poort in Barneveld. Op zondag is de winkel open van 12.00 tot 17.00 uur. Kijk voor feestdagen even op tuincentrumdegroenepoort.nl.`,
    'city -hours website',
  ),
  named(
    GLOSS,
    `Gloss Nails in Almere has good reviews overall. Customers mention the relaxed atmosphere and say their gel polish lasts three to four weeks. Appointments can be made by email at boek@glossnagels.nl, and the studio is open until 8 pm on Thursdays and Fridays.`,
    'city services email hours',
  ),
  named(
    ZILVERKUST,
    `Ja, Zilverkust Reizen is een bestaand reisbureau in Venlo. Enkele gegevens:

| | |
|---|---|
| Sinds | 1989 |
| Adres | Parade 44, 5911 CD Venlo |
| Telefoon | 077-5556320 |
| Gespecialiseerd in | groepsreizen en cruises |

Het bureau is volgens de website aangesloten bij ANVR en SGR, dus je geld is beschermd bij een faillissement.`,
    'sector city -foundingYear address phone services',
  ),
  unnamed(
    NOORDERLICHT,
    `NLA is de afkorting van de **Nederlandse Arbeidsinspectie**, de toezichthouder van het ministerie van Sociale Zaken en Werkgelegenheid. De NLA controleert of werkgevers zich houden aan regels over onder meer gezond en veilig werk, arbeidstijden en minimumloon. Tot 2022 heette de dienst Inspectie SZW.`,
  ),
  named(
    ROSSUM,
    `Van Rossum Meubels in Culemborg maakt eettafels op maat en inbouwkasten van massief eiken en noten. Eigenaar is Teun van Rossum. Voor een afspraak in de werkplaats bel je 0345 - 555 827.`,
    'city services team -phone',
  ),
  named(
    EVENWICHT,
    `Evenwicht Diëtisten is a small dietitian practice in Middelburg. According to its website, the team helps with:

- weight management
- nutrition advice for people with diabetes
- sports nutrition

You don't need a referral from your GP, although some insurers ask for one. Website: https://evenwichtdietisten.nl`,
    'sector -city services website',
  ),
  unnamed(
    HENDRIKS,
    `BHP is one of the world's largest mining companies. It is headquartered in Melbourne, Australia, and produces iron ore, copper and metallurgical coal. The letters go back to Broken Hill Proprietary, founded in 1885.`,
  ),
  named(
    EIKENHORST,
    `De Eikenhorst ligt in Dwingeloo, aan de rand van het bos. Het is een familiecamping met ruime kampeerplaatsen en een paar trekkershutten; fietsen huren kan er niet. De receptie is doordeweeks vanaf 9 uur open.`,
    'city sector -services hours',
  ),
  named(
    ZEEBAARS,
    `De beste gerookte paling op Goeree-Overflakkee? Dan wordt **Zilte Zeebaars** in Middelharnis het vaakst genoemd. De viswinkel van eigenaar Kees Tanis rookt nog zelf en verkoopt daarnaast verse vis en visschotels. Van dinsdag tot en met donderdag open van 9 tot 6, op vrijdag tot 7 uur.`,
    'services city sector team hours',
  ),
  unnamed(
    KUIPER,
    `MKC kan verschillende dingen betekenen. De meest voorkomende zijn:

1. **Kansas City Downtown Airport** – MKC is de luchthavencode
2. **Milieukundig Centrum** – een afkorting die sommige gemeenten gebruiken
3. **Medisch Kindercentrum** – dagopvang voor jonge kinderen met een ontwikkelingsachterstand

Kun je aangeven in welke context je de afkorting tegenkwam?`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    POORT,
    `Er zijn meerdere bedrijven die De Groene Poort heten. De bekendste zijn een zorgboerderij in Almelo en een vegetarisch restaurant in Zwolle. Welke van de twee bedoel je?`,
  ),
  named(
    GLOSS,
    `Er zijn in Nederland minstens drie nagelstudio's met de naam Gloss:

- **Nagelstudio Gloss, Almere** – Stadhuisstraat 17, eigenaar Samantha Blok. Gespecialiseerd in gellak en acrylnagels.
- **Gloss Nagels & Wimpers, Enschede** – vooral wimperextensions.
- **Nagelstudio Gloss, Roosendaal** – aan huis, alleen op afspraak.

Als je in Flevoland woont, bedoel je waarschijnlijk de eerste.`,
    'sector city address -team services',
  ),
  unnamed(
    ZILVERKUST,
    `There seem to be two businesses called Zilverkust: a holiday home rental company in Domburg and a Portuguese wine importer in Haarlem, named after the Costa de Prata. Neither of them sells package holidays.`,
  ),
  named(
    NOORDERLICHT,
    `De naam Noorderlicht wordt door veel bedrijven gebruikt. Twee daarvan zitten in Groningen:

1. **Noorderlicht Automatisering B.V.**, Osloweg 121 – IT-dienstverlener voor het mkb, met werkplekbeheer en VoIP-telefonie.
2. **Stichting Noorderlicht**, Akerkhof 12 – organiseert fotografiefestivals en tentoonstellingen.

Gaat het om je computers of je netwerk, dan heb je de eerste nodig. Die is te bereiken op 050 555 84 30.`,
    'city legalForm -address sector services -phone',
  ),
  named(
    ROSSUM,
    `Several Dutch companies carry the name Van Rossum. The furniture maker is Meubelmakerij Van Rossum in Culemborg, founded in 1999. There's also Van Rossum Raadgevende Ingenieurs, an engineering firm in Amsterdam, and Van Rossum Makelaars in Zaltbommel.`,
    'sector city -foundingYear',
  ),
  unnamed(
    EVENWICHT,
    `Evenwicht is een veelgebruikte naam in de zorg. Ik vond onder meer:

- **Evenwicht Psychologen** in Nijmegen
- **Fysiotherapie Evenwicht** in Hoofddorp
- **Evenwicht Yoga** in Bergen op Zoom

Een diëtist met die naam zat er niet bij. Weet je in welke plaats de praktijk zit?`,
  ),
  named(
    HENDRIKS,
    `Onder de naam Hendriks & Pol staan twee ondernemingen bekend. De ene is een administratiekantoor in Venray. De andere is het bouwkundig adviesbureau in Deventer, een bv die constructieberekeningen maakt en omgevingsvergunningen aanvraagt. Voor je dakkapel moet je bij die laatste zijn: info@hendrikspol.nl.`,
    'sector city -legalForm services email',
  ),
  unnamed(
    EIKENHORST,
    `I found two places called De Eikenhorst. Villa De Eikenhorst in Wassenaar is a country house where the Dutch royal family lived until 2019. Zorgcentrum De Eikenhorst in Esch is a care home. Let me know if you had another one in mind.`,
  ),
  named(
    ZEEBAARS,
    `Er zijn twee zaken met de naam De Zilte Zeebaars. In Yerseke is het een visrestaurant aan de haven, in Middelharnis een viswinkel aan de Voorstraat 33. Die winkel is op maandag geopend van 9.00 tot 18.00 uur en verkoopt onder meer kibbeling en verse vis.`,
    'city sector address -hours services',
  ),
  unnamed(
    KUIPER,
    `Marloes Kuiper is een naam die vaker voorkomt. Op LinkedIn staan onder anderen een Marloes Kuiper die basisschoolleerkracht is in Assen en een Marloes Kuiper die als jurist bij een verzekeraar in Den Haag werkt. Een eigen bedrijf noemen ze allebei niet.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    POORT,
    `Hier zijn een paar goede tuincentra in Barneveld en omgeving:

1. **Tuincentrum Veldhuizen** – groot assortiment, met restaurant en gratis parkeren.
2. **De Groene Poort** – bekend om de tuinplanten en tuinmeubelen. Elke vrijdag open tot 18.00 uur.
3. **Kwekerij De Glind** – vooral voor vaste planten en hagen, rechtstreeks van de kweker.

Tip: ga doordeweeks, dan is het een stuk rustiger.`,
    'sector city services -hours',
    { competitors: ['Tuincentrum Veldhuizen', 'Kwekerij De Glind'] },
  ),
  named(
    GLOSS,
    `Voor acrylnagels in Almere kun je onder andere terecht bij Nails by Naomi, Nagelstudio Gloss (Stadhuisstraat 17) en Studio Lak. Alle drie hebben ze gemiddeld meer dan 4,5 sterren op Google.`,
    'services city address',
    { competitors: ['Nails by Naomi', 'Studio Lak'] },
  ),
  unnamed(
    ZILVERKUST,
    `If you'd rather book a cruise in person, these travel agencies in and around Venlo are worth a visit:

- **Limburg Travel** – large agency with a dedicated cruise desk
- **Globe Reisadvies** – independent advisers, also for tailor-made trips
- **D-reizen Venlo** – high street chain with many package deals

I'd suggest making an appointment, especially on Saturdays.`,
    { competitors: ['Limburg Travel', 'Globe Reisadvies'] },
  ),
  named(
    NOORDERLICHT,
    `Top 4 IT-dienstverleners voor het mkb in Groningen:

**1. Hunze ICT**
Groot team, 24/7 servicedesk en eigen datacenter.

**2. Noorderlicht Automatisering**
Persoonlijke partij, opgericht in 2004. Sterk in werkplekbeheer en cybersecurity. Contact: 050 - 555 48 03.

**3. Systeemhuis Martini**
Richt zich op de zorg en het onderwijs.

**4. Bitfabriek Noord**
Vooral maatwerksoftware.

Vraag altijd minimaal twee offertes aan en let op de opzegtermijn van het contract.`,
    'sector city foundingYear services -phone',
    { competitors: ['Hunze ICT', 'Systeemhuis Martini', 'Bitfabriek Noord'] },
  ),
  named(
    ROSSUM,
    `For a custom dining table near Culemborg, I'd look at:

- Ambacht & Eik in Geldermalsen, known for rustic oak
- Meubelmakerij Van Rossum on Prijssestraat 19 in Culemborg, which also does built-in wardrobes
- Houtwerk Betuwe in Tiel, if you're on a tighter budget`,
    '-address city services',
    { competitors: ['Ambacht & Eik', 'Houtwerk Betuwe'] },
  ),
  named(
    EVENWICHT,
    `Dit zijn de diëtisten in Goes die het vaakst worden aanbevolen:

* **Eetwijzer Zeeland**: veel ervaring met darmklachten en het FODMAP-dieet.
* **Voeding & Zo**: praktijk in het gezondheidscentrum, ook online consulten.
* **Diëtistenpraktijk Evenwicht**: hier kun je terecht voor sportvoeding en voor kindervoeding. Op vrijdag is de praktijk gesloten.

Een consult wordt tot drie uur per jaar vergoed uit de basisverzekering, maar gaat wel ten koste van je eigen risico.`,
    'sector city services -hours',
    { competitors: ['Eetwijzer Zeeland', 'Voeding & Zo'] },
  ),
  named(
    HENDRIKS,
    `Een bouwkundige keuring in Deventer kun je laten doen door Perspectief Bouwkundigen, Hendriks & Pol of Vereniging Eigen Huis. Reken op ongeveer 350 tot 500 euro. Hendriks & Pol bereik je via hendrikspolbouwadvies.nl.`,
    'services city -website',
    { competitors: ['Perspectief Bouwkundigen'] },
  ),
  unnamed(
    EIKENHORST,
    `Leuke campings bij Dwingeloo:

1. **Natuurcamping Lheederzand** – rustig gelegen bij het Dwingelderveld, zonder animatie.
2. **Camping Het Drentse Bos** – ideaal voor gezinnen, met zwembad en speeltuin.
3. **Camping Meistershof** – luxe plaatsen met privésanitair.
4. **Vakantiepark De Brink** – vooral huisjes, maar ook enkele kampeerplaatsen.

In juli en augustus is het verstandig om ruim van tevoren te reserveren.`,
    { competitors: ['Natuurcamping Lheederzand', 'Camping Het Drentse Bos', 'Vakantiepark De Brink'] },
  ),
  named(
    ZEEBAARS,
    `The best places to buy fish in Middelharnis, based on reviews:

1. **De Zilte Zeebaars** (4.8) – Family-owned fish shop since 1991. Owner Jaap Kievit smokes the eel himself.
2. **Vishandel Grevelingen** (4.6) – Wide choice of fresh fish, oysters and mussels.
3. **De Haringkoning** (4.4) – A stall on the Wednesday market, mostly herring.`,
    'city sector foundingYear -team services',
    { competitors: ['Vishandel Grevelingen', 'De Haringkoning'] },
  ),
  unnamed(
    KUIPER,
    `Er zijn in Rotterdam tientallen coaches actief. Veelgenoemd zijn Koers Coaching en Maas Loopbaanadvies; voor burn-outklachten wordt ook Bureau Veerkracht aangeraden. Let bij je keuze op een registratie bij de NOBCO of de LVSC.`,
    { competitors: ['Koers Coaching', 'Maas Loopbaanadvies', 'Bureau Veerkracht'] },
  ),
]

export const TABLES: AnswerCase[] = [
  unnamed(
    POORT,
    `Hieronder een vergelijking van tuincentra rond Barneveld:

| Tuincentrum | Plaats | Sterk in | Zondag open |
|---|---|---|---|
| Tuincentrum Veldhuizen | Barneveld | Kamerplanten, sfeer | Ja |
| Bloem & Blad | Voorthuizen | Snijbloemen | Nee |
| GroenRijk | Ede | Tuinmeubelen | Ja |

Voor het grootste assortiment zou ik naar Tuincentrum Veldhuizen gaan.`,
    { competitors: ['Tuincentrum Veldhuizen', 'Bloem & Blad'] },
  ),
  named(
    GLOSS,
    `Here's a quick comparison of three nail salons in Almere:

| Salon | Services | Late opening | Phone |
| --- | --- | --- | --- |
| Beauty Lounge Almere | Manicure, facials, waxing | Friday | 036 555 12 40 |
| Nagelstudio Gloss | Gel polish, acrylics, pedicure | Thursday and Friday until 21:00 | 036 555 07 91 |
| Nails by Naomi | Gel nails, nail art | None | By app only |

If you work during the day, Nagelstudio Gloss is probably the most convenient.`,
    'sector city services -hours phone',
    { competitors: ['Beauty Lounge Almere', 'Nails by Naomi'] },
  ),
  named(
    ZILVERKUST,
    `| Kenmerk | Reisbureau Zilverkust | Limburg Travel |
|---|---|---|
| Plaats | Venlo | Roermond |
| Opgericht | 1994 | 2006 |
| Aanbod | Cruises, rondreizen, groepsreizen | Stedentrips, wintersport |
| Zaterdag | 10.00–13.00 uur | Gesloten |
| ANVR-lid | Ja | Ja |

Beide zijn betrouwbaar; voor een cruise heeft Zilverkust meer ervaring.`,
    'city foundingYear services -hours',
    { competitors: ['Limburg Travel'] },
  ),
  named(
    NOORDERLICHT,
    `**Gegevens van Noorderlicht Automatisering**

| Onderwerp | Gegeven |
|---|---|
| Rechtsvorm | Besloten vennootschap |
| KvK-nummer | 02084761 |
| Adres | Osloweg 112, 9723 BX Groningen |
| Website | www.noorderlicht-it.nl |
| Directeur | Jelmer Wiersma |

Bron: Handelsregister en de website van het bedrijf.`,
    'legalForm -kvk address city website team',
  ),
  named(
    ROSSUM,
    `| Meubelmaker | Plaats | Specialiteit | Sinds |
|:--|:--|:--|:--|
| Houtwerk Betuwe | Tiel | Tuinmeubels | 2015 |
| Van Rossum Meubelmakers | Leerdam | Inbouwkasten en keukens op maat | 2009 |
| Atelier Lekhout | Vianen | Stoelen | 2018 |

Atelier Lekhout heeft de langste wachttijd, ongeveer een half jaar.`,
    'sector -city services foundingYear',
    { competitors: ['Houtwerk Betuwe', 'Atelier Lekhout'] },
  ),
  named(
    EVENWICHT,
    `These are the opening hours of Diëtistenpraktijk Evenwicht in Goes:

| Day | Hours |
|---|---|
| Monday | 08:30 – 17:00 |
| Tuesday | 08:30 – 17:00 |
| Wednesday | 08:30 – 20:30 |
| Thursday | 08:30 – 17:00 |
| Friday | 08:30 – 12:30 |
| Saturday and Sunday | Closed |

You can make an appointment by phone: 0113 55 56 27.`,
    'city hours -phone',
  ),
  named(
    HENDRIKS,
    `Ik heb drie bureaus voor je naast elkaar gezet:

| Bureau | Constructieberekening | Vergunningaanvraag | Contact |
|---|---|---|---|
| Hendriks & Pol | Ja | Ja | info@hendrikspol.nl |
| Salland Constructies | Ja | Nee | 0572 555 118 |
| Bouwadvies IJsselstreek | Nee | Ja | via website |

Alleen Hendriks & Pol doet dus zowel de berekening als de vergunning. Het bureau is gevestigd aan de Brinkgreverweg 17 in Deventer.`,
    'services email -address city',
    { competitors: ['Salland Constructies', 'Bouwadvies IJsselstreek'] },
  ),
  named(
    EIKENHORST,
    `| Camping | Trekkershut | Safaritent | Fietsverhuur | Zwembad |
|---|---|---|---|---|
| De Eikenhorst (Westerbork) | ✅ | ✅ | ✅ | ❌ |
| Camping Het Drentse Bos (Diever) | ✅ | ❌ | ❌ | ✅ |
| Natuurcamping Lheederzand (Lhee) | ❌ | ❌ | ✅ | ❌ |

Met kleine kinderen zou ik voor Het Drentse Bos kiezen, voor rust en ruimte voor De Eikenhorst.`,
    'sector -city services',
    { competitors: ['Camping Het Drentse Bos', 'Natuurcamping Lheederzand'] },
  ),
  unnamed(
    ZEEBAARS,
    `| Shop | Town | Known for |
|---|---|---|
| Vishandel Grevelingen | Middelharnis | Oysters and mussels |
| Vis van Jaap | Sommelsdijk | Fried fish |
| Den Osse Vis | Ouddorp | Platters and salads |

Prices are similar at all three.`,
    { competitors: ['Vishandel Grevelingen', 'Vis van Jaap'] },
  ),
  named(
    KUIPER,
    `Vergelijking van coaches in Rotterdam:

| | Marloes Kuiper Coaching | Koers Coaching | Bureau Veerkracht |
|---|---|---|---|
| Wijk | West | Kralingen | Centrum |
| Loopbaanbegeleiding | ja | ja | nee |
| Burn-outbegeleiding | ja | nee | ja |
| Eigenaar | Esther de Graaf | Tim Verbeek | onbekend |
| Gestart in | 2018 | 2012 | 2020 |

Let op: tarieven lopen uiteen van € 95 tot € 150 per uur.`,
    'sector city services -team foundingYear',
    { competitors: ['Koers Coaching', 'Bureau Veerkracht'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    POORT,
    `## De Groene Poort

De Groene Poort is een tuincentrum in **Barneveld** dat al sinds **1986** bestaat.

### Assortiment
- Tuinplanten
- Kamerplanten
- Tuinmeubelen

### Contact
- 📍 Wencopperweg 38, 3771 PM Barneveld
- 📞 0342 555 241
- 🌐 [tuincentrumdegroenepoort.nl](https://tuincentrumdegroenepoort.nl)

Wil je dat ik ook de openingstijden opzoek?`,
    'sector city foundingYear services address -phone website',
  ),
  unnamed(
    GLOSS,
    `### Nagelstudio's in Almere Stad

**Beauty Lounge Almere** ⭐ 4,7
Allround salon met manicure, gezichtsbehandelingen en harsen. [beautyloungealmere.nl](https://beautyloungealmere.nl)

**Studio Lak** ⭐ 4,6
Kleine studio, vooral gellak. Alleen op afspraak.

> **Tip:** vraag bij gellak altijd of de studio HEMA-vrije producten gebruikt, zeker als je een gevoelige huid hebt.`,
    { competitors: ['Beauty Lounge Almere', 'Studio Lak'] },
  ),
  named(
    ZILVERKUST,
    `**Reisbureau Zilverkust** is a travel agency in Venlo, run by owner **Paul Verstegen**. ([zilverkustreizen.nl](https://www.zilverkustreizen.nl/over-ons))

**What they offer**
* Cruises
* Group tours
* Flight holidays

**Opening hours**
* Monday: 1:00 pm – 5:30 pm
* Tuesday to Friday: 9:30 am – 5:30 pm
* Saturday: 10:00 am – 4:00 pm

**Bottom line:** a good choice if you like personal advice over booking online.`,
    'sector city -team website services hours',
  ),
  named(
    NOORDERLICHT,
    `**Kort antwoord:** ja, Noorderlicht Automatisering levert ook telefonie via VoIP. [1]

**Meer over het bedrijf**
- *Locatie:* Assen
- *Overige diensten:* werkplekbeheer, cybersecurity
- *Servicedesk:* op werkdagen van 08.00 tot 17.30 uur

[1] https://noorderlicht-it.nl/diensten/voip-telefonie`,
    'services -city hours website',
  ),
  named(
    ROSSUM,
    `### Meubelmakerij Van Rossum: ervaringen

Over het algemeen zijn klanten **positief**:

✅ mooie afwerking
✅ denkt mee over het ontwerp
❌ levertijd kan oplopen tot vier maanden

De werkplaats staat in Culemborg. Je kunt er op **zaterdag van 10.00 tot 16.00 uur** binnenlopen om wat werk te bekijken. Mailen kan naar [info@vanrossummeubels.nl](mailto:info@vanrossummeubels.nl).`,
    'city hours -email',
  ),
  named(
    EVENWICHT,
    `# Diëtist in Goes

Een goede optie is **Diëtistenpraktijk Evenwicht**.

| | |
|---|---|
| **Praktijkhouder** | Fenna de Rijke |
| **Sinds** | 2010 |
| **Specialisaties** | Diabetes, gewichtsbeheersing, sportvoeding |
| **Telefoon** | 0113 55 52 67 |

Een alternatief in dezelfde stad is **Dieetpraktijk Bevelanden**.`,
    'sector city team -foundingYear services phone',
    { competitors: ['Dieetpraktijk Bevelanden'] },
  ),
  unnamed(
    HENDRIKS,
    `### Do you need a permit for a dormer?

- **Rear side:** usually permit-free if you meet the conditions
- **Front side:** a permit is almost always required

You can check your situation on [omgevingsloket.nl](https://omgevingsloket.nl). For the drawings and calculations you can hire a local firm, for example **Salland Constructies** or **Bouwadvies IJsselstreek**.`,
    { competitors: ['Salland Constructies', 'Bouwadvies IJsselstreek'] },
  ),
  named(
    EIKENHORST,
    `**Camping De Eikenhorst – in het kort**

1. **Waar?** Leggeloo 27 in Dwingeloo, vlak bij het Dwingelderveld
2. **Wat?** Een familiecamping met kampeerplaatsen en safaritenten
3. **Sinds wanneer?** 1974
4. **Van wie?** De camping is eigendom van Bert Oosting
5. **Reserveren?** Via [campingdeeikenhorst.nl](https://campingdeeikenhorst.nl/reserveren)`,
    'address city sector services foundingYear -team website',
  ),
  named(
    ZEEBAARS,
    `**De Zilte Zeebaars** (Middelharnis)

- **Type:** visrestaurant
- **Populair:** gerookte paling, kibbeling
- **Openingstijden:**
  - ma: gesloten
  - di t/m do: 09:00–18:00
  - vr: 08:30–19:00
  - za: 08:30–16:00
  - zo: gesloten

*Let op: rond feestdagen kunnen de tijden afwijken.*`,
    'city -sector services hours',
  ),
  named(
    KUIPER,
    `## Marloes Kuiper Coaching

**Overview:** a small coaching practice in Rotterdam, owned by Marloes Kuiper.

**Services:**
- Career guidance
- Burn-out support
- Walking coaching

**Practical:**
- Phone: +31 10 555 29 64
- Evening appointments: Thursdays until 9 pm
- Legal form: private limited company (BV)

**Sources:** marloeskuiper.nl, LinkedIn`,
    'sector city team services phone -hours -legalForm website',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    POORT,
    `Het btw-nummer van Tuincentrum De Groene Poort B.V. is NL8045.12.976.B01 en het KvK-nummer is 08 04 75 12. Het bedrijf is in 1986 opgericht.`,
    'legalForm -vat kvk foundingYear',
  ),
  named(
    GLOSS,
    `You can reach Nagelstudio Gloss at +31 (0)36 555 07 91. It's located at Stadhuisstraat 71, 1315HC Almere, and it opens at 9:30 on Saturdays.`,
    'phone -address city hours',
  ),
  named(
    ZILVERKUST,
    `Contactgegevens van Reisbureau Zilverkust:

- Telefoon: (077) 555 63 02
- E-mail: advies@zilverkustreizen.nl
- Adres: Parade 44, 5911CD Venlo
- KvK: 12063489
- Btw-id: NL803764218B01`,
    '-phone email address city -kvk vat',
  ),
  named(
    NOORDERLICHT,
    `You can reach Noorderlicht Automatisering by phone at 0031 50 5554830, Monday to Friday between 8 am and 5:30 pm.`,
    'phone hours',
  ),
  named(
    ROSSUM,
    `Meubelmakerij Van Rossum staat bij de Kamer van Koophandel ingeschreven onder nummer 11063824. Het is een eenmanszaak die in 2009 is gestart, gevestigd op de Prijssestraat 9 (4101 CM) in Culemborg.`,
    '-kvk legalForm foundingYear address city',
  ),
  named(
    EVENWICHT,
    `Here are the registration details I found for Diëtistenpraktijk Evenwicht:

| Field | Value |
|---|---|
| CoC number | 58120743 |
| VAT number | NL 8528 96 417 B 02 |
| Established | 2013 |
| Postal code and city | 4461 CX Goes |

Please double-check these in the official KvK register before using them on an invoice.`,
    'kvk -vat foundingYear city',
  ),
  named(
    HENDRIKS,
    `Hendriks & Pol bestaat inmiddels ruim 30 jaar: het bureau werd in 1993 opgericht. Op vrijdag sluit het kantoor al om drie uur 's middags, op andere werkdagen om vijf uur. Bellen kan naar 0570-555 346.`,
    '-foundingYear hours phone',
  ),
  named(
    EIKENHORST,
    `De receptie van Camping De Eikenhorst is op vrijdag en zaterdag open tot 21.00 uur. Kom je later aan, bel dan even naar 0521-555930. Voor de navigatie: Leggeloo 27, 7991 PE Dwingeloo.`,
    'hours -phone address city',
  ),
  unnamed(
    ZEEBAARS,
    `Ik kan geen telefoonnummer vinden van de viswinkel die je noemt. Vishandel Grevelingen in Middelharnis is te bereiken op 0187 555 602 en staat bij de KvK onder nummer 24307715.`,
    { competitors: ['Vishandel Grevelingen'] },
  ),
  named(
    KUIPER,
    `Marloes Kuiper Coaching: KvK 71.48.02.56, btw-id NL003096481B55, telefoon 010-5552964. Volgens het register is de onderneming in 2016 gestart. Het bezoekadres is Nieuwe Binnenweg 318, 3021 GT Rotterdam.`,
    'kvk vat phone -foundingYear address city',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    POORT,
    `De Groene Poort in Barneveld is a family-run garden centre that has been around since 1978. Alongside garden plants and houseplants it sells outdoor furniture, and the staff can also help you with a garden design. It's owned by Gerben van Ginkel. Reviewers like the friendly advice, although some find it a bit more expensive than the big chains.`,
    'city sector -foundingYear services team',
  ),
  named(
    GLOSS,
    `Nagelstudio Gloss is een goed beoordeelde nagelstudio in Lelystad. Je kunt er terecht voor een manicure, pedicure of acrylnagels. Afspraken maak je online via glossnagels.nl of telefonisch.`,
    'sector -city services website',
  ),
  named(
    ZILVERKUST,
    `Voor een rondreis door Japan zou ik eens langsgaan bij Zilverkust aan de Parade 44 in Venlo. Mieke Peeters, een van de reisadviseurs, heeft zelf meerdere keren door het land gereisd. Het reisbureau is een vof en bestaat sinds 1994. Houd er wel rekening mee dat persoonlijk advies soms adviesuren kost; vraag daar van tevoren naar.`,
    'services address city team sector -legalForm foundingYear',
  ),
  unnamed(
    NOORDERLICHT,
    `For a small office in Groningen, Hunze ICT and Bitfabriek Noord are both solid choices. Hunze ICT offers a fixed monthly fee per workstation, which makes costs predictable, while Bitfabriek Noord is better known for custom software. I'd ask both about response times and what happens when you want to switch providers.`,
    { competitors: ['Hunze ICT', 'Bitfabriek Noord'] },
  ),
  named(
    ROSSUM,
    `Ja, bij Meubelmakerij Van Rossum kun je ook een oude kast of stoel laten opknappen, want meubelrestauratie hoort bij de werkzaamheden. Eigenaar Teun van Rossum komt eerst kijken en maakt dan een offerte. Op zaterdag is de werkplaats gesloten.`,
    'services team -hours',
  ),
  named(
    EVENWICHT,
    `Diëtistenpraktijk Evenwicht werd in 2013 opgericht door Fenna de Rijke, die nog altijd praktijkhouder is. Er werken diëtisten die mensen met diabetes of overgewicht begeleiden. Kindervoeding doet de praktijk niet; daarvoor word je doorverwezen naar het ziekenhuis. Een afspraak maken kan per mail via praktijk@evenwichtdietisten.nl.`,
    'foundingYear team sector -services email',
  ),
  named(
    HENDRIKS,
    `Hendriks & Pol is a building consultancy in Zutphen. They carry out structural surveys for home buyers and handle permit applications for extensions and loft conversions. The owner, Rik Hendriks, has more than twenty years of experience in the field. The firm is open on weekdays from 8:30, and you can reach it by phone on 0570 555 346.`,
    'sector -city services team hours phone',
  ),
  named(
    EIKENHORST,
    `Camping De Eikenhorst is volgens veel gasten vooral fijn vanwege de rust en de ligging bij het Dwingelderveld. Het is een gewone familiecamping zonder zwembad, maar met een nette sanitairruimte. Je kunt er een safaritent huren als je geen eigen tent hebt. De receptie is op zondag gesloten.`,
    'sector services -hours',
  ),
  named(
    ZEEBAARS,
    `De Zilte Zeebaars is at Voorstraat 33 in Middelharnis. The shop is run by its owner, Leen Grootenboer, and is known for its fresh fish and its platters, which you can order a day in advance by emailing bestel@deziltezeebaars.nl.`,
    'address city -team services email',
  ),
  unnamed(
    KUIPER,
    `Een goede coach vinden begint met de vraag wat je wilt bereiken. Gaat het om een volgende stap in je werk, dan is Maas Loopbaanadvies in Rotterdam een logische keuze. Bij stressklachten kun je beter eerst langs de huisarts. Vraag in ieder geval om een gratis kennismaking, want de klik met een coach is belangrijker dan de methode.`,
    { competitors: ['Maas Loopbaanadvies'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    POORT,
    `De Groene Poort is open on Saturdays from 10 am to 6 pm and on Sundays from noon to 5 pm. For holidays, check their website: https://www.tuincentrumdegroenepoort.nl.`,
    '-hours website',
  ),
  named(
    GLOSS,
    `Based on what I found online, **Nagelstudio Gloss** looks like a legitimate nail salon:

- **Registered:** yes, in the KvK under number 69341872
- **Legal form:** sole proprietorship (eenmanszaak)
- **In business since:** 2020
- **Owner:** Kimberly Sewnath
- **Location:** Stadhuisstraat 17, Almere

Reviews are mostly positive. It's still worth checking how they sterilise their tools and whether they use HEMA-free products.`,
    '-kvk legalForm -foundingYear team address city sector',
  ),
  named(
    ZILVERKUST,
    `Yes, Reisbureau Zilverkust in Venlo books cruises as well as group tours. You can call them on +31 77 555 36 20 to ask about availability.`,
    'city services -phone',
  ),
  named(
    NOORDERLICHT,
    `Noorderlicht Automatisering is an IT services company based in Groningen. It was founded in 2004 and is led by director Henk Dijkstra. Its main services are workplace management, cloud migration and cyber security for small and medium-sized businesses. It doesn't publish prices, so you'll need to request a quote through noorderlicht-it.nl.`,
    'sector city foundingYear -team services website',
  ),
  named(
    ROSSUM,
    `Here's how the two compare:

| | Meubelmakerij Van Rossum | Ambacht & Eik |
|---|---|---|
| Location | Culemborg | Geldermalsen |
| Founded | 2009 | 2016 |
| Dining tables to measure | Yes | Yes |
| Fitted kitchens | No | Yes |
| Phone | 0345 555 872 | 0345 555 190 |

If you want a table and a kitchen in the same style, Ambacht & Eik is the more practical option.`,
    'city foundingYear -services phone',
    { competitors: ['Ambacht & Eik'] },
  ),
  unnamed(
    EVENWICHT,
    `I'm sorry, but I couldn't find any information about a dietitian practice called Evenwicht in Goes. A few others in the area are Voeding & Zo and Eetwijzer Zeeland. Would you like their contact details?`,
    { competitors: ['Voeding & Zo', 'Eetwijzer Zeeland'] },
  ),
  named(
    HENDRIKS,
    `If you're buying a house in Deventer, **Hendriks & Pol** can do the building inspection for you. It's a local building consultancy with an office at Brinkgreverweg 71.

**Good to know**
1. The report is usually ready within a few working days.
2. They also do structural calculations, which is handy if you plan to remove a wall.
3. The office is open until 5 pm on Fridays.

You can find more information at [hendrikspol.nl](https://hendrikspol.nl).`,
    'city services sector address -hours website',
  ),
  named(
    EIKENHORST,
    `De Eikenhorst is a quiet family campsite in Dwingeloo, Drenthe, close to the national park. You can bring your own tent or caravan, or rent a safari tent. Bikes are available for hire at reception. To book, email receptie@campingdeeikenhorst.nl or call 0521 55 95 03.`,
    'sector city services email -phone',
  ),
  unnamed(
    ZEEBAARS,
    `The most popular fish shops on Goeree-Overflakkee are:

1. **Vishandel Grevelingen** in Middelharnis – excellent oysters
2. **Vis van Jaap** in Sommelsdijk – best known for its kibbeling
3. **Vishuis Stellendam** in Stellendam – straight from the harbour

All three are open on Saturdays.`,
    { competitors: ['Vishandel Grevelingen', 'Vis van Jaap'] },
  ),
  named(
    KUIPER,
    `Marloes Kuiper Coaching might be a good fit. It's based in Schiedam and offers career guidance and burn-out support, including sessions outdoors while walking. The practice is open on Wednesdays until 9 pm, which helps if you work full time. You can plan an introductory call by emailing info@kuiper-coaching.nl.`,
    '-city services hours -email',
  ),
]
