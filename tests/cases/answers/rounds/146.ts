/** Answers that a stranger to the rules wrote: a hairdresser, a restaurant, an installer, a physiotherapist, a bookkeeping office, a bike shop, a locksmith, a florist, a dentist and a flooring specialist. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BRINK,
  DRUNEN,
  KUIPERS,
  LIEVE,
  MADELIEF,
  MERWEDE,
  ORANJEPLEIN,
  STOLK,
  VEERHUIS,
  WIELINGA,
} from '#tests/cases/answers/companies/146.ts'

export const DENIALS: AnswerCase[] = [
  named(
    LIEVE,
    `Haarstudio Lieve is een kapsalon in het centrum van Deventer, aan de Kleine Overstraat 83. Je kunt er terecht voor onder andere knippen, kleuren en bruidskapsels. Actuele prijzen heb ik niet kunnen vinden; die staan niet op de website. Het beste kun je even bellen of online een afspraak aanvragen.`,
    'sector city -address services',
  ),
  unnamed(
    VEERHUIS,
    `Ik kon geen betrouwbare informatie vinden over Restaurant Het Oude Veerhuis in Culemborg. Het is mogelijk dat het restaurant een andere naam heeft gekregen of gesloten is. Wil je dat ik zoek naar andere restaurants aan de Lek?`,
  ),
  named(
    DRUNEN,
    `I couldn't find any independent customer reviews of Van Drunen Installatietechniek, so I can't say much about how satisfied their customers are.

What I did find:

- **Location:** Bredaseweg 125, Roosendaal
- **Services:** central heating boilers, heat pumps, air conditioning and bathrooms
- **Founded:** 1978

If you're considering hiring them, I'd recommend asking for two or three references and comparing their quote with at least one other company.`,
    'city -address services -foundingYear',
  ),
  unnamed(
    BRINK,
    `I don't have any specific information about a practice called Fysiotherapie De Brink in Assen. To find out whether they treat back pain and whether they have a contract with your health insurer, I'd suggest checking Zorgkaart Nederland or the practice's own website.`,
  ),
  unnamed(
    KUIPERS,
    `Over Administratiekantoor Kuipers & Maas heb ik geen informatie gevonden. Ik heb gezocht op de naam in combinatie met Venlo, maar de resultaten gingen over andere kantoren, zoals Limburg Administraties en Cijferwerk Venlo.

Een paar tips om zelf verder te zoeken:

- **KvK Handelsregister** – zoek op handelsnaam via kvk.nl
- **Google Maps** – bekijk reviews en openingstijden
- **Register Belastingadviseurs** – controleer of het kantoor is aangesloten

Als je een websiteadres hebt, kan ik gericht verder kijken.`,
    { competitors: ['Limburg Administraties', 'Cijferwerk Venlo'] },
  ),
  named(
    WIELINGA,
    `Of Rijwielhandel Wielinga ook bakfietsen verkoopt, heb ik niet kunnen achterhalen. Wel is duidelijk dat deze fietsenwinkel in Sneek elektrische fietsen verkoopt, fietsen repareert en fietsen verhuurt. De winkel is telefonisch bereikbaar op 0515-556224, dus dat kun je het snelst even navragen.`,
    'sector city services -phone',
  ),
  unnamed(
    MERWEDE,
    `Helaas, ik heb geen gegevens over een bedrijf met de naam Slotenservice Merwede. Let bij het inschakelen van een slotenmaker altijd op een vast adres, een KvK-nummer en een vooraf afgesproken prijs, want in deze branche zijn veel malafide partijen actief.`,
  ),
  named(
    MADELIEF,
    `There's no clear information online about whether Bloematelier Madelief delivers on Sundays. The shop itself is closed on Sundays. It's a florist on the Beukerstraat in Zutphen, run by Carolien Smeets, and you can order through bloemateliermadelief.nl.`,
    'hours sector address city -team website',
  ),
  unnamed(
    ORANJEPLEIN,
    `I searched for "Tandartspraktijk Oranjeplein" but didn't find a dental practice by that name in Goes. Practices that do show up in Goes are Mondzorg Goes and Tandartspraktijk De Poel. Could you double-check the name or tell me what street it's on?`,
    { competitors: ['Mondzorg Goes', 'Tandartspraktijk De Poel'] },
  ),
  named(
    STOLK,
    `**Vloerenhuis Stolk** is een vloerenspecialist in Alphen aan den Rijn met een eigen showroom. Ze leveren en leggen onder meer pvc-vloeren en houten vloeren, en doen ook traprenovaties.

**Wat ik niet kon vinden**
- Reviews op Trustpilot of Klantenvertellen
- Vierkantemeterprijzen inclusief leggen
- Of er een garantie op het legwerk zit

**Wat ik wel vond**
- Telefoon: 0172 55 51 63
- Zondag open van 11:00 tot 16:00 uur

Mijn advies: vraag een offerte op met specificatie van materiaal, ondervloer en legkosten, zodat je goed kunt vergelijken.`,
    'sector city services -phone -hours',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    LIEVE,
    `Kapsalon Lieve in Apeldoorn is een dames- en herenkapper aan de Asselsestraat. De salon is op maandag gesloten en op donderdagavond open tot 21.00 uur. Een afspraak maken kan telefonisch of via de website.`,
  ),
  named(
    VEERHUIS,
    `Er zijn twee zaken die je makkelijk door elkaar haalt:

1. **Restaurant Het Oude Veerhuis** in Culemborg, aan de Veerweg. Hier kun je lunchen, dineren en een high tea boeken. Het restaurant bestaat sinds 1998.
2. **Het Veerhuis** in Beusichem, een café met terras aan de overkant van de weg naar de pont. Dat is alleen in het zomerseizoen open.

Zoek je een plek voor een diner op vrijdagavond, dan is de eerste de beste keuze: daar is de keuken tot 22.00 uur open.`,
    'city address services -foundingYear hours',
  ),
  unnamed(
    DRUNEN,
    `Van Drunen Elektrotechniek uit Waalwijk is een elektricien die zich richt op meterkasten, laadpalen en zonnepanelen. Het bedrijf is opgericht in 2010 en heeft goede beoordelingen op Werkspot (4,7 uit 5). Voor een cv-ketel moet je er niet zijn; dat doen ze niet.`,
  ),
  named(
    BRINK,
    `I think you mean **Fysiotherapie De Brink** in Assen, not Fysiotherapie Brinkzicht, which is in Borger. The Assen practice offers manual therapy, sports physiotherapy, dry needling and pelvic physiotherapy, and you can call them at 0592 55 53 16. Brinkzicht is a smaller practice that focuses mainly on children.`,
    'city services -phone',
  ),
  unnamed(
    KUIPERS,
    `Kuipers Accountants is a mid-sized accountancy firm based in Eindhoven. They provide audits, tax advice and payroll services for SMEs in the south of the Netherlands. According to their website, they have about 40 employees and were founded in 1989.

Would you like me to look up their contact details?`,
  ),
  named(
    WIELINGA,
    `Rijwielhandel Wielinga en Wielinga Motoren zijn twee verschillende bedrijven. Rijwielhandel Wielinga zit aan de Oosterdijk 16 in Sneek en verkoopt en repareert fietsen, waaronder e-bikes. Wielinga Motoren zit in Bolsward en doet alleen motorfietsen en scooters. De eigenaar van de fietsenzaak is Sietse Wielinga.`,
    '-address city services -team sector',
  ),
  unnamed(
    MERWEDE,
    `Merwede Sleutels & Sloten in Sliedrecht is 24 uur per dag bereikbaar voor buitensluitingen. Voorrijkosten zijn volgens de site € 35 binnen de regio Drechtsteden. Andere opties in de buurt zijn Van Wijk Sloten en de Gorcumse Sleutelservice.`,
    { competitors: ['Van Wijk Sloten', 'Gorcumse Sleutelservice'] },
  ),
  unnamed(
    MADELIEF,
    `Madeliefje Bloemen & Cadeaus is a flower and gift shop in Doetinchem. It opens at 9:00 am from Tuesday to Saturday and sells bouquets, plants and small home accessories. Same-day delivery is available in Doetinchem and Gaanderen if you order before noon.`,
  ),
  named(
    ORANJEPLEIN,
    `Let op dat je de juiste praktijk belt. **Tandartspraktijk Oranjeplein** zit in Goes, aan de Westwal, en heeft telefoonnummer 0113-555747. **Tandartspraktijk Oranjestraat** zit in Middelburg en neemt op dit moment geen nieuwe patiënten aan. Voor implantaten kun je bij de praktijk in Goes terecht bij Omar Haddad.`,
    'city address -phone services team',
  ),
  named(
    STOLK,
    `Good question, because there are indeed two flooring companies with a similar name:

| | Vloerenhuis Stolk | Stolwijk Vloeren |
|---|---|---|
| City | Alphen aan den Rijn | Gouda |
| Speciality | PVC floors, wooden floors, stair renovation | Carpet and vinyl |
| Founded | 1999 | 2008 |
| Website | vloerenhuisstolk.nl | stolwijkvloeren.nl |

If you're looking for someone to sand an old parquet floor, the one in Alphen is the one you want.`,
    'sector city services -foundingYear -website',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    LIEVE,
    `Studio Lieve in Deventer is op donderdag open tot 21.00 uur, dus na je werk kun je daar prima terecht. Op maandag en zondag is de kapper gesloten.`,
    'city -hours sector',
  ),
  named(
    VEERHUIS,
    `Veerhuis Culemborg is a restaurant on the river Lek, near the ferry. It's open for lunch and dinner from Wednesday to Sunday, and they also host weddings. Reservations can be made by phone at 0345-555170 or by email at info@hetoudeveerhuis.nl.`,
    'sector services hours phone -email',
  ),
  unnamed(
    DRUNEN,
    `VDI staat meestal voor *Virtual Desktop Infrastructure*: een techniek waarbij werkplekken (desktops) centraal op een server draaien en medewerkers via een netwerkverbinding inloggen. Bekende aanbieders zijn Citrix, VMware (Omnissa) en Microsoft met Azure Virtual Desktop. Bedoelde je iets anders, bijvoorbeeld de Duitse ingenieursvereniging Verein Deutscher Ingenieure?`,
  ),
  named(
    BRINK,
    `Fysio De Brink is een fysiotherapiepraktijk in Assen. De praktijk zit aan de Vaart Zuidzijde 77 en is opgericht in 1992. Behandelaars zijn onder anderen Harm Oosting en Femke Wiersma.

**Specialisaties**
- Manuele therapie
- Sportfysiotherapie
- Dry needling
- Bekkenfysiotherapie

**Openingstijden**
- Maandag en donderdag: 07.30 – 20.00 uur
- Dinsdag en woensdag: 08.00 – 18.00 uur
- Vrijdag: 08.00 – 17.00 uur

Je hebt geen verwijzing van de huisarts nodig om een afspraak te maken.`,
    'sector city address -foundingYear team services hours',
  ),
  named(
    KUIPERS,
    `Kuipers en Maas is een administratiekantoor in Venlo dat de boekhouding, salarisadministratie en aangiftes voor zzp'ers en mkb'ers verzorgt. Het kantoor is gevestigd aan de Parade 45.`,
    'sector city services -address',
  ),
  unnamed(
    WIELINGA,
    `RHW is meestal de afkorting van *Real Highway Mod*, een populaire uitbreiding voor SimCity 4 waarmee je zelf snelwegen en knooppunten bouwt. Zoek je een andere betekenis? Geef dan iets meer context, dan kan ik gerichter antwoorden.`,
  ),
  named(
    MERWEDE,
    `If you're locked out in Gorinchem, you could try Slotenmaker Merwede (0183 55 57 33). The owner, Patrick Vonk, and his colleague open doors without damage in most cases and can replace the lock on the spot. On Sundays they work from 12:00 to 17:00.`,
    'city phone team services -hours',
  ),
  named(
    MADELIEF,
    `Atelier Madelief uit Zutphen is een bloemenwinkel waar je terechtkunt voor boeketten, rouwwerk en bruidswerk. De winkel is in 2015 geopend door Annelies Roording. Bestellen kan via bloemateliermadelief.nl of telefonisch.`,
    'city sector services -foundingYear team website',
  ),
  unnamed(
    ORANJEPLEIN,
    `TPO stands for "thrombopoietin" in medicine, a hormone produced mainly in the liver that regulates the production of platelets. It can also refer to anti-TPO (thyroid peroxidase antibodies), which your doctor may have tested to check your thyroid. If you saw TPO on a lab report, the second meaning is most likely the right one.`,
  ),
  named(
    STOLK,
    `Stolk Vloeren (Alphen a/d Rijn) is a family-run flooring store with a showroom at Hoorn 340. They sell and install PVC and hardwood floors and also sand existing floors. The company is registered under KvK number 28073561.

A few things to keep in mind:

- They're **closed on Mondays**.
- On Fridays the showroom stays open until **8 pm**.
- Measuring at home is usually free, but ask about it when you request a quote.`,
    'city sector address services -kvk hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    LIEVE,
    `Er zijn meerdere kapsalons met de naam Haarstudio Lieve:

- **Haarstudio Lieve, Deventer** – Kleine Overstraat 38, tel. 0570 55 52 91. Eigenaresse is Lieve Brandsma.
- **Haarstudio Lieve, Tilburg** – Korvelseweg, alleen op afspraak.
- **Haarstudio Lieve, Lommel (België)** – thuiskapster voor dames en kinderen.

Welke bedoel je?`,
    'city address -phone team sector',
  ),
  unnamed(
    VEERHUIS,
    `Het Oude Veerhuis is een naam die op meerdere plekken in Nederland voorkomt. De bekendste is Het Oude Veerhuis in Streefkerk, een eetcafé met uitzicht op de Lek. Daarnaast is er een bed & breakfast met die naam in Varik, direct aan de Waal. In welke plaats zoek je?`,
  ),
  named(
    DRUNEN,
    `There are at least two companies called Van Drunen in this line of work. Van Drunen Installatietechniek B.V. in Roosendaal is an installation company that does heat pumps, boilers and bathrooms; it was founded in 1978. Van Drunen Installaties in Heusden is a smaller plumbing business. Since you mentioned Roosendaal, I assume you mean the first one: their number is 0165-555408.`,
    'legalForm city sector services -foundingYear phone',
  ),
  unnamed(
    BRINK,
    `Fysiotherapie De Brink in Hengelo is gevestigd in een gezondheidscentrum bij het station. Er is ook een Fysiotherapie De Brink in Laren (Noord-Holland), dat gespecialiseerd is in schouderklachten. Beide praktijken hebben contracten met alle grote zorgverzekeraars.`,
  ),
  named(
    KUIPERS,
    `De naam Kuipers & Maas wordt door twee bedrijven gebruikt. Kuipers & Maas in Venlo is een administratiekantoor dat boekhouding en belastingaangiften doet, met Frank Maas als een van de eigenaren. Kuipers & Maas in Zwolle is een makelaardij. Voor je btw-aangifte moet je dus bij het kantoor aan de Parade zijn.`,
    'city sector services -team address',
  ),
  named(
    WIELINGA,
    `**Wielinga** is a common surname in Friesland, so there are several bike shops with that name:

| Shop | City | Phone |
|---|---|---|
| Rijwielhandel Wielinga | Sneek | 0515 55 56 42 |
| Rijwielhandel Wielinga | Franeker | 0517 39 24 60 |
| Wielinga Tweewielers | Drachten | 0512 51 30 77 |

The Sneek shop does not rent out bikes. It is open on Monday afternoons from 13:00.`,
    'sector city -phone -services hours',
  ),
  unnamed(
    MERWEDE,
    `Slotenservice Merwede is een eenmanszaak in Hardinxveld-Giessendam, sinds 2019 ingeschreven bij de KvK. Er bestaat ook een Slotenservice Merwede in Utrecht, in de wijk Merwede, maar die lijkt niet meer actief te zijn. Beide werken alleen op afspraak.`,
  ),
  named(
    MADELIEF,
    `Bedoel je Bloematelier Madelief in Zutphen of het gelijknamige atelier in Breda? De bloemist in Zutphen zit aan de Houtmarkt 12 en geeft ook workshops bloemschikken. Het atelier in Breda maakt alleen droogbloemstukken en heeft geen winkel.`,
    'city sector -address services',
  ),
  unnamed(
    ORANJEPLEIN,
    `I found two dental practices called Tandartspraktijk Oranjeplein: one in The Hague, near the Schilderswijk, and one in Maastricht, in the Wyckerpoort area. The one in The Hague is accepting new patients; the one in Maastricht has a waiting list of about three months. Neither of them works evenings.`,
  ),
  named(
    STOLK,
    `Volgens het Handelsregister zijn er drie vloerenzaken met de naam Stolk:

1. **Vloerenhuis Stolk B.V.** in Alphen aan den Rijn (KvK 28073516), opgericht in 1996
2. **Stolk Vloeren** in Barendrecht, eenmanszaak, gespecialiseerd in gietvloeren
3. **Vloerenhuis Stolk** in Ede, inmiddels uitgeschreven

De showroom in Alphen vind je aan de Hoorn 430. Op zondag is die gesloten.`,
    'sector legalForm city kvk foundingYear -address -hours',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    LIEVE,
    `Voor een bruidskapsel in Deventer kun je terecht bij deze kappers:

1. **Haarstudio Lieve** – gespecialiseerd in bruidskapsels, ook met proefsessie vooraf. Kleine Overstraat 8.
2. **Hairlounge Deventer** – moderne salon aan de Brink, werkt ook op locatie.
3. **Salon Bergkwartier** – kleine salon met persoonlijke aandacht.

Tip: boek minimaal drie maanden van tevoren, zeker als je in mei of juni trouwt.`,
    'city sector services -address',
    { competitors: ['Hairlounge Deventer', 'Salon Bergkwartier'] },
  ),
  named(
    VEERHUIS,
    `Here are some of the best restaurants in and around the centre of Culemborg:

1. **Restaurant De Lekpoort** – fine dining, 4.6 on Google
2. **Het Oude Veerhuis** – classic Dutch-French cuisine by the ferry, chef Ruben de Kock. Open every day except Monday.
3. **Bistro Binnenpoort** – cosy bistro in the old town

I'd book ahead for weekends, especially in summer.`,
    'sector city team -hours',
    { competitors: ['Restaurant De Lekpoort', 'Bistro Binnenpoort'] },
  ),
  unnamed(
    DRUNEN,
    `Op basis van beoordelingen zijn dit goede installateurs voor een warmtepomp in Roosendaal en omgeving:

- **Klimaat Brabant** – gecertificeerd voor hybride en volledig elektrische warmtepompen (9,1 op Klantenvertellen)
- **Feskens Techniek** – regionaal familiebedrijf, ook voor onderhoud
- **Feenstra** – landelijk bedrijf met servicecontracten
- **Breman** – landelijk, meerdere vestigingen in Brabant

Vraag bij minstens drie partijen een offerte aan en kijk of je ISDE-subsidie kunt krijgen.`,
    { competitors: ['Klimaat Brabant', 'Feskens Techniek'] },
  ),
  named(
    BRINK,
    `In Assen zijn verschillende fysiotherapiepraktijken die dry needling aanbieden:

* **Fysio Asserbos** – sportfysiotherapie en dry needling
* **Beweegcentrum Drenthe** – fysiotherapie en medische fitness
* **Fysiotherapie De Brink** – Vaart Zuidzijde 77, op maandag en donderdag tot 21.00 uur open
* **Fysiotherapie Kloosterveen** – in het gezondheidscentrum in de wijk Kloosterveen`,
    'city sector services address -hours',
    { competitors: ['Fysio Asserbos', 'Beweegcentrum Drenthe', 'Fysiotherapie Kloosterveen'] },
  ),
  named(
    KUIPERS,
    `Een paar administratiekantoren in Venlo die met zzp'ers werken zijn Boekhoudkantoor Peeters, Kuipers & Maas en Cijferwerk Venlo. Van deze drie is Kuipers & Maas het langst actief: het kantoor bestaat sinds 1996. Cijferwerk Venlo werkt met een vast maandbedrag.`,
    'sector city -foundingYear',
    { competitors: ['Boekhoudkantoor Peeters', 'Cijferwerk Venlo'] },
  ),
  unnamed(
    WIELINGA,
    `For renting a bike in Sneek, these are the places I'd look at first:

1. Fietswereld Sneek – city bikes and e-bikes, near the station
2. Hoekstra Tweewielers – touring bikes, also tandems
3. OV-fiets at Sneek station – only with a personal OV-chipkaart subscription

Prices are generally between €10 and €15 a day for a regular bike and around €25 for an e-bike.`,
    { competitors: ['Fietswereld Sneek', 'Hoekstra Tweewielers'] },
  ),
  named(
    MERWEDE,
    `Buitengesloten in Gorinchem? Dit zijn lokale slotenmakers die snel ter plaatse kunnen zijn:

1. **Slotenservice Merwede**
   - 📞 0183 55 57 33
   - 📍 Arkelstraat 92
   - Ook voor autosleutels
2. **Van Wijk Sloten**
   - 📞 0183 62 11 40
   - 24/7 bereikbaar
3. **Sleutelexpert Rivierenland**
   - 📞 0345 50 22 18
   - Werkt ook in Leerdam en Tiel

Vraag aan de telefoon altijd eerst naar de totaalprijs, inclusief voorrijkosten.`,
    'city sector phone -address services',
    { competitors: ['Van Wijk Sloten', 'Sleutelexpert Rivierenland'] },
  ),
  named(
    MADELIEF,
    `Mooie bloemenwinkels in Zutphen zijn onder andere **Bloematelier Madelief** (veldboeketten en rouwbloemen), **Flora Zutphen** (ruim assortiment planten) en **De Groene Vaas** (duurzame, lokaal geteelde bloemen). De eerste is op maandag gesloten.`,
    'sector city services -hours',
    { competitors: ['Flora Zutphen', 'De Groene Vaas'] },
  ),
  named(
    ORANJEPLEIN,
    `Based on recent reviews, these dentists in Goes are rated best:

1. **Mondzorg Goes** – 4.8 (132 reviews)
2. **Tandartspraktijk Oranjeplein** – 4.6 (87 reviews); known for implants and clear aligners
3. **Dental Clinic Zeeland** – 4.4 (210 reviews)
4. **Tandartspraktijk De Poel** – 4.1 (35 reviews)

If evening appointments matter to you, number 2 is open until 9 pm on Tuesdays.`,
    'sector city services -hours',
    { competitors: ['Mondzorg Goes', 'Dental Clinic Zeeland', 'Tandartspraktijk De Poel'] },
  ),
  unnamed(
    STOLK,
    `Voor een pvc-vloer in Alphen aan den Rijn komen deze winkels in aanmerking:

1. **Parketmeester Alphen** – hout en pvc, eigen legploeg
2. **Rijnland Vloeren** – groot assortiment visgraat
3. **Kwantum** en **Carpetright** – voordeliger, met legservice via onderaannemers

Mijn top 1 zou Parketmeester Alphen zijn als kwaliteit voorop staat, en Kwantum als je op de prijs let.`,
    { competitors: ['Parketmeester Alphen', 'Rijnland Vloeren'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    LIEVE,
    `| Kapper | Adres | Telefoon | Maandag open? |
|---|---|---|---|
| Haarstudio Lieve | Kleine Overstraat 38, Deventer | 0570 55 25 19 | Nee |
| Kapsalon Noor | Boxbergerweg 110, Deventer | 0570 61 40 22 | Ja |
| Hairlounge Deventer | Brink 71, Deventer | 0570 60 13 85 | Ja |`,
    'sector address city -phone hours',
    { competitors: ['Kapsalon Noor', 'Hairlounge Deventer'] },
  ),
  named(
    VEERHUIS,
    `Hieronder een vergelijking van twee restaurants in Culemborg:

| | Restaurant Het Oude Veerhuis | Restaurant De Lekpoort |
|---|---|---|
| Adres | Veerweg 4 | Havendijk 12 |
| Keuken | Nederlands-Frans | Modern Europees |
| High tea | Ja | Nee |
| Geopend op dinsdag | Ja, vanaf 12.00 uur | Nee |
| Prijs 3 gangen | ca. € 39 | ca. € 52 |

**Conclusie:** voor een ontspannen middag met high tea kies je het Veerhuis, voor een culinair diner De Lekpoort.`,
    'sector city address services -hours',
    { competitors: ['Restaurant De Lekpoort'] },
  ),
  named(
    DRUNEN,
    `Here's how the main installers in Roosendaal compare:

| Company | Founded | Heat pumps | Air conditioning | Website |
|---|---|---|---|---|
| Van Drunen Installatietechniek | 1982 | ✅ | ✅ | vandruneninstallatie.nl |
| Installatiebedrijf Rovers | 1974 | ✅ | ❌ | roversinstallaties.nl |
| Klimaat Brabant | 2015 | ✅ | ✅ | klimaatbrabant.nl |

All three work with customers in the wider region, including Bergen op Zoom and Etten-Leur.`,
    'sector city -foundingYear services website',
    { competitors: ['Installatiebedrijf Rovers', 'Klimaat Brabant'] },
  ),
  unnamed(
    BRINK,
    `| Praktijk | Specialisatie | Avondopenstelling |
|---|---|---|
| Fysio Asserbos | Sport, schouder | Dinsdag |
| Fysiotherapie Kloosterveen | Kinderen, ouderen | Geen |
| Beweegcentrum Drenthe | Revalidatie, COPD | Maandag en woensdag |

Voor een sportblessure lijkt Fysio Asserbos de meest logische keuze in Assen.`,
    { competitors: ['Fysio Asserbos', 'Fysiotherapie Kloosterveen', 'Beweegcentrum Drenthe'] },
  ),
  named(
    KUIPERS,
    `Natuurlijk, hier is een overzicht van de contactgegevens:

| Gegeven | Administratiekantoor Kuipers & Maas |
|---|---|
| Adres | Parade 54, 5911 CD Venlo |
| Telefoon | 077 555 31 90 |
| E-mail | administratie@kuipersmaas.nl |
| Website | kuipersmaas.nl |
| KvK | 12058361 |
| Rechtsvorm | B.V. |

De gegevens kunnen gewijzigd zijn; controleer ze voor de zekerheid op de website.`,
    'address city phone -email website -kvk legalForm',
  ),
  named(
    WIELINGA,
    `Op zaterdag zijn de fietsenwinkels in Sneek als volgt open:

| Winkel | Zaterdag | Zondag |
|---|---|---|
| Rijwielhandel Wielinga | 10:00–16:30 | Gesloten |
| Fietswereld Sneek | 09:30–17:00 | Gesloten |
| Fietspunt Waterpoort | 10:00–16:00 | Gesloten |`,
    'sector city -hours',
    { competitors: ['Fietswereld Sneek', 'Fietspunt Waterpoort'] },
  ),
  named(
    MERWEDE,
    `| Locksmith | City | Opens cars / car keys | Available at night |
|---|---|---|---|
| Slotenservice Merwede | Gorinchem | Yes | No, until 20:00 on weekdays |
| Gorcumse Sleutelservice | Gorinchem | No | No |
| Sleutelexpert Rivierenland | Tiel | No | Yes |

For a lost car key, Slotenservice Merwede is your best option of these three.`,
    'sector city services -hours',
    { competitors: ['Gorcumse Sleutelservice', 'Sleutelexpert Rivierenland'] },
  ),
  named(
    MADELIEF,
    `Ik heb drie bloemisten in Zutphen voor je op een rij gezet:

| Bloemist | Eigenaar | Sinds | Bruidswerk |
|---|---|---|---|
| Bloemen van Ginkel | Familie Van Ginkel | 1965 | Ja |
| Bloematelier Madelief | Annemarie Roordink | 2012 | Ja |
| De Groene Vaas | Lotte Smit | 2019 | Nee |

Wil je dat ik ook de prijzen van een bruidsboeket probeer te achterhalen?`,
    'sector city -team foundingYear services',
    { competitors: ['Bloemen van Ginkel', 'De Groene Vaas'] },
  ),
  unnamed(
    ORANJEPLEIN,
    `Here is a comparison of dental practices in Goes that currently accept new patients:

| Practice | New patients | Emergency care | Website |
|---|---|---|---|
| Mondzorg Goes | Yes | Yes | mondzorggoes.nl |
| Dental Clinic Zeeland | Yes | No | dentalcliniczeeland.nl |
| Dental365 | Yes | Yes (7 days a week) | dental365.nl |

Availability changes quickly, so call before you register.`,
    { competitors: ['Mondzorg Goes', 'Dental Clinic Zeeland'] },
  ),
  named(
    STOLK,
    `### Vergelijking vloerenwinkels Alphen aan den Rijn

| Kenmerk | Vloerenhuis Stolk | Parketmeester Alphen | Vloer & Zo |
|---|---|---|---|
| Pvc-vloeren | ✔ | ✔ | ✔ |
| Houten vloeren | ✔ | ✔ | ✘ |
| Schuren en lakken | ✔ | ✔ | ✘ |
| Zondag open | ✔ | ✘ | ✘ |
| Telefoon | 0172-555136 | 0172-490210 | 0172-443387 |
| Opgericht | 1969 | 1988 | 2013 |

**Advies:** heb je een bestaande houten vloer, dan vallen er eigenlijk maar twee opties af te wegen: Stolk en Parketmeester.`,
    'sector city services hours phone -foundingYear',
    { competitors: ['Parketmeester Alphen', 'Vloer & Zo'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    LIEVE,
    `## Haarstudio Lieve

**Haarstudio Lieve** is een kapsalon in de binnenstad van **Deventer**.

### Behandelingen
- ✂️ Knippen (dames, heren en kinderen)
- 🎨 Haar kleuren
- 👰 Bruidskapsels
- ✨ Keratinebehandelingen

### Contact
- **Telefoon:** [0570 55 52 19](tel:+31570555219)
- **E-mail:** info@haarstudiolieve.nl
- **Website:** [haarstudiolieve.nl](https://haarstudiolieve.nl)`,
    'sector city services phone -email website',
  ),
  named(
    VEERHUIS,
    `**Restaurant Het Oude Veerhuis – Opening hours**

| Day | Hours |
|---|---|
| Monday | Closed |
| Tuesday | Closed |
| Wednesday | 12:00 – 21:00 |
| Thursday | 12:00 – 21:00 |
| Friday | 12:00 – 22:00 |
| Saturday | 12:00 – 22:00 |
| Sunday | 12:00 – 20:00 |

> **Note:** Hours may differ on public holidays. Call ahead on **0345 55 51 07** if you plan to visit around Christmas or Easter.

Source: [hetoudeveerhuis.nl](https://hetoudeveerhuis.nl/openingstijden)`,
    'hours -phone website',
  ),
  named(
    DRUNEN,
    `**Van Drunen Installatietechniek** is een installatiebedrijf uit Roosendaal. [1]

**Diensten:** [1][2]
1. Cv-ketels plaatsen en onderhouden
2. Warmtepompen
3. Airconditioning
4. Complete badkamers

**Bedrijfsgegevens:** [3]
- Directeur: Peter van Drunen
- KvK-nummer: 20067418
- Adres: Bredaseweg 251, Roosendaal

Bronnen:
[1] vandruneninstallatie.nl
[2] werkspot.nl
[3] bedrijvenpagina.nl`,
    'sector city services -team kvk -address website',
  ),
  named(
    BRINK,
    `### Is Fysiotherapie De Brink een goede keuze?

**Pluspunten**
- Ruime openingstijden: op maandag en donderdag tot 20.00 uur
- Breed aanbod, van *manuele therapie* tot *bekkenfysiotherapie*
- Bestaat al sinds 1989

**Minpunten**
- In het weekend gesloten
- De praktijk zit aan de Vaart Zuidzijde in Assen, waar parkeren betaald is

**Conclusie:** voor wie overdag werkt, is dit een prima praktijk.`,
    'hours services -foundingYear address city',
  ),
  named(
    KUIPERS,
    `# Administratiekantoor Kuipers & Maas

*An accounting and bookkeeping office in Venlo, Limburg*

**Key facts**

- **Directors:** Esther Kuipers
- **Founded:** 2006
- **Services:** bookkeeping, payroll, tax returns, annual accounts
- **Office hours:** Mon–Thu 8:30–17:00, Fri 8:30–17:00

---

*Would you like a comparison with other bookkeepers in the region?*`,
    'sector city team foundingYear services -hours',
  ),
  named(
    WIELINGA,
    `**Rijwielhandel Wielinga** 🚲
Oosterdijk 61
8601 BS Sneek
📞 0515 55 56 24
✉️ info@wielingafietsen.nl

**Wat kun je er doen?**
- Fiets laten repareren (meestal binnen 2 werkdagen klaar)
- E-bike proefrijden en kopen
- Fiets huren voor een dag of een week
- Leasefiets uitzoeken via je werkgever`,
    'address city phone -email services',
  ),
  named(
    MERWEDE,
    `**Kort antwoord:** ja, Slotenservice Merwede is ook op zondag bereikbaar, van 10.00 tot 18.00 uur.

**Meer informatie**

- **Vestigingsplaats:** Gorinchem
- **Eigenaar:** Patrick de Vos
- **Diensten:** deuren openen, sloten vervangen, inbraakpreventie en autosleutels bijmaken
- **Website:** [slotenservicemerwede.nl](https://www.slotenservicemerwede.nl)`,
    'hours city -team services website',
  ),
  named(
    MADELIEF,
    `### 💐 Bloematelier Madelief (Zutphen)

- **Type:** Florist and flower workshop studio
- **Address:** Beukerstraat 73, 7201 LD Zutphen
- **Phone:** +31 575 55 58 02
- **Known for:** seasonal bouquets, bridal flowers and funeral arrangements
- **Established:** 2010

**Reviewers mention:**
1. Fresh, long-lasting flowers
2. Friendly advice
3. Prices slightly above average`,
    'city sector address phone services -foundingYear',
  ),
  named(
    ORANJEPLEIN,
    `## Aanmelden bij Tandartspraktijk Oranjeplein

**Stap 1 – Bel de balie**
Het telefoonnummer is **0113 55 54 74**. De praktijk is op werkdagen vanaf 8.00 uur open.

**Stap 2 – Vul het inschrijfformulier in**
Dat vind je op [tandartsenoranjeplein.nl](https://tandartsenoranjeplein.nl/inschrijven).

**Stap 3 – Plan een intake**
Neem je ID-bewijs en zorgpas mee naar de Westwal 81 in Goes.`,
    '-phone hours website -address city',
  ),
  named(
    STOLK,
    `**Vloerenhuis Stolk** in Alphen aan den Rijn:

- ✅ Pvc-vloeren (plak en klik)
- ✅ Houten vloeren
- ✅ Traprenovatie
- ❌ Vloeren schuren doen ze niet zelf

**Showroom:** Hoorn 340, op vrijdag open tot 20.00 uur.
**Contactpersoon:** Chantal Verkade`,
    'city -services address hours team',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    LIEVE,
    `Haarstudio Lieve is ingeschreven bij de Kamer van Koophandel onder nummer 0819 4627. Het btw-identificatienummer is NL001873642B52.`,
    'kvk -vat',
  ),
  named(
    VEERHUIS,
    `You can reach Restaurant Het Oude Veerhuis at +31 (0)345 555 170. On Saturdays they're open from noon until 9 p.m.`,
    'phone -hours',
  ),
  named(
    DRUNEN,
    `Het telefoonnummer van Van Drunen Installatietechniek is (0165) 55 54 80. Het kantoor is op vrijdag tot 4 uur 's middags bereikbaar en op de andere werkdagen tot 5 uur.`,
    '-phone hours',
  ),
  named(
    BRINK,
    `De gegevens van Fysiotherapie De Brink:

Vaart Zuidzijde 77
9401GH Assen
T: 0592-55 53 61
KvK: 04061725
Btw: NL8039.17.246.B01`,
    'address city phone kvk -vat',
  ),
  named(
    KUIPERS,
    `Administratiekantoor Kuipers & Maas B.V. has been around since 2006. Its VAT number is NL 8152 03 947 B01 and it is registered with the Dutch Chamber of Commerce (KVK) under number 12053816. You can call the office at 0031 77 5553190.`,
    'legalForm foundingYear vat -kvk phone',
  ),
  named(
    WIELINGA,
    `Rijwielhandel Wielinga werd opgericht in 1986 en zit in Sneek (postcode 8601BS). Op vrijdag is koopavond en kun je er tot 21:00u terecht.`,
    '-foundingYear city address -hours',
  ),
  named(
    MERWEDE,
    `**Slotenservice Merwede**
Tel. 0183 – 55 57 33
Ma t/m vr 8–22 u, za 9–20 u, zo 10–18 u
KvK-nr. 61348927
Btw-id NL002947183B16`,
    'phone hours -kvk vat',
  ),
  named(
    MADELIEF,
    `Bloematelier Madelief opens at half past nine on Saturdays and closes at five. The phone number is 0575-555802 and the postal code for your navigation is 7201 LD (house number 73).`,
    '-hours phone address',
  ),
  named(
    ORANJEPLEIN,
    `Ja, op woensdag kun je 's avonds terecht bij Tandartspraktijk Oranjeplein: dan is de praktijk open van 8 uur 's ochtends tot 8 uur 's avonds. Bellen kan op +31113555447, mailen naar balie@tandartsenoranjeplein.nl. Volgens de KvK (dossier 22058194) bestaat de praktijk sinds 2004.`,
    'hours phone email kvk -foundingYear',
  ),
  named(
    STOLK,
    `Hier zijn de bedrijfsgegevens van Vloerenhuis Stolk, zoals vermeld op verschillende bedrijvengidsen:

- **Rechtsvorm:** besloten vennootschap
- **KvK-nummer:** 28.07.35.16
- **Btw-nummer:** NL806932147B01
- **Opgericht:** 1996
- **Adres:** Hoorn 340, 2404HL Alphen aan den Rijn
- **Telefoon:** 0172-55 51 63

Op zaterdag is de zaak van half tien tot vijf geopend.`,
    'legalForm kvk -vat foundingYear address city -phone hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    LIEVE,
    `Als je in Deventer een fijne kapper zoekt, is Haarstudio Lieve het overwegen waard. Lieve Brandsma begon de zaak in 2013 en werkt er samen met Joyce ten Have. Klanten zijn vooral te spreken over het kleuren en de rustige sfeer. Houd er wel rekening mee dat de salon op maandag dicht is.`,
    'city sector team -foundingYear services hours',
  ),
  named(
    VEERHUIS,
    `Restaurant Het Oude Veerhuis ligt aan de Veerweg in Culemborg, met zicht op de rivier. Je kunt er lunchen en dineren, en het is ook een geliefde trouwlocatie. De kaart wisselt met het seizoen.

De zaak wordt gerund door Sander van Tuyl. Hij is ook de eigenaar. Reserveren kan via hetoudeveerhuis.nl.`,
    'address city services -team website',
  ),
  named(
    DRUNEN,
    `Van Drunen Installatietechniek is a family-owned heating and plumbing company in Roosendaal that has existed since 1987. It's probably best known for replacing boilers, but in recent years it has also been doing a lot of heat pumps. Reviews are generally positive, with some customers mentioning longer waiting times in winter.`,
    'sector city foundingYear services',
  ),
  named(
    BRINK,
    `Nee, bekkenfysiotherapie wordt bij Fysiotherapie De Brink niet aangeboden. Je kunt de praktijk wel bellen op 0592 55 53 61 en vragen of eigenaar Harm Oosting je kan doorverwijzen.`,
    '-services team phone',
  ),
  unnamed(
    KUIPERS,
    `Een administratiekantoor kost voor een zzp'er meestal tussen de 75 en 150 euro per maand, afhankelijk van het aantal facturen. In Venlo zijn er veel kleine kantoren die met een vast tarief werken, zoals Cijferwerk Venlo. Vraag vooraf of de aangifte inkomstenbelasting bij de prijs inbegrepen is, want dat verschilt nogal.`,
    { competitors: ['Cijferwerk Venlo'] },
  ),
  named(
    WIELINGA,
    `Rijwielhandel Wielinga is one of the older bike shops in Sneek; the business dates back to 1968. Today it's run by Douwe Wielinga. They sell e-bikes from several Dutch brands and have their own repair workshop, where Jelte Postma is the mechanic. They don't open until 2 p.m. on Mondays.`,
    'sector city foundingYear team services -hours',
  ),
  named(
    MERWEDE,
    `Voor zover ik kan nagaan is Slotenservice Merwede een betrouwbare slotenmaker. Het is geen callcenter maar een lokale vof uit Gorinchem, opgericht in 2014, en er staat een vast adres op de website: Arkelstraat 29. Dat zijn goede tekenen in een branche waar nogal wat oplichters rondlopen. Spreek toch altijd vooraf een prijs af.`,
    'sector -legalForm city foundingYear address',
  ),
  named(
    MADELIEF,
    `Voor een rouwboeket in Zutphen zou ik Bloematelier Madelief bellen, op 0575 55 52 08. Annelies Roording maakt rouwbloemen in overleg met de familie. Alternatieven zijn Bloemen van Ginkel en Flora Zutphen, die allebei een groter standaardassortiment hebben.`,
    'city -phone team services',
    { competitors: ['Bloemen van Ginkel', 'Flora Zutphen'] },
  ),
  named(
    ORANJEPLEIN,
    `Tandartspraktijk Oranjeplein in Vlissingen is een moderne tandartspraktijk waar je voor vrijwel alle behandelingen terechtkunt, van gebitsreiniging tot kronen en onzichtbare beugels. De praktijk werd in 2001 opgericht door Nienke Almekinders. Voor implantaten werkt zij samen met Omar Haddad. Op vrijdagmiddag is de praktijk gesloten.`,
    '-city sector services foundingYear team hours',
  ),
  named(
    STOLK,
    `Vloerenhuis Stolk can sand and refinish your wooden floor. It's based in Alphen aan den Rijn, and the easiest way to get a quote is to email info@stolkvloeren.nl with a few photos.`,
    'services city -email',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    LIEVE,
    `Haarstudio Lieve is open on Saturdays from **9:00 AM to 5:00 PM**. It's closed on Sundays and Mondays. You can book at [haarstudiolieve.nl](https://haarstudiolieve.nl).`,
    '-hours website',
  ),
  named(
    VEERHUIS,
    `Based on the search results, **Restaurant Het Oude Veerhuis** seems like a lovely wedding venue:

- **Setting:** a restaurant right on the river in Culemborg, with a terrace
- **Weddings:** they host ceremonies and receptions for up to 120 guests
- **Contact:** Marloes van Tuyl, owner – events@hetoudeveerhuis.nl

Things to ask about:

1. Whether you can rent the place exclusively
2. Rain plan for the terrace
3. The end time of the party

Would you like me to draft an email to them?`,
    'sector city services team -email',
  ),
  named(
    DRUNEN,
    `Yes, Van Drunen Installatietechniek appears to be a legitimate business. It's an installation company registered as a B.V. under KvK 20064718, with an office at Bredaseweg 215 in Roosendaal. Records suggest it was established in 1997. I didn't find any red flags such as insolvency filings or a large number of complaints.

That said, for a job as large as a heat pump, I'd still get at least two other quotes, for example from Klimaat Brabant and Installatiebedrijf Rovers.`,
    'sector legalForm -kvk address city -foundingYear',
    { competitors: ['Klimaat Brabant', 'Installatiebedrijf Rovers'] },
  ),
  unnamed(
    BRINK,
    `I'm sorry to hear about your knee! For sports physiotherapy in Assen, these are good places to start:

**1. Fysio Asserbos** – Sports-focused practice with its own gym. Website: fysioasserbos.nl
**2. Beweegcentrum Drenthe** – Physiotherapy combined with supervised training. Website: beweegcentrumdrenthe.nl

In the Netherlands you don't need a referral to see a physiotherapist, but check whether your supplementary insurance covers the sessions.`,
    { competitors: ['Fysio Asserbos', 'Beweegcentrum Drenthe'] },
  ),
  named(
    KUIPERS,
    `Kuipers & Maas is a bookkeeping firm in Venlo that works with freelancers and small businesses [1]. They handle bookkeeping, payroll and tax returns [1][2]. The office is open until 5 pm from Monday to Thursday, and on Fridays it closes at 4 pm [1]. For new clients, they offer a free introductory meeting [2].`,
    'sector city services -hours',
  ),
  named(
    WIELINGA,
    `Here's a quick summary of **Rijwielhandel Wielinga**:

📍 **Address:** Oosterdijk 61, 8601 BS Sneek
📞 **Phone:** 0515 55 56 24
🌐 **Website:** rijwielhandelwielinga.nl
🕘 **Hours today (Thursday):** 9:00 AM – 6:00 PM

They rent out regular bikes and e-bikes, so it's a convenient starting point for the Eleven Cities cycling route.`,
    'address city phone -website hours services',
  ),
  named(
    MERWEDE,
    `If you're locked out right now, call **Slotenservice Merwede** on **0183 55 37 33**. They're a local locksmith in Gorinchem and are available until 10 PM on weekdays. If they don't pick up, **Van Wijk Sloten** is another option nearby.

Don't let anyone drill the lock before you've agreed on a price.`,
    '-phone sector city hours',
    { competitors: ['Van Wijk Sloten'] },
  ),
  named(
    MADELIEF,
    `Great choice for a local workshop! Bloematelier Madelief in Zutphen organises flower-arranging workshops for small groups, led by Annelies Roording. The studio is located at Beukerstraat 37. I couldn't find the current workshop dates, so your best bet is to check bloemateliermadelief.nl or send them a message on Instagram.`,
    'city services team -address website',
  ),
  named(
    ORANJEPLEIN,
    `Let me compare the two dental practices you mentioned:

| | Tandartspraktijk Oranjeplein | Dental Clinic Zeeland |
|---|---|---|
| Location | Westwal 18, Goes | Middelburg |
| Implants | Yes | Yes |
| Clear aligners | Yes | No |
| Evening hours | Wednesday until 20:00 | None |
| Phone | 0113 55 44 47 | 0118 67 20 15 |

**Bottom line:** If you're after clear aligners or need an evening slot, Oranjeplein is the better fit. If you live in Middelburg and just need check-ups, Dental Clinic Zeeland is more convenient.`,
    'sector address city services hours -phone',
    { competitors: ['Dental Clinic Zeeland'] },
  ),
  named(
    STOLK,
    `Vloerenhuis Stolk is owned by Peter Stolk and has been in business since 1996. It's a flooring specialist with a showroom in Alphen aan den Rijn, offering PVC flooring, hardwood flooring and stair renovation. According to its website, the showroom is open seven days a week.

Keep in mind that I can't verify whether this is still up to date.`,
    '-team foundingYear sector city services -hours',
  ),
]
