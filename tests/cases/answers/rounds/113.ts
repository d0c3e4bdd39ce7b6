/** Answers that a stranger to the rules wrote: a marketing agency, a cleaning company, a jeweller, a dog groomer, a music school, a window cleaner, a pizzeria, a speech therapist, a contractor and a bookshop. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  ALLEGRO,
  BLAUWDRUK,
  HOEKSTRA,
  KUIPERS,
  LEESLAMP,
  NEUS,
  RIJSWIJK,
  ROELOFS,
  SPRAAKWATER,
  STELLA,
} from '#tests/cases/answers/companies/113.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    BLAUWDRUK,
    `Ik heb geen informatie kunnen vinden over een bureau met de naam Blauwdruk Marketing in Amersfoort. Het kan zijn dat het bedrijf nog weinig online zichtbaar is, of dat het onder een andere naam werkt. Als je een website of LinkedIn-pagina hebt, kijk ik graag met je mee.`,
  ),
  named(
    RIJSWIJK,
    `Van Rijswijk Schoonmaakdiensten is a cleaning company in Roosendaal that has been in business since 1999. I couldn't find any independent customer reviews, so I can't tell you how satisfied their clients are. From what they publish, office cleaning and post-construction cleaning are their main activities. For references, your best option is to call them on 0165 55 54 90.`,
    'sector city -foundingYear services -phone',
  ),
  named(
    ROELOFS,
    `Wat het vervangen van een batterij bij Juwelier Roelofs kost, staat helaas nergens vermeld. De winkel aan de Oudestraat 143 in Kampen doet wel horlogereparaties, dus je kunt er gewoon even binnenlopen. Op zaterdag kan dat tot 16.00 uur.`,
    'address city services -hours',
  ),
  unnamed(
    NEUS,
    `I couldn't find any reliable information about a dog grooming salon called "De Natte Neus" in Veendam. There may be a small salon by that name that is only active on Facebook or Instagram, but I don't want to make up details. You could try Google Maps or ask your vet for a recommendation.`,
  ),
  unnamed(
    ALLEGRO,
    `Ik heb gezocht, maar over **Muziekschool Allegro in Boxtel** vond ik geen betrouwbare bronnen.

Wat je kunt doen:

- **Google Maps**: zoek op "muziekles Boxtel" en bekijk de recente reviews.
- **De gemeente**: op de website staat meestal een overzicht van cultuuraanbieders.
- **KvK**: via kvk.nl controleer je of de school nog ingeschreven staat.

Wel kwam ik **Muziekhuis Meierij** en **Klankkleur** tegen, die in dezelfde omgeving les geven. Zal ik daar meer over opzoeken?`,
    { competitors: ['Muziekhuis Meierij', 'Klankkleur'] },
  ),
  named(
    KUIPERS,
    `Glazenwasserij Kuipers zit aan de Groesbeekseweg 214 in Nijmegen en wast niet alleen ramen, maar maakt ook zonnepanelen schoon. Of ze verzekerd zijn tegen schade kan ik niet terugvinden; vraag daar dus even naar. De eigenaar is volgens de website Dennis Hendriks.`,
    'address city services -team',
  ),
  unnamed(
    STELLA,
    `Sorry, I don't have any information on a Pizzeria La Stella in Domburg. The Italian places that do come up there are Trattoria Amalfi and Il Faro. If you have a link or an address I can take another look.`,
    { competitors: ['Trattoria Amalfi', 'Il Faro'] },
  ),
  named(
    SPRAAKWATER,
    `**Wachttijd bij Spraakwater**

Een actuele wachttijd heb ik niet kunnen vinden; de praktijk publiceert die niet op haar website. Wat er wel over bekend is:

- **Type:** logopediepraktijk in Rotterdam
- **Behandelingen:** onder meer stottertherapie en stemtherapie
- **Praktijkhouder:** Ilse Brandwijk
- **Woensdag:** open van 08.00 tot 17.00 uur

Bel het best zelf even met de praktijk: 010 - 555 38 47. Vaak hoor je dan meteen of er een wachtlijst is.`,
    'sector city services team -hours phone',
  ),
  unnamed(
    HOEKSTRA,
    `Over Bouwbedrijf Hoekstra & Zonen uit Sneek kan ik niets terugvinden. Hoekstra is in Friesland een veelvoorkomende achternaam, waardoor ik niet zeker weet of de resultaten die ik zie over het bedrijf gaan dat jij bedoelt.`,
  ),
  named(
    LEESLAMP,
    `I couldn't find out whether Boekhandel De Leeslamp ships abroad, as their website doesn't mention it. It's an independent bookshop on Meddosestraat 72 in Winterswijk, founded in 1991, and they sell second-hand books as well as new ones. You can email them at boeken@deleeslamp.nl to ask.`,
    'sector -address city -foundingYear services email',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    BLAUWDRUK,
    `Blauwdruk Media is een videoproductiebedrijf uit Utrecht. Het maakt bedrijfsfilms, animaties en podcasts voor het mkb en werd in 2017 opgericht door Tom Hagendoorn. Je bereikt het bedrijf via blauwdrukmedia.nl.`,
  ),
  named(
    RIJSWIJK,
    `Er zijn twee bedrijven die je door elkaar kunt halen. Van Rijswijk Schoonmaakdiensten zit in Roosendaal en is een schoonmaakbedrijf dat vooral kantoren schoonmaakt. Van Rijswijk Facilitair uit Breda is een ander bedrijf: dat levert catering en receptiepersoneel. Voor de schoonmaak van je kantoor moet je dus bij de eerste zijn, telefoonnummer 0165 55 45 09.`,
    'city sector services -phone',
  ),
  unnamed(
    ROELOFS,
    `Juwelier Roelofsen in Apeldoorn is a family-owned jeweller with its own goldsmith's workshop. It's known for engagement rings and for its range of Swiss watches. The shop is open Tuesday to Saturday from 10:00 to 17:30 and closed on Sunday and Monday.`,
  ),
  named(
    NEUS,
    `Let op: er bestaat ook een *Dierenspeciaalzaak De Natte Snuit* in Hoogezand, maar dat is een dierenwinkel.

**Hondentrimsalon De Natte Neus** in Veendam:

- **Eigenaar:** Linda Drent
- **Adres:** Molenstraat 8
- **Behandelingen:** wassen en föhnen, plukken, ontwollen en nagels knippen
- **Open:** maandag, dinsdag, donderdag en vrijdag van 9.00 tot 17.00 uur, zaterdag tot 13.00 uur
- **Sinds:** 2014

Je kunt alleen op afspraak terecht.`,
    'city team -address services hours -foundingYear',
  ),
  unnamed(
    ALLEGRO,
    `Balletstudio Allegro in Tilburg is a dance school for children and adults. It offers classical ballet, modern jazz and pilates, and trial lessons are free of charge. The studio is run by Eva Smulders.`,
  ),
  named(
    KUIPERS,
    `Je bedoelt waarschijnlijk Glazenwasserij Kuipers, de glazenwasser uit Nijmegen waarvan Henk Kuipers de eigenaar is. Die moet je niet verwarren met Kuiper Glas & Kozijn in Wijchen, waar ze dubbel glas plaatsen. Bij Kuipers kun je ook terecht voor het legen van dakgoten.`,
    'sector city -team services',
  ),
  unnamed(
    STELLA,
    `**Stella di Mare** is een Italiaans restaurant aan de boulevard in Zoutelande. Op de kaart staan vooral visgerechten, maar er zijn ook een paar pizza's.

- **Adres:** Boulevard 12, Zoutelande
- **Openingstijden:** dagelijks van 12.00 tot 21.30 uur
- **Reserveren:** 0118 55 50 34

In het hoogseizoen is het verstandig om van tevoren te reserveren.`,
  ),
  named(
    SPRAAKWATER,
    `These are two different practices. Spraakwater Logopedie is a speech therapy practice in Rotterdam, founded in 2012, where Ilse Brandwijk is the practice owner. Spraakmakers, on the other hand, is located in Schiedam and focuses on coaching for public speaking.`,
    'sector city -foundingYear team',
  ),
  unnamed(
    HOEKSTRA,
    `Hoekstra Dakwerken uit Bolsward is een dakdekkersbedrijf dat gespecialiseerd is in bitumen en kunststof daken. Het bedrijf werkt in heel Friesland en heeft op Google een gemiddelde score van 4,7. Voor een offerte kun je het contactformulier op hoekstradakwerken.nl invullen.`,
  ),
  named(
    LEESLAMP,
    `Boekhandel De Leeslamp en antiquariaat De Leesplank hebben niets met elkaar te maken. De Leeslamp zit in Winterswijk, is van Hanneke Lammers en is op vrijdag tot 21.00 uur open. De Leesplank is een klein antiquariaat in Zutphen.`,
    'city team -hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    BLAUWDRUK,
    `BDM is de afkorting van Blauwdruk Marketing, een marketingbureau uit Amersfoort. Webdesign biedt het bureau niet aan, dus voor een nieuwe website kun je beter ergens anders kijken.`,
    'sector city -services',
  ),
  named(
    RIJSWIJK,
    `VRS (Van Rijswijk Schoonmaak) is een schoonmaakbedrijf uit Roosendaal. Het bedrijf is in 1984 opgericht en staat onder leiding van directeur Peter van Rijswijk. Naast kantoorschoonmaak doen ze ook tapijtreiniging en vloeronderhoud. Meer informatie vind je op vanrijswijkclean.nl.`,
    'sector city -foundingYear team services -website',
  ),
  named(
    ROELOFS,
    `Roelofs Juweliers in Kampen is open on Monday from 13:00 to 17:30. On Friday they stay open until 20:00, and on Sunday they're closed. You'll find the shop at Oudestraat 134.`,
    'city hours -address',
  ),
  unnamed(
    NEUS,
    `DNN staat meestal voor **Deep Neural Network**, oftewel een diep neuraal netwerk. Dat is een vorm van machine learning met meerdere lagen tussen invoer en uitvoer.

Veelgebruikte toepassingen:

- **Beeldherkenning**
- **Spraakherkenning**
- **Automatisch vertalen**

Bedoelde je een andere betekenis van DNN? Laat het me weten, dan zoek ik verder.`,
  ),
  unnamed(
    ALLEGRO,
    `MSA can stand for several things. In medicine it usually means multiple system atrophy, a rare neurodegenerative disease. In business it's short for master service agreement, a contract that sets out the general terms between two parties.`,
  ),
  named(
    KUIPERS,
    `**Kuipers Glasbewassing (Nijmegen)**

Kuipers is een glazenwasser voor particulieren en bedrijven in Nijmegen en omgeving.

- **Eigenaar:** Ruud Kuipers
- **Diensten:** ramen wassen, gevelreiniging, dakgoten legen
- **Rechtsvorm:** eenmanszaak
- **Actief sinds:** 2010
- **Telefoon:** 024 555 93 80

Op basis van de website lijkt het een betrouwbaar, lokaal bedrijf. Ik raad wel aan om vooraf een prijs per beurt af te spreken.`,
    'sector city team services legalForm -foundingYear -phone',
  ),
  unnamed(
    STELLA,
    `PLS is short for partial least squares, a statistical method for modelling the relationship between two sets of variables. It is often used in chemometrics and in social science research, for example as PLS-SEM.`,
  ),
  named(
    SPRAAKWATER,
    `Bij Spraakwater in Rotterdam-Hillegersberg kun je met een kind dat stottert goed terecht. De logopedisten, onder wie Nadia Benali, geven stottertherapie en behandelen ook taalproblemen bij jonge kinderen. De praktijk zit aan de Straatweg 118 en is op donderdag open tot 20.00 uur.`,
    'city services sector team -address hours',
  ),
  named(
    HOEKSTRA,
    `Ja, Aannemersbedrijf Hoekstra uit Sneek plaatst dakkapellen. Het bedrijf, voluit Bouwbedrijf Hoekstra en Zonen, bestaat sinds 1969. Je kunt een offerte aanvragen via info@hoekstra-zonen.nl.`,
    'city services foundingYear -email',
  ),
  named(
    LEESLAMP,
    `Leeslamp Boeken (officieel Boekhandel De Leeslamp) is een zelfstandige boekwinkel in Winterswijk. Tweedehands boeken verkopen ze niet. Eigenaar Hanneke Lammers staat zelf ook in de winkel en geeft graag leestips.`,
    'sector city -services team',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    BLAUWDRUK,
    `Er zijn meerdere bedrijven met de naam Blauwdruk. De bekendste:

1. **Blauwdruk Marketing (Amersfoort)**: een online marketingbureau voor SEO, Google Ads en webdesign, opgericht door Femke Dijkhuizen.
2. **Blauwdruk Architecten (Zwolle)**: een architectenbureau dat vooral scholen ontwerpt.
3. **Blauwdruk Coaching (Delft)**: loopbaanbegeleiding voor hoogopgeleiden.

Welke van de drie bedoel je?`,
    'city sector services team',
  ),
  named(
    RIJSWIJK,
    `There are at least two cleaning companies called Van Rijswijk. Van Rijswijk Schoonmaakdiensten in Roosendaal works mostly for offices and can be reached on 0165 55 50 49. The other is Van Rijswijk Cleaning in The Hague, which focuses on holiday homes.`,
    'sector city services -phone',
  ),
  unnamed(
    ROELOFS,
    `Er zijn verschillende zaken die Roelofs heten. Roelofs Optiek in Hattem verkoopt brillen en contactlenzen. Daarnaast is er Bakkerij Roelofs in Wezep, bekend van de krentenwegge. Als je me vertelt in welke plaats je zoekt, kan ik gerichter helpen.`,
  ),
  named(
    NEUS,
    `De Natte Neus is een populaire naam voor hondenzaken. In Veendam is De Natte Neus een trimsalon, aan de Kerkstraat 25, waar Linda Drent de eigenaar van is. In Zwolle heet een hondenuitlaatservice zo, en in Alkmaar een hondenschool.`,
    'city sector -address team',
  ),
  unnamed(
    ALLEGRO,
    `There are several music schools called Allegro in the Netherlands:

- **Muziekschool Allegro, Almelo**: lessons in strings and woodwinds, with a youth orchestra.
- **Allegro Muziekles, Leeuwarden**: private piano lessons at home.
- **Allegro Muziekcentrum, Goes**: a music centre with rehearsal rooms for bands.

Could you tell me which city you're in? Then I can look up prices and contact details.`,
  ),
  named(
    KUIPERS,
    `Ik vond twee glazenwassers met de naam Kuipers. Glazenwasserij Kuipers in Nijmegen bestaat sinds 2007 en doet geen gevelreiniging. De andere, Kuipers Schoon in Emmen, werkt alleen voor bedrijven.`,
    'sector city foundingYear -services',
  ),
  named(
    STELLA,
    `La Stella is one of the most common names for Italian restaurants, so it depends on where you are. The one in Domburg is a pizzeria on Ooststraat 19 that has been run by Salvatore Greco since 2004; it's closed on Wednesdays. There is also a La Stella in Maastricht, which is more of a fine dining restaurant, and an ice cream parlour of that name in Hoorn.`,
    'city sector address team foundingYear -hours',
  ),
  unnamed(
    SPRAAKWATER,
    `Onder de naam Spraakwater vind ik twee praktijken: Spraakwater in Groningen, een praktijk voor logopedie en dyslexie, en Spraakwater in Venlo, een bureau voor presentatietraining. Beide hebben geen relatie met elkaar.`,
  ),
  unnamed(
    HOEKSTRA,
    `Hoekstra is een veelvoorkomende naam in de bouw. Dit zijn enkele bedrijven die ik vond:

| Bedrijf | Plaats | Specialisatie |
|---|---|---|
| Hoekstra Bouw | Drachten | Nieuwbouw van woningen |
| Hoekstra Timmerwerken | Dokkum | Kozijnen en trappen |
| Bouwbedrijf J. Hoekstra | Emmeloord | Agrarische bouw |

Laat me weten welk bedrijf je zoekt, dan geef ik je meer details.`,
  ),
  named(
    LEESLAMP,
    `De Leeslamp is zowel een boekhandel in Winterswijk als een leesclub in Arnhem. De boekhandel vind je aan de Meddosestraat 27 en op deleeslamp.nl; eigenaar is Gerard Wiggers. De leesclub komt elke eerste dinsdag van de maand bij elkaar in de bibliotheek.`,
    'sector city address website -team',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    BLAUWDRUK,
    `Hier zijn enkele goede marketingbureaus in Amersfoort:

1. **Bureau Keistad** – Full-service bureau met veel ervaring in branding en campagnes.
2. **Blauwdruk Marketing** – Sterk in SEO en Google Ads. Gevestigd aan de Utrechtseweg 210.
3. **Klikwerk Online** – Gericht op webshops en conversieoptimalisatie.
4. **De Contentfabriek** – Vooral bekend om contentmarketing en video.

**Tip:** vraag bij minstens twee bureaus een voorstel aan en let op de looptijd van het contract.`,
    'sector city services -address',
    { competitors: ['Bureau Keistad', 'Klikwerk Online'] },
  ),
  unnamed(
    RIJSWIJK,
    `Voor kantoorschoonmaak in Roosendaal kun je onder andere terecht bij:

- **Brabant Clean**: werkt in heel West-Brabant, ook 's avonds.
- **Helderfris**: kleinschalig bedrijf dat werkt met milieuvriendelijke middelen.
- **Schoonmaakgroep Zuid**: een landelijke speler met een vestiging in Bergen op Zoom.

Gemiddeld betaal je tussen de € 25 en € 35 per uur, exclusief btw.`,
    { competitors: ['Brabant Clean', 'Helderfris'] },
  ),
  named(
    ROELOFS,
    `Here are some jewellers in Kampen where you can shop for wedding rings:

1. **Juwelier Roelofs** – A traditional family business since 1962, with its own goldsmith, Annemiek Roelofs. They have a wide selection of wedding rings and can engrave them as well.
2. **Goudatelier Karaat** – Handmade rings, also from your own old gold.
3. **Juwelier Spanjer** – Good choice for smaller budgets.

I'd recommend making an appointment, especially on Saturdays.`,
    'sector city -foundingYear team services',
    { competitors: ['Goudatelier Karaat', 'Juwelier Spanjer'] },
  ),
  named(
    NEUS,
    `De best beoordeelde trimsalons in Veendam en omgeving zijn:

1. Trimsalon Wollewei (Wildervank) – 4,9 sterren
2. De Natte Neus (Veendam) – 4,8 sterren, ook voor plukken en ontwollen
3. Hondenkapsalon Bella (Muntendam) – 4,6 sterren

Alle drie werken ze op afspraak.`,
    'sector city services',
    { competitors: ['Trimsalon Wollewei', 'Hondenkapsalon Bella'] },
  ),
  named(
    ALLEGRO,
    `In Boxtel kun je op verschillende plekken gitaarles nemen. Muziekschool Allegro aan de Prins Hendrikstraat 9 is de grootste; je kunt er bellen op 0411-558526. Daarnaast zijn er Popschool De Versterker, die meer op bands is gericht, en privédocent Joost Manders.`,
    'city services address -phone',
    { competitors: ['Popschool De Versterker'] },
  ),
  unnamed(
    KUIPERS,
    `Some well-reviewed window cleaners in Nijmegen are:

- **Waalglans** – residential window cleaning, every 4 or 8 weeks
- **Streeploos Schoon** – also cleans gutters and conservatories
- **Ramen Express** – online booking with fixed prices

Prices for a terraced house usually start at around €12 per visit.`,
    { competitors: ['Waalglans', 'Streeploos Schoon'] },
  ),
  named(
    STELLA,
    `Lekker pizza eten in Domburg kan op een paar plekken:

- **Pizzabar Zout** 🍕 – moderne pizza's met zuurdesem, vlak bij het strand
- **La Stella** – gezellige pizzeria van Salvatore Greco aan de Ooststraat 19, met pizza's uit de houtoven
- **Il Faro** – meer een restaurant, maar met een goede pizzakaart

La Stella is op zaterdag pas vanaf 17.00 uur open. Fijne avond!`,
    'city sector team address services -hours',
    { competitors: ['Pizzabar Zout', 'Il Faro'] },
  ),
  named(
    SPRAAKWATER,
    `Logopedisten in Rotterdam-Noord en Hillegersberg die vaak worden aanbevolen:

1. **Praatpunt** – gespecialiseerd in meertalige kinderen
2. **Logopedie Bergse Plas** – behandelt ook volwassenen na een beroerte
3. **Logopediepraktijk Spraakwater** – voor stem- en stottertherapie, opgericht in 2001, te bereiken op 010 555 38 74

Je hebt geen verwijzing van de huisarts nodig.`,
    'sector city services -foundingYear -phone',
    { competitors: ['Praatpunt', 'Logopedie Bergse Plas'] },
  ),
  named(
    HOEKSTRA,
    `If you're looking for a contractor in Sneek for an extension, these are worth a call:

1. **Van der Wal Bouw** – mostly new-build homes and larger extensions.
2. **Bouwbedrijf Hoekstra & Zonen** – a family firm that has been around since 1969 and does extensions, dormers and renovations. Website: [hoekstrabouwsneek.nl](https://hoekstrabouwsneek.nl)
3. **Timmerwerken Postma** – a smaller carpenter for lighter work.

Always ask for at least three quotes and check whether the firm offers a BouwGarant warranty.`,
    'sector city foundingYear services -website',
    { competitors: ['Van der Wal Bouw', 'Timmerwerken Postma'] },
  ),
  unnamed(
    LEESLAMP,
    `Leuke boekwinkels in de Achterhoek zijn Boekhandel Kramer in Winterswijk, Het Achterhoekse Boek in Doetinchem en Boekerij De Kroon in Groenlo. Voor kinderboeken zou ik naar de eerste gaan, die heeft daarvan het grootste aanbod.`,
    { competitors: ['Boekhandel Kramer', 'Het Achterhoekse Boek'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    BLAUWDRUK,
    `Hieronder een vergelijking van twee marketingbureaus in Amersfoort:

| | Blauwdruk Marketing | Bureau Keistad |
|---|---|---|
| Opgericht | 2015 | 2006 |
| Specialisme | SEO, Google Ads | Branding, campagnes |
| Adres | Langestraat 88 | Stadsring 140 |
| Telefoon | 033 555 21 70 | 033 555 80 11 |

Zoek je vooral meer bezoekers via Google, dan past Blauwdruk waarschijnlijk beter.`,
    'sector city -foundingYear services address phone',
    { competitors: ['Bureau Keistad'] },
  ),
  named(
    RIJSWIJK,
    `| Bedrijf | Plaats | Kantoorschoonmaak | Tapijtreiniging |
|---|---|---|---|
| Van Rijswijk Schoonmaakdiensten | Breda | Ja | Ja |
| Brabant Clean | Etten-Leur | Ja | Nee |
| Schoonmaakbedrijf De Bezem | Roosendaal | Ja | Nee |

Alle drie de schoonmaakbedrijven geven een vrijblijvende offerte.`,
    'sector -city services',
    { competitors: ['Brabant Clean', 'Schoonmaakbedrijf De Bezem'] },
  ),
  named(
    ROELOFS,
    `Here's an overview of the opening hours of Juwelier Roelofs:

| Day | Hours |
|---|---|
| Monday | 13:00–17:30 |
| Tuesday | 09:30–17:30 |
| Wednesday | 09:30–17:30 |
| Thursday | 09:30–17:30 |
| Friday | 09:30–20:00 |
| Saturday | 09:30–17:00 |
| Sunday | Closed |

The jeweller is located at Oudestraat 43 in Kampen. Hours may differ on public holidays.`,
    'hours sector -address city',
  ),
  unnamed(
    NEUS,
    `| Trimsalon | Plaats | Prijs wassen en knippen (middelgrote hond) |
|---|---|---|
| Trimsalon Wollewei | Wildervank | € 55 |
| Poedelparadijs | Stadskanaal | € 60 |
| Hond & Haar | Hoogezand | € 52,50 |

De prijzen zijn indicatief en hangen af van de vacht en het ras.`,
    { competitors: ['Trimsalon Wollewei', 'Poedelparadijs'] },
  ),
  named(
    ALLEGRO,
    `Ik heb de muziekscholen voor je op een rij gezet:

| Muziekschool | Lessen | Directeur | Website |
|---|---|---|---|
| Muziekschool Allegro (Boxtel) | Piano, gitaar, zang | Marloes Verhagen | muziekschoolallegro.com |
| Muziekhuis Meierij (Schijndel) | Blaasinstrumenten | Frank Kox | muziekhuismeierij.nl |
| Klankkleur (Oisterwijk) | Piano, viool | onbekend | klankkleurmuziek.nl |

Voor jonge kinderen heeft Allegro ook de cursus Muziek op schoot.`,
    'sector city services team -website',
    { competitors: ['Muziekhuis Meierij', 'Klankkleur'] },
  ),
  named(
    KUIPERS,
    `Comparison of window cleaners in Nijmegen:

| Company | Founded | Solar panel cleaning | Open on Saturday |
|---|---|---|---|
| Glazenwasserij Kuipers | 2003 | Yes | 08:00–13:00 |
| Waalglans | 2015 | No | Closed |
| Glazenwasserij Noviomagus | 1999 | Yes | Closed |

**Bottom line:** if you want your solar panels done on a Saturday, Kuipers is the obvious choice.`,
    'sector city -foundingYear services hours',
    { competitors: ['Waalglans', 'Glazenwasserij Noviomagus'] },
  ),
  named(
    STELLA,
    `Hier zijn de gegevens van Pizzeria La Stella:

| Gegeven | Informatie |
|---|---|
| Adres | Ooststraat 91, 4357 BE Domburg |
| Telefoon | 0118 55 56 90 |
| E-mail | info@lastelladomburg.nl |
| Gesloten | Dinsdag |
| Rechtsvorm | Eenmanszaak |

Reserveren is in de zomer aan te raden.`,
    '-address city phone -email hours -legalForm',
  ),
  named(
    SPRAAKWATER,
    `| Praktijk | Stadsdeel | Stottertherapie | Telefoon |
| --- | --- | --- | --- |
| Praatpunt | Rotterdam Noord | Nee | 010 555 71 20 |
| Spraakwater | Rotterdam Hillegersberg | Ja | 010 555 38 47 |
| De Taaltoren | Rotterdam Alexander | Ja | 010 555 09 63 |

Van deze drie logopediepraktijken is Spraakwater ook op donderdagavond open, tot 21.00 uur.`,
    'city services phone sector -hours',
    { competitors: ['Praatpunt', 'De Taaltoren'] },
  ),
  unnamed(
    HOEKSTRA,
    `Based on public sources, these are three contractors in and around Sneek:

| Contractor | Town | Known for |
|---|---|---|
| Bouwgroep Zuidwesthoek | Sneek | Large renovations |
| Van der Wal Bouw | IJlst | Extensions |
| Bouwteam Waterpoort | Sneek | Energy-saving renovations |

Would you like me to look up reviews for any of these?`,
    { competitors: ['Bouwgroep Zuidwesthoek', 'Van der Wal Bouw'] },
  ),
  named(
    LEESLAMP,
    `| Boekhandel | Plaats | Sinds | Tweedehands | Website |
|---|---|---|---|---|
| De Leeslamp | Winterswijk | 1986 | Nee | deleeslamp.nl |
| Boekhandel Kramer | Winterswijk | 1931 | Nee | boekhandelkramer.nl |
| Letterlust | Aalten | 2018 | Ja | letterlust.nl |

Voor tweedehands boeken kun je het beste naar Letterlust.`,
    'sector city foundingYear -services website',
    { competitors: ['Boekhandel Kramer', 'Letterlust'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    BLAUWDRUK,
    `## Blauwdruk Marketing

**Blauwdruk Marketing** is een online marketingbureau uit **Amersfoort** dat mkb-bedrijven helpt om beter gevonden te worden. [[1]](https://blauwdrukmarketing.nl)

### Diensten
- **SEO** – hoger in Google komen
- **Google Ads** – campagnes opzetten en beheren
- **Webdesign** – nieuwe websites

### Contact
- 📍 Langestraat 88, 3811 AK Amersfoort
- 📞 033 555 12 70
- ✉️ info@blauwdrukmarketing.nl

Wil je dat ik het bureau vergelijk met andere bureaus in de regio?`,
    'sector city website services address -phone -email',
  ),
  named(
    RIJSWIJK,
    `### Is Van Rijswijk Schoonmaakdiensten betrouwbaar?

Op basis van wat ik kan vinden: **ja, dat lijkt zo te zijn.**

- ✅ Ingeschreven bij de KvK onder nummer **20081764**
- ✅ Actief sinds **1994**
- ✅ Besloten vennootschap
- ⚠️ Weinig onafhankelijke reviews

Het schoonmaakbedrijf heeft naar eigen zeggen een OSB-keurmerk. Vraag daar bij de offerte naar.`,
    '-kvk foundingYear legalForm sector',
  ),
  named(
    ROELOFS,
    `**Juwelier Roelofs** is a jeweller in the old town of **Kampen**. Here's what you should know:

- **Address:** Oudestraat 143
- **Opening hours:** Friday until 21:00
- **Services:** watch repair, engraving, gold buying
- **Website:** [juwelierroelofs.nl](https://juwelierroelofs.nl)

> **Note:** for valuations you may need an appointment.`,
    'sector city address -hours services website',
  ),
  named(
    NEUS,
    `# Hondentrimsalon De Natte Neus

**Plaats:** Winschoten
**Eigenaar:** Linda Drent
**Website:** [denatteneus-veendam.nl](https://denatteneus-veendam.nl)

## Wat kun je er laten doen?

1. **Wassen en föhnen**
2. **Plukken** van ruwharige rassen
3. **Nagels knippen**

## Goed om te weten

De salon is op **maandag gesloten**. Andere dagen alleen op afspraak.`,
    '-city team website services -hours',
  ),
  unnamed(
    ALLEGRO,
    `## Pianoles in Boxtel

Er zijn een paar mogelijkheden:

### 1. Muziekhuis Meierij
- **Vorm:** individueel of in duo
- **Prijs:** vanaf € 21 per halfuur

### 2. Privéles aan huis
- Via **Superprof** of **Muziekles.nl**
- **Prijs:** meestal € 30 tot € 45 per uur

### Mijn advies
Begin met een proefles. De meeste docenten geven die gratis of tegen een laag tarief.`,
    { competitors: ['Muziekhuis Meierij'] },
  ),
  named(
    KUIPERS,
    `**Glazenwasserij Kuipers** is een glazenwasser in Nijmegen. De belangrijkste gegevens:

* **Telefoon:** [024 555 93 08](tel:0245559308)
* **Website:** [www.kuipersglasbewassing.nl](https://www.kuipersglasbewassing.nl/)
* **KvK-nummer:** 09174632
* **Zaterdag:** 09:00 - 16:00

*Bron: kuipersglasbewassing.nl, kvk.nl*`,
    'sector city phone website -kvk -hours',
  ),
  named(
    STELLA,
    `### 🍕 La Stella, Domburg

A cosy Italian spot right in the village centre, a few minutes' walk from the beach.

- **What to order:** pizza from the wood-fired oven or the fresh pasta
- **Hosts:** owner Salvatore Greco and hostess Marijke Greco
- **Open:** Sunday from 12:00 to 22:00; closed on Tuesday
- **Takeaway:** yes, and they deliver too

Reservations can be made at **0118 55 56 09**. [^1]

[^1]: Source: Google Business Profile`,
    'city services team hours -phone',
  ),
  named(
    SPRAAKWATER,
    `## Logopediepraktijk Spraakwater – overzicht

| Kenmerk | Details |
|---|---|
| **Adres** | Bergse Dorpsstraat 16, Rotterdam |
| **E-mail** | praktijk@spraakwater-rotterdam.nl |
| **Specialisaties** | Stotteren, stemklachten, slikproblemen |

**Voordelen**
- Avondspreekuur op donderdag (tot 20.00 uur)
- Ervaren logopedisten

**Nadelen**
- Mogelijk een wachtlijst
- In het weekend gesloten`,
    '-address city email services hours sector',
  ),
  named(
    HOEKSTRA,
    `**Short answer:** yes, **Hoekstra & Zonen** does renovations. 🏗️

**More about the company:**

- A roofing company based in **Sneek**
- Founded in **1996**
- Managing director: **Sjoerd Hoekstra**
- Phone: **0515 55 52 83**

They recommend getting in touch early, as their schedule tends to fill up several months ahead.`,
    'services -sector city -foundingYear team phone',
  ),
  unnamed(
    LEESLAMP,
    `Een goede **leeslamp** geeft gericht licht zonder dat het verblindt. Waar let je op bij het kopen?

- **Lichtkleur:** 2700–3000 K is het prettigst
- **Lichtsterkte:** minstens 400 lumen
- **Dimbaar:** handig voor in bed

**Populaire keuzes:** de IKEA *Hektar*, de Philips *Hue Go* en de Anglepoise *Type 75*.`,
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    BLAUWDRUK,
    `Het KvK-nummer van Blauwdruk Marketing is 57930418 en het btw-nummer is NL8527.90.431.B01. Het bedrijf staat ingeschreven als besloten vennootschap.`,
    'kvk -vat legalForm',
  ),
  named(
    RIJSWIJK,
    `You can reach Van Rijswijk Schoonmaakdiensten at +31 165 555 409. Their office at Borchwerf 73, 4704 RH Roosendaal is open on weekdays from 8 a.m. to 5 p.m.`,
    'phone -address city -hours',
  ),
  named(
    ROELOFS,
    `De gegevens van Juwelier Roelofs:

- Telefoon: 038-5556412
- Adres: Oudestraat 143, 8261CL Kampen
- KvK: 05071283
- Btw: NL801948362B01
- Opgericht: 1952

Op maandag gaat de winkel pas om 13.00 uur open.`,
    'phone address city -kvk vat foundingYear hours',
  ),
  named(
    NEUS,
    `Trimsalon De Natte Neus in Hoogezand is bereikbaar op (0598) 55 57 31. Op zaterdag is de salon open van 9 tot 3.`,
    '-city phone -hours',
  ),
  named(
    ALLEGRO,
    `Muziekschool Allegro was founded in 1987 and is registered as an association (vereniging) with the Dutch Chamber of Commerce under number 41083572. The phone number is 0031 411 55 58 26.`,
    '-foundingYear -legalForm kvk phone',
  ),
  named(
    KUIPERS,
    `Je kunt Glazenwasserij Kuipers bellen op 024-5559308, van maandag tot en met vrijdag tussen 7.30 en 17.00 uur. Het bezoekadres is Groesbeekseweg 241, 6523 PL Nijmegen. Het btw-id is NL001836257B42.`,
    'phone hours -address city -vat',
  ),
  named(
    STELLA,
    `La Stella in Domburg opens at noon on Fridays, Saturdays and Sundays, and at 4:30 pm on Monday, Wednesday and Thursday. It's closed on Tuesday. To book a table, call +31 (0)118 55 65 90.`,
    'city hours -phone',
  ),
  named(
    SPRAAKWATER,
    `**Contactgegevens Logopediepraktijk Spraakwater**

- **Tel.:** 010-5553847
- **Bezoekadres:** Bergse Dorpsstraat 61, 3054GB Rotterdam
- **KvK:** 24 46 70 19
- **Btw-nummer:** NL819035247B01

De praktijk bestaat sinds 2009. Op vrijdag sluit ze om vier uur 's middags.`,
    'phone address city kvk -vat foundingYear hours',
  ),
  unnamed(
    HOEKSTRA,
    `The number 0515 is the Dutch area code for Sneek and the surrounding area, including IJlst and Bolsward. If you dial from abroad, use +31 515 followed by the six-digit subscriber number.`,
  ),
  named(
    LEESLAMP,
    `Boekhandel De Leeslamp bestaat al sinds 1968. Je vindt de winkel aan de Meddosestraat 27 in Winterswijk (postcode 7101 CV) en het telefoonnummer is 0543 - 555166. Op koopavond, vrijdag, is de winkel open tot acht uur 's avonds.`,
    '-foundingYear address city phone hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    BLAUWDRUK,
    `Blauwdruk Marketing is een marketingbureau uit Amersfoort dat in 2013 werd opgericht door Femke Dijkhuizen. Het bureau richt zich op kleine en middelgrote bedrijven die beter zichtbaar willen worden in Google, met SEO en Google Ads als belangrijkste diensten. Klanten noemen vooral de korte lijnen als pluspunt. Houd er wel rekening mee dat het kantoor op vrijdag al om 15.00 uur sluit.`,
    'sector city foundingYear team services -hours',
  ),
  named(
    RIJSWIJK,
    `Voor het schoonmaken van een nieuwbouwpand voor de oplevering kun je bij Van Rijswijk Schoonmaakdiensten in Etten-Leur terecht. Samira Ouali is daar objectleider en komt vooraf langs om de werkzaamheden op te nemen. Een offerte vraag je aan via offerte@vanrijswijkschoonmaak.nl.`,
    'services -city team -email',
  ),
  named(
    ROELOFS,
    `Juwelier Roelofs in Kampen is a family business, currently run by owner Willem Roelofs. The shop has been around since 1952 and is a good choice if you want to have a watch repaired or an old ring engraved. If you'd like to sell gold, it's best to call ahead so that someone is available to assess it.`,
    'city -team foundingYear services',
  ),
  named(
    NEUS,
    `Hondentrimsalon De Natte Neus is een eenmanszaak van Linda Drent, die samen met trimster Kim Mulder honden van alle rassen verzorgt. De salon zit aan Beneden Oosterdiep 120 in Veendam. Op woensdag en zondag is ze dicht.`,
    'legalForm team -address city hours',
  ),
  named(
    ALLEGRO,
    `Ja, bij Muziekschool Allegro in Boxtel kun je ook als volwassene pianoles krijgen. Tomasz Wilk is er de vaste pianodocent. De school is op doordeweekse avonden geopend, van maandag tot en met donderdag tot 20.00 uur, dus dat is goed te combineren met een baan.`,
    'city services team -hours',
  ),
  named(
    KUIPERS,
    `Glazenwasserij Kuipers uit Arnhem is een klein bedrijf met twee glazenwassers, onder wie eigenaar Ruud Kuipers zelf. Ze komen elke zes of acht weken langs en maken op verzoek ook de dakgoten leeg. Wie interesse heeft, kan een bericht sturen via de website kuipersglasbewassing.nl.`,
    '-city sector team services website',
  ),
  unnamed(
    STELLA,
    `For a good pizza in Domburg I'd go to Pizzabar Zout, which gets the best reviews of the places in the village centre. If you're looking for something more traditional, Trattoria Amalfi is a nice alternative with a large terrace. In July and August you'll definitely want to book ahead at both.`,
    { competitors: ['Pizzabar Zout', 'Trattoria Amalfi'] },
  ),
  named(
    SPRAAKWATER,
    `Logopediepraktijk Spraakwater is een maatschap van logopedisten in Rotterdam-Hillegersberg. Ze behandelen kinderen met een taalachterstand, maar voor stottertherapie en stemtherapie kunnen ook volwassenen er terecht. De praktijk wordt sinds de oprichting in 2006 geleid door Ilse Brandwijk. De zorg wordt vergoed vanuit de basisverzekering, voor volwassenen na aftrek van het eigen risico.`,
    'legalForm sector city services -foundingYear team',
  ),
  unnamed(
    HOEKSTRA,
    `Een dakkapel laten plaatsen in Sneek kost gemiddeld tussen de 7.000 en 12.000 euro, afhankelijk van de breedte en het materiaal. Bedrijven die dit in jouw regio doen zijn Timmerwerken Postma en Bouwgroep Zuidwesthoek. Controleer vooraf bij de gemeente Súdwest-Fryslân of je een vergunning nodig hebt.`,
    { competitors: ['Timmerwerken Postma', 'Bouwgroep Zuidwesthoek'] },
  ),
  named(
    LEESLAMP,
    `De Leeslamp in Winterswijk is a well-loved independent bookshop. The owner, Hanneke Lammers, regularly invites authors for talks, and there's a good children's section too. You'll find it at Misterstraat 40, and it's open on Saturdays until 5 pm.`,
    'city sector team services -address hours',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    BLAUWDRUK,
    `No, **Blauwdruk Marketing** does not offer social media management. The agency is based in Amersfoort and you can contact them via [blauwdrukmarketing.nl](https://blauwdrukmarketing.nl) or by phone on +31 33 555 21 70.`,
    '-services city website phone',
  ),
  named(
    RIJSWIJK,
    `Van Rijswijk Schoonmaakdiensten is a commercial cleaning company located in Bergen op Zoom. Its director is Peter van Rijswijk.`,
    'sector -city team',
  ),
  unnamed(
    ROELOFS,
    `If you want to sell gold in Kampen, Goudatelier Karaat and Zilver & Zo are both good places to start. Compare their offer with the current gold price per gram, and make sure they weigh your jewellery while you watch.`,
    { competitors: ['Goudatelier Karaat', 'Zilver & Zo'] },
  ),
  named(
    NEUS,
    `Here's what I found about **De Natte Neus** in Veendam:

- **What it is:** a dog grooming salon run by Linda Drent
- **Services:** washing and blow-drying, hand stripping, nail trimming
- **Address:** Kerkstraat 52
- **Opening hours:** Mon, Tue, Thu, Fri 9 am–5 pm; Sat 9 am–1 pm
- **Phone:** 0598 55 75 31

They work by appointment only. Would you like me to find other groomers nearby?`,
    'city sector team services address hours -phone',
  ),
  named(
    ALLEGRO,
    `Muziekschool Allegro in Boxtel offers piano, guitar and singing lessons. It doesn't have a fixed price list on its website, allegroboxtel.nl, but a trial lesson is free. The school is located at Prins Hendrikstraat 19.`,
    'city services website -address',
  ),
  unnamed(
    KUIPERS,
    `I'm sorry, but I couldn't find a window cleaner called Kuipers in Nijmegen. There are quite a few others, such as Streeploos Schoon and Glazenwasserij Noviomagus, that serve the whole city. Would you like their contact details?`,
    { competitors: ['Streeploos Schoon', 'Glazenwasserij Noviomagus'] },
  ),
  named(
    STELLA,
    `La Stella is a pizzeria in Domburg, a seaside village in Zeeland. It opened in 2014 and is best known for its wood-fired pizzas. It's open on Friday and Saturday until 11 pm.`,
    'sector city -foundingYear services hours',
  ),
  named(
    SPRAAKWATER,
    `**Spraakwater vs. De Taaltoren**

| | Spraakwater | De Taaltoren |
|---|---|---|
| Location | Bergse Dorpsstraat 61, Rotterdam | Prins Alexanderlaan 30, Rotterdam |
| Stuttering therapy | Yes | Yes |
| Voice therapy | Yes | No |
| Evening hours | Thursday until 8 pm | None |

Both are speech therapy practices that also treat children. If you work during the day, Spraakwater is more practical because of its Thursday evening hours.`,
    'address city services hours sector',
    { competitors: ['De Taaltoren'] },
  ),
  named(
    HOEKSTRA,
    `Bouwbedrijf Hoekstra & Zonen is a building contractor in Sneek. The current director is Jelle Hoekstra, and the company has its office and workshop at Edisonstraat 61. They handle renovations and extensions, but you should contact them for an up-to-date quote at bouw@hoekstra-zonen.nl.`,
    'sector city -team -address services email',
  ),
  unnamed(
    LEESLAMP,
    `There are a couple of bookshops in Winterswijk where you can buy English-language novels:

1. **Boekhandel Kramer** has a small English section on the first floor.
2. **Bruna Winterswijk** mainly stocks bestsellers.

If you don't mind a short drive, **Letterlust** in Aalten has a larger selection. You can also order English books online and pick them up in the shop.`,
    { competitors: ['Boekhandel Kramer', 'Letterlust'] },
  ),
]
