/** Answers that a stranger to the rules wrote: a physiotherapist, a roofer and a bicycle shop. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BRUG, HOEKSTRA, TWM } from '#tests/cases/answers/companies/25.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    BRUG,
    'Ik kan geen informatie vinden over een praktijk met de naam Fysiotherapie De Brug. Dat kan verschillende oorzaken hebben:\n\n- De praktijk is klein en nauwelijks online zichtbaar.\n- De naam is veranderd of de praktijk is opgegaan in een andere.\n- Mijn gegevens zijn niet actueel genoeg.\n\nWat je kunt doen: zoek op ZorgkaartNederland, kijk in het register van het KNGF of vraag het je huisarts. Praktijken in Zutphen die ik wel tegenkwam zijn Fysio Centrum IJssel en Bewegend Beter; bij allebei kun je zonder verwijzing terecht. Weet je misschien nog een straatnaam of de naam van een therapeut? Dan zoek ik graag verder.',
    { competitors: ['Fysio Centrum IJssel', 'Bewegend Beter'] },
  ),
  named(
    HOEKSTRA,
    'Over de betrouwbaarheid van Dakdekkersbedrijf Hoekstra kan ik weinig zeggen: ik vond geen beoordelingen op Google of Trustpilot en ook geen uitspraken van de Geschillencommissie.\n\nWat wel vaststaat: het gaat om een vennootschap onder firma aan de Edisonstraat 18 in Sneek, bij de Kamer van Koophandel ingeschreven onder nummer 01094681. Sietse en Jelmer Hoekstra staan allebei als vennoot vermeld. Meer openbare gegevens heb ik niet.\n\nVraag voordat je tekent om een paar referenties uit de buurt, een offerte met een vaste prijs en een schriftelijke garantie. Een bedrijf dat daar moeilijk over doet, kun je beter laten lopen.',
    'legalForm address city -kvk team',
  ),
  unnamed(
    TWM,
    'I wasn\'t able to find any information about a business called TWM Fietsen. It may be a small local shop without much of an online footprint, it may have closed, or the name may be spelled differently.\n\nA few things you could try:\n1. Search for the name on Google Maps.\n2. Check the Dutch Chamber of Commerce register (kvk.nl).\n3. Ask at the tourist office on the Markt.\n\nIf you simply need a bike shop in Middelburg, I did come across Rijwielhuis Dingemanse, which sells Gazelle and Batavus and is closed on Mondays. Would you like me to look for bike rental near the station instead?',
    { competitors: ['Rijwielhuis Dingemanse'] },
  ),
  named(
    BRUG,
    'Helaas, hoe laat Fysio De Brug opengaat heb ik niet kunnen achterhalen. Op de pagina’s die ik kon bekijken staan geen openingstijden, en een KvK-nummer of oprichtingsjaar vond ik evenmin.\n\nWel kwam ik deze gegevens tegen:\n\nTelefoon: 0575 55 53 81\nE-mail: praktijk@fysiodebrug-zutphen.nl\nPraktijkhouder: Marjolein Wiltink\n\nVeel therapeuten werken op ten minste één avond in de week door, maar of dat hier ook zo is weet ik niet. Even bellen of mailen geeft zekerheid.',
    '-phone email team',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    BRUG,
    'De brug (in het Engels *bridge*) is een van de bekendste oefeningen uit de fysiotherapie. Je traint er je bilspieren, hamstrings en onderrug mee.\n\n**Zo doe je de brug**\n1. Ga op je rug liggen met opgetrokken knieën, voeten op heupbreedte.\n2. Span je buik aan en til je bekken op tot schouders, heupen en knieën één lijn vormen.\n3. Houd dit vijf tellen vast en zak rustig terug.\n4. Herhaal tien keer, twee tot drie series per dag.\n\nKrijg je er pijn van in je rug? Stop dan en overleg met je fysiotherapeut. Op de site van Paramedisch Centrum Noordveen staat een filmpje waarin de oefening wordt voorgedaan.',
    { competitors: ['Paramedisch Centrum Noordveen'] },
  ),
  unnamed(
    HOEKSTRA,
    'Bedoel je misschien een van deze bedrijven?\n\n1. **Hoekstra Installatietechniek** – Heerenveen, cv-ketels en warmtepompen\n2. **Schildersbedrijf J. Hoekstra** – Bolsward, binnen- en buitenschilderwerk\n3. **Hoekstra & Zn. Transport** – Drachten, containervervoer sinds 1974\n\nEen dakdekker met die achternaam zit niet bij mijn resultaten. Voor dakwerk in Sneek vond ik wel Veenstra Dakbedekking en Topdak Noord. Als je een adres of telefoonnummer hebt, kan ik gerichter zoeken.',
    { competitors: ['Veenstra Dakbedekking', 'Topdak Noord'] },
  ),
  named(
    TWM,
    'Careful: two names look very much alike here.\n\n**TMW Wielersport** in Goes sells racing bikes and clothing. It is at Stationspark 22, was started by the Kole family in 1981 and is closed on Mondays.\n\n**TWM Fietsen**, the one you asked about, is a bicycle shop at Langeviele 75 in Middelburg. It rents out bikes to tourists in the summer and has a workshop where any brand is repaired. The owner is Corné Maljaars, and you can call the shop on +31 118 55 57 02.\n\nThe two have nothing to do with each other, although their invoices have reportedly been mixed up more than once.',
    'sector -address city services team phone',
  ),
  named(
    HOEKSTRA,
    'Let op de spelling: Hoekstra Daken en Hoekema Daken zijn twee verschillende bedrijven.\n\nHoekema Daken zit in Bolsward, aan het Laag Bolwerk 9, en begon in 2012 met rieten kappen. Hoekstra Daken is een dakdekker uit Sneek en een stuk ouder: het bedrijf werd opgericht in 1978. Hoekstra is vooral bekend van goten en ander zinkwerk en van het leggen van pannendaken. Je bereikt Hoekstra mobiel op 06 28 55 51 93; vaak krijg je dan Jelmer Hoekstra zelf aan de lijn.\n\nHeb je een offerte gekregen en weet je niet van wie? Kijk dan naar het logo: bij Hoekema staat er een rietpluim in.',
    'sector city -foundingYear services phone team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    TWM,
    'Ja, TWM is vandaag open. Op zaterdag kun je er van negen uur ’s ochtends tot zes uur ’s avonds terecht; op zondag blijft de deur dicht. Maandagochtend is de fietsenwinkel ook gesloten, dan gaan ze pas om één uur ’s middags open.\n\nWil je je fiets laten repareren? Spreek dat af met Lisa de Visser, die de werkplaats leidt. Een lekke band wordt meestal terwijl je wacht gemaakt.\n\nBron: twmfietsen.nl',
    '-hours sector services team website',
  ),
  named(
    BRUG,
    'Achter de letters FDB schuilt Fysio De Brug, een praktijk voor fysiotherapie in Zutphen. In het handelsregister staat de onderneming als De Brug Paramedisch B.V., met KvK-nummer 08162794.\n\nDe therapeuten behandelen nek- en rugklachten, onder meer met manuele therapie. Ook worden er triggerpoints aangeprikt met naaldjes (dry needling) en kan met een echoapparaat naar een schouder of achillespees worden gekeken.\n\nHet adres is Graaf Ottosingel 41, 7201 BA. Een verwijzing van de huisarts is niet nodig, al vragen sommige verzekeraars er bij chronische klachten wel om.',
    'sector city legalForm -kvk services address',
  ),
  named(
    HOEKSTRA,
    'Hoekstra Daken is the everyday name of a family-run roofing contractor in Leeuwarden, registered as a general partnership (*vof*). They mostly work on private homes: new bitumen on flat roofs and extensions, replacing broken roof tiles, and insulating roofs from the outside.\n\nYou can reach them by e-mail at info@hoekstradaken.nl or by phone at 0515 55 54 27. Quotes are said to be free of charge, though I couldn\'t confirm that.\n\nAre you looking for a repair or for a completely new roof? The answer makes quite a difference for what you can expect to pay.',
    'sector -city legalForm services email phone',
  ),
  unnamed(
    TWM,
    '**TWM** usually stands for *Tab Window Manager*, a window manager for the X Window System. It was written by Tom LaStrange in 1987 and was for years the default on many Unix workstations.\n\nOther meanings of the abbreviation:\n- **Time-weighted mean** – a statistic used in exposure measurements\n- **Total waste management** – a term from facility services\n- **Tailored wellness model** – used in some health publications\n\nIf you meant a company in the Netherlands, please tell me what it does or where it is, because several small firms use these three letters.',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    HOEKSTRA,
    'Er zijn in het noorden minstens drie dakdekkers die Hoekstra heten:\n\n**Dakdekkersbedrijf Hoekstra, Sneek** – Edisonstraat 118. Familiebedrijf van Sietse en Jelmer Hoekstra, sinds 1987. Bitumen, dakpannen en zink.\n\n**Hoekstra Dakwerken, Leeuwarden** – Snekertrekweg 44, tel. 058 555 21 90. Werkt vooral voor aannemers in de nieuwbouw.\n\n**G. Hoekstra Rietdekkers, Giethoorn** – sinds 1961, uitsluitend riet.\n\nZe zijn voor zover ik weet geen familie van elkaar. Welke van de drie zoek je?',
    'sector city -address team foundingYear services',
  ),
  named(
    BRUG,
    'Praktijken voor fysiotherapie met de naam De Brug zijn er in Nederland meerdere. In Rotterdam zit er een aan de Oranjeboomstraat, met een eigen oefenzaal. In Kampen begon in 2015 een gelijknamige praktijk van Henk Bos.\n\nIn Zutphen gaat het om Fysiotherapie De Brug van Marjolein Wiltink, bereikbaar op 0575 55 53 18. Daar werkt ook iemand die zich op kinderen heeft toegelegd (kinderfysiotherapie). Op maandag en donderdag kun je er tot acht uur ’s avonds terecht. Deze Zutphense praktijk bestaat sinds 1989.\n\nGezien je vraag over een afspraak in de avond neem ik aan dat je die laatste bedoelt.',
    'sector city team phone services hours -foundingYear',
  ),
  named(
    TWM,
    'I found two Dutch companies that use the name TWM:\n\n1. **TWM Techniek B.V.**, Eindhoven – makes machine parts, founded in 1999, KvK 17120934.\n2. **TWM Fietsen**, Middelburg – a bike shop and sole proprietorship owned by Johan Wisse. It sells e-bikes and cargo bikes. Website: https://twmfietsen.nl\n\nSince you mentioned a flat tyre, I assume you mean the second one. Let me know if you were after the engineering firm instead.',
    'city sector legalForm -team services website',
  ),
  unnamed(
    BRUG,
    'Er zijn heel wat organisaties die De Brug heten. De bekendste:\n\n* **Basisschool De Brug** – in onder andere Leiden, Almere en Joure\n* **Kerkgebouw De Brug** – Amersfoort, in gebruik sinds 1969\n* **Buurthuis De Brug** – Zutphen, aan de Leeuweriklaan, met een eetcafé op woensdag\n* **Weekblad De Brug** – huis-aan-huiskrant in het zuiden van het land\n\nZonder meer context kan ik niet zeggen welke je bedoelt. Gaat het om een school, een kerk, een zorginstelling of iets anders? En in welke plaats?',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    HOEKSTRA,
    'Voor een lekkend plat dak kun je in Sneek bij deze dakdekkers terecht:\n\n1. **Veenstra Dakbedekking** – werkt met EPDM en geeft tien jaar garantie. Tel. 0515 55 50 66.\n2. **Dakdekkersbedrijf Hoekstra** – familiebedrijf dat bitumen daken legt en herstelt, ook bij spoed. Tel. 0515 55 54 72.\n3. **Dakmeesters Friesland** – grotere speler met een dakinspectie per drone.\n\nVraag bij minstens twee van de drie een offerte aan en let erop of het afvoeren van de oude dakbedekking in de prijs zit. Bij een acuut lek: leg er tijdelijk een zeil over en maak foto’s voor je verzekeraar.\n\n**Waar moet je verder op letten?**\n- *Oorzaak eerst.* Een vochtplek op het plafond zit zelden recht onder het lek. Laat het hele dak nalopen, ook de randen, de afvoer en de lichtkoepel.\n- *Repareren of vernieuwen.* Een plat dak gaat 20 tot 30 jaar mee. Is het ouder, dan ben je met losse reparaties op den duur duurder uit.\n- *Garantie.* Vraag of die ook geldt als het bedrijf stopt. Bij leden van de branchevereniging is dat vaak verzekerd.\n- *Prijs.* Reken voor een kleine reparatie op 200 tot 450 euro en voor een nieuw dak op 70 tot 110 euro per vierkante meter, zonder steiger.\n\nLekt het nu binnen, dan zou ik eerst Veenstra bellen: dat adverteert met een storingsdienst die ook in het weekend uitrukt. Zal ik een lijstje met vragen voor het telefoongesprek maken?',
    'sector city services -phone',
    { competitors: ['Veenstra Dakbedekking', 'Dakmeesters Friesland'] },
  ),
  unnamed(
    BRUG,
    'Hier zijn drie goed beoordeelde fysiotherapeuten in Zutphen:\n\n**1. Fysio Centrum IJssel**\nGroot team, onder meer sportfysiotherapie en bekkenfysiotherapie. Open vanaf 7.30 uur.\n\n**2. Paramedisch Centrum Noordveen**\nFysiotherapie, logopedie en diëtetiek onder één dak, opgericht in 1998.\n\n**3. Bewegend Beter**\nKleine praktijk vlak bij de brug over de IJssel, bekend om dry needling en medische training.\n\n**Hoe kies je?**\nVoor een sportblessure zou ik bij de eerste beginnen; voor klachten waarbij je ook aan je eetpatroon wilt werken is de tweede handig. Hecht je aan een vaste therapeut, dan is een kleine praktijk prettiger: daar zie je steeds hetzelfde gezicht. De gemiddelde wachttijd in de regio is ongeveer een week, maar voor bekkenfysiotherapie loopt die op tot een maand.\n\nTip: controleer bij je zorgverzekeraar hoeveel behandelingen in je aanvullende pakket zitten. Zal ik ook kijken wie er ’s avonds open is?',
    { competitors: ['Fysio Centrum IJssel', 'Paramedisch Centrum Noordveen', 'Bewegend Beter'] },
  ),
  named(
    TWM,
    'Need to rent or fix a bike in Middelburg? These shops get mentioned most:\n\n- **Zeeuws Fietspunt** (at the station): rental only, open seven days a week\n- **TWM Fietsen** (Langeviele 57): bicycle shop with its own workshop; rents out city bikes and e-bikes, also open on Sundays from noon to 5 pm\n- **Fietsplein Walcheren** (ring road): large showroom, plenty of parking, opens at 10 am\n\nFor a day trip to Veere or Domburg the second is the most convenient, because it is right in the old town. In July and August it is wise to book ahead everywhere.',
    'city address sector services -hours',
    { competitors: ['Zeeuws Fietspunt', 'Fietsplein Walcheren'] },
  ),
  named(
    BRUG,
    'Zoek je in Zutphen iemand voor manuele therapie? Dan kun je denken aan:\n\n• Bewegend Beter – Esther Nijhof, ook gespecialiseerd in kaakklachten\n• Fysio De Brug – Jesse Kolkman is hier de manueel therapeut; fysiotherapiepraktijk aan de Coehoornsingel 41\n• Fysio Centrum IJssel – twee manueel therapeuten, lange wachttijd\n\nBij alle drie kun je online een eerste afspraak maken. Neem een geldig identiteitsbewijs mee, en draag iets waarin je makkelijk beweegt.',
    'city services team sector -address',
    { competitors: ['Bewegend Beter', 'Fysio Centrum IJssel'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    TWM,
    'Ik heb de drie fietsenwinkels in Middelburg voor je naast elkaar gezet:\n\n| | TWM Fietsen | Rijwielhuis Dingemanse | Fietsplein Walcheren |\n|---|---|---|---|\n| Adres | Langeviele 57 | Nieuwe Vlissingseweg 12 | Mortiereboulevard 8 |\n| Sinds | 2014 | 1936 | 2009 |\n| Verhuur | ja | nee | ja |\n| Bakfietsen | ja | nee | ja |\n| Zaterdag | 9.00–17.00 | 9.00–16.00 | 10.00–17.00 |\n| Telefoon | 0118 55 57 02 | 0118 55 51 40 | 0118 55 56 66 |\n\nVoor een bakfiets vallen dus alleen de eerste en de laatste in de prijzen. Een proefrit maken kan bij beide zonder afspraak.',
    'sector city address -foundingYear services hours phone',
    { competitors: ['Rijwielhuis Dingemanse', 'Fietsplein Walcheren'] },
  ),
  named(
    BRUG,
    'De openingstijden van Fysiotherapie De Brug zijn:\n\n| Dag | Van | Tot |\n|---|---|---|\n| Maandag | 08:00 | 20:00 |\n| Dinsdag | 08:00 | 18:00 |\n| Woensdag | 08:00 | 18:00 |\n| Donderdag | 08:00 | 20:00 |\n| Vrijdag | 08:00 | 18:00 |\n| Zaterdag | gesloten | |\n| Zondag | gesloten | |\n\nOp feestdagen gelden andere tijden. Je kunt een afspraak maken via https://fysiodebrug-zutphen.nl of door te bellen naar 0575-555318.',
    '-hours website phone',
  ),
  named(
    HOEKSTRA,
    'Dit zijn de bedrijfsgegevens die ik van Hoekstra Daken kon vinden:\n\n| Gegeven | Waarde |\n|:--|:--|\n| Branche | Dakdekkers |\n| Rechtsvorm | Besloten vennootschap |\n| KvK-nummer | 01094618 |\n| Btw-nummer | NL812047394B01 |\n| Opgericht | 1987 |\n| Bezoekadres | Edisonstraat 81, 8606 JJ Sneek |\n| E-mail | info@hoekstradaken.nl |\n| Website | www.hoekstradaken.nl |\n\nDe gegevens komen uit openbare bronnen en kunnen verouderd zijn. Voor een officieel uittreksel kun je terecht bij de Kamer van Koophandel.',
    'sector -legalForm kvk vat foundingYear -address city email website',
  ),
  unnamed(
    HOEKSTRA,
    'Een vergelijking van dakdekkers die in Sneek en omgeving werken:\n\n| Bedrijf | Specialisme | Garantie | Beoordeling |\n|---|---|---|---|\n| Topdak Noord | bitumen, zonnepanelen | 10 jaar | 8,9 |\n| Dakmeesters Friesland | dakpannen, isolatie | 12 jaar | 9,1 |\n| De Jong Leidekkers | leien, lood- en zinkwerk | 5 jaar | 8,4 |\n\nTopdak Noord is het voordeligst bij grote oppervlakken; voor een monument ligt De Jong meer voor de hand. De cijfers komen van openbare beoordelingssites en zeggen niet alles. Zal ik een voorbeeld van een offerteaanvraag voor je opstellen?',
    { competitors: ['Topdak Noord', 'Dakmeesters Friesland'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    BRUG,
    '## Fysiotherapie De Brug\n\n**Wat:** praktijk voor fysiotherapie in Zutphen\n**Sinds:** 1998\n**Praktijkhouder:** Annemiek Bos\n\n### Behandelingen\n- manuele therapie\n- kinderfysiotherapie\n- echografie\n\n### Contact\n- 📍 Graaf Ottosingel 41\n- 📞 0575 55 53 18\n- ✉️ praktijk@fysiodebrug-zutphen.nl\n\n> Let op: behandelingen worden alleen vergoed als je aanvullend verzekerd bent. Alleen bij sommige chronische aandoeningen betaalt de basisverzekering vanaf de 21e keer.',
    'sector city foundingYear -team services address phone email',
  ),
  named(
    TWM,
    '### TWM Fietsen in het kort\n\n**TWM Fietsen** is een *fietsenzaak* in het centrum van **Middelburg**. Je koopt er nieuwe en gebruikte fietsen, met de nadruk op **e-bikes**.\n\n#### Pluspunten\n* Eigen werkplaats, geleid door **Lisa de Visser**\n* Leenfiets tijdens een grote beurt\n* Ook verhuur per dag of week\n\n#### Minpunten\n* Weinig keus in racefietsen\n* Op **maandag de hele dag gesloten**\n\n---\nMailen kan naar [winkel@twmfietsen.nl](mailto:winkel@twmfietsen.nl).',
    'sector city services team -hours email',
  ),
  named(
    HOEKSTRA,
    '**Dakdekkersbedrijf Hoekstra** – quick profile\n\n- **Trade:** painting and decorating\n- **Base:** Sneek, Friesland\n- **Owners:** Piet and Anne Dijkstra\n- **Established:** 1987\n- **Phone:** [0515 55 54 27](tel:+31515555427)',
    '-sector city -team foundingYear phone',
  ),
  named(
    TWM,
    '# Tweewielers: waar in Middelburg?\n\nJe noemde drie namen. Hier is wat ik per winkel weet.\n\n## 1. Rijwielhuis Dingemanse\n- Familiezaak, al vier generaties\n- Dealer van Gazelle\n\n## 2. TWM Fietsen\n- Eigenaar: **Corné Maljaars**\n- Fietsenwinkel, gestart in **2008**\n- Adres: `Langeviele 57, 4331 LS Middelburg`\n- KvK: `22058391`\n\n## 3. Zeeuws Fietspunt\n- Bewaakte stalling en verhuur\n- KvK: `22071455`\n\n**Conclusie:** voor een nieuwe fiets met persoonlijk advies kies je nummer 1 of 2.',
    'team sector -foundingYear address city kvk',
    { competitors: ['Rijwielhuis Dingemanse', 'Zeeuws Fietspunt'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    TWM,
    'TWM Fietsen – gegevens voor de factuur:\n\nTWM Fietsen (eenmanszaak)\nLangeviele 57\n4331LS Middelburg\nKvK 2205 8391\nBtw-id NL 1946.38.273.B01\n\nOpeningstijden: ma 13–18 u, di t/m vr 9–18 u, za 9–17 u.\nTelefonisch bereikbaar via (0118) 55 75 02.\n\nControleer het btw-nummer eventueel nog even in de VIES-database van de Europese Commissie.',
    'legalForm address city kvk vat hours -phone',
  ),
  named(
    BRUG,
    'Fysiotherapie De Brug is op 14 maart 1998 opgericht en sinds 2011 een bv. Het KvK-nummer is 0816 2749 en het btw-nummer NL857316250B01.\n\nBellen vanuit het buitenland doe je met +31 (0)575 - 55 53 18. Van maandag tot en met vrijdag gaat de deur om 8 uur open; op vrijdag sluit men om vijf uur, op dinsdag en woensdag om zes uur en op de twee andere werkdagen pas om acht uur ’s avonds. In het weekend is er niemand.\n\nEen behandeling duurt gewoonlijk 25 minuten. Zonder aanvullende verzekering betaal je rond de 45 euro per keer.',
    'foundingYear legalForm kvk -vat phone hours',
  ),
  named(
    HOEKSTRA,
    'Het bedrijf Hoekstra Daken is in het voorjaar van 1987 begonnen in een schuur bij Scharnegoutum; tegenwoordig is het gevestigd op Edisonstraat nr. 18 te Sneek (postcode 8606JJ). Bellen kan naar 0031-515-555427 of mobiel naar 06-28555193.\n\nVolgens het handelsregister gaat het om een v.o.f. met inschrijfnummer 01049618. Er werken ongeveer negen mensen. In 2019 kwam er een tweede bedrijfshal bij van 320 m².\n\nHet btw-nummer kon ik niet vinden; dat staat doorgaans op de offerte.',
    'foundingYear address city phone legalForm -kvk',
  ),
  named(
    TWM,
    'TWM Fietsen is open today (Thursday) from 9:00 a.m. to 7:00 p.m. The bike shop is located in Middelburg, a ten-minute walk from the railway station, and was established in 2004.\n\nPhone: +31 (0)118 555 702\nE-mail: info@twm-fietsen.nl\n\nPlease note that holiday hours may differ, for instance around King\'s Day (27 April) and Ascension Day. The shop also rents out bikes; these have to be returned by 5:30 p.m.',
    '-hours sector city foundingYear phone -email services',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    HOEKSTRA,
    'Voor zover ik kan nagaan is Dakdekkersbedrijf Hoekstra een betrouwbare partij. Het is een dakdekker uit Sneek die door de broers Sietse en Jelmer Hoekstra wordt geleid, en klanten schrijven dat ze hun afspraken nakomen en de boel netjes achterlaten. Eén recensent klaagde over een dakgoot die na een jaar weer lekte; die is volgens dezelfde recensie kosteloos hersteld.\n\nHet werk bestaat grotendeels uit het vernieuwen van pannendaken en het aanbrengen van isolatie onder de pannen. Dat het bedrijf al sinds 1997 bestaat, is ook een goed teken: beunhazen houden het zelden zo lang vol. Toch blijft het verstandig om een tweede offerte te vragen, bijvoorbeeld bij Veenstra Dakbedekking.\n\nHoe je zelf een oordeel vormt? Vraag naar twee adressen waar het werk minstens vijf jaar oud is en rijd er langs. Kijk of de nokvorsten recht liggen en of er mos of losse stukken te zien zijn. Laat in de offerte opnemen wie de steiger regelt, wat er gebeurt als er rot hout tevoorschijn komt en wanneer je betaalt. En wees voorzichtig met reviews: een stuk of acht beoordelingen, zoals hier, is te weinig om op af te gaan.',
    'sector city team services -foundingYear',
    { competitors: ['Veenstra Dakbedekking'] },
  ),
  named(
    BRUG,
    'Wie in Zutphen last heeft van een stijve nek of een zeurende schouder, komt al gauw uit bij Fysio De Brug. De fysiotherapeuten daar werken vanuit een oud schoolgebouw aan de Graaf Ottosingel, en Jesse Kolkman is er voor veel mensen het bekendste gezicht. Sinds 1998 is de praktijk uitgegroeid van één kamer tot een team van zeven mensen.\n\nKinderen zijn er helaas niet op hun plaats: kinderfysiotherapie wordt er niet gegeven, dus met een baby met een voorkeurshouding moet je elders zijn. Bij Paramedisch Centrum Noordveen hebben ze daar wel iemand voor, Floor Wassink, die op dinsdag en vrijdag werkt.',
    'city sector address team foundingYear -services',
    { competitors: ['Paramedisch Centrum Noordveen'] },
  ),
  named(
    TWM,
    'Het verschil tussen TWM Fietsen en Rijwielhuis Dingemanse zit hem vooral in de sfeer. Dingemanse is een klassieke dealer met een lange rij Gazelles, een vaste prijs en een filiaal in Vlissingen. TWM is de fietsenwinkel van Corné Maljaars, die in 2004 begon met tweedehands fietsen en nu ook bakfietsen en elektrische modellen verkoopt. Wie een fiets wil laten maken, kan er zonder afspraak binnenlopen; bij Dingemanse wacht je al snel een week.\n\nQua prijs ontlopen ze elkaar weinig. Een grote beurt kost bij beide rond de 80 euro. Woon je in Vlissingen, dan is Dingemanse handiger; TWM heeft alleen de winkel in Goes.\n\nMijn advies hangt dus af van wat je zoekt. Wil je een gewone stadsfiets die vijftien jaar meegaat, en vind je het prettig om uit dertig modellen te kiezen, dan zit je bij de Gazelledealer goed. Gaat het je om een bakfiets voor twee kinderen, of om iemand die de tijd neemt om een zadel op de juiste hoogte te zetten, dan zou ik eerst bij Maljaars langsgaan.',
    'sector team foundingYear services -city',
    { competitors: ['Rijwielhuis Dingemanse'] },
  ),
  unnamed(
    HOEKSTRA,
    'Choosing a roofer in Friesland mostly comes down to asking the right questions. A serious company will come and look at the roof before naming a price, will tell you which layers of bitumen it is going to remove, and will put the guarantee in writing. Be wary of people who ring your doorbell and claim to have seen a loose tile; the police in Sneek warned about this as recently as last autumn.\n\nIf you want a starting point, Topdak Noord has a good name for flat roofs and is a member of the trade association. For thatched roofs you will need a specialist instead. In both cases, pay no more than a quarter of the sum in advance.',
    { competitors: ['Topdak Noord'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    HOEKSTRA,
    'Goede vraag! 👍 Hier is een overzicht van wat ik over **Hoekstra Daken** heb gevonden:\n\n**🏠 Wat doen ze?**\n- Platte daken met bitumen\n- Zinken goten en loodwerk\n- Dakisolatie\n\n**📍 Waar?**\nKelvinstraat 18, Sneek – ze werken in heel Zuidwest-Friesland.\n\n**👷 Wie?**\nHet is een dakdekkersbedrijf van twee eigenaren, onder wie Sietse Hoekstra. Juridisch is het een vof.\n\n**📞 Contact**\n06 28 55 51 93 of info@hoekstradaken.nl\n\nWil je dat ik:\n1. een voorbeeldmail schrijf om een offerte aan te vragen, of\n2. een paar alternatieven zoek, zoals **Topdak Noord**?',
    'services -address city sector team legalForm phone email',
    { competitors: ['Topdak Noord'] },
  ),
  named(
    TWM,
    'TWM Fietsen is een rijwielhandel in Middelburg waar je terechtkunt voor verkoop, onderhoud en reparatie van fietsen.[1] De winkel ligt aan de Lange Delft 57, op loopafstand van de Markt.[1][2]\n\n**Openingstijden**\nDinsdag tot en met vrijdag van 9.00 tot 18.00 uur, zaterdag van 9.00 tot 17.00 uur en maandag vanaf 13.00 uur.[1]\n\n**Beoordelingen**\nKlanten geven gemiddeld een 4,6 uit 5 en noemen vooral de snelle service.[3] Een enkeling vindt de huurprijs aan de hoge kant: 14 euro voor een stadsfiets en 29 euro voor een elektrische, tegenover 11 en 25 euro bij Zeeuws Fietspunt.[2][3]\n\n**Alternatieven in de buurt**\nZeeuws Fietspunt zit bij het station, telefoon 0118 55 53 90, en is ook op zondag open.[2] Fietsplein Walcheren heeft de grootste showroom van het eiland en bestaat sinds 2009.[2]\n\nKort gezegd: voor reparaties in het centrum is TWM de meest genoemde keuze, voor huur op zondag kun je beter naar het station.\n\nBronnen:\n[1] https://twmfietsen.nl/contact\n[2] https://www.uitinmiddelburg.example/winkels\n[3] https://www.fietsbeoordelingen.example/zeeland\n\nGerelateerd:\n- Wat kost een grote beurt?\n- Waar kan ik in Middelburg een tandem huren?',
    'sector city services -address hours website',
    { competitors: ['Zeeuws Fietspunt', 'Fietsplein Walcheren'] },
  ),
  named(
    BRUG,
    'Op basis van de beschikbare informatie zijn er in **Zutphen** meerdere opties voor dry needling. Hieronder de belangrijkste:\n\n**Fysiotherapie De Brug**\n* **Type:** fysiotherapiepraktijk\n* **Aanbod:** dry needling, meestal in combinatie met oefeningen\n* **Adres:** Graaf Ottosingel 41, 7201 BA Zutphen\n* **Telefoon:** 0575 56 53 18\n* **Avondopenstelling:** maandag en donderdag tot 20:00 uur\n\n**Fysio Centrum IJssel**\n* **Type:** sportfysiotherapie\n* **Adres:** Rijkenhage 3\n* **Telefoon:** 0575 55 52 07\n\n*Opmerking: openingstijden kunnen wijzigen. Neem voor je bezoek contact op met de praktijk. Deze informatie is geen medisch advies.*\n\nZijn er specifieke klachten waarvoor je behandeling zoekt?',
    'city sector services address -phone hours',
    { competitors: ['Fysio Centrum IJssel'] },
  ),
  named(
    BRUG,
    'I have limited information here, so let me be upfront about what I know and what I don\'t.\n\nFysiotherapie De Brug appears to be a dental practice in Zutphen, run by Marjolein Wiltink as practice owner. It was founded in 1998 and operates as a private limited company (B.V.). The site is fysiodebrug-zutphen.nl, and the address I have is Graaf Ottosingel 14.\n\nWhat I can\'t tell you is whether it is accepting new patients or what the waiting time is. I also haven\'t seen any independent reviews, so I\'d rather not say whether it is any good. Please treat the details above with some caution: small practices move, merge and change their names, and my information may be a few years old.\n\nI\'d suggest calling during the morning. Is there something specific you\'re trying to find out? I\'m happy to help you draft a message.',
    '-sector city team foundingYear legalForm website -address',
  ),
]
