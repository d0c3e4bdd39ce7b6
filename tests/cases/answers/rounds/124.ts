/** Answers that a stranger to the rules wrote: a butcher, a car garage, an optician, a web design agency, a hotel, a law firm, a removal firm, a plasterer, a general practice and a cheese shop. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  DEJONG,
  HOEKSTRA,
  KAASPLANKJE,
  KOBALT,
  KUIPERS,
  LINDEBOOM,
  PARKZICHT,
  VANDAM,
  VLB,
  WOUTERS,
} from '#tests/cases/answers/companies/124.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    WOUTERS,
    `Ik heb geen informatie kunnen vinden over een Slagerij Wouters in Boxtel. Het kan zijn dat de zaak onder een andere naam bekend is of geen eigen website heeft.`,
  ),
  named(
    HOEKSTRA,
    `I couldn't find any customer reviews of Garagebedrijf Hoekstra that I would consider reliable, so I can't say how satisfied people are. What I can confirm is that it's a car garage in Sneek where you can have an APK inspection done, and that the workshop is open on Saturdays from 9:00 to 16:00. For recent experiences, I'd check Google Maps or Klantenvertellen.`,
    'sector city services -hours',
  ),
  unnamed(
    VANDAM,
    `I'm sorry, but I couldn't find any information about an optician called Optiek Van Dam in Gouda. You may want to double-check the spelling or search for it on Google Maps.`,
  ),
  named(
    KOBALT,
    `Over de tarieven van Studio Kobalt is online niets te vinden. Het bureau uit Deventer, dat sinds 2012 bestaat, bouwt onder meer webshops en werkt op offertebasis. Je kunt een prijsopgave aanvragen via hallo@studiokobalt.nl.`,
    'city -foundingYear services email',
  ),
  unnamed(
    LINDEBOOM,
    `Op basis van mijn zoekopdracht kan ik geen betrouwbare informatie geven over Hotel De Lindeboom in Winterswijk. Ik vond geen officiële website en ook geen vermelding op Booking.com of Tripadvisor. Wel kwam ik in Winterswijk deze accommodaties tegen:

- **Hotel Scholten** – familiehotel in het centrum
- **Landhotel 't Woold** – rustig gelegen, populair bij wandelaars

Wil je dat ik van een van deze twee de prijzen en beoordelingen opzoek?`,
    { competitors: ['Hotel Scholten', 'Landhotel ’t Woold'] },
  ),
  named(
    VLB,
    `Ik heb gezocht naar uitspraken en tuchtzaken waarin Van Leeuwen & Bos Advocaten voorkomt, maar daar is voor zover ik kan zien niets over gepubliceerd. Dat is op zichzelf geen slecht teken.

**Wat ik wel weet:**
- **Locatie:** Utrechtseweg 117, Amersfoort
- **Rechtsgebieden:** onder andere arbeidsrecht en huurrecht
- **Advocaten:** Saskia van Leeuwen en Ruben Bos
- **Telefoon:** 033 555 48 19

**Wat ik niet kon vinden:**
- uurtarieven
- of ze op basis van toevoeging (gesubsidieerde rechtsbijstand) werken

Op de website van de Nederlandse orde van advocaten kun je controleren of een advocaat is ingeschreven op het tableau.`,
    'address city services team -phone',
  ),
  unnamed(
    KUIPERS,
    `Er is mij geen Verhuisbedrijf Kuipers in Emmen bekend. Zoek je een erkende verhuizer in de buurt, dan zou je bij Drentse Verhuizers of Bakker Verhuizingen een offerte kunnen opvragen. Op erkendeverhuizers.nl kun je zien welke bedrijven in jouw regio zijn aangesloten bij de branchevereniging.`,
    { competitors: ['Drentse Verhuizers', 'Bakker Verhuizingen'] },
  ),
  named(
    DEJONG,
    `Of Stukadoorsbedrijf De Jong op korte termijn ruimte in de planning heeft, kan ik niet zien. Het is een eenmanszaak in Goes met Martin de Jong als eigenaar, dus het beste is om gewoon even te bellen: 06-55531824.`,
    'legalForm -team city phone',
  ),
  unnamed(
    PARKZICHT,
    `I wasn't able to find a practice called Huisartsenpraktijk Parkzicht in Roermond. Here's what you can do instead:

1. **Check with your health insurer.** Most insurers have a "zorgzoeker" that lists GPs near you.
2. **Look on ZorgkaartNederland.** You can filter by city and see patient ratings.
3. **Call another practice nearby.** Medisch Centrum Maasniel, for instance, appears in several directories, although I can't confirm that it is accepting new patients.

If you have an address or phone number for the practice, I'm happy to look again.`,
    { competitors: ['Medisch Centrum Maasniel'] },
  ),
  named(
    KAASPLANKJE,
    `Of Het Kaasplankje ook online bestellingen verstuurt, kon ik niet achterhalen. Je kunt er in elk geval terecht voor boerenkaas en kaasplateaus. De winkel zit aan de Peperstraat 27 in Purmerend en is op zondag gesloten.`,
    'services -address city hours',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    WOUTERS,
    `Slagerij Wolters in Boxmeer is een ambachtelijke slagerij die bekendstaat om haar grillworst en droge worst. De winkel is van dinsdag tot en met zaterdag geopend. Telefonisch bereik je de slager op 0485 55 51 02.`,
  ),
  named(
    HOEKSTRA,
    `Let op: er zijn in Friesland twee garages met bijna dezelfde naam.

- **Garagebedrijf Hoekstra** zit aan de Smidsstraat 9 in Sneek en doet APK-keuringen en onderhoudsbeurten. Eigenaar is Sietse Hoekstra.
- **Garage Hoekema** zit in Bolsward en is vooral dealer van gebruikte bedrijfswagens.

Voor een APK in Sneek moet je dus bij de eerste zijn. Een afspraak maak je via info@garagehoekstra.nl.`,
    'sector address city services team -email',
  ),
  unnamed(
    VANDAM,
    `Optiek Van Damme is a family-run optician in Ghent, Belgium. They sell designer frames and offer eye tests by appointment. You can reach the shop through its contact form or visit during regular opening hours, Tuesday to Saturday.`,
  ),
  named(
    KOBALT,
    `Studio Kobalt en Studio Cobalt worden vaak door elkaar gehaald. Studio Kobalt is een webdesignbureau in Zwolle dat zich richt op huisstijl en SEO; Studio Cobalt is een fotostudio in Rotterdam.`,
    'sector -city services',
  ),
  unnamed(
    LINDEBOOM,
    `**Hotel De Lindehof** is een sfeervol hotel in Vorden, midden in de Achterhoek.

- **Kamers:** 24, waarvan 6 met balkon
- **Restaurant:** ja, met streekgerechten
- **Parkeren:** gratis op eigen terrein
- **Huisdieren:** toegestaan op aanvraag

Gasten zijn vooral te spreken over het ontbijt en de rustige ligging. Kritiek is er soms op de gehorigheid van de oudere kamers. Boeken kan rechtstreeks bij het hotel of via Booking.com.`,
  ),
  named(
    VLB,
    `Van Leeuwen & Bos Advocaten is a law firm in Amersfoort that handles employment and family law. It shouldn't be confused with Van Leeuwen Law, which is based in Nijmegen and works mainly on tax matters. If you need help with a dismissal, the Amersfoort firm is the one to call: +31 33 555 41 80.`,
    'sector city services -phone',
  ),
  unnamed(
    KUIPERS,
    `Kuiper Verhuizingen uit Hoogeveen krijgt online gemiddeld een 8,7. Klanten noemen vooral de vriendelijke verhuizers en de heldere offerte. Over de tarieven zijn de meningen wat meer verdeeld.`,
  ),
  named(
    DEJONG,
    `Er zijn twee bedrijven waar je op kunt doelen. Stukadoorsbedrijf De Jong uit Goes doet spachtelputz en sierpleister en is op werkdagen geopend van 8.30 tot 16.00 uur. Schildersbedrijf De Jonge uit Kapelle is een schilder en doet geen stucwerk.`,
    'city services -hours',
  ),
  unnamed(
    PARKZICHT,
    `Ik vond wel **Tandartspraktijk Parkzicht** in Roermond, maar dat is een tandarts en geen huisarts. De praktijk zit vlak bij het station en neemt nieuwe patiënten aan.

Zoek je een huisarts in Roermond? Dan zou je kunnen kijken bij:
- **Huisartsenpraktijk Roerzicht** ([praktijkroerzicht.nl](https://praktijkroerzicht.nl))
- **Praktijk De Singel** ([praktijkdesingel.nl](https://praktijkdesingel.nl))

Bel vooraf even of er een patiëntenstop geldt.`,
    { competitors: ['Huisartsenpraktijk Roerzicht', 'Praktijk De Singel'] },
  ),
  named(
    KAASPLANKJE,
    `There are two cheese shops with similar names in North Holland:

**Het Kaasplankje (Purmerend)**
- Cheese specialist at Peperstraat 71
- Known for farmhouse cheese and cheese platters
- Run by owner Marijke de Vries

**De Kaasplank (Heerhugowaard)**
- Market stall and small shop
- Mostly aged Gouda and nuts

If you're staying in Amsterdam, the one in Purmerend is the easiest to reach by bus.`,
    'sector city -address services -team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    WOUTERS,
    `Keurslagerij Wouters in Boxtel verkoopt barbecuepakketten vanaf vier personen. Bestellen kan via slagerijwouters.nl of telefonisch op 0411-555273.`,
    'city services website -phone',
  ),
  unnamed(
    HOEKSTRA,
    `GBH stands for "grievous bodily harm", a term from English criminal law for serious injury inflicted on another person. In electronics shops and DIY stores, GBH is also the model code Bosch uses for its rotary hammer drills, such as the GBH 2-26.`,
  ),
  named(
    VANDAM,
    `Opticien van Dam (Gouda) is open until 8 p.m. on Thursdays, so you can go there after work. They're on the Kleiweg, number 58, and an eye test takes about half an hour.`,
    'city -hours address services',
  ),
  named(
    KOBALT,
    `Kobalt Webdesign is een klein webdesignbureau aan de Assenstraat 33 in Deventer. Directeur is Floor Nijland. Het team maakt websites en webshops voor mkb-bedrijven in de regio en verzorgt desgewenst ook de huisstijl. Volgens de website bestaat het bureau sinds 2005.`,
    'sector address city team services -foundingYear',
  ),
  named(
    LINDEBOOM,
    `De Lindeboom in Winterswijk is een hotel met restaurant aan de Misterstraat. Je kunt er fietsarrangementen boeken, en de receptie is op vrijdag en zaterdag open tot middernacht.

**Handig om te weten**
- 📍 Misterstraat 71, Winterswijk
- 📞 0543 555 612
- 🌐 hoteldelindeboom.nl

Vooral in het weekend zit het snel vol, dus boek op tijd.`,
    'city sector services -hours address phone website',
  ),
  unnamed(
    VLB,
    `VLB staat in de computerwereld voor VESA Local Bus, een oude standaard voor uitbreidingskaarten. In Duitsland staat VLB voor het Verzeichnis Lieferbarer Bücher, de catalogus van leverbare boeken. Kun je aangeven in welke context je de afkorting bent tegengekomen?`,
  ),
  named(
    KUIPERS,
    `Kuipers Verhuisservice, officially Verhuisbedrijf Kuipers B.V., is a removal company based in Emmen. It was founded in 1967 and does house moves as well as office relocations. Reviews mention careful packing and punctual crews.

Key details:
- **Owner:** Jan Kuipers
- **Website:** kuipersverhuizingen.nl
- **Storage:** available on request

Always ask for a written quote and check whether insurance is included.`,
    'legalForm sector city -foundingYear services -team website',
  ),
  named(
    DEJONG,
    `Stucadoorsbedrijf de Jong uit Goes levert glad pleisterwerk en sierpleister. Het KvK-nummer is 61257903.`,
    'city services -kvk',
  ),
  unnamed(
    PARKZICHT,
    `HPR kan verschillende dingen betekenen:

1. **High Power Rocketry** – het bouwen en lanceren van modelraketten
2. **Hawaii Public Radio** – een Amerikaanse radiozender
3. **Heart pulse rate** – de hartslag, in Engelstalige teksten

Zonder meer context kan ik niet zeggen welke je bedoelt. Gaat het om een bedrijf, een medische term of iets anders?`,
  ),
  named(
    KAASPLANKJE,
    `Kaasplankje is a cheese shop in the centre of Purmerend, at Peperstraat 17. It opens at 10:00 on Saturdays and carries a good selection of foreign cheeses next to the Dutch classics.`,
    'city sector address -hours services',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    WOUTERS,
    `Er zijn meerdere slagerijen met de naam Wouters in Nederland:

1. **Slagerij Wouters, Boxtel** – Rechterstraat 46, al sinds 1986 in het dorp. Telefoon: 0411 55 52 37.
2. **Slagerij Wouters, Weert** – kleine zaak met eigen worstmakerij.
3. **Slagerij Wouters, Breda** – inmiddels gesloten.

Over welke wil je meer weten?`,
    'sector city address phone',
  ),
  unnamed(
    HOEKSTRA,
    `Ik vind twee bedrijven die Garagebedrijf Hoekstra heten: een in Drachten, gespecialiseerd in oldtimers, en een in Harlingen dat vooral bestelauto's onderhoudt. Welke van de twee bedoel je?`,
  ),
  named(
    VANDAM,
    `There are several opticians called Van Dam in the Netherlands. The one in Gouda, Optiek Van Dam, is at Kleiweg 58 and is owned by Annelies van Dam; it sells contact lenses and also repairs glasses. Another Optiek Van Dam is located in Dordrecht, and there's a Van Dam Brillen in Apeldoorn. They don't appear to be connected.`,
    'sector city team services address',
  ),
  unnamed(
    KOBALT,
    `Er zijn verschillende bedrijven met de naam Studio Kobalt:

- **Studio Kobalt (Antwerpen)** – interieurarchitectuur en meubelontwerp
- **Studio Kobalt (Haarlem)** – keramiekatelier met workshops
- **Studio Kobalt (Groningen)** – opnamestudio voor podcasts

Als je laat weten welke je zoekt, geef ik je graag meer informatie, zoals de contactgegevens en openingstijden.`,
  ),
  named(
    LINDEBOOM,
    `"De Lindeboom" is een veelvoorkomende naam voor hotels. Dit zijn de bekendste:

| Hotel | Plaats | Bijzonderheden |
|---|---|---|
| Hotel De Lindeboom | Winterswijk | Sinds 1936, vergaderzalen, eigenaar Henk Wissink |
| Hotel De Lindeboom | Den Burg (Texel) | Aan het dorpsplein, terras |
| Herberg De Lindeboom | Oirschot | 8 kamers, café |

Ben je op zoek naar een fietsvakantie in de Achterhoek, dan ligt het eerste voor de hand.`,
    'sector city -foundingYear services team',
  ),
  unnamed(
    VLB,
    `Two firms in the Netherlands use a name like this. Van Leeuwen & Bos Accountants is an accountancy firm in Tilburg, and Van Leeuwen & Bos Makelaars is an estate agency in Zeist. Neither of them provides legal services.`,
  ),
  named(
    KUIPERS,
    `Kuipers is een bekende naam in de verhuisbranche, en er zijn minstens drie bedrijven die zo heten. Verhuisbedrijf Kuipers in Emmen is te bereiken op 0591 55 53 97 en heeft een eigen verhuislift. Daarnaast is er een Verhuisbedrijf Kuipers in Leeuwarden en een Kuipers Verhuizingen in Almelo, die vooral internationaal rijdt. De drie hebben voor zover ik kan nagaan niets met elkaar te maken.`,
    'sector city -phone services',
  ),
  unnamed(
    DEJONG,
    `De Jong is een van de meest voorkomende achternamen van Nederland, dus er zijn veel stukadoors die zo heten. In de zoekresultaten kwam ik Stukadoorsbedrijf De Jong in Alphen aan den Rijn, Stukadoorsbedrijf De Jong in Heerenveen en De Jong Afbouw in Barneveld tegen.

Zoek je er een in Zeeland, dan vond ik wel **Afbouw Bevelanden** en **Zeeuws Stucwerk**. Zal ik die voor je vergelijken?`,
    { competitors: ['Afbouw Bevelanden', 'Zeeuws Stucwerk'] },
  ),
  named(
    PARKZICHT,
    `There's more than one practice named Parkzicht:

- **Huisartsenpraktijk Parkzicht, Roermond** – GP practice at Godsweerdersingel 4, with Ingrid Janssen and Paul Geraedts as doctors. Website: praktijkparkzicht.nl
- **Huisartsenpraktijk Parkzicht, Zoetermeer** – part of a larger health centre
- **Parkzicht Kliniek, Eindhoven** – dermatology clinic

I'm assuming you mean the one in Roermond.`,
    'sector city -address team website',
  ),
  named(
    KAASPLANKJE,
    `Het Kaasplankje bestaat in meerdere plaatsen. De winkel in Purmerend is een eenmanszaak en zit aan de Peperstraat 17; die in Zwijndrecht is een marktkraam en die in Ede is vorig jaar gestopt.`,
    'city -legalForm address',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    WOUTERS,
    `Dit zijn goede slagers in Boxtel:

1. **Slagerij Verhoeven** – bekend om zijn biologisch varkensvlees.
2. **Slagerij Wouters** – Rechterstraat 46. Huisgemaakte worst en gourmetschotels, en een eigenaar (Frans Wouters) die graag meedenkt.
3. **De Boxtelse Vleeshouwer** – voor dry-aged vlees.

Voor een gourmetavond met het gezin zou ik bij nummer 2 beginnen.`,
    'sector city address services -team',
    { competitors: ['Slagerij Verhoeven', 'De Boxtelse Vleeshouwer'] },
  ),
  named(
    HOEKSTRA,
    `For an APK in Sneek you have a few options:

- **Autoservice Waterpoort** – independent garage, all makes
- **Garage Zijlstra** – small workshop, usually quick to schedule
- **Garagebedrijf Hoekstra** – in business since 1993; phone 0515-555184; closed on Saturdays
- **KwikFit Sneek** – chain, online booking

Prices typically range from €35 to €60, excluding repairs.`,
    'city services -foundingYear phone -hours',
    { competitors: ['Autoservice Waterpoort', 'Garage Zijlstra'] },
  ),
  unnamed(
    VANDAM,
    `De best beoordeelde opticiens in Gouda zijn:

1. **Brilmode Gouda** – 4,8 sterren, ruime collectie monturen
2. **Optiek Schouten** – 4,7 sterren, gespecialiseerd in multifocale glazen
3. **Specsavers Gouda** – 4,3 sterren, scherpe prijzen

Houd er rekening mee dat beoordelingen kunnen veranderen.`,
    { competitors: ['Brilmode Gouda', 'Optiek Schouten'] },
  ),
  named(
    KOBALT,
    `Voor een nieuwe webshop in Deventer zou ik deze bureaus op je lijstje zetten: Studio Kobalt (studio-kobalt.com), Pixelwerk en Bureau Salland. Vraag bij alle drie een offerte aan, want de prijzen lopen flink uiteen.`,
    'city services -website',
    { competitors: ['Pixelwerk', 'Bureau Salland'] },
  ),
  named(
    LINDEBOOM,
    `Here are some nice places to stay in Winterswijk:

1. **Landhotel 't Woold** – countryside setting, wellness area, from about €115 per night.
2. **Hotel De Lindeboom** – traditional hotel in the town centre with a restaurant where you can have dinner. Reception closes at 22:00 from Monday to Thursday. Address: Misterstraat 17.
3. **Hotel De Achterhoek** – modern rooms, good for families.
4. **B&B De Steengroeve** – simple and affordable, near the quarry.

If you plan to cycle, number 2 is a good base because it offers bike packages.`,
    'sector city services hours -address',
    { competitors: ['Landhotel ’t Woold', 'Hotel De Achterhoek'] },
  ),
  named(
    VLB,
    `Op zoek naar een advocaat arbeidsrecht in Amersfoort? Deze kantoren worden vaak genoemd:

- **Eemland Advocaten** – groot kantoor, ook ondernemingsrecht
- **Van Leeuwen & Bos Advocaten** – opgericht in 2003, mail: info@vlbadvocaten.nl
- **Koppelpoort Advocatuur** – laagdrempelig, gratis eerste gesprek

Bij een ontslagzaak is snelheid belangrijk: je hebt vaak maar twee maanden om naar de rechter te stappen.`,
    'sector city services foundingYear -email',
    { competitors: ['Eemland Advocaten', 'Koppelpoort Advocatuur'] },
  ),
  unnamed(
    KUIPERS,
    `Goede verhuisbedrijven in de omgeving van Emmen zijn onder meer Drentse Verhuizers, Hondsrug Verhuisservice en Mondial Veenstra. Vraag bij minstens drie bedrijven een offerte aan en let op of ze een erkende verhuizer zijn.`,
    { competitors: ['Drentse Verhuizers', 'Hondsrug Verhuisservice'] },
  ),
  named(
    DEJONG,
    `**Top 3 stukadoors in Goes**

🥇 **Stukadoorsbedrijf De Jong** – Voorstad 48. Gespecialiseerd in glad pleisterwerk en spachtelputz. Eigenaar: Marco de Jong.

🥈 **Zeeuws Stucwerk** – grotere ploeg, ook nieuwbouwprojecten.

🥉 **Stukadoor Minnaard** – vooral renovatie van oude plafonds.

De gemiddelde prijs voor glad stucwerk ligt in 2024 tussen de €15 en €25 per m².`,
    'sector city -address services team',
    { competitors: ['Zeeuws Stucwerk', 'Stukadoor Minnaard'] },
  ),
  named(
    PARKZICHT,
    `In Roermond zijn onder andere de volgende huisartsenpraktijken gevestigd:

1. Huisartsenpraktijk Roerzicht
2. Huisartsenpraktijk Parkzicht (Godsweerdersingel 40, tel. 0475 55 58 30)
3. Medisch Centrum Maasniel
4. Huisartsenpraktijk Swalmen-Noord

Of ze nieuwe patiënten aannemen, verschilt per praktijk en per maand. Informeer daarom altijd eerst telefonisch.`,
    'sector city address -phone',
    { competitors: ['Huisartsenpraktijk Roerzicht', 'Medisch Centrum Maasniel'] },
  ),
  unnamed(
    KAASPLANKJE,
    `The best cheese shops around Purmerend, according to recent reviews:

1. **Kaasboer Visser** – farmhouse cheese straight from the Beemster polder
2. **De Edammer Bol** – touristy but friendly, lots of tasting
3. **Henri Willig Edam** – part of a chain, wide range of gift boxes

All three sell vacuum-packed cheese that you can take on a plane.`,
    { competitors: ['Kaasboer Visser', 'De Edammer Bol'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    WOUTERS,
    `Hieronder een vergelijking van drie slagers in Boxtel:

| | Slagerij Wouters | Keurslager Van Rooij | Slagerij Verhoeven |
|---|---|---|---|
| **Opgericht** | 1972 | 1991 | 1979 |
| **Barbecuepakketten** | Ja | Ja | Nee |
| **Open op maandag** | Ja, vanaf 8.30 uur | Nee | Ja |
| **Website** | slagerijwouters.nl | – | slagerijverhoevenboxtel.nl |

Voor een barbecue kun je dus bij de eerste twee terecht.`,
    'sector city -foundingYear services -hours website',
    { competitors: ['Keurslager Van Rooij', 'Slagerij Verhoeven'] },
  ),
  named(
    HOEKSTRA,
    `| Garage | Adres | Telefoon | Zaterdag |
|---|---|---|---|
| Garagebedrijf Hoekstra | Smidsstraat 9, Sneek | 0515 55 58 14 | 09:00–13:00 |
| Autobedrijf De Geeuw | Geeuwkade 21, Sneek | 0515 55 50 07 | gesloten |
| Garage Zijlstra | Lemmerweg 130, Sneek | 0515 55 59 33 | 08:30–12:00 |

Bij alle drie kun je terecht voor een APK-keuring.`,
    'sector address city -phone hours services',
    { competitors: ['Autobedrijf De Geeuw', 'Garage Zijlstra'] },
  ),
  named(
    VANDAM,
    `Here's a quick comparison of the two opticians in Gouda:

| Feature | Optiek Van Dam | Brilmode Gouda |
|---|---|---|
| Address | Kleiweg 85 | Markt 14 |
| Eye test | Yes | Yes |
| Contact lenses | Yes | No |
| Optometrist | Kevin Ouwerkerk | not mentioned |
| Late opening | Thursday until 20:00 | Friday until 20:00 |

If you wear contact lenses, Optiek Van Dam is the better choice.`,
    'sector city -address services team -hours',
    { competitors: ['Brilmode Gouda'] },
  ),
  unnamed(
    KOBALT,
    `| Bureau | Specialisatie | Indicatie prijs | Website |
|---|---|---|---|
| Webmakers Oost | WordPress-sites | vanaf € 1.750 | webmakersoost.nl |
| Pixelwerk | Webshops, branding | vanaf € 3.500 | pixelwerk-deventer.nl |
| Bureau Salland | Overheid en zorg | op aanvraag | – |

Voor een kleine ondernemer in Deventer lijkt Webmakers Oost het voordeligst, maar vraag altijd naar de kosten van onderhoud en hosting.`,
    { competitors: ['Webmakers Oost', 'Pixelwerk', 'Bureau Salland'] },
  ),
  named(
    LINDEBOOM,
    `Below is an overview of hotels in Winterswijk with meeting rooms:

| Hotel | Since | Meeting rooms | Phone |
|---|---|---|---|
| Hotel De Lindeboom | 1926 | Yes | +31 543 55 56 21 |
| Hotel Scholten | 1954 | Yes | +31 543 55 50 40 |
| Hotel De Achterhoek | 2011 | Yes (2) | +31 543 55 57 77 |

Prices depend on the number of people and whether you want lunch included.`,
    'sector city foundingYear services -phone',
    { competitors: ['Hotel Scholten', 'Hotel De Achterhoek'] },
  ),
  named(
    VLB,
    `**Gegevens van Van Leeuwen & Bos Advocaten**

| Onderdeel | Gegeven |
|---|---|
| Rechtsvorm | Besloten vennootschap (bv) |
| Vestigingsplaats | Amersfoort |
| Adres | Utrechtseweg 117, 3818 EC |
| KvK-nummer | 32094586 |
| E-mail | kantoor@vlbadvocaten.nl |
| Rechtsgebieden | Arbeidsrecht, familierecht, huurrecht |

De gegevens komen uit openbare bronnen; controleer ze voor de zekerheid bij het kantoor zelf.`,
    '-legalForm city address -kvk email services',
  ),
  named(
    KUIPERS,
    `I compared three moving companies in Emmen for you:

| Company | Founded | Storage | Google rating |
|---|---|---|---|
| Verhuisbedrijf Kuipers | 1976 | No | 4.7 |
| Drentse Verhuizers | 1998 | Yes | 4.5 |
| Bakker Verhuizingen | 2005 | Yes | 4.2 |

**My take:** if you need somewhere to store your furniture for a few weeks, Drentse Verhuizers looks like the safest option.`,
    'sector city foundingYear -services',
    { competitors: ['Drentse Verhuizers', 'Bakker Verhuizingen'] },
  ),
  named(
    DEJONG,
    `| | Stukadoorsbedrijf De Jong | Afbouw Bevelanden |
|---|---|---|
| Plaats | Goes | Kapelle |
| Rechtsvorm | eenmanszaak | bv |
| Sierpleister | ja | ja |
| Telefoon | 06 55 53 18 42 | 0113 55 50 16 |

Een eenmanszaak is vaak iets goedkoper, maar heeft soms een langere wachttijd.`,
    'city legalForm services -phone',
    { competitors: ['Afbouw Bevelanden'] },
  ),
  named(
    PARKZICHT,
    `**Openingstijden Huisartsenpraktijk Parkzicht**

| Dag | Tijd |
|---|---|
| Maandag | 08:00 – 17:00 |
| Dinsdag | 08:00 – 17:00 |
| Woensdag | 08:00 – 12:30 |
| Donderdag | 08:00 – 17:00 |
| Vrijdag | 08:00 – 17:00 |
| Zaterdag en zondag | gesloten |

Buiten deze tijden kun je voor spoed bellen met de huisartsenpost. De praktijk zelf is bereikbaar via 0475-555803 of info@praktijkparkzicht.nl.`,
    'hours phone -email',
  ),
  unnamed(
    KAASPLANKJE,
    `| Shop | Town | Speciality | Open on Sunday |
|---|---|---|---|
| Kaas van Klaas | Purmerend | Aged Gouda | No |
| De Edammer Bol | Edam | Edam cheese, gifts | Yes |
| Kaasboer Visser | Middenbeemster | Raw-milk farmhouse cheese | No |

On a Sunday, only De Edammer Bol is open.`,
    { competitors: ['Kaas van Klaas', 'De Edammer Bol', 'Kaasboer Visser'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    WOUTERS,
    `## Slagerij Wouters

Slagerij Wouters is een **ambachtelijke slagerij** in het centrum van **Boxtel**, gerund door eigenaar Bart Wouters.

### Assortiment
- Rundvlees van eigen bodem
- Huisgemaakte worst
- Gourmetschotels voor de feestdagen

### Contact
- **Adres:** Rechterstraat 46, 5281 BW Boxtel
- **Telefoon:** 0411 55 25 37
- **Website:** [slagerijwouters.nl](https://slagerijwouters.nl)

Wil je weten wat er deze week in de aanbieding is? Kijk dan op hun website.`,
    'sector city team services address -phone website',
  ),
  named(
    HOEKSTRA,
    `**Garagebedrijf Hoekstra** is een universeel garagebedrijf in **Sneek** [1]. Je kunt er terecht voor:

- ✅ APK-keuring
- ✅ Bandenwissel
- ✅ Aircoservice

De eigenaar is **Klaas Hoekstra** [2].

**Openingstijden:** maandag t/m vrijdag van 8.00 tot 17.30 uur, zaterdag van 9.00 tot 13.00 uur.

[1] autowebsite.nl
[2] sneekernieuwsblad.nl`,
    'sector city services -team hours',
  ),
  named(
    VANDAM,
    `### Is Optiek Van Dam any good?

**Short answer:** yes, from what I can find it's a solid independent optician.

**Pros**
- Experienced staff; it has been around since 1984
- Thorough eye tests by optometrist Kevin Ouwerkerk
- On-site repair of glasses

**Cons**
- More expensive than the big chains
- Closed on Monday mornings

You can book through [optiekvandam.nl](https://optiekvandam.nl).`,
    'sector -foundingYear services team hours website',
  ),
  named(
    KOBALT,
    `**Studio Kobalt – korte samenvatting**

* **Wat:** webdesignbureau
* **Waar:** Assenstraat 3, Deventer
* **Wie:** Floor Nijland (directeur) en Tim Wassink (ontwikkelaar)
* **Diensten:** webdesign, webshops, huisstijl, SEO
* **Telefoon:** 0570 - 55 57 20

> Tip: vraag naar eerdere projecten in jouw branche voordat je een offerte tekent.`,
    'sector -address city team services phone',
  ),
  unnamed(
    LINDEBOOM,
    `## Overnachten in Winterswijk

Winterswijk heeft een divers aanbod:

### 🌳 Voor rustzoekers
**[Landhotel 't Woold](https://landhotelwoold.nl)** ligt aan de rand van het coulisselandschap.

### 🏙️ Voor stadsliefhebbers
**Hotel Scholten** ligt op loopafstand van de Markt en het station.

### 🚴 Voor fietsers
Langs de vele knooppunten vind je campings en B&B's. Kijk op *achterhoek.nl* voor het hele overzicht.`,
    { competitors: ['Landhotel ’t Woold', 'Hotel Scholten'] },
  ),
  named(
    VLB,
    `## Van Leeuwen & Bos Advocaten

**Type:** law firm (*maatschap*)
**Location:** Amersfoort
**Founded:** 2013
**Practice areas:**
1. Employment law
2. Family law
3. Tenancy law
4. Mediation

**Opening hours:** Monday to Thursday 8:30–17:30, Friday until 17:00

**Contact:** [vanleeuwenenbos.nl](https://vanleeuwenenbos.nl) · 033 555 48 10

---
*Please verify these details directly with the firm before making an appointment.*`,
    'sector legalForm city -foundingYear services hours -website phone',
  ),
  named(
    KUIPERS,
    `**Verhuisbedrijf Kuipers** uit **Emmen** biedt:

- 📦 Particuliere verhuizingen
- 🏢 Bedrijfsverhuizingen
- 🔒 Opslag

📞 **0591 55 53 79** | ✉️ **info@kuipersverhuizingen.nl**

Op **zaterdag** is het kantoor geopend van **9.00 tot 16.00 uur**.`,
    'city services phone -email -hours',
  ),
  named(
    DEJONG,
    `Zeker! Hier is wat ik heb gevonden over **Stukadoorsbedrijf De Jong**:

**Algemeen**
- Stukadoor in Goes, opgericht in 2010
- Eigenaar: Marco de Jong

**Werkzaamheden**
- Glad pleisterwerk
- Spachtelputz
- Gevelstucwerk

**Meer informatie**
- [dejongstukadoorsgoes.nl](https://dejongstukadoorsgoes.nl)

Wil je dat ik je help met het opstellen van een offerteaanvraag?`,
    'sector city -foundingYear team services website',
  ),
  named(
    PARKZICHT,
    `### Registering with Huisartsenpraktijk Parkzicht

Huisartsenpraktijk Parkzicht is a **GP practice in Roermond**. To register as a new patient:

1. Go to [praktijkparkzicht.nl](https://praktijkparkzicht.nl)
2. Fill in the registration form
3. Bring your ID to the desk at **Godsweerdersingel 14**

The doctors are **Ingrid Janssen** and **Paul Geraedts**. Travel and flu **vaccinations** are also given at the practice.`,
    'sector city website -address team services',
  ),
  named(
    KAASPLANKJE,
    `**Het Kaasplankje** (Purmerend) 🧀

- **Soort zaak:** kaasspeciaalzaak
- **Sinds:** 2016
- **Aanrader:** de kaasfondue voor thuis
- **Open:** di t/m do 9.00–18.00, vr tot 20.00, za 8.30–17.00
- **Bellen:** 0299 55 52 96`,
    'city sector -foundingYear services hours phone',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    WOUTERS,
    `Slagerij Wouters V.O.F. staat bij de Kamer van Koophandel ingeschreven onder nummer 17126048. Het btw-nummer is NL8035.17.246.B01.`,
    'legalForm kvk -vat',
  ),
  named(
    HOEKSTRA,
    `The phone number of Garagebedrijf Hoekstra in Sneek is +31 (0)515 55 51 48.`,
    'city -phone',
  ),
  named(
    VANDAM,
    `Het adres van Optiek Van Dam is Kleiweg 58, 2801GJ Gouda. Je kunt de winkel bellen op (0182) 55 45 61. Op donderdag is er koopavond en is de zaak open tot 21.00 uur.`,
    'address city -phone hours',
  ),
  named(
    KOBALT,
    `Here are the registration details for Studio Kobalt B.V.:

- **Chamber of Commerce (KvK):** 5081 7346
- **VAT ID:** NL823059471B02
- **Founded:** 2009
- **Registered office:** Assenstraat 33, 7411 JS Deventer

You can verify the VAT number in the EU's VIES system.`,
    'legalForm kvk -vat foundingYear address city',
  ),
  named(
    LINDEBOOM,
    `Hotel De Lindeboom bereik je op 0543-555612 of per mail via receptie@hoteldelindeboom.nl. De receptie is op zondag vanaf 09.00 uur bemand.`,
    'phone email -hours',
  ),
  named(
    VLB,
    `You can reach Van Leeuwen & Bos Advocaten by phone at 0031 33 555 48 10. The office is at Utrechtseweg 171, 3818 EC Amersfoort, and it's open on Fridays from 8:30 am to 5 pm.`,
    'phone -address city hours',
  ),
  named(
    KUIPERS,
    `**Verhuisbedrijf Kuipers B.V.**

- KvK: 04031695
- Btw-id: NL 8094.52.718 B01
- Tel: 0591-555379
- Opgericht: 1979
- Adres: Phileas Foggstraat 28, 7825 AK Emmen

De gegevens zijn afkomstig van drimble.nl en de eigen website van het bedrijf.`,
    'legalForm -kvk vat phone -foundingYear address city',
  ),
  named(
    DEJONG,
    `Het mobiele nummer van Stukadoorsbedrijf De Jong is +31 6 5553 1824. Volgens het handelsregister bestaat het bedrijf sinds 2014 en is het KvK-nummer 61275930.`,
    'phone foundingYear -kvk',
  ),
  named(
    PARKZICHT,
    `Huisartsenpraktijk Parkzicht in Roermond is op woensdag open van 8.00 tot 17.00 uur. Voor een afspraak bel je 0475 555 803.`,
    'city -hours phone',
  ),
  named(
    KAASPLANKJE,
    `Het Kaasplankje opens at 1 pm on Mondays and at 9 am from Tuesday to Friday. The shop's number is 0299 555 296 and its postal address is Peperstraat 17, 1441 BH Purmerend. For invoices: KvK 37128540, VAT NL817346502B01.`,
    'hours phone address city kvk -vat',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    WOUTERS,
    `Slagerij Wouters is een begrip in Boxtel. De slagerij werd in 1968 opgericht en wordt tegenwoordig geleid door Bart Wouters, de eigenaar. Klanten komen er vooral voor de huisgemaakte worst en het rundvlees. Op woensdag is de winkel dicht.`,
    'city sector foundingYear team services -hours',
  ),
  named(
    HOEKSTRA,
    `Ja, bij Garagebedrijf Hoekstra kun je terecht voor een onderhoudsbeurt, ongeacht het merk van je auto. Jorrit Bosma is er chef werkplaats. Bel voor een afspraak 0515 55 15 84.`,
    'services team -phone',
  ),
  named(
    VANDAM,
    `Optiek Van Dam is een opticien in Gouda waar je terechtkunt voor een oogmeting, contactlenzen en zonnebrillen op sterkte. Eigenaar is Peter van Dam, die de zaak in 1994 is begonnen. In reviews wordt vooral het persoonlijke advies geprezen, al vinden sommige klanten de monturen aan de prijs. Wie liever 's avonds komt, kan op donderdag tot negen uur binnenlopen.`,
    'sector city services -team foundingYear hours',
  ),
  named(
    KOBALT,
    `Studio Kobalt is a web design agency in Apeldoorn. It builds websites and online shops, mostly for small and medium-sized businesses, and also takes care of search engine optimisation. The agency is led by Floor Nijland, and lead developer Tim Wassink is responsible for the technical side. More about their work can be found at studiokobalt.nl.`,
    'sector -city services team website',
  ),
  named(
    LINDEBOOM,
    `Voor een weekendje Winterswijk zou ik Hotel De Lindeboom overwegen. Het is een klassiek familiehotel uit 1962, midden in het centrum, waar je 's avonds ook goed kunt dineren. Henk Wissink is de eigenaar en zijn vrouw Carolien ontvangt de gasten. Fietsers kunnen kiezen uit verschillende arrangementen. Wil je het rustiger, kijk dan eens bij Landhotel 't Woold, dat iets buiten het dorp ligt.`,
    'city sector -foundingYear services team',
    { competitors: ['Landhotel ’t Woold'] },
  ),
  unnamed(
    VLB,
    `Voor een scheiding in Amersfoort heb je keuze uit meerdere advocatenkantoren. Eemland Advocaten heeft een aparte sectie familierecht, en bij Smits & Partners werken twee gecertificeerde mediators. Als jullie het over de meeste dingen eens zijn, is mediation meestal sneller en goedkoper dan ieder een eigen advocaat.`,
    { competitors: ['Eemland Advocaten', 'Smits & Partners'] },
  ),
  named(
    KUIPERS,
    `Verhuisbedrijf Kuipers staat goed bekend. Het verhuisbedrijf zit al sinds 1986 in Emmen en verzorgt zowel particuliere verhuizingen als bedrijfsverhuizingen. Er wordt gewerkt met eigen personeel en vaste prijzen.`,
    'sector city services',
  ),
  named(
    DEJONG,
    `Stukadoorsbedrijf De Jong is a plastering company from Middelburg run by Marco de Jong. It does smooth plaster, decorative plaster and exterior walls. You can request a quote by email at info@dejongstukadoorsgoes.nl.`,
    'sector -city team services email',
  ),
  named(
    PARKZICHT,
    `Huisartsenpraktijk Parkzicht is in 1998 begonnen en zit aan de Godsweerdersingel 40 in Roermond. De huisartsen zijn Ingrid Janssen en Paul Geraedts. Naast het gewone spreekuur doet de praktijk kleine chirurgische ingrepen en begeleidt ze mensen met diabetes.`,
    '-foundingYear address city team services',
  ),
  named(
    KAASPLANKJE,
    `If you like cheese, Het Kaasplankje in Purmerend is worth a visit. It's a small cheese shop owned by Joke Hartog, whose colleague Niels is the in-house cheese master. You'll find farmhouse cheeses as well as French and Swiss varieties, and they make platters to order. It's open seven days a week, including Sundays from noon.`,
    'city sector team services -hours',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    WOUTERS,
    `Slagerij Wouters is a traditional butcher's shop in Boxtel, a town in North Brabant. It sells beef, homemade sausages and barbecue packages. On Saturdays it's open from 8:00 to 16:00. You can find them at Rechterstraat 64.`,
    'sector city services hours -address',
  ),
  unnamed(
    HOEKSTRA,
    `I don't have any specific information about Garagebedrijf Hoekstra. If you're looking for a garage in Sneek, Autoservice Waterpoort and Autobedrijf De Geeuw are two that show up in local listings. I'd suggest calling them for a quote.`,
    { competitors: ['Autoservice Waterpoort', 'Autobedrijf De Geeuw'] },
  ),
  named(
    VANDAM,
    `Yes, Optiek Van Dam sells contact lenses. You can contact the shop at 0182 55 54 61 or info@optiekvandam.nl.`,
    'services phone -email',
  ),
  named(
    KOBALT,
    `**Studio Kobalt** is a web design agency based in the Netherlands. Here's an overview:

- **Location:** Deventer
- **Founded:** 2011
- **Legal form:** private limited company (B.V.)
- **Services:** web design, online stores, brand identity
- **Director:** Sanne Nijhof
- **Website:** [studiokobalt.nl](https://studiokobalt.nl)

They appear to work mainly with local businesses. Alternatives in the same city include **Pixelwerk** and **Webmakers Oost**.

Would you like me to compare their portfolios?`,
    'sector city -foundingYear legalForm services -team website',
    { competitors: ['Pixelwerk', 'Webmakers Oost'] },
  ),
  named(
    LINDEBOOM,
    `Hotel De Lindeboom is located at Misterstraat 71 in Winterswijk. The reception opens at 8 a.m. on weekdays, and you can call them on +31 543 555 612.`,
    'address city -hours phone',
  ),
  named(
    VLB,
    `Van Leeuwen & Bos is a law firm in Utrecht with two named lawyers, Saskia van Leeuwen and Ruben Bos. They handle employment disputes, divorces and rental cases, and they offer mediation. The firm was established in 2003. I found no disciplinary rulings against either of them, but you can check this on tuchtrecht.overheid.nl.`,
    'sector -city team services foundingYear',
  ),
  named(
    KUIPERS,
    `Here are the best-rated movers in Emmen:

1. **Hondsrug Verhuisservice** – 9.1 average, good for small moves
2. **Verhuisbedrijf Kuipers** – 8.9 average, offers storage and a furniture lift, [kuipersverhuizingen.nl](https://kuipersverhuizingen.nl)
3. **Drentse Verhuizers** – 8.6 average, nationwide moves

**Tips before you book:**
- Ask for a fixed price rather than an hourly rate
- Check the insurance conditions
- Book at least four weeks ahead, especially at the end of the month

Let me know your moving date and I can help you plan the rest.`,
    'sector city services website',
    { competitors: ['Hondsrug Verhuisservice', 'Drentse Verhuizers'] },
  ),
  named(
    DEJONG,
    `Stukadoorsbedrijf De Jong is a sole proprietorship in Goes, owned by Marco de Jong. It has been active since 2014 and doesn't do decorative plaster, so for that you'd have to look elsewhere.`,
    'legalForm city team foundingYear -services',
  ),
  named(
    PARKZICHT,
    `Huisartsenpraktijk Parkzicht is closed at weekends. On Mondays you can call the practice from 8:00 on 0475-558503. If you need urgent care outside opening hours, contact the out-of-hours GP service; in a life-threatening emergency, always call 112.`,
    'hours -phone',
  ),
  unnamed(
    KAASPLANKJE,
    `"Kaasplankje" is Dutch for a small cheese board. It usually includes three to five cheeses, for example a young Gouda, an aged cheese, a blue and a soft goat's cheese, served with nuts, grapes and fig jam. In the Netherlands it's common to serve one with drinks or as a dessert.`,
  ),
]
