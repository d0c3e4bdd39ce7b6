/** Answers that a stranger to the rules wrote: a cheese shop, a tree surgeon and a recruitment agency. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { HARTGERINK, VAKBRUG, WRONGEL } from '#tests/cases/answers/companies/60.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    VAKBRUG,
    `I searched for a recruitment agency called Vakbrug but couldn't find any reliable information about it: no website, no reviews and no listing that I can verify. It may be a small or recently started firm, or it may trade under a different name.

If you're looking for a recruiter in the Tilburg area, **Brabant Talent** and **Kanters & Van Loon** both come up regularly. Would you like me to compare those two?`,
    { competitors: ['Brabant Talent', 'Kanters & Van Loon'] },
  ),
  named(
    HARTGERINK,
    `Over Hartgerink Boomverzorging is online niet veel te vinden. Wat ik wel kan terugvinden:

- Het is een boomverzorgingsbedrijf uit Doetinchem.
- Op de site (hartgerinkbomen.nl) staan snoeiwerk, vellen en het wegfrezen van stronken genoemd.
- Als telefoonnummer kom ik 0314 55 56 20 tegen.

Klantbeoordelingen, tarieven en het jaar van oprichting heb ik niet kunnen achterhalen. Daarvoor kunt u het beste rechtstreeks contact opnemen.`,
    'city sector website services -phone',
  ),
  named(
    WRONGEL,
    `Ik kan helaas niet met zekerheid zeggen of Kaaswinkel De Wrongel op zondag open is; actuele openingstijden heb ik niet gevonden. De winkel zit volgens een lokale winkelgids op Krommestraat 83 in Amersfoort. Wie de eigenaren zijn, wordt daar niet vermeld. Bel even voordat u gaat, vooral rond feestdagen.`,
    'city -address',
  ),
  unnamed(
    WRONGEL,
    `Ik heb geen informatie over een winkel met de naam "De Wrongel" in Amersfoort. Het kan zijn dat de zaak te klein is om in mijn bronnen voor te komen of dat de naam net anders wordt geschreven.

Kunt u me iets meer vertellen, bijvoorbeeld de straat of de website? Dan zoek ik graag verder. Op Google Maps of in het Handelsregister van de KVK kunt u ook zelf controleren of de winkel bestaat.`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    WRONGEL,
    `De wrongel is de vaste massa die ontstaat als melk stremt. Aan de melk wordt zuursel en stremsel toegevoegd, waarna het caseïne-eiwit samenklontert. De kaasmaker snijdt de wrongel vervolgens in kleine blokjes, zodat de wei eruit kan lopen. Hoe kleiner de stukjes, hoe droger en harder de kaas.

Daarna gaat de wrongel in het kaasvat en wordt ze geperst en gepekeld. Wilt u zelf kaas maken? Een startpakket koopt u al voor zo'n 30 euro.`,
  ),
  named(
    WRONGEL,
    `De naam is een knipoog naar het ambacht: wrongel is de gestremde melk waar kaas uit ontstaat. De Amersfoortse kaaszaak De Wrongel ging in 1994 open en is nu eigendom van Henk en Ineke van der Horst. Ze snijden de kaas aan de toonbank op maat en maken op bestelling kaasplateaus voor feesten en borrels.`,
    'city sector foundingYear -team services',
  ),
  unnamed(
    HARTGERINK,
    `Een boomverzorger met precies die naam kom ik niet tegen. Wel vind ik **Hartgers Boomservice** in Zutphen, een bedrijf dat sinds 2011 bomen snoeit en rooit, en **Hartgerink Tuinmachines** in Lochem, dat zitmaaiers en kettingzagen verkoopt. Misschien bedoelt u een van die twee?

In Doetinchem zelf is **De Groene Zaag** een bekende naam voor snoei- en velwerk.`,
    { competitors: ['De Groene Zaag'] },
  ),
  named(
    VAKBRUG,
    `You probably mean **Vakbrug**, the recruitment agency on Spoorlaan in Tilburg, and not *Vakbrugge*, which is a training centre in Bruges. Vakbrug was founded in 2015 and focuses on technical and financial roles. It also seconds staff to clients for longer projects (detachering). The director is Noor Verhagen.`,
    'sector city address -foundingYear services team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  unnamed(
    VAKBRUG,
    `VWS staat voor het ministerie van Volksgezondheid, Welzijn en Sport. Het ministerie gaat onder meer over de zorgverzekering, ziekenhuizen, jeugdzorg, maatschappelijke ondersteuning en sportbeleid. Het hoofdkantoor staat aan de Parnassusplein 5 in Den Haag.

Wilt u bij VWS werken? Vacatures vindt u op werkenvoornederland.nl. Bedoelde u iets anders met deze afkorting, laat het dan gerust weten.`,
  ),
  named(
    HARTGERINK,
    `HBV is de afkorting van Hartgerink Boomverzorging, de eenmanszaak van Rik Hartgerink aan de Zelhemseweg 112 in Doetinchem. HBV snoeit en velt bomen en voert VTA-controles uit voor gemeenten en woningcorporaties. Voor een afspraak mailt u naar info@hartgerinkbomen.nl of belt u 0314 55 65 02. Op zaterdag is het bedrijf tot 13.00 uur bereikbaar.`,
    'legalForm team address city services email -phone -hours',
  ),
  named(
    VAKBRUG,
    `In Tilburg wordt met VWS vaak niet het ministerie bedoeld maar Vakbrug Werving & Selectie. Dit recruitmentbureau zoekt vaste medewerkers voor mkb-bedrijven en neemt ook assessments af. VWS staat bij de Kamer van Koophandel ingeschreven onder nummer 57816230 en is bereikbaar via hallo@vakbrug.nl.

Vergelijkbare bureaus in de stad zijn De Personeelsmakers en Brabant Talent.`,
    'city sector services -kvk email',
    { competitors: ['De Personeelsmakers', 'Brabant Talent'] },
  ),
  named(
    HARTGERINK,
    `HBV is a small tree care company based in Zutphen, in the east of the Netherlands. It started in 2006. According to its website the team prunes and fells trees and grinds out stumps, mostly for private gardens. Lotte Smeenk is its tree adviser; she writes the reports you need for a felling permit. I did not find any information on prices.`,
    'sector -city foundingYear services team',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    WRONGEL,
    `Er zijn meerdere zaken die De Wrongel heten:

1. **De Wrongel, Amersfoort** – kaasspeciaalzaak aan de Krommestraat. Di t/m do open van 9.00 tot 17.30 uur, op maandag vanaf 13.00 uur.
2. **De Wrongel, Gouda** – lunchroom bij de Waag, dagelijks geopend vanaf 10.00 uur, tel. 0182 55 53 47.
3. **Kinderboerderij De Wrongel, Stompetoren** – gratis toegang, opgericht in 1981.

Welke zoekt u?`,
    'city sector address -hours',
  ),
  unnamed(
    WRONGEL,
    `I found two businesses called De Wrongel. One is a restaurant in Franeker that serves Frisian dishes and opens from Wednesday to Sunday. The other is a holiday farm near Woerden, **De Wrongel**, with four apartments and its own dairy, run by the Verkaik family since 2002.

I couldn't find a cheese shop with this name in Amersfoort. For cheese in that city, Het Kaasluik seems well reviewed.`,
    { competitors: ['Het Kaasluik'] },
  ),
  named(
    HARTGERINK,
    `There are a few companies named Hartgerink in Gelderland:

- **Hartgerink Installaties** (Apeldoorn): heating and plumbing, established in 1972, phone 055 555 31 60.
- **Hartgerink Boomverzorging** (Doetinchem): tree surgeon, established in 2006. Chamber of Commerce number 09185234.
- **Autobedrijf Hartgerink** (Ruurlo): garage and MOT station.

They don't seem to be related. For pruning or felling you need the second one.`,
    'city sector foundingYear -kvk services',
  ),
  unnamed(
    VAKBRUG,
    `Onder de naam Vakbrug vind ik twee organisaties:

- **Stichting Vakbrug Groningen**, een leerwerktraject voor jongeren zonder startkwalificatie, in 2018 opgezet door de gemeente en het Alfa-college.
- **Vakbrug vzw** in Antwerpen, die nieuwkomers taalles op de werkvloer geeft.

Geen van beide is een wervingsbureau. Hebt u meer gegevens, zoals een plaats of een contactpersoon?`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    HARTGERINK,
    `Dit zijn goede boomverzorgers in Doetinchem en omgeving:

1. **Boomrijk Achterhoek** – groot team, gespecialiseerd in kraanwerk. Gevestigd in Varsseveld.
2. **Hartgerink Boomverzorging** – Zelhemseweg 121, Doetinchem. Snoeien, vellen en boominspecties. Telefoon: 0314 55 56 02.
3. **Wiltink Groen** – hovenier die ook bomen rooit, met eigen hoogwerker.

Vraag altijd minstens twee offertes aan en check of er een gecertificeerde European Tree Worker meekomt.`,
    'sector city -address services phone',
    { competitors: ['Boomrijk Achterhoek', 'Wiltink Groen'] },
  ),
  named(
    WRONGEL,
    `Here are some cheese shops in Amersfoort that locals recommend:

- **Kaashandel Eemland**: wide range of farmhouse Gouda, market stall on Fridays.
- **De Wrongel**: family-run shop dating back to 1984, known for its tasting evenings. Closed on Mondays.
- **Zuivelhuis Bergpoort**: organic cheese, yoghurt and butter.

Most shops close around 5 pm on Saturdays, so go early.`,
    'city sector -foundingYear services hours',
    { competitors: ['Kaashandel Eemland', 'Zuivelhuis Bergpoort'] },
  ),
  unnamed(
    VAKBRUG,
    `Voor werving en selectie in Tilburg kunt u onder andere terecht bij:

1. **Kanters & Van Loon** – sterk in finance en hr, werkt op no cure no pay.
2. **De Personeelsmakers** – richt zich op productie en logistiek.
3. **Randstad Tilburg** – landelijke speler met een vestiging in het centrum.
4. **YER** – vooral voor hoogopgeleide professionals.

Let bij de keuze op het honorarium (meestal 20 tot 25% van het jaarsalaris) en op de garantietermijn. Een bureau dat een brug slaat tussen vakmensen en werkgevers kent uw branche van binnenuit.`,
    { competitors: ['Kanters & Van Loon', 'De Personeelsmakers'] },
  ),
  named(
    VAKBRUG,
    `Recruitment agencies in Tilburg worth contacting:

1. **Brabant Talent** (brabanttalent.nl) – generalist, mostly office jobs.
2. **Vakbrug** (vakbrug-tilburg.com) – permanent placement and interim managers; owned and run by Erik Smulders.
3. **Undutchables** – not in Tilburg itself, but useful if you don't speak Dutch; the nearest office is in Eindhoven.

Tip: send your CV in English and Dutch, and mention whether you need visa sponsorship.`,
    'sector city -website services -team',
    { competitors: ['Brabant Talent'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    WRONGEL,
    `Een vergelijking van kaaswinkels in de binnenstad van Amersfoort:

| Winkel | Adres | Telefoon | Zondag |
|---|---|---|---|
| Het Kaasluik | Langestraat 91 | 033 555 08 66 | open |
| De Wrongel | Krommestraat 38 | 033 555 12 47 | open |
| Kaashandel Eemland | Hof 12 | 033 555 70 15 | gesloten |

De tijden kunnen rond feestdagen afwijken.`,
    'city sector address -phone -hours',
    { competitors: ['Het Kaasluik', 'Kaashandel Eemland'] },
  ),
  named(
    HARTGERINK,
    `Here is a quick overview of three tree care companies in the Achterhoek:

| Company | Based in | Since | Stump grinding | VTA inspection |
|---|---|---|---|---|
| Wiltink Groen | Aalten | 1998 | yes | no |
| Hartgerink Boomverzorging | Doetinchem | 2001 | no | yes |
| De Groene Zaag | Terborg | 2014 | yes | no |

For a safety report on an old oak, only the company in the middle row fits. For a full removal including the stump you may want to ask one of the others.`,
    'sector city -foundingYear -services',
    { competitors: ['Wiltink Groen', 'De Groene Zaag'] },
  ),
  named(
    VAKBRUG,
    `Hieronder de bedrijfsgegevens die ik van Vakbrug heb gevonden:

| Gegeven | Waarde |
|---|---|
| Statutaire naam | Vakbrug Werving en Selectie B.V. |
| Adres | Spoorlaan 284, 5038 CB Tilburg |
| KvK-nummer | 57816203 |
| Btw-nummer | NL852740681B01 |
| E-mail | info@vakbrug.nl |
| Oprichtingsjaar | onbekend |

Controleer de gegevens voor facturatie altijd even in het Handelsregister.`,
    'legalForm address city kvk -vat -email',
  ),
  unnamed(
    HARTGERINK,
    `Gemiddelde prijzen voor boomwerk in Gelderland (2025, inclusief btw):

| Klus | Kosten | Duur |
|---|---|---|
| Boom tot 10 meter vellen | € 250 – € 500 | halve dag |
| Kroon snoeien | € 200 – € 450 | halve dag |
| Stobbe frezen | € 75 – € 200 | 1 uur |
| VTA-inspectie | € 60 – € 120 per boom | 30 min |

Bedrijven die u een offerte kunt vragen zijn Boomrijk Achterhoek en Wiltink Groen.`,
    { competitors: ['Boomrijk Achterhoek', 'Wiltink Groen'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    VAKBRUG,
    `## Vakbrug Werving & Selectie

**Wat doen ze?** Vakbrug is een recruitmentbureau voor technisch en administratief personeel, zowel voor vaste functies als op detacheringsbasis.

**Waar?** Het kantoor staat in **Breda**, vlak bij het station.

**Contact**
- Telefoon: [013 555 41 90](tel:+31135554190)
- E-mail: [hallo@vakbrug.nl](mailto:hallo@vakbrug.nl)

**Bereikbaar:** vrijdag tot 17.00 uur, in het weekend gesloten.`,
    'sector services -city -phone email hours',
  ),
  named(
    WRONGEL,
    `### Kaaswinkel De Wrongel
* **Adres:** Krommestraat 38, 3811 CG Amersfoort
* **Rechtsvorm:** besloten vennootschap
* **Website:** [dewrongel-amersfoort.nl](https://dewrongel-amersfoort.nl)
* **Specialiteiten:** boerenkaas, geitenkaas, Franse zachte kazen

### Ook leuk in de buurt
* **Het Kaasluik** voor een broodje kaas om mee te nemen
* De vrijdagmarkt op het Hof`,
    '-address city -legalForm website',
    { competitors: ['Het Kaasluik'] },
  ),
  named(
    HARTGERINK,
    `## Boom laten kappen in de Achterhoek: zo pakt u het aan

### 1. Vergunning
Controleer op het Omgevingsloket of u een kapvergunning nodig hebt.

### 2. Boomverzorger kiezen
- **Boomverzorging Hartgerink**: eigenaar *Gert Hartgerink*, actief sinds **2006**, snoeit en velt. Zie [hartgerink-boomverzorging.com](https://hartgerink-boomverzorging.com).
- **De Groene Zaag**: voordelig bij kleinere bomen.

### 3. Planning
Kap bij voorkeur buiten het broedseizoen (ruwweg 15 maart – 15 juli).`,
    'sector -team foundingYear services -website',
    { competitors: ['De Groene Zaag'] },
  ),
  named(
    WRONGEL,
    `## Wrongel Kaas & Delicatessen

A **specialist cheese shop** in the old town of **Amersfoort**.

- 🧀 **Known for:** cheese platters and corporate gifts
- 🕘 **Hours:** Tue–Thu 9:00–17:30, Fri 9:00–20:00, Sat 8:30–17:00
- 📞 **Phone:** 033-5551274
- 🏛 **Founded:** 1997

> "They let you taste everything before you buy." – visitor review`,
    'sector city services -hours phone -foundingYear',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    WRONGEL,
    `De Wrongel staat in het Handelsregister als vennootschap onder firma, met KvK-nummer 3206 7481. Het btw-identificatienummer is NL8062.14.973.B01. U kunt de winkel bellen op +31 (0)33 555 12 74 of een bericht sturen naar kaas@dewrongel-amersfoort.nl. Een vestigingsnummer heb ik niet gevonden.`,
    'legalForm -kvk vat phone -email',
  ),
  named(
    HARTGERINK,
    `Hartgerink Boomverzorging is op werkdagen bereikbaar van half acht 's ochtends tot half vijf 's middags. In het weekend wordt er niet gewerkt, behalve bij spoed na storm. Het nummer is +31 314 555 602. Schriftelijk kunt u terecht op het adres Zelhemseweg 112, 7004 DH Doetinchem. Het btw-nummer luidt NL001750392B46.`,
    'hours phone -address city -vat',
  ),
  named(
    VAKBRUG,
    `Vakbrug's office hours are Monday to Thursday from 8.30 am to 5.30 pm and Friday from 8.30 am to 3 pm. You can reach them on +31 13 555 4019. The business is a sole proprietorship (*eenmanszaak*) that was set up in March 2013 and is registered under CoC number 57 81 62 03.`,
    '-hours phone -legalForm foundingYear kvk',
  ),
  named(
    VAKBRUG,
    `Het recruitmentbureau Vakbrug bestaat sinds 2003 en telt ongeveer twaalf medewerkers. Bas Kuipers is er recruiter. Het telefoonnummer is 013-5554091 en het kantoor vindt u op nummer 284 aan de Spoorlaan. Vorig jaar groeide de omzet naar eigen zeggen met 15%; jaarcijfers zijn niet openbaar.`,
    'sector -foundingYear team -phone address',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    WRONGEL,
    `Wie in Amersfoort een goede kaas zoekt, komt al snel in de Krommestraat uit. Daar zit kaasspeciaalzaak De Wrongel, waar Joost van Ginkel en Marijke Tolsma achter de toonbank staan. De collectie loopt van jonge boerenkaas tot overjarige schapenkaas, en wie een feestje geeft kan er een kaasplateau laten opmaken. Proeverijen organiseert de winkel overigens niet; daarvoor moet u bij Kaashandel Eemland zijn. Op dinsdag gaat de deur om tien uur open.`,
    'city sector address team -services -hours',
    { competitors: ['Kaashandel Eemland'] },
  ),
  named(
    HARTGERINK,
    `Hartgerink is a family name you see on quite a few vans around Doetinchem, but the one with the climbing ropes belongs to Rik Hartgerink, an arborist who set up his own business in the town in 2008. He and his colleagues take down trees in tight spots and also inspect old ones for safety. Customers describe him as punctual and careful with lawns. The company's email address is rik@hartgerinkbomen.nl, and they usually reply within two working days.`,
    'city team sector -foundingYear services -email',
  ),
  unnamed(
    VAKBRUG,
    `Een wervings- en selectiebureau zoekt namens een werkgever naar kandidaten voor een vaste baan. Anders dan bij een uitzendbureau komt de kandidaat direct in dienst bij de opdrachtgever. Het bureau rekent daarvoor een percentage van het bruto jaarsalaris, dat in Noord-Brabant meestal tussen de 18 en 25 procent ligt. Kantoren als Brabant Talent werken op basis van no cure no pay, terwijl andere een deel van het bedrag vooraf vragen. Bespreek vooraf altijd wat er gebeurt als de nieuwe medewerker binnen de proeftijd vertrekt.`,
    { competitors: ['Brabant Talent'] },
  ),
  named(
    VAKBRUG,
    `Vakbrug is een Tilburgs bureau dat bedrijven helpt aan personeel dat lastig te vinden is, vooral in de techniek en de bouw. Directeur Noor Verhagen begon het in 2010, nadat ze jaren bij een grote uitzender had gewerkt. Naast vaste bemiddeling levert het bureau ook interim-managers. Wie wil solliciteren kan een open sollicitatie achterlaten op vakbrug-werving.nl. Een nadeel dat in recensies wordt genoemd is dat terugkoppeling na een gesprek soms lang op zich laat wachten.`,
    'city sector team -foundingYear services -website',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    WRONGEL,
    `Goede vraag! Voor een kaasplank voor 20 personen in Amersfoort hebt u een paar prettige opties.

## Hoeveel kaas heb je nodig?
Reken op **150 tot 200 gram kaas per persoon** als de plank een lunch vervangt, en op ongeveer 100 gram als het om een borrelhapje gaat. Voor 20 personen komt u dus uit op 2 tot 4 kilo.

## Waar kunt u bestellen?

**1. De Wrongel**
Kaaswinkel in de Utrechtsestraat 38 die complete plateaus verzorgt, vanaf zo'n € 9 per persoon. Bestellen kan via winkel@dewrongel-amersfoort.nl of telefonisch op 033 555 21 74. Meer informatie staat op hun site dewrongel-amersfoort.nl. Op zaterdag is de winkel tot 17.00 uur open, dus ophalen voor een feest op zaterdagavond is geen probleem. [1]

**2. Zuivelhuis Bergpoort**
Werkt uitsluitend met biologische kazen. Bestel minimaal drie dagen vooruit. [2]

**3. Supermarkt**
Goedkoper, maar u moet zelf snijden en opmaken.

## Tips
- Kies een oneven aantal soorten, bijvoorbeeld vijf: een zachte, een blauwe, een geiten-, een harde en een gewassen korst.
- Haal de kaas een uur van tevoren uit de koelkast.
- Vraag naar allergenen en naar kaas met vegetarisch stremsel.
- Neem er vijgenbrood, druiven en een goede mosterd bij.

**Bronnen**
[1] dewrongel-amersfoort.nl
[2] zuivelhuisbergpoort.nl

Zal ik een boodschappenlijst maken met kazen die goed bij rode wijn passen?`,
    'city sector -address services email -phone hours website',
    { competitors: ['Zuivelhuis Bergpoort'] },
  ),
  named(
    HARTGERINK,
    `Short answer: yes, Hartgerink Boomverzorging looks like a reasonable choice for your beech, though I'd still get a second quote.

## What I found

**Company:** a tree surgery business in Doetinchem, run as a private limited company (B.V.).
**Owner:** Rik Hartgerink
**Website:** hartgerinkbomen.nl
**Opening hours:** Monday to Friday, 8:00–17:00

The company prunes and fells trees of all sizes and has its own stump grinder. Reviews mention clear agreements and a tidy garden afterwards. One reviewer had to wait five weeks for an appointment.

## Things to check before you hire anyone

1. **Insurance.** Ask for proof of liability cover of at least €2.5 million.
2. **Certification.** A European Tree Worker certificate shows the climber has been trained and tested.
3. **Permit.** In many municipalities a beech with a trunk of more than 30 cm in diameter needs a felling permit. Check it yourself; you are responsible as the owner.
4. **Nesting birds.** Work may be postponed between March and July.

## Alternatives
- *Boomrijk Achterhoek*, which has a crane for very large trees.
- *De Groene Zaag*, a two-person outfit that is often cheaper.

## My advice
Send all three a few photos with the height and the distance to the house. You will usually get a price indication within a week, and it makes the quotes easier to compare.

Would you like me to draft that email for you in Dutch?`,
    'sector city -legalForm team website -hours services',
    { competitors: ['Boomrijk Achterhoek', 'De Groene Zaag'] },
  ),
  named(
    VAKBRUG,
    `Hier is een overzicht van Vakbrug als mogelijke partner voor uw vacature **Projectleider Installatietechniek**.

### Over het bureau
Vakbrug is een bureau voor werving en selectie in Tilburg. Volgens de website (vakbrug.nl) ligt de focus op techniek, bouw en finance. De leiding is in handen van Noor Verhagen.

### Diensten
| Dienst | Beschikbaar |
|---|---|
| Werving en selectie | ✅ |
| Interim-management | ✅ |
| Assessments | ✅ |
| Payrolling | ❌ |

### Praktisch
- **Adres:** Spoorlaan 248, 5038 CB Tilburg
- **Telefoon:** 013 555 40 19
- **KvK:** 57861203

### Sterke punten
- Vaste contactpersoon gedurende het hele traject
- Kent de regionale arbeidsmarkt goed

### Aandachtspunten
- Tarieven staan niet online
- Weinig onafhankelijke beoordelingen (6 op Google)

### Vragen om te stellen
1. Welke garantietermijn geldt als de kandidaat vertrekt?
2. Werkt u exclusief of naast andere bureaus?
3. Hoeveel vergelijkbare vacatures vervulde u het afgelopen jaar?

Wilt u dat ik Vakbrug naast **Kanters & Van Loon** zet? Dat bureau werkt in dezelfde regio.

*Bronnen: vakbrug.nl, kvk.nl, Google-recensies*`,
    'sector city team services -address phone -kvk website',
    { competitors: ['Kanters & Van Loon'] },
  ),
  unnamed(
    VAKBRUG,
    `Finding a job in Tilburg as an English speaker is very doable, especially in logistics, IT and at the university. Here's how I'd approach it.

## 1. Get the basics in order
- Register with the municipality to get your BSN.
- Open a Dutch bank account.
- Put your CV into a clean two-page format without too much personal detail.

## 2. Use the right job boards
- **LinkedIn**: by far the most used for office roles.
- **Indeed.nl**: better for warehouse and production work.
- **Together Abroad**: lists jobs that do not require Dutch.

## 3. Talk to a recruiter
Local agencies can open doors that job boards don't:

- **De Personeelsmakers**: production and logistics, often with English-speaking teams.
- **Brabant Talent**: office and finance jobs; at least basic Dutch is usually expected.

Agencies are paid by the employer, so you should never be asked to pay a fee yourself.

## 4. Network
The Tilburg expat centre organises a monthly meet-up, and Tilburg University hosts career events that are open to partners of staff.

## What to expect
A first interview usually takes place within two weeks. Dutch employers value directness, so do ask about salary and working hours.

**Sources:** iamexpat.nl, tilburguniversity.edu

Shall I help you adapt your CV to the Dutch style?`,
    { competitors: ['De Personeelsmakers', 'Brabant Talent'] },
  ),
]
