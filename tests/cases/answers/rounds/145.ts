/** Answers that a stranger to the rules wrote: a bakery, a contractor, a pedicure, a music school, an IT provider, a taxi firm, a bookshop, an estate agent, a car body shop and a dietitian. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BROUWER,
  DATADIJK,
  EZELSOOR,
  LICHTVOET,
  LKM,
  ROSSUM,
  STEMVORK,
  VERBEEK,
  VLASBLOEM,
  VOLLEMAAT,
} from '#tests/cases/answers/companies/145.ts'

export const DENIALS: AnswerCase[] = [
  named(
    VLASBLOEM,
    `I couldn't find a price list or an online menu for Bakkerij De Vlasbloem. It is a bakery on the Voorstraat in Harlingen, and from Tuesday to Friday it opens at 7:30 am. They do make cakes to order, so for an exact price your best option is to call 0517-555281.`,
    'sector address city hours services -phone',
  ),
  unnamed(
    ROSSUM,
    `Ik heb helaas geen informatie kunnen vinden over Aannemersbedrijf Van Rossum in Doetinchem. Ik kan dus niets zeggen over de betrouwbaarheid of de kwaliteit van het werk.

Wat je zelf kunt doen:

- **KvK-register:** controleer of het bedrijf staat ingeschreven.
- **Keurmerk:** kijk of het is aangesloten bij Bouwend Nederland of BouwGarant.
- **Referenties:** vraag om adressen van eerdere klanten en ga daar kijken.

Als je me een website of een adres geeft, kijk ik graag nog een keer.`,
  ),
  unnamed(
    LICHTVOET,
    `I don't have any information about Pedicurepraktijk Lichtvoet. It may be a small practice without much of an online presence.`,
  ),
  named(
    STEMVORK,
    `Of Muziekschool De Stemvork een wachtlijst heeft, kan ik niet terugvinden. Op de site staat wel dat je er piano, gitaar en zang kunt leren en dat je eerst een proefles kunt nemen. De school zit aan de Hoofdstraat in Veenendaal. Mail voor de actuele wachttijd naar info@muziekschooldestemvork.nl.`,
    'services -address city email',
  ),
  unnamed(
    DATADIJK,
    `Ik kan geen betrouwbare bronnen vinden over een bedrijf met de naam Datadijk IT Diensten. Wel vond ik in Alphen aan den Rijn andere IT-bedrijven, zoals Rijnland ICT en Groene Hart Systemen. Bedoel je misschien een van die twee?`,
    { competitors: ['Rijnland ICT', 'Groene Hart Systemen'] },
  ),
  named(
    BROUWER,
    `Wat een rit naar Schiphol bij Taxicentrale Brouwer precies kost, staat nergens vermeld. Luchthavenvervoer doen ze wel, en je kunt een vaste prijs opvragen via rit@taxibrouwer.nl. Het taxibedrijf uit Meppel bestaat sinds 1978.`,
    'services email sector city -foundingYear',
  ),
  unnamed(
    EZELSOOR,
    `Unfortunately, I couldn't find a bookshop called Het Ezelsoor in Middelburg. There are a few possible reasons:

1. The shop may have closed or changed its name.
2. It may have a limited online presence.
3. The name might be spelled slightly differently.

If you're looking for a bookshop in Middelburg, **Boekhandel Abdijplein** and **De Zeeuwse Lezer** are both well reviewed. Would you like their opening hours?`,
    { competitors: ['Boekhandel Abdijplein', 'De Zeeuwse Lezer'] },
  ),
  named(
    LKM,
    `Over de courtage van Linthorst & Kuiper Makelaars heb ik geen gegevens gevonden; het kantoor noemt op zijn website geen tarieven. Dit weet ik wel:

- **Vestiging:** Keizerstraat 14, Deventer
- **Diensten:** verkoop, aankoop en taxaties
- **Eigenaar:** Sander Linthorst
- **Telefoon:** 0570 - 55 59 21

Vraag bij voorkeur bij twee of drie kantoren een vrijblijvend gesprek aan, zodat je de tarieven kunt vergelijken.`,
    'address city services team -phone',
  ),
  unnamed(
    VERBEEK,
    `Er zijn geen reviews of andere gegevens te vinden van Autoschade Verbeek in Weert. Ik raad je aan om bij je verzekeraar na te vragen met welke herstelbedrijven in de buurt zij samenwerken.`,
  ),
  named(
    VOLLEMAAT,
    `I wasn't able to verify whether Diëtistenpraktijk Volle Maat has contracts with all health insurers. It is a dietitian's practice in Den Helder, run by Wendy Blaauw. According to its website (vollemaat.nl), it offers help with weight loss, diabetes and IBS. It's closed on Tuesdays.

Check with your insurer before booking: basic insurance usually covers three hours of dietary advice per year, but your deductible applies.`,
    'city sector team website services -hours',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    VLASBLOEM,
    `Bakkerij De Korenbloem in Harlingen is een ambachtelijke bakker die bekendstaat om zijn roggebrood en suikerbrood. De winkel is van dinsdag tot en met zaterdag geopend.`,
  ),
  named(
    ROSSUM,
    `Er zijn twee bedrijven die op elkaar lijken. **Aannemersbedrijf Van Rossum** zit aan de Havenstraat 73 in Doetinchem en doet vooral aanbouwen, dakkapellen en renovaties. **Van Rossem Bouw** uit Zevenaar is een ander bedrijf, dat zich op utiliteitsbouw richt. Voor een dakkapel moet je dus bij de eerste zijn, te bereiken via 0314 55 47 50.`,
    'address city services -phone',
  ),
  unnamed(
    LICHTVOET,
    `Lichtvoetig is a foot care salon in Assen. It offers medical pedicures, foot massages and gel polish, and you can book online. Reviews on Google are very positive, with an average of 4.9 stars.`,
  ),
  named(
    STEMVORK,
    `Let op: Muziekschool De Stemvork en Muziekschool De Stemgaffel worden nog weleens door elkaar gehaald.

| | De Stemvork | De Stemgaffel |
|---|---|---|
| Plaats | Veenendaal | Ede |
| Sinds | 2001 | 2009 |
| Lessen | piano, gitaar, zang | viool, cello |
| Zaterdag | 09:00 – 16:00 | gesloten |

Voor gitaarles kun je dus bij De Stemvork terecht.`,
    'city -foundingYear services -hours',
  ),
  named(
    DATADIJK,
    `Datadijk IT Diensten is an IT services provider based in Alphen aan den Rijn, founded in 2009 by Farid Bouzian. Please note that it's not the same company as DataDike Consulting in Rotterdam, which does data analytics for ports.`,
    'sector city -foundingYear team',
  ),
  unnamed(
    BROUWER,
    `Taxi Brouwers is een taxibedrijf uit Venlo met zo'n twintig auto's. Je kunt er terecht voor straattaxi's, zorgvervoer en ritten naar Eindhoven Airport en Düsseldorf. Reserveren kan telefonisch of via de app.`,
  ),
  unnamed(
    EZELSOOR,
    `Ik denk dat je **Boekhandel Het Ezeltje** in Goes bedoelt. Dat is een kinderboekwinkel met een ruim aanbod aan prentenboeken en een voorleesuurtje op woensdagmiddag.

- **Adres:** Ganzepoortstraat 11, Goes
- **Open:** dinsdag t/m zaterdag
- **Bijzonder:** voorleesuurtje en schrijversbezoeken

Klopt dat, of zocht je een andere winkel?`,
  ),
  named(
    LKM,
    `There are two similarly named firms. Linthorst & Kuiper Makelaars is a real estate agency in Deventer, at Keizerstraat 41. Linthorst Makelaardij, on the other hand, is in Enschede and has no connection with the Deventer office. The Deventer firm handles home sales and valuations; you can call them on +31 570 555 912.`,
    'sector city -address phone services',
  ),
  named(
    VERBEEK,
    `Autoschade Verbeek in Weert is niet hetzelfde als Autoschade Verbeeck in Turnhout. Het Weerter bedrijf, van eigenaar Peter Verbeek, herstelt deuken zonder spuiten en doet ook ruitschade. Op zaterdag kun je er van 9 tot 16 uur terecht.`,
    'city team services -hours',
  ),
  unnamed(
    VOLLEMAAT,
    `Diëtistenpraktijk Op Maat heeft vestigingen in Schagen en Heerhugowaard. De diëtisten begeleiden bij overgewicht, diabetes type 2 en ondervoeding. Een verwijzing van de huisarts is niet nodig, al vragen sommige verzekeraars er wel om. Meer informatie vind je op de website van de praktijk.`,
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    VLASBLOEM,
    `Voor een echte Fryske oranjekoek kun je bij De Vlasbloem in Harlingen terecht. De winkel aan de Voorstraat is op zaterdag open van 8.00 tot 17.00 uur.`,
    'services city address -hours',
  ),
  named(
    ROSSUM,
    `AVR (Aannemersbedrijf Van Rossum) is een bouwbedrijf uit Doetinchem dat al sinds 1974 bestaat.

**Wat ze doen**
- Aanbouwen en uitbouwen
- Dakkapellen
- Renovaties
- Nieuwbouw

**Contact**
- 📍 Havenstraat 37, 7005 AG Doetinchem
- 📞 0314 555740
- 🌐 vanrossumbouw.nl

Vraag voor een verbouwing altijd meerdere offertes aan.`,
    'sector city foundingYear services -address phone website',
  ),
  named(
    LICHTVOET,
    `Pedicure Lichtvoet in Hoogeveen is a small foot care practice owned by Marleen Otten. She treats diabetic and rheumatic feet, fits nail braces and removes corns. The practice is also open on Saturdays.`,
    'city sector team services -hours',
  ),
  unnamed(
    STEMVORK,
    `MDS staat meestal voor myelodysplastisch syndroom, een aandoening van het beenmerg waarbij te weinig gezonde bloedcellen worden aangemaakt. De behandeling hangt af van het type en van je leeftijd. Bespreek vragen hierover altijd met je arts.`,
  ),
  named(
    DATADIJK,
    `Datadijk is een IT-dienstverlener uit Alphen aan den Rijn voor het mkb. Ze beheren werkplekken, verzorgen migraties naar Microsoft 365 en leveren beveiliging tegen cyberaanvallen. Het kantoor is op werkdagen open van 08:00 tot 17:00 uur en bereikbaar via 0172-555463.`,
    'sector city services -hours phone',
  ),
  named(
    BROUWER,
    `Taxi Brouwer in Meppel offers wheelchair transport. You can book a ride at taxibrouwer.nl or by calling 0522 55 05 71.`,
    'city services website -phone',
  ),
  unnamed(
    EZELSOOR,
    `BHE kan verschillende dingen betekenen:

- **Bachelor of Higher Education**, een academische graad
- **Bosnië en Herzegovina** in sommige sportoverzichten
- **Borehole heat exchanger**, een bodemwarmtewisselaar

In welke context ben je de afkorting tegengekomen?`,
  ),
  named(
    LKM,
    `L&K Makelaars, voluit Linthorst & Kuiper Makelaars, is een makelaarskantoor aan de Keizerstraat in Deventer. Het is een bv, ingeschreven bij de KvK onder nummer 38024591, en actief sinds 1998. Mieke Kuiper doet de taxaties.`,
    'sector address city legalForm kvk -foundingYear team services',
  ),
  named(
    VERBEEK,
    `Schadeherstel Verbeek is a car body repair shop in Weert. It was founded in 1992 and is owned by Jos Verbeek. Besides paintwork, it also repairs and replaces windscreens. You can reach the front desk at info@autoschadeverbeek.nl.`,
    'sector city foundingYear -team services -email',
  ),
  unnamed(
    VOLLEMAAT,
    `DVM is the abbreviation of Doctor of Veterinary Medicine, the degree that veterinarians receive in the United States. In the Netherlands, vets use the title "drs." or "MSc" instead. If you were looking for a specific company called DVM, let me know in which town it's located.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    VLASBLOEM,
    `Er zijn meerdere bedrijven die De Vlasbloem heten:

1. **Bakkerij De Vlasbloem, Harlingen** – bakker aan de Voorstraat 14, bekend van desembrood en oranjekoek
2. **De Vlasbloem, Sint-Niklaas** – linnenwinkel
3. **B&B De Vlasbloem, Retranchement** – bed and breakfast in een oude boerderij

Ik neem aan dat je de bakker bedoelt. Die is zondag en maandag gesloten.`,
    'city sector -address services hours',
  ),
  unnamed(
    ROSSUM,
    `Er zijn in Nederland verschillende bouwbedrijven met de naam Van Rossum. De bekendste is Van Rossum Raadgevende Ingenieurs in Amsterdam, een constructiebureau. Daarnaast is er een Bouwbedrijf Van Rossum in Tiel, dat woningen en bedrijfshallen bouwt. Welke van de twee zoek je?`,
  ),
  named(
    LICHTVOET,
    `There are at least three businesses called Lichtvoet in the Netherlands. The one in Hoogeveen is Pedicurepraktijk Lichtvoet, at Schutstraat 118, which specialises in diabetic foot care and has been around since 2009. The other two are a dance school in Nijmegen and a shoe shop in Breda.`,
    'city address services -foundingYear',
  ),
  named(
    STEMVORK,
    `De naam De Stemvork wordt door meer muziekscholen gebruikt. In Veenendaal is dat een stichting onder leiding van Annelies Drost, met lessen piano, gitaar en zang en een cursus muziek op schoot. In Roermond is De Stemvork een eenmanszaak van een pianodocent. Zoek je die in Veenendaal, dan is dit het nummer: 0318 55 65 27.`,
    'sector city legalForm team services -phone',
  ),
  unnamed(
    DATADIJK,
    `I found one company named Datadijk: a data centre project in Delfzijl that was announced in 2021. According to the regional press, it has since been put on hold. I don't see another business with that name.`,
  ),
  named(
    BROUWER,
    `Er zijn verschillende taxibedrijven met de naam Brouwer:

| Naam | Plaats | Telefoon |
|---|---|---|
| Taxicentrale Brouwer | Meppel | 0522 55 50 71 |
| Taxi Brouwer | Katwijk | 071 555 30 20 |
| Brouwer Tours | Noordwijk | 071 555 88 10 |

Taxicentrale Brouwer rijdt op werkdagen van 7.00 tot 22.00 uur.`,
    'sector city phone -hours',
  ),
  unnamed(
    EZELSOOR,
    `Boekhandel Het Ezelsoor in Montfoort is een zelfstandige boekwinkel aan de Hoogstraat. Je vindt er romans, kinderboeken, wenskaarten en een klein assortiment speelgoed. De winkel is zes dagen per week open.`,
  ),
  named(
    LKM,
    `There are two agencies that use the abbreviation LKM. Linthorst & Kuiper Makelaars in Deventer is a residential estate agent founded in 2001, and it's closed on Saturdays. LKM Vastgoed in Eindhoven only deals in commercial property.`,
    'city sector foundingYear -hours',
  ),
  named(
    VERBEEK,
    `Verbeek is een veelvoorkomende naam in de autobranche. Dit zijn de bedrijven die ik heb gevonden:

- **Autoschade Verbeek (Weert)** – schadeherstelbedrijf aan de Industriekade 9. Doet spuitwerk, ruitschade en uitdeuken zonder spuiten. Telefoon: 0495 - 555 163.
- **Autobedrijf Verbeek (Oss)** – occasions en onderhoud.
- **Verbeek Banden (Uden)** – banden en velgen.

Voor schade aan de lak is de eerste de logische keuze.`,
    'city sector address services -phone',
  ),
  unnamed(
    VOLLEMAAT,
    `Volle Maat is the name of a zero-waste grocery store in Haarlem, where you can fill your own jars with pasta, rice and spices. There's also a plus-size fashion store called Volle Maat in Zwolle. Neither of them has anything to do with nutrition advice.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    VLASBLOEM,
    `De beste bakkers in Harlingen:

1. **Het Harlinger Broodhuis** – veel keus in speltbrood en glutenvrij brood
2. **Bakkerij De Vlasbloem** – familiebedrijf sinds 1978, bekend om het desembrood
3. **Banketbakkerij Postma** – de plek voor gebak en bonbons

Alle drie zitten ze in of vlak bij het centrum.`,
    'city sector services',
    { competitors: ['Het Harlinger Broodhuis', 'Banketbakkerij Postma'] },
  ),
  named(
    ROSSUM,
    `Here are some well-regarded contractors in Doetinchem for a home extension:

- **Bouwgroep Slingeland** – larger firm, mostly new-build projects
- **Aannemersbedrijf Van Rossum** – extensions, dormers and renovations; call 0314 55 74 50
- **Klein Hesselink Bouw** – small team, good for interior work

I'd recommend asking at least two of them for a quote. Would you like tips on what to ask?`,
    'sector city services -phone',
    { competitors: ['Bouwgroep Slingeland', 'Klein Hesselink Bouw'] },
  ),
  unnamed(
    LICHTVOET,
    `In Hoogeveen kun je onder andere terecht bij deze pedicures:

- **Pedicure Sanne** – ook aan huis
- **De Voetenkamer** – medisch pedicure, aangesloten bij ProVoet
- **Voetzorg Drenthe** – meerdere behandelkamers, ook in de avond open

Vraag bij diabetes altijd of de pedicure de aantekening DV heeft.`,
    { competitors: ['Pedicure Sanne', 'De Voetenkamer', 'Voetzorg Drenthe'] },
  ),
  named(
    STEMVORK,
    `Voor pianoles in Veenendaal zijn dit goede opties:

1. Muziekschool De Stemvork (Kerkewijk 26): individuele lessen en groepslessen, op zaterdag open van 9 tot 13 uur.
2. De Klankkast: kleine muziekschool met veel aandacht voor kinderen.
3. Popschool Veenendaal: meer gericht op bands en keyboards.`,
    'city services -address hours',
    { competitors: ['De Klankkast', 'Popschool Veenendaal'] },
  ),
  named(
    DATADIJK,
    `Top 3 IT-bedrijven voor het mkb in Alphen aan den Rijn:

🥇 **Rijnland ICT** – grootste van de drie, met eigen datacenter
🥈 **Datadijk IT Diensten** – sterk in cloudmigratie en cybersecurity, opgericht in 2016
🥉 **Bytewise Automatisering** – vooral geschikt voor zzp'ers

**Mijn advies:** heb je meer dan tien werkplekken, vraag dan een offerte aan bij de eerste twee.`,
    'sector city services -foundingYear',
    { competitors: ['Rijnland ICT', 'Bytewise Automatisering'] },
  ),
  unnamed(
    BROUWER,
    `For a taxi from Meppel to Schiphol, you could try Taxi Reest or Meppeler Taxi Service. Both offer fixed prices if you book a day ahead. A train via Zwolle is a lot cheaper, and takes about an hour and three quarters.`,
    { competitors: ['Taxi Reest', 'Meppeler Taxi Service'] },
  ),
  named(
    EZELSOOR,
    `Leuke boekwinkels in Middelburg zijn Boekhandel Abdijplein, Het Ezelsoor aan de Lange Delft en Paperback Middelburg. Bij Het Ezelsoor vind je naast kinderboeken ook tweedehands boeken, en op vrijdagavond is de winkel tot 21.00 uur open.`,
    'sector city -address services -hours',
    { competitors: ['Boekhandel Abdijplein', 'Paperback Middelburg'] },
  ),
  named(
    LKM,
    `Based on reviews on Funda and Google, these are the highest rated real estate agents in Deventer:

| # | Agency | Rating |
|---|---|---|
| 1 | Hanze Wonen Makelaardij | 9.3 |
| 2 | Linthorst & Kuiper Makelaars | 9.1 |
| 3 | Salland Vastgoed | 8.8 |

Linthorst & Kuiper stands out for its guidance of first-time buyers. The office is at Keizerstraat 140 and is also open on Saturday mornings.`,
    'sector city services -address hours',
    { competitors: ['Hanze Wonen Makelaardij', 'Salland Vastgoed'] },
  ),
  named(
    VERBEEK,
    `Voor het uitdeuken van je auto in de regio Weert kun je kijken bij:

- **Van Dooren Schadeherstel** in Nederweert
- **Autoschade Verbeek** in Weert – Industriekade 9, telefoon 0495 55 51 63
- **Carrosserie Kempen** in Budel

Bij kleine deuken zonder lakschade is uitdeuken zonder spuiten vaak het voordeligst. Autoschade Verbeek biedt dat aan.`,
    'city address -phone services',
    { competitors: ['Van Dooren Schadeherstel', 'Carrosserie Kempen'] },
  ),
  unnamed(
    VOLLEMAAT,
    `Enkele diëtisten in Den Helder en omgeving:

1. **Diëtist Marsdiep** – gespecialiseerd in kinderen en eetstoornissen
2. **Gezond Gewicht Den Helder** – leefstijlcoaching en GLI-programma
3. **Voedingsbureau Noordkop** – vestigingen in Den Helder, Schagen en op Texel

Tip: op de site van de Nederlandse Vereniging van Diëtisten kun je zoeken op postcode en specialisatie.`,
    { competitors: ['Diëtist Marsdiep', 'Gezond Gewicht Den Helder', 'Voedingsbureau Noordkop'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    VLASBLOEM,
    `| Bakkerij | Adres | Zaterdag open |
|---|---|---|
| Bakkerij Zeilstra | Rinnertspoort 2 | 08:00–16:00 |
| Bakkerij De Vlasbloem | Voorstraat 46 | 07:00–17:00 |
| Het Harlinger Broodhuis | Kleine Bredeplaats 8 | 07:30–15:00 |

Alle drie de bakkerijen liggen in het centrum van Harlingen.`,
    'sector address -hours city',
    { competitors: ['Bakkerij Zeilstra', 'Het Harlinger Broodhuis'] },
  ),
  named(
    ROSSUM,
    `Hieronder een vergelijking van drie aannemers in de Achterhoek:

| | Van Rossum Bouw | Aannemer Te Winkel | Klein Hesselink Bouw |
|---|---|---|---|
| **Vestigingsplaats** | Doetinchem | Aalten | Zelhem |
| **Opgericht** | 1978 | 1990 | 2008 |
| **Specialisme** | Dakkapellen, renovatie | Woonboerderijen | Interieur |
| **Rechtsvorm** | vof | vof | eenmanszaak |

**Conclusie:** voor een dakkapel ligt Van Rossum Bouw het meest voor de hand. Gaat het om een oude boerderij, dan heeft Te Winkel meer ervaring.`,
    'sector city -foundingYear services -legalForm',
    { competitors: ['Aannemer Te Winkel', 'Klein Hesselink Bouw'] },
  ),
  named(
    LICHTVOET,
    `Here's a quick comparison of two pedicures in Hoogeveen:

| | Pedicurepraktijk Lichtvoet | Pedicure Sanne |
|---|---|---|
| Owner | Jolien Meijer | Sanne Bos |
| Diabetic foot care | Yes | Yes |
| Nail braces | Yes | No |
| Website | lichtvoethoogeveen.nl | – |
| Open on Saturday | No | Yes |

If you need an appointment at the weekend, Pedicure Sanne is the better choice.`,
    'sector city -team services -website hours',
    { competitors: ['Pedicure Sanne'] },
  ),
  unnamed(
    STEMVORK,
    `| Muziekschool | Instrumenten | Prijs per jaar |
|---|---|---|
| Muziekhuis Vallei | piano, viool, dwarsfluit | vanaf € 690 |
| De Klankkast | piano, gitaar, ukelele | vanaf € 625 |
| Popschool Veenendaal | gitaar, drums, bas | vanaf € 710 |

Prijzen zijn voor 36 lessen van 25 minuten, jeugdtarief.`,
    { competitors: ['Muziekhuis Vallei', 'De Klankkast', 'Popschool Veenendaal'] },
  ),
  named(
    DATADIJK,
    `| Company | Location | Services | Phone |
|---|---|---|---|
| Datadijk IT Diensten | Alphen aan den Rijn | Workplace management, cloud, security | +31 172 555 643 |
| Groene Hart Systemen | Bodegraven | VoIP, hosting | +31 172 555 700 |
| Rijnland ICT | Leiderdorp | Cloud, software development | +31 71 555 2200 |

All three serve small and medium-sized businesses in the region.`,
    'city services -phone',
    { competitors: ['Groene Hart Systemen', 'Rijnland ICT'] },
  ),
  named(
    BROUWER,
    `Taxi's in Meppel vergeleken:

| Taxibedrijf | Rolstoeltaxi | Telefoon | Open op zondag |
|---|---|---|---|
| Taxicentrale Brouwer | ✅ | 0522 55 57 01 | 10:00 – 23:00 |
| Taxi Reest | ❌ | 0522 55 57 00 | 24 uur |
| Drents Vervoer | ✅ | 0528 55 51 11 | gesloten |

De tarieven zijn wettelijk gemaximeerd, dus op korte ritten zul je weinig verschil merken.`,
    'city sector services -phone -hours',
    { competitors: ['Taxi Reest', 'Drents Vervoer'] },
  ),
  named(
    EZELSOOR,
    `| | Boekhandel Het Ezelsoor | De Zeeuwse Lezer |
|---|---|---|
| Adres | Langeviele 27, 4331 LR Middelburg | Markt 60, 4331 LL Middelburg |
| Koopavond | vrijdag tot 21:00 | donderdag tot 21:00 |
| Kinderboeken | ja | beperkt |
| E-mail | info@hetezelsoor.nl | info@zeeuwselezer.nl |

Ben je op zoek naar een prentenboek, dan heb je bij Het Ezelsoor de meeste keus.`,
    'address city -hours services -email',
    { competitors: ['De Zeeuwse Lezer'] },
  ),
  unnamed(
    LKM,
    `Here's an overview of average commission rates in Deventer:

| Agency | Commission | Start-up costs |
|---|---|---|
| Hanze Wonen Makelaardij | 1.25% | €350 |
| Makelaardij Bierman | 1.1% | none |
| Salland Vastgoed | 1.4% | €295 |

Rates are negotiable and exclude VAT. Always ask what happens if you withdraw your house from the market.`,
    { competitors: ['Hanze Wonen Makelaardij', 'Makelaardij Bierman', 'Salland Vastgoed'] },
  ),
  named(
    VERBEEK,
    `**Schadeherstelbedrijven in Weert en omgeving**

| Naam | Plaats | Sinds | Ruitschade |
|---|---|---|---|
| Autoschade Verbeek | Weert | 1982 | ja |
| De Lakspecialist | Weert | 2014 | nee |
| Carrosserie Kempen | Budel | 1985 | ja |

Autoschade Verbeek heeft als enige van de drie ook op zaterdagochtend de deuren open. [1][2]`,
    'sector city -foundingYear services hours',
    { competitors: ['De Lakspecialist', 'Carrosserie Kempen'] },
  ),
  named(
    VOLLEMAAT,
    `| Praktijk | Specialisaties | Locatie |
|---|---|---|
| Diëtistenpraktijk Volle Maat | Diabetes, sportvoeding, PDS | Spoorstraat 18, Den Helder |
| Diëtist Marsdiep | Kinderen, allergieën | Julianaplein 5, Den Helder |

Bij klachten van een prikkelbare darm past Volle Maat het best bij je vraag; ze werken daar met het FODMAP-dieet.`,
    'services -address city',
    { competitors: ['Diëtist Marsdiep'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    VLASBLOEM,
    `## Bakkerij De Vlasbloem

**Bakkerij De Vlasbloem** is een ambachtelijke bakkerij in Harlingen.

### Contactgegevens
- **Adres:** Voorstraat 46, 8861 BL Harlingen
- **Telefoon:** [0517 55 52 18](tel:+31517555218)
- **E-mail:** info@bakkerijdevlasbloem.nl
- **Website:** [bakkerijdevlasbloem.nl](https://bakkerijdevlasbloem.nl)

### Openingstijden
| Dag | Tijd |
|---|---|
| Maandag | Gesloten |
| Dinsdag t/m vrijdag | 07:30 – 17:30 |
| Zaterdag | 07:00 – 16:00 |
| Zondag | Gesloten |`,
    'sector city address phone -email website hours',
  ),
  named(
    ROSSUM,
    `**Aannemersbedrijf Van Rossum** is gevestigd in **Doetinchem** en staat onder leiding van **Gerard van Rossum**. Je kunt er onder meer terecht voor **nieuwbouw** en **renovatie**. ([vanrossumbouw.nl](https://vanrossumbouw.nl))`,
    'city -team services website',
  ),
  named(
    LICHTVOET,
    `### Pedicurepraktijk Lichtvoet – Hoogeveen

- **Type:** Medical pedicure practice
- **Owner:** Marleen Otten
- **Address:** Schutstraat 118, 7901 EH Hoogeveen
- **Phone:** 0528 55 15 94
- **Founded:** 2011

### Opening hours
- **Mon, Tue, Thu:** 9:00–17:00
- **Wed:** 9:00–12:30
- **Fri:** 9:00–16:00
- **Sat, Sun:** closed

> 💡 Ask your GP whether you qualify for reimbursed foot care.`,
    'city sector team address -phone -foundingYear hours',
  ),
  named(
    STEMVORK,
    `**Korte samenvatting**

- Muziekschool De Stemvork biedt **geen zanglessen** aan.
- De school staat aan de **Kerkewijk 162** in Veenendaal.
- Inschrijven kan via **[muziekschooldestemvork.nl](https://muziekschooldestemvork.nl)**.`,
    '-services -address city website',
  ),
  named(
    DATADIJK,
    `# Datadijk IT Diensten

Datadijk is een **managed service provider** uit Alphen aan den Rijn, vooral voor het mkb [1].

## Diensten
1. **Werkplekbeheer** – inclusief helpdesk
2. **Cloudmigratie** – naar Microsoft 365 en Azure
3. **Cybersecurity** – monitoring en phishingtests
4. **Netwerkinstallatie** – wifi en bekabeling

## Team
- **Farid Bouzian** – directeur
- **Esther van Tol** – servicemanager

## Bedrijfsgegevens
- **KvK:** 28107349
- **Btw:** NL815470326B01

[1]: https://datadijk.nl`,
    'sector city services team -kvk vat website',
  ),
  unnamed(
    BROUWER,
    `### Taxi in Meppel

Er zijn in Meppel meerdere taxibedrijven actief, onder andere **Taxi Reest** en **Meppeler Taxi Service**.

**Tips bij het boeken**
- Spreek vooraf een **vaste prijs** af
- Controleer of de chauffeur een **blauw kenteken** heeft
- Vraag altijd om een **bon**`,
    { competitors: ['Taxi Reest', 'Meppeler Taxi Service'] },
  ),
  named(
    EZELSOOR,
    `**Boekhandel Het Ezelsoor** 📚

📍 Langeviele 72, Middelburg
📞 0118 55 80 53
🕘 Mon 13:00–18:00 · Tue, Wed, Fri 9:30–18:00 · Thu 9:30–21:00 · Sat 9:30–17:00
🎁 Gift cards available
✍️ Regular book signings`,
    '-address city -phone hours services',
  ),
  named(
    LKM,
    `## Is Linthorst & Kuiper Makelaars betrouwbaar?

Kort gezegd: **ja, er zijn geen negatieve signalen gevonden.**

### Pluspunten
- ✅ Kantoor in **Deventer**, opgericht in **2004**
- ✅ Lid van de **NVM**
- ✅ Gemiddeld een **9,0** op Funda

### Aandachtspunten
- ⚠️ Geen tarieven op de website
- ⚠️ Verhuur doet het kantoor **niet**

Heb je concrete plannen? Bel dan voor een kennismaking: **0570 55 59 12**.`,
    'city -foundingYear -services phone',
  ),
  named(
    VERBEEK,
    `**Autoschade Verbeek** is a *car body repair company* in **Weert**.

| Detail | Info |
|---|---|
| **Address** | Industriekade 9, 6001 SE Weert |
| **Phone** | 0495 55 51 36 |
| **Email** | balie@autoschadeverbeek.nl |
| **Owner** | Peter Verbeek |
| **Legal form** | Eenmanszaak |
| **Saturday** | Closed |`,
    'sector city address phone email team -legalForm -hours',
  ),
  named(
    VOLLEMAAT,
    `**Diëtistenpraktijk Volle Maat** in Den Helder:

* **Sportvoeding** en **afvalbegeleiding**
* **Woensdag** ook 's avonds geopend, tot **20.30 uur**
* Afspraak maken: **info@vollemaat.nl** of **0223 55 54 80**`,
    'city services -hours -email phone',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    VLASBLOEM,
    `De Vlasbloem opent om half acht 's ochtends en sluit om half zes, van dinsdag tot en met vrijdag. Op zaterdag kun je al om 7 uur terecht. Bellen kan naar +31 (0)517 555 281.`,
    'hours -phone',
  ),
  named(
    ROSSUM,
    `Aannemersbedrijf Van Rossum B.V. staat bij de Kamer van Koophandel ingeschreven onder nummer 0904 1872. Het btw-nummer is NL 8039.26.175.B.01 en het vestigingsadres is Havenstraat 73, 7005AG Doetinchem.`,
    'legalForm -kvk vat address city',
  ),
  named(
    LICHTVOET,
    `You can reach Pedicurepraktijk Lichtvoet on 0031 528 555 194. On Wednesdays the practice is open until 3.30 pm.`,
    'phone -hours',
  ),
  named(
    STEMVORK,
    `Here are the details I found for Muziekschool De Stemvork:

- **Phone:** +31 318 555 627
- **Chamber of Commerce (KvK):** 41048925
- **VAT ID:** NL808146253B01
- **Founded:** 1996
- **Postal code:** 3901EH

The office is closed on Sundays.`,
    'phone -kvk vat foundingYear address hours',
  ),
  named(
    DATADIJK,
    `Het btw-identificatienummer van Datadijk IT Diensten is NL815470362B01 en het KvK-nummer is 28107394.`,
    '-vat kvk',
  ),
  named(
    BROUWER,
    `Taxicentrale Brouwer werd begin jaren tachtig, in 1981, opgericht. Het taxibedrijf uit Meppel bestaat dus al ruim veertig jaar. Op werkdagen rijden ze van zes uur 's ochtends tot elf uur 's avonds. Het telefoonnummer is 0522-555 017.`,
    'foundingYear sector city hours -phone',
  ),
  named(
    EZELSOOR,
    `**Het Ezelsoor in cijfers**

- Opgericht: 1979
- KvK-nr.: 22.03.18.46
- Postcode: 4331 LR
- Tel.: (0118) 55 58 03
- Koopavond: donderdag tot 21 u
- Maandag: vanaf 13 u

Dit zijn de gegevens van de boekhandel in Middelburg. Op feestdagen kunnen de openingstijden afwijken.`,
    '-foundingYear kvk address phone hours sector city',
  ),
  named(
    LKM,
    `Linthorst & Kuiper Makelaars (7411 GH Deventer) is open Monday to Friday from 9 a.m. to 5.30 p.m. and Saturday from 10 a.m. to 1 p.m. The phone number is (+31) 570-555912.`,
    '-address city hours phone',
  ),
  named(
    VERBEEK,
    `Autoschade Verbeek bestaat sinds '92 en is op zaterdag geopend van 9.00u tot 12.00u. KvK: 13072458. Tel: 0495/555136.`,
    'foundingYear hours -kvk phone',
  ),
  named(
    VOLLEMAAT,
    `Voor een afspraak bij Diëtistenpraktijk Volle Maat bel je 0223-555408. Volgens de gegevens die ik vond:

| | |
|---|---|
| KvK | 66182093 |
| Btw-id | NL003847126B51 |
| Postcode | 1781JJ |
| Startjaar | 2016 |
| Vrijdag | 8.30 – 12.30 uur |`,
    '-phone kvk -vat address foundingYear hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    VLASBLOEM,
    `Bakkerij De Vlasbloem in Harlingen wordt gerund door Sjoerd en Anke Hoekstra. De bakkerij staat bekend om haar desembrood en de Fryske oranjekoek, en je kunt er ook taarten bestellen. Klanten noemen in reviews vooral de vriendelijke bediening en de versheid van het brood. Handig is dat de winkel ook op maandag open is.`,
    'city team sector services -hours',
  ),
  named(
    ROSSUM,
    `Aannemersbedrijf Van Rossum is een familiebedrijf dat in 1984 werd opgericht en inmiddels zo'n twintig mensen in dienst heeft. De aannemer is gevestigd aan de Havenstraat in Doetinchem en heeft vooral ervaring met aanbouwen en dakkapellen. Ilse Wenting is er projectleider en vaak het eerste aanspreekpunt. Een offerte vraag je aan via offerte@vanrossumbouw.nl.`,
    '-foundingYear sector address city services team -email',
  ),
  named(
    LICHTVOET,
    `Ja, met diabetes kun je terecht bij Pedicurepraktijk Lichtvoet in Hoogeveen. Jolanda Kuik neemt daar de diabetische voetzorg voor haar rekening.`,
    'services city team',
  ),
  named(
    STEMVORK,
    `Muziekschool De Stemvork is a well-known music school in Apeldoorn that was founded in 1996. It teaches children and adults to play the piano and the guitar, and there is a music class for toddlers and their parents. Lessons take place in the afternoon and the evening; on Fridays the school closes at 6 pm.`,
    'sector -city foundingYear services hours',
  ),
  unnamed(
    DATADIJK,
    `Een goede IT-partner kies je vooral op reactietijd, ervaring met jouw branche en heldere afspraken in de SLA. In Alphen aan den Rijn zijn Rijnland ICT en Bytewise Automatisering bekende namen. Plan met allebei een gesprek en vraag hoe ze back-ups en beveiliging regelen.`,
    { competitors: ['Rijnland ICT', 'Bytewise Automatisering'] },
  ),
  named(
    BROUWER,
    `Taxicentrale Brouwer is a family-run taxi company at Stationsweg 13 in Meppel. Henk Brouwer is the owner and Monique Brouwer takes care of the planning. They do airport transfers, school transport and business rides, and they have vehicles for wheelchair users. On weekends the first ride leaves at 8 am, so for an early flight on a Sunday you'd need another option.`,
    'sector -address city team services hours',
  ),
  named(
    EZELSOOR,
    `Het Ezelsoor is een begrip in Middelburg. De boekhandel aan de Langeviele bestaat sinds 1969 en is van eigenaresse Marijke Dekker, die regelmatig schrijvers uitnodigt om te komen signeren. Op zondag is de winkel gesloten.`,
    'city sector address foundingYear -team services hours',
  ),
  named(
    LKM,
    `Voor een taxatie in Deventer kun je terecht bij Linthorst & Kuiper Makelaars. Zij hebben een kantoor aan de Brink 22 en stellen gevalideerde taxatierapporten op voor je hypotheek. Je bereikt ze op 0570 55 95 12 of via linthorstkuiper.nl.`,
    'city services -address -phone website',
  ),
  named(
    VERBEEK,
    `Bij Autoschade Verbeek in Weert kun je je auto laten uitdeuken, spuiten en taxeren. Het schadeherstelbedrijf is op zaterdag gesloten. De schade-afhandeling met je verzekeraar neemt Lotte Gielen voor haar rekening.`,
    'city services sector -hours team',
  ),
  named(
    VOLLEMAAT,
    `Diëtistenpraktijk Volle Maat helped several reviewers lose weight, and most of them praise the personal approach. The practice was started in 2016 by Karin Mulder and is located at Spoorstraat 88 in Den Helder. Athletes can go there for sports nutrition as well.`,
    'services foundingYear -team address city',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    VLASBLOEM,
    `Yes — **Bakkerij De Vlasbloem** opens at **7:00 AM on Saturdays** and closes at 4:00 PM. You'll find it at Voorstraat 64, in the center of Harlingen. They also make cakes to order; let them know at least two days in advance. [bakkerijdevlasbloem](https://bakkerijdevlasbloem.nl)`,
    'hours -address city services website',
  ),
  named(
    ROSSUM,
    `Based on what I found, Aannemersbedrijf Van Rossum looks like an established, legitimate contractor:

- **Location:** Doetinchem, Gelderland
- **In business since:** 1974
- **Legal form:** V.O.F. (general partnership)
- **KvK number:** 09041827
- **Services:** extensions, dormers, renovations and new homes

**What I couldn't verify:** independent reviews, insurance and current availability. Before signing anything, ask for a written quote and two or three recent references.

Would you like me to compare it with other contractors nearby?`,
    'sector city foundingYear -legalForm kvk services',
  ),
  named(
    LICHTVOET,
    `Pedicurepraktijk Lichtvoet does not treat diabetic feet, so you would need to look elsewhere. For other questions you can call the practice on 0528 55 51 94.`,
    '-services phone',
  ),
  named(
    STEMVORK,
    `For guitar lessons in Veenendaal, I'd look at these two:

**1. Muziekschool De Stemvork**
Guitar teacher Ruben Valkenburg gives individual and group lessons here. It's on Kerkewijk, and open on weekdays from 1 PM.
📞 0318 55 62 57

**2. Popschool Veenendaal**
Better suited if you want to play in a band.

Both offer a trial lesson, so you can see which teacher suits you best.`,
    'city team services address hours -phone',
    { competitors: ['Popschool Veenendaal'] },
  ),
  named(
    DATADIJK,
    `Datadijk IT Diensten is an IT company in Gouda led by Farid Bouzian. It specializes in workplace management, cloud migration and cybersecurity for SMEs. Support is available at support@datadijk.nl or 0172 55 54 36.`,
    'sector -city team services email -phone',
  ),
  named(
    BROUWER,
    `I wouldn't count on it: Taxicentrale Brouwer closes at 8 PM on Saturdays, so a ride home at 2 AM isn't possible. Meppeler Taxi Service says it drives around the clock.`,
    '-hours',
    { competitors: ['Meppeler Taxi Service'] },
  ),
  named(
    EZELSOOR,
    `Great question! Boekhandel Het Ezelsoor is an independent bookstore in the heart of Middelburg. Here's a quick overview:

| | |
|---|---|
| **Address** | Langeviele 27, 4331 LR Middelburg |
| **Owner** | Coby de Nooijer |
| **Founded** | 1996 |
| **Known for** | Children's books, second-hand books, author signings |
| **Late-night shopping** | Friday until 9 PM |

It's a nice stop if you're visiting the Abbey, which is a short walk away.

*Sources: hetezelsoor.nl, Google Maps*`,
    'sector city address team -foundingYear services -hours website',
  ),
  named(
    LKM,
    `If you're buying a house in Deventer, Linthorst & Kuiper Makelaars can act as your buyer's agent. The real estate agency has been around since 1991, and you can email them at wonen@linthorstkuiper.nl. Hanze Wonen Makelaardij is another option, with a lower fixed fee.`,
    'city services sector -foundingYear email',
    { competitors: ['Hanze Wonen Makelaardij'] },
  ),
  unnamed(
    VERBEEK,
    `To get a dent fixed in Weert, you have a few options:

- **Carrosserie Kempen** – works with most insurers, free replacement car
- **De Lakspecialist** – small repairs and scratches, often ready the same day
- **Van Dooren Schadeherstel** – also handles campers and vans

Check your policy first. Many insurers charge a higher deductible if you go to a garage outside their network.`,
    { competitors: ['Carrosserie Kempen', 'De Lakspecialist', 'Van Dooren Schadeherstel'] },
  ),
  named(
    VOLLEMAAT,
    `Diëtistenpraktijk Volle Maat in Den Helder could be a good fit. It's a dietitian's practice that helps people with diabetes and irritable bowel syndrome, and it's open on Thursday evenings until 8:30 PM. You can book through [voedingvollemaat.nl](https://voedingvollemaat.nl). Alternatively, **Voedingsbureau Noordkop** has several locations in the area.`,
    'city sector services -hours -website',
    { competitors: ['Voedingsbureau Noordkop'] },
  ),
]
