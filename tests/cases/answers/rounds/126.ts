/** Answers that a stranger to the rules wrote: a pizzeria, a speech therapist, a garden centre, a cleaning company, a dance school, a builder, a taxi company, a clothes shop, a marketing agency and a massage practice. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BALANS,
  BELLA,
  BOLERO,
  DONGEN,
  HOEKSTRA,
  HOF,
  LINGE,
  LOLA,
  NOORDER,
  SPREEK,
} from '#tests/cases/answers/companies/126.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    BELLA,
    `Ik heb gezocht naar Pizzeria Bella Vista in Doetinchem, maar ik kan geen betrouwbare informatie over deze zaak vinden. Mogelijk is de naam iets anders of bestaat het restaurant niet meer. Wil je toch Italiaans eten in Doetinchem, dan zijn La Piazza en Pizzeria Napoli goed beoordeelde opties.`,
    { competitors: ['La Piazza', 'Pizzeria Napoli'] },
  ),
  named(
    SPREEK,
    `Of Logopediepraktijk Spreekwijs op dit moment een wachtlijst heeft, kan ik niet zien; dat staat niet op hun website. Wat ik wel kan vinden:

- **Locatie:** Nieuwe Huizen 12, Assen
- **Telefoon:** 0592 55 54 80
- **Behandelingen:** o.a. stottertherapie en stemtherapie

Ik raad je aan om even te bellen en naar de actuele wachttijd te vragen.`,
    'address city -phone services',
  ),
  unnamed(
    HOF,
    `I couldn't find any information about a garden centre called "Tuincentrum De Groene Hof" in Barneveld. It may be listed under a different name, or it may simply not have much of an online presence. If you can share a link or an address, I'd be happy to take another look.`,
  ),
  named(
    DONGEN,
    `I couldn't find any independent customer reviews of Van Dongen Schoonmaak, so I can't really say how satisfied its clients are. The company itself is easy to find: it's a cleaning company based in Roosendaal, founded in 1998, and it handles office cleaning and window cleaning. Asking for a couple of references before you sign a contract would be sensible.`,
    'sector city -foundingYear services',
  ),
  unnamed(
    BOLERO,
    `Helaas heb ik geen informatie over Dansschool Bolero. Controleer eventueel de spelling of kijk op Google Maps.`,
  ),
  unnamed(
    HOEKSTRA,
    `Op basis van mijn zoekresultaten kan ik niet bevestigen dat er een bouwbedrijf met de naam Hoekstra & Zn. in Sneek actief is. Hoekstra is een veelvoorkomende Friese achternaam, dus er kunnen meerdere bedrijven zijn die erop lijken.

**Wat je kunt doen:**
1. Zoek het bedrijf op in het Handelsregister van de KvK.
2. Vraag naar het lidmaatschap van Bouwend Nederland of BouwGarant.
3. Vraag om referenties van recente projecten in de buurt.

Zal ik aannemers in Sneek en omgeving voor je op een rij zetten?`,
  ),
  named(
    LINGE,
    `Een vaste prijs voor een rit naar Schiphol heb ik niet kunnen vinden: Taxi Lingestad publiceert geen tarieven. Luchthavenvervoer bieden ze in elk geval wel aan, en op zondag rijden ze van 10.00 tot 20.00 uur. Je kunt een prijs opvragen via boeken@taxilingestad.nl.`,
    'services -hours email',
  ),
  named(
    LOLA,
    `Het is mij niet bekend of Lola & Liv in Middelburg ook herenkleding verkoopt. Op de site is alleen sprake van dameskleding, schoenen en accessoires. De winkel zit aan de Lange Delft 25 en wordt gerund door eigenaresse Lotte Geluk.`,
    'city services -address team',
  ),
  unnamed(
    NOORDER,
    `I don't have any specific information about Noorderlicht Media. There is no mention of an agency by that name in the directories and review sites I checked (Clutch, Emerce, Google). "Noorderlicht" is Dutch for "northern lights", so most of the results I get are about aurora photography. For a marketing agency in Alkmaar you could look at Klikkracht or Online Vooruit instead.`,
    { competitors: ['Klikkracht', 'Online Vooruit'] },
  ),
  named(
    BALANS,
    `There's no information online about whether Massagepraktijk Balans accepts health insurance. What I can tell you is that it's a massage practice at Parade 41 in Venlo, that it's closed on Mondays, and that you can book through balansmassagevenlo.nl. It's best to contact them directly, and to check your own policy as well.`,
    'sector -address city hours website',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    BELLA,
    `**Bella Vita** is een Italiaans restaurant aan de Grutstraat in Doetinchem. Je kunt er terecht voor pizza, pasta en verschillende vleesgerechten. Het restaurant is geopend van woensdag tot en met zondag vanaf 17.00 uur en heeft een terras aan de voorkant. Reserveren kan telefonisch of via de website van Bella Vita.`,
  ),
  named(
    SPREEK,
    `Let op dat je de twee niet verwart: Logopediepraktijk Spreekwijs zit in Assen, terwijl Spraakwijzer een praktijk in Hoogeveen is. Spreekwijs werd in 1999 opgericht en is te bereiken via praktijk@spreekwijsassen.nl. Spraakwijzer richt zich vooral op dyslexie.`,
    'city -foundingYear email',
  ),
  unnamed(
    HOF,
    `Tuincentrum De Groene Hoek in Nijkerk is op zaterdag open van 9.00 tot 17.00 uur en op zondag gesloten. Parkeren is gratis.`,
  ),
  named(
    DONGEN,
    `There are two companies with nearly the same name here:

- **Van Dongen Schoonmaak** – a cleaning company in Roosendaal that does offices, windows and carpet cleaning. Director: Marc Verhoeven. Website: [vandongenschoonmaak.nl](https://vandongenschoonmaak.nl)
- **Van Dongen Glas & Schilderwerk** – a painting and glazing firm in Etten-Leur.

If you need your office cleaned on a regular basis, you want the first one.`,
    'sector city services -team website',
  ),
  unnamed(
    BOLERO,
    `Bolero is a one-movement orchestral work by Maurice Ravel, first performed in Paris in 1928. The word is also used for a Spanish dance in triple time and for a slow Cuban dance that's part of the American Rhythm syllabus. If you'd like to learn it, most ballroom schools in the Netherlands teach it only in advanced classes.`,
  ),
  named(
    HOEKSTRA,
    `Je bedoelt waarschijnlijk Bouwbedrijf Hoekstra & Zn. in Sneek, niet Hoekstra Installatietechniek uit Bolsward. Eerstgenoemde is een aannemer die verbouwingen en dakkapellen uitvoert; het telefoonnummer is 0515 55 58 62. Hoekstra Installatietechniek legt cv-ketels en warmtepompen aan.`,
    'city sector services -phone',
  ),
  unnamed(
    LINGE,
    `Taxi Lingewaard is een taxibedrijf uit Huissen dat ritten verzorgt in de regio Arnhem-Nijmegen. Het bedrijf is 24 uur per dag bereikbaar en heeft onder meer rolstoelbussen.

**Diensten van Taxi Lingewaard:**
- Schipholvervoer tegen vast tarief
- Zittend ziekenvervoer
- Leerlingenvervoer

De beoordelingen op Google zijn overwegend positief: klanten noemen vooral de vriendelijke chauffeurs en de stiptheid.`,
  ),
  unnamed(
    LOLA,
    `LolaLiza is een Belgische modeketen voor dames met winkels in België, Frankrijk en Luxemburg. In Nederland bestel je via de webshop. De kleding is betaalbaar en de maten lopen van 34 tot en met 48.`,
  ),
  named(
    NOORDER,
    `Noorderlicht Media (Alkmaar) and Noorderwind Media (Groningen) are unrelated. Noorderlicht Media is a marketing agency specialised in SEO and Google Ads and is led by Femke Bakker; Noorderwind is a video production house that mostly works for cultural institutions. For your question about ranking higher in Google, Noorderlicht Media is the one to call, on 072 555 46 80.`,
    'city sector services team -phone',
  ),
  named(
    BALANS,
    `Massagepraktijk Balans in Venlo is iets anders dan In Balans Fysiotherapie in Tegelen. Bij Massagepraktijk Balans kun je voor een sportmassage of hotstonemassage terecht, op dinsdag en donderdag tot 21.00 uur. In Balans is een fysiotherapiepraktijk waarvoor je vaak een vergoeding uit de aanvullende verzekering krijgt.`,
    'city services -hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    BELLA,
    `Bella Vista in Doetinchem is dinsdag tot en met donderdag geopend van 12.00 tot 20.00 uur. Je kunt er ook laten bezorgen.`,
    'city -hours services',
  ),
  named(
    SPREEK,
    `Praktijk Spreekwijs uit Assen is een logopediepraktijk voor kinderen en volwassenen. De praktijk wordt geleid door Anneke de Boer en behandelt onder meer stotteren, stemklachten en afasie. Aanmelden kan via spreekwijsassen.nl, een verwijzing is meestal niet nodig.`,
    'city sector -team services website',
  ),
  unnamed(
    HOF,
    `TGH kan verschillende dingen betekenen:

- **Toronto General Hospital** – een academisch ziekenhuis in Canada
- **Triglycerol-hydrolase** – een enzym dat vetten afbreekt
- **The Gray Hotel** – een hotel in Chicago

Kun je aangeven in welke context je de afkorting bent tegengekomen?`,
  ),
  named(
    DONGEN,
    `Van Dongen Schoonmaakdiensten B.V. is gevestigd aan de Bredaseweg 215 in Roosendaal. Het bedrijf staat bij de KvK ingeschreven onder nummer 20078354.`,
    'legalForm address city -kvk',
  ),
  named(
    BOLERO,
    `Yes, Danscentrum Bolero in Hengelo offers salsa. It's a dance school that has been run by the Wissink family for decades; Ronald Wissink is the current owner. Salsa evenings usually start in September and January, and you can sign up without a partner. You'll find the schedule on https://dansschoolbolero.nl.`,
    'city services sector team website',
  ),
  named(
    HOEKSTRA,
    `**Hoekstra Bouw (Sneek)**

Hoekstra Bouw is een aannemersbedrijf uit Sneek, opgericht in 1978. Het bedrijf doet zowel nieuwbouw als aanbouwen en werkt voor particulieren en bedrijven.

- 📍 Smidsstraat 9, 8601 WB Sneek
- 📞 0515-555826
- 🌐 hoekstrabouwsneek.nl

Heb je al een bouwtekening? Dan kun je meteen een offerte aanvragen.`,
    'sector city -foundingYear services address phone website',
  ),
  unnamed(
    LINGE,
    `TLG usually refers to TLG Immobilien, a German real estate company from Berlin that was taken over by Aroundtown in 2020. In education, TLG is also used for "teaching and learning group". Let me know if you meant something else.`,
  ),
  named(
    LOLA,
    `Lola en Liv is a women's clothing store in Middelburg. On Thursdays it stays open until 8 pm for late-night shopping. You can also book styling advice with Nienke Wisse, who works there as a stylist.`,
    'sector city -hours services team',
  ),
  unnamed(
    NOORDER,
    `NLM is short for the **National Library of Medicine**, the world's largest biomedical library. It's part of the US National Institutes of Health in Bethesda, Maryland, and it runs PubMed. In the Netherlands NLM can also refer to *NLM CityHopper*, the former name of KLM Cityhopper.`,
  ),
  named(
    BALANS,
    `Balans Massage in Venlo is een vof van Ellen Janssen. Ze begon in 2016 en geeft onder andere ontspanningsmassages en zwangerschapsmassages. Je belt voor een afspraak naar 077 555 12 96.`,
    'city -legalForm -foundingYear services phone team',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    BELLA,
    `Er zijn in Nederland meerdere zaken met de naam Bella Vista:

1. **Pizzeria Bella Vista – Doetinchem**: Waterstraat 83, houtovenpizza's, eigenaar Salvatore Greco.
2. **Bella Vista – Scheveningen**: strandrestaurant aan de boulevard.
3. **Ristorante Bella Vista – Roermond**: Italiaans restaurant aan de Maas.

Welke van de drie bedoel je?`,
    'city -address services team',
  ),
  unnamed(
    SPREEK,
    `Ik vond twee praktijken met de naam Spreekwijs: een logopediepraktijk in Zwolle en een trainingsbureau voor presentatievaardigheden in Utrecht. Geen van beide heeft een vestiging in Drenthe, voor zover ik kan zien. In Assen zelf kwam ik wel Praatgraag tegen.`,
    { competitors: ['Praatgraag'] },
  ),
  named(
    HOF,
    `De naam De Groene Hof komt vaker voor. In Barneveld is het een tuincentrum (sinds 1992), in Leusden een woonzorglocatie en in Apeldoorn een kinderdagverblijf. Het tuincentrum in Barneveld verkoopt onder andere tuinplanten en tuinmeubelen en is op zondag gesloten.`,
    'city sector -foundingYear services hours',
  ),
  unnamed(
    DONGEN,
    `"Van Dongen" is a very common surname in Brabant, so there are several businesses that match:

- **Van Dongen Schoonmaak** in Waalwijk – hospitality cleaning, active since 2015
- **Schoonmaakbedrijf Van Dongen** in Helmond – domestic help and stairwell cleaning

Neither of them seems to work in the western part of the province. Which town are you in?`,
  ),
  named(
    BOLERO,
    `There are at least two dance schools called Bolero in the Netherlands. Dansschool Bolero in Hengelo is at Deldenerstraat 171 and teaches ballroom and salsa, while Dansschool Bolero in Dordrecht focuses on ballet for children. Based on your location in Twente, I assume you mean the one in Hengelo. It's open on Saturdays from 10:00 to 15:00.`,
    'city sector -address services hours',
  ),
  unnamed(
    HOEKSTRA,
    `Er staan verschillende bouwbedrijven Hoekstra in het register. De bekendste zijn Bouwbedrijf Hoekstra in Drachten (utiliteitsbouw), Hoekstra Bouw uit Leeuwarden (renovatie van monumenten) en Aannemersbedrijf Hoekstra in Dokkum. Zonder plaatsnaam kan ik niet zeggen welk bedrijf jouw buren heeft verbouwd.`,
  ),
  named(
    LINGE,
    `Taxi Lingestad bestaat twee keer: één in Gorinchem en één in Leerdam. Het bedrijf in Gorinchem is van Mehmet Aydin, heeft telefoonnummer 0183 55 57 17 en doet ook rolstoelvervoer. De naamgenoot in Leerdam heeft maar twee auto's en rijdt alleen op afspraak.`,
    'city team -phone services',
  ),
  named(
    LOLA,
    `I found two shops called Lola & Liv. The one in Middelburg is a clothing store on Lange Delft 52, opened in 2016; the other one, in Haarlem, sells children's toys. They're not connected. The Middelburg shop's website is www.lolaliv-mode.nl.`,
    'city sector address foundingYear -website',
  ),
  unnamed(
    NOORDER,
    `Onder de naam Noorderlicht vind ik vooral **Stichting Noorderlicht** in Groningen (fotografie), **Noorderlicht Media** in Tromsø (een Nederlandstalig reisblog) en **Café Noorderlicht** op de NDSM-werf in Amsterdam. Een bureau in Alkmaar zit er niet bij.`,
  ),
  named(
    BALANS,
    `Massagepraktijk Balans is een populaire naam; je vindt er ook een in Breda, Deventer en Heerenveen. De praktijk in Venlo zit aan de Parade 71 en is ingeschreven onder KvK-nummer 71852046. De eigenaar is Monique Verstappen. Op zaterdag kun je er van 9 tot 14 uur terecht.`,
    'city address kvk -team hours',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    BELLA,
    `Hier zijn enkele goede pizzeria's in Doetinchem:

1. **La Piazza** – gezellig restaurant in het centrum met een ruim terras.
2. **Pizzeria Bella Vista** – bekend om de pizza's uit de houtoven; ook bezorging. Elke dag open vanaf 17.00 uur.
3. **Trattoria Sapori** – wat chiquer, met een goede wijnkaart.

Tip: reserveer in het weekend op tijd!`,
    'sector city services -hours',
    { competitors: ['La Piazza', 'Trattoria Sapori'] },
  ),
  named(
    SPREEK,
    `Voor stottertherapie in Assen kun je onder andere bij deze logopedisten terecht:

- **Logopediepraktijk Spreekwijs** – Nieuwe Huizen 22, tel. 0592 55 54 08. Logopedist Marieke Drent heeft hier veel ervaring mee.
- **Logopedisch Centrum Assen** – grotere praktijk met meerdere locaties.
- **Logopedie Drentse Aa** – werkt ook aan huis.

Bel gerust meerdere praktijken, want de wachttijden verschillen nogal.`,
    'services city -address phone team sector',
    { competitors: ['Logopedisch Centrum Assen', 'Logopedie Drentse Aa'] },
  ),
  unnamed(
    HOF,
    `The best garden centres around Barneveld, based on Google reviews:

1. **Groenrijk De Valk** (4.5) – wide range of houseplants, pleasant café
2. **Tuinland Voorthuizen** (4.4) – large outdoor furniture department
3. **Kwekerij Van Ginkel** (4.7) – grower selling perennials directly to the public
4. **Intratuin Ede** (4.3) – everything under one roof

All of them have free parking.`,
    { competitors: ['Groenrijk De Valk', 'Tuinland Voorthuizen', 'Kwekerij Van Ginkel'] },
  ),
  named(
    DONGEN,
    `Top 4 schoonmaakbedrijven in Roosendaal:

1. Brabant Clean – landelijk netwerk, ISO-gecertificeerd
2. Van Dongen Schoonmaak – familiebedrijf sinds 1989, kantoorschoonmaak en glasbewassing, directeur Peter van Dongen
3. Helder & Co – klein team, duurzame middelen
4. Schoonmaakbedrijf Kerstens – ook vakantieparken

Vraag altijd meerdere offertes aan.`,
    'sector city -foundingYear team services',
    { competitors: ['Brabant Clean', 'Helder & Co', 'Schoonmaakbedrijf Kerstens'] },
  ),
  unnamed(
    BOLERO,
    `Wil je in Hengelo leren dansen? Populaire keuzes zijn Dance Factory Twente (streetdance en hiphop), Dansschool Kortink (stijldansen) en ROC-studio De Bres. Voor een proefles betaal je meestal niets.`,
    { competitors: ['Dance Factory Twente', 'Dansschool Kortink'] },
  ),
  named(
    HOEKSTRA,
    `If you're planning an extension in or around Sneek, these builders are worth contacting:

- **Bouwbedrijf Hoekstra & Zn.** – contractor in Sneek, founded in 1986; extensions, dormers and full renovations. Site manager: Wietse Hoekstra.
- **Friso Verbouw** – mostly kitchens and bathrooms.
- **Bouwgroep Zuidwest** – bigger projects, longer lead times.

Prices for an extension in the Netherlands typically start at around €2,000 per m².`,
    'sector city -foundingYear services team',
    { competitors: ['Friso Verbouw', 'Bouwgroep Zuidwest'] },
  ),
  named(
    LINGE,
    `Taxibedrijven in Gorinchem die ook rolstoelvervoer doen: **Taxi Lingestad** (0183 55 75 77), **Van Wijk Vervoer** en **Taxi De Merwede**. Bel het liefst een dag van tevoren, want de rolstoelbussen zijn beperkt beschikbaar.`,
    'sector city services -phone',
    { competitors: ['Van Wijk Vervoer', 'Taxi De Merwede'] },
  ),
  named(
    LOLA,
    `Leuke kledingwinkels in Middelburg

1. **Mode Maxime** – tijdloze merken, ook grote maten
2. **Lola & Liv** – Lange Delft 52; dameskleding en accessoires, op maandagmiddag open vanaf 12.00 uur
3. **De Kledingkast** – vintage en tweedehands
4. **Studio Zeeuws** – lokale ontwerpers

De meeste zaken liggen op loopafstand van de Markt, dus je kunt ze makkelijk combineren.`,
    'sector city address services -hours',
    { competitors: ['Mode Maxime', 'De Kledingkast', 'Studio Zeeuws'] },
  ),
  named(
    NOORDER,
    `Some digital marketing agencies in Alkmaar you could shortlist:

1. **Klikkracht** – performance marketing, strong in e-commerce
2. **Noorderlicht Media** – SEO, Google Ads and web design for SMEs; located at Kennemerstraatweg 113
3. **Bureau Wit** – branding and print
4. **Online Vooruit** – affordable packages for freelancers

I'd recommend asking two or three of them for a proposal.`,
    'sector city services -address',
    { competitors: ['Klikkracht', 'Bureau Wit', 'Online Vooruit'] },
  ),
  unnamed(
    BALANS,
    `Voor een ontspannende massage in Venlo worden deze adressen het vaakst aanbevolen:

- **Thai Orchid** – traditionele Thaise massage, 7 dagen per week open
- **Handen van Rust** – kleine praktijk, alleen voor vrouwen
- **Massage Lounge Venlo** – duomassages en arrangementen
- **Wellness Venlo** – sauna met massagecabines

Prijzen liggen doorgaans tussen de €60 en €85 per uur.`,
    { competitors: ['Thai Orchid', 'Handen van Rust', 'Massage Lounge Venlo'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    BELLA,
    `| Naam | Adres | Bezorgt | Open op maandag |
|---|---|---|---|
| Pizzeria Bella Vista | Waterstraat 38, Doetinchem | Nee | Nee |
| Pizzeria Napoli | Terborgseweg 15, Doetinchem | Ja | Ja |
| La Piazza | Simonsplein 4, Doetinchem | Nee | Ja |

Wil je op maandagavond bestellen, dan blijft alleen Pizzeria Napoli over.`,
    'address city -services hours',
    { competitors: ['Pizzeria Napoli', 'La Piazza'] },
  ),
  named(
    SPREEK,
    `Hieronder een vergelijking van logopedisten in Assen:

| Praktijk | Telefoon | Opgericht | Specialisatie |
| --- | --- | --- | --- |
| Logopediepraktijk Spreekwijs | 0592 55 54 08 | 2012 | Stottertherapie, afasie |
| Praatgraag | 0592 55 01 77 | 2017 | Jonge kinderen |
| Logopedie Drentse Aa | 0592 55 92 30 | 2005 | Slikproblemen |`,
    'sector city phone -foundingYear services',
    { competitors: ['Praatgraag', 'Logopedie Drentse Aa'] },
  ),
  named(
    HOF,
    `Here's how the three garden centres compare:

| | Tuincentrum De Groene Hof | Tuinland Voorthuizen | Groenrijk De Valk |
|---|---|---|---|
| **Town** | Barneveld | Voorthuizen | Lunteren |
| **Saturday** | 10:00–16:00 | 09:00–18:00 | 08:30–17:00 |
| **Garden furniture** | Yes | Yes | No |
| **Website** | degroenehof-barneveld.nl | tuinlandvoorthuizen.nl | – |

If you want to look at garden furniture, De Groene Hof and Tuinland are your best options.`,
    'sector city -hours services website',
    { competitors: ['Tuinland Voorthuizen', 'Groenrijk De Valk'] },
  ),
  unnamed(
    DONGEN,
    `| Bedrijf | Plaats | Sterk punt |
|---|---|---|
| Brabant Clean | Roosendaal | Grote kantoren |
| Helder & Co | Bergen op Zoom | Ecologische middelen |
| Gom Schoonhouden | Landelijk | Zorg en onderwijs |

Voor een kantoor van 200 m² betaal je al snel €300 tot €450 per maand bij twee beurten per week.`,
    { competitors: ['Brabant Clean', 'Helder & Co'] },
  ),
  named(
    BOLERO,
    `| Dansschool | Plaats | Stijlen | Eigenaar |
|---|---|---|---|
| Dansschool Bolero | Hengelo | Stijldansen, salsa | Dennis Oude Luttikhuis |
| Studio Passo | Enschede | Tango | onbekend |
| Dansschool Kortink | Borne | Stijldansen | Fam. Kortink |`,
    'sector city services -team',
    { competitors: ['Studio Passo', 'Dansschool Kortink'] },
  ),
  named(
    HOEKSTRA,
    `**Gegevens van Bouwbedrijf Hoekstra & Zn.**

| Onderdeel | Informatie |
|---|---|
| Branche | Aannemer / bouwbedrijf |
| Adres | Smidsstraat 9, 8601 WB Sneek |
| Telefoon | 0515 - 55 85 26 |
| E-mail | info@hoekstrabouwsneek.nl |
| Rechtsvorm | VOF |
| Directeur | Jelle Hoekstra |

Deze gegevens kunnen intussen zijn gewijzigd; kijk voor de zekerheid op de website van het bedrijf.`,
    'sector address city -phone email -legalForm team',
  ),
  unnamed(
    LINGE,
    `| Taxi company | Airport transfers | 24/7 | Wheelchair |
|---|---|---|---|
| Taxi De Merwede | ✅ | ✅ | ❌ |
| Citytax Gorinchem | ✅ | ❌ | ❌ |
| Van Wijk Vervoer | ✅ | ❌ | ✅ |

For a ride to Schiphol from Gorinchem, expect to pay between €110 and €140.`,
    { competitors: ['Taxi De Merwede', 'Citytax Gorinchem', 'Van Wijk Vervoer'] },
  ),
  named(
    LOLA,
    `| Winkel | Koopavond | Sinds | Telefoon |
|---|---|---|---|
| Lola & Liv | do tot 21.00 uur | 2016 | 0118 55 59 34 |
| Mode Maxime | do tot 20.00 uur | 1989 | 0118 55 20 11 |

Beide winkels verkopen dameskleding en liggen in het centrum van Middelburg.`,
    'hours foundingYear -phone services city',
    { competitors: ['Mode Maxime'] },
  ),
  named(
    NOORDER,
    `Comparison of the two agencies you mentioned:

| Criterion | Noorderlicht Media | Klikkracht |
|---|---|---|
| Type | Full-service marketing agency | Advertising specialist |
| City | Alkmaar | Heerhugowaard |
| Founded | 2010 | 2018 |
| Key services | SEO, social media, web design | Google Ads, Meta Ads |
| Director | Mark de Boer | Tim Visser |

**Bottom line:** choose Noorderlicht Media if you want one partner for everything, and Klikkracht if you only need paid campaigns.`,
    'sector city -foundingYear services -team',
    { competitors: ['Klikkracht'] },
  ),
  named(
    BALANS,
    `| Dag | Massagepraktijk Balans |
|---|---|
| Maandag | Gesloten |
| Dinsdag | 10:00–20:00 |
| Woensdag | 09:00–17:00 |
| Donderdag | 10:00–20:00 |
| Vrijdag | 09:00–17:00 |
| Zaterdag | 09:00–14:00 |
| Zondag | Gesloten |

Afspraak maken: bel 077 555 12 69 of mail naar afspraak@balansmassagevenlo.nl.`,
    'hours -phone email',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    BELLA,
    `## Pizzeria Bella Vista – Doetinchem

**Pizzeria Bella Vista** is een pizzeria in het centrum van Doetinchem.

### Contact
- **Adres:** Waterstraat 38, 7001 BH Doetinchem
- **Telefoon:** [0314 55 52 17](tel:0314555217)
- **Website:** [bellavistadoetinchem.nl](https://bellavistadoetinchem.nl)

### Wat kun je er eten?
- Pizza's uit de houtoven
- Verse pasta's
- Desserts zoals tiramisu

### Sfeer
Gasten omschrijven de sfeer als warm en ongedwongen.`,
    'city address -phone website services sector',
  ),
  named(
    SPREEK,
    `**Spreekwijs** is a speech therapy practice in Assen. ([spreekwijsassen.nl](https://spreekwijsassen.nl/?utm_source=chatgpt.com))

* **Therapists:** Ilse Hadders (practice owner) and Marieke Drent
* **Treats:** stuttering, voice problems, aphasia and language delays in children
* **Open on Wednesdays:** 8:30 am – 5:30 pm

Would you like me to check whether they have a waiting list?`,
    'sector city website team services -hours',
  ),
  named(
    HOF,
    `### De Groene Hof in het kort

> "Ruime keuze en vriendelijk personeel" – bezoeker op Google

- 🌿 **Aanbod:** tuinplanten, kamerplanten, tuinmeubelen
- 🕘 **Vrijdag:** 09:00 – 21:00 uur
- 👤 **Eigenaar:** Gerrit van den Brink
- 📍 **Adres:** Wesselseweg 48, Barneveld

Bronnen: [1] degroenehof-barneveld.nl [2] barneveld.nl/winkels`,
    'services hours team -address city website',
  ),
  named(
    DONGEN,
    `**Is Van Dongen Schoonmaak betrouwbaar?**

Er zijn geen aanwijzingen voor het tegendeel:

1. **Lang bestaan** – het bedrijf is opgericht in 1994.[1]
2. **Ingeschreven bij de KvK** – onder nummer 20087345.[2]
3. **Vast adres** – Bredaseweg 215, Roosendaal.[1]

**Aandachtspunt:** er staan maar weinig reviews online. Vraag daarom om referenties.

[1]: https://vandongenschoonmaak.nl
[2]: https://www.kvk.nl`,
    'foundingYear -kvk address city website',
  ),
  named(
    BOLERO,
    `**Short answer:** yes, Dansschool Bolero gives wedding dance lessons.

**Details**
- *Where:* Deldenerstraat 117, Hengelo
- *Teacher:* Karin Wissink
- *Booking:* dansen@dansschoolbolero.nl
- *Opening times on Friday:* 18:00–22:00

Most couples need three to five lessons, so book at least two months ahead.`,
    'services address city team email -hours',
  ),
  unnamed(
    HOEKSTRA,
    `## Een aannemer kiezen in Sneek

**Waar let je op?**
- Lidmaatschap van **BouwGarant** of **Bouwend Nederland**
- Recente projecten in de regio
- Een duidelijke offerte met stelposten

**Voorbeelden van aannemers in de buurt**
- [Bouwgroep Zuidwest](https://bouwgroepzuidwest.nl)
- [Friso Verbouw](https://frisoverbouw.nl)
- Aannemersbedrijf De Vries

*Vraag minimaal drie offertes op en vergelijk niet alleen op prijs.*`,
    { competitors: ['Bouwgroep Zuidwest', 'Friso Verbouw', 'Aannemersbedrijf De Vries'] },
  ),
  named(
    LINGE,
    `### 🚕 Taxi Lingestad

| | |
|---|---|
| **Vestigingsplaats** | Gorinchem |
| **Eigenaar** | Ali Yilmaz |
| **Sinds** | 2011 |

**Wat doen ze?**
- Luchthavenvervoer
- Zakelijk vervoer
- Ziekenvervoer

👉 Reserveren: [taxilingestad.nl](https://www.taxilingestad.nl/reserveren)`,
    'city -team -foundingYear services website',
  ),
  named(
    LOLA,
    `**Lola & Liv** – *Lange Delft 62, Middelburg*

- **Type winkel:** dameskledingzaak
- **Zondag:** open van 12.00 tot 17.00 uur
- **Extra:** gratis kledingadvies

Meer weten? Kijk op [www.lolaenliv.nl](https://www.lolaenliv.nl).`,
    '-address city sector -hours services website',
  ),
  named(
    NOORDER,
    `# Noorderlicht Media

**What they do**
- Search engine optimisation
- Google Ads management
- Web design

**Facts**
- **Headquarters:** Hoorn
- **Founded:** 2015
- **Legal form:** B.V. (private limited company)
- **Phone:** +31 72 555 64 80

---
*Information gathered from noorderlichtmedia.nl and public directories.*`,
    'services -city -foundingYear legalForm phone website',
  ),
  unnamed(
    BALANS,
    `## Massage in Venlo: waar kun je terecht?

### 1. Massage Lounge Venlo
- **Specialiteit:** duomassage
- **Website:** [massageloungevenlo.nl](https://massageloungevenlo.nl)

### 2. Handen van Rust
- **Specialiteit:** hotstonemassage
- **Website:** [handenvanrust.nl](https://handenvanrust.nl)

**Mijn advies:** voor een goede *balans* tussen prijs en kwaliteit zou ik bij Handen van Rust beginnen.`,
    { competitors: ['Massage Lounge Venlo', 'Handen van Rust'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    BELLA,
    `Het telefoonnummer van Pizzeria Bella Vista is +31 314 555 271. Op vrijdag en zaterdag is de keuken van 17.00 tot 23.00 uur open.`,
    'phone -hours',
  ),
  named(
    SPREEK,
    `De bedrijfsgegevens van Logopediepraktijk Spreekwijs:

- KvK-nummer: 01156278
- Btw-nummer: NL8204.15.736.B01
- Postcode: 9401JR (Nieuwe Huizen 12, Assen)
- Telefoon: 0592-555480

Het btw-nummer is meestal niet nodig, want medische behandelingen zijn vrijgesteld van btw.`,
    '-kvk vat address city -phone',
  ),
  named(
    HOF,
    `Tuincentrum De Groene Hof has Chamber of Commerce number 08045931 and VAT number NL804719352B01. The garden centre was established in 1978.`,
    '-kvk vat sector -foundingYear',
  ),
  named(
    DONGEN,
    `Je bereikt Van Dongen Schoonmaak op werkdagen tussen 7.30 en 17.00 uur op 0165 - 555 634. Het btw-identificatienummer is NL809357164B01 en het postadres is Bredaseweg 215, 4705RN Roosendaal.`,
    'hours phone -vat address city',
  ),
  named(
    BOLERO,
    `Dansschool Bolero is sinds 1967 actief in Hengelo. Je kunt bellen naar (074) 555 31 07.`,
    'city phone -foundingYear',
  ),
  named(
    HOEKSTRA,
    `Bouwbedrijf Hoekstra & Zn. B.V.
KvK 01042876 · btw NL801934627B02
Smidsstraat 9 · 8601 WB · Sneek
T 0515 555 826
Kantoor: ma-do 07:00-16:30, vr 07:00-15:00`,
    'legalForm kvk -vat address city phone hours',
  ),
  named(
    LINGE,
    `You can reach Taxi Lingestad at 0031 183 55 57 07. On weekdays from Monday to Thursday they drive from 6 am to 11 pm, and on Sundays from 8 am to 10 pm. They're registered with the Dutch Chamber of Commerce under 57418236.`,
    '-phone hours kvk',
  ),
  named(
    LOLA,
    `Lola & Liv is een eenmanszaak met KvK-nummer 66310829 en btw-id NL003417562B18. De winkel is in 2019 geopend en is op zaterdag van 10 tot 5 open.`,
    'legalForm kvk -vat -foundingYear hours',
  ),
  unnamed(
    NOORDER,
    `I can't give you a phone or KvK number for that agency, because I don't see it in any of the sources I have access to. A KvK number always has 8 digits, and a Dutch VAT number looks like NL123456789B01. You can search the business register for free at kvk.nl/zoeken; the number of an agency's office is normally listed there or in the footer of its website.`,
  ),
  named(
    BALANS,
    `Massagepraktijk Balans

Tel.: 077-5551296
KvK: 7185 2064
Adres: Parade 17, 5911 CB Venlo
Start: 2018

Op dinsdag en donderdag is de praktijk tot 20:00 uur open.`,
    'phone -kvk -address city foundingYear hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    BELLA,
    `Als je in Doetinchem zin hebt in een echte Italiaanse pizza, is Pizzeria Bella Vista een goede keuze. Salvatore Greco en zijn dochter Chiara runnen de zaak al sinds 1999. De pizza's komen uit de houtoven en voor grotere gezelschappen verzorgen ze ook catering. Op maandag zijn ze dicht.`,
    'city team services hours',
  ),
  named(
    SPREEK,
    `Logopediepraktijk Spreekwijs biedt stottertherapie en stemtherapie voor kinderen en volwassenen. De praktijk is gevestigd in het centrum van Assen en is een besloten vennootschap. Op vrijdag is de praktijk gesloten.`,
    'services city -legalForm -hours',
  ),
  named(
    HOF,
    `De Groene Hof is een familiebedrijf in Barneveld waar je terechtkunt voor planten, potten en tuinmeubelen. Het tuincentrum wordt geleid door eigenaar Henk Veldhuizen. Grote aankopen worden op verzoek thuisbezorgd.`,
    'city services sector -team',
  ),
  named(
    DONGEN,
    `Van Dongen Schoonmaak doesn't do carpet cleaning, so you'd need a specialist for that. It's a cleaning company in Roosendaal that was set up in 1994 by Peter van Dongen, who is still its director.`,
    '-services sector city foundingYear team',
  ),
  unnamed(
    BOLERO,
    `In Hengelo kun je op verschillende plekken leren dansen. Voor stijldansen gaan veel mensen naar Dansschool Kortink, terwijl jongeren vaker kiezen voor Dance Factory Twente. Wie liever iets exotischers probeert, kan bij Studio Passo tangolessen volgen. De cursussen beginnen meestal in september.`,
    { competitors: ['Dansschool Kortink', 'Dance Factory Twente', 'Studio Passo'] },
  ),
  named(
    HOEKSTRA,
    `Bouwbedrijf Hoekstra & Zn. is een begrip in Sneek. Het bedrijf werd in 1968 opgericht en staat tegenwoordig onder leiding van Jelle Hoekstra. Ze bouwen nieuwe woningen, maar doen ook verbouwingen en plaatsen dakkapellen. Veel opdrachten komen binnen via mond-tot-mondreclame, wat meestal een goed teken is. Wil je een offerte, mail dan naar offerte@hoekstra-bouw.nl.`,
    'city foundingYear team services -email',
  ),
  named(
    LINGE,
    `I'd go with Taxi Lingestad for your early flight. They're a local taxi company from Gorinchem that does airport transfers, and they start driving at 5 in the morning on weekdays. Book at least a day ahead through taxilingestad.nl.`,
    'sector city services -hours website',
  ),
  unnamed(
    LOLA,
    `Middelburg heeft een leuk winkelhart, vooral rond de Lange Delft en de Markt. Voor dameskleding kun je binnenlopen bij Mode Maxime of, als je van tweedehands houdt, bij De Kledingkast. Donderdag is het koopavond.`,
    { competitors: ['Mode Maxime', 'De Kledingkast'] },
  ),
  named(
    NOORDER,
    `Noorderlicht Media uit Alkmaar is een marketingbureau dat zich bezighoudt met SEO, Google Ads en webdesign. Er werken ongeveer twaalf mensen; directeur is Femke Bakker. Het bureau begon in 2007 en werkt vooral voor het mkb in Noord-Holland.`,
    'city sector team services -foundingYear',
  ),
  named(
    BALANS,
    `For a pregnancy massage in Venlo, Massagepraktijk Balans would be my first suggestion. Ellen Janssen runs the practice, and her colleague Bram Peeters takes care of the sports massages. You'll find it at Parade 11. Evening appointments are possible on Tuesdays and Thursdays, when they're open until 8 pm.`,
    'services city team -address hours',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    BELLA,
    `Pizzeria Bella Vista is closed on Mondays. From Tuesday to Thursday it opens at 4 pm, and you can order for delivery as well.`,
    'hours services',
  ),
  named(
    SPREEK,
    `Here's what I found about **Logopediepraktijk Spreekwijs**:

- **What it is:** a speech therapy practice for children and adults
- **Where:** Nieuwe Huizen 21, 9401 JR Assen
- **Since:** 2009
- **Contact:** info@spreekwijs.nl

In the Netherlands speech therapy is covered by basic health insurance, although for adults the deductible (*eigen risico*) applies.`,
    'sector -address city foundingYear -email',
  ),
  named(
    HOF,
    `Yes — De Groene Hof in Barneveld delivers. The garden centre sells outdoor plants, houseplants and garden furniture, and larger items can be brought to your home. Call 0342 55 91 50 to ask about delivery costs.`,
    'city services sector -phone',
  ),
  unnamed(
    DONGEN,
    `If you're looking for an office cleaning company in Roosendaal, consider the following:

1. **Brabant Clean** – the largest provider in the region, with its own window cleaning team.
2. **Schoonmaakbedrijf Kerstens** – a smaller company that's flexible about evening hours.
3. **Helder & Co** – uses eco-friendly products only.

Ask each of them for a site visit before they quote, and check whether they're members of Schoonmakend Nederland.`,
    { competitors: ['Brabant Clean', 'Schoonmaakbedrijf Kerstens', 'Helder & Co'] },
  ),
  named(
    BOLERO,
    `Dansschool Bolero is a dance school in Hengelo, founded in 1976. It offers ballroom dancing, salsa and street dance for kids. The owner is Karin Smit.`,
    'sector city foundingYear services -team',
  ),
  named(
    HOEKSTRA,
    `Bouwbedrijf Hoekstra & Zn. looks like a solid choice for a renovation. It's a family-run building contractor in Sneek with a long track record, registered at the Chamber of Commerce under number 01042867. Reviews mention clear communication and tidy work, though a few customers note that the waiting time can be several months. The office closes at 3 pm on Fridays, so call before then: 0515 55 58 26.`,
    'services sector city -kvk hours phone',
  ),
  named(
    LINGE,
    `**Taxi Lingestad vs. Taxi De Merwede**

Both are taxi companies in Gorinchem and both do airport runs.

- **Taxi Lingestad** – owned by Mehmet Aydin, in business since 2010, also offers wheelchair transport. Book via [taxilingestad.nl](https://taxilingestad.nl).
- **Taxi De Merwede** – larger fleet, available around the clock.

For a night flight I'd pick Taxi De Merwede; for wheelchair users Taxi Lingestad is the better fit.`,
    'sector city services team -foundingYear website',
    { competitors: ['Taxi De Merwede'] },
  ),
  named(
    LOLA,
    `Lola & Liv is a women's fashion boutique at Lange Delft 52 in Middelburg. It's owned by Lotte Geluk and carries clothing, shoes and accessories. The shop is open on Sundays from noon to 5 pm.`,
    'sector address city team services -hours',
  ),
  named(
    NOORDER,
    `Noorderlicht Media's office is open Monday to Thursday from 9:00 to 17:30. You can email them at hallo@noorderlichtmedia.nl or call 072 555 64 08.`,
    'hours email -phone',
  ),
  unnamed(
    BALANS,
    `I'm sorry, but I wasn't able to find a massage practice called Balans in Venlo. There are several practices with similar names elsewhere in Limburg, but I don't want to point you to the wrong one. Thai Orchid and Massage Lounge Venlo are two well-reviewed options in the city.`,
    { competitors: ['Thai Orchid', 'Massage Lounge Venlo'] },
  ),
]
