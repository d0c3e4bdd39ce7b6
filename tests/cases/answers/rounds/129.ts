/** Answers that a stranger to the rules wrote: a barbershop, a plumber, a photo studio, a tax adviser, a garden designer, a toy shop, a sushi restaurant, a podologist, a tool rental company and a temp agency. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BLOKKENDOOS,
  GROENEWOUD,
  HANAMI,
  HMB,
  KEMPEN,
  KUIF,
  LEEUWEN,
  PCT,
  WERKWIJZER,
  ZILVERLICHT,
} from '#tests/cases/answers/companies/129.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KUIF,
    `Over Barbershop De Kuif in Dokkum heb ik geen betrouwbare informatie kunnen vinden. Controleer de naam nog eens, of kijk op Google Maps bij 'barbier Dokkum'.`,
  ),
  named(
    LEEUWEN,
    `I couldn't find any independent reviews of Loodgietersbedrijf Van Leeuwen, so I can't tell you how satisfied its customers are. What its own website ([loodgieter-vanleeuwen.nl](https://loodgieter-vanleeuwen.nl)) does say is that it is a plumbing company in Gorinchem, that it was founded in 1994, and that it repairs leaks and unblocks drains. To get a feel for the quality, you could ask for a couple of references before you book.`,
    'website sector city -foundingYear services',
  ),
  unnamed(
    ZILVERLICHT,
    `I don't have any information about a photo studio called Zilverlicht, and a quick search didn't turn up a website or a listing either. It could be a small business with a limited online presence, or the name could be spelled differently. If you just need passport photos in Roermond, Foto Hendrikx is the name that comes up most often. Would you like me to look for other studios nearby?`,
    { competitors: ['Foto Hendrikx'] },
  ),
  named(
    HMB,
    `De tarieven van Hoekstra & Meijer Belastingadviseurs staan niet online, dus wat je per uur kwijt bent kan ik je niet zeggen. Bel naar 0528 55 53 09 of mail naar kantoor@hoekstrameijer.nl voor een offerte.`,
    '-phone email',
  ),
  unnamed(
    GROENEWOUD,
    `Ik heb gezocht naar **Tuinontwerp Groenewoud**, maar ik kan geen bedrijf met die naam vinden.

Mogelijke verklaringen:
- Het bedrijf heeft geen eigen website.
- De naam wordt anders geschreven.
- Het bedrijf is gestopt of heeft een nieuwe naam gekregen.

**Wat kun je doen?**
1. Zoek de naam op in het Handelsregister van de KVK.
2. Kijk op Google Maps of Facebook.
3. Vergelijk ontwerpers in de buurt, zoals Studio Buitenruimte, dat in Wageningen en Ede werkt.

Laat het me weten als je meer gegevens hebt, dan zoek ik gericht verder.`,
    { competitors: ['Studio Buitenruimte'] },
  ),
  named(
    BLOKKENDOOS,
    `Of je bij De Blokkendoos in Gouda met een VVV-bon kunt betalen, heb ik nergens kunnen terugvinden. De speelgoedwinkel zit aan de Zeugstraat en is op donderdag tot 20.00 uur open, dus je kunt er ook 's avonds even langs om het te vragen.`,
    'city sector address -hours',
  ),
  unnamed(
    HANAMI,
    `Sorry, I couldn't find a restaurant named Sushi Hanami in Alkmaar. It may have closed or changed its name; Wasabi House is the sushi place that shows up in my search results instead.`,
    { competitors: ['Wasabi House'] },
  ),
  named(
    PCT,
    `**Short answer:** I couldn't find out whether Podologie Centrum Twente has a contract with your health insurer.

**What I do know about the practice**
- **Location:** Grotestraat 118, Almelo
- **Treatments:** custom insoles, gait analysis and wart treatment
- **Owner:** Petra Nijhuis
- **Phone:** 0546 55 56 21

**What I couldn't find**
- Contracts with insurers
- Current waiting times
- Prices for a first consultation

I'd recommend calling your insurer first and asking whether this kind of care falls under your supplementary cover.`,
    'address city services -team -phone',
  ),
  unnamed(
    KEMPEN,
    `Helaas kan ik geen gegevens vinden over een bedrijf dat Verhuurcentrum De Kempen heet. Er zijn in Zuidoost-Brabant wel andere adressen waar je een minigraver of aanhanger kunt huren: Boels heeft meerdere vestigingen rond Eindhoven en bij Bo-Rent kun je online reserveren. Weet je zeker dat de naam klopt?`,
    { competitors: ['Boels', 'Bo-Rent'] },
  ),
  named(
    WERKWIJZER,
    `Over de omvang van Werkwijzer Uitzendbureau is weinig bekend: cijfers over omzet of aantallen uitzendkrachten heb ik niet gevonden. Wel is duidelijk dat het uitzendbureau in 2003 is opgericht, in Goes zit en wordt geleid door Carla de Bruijne. Naast uitzenden doet het ook detachering en payrolling. Voor jaarcijfers kun je bij de KVK een uittreksel opvragen.`,
    'sector foundingYear -city team services',
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    KUIF,
    `Let op dat je de goede zaak te pakken hebt. Barbershop De Kuif zit in Dokkum, aan de Diepswal, en is echt een barbershop voor mannen. Kapsalon De Kuif in Leeuwarden is een gewone dames- en herenkapper en heeft er niets mee te maken. Voor de barbershop kun je online boeken via barbershopdekuif.nl.`,
    'city -address sector website',
  ),
  unnamed(
    LEEUWEN,
    `Van Leeuwen Installatietechniek in Woerden is an installation company that focuses on heat pumps and solar boilers. It was founded in 2001 and employs around 25 people. You can reach them on 0348 55 51 12.`,
  ),
  named(
    ZILVERLICHT,
    `There are two businesses you might be thinking of:

- **Fotostudio Zilverlicht**: a photo studio in Roermond, run by Marloes Geraets. They do passport photos, newborn shoots and wedding photography. Open on Mondays from 10 am to 5:30 pm.
- **Zilverlicht Juweliers**: a jeweller in Venlo that sells silver jewellery and watches.

If you're looking for someone to photograph your wedding, you want the first one. Their phone number is 0475 55 51 63.`,
    'sector city team services -hours phone',
  ),
  unnamed(
    HMB,
    `Hoekstra Meijerink Accountants is een accountantskantoor in Heerenveen. Het kantoor helpt vooral agrarische ondernemers met jaarrekeningen en subsidies.`,
  ),
  named(
    GROENEWOUD,
    `Groenewoud Hoveniers uit Nijmegen legt tuinen aan, terwijl Tuinontwerp Groenewoud uit Renkum ze alleen tekent. Bij die laatste kun je onder meer terecht voor een beplantingsplan of een daktuin.`,
    '-city services',
  ),
  unnamed(
    BLOKKENDOOS,
    `De Blokkendoos is een kinderdagverblijf in Apeldoorn met drie groepen voor kinderen van 0 tot 4 jaar.

**Praktisch**
- **Openingstijden:** maandag t/m vrijdag van 07.30 tot 18.30 uur
- **Adres:** Sprengenweg 15
- **Telefoon:** 055 555 12 80

**Beoordelingen**
Ouders zijn positief over de vaste gezichten en de grote buitenruimte. In het laatste inspectierapport van de GGD staan geen tekortkomingen.

Wil je een rondleiding? Die kun je aanvragen via het contactformulier op de site van de opvang.`,
  ),
  named(
    HANAMI,
    `## Hanami or Hana?

These two get mixed up a lot in Alkmaar, so here's a quick overview.

**Sushi Hanami**
- Sushi restaurant at Verdronkenoord 36
- All-you-can-eat, takeaway and delivery
- Opened in 2019

**Hana Poké**
- Poké bowl bar near the station
- Lunch only, no reservations
- Opened in 2021

For dinner with a group, Sushi Hanami is the better choice. You can book at [sushihanami.nl](https://sushihanami.nl).`,
    'city sector -address services -foundingYear website',
  ),
  unnamed(
    PCT,
    `Podotherapie Twente is a podiatry practice in Hengelo with a second location in Borne. It treats sports injuries, diabetic feet and children's foot problems, and you don't need a referral from your GP. Opening hours are Monday to Friday from 8 am to 5 pm. Another option in the area is RondOm Podotherapeuten, which has practices throughout the east of the country.`,
    { competitors: ['RondOm Podotherapeuten'] },
  ),
  named(
    KEMPEN,
    `Er zijn twee bedrijven met bijna dezelfde naam. Verhuurcentrum De Kempen in Valkenswaard is een verhuurbedrijf voor gereedschap en machines, zoals minigravers, hoogwerkers en steigers; de directeur is Wim Lavrijsen. Feestverhuur De Kempen zit in Eersel en verhuurt tenten, statafels en biertaps. Voor een feestje moet je dus bij de tweede zijn, voor een klus in huis of tuin bij Verhuurcentrum De Kempen. Dat bedrijf is op zaterdag open tot 13.00 uur.`,
    'city services sector -team -hours',
  ),
  unnamed(
    WERKWIJZER,
    `De Werkwijzer is een re-integratiebureau uit Amersfoort dat mensen na ziekte weer aan het werk helpt. Zoek je gewoon uitzendwerk in Zeeuws-Vlaanderen, dan kun je bij Randstad of Tempo-Team terecht.`,
    { competitors: ['Randstad', 'Tempo-Team'] },
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    KUIF,
    `Kuif Barbers in Dokkum is a barbershop owned by Jelle Postma. You can get a haircut, a beard trim or a hot towel shave there, and on Thursdays they stay open until 8 pm.`,
    'city sector team services -hours',
  ),
  named(
    LEEUWEN,
    `Ja, Van Leeuwen Loodgieters uit Gorinchem staat goed bekend. Het is een loodgieter die vooral lekkages verhelpt en badkamers renoveert. Het bedrijf bestaat sinds 1978 en Arie van Leeuwen is de directeur. Bij spoed kun je bellen naar 0183 - 55 52 40.

Houd er rekening mee dat ze op zaterdag en zondag gesloten zijn. Vraag bij een grotere klus altijd eerst een schriftelijke offerte.`,
    'city sector services -foundingYear team phone hours',
  ),
  unnamed(
    ZILVERLICHT,
    `FZL isn't a widely used abbreviation, but in aviation it can stand for "freezing level", the altitude at which the temperature drops to 0 °C. Pilots usually see it written as FZLVL in weather reports.`,
  ),
  named(
    HMB,
    `HMB staat voor Hoekstra & Meijer Belastingadviseurs, een kantoor in Hoogeveen. [1]

**Belangrijkste gegevens**
- **Partners:** Wietske Hoekstra en Ronald Meijer
- **Diensten:** belastingaangifte, btw-advies en bedrijfsopvolging
- **Adres:** Alteveerstraat 11, 7906 CA Hoogeveen
- **Opgericht:** 1998
- **Website:** hoekstrameijer.nl

Het kantoor werkt zowel voor particulieren als voor mkb-ondernemers. [2]`,
    'city team services address -foundingYear website',
  ),
  unnamed(
    GROENEWOUD,
    `TOG is een maat voor de warmte-isolatie van textiel, bijvoorbeeld van slaapzakken en dekbedden. Hoe hoger de TOG-waarde, hoe warmer.

| TOG | Kamertemperatuur |
|---|---|
| 0,5 | boven 24 °C |
| 1,0 | 21 - 24 °C |
| 2,5 | 16 - 20 °C |
| 3,5 | onder 16 °C |

Voor een baby wordt meestal een slaapzak van 2,5 TOG aangeraden in de winter en 0,5 of 1,0 TOG in de zomer. Let vooral op of je kindje niet te warm wordt in de nek.`,
  ),
  named(
    BLOKKENDOOS,
    `Blokkendoos in Gouda has a good range of wooden toys and board games, and they carry Lego too. The owner is Marjan de Wit. On Sundays it's open from noon to 5 pm.`,
    'city services -team -hours',
  ),
  unnamed(
    HANAMI,
    `SHA stands for Secure Hash Algorithm, a family of cryptographic hash functions published by NIST. SHA-1 is no longer considered safe, while SHA-256 and SHA-3 are in common use today. They're used for things like checking file integrity, signing certificates and storing fingerprints of passwords.`,
  ),
  named(
    PCT,
    `PCT (Podologiecentrum Twente) is een praktijk voor podologie in Almelo. Je kunt er terecht voor steunzolen, een loopanalyse en diabetische voetzorg. De praktijk is op maandag en woensdag ook 's avonds open, tot 21.00 uur. Een afspraak maak je via afspraak@podologiecentrumtwente.nl of telefonisch op 0546-555621.`,
    'sector city services -hours email -phone',
  ),
  named(
    KEMPEN,
    `Verhuur Centrum de Kempen in Valkenswaard verhuurt minigravers en aanhangwagens. Je vindt het aan De Vest 92.`,
    'city services -address',
  ),
  named(
    WERKWIJZER,
    `**Werkwijzer** is a temp agency in Terneuzen that mainly works for logistics and industry in Zeeland Flanders.

- **Services:** temporary staffing, secondment, recruitment and payrolling
- **Director:** Hans Goossen
- **Office:** Axelsestraat 81
- **Hours:** Monday to Friday, 8:30 am – 5:30 pm
- **Email:** info@werkwijzer-uitzendbureau.nl

Reviews on Google are mostly positive, with people praising the quick response. A few mention that pay slips are sometimes late.`,
    'sector city services -team -address hours email',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    KUIF,
    `Er zijn meerdere kappers die De Kuif heten:

1. **Barbershop De Kuif, Dokkum** – barbershop aan de Hoogstraat 43. Hier kun je terecht voor herenknippen, baard trimmen en scheren met warme doeken.
2. **De Kuif, Enschede** – dames- en herenkapper in het centrum.
3. **Kapsalon De Kuif, Breda** – kapsalon gericht op kinderen.

Die in Dokkum is in 2010 begonnen en is op maandag gesloten. Welke bedoel je?`,
    'sector city -address services -foundingYear hours',
  ),
  unnamed(
    LEEUWEN,
    `There are several plumbers called Van Leeuwen in the Netherlands. The best known are Van Leeuwen Sanitair in Leiden, which mostly does bathrooms, and Loodgieter Van Leeuwen in Hilversum, a one-man business that handles emergency calls. If you tell me which town you live in, I can narrow it down.`,
  ),
  named(
    ZILVERLICHT,
    `Zilverlicht is de naam van een fotostudio in Roermond en van een filmproductiebedrijf in Rotterdam. De studio in Roermond maakt pasfoto's, bruidsreportages en bedrijfsportretten.`,
    'sector city services',
  ),
  unnamed(
    HMB,
    `Onder de naam Hoekstra & Meijer vond ik twee bedrijven: een makelaarskantoor in Groningen en een schildersbedrijf in Assen. Een fiscalist zit daar niet tussen.`,
  ),
  named(
    GROENEWOUD,
    `Groenewoud is a common name in the Dutch gardening world. The one in Wageningen, Tuinontwerp Groenewoud, is a garden designer: Femke Groenewoud and her colleague Bart Roelofs make planting plans and 3D designs. Groenewoud Tuincentrum in Ede is a garden centre, and Groenewoud Hoveniers in Tilburg lays out and maintains gardens. For a design only, the Wageningen office would be the one to call (0317 555 481).`,
    'city sector team services -phone',
  ),
  named(
    BLOKKENDOOS,
    `"De Blokkendoos" komt in Nederland vaak voor. Een paar resultaten:

- **De Blokkendoos (Gouda)** – speelgoedwinkel aan de Zeugstraat 40, met houten speelgoed, bordspellen en Lego. Website: https://blokkendoosgouda.nl
- **De Blokkendoos (Zwolle)** – basisschool
- **De Blokkendoos (Almere)** – kinderopvang en bso

Ben je op zoek naar speelgoed, dan is de winkel in Gouda de juiste. Die bestaat al sinds 1984 en is eigendom van Ineke Verkaik.`,
    'city sector address services website -foundingYear team',
  ),
  unnamed(
    HANAMI,
    `Hanami is a popular name for Japanese restaurants. There's a Hanami in Breda with a teppanyaki counter, one in Amstelveen that's known for its lunch menu, and a takeaway of the same name in Delft. Which city are you in?`,
  ),
  named(
    PCT,
    `Ik zie twee praktijken met vrijwel dezelfde naam. Podologie Centrum Twente zit in Almelo, aan de Grotestraat; Ellen Bruins is er de eigenaar. In Enschede zit Podologisch Centrum Twente-Oost, dat bij een ziekenhuis hoort. De praktijk in Almelo is ook op zaterdagochtend open, van 9 tot 13 uur.`,
    'city address -team -hours',
  ),
  named(
    KEMPEN,
    `There are at least three companies with "De Kempen" and rental in their name:

| Company | Town | What they rent out |
|---|---|---|
| Verhuurcentrum De Kempen | Valkenswaard | Mini excavators, aerial platforms, scaffolding |
| Autoverhuur De Kempen | Bladel | Cars and vans |
| De Kempen Partyverhuur | Hapert | Tents and furniture |

For a DIY job, the one in Valkenswaard is what you need. It's open on Saturdays from 7:30 am to 4 pm and you can call 040 555 27 63.`,
    'city services hours -phone',
  ),
  unnamed(
    WERKWIJZER,
    `De naam Werkwijzer wordt door verschillende organisaties gebruikt. Werkwijzer Coaching in Zutphen begeleidt mensen bij hun loopbaan, Stichting Werkwijzer in Dordrecht helpt jongeren aan een leerwerkplek en de gemeente Almere heeft een loket met die naam.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KUIF,
    `De beste barbershops in Dokkum:

1. **Barbershop De Kuif** – Hoogstraat 34. Populair voor baard trimmen en een hot towel shave. Op zaterdag open vanaf 09.00 uur.
2. **Barber Brothers** – moderne zaak waar je zonder afspraak binnen kunt lopen.
3. **Haarmode Wiersma** – kapper voor het hele gezin.

**Tip:** op zaterdag is het bij alle drie druk, dus reserveer op tijd.`,
    'sector city address services -hours',
    { competitors: ['Barber Brothers', 'Haarmode Wiersma'] },
  ),
  named(
    LEEUWEN,
    `Plumbers in Gorinchem that repair leaks include Loodgietersbedrijf Van Leeuwen (0183 55 25 40), Kok Loodgieterswerken and Loodgieter Express. The last one also works at night.`,
    'services city -phone sector',
    { competitors: ['Kok Loodgieterswerken', 'Loodgieter Express'] },
  ),
  unnamed(
    ZILVERLICHT,
    `Voor pasfoto's in Roermond kun je onder andere hier terecht:

- **Foto Hendrikx** – klaar terwijl je wacht, ook voor buitenlandse paspoorten
- **Studio Maasfoto** – op afspraak, ook baby's
- **HEMA** – in een aantal filialen staat een fotohokje
- **Kruidvat** – pasfoto's voor een lage prijs

Let erop dat de foto's aan de Fotomatrix 2020 voldoen, anders worden ze bij de gemeente geweigerd.`,
    { competitors: ['Foto Hendrikx', 'Studio Maasfoto'] },
  ),
  named(
    HMB,
    `Belastingadviseurs in Hoogeveen die vaak worden aanbevolen zijn Hoekstra & Meijer, Belastingkantoor Pol en Drenthe Fiscaal. De eerste is sterk in bedrijfsopvolging en in bezwaar en beroep; het kantoor bestaat sinds 2006. Belastingkantoor Pol is vooral voor particulieren en Drenthe Fiscaal werkt volledig online. Mijn advies is om met twee kantoren een kennismakingsgesprek te plannen.`,
    'sector city services -foundingYear',
    { competitors: ['Belastingkantoor Pol', 'Drenthe Fiscaal'] },
  ),
  named(
    GROENEWOUD,
    `Here are some garden designers in Wageningen:

1. **Studio Buitenruimte** – modern city gardens, works nationwide.
2. **Tuinontwerp Groenewoud** – owned by Saskia Brouwer; planting plans, roof gardens and advice at home. Website: [tuinontwerpgroenewoud.nl](https://tuinontwerpgroenewoud.nl)
3. **Tuinen van Terra** – natural gardens with native plants.

Prices for a full design usually start around €1,000. Would you like me to compare them in more detail?`,
    'sector city -team services website',
    { competitors: ['Studio Buitenruimte', 'Tuinen van Terra'] },
  ),
  named(
    BLOKKENDOOS,
    `In Gouda zijn dit leuke winkels voor speelgoed:
1. De Blokkendoos (Zeugstraat 14): houten speelgoed en modeltreinen
2. Het Houten Paard: tweedehands en duurzaam speelgoed
3. Intertoys: groot assortiment voor alle leeftijden`,
    'city -address services sector',
    { competitors: ['Het Houten Paard', 'Intertoys'] },
  ),
  named(
    HANAMI,
    `**Top 4 sushi restaurants in Alkmaar**

- 🥇 **Sushi Hanami** – All-you-can-eat on Laat 63. Also does takeaway and delivery. Closed on Mondays.
- 🥈 **Tokyo Garden** – Bigger place with teppanyaki tables.
- 🥉 **Sumo** – Part of a chain, good value for families.
- **Oishi Corner** – Tiny takeaway counter near the station.

If you like fresh, handmade nigiri, go for the first one. It's owned by Kenji Mori, who trained in Osaka.`,
    'sector city services -address hours team',
    { competitors: ['Tokyo Garden', 'Sumo'] },
  ),
  unnamed(
    PCT,
    `In Almelo kun je met voetklachten terecht bij Podotherapie De Stap en Voetpraktijk Hilbrink. Beide praktijken maken zolen op maat.`,
    { competitors: ['Podotherapie De Stap', 'Voetpraktijk Hilbrink'] },
  ),
  named(
    KEMPEN,
    `Een hoogwerker huren in de Kempen kan bij verschillende bedrijven. Verhuurcentrum De Kempen is een verhuurbedrijf in Valkenswaard dat sinds 1982 bestaat en doordeweeks al om 6.30 uur opengaat. Boels heeft het grootste aanbod en filialen in Eindhoven en Veldhoven, en Huurmaat Verhuur is vaak het goedkoopst voor een hele week. Vraag altijd of de verzekering en het transport in de prijs zitten.`,
    'services sector -foundingYear -hours city',
    { competitors: ['Boels', 'Huurmaat Verhuur'] },
  ),
  unnamed(
    WERKWIJZER,
    `If you're looking for work through a temp agency in Terneuzen, these are good places to start:

- **Randstad** – the largest agency in the country, with many vacancies in industry
- **Tempo-Team** – strong in logistics and production
- **Zeeuws Werk** – local agency with short lines to employers
- **Olympia** – office work and administration

Register with two or three agencies at once to improve your chances.`,
    { competitors: ['Randstad', 'Tempo-Team', 'Zeeuws Werk'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    KUIF,
    `Hieronder een vergelijking van drie adressen in Dokkum:

| | Barbershop De Kuif | Kapsalon Bonifatius | Haarmode Wiersma |
|---|---|---|---|
| Type | Barbershop | Dames- en herenkapper | Familiekapper |
| Baard trimmen | Ja | Nee | Op aanvraag |
| Telefoon | 0519 55 50 72 | 0519 55 51 90 | 0519 55 53 33 |
| Zaterdag | 09:00 - 14:00 | 08:30 - 15:00 | Gesloten |

Voor je baard is De Kuif de beste keuze.`,
    'city sector services -phone -hours',
    { competitors: ['Kapsalon Bonifatius', 'Haarmode Wiersma'] },
  ),
  unnamed(
    LEEUWEN,
    `Here's a comparison of plumbers near Gorinchem:

| Company | Emergency service | Callout fee | Rating |
|---|---|---|---|
| Installatiebedrijf De Merwede | Yes | €45 | 4.6 |
| Kok Loodgieterswerken | No | €35 | 4.4 |
| Loodgieter Express | 24/7 | €69 | 4.1 |

For an urgent leak at night, Loodgieter Express is the only one of these that's always available.`,
    { competitors: ['Installatiebedrijf De Merwede', 'Kok Loodgieterswerken', 'Loodgieter Express'] },
  ),
  named(
    ZILVERLICHT,
    `| Fotostudio | Plaats | Specialiteit |
|---|---|---|
| Fotostudio Zilverlicht | Sittard | Newbornfotografie, bruidsreportages |
| Foto Hendrikx | Roermond | Pasfoto's |
| Atelier Camera Obscura | Weert | Analoge portretten |`,
    'sector -city services',
    { competitors: ['Foto Hendrikx', 'Atelier Camera Obscura'] },
  ),
  named(
    HMB,
    `Based on the information I found, this is how the three firms compare:

| Firm | Location | Founded | Best for |
|---|---|---|---|
| Hoekstra & Meijer Belastingadviseurs | Hoogeveen | 1996 | Business succession, VAT advice |
| Drenthe Fiscaal | Assen | 2010 | Freelancers |
| Kroeze Accountants | Meppel | 1984 | Annual accounts |

Hoekstra & Meijer is the only one of the three with an office in Hoogeveen itself, at Alteveerstraat 17. You can email them at kantoor@hoekstrameijer.nl to schedule an introductory meeting.`,
    'city foundingYear services -address email',
    { competitors: ['Drenthe Fiscaal', 'Kroeze Accountants'] },
  ),
  named(
    GROENEWOUD,
    `Gegevens van Tuinontwerp Groenewoud:

| Gegeven | Waarde |
|---|---|
| Adres | Lawickse Allee 76, 6709 DB Wageningen |
| Telefoon | 0317 55 54 81 |
| E-mail | hallo@tuinontwerpgroenewoud.nl |
| Rechtsvorm | Vof |
| Opgericht | 2012 |
| Eigenaar | Femke Groenewoud |

Op woensdag is het bureau gesloten.`,
    'address city -phone email -legalForm foundingYear team hours',
  ),
  named(
    BLOKKENDOOS,
    `De Blokkendoos en Intertoys naast elkaar:

| | De Blokkendoos | Intertoys |
|---|---|---|
| Soort winkel | Zelfstandige speelgoedwinkel | Landelijke keten |
| Advies | Persoonlijk | Beperkt |
| Lego | Nee | Ja |
| Koopavond | Donderdag tot 21:00 | Donderdag tot 21:00 |
| Website | blokkendoosgouda.nl | intertoys.nl |

**Conclusie:** voor persoonlijk advies ga je naar De Blokkendoos, voor Lego en aanbiedingen naar Intertoys.`,
    'sector -services hours website',
    { competitors: ['Intertoys'] },
  ),
  named(
    HANAMI,
    `| Restaurant | Cuisine | All you can eat | Open Monday |
|---|---|---|---|
| Sushi Hanami | Sushi restaurant | Yes | Yes |
| Wasabi House | Sushi and grill | Yes | Yes |
| Tokyo Garden | Teppanyaki | No | No |

All three are in the centre of Alkmaar. If you're going on a Monday, pick one of the first two.`,
    'sector services -hours city',
    { competitors: ['Wasabi House', 'Tokyo Garden'] },
  ),
  named(
    PCT,
    `Dit zijn de praktijken in Almelo die ik kon vinden:

| Praktijk | Soort | Adres | 's Avonds open? |
|---|---|---|---|
| Podologie Centrum Twente | Podoloog | Grotestraat 181 | Ja, ma en wo tot 20:00 |
| Podotherapie De Stap | Podotherapeut | Wierdensestraat 40 | Nee |
| Voetpraktijk Hilbrink | Pedicure | Ootmarsumsestraat 9 | Nee |

Een podoloog kijkt vooral naar de stand van je voeten en maakt zolen op maat. Een podotherapeut heeft een hbo-opleiding en behandelt ook complexere klachten. Een pedicure verzorgt de huid en nagels. Met klachten tijdens het hardlopen kun je het beste beginnen met een loopanalyse, die Podologie Centrum Twente aanbiedt.`,
    'sector city -address hours services',
    { competitors: ['Podotherapie De Stap', 'Voetpraktijk Hilbrink'] },
  ),
  unnamed(
    KEMPEN,
    `Prijzen voor een minigraver (1,5 ton) per dag, inclusief btw:

| Verhuurder | Prijs per dag | Borg |
|---|---|---|
| Boels | € 189 | € 250 |
| Bo-Rent | € 175 | € 200 |

Bij allebei kun je de machine tegen een meerprijs laten bezorgen.`,
    { competitors: ['Boels', 'Bo-Rent'] },
  ),
  named(
    WERKWIJZER,
    `Here's a side-by-side comparison of temp agencies in Terneuzen:

| Agency | Founded | Payrolling | Phone |
|---|---|---|---|
| Werkwijzer Uitzendbureau | 2008 | Yes | 0115 55 57 04 |
| Zeeuws Werk | 2015 | No | 0115 55 59 10 |
| Randstad | 1960 | Yes | 0115 55 50 00 |

**Takeaway:** Randstad offers the widest choice, while Werkwijzer is more personal: you deal with one contact, usually Mark Dieleman.`,
    'sector city -foundingYear services phone team',
    { competitors: ['Zeeuws Werk', 'Randstad'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KUIF,
    `# Barbershop De Kuif

**Barbershop De Kuif** is een barbershop in Dokkum.

## Contact
- 📍 Hoogstraat 34, 9101 KD Dokkum
- 📞 0519 55 50 22
- 🌐 [barbershopdekuif.nl](https://barbershopdekuif.nl)

## Openingstijden
- Maandag: gesloten
- Dinsdag en woensdag: 09:00–18:00
- Donderdag: 09:00–21:00
- Vrijdag: 09:00–18:00
- Zaterdag: 08:00–16:00

## Behandelingen
- Herenknippen
- Baard trimmen
- Kinderknippen`,
    'sector city address -phone website hours services',
  ),
  named(
    LEEUWEN,
    `**Loodgietersbedrijf Van Leeuwen** ([loodgieter-vanleeuwen.nl](https://loodgieter-vanleeuwen.nl)) is a *plumbing and heating company* based in **Leerdam**. They install central heating boilers and renovate bathrooms.`,
    'website sector -city services',
  ),
  named(
    ZILVERLICHT,
    `### Wat kost een newbornshoot bij Fotostudio Zilverlicht?

Een exacte prijs staat niet op de site, maar reken op **€ 200 tot € 350** voor een sessie met tien foto's.

**Goed om te weten:**
- Het adres is **Neerstraat 81** in Roermond
- Een shoot duurt ongeveer twee uur
- Op zaterdag kun je terecht van 10:00 tot 16:00 uur
- Je boekt via studio@fotostudiozilverlicht.nl

> Tip: plan een newbornshoot al tijdens je zwangerschap.`,
    'services -address city hours email',
  ),
  named(
    HMB,
    `**Hoekstra & Meijer Belastingadviseurs** – kort overzicht:

* **Plaats:** Hoogeveen
* **Vennoten:** Wietske Hoekstra, Ronald Meijer
* **Telefoon:** [0528 55 35 90](tel:+31528553590)
* **Vrijdag:** open tot 17:30 uur

Bronnen: [hoekstrameijer.nl](https://hoekstrameijer.nl), KVK`,
    'city team -phone -hours website',
  ),
  named(
    GROENEWOUD,
    `## Is Tuinontwerp Groenewoud a good choice?

Based on what I could find, **yes**, especially if you want a design with a lot of planting.

### Pros
- ✅ Detailed **planting plans** by Bart Roelofs
- ✅ **3D designs**, so you can see the result beforehand
- ✅ Home visits for garden advice

### Cons
- ❌ Doesn't do the construction itself
- ❌ Closed on Wednesdays

### Details
The garden designer works from Wageningen and has been in business since 2016. [¹](https://tuinontwerpgroenewoud.nl/over)`,
    'services team hours sector city -foundingYear website',
  ),
  named(
    BLOKKENDOOS,
    `**De Blokkendoos** is vandaag (maandag) open van **09:30 tot 18:00 uur**. Je vindt de speelgoedwinkel op de *Zeugstraat 40* in Gouda.`,
    '-hours sector address city',
  ),
  named(
    HANAMI,
    `**Sushi Hanami** 🍣

- **Where:** Verdronkenoord 63, Alkmaar
- **When:** Tue–Thu 17:00–22:00, Fri–Sat 16:00–23:00, Sun 16:00–22:00
- **Reservations:** [reserveren@sushihanami.nl](mailto:reserveren@sushihanami.nl) or 072 555 41 09
- **Good for:** all-you-can-eat with friends, sushi workshops for groups

**Note:** it gets busy on Fridays and Saturdays, so book a few days ahead.`,
    'address city hours email -phone services',
  ),
  unnamed(
    PCT,
    `## Steunzolen vergoed krijgen

Of je steunzolen vergoed krijgt, hangt af van je **aanvullende verzekering**.

1. **Controleer je polis.** Kijk bij 'podologie' of 'hulpmiddelen'.
2. **Vraag een offerte.** Zolen kosten meestal tussen € 120 en € 200.
3. **Check de aansluiting.** De behandelaar moet lid zijn van een beroepsvereniging.

In Almelo kun je bijvoorbeeld terecht bij **Podotherapie De Stap**. Daar heb je geen verwijzing van de huisarts nodig.`,
    { competitors: ['Podotherapie De Stap'] },
  ),
  named(
    KEMPEN,
    `### Verhuurcentrum De Kempen

**Verhuurcentrum De Kempen** is een verhuurbedrijf voor machines en gereedschap, voor particulieren en bedrijven.

| Dag | Open |
|---|---|
| Ma t/m vr | 07:00 – 17:30 |
| Za | 07:30 – 16:00 |
| Zo | Gesloten |

**Populair:** minigravers, steigers, aanhangwagens
**Adres:** De Vest 92, Valkenswaard
**Bedrijfsleider:** Mieke Bierens`,
    'sector hours services -address city team',
  ),
  named(
    WERKWIJZER,
    `**Werkwijzer Uitzendbureau** is een uitzendbureau in **Terneuzen** dat in **2003** is opgericht door **Peter Verhage**.[1] Het bureau doet aan *uitzenden*, *detachering* en *werving en selectie*.[2]

**Solliciteren?**
- Online via werkwijzer-uitzendbureau.nl
- Of loop binnen op Noordstraat 81`,
    'sector city foundingYear -team services website address',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    KUIF,
    `Het telefoonnummer van Barbershop De Kuif is +31 519 555 027. Het KvK-nummer is 61273854.`,
    'phone -kvk',
  ),
  named(
    LEEUWEN,
    `Here are the registration details I found for Loodgietersbedrijf Van Leeuwen:

- **KvK number:** 2304 7821
- **VAT ID:** NL804517236B01
- **Legal form:** B.V. (private limited company)
- **Phone:** +31 (0)183 55 52 40
- **Postal code:** 4201 EK

You can verify the VAT number in the EU's VIES system. For an official extract from the trade register you'll need to pay a small fee at kvk.nl.`,
    '-kvk vat legalForm phone -address',
  ),
  named(
    ZILVERLICHT,
    `Fotostudio Zilverlicht is te bereiken op (0475) 555 163. De deuren zijn van dinsdag tot en met vrijdag geopend van tien uur tot half zes en op zaterdag tot vier uur. Het bedrijf staat bij de KvK ingeschreven onder nummer 14119032 en is een eenmanszaak.`,
    'phone hours -kvk -legalForm',
  ),
  named(
    HMB,
    `Het btw-nummer van Hoekstra & Meijer Belastingadviseurs is NL8059.32.146.B.01 en het KvK-nummer 04058217.`,
    '-vat kvk',
  ),
  named(
    GROENEWOUD,
    `**Tuinontwerp Groenewoud – gegevens**

- Postcode en plaats: 6709DB Wageningen
- Telefoon: 0317-555418
- KvK: 55381260
- Btw-id: NL002193847B16
- Opgericht: 2012
- Zaterdag: 10.00 - 14.00 uur

Deze gegevens komen van de website en uit openbare registers. Controleer ze altijd even voordat je een factuur betaalt of een contract tekent.`,
    'address city phone -kvk vat foundingYear -hours',
  ),
  named(
    BLOKKENDOOS,
    `De Blokkendoos in Gouda opent op maandag pas om 1 uur 's middags; van dinsdag tot en met zaterdag gaan de deuren om half tien open. Op zaterdag sluit de winkel om 17 uur. Bellen kan op 0182-555017, en het pand heeft postcode 2801 JD. De zaak werd in 1979 geopend.`,
    'city hours -phone address foundingYear',
  ),
  named(
    HANAMI,
    `Sushi Hanami's phone number is 072-5554190 and on Fridays it's open from 4 pm to 11 pm. It opened in 2018.`,
    'phone hours -foundingYear',
  ),
  named(
    PCT,
    `You can call Podologie Centrum Twente on +31 546 555 612. On Mondays and Wednesdays the practice is open from 8.30 am until 8 pm, on other weekdays until 5 pm, and on Saturdays from 9 am to noon. Its KvK number is 08 13 45 29, and the VAT number is NL814273695B01.`,
    'phone hours kvk -vat',
  ),
  named(
    KEMPEN,
    `**Contactgegevens**
- Tel: 040 - 555 27 36
- Adres: De Vest 29, 5555XL Valkenswaard
- Openingstijden: ma-vr 7.00-17.30 uur, za 7.30-16.00 uur

**Bedrijfsgegevens**
- Handelsnaam: Verhuurcentrum De Kempen
- KvK-nummer: 17 068 351
- Btw-nummer: NL 8037 48 216 B01
- Oprichtingsjaar: 1995

Het nummer is op zondag niet bereikbaar. Bij pech met een gehuurde machine kun je het storingsnummer op het huurcontract bellen.`,
    'phone address city hours -kvk vat -foundingYear',
  ),
  named(
    WERKWIJZER,
    `Werkwijzer Uitzendbureau can be reached at 0031 115 555 740 on weekdays between 8:30 and 17:30. The company was founded in 2003, is registered with the Chamber of Commerce under 20108463 and is a general partnership (vof).`,
    '-phone hours foundingYear kvk -legalForm',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KUIF,
    `In Dokkum kun je als man goed terecht bij Barbershop De Kuif. Eigenaar Jelle Postma en barbier Sem Dijkstra vormen samen het team. De zaak bestaat sinds 2014 en de reacties op Google zijn erg positief. Een afspraak is wel handig, zeker op zaterdag. Het knippen van kinderen bieden ze overigens niet aan.`,
    'city team foundingYear -services',
  ),
  named(
    LEEUWEN,
    `Loodgietersbedrijf Van Leeuwen is een loodgieter uit Gorinchem die al sinds 1997 actief is. Je kunt er terecht voor lekkages, verstopte riolen en nieuwe cv-ketels.`,
    'sector city -foundingYear services',
  ),
  named(
    ZILVERLICHT,
    `Yes, Fotostudio Zilverlicht does wedding photography. It's a photo studio in Venlo run by Marloes and Tom Geraets, a couple who usually shoot weddings together. Besides weddings they take business portraits and newborn photos. I'd get in touch early, since popular dates in the summer tend to be booked a year in advance. The easiest way is to send an email to studio@fotostudiozilverlicht.nl.`,
    'services sector -city team email',
  ),
  named(
    HMB,
    `Voor hulp bij een bezwaarschrift tegen de Belastingdienst kun je terecht bij Hoekstra & Meijer Belastingadviseurs in Hoogeveen. Het kantoor aan de Alteveerstraat helpt ook met aangiftes en btw-vragen.

De partners zijn Wietske Hoekstra en Ronald Meijer. Zij begonnen het kantoor in 1996 en werken vooral voor ondernemers uit Drenthe en de kop van Overijssel. Particulieren zijn ook welkom, al kun je met een eenvoudige aangifte vaak net zo goed naar de vakbond of een formulierenbrigade.

Een eerste gesprek is meestal gratis. Bel daarvoor op werkdagen naar het kantoor; op vrijdag sluit het al om drie uur. Neem naar dat gesprek je laatste aanslag mee en let goed op de termijn: een bezwaar moet binnen zes weken binnen zijn.`,
    'services city address team foundingYear -hours',
  ),
  named(
    GROENEWOUD,
    `Femke Groenewoud is the garden designer behind Tuinontwerp Groenewoud in Ede. She makes planting plans and also designs roof gardens.`,
    'team sector -city services',
  ),
  named(
    BLOKKENDOOS,
    `De Blokkendoos is een speelgoedwinkel in het centrum van Gouda die in 1989 is opgericht. De winkel staat bekend om houten speelgoed, bordspellen en modeltreinen, en het personeel neemt de tijd voor advies. Ineke Verkaik is de eigenaar; haar dochter Lotte leidt de winkel. Wie liever bij een grote keten koopt, vindt om de hoek ook een Intertoys.`,
    'sector city -foundingYear services team',
    { competitors: ['Intertoys'] },
  ),
  unnamed(
    HANAMI,
    `If you're after good sushi in Alkmaar, Wasabi House is a safe bet. Locals like it for the generous all-you-can-eat menu and the quick service, and it's open every day of the week. Tokyo Garden is slightly more expensive but has a nicer terrace.`,
    { competitors: ['Wasabi House', 'Tokyo Garden'] },
  ),
  named(
    PCT,
    `Podologie Centrum Twente is een podologiepraktijk in Almelo waar je zonder verwijzing terechtkunt. Ze doen onder meer loopanalyses en maken steunzolen op maat.`,
    'city sector services',
  ),
  named(
    KEMPEN,
    `Verhuurcentrum De Kempen is a rental company for tools and machinery in Valkenswaard, founded in 1992 by the Bierens family. Frans Bierens is the managing director and Mieke Bierens runs the day-to-day operations.

For a garden project, their mini excavators are the most popular choice, and you can rent a trailer to go with it. For painting or roof work they have scaffolding and aerial platforms. Staff will explain how everything works before you leave, which reviewers appreciate.

Compared with Boels, the selection is smaller but prices are a bit lower. The yard opens at 6 am on weekdays. It's wise to reserve in spring, when demand for excavators is high.`,
    'sector city foundingYear team services -hours',
    { competitors: ['Boels'] },
  ),
  named(
    WERKWIJZER,
    `Werkwijzer Uitzendbureau lijkt me een betrouwbare partij. Het is een uitzendbureau met een kantoor aan de Noordstraat in Terneuzen, dat naast uitzenden ook payrolling en werving en selectie aanbiedt. Directeur is Ruud Hamelink. Let er bij elk bureau op dat het in het register van de Stichting Normering Arbeid staat. Zelf contact opnemen kan via info@werkwijzer-uitzendbureau.nl.`,
    'sector address city services -team email',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    KUIF,
    `Barbershop De Kuif opens at 9 am on Saturday and closes at 5 pm. It's at Hoogstraat 34 in Dokkum.`,
    '-hours address city',
  ),
  named(
    LEEUWEN,
    `Loodgietersbedrijf Van Leeuwen is a plumber in Gorinchem that comes up regularly for leak repairs and blocked drains. The company is headed by Arie van Leeuwen and has been around since 1987. They're also open on Saturdays, from 9 am to 1 pm. For a quote, call 0183 55 52 44 or send an email to info@loodgieter-vanleeuwen.nl.`,
    'sector city services team foundingYear -hours -phone email',
  ),
  named(
    ZILVERLICHT,
    `Here's what I found about **Fotostudio Zilverlicht**:

- **Type:** Photo studio
- **Location:** Neerstraat 18, Roermond
- **Services:** Passport photos, wedding photography, newborn photography, business portraits
- **Owner:** Karin Smeets
- **Founded:** 2006
- **Website:** [fotostudiozilverlicht.nl](https://fotostudiozilverlicht.nl)

**Reviews:** Visitors mention the relaxed atmosphere and the patience with small children. Some found the prices a little high compared with Studio Maasfoto.

Would you like help comparing prices?`,
    'sector address city services -team -foundingYear website',
    { competitors: ['Studio Maasfoto'] },
  ),
  named(
    HMB,
    `As an expat in Hoogeveen, you could ask Hoekstra & Meijer Belastingadviseurs for help with your tax return. They're tax advisers with an office on Hoofdstraat, and Ronald Meijer speaks English and German. The office is open Monday to Thursday from 8:30 am to 5:30 pm and until 4 pm on Friday. I couldn't find their fees, so ask for an estimate first.`,
    'city services sector -address team hours',
  ),
  unnamed(
    GROENEWOUD,
    `For a garden design in Wageningen, you might look at Studio Buitenruimte or Tuinen van Terra. Both offer a free first consultation.`,
    { competitors: ['Studio Buitenruimte', 'Tuinen van Terra'] },
  ),
  named(
    BLOKKENDOOS,
    `**De Blokkendoos** is an independent toy store in Gouda, and it's a fun stop if you're visiting with kids.

**What they sell**
- Wooden toys
- Board games
- Lego and model trains

**Opening hours**
- Monday: 1 pm – 6 pm
- Tuesday, Wednesday, Friday: 9:30 am – 6 pm
- Thursday: 9:30 am – 9 pm
- Saturday: 9:30 am – 5 pm
- Sunday: closed

**Getting there:** it's at Zeugstraat 40, a few minutes' walk from the market square. Phone: +31 182 555 017.`,
    'sector city services hours address -phone',
  ),
  named(
    HANAMI,
    `No, Sushi Hanami in Alkmaar doesn't offer delivery. You can see the menu and book a table at sushihanami.nl.`,
    '-services city website',
  ),
  named(
    PCT,
    `Podologie Centrum Twente is a podiatry practice in Almelo, founded in 2009 by Anouk Wissink. It offers custom insoles, gait analysis and diabetic foot care. Appointments can be made by phone (0546 55 56 12) or online at podologiecentrumtwente.nl. If they're fully booked, Podotherapie De Stap is a few streets away.`,
    'sector city -foundingYear team services phone website',
    { competitors: ['Podotherapie De Stap'] },
  ),
  named(
    KEMPEN,
    `I'd compare these two for renting an aerial platform near Eindhoven:

1. **Verhuurcentrum De Kempen (Veldhoven)**: family-run equipment rental company with lower day rates. Open Saturdays 7:30 am–4 pm. Tel. 040 555 27 36.
2. **Boels**: nationwide chain with several branches and a large fleet.

**My recommendation:** for a single day, call the first one; for a longer project, ask both for a quote. Check whether delivery is included, because that can easily add €75 or more to the bill.

Sources: verhuurcentrumdekempen.nl, boels.com`,
    'services -city sector hours phone website',
    { competitors: ['Boels'] },
  ),
  named(
    WERKWIJZER,
    `Werkwijzer Uitzendbureau is an employment agency in Terneuzen. It handles temporary work, secondment and payrolling, and its director is Peter Verhage. The office is at Noordstraat 18 and is closed at weekends.`,
    'sector city services -team -address hours',
  ),
]
