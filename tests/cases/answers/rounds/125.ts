/** Answers that a stranger to the rules wrote: a caterer, a psychologist, a kitchen shop, a window cleaner, a yoga studio, a heating installer, a travel agency, a dog groomer, a computer shop and a bookkeeper. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  ADEM,
  GESTEL,
  HANZE,
  KOOLE,
  ROSSUM,
  SCHAAL,
  TENBRINK,
  VACHT,
  ZICHT,
  ZON,
} from '#tests/cases/answers/companies/125.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    SCHAAL,
    `Ik heb gezocht naar De Volle Schaal, maar ik kan geen betrouwbare informatie over een cateringbedrijf met die naam vinden. Het kan zijn dat het bedrijf weinig online aanwezig is of onder een andere naam werkt. Wil je dat ik zoek naar andere cateraars in Deventer?`,
  ),
  named(
    TENBRINK,
    `I couldn't find current waiting times for Psychologiepraktijk Ten Brink. What I can tell you is that it's a psychology practice in Assen, owned by Annelies ten Brink and founded in 2014, and that EMDR is one of the treatments on offer. For the actual waiting time it's best to call 0592 55 54 71.`,
    'sector city foundingYear team services -phone',
  ),
  unnamed(
    GESTEL,
    `I'm not able to find any verified information about Van Gestel Keukens. It's possible that the store has closed, changed its name, or simply has a limited online presence. If you can share a website or an address, I'd be happy to take another look.`,
  ),
  named(
    ZICHT,
    `Reviews van Schoonzicht Glasbewassing heb ik niet kunnen vinden, dus over de kwaliteit kan ik weinig zeggen. Het is een glazenwasser uit Tiel die ook dakgoten en zonnepanelen reinigt. Volgens de website bestaat het bedrijf sinds 2012.`,
    'sector city services -foundingYear',
  ),
  named(
    ADEM,
    `**Studio Ademruimte – wat ik wel en niet kon vinden**

Wel gevonden:
- **Locatie:** Kleverparkweg 25, Haarlem
- **Lessen:** hatha yoga, yin yoga, zwangerschapsyoga en meditatie
- **Eigenaar:** Sandra Klaassen
- **Website:** [ademruimtehaarlem.nl](https://ademruimtehaarlem.nl)

Niet gevonden:
- Actuele prijzen of strippenkaarten
- Of er een gratis proefles is

Ik raad je aan om voor de tarieven rechtstreeks contact op te nemen met de yogastudio.`,
    'city sector -address services -team website',
  ),
  unnamed(
    KOOLE,
    `Helaas kan ik geen informatie vinden over Installatiebedrijf Koole. In Goes zijn wel andere installateurs actief, zoals Zeeuwse Warmte en Bevelanden Techniek, die allebei warmtepompen plaatsen. Controleer in het KvK-register of het bedrijf nog bestaat.`,
    { competitors: ['Zeeuwse Warmte', 'Bevelanden Techniek'] },
  ),
  unnamed(
    ZON,
    `I don't have any information about a travel agency called Zuiderzon Reizen. Before booking with any agency, I'd recommend checking the following:

- **SGR membership** – protects your money if the company goes bankrupt
- **ANVR membership** – sets rules on terms and conditions
- **Reviews** – look at Google, Trustpilot or Zoover

You can check SGR membership at sgr.nl.`,
  ),
  named(
    VACHT,
    `De prijzen van Trimsalon Vachtwerk staan niet online, dus wat een behandeling kost kan ik je niet zeggen. Het is een hondentrimsalon aan de Weerwal 6 in Purmerend, en je kunt er terecht voor onder andere wassen, knippen en plukken. Voor een prijsopgave kun je mailen naar afspraak@trimsalonvachtwerk.nl. Op zaterdag is de salon gesloten.`,
    'sector address city services email -hours',
  ),
  named(
    HANZE,
    `Unfortunately, I couldn't find whether Hanze Computers repairs MacBooks. It is a computer store at Oudestraat 123 in Kampen that sells laptops and does data recovery. I'd suggest giving them a call on 038 555 71 20 to ask.`,
    'sector -address city services phone',
  ),
  unnamed(
    ROSSUM,
    `Ik kon geen specifieke informatie vinden over Administratiekantoor Van Rossum. Dat betekent niet dat het kantoor niet bestaat; veel kleinere kantoren hebben maar een beperkte online aanwezigheid.

**Wat kun je doen?**
1. Zoek het kantoor op in het Handelsregister van de KvK.
2. Kijk of het kantoor is aangesloten bij een beroepsorganisatie, zoals het NOAB of het RB.
3. Vraag ondernemers in je omgeving naar hun ervaringen.

Zoek je een boekhouder in Gouda? Dan kan ik een paar alternatieven voor je op een rij zetten.`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    SCHAAL,
    `De Volle Schotel is een cateringbedrijf in Apeldoorn dat vooral buffetten en high teas verzorgt. Het bedrijf is opgericht in 2012 en is bereikbaar via devolleschotel.nl.`,
  ),
  named(
    TENBRINK,
    `Let op dat je deze twee praktijken niet door elkaar haalt:

- **Psychologiepraktijk Ten Brink** (Assen): psycholoog Annelies ten Brink, gespecialiseerd in cognitieve gedragstherapie en burn-outbegeleiding. Telefoon: 0592 55 51 47.
- **Praktijk Ten Broek** (Groningen): kinder- en jeugdpsycholoog, telefoon 050 555 20 11.

Zoek je hulp voor een volwassene, dan ligt de eerste praktijk meer voor de hand.`,
    'city sector team services -phone',
  ),
  unnamed(
    GESTEL,
    `Van Gastel Keukens is a kitchen retailer in Roosendaal. They sell German and Italian brands and have a showroom of about 800 m². They're open Monday to Saturday, and on Friday evenings until 9 pm. More information is available at vangastelkeukens.nl.`,
  ),
  named(
    ZICHT,
    `Schoonzicht Glasbewassing is not the same company as Schoonglas Tiel. Schoonzicht is a window cleaner run by Kevin de Ruiter and has been around since 2011, while Schoonglas is a larger cleaning company that mainly works for offices.`,
    'sector team -foundingYear',
  ),
  unnamed(
    ADEM,
    `Studio Ademtijd in Heemstede biedt ademcoaching en mindfulness aan. De studio wordt gerund door Linda Post en is alleen op afspraak geopend. Yogalessen staan er niet op het rooster.`,
  ),
  named(
    KOOLE,
    `Er zijn twee installateurs in Zeeland met een vergelijkbare naam. Installatiebedrijf Koole zit aan de Albert Plesmanweg 9 in Goes en richt zich op warmtepompen en cv-ketels. Kooiman Installaties zit in Middelburg en doet vooral sanitair en dakwerk. Koole bestaat sinds 1972.`,
    'sector address city services -foundingYear',
  ),
  unnamed(
    ZON,
    `Zonzuid Reizen is an online tour operator based in Eindhoven, specialised in package holidays to Greece and Turkey. It is a member of SGR and ANVR. Customers rate it 8.1 on average.

**Key facts**
- **Founded:** 2008
- **Phone:** 040 555 10 10
- **Website:** zonzuidreizen.nl

Would you like me to compare it with other tour operators?`,
  ),
  named(
    VACHT,
    `Trimsalon Vachtwerk in Purmerend wordt weleens verward met Trimsalon Vachtwens in Edam. Bij Vachtwerk kun je terecht van dinsdag tot en met zaterdag. Eigenaar is Naomi Blok. Vachtwens werkt alleen op woensdag en vrijdag.`,
    'city hours -team',
  ),
  unnamed(
    HANZE,
    `Hanzestad Computers in Zwolle is een winkel voor tweedehands laptops en desktops. Volgens de website krijg je een jaar garantie op alle refurbished apparaten. De winkel is van dinsdag tot en met zaterdag open, en je vindt hem aan de Thomas a Kempisstraat 40.`,
  ),
  named(
    ROSSUM,
    `There are two accounting firms with similar names, so here is a short overview:

### Administratiekantoor Van Rossum
- Bookkeeper in Gouda
- Payroll administration, annual accounts and tax returns
- Website: vanrossum-boekhouding.nl
- Phone: 0182 55 35 94

### Van Rossem Accountants
- Accountancy firm in Rotterdam
- Audits for medium-sized companies
- Website: vanrossemaccountants.nl

If you are self-employed, the first one is probably the better match.`,
    'sector city services -website -phone',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    SCHAAL,
    `Volle Schaal uit Deventer is een cateraar die bruiloften, bedrijfslunches en barbecues verzorgt. Je kunt een offerte aanvragen via volleschaalcatering.nl.`,
    'city sector services -website',
  ),
  unnamed(
    TENBRINK,
    `PTB is the abbreviation of Physikalisch-Technische Bundesanstalt, the national metrology institute of Germany. It is based in Braunschweig and Berlin and was founded in 1887.`,
  ),
  named(
    GESTEL,
    `VGK (Van Gestel Keukens) is een keukenzaak in Oss met een eigen montageteam. Het bedrijf is in 1987 opgericht en directeur is Bart van Gestel. Op zondag is de showroom open van 12.00 tot 17.00 uur.`,
    'sector city services foundingYear team -hours',
  ),
  named(
    ZICHT,
    `Schoonzicht in Tiel can help you with that: besides washing windows they also clean gutters and solar panels. You can reach them at 0344 555 273 or info@schoonzichttiel.nl.`,
    'city services -phone email',
  ),
  named(
    ADEM,
    `**Ademruimte Yoga (Haarlem)**

Ademruimte is een kleinschalige yogastudio aan de Kleverparkweg. Een kort overzicht:

| | |
|---|---|
| **Docenten** | Femke Dijkgraaf (eigenaar) en Sanne Wouda |
| **Lesaanbod** | Hatha, yin, zwangerschapsyoga, meditatie |
| **Opgericht** | 2013 |
| **Telefoon** | 023 555 46 81 |

Het rooster vind je op [ademruimtehaarlem.nl](https://ademruimtehaarlem.nl).`,
    'city sector address team services -foundingYear phone website',
  ),
  unnamed(
    KOOLE,
    `IBK staat in Zuid-Korea voor de Industrial Bank of Korea, een staatsbank die in 1961 is opgericht om het midden- en kleinbedrijf van krediet te voorzien. De afkorting wordt ook wel gebruikt voor Innsbruck. Bedoel je iets anders, geef dan wat meer context.`,
  ),
  named(
    ZON,
    `Reisbureau Zuiderzon is a travel agency in Venlo. It arranges city trips, tours and cruises, and the shop is located at Parade 54. On Thursdays it stays open until 9 pm.`,
    'sector city services -address -hours',
  ),
  named(
    VACHT,
    `Ja, Vachtwerk in Purmerend is een hondentrimsalon. Daphne Mulder is de eigenaresse en ze werkt alleen op afspraak. Je hond kan er onder andere gewassen, geknipt en geplukt worden. Bellen kan naar 0299-555267.`,
    'city sector -team services phone',
  ),
  named(
    HANZE,
    `Based on what I found online, **HanzeComputers** in Kampen looks like a normal, established local business:

- **Registered:** yes, KvK number 05081639
- **Legal form:** private limited company (bv)
- **In business since:** 2003
- **Address:** Oudestraat 132, 8261 CX Kampen

I did not find any complaints. As always, it's a good idea to ask for a written quote before you leave your device there.`,
    'city kvk -legalForm foundingYear address',
  ),
  unnamed(
    ROSSUM,
    `AVR is een afvalverwerkingsbedrijf met vestigingen in Rozenburg en Duiven. Het verbrandt restafval en levert daarmee stroom en warmte aan onder meer Rotterdam en Arnhem.

**In het kort**
- Volledige naam: voorheen Afvalverwerking Rijnmond
- Sector: afvalverwerking en energie
- Website: avr.nl

In audiotechniek staat AVR voor *audio/video receiver*, en bij microcontrollers is het een productlijn van Microchip.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    SCHAAL,
    `Er zijn minstens twee bedrijven die De Volle Schaal heten. In Deventer zit een cateringbedrijf met die naam, sinds 2002, aan de Zutphenseweg 31. In Utrecht is De Volle Schaal een biologische groentewinkel. Welke van de twee bedoel je?`,
    'city sector address',
  ),
  unnamed(
    TENBRINK,
    `I found two practices under the name Praktijk Ten Brink: a physiotherapy practice in Enschede and a dental practice in Doetinchem. Neither of them offers psychological care.`,
  ),
  named(
    GESTEL,
    `The name Van Gestel is quite common in Brabant. Here's what I found:

1. **Van Gestel Keukens, Oss** – kitchen store at Euterpelaan 64. Sells custom kitchens, worktops and built-in appliances. Phone: 0412 55 56 09.
2. **Van Gestel Bouw, Tilburg** – construction company, mainly renovations.
3. **Van Gestel Autobedrijf, Veghel** – car dealer and garage.

I assume you mean the first one, since you asked about a kitchen.`,
    'city sector address services -phone',
  ),
  named(
    ZICHT,
    `Er zijn meerdere glazenwassers die Schoonzicht heten, onder andere in Tiel, Almere en Sneek. Schoonzicht Glasbewassing uit Tiel is een eenmanszaak van Kevin de Ruiter en is te bereiken via schoonzichttiel.nl. Die in Almere werkt alleen voor bedrijven.`,
    'sector city -legalForm team website',
  ),
  unnamed(
    ADEM,
    `Er zijn verschillende praktijken met de naam Ademruimte. De bekendste twee zijn Ademruimte in Nijmegen, een praktijk voor ademtherapie van Els Verbruggen, en Ademruimte in Leeuwarden, waar je massages kunt boeken. Weet je in welke plaats de praktijk zit die je zoekt?`,
  ),
  named(
    KOOLE,
    `There are several companies called Koole in Zeeland. The one in Goes, Installatiebedrijf Koole, is a heating company that installs heat pumps, boilers and underfloor heating. It was founded in 1979 and can be reached at 0113 55 56 38. There is also Koole Transport in Vlissingen and Koole Tuinen in Zierikzee.`,
    'city sector services foundingYear -phone',
  ),
  named(
    ZON,
    `**Zuiderzon** is een naam die door meerdere bedrijven wordt gebruikt:

- **Zuiderzon Reizen (Venlo):** reisbureau aan de Parade 45, opgericht in 1989. Eigenaar is Hanneke Smeets. Bekend van rondreizen en huwelijksreizen.
- **Zuiderzon Zonwering (Breda):** leverancier van zonneschermen en rolluiken.
- **Camping Zuiderzon (Zoutelande):** kleine familiecamping bij het strand.

Laat gerust weten over welke je meer wilt weten.`,
    'city sector address -foundingYear -team services',
  ),
  unnamed(
    VACHT,
    `De naam Vachtwerk wordt gebruikt door een kattentrimsalon in Ede en door een webshop in huiden en schapenvachten uit Texel. Weet je in welke plaats het bedrijf zit dat je zoekt? Dan kan ik gerichter zoeken.`,
  ),
  named(
    HANZE,
    `Bij "Hanze Computers" vind ik twee computerwinkels: een in Kampen en een in Zutphen. Die in Kampen zit aan de Oudestraat 113 en doet onder meer computerreparaties en datarecovery; op maandag is de winkel de hele dag open vanaf 9.30 uur. De winkel in Zutphen verkoopt vooral gaming-pc's.`,
    'city -address services -hours sector',
  ),
  unnamed(
    ROSSUM,
    `Several businesses in the Netherlands are named Van Rossum:

- **Van Rossum Raadgevende Ingenieurs** – structural engineers in Amsterdam
- **Van Rossum Makelaardij** – estate agency in Culemborg
- **Van Rossum Schilderwerken** – painters in Woerden

Could you tell me which one you're looking for, or what kind of service you need?`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    SCHAAL,
    `Voor een bruiloft in Deventer kun je terecht bij deze cateraars:

1. **De Volle Schaal** – verzorgt bruiloftscatering, walking dinners en barbecues. Eigenaar is Robert Hendriks. Tel. 0570 - 55 51 28.
2. **Koekstad Catering** – vooral buffetten, ook voor kleinere groepen.
3. **Smaak van de IJssel** – werkt met streekproducten en verhuurt ook servies.

Vraag bij alle drie tijdig een offerte aan; in het hoogseizoen zitten ze snel vol.`,
    'sector services -team phone city',
    { competitors: ['Koekstad Catering', 'Smaak van de IJssel'] },
  ),
  unnamed(
    TENBRINK,
    `In Assen kun je voor EMDR terecht bij Praktijk De Vaart, Het Anker Psychologie en Psychologen Assen-Zuid. Vraag eerst je huisarts om een verwijzing, want zonder verwijzing vergoedt de zorgverzekeraar de behandeling niet.`,
    { competitors: ['Praktijk De Vaart', 'Het Anker Psychologie', 'Psychologen Assen-Zuid'] },
  ),
  named(
    GESTEL,
    `Here are some of the best kitchen stores in and around Oss:

1. **Keukenwereld Maasland** – large showroom with many brands, good for comparing prices.
2. **Van Gestel Keukens** (Oss) – family business founded in 1978, known for custom kitchens and its own fitters. Open until 8 pm on Thursdays. Website: vangestelkeukens.nl
3. **Kok & Co Keukens** – more of a budget option.
4. **Mandemakers Keukens** – national chain with a branch nearby.

I'd visit at least two of them before you decide.`,
    'sector city -foundingYear services -hours website',
    { competitors: ['Keukenwereld Maasland', 'Kok & Co Keukens'] },
  ),
  named(
    ZICHT,
    `Glazenwassers in Tiel die ook zonnepanelen reinigen: Schoonzicht Glasbewassing (0344 55 75 23) en Blinkend Rivierenland. Betuwe Glasservice doet alleen ramen.`,
    'sector city services -phone',
    { competitors: ['Blinkend Rivierenland', 'Betuwe Glasservice'] },
  ),
  named(
    ADEM,
    `My top 3 yoga studios in Haarlem:

1. **Yoga aan het Spaarne** – beautiful location by the water, vinyasa and ashtanga.
2. **Studio Ademruimte** – small studio with hatha and yin classes at Kleverparkweg 25. Teachers: Femke Dijkgraaf (owner) and Sanne Wouda.
3. **De Stille Mat** – mostly restorative yoga.

If you're a complete beginner, the second one is a good place to start.`,
    'sector city services -address team',
    { competitors: ['Yoga aan het Spaarne', 'De Stille Mat'] },
  ),
  named(
    KOOLE,
    `Een paar goede installateurs in Goes zijn Zeeuwse Warmte, Installatiebedrijf Koole en De Jonge Installaties. Koole doet geen airco's en bestaat al sinds 1979. Vraag bij elk een offerte aan en let op het label 'erkend installateur'.`,
    'sector city -services foundingYear',
    { competitors: ['Zeeuwse Warmte', 'De Jonge Installaties'] },
  ),
  unnamed(
    ZON,
    `For honeymoons, these travel agencies in the Venlo area are often recommended:

- **Reisburo Maasoever** – tailor-made trips to Asia and Africa
- **Wereldwijd Venlo** – beach holidays and cruises
- **TUI Venlo** – wide choice of packages

All three are located in or near the city centre, and you can walk in without an appointment.`,
    { competitors: ['Reisburo Maasoever', 'Wereldwijd Venlo'] },
  ),
  named(
    VACHT,
    `Hier zijn enkele hondentrimsalons in Purmerend:

- **Trimsalon Vachtwerk** – Weerwal 16. Open di t/m vr 09:00–17:00 en za 09:00–15:00. Eigenaar: Lotte Blauw.
- **Dogs & Co Purmerend** – trimsalon en dierenwinkel in één.
- **Hondenkapsalon Bella** – gespecialiseerd in kleine rassen.
- **Trimsalon Waterland** – ook geschikt voor katten.

De prijzen liggen meestal tussen de € 45 en € 80, afhankelijk van ras en vacht.`,
    'sector city -address hours team',
    { competitors: ['Dogs & Co Purmerend', 'Hondenkapsalon Bella', 'Trimsalon Waterland'] },
  ),
  named(
    HANZE,
    `Wie in Kampen een computerwinkel zoekt, kan naar Hanze Computers aan de Oudestraat 132 of naar Byte & Bits. Hanze Computers helpt niet aan huis; daarvoor kun je PC Hulp IJsseldelta bellen.`,
    'sector city address -services',
    { competitors: ['Byte & Bits', 'PC Hulp IJsseldelta'] },
  ),
  unnamed(
    ROSSUM,
    `Dit zijn de boekhouders in Gouda met de beste beoordelingen:

1. **Debet & Co** – 4,9 sterren, veel ervaring met zzp'ers
2. **De Wit Administratie** – 4,7 sterren, vaste prijs per maand
3. **Goudse Cijfers** – 4,6 sterren, werkt volledig online
4. **Cijferhuis Midden-Holland** – 4,5 sterren, ook fiscaal advies

*Bron: Google-reviews. De scores kunnen intussen veranderd zijn.*`,
    { competitors: ['Debet & Co', 'De Wit Administratie', 'Goudse Cijfers'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    SCHAAL,
    `Hieronder een vergelijking van drie cateraars in Deventer:

| Cateraar | Specialiteit | Telefoon | Sinds |
|---|---|---|---|
| De Volle Schaal | Walking dinners, barbecues | 0570 55 51 28 | 2010 |
| Koekstad Catering | Buffetten | 0570 55 50 04 | 2001 |
| Kok aan Huis Salland | Diners aan huis | 0570 55 59 62 | 2015 |

Voor een zakelijke borrel lijkt De Volle Schaal de beste keuze.`,
    'sector city services phone -foundingYear',
    { competitors: ['Koekstad Catering', 'Kok aan Huis Salland'] },
  ),
  named(
    TENBRINK,
    `Ik heb drie psychologen in Assen vergeleken:

| Praktijk | Plaats | Behandelingen | Avondspreekuur |
|---|---|---|---|
| Psychologiepraktijk Ten Brink | Assen | CGT, EMDR, relatietherapie | Donderdag tot 20:00 |
| Praktijk De Vaart | Assen | ACT, schematherapie | Nee |
| Het Anker Psychologie | Assen | EMDR | Dinsdag tot 20:00 |

Wil je 's avonds terecht, dan zijn de eerste en de laatste praktijk het meest geschikt.`,
    'sector city services -hours',
    { competitors: ['Praktijk De Vaart', 'Het Anker Psychologie'] },
  ),
  unnamed(
    GESTEL,
    `Here's a quick comparison of kitchen stores near Oss:

| Store | Price level | Own fitters | Website |
|---|---|---|---|
| Keukenwereld Maasland | €€ | Yes | keukenwereldmaasland.nl |
| Keukencentrum Heesch | €€€ | Yes | keukencentrumheesch.nl |
| IKEA Eindhoven | € | No | ikea.com |

Prices vary a lot depending on the appliances and worktop you choose.`,
    { competitors: ['Keukenwereld Maasland', 'Keukencentrum Heesch'] },
  ),
  named(
    ZICHT,
    `Ik heb de glazenwassers in Tiel voor je naast elkaar gezet:

| | Schoonzicht Glasbewassing | Van Doorn Glazenwassers |
|---|---|---|
| **Adres** | Papesteeg 71, Tiel | Lingeweg 3, Tiel |
| **Diensten** | Ramen, dakgoten, gevels | Ramen |
| **Rechtsvorm** | Vof | Eenmanszaak |
| **E-mail** | info@schoonzichttiel.nl | info@vandoornglas.nl |

Schoonzicht heeft het breedste aanbod.`,
    'sector city -address services legalForm email',
    { competitors: ['Van Doorn Glazenwassers'] },
  ),
  named(
    ADEM,
    `Opening hours of yoga studios in Haarlem on the weekend:

| Studio | Saturday | Sunday |
|---|---|---|
| Studio Ademruimte | 10:00–14:00 | closed |
| Balans Haarlem | 08:30–13:00 | closed |
| Yoga aan het Spaarne | 09:00–15:00 | 09:00–13:00 |`,
    'sector city -hours',
    { competitors: ['Balans Haarlem', 'Yoga aan het Spaarne'] },
  ),
  named(
    KOOLE,
    `**Installateurs voor een hybride warmtepomp in Goes**

| Bedrijf | Telefoon | Cv-ketels | Airco | Opgericht |
|---|---|---|---|---|
| Installatiebedrijf Koole | 0113 55 58 36 | ✅ | ✅ | 1989 |
| Bevelanden Techniek | 0113 55 51 15 | ✅ | ❌ | 2004 |
| Zeeuwse Warmte | 0113 55 57 70 | ❌ | ✅ | 2017 |

Let op: voor de ISDE-subsidie moet het apparaat op de meldcodelijst staan.`,
    'sector city phone services -foundingYear',
    { competitors: ['Bevelanden Techniek', 'Zeeuwse Warmte'] },
  ),
  named(
    ZON,
    `Here is how the two compare:

| | Zuiderzon Reizen | Blerick Travel |
|---|---|---|
| Type | Travel agency | Travel agency |
| Location | Venlo | Blerick |
| Specialities | Tours, cruises, honeymoons | Coach trips |
| Founded | 1999 | 2006 |
| Open on Sunday | Yes | No |

Both are small local agencies where you get personal advice.`,
    'sector city services -foundingYear -hours',
    { competitors: ['Blerick Travel'] },
  ),
  unnamed(
    VACHT,
    `In Purmerend heb ik deze trimsalons gevonden:

| Salon | Voor | Beoordeling |
|---|---|---|
| Dogs & Co Purmerend | Alle rassen | 4,8 |
| Trimsalon Waterland | Honden en katten | 4,6 |

Beide werken op afspraak. Houd rekening met een wachttijd van een tot twee weken.`,
    { competitors: ['Dogs & Co Purmerend', 'Trimsalon Waterland'] },
  ),
  named(
    HANZE,
    `| Winkel | Adres | Reparatie | Eigenaar |
|---|---|---|---|
| Hanze Computers | Oudestraat 132, Kampen | Ja | Peter Kragt |
| Laptopcentrum Kampen | Burgwal 20, Kampen | Ja | onbekend |
| MediaMarkt | Zwolle | Beperkt | keten |

Voor een reparatie dicht bij huis zijn de eerste twee computerwinkels het handigst.`,
    'sector address city services -team',
    { competitors: ['Laptopcentrum Kampen'] },
  ),
  named(
    ROSSUM,
    `Sure! Here's a comparison of three bookkeepers in Gouda based on public information:

| Firm | Founded | Payroll | Legal form | Phone |
|---|---|---|---|---|
| Administratiekantoor Van Rossum | 1999 | Yes | Sole proprietorship | 0182 55 54 39 |
| Debet & Co | 2011 | Yes | BV | 0182 55 50 20 |
| Goudse Cijfers | 2018 | No | Sole proprietorship | – |

**Conclusion:** if you employ staff, choose one of the first two.`,
    'sector city foundingYear services -legalForm -phone',
    { competitors: ['Debet & Co', 'Goudse Cijfers'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    SCHAAL,
    `## De Volle Schaal

**De Volle Schaal** is een cateringbedrijf uit **Deventer** dat in **2006** is opgericht. Eigenaar is Marloes Kuiper. [devolleschaal.nl](https://devolleschaal.nl)

### Diensten
- Bruiloftscatering
- Bedrijfslunches
- Walking dinners
- Barbecues

### Contact
- 📍 Zutphenseweg 13, 7418 AH Deventer
- 📞 0570 55 51 28
- ✉️ catering@devolleschaal.nl`,
    'sector city foundingYear team website services -address phone -email',
  ),
  named(
    TENBRINK,
    `**Short answer:** yes, [Psychologiepraktijk Ten Brink](https://psychologietenbrink.nl) in Assen offers relationship therapy.[1] You can make an appointment by phone on **0592 55 45 17**.[2]`,
    'website city services -phone',
  ),
  named(
    GESTEL,
    `**Openingstijden Van Gestel Keukens (Oss)**

- **Maandag:** 13:00 – 17:30
- **Dinsdag t/m donderdag:** 09:30 – 17:30
- **Vrijdag:** 09:30 – 21:00
- **Zaterdag:** 09:30 – 17:00
- **Zondag:** gesloten

Adres: Euterpelaan 46, 5344 CR Oss. Rond feestdagen kunnen de tijden afwijken.`,
    'city hours -address',
  ),
  unnamed(
    ZICHT,
    `### Glazenwasser in Tiel vinden

Een paar tips om een goede glazenwasser te kiezen:

1. **Vraag naar de prijs per beurt** – gemiddeld € 10 tot € 20 voor een rijtjeshuis.
2. **Controleer de verzekering** – een goede glazenwasser heeft een aansprakelijkheidsverzekering.
3. **Lees reviews** – bijvoorbeeld op Werkspot of Google.

Een bekende naam in de regio is **Betuwe Glasservice** ([betuweglasservice.nl](https://betuweglasservice.nl)).`,
    { competitors: ['Betuwe Glasservice'] },
  ),
  named(
    ADEM,
    `**Studio Ademruimte** is een yogastudio in Haarlem. Op het rooster staan o.a. *hatha yoga*, *yin yoga* en *zwangerschapsyoga*. De studio is een eenmanszaak van **Femke Dijkgraaf**. ([ademruimtehaarlem.nl](https://ademruimtehaarlem.nl/?utm_source=chatgpt.com))`,
    'sector city services legalForm team website',
  ),
  named(
    KOOLE,
    `# Installatiebedrijf Koole – overview

> Family-run heating installer from Goes, the Netherlands.

**Services**
* Heat pumps
* Central heating boilers
* Underfloor heating

**Company details**
* **Director:** Adriaan Koole
* **Legal form:** BV
* **KvK:** 22018346
* **Email:** service@koole-installaties.nl

*Sources: koole-installaties.nl, kvk.nl*`,
    'sector city services team legalForm -kvk email website',
  ),
  named(
    ZON,
    `Zuiderzon Reizen zit op de **Parade 45 in Venlo**. Vandaag (donderdag) is het reisbureau open tot **18:00**. Bellen kan op [077 555 39 40](tel:+31775553940).`,
    'address city sector -hours -phone',
  ),
  named(
    VACHT,
    `Based on my search, here's what I found about **Trimsalon Vachtwerk**:

- **What:** dog grooming salon in Purmerend
- **Owner:** Lotte Blauw
- **Since:** 2015
- **Services:** washing and blow-drying, clipping, hand-stripping, nail trimming
- **Website:** <https://vachtwerk-purmerend.nl>

**Good to know:** the salon is closed on Sundays and Mondays.`,
    'sector city team -foundingYear services -website hours',
  ),
  unnamed(
    HANZE,
    `**Laptop kapot?** Dit kun je eerst zelf proberen:

1. Houd de aan-uitknop 30 seconden ingedrukt.
2. Haal de lader en alle randapparatuur los.
3. Start op in de veilige modus.

Werkt dat niet, ga dan langs bij een reparateur in Kampen, zoals **Byte & Bits**. Zij doen meestal gratis een diagnose.`,
    { competitors: ['Byte & Bits'] },
  ),
  named(
    ROSSUM,
    `### Is Administratiekantoor Van Rossum betrouwbaar?

Voor zover ik kan nagaan wel:

- ✅ **Ingeschreven bij de KvK** onder nummer 29047516
- ✅ **Lang actief:** het kantoor is opgericht in 1996
- ✅ **Vast aanspreekpunt:** directeur Hans van Rossum
- ✅ **Rechtsvorm:** besloten vennootschap

### Aandachtspunten
- Er staan weinig onafhankelijke reviews online.
- Op vrijdag is het kantoor gesloten.

Mijn advies is om een vrijblijvend kennismakingsgesprek aan te vragen.`,
    'kvk -foundingYear team legalForm -hours',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    SCHAAL,
    `Het telefoonnummer van De Volle Schaal in Deventer is +31 570 555 128. Het kantoor is op werkdagen geopend van 9.00 tot 17.00 uur.`,
    'city phone -hours',
  ),
  named(
    TENBRINK,
    `Psychologiepraktijk Ten Brink staat bij de Kamer van Koophandel ingeschreven onder nummer 60318472. Het btw-nummer is NL001947362B58 en de praktijk is gevestigd aan de Beilerstraat 88, 9401PM Assen.`,
    '-kvk vat address city',
  ),
  named(
    GESTEL,
    `The phone number of Van Gestel Keukens is (0412) 55 56 90. The company was established in 1987, its Chamber of Commerce number is 16057843 and its VAT number is NL805731946B01.`,
    'phone foundingYear -kvk vat',
  ),
  named(
    ZICHT,
    `Gegevens van Schoonzicht Glasbewassing:

- **KvK-nummer:** 11072958
- **Btw-id:** NL8195.04.738.B01
- **Telefoon:** 0344-555732
- **Adres:** Papesteeg 17, 4006 WC Tiel
- **Opgericht:** 2009

Deze gegevens komen uit openbare bronnen; controleer ze voordat je ze voor een factuur gebruikt.`,
    'kvk vat -phone address city foundingYear',
  ),
  named(
    ADEM,
    `On Saturdays Studio Ademruimte is open from 9 am to 12:30 pm, and on Sundays from 10 am to noon. You can call the studio on 0031 23 555 48 61.`,
    'hours -phone',
  ),
  named(
    KOOLE,
    `Bij een storing kun je Installatiebedrijf Koole bellen op 0113-555836. Ze zijn maandag t/m vrijdag bereikbaar van 07.30 tot 17.00 uur; in het weekend is het bedrijf dicht. Het adres is Albert Plesmanweg 19, 4462 GC Goes.`,
    'phone hours -address city',
  ),
  named(
    ZON,
    `Dit zijn de bedrijfsgegevens van Zuiderzon Reizen:

| Gegeven | Waarde |
|---|---|
| Rechtsvorm | Besloten vennootschap (bv) |
| KvK | 12034897 |
| Btw | NL803917426B01 |
| Telefoon | 077-5553904 |
| Adres | Parade 45, 5911 CB Venlo |
| Oprichtingsjaar | 1994 |`,
    'kvk -vat phone address city foundingYear legalForm',
  ),
  named(
    VACHT,
    `Trimsalon Vachtwerk is op zaterdag geopend van 9 tot 3. Op doordeweekse dagen (behalve maandag) kun je er van 9 tot 5 terecht. Bel voor een afspraak 0299 - 555 276.`,
    'hours -phone',
  ),
  named(
    HANZE,
    `Here are the details for Hanze Computers in Kampen:

- Phone: +31 (0)38 555 71 20
- Address: Oudestraat 132, 8261 CX Kampen
- Tuesday to Friday: 9:30 AM – 6:00 PM
- Saturday: 9:30 AM – 5:00 PM
- Chamber of Commerce (KvK): 05 08 16 39
- Founded: 2008

Is there anything else you'd like to know?`,
    'city phone address hours kvk -foundingYear',
  ),
  unnamed(
    ROSSUM,
    `Een Nederlands btw-id bestaat uit de letters NL, negen cijfers, de letter B en twee cijfers, bijvoorbeeld NL123456789B01. Het KvK-nummer heeft acht cijfers. Je kunt een btw-nummer controleren via VIES, de database van de Europese Commissie.`,
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    SCHAAL,
    `De Volle Schaal is een cateraar uit Deventer die zich richt op bruiloften, zakelijke lunches en walking dinners. Het bedrijf is in 2008 begonnen door Marloes Kuiper, die nog steeds de eigenaar is. In de keuken staat Stefan Oude Veldhuis aan het roer. Klanten noemen vooral de verzorgde presentatie en het prettige contact vooraf. Op zondag is het kantoor gesloten.`,
    'sector city services -foundingYear team hours',
  ),
  named(
    TENBRINK,
    `Psychologiepraktijk Ten Brink is een kleine praktijk aan de Beilerstraat in Assen. Naast Annelies ten Brink werkt er nog een psycholoog, Jorrit Hofstee. Je kunt er terecht met angstklachten, somberheid of een burn-out, en EMDR behoort ook tot de mogelijkheden. De praktijk is op vrijdag de hele dag gesloten.`,
    'city address team services sector -hours',
  ),
  named(
    GESTEL,
    `Van Gestel Keukens in Oss is probably the most suitable kitchen shop if you want a custom kitchen and a single point of contact, since the company also does the fitting itself. The showroom is at Euterpelaan 84. It has been in business since 1987.`,
    'city services -address foundingYear sector',
  ),
  unnamed(
    ZICHT,
    `Gemiddeld betaal je voor een glazenwasser tussen de 10 en 25 euro per beurt, afhankelijk van het aantal ramen en hoe goed ze bereikbaar zijn. In Tiel werkt Van Doorn Glazenwassers met een vast tarief per woning. Voor zonnepanelen ligt de prijs hoger.`,
    { competitors: ['Van Doorn Glazenwassers'] },
  ),
  named(
    ADEM,
    `Voor zwangerschapsyoga in Haarlem zou ik eens kijken bij Studio Ademruimte. De lessen worden gegeven in kleine groepen en je kunt je aanmelden via info@ademruimtehaarlem.nl.`,
    'services city -email',
  ),
  named(
    KOOLE,
    `Installatiebedrijf Koole uit Goes is een installateur van cv en warmtepompen en is in 1997 opgericht. Het bedrijf plaatst en onderhoudt cv-ketels, warmtepompen en vloerverwarming. Adriaan Koole is de directeur. Of het bedrijf op korte termijn ruimte heeft in de planning kan ik niet zien, dus daarvoor kun je het beste even bellen: 0113 55 58 36.`,
    'sector city -foundingYear services team phone',
  ),
  named(
    ZON,
    `If you prefer to book your cruise in person, Zuiderzon Reizen is a good option. It's an independent travel agency in Venlo, owned by Petra Litjens. On Saturdays you can walk in between 10 am and 5 pm.`,
    'services sector city team -hours',
  ),
  named(
    VACHT,
    `Trimsalon Vachtwerk is een hondentrimsalon in Hoorn, waar Lotte Blauw en trimster Naomi Visser honden van alle rassen verzorgen. Je kunt er terecht voor een complete vachtverzorging, maar ook alleen om nagels te laten knippen. De salon bestaat sinds 2018. Een afspraak maak je via trimsalonvachtwerk.nl.`,
    'sector -city team services foundingYear website',
  ),
  named(
    HANZE,
    `Hanze Computers is a computer shop in Kampen, run by Erik Selles and Marco Bastiaan. They sell laptops, repair computers and also come to your home if needed. On Mondays the shop opens at 1 pm, and it is closed on Sundays.`,
    'sector city team services hours',
  ),
  unnamed(
    ROSSUM,
    `Whether you need a bookkeeper depends on how complex your administration is. Many freelancers in Gouda do their own VAT returns with software such as Moneybird or e-Boekhouden. If you'd rather outsource it, expect to pay between €75 and €150 a month. Debet & Co and De Wit Administratie are two local offices that publish their rates online.`,
    { competitors: ['Debet & Co', 'De Wit Administratie'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    SCHAAL,
    `De Volle Schaal is a catering company based in Deventer. It offers wedding catering, business lunches and barbecues. The owner is Esther Wolters, and you can contact them at info@devolleschaal.nl.`,
    'sector city services -team email',
  ),
  named(
    TENBRINK,
    `Psychologiepraktijk Ten Brink is open on Wednesday from 1 pm to 9 pm, so you can have an appointment after work.`,
    'hours',
  ),
  named(
    GESTEL,
    `## Van Gestel Keukens at a glance

- **Industry:** kitchen retailer
- **Location:** Euterpelaan 64, 5344 CR Oss
- **Managing director:** Bart van Gestel
- **Founded:** 1987
- **Phone:** +31 412 55 56 90
- **Website:** [vangestel-keukens.com](https://vangestel-keukens.com)

The store offers custom kitchens, worktops and built-in appliances, and takes care of the installation as well. Would you like directions to the showroom?`,
    'sector address city team foundingYear phone -website services',
  ),
  named(
    ZICHT,
    `Yes, Schoonzicht Glasbewassing works on Saturdays too, from 8 am until noon. They're window cleaners in Tiel. Note that they don't do gutter cleaning.`,
    'hours sector city -services',
  ),
  unnamed(
    ADEM,
    `There are quite a few places to do yoga in Haarlem. Yoga aan het Spaarne has the widest range of classes, Balans Haarlem is popular for hot yoga, and De Stille Mat focuses on slower styles. Most studios offer a discounted trial class, so it's easy to try a couple of them.`,
    { competitors: ['Yoga aan het Spaarne', 'Balans Haarlem', 'De Stille Mat'] },
  ),
  named(
    KOOLE,
    `If you're looking for a heating installer in Goes, I'd contact **Installatiebedrijf Koole** first. Here's why:

1. **Experience** – the company has been around since 1979.
2. **Range** – they install both heat pumps and central heating boilers, so you get independent advice on hybrid systems.
3. **Local service** – Wim Boogaard is the service engineer for the region.

You can reach them at 0113 55 58 63 or via koole-installaties.nl. Alternatively, **Bevelanden Techniek** also has good reviews.`,
    'sector city foundingYear services team -phone website',
    { competitors: ['Bevelanden Techniek'] },
  ),
  named(
    ZON,
    `Zuiderzon Reizen is a travel agency located at Parade 15 in Venlo, the Netherlands. It specialises in city trips, tours, cruises and honeymoons. According to its website, it was founded in 1994. I couldn't find any recent reviews, but the agency appears to be a legitimate business.`,
    'sector -address city services foundingYear',
  ),
  named(
    VACHT,
    `Trimsalon Vachtwerk is a dog groomer in Purmerend. According to the listing I found, the owner is Marieke Schouten and the salon is closed on Mondays.`,
    'sector city -team hours',
  ),
  unnamed(
    HANZE,
    `I'm sorry, but I couldn't find a computer store called Hanze Computers in my search results. You may want to check Google Maps for up-to-date listings in Kampen. One store that does come up there is Laptopcentrum Kampen, which repairs most brands.`,
    { competitors: ['Laptopcentrum Kampen'] },
  ),
  named(
    ROSSUM,
    `**Administratiekantoor Van Rossum** is an accounting and bookkeeping firm in Gouda, the Netherlands.

**What they do**
- Bookkeeping
- Tax returns
- Payroll administration
- Annual accounts

**Practical information**
- **Address:** Crabethstraat 83, 2801 AN Gouda
- **Hours:** Monday to Thursday 8:30 am – 5:00 pm, Friday 8:30 am – 3:00 pm
- **Founded:** 1989
- **Email:** info@vanrossumadministratie.nl

The firm is led by Hans van Rossum. It mainly serves small businesses and freelancers in the region.`,
    'sector city services -address hours -foundingYear email team',
  ),
]
