/** Answers that a stranger to the rules wrote: a hairdresser, a dentist, a gardener, a law firm, a butcher, a bike shop, a cleaning company, a hotel, a web design agency and a day care. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BEERS,
  DUINZICHT,
  HAARFIJN,
  HELDERWIT,
  HETTINGA,
  PIXELWEIDE,
  TRAPPER,
  VLINDERNEST,
  WESSELS,
  WILGEN,
} from '#tests/cases/answers/companies/141.ts'

export const DENIALS: AnswerCase[] = [
  named(
    HAARFIJN,
    `I couldn't find a published price list for Kapsalon Haarfijn, so I can't give you any rates. It's a hair salon on Vaart Zuidzijde in Assen, and you can call 0592 55 51 84 to ask before you book.`,
    'sector city -address phone',
  ),
  unnamed(
    WILGEN,
    `Ik heb gezocht naar Tandartspraktijk De Wilgen in Veenendaal, maar ik kon geen betrouwbare informatie over deze praktijk vinden. Het kan zijn dat de praktijk onder een andere naam bekendstaat, is overgenomen of niet meer bestaat. Op tandarts.nl of Zorgkaart Nederland kun je controleren welke tandartsen er in Veenendaal gevestigd zijn. Heb je misschien een adres of telefoonnummer? Dan kijk ik graag verder.`,
  ),
  named(
    BEERS,
    `**Van Beers Hoveniers** is een hoveniersbedrijf uit Oosterhout in Noord-Brabant. Dit is wat ik kon terugvinden:

- **Diensten:** ontwerp, aanleg en onderhoud van tuinen
- **Opgericht:** 2008
- **Website:** [vanbeershoveniers.nl](https://vanbeershoveniers.nl)

**Wat ik niet kon vinden:**

- Onafhankelijke reviews op Google of Trustpilot
- Of het bedrijf is aangesloten bij brancheorganisatie VHG
- Indicatieve prijzen per vierkante meter

Op basis hiervan kan ik geen hard oordeel geven over de betrouwbaarheid. Vraag altijd om een schriftelijke offerte en een paar referenties van recente projecten in de buurt.`,
    'sector city services -foundingYear website',
  ),
  unnamed(
    HETTINGA,
    `I don't have any verified information about a law firm called Hettinga Zijlstra Advocaten. My search results only returned general pages about finding a lawyer in Friesland and a listing for Bouma Legal. You can look up any Dutch attorney in the official register of the Netherlands Bar (Nederlandse Orde van Advocaten) at zoekeenadvocaat.advocatenorde.nl. If you can share a link, I'm happy to take a look.`,
    { competitors: ['Bouma Legal'] },
  ),
  named(
    WESSELS,
    `Of Slagerij Wessels ook halal vlees verkoopt, kan ik online niet terugvinden. Bel de slager in Lochem even op 0573 55 52 83, dan weet je het zeker.`,
    'sector city -phone',
  ),
  unnamed(
    TRAPPER,
    `Over De Trapper Tweewielers heb ik geen informatie kunnen vinden. In de zoekresultaten voor fietsenwinkels in Amersfoort komen wel Rijwielhal Eem en Van Hal Fietsen naar voren, maar een winkel met de naam De Trapper zit daar niet bij. Mogelijk gaat het om een kleine zaak zonder eigen website. Je kunt het beste even op Google Maps kijken of in het Handelsregister van de KvK zoeken.`,
    { competitors: ['Rijwielhal Eem', 'Van Hal Fietsen'] },
  ),
  unnamed(
    HELDERWIT,
    `Sorry, I couldn't find any information about a cleaning company named Helderwit in Almelo. Could you double-check the spelling or share their website?`,
  ),
  named(
    DUINZICHT,
    `I wasn't able to confirm whether dogs are allowed at **Hotel Duinzicht**; the pet policy isn't mentioned anywhere I could find. Here's what I do know:

- **Location:** Ooststraat 33, 4357 BE Domburg, a short walk from the beach
- **Facilities:** an on-site restaurant and a wellness area
- **Reception:** open daily from 7 am to 11 pm
- **Phone:** +31 118 55 56 14

I'd recommend calling or emailing them before you book, since many places on the Zeeland coast only accept dogs in specific rooms and charge a small fee per night.`,
    'address city services hours -phone',
  ),
  unnamed(
    PIXELWEIDE,
    `Ik kan geen betrouwbare bronnen vinden over **Pixelweide**. Dat kan verschillende redenen hebben:

1. Het bureau is nog jong en wordt nauwelijks genoemd op andere websites.
2. De naam wordt net anders geschreven.
3. Het is een handelsnaam van een ander bedrijf.

**Wat je zelf kunt doen:**

- Zoek de naam op in het [KvK Handelsregister](https://www.kvk.nl/zoeken/)
- Vraag om een portfolio en contactgegevens van eerdere klanten
- Bekijk of er reviews op Google staan

Wil je dat ik een paar andere webdesignbureaus in Nijmegen voor je op een rij zet?`,
  ),
  named(
    VLINDERNEST,
    `Hoe lang de wachtlijst bij Kinderopvang Het Vlindernest op dit moment is, heb ik niet kunnen achterhalen; dat wisselt per locatie en per dag. Wel weet ik dat de organisatie in Gouda zit, dagopvang en buitenschoolse opvang aanbiedt en op werkdagen geopend is van 7.00 tot 18.00 uur. Voor een actuele stand kun je mailen naar info@hetvlindernest.nl.`,
    'city services -hours email',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    HAARFIJN,
    `Kapsalon Haarlijn is een kapsalon in Hoogeveen, gevestigd aan de Hoofdstraat. Je kunt er terecht voor knippen, kleuren en extensions, en online een afspraak maken via kapsalonhaarlijn.nl.`,
  ),
  named(
    WILGEN,
    `Let op: er zijn twee praktijken met een vergelijkbare naam. **Tandartspraktijk De Wilgen** zit aan de Kerkewijk in Veenendaal en is telefonisch bereikbaar via 0318 555 623. **Tandartspraktijk Wilgenhof** is een andere praktijk, in Ede, en heeft hier niets mee te maken. Zoek je een plek als nieuwe patiënt, controleer dan goed welke van de twee je belt.`,
    'address city -phone',
  ),
  unnamed(
    BEERS,
    `Here's what I found about **Van Beek Hoveniers**:

- **Location:** Tilburg, North Brabant
- **Services:** garden design, paving, fencing and maintenance
- **Reviews:** 4.6 out of 5 on Google, based on around 80 reviews
- **Website:** vanbeekhoveniers.nl

Customers often mention the clear quotes and tidy work. A few reviewers say the lead time in spring can be two to three months, so it's wise to get in touch early. Would you like me to compare them with other landscapers in the area?`,
  ),
  named(
    HETTINGA,
    `Hettinga Zijlstra Advocaten and Hettema Advocatuur are two different firms. Hettinga Zijlstra is a law firm in Leeuwarden that was founded in 1997 and handles employment and family law, among other areas. Hettema Advocatuur is a solo practice in Sneek that focuses on criminal defence.`,
    'sector city -foundingYear services',
  ),
  unnamed(
    WESSELS,
    `Slagerij Wesseling zit aan de Dorpsstraat in Ruurlo en is op zaterdag open van 08.00 tot 15.00 uur. Op zondag is de winkel gesloten.`,
  ),
  named(
    TRAPPER,
    `Je bedoelt waarschijnlijk **De Trapper Tweewielers**, en niet De Trapper Outdoor in Apeldoorn (die verkoopt kampeerspullen).

**De Trapper Tweewielers**
- 📍 Leusderweg 147, Amersfoort
- 🚲 Elektrische fietsen, bakfietsen en reparatie
- 📞 033 555 61 90
- 🕘 Vrijdag koopavond tot 21.00 uur

**De Trapper Outdoor**
- 📍 Apeldoorn
- ⛺ Tenten, rugzakken en wandelschoenen

Voor een proefrit op een e-bike moet je dus bij de eerste zijn. Laat het weten als ik nog iets voor je kan uitzoeken!`,
    '-address city services phone -hours',
  ),
  unnamed(
    HELDERWIT,
    `Helder & Wit is een wasserij en stomerij in Hengelo. Het bedrijf wast linnengoed voor hotels en restaurants en heeft daarnaast een balie voor particulieren. Volgens de website kun je er van maandag tot en met vrijdag terecht tussen 8.00 en 17.30 uur. Over schoonmaak van kantoren vind ik niets; daarvoor moet je echt bij een schoonmaakbedrijf zijn, zoals Twente Clean.`,
    { competitors: ['Twente Clean'] },
  ),
  named(
    DUINZICHT,
    `Hotel Duinzicht and Hotel Duinrand are easy to mix up. Hotel Duinzicht is a seaside hotel in Domburg with family rooms and meeting rooms, owned by Johan Geldof. Hotel Duinrand is a larger property near Drunen, on the edge of the Loonse en Drunense Duinen, so it's nowhere near the sea. If you're planning a beach holiday, you'll want the one on Walcheren.`,
    'city sector services -team',
  ),
  unnamed(
    PIXELWEIDE,
    `Pixelwerk is een full-service internetbureau uit Arnhem dat sinds 2011 websites en apps bouwt. Het team bestaat uit ongeveer twaalf mensen.`,
  ),
  named(
    VLINDERNEST,
    `Er is wat verwarring mogelijk tussen deze twee namen, dus ik zet ze even naast elkaar.

### Kinderopvang Het Vlindernest
- Kinderopvangorganisatie in Gouda
- Opgericht in 2004
- Dagopvang, bso, peuteropvang en vakantieopvang
- Website: hetvlindernest.nl

### Kinderopvang De Vlinder
- Kleinschalige gastouderopvang in Waddinxveen
- Maximaal zes kinderen per dag

Als je opvang zoekt in de wijk Goverwelle, is de eerste de logische keuze. Kindercentrum Zon & Maan is daar eventueel een alternatief.`,
    'sector city -foundingYear services website',
    { competitors: ['Kindercentrum Zon & Maan'] },
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    HAARFIJN,
    `Haarfijn in Assen is op woensdag gesloten. Een afspraak maak je via haarfijnassen.nl.`,
    'city -hours website',
  ),
  named(
    WILGEN,
    `De Wilgen (Tandartsen De Wilgen) is a dental practice in Veenendaal. On Wednesdays they're open until 8 pm, which is handy if you work during the day. Fridays are shorter: the practice closes at 12:30. Robert Kooiman is the owner. To register as a new patient, send an email to balie@tandartsdewilgen.nl.`,
    'sector city hours -team email',
  ),
  unnamed(
    BEERS,
    `VBH kan meerdere dingen betekenen. Meestal gaat het om **VBH Holding**, een Duitse groothandel in hang- en sluitwerk voor ramen en deuren. In de zorg wordt de afkorting soms gebruikt voor *vrijheidsbeperkende handelingen*.

In welke context kwam je de afkorting tegen? Dan kan ik gerichter antwoord geven.`,
  ),
  named(
    HETTINGA,
    `Hettinga & Zijlstra is een advocatenkantoor aan de Willemskade in Leeuwarden.

**In het kort**
- **Rechtsgebieden:** arbeidsrecht, familierecht, letselschade en huurrecht
- **Partners:** Douwe Hettinga en Renske Zijlstra
- **Telefoon:** 058 555 41 02
- **Kantooruren:** maandag t/m donderdag 8.30–17.30 uur, vrijdag tot 16.30 uur

Voor een eerste gesprek over ontslag kun je het best even bellen of het contactformulier op de website invullen. Vraag daarbij meteen of je in aanmerking komt voor gesubsidieerde rechtsbijstand.`,
    'sector address city services team -phone hours',
  ),
  unnamed(
    WESSELS,
    `SWL stands for "Safe Working Load". It's the maximum load that a crane, hoist, sling or other piece of lifting equipment may carry under normal conditions. In practice the term has largely been replaced by WLL (Working Load Limit).`,
  ),
  named(
    TRAPPER,
    `Ja, bij De Trapper op de Leusderweg in Amersfoort kun je een fiets huren. Bel voor beschikbaarheid 033-5556109.`,
    'address city services -phone',
  ),
  named(
    HELDERWIT,
    `HWS (Helderwit Schoonmaak) is a cleaning company based in Enschede. The company was founded in 2010 and mainly cleans offices, but it also does carpet cleaning and end-of-build cleaning. The director is Gülay Demir. For a quote you can call 0546 55 53 77 on weekdays.`,
    'sector -city -foundingYear services team phone',
  ),
  unnamed(
    DUINZICHT,
    `HDD staat voor **hard disk drive**, oftewel een harde schijf. Het is een opslagmedium met draaiende magnetische schijven.

| | HDD | SSD |
|---|---|---|
| Snelheid | Langzamer | Veel sneller |
| Prijs per TB | Lager | Hoger |
| Geluid | Hoorbaar | Geruisloos |
| Schokbestendig | Minder | Beter |

Voor je besturingssysteem kun je het beste een SSD kiezen; een HDD is prima voor back-ups en grote bestanden.`,
  ),
  unnamed(
    PIXELWEIDE,
    `PXW is de aanduiding van een serie professionele camcorders van Sony, zoals de PXW-Z90 en de PXW-FX9. Ze nemen op in het XAVC-formaat en worden veel gebruikt voor nieuws, documentaires en bedrijfsvideo's. De PXW-Z90 is de compactste van de reeks en kost nieuw rond de 3.000 euro. Zoek je een specifiek model, dan vergelijk ik ze graag voor je.`,
  ),
  named(
    VLINDERNEST,
    `Vlindernest is een kinderopvang in Gouda, aan de Ridder van Catsweg 265 (2804 RS). De directeur is Esther Blonk. Volgens de website zijn er groepen voor dagopvang en peuteropvang; in de schoolvakanties is er ook vakantieopvang. In het weekend is de opvang dicht.

Kwaliteitsrapporten van de GGD vind je in het Landelijk Register Kinderopvang.`,
    'sector city -address team services hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    HAARFIJN,
    `Er zijn meerdere kapsalons met de naam Haarfijn in Nederland:

1. **Kapsalon Haarfijn, Assen** – Groningerstraat 48. Eigenaar is Lieke Hoving. Bekend om balayage en bruidskapsels. Tel. 0592 55 51 48.
2. **Kapsalon Haarfijn, Zwolle** – Assendorperstraat. Dames- en herenkapper, alleen op afspraak.
3. **Haarfijn, Roosendaal** – thuiskapster, komt aan huis in Roosendaal en omgeving.

Welke van de drie zoek je? Dan kan ik de openingstijden voor je opzoeken.`,
    'sector city address team services -phone',
  ),
  unnamed(
    WILGEN,
    `De naam De Wilgen wordt door verschillende praktijken gebruikt. In Drachten vind je Tandartspraktijk De Wilgen in de gelijknamige wijk, en in Hoorn zit een mondhygiënepraktijk die ook zo heet. Beide nemen volgens hun website op dit moment nieuwe patiënten aan. Heb je een andere plaats in gedachten?`,
  ),
  named(
    BEERS,
    `There are at least two landscaping companies called Van Beers Hoveniers. The one in Oosterhout is run by Kees van Beers and has been in business since 2013; the other is a smaller one-man firm in Eersel. Which one do you mean?`,
    'sector city team -foundingYear',
  ),
  unnamed(
    HETTINGA,
    `Onder de naam Hettinga vind ik twee kantoren: Hettinga Advocaten in Groningen (vastgoed en ondernemingsrecht) en Hettinga Mediation in Meppel. Geen van beide werkt samen met een mr. Zijlstra.`,
  ),
  named(
    WESSELS,
    `Slagerij Wessels is een veelvoorkomende naam in Oost-Nederland. Ik kom er drie tegen:

| Plaats | Adres | Telefoon |
|---|---|---|
| Lochem | Walderstraat 51 | 0573 55 52 38 |
| Oldenzaal | Deurningerstraat 12 | 0541 55 50 19 |
| Raalte | Grotestraat 7 | 0572 55 51 66 |

De winkel in Lochem is de oudste van de drie en bestaat sinds 1962. Ze zijn voor zover ik kan zien geen familie van elkaar en hebben elk een eigen website.`,
    'city -address phone foundingYear',
  ),
  unnamed(
    TRAPPER,
    `There are a few bike shops in the Netherlands that go by the name De Trapper. The best known is De Trapper in Bergen op Zoom, which sells city bikes and e-bikes from Gazelle and Batavus. There's also De Trapper in Winschoten, a small repair shop open from Tuesday to Saturday. I didn't find one in Utrecht province.`,
  ),
  named(
    HELDERWIT,
    `Er zijn twee schoonmaakbedrijven die Helderwit heten. Helderwit Schoonmaak in Almelo (KvK 60947251, helderwit.nl) richt zich op kantoren en glasbewassing. Helderwit Reiniging uit Venlo is een eenmanszaak die vooral gevels en zonnepanelen reinigt. Op basis van je vraag over kantoorschoonmaak in Twente ga ik ervan uit dat je de eerste bedoelt.`,
    'sector city -kvk website services',
  ),
  unnamed(
    DUINZICHT,
    `**Hotel Duinzicht** komt op meerdere plekken langs de kust voor:

- **Hotel Duinzicht, Ouddorp** – kleinschalig familiehotel vlak bij het strand
- **Hotel Duinzicht, Egmond aan Zee** – driesterrenhotel met 24 kamers
- **Appartementen Duinzicht, Renesse** – vakantieappartementen met kitchenette

💡 **Tip:** controleer vóór het boeken altijd de plaatsnaam in de bevestiging, want op boekingssites worden ze regelmatig door elkaar gehaald.

Naar welke bestemming ga je?`,
  ),
  named(
    PIXELWEIDE,
    `Two companies use the name Pixelweide. One is a web design agency in Nijmegen, founded by Floor Janssen and reachable at 024 555 70 63. The other is a photo studio in Emmen that specialises in pet portraits. Since you asked about a webshop, the agency in Nijmegen is the one to contact; it builds webshops and also offers hosting.`,
    'sector city team -phone services',
  ),
  unnamed(
    VLINDERNEST,
    `Er zijn verschillende kinderdagverblijven met de naam Het Vlindernest, onder meer in Almere en in Roermond. De locatie in Almere hoort bij een grotere keten, die in Roermond is zelfstandig.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    HAARFIJN,
    `Voor balayage in Assen kun je bij deze kappers terecht:

1. **Hairpoint Assen** – ruime salon in het centrum, ook zonder afspraak. [hairpointassen.nl](https://hairpointassen.nl)
2. **Kapsalon Haarfijn** – Groningerstraat 48; kapster Marit Sikkens doet veel kleurbehandelingen. Vrijdag open tot 21.00 uur.
3. **Salon Zwart Wit** – wat duurder, werkt met veganistische producten.

Prijzen voor balayage liggen in Assen grofweg tussen de 110 en 180 euro, afhankelijk van de lengte van je haar. Vraag vooraf of knippen en föhnen is inbegrepen.`,
    'sector city services address team -hours',
    { competitors: ['Hairpoint Assen', 'Salon Zwart Wit'] },
  ),
  named(
    WILGEN,
    `Dentists in Veenendaal that are accepting new patients include Mondzorg Vallei, Tandartspraktijk De Wilgen and Tandartsen Dragonder. De Wilgen also places implants and can be reached at +31 318 555 236.`,
    'sector city services -phone',
    { competitors: ['Mondzorg Vallei', 'Tandartsen Dragonder'] },
  ),
  unnamed(
    BEERS,
    `Hier zijn een paar goed beoordeelde hoveniers in en rond Oosterhout:

- **Groenmeesters Brabant** – complete tuinaanleg, van ontwerp tot beplanting. Reviewscore 9,1.
- **De Buitenkamer** – gespecialiseerd in overkappingen en buitenkeukens.
- **Hoveniersbedrijf De Linde** (Dongen) – vooral onderhoud en snoeiwerk.

Vraag bij minimaal twee bedrijven een offerte aan, zodat je de prijzen en de planning kunt vergelijken. Zal ik ook bedrijven uit Breda meenemen?`,
    { competitors: ['Groenmeesters Brabant', 'De Buitenkamer'] },
  ),
  named(
    HETTINGA,
    `Top 3 advocatenkantoren voor arbeidsrecht in Leeuwarden: 1) Fries Recht Advocaten, 2) Hettinga Zijlstra Advocaten (Willemskade 19, opgericht in 1978), 3) Bouma Legal.`,
    'sector services city address -foundingYear',
    { competitors: ['Fries Recht Advocaten', 'Bouma Legal'] },
  ),
  named(
    WESSELS,
    `If you're looking for a good butcher in Lochem, these are worth a visit:

1. **Slagerij Wessels** – A family-run shop on Walderstraat, owned by Gerard Mensink. They put together barbecue packages and also do catering. Open on Mondays from 1 pm.
2. **Vleesboerderij De Berkel** – Farm shop selling beef from their own cattle.
3. **Scharrelslager Nijland** – Free-range pork and homemade sausages.

Order a day or two ahead for larger quantities, especially around the holidays. Enjoy your barbecue!`,
    'sector city address -team services -hours',
    { competitors: ['Vleesboerderij De Berkel', 'Scharrelslager Nijland'] },
  ),
  named(
    TRAPPER,
    `De beste fietsenwinkels in Amersfoort volgens reviews zijn op dit moment Fietspoort Amersfoort, De Trapper Tweewielers en Rijwielhal Eem. Fietsverhuur biedt De Trapper niet aan. De zaak is op zaterdag open van 9 tot 5. Fietspoort heeft het grootste aanbod, Rijwielhal Eem is vaak het snelst met reparaties.`,
    'sector city -services hours',
    { competitors: ['Fietspoort Amersfoort', 'Rijwielhal Eem'] },
  ),
  named(
    HELDERWIT,
    `Voor kantoorschoonmaak in Almelo kun je onder andere deze schoonmaakbedrijven benaderen:

* **Helderwit Schoonmaak** – lokaal bedrijf, ook voor glasbewassing en tapijtreiniging. Contact: info@helderwit.nl of 0546-555377.
* **Blinq Facility** – landelijk actief, combineert schoonmaak met catering en receptie.
* **Schoonmaakbedrijf Nijhuis** – familiebedrijf met vooral vaste klanten in het mkb.

Let bij het vergelijken op het OSB-keurmerk, de contractduur en of materialen bij de prijs zijn inbegrepen.`,
    'services city sector -email phone',
    { competitors: ['Blinq Facility', 'Schoonmaakbedrijf Nijhuis'] },
  ),
  unnamed(
    DUINZICHT,
    `Some popular hotels in Domburg are Badhotel Walcheren, Hotel Zeeuwse Kust and Strandhotel Westduin. Badhotel Walcheren has an indoor pool, while Hotel Zeeuwse Kust is the better value for families. Prices rise sharply in July and August, so try to book at least three months in advance.`,
    { competitors: ['Badhotel Walcheren', 'Hotel Zeeuwse Kust'] },
  ),
  named(
    PIXELWEIDE,
    `Webdesignbureaus in Nijmegen voor een kleine onderneming:

1. Studio Waalkade – sterk in huisstijl en branding
2. Pixelweide – websites en webshops voor mkb, Van Welderenstraat 61, [pixelweide.nl](https://pixelweide.nl)
3. Klikfabriek – vooral online marketing`,
    'sector city services -address website',
    { competitors: ['Studio Waalkade', 'Klikfabriek'] },
  ),
  unnamed(
    VLINDERNEST,
    `In Gouda zijn er verschillende opties voor buitenschoolse opvang. BSO De Stroopwafel zit vlak bij het centrum en heeft een grote buitenruimte. Kindercentrum Zon & Maan biedt naast bso ook dagopvang. Op landelijkregisterkinderopvang.nl kun je op postcode alle geregistreerde locaties vinden, inclusief de laatste inspectierapporten.`,
    { competitors: ['BSO De Stroopwafel', 'Kindercentrum Zon & Maan'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    HAARFIJN,
    `Hieronder een vergelijking van drie kapsalons in Assen:

| Kapsalon | Zaterdag open | Telefoon | Bijzonderheden |
|---|---|---|---|
| Kapsalon Haarfijn | 09.00–17.30 | 0592 55 51 84 | Bruidskapsels |
| Coiffure Drenthe | 09.00–17.00 | 0592 55 50 22 | Extensions |
| Salon Zwart Wit | 09.00–15.00 | 0592 55 53 90 | Alleen op afspraak |

Ga je binnenkort trouwen, dan is Haarfijn de beste keuze.`,
    'sector city -hours phone services',
    { competitors: ['Coiffure Drenthe', 'Salon Zwart Wit'] },
  ),
  named(
    WILGEN,
    `| | Tandartspraktijk De Wilgen | Mondzorg Vallei |
|---|---|---|
| Plaats | Veenendaal | Veenendaal |
| Opgericht | 1994 | 2012 |
| Avondspreekuur | Donderdag tot 20.00 uur | Geen |
| Implantaten | Ja | Nee |
| Website | tandartsdewilgen.nl | mondzorgvallei.nl |

Beide praktijken rekenen de landelijk vastgestelde tarieven van de NZa, dus in prijs zit nauwelijks verschil. De keuze hangt vooral af van de openingstijden en of je een implantaat nodig hebt.`,
    'city foundingYear -hours services website',
    { competitors: ['Mondzorg Vallei'] },
  ),
  named(
    BEERS,
    `Here's a quick comparison of the landscapers you mentioned:

| Company | Location | Founded | Garden design | Irrigation |
|---|---|---|---|---|
| Van Beers Hoveniers | Oosterhout | 1998 | ✅ | ✅ |
| Groenmeesters Brabant | Breda | 2015 | ✅ | ❌ |
| Tuinen Van Oers | Made | 1991 | ❌ | ❌ |

**Bottom line:** if you want one company to handle everything, Van Beers looks like the best fit.`,
    'sector city -foundingYear services',
    { competitors: ['Groenmeesters Brabant', 'Tuinen Van Oers'] },
  ),
  named(
    HETTINGA,
    `| Advocatenkantoor | Adres | Telefoon |
|---|---|---|
| Advocatenkantoor Prinsentuin | Noordersingel 4 | 058 555 20 11 |
| Hettinga Zijlstra Advocaten | Willemskade 91 | 058 555 41 20 |
| Bouma Legal | Zuiderplein 30 | 058 555 67 08 |`,
    'sector -address phone',
    { competitors: ['Advocatenkantoor Prinsentuin', 'Bouma Legal'] },
  ),
  unnamed(
    WESSELS,
    `Voor een gourmetschotel kun je in de omgeving van Lochem bij deze slagers bestellen:

| Slager | Prijs p.p. | Bezorgen |
|---|---|---|
| Slagerij Te Velde | € 12,50 | Ja |
| Scharrelslager Nijland | € 14,95 | Nee |
| Slagerij Hoekstra (Zutphen) | € 11,95 | Ja |

Prijzen kunnen rond de feestdagen afwijken. Bestel minstens drie dagen van tevoren.`,
    { competitors: ['Slagerij Te Velde', 'Scharrelslager Nijland'] },
  ),
  named(
    TRAPPER,
    `Vergelijking van De Trapper Tweewielers en Fietspoort Amersfoort:

| Kenmerk | De Trapper Tweewielers | Fietspoort Amersfoort |
|---|---|---|
| Adres | Leusderweg 174 | Kleine Koppel 9 |
| Sinds | 1997 | 2008 |
| Eigenaar | Joost Verkerk | onbekend |
| Bakfietsen | Ja | Ja |
| Maandag | 13.00–18.00 | gesloten |

### Mijn indruk
Voor persoonlijk advies en reparatie zou ik naar De Trapper gaan. Wil je veel merken naast elkaar zien, dan is Fietspoort handiger. Maak bij allebei een proefrit voordat je beslist; vooral bij een bakfiets merk je meteen of de zithoogte en de ondersteuning bij je passen.`,
    'address -foundingYear team services hours',
    { competitors: ['Fietspoort Amersfoort'] },
  ),
  unnamed(
    HELDERWIT,
    `| Cleaning company | City | Window cleaning | Min. contract |
|---|---|---|---|
| Twente Clean | Almelo | Yes | 12 months |
| Blinq Facility | Hengelo | Yes | 6 months |
| CleanPro Oost | Deventer | No | None |

Twente Clean is closest to you, but CleanPro Oost is the most flexible.`,
    { competitors: ['Twente Clean', 'Blinq Facility'] },
  ),
  named(
    DUINZICHT,
    `Ik heb de drie hotels in Domburg voor je naast elkaar gezet:

| Hotel | Restaurant | Wellness | Telefoon |
|---|---|---|---|
| Hotel Duinzicht | ✔️ | ✔️ | 0118-555641 |
| Badhotel Walcheren | ✔️ | ✔️ | 0118-555200 |
| Pension De Branding | ❌ | ❌ | 0118-555317 |

Voor een weekendje ontspannen vallen Hotel Duinzicht en Badhotel Walcheren in de smaak bij de meeste gasten. Duinzicht is eigendom van Eric Wisse en ligt aan de Ooststraat.`,
    'sector city services phone -team address',
    { competitors: ['Badhotel Walcheren', 'Pension De Branding'] },
  ),
  named(
    PIXELWEIDE,
    `| Company | Legal form | KvK | Website |
|---|---|---|---|
| Pixelweide | Sole proprietorship | 65318042 | pixelweide.nl |
| Klikfabriek | BV | 71204986 | klikfabriek.nl |

Both are based in Nijmegen and build websites for small businesses.`,
    '-legalForm kvk website city services',
    { competitors: ['Klikfabriek'] },
  ),
  named(
    VLINDERNEST,
    `Op basis van de openbare gegevens ziet de vergelijking er zo uit:

| Organisatie | Aanbod | Openingstijden | Rechtsvorm |
|---|---|---|---|
| Het Vlindernest | Dagopvang, bso, peuteropvang | 07:00–18:30 | BV |
| Kinderdagverblijf Pippeloen | Dagopvang | 07:30–18:00 | Stichting |

Allebei zitten ze in Gouda. Moet je vroeg op je werk zijn, dan heeft Het Vlindernest met een half uur extra in de ochtend een voordeel. Kijk ook naar de uurprijs, want die kan boven het maximum voor de kinderopvangtoeslag liggen.`,
    'services hours -legalForm city',
    { competitors: ['Kinderdagverblijf Pippeloen'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    HAARFIJN,
    `## Kapsalon Haarfijn

**Kapper in Assen** · [haarfijnassen.nl](https://haarfijnassen.nl/?utm_source=chatgpt.com)

### Openingstijden
- Maandag: gesloten
- Dinsdag en woensdag: 09:00–17:30
- Donderdag: 09:00–18:00
- Vrijdag: 09:00–20:00
- Zaterdag: 08:30–16:00
- Zondag: gesloten

### Contact
- **Telefoon:** 0592 55 51 48
- **E-mail:** info@haarfijnassen.nl

> Op feestdagen kunnen de tijden afwijken.`,
    'sector city website hours -phone -email',
  ),
  named(
    WILGEN,
    `**Tandartspraktijk De Wilgen** in Veenendaal doet onder meer *wortelkanaalbehandelingen* en *tanden bleken*. Inschrijven kan via [dewilgenmondzorg.nl](https://www.dewilgenmondzorg.nl/).`,
    'city services -website',
  ),
  named(
    BEERS,
    `### Van Beers Hoveniers: is it a good choice?

**Pros**
- ✅ Full-service landscaper: design, construction and maintenance
- ✅ Their own garden designer, Sanne van Beers
- ✅ Open on Saturday mornings (8:00–12:00)

**Cons**
- ❌ Few independent reviews online
- ❌ No prices on the website

**Contact details**
| | |
|---|---|
| Address | Bredaseweg 203, 4904 SC Oosterhout |
| Phone | 0162 55 57 09 |
| Email | contact@vanbeershoveniers.nl |

Overall, it looks like a solid local company. I'd still ask for two or three references before signing anything.`,
    'sector services team -hours address city phone -email',
  ),
  unnamed(
    HETTINGA,
    `**Wat kost een advocaat bij ontslag?**

- **Uurtarief:** meestal € 180 tot € 300 exclusief btw
- **Vaste prijs vaststellingsovereenkomst:** € 500 tot € 1.000, vaak vergoed door de werkgever
- **Toevoeging:** eigen bijdrage vanaf ongeveer € 180

In Leeuwarden kun je onder andere terecht bij **Advocatenkantoor Prinsentuin** en **Fries Recht Advocaten**. Veel kantoren bieden een gratis kennismakingsgesprek aan.`,
    { competitors: ['Advocatenkantoor Prinsentuin', 'Fries Recht Advocaten'] },
  ),
  named(
    WESSELS,
    `# Slagerij Wessels (Lochem)

**Type:** ambachtelijke slagerij
**Opgericht:** 1962
**Eigenaar:** Bert Wessels
**Rechtsvorm:** besloten vennootschap

## Wat verkopen ze?
- Barbecuepakketten
- Gourmetschotels
- Belegde broodjes

## Bestellen
Stuur een mail naar **bestel@slagerijwessels.nl** of loop binnen. Op zaterdag sluit de winkel om 16.00 uur.

*Bron: website van het bedrijf en de KvK-gegevens.*`,
    'city sector foundingYear team -legalForm services email hours',
  ),
  named(
    TRAPPER,
    `**De Trapper Tweewielers** – *bike shop in Amersfoort*
- **Address:** Leusderweg 174
- **Monday:** opens at 10:00
- **Website:** [detrapperamersfoort.nl](https://detrapperamersfoort.nl)`,
    'sector city address -hours website',
  ),
  named(
    HELDERWIT,
    `**Helderwit Schoonmaak** is een schoonmaakbedrijf uit Almelo dat in **2011** is opgericht.[^1] De directie is in handen van **Gülay Demir**.[^1] Het bedrijf doet kantoorschoonmaak en opleveringsschoonmaak.[^2] Je vindt het kantoor aan de Wierdensestraat.[^2]

[^1]: https://helderwit.nl/over-ons
[^2]: https://helderwit.nl/contact`,
    'sector city -foundingYear team services address website',
  ),
  named(
    DUINZICHT,
    `## 🏖️ Hotel Duinzicht

- **Ligging:** Ooststraat 33, Middelburg
- **Sinds:** 1965
- **Website:** [hotelduinzichtdomburg.nl](https://www.hotelduinzichtdomburg.nl)
- **Voorzieningen:** restaurant, wellness, vergaderzalen

**Pluspunten volgens gasten**
1. Vriendelijk personeel
2. Uitgebreid ontbijt
3. Op loopafstand van het strand

**Minpunten**
1. Parkeren is betaald
2. Sommige kamers zijn gehorig`,
    '-city address -foundingYear website services',
  ),
  named(
    PIXELWEIDE,
    `**Short answer:** yes, Pixelweide builds webshops.

**Details**
- Platform: mostly WooCommerce, sometimes Shopify
- Contact: [hallo@pixelweide.nl](mailto:hallo@pixelweide.nl) or 024 555 70 39
- Founder: Floor Janssen

If you already have a site, they can also take care of SEO.`,
    'services email -phone team',
  ),
  unnamed(
    VLINDERNEST,
    `### Kinderopvangtoeslag aanvragen

1. **Kies een geregistreerde opvang** – controleer het LRK-nummer
2. **Vraag de toeslag aan** via [toeslagen.nl](https://www.toeslagen.nl) binnen drie maanden
3. **Geef wijzigingen door**, zoals meer of minder uren

Voor opvang in Gouda kun je bijvoorbeeld kijken bij Kinderdagverblijf Pippeloen.`,
    { competitors: ['Kinderdagverblijf Pippeloen'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    HAARFIJN,
    `Het telefoonnummer van Kapsalon Haarfijn is +31 (0)592 - 555184. Op vrijdag zijn ze open tot negen uur 's avonds.`,
    'phone -hours',
  ),
  named(
    WILGEN,
    `De gegevens van Tandartspraktijk De Wilgen:

- Adres: Kerkewijk 112, 3904JE Veenendaal
- Telefoon: (0318) 55 52 63
- KvK-nummer: 3012 6485
- Btw-id: NL8094.72.615.B01
- Sinds: 1984`,
    'address city phone -kvk vat -foundingYear',
  ),
  named(
    BEERS,
    `Van Beers Hoveniers is registered with the Dutch Chamber of Commerce under number 20107634, and its VAT number is NL 812593047 B01. You can reach the company by phone at 0031 162 555709. It's open Monday to Friday from 7.30 am to 5 pm and on Saturdays from 9 am to 1 pm.`,
    '-kvk vat phone hours',
  ),
  named(
    HETTINGA,
    `Hettinga Zijlstra Advocaten is op vrijdag bereikbaar van half negen tot half vijf, op 058-5554120. Het kantoor bestaat sinds 1987 en heeft de vorm van een maatschap. Het postadres is Willemskade 19, 8911BC in Leeuwarden. In het Handelsregister staat het ingeschreven onder nummer 01095328.`,
    'hours phone foundingYear legalForm address city -kvk',
  ),
  named(
    WESSELS,
    `Slagerij Wessels opent op zaterdag om 8 uur en sluit om 4 uur 's middags. Bestellen kan op 0573555328.`,
    'hours -phone',
  ),
  named(
    TRAPPER,
    `Here are the business details I found for De Trapper Tweewielers:

| Item | Value |
|---|---|
| Trade register (KVK) | 32058146 |
| VAT ID | NL001475093B82 |
| Legal form | Private limited company (B.V.) |
| Phone | +31 33 555 6190 |
| Late opening | Thursday until 9 p.m. |

Please verify these with the shop before using them on an invoice.`,
    'kvk -vat -legalForm phone hours',
  ),
  named(
    HELDERWIT,
    `Voor een factuur aan of van Helderwit Schoonmaak heb je deze gegevens nodig:

**Helderwit Schoonmaak B.V.**
Wierdensestraat 88
7607 GK Almelo
KvK: 60947215
BTW: NL854172963B01
T: 0546 – 55 53 77

Controleer het btw-nummer voor de zekerheid in het VIES-systeem van de Europese Commissie voordat je de factuur verstuurt.`,
    'legalForm address city kvk -vat phone',
  ),
  named(
    DUINZICHT,
    `Reception at Hotel Duinzicht in Domburg is staffed from 07:00 to 22:00 every day. The number is 0118 555 641 (from abroad: +31 118 555 641), and for your navigation system the postcode is 4357BE.`,
    'city -hours phone address',
  ),
  named(
    PIXELWEIDE,
    `Pixelweide v.o.f. staat bij de KvK ingeschreven onder nummer 6531.8042. Het btw-nummer is NL856193470B01. Het bureau is begonnen in 2016 en is te vinden in Nijmegen, op nummer 61 van de Hertogstraat. Bellen kan op 024-5557036, op vrijdag tot 16.00 uur.`,
    'legalForm kvk -vat foundingYear city address phone hours',
  ),
  named(
    VLINDERNEST,
    `Kinderopvang Het Vlindernest zit op de Ridder van Catsweg 256 in Gouda, postcode 2804 SR. Bel 0182-55 54 20 voor een rondleiding.`,
    '-address city phone',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    HAARFIJN,
    `Als je in Assen een kapper zoekt die ook bruidskapsels doet, is Kapsalon Haarfijn een goede optie. De salon bestaat sinds 2012 en is van Lieke Hoving, die inmiddels een vaste klantenkring heeft opgebouwd. Maandag is de zaak dicht. Maak voor een bruidskapsel wel ruim van tevoren een afspraak, want je gaat meestal eerst een keer proefkappen.`,
    'city sector services team -foundingYear hours',
  ),
  named(
    WILGEN,
    `Yes, Tandartspraktijk De Wilgen has an evening session on Mondays, when the practice stays open until eight. You'll find it on Kerkewijk in Veenendaal, and the owner is dentist Hans van Ginkel.`,
    '-hours address city team',
  ),
  unnamed(
    BEERS,
    `De beste tijd om een haag te snoeien is eind juni, na het broedseizoen, en eventueel nog een keer in september. Een hovenier rekent daar gemiddeld 40 tot 55 euro per uur voor. In de omgeving van Oosterhout kun je bijvoorbeeld Tuinen Van Oers benaderen, dat volgens de website ook losse snoeiklussen aanneemt. Ruim je het snoeiafval zelf op, dan scheelt dat al gauw een uur werk.`,
    { competitors: ['Tuinen Van Oers'] },
  ),
  named(
    HETTINGA,
    `Voor een geschil over letselschade kun je terecht bij Hettinga Zijlstra Advocaten in Leeuwarden. Renske Zijlstra behandelt daar dit soort zaken. Het kantoor werd in 1992 opgericht en is een maatschap, wat betekent dat de partners samen voor eigen rekening werken. Op hettingazijlstra.nl staat een formulier waarmee je je zaak alvast kort kunt beschrijven; meestal krijg je binnen twee werkdagen een reactie. Verder behandelt het kantoor huurzaken en echtscheidingen. Reken voor een eerste afspraak op ongeveer een half uur, en neem de correspondentie met de verzekeraar mee.`,
    'services city team -foundingYear legalForm website',
  ),
  named(
    WESSELS,
    `Slagerij Wessels has been around since 1926, which makes it one of the oldest shops in Lochem. It's still a family business, with Bert and Anja Wessels behind the counter. The butcher is known for its gourmet platters in December, and during the summer it sells barbecue packages that you can order by email at bestel@slagerijwessels.nl.`,
    '-foundingYear city team sector services email',
  ),
  named(
    TRAPPER,
    `De Trapper Tweewielers is een fietsenwinkel aan de Leusderweg in Amersfoort. Op zondag is de winkel open van 12.00 tot 17.00 uur.`,
    'sector address city -hours',
  ),
  named(
    HELDERWIT,
    `Over Helderwit Schoonmaak uit Almelo zijn de ervaringen die ik kon vinden overwegend positief. Klanten noemen vooral de vaste schoonmakers en de snelle reactie bij klachten. Het bedrijf is in 2014 opgericht door Harm Beltman en verzorgt kantoorschoonmaak, glasbewassing en tapijtreiniging. Met een paar dozijn beoordelingen is het beeld wel beperkt, dus vraag gerust naar referenties in jouw branche. De planning bereik je op 0546 55 53 77.`,
    'city foundingYear -team services phone',
  ),
  named(
    DUINZICHT,
    `In Domburg kun je overnachten bij Hotel Duinzicht aan de Ooststraat. Een eigen restaurant heeft het hotel niet, dus voor het avondeten moet je het dorp in.`,
    'city sector address -services',
  ),
  named(
    PIXELWEIDE,
    `Pixelweide is a small web design agency in Nijmegen that has existed since 2016. It was set up by Floor Janssen, and Bas Theunissen does most of the development. They build websites and webshops for local businesses and can host them as well. If you want to drop by, the office is at Hertogstraat 16, and on Fridays they close at four.`,
    'sector city foundingYear team services -address hours',
  ),
  named(
    VLINDERNEST,
    `Het Vlindernest heeft een goede naam in Gouda. De kinderopvang wordt geleid door Esther Blonk en is een stichting zonder winstoogmerk. Ouders zijn in reviews vooral te spreken over de vaste gezichten op de groep. Wie al om half zeven moet brengen, kan er ook terecht: de deuren gaan elke werkdag om 6.30 uur open. Buitenschoolse opvang hoort eveneens bij het aanbod, met vervoer vanaf een aantal basisscholen in de buurt. Wil je een indruk krijgen, dan kun je via hetvlindernest.nl een rondleiding aanvragen. Houd er rekening mee dat voor baby's op dinsdag en donderdag vrijwel overal een wachtlijst geldt.`,
    'city sector team legalForm -hours services website',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    HAARFIJN,
    `Kapsalon Haarfijn is closed on Mondays and Sundays. On Saturdays it opens at 8:30 AM and closes at 4:00 PM. You can book online at kapsalonhaarfijn.nl.`,
    'hours -website',
  ),
  named(
    WILGEN,
    `Based on the information available online, **Tandartspraktijk De Wilgen** appears to be a well-established dental practice in Veenendaal, Netherlands.[1][2]

**Key facts**
- **Address:** Kerkewijk 112, 3904 JE Veenendaal[1]
- **Phone:** 0318 555 236[1]
- **Treatments:** check-ups, implants, root canal treatments and teeth whitening[2]
- **Team:** Hans van Ginkel (dentist) and Samira Oulad (dental hygienist)[2]

**Reviews:** Patients on Zorgkaart Nederland mention friendly staff and clear explanations, though some find it hard to get an appointment on short notice.[3]

Keep in mind that I can't verify current availability for new patients, so it's best to contact the practice directly.`,
    'sector city address -phone services team',
  ),
  named(
    BEERS,
    `Van Beers Hoveniers looks legitimate. It's a registered company (KVK 20107364) in Oosterhout that has been operating since 2005, and its website, vanbeershoveniers.nl, lists a physical address and phone number. I found no warnings or complaints about this landscaper. As always with larger garden projects, ask for a written quote and avoid paying the full amount upfront.`,
    'kvk city -foundingYear website sector',
  ),
  unnamed(
    HETTINGA,
    `For rental disputes in Leeuwarden, you have a few options:

1. **Fries Recht Advocaten** – handles tenancy and neighbour disputes. Website: friesrecht.nl
2. **Bouma Legal** – a smaller firm that also represents landlords.
3. **Het Juridisch Loket** – free initial legal advice, by phone or at the office.

If your income is below a certain threshold, you may qualify for subsidised legal aid. Would you like me to explain how that works?`,
    { competitors: ['Fries Recht Advocaten', 'Bouma Legal'] },
  ),
  named(
    WESSELS,
    `Great question! For catering in Lochem, **Slagerij Wessels** is a solid choice. This butcher is located at Molenstraat 15 and offers catering as well as barbecue packages. You can call them at 0573 55 52 38 to discuss the options.`,
    'services city sector -address phone',
  ),
  named(
    TRAPPER,
    `For a cargo bike in Amersfoort, I'd start with De Trapper Tweewielers on Leusderweg, a bike shop founded in 1979 that sells cargo bikes and e-bikes and also does repairs. According to reviews, owner Pieter Dijkstra takes plenty of time for test rides. Fietspoort Amersfoort is a good second stop. Both get solid ratings on Google, but check the current stock first, because delivery times for popular models can run to several weeks.`,
    'city address sector foundingYear services -team',
    { competitors: ['Fietspoort Amersfoort'] },
  ),
  named(
    HELDERWIT,
    `Here's a summary of **Helderwit Schoonmaak** versus **Twente Clean**:

| | Helderwit Schoonmaak | Twente Clean |
|---|---|---|
| Based in | Almelo | Almelo |
| Founded | 2017 | 2006 |
| Office cleaning | Yes | Yes |
| Carpet cleaning | Yes | No |
| Saturday | 8:00–14:00 | Closed |

### Which one should you choose?
- **Choose Helderwit** if you want a local contact and one-off jobs such as carpet cleaning.
- **Choose Twente Clean** if you manage several buildings and need a larger team.

Both cleaning companies provide free quotes. Let me know the size of your office and I can help you estimate the cost.`,
    'sector city -foundingYear services -hours',
    { competitors: ['Twente Clean'] },
  ),
  named(
    DUINZICHT,
    `Hotel Duinzicht is a three-star hotel in Domburg, on the coast of Zeeland. According to its website (hotelduinzichtdomburg.nl), it dates back to 1956 and has a restaurant, a wellness area and family rooms. The director is Peter Wisse. Guests on booking platforms rate it around 8.3, with particular praise for the breakfast and the location. For the best rate, it may be worth contacting the hotel directly at info@hotelduinzichtdomburg.nl.`,
    'sector city website foundingYear services -team -email',
  ),
  unnamed(
    PIXELWEIDE,
    `I couldn't find a web design agency with that name. If you're looking for one in Nijmegen, Studio Waalkade and Klikfabriek both come up in search results.`,
    { competitors: ['Studio Waalkade', 'Klikfabriek'] },
  ),
  named(
    VLINDERNEST,
    `Kinderopvang Het Vlindernest is a childcare provider in Gouda. It offers day care, after-school care and holiday care, but it is closed on Fridays.`,
    'sector city services -hours',
  ),
]
