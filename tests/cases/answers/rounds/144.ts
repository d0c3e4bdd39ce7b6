/** Answers that a stranger to the rules wrote: a pizzeria, a GP practice, a plasterer, a window cleaner, a clothes shop, a yoga studio, a campsite, a tax adviser, a dog groomer and a furniture maker. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BROUWER,
  HEIDE,
  HOEKSTRA,
  KRUL,
  LANTERNA,
  LINDE,
  LINNEN,
  LOTUS,
  ROSSUM,
  ZONNE,
} from '#tests/cases/answers/companies/144.ts'

export const DENIALS: AnswerCase[] = [
  named(
    LANTERNA,
    `Of Pizzeria La Lanterna glutenvrije bodems heeft, kan ik niet met zekerheid zeggen; op de website wordt daar niets over vermeld. Wat ik wel kan zien, is dat de zaak aan de Vlamingenstraat in Deventer zit en bekendstaat om pizza's uit de steenoven, die ook worden bezorgd. Bel voor de zekerheid even met 0570 55 15 38 voordat je bestelt.`,
    'address city services -phone',
  ),
  unnamed(
    LINDE,
    `I couldn't find any reliable information about a practice called "Huisartsenpraktijk De Linde" in Assen. It may be listed under the name of one of the doctors, or it may have merged with another practice. You can check on zorgkaartnederland.nl or ask your health insurer which GPs in Assen accept new patients.`,
  ),
  unnamed(
    ROSSUM,
    `Ik heb geen betrouwbare informatie kunnen vinden over Stukadoorsbedrijf Van Rossum. Kun je aangeven in welke plaats het bedrijf zit?`,
  ),
  named(
    ZONNE,
    `De tarieven van Glazenwasserij Zonneschijn heb ik niet kunnen vinden. Het bedrijf van Roel Janssen wast ramen van woningen en kantoren en is ook op zondag open; een offerte vraag je aan via hallo@zonneschijnvenlo.nl.`,
    'team services -hours email',
  ),
  unnamed(
    LINNEN,
    `I'm sorry, but I don't have any information on a store named Lotte & Linnen. My search for women's fashion in Middelburg did return **Mode van Dijke** and **Studio Walcheren**, but nothing under the name you mention.

Some possible reasons:

- The shop has closed or changed its name.
- It only sells via Instagram or at markets.
- The spelling is slightly different.

If you can share a link or the street, I'd be happy to look again.`,
    { competitors: ['Mode van Dijke', 'Studio Walcheren'] },
  ),
  named(
    LOTUS,
    `I couldn't find any information on whether Yogastudio De Lotus offers a free trial class. What I did find:

- **Location:** Kamp 61, Amersfoort
- **Classes:** hatha and yin yoga, plus meditation evenings
- **Owner:** Ravi Sharma
- **Website:** [yogadelotus.nl](https://yogadelotus.nl)

For trial classes and current prices, it's best to contact the studio directly.`,
    'address city services -team website',
  ),
  named(
    HEIDE,
    `Over het exacte aantal plaatsen op Camping De Heidehoek kan ik helaas niets terugvinden, en ook actuele prijzen voor 2025 zijn niet openbaar.

**Wat wel bekend is:**

- 📍 De camping ligt aan de Hessenweg 39 in Ommen
- 🏕️ Er zijn kampeerplaatsen en safaritenten te huur
- 📅 Opgericht in 1982
- 📞 0529 55 58 26

**Wat ik niet kon vinden:**

- Of honden in de safaritenten zijn toegestaan
- Of er een zwembad is

Ik raad je aan om de receptie te bellen voor de beschikbaarheid in het hoogseizoen.`,
    'sector address city services -foundingYear phone',
  ),
  unnamed(
    BROUWER,
    `Ik kan geen belastingadvieskantoor met de naam Brouwer Belastingadvies in Alkmaar vinden. De naam Brouwer komt in Noord-Holland veel voor, dus het kan zijn dat het om een klein kantoor gaat zonder website. In het Register Belastingadviseurs (rb.nl) kun je controleren of iemand daadwerkelijk als adviseur staat ingeschreven.`,
  ),
  unnamed(
    KRUL,
    `Helaas, ik vind geen trimsalon met de naam De Krullenbol in Roosendaal.

Dit heb ik gecontroleerd:

1. **Google Maps**: geen vermelding onder deze naam
2. **Facebook en Instagram**: geen pagina gevonden
3. **Telefoongids**: geen resultaat

Andere trimsalons in Roosendaal die ik wel tegenkom, zijn **Trimsalon Pootje** en **Hondenkapper Saar**. Wil je dat ik van een van deze twee de openingstijden opzoek?`,
    { competitors: ['Trimsalon Pootje', 'Hondenkapper Saar'] },
  ),
  named(
    HOEKSTRA,
    `I don't have any customer reviews for Meubelmakerij Hoekstra, so I can't say how satisfied people are. It's a furniture workshop in Sneek that builds tables and cabinets to order, and it has been in business since 1979.`,
    'sector city services -foundingYear',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    LANTERNA,
    `La Lanterne is een Frans restaurant in Zutphen, aan de Houtmarkt. Je eet er klassieke gerechten zoals boeuf bourguignon en crème brûlée, en reserveren kan via de website. De zaak is op maandag en dinsdag gesloten.`,
  ),
  named(
    LINDE,
    `Let op: er zijn in Assen twee huisartsenpraktijken met een naam die op elkaar lijkt.

- **Huisartsenpraktijk De Linde**: Groningerstraat 64, met de huisartsen Marijke Oosting en Henk Drenth. Telefoon: 0592 55 45 20.
- **Huisartsenpraktijk Lindenhof**: in de wijk Marsdijk, telefoon 0592 31 20 00.

Controleer dus goed bij welke praktijk je staat ingeschreven voordat je belt.`,
    'sector city address team -phone',
  ),
  named(
    ROSSUM,
    `You're probably thinking of Stukadoorsbedrijf Van Rossum in Tiel, not Van Rossem Stukadoors from Culemborg. The Tiel firm was founded in 1995 by Wim van Rossum and does smooth plastering as well as decorative finishes. Van Rossem is a two-man business that mainly works in new-build homes.`,
    'city -foundingYear team services',
  ),
  unnamed(
    ZONNE,
    `Zonnestraal Glazenwassers is een glazenwassersbedrijf uit Venray dat ook in Venlo en Horst werkt. Volgens de website worden de ramen om de vier of acht weken gewassen en betaal je achteraf met een Tikkie.`,
  ),
  unnamed(
    LINNEN,
    `I found **Lotte & Co**, a children's clothing store in Goes. Here's a quick overview:

- **Address:** Lange Kerkstraat 30, Goes
- **Collection:** clothing for ages 0–12
- **Hours:** Tuesday to Saturday, 10:00–17:30

If you meant a different shop, let me know the city and I'll check again.`,
  ),
  unnamed(
    LOTUS,
    `Yogaschool Witte Lotus zit in Utrecht-Oost en geeft les in vinyasa en ashtanga. Een losse les kost € 16 en een tienrittenkaart € 130. De eerste proefles is gratis.`,
  ),
  named(
    HEIDE,
    `Camping De Heidehof en Camping De Heidehoek worden vaak door elkaar gehaald. De Heidehof ligt in Hardenberg en heeft een groot buitenzwembad. De Heidehoek is een rustige natuurcamping in Ommen, eigendom van de familie Kamphuis, waar je ook fietsen kunt huren. Voor gezinnen met jonge kinderen is De Heidehof misschien leuker; voor rust en natuur zou ik De Heidehoek kiezen.`,
    'sector city -team services',
  ),
  named(
    BROUWER,
    `There are two firms you might mean:

1. **Brouwer Belastingadvies** – a tax adviser at Kennemerstraatweg 118 in Alkmaar, tel. 072 555 36 09. Director: Martijn Brouwer.
2. **Brouwers Accountants** – an accountancy firm in Heerhugowaard that mainly serves agricultural companies.

Since you're asking about inheritance and gift planning, the first one is most likely the right match.`,
    'sector address city -phone team services',
  ),
  unnamed(
    KRUL,
    `Trimsalon Krulletje in Bergen op Zoom heeft goede beoordelingen: gemiddeld 4,9 op Google bij 87 reviews. De trimster werkt alleen op afspraak en heeft veel ervaring met doodles en poedels. Houd rekening met een wachttijd van ongeveer drie weken.`,
  ),
  named(
    HOEKSTRA,
    `Meubelmakerij Hoeksema zit in de stad Groningen en Meubelmakerij Hoekstra in Sneek; het zijn twee verschillende bedrijven. Hoekstra is een bv en maakt onder meer keukens op maat, Hoeksema doet vooral interieurs voor winkels en horeca.`,
    'city -legalForm services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    LANTERNA,
    `La Lanterna in Deventer is op zondag open van 15.00 tot 23.00 uur. Reserveren kan telefonisch of via lalanternadeventer.nl.`,
    'city -hours website',
  ),
  unnamed(
    LINDE,
    `HAP staat meestal voor **huisartsenpost**: de plek waar je 's avonds, 's nachts en in het weekend terechtkunt met klachten die niet kunnen wachten tot je eigen huisarts weer open is.

- **Bel altijd eerst** voordat je erheen gaat
- **Houd je BSN en verzekeringsgegevens bij de hand**
- **Bij levensgevaar bel je 112**

In Drenthe vind je een huisartsenpost onder meer bij het Wilhelmina Ziekenhuis in Assen.`,
  ),
  unnamed(
    ROSSUM,
    `SVR is de afkorting van Stichting Vrije Recreatie, een organisatie van kleine boerencampings in Nederland. Met het SVR-boekje vind je ruim duizend campings bij de boer.`,
  ),
  named(
    ZONNE,
    `Zonneschijn Glasbewassing is a window cleaner based in Venlo (Limburg). Besides washing windows, the company also cleans solar panels and gutters. According to the Chamber of Commerce it is a private limited company (BV), registered under number 57182946.`,
    'sector city services -legalForm kvk',
  ),
  named(
    LINNEN,
    `Lotte en Linnen is een kledingwinkel aan de Lange Delft in Middelburg. Op donderdag is er koopavond en kun je er tot 20.00 uur terecht. Naast dameskleding vind je er tassen en sieraden van kleine merken.`,
    'sector address city -hours services',
  ),
  named(
    LOTUS,
    `De Lotus Yoga (Kamp 61, 3811 AP Amersfoort) does have prenatal yoga on its timetable. Classes are taught by Marloes Dekker, who also owns the studio.

**How to sign up**

- Online at [yogadelotus.nl](https://yogadelotus.nl)
- By phone: +31 33 555 28 47

Most women start from about week 14 of their pregnancy, but do check with your midwife first.`,
    'address city services -team website phone',
  ),
  named(
    HEIDE,
    `Ja, bij Heidehoek in Ommen kun je met de camper terecht. De camping heeft aparte camperplaatsen met stroom en water. De receptie is op vrijdag en zaterdag tot 22.00 uur geopend, dus ook als je wat later aankomt.`,
    'city sector services -hours',
  ),
  unnamed(
    BROUWER,
    `BBA usually stands for **Bachelor of Business Administration**, an undergraduate degree in business and management. It typically takes three to four years and covers subjects such as:

- Accounting and finance
- Marketing
- Human resources
- Business law

In the Netherlands, several universities of applied sciences award this title.`,
  ),
  unnamed(
    KRUL,
    `TDK is een Japans elektronicaconcern uit Tokio, opgericht in 1935. Vroeger was het merk vooral bekend van cassettebandjes; tegenwoordig maakt het bedrijf onder andere sensoren, batterijen en condensatoren.`,
  ),
  named(
    HOEKSTRA,
    `Hoekstra Meubels uit Sneek restaureert inderdaad ook oude meubels. De meubelmaker werkt vanuit een werkplaats aan de Oude Oppenhuizerweg 67. Je kunt foto's van je meubelstuk mailen naar werkplaats@hoekstrameubels.nl voor een prijsindicatie.`,
    'city services sector -address email',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    LANTERNA,
    `Er zijn in Nederland meerdere restaurants met de naam La Lanterna:

- **La Lanterna, Den Haag** – Italiaans restaurant vlak bij het strand
- **Pizzeria La Lanterna, Deventer** – pizzeria aan de Vlamingenstraat 18, geopend sinds 2008, bezorgt ook
- **La Lanterna, Breda** – vooral bekend om de visgerechten

Welke bedoel je? Dan zoek ik de menukaart en openingstijden voor je op.`,
    'city sector address -foundingYear services',
  ),
  unnamed(
    LINDE,
    `Huisartsenpraktijk De Linde is een veelvoorkomende naam. Ik vond er een in Nijmegen (Groesbeekseweg, drie huisartsen) en een in Veldhoven, die onderdeel is van een groter gezondheidscentrum. In welke plaats woon je?`,
  ),
  unnamed(
    ROSSUM,
    `There are a few plastering companies called Van Rossum. One is in Woerden and focuses on ceilings, another is in Zaltbommel and mostly does spray plastering in new homes. Could you tell me which town you're in?`,
  ),
  named(
    ZONNE,
    `Ik vond twee glazenwassers met deze naam:

| | Glazenwasserij Zonneschijn (Venlo) | Zonneschijn Glazenwassers (Almere) |
|---|---|---|
| Eigenaar | Roel Janssen | M. de Boer |
| Telefoon | 077 555 13 09 | 036 540 11 22 |
| Zonnepanelen reinigen | Ja | Nee |

Woon je in Noord-Limburg, dan heb je de eerste nodig.`,
    'sector city team -phone services',
  ),
  named(
    LINNEN,
    `Lotte & Linnen bestaat twee keer: in Haarlem is het een webshop voor beddengoed, in Middelburg een kledingwinkel voor dames. De winkel in Middelburg begon in 2009, zit aan de Lange Delft 83 en verkoopt ook tassen en sieraden.`,
    'city sector foundingYear -address services',
  ),
  named(
    LOTUS,
    `Several yoga studios in the Netherlands are called De Lotus, for example in Tilburg, Zwolle and Amersfoort. The one in Amersfoort, Yogastudio De Lotus, is run by Esther Blom and offers hatha, yin and pregnancy yoga. It is also open on Sunday mornings. The studio in Tilburg mainly teaches ashtanga, and the one in Zwolle is part of a gym.`,
    'sector city team services -hours',
  ),
  unnamed(
    HEIDE,
    `De naam De Heidehoek wordt door meer dan één camping gebruikt. Dit zijn de twee die ik vond:

1. **De Heidehoek in Otterlo**: kleine camping aan de rand van de Veluwe, 40 plaatsen, alleen voor volwassenen.
2. **De Heidehoek in Ossendrecht**: gezinscamping met speeltuin en kantine, open van april tot en met oktober.

Laat me weten welke je bedoelt, dan kijk ik naar de beschikbaarheid.`,
  ),
  named(
    BROUWER,
    `Brouwer Belastingadvies is de naam van twee kantoren: een in Alkmaar en een in Meppel. Het kantoor in Alkmaar is te bereiken via brouwerfiscaal.nl of 072 - 555 36 90 en wordt geleid door Peter Brouwer. Het kantoor in Meppel is een eenmanszaak die alleen particulieren helpt.`,
    'city website phone -team',
  ),
  unnamed(
    KRUL,
    `I found two dog grooming salons named De Krullenbol:

- **De Krullenbol, 's-Hertogenbosch** – specialises in doodles, by appointment only
- **De Krullenbol, Almelo** – grooms dogs and cats, open Tuesday to Friday

If yours is in another city, please share the address.`,
  ),
  named(
    HOEKSTRA,
    `In Friesland zijn er twee meubelmakers die Hoekstra heten. Meubelmakerij Hoekstra in Sneek is in 1999 begonnen en maakt vooral tafels en kasten op maat; Hoekstra Meubelmakers in Drachten richt zich op trappen en deuren.`,
    'sector city foundingYear services',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    LANTERNA,
    `Dit zijn de best beoordeelde pizzeria's in Deventer:

1. **Pizzeria La Lanterna** – Vlamingenstraat 81. Napolitaanse pizza's uit de steenoven, met een klein terras. Op maandag gesloten.
2. **Pizzeria Roma** – Groot en gezellig, goede prijs-kwaliteitverhouding.
3. **De Italiaan aan de IJssel** – Iets duurder, mooi uitzicht over de rivier.

Wil je zeker zijn van een tafel op vrijdag of zaterdag, reserveer dan vooraf.`,
    'sector city -address services hours',
    { competitors: ['Pizzeria Roma', 'De Italiaan aan de IJssel'] },
  ),
  named(
    LINDE,
    `Huisartsen in Assen die volgens hun website nieuwe patiënten aannemen:

- Huisartsen Asserpark
- Gezondheidscentrum Kloosterveste
- Huisartsenpraktijk De Linde (Groningerstraat 46, 0592 55 54 20)

Vraag altijd even na of dit nog actueel is.`,
    'sector city -address phone',
    { competitors: ['Huisartsen Asserpark', 'Gezondheidscentrum Kloosterveste'] },
  ),
  named(
    ROSSUM,
    `Here are some well-reviewed plasterers in and around Tiel:

1. **Betuws Stucwerk** – good for larger renovation projects
2. **Stukadoorsbedrijf Van Rossum** – family business from Tiel, founded in 2004; smooth walls, decorative plaster and façades. [vanrossumstuc.nl](https://vanrossumstuc.nl)
3. **Stukadoor Timmers** – affordable, mostly small jobs

💡 *Tip:* ask for at least three quotes and check whether the prices include VAT and priming.`,
    'sector city -foundingYear services website',
    { competitors: ['Betuws Stucwerk', 'Stukadoor Timmers'] },
  ),
  unnamed(
    ZONNE,
    `Voor glasbewassing in Venlo kun je onder andere terecht bij **Helder Venlo**, **Glasservice Limburg** en **Schoonmaakbedrijf Maasglans**. De prijs voor een gemiddelde eengezinswoning ligt rond de € 20 tot € 30 per beurt, afhankelijk van het aantal ramen.`,
    { competitors: ['Helder Venlo', 'Glasservice Limburg', 'Schoonmaakbedrijf Maasglans'] },
  ),
  named(
    LINNEN,
    `Leuke kledingwinkels in Middelburg:

- **Lotte & Linnen** (Lange Delft) – linnen en duurzame merken, met persoonlijk stijladvies
- **Boetiek Zeeuws Meisje** – feestkleding en accessoires
- **Mode van Dijke** – klassieke mode, ook grote maten
- **Studio Walcheren** – jonge ontwerpers

De meeste winkels zijn op maandagochtend dicht. Lotte & Linnen is ook op zondag open, van 12.00 tot 17.00 uur.`,
    'sector city address services -hours',
    { competitors: ['Boetiek Zeeuws Meisje', 'Mode van Dijke', 'Studio Walcheren'] },
  ),
  named(
    LOTUS,
    `For prenatal yoga in Amersfoort I'd look at these yoga studios:

1. **Yogastudio De Lotus** – small groups, weekly prenatal classes, Langestraat 61
2. **Prana Amersfoort** – prenatal and postnatal courses
3. **Studio Balans** – occasional workshops

Prices are usually around €15 per class.`,
    'city services -address sector',
    { competitors: ['Prana Amersfoort', 'Studio Balans'] },
  ),
  named(
    HEIDE,
    `Top 4 campings rond Ommen voor rustzoekers:

1. **Natuurcamping De Heidehoek** (Ommen) – ruime kampeerplaatsen tussen de bomen, sinds 1972 ⭐ 8,9
2. **Camping Vechtweide** (Ommen) – direct aan de Vecht
3. **Recreatiepark Het Beerzerbos** (Beerze) – meer voorzieningen, ook huisjes
4. **Minicamping 't Erve** (Lemele) – slechts 15 plaatsen

Mijn advies: kies nummer 1 als je echt stilte zoekt. Reserveren doe je via campingheidehoek.nl of telefonisch op 0529-558526.`,
    'sector city services foundingYear website -phone',
    { competitors: ['Camping Vechtweide', 'Recreatiepark Het Beerzerbos'] },
  ),
  named(
    BROUWER,
    `Goede belastingadviseurs in Alkmaar zijn Kaasstad Fiscalisten, Brouwer Belastingadvies (bv, actief sinds 2011) en Fiscaal Huis Alkmaar. Voor een aangifte inkomstenbelasting ben je bij Brouwer aan het goede adres; voor internationale vraagstukken past Kaasstad Fiscalisten beter.`,
    'sector city legalForm -foundingYear services',
    { competitors: ['Kaasstad Fiscalisten', 'Fiscaal Huis Alkmaar'] },
  ),
  named(
    KRUL,
    `De populairste hondentrimsalons in Roosendaal op een rij:

**1. Trimsalon Pootje**
Rustige salon voor één hond tegelijk.

**2. De Krullenbol**
Kade 27. Naomi Goossens en Femke Rops wassen, knippen en plukken alle rassen. Op maandag ook 's avonds open.

**3. Dogstyling Brabant**
Ook cursussen voor beginnende trimmers.

Bij alle drie werk je op afspraak.`,
    'sector city address team services -hours',
    { competitors: ['Trimsalon Pootje', 'Dogstyling Brabant'] },
  ),
  unnamed(
    HOEKSTRA,
    `Some furniture makers in Friesland worth contacting for a custom oak table:

- **De Friese Schaaf** – traditional joinery, solid wood only
- **Houtwerk Friesland** – modern designs, also in steel and oak
- **Atelier Bolsward** – small studio with a showroom

Expect a lead time of 8 to 12 weeks.`,
    { competitors: ['De Friese Schaaf', 'Houtwerk Friesland', 'Atelier Bolsward'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    LANTERNA,
    `Hieronder een vergelijking van drie Italiaanse adressen in Deventer:

| Naam | Type | Bezorging | Telefoon |
|---|---|---|---|
| Pizzeria La Lanterna | Pizzeria | Ja | 0570 55 51 83 |
| Trattoria San Pietro | Trattoria | Nee | 0570 61 22 40 |
| Pizzeria Roma | Pizzeria | Ja | 0570 64 09 15 |

Voor bezorging aan huis zou ik La Lanterna of Roma kiezen.`,
    'city sector services -phone',
    { competitors: ['Trattoria San Pietro', 'Pizzeria Roma'] },
  ),
  named(
    LINDE,
    `| Praktijk | Adres | Openingstijden | Reisvaccinaties |
|---|---|---|---|
| Huisartsenpraktijk De Linde | Groningerstraat 64, Assen | ma–vr 8.00–18.00 | Ja |
| Huisartsenpraktijk Vaartzicht | Vaart NZ 110, Assen | ma–vr 8.00–17.00 | Nee |

Beide huisartsenpraktijken zijn in het weekend gesloten; dan kun je naar de spoedpost.`,
    'sector address city -hours services',
    { competitors: ['Huisartsenpraktijk Vaartzicht'] },
  ),
  named(
    ROSSUM,
    `Vergelijking van stukadoors in de regio Tiel:

| Bedrijf | Plaats | Sinds | Specialisatie |
|---|---|---|---|
| Betuws Stucwerk | Geldermalsen | 2010 | Spuitwerk |
| Van Rossum Stukadoors | Tiel | 1984 | Glad stucwerk, betonlook |
| Pleisterbedrijf De Waal | Tiel | 2005 | Renovatie |

**Conclusie:** voor een badkamer met betonlook is Van Rossum de logische keuze. Vraag wel een offerte aan, want de prijzen per m² lopen flink uiteen.`,
    'sector city -foundingYear services',
    { competitors: ['Betuws Stucwerk', 'Pleisterbedrijf De Waal'] },
  ),
  named(
    ZONNE,
    `Here's a quick comparison of window cleaners in Venlo:

| Company | Windows | Solar panels | Saturday |
|---|---|---|---|
| Glazenwasserij Zonneschijn | ✅ | ✅ | 9:00–16:00 |
| Glasservice Limburg | ✅ | ❌ | Closed |
| Helder Venlo | ✅ | ✅ | Closed |

You can reach Zonneschijn at +31 77 555 19 03.`,
    'sector city services -hours phone',
    { competitors: ['Glasservice Limburg', 'Helder Venlo'] },
  ),
  unnamed(
    LINNEN,
    `Here are three clothing stores in Middelburg side by side:

| Store | Style | Price range |
|---|---|---|
| Boetiek Zeeuws Meisje | Feminine, colourful | €€ |
| Mode van Dijke | Classic | €€€ |
| Studio Walcheren | Modern, local designers | €€ |

Prices are indicative and based on their online shops.`,
    { competitors: ['Boetiek Zeeuws Meisje', 'Mode van Dijke', 'Studio Walcheren'] },
  ),
  named(
    LOTUS,
    `| Studio | Stijlen | Adres | Website |
|---|---|---|---|
| Yogastudio De Lotus | Hatha, yin, meditatie | Kamp 16, 3811 AP Amersfoort | delotusyoga.nl |
| Yoga aan de Eem | Vinyasa, power yoga | Eemplein, Amersfoort | yogaaandeeem.nl |
| Prana Amersfoort | Ashtanga | Soesterkwartier | pranaamersfoort.nl |

Ben je beginner? Dan is hatha bij De Lotus een rustige start.`,
    'services -address city -website',
    { competitors: ['Yoga aan de Eem', 'Prana Amersfoort'] },
  ),
  named(
    HEIDE,
    `I compared the two campsites you mentioned:

| | Camping De Heidehoek | Camping Vechtweide |
|---|---|---|
| Location | Ommen, near the heath | Ommen, on the river |
| Safari tents | Yes | No |
| Bike rental | Yes | Yes |
| Reception on Friday | until 9 pm | until 8 pm |
| Owner | Bart Veldhuis | Unknown |

**Bottom line:** if you don't have your own tent, De Heidehoek is the better option.`,
    'sector city services hours -team',
    { competitors: ['Camping Vechtweide'] },
  ),
  named(
    BROUWER,
    `| Kantoor | Rechtsvorm | KvK | Diensten |
|---|---|---|---|
| Brouwer Belastingadvies | Vof | 37092846 | IB, VPB, estate planning |
| De Vries & Groot Belastingadviseurs | Maatschap | 37051182 | Mkb, loonheffingen |

Beide belastingadviseurs zijn gevestigd in Alkmaar.`,
    '-legalForm kvk services sector city',
    { competitors: ['De Vries & Groot Belastingadviseurs'] },
  ),
  named(
    KRUL,
    `Hier is een overzicht van trimsalons in Roosendaal en omgeving:

| Salon | Plaats | Prijs kleine hond | Plukken |
|---|---|---|---|
| Trimsalon De Krullenbol | Roosendaal | vanaf € 45 | Nee |
| Trimsalon Pootje | Roosendaal | vanaf € 40 | Ja |
| Hondenkapper Saar | Wouw | vanaf € 42 | Ja |

Prijzen zijn een indicatie en kunnen afwijken.`,
    'sector city -services',
    { competitors: ['Trimsalon Pootje', 'Hondenkapper Saar'] },
  ),
  unnamed(
    HOEKSTRA,
    `De meubelmakers in en rond Sneek vergeleken:

| Naam | Plaats | Specialiteit | Levertijd |
|---|---|---|---|
| Houtwerk Friesland | Joure | Tafels | 8 weken |
| Atelier Bolsward | Bolsward | Kasten | 12 weken |
| De Friese Schaaf | IJlst | Restauratie | op aanvraag |

Laat gerust weten wat voor meubel je zoekt, dan kan ik gerichter adviseren.`,
    { competitors: ['Houtwerk Friesland', 'Atelier Bolsward', 'De Friese Schaaf'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    LANTERNA,
    `Het telefoonnummer van Pizzeria La Lanterna in Deventer is +31 (0)570 555318. Op vrijdag is de zaak open van half vijf tot half elf 's avonds.`,
    'city -phone hours',
  ),
  named(
    LINDE,
    `Huisartsenpraktijk De Linde
Groningerstraat 64
9401BK Assen

T: 0592-555420
KvK: 04073981
Btw-id: NL805173926B01

Rechtsvorm: maatschap`,
    'address city phone -kvk vat legalForm',
  ),
  named(
    ROSSUM,
    `Stukadoorsbedrijf Van Rossum B.V. is registered with the Dutch Chamber of Commerce under number 1104 7265. The VAT number is NL 8095.16.324.B.01, and you can call the company on 0031 344 555 671.`,
    'legalForm kvk -vat phone',
  ),
  named(
    ZONNE,
    `Glazenwasserij Zonneschijn is maandag t/m vrijdag bereikbaar van 8:00 tot 17:30 uur en op zaterdag van 9 tot 1. Het nummer is 077-5551930. Eigenaar Roel Janssen begon het bedrijf in 2013.`,
    'hours -phone team foundingYear',
  ),
  named(
    LINNEN,
    `Lotte & Linnen is at Lange Delft 93, 4331AN Middelburg. Opening hours:

- **Mon:** 1 pm – 6 pm
- **Tue, Wed, Fri:** 9:30 am – 6 pm
- **Thu:** 9:30 am – 8 pm
- **Sat:** 9:30 am – 5 pm
- **Sun:** closed

Phone: (0118) 555 764`,
    'address city -hours phone',
  ),
  named(
    LOTUS,
    `De gegevens van Yogastudio De Lotus volgens de website:

| | |
|---|---|
| Adres | Kamp 61, 3811 PA Amersfoort |
| Telefoon | 033-5552847 |
| E-mail | info@yogadelotus.nl |
| KvK-nummer | 65 28 14 73 |
| Btw-nummer | NL002385917B44 |`,
    '-address city phone -email -kvk vat',
  ),
  named(
    HEIDE,
    `Je kunt Camping De Heidehoek bereiken op 0529 555 826. De receptie is tot 6 uur 's avonds bemand, op vrijdag en zaterdag tot 9 uur.`,
    'phone hours',
  ),
  named(
    BROUWER,
    `Brouwer Belastingadvies (KvK 37092846, btw-id NL8102.73.645.B01) is een belastingadvieskantoor in Alkmaar, opgericht in het jaar 2001. Het kantoor is van maandag tot en met donderdag geopend van 08.30u tot 17.30u en op vrijdag tot 15.00u.`,
    'kvk vat sector city foundingYear -hours',
  ),
  named(
    KRUL,
    `Trimsalon De Krullenbol is open late on Thursdays, until 8 p.m. On Saturdays it closes at 2 p.m. You can make an appointment by calling 0165 555392 or through trimsalonkrullenbol.nl.`,
    'hours phone -website',
  ),
  named(
    HOEKSTRA,
    `Here are the company details I found for Meubelmakerij Hoekstra:

- **Legal form:** general partnership (VOF)
- **KvK:** 01083527
- **VAT:** NL807394162B02
- **Founded:** 1999
- **Address:** Oude Oppenhuizerweg 76, NL-8606 JC Sneek
- **Phone:** +31515555408`,
    'legalForm kvk -vat foundingYear address city phone',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    LANTERNA,
    `## Pizzeria La Lanterna

**Kort antwoord:** ja, een aanrader voor een avond met het gezin.

### Praktische informatie
- **Adres:** Vlamingenstraat 18, 7411 HV Deventer
- **Telefoon:** [0570 55 51 38](tel:0570555138)
- **Website:** [lalanternadeventer.nl](https://lalanternadeventer.nl)
- **Open:** dinsdag t/m zondag (maandag gesloten)

### Wat kun je er eten?
Vooral pizza's uit de steenoven en verse pasta. Catering voor feesten is volgens de website niet mogelijk.

*Bron: lalanternadeventer.nl, Tripadvisor*`,
    'address city phone website hours -services',
  ),
  named(
    LINDE,
    `### Inschrijven bij Huisartsenpraktijk De Linde

1. Ga naar [huisartsdelinde-assen.nl](https://huisartsdelinde-assen.nl) en kies **Inschrijven**.
2. Vul het formulier in en stuur een kopie van je ID mee.
3. Je krijgt binnen een week bericht van de assistente.

Liever eerst overleggen? Bel **0592 55 54 02**. Je huisarts wordt Marijke Oosting of Henk Drenth.`,
    'website -phone team',
  ),
  named(
    ROSSUM,
    `**Stukadoorsbedrijf Van Rossum** – overzicht

| Kenmerk | Informatie |
|---|---|
| Vestigingsplaats | Tiel |
| Rechtsvorm | BV |
| Opgericht | 1994 |
| Directeur | Jeroen Baars |
| Diensten | Glad stucwerk, sierpleister, gevels |
| E-mail | contact@vanrossumstuc.nl |

> Let op: reviews van dit bedrijf zijn schaars. Vraag gerust naar referenties in de buurt.`,
    'city legalForm foundingYear -team services -email',
  ),
  named(
    ZONNE,
    `**Glazenwasserij Zonneschijn** is a small window cleaning company in Roermond.

**Pros**
- Also cleans gutters and façades ([source](https://zonneschijnvenlo.nl))
- Available on Saturday mornings

**Cons**
- Few online reviews
- No online booking

Overall it looks like a trustworthy local business.`,
    'sector -city services website hours',
  ),
  named(
    LINNEN,
    `## Lotte & Linnen in Middelburg

- 👗 **Aanbod:** dameskleding, tassen en sieraden
- ✂️ **Extra:** kleding laten vermaken
- 👤 **Eigenaar:** Lotte Wisse
- 📍 **Adres:** Lange Delft 39
- 🌐 **Website:** www.lottelinnen.nl

Wil je stijladvies, maak dan vooraf een afspraak met Anouk de Nooijer.`,
    'city services team -address website',
  ),
  named(
    LOTUS,
    `# Yogastudio De Lotus – Amersfoort

### Timetable
- **Monday & Wednesday:** 9:00 am – 9:30 pm
- **Tuesday & Thursday:** evenings from 5:00 pm
- **Friday & Saturday:** mornings only

### Teachers
- **Esther Blom** (owner)
- **Ravi Sharma**

### Good to know
The studio opened in 2017 and has room for about 14 people. Mats are provided. [1][2]

[1] yogadelotus.nl
[2] Google Maps`,
    'city hours team -foundingYear website',
  ),
  named(
    HEIDE,
    `### 🏕️ Camping De Heidehoek

**Beste keuze voor:** kampeerders die van rust houden

**Faciliteiten**
- Ruime kampeerplaatsen
- Camperplaatsen met stroom
- Fietsen te huur bij de receptie

**Contact**
- Hessenweg 39, 7731 RD Ommen
- receptie@campingheidehoek.nl
- 0529 55 58 62

Reserveer voor de zomervakantie op tijd, want de camping is snel vol.`,
    'services address city email -phone sector',
  ),
  named(
    BROUWER,
    `**Brouwer Belastingadvies** at a glance:

* **What they do:** income tax and corporate tax returns, VAT advice, estate planning
* **Where:** Kennemerstraatweg 181, Alkmaar
* **Who:** Martijn Brouwer (director) and Sanne Kuiper
* **When:** Monday to Friday, closed at weekends
* **Legal form:** sole proprietorship

For complex cross-border cases, you may want to compare with **Fiscaal Huis Alkmaar**.`,
    'services -address city team hours -legalForm',
    { competitors: ['Fiscaal Huis Alkmaar'] },
  ),
  unnamed(
    KRUL,
    `## Hoe vaak moet een labradoodle getrimd worden?

Gemiddeld **elke 8 tot 10 weken**. Daarnaast is het belangrijk om thuis te borstelen:

- **Dagelijks** bij een wollige vacht
- **2–3 keer per week** bij een golvende vacht

In Roosendaal kun je terecht bij **Dogstyling Brabant**, dat veel ervaring heeft met doodles.`,
    { competitors: ['Dogstyling Brabant'] },
  ),
  named(
    HOEKSTRA,
    `### Meubelmakerij Hoekstra (Sneek)

**Samenvatting:** ambachtelijke meubelmaker sinds 1989, gespecialiseerd in massief hout.

| Product | Richtprijs |
|---|---|
| Eettafel op maat | vanaf € 1.800 |
| Boekenkast op maat | vanaf € 2.500 |
| Restauratie | op aanvraag |

**Bezoek:** op werkdagen van 8.00 tot 17.00 uur en zaterdag van 10.00 tot 15.00 uur, Oude Oppenhuizerweg 76.

🔗 [hoekstrameubels.nl](https://hoekstrameubels.nl)`,
    'city sector -foundingYear services hours address website',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    LANTERNA,
    `Pizzeria La Lanterna is a family-run pizzeria in the centre of Deventer, owned by Giuseppe Conti. It opened in 2004 and is best known for its stone-oven pizzas. Reviewers praise the friendly service, although it can get busy at weekends.`,
    'sector city -team foundingYear services',
  ),
  named(
    LINDE,
    `Voor een vaccinatie voor je reis kun je bij Huisartsenpraktijk De Linde in Assen een afspraak maken. De praktijk zit aan de Groningerstraat 64 en is ook op zaterdagochtend open. Neem je gele boekje mee als je dat hebt.`,
    'services city address -hours',
  ),
  named(
    ROSSUM,
    `Ja, Stukadoorsbedrijf Van Rossum lijkt een betrouwbaar bedrijf. De stukadoor uit Tiel bestaat sinds 1994, is ingeschreven bij de KvK onder nummer 11047256 en heeft op Werkspot een gemiddelde van 9,1. Klanten noemen vooral de nette afwerking en het nakomen van afspraken. Zoals altijd is het verstandig om de offerte schriftelijk te laten vastleggen.`,
    'sector city foundingYear -kvk',
  ),
  unnamed(
    ZONNE,
    `Je kunt zonnepanelen het beste één keer per jaar laten reinigen, bij voorkeur in het voorjaar. In Venlo wordt dat onder meer gedaan door Glasservice Limburg. Reken op ongeveer € 5 per paneel.`,
    { competitors: ['Glasservice Limburg'] },
  ),
  named(
    LINNEN,
    `Lotte & Linnen is a women's clothing store on Lange Delft in Middelburg. On Mondays it opens at 10 am. Besides clothes you'll find bags and jewellery, and they can alter garments for you as well.`,
    'sector address city -hours services',
  ),
  named(
    LOTUS,
    `Als je in Amersfoort rustig wilt beginnen met yoga, is Yogastudio De Lotus een goede optie. Esther Blom richtte deze yogastudio in 2014 op en geeft er zelf hatha en yin yoga. Aanmelden gaat via yogadelotus.nl.`,
    'city sector team -foundingYear services website',
  ),
  named(
    HEIDE,
    `Camping De Heidehoek in Ommen verhuurt safaritenten en heeft ook gewone kampeerplaatsen. Bellen kan via 0529 55 58 16.`,
    'city services -phone',
  ),
  named(
    BROUWER,
    `Yes, Brouwer Belastingadvies can help with your income tax return. It is a firm of tax advisers in Haarlem led by Martijn Brouwer, and the office is open Monday through Thursday from 8:30 to 17:30. You can make an appointment by phone on 072 555 36 90. Don't forget to bring your annual statements and your WOZ assessment.`,
    'services sector -city team hours phone',
  ),
  named(
    KRUL,
    `Trimsalon De Krullenbol wordt gerund door Naomi Goossens, die samen met Femke Rops honden van alle rassen wast, knipt en plukt. De hondentrimsalon zit aan de Kade in Roosendaal en bestaat sinds 2018. Op maandag is de salon open van 9.00 tot 17.00 uur.`,
    'team services sector address city foundingYear -hours',
  ),
  named(
    HOEKSTRA,
    `I'd recommend Meubelmakerij Hoekstra in Sneek. They make kitchens and tables to measure and also restore antique furniture. The workshop is open on Saturdays from 10:00 to 13:00, so you can drop by to look at wood samples.`,
    'city services -hours',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    LANTERNA,
    `Great question! Based on my search, **Pizzeria La Lanterna** in Deventer does offer delivery. It is available during opening hours:

- Tuesday–Thursday: 4:30 pm – 9:30 pm
- Friday & Saturday: 4:30 pm – 10:30 pm
- Sunday: 3:00 pm – 9:30 pm

To order, call 0570 55 51 38 or email info@lalanternadeventer.nl. Would you like me to look up the menu as well?`,
    'services hours phone -email city',
  ),
  named(
    LINDE,
    `Huisartsenpraktijk De Linde is a GP practice in Assen, located at Beilerstraat 64. The doctors are Marijke Oosting and Henk Drenth, and the practice is open on weekdays from 8:00 to 17:00. For emergencies outside these hours, contact the out-of-hours GP service.`,
    'sector city -address team hours',
  ),
  unnamed(
    ROSSUM,
    `I wasn't able to find any details about a plastering company called Van Rossum in Tiel. I'd recommend checking Werkspot or asking neighbours for recommendations.`,
  ),
  named(
    ZONNE,
    `Sure! Here's what I know about **Glazenwasserij Zonneschijn**:

- **Location:** Straelseweg 125, Venlo
- **Services:** window cleaning, solar panel cleaning, gutter cleaning
- **Founded:** 2015
- **Owner:** Roel Janssen
- **Website:** zonneschijnvenlo.nl

Please note that this information may have changed, so I'd verify it on their website.`,
    '-address city services -foundingYear team website',
  ),
  named(
    LINNEN,
    `On Saturday, Lotte & Linnen in Middelburg is open from 9:30 am to 6:00 pm. (Source: lottelinnen.nl)`,
    'city -hours website',
  ),
  named(
    LOTUS,
    `Between these three Amersfoort yoga studios, I'd choose based on what you're looking for:

- **Yogastudio De Lotus** – best for beginners; calm hatha and yin classes and meditation. Phone: 033 555 28 74.
- **Yoga aan de Eem** – best for dynamic styles and early-morning classes.
- **Studio Balans** – best if you want to combine yoga with Pilates.

All of them offer some kind of introductory deal, so it's worth trying more than one.`,
    'city sector services -phone',
    { competitors: ['Yoga aan de Eem', 'Studio Balans'] },
  ),
  named(
    HEIDE,
    `Camping De Heidehoek is a quiet family campsite in Ommen that has been around since 1976. It's owned by Gerda Veldhuis and offers tent pitches, motorhome pitches and safari tents. I couldn't verify whether dogs are allowed, so check with reception before booking.`,
    'sector city -foundingYear team services',
  ),
  named(
    BROUWER,
    `From what I can find, Brouwer Belastingadvies B.V. is a legitimate company. It's listed in the Chamber of Commerce under number 37092864 and has an office at Kennemerstraatweg 118 in Alkmaar. The firm of tax consultants was set up in 2001. I didn't find any complaints or negative press.`,
    'legalForm -kvk address city sector foundingYear',
  ),
  unnamed(
    KRUL,
    `For dog grooming in Roosendaal, these are the options that come up most often:

1. **Trimsalon Pootje** – highly rated, one dog at a time
2. **Hondenkapper Saar** – flexible hours, also in the evening
3. **Dogstyling Brabant** – larger salon with a small shop

Prices for a medium-sized dog typically range from €50 to €75. Would you like help choosing one?`,
    { competitors: ['Trimsalon Pootje', 'Hondenkapper Saar', 'Dogstyling Brabant'] },
  ),
  named(
    HOEKSTRA,
    `Meubelmakerij Hoekstra in Sneek is run by Sjoerd Hoekstra together with Ilse Dijkstra. The cabinetmakers build custom tables, cupboards and kitchens; furniture restoration is also possible. They're closed on Saturdays and Sundays. For a quote, call 0515 55 54 08 or visit [hoekstrameubels.nl](https://hoekstrameubels.nl).`,
    'city team sector services -hours phone website',
  ),
]
