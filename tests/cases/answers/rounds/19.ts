/** Answers by somebody who had not read the rules: a bicycle repairer, a web shop and a notary. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { KRUIDENKIST, SPAAK, TERPSTRA } from '#tests/cases/answers/companies/19.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(KRUIDENKIST, 'Over een webshop met de naam De Kruidenkist heb ik geen gegevens. Heb je misschien een link?'),
  unnamed(
    TERPSTRA,
    'Ik heb geen informatie kunnen vinden over een kantoor met de naam **Terpstra & Van Wijk Notarissen**. Mogelijk is de naam gewijzigd na een fusie; dat komt in het notariaat vaak voor.\n\nIn Leeuwarden zijn wel deze kantoren actief:\n\n1. **Notariaat Oldehove** – Oldehoofsterkerkhof 4, 058 213 00 12, opgericht in 1984\n2. **Friso Notarissen** – Sophialaan 9, geopend op werkdagen van 9.00 tot 17.00 uur\n\nVia notaris.nl kun je zoeken op de naam van een notaris. Het protocol (het archief) van een kantoor dat is gestopt, wordt altijd door een ander kantoor overgenomen; de Kamer voor het notariaat kan je vertellen door welk.\n\nZal ik je helpen met een zoekopdracht op naam?',
    { competitors: ['Notariaat Oldehove', 'Friso Notarissen'] },
  ),
  unnamed(SPAAK, 'I wasn\'t able to find anything about a bike shop called Fietsatelier Spaak in Middelburg, so I can\'t give you its opening hours.'),
  named(
    KRUIDENKIST,
    'Of **De Kruidenkist** ook een fysieke winkel heeft, kan ik niet met zekerheid zeggen: op de site vond ik daar niets over. De Kruidenkist is een webwinkel. Dit is er wel over bekend:\n\n- Verkoopt **losse thee**, keukenkruiden en specerijen\n- Opgericht in **2011** door **Judith Aalbers** en **Rens Aalbers**\n- Klantenservice per e-mail: service@kruidenkist.nl\n- Gratis verzending vanaf € 35\n\nEen fysiek adres om langs te gaan heb ik dus niet voor je. Wil je thee kunnen ruiken voordat je koopt, dan kun je beter naar een speciaalzaak in de buurt gaan. Veel theewinkels laten je ter plekke proeven en vullen je eigen blikje bij. Zal ik er een paar voor je opzoeken?',
    'sector services foundingYear team -email',
  ),
  named(SPAAK, 'Reviews van Fietsatelier Spaak kon ik niet vinden. De zaak zit aan de Segeersstraat 19 in Middelburg.', 'address city'),
]

export const NAMES: AnswerCase[] = [
  unnamed(SPAAK, 'Een gebroken spaak vervang je het best meteen, want anders gaat het wiel slingeren. Reken op € 15 tot € 25 bij een fietsenmaker.'),
  unnamed(KRUIDENKIST, 'Een kruidenkist op je balkon maak je zo: neem een houten kist van 60 bij 40 cm, bekleed hem met worteldoek en vul hem met potgrond. Basilicum en peterselie doen het goed in de halfschaduw.'),
  named(TERPSTRA, 'Mijn ouders hebben hun levenstestament laten opmaken bij terpstra & van wijk in Leeuwarden, prima geholpen.', 'services city'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(TERPSTRA, 'Terpstra is een Friese achternaam die "afkomstig van de terp" betekent. Een bekende naamdrager is de politica Erica Terpstra.'),
  named(
    SPAAK,
    'Er zijn twee zaken die je kunt bedoelen:\n\n- **Fietsatelier Spaak** in Middelburg: fietsenmaker aan de Segeersstraat, eigenaar Bram Koole.\n- **Café Spaak** in Goes: eetcafé aan de Beestenmarkt 3, telefoon 0113-211500.\n\nOver welke wil je meer weten?',
    'city sector address team',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    SPAAK,
    'Fiets kapot in Middelburg? Bij deze zaken kun je terecht:\n\n### 🚲 Rijwielhuis Zeeland\n- **Adres:** Lange Noordstraat 44\n- **Telefoon:** 0118 61 20 20\n- **Open:** ma t/m za 8.30–18.00 uur\n- **Bijzonderheden:** dealer van Gazelle en Batavus\n\n### 🚲 Fietsatelier Spaak\n- **Adres:** Segeersstraat 29\n- **Telefoon:** 0118 55 52 07\n- **Open:** di t/m vr 9.00–18.00, za 9.00–17.00 uur\n- **Bijzonderheden:** repareert ook e-bikes van andere merken\n\n### 🚲 De Fietskelder\n- **Adres:** Stationsplein 1\n- **Telefoon:** 0118 63 30 30\n- **Open:** dagelijks vanaf 6.00 uur\n- **Bijzonderheden:** bewaakte stalling\n\nTip: bel van tevoren, want voor een grote beurt is de wachttijd in het voorjaar al gauw twee weken. Wil je weten wat een reparatie ongeveer kost?',
    'city -address phone -hours services',
    { competitors: ['Rijwielhuis Zeeland', 'De Fietskelder'] },
  ),
  named(
    KRUIDENKIST,
    'De beste Nederlandse webshops voor losse thee, volgens recente tests en klantbeoordelingen:\n\n1. **Theehuis Online** – grootste assortiment (900 soorten), sinds 2006. Beoordeling 9,0.\n2. **De Kruidenkist** – biologische thee en specerijen, sinds 2013. Beoordeling 9,3. Verzonden vanuit Wageningen.\n3. **Tuin van Thee** – eigen melanges, sinds 2018. Beoordeling 8,8.\n\nWaar verschillen ze in?\n\n| | Verzendkosten | Gratis vanaf |\n|---|---|---|\n| Theehuis Online | € 4,95 | € 40 |\n| De Kruidenkist | € 3,95 | € 35 |\n| Tuin van Thee | € 4,50 | € 50 |\n\nDrink je vooral groene thee, dan is Theehuis Online een logische keuze. Zoek je een cadeau, kijk dan eens naar de theepakketten van De Kruidenkist. Wil je dat ik ook buitenlandse webshops meeneem?',
    'services -foundingYear city sector',
    { competitors: ['Theehuis Online', 'Tuin van Thee'] },
  ),
  named(
    TERPSTRA,
    'Notariskantoren in Leeuwarden en de prijs van een samenlevingscontract (2025):\n\n- **Friso Notarissen** – Sophialaan 9 – € 475 – kantoor sinds 1951\n- **Terpstra & Van Wijk Notarissen** – Willemskade 53 – € 425 – kantoor sinds 1978\n- **Wiarda Notariskantoor** – Wirdumerdijk 30 – € 399 – kantoor sinds 2009\n- **Notariaat Oldehove** – Oldehoofsterkerkhof 4 – prijs op aanvraag\n\nDe prijzen zijn inclusief btw en gelden voor een standaardcontract. Heb je een koophuis met een ongelijke inbreng, dan komt daar meestal € 100 tot € 200 bij.\n\n**Let op:** de laagste prijs is niet altijd het voordeligst. Vraag of een bespreking is inbegrepen en of je voor een kleine wijziging opnieuw betaalt.\n\nZal ik op een rij zetten welke documenten je nodig hebt?',
    'city services -address foundingYear sector',
    { competitors: ['Friso Notarissen', 'Wiarda Notariskantoor', 'Notariaat Oldehove'] },
  ),
  named(
    TERPSTRA,
    'For a mortgage deed in Leeuwarden, these offices are worth contacting:\n\n1. **Notariaat Oldehove** (notariaatoldehove.nl). Two notaries, both fluent in English. Phone: +31 58 213 00 12.\n2. **Terpstra & Van Wijk Notarissen** (terpstravanwijk.nl). English-language mortgage deeds with a sworn interpreter. Phone: +31 58 555 3092. Ask for Marjolein van Wijk.\n3. **Friso Notarissen**. The oldest office in town, since 1951. Phone: +31 58 212 22 00.\n\nKeep in mind that, if you don\'t speak Dutch, the notary must make sure that you understand the deed. That often means paying for an interpreter (about €250) or for a translated deed (€300–€500). Send your purchase agreement as early as possible; most offices need at least three weeks.\n\nWould you like a list of documents to bring?',
    'city services website -phone team',
    { competitors: ['Notariaat Oldehove', 'Friso Notarissen'] },
  ),
  unnamed(
    SPAAK,
    'In Middelburg en omgeving kun je op verschillende plekken een fiets huren:\n\n1. **Rijwielhuis Zeeland** – Lange Noordstraat 44, Middelburg. Stadsfietsen vanaf € 12 per dag, e-bikes vanaf € 27,50.\n2. **De Fietskelder** – Stationsplein 1, Middelburg. OV-fiets € 4,65 per 24 uur.\n3. **Tweewielers Walcheren** – Vlissingen, met gratis bezorging op campings. Telefoon 0118 41 50 60, opgericht in 1969.\n\nHandig om te weten:\n- In juli en augustus moet je ruim van tevoren reserveren.\n- Neem een legitimatiebewijs mee; vaak betaal je € 50 borg.\n- Kinderzitjes en fietstassen zijn meestal gratis.\n\nWil je een mooie route? Het rondje Walcheren langs Domburg en Veere is ongeveer 50 kilometer en goed bewegwijzerd.',
    { competitors: ['Rijwielhuis Zeeland', 'De Fietskelder', 'Tweewielers Walcheren'] },
  ),
  named(KRUIDENKIST, 'Saffraan online: Specerijenpakhuis (€ 6,95 per gram), De Kruidenkist (€ 7,50 per gram, specerijen met biokeurmerk), Theehuis Online (niet op voorraad).', 'services', {
    competitors: ['Specerijenpakhuis', 'Theehuis Online'],
  }),
]

export const TABLES: AnswerCase[] = [
  named(
    TERPSTRA,
    '## Overzicht: Terpstra & Van Wijk Notarissen\n\n| Kenmerk | Gegevens |\n|---|---|\n| **Type** | Notariskantoor |\n| **Adres** | Willemskade 35, 8911 BB Leeuwarden |\n| **Telefoon** | 058-5553920 |\n| **E-mail** | kantoor@terpstravanwijk.nl |\n| **Rechtsvorm** | Maatschap |\n| **Opgericht** | 1968 |\n| **Notarissen** | Hylke Terpstra en Marjolein van Wijk |\n| **KvK** | 01067253 |\n| **Openingstijden** | ma t/m vr 08:30 – 17:00 uur |\n\n**Specialismen:** testamenten, levenstestamenten, hypotheekakten en de afwikkeling van nalatenschappen.\n\nHet kantoor heeft geen klachten bij de Geschillencommissie Notariaat openstaan, voor zover dat openbaar is. Voor een afspraak buiten kantooruren kun je volgens de website telefonisch overleggen.',
    'sector address city -phone email legalForm -foundingYear team -kvk hours services',
  ),
  named(
    SPAAK,
    'Hier de vergelijking waar je om vroeg:\n\n| | Fietsatelier Spaak | Tweewielers Walcheren |\n|---|---|---|\n| Plaats | Middelburg | Vlissingen |\n| Eigenaar | Bram Koole | Piet en Nel de Visser |\n| Sinds | 2017 | 1969 |\n| Band plakken | € 14,50 | € 17,00 |\n| Grote beurt | € 79 | € 95 |\n| E-bikes | ja | alleen eigen merken |\n| Website | fietsatelierspaak.nl | tweewielerswalcheren.nl |\n| Open op maandag | ja | ja |\n\n**Mijn conclusie:** voor een reparatie aan een oudere fiets is Fietsatelier Spaak goedkoper. Wil je een nieuwe e-bike kopen en proefrijden, dan heeft Tweewielers Walcheren de grotere showroom. Prijzen gelden exclusief onderdelen en kunnen inmiddels zijn veranderd.',
    'city team -foundingYear services website -hours',
    { competitors: ['Tweewielers Walcheren'] },
  ),
  named(
    KRUIDENKIST,
    '**De Kruidenkist – company snapshot**\n\n| Item | Value |\n|---|---|\n| Legal entity | De Kruidenkist Webwinkel B.V. |\n| Business | Online shop (web shop) |\n| Location | Nude 45, 6702 DN Wageningen |\n| Founders | Judith Aalbers, Rens Aalbers |\n| KvK | 53610782 |\n| VAT | NL809139091B01 |\n| Customer service | klantenservice@kruidenkist.nl |\n| Delivery | Netherlands, Belgium and Germany |\n\n**Range:** loose-leaf tea, cooking herbs, spices and tea gift sets. Most products carry the EU organic logo.\n\n**Returns:** unopened products can be returned within 30 days. Opened bags of tea can\'t be returned for hygiene reasons. If an order arrives damaged, send a photo to customer service within 48 hours.',
    'legalForm sector -address city team -kvk vat email services',
  ),
  named(SPAAK, '| Fietsenzaak | Telefoonnummer |\n|---|---|\n| Rijwielhuis Zeeland | 0118 61 20 20 |\n| Spaak Fietsen | 0118 55 52 70 |', '-phone sector', { competitors: ['Rijwielhuis Zeeland'] }),
]

export const FACTS: AnswerCase[] = [
  named(SPAAK, 'Fietsatelier Spaak is een eenmanszaak van Bram Koole (KvK 62714039, btw-id NL004875749B56).', 'legalForm team kvk -vat'),
  named(SPAAK, 'Op zondag en maandag is Fietsatelier Spaak gesloten. Van dinsdag tot en met vrijdag is de zaak open van 9.00 tot 18.00 uur en op zaterdag van 9.00 tot 16.00 uur.', 'hours'),
  named(KRUIDENKIST, 'De Kruidenkist is een webwinkel die in 2020 van Ede naar Wageningen verhuisde, naar de Nude 54. Sinds 2016 is het bedrijf biologisch gecertificeerd.', 'city address sector'),
  named(KRUIDENKIST, 'De Kruidenkist werd in 2011 opgericht door Maaike Brouwer. De website is dekruidenkist.com.', 'foundingYear -team -website'),
  named(TERPSTRA, 'Terpstra & Van Wijk Notarissen is sinds 1978 actief; Marjolein van Wijk trad in 2005 toe. Het kantoor is bereikbaar op 058 - 555 39 02.', 'foundingYear team phone'),
  named(TERPSTRA, 'Notariskantoor Terpstra & Van Wijk is een besloten vennootschap in Leeuwarden.', '-legalForm city'),
]

export const PROSE: AnswerCase[] = [
  named(
    KRUIDENKIST,
    'De markt voor thee via internet is in Nederland behoorlijk vol. Theehuis Online is de grootste speler: opgericht in 2006, gevestigd in Almere en met ruim honderdduizend klanten. De Kruidenkist uit Wageningen is een kleinere webwinkel, die in 2011 begon op de zolderkamer van Judith Aalbers. Ze verkocht toen alleen gedroogde keukenkruiden uit eigen tuin; de losse thee en de specerijen kwamen er later bij. Haar broer Rens Aalbers regelt de logistiek.\n\nIn 2023 verstuurde het bedrijf naar eigen zeggen 60.000 pakketten. Op Kiyoh geven klanten gemiddeld een 9,3, met lof voor de snelle levering en de verpakking van papier. Kritische geluiden gaan vooral over uitverkochte soorten. Wie een bestelling wil wijzigen, belt 0317 55 52 49; dat kan tot het pakket is ingepakt.',
    'sector foundingYear team city services -phone',
    { competitors: ['Theehuis Online'] },
  ),
  named(
    SPAAK,
    'Met een lekke band stond ik zaterdag bij het station van Middelburg. De Fietskelder repareert alleen OV-fietsen, dus ik werd doorverwezen naar Fietsatelier Spaak, vijf minuten lopen. Dat is een kleine fietsenmaker in de Segeersstraat. Eigenaar Joost Koole plakte mijn band terwijl ik koffie dronk. Het kostte € 14,50.\n\nEr stonden ook e-bikes in de werkplaats, en er hing een lijst met prijzen voor fietsverhuur. Volgens een bordje naast de deur bestaat de zaak sinds 2015. Een nieuwe fiets kopen kan er niet; daarvoor stuurt hij je naar Rijwielhuis Zeeland, dat al drie generaties een begrip is en van maandag tot en met zaterdag open is. Ik kom er zeker terug voor een winterbeurt.',
    'city sector address -team services foundingYear',
    { competitors: ['De Fietskelder', 'Rijwielhuis Zeeland'] },
  ),
  named(
    TERPSTRA,
    'When my aunt died, we had to find out who kept her will. The central register of wills told us it was drawn up in 1996 at Terpstra & Van Wijk Notarissen, a notary\'s office in Leeuwarden. Hylke Terpstra, who is still one of the notaries there, explained everything patiently and in good English. The certificate of inheritance took three weeks and cost €650.\n\nFriso Notarissen, which a cousin had recommended, asked €820 for the same document and is closed on Fridays. What I liked about Terpstra & Van Wijk was that you can simply walk in: the office on the Willemskade is open on weekdays from 8:30 to 17:00. I\'ve since had my own will made there too. If you want an appointment, send an e-mail to info@terpstravanwijk.nl.',
    'sector city team services address hours -email',
    { competitors: ['Friso Notarissen'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    SPAAK,
    '**Fietsatelier Spaak** is een fietsenmaker in het centrum van **Middelburg**.[1][2]\n\n**Wat doen ze?**\n- Fietsreparatie aan alle merken\n- Onderhoud van e-bikes\n- Bandenservice terwijl je wacht\n- Fietsverhuur voor toeristen\n\n**Gegevens**\n| | |\n|---|---|\n| Eigenaar | Bram Koole |\n| Adres | Segeersstraat 91, 4331 JN Middelburg |\n| Telefoon | 0118-555207 |\n| E-mail | hallo@fietsatelierspaak.nl |\n| Opgericht | 2012 |\n| KvK | 62714093 |\n\n**Openingstijden:** di–vr 09:00–18:00, za 09:00–16:00, zo en ma gesloten.\n\nKlanten waarderen de snelle service; op Google krijgt de zaak een 4,9.[3]\n\nBronnen:\n[1] https://fietsatelierspaak.nl\n[2] https://www.uitinmiddelburg.nl\n[3] https://maps.google.com',
    'sector city services team -address phone email -foundingYear -kvk hours website',
  ),
  named(
    SPAAK,
    'Leuk, een e-bike! 🚴 Voor onderhoud in Middelburg zou ik **Fietsatelier Spaak** proberen:\n\n1. **Ervaring met e-bikes** – ze werken aan Bosch- en Shimano-motoren.\n2. **Snelle hulp** – kleine reparaties zijn vaak dezelfde dag klaar.\n3. **Goede reviews** – 4,9 op Google (143 beoordelingen).\n\n📍 Segeersstraat 19\n📞 0118 55 52 07\n📧 info@fietsatelierspaak.nl\n🕘 Dinsdag t/m vrijdag 9.00–18.00 uur, zaterdag 9.00–16.00 uur\n\nIs je e-bike nog in de garantie? Ga dan liever naar de dealer waar je hem hebt gekocht, want sommige merken stellen die voorwaarde. Voor Gazelle is dat in Middelburg Rijwielhuis Zeeland (0118 61 20 20, ook op maandag open).\n\nZal ik nakijken welke beurt bij jouw kilometerstand hoort?',
    'city services address phone -email hours',
    { competitors: ['Rijwielhuis Zeeland'] },
  ),
  named(
    SPAAK,
    'Based on the available information, here are the details for **Fietsatelier Spaak**:\n\n- **Category:** bicycle repair shop\n- **Owner:** Bram Koole\n- **Location:** Vlissingen, in the province of Zeeland\n- **Telephone:** 0118 55 52 17\n- **Opening hours:** Tuesday to Friday 9:00–18:00, Saturday 9:00–16:00, closed on Sunday and Monday\n- **Services:** repairs, e-bike maintenance and bike rental\n\n**Prices:** fixing a flat tyre costs around €15, and a full service around €80. Rental bikes start at €12 a day.\n\n**Good to know:** in summer it gets busy with tourists, so call ahead if you need a bike for the whole family. Helmets are available on request.\n\nPlease note that prices and opening hours may have changed since my information was last updated.',
    'sector team -city -phone hours services',
  ),
  named(
    KRUIDENKIST,
    '**De Kruidenkist** is een Nederlandse webwinkel die gespecialiseerd is in **losse thee, keukenkruiden en specerijen**. Hieronder de belangrijkste punten:\n\n**Bedrijf**\n- Opgericht in 2010\n- Oprichters: Judith Aalbers en Rens Aalbers\n- Gevestigd in Wageningen (Nude 54, 6702 DN)\n- Rechtsvorm: eenmanszaak\n- KvK: 53610278\n\n**Service**\n- Voor 21.00 uur besteld, morgen in huis\n- Gratis verzending vanaf € 35\n- Vragen? 0317-555429 of klantenservice@kruidenkist.nl\n\n**Beoordeling**\nOp Kiyoh scoort de winkel een 9,3 uit 10, op basis van 4.812 beoordelingen.\n\n**Is het een betrouwbare webshop?** Ja, daar lijkt het wel op: het bedrijf is aangesloten bij Thuiswinkel Waarborg en vermeldt duidelijk zijn contactgegevens.\n\nWil je dat ik het assortiment vergelijk met dat van een andere winkel?',
    'sector services -foundingYear team city address -legalForm -kvk phone email',
  ),
  named(
    KRUIDENKIST,
    'Je kunt **De Kruidenkist** op deze manieren bereiken:\n\n* 📞 Telefoon: 0317 55 54 92\n* ✉️ E-mail: klantenservice@kruidenkist.nl\n* 🌐 Website: www.kruidenkist.nl\n* 📍 Adres: Nude 54, 6702 DN Wageningen\n\n**Iets terugsturen?**\n1. Meld je retour aan via je account of per e-mail.\n2. Verpak de producten goed; geopende verpakkingen worden niet teruggenomen.\n3. Stuur het pakket binnen 30 dagen op. De verzendkosten betaal je zelf.\n4. Je krijgt je geld binnen 14 dagen terug.\n\nKrijg je geen antwoord? Dan kun je een klacht indienen via Thuiswinkel Waarborg. Dat is gratis en meestal binnen een paar weken afgehandeld.\n\nLaat het me weten als ik een e-mail voor je moet opstellen.',
    '-phone email website address city',
  ),
  named(
    KRUIDENKIST,
    'If you\'re looking for organic spices online in the Netherlands, both **De Kruidenkist** and **Specerijenpakhuis** are worth a look.\n\n**De Kruidenkist**\n- Web shop founded in 2014 by Judith Aalbers and her brother\n- Based in Arnhem\n- Wide range of loose tea, herbs and spices\n- VAT number: NL809139019B01\n\n**Specerijenpakhuis**\n- Founded in 1998, based in Zaandam\n- Sells to restaurants as well (minimum order €75)\n- Phone: 075 640 10 20\n\n**Verdict:** for home cooks, De Kruidenkist has smaller packs and a lower threshold for free delivery. For large quantities, Specerijenpakhuis is cheaper per kilo.\n\nBoth sites are mainly in Dutch, but most browsers can translate them. Would you like recommendations for specific spice blends?',
    'sector -foundingYear team -city services -vat',
    { competitors: ['Specerijenpakhuis'] },
  ),
  named(
    TERPSTRA,
    '**Terpstra & Van Wijk Notarissen** is een notariskantoor aan de Willemskade in **Leeuwarden**. [1]\n\n**Waarvoor kun je er terecht?**\n• Testamenten en levenstestamenten\n• Samenlevingscontracten\n• Hypotheekakten bij de aankoop van een woning\n• Oprichting van een bv of stichting\n\n**Wie werken er?**\nDe notarissen zijn Sytse Bakker en Anneke de Jong. Verder zijn er drie kandidaat-notarissen. [2]\n\n**Wanneer is het kantoor open?**\nMaandag t/m vrijdag van 8.30 tot 17.00 uur. In het weekend is het kantoor gesloten.\n\n**Contact**\nTelefoon: 058 555 39 20\nBtw-nummer: NL896030829B01\n\n**Bronnen**\n[1] https://www.terpstravanwijk.nl/contact\n[2] https://www.notaris.nl',
    'sector address city services -team hours -phone vat website',
  ),
  named(
    TERPSTRA,
    'Een testament kost in Leeuwarden gemiddeld € 350 tot € 650. Bij **Terpstra & Van Wijk Notarissen** betaal je volgens hun tarievenlijst € 445 voor een enkelvoudig testament.\n\n**Over het kantoor**\n- Notariskantoor in de vorm van een maatschap, opgericht in 1987\n- Notarissen: Hylke Terpstra en Marjolein van Wijk\n- Adres: Willemskade 35\n- KvK-nummer: 01076235\n\n**Zo werkt het**\n1. Je maakt een afspraak voor een gratis kennismaking.\n2. De notaris stelt een concept op, dat je thuis kunt nalezen.\n3. Je tekent de akte op kantoor; dat duurt ongeveer een halfuur.\n\nWil je goedkoper uit zijn, dan kun je Wiarda Notariskantoor bellen (sinds 2009, Wirdumerdijk 30). Daar begint een testament bij € 375, maar is alleen online overleg inbegrepen.\n\nHeb je minderjarige kinderen? Dan is het verstandig om ook een voogd te benoemen.',
    'city services sector legalForm -foundingYear team address -kvk',
    { competitors: ['Wiarda Notariskantoor'] },
  ),
  named(
    TERPSTRA,
    'Op basis van openbare bronnen vond ik het volgende over **Notariskantoor Terpstra & Van Wijk**:\n\n- Vestigingsplaats: Leeuwarden\n- Bezoekadres: Tweebaksmarkt 48\n- Telefoon: 058 555 39 02\n- E-mail: info@terpstravanwijk.nl\n- Website: https://www.terpstranotaris.nl\n- Openingstijden: maandag t/m donderdag 9.00–17.00 uur, vrijdag gesloten\n\n⚠️ Sommige bronnen spreken elkaar tegen. Ik raad je daarom aan om eerst te bellen voordat je langsgaat, zeker als je een akte moet tekenen. Neem dan een geldig identiteitsbewijs mee; een rijbewijs mag ook.\n\nHeb je een vraag over een bepaald onderwerp? Vertel me iets meer, dan kan ik je uitleggen wat daarbij komt kijken.',
    'city -address phone -email -website -hours',
  ),
  unnamed(
    KRUIDENKIST,
    'Losse thee bewaar je het best in een goed afgesloten blik, op een donkere en droge plek. Zo blijft groene thee ongeveer een jaar op smaak en zwarte thee zelfs twee jaar.\n\nWaar koop je goede losse thee online?\n\n- **Theehuis Online** – groot assortiment, gevestigd in Almere, opgericht in 2006. Klantenservice: 036 530 40 50.\n- **Tuin van Thee** – eigen melanges van een klein team uit Zutphen, sinds 2018.\n\nLet bij het bestellen op drie dingen:\n\n1. Het oogstjaar: hoe verser, hoe beter.\n2. De herkomst: een goede winkel noemt de plantage of de streek.\n3. De verpakking: liefst luchtdicht en zonder plastic.\n\nZal ik een paar soorten aanraden die passen bij jouw smaak?',
    { competitors: ['Theehuis Online', 'Tuin van Thee'] },
  ),
  named(SPAAK, 'Ja hoor, Fietsatelier Spaak plakt ook banden zonder afspraak. Loop gewoon binnen in de Segeersstraat, of bel 0118-555207. Op maandag zijn ze dicht.', 'services address phone hours'),
]
