/** Answers that a stranger to the rules wrote: a garage, a bakery, a removal firm, a dentist and a web agency. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { ELZENBROEK, KRUIMEL, OTTER, WESSELINK, WVC } from '#tests/cases/answers/companies/103.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    WESSELINK,
    `Ik heb op de naam Garage Wesselink gezocht, maar ik kan er geen betrouwbare gegevens over terugvinden. Het kan zijn dat het bedrijf online nauwelijks zichtbaar is, onder een andere handelsnaam staat ingeschreven of dat de spelling net anders is.

Wil je zeker weten bij wie je auto staat, dan kun je het volgende doen:

- zoek in het Handelsregister op naam en plaats;
- kijk bij de RDW of het bedrijf een erkenning voor de keuring heeft;
- vraag in de buurt naar ervaringen.

Heb je een adres of een oude factuur? Dan denk ik graag verder met je mee.`,
  ),
  unnamed(
    KRUIMEL,
    `I'm afraid I can't confirm anything about a bakery named Kruimel in Bergen op Zoom. The word itself just means "crumb" in Dutch, so a search mostly returns recipes and a handful of children's books. The shop may be brand new, may have closed, or may only advertise on Instagram, which I can't see.

If you simply need good bread in that corner of Brabant, Bakkerij Somers has been mentioned by several local blogs, and the Saturday market usually has a stall or two with loaves from Zeeland. Otherwise, ringing the tourist office would be the quickest way to find out whether the place you have in mind is still trading.`,
    { competitors: ['Bakkerij Somers'] },
  ),
  named(
    WVC,
    `Over de prijzen van WVC Verhuizingen heb ik helaas niets kunnen vinden: tarieven worden niet gepubliceerd en ook in vergelijkers duikt de naam niet op. Wat wel bekend is: het gaat om een verhuizer uit Vlissingen die in 1997 begon en Peter Louwerse als directeur heeft.

Een offerte vraag je aan via planning@wvcverhuizingen.nl. Vermeld daarbij het aantal kamers, de verdieping en of er een lift in het gebouw is. Of ze ook een vleugel de trap op krijgen, durf ik niet te zeggen; dat moet je echt even navragen. Hou er rekening mee dat het eind van de maand overal druk is.`,
    'sector city foundingYear -team email',
  ),
  unnamed(
    ELZENBROEK,
    `As an AI model without live access to the Dutch healthcare registers, I'm unable to look up Tandartspraktijk Elzenbroek for you. I can't say who works there, whether new patients are being accepted, or at what times the door is open.

A few routes that should get you an answer within minutes:

1. Search the BIG register for the practitioner's name.
2. Check your insurer's care finder, which lists contracted practices by postcode.
3. Look the practice up on a map service and call the number shown.

If you're in pain right now, don't wait for a regular appointment: contact your own dentist or, out of hours, the regional emergency dental line.`,
  ),
  named(
    OTTER,
    `Nee, beoordelingen van klanten over Bright Otter ben ik niet tegengekomen, dus hoe tevreden mensen zijn kan ik je niet vertellen. Het webbureau laat op zijn eigen pagina wel een stuk of twaalf projecten zien, vooral webshops voor winkeliers uit de regio.

Het zit aan de Roerkade in Roermond en zou sinds 2014 bestaan. Over het aantal medewerkers is niets bekend; alleen de naam van oprichter Lars Geelen staat vermeld. Vraag daarom bij een kennismaking naar twee of drie referenties die je zelf mag bellen. Dat zegt meer dan een sterrenscore, zeker bij een klein bureau.`,
    'sector services address city -foundingYear team',
  ),
  named(
    WESSELINK,
    `I don't have current rates for a vehicle inspection at Garage Wesselink, and I'd rather not guess. What I can tell you is that this Doetinchem car repair shop carries out the APK itself, so your vehicle doesn't have to be driven elsewhere.

Online booking doesn't seem to exist, and I found no mention of a courtesy car either. The simplest option is to ring 0314-555681 and ask for an all-in price including the emissions check. Be aware that they're shut on Saturdays, so a weekday it will have to be. Expect somewhere between 30 and 55 euros at most workshops in the area, but that range isn't specific to this one.`,
    'city sector services -phone -hours',
  ),
  unnamed(
    KRUIMEL,
    `Sorry, een bedrijf met de naam Kruimel ken ik niet goed genoeg om er iets zinnigs over te zeggen. Er zijn in Nederland tientallen ondernemingen die zo of bijna zo heten: een kinderdagverblijf in Zwolle, een lunchroom in Leiden, een webwinkel in babykleding. Zonder plaatsnaam of branche weet ik niet welke je bedoelt, en ik wil je geen verkeerd telefoonnummer of adres meegeven.

Kun je laten weten in welke stad het is en wat ze er verkopen? Dan zoek ik gericht verder. Een foto van de gevel of een oude kassabon helpt ook, want daar staat meestal het inschrijfnummer op.`,
  ),
  unnamed(
    WVC,
    `I couldn't work out which organisation you mean by WVC. The letters once stood for a Dutch ministry (welfare, health and culture), and a few sports clubs use them as well. I have no record of a removal company trading under those initials, so I can't comment on its reliability, its rates or its opening hours.

For a move on Walcheren there are other names I do recognise: Zilt Verhuizers, which advertises fixed quotes, and Verhuisbedrijf Provoost, a smaller outfit with one lorry. Get at least two written offers and check that goods-in-transit insurance is included before you sign anything.`,
    { competitors: ['Zilt Verhuizers', 'Verhuisbedrijf Provoost'] },
  ),
  named(
    ELZENBROEK,
    `Of Tandartsen Elzenbroek op dit moment nieuwe patiënten aanneemt, kan ik niet nagaan; een wachtlijst of patiëntenstop wordt nergens genoemd. Een apart spoednummer heb ik evenmin gevonden.

Wel is duidelijk dat deze tandartspraktijk in Alkmaar op woensdag tot acht uur 's avonds open is, en dat je er naast de halfjaarlijkse controle ook een afspraak bij een mondhygiënist kunt maken. Bel de balie op 072-5554813 of loop binnen op Kennemerstraatweg 118. Neem dan meteen je verzekeringspas en een geldig identiteitsbewijs mee, want zonder die twee schrijft vrijwel geen enkele praktijk je in.`,
    'sector city hours services phone -address',
  ),
  unnamed(
    OTTER,
    `Bright Otter doesn't ring a bell, unfortunately. Nothing in the sources I can consult describes a firm of that name, and the few hits that do appear concern wildlife charities and a craft beer from Oregon. That doesn't mean it isn't genuine; small creative companies often leave very few traces beyond their own site.

Before you pay a deposit, it would be sensible to:

- ask for the trade register number and verify it yourself;
- request two clients you may phone;
- have the ownership of the code and the domain put in writing.

If you paste a link or the text of their quote here, I'm happy to go through it with you.`,
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    WESSELINK,
    `Hieronder de belangrijkste gegevens van Garage Wesselink op een rij:

| Onderdeel | Gegevens |
|---|---|
| Soort bedrijf | Autogarage, alle merken |
| Adres | Keppelseweg 214, 7009 AD Doetinchem |
| Opgericht | 1979 |
| Werkzaamheden | Keuringen, onderhoud, banden, airco |
| Maandag t/m vrijdag | 08.00–17.30 uur |
| Zaterdag | 08.30–12.30 uur |
| Zondag | Gesloten |

Voor een grote beurt kun je het beste een week van tevoren een afspraak maken; met een lekke band lukt het vaak nog dezelfde dag. Let op: tussen Kerst en Nieuwjaar kunnen de tijden afwijken.`,
    'sector address city -foundingYear services hours',
  ),
  named(
    KRUIMEL,
    `For a weekend breakfast in Bergen op Zoom, these three bakers came up most often:

| Bakery | Best for | Sunday |
|---|---|---|
| **Kruimel** (Potterstraat 17) | Slow-fermented sourdough, gluten-free pastry | 8 am – noon |
| Bakkerij Somers | Classic Brabant sausage rolls | Closed |
| Brood van Bram | Spelt loaves | 9 am – 1 pm |

I would start with the first one. Owner Noor Adriaansen bakes in small batches, and by eleven the cinnamon buns tend to be gone. If you have a larger group coming, order by Friday so that they can set a few loaves aside for you.`,
    'city sector address services hours team',
    { competitors: ['Bakkerij Somers', 'Brood van Bram'] },
  ),
  named(
    WVC,
    `Drie verhuizers op en rond Walcheren vergeleken:

| Naam | Vestiging | Opslag | Verhuislift | Sinds |
|:--|:--|:-:|:-:|--:|
| Zilt Verhuizers | Goes | nee | ja | 2008 |
| Walcherse Verhuis Combinatie | Middelburg | ja | ja | 1997 |
| De Kaai Transport | Vlissingen | ja | nee | 2015 |

De Walcherse Verhuis Combinatie heeft het breedste aanbod van de drie en is als besloten vennootschap ingeschreven. Gaat het je vooral om de laagste prijs, vraag dan ook bij de andere twee een offerte op. Let daarbij op voorrijkosten: de een rekent ze per kilometer, de ander vanaf de eerste minuut dat de wagen van het terrein rijdt.`,
    'sector -city services foundingYear legalForm',
    { competitors: ['Zilt Verhuizers', 'De Kaai Transport'] },
  ),
  named(
    ELZENBROEK,
    `Opening times at Elzenbroek, the dental practice in Alkmaar, as far as I can tell:

| Day | Open |
| --- | --- |
| Monday | 08:00–17:00 |
| Tuesday | 08:00–17:00 |
| Wednesday | 08:00–18:00 |
| Thursday | 08:00–17:00 |
| Friday | 08:00–13:00 |
| Weekend | closed |

You can book by calling 072 555 48 31 or by sending a message to balie@tandartselzenbroek.nl. During school holidays the desk sometimes closes over lunch, so it's worth checking first if you plan to drop in without an appointment or need to collect a referral letter.`,
    'sector city -hours -phone email',
  ),
  named(
    OTTER,
    `Je noemde drie webbureaus uit Midden- en Noord-Limburg. Naast elkaar gezet:

| | Bright Otter | Pixelmaas | Webwerk Limburg |
|---|---|---|---|
| Plaats | Roermond | Venlo | Weert |
| Gestart in | 2015 | 2018 | 2006 |
| Webshops | ja | nee | ja |
| Eigen hosting | nee | ja | ja |
| Aanspreekpunt | Priya Nandoe | onbekend | Kim Jacobs |

Voor een kleine webwinkel met veel aandacht voor vormgeving zou ik de eerste kiezen. Moet er een koppeling met je boekhouding of voorraadsysteem komen, dan heeft de laatste daar meer ervaring mee. De middelste is vooral interessant als je alleen een simpele bedrijfssite nodig hebt.`,
    'sector city -foundingYear services team',
    { competitors: ['Pixelmaas', 'Webwerk Limburg'] },
  ),
  unnamed(
    WESSELINK,
    `If your APK is due and you live in or near Doetinchem, these workshops are worth a call:

| Garage | Area | Typical APK price | Waiting option |
|---|---|---|---|
| Autoservice Slinge | Gaanderen | €39 | Yes, coffee corner |
| Garage De Huet | De Huet | €45 | No |
| Bosman Mobiliteit | Wijnbergen | €49 | Yes, loan bike |

Prices are indications and exclude repairs. In the Netherlands you can have the inspection done up to two months before the expiry date without losing any validity, so there's no reason to leave it to the last week. Always ask whether the retest is free if the car fails on something small, such as a bulb.`,
    { competitors: ['Autoservice Slinge', 'Garage De Huet', 'Bosman Mobiliteit'] },
  ),
  named(
    KRUIMEL,
    `Kort overzicht van Bakkerij Kruimel, voor wie een feest aan het plannen is:

| Vraag | Antwoord |
|---|---|
| Waar zit deze bakker? | Potterstraat 71, Bergen op Zoom |
| Bruidstaarten? | Nee, die worden hier niet gemaakt |
| Maandag open? | Nee, maandag en dinsdag dicht |
| Eigenaar | Noor Adriaansen |
| Betalen | Pin, contant, tikkie |

Voor een taart met verdiepingen moet je dus naar een andere zaak. Wil je alleen iets lekkers bij de koffie voor een man of dertig, bestel dan minstens drie dagen van tevoren en haal het zelf op; bezorgen kan alleen in de binnenstad.`,
    'sector -address city -services hours team',
  ),
  named(
    WVC,
    `Here is what I was able to gather:

| Field | Value |
|---|---|
| Trading name | WVC |
| Full name | Walcherse Verhuis Combinatie |
| Line of business | Removals, for households as well as offices |
| Trade register (KvK) | 22041836 |
| E-mail | planning@wvcverhuizingen.nl |
| Web | wvcverhuizingen.nl |
| Base | Vlissingen |

I did not come across independent reviews, so treat the glowing quotes on their home page with some caution. A home survey before the quotation is normal practice for anything larger than a studio flat, and any reputable mover will do it free of charge.`,
    'sector services -kvk email website city',
  ),
  named(
    ELZENBROEK,
    `Bij tandartspraktijk Elzenbroek in Heiloo krijg je met deze mensen te maken:

| Naam | Functie | Waarvoor |
|---|---|---|
| Fatima Bouzid | tandarts en eigenaar | controles, vullingen, implantaten |
| Gijs Rinkel | mondhygiënist | gebitsreiniging, tandvleesproblemen |

De praktijk bestaat sinds 2004 en werkt met vaste behandelaars, zodat je niet steeds een ander gezicht tegenover je hebt. Voor ingewikkelde wortelkanaalbehandelingen word je doorverwezen naar een endodontoloog. Ben je angstig, geef dat dan bij de inschrijving aan: er wordt dan meer tijd voor je ingepland en je mag eerst een keer komen kijken.`,
    'sector -city team services foundingYear',
  ),
  named(
    OTTER,
    `Bright Otter is a web agency that works with three packages:

| Package | From | Includes |
|---|---:|---|
| Starter | €1,450 | Custom site of up to five pages |
| Shop | €3,900 | Online store, payment set-up, training |
| Care | €35 / month | Hosting, updates, backups |

The business is a private limited company (BV) led by its founder, Lars Geelen. The office is open on weekdays between 8:00 and 16:00. Prices exclude VAT, and copywriting is charged separately, so have your texts ready if you're on a tight budget. A typical project takes six to ten weeks from the first sketch to launch.`,
    'sector services -legalForm team -hours',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    WESSELINK,
    `## 🚗 Garage Wesselink – quick profile

**Type:** independent car repair workshop
**Where:** Keppelseweg 214, **Doetinchem**
**Owner:** *Henk Wesselink*

---

### What they do

1. \`APK\` testing
2. Seasonal **tyre changes**
3. Air-conditioning top-ups
4. ~~Bodywork~~ (sent out to a specialist)

> "Friendly people, and they show you the old parts without being asked."
> — customer on Google

### Getting in touch

- ☎️ [0314 555 816](tel:+31314555816)
- Walk-ins are fine for a bulb or a wiper blade; **anything bigger needs an appointment**.`,
    'sector address city -team services -phone',
  ),
  named(
    KRUIMEL,
    `# Kruimel

*Ambachtelijke bakkerij in de binnenstad van Bergen op Zoom*

**Waarom hierheen?**

- 🥖 **Desem** – rijst een nacht en blijft dagen goed
- 🌾 **Zonder gluten** – eigen hoek met *frangipane* en brownies
- 👩‍🍳 **Workshops** – één keer per maand, maximaal acht deelnemers

**Praktisch**

- *wo t/m vr* 7.30–17.00 uur
- *za* 7.30–16.00 uur
- *zo* **gesloten**
- site: <https://bakkerijkruimel.nl>

> 💡 **Tip:** de oliebollen van oudjaar zijn half december meestal al uitverkocht. Bestel ze dus op tijd, het liefst vóór Sinterklaas.`,
    'sector city services -hours website',
  ),
  named(
    WVC,
    `### WVC Verhuizingen at a glance

- **The firm**
  - Removal company, started in **1997**
  - Registered as a *BV*
  - Managing director: **Jaap de Visser**
- **What you can book**
  - Complete house moves, packing optional
  - Office relocations *(evenings on request)*
- **Contact**
  - Phone: **0118 555 239**

**Good to know**

* Boxes are lent out free for **six weeks**
* Fragile items travel in padded crates
* Parking permits for the lorry are *your* responsibility, unless agreed otherwise

**Verdict:** ⭐⭐⭐⭐ – solid choice for a move within Zeeland, a little pricey for short distances.`,
    'sector foundingYear legalForm team services -phone',
  ),
  named(
    ELZENBROEK,
    `### 🦷 Elzenbroek: past deze tandarts bij jou?

**In het kort**

- **Stad:** Alkmaar
- **Gestart:** *2004*
- **Online:** [www.elzenbroekdental.nl](https://www.elzenbroekdental.nl)

**Tanden bleken?** ❌ Dat doen ze hier **niet**. Wie een wittere glimlach wil, moet dus ergens anders zijn.

**Wat patiënten opvalt**

> *"Rustige wachtkamer, en ze beginnen op tijd."*

1. **Inschrijven** gaat met een formulier
2. **Overstappen** regelt de nieuwe praktijk voor je
3. **Röntgenfoto's** worden digitaal opgevraagd

***Let op:*** afzeggen kan kosteloos tot **24 uur** van tevoren; daarna betaal je het gereserveerde halfuur.`,
    'sector city foundingYear -website -services',
  ),
  named(
    OTTER,
    `# Should you hire **Bright Otter**?

A *boutique web agency* on the **Roerkade** in Roermond, going since **2008**.

## Checklist

- [x] Custom websites
- [x] Search engine optimisation
- [x] Hosting on Dutch servers
- [ ] Print work
- [ ] Native apps

## Pros and cons

**➕** Personal contact, clear planning, lovely typography
**➖** Small team, so *expect a queue* before summer

## Next step

Send a short brief to \`info@brightotter.nl\` with:

1. your goal,
2. three sites you admire,
3. a rough budget.

> Don't have a budget yet? Ask for a bandwidth instead; that keeps the first call honest.`,
    'sector address city -foundingYear services -email',
  ),
  named(
    WESSELINK,
    `**Top 3 garages in Doetinchem voor een oudere auto** 🔧

1. **Autobedrijf Wesselink**
   - *Sterk in:* onderhoud en reparatie van wagens boven de tien jaar
   - *Aanspreekpunt:* werkplaatschef **Sanne te Brake**
   - *Let op:* op zaterdag **dicht**
2. **Garage De Huet**
   - *Sterk in:* diagnose van storingen
   - *Let op:* geen leenauto
3. **Bosman Mobiliteit**
   - *Sterk in:* private lease en jonge occasions

---

**Mijn keuze:** nummer **1**, omdat er eerlijk wordt gezegd wanneer een reparatie de moeite niet meer waard is. Vraag wel vooraf om een *maximumbedrag* waarboven ze je eerst bellen.`,
    'sector city services team -hours',
    { competitors: ['Garage De Huet', 'Bosman Mobiliteit'] },
  ),
  unnamed(
    KRUIMEL,
    `## Kruimel (Amersfoort)

**What it is:** a *childcare centre* for babies and toddlers up to four years old.

### Key points

- 👶 **Groups:** two vertical groups of twelve children
- 🕖 **Hours:** Monday to Friday, **07:00–18:30**
- 📍 **Location:** Leusderweg, next to the primary school
- 📞 **Phone:** 033 555 21 70

### What parents say

> "Warm staff, lots of time outdoors, honest communication."

**Waiting list:** roughly *eight months* for Tuesdays and Thursdays; shorter for Wednesdays and Fridays.

1. Fill in the form on their site
2. Plan a tour
3. Apply for childcare benefit **before** the start date`,
  ),
  named(
    WVC,
    `**Verhuislift nodig in Zeeland?** Dan is de ***Walcherse Verhuis Combinatie*** een logische keuze.

#### Waarom

- **Lift per dagdeel te huur**, mét of zonder bediener
- **Meubelopslag** in verwarmde boxen
- Verhuisbedrijf sinds **1987**

#### Wanneer

- \`ma–vr\` 07.00–18.00
- \`za\` 08.00–13.00 *(daarna is het hek dicht)*

#### Waar

- Loods in **Vlissingen**
- Reserveren: **[wvcverhuizingen.nl](https://wvcverhuizingen.nl)**

> ⚠️ *Bij windkracht 6 of meer gaat de lift niet omhoog. Vraag dus naar de voorwaarden bij slecht weer.*`,
    'sector services hours city -foundingYear website',
  ),
  named(
    ELZENBROEK,
    `**Short answer:** the owner of Elzenbroek is **Fatima Bouzid**.

Some background on the dental practice:

- **Town:** Alkmaar
- **Legal status:** *sole proprietorship*
- **Chamber of Commerce no.:** \`37104926\`

---

**How sure am I?**

- The name is given in *two* independent listings ✅
- The registration number matches ✅
- Recent changes in ownership can't be **ruled out** ⚠️

> For anything legally binding, order an **official extract** from the register. It costs a few euros and is valid as proof towards banks, insurers and landlords.`,
    'team sector city -legalForm kvk',
  ),
  named(
    OTTER,
    `### Een webshop laten bouwen: één naam om te onthouden

**Bright Otter Webdesign** uit *Venlo* is een klein webbureau in de vorm van een **vof**, met **Mark Theunissen** als oprichter.

**Sterke punten**

* ✅ Winkels op WooCommerce en Shopify
* ✅ Vindbaarheid in Google zit bij de oplevering in
* ✅ Eén vaste contactpersoon

**Aandachtspunten**

* ⚠️ Geen avondsupport
* ⚠️ Fotografie regel je zelf

**Kennismaken?** Bel **[0475 – 55 57 06](tel:0475555706)** en vraag om een *vrijblijvende schets*. Reken op een doorlooptijd van ongeveer **acht weken**.`,
    '-city sector legalForm -team services phone',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    WESSELINK,
    `Garage Wesselink in Doetinchem bereik je op +31 (0)314 – 55.56.18. De monteurs staan ma t/m vr van 8u00 tot 17u30 voor je klaar en za van half negen tot half een; 's zondags is alles dicht.

Het autobedrijf vierde in 2023 zijn 40-jarig jubileum, wat betekent dat de eerste brug in '83 omhoogging. In het handelsregister vind je de zaak onder nr. 0903 7425. Het uurtarief bedraagt 68 euro en een halve, koffie inbegrepen. Wie met een elektrische auto komt, kan beter vooraf vragen of er die dag een monteur met het juiste certificaat aanwezig is.`,
    'sector city phone hours foundingYear -kvk',
  ),
  named(
    KRUIMEL,
    `Kruimel has been baking since 05/03/'16, so it will turn ten in the spring of 2026. The bakery is in Bergen op Zoom and trades Wed–Fri 0730–1700 hrs, Sat 0730–1600 hrs and Sun 0800–1200 hrs, with the shutters down on the first two days of the week.

For invoices you may need the VAT number, which is written NL 0021.53.789.B.44, and for orders the telephone: 0031-164-55 53 40. A half loaf goes for €2,85 and a full one for 5 euros and ten cents. Bring cash for anything under a fiver; the card terminal is known to sulk.`,
    'foundingYear sector city hours vat phone',
  ),
  named(
    WVC,
    `Op de gevel staat "anno MCMXCVII", en dat klopt met wat ik over de Walcherse Verhuis Combinatie terugvind. Het verhuisbedrijf zit op nr. 45 van de Industrieweg te Vlissingen (4382NA) en is telefonisch te bereiken onder nul één één acht, vijf vijf vijf, twee negen drie.

Door de week kun je er terecht van zeven uur 's ochtends tot vier uur 's middags, daarna krijg je het antwoordapparaat. Het terrein ligt op 2½ km van het station, een kwartiertje fietsen als de wind meezit. De poort is 's avonds op slot; post kun je kwijt in de bus rechts ervan, op ± 1,20 m hoogte.`,
    'foundingYear sector address city phone -hours',
  ),
  named(
    ELZENBROEK,
    `Elzenbroek, a dentist's practice, keeps one late evening: on Wednesdays the lights stay on until 8 p.m. On Mon/Tue/Thu it's 8-to-5, on Fridays they lock up at one, and Sat + Sun are off.

The practice was set up in Q3 of 2007 and carries registration no. 37-10-49-26 at the Chamber of Commerce. To reach the desk, dial (072) 5554813; from abroad drop the zero and put 0031 in front. You'll find the entrance at number one hundred and eighty-eight, Kennemerstraatweg. New patients are told to allow 3 to 4 wks before a first visit, and a no-show is billed at €45 per ½ hr.`,
    'sector hours -foundingYear kvk phone address',
  ),
  named(
    OTTER,
    `Voor de administratie: het btw-nummer van Bright Otter luidt NL8506.13.274.B01. Het webbureau ging in tweeduizend elf van start en zit op Roerkade no. 9, één hoog.

Van maandag tot en met vrijdag zijn ze er van negen uur tot half zes; in het weekend niet. Mailtjes van na zessen worden de volgende ochtend om 9.15 u bekeken. Een site van ± 5 pagina's kost er al gauw 2½ duizend euro ex. btw, te voldoen in drie termijnen: 40/40/20%. De oplevering duurt doorgaans een week of 7, tenzij je teksten en foto's op zich laten wachten, want dan schuift alles een maand op.`,
    'vat sector foundingYear address hours services',
  ),
  named(
    WESSELINK,
    `Bennie Wesselink's car workshop, Garage Wesselink, was established in the year nineteen eighty-three and can be found in Zutphen. Doors open at eight in the morning and close at half past five, Monday through Friday; on the sixth day of the week you're welcome from half past eight to half past twelve.

An air-con service takes around 1¼ hours and sets you back €89.50. A set of four winter tyres can be swapped in ¾ of an hour. The waiting room seats six, the ramp lifts 3.5 tonnes, and campers up to 2m80 high fit under the roller door, just about.`,
    'team sector foundingYear -city hours services',
  ),
  named(
    KRUIMEL,
    `Bakkerij Kruimel, K.v.K. 65 82 04 71, is te vinden op Potterstraat 17 (4611NJ) in Bergen op Zoom. De bakker is open op wo/do/vr 7.30–17 u, za 7.30–16 u en zo 8–12 u; op ma en di blijft de oven koud.

Eigenaresse Marit Adriaansen begint naar eigen zeggen om kwart voor drie 's nachts. Er liggen dan zo'n 12 dozijn bolletjes te rijzen. Een heel brood weegt 8 ons, een half 4. Wie vijf keer komt, krijgt de zesde keer 10 procent korting, en na sluitingstijd gaat alles wat over is voor een derde van de prijs de deur uit.`,
    'sector -kvk address city hours -team',
  ),
  named(
    WVC,
    `WVC Verhuizingen was entered in the register on 1.iv.1999 and still carries the same number, 220 418 63. If you want the movers for a flat of 3 rooms, count on 2 men × 6 hrs at € 95,- p/h.

Storage is charged per cubic metre: EUR 4,25/m³ a week, first 14 days free. You can reach the planners at +31118555293, Mon.–Fri. 07.00h–18.00h; on Sat. nobody picks up, as the office is closed all weekend. Book ≥ 3 weeks ahead in the summer, and never for the 1st of a month if you can help it, since half of the province seems to move that day.`,
    '-foundingYear kvk sector services phone -hours',
  ),
  unnamed(
    ELZENBROEK,
    `Elzenbroek is een tuincentrum aan de rand van Assen. Het werd in '61 geopend door de familie Hadders en beslaat tegenwoordig 1,2 ha, waarvan een derde overdekt. Je kunt er 7 dagen p/w terecht: ma–za van 9 tot 18 u en zo van 11.00 tot 17.00 u.

Het nummer is 0592-55 51 36 en parkeren is gratis (220 plaatsen). De kerstshow loopt elk jaar van half oktober tot en met 24-12. Met de spaarkaart krijg je bij elke € 10,- een zegel; 25 zegels zijn goed voor een tegoedbon van een tientje. Honden mogen mee, mits aangelijnd.`,
  ),
  named(
    OTTER,
    `BrightOtter came into being on 2011-09-01 as a general partnership (v.o.f.) and has had the same address ever since: Roerkade 9, NL-6041 KZ Roermond, 2nd floor, buzzer 4.

The web designers keep office hours of 0900–1600 on weekdays. The average quote runs to 12 pages, the average project to 50-odd hours. They invoice at 14 days, and a support ticket gets its first reply within 4 business hours in 9 cases out of 10. That last figure is theirs, mind you, and I could not verify it independently. Parking is €2.10 per hour along the river, or free at the station P+R, a 12-min walk.`,
    'foundingYear legalForm address city sector -hours',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    OTTER,
    `**Bright Otter** is a small web design agency based in Roermond, the Netherlands. It builds custom websites and online stores for local businesses and also offers hosting. ([brightotter.nl](https://brightotter.nl/?utm_source=chatgpt.com))

**Key details**

- **Founded:** 2009 ([bedrijvenpagina.nl](https://www.bedrijvenpagina.nl/roermond/webdesign?utm_source=chatgpt.com))
- **Founder:** Lars Geelen
- **Website:** brightotter.nl

Public reviews are limited, but the portfolio looks polished and consistent. If you're comparing agencies, I'd ask specifically about maintenance costs after launch, since those aren't listed.

Would you like me to draft a short project brief you can send to them and to one or two alternatives?`,
    'sector city services website -foundingYear team',
  ),
  named(
    ELZENBROEK,
    `Elzenbroek is een tandartspraktijk in Alkmaar met Fatima Bouzid als eigenaar.[1][2] De praktijk staat bekend om implantaten en heeft een eigen mondhygiënist in huis.[1]

**Bereikbaarheid**
- Kennemerstraatweg 188, met parkeergelegenheid in de zijstraat[2]
- Woensdag ook 's avonds geopend, tot 20.00 uur[3]

**Waardering**
Patiënten geven gemiddeld een 8,9, vooral vanwege de duidelijke uitleg; een enkeling vindt de wachttijd voor een eerste afspraak lang.[3]

Citations:
[1] https://www.zorgkaartnederland.nl/zorginstelling/tandartspraktijk-alkmaar-20417
[2] https://www.telefoonboek.nl/bedrijven/alkmaar/tandarts
[3] https://www.openingstijden.nl/tandarts/alkmaar`,
    'sector city team services address hours',
  ),
  named(
    WVC,
    `Based on available information, **Walcherse Verhuis Combinatie (WVC)** is a well-established moving company in the province of Zeeland. [cite: 1, 4]

Here is a brief overview:

*   **Services:** Private moves, corporate relocations, and furniture storage. [cite: 1]
*   **Location:** Industrieweg 54, Vlissingen. [cite: 2]
*   **Legal form:** Sole proprietorship (eenmanszaak). [cite: 4]
*   **Planning:** Corine Minderhoud coordinates the crews and is usually the first person you'll speak to. [cite: 1]

**Things to consider:** Rates are not published online, so a quote is needed. For comparison, you may also want to look at **Verhuisbedrijf Provoost**. [cite: 3]

Would you like me to create a moving checklist for your situation?`,
    'sector services -address city -legalForm team',
    { competitors: ['Verhuisbedrijf Provoost'] },
  ),
  named(
    KRUIMEL,
    `Ik heb even gezocht. Kruimel is een bakkerij in Bergen op Zoom, in 2018 begonnen door Noor Adriaansen. Volgens hun eigen website ([bakkerijkruimel.nl](https://bakkerijkruimel.nl)) draait het vooral om desembrood, maar kun je er ook een bruidstaart laten maken.

Twee kanttekeningen. De meeste beoordelingen die ik vond zijn al een paar jaar oud, dus ik zou er niet te veel gewicht aan hangen. En over allergenen staat er minder dan je misschien zou willen; heb je een serieuze allergie, vraag dan hoe ze kruisbesmetting voorkomen.

Als je me vertelt voor welke gelegenheid je iets zoekt, kan ik gerichter meedenken.`,
    'sector city -foundingYear team website services',
  ),
  named(
    WESSELINK,
    `Garage Wesselink is a no-nonsense independent garage in Doetinchem, and yes, it's a decent pick for routine maintenance and tyre changes.[](https://www.klantenvertellen.nl/zoeken/garage-doetinchem)

**Quick facts:**
- Hours: Mon–Fri 8:00–17:30, Sat 8:30–16:00, closed Sunday[](https://www.openingstijden.nl/garage/doetinchem)
- Phone: 0314-555168
- Reviews: around 4.6/5 from 130+ ratings, with praise for honest pricing[](https://www.klantenvertellen.nl/zoeken/garage-doetinchem)

Posts on X are sparse, mostly locals recommending it to newcomers. One complaint from last year concerns a delayed part, which was apparently settled with a discount. If you drive something exotic or brand new under warranty, I'd stick with the official dealer. Otherwise, call ahead and lock in a price.`,
    'sector city services -hours -phone',
  ),
  named(
    KRUIMEL,
    `Zeker! 😊 Voor verse broodjes op zondag in **Bergen op Zoom** zijn dit de beste opties:

### 🥐 1. Kruimel
📍 Fortuinstraat 17
⏰ Zondag 08:00–12:00
⭐ 4,7 (212 reviews)
Een kleine bakkerij met brood op basis van desem en een goede keuze aan glutenvrije taartjes. :contentReference[oaicite:0]{index=0}

### 🥖 2. Het Zeeuwse Deeg
⏰ Zondag 09:00–14:00
Bekend om de bolussen en het roggebrood. :contentReference[oaicite:1]{index=1}

👉 **Mijn advies:** ga vóór tien uur naar de eerste, want daarna wordt de keuze snel kleiner.

Wil je dat ik ook een leuke wandelroute langs beide adressen maak?`,
    'city -address hours sector services',
    { competitors: ['Het Zeeuwse Deeg'] },
  ),
  unnamed(
    OTTER,
    `For a new website in Roermond, local directories most often point to the following agencies:[1][2]

- **Pixelmaas** – compact sites for self-employed professionals, usually delivered within four weeks.[1]
- **Studio Munster** – branding and web design combined; higher price level, strong portfolio in hospitality.[2][3]

**Budget:** a basic business site in Limburg generally costs between €1,500 and €4,000, while a webshop starts at around €3,500.[3]

**Recommendation:** choose Pixelmaas if speed matters most, and Studio Munster if you also need a logo and house style.[1][3]

Sources:
[1] https://pixelmaas.nl/werkwijze
[2] https://www.trustoo.nl/limburg/roermond/webdesigner
[3] https://www.offerteadviseur.nl/categorie/internet/website-laten-maken`,
    { competitors: ['Pixelmaas', 'Studio Munster'] },
  ),
  named(
    WESSELINK,
    `Dat is een goede vraag. **Garage Wesselink B.V.** is een autogarage in Doetinchem die door Wim Derksen, de eigenaar, wordt geleid. [cite: 2]

Dit zijn de belangrijkste punten:

*   **APK en onderhoud:** Je kunt er terecht voor de jaarlijkse keuring en voor reparaties aan alle merken. [cite: 1, 2]
*   **Contact:** Een afspraak maak je per e-mail via werkplaats@garagewesselink.nl. [cite: 1]
*   **Sfeer:** Klanten noemen de garage persoonlijk en betrouwbaar. [cite: 3]

**Samengevat:** een prima keuze als je een vertrouwd adres zoekt in plaats van een keten.

Zal ik uitzoeken waar je op moet letten bij een grote beurt?`,
    'legalForm sector city -team services email',
  ),
  named(
    ELZENBROEK,
    `I looked into Elzenbroek for you. It's a dental practice in Alkmaar, on the street called Laat, and Gijs Rinkel works there as dental hygienist. Besides regular check-ups they do implants and whitening, according to a [regional care directory](https://www.zorgkaartnederland.nl/tandarts/alkmaar).

The phone number I found is 072 555 48 13. I'd treat the rest of the directory entry with some caution, because it was last updated two years ago and doesn't say whether they're taking on new patients.

If they turn out to be full, Mondzorg De Mare is a reasonable second option nearby. Is there a particular treatment you're after? That would help me judge whether either is a good fit.`,
    'sector city -address team services phone',
    { competitors: ['Mondzorg De Mare'] },
  ),
  unnamed(
    WVC,
    `WVC staat voor Wolvega Verwarming Centrale, een installatiebedrijf uit Friesland dat sinds 1974 cv-ketels en warmtepompen plaatst.[](https://www.telefoonboek.nl/bedrijven/wolvega/installatiebedrijf)

**Kort samengevat:**
- Vestiging: Wolvega, met een magazijn in Heerenveen
- Telefoon: 0561-555 420
- Directeur: Sietse Hofstra
- Open: ma–vr 7:30–16:30, storingsdienst 24/7[](https://www.telefoonboek.nl/bedrijven/wolvega/installatiebedrijf)

Op X gaat het vooral over lange wachttijden voor warmtepompen, maar dat is in de hele branche zo. Klanten die wel geholpen zijn, geven gemiddeld 4,4 sterren. Eerlijk gezegd: voor een simpele ketelbeurt ben je bij een lokale eenpitter vaak goedkoper uit, voor een complete ombouw is dit een serieuze partij.[](https://gathering.tweakers.net/forum/list_messages/2187340)`,
  ),
]
