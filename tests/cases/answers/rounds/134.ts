/** Answers that a stranger to the rules wrote: an electrician, an undertaker, an optician, a butcher, a jeweller, a mover, a physiotherapy practice, an IT company, a caterer and a furniture maker. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  AMBROSIUS,
  BRUNNEPE,
  DOZEN,
  HOEKZEMA,
  KARAAT,
  OOGPUNT,
  PEPER,
  TNB,
  VANWIEREN,
  VEER,
} from '#tests/cases/answers/companies/134.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    VANWIEREN,
    `Ik heb gezocht naar **Van Wieren Elektrotechniek** in Sneek, maar ik kan hier geen betrouwbare informatie over vinden.

Mogelijke verklaringen:

- Het bedrijf heeft geen eigen website of is nog niet goed vindbaar online.
- De naam wordt net iets anders geschreven.
- Het bedrijf is inmiddels gestopt of overgenomen.

**Wat kun je doen?**

1. Zoek het bedrijf op in het Handelsregister via kvk.nl.
2. Controleer of een installateur erkend is bij InstallQ of Techniek Nederland.
3. Vraag bij twijfel altijd een schriftelijke offerte.

Als je een adres of telefoonnummer hebt, kijk ik graag verder met je mee.`,
  ),
  named(
    VEER,
    `I couldn't find a price list for Het Laatste Veer, so I can't tell you what a cremation would cost with them. What is public: it's a funeral home in Gorinchem that was founded in 2004, and it is known for simple, personal ceremonies, including natural burials. For a quote it's best to call them directly.`,
    'sector city -foundingYear services',
  ),
  unnamed(
    OOGPUNT,
    `I don't have any information about an optician called Oogpunt Waalwijk. It may be a small local shop that I have no data on, so I'd recommend checking Google Maps for current opening hours and reviews.`,
  ),
  named(
    HOEKZEMA,
    `Of Slagerij Hoekzema ook halal vlees verkoopt, heb ik niet kunnen vinden. Je kunt het navragen via 0596 55 17 33; de winkel is van maandag tot en met zaterdag open.`,
    'phone -hours',
  ),
  unnamed(
    KARAAT,
    `Ik kan helaas geen informatie vinden over een juwelier met de naam Karaat in Doetinchem. In de zoekresultaten kom ik vooral algemene uitleg tegen over wat een karaat is bij goud en diamanten. Wel vond ik Juwelier Te Kiefte in het centrum en Zilverlijn, dat vooral zilveren sieraden verkoopt. Weet je zeker dat de naam klopt?`,
    { competitors: ['Juwelier Te Kiefte', 'Zilverlijn'] },
  ),
  named(
    DOZEN,
    `I looked for independent reviews of **De Vlugge Dozen**, but I didn't find enough of them to give you a fair rating. Here's what I could verify:

- **What they do:** house moves, office moves and storage
- **Location:** Roosendaal, Noord-Brabant
- **Phone:** 0165 55 28 48
- **Legal form:** sole proprietorship (eenmanszaak)

**What I could not find:**

- An average review score
- Prices per hour
- Whether they have the *Erkende Verhuizers* certificate

I'd suggest asking for a written quote and proof of insurance before you book.`,
    'services city -phone -legalForm',
  ),
  unnamed(
    BRUNNEPE,
    `I wasn't able to find anything about a practice named Fysiotherapie Brunnepe. Brunnepe is a neighbourhood in Kampen, so a local practice with that name is certainly plausible, but none of the sources I searched mention it. You could check ZorgkaartNederland, where most physiotherapists in the Netherlands are listed.`,
  ),
  named(
    TNB,
    `Hoeveel mensen er bij TNB Automatisering werken, is niet openbaar bekend. Het IT-bedrijf uit Hardenberg bestaat sinds 2006 en staat onder leiding van Gerben ten Brink. Het KvK-nummer is 05083917, dus via een uittreksel van de Kamer van Koophandel kun je mogelijk meer te weten komen.`,
    'sector city -foundingYear team kvk',
  ),
  unnamed(
    PEPER,
    `Sorry, over Peper & Laurier kan ik niets vinden. Zoek je een cateraar in de buurt van Weert, dan is Smaakmakers Weert misschien een optie.`,
    { competitors: ['Smaakmakers Weert'] },
  ),
  named(
    AMBROSIUS,
    `Goede vraag! Over levertijden van **Meubelmakerij Ambrosius** heb ik helaas geen informatie gevonden. Dit is wat ik wél weet:

### Over het bedrijf
- 📍 **Adres:** Zandstraat 52, 4101 EG Culemborg
- 🪵 **Specialiteit:** eettafels op maat en inbouwkasten
- 👤 **Eigenaar:** Marcel Ambrosius

### Wat ik niet kon vinden
- Levertijden
- Prijzen
- Klantbeoordelingen

Bij maatwerk moet je meestal rekenen op 8 tot 12 weken, maar vraag dit vooral zelf na. Zal ik een mailtje voor je opstellen?`,
    'address city services -team',
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    VANWIEREN,
    `Let op: er zijn twee bedrijven met namen die sterk op elkaar lijken. **Van Wieren Elektrotechniek** zit in Sneek en is een elektricien die onder andere laadpalen plaatst. **Van Wieringen Elektro** is een groothandel in Leeuwarden en doet geen werk bij particulieren. Voor een laadpaal aan huis moet je dus bij de eerste zijn; het telefoonnummer is 0515 55 12 48.`,
    'city sector services -phone',
  ),
  unnamed(
    VEER,
    `Ik vond wel **Uitvaartcentrum Het Veerhuis** in Zwijndrecht. Dat is een uitvaartcentrum met een aula en drie opbaarkamers, geopend in 1998. Bedoel je dat misschien?`,
  ),
  named(
    OOGPUNT,
    `There are two shops you might be thinking of:

1. **Oogpunt Waalwijk** – an optician on the Grotestraat. They do eye tests and sell contact lenses. Open on Saturdays from 10:00 to 16:00.
2. **Oogwereld Kaatsheuvel** – part of a larger chain, with a bigger range of sunglasses but no optometrist on site.

If you need an eye test without an appointment, I'd call ahead at either of them.`,
    'sector address services -hours',
  ),
  unnamed(
    HOEKZEMA,
    `The closest match I could find is Slagerij Hoekstra in Dokkum. It's a family butcher on the Hoogstraat, known for its dried sausage, and it is open Tuesday to Saturday. I found no butcher with the exact name you mentioned.`,
  ),
  named(
    KARAAT,
    `Karaat en Karaat & Co zijn niet hetzelfde bedrijf. Karaat is de juwelier aan de Boliestraat in Doetinchem, terwijl Karaat & Co een webshop voor modesieraden uit Arnhem is.`,
    'sector -address city',
  ),
  unnamed(
    DOZEN,
    `Op basis van mijn zoekresultaten gaat het waarschijnlijk om **De Vlugge Verhuizer** uit Breda:

| | |
|---|---|
| **Adres** | Konijnenberg 44, Breda |
| **Telefoon** | 076 555 20 31 |
| **Diensten** | Verhuizen, inpakservice |
| **Beoordeling** | 4,4 / 5 |

De Vlugge Verhuizer werkt door heel West-Brabant. Wil je weten wat een verhuizing ongeveer kost?`,
  ),
  unnamed(
    BRUNNEPE,
    `Bedoel je Fysiotherapie Brummen? Die praktijk zit aan de Zutphensestraat in Brummen en heeft zes fysiotherapeuten in dienst. Een andere praktijk met een naam die hierop lijkt, kan ik niet vinden.`,
  ),
  named(
    TNB,
    `Easy to mix up, but these are two different companies:

**TNB Automatisering (Hardenberg)**
- IT company for small and medium-sized businesses
- Services: workplace management, back-ups, Microsoft 365
- Founded in 1999
- Website: [tnb-it.nl](https://tnb-it.nl)

**TMB Automatisering (Almelo)**
- Builds software for machine factories
- Founded in 1996
- About 40 employees

If someone is managing your office computers in the Hardenberg area, it's most likely the first one.`,
    'city sector services -foundingYear website',
  ),
  unnamed(
    PEPER,
    `I found a catering company called Peper & Zout in Roermond, which does weddings and corporate events. Is that the one you mean? If not, a link or an address would help me to narrow it down.`,
  ),
  named(
    AMBROSIUS,
    `Meubelmakerij Ambrosius uit Tiel is een bv van Pieter Ambrosius en maakt vooral keukens en inbouwkasten. Verwar het bedrijf niet met Ambrosia Interieur uit Utrecht, dat alleen meubels van bestaande merken verkoopt.`,
    '-city -legalForm team services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    VANWIEREN,
    `VWE uit Sneek is een elektricien met een eigen storingsdienst. Je bereikt ze via 0515-552184.`,
    'city sector services -phone',
  ),
  unnamed(
    VEER,
    `HLV usually stands for **heavy-lift launch vehicle**: a rocket that can bring between 20 and 50 tonnes into low Earth orbit. Well-known examples:

- Falcon Heavy (SpaceX)
- Ariane 5 (Arianespace, retired in 2023)
- Long March 5 (China)

In other contexts it can also be the IATA code for Helenvale in Australia. If you meant something else, let me know in which context you came across it.`,
  ),
  named(
    OOGPUNT,
    `Oogpunt aan de Grotestraat in Waalwijk is een zelfstandige opticien. Eigenaresse is Noor van Delft en je kunt er ook terecht voor contactlenzen en kinderbrillen. Op vrijdag is de winkel tot 21.00 uur open vanwege de koopavond.`,
    'address city sector team services -hours',
  ),
  unnamed(
    HOEKZEMA,
    `SHA stands for Secure Hash Algorithm, a family of cryptographic hash functions published by NIST. SHA-256 is the version that is most widely used today, for example in TLS certificates and Bitcoin.`,
  ),
  named(
    KARAAT,
    `**Karaat Juweliers – Doetinchem**

Een juwelier in het centrum van Doetinchem waar je terecht kunt voor:

- 💍 Trouwringen
- ⌚ Horlogereparatie
- 🪙 Inkoop van oud goud

**Openingstijden:** maandag vanaf 13.00 uur, dinsdag t/m donderdag 9.30–17.30 uur, vrijdag tot 20.00 uur, zaterdag tot 17.00 uur.

**Contact:** 0314 – 55 66 70

Tip: voor trouwringen kun je het beste een afspraak maken, zeker op zaterdag.`,
    'sector city services hours -phone',
  ),
  unnamed(
    DOZEN,
    `DVD is de afkorting van *Digital Versatile Disc*, een optische schijf waarop je films, muziek of bestanden kunt opslaan. Een gewone dvd heeft een capaciteit van 4,7 GB, een dubbellaags exemplaar 8,5 GB. De opvolger is de blu-rayschijf. Of wilde je iets weten over een bedrijf dat zo heet? Dan heb ik een plaatsnaam nodig.`,
  ),
  named(
    BRUNNEPE,
    `Yes, Fysio Brunnepe in Kampen has its own pelvic floor physiotherapist, Linda van Dijk. You can book an appointment through fysiobrunnepe.nl or by calling 038 555 47 10.`,
    'city team website -phone',
  ),
  named(
    TNB,
    `T.N.B. automatisering in Hardenberg beheert computers en netwerken voor het mkb, met onder meer werkplekbeheer en netwerkbeveiliging. De helpdesk is bereikbaar via support@tnb-it.nl. Volgens de website is het bedrijf opgericht in 2001.`,
    'city services -email foundingYear',
  ),
  unnamed(
    PEPER,
    `A **P&L** (profit and loss statement) summarises a company's revenues, costs and expenses over a certain period. It usually contains:

1. **Revenue** – what you sold
2. **Cost of goods sold** – what it cost to make
3. **Gross profit** – the difference between the two
4. **Operating expenses** – rent, salaries, marketing
5. **Net profit** – what remains after interest and tax

In the Netherlands it's called the *winst-en-verliesrekening* and it's part of the annual accounts.`,
  ),
  named(
    AMBROSIUS,
    `Ambrosius Meubelen is the workshop of furniture maker Pieter Ambrosius in Culemborg, at Zandstraat 25. Apart from dining tables he also restores antiques.`,
    'sector team city -address services',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    VANWIEREN,
    `Er zijn meerdere bedrijven met de naam Van Wieren, maar in de elektrotechniek vind ik er twee: **Van Wieren Elektrotechniek** in Zwolle (vooral industriële besturingskasten) en **Van Wieren Elektrotechniek** in Purmerend (beveiligingscamera's). Geen van beide werkt in Friesland. Welke bedoel je?`,
  ),
  named(
    VEER,
    `De naam Het Laatste Veer wordt door meer ondernemers gebruikt:

- **Het Laatste Veer, Gorinchem** – uitvaartonderneming van Marjolein Kuijpers, gevestigd aan de Arkelstraat. Verzorgt begrafenissen, crematies en natuuruitvaarten.
- **Het Laatste Veer, Schoonhoven** – eetcafé bij de pont over de Lek, vooral bekend om het terras.
- **Het Laatste Veer** – een roman die in 2012 is verschenen.

Gezien je vraag ga ik ervan uit dat je de eerste bedoelt. Wil je de contactgegevens?`,
    'city sector team -address services',
  ),
  unnamed(
    OOGPUNT,
    `There are several businesses called Oogpunt in the Netherlands. Oogpunt in Haarlem is a gallery for photography, and Oogpunt in Venlo is an eye clinic that does cataract surgery. Could you tell me which of the two you're interested in?`,
  ),
  named(
    HOEKZEMA,
    `Er zijn twee slagerijen met de naam Hoekzema in de provincie Groningen. Slagerij Hoekzema in Appingedam zit aan de Dijkstraat en bestaat sinds 1965. De andere Slagerij Hoekzema zit in Winschoten en is vooral bekend om de rookworst. De twee hebben, voor zover ik kan nagaan, niets met elkaar te maken.`,
    'sector city address -foundingYear',
  ),
  named(
    KARAAT,
    `I found three businesses named Karaat:

| Name | Town | What it is |
|---|---|---|
| Karaat | Doetinchem | Jeweller (wedding rings, watch repair, engraving) |
| Karaat | Gouda | Hair salon |
| Karaat | Antwerp | Diamond trader |

Which one would you like to know more about?`,
    'city sector services',
  ),
  unnamed(
    DOZEN,
    `Er zijn twee bedrijven die De Vlugge Dozen heten, allebei in de verpakkingsbranche: een webwinkel in kartonnen dozen uit Almere en een drukkerij in Oss die dozen bedrukt. Een verhuizer met deze naam ben ik niet tegengekomen.`,
  ),
  named(
    BRUNNEPE,
    `Onder de naam Brunnepe vind je in Kampen meerdere zorgverleners. Fysiotherapie Brunnepe is de fysiotherapiepraktijk aan de Noordweg 61, Huisartsenpraktijk Brunnepe zit een paar straten verderop en Tandartspraktijk Brunnepe is in 2019 verhuisd. Bij de fysiotherapeut kun je ook 's avonds terecht: op dinsdag en donderdag tot 20.00 uur.`,
    'city sector address -hours',
  ),
  unnamed(
    TNB,
    `TNB can refer to several organisations:

- **Tenaga Nasional Berhad (TNB)** – the national electricity company of Malaysia, headquartered in Kuala Lumpur.
- **TNB** – an American company for electrical connectors (Thomas & Betts).
- **TNB** – The New Bazaar, a media start-up in London.

If you're looking for a Dutch company, please share the town or the sector so that I can search more specifically.`,
  ),
  named(
    PEPER,
    `Two companies share this name. Peper & Laurier in Weert is a caterer that does weddings and walking dinners, and it's run by Femke Janssen and Joris Stals. Peper & Laurier in Ghent is a cookery shop that sells spices and pans. Since you're asking about a wedding, you probably want the first; its phone number is 0495 55 93 25.`,
    'city sector services team -phone',
  ),
  unnamed(
    AMBROSIUS,
    `Ik vond twee bedrijven met die naam, maar geen van beide is een meubelmaker: **Ambrosius** in Nijmegen is een imkerij die honing verkoopt, en **Ambrosius** in Den Bosch is een uitgeverij. Kun je me vertellen in welke plaats het bedrijf zit dat jij zoekt?`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    VANWIEREN,
    `Hier zijn vier elektriciens in Sneek:

1. **Elektro Hoekstra** – allround installateur, ook voor domotica. ([elektrohoekstra.nl](https://elektrohoekstra.nl))
2. **Van Wieren Elektrotechniek** – familiebedrijf uit 1978, gespecialiseerd in groepenkasten en laadpalen. ([vanwierenelektro.nl](https://vanwierenelektro.nl))
3. **Installatiebedrijf Zwaga** – elektra, loodgieterswerk en cv.
4. **Stroomwijs** – vooral zonnepanelen en thuisbatterijen.

**Tip:** vraag minimaal twee offertes aan en let op of de voorrijkosten zijn inbegrepen.`,
    'sector city -foundingYear services website',
    { competitors: ['Elektro Hoekstra', 'Installatiebedrijf Zwaga', 'Stroomwijs'] },
  ),
  named(
    VEER,
    `Uitvaartondernemers in Gorinchem die goed beoordeeld worden zijn Uitvaartzorg De Linge, Het Laatste Veer en Van Dalen Uitvaarten.`,
    'sector city',
    { competitors: ['Uitvaartzorg De Linge', 'Van Dalen Uitvaarten'] },
  ),
  unnamed(
    OOGPUNT,
    `Here are some well-reviewed opticians in and around Waalwijk:

- **Brillenhuis Langstraat** – independent, wide choice of designer frames
- **De Bruijn Optiek** – family business, also hearing aids
- **Zicht & Zo** – affordable glasses, free eye test
- **Pearle** – national chain with a shop in the centre

For children's glasses I'd start with Brillenhuis Langstraat, as several reviewers mention their patience with kids.`,
    { competitors: ['Brillenhuis Langstraat', 'De Bruijn Optiek', 'Zicht & Zo'] },
  ),
  named(
    HOEKZEMA,
    `Voor een barbecuepakket in de buurt van Appingedam kun je bij deze slagers terecht:

- **Slagerij Hoekzema** (Dijkstraat 43, Appingedam) – barbecuepakketten vanaf vier personen, online te bestellen via slagerijhoekzema.nl
- **Vleeshuis Delfzijl** – grote keuze, ook vegetarische pakketten
- **Slagerij Bouwman** – alleen op bestelling

Bestel in het weekend minstens twee dagen van tevoren.`,
    'sector -address city services website',
    { competitors: ['Vleeshuis Delfzijl', 'Slagerij Bouwman'] },
  ),
  named(
    KARAAT,
    `My top three places for wedding rings in the Achterhoek: 1) Goudsmederij Achterhoek, for custom-made rings; 2) Karaat in Doetinchem, a jeweller founded in 1997 with a large collection of wedding rings and its own engraving service; 3) Juwelier Te Kiefte, which is a bit more expensive but has lovely vintage pieces. I'd book an appointment at each of them, because Saturdays tend to be busy.`,
    'city sector -foundingYear services',
    { competitors: ['Goudsmederij Achterhoek', 'Juwelier Te Kiefte'] },
  ),
  named(
    DOZEN,
    `Goede verhuisbedrijven in Roosendaal zijn bijvoorbeeld De Vlugge Dozen, Van Tilburg & Zonen en Tilmee. De Vlugge Dozen verhuurt ook verhuisliften en is op zaterdag open van 9.00 tot 17.00 uur. Van Tilburg & Zonen is het oudste van de drie en doet veel internationale verhuizingen. Tilmee werkt met vaste prijzen per kamer, wat handig is als je vooraf zekerheid wilt.`,
    'sector city services -hours',
    { competitors: ['Van Tilburg & Zonen', 'Tilmee'] },
  ),
  unnamed(
    BRUNNEPE,
    `Voor sportblessures kun je in Kampen onder andere terecht bij FysioVitaal Kampen en Bewegingscentrum De Hanze. Beide praktijken hebben een eigen oefenzaal.`,
    { competitors: ['FysioVitaal Kampen', 'Bewegingscentrum De Hanze'] },
  ),
  named(
    TNB,
    `Based on local reviews and company websites, these are good IT companies for small businesses in Hardenberg:

### 1. Vechtdal ICT
Strong in cloud telephony and on-site support.

### 2. TNB Automatisering
Led by Erik ten Brink. Offers workplace management and daily back-ups, and is open Monday to Friday from 8:00.

### 3. Systeemhuis Salland
A larger company that also has offices in Raalte and Deventer.

### 4. Bitmeesters
Small team, fixed price per workplace.

Would you like me to compare their prices?`,
    'sector city -team services hours',
    { competitors: ['Vechtdal ICT', 'Systeemhuis Salland', 'Bitmeesters'] },
  ),
  named(
    PEPER,
    `Een paar cateraars in Weert die je kunt benaderen:

* **Limburgs Buffet** – warme en koude buffetten vanaf 20 personen
* **Peper & Laurier** – bedrijfslunches en walking dinners, sinds 2010 actief, tel. 0495 55 39 25
* **De Pannehoef** – catering vanuit het eigen restaurant

Vraag bij een bedrijfslunch ook naar bezorgkosten en allergenen.`,
    'sector city services -foundingYear phone',
    { competitors: ['Limburgs Buffet', 'De Pannehoef'] },
  ),
  unnamed(
    AMBROSIUS,
    `If you want a bespoke dining table near Culemborg, I'd look at Werkplaats Lek & Linge, Houtstudio Tiel and Eiken & Co. Eiken & Co has a showroom with about thirty tables, while the other two only work to order.`,
    { competitors: ['Werkplaats Lek & Linge', 'Houtstudio Tiel', 'Eiken & Co'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    VANWIEREN,
    `Hieronder een vergelijking van drie elektriciens in Sneek:

| Bedrijf | Telefoon | Storingsdienst | Laadpalen |
|---|---|---|---|
| Van Wieren Elektrotechniek | 0515 55 21 84 | Ja | Ja |
| Elektro Hoekstra | 0515 55 90 11 | Ja | Nee |
| Stroomwijs | 085 555 10 20 | Nee | Ja |

**Conclusie:** zoek je één partij voor alles, dan is Van Wieren Elektrotechniek de logische keuze.`,
    'sector city -phone services',
    { competitors: ['Elektro Hoekstra', 'Stroomwijs'] },
  ),
  named(
    VEER,
    `| Uitvaartonderneming | Plaats | Opgericht | Website |
|---|---|---|---|
| Het Laatste Veer | Gorinchem | 2004 | hetlaatsteveer.nl |
| Sereen Uitvaart | Leerdam | 2017 | sereenuitvaart.nl |
| Van Dalen Uitvaarten | Gorinchem | 1988 | – |

Houd er rekening mee dat prijzen niet altijd online staan.`,
    'sector city -foundingYear website',
    { competitors: ['Sereen Uitvaart', 'Van Dalen Uitvaarten'] },
  ),
  named(
    OOGPUNT,
    `Here's a quick comparison of Saturday opening hours:

| Optician | Street | Saturday |
|---|---|---|
| Oogpunt Waalwijk | Grotestraat 188 | 9:30 – 16:00 |
| Brillenhuis Langstraat | Stationsstraat 12 | 9:00 – 17:00 |
| De Bruijn Optiek | Grotestraat 240 | 10:00 – 16:00 |

All three are closed on Sundays.`,
    'sector address -hours',
    { competitors: ['Brillenhuis Langstraat', 'De Bruijn Optiek'] },
  ),
  named(
    HOEKZEMA,
    `| | Slagerij Hoekzema | Ambachtsslager Mulder |
|---|---|---|
| **Plaats** | Appingedam | Loppersum |
| **Adres** | Solwerderstraat 34 | Kerkpad 3 |
| **Specialiteit** | Droge worst en wild | Rookvlees |
| **Maandag** | Gesloten | Gesloten |
| **Website** | slagerijhoekzema.nl | slagermulder.nl |

Beide slagers scoren goed in recensies. Voor wild zou ik naar Hoekzema gaan.`,
    'city -address services hours website sector',
    { competitors: ['Ambachtsslager Mulder'] },
  ),
  unnamed(
    KARAAT,
    `Een overzicht van juweliers in Doetinchem en omgeving:

| Naam | Specialiteit | Prijsniveau |
|---|---|---|
| Juwelier Te Kiefte | Vintage, trouwringen | €€€ |
| Goudsmederij Achterhoek | Maatwerk | €€€ |
| Zilverlijn | Zilver | € |

Let op: controleer openingstijden altijd even op de eigen website.`,
    { competitors: ['Juwelier Te Kiefte', 'Goudsmederij Achterhoek', 'Zilverlijn'] },
  ),
  named(
    DOZEN,
    `Sure! Here is how the three movers compare:

| Company | Based in | Storage | External lift | Contact |
|---|---|---|---|---|
| De Vlugge Dozen | Roosendaal | ✅ | ✅ | info@vluggedozen.nl |
| Verhuizers Brabant-West | Bergen op Zoom | ✅ | ❌ | 0164 55 50 50 |
| Tilmee | Etten-Leur | ❌ | ✅ | via website |

**Verdict:** if you need to store your furniture for a few weeks, Tilmee drops out. Between the other two, I'd go for the lowest quote.`,
    'sector city services -email',
    { competitors: ['Verhuizers Brabant-West', 'Tilmee'] },
  ),
  named(
    BRUNNEPE,
    `| Praktijk | Manuele therapie | Dry needling | Avondopenstelling |
| --- | --- | --- | --- |
| Fysiotherapie Brunnepe | ja | ja | ma en wo tot 21.00 uur |
| FysioVitaal Kampen | ja | nee | di tot 21.00 uur |
| Fysio aan de Burgwal | nee | ja | geen |

Alle drie de fysiotherapiepraktijken zitten in Kampen en hebben contracten met de grote zorgverzekeraars.`,
    'services -hours sector city',
    { competitors: ['FysioVitaal Kampen', 'Fysio aan de Burgwal'] },
  ),
  unnamed(
    TNB,
    `| Provider | Location | Focus |
|---|---|---|
| Vechtdal ICT | Ommen | Cloud telephony, on-site support |
| Bitmeesters | Hardenberg | Managed workplaces |
| Systeemhuis Salland | Raalte | Networks, servers |

These are the three IT providers that came up most often for SMEs in the Vecht valley.`,
    { competitors: ['Vechtdal ICT', 'Bitmeesters', 'Systeemhuis Salland'] },
  ),
  named(
    PEPER,
    `Peper & Laurier in het kort:

| Gegeven | Waarde |
|---|---|
| Type bedrijf | Cateringbedrijf |
| Adres | Wilhelminasingel 84, 6001 GV Weert |
| Opgericht | 2013 |
| Rechtsvorm | Eenmanszaak |
| E-mail | smullen@peperenlaurier.nl |`,
    'sector address city -foundingYear -legalForm email',
  ),
  named(
    AMBROSIUS,
    `I've put the furniture makers you mentioned side by side:

| | Meubelmakerij Ambrosius | Houtstudio Tiel |
|---|---|---|
| Town | Culemborg | Tiel |
| Founded | 2008 | 2013 |
| Kitchens | Yes | No |
| Antique restoration | Yes | No |
| Phone | 0345 55 81 92 | 0344 55 20 10 |

Meubelmakerij Ambrosius seems to be the more versatile of the two.`,
    'sector city foundingYear services -phone',
    { competitors: ['Houtstudio Tiel'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    VANWIEREN,
    `## Van Wieren Elektrotechniek

**Van Wieren Elektrotechniek** is een elektrotechnisch installatiebedrijf uit **Sneek**.

### Diensten
- Groepenkasten vervangen
- Laadpalen installeren
- Verlichting
- Storingen verhelpen

### Contact
- **Adres:** Edisonstraat 9, 8606 JH Sneek
- **Telefoon:** [0515 55 21 48](tel:+31515552148)
- **E-mail:** [info@vanwierenelektro.nl](mailto:info@vanwierenelektro.nl)

### Openingstijden
- Maandag t/m donderdag: 07:30 – 16:30
- Vrijdag: 07:30 – 16:30
- Weekend: gesloten

Kan ik je nog ergens anders mee helpen?`,
    'sector city services address phone email -hours',
  ),
  named(
    VEER,
    `**Het Laatste Veer** is een uitvaartonderneming in **Gorinchem**.[1] De eigenaar is **Anton de Ruiter**.[1][2] Een afscheid bij je thuis is ook mogelijk.[2]

[1] https://hetlaatsteveer.nl
[2] https://hetlaatsteveer.nl/over-ons`,
    'sector city -team services website',
  ),
  named(
    OOGPUNT,
    `### 👓 Oogpunt Waalwijk

Oogpunt Waalwijk is een opticien in het centrum van Waalwijk.

- **Eigenaar:** Noor van Delft
- **Opgericht:** 2003
- **Diensten:** oogmetingen, contactlenzen, zonnebrillen op sterkte
- **Telefoon:** 0416 55 37 90
- **Zondag:** gesloten

> *"Vriendelijk personeel en ze nemen echt de tijd voor je."* – recensie op Google

**Let op:** op maandagochtend is de winkel dicht.`,
    'sector city team foundingYear services -phone hours',
  ),
  named(
    HOEKZEMA,
    `**Slagerij Hoekzema** (Appingedam) – *traditional butcher*

- 🥩 Known for: dried sausage (*droge worst*), game and barbecue packages
- 🕗 Friday: 8:00–18:00
- 🌐 [slagerijhoekzema.nl](https://slagerijhoekzema.nl)`,
    'city sector services -hours website',
  ),
  named(
    KARAAT,
    `# Is Karaat een betrouwbare juwelier?

**Kort antwoord:** ja, er zijn geen signalen dat er iets mis is.

## Pluspunten
- ✅ Bestaat sinds **1979**
- ✅ Ingeschreven bij de KvK onder nummer **09032186**
- ✅ Vaste winkel aan de Hamburgerstraat in Doetinchem

## Aandachtspunten
- ⚠️ Weinig recente recensies
- ⚠️ Geen webshop

## Conclusie
Ik zie geen reden om er niet te kopen. Vraag bij een duurder sieraad altijd om een certificaat en een aankoopbewijs.`,
    'sector foundingYear -kvk address city',
  ),
  unnamed(
    DOZEN,
    `## Verhuizen in Roosendaal: waar let je op?

1. **Vraag meerdere offertes aan.** Prijzen lopen flink uiteen.
2. **Controleer het keurmerk** *Erkende Verhuizers*.
3. **Regel een verhuislift** als je boven de tweede verdieping woont.
4. **Label je dozen** per kamer, dan staat alles meteen op de goede plek.

### Bedrijven om te vergelijken
- [Verhuizers Brabant-West](https://verhuizersbrabantwest.nl)
- [Tilmee](https://tilmee.nl)`,
    { competitors: ['Verhuizers Brabant-West', 'Tilmee'] },
  ),
  named(
    BRUNNEPE,
    `**Fysiotherapie Brunnepe** is a physiotherapy practice in **Kampen**. It was founded in **1984** and is run by **Wouter Kragt**. The practice offers *manual therapy*, *sports rehabilitation* and *dry needling*. More information: [fysiobrunnepe.nl](https://fysiobrunnepe.nl).`,
    'sector city -foundingYear team services website',
  ),
  named(
    TNB,
    `**TNB Automatisering** – samenvatting

| Onderdeel | Info |
|---|---|
| 🏢 Branche | IT-dienstverlener voor het mkb |
| 📍 Vestiging | Handelsstraat 15, Hardenberg |
| 📞 Telefoon | 0523 55 60 12 |
| 🧾 Rechtsvorm | B.V. |

**Diensten:** werkplekbeheer · back-ups · Microsoft 365 · netwerkbeveiliging

**Bronnen:** [tnb-it.nl](https://tnb-it.nl)`,
    'sector -address city phone legalForm services website',
  ),
  named(
    PEPER,
    `**Peper & Laurier** verzorgt bruiloften, bedrijfslunches en barbecues vanuit Weert.

**Team**
- *Femke Janssen* – chef-kok
- *Joris Stals* – vennoot

**Kantoor open:** dinsdag t/m vrijdag 9.00–17.00 uur, zaterdag 11.00–15.00 uur.`,
    'services city team -hours',
  ),
  named(
    AMBROSIUS,
    `### Meubelmakerij Ambrosius at a glance

- **Type:** furniture maker (sole proprietorship)
- **Where:** Everwijnstraat 52, Culemborg
- **Makes:** dining tables, built-in cupboards, kitchens
- **Open:** Wednesday–Friday 9:00–17:30, Saturday 10:00–16:00
- **Email:** info@ambrosiusmeubels.nl

### Good to know
Visiting the workshop is possible during opening hours, but for a custom design you'll want to make an appointment.`,
    'sector legalForm -address city services hours -email',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    VANWIEREN,
    `Het btw-nummer van Van Wieren Elektrotechniek is NL8045.17.296.B01 en het KvK-nummer is 01078542.`,
    'vat -kvk',
  ),
  named(
    VEER,
    `You can reach Het Laatste Veer on +31 183 554016. The office is at Westwagenstraat 62, 4201HJ Gorinchem, and it's open on weekdays from 9 am to 5 pm and on Saturdays from 10 am to 4 pm.`,
    'phone address city -hours',
  ),
  named(
    OOGPUNT,
    `Oogpunt Waalwijk is op maandag pas vanaf 13.00 uur open. Van dinsdag tot en met donderdag kun je er van half tien tot zes uur terecht, op vrijdag tot acht uur 's avonds en op zaterdag tot vijf uur. De winkel heeft postcode 5141 HC en is telefonisch bereikbaar op (0416) 55 79 30.`,
    'hours address -phone',
  ),
  named(
    HOEKZEMA,
    `Bedrijfsgegevens van Slagerij Hoekzema:

- **KvK-nummer:** 02041587
- **Btw-id:** NL803291654B01
- **Rechtsvorm:** besloten vennootschap (bv)
- **Opgericht:** 1956
- **Telefoon:** 0596-551733
- **Postcode:** 9901 AV

Deze gegevens komen uit openbare bronnen. Controleer ze bij twijfel in het Handelsregister.`,
    'kvk -vat -legalForm foundingYear phone address',
  ),
  named(
    KARAAT,
    `Karaat in Doetinchem was founded in 1979, so it has been around for more than 45 years. The shop's Chamber of Commerce number is 09032168 and its VAT number is NL001483679B20.`,
    'city foundingYear kvk -vat',
  ),
  named(
    DOZEN,
    `Natuurlijk! Dit zijn de nummers van De Vlugge Dozen:

📞 **Telefoon:** 0165 - 55 28 84
🧾 **KvK:** 20153746
💶 **BTW:** NL819370524B01
📍 **Adres:** Scherpdeel 81, 4703 RJ Roosendaal

Op doordeweekse dagen is het kantoor van 08.00 tot 17.30 uur bezet.`,
    'phone kvk vat -address city hours',
  ),
  named(
    BRUNNEPE,
    `Fysiotherapie Brunnepe opent op werkdagen om half acht 's ochtends; bellen kan via 038-5554170.`,
    '-hours phone',
  ),
  named(
    TNB,
    `Here are the registration details I found for TNB Automatisering:

| Item | Number |
|---|---|
| KvK (Chamber of Commerce) | 05083917 |
| VAT ID | NL809426173B01 |
| Phone | +31 (0)523 55 60 12 |
| Postcode | 7772 ST |
| Founded | 2011 |

Please note that the VAT ID can be checked for free in the EU's VIES system.`,
    'kvk vat phone -address -foundingYear',
  ),
  named(
    PEPER,
    `Het telefoonnummer van Peper & Laurier is 0495-553925. Het cateringbedrijf staat bij de Kamer van Koophandel ingeschreven onder nummer 65719248 en is gestart in 2016. Op zaterdag is het kantoor geopend van 10.00 tot 15.00 uur, op maandag en zondag is het dicht.`,
    'phone sector -kvk foundingYear hours',
  ),
  named(
    AMBROSIUS,
    `Meubelmakerij Ambrosius opened its doors in 2008. On Saturdays the workshop closes at 5 p.m., and the number to call is 0031 345 558129.`,
    'foundingYear -hours phone',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    VANWIEREN,
    `Van Wieren Elektrotechniek wordt geleid door Jelle van Wieren en is gevestigd in Sneek. Het bedrijf vervangt groepenkasten, legt verlichting aan en installeert laadpalen bij particulieren en bedrijven. Volgens de eigen website is het in 1978 opgericht. Klanten noemen vooral de nette afwerking en het feit dat afspraken worden nagekomen.`,
    'team city services -foundingYear',
  ),
  named(
    VEER,
    `Voor een natuuruitvaart kun je in Gorinchem bij Het Laatste Veer terecht, de uitvaartonderneming van Marjolein Kuijpers. Bas Verhoeven begeleidt daar ook uitvaarten.`,
    'services city sector team',
  ),
  named(
    OOGPUNT,
    `Oogpunt Waalwijk is an independent optician in the centre of Waalwijk. Owner Noor van Delft started the shop in 2008, and optometrist Ruben Smulders joined her later. Besides glasses and contact lenses they offer eye tests, for which you can make an appointment through oogpuntwaalwijk.nl. Reviews are generally positive: customers like the personal advice, although a few find the frames rather expensive.`,
    'sector city team -foundingYear services website',
  ),
  named(
    HOEKZEMA,
    `Slagerij Hoekzema zit in Delfzijl en wordt gerund door Harm en Tineke Hoekzema. Rond de feestdagen zijn vooral de gourmetschotels populair.`,
    '-city team services',
  ),
  named(
    KARAAT,
    `Als je horloge stilstaat, zou ik naar Karaat in Doetinchem gaan. Deze juwelier heeft met Sem Aydin een eigen horlogemaker in de zaak, zodat een reparatie niet de deur uit hoeft. De winkel zit aan de Hamburgerstraat en is op donderdag tot 20.00 uur open. Een batterij vervangen gebeurt meestal terwijl je wacht; voor een grotere beurt moet je op een week of twee rekenen.`,
    'city sector team services address -hours',
  ),
  named(
    DOZEN,
    `De Vlugge Dozen is a moving company from Roosendaal that was founded in 2009 by Rob Schrauwen. It handles both private and business moves and has its own storage facility.`,
    'sector city foundingYear -team services',
  ),
  unnamed(
    BRUNNEPE,
    `Brunnepe is van oudsher de visserswijk van Kampen, net buiten de oude stadsmuren. Voor een fysiotherapeut hoef je de wijk niet ver uit: Fysio aan de Burgwal ligt op een kwartiertje lopen en FysioVitaal Kampen heeft ruime parkeergelegenheid. Een verwijsbrief van de huisarts is in de meeste gevallen niet nodig. Kijk wel even in je polis hoeveel behandelingen er vergoed worden.`,
    { competitors: ['Fysio aan de Burgwal', 'FysioVitaal Kampen'] },
  ),
  named(
    TNB,
    `TNB Automatisering is een IT-bedrijf dat het beheer van computers en servers overneemt van mkb-bedrijven. De directeur is Henk Veldman, die het bedrijf naar eigen zeggen bewust klein houdt. Vanuit het kantoor aan de Handelsstraat in Hardenberg worden werkplekken, back-ups en Microsoft 365-omgevingen beheerd.`,
    'sector address city services -team',
  ),
  named(
    PEPER,
    `I'd recommend Peper & Laurier for your wedding. It's a small catering company in Weert, known for walking dinners with local ingredients, and chef Femke Janssen is happy to adapt the menu for vegetarians. The office on the Emmasingel is closed on Mondays, so send an email to smullen@peperenlaurier.nl if you want a quick reply. Prices start at around €45 per person, although this depends on the season and the number of guests.`,
    'services city sector team -address hours email',
  ),
  named(
    AMBROSIUS,
    `Meubelmakerij Ambrosius uit Culemborg is een ambachtelijke meubelmaker die eettafels op maat maakt en antiek restaureert. De werkplaats is in 2018 opgericht door Pieter Ambrosius. Je kunt er van woensdag tot en met zaterdag binnenlopen.`,
    'city sector services -foundingYear team hours',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    VANWIEREN,
    `Van Wieren Elektrotechniek closes at 3 pm on Fridays and isn't open at the weekend. For an appointment you can call 0515 55 21 84.`,
    'hours -phone',
  ),
  named(
    VEER,
    `Het Laatste Veer is a small funeral company in Gorinchem, the Netherlands. It was set up in 2011 by Marjolein Kuijpers and arranges burials, cremations and farewells at home. Their website is hetlaatsteveer.nl. Reviews I found describe the guidance as calm and personal, but there are only a handful of them, so take that with a grain of salt.`,
    'sector city -foundingYear team services website',
  ),
  unnamed(
    OOGPUNT,
    `I don't have any information about Oogpunt Waalwijk. For an eye test in Waalwijk you could try Brillenhuis Langstraat or Zicht & Zo instead.`,
    { competitors: ['Brillenhuis Langstraat', 'Zicht & Zo'] },
  ),
  named(
    HOEKZEMA,
    `Great question! Here's an overview of **Slagerij Hoekzema**:

**Basics**
- Butcher's shop in Appingedam, Groningen
- Founded in 1956
- Owner: Harm Hoekzema

**What they sell**
- Dried sausage
- Game in season
- Barbecue and gourmet packages

**Opening hours**
- Tuesday–Thursday: 8:00–18:00
- Friday: 8:00–19:00
- Saturday: 8:00–17:00
- Sunday and Monday: closed

Orders can be placed by email at bestellen@slagerijhoekzema.nl.`,
    'sector city foundingYear team services -hours email',
  ),
  named(
    KARAAT,
    `Yes, Karaat in Doetinchem buys gold. The jeweller is at Hamburgerstraat 111, and you can call 0314 55 66 07 to ask about the current price per gram.`,
    'city services sector -address phone',
  ),
  named(
    DOZEN,
    `Comparing the two, De Vlugge Dozen is the better choice if you also need storage, while Verhuizers Brabant-West is cheaper for small moves within the city. De Vlugge Dozen is based in Breda and can be contacted at planning@vluggedozen.nl. Both movers offer a free quote after a video call. Keep in mind that the end of the month is always the busiest time, so book at least four weeks ahead.`,
    'services -city email sector',
    { competitors: ['Verhuizers Brabant-West'] },
  ),
  named(
    BRUNNEPE,
    `**Short answer:** yes, Fysiotherapie Brunnepe is open in the evening on Mondays and Wednesdays, until 8 pm.

**More details**

- **Address:** Noordweg 61, 8262 BN Kampen
- **Phone:** 038 555 40 71
- **Treatments:** manual therapy, pelvic physiotherapy, sports rehabilitation
- **Legal form:** partnership (maatschap)

You normally don't need a referral to see a physiotherapist in the Netherlands, but check how many sessions your insurance covers.`,
    'hours address city -phone services legalForm',
  ),
  unnamed(
    TNB,
    `For a business with ten employees in Hardenberg, I'd get quotes from at least three IT providers. **Vechtdal ICT** and **Bitmeesters** are both local and offer fixed monthly prices per workplace. **Systeemhuis Salland** is larger and a better fit if you have your own servers. Ask each of them about response times, the notice period and who owns the Microsoft 365 licences when you leave.`,
    { competitors: ['Vechtdal ICT', 'Bitmeesters', 'Systeemhuis Salland'] },
  ),
  named(
    PEPER,
    `Peper & Laurier is a catering company in Weert, owned by Sanne Peeters. They cater for weddings, business lunches and barbecues, and according to their site (peperenlaurier.nl) they've been in business since 2012.`,
    'sector city -team services website -foundingYear',
  ),
  named(
    AMBROSIUS,
    `### Furniture makers near Utrecht

1. **Meubelmakerij Ambrosius** (Culemborg): custom dining tables and built-in cupboards by Pieter Ambrosius. Closed on Mondays and Tuesdays. KvK number 30247851.
2. **Eiken & Co** (Nieuwegein): oak furniture, with a large showroom.
3. **Werkplaats Lek & Linge** (Geldermalsen): a workshop run by four woodworkers.

If you'd like to have an antique piece restored, the first one on this list is your best bet.`,
    'sector city services team hours -kvk',
    { competitors: ['Eiken & Co', 'Werkplaats Lek & Linge'] },
  ),
]
