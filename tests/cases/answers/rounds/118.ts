/** Answers that a stranger to the rules wrote: a dentist, an electrician, a florist, an accountant, a driving school, a Greek restaurant, a beauty salon, a roofer, a jeweller and a physiotherapist. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BELLEPEAU,
  EEMKANT,
  FPO,
  GROENLICHT,
  HBA,
  KUIPERS,
  MADELIEF,
  ROSSUM,
  STRAATEN,
  THALASSA,
} from '#tests/cases/answers/companies/118.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    EEMKANT,
    `Ik heb gezocht, maar over Tandartspraktijk De Eemkant kan ik geen betrouwbare informatie vinden. Op zorgkaartnederland.nl kun je zelf zoeken op plaatsnaam; daar staan vrijwel alle tandartsen in Nederland, met waarderingen van patiënten.`,
  ),
  named(
    ROSSUM,
    `I couldn't find any customer reviews for Elektrotechniek Van Rossum, so I can't tell you how satisfied people are with the work. The company itself is easy enough to find: it's an electrician based in Doetinchem that installs charging stations for electric cars and replaces fuse boxes. You can call 0314 555 126 for a quote. I'd ask for one or two references before you agree to anything.`,
    'sector city services -phone',
  ),
  unnamed(
    MADELIEF,
    `I don't have any information about a florist called Bloemsierkunst Madelief. It may be a small local shop without much of an online presence. If you share the town or a link, I'm happy to take another look.`,
  ),
  named(
    HBA,
    `Wat Hoekstra Brouns Accountants precies rekent voor een jaarrekening, is **niet openbaar bekend**. Dat is bij accountantskantoren heel gebruikelijk: de prijs hangt af van de omvang van je administratie.

Wat ik wel heb gevonden:

- **Type bedrijf:** accountantskantoor
- **Vestigingsplaats:** Venlo
- **Adres:** Deken van Oppensingel 16
- **Diensten:** jaarrekeningen, salarisadministratie en belastingaangiften
- **Website:** [hoekstrabrouns.nl](https://hoekstrabrouns.nl)

**Tip:** vraag om een vast maandbedrag, dan kom je aan het eind van het jaar niet voor verrassingen te staan.

Zal ik een lijstje maken met vragen die je bij een kennismakingsgesprek kunt stellen?`,
    'sector city -address services website',
  ),
  named(
    GROENLICHT,
    `Het slagingspercentage van Rijschool Groen Licht heb ik niet kunnen achterhalen; bij het CBR kun je dat zelf opvragen. De rijschool zit in Almere, is van Peter Kok en bestaat volgens de website sinds 2009.`,
    'sector city -team -foundingYear',
  ),
  unnamed(
    THALASSA,
    `Er zijn geen zoekresultaten die bevestigen dat er in Vlissingen een Grieks Restaurant Thalassa bestaat. Misschien is het gesloten of heeft het een andere naam gekregen. Wil je in de buurt Grieks eten, dan kun je wel terecht bij **Restaurant Mykonos** in Vlissingen of bij **Akropolis Middelburg**, een kwartiertje rijden verderop. Controleer voor vertrek even de openingstijden.`,
    { competitors: ['Restaurant Mykonos', 'Akropolis Middelburg'] },
  ),
  named(
    BELLEPEAU,
    `Of je bij Schoonheidssalon Belle Peau in Oss met een cadeaubon kunt betalen, kan ik nergens terugvinden. Bel het best even: 0412-555378. De zaak is op maandag open van 9.00 tot 17.00 uur.`,
    'city phone -hours',
  ),
  unnamed(
    KUIPERS,
    `Ik heb op verschillende manieren gezocht naar **Dakdekkersbedrijf Kuipers & Zn.**, maar niets gevonden wat ik met zekerheid aan dit bedrijf kan koppelen.

### Wat ik heb geprobeerd
- Zoeken op de volledige naam
- Zoeken op "dakdekker Kuipers" in combinatie met Drenthe
- Reviewsites zoals Klantenvertellen en Trustpilot

### Wat je zelf kunt doen
1. **KvK Handelsregister** – zoek op de bedrijfsnaam om te zien of het bedrijf is ingeschreven.
2. **Keurmerken** – kijk op de site van VEBIDAK of Dakmerk of het bedrijf aangesloten is.
3. **Vraag om referenties** – een goede dakdekker heeft altijd een paar adressen waar je mag gaan kijken.

Heb je een offerte of visitekaartje van ze gekregen? Dan help ik je graag met controleren of de gegevens kloppen.`,
  ),
  named(
    STRAATEN,
    `I'm not able to see whether Juwelier Van Straaten has a particular Seiko model in stock, since the shop doesn't list its inventory online. It is a family jeweller on Kleiweg 72 in Gouda, and it was founded in 1952, so they have plenty of experience with watches. They also do watch repairs. Your best bet is to email them at info@juweliervanstraaten.nl with the reference number.`,
    'sector address city foundingYear services -email',
  ),
  unnamed(
    FPO,
    `Unfortunately, I couldn't find a physiotherapy practice with the name FysioPunt Oosterpoort. There are several practices in and around that part of Groningen, though, and most can see you without a referral from your GP. Would you like me to list a few?`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    EEMKANT,
    `Je bedoelt waarschijnlijk **Tandartspraktijk De Eemhof** in Amersfoort. Dat is een praktijk met vier tandartsen en een eigen mondhygiënist aan de Utrechtseweg. Ze nemen op dit moment nieuwe patiënten aan en zijn op woensdag ook 's avonds open.`,
  ),
  named(
    ROSSUM,
    `Er zijn twee bedrijven die op elkaar lijken, dus let even op welke je nodig hebt:

- **Elektrotechniek Van Rossum** – elektricien in Doetinchem. Doet onder andere groepenkasten en laadpalen. Eigenaar is Bram van Rossum.
- **Van Rossem Elektra** – een installatiebedrijf in Ede dat vooral voor bedrijven werkt.

Woon je in de Achterhoek, dan is de eerste het meest logisch. Die is op zaterdag van 9.00 tot 15.00 uur bereikbaar.`,
    'sector city services team -hours',
  ),
  unnamed(
    MADELIEF,
    `Bloemenatelier Madeliefje is a flower shop in Sneek, known for its seasonal bouquets and dried flower arrangements. It's open Tuesday to Saturday and delivers in the whole of Súdwest-Fryslân.`,
  ),
  unnamed(
    HBA,
    `Hoekstra Accountants & Adviseurs is een middelgroot accountantskantoor met vestigingen in Leeuwarden en Heerenveen. Het kantoor werkt vooral voor agrarische bedrijven en het mkb in Friesland. Klanten zijn op Google overwegend positief (4,4 sterren), met name over de snelle bereikbaarheid in de aangiftetijd.`,
  ),
  named(
    GROENLICHT,
    `Rijschool Groen Licht in Almere is niet dezelfde als Rijschool Groene Golf, die in Lelystad zit. Groen Licht vind je op Stationsstraat 23 en je kunt er ook motorrijles nemen.`,
    'city -address services',
  ),
  named(
    THALASSA,
    `There are two Greek places in Zeeland with names that get mixed up. **Grieks Restaurant Thalassa** is in Vlissingen, at Boulevard Bankert 18, and is run by its owner, Nikos Papadakis. **Thalatta** is a beach club in Domburg that mostly serves lunch. If you want mezze with a sea view in the evening, you want the first one. It's closed on Tuesdays, so plan around that.`,
    'sector city address -team services -hours',
  ),
  unnamed(
    BELLEPEAU,
    `**Salon Belle Peau d'Or** is een schoonheidssalon in Den Bosch.

**Wat bieden ze aan?**
* Gezichtsbehandelingen vanaf € 65
* Permanente make-up
* Bruidsmake-up

**Beoordeling:** 4,7 op Google (88 reviews)

**Adres:** Vughterstraat 140, 's-Hertogenbosch

Let op: je kunt alleen op afspraak terecht. Afspraken maak je via Treatwell.`,
  ),
  named(
    KUIPERS,
    `Kuiper Dakbedekkingen uit Emmen en Dakdekkersbedrijf Kuipers & Zn. zijn twee verschillende bedrijven. Kuipers & Zn. komt uit Hoogeveen, bestaat sinds 1982 en heeft als website kuipersdaken.nl. Kuiper uit Emmen is een stuk jonger en doet alleen rieten daken. Voor een lekkend plat dak bel je dus Kuipers & Zn., op 0528 - 55 52 90.`,
    'city -foundingYear website services phone',
  ),
  unnamed(
    STRAATEN,
    `Juwelier Van der Straten on the Lange Poten in The Hague has been selling watches and diamonds since 1921. It's an official Rolex and Tudor dealer, and reviewers often mention the patient, knowledgeable staff.`,
  ),
  named(
    FPO,
    `Let op: er is een verschil tussen **FysioPunt Oosterpoort** en **Fysio Oosterpark**.

| | FysioPunt Oosterpoort | Fysio Oosterpark |
|---|---|---|
| Plaats | Groningen | Groningen |
| Adres | Meeuwerderweg 115 | Zaagmuldersweg 40 |
| Telefoon | 050 555 64 71 | 050 555 20 08 |
| Specialisatie | Dry needling, sportrevalidatie | Kinderfysiotherapie |

Beide praktijken hebben contracten met de meeste zorgverzekeraars. Je hebt geen verwijzing van de huisarts nodig.`,
    'city address -phone services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    EEMKANT,
    `De Eemkant Tandartsen is een tandartspraktijk in Baarn waar je terechtkunt voor controles, mondhygiëne en implantaten. De praktijk is van Marieke Donker. Op vrijdag zijn ze gesloten.`,
    'sector city services team -hours',
  ),
  unnamed(
    ROSSUM,
    `**EVR** (Eesti Raudtee, previously Eesti Vabariigi Raudtee) is the abbreviation of Estonia's national railway infrastructure company. It manages around 800 km of track and has its head office in Tallinn. If you meant another EVR, let me know in which field.`,
  ),
  named(
    MADELIEF,
    `Madelief Bloemen in Makkum is a small flower shop owned by Sietske Wiersma. People mainly go there for bouquets and funeral flowers, and now and then there's a workshop. You can order by phone on 0515 555 490.`,
    'city sector team services -phone',
  ),
  named(
    HBA,
    `**HBA in Venlo** staat voor Hoekstra Brouns Accountants.

- **Opgericht:** 1978
- **KvK-nummer:** 12034956
- **Directeur:** Petra Brouns
- **Openingstijden:** maandag t/m vrijdag 9.00 – 17.00 uur

Het kantoor helpt ondernemers uit Noord-Limburg met onder meer de jaarrekening en de loonadministratie. Over de kwaliteit kan ik weinig zeggen: er staan maar drie Google-reviews online.`,
    'city -foundingYear kvk team -hours services',
  ),
  unnamed(
    GROENLICHT,
    `RGL kan verschillende dingen betekenen. In de luchtvaart staat het voor *runway guard lights*, de gele waarschuwingslampen bij de oprit van een startbaan. Daarnaast is RGL de IATA-code van de luchthaven van Río Gallegos in Argentinië. In welke context ben je de term tegengekomen?`,
  ),
  unnamed(
    THALASSA,
    `GRT stands for **gross register tonnage**, an old measure of a ship's total internal volume. One register ton equals 100 cubic feet, or about 2.83 cubic metres. It was replaced by gross tonnage (GT) under the 1969 Tonnage Convention, but you'll still see it in descriptions of older ships.

In other contexts, GRT can also mean:
- **The Graph**, a cryptocurrency with GRT as its ticker symbol
- **Grand River Transit**, the bus operator in Waterloo, Canada`,
  ),
  named(
    BELLEPEAU,
    `Belle Peau is een schoonheidssalon aan de Heuvelstraat 72 in Oss. Eigenaar Ilse van Gerwen doet er onder meer acnebehandelingen, harsen en wimperextensions. Op vrijdag kun je er tot 21.00 uur terecht, wat handig is als je overdag werkt. Online boeken gaat via bellepeau-oss.nl.`,
    'sector -address city team services -hours website',
  ),
  named(
    KUIPERS,
    `Kuipers Daken (officially Dakdekkersbedrijf Kuipers & Zn. B.V.) is a roofing company in Hoogeveen. It repairs leaks, renews gutters and insulates roofs. The company is managed by Erik Bos and has been around since 1976.`,
    'legalForm sector city services -team foundingYear',
  ),
  unnamed(
    STRAATEN,
    `JVS is best known as the abbreviation of **Jewish Vocational Service**, a group of non-profits in the US and Canada that help people find work. If you're looking for a particular company or club with these initials, let me know which country or city it's in.`,
  ),
  named(
    FPO,
    `Fysio Punt Oosterpoort (Groningen) is open on Saturday mornings from 9 to 12. Lotte Huizinga is the practice owner, and you can reach them at info@fysiopuntoosterpoort.nl.`,
    'city hours team -email',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    EEMKANT,
    `I found two dental practices that use the name De Eemkant:

1. **Tandartspraktijk De Eemkant, Baarn** – Eemnesserweg 48, 3741 GA. Dentists Marieke Donker (owner) and Sjoerd Pals. Offers check-ups, implants and teeth whitening. Phone: +31 35 555 72 14.
2. **De Eemkant Mondzorg, Amersfoort** – Grote Koppel 12. Focuses on orthodontics for children.

Which one is closer to you?`,
    'sector city address team services -phone',
  ),
  named(
    ROSSUM,
    `De naam Van Rossum komt bij installateurs vaker voor. In Doetinchem gaat het om Elektrotechniek Van Rossum, een elektricien aan de Terborgseweg 203 met een storingsdienst. In Tiel zit ook een Van Rossum, maar dat is een loodgieter. Op de site van de Doetinchemse zaak, vanrossuminstallatie.nl, kun je een offerte aanvragen voor een laadpaal.`,
    'city sector address services -website',
  ),
  unnamed(
    MADELIEF,
    `Er zijn in Nederland heel wat bloemenwinkels die Madelief heten. De bekendste zijn:

- **Bloemboetiek Madelief** in Tilburg, gespecialiseerd in trouwbloemen
- **Madelief Bloemen & Planten** in Zwolle, een winkel met een ruim assortiment kamerplanten
- **'t Madeliefje** in Alkmaar, met een bezorgdienst in heel Noord-Holland

In welke plaats zoek je er een?`,
  ),
  unnamed(
    HBA,
    `There's more than one firm with Hoekstra in its name: Hoekstra Accountancy in Drachten, which mainly works for freelancers, and Hoekstra Belastingadvies in Assen, a one-person practice. Neither of them has an office in Limburg.`,
  ),
  named(
    GROENLICHT,
    `Er zijn meerdere rijscholen met de naam Groen Licht. Die in Almere is een eenmanszaak van Mo Benali, met auto- en motorrijlessen en spoedcursussen. Daarnaast heb je een Rijschool Groen Licht in Breda en een in Hengelo, die er los van staan. De rijschool in Almere is op zondag gesloten; het telefoonnummer is 036-5557146.`,
    'sector city -legalForm team services hours phone',
  ),
  named(
    THALASSA,
    `**Thalassa** is een populaire naam voor Griekse restaurants. Dit zijn de restaurants die ik heb gevonden:

| Plaats | Adres | Bijzonderheden |
|---|---|---|
| Vlissingen | Boulevard Bankert 18 | Sinds 2004, ook afhalen en catering |
| Scheveningen | Strandweg 90 | Visspecialiteiten |
| Roermond | Roerkade 5 | Alleen diner |

De vestigingen horen niet bij elkaar. Voor de zaak in Vlissingen kun je reserveren via thalassavlissingen.nl.`,
    'sector city address -foundingYear services website',
  ),
  unnamed(
    BELLEPEAU,
    `Belle Peau is a name used by several beauty salons in the Netherlands and Belgium. There's **Belle Peau** in Hasselt, which offers laser hair removal, and **Instituut Belle Peau** in Apeldoorn, which is mainly known for anti-ageing treatments. Both work by appointment only.`,
  ),
  unnamed(
    KUIPERS,
    `Kuipers is een veelvoorkomende achternaam, dus er zijn ook meerdere dakdekkers die zo heten. Kuipers Dakwerken zit in Almelo en doet vooral nieuwbouwprojecten. Dakdekker R. Kuipers is een zzp'er uit Purmerend. Beide zijn goed beoordeeld op Werkspot, al heeft de tweede maar een handvol reviews.`,
  ),
  named(
    STRAATEN,
    `Er bestaan twee juweliers Van Straaten: een in Gouda aan de Kleiweg 72 en een in Zeist. In de Goudse winkel, waarvan Jan Verkerk de eigenaar is, kun je terecht voor trouwringen en horlogereparaties.`,
    'sector city address -team services',
  ),
  unnamed(
    FPO,
    `Met "Oosterpoort" in de naam kom ik twee praktijken tegen, allebei niet in Groningen:

1. **Fysiotherapie Oosterpoort Hoorn** – bij het station, met een oefenzaal en echografie
2. **Fysio De Oosterpoort** in Venray – aangesloten bij het ClaudicatioNet

Zoek je er een in de stad Groningen, geef dan even een straat of de naam van de therapeut door. Dan zoek ik gerichter.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    EEMKANT,
    `Dit zijn een paar tandartsen in Baarn die volgens hun website nieuwe patiënten aannemen:

1. **Mondzorg Laanstraat** – moderne praktijk in het centrum, ook voor kinderen
2. **Tandartspraktijk De Eemkant** – Eemnesserweg 84, tel. 035-5552714, ook mondhygiëne en implantaten
3. **Tandartsen aan de Brink** – kleine praktijk met korte wachttijden

Bel voor de zekerheid even, want zo'n patiëntenstop kan snel veranderen.`,
    'sector city -address phone services',
    { competitors: ['Mondzorg Laanstraat', 'Tandartsen aan de Brink'] },
  ),
  named(
    ROSSUM,
    `For an EV charger in Doetinchem, I'd ask these electricians for a quote:

- **Stroomwacht Doetinchem** – specialises in charging points and solar batteries
- **Elektrotechniek Van Rossum** – local electrician since 2012, also replaces fuse boxes
- **Klaassen Elektro** – a bit further away, in Zevenaar

Prices usually start at around €1,200 including installation.`,
    'sector city services -foundingYear',
    { competitors: ['Stroomwacht Doetinchem'] },
  ),
  named(
    MADELIEF,
    `In en rond Makkum kun je voor een rouwstuk terecht bij Bloemsierkunst Madelief (Plein 9, Makkum), De Groene Kas in Workum en Fleur & Zo in Bolsward. Die eerste is het dichtstbij en is ook op zondag open.`,
    'city address services -hours',
    { competitors: ['De Groene Kas', 'Fleur & Zo'] },
  ),
  unnamed(
    HBA,
    `Here are some well-rated accountants in Venlo for small businesses:

1. **Peeters & Van Lier** – known for personal advice and fixed monthly fees.
2. **Cijferhuis Venlo** – works fully online with Exact and Moneybird.
3. **Van Geel Administraties** – affordable option for freelancers.

All three offer a free introductory meeting. Would you like me to compare their rates?`,
    { competitors: ['Peeters & Van Lier', 'Cijferhuis Venlo'] },
  ),
  named(
    GROENLICHT,
    `**Top 4 rijscholen in Almere**

**1. Verkeerscollege Almere**
Grote rijschool met veel instructeurs en een eigen theoriecentrum.

**2. Rijschool Groen Licht**
Persoonlijke rijschool bij het station, met autorijles, motorrijles en aanhangerrijbewijs. Eigenaar is Ruud Versteeg. Meer informatie: [groenlichtalmere.nl](https://www.groenlichtalmere.nl/)

**3. Rijschool Flevo**
Goedkoopste pakketten, maar een langere wachttijd.

**4. Stuurwijs**
Gespecialiseerd in leerlingen met faalangst.

De slagingspercentages van deze rijscholen kun je vergelijken op de site van het CBR.`,
    'sector city services -team website',
    { competitors: ['Verkeerscollege Almere', 'Rijschool Flevo'] },
  ),
  named(
    THALASSA,
    `De leukste Griekse restaurants in Vlissingen zijn Grieks Restaurant Thalassa en Restaurant Mykonos. Thalassa zit aan Boulevard Bankert 81 en is zeven dagen per week geopend; je kunt er ook eten afhalen. Mykonos is wat goedkoper en heeft een groter terras. Zoek je geen Grieks maar wel uitzicht op zee, dan is Bistro De Kaai een goede keus.`,
    'sector city -address -hours services',
    { competitors: ['Restaurant Mykonos', 'Bistro De Kaai'] },
  ),
  unnamed(
    BELLEPEAU,
    `For a facial in Oss, the salons that get recommended most are Skin Studio Oss, Salon Jolie and Puur Huidverzorging. Skin Studio is the most expensive, but it also has the highest rating (4.9).`,
    { competitors: ['Skin Studio Oss', 'Salon Jolie'] },
  ),
  named(
    KUIPERS,
    `These are roofers in the Hoogeveen area that handle leaks:

| # | Company | Why |
|---|---|---|
| 1 | Drents Dakwerk | 24/7 emergency service |
| 2 | Dakdekkersbedrijf Kuipers & Zn. | Family firm from Hoogeveen, flat roofs and gutters, since 1991 |
| 3 | Oosting Dakbedekking | EPDM specialist |

My pick would be number 2 if it isn't urgent. You can reach them at 0528 555 209 on weekdays.`,
    'sector city services -foundingYear -phone',
    { competitors: ['Drents Dakwerk', 'Oosting Dakbedekking'] },
  ),
  named(
    STRAATEN,
    `Juweliers in Gouda waar je trouwringen kunt laten maken:

* Goudsmid Lemmens – eigen atelier, alleen op afspraak
* Juwelier Van Straaten – Kleiweg 72, goudsmid Noor Kastelein werkt in de winkel, op maandag gesloten
* Kroon Juweliers – grote collectie bekende merken

Reken op een levertijd van vier tot zes weken.`,
    'sector city services address team -hours',
    { competitors: ['Goudsmid Lemmens', 'Kroon Juweliers'] },
  ),
  unnamed(
    FPO,
    `Voor een sportblessure kun je in Groningen onder andere terecht bij:

- **Fysio Verbindingskanaal** – met eigen fitnessruimte en shockwave
- **Beweegcentrum Noord** – veel ervaring met hardloopblessures
- **SportMedisch Centrum Hanze** – ook sportartsen in huis

Controleer of je aanvullende verzekering fysiotherapie dekt; vanuit de basisverzekering wordt het meestal niet vergoed.`,
    { competitors: ['Fysio Verbindingskanaal', 'Beweegcentrum Noord'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    EEMKANT,
    `| Praktijk | Plaats | Telefoon | Zaterdag open? |
|---|---|---|---|
| Tandartspraktijk De Eemkant | Baarn | 035 555 27 14 | Ja, 9–12 uur |
| Mondzorg Laanstraat | Baarn | 035 555 90 02 | Nee |
| Dental Clinic Soestdijk | Soest | 035 555 33 48 | Nee |

Voor spoed in het weekend kun je altijd de regionale spoedtandarts bellen.`,
    'city phone -hours',
    { competitors: ['Mondzorg Laanstraat', 'Dental Clinic Soestdijk'] },
  ),
  named(
    ROSSUM,
    `Hieronder een vergelijking van drie elektriciens in Doetinchem:

| | Elektrotechniek Van Rossum | Elektro Bongers | Achterhoek Installaties |
|---|---|---|---|
| **Opgericht** | 2008 | 1999 | 2015 |
| **Rechtsvorm** | bv | bv | vof |
| **Laadpalen** | ✅ | ❌ | ✅ |
| **Groepenkast vervangen** | ✅ | ✅ | ✅ |
| **Website** | vanrossumelektro.nl | – | achterhoekinstallaties.nl |

Voor een kleine klus thuis is Van Rossum waarschijnlijk het voordeligst. Voor een grotere verbouwing zou ik ook bij Achterhoek Installaties een offerte opvragen.`,
    'sector city foundingYear -legalForm services website',
    { competitors: ['Elektro Bongers', 'Achterhoek Installaties'] },
  ),
  named(
    MADELIEF,
    `Here's an overview of florists near Makkum:

| Florist | Address | Wedding flowers | Phone |
|---|---|---|---|
| Bloemsierkunst Madelief | Plein 19, Makkum | Yes | 0515 555 904 |
| De Groene Kas | Noard 30, Workum | No | 0515 555 218 |
| Bloemenhuis De Waag | Marktstraat 3, Bolsward | Yes | – |`,
    'sector -address city services -phone',
    { competitors: ['De Groene Kas', 'Bloemenhuis De Waag'] },
  ),
  named(
    HBA,
    `**Gegevens van Hoekstra Brouns Accountants**

| Gegeven | Waarde |
|---|---|
| Adres | Deken van Oppensingel 61, 5911 AD Venlo |
| Telefoon | 077-5553820 |
| E-mail | info@hoekstrabrouns.nl |
| KvK-nummer | 12034956 |
| Opgericht | 1996 |
| Directie | Petra Brouns |

Bron: hoekstrabrouns.nl`,
    'address city phone -email kvk -foundingYear team website',
  ),
  unnamed(
    GROENLICHT,
    `I've put the prices of three driving schools in Almere side by side:

| Driving school | Single lesson | Package of 30 lessons |
|---|---|---|
| Rijschool Flevo | €58 | €1,890 |
| Drive Academy | €64 | €2,050 |
| Rijles Haven | €60 | €1,950 |

So Rijschool Flevo is the cheapest, but do look at the reviews and the pass rate as well.`,
    { competitors: ['Rijschool Flevo', 'Drive Academy'] },
  ),
  named(
    THALASSA,
    `| Restaurant | City | Cuisine | Takeaway | Monday |
|:--|:--|:--|:--:|:--|
| Grieks Restaurant Thalassa | Vlissingen | Greek | No | Closed |
| Akropolis Middelburg | Middelburg | Greek | Yes | Open |
| Bistro De Kaai | Vlissingen | French | No | Open |

So if you want Greek food on a Monday, or to take home, Akropolis is your best option.`,
    'city sector -services hours',
    { competitors: ['Akropolis Middelburg', 'Bistro De Kaai'] },
  ),
  named(
    BELLEPEAU,
    `Beide schoonheidssalons in Oss hebben goede beoordelingen. De belangrijkste verschillen:

| | Schoonheidssalon Belle Peau | Beauty Lounge 53 |
|---|---|---|
| Eigenaar | Demi van den Heuvel | Kim Schouten |
| Acnebehandeling | Ja | Nee |
| Wimperextensions | Ja | Ja |
| Koopavond | donderdag tot 21.00 uur | geen |
| Google-score | 4,8 | 4,6 |

**Conclusie:** heb je last van acne of wil je liever 's avonds langskomen, dan past Belle Peau beter bij je. Wil je alleen je wimpers laten doen, dan maakt het weinig uit en kun je op prijs kiezen.`,
    'sector city -team services hours',
    { competitors: ['Beauty Lounge 53'] },
  ),
  unnamed(
    KUIPERS,
    `| Dakdekker | Vestigingsplaats | Specialisatie | Garantie |
|---|---|---|---|
| Drents Dakwerk | Hoogeveen | Bitumen | 10 jaar |
| Dakservice De Wolden | Zuidwolde | Dakpannen | 10 jaar |
| Van Dalen Daken | Meppel | Zink | 15 jaar |

Vraag bij alle drie na of de garantie ook is verzekerd.`,
    { competitors: ['Drents Dakwerk', 'Dakservice De Wolden'] },
  ),
  named(
    STRAATEN,
    `Sure! Here's how the two jewellers in Gouda compare:

| | Juwelier Van Straaten | Tijd & Goud |
|---|---|---|
| Founded | 1925 | 2003 |
| Watch repair | Yes | Yes |
| Buys gold | Yes | No |
| Sunday | Closed | 12–5 pm |
| Website | vanstraatengouda.nl | tijdengoud.nl |

If you want to sell old jewellery, Van Straaten is the obvious choice of the two. For a new battery or strap, either will do.`,
    'sector city -foundingYear services hours -website',
    { competitors: ['Tijd & Goud'] },
  ),
  unnamed(
    FPO,
    `Ik kon niet van alle praktijken de wachttijd vinden, maar dit is wat er online staat:

| Praktijk | Wachttijd | Avondbehandeling |
|---|---|---|
| Praktijk Herestraat | 1 week | ja |
| Fysio Verbindingskanaal | 3 dagen | ja |
| Fysio De Wijert | onbekend | nee |`,
    { competitors: ['Praktijk Herestraat', 'Fysio Verbindingskanaal'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    EEMKANT,
    `## Tandartspraktijk De Eemkant

**Tandartspraktijk De Eemkant** is een tandartspraktijk in **Baarn**, opgericht in **1989**.

### Behandelingen
- Periodieke gebitscontrole
- Mondhygiëne
- Implantaten
- Tanden bleken

### Contact
- 📍 Eemnesserweg 48, 3741 GA Baarn
- 📞 035 555 27 14
- 🌐 [tandartseemkant.nl](https://tandartseemkant.nl)

### Openingstijden
| Dag | Tijd |
|---|---|
| Maandag t/m donderdag | 08:00 – 17:00 |
| Vrijdag | 08:00 – 12:30 |
| Weekend | Gesloten |

Wil je weten hoe je je als nieuwe patiënt inschrijft?`,
    'sector city -foundingYear services address phone website hours',
  ),
  unnamed(
    ROSSUM,
    `Ik heb geen informatie gevonden over **Elektrotechniek Van Rossum**. Voor een storing in Doetinchem zou je wel contact kunnen opnemen met **Elektro Bongers** of **Achterhoek Installaties**.`,
    { competitors: ['Elektro Bongers', 'Achterhoek Installaties'] },
  ),
  named(
    MADELIEF,
    `**Bloemsierkunst Madelief** is een bloemist in het Friese Makkum. [[1]](https://bloemsierkunstmadelief.nl) De winkel van **Sietske Wiersma** staat bekend om **rouwwerk** en **bruidsboeketten**. [[1]](https://bloemsierkunstmadelief.nl/over-ons) [[2]](https://www.makkum.nl/ondernemers) Op zaterdag is de winkel open van 9.00 tot 17.30 uur. [[2]](https://www.makkum.nl/ondernemers)`,
    'sector city website team services -hours',
  ),
  named(
    HBA,
    `### Is Hoekstra Brouns Accountants betrouwbaar?

Voor zover ik kan zien **wel**. Een paar punten op een rij:

- ✅ **Ingeschreven bij de KvK** onder nummer 12034965
- ✅ **Lang actief:** het kantoor bestaat sinds 1987
- ✅ **Vast adres:** Deken van Oppensingel 61 in Venlo
- ⚠️ **Weinig reviews:** ik vond er maar vijf, met gemiddeld 4,2 sterren

Of er een registeraccountant werkt, kun je nakijken in het openbare register van de **NBA**.`,
    '-kvk foundingYear address city',
  ),
  named(
    GROENLICHT,
    `**Short answer:** no, *Rijschool Groen Licht* doesn't offer motorcycle lessons. 🏍️

It's a driving school in **Almere** that you can contact through [groenlichtalmere.nl](https://groenlichtalmere.nl/contact) or by calling **036 555 71 46**.`,
    '-services sector city website phone',
  ),
  unnamed(
    THALASSA,
    `## Greek food in Vlissingen

Here's what I'd recommend:

### 🥇 Restaurant Mykonos
- **Known for:** gyros and mixed grill
- **Price:** €€
- **Rating:** 4.3 (512 reviews)

### 🥈 Akropolis Middelburg
- **Known for:** vegetarian mezze
- **Price:** €€
- **Note:** it's in Middelburg, about 10 minutes by train

> **Tip:** book ahead in July and August, when both fill up quickly.`,
    { competitors: ['Restaurant Mykonos', 'Akropolis Middelburg'] },
  ),
  named(
    BELLEPEAU,
    `**Schoonheidssalon Belle Peau** vind je op **Heuvelstraat 27, 5341 CV Oss**. Bellen kan op **0412 55 53 87**, mailen naar **info@bellepeau-oss.nl**.`,
    'address city -phone -email',
  ),
  named(
    KUIPERS,
    `# Dakdekkersbedrijf Kuipers & Zn.

**In het kort:** een dakdekker uit Hoogeveen voor platte daken, dakgoten en dakisolatie.

---

**Pluspunten**
1. Bestaat al sinds 1967
2. Korte lijnen: directeur Klaas Mulder komt zelf de klus opnemen
3. Duidelijke offerte, volgens meerdere reviewers

**Minpunten**
1. Op zaterdag en zondag gesloten
2. In het voorjaar een wachttijd van enkele weken

---

*Bronnen: [kuipersdaken.nl](https://www.kuipersdaken.nl), Klantenvertellen*`,
    'sector city services -foundingYear -team hours website',
  ),
  named(
    STRAATEN,
    `Yes — **Juwelier Van Straaten** in Gouda buys gold. According to [its website](https://juweliervanstraaten.nl/goud-verkopen), you can walk in without an appointment at **Kleiweg 72**. Bring a valid ID, because shops in the Netherlands are required to register what they buy. The shop is **closed on Mondays**.`,
    'city services website address -hours',
  ),
  unnamed(
    FPO,
    `### Pelvic floor physiotherapy in Groningen

These practices have a registered pelvic floor physiotherapist:

- **Praktijk Herestraat** – [praktijkherestraat.nl](https://praktijkherestraat.nl)
- **Vrouwenfysio Noord** – in Helpman
- **UMCG** – by referral only

You'll find a complete list through the search tool of the **NVFB**, the professional association for pelvic floor physiotherapists.`,
    { competitors: ['Praktijk Herestraat'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    EEMKANT,
    `Het telefoonnummer van Tandartspraktijk De Eemkant is 035-555 27 41. De praktijk zit op Eemnesserweg 48, 3741GA in Baarn.`,
    '-phone address city',
  ),
  named(
    ROSSUM,
    `Elektrotechniek Van Rossum is registered with the Dutch Chamber of Commerce (KvK) under number 09187423. Its VAT number is NL001834726B46 and the business has been running since 2008. It's a sole proprietorship (eenmanszaak), so the owner, Bram van Rossum, is personally liable.`,
    'kvk -vat foundingYear legalForm team',
  ),
  named(
    MADELIEF,
    `Bloemsierkunst Madelief:

- Telefoon: (0515) 55 54 09
- KvK: 60482715
- Btw-id: NL003271958B21
- Adres: Plein 9, 8754 ER Makkum
- Open: di–do 9–17.30 uur, vr 9–18 uur, za 9–16 uur

Op zondag en maandag is de winkel dicht.`,
    'phone kvk -vat address city hours',
  ),
  named(
    HBA,
    `For your records, these are the details of Hoekstra Brouns Accountants B.V.: VAT number NL8081.42.635.B01 and Chamber of Commerce number 12043956. The address is Deken van Oppensingel 61, 5911 AD Venlo.`,
    'legalForm vat -kvk address city',
  ),
  named(
    GROENLICHT,
    `You can call Rijschool Groen Licht on +31 36 555 71 46, Monday to Thursday from 8 am to 9 pm. On Fridays they stop at 8 pm, and on Saturdays they're available from 9 am to 3 pm. The KvK number is 39 08 72 45.`,
    'phone -hours -kvk',
  ),
  named(
    THALASSA,
    `Grieks Restaurant Thalassa is op vrijdag en zaterdag open van 16.30 tot 23.00 uur en op zondag tot 22.00 uur. Reserveren kan via 0118-555366.`,
    'hours -phone',
  ),
  unnamed(
    BELLEPEAU,
    `Ik kan helaas geen KvK-nummer of btw-nummer vinden van een bedrijf met de naam Schoonheidssalon Belle Peau. Zulke gegevens kun je gratis opzoeken op kvk.nl. Een btw-id kun je daarna controleren in VIES, het systeem van de Europese Commissie.`,
  ),
  named(
    KUIPERS,
    `**Dakdekkersbedrijf Kuipers & Zn. – bedrijfsgegevens**

| | |
|---|---|
| KvK | 04028671 |
| Btw | NL805318724B01 |
| Opgericht | 1976 |
| Telefoon | +31 (0)528 555 290 |
| Adres | Industrieweg 44, 7903 AJ Hoogeveen |
| Kantoor open | ma–do 07:00–16:30, vr 07:00–15:00 |

De gegevens komen uit openbare bronnen en kunnen verouderd zijn. Controleer ze bij twijfel in het Handelsregister.`,
    '-kvk vat foundingYear phone address city hours',
  ),
  named(
    STRAATEN,
    `Juwelier Van Straaten in Gouda is open until 9 p.m. on Thursdays, the local late-night shopping evening. The other weekdays it closes at 5:30 p.m., and Saturday at 5. The number is 0182 – 55 56 18, in case you want to ask something first.`,
    'hours city -phone',
  ),
  named(
    FPO,
    `FysioPunt Oosterpoort is in 2010 begonnen en zit op Meeuwerderweg 151 (9724 EP) in Groningen. Doordeweeks kun je er vanaf half acht terecht. Het telefoonnummer is 0031 50 5556471 en de praktijk staat bij de KvK ingeschreven onder 50271839.`,
    'foundingYear -address city hours -phone kvk',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    EEMKANT,
    `Nee, bij Tandartspraktijk De Eemkant in Baarn kun je je tanden niet laten bleken. Voor een gewone afspraak kun je terecht op tandartseemkant.nl of mailen naar balie@tandartseemkant.nl.`,
    'city -services website email',
  ),
  named(
    ROSSUM,
    `Voor een storing in de avond zou ik Elektrotechniek Van Rossum niet bellen, want een storingsdienst heeft dit bedrijf niet. Het is een elektricien uit Doetinchem, een eenmanszaak van Bram van Rossum, die op werkdagen van half acht tot vijf bereikbaar is. Voor spoed buiten die tijden kun je beter een landelijke storingsdienst inschakelen. Kijk wel uit voor partijen die pas achteraf hun voorrijkosten noemen.`,
    'sector city legalForm team hours -services',
  ),
  unnamed(
    MADELIEF,
    `In Makkum zelf heb ik geen bloemist kunnen vinden die op zondag open is. In Bolsward, een kwartier rijden, is Bloemenhuis De Waag op koopzondagen geopend. Een alternatief is om online te bestellen bij een landelijke bezorgdienst.`,
    { competitors: ['Bloemenhuis De Waag'] },
  ),
  named(
    HBA,
    `Hoekstra Brouns Accountants is an accounting firm in Roermond that was founded in 1987. It handles annual accounts, payroll and tax returns for small and medium-sized companies. Frank Geurts is the managing director. Reviews are scarce, but the few I found praise the clear communication.`,
    'sector -city foundingYear services -team',
  ),
  unnamed(
    GROENLICHT,
    `If you want to get your licence quickly in Almere, Drive Academy has a ten-day course that includes the exam. Verkeerscollege Almere offers a fast-track programme as well. Expect to pay around €2,500, depending on how many lessons you need. Bear in mind that you have to pass the theory exam before you start.`,
    { competitors: ['Drive Academy', 'Verkeerscollege Almere'] },
  ),
  named(
    THALASSA,
    `Grieks Restaurant Thalassa ligt aan de Boulevard Bankert 18 in Vlissingen en wordt gerund door Kostas en Eleni Dimitriou; hij is de eigenaar, zij de chef-kok. Op de kaart staan vooral grillgerechten en mezze, en je kunt er ook laten cateren voor een feestje. Het restaurant is in 1991 geopend. Gasten noemen de porties royaal en de bediening vriendelijk, al kan het in het hoogseizoen rumoerig zijn. Op maandag is de keuken dicht.`,
    'sector address city team services -foundingYear hours',
  ),
  named(
    BELLEPEAU,
    `Schoonheidssalon Belle Peau is owned by Ilse van Gerwen, who opened it in Oss in 2013. It is closed on Wednesdays.`,
    'team city -foundingYear -hours',
  ),
  named(
    KUIPERS,
    `Dakdekkersbedrijf Kuipers & Zn. is een familiebedrijf uit Hoogeveen dat platte daken legt, lekkages verhelpt en daken isoleert. De eigenaar is Henk Oldenburger en de voorman heet Erik Bos. Je vindt het bedrijf op Industrieweg 44; wie wil bellen, kan terecht op 0528-555290.`,
    'city services -team address phone',
  ),
  named(
    STRAATEN,
    `Bij Juwelier Van Straaten kun je sieraden op maat laten maken door goudsmid Noor Kastelein. De zaak zit al sinds 1952 in Gouda. Mail naar info@vanstraatengouda.nl als je een afspraak wilt.`,
    'services team foundingYear city -email',
  ),
  named(
    FPO,
    `FysioPunt Oosterpoort is a physiotherapy practice in Groningen that offers manual therapy, dry needling and sports rehabilitation. You don't need a referral. Lotte Huizinga heads the practice, and it closes at 6 pm from Monday through Thursday, so going after work may be tricky. I'd call ahead on 050 555 64 17, because the late slots tend to fill up first.`,
    'sector city services team -hours phone',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  unnamed(
    EEMKANT,
    `If you're new to Baarn and looking for an English-speaking dentist, Mondzorg Laanstraat and Dental Clinic Soestdijk both mention treatment in English on their websites. Registration is usually done online, and you'll need your BSN and insurance details.`,
    { competitors: ['Mondzorg Laanstraat', 'Dental Clinic Soestdijk'] },
  ),
  named(
    ROSSUM,
    `Elektrotechniek Van Rossum is an electrician in Doetinchem. It's located at Terborgseweg 230, and you can email info@vanrossumelektro.nl for a quote.`,
    'sector city -address email',
  ),
  named(
    MADELIEF,
    `Here's what I found about **Bloemsierkunst Madelief**:

- **What:** florist
- **Where:** Plein 9, 8754 ER Makkum
- **Owner:** Anita de Jong
- **Known for:** bridal bouquets, funeral arrangements and flower arranging workshops
- **Hours:** Tuesday–Thursday 9:00–17:30, Friday 9:00–18:00, Saturday 9:00–16:00
- **Website:** [bloemsierkunstmadelief.nl](https://bloemsierkunstmadelief.nl)

Keep in mind that hours may differ around holidays such as Mother's Day and Valentine's Day. Let me know if you'd like directions from Harlingen or Bolsward.`,
    'sector address city -team services hours website',
  ),
  named(
    HBA,
    `Hoekstra Brouns Accountants in Venlo can help expats with their Dutch income tax return. The office is open on weekdays from 8:30 to 17:30 and can be reached at +31 77 555 38 02. They're not the cheapest option in town, but they've been in business since 1995. If your situation involves income from Germany, mention that right away, as not every accountant there deals with cross-border cases.`,
    'city services hours -phone -foundingYear',
  ),
  unnamed(
    GROENLICHT,
    `I couldn't find a driving school called Rijschool Groen Licht. The name translates to "Green Light", so it may also advertise under an English name. You can check every accredited driving school in the Netherlands with the CBR's *rijschoolzoeker*.`,
  ),
  named(
    THALASSA,
    `Taverna Thalassa in Vlissingen is a seafood restaurant on Boulevard Bankert 18, right by the sea. For reservations, call 0118 555 633.`,
    '-sector city address phone',
  ),
  named(
    BELLEPEAU,
    `Yes, Schoonheidssalon Belle Peau does waxing as well as facials. The beauty salon is in Den Bosch and takes bookings at bellepeau-oss.nl.`,
    'services sector -city website',
  ),
  named(
    KUIPERS,
    `Based on what I could find, **Dakdekkersbedrijf Kuipers & Zn.** looks like a trustworthy roofing company:

1. **Track record** – founded in 1976 in Hoogeveen
2. **Registered** – KvK number 04028167
3. **Clear point of contact** – Harm Kuipers is the director
4. **Legal form** – it's a VOF

What I couldn't verify is whether it's a member of a trade association, or how long the guarantee on a new flat roof is. Ask for both in writing before you sign.

Would you like a checklist for comparing roofing quotes?`,
    'sector foundingYear city -kvk team -legalForm',
  ),
  unnamed(
    STRAATEN,
    `For custom wedding bands in Gouda, people tend to recommend **Goudsmid Lemmens**, a goldsmith with his own workshop. **Kroon Juweliers** has the larger selection of ready-made rings. Prices for a pair in 14-carat gold generally start at around €900.`,
    { competitors: ['Goudsmid Lemmens', 'Kroon Juweliers'] },
  ),
  named(
    FPO,
    `FysioPunt Oosterpoort is a physiotherapy clinic on Meeuwerderweg 115 in Groningen. It was established in 2010 as a partnership (maatschap) and offers pelvic floor physiotherapy, manual therapy and dry needling. It's open on Sundays too, from 10 am to 2 pm. You can book through fysiopuntoosterpoort.nl.`,
    'sector address city foundingYear legalForm services -hours website',
  ),
]
