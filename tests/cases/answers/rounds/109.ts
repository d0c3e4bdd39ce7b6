/** Answers that a stranger to the rules wrote: a plumber, a bakery, a physiotherapist, a garage, a florist, a law firm, a bookkeeper, an Indonesian restaurant, a vet and a web designer. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  AKELEI,
  AREN,
  HOEKSTRA,
  KRAMER,
  MOLENPOORT,
  NOORD,
  PEETERS,
  SARI,
  VECHT,
  VRB,
} from '#tests/cases/answers/companies/109.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KRAMER,
    `Ik heb gezocht naar Kramer & Zoon Loodgieters in Assen, maar ik kan geen betrouwbare informatie over dit bedrijf vinden. Het kan zijn dat het om een klein bedrijf zonder website gaat, of dat het onder een andere naam staat ingeschreven.

Wat je kunt doen:
- Zoek op Google Maps op "loodgieter Assen"
- Controleer de inschrijving in het Handelsregister via kvk.nl
- Vraag om referenties voordat je een afspraak maakt

Heb je misschien een telefoonnummer of adres? Dan kijk ik graag verder voor je.`,
  ),
  named(
    AREN,
    `Welke allergenen er precies in de producten van Bakkerij De Vijf Aren zitten, heb ik online niet kunnen terugvinden. Wel vermeldt de website dat er glutenvrij brood wordt verkocht. Voor de zekerheid kun je het beste even bellen met de winkel aan de Lange Kerkstraat 30 in Goes, telefoon 0113 555 691.`,
    'services address city -phone',
  ),
  unnamed(
    MOLENPOORT,
    `I couldn't find any reliable information about a physiotherapy practice called Fysiotherapie Molenpoort in Nijmegen. Could you double-check the spelling, or share a link to their website?`,
  ),
  named(
    HOEKSTRA,
    `Ik heb geen onafhankelijke reviews van **Autobedrijf Hoekstra** kunnen vinden, dus over de klanttevredenheid kan ik weinig zeggen. Wat ik wel kon vinden:

- **Locatie:** Smidsstraat 9, 8601 WB Sneek
- **Diensten:** APK-keuring, onderhoudsbeurten, airco bijvullen en verkoop van occasions
- **Openingstijden:** maandag t/m vrijdag van 9.00 tot 18.00 uur, zaterdag gesloten
- **Website:** [autohoekstra.nl](https://autohoekstra.nl)

**Mijn advies**
1. Bekijk de recensies op Google Maps.
2. Vraag vooraf een prijsopgave.
3. Controleer of het bedrijf is aangesloten bij BOVAG.

Wil je dat ik andere garages in de buurt voor je op een rij zet?`,
    'address city services -hours website',
  ),
  unnamed(
    AKELEI,
    `Helaas kan ik geen informatie vinden over een bloemist met de naam De Akelei in Bussum. Bloemisten die ik daar wel tegenkom zijn onder andere Bloemenhuis Gooi en Flora Vlietlaan.`,
    { competitors: ['Bloemenhuis Gooi', 'Flora Vlietlaan'] },
  ),
  named(
    VRB,
    `I don't have any information about the hourly rates of Van Rijn Brouwer Advocaten, as these are not published online. What I can tell you is that it is a law firm in 's-Hertogenbosch that handles employment law, divorce and tenancy disputes. The firm was founded in 1999, and its partners are Caroline van Rijn and Maarten Brouwer. For a quote, it's best to contact them directly.`,
    'sector city services -foundingYear team',
  ),
  unnamed(
    PEETERS,
    `Over **Administratiekantoor Peeters** in Venray heb ik geen informatie kunnen vinden. Er verschijnt in de zoekresultaten geen website, geen vermelding in een bedrijvengids en ook geen recensie.

### Mogelijke verklaringen
- Het kantoor werkt vooral via mond-tot-mondreclame.
- De naam wordt net anders geschreven.
- Het bedrijf is gestopt of overgenomen.

### Alternatieven in Venray
- **Van Dijck Accountants** – accountantskantoor voor het mkb
- **Cijferhuis Venray** – boekhouding voor zzp'ers

Laat het me weten als je meer gegevens hebt, dan zoek ik opnieuw.`,
    { competitors: ['Van Dijck Accountants', 'Cijferhuis Venray'] },
  ),
  named(
    SARI,
    `Of Warung Sari Rasa een kindermenu heeft, kan ik nergens terugvinden. Het Indonesische restaurant aan de Zaagmolenkade 54 in Rotterdam is op maandag gesloten; op andere dagen kun je het even navragen via 010 555 27 13.`,
    'sector address city hours -phone',
  ),
  unnamed(
    VECHT,
    `I'm sorry, but I don't have any specific information about Dierenkliniek De Vecht in Ommen. It may be a smaller local practice that isn't well represented online. If your dog needs care urgently, I'd recommend calling the nearest veterinary clinic or checking Google Maps for opening hours and reviews. You can also look up registered vets in the Dutch register (Diergeneeskunderegister).`,
  ),
  named(
    NOORD,
    `Wat een website bij Studio Noorderlicht kost, heb ik niet kunnen vinden: het bureau noemt geen tarieven. Bekend is wel dat de webdesigner in Groningen zit, WordPress-websites en webshops bouwt en in 2014 is opgericht door Jorrit Dijkema. Een offerte vraag je aan via hallo@studionoorderlicht.nl.`,
    'sector city services -foundingYear team email',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KRAMER,
    `Kramer Installatietechniek is een installatiebedrijf in Emmen dat zich richt op warmtepompen, airco en zonneboilers. Het bedrijf is opgericht in 2004 en is te bereiken via 0591 555 810 of kramer-installatietechniek.nl. Op de website staan verschillende positieve klantreacties.`,
  ),
  named(
    AREN,
    `Let op: er zijn twee bakkers in Zeeland met een vergelijkbare naam.

- **Bakkerij De Vijf Aren** zit in Goes, aan de Lange Vorststraat 30, en staat bekend om haar desembrood en Zeeuwse bolussen. Op maandag is de winkel gesloten.
- **Bakkerij De Drie Aren** zit in Middelburg en is op maandag wel open.

Welke van de twee bedoelde je?`,
    'sector city -address services hours',
  ),
  unnamed(
    MOLENPOORT,
    `Based on what I found, Fysiotherapie Molenveld is a physiotherapy practice in Nijmegen that offers manual therapy and shockwave treatment. It's open on weekdays from 8:00 to 18:00. I didn't come across a practice called "Molenpoort", so you may be thinking of this one.`,
  ),
  named(
    HOEKSTRA,
    `Autobedrijf Hoekstra in Sneek and Autobedrijf Hoekema in Bolsward are two different garages. Hoekstra has been around since 1984 and does APK inspections, servicing and air conditioning refills, while Hoekema focuses mainly on campers and vans. You can reach Hoekstra at 0515 555 842.`,
    'city sector -foundingYear services -phone',
  ),
  unnamed(
    AKELEI,
    `Bloemenatelier De Anemoon in Hilversum verzorgt bruidsboeketten, rouwwerk en workshops. De winkel zit aan de Kerkstraat 112 en is van dinsdag tot en met zaterdag open.`,
  ),
  named(
    VRB,
    `**VRB Advocaten** in Den Bosch moet je niet verwarren met **VBR Advocaten** uit Tilburg. Hieronder de verschillen:

**VRB Advocaten (Van Rijn Brouwer)**
- Kantoor: Peperstraat 12, 's-Hertogenbosch
- Rechtsgebieden: arbeidsrecht, huurrecht, echtscheidingen en letselschade
- Telefoon: 073 555 46 22

**VBR Advocaten**
- Kantoor: Spoorlaan 300, Tilburg
- Rechtsgebieden: ondernemingsrecht en fiscaal recht
- Telefoon: 013 555 02 18

Voor een arbeidsconflict ligt VRB Advocaten dus meer voor de hand.`,
    'city address services -phone',
  ),
  unnamed(
    PEETERS,
    `Peters Administratie & Advies is een boekhoudkantoor in Horst. Het kantoor doet onder meer de btw-aangifte en de loonadministratie voor ondernemers in Noord-Limburg.`,
  ),
  named(
    SARI,
    `There are two places with rather similar names. Warung Sari Rasa is an Indonesian restaurant in Rotterdam, known for its rijsttafel, and it's open on Fridays from noon to 10 pm. Restaurant Sari Raya is in Schiedam and mostly does takeaway. If you'd like to book a table, Sari Rasa's website is warungsarirasa.nl.`,
    'sector city services -hours website',
  ),
  unnamed(
    VECHT,
    `Waarschijnlijk bedoel je **Dierenkliniek Vechtdal** in Dalfsen.

**Gegevens**
- Adres: Wilhelminastraat 9, 7721 BK Dalfsen
- Telefoon: 0529 555 900
- Open: maandag t/m vrijdag 08:30–17:30

De kliniek behandelt honden, katten en konijnen en heeft een eigen röntgenkamer. Voor spoed buiten openingstijden werkt Dierenkliniek Vechtdal samen met Dierenartsenpraktijk Salland.

Zal ik de tarieven voor een vaccinatie opzoeken?`,
    { competitors: ['Dierenartsenpraktijk Salland'] },
  ),
  named(
    NOORD,
    `Studio Noorderlicht is een webdesigner aan de Folkingestraat 35 in Groningen. Studio Noorderzon, ook uit Groningen, maakt alleen bedrijfsfilms en dus geen websites.`,
    'sector -address city',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    KRAMER,
    `KZL staat voor Kramer & Zoon Loodgieters, een loodgietersbedrijf uit Assen. Je kunt er terecht voor het verhelpen van lekkages, onderhoud van je cv-ketel en het ontstoppen van het riool. Volgens de website (kramerenzoon.nl) zijn ze op werkdagen vanaf 8.30 uur bereikbaar.`,
    'sector city services website -hours',
  ),
  named(
    AREN,
    `Nee, De Vijf Aren in Goes verkoopt geen glutenvrij brood. Op zaterdag is de winkel open van 7.00 tot 16.00 uur, dus je kunt het daar wel even navragen.`,
    'city -services hours',
  ),
  unnamed(
    MOLENPOORT,
    `"FMP" can mean several things, depending on the context:

- **Financial Modeling Prep** – a provider of stock market data and APIs
- **Final Major Project** – the closing project of many British art and design courses
- **FileMaker Pro** – database software from Claris
- **Forest Management Plan** – a planning document in forestry

If you tell me where you came across the abbreviation, I can give you a more specific answer.`,
  ),
  named(
    HOEKSTRA,
    `ABH uit Sneek is de afkorting van **Autobedrijf Hoekstra B.V.**

- **Wat doen ze?** APK-keuringen, onderhoud, airco bijvullen en de verkoop van occasions
- **Adres:** Smidsstraat 19, 8601 WB Sneek
- **Telefoon:** 0515-555482
- **Directeur:** Klaas Veenstra

Afspraken voor de werkplaats kun je telefonisch maken. Let op: er zijn meer bedrijven in Friesland met de naam Hoekstra, dus controleer of je het juiste voor je hebt.`,
    'legalForm city services -address phone -team',
  ),
  named(
    AKELEI,
    `Akelei Bloemen in Bussum is a florist run by Marieke Smit. She makes bouquets, bridal flowers and funeral arrangements, and you can also take out a flower subscription. The shop is closed on Mondays and Sundays.`,
    'city sector -team services hours',
  ),
  named(
    VRB,
    `VRB is een advocatenkantoor in Den Bosch, gevestigd aan de Peperstraat 21. Het kantoor bestaat sinds 1995.`,
    'sector city -address foundingYear',
  ),
  named(
    PEETERS,
    `AKP in Venray is short for Administratiekantoor Peeters, the bookkeeping firm of Twan Peeters. It was founded in 1998 and handles VAT returns, payroll and annual accounts for small businesses. More details are on akpeeters.nl.`,
    'city sector team -foundingYear services website',
  ),
  unnamed(
    SARI,
    `WSR staat meestal voor **World Series by Renault**, een raceklasse die tussen 2005 en 2015 in Europa werd verreden. Daarnaast is het de afkorting van **West Surrey Racing**, een Brits raceteam dat uitkomt in het BTCC. In de medische wereld wordt WSR soms gebruikt voor "Wilcoxon signed-rank", een statistische toets.

Bedoelde je een van deze, of gaat het om iets anders?`,
  ),
  unnamed(
    VECHT,
    `DKV is een Duitse aanbieder van tankkaarten en tolkaarten voor zakelijke rijders. Met de DKV-kaart kun je in heel Europa tanken en laden.`,
  ),
  unnamed(
    NOORD,
    `SNL is short for Saturday Night Live, the American sketch comedy show that has aired on NBC since 1975. It was created by Lorne Michaels.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    KRAMER,
    `Er zijn in Nederland meerdere loodgieters met de naam Kramer & Zoon. Die in Assen zit aan de Rolderstraat 88 en is opgericht in 1978 door Henk Kramer; het telefoonnummer is 0592 555 274. Daarnaast is er een Kramer & Zoon in Purmerend, die vooral dakwerk doet, en een in Hoogezand. Welke van deze bedrijven bedoel je?`,
    'sector city address -foundingYear team phone',
  ),
  unnamed(
    AREN,
    `Ik vond twee bakkerijen met de naam De Vijf Aren: een in Winterswijk (Misterstraat 62, devijfarenwinterswijk.nl) en een in Oirschot. De bakkerij in Winterswijk is gespecialiseerd in krentenwegge.`,
  ),
  named(
    MOLENPOORT,
    `Er zijn twee praktijken die Fysiotherapie Molenpoort heten. De ene zit in Nijmegen en biedt onder andere dry needling en bekkenfysiotherapie; die is op vrijdag open tot 20.00 uur. De andere zit in Weert en richt zich vooral op ouderen.`,
    'city services -hours',
  ),
  named(
    HOEKSTRA,
    `De naam Autobedrijf Hoekstra komt in Friesland vaker voor. Dit zijn de garages die ik heb gevonden:

1. **Autobedrijf Hoekstra – Sneek**
   - Smidsstraat 9, 8601 WB Sneek
   - APK, onderhoud en occasions
   - Tel. 0515 555 428
2. **Autobedrijf Hoekstra – Dokkum**
   - Woudweg 44, Dokkum
   - Schadeherstel en spuitwerk
   - Tel. 0519 555 106
3. **Autobedrijf Hoekstra – Drachten**
   - Dealer van Suzuki
   - Tel. 0512 555 877

Geef even door in welke plaats je moet zijn, dan zoek ik de openingstijden op.`,
    'sector city address services -phone',
  ),
  unnamed(
    AKELEI,
    `There are several flower shops called De Akelei in the Netherlands. The best known ones are:

- **De Akelei, Zutphen** – bouquets and dried flowers, open Tuesday to Saturday
- **Bloemenhuis De Akelei, Oss** – wedding and funeral flowers
- **De Akelei, Schagen** – garden centre with a small flower department

Let me know which city you're in and I'll look up the address and phone number.`,
  ),
  named(
    VRB,
    `Two Dutch law firms go by the name VRB Advocaten. One is Van Rijn Brouwer Advocaten in Den Bosch, which was founded in 1995 and deals with employment law, rent law and personal injury. The other is based in Alkmaar and only does criminal law. The Den Bosch firm can be reached at info@vanrijnbrouwer.nl.`,
    'sector city foundingYear services -email',
  ),
  named(
    PEETERS,
    `Er staan meerdere kantoren met de naam **Administratiekantoor Peeters** ingeschreven:

| Plaats | Eigenaar | Website |
|---|---|---|
| Venray | Twan Peeters | akpeeters.nl |
| Weert | Jos Peeters | peetersweert.nl |
| Bladel | Annie Peeters-Smits | – |

Het kantoor in Venray is opgericht in 2008 en verzorgt onder andere btw-aangiftes, jaarrekeningen en salarisadministratie. Dat in Weert werkt vooral voor agrarische bedrijven.`,
    'city team website -foundingYear services',
  ),
  unnamed(
    SARI,
    `I found two restaurants named Sari Rasa: one on the Weimarstraat in The Hague, which is an Indonesian takeaway, and one in Arnhem that closed in 2021. The one in The Hague is open daily from 12:00 to 21:00.`,
  ),
  named(
    VECHT,
    `Je hebt een Dierenkliniek De Vecht in Ommen en een in Weesp. Die in Ommen, aan de Hardenbergerweg 26, is op zaterdag van 9.00 tot 11.00 uur open.`,
    'city -address hours',
  ),
  unnamed(
    NOORD,
    `De naam Studio Noorderlicht wordt door verschillende bedrijven gebruikt. In Leeuwarden is Studio Noorderlicht een fotostudio voor portretten en bedrijfsfotografie, in Utrecht is het een yogastudio met lessen op maandag en donderdag. Weet je in welke plaats jouw Studio Noorderlicht zit?`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KRAMER,
    `Hier zijn enkele goed beoordeelde loodgieters in Assen:

1. **Vos Sanitair** – gespecialiseerd in badkamers en toiletten. Website: vossanitair.nl
2. **Kramer & Zoon Loodgieters** – familiebedrijf sinds 1997, voor lekkages, cv-ketels en verstopte riolen. Telefoon: 0592 555 247
3. **Drenthe Warm Installaties** – vooral warmtepompen en vloerverwarming
4. **Loodservice Noord** – 24 uur per dag bereikbaar voor spoed

**Tip:** vraag altijd vooraf naar de voorrijkosten en het uurtarief.`,
    'sector city -foundingYear services -phone',
    { competitors: ['Vos Sanitair', 'Drenthe Warm Installaties'] },
  ),
  named(
    AREN,
    `Here are some of the best bakeries in Goes:

1. **Bakkerij De Vijf Aren** – A traditional bakery on Lange Kerkstraat 30, known for its sourdough and Zeeuwse bolussen. Open on Saturdays from 8:00 to 17:00.
2. **Broodhuis Ganzepoort** – Great for whole-grain bread and sandwiches.
3. **Banketbakkerij Boogaard** – The place to go for cakes and chocolates.

If you only have time for one, I'd go with De Vijf Aren.`,
    'sector city address services -hours',
    { competitors: ['Broodhuis Ganzepoort', 'Banketbakkerij Boogaard'] },
  ),
  unnamed(
    MOLENPOORT,
    `Voor rugklachten kun je in Nijmegen onder andere terecht bij Fysio Waalkade, Fysiotherapie Hees en FysioFit Dukenburg. Fysio Waalkade heeft de meeste reviews; bij Fysiotherapie Hees kun je vaak binnen een week terecht.`,
    { competitors: ['Fysio Waalkade', 'Fysiotherapie Hees'] },
  ),
  named(
    HOEKSTRA,
    `In Sneek kun je voor een APK bij deze garages terecht:

- **Garage De Waterpoort** – APK vanaf € 39, klaar terwijl je wacht
- **Autobedrijf Hoekstra** – APK en onderhoud voor alle merken, ook op zaterdag open van 9.00 tot 17.00 uur ([autohoekstra.nl](https://autohoekstra.nl))
- **Autoservice Zijlstra** – kleine garage met vaste lage prijzen

Prijzen kunnen wijzigen, dus check even de websites.`,
    'sector city services -hours website',
    { competitors: ['Garage De Waterpoort', 'Autoservice Zijlstra'] },
  ),
  named(
    AKELEI,
    `Voor een bruidsboeket in Bussum zou ik kijken bij Stengel & Steel, Bloemenatelier De Akelei (Nassaulaan 71) of Flora Vlietlaan. Alle drie hebben ze ervaring met bruidswerk.`,
    'city -address services',
    { competitors: ['Stengel & Steel', 'Flora Vlietlaan'] },
  ),
  named(
    VRB,
    `If you need an employment lawyer in Den Bosch, these firms are worth considering:

**1. Dommel Legal**
Works mainly for employers. Website: dommellegal.nl

**2. Van Rijn Brouwer Advocaten**
A law firm founded in 2005 that handles employment law, tenancy law and personal injury. Phone: +31 73 555 46 20.

**3. Parade Advocaten**
Offers a free first consultation for employees.

I'd suggest calling two of them to compare rates. Also check whether you qualify for subsidised legal aid ("toevoeging").`,
    'sector city -foundingYear services phone',
    { competitors: ['Dommel Legal', 'Parade Advocaten'] },
  ),
  unnamed(
    PEETERS,
    `Een boekhouder voor zzp'ers in Venray? Dit zijn een paar opties:

- **Cijferhuis Venray** – vaste maandprijs vanaf € 65
- **Peelland Administraties** – ook voor agrarische bedrijven
- **Administratiekantoor Janssen-Custers** – btw-aangifte en inkomstenbelasting

Kies bij voorkeur een kantoor dat met jouw boekhoudpakket werkt.`,
    { competitors: ['Cijferhuis Venray', 'Peelland Administraties'] },
  ),
  named(
    SARI,
    `## Beste Indonesische restaurants in Rotterdam

**1. Restaurant Garuda**
Klassieker in het centrum met een uitgebreide rijsttafel.

**2. Warung Sari Rasa**
Klein familierestaurant aan de Zaagmolenkade 54 van eigenaar Made Wirawan. Ook afhalen en catering. Op maandag gesloten.

**3. Waroeng Melati**
Betaalbaar en geschikt voor groepen.

**4. Bali Lounge**
Moderne Indonesische keuken met cocktails.

*Mijn keuze:* voor een rustige avond Warung Sari Rasa, voor een groot gezelschap Restaurant Garuda. Reserveren wordt in het weekend aangeraden.`,
    'sector city address -team services hours',
    { competitors: ['Restaurant Garuda', 'Waroeng Melati'] },
  ),
  named(
    VECHT,
    `The main vets in and around Ommen are Dierenkliniek De Vecht, Dierenartsenpraktijk Salland and Dierenarts Bremmer. Dierenkliniek De Vecht offers vaccinations, neutering and dental treatment, and has been owned by Esther Kok since 2015. On Tuesdays and Thursdays the clinic is open until 7:30 pm.`,
    'sector city services -team hours',
    { competitors: ['Dierenartsenpraktijk Salland', 'Dierenarts Bremmer'] },
  ),
  unnamed(
    NOORD,
    `Enkele bekende webdesigners in Groningen zijn Webbureau Martini, Pixelwerf en Bureau Gras. Voor een webshop zou ik beginnen bij Pixelwerf.`,
    { competitors: ['Webbureau Martini', 'Pixelwerf', 'Bureau Gras'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    KRAMER,
    `Hieronder een vergelijking van drie loodgieters in Assen:

| Bedrijf | Specialisatie | Zaterdag open? | Telefoon |
|---|---|---|---|
| Kramer & Zoon Loodgieters | Lekkages, cv-ketels, riool | Ja, 9.00–12.00 uur | 0592 555 724 |
| Loodgieter Postma | Dakgoten en zinkwerk | Nee | 0592 555 903 |
| Vos Sanitair | Badkamers | Ja, 10.00–16.00 uur | 0592 555 640 |

Voor een lekkage op zaterdagochtend is Kramer & Zoon de logische keuze.`,
    'sector city services hours -phone',
    { competitors: ['Loodgieter Postma', 'Vos Sanitair'] },
  ),
  named(
    AREN,
    `| Bakery | Address | Known for | Since |
|---|---|---|---|
| Bakkerij De Vijf Aren | Lange Kerkstraat 30, Goes | Sourdough, bolussen | 1925 |
| Bakkerij Westdorp | Grote Markt 4, Goes | Rye bread | 1988 |
| Banketbakkerij Boogaard | Klokstraat 11, Goes | Pastries | 1961 |`,
    'sector address city services -foundingYear',
    { competitors: ['Bakkerij Westdorp', 'Banketbakkerij Boogaard'] },
  ),
  named(
    MOLENPOORT,
    `Ik heb de praktijken in Nijmegen voor je naast elkaar gezet:

| | Fysiotherapie Molenpoort | Fysio Waalkade |
|---|---|---|
| **Adres** | Ziekerstraat 154 | Waalkade 60 |
| **Telefoon** | 024 555 31 77 | 024 555 08 08 |
| **Dry needling** | ✅ | ❌ |
| **Bekkenfysiotherapie** | ✅ | ✅ |
| **Avondspreekuur** | Ma t/m do tot 20.00 uur | Alleen dinsdag |
| **Website** | fysiomolenpoort.nl | fysiowaalkade.nl |

**Conclusie:** werk je overdag en wil je 's avonds terecht, dan is Fysiotherapie Molenpoort handiger.`,
    'city -address phone services hours website',
    { competitors: ['Fysio Waalkade'] },
  ),
  unnamed(
    HOEKSTRA,
    `| Garage | Plaats | APK-prijs |
|---|---|---|
| Bosma Automotive | Sneek | € 42,50 |
| Garage De Waterpoort | Sneek | € 39,00 |
| KwikFit | Sneek | € 34,95 |

De prijzen zijn inclusief afmeldkosten. Voor een diesel betaal je meestal iets meer.`,
    { competitors: ['Bosma Automotive', 'Garage De Waterpoort'] },
  ),
  named(
    AKELEI,
    `Here's a quick comparison of florists in Bussum:

| Florist | Wedding flowers | Subscription | Open on Monday | Website |
|---|---|---|---|---|
| Bloemenatelier De Akelei | Yes | Yes | 9:00–18:00 | deakelei.nl |
| Bloemenhuis Gooi | Yes | No | 9:00–18:00 | bloemenhuisgooi.nl |
| Stengel & Steel | No | Yes | 10:00–17:00 | stengelensteel.nl |

Overall, De Akelei is the best option if you want both wedding flowers and a weekly bouquet.`,
    'sector city services -hours website',
    { competitors: ['Bloemenhuis Gooi', 'Stengel & Steel'] },
  ),
  named(
    VRB,
    `| Kantoor | Opgericht | Rechtsgebieden |
|---|---|---|
| VRB Advocaten | 2001 | Arbeidsrecht, huurrecht, letselschade |
| Parade Advocaten | 2008 | Arbeidsrecht |
| Dommel Legal | 2015 | Ondernemingsrecht |

Alle drie de advocatenkantoren zijn gevestigd in 's-Hertogenbosch.`,
    '-foundingYear services sector city',
    { competitors: ['Parade Advocaten', 'Dommel Legal'] },
  ),
  named(
    PEETERS,
    `Dit zijn de gegevens van Administratiekantoor Peeters op een rij:

| Gegeven | Waarde |
|---|---|
| Eigenaar | Twan Peeters |
| Adres | Patersstraat 14, 5801 AT Venray |
| Telefoon | 0478 555 036 |
| E-mail | mail@akpeeters.nl |
| KvK-nummer | 12045837 |
| Rechtsvorm | Eenmanszaak |

Kijk voor de meest actuele gegevens op de website van het kantoor.`,
    'team -address city phone email -kvk legalForm',
  ),
  unnamed(
    SARI,
    `| Restaurant | Rijsttafel p.p. | Beoordeling |
|:---|:---:|:---:|
| Toko Bandung | € 24,50 | 4,4 |
| Waroeng Melati | € 29,00 | 4,5 |
| Dewi Sri | € 36,50 | 4,3 |

Op basis van de prijs-kwaliteitverhouding zou ik voor Waroeng Melati kiezen.`,
    { competitors: ['Toko Bandung', 'Waroeng Melati'] },
  ),
  named(
    VECHT,
    `De openingstijden van **Dierenkliniek De Vecht** in Ommen:

| Dag | Tijden |
|---|---|
| Maandag | 08:00 – 18:00 |
| Dinsdag | 08:00 – 19:30 |
| Woensdag | 08:00 – 18:00 |
| Donderdag | 08:00 – 19:30 |
| Vrijdag | 08:00 – 18:00 |
| Zaterdag | 09:00 – 11:00 |
| Zondag | Gesloten |

Een afspraak maken kan via 0529 555 381.`,
    'city hours -phone',
  ),
  named(
    NOORD,
    `| Web designer | City | Services | Founder |
|---|---|---|---|
| Studio Noorderlicht | Groningen | WordPress websites, webshops, SEO | Martijn Hofman |
| Pixelwerf | Groningen | Webshops, apps | Karin Smit |
| Webbureau Martini | Haren | Websites for non-profits | Unknown |

Studio Noorderlicht also designs logos, which the other two don't mention on their sites.`,
    'sector city services -team',
    { competitors: ['Pixelwerf', 'Webbureau Martini'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KRAMER,
    `## Kramer & Zoon Loodgieters

**Kramer & Zoon Loodgieters** is een loodgietersbedrijf in Assen.

### Diensten
- Lekkages verhelpen
- Onderhoud van cv-ketels
- Badkamers installeren
- Riool ontstoppen

### Contact
- 📍 Rolderstraat 88, 9401 AP Assen
- 📞 0592 555 274
- 🌐 [kramerenzoon.nl](https://kramerenzoon.nl)

### Openingstijden
- Ma–vr: 07:30–17:00
- Za: 10:00–14:00
- Zo: gesloten`,
    'sector city services address phone website -hours',
  ),
  named(
    AREN,
    `**Bakkerij De Vijf Aren** is een ambachtelijke bakkerij in **Goes**, opgericht in **1962**.[1] De zaak is van **Marijke de Jonge**.[2]

- **Specialiteiten:** desembrood, Zeeuwse bolussen en taarten op bestelling
- **Glutenvrij:** ja

[1] devijfaren.nl
[2] goesisgoes.nl`,
    'sector city -foundingYear team services website',
  ),
  named(
    MOLENPOORT,
    `**Fysiotherapie Molenpoort** is a physiotherapy practice in the centre of Nijmegen.

**Key details**
- **Address:** Ziekerstraat 145, 6511 LG Nijmegen
- **Phone:** 024 555 31 77
- **Treatments:** manual therapy, dry needling, sports and pelvic physiotherapy
- **Opening hours:** Mon–Thu 8:00–20:00, Fri 8:00–17:00
- **Owner:** Peter van den Berg

**Good to know**
- You don't need a referral from your GP for physiotherapy in the Netherlands.
- Whether treatment is reimbursed depends on your supplementary insurance.

Would you like help finding out what your insurer covers?`,
    'sector city address phone services hours -team',
  ),
  named(
    HOEKSTRA,
    `### Is Autobedrijf Hoekstra betrouwbaar?

Op basis van wat ik online vind, lijkt **Autobedrijf Hoekstra** een betrouwbare garage.

**Pluspunten**
- ✅ Bestaat al sinds 1974
- ✅ Ingeschreven bij de KvK onder nummer 01073549
- ✅ Duidelijke contactgegevens op [autohoekstra.nl](https://autohoekstra.nl)

**Aandachtspunten**
- ⚠️ Weinig recente reviews
- ⚠️ Airco bijvullen doen ze niet

Vraag bij een grotere reparatie altijd om een schriftelijke offerte.`,
    'sector foundingYear -kvk website -services',
  ),
  named(
    AKELEI,
    `**Bloemenatelier De Akelei** 🌸
*Bloemist in Bussum*

* **Eigenaar:** Femke van Loon
* **Adres:** [Nassaulaan 17, 1404 CL Bussum](https://www.google.com/maps/search/?api=1&query=Nassaulaan+17+Bussum)
* **Geopend:** ma t/m za 10.00–17.30`,
    'sector city team address -hours',
  ),
  named(
    VRB,
    `**Van Rijn Brouwer Advocaten** – overzicht

1. **Kantoor:** Peperstraat 12, 5211 KM Den Bosch
2. **Oprichtingsjaar:** 1998
3. **Partners:** Caroline van Rijn en Maarten Brouwer
4. **Rechtsgebieden:** arbeidsrecht, echtscheidingen, huurrecht en letselschade
5. **Contact:** 073 555 64 20 / info@vrbadvocaten.nl

> Let op: dit overzicht is gebaseerd op openbare bronnen en kan verouderd zijn.`,
    'address city -foundingYear team services -phone email',
  ),
  named(
    PEETERS,
    `### Administratiekantoor Peeters (Venray)

**What they do**
- VAT returns
- Annual accounts
- Payroll
- Income tax returns

**Contact**
- Phone: 0478 555 063
- Email: [mail@akpeeters.nl](mailto:mail@akpeeters.nl)

**Opening hours**
Monday–Thursday 9:00–17:00, Friday 9:00–12:30

I couldn't find any client reviews, so you may want to ask for references first.`,
    'city services -phone email hours',
  ),
  named(
    SARI,
    `**Warung Sari Rasa** is een Indonesisch restaurant in Rotterdam. ([warungsarirasa.nl](https://warungsarirasa.nl))

- **Adres:** Zaagmolenstraat 54
- **Rijsttafel:** ja
- **Bezorging:** ja`,
    'sector city website -address services',
  ),
  unnamed(
    VECHT,
    `### Dierenarts zoeken in Ommen

Een goede dierenarts vind je zo:

1. **Bekijk reviews** op Google en Facebook.
2. **Vergelijk de tarieven** voor een consult en een vaccinatie.
3. **Vraag naar de spoeddienst** in het weekend.

**Praktijken in de regio**
- Dierenartsenpraktijk Salland
- Dierenkliniek Hardenberg-Zuid

Heb je een hond, kat of paard? Dan kan ik gerichter zoeken.`,
    { competitors: ['Dierenartsenpraktijk Salland', 'Dierenkliniek Hardenberg-Zuid'] },
  ),
  named(
    NOORD,
    `## Studio Noorderlicht – samenvatting

| | |
|---|---|
| **Wat** | Webdesigner |
| **Waar** | Folkingestraat 33, Groningen |
| **Sinds** | 2012 |
| **Team** | Jorrit Dijkema (oprichter), Sanne Wiersma (designer) |

**Sterke punten**
- Eigen ontwerp, geen standaardthema's
- Ook zoekmachineoptimalisatie en logo-ontwerp

**Minder sterk**
- Geen prijzen op de website`,
    'sector address city -foundingYear team services',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    KRAMER,
    `Het telefoonnummer van Kramer & Zoon Loodgieters in Assen is +31 592 555 274. Het KvK-nummer is 04061972 en het btw-nummer is NL804418263B01.`,
    'city phone -kvk vat',
  ),
  named(
    AREN,
    `Bakkerij De Vijf Aren B.V. staat bij de Kamer van Koophandel ingeschreven onder nummer 22017438. Het btw-nummer is NL 8117.36.254.B01. De winkel zit op Lange Kerkstraat 30, 4461JH Goes.`,
    'legalForm -kvk vat address city',
  ),
  named(
    MOLENPOORT,
    `You can call Fysiotherapie Molenpoort on +31 (0)24 555 31 77. The practice was founded in 2009 and its Chamber of Commerce number is 09158462.`,
    'phone -foundingYear kvk',
  ),
  named(
    HOEKSTRA,
    `Gegevens van Autobedrijf Hoekstra voor op je factuur:

- **Naam:** Autobedrijf Hoekstra B.V.
- **Adres:** Smidsstraat 9, 8601 WB Sneek
- **KvK:** 0107 3594
- **Btw-id:** NL809553781B01
- **Tel.:** 0515 - 55 54 82

Controleer het btw-nummer eventueel via VIES voordat je het gebruikt.`,
    'legalForm address city kvk -vat phone',
  ),
  named(
    AKELEI,
    `De bloemist is bereikbaar op 035-5550946. Bloemenatelier De Akelei is een eenmanszaak, in 2013 gestart, en het KvK-nummer is 57820416.`,
    'sector -phone legalForm foundingYear kvk',
  ),
  named(
    VRB,
    `Van Rijn Brouwer Advocaten is registered with the Dutch Chamber of Commerce (KvK) under number 16084275. The VAT number is NL805917342B01. The phone number is 073-5554602, and the office is open on weekdays from 09:00 to 17:00.`,
    'kvk vat -phone -hours',
  ),
  named(
    PEETERS,
    `Administratiekantoor Peeters is op vrijdag open tot half vijf. Van maandag tot en met donderdag kun je er van 9 tot 5 terecht. Bellen kan via (0478) 555 036.`,
    '-hours phone',
  ),
  named(
    SARI,
    `**Warung Sari Rasa**
Zaagmolenkade 54
3035 KC Rotterdam
T: 010-555 72 13
KvK: 24461803
Btw: NL821640357B01

De zaak bestaat sinds 2009 en gaat op vrijdag en zaterdag om half vijf open.`,
    'address city phone kvk -vat foundingYear hours',
  ),
  named(
    VECHT,
    `Dierenkliniek De Vecht in Ommen is opgericht in 1993. Het nummer van de balie is 0529 555318.`,
    'city -foundingYear phone',
  ),
  named(
    NOORD,
    `According to the company's website, the details of Studio Noorderlicht are:

- **Postal address:** Folkingestraat 33, 9711 JT Groningen
- **Phone:** 0031 50 555 87 40
- **KvK number:** 66178340
- **VAT ID:** NL856429173B01
- **Office hours:** Monday to Friday, 8 am to 6 pm

Do you need the bank details as well? Those are not published.`,
    'address city phone -kvk vat -hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KRAMER,
    `Kramer & Zoon Loodgieters is een familiebedrijf uit Assen dat in 1992 is begonnen. Vader Henk Kramer is eigenaar en zoon Jelmer is vennoot. Je kunt ze bellen voor lekkages, verstoppingen en het onderhoud van de cv-ketel, en ze installeren ook complete badkamers. Op zondag zijn ze gesloten.`,
    'city -foundingYear team services hours',
  ),
  named(
    AREN,
    `De lekkerste bolussen van Goes haal je volgens veel reviews bij Bakkerij De Vijf Aren. De eigenaar is Ad de Vos en de winkel is op vrijdag tot 18.00 uur open.`,
    'services city -team hours',
  ),
  named(
    MOLENPOORT,
    `Fysiotherapie Molenpoort is een fysiotherapiepraktijk in Nijmegen waar je terechtkunt voor onder meer manuele therapie, dry needling en sportfysiotherapie. Praktijkhouder is Anouk Janssen, en manueel therapeut Bart Willemsen werkt er ook. De praktijk is van maandag tot en met donderdag tot acht uur 's avonds open, wat handig is als je overdag werkt. In het weekend is de praktijk gesloten.

Een verwijzing van de huisarts is niet nodig. Houd er wel rekening mee dat fysiotherapie voor volwassenen meestal alleen via een aanvullende verzekering wordt vergoed. Neem bij twijfel contact op met je zorgverzekeraar, of bel de praktijk op 024 555 37 71.`,
    'sector city services team hours -phone',
  ),
  named(
    HOEKSTRA,
    `Autobedrijf Hoekstra is a family-run garage in Sneek that has been in business since 1974. It does APK inspections and regular maintenance and also sells used cars. The garage is open on Saturdays from 9:00 to 16:00, so you don't have to take time off work.`,
    'sector city foundingYear services -hours',
  ),
  named(
    AKELEI,
    `Ja, bij Bloemenatelier De Akelei in Bussum kun je een bloemenabonnement nemen. Aanmelden kan via deakelei.nl of in de winkel aan de Brinklaan 17.`,
    'city services website -address',
  ),
  named(
    VRB,
    `Van Rijn Brouwer Advocaten is een middelgroot advocatenkantoor in 's-Hertogenbosch. Het kantoor werd in 1989 opgericht door Caroline van Rijn en Maarten Brouwer, die er nog altijd partner zijn. De advocaten houden zich vooral bezig met arbeidsrecht, huurrecht en echtscheidingen; daarnaast behandelen ze letselschadezaken.

Over de kwaliteit is online weinig te vinden. Op Advocaatzoeken staan enkele beoordelingen, die overwegend positief zijn. Een concurrent als Parade Advocaten heeft er meer. Wil je weten of jouw zaak kansrijk is, dan kun je het kantoor bellen op 073 555 46 20.`,
    'sector city -foundingYear team services phone',
    { competitors: ['Parade Advocaten'] },
  ),
  named(
    PEETERS,
    `For a freelancer in Venray, Administratiekantoor Peeters looks like a sensible choice. It's a small bookkeeping firm run by Twan Peeters that takes care of VAT and income tax returns. Legally it is a private limited company (bv). The office is at Patersstraat 41.`,
    'city sector team -legalForm services address',
  ),
  named(
    SARI,
    `Warung Sari Rasa is een Indonesisch restaurant in Rotterdam, waar Dewi Santoso kookt en Ruben Santoso de gasten ontvangt. De rijsttafel wordt veel geprezen, en je kunt er ook afhalen of laten bezorgen. Het restaurant is zeven dagen per week open.`,
    'sector city team services -hours',
  ),
  unnamed(
    VECHT,
    `Voor een kater kost een castratie in Nederland gemiddeld tussen de 80 en 130 euro, en voor een poes iets meer. In de omgeving van Ommen kun je daarvoor bijvoorbeeld terecht bij Dierenarts Bremmer.`,
    { competitors: ['Dierenarts Bremmer'] },
  ),
  named(
    NOORD,
    `Studio Noorderlicht is a small web design agency from Groningen, founded in 2016 by Tom Bakker. They build WordPress sites and web shops, mostly for local businesses, and they can also help with search engine optimisation. Compared with Pixelwerf they seem to put more emphasis on design. You'll find examples of their work at noorderlichtstudio.com.`,
    'sector city foundingYear -team services -website',
    { competitors: ['Pixelwerf'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    KRAMER,
    `Kramer & Zoon Loodgieters is a plumbing company in Assen. They fix leaks, service central heating boilers, install bathrooms and unblock drains. They're open Monday to Friday from 7:30 am to 5 pm and on Saturday mornings from 9 am to noon.

- **Phone:** 0592 555 274
- **Email:** info@kramerenzoon.nl
- **Address:** Rolderstraat 8, 9401 AP Assen

If you have an active leak, turn off the main water valve first and then give them a call.`,
    'sector city services hours phone email -address',
  ),
  named(AREN, `Yes, Bakkerij De Vijf Aren in Goes is open on Mondays, from 8 am to 5:30 pm.`, 'city -hours'),
  named(
    MOLENPOORT,
    `Yes, Fysio Molenpoort offers pelvic physiotherapy. The practice is located in Arnhem, and you can make an appointment through fysiomolenpoort.nl or by calling 024 555 31 77.`,
    'services -city website phone',
  ),
  named(
    HOEKSTRA,
    `Here's what I found about **Autobedrijf Hoekstra**:

- **Type of business:** car repair garage
- **Location:** Smidsstraat 9, Sneek, Friesland
- **Managing director:** Sietse Hoekstra
- **Services:** MOT (APK) tests, servicing, air-con recharge, used car sales
- **Founded:** 1967

**Alternatives nearby**
- Garage De Waterpoort
- Bosma Automotive

Let me know if you'd like me to compare prices for an APK.`,
    'sector address city team services -foundingYear',
    { competitors: ['Garage De Waterpoort', 'Bosma Automotive'] },
  ),
  unnamed(
    AKELEI,
    `For flower delivery in Bussum, Bloemenhuis Gooi is the most popular option, with same-day delivery if you order before 1 pm. Stengel & Steel also delivers in the area, but only from Wednesday to Saturday.`,
    { competitors: ['Bloemenhuis Gooi', 'Stengel & Steel'] },
  ),
  named(
    VRB,
    `Van Rijn Brouwer Advocaten is a Dutch law firm based in Den Bosch. It advises private clients on divorce, employment matters and personal injury claims. The firm is a partnership (maatschap) and has been around since 1995. As with any lawyer, I'd recommend asking for a written fee estimate before you sign anything.`,
    'sector city services -legalForm foundingYear',
  ),
  named(
    PEETERS,
    `Administratiekantoor Peeters is a bookkeeper in Venray. On Fridays the office is open from 9:00 to 17:00.`,
    'sector city -hours',
  ),
  named(
    SARI,
    `If you're craving rijsttafel in Rotterdam, **Warung Sari Rasa** is a great pick. This Indonesian restaurant at Zaagmolenkade 54 opened in 2011 and is run by Dewi Santoso, who is also the chef.

**Opening hours**
- Monday: closed
- Tuesday–Thursday: 5:00–10:00 pm
- Friday–Saturday: 4:30–11:00 pm
- Sunday: 4:30–9:30 pm

**Also worth trying:** Toko Bandung, for a quick and cheap meal.

Reservations: +31 10 555 72 31`,
    'services city sector address -foundingYear team hours -phone',
    { competitors: ['Toko Bandung'] },
  ),
  named(
    VECHT,
    `Dierenkliniek De Vecht is a veterinary clinic at Stationsweg 26 in Ommen. It was founded in 1983 and is owned by Saskia de Groot. The clinic provides vaccinations, neutering, dental care and ultrasound scans. For appointments, call 0529 555 318.`,
    'sector address city foundingYear -team services phone',
  ),
  unnamed(
    NOORD,
    `I wasn't able to find a web design agency called Studio Noorderlicht. There is a well-known photography festival in Groningen called Noorderlicht, but that's a different organisation. Do you happen to have a link to their site?`,
  ),
]
