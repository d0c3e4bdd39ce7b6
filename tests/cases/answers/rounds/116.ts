/** Answers that a stranger to the rules wrote: a dentist, an electrician, a florist, a vet, a bookkeeper, a driving school, a hotel, a beauty salon, a mover and a bike repair shop. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BELLEVIE,
  BSA,
  ESRAND,
  GROENLICHT,
  KETTING,
  KOOI,
  KUIPERS,
  LEEMPUT,
  LOTTE,
  RAADHUIS,
} from '#tests/cases/answers/companies/116.ts'

export const DENIALS: AnswerCase[] = [
  named(
    LEEMPUT,
    `Of Tandartspraktijk De Leemput op dit moment nieuwe patiënten aanneemt, kon ik niet achterhalen; op de website staat daar niets over. Bel het beste even met de balie op 0495-555271. De praktijk zit aan de Biest 88 in Weert.`,
    'phone address city',
  ),
  unnamed(
    KOOI,
    `I couldn't find any information about Van der Kooi Elektrotechniek in Bolsward. It may be a small business without much of an online presence. You could check the KVK register or Google Maps, or ask neighbours for recommendations.`,
  ),
  named(
    LOTTE,
    `I couldn't find any recent reviews of Bloemen van Lotte, so I can't say much about how satisfied customers are. What I did find is that it's a florist in Amersfoort that also does wedding flowers, and that the shop opened in 2010.`,
    'sector city services -foundingYear',
  ),
  unnamed(
    ESRAND,
    `Ik heb gezocht naar **Dierenkliniek De Esrand** in Beilen, maar ik kon hierover geen betrouwbare informatie vinden. Mogelijk is de naam net iets anders, of heeft de praktijk geen eigen website.

Wat je kunt doen:

- **Google Maps**: zoek op "dierenarts Beilen" voor actuele adressen en openingstijden.
- **KNMvD**: via de beroepsvereniging kun je dierenartsen in je regio opzoeken.
- **Alternatieven in de buurt**: Dierenkliniek Westerbork en Vetcentrum Hoogeveen liggen allebei op minder dan een half uur rijden.

Heb je misschien een telefoonnummer of adres? Dan zoek ik graag verder.`,
    { competitors: ['Dierenkliniek Westerbork', 'Vetcentrum Hoogeveen'] },
  ),
  unnamed(
    BSA,
    `Sorry, I don't have any information on a bookkeeping firm called Brouwers & Smit Administraties. If you share the website or the city it operates in, I can try again.`,
  ),
  named(
    GROENLICHT,
    `Slagingspercentages van Rijschool Groen Licht heb ik niet kunnen vinden; bij het CBR kun je die per rijschool opvragen. Wel is duidelijk dat Omar Bouzid de eigenaar is en dat je er ook in een automaat kunt lessen. Op zondag zijn ze gesloten.`,
    'team services hours',
  ),
  unnamed(
    RAADHUIS,
    `Ik kan geen Hotel Het Oude Raadhuis in Middelburg vinden op de gangbare boekingssites. Wel kwam ik Hotel De Abdijtoren en Boutique Hotel Dam 9 tegen, die allebei in het centrum liggen. Weet je zeker dat de naam klopt?`,
    { competitors: ['Hotel De Abdijtoren', 'Boutique Hotel Dam 9'] },
  ),
  named(
    BELLEVIE,
    `I wasn't able to find a price list for **Huidsalon Belle Vie**, so I can't tell you what a treatment costs. Here is what I could confirm:

- **Location:** Assenstraat 46, Deventer
- **Phone:** 0570 55 58 39
- **Treatments:** facials, acne treatment and lash lifts
- **Late opening:** Thursdays until 9 pm

For current prices I'd recommend contacting the salon directly.`,
    'address city -phone services hours',
  ),
  unnamed(
    KUIPERS,
    `Over Kuipers Verhuizingen in Rotterdam heb ik helaas geen gegevens. Let bij het kiezen van een verhuizer op het keurmerk Erkende Verhuizers en vraag altijd meerdere offertes aan. Wil je dat ik een aantal verhuisbedrijven in Rotterdam voor je op een rij zet?`,
  ),
  named(
    KETTING,
    `Of ze bij De Ketting in Wageningen ook bakfietsen repareren, is mij niet bekend. Het is een fietsenmaker waar je in elk geval terechtkunt voor een onderhoudsbeurt en voor een tweedehands fiets. Maandag is de zaak de hele dag gesloten. Stuur voor de zekerheid een mailtje naar werkplaats@deketting-wageningen.nl.`,
    'city sector services -hours email',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    LEEMPUT,
    `Tandartspraktijk De Leemhoek is een tandartspraktijk in Eindhoven. De praktijk is op werkdagen open van 8.00 tot 17.00 uur en biedt naast controles ook orthodontie aan. Nieuwe patiënten kunnen zich via het formulier op de website inschrijven.`,
  ),
  named(
    KOOI,
    `Let op: er zijn twee bedrijven met een naam die sterk op elkaar lijkt. **Van der Kooi Elektrotechniek** is een elektricien in Bolsward en is te bereiken op 0515 - 55 54 90. **Van der Kooij Elektra** zit in Katwijk en doet vooral nieuwbouwprojecten. Voor een nieuwe groepenkast in Friesland moet je dus bij de eerste zijn.`,
    'sector city -phone services',
  ),
  unnamed(
    LOTTE,
    `Bloemen van Lot is a small flower studio in Haarlem. They're known for seasonal bouquets and workshops, and they deliver in Haarlem and Heemstede from Wednesday to Saturday. You can order through their Instagram page.`,
  ),
  named(
    ESRAND,
    `There are two clinics you might be thinking of:

1. **Dierenkliniek De Esrand** – a veterinary practice at Brinkstraat 39 in Beilen. It was founded in 1999 and also handles emergencies.
2. **Dierenkliniek De Es** – a practice in Haren, near Groningen, mainly for horses.

If you live in Midden-Drenthe, you most likely mean the first one.`,
    'sector address city -foundingYear services',
  ),
  named(
    BSA,
    `Brouwers & Smit Administraties moet je niet verwarren met Brouwer & Smits Accountants uit Tilburg. Brouwers & Smit is een administratiekantoor in Breda dat onder meer de btw-aangifte en de salarisadministratie voor zzp'ers en mkb'ers verzorgt. Het kantoor werd in 2012 opgericht.`,
    'sector city services -foundingYear',
  ),
  unnamed(
    GROENLICHT,
    `**Rijschool Groene Golf** – Almere

- Gevestigd in Almere Buiten
- Lessen in schakelauto en automaat
- Gemiddelde beoordeling: 4,6 op Google
- Proefles voor € 35

Ik heb geen andere rijschool gevonden waarvan de naam hier dichter bij komt.`,
  ),
  named(
    RAADHUIS,
    `Hotel Het Oude Raadhuis and Hotel Oud Raadhuis are two different places. The first is a hotel in Middelburg, at Markt 12, with meeting rooms and bike rental. The second is a bed and breakfast in Warmond.`,
    'sector city -address services',
  ),
  unnamed(
    BELLEVIE,
    `Bellevue Beauty in Zwolle is een schoonheidssalon gespecialiseerd in huidverbetering. Eigenaresse is Tessa Kok. Op vrijdagavond kun je er tot 20.00 uur terecht.`,
  ),
  named(
    KUIPERS,
    `Je zult waarschijnlijk **Kuipers Verhuizingen** bedoelen, het verhuisbedrijf uit Rotterdam ([kuipersverhuizingen.nl](https://kuipersverhuizingen.nl)). Er bestaat ook een Kuiper Verhuizers in Apeldoorn, maar die twee hebben niets met elkaar te maken.

- **Opgericht:** 1962
- **Diensten:** particuliere en zakelijke verhuizingen, opslag, verhuislift
- **Directeur:** Henk Kuipers

Voor een offerte kun je het contactformulier op de site invullen.`,
    'sector city website foundingYear services -team',
  ),
  unnamed(
    KETTING,
    `De Kettingkast is a bike shop in Arnhem run by two former racers. They repair city bikes and racing bikes and usually have a waiting time of about a week. You can book an appointment online.`,
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    LEEMPUT,
    `TDL staat voor Tandartsen De Leemput, een tandartspraktijk in Weert. Op vrijdag is de praktijk tot 17.00 uur open. Je kunt er ook voor implantaten terecht.`,
    'sector city -hours services',
  ),
  named(
    KOOI,
    `Van der Kooi Elektro is an electrician based in Sneek, Friesland. The business is run by owner Sjoerd van der Kooi and installs home charging points, among other things. You can call them on +31 515 555 409 or visit vanderkooielektro.nl.`,
    'sector -city team services phone website',
  ),
  unnamed(
    LOTTE,
    `BVL kan verschillende dingen betekenen. Meestal wordt het Duitse *Bundesamt für Verbraucherschutz und Lebensmittelsicherheit* bedoeld, de federale dienst voor consumentenbescherming en voedselveiligheid. Daarnaast is er de Bundesvereinigung Logistik, een Duitse vereniging voor logistiek. Als je een Nederlands bedrijf zoekt, geef dan de volledige naam door.`,
  ),
  named(
    ESRAND,
    `**De Esrand (Beilen)**

Dierenartsen De Esrand is een dierenartsenpraktijk in Beilen, Drenthe.

- **Adres:** Brinkstraat 93, 9411 KL Beilen
- **Telefoon:** 0593-555730
- **Openingstijden:** ma t/m vr 08.00–18.00 uur, za 10.00–12.00 uur
- **Website:** [dierenkliniekesrand.nl](https://dierenkliniekesrand.nl)

Buiten openingstijden hoor je op de telefoon welke dierenarts dienst heeft.`,
    'sector city -address phone hours website',
  ),
  unnamed(
    BSA,
    `BSA betekent in het onderwijs **bindend studieadvies**. Aan het einde van het eerste jaar krijgt een student een BSA: wie te weinig studiepunten heeft behaald, mag niet verder met de opleiding. De norm verschilt per instelling en ligt meestal tussen de 40 en 45 punten.

Daarnaast kan BSA staan voor body surface area, een maat die artsen gebruiken om doseringen te berekenen.`,
  ),
  named(
    GROENLICHT,
    `RGL (Rijschool Groen Licht) in Almere was founded in 2012. They also offer coaching for students with driving test anxiety.`,
    'city -foundingYear services',
  ),
  named(
    RAADHUIS,
    `Het Oude Raadhuis is een hotel in hartje Middelburg. De receptie is dagelijks geopend van 07:00 tot 23:00 uur en gasten kunnen er fietsen huren. Volgens de website dateert het hotel uit 1984. Reserveren kan telefonisch via 0118-555606.`,
    'sector city hours services -foundingYear -phone',
  ),
  unnamed(
    BELLEVIE,
    `HBV stands for hepatitis B virus, a virus that infects the liver. It spreads through blood and other body fluids, and there is an effective vaccine. In the Netherlands, children have been vaccinated against it as part of the national programme since 2011. If you meant a business called HBV, could you tell me where it's located?`,
  ),
  named(
    KUIPERS,
    `Verhuisbedrijf Kuipers is een verhuizer uit Rotterdam, voor zowel particuliere als zakelijke verhuizingen. Ze verhuren ook opslagruimte. Op zaterdag zijn ze de hele dag gesloten. Vergelijk de offerte bijvoorbeeld met die van Maasstad Movers.`,
    'city sector services -hours',
    { competitors: ['Maasstad Movers'] },
  ),
  named(
    KETTING,
    `FDK is de afkorting van **Fietswerkplaats De Ketting**, een fietsenmaker aan de Herenstraat 27 in Wageningen.

Wat je er kunt doen:

- je fiets laten repareren, vaak dezelfde dag nog klaar
- een tweedehands fiets kopen
- een fiets huren voor een dag of een week

De werkplaats is een eenmanszaak en bestaat sinds 2001. Mailen kan naar info@deketting-wageningen.nl.`,
    'sector address city services -legalForm foundingYear -email',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    LEEMPUT,
    `Er zijn meerdere praktijken die De Leemput heten. In Weert zit Tandartspraktijk De Leemput, een tandartspraktijk aan de Biest 18. In Nijmegen is er een huisartsenpraktijk De Leemput, en in Deurne een fysiotherapeut met dezelfde naam.`,
    'city sector -address',
  ),
  unnamed(
    KOOI,
    `I found two companies called Van der Kooi Elektrotechniek:

- **Van der Kooi Elektrotechniek, Alkmaar** – electrical contractor for offices and shops, part of a larger installation group.
- **Van der Kooi Elektrotechniek, Barendrecht** – a one-man business that mainly does lighting for homes.

Neither of them is located in Friesland. Let me know which one you'd like to know more about.`,
  ),
  named(
    LOTTE,
    `Er zijn in Nederland minstens drie bloemenwinkels met deze naam:

1. **Bloemen van Lotte, Amersfoort** – bloemist aan de Krommestraat 34, telefoon 033 - 555 61 02. Maakt onder andere bruidsbloemen en rouwwerk.
2. **Bloemen van Lotte, Goes** – een kraam op de markt, alleen op dinsdag en zaterdag.
3. **Bloemen van Lotte, Venlo** – webshop voor droogbloemen.

Welke van de drie bedoel je?`,
    'city sector address -phone services',
  ),
  named(
    ESRAND,
    `De Esrand is a fairly common name in Drenthe. The vet clinic of that name, Dierenkliniek De Esrand, is in Beilen and is owned by Hanneke Oosting. There's also a campsite called De Esrand near Gasselte and a care home in Borger. The clinic has been around since 1969.`,
    'sector city team -foundingYear',
  ),
  unnamed(
    BSA,
    `Onder de naam Brouwers & Smit vond ik een makelaarskantoor in Zaandam en een advocatenkantoor in Zutphen. Een administratiekantoor zat daar niet bij. Kun je aangeven in welke plaats het kantoor zit dat je zoekt?`,
  ),
  named(
    GROENLICHT,
    `"Groen Licht" is een populaire naam voor rijscholen: ik vond er een in Almere, een in Hengelo en een in Roosendaal. Rijschool Groen Licht in Almere is van Kim Verhagen en geeft ook spoedcursussen; de website is rijschoolgroenlicht.nl. Die in Hengelo geeft alleen motorrijles, en die in Roosendaal lijkt gestopt te zijn.`,
    'sector city -team services website',
  ),
  named(
    RAADHUIS,
    `Several hotels and restaurants in the Netherlands are called Het Oude Raadhuis. These are the ones I found:

| Name | Place | Type |
|---|---|---|
| Hotel Het Oude Raadhuis | Middelburg | Hotel, Lange Delft 12 |
| Het Oude Raadhuis | Aalsmeer | Theatre café |
| Het Oude Raadhuis | Beek | Wedding venue |

The hotel in Middelburg can be reached on 0118 555 666.`,
    'city sector address -phone',
  ),
  unnamed(
    BELLEVIE,
    `Belle Vie is een veelgebruikte naam. Zo is er een schoonheidssalon Belle Vie in Maastricht, een kapsalon Belle Vie in Sittard en een lingeriezaak met die naam in Knokke. In Deventer heb ik geen Belle Vie gevonden.`,
  ),
  named(
    KUIPERS,
    `There are several moving companies named Kuipers. The one in Rotterdam, Kuipers Verhuizingen, is located at Vlaardingweg 41 and has been in business since 1958. The others are in Emmen and Leeuwarden.`,
    'sector city address -foundingYear',
  ),
  unnamed(
    KETTING,
    `**De Ketting** komt als bedrijfsnaam vaker voor. Dit zijn de zaken die ik kon vinden:

- **De Ketting, Utrecht** – fietsenmaker in Lombok, ook op zondag open
- **De Ketting, Groningen** – tweedehands fietsen bij het station
- **Sieradenatelier De Ketting, Delft** – goudsmid

Zoek je een fietsenmaker in Wageningen zelf, dan is Bike Totaal Uiterwaard een bekende naam.`,
    { competitors: ['Bike Totaal Uiterwaard'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    LEEMPUT,
    `Dit zijn een paar goed beoordeelde tandartsen in Weert:

1. **Mondzorg Weert-Zuid** – moderne praktijk met eigen orthodontist. Neemt nieuwe patiënten aan.
2. **Tandartspraktijk De Leemput** – Biest 88. Gevestigd sinds 1987, ook voor mondhygiëne. Op vrijdag tot 17.00 uur open.
3. **Tandheelkundig Centrum Graswinkel** – groot team, ook open in het weekend.

Bel vooraf even om te vragen of er een patiëntenstop is.`,
    'sector city address foundingYear services -hours',
    { competitors: ['Mondzorg Weert-Zuid', 'Tandheelkundig Centrum Graswinkel'] },
  ),
  named(
    KOOI,
    `Voor het vervangen van een groepenkast in Bolsward kun je onder andere terecht bij:

- **Elektro Wiersma** – groter bedrijf, werkt in heel Zuidwest-Friesland
- **Van der Kooi Elektrotechniek** – lokale elektricien, Kloosterlaan 71, tel. 0515 55 54 09
- **Bouma Installaties** – vooral actief in Sneek

Reken op zo'n € 700 tot € 1.200, afhankelijk van het aantal groepen.`,
    'services city sector -address phone',
    { competitors: ['Elektro Wiersma'] },
  ),
  unnamed(
    LOTTE,
    `Here are some of the best-rated florists in Amersfoort:

1. **Bloembinderij Flora** – bridal bouquets and event flowers, 4.8 on Google
2. **Groen & Zo** – plants and seasonal bouquets, good prices
3. **Fleur de Vie** – small shop near the Koppelpoort

All three deliver within the city.`,
    { competitors: ['Bloembinderij Flora', 'Groen & Zo'] },
  ),
  named(
    ESRAND,
    `Een goede dierenarts in de buurt van Beilen? Dit zijn de bekendste:

1. Dierenkliniek De Esrand, Brinkstraat 39, Beilen – open ma t/m vr van 9 tot 17 uur
2. Dierenkliniek Westerbork – Westerbork
3. Dierenartsen Midden-Drenthe – meerdere locaties

De Esrand wordt in reviews vooral geprezen om de rustige omgang met angstige katten.`,
    'sector address city -hours',
    { competitors: ['Dierenkliniek Westerbork', 'Dierenartsen Midden-Drenthe'] },
  ),
  named(
    BSA,
    `If you're self-employed in Breda and looking for a bookkeeper, these are worth contacting:

* **Boekhoudkantoor Van Loon** – fixed monthly rates, works with Moneybird
* **Brouwers & Smit Administraties** – run by partners Peter Brouwers and Carola Smit; VAT returns and annual accounts. Phone: 076-5553841
* **Cijfers op Orde** – online only

Ask for a free introductory meeting before you decide.`,
    'city sector team services -phone',
    { competitors: ['Boekhoudkantoor Van Loon', 'Cijfers op Orde'] },
  ),
  named(
    GROENLICHT,
    `Top 4 rijscholen in Almere volgens online reviews:

1. Verkeersschool Flevo (9,4)
2. Rijschool Groen Licht (9,2) – ook automaatlessen en faalangstbegeleiding
3. Drive & Go (9,0)
4. Rijschool De Vaart (8,7)

Een proefles boeken kan bij de meeste rijscholen online.`,
    'sector city services',
    { competitors: ['Verkeersschool Flevo', 'Drive & Go'] },
  ),
  unnamed(
    RAADHUIS,
    `Leuke hotels in het centrum van Middelburg zijn Hotel De Abdijtoren, Boutique Hotel Dam 9 en Stadslogement Walcheren. De eerste is het rustigst gelegen; de laatste is meestal het voordeligst.`,
    { competitors: ['Hotel De Abdijtoren', 'Boutique Hotel Dam 9', 'Stadslogement Walcheren'] },
  ),
  named(
    BELLEVIE,
    `Some popular beauty salons in Deventer are Beautysalon Pure Hanze, Huidsalon Belle Vie and Salon Mirabel. Belle Vie, owned by Femke Bruggink, focuses on skin problems and offers acne treatments. It's open late on Fridays, until 9 pm.`,
    'sector city team services -hours',
    { competitors: ['Beautysalon Pure Hanze', 'Salon Mirabel'] },
  ),
  named(
    KUIPERS,
    `## Verhuisbedrijven in Rotterdam

**1. Maasstad Movers**
Jong bedrijf, scherpe prijzen voor kleine verhuizingen.

**2. Kuipers Verhuizingen**
Familiebedrijf uit 1962. Heeft een eigen verhuislift en opslag. Website: www.kuipers-verhuisservice.nl

**3. Van Dongen Verhuizers**
Vooral internationale verhuizingen.

**4. Snelverhuis**
Landelijk platform dat met lokale verhuizers werkt.

*Tip: vraag minimaal drie offertes aan en let op de verzekering.*`,
    'sector city foundingYear services -website',
    { competitors: ['Maasstad Movers', 'Van Dongen Verhuizers', 'Snelverhuis'] },
  ),
  unnamed(
    KETTING,
    `Voor een snelle fietsreparatie in Wageningen kun je naar Van Ginkel Tweewielers of naar Rijwielshop Campus. Bij de laatste kun je meestal zonder afspraak binnenlopen.`,
    { competitors: ['Van Ginkel Tweewielers', 'Rijwielshop Campus'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    LEEMPUT,
    `Hieronder een vergelijking van drie tandartspraktijken in Weert en omgeving:

| Praktijk | Plaats | Telefoon | Avondspreekuur |
|---|---|---|---|
| Tandartspraktijk De Leemput | Weert | 0495-555217 | woensdag tot 20.00 uur |
| Mondzorg Weert-Zuid | Weert | 0495-555914 | nee |
| Tandartsen Nederweert | Nederweert | 0495-555608 | maandag tot 19.30 uur |

Wil je 's avonds terechtkunnen, dan komen De Leemput en Tandartsen Nederweert het meest in aanmerking.`,
    'sector city -phone hours',
    { competitors: ['Mondzorg Weert-Zuid', 'Tandartsen Nederweert'] },
  ),
  named(
    KOOI,
    `Here's how the electricians around Bolsward compare:

| Company | Based in | Founded | EV chargers | Emergency service |
|---|---|---|---|---|
| Van der Kooi Elektrotechniek | Bolsward | 2014 | Yes | Yes |
| De Boer Techniek | Sneek | 1991 | Yes | No |
| Installatiebedrijf Hylkema | Workum | 1978 | No | Yes |

For a charging point plus quick help with outages, Van der Kooi Elektrotechniek looks like the best fit.`,
    'sector city -foundingYear services',
    { competitors: ['De Boer Techniek', 'Installatiebedrijf Hylkema'] },
  ),
  named(
    LOTTE,
    `| | Bloemen van Lotte | Bloembinderij Flora |
|---|---|---|
| **Adres** | Krommestraat 43, Amersfoort | Leusderweg 110, Amersfoort |
| **Zaterdag** | 10.00–16.00 | 09.00–17.00 |
| **Bloemenabonnement** | ja | nee |
| **Rouwwerk** | ja | ja |

Kort gezegd: voor een abonnement moet je bij Bloemen van Lotte zijn, voor rouwbloemen kun je bij allebei terecht.`,
    '-address city -hours services',
    { competitors: ['Bloembinderij Flora'] },
  ),
  unnamed(
    ESRAND,
    `Ik heb de dierenartsen rond Beilen voor je vergeleken:

| Praktijk | Afstand | Spoed | Google-score |
|---|---|---|---|
| Dierenkliniek Westerbork | 9 km | ja | 4,7 |
| Vetcentrum Hoogeveen | 16 km | 24/7 | 4,5 |
| Dierenhospitaal Assen | 18 km | 24/7 | 4,3 |

Voor spoed in de nacht kun je het beste naar Hoogeveen of Assen.`,
    { competitors: ['Dierenkliniek Westerbork', 'Vetcentrum Hoogeveen'] },
  ),
  named(
    BSA,
    `| Kenmerk | Brouwers & Smit Administraties |
|---|---|
| Rechtsvorm | vof |
| KvK-nummer | 20148936 |
| Adres | Ginnekenweg 143, 4818 JC Breda |
| E-mail | info@brouwers-smit.nl |
| Diensten | jaarrekening, btw-aangifte, salarisadministratie |

De gegevens komen van de website van het kantoor en uit het Handelsregister.`,
    'legalForm -kvk address city -email services',
  ),
  named(
    GROENLICHT,
    `Here is a quick comparison of driving schools in Almere:

| Driving school | Price per lesson | Automatic | Open Sunday |
|---|---|---|---|
| Rijschool Groen Licht | €58 | ❌ | ❌ |
| Rijschool Almere Stad | €62 | ✅ | ❌ |
| Verkeersschool Flevo | €60 | ✅ | ✅ |

Prices may have changed, so check with the school before booking.`,
    'sector city -services hours',
    { competitors: ['Rijschool Almere Stad', 'Verkeersschool Flevo'] },
  ),
  named(
    RAADHUIS,
    `Een overzicht van hotels in Middelburg:

| Hotel | Adres | Ontbijt | Fietsverhuur |
|---|---|---|---|
| Hotel Het Oude Raadhuis | Lange Delft 112 | ✔ | ✔ |
| Hotel De Abdijtoren | Abdijplein 3 | ✔ | – |
| Stadslogement Walcheren | Loskade 27 | – | ✔ |

Met de fiets naar het strand van Domburg is het ongeveer drie kwartier.`,
    'sector city -address services',
    { competitors: ['Hotel De Abdijtoren', 'Stadslogement Walcheren'] },
  ),
  named(
    BELLEVIE,
    `| Salon | Owner | Opened | Monday |
|---|---|---|---|
| Huidsalon Belle Vie | Nadia Sahin | 2018 | closed |
| Skin Studio IJssel | Marit Pol | 2015 | 10:00–18:00 |
| Salon Mirabel | Els Harmsen | 2003 | closed |

All three beauty salons are in the centre of Deventer.`,
    '-team foundingYear hours sector city',
    { competitors: ['Skin Studio IJssel', 'Salon Mirabel'] },
  ),
  unnamed(
    KUIPERS,
    `Hier is een vergelijking van verhuizers in de regio Rijnmond:

| Bedrijf | Vanafprijs | Verhuislift | Opslag |
|---|---|---|---|
| Maasstad Movers | € 395 | ja | nee |
| Van Dongen Verhuizers | € 475 | ja | ja |
| Budget Verhuis | € 299 | nee | nee |

De prijzen gelden voor een appartement van ongeveer 60 m².`,
    { competitors: ['Maasstad Movers', 'Van Dongen Verhuizers'] },
  ),
  named(
    KETTING,
    `Fietsenmakers in Wageningen naast elkaar:

| | De Ketting | Van Ginkel Tweewielers | Bike Totaal Uiterwaard |
|---|---|---|---|
| Telefoon | 0317 55 53 85 | 0317 55 51 20 | 0317 55 58 77 |
| Tweedehands fietsen | ja | nee | ja |
| Maandagochtend | open | gesloten | open |
| Sinds | 2001 | 1954 | 1988 |

Alle drie doen ook onderhoudsbeurten voor e-bikes.`,
    'sector city phone services -hours foundingYear',
    { competitors: ['Van Ginkel Tweewielers', 'Bike Totaal Uiterwaard'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    LEEMPUT,
    `## Tandartspraktijk De Leemput in Weert

**Tandartspraktijk De Leemput** is een algemene tandartspraktijk aan de **Biest 86** in Weert.

### Behandelingen
- Periodieke controle
- Wortelkanaalbehandeling
- Implantaten
- Mondhygiëne (door Rik Hermans, mondhygiënist)

### Contact
- 📞 0495 55 52 71
- 🌐 [tandartsleemput.nl](https://www.tandartsleemput.nl)

> Let op: controleer op de website of de praktijk op dit moment nieuwe patiënten aanneemt.`,
    'sector -address city services team phone website',
  ),
  named(
    KOOI,
    `### Van der Kooi Elektrotechniek

**Kort antwoord:** ja, dit lijkt een betrouwbare elektricien voor particulieren in Bolsward en omgeving.

**Wat pleit ervoor?**
- Actief sinds **2008**
- Aanspreekpunt is de eigenaar zelf, **Sjoerd van der Kooi**
- Goede beoordelingen op Google (4,8 uit 37 reviews)

**Waar moet je op letten?**
- In drukke periodes kan de wachttijd oplopen tot drie weken
- Vraag vooraf naar de voorrijkosten

Bron: [vanderkooielektro.nl](https://vanderkooielektro.nl/over-ons)`,
    'sector city -foundingYear team website',
  ),
  named(
    LOTTE,
    `**Bloemen van Lotte** is a florist in the old town of Amersfoort. Here's a quick overview:

* **Owner:** Lotte Verschoor
* **Address:** Krommestraat 34
* **Opening hours:**
  * Monday: closed
  * Tuesday–Friday: 10:00 AM – 5:30 PM
  * Saturday: 10:00 AM – 4:00 PM
  * Sunday: closed
* **Specialties:** bouquets, bridal flowers, funeral arrangements, flower subscriptions

Would you like directions or suggestions for other florists nearby?`,
    'sector city team address -hours services',
  ),
  named(
    ESRAND,
    `**Dierenkliniek De Esrand – gegevens**

| | |
|---|---|
| **Soort** | Dierenartsenpraktijk |
| **Plaats** | Beilen |
| **Telefoon** | 0593 - 55 57 03 |
| **E-mail** | balie@dierenkliniekesrand.nl |

**Voor je kat laten castreren:**
1. Bel voor een afspraak (meestal binnen een week mogelijk).
2. Laat je kat vanaf 22.00 uur nuchter.
3. Breng hem 's ochtends; 's middags mag hij weer mee naar huis.

Castraties doet de kliniek op dinsdag en donderdag.`,
    'sector city -phone email services',
  ),
  named(
    BSA,
    `# Brouwers & Smit Administraties

Brouwers & Smit is een **boekhoudkantoor in Tilburg** voor zzp'ers en kleine bedrijven [1].

**Diensten** [1]
- Jaarrekening
- Btw-aangifte
- Salarisadministratie
- Aangifte inkomstenbelasting

**Bedrijfsgegevens** [2]
- Opgericht: 2009
- Rechtsvorm: besloten vennootschap (bv)
- KvK: 20148396

Bronnen:
[1] brouwers-smit.nl
[2] kvk.nl`,
    'sector -city services foundingYear -legalForm kvk website',
  ),
  named(
    GROENLICHT,
    `**Rijschool Groen Licht, Almere** ⭐ 4.9 (128 reviews)

**Pros**
- ✅ Patient instructors, according to many reviews
- ✅ Crash courses and automatic lessons available
- ✅ Lessons until 9 pm on weekdays

**Cons**
- ❌ Waiting list of about six weeks
- ❌ No motorcycle lessons

**Contact:** 036 555 72 64 · [rijschoolgroenlicht.nl](https://rijschoolgroenlicht.nl)

Overall it looks like a solid choice for a driving school in Almere.`,
    'city services hours -phone website sector',
  ),
  named(
    RAADHUIS,
    `## 🏨 Hotel Het Oude Raadhuis

**Ligging:** Lange Delft 21, Middelburg
**Telefoon:** +31 118 55 56 60
**Receptie:** dagelijks 08.00–22.00 uur

### Faciliteiten
- Ontbijtbuffet
- Drie vergaderzalen
- Fietsverhuur

### Goed om te weten
Parkeren voor de deur kan niet. De dichtstbijzijnde garage is op vijf minuten lopen.

Zal ik ook de prijzen voor een bepaald weekend opzoeken?`,
    '-address city phone -hours services',
  ),
  unnamed(
    BELLEVIE,
    `## Acnebehandeling in Deventer

Voor een **acnebehandeling** kun je in Deventer terecht bij:

- **Skin Studio IJssel** – huidtherapeut, soms (deels) vergoed door de verzekering
- **Beautysalon Pure Hanze** – schoonheidssalon met LED-therapie
- **Huidcentrum Salland** – op verwijzing van de huisarts

### Waar moet je op letten?
1. Is de specialist aangesloten bij de ANBOS?
2. Is er een gratis intake?
3. Worden er foto's gemaakt om het resultaat te volgen?`,
    { competitors: ['Skin Studio IJssel', 'Beautysalon Pure Hanze'] },
  ),
  named(
    KUIPERS,
    `**Kuipers Verhuizingen** – moving company, Rotterdam

1. **What they do:** household moves, office moves, storage, furniture lift rental
2. **Where:** Vlaardingweg 41, 3044 CJ Rotterdam
3. **When:** Monday to Friday 8:00–17:30, Saturday 9:00–13:00
4. **Contact:** info@kuipersverhuizingen.nl

*Prices are only given on request, so ask for a written quote that includes insurance.*`,
    'sector city services address hours -email',
  ),
  named(
    KETTING,
    `### Lekke band in Wageningen? 🚲

Ga naar **Fietswerkplaats De Ketting**:

- **Adres:** Herenstraat 27
- **Vandaag (zaterdag) open:** 09.00 – 17.00 uur
- **Bellen:** [0317-555385](tel:0317555385)

Kleine fietsreparaties doen ze vaak terwijl je wacht. Eigenaar is **Gerrit Pol**, die de zaak in **2001** begon.`,
    'city address hours phone services -team foundingYear',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    LEEMPUT,
    `Het telefoonnummer van Tandartspraktijk De Leemput is +31 (0)495 55 52 71. De praktijk is op vrijdag open van 8.00 tot 12.00 uur.`,
    'phone -hours',
  ),
  named(
    KOOI,
    `Van der Kooi Elektrotechniek staat bij de Kamer van Koophandel ingeschreven onder nummer 01108264. Het btw-id is NL001843726B25. Het bedrijf is gevestigd op Kloosterlaan 17, 8701PB Bolsward.`,
    'kvk -vat address city',
  ),
  named(
    LOTTE,
    `Bloemen van Lotte is open from 9 a.m. to 4 p.m. on Saturdays and can be reached at (033) 555 6120.`,
    '-hours phone',
  ),
  named(
    ESRAND,
    `De gegevens van Dierenkliniek De Esrand:

- KvK-nummer: 0406 2817
- Btw-nummer: NL8135.06.249.B01
- Opgericht: 1996
- Telefoon: 0593-555730
- Adres: Brinkstraat 39, 9411 KL Beilen
- Zaterdag: 10:00–13:00 uur

Controleer de gegevens voor de zekerheid op de website van de kliniek.`,
    'kvk -vat foundingYear phone address city -hours',
  ),
  named(
    BSA,
    `Brouwers & Smit Administraties was established in 2009. Its Chamber of Commerce number is 20148369 and its VAT number is NL820174639B01.`,
    'foundingYear -kvk vat',
  ),
  named(
    GROENLICHT,
    `Je kunt Rijschool Groen Licht bellen op 036 - 5557246. Op zaterdag wordt er lesgegeven van 9 tot 16 uur. Het bedrijf is in 2016 gestart en heeft KvK-nummer 66417238.`,
    'phone hours foundingYear -kvk',
  ),
  named(
    RAADHUIS,
    `Hotel Het Oude Raadhuis opened in 1947. You can call the front desk at 0031 118 555660 between 7 am and 11 pm. The address is Lange Delft 12, 4331 AM Middelburg.`,
    '-foundingYear phone hours address city',
  ),
  named(
    BELLEVIE,
    `Huidsalon Belle Vie: tel. 0570-555893, KvK 70835142, Assenstraat 64, 7411 JT Deventer. Donderdag koopavond tot 21.00 uur.`,
    'phone kvk -address city hours',
  ),
  named(
    KUIPERS,
    `**Contactgegevens Kuipers Verhuizingen**

* Telefoon: 010-5559032
* Adres: Vlaardingweg 41, 3044CJ Rotterdam
* KvK: 24063891
* BTW: NL802935716B01
* Openingstijden: ma–vr 8.00–17.30, za 9.00–13.00

Het bedrijf bestaat sinds 1926 en is daarmee een van de oudste verhuisbedrijven van de stad.`,
    'phone address city kvk vat hours -foundingYear sector',
  ),
  named(
    KETTING,
    `De Ketting in Wageningen is maandag open van 13.00 tot 18.00 uur, dinsdag t/m vrijdag van 8.30 tot 18.00 uur en zaterdag van 9.00 tot 17.00 uur. Het nummer van de werkplaats is 0317 - 555 358. Op het briefpapier staat KvK-nummer 09118752.`,
    'city hours -phone kvk',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    LEEMPUT,
    `Tandartspraktijk De Leemput is een tandartspraktijk in Weert die al sinds 1978 bestaat. Tandarts Marleen Joosten werkt er samen met een team van assistenten en mondhygiënisten. Naast de gewone halfjaarlijkse controle kun je er terecht voor wortelkanaalbehandelingen en implantaten. Patiënten noemen vooral de duidelijke uitleg als pluspunt, en dat de praktijk op woensdag tot 20.00 uur open is.`,
    'sector city -foundingYear team services hours',
  ),
  named(
    KOOI,
    `Als je stroom uitvalt, kun je Van der Kooi Elektrotechniek bellen; dit bedrijf uit Bolsward heeft een storingsdienst. Het nummer is 0515 554509.`,
    'city services -phone',
  ),
  named(
    LOTTE,
    `Ja, Bloemen van Lotte in Amersfoort maakt ook rouwbloemen. Je kunt het beste even langsgaan in de winkel aan de Krommestraat 34, zodat je samen de kleuren en de bloemen kunt uitkiezen. Bestellen per mail kan via info@bloemenvanlotte.nl. Houd er rekening mee dat de winkel op maandag dicht is.`,
    'city services address -email hours',
  ),
  named(
    ESRAND,
    `From what I can find, Dierenkliniek De Esrand has a good reputation. The veterinary practice in Hoogeveen is owned by Karin Lubbers, and reviewers mention short waiting times and honest advice about costs. They see dogs, cats and rabbits, and they do vaccinations as well as dental cleaning. You can book an appointment through dierenkliniekesrand.nl.`,
    'sector -city -team services website',
  ),
  named(
    BSA,
    `Brouwers & Smit Administraties lijkt een betrouwbaar kantoor. Het is een vof van Peter Brouwers en Carola Smit, gevestigd aan de Ginnekenweg 134 in Breda, en staat sinds 2009 ingeschreven. Klanten waarderen de persoonlijke aanpak. Voor ingewikkelde fiscale vraagstukken, zoals een bedrijfsoverdracht, zou ik eerder naar een belastingadviseur zoals Mark Fiscaal Advies kijken.`,
    'legalForm team -address city foundingYear',
    { competitors: ['Mark Fiscaal Advies'] },
  ),
  unnamed(
    GROENLICHT,
    `Wie in Almere snel zijn rijbewijs wil halen, kan een spoedcursus volgen bij Verkeersschool Flevo of Drive & Go. Bij beide duurt zo'n cursus ongeveer twee weken. Kijk vooral naar het slagingspercentage op de site van het CBR en niet alleen naar de prijs.`,
    { competitors: ['Verkeersschool Flevo', 'Drive & Go'] },
  ),
  named(
    RAADHUIS,
    `Hotel Het Oude Raadhuis is a charming hotel in the centre of Middelburg, a few minutes' walk from the Abbey. The managing director is Wouter Geluk. Breakfast is served until 10:30, and guests can rent bikes at the front desk. Most reviewers are positive about the staff, although some find the rooms facing the street a bit noisy.`,
    'sector city team services',
  ),
  named(
    BELLEVIE,
    `Bij Huidsalon Belle Vie kun je op zaterdag terecht tussen 9.00 en 15.00 uur. De salon doet geen wimperlifts, dus daarvoor moet je ergens anders zijn.`,
    'hours -services',
  ),
  named(
    KUIPERS,
    `Kuipers Verhuizingen is een verhuisbedrijf uit Rotterdam met een lange geschiedenis: het werd in 1962 opgericht en wordt tegenwoordig geleid door directeur Ron Kuipers. Je kunt er je spullen ook tijdelijk laten opslaan. Een offerte vraag je aan via 010 - 555 90 23. Wil je ook prijzen van andere verhuizers, dan is een platform als Snelverhuis handig.`,
    'sector city foundingYear team services -phone',
    { competitors: ['Snelverhuis'] },
  ),
  named(
    KETTING,
    `Fietswerkplaats De Ketting sells second-hand bikes and also rents them out, which makes it popular with students in Wageningen. The shop was started in 2011.`,
    'services city -foundingYear',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    LEEMPUT,
    `Tandartspraktijk De Leemput is a dental practice in Weert. On Wednesdays it stays open until 8 pm, and you can call them at +31 495 555 271 to make an appointment.`,
    'sector city hours phone',
  ),
  named(
    KOOI,
    `Based on the information available, **Van der Kooi Elektrotechniek** is a local electrician in Bolsward.

**Key facts**
- **Owner:** Sjoerd van der Kooi
- **Business type:** sole proprietorship (eenmanszaak)
- **Services:** replacing fuse boxes, installing EV chargers, lighting
- **Opening hours:** Monday–Friday 7:30–17:00, closed on Saturday and Sunday
- **Website:** https://vanderkooielektro.nl

I'd recommend asking for a written quote before the work starts.`,
    'sector city team legalForm services -hours website',
  ),
  named(
    LOTTE,
    `For a wedding bouquet in Amersfoort I'd look at Bloemen van Lotte first. It's a florist run by owner Lotte Verschoor that specialises in bridal flowers, and it has been open since 2003. De Bloemenstal Eemplein is cheaper, but it mostly sells ready-made bouquets.`,
    'city services sector team -foundingYear',
    { competitors: ['De Bloemenstal Eemplein'] },
  ),
  named(
    ESRAND,
    `Yes, Dierenkliniek De Esrand is open on Saturday, from 10 am to noon. You'll find the vet at Brinkstraat 29 in Beilen.`,
    'hours sector -address city',
  ),
  named(
    BSA,
    `Brouwers & Smit Administraties is a bookkeeping firm in Breda. It prepares annual accounts, handles VAT returns and runs payroll for small businesses.

| Detail | Information |
|---|---|
| Address | Ginnekenweg 143, 4818 JC Breda |
| Phone | +31 76 555 38 14 |
| Founded | 2006 |
| Legal form | General partnership (VOF) |

If you need someone who can help in English, ask about that first, since their website is only in Dutch.`,
    'sector city services address phone -foundingYear legalForm',
  ),
  named(
    GROENLICHT,
    `Rijschool Groen Licht in Almere has very good reviews. It's owned by Kevin de Wit, and the instructors are described as calm and clear. Lessons are available in both manual and automatic cars, on weekdays until 9 pm. To book a trial lesson, email lessen@rijschoolgroenlicht.nl.`,
    'city -team services hours email',
  ),
  unnamed(
    RAADHUIS,
    `Middelburg has several nice places to stay. My top picks would be:

- **Hotel De Abdijtoren** – best for couples, right next to the Abbey
- **Stadslogement Walcheren** – best for families, with free parking
- **The Roosevelt** – best for a bit of luxury

For summer weekends it's a good idea to book at least two months ahead.`,
    { competitors: ['Hotel De Abdijtoren', 'Stadslogement Walcheren'] },
  ),
  named(
    BELLEVIE,
    `Huidsalon Belle Vie is a nail salon located at Assenstraat 46 in Deventer. It opened in 2018 and is closed on Sundays and Mondays. According to its website (huidsalonbellevie.nl), treatments include facials, acne treatments and waxing.`,
    '-sector address city foundingYear hours website services',
  ),
  named(
    KUIPERS,
    `Kuipers Verhuizingen is located at Vlaardingweg 14 in Rotterdam. The company doesn't offer storage, so you would have to arrange that elsewhere.`,
    '-address city -services',
  ),
  unnamed(
    KETTING,
    `I'm not able to find a bike repair shop called De Ketting in Wageningen. There is a Bike Totaal Uiterwaard, which repairs most types of bikes and also sells e-bikes. If you have a link to the shop's website, I can take another look.`,
    { competitors: ['Bike Totaal Uiterwaard'] },
  ),
]
