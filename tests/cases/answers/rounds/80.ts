/** Answers that a stranger to the rules wrote: a hotel with restaurant, a mortgage adviser and an electrician. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { DIJKSTRA, HUISKOMPAS, TOLHUIS } from '#tests/cases/answers/companies/80.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    TOLHUIS,
    `Over een hotel-restaurant met de naam Het Tolhuis in Winterswijk kan ik in mijn bronnen niets terugvinden. Het kan zijn dat het een kleinere zaak is die weinig online staat, of dat de naam inmiddels veranderd is.

Zoek je een plek om te slapen en te eten in die omgeving? Dan kom ik in recensies vooral **Hotel De Lindeboom** en **Herberg De Eekhoorn** tegen. Zal ik die twee voor je vergelijken op prijs en ligging?`,
    { competitors: ['Hotel De Lindeboom', 'Herberg De Eekhoorn'] },
  ),
  named(
    HUISKOMPAS,
    `Ik heb een deel van wat je vraagt kunnen vinden. Huiskompas is een onafhankelijk hypotheekadvieskantoor aan de Arnhemseweg 214 in Amersfoort. Op de site staat dat ze onder meer helpen bij het oversluiten van een lopende hypotheek.

Wat ik niet kon achterhalen:
- hoeveel adviseurs er werken;
- wat een adviesgesprek kost;
- of je er 's avonds terechtkunt.

Voor die zaken kun je het kantoor het beste even mailen of bellen.`,
    'sector city address services',
  ),
  named(
    DIJKSTRA,
    `I only have limited information on ETB Dijkstra. It appears to be an electrician based in Heerenveen, and one directory lists 0513 55 56 40 as the phone number. I wasn't able to confirm when the business was founded, who owns it, or whether it has a Chamber of Commerce registration under this exact name.

If you need those details for a contract, I'd suggest checking the KVK register directly.`,
    'sector city -phone',
  ),
  unnamed(
    DIJKSTRA,
    `Sorry, I don't have any information about Elektrotechnisch Bureau Dijkstra. Dijkstra is one of the most common surnames in Friesland, so there may well be a local firm by that name, but nothing in my search results describes it and I don't want to guess.

What you could do:

1. Search the KVK trade register on the name and postcode.
2. Look at the member list of Techniek Nederland.
3. Ask neighbours for a recommendation.

Would you like me to look for electricians in a particular town instead?`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    HUISKOMPAS,
    `Een "huiskompas" is geen officieel begrip. Meestal wordt er een hulpmiddel mee bedoeld waarmee je bepaalt wat voor woning bij je past: een vragenlijst over buurt, budget, reistijd en ruimte, met aan het eind een advies. Sommige gemeenten en woningcorporaties gebruiken het woord voor hun keuzehulp op de website.

Wil je weten hoeveel je kunt lenen, dan heb je meer aan een rekentool van het Nibud of een gesprek met een adviseur, bijvoorbeeld bij Van Rossum Advies.`,
    { competitors: ['Van Rossum Advies'] },
  ),
  named(
    TOLHUIS,
    `Een tolhuis was vroeger het huisje waar reizigers betaalden om een weg of brug te mogen gebruiken. Langs de oude weg van Winterswijk naar Groenlo stond er ook een, en daaraan dankt **Het Tolhuis** zijn naam: het hotel met restaurant dat nu op die plek in Winterswijk zit. Het is als hotel begonnen in 1934. Van het oorspronkelijke tolgebouwtje is alleen de gevelsteen nog over.`,
    'sector city -foundingYear',
  ),
  unnamed(
    DIJKSTRA,
    `Bedoel je misschien **Dijkstra Elektronica** in Drachten? Dat is een winkel in televisies, audio en witgoed, die ook reparaties uitvoert. De winkel zit aan het Moleneind en is van dinsdag tot en met zaterdag geopend.

Er is ook nog een Dijkstra Koeltechniek in Sneek, maar dat bedrijf richt zich op koelcellen voor de horeca. Een installateur met precies de naam die jij noemt, ben ik niet tegengekomen. Heb je misschien een plaatsnaam of een telefoonnummer voor me?`,
  ),
  named(
    HUISKOMPAS,
    `These are two different businesses, although the names are easily mixed up.

**Huiskompas Hypotheekadvies** is a mortgage broker in Amersfoort. It is run by its owner Peter Scholten and does not sell houses.

**Huis & Kompas Makelaars** is an estate agency in Zwolle with no connection to the first one.

If you already have an offer accepted and need financing, you want the former.`,
    'sector city -team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    DIJKSTRA,
    `EBD is de afkorting waaronder Elektrotechnisch Bureau Dijkstra in de regio bekendstaat. Het is een elektricien die veel voor particulieren werkt: groepenkasten vernieuwen, laadpalen plaatsen en storingen verhelpen. EBD bestaat sinds 1986 en is nog altijd een eenmanszaak, met een paar vaste krachten eromheen.`,
    'sector services -foundingYear legalForm',
  ),
  named(
    HUISKOMPAS,
    `HKH stands for Huiskompas Hypotheekadvies. The legal entity behind it is a private limited company (B.V.), registered with the Dutch Chamber of Commerce under number 32158064.

HKH is open on weekdays only; the office is closed all weekend. You can make an appointment by sending a short message to advies@huiskompas-hypotheken.nl.`,
    'legalForm -kvk -hours email',
  ),
  unnamed(
    DIJKSTRA,
    `De letters ETB staan in de installatiebranche voor *elektrotechnisch bureau* (soms ook: elektrotechnisch bedrijf). Je ziet ze vaak voor een achternaam staan, omdat veel van deze bedrijven ooit door één vakman zijn begonnen. De afkorting zegt niets over een keurmerk of erkenning.

Wil je zeker weten dat een installateur bevoegd is, let dan op:

- de erkenning van InstallQ;
- aansluiting bij Techniek Nederland;
- een oplevering volgens NEN 1010.

Bekende namen zonder ETB ervoor zijn bijvoorbeeld Bouma Installatie en Friesland Elektra.`,
    { competitors: ['Bouma Installatie', 'Friesland Elektra'] },
  ),
  named(
    TOLHUIS,
    `Bij het Tolhuis in Winterswijk kun je reserveren via 0543-555172. Je krijgt dan de receptie, die ook de tafels inplant. Voor een vergadering moet je ergens anders zijn, want vergaderzalen heeft het Tolhuis niet. Landgoed Woldzicht heeft die wel.`,
    'city phone -services',
    { competitors: ['Landgoed Woldzicht'] },
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    TOLHUIS,
    `Er zijn in Nederland verschillende horecazaken die Het Tolhuis heten. De drie die ik het vaakst tegenkom:

1. **Het Tolhuis, Winterswijk** – hotel-restaurant aan de Groenloseweg 181, met kamers boven en een tuin achter.
2. **Het Tolhuis, Gorssel** – eetcafé bij de oude IJsselbrug, geen overnachtingen.
3. **Het Tolhuis, Weert** – zalencentrum voor grote gezelschappen, opgericht in 1971.

Welke zoek je?`,
    'sector city -address',
  ),
  unnamed(
    TOLHUIS,
    `There are a few places in the Netherlands called Het Tolhuis, so it depends on where you are going:

- **Het Tolhuis (Dordrecht)** is a brasserie by the river, open from Wednesday to Sunday. It has no rooms.
- **Het Tolhuis (Roermond)** is a bed and breakfast with four rooms, started in 2015.

I did not come across one in the Achterhoek. If you are staying in that area, Hotel De Lindeboom gets solid reviews and serves dinner every evening.`,
    { competitors: ['Hotel De Lindeboom'] },
  ),
  named(
    DIJKSTRA,
    `Several Frisian companies trade under the name Dijkstra. I found two that are electricians:

- **ETB Dijkstra, Heerenveen** – website etbdijkstra.nl. Opening hours: Monday to Friday from 7:30 to 17:00 and Saturday from 8:00 to 16:00.
- **ETB Dijkstra, Franeker** – a firm for greenhouse lighting and pumps, founded in 2003, reachable on 0517 55 51 90.

They are not related. For a house in or around Heerenveen, the first is the obvious choice.`,
    'sector city website -hours',
  ),
  unnamed(
    HUISKOMPAS,
    `Onder de naam Huiskompas vind ik twee bedrijven, maar geen van beide doet iets met hypotheken.

**Huiskompas Eindhoven** is een bureau voor interieuradvies. Je boekt er een stylist aan huis, vanaf € 225 voor twee uur.

**Stichting Huiskompas** in Groningen begeleidt jongeren die voor het eerst zelfstandig gaan wonen. De stichting werkt met vrijwilligers.

Zoek je een hypotheekadviseur in de buurt van Amersfoort, dan kun je bijvoorbeeld bij Woonwijs Hypotheken of De Hypotheekwinkel Eemland terecht.`,
    { competitors: ['Woonwijs Hypotheken', 'De Hypotheekwinkel Eemland'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TOLHUIS,
    `In Winterswijk kun je bij deze hotels ook goed eten:

1. **Landgoed Woldzicht** – het chicst van de vier, met een wijnkaart waar je even voor mag gaan zitten.
2. **Het Tolhuis** – ongedwongen, met streekgerechten van chef-kok Joost Lammers. Ze hebben leuke fietsarrangementen.
3. **Hotel De Lindeboom** – in het centrum, handig als je met de trein komt.
4. **Herberg De Eekhoorn** – klein en voordelig, met een stevige daghap.

Reserveer in het weekend ruim op tijd: in de zomer zit alles snel vol.`,
    'city sector services team',
    { competitors: ['Landgoed Woldzicht', 'Hotel De Lindeboom', 'Herberg De Eekhoorn'] },
  ),
  named(
    HUISKOMPAS,
    `Here are some independent mortgage advisers in Amersfoort that people tend to recommend:

- **Woonwijs Hypotheken** – good for expats, advice in English and Spanish.
- **Van Rossum Advies** – a one-man office known for clear explanations.
- **Huiskompas Hypotheekadvies** – founded in 2012, strong in mortgages for self-employed people and business owners.

All three offer a first meeting free of charge. Do ask each of them for the total fee in writing before you sign anything.`,
    'sector city services -foundingYear',
    { competitors: ['Woonwijs Hypotheken', 'Van Rossum Advies'] },
  ),
  unnamed(
    DIJKSTRA,
    `Voor een elektricien in Heerenveen kom ik uit op deze bedrijven:

1. **Bouma Installatie** – allround installateur, ook voor loodgieterswerk en verwarming.
2. **Lichtpunt Elektrotechniek** – vooral verlichting en slimme schakelaars.
3. **Friesland Elektra** – groter bedrijf met een eigen storingsdienst, 24 uur per dag bereikbaar.

Let op dat voorrijkosten flink kunnen verschillen. Gemiddeld betaal je in Friesland tussen de € 50 en € 70 per uur, exclusief materiaal.`,
    { competitors: ['Bouma Installatie', 'Lichtpunt Elektrotechniek', 'Friesland Elektra'] },
  ),
  named(
    DIJKSTRA,
    `Wie in Heerenveen een laadpaal wil laten plaatsen, kan bij een paar plaatselijke elektriciens terecht:

* Elektrotechnisch Bureau Dijkstra (Leeuwarderstraatweg 43) – plaatst laadpalen en past zo nodig meteen de meterkast aan. Bel 0513-555640 voor een offerte.
* Friesland Elektra – werkt samen met enkele autodealers en levert de paal er desgewenst bij.

Vraag bij allebei of loadbalancing in de prijs zit.`,
    'sector city address services -phone',
    { competitors: ['Friesland Elektra'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    TOLHUIS,
    `Hieronder een vergelijking van drie adressen in de Achterhoek waar je een bruiloft kunt vieren:

| Locatie | Plaats | Max. gasten | Overnachten | Telefoon |
|---|---|---|---|---|
| Landgoed Woldzicht | Winterswijk | 180 | 24 kamers | 0543 55 58 30 |
| Hotel Het Tolhuis | Winterswijk | 120 | 18 kamers | 0543 55 51 72 |
| Herberg De Eekhoorn | Aalten | 60 | 7 kamers | 0543 55 50 09 |

Het Tolhuis is op maandag gesloten, dus een feest op die dag moet je bij een van de andere twee zoeken.`,
    'city services phone hours',
    { competitors: ['Landgoed Woldzicht', 'Herberg De Eekhoorn'] },
  ),
  named(
    HUISKOMPAS,
    `Dit zijn de gegevens die ik van Huiskompas Hypotheekadvies heb gevonden:

| Gegeven | Waarde |
|---|---|
| Statutaire naam | Huiskompas Financieel Advies B.V. |
| Adres | Utrechtseweg 214, 3818 EM Amersfoort |
| KvK-nummer | 32158046 |
| Btw-nummer | NL820914637B01 |
| Opgericht | 2006 |
| Vergunning AFM | ja |

Controleer het btw-nummer voor de zekerheid op de factuur.`,
    'legalForm -address city kvk -vat -foundingYear',
  ),
  named(
    DIJKSTRA,
    `Here's a quick comparison of electricians serving the Heerenveen area:

| Company | Fuse box replacement | EV charger | Solar panels | Open on Saturday |
|---|---|---|---|---|
| ETB Dijkstra | Yes | Yes | Yes | No |
| Bouma Installatie | Yes | No | Yes | No |
| Lichtpunt Elektrotechniek | Yes | Yes | No | Yes |

Prices for a new fuse box generally run from €800 to €1,400 including labour.`,
    'sector services -hours',
    { competitors: ['Bouma Installatie', 'Lichtpunt Elektrotechniek'] },
  ),
  unnamed(
    HUISKOMPAS,
    `These mortgage advice offices in the Amersfoort area publish their fees online:

| Office | First-time buyers | Switching lender | Review score |
|---|---|---|---|
| De Hypotheekwinkel Eemland | €2,450 | €1,950 | 9.4 |
| Van Rossum Advies | €2,100 | €1,800 | 9.7 |
| Woonwijs Hypotheken | €2,750 | €2,250 | 9.1 |

The fee usually covers advice, the application and contact with the notary. Advice costs are tax deductible in the year in which you pay them.`,
    { competitors: ['De Hypotheekwinkel Eemland', 'Van Rossum Advies', 'Woonwijs Hypotheken'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    DIJKSTRA,
    `## Elektrotechnisch Bureau Dijkstra

**Wat het is:** elektricien voor particulieren en kleine bedrijven
**Eigenaar:** Sietse Dijkstra
**Vestiging:** Kerkstraat 43, Joure

### Wat ze doen
- groepenkast uitbreiden of vervangen
- laadpalen voor thuis
- verlichting binnen en buiten

### Contact
- Telefoon: **0513 55 56 04**
- E-mail: [contact@etbdijkstra.nl](mailto:contact@etbdijkstra.nl)`,
    'sector team -city -address services phone -email',
  ),
  named(
    TOLHUIS,
    `### Slapen en eten bij Het Tolhuis

- **Kamers:** 18, waarvan twee met een balkon
- **Keuken:** streekgerechten, veel wild in het najaar
- **Extra:** [huifkartochten](https://www.uitjes-achterhoek.nl/huifkartocht) door het coulisselandschap
- **Geopend:** dinsdag tot en met vrijdag van 11.00 tot 22.00 uur, zaterdag vanaf 10.00 uur
- **Reserveren:** \`reserveren@tolhuiswinterswijk.nl\`

> Tip: vraag om een kamer aan de tuinkant, die is een stuk rustiger.`,
    'services hours -email',
  ),
  named(
    HUISKOMPAS,
    `# Huiskompas Hypotheekadvies

**Type:** independent mortgage consultancy
**Location:** Amersfoort (Arnhemseweg 214)
**Website:** [huiskompas.nl](https://huiskompas.nl)

## Who works there
* **Nadia el Amrani**, owner
* **Bram Kuipers**, adviser

## Good to know
* Life insurance linked to a mortgage (*overlijdensrisicoverzekering*) is **not** part of what they arrange; you'll need a separate broker.
* They compare around thirty lenders.`,
    'sector city address -website team -services',
  ),
  named(
    DIJKSTRA,
    `**Short answer:** yes, EBD can come out for emergencies.

- *Breakdown service:* available for existing and new customers
- *Call:* [+31 513 555 460](tel:+31513555460)
- *Office hours:* weekdays 7.30 am – 5 pm, Saturday mornings 8 – 12

---

If the number is busy, **Friesland Elektra** runs a 24/7 line in the same region.`,
    'services -phone hours',
    { competitors: ['Friesland Elektra'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    TOLHUIS,
    `Het Tolhuis is telefonisch bereikbaar op +31 (0)543 - 555 172. De zaak staat sinds 1928 op dezelfde plek, Groenloseweg 118 (7101 AK). Op zondag kun je er terecht van 10 tot 18 uur, op maandag is alles dicht. Inchecken kan vanaf 15.00 uur; uitchecken voor elven.`,
    'phone foundingYear address -hours',
  ),
  named(
    HUISKOMPAS,
    `De openingstijden van Huiskompas in Amersfoort:

ma t/m do: 9–20 u
vr: 9–17 u
za: 10–14 u
zo: gesloten

Telefoon: (033) 555 42 18. Het KvK-nummer is 3215 8046 en de onderneming is gestart in 2009. Rond feestdagen kunnen de tijden afwijken.`,
    'city hours -phone kvk foundingYear',
  ),
  named(
    DIJKSTRA,
    `According to the trade register, ETB Dijkstra was founded in March 1996 as a sole proprietorship (eenmanszaak) under number 0107 4826. Its VAT number is NL0017.38.264.B57. The registered address is Leeuwarderstraatweg 34, 8441 PK Heerenveen. The office opens at half past seven in the morning, Monday to Friday.`,
    'foundingYear legalForm -kvk vat -address city hours',
  ),
  named(
    TOLHUIS,
    `Hotel Het Tolhuis V.O.F. staat bij de Kamer van Koophandel ingeschreven onder nummer 09.14.27.53. Het btw-identificatienummer luidt NL8146.27.530.B01. Dat heb je nodig voor een zakelijke factuur. Het pand is van 1911, het hotel zelf werd op 1 mei 1938 geopend. Mailen kan naar receptie@tolhuiswinterswijk.nl.`,
    'sector legalForm kvk -vat -foundingYear email',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    TOLHUIS,
    `Wie een weekend naar Winterswijk gaat en niet elke avond de auto in wil, zit goed bij Het Tolhuis. In dit hotel slaap je boven en eet je beneden, en dat laatste is geen straf: de kaart wisselt met het seizoen en de porties zijn royaal. Eigenaar Henk Wassink loopt zelf door de zaak en weet precies welke wandeling je na de regen beter kunt overslaan. Op maandag blijft de keuken dicht, dan stuurt hij je door naar Hotel De Lindeboom in het dorp.`,
    'city sector -team hours',
    { competitors: ['Hotel De Lindeboom'] },
  ),
  named(
    HUISKOMPAS,
    `If you're self-employed and have been turned down by your own bank, Huiskompas might be worth a call. It's a small firm of mortgage advisers in Amersfoort, started in 2009 by Nadia el Amrani, who still owns it. Much of the work is arranging mortgages for entrepreneurs with only a year or two of accounts. Appointments are possible until eight in the evening from Monday through Thursday, which helps if you can't get away during the day. The number is 033 555 41 82.`,
    'sector city foundingYear team services hours -phone',
  ),
  named(
    DIJKSTRA,
    `Bij een huis uit de jaren zeventig is het slim om eerst naar de meterkast te laten kijken voordat je een inductieplaat koopt. In Heerenveen zou ik daarvoor Elektrotechnisch Bureau Dijkstra bellen. Dat elektrabedrijf vervangt groepenkasten aan de lopende band en is er eerlijk over als het nog niet nodig is. Zonnepanelen leggen ze niet, daarvoor verwijzen ze je door naar Bouma Installatie. Het bedrijf is een b.v. en bestaat sinds 1996.`,
    'city sector -services -legalForm foundingYear',
    { competitors: ['Bouma Installatie'] },
  ),
  unnamed(
    TOLHUIS,
    `Winterswijk is a pleasant base for a few days of cycling. The landscape is a patchwork of small fields, hedges and streams, and the steep-sided quarry on the east side is unlike anything else in the country. Most visitors stay either in the village itself or on one of the old estates. Landgoed Woldzicht is the best known of those and has a restaurant of its own. On the road to Groenlo you pass a former toll house from the nineteenth century, which still has the tariff board on its wall. Bring a raincoat in spring, and rent an e-bike if you want to reach the German border and back in an afternoon.`,
    { competitors: ['Landgoed Woldzicht'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    DIJKSTRA,
    `Goede vraag! Ik heb gekeken wat er over **Elektrotechnisch Bureau Dijkstra** te vinden is en of het bedrijf geschikt is voor jouw klus: een nieuwe groepenkast met een aparte groep voor een laadpaal.

## Over het bedrijf

Elektrotechnisch Bureau Dijkstra is een elektricien in Heerenveen. Het bedrijf is in 1996 opgericht door Sietse Dijkstra, die nog steeds eigenaar is. De planning loopt via Wytske Hoekstra. Ze werken vooral voor huiseigenaren, maar doen ook winkels en kleine kantoren.

## Past het bij jouw klus?

Ja, dat lijkt me wel:

- **Groepenkast:** het vervangen van verouderde kasten is een van hun vaste werkzaamheden.
- **Laadpaal:** wordt in één moeite door geplaatst en aangesloten.
- **Keuring:** na afloop krijg je een meetrapport.

## Praktisch

- **Adres:** Leeuwarderstraatweg 43, 8441 PK Heerenveen
- **Telefoon:** 0513 55 56 04
- **Bereikbaar:** maandag tot en met vrijdag van 8.30 tot 17.30 uur
- **Website:** dijkstra-elektro.nl

## Tips voordat je belt

1. Maak een foto van je huidige meterkast, met het deurtje open.
2. Zoek op of je een 1-fase- of 3-fasenaansluiting hebt. Dat staat op de jaarrekening van je netbeheerder.
3. Vraag naar de levertijd; in het voorjaar is het vaak druk.

## Alternatieven

Wil je een tweede offerte, dan kun je ook **Lichtpunt Elektrotechniek** vragen. Dat bedrijf is iets duurder, maar kan vaak sneller komen.

*Bronnen: bedrijfswebsite, Google-recensies, handelsregister.*

Zal ik een korte mail voor je opstellen waarmee je een offerte kunt aanvragen?`,
    'sector city foundingYear team services address phone -hours -website',
    { competitors: ['Lichtpunt Elektrotechniek'] },
  ),
  named(
    TOLHUIS,
    `Great choice of region! Here is what I found about **Hotel-Restaurant Het Tolhuis** for your company outing in June.

### At a glance

Het Tolhuis is a family-run hotel and restaurant on the edge of Aalten, in the east of Gelderland. It has been welcoming guests since 1928 and is currently owned by Arjan te Winkel.

### What it offers groups

- **Meeting rooms:** two, the larger one seats about forty people
- **Cycling packages:** bike hire, a route map and a packed lunch
- **Covered wagon rides:** a local classic, roughly two hours
- **Dinner:** a three-course menu for groups, vegetarian on request

### Getting there

The railway station is a 25-minute walk away. By car, follow the N319; there is free parking behind the building.

### Opening times

The kitchen is closed on Mondays. From Tuesday to Friday it's open from 5 pm until 10 pm.

### Things to check yourself

1. Whether the rooms you need are available, since there are only eighteen.
2. Whether live music is allowed in the garden after ten.
3. The cancellation terms for groups.

### Other options nearby

**Landgoed Woldzicht** has more rooms and a bigger hall, though it's clearly more expensive. **Herberg De Eekhoorn** is too small for groups over fifteen.

You can reach Het Tolhuis at receptie@tolhuiswinterswijk.nl or through tolhuiswinterswijk.nl.

Would you like me to put together a sample programme for the day?`,
    'sector -city foundingYear team services -hours email website',
    { competitors: ['Landgoed Woldzicht', 'Herberg De Eekhoorn'] },
  ),
  named(
    HUISKOMPAS,
    `Je wilt weten of **Huiskompas Hypotheekadvies** een goede keuze is voor een eerste koophuis. Dit is wat ik erover kan zeggen.

**Wat voor kantoor is het?**
Huiskompas is een zelfstandig kantoor van hypotheekadviseurs in Amersfoort, niet verbonden aan een bank of keten. Je praat er meestal met Bram Kuipers, die zich op starters richt. Een startershypotheek, met of zonder schenking van je ouders, is er dagelijks werk.

**Wat vinden klanten?**
De meeste reacties zijn positief. Men noemt vooral het geduld en de heldere uitleg. Een enkeling vond dat het lang duurde voordat er na het eerste gesprek een voorstel lag.

**Wat kost het?**
Een vast bedrag vind ik niet terug. Landelijk betaal je als starter gemiddeld tussen de € 2.000 en € 3.000 voor advies en bemiddeling.

**Contact**
- Stationsplein 31, Amersfoort
- 033-5554128
- huiskompas-hypotheken.nl
- zaterdag open van 10.00 tot 14.00 uur

**Mijn advies**
1. Plan bij minstens twee kantoren een kennismaking. *De Hypotheekwinkel Eemland* is een logische tweede.
2. Vraag welke geldverstrekkers ze níét vergelijken.
3. Neem je loonstroken, je jaaropgave en een overzicht van je studieschuld mee.

Heb je al een woning op het oog, of ben je nog aan het rondkijken? Dan kan ik alvast met je uitrekenen wat je ongeveer kunt lenen.`,
    'sector city team services -address phone website hours',
    { competitors: ['De Hypotheekwinkel Eemland'] },
  ),
  unnamed(
    HUISKOMPAS,
    `Choosing a mortgage adviser in the Netherlands can feel overwhelming, so let's break it down.

## 1. Independent or tied?

A bank only sells its own mortgages. An independent adviser compares several lenders. Ask how many: some offices that call themselves independent work with fewer than ten.

## 2. Check the licence

Every adviser needs a licence from the AFM. You can look up any office in the public register within a minute.

## 3. Compare the fees

Expect to pay between €1,800 and €3,500. A low fee may mean that you do more of the paperwork yourself.

## 4. Offices in and around Amersfoort

- **Van Rossum Advies** – small, personal, mostly Dutch-speaking clients
- **Woonwijs Hypotheken** – used to working with expats and the 30% ruling

## 5. Questions for the first meeting

1. What happens if my purchase falls through?
2. Do you also look at the insurance I might need?
3. Will I keep the same contact person from start to finish?

## Common pitfalls

Don't sign a service agreement on the spot, and don't rely on an online calculator for the final figure. Student debt, a lease car and a partner's alimony all affect the outcome.

Think of a good adviser as the compass for your house hunt: you still do the walking, but you know which way to go.

**Sources:** AFM register, Consumentenbond, Vereniging Eigen Huis

Shall I draw up a checklist of the documents you need to bring?`,
    { competitors: ['Van Rossum Advies', 'Woonwijs Hypotheken'] },
  ),
]
