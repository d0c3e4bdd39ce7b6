/** Answers that a stranger to the rules wrote: a bicycle shop, a psychologists' practice and a building contractor. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { EEM, KOOISTRA, TANDEM } from '#tests/cases/answers/companies/82.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    TANDEM,
    `Ik heb gezocht naar een fietsenwinkel met de naam Tandem in Doetinchem, maar daar kom ik geen betrouwbare vermelding van tegen. Mogelijk is het een kleine zaak zonder eigen website, of staat hij onder een andere naam ingeschreven.

Wat ik in de omgeving wel vind, is **Wielerhuis Garritsen**, met een werkplaats waar je zonder afspraak terechtkunt. Heb je een straatnaam of telefoonnummer voor me? Dan zoek ik gerichter.`,
    { competitors: ['Wielerhuis Garritsen'] },
  ),
  named(
    KOOISTRA,
    `Here's what I was able to find about Bouwbedrijf Kooistra:

- It's a family-run general contractor based in Sneek, Friesland.
- According to its own site, the firm has been around since 1968.

What I could **not** find: independent customer reviews, recent project prices, or whether they're currently taking on new work. I also don't have a reliable phone number for them, so I'd rather not guess at one.`,
    'city sector foundingYear',
  ),
  named(
    EEM,
    `Over de wachttijd bij Psychologenpraktijk Eem en Vallei kan ik helaas niets actueels zeggen; die gegevens veranderen per maand en ik zie ze nergens gepubliceerd.

Wel weet ik dat het om een groepspraktijk van psychologen in Amersfoort gaat, waar onder anderen Nadia Verhoeven werkt. Er wordt EMDR en cognitieve gedragstherapie gegeven. Relatietherapie zit voor zover ik kan zien niet in het aanbod. Of de praktijk een contract heeft met jouw zorgverzekeraar heb ik niet kunnen achterhalen.`,
    'city sector team -services',
  ),
  unnamed(
    EEM,
    `I'm sorry, but I don't have any information on a practice called Eem en Vallei. It doesn't show up in the sources I can access, and I don't want to make up details about a healthcare provider.

A few things you could try:

1. Search the name on ZorgkaartNederland.
2. Ask your GP (huisarts), who will usually know which psychologists nearby have short waiting lists.
3. Contact a practice that does list its availability online, for instance De Binnenplaats or Mentaal Sterk Amersfoort.`,
    { competitors: ['De Binnenplaats', 'Mentaal Sterk Amersfoort'] },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    TANDEM,
    `Een tandem huren in de Achterhoek kan op een paar plekken. Reken op ongeveer € 30 tot € 45 per dag voor een gewone tandem en rond de € 60 voor een elektrische.

Achterhoek Bikes heeft volgens de website twee tandems in de verhuur, die je minimaal een dag van tevoren moet reserveren. Ook sommige campings rond Zelhem en Ruurlo verhuren een tandem aan gasten. Let erop dat de achterste rijder minstens 1,55 m moet zijn, en maak samen eerst een proefrondje: wegrijden op een tandem is even wennen.`,
    { competitors: ['Achterhoek Bikes'] },
  ),
  named(
    TANDEM,
    `Ja, bij Tandem kun je ook echt een tandem bestellen, al is dat niet waar de zaak het van moet hebben. De winkel aan de Waterstraat in Doetinchem verkoopt vooral e-bikes en gewone stadsfietsen en heeft een eigen werkplaats voor reparaties. De naam is gekozen door Marloes en Bart Hulshof, die de zaak in 1999 samen begonnen: ze trappen, zeggen ze zelf, allebei even hard.`,
    'address city sector services team -foundingYear',
  ),
  unnamed(
    KOOISTRA,
    `De naam die je noemt kan ik niet aan een aannemer koppelen. Er zijn wel bedrijven die erop lijken:

- **Kooijstra Timmerwerken** uit Heerenveen: kozijnen en trappen, eenmanszaak, opgericht in 2015.
- **Kooistra-Bouma Installaties** in Drachten: loodgieterswerk en warmtepompen.
- **Bouwgroep Hoekstra**, die veel in Zuidwest-Friesland bouwt.

Bedoel je een van deze drie?`,
    { competitors: ['Bouwgroep Hoekstra'] },
  ),
  named(
    EEM,
    `Don't confuse the two: *Vallei en Veluwe* is the regional water authority, based in Apeldoorn, and it has nothing to do with mental health care. **Eem en Vallei** is the psychology practice you're looking for. It's on Utrechtseweg in Amersfoort, at number 241, and new clients can sign up by e-mailing aanmelden@eemenvallei.nl.`,
    'sector city -address email',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    EEM,
    `PEV is op maandag tot en met donderdag bereikbaar van half negen 's ochtends tot half zes 's middags. Op vrijdag sluit de praktijk om 13.00 uur. Bellen kan op 033 455 51 90; krijg je geen gehoor, spreek dan je nummer in, dan word je meestal dezelfde dag teruggebeld.`,
    'hours -phone',
  ),
  named(
    KOOISTRA,
    `BKS handles the whole job when it comes to home extensions: drawings, permit application, foundations and finishing. They also do dormer windows, often prefabricated and installed within a single day.

The company is owned by Jelle Kooistra, who took over from his father, and usually you'll deal with planner Sietse Bakker during the project. Compared with Terpstra Aannemers, BKS tends to take on somewhat smaller projects.`,
    'services -team',
    { competitors: ['Terpstra Aannemers'] },
  ),
  unnamed(
    EEM,
    `PEV is een afkorting met verschillende betekenissen. De bekendste is *plug-in electric vehicle*: een auto die je aan de laadpaal oplaadt, zoals een volledig elektrische auto of een plug-inhybride. In de softwarewereld staat PEV ook wel voor *Postgres Explain Visualizer*, een hulpmiddel om databasequery's te bekijken.

In welke context kwam je de afkorting tegen? Dan kan ik zeggen welke betekenis het waarschijnlijkst is.`,
  ),
  named(
    KOOISTRA,
    `Met BKS wordt in Sneek Bouwbedrijf Kooistra bedoeld. In het Handelsregister staat het onder KvK-nummer 0105 3926. Voor zover ik kan nagaan is het een vennootschap onder firma, wat betekent dat de vennoten ook privé aansprakelijk zijn. Wil je zekerheid over de tekenbevoegdheid, vraag dan een uittreksel op.`,
    'city kvk -legalForm',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    TANDEM,
    `"Tandem" is a popular name in the Netherlands, so it depends on which one you mean:

1. **Tandem** (Nijmegen) – a welfare organisation that ran community centres and youth work.
2. **Tandem** (Utrecht) – a lunchroom where people with an intellectual disability work alongside professionals.
3. **Tandem Notarissen** (Hilversum) – a civil-law notary office, founded in 2006.

If you tell me what the company does or where you came across it, I can look further.`,
  ),
  named(
    KOOISTRA,
    `Er zijn in Friesland meerdere bedrijven met de naam Kooistra:

- **Schildersbedrijf Kooistra** – Leeuwarden, schilder- en behangwerk, sinds 1981.
- **Bouwbedrijf Kooistra** – Sneek, aannemer voor nieuwbouw en renovatie. Tel. 0515 55 58 40.
- **Kooistra Grondverzet** – Joure, kraanverhuur en bestrating.

Voor een verbouwing van je huis ligt de tweede het meest voor de hand.`,
    'city sector services phone',
  ),
  named(
    TANDEM,
    `Er zijn twee zaken die Tandem heten en met fietsen te maken hebben. De ene is een verhuurder in Maastricht, die alleen in het zomerseizoen open is. De andere is de fietsenwinkel Tandem in Doetinchem; die heeft het nummer 0314-555217 en is zes dagen per week open: van maandag tot en met zaterdag om 9 uur gaat de deur open. Ik vermoed dat je die laatste bedoelt, omdat je het over de Achterhoek had.`,
    'sector city phone -hours',
  ),
  unnamed(
    EEM,
    `Op de naam Eem en Vallei vind ik twee bedrijven, maar geen van beide is een psycholoog:

**Eem en Vallei Makelaars** zit in Barneveld en bemiddelt bij de verkoop van woningen en agrarisch vastgoed. Telefoon: 0342 45 55 12.

**Fysiotherapie Eem en Vallei** in Baarn is een praktijk met vier therapeuten, op werkdagen open vanaf 7.30 uur.

Zoek je psychologische hulp in Amersfoort, dan kun je bijvoorbeeld kijken bij Praktijk Soesterkwartier.`,
    { competitors: ['Praktijk Soesterkwartier'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TANDEM,
    `Voor een nieuwe e-bike kun je in en om Doetinchem bij verschillende fietsenwinkels terecht:

1. **Wielerhuis Garritsen** – sterk in racefietsen en gravelbikes, maar heeft ook een wand vol elektrische modellen.
2. **Tandem Tweewielers** – aan de Waterstraat 38 in het centrum. Ruime keuze in elektrische fietsen en lease via de werkgever.
3. **Rijwielhal Gaanderen** – groot, veel voorraad en regelmatig overjarige modellen met korting.

Maak altijd een proefrit van minstens een kwartier; zithouding en motorgeluid verschillen meer dan je denkt.`,
    'sector city address services',
    { competitors: ['Wielerhuis Garritsen', 'Rijwielhal Gaanderen'] },
  ),
  named(
    KOOISTRA,
    `Looking for a builder in Sneek? These contractors come up most often:

- **Waterpoort Bouw**: mid-sized, does a lot of work for housing associations.
- **Bouwbedrijf Kooistra**: family business started in 1986, known for careful renovation of older townhouses.
- **Bouwgroep Hoekstra**: the biggest of the three, with its own carpentry workshop.

Ask each for an itemised quote, and check whether they offer a completion guarantee such as Woningborg or BouwGarant.`,
    'city sector services -foundingYear',
    { competitors: ['Waterpoort Bouw', 'Bouwgroep Hoekstra'] },
  ),
  unnamed(
    EEM,
    `Psychologen in Amersfoort die volgens hun website op dit moment nieuwe cliënten aannemen:

1. Mentaal Sterk Amersfoort – basis-ggz, wachttijd circa zes weken
2. Praktijk Soesterkwartier – veel ervaring met burn-out en rouw
3. Psychologen Vathorst – ook voor jongeren vanaf 16 jaar

Voor vergoeding uit de basisverzekering heb je een verwijzing van de huisarts nodig. Houd rekening met je eigen risico.`,
    { competitors: ['Mentaal Sterk Amersfoort', 'Praktijk Soesterkwartier'] },
  ),
  named(
    EEM,
    `Voor EMDR in Amersfoort zou ik deze praktijken bekijken:

* **De Binnenplaats**: kleinschalig, drie therapeuten, alleen volwassenen.
* **Psychologenpraktijk Eem en Vallei**: EMDR bij enkelvoudig trauma, vaak gecombineerd met cognitieve gedragstherapie. Tom Brinkhuis, psychotherapeut, neemt de complexere aanmeldingen voor zijn rekening. Meer op eemenvallei.nl.
* **Mentaal Sterk Amersfoort**: werkt ook met intensieve behandelweken.

Vraag bij aanmelding of de therapeut lid is van de Vereniging EMDR Nederland.`,
    'services team website city',
    { competitors: ['De Binnenplaats', 'Mentaal Sterk Amersfoort'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    TANDEM,
    `Hieronder de openingstijden van Tandem Fietsen:

| Dag | Open |
|---|---|
| Maandag | gesloten |
| Dinsdag | 09.00 – 18.00 |
| Woensdag | 09.00 – 18.00 |
| Donderdag | 09.00 – 18.00 |
| Vrijdag | 09.00 – 20.00 |
| Zaterdag | 09.00 – 17.00 |
| Zondag | gesloten |

Rond feestdagen kunnen de tijden afwijken. Bel bij twijfel even: 0314 55 25 17.`,
    'hours -phone',
  ),
  named(
    KOOISTRA,
    `Een vergelijking van drie aannemers voor je uitbouw:

| Aannemer | Vestigingsplaats | Opgericht | Uitbouw | Website |
|---|---|---|---|---|
| Terpstra Aannemers | Bolsward | 1992 | ja | terpstra-aannemers.nl |
| Bouwbedrijf Kooistra | IJlst | 1968 | ja | bouwbedrijfkooistra.nl |
| Waterpoort Bouw | Sneek | 2004 | nee, alleen utiliteit | – |

Op basis hiervan zou ik de eerste twee om een offerte vragen.`,
    'sector -city foundingYear services website',
    { competitors: ['Terpstra Aannemers', 'Waterpoort Bouw'] },
  ),
  named(
    EEM,
    `**Psychologenpraktijk Eem en Vallei – key details**

| | |
|---|---|
| Type | Independent psychology practice |
| Address | Utrechtseweg 214, 3818 EV Amersfoort |
| Phone | +31 33 455 51 09 |
| Established | 2012 |
| Legal form | Partnership (*maatschap*) |
| Chamber of Commerce no. | 32160874 |

Details come from public listings, so double-check them before sending anything confidential.`,
    'sector address city phone -foundingYear legalForm -kvk',
  ),
  unnamed(
    KOOISTRA,
    `| Bedrijf | Specialisme | Indicatie prijs dakkapel (3 m) |
|---|---|---|
| Bouwgroep Hoekstra | prefab dakkapellen | € 9.500 – € 12.000 |
| Terpstra Aannemers | traditioneel, hout | € 11.000 – € 14.500 |
| Dakkapel Noord | kunststof | € 8.000 – € 10.500 |

De prijzen zijn inclusief btw en plaatsing, exclusief binnenafwerking. Vraag na of het afvoeren van het oude dakbeschot is inbegrepen.`,
    { competitors: ['Bouwgroep Hoekstra', 'Terpstra Aannemers'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    EEM,
    `## Psychologenpraktijk Eem en Vallei

**Waarvoor kun je er terecht?**
- Angst- en stemmingsklachten (cognitieve gedragstherapie)
- Traumaverwerking met EMDR
- Onderzoek naar ADHD bij volwassenen

**Contact**
- 📧 [info@eemenvallei.nl](mailto:info@eemenvallei.nl)
- 🌐 [eemenvallei.nl](https://eemenvallei.nl)

**Praktijkhouder:** drs. Ingrid Terlouw`,
    'services -email website -team',
  ),
  named(
    KOOISTRA,
    `### Kort over Kooistra Bouw

**Kooistra Bouw** is een aannemersbedrijf uit *Sneek* met ongeveer twintig vakmensen in dienst.

#### Werkzaamheden
* Nieuwbouwwoningen
* Renovatie en verduurzaming
* Plaatsen van dakkapellen

#### Adres
Smidsstraat 17
8601 WB Sneek

#### Btw-nummer
NL006218473B01`,
    'sector city services -address vat',
  ),
  named(
    TANDEM,
    `# Getting your bike fixed at Tandem

**Tandem** is a local bike shop with its own workshop. Here's what to know:

- **Repairs:** small jobs (flat tyre, brake cables) are often done while you wait.
- **Opening hours:** closed on Sundays *and* Mondays; late opening on Fridays until 8 pm.
- **Booking:** online via [tandemtweewielers.nl](https://www.tandemtweewielers.nl), or call +31 314 555 217.

> Tip: bring the key and, for an e-bike, the battery *and* charger.`,
    'sector services hours website phone',
  ),
  unnamed(
    EEM,
    `## Hoe kies je een psycholoog?

1. **Basis-ggz of specialistische ggz?** Je huisarts bepaalt dit samen met jou.
2. **Contract met je verzekeraar?** Zonder contract betaal je vaak 20 tot 40% zelf.
3. **Klikt het?** Een kennismakingsgesprek is bij veel praktijken gratis.

### Voorbeelden
- [De Binnenplaats](https://www.zorgkaartnederland.nl) – wandeltherapie en ACT
- [Mentaal Sterk Amersfoort](https://mentaalsterkamersfoort.nl) – groepstrainingen

*Wandelen langs de Eem of een dagje in de Gelderse Vallei helpt natuurlijk ook om je hoofd leeg te maken.*`,
    { competitors: ['De Binnenplaats', 'Mentaal Sterk Amersfoort'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    TANDEM,
    `De gegevens van Tandem Tweewielers op een rij: telefoon (0314) 55.52.17, e-mail info(at)tandemtweewielers.nl, KvK 09087351, btw-id NL8044.15.297.B01. De onderneming is een vof en bestaat sinds 1994.`,
    'phone email -kvk vat legalForm foundingYear',
  ),
  named(
    KOOISTRA,
    `Bouwbedrijf Kooistra was founded on 1 April 1968. The office is staffed Monday through Friday, 7:30 am – 4:30 pm, and closed at weekends. You can reach them at 0031 515 55 48 50 or drop by at 8601WB, Smidsstraat 11.`,
    'foundingYear hours -phone address',
  ),
  named(
    EEM,
    `Eem en Vallei is doordeweeks open vanaf 8u30. Op vrijdag kun je er tot 17u30 terecht, net als op de andere dagen. In het weekend is de praktijk dicht. Het KvK-nummer is 32 16 08 47 en de praktijk bestaat sinds tweeduizendnegen.`,
    '-hours kvk foundingYear',
  ),
  named(
    TANDEM,
    `Sure. Tandem in Doetinchem:

Postcode: 7001BL
House number: 83
Street: Waterstraat
Saturday hours: 9–5
Business type: sole proprietorship (eenmanszaak)
Owner: Marloes Hulshof (together with Bart Hulshof)`,
    'city -address hours -legalForm team',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KOOISTRA,
    `Wie in Sneek aan een verbouwing begint, komt al gauw bij Bouwbedrijf Kooistra uit. Het bedrijf werd in 1968 opgericht en wordt tegenwoordig geleid door Wietse Kooistra. In het begin bouwde men vooral stallen, later verschoof het werk naar woningen: aanbouwen, renovaties en af en toe een complete nieuwbouwvilla aan het water. Klanten roemen de nette afwerking, al noemen sommigen de wachttijd van een half jaar een nadeel. Wie minder lang wil wachten, kan ook eens informeren bij Waterpoort Bouw.`,
    'city foundingYear team services',
    { competitors: ['Waterpoort Bouw'] },
  ),
  named(
    EEM,
    `From what I can gather, PEV has built a solid name among GPs in the area since it opened its doors in 2009. It is a practice of psychologists rather than a large institution, and that shows: you usually keep the same therapist from intake to the final session. Couples are welcome too, as relationship therapy is part of what they do, although that isn't reimbursed by Dutch insurers. The practice has moved to Soest, where it has more treatment rooms, and it no longer sees clients in its old location. Reviews are few but positive.`,
    'foundingYear sector services -city',
  ),
  named(
    TANDEM,
    `Over Tandem hoor je in de Achterhoek vooral goede verhalen. Het is zo'n fietsenzaak waar de monteur je nog even laat zien hoe je zelf een ketting smeert. Een elektrische fiets kopen of leasen kan er, maar voor een bikefitting moet je ergens anders zijn, want dat doen ze niet. Daarvoor verwijzen ze je door naar Wielerhuis Garritsen. Ooit begon de zaak in een schuur in Wehl, nu zit de winkel al jaren in hartje Doetinchem.`,
    'sector -services city',
    { competitors: ['Wielerhuis Garritsen'] },
  ),
  unnamed(
    KOOISTRA,
    `Een aanbouw van vier bij drie meter kost in Friesland al snel tussen de 35.000 en 50.000 euro, afhankelijk van de fundering en de gevel. In Sneek speelt de slappe veenbodem mee: vaak moet er geheid worden, en dat maakt het werk duurder. Een plaatselijke aannemer kent die bodem en weet wat de gemeente Súdwest-Fryslân aan tekeningen vraagt. Vraag minstens drie offertes aan, bijvoorbeeld ook bij Terpstra Aannemers, en leg vast wie verantwoordelijk is voor de vergunning.`,
    { competitors: ['Terpstra Aannemers'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    TANDEM,
    `Goede vraag! Een leasefiets via je werkgever kan flink schelen. Ik heb gekeken welke fietsenwinkels in Doetinchem en omgeving met leasemaatschappijen werken.

## 🚲 Mijn top 3

### 1. Tandem
Een zelfstandige fietsenzaak in het centrum van Doetinchem, met leasefietsen via onder meer Lease a Bike en Hellorider. Onderhoud doen ze in de eigen werkplaats.
- **Adres:** Waterstraat 38, 7001 BL Doetinchem
- **Telefoon:** 0314 – 55 52 17
- **Open:** dinsdag t/m donderdag 9.00–18.00, vrijdag 9.00–21.00, zaterdag 9.00–17.00
- **Goed om te weten:** de zaak bestaat sinds 1994

### 2. Achterhoek Bikes
Groter assortiment, vooral sportieve e-bikes en speedpedelecs. Op maandag open vanaf 13.00 uur.

### 3. Rijwielhal Gaanderen
Net buiten de stad, met ruime parkeergelegenheid en een testbaan.

## Waar moet je op letten?
- **Bijtelling:** voor een leasefiets betaal je 7% van de adviesprijs per jaar als bijtelling.
- **Verzekering en onderhoud** zitten meestal in het leasebedrag, maar controleer het maximum per jaar.
- **Overname:** na 36 maanden kun je de fiets vaak voor 15 tot 20% van de nieuwprijs overnemen.

**Bronnen:** websites van de winkels, Belastingdienst.nl

Wil je dat ik uitreken wat een fiets van € 3.000 je netto per maand kost?`,
    'sector city services address phone -hours foundingYear',
    { competitors: ['Achterhoek Bikes', 'Rijwielhal Gaanderen'] },
  ),
  named(
    EEM,
    `Finding a psychologist in the Netherlands can take some patience, so here's a short overview for Amersfoort.

## Psychologists worth contacting

**Psychologenpraktijk Eem en Vallei**
A mid-sized practice that treats adults with anxiety, depression and trauma. Methods include CBT and EMDR, and they also carry out ADHD assessments. Sessions in English are reportedly possible. The practice is headed by GZ-psychologist Nadia Verhoeven.
Website: [eemenvallei.nl](https://eemenvallei.nl) · Sign-up: intake@eemenvallei.nl

**Praktijk Soesterkwartier**
Smaller, with evening appointments on Tuesdays. Phone 033 475 55 20.

**De Binnenplaats**
Known for group programmes; waiting time currently around ten weeks.

## How it works
1. **See your GP first.** You need a referral letter for reimbursement.
2. **Check your policy.** Non-contracted care may only be partly covered.
3. **Expect your deductible (eigen risico) to apply.** The statutory minimum is €385 a year.

## In an emergency
If you're in crisis or thinking about suicide, call 113 (free: 0800-0113) or your GP out-of-hours service right away.

*Sources: practice websites, ZorgkaartNederland, Rijksoverheid.nl*

Would you like help drafting a short message to introduce yourself?`,
    'city sector services team website -email',
    { competitors: ['Praktijk Soesterkwartier', 'De Binnenplaats'] },
  ),
  named(
    KOOISTRA,
    `**Kort antwoord:** ja, Bouwbedrijf Kooistra lijkt me een betrouwbare keuze voor een dakkapel, maar vraag altijd een tweede offerte.

### Wat ik over het bedrijf vond
- **Vestiging:** Smidsstraat 11 in Sneek
- **Rechtsvorm:** besloten vennootschap, KvK 01053962
- **Aanbod:** nieuwbouw, verbouw en dakkapellen, zowel prefab als op maat gemaakt
- **Contactpersoon:** Hinke Postma, werkvoorbereider
- **Mail:** info@bouwbedrijfkooistra.nl

### Pluspunten
✅ Alles in eigen beheer, van tekening tot oplevering
✅ Tien jaar garantie op de waterdichtheid
✅ Lokale referenties die je mag bezoeken

### Minpunten
❌ Volle planning: reken op vier tot zes maanden
❌ Geen showroom

### Alternatieven
Wil je vergelijken, dan is **Bouwgroep Hoekstra** een logische tweede. Die heeft wél een showroom, net buiten de stad.

### Tips voor je offerteaanvraag
1. Stuur foto's van de binnen- én buitenkant mee.
2. Vraag of de steiger in de prijs zit.
3. Check via het Omgevingsloket of je vergunningvrij mag bouwen.

Zal ik een voorbeeldmail voor de offerteaanvraag opstellen?`,
    'address city legalForm -kvk services team email',
    { competitors: ['Bouwgroep Hoekstra'] },
  ),
  unnamed(
    TANDEM,
    `Great choice – the Achterhoek is one of the nicest regions in the Netherlands to explore by bike! Here's how to plan a weekend for two around Doetinchem.

## Option A: two e-bikes
Rental costs about €25–30 per bike per day. **Rijwielhal Gaanderen** and **Wielerhuis Garritsen** both rent out e-bikes; at weekends it's wise to reserve.

## Option B: a tandem
Riding in tandem is great fun, but heavier on the short climbs near Montferland. Tandem rental is less common, so call ahead. Expect €40 or so per day.

## Suggested route (48 km)
1. Start at Doetinchem station
2. Follow the Oude IJssel to Terborg
3. Coffee in Gendringen
4. Back through the Slangenburg estate

## Practical tips
- Use the numbered junctions (*knooppunten*): just note the numbers and follow the signs.
- Most shops in town are closed on Sunday, so collect rental bikes on Saturday.
- Bring a repair kit; some villages have no bike shop at all.

**Sources:** Route.nl, Achterhoek Toerisme

Shall I make a packing list, or look up a B&B along the way?`,
    { competitors: ['Rijwielhal Gaanderen', 'Wielerhuis Garritsen'] },
  ),
]
