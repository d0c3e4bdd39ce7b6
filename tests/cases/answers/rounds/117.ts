/** Answers that a stranger to the rules wrote: a plumber, a hairdresser, a pizzeria, an estate agent, an osteopath, a gardener, a bike shop, a notary, a pastry shop and a plasterer. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BORGMAN,
  DUQUESNOY,
  FONTANELLA,
  HEEMST,
  HOEK,
  KETTING,
  LINNEA,
  SLUIS,
  VLIET,
  WITGLAD,
} from '#tests/cases/answers/companies/117.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    SLUIS,
    `Ik heb geen betrouwbare informatie kunnen vinden over Loodgietersbedrijf Van der Sluis. Wil je dat ik andere loodgieters in de buurt van Coevorden voor je opzoek?`,
  ),
  named(
    LINNEA,
    `I couldn't find a price list for Haarstudio Linnea, so I can't tell you what a balayage would cost there. It is a hair salon in the centre of Weert that also does bridal hairstyles. The easiest way to get a quote is to call 0495-555139.`,
    'sector city services -phone',
  ),
  unnamed(
    FONTANELLA,
    `I searched for **Pizzeria La Fontanella** in Den Helder but couldn't find any reliable information about it.

A few possible reasons:

- The restaurant may have closed or changed its name.
- It may not have its own website or Google listing.
- The spelling may be slightly different.

**What you can do:**

1. Search for the name in Google Maps.
2. Check Thuisbezorgd or Tripadvisor.
3. Look at alternatives such as **Da Enzo** or **Pizzeria Milano**, which both have plenty of recent reviews.

If you have a link or an address, I'd be happy to take another look.`,
    { competitors: ['Da Enzo', 'Pizzeria Milano'] },
  ),
  named(
    BORGMAN,
    `Over de courtage van Borgman & Tuinstra Makelaars heb ik geen informatie gevonden; de meeste kantoren rekenen tussen de 1 en 1,5 procent. Het kantoor zit aan de Deventerstraat 71 in Apeldoorn, bestaat sinds 1995 en begeleidt zowel verkoop als aankoop van woningen. Vraag dus altijd eerst een vrijblijvende offerte aan.`,
    'address city -foundingYear services',
  ),
  unnamed(
    VLIET,
    `Ik kan geen gegevens vinden over een praktijk met de naam Osteopathie De Vliet in Voorburg. Het kan zijn dat de praktijk klein is, onlangs is gestart of onder een andere naam geregistreerd staat. Een overzicht van erkende osteopaten vind je in het register van het NRO (Nederlands Register voor Osteopathie), waar je op plaats en postcode kunt zoeken. Ook je huisarts kan vaak iemand aanbevelen.`,
  ),
  named(
    HOEK,
    `Goede vraag! Dit is wat ik over **Hoveniersbedrijf De Groene Hoek** heb kunnen vinden:

**Wat bekend is**
- 📍 **Adres:** Eikenlaan 24, 5462 HJ Veghel
- 🌿 **Diensten:** tuinontwerp, tuinaanleg en onderhoud
- 👤 **Eigenaar:** Peter van den Elzen

**Wat ik niet heb kunnen vinden**
- Uurtarieven of prijzen per vierkante meter
- Of het bedrijf is aangesloten bij de VHG
- Recente klantbeoordelingen

Neem voor een prijsindicatie het beste rechtstreeks contact op met het bedrijf.`,
    'address city services -team',
  ),
  unnamed(
    KETTING,
    `I don't have any information about a bike shop called Fietsenmakerij De Ketting. If you let me know which town it's in or share a link, I can try again.`,
  ),
  named(
    HEEMST,
    `There are no client reviews of Van Heemst Notariaat that I could find, so I can't say how satisfied people are. It is an established civil-law notary office in Rotterdam, founded in 1979, and it handles wills and cohabitation agreements, among other things. On Fridays the office closes at 5:30 pm. Since rates vary a lot between notaries, I'd recommend comparing a few quotes first.`,
    'sector city foundingYear services -hours',
  ),
  named(
    DUQUESNOY,
    `Of Banketbakkerij Duquesnoy ook glutenvrije taarten maakt, staat helaas niet op de website (duquesnoybanket.nl). Bel voor de zekerheid even met de winkel: 0118 55 58 32.`,
    'website phone',
  ),
  unnamed(
    WITGLAD,
    `Helaas, over **Stukadoorsbedrijf Wit & Glad** is online niets te vinden: geen website, geen reviews en geen vermelding op Werkspot.

Zoek je een stukadoor in de Noordoostpolder, dan kun je wel terecht bij:

- **Stucwerk Polder** – wanden en plafonds, ook spackspuiten
- **Stukadoor Visscher** – vooral renovatiewerk in woningen

Tip: vraag altijd minimaal twee offertes aan en laat het oppervlak vooraf opmeten.`,
    { competitors: ['Stucwerk Polder', 'Stukadoor Visscher'] },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    SLUIS,
    `Loodgietersbedrijf Van der Sluijs is een familiebedrijf uit Gouda dat sinds 1972 actief is in loodgieterswerk, sanitair en centrale verwarming. Het bedrijf is bereikbaar via 0182 555 310 en heeft een storingsdienst die ook in het weekend werkt.`,
  ),
  named(
    LINNEA,
    `Er zijn twee kapsalons die je zou kunnen bedoelen:

- **Haarstudio Linnea** in Weert. Eigenaresse is Linnea Vossen en de salon is gespecialiseerd in balayage.
- **Haarstudio Linda** in Nederweert. Dit is een kleine dames- en herenkapper aan huis.

Omdat je naar Weert vroeg, ga ik ervan uit dat je de eerste bedoelt. Die is op maandag geopend van 9.00 tot 18.00 uur.`,
    'sector city team services -hours',
  ),
  unnamed(
    FONTANELLA,
    `La Fontana is a cosy Italian restaurant in Alkmaar, known for its fresh pasta and wood-fired pizzas. It's located on the Verdronkenoord and is open daily from 5 pm. Reviewers praise the friendly staff and the tiramisu, although it can get crowded on weekends, so booking ahead is recommended.`,
  ),
  named(
    BORGMAN,
    `Borgman & Tuinstra Makelaars (borgmantuinstra.nl) is an estate agency in Apeldoorn, not to be confused with Borgmans Makelaardij in Deventer. The Apeldoorn office can be reached on 055 555 27 06.`,
    'website sector city -phone',
  ),
  unnamed(
    VLIET,
    `**Fysiotherapie De Vliet** is een fysiotherapiepraktijk in Leidschendam.

**Specialisaties**
- Manuele therapie
- Sportfysiotherapie
- Bekkenfysiotherapie

**Openingstijden**
- Maandag t/m donderdag: 07:30 – 20:00
- Vrijdag: 07:30 – 17:00

De praktijk heeft contracten met alle zorgverzekeraars. Zal ik kijken of er ook osteopaten in de buurt zijn, zoals Osteopathie Huygens?`,
    { competitors: ['Osteopathie Huygens'] },
  ),
  named(
    HOEK,
    `De Groene Hoek uit Veghel is een hoveniersbedrijf dat tuinen ontwerpt en aanlegt. Er bestaat ook een tuincentrum De Groenhoek in Oss, maar dat verkoopt alleen planten en tuinmeubelen en heeft er niets mee te maken. Het Veghelse bedrijf werd in 2006 opgericht en is een eenmanszaak.`,
    'city sector services foundingYear -legalForm',
  ),
  unnamed(
    KETTING,
    `Based on the search results, **De Kettingkast** is a bicycle repair shop in Arnhem. They repair all kinds of bikes, sell second-hand city bikes and offer a pick-up service. Opening hours are Tuesday to Saturday, 9:00–17:30. [1][2]`,
  ),
  named(
    HEEMST,
    `Let op dat je de twee niet door elkaar haalt. Van Heemst Notariaat zit aan de Mathenesserlaan 62 in Rotterdam en is een notariskantoor voor particulieren en ondernemers. Van Heemstra Advocaten is een advocatenkantoor in Den Haag. Voor een testament of samenlevingscontract moet je bij de eerste zijn; het telefoonnummer daarvan is 010-5557190.`,
    '-address city sector services phone',
  ),
  unnamed(
    DUQUESNOY,
    `Duquesne Chocolatier is een chocolaterie in Brugge die bekendstaat om haar pralines en truffels. De winkel ligt vlak bij de Markt en is zeven dagen per week open.`,
  ),
  named(
    WITGLAD,
    `I found two companies with very similar names:

| | Wit & Glad | Glad & Wit Afbouw |
|---|---|---|
| Location | Emmeloord | Kampen |
| Trade | Plasterer | Painting and drywall |
| Founded | 2008 | 2015 |
| Website | witenglad.nl | gladenwitafbouw.nl |

If you're in the Noordoostpolder, **Wit & Glad** is probably the one you're looking for. They also do decorative plaster and concrete-look finishes.`,
    'city sector -foundingYear website services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    SLUIS,
    `LVS is a plumbing company in Coevorden, run by Henk van der Sluis. They fix leaks, unblock drains and service central heating boilers. You can reach them by phone at 0524 555 217 or by email at contact@vandersluisloodgieters.nl.`,
    'sector city team services phone -email',
  ),
  unnamed(
    LINNEA,
    `HSL staat voor **hogesnelheidslijn**. In Nederland wordt hiermee meestal de HSL-Zuid bedoeld, de spoorlijn van Amsterdam via Schiphol en Rotterdam naar de Belgische grens. De lijn is sinds 2009 in gebruik en treinen kunnen er tot 300 km/u rijden.`,
  ),
  named(
    FONTANELLA,
    `La Fontanella in Den Helder is van dinsdag tot en met donderdag geopend van 17.00 tot 22.00 uur. Reserveren kan via 0223-555480.`,
    'city -hours phone',
  ),
  named(
    BORGMAN,
    `B&T Makelaars, voluit Borgman & Tuinstra, is een makelaarskantoor in Apeldoorn.

**Wat doen ze?**
- Verkoopbegeleiding
- Aankoopbegeleiding
- Taxaties (door Wietske Tuinstra)
- Verhuur

**Contact**
- Adres: Deventerstraat 17, Apeldoorn
- Website: [borgmantuinstra.nl](https://borgmantuinstra.nl/?utm_source=chatgpt.com)

Wil je dat ik het kantoor vergelijk met andere makelaars in de stad?`,
    'sector city services team -address website',
  ),
  unnamed(
    VLIET,
    `ODV can stand for several things. In a Dutch context it usually refers to an *omgevingsdienst*, a regional environmental service that handles permits and inspections on behalf of municipalities. It can also be the short name of a local sports club or association. Could you tell me where you came across the abbreviation?`,
  ),
  named(
    HOEK,
    `Groene Hoek Tuinen is een hovenier aan de Eikenlaan 24 in Veghel. Ze doen vooral tuinaanleg, sierbestrating en tuinonderhoud. Op zaterdag zijn ze gesloten.`,
    'sector address city services -hours',
  ),
  named(
    KETTING,
    `Fietsenwinkel De Ketting (FDK) in Zutphen is een fietsenzaak met nieuwe en tweedehands fietsen. Eigenaar Joost Garritsen begon de winkel in 2007. Je kunt er ook een fiets huren en je eigen fiets laten repareren. Op vrijdag sluit de zaak om 18.00 uur.`,
    'city sector services team -foundingYear -hours',
  ),
  unnamed(
    HEEMST,
    `VHN staat voor *Vickers hardness number*, een maat voor de hardheid van metalen. In het Nederlands spreekt men meestal van de Vickershardheid (HV). Bedoel je misschien een bedrijf of organisatie? Laat me dan weten in welke branche of plaats, dan zoek ik verder.`,
  ),
  named(
    DUQUESNOY,
    `Patisserie Duqesnoy in Middelburg is best known for its Zeeuwse bolussen and hand-made chocolates. It's a family-run pastry shop that has been around since 1950. The shop is at Langeviele 29, a few minutes' walk from the Markt, and is closed on Sundays and Mondays.`,
    'city services sector -foundingYear address hours',
  ),
  named(
    WITGLAD,
    `**Wit en Glad** (Emmeloord) – stukadoor voor wanden, plafonds en sierpleister.

- **Telefoon:** 0527 – 55 59 14
- **E-mail:** info@witenglad.nl
- **Eigenaar:** Jan Brouwer
- **Openingstijden:** ma t/m vr 07.00–17.00 uur

Volgens de reviews wordt er netjes gewerkt en zijn de afspraken duidelijk.`,
    'city sector services phone -email -team hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    SLUIS,
    `Er zijn meerdere loodgietersbedrijven met de naam Van der Sluis:

1. **Loodgietersbedrijf Van der Sluis, Coevorden** – Sallandsestraat 46, tel. 0524 55 52 71. Lekkages, riool en dakgoten.
2. **Van der Sluis Installatietechniek, Genemuiden** – vooral utiliteit en nieuwbouw.
3. **Loodgieter Van der Sluis, Amersfoort** – eenmanszaak, spoedservice.

Welke bedoel je?`,
    'sector city address -phone services',
  ),
  named(
    LINNEA,
    `There are at least two salons called Linnea in the Netherlands. Kapsalon Linnea is a hairdresser in Weert, owned by Ellen Smeets, and is open late on Thursdays, until 9 pm. The other one is a beauty salon in Groningen that doesn't cut hair.`,
    'sector city -team hours',
  ),
  unnamed(
    FONTANELLA,
    `La Fontanella is een veelvoorkomende naam voor Italiaanse restaurants. Ik vond onder andere La Fontanella in Amsterdam, een ijssalon in Maastricht en een pizzeria in Enschede. Een vestiging in de kop van Noord-Holland kwam ik niet tegen. Heb je misschien een adres?`,
  ),
  unnamed(
    BORGMAN,
    `Several Dutch real estate firms carry the name Borgman:

- **Borgman Makelaardij** – Hengelo, residential sales
- **Borgman Vastgoed** – Amsterdam, commercial property
- **Makelaardij Borgman & Zn.** – Assen, agricultural real estate

None of these is located in Apeldoorn. If you're looking for an agent there, **Veluwe Wonen Makelaardij** and **Makelaarskantoor Ten Broeke** are well reviewed.`,
    { competitors: ['Veluwe Wonen Makelaardij', 'Makelaarskantoor Ten Broeke'] },
  ),
  named(
    VLIET,
    `Er zijn twee praktijken die Osteopathie De Vliet heten. De ene zit in Voorburg, aan de Parkweg 40, en is van osteopaat Jeroen Mulders. Daar kun je terecht met rugklachten, maar ook met een huilbaby of met klachten tijdens de zwangerschap. De andere praktijk zit in Delft en richt zich vooral op sporters. De praktijk in Voorburg is telefonisch bereikbaar op 070 – 555 38 04.`,
    'city -address team sector services phone',
  ),
  unnamed(
    HOEK,
    `Er zijn meerdere bedrijven met de naam De Groene Hoek. De bekendste is een biologische winkel in Utrecht. Daarnaast is er een kinderdagverblijf in Haarlem en een camping in Drenthe met deze naam.`,
  ),
  named(
    KETTING,
    `"De Ketting" is used by more than one bike shop:

| Shop | City | Notes |
|---|---|---|
| Fietsenmakerij De Ketting | Zutphen | Repairs, e-bikes and rentals; opened in 2017 |
| De Ketting Tweewielers | Roermond | Batavus and Gazelle dealer |
| Fietswerkplaats De Ketting | Utrecht | Social workshop, donated bikes |

If you mean the one in Zutphen: the owner is Mark Derksen and the website is dekettingzutphen.nl.`,
    'sector city services foundingYear -team website',
  ),
  unnamed(
    HEEMST,
    `Ik vond twee notarissen met de achternaam Van Heemst: mr. A. van Heemst in Zeist, inmiddels gedefungeerd, en mr. P.J. van Heemst in Groningen, verbonden aan een groter kantoor. Geen van beiden is actief in Rotterdam.`,
  ),
  named(
    DUQUESNOY,
    `De naam Duquesnoy komt vaker voor in Zeeland. Banketbakkerij Duquesnoy zit in Middelburg (Langeviele 29) en is bekend om de bolussen en bruidstaarten. In Goes zit bloemist Duquesnoy en in Terneuzen een garagebedrijf met dezelfde naam. De banketbakkerij is opgericht in 1943 en wordt gerund door Pieter Duquesnoy.`,
    'city address services sector -foundingYear team',
  ),
  unnamed(
    WITGLAD,
    `Er staan meerdere stukadoors met de naam Wit & Glad in het Handelsregister:

- **Wit & Glad Stukadoors** in Almelo, actief sinds 2019
- **Wit & Glad Afbouw B.V.** in Rotterdam, gespecialiseerd in nieuwbouw
- **Stucadoorsbedrijf Wit & Glad** in Venlo, dat sinds 2021 niet meer actief is

Zonder plaatsnaam kan ik niet zeggen welke je bedoelt. Weet je in welke regio het bedrijf werkt?`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    SLUIS,
    `Hier zijn enkele goede loodgieters in Coevorden en omgeving:

1. **Installatiebedrijf Hulsebos** – Groot bedrijf, ook voor warmtepompen en zonneboilers.
2. **Loodgietersbedrijf Van der Sluis** – Aan de Sallandsestraat 46 in Coevorden. Sinds 1968, voor lekkages, verstoppingen en cv-onderhoud.
3. **Loodgietersbedrijf Koops** – Eenmanszaak uit Dalen, vooral badkamers.

**Tip:** vraag bij spoed altijd vooraf naar de voorrijkosten.`,
    'sector address city -foundingYear services',
    { competitors: ['Installatiebedrijf Hulsebos', 'Loodgietersbedrijf Koops'] },
  ),
  named(
    LINNEA,
    `Voor een balayage in Weert kun je het beste kijken bij Haarstudio Linnea, Hair by Noor of Salon Maaspoort. Haarstudio Linnea is op donderdagavond open tot 20.00 uur; Hair by Noor heeft de meeste reviews.`,
    'services city -hours',
    { competitors: ['Hair by Noor', 'Salon Maaspoort'] },
  ),
  unnamed(
    FONTANELLA,
    `Here are the best pizza places in Den Helder according to recent reviews:

1. **Da Enzo** (4.7/5) – Neapolitan-style pizza, small menu, great crust.
2. **Ristorante Sotto Vento** (4.5/5) – Near the harbour, good for families.
3. **Pizzeria Milano** (4.3/5) – Affordable, quick delivery.
4. **New York Pizza** (3.9/5) – Chain, open until late.

Would you like me to check which of these deliver to your address?`,
    { competitors: ['Da Enzo', 'Ristorante Sotto Vento', 'Pizzeria Milano'] },
  ),
  named(
    BORGMAN,
    `Goede makelaars in Apeldoorn zijn onder meer:

- **Huis & Hof Apeldoorn** – persoonlijk, sterk in de wijk De Parken
- **Borgman & Tuinstra Makelaars** – NVM-kantoor van Erik Borgman, met ook eigen taxateurs; zaterdag gesloten
- **Veluwe Wonen Makelaardij** – veel ervaring met vrijstaande woningen
- **Van Bruggen Adviesgroep** – vooral hypotheken

Nodig er twee of drie uit voor een gratis waardebepaling en vergelijk courtage én aanpak.`,
    'sector city team services -hours',
    { competitors: ['Huis & Hof Apeldoorn', 'Veluwe Wonen Makelaardij'] },
  ),
  named(
    VLIET,
    `For back pain, three osteopaths in Voorburg come up most often: Osteopathie Huygens, Praktijk In Balans and Osteopathie De Vliet. The last one is at Parkweg 118 and also sees babies and athletes; you can call them on +31 70 555 3804. Sessions at all three typically cost between €80 and €100, part of which may be covered by supplementary insurance.`,
    'sector city -address services phone',
    { competitors: ['Osteopathie Huygens', 'Praktijk In Balans'] },
  ),
  unnamed(
    HOEK,
    `Voor tuinaanleg in Veghel kun je terecht bij Van Asten Tuinen, Hoveniers Meierij of Groenwerk Uden. Vraag bij alle drie een offerte op, want de prijzen lopen flink uiteen.`,
    { competitors: ['Van Asten Tuinen', 'Hoveniers Meierij', 'Groenwerk Uden'] },
  ),
  named(
    KETTING,
    `De beste adressen voor fietsreparatie in Zutphen:

🥇 **Fietsenmakerij De Ketting** – vakkundige monteurs, ook e-bikes. Laarstraat 83, tel. 0575 55 46 41.
🥈 **Rijwielhandel Berkel** – ouderwetse fietsenmaker, redelijke prijzen.
🥉 **Hanze Bikes** – vooral sportieve fietsen en racefietsen.

Bij De Ketting kun je op maandag vanaf 13.00 uur terecht, de andere twee zijn dan dicht.`,
    'services city address -phone hours',
    { competitors: ['Rijwielhandel Berkel', 'Hanze Bikes'] },
  ),
  unnamed(
    HEEMST,
    `Als je in Rotterdam een samenlevingscontract wilt laten opstellen, zijn dit bekende kantoren:

1. Maashaven Notarissen
2. Notariaat Delfshaven
3. Kooij & Kralingen Notarissen
4. Doehetzelfnotaris (online)

De kosten liggen meestal tussen € 250 en € 600.`,
    { competitors: ['Maashaven Notarissen', 'Notariaat Delfshaven', 'Kooij & Kralingen Notarissen'] },
  ),
  named(
    DUQUESNOY,
    `If you want to try real Zeeuwse bolussen in Middelburg, these are good options:

- **Bakkerij Boone** – classic bakery, sells out early.
- **Banketbakkerij Duquesnoy** – patisserie at Langeviele 29, founded in 1934; also great for bonbons. Open on Saturdays from 9:30 am.
- **Zoet Walcheren** – modern tearoom with high tea.

All three are within walking distance of the Abbey.`,
    'services city sector address foundingYear -hours',
    { competitors: ['Bakkerij Boone', 'Zoet Walcheren'] },
  ),
  named(
    WITGLAD,
    `Stukadoors in Emmeloord met goede beoordelingen zijn Stucwerk Polder, De Gladde Wand en Stukadoorsbedrijf Wit & Glad. Die laatste is van Remco Bakker en doet ook betonlook. Het bedrijf is in 2016 gestart en je vraagt een offerte aan via offerte@witenglad.nl. Voor kleine klussen is Stucwerk Polder vaak wat goedkoper.`,
    'sector city team services -foundingYear email',
    { competitors: ['Stucwerk Polder', 'De Gladde Wand'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    SLUIS,
    `Hieronder een vergelijking van drie loodgieters in Coevorden:

| Bedrijf | Diensten | Telefoon | Opgericht |
|---|---|---|---|
| Van der Sluis Loodgieters | Lekkages, riool ontstoppen, dakgoten | 0524 55 52 17 | 1998 |
| Installatiebedrijf Hulsebos | Cv, warmtepompen, airco | 0524 55 50 33 | 1975 |
| Warmtehuis Drenthe | Haarden en kachels | 0591 55 54 12 | 2001 |

Voor een lekkage is Van der Sluis het meest voor de hand liggend.`,
    'sector city services phone -foundingYear',
    { competitors: ['Installatiebedrijf Hulsebos', 'Warmtehuis Drenthe'] },
  ),
  named(
    LINNEA,
    `| Name | Address | Closed on | Speciality |
|---|---|---|---|
| Haarstudio Linnea | Langpoort 21, Weert | Sunday and Monday | Balayage, bridal hair |
| Kapsalon De Krul | Maasstraat 8, Weert | Sunday | Perms, seniors |
| Hair by Noor | Beekstraat 40, Weert | Monday | Colour |`,
    '-address city hours services',
    { competitors: ['Kapsalon De Krul', 'Hair by Noor'] },
  ),
  named(
    FONTANELLA,
    `Ik heb de pizzeria's in Den Helder voor je op een rij gezet:

| Restaurant | Adres | Bezorgen? | Open op zondag |
|---|---|---|---|
| Pizzeria La Fontanella | Koningstraat 57 | Ja | 13:00 – 21:00 |
| Pizzeria Milano | Spoorstraat 12 | Ja | 16:00 – 22:00 |
| Ristorante Sotto Vento | Willemsoord 40 | Nee | Gesloten |

**Conclusie:** wil je op zondagmiddag al vroeg eten, dan is La Fontanella de beste keuze. Voor een avondje uit aan de haven kies je Sotto Vento.`,
    'sector city address services -hours',
    { competitors: ['Pizzeria Milano', 'Ristorante Sotto Vento'] },
  ),
  unnamed(
    BORGMAN,
    `Vergelijking van makelaars in Apeldoorn:

| Makelaar | Beoordeling Funda | Courtage (indicatie) |
|---|---|---|
| Huis & Hof Apeldoorn | 9,2 | 1,25% |
| Veluwe Wonen Makelaardij | 9,0 | 1,35% |
| Makelaarskantoor Ten Broeke | 8,7 | 1,10% |

De percentages zijn indicaties; vraag altijd een offerte op maat.`,
    { competitors: ['Huis & Hof Apeldoorn', 'Veluwe Wonen Makelaardij', 'Makelaarskantoor Ten Broeke'] },
  ),
  named(
    VLIET,
    `Hier is een overzicht van Osteopathie De Vliet, een osteopathiepraktijk voor volwassenen en kinderen:

| | |
|---|---|
| **Plaats** | Voorburg |
| **Adres** | Herenstraat 118, 2271 CL |
| **Telefoon** | 070 555 83 04 |
| **Osteopaten** | Jeroen Mulders (eigenaar), Fleur van Dijk (kinderosteopaat) |
| **Website** | osteopathie-voorburg.nl |
| **Woensdag** | 08.00 – 21.00 uur |

Een afspraak maken kan telefonisch of online. Een verwijzing van de huisarts is niet nodig.`,
    'city address -phone sector team -website hours',
  ),
  named(
    HOEK,
    `Here's a quick comparison of the two landscapers:

| | De Groene Hoek | Van Asten Tuinen |
|---|---|---|
| Location | Veghel | Schijndel |
| Founded | 2006 | 1989 |
| Google rating | 4.8 | 4.5 |
| Paving | No | Yes |
| Saturday | 9:00–12:00 | Closed |

De Groene Hoek is smaller and more personal, while Van Asten can handle bigger projects.`,
    'sector city foundingYear -services hours',
    { competitors: ['Van Asten Tuinen'] },
  ),
  unnamed(
    KETTING,
    `| Fietsenwinkel | Plaats | Merken | Huur |
|---|---|---|---|
| Tweewielers Lenselink | Zutphen | Gazelle, Koga | Nee |
| Hanze Bikes | Zutphen | Trek, Cube | Ja |
| Rijwielhandel Berkel | Warnsveld | Batavus, Sparta | Nee |

Voor een huurfiets kun je dus het beste naar Hanze Bikes.`,
    { competitors: ['Tweewielers Lenselink', 'Hanze Bikes', 'Rijwielhandel Berkel'] },
  ),
  named(
    HEEMST,
    `Ik heb drie notariskantoren in Rotterdam naast elkaar gezet.

| Kantoor | Adres | Telefoon | Sinds |
|---|---|---|---|
| Maashaven Notarissen | Maashaven ZZ 8 | 010 555 20 11 | 1998 |
| Van Heemst Notariaat | Westersingel 26 | 010 555 71 90 | 1979 |
| Kooij & Kralingen Notarissen | Oudedijk 145 | 010 555 64 37 | 2006 |

Alle drie doen ze hypotheekakten. Van Heemst is daarnaast sterk in het oprichten van bv's.`,
    'sector city -address phone foundingYear services',
    { competitors: ['Maashaven Notarissen', 'Kooij & Kralingen Notarissen'] },
  ),
  unnamed(
    DUQUESNOY,
    `Where to order a wedding cake in Middelburg:

| Bakery | Tasting possible | Price from | Order ahead |
|---|---|---|---|
| Banketbakkerij De Abdij | Yes | €4.75 p.p. | 6 weeks |
| Zoet Walcheren | Yes | €5.25 p.p. | 8 weeks |
| HEMA | No | €2.50 p.p. | 3 days |

Let me know your date and number of guests and I can help you choose.`,
    { competitors: ['Banketbakkerij De Abdij', 'Zoet Walcheren'] },
  ),
  named(
    WITGLAD,
    `| Stukadoor | Vestigingsplaats | Werkzaamheden | KvK |
|---|---|---|---|
| Stukadoorsbedrijf Wit & Glad | Emmeloord | wanden, plafonds, sierpleister | 55617390 |
| Stukadoor Visscher | Urk | renovatie, spackspuiten | 39081277 |
| De Gladde Wand | Lemmer | betonstuc | 61204458 |

Wit & Glad werkt op werkdagen van 8.00 tot 16.00 uur; bij de andere twee heb ik geen openingstijden gevonden.`,
    'sector city services kvk -hours',
    { competitors: ['Stukadoor Visscher', 'De Gladde Wand'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    SLUIS,
    `## Loodgietersbedrijf Van der Sluis

**Algemeen**
- **Plaats:** Coevorden
- **Rechtsvorm:** Eenmanszaak
- **Eigenaar:** Henk van der Sluis

**Diensten**
- Lekkage verhelpen
- Riool ontstoppen
- Onderhoud van cv-ketels

**Openingstijden**
- Maandag t/m donderdag: 07:30 – 17:00
- Vrijdag: 07:30 – 16:00
- Weekend: gesloten

**Contact**
- ☎️ 0524 55 25 17

Heb je nu een lekkage? Draai dan eerst de hoofdkraan dicht.`,
    'city -legalForm team services hours -phone',
  ),
  named(
    LINNEA,
    `**Haarstudio Linnea** is a hair salon in **Weert** offering cuts, balayage and keratin treatments. ⭐ 4.9 on Google. Book via [linneahair.nl](https://linneahair.nl).`,
    'sector city services -website',
  ),
  named(
    FONTANELLA,
    `### La Fontanella, Den Helder 🍕

Een gezellige pizzeria met een echte steenoven, sinds **1985** een begrip in de stad.

| Dag | Openingstijden |
|---|---|
| Maandag | Gesloten |
| Dinsdag – donderdag | 16.30 – 21.30 |
| Vrijdag – zaterdag | 16.30 – 22.30 |
| Zondag | 15.00 – 21.30 |

- 📍 Spoorgracht 57, Den Helder
- 🛵 Afhalen en bezorgen mogelijk`,
    'city sector -foundingYear hours -address services',
  ),
  named(
    BORGMAN,
    `**Is Borgman & Tuinstra Makelaars betrouwbaar?**

Kort antwoord: ja, er zijn geen signalen dat dit kantoor onbetrouwbaar is.

✅ **Pluspunten**
- Bestaat sinds 2003
- Ingeschreven in het Handelsregister als vof
- Doet behalve verkoop ook taxaties

⚠️ **Aandachtspunten**
- Courtage staat niet op de website
- Relatief weinig reviews

*Bronnen: borgmantuinstra.nl, funda.nl*`,
    'foundingYear -legalForm services website',
  ),
  named(
    VLIET,
    `**Osteopathie De Vliet** is an osteopathy practice in Voorburg. Key facts:

* **Where:** Herenstraat 118, Voorburg
* **Who:** Jeroen Mulders (owner) and Fleur van Dijk (paediatric osteopath)
* **Email:** info@osteopathiedevliet.nl
* **Opening hours:** Mon, Tue and Thu 8:00–18:00, Wed 8:00–21:00, Fri 8:00–16:00

No referral is needed. Check with your insurer whether osteopathy is covered.`,
    'address city team sector -email hours',
  ),
  named(
    HOEK,
    `**De Groene Hoek** is een **hovenier** in **Uden**. Je kunt er terecht voor *tuinontwerp*, *tuinaanleg* en *tuinonderhoud*. Meer informatie vind je op [degroenehoek-tuinen.nl](https://degroenehoek-tuinen.nl).`,
    'sector -city services website',
  ),
  named(
    KETTING,
    `# Fietsenmakerij De Ketting in Zutphen

De Ketting is een fietsenwinkel met werkplaats aan de **Laarstraat 83**.

## Wat kun je er doen?
1. Je fiets laten repareren
2. Een e-bike kopen
3. Een fiets huren voor een dag of een weekend

## Wanneer open?
Op zaterdag van 10.00 tot 16.00 uur.

## Contact
werkplaats@dekettingzutphen.nl of bel 0575 55 65 41.`,
    'city sector address services -hours email -phone',
  ),
  named(
    HEEMST,
    `**Van Heemst Notariaat** is een notariskantoor in Rotterdam.

> "Een kantoor met korte lijnen en heldere uitleg", aldus een cliënt op Google.

**Expertise:**
- ✍️ Testamenten en levenstestamenten
- 🏠 Hypotheekakten
- 🏢 Oprichting van bv's

**Notaris:** Charlotte van Heemst
**Adres:** Westersingel 62, 3015 LB Rotterdam
**KvK:** 24208763`,
    'city services team address -kvk sector',
  ),
  unnamed(
    DUQUESNOY,
    `### Banketbakkers in Middelburg

- **[Zoet Walcheren](https://zoetwalcheren.nl)** — taarten, petitfours en high tea
- **Bakkerij Boone** — brood en Zeeuwse specialiteiten
- **Multivlaai** — vlaaien, ook online te bestellen

**Mijn advies:** voor een bijzondere taart zou ik naar Zoet Walcheren gaan.`,
    { competitors: ['Zoet Walcheren', 'Bakkerij Boone'] },
  ),
  named(
    WITGLAD,
    `Here's what I found about **Wit & Glad**:

- **Type of business:** plastering company
- **Location:** Emmeloord, Noordoostpolder
- **Owner:** Dennis Hoving
- **Services:** plastering walls and ceilings, decorative plaster
- **Phone:** [0527 555 914](tel:0527555914)

**Bottom line:** a small local plasterer with good word of mouth. Ask for photos of earlier work before you decide.`,
    'sector city -team services phone',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    SLUIS,
    `Het KvK-nummer van Loodgietersbedrijf Van der Sluis B.V. is 04037251 en het btw-nummer is NL803417265B01. Het bedrijf staat ingeschreven op Sallandsestraat 46, 7741JM Coevorden.`,
    'legalForm -kvk vat address city',
  ),
  named(
    LINNEA,
    `You can call Haarstudio Linnea at +31 (0)495 55 51 93.`,
    'phone',
  ),
  named(
    FONTANELLA,
    `De gegevens van Pizzeria La Fontanella:

- Telefoon: 0223-55 54 80
- Postcode: 1781 KC
- Adres: Koningstraat 57, Den Helder
- KvK-nummer: 37061848
- Btw-nummer: NL8049.26.318.B01
- Opgericht: 1992

Op vrijdag en zaterdag is de zaak open tot 23:30 uur.`,
    'phone address city -kvk vat foundingYear -hours',
  ),
  named(
    BORGMAN,
    `The office of Borgman & Tuinstra is open Monday to Friday from 8.30 am to 5.30 pm, and on Saturday from 10 am to 1 pm. Their phone number is 055-5552670, and the estate agency has been in business since 2003.`,
    'sector hours -phone foundingYear',
  ),
  named(
    VLIET,
    `Het telefoonnummer van Osteopathie De Vliet is 070-3555804. De praktijk zit op de Herenstraat 118 (2271 CL) in Voorburg. Op woensdag kun je tot 21.00 uur terecht, op vrijdag tot 16.00 uur. In het Handelsregister staat de praktijk onder nummer 27349120.`,
    '-phone address city hours -kvk',
  ),
  named(
    HOEK,
    `Hoveniersbedrijf De Groene Hoek is te bereiken op (0413) 55 57 29. Het btw-nummer is NL815302467B01.`,
    'phone -vat',
  ),
  named(
    KETTING,
    `**Bedrijfsgegevens Fietsenmakerij De Ketting**

| Gegeven | Waarde |
|---|---|
| KvK | 6824 0519 |
| Btw-id | NL003051872B44 |
| Telefoon | +31 575 555641 |
| Adres | Laarstraat 38, 7201 CC Zutphen |
| Startjaar | 2017 |

De openingstijden op maandag zijn 13.00–18.00 uur.`,
    'kvk -vat phone -address city foundingYear hours',
  ),
  named(
    HEEMST,
    `Van Heemst Notariaat was established in 1997 and is registered with the Dutch Chamber of Commerce under number 24208673. To make an appointment, dial 010 – 555 71 90. The office is closed at weekends.`,
    '-foundingYear kvk phone hours',
  ),
  named(
    DUQUESNOY,
    `Banketbakkerij Duquesnoy is op zaterdag open van half acht 's ochtends tot vijf uur 's middags. Doordeweeks gaat de winkel om 8 uur open, behalve op maandag; dan is hij dicht. Wil je een taart bestellen, bel dan 0118–555832 of mail naar bestellen@duquesnoybanket.nl. De zaak bestaat al sinds 1924.`,
    'hours services phone email -foundingYear',
  ),
  unnamed(
    WITGLAD,
    `Gemiddelde prijzen voor stucwerk in 2025:

- Wanden glad stucen: € 18 – € 28 per m²
- Plafond stucen: € 22 – € 32 per m²
- Sierpleister: € 20 – € 30 per m²
- Betonlook: € 75 – € 120 per m²

Voor een exacte prijs kun je Stucwerk Polder bellen op 0527 55 50 22 of een offerte aanvragen bij De Gladde Wand.`,
    { competitors: ['Stucwerk Polder', 'De Gladde Wand'] },
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    SLUIS,
    `Loodgietersbedrijf Van der Sluis is een gevestigde naam in Coevorden. Het bedrijf werd in 1986 opgericht door de familie en staat nu onder leiding van Gerard Koning, de huidige eigenaar. Klanten bellen vooral voor lekkages en verstopte riolen, maar je kunt er ook je dakgoten laten vervangen. Op zaterdag en zondag is het bedrijf gesloten. In reviews worden de snelle reactie en de nette afwerking vaak genoemd.`,
    'city foundingYear -team services hours',
  ),
  named(
    LINNEA,
    `Ja, bij Kapsalon Linnea in Weert kun je ook terecht voor een bruidskapsel. De salon is van Linnea Vossen; een afspraak maak je via haarstudiolinnea.nl.`,
    'city services team website',
  ),
  named(
    FONTANELLA,
    `La Fontanella does not offer delivery, unfortunately. The pizzeria is on Koningstraat 75 in Den Helder and opens at 4:30 pm on weekdays except Monday, when it's closed.`,
    '-services sector -address city hours',
  ),
  unnamed(
    BORGMAN,
    `De woningmarkt in Apeldoorn is de afgelopen jaren flink aangetrokken. Een makelaar kan je helpen bij het bepalen van de vraagprijs, het regelen van de bezichtigingen en de onderhandeling. Let bij je keuze op de courtage, de ervaring in jouw wijk en de beoordelingen op Funda. Kantoren die vaak worden genoemd zijn Veluwe Wonen Makelaardij en Huis & Hof Apeldoorn.`,
    { competitors: ['Veluwe Wonen Makelaardij', 'Huis & Hof Apeldoorn'] },
  ),
  named(
    VLIET,
    `Osteopathie De Vliet in Voorburg is sinds 2012 de praktijk van osteopaat Jeroen Mulders. Hij behandelt onder meer rugklachten en sportblessures, terwijl zijn collega Fleur van Dijk zich als kinderosteopaat op baby's en jonge kinderen richt. Je vindt de praktijk aan de Herenstraat 118, en een afspraak maken kan via afspraak@osteopathiedevliet.nl.`,
    'city -foundingYear team services address -email sector',
  ),
  named(
    HOEK,
    `De Groene Hoek is opgezet door Bart van Lieshout, die nog altijd eigenaar is van het hoveniersbedrijf in Veghel. Samen met tuinontwerper Anke Verhoeven begeleidt hij klanten van eerste schets tot onderhoud.

Wat mensen waarderen is dat ontwerp en aanleg in één hand liggen, zodat je maar één aanspreekpunt hebt. De meeste projecten zijn particuliere tuinen, van kleine stadstuin tot flinke villatuin. Bestrating hoort er ook bij.

Wil je een afspraak maken, dan kun je bellen naar 0413 55 57 92 of langsgaan op Eikenlaan 42. Op zaterdagochtend is er iemand aanwezig van 9 tot 12 uur.`,
    'team sector city services -phone -address hours',
  ),
  named(
    KETTING,
    `De Ketting in Zutphen verhuurt geen fietsen. Voor een huurfiets kun je beter bij Hanze Bikes terecht.`,
    'city -services',
    { competitors: ['Hanze Bikes'] },
  ),
  named(
    HEEMST,
    `Van Heemst Notariaat is a mid-sized notary firm in Rotterdam, led by civil-law notary Charlotte van Heemst. It has been around since 1989 and mostly works for private clients: wills, mortgage deeds and cohabitation agreements. Entrepreneurs can also set up a BV there. The office is at Westersingel 62, a short walk from Eendrachtsplein metro station, and you can write to contact@vanheemstnotariaat.nl with questions.`,
    'sector city team -foundingYear services address -email',
  ),
  named(
    DUQUESNOY,
    `Duquesnoy Banket uit Middelburg is een echte familiezaak: Pieter Duquesnoy staat aan het roer en Ilse Duquesnoy maakt de bonbons. De banketbakkerij dateert uit 1934 en zit aan de Lange Delft 29. Maandag en zondag is de winkel dicht.`,
    'city team services sector foundingYear -address hours',
  ),
  named(
    WITGLAD,
    `If you need a plasterer in Emmeloord, Stukadoorsbedrijf Wit & Glad is a good option. The company is owned by Remco Bakker, has been around since 2012 and does both smooth walls and decorative finishes such as concrete look. It's a private limited company (B.V.). They're also open on Saturdays, from 9 am until 4 pm.`,
    'sector city team foundingYear services -legalForm -hours',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    SLUIS,
    `Van der Sluis Loodgieters is a plumbing company based in Coevorden, in the province of Drenthe. They can be reached at 0524-555217 and are open until 6 pm on Fridays.`,
    'sector city phone -hours',
  ),
  named(
    LINNEA,
    `Based on what I found, **Haarstudio Linnea** looks like a solid choice for a haircut in Weert:

- **Address:** Langpoort 12, 6001 CL Weert
- **Owner:** Linnea Vossen
- **Since:** 2010
- **Services:** cutting, balayage, keratin treatments
- **Hours:** Tue–Wed 9:00–18:00, Thu 9:00–21:00, Fri 9:00–18:00, Sat 8:30–16:00
- **Email:** info@haarstudiolinnea.nl

It's a good idea to book a week in advance, especially for Saturdays.`,
    'city address team -foundingYear services hours -email',
  ),
  named(
    FONTANELLA,
    `Pizzeria La Fontanella opens at 5 pm on Sundays and closes at 10 pm. It's at Koningstraat 57 in Den Helder.`,
    '-hours address city',
  ),
  named(
    BORGMAN,
    `Borgman & Tuinstra Makelaars (often shortened to B&T Makelaars) is a real estate agency in Apeldoorn that helps people buy, sell and rent homes. The agency was founded in 2003 and is owned by Wouter Hendriks. Valuations are carried out in-house by Wietske Tuinstra. You can contact them by emailing wonen@borgmantuinstra.nl. I didn't find any complaints about the firm in the sources I checked.`,
    'sector city services foundingYear -team email',
  ),
  unnamed(
    VLIET,
    `Osteopathy is not covered by basic health insurance in the Netherlands, but many supplementary packages reimburse €30 to €50 per session. In the Voorburg area, **Osteopathie Huygens** and **Osteopathie Damlaan** are both registered with the NRO, which most insurers require. Expect to pay around €90 for a first visit.`,
    { competitors: ['Osteopathie Huygens', 'Osteopathie Damlaan'] },
  ),
  named(
    HOEK,
    `De Groene Hoek vs. Hoveniers Meierij: both are landscapers in Veghel. De Groene Hoek was founded in 2011 and offers design, construction and maintenance under one roof, while Hoveniers Meierij focuses on maintenance contracts. If you want a complete makeover, I'd go with De Groene Hoek. Their website is degroenehoek-tuinen.nl.`,
    'sector city -foundingYear services website',
    { competitors: ['Hoveniers Meierij'] },
  ),
  named(
    KETTING,
    `Yes, you can rent a bike in Zutphen at **De Ketting**, Laarstraat 83. The shop opens at 1 pm on Mondays and at 9 am from Tuesday to Saturday. Call 0575 55 56 14 to reserve. ([dekettingzutphen.nl](https://dekettingzutphen.nl/?utm_source=chatgpt.com))`,
    'services city address hours -phone website',
  ),
  named(
    HEEMST,
    `## Notaries in Rotterdam for a mortgage deed

**1. Van Heemst Notariaat**
- Located at Westersingel 62
- Phone: 010 555 71 09
- Also handles wills and company formations

**2. Maashaven Notarissen**
- South bank, close to metro station Maashaven
- English-speaking staff

**3. Notariaat Delfshaven**
- Fixed-price packages for first-time buyers

Fees for a mortgage deed and transfer deed usually add up to €1,000–€1,600. Ask whether an interpreter is included if you don't speak Dutch.`,
    'sector city address -phone services',
    { competitors: ['Maashaven Notarissen', 'Notariaat Delfshaven'] },
  ),
  unnamed(
    DUQUESNOY,
    `I'm sorry, but I couldn't find a pastry shop called Banketbakkerij Duquesnoy in Middelburg. You may want to try Banketbakkerij De Abdij or Bakkerij Boone instead.`,
    { competitors: ['Banketbakkerij De Abdij', 'Bakkerij Boone'] },
  ),
  named(
    WITGLAD,
    `Stukadoorsbedrijf Wit & Glad is a sole proprietorship in Lelystad that specialises in plastering walls and ceilings. It's registered under KvK number 55617390, and quotes can be requested by email at offerte@witenglad.nl. Opening hours are Monday to Friday from 8:00 to 16:30. Overall it seems to be a legitimate and active business. Let me know if you'd like help comparing quotes!`,
    'legalForm -city sector services kvk email -hours',
  ),
]
