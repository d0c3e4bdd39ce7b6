/** Answers that a stranger to the rules wrote: a law firm, a gardener, a painter, a dental practice, an estate agent, a garage, a yoga studio, a bakery, a childcare centre and a photographer. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  DIJKHUIZEN,
  DRIBBELAAR,
  HBK,
  KORENSCHOOF,
  LICHTVAL,
  TIELEMANS,
  TOEN,
  VELUWEZOOM,
  VERHAGEN,
  ZONNEGROET,
} from '#tests/cases/answers/companies/133.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    VERHAGEN,
    `Ik heb gezocht op "Verhagen Roossink Advocaten", maar ik kan geen informatie over dit kantoor vinden. Dat hoeft niet te betekenen dat het niet bestaat: het kan een klein of nieuw kantoor zijn, of de naam wordt net iets anders geschreven. Via het tableau van de Nederlandse Orde van Advocaten (advocatenorde.nl) kun je altijd controleren of iemand echt advocaat is. Weet je in welke plaats het kantoor zit? Dan zoek ik gerichter.`,
  ),
  named(
    TOEN,
    `Wat Tuinen van Toen per uur rekent, heb ik niet kunnen vinden; er staan geen prijzen online. Het hoveniersbedrijf uit Boxtel verzorgt tuinontwerp, aanleg en onderhoud en wordt geleid door eigenaar Bart van Gestel. Voor een prijsopgave kun je het beste zelf contact opnemen.`,
    'sector city services -team',
  ),
  unnamed(
    DIJKHUIZEN,
    `I couldn't find any information about a company called Schildersbedrijf Dijkhuizen & Zn. It may be a small local business with little online presence, or the name might be spelled differently. You could check the KvK register or Google Maps, and ask for references before you hire anyone. If you like, I can suggest some painters in and around Meppel.`,
  ),
  named(
    VELUWEZOOM,
    `Of **Mondzorg Veluwezoom** op dit moment nieuwe patiënten aanneemt, kan ik niet met zekerheid zeggen. Daarover vond ik geen actuele informatie.

**Wat ik wel kon vinden:**

- **Soort praktijk:** tandartspraktijk
- **Adres:** Wilhelminaweg 35, 6951 BN Dieren
- **Telefoon:** 0313 55 82 20
- **Avondspreekuur:** op dinsdag tot 20.00 uur

Mijn advies: bel even met de balie. Een patiëntenstop wordt vaak pas laat op de website gezet.`,
    'sector address city -phone hours',
  ),
  named(
    HBK,
    `I couldn't find any independent reviews of HBK Makelaars on Google, Funda or Trustpilot, so I can't tell you how satisfied its clients are. It's an estate agency in Gorinchem that was founded in 1978 and handles both sales and valuations. If you're considering them, ask for a few recent references.`,
    'sector city -foundingYear services',
  ),
  unnamed(
    TIELEMANS,
    `Helaas, over Garage Tielemans kan ik geen gegevens vinden: geen website, geen reviews en geen adres.`,
  ),
  named(
    ZONNEGROET,
    `I wasn't able to find out whether **Zonnegroet** offers a free trial class, and I found no prices that I can verify.

Here is what I did find:

- **Type:** yoga studio in the centre of Middelburg
- **Classes:** hatha yoga, yin yoga and prenatal yoga
- **Owner:** Fleur Matthijsse
- **Website:** zonnegroetmiddelburg.nl

Many studios offer a discounted first lesson, so it's worth sending a short message to ask.`,
    'sector city services team website',
  ),
  unnamed(
    KORENSCHOOF,
    `I don't have any information on a bakery called De Korenschoof. In Sneek I did come across Bakker Wieringa and Bakkerij Ypma, but I can't say whether either of them is connected to the name you mention.`,
    { competitors: ['Bakker Wieringa', 'Bakkerij Ypma'] },
  ),
  unnamed(
    DRIBBELAAR,
    `Kinderopvang Dribbelaar kan ik niet terugvinden in de bronnen die ik heb geraadpleegd. Alle opvanglocaties in Nederland horen in het Landelijk Register Kinderopvang (LRK) te staan; daar kun je op naam en plaats zoeken en vind je ook de inspectierapporten van de GGD.`,
  ),
  named(
    LICHTVAL,
    `Hoe lang je bij Lichtval Fotografie op je foto's moet wachten, is mij niet bekend. Wel weet ik dat Naomi Kalkman de studio in 2013 begon en dat ze geen productfotografie doet. Mail voor de levertijd naar studio@lichtvalfotografie.nl.`,
    'team foundingYear -services email',
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    VERHAGEN,
    `Let op, er zijn twee kantoren met een vergelijkbare naam. Verhagen Advocatuur zit in Nijmegen en doet vooral strafrecht. Verhagen Roossink Advocaten is een advocatenkantoor in Zutphen, aan de Groenmarkt, dat zich richt op arbeidsrecht, familierecht en huurrecht. Voor een ontslagzaak moet je dus bij het laatste zijn.`,
    'sector city -address services',
  ),
  unnamed(
    TOEN,
    `Bedoel je misschien **Tuinen van Weleer**? Dat is een hoveniersbedrijf in Deventer, opgericht in 1999 en gespecialiseerd in oude boerenerven. Je bereikt ze via tuinenvanweleer.nl of op 0570 55 12 90.`,
  ),
  named(
    DIJKHUIZEN,
    `You may be mixing up two painting companies. **Dijkhuis Schilders** is based in Hoogeveen and mainly works for housing associations. **Schildersbedrijf Dijkhuizen & Zn.** is in Meppel, was founded in 1986 and is run by Henk Dijkhuizen. For your own house I'd call the second one: 0522 55 16 34.`,
    'sector city -foundingYear team phone',
  ),
  unnamed(
    VELUWEZOOM,
    `Hier is wat ik vond over **Mondzorg Veluwe**:

- **Plaats:** Apeldoorn
- **Adres:** Arnhemseweg 210
- **Team:** vier tandartsen en twee mondhygiënisten
- **Spoed:** buiten kantooruren via de dienstdoende tandarts in Apeldoorn

De praktijk staat ingeschreven bij de KNMT en neemt volgens de website weer nieuwe patiënten aan. Reviews op ZorgkaartNederland zijn overwegend positief (gemiddeld een 8,9).

Wil je weten hoe je je kunt inschrijven?`,
  ),
  unnamed(
    HBK,
    `HKB Makelaars is a real estate agency in Tilburg that focuses on commercial property such as offices and warehouses. They are members of NVM Business and can be reached through hkbmakelaars.nl.`,
  ),
  named(
    TIELEMANS,
    `Garage Tielemans in Venray is een ander bedrijf dan Garage Thielen in Horst. Bij Tielemans kun je terecht voor een APK, onderhoud en banden, op werkdagen van 8.00 tot 18.30 uur. Garage Thielen is een dealer van Opel.`,
    'city services -hours',
  ),
  unnamed(
    ZONNEGROET,
    `Zonnegloed Yoga in Goes geeft vinyasa- en yinlessen in kleine groepen, op dinsdag- en donderdagavond. Een losse les kost daar € 14 en een tienrittenkaart € 120. Eigenares Marit de Nooijer geeft ook workshops ademwerk. Het is geen grote studio, dus reserveren via de app is nodig.`,
  ),
  named(
    KORENSCHOOF,
    `De Korenschoof and De Korenbloem are easily confused. De Korenbloem is a lunchroom in Leeuwarden. De Korenschoof is a bakery in Sneek, at Oosterdijk 35, known for its suikerbrood. It is closed on Mondays.`,
    'sector city -address services hours',
  ),
  unnamed(
    DRIBBELAAR,
    `Dribbel Kinderopvang is een kinderdagverblijf in Helmond voor kinderen van 0 tot 4 jaar.`,
  ),
  named(
    LICHTVAL,
    `Er zijn twee fotografen met een naam die hierop lijkt:

### Lichtval Fotografie
- **Plaats:** Purmerend
- **Eigenaar:** Sandra Kalkman
- **Bekend om:** bruiloften en newbornshoots
- **Website:** [lichtvalfotografie.nl](https://lichtvalfotografie.nl)

### Lichtspel Fotografie
- **Plaats:** Zaandam
- **Eigenaar:** Erik Donker
- **Bekend om:** concerten en theater

Zoek je iemand voor je trouwdag, dan ligt de eerste het meest voor de hand.`,
    'sector city -team services website',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  unnamed(
    VERHAGEN,
    `VRA is de afkorting van de Nederlandse Vereniging van Revalidatieartsen. De vereniging zit in Utrecht en behartigt de belangen van revalidatieartsen in heel Nederland.`,
  ),
  named(
    TOEN,
    `TvT Hoveniers uit Boxtel legt ook vijvers aan. Je kunt langskomen aan de Mijlstraat 84, op zaterdag van 9.00 tot 12.30 uur.`,
    'city services -address hours',
  ),
  unnamed(
    DIJKHUIZEN,
    `SDZ usually refers to an amateur football club in Amsterdam. The letters stand for "Samenspel Doet Zegevieren". The club plays at a sports park in Amsterdam-West and has teams for men, women and youth. If you meant something else, such as a company, let me know a bit more about what it does and where it is located.`,
  ),
  named(
    VELUWEZOOM,
    `MVZ in Dieren is een tandartspraktijk waar je onder andere terechtkunt voor controles, implantaten en beugels. Tandarts Sanne Elderink en mondhygiënist Joris Papavoine werken er. Op vrijdag is de praktijk open tot 17.00 uur. Een afspraak maak je online via mondzorgveluwezoom.nl.`,
    'city sector services team -hours website',
  ),
  named(
    HBK,
    `HBK in Gorinchem is short for Hofstede Bakker Kuipers, an estate agency that helps people buy, sell and rent homes. The office is on Langendijk and you can call them on 0183 55 36 90.`,
    'city sector services address -phone',
  ),
  named(
    TIELEMANS,
    `**Autobedrijf Tielemans B.V.** is gevestigd in Venray.

| Gegeven | Waarde |
|---|---|
| Adres | Keizersveld 28, 5803 AN Venray |
| Telefoon | 0478 55 39 17 |
| Eigenaar | Frank Tielemans |
| Rechtsvorm | besloten vennootschap |

Voor een afspraak in de werkplaats kun je bellen of mailen.`,
    'city address phone -team legalForm',
  ),
  named(
    ZONNEGROET,
    `Zonne Groet Yoga in Middelburg zit aan de Vlasmarkt 39. Je kunt er onder meer hatha yoga en zwangerschapsyoga volgen. Op zaterdag is de studio gesloten.`,
    'city address services -hours',
  ),
  unnamed(
    KORENSCHOOF,
    `BDK stands for Bund Deutscher Kriminalbeamter, the German trade union for criminal investigators. It was founded in 1968 and has its headquarters in Berlin.`,
  ),
  named(
    DRIBBELAAR,
    `Bij De Dribbelaar in Weert kun je kiezen uit dagopvang, peuteropvang en BSO. Ze zijn van maandag tot en met vrijdag open van 7.00 tot 18.30 uur, dus ook als je vroeg moet beginnen red je het meestal wel. Voor een rondleiding mail je naar planning@kinderopvangdribbelaar.nl. De organisatie is een bv; Anke Teuwen is de directeur.`,
    'city services hours email team -legalForm',
  ),
  named(
    LICHTVAL,
    `Studio Lichtval is a photographer in Purmerend. It was started in 2015 by Naomi Kalkman and does business portraits as well as weddings.`,
    'sector city -foundingYear team services',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    VERHAGEN,
    `Er zijn verschillende advocatenkantoren met de naam Verhagen. De bekendste zijn:

1. **Verhagen Advocaten** in Breda, met een nadruk op ondernemingsrecht
2. **Verhagen & Partners** in Rotterdam, gericht op letselschade
3. **Advocatenkantoor Verhagen** in Venlo, een eenmanskantoor voor strafrecht

Welke van deze kantoren bedoel je? Als je de plaats of de naam van je advocaat doorgeeft, kan ik gerichter voor je zoeken.`,
  ),
  named(
    TOEN,
    `Er zijn minstens twee bedrijven die Tuinen van Toen heten. Het ene is een hoveniersbedrijf in Boxtel, opgericht in 2008 door Koen van Gestel. Het andere is een kwekerij van oude rozen bij Emmen, die alleen in de zomer open is.`,
    'sector city -foundingYear team',
  ),
  unnamed(
    DIJKHUIZEN,
    `There are two painters by the name of Schildersbedrijf Dijkhuizen that I could find: one in Groningen (Korreweg, since 2004) and one in Zwolle that mostly does spray painting of kitchens. Which one did you have in mind?`,
  ),
  named(
    VELUWEZOOM,
    `De naam Mondzorg Veluwezoom wordt door meer dan één praktijk gebruikt:

- **Mondzorg Veluwezoom, Dieren** – tandartspraktijk aan de Wilhelminaweg 15. Telefoon: 0313 55 80 22. Op zaterdag en zondag gesloten.
- **Mondzorg Veluwezoom, Velp** – een zelfstandige praktijk voor mondhygiëne aan de Hoofdstraat. Telefoon: 026 555 13 40.

Beide staan los van elkaar. Voor een gewone controle of een vulling kies je de eerste.`,
    'city sector -address phone hours services',
  ),
  unnamed(
    HBK,
    `HBK kan op meerdere bedrijven slaan. Je hebt HBK Installatietechniek in Assen, HBK Hottinger Brüel & Kjær (meettechniek, wereldwijd actief) en HBK Bouwadvies in Eindhoven. Laat even weten in welke branche je zoekt.`,
  ),
  unnamed(
    TIELEMANS,
    `Several garages share this name, most of them in Belgium. Garage Tielemans in Turnhout is a Renault agent, and Garage Tielemans in Hasselt specialises in classic cars. If you tell me which town you're in, I can look up the opening hours for you.`,
  ),
  named(
    ZONNEGROET,
    `Ik vond drie yogastudio's die Zonnegroet heten:

1. **Zonnegroet (Middelburg)** – Vlasmarkt 39, van Fleur Matthijsse, met hatha, yin en meditatie
2. **Zonnegroet (Haarlem)** – bij het station, vooral ashtanga
3. **Zonnegroet (Arnhem)** – alleen online lessen

Woon je in Zeeland, dan is de eerste het makkelijkst te bereiken. Je belt die studio op 06 55 18 47 20.`,
    'sector city address team services -phone',
  ),
  named(
    KORENSCHOOF,
    `De Korenschoof is the name of several businesses in the Netherlands. The one in Sneek is a bakery that has existed since 1962 and is run by Sjoerd and Tetske Hiemstra. The one in Zeist is a restaurant, and there's also a flour mill in Brabant with the same name.`,
    'city sector -foundingYear team',
  ),
  named(
    DRIBBELAAR,
    `Dribbelaar is zowel de naam van een voetbalschool in Sittard als van een kinderopvang in Weert. Die laatste is te vinden aan de Biest 47 en biedt dagopvang en buitenschoolse opvang.`,
    'sector city -address services',
  ),
  unnamed(
    LICHTVAL,
    `Er zijn meerdere fotografen die onder de naam Lichtval werken. Lichtval Fotografie in Utrecht wordt gerund door Bas Hendriksen en doet vooral interieurs. Lichtval in Gent is een collectief van drie fotografen dat exposities organiseert.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    VERHAGEN,
    `Dit zijn advocatenkantoren in Zutphen waar je met een arbeidsconflict terechtkunt:

1. **Hanzestad Advocaten** – groter kantoor, werkt ook voor werkgevers
2. **Verhagen Roossink Advocaten** – arbeidsrecht en familierecht, twee partners: Ineke Verhagen en Bram Roossink. Tel. 0575 55 14 80
3. **Berkel Legal** – jong kantoor, werkt met vaste prijzen

Tip: vraag vooraf of een eerste gesprek gratis is en of je in aanmerking komt voor gefinancierde rechtsbijstand.`,
    'sector city services team -phone',
    { competitors: ['Hanzestad Advocaten', 'Berkel Legal'] },
  ),
  unnamed(
    TOEN,
    `Goede hoveniers in en rond Boxtel zijn:

- **Van der Sande Hoveniers** – complete tuinaanleg, veel goede reviews
- **De Dommeltuin** – sterk in natuurlijke tuinen
- **Buitenkans Tuinen** – klein bedrijf, gunstig geprijsd

Vraag bij minstens twee bedrijven een offerte aan, zodat je kunt vergelijken.`,
    { competitors: ['Van der Sande Hoveniers', 'De Dommeltuin', 'Buitenkans Tuinen'] },
  ),
  named(
    DIJKHUIZEN,
    `Schilders in Meppel die ik vaak genoemd zie, zijn Kleurmeesters Meppel, Schildersbedrijf Booij en Schildersbedrijf Dijkhuizen & Zn. Die laatste doet volgens de website geen behangwerk.`,
    'sector city -services',
    { competitors: ['Kleurmeesters Meppel', 'Schildersbedrijf Booij'] },
  ),
  named(
    VELUWEZOOM,
    `Here are some dental practices in the area of Dieren and Rheden:

1. **Mondzorg Veluwezoom** (Dieren) – Implants, root canal treatment and braces. Open until 9 pm on Thursdays.
2. **Dental Care Rheden** (Rheden) – Family practice with a children's dentist.
3. **Praktijk De IJsselpoort** (Doesburg) – Accepts patients with dental anxiety.

I'd recommend calling first, because not every practice accepts new patients.`,
    'sector city services -hours',
    { competitors: ['Dental Care Rheden', 'Praktijk De IJsselpoort'] },
  ),
  named(
    HBK,
    `Mijn top 3 van makelaars in Gorinchem:

🥇 **HBK Makelaars** – opgericht in 1987, eigenaar Ruud Hofstede, gevestigd aan de Langendijk 19
🥈 **Merwestad Makelaardij** – sterk in appartementen en nieuwbouw
🥉 **Van Arkel Wonen** – lage courtage

De volgorde is gebaseerd op het aantal verkochte woningen en de beoordelingen op Funda. Houd er rekening mee dat de persoonlijke klik minstens zo belangrijk is.`,
    'sector city foundingYear team -address',
    { competitors: ['Merwestad Makelaardij', 'Van Arkel Wonen'] },
  ),
  named(
    TIELEMANS,
    `For an MOT (APK) in Venray you could try these garages:

- **Autoservice Peelland**: APK while you wait
- **Garage Tielemans**: APK, maintenance and tyres, open on Saturdays from 9 am to 1 pm
- **CarFix Venray**: the cheapest of the three

Prices vary between roughly €25 and €50, so it pays to compare.`,
    'sector city services hours',
    { competitors: ['Autoservice Peelland', 'CarFix Venray'] },
  ),
  unnamed(
    ZONNEGROET,
    `In Middelburg kun je yoga volgen bij Yoga aan de Gracht, bij De Lotuskamer en bij sportcentrum De Kruitmolen. De eerste twee hebben ook lessen voor beginners.`,
    { competitors: ['Yoga aan de Gracht', 'De Lotuskamer'] },
  ),
  named(
    KORENSCHOOF,
    `Voor suikerbrood in Sneek zou ik deze bakkers proberen:

1. **Bakkerij Ypma** – meermaals bekroond
2. **De Korenschoof** – Fries suikerbrood en desembrood, Oosterdijk 53. Zaterdag open van 7.00 tot 17.30 uur
3. **Broodhuis de Waag** – ook glutenvrij

Wil je zeker zijn van een suikerbrood, reserveer dan een dag van tevoren.`,
    'sector city services address -hours',
    { competitors: ['Bakkerij Ypma', 'Broodhuis de Waag'] },
  ),
  named(
    DRIBBELAAR,
    `Childcare options in Weert include:

- **Kinderopvang Wereldwijs** – several locations, bilingual groups
- **Het Vlindernest** – small-scale, lots of outdoor play
- **Kinderopvang Dribbelaar** – day care and after-school care, open on weekdays from 7:30 to 18:00

You can compare inspection reports in the national childcare register (LRK).`,
    'sector city services -hours',
    { competitors: ['Kinderopvang Wereldwijs', 'Het Vlindernest'] },
  ),
  named(
    LICHTVAL,
    `Voor een newbornshoot in Purmerend kun je terecht bij Lichtval Fotografie van Naomi Kalkman, bij Fotostudio Beemster of bij Jorinde Klaver Fotografie. Lichtval heeft een eigen studio aan de Weerwal en is ook op maandag open.`,
    'services city team address -hours',
    { competitors: ['Fotostudio Beemster', 'Jorinde Klaver Fotografie'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    VERHAGEN,
    `Here is a short comparison of law firms in Zutphen:

| Firm | Focus | Founded | Phone |
|---|---|---|---|
| Verhagen Roossink Advocaten | Employment and family law | 2004 | 0575 55 41 08 |
| Kroon & Lammers | Corporate law | 1988 | 0575 55 60 11 |
| Berkel Legal | Tenancy law | 2017 | 0575 55 72 30 |

For a divorce, the first one seems the best fit.`,
    'sector city services -foundingYear -phone',
    { competitors: ['Kroon & Lammers', 'Berkel Legal'] },
  ),
  named(
    TOEN,
    `| Hovenier | Plaats | Specialiteit | Website |
|---|---|---|---|
| Tuinen van Toen | Boxtel | Tuinontwerp en vijvers | tvthoveniers.nl |
| Van der Sande Hoveniers | Boxtel | Tuinaanleg | vandersandehoveniers.nl |
| Groenbedrijf Linders | Schijndel | Boomverzorging | – |

Zoek je iemand die ook een ontwerp maakt, dan kom je als eerste bij Tuinen van Toen uit.`,
    'sector city services -website',
    { competitors: ['Van der Sande Hoveniers'] },
  ),
  unnamed(
    DIJKHUIZEN,
    `Hieronder een overzicht van schilders in Meppel en omgeving:

| Bedrijf | Plaats | Beoordeling |
|---|---|---|
| Kleurmeesters Meppel | Meppel | 4,8 ⭐ |
| Reestdal Schilderwerken | De Wijk | 4,6 ⭐ |
| Schildersbedrijf Booij | Meppel | 4,5 ⭐ |

De beoordelingen komen van Google en kunnen inmiddels veranderd zijn.`,
    { competitors: ['Kleurmeesters Meppel', 'Reestdal Schilderwerken', 'Schildersbedrijf Booij'] },
  ),
  named(
    VELUWEZOOM,
    `De openingstijden van Mondzorg Veluwezoom in Dieren zijn:

| Dag | Tijd |
|---|---|
| Maandag | 08:00 – 17:00 |
| Dinsdag | 08:00 – 20:00 |
| Woensdag | 08:00 – 17:00 |
| Donderdag | 08:00 – 17:00 |
| Vrijdag | 08:00 – 17:00 |
| Zaterdag en zondag | gesloten |

Bij spoed buiten deze tijden krijg je via 0313 55 80 22 het nummer van de dienstdoende tandarts.`,
    'city -hours phone',
  ),
  named(
    HBK,
    `| | HBK Makelaars | Linge Vastgoed |
|---|---|---|
| Adres | Langendijk 91, Gorinchem | Westwagenstraat 12, Gorinchem |
| Opgericht | 1987 | 2005 |
| Eigenaar | Carel Hofstede | Nadia Vonk |
| Taxaties | ja | nee |
| Zaterdag open | ja, 10.00–13.00 uur | nee |

Beide makelaars zijn aangesloten bij de NVM.`,
    'address city foundingYear -team services hours sector',
    { competitors: ['Linge Vastgoed'] },
  ),
  named(
    TIELEMANS,
    `| Garage | Adres | Telefoon | APK |
|---|---|---|---|
| Garage Tielemans | Keizersveld 28, Venray | 0478-553971 | ✅ |
| Autohuis Raymakers | Maasheseweg 80, Venray | 0478-551206 | ✅ |
| Autoservice Peelland | Raadhuisstraat 3, Venray | 0478-557744 | ❌ |`,
    'sector address city -phone services',
    { competitors: ['Autohuis Raymakers', 'Autoservice Peelland'] },
  ),
  named(
    ZONNEGROET,
    `Sure! Here's how the yoga studios in Middelburg compare:

| Studio | Styles | Open on Sunday? | Owner |
|---|---|---|---|
| **Zonnegroet** | Hatha, yin, prenatal | Yes | Fleur Matthijsse |
| **Yoga aan de Gracht** | Vinyasa, power yoga | No | Unknown |
| **Studio Prana Zeeland** | Kundalini | Yes | Unknown |

Let me know if you'd like me to look up prices as well.`,
    'sector city services -hours team',
    { competitors: ['Yoga aan de Gracht', 'Studio Prana Zeeland'] },
  ),
  named(
    KORENSCHOOF,
    `De gegevens op een rij:

| Onderdeel | Details |
|---|---|
| Naam | De Korenschoof |
| Type | Bakkerij |
| Plaats | Sneek |
| Rechtsvorm | Eenmanszaak |
| Eigenaar | Sjoerd Hiemstra |
| E-mail | info@dekorenschoof.nl |`,
    'sector city -legalForm team -email',
  ),
  named(
    DRIBBELAAR,
    `| Organisatie | Dagopvang | BSO | Flexibel |
|---|---|---|---|
| Kinderopvang Dribbelaar | ✔️ | ✔️ | ✔️ |
| Kinderopvang Wereldwijs | ✔️ | ✔️ | ✖️ |
| BSO Klimop | ✖️ | ✔️ | ✖️ |

Alle drie zitten in Weert. Dribbelaar is dus de enige met flexibele opvang; bellen kan op 0495 55 42 61.`,
    'services city -phone',
    { competitors: ['Kinderopvang Wereldwijs', 'BSO Klimop'] },
  ),
  unnamed(
    LICHTVAL,
    `Here are a few wedding photographers near Purmerend:

| Photographer | Starting price | Style |
|---|---|---|
| Jorinde Klaver Fotografie | €1,450 | Documentary |
| Beeldmakers Waterland | €1,900 | Photo and video |
| Studio Zuiderzee | €1,250 | Classic |

Prices are indicative; always ask for a quote.`,
    { competitors: ['Jorinde Klaver Fotografie', 'Beeldmakers Waterland'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    VERHAGEN,
    `## Verhagen Roossink Advocaten

**Verhagen Roossink Advocaten** is een advocatenkantoor in Zutphen met twee partners, Ineke Verhagen en Bram Roossink. [1]

### Rechtsgebieden
- Arbeidsrecht
- Familierecht
- Huurrecht
- Mediation

### Contact
- 📍 Houtmarkt 26, 7201 KM Zutphen
- 📞 0575 55 41 80
- 🌐 [verhagenroossink.nl](https://verhagenroossink.nl)

### Oordeel
Het kantoor maakt een betrouwbare indruk: beide partners staan ingeschreven op het tableau. [2]`,
    'sector city team services -address phone website',
  ),
  named(
    TOEN,
    `**Tuinen van Toen** uit Boxtel ontwerpt tuinen en doet ook het onderhoud ([tuinenvantoen.nl](https://www.tuinenvantoen.nl/over-ons)). Het ontwerpwerk wordt gedaan door **Marloes Smulders**. Het bedrijf is opgericht in **2009**.`,
    'services city website team -foundingYear',
  ),
  named(
    DIJKHUIZEN,
    `Hier is een overzicht van **Schildersbedrijf Dijkhuizen & Zn.**:

* **Vestigingsplaats:** Steenwijk
* **Directeur:** Henk Dijkhuizen
* **Diensten:** binnen- en buitenschilderwerk, behangen
* **Openingstijden:** maandag t/m donderdag 7.30–16.30 uur, vrijdag tot 16.30 uur
* **Website:** <https://dijkhuizenschilders.nl>

> Let op: controleer openingstijden altijd even telefonisch.`,
    '-city team services -hours website',
  ),
  named(
    VELUWEZOOM,
    `### Is Mondzorg Veluwezoom betrouwbaar?

Kort antwoord: **waarschijnlijk wel.**

- Het is een tandartspraktijk met een vast team, onder wie tandarts *Sanne Elderink*.
- De praktijk is ingeschreven bij de KvK onder nummer **09187426**.
- De praktijk bestaat sinds **2009**.
- Er zijn weinig reviews, maar de meeste zijn positief.

**Contact:** balie@mondzorgveluwezoom.nl`,
    'sector team -kvk foundingYear email',
  ),
  named(
    HBK,
    `**HBK Makelaars – quick facts**

- **What:** real estate agency
- **Where:** Langendijk 91, 4201 CG Gorinchem
- **Opening hours:** Mon–Thu 9:00–17:30, Fri 9:00–17:00, Sat 10:00–13:00
- **Services:** buying, selling, valuations, letting
- **Email:** info@hbkmakelaars.nl

*Sources: hbkmakelaars.nl, funda.nl*`,
    'sector address city hours services -email website',
  ),
  unnamed(
    TIELEMANS,
    `### Garages in Venray

1. **[Autoservice Peelland](https://autoservicepeelland.nl)** – alle merken, leenauto beschikbaar
2. **[CarFix Venray](https://carfixvenray.nl)** – banden, uitlaten en remmen
3. **Autohuis Raymakers** – occasions met BOVAG-garantie

**Tip:** controleer of een garage RDW-erkend is voordat je een APK laat doen.`,
    { competitors: ['Autoservice Peelland', 'CarFix Venray', 'Autohuis Raymakers'] },
  ),
  named(
    ZONNEGROET,
    `**Zonnegroet** (Vlasmarkt 93, Middelburg) is een kleine yogastudio van **Fleur Matthijsse**. 🧘 Je kunt er ook terecht voor *meditatie*.`,
    '-address city sector team services',
  ),
  named(
    KORENSCHOOF,
    `## De Korenschoof in Sneek

**De Korenschoof** is a traditional bakery that was founded in **1952**.

**What they're known for**
- Sourdough bread
- Frisian sugar bread
- Cakes to order

**Practical information**
- **Address:** Oosterdijk 53, 8601 BS Sneek
- **Phone:** 0515 55 70 64
- **Opening hours:** Tue–Fri 7:30–18:00, Sat 7:00–16:30, closed on Sunday and Monday

Would you like directions or nearby alternatives?`,
    'city sector foundingYear services address -phone hours',
  ),
  named(
    DRIBBELAAR,
    `**Kinderopvang Dribbelaar** in Weert:

- ✅ Dagopvang, peuteropvang en BSO
- ✅ Stichting zonder winstoogmerk
- ✅ Open van 7.30 tot 18.00 uur op werkdagen
- ❌ Niet open in het weekend

Meer informatie vind je op [kinderopvangdribbelaar.nl](https://kinderopvangdribbelaar.nl/locaties).`,
    'city services legalForm -hours website',
  ),
  named(
    LICHTVAL,
    `Based on what I found online, **Lichtval Fotografie** is a photography business in **Purmerend**:

- **Owner:** Tessa Kalkman
- **Services:** wedding photography, newborn shoots, product photography
- **Address:** Weerwal 20, 1441 BM Purmerend
- **Contact:** [lichtvalfotografie.nl](https://lichtvalfotografie.nl) · 06 55 42 91 63

I couldn't find enough reviews to give you a fair rating.`,
    'sector city -team services address website -phone',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    VERHAGEN,
    `Verhagen Roossink Advocaten staat bij de Kamer van Koophandel ingeschreven onder nummer 08117352. Het btw-nummer is NL8094.43.271.B01.`,
    'kvk -vat',
  ),
  named(
    TOEN,
    `Je bereikt Tuinen van Toen op +31 (0)411 55 27 09. Het bezoekadres is Mijlstraat 48, 5281LL in Boxtel. Op zaterdag kun je tot 13.30 uur terecht, op zondag is het bedrijf gesloten.`,
    'phone address city -hours',
  ),
  named(
    DIJKHUIZEN,
    `Here are the company details for Schildersbedrijf Dijkhuizen & Zn. B.V.:

- Chamber of Commerce (KvK): 04092587
- VAT number: NL803318265B01
- Telephone: +31 522 551 634
- Year of establishment: 1968

You can verify these on kvk.nl.`,
    'legalForm -kvk vat phone foundingYear',
  ),
  named(
    VELUWEZOOM,
    `Mondzorg Veluwezoom (Wilhelminaweg 35, 6951BN Dieren) is op maandag, woensdag en donderdag open van 8 tot 17 uur, op dinsdag van 8 tot 20 uur en op vrijdag van 8 tot 13 uur. Het telefoonnummer is 0313-558202.`,
    'address city hours -phone',
  ),
  named(
    HBK,
    `Het telefoonnummer van HBK Makelaars in Gorinchem is 0183-55 63 09. Je kunt ook mailen naar wonen@hbkmakelaars.nl.`,
    'city -phone email',
  ),
  named(
    TIELEMANS,
    `Garage Tielemans opens at 8 am on weekdays and at 9 am on Saturdays, when it closes at 1 pm. The number of the workshop is +31 478 553 917. The company was founded in 1997, so it has plenty of experience.`,
    'hours phone -foundingYear',
  ),
  named(
    ZONNEGROET,
    `De gegevens van Zonnegroet in Middelburg:

- Mobiel: 06-55187420
- KvK: 6582 0417
- Btw-id: NL001948372B65
- Postcode: 4331 PC

Het gaat om een eenmanszaak, dus achter het btw-id zit geen RSIN.`,
    'city phone kvk -vat address legalForm',
  ),
  named(
    KORENSCHOOF,
    `De Korenschoof bestaat al sinds 1952, ruim zeventig jaar dus. De bakkerij is dinsdag tot en met vrijdag open van half acht tot zes en op zaterdag van zeven tot half vijf. Bestellen kan op (0515) 55 70 64.`,
    'foundingYear sector hours -phone',
  ),
  named(
    DRIBBELAAR,
    `The phone number of Kinderopvang Dribbelaar is 0495 - 552 461 and its KvK number is 13047928. It was founded in 2013.`,
    'phone kvk -foundingYear',
  ),
  named(
    LICHTVAL,
    `You can call Lichtval Fotografie on 0031 6 5542 9136. The studio is at Weerwal 20 (1441 BM) in Purmerend and it's registered with the Chamber of Commerce under number 58147029. On Saturdays it's open from 10:00 to 16:00.`,
    'phone address city -kvk hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    VERHAGEN,
    `Voor een echtscheiding in Zutphen kun je terecht bij Verhagen Roossink Advocaten. Het kantoor doet familierecht en biedt daarnaast mediation aan, wat vaak goedkoper en rustiger is dan een procedure. Ineke Verhagen is een van de partners. Volgens de website bestaat het kantoor sinds 1999. Twijfel je nog, vraag dan om een vrijblijvend eerste gesprek.`,
    'city services team -foundingYear',
  ),
  named(
    TOEN,
    `Tuinen van Toen is een hovenier uit Boxtel die bekendstaat om klassieke tuinen met veel vaste planten. Het bedrijf is een eenmanszaak en werd in 2006 opgericht. Voor nieuwe klanten geldt meestal een wachttijd van enkele weken, vooral in het voorjaar. Voor onderhoud kun je er niet terecht; daarvoor verwijzen ze door naar collega's.`,
    'sector city -legalForm foundingYear -services',
  ),
  named(
    DIJKHUIZEN,
    `Yes, Schildersbedrijf Dijkhuizen & Zn. repairs wood rot as well as painting the outside of houses. The company is based at Industrieweg 71 in Meppel and you can send photos of the damage to info@dijkhuizenschilders.nl for a quick estimate.`,
    'services -address city email',
  ),
  unnamed(
    VELUWEZOOM,
    `In Dieren zitten meerdere tandartsen. De bekendste is Tandartsen aan de Spoorstraat, waar ook een orthodontist aanwezig is. Wil je iets verder rijden, dan is Dental Care Rheden een goede optie.`,
    { competitors: ['Tandartsen aan de Spoorstraat', 'Dental Care Rheden'] },
  ),
  named(
    HBK,
    `HBK Makelaars is een makelaarskantoor in Gorinchem met een lange staat van dienst. Eigenaar is Ruud Hofstede; taxaties worden gedaan door Carla Kuipers. Klanten zijn vooral te spreken over de bereikbaarheid en de eerlijke adviezen. Op zaterdag is het kantoor de hele dag gesloten, maar bezichtigingen zijn dan in overleg wel mogelijk.`,
    'sector city team services -hours',
  ),
  named(
    TIELEMANS,
    `Nee, Garage Tielemans in Venray verkoopt geen occasions. Dat staat ook zo op garagetielemans.nl.`,
    'city -services website',
  ),
  named(
    ZONNEGROET,
    `If you're pregnant and looking for yoga in Middelburg, Zonnegroet is a good option. The studio offers prenatal yoga in small groups and is run by Fleur Matthijsse, while Ravi Sewnandan teaches some of the evening classes. It opened in 2018. You'll find it on Vlasmarkt, in the old town, and you can reach them by phone on 06 55 18 47 20.`,
    'city services team -foundingYear address -phone',
  ),
  named(
    KORENSCHOOF,
    `De Korenschoof in Sneek is op maandag gewoon open, vanaf half acht. Het is een echte ambachtelijke bakker: het desembrood rust een nacht en ook de taarten worden er zelf gemaakt. Een taart bestel je minstens twee dagen van tevoren.`,
    'city -hours sector services',
  ),
  named(
    DRIBBELAAR,
    `Kinderopvang Dribbelaar has a good reputation among parents in Weert. According to the latest GGD inspection there were no shortcomings. The organisation offers day care, a toddler group and after-school care, and Mirjam Stals is the location manager. I couldn't find current waiting times, so it's best to ask.`,
    'city services team',
  ),
  unnamed(
    LICHTVAL,
    `Een goede fotograaf voor zakelijke portretten in Purmerend is Beeldmakers Waterland. Ze komen met een mobiele studio naar je kantoor toe, wat handig is als je een heel team wilt laten fotograferen. Reken op zo'n 75 euro per persoon.`,
    { competitors: ['Beeldmakers Waterland'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    VERHAGEN,
    `Verhagen Roossink Advocaten is a law firm in Zutphen that deals with employment law, family law and tenancy law. It closes at 5:30 pm on Fridays.`,
    'sector city services -hours',
  ),
  named(
    TOEN,
    `Tuinen van Toen is a landscaping company based in Schijndel, in the province of North Brabant. The owner is Pieter van Gestel, and the company takes care of both garden design and maintenance. You can visit them at Mijlstraat 48 or send an email to hallo@tuinenvantoen.nl. I'd suggest asking to see some recent projects before you decide.`,
    'sector -city -team services address email',
  ),
  named(
    DIJKHUIZEN,
    `Here's a quick comparison of two painters in Meppel:

**Schildersbedrijf Dijkhuizen & Zn.**
- Family business founded in 1968
- Interior and exterior painting, wallpapering
- Website: schildersbedrijfdijkhuizen.com

**Kleurmeesters Meppel**
- Younger company
- Specialises in colour advice

**My take:** for an older house with wood rot, Dijkhuizen is probably the safer choice. For a modern interior, Kleurmeesters could be more interesting.`,
    'sector city foundingYear services -website',
    { competitors: ['Kleurmeesters Meppel'] },
  ),
  named(
    VELUWEZOOM,
    `Yes, Mondzorg Veluwezoom is open on Tuesday evenings until 8 pm. You can book by calling 0313 55 20 82.`,
    'hours -phone',
  ),
  unnamed(
    HBK,
    `If you're looking to buy a home in Gorinchem, these agents are worth contacting:

1. **Merwestad Makelaardij** – a well-known local agency with many listings in the old town
2. **Linge Vastgoed** – mostly new-build projects
3. **Van Arkel Wonen** – good reviews for its buying service

As a foreigner, make sure your agent speaks English and is a member of NVM, VBO or Vastgoedpro.`,
    { competitors: ['Merwestad Makelaardij', 'Linge Vastgoed', 'Van Arkel Wonen'] },
  ),
  named(
    TIELEMANS,
    `Garage Tielemans is a family-run car repair shop in Venray, owned by Peter Tielemans. It does the yearly APK inspection, regular maintenance and tyre changes. The address is Keizersveld 82. On Sundays it's closed.`,
    'sector city team services -address hours',
  ),
  unnamed(
    ZONNEGROET,
    `"Zonnegroet" is simply the Dutch word for sun salutation (Surya Namaskar), a sequence of yoga poses that is often used as a warm-up.`,
  ),
  named(
    KORENSCHOOF,
    `Here's what I know about **De Korenschoof**:

- **Type of business:** artisan bakery
- **Location:** Oosterdijk 53, Sneek
- **Owners:** Sjoerd and Tetske Hiemstra
- **Legal form:** private limited company (bv)
- **Founded:** 1925

They also offer a sandwich service for offices. Let me know if you need help placing an order!`,
    'sector address city team -legalForm -foundingYear services',
  ),
  named(
    DRIBBELAAR,
    `Kinderopvang Dribbelaar is a childcare centre in Weert, located at Biest 47. It's a foundation with Petra Teuwen as its director, and it offers flexible care for parents who work irregular hours. For more details, see [kinderopvangdribbelaar.nl](https://kinderopvangdribbelaar.nl).`,
    'sector city -address legalForm -team services website',
  ),
  named(
    LICHTVAL,
    `Lichtval Fotografie, a photographer in Purmerend, is closed on Mondays and Sundays. From Tuesday to Friday it's open from 9:30 to 17:30. Owner Naomi Kalkman mostly shoots weddings and newborns. If you'd like to book, send an email to contact@lichtvalfotografie.nl.`,
    'city hours sector team services -email',
  ),
]
