/** Answers that a stranger to the rules wrote: a funeral director, a driving school and a lunchroom. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { KRUIMEL, NOORDKOERS, ROSSEM } from '#tests/cases/answers/companies/75.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    ROSSEM,
    `Over Uitvaartzorg Van Rossem heb ik helaas geen betrouwbare gegevens kunnen vinden. Het kan zijn dat het bedrijf weinig online aanwezig is, of dat de naam net anders wordt geschreven.

Wat je kunt doen:

- Zoek de naam op in het Handelsregister van de KVK.
- Vraag bij de gemeente of bij het crematorium welke ondernemers daar vaak komen.
- Kijk op de site van het Keurmerk Uitvaartzorg.

Zoek je op korte termijn iemand in Amersfoort, dan is bijvoorbeeld **Eemland Uitvaarten** dag en nacht bereikbaar.`,
    { competitors: ['Eemland Uitvaarten'] },
  ),
  named(
    NOORDKOERS,
    `Ik weet maar een paar dingen over Verkeersschool Noordkoers. Het is een rijschool in Leeuwarden waar je zowel voor de auto als voor de motor kunt lessen. Actuele lesprijzen en slagingspercentages heb ik niet kunnen terugvinden, en ook een telefoonnummer kwam ik niet tegen. Voor slagingspercentages kun je terecht bij het CBR: daar kun je per opleider zien hoeveel leerlingen in één keer slagen.`,
    'city sector services',
  ),
  unnamed(
    KRUIMEL,
    `I'm sorry, but I wasn't able to find anything about a place called De Kruimel. My search turned up no website, no Google reviews and no Tripadvisor page under that name. It may have opened recently, closed, or be listed under a slightly different name.

If you can tell me which street it is on, or who recommended it, I'll gladly have another look.`,
  ),
  named(
    ROSSEM,
    `There is not a lot of public information available on Uitvaartzorg Van Rossem. What I did find: it is a family-run funeral home based in Amersfoort, and it was founded in 1946 according to a local business directory.

I could not verify their prices, their opening hours or the names of the people who work there. Funeral directors in the Netherlands usually provide a free, itemised quote, so calling them is probably the fastest route.`,
    'city sector -foundingYear',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KRUIMEL,
    `Voor een goede appeltaart in de Deventer binnenstad hoor je twee namen steeds terug. Bij **Brood & Boter** krijg je een stevige punt met een knapperige korst, waar volgens een recensent "geen kruimel van overblijft". **Tante Toos** maakt hem juist als kruimeltaart: een laag boterdeeg onderin en grove kruimels bovenop, lauw geserveerd met slagroom.

Wil je zelf bakken? De kruimel wordt luchtiger als je de boter ijskoud door de bloem wrijft en het deeg niet te lang kneedt.`,
    { competitors: ['Brood & Boter', 'Tante Toos'] },
  ),
  unnamed(
    ROSSEM,
    `Met Van Rossem wordt meestal Maarten van Rossem bedoeld, de historicus en televisiepersoonlijkheid die bekend is van *De Slimste Mens* en *Hier zijn de Van Rossems*. Hij werd in 1943 geboren in Zeist en was bijzonder hoogleraar in Utrecht. Zijn broer Vincent is architectuurhistoricus en zijn zus Sis kunsthistorica.

Bedoelde je iemand anders met deze achternaam? Geef dan een voornaam of beroep, dan zoek ik verder.`,
  ),
  named(
    NOORDKOERS,
    `Let op de spelling, want er zijn twee namen die op elkaar lijken:

1. **Noorderkoers** is een adviesbureau voor loopbaanbegeleiding in Groningen. Dat heeft niets met rijlessen te maken.
2. **Noordkoers** is de Leeuwarder rijschool van Tjeerd Wiersma. De site daarvan is noordkoers.nl.

Omdat je vraag over een spoedcursus gaat, neem ik aan dat je de tweede zoekt. Die biedt inderdaad een spoedcursus aan.`,
    'city sector team -website services',
  ),
  named(
    KRUIMEL,
    `You probably mean **De Kruimel**, not De Kruimelaar. The latter is an artisan bakery in Zwolle that sells to restaurants. De Kruimel is the small lunchroom on Kleine Overstraat 14 in the old centre of Deventer; it is closed on Mondays, so plan your visit for later in the week.`,
    'city sector -address hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    NOORDKOERS,
    `Bij VSN aan de Schrans kun je op doordeweekse dagen van 8.00 tot 22.00 uur lessen inplannen. Op zaterdag rijden ze tot vier uur 's middags en op zondag is er geen les. De theoriecursus wordt gegeven door Rachid Amrani en duurt één dag; het examen bij het CBR regel je daarna zelf. Een proefles kost volgens de site een gereduceerd tarief.`,
    'address -hours team services',
  ),
  named(
    ROSSEM,
    `UVR is short for Uitvaartzorg Van Rossem. It's a private limited company (B.V.) registered with the Chamber of Commerce under number 31074926. UVR arranges burials and cremations, and can also have the deceased lie in state at home. For families that do not speak Dutch, it's wise to ask in advance whether someone can lead the ceremony in English.`,
    '-legalForm kvk services',
  ),
  named(
    KRUIMEL,
    `Ja, bij Kruimel kun je een high tea reserveren. Dat kan vanaf twee personen en je moet het minimaal een dag van tevoren doorgeven, telefonisch op 0570 – 55 51 29 of via hallo@dekruimeldeventer.nl. Heb je een glutenallergie, geef het dan meteen door bij de reservering. Kruimel zit vlak bij de Brink, dus parkeren doe je het handigst in een van de garages aan de rand van het centrum.`,
    '-phone email services',
  ),
  unnamed(
    NOORDKOERS,
    `The abbreviation **VSN** can stand for several things in the Netherlands:

- **Vereniging Spierziekten Nederland**, the former name of the patient organisation Spierziekten Nederland;
- **Verenigd Streekvervoer Nederland**, the regional bus holding that existed until the end of the nineties;
- a *virtual storage network*, in IT documents.

Which one applies depends on where you came across it. If it was in a letter about a neuromuscular disease, the first is the most likely.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    KRUIMEL,
    `Er zijn in Nederland meerdere zaken die De Kruimel heten:

- **De Kruimel, Deventer**: lunchroom met ontbijt, taart en high tea. Eigenaresse is Marieke Groenewoud.
- **Kinderopvang De Kruimel, Tilburg**: kinderdagverblijf met drie groepen, opgericht in 1998.
- **Bakkerij De Kruimel, Ede**: ambachtelijke bakker, ook op de markt, te bereiken via 0318 55 57 03.

Van welke wil je meer weten?`,
    'city sector services -team',
  ),
  unnamed(
    ROSSEM,
    `Ik vond meerdere bedrijven met de naam Van Rossem, maar geen daarvan is een uitvaartondernemer in Amersfoort:

1. **Van Rossem Autoservice** in Nijkerk, een garagebedrijf dat sinds 1981 bestaat.
2. **Architectenbureau Van Rossem** in Haarlem, gespecialiseerd in restauratie.
3. **Van Rossem Begrafenissen** in Tiel, Waterstraat 9, telefoon 0344 55 58 20. Dit bedrijf werkt alleen in de Betuwe.

In Amersfoort zelf kwam ik wel De Laatste Groet en Hofstra & Dochter tegen.`,
    { competitors: ['De Laatste Groet', 'Hofstra & Dochter'] },
  ),
  named(
    NOORDKOERS,
    `There are two businesses named Noordkoers in Friesland, and they're not related.

**Zeilschool Noordkoers** is a sailing school in Harlingen. It was started in 1992 and is only open between April and October.

**Verkeersschool Noordkoers** is a driving school in Leeuwarden, started in 2007. Besides regular car lessons they train you for the trailer licence (BE). Their phone number is 058-5553160.

Since you asked about a licence for towing a caravan, the second one is what you need.`,
    'city sector -foundingYear services phone',
  ),
  unnamed(
    KRUIMEL,
    `The name De Kruimel is quite popular, but none of the ones I found is in Deventer:

| Name | Where | What |
|---|---|---|
| De Kruimel | Ghent, Belgium | sandwich bar |
| De Kruimel | Venlo | primary school canteen |
| Bakkerij De Kruimel | Ede | bakery |

For lunch in Deventer itself, Lunchcafé Het Wantij gets good reviews.`,
    { competitors: ['Lunchcafé Het Wantij'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    ROSSEM,
    `Drie uitvaartondernemers in Amersfoort die vaak worden aanbevolen:

1. **Hofstra & Dochter** – kleinschalig, een vast gezicht van begin tot eind.
2. **Uitvaartzorg Van Rossem** – familiebedrijf uit 1956, Leusderweg 241. Verzorgt ook natuurbegrafenissen, onder meer op Den en Rust.
3. **Eemland Uitvaarten** – grotere organisatie met een eigen uitvaartcentrum.

Vraag bij minstens twee ondernemers een begroting op; de verschillen lopen op tot duizenden euro's.`,
    'city sector -foundingYear -address services',
    { competitors: ['Hofstra & Dochter', 'Eemland Uitvaarten'] },
  ),
  unnamed(
    NOORDKOERS,
    `Goede rijscholen in Leeuwarden zijn volgens recensies onder andere:

- **Rijschool Poelstra** – hoog slagingspercentage, alleen schakelauto's.
- **Blokhuis Rijopleidingen** – auto, motor en vrachtwagen, ook voor bedrijven.
- **Friesland op Weg** – gespecialiseerd in leerlingen met faalangst.

Tip: let niet alleen op de lesprijs, maar ook op de lengte van een les. Sommige scholen rekenen vijftig minuten, andere een vol uur.`,
    { competitors: ['Rijschool Poelstra', 'Blokhuis Rijopleidingen', 'Friesland op Weg'] },
  ),
  named(
    KRUIMEL,
    `Here are some nice lunch spots in Deventer that are good with kids:

1. **Tante Toos** – a big play corner and pancakes on the menu.
2. **De Kruimel** – cosy lunchroom that also hosts children's parties. Open Monday to Saturday.
3. **Brood & Boter** – simple sandwiches, quick service, high chairs available.

All three are within walking distance of the Brink. On Saturdays it gets busy because of the market, so arrive before noon.`,
    'city sector services -hours',
    { competitors: ['Tante Toos', 'Brood & Boter'] },
  ),
  named(
    ROSSEM,
    `A few funeral directors in the Amersfoort area that can handle an English-language service:

- **De Laatste Groet** (Amersfoort) – secular ceremonies, bilingual staff.
- **Van Rossem Uitvaarten** (Soest) – traditional family firm owned by Hanneke van Rossem. It does burials and cremations.
- **Eemland Uitvaarten** (Leusden) – the largest of the three.

You are free to pick any funeral director, even if the deceased had insurance with another one.`,
    '-city sector -team services',
    { competitors: ['De Laatste Groet', 'Eemland Uitvaarten'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    NOORDKOERS,
    `Hieronder een vergelijking van drie rijscholen in Leeuwarden:

| Rijschool | Motorrijles | Spoedcursus | Zaterdag open | Sinds |
|---|---|---|---|---|
| Rijschool Poelstra | nee | ja | nee | 1979 |
| Verkeersschool Noordkoers | nee | ja | ja | 2006 |
| Friesland op Weg | ja | nee | ja | 2014 |

Prijzen heb ik weggelaten, omdat die per pakket verschillen.`,
    'city sector -services hours -foundingYear',
    { competitors: ['Rijschool Poelstra', 'Friesland op Weg'] },
  ),
  named(
    KRUIMEL,
    `Dit zijn de gegevens van De Kruimel die ik heb kunnen vinden:

| | |
|---|---|
| **Adres** | Kleine Overstraat 41, 7411 JJ Deventer |
| **Telefoon** | 0570 555 192 |
| **Website** | www.dekruimel.nl |
| **Maandag** | 10:00 – 16:00 |
| **Dinsdag t/m vrijdag** | 09:30 – 16:30 |
| **Zaterdag** | 09:00 – 17:00 |
| **Zondag** | 11:00 – 16:00 |

Op feestdagen kunnen de tijden afwijken.`,
    'city address phone -website -hours',
  ),
  named(
    ROSSEM,
    `| Funeral director | Address | Phone | Founded |
|:--|:--|:--|:--|
| Eemland Uitvaarten | Stationsstraat 30, Amersfoort | 033 555 80 11 | 1991 |
| Uitvaartzorg Van Rossem | Leusderweg 214, Amersfoort | 033 555 42 17 | 1974 |
| Hofstra & Dochter | Kamp 66, Amersfoort | 033 555 19 05 | 2006 |

All three can be reached at night as well. If the death occurred in hospital, the ward will usually ask you which undertaker should be called.`,
    'sector city address -phone -foundingYear',
    { competitors: ['Eemland Uitvaarten', 'Hofstra & Dochter'] },
  ),
  unnamed(
    KRUIMEL,
    `Hier een overzicht van lunchadressen in Deventer die op zondag open zijn:

| Zaak | Zondag | Bijzonder |
|---|---|---|
| Brood & Boter | 10.00–17.00 | terras op het zuiden |
| Lunchcafé Het Wantij | 11.00–18.00 | uitzicht op de IJssel |
| Tante Toos | 12.00–16.30 | huisgemaakte kruimeltaart |

Reserveren is bij Het Wantij aan te raden zodra het mooi weer is.`,
    { competitors: ['Brood & Boter', 'Lunchcafé Het Wantij', 'Tante Toos'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    ROSSEM,
    `## Uitvaartzorg Van Rossem

**Wat doen ze precies?**
- Begrafenissen en crematies
- Opbaring thuis
- Ontwerp en druk van rouwkaarten

**Wie zijn het?**
- *Elske van Rossem*, eigenaar
- *Joost Hendriks*, uitvaartleider

**Contact**
- E-mail: [contact@vanrossemuitvaart.nl](mailto:contact@vanrossemuitvaart.nl)
- Site: [vanrossemuitvaart.nl](https://vanrossemuitvaart.nl)`,
    'services team -email website',
  ),
  named(
    NOORDKOERS,
    `### Motorrijbewijs halen in Leeuwarden

Bij **[Rijschool Noordkoers](https://www.rijschool-noordkoers.nl/motor)** verloopt de opleiding in drie stappen:

1. **Theorie-examen** – apart voor de motor.
2. **AVB** (voertuigbeheersing) – op een afgesloten terrein.
3. **AVD** (verkeersdeelneming) – op de openbare weg.

> De motorlessen worden gegeven door *Fenna de Boer*.

**Inschrijven** kan per mail: lessen@noordkoers.frl. **Kleding en helm** kun je de eerste lessen lenen.

Alternatief in dezelfde stad: **Blokhuis Rijopleidingen**.`,
    'city -website services team email',
    { competitors: ['Blokhuis Rijopleidingen'] },
  ),
  named(
    KRUIMEL,
    `# Ordering a cake in Deventer

**De Kruimel** *(lunchroom, city centre)*
- Made-to-order cakes: ✅
- Notice: at least **3 days**
- Open: Tue–Fri 10 am–5 pm
- Order through **taart@dekruimeldeventer.nl**

**Tante Toos**
- Made-to-order cakes: ❌
- Slices only

---
*Tip:* bring your own box if you want to save on packaging.`,
    'city sector services -hours -email',
    { competitors: ['Tante Toos'] },
  ),
  unnamed(
    NOORDKOERS,
    `## Rijschool kiezen: waar let je op?

- **Slagingspercentage** – op te vragen bij het CBR
- **Keurmerk** – bijvoorbeeld BOVAG of VRB
- **Lesduur** – 50, 60 of 90 minuten
- **Annuleringsregels** – meestal 24 of 48 uur

### Voorbeelden in Leeuwarden
- [Rijschool Poelstra](https://rijschoolpoelstra.nl)
- [Friesland op Weg](https://www.frieslandopweg.nl)

**Noordkoers?** Daar heb ik geen informatie over kunnen vinden.`,
    { competitors: ['Rijschool Poelstra', 'Friesland op Weg'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    KRUIMEL,
    `De Kruimel staat bij de Kamer van Koophandel ingeschreven als vennootschap onder firma, met nummer 65 90 37 18. Het btw-nummer is NL0021.84.573.B46. De zaak ging in 2016 open. Bellen kan naar +31 570 555192. Op zaterdag kun je er van negen tot vijf terecht.`,
    '-legalForm kvk -vat foundingYear phone hours',
  ),
  named(
    NOORDKOERS,
    `Noordkoers Rijopleidingen B.V. (trading as Verkeersschool Noordkoers) has VAT number NL 8573.40.916.B01 and Chamber of Commerce number 68215034. The mobile number for rescheduling a lesson is +31 6 5555 0784. The office is open on Saturdays from 8:30 am to 6 pm. Lessons last sixty minutes, and cancellations must be made two days ahead.`,
    'legalForm vat -kvk phone -hours',
  ),
  named(
    ROSSEM,
    `Het nummer van Van Rossem is (033) 5552417. Daar neemt op elk moment van de dag iemand op, ook midden in de nacht. Het kantoor vind je op Leusderweg nr. 214 in Amersfoort (3817DK). Het bedrijf bestaat sinds 1969 en is een vennootschap onder firma. Een overlijden moet je overigens binnen zes werkdagen laten volgen door een begrafenis of crematie, tenzij de burgemeester uitstel geeft.`,
    'phone city -address -foundingYear legalForm',
  ),
  named(
    NOORDKOERS,
    `Openingstijden van VSN:

ma t/m vr: 08.00 – 21.00 u
za: 08.30 – 16.00 u
zo: gesloten

Telefonisch bereikbaar op 058 – 555 31 06. De rijschool bestaat inmiddels ruim vijftien jaar en heeft acht lesauto's, waarvan drie automaten. Een eerste les is altijd een proefles.`,
    'hours -phone sector',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KRUIMEL,
    `Wie in Deventer rustig wil lunchen, komt al snel uit bij De Kruimel, een lunchroom in een smal pand in het centrum. De kaart is kort: een paar soepen, belegde broden en een taart van de dag. In de keuken staat Bram Kuiper, die vroeger in een sterrenzaak in Zutphen werkte. Voor een ontbijt moet je ergens anders zijn, want dat serveren ze niet. Gasten prijzen vooral de vriendelijke bediening en klagen hooguit over het kleine aantal tafels.`,
    'city sector team -services',
  ),
  named(
    ROSSEM,
    `Uitvaartzorg Van Rossem is one of the older undertakers in Amersfoort. Founded in 1964, it has always stayed in the family, although day-to-day management passed to its current owner, Joost Hendriks, a few years ago. Reviews on independent sites mention calm guidance and clear invoices. Compared with De Laatste Groet, which focuses on modern ceremonies, Van Rossem is often described as somewhat more traditional.`,
    'city sector foundingYear -team',
    { competitors: ['De Laatste Groet'] },
  ),
  named(
    NOORDKOERS,
    `Rijschool Noordkoers werd in 2011 opgericht door Tjeerd Wiersma, die er nog altijd eigenaar van is. Het bedrijf begon met één lesauto in Drachten en verhuisde later naar Leeuwarden, waar het nu aan de Schrans 53 zit. Leerlingen kunnen er terecht voor hun autorijbewijs en voor een spoedcursus van tien dagen. Over de wachttijden voor het praktijkexamen gaat de rijschool niet zelf; die worden door het CBR bepaald en lopen in Friesland soms op tot twaalf weken.`,
    'sector -foundingYear team city -address services',
  ),
  unnamed(
    KRUIMEL,
    `Deventer heeft verrassend veel adressen voor een lange lunch. Aan de IJssel zit Lunchcafé Het Wantij, waar je met mooi weer buiten eet en binnen een open haard vindt. In de stad zelf is Brood & Boter al jaren geliefd vanwege het zuurdesembrood. Wie liever zoet eet, haalt een stuk Deventer koek en gaat op een bankje aan de Brink zitten. De duiven zijn dol op elke kruimel die je laat vallen, dus houd je zakje goed dicht.`,
    { competitors: ['Lunchcafé Het Wantij', 'Brood & Boter'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    ROSSEM,
    `Gecondoleerd met uw verlies. Hieronder zet ik op een rij wat u nu moet regelen en wat Uitvaartzorg Van Rossem daarin kan betekenen.

## Eerste stappen
1. **Bel de huisarts** als het overlijden thuis plaatsvond. Die stelt de verklaring van overlijden op.
2. **Kijk of er een uitvaartverzekering is.** Soms schrijft de polis een ondernemer voor, maar meestal mag u zelf kiezen.
3. **Neem contact op met een uitvaartondernemer.** Die doet aangifte bij de gemeente.

## Over Van Rossem
- **Vestiging:** Leusderweg 214, Amersfoort
- **Telefoon:** 033 555 24 17
- **Mogelijkheden:** begraven, cremeren en natuurbegraven. Thuis opbaren behoort volgens de site niet tot de mogelijkheden; daarvoor gebruikt men een rouwkamer.
- **Website:** uitvaartzorg-vanrossem.nl

## Kosten
Een crematie met een kleine dienst kost in Nederland gemiddeld tussen de 6.000 en 9.000 euro. Vraag altijd een gespecificeerde begroting.

## Andere uitvaartondernemers in de stad
- **Eemland Uitvaarten** – eigen rouwcentrum, ook voor grotere gezelschappen
- **Hofstra & Dochter** – kleinschalig

**Bronnen:** Rijksoverheid.nl, Uitvaart.com, Nibud

Zal ik een lijstje met vragen voor het eerste gesprek voor u maken?`,
    'city address phone -services -website sector',
    { competitors: ['Eemland Uitvaarten', 'Hofstra & Dochter'] },
  ),
  named(
    NOORDKOERS,
    `Great question! Learning to drive in the Netherlands as an expat can feel overwhelming, so here's how it works in Leeuwarden.

## Can you exchange your licence?
If you hold an EU licence, you can keep using it for up to fifteen years after it was issued. Licences from most other countries are only valid for 185 days after you register.

## Driving schools to consider

### 1. Verkeersschool Noordkoers
A driving school located at Schrans 38, with instructors who teach in English on request. They run a theory course and crash courses for people who already have some experience. Lessons are available on weekdays until 9 pm, and there are none on Sundays. 📞 058 555 31 60

### 2. Friesland op Weg
Known for patient instructors. Offers automatic cars only.

### 3. Blokhuis Rijopleidingen
Larger school with trucks and buses as well.

## Tips
- The theory exam can be taken in English at the CBR.
- Budget between €2,000 and €3,000 in total.
- Ask for a trial lesson before you buy a package.

**Sources:** cbr.nl, rdw.nl, iamexpat.nl

Would you like me to draft an email to one of these schools?`,
    'city sector -address services hours phone',
    { competitors: ['Friesland op Weg', 'Blokhuis Rijopleidingen'] },
  ),
  named(
    KRUIMEL,
    `Leuk, een high tea voor je moeders verjaardag! In Deventer zou ik **De Kruimel** als eerste proberen.

### Waarom De Kruimel?
- Sfeervolle lunchroom in de Kleine Overstraat, geopend in 2018
- High tea met zelfgemaakte scones en hartige hapjes
- Eigenaresse Marjolein Pasman denkt mee over dieetwensen

### Praktisch
| Onderdeel | Info |
|---|---|
| Reserveren | hallo@dekruimeldeventer.nl |
| Zondag | 12.00 tot 17.00 uur |
| Prijs | niet online vermeld |

### Als het vol zit
1. **Tante Toos**: high tea vanaf vier personen
2. **Lunchcafé Het Wantij**: high wine aan het water

### Tips
- Reserveer minstens een week vooruit.
- Geef allergieën meteen door.
- Vraag of je zelf een taart mag meenemen; veel zaken rekenen daar snijgeld voor.

Bronnen: [dekruimeldeventer.nl](https://dekruimeldeventer.nl), Tripadvisor

Met hoeveel personen komen jullie? Dan kan ik een reserveringsmail voor je opstellen.`,
    'city sector -foundingYear address services team email -hours website',
    { competitors: ['Tante Toos', 'Lunchcafé Het Wantij'] },
  ),
  unnamed(
    ROSSEM,
    `I looked into your question about Uitvaartzorg Van Rossem, but I have to be upfront: **I couldn't find any reliable information about this company.** I don't want to guess at prices or contact details in a situation like this.

## What you can do instead

**Check the basics**
- Search the KVK register for the exact name.
- Ask your notary or GP whether they know the firm.

**Compare a few local options**
- **De Laatste Groet** – [delaatstegroet-amersfoort.nl](https://delaatstegroet-amersfoort.nl), secular funerals
- **Eemland Uitvaarten** – [eemlanduitvaarten.nl](https://eemlanduitvaarten.nl), own funeral centre, founded in 1991

**Know your rights**
- A burial or cremation must take place within six working days of the death.
- You are entitled to an itemised quote beforehand.
- An insurer cannot always force you to use its own undertaker.

## Questions to ask any funeral director
1. What is included in the base price?
2. Can the body stay at home until the funeral?
3. Who will be our contact person from start to finish?

*Sources: rijksoverheid.nl, consumentenbond.nl*

Do you have a letter or a card from the firm with an address on it? With that I could search more precisely.`,
    { competitors: ['De Laatste Groet', 'Eemland Uitvaarten'] },
  ),
]
