/** Answers that a stranger to the rules wrote: a metalworking company, a homework institute and an ice-cream parlour. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { HOEKSTRA, KAPSTOK, ROOMHOEK } from '#tests/cases/answers/companies/64.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    HOEKSTRA,
    `Ik heb gezocht op "Hoekstra Las- en Constructiewerken", maar ik kom geen bedrijf tegen dat precies zo heet. Hoekstra is een veelvoorkomende Friese achternaam, dus het kan zijn dat het om een kleine onderneming gaat zonder veel online sporen.

Je kunt het volgende proberen:

- zoek in het Handelsregister van de KVK op naam en plaats;
- vraag na bij de brancheorganisatie Koninklijke Metaalunie;
- bekijk een bedrijf in de buurt, zoals Staalbouw Smallingerland, dat vergelijkbaar werk doet.

Heb je een adres of telefoonnummer? Dan zoek ik gericht verder.`,
    { competitors: ['Staalbouw Smallingerland'] },
  ),
  named(
    KAPSTOK,
    `I was able to find some details about De Kapstok, though not everything you asked for.

It's a homework support centre in Amersfoort that opened its doors in 2011. I couldn't find a current price list, and none of the pages I looked at mention whether they work with primary school pupils. Reviews are scarce as well: I saw only a handful, all positive.

For rates, it's best to ask them directly.`,
    'city sector -foundingYear',
  ),
  named(
    ROOMHOEK,
    `Over Roomhoek is online niet zo veel te vinden. Wat ik wel zie: de zaak zit aan het Havenpark in Zierikzee en is op maandag dicht. Een telefoonnummer of mailadres kwam ik niet tegen, en wie de eigenaar is kan ik evenmin bevestigen. Ook weet ik niet of je er met pin kunt betalen.

Wil je zeker weten dat ze open zijn, kijk dan op Google Maps of loop even langs.`,
    'city address hours',
  ),
  named(
    HOEKSTRA,
    `I don't have much verified information on Hoekstra Lastechniek. The website hoekstralas.nl appears to be theirs, and a business directory gives 0512 55 51 73 as the phone number. Beyond that I couldn't establish how many people work there, which certifications they hold (for example EN 1090) or how long they have been around.

If certification matters for your project, ask for a copy of the certificate before you sign anything.`,
    'website -phone',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KAPSTOK,
    `In het onderwijs wordt met **de kapstok** meestal een denkkader bedoeld: een vaste structuur waaraan een leerling nieuwe kennis kan "ophangen". Wie al weet hoe een verhaal is opgebouwd, kan een nieuwe tekst sneller plaatsen.

Voorbeelden van kapstokken:

1. Een tijdlijn bij geschiedenis, waarop elk nieuw jaartal een plek krijgt.
2. Een schema met naamvallen bij Duits.
3. Een stappenplan voor het oplossen van vergelijkingen.

Het begrip sluit aan bij de theorie over *advance organizers* van David Ausubel. Zal ik een voorbeeld uitwerken voor een bepaald vak?`,
  ),
  named(
    ROOMHOEK,
    `Die twee worden wel vaker door elkaar gehaald. **De Roomhoeve** is een boerderijwinkel bij Goes waar je zuivel en kaas koopt. **De Roomhoek** vind je in Zierikzee; daar kun je terecht voor zelfgemaakt schepijs en voor een ijstaart op bestelling.

Als je vriendin het over "dat ijsje aan de haven" had, bedoelde ze dus vrijwel zeker de laatste.`,
    'city services',
  ),
  unnamed(
    HOEKSTRA,
    `Hoekstra Staalbouw is a steel construction firm based in Leeuwarden. It builds agricultural sheds and industrial halls, mostly in the north of the Netherlands, and was set up in 1978 by Klaas Hoekstra. The company has around 45 employees and delivers turnkey, including foundations and roof panels.

You can reach them on 058 555 62 10 during office hours. For smaller welding jobs they generally refer customers to local workshops.`,
  ),
  named(
    KAPSTOK,
    `Literally "de kapstok" is Dutch for a coat rack, but in this case you're probably looking at the tutoring centre with that name: De Kapstok, at Utrechtseweg 121 in Amersfoort. Secondary school students go there after class to do their homework under supervision, and you can also book one-on-one tutoring in subjects such as maths and French.

It has nothing to do with the furniture brand Kapstok.nl that shows up in the search results.`,
    'city sector -address services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    HOEKSTRA,
    `HLC is een metaalbewerker uit Drachten. Het bedrijf bestaat sinds 1994 en staat onder leiding van Sietse Hoekstra. Ze maken onder meer stalen trappen, balustrades en hekwerken, en komen met een servicebus ook op locatie lassen.

Voor een offerte kun je een schets of tekening mailen naar hlc@hoekstralas.nl.`,
    'city sector foundingYear -team services -email',
  ),
  named(
    KAPSTOK,
    `HDK can be reached by phone on +31 33 555 28 46 or by email at info@dekapstokstudie.nl. They're open on weekday afternoons only: Monday to Thursday from 2.30 until 7 pm, and on Fridays until 6 pm.

If you want to arrange an intake interview, calling right after opening time tends to work best, before most students arrive.`,
    'phone -email hours',
  ),
  named(
    ROOMHOEK,
    `Bij Roomhoek kun je inderdaad een ijskar huren voor een bruiloft of bedrijfsfeest. De kar komt met iemand die schept, en je kiest vooraf vier smaken. Prijzen staan niet op de site (roomhoek.nl), die krijg je op aanvraag.

Tip: in juli en augustus zijn de weekenden snel vol, dus vraag op tijd aan. Bij De IJskelder kun je ook zoiets regelen, maar die rijden alleen binnen Schouwen-Duiveland.`,
    'services website',
    { competitors: ['De IJskelder'] },
  ),
  unnamed(
    HOEKSTRA,
    `"HLC" is used for several things, depending on the field:

- **Healthcare** – *Healthy Lifestyle Coaching*, a programme run by some Dutch health insurers.
- **Process control** – *High-Level Controller*, the supervisory layer in automation.
- **Logistics** – *Hub Logistics Centre*, an internal term at a number of carriers.
- **Religion** – *Hungarian Lutheran Church*.

Without any further context I can't tell which one is meant. Where did you come across the abbreviation?`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    KAPSTOK,
    `Er zijn meerdere organisaties in Nederland die De Kapstok heten:

1. **De Kapstok, Deventer** – een kringloopwinkel met tweedehands kleding, opgericht in 2015.
2. **De Kapstok, Amersfoort** – een huiswerkinstituut voor middelbare scholieren, opgericht in 2006.
3. **Peuteropvang De Kapstok, Veendam** – onderdeel van een basisschool, geopend van half negen tot twaalf.

Welke van de drie zoek je?`,
    'city sector -foundingYear',
  ),
  named(
    ROOMHOEK,
    `There are two places called Roomhoek that I know of. One is a lunchroom in Breda, on the Ginnekenmarkt, run by Petra Loos since 2014. The other is the ice cream parlour in Zierikzee, which has been going since 1972 and is best known for its milkshakes.

Given that you're planning a day out in Zeeland, I assume you mean the second one. It's closed on Mondays.`,
    'city sector -foundingYear services hours',
  ),
  unnamed(
    HOEKSTRA,
    `Ik vond twee bedrijven met de naam Hoekstra Lastechniek:

- **Hoekstra Lastechniek in Emmeloord**, een eenmanszaak van Douwe Hoekstra die aanhangwagens en landbouwmachines repareert.
- **Hoekstra Lastechniek in Sneek**, gespecialiseerd in aluminium jachtbouw en gevestigd bij de haven, tel. 0515 55 53 90.

In Drachten, waar jij naar vroeg, heb ik geen bedrijf met die naam kunnen vinden. Wel zit daar Metaalwerken Postma; misschien kunnen zij je helpen.`,
    { competitors: ['Metaalwerken Postma'] },
  ),
  unnamed(
    KAPSTOK,
    `A few organisations go by the name De Kapstok, but none of the ones I found offers tutoring:

* a clothing bank in Hengelo, run as a foundation with about thirty volunteers;
* a second-hand children's clothes shop in Tilburg, open Wednesday to Saturday;
* an amateur theatre group in Roosendaal.

I did not come across a homework centre in Amersfoort under this name. Studiehuis Eemland and Leerwijs are two that do come up there.`,
    { competitors: ['Studiehuis Eemland', 'Leerwijs'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    ROOMHOEK,
    `Dit zijn de bekendste ijssalons in Zierikzee:

1. **Gelateria San Marco** – Italiaans ijs aan de Melkmarkt, ruim dertig smaken en een groot terras.
2. **IJssalon Roomhoek** – schepijs uit eigen keuken, Havenpark 12. Geopend van dinsdag tot en met zondag.
3. **De IJskelder** – klein adresje in een oude gewelfkelder, alleen open van april tot oktober.

Voor een snelle hap met een softijsje toe kun je ook naar een van de cafetaria's aan de haven.`,
    'city sector -address hours services',
    { competitors: ['Gelateria San Marco', 'De IJskelder'] },
  ),
  named(
    HOEKSTRA,
    `Here are some welding and metalworking companies in Drachten worth contacting:

- **De Vonk Lasbedrijf** – mobile welding, repairs to trailers and containers. Fast response.
- **Staalbouw Smallingerland** – larger structural steel projects, EN 1090 certified.
- **Hoekstra Las- en Constructiewerken** – family firm founded in 1984; does stainless steel to measure, staircases and railings.
- **Metaalwerken Postma** – sheet metal, laser cutting and powder coating.

Ask at least two of them for a quote, since hourly rates differ a lot.`,
    'city sector -foundingYear services',
    { competitors: ['De Vonk Lasbedrijf', 'Staalbouw Smallingerland', 'Metaalwerken Postma'] },
  ),
  unnamed(
    KAPSTOK,
    `Voor huiswerkbegeleiding in Amersfoort zijn er verschillende mogelijkheden:

**Studiehuis Eemland**
Kleine groepen, vaste begeleider, locatie vlak bij station Schothorst.

**Bijlespunt Keistad**
Vooral bijles één-op-één, ook online. Vanaf € 32 per uur.

**Begeleiding op school zelf**
Veel middelbare scholen hebben een eigen huiswerkklas. Vraag de mentor ernaar, dat is vaak de goedkoopste oplossing.

Let bij het kiezen op groepsgrootte, de opleiding van de begeleiders en of er contact is met school.`,
    { competitors: ['Studiehuis Eemland', 'Bijlespunt Keistad'] },
  ),
  named(
    ROOMHOEK,
    `If you're touring Zeeland and want good ice cream, these get mentioned most often:

1. **Roomhoek** (Goes) – traditional scoops made on the premises, owner Ad Verhage still turns the ice himself.
2. **Bella Gelato** (Middelburg) – creamy Italian style, long queues in summer.
3. **Strandpaviljoen Noord** (Renesse) – soft serve with a sea view.

All three of them are popular with families, so expect to wait a little on sunny weekends.`,
    '-city -team services',
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    HOEKSTRA,
    `Hieronder de drie bedrijven naast elkaar:

| Bedrijf | Plaats | Sinds | Telefoon | Lassen op locatie |
|---|---|---|---|---|
| Staalbouw Smallingerland | Drachten | 1981 | 0512 55 50 08 | nee |
| Hoekstra Las- en Constructiewerken | Drachten | 1994 | 0512 55 51 37 | nee |
| De Vonk Lasbedrijf | Gorredijk | 2012 | 0513 55 54 61 | ja |

Zoek je iemand die naar je toe komt, dan valt de keus dus op De Vonk.`,
    'city foundingYear phone -services',
    { competitors: ['Staalbouw Smallingerland', 'De Vonk Lasbedrijf'] },
  ),
  named(
    KAPSTOK,
    `| | Huiswerkinstituut De Kapstok |
|---|---|
| **Adres** | Utrechtseweg 112, 3818 EP Amersfoort |
| **KvK-nummer** | 32158874 |
| **Rechtsvorm** | stichting |
| **Leiding** | Marloes van Dalen en Thijs Rutgers |
| **Website** | www.dekapstokstudie.nl |

De gegevens komen uit openbare bronnen. Controleer ze bij twijfel in het Handelsregister.`,
    'city address -kvk -legalForm team website',
  ),
  named(
    ROOMHOEK,
    `Here's how the ice cream places in Zierikzee compare on opening times:

| Place | Mon | Tue–Thu | Fri–Sat | Sun |
|---|---|---|---|---|
| Gelateria San Marco | 11–21 | 11–21 | 11–22 | 11–21 |
| IJssalon Roomhoek | closed | 12–20 | 12–22 | 12–20 |
| Snackbar 't Sluisje | 16–22 | 12–22 | 12–23 | 12–22 |

On a Monday evening, then, San Marco is your best bet. Hours may change outside the season.`,
    'city sector hours',
    { competitors: ['Gelateria San Marco', "Snackbar 't Sluisje"] },
  ),
  named(
    KAPSTOK,
    `Een vergelijking van huiswerkinstituten in Amersfoort:

| Naam | Bijles | Examentraining | Open op vrijdag | Proefweek |
|:--|:-:|:-:|:-:|:-:|
| Leerwijs | ✅ | ✅ | tot 17:00 | ❌ |
| De Kapstok | ✅ | ✅ | gesloten | ✅ |
| Bijlespunt Keistad | ✅ | ❌ | tot 20:00 | ❌ |

**Conclusie:** wil je eerst een week proberen, dan is De Kapstok de logische keuze. Heb je juist de vrijdag nodig, kijk dan naar een van de andere twee.`,
    'city sector services -hours',
    { competitors: ['Leerwijs', 'Bijlespunt Keistad'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    ROOMHOEK,
    `## IJssalon Roomhoek

**Waar:** Havenpark 21, Zierikzee
**Bellen:** [0111-555702](tel:0111555702)
**Mailen:** ijs@roomhoek.nl

### Wat kun je er krijgen?
- Schepijs in een hoorntje of bakje
- Milkshakes
- IJstaarten (twee dagen vooraf bestellen)

### Goed om te weten
- Alleen contactloos betalen
- Honden mogen mee op het terras`,
    'city address -phone email services',
  ),
  named(
    HOEKSTRA,
    `### Hoekstra Las- en Constructiewerken

> Metal fabrication workshop in the north of the Netherlands

- 📍 **Address:** Tussendiepen 38, 9206 AD **Drachten**
- 🌐 **Website:** [www.hoekstra-constructie.nl](https://www.hoekstra-constructie.nl)
- 👤 **Director:** Jelle Hoekstra
- 🕢 **Opening hours:** Mon–Fri 7:30–16:30

**Typical jobs:** structural steelwork, bending and cutting of sheet metal, custom stainless steel.`,
    'sector city address -website team -hours services',
  ),
  named(
    KAPSTOK,
    `**De Kapstok** in het kort:

* **Aanbod:** begeleiding bij het huiswerk, bijles en hulp bij het kiezen van een vervolgstudie
* **Voor wie:** leerlingen van vmbo-t tot en met vwo
* **Waar:** Amersfoort, op tien minuten fietsen van het centrum
* **Contact:** [dekapstok-amersfoort.nl](https://dekapstok-amersfoort.nl) of 033-5552846

Een abonnement kan per maand worden opgezegd. Voor losse bijlessen heb je geen abonnement nodig.`,
    'services city -website phone',
  ),
  unnamed(
    ROOMHOEK,
    `# Zelf roomijs maken

## Ingrediënten
- 250 ml slagroom
- 250 ml volle melk
- 4 eidooiers
- 100 g suiker
- 1 vanillestokje

## Bereiding
1. **Verwarm** de melk en de room met het vanillemerg.
2. **Klop** de dooiers met de suiker tot een lichte massa.
3. **Giet** de warme room er al roerend bij en bind de massa op laag vuur tot 83 °C.
4. **Koel** terug en draai het ijs in een ijsmachine.

*Tip:* wil je proeven hoe het hoort? Bij **De IJskelder** maken ze vanille-ijs volgens vrijwel hetzelfde recept.`,
    { competitors: ['De IJskelder'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    HOEKSTRA,
    `De gegevens die je nodig hebt voor de factuur:

Hoekstra Las- en Constructiewerken
Tussendiepen 83
9206 AD Drachten

KvK: 0114 8832
Btw-id: NL8094.55.173.B01
Telefoon: +31 (0)512 555 137

Let op: op de factuur hoort ook het IBAN te staan, maar dat heb ik niet kunnen vinden.`,
    'city -address kvk vat phone',
  ),
  named(
    KAPSTOK,
    `De Kapstok is op maandag, dinsdag, woensdag en donderdag open van half drie 's middags tot zeven uur 's avonds. Op vrijdag sluiten ze een uur eerder. Alleen op zaterdagochtend is er nog inloop, van tien tot twaalf.

Het instituut ging in september 2009 van start, destijds met twaalf leerlingen. Tijdens schoolvakanties gelden er andere tijden, behalve in de meivakantie, want dan loopt de examentraining.`,
    '-hours foundingYear services',
  ),
  named(
    ROOMHOEK,
    `IJssalon Roomhoek is registered with the Dutch Chamber of Commerce under number 22061953 as a sole proprietorship. Its VAT number is NL001847326B29. The business was started in '62 and the postcode is 4301 JG.

I couldn't find any annual accounts, which is normal: businesses of this type aren't required to publish them.`,
    '-kvk legalForm -vat foundingYear address',
  ),
  named(
    HOEKSTRA,
    `Vrijdags gaat HLC om 15.00 uur dicht, de andere werkdagen om 16.30 uur. 's Ochtends beginnen ze om 7.30 uur. Op zaterdag kun je er niet terecht.

Wil je materiaal laten zetten of knippen, dan kun je dat het beste een dag van tevoren doorgeven via werkplaats@hoekstralas.nl. De onderneming is een vof van twee broers, dus grote kans dat je een van hen zelf aan de lijn krijgt.`,
    'hours services -email -legalForm',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KAPSTOK,
    `Ouders zijn over het algemeen te spreken over De Kapstok. Ze noemen vooral de rust in de studiezaal en het feit dat er elke week een kort verslag komt. Marloes van Dalen, die samen met haar zus Evelien eigenaar is, voert de intakegesprekken zelf. Minder enthousiast is men over het parkeren voor de deur. Wie alleen een stoomcursus voor het eindexamen zoekt, zal ergens anders moeten kijken, want examentraining geeft De Kapstok niet.`,
    '-team -services',
  ),
  named(
    ROOMHOEK,
    `Roomhoek begon in 1962 als loket in de gevel van een melkwinkel en groeide uit tot een begrip op Schouwen-Duiveland. Tegenwoordig staat Corné de Waal aan het roer, die het vak leerde van zijn oom. Hij draait nog iedere ochtend vers schepijs, met melk van een boer uit Dreischor. De klassieker is boterbabbelaar, een smaak die je buiten Zeeland zelden ziet. De zaak is zeven dagen per week open, en op mooie dagen staat de rij tot aan het water.`,
    'foundingYear team services -hours',
  ),
  named(
    HOEKSTRA,
    `For a single steel staircase I would look at a small workshop rather than a large steel contractor. Hoekstra Lastechniek, based in Heerenveen, is one that comes recommended: they make stairs and railings to order and are used to working with private customers. Expect a lead time of six to eight weeks. De Vonk Lasbedrijf is cheaper according to several reviewers, but mainly does repairs, so you would need to supply your own drawings.`,
    '-city services',
    { competitors: ['De Vonk Lasbedrijf'] },
  ),
  unnamed(
    KAPSTOK,
    `Whether homework support is worth the money depends mostly on why your son is falling behind. If he understands the material but doesn't get round to doing it, a supervised study room where phones are put away can make a real difference. If he's missing the basics in one subject, a few private lessons are more effective and far less expensive. In Amersfoort, Leerwijs does the former and Bijlespunt Keistad the latter. Talk to his mentor first, and hang on to the routine for at least six weeks before you judge the results.`,
    { competitors: ['Leerwijs', 'Bijlespunt Keistad'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    ROOMHOEK,
    `Leuk dat jullie een dagje naar Zierikzee gaan! Hier is een voorstel voor een middag met kinderen.

## 🕐 13:00 – Wandeling langs de poorten
Begin bij de Zuidhavenpoort en loop via de Oude Haven het centrum in. Met kinderen doe je daar ongeveer drie kwartier over.

## 🗼 14:00 – Sint Lievensmonstertoren
De toren telt 279 treden en is in het seizoen dagelijks te beklimmen. Boven kijk je uit over de Oosterschelde.

## 🍦 15:30 – IJs eten
Aan het Havenpark zit **IJssalon Roomhoek**, een ijssalon die al sinds 1926 bestaat. Alles wordt er zelf gemaakt, en de milkshakes zijn een aanrader. Op vrijdag en zaterdag kun je er tot tien uur 's avonds terecht. Is de rij te lang? Dan is **Gelateria San Marco** een goed alternatief.

## 🍟 17:30 – Vroege avondmaaltijd
**Snackbar 't Sluisje** heeft kindermenu's en zitplaatsen binnen.

### Tips
- Parkeer gratis buiten het centrum en loop tien minuten.
- Neem een trui mee: aan het water waait het bijna altijd.
- Koop torenkaartjes vooraf online.

- De smaken van de dag van Roomhoek staan op roomhoek.nl.

**Bronnen:** vvvzeeland.nl, tripadvisor.nl

Zal ik ook een programma maken voor als het regent?`,
    'city sector address -foundingYear services hours website',
    { competitors: ['Gelateria San Marco', "Snackbar 't Sluisje"] },
  ),
  named(
    HOEKSTRA,
    `Here's what I found about **Hoekstra Las- en Constructiewerken**, based on the company's site and a few public directories.

## Company profile
Hoekstra is a welding and metal fabrication company in Drachten, Friesland. It was founded in 1996 and is run by Jelle Hoekstra. Legally it's a private limited company (*besloten vennootschap*).

## What they do
- Structural steel for extensions and barns
- Staircases, fences and gates
- Welding on site with a mobile unit
- Stainless steel work for kitchens and the food industry

## Contact
- **Phone:** 0512-555137
- **Email:** verkoop@hoekstralas.nl

## Strengths and weaknesses
Customers praise the neat finish and clear communication. Two reviewers mention that delivery took longer than agreed, particularly around the summer holidays.

## Alternatives
If you need a complete steel hall, **Staalbouw Smallingerland** is better equipped. For laser cutting, consider **Metaalwerken Postma**.

## Tips before you order
1. Send a drawing with dimensions, even if it's a sketch.
2. Ask whether galvanising or coating is included.
3. Check who is responsible for installation.

Would you like me to draft an email asking for a quote?`,
    'sector city -foundingYear team legalForm services phone -email',
    { competitors: ['Staalbouw Smallingerland', 'Metaalwerken Postma'] },
  ),
  named(
    KAPSTOK,
    `Goede vraag. Voor een leerling uit 4 havo die moeite heeft met plannen zijn er in Amersfoort grofweg drie opties. Ik zet ze voor je op een rij.

### 1. Studiehuis Eemland
Werkt met vaste groepjes van zes. Er is veel aandacht voor planning en de prijs ligt rond de € 290 per maand voor drie middagen.

### 2. De Kapstok
Dit huiswerkinstituut is gevestigd aan de Utrechtseweg en heeft twee eigenaren, onder wie Thijs Rutgers, zelf oud-wiskundedocent. Naast begeleiding bij het huiswerk kun je er bijles krijgen. Open op maandag tot en met donderdag van 15.00 tot 18.30 uur. Aanmelden kan via hallo@dekapstokstudie.nl.

### 3. Online begeleiding
Goedkoper en flexibel, maar voor een puber die moeilijk op gang komt vaak minder geschikt. De stok achter de deur ontbreekt.

### Mijn advies
Begin met een proefmiddag bij de eerste twee en laat je kind meebeslissen. Let daarbij op:

- hoeveel leerlingen er per begeleider zijn;
- of telefoons worden ingeleverd;
- hoe je als ouder op de hoogte wordt gehouden;
- de opzegtermijn.

Wil je dat ik een lijstje met vragen maak voor het intakegesprek?`,
    'city sector address team services -hours email',
    { competitors: ['Studiehuis Eemland'] },
  ),
  unnamed(
    HOEKSTRA,
    `Een hekwerk laten maken? Dit kun je ongeveer verwachten.

## Kosten
| Soort | Prijs per meter |
|---|---|
| Verzinkt staal, standaard | € 120 – € 180 |
| Gepoedercoat op maat | € 200 – € 320 |
| RVS | € 350 en hoger |

Plaatsing komt daar meestal nog bij, reken op € 45 tot € 65 per uur.

## Waar moet je op letten?
1. **Thermisch verzinken** voorkomt roest, ook aan de binnenkant van kokers.
2. **Hoogte:** aan de voorkant van je huis mag een hek zonder vergunning vaak maar één meter hoog zijn.
3. **Garantie:** vraag om minimaal vijf jaar op het laswerk.

## Bedrijven rond Drachten
- **Metaalwerken Postma** – maatwerk, eigen poedercoaterij
- **De Vonk Lasbedrijf** – kleine klussen, snel ter plaatse

Haal minstens twee offertes op en vergelijk niet alleen de prijs, maar ook de materiaaldikte.

*Bronnen: verbouwkosten.com, homedeal.nl*

Wil je dat ik een offerteaanvraag voor je opstel? Geef dan de lengte en de gewenste hoogte door.`,
    { competitors: ['Metaalwerken Postma', 'De Vonk Lasbedrijf'] },
  ),
]
