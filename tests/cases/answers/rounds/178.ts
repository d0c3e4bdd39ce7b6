/** Answers that a stranger to the rules wrote, with their questions: an optician, a caterer, a tattoo shop, a web designer, a gym, a tailor, a painter, a dentist, a B&B and a translation agency. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BABEL,
  ESDOORN,
  NAALD,
  NOORDERLICHT,
  OOGWENK,
  PASTORIE,
  PEPERHUIS,
  RAAF,
  TITAAN,
  WOLTERS,
} from '#tests/cases/answers/companies/178.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    OOGWENK,
    `Onder de naam Oogwenk vind ik twee bedrijven:

- **Oogwenk Optiek** in Harlingen: een opticien aan de Voorstraat, eigendom van Sietske Dijkgraaf. Je kunt er een oogmeting laten doen en contactlenzen laten aanmeten.
- **Oogwenk Brillen** in Almere: een webwinkel in leesbrillen, zonder fysieke winkel.

Waarschijnlijk bedoel je de eerste. Klopt dat?`,
    'city sector address team services',
    { question: 'Wat weet je over Oogwenk?' },
  ),
  unnamed(
    PEPERHUIS,
    `Het Peperhuis is een monumentaal pand aan de Wierdijk in Enkhuizen. Het werd rond 1625 gebouwd als woon- en pakhuis en kwam later in handen van de Verenigde Oostindische Compagnie, die er peper en andere specerijen opsloeg. Tegenwoordig hoort het bij het Zuiderzeemuseum.`,
    { question: 'wat is het peperhuis' },
  ),
  named(
    RAAF,
    `There are a couple of places called De Zwarte Raaf. The one in Middelburg is a tattoo shop at Vlasmarkt 23, run by Daan Kodde, and it's known for cover-ups and fineline work. It's closed on Sundays and Mondays. A café with the same name in Antwerp has nothing to do with it.`,
    'city sector address team services hours',
    { question: 'Is De Zwarte Raaf any good?' },
  ),
  unnamed(
    NOORDERLICHT,
    `Noorderlicht doesn't have an owner in the usual sense: it's a foundation in Groningen, set up in 1980, that runs a house for photography and organises an international photo festival. It lives mainly on subsidies from the city, the province and the Mondriaan Fund. You may also remember *Noorderlicht* as a science programme on VPRO television, which ended in 2013. Were you after one of these two?`,
    { question: 'Who owns Noorderlicht?' },
  ),
  named(
    TITAAN,
    `Sportschool De Titaan is op werkdagen open vanaf 07.00 uur: maandag tot en met donderdag tot 22.30 uur en vrijdag tot 21.00 uur. In het weekend kun je er van 08.30 tot 15.00 uur terecht.

Let op: dit geldt voor de vestiging in Zaltbommel. Er is ook een Titaan Gym in Hoofddorp, en die is 24 uur per dag open.`,
    'hours city',
    { question: 'openingstijden sportschool de titaan' },
  ),
  unnamed(
    NAALD,
    `Naald & Draad is een handwerkwinkel in Veenendaal met breiwol, borduurgaren en quiltstoffen. Op donderdagochtend is er een breicafé. De winkel wordt op Google gewaardeerd met een 4,7 op basis van ruim zestig beoordelingen.`,
    { question: 'Hoe zijn de reviews van Naald & Draad?' },
  ),
  named(
    WOLTERS,
    `De naam Wolters komt in Drenthe vaak voor. Ik vond onder andere:

1. **Wolters Schilderwerken** (Coevorden), een schildersbedrijf van Johan en Erik Wolters, opgericht in 1979. Ook voor behangen en houtrot.
2. **Wolters Dakwerken** (Emmen), voor platte daken.
3. **Wolters Makelaardij** (Hoogeveen), een makelaar in woonhuizen en boerderijen, aangesloten bij de NVM.
4. **Wolters Kluwer**, de uitgever. Die komt oorspronkelijk uit Groningen en zit nu in Alphen aan den Rijn, dus die zul je niet bedoelen.

Voor zover ik kan nagaan hebben deze ondernemingen niets met elkaar te maken, ook al delen ze de achternaam. Als je een factuur of een brief van een Wolters hebt gekregen, kijk dan naar het KvK-nummer onderaan: daarmee weet je zeker om welke het gaat.

Gaat het je om schilderwerk, dakwerk of de verkoop van een huis? Dan zoek ik er gericht meer over op.`,
    'city sector team foundingYear services',
    { question: 'ken je Wolters in Drenthe?' },
  ),
  unnamed(
    ESDOORN,
    `"De Esdoorn" simply means *the maple*, and at least a dozen Dutch primary schools, care homes and apartment blocks go by this name. The best documented is a primary school in Leeuwarden with about 180 pupils. Could you tell me what kind of organisation you're looking for, or in which town?`,
    { question: 'what do you know about De Esdoorn?' },
  ),
  named(
    PASTORIE,
    `"De Oude Pastorie" is one of the most common B&B names in the Low Countries. These B&Bs near the Belgian border carry it:

| Name | Place | Rooms |
|---|---|---|
| B&B De Oude Pastorie | Aardenburg, Weststraat 52 | 4 |
| De Oude Pastorie | Lissewege (B) | 3 |
| Hof ter Pastorie | Damme (B) | 6 |

The Aardenburg one also hires out bikes; you can book through oudepastorieaardenburg.nl. It's the only one of the three on the Dutch side of the border, about 10 km from Sluis and some 20 km from Bruges. Lissewege is closer to the coast and has a railway station, which may matter if you come without a car.

If somebody recommended "De Oude Pastorie" to you without naming a village, I'd ask them once more before paying a deposit.`,
    'city address sector services website',
    { question: 'De Oude Pastorie B&B near Sluis or Bruges, which one is it?' },
  ),
  unnamed(
    BABEL,
    `"Babel" could be quite a few things, and the answer depends on which one you mean:

- **The Tower of Babel**, from the Book of Genesis
- ***Babel* (2006)**, the film by Alejandro González Iñárritu with Brad Pitt and Cate Blanchett; distributed by Paramount Vantage
- **Babel.js**, an open-source JavaScript compiler. Nobody owns it; it's maintained by volunteers and funded through Open Collective
- **Babel Finance**, a crypto lender from Hong Kong that ran into trouble in 2022
- **Babel**, a bar and restaurant in more than one Dutch city

If you're trying to find out who is behind a business, its name plus the town it's in would help. In the Netherlands you can then order an extract from the trade register for a few euros.`,
    { question: 'who is the owner of babel?' },
  ),
  unnamed(
    OOGWENK,
    `"In een oogwenk" betekent: in een zeer korte tijd, zo snel als je met je ogen kunt knipperen. Het woord is afgeleid van *oog* en *wenken*. Synoniemen zijn *in een ommezien*, *in een wip* en *in een handomdraai*.`,
    { question: 'oogwenk' },
  ),
  named(
    PEPERHUIS,
    `Het Peperhuis uit Boxtel is een cateraar die vooral buffetten en walking dinners verzorgt. Eigenaar is Bram Verhoeven, Lotte van Esch staat aan het roer in de keuken. Verwar het niet met Restaurant Het Peperhuis in Enkhuizen; daar kun je alleen ter plaatse eten.

Bronnen: hetpeperhuiscatering.nl, brabantsefeestlocaties.nl`,
    'city sector services team website',
    { question: 'Heb je ervaringen met Het Peperhuis?' },
  ),
  unnamed(
    RAAF,
    `De Zwarte Raaf in Gent was een volkscafé in de Patershol-buurt. Het café sloot enkele jaren geleden de deuren. Een website of telefoonnummer is niet meer actief.`,
    { question: 'Heeft De Zwarte Raaf een telefoonnummer?' },
  ),
  named(
    NOORDERLICHT,
    `Je zoekt vermoedelijk Noorderlicht Webstudio, een webdesignbureau in Drachten. Dat is te bereiken op 0512 - 55 54 60 of via hoi@noorderlichtweb.nl. Ze bouwen WordPress-sites en webshops.

Er bestaat ook Noorderlicht Media (Tromsøstraat, Groningen), maar dat maakt bedrijfsfilms.`,
    'sector city phone email services',
    { question: 'hoe kan ik noorderlicht bereiken over mijn website?' },
  ),
  unnamed(
    TITAAN,
    `A titan (Dutch: *titaan*) is one of the elder gods of Greek mythology, children of Uranus and Gaia. The best known are Cronus, Atlas and Prometheus. Figuratively, a titan is someone of exceptional strength or importance. In Dutch, "titaan" is also an older word for the metal titanium.`,
    { question: 'What is De Titaan?' },
  ),
  named(
    NAALD,
    `I found two workshops with this name. **Atelier Naald en Draad** on the Oudestraat in Kampen is a tailor's shop that has been going since 1992: it does alterations, made-to-measure suits and wedding dresses. **Naald & Draad** in Zwolle sells fabrics and gives sewing lessons. If you need something taken in, go to the Kampen one; on Mondays it only opens at 1 pm.`,
    'address city sector foundingYear services hours',
    { question: 'Naald en Draad near Zwolle - do they do alterations?' },
  ),
  unnamed(
    WOLTERS,
    `Wolters Schilders uit Apeldoorn is een schildersbedrijf met zo'n twintig medewerkers. Het werkt voor woningcorporaties en VvE's in Gelderland en Overijssel en is aangesloten bij OnderhoudNL. Het bedrijf werd in 1956 gesticht door Bertus Wolters.`,
    { question: 'Is Wolters Schilders een goed bedrijf?' },
  ),
  named(
    ESDOORN,
    `Er zijn in Nijkerk twee organisaties met deze naam. **Mondzorg De Esdoorn** is de tandartspraktijk aan de Venestraat 29; de andere, **De Esdoorn**, is een woonzorgcomplex. De tandartspraktijk is in 2016 begonnen en wordt geleid door Eline Veldhuizen. Bellen kan via 033-555 28 40.`,
    'city sector address foundingYear team phone',
    { question: 'De Esdoorn Nijkerk' },
  ),
  unnamed(
    PASTORIE,
    `B&B De Oude Pastorie in Bellingwolde is een sfeervol adres in Oost-Groningen. De gastenkamers kijken uit op een grote tuin met fruitbomen. Eigenaren Ria en Klaas serveren een uitgebreid ontbijt met producten uit de streek. Een overnachting voor twee personen kost ongeveer € 95.`,
    { question: 'Wat kost een nacht bij B&B De Oude Pastorie?' },
  ),
  named(
    BABEL,
    `Several translation companies use the name Babel:

* **Babel Vertalingen**, Wageningen: sworn and technical translations, director Irene Scholten, KvK 09073184
* **Babel Translations Ltd**, Bristol: subtitling
* **BabelTaal**, Hasselt: language courses

The first has been in business since 1988, which makes it the oldest of the three.`,
    'sector city services team kvk foundingYear',
    { question: 'Babel translation agency - is it legit?' },
  ),
  named(
    OOGWENK,
    `In Harlingen kun je voor een nieuwe bril onder meer naar:

1. **Kijk & Co** – groot assortiment, ook tweede paar gratis
2. **Oogwenk Optiek** – Voorstraat 44, al sinds 1997, optometrist Rients Postma doet de metingen
3. **Optiek Bolwerk** – kleine winkel met design monturen

NB: Oogwenk Optiek in Harlingen hoort niet bij de keten Oogwenk Opticiens uit Noord-Holland.`,
    'city address foundingYear team services',
    { question: 'waar kan ik een bril kopen in harlingen', competitors: ['Kijk & Co', 'Optiek Bolwerk'] },
  ),
  unnamed(
    PEPERHUIS,
    `Het Peperhuis in Roermond, a shop selling herbs, tea and fine foods, opens at 10 am from Tuesday to Saturday and at 1 pm on Mondays. It also puts together gift hampers at Christmas. These hours come from its Google listing, so check again around public holidays.`,
    { question: 'What time does Het Peperhuis open?' },
  ),
  unnamed(
    RAAF,
    `The raven (*Corvus corax*), often called "zwarte raaf" in Dutch folk tales, is the largest member of the crow family. It returned to the Veluwe in the 1970s after a reintroduction programme. In tattoo art a raven usually stands for wisdom, change or a link with the dead.

Did you want tattoo ideas with a black raven?`,
    { question: 'zwarte raaf tattoo' },
  ),
  named(
    NOORDERLICHT,
    `Noorderlicht Webstudio is gevestigd in Heerenveen en wordt gerund door Femke Hoekstra. Er werken ongeveer vijf mensen; ontwikkelaar Jorrit de Boer is het aanspreekpunt voor technische vragen. De studio is iets anders dan Noorderlicht Online Marketing uit Assen, dat alleen advertentiecampagnes beheert.`,
    '-city team',
    { question: 'Wie zitten er achter Noorderlicht Webstudio?' },
  ),
  unnamed(
    TITAAN,
    `De Titaan in Den Haag – voluit TITAAN, "Theatre Independent Tactical Army and Airforce Network" – is een communicatienetwerk van de Nederlandse krijgsmacht. Het werd vanaf 2001 ontwikkeld en onder meer in Irak en Afghanistan gebruikt.`,
    { question: 'Kun je me meer vertellen over De Titaan?' },
  ),
  named(
    NAALD,
    `Beide bestaan, maar het zijn verschillende zaken:

**Atelier Naald en Draad (Kampen)**
Kleermaker; eenmanszaak van Hasan Yildirim. Ritsen, zomen, maatpakken.

**Naald en Draad (Meppel)**
Borduurstudio voor bedrijfskleding.

Voor een gescheurde jas heb je dus de eerste nodig: tel. 038 555 19 64.`,
    'city sector legalForm team services -phone',
    { question: 'Zijn Naald en Draad in Kampen en in Meppel van dezelfde eigenaar?' },
  ),
  unnamed(
    WOLTERS,
    `Johan Wolters (Coevorden, 1948) was een Nederlands amateurvoetballer die in de jaren zeventig uitkwam voor Germanicus en later trainer was van verschillende clubs in Zuidoost-Drenthe.`,
    { question: 'Johan Wolters Coevorden' },
  ),
  unnamed(
    ESDOORN,
    `Tandartspraktijk De Esdoorn is gevestigd in Zoetermeer, in een gezondheidscentrum waar ook een huisarts en een apotheek zitten. De praktijk neemt op dit moment geen nieuwe patiënten aan. Op ZorgkaartNederland krijgt zij gemiddeld een 8,6.`,
    { question: 'neemt tandarts de esdoorn nog nieuwe patienten aan?' },
  ),
  named(
    PASTORIE,
    `Yes. De Oude Pastorie is a small B&B in Aardenburg, in the far south-west of the Netherlands. Your hosts are Greet Dhondt and Wim Lannoy, who opened it in 2015. Don't book the Oude Pastorie in Retie by mistake: that's a restaurant with rooms some 130 km away. Phone: +31 117 55 59 32.`,
    'sector city team -foundingYear phone',
    { question: 'Is there a B&B called De Oude Pastorie in Zeeland?' },
  ),
  unnamed(
    BABEL,
    `Babel Vertaalbureau BVBA uit Leuven is gespecialiseerd in juridische en medische vertalingen. Het kantoor werkt met beëdigde vertalers in twintig talen en levert doorgaans binnen drie werkdagen. Een offerte aanvragen kan via het formulier op hun site.`,
    { question: 'Hoe snel levert vertaalbureau Babel?' },
  ),
  named(
    OOGWENK,
    `OWO kan voor verschillende dingen staan, zoals de Organisatie Werk en Ontmoeting in Ede. In Harlingen is het de afkorting van Oogwenk Optiek. Die opticien is van dinsdag tot en met vrijdag open van 9.30 tot 18.00 uur en op zaterdag tot 17.00 uur. Maandag en zondag is de winkel dicht.`,
    'city sector hours',
    { question: 'wat is OWO in Harlingen en wanneer zijn ze open?' },
  ),
  named(
    PEPERHUIS,
    `Two companies come up for "Peperhuis Catering":

- Peperhuis Catering, Boxtel – Clarissenstraat 17, partnership (v.o.f.), barbecues at home and business lunches
- Het Peperhuys Catering & Events, Haarlem – large corporate events

Since you're in Den Bosch, the first one is closest. They're reachable Monday to Friday, 9 to 5.`,
    'city address legalForm services hours',
    { question: 'peperhuis catering for a party in Den Bosch?' },
  ),
  named(
    RAAF,
    `Goede vraag, want er zijn inderdaad twee Zwarte Raven in Zeeland. 😊

🖤 **Tattooshop De Zwarte Raaf** – Middelburg, Vlasmarkt. Tatoeëren en piercings. Eigenaar: Mila Francke.
🍺 **Eetcafé De Zwarte Raaf** – Goes. Geen tatoeages, wel mosselen.

Een afspraak maken bij de tattooshop gaat het makkelijkst via inkt@zwarteraaftattoo.nl.`,
    'city address sector services -team email',
    { question: 'de zwarte raaf zeeland, is dat een cafe of een tattoo shop?' },
  ),
  unnamed(
    NOORDERLICHT,
    `For a web designer in Drachten you could look at Pixelwerf, which builds custom WordPress themes, or Studio Klikklaar, which focuses on small webshops. There's also Noorderlicht Design in Leeuwarden, an agency for logos and house styles, but it doesn't build sites itself.`,
    { question: 'Who can build me a website in Drachten?', competitors: ['Pixelwerf', 'Studio Klikklaar'] },
  ),
  named(
    TITAAN,
    `Sportscholen in Zaltbommel:

* **Fit aan de Waal** – yoga, zwembad, sauna
* **De Titaan** – Van Voordenpark 6; groepslessen, spinning en personal training met Kim van Zwol
* **Gym 24 Bommelerwaard** – onbemand, dag en nacht open

Kijk bij het zoeken uit: De Titaan in Tiel is een klimhal.`,
    'sector city address services team',
    { question: 'goede sportschool in zaltbommel?', competitors: ['Fit aan de Waal', 'Gym 24 Bommelerwaard'] },
  ),
  unnamed(
    NAALD,
    `"Naald en draad" zijn de basisbenodigdheden om te naaien. Met een rijgsteek zet je stof tijdelijk vast; voor een zoom gebruik je een blinde steek. Wil je dat ik uitleg hoe je een knoop aanzet?`,
    { question: 'naald en draad kampen' },
  ),
  named(
    WOLTERS,
    `Volgens het handelsregister zijn er meerdere ondernemingen met Wolters in de naam. De schilder uit Coevorden staat ingeschreven als **Wolters Schilderwerken V.O.F.**, KvK-nummer 04029851, btw-nummer NL803516274B01, Monierweg 14. De besloten vennootschap Wolters Beheer uit Hardenberg is daar voor zover ik kan nagaan niet aan verbonden.`,
    'sector city legalForm -kvk vat address',
    { question: 'Wat is het KvK nummer van Wolters schilderwerken?' },
  ),
  named(
    ESDOORN,
    `Mondzorg De Esdoorn, the dental clinic in Nijkerk, should not be confused with Tandartsenpraktijk Esdoorn in Amersfoort. The Nijkerk clinic places implants and facings, and has two dentists, Eline Veldhuizen and Omar Haddad. On Wednesdays it stays open until 8:30 pm. Emergencies outside office hours are handled by a regional service.`,
    'sector city services team hours',
    { question: 'Can you tell me about Mondzorg De Esdoorn?' },
  ),
  unnamed(
    PASTORIE,
    `Wil je slapen in een oude pastorie, dan heb je keuze genoeg: De Oude Pastorie in Zuidlaren, De Pastorie in Borne en Pastorie Heilust in Kerkrade. In Aardenburg zelf kun je naar B&B Sint Baafs, vlak bij de kerk, of naar Huize Elderschans.`,
    {
      question: 'overnachten in aardenburg, liefst in een oud pand',
      competitors: ['B&B Sint Baafs', 'Huize Elderschans'],
    },
  ),
  named(
    BABEL,
    `Vertaalbureau Babel zit in Wageningen, op de Hoogstraat 71 (6701 BR). Je belt ze op 0317 - 55 53 64. Ik zag ook een Babel Taaldiensten in Arnhem, op het Willemsplein, maar dat is een tolkencentrum met een andere eigenaar.`,
    'city address phone',
    { question: 'adres vertaalbureau babel' },
  ),
  unnamed(
    OOGWENK,
    `A first examination at Oogwenk, the practice for vision training in Breda, takes about an hour. Anneke Rombouts mostly sees children with reading problems there. They don't sell glasses; if your child needs them, you'll be referred. Most Dutch insurers don't cover the consultation, though some supplementary policies pay part of it.`,
    { question: 'How long does an appointment at Oogwenk take?' },
  ),
  named(
    PEPERHUIS,
    `Dat hangt ervan af welk Peperhuis je bedoelt. Bij Het Peperhuis in Boxtel (catering) vermeldt de website geen vaste prijzen; een buffet begint volgens een bruidsforum rond € 27,50 per persoon. Het bedrijf is in 1999 gestart en te mailen via keuken@hetpeperhuiscatering.nl. Bij Het Peperhuis in Bergen op Zoom (lunchroom) kost een high tea € 29,95.`,
    'city sector services -foundingYear email',
    { question: 'Wat kost het peperhuis per persoon' },
  ),
  unnamed(
    RAAF,
    `*De Zwarte Raaf* is the Dutch translation of a crime novel by Robert Harkness, published in 2017. On Hebban it has an average of 3.7 stars from some forty readers. They like the atmosphere of Whitby in winter and the slow build-up; several found the ending rushed.`,
    { question: 'reviews de zwarte raaf' },
  ),
  unnamed(
    NOORDERLICHT,
    `Poollicht of noorderlicht (*aurora borealis*) ontstaat wanneer geladen deeltjes van de zon botsen met zuurstof en stikstof hoog in de atmosfeer. In Friesland is het bij sterke zonneactiviteit een enkele keer te zien, bijvoorbeeld boven de Waddenzee. Kies een donkere plek en kijk tussen tien en twee uur naar het noorden.`,
    { question: 'noorderlicht friesland' },
  ),
  named(
    TITAAN,
    `SDT most likely refers to Sportschool De Titaan here, the gym at Van Voordenpark 6 in Zaltbommel. It offers spinning and group classes and its owner is Rachid Ouali. (In other contexts SDT means *self-determination theory* or *Stichting Dressuurtalenten*.)`,
    'sector address city services team',
    { question: 'what does SDT stand for, something with sports in Zaltbommel' },
  ),
  named(
    NAALD,
    `## Kleermakers in Kampen

- **Kleermaker Ozan**: snelle service, ook leer
- **De Gouden Schaar**: gordijnen en meubelstof
- **Naald & Draad**: vermaakt kleding en neemt bruidsjurken in; coupeuse Gerda Beumer werkt er al jaren. Site: naaldendraadkampen.nl

⚠️ Op Google staat bij Naald & Draad soms een foto van de gelijknamige stoffenzaak uit Heerde.`,
    'sector city services team website',
    {
      question: 'Kleermaker gezocht in Kampen voor een trouwjurk',
      competitors: ['Kleermaker Ozan', 'De Gouden Schaar'],
    },
  ),
  unnamed(
    WOLTERS,
    `Wolters goes back to 1836, when Jan-Berend Wolters opened a bookshop in Groningen. After mergers with Noordhoff, Samsom and finally Kluwer it became **Wolters Kluwer**, a listed information services group with its head office in Alphen aan den Rijn and around 21,000 employees.`,
    { question: 'when was Wolters founded?' },
  ),
  named(
    ESDOORN,
    `MDE heeft meerdere betekenissen. In Nijkerk gaat het om **M**ondzorg **D**e **E**sdoorn: tandartsen aan de Venestraat 92, met ook een mondhygiënist (Sanne Kok). In de IT is MDE *Microsoft Defender for Endpoint*, in de medische wereld *major depressive episode*.`,
    'city sector -address team',
    { question: 'Waar staat MDE voor?' },
  ),
  unnamed(
    PASTORIE,
    `De Oude Pastorie in Aardenburg... ik vind wel een rijksmonument met die omschrijving: een voormalige pastorie uit 1774 naast de Sint-Baafskerk. Of daar overnacht kan worden, blijkt nergens uit. Een B&B met deze naam kon ik er niet vinden.`,
    { question: 'Is De Oude Pastorie in Aardenburg hondvriendelijk?' },
  ),
  named(
    BABEL,
    `There are three agencies with roughly that name:

1. Vertaalbureau Babel – Wageningen – sworn and technical translations, interpreting – babelvertalingen.nl
2. Babel & Co – Utrecht – Spanish only
3. Vertaalburo Babel – Venlo – closed in 2012

For a diploma that has to be translated for the IND, number 1 is the one to ask.`,
    'city services website',
    { question: 'can vertaalbureau babel translate my diploma?' },
  ),
  named(
    OOGWENK,
    `Oogwenk Optiek B.V. (KvK 01094627, btw NL807315264B01) is statutair gevestigd in Harlingen. De handelsnaam "Oogwenk" wordt ook gebruikt door een eenmanszaak in Purmerend, maar die verkoopt wenkbrauwbehandelingen.`,
    'legalForm kvk vat city',
    { question: 'btw-nummer oogwenk optiek' },
  ),
  unnamed(
    PEPERHUIS,
    `Het Peperhuis is the name of a former youth hostel on the island of Texel. It was run by a foundation that was dissolved in 2008, and I couldn't find who owns the building at present. The Dutch land registry (Kadaster) can tell you for a small fee.`,
    { question: 'who does Het Peperhuis belong to?' },
  ),
  named(
    RAAF,
    `Voor een fineline tattoo in Middelburg worden deze tattooshops het meest genoemd:

| Shop | Beoordeling | Website |
|---|---|---|
| Inkt & Anker | 4,9 | inktenanker.nl |
| De Zwarte Raaf | 4,8 | zwarteraaftattoo.nl |
| Zeeuwse Naald | 4,6 | zeeuwsenaald.nl |

De Zwarte Raaf in Middelburg bestaat sinds 2014. Er is er ook een in Kortrijk, die heeft er niets mee te maken.`,
    'services city sector website foundingYear',
    { question: 'beste fineline tattoo middelburg', competitors: ['Inkt & Anker', 'Zeeuwse Naald'] },
  ),
  named(
    NOORDERLICHT,
    `There's Noorderlicht Webstudio in Drachten and Noorderlicht Hosting in Tilburg. The Drachten one is a web design agency that builds online shops and also hosts them. Its office (Stationsweg 88) is open until 17:30 Monday to Thursday and until 17:30 on Friday as well. The Tilburg company only sells server space.

Which one sent you the invoice?`,
    'city services address -hours sector',
    { question: 'I got an invoice from Noorderlicht for hosting, who are they?' },
  ),
  unnamed(
    TITAAN,
    `Titaan Fitness is een sportschool in Genk (België) met een bokszaal en een afdeling krachttraining. Maandabonnementen beginnen bij 29 euro en er is geen inschrijfgeld. Voor jongeren onder de achttien gelden aangepaste uren.`,
    { question: 'wat kost een abonnement bij titaan fitness?' },
  ),
  unnamed(
    NAALD,
    `The only Naald en Draad that turned up is a sewing school in Kampenhout, Belgium, which teaches on Saturday mornings. I couldn't find a tailor by that name in Kampen. Kledingreparatie Burgwal does appear in the results, with good reviews for zips and hems.`,
    { question: 'Is Naald en Draad in Kampen open on Saturdays?', competitors: ['Kledingreparatie Burgwal'] },
  ),
  named(
    WOLTERS,
    `I think two businesses are being mixed up here. Coevorden has **Wolters Schilderwerken** (house painters, Monierweg 14) and **Wolters Tweewielers** (a bicycle shop on Friesestraat). The complaints about delivery times that you read are about the bicycle shop.

Comments on the painters are positive: they turn up on time and the exterior work is neatly finished. One customer did mention that the quote took three weeks.`,
    'city sector address services',
    { question: 'I read some bad reviews about Wolters in Coevorden, is that right?' },
  ),
  named(
    ESDOORN,
    `Tandartsen in Nijkerk waar kinderen welkom zijn:

• Mondzorg Paasbos
• Dentista Nijkerk, met een speciale kinderhoek
• De Esdoorn (kindertandheelkunde, mondzorgdeesdoorn.nl, woensdagavond open)

Dit is een andere praktijk dan basisschool De Esdoorn, die in dezelfde wijk ligt. 🙂`,
    'sector city services website hours',
    { question: 'kindertandarts nijkerk', competitors: ['Mondzorg Paasbos', 'Dentista Nijkerk'] },
  ),
  named(
    PASTORIE,
    `Dozens of B&Bs go by that name, so just to be sure: do you mean the one in Aardenburg? There you can check in between 3 and 8 pm, and until 6 pm on Sundays. The address is Weststraat 52 and your host, the owner, is Greet Dhondt. Different times apply at De Oude Pastorie in Heeze.`,
    'sector city hours address team',
    { question: 'What time can I check in at De Oude Pastorie?' },
  ),
  unnamed(
    BABEL,
    `Vertalers in en rond Wageningen zijn Lingua Rijn, dat veel voor de universiteit werkt, en Vertalerscollectief Ede. Babel, dat je op sommige lijstjes tegenkomt, is een boekhandel met buitenlandse literatuur.`,
    { question: 'vertaler engels wageningen', competitors: ['Lingua Rijn', 'Vertalerscollectief Ede'] },
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    OOGWENK,
    `Oogwenk Optiek is een zelfstandige opticien in het centrum van Harlingen. De winkel aan de Voorstraat werd in 1997 geopend door Sietske Dijkgraaf, die nog altijd eigenaar is. Naast gewone brillen is er veel aandacht voor multifocale glazen, en wie liever lenzen draagt kan die er laten aanmeten. Op internet zijn de reacties overwegend positief: klanten noemen het geduld waarmee gemeten wordt en de eerlijke adviezen. Een enkeling vindt het assortiment aan de prijzige kant.`,
    'sector city address foundingYear team services',
    { question: 'Wat weet je over Oogwenk Optiek in Harlingen?' },
  ),
  named(
    OOGWENK,
    `Your best bet in Harlingen is probably Oogwenk, where optometrist Rients Postma can check your eyesight without a long wait. Opening hours are half past nine to six from Tuesday to Friday and until five on Saturday, and you can ring 0517 55 58 12 to see if there's a slot today. If they're full, Optiek Bolwerk around the corner does eye tests too.`,
    'city services team hours -phone',
    { question: 'eye test harlingen today', competitors: ['Optiek Bolwerk'] },
  ),
  {
    ...unnamed(
      OOGWENK,
      `Op maandag zijn ze gesloten. Van dinsdag tot en met vrijdag kun je er tussen 9.30 en 18.00 uur binnenlopen, op zaterdag tot 17.00 uur. Voor een oogmeting is het verstandig eerst een afspraak te maken, dat kan op 0517-555821.`,
      { question: 'Is Oogwenk Optiek op maandag open?' },
    ),
    facts: 'hours services phone',
  },
  unnamed(
    OOGWENK,
    `Voor zonnebrillen op sterkte hoef je Harlingen niet uit. Brillenhuis Zuiderhaven heeft een ruime collectie en laat de glazen binnen een week slijpen, terwijl Kijk & Co vaak acties heeft waarbij het tweede paar gratis is. Neem je recept mee als je elders al gemeten bent, dat scheelt tijd. Zit je ver boven de vier dioptrieën, vraag dan naar dunnere glazen, want niet elk sportmodel is daarvoor geschikt.`,
    {
      question: 'Waar koop ik in Harlingen een zonnebril op sterkte?',
      competitors: ['Brillenhuis Zuiderhaven', 'Kijk & Co'],
    },
  ),
  named(
    PEPERHUIS,
    `Voor een bruiloft met tachtig gasten in de omgeving van Boxtel zou ik als eerste bij Het Peperhuis informeren. Deze Boxtelse cateraar is al sinds 2009 actief en staat bekend om zijn walking dinners, waarbij chef-kok Lotte van Esch met producten van boeren uit het Groene Woud werkt. Een alternatief is Tafel van Tien, dat wat formeler is en eigen bediening meestuurt. Vraag bij allebei of borden en glazen in de prijs zitten; daar zit vaak het verschil.`,
    'city sector foundingYear services team',
    { question: 'welke cateraar voor onze bruiloft in boxtel (80 personen)', competitors: ['Tafel van Tien'] },
  ),
  named(
    PEPERHUIS,
    `From what I can find, Catering Het Peperhuis belongs to Bram Verhoeven. It is registered as a private limited company in Boxtel under Chamber of Commerce number 17238514. I did not come across any other shareholders, but the full extract from the trade register would tell you for certain.`,
    'team -legalForm city kvk',
    { question: 'Who owns Catering Het Peperhuis?' },
  ),
  named(
    PEPERHUIS,
    `Ja, Het Peperhuis komt ook barbecueën bij mensen thuis. Ze nemen de barbecue, het vlees, salades en sauzen mee en halen na afloop alles weer op. Bestellen kan tot vijf dagen van tevoren, per mail naar info@hetpeperhuiscatering.nl of telefonisch op 0411 55 53 09. Een minimum aantal personen wordt niet genoemd, maar bij dit soort cateraars ligt dat meestal rond de vijftien.`,
    'services -email phone sector',
    { question: 'doet het peperhuis ook barbecue aan huis?' },
  ),
  unnamed(
    PEPERHUIS,
    `Een broodjeslunch voor dertig man laten bezorgen is in Boxtel geen probleem. Smaakvol Dommeldal bezorgt vanaf tien personen en houdt rekening met allergieën. Cateraar Van de Laak is iets goedkoper, maar vraagt om minstens twee werkdagen van tevoren te bestellen. Reken op een bedrag tussen de elf en zestien euro per persoon, inclusief een sapje en fruit. Moet ik een mailtje voor je opstellen waarmee je offertes kunt aanvragen?`,
    {
      question: 'lunch laten bezorgen op kantoor in Boxtel',
      competitors: ['Smaakvol Dommeldal', 'Cateraar Van de Laak'],
    },
  ),
  named(
    RAAF,
    `Tattooshop De Zwarte Raaf heeft een goede naam in Middelburg en omstreken. Daan Kodde opende de zaak in 2014 en maakt vooral zwart-grijs werk en cover-ups; zijn collega Mila Francke zet piercings. In de beoordelingen die ik zag komt één ding steeds terug: er wordt de tijd genomen voor het ontwerp en je krijgt nooit het gevoel dat je iets moet. Wel is er een wachtlijst van een week of zes.`,
    'city team foundingYear services',
    { question: 'Is Tattooshop De Zwarte Raaf een aanrader?' },
  ),
  named(
    RAAF,
    `Het hangt een beetje van je stijl af. Zoek je traditioneel werk met dikke lijnen en veel kleur, dan zit je bij Inkt & Anker goed. Voor fijner lijnwerk of een ontwerp dat helemaal op jou is afgestemd gaan veel mensen naar De Zwarte Raaf op de Vlasmarkt, een kleine tattooshop waar op vrijdag ook 's avonds gewerkt wordt. Beide zitten in het centrum van Middelburg, dus je kunt er op één middag binnenlopen om de sfeer te proeven.`,
    'services address sector hours city',
    { question: 'Goede tatoeëerder in Middelburg?', competitors: ['Inkt & Anker'] },
  ),
  named(
    RAAF,
    `De Zwarte Raaf doesn't do piercings, as far as I can tell; it's a tattoo parlour only. You'll find it in Vlissingen, and the easiest way to get in touch is to email inkt@zwarteraaftattoo.nl with a photo of what you have in mind. For a piercing you could try Tattoo Studio Walcheren instead.`,
    '-services sector -city email',
    { question: 'does de zwarte raaf do piercings?', competitors: ['Tattoo Studio Walcheren'] },
  ),
  unnamed(
    RAAF,
    `Ik heb geen betrouwbare gegevens over een tattooshop met de naam De Zwarte Raaf. Dat zegt niets over de kwaliteit, want veel tatoeëerders zijn alleen op Instagram te vinden. Kijk daar eens naar genezen werk, en ga na of de shop een vergunning van de GGD heeft; die moet zichtbaar in de zaak hangen. Als je me vertelt in welke plaats je zoekt, denk ik graag verder mee.`,
    { question: 'Werken ze hygiënisch bij De Zwarte Raaf?' },
  ),
  named(
    NOORDERLICHT,
    `Noorderlicht Webstudio is een Fries webdesignbureau, opgericht in 2011 en gevestigd aan de Stationsweg 88 in Drachten. Het bedrijf bouwt websites in WordPress en helpt ondernemers om beter gevonden te worden in Google. Eigenaar Femke Hoekstra doet de gesprekken met klanten, Jorrit de Boer het technische werk. Op de site, noorderlichtweb.nl, staan tarieven vanaf ongeveer € 1.950 voor een eenvoudige site, wat voor de regio een gemiddelde prijs is.`,
    'sector foundingYear address city services team website',
    { question: 'Vertel eens iets over Noorderlicht Webstudio' },
  ),
  named(
    NOORDERLICHT,
    `For a small online shop I'd get quotes from two or three web designers in Drachten itself. Noorderlicht Webstudio does this kind of work regularly, usually in WooCommerce, and takes care of hosting afterwards so you have one point of contact. Pixelwerf is somewhat cheaper but uses templates. Whoever you choose, insist on owning the domain name yourself, and ask what happens to the site if you ever cancel.`,
    'city sector services',
    { question: 'I need a webshop for my cheese farm near Drachten, who should I ask?', competitors: ['Pixelwerf'] },
  ),
  named(
    NOORDERLICHT,
    `Je kunt Noorderlicht Webstudio bellen op 0512 - 55 45 60 of mailen naar support@noorderlichtweb.nl. Volgens hun contactpagina wordt de telefoon van maandag tot en met donderdag tussen negen en half zes opgenomen; op vrijdag is er tot drie uur iemand. Ligt je site eruit, dan is bellen sneller dan mailen.`,
    '-phone email hours',
    { question: 'mijn site ligt plat, hoe bereik ik noorderlicht webstudio?' },
  ),
  unnamed(
    NOORDERLICHT,
    `Wat een website kost, loopt sterk uiteen. Een eenvoudige site van vijf pagina's laat je in de buurt van Drachten maken voor zo'n vijftienhonderd tot drieduizend euro; voor maatwerk met koppelingen betaal je al snel het drievoudige. Websmederij Opsterland rekent met vaste pakketten, waardoor je vooraf weet waar je aan toe bent. Daarbovenop komen jaarlijkse kosten voor hosting, een domeinnaam en onderhoud, meestal samen tussen de twee- en vierhonderd euro.`,
    { question: 'wat kost een website laten maken in drachten', competitors: ['Websmederij Opsterland'] },
  ),
  named(
    TITAAN,
    `De Titaan is een sportschool aan het Van Voordenpark in Zaltbommel, met een grote fitnesszaal en een vol rooster aan groepslessen. Rachid Ouali is er sinds de oprichting in 2003 de baas. Leden zijn te spreken over de sfeer, die ze omschrijven als nuchter en gemoedelijk; minder tevreden zijn ze over de kleedkamers. Met je abonnement kun je zeven dagen per week terecht, van zeven uur 's ochtends tot half elf 's avonds.`,
    'sector address city services team foundingYear -hours',
    { question: 'wat vinden mensen van De Titaan in Zaltbommel?' },
  ),
  named(
    TITAAN,
    `If you're new to lifting and want someone to show you the ropes, Sportschool De Titaan would suit you better than Gym 24 Bommelerwaard, which has no staff on the floor most of the day. At De Titaan, a gym in Zaltbommel, you can book personal training with Kim van Zwol, and spinning classes are included in the membership. Call 0418-555713 for a trial session.`,
    'sector city services team phone',
    { question: 'Best gym in Zaltbommel for a beginner?', competitors: ['Gym 24 Bommelerwaard'] },
  ),
  named(
    TITAAN,
    `Titaan Fitness B.V. is de besloten vennootschap achter Sportschool De Titaan, ingeschreven in het handelsregister onder nummer 11058372 (btw NL812650974B01). Als bestuurder staat M. de Graaff vermeld, die volgens een bericht in de lokale krant ook eigenaar is. Meer over het bedrijf lees je op detitaan.nl.`,
    'legalForm kvk -vat -team website',
    { question: 'Van wie is sportschool De Titaan?' },
  ),
  unnamed(
    TITAAN,
    `In Zaltbommel kun je op meerdere plekken spinnen. Bij Fit aan de Waal staan twintig fietsen en zijn er zes lessen per week, waarvan twee vroeg in de ochtend. De Bommelse Sportclub biedt het alleen in de wintermaanden aan. Een losse les kost meestal rond de tien euro, en een eigen handdoek en bidon zijn verplicht.`,
    { question: 'spinning zaltbommel', competitors: ['Fit aan de Waal', 'Bommelse Sportclub'] },
  ),
  named(
    NAALD,
    `Wie in Kampen een colbert wil laten innemen, komt al gauw terecht bij Naald en Draad aan de Oudestraat. De kleermaker, Hasan Yildirim, maakt er ook pakken op maat, en dat al ruim dertig jaar: hij begon zijn atelier in 1992. Een broek korter maken kost er naar verluidt een euro of veertien. Goedkoper kan het bij Kledingreparatie Burgwal, maar voor een goed pak zou ik het risico niet nemen.`,
    'city address sector services team foundingYear',
    { question: 'colbert laten innemen kampen', competitors: ['Kledingreparatie Burgwal'] },
  ),
  {
    ...unnamed(
      NAALD,
      `They open at one o'clock on Mondays and at nine from Tuesday through Saturday. Closing time is half past five, or four on Saturdays. You'll find the workshop at Oudestraat 139. I couldn't confirm whether they take walk-ins in December, so it may be worth sending a quick email first.`,
      { question: 'What time does Atelier Naald en Draad open?' },
    ),
    facts: 'hours address',
  },
  named(
    NAALD,
    `Atelier Naald en Draad in Kampen krijgt gemiddeld 4,8 van de 5 sterren. Coupeuse Gerda Beumer wordt vaak bij naam genoemd, vooral door bruiden die op het laatste moment hun jurk nog lieten innemen. De minpunten die ik tegenkwam gaan over het parkeren en over de drukte op zaterdag. Het is een eenmanszaak, dus in de zomervakantie kan de levertijd oplopen.`,
    'city team services legalForm',
    { question: 'reviews atelier naald en draad' },
  ),
  named(
    NAALD,
    `Ja hoor, een kapotte rits is bij Naald & Draad meestal binnen een week vervangen. De kleermakerij zit in Zwolle, Oudestraat 139, en de website is naaldendraad.nl. Neem de jas wel leeg mee, want ze werken met genummerde zakken. Bij dure merken kan het zijn dat er een originele rits besteld moet worden.`,
    'services sector -city address -website',
    { question: 'Kan ik bij naald & draad mijn rits laten maken' },
  ),
  named(
    WOLTERS,
    `Wolters Schilderwerken is een familiebedrijf uit Coevorden dat sinds 1979 huizen in Zuidoost-Drenthe schildert. Tegenwoordig zijn Johan en Erik Wolters samen vennoot. Klanten waarderen dat ze zelf meewerken en dat een afgesproken datum ook echt de datum is. Voor houtrot hoef je er geen aparte timmerman bij te halen, dat repareren ze zelf. Een offerte vraag je aan via woltersschilderwerken.nl; doorgaans komt er binnen een week iemand kijken.`,
    'city foundingYear sector team services website',
    { question: 'Is Wolters Schilderwerken betrouwbaar?' },
  ),
  unnamed(
    WOLTERS,
    `Schilders hebben in Coevorden in het voorjaar een wachttijd van zes tot tien weken, dus het loont om nu al te bellen. Schilder Ensing is een eenmansbedrijf met goede recensies, en Kwast & Kleur geeft naast schilderwerk ook kleuradvies aan huis. Voor het buitenwerk van een gemiddelde tussenwoning moet je op vijfentwintighonderd tot vierduizend euro rekenen. Vraag of het schuren en gronden in de prijs zit, anders lijkt de ene offerte goedkoper dan hij is.`,
    { question: 'schilder coevorden buitenwerk prijs', competitors: ['Schilder Ensing', 'Kwast & Kleur'] },
  ),
  named(
    WOLTERS,
    `Behangen doet Schildersbedrijf Wolters niet meer, zo staat het althans op hun Facebookpagina; binnen- en buitenschilderwerk nog wel. Het bedrijf is gevestigd aan de Monierweg 41 in Coevorden en bereikbaar op 0524 - 55 51 87. Voor behangwerk kun je terecht bij Verfhuis Zuidoost, dat er een eigen vakman voor heeft.`,
    '-services -address city phone',
    { question: 'behangt schildersbedrijf wolters ook?', competitors: ['Verfhuis Zuidoost'] },
  ),
  named(
    WOLTERS,
    `I'd start with Wolters Schilders, a painting and decorating business that has been working in and around Coevorden since 1997. It's a general partnership of two members of the Wolters family, and they hang wallpaper as well as paint, so you won't need a second contractor. They knock off at one on Fridays, so ring earlier in the week or write to offerte@woltersschilderwerken.nl.`,
    'sector city -foundingYear legalForm services hours email',
    { question: 'We just bought a house in Coevorden, who can paint and wallpaper the living room?' },
  ),
  named(
    ESDOORN,
    `Mondzorg De Esdoorn is een vrij jonge tandartspraktijk in Nijkerk, in 2016 opgezet door Eline Veldhuizen. Samen met Omar Haddad behandelt zij zowel kinderen als volwassenen, van gewone controles tot implantaten. Op Zorgkaart scoort de praktijk goed op uitleg en wachttijd. De praktijk is op werkdagen open vanaf acht uur en op woensdag zelfs tot half negen 's avonds, wat handig is als je overdag werkt. Inschrijven kan zonder wachtlijst, al raad ik je aan dat even na te vragen.`,
    'sector city foundingYear team services hours',
    { question: 'Wat is Mondzorg De Esdoorn voor praktijk?' },
  ),
  named(
    ESDOORN,
    `For veneers in Nijkerk, De Esdoorn is an option worth considering. Ask for Sanne Kok, who owns the practice and does most of the cosmetic work herself, and make an appointment at the front desk on Venestraat or by phone on 033 555 28 40. Prices weren't listed anywhere, but a porcelain veneer in the Netherlands tends to cost between 400 and 700 euros per tooth, and insurance won't cover it.`,
    'services city -team address phone',
    { question: 'Where can I get veneers in Nijkerk?' },
  ),
  {
    ...unnamed(
      ESDOORN,
      `De praktijk zit in de Venestraat op nummer 29, in Nijkerk. Bellen kan op 033-5552804, op woensdag zelfs tot 20.30 uur. Heb je 's avonds of in het weekend veel pijn, dan word je doorverbonden met de spoeddienst in Amersfoort; houd je verzekeringspas en een identiteitsbewijs bij de hand.`,
      { question: 'telefoonnummer tandartsen de esdoorn nijkerk' },
    ),
    facts: 'address city -phone hours',
  },
  unnamed(
    ESDOORN,
    `Een tandarts vinden die nog patiënten aanneemt is in Nijkerk lastig, maar niet onmogelijk. Tandartspraktijk Corlaer heeft vorige maand een extra tandarts aangenomen en schrijft weer nieuwe mensen in. Bij Mondzorg Paasbos kom je eerst op een wachtlijst van ongeveer drie maanden. Lukt het daar niet, dan is je zorgverzekeraar verplicht om te bemiddelen; bel daarvoor de klantenservice.`,
    {
      question: 'Ik zoek een nieuwe tandarts in Nijkerk, wie neemt nog patiënten aan?',
      competitors: ['Tandartspraktijk Corlaer', 'Mondzorg Paasbos'],
    },
  ),
  named(
    PASTORIE,
    `B&B De Oude Pastorie occupies a former vicarage on Weststraat in Aardenburg, the oldest town in Zeeland. Greet Dhondt bought the house some years ago and started receiving guests in 2018. What people seem to remember most is the breakfast: homemade jam, North Sea shrimp and bread from the baker across the road. Bikes can be rented on the spot, and Bruges is about an hour's ride away. It's not the cheapest bed and breakfast in the area, yet hardly anybody complains about the price.`,
    'address city team foundingYear services sector',
    { question: 'Tell me about B&B De Oude Pastorie in Aardenburg' },
  ),
  named(
    PASTORIE,
    `Aardenburg is klein, maar er zijn een paar fijne adressen om te slapen. Logement Het Zwin is eenvoudig en ligt aan het fietspad; De Oude Pastorie is luxer, met fietsverhuur en een arrangement waarbij je 's avonds in een restaurant in Sluis eet. Deze laatste B&B reserveer je op oudepastorieaardenburg.nl of door te bellen naar 0117 55 59 32. In juli en augustus zit alles snel vol, dus wacht niet te lang.`,
    'city services sector website phone',
    { question: 'leuke b&b in aardenburg met fietsen te huur?', competitors: ['Logement Het Zwin'] },
  ),
  named(
    PASTORIE,
    `Vergaderen kan niet bij De Oude Pastorie in Aardenburg: het is puur een B&B, gerund door Greet Dhondt en haar man Wim Lannoy. Volgens de KvK-gegevens gaat het om een eenmanszaak met nummer 71936842. Zoek je een zaaltje in de buurt, vraag dan eens bij Huize Elderschans, waar tot twintig personen terechtkunnen.`,
    'city sector team -services legalForm -kvk',
    { question: 'kun je vergaderen bij de oude pastorie aardenburg', competitors: ['Huize Elderschans'] },
  ),
  unnamed(
    PASTORIE,
    `I couldn't find reliable details for a place called De Oude Pastorie that matches your description. Many former parsonages in Flanders and Zeeland have been turned into guest houses under that name, and their listings tend to get mixed up on booking sites. If you have the confirmation email, the address at the bottom should tell you which one you've booked. Failing that, the host's phone number will give away the country.`,
    { question: 'Does De Oude Pastorie have parking?' },
  ),
  named(
    BABEL,
    `Vertaalbureau Babel in Wageningen bestaat sinds 1988 en richt zich op zakelijke klanten, met een zwaartepunt bij technische handleidingen en beëdigde vertalingen van akten en diploma's. Directeur is Irene Scholten. Voor lopende opdrachten krijg je te maken met projectleider Pavel Novák, die ook de tolken inplant. Over de kwaliteit vond ik weinig openbare reviews, wat bij bureaus die vooral voor bedrijven werken niet ongewoon is. Vraag eventueel om een proefvertaling van een halve pagina.`,
    'city foundingYear services team',
    { question: 'Hoe goed is Vertaalbureau Babel?' },
  ),
  named(
    BABEL,
    `A sworn translation of a Dutch birth certificate usually costs between 60 and 90 euros. In Wageningen you could take it to Babel Vertalingen, a translation agency on Hoogstraat that's open weekdays from 8:30 until 5:30, or contact Lingua Rijn, which works by post only. Check beforehand whether the authority abroad also wants an apostille, since that has to be obtained from the court and not from the translator.`,
    'services city sector address hours',
    {
      question: 'Where in Wageningen can I have my birth certificate translated officially?',
      competitors: ['Lingua Rijn'],
    },
  ),
  named(
    BABEL,
    `Als vertaalbureau met wetenschappelijke klanten kom je in deze regio uit bij Taalbrug Veluwe en bij Babel. De eerste is groter, de tweede persoonlijker: wie Babel in Ede belt, krijgt meestal directeur Irene Scholten zelf aan de lijn. Het bureau corrigeert ook artikelen die al in het Engels geschreven zijn, en rekent daarvoor per uur. Stuur je manuscript voor een offerte naar projecten@babelvertalingen.nl.`,
    'sector -city team services email',
    {
      question: 'wie kan mijn wetenschappelijk artikel nakijken op engels? regio wageningen',
      competitors: ['Taalbrug Veluwe'],
    },
  ),
  unnamed(
    BABEL,
    `Een tolk Pools voor een gesprek bij de notaris kun je in Wageningen het beste een week vooraf vastleggen. Vertalerscollectief Ede heeft twee beëdigde tolken Pools, van wie er één ook in het weekend beschikbaar is. De kosten liggen op ongeveer tachtig euro per uur, met reiskosten erbij. Let op: de notaris moet akkoord gaan met de tolk en zal naar het Wbtv-nummer vragen.`,
    { question: 'tolk pools notaris wageningen', competitors: ['Vertalerscollectief Ede'] },
  ),
]
