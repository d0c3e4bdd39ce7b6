/** Answers that a stranger to the rules wrote: a bakery, a garage, a physiotherapist, an estate agent, an installer, a restaurant, a vet, a painter, a bookkeeper and a driving school. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BALANS,
  DONGEN,
  GROEN,
  HOEKSTRA,
  KROMME,
  LINDE,
  NOORDZICHT,
  POSTMA,
  STADSWAL,
  VELDKAMP,
} from '#tests/cases/answers/companies/140.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    VELDKAMP,
    `Ik heb geen betrouwbare informatie kunnen vinden over Bakkerij Veldkamp in Doetinchem. Het kan zijn dat de zaak geen eigen website heeft, onder een andere naam bekendstaat of inmiddels gestopt is. Je kunt het beste even kijken op Google Maps of in het Handelsregister van de KvK. Als je een adres of telefoonnummer hebt, zoek ik graag verder.`,
  ),
  named(
    NOORDZICHT,
    `I couldn't find any independent customer reviews of Autoservice Noordzicht, so I can't tell you how satisfied people are. Here's what I was able to confirm:

- **Type of business:** car repair garage in Den Helder
- **Services:** APK inspections (MOT), tyre changes and air-conditioning service
- **Opening hours:** Monday to Friday 8:00–17:30, Saturday 9:00–13:00
- **Founded:** 1992

If reviews matter to you, I'd recommend checking Google Maps or Klantenvertellen, as those are updated more often than the sources I can access.`,
    'sector city services hours -foundingYear',
  ),
  unnamed(
    LINDE,
    `I couldn't find any information about a practice called Fysiotherapie De Linde in Deventer. If you have a link or an address, I'd be happy to take another look.`,
  ),
  named(
    HOEKSTRA,
    `Wat Hoekstra Wonen Makelaardij precies aan courtage rekent, heb ik niet kunnen vinden; op de website staat alleen dat je een vrijblijvend gesprek kunt aanvragen. Het gaat om een makelaarskantoor aan het Kleinzand in Sneek, dat ook taxaties verzorgt. Voor een concreet tarief kun je het beste even bellen: 0515 55 51 80.`,
    'sector address city services -phone',
  ),
  unnamed(
    DONGEN,
    `Helaas kan ik geen informatie vinden over **Installatiebedrijf Van Dongen** in Roosendaal. Er verschijnen geen website, reviews of vermeldingen onder die naam in de zoekresultaten.

**Wat je kunt doen:**
- Zoek het bedrijf op in het Handelsregister via kvk.nl
- Controleer of het is aangesloten bij Techniek Nederland
- Vraag naar het CO-certificaat als het om een cv-ketel gaat

**Alternatieven in de buurt:**
- **Brabant Klimaat** – warmtepompen en airco's
- **Hagens Techniek** – onderhoud van cv-ketels

Wil je dat ik deze twee voor je vergelijk?`,
    { competitors: ['Brabant Klimaat', 'Hagens Techniek'] },
  ),
  named(
    STADSWAL,
    `Of Restaurant De Stadswal in Zutphen een apart glutenvrij menu heeft, kan ik nergens terugvinden. Je kunt het navragen via reserveren@destadswal.nl of telefonisch op 0575 55 56 20.`,
    'city email -phone',
  ),
  unnamed(
    KROMME,
    `I'm not able to verify that Dierenkliniek Kromme Rijn exists. My search for a veterinary clinic with that name in Houten returned no official website, no listing and no reviews. There are other vets in the area, such as Dierenartsenpraktijk Het Rond, but I'd suggest looking on Google Maps for the most current overview. In an emergency, call the nearest clinic first instead of relying on an online search.`,
    { competitors: ['Dierenartsenpraktijk Het Rond'] },
  ),
  named(
    POSTMA,
    `Ik heb geen onafhankelijke beoordelingen gevonden van Schildersbedrijf Postma, dus over de kwaliteit van het werk kan ik weinig zeggen. Wat wel bekend is:

* **Vestigingsplaats:** Assen
* **Eigenaar:** Gerrit Dekker
* **Werkzaamheden:** binnen- en buitenschilderwerk, behangen en houtrotreparatie
* **KvK-nummer:** 04067218
* **Website:** [postmaschilders.nl](https://www.postmaschilders.nl)

**Tip:** vraag altijd twee of drie offertes op en informeer naar de garantie op het schilderwerk.`,
    'city -team services -kvk website',
  ),
  unnamed(
    BALANS,
    `Over Balans Administratie in Tilburg kan ik op dit moment geen gegevens vinden. Kun je me de website of het KvK-nummer geven?`,
  ),
  named(
    GROEN,
    `I don't have current pass rates for Rijschool Groen Licht; the CBR publishes those figures, and you can look them up per school. What I can tell you is that it's a driving school in Almere run by Samira Haddou, and that it offers car and motorcycle lessons as well as crash courses. According to its website, lessons are also possible on Sundays between 10:00 and 16:00. For prices you'd have to contact them directly.`,
    'sector city team services -hours',
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    VELDKAMP,
    `Let op: er zijn twee zaken in de regio met een vergelijkbare naam. **Bakkerij Veldkamp** zit aan de Waterstraat 38 in Doetinchem en staat bekend om het desembrood. **Bakkerij Veldman** zit in Zevenaar en heeft daar niets mee te maken. Zoek je de eerste, dan kun je er van maandag tot en met zaterdag terecht.`,
    'address city services -hours',
  ),
  unnamed(
    NOORDZICHT,
    `Autobedrijf Noordzij is een garage in Schagen die onderhoud, reparaties en APK-keuringen uitvoert voor alle merken. Het bedrijf is op werkdagen geopend van 8.00 tot 17.00 uur en je kunt online een afspraak maken.`,
  ),
  named(
    LINDE,
    `Je bedoelt waarschijnlijk een van deze twee praktijken:

1. **Fysiotherapie De Linde** – Brinkgreverweg 112, Deventer. Gespecialiseerd in manuele therapie en bekkenfysiotherapie. Telefoon: 0570 55 53 14.
2. **Fysiotherapie Lindenhof** – in Apeldoorn, vooral gericht op ouderen en revalidatie.

Woon je in Deventer, dan ligt de eerste het meest voor de hand. Een verwijzing van de huisarts is in Nederland niet nodig.`,
    'address city services -phone',
  ),
  unnamed(
    HOEKSTRA,
    `Hoekema Wonen is een makelaarskantoor in Joure. Het helpt bij de aankoop en verkoop van woningen in de Friese meren en is aangesloten bij de NVM. Op Funda scoort het kantoor gemiddeld een 9,1. Voor een waardebepaling kun je een afspraak maken via de website.`,
  ),
  named(
    DONGEN,
    `Just to avoid confusion: **Installatiebedrijf Van Dongen** and **Van Donk Installaties** are two different companies.

- **Installatiebedrijf Van Dongen** is based in Bergen op Zoom and installs boilers and heat pumps. You can reach them at 0165 55 57 36.
- **Van Donk Installaties** is located in Etten-Leur and mostly works for businesses and housing associations.

If you want a quote for a heat pump at home, the first one is the better match.`,
    '-city services phone',
  ),
  unnamed(
    STADSWAL,
    `Restaurant De Stadspoort is a casual restaurant in the old centre of Zutphen, known for its three-course menu and its terrace. It's open daily except Monday, and reservations are recommended at weekends. [1][2]`,
  ),
  named(
    KROMME,
    `Dierenkliniek Kromme Rijn en Dierenkliniek Krommenie worden wel eens door elkaar gehaald. De eerste is een dierenartspraktijk in Houten, opgericht in 1984, waar je ook terechtkunt voor gebitsreiniging en vaccinaties. Dierenkliniek Krommenie ligt in de Zaanstreek, dus ruim 60 kilometer verderop. Je kunt bij de praktijk in Houten op zaterdag terecht tussen 10.00 en 12.00 uur.`,
    'sector city -foundingYear services hours',
  ),
  unnamed(
    POSTMA,
    `Ik vond wel **Schildersbedrijf Posthuma**, een familiebedrijf uit Emmen:

- **Diensten:** buitenschilderwerk, glaszetten en wandafwerking
- **Werkgebied:** Zuidoost-Drenthe
- **Beoordeling:** 9,2 op Werkspot (31 reviews)

Is dit het bedrijf dat je zocht? Zo niet, geef dan even de plaats door.`,
  ),
  named(
    BALANS,
    `There are two bookkeeping firms with nearly the same name. Balans Administratie is in Tilburg and is run by Petra van Loon; it handles VAT returns, annual accounts and payroll for small businesses. Balanz Administraties is in Oosterhout and focuses on the hospitality industry. Since you mentioned Tilburg, I assume you mean the former. Their website is balansadministratie.nl.`,
    'sector city -team services website',
  ),
  unnamed(
    GROEN,
    `Rijschool Groene Golf zit in Lelystad en geeft autorijlessen in schakelauto's en automaten. Een pakket van 30 lessen kost volgens de website € 1.895 inclusief praktijkexamen. De rijschool geeft ook les in Dronten en Almere. Reviews op Google zijn overwegend positief, vooral over het geduld van de instructeurs.`,
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  unnamed(
    VELDKAMP,
    `BVD staat voor de Binnenlandse Veiligheidsdienst, de voorloper van de AIVD. De dienst bestond van 1949 tot 2002 en hield zich bezig met de bescherming van de staatsveiligheid in Nederland.`,
  ),
  named(
    NOORDZICHT,
    `Ja, bij Garage Noordzicht in Den Helder kun je terecht voor een APK. Je kunt een afspraak maken via garagenoordzicht.nl of bellen met 0223 55 54 80.`,
    'city services -website phone',
  ),
  named(
    LINDE,
    `**Fysio de Linde** in Deventer is open at the following times:

| Day | Hours |
|---|---|
| Monday–Thursday | 8:00 AM – 8:00 PM |
| Friday | 8:00 AM – 5:00 PM |
| Saturday & Sunday | Closed |

The practice is at Brinkgreverweg 121. You can book by phone or by email at praktijk@fysiodelinde.nl.`,
    'city hours -address email',
  ),
  named(
    HOEKSTRA,
    `Hoekstra Wonen is een makelaar in Sneek met ruim twintig jaar ervaring in de Friese woningmarkt. Directeur is Douwe Hoekstra. Je kunt er terecht voor verkoop, aankoop, taxaties en verhuur. Het kantoor is op zaterdag gesloten, maar bezichtigingen zijn dan in overleg wel mogelijk.`,
    'sector city team services -hours',
  ),
  unnamed(
    DONGEN,
    `IVD usually stands for **in vitro diagnostics**: medical tests performed on samples such as blood, saliva or tissue outside the body. In the EU these products fall under the IVDR (Regulation 2017/746), which has applied since May 2022.

Examples include:
- pregnancy tests
- COVID-19 self-tests
- blood glucose meters

If you meant a company called IVD, please let me know in which city it's located.`,
  ),
  named(
    STADSWAL,
    `De Stadswal in Zutphen is een sfeervol restaurant met moderne Nederlandse gerechten. Je kunt er van woensdag tot en met zondag dineren, en op vrijdag, zaterdag en zondag ook lunchen. Chef-kok Joris Hamelink werkt veel met producten uit de Achterhoek. Reserveren doe je via restaurantdestadswal.nl.`,
    'city sector services hours team -website',
  ),
  named(
    KROMME,
    `DKR (short for Dierenkliniek Kromme Rijn) is a veterinary clinic at De Slinger 81 in Houten. They do vaccinations, dental cleaning and neutering, and home visits are possible on request. The clinic was founded in 1997.`,
    'sector -address city services -foundingYear',
  ),
  named(
    POSTMA,
    `Postma Schilders is een schildersbedrijf uit Assen. Het bedrijf wordt geleid door Wim Postma en bestaat sinds 2001.

**Wat doen ze?**
- Binnen- en buitenschilderwerk
- Behangen
- Houtrot herstellen

**Contact**
- Telefoon: 0592 55 58 31
- E-mail: info@postmaschilders.nl

Wil je een offerte aanvragen, vermeld dan meteen het aantal kozijnen en de staat van het houtwerk.`,
    'sector city team -foundingYear services -phone email',
  ),
  unnamed(
    BALANS,
    `BAT is the stock ticker and common abbreviation of British American Tobacco, a multinational headquartered in London. It makes brands such as Lucky Strike, Dunhill and Vuse, and it was founded in 1902. BAT can also refer to "best available techniques" in European environmental law. Which of the two did you have in mind?`,
  ),
  named(
    GROEN,
    `Voor een spoedcursus kun je in Almere terecht bij Groenlicht (officieel Rijschool Groen Licht), aan de Versterkerstraat. Zij verzorgen ook motorrijlessen. Bel voor actuele tarieven en wachttijden 036-5556107.`,
    'services city -address phone',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    VELDKAMP,
    `Er zijn in Nederland meerdere bakkerijen met de naam Bakkerij Veldkamp:

- **Bakkerij Veldkamp in Doetinchem** – Waterstraat 38, bekend om desembrood en taarten op bestelling. Opgericht in 1965.
- **Bakkerij Veldkamp in Rijssen** – dorpsbakker met een lunchroom.
- **Bakkerij Veldkamp in Hoogeveen** – levert vooral aan supermarkten.

Welke bedoel je?`,
    'sector city address services -foundingYear',
  ),
  unnamed(
    NOORDZICHT,
    `Autoservice Noordzicht is een garagebedrijf in Delfzijl, aan de Handelskade. Er is ook een Autoservice Noordzicht in het Friese Holwerd, maar die werkt alleen aan campers. Bij beide moet je vooraf een afspraak maken.`,
  ),
  named(
    LINDE,
    `"Fysiotherapie De Linde" is a fairly common name in the Netherlands. The ones I found are:

1. **Deventer** – Brinkgreverweg 112; offers manual therapy, sports physiotherapy and dry needling
2. **Oss** – part of a larger health centre
3. **Drachten** – a small practice for children

Based on your question about dry needling, you probably mean the practice in Deventer. It's open until 6 p.m. from Monday to Thursday.`,
    'city address services -hours',
  ),
  unnamed(
    HOEKSTRA,
    `Hoekstra Wonen is een woonwinkel in Leeuwarden met meubels, gordijnen en vloeren. Daarnaast bestaat er een Hoekstra Wonen in Surhuisterveen, die zich richt op bedden en matrassen. Ze zijn allebei op donderdag koopavond open. Kijk voor de actuele openingstijden op de website van de winkel.`,
  ),
  named(
    DONGEN,
    `Er zijn minstens drie installatiebedrijven die Van Dongen heten. Installatiebedrijf Van Dongen in Roosendaal, met Kees van Dongen als directeur, installeert cv-ketels, warmtepompen en complete badkamers. In Waalwijk zit een elektricien met dezelfde naam, en in Gorinchem een loodgieter. Het bedrijf in Roosendaal is telefonisch bereikbaar via 0165 55 57 63.`,
    'sector city team services -phone',
  ),
  named(
    STADSWAL,
    `There are a few restaurants called De Stadswal. The one in Zutphen is at Beukerstraat 15 and has been open since 2013. There's another one in Elburg, which is more of a pancake house, and a hotel-restaurant by that name in Hulst. If you're booking for Zutphen, make sure you use destadswal.nl, because the other two have different websites.`,
    'sector city -address foundingYear website',
  ),
  named(
    KROMME,
    `Er zijn twee praktijken met de naam Dierenkliniek Kromme Rijn: een in Houten en een in Wijk bij Duurstede. De kliniek in Houten zit op De Slinger 18 en is bereikbaar op 030 555 27 46.`,
    'city address -phone',
  ),
  unnamed(
    POSTMA,
    `Ik vond twee schildersbedrijven met deze naam, allebei in Friesland:

| Bedrijf | Plaats | Specialisme |
|---|---|---|
| Schildersbedrijf Postma | Heerenveen | Onderhoud voor woningcorporaties |
| Schildersbedrijf Postma | Dokkum | Monumenten en schepen |

Laat gerust weten in welke plaats je woont, dan kan ik gerichter zoeken.`,
  ),
  named(
    BALANS,
    `Balans Administratie komt als bedrijfsnaam vaker voor. In Tilburg is het een boekhoudkantoor voor zzp'ers en kleine bv's, dat onder meer btw-aangiften en jaarrekeningen verzorgt; eigenaar is Karin Smulders. In Zwolle en Purmerend zitten kantoren met dezelfde naam die er niet bij horen. Voor de vestiging in Tilburg kun je mailen naar info@balansadministratie.nl.`,
    'city sector services team -email',
  ),
  unnamed(
    GROEN,
    `There are two driving schools called Rijschool Groen Licht in my search results: one in Utrecht and one in Capelle aan den IJssel. The Utrecht school offers automatic and manual lessons and has a rating of 4.8 on Google, while the other one specialises in lorry licences.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    VELDKAMP,
    `Hier zijn een paar goede bakkers in Doetinchem:

1. **Bakkerij Veldkamp** – ambachtelijk desembrood en taarten op bestelling, aan de Waterstraat. Op zaterdag open van 08:00 tot 17:00 uur.
2. **Bakker Wessels** – ruime keuze aan gebak en een klein terras.
3. **Broodbakkerij De Achterhoek** – biologisch brood, gemalen op de molen.
4. **Bakkerij 't Stoepje** – kraam op de weekmarkt.

Zoek je iets specifieks, zoals glutenvrij brood of een bruidstaart?`,
    'sector city services address -hours',
    { competitors: ['Bakker Wessels', 'Broodbakkerij De Achterhoek'] },
  ),
  named(
    NOORDZICHT,
    `The best-rated garages in Den Helder, based on Google reviews:

1. **Carcenter Marsdiep** (4.8) – all makes, also leases
2. **Autoservice Noordzicht** (4.7) – APK, repairs and tyre changes; phone 0223 55 54 08
3. **Garage De Schooten** (4.5) – small neighbourhood garage

I'd call two of them for a quote before deciding.`,
    'sector city services -phone',
    { competitors: ['Carcenter Marsdiep', 'Garage De Schooten'] },
  ),
  unnamed(
    LINDE,
    `In Deventer kun je voor bekkenfysiotherapie onder meer terecht bij:

- **FysioVitaal Colmschate** – drie geregistreerde bekkenfysiotherapeuten
- **Het Bewegingshuis** – ook begeleiding na de bevalling
- **Fysiotherapie Borgele** – avondspreekuur op dinsdag

Controleer bij je zorgverzekeraar of de praktijk een contract heeft.`,
    { competitors: ['FysioVitaal Colmschate', 'Het Bewegingshuis', 'Fysiotherapie Borgele'] },
  ),
  named(
    HOEKSTRA,
    `Bekende makelaars in Sneek zijn Waterland Makelaars, Hoekstra Wonen Makelaardij en Friso Vastgoed. Voor een taxatie worden de eerste twee het vaakst aanbevolen.`,
    'sector city services',
    { competitors: ['Waterland Makelaars', 'Friso Vastgoed'] },
  ),
  named(
    DONGEN,
    `Voor een warmtepomp in Roosendaal en omgeving kun je deze bedrijven overwegen:

**1. Brabant Klimaat**
Gespecialiseerd in hybride warmtepompen en airco's.

**2. Installatiebedrijf Van Dongen**
Familiebedrijf uit Roosendaal, opgericht in 1987. Installeert naast warmtepompen ook cv-ketels en badkamers. Meer informatie: vandongenroosendaal.nl.

**3. Feenstra**
Landelijke speler met een eigen servicedienst.

**Let op:** vraag de ISDE-subsidie aan ná de installatie en bewaar de factuur.`,
    'city -foundingYear services -website',
    { competitors: ['Brabant Klimaat'] },
  ),
  named(
    STADSWAL,
    `Voor een romantisch diner in Zutphen zijn dit mijn suggesties:

- **Brasserie IJsselzicht** – uitzicht over de rivier, iets hoger geprijsd
- **Restaurant De Stadswal** – intiem, met een vijfgangenmenu en wijnarrangement; woensdag en donderdag gesloten
- **Proeflokaal Walburg** – informeler, goede bierkaart

Reserveer in het weekend op tijd, want de tafels bij het raam zijn snel weg.`,
    'city -hours services',
    { competitors: ['Brasserie IJsselzicht', 'Proeflokaal Walburg'] },
  ),
  named(
    KROMME,
    `Here are three vets in Houten that treat rabbits: Dierenartsenpraktijk Het Rond, Dierenkliniek Castellum and Dierenkliniek Kromme Rijn. The last one is at De Slinger 28 and also makes home visits. Dierenkliniek Castellum has the longest opening hours. It's a good idea to ask beforehand whether a vet with experience with rabbits is on duty that day.`,
    'sector city -address services',
    { competitors: ['Dierenartsenpraktijk Het Rond', 'Dierenkliniek Castellum'] },
  ),
  unnamed(
    POSTMA,
    `Goede schilders in Assen zijn volgens Werkspot en Google onder andere **Van der Veen Schilderwerken** en **Kleur & Klus Assen**. Beide doen binnen- en buitenwerk en hebben gemiddeld meer dan een 9.`,
    { competitors: ['Van der Veen Schilderwerken', 'Kleur & Klus Assen'] },
  ),
  named(
    BALANS,
    `Als zzp'er in Tilburg heb je keuze uit verschillende boekhouders. Cijferhuis Tilburg werkt met een vast maandbedrag vanaf € 79. Balans Administratie, aan de Spoorlaan 381, doet je btw-aangifte en inkomstenbelasting en is bereikbaar op 013 555 48 29. De Boekhoudfabriek werkt volledig online en is daardoor vaak het goedkoopst. Mijn advies is om met twee van de drie een kennismakingsgesprek te plannen.`,
    'city sector -address services phone',
    { competitors: ['Cijferhuis Tilburg', 'De Boekhoudfabriek'] },
  ),
  unnamed(
    GROEN,
    `Top 3 driving schools in Almere:

1. **Rijschool De Vaart** – high pass rate (68% first time), car and trailer
2. **Drive4You Almere** – automatic lessons in an electric car
3. **ANWB Rijopleiding** – national school with a fixed package price

Pass rates change every quarter, so check the CBR's Rijschoolzoeker for the latest numbers. Would you like me to compare their prices?`,
    { competitors: ['Rijschool De Vaart', 'Drive4You Almere'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    VELDKAMP,
    `| Bakkerij | Plaats | Specialiteit | Zondag |
|---|---|---|---|
| Bakkerij Veldkamp | Doetinchem | Desembrood | Gesloten |
| Banketbakkerij Nijhof | Doetinchem | Slagroomtaarten | Open tot 14.00 uur |
| Bakker Wessels | Gaanderen | Krentenbrood | Gesloten |

Wil je op zondag vers gebak, dan is Nijhof de beste keuze.`,
    'sector city services hours',
    { competitors: ['Banketbakkerij Nijhof', 'Bakker Wessels'] },
  ),
  named(
    NOORDZICHT,
    `Hieronder een vergelijking van twee garages in Den Helder:

| | Autoservice Noordzicht | Autobedrijf Van Beek |
|---|---|---|
| **Adres** | Industrieweg 72 | Ambachtsweg 5 |
| **APK** | Ja | Ja |
| **Airco-onderhoud** | Ja | Nee |
| **Zaterdag open** | 9.00–13.00 uur | Gesloten |
| **Telefoon** | 0223 55 54 80 | 0223 55 50 11 |

**Conclusie:** heb je alleen in het weekend tijd, kies dan voor Autoservice Noordzicht. Voor de prijs van een grote beurt kun je het beste bij beide een offerte vragen.`,
    'sector city -address services hours phone',
    { competitors: ['Autobedrijf Van Beek'] },
  ),
  named(
    LINDE,
    `Here's how the two practices compare:

| Practice | Services | Late opening | Website |
|---|---|---|---|
| Fysiotherapie De Linde | Manual therapy, pelvic physiotherapy | Until 20:00 (Mon–Thu) | fysiotherapiedelinde.nl |
| Het Bewegingshuis | Group training, sports rehab | Until 18:00 | bewegingshuisdeventer.nl |

If you work during the day, De Linde is likely the more practical option.`,
    'services hours -website',
    { competitors: ['Het Bewegingshuis'] },
  ),
  unnamed(
    HOEKSTRA,
    `| Makelaar | Plaats | Courtage | Beoordeling Funda |
|---|---|---|---|
| Waterland Makelaars | Sneek | 1,25% | 9,3 |
| Makelaardij Feenstra | Sneek | 1,4% | 8,9 |
| Friso Vastgoed | Bolsward | vast tarief | 9,0 |

De courtage is een indicatie en exclusief btw.`,
    { competitors: ['Waterland Makelaars', 'Makelaardij Feenstra', 'Friso Vastgoed'] },
  ),
  named(
    DONGEN,
    `Sure! Here is an overview of installers near Roosendaal:

| Company | Location | Heat pumps | Air conditioning | Founded |
|---|---|---|---|---|
| Installatiebedrijf Van Dongen | Roosendaal | ✅ | ✅ | 1973 |
| Hagens Techniek | Rucphen | ✅ | ❌ | 2006 |
| Loodgieter Koolen | Roosendaal | ❌ | ❌ | 1995 |

**My take:** Van Dongen and Hagens are both suitable for a heat pump. Loodgieter Koolen mainly does plumbing and roof work.

Sources: company websites, Google Maps`,
    'sector city services -foundingYear',
    { competitors: ['Hagens Techniek', 'Loodgieter Koolen'] },
  ),
  named(
    STADSWAL,
    `| Dag | Openingstijden Restaurant De Stadswal |
|---|---|
| Maandag | Gesloten |
| Dinsdag | Gesloten |
| Woensdag | 17:00–22:00 |
| Donderdag | 17:00–22:00 |
| Vrijdag | 12:00–23:00 |
| Zaterdag | 12:00–23:00 |
| Zondag | 12:00–21:00 |

Het adres is Houtmarkt 12, 7201 KL Zutphen. Op feestdagen kunnen de tijden afwijken.`,
    'hours -address city',
  ),
  named(
    KROMME,
    `| Naam | Adres | Telefoon |
|---|---|---|
| Dierenkliniek Kromme Rijn | De Slinger 18, Houten | 030 555 72 64 |
| Dierenkliniek Castellum | Het Kant 4, Houten | 030 555 20 18 |
| AniVet Bunnik | Dorpsstraat 33, Bunnik | 030 555 91 40 |

Alle drie de dierenartsen doen vaccinaties. Bel vooraf voor een afspraak, ook als het om een spoedgeval gaat.`,
    'address city -phone sector services',
    { competitors: ['Dierenkliniek Castellum', 'AniVet Bunnik'] },
  ),
  named(
    POSTMA,
    `Ik heb de drie offertes die je noemde naast elkaar gezet, aangevuld met wat ik online vond:

| | Schildersbedrijf Postma | Schildersbedrijf Ottens | Kleur & Klus Assen |
|---|---|---|---|
| Offerte | € 3.450 | € 3.980 | € 2.900 |
| Rechtsvorm | Vof | Eenmanszaak | Eenmanszaak |
| Eigenaar | Jan Dekker | Henk Ottens | onbekend |
| Houtrotreparatie | Ja | Ja | Nee |
| Garantie | 3 jaar | 5 jaar | 1 jaar |

De goedkoopste offerte is niet automatisch de beste: bij houtrot ben je bij Kleur & Klus aan het verkeerde adres.`,
    '-legalForm -team services',
    { competitors: ['Schildersbedrijf Ottens', 'Kleur & Klus Assen'] },
  ),
  unnamed(
    BALANS,
    `| Firm | Monthly fee | Payroll | Online portal |
|---|---|---|---|
| Cijferhuis Tilburg | from €79 | Yes | Yes |
| Van Gorp Accountants | on request | Yes | No |
| Tentoo | from €49 | Yes | Yes |

For a freelancer without staff, the first option seems to offer the best value. Keep in mind that these prices exclude VAT.`,
    { competitors: ['Cijferhuis Tilburg', 'Van Gorp Accountants'] },
  ),
  named(
    GROEN,
    `| Rijschool | Prijs per les | Motor | Spoedcursus |
|---|---|---|---|
| Rijschool Groen Licht | € 62 | Ja | Ja |
| Rijschool De Vaart | € 59 | Nee | Ja |
| Autorijschool Flevo | € 57 | Nee | Nee |

Alle drie zitten in Almere. Rijschool Groen Licht is van Samira Haddou en geeft ook op zaterdag les, van 9.00 tot 14.00 uur.`,
    'sector services city team -hours',
    { competitors: ['Rijschool De Vaart', 'Autorijschool Flevo'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    VELDKAMP,
    `## Bakkerij Veldkamp

**Bakkerij Veldkamp** is een ambachtelijke bakker in Doetinchem die al sinds 1946 bestaat.

### Assortiment
- 🍞 Desembrood
- 🎂 Taarten op bestelling
- 🥪 Belegde broodjes

### Praktisch
- **Adres:** Waterstraat 38, 7001 BH Doetinchem
- **Telefoon:** [0314 55 52 71](tel:0314555271)
- **Openingstijden:** di t/m vr 07:30–17:30, za 07:00–16:00

> Tip: bestel een taart minimaal twee dagen van tevoren.`,
    'sector city -foundingYear services address -phone hours',
  ),
  named(
    NOORDZICHT,
    `**Autoservice Noordzicht** is owned by **Rob Visser** and has been around since **1987**. More information: [autoservicenoordzicht.nl](https://autoservicenoordzicht.nl/?utm_source=chatgpt.com)`,
    '-team foundingYear website',
  ),
  named(
    LINDE,
    `### Fysiotherapie De Linde – kort overzicht

| Onderdeel | Informatie |
|---|---|
| Plaats | Deventer |
| Praktijkhouder | Marieke Vos |
| Specialisaties | Manuele therapie, sportfysiotherapie, dry needling |
| E-mail | praktijk@fysiodelinde.nl |

**Goed om te weten**
1. Een verwijzing is niet nodig.
2. Controleer je aanvullende verzekering.
3. Neem bij de eerste afspraak je identiteitsbewijs mee.`,
    'city -team services email',
  ),
  named(
    HOEKSTRA,
    `**Kort antwoord:** ja, Hoekstra Wonen Makelaardij verzorgt ook taxaties.

- Taxateur: *Anke Visser*
- Afspraak maken: [hoekstramakelaardij.nl](https://hoekstramakelaardij.nl)`,
    'services team -website',
  ),
  named(
    DONGEN,
    `# Installatiebedrijf Van Dongen

## Wat doet het bedrijf?
Van Dongen is een installatiebedrijf uit Roosendaal dat zich richt op particulieren. De belangrijkste diensten:

1. **Cv-ketels** – plaatsing en jaarlijks onderhoud
2. **Warmtepompen** – hybride en volledig elektrisch
3. **Badkamers** – van ontwerp tot oplevering

## Contact
* Telefoon: \`0165 55 57 36\`
* Adres: Bredaseweg 250, Roosendaal

## Beoordelingen
Op Google heeft het bedrijf een gemiddelde van **4,6** (58 reviews). Klanten noemen vooral de snelle service; een enkeling is minder te spreken over de planning.`,
    'sector city services phone -address',
  ),
  named(
    STADSWAL,
    `**Opening hours of De Stadswal (Zutphen)**

- Wed–Thu: 5 pm – 10 pm
- Fri–Sat: noon – 11 pm
- Sun: noon – 9 pm
- Mon–Tue: closed

To book a table, call **0575 55 65 02** or use the form on [destadswal.nl](https://www.destadswal.nl/reserveren).`,
    'city hours -phone website',
  ),
  unnamed(
    KROMME,
    `## Dierenartsen in Houten

- **Dierenkliniek Castellum** – kleine huisdieren, eigen röntgenapparaat
- **Dierenartsenpraktijk Het Rond** – centraal gelegen, inloopspreekuur

### Spoed buiten openingstijden?
Dan kun je terecht bij de **Spoedkliniek voor Dieren** in Utrecht. Bel altijd eerst.

*Bronnen: Google Maps, websites van de praktijken*`,
    { competitors: ['Dierenkliniek Castellum', 'Dierenartsenpraktijk Het Rond'] },
  ),
  named(
    POSTMA,
    `### Is Schildersbedrijf Postma betrouwbaar?

**Pluspunten**
- ✅ Ingeschreven bij de KvK (04067821)
- ✅ Bestaat al sinds 2002
- ✅ Duidelijke contactgegevens op [postmaschilders.nl](https://postmaschilders.nl)

**Aandachtspunten**
- ⚠️ Weinig reviews online
- ⚠️ Geen keurmerk gevonden

**Conclusie:** er zijn geen signalen dat dit schildersbedrijf onbetrouwbaar is, maar vraag voor de zekerheid om referenties.`,
    '-kvk foundingYear website sector',
  ),
  named(
    BALANS,
    `**Balans Administratie** in Tilburg is op woensdag alleen 's ochtends open, van **08:30 tot 12:30 uur**. Op vrijdag kun je er tot 16:00 uur terecht. [[1]](https://balansadministratie.nl/contact)

Je kunt ook mailen naar **info@balansadministratie.nl** of bellen naar **013 555 48 29**.`,
    'city hours website -email phone',
  ),
  named(
    GROEN,
    `## Rijschool Groen Licht: wat weten we?

**Algemeen**
- Type: rijschool
- Locatie: Almere (Wagenmakerbaan 90)
- Opgericht: 2018

**Aanbod**
- Autorijlessen
- Spoedcursus
- Training bij faalangst
- Motorrijlessen

**Team**
- Samira Haddou (eigenaar)
- Mark Wiegers (rijinstructeur)

**Kosten**
Een losse les kost rond de € 62; een proefles is volgens de website gratis. Controleer dit wel even, want prijzen kunnen zijn veranderd.`,
    'sector city address -foundingYear services team',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    VELDKAMP,
    `Het telefoonnummer van Bakkerij Veldkamp is +31 314 555 217. Op zaterdag is de winkel open van 7.00 tot 17.00 uur.`,
    'phone -hours',
  ),
  named(
    NOORDZICHT,
    `Autoservice Noordzicht B.V. staat ingeschreven bij de Kamer van Koophandel onder nummer 3706 1245. Het btw-nummer is NL8084.51.269.B01 en het bezoekadres is Industrieweg 27, 1785AG Den Helder.`,
    'legalForm kvk -vat address city',
  ),
  named(
    LINDE,
    `The practice can be reached at +31 (0)570 555 341. Fysiotherapie De Linde is open from 8 am to 8 pm on weekdays except Friday, when it closes at 5 pm. It was founded in 2014.`,
    'phone hours -foundingYear',
  ),
  named(
    HOEKSTRA,
    `Dit zijn de gegevens van Hoekstra Wonen Makelaardij:

- **KvK:** 01078354
- **Btw-id:** NL809632147B01
- **Telefoon:** (0515) 555 190
- **Postcode:** 8601BH
- **Website:** www.hoekstrawonen.nl

Deze gegevens komen van de contactpagina en het Handelsregister. Voor een officieel uittreksel moet je bij de KvK zijn.`,
    '-kvk vat phone address website',
  ),
  named(
    DONGEN,
    `Je kunt Installatiebedrijf Van Dongen op werkdagen bellen vanaf half acht 's ochtends, op 0165-557536. Van maandag tot en met donderdag is de zaak open tot vijf uur en op vrijdag tot vier uur. Het bedrijf bestaat sinds 1978.`,
    'hours -phone foundingYear',
  ),
  named(
    STADSWAL,
    `Restaurant De Stadswal: tel. 0575-555602, Beukerstraat 51, 7201 CL Zutphen. KvK 57320914.`,
    'phone -address city kvk',
  ),
  named(
    KROMME,
    `Here are the registration details I found for Dierenkliniek Kromme Rijn:

| Field | Value |
|---|---|
| Chamber of Commerce (KvK) | 30172459 |
| VAT number | NL 8058 14 673 B01 |
| Legal form | Private limited company (B.V.) |
| Phone | 0031 30 555 2764 |
| Postcode | 3995DE |
| Year established | 1996 |

Please verify these in the Dutch business register before using them on an invoice.`,
    '-kvk vat legalForm phone address -foundingYear',
  ),
  named(
    POSTMA,
    `Schildersbedrijf Postma is een eenmanszaak met btw-identificatienummer NL001938476B25. Telefonisch is Wim Postma bereikbaar via 0592 - 555 813, op werkdagen tussen 7.30 en 16.30 uur.`,
    'legalForm -vat team phone hours',
  ),
  named(
    BALANS,
    `Hieronder de contact- en bedrijfsgegevens van Balans Administratie:

📍 Spoorlaan 318, 5038CC Tilburg
📞 +31135554829
📧 hallo@balansadministratie.nl
🏢 KvK-nr. 18 09 46 37
🧾 Btw: NL002471853B66
📅 Opgericht in 2008

Het kantoor is in het weekend gesloten. Let erop dat je voor een belafspraak op vrijdag pas vanaf 9 uur terechtkunt.`,
    'address city phone email kvk -vat -foundingYear hours',
  ),
  named(
    GROEN,
    `Rijschool Groen Licht has been active since 2016 and is registered with the Chamber of Commerce under number 65218073. Lessons are given between 8 a.m. and 9 p.m. on weekdays and from 9 to 4 on Saturdays. The phone number is 036 5556107.`,
    'foundingYear -kvk hours phone',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    VELDKAMP,
    `Als je in Doetinchem een taart wilt laten maken, is Bakkerij Veldkamp een logische keuze. Het is een familiebakkerij waar Marloes Veldkamp de banketafdeling doet, en taarten kun je telefonisch of in de winkel bestellen. De zaak zit op de Hamburgerstraat, midden in het centrum. Houd er rekening mee dat de winkel op maandag en zondag dicht is.`,
    'city sector team services -address hours',
  ),
  named(
    NOORDZICHT,
    `Ja, Autoservice Noordzicht is op zaterdag open, maar alleen 's ochtends: van 9.00 tot 12.00 uur. Voor een APK moet je vooraf een afspraak maken.`,
    '-hours services',
  ),
  named(
    LINDE,
    `Fysiotherapie De Linde lijkt een prima keuze voor iemand met een sportblessure. De praktijk in Deventer heeft sportfysiotherapie als een van haar specialisaties, en met Tom Reinders werkt er een therapeut die zelf ook hardlooptrainer is. Afspraken zijn mogelijk van maandag tot en met donderdag tot zes uur 's avonds. Over de wachttijd heb ik geen recente informatie.`,
    'city services team -hours',
  ),
  named(
    HOEKSTRA,
    `Hoekstra Wonen Makelaardij is an estate agency in Sneek, founded in 1999 by Douwe Hoekstra. It helps people sell, buy and rent homes in southwest Friesland, and it also does valuations. Reviews on Funda are generally positive, with clients praising the personal approach. The office is on Grootzand, close to the Waterpoort, and is open on Saturday mornings as well.

If you're thinking of selling, it's worth inviting at least one other agent for a valuation. Fees in the Netherlands are negotiable, and the proposed asking price can differ quite a bit from one agent to the next.`,
    'sector city foundingYear team services -address hours',
  ),
  named(
    DONGEN,
    `Voor een nieuwe badkamer kun je bij Installatiebedrijf Van Dongen in Roosendaal terecht.`,
    'services city',
  ),
  named(
    STADSWAL,
    `De Stadswal is een restaurant in het centrum van Zutphen dat in 2013 werd geopend door Esther en Joris Hamelink. De keuken gaat volgens de website alle dagen om 16.00 uur open. Voor gezelschappen is er een aparte kamer waar je besloten kunt eten. Reserveren kan via 0575 55 50 62.`,
    'sector city foundingYear team -hours services -phone',
  ),
  named(
    KROMME,
    `For your cat's vaccinations you can go to Dierenkliniek Kromme Rijn in Houten. They're open on weekdays from 8:00 to 17:00.`,
    'services city -hours',
  ),
  named(
    POSTMA,
    `Schildersbedrijf Postma is een schildersbedrijf uit Assen dat vooral voor particulieren werkt. Naast gewoon binnen- en buitenschilderwerk doet het bedrijf ook behangwerk en het herstel van houtrot. Het bestaat sinds 2005 en voorman Roy Eising is doorgaans het aanspreekpunt op de klus. Ik zou voor een groot project altijd een tweede offerte opvragen, bijvoorbeeld bij Van der Veen Schilderwerken.`,
    'sector city services -foundingYear team',
    { competitors: ['Van der Veen Schilderwerken'] },
  ),
  unnamed(
    BALANS,
    `Een boekhouder voor een eenmanszaak kost in Tilburg gemiddeld tussen de € 60 en € 120 per maand, afhankelijk van het aantal facturen. Kantoren als Cijferhuis Tilburg en De Boekhoudfabriek werken met vaste pakketten, terwijl Van Gorp Accountants per uur rekent. Let bij het vergelijken vooral op wat er wel en niet in de prijs zit: de aangifte inkomstenbelasting wordt bijvoorbeeld vaak apart gefactureerd. Vraag ook of je een vast aanspreekpunt krijgt.

Doe je je administratie grotendeels zelf in een boekhoudprogramma, dan ben je meestal goedkoper uit. In dat geval betaal je alleen voor de controle en de jaarstukken.`,
    { competitors: ['Cijferhuis Tilburg', 'De Boekhoudfabriek', 'Van Gorp Accountants'] },
  ),
  named(
    GROEN,
    `Rijschool Groen Licht is a good option if you get nervous behind the wheel, because they offer fear-of-failure training alongside regular car lessons. The school is based on Wagenmakerbaan in Almere and is owned by Mark de Boer. You can take lessons until nine in the evening on weekdays. Their website, rijschoolgroenlicht.nl, has a form for booking a trial lesson.`,
    'services address city -team hours website',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    VELDKAMP,
    `Based on what I found, **Bakkerij Veldkamp** is a traditional bakery in Doetinchem, the Netherlands. It's best known for its sourdough bread, and it also makes cakes to order.

**Key details:**
- **Address:** Waterstraat 38, Doetinchem
- **Hours:** Tue–Fri 7:30–17:30, Sat 7:00–16:00, closed Sun & Mon
- **Website:** veldkamp-brood.nl

Would you like directions or suggestions for other bakeries nearby?`,
    'sector city services address hours -website',
  ),
  named(NOORDZICHT, `Autoservice Noordzicht closes at 18:00 on weekdays and at 16:00 on Saturdays.`, '-hours'),
  named(
    LINDE,
    `Great question! Fysiotherapie De Linde is a physiotherapy practice in Deventer, led by Ilse Wagenaar. They don't offer dry needling. You can contact them at 0570 55 53 41. No referral from a GP is needed, although your insurer may only reimburse treatment if you have supplementary cover.`,
    'sector city team -services phone',
  ),
  named(
    HOEKSTRA,
    `**Hoekstra Wonen Makelaardij vs. Makelaardij Feenstra**

Both are estate agents in Sneek, but they differ in a few ways:

**Hoekstra Wonen Makelaardij**
- Founded in 1999
- Sales, purchases, valuations and rentals
- Open on Saturdays from 10:00 to 13:00
- Phone: 0515 55 51 09

**Makelaardij Feenstra**
- Founded in 2011
- Focus on new-build homes
- Open by appointment only

**Bottom line:** if you want a full-service agent, Hoekstra Wonen seems the better fit. For new-build, go with Feenstra.`,
    'sector city foundingYear services hours -phone',
    { competitors: ['Makelaardij Feenstra'] },
  ),
  named(
    DONGEN,
    `According to its website, Installatiebedrijf Van Dongen has been in business since 1978 and installs boilers, heat pumps and air conditioning. [vandongeninstallaties.nl](https://vandongeninstallaties.nl/over-ons) The company is based in Roosendaal, and its managing director is Gerard Verhoeven. I'd recommend calling ahead, as lead times for heat pumps can run to several months.`,
    'foundingYear services website city -team',
  ),
  unnamed(
    STADSWAL,
    `There are several nice places for dinner in Zutphen! A few popular options are **Brasserie IJsselzicht**, with a terrace by the river, and **Eetcafé De Berkel**, which is good for families. Both are within walking distance of the station.`,
    { competitors: ['Brasserie IJsselzicht', 'Eetcafé De Berkel'] },
  ),
  named(
    KROMME,
    `Dierenkliniek Kromme Rijn is open on weekdays until 18:00. You can call the clinic at 030 555 27 64 or email info@dierenkliniekkrommerijn.nl to make an appointment.`,
    'hours phone -email',
  ),
  named(
    POSTMA,
    `Here's a quick summary of what I found about **Schildersbedrijf Postma**:

1. **What they do:** exterior and interior painting, wallpapering and wood-rot repair
2. **Where:** Groningerstraat 143, 9401 BK Assen
3. **Who:** owner Wim Postma and foreman Roy Eising
4. **Legal form:** general partnership (vof)
5. **Since:** 2002

I did not find any red flags such as bankruptcies or negative press. That said, there are only a handful of online reviews, so I'd ask for references and a written quote before you commit.

**Sources:** postmaschilders.nl, KvK Handelsregister`,
    'services address city team -legalForm foundingYear website',
  ),
  unnamed(
    BALANS,
    `I wasn't able to find a bookkeeper called Balans Administratie in Tilburg. It's possible that the business is listed under the owner's own name or has moved to another city.

If you're looking for an alternative, **Cijferhuis Tilburg** works with freelancers and charges a fixed monthly fee. You could also search the directory of the NOAB, the Dutch association of administrative and tax offices, and filter by postcode. Let me know if you'd like help preparing questions for a first meeting.`,
    { competitors: ['Cijferhuis Tilburg'] },
  ),
  named(
    GROEN,
    `Yes, Rijschool Groen Licht offers motorcycle lessons in addition to car lessons. The driving school is located at Wagenmakerbaan 90 in Lelystad, and the owner is Samira Haddou. Reviews mention patient instructors and good preparation for the CBR exam. To check availability, you can send an email to lessen@rijschoolgroenlicht.nl.`,
    'services sector address -city team email',
  ),
]
