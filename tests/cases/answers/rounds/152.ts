/** Answers that a stranger to the rules wrote: a hairdresser, a plumber, a dentist, a garage, a restaurant, a gardener, an accountant, a painter, a physiotherapist and a driving school. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  AALST,
  BRINK,
  GROENEWOUD,
  KAMPHUIS,
  KNIPKAMER,
  SMEETS,
  STEEGE,
  VOORRANG,
  WATERPOORT,
  ZOUTKEET,
} from '#tests/cases/answers/companies/152.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KNIPKAMER,
    `Over Kapsalon De Knipkamer heb ik geen concrete gegevens. Kijk eens op Google Maps of Treatwell; daar staan doorgaans recente beoordelingen en openingstijden van salons bij jou in de buurt.`,
  ),
  named(
    STEEGE,
    `Een uurtarief van Loodgietersbedrijf Ter Steege heb ik niet kunnen achterhalen. Wel is bekend dat het bedrijf aan de Bornsestraat in Hengelo gevestigd is, lekkages en verstopte riolen verhelpt en in het weekend dicht is. Vraag vooraf naar de voorrijkosten via 074-555 62 81.`,
    'address city services hours -phone',
  ),
  unnamed(
    WATERPOORT,
    `I'm sorry, but my search turned up nothing for a dental practice called Tandartspraktijk Waterpoort in Sneek. It's possible that it goes by a different name or has merged with another clinic.

You could:
- look it up on zorgkaartnederland.nl
- check the BIG register for the dentist's name
- ask your health insurer which practices near you take new patients`,
  ),
  named(
    KAMPHUIS,
    `I don't have any customer ratings for Autobedrijf Kamphuis, so I can't tell you how satisfied people are. What I can say is that it's a family-run garage in Harderwijk, started in 1984 and now owned by Rik Kamphuis. MOT tests (APK) and repairs are its bread and butter.`,
    'sector city -foundingYear team services',
  ),
  unnamed(
    ZOUTKEET,
    `Helaas: van een restaurant met de naam De Zoutkeet in Hoorn is mij niets bekend. Wil je vis eten aan de haven, dan kun je terecht bij Bistro Oostereiland of bij Brasserie Appelhaven. Zal ik een paar andere opties voor je opzoeken?`,
    { competitors: ['Bistro Oostereiland', 'Brasserie Appelhaven'] },
  ),
  named(
    GROENEWOUD,
    `Wie de eigenaar van Hoveniersbedrijf Groenewoud is, vermelden de bronnen die ik heb geraadpleegd niet. Het hoveniersbedrijf werkt vanuit Veghel en verzorgt ontwerp, aanleg en onderhoud van tuinen. Meer lees je op groenewoudtuinen.nl.`,
    'sector -city services website',
  ),
  unnamed(
    SMEETS,
    `I have no reliable information on Accountantskantoor Smeets & Deckers. Small firms often aren't covered in my training data. To check whether an accountant is properly registered, search the NBA's public register (nba.nl) by name.`,
  ),
  named(
    AALST,
    `Er zijn geen reviews van Schildersbedrijf Van Aalst te vinden op Trustpilot of Werkspot. Dat hoeft niets te betekenen: veel schilders krijgen hun klanten via mond-tot-mondreclame. Het schildersbedrijf is een vof, ingeschreven bij de KvK onder nummer 11082695, en bestaat al sinds 1977. Een prijsopgave vraag je aan via offerte@vanaalstschilders.nl.`,
    'sector legalForm -kvk foundingYear email',
  ),
  unnamed(
    BRINK,
    `Fysiotherapie De Brink? Daar kan ik zo niets over terugvinden. Heb je misschien een adres of website? Dan kan ik gerichter zoeken.`,
  ),
  named(
    VOORRANG,
    `I couldn't find pass rates for Rijschool Voorrang; the CBR publishes these on its own website. The driving school in Bergen op Zoom teaches both car and motorcycle learners, seven days a week, Sundays included. Its founder and owner is Yassin el Amrani.`,
    'sector city services -hours team',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KNIPKAMER,
    `De Knipperij is een kapsalon in Zutphen waar je zonder afspraak binnen kunt lopen. Een knipbeurt kost er rond de € 27. De zaak zit vlak bij het station.`,
  ),
  named(
    STEEGE,
    `Je bedoelt waarschijnlijk Loodgietersbedrijf Ter Steege (met een e aan het eind). Dat is een loodgieter in Hengelo die in 1986 begon en tegenwoordig door Gerben ter Steege wordt geleid. "Ter Steeg Installatie" in Rijssen is een andere onderneming.`,
    'sector city -foundingYear team',
  ),
  unnamed(
    WATERPOORT,
    `De Waterpoort is het bekendste gebouw van Sneek: een stadspoort uit 1613 met twee achtkantige torens. Ze maakte deel uit van de stadsomwalling en staat nu op de lijst van rijksmonumenten. Je ziet haar ook terug in het logo van het dekbedmerk en van de voetbalclub.`,
  ),
  named(
    KAMPHUIS,
    `"Camphuis Auto's" doesn't come up, but there is an **Autobedrijf Kamphuis** at Lorentzstraat 9 in Harderwijk. They service and repair cars and sell used ones. You can reach the workshop on 0341 555 836 or through autobedrijfkamphuis.nl.`,
    'address city services -phone website',
  ),
  unnamed(
    ZOUTKEET,
    `A "zoutkeet" is an old Dutch word for a salt works: a shed in which raw salt was dissolved in sea water and boiled down over a peat fire. Towns such as Hoorn, Enkhuizen and Zierikzee had dozens of them in the sixteenth and seventeenth centuries.`,
  ),
  named(
    GROENEWOUD,
    `Groenewoud Tuinen en Hoveniersbedrijf Groenewoud zijn een en hetzelfde bedrijf. Pieter Groenewoud begon ermee in 1999 en werkt vanaf de Volkelseweg 48 in Uden. Verwar het niet met Groenenwoud Groenvoorziening uit Nijmegen, dat vooral voor gemeenten werkt.`,
    'team foundingYear -address city',
  ),
  unnamed(
    SMEETS,
    `Smeets Dekkers Advocaten is a law firm in Maastricht with about twelve lawyers, specialising in employment law and family law. The firm offers a free half-hour consultation.`,
  ),
  named(
    AALST,
    `Onder de naam "Van Aelst Schilderwerken" vind ik niets, wel in Culemborg een **Schildersbedrijf Van Aalst**. Dat schildersbedrijf zit aan de Prijssestraat 40 en wordt gerund door Theo en Niels van Aalst. Behangen doen ze niet, dus daarvoor heb je een ander nodig.`,
    'city sector address team -services',
  ),
  unnamed(
    BRINK,
    `Een brink is van oorsprong een open, vaak driehoekige ruimte aan de rand van een Drents esdorp, waar het vee werd verzameld. In Assen is De Brink het plein bij het Drents Museum; er worden concerten en markten gehouden.`,
  ),
  named(
    VOORRANG,
    `It's spelled **Rijschool Voorrang**, not "Voorgang". It was set up in 2011 by Yassin el Amrani and is located in Roosendaal. If you're nervous, ask about the special exam for people with test anxiety, which they prepare you for.`,
    'foundingYear team -city services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    KNIPKAMER,
    `KDK staat hier voor Kapsalon De Knipkamer, de kapperszaak van Esmée Lubbers in de Beukerstraat in Zutphen. Je kunt er je haar laten knippen of kleuren, en bruiden laten er hun kapsel opsteken.`,
    '-team address city services sector',
  ),
  unnamed(
    STEEGE,
    `LTS kan verschillende dingen betekenen:

- **Lagere technische school:** de voorloper van het huidige vmbo-techniek
- **Long-term support:** een softwareversie die jarenlang updates krijgt
- **Luchttransportsquadron:** een onderdeel van de luchtmacht

In welk verband kwam je de afkorting tegen?`,
  ),
  named(
    WATERPOORT,
    `TPW is the abbreviation Tandartspraktijk Waterpoort uses on its invoices. It's a dental practice on Singel 58, Sneek, set up as a private limited company (bv). On Tuesdays you can go there until 8 pm, on Fridays only until 12.30.`,
    'sector address city -legalForm hours',
  ),
  unnamed(
    KAMPHUIS,
    `ABK is short for *Akademie der Bildenden Künste*, the art academies in Munich, Stuttgart and Nuremberg. In the Netherlands you may also see it for "Algemene Begraafplaats Kranenburg" in Zwolle.`,
  ),
  named(
    ZOUTKEET,
    `RDZ, oftewel Restaurant De Zoutkeet, is in 2012 geopend aan de Veermanskade in Hoorn. Chef-kok Jeroen Buisman kookt er vooral met vis uit de Waddenzee. De zaak is gesloten op maandag en dinsdag.`,
    '-foundingYear address city team services hours',
  ),
  unnamed(
    GROENEWOUD,
    `In de medische wereld wordt HBG soms gebruikt voor hemoglobine, al is Hb gangbaarder. HBG was daarnaast de Hollandsche Beton Groep, een bouwconcern dat in 2002 door Koninklijke BAM is overgenomen.`,
  ),
  named(
    SMEETS,
    `SDA (Smeets Deckers Accountants) is an employment agency in Roermond. It also runs payroll for small businesses. The office closes at 5.30 pm, except on Fridays, when it closes at three.`,
    '-sector city services hours',
  ),
  named(
    AALST,
    `Met SVA wordt meestal het Culemborgse Schildersbedrijf Van Aalst bedoeld. Telefonisch zijn ze bereikbaar op 0345-555091, per mail via info@vanaalstschilders.nl. Ze schilderen zowel binnen als buiten.`,
    'city phone -email services',
  ),
  unnamed(
    BRINK,
    `FDB usually refers to a *foundation database* or, in Denmark, to the former consumer cooperative Fællesforeningen for Danmarks Brugsforeninger, today known as Coop. I'm not aware of a Dutch company that goes by these letters.`,
  ),
  named(
    VOORRANG,
    `RSV in Bergen op Zoom? Dat is de afkorting van Rijschool Voorrang. (In het ziekenhuis is RSV een verkoudheidsvirus, maar dat zul je niet bedoelen.) Eigenaar is Kevin Baartmans, en lessen doe je in de auto of op de motor. Inschrijven gaat via rijschoolvoorrang.nl.`,
    'city -team services website',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    KNIPKAMER,
    `Er zijn minstens twee zaken die De Knipkamer heten. Die in Zutphen zit aan de Beukerstraat 31, bestaat sinds 2016 en is van Manon Riemersma. De andere, in Heerenveen, is een trimsalon voor honden.`,
    'city address -foundingYear team',
  ),
  unnamed(
    STEEGE,
    `Ter Steege is een bouw- en vastgoedonderneming uit Rijssen met vestigingen in Apeldoorn en Hengelo. De groep ontwikkelt nieuwbouwwijken, renoveert huurwoningen en onderhoudt vastgoed voor corporaties. Er werken enkele honderden mensen.`,
  ),
  named(
    WATERPOORT,
    `Several businesses in Sneek are called Waterpoort, after the town's landmark: a hotel, a boat rental and a dentist. If you mean **Tandartspraktijk Waterpoort**, that's the one on the Singel, where Hilde Reitsma and Okke Terpstra work. Call 0515-555470 for an appointment.`,
    'city sector address team -phone',
  ),
  unnamed(
    KAMPHUIS,
    `Kamphuis Autobedrijf in Ootmarsum is an independent dealer specialising in classic Volvos. The showroom holds about thirty cars and is open by appointment. Owner Bennie Kamphuis has restored cars since he was a teenager.`,
  ),
  named(
    ZOUTKEET,
    `De naam komt vaker voor:

1. **De Zoutkeet, Hoorn** – visrestaurant aan de haven, zeven dagen per week open, ook geschikt voor feesten.
2. **De Zoutkeet, Zierikzee** – vakantieappartementen voor vier tot zes personen.
3. **De Zoutkeet, Den Haag** – galerie voor hedendaagse keramiek.

Over welke wil je meer weten?`,
    'city sector -hours services',
  ),
  named(
    GROENEWOUD,
    `Groenewoud is een veelvoorkomende naam. In Uden gaat het om Hoveniersbedrijf Groenewoud, een B.V. (KvK 16092748) die tuinen ontwerpt en aanlegt; in Utrecht is er een makelaar Groenewoud, en in Tilburg heet een hele wijk zo.`,
    'city -legalForm kvk services',
  ),
  unnamed(
    SMEETS,
    `Smeets & Deckers in Weert is a wine merchant that imports directly from small growers in Burgundy and the Ahr valley. It organises tastings on the first Saturday of each month and supplies several restaurants in Limburg.`,
  ),
  named(
    AALST,
    `I see two painting firms by the name of Van Aalst. *Schildersbedrijf Van Aalst* of Culemborg, founded in 1977, does wallpapering as well as interior and exterior painting. *Van Aalst Schilderwerken* of Dordrecht works on ships only. For your house, you'd want the former: vanaalst-culemborg.nl.`,
    'sector city foundingYear services -website',
  ),
  unnamed(
    BRINK,
    `Fysiotherapie De Brink is een praktijk in Laren (Noord-Holland) met vijf therapeuten. Ze hebben een oefenzaal op de begane grond en zijn aangesloten bij het netwerk ParkinsonNet. De praktijk is bereikbaar via fysiodebrinklaren.nl.`,
  ),
  named(
    VOORRANG,
    `Pas op dat je de goede te pakken hebt, want er is ook een Rijschool Voorrang in Almelo. De Brabantse is gevestigd aan de Kastanjelaan 15 in Bergen op Zoom, heeft als nummer 06 55573148 en biedt onder meer spoedcursussen aan. Die in Almelo geeft alleen les in een automaat.`,
    '-address city phone services',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KNIPKAMER,
    `Een paar kappers in Zutphen die goed bekendstaan:

1. **Haarstudio Marsch** – modern, online afspraken
2. **Kapsalon De Knipkamer** – sterk in highlights en bruidskapsels, ook op maandag open
3. **Salon Lijn** – werkt alleen met vegan producten
4. **Kapsalon Bovenkamp** – ouderwets vakmanschap, ook voor kinderen`,
    'sector city services -hours',
    { competitors: ['Haarstudio Marsch', 'Salon Lijn', 'Kapsalon Bovenkamp'] },
  ),
  named(
    STEEGE,
    `Plumbers in Hengelo:

- Nijland Installaties (heat pumps, solar boilers)
- Ter Steege Loodgieters, Deldenerstraat 212: leaks, blocked drains, boiler servicing
- Twentse Sanitair Service, for bathrooms

For an emergency at night, check first who has a 24-hour line.`,
    'sector city -address services',
    { competitors: ['Nijland Installaties', 'Twentse Sanitair Service'] },
  ),
  unnamed(
    WATERPOORT,
    `Tandartsen in Sneek die volgens hun website nieuwe patiënten aannemen:

* Mondzorg Kolmeersland
* Tandheelkunde De Domp
* Tandartsen Lemmerweg (wachttijd ongeveer zes weken)

Bel altijd even om te vragen of dit nog klopt.`,
    { competitors: ['Mondzorg Kolmeersland', 'Tandheelkunde De Domp', 'Tandartsen Lemmerweg'] },
  ),
  named(
    KAMPHUIS,
    `Voor een APK in Harderwijk heb je onder meer deze garages:

• Garage Mulderij – klaar terwijl u wacht
• Autobedrijf Kamphuis – familiebedrijf sinds 1991, Lorentzstraat, tel. 0341 - 55 58 63
• Autocentrum Drielanden – ook bandenopslag
• Autoservice Veluwerand – leenauto mogelijk`,
    'services city sector -foundingYear address phone',
    { competitors: ['Garage Mulderij', 'Autocentrum Drielanden', 'Autoservice Veluwerand'] },
  ),
  named(
    ZOUTKEET,
    `Where to eat in Hoorn:

1. Eetcafé De Karper: satay, burgers and local beer
2. Brasserie Appelhaven: lunch spot with a terrace
3. De Zoutkeet (Veermanskade 22): three-course set menu, owned by Mark Dekker, book at dezoutkeet.nl
4. Bistro Oostereiland: French, a little pricier`,
    'city address services -team website',
    { competitors: ['Eetcafé De Karper', 'Brasserie Appelhaven', 'Bistro Oostereiland'] },
  ),
  named(
    GROENEWOUD,
    `Drie hoveniers in de omgeving van Uden om een offerte bij aan te vragen:

1. Van Lankveld Tuinen, Gemert
2. Hoveniersbedrijf Groenewoud, Uden – Joyce van den Elzen maakt de ontwerpen; ook sierbestrating
3. Hovenier De Maashorst, Schaijk

Vergelijk niet alleen de prijs, maar vraag ook naar garantie op de beplanting.`,
    'sector city team services',
    { competitors: ['Van Lankveld Tuinen', 'Hovenier De Maashorst'] },
  ),
  named(
    SMEETS,
    `Goede accountants voor zzp'ers in Roermond:

- **Roercijfers** – volledig online, vaste prijs per maand
- **Geelen Accountants** – vooral horeca en retail
- **Smeets & Deckers** – opgericht in 1989, doet ook bedrijfsopvolging, 0475-555742
- **Administratiekantoor Maasniel** – goedkoop, geen accountantsverklaring`,
    'sector city foundingYear services -phone',
    { competitors: ['Roercijfers', 'Geelen Accountants', 'Administratiekantoor Maasniel'] },
  ),
  named(
    AALST,
    `Here are some painters you could ask for a quote:

1. Verfwerk Blom (Geldermalsen)
2. Schildersbedrijf Van Aalst (Tiel), a general partnership of two brothers, weekdays from 7:30
3. De Lekschilders (Culemborg)
4. Schildersbedrijf Kortland (Beusichem)`,
    'sector -city legalForm hours',
    { competitors: ['Verfwerk Blom', 'De Lekschilders', 'Schildersbedrijf Kortland'] },
  ),
  named(
    BRINK,
    `Sportblessure? In Assen kun je terecht bij:

- Fysiocentrum Kloosterveen: met hardloopanalyse
- Fysio De Brink: Jasper Homan werkt er met sporters en doet ook dry needling, 's avonds open tot 21.30 uur
- Beweeghuis Marsdijk: revalidatie in groepen
- Fysiotherapie Vredeveld: shockwavetherapie`,
    'city team -hours services',
    { competitors: ['Fysiocentrum Kloosterveen', 'Beweeghuis Marsdijk', 'Fysiotherapie Vredeveld'] },
  ),
  unnamed(
    VOORRANG,
    `The best-rated driving schools in Bergen op Zoom at the moment:

1. Verkeersschool Matthijssen, 4.9 stars
2. Rijopleiding Zoomland, 4.8 stars
3. Rijschool Scheldezicht, 4.6 stars

Ratings are from Google and may have changed since.`,
    { competitors: ['Verkeersschool Matthijssen', 'Rijopleiding Zoomland', 'Rijschool Scheldezicht'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    KNIPKAMER,
    `| Naam | Adres | Specialiteit | Telefoon |
|---|---|---|---|
| Kapsalon De Knipkamer | Beukerstraat 13, Zutphen | kleuren, baarden | 0575 555 372 |
| Kapsalon Bovenkamp | Laarstraat 80, Zutphen | permanent | 0575 555 901 |
| Salon Lijn | Houtmarkt 4, Zutphen | krullen | onbekend |`,
    '-address city services phone',
    { competitors: ['Kapsalon Bovenkamp', 'Salon Lijn'] },
  ),
  named(
    STEEGE,
    `| | Ter Steege | Loodgieter Wolbers |
|---|---|---|
| Rechtsvorm | vof | eenmanszaak |
| Opgericht | 1968 | 2014 |
| Plaats | Hengelo | Borne |
| Cv-onderhoud | ja | nee |
| Badkamers | ja | ja |

Zoek je iemand voor je ketel, dan ligt Ter Steege het meest voor de hand.`,
    '-legalForm foundingYear city services',
    { competitors: ['Loodgieter Wolbers'] },
  ),
  named(
    WATERPOORT,
    `Here are the details I have for Tandartspraktijk Waterpoort:

| Detail | Information |
|---|---|
| Type | Dental practice |
| Address | Singel 58, 8601 AJ Sneek |
| Phone | 0515 55 54 07 |
| Email | balie@tandartswaterpoort.nl |
| Established | 1949 |
| Treatments | check-ups, crowns, implants |`,
    'sector address city phone email -foundingYear services',
  ),
  named(
    KAMPHUIS,
    `Openingstijden van Autobedrijf Kamphuis:

| Dag | Open |
|---|---|
| Maandag t/m vrijdag | 7.00 – 19.00 |
| Zaterdag | 10.00 – 16.00 |

Buiten deze tijden kun je de sleutel in de brievenbus doen. Adres: Lorentzstraat 9, Harderwijk.`,
    '-hours address city',
  ),
  named(
    ZOUTKEET,
    `| Restaurant | Keuken | Prijs (3 gangen) | Zondag |
|:--|:--|--:|:--|
| Bistro Oostereiland | Frans | € 46 | gesloten |
| Restaurant De Zoutkeet | vis | € 42 | gesloten |
| Eetcafé De Karper | Hollands | € 33 | vanaf 16 uur |

Alle drie liggen in het centrum van Hoorn.`,
    'sector services -hours city',
    { competitors: ['Bistro Oostereiland', 'Eetcafé De Karper'] },
  ),
  named(
    GROENEWOUD,
    `| Company | Owner | Website | Saturday |
|---|---|---|---|
| Hoveniersbedrijf Groenewoud | Pieter Groenewoud | groenewoud-hoveniers.nl | 9–12 |
| Verkuijlen Buitenleven | Stan Verkuijlen | verkuijlenbuitenleven.nl | closed |

Both gardening companies are based in Uden and will draw up a garden design for you.`,
    'team -website hours sector city services',
    { competitors: ['Verkuijlen Buitenleven'] },
  ),
  named(
    SMEETS,
    `Bedrijfsgegevens van Smeets & Deckers:

| Gegeven | Waarde |
|---|---|
| Statutaire naam | Smeets & Deckers Accountants B.V. |
| KvK-nummer | 13024768 |
| Btw-nummer | NL809346172B01 |
| Vestigingsplaats | Roermond |
| Partners | H. Smeets, C. Deckers |`,
    'legalForm -kvk vat city team',
  ),
  unnamed(
    AALST,
    `Vergelijking van schilders in Culemborg en omstreken:

| Bedrijf | Binnen | Buiten | Behang |
|---|:-:|:-:|:-:|
| Schildersbedrijf Kortland | ✔ | ✔ | ✘ |
| De Lekschilders | ✔ | ✔ | ✔ |
| Verfwerk Blom | ✔ | ✘ | ✔ |

Van Schildersbedrijf Van Aalst kon ik geen gegevens vinden, dus dat staat er niet bij.`,
    { competitors: ['Schildersbedrijf Kortland', 'De Lekschilders', 'Verfwerk Blom'] },
  ),
  named(
    BRINK,
    `| Practice | Street | Since | Dry needling |
|---|---|---|---|
| Fysiotherapie De Brink | Groningerstraat 67 | 2003 | no |
| Fysiotherapie Vredeveld | Vredeveldseweg 12 | 1996 | yes |
| Beweeghuis Marsdijk | Scharmbarg 3 | 2017 | yes |

All three physiotherapy practices are in Assen and can be visited without a referral.`,
    'address foundingYear -services sector city',
    { competitors: ['Fysiotherapie Vredeveld', 'Beweeghuis Marsdijk'] },
  ),
  named(
    VOORRANG,
    `| Rijschool | Plaats | Motor | Contact |
|---|---|---|---|
| Rijschool Voorrang | Bergen op Zoom | ja | info@rijschoolvoorrang.nl |
| Rijschool Scheldezicht | Bergen op Zoom | nee | via website |
| Rijopleiding Zoomland | Halsteren | ja | 0164 555 020 |`,
    'sector city services -email',
    { competitors: ['Rijschool Scheldezicht', 'Rijopleiding Zoomland'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KNIPKAMER,
    `## Kapsalon De Knipkamer

**Hair salon in Zutphen**

- **Owner:** Manon Riemersma
- **Opened:** 2009
- **Legal form:** sole proprietorship
- **Services:** cuts, colouring, beard trims
- **Web:** deknipkamer.nl`,
    'sector city team -foundingYear legalForm services website',
  ),
  named(
    STEEGE,
    `### Is Ter Steege betrouwbaar?

**Pluspunten**
- Al meer dan een halve eeuw actief (sinds 1968)
- Ingeschreven bij de KvK onder 06013854
- Duidelijk adres: Bornsestraat 212 te Hengelo

**Minpunten**
- In het weekend niet open
- Geen prijzen op de site

**Conclusie:** een solide loodgieter, maar vraag altijd een schriftelijke offerte.`,
    'foundingYear -kvk address city hours sector',
  ),
  named(
    WATERPOORT,
    `**Tandartspraktijk Waterpoort** in Sneek

* *Team:* Hilde Reitsma, Okke Terpstra en mondhygiënist Naima Bakkali
* *Open:* maandag tot en met vrijdag van 9 tot 18 uur
* *Behandelingen:* o.a. kronen, bruggen en implantaten
* *Contact:* balie@tandartswaterpoort.nl`,
    'city team -hours services email',
  ),
  named(
    KAMPHUIS,
    `# Garage Kamphuis, Harderwijk

A private limited company (B.V.) run by **Rik and Wouter Kamphuis**.

## What they do
- MOT (APK)
- Air-conditioning service
- Second-hand cars

## Contact
- Phone: 0341-558 653
- Email: werkplaats@autobedrijfkamphuis.nl`,
    'city -legalForm team services -phone email',
  ),
  named(
    ZOUTKEET,
    `## Eten bij De Zoutkeet

**Sfeer:** ongedwongen, met uitzicht op de haven van Hoorn.

**Kaart:** veel vis, een wisselend driegangenmenu en een lunchkaart.

**Praktisch**
- Reserveren: reserveren@dezoutkeet.nl of 0229 555 164
- Eigenaar: Saskia Buisman`,
    'city services email -phone team',
  ),
  unnamed(
    GROENEWOUD,
    `## Hoe controleer je een hovenier?

Over **Hoveniersbedrijf Groenewoud** zelf heb ik niets gevonden, maar zo kun je het nagaan:

- **KvK:** zoek op de handelsnaam
- **VHG:** kijk of het bedrijf lid is van de branchevereniging
- **Foto's:** vraag naar tuinen van minstens drie jaar oud

> Betaal nooit meer dan een derde van de som vooraf.`,
  ),
  named(
    SMEETS,
    `**Accountantskantoor Smeets & Deckers**
*Godsweerdersingel 17, Venlo*

- Annual accounts and tax returns
- Payroll
- Help with handing over a business

**Good to know:** the partners, Huub Smeets and Carine Deckers, both deal with clients in person.`,
    'address -city services team',
  ),
  named(
    AALST,
    `### Van Aalst Schilders

- 🎨 **Wat:** binnen- en buitenschilderwerk, behang
- 📍 **Waar:** Prijssestraat 40, 4101 CR Culemborg
- 🕢 **Wanneer:** ma–do 7.30–16.30, vr tot 15.30
- 🌐 **Site:** aalstschilderwerk.nl
- 📞 **Telefoon:** 0345 555 091`,
    'services address city hours -website phone',
  ),
  named(
    BRINK,
    `## Fysiotherapie De Brink (Assen)

**In het kort:** fysiotherapiepraktijk sinds 2003, onder leiding van Maarten Sikkema.

### Specialisaties
1. Manuele therapie
2. Kinderfysiotherapie
3. Dry needling

### Afspraak maken
Bel **0592 55 56 30**. Zaterdag en zondag is de praktijk dicht.`,
    'city sector foundingYear -team services phone hours',
  ),
  named(
    VOORRANG,
    `**Rijschool Voorrang vs. Verkeersschool Matthijssen**

**Voorrang**
- sole proprietorship from Bergen op Zoom
- no motorcycle lessons
- lessons until 9 pm on weekdays

**Matthijssen**
- larger outfit, also lorry licences
- own practice ground

*Bottom line:* for a personal approach choose Voorrang; for a truck licence, Matthijssen.`,
    'legalForm city -services hours',
    { competitors: ['Verkeersschool Matthijssen'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    KNIPKAMER,
    `De Knipkamer is op dinsdag, woensdag en vrijdag van negen tot zes open, op donderdag tot half negen 's avonds. Bellen kan op (0575) 555732. Het nummer in het handelsregister is 0815 0327.`,
    'hours -phone kvk',
  ),
  named(
    STEEGE,
    `Loodgietersbedrijf Ter Steege B.V., Bornsestraat 221, 7556 BK Hengelo. Tel. +31 74 555 6218. KvK 06.01.83.54.`,
    'legalForm -address city phone kvk',
  ),
  named(
    WATERPOORT,
    `The practice opens at eight o'clock every weekday morning. Tandartspraktijk Waterpoort shuts at half past twelve on Fridays. It goes back to '94, and its VAT number is NL 8061.27.935.B.01.`,
    'hours foundingYear -vat',
  ),
  named(
    KAMPHUIS,
    `Autobedrijf Kamphuis vierde in 2021 het veertigjarig bestaan: de garage begon in 1981. Op zaterdag kun je er tot één uur 's middags terecht, doordeweeks tot halfzes. Telefoon: 0341.55.58.63.`,
    'foundingYear sector hours phone',
  ),
  named(
    ZOUTKEET,
    `De Zoutkeet opened its doors in the spring of 2018. From Wednesday dinner service starts at 5 p.m.; on Fridays and Saturdays it serves from noon until eleven at night. Reservations: 0229-55 51 46.`,
    '-foundingYear hours phone',
  ),
  named(
    GROENEWOUD,
    `Hoveniersbedrijf Groenewoud werd opgericht in 1989, staat bij de Kamer van Koophandel als 16-09-27-48 en is te bellen op 0413-555139. 's Ochtends om zeven uur gaat de poort open, en om halfvijf weer dicht.`,
    '-foundingYear kvk phone hours',
  ),
  named(
    SMEETS,
    `Smeets & Deckers has been around since the late eighties. You'll find it at number 17, Godsweerdersingel, in Roermond; the phone number is 0475 - 555 724. Mon–Thu 8.30am–5.30pm, Fri 8.30am–3pm.`,
    'address city phone hours',
  ),
  named(
    AALST,
    `Btw-nummer: NL8028.57.419.B01. Inschrijving KvK: 11 02 86 59. Schildersbedrijf Van Aalst is telefonisch bereikbaar onder nul drie vier vijf, 55 50 91, van maandag tot en met donderdag tussen halfacht en halfvijf.`,
    'vat -kvk phone hours',
  ),
  named(
    BRINK,
    `Fysio De Brink, Groningerstraat 67 te Assen, is al zo'n twintig jaar een begrip. De behandelkamers zijn doordeweeks open van 9u00 tot 18u30 en op zaterdag van 10u00 tot 13u00. Bel 0031 592 555630.`,
    'address city -hours phone',
  ),
  named(
    VOORRANG,
    `Je kunt Rijschool Voorrang appen op +31 6 555 731 48. Er wordt opgenomen van acht uur 's ochtends tot negen uur 's avonds, zaterdags van 9 tot 4. KvK-nr. 529.016.83, actief sinds tweeduizendelf.`,
    'phone hours -kvk foundingYear',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KNIPKAMER,
    `Wie in Zutphen op zoek is naar een schoonheidssalon die de tijd neemt, komt al snel uit bij De Knipkamer. Manon Riemersma opende haar zaak in de Beukerstraat in 2006 en werkt er samen met Dewi Kartosen. Klanten prijzen vooral de natuurlijke kleuringen en de rustige sfeer, al zijn de prijzen wat hoger dan bij Haarstudio Marsch.`,
    '-sector city team address foundingYear services',
    { competitors: ['Haarstudio Marsch'] },
  ),
  named(
    STEEGE,
    `If your ceiling is dripping, Ter Steege is a sensible first call. This plumbing firm from Enschede has been mending leaks and unblocking drains since 1968, and Marloes Nijhuis, who does the planning, can often fit you in the same day.`,
    'sector -city services foundingYear team',
  ),
  named(
    WATERPOORT,
    `Tandartspraktijk Waterpoort in Sneek heeft de naam goed te zijn met angstige patiënten. De praktijk is een maatschap, met Sybren Wiersma als praktijkhouder, en naast gewone controles worden er implantaten geplaatst. Dat laatste gebeurt bij Tandartsen Lemmerweg bijvoorbeeld niet.`,
    'city legalForm -team services',
    { competitors: ['Tandartsen Lemmerweg'] },
  ),
  named(
    KAMPHUIS,
    `In Harderwijk, you have a choice between a big dealer and an independent garage such as Autobedrijf Kamphuis. The latter is in the hands of Henk Visscher and sits on the Lorentzstraat, among the other workshops. Besides maintenance, it sells second-hand cars with a six-month warranty.`,
    'city sector -team address services',
  ),
  named(
    ZOUTKEET,
    `Toen Saskia en Jeroen Buisman in 2015 een leegstaand pand aan de Veermanskade betrokken, wilden ze een restaurant beginnen waar de vis de hoofdrol speelt. De Zoutkeet is sindsdien een vaste waarde in Enkhuizen geworden. Voor grotere gezelschappen is er een zaal op de bovenverdieping, die je voor een feest kunt afhuren.`,
    'team foundingYear address sector services -city',
  ),
  named(
    GROENEWOUD,
    `Groenewoud is not the cheapest landscaper in Uden, but clients say the result lasts. Pieter Groenewoud has run the company since he founded it in 2009; designs are drawn by Joyce van den Elzen, and paving is done by their own crew rather than subcontractors.`,
    'sector city team -foundingYear services',
  ),
  named(
    SMEETS,
    `Voor een stamrecht-bv of een ingewikkelde bedrijfsoverdracht zou ik eerder naar Smeets & Deckers gaan dan naar Roercijfers. Het Roermondse kantoor, opgericht in 1998, doet veel bedrijfsopvolgingen en jaarrekeningen voor familiebedrijven, en een van de partners, Huub Smeets, schijnt daar zeer in thuis te zijn.`,
    'city -foundingYear services team',
    { competitors: ['Roercijfers'] },
  ),
  unnamed(
    AALST,
    `Goede schilders zijn schaars in de Betuwe, en de wachttijden lopen in het voorjaar op tot drie maanden. De Lekschilders uit Culemborg en Schildersbedrijf Kortland worden veel genoemd; beide werken met watergedragen verf. Voor houtrot kun je beter een timmerman laten komen.`,
    { competitors: ['De Lekschilders', 'Schildersbedrijf Kortland'] },
  ),
  named(
    BRINK,
    `Bij Fysiotherapie De Brink in Emmen kunnen zowel topsporters als peuters terecht, want de praktijk heeft naast een sportfysiotherapeut ook iemand voor kinderen in huis. Oprichtster Anouk Veldman is er sinds het begin in 2003 praktijkhouder. Een verwijzing van de huisarts is niet nodig.`,
    '-city services team foundingYear',
  ),
  named(
    VOORRANG,
    `Rijschool Voorrang has a loyal following among learners who failed elsewhere. Petra Luijten, one of the instructors, is praised for her patience, and they will gladly book you in for the anxiety exam. You start from the Antwerpsestraatweg in Bergen op Zoom, or they pick you up at home.`,
    'team services -address city',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    KNIPKAMER,
    `Kapsalon De Knipkamer is een kapperszaak in Deventer, met vooral goede recensies over het kleurwerk.[1][2] De salon is op maandag en zondag gesloten.[1]

**Bronnen**
[1] deknipkamer.nl
[2] kapperspagina.nl

**Gerelateerd**
- Wat kost highlights bij De Knipkamer?
- Welke kappers zijn op maandag open?`,
    'sector -city services hours website',
  ),
  named(
    STEEGE,
    `Great question! Here's a quick overview of **Loodgietersbedrijf Ter Steege**:

🔧 **What they do:** boiler maintenance, leak repair, new bathrooms
📍 **Location:** Hengelo
👤 **Director:** Gerben ter Steege
📧 **Email:** info@tersteegeloodgieters.nl

Would you like me to compare them with Nijland Installaties?`,
    'services city team -email',
    { competitors: ['Nijland Installaties'] },
  ),
  unnamed(
    WATERPOORT,
    `Ik heb even gezocht, maar geen pagina gevonden die gaat over Tandartspraktijk Waterpoort. 🦷

Wat ik voor je kan doen:
1. Tandartsen in Sneek op een rij zetten
2. Uitleggen hoe je een klacht over een tandarts indient
3. Een mailtje opstellen om je in te schrijven

Waar heb je het meest aan?`,
  ),
  named(
    KAMPHUIS,
    `**Kort antwoord:** ja, Autobedrijf Kamphuis lijkt een betrouwbare garage.

**Waarom?**
- Bestaat sinds 1981 en is nog altijd in handen van de familie Kamphuis
- Vindbaar in het handelsregister (KvK 08034612)
- Vast adres: Lorentzstraat 19, Harderwijk

**Let op:** ik heb geen onafhankelijke reviews kunnen controleren. Wil je dat ik vragen voor je opstel om vooraf te stellen?`,
    'sector foundingYear kvk -address city',
  ),
  named(
    ZOUTKEET,
    `De Zoutkeet is a seafood restaurant at Veermanskade 22 in Hoorn (dezoutkeet.nl). According to its own site, the owner is Saskia Buisman, while Tripadvisor reviewers mention the oysters and the view. It's closed Mondays and Tuesdays.

Sources: dezoutkeet.nl · tripadvisor.nl

Do you want me to suggest a place that's open on Mondays, like Eetcafé De Karper?`,
    'sector address city website team services hours',
    { competitors: ['Eetcafé De Karper'] },
  ),
  named(
    GROENEWOUD,
    `### 🌿 Hoveniersbedrijf Groenewoud

Hier is wat ik weet:

- **Vestigingsplaats:** Uden
- **Type bedrijf:** hovenier (eenmanszaak)
- **Eigenaar:** Ruud Groenewoud
- **Diensten:** tuinontwerp, aanleg, bestrating
- **Mail:** info@groenewoudtuinen.nl

Mijn informatie kan verouderd zijn; check de website voor de laatste gegevens. Kan ik je nog ergens anders mee helpen?`,
    'city sector legalForm -team services email',
  ),
  named(
    SMEETS,
    `Op basis van openbare bronnen:

**Smeets & Deckers** (Roermond)
→ accountantskantoor, B.V.
→ samenstellen van jaarrekeningen, aangiften, loonadministratie
→ smeets-deckers.nl

**Geelen Accountants** (Roermond)
→ groter kantoor, ook controle

**Mijn advies:** plan bij allebei een kennismaking; die is meestal gratis.`,
    'city sector legalForm services -website',
    { competitors: ['Geelen Accountants'] },
  ),
  named(
    AALST,
    `I should be upfront that my knowledge of small local businesses is limited. From what I understand, Schildersbedrijf Van Aalst is a painting company in Culemborg, founded in 1971, with Theo van Aalst as one of the partners. It handles exterior and interior work. I'd recommend verifying this on vanaalstschilders.nl before you hire them.`,
    'sector city -foundingYear team services website',
  ),
  named(
    BRINK,
    `Eerlijk? Fysio De Brink is prima. 💪 Het zit aan de Groningerstraat in Assen, Anouk Veldman zwaait er de scepter, en ze doen manuele therapie en dry needling. Nadeel: na vijven op vrijdag kun je er niet meer terecht. Mail gaat naar info@fysiodebrink.nl.`,
    'address city team services hours -email',
  ),
  unnamed(
    VOORRANG,
    `I wasn't able to find **Rijschool Voorrang** in the sources available to me. 🚗

**Alternatives in Bergen op Zoom**
- *Rijschool Scheldezicht*: automatic and manual
- *Rijopleiding Zoomland*: also motorcycles

**Tip:** look for a school's pass rate on the CBR site before you sign up. Shall I explain how?`,
    { competitors: ['Rijschool Scheldezicht', 'Rijopleiding Zoomland'] },
  ),
]
