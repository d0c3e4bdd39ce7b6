/** Answers that a stranger to the rules wrote: a hairdresser, a heating installer, a notary, a bike shop, an optician, a childcare centre, a funeral director, a printer, a gym and a plasterer. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BOOMHUT,
  CLAESSEN,
  FITFORT,
  HOEKSTRA,
  KERKHOVE,
  LIEVE,
  NIJHUIS,
  SPOORZONE,
  TEBRAKE,
  TRAPPER,
} from '#tests/cases/answers/companies/111.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    LIEVE,
    `Ik heb geen betrouwbare informatie gevonden over Haarstudio Lieve in Groningen. Controleer of de naam goed gespeld is, of zoek de salon op via Google Maps of Treatwell.`,
  ),
  named(
    TEBRAKE,
    `I couldn't find any independent reviews of Te Brake Installatietechniek on Trustpilot or Klantenvertellen, so it's hard to say how satisfied customers are. What I can confirm from their own website (https://tebrake-installatie.nl) is that it's a heating installer in Winterswijk that fits heat pumps and central heating boilers, and that the company was founded in 1978. I'd recommend asking for two or three references in your neighbourhood before signing a quote.`,
    'website sector city services -foundingYear',
  ),
  unnamed(
    KERKHOVE,
    `I searched for **Kerkhove & Maas Notarissen**, but I wasn't able to find a notary office with that name.

A few possible explanations:

- **The office may have merged or changed its name.** This happens regularly with Dutch notary offices.
- **The spelling could be slightly different.** Do you have a letter or e-mail from them?
- **It may be listed under the name of the notary.** You can search by surname in the official register at [notaris.nl](https://www.notaris.nl).

If you just need a notary in Middelburg, I did come across **Walcherse Notarissen** and **Notariaat De Abdij**. Would you like me to compare those two?`,
    { competitors: ['Walcherse Notarissen', 'Notariaat De Abdij'] },
  ),
  named(
    TRAPPER,
    `Of De Vrije Trapper ook tweedehands fietsen verkoopt, kan ik niet terugvinden. Je kunt het even navragen in de winkel aan de Hoofdstraat 64 in Meppel; op zaterdag zijn ze open tot 16.00 uur.`,
    'address city -hours',
  ),
  unnamed(
    CLAESSEN,
    `Helaas kan ik geen informatie vinden over een opticien met de naam Claessen Optiek. Het kan zijn dat het om een kleine zaak gaat die online weinig zichtbaar is, of dat de winkel inmiddels onder een andere naam verder is gegaan. In Roermond zijn wel andere opticiens actief, zoals Oogwereld Roermond en Brillerie Maas. Wil je dat ik daar meer over opzoek?`,
    { competitors: ['Oogwereld Roermond', 'Brillerie Maas'] },
  ),
  named(
    BOOMHUT,
    `Over de actuele wachttijd bij **Kinderopvang De Boomhut** heb ik geen informatie gevonden. Wachtlijsten verschillen per groep en per dag, en worden meestal niet online gepubliceerd.

Wat ik wel kan vertellen:

- **Locatie:** Grootzeil 45, Almere
- **Aanbod:** dagopvang, peuteropvang en buitenschoolse opvang
- **Openingstijden:** maandag t/m vrijdag van 7.00 tot 18.30 uur
- **Contact:** 036 - 555 90 42

**Tip:** schrijf je kind op tijd in, het liefst al tijdens de zwangerschap, en vraag meteen naar de plaatsingskans op jouw voorkeursdagen.`,
    'address city services hours -phone',
  ),
  unnamed(
    HOEKSTRA,
    `I'm sorry, but I don't have any information about Uitvaartzorg Hoekstra. Hoekstra is a very common surname in Friesland, so if you can tell me the town or a website I can look again.`,
  ),
  named(
    SPOORZONE,
    `Drukkerij Spoorzone doesn't list its prices online, so I can't tell you exactly what 500 business cards would cost there. The company does print business cards and brochures, and you can request a quote by e-mailing offerte@spoorzonedruk.nl or by calling 013 555 61 20. Expect a reply within one working day; they are open Monday to Friday from 8:00 to 18:00.`,
    'services -email phone -hours',
  ),
  named(
    FITFORT,
    `De abonnementsprijzen van FitFort in Gorinchem staan niet op de website en kan ik dus niet voor je vergelijken. Wel weet ik dat het een sportschool is met fitness, spinning en groepslessen, en dat je er op zondag niet terechtkunt. Vaak kun je een gratis proefles aanvragen; daar hoor je meteen wat een abonnement kost.`,
    'city sector services -hours',
  ),
  unnamed(
    NIJHUIS,
    `Ik heb gezocht naar **Stukadoorsbedrijf Oude Nijhuis**, maar kon geen concrete gegevens vinden: geen website, geen reviews en geen vermelding op Werkspot of Google.

**Wat je zelf kunt doen:**

1. Zoek op de bedrijfsnaam in het Handelsregister van de [KVK](https://www.kvk.nl/zoeken/).
2. Vraag het bedrijf om referenties en foto's van eerder werk.
3. Vraag altijd minimaal drie offertes aan.

Wil je dat ik andere stukadoors in de buurt van Ootmarsum voor je op een rij zet?`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    LIEVE,
    `Bedoel je misschien Haarstudio Lief in Assen? Dat is een kapsalon aan de Gedempte Singel waar je terechtkunt voor knippen, kleuren en extensions. Over een salon met bijna dezelfde naam in Groningen heb ik niets gevonden.`,
  ),
  named(
    TEBRAKE,
    `Let op: er zijn twee bedrijven met een vergelijkbare naam. **Te Brake Installatietechniek** zit in Winterswijk en is gespecialiseerd in warmtepompen en cv-ketels. **Ter Braak Installaties** is een elektricien uit Rijssen en doet vooral laadpalen en meterkasten. Voor een warmtepomp moet je dus bij de eerste zijn, bereikbaar op 0543 55 18 52.`,
    'city services -phone',
  ),
  unnamed(
    KERKHOVE,
    `I found a firm called **Kerkhoven Notariaat** in Tilburg, which may be what you are looking for:

- **Address:** Spoorlaan 402, Tilburg
- **Services:** family law, real estate, corporate law
- **Website:** kerkhoven-notariaat.nl

If you meant a different office, please give me the city and I'll look again.`,
  ),
  named(
    TRAPPER,
    `De Vrije Trapper en De Trapper zijn niet dezelfde winkel. De Vrije Trapper is een fietsenwinkel in Meppel van eigenaar Henk Mulder, bekend om e-bikes en bakfietsen. De Trapper is een fietsverhuur in Giethoorn.`,
    'sector city -team services',
  ),
  unnamed(
    CLAESSEN,
    `Claessens Optiek in Weert is an independent optician with good reviews (4.8 on Google). They offer eye tests, glasses and contact lenses, and they're open until 6 pm on weekdays. Is this the shop you meant?`,
  ),
  named(
    BOOMHUT,
    `Er zijn in Almere twee opvanglocaties waarvan de namen op elkaar lijken:

### Kinderopvang De Boomhut
- Adres: Grootzeil 54, Almere
- Opvang: dagopvang (0-4 jaar) en BSO
- Website: [boomhutalmere.nl](https://boomhutalmere.nl)

### Kinderdagverblijf Het Boomhuis
- Adres: Muiderzandlaan 12, Almere Poort
- Opvang: alleen dagopvang
- Website: hetboomhuis-almere.nl

Controleer dus goed bij welke van de twee je je kind inschrijft.`,
    'city -address services website sector',
  ),
  unnamed(
    HOEKSTRA,
    `Het enige wat ik kan vinden is Hoekema Uitvaartverzorging in Drachten, opgericht in 1998. Zij verzorgen begrafenissen en crematies in Smallingerland en omgeving en zijn telefonisch bereikbaar op 0512 555 340. Een uitvaartondernemer Hoekstra in Dokkum kwam in mijn zoekresultaten niet voor.`,
  ),
  named(
    SPOORZONE,
    `Don't confuse these two printers. **Drukkerij Spoorzone** is a printing company on Ringbaan-Noord 88 in Tilburg, run by Karel Verhoeven. **Spoordruk** is an online print shop based in Amersfoort with no walk-in counter. If you want to look at paper samples in person, Drukkerij Spoorzone is the better choice: the shop is open on Saturdays from 9:00 to 17:00.`,
    'sector address city team -hours',
  ),
  unnamed(
    FITFORT,
    `Fort Fit is een bootcampclub in Naarden die trainingen geeft op en rond de vesting. Lessen kosten ongeveer €12 per keer en je kunt je inschrijven via fortfit-naarden.nl. Een sportschool in Gorinchem hoort daar voor zover ik kan zien niet bij.`,
  ),
  named(
    NIJHUIS,
    `There are several plastering companies called Nijhuis in Twente, so it helps to be precise:

- **Stukadoorsbedrijf Oude Nijhuis** (Ootmarsum): private limited company (B.V.) of Bart Oude Nijhuis, founded in 2012. Does smooth plasterwork, decorative plaster and spachtelputz.
- **Nijhuis Afbouw** (Rijssen): a large contractor that mainly works on new-build projects.

For a living room or a single ceiling, the first is the more logical option. For new-build projects of ten houses or more, the second.`,
    'sector city -legalForm team -foundingYear services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  unnamed(
    LIEVE,
    `HSL staat voor hogesnelheidslijn. In Nederland wordt er meestal de HSL-Zuid mee bedoeld, de spoorlijn tussen Amsterdam, Rotterdam en de Belgische grens.`,
  ),
  named(
    TEBRAKE,
    `TBI uit Winterswijk (Te Brake) is een installatiebedrijf dat zich richt op warmtepompen, cv-ketels en vloerverwarming. Het bedrijf is gevestigd aan de Misterweg 112 en geopend op werkdagen vanaf 7.30 uur. Directeur is Henk te Brake.`,
    'city sector services address hours -team',
  ),
  named(
    KERKHOVE,
    `Kerkhove Maas in Middelburg is a notary office where you can go for a will, a living will or a cohabitation agreement. You can reach them at 0118 555 460.`,
    'city sector services -phone',
  ),
  unnamed(
    TRAPPER,
    `DVT usually stands for **deep vein thrombosis**, a blood clot that forms in a deep vein, most often in the leg.

**Common symptoms:**
- Swelling in one leg
- Pain or cramping in the calf
- Red or warm skin

If you recognise these symptoms, contact your doctor right away. If you meant a different DVT, such as a company or organisation, let me know and I'll look into it.`,
  ),
  named(
    CLAESSEN,
    `Optiek Claessen is een opticien in de binnenstad van Roermond, op Neerstraat 91. De winkel bestaat sinds 1982 en is ook op zondagmiddag open, van 12.00 tot 17.00 uur.`,
    'sector city -address -foundingYear hours',
  ),
  named(
    BOOMHUT,
    `**KDV De Boomhut (Almere)**

De Boomhut is een stichting voor kinderopvang in Almere. Dit is wat ik heb kunnen vinden:

| | |
|---|---|
| Opgericht | 2009 |
| Directeur | Marieke Visser |
| Opvangsoorten | Dagopvang, BSO, peuteropvang |
| Openingstijden | ma t/m vr 07.30 - 18.00 uur |
| Website | boomhutalmere.nl |

Voor de kinderopvangtoeslag heb je het LRK-nummer nodig; dat vind je in het Landelijk Register Kinderopvang.`,
    'city legalForm sector foundingYear -team services -hours website',
  ),
  named(
    HOEKSTRA,
    `Hoekstra Uitvaarten uit Dokkum wordt geleid door Anneke Hoekstra. Zij regelt begrafenissen en crematies, en je kunt er ook vooraf je uitvaartwensen laten vastleggen. Het telefoonnummer is 0519 55 54 33.`,
    'city -team services phone',
  ),
  named(
    SPOORZONE,
    `Yes, Spoorzone Print in Tilburg prints birth announcements. The full name is Drukkerij Spoorzone; the company has been around since 1946 and you can place an order via https://drukkerijspoorzone.nl.`,
    'city services -foundingYear website',
  ),
  named(
    FITFORT,
    `Fit Fort (ook geschreven als FitFort) is een sportschool in Gorinchem. Wat je er kunt doen:

- **Groepslessen**, waaronder spinning
- **Personal training**, onder andere met Esra Yildiz
- **Fitness** op eigen gelegenheid, doordeweeks al vanaf 6.30 uur

Volgens reviews is de sfeer gemoedelijk en is het er vooral tussen 18.00 en 20.00 uur druk. De eigenaar, Kevin de Ruiter, begon de sportschool in 2015. Aanmelden kan via [fitfort.nl](https://fitfort.nl).`,
    'sector city services team hours -foundingYear website',
  ),
  unnamed(
    NIJHUIS,
    `Met "SON" kan ik verschillende kanten op. Meestal gaat het om het dorp Son in Noord-Brabant, dat samen met Breugel de gemeente Son en Breugel vormt. In de lichttechniek is SON een aanduiding voor hogedruk-natriumlampen, zoals die lang in straatverlichting zijn gebruikt. Als je een bedrijf bedoelt, laat dan even weten in welke branche of plaats het zit.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    LIEVE,
    `Er zijn meerdere kapsalons die Haarstudio Lieve heten. De salon in Groningen zit aan de Folkingestraat 83 en is op maandag gesloten. Daarnaast is er een Haarstudio Lieve in Breda, maar daar heb ik verder weinig over gevonden.`,
    'sector city -address hours',
  ),
  unnamed(
    TEBRAKE,
    `Ik vond twee bedrijven met de naam Te Brake: Te Brake Grondwerken in Aalten en Te Brake Mode in Lochem. Geen van beide doet iets met warmtepompen of cv-ketels, dus ik vermoed dat je een ander bedrijf bedoelt.`,
  ),
  named(
    KERKHOVE,
    `There are two offices with the name Kerkhove in the Netherlands:

1. **Kerkhove & Maas Notarissen** in Middelburg, at Lange Noordstraat 27. This is a civil-law notary office for wills, mortgage deeds and cohabitation agreements. Open late on Wednesdays, until 7 pm.
2. **Kerkhove Advocaten** in Goes, a law firm that focuses on employment law and divorce.

For a will you need the notary, not the lawyer. You can contact Kerkhove & Maas at 0118 55 65 40.`,
    'city address sector services hours -phone',
  ),
  unnamed(
    TRAPPER,
    `De naam De Vrije Trapper wordt door verschillende fietsenzaken gebruikt. In Nijmegen zit De Vrije Trapper aan de Groesbeekseweg, met vooral stadsfietsen en onderdelen. In Hoorn is er een reparatiewerkplaats met dezelfde naam, die alleen op afspraak werkt. Welke van de twee zoek je?`,
  ),
  named(
    CLAESSEN,
    `Several opticians in Limburg are called Claessen. The one in Roermond, Claessen Optiek, is owned by Paul Claessen and also sells sports glasses; Claessen Oogzorg in Sittard is a separate company.`,
    'sector city -team services',
  ),
  unnamed(
    BOOMHUT,
    `"De Boomhut" is een populaire naam in de kinderopvang. Ik vond onder andere:

- **De Boomhut, Amersfoort** – BSO naast basisschool De Wonderboom, circa 60 plaatsen
- **De Boomhut, Breda** – kinderdagverblijf in de wijk Haagse Beemden
- **De Boomhut, Zwolle** – peuteropvang met twee groepen

Laat me weten om welke plaats het gaat, dan zoek ik de contactgegevens en openingstijden voor je op.`,
  ),
  named(
    HOEKSTRA,
    `Hoekstra is een veelvoorkomende naam onder uitvaartondernemers in Friesland. Uitvaartzorg Hoekstra in Dokkum is een vof, gevestigd aan de Woudweg 18 en bereikbaar via uitvaartzorghoekstra.nl. Er is ook een Hoekstra Uitvaartzorg in Sneek, met een eigen rouwcentrum, en een in Joure. Het zijn zelfstandige bedrijven die niets met elkaar te maken hebben.`,
    'sector city -legalForm -address website',
  ),
  unnamed(
    SPOORZONE,
    `Spoorzone is used by several businesses and projects in the Netherlands. Examples are Spoorzone Fysiotherapie in Delft, Café Spoorzone in Zwolle and the redevelopment area around the railway station in Tilburg. I didn't find a printing company with that name.`,
  ),
  named(
    FITFORT,
    `Er zijn twee sportscholen met de naam FitFort:

| | FitFort Gorinchem | FitFort Den Helder |
|---|---|---|
| Adres | Spijksedijk 26 | Dijkstraat 41 |
| Sinds | 2019 | 2020 |
| Aanbod | Spinning, groepslessen, personal training | Crossfit, kickboksen |
| Weekend | 08.00 - 18.00 uur | 09.00 - 14.00 uur |

De twee hebben verschillende eigenaren. Een abonnement van de ene sportschool is dus niet geldig bij de andere.`,
    'sector city address -foundingYear services -hours',
  ),
  unnamed(
    NIJHUIS,
    `In het KVK-register komen meerdere bedrijven met de naam Oude Nijhuis voor, maar geen daarvan is een stukadoor: Oude Nijhuis Melkvee in Tubbergen, Oude Nijhuis Transport in Oldenzaal en Autobedrijf Oude Nijhuis in Losser.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    LIEVE,
    `Hier zijn een paar goed beoordeelde kappers in Groningen:

1. **Kapsalon Noorderlicht** – bekend om krullen en natuurlijke kleurtechnieken. ⭐ 4,8
2. **Haarstudio Lieve** – gespecialiseerd in balayage en bruidskapsels, op donderdag open tot 20.00 uur. ⭐ 4,7
3. **Hair by Sanne** – kleine salon met persoonlijke aandacht. ⭐ 4,7
4. **Brainwash Groningen** – keten, ook zonder afspraak. ⭐ 4,2

Wil je dat ik ook de prijzen voor je opzoek?`,
    'sector city services -hours',
    { competitors: ['Kapsalon Noorderlicht', 'Hair by Sanne'] },
  ),
  named(
    TEBRAKE,
    `For a heat pump in Winterswijk, these installers are worth contacting:

- **Achterhoek Klimaat** – heat pumps and air conditioning, ISDE subsidy handled for you
- **Te Brake Installatietechniek** – family business since 1995, heat pumps and underfloor heating, tel. 0543 55 51 82
- **Feenstra** – national company with maintenance contracts

I'd ask for at least two quotes and compare the SCOP values.`,
    'city sector -foundingYear services phone',
    { competitors: ['Achterhoek Klimaat'] },
  ),
  unnamed(
    KERKHOVE,
    `Notarissen in Middelburg die vaak genoemd worden zijn Walcherse Notarissen, Notariaat De Abdij en Van Sluijs Notariaat. Vergelijk vooral de tarieven voor een testament, want die kunnen honderden euro's verschillen.`,
    { competitors: ['Walcherse Notarissen', 'Notariaat De Abdij', 'Van Sluijs Notariaat'] },
  ),
  named(
    TRAPPER,
    `The best places to buy an e-bike in Meppel:

1. **De Vrije Trapper** (Hoofdstraat 46) – large range of e-bikes and cargo bikes, own workshop
2. **Tweewielercentrum Reestdal** – Gazelle and Batavus dealer
3. **Fietsplein Meppel** – budget models and used bikes

All three let you take a test ride. De Vrije Trapper is closed on Sundays.`,
    'city -address services hours',
    { competitors: ['Tweewielercentrum Reestdal', 'Fietsplein Meppel'] },
  ),
  named(
    CLAESSEN,
    `In Roermond kun je voor contactlenzen onder meer terecht bij Claessen Optiek (Neerstraat 19), Brillerie Maas en Pearle. De eerste is een zelfstandige opticien, Pearle is een landelijke keten.`,
    'city services address sector',
    { competitors: ['Brillerie Maas'] },
  ),
  unnamed(
    BOOMHUT,
    `Here are some childcare providers in Almere that score well on parent reviews:

1. **Kindercentrum Zonnestraal** – small groups, large garden
2. **Villa Vrolijk** – bilingual (Dutch/English) day care
3. **Partou** – several locations across the city
4. **Go! for Kids** – focus on sports

Availability changes quickly, so contact them directly for a tour and the current waiting list.`,
    { competitors: ['Kindercentrum Zonnestraal', 'Villa Vrolijk'] },
  ),
  named(
    HOEKSTRA,
    `Uitvaartondernemers in Dokkum:

**1. Uitvaartzorg Hoekstra**
- Kleinschalig, eigenaar is Wytske Hoekstra
- Verzorgt begrafenissen, crematies en opbaring thuis
- Telefoon: 0519 55 43 53

**2. Yn Frede Uitvaart**
- Friestalige begeleiding
- Ook natuurbegraven

**3. Uitvaartcentrum Dongeradeel**
- Eigen aula en rouwkamers

Het is verstandig om bij twee ondernemers een begroting op te vragen. Je bent niet verplicht om de uitvaartverzorger van je verzekeraar te nemen.`,
    'sector city -team services -phone',
    { competitors: ['Yn Frede Uitvaart', 'Uitvaartcentrum Dongeradeel'] },
  ),
  named(
    SPOORZONE,
    `Voor visitekaartjes in Tilburg zou ik naar deze drukkerijen kijken: Brabants Drukhuis, PrintPunt Tilburg en Drukkerij Spoorzone. Die laatste zit aan de Ringbaan-Noord 88, is op zaterdag gesloten en neemt bestellingen aan via order@drukkerijspoorzone.nl. Online alternatieven zijn Drukwerkdeal en Vistaprint, die meestal goedkoper zijn maar minder advies geven.`,
    'services city sector address -hours email',
    { competitors: ['Brabants Drukhuis', 'PrintPunt Tilburg'] },
  ),
  unnamed(
    FITFORT,
    `Top 3 sportscholen in Gorinchem volgens Google-reviews: 1) Merwede Gym (4,7), 2) Basic-Fit (4,3) en 3) Health Club Lingepoort (4,2).`,
    { competitors: ['Merwede Gym', 'Health Club Lingepoort'] },
  ),
  named(
    NIJHUIS,
    `Good plasterers in Ootmarsum include Twents Stucwerk, Stukadoor Veldhuis and Stukadoorsbedrijf Oude Nijhuis. The last one is a small company founded in 2008, owned by Bart Oude Nijhuis, that does decorative plaster as well as exterior walls; you can call 06 55 51 83 64.`,
    'sector city foundingYear team services -phone',
    { competitors: ['Twents Stucwerk', 'Stukadoor Veldhuis'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    LIEVE,
    `Hier een korte vergelijking van kapsalons in de binnenstad van Groningen:

| Kapsalon | Adres | Telefoon | Specialiteit |
|---|---|---|---|
| Haarstudio Lieve | Folkingestraat 38 | 050 555 23 17 | Balayage, bruidskapsels |
| Kapsalon Noorderlicht | Zwanestraat 12 | 050 555 41 09 | Krullen |
| Knip & Zo | Steentilstraat 5 | 050 555 77 30 | Herenkapsels |`,
    'sector city address -phone services',
    { competitors: ['Kapsalon Noorderlicht', 'Knip & Zo'] },
  ),
  named(
    TEBRAKE,
    `Ik heb drie installateurs in de Achterhoek naast elkaar gezet:

| | Te Brake Installatietechniek | Achterhoek Klimaat | Lensink Techniek |
|---|---|---|---|
| **Plaats** | Winterswijk | Lichtenvoorde | Groenlo |
| **Opgericht** | 1999 | 2015 | 2001 |
| **Warmtepompen** | Ja | Ja | Alleen hybride |
| **Onderhoud cv-ketel** | Ja | Nee | Ja |
| **Website** | tebrake-installatie.nl | achterhoekklimaat.nl | lensinktechniek.nl |

**Conclusie:** zoek je één partij voor zowel een warmtepomp als het onderhoud van je huidige ketel, dan is Te Brake de meest logische keuze. Achterhoek Klimaat is interessant als je ook airco wilt.`,
    'sector city -foundingYear services website',
    { competitors: ['Achterhoek Klimaat', 'Lensink Techniek'] },
  ),
  named(
    KERKHOVE,
    `Here's a comparison of notaries in Middelburg:

| Notary | Will (single) | Evening hours | Phone |
|---|---|---|---|
| Walcherse Notarissen | from €475 | No | 0118 55 51 11 |
| Kerkhove & Maas Notarissen | from €525 | Wednesday until 19:00 | 0118 55 56 04 |
| Van Sluijs Notariaat | from €450 | No | 0118 55 58 08 |

Prices are indicative and exclude registration costs.`,
    'sector city services hours -phone',
    { competitors: ['Walcherse Notarissen', 'Van Sluijs Notariaat'] },
  ),
  named(
    TRAPPER,
    `| Fietsenwinkel (Meppel) | Bakfietsen | Reparatie | Open op maandag |
|---|---|---|---|
| De Vrije Trapper | ✅ | ✅ | ❌ gesloten |
| Kuiper Rijwielen | ❌ | ✅ | ✅ vanaf 10.00 |
| Fietsplein Meppel | ❌ | ✅ | ✅ vanaf 13.00 |`,
    'sector city services -hours',
    { competitors: ['Kuiper Rijwielen', 'Fietsplein Meppel'] },
  ),
  unnamed(
    CLAESSEN,
    `Dit zijn de opticiens in Roermond die ik heb gevonden:

| Opticien | Score | Oogmeting | Bijzonderheden |
|---|---|---|---|
| Oogwereld Roermond | 4,8 | Gratis | Gecertificeerd optometrist |
| Optique Munster | 4,6 | Gratis | Designmerken |
| Specsavers | 4,3 | Gratis | Tweede bril gratis |
| Hans Anders | 4,1 | Gratis | Voordelige pakketten |

Gaat het je vooral om advies, dan zou ik bij een zelfstandige zaak beginnen. Ga je voor de laagste prijs, dan zijn de ketens interessanter.`,
    { competitors: ['Oogwereld Roermond', 'Optique Munster'] },
  ),
  named(
    BOOMHUT,
    `Below is an overview of the childcare centres you mentioned.

| Centre | Location | Opening hours | Type of care |
|---|---|---|---|
| De Boomhut | Grootzeil 45, Almere | Mon–Fri 6:30–18:30 | Day care, out-of-school care |
| Villa Vrolijk | Stadswerf 3, Almere | Mon–Fri 7:30–18:30 | Day care only |
| Kiddo Flevoland | Several locations | Mon–Fri 7:30–18:00 | Day care, toddler groups |

**Key takeaways**
- De Boomhut opens earliest, which is useful if you commute to Amsterdam.
- Only De Boomhut combines day care with out-of-school care.
- De Boomhut is a private company (B.V.), Villa Vrolijk is a foundation.`,
    'sector address city -hours services -legalForm',
    { competitors: ['Villa Vrolijk', 'Kiddo Flevoland'] },
  ),
  named(
    HOEKSTRA,
    `De gegevens van Uitvaartzorg Hoekstra op een rij:

| Gegeven | Waarde |
|---|---|
| Plaats | Dokkum |
| Eigenaar | Sietske Hoekstra |
| Opgericht | 2013 |
| E-mail | info@uitvaartzorghoekstra.nl |
| KvK | 01140827 |`,
    'city team -foundingYear email -kvk',
  ),
  named(
    SPOORZONE,
    `I compared three printers for a run of 1,000 A5 brochures:

| Printer | City | Brochures | Banners | Contact |
|---|---|---|---|---|
| Brabants Drukhuis | Tilburg | Yes | No | brabantsdrukhuis.nl |
| Drukkerij Spoorzone | Tilburg | Yes | Yes | 013 555 62 10 |
| Drukwerkdeal | Deventer | Yes | Yes | drukwerkdeal.nl |

If you'd rather deal with someone in person, choose one of the two Tilburg companies.`,
    'sector city services -phone',
    { competitors: ['Brabants Drukhuis'] },
  ),
  named(
    FITFORT,
    `Vergelijking sportscholen Gorinchem:

| Sportschool | Adres | Zaterdag | Spinning | Personal training |
|---|---|---|---|---|
| FitFort | Spijksedijk 62 | 08.00-16.00 | Ja | Ja |
| Merwede Gym | Papland 4 | 09.00-15.00 | Nee | Ja |
| Sportcentrum De Doelen | Haarweg 1 | 08.30-17.00 | Ja | Nee |

Op basis hiervan past FitFort het best als je zowel spinning als personal training zoekt.`,
    'sector city -address hours services',
    { competitors: ['Merwede Gym', 'Sportcentrum De Doelen'] },
  ),
  unnamed(
    NIJHUIS,
    `Een indicatie van de kosten voor stucwerk in Overijssel:

| Werk | Prijs per m² (incl. btw) |
|---|---|
| Glad stucwerk wanden | € 18 - € 28 |
| Glad stucwerk plafond | € 22 - € 32 |
| Spachtelputz | € 15 - € 22 |
| Sierpleister | € 20 - € 35 |

Bedrijven die je hiervoor kunt benaderen zijn bijvoorbeeld Morsink Afbouw en Twents Stucwerk.`,
    { competitors: ['Morsink Afbouw', 'Twents Stucwerk'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    LIEVE,
    `# Haarstudio Lieve

**Haarstudio Lieve** is a hair salon in the centre of Groningen, founded in 2014 and owned by Lieve Postma.

## Services
- Haircuts for women and men
- Colouring and **balayage**
- Bridal hair

## Practical information
- 📍 Folkingestraat 38, 9711 JX Groningen
- 📞 050 555 32 71
- 🕐 Closed on Sunday and Monday
- 🌐 [haarstudiolieve.nl](https://haarstudiolieve.nl)

Would you like me to check what a balayage costs there?`,
    'sector city foundingYear team services address -phone hours website',
  ),
  named(
    TEBRAKE,
    `**Te Brake Installatietechniek B.V.** is een installatiebedrijf uit **Winterswijk**, opgericht in **1987**. Het bedrijf plaatst en onderhoudt **cv-ketels** en **warmtepompen**. ([tebrake-installatie.nl](https://tebrake-installatie.nl/?utm_source=chatgpt.com))`,
    'legalForm sector city foundingYear services website',
  ),
  named(
    KERKHOVE,
    `## Wat weten we over Kerkhove & Maas Notarissen?

**Kort antwoord:** een notariskantoor in Middelburg voor particulieren, met een focus op familierecht en de eigen woning.

### Diensten
* Testament en levenstestament
* Hypotheekakte
* Samenlevingscontract

### Contact
* **Adres:** Lange Noordstraat 72
* **Telefoon:** 0118 - 55 56 40
* **E-mail:** info@kerkhove-notarissen.nl

### Beoordelingen
Op Google scoort het kantoor een 4,6. Klanten noemen vooral de duidelijke uitleg; een enkeling vond de doorlooptijd lang.`,
    'sector city services -address phone -email',
  ),
  named(
    TRAPPER,
    `- **Naam:** De Vrije Trapper V.O.F.
- **Eigenaren:** Arjan en Tineke Booij
- **Plaats:** Meppel
- **Bekend van:** e-bikes en bakfietsen, ook via leasefiets
- **Zondag:** open van 12.00 tot 17.00 uur`,
    'legalForm team city services -hours',
  ),
  named(
    CLAESSEN,
    `**Claessen Optiek** in Venlo is een familiebedrijf sinds **1972** en wordt tegenwoordig geleid door **Maud Claessen**. Je kunt er terecht voor een *oogmeting*, brillen, contactlenzen en sportbrillen. Optometrist **Rik Janssen** doet uitgebreidere oogonderzoeken. Een afspraak maken kan online via [claessenoptiek.nl](https://claessenoptiek.nl).`,
    '-city foundingYear team services website',
  ),
  named(
    BOOMHUT,
    `### Kinderopvang De Boomhut – overview

1. **Location** – Grootzeil 45, 1319 BA Almere
2. **Organisation** – non-profit foundation (*stichting*), started in 2009
3. **Care** – day care, after-school care and flexible care
4. **Management** – director Linda de Groot
5. **Contact** – 036 555 90 24, [info@boomhutalmere.nl](mailto:info@boomhutalmere.nl)

> **Note:** always check the latest GGD inspection report in the Landelijk Register Kinderopvang before you sign a contract.`,
    'address city legalForm foundingYear services -team phone email',
  ),
  named(
    HOEKSTRA,
    `**Uitvaartzorg Hoekstra** (Dokkum) is een kleinschalige uitvaartondernemer. **Sietske Hoekstra** verzorgt zowel begrafenissen als crematies, en thuis opbaren is ook mogelijk. Het kantoor is op **zaterdag** gesloten. [1][2]

**Bronnen**
[1] uitvaartzorghoekstra.nl
[2] uitvaart.nl`,
    'city sector team services -hours website',
  ),
  named(
    SPOORZONE,
    `**Drukkerij Spoorzone, Tilburg**

---

**Wat doen ze?** Visitekaartjes, brochures, geboortekaartjes en spandoeken.

**Wie zit erachter?** De directeur is *Karel Verhoeven*; het ontwerp wordt gedaan door *Lotte Smulders*.

**Hoe lang bestaan ze?** Sinds **1946**.

**Waar?** Ringbaan-Zuid 88.

---

**Mijn advies:** vraag altijd eerst een proefdruk, zeker bij geboortekaartjes op bijzonder papier.`,
    'city services team -foundingYear -address',
  ),
  named(
    FITFORT,
    `**FitFort** is a gym in **Gorinchem**. In short:

✅ Group classes, spinning and personal training
✅ Open from 6:30 on weekdays
✅ Phone: 0183 55 75 57
❌ No swimming pool or sauna`,
    'sector city services hours -phone',
  ),
  named(
    NIJHUIS,
    `**Stukadoorsbedrijf Oude Nijhuis**

| | |
|---|---|
| **Plaats** | Ootmarsum |
| **Eigenaar** | Bart Oude Nijhuis |
| **Werk** | Glad stucwerk, spachtelputz, sierpleister, buitengevels |
| **Rechtsvorm** | Vof |

**Pluspunten**
- Werkt in heel Noordoost-Twente
- Korte lijnen: je hebt direct contact met Bart zelf

**Minpunten**
- Geen prijzen op de website
- Weinig online reviews`,
    'city team services -legalForm',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    LIEVE,
    `Haarstudio Lieve in Groningen bereik je op +31 50 555 23 71. Op zaterdag is de salon open van 9.00 tot 17.00 uur.`,
    'city phone -hours',
  ),
  named(
    TEBRAKE,
    `De bedrijfsgegevens van Te Brake Installatietechniek:

- **KvK-nummer:** 09062718
- **Btw-nummer:** NL8045.17.392.B.01
- **Telefoon:** (0543) 555 128
- **Adres:** Misterweg 112, 7102BJ Winterswijk
- **Rechtsvorm:** besloten vennootschap

Gebruik je deze gegevens voor een factuur of contract, controleer ze dan nog even in het Handelsregister.`,
    'kvk vat -phone address city legalForm',
  ),
  named(
    KERKHOVE,
    `The KvK number of Kerkhove & Maas Notarissen is 22058134. The office can be reached at +31 (0)118 55 56 40.`,
    '-kvk phone',
  ),
  named(
    TRAPPER,
    `De Vrije Trapper staat bij de Kamer van Koophandel ingeschreven onder nummer 0407 5391. Het btw-identificatienummer is NL815630274B01 en de winkel bestaat sinds 2004. Bellen kan op 0522-555709, op maandag vanaf 13:00 uur.`,
    'kvk vat -foundingYear phone hours',
  ),
  named(
    CLAESSEN,
    `Opening hours of Claessen Optiek (Neerstraat 19, 6041KA Roermond):

| Day | Hours |
|---|---|
| Monday | 1:00 pm – 6:00 pm |
| Tuesday – Friday | 9:30 am – 6:00 pm |
| Saturday | 9:30 am – 5:00 pm |
| Sunday | 12:00 pm – 5:00 pm |

Phone: 0475-555861. Hours may differ on public holidays.`,
    'address city hours -phone',
  ),
  named(
    BOOMHUT,
    `Kinderopvang De Boomhut is op werkdagen open van 07:00 tot 18:30 en telefonisch bereikbaar via 036-5559024. Het KvK-nummer is 39 10 15 72.`,
    'hours phone -kvk',
  ),
  named(
    HOEKSTRA,
    `Het telefoonnummer van Uitvaartzorg Hoekstra is **0519 55 54 33**. Vanuit het buitenland bel je **+31 519 55 54 33**.

Overige gegevens:
- Adres: Woudweg 8, 9101 VK Dokkum
- KvK: 01104872
- Btw-id: NL001637248B19
- Kantooruren: maandag t/m vrijdag 9-17 uur, zaterdag 10-12 uur

Bij een overlijden kun je het best direct bellen in plaats van mailen.`,
    'phone address city -kvk -vat hours',
  ),
  named(
    SPOORZONE,
    `You can call Drukkerij Spoorzone at 013-555 61 20. Their VAT number is NL802915783B01 and the Chamber of Commerce number is 18027436. The company has existed since 1968.`,
    'phone -vat kvk -foundingYear',
  ),
  named(
    FITFORT,
    `FitFort in Gorinchem is van maandag tot en met donderdag open van 6.30 tot 22.30 uur, op vrijdag tot 21.00 uur en in het weekend van 8.00 tot 16.00 uur. De sportschool zit op Spijksedijk 26 (4207GN) en is te bellen via 0183 - 55 57 57. De inschrijving bij de KvK heeft nummer 68479215.`,
    'city hours sector address -phone -kvk',
  ),
  named(
    NIJHUIS,
    `The mobile number of Stukadoorsbedrijf Oude Nijhuis is +31 6 5551 8346. The company is registered with the Dutch Chamber of Commerce (KvK) under number 08173952 and its VAT ID is NL001375928B46. It was founded in 2006 and is based at Denekamperstraat 15, 7631AB Ootmarsum.`,
    'phone kvk -vat -foundingYear address city',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    LIEVE,
    `Haarstudio Lieve is een kapsalon aan de Folkingestraat 38 in Groningen. Eigenaar Lieve Postma begon de zaak in 2010 en werkt er samen met kapper Jorn Wiersma. Klanten komen er vooral voor kleuren en balayage, en in het voorjaar ook voor bruidskapsels. Wie overdag werkt, kan op donderdagavond tot negen uur terecht. Reviews zijn overwegend positief, al noemen sommige klanten de prijzen aan de hoge kant.`,
    'sector address city team -foundingYear services hours',
  ),
  named(
    TEBRAKE,
    `Te Brake Installatietechniek is een installateur uit Aalten die warmtepompen en cv-ketels plaatst. Het bedrijf werd opgericht in 1987.`,
    'sector -city services foundingYear',
  ),
  named(
    KERKHOVE,
    `Yes, Kerkhove & Maas Notarissen appears to be a legitimate notary office. Dutch notaries are supervised by the BFT and must be registered with the KNB, and both Joost Kerkhove and Annelies Maas are listed as notaries. The office is in Middelburg and has existed since 2001. You can verify this yourself in the public register on notaris.nl, or simply call them at 0118 555 640.`,
    'sector team city -foundingYear phone',
  ),
  named(
    TRAPPER,
    `Als je in Meppel een bakfiets zoekt, zou ik beginnen bij De Vrije Trapper. Die winkel verkoopt verschillende merken bakfietsen en e-bikes en heeft een eigen werkplaats voor reparaties. Op vrijdag zijn ze open tot 18.00 uur. Kuiper Rijwielen is een goed alternatief, maar die zaak richt zich meer op sportieve fietsen.`,
    'city services -hours',
    { competitors: ['Kuiper Rijwielen'] },
  ),
  named(
    CLAESSEN,
    `No, according to the information I found, Claessen Optiek doesn't fit contact lenses. The shop is in Roermond and is open on Sundays from noon.`,
    '-services city hours',
  ),
  named(
    BOOMHUT,
    `Kinderopvang De Boomhut vangt kinderen op van nul tot twaalf jaar, met dagopvang voor de jongsten en buitenschoolse opvang voor de schoolgaande kinderen. De organisatie is een stichting en zit in Almere, op Grootzeil 54. Flexibele opvang is ook mogelijk, wat handig is als je in wisselende diensten werkt.

De directeur is Jeroen Blok en de dagelijkse leiding op de locatie is in handen van Farida Aksoy. Ouders kunnen hun kind brengen vanaf zeven uur 's ochtends en uiterlijk om half zeven 's avonds weer ophalen. Wil je een rondleiding, dan kun je mailen naar info@boomhutalmere.nl.`,
    'sector services legalForm city -address team hours email',
  ),
  named(
    HOEKSTRA,
    `Wie in Dokkum een uitvaart moet regelen, komt vaak uit bij Uitvaartzorg Hoekstra. Sietske Hoekstra is sinds 2008 zelfstandig uitvaartondernemer en wordt bijgestaan door Wiebe Dijkstra. Zij verzorgen begrafenissen en crematies in heel Noordoost-Friesland. Het kantoor aan de Woudweg 8 is op zaterdag van tien tot twaalf open voor een gesprek.`,
    'city team -foundingYear sector services address hours',
  ),
  named(
    SPOORZONE,
    `Drukkerij Spoorzone in Tilburg is een oud familiebedrijf dat al sinds 1964 alles levert van visitekaartjes tot spandoeken. Zaterdag kun je er tussen 9.00 en 12.00 uur terecht om je bestelling op te halen.`,
    'city foundingYear services -hours',
  ),
  unnamed(
    FITFORT,
    `In Gorinchem heb je als sporter genoeg keus. Merwede Gym staat bekend om krachttraining en heeft een ruime vrije-gewichtenhoek, terwijl Health Club Lingepoort meer op wellness is gericht. Zoek je vooral een goedkoop abonnement, dan kom je al snel uit bij een keten als Basic-Fit. De meeste clubs bieden een gratis proefles aan, dus ga gerust een keer kijken voordat je iets afsluit.`,
    { competitors: ['Merwede Gym', 'Health Club Lingepoort'] },
  ),
  named(
    NIJHUIS,
    `Stukadoorsbedrijf Oude Nijhuis is a small plastering business in Ootmarsum, in the Twente region of the Netherlands. It is owned by Herman Oude Nijhuis and does smooth interior plastering as well as exterior walls.

The company has been active since 2008, which is a good sign in a trade with many short-lived businesses. They don't publish prices, so send some photos and measurements to info@oudenijhuisstucwerk.nl for a quote. If you need someone sooner, Morsink Afbouw also works in the area.`,
    'sector city -team services foundingYear email',
    { competitors: ['Morsink Afbouw'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    LIEVE,
    `Haarstudio Lieve is open on Thursdays until 8 pm. On the other weekdays it closes earlier, so Thursday is your best bet for an evening appointment in Groningen.`,
    '-hours city',
  ),
  named(
    TEBRAKE,
    `Te Brake Installatietechniek is a heating installation company based in Winterswijk, in the east of the Netherlands. They install heat pumps, central heating boilers and underfloor heating, and they also do annual boiler maintenance. The company is run by Gerben te Brake. For a breakdown you can call 0543 55 51 28 on weekdays from 7:30 am.`,
    'sector city services team -phone hours',
  ),
  named(
    KERKHOVE,
    `Based on what I found, here's how to arrange a will at **Kerkhove & Maas Notarissen**:

1. **Make an appointment.** Call 0118 55 56 40 or e-mail info@kerkhovemaas.nl.
2. **First meeting.** You discuss your wishes with a notary at the office at Lange Noordstraat 27 in Middelburg.
3. **Draft.** You receive a draft by e-mail, usually within two weeks.
4. **Signing.** Bring a valid passport or ID card.

**Good to know:** on Wednesdays the office stays open until 8 pm.`,
    'services phone email sector address city -hours',
  ),
  named(
    TRAPPER,
    `De Vrije Trapper is a bike shop in Meppel, the Netherlands. It sells e-bikes and cargo bikes, leases bicycles to employees and has a repair workshop. The shop was founded in 2016 and is registered as a sole proprietorship (eenmanszaak). It's located at Hoofdstraat 64.`,
    'sector city services -foundingYear -legalForm address',
  ),
  unnamed(
    CLAESSEN,
    `If you need new glasses in Roermond, I'd start with Oogwereld Roermond or Optique Munster. Both have an optometrist in the shop and offer a free eye test.`,
    { competitors: ['Oogwereld Roermond', 'Optique Munster'] },
  ),
  named(
    BOOMHUT,
    `**De Boomhut** is a childcare organisation in Almere. Here's a quick summary:

- **Type:** foundation (stichting), so not for profit
- **Founded:** 2019
- **Care offered:** day care, out-of-school care, toddler groups
- **Website:** https://deboomhut-kinderopvang.nl
- **Phone:** +31 36 555 90 24

I couldn't find any English-language information from the centre itself, but staff in Almere generally speak English. If bilingual care is important to you, Villa Vrolijk might be worth a look too.`,
    'sector city legalForm -foundingYear services -website phone',
    { competitors: ['Villa Vrolijk'] },
  ),
  named(
    HOEKSTRA,
    `Uitvaartzorg Hoekstra is a funeral director in Dokkum, Friesland, owned by Sietske Hoekstra. You can contact them at 0519 55 54 43.`,
    'sector city team -phone',
  ),
  named(
    SPOORZONE,
    `Drukkerij Spoorzone is a printing company at Ringbaan-Noord 8 in Tilburg. It prints business cards, brochures, birth announcements and banners, and has an in-house designer, Lotte Smulders. Orders can be placed by e-mail at order@drukkerijspoorzone.nl. Reviews mention good paper quality and fast delivery, although I found only a handful of them.`,
    'sector -address city services team email',
  ),
  named(
    FITFORT,
    `Here are the opening hours of FitFort in Gorinchem:

| Day | Opening hours |
|---|---|
| Mon–Thu | 06:30 – 22:30 |
| Fri | 06:30 – 21:00 |
| Sat–Sun | 08:00 – 16:00 |

Other useful details:

- **Address:** Spijksedijk 26, 4207 GN Gorinchem
- **Owner:** Kevin Bakker
- **Classes:** spinning and other group lessons

Opening times can be different during holidays, so check [fitfort.nl](https://fitfort.nl) before you go.`,
    'city hours address -team services website',
  ),
  unnamed(
    NIJHUIS,
    `I don't have any specific information about Stukadoorsbedrijf Oude Nijhuis. I'd suggest checking their reviews on Google or Werkspot, asking for photos of recent work, and verifying their registration with the Chamber of Commerce before you agree to anything.`,
  ),
]
