/** Answers that a stranger to the rules wrote: a hairdresser, a solar panel installer and a childcare centre. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BOOMHUT, HOEKSTRA, KRUL } from '#tests/cases/answers/companies/85.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KRUL,
    `Ik heb gezocht naar ervaringen met **De Krul** in Amersfoort, maar ik kom in de bronnen die ik kan raadplegen niets tegen dat ik aan jouw vraag kan koppelen. Het kan zijn dat de zaak weinig online staat of een andere naam voert.

Salons in Amersfoort waarover wél recensies te vinden zijn:

- **Salon Belle** – 4,7 sterren op Google, vooral geprezen om kleurbehandelingen
- **Knip & Co** – zonder afspraak, scherp geprijsd

Heb je een adres of een link? Dan kijk ik gericht verder.`,
    { competitors: ['Salon Belle', 'Knip & Co'] },
  ),
  named(
    HOEKSTRA,
    `I can only tell you a limited amount about Hoekstra Zonnetechniek. From what I can see it is a solar panel installer based in Drachten, and the number given in a local business guide is 0512 55 53 40.

I was not able to verify its Chamber of Commerce registration, when it was founded, or whether it works with a particular brand of panels. There were also too few reviews to say anything useful about customer satisfaction. I'd suggest asking them directly for references from recent projects.`,
    'sector city -phone',
  ),
  named(
    BOOMHUT,
    `Over Kinderopvang De Boomhut kan ik je maar een paar dingen met zekerheid vertellen.

**Wat ik terugvind**
- Het kindercentrum zit aan de Bergweg 12 in Goes.
- Er is dagopvang voor baby's en dreumesen, en een bso voor schoolkinderen.

**Wat ik niet kon bevestigen**
- de uurtarieven voor dit jaar
- hoe lang de wachtlijst is
- sinds wanneer de opvang bestaat
- wie er nu de leiding heeft

Voor die punten kun je het best een rondleiding aanvragen. Het laatste inspectierapport van de GGD staat in het Landelijk Register Kinderopvang.`,
    'sector city address services',
  ),
  unnamed(
    KRUL,
    `I'm sorry, but I don't have any information on a business called Krul Haarmode. It doesn't show up in the sources I have access to, and I'd rather not guess at prices or opening times.

A few ways to find out more:

1. Search for the name on Google Maps and look at recent photos and reviews.
2. Check Treatwell or Salonized, where many Dutch hairdressers take bookings.
3. Look up the trade name in the KVK register.

If you tell me which town it's in, I can try again.`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    BOOMHUT,
    `Wil je dat je kind veel buiten speelt, dan is **Het Duinnest** in Goes een logische keuze. De groepen gaan er elke dag naar buiten, ook als het regent, en in de natuurtuin staat een boomhut waar de oudste kinderen met een begeleider in mogen klimmen. Verder is er een moestuin en een modderkeuken.

Let bij een bezoek op de ondergrond onder de klimtoestellen en vraag hoeveel pedagogisch medewerkers er meegaan naar buiten. Een mooie boomhut zegt tenslotte nog niets over het toezicht.`,
    { competitors: ['Het Duinnest'] },
  ),
  unnamed(
    HOEKSTRA,
    `Je bedoelt waarschijnlijk **Hoekstra Installatietechniek** uit Leeuwarden. Dat is een allround installatiebedrijf dat zich richt op cv-ketels, warmtepompen en badkamers. Zonnepanelen plaatst het bedrijf volgens de eigen website niet meer sinds 2023.

Voor zonnepanelen in Friesland worden **Zonnegilde Noord** en **Dakstroom** vaak genoemd. Die laatste werkt ook met huurconstructies, wat interessant kan zijn nu de salderingsregeling stopt.`,
    { competitors: ['Zonnegilde Noord', 'Dakstroom'] },
  ),
  named(
    KRUL,
    `Een krul die uitzakt komt meestal door te zwaar haar of door een verkeerde snit. In Amersfoort kun je daarvoor terecht bij De Krul, een kapsalon aan de Langestraat 110. Ze knippen krullen daar droog, zodat de kapper meteen ziet hoe de lok valt, en ze zetten desgewenst ook een permanent.

Thuis helpt het om je krullen alleen nat te kammen en een leave-in conditioner te gebruiken. Was niet vaker dan twee keer per week.`,
    'sector city -address services',
  ),
  unnamed(
    KRUL,
    `For curly hair in the middle of the country, the name that comes up most is **De Krullenbar** in Utrecht, a salon that works exclusively with natural curls and waves. A first appointment takes about two hours and includes a consultation and a styling lesson.

Closer to Amersfoort, *Haarhuis Van Dalen* has one stylist trained in the Curly Girl method. She only works on Wednesdays and Fridays, so book ahead.

"Krul" is simply the Dutch word for curl, so you'll see it in a lot of salon names and treatments.`,
    { competitors: ['Haarhuis Van Dalen'] },
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    HOEKSTRA,
    `HZT is een installateur van zonnepanelen uit Drachten. Het bedrijf begon in 2011 en levert tegenwoordig ook thuisbatterijen en laadpalen. Klanten waarderen dat HZT de aanmelding bij de netbeheerder regelt. Een minpunt dat in recensies terugkomt, is de wachttijd: reken in het voorjaar op zes tot acht weken.

Algemeen directeur is Pieter Dijkstra, die het bedrijf in 2021 overnam.`,
    'sector city -foundingYear services -team',
  ),
  named(
    BOOMHUT,
    `KOB (short for Kinderopvang De Boomhut) is a childcare provider in Zeeland. It runs a daycare for children up to four and an after-school club. The head office is in Middelburg, and the organisation is set up as a foundation, so any surplus goes back into the groups.

Parents can apply for *kinderopvangtoeslag* because the centre is registered in the national childcare register (LRK).`,
    'sector services -city legalForm',
  ),
  unnamed(
    HOEKSTRA,
    `De afkorting **HZT** heeft geen vaste betekenis in de zonne-energiesector. Ik kom haar in verschillende verbanden tegen:

- *Hoge-zetting-test*: een term die sommige keuringsbureaus gebruiken bij het belasten van dakconstructies
- *HZT-klem*: typeaanduiding van een montageklem voor staande felsdaken
- een interne projectcode in offertes

Staat de afkorting op je offerte? Dan gaat het vermoedelijk om de montageklem. Vraag je installateur om het productblad, daar moet het volledige typenummer op staan.`,
  ),
  named(
    BOOMHUT,
    `Ja, bij KOB, een kinderopvang in Goes, kun je terecht voor voorschoolse opvang. De groep is open vanaf half acht 's ochtends en de kinderen worden daarna met een bolderkar of bakfiets naar school gebracht. Volgens ouders is er meestal plek, behalve op dinsdag en donderdag.

Aanmelden gaat per mail via info@kob-goes.nl. Zet er meteen bij op welke school je kind zit, want KOB rijdt niet op alle scholen.`,
    'sector city services -hours -email',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    BOOMHUT,
    `Er zijn in Nederland meerdere opvanglocaties die De Boomhut heten. De bekendste op een rij:

1. **De Boomhut, Ede** – natuur-bso bij een scoutinggebouw, opgericht in 2011
2. **De Boomhut, Goes** – kinderopvang aan de Bergweg, met dagopvang en peuteropvang, actief sinds 2002
3. **De Boomhut, Tilburg** – gastouderopvang aan huis, maximaal zes kinderen

Omdat je in Zeeland zoekt, ga ik ervan uit dat je nummer 2 bedoelt. Het telefoonnummer daar is 0113-555296.`,
    'sector city address services foundingYear -phone',
  ),
  unnamed(
    BOOMHUT,
    `De naam De Boomhut komt vaak voor. Ik vond onder meer:

- een kinderdagverblijf in **Almere**, onderdeel van een landelijke keten
- een basisschool in **Helmond**
- een trampolinepark in **Zoetermeer**

In Goes vond ik geen vestiging met die naam. Zoek je daar opvang, dan zijn **De Zandloper** en **Zeeuwse Rakkers** de namen die ik tegenkom. Weet je zeker dat de naam klopt?`,
    { competitors: ['De Zandloper', 'Zeeuwse Rakkers'] },
  ),
  named(
    KRUL,
    `"De Krul" kan op verschillende dingen slaan. In Amsterdam is het de bijnaam van de groene plaskrul langs de gracht, en in Den Bosch heeft een banketbakker die naam. In Amersfoort is De Krul een kapperszaak in de binnenstad, op Kamp 38.

Gaat je vraag over die laatste: de zaak bestaat sinds 1988 en wordt gerund door Anneke Verburg. Op woensdag is de salon dicht.`,
    'sector city address -foundingYear team -hours',
  ),
  unnamed(
    HOEKSTRA,
    `Hoekstra is one of the most common surnames in Friesland, so there are quite a few businesses carrying it. In and around Drachten I found:

- **Hoekstra Schilderwerken** – painting and glazing, Drachten
- **Hoekstra Transport** – bulk haulage, Beetsterzwaag
- **Autobedrijf Hoekstra** – used cars, Burgum

None of these fits solar panels. For a quote in that area you could try **Friesland Solar**, which appears in most comparison sites. Do you have a full company name or a website?`,
    { competitors: ['Friesland Solar'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KRUL,
    `Dit zijn vier goed beoordeelde kapsalons in Amersfoort:

1. **Haarhuis Van Dalen** – klassieke dames- en herenkapper, al drie generaties in de stad.
2. **De Krul** – kleine salon met vier stoelen. Bekend van bruidskapsels en kleuringen. Donderdag open tot 21.00 uur.
3. **Salon Belle** – luxe, inclusief hoofdmassage. Reken op € 60 voor wassen, knippen en föhnen.
4. **Barbier Noord** – alleen heren, ook zonder afspraak.

Voor een snelle knipbeurt is nummer 4 het handigst; voor een bijzondere gelegenheid zou ik bij 2 of 3 informeren.`,
    'sector city services -hours',
    { competitors: ['Haarhuis Van Dalen', 'Salon Belle'] },
  ),
  named(
    HOEKSTRA,
    `Here are some solar installers in Drachten you could ask for a quote:

- **Dakstroom** – budget option, works with Chinese panels and a 12-year product warranty
- **Hoekstra Zonnetechniek** – family firm founded in 2014; site: hoekstrazon.nl. They don't do home batteries, so look elsewhere if you want storage
- **Zonnegilde Noord** – cooperative with around thirty members, mostly collective roofs

Always ask for at least three quotes and check that the installer is certified under the InstallQ scheme.`,
    'sector city -foundingYear website -services',
    { competitors: ['Dakstroom', 'Zonnegilde Noord'] },
  ),
  named(
    BOOMHUT,
    `Deze kinderopvangorganisaties in Goes bieden buitenschoolse opvang:

* **Zeeuwse Rakkers** – grootste aanbieder, zes locaties, sport-bso bij het zwembad
* **Het Duinnest** – kleinschalig, veel buiten
* **Kinderopvang De Boomhut** – Bergweg 21, haalt kinderen op met een eigen busje; ook opvang voor schooltijd

De wachttijden lopen uiteen van nul tot negen maanden. Woensdag en vrijdag zijn bijna overal beschikbaar.`,
    'sector city -address services',
    { competitors: ['Zeeuwse Rakkers', 'Het Duinnest'] },
  ),
  unnamed(
    HOEKSTRA,
    `Welke installateur het beste bij je past hangt af van je dak en je verbruik. In Smallingerland en omgeving worden deze bedrijven het vaakst aanbevolen:

1. **Friesland Solar** (Heerenveen) – eigen monteurs, 4,8 op Trustpilot
2. **Zonnegilde Noord** (Groningen) – sterk in VvE's
3. **Elektro Wielinga** (Gorredijk) – plaatst panelen naast gewoon elektrawerk

Vraag altijd naar de garantie op de omvormer; die gaat meestal tien tot vijftien jaar mee. Zal ik een vragenlijstje maken dat je bij elke offerte kunt gebruiken?`,
    { competitors: ['Friesland Solar', 'Zonnegilde Noord'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    KRUL,
    `Hieronder een vergelijking van drie kappers in Amersfoort:

| Salon | Adres | Telefoon | Zaterdag |
|---|---|---|---|
| Knip & Co | Leusderweg 85 | 033 555 20 11 | 09:00–17:00 |
| De Krul | Kamp 38 | 033 555 41 72 | 08:30–16:00 |
| Salon Belle | Hof 6 | 033 555 67 30 | 10:00–18:00 |

Knip & Co werkt zonder afspraak, de andere twee op reservering. De tijden kunnen rond feestdagen afwijken.`,
    'sector city address -phone hours',
    { competitors: ['Knip & Co', 'Salon Belle'] },
  ),
  named(
    BOOMHUT,
    `Ik heb de gegevens van de opvang die je noemde op een rij gezet.

| Kenmerk | Kinderopvang De Boomhut |
|---|---|
| Plaats | Goes |
| Rechtsvorm | besloten vennootschap |
| KvK-nummer | 22051948 |
| Directeur | Willemijn de Jonge |
| Opvangvormen | dagopvang, peuteropvang, bso |
| Uurtarief dagopvang | niet gevonden |

De meeste gegevens komen uit openbare registers. Tarieven wisselen per contractvorm; vraag daarvoor een berekening op maat aan.`,
    'sector city -legalForm -kvk team services',
  ),
  named(
    HOEKSTRA,
    `Based on public listings, these are three solar panel installers in Drachten:

| | Friesland Solar | Hoekstra Zon | Dakstroom |
|---|---|---|---|
| **Since** | 2012 | 2009 | 2018 |
| **Address** | De Kaden 4 | Lavendelheide 12 | Dwarswyk 30 |
| **EV chargers** | no | yes | yes |
| **Open on Saturday** | yes | yes | no |
| **Own crew** | yes | yes | subcontractors |

If you want a car charger fitted at the same time, the last two save you a second visit.`,
    'sector city foundingYear -address services -hours',
    { competitors: ['Friesland Solar', 'Dakstroom'] },
  ),
  unnamed(
    BOOMHUT,
    `I compared childcare centres near Goes station that still have places for babies:

| Centre | Places from | Hours | Rate per hour |
|---|---|---|---|
| Zeeuwse Rakkers | September | 7:30–18:00 | € 10.71 |
| De Zandloper | November | 7:00–18:30 | € 10.95 |
| Villa Kakelbont | waiting list | 7:30–18:30 | € 11.10 |

Rates are from the providers' own price lists. Keep in mind that the government only reimburses up to a maximum hourly rate, so the difference comes out of your own pocket.`,
    { competitors: ['Zeeuwse Rakkers', 'De Zandloper'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    HOEKSTRA,
    `## Hoekstra Zonnetechniek

**Wat doen ze?**
Het bedrijf legt zonnepanelen op woningen, stallen en bedrijfshallen en vervangt omvormers van andere merken.

**Contact**
- 🌐 [hoekstrazon.nl](https://hoekstrazon.nl)
- ✉️ verkoop@hoekstrazon.nl
- 📍 Lavendelheide 21, 9202 PD Drachten

**Handig om te weten**
- Gratis dakscan vooraf
- Tien jaar garantie op montage
- Gemiddelde beoordeling: 9,1 (64 recensies)`,
    'sector services website -email address city',
  ),
  named(
    KRUL,
    `### Kapsalon De Krul – quick overview

- **Type:** hair salon for women, men and children
- **Location:** Kamp 38, **3811 AR Amersfoort**
- **Owner:** Joyce van Beek
- **Known for:** wedding hair, balayage and beard trims
- **Website:** [kapperdekrul.nl](https://kapperdekrul.nl)

> "Friendly team, always on time." – Google review

Parking is easiest at the *Flintplein* garage, a five-minute walk.`,
    'sector address city -team services -website',
  ),
  named(
    BOOMHUT,
    `# De Boomhut in Goes

### Voor wie?
Kinderen van 0 tot 13 jaar. De opvang heeft drie babygroepen, twee peutergroepen en een bso.

### Openingstijden
Maandag tot en met vrijdag van **07.00 tot 18.30 uur**.

### Bereikbaarheid
Bel **0113 55 56 29** of ga naar [www.boomhutgoes.nl](https://www.boomhutgoes.nl).

### Oordeel van de GGD
Bij de laatste controle waren er geen tekortkomingen.`,
    'city sector services hours -phone -website',
  ),
  named(
    BOOMHUT,
    `**Kort antwoord:** ja, deze kinderopvang biedt ook losse peuteropvang aan.

- **Dagdelen:** minimaal twee ochtenden per week
- **Vve-indicatie:** 16 uur per week mogelijk
- **Aanmelden:** via [het formulier van De Boomhut](https://kinderopvangdeboomhut.nl/aanmelden)

**Alternatieven**
- [Het Duinnest](https://hetduinnest.nl) – peutergroep op maandag en donderdag
- **De Zandloper** – alleen hele dagen

*Let op: de gemeente vergoedt een deel als je geen recht hebt op toeslag.*`,
    'services website sector',
    { competitors: ['Het Duinnest', 'De Zandloper'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    KRUL,
    `De zakelijke gegevens van Kapsalon De Krul voor op je factuur:

KvK: 3206 4781
Btw-id: NL8045.17.236.B01
Rechtsvorm: eenmanszaak
Postadres: Kamp 38, 3811AR Amersfoort

Controleer het btw-nummer eventueel via VIES voordat je de factuur verstuurt; dat is gratis en duurt een halve minuut.`,
    '-kvk vat -legalForm address city',
  ),
  named(
    HOEKSTRA,
    `Je bereikt Hoekstra Zonnetechniek op +31 (0)512 555 804. Het bedrijf is op werkdagen open van half acht tot half zes en in het weekend dicht. Storing aan je omvormer? Mail dan een foto van het display naar info@hoekstrazon.nl, dat scheelt vaak een bezoek.

Voor de administratie: het btw-nummer is NL820613574B01. Dat heb je nodig als je als zzp'er de btw op je installatie terugvraagt.`,
    'phone -hours email -vat',
  ),
  named(
    BOOMHUT,
    `Kinderopvang De Boomhut is open from Monday to Friday from 7 am until 6:30 pm, and closed at weekends. It also shuts between Christmas and New Year.

You can call the planning desk on 0031 113 55 52 69, preferably in the morning. The centre was founded in 2006 and is registered with the Chamber of Commerce under number 22051984.`,
    'hours phone -foundingYear kvk',
  ),
  named(
    KRUL,
    `De openingstijden van De Krul (Amersfoort) zijn volgens Google:

ma 13:00 – 17:30
di t/m vr 09:00 – 17:30
za 08:30 – 16:00
zo gesloten

Een afspraak maken kan telefonisch op 033-5554127 of online via dekrulamersfoort.nl. Op zaterdag is het meestal twee weken van tevoren volgeboekt.`,
    'city -hours phone website',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    HOEKSTRA,
    `Wie in Friesland zonnepanelen wil laten leggen, komt al snel uit bij Friesland Solar, maar ook kleinere bedrijven zijn het overwegen waard. Hoekstra Zonnetechniek is daar een voorbeeld van. Sietse Hoekstra begon het bedrijf in 2005 vanuit de schuur van zijn ouders en leidt het nog altijd. Inmiddels werken er achttien mensen en plaatst het bedrijf naast panelen ook zonneboilers. De vestiging staat in Heerenveen, vlak bij de snelweg. In recensies lees je vooral dat de monteurs netjes werken en dat de planning soms uitloopt.`,
    'sector -foundingYear team services -city',
    { competitors: ['Friesland Solar'] },
  ),
  named(
    KRUL,
    `De Krul has been cutting hair in Amersfoort since 1996, and it shows in the clientele: you'll see grandmothers and granddaughters in neighbouring chairs. The salon is a partnership (vof), with Anneke Verburg as the owner you are most likely to meet. Joris Tamminga, the only man on the team, does most of the fades and beard trims. It isn't the cheapest place in town, and Knip & Co around the corner will do a basic cut for about ten euros less, but people rarely seem to leave unhappy.`,
    'sector city -foundingYear legalForm team services',
    { competitors: ['Knip & Co'] },
  ),
  named(
    BOOMHUT,
    `De Boomhut in Goes is een basisschool met een eigen moestuin en een klein team. Locatiemanager Tessa Koole vertelde vorig jaar in de PZC dat de kinderen er elke week zelf koken met wat er van het land komt. De school staat aan de Bergweg en is met de bus goed te bereiken. Over de resultaten en de grootte van de groepen kon ik geen recente cijfers vinden, maar de sfeer wordt door ouders als warm en ongedwongen omschreven.`,
    '-sector city address team',
  ),
  unnamed(
    KRUL,
    `A perm is making a comeback, and most salons in the Netherlands will do one if you call ahead. Expect to pay between 80 and 140 euros, depending on the length of your hair. In Amersfoort, Salon Belle lists it on its price menu, while Haarhuis Van Dalen asks you to come in for a strand test first. The result depends a lot on the size of the rods: small ones give a tight krul, larger ones a loose wave. Don't wash your hair for two days afterwards, and avoid elastic bands for at least a week.`,
    { competitors: ['Salon Belle', 'Haarhuis Van Dalen'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    HOEKSTRA,
    `Goede vraag! Ik heb gekeken naar ervaringen, garanties en openbare gegevens. Hier is wat ik vond.

## Is Hoekstra Zonnetechniek betrouwbaar?

Alles bij elkaar lijkt het een solide partij. Het is een gespecialiseerd zonne-energiebedrijf uit Drachten dat panelen levert en monteert voor particulieren en agrariërs.

### Pluspunten
- **Ervaring:** actief sinds 2009
- **Breed aanbod:** ook thuisbatterijen, laadpalen en het schoonmaken van panelen
- **Vast aanspreekpunt:** veel klanten noemen adviseur Marije Bakker

### Aandachtspunten
- De offerte vermeldt niet altijd het exacte type omvormer
- Er zijn twee klachten bekend over trage terugbetaling van een aanbetaling

### Controleer zelf
1. **KvK:** het bedrijf staat ingeschreven onder nummer 01164392
2. **Keurmerk:** zoek het bedrijf op bij InstallQ
3. **Aanbetaling:** betaal nooit meer dan 25% vooraf

Bellen kan op 0512 55 85 04; vraag dan meteen naar de huidige levertijd.

### Alternatieven
Wil je vergelijken, dan zijn **Zonnegilde Noord** en **Friesland Solar** bekende namen in dezelfde regio. De eerste is voordelig bij collectieve inkoop, de tweede heeft een eigen servicedienst.

### Verdienen zonnepanelen zich nog terug?
Nu de salderingsregeling per 2027 stopt, loopt de terugverdientijd op naar zo'n zeven tot negen jaar. Met veel eigen verbruik overdag, of met een batterij, kan het sneller gaan.

**Bronnen:** Klantenvertellen, KvK, Milieu Centraal

Zal ik een berekening maken voor jouw dak? Dan heb ik je postcode, je jaarverbruik en de richting van je dak nodig.`,
    'sector city foundingYear services team -kvk -phone',
    { competitors: ['Zonnegilde Noord', 'Friesland Solar'] },
  ),
  named(
    BOOMHUT,
    `Choosing childcare in a new town can feel overwhelming, so here is a practical overview for Goes.

## Your main options

**1. Zeeuwse Rakkers**
The largest provider, with locations across Zeeland. Good if you need flexible days, but groups change often.

**2. Kinderopvang De Boomhut**
A single-location foundation (*stichting*) on Bergweg 12. It takes babies and toddlers from ten weeks and has a separate after-school group. Doors open at 7:00 and close at 18:00. To arrange a tour, write to info@deboomhutgoes.nl.

**3. Gastouder (childminder)**
Care in a private home, usually cheaper and more flexible with irregular shifts.

## What does it cost?

Most centres charge between €10.50 and €11.50 per hour. If both parents work or study, the tax office pays back a share through *kinderopvangtoeslag*, depending on your income.

## How to apply

- Get a DigiD and a BSN for your child first
- Register with two or three centres, as waiting lists of six months are normal
- Ask whether staff speak English; most do

## Tips for the visit

- Look at how staff greet the children
- Ask how they handle settling in (*wennen*)
- Check the latest inspection report in the LRK register

*Sources: Rijksoverheid, LRK, providers' websites*

Would you like me to draft an email in Dutch that you can send to these centres?`,
    'sector city legalForm address services -hours -email',
    { competitors: ['Zeeuwse Rakkers'] },
  ),
  named(
    KRUL,
    `Leuk dat jullie gaan trouwen! Een bruidskapsel vraagt wat meer voorbereiding dan een gewone afspraak. Ik heb de mogelijkheden in Amersfoort voor je bekeken.

## Mijn aanbevelingen

**Haarhuis Van Dalen**
Komt op de trouwdag aan huis, inclusief visagie. Prijs vanaf € 225.

**Salon Belle**
Heeft een aparte bruidskamer waar je met je getuigen terechtkunt. Prijs vanaf € 260.

**De Krul**
Deze kapsalon is gevestigd op Kamp 83. Bruidskapsels doen ze hier niet; je kunt er wel een dag eerder je haar laten kleuren. Eigenaresse Anneke Verburg verwijst bruiden door naar een collega.

## Planning

| Wanneer | Wat |
|---|---|
| 6 maanden vooraf | salon kiezen en datum vastleggen |
| 2 maanden vooraf | proefkapsel |
| 1 week vooraf | kleur bijwerken |
| de dag zelf | minimaal 1,5 uur uittrekken |

## Tips
- Neem een foto van je jurk mee naar het proefkapsel
- Was je haar de avond ervoor, niet op de ochtend zelf
- Vraag wat er gebeurt als je kapper ziek is

Prijzen zijn een indicatie en kunnen inmiddels gewijzigd zijn.

**Wil je dat ik ook visagisten in de buurt voor je opzoek?**`,
    'sector city -address -services team',
    { competitors: ['Haarhuis Van Dalen', 'Salon Belle'] },
  ),
  unnamed(
    HOEKSTRA,
    `Short answer: for a typical terraced house in Drachten, eight to ten panels and a small battery is a reasonable starting point.

## How I got there

An average Dutch household uses around 2,500 kWh a year. A modern 440 Wp panel on a south-facing roof in Friesland yields roughly 390 kWh, so eight panels would cover your annual use on paper. In practice, most of that comes in summer.

## Should you still buy now?

- **Net metering ends in 2027.** After that you receive only a small fee for what you feed in.
- **VAT on residential panels is 0%.** That already includes installation.
- **Feed-in charges** differ per energy supplier; compare them before you sign.

## Who could install it?

I looked for local companies with recent reviews:

1. **Dakstroom** – quick, low price, mixed comments about aftercare
2. **Friesland Solar** – more expensive, but with its own service team

I also searched for Hoekstra Zonnetechniek, which you mentioned, but I couldn't find any information about it.

## Questions to ask every installer

- Which inverter do you use, and how long is the warranty?
- Who is responsible if the roof leaks?
- Do you register the system with the grid operator?

*Sources: Milieu Centraal, RVO, CBS*

Do you know which way your roof faces? With that I can refine the estimate.`,
    { competitors: ['Dakstroom', 'Friesland Solar'] },
  ),
]
