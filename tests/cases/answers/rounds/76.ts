/** Answers that a stranger to the rules wrote: a gym, a campsite and a goldsmith. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { CAMP, GOLD, GYM } from '#tests/cases/answers/companies/76.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    GYM,
    `Over "Fitnesscentrum Noorderkracht" kan ik in de zoekresultaten helaas niets terugvinden. Mogelijk is het een kleine of vrij nieuwe onderneming, of staat het onder een andere naam geregistreerd.

Zoek je een plek om te trainen in Assen, dan kom ik wel deze namen tegen:

- **Sportpaleis Drenthe** – grote zaal, ruime openingstijden
- **Gym Vaart** – kleinschaliger, met veel begeleiding

Wil je dat ik een van deze twee verder voor je uitzoek?`,
    { competitors: ['Sportpaleis Drenthe', 'Gym Vaart'] },
  ),
  named(
    CAMP,
    `Camping De Wulp is een kleinschalige camping bij het bos, aan de Hammerweg in Ommen. Je kunt er terecht met tent, caravan of camper, en er staan een paar trekkershutten.

Wat ik niet heb kunnen achterhalen, is sinds wanneer de camping bestaat en wie de eigenaren zijn. Ook een actueel telefoonnummer heb ik niet gevonden. Voor prijzen en beschikbaarheid kun je het beste de camping zelf raadplegen.`,
    'city address sector services',
  ),
  unnamed(
    GOLD,
    `I wasn't able to find reliable information about a business called Edelsmederij Van Haaften. It doesn't show up in the review sites or directories I checked, so I can't tell you whether they make custom engagement rings or what they charge.

A few things you could try:

1. Search the name together with the town on Google Maps.
2. Look it up in the KVK business register.
3. Ask for recommendations at a local jeweller.

If you tell me which town it's in, I can look for goldsmiths nearby.`,
  ),
  named(
    GOLD,
    `Van Haaften in Culemborg ken ik wel, maar mijn informatie is beperkt. Volgens een artikel in een lokale krant begon Ilse van Haaften haar atelier in 2001 en maakt ze vooral trouwringen.

Over de openingstijden kan ik geen uitspraak doen; die stonden nergens vermeld. Of er ook horloges worden gerepareerd, weet ik evenmin. Bel dus even voordat je langsgaat.`,
    'city -foundingYear team services',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    CAMP,
    `De wulp (*Numenius arquata*) is de grootste steltloper van Europa en broedt in Nederland vooral op heide, in duinen en in open grasland. Rond Ommen hoor je hem met wat geluk in het voorjaar op de Lemelerberg.

Wil je in die omgeving kamperen en vogels kijken? Dan is **De Besthmer Hoeve** een rustige uitvalsbasis: vanaf het terrein loop je zo het bos in. Neem een verrekijker mee en ga vroeg, want de wulp roept vooral rond zonsopgang.`,
    { competitors: ['De Besthmer Hoeve'] },
  ),
  unnamed(
    GYM,
    `Bedoel je misschien **Noorderlicht Fitness** in Groningen? Dat is een sportschool aan de rand van het centrum met een krachtzaal, een zwembad en groepslessen. Ze zijn op werkdagen open van 06:30 tot 23:00 uur en zitten er sinds 2015.

Een sportschool met precies de naam die je noemt, heb ik niet gevonden.`,
  ),
  named(
    CAMP,
    `There are several Dutch campsites named after birds, so it is easy to mix them up. *De Kievit* is in Friesland and *De Grutto* near Meppel. The one you're describing, with the safari tents and the bike rental, is **De Wulp** in Ommen. It's run by Hendrik and Anneke Lubbers.

You can book by emailing info@dewulp-ommen.nl.`,
    'sector city services team -email',
  ),
  named(
    GOLD,
    `Goudsmid Van Haaften moet je niet verwarren met Van Haaften Optiek, een brillenzaak in Tiel. De goudsmid heeft haar werkplaats aan de Zandstraat 41 in Culemborg en is te bereiken op 0345-555163. Van dinsdag tot en met vrijdag kun je er van tien uur tot half zes binnenlopen.`,
    'sector city -address phone hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    GYM,
    `FNK is een sportschool op het industrieterrein in Hoogeveen. Leden noemen vooral de spinninglessen en de sauna als pluspunt. Een abonnement begint volgens bezoekers rond de 30 euro per maand.

Op zaterdag en zondag is FNK open van 9.00 tot 14.00 uur.`,
    'sector -city services -hours',
  ),
  named(
    GOLD,
    `EVH stands for Edelsmederij Van Haaften, a goldsmith's business in Culemborg, run as a sole proprietorship. The owner is Ilse van Haaften. She melts down old gold and turns it into new pieces, and she does engraving as well.

Contact: 0345 55 51 36 or atelier@evh-edelsmid.nl.`,
    'sector city legalForm team services -phone -email',
  ),
  unnamed(
    GOLD,
    `EVH kan voor verschillende dingen staan. In de medische wereld is het een afkorting van *endoscopic vessel harvesting*, een techniek waarbij een bloedvat via een kijkoperatie wordt weggenomen. In de auto-industrie kom je EVH tegen bij elektrische voertuigen, en gitaristen denken aan Eddie Van Halen.

Kun je iets meer vertellen over de context? Dan zoek ik gerichter.`,
  ),
  named(
    GYM,
    `Tussen FNK en Fit & Co Assen zit vooral verschil in sfeer. Bij FNK (voluit Fitnesscentrum Noorderkracht) werk je met een vaste personal trainer, bijvoorbeeld Jeroen Pots. Fit & Co Assen is goedkoper en draait grotendeels zonder personeel op de vloer.

FNK bestaat sinds 2014 en wordt geleid door Marloes Hiddink. Fit & Co Assen opende pas in 2021.`,
    'services team -foundingYear',
    { competitors: ['Fit & Co Assen'] },
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    CAMP,
    `Er zijn in Nederland minstens twee campings met de naam De Wulp:

1. **Camping De Wulp, Ommen** – natuurcamping aan de Hammerweg 63, bestaat sinds 1978. Telefoon: 0529 - 55 57 20.
2. **Camping De Wulp, Renesse** – minicamping op loopafstand van het strand, opgericht in 1992. Telefoon: 0111 - 55 52 09.

Welke van de twee bedoel je?`,
    'sector city address -foundingYear phone',
  ),
  unnamed(
    CAMP,
    `De Wulp is een minicamping in Renesse, ongeveer 800 meter van het strand. De familie Kloosterman heeft er 25 plaatsen voor tenten en caravans. Honden zijn welkom, mits aangelijnd.

Daarnaast bestaat er een groepsaccommodatie De Wulp op Texel, met 40 bedden. Die is alleen in zijn geheel te huur.`,
  ),
  named(
    GOLD,
    `"Van Haaften" is a common surname in the Betuwe, and I found three businesses using it:

- **Van Haaften Makelaardij** in Tiel, an estate agent
- **Bouwbedrijf Van Haaften** in Geldermalsen, a building contractor
- **Edelsmederij Van Haaften** in Culemborg, a goldsmith, founded in 1996 and registered under KvK number 11024867

The last one makes wedding rings, which is what you asked about.`,
    'sector city foundingYear -kvk services',
  ),
  unnamed(
    GYM,
    `Onder de naam Noorderkracht vond ik twee organisaties:

| Naam | Plaats | Wat |
|---|---|---|
| Noorderkracht Uitzendbureau | Heerenveen | uitzendwerk in de techniek |
| Stichting Noorderkracht | Groningen | schuldhulp en budgetcoaching |

Geen van beide is een sportschool. Misschien is de naam net anders gespeld?`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    GYM,
    `Dit zijn enkele goede sportscholen in Assen:

1. **Sportpaleis Drenthe** – het grootste aanbod, met zwembad en squashbanen.
2. **Fitnesscentrum Noorderkracht** – persoonlijke sfeer, groepslessen en een sauna. Op werkdagen vanaf 6 uur open.
3. **Gym Vaart** – vooral voor krachttraining.

Bij de meeste kun je een gratis proefles boeken.`,
    'sector city services -hours',
    { competitors: ['Sportpaleis Drenthe', 'Gym Vaart'] },
  ),
  named(
    CAMP,
    `Looking for a campsite in the Vecht valley? These get good reviews:

- **Recreatiepark Vechtoever** – large park right on the river with an indoor pool
- **Boerencamping Zwanenhof** – small farm campsite with goats and fresh eggs
- **Camping De Wulp** – quiet spot in the woods, popular with hikers. Note that motorhomes are not accepted here.
- **De Besthmer Hoeve** – family campsite with a big playground

In July and August you should book well in advance.`,
    'sector -services',
    { competitors: ['Recreatiepark Vechtoever', 'Boerencamping Zwanenhof', 'De Besthmer Hoeve'] },
  ),
  unnamed(
    GOLD,
    `Voor een goudsmid in Culemborg en omgeving kun je onder meer terecht bij:

- **Atelier Zilverdraad** – eigentijdse sieraden in zilver en goud
- **Goud & Geluk** – trouwringen, ook workshops waarbij je zelf je ring smeedt
- **Juwelier De Ruijter** – klassieke juwelier met eigen werkplaats

Vraag vooraf altijd een schets en een prijsopgave, en controleer of het goud een keurmerk draagt.`,
    { competitors: ['Atelier Zilverdraad', 'Goud & Geluk', 'Juwelier De Ruijter'] },
  ),
  named(
    GOLD,
    `Waar kun je een ring laten maken in de buurt van Utrecht? Een paar suggesties:

* Goudsmederij Het Aambeeld (Utrecht): moderne ontwerpen
* Van Haaften (Culemborg): sieraden op maat, eigenaar Ilse van Haaften, www.edelsmederijvanhaaften.nl
* Atelier Zilverdraad (Houten): vooral zilver

Reken voor een handgemaakte gouden ring op minimaal 800 euro en zes weken levertijd.`,
    'city services team -website',
    { competitors: ['Atelier Zilverdraad'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    GYM,
    `Hieronder een vergelijking van drie sportscholen in Assen:

| Sportschool | Adres | Doordeweeks open | Sauna |
|---|---|---|---|
| Noorderkracht | Aziëweg 7 | 07:00–22:30 | nee |
| Sportpaleis Drenthe | Stadsbroek 8 | 06:00–23:00 | ja |
| Fit & Co Assen | Groningerstraat 101 | 24/7 | nee |

Prijzen wisselen per actie, dus die heb ik weggelaten.`,
    'sector city -address hours -services',
    { competitors: ['Sportpaleis Drenthe', 'Fit & Co Assen'] },
  ),
  named(
    CAMP,
    `| Gegeven | Camping De Wulp |
|---|---|
| Plaats | Hardenberg |
| Opgericht | 1974 |
| Rechtsvorm | vennootschap onder firma |
| Telefoon | +31 529 555 720 |
| E-mail | info@campingdewulp.nl |
| Website | campingdewulp.nl |

De gegevens komen uit openbare bronnen en kunnen verouderd zijn.`,
    '-city foundingYear legalForm phone -email website',
  ),
  named(
    GOLD,
    `Here's a quick comparison of the goldsmiths you mentioned:

| | Edelsmederij Van Haaften | Goud & Geluk |
|---|---|---|
| Founded | 1989 | 2012 |
| Town | Culemborg | Vianen |
| Wedding rings | ✅ | ✅ |
| Open on Mondays | No | Yes |
| Workshops | Not mentioned | ✅ |

If you'd like to forge your own rings, Goud & Geluk is the obvious choice. For a bespoke design, I'd visit both.`,
    'sector -foundingYear city services hours',
    { competitors: ['Goud & Geluk'] },
  ),
  unnamed(
    CAMP,
    `| Camping | Type | Prijs per nacht (hoogseizoen) |
|---|---|---|
| Recreatiepark Vechtoever | vakantiepark met zwembad | € 48 |
| Boerencamping Zwanenhof | kamperen bij de boer | € 24 |
| Camping De Vlinder | naturistencamping | € 31 |

De genoemde prijzen zijn voor twee personen, exclusief toeristenbelasting.`,
    { competitors: ['Recreatiepark Vechtoever', 'Boerencamping Zwanenhof'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    GYM,
    `## Fitnesscentrum Noorderkracht

**Wat is het?** Een sportschool voor jong en oud, met de nadruk op begeleiding.

**Aanbod**
- Fitness en krachttraining
- Spinning
- Personal training

**Contact**
- Adres: Industrieweg 22, 9403 AB Assen
- Telefoon: [0592 55 54 81](tel:0592555481)
- Website: [noorderkracht.nl](https://noorderkracht.nl)

**Eigenaar:** Rick Santing`,
    'sector services city address -phone website -team',
  ),
  named(
    CAMP,
    `### Kamperen in Ommen: drie tips

**1. [Camping De Wulp](https://campingdewulp.nl)**
Natuurcamping met trekkershutten en safaritenten. Receptie op zondag van 12 tot 4 uur.

**2. [De Besthmer Hoeve](https://besthmerhoeve.nl)**
Ruime plaatsen en een speelbos. Receptie dagelijks van 9 tot 5 uur.

**3. Landgoed Eerde**
Geen camping, wel een prachtig wandelgebied.`,
    'city sector services -hours website',
    { competitors: ['De Besthmer Hoeve'] },
  ),
  named(
    GOLD,
    `# Edelsmederij Van Haaften

> Goldsmith's studio in the old town of Culemborg

* **Owner:** Bert van Haaften
* **Legal form:** B.V.
* **Address:** Zandstraat 14, 4101 EG
* **Specialities:** wedding rings, jewellery repairs, engraving
* **VAT number:** NL001927364B55

*Last checked: this spring.*`,
    'sector city -team -legalForm address services vat',
  ),
  unnamed(
    GOLD,
    `## Oud goud laten omsmelten: zo werkt het

1. **Laten keuren** – de goudsmid bepaalt het karaat en het gewicht.
2. **Ontwerp kiezen** – meestal krijg je twee of drie schetsen.
3. **Smelten en smeden** – reken op vier tot acht weken.

### Waar kan het?
- [Juwelier De Ruijter](https://juwelierderuijter.nl) rekent geen keuringskosten.
- [Atelier Zilverdraad](https://atelierzilverdraad.nl) werkt alleen op afspraak.

**Let op:** niet elk erfstuk is geschikt; soldeer in oude sieraden kan het goud bros maken.`,
    { competitors: ['Juwelier De Ruijter', 'Atelier Zilverdraad'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    CAMP,
    `Het telefoonnummer van Camping De Wulp is (0529) 555720. De receptie is van maandag tot en met zaterdag bezet van 9:00 tot 20:00 uur en op zondag van 10:00 tot 16:00 uur. Het KvK-nummer is 0501 6938 en het btw-nummer NL0061.83.745.B01.`,
    'phone -hours -kvk vat',
  ),
  named(
    GYM,
    `Noorderkracht opened its doors in 2009 and is registered as a private limited company (B.V.) under Chamber of Commerce number 04087251. You can find it at Industrieweg 122 in Assen; call +31 (0)592-555418 during opening hours. On weekdays the gym closes at 10.30 p.m., at weekends at 4 p.m.`,
    'foundingYear legalForm kvk city -address phone sector hours',
  ),
  named(
    GOLD,
    `Edelsmederij Van Haaften is gesloten op zondag en maandag. Op zaterdag kun je er tussen 10 en 16 uur terecht, op de andere dagen van 10.00 tot 17.30 u. Het btw-id luidt NL001927346B55. Mailen kan naar info@vanhaaften.nl.`,
    'hours -vat -email',
  ),
  named(
    GYM,
    `Fitnesscentrum Noorderkracht bestaat bijna twintig jaar en heeft volgens eigen zeggen ruim 1.400 leden. De zaal meet 900 m². Je vindt de sportschool op postcode 9403 AB. Een dagkaart kost € 12,50 en voor een maandabonnement betaal je € 34,95. Het mailadres is info@noorderkracht.nl.`,
    'sector address email',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    GOLD,
    `Wie in Culemborg door de Zandstraat loopt, komt vanzelf langs de etalage van Van Haaften. Goudsmid Ilse van Haaften begon er in 1996 haar zaak en kreeg een paar jaar geleden gezelschap van leerling Bram Kuiper. Klanten laten er erfstukken repareren of brengen oud goud mee om er iets nieuws van te laten maken. Graveren doet ze niet; daarvoor verwijst ze door naar Juwelier De Ruijter.`,
    'city address team foundingYear sector -services',
    { competitors: ['Juwelier De Ruijter'] },
  ),
  named(
    CAMP,
    `De Wulp bestaat sinds 1974 en is een begrip onder kampeerders die van rust houden. De camping ligt in Dalfsen, verscholen tussen de dennen, en wordt gerund door Joop en Truus Wassink. Er is geen animatieteam en geen discotheek, wel een vuurplaats en een schuur waar je fietsen kunt huren. Gezinnen met jonge kinderen die vermaak zoeken, zijn bij Recreatiepark Vechtoever waarschijnlijk beter op hun plek.`,
    'foundingYear sector -city -team services',
    { competitors: ['Recreatiepark Vechtoever'] },
  ),
  named(
    GYM,
    `Reviews of Noorderkracht are mostly positive. People like that the trainers know them by name, and several mention that the spinning classes fill up quickly. A few complain about parking on weekday evenings. Compared with Gym Vaart, which is aimed at serious lifters, it feels more like a neighbourhood gym. It is open seven days a week, and the phone number listed is 0592 55 50 60.`,
    'sector services hours -phone',
    { competitors: ['Gym Vaart'] },
  ),
  unnamed(
    GYM,
    `Een goede sportschool kiezen begint met de vraag wat je er wilt doen. Wie vooral kracht wil opbouwen, heeft genoeg aan vrije gewichten en een rek; wie gezelschap zoekt, kijkt beter naar het lesrooster. In Assen heb je voor beide keuze genoeg. Sportpaleis Drenthe biedt meer dan zestig lessen per week, terwijl Fit & Co Assen vooral goedkoop is. Let ook op de opzegtermijn: na het eerste jaar mag die volgens de wet niet langer zijn dan een maand.`,
    { competitors: ['Sportpaleis Drenthe', 'Fit & Co Assen'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    CAMP,
    `Goede vraag! Ik heb een aantal bronnen naast elkaar gelegd. Dit is wat ik over **Camping De Wulp** heb gevonden.

## In het kort
Camping De Wulp is een familiecamping in Ommen, in het Overijsselse Vechtdal. Het terrein telt ongeveer 90 plaatsen, verdeeld over vier veldjes.

## Overnachten
- **Kampeerplaatsen** voor tent en caravan, de meeste met 10 ampère stroom
- **Camperplaatsen** op verharde ondergrond
- **Safaritenten** voor vijf personen, met eigen sanitair

## Praktisch
- 📍 Hammerweg 36, 7731 AK Ommen
- 📞 0529 55 57 20
- 🌐 https://campingdewulp.nl
- 🕘 Receptie: ma t/m za 09.00–18.00 uur, zo 10.00–16.00 uur

## Wat gasten zeggen
Gasten waarderen het schone sanitair en de rust. Minder te spreken zijn sommigen over de wifi, die achter op het terrein wegvalt.

## Alternatieven in de buurt
Zoek je iets met meer voorzieningen, dan is **Recreatiepark Vechtoever** een optie. Voor kleinschalig kamperen bij de boer kun je kijken bij **Boerencamping Zwanenhof**.

## Tips
1. Boek voor hemelvaart en pinksteren ruim van tevoren.
2. Vraag bij aankomst naar de wandelkaart.
3. Controleer of je huisdier welkom is; daarover zijn de bronnen het niet eens.

Zal ik een weekendprogramma voor je maken rond Ommen?`,
    'sector city services -address phone website hours',
    { competitors: ['Recreatiepark Vechtoever', 'Boerencamping Zwanenhof'] },
  ),
  named(
    GOLD,
    `Here's an overview of **Edelsmederij Van Haaften**, based on what I could find online.

### About
Edelsmederij Van Haaften is a small goldsmith's workshop in the centre of Culemborg. It was established in 1996 by Ilse van Haaften, who still runs it today.

### What they do
- Custom-made jewellery, from sketch to finished piece
- Wedding and engagement rings
- Repairs and resizing

### Opening hours
| Day | Hours |
|---|---|
| Monday | 13:00 – 17:30 |
| Tuesday – Friday | 10:00 – 17:30 |
| Saturday | 10:00 – 16:00 |
| Sunday | Closed |

### Contact
Phone: 0345-55 51 63
Email: atelier@vanhaaften-edelsmid.nl

### Reviews
Visitors describe the service as patient and personal. Some mention that waiting times can run to two months before the summer wedding season.

### How it compares
**Juwelier De Ruijter** carries well-known brands and is a better fit if you want to buy something off the shelf. **Goud & Geluk** offers workshops in which couples forge their own rings.

### Tips before you visit
1. Bring pictures of styles you like.
2. Set a budget beforehand.
3. Ask whether your old gold can be reused.

*Sources: company website, Google reviews, regional newspaper.*

Would you like help drafting an email to ask for a quote?`,
    'sector city foundingYear team services -hours phone email',
    { competitors: ['Juwelier De Ruijter', 'Goud & Geluk'] },
  ),
  named(
    GYM,
    `Ik heb gekeken welke sportschool in Assen het beste past bij iemand die na een blessure weer wil beginnen. Op basis van openbare informatie en reviews kom ik op het volgende uit.

## 🥇 Fitnesscentrum Noorderkracht
Deze sportschool springt eruit door de begeleiding. Personal trainer Jeroen Pots werkt veel met mensen die herstellen van rug- of knieklachten. De club werd in 2006 opgericht en zit aan de Industrieweg.

**Sterk:** vaste trainer, rustige ochtenden, sauna inbegrepen
**Minder:** in de avond druk bij de apparaten

## 🥈 Sportpaleis Drenthe
Heeft een eigen fysiotherapeut in huis. Groter en onpersoonlijker, maar wel met zwembad. Opgericht in 1998.

## 🥉 Gym Vaart
Kleine zaal met veel vrije gewichten. Minder geschikt als je net begint met opbouwen.

## Waar moet je op letten?
- Vraag of de intake bij de prijs inbegrepen is.
- Overleg eerst met je fysiotherapeut welke oefeningen je mag doen.
- Kijk of je zorgverzekering een deel vergoedt.
- Neem niet meteen een jaarabonnement.

## Conclusie
Voor jouw situatie zou ik beginnen met een proefles bij Noorderkracht. Je kunt je aanmelden via info@noorderkracht.nl of bellen naar 0592-555418.

Wil je dat ik ook de prijzen vergelijk? Laat dan weten hoe vaak per week je wilt trainen.`,
    'sector city services team -foundingYear address email phone',
    { competitors: ['Sportpaleis Drenthe', 'Gym Vaart'] },
  ),
  unnamed(
    CAMP,
    `Great choice! The Vecht valley around Ommen is lovely for a camping weekend. Here are my suggestions.

## Best for families
**Recreatiepark Vechtoever** has an indoor pool, a playground and a small supermarket. Pitches by the water sell out first.

## Best for peace and quiet
**De Besthmer Hoeve** sits at the edge of the forest. There is little entertainment, which is exactly why people come back.

## Best on a budget
The forestry service runs a basic site for hikers a few kilometres from town. There is a pump and a toilet, but no showers.

## What to do
- Walk the heath on the Lemelerberg and listen for curlews
- Cycle along the river to Hardenberg
- Rent a canoe for an afternoon

## Tips
1. Book early for the long weekends in May.
2. Bring mosquito repellent in summer.
3. Check whether dogs are allowed before you reserve.

*Sources: regional tourist office, review sites.*

Are you travelling with a tent, a caravan or a motorhome? I can narrow the list down for you.`,
    { competitors: ['Recreatiepark Vechtoever', 'De Besthmer Hoeve'] },
  ),
]
