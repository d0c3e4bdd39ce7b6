/** Answers that a stranger to the rules wrote: an orthodontist, a dog groomer and a pest control company. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BRUG, ELDEREN, PLUIS } from '#tests/cases/answers/companies/59.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    BRUG,
    `Ik heb gezocht naar Orthodontiepraktijk De Brug, maar kom geen website, vermelding op ZorgkaartNederland of ander spoor van deze praktijk tegen. Het kan zijn dat de praktijk onder een andere naam werkt of inmiddels is overgenomen.

Wat je kunt doen:
- vraag je tandarts naar wie hij of zij meestal doorverwijst;
- kijk in het register van de Nederlandse Vereniging van Orthodontisten;
- bel je zorgverzekeraar voor een overzicht van gecontracteerde praktijken.

In Amersfoort vind ik wel **Ortho Eemland** en **Van Rossum Orthodontie**. Zal ik die twee voor je naast elkaar zetten?`,
    { competitors: ['Ortho Eemland', 'Van Rossum Orthodontie'] },
  ),
  named(
    PLUIS,
    `Over Trimsalon Pluis is online niet zo veel te vinden. Wat ik wel kan bevestigen: het is een trimsalon voor honden aan de Kleine Noord in Hoorn, en Ilse Ruijter runt de zaak in haar eentje. Openingstijden en prijzen staan nergens die ik kan inzien, en een telefoonnummer ben ik ook niet tegengekomen. Voor een afspraak zou ik gewoon even langslopen.`,
    'city address sector team',
  ),
  named(
    ELDEREN,
    `I found limited information on Van Elderen Ongediertebestrijding. Their site, vanelderen-ongedierte.nl, says they handle rats, mice and wasps, and business directories place the company in Cuijk. I could not verify when it was founded, who owns it or whether it is open at weekends.

If you have an urgent problem, calling is the quickest way to find out whether they cover your address.`,
    '-city website services',
  ),
  unnamed(
    PLUIS,
    `I'm sorry, but I don't have any information about a grooming salon called Trimsalon Pluis. It may be a small or recently opened business that doesn't show up in the sources I can search.

You could look it up on Google Maps, in the KVK business register, or on Facebook, where many Dutch groomers post photos and opening times. If you can share a link or a town, I'm happy to have another look.`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    PLUIS,
    `Een doodle verliest nauwelijks haar, maar juist daardoor blijft alle losse pluis in de vacht hangen en ontstaan er klitten. Borstel hem daarom om de dag tot op de huid en ga elke zes tot acht weken naar de trimmer. Ruikt de vacht muf of krabt je hond veel, dan is er iets niet pluis en kun je beter eerst langs de dierenarts.

In Hoorn en omgeving kun je onder meer terecht bij De Natte Neus, die ervaring heeft met doodles.`,
    { competitors: ['De Natte Neus'] },
  ),
  unnamed(
    ELDEREN,
    `Bedoel je misschien **Van Elder Plaagdierpreventie** uit Nijmegen? Dat bedrijf bestaat sinds 2011, is telefonisch te bereiken op 024 555 31 07 en richt zich vooral op horeca en voedingsindustrie. Ze werken op contractbasis en komen dan acht keer per jaar langs voor een controle.

Particulieren met een wespennest of muizen in huis verwijzen ze meestal door naar een collega in de buurt.`,
  ),
  named(
    BRUG,
    `Let op dat je de juiste praktijk te pakken hebt: er zit in Amersfoort ook een *Tandartspraktijk Brugzicht*, en dat is een gewone tandarts. De Brug Orthodontie is de orthodontist aan de Utrechtseweg 241. Daar kun je terecht voor een vaste beugel of voor doorzichtige aligners, en het nummer van de balie is 033-5551842. Een verwijsbrief van je tandarts is handig, maar niet altijd verplicht.`,
    'city -address phone sector services',
  ),
  named(
    ELDEREN,
    `There are a couple of similarly named firms, which is confusing. *Van Elden* is a cleaning company in Arnhem. The one you probably want is **Van Elderen Plaagdierbeheersing**, a pest control firm in Boxmeer run by Theo and Kim van Elderen. It started in 1984 and is mostly known locally for removing wasps' nests and treating woodworm in old farmhouses.`,
    'city sector -foundingYear team services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    ELDEREN,
    `VEO is een familiebedrijf in ongediertebestrijding uit Boxmeer, opgericht in 1998. Ze komen voor ratten, muizen en bedwantsen, zowel bij particulieren als bij boerenbedrijven. Op zaterdag zijn ze volgens hun site de hele dag tot 18.00 uur bereikbaar; op zondag niet.

Een vergelijkbaar bedrijf in de regio is Peelland Pest Control.`,
    'city sector -foundingYear services -hours',
    { competitors: ['Peelland Pest Control'] },
  ),
  named(
    BRUG,
    `OPDB is short for Orthodontiepraktijk De Brug, an orthodontic practice in Amersfoort. Two orthodontists work there, Marlies Hoekema and Tarik Benali. On Wednesdays the practice stays open until 8 pm, which is handy for school-age patients. New patients can register by e-mail at info@debrugorthodontie.nl.`,
    'city sector team hours -email',
  ),
  named(
    PLUIS,
    `Ja, bij Pluis kun je ook terecht voor ruwharige honden: Ilse plukt de vacht met de hand in plaats van te scheren, wat voor een teckel of border terriër beter is. Reken op ongeveer anderhalf uur en een bedrag rond de 60 euro. Afspraken maak je via 0229-555460. Houd er rekening mee dat de trimsalon op maandag dicht is.`,
    'services -phone hours sector team',
  ),
  unnamed(
    ELDEREN,
    `De afkorting VEO kan op verschillende dingen slaan:

1. **Verkeersexamen Onderwijs**: soms zo afgekort op basisscholen.
2. **Veo**: een merk van camera's waarmee sportclubs wedstrijden filmen.
3. **Veo 3**: een AI-model van Google waarmee je video's maakt.

Zonder context is niet te zeggen welke je bedoelt. Kun je vertellen waar je de afkorting bent tegengekomen?`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    BRUG,
    `Er zijn meerdere praktijken die De Brug heten:

- **Tandartspraktijk De Brug, Kampen**: algemene tandheelkunde, geopend sinds 1989.
- **Fysiotherapie De Brug, Zaandam**: fysiotherapie en manuele therapie, tel. 075 555 20 11.
- **Orthodontiepraktijk De Brug, Amersfoort**: orthodontist voor kinderen en volwassenen, vaste beugels en plaatbeugels, opgericht in 2006, Utrechtseweg 214.

Omdat je naar een beugel vraagt, ga ik uit van de laatste.`,
    'city address -foundingYear sector services',
  ),
  unnamed(
    PLUIS,
    `Onder de naam Trimsalon Pluis vind ik twee bedrijven. De ene zit in Deventer, aan de Brinkgreverweg, en is van Anouk Terpstra; zij trimt honden en katten en werkt alleen op donderdag en vrijdag. De andere zit in Emmen, bestaat sinds 2019 en is gespecialiseerd in poedels. In Noord-Holland ken ik geen trimsalon met deze naam.`,
  ),
  named(
    ELDEREN,
    `"Van Elderen" is a fairly common surname in the south of the Netherlands, so several businesses use it:

| Business | Town | What they do |
|---|---|---|
| Van Elderen Dakwerken | Tilburg | Roofing, founded 1978 |
| Van Elderen Makelaardij | Roermond | Estate agency |
| Van Elderen Ongediertebestrijding | Boxmeer | Pest control |

The pest control company can be reached on 0485 55 56 09 and is closed on Sundays.`,
    'city sector -phone hours',
  ),
  unnamed(
    ELDEREN,
    `The Van Elderen I can find is a roofing contractor in Tilburg, Van Elderen Dakwerken B.V., founded in 1978 and led by Rob van Elderen. They lay bitumen and EPDM roofs and fit insulation. The office is open Monday to Friday from 8:00 to 17:00, and their number is 013 555 70 24.

They do not deal with wasps under the roof tiles themselves. For that, Brabant Ongediertevrij is a company you could call.`,
    { competitors: ['Brabant Ongediertevrij'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    BRUG,
    `Hier zijn vier orthodontisten in Amersfoort die goed worden beoordeeld:

1. **Ortho Eemland**: grote praktijk bij het station, korte wachttijd.
2. **Orthodontiepraktijk De Brug**: rustige praktijk met avondspreekuur op dinsdag tot 20:00 uur; plaatst vaste beugels en plaatbeugels.
3. **Beugelkliniek Vathorst**: vooral voor kinderen en tieners.
4. **Kies & Co**: werkt veel met aligners.

De tarieven zijn overal gelijk, omdat de NZa die vaststelt. Let dus vooral op wachttijd en bereikbaarheid.`,
    'city sector services -hours',
    { competitors: ['Ortho Eemland', 'Beugelkliniek Vathorst'] },
  ),
  unnamed(
    PLUIS,
    `Voor een hond die bang is voor de tondeuse zou ik in Hoorn naar deze salons kijken:

- **Hondenkapsalon Blaf**: neemt één hond tegelijk aan, dus geen geblaf van anderen.
- **Trimstudio Westfriesland**: biedt een gratis kennismaking van een kwartier.
- **Waf & Was**: zelf wassen kan hier ook.

Vertel bij het maken van de afspraak dat je hond gespannen is. Een goede trimmer plant dan extra tijd in.`,
    { competitors: ['Hondenkapsalon Blaf', 'Trimstudio Westfriesland'] },
  ),
  named(
    ELDEREN,
    `Pest control companies in and around Boxmeer:

1. **Plaagstop Maasland** – 24/7 emergency line, higher call-out fee.
2. **Van Elderen Ongediertebestrijding** – Spoorstraat 61, Boxmeer, family business since 1996. Good reviews for bed bug treatments.
3. **Peelland Pest Control** – mostly agricultural clients.
4. **Brabant Ongediertevrij** – covers the whole province.

For a single wasps' nest, expect to pay between €90 and €140.`,
    'city address -foundingYear sector services',
    { competitors: ['Plaagstop Maasland', 'Peelland Pest Control', 'Brabant Ongediertevrij'] },
  ),
  named(
    PLUIS,
    `Welke trimsalon in Hoorn het beste is, hangt af van je hond. Dit zijn de namen die ik het vaakst tegenkom:

* De Natte Neus (Grote Waal): ruime openingstijden, ook katten
* Trimsalon Pluis (Grote Noord 38): kleinschalig, eigenares Ilse Ruijter trimt zelf
* Trimstudio Westfriesland (Blokker): opleidingssalon, daardoor goedkoper

Mijn voorkeur voor een oudere of onzekere hond gaat uit naar de tweede.`,
    'city -address sector team',
    { competitors: ['De Natte Neus', 'Trimstudio Westfriesland'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    PLUIS,
    `Ik heb drie hondentrimsalons in Hoorn op een rij gezet:

| Salon | Telefoon | Zaterdag open | Plukken |
|---|---|---|---|
| Trimsalon Pluis | 0229 55 54 06 | tot 17:00 | ja |
| Hondenkapsalon Blaf | 0229 55 58 31 | nee | ja |
| De Natte Neus | 0229 55 51 77 | tot 16:00 | nee |

Tijden kunnen rond feestdagen afwijken.`,
    'city sector phone -hours services',
    { competitors: ['Hondenkapsalon Blaf', 'De Natte Neus'] },
  ),
  named(
    ELDEREN,
    `| Gegeven | Van Elderen Ongediertebestrijding |
|---|---|
| Adres | Spoorstraat 16, 5831 CK Boxmeer |
| KvK-nummer | 17083952 |
| Rechtsvorm | Besloten vennootschap |
| E-mail | meldpunt@vanelderen-ongedierte.nl |
| Eigenaar | niet gevonden |

De gegevens komen uit openbare bronnen. Controleer ze in het Handelsregister voordat je een contract tekent.`,
    'city -address kvk -legalForm email',
  ),
  named(
    BRUG,
    `Here's a quick comparison of two orthodontists in Amersfoort:

| | De Brug | Van Rossum Orthodontie |
|---|---|---|
| Established | 2004 | 1996 |
| Clear aligners | No | Yes |
| Evening hours | Wednesday | None |
| Friday | until 12:30 | until 16:30 |
| Website | ortho-debrug.nl | vanrossumorthodontie.nl |

If you are set on invisible braces, the second one is the obvious choice.`,
    'city sector foundingYear -services hours -website',
    { competitors: ['Van Rossum Orthodontie'] },
  ),
  unnamed(
    ELDEREN,
    `Wat kost het om ongedierte te laten bestrijden? Een indicatie per bedrijf:

| Bedrijf | Wespennest | Muizen (2 bezoeken) | Bedwantsen |
|---|---|---|---|
| Plaagstop Maasland | € 119 | € 245 | vanaf € 450 |
| Brabant Ongediertevrij | € 95 | € 220 | op aanvraag |
| Gemeentelijke dienst | gratis | n.v.t. | n.v.t. |

Bij ratten in de openbare ruimte komt de gemeente meestal kosteloos. In en om je eigen huis moet je zelf iemand inschakelen.`,
    { competitors: ['Plaagstop Maasland', 'Brabant Ongediertevrij'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    ELDEREN,
    `## Van Elderen Ongediertebestrijding

**Contact**
- 📍 Spoorstraat 61, 5831 CK Boxmeer
- 📞 [0485 55 59 60](tel:0485555960)
- 🌐 [vanelderen-ongedierte.nl](https://vanelderen-ongedierte.nl)

**Diensten**
- Wespen- en hoornaarnesten weghalen
- Rattenbestrijding
- Behandeling van houtworm

**Openingstijden**
- Maandag t/m vrijdag: 07.30 – 18.00 uur
- Zaterdag en zondag: gesloten`,
    'city address -phone website services -hours',
  ),
  named(
    BRUG,
    `### Kan ik bij De Brug terecht zonder verwijzing?

Ja, dat kan. **De Brug**, orthodontist in Amersfoort, neemt ook patiënten aan die zichzelf aanmelden. Je vult dan het formulier in op [debrugorthodontie.nl](https://www.debrugorthodontie.nl/aanmelden).

### Hoe gaat het verder?

1. **Eerste consult** bij orthodontist Marlies Hoekema of een van haar collega's
2. **Foto's en afdrukken**
3. **Behandelplan** met begroting

> Tip: vraag vooraf bij je verzekeraar na of je een wachttijd hebt voor orthodontie.`,
    'city website team sector',
  ),
  named(
    PLUIS,
    `**Trimsalon Pluis – in short**

- **Type:** dog grooming salon
- **Town:** Enkhuizen
- **Owner:** Ilse Ruijter
- **Opened:** 2018
- **Treatments:** bath and blow-dry, clipping, hand stripping, nail trimming
- **Closed:** Sunday and Monday

*Source: the salon's website and Google reviews.*`,
    'sector -city team -foundingYear services hours',
  ),
  unnamed(
    BRUG,
    `## What is a dental bridge?

A bridge (in Dutch: *de brug*) replaces one or more missing teeth. It is fixed to the teeth on either side.

**Good to know**
- A bridge is made by a **dentist** together with a dental lab, not by an orthodontist.
- It usually lasts **10 to 15 years**.
- Basic insurance does not cover it for adults.

If your teeth need straightening first, you can ask for a consultation at an orthodontist such as [Ortho Eemland](https://orthoeemland.nl).`,
    { competitors: ['Ortho Eemland'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    PLUIS,
    `De gegevens van Trimsalon Pluis: telefoon +31 229 555 406, e-mail info@trimsalonpluis.nl. De salon is geopend van dinsdag tot en met vrijdag van negen tot half zes en op zaterdag van negen tot drie. Het KvK-nummer is 62 71 54 98. Betalen kan met pin of contant.`,
    'phone -email hours -kvk',
  ),
  named(
    ELDEREN,
    `Btw-nummer: NL8061.53.972.B01
KvK: 1708 3952
Vestigingsadres: Spoorstraat 61 te Boxmeer
Oprichtingsdatum: 1 maart 1994
Rechtsvorm: vennootschap onder firma

Dit zijn de gegevens die ik van Van Elderen Ongediertebestrijding heb gevonden. De firma staat ingeschreven op naam van Theo en Kim van Elderen.`,
    '-vat kvk address city foundingYear legalForm team',
  ),
  named(
    BRUG,
    `Orthodontiepraktijk De Brug opens at 8 a.m. on weekdays. On Monday, Tuesday and Thursday it closes at 5 p.m., on Wednesday at 8 p.m. and on Friday at 3 p.m. The phone number from abroad is +31 (0)33 555 1842. The practice is registered as a sole proprietorship (eenmanszaak) with Chamber of Commerce number 32098517.`,
    '-hours phone -legalForm kvk',
  ),
  named(
    PLUIS,
    `Pluis Hondentrimsalon is in het voorjaar van 2012 begonnen en zit op postcode 1621 JG, huisnummer 38. Bellen kan op 0229-555406. Een gemiddelde knipbeurt duurt 90 minuten en kost € 57,50; alleen nagels knippen kost € 12,50 en kan zonder afspraak.`,
    '-foundingYear address phone services',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    ELDEREN,
    `Wie in het Land van Cuijk last heeft van muizen of ratten, komt al snel uit bij Van Elderen. De ongediertebestrijder werd in 1949 opgericht en is nog altijd in handen van de familie; tegenwoordig staan Theo en Kim van Elderen aan het roer. Klanten zijn vooral te spreken over de snelheid: wie voor de middag belt, krijgt meestal dezelfde dag nog iemand aan de deur. Houtworm behandelen ze overigens niet, daarvoor moet je bij een gespecialiseerd bedrijf zijn.`,
    '-foundingYear team -services sector',
  ),
  named(
    BRUG,
    `De meeste ouders met wie de praktijk te maken krijgt, komen via de schooltandarts bij De Brug terecht. De Leusdense orthodontist begint zelden voor het elfde jaar met een vaste beugel, omdat de kaak dan nog volop groeit. Na de behandeling krijg je een draadje achter de tanden en blijf je nog twee jaar onder controle. Ook volwassenen zijn welkom; zij kiezen vaker voor een onzichtbare beugel. Tarik Benali, een van de twee orthodontisten, geeft daarover af en toe een voorlichtingsavond.`,
    '-city sector services team',
  ),
  named(
    PLUIS,
    `From what I can tell, Trimsalon Pluis is a one-woman dog grooming business in Hoorn: Irma Ruiter washes, clips and dries every dog herself, usually with only one animal in the salon at a time. Customers seem to like that calm approach, although several reviewers mention waiting four or five weeks for an appointment. If you need someone sooner, De Natte Neus tends to have more room in its diary, and it takes bookings online at denatteneus.nl.`,
    'city sector services -team',
    { competitors: ['De Natte Neus'] },
  ),
  unnamed(
    BRUG,
    `Een beugel op latere leeftijd is tegenwoordig heel gewoon. Orthodontisten in Amersfoort zien steeds meer dertigers en veertigers, vaak omdat de tanden na een eerdere behandeling weer scheef zijn gaan staan. De brug tussen wens en portemonnee is meestal een betalingsregeling, want de aanvullende verzekering vergoedt voor volwassenen weinig. Van Rossum Orthodontie laat je bijvoorbeeld in vierentwintig maanden betalen, en bij Beugelkliniek Vathorst kun je vooraf een vrijblijvende begroting krijgen.`,
    { competitors: ['Van Rossum Orthodontie', 'Beugelkliniek Vathorst'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    BRUG,
    `Een nieuwe orthodontist zoeken in Amersfoort is best lastig, omdat de wachttijden flink verschillen. Hieronder zet ik de belangrijkste opties op een rij.

## 🦷 Mijn top 3

### 1. Orthodontiepraktijk De Brug
Een middelgrote praktijk aan de **Utrechtseweg 214**, geleid door Marlies Hoekema en Tarik Benali. Je kunt er terecht voor vaste beugels, plaatbeugels en aligners. De praktijk bestaat sinds **2004**.
- **Telefoon:** 033 555 18 24
- **Open:** doordeweeks vanaf 8 uur, woensdag ook 's avonds
- **Score:** 9,1 op ZorgkaartNederland (64 waarderingen)

### 2. Ortho Eemland
Grotere keten met vier behandelstoelen. Korte wachttijd (circa drie weken), maar je ziet vaker een ander gezicht.
- **Telefoon:** 033 555 40 90
- **Open:** ook op zaterdag

### 3. Van Rossum Orthodontie
De oudste praktijk van de stad, sinds 1987. Op dit moment een patiëntenstop voor volwassenen.

## 💡 Waar moet je op letten?
- **Verzekering:** voor kinderen onder de 18 zit orthodontie niet in het basispakket. Sluit de aanvullende verzekering op tijd af, want vaak geldt een wachttijd van een jaar.
- **Afstand:** je komt gemiddeld elke zes weken op controle.
- **Second opinion:** twijfel je aan het plan, dan mag je dat altijd aan een andere orthodontist voorleggen.

**Bronnen:** zorgkaartnederland.nl, orthodontist.nl, websites van de praktijken

Wil je dat ik een vragenlijstje maak voor het eerste consult?`,
    'city sector address team services foundingYear -phone hours',
    { competitors: ['Ortho Eemland', 'Van Rossum Orthodontie'] },
  ),
  named(
    PLUIS,
    `Trimsalon Pluis is over het algemeen een goede keuze voor je cockerspaniël, met een paar kanttekeningen.

**Wat spreekt ervoor**
- Kleine hondentrimsalon, één hond tegelijk
- Wassen, föhnen, knippen en plukken in één behandeling
- Gemiddeld 4,9 sterren bij 112 Google-reviews

**Wat spreekt ertegen**
- Wachttijd van ongeveer een maand
- Op zaterdag gesloten, dus je moet doordeweeks kunnen

**Praktisch**
De salon zit aan de Kleine Noord 38 in het centrum van Hoorn. Parkeren kan het makkelijkst in garage De Jeudje, op vijf minuten lopen. Een afspraak maak je via trimsalon-pluis.com of door een appje te sturen.

**Tip:** laat je hond vooraf goed uit en geef hem twee uur van tevoren geen eten meer. Dat maakt het voor hem én voor de trimster prettiger.

Lukt het daar niet op korte termijn, dan is Hondenkapsalon Blaf een redelijk alternatief.

Zal ik uitleggen hoe je tussen de trimbeurten door de oren van een spaniël schoonhoudt?`,
    'sector services -hours address city -website',
    { competitors: ['Hondenkapsalon Blaf'] },
  ),
  named(
    ELDEREN,
    `Good question. Rats in a shed usually need two things: someone to trap them and someone to find out how they got in.

## Who to call near Boxmeer

**Van Elderen Ongediertebestrijding** is probably your best starting point.
- Local pest control company based in Boxmeer
- Rat and mouse control, wasps' nests, woodworm and bed bugs
- Owned by Peter van Elderen
- Phone: 0485-555690
- Website: vanelderen-ongedierte.nl
- Also open on Saturday mornings

**Plaagstop Maasland** is an alternative if you need someone at night. Their call-out fee is around €75 on top of the treatment.

## What to do in the meantime
1. Remove bird seed, pet food and compost.
2. Close any gap wider than a thumb with metal mesh.
3. Don't use poison yourself: since 2023 private individuals are not allowed to use rat poison outdoors in the Netherlands.

## What will it cost?
Most companies charge €200–€350 for three visits. Ask whether the inspection of the sewer is included.

**Sources**
- milieucentraal.nl
- rijksoverheid.nl

Would you like me to draft a short message you can send to them?`,
    'city sector services -team phone hours website',
    { competitors: ['Plaagstop Maasland'] },
  ),
  unnamed(
    PLUIS,
    `Hoe vaak je hond naar de trimsalon moet, hangt vooral af van het type vacht.

### Per vachttype
- **Krulvacht** (poedel, doodle): elke 6 tot 8 weken
- **Ruwhaar** (teckel, schnauzer): elke 10 tot 12 weken laten plukken
- **Langhaar** (spaniël, setter): elke 8 tot 10 weken
- **Kortharig** (labrador, boxer): alleen in de rui

### Waar herken je een goede trimmer aan?
1. Een diploma of certificaat, bijvoorbeeld van een erkende trimschool
2. Rustige omgang: je hond wordt niet uren in een bench gezet
3. Duidelijke prijzen vooraf
4. Je mag even binnenkijken

### In de regio Hoorn
Ik kan geen actuele beoordelingen inzien, maar **Trimstudio Westfriesland** en **De Natte Neus** worden in lokale Facebookgroepen regelmatig aangeraden. Bel wel eerst, want beide werken uitsluitend op afspraak.

### Tot slot
Zelf borstelen blijft nodig. Twee keer per week tien minuten scheelt bij de trimmer al snel een kwartier ontklitten, en dus geld.

Welk ras heb je? Dan kan ik een schema voor je maken.`,
    { competitors: ['Trimstudio Westfriesland', 'De Natte Neus'] },
  ),
]
