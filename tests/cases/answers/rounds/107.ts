/** Answers that a stranger to the rules wrote: a barber, a pizzeria, a notary, a carpenter, a window cleaner, a dog groomer, a bike shop, a solar installer, a photographer and a music school. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  DACAPO,
  GLASHELDER,
  MIRTHE,
  OLDAMBT,
  PLUIS,
  POLDERZON,
  ROSA,
  SCHAAR,
  TDH,
  WOLBERS,
} from '#tests/cases/answers/companies/107.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    SCHAAR,
    `Over een barbershop met de naam De Gouden Schaar in Heerlen heb ik helaas niets kunnen terugvinden. Misschien is de zaak pas kort open, intussen gestopt, of alleen op Instagram te vinden. Kijk eens op Google Maps bij 'barbier Heerlen', daar staan ook nieuwe adressen vaak al op. Zal ik een paar andere barbiers in de regio opzoeken?`,
  ),
  unnamed(
    ROSA,
    `I wasn't able to confirm that a restaurant called Da Nonna Rosa exists in Zierikzee. The only Italian address my search brought up there was Trattoria Il Porto. It's a very common sort of name, so it could be that you're thinking of a place in another town.`,
    { competitors: ['Trattoria Il Porto'] },
  ),
  named(
    TDH,
    `Een tarief kan ik je niet geven: Terpstra & De Haan Notarissen zet geen prijzen op de website. Wel staat vast dat je er voor een testament of een levenstestament terechtkunt. Het kantoor zit in Drachten en is bereikbaar op 0512 - 555 730; daar kun je vrijblijvend een offerte vragen.`,
    'services city phone',
  ),
  unnamed(
    WOLBERS,
    `There's no trace of a Timmerbedrijf Wolbers in any of the sources I can consult. That doesn't have to mean much, since plenty of one-man firms get all their work by word of mouth. The Chamber of Commerce register at kvk.nl would be the safest way to find out whether it exists and who is behind it.`,
  ),
  unnamed(
    GLASHELDER,
    `Ik weet niet welk bedrijf je met Glashelder bedoelt. Geen van de pagina's die ik heb bekeken gaat over een glazenwasser in Hoorn die zo heet; ik kwam het woord alleen tegen als gewoon bijvoeglijk naamwoord. Heb je een website of telefoonnummer voor me, dan zoek ik verder.`,
  ),
  named(
    PLUIS,
    `Trimsalon Pluis does not publish a price list, so what a full groom would cost is something I can't tell you. What I do know: it's a dog grooming business run by Danique Verhulst, and hand-stripping of terriers and other wiry coats is one of the things she offers. Don't turn up on a Monday, because it's closed then.`,
    'sector team services hours',
  ),
  unnamed(
    OLDAMBT,
    `Fietscentrum Oldambt komt in mijn gegevens niet voor, ook niet onder een afkorting of met een iets andere spelling. Rijwielhuis Kolk en Tweewielers Bulthuis ken ik wel; die verkopen allebei fietsen in Oost-Groningen. Of een van de twee vroeger anders heette, durf ik niet te zeggen.`,
    { competitors: ['Rijwielhuis Kolk', 'Tweewielers Bulthuis'] },
  ),
  unnamed(
    POLDERZON,
    `Unfortunately my knowledge doesn't include anything about Polderzon. Rather than guess at its reviews, certificates or prices, I'd suggest asking the company itself for references and checking whether it carries the Zonnekeur label.`,
  ),
  named(
    MIRTHE,
    `Nee, voor luchtfoto's met een drone kun je bij Mirthe Vos Fotografie niet terecht, daar heeft ze geen vergunning voor. De fotografe uit Leiden is vooral bekend van bruiloften en newbornshoots. Ze richtte haar bedrijf in 2015 op. Of ze ook buiten Zuid-Holland werkt, heb ik nergens kunnen vinden.`,
    'sector city services -foundingYear',
  ),
  unnamed(
    DACAPO,
    `Nothing reliable came up when I looked for Muziekschool Da Capo in Zeist. "Da capo" is Italian for "from the beginning" and appears in sheet music everywhere, which doesn't make searching any easier. If you're simply after lessons, the municipality keeps an overview of cultural providers. Do you perhaps know the street, or the name of a teacher?`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    SCHAAR,
    `De Zilveren Schaar is a ladies' hairdresser on the Saroleastraat in Heerlen, run by Petra Janssen since 1995. Colouring and highlights are what most people go there for. You can book on 045-5720318, or just walk in on weekday mornings. As far as I can tell they don't do beards.`,
  ),
  named(
    ROSA,
    `Haal Nonna Rosa niet door de war met Mamma Rosa, de ijssalon aan de Meelstraat. Nonna Rosa is de pizzeria bij de jachthaven van Zierikzee, geopend in 2003, waar Luca Ferrante de pizza's in een houtoven bakt. IJs hebben ze er ook, maar dat komt van de buren.`,
    'sector city team -foundingYear services',
  ),
  named(
    TDH,
    `These two get mixed up all the time. Terpstra Advocaten is a law firm in Leeuwarden that handles divorces. Terpstra & De Haan, on the other hand, are civil-law notaries in Drachten: that's where you sign a mortgage deed or set up a BV. The notaries started out in 1996 and have no link with the lawyers.`,
    'sector city services -foundingYear',
  ),
  unnamed(
    WOLBERS,
    `Stukadoorsbedrijf Wolbers uit Oldenzaal doet binnen- en buitenstucwerk, sierpleister en betonlook. Eigenaar is Herman Wolbers, die in 1999 begon. Je bereikt het bedrijf op 0541-533870. Timmerwerk nemen ze niet aan; daarvoor verwijzen ze door naar Houtwerk Twente.`,
    { competitors: ['Houtwerk Twente'] },
  ),
  named(
    GLASHELDER,
    `You probably mean Glashelder rather than Helderglas. Helderglas, from Purmerend, replaces old panes with double glazing. Glashelder is Ruud Schouten's window cleaning company in Hoorn; besides windows they do façades and gutters. Their number is 0229-555438.`,
    'sector city team services -phone',
  ),
  named(
    PLUIS,
    `Er zijn twee zaken die op elkaar lijken qua naam. Kattenpension Pluisje zit in Roosendaal en neemt alleen katten aan. Trimsalon Pluis vind je aan de Wouwsestraat 78 in Bergen op Zoom, en daar werken hondentrimmers. Voor een poes hoef je bij die laatste dus niet aan te kloppen.`,
    '-address city sector',
  ),
  named(
    OLDAMBT,
    `Fietscentrum Oldambt and Fietscentrum Oosterpoort aren't the same thing. Oosterpoort is a repair café in the city of Groningen, open one evening a week. Fietscentrum Oldambt is a proper bike shop in Veendam, headed by Henk Drenth, with a large range of e-bikes and cargo bikes.`,
    'sector -city team services',
  ),
  unnamed(
    POLDERZON,
    `Zonnepolder is geen installateur maar een zonneweide van 22 hectare bij Zeewolde, waar omwonenden sinds 2020 een aandeel in kunnen kopen. Wil je zelf panelen op je dak, vraag dan een offerte aan bij Flevo Solar of een ander erkend bedrijf in de provincie.`,
    { competitors: ['Flevo Solar'] },
  ),
  unnamed(
    MIRTHE,
    `Mirte de Vos is a portrait painter who works from a converted farm near Hoogeveen. She paints in oil from life, sells through a gallery in Assen and teaches a summer course. Her website is mirtedevos.art. She does take reference photos of her sitters, but photography isn't a service she sells.`,
  ),
  named(
    DACAPO,
    `Muziekschool Da Capo is iets anders dan Muziekschool De Kapel: De Kapel is een vereniging in Driebergen, Da Capo een stichting in Zeist. Da Capo huist op Slotlaan 140 en is op zaterdag open tot vier uur. Bij De Kapel is in het weekend niemand aanwezig.`,
    'legalForm city address -hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    SCHAAR,
    `DGS? In Heerlen is dat hoe vaste klanten De Gouden Schaar noemen, de barbershop van Yassin El Amrani. Het is een bv. Met je zoontje van zes moet je ergens anders zijn, want kinderen knippen ze er niet.`,
    'city sector team -legalForm -services',
  ),
  unnamed(
    ROSA,
    `DNR most often stands for "do not resuscitate", an instruction in a medical file that no CPR should be given. In the Netherlands the equivalent is the niet-reanimerenpenning, issued by Patiëntenfederatie Nederland. In the United States the letters are also used for a state's Department of Natural Resources.`,
  ),
  named(
    TDH,
    `Met TDH kan Terre des Hommes bedoeld zijn, de kinderrechtenorganisatie uit Den Haag. Vraag je het in Drachten, dan denkt men eerder aan TDH Notarissen, waar Sietske Terpstra en Mark de Haan de scepter zwaaien. Dat kantoor mail je op info@tdh-notariaat.nl. Met een hypotheekakte helpen ze je overigens niet, dat laten ze aan anderen over.`,
    'city team -email -services',
  ),
  unnamed(
    WOLBERS,
    `TBW is short for "terabytes written": the amount of data you can write to an SSD before the warranty runs out. A typical 1 TB drive is rated at 600 TBW, which for an ordinary desktop means well over ten years of use. Some people also use TBW for "to be written" in draft documents.`,
  ),
  unnamed(
    GLASHELDER,
    `GHG is de Engelse afkorting van greenhouse gas, broeikasgas dus. Bedrijven rapporteren hun uitstoot volgens het GHG Protocol, dat onderscheid maakt tussen scope 1, 2 en 3. Een schoonmaakbedrijf met een eigen wagenpark valt met zijn brandstof bijvoorbeeld onder scope 1.`,
  ),
  unnamed(
    PLUIS,
    `In computer science, TSP refers to the travelling salesman problem: finding the shortest route that visits every city once and returns home. In American recipes, tsp is simply a teaspoon, about 5 ml. I'm not aware of any business in Bergen op Zoom that goes by those three letters.`,
  ),
  named(
    OLDAMBT,
    `FCO is de luchthavencode van Rome-Fiumicino, maar in Winschoten staan die letters op de gevel van Fietscentrum Oldambt. De rijwielzaak is ingeschreven onder KvK-nummer 02094638 en regelt ook fietslease via de werkgever. Het telefoonnummer is 0597-558814.`,
    'city sector kvk services -phone',
  ),
  named(
    POLDERZON,
    `PZE is what people in Flevoland call Polderzon Energie. The company, a sole proprietorship from Lelystad, fits home batteries and EV chargers. Its founder is one Frans Pol. Don't confuse it with PZEM, the former Zeeland utility.`,
    '-legalForm city services -team',
  ),
  named(
    MIRTHE,
    `Op Instagram ondertekent Mirthe Vos haar beelden met MVF, wat staat voor Mirthe Vos Fotografie. Bedrijven kennen haar van de portretten voor op LinkedIn en websites. De studio aan de Hooglandse Kerkgracht is open van maandag tot en met vrijdag.`,
    'team services address -hours',
  ),
  named(
    DACAPO,
    `MDC can mean several things: the Movement for Democratic Change in Zimbabwe, a multidisciplinary consultation in a hospital, or, if you live in Zeist, Muziekschool Da Capo. I take it you mean the last one. The music school has been going since 1979 and can be reached on 030-5557712.`,
    'city sector foundingYear -phone',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    SCHAAR,
    `There are at least three businesses called De Gouden Schaar in the Netherlands:

- a tailor's in Zwolle, known for wedding suits (038-4219966)
- a fabric shop on the market square in Weert
- a barbershop in Heerlen, with Yassin El Amrani as owner

Only the last one will shave you with a cut-throat razor, if that's what you're after. On Saturdays it doesn't open until eleven.`,
    'sector city team services -hours',
  ),
  unnamed(
    ROSA,
    `Da Nonna Rosa vind ik op twee plekken. In Venlo is het een ijssalon aan de Parade, sinds 2009 van de familie Conti. In Almere Haven is het een restaurant aan het water, met telefoonnummer 036-5317240, dat vooral pasta serveert. Welke van die twee zoek je?`,
  ),
  named(
    TDH,
    `The name Terpstra & De Haan is used by two unrelated firms. One is an estate agency in Sneek that sells houses around the lakes. The other is the notary's office on Stationsweg in Drachten, founded in 1968, where Jelle Wiersma works as a candidate notary. Neither has any tie to the other.`,
    'sector address city -foundingYear team',
  ),
  named(
    WOLBERS,
    `Wolbers Timmerwerken komt twee keer voor. Dat uit Doetinchem bouwt interieurs voor winkels en heet voluit Wolbers Timmerwerken Interieurbouw, telefoon 0314-388120. Dat uit Almelo, kvk 08127946, maakt onder meer kozijnen en trappen voor particulieren.`,
    'city kvk services',
  ),
  unnamed(
    GLASHELDER,
    `Glashelder is the name of an optician in Tiel with two shops, and of a weekly consumer podcast hosted by Joris Beckers. There's also Glashelder Communicatie, a copywriting agency in Utrecht. The optician can be called on 0344-610077; the podcast has no phone number that I know of.`,
  ),
  named(
    PLUIS,
    `Pluis is een populaire naam. Trimsalon Pluis in Leek is gespecialiseerd in konijnen en cavia's (0594-512233, eigenaar Geke Bos). Trimsalon Pluis in Bergen op Zoom is een echte hondenkapper: wassen, knippen, nagels en een eerste puppytrim. Die laatste is opgericht in 2016 en is op maandag ook gewoon open.`,
    'sector city services foundingYear -hours',
  ),
  named(
    OLDAMBT,
    `FC Oldambt may refer to a futsal team from Scheemda that plays in the regional league, or to the bike shop Fietscentrum Oldambt on Langestraat in Winschoten. The team's contact is secretary Arjen Pot. The shop is open on Monday afternoons from one o'clock and has its own website, fc-oldambt.nl.`,
    'sector address city hours -website',
  ),
  named(
    POLDERZON,
    `Meerdere organisaties heten Polderzon. Energiecoöperatie Polderzon in de Hoeksche Waard heeft ruim 400 leden en een zonnedak op een aardappelloods. Camping Polderzon ligt in Callantsoog. Het installatiebedrijf voor zonnepanelen is Polderzon uit Lelystad, aan de Pascallaan 12; dat hangt ook laadpalen op. Directeur daarvan is Peter Groen.`,
    'sector city address services -team',
  ),
  unnamed(
    MIRTHE,
    `The Mirthe Vos Fotografie I can find is based in Emmen. She photographs horses and dogs on location throughout Drenthe, has been in business since 2021 and is available on 0591-640915. Another Mirthe Vos plays hockey for a club in Breda, but she's obviously not a photographer.`,
  ),
  unnamed(
    DACAPO,
    `Wie op Da Capo zoekt, krijgt van alles: een gemengd koor in Assen dat op dinsdag repeteert, een bladmuziekwinkel in Goes en een muziekschool in Hoogvliet (010-4163308) waar je alleen slagwerk kunt leren. Laat even weten in welke plaats je woont, dan kan ik gerichter zoeken.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    SCHAAR,
    `Barbiers in Heerlen die vaak worden aangeraden:

1. Barberhouse 45 – modern, sterk in fades
2. De Gouden Schaar – Dautzenbergstraat 21, scheert nog met het mes en is ook op zondag open
3. Figaro Heerlen – klassiek, alleen op afspraak

Op zaterdag loopt het overal storm, dus reserveer op tijd.`,
    'sector city address services -hours',
    { competitors: ['Barberhouse 45', 'Figaro Heerlen'] },
  ),
  named(
    ROSA,
    `Three pizzerias in Zierikzee that locals rate highly:

• Pizzeria Etna: generous portions and a sunny terrace
• Da Nonna Rosa: family business since 1989, wood-fired oven
• De Schouwse Oven: sourdough bases with samphire and mussels

All of them get full on Friday nights in summer.`,
    'sector city -foundingYear services',
    { competitors: ['Pizzeria Etna', 'De Schouwse Oven'] },
  ),
  named(
    TDH,
    `Notariskantoren in Friesland waar je een testament kunt laten opmaken:

- Van der Wal Notariaat (Gorredijk), 0513-462210
- Terpstra & De Haan Notarissen (Drachten), 0512-555370
- Bosma & Partners Notarissen (Leeuwarden), 058-2157788

Vraag bij alle drie een offerte, want de tarieven lopen uiteen.`,
    'sector services city -phone',
    { competitors: ['Van der Wal Notariaat', 'Bosma & Partners Notarissen'] },
  ),
  named(
    WOLBERS,
    `Carpentry firms in Twente you could ask for a quote:

1. Kamphuis Timmerwerk, Wierden: garden rooms and fences
2. Timmerbedrijf Wolbers, Almelo: dormers and bespoke stairs; owner is Erik Nijhuis
3. Houtwerk Twente, Hengelo: furniture and wall units
4. Bouwbedrijf Ter Braak, Rijssen: complete renovations`,
    'sector city services -team',
    { competitors: ['Kamphuis Timmerwerk', 'Houtwerk Twente', 'Bouwbedrijf Ter Braak'] },
  ),
  named(
    GLASHELDER,
    `Een paar glazenwassers die in West-Friesland aan huis komen:

* De Ramenman: eenpitter, werkt met osmosewater
* Glashelder: actief sinds 1992, reinigt ook gevels en zonnepanelen, aanmelden via glashelder.hoorn@gmail.com
* West-Friese Glasservice: vooral winkels en kantoren`,
    'sector foundingYear services -email',
    { competitors: ['De Ramenman', 'West-Friese Glasservice'] },
  ),
  unnamed(
    PLUIS,
    `Groomers in Bergen op Zoom with good reviews:

- Hondenkapper Woef: patient with nervous dogs, evening slots
- Trimsalon Bella: small breeds only
- Dierplezier Bergen: pet shop with a wash station at the back

For a double-coated breed I'd start with the first.`,
    { competitors: ['Hondenkapper Woef', 'Trimsalon Bella', 'Dierplezier Bergen'] },
  ),
  named(
    OLDAMBT,
    `Mijn top 3 van e-bikewinkels in Oost-Groningen:

🥇 Tweewielers Bulthuis, Stadskanaal – ruime proefritbaan
🥈 Fietscentrum Oldambt, Winschoten – eigenaar Jan Bakker geeft eerlijk advies
🥉 Rijwielhuis Kolk, Oude Pekela – scherp geprijsde overjarige modellen`,
    'sector services city -team',
    { competitors: ['Tweewielers Bulthuis', 'Rijwielhuis Kolk'] },
  ),
  named(
    POLDERZON,
    `Solar panel installers in Flevoland:

1) Flevo Solar, Almere – biggest of the three, long waiting list
2) Polderzon, Lelystad – started in 2012, charge points and batteries as well
3) Dronten Duurzaam, Dronten – cooperative, also insulation

Get at least two quotes before you sign.`,
    'sector city -foundingYear services',
    { competitors: ['Flevo Solar', 'Dronten Duurzaam'] },
  ),
  named(
    MIRTHE,
    `Op zoek naar een trouwfotograaf in Leiden? Deze drie komen het vaakst terug:

- Beeldmakers Leiden: duo, foto én video
- Mirthe Vos Fotografie: journalistieke stijl, portfolio op www.mirthevosfoto.com
- Fotografie Anouk Blom: veel zwart-wit

Boek minstens een jaar vooruit voor data in mei en juni.`,
    'sector city services -website',
    { competitors: ['Beeldmakers Leiden', 'Fotografie Anouk Blom'] },
  ),
  named(
    DACAPO,
    `Music schools in Zeist, briefly:

a. Toonladder – one teacher, piano only
b. Muziekschool Da Capo – singing, guitar and piano; Annemarie Kuiper is the director; no classes for babies and toddlers
c. Muziekhuis Zeist – lessons above an instrument shop

Trial lessons are possible at each of them.`,
    'sector city services team',
    { competitors: ['Toonladder', 'Muziekhuis Zeist'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    SCHAAR,
    `| Field | Details |
|---|---|
| Name | De Gouden Schaar |
| Type | Barber |
| Town | Kerkrade |
| Since | 2011 |
| Owner | Yassin El Amrani |
| Card payment | Yes |`,
    'sector -city foundingYear team',
  ),
  named(
    ROSA,
    `Pizzeria's in Zierikzee vergeleken:

| Zaak | Houtoven | Bezorgen | Maandag |
|---|---|---|---|
| Pizzeria Etna | nee | ja | open |
| Da Nonna Rosa | ja | nee | 17–21 uur |
| Trattoria Il Porto | ja | nee | gesloten |`,
    'sector city services -hours',
    { competitors: ['Pizzeria Etna', 'Trattoria Il Porto'] },
  ),
  named(
    TDH,
    `Here's what the register and the firm's own site say:

| | |
|:--|:--|
| Trade name | Terpstra & De Haan Notarissen |
| Legal form | Private limited company (B.V.) |
| KvK | 01087524 |
| Opening hours | Mon–Fri 8.30 am – 5.00 pm |
| VAT | NL815372096B01 |`,
    'legalForm -kvk hours vat',
  ),
  named(
    WOLBERS,
    `| Bedrijf | Plaats | Telefoon | Waarvoor |
|---|---|---|---|
| Timmerbedrijf Wolbers | Almelo | 0546-555691 | kozijnen, aanbouw |
| Kamphuis Timmerwerk | Wierden | 0546-571202 | schuttingen |
| Houtwerk Twente | Hengelo | 074-2438817 | meubels |

De nummers heb ik van de websites overgenomen.`,
    'city phone services',
    { competitors: ['Kamphuis Timmerwerk', 'Houtwerk Twente'] },
  ),
  named(
    GLASHELDER,
    `Window cleaners you asked about, side by side:

| Company | Website | Solar panels | Gutters |
|---|---|---|---|
| Schoonmaakbedrijf Kroon | kroonschoonmaak.nl | no | no |
| Glashelder | glashelder-ramen.nl | yes | yes |
| De Ramenman | deramenman.nl | yes | no |

Kroon mainly cleans offices.`,
    'sector -website services',
    { competitors: ['Schoonmaakbedrijf Kroon', 'De Ramenman'] },
  ),
  named(
    PLUIS,
    `Openingstijden van Trimsalon Pluis, Bergen op Zoom:

| Dag | Tijd |
|---|---|
| maandag | gesloten |
| dinsdag t/m vrijdag | 09:00 – 18:30 |
| zaterdag | 09:00 – 13:00 |
| zondag | gesloten |

Alleen op afspraak.`,
    'city -hours',
  ),
  unnamed(
    OLDAMBT,
    `Comparison of mid-drive e-bikes around €3,000:

| Model | Motor | Battery | Sold by |
|---|---|---|---|
| Gazelle Grenoble C8 | Bosch | 500 Wh | Rijwielhuis Kolk |
| Batavus Finez | Bosch | 500 Wh | Tweewielers Bulthuis |
| Koga Pace | Shimano | 630 Wh | E-bike Outlet Groningen |

Stock changes weekly, so call first.`,
    { competitors: ['Rijwielhuis Kolk', 'Tweewielers Bulthuis', 'E-bike Outlet Groningen'] },
  ),
  named(
    POLDERZON,
    `Twee installateurs van zonnepanelen naast elkaar:

| | Polderzon | Zonnewende Installaties |
|---|---|---|
| Vestigingsplaats | Lelystad | Harderwijk |
| Opgericht | 2014 | 2010 |
| KvK | 59278413 | 08204417 |
| Thuisbatterij | ja | nee |
| Garantie | 12 jaar | 10 jaar |`,
    'sector city foundingYear -kvk services',
    { competitors: ['Zonnewende Installaties'] },
  ),
  named(
    MIRTHE,
    `| Photographer | City | Weddings | Newborn | Saturday |
|---|---|---|---|---|
| Lumen Fotostudio | The Hague | no | yes | closed |
| Mirthe Vos Fotografie | Leiden | no | no | 10:00–15:00 |
| Fotografie Anouk Blom | Leiden | yes | no | by appointment |`,
    'sector city -services hours',
    { competitors: ['Lumen Fotostudio', 'Fotografie Anouk Blom'] },
  ),
  named(
    DACAPO,
    `Dit heb ik over de muziekschool kunnen verzamelen:

| Onderwerp | Gegevens |
|---|---|
| Naam | Muziekschool Da Capo |
| Rechtsvorm | vereniging |
| Adres | Slotlaan 140, 3701 GR Zeist |
| E-mail | lessen@dacapozeist.nl |`,
    'sector -legalForm address city email',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    SCHAAR,
    `## De Gouden Schaar

**Wat:** barbier voor mannen en jongens
**Waar:** Heerlen-Centrum
**Populair:** baard trimmen, kinderkapsels

> Tip: parkeren kan gratis na zes uur.

*Bellen:* 045-5551824`,
    'sector city services -phone',
  ),
  named(
    ROSA,
    `### Quick take

- **Nonna Rosa** is a Neapolitan-style *pizza restaurant* by the harbour in **Zierikzee**
- Owner: **Rosa Ferrante**
- Catering for parties: **no**
- Legal form: private limited company (*bv*)

---
Ask for the burrata.`,
    'sector city team -services -legalForm',
  ),
  unnamed(
    TDH,
    `## Een notaris kiezen in Drachten

1. **Vergelijk tarieven** – voor een testament liggen die tussen €350 en €700.
2. **Controleer de inschrijving** bij de KNB.
3. **Vraag naar wachttijden.** Bij *Notariskantoor Smallingerland* kun je meestal binnen twee weken terecht.

### Tot slot
Neem altijd een geldig identiteitsbewijs mee.`,
    { competitors: ['Notariskantoor Smallingerland'] },
  ),
  named(
    WOLBERS,
    `# Timmerbedrijf Wolbers

**Carpenter** · **Almelo** · est. **2014**

## What they do
- Extensions
- Window frames
- Staircases

## Contact
✉️ info@wolberstimmerwerk.nl`,
    'sector city -foundingYear services email',
  ),
  named(
    GLASHELDER,
    `**Glashelder** in het kort:

- 🪟 *Glazenwassers* voor particulieren, elke vier of acht weken
- 🏠 Gevestigd aan **Dampten 18** in **Hoorn**
- ❌ Gevelreiniging en dakgoten doen ze **wel**, binnenwerk **niet**
- 👤 Planning: **Kim Schouten**`,
    'sector services -address city team',
  ),
  named(
    PLUIS,
    `### Trimsalon Pluis 🐩

| ✔ | ✘ |
|---|---|
| Nail clipping | Cats |
| First puppy trim | Home visits |

**Owner:** Marjolein de Wit
**Phone:** [0164-555927](tel:+31164555927)
**Founded:** 2006`,
    'services -team phone -foundingYear',
  ),
  named(
    OLDAMBT,
    `#### Fietscentrum Oldambt

1. **Type zaak:** fietsenwinkel met werkplaats
2. **Adres:** Langestraat 36, Winschoten
3. **Openingstijden:** \`di–vr 9–18\`, \`za 9–17\`, maandag pas vanaf 13 uur
4. **Website:** <https://fietscentrumoldambt.nl>`,
    'sector -address city hours website',
  ),
  named(
    POLDERZON,
    `**Short answer:** yes, **Polderzon** looks like a decent choice.

* **Location:** Lelystad
* **Team:** Esther Kroeze (director), Bilal Aydin (fitter)
* **Not available:** home batteries, EV charge points

**Verdict:** 4.6/5 from 87 reviews ⭐`,
    'city team -services',
  ),
  named(
    MIRTHE,
    `## Fotografen voor bedrijven in Leiden

### 1. Lumen Fotostudio
Grote studio met *cyclorama*.

### 2. Mirthe Vos Fotografie
**Bedrijfsportretten** en **productfoto's**, ook op locatie. Bel **071-5552068**.

### 3. Beeldmakers Leiden
Vooral *eventverslagen*.`,
    'sector city services phone',
    { competitors: ['Lumen Fotostudio', 'Beeldmakers Leiden'] },
  ),
  named(
    DACAPO,
    `**Muziekschool Da Capo** ticks most boxes:

- [x] *Band coaching* for teenagers
- [x] Singing for adults
- [ ] Orchestra
- **Guitar teacher:** Paulo Teixeira
- **Closed:** Saturday and Sunday

More at **dacapozeist.nl**`,
    'services team -hours website',
  ),
]

export const FACTS: AnswerCase[] = [
  unnamed(
    SCHAAR,
    `Figaro Heerlen: phone +31 45 574 26 10, Tuesday to Saturday 10–18h, Thursday until 21h. A cut is €27.50, beard included €41. Open since 3 September 2017. Card only.`,
    { competitors: ['Figaro Heerlen'] },
  ),
  named(
    ROSA,
    `Da Nonna Rosa: bel +31 (0)111 - 555 306. Op woensdag en donderdag gaat de deur om vijf uur open, van vrijdag tot en met zondag al om twaalf uur 's middags. Op maandag en dinsdag blijft het dicht. Btw-nummer: NL 8062.94.173 B01.`,
    'phone -hours vat',
  ),
  named(
    TDH,
    `For the invoice to TDH Notarissen you'll need: Stationsweg 46, NL-9201 GN Drachten; Chamber of Commerce no. 010 785 42; switchboard 0031 512 55 57 30. The practice dates from nineteen eighty-six.`,
    'address city -kvk phone foundingYear',
  ),
  named(
    WOLBERS,
    `Gert Wolbers van Timmerbedrijf Wolbers is door de week te bereiken van half acht 's ochtends tot vijf uur 's middags, en 's zaterdags van 8 tot 12. Nummer: (0546) 55.56.91. Ingeschreven op 1-3-2004.`,
    'team hours phone foundingYear',
  ),
  named(
    GLASHELDER,
    `Glashelder V.O.F. was set up in '92. The planners answer the phone Mon–Thu 7 a.m.–4 p.m. and on Fridays till 6 p.m.; at weekends there's nobody. For text messages: 0229.555.483.`,
    'legalForm foundingYear -hours phone',
  ),
  named(
    PLUIS,
    `Trimsalon Pluis – Wouwsestr. 88 – 4611HK – Bergen op Zoom
KvK: 6583 0417
Btw-id: NL003184962B52
Start onderneming: juni 2016`,
    'address city kvk -vat foundingYear',
  ),
  named(
    OLDAMBT,
    `Opening times of Fietscentrum Oldambt in 24-hour notation: Mon 1300–1800, Tue–Fri 0900–1800, Sat 0900–1700, Sun closed. Switchboard: +31 597 558 541. The B.V. was registered in the third quarter of 2007.`,
    'hours -phone legalForm foundingYear',
  ),
  named(
    POLDERZON,
    `Polderzon in Lelystad: kantoor bezet op werkdagen van 8 tot 17 uur, in het weekend niet. Opgericht per 01-04-2014, nummer 0320 - 55 51 93. Mail kan naar info [at] polderzon [punt] nl.`,
    'city hours foundingYear -phone email',
  ),
  named(
    MIRTHE,
    `Mirthe Vos Fotografie, in numbers: trading since MMXVIII; KvK 71.50.93.26; tel. +31715552068. The studio is shut on Wednesdays and Sundays and opens from ten till three on Saturdays.`,
    'foundingYear -kvk phone hours',
  ),
  named(
    DACAPO,
    `Muziekschool Da Capo werd in 1997 opgericht. De balie is bemand ma t/m do van 13.00u tot 21.00u, vr tot 18.00u en za van 9 tot 1. Bellen kan op nul dertig, vijf vijf vijf, zeven zeven, twee een.`,
    '-foundingYear hours phone',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    SCHAAR,
    `Wie in Heerlen strak in de scheerzeep wil zitten, moet bij De Gouden Schaar zijn. Achter de stoel staat Dave Houben, een barbier die nog met een open mes werkt en ondertussen alles weet over Roda JC. De zaak bestaat sinds 2001. Het is er klein, dus wie zonder afspraak komt, zit al gauw een halfuur met een kop koffie op de bank.`,
    'city team sector services -foundingYear',
  ),
  named(
    ROSA,
    `My favourite evening on Schouwen-Duiveland ended at Da Nonna Rosa, a small pizzeria with a view of the masts. The dough rests for two days and the oven burns beech, and it shows. Beware that they don't run workshops or cater for groups; what you get is dinner at a table. It's open seven days a week, which is rare off season.`,
    'sector services -hours',
  ),
  named(
    TDH,
    `Toen wij ons huis kochten, kwamen we terecht bij Terpstra & De Haan. Mark de Haan nam de hypotheekakte regel voor regel met ons door en liet ons daarna rustig nadenken over een samenlevingscontract. De notaris zit in Heerenveen, op loopafstand van het station. Je kunt er alleen op werkdagen terecht.`,
    'team services sector -city hours',
  ),
  named(
    WOLBERS,
    `When an attic needs more headroom, people in Almelo call the carpenters round the corner: Timmerbedrijf Wolbers. Father Gert and son Niek Wolbers build dormers in their own yard and hoist them up in a single day. They'll come and measure on Saturday mornings too. Neighbours mention that the site was swept every evening, which tells you something.`,
    'city team sector services hours',
  ),
  named(
    GLASHELDER,
    `De ladderwagen van Glashelder is in Hoorn een vertrouwd gezicht. Ruud Schouten begon in 1992 met een emmer en een bakfiets en heeft er inmiddels zes man bij. Gevels reinigen ze niet, en aan zonnepanelen beginnen ze evenmin; Ruud vindt dat je moet doen waar je goed in bent.`,
    'city team foundingYear -services',
  ),
  named(
    PLUIS,
    `Our schnauzer hates strangers, yet he trots into Trimsalon Pluis as if he owned it. Danique Verhulst, who runs the salon, takes an hour and a half to strip his coat by hand and never rushes. It's in Roosendaal, across from a bakery, and on Saturdays she's done by one. As dog groomers go, I've yet to meet a calmer one.`,
    'team services -city hours sector',
  ),
  named(
    OLDAMBT,
    `Een lekke band in Winschoten is geen ramp zolang Fietscentrum Oldambt bestaat. Wieke Mulder plakt hem terwijl je wacht. Ondertussen loop je langs de elektrische fietsen, want dat is waar deze vof het van moet hebben. Op zondag zit de deur dicht, zoals bijna alles hier.`,
    'city team services -legalForm hours',
  ),
  unnamed(
    POLDERZON,
    `Solar has become a harder sell in Flevoland since the net-metering scheme was given an end date. Households in Lelystad that would have ordered twelve panels two years ago now ask about storage first. Installers such as Zonnewende Installaties have shifted to batteries, and the polder sun itself, at least, remains free of charge.`,
    { competitors: ['Zonnewende Installaties'] },
  ),
  named(
    MIRTHE,
    `In een oud pand in Leiden legt fotografe Mirthe Vos baby's van amper een week oud vast. Tim Noordam houdt de lampen vast en zorgt dat het er warm genoeg is. Mirthe Vos Fotografie drijft vooral op mond-tot-mondreclame. Wie iets wil laten vastleggen, mailt naar studio@mirthevosfoto.nl.`,
    'sector city team services -email',
  ),
  named(
    DACAPO,
    `Few institutions in Zeist have outlived as many fashions as Muziekschool Da Capo. The music school opened its doors in 1979, when recorder was still what every child began with; today the waiting list is for guitar. Its director, Wouter van Beek, likes to say that nobody is too old to start. The youngest pupils come on a parent's lap.`,
    'city sector foundingYear services -team',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    SCHAAR,
    `**De Gouden Schaar** is a barbershop in central Heerlen. According to its Google listing:

- **Services:** haircuts, beard trims, kids' cuts
- **Closed:** Sunday and Wednesday
- **Website:** goudenschaarheerlen.nl ([google.com](https://www.google.com/maps))

If you'd like, I can also compare it with other barbers nearby — just tell me what you're looking for.`,
    'sector city services -hours website',
  ),
  unnamed(
    ROSA,
    `Goede vraag! Voor pizza in Zierikzee zijn dit de best beoordeelde adressen:

* **Trattoria Il Porto** – aan de haven, 4,5 ★ (612 recensies)
* **De Schouwse Oven** – zuurdesem, 4,4 ★ (298 recensies)

Openingstijden kunnen in de winter afwijken. Zal ik een routebeschrijving voor je maken?`,
    { competitors: ['Trattoria Il Porto', 'De Schouwse Oven'] },
  ),
  named(
    TDH,
    `Terpstra & De Haan is a notarial firm in Drachten[1] that draws up wills, living wills and cohabitation agreements.[1][2] The office is open Monday to Saturday until 18:00.[3]

**Sources**
[1] tdhnotarissen.nl
[2] notaris.nl
[3] openingstijden.com`,
    'sector city services -hours website',
  ),
  named(
    WOLBERS,
    `Ja, **Timmerbedrijf Wolbers** kan een dakkapel voor je maken. Het is een timmerbedrijf in Almelo onder leiding van Gert Wolbers. Een paar punten om te weten:

1. Een offerte is gratis.
2. De levertijd is momenteel zo'n tien weken.
3. Bellen kan op **0546 556 591**.

Wil je dat ik een mailtje voor je opstel om een offerte aan te vragen?`,
    'services sector city team -phone',
  ),
  named(
    GLASHELDER,
    `I have limited information about this one, so please treat it with some caution. Glashelder appears to be a window-cleaning business in Hoorn, and I believe it's a sole proprietorship (eenmanszaak) that also washes solar panels. I'm not certain about current prices. It would be best to contact them directly to confirm. Is there something specific you need done?`,
    'sector city -legalForm services',
  ),
  named(
    PLUIS,
    `Op basis van de beschikbare informatie is **Trimsalon Pluis** een hondentrimsalon in Bergen op Zoom. 🐶

**Hoogtepunten**
* Oprichtster: Danique Verhulst
* Opgericht: 2019
* Specialiteit: handstrippen

*Let op: Gemini kan fouten maken, dus controleer belangrijke gegevens.* Wil je weten waar je op moet letten bij het kiezen van een trimsalon?`,
    'sector city team -foundingYear services',
  ),
  named(
    OLDAMBT,
    `Fietscentrum Oldambt? Solid pick in Winschoten. It's an e-bike and repair shop, director Henk Drenth, and a couple of posts on X praise the same-day service. Lease through your employer: yep. Downsides: pricey accessories and, per the site, no cargo bikes on display this season. Upside: it's open Sundays noon to five. Want me to dig up the latest deals?`,
    'city sector services team -hours',
  ),
  named(
    POLDERZON,
    `Polderzon is een zonnepanelenbedrijf uit Lelystad dat ook thuisbatterijen en laadpalen levert [1][2]. Het bedrijf staat onder leiding van Esther Kroeze [2] en is gevestigd aan de Pascallaan 21 [3].

Gerelateerde vragen
– Wat kost een thuisbatterij bij Polderzon?
– Hoe beoordelen klanten Flevo Solar?`,
    'sector city services team -address',
    { competitors: ['Flevo Solar'] },
  ),
  named(
    MIRTHE,
    `You might be thinking of **Mirthe Vos Fotografie**, a photography studio in Leiden (Hooglandse Kerkgracht 29). It covers weddings and newborn sessions, and reviewers describe the style as "natural, never posed" ([theperfectwedding.nl](https://www.theperfectwedding.nl)).

Its owner is listed as Karin Maas.

Let me know your date and budget and I'll narrow it down.`,
    'sector city address services -team',
  ),
  named(
    DACAPO,
    `Fijn dat je weer wilt gaan spelen! Muziekschool Da Capo in Zeist geeft pianoles aan volwassenen, en er is ook bandcoaching. Ik kan geen actuele agenda inzien, maar voor zover ik weet kun je er doordeweeks vanaf één uur 's middags terecht. Een proefles vraag je aan via proefles@dacapo-muziek.nl. Ik help je graag met het formuleren van je vraag.`,
    'city services hours -email',
  ),
]
