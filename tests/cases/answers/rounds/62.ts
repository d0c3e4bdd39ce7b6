/** Answers that a stranger to the rules wrote: a financial adviser, a pet hotel and a sign maker. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BUITENKANS, HOEKSTRA, KLEURSTAAL } from '#tests/cases/answers/companies/62.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    HOEKSTRA,
    `Ik heb gezocht op "Financieel Adviesbureau Hoekstra", maar ik kom geen bruikbare bronnen tegen over een kantoor met precies die naam. Het kan zijn dat het bureau weinig online aanwezig is of inmiddels anders heet.

Wat je wel kunt doen:

- Zoek in het AFM-register of het kantoor een vergunning heeft als bemiddelaar in hypothecair krediet.
- Kijk in het Handelsregister van de KVK.
- Vergelijk ter plaatse met een kantoor waarover wel reviews te vinden zijn, zoals De Geldwijzer of Smallinger Hypotheekadvies.

Weet je in welke plaats het zit? Dan zoek ik gerichter verder.`,
    { competitors: ['De Geldwijzer', 'Smallinger Hypotheekadvies'] },
  ),
  named(
    BUITENKANS,
    `Dierenhotel De Buitenkans is een dierenpension aan de Moergestelseweg 48 in Oisterwijk en vangt honden en katten op wanneer hun baas op vakantie is. Actuele tarieven heb ik niet kunnen vinden, en ook over inentingseisen staat er niets in de bronnen die ik kon openen. Je kunt het beste even bellen: 013 - 555 26 04.`,
    'city address sector services -phone',
  ),
  named(
    KLEURSTAAL,
    `I could only find limited information about Kleurstaal. It appears to be a sign company in Deventer, owned by Jeroen Wassink. I was not able to confirm when it was founded, how many people work there or what its opening hours are. Their website may have more details.`,
    'city sector team',
  ),
  unnamed(
    KLEURSTAAL,
    `I don't have any reliable information on a business called Kleurstaal. The word itself simply means "colour sample" in Dutch, and most search results are about paint samples and fabric swatches rather than a company. If you need vehicle lettering or printed workwear around Deventer, you could have a look at Signcentrum Salland instead. Could you share a link or an address, so I can check whether we are talking about the same business?`,
    { competitors: ['Signcentrum Salland'] },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    BUITENKANS,
    `Een lastminute-plek in een hondenpension in de zomervakantie is echt een buitenkans: de meeste pensions in Brabant zitten al in maart vol. Bel daarom vroeg. Hondenhotel Brabant werkt met een wachtlijst, en bij Dierenpension Het Hoefpad komt er in de week voor vertrek nog weleens een kennel vrij door annuleringen. Neem altijd het vaccinatieboekje mee; zonder geldige enting tegen kennelhoest word je meestal geweigerd.`,
    { competitors: ['Hondenhotel Brabant', 'Dierenpension Het Hoefpad'] },
  ),
  unnamed(
    KLEURSTAAL,
    `Vraag altijd een kleurstaal aan voordat je een grote oplage shirts laat bedrukken. Op een beeldscherm wijkt een kleur namelijk af van hoe inkt op katoen uitvalt. Een goede drukker stuurt zo'n kleurstaal meestal gratis op, of rekent een paar euro die je bij bestelling terugkrijgt. Werk je met een huisstijl, geef dan de Pantone-code door in plaats van RGB-waarden.`,
  ),
  named(
    HOEKSTRA,
    `Niet te verwarren met makelaardij Hoekstra in Leeuwarden: Hoekstra Hypotheken is een financieel adviseur in Drachten. Eigenaar Tjeerd Hoekstra begon het kantoor in 1998. Je kunt er terecht voor hypotheekadvies en voor een pensioengesprek.`,
    'city sector team -foundingYear services',
  ),
  named(
    BUITENKANS,
    `If you mean the boarding kennel and not the expression ("een buitenkans" is a stroke of luck), then yes: De Buitenkans is a pet hotel in Oisterwijk, North Brabant. It has boarded dogs and cats since 2009, and they'll collect your pet from home if you ask. It is closed on Sundays, so plan your drop-off and pick-up around that.`,
    'city sector foundingYear services hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    HOEKSTRA,
    `FAH is gevestigd in Drachten en helpt particulieren en ondernemers met hypotheken, verzekeringen en pensioen. Het kantoor is te bereiken via info@hoekstrahypotheken.nl of telefonisch op 0512-555184. Een eerste oriënterend gesprek is volgens de site vrijblijvend.`,
    'city services email phone',
  ),
  named(
    KLEURSTAAL,
    `KRT staat voor Kleurstaal Reclame & Textiel. Het bedrijf is gevestigd aan de Hanzeweg 121 in Deventer en doet onder meer autobelettering, raamfolie en het borduren van bedrijfskleding. Op vrijdag sluiten ze al om 15.00 uur.`,
    'city -address services hours',
  ),
  unnamed(
    BUITENKANS,
    `DHB can stand for several things. In the Netherlands it is best known as **Demir-Halk Bank**, a bank based in Rotterdam that offers savings accounts. In Germany, DHB is the Deutscher Handballbund. Without more context I can't tell which one you need. Are you asking about savings rates or about handball?`,
  ),
  named(
    HOEKSTRA,
    `FA Hoekstra is run by Marijke Postma, who took over as owner a few years ago. The firm (a private limited company, or BV, under Dutch law) is registered with the Chamber of Commerce under number 01087354. They do mortgage advice for first-time buyers, among other things.`,
    '-team legalForm kvk services',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    BUITENKANS,
    `Er zijn meerdere bedrijven die De Buitenkans heten:

1. **De Buitenkans in Oisterwijk** – dierenpension met ook een trimsalon en dagopvang voor honden. Website: dierenhoteldebuitenkans.nl.
2. **De Buitenkans in Almere** – een wijngaard.
3. **Kinderopvang De Buitenkans in Assen** – buitenschoolse opvang, opgericht in 2014.

Welke bedoel je?`,
    'city sector services website',
  ),
  unnamed(
    HOEKSTRA,
    `Hoekstra is een veelvoorkomende Friese achternaam, dus ik vind er verschillende:

- **Hoekstra Assurantiën** in Sneek, verzekeringskantoor sinds 1961, telefoon 0515 55 50 12
- **Administratiekantoor Hoekstra** in Heerenveen, boekhouding voor het mkb
- **Hoekstra Makelaars** in Dokkum

Geen van deze drie geeft hypotheekadvies in Drachten. Daar zit wel Bosma & Veenstra. Kun je aangeven welke Hoekstra je zoekt?`,
    { competitors: ['Bosma & Veenstra'] },
  ),
  named(
    KLEURSTAAL,
    `There are at least two Dutch businesses using the name Kleurstaal:

- **Kleurstaal Interieur** in Tilburg, an interior colour consultant. She works by appointment only and has been around since 2017.
- **Kleurstaal** in Deventer, a sign maker that also prints and embroiders workwear. It was founded in 2005 and is reachable on +31 570 55 57 09.

Given that you asked about lettering a van, the second is probably the one you need.`,
    'city sector services -foundingYear phone',
  ),
  unnamed(
    BUITENKANS,
    `De enige De Buitenkans die ik in de zoekresultaten terugvind, is een theehuis aan de rand van Hilversum. Het heeft een groot terras, is honden-vriendelijk en in het weekend vanaf tien uur open. Een boeking is alleen nodig voor groepen vanaf acht personen. Reserveren kan via 035 555 18 20.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    HOEKSTRA,
    `Dit zijn vier financieel adviseurs in Drachten die goed worden beoordeeld:

1. **Smallinger Hypotheekadvies** – vooral sterk in starters en nieuwbouw.
2. **De Geldwijzer** – vast tarief, veel avondafspraken.
3. **Financieel Adviesbureau Hoekstra** – persoonlijk kantoor aan de Noorderbuurt 31, op zaterdag geopend van 10 tot 13 uur.
4. **Bosma & Veenstra** – combineert hypotheken met accountancy.

Vraag bij elk kantoor naar het dienstverleningsdocument, dan kun je de kosten eerlijk vergelijken.`,
    'city sector address hours',
    { competitors: ['Smallinger Hypotheekadvies', 'De Geldwijzer', 'Bosma & Veenstra'] },
  ),
  named(
    KLEURSTAAL,
    `Looking for a sign maker in Deventer? These come up most often:

- **Van Laar Reclame**: large-format printing and illuminated signs.
- **Kleurstaal**: small studio; vans, shopfronts and window film. No textile printing or embroidery, though.
- **Signcentrum Salland**: just outside town, good for trade-fair stands.

Prices for lettering a medium van usually range from €350 to €900.`,
    'city sector -services',
    { competitors: ['Van Laar Reclame', 'Signcentrum Salland'] },
  ),
  unnamed(
    BUITENKANS,
    `Voor een hond in de omgeving van Tilburg en Oisterwijk noemen baasjes vaak deze adressen:

* Poot & Co: kleinschalig, honden slapen in de woonkamer
* Hondenhotel Brabant: ruime kennels met vloerverwarming, ma t/m za geopend
* Dierenpension Het Hoefpad: ook voor konijnen en cavia's

Twijfel je? Laat je hond eerst een proefdag meedraaien, dan weet je of het klikt. Vraag ook of er 's nachts iemand aanwezig is.`,
    { competitors: ['Poot & Co', 'Hondenhotel Brabant', 'Dierenpension Het Hoefpad'] },
  ),
  named(
    BUITENKANS,
    `Goede dierenpensions rond Tilburg:

1. De Buitenkans (Moergestel) – groot buitenterrein, dagopvang, en een busje dat je dier ophaalt
2. Poot & Co (Goirle) – maximaal acht honden tegelijk
3. Kattenhotel Spinoza (Berkel-Enschot) – uitsluitend katten

Mijn voorkeur voor een actieve hond: nummer 1.`,
    '-city sector services',
    { competitors: ['Poot & Co'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    KLEURSTAAL,
    `Hier een vergelijking van drie signbedrijven:

| Bedrijf | Plaats | Sinds | Specialiteit | Telefoon |
|---|---|---|---|---|
| Kleurstaal | Deventer | 2003 | Autobelettering, borduren | 0570 55 75 09 |
| Van Laar Reclame | Raalte | 1988 | Lichtreclame | 0572 55 51 30 |
| Textiel & Teken | Deventer | 2015 | T-shirts | 0570 55 52 66 |

Vraag bij alle drie een offerte met dezelfde afmetingen, anders vergelijk je appels met peren.`,
    'city sector foundingYear services -phone',
    { competitors: ['Van Laar Reclame', 'Textiel & Teken'] },
  ),
  named(
    HOEKSTRA,
    `| | |
|---|---|
| **Naam** | Hoekstra Hypotheken |
| **Adres** | Noorderbuurt 31, 9203 AL Drachten |
| **Telefoon** | 0512 55 51 84 |
| **E-mail** | advies@hoekstrahypotheken.nl |
| **Btw-nummer** | NL805561273B01 |
| **KvK** | 01078354 |
| **Rechtsvorm** | besloten vennootschap |`,
    'city address phone -email vat -kvk legalForm',
  ),
  named(
    BUITENKANS,
    `Opening hours of Dierenhotel De Buitenkans:

| Day | Open | Close |
|---|---|---|
| Monday | 08:00 | 18:00 |
| Tuesday | 08:00 | 18:00 |
| Wednesday | 08:00 | 18:00 |
| Thursday | 08:00 | 18:00 |
| Friday | 08:00 | 18:00 |
| Saturday | 09:00 | 17:00 |
| Sunday | closed | closed |

Hours may differ around Christmas and Easter, so call ahead.`,
    '-hours',
  ),
  unnamed(
    HOEKSTRA,
    `Wat kost hypotheekadvies in Drachten gemiddeld?

| Kantoor | Starter | Doorstromer | Oversluiten |
|---|---|---|---|
| Smallinger Hypotheekadvies | € 2.450 | € 2.750 | € 2.100 |
| Bosma & Veenstra | € 2.600 | € 2.600 | € 2.250 |
| Landelijke keten | € 2.995 | € 3.195 | € 2.495 |

De bedragen zijn indicaties; advieskosten zijn in het jaar van aankoop voor een deel aftrekbaar.`,
    { competitors: ['Smallinger Hypotheekadvies', 'Bosma & Veenstra'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    BUITENKANS,
    `## De Buitenkans

**Wat:** dierenpension voor honden en katten
**Waar:** Moergestelseweg 48, 5062 SV Oisterwijk
**Eigenaren:** Ilse en Ruud van Gestel
**Rechtsvorm:** eenmanszaak

### Diensten
- Hondenpension
- Kattenpension
- Trimsalon

### Contact
[dierenhoteldebuitenkans.nl](https://dierenhoteldebuitenkans.nl)`,
    'city address sector services team -legalForm website',
  ),
  named(
    KLEURSTAAL,
    `### Kleurstaal Signing – at a glance

- 📍 **Location:** Zutphen
- 🌐 **Website:** [www.kleurstaal.nl](https://www.kleurstaal.nl/)
- ✉️ **E-mail:** hallo@kleurstaal.nl
- 🛠️ **What they do:** shop signs, window film, car lettering, textile printing
- 👤 **Owner:** Jeroen Wassink`,
    '-city website email services team',
  ),
  named(
    HOEKSTRA,
    `**Financieel Adviesbureau Hoekstra**

* **Opgericht:** 1996
* **Team:** Tjeerd Hoekstra en hypotheekadviseur Marijke Postma
* **Website:** [hoekstra-hypotheken.com](https://hoekstra-hypotheken.com)
* **Geopend:** maandag t/m vrijdag 9.00–17.30 uur

> Tip: neem je jaaropgave en een recente werkgeversverklaring mee naar het eerste gesprek.`,
    'foundingYear team -website hours',
  ),
  unnamed(
    KLEURSTAAL,
    `## Bedrijfskleding laten bedrukken: zo pak je het aan

1. **Kies de techniek.** Zeefdruk bij grote oplages, DTF bij kleine, borduren voor polo's en jassen.
2. **Lever een vectorbestand aan** (.ai, .eps of .pdf).
3. **Vraag een proef.** Let op de kleur én op het wassen.

### Waar in Deventer?
- [Signcentrum Salland](https://signcentrumsalland.nl) – vanaf 10 stuks
- **Textiel & Teken** – ook losse shirts`,
    { competitors: ['Signcentrum Salland', 'Textiel & Teken'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    HOEKSTRA,
    `Hoekstra Hypotheken is bereikbaar op (0512) 55 51 84, doordeweeks van negen tot half zes. Op zaterdag is het kantoor gesloten.`,
    'phone -hours',
  ),
  named(
    KLEURSTAAL,
    `Kleurstaal heeft als KvK-nummer 0811 9043 en als btw-id NL0019.47.362.B45. De onderneming staat sinds 1 april 2003 ingeschreven als eenmanszaak. Post kun je sturen naar Hanzeweg 112, 7418AW Deventer.`,
    'kvk -vat foundingYear legalForm address city',
  ),
  named(
    BUITENKANS,
    `You can call De Buitenkans on +31 (0)13 5552640 or send a message to balie@dierenhoteldebuitenkans.nl. The desk is staffed Monday to Friday from 8 am to 6 pm, and on Saturday from 9 am to 4 pm. The business started in 2011.`,
    'phone email hours -foundingYear',
  ),
  named(
    BUITENKANS,
    `Buitenkans Dierenpension is een vennootschap onder firma met KvK-nummer 18094627. Het staat op nummer 84 aan de Moergestelseweg in Oisterwijk. Katten nemen ze niet; het is alleen voor honden.`,
    'legalForm kvk -address city -services',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KLEURSTAAL,
    `Wie in Deventer een bestelbus wil laten beletteren, komt al snel uit bij Kleurstaal. Het signbedrijf van Jeroen Wassink bestaat al ruim twintig jaar en heeft een eigen werkplaats waar je met de auto naar binnen kunt rijden. Vormgeefster Fleur Dekkers maakt vooraf een digitale schets, zodat je weet waar je aan toe bent. Naast voertuigen doen ze ook gevels en werkkleding. Klanten prijzen de snelle levering; een enkeling vond de communicatie rond de planning rommelig. In het weekend is de werkplaats dicht.`,
    'city sector team services hours',
  ),
  named(
    HOEKSTRA,
    `I'd say Financieel Adviesbureau Hoekstra is a safe choice if you want someone local to talk to. It is a small financial advisory firm in Heerenveen with two advisers, and reviewers mention how patient Tjeerd Hoekstra is with first-time buyers. Besides mortgages they look after insurance and pensions, which is handy if you want everything with one office. Compared with De Geldwijzer, the fees seem slightly higher, but a first conversation costs nothing.`,
    '-city sector team services',
    { competitors: ['De Geldwijzer'] },
  ),
  named(
    BUITENKANS,
    `Over De Buitenkans zijn de meeste baasjes te spreken. Ze noemen de grote speelweides, de foto's die je via WhatsApp krijgt en het geduld van Ilse van Gestel met angstige honden. Dat er ook een trimsalon bij zit, vinden veel mensen praktisch: je hond komt schoon thuis. Een minpunt is de prijs in het hoogseizoen. Poot & Co is dan een paar euro per nacht goedkoper, maar heeft minder plek.`,
    'team services',
    { competitors: ['Poot & Co'] },
  ),
  unnamed(
    HOEKSTRA,
    `Whether you need an independent mortgage adviser depends on how complicated your situation is. With a permanent contract and a standard house, going straight to a bank may be cheaper. If you are self-employed, an adviser who compares several lenders often pays for itself. In and around Drachten, Bosma & Veenstra is often mentioned by entrepreneurs. Always ask whether the adviser is fully independent and what happens with the fee if the purchase falls through.`,
    { competitors: ['Bosma & Veenstra'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    HOEKSTRA,
    `Op basis van openbare bronnen kan ik je het volgende vertellen over **Financieel Adviesbureau Hoekstra**.

## Wie zijn ze?
Het is een onafhankelijk financieel advieskantoor in Drachten, opgericht in 1996. De eigenaar is Tjeerd Hoekstra. Het kantoor werkt ook onder de naam Hoekstra Hypotheken.

## Wat doen ze?
- Hypotheekadvies voor starters, doorstromers en ondernemers
- Schade- en levensverzekeringen
- Pensioenadvies
- Financiële planning bij scheiding of vervroegd stoppen met werken

## Contact
- **Adres:** Noorderbuurt 13, 9203 AL Drachten
- **Telefoon:** 0512 – 55 51 84
- **Website:** hoekstrahypotheken.nl

## Waar moet je op letten?
1. Vraag naar het dienstverleningsdocument; daarin staan de kosten.
2. Controleer de vergunning in het register van de AFM.
3. Vergelijk met minstens één ander kantoor, bijvoorbeeld Smallinger Hypotheekadvies.

**Bronnen:** hoekstrahypotheken.nl, AFM-register, Google Reviews

Zal ik een lijstje maken met vragen voor je eerste gesprek?`,
    'city sector foundingYear team services -address phone website',
    { competitors: ['Smallinger Hypotheekadvies'] },
  ),
  named(
    BUITENKANS,
    `Great question! Finding a good place for your dog and cat together isn't always easy. Here are some options near Tilburg.

### 1. De Buitenkans (Oisterwijk)
A family-run pet hotel that takes both dogs and cats.
- **Address:** Moergestelseweg 48, Oisterwijk
- **Phone:** 013-555 26 40
- **Open:** Mon–Fri 08:00–18:00, Sat 09:00–16:00, and Sunday afternoons 14:00–16:00
- **Nice to know:** there is a pick-up and drop-off service

### 2. Hondenhotel Brabant
Dogs only, heated kennels, webcams. Open seven days a week.

### 3. Dierenpension Het Hoefpad
A farm setting with a separate cat house. Founded in 1999.

### Tips before you book
- Check that vaccinations (including kennel cough) are up to date.
- Ask whether cats and dogs are housed in separate buildings.
- Book at least three months ahead for the summer holidays.

*Sources: the businesses' own websites and Google Maps.*

Would you like me to compare prices for a two-week stay in July?`,
    'city sector address phone -hours services',
    { competitors: ['Hondenhotel Brabant', 'Dierenpension Het Hoefpad'] },
  ),
  named(
    KLEURSTAAL,
    `**Kort antwoord:** ja, voor een kleine serie bedrukte shirts plus een beletterde bus kun je bij Kleurstaal in Deventer terecht.

### Waarom Kleurstaal?
Kleurstaal is een sign- en textieldrukbedrijf en doet beide klussen in eigen huis: textieldruk vanaf één stuk en autobelettering in de eigen loods. Volgens de site kun je op afspraak langskomen.

| Gegeven | Info |
|---|---|
| Eigenaar | Henk Wassink |
| Adres | Hanzeweg 112, Deventer |
| E-mail | info@kleurstaal.nl |
| Openingstijden | ma–do 8.00–17.00, vr 8.00–15.00 |

### Alternatieven
- **Textiel & Teken**: voordeliger bij meer dan vijftig shirts, maar geen voertuigen.
- **Van Laar Reclame**: doet alleen signing, geen kleding.

### Zo bereid je de aanvraag voor
1. Zet je logo klaar als vectorbestand.
2. Maak foto's van alle zijden van de bus.
3. Noteer de maten en aantallen van de shirts.

Wil je dat ik een offerteaanvraag voor je opstel?`,
    'city sector services -team address -email hours',
    { competitors: ['Textiel & Teken', 'Van Laar Reclame'] },
  ),
  unnamed(
    BUITENKANS,
    `Ik help je graag met het vinden van opvang voor je kat in de buurt van Oisterwijk.

## Pension of oppas aan huis?
Katten hechten aan hun omgeving. Ga je korter dan een week weg, dan is een oppas aan huis vaak minder stressvol. Bij langere afwezigheid is een pension veiliger, omdat er dagelijks toezicht is.

## Adressen
- **Dierenpension Het Hoefpad** – kattenverblijf met buitenren, bezichtigen op zaterdag tussen 10.00 en 12.00 uur.
- **Kattenhotel Spinoza, Berkel-Enschot** – uitsluitend katten, sinds 2009.

## Checklist
1. Is de enting tegen niesziekte en kattenziekte geldig?
2. Zitten katten van verschillende gezinnen gescheiden?
3. Welke dierenarts is er bij nood?

## Kosten
Reken op € 13 tot € 19 per nacht, met een toeslag in de zomer.

**Bronnen:** LICG, Google Maps, websites van de pensions

Wanneer wil je op reis? Dan kan ik nagaan welke van de twee nog plaats heeft.`,
    { competitors: ['Dierenpension Het Hoefpad'] },
  ),
]
