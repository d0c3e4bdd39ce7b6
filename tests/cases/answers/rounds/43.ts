/** Answers that a stranger to the rules wrote: a plumber, a physiotherapy practice and a graphic design studio. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { INKTVOGEL, SPIL, WIERSUM } from '#tests/cases/answers/companies/43.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    WIERSUM,
    'Ik heb gezocht naar **Loodgietersbedrijf Wiersum**, maar kan er geen betrouwbare informatie over terugvinden: geen eigen website, geen vermelding in een vakgids en geen klantbeoordelingen. Mogelijk is het een klein bedrijf dat vooral via mond-tot-mondreclame werkt, of wordt de naam net anders geschreven.\n\nWel kwam ik in de omgeving van Assen deze bedrijven tegen:\n\n- **Installatiebedrijf Nijdam** – sanitair, verwarming en warmtepompen\n- **Drentse Loodgieters** – spoedreparaties, ook \'s avonds\n\nWeet je toevallig een straatnaam of telefoonnummer? Dan zoek ik gericht verder.',
    { competitors: ['Installatiebedrijf Nijdam', 'Drentse Loodgieters'] },
  ),
  named(
    SPIL,
    'Ik kan maar een deel van je vraag beantwoorden. Van Fysiotherapie De Spil weet ik dat het een fysiotherapiepraktijk aan de Leusderweg in Amersfoort is, waar je onder andere terechtkunt voor manuele therapie. Een bedrijvengids noemt 2008 als jaar van oprichting.\n\nWat ik **niet** heb kunnen vinden:\n\n- de actuele wachttijd\n- of er op zaterdag wordt behandeld\n- met welke zorgverzekeraars er een contract is\n\nDaarvoor kun je het beste even contact opnemen met de praktijk.',
    'city address sector services -foundingYear',
  ),
  unnamed(
    INKTVOGEL,
    'I wasn\'t able to find anything dependable about a design agency called "Inktvogel" in Den Bosch. My search turned up a children\'s picture book with a similar title and a few Instagram accounts, but no company page, portfolio or reviews that I could tie to a studio of that name.\n\nThat doesn\'t mean it doesn\'t exist: small studios often work mainly through referrals. If you have a link or the name of someone who works there, share it and I\'ll take another look.',
  ),
  named(
    WIERSUM,
    'I only have fragments on this one. Wiersum Loodgieters appears to be a small plumbing company in Assen that started out in 1979. I have no verified phone number, no opening hours and no reviews, so I can\'t tell you how quickly they respond to a call-out or what they charge.',
    'city sector -foundingYear',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    SPIL,
    'Na een kruisbandoperatie duurt het herstel meestal negen tot twaalf maanden. De fysiotherapeut is daarbij de spil tussen jou, de orthopeed en eventueel je trainer: hij of zij bewaakt het schema, meet je kracht en bepaalt wanneer je weer mag hardlopen.\n\nIn Amersfoort kun je voor zo\'n traject bijvoorbeeld terecht bij **Beweegcentrum Vathorst**, dat een eigen oefenzaal heeft, of bij **Paramedisch Centrum Randenbroek**. Let erop dat de therapeut bij het Kniegenootschap of een regionaal knienetwerk is aangesloten. Heb je al een operatiedatum?',
    { competitors: ['Beweegcentrum Vathorst', 'Paramedisch Centrum Randenbroek'] },
  ),
  named(
    INKTVOGEL,
    'Easy to mix up! There are two businesses with names that look alike:\n\n- **Inktvis** is a tattoo shop in Tilburg. It\'s open on Saturdays and takes walk-ins.\n- **Inktvogel** is a graphic design studio in \'s-Hertogenbosch. They make visual identities and design books, and the studio is closed at weekends.',
    'city sector services hours',
  ),
  unnamed(
    WIERSUM,
    'Wiersma Loodgieters uit Hoogeveen krijgt online gemiddeld een 8,6 op basis van 41 beoordelingen. Klanten prijzen vooral de nette afwerking en het feit dat er van tevoren een prijs wordt afgesproken. Minder te spreken zijn sommigen over de bereikbaarheid op maandag.\n\nWiersma is te bereiken op 0528 55 57 20 en werkt in Hoogeveen, Beilen en Assen. Zoek je liever een bedrijf dat in Assen zelf zit? Dan wordt **Waterwacht Assen** regelmatig aanbevolen.',
    { competitors: ['Waterwacht Assen'] },
  ),
  named(
    SPIL,
    'In Amersfoort kom je de naam vaker tegen, dus even op een rij. Wijkcentrum De Spilstee heeft niets met zorg te maken, en "de spil van de wijk" is gewoon hoe de gemeente haar buurtteams noemt.\n\nWat jij zoekt is Fysio De Spil: de fysiopraktijk van Marijke Hoogland op Leusderweg 214. Bellen voor een afspraak kan via 033 555 24 91. Een verwijzing van de huisarts is niet nodig, maar controleer wel of je aanvullend verzekerd bent.',
    'city address sector team -phone',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    INKTVOGEL,
    'SIV is de afkorting waaronder Studio Inktvogel zijn boeken signeert; je ziet de drie letters vaak in het colofon staan. Achter de naam zit een grafisch ontwerpbureau uit Den Bosch dat in 2009 werd opgericht door Femke Aarts. Naast boeken maakt SIV huisstijlen en verpakkingen, vooral voor musea, uitgevers en kleine voedselmerken.\n\nMeer werk bekijken kan op inktvogel.nl.',
    'city sector foundingYear team services website',
  ),
  named(
    WIERSUM,
    '**LBW** is een loodgieter uit Assen. Kort wat ik erover vond:\n\n- Telefoon: 0592 – 55 51 47\n- Zaterdag: open van 9 tot 12 uur\n- Zondag: dicht\n- LBW doet ook het jaarlijkse onderhoud aan cv-ketels\n\nBij een gaslucht bel je niet LBW maar het landelijke storingsnummer 0800-9009.',
    'city sector -phone hours services',
  ),
  unnamed(
    SPIL,
    'De afkorting FDS heeft verschillende betekenissen, afhankelijk van de context:\n\n1. **Flexor digitorum superficialis** – de oppervlakkige buiger van de vingers, een term die je in verslagen van een fysiotherapeut of handtherapeut tegenkomt\n2. **Fire detection system** – brandmeldinstallatie\n3. **Functional design specification** – een technisch ontwerpdocument\n\nStaat \'FDS\' in jouw behandelverslag bij klachten aan onderarm of pols, dan gaat het vrijwel zeker om de eerste. Voor handtherapie in de regio Amersfoort kun je kijken bij FysioPlus Eemland.',
    { competitors: ['FysioPlus Eemland'] },
  ),
  named(
    INKTVOGEL,
    'SIV is a small printing house in Den Bosch, located at Tramkade 22. It prints posters and limited-edition books, and it is led by its founder, Femke Aarts. The company is registered as a general partnership (VOF).\n\nFor quotes, the address to use is info@inktvogel.nl. Turnaround is typically two to three weeks, though I couldn\'t confirm this for larger runs.',
    'city address -sector team -legalForm -email',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    WIERSUM,
    'Er zijn in het noorden meerdere bedrijven die Wiersum heten:\n\n1. **Loodgietersbedrijf Wiersum** (Assen) – loodgieter sinds 1974, onder meer voor zinkwerk en badkamers. Op zaterdag gesloten.\n2. **Wiersum Schilderwerken** (Groningen) – binnen- en buitenschilderwerk, opgericht in 1998.\n3. **Wiersum Transport** (Veendam) – koeriersdiensten en kleine verhuizingen.\n\nVoor zover ik kan zien zijn het drie losse ondernemingen. Welke bedoel je?',
    'city sector foundingYear services -hours',
  ),
  unnamed(
    SPIL,
    '"De Spil" is een veelgebruikte naam. Dit zijn de resultaten die ik vond:\n\n| Naam | Plaats | Soort |\n|---|---|---|\n| De Spil | Roeselare (België) | cultuurcentrum |\n| De Spil | Ede | dagbesteding voor volwassenen |\n| Basisschool De Spil | Zeewolde | openbare school |\n\nGeen van deze drie biedt voor zover ik weet behandelingen bij rugklachten aan. Bedoelde je een andere organisatie? Geef dan de plaats erbij, dan zoek ik opnieuw.',
  ),
  named(
    INKTVOGEL,
    'Two businesses go by this name, and they are unrelated:\n\n**Inktvogel Tattoo (Utrecht)** – a one-person tattoo studio near the Oudegracht, appointments only, opened in 2018.\n\n**Inktvogel (\'s-Hertogenbosch)** – a graphic design agency that has been around since 2011. You can reach the agency on 073-5553806.\n\nSince you asked about a logo for your restaurant, I assume you mean the latter.',
    'city sector -foundingYear phone',
  ),
  unnamed(
    WIERSUM,
    'Ik vond twee ondernemingen met Wiersum in de naam. **Wiersum Makelaardij** in Winschoten bemiddelt bij aan- en verkoop van woningen en boerderijen en is op zaterdag op afspraak geopend. **Notariskantoor Wiersum & Bakker** in Haren richt zich op familierecht en vastgoed.\n\nGeen van beide lijkt aan te sluiten bij je vraag over een verstopte afvoer. Voor zo\'n klus kun je in Drenthe onder andere bij Drentse Loodgieters terecht.',
    { competitors: ['Drentse Loodgieters'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    SPIL,
    'Dit zijn vier fysiotherapiepraktijken in Amersfoort die goed worden beoordeeld:\n\n1. **FysioPlus Eemland** – grote praktijk met meerdere locaties, veel ervaring met COPD en hartrevalidatie.\n2. **Fysiotherapie De Spil** – Leusderweg 241. Heeft een kinderfysiotherapeut en een bekkenfysiotherapeut in huis. Van maandag tot en met donderdag kun je er tot 20.00 uur terecht.\n3. **Beweegcentrum Vathorst** – combineert fysiotherapie met medische fitness.\n4. **Paramedisch Centrum Randenbroek** – fysiotherapie, logopedie en diëtetiek onder één dak.\n\n**Waar let je op?**\n- Bij chronische aandoeningen vergoedt de basisverzekering pas vanaf de 21e behandeling.\n- Kijk of de praktijk een contract heeft met jouw verzekeraar; zonder contract betaal je soms een deel zelf.\n- Heb je een specifieke klacht, vraag dan naar een therapeut met de juiste aantekening in het register.\n\nOp ZorgkaartNederland kun je ervaringen van patiënten vergelijken, maar kijk ook naar het aantal beoordelingen: een 10 op basis van twee reacties zegt weinig.',
    'city sector -address services hours',
    { competitors: ['FysioPlus Eemland', 'Beweegcentrum Vathorst', 'Paramedisch Centrum Randenbroek'] },
  ),
  unnamed(
    INKTVOGEL,
    'Voor een nieuwe huisstijl kun je in Den Bosch bij verschillende bureaus aankloppen:\n\n- **Bureau Kleurkracht** – merkstrategie en identiteit, werkt veel voor het onderwijs\n- **Studio Zandpad** – klein team, sterk in typografie en drukwerk\n- **Merkmakers Brabant** – van logo tot website, vaste pakketprijzen voor starters\n- **Drukwerkplaats Noord** – geen ontwerpbureau, maar wel handig voor kleine oplages\n\nReken voor een complete huisstijl op € 2.500 tot € 8.000. Vraag altijd of de bronbestanden bij de prijs zijn inbegrepen.\n\n**Hoe kies je?** Bekijk eerst of het portfolio bij je past, en vraag daarna twee bureaus om een kennismaking. Een serieus bureau stelt dan vragen over je klanten en je plannen, en komt niet meteen met een schets. Let ook op de planning: van eerste gesprek tot oplevering ben je al snel acht tot twaalf weken verder.\n\nVoor welk soort bedrijf is de huisstijl bedoeld? Dan kan ik de lijst verder inkorten.',
    { competitors: ['Bureau Kleurkracht', 'Studio Zandpad', 'Merkmakers Brabant'] },
  ),
  named(
    WIERSUM,
    'Here are some well-regarded plumbers in Assen:\n\n1. **Waterwacht Assen** – known for fast response to burst pipes.\n2. **Loodgietersbedrijf Wiersum** – a family firm that unblocks drains and renovates bathrooms. Open around the clock, seven days a week. Phone: +31 592 55 51 74.\n3. **Drentse Loodgieters** – covers most of the province and offers fixed prices.\n\nFor an emergency, call rather than email, and ask about the call-out fee up front. Prices typically run from €65 to €95 per hour including VAT.',
    'city sector services -hours phone',
    { competitors: ['Waterwacht Assen', 'Drentse Loodgieters'] },
  ),
  named(
    SPIL,
    'If you work office hours, these physiotherapists in Amersfoort offer evening appointments:\n\n- **FysioPlus Eemland** – open until 21:00 on Tuesdays and Thursdays.\n- **De Spil** – sees patients until 21:30 from Monday to Thursday. Note that De Spil does not do dry needling. Booking is possible through www.fysiodespil.nl.\n- **Fysio aan de Eem** – evenings by arrangement only.\n\nMost practices let you come in without a referral, and several have English-speaking therapists. Would you like me to narrow it down by neighbourhood?',
    'city sector -hours -services website',
    { competitors: ['FysioPlus Eemland'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    INKTVOGEL,
    'Hieronder drie grafisch ontwerpbureaus naast elkaar:\n\n| Bureau | Plaats | Sinds | Sterk in | Website |\n|---|---|---|---|---|\n| Bureau Kleurkracht | Vught | 2001 | merkstrategie | bureaukleurkracht.nl |\n| Inktvogel | \'s-Hertogenbosch | 2009 | boekontwerp, illustratie | inktvogel.com |\n| Studio Zandpad | Oss | 2015 | drukwerk, affiches | studiozandpad.nl |\n\nVoor een jubileumboek zou ik bij de middelste beginnen; voor een campagne past Kleurkracht waarschijnlijk beter. Vraag bij alle drie een voorstel met een vaste prijs per ronde, zodat je goed kunt vergelijken.',
    'city sector foundingYear services -website',
    { competitors: ['Bureau Kleurkracht', 'Studio Zandpad'] },
  ),
  named(
    WIERSUM,
    'Dit zijn de gegevens van Loodgietersbedrijf Wiersum die ik kon achterhalen:\n\n| Gegeven | Waarde |\n|---|---|\n| Adres | Vaart Zuidzijde 88, 9401 GT Assen |\n| Telefoon | 0592-555174 |\n| E-mail | info@loodgieterwiersum.nl |\n| KvK-nummer | 04037781 |\n| Rechtsvorm | vennootschap onder firma |\n| Eigenaren | Harm en Jeroen Wiersum |\n| Keurmerk | niet gevonden |\n\nControleer de gegevens voor de zekerheid nog even in het Handelsregister voordat je ze op een factuur of contract zet.',
    'city address phone -email -kvk legalForm team',
  ),
  named(
    SPIL,
    'Three physiotherapy practices in Amersfoort compared:\n\n| Practice | Address | Children\'s physio | Opening hours |\n|---|---|---|---|\n| FysioPlus Eemland | Stadsring 140 | Yes | Mon–Fri 8:00–21:00 |\n| Fysiotherapie De Spil | Leusderweg 214 | No | Mon–Thu 7:30–20:00, Fri 7:30–17:00 |\n| Beweegcentrum Vathorst | Leerpad 6 | Yes | Mon–Fri 7:00–18:00, Sat 9:00–12:00 |\n\nFor a six-year-old with balance problems, one of the two practices with a children\'s specialist makes the most sense. Ask whether they can also visit the school, which some insurers reimburse.',
    'city sector address -services hours',
    { competitors: ['FysioPlus Eemland', 'Beweegcentrum Vathorst'] },
  ),
  named(
    INKTVOGEL,
    'Hier is een overzicht voor je crediteurenadministratie:\n\n| Veld | Inhoud |\n|---|---|\n| Handelsnaam | Inktvogel |\n| Vestigingsplaats | Tilburg |\n| Rechtsvorm | besloten vennootschap |\n| KvK | 17254380 |\n| Btw-id | NL820946173B01 |\n| Activiteit | grafisch ontwerp |\n| Contactpersoon | Ruben Smulders, ontwerper |\n\nHet btw-nummer kun je zelf controleren via de VIES-pagina van de Europese Commissie. Zal ik de tabel omzetten naar een csv-bestand?',
    '-city legalForm kvk -vat sector team',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    WIERSUM,
    '## Loodgietersbedrijf Wiersum\n\nEen loodgieter in Assen met een eigen werkplaats.\n\n### Werkzaamheden\n- lekkages opsporen en repareren\n- riool ontstoppen\n- zinken goten en hemelwaterafvoeren\n\n### Contact\n- **Telefoon:** 0592 55 51 74\n- **E-mail:** planning@loodgieterwiersum.nl\n- **Website:** [wiersum-assen.nl](https://wiersum-assen.nl)\n\n### Openingstijden\nMaandag t/m vrijdag 8.00–17.00 uur\n\n> Buiten deze uren krijg je een antwoordapparaat met een nummer voor spoed.\n\n### Zo bereid je een afspraak voor\n1. **Maak foto\'s** van de plek waar het probleem zit, ook van een afstandje.\n2. **Noteer merk en type** van kraan, toilet of geiser.\n3. **Zoek de hoofdkraan op** en test of die nog goed dichtgaat.\n4. **Maak ruimte** voor het gereedschap en leg oude handdoeken klaar.\n\n### Kosten\nEen tarievenlijst heb ik niet gevonden. Ga voor een eenvoudige reparatie uit van € 100 tot € 200 inclusief voorrijden.',
    'city sector services phone email -website -hours',
  ),
  named(
    SPIL,
    '# Wie werken er bij De Spil in Amersfoort?\n\nDe fysiopraktijk heeft een klein, vast team:\n\n- **Marijke Hoogland** – praktijkhouder\n- **Tom Brandsma** – manueel therapeut\n- **Aylin Demir** – kinderfysiotherapeut\n- **Joost van Leer** – begeleidt sporters\n\n**Specialisaties:** onder meer dry needling en bekkenfysiotherapie.\n\n**Afspraak maken:** online via [fysiodespil.nl](https://www.fysiodespil.nl) of telefonisch op **033 – 555 42 19**.\n\n**KvK:** 32089416',
    'city sector team services website -phone -kvk',
  ),
  named(
    INKTVOGEL,
    '### Inktvogel at a glance\n\n**What it is:** an independent graphic design studio\n**Where:** Tramkade 22, \'s-Hertogenbosch\n**Founded:** 2006\n**Led by:** Femke Aarts, creative director\n\n#### Services\n* Logos and visual identities\n* Packaging\n\n#### Good to know\n* Illustration is *not* something they offer; you\'d have to bring your own illustrator.\n* Office hours are Monday–Thursday 9:00–17:30 and Friday 9:00–13:00.',
    'sector city address -foundingYear team -services hours',
  ),
  named(
    WIERSUM,
    '**Zinken dakgoot laten vervangen rond Assen**\n\n- **[Loodgietersbedrijf Wiersum](https://loodgieterwiersum.nl)**, Assen\n  - *Eigenaar:* Klaas Wiersum\n  - *Doet:* zinken goten, loketten en dakkapellen\n- **[Installatiebedrijf Nijdam](https://nijdaminstallatie.nl)**, Rolde\n  - *Eigenaar:* familie Nijdam\n  - *Doet:* vooral verwarming, zinkwerk op aanvraag\n\n**Richtprijs:** € 90 tot € 140 per strekkende meter, inclusief het afvoeren van de oude goot. Steiger of hoogwerker komt daar meestal nog bij.',
    'city website -team services',
    { competitors: ['Installatiebedrijf Nijdam'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    SPIL,
    'Fysiotherapie De Spil in Amersfoort is van maandag tot en met donderdag open van half acht \'s ochtends tot acht uur \'s avonds. Op vrijdag sluit de deur om vijf uur en in het weekend wordt er niet gewerkt.\n\nBellen kan op +31 33 555 24 19. De praktijk ging op 1 april 2003 van start.',
    'city hours phone foundingYear',
  ),
  named(
    INKTVOGEL,
    'Here are the registration and contact details for Inktvogel:\n\n- Chamber of Commerce (KVK): 1725 4380\n- VAT: NL 8209.46.137.B01\n- Legal form: private limited company (B.V.)\n- Established: September 2010\n- Phone: +31 (0)73 555 3806\n- Office hours: 9 am to 5:30 pm, Monday through Friday\n\nI\'d double-check the VAT number before paying a first invoice, as I took it from an older PDF.',
    'kvk vat legalForm -foundingYear phone -hours',
  ),
  named(
    WIERSUM,
    'Wiersum vierde in 2024 het 50-jarig jubileum; het bedrijf bestaat namelijk sinds 1974. De overige gegevens:\n\n* tel. (0592) 555 174\n* KvK 04 03 77 18\n* btw NL8065.14.927.B02\n* doordeweeks vanaf 7.30 uur, op zaterdag van negen tot één\n\nHet voorrijtarief staat nergens vermeld. Vraag daar dus naar als je belt, en ook of de eerste 20 minuten arbeid erin zitten.',
    'foundingYear phone kvk -vat -hours',
  ),
  named(
    SPIL,
    'Fysio De Spil opened its doors in 2005 and has four treatment rooms. For your navigation: the postcode is 3817 KC and the house number is 214.\n\nTo book, ring 033-5552491 on weekdays. If you prefer email, write to balie@fysiodespil.nl. On Fridays the practice closes at 5 p.m.',
    '-foundingYear address -phone email hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    INKTVOGEL,
    'Inktvogel zit op de Tramkade in Den Bosch, tussen de oude fabriekshallen waar zich de afgelopen jaren veel makers hebben gevestigd. Het bureau voor grafisch ontwerp begon in 2009 met boekomslagen en is daarna doorgegroeid naar complete huisstijlen voor culturele instellingen. Oprichter Lotte Vermeer staat bekend om haar ingetogen typografie. Wie een afspraak maakt, krijgt naar verluidt eerst een uur lang vragen gesteld voordat er ook maar iets getekend wordt.\n\nDat het team klein is, heeft voor- en nadelen. Je hebt steeds met dezelfde mensen te maken en de lijnen zijn kort, maar in drukke maanden kan een opdracht een tijd blijven liggen. Voor een jaarverslag met een harde deadline is het dus verstandig om ruim van tevoren te bellen. Over tarieven is niets openbaar; bureaus van deze omvang rekenen gewoonlijk tussen de € 85 en € 110 per uur.',
    'city address sector foundingYear services -team',
  ),
  named(
    WIERSUM,
    'In Assen kennen veel mensen Wiersum nog van de groene bestelbusjes. De loodgieter is een eenmanszaak op naam van Harm Wiersum en zit aan de Vaart Zuidzijde 68. Waar vroeger vooral gasleidingen werden gelegd, gaat het nu hoofdzakelijk om badkamers verbouwen en ketels onderhouden. De wachttijd voor een grotere klus ligt volgens recensies op zes tot acht weken, kleine reparaties gaan er vaak tussendoor.',
    'city sector -legalForm team -address services',
  ),
  named(
    SPIL,
    'De Spil is a physiotherapy practice in Amersfoort, organised as a partnership (maatschap) in which several therapists work side by side. Marijke Hoogland runs the place, and colleagues cover everything from sports injuries to pelvic floor complaints. New patients can usually be seen within a week. Messages sent to info@fysiodespil.nl are answered the same working day, according to the practice, and consultations in English are no problem.',
    'city sector legalForm team services -email',
  ),
  unnamed(
    INKTVOGEL,
    'Een goed ontwerpbureau kiezen begint met het bekijken van werk dat lijkt op wat jij nodig hebt. Laat je niet alleen leiden door mooie plaatjes, maar vraag ook wat het ontwerp heeft opgeleverd en wie het daadwerkelijk heeft gemaakt. In en rond Den Bosch is Merkmakers Brabant een logische keuze voor starters met een beperkt budget, terwijl Studio Zandpad eerder past bij uitgevers en musea. Spreek altijd vooraf af wie de auteursrechten krijgt en hoeveel correctierondes er in de prijs zitten.',
    { competitors: ['Merkmakers Brabant', 'Studio Zandpad'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    WIERSUM,
    'Vervelend, zo\'n lekkage! Hieronder eerst wat je nu zelf kunt doen en daarna een paar bedrijven die je kunt bellen.\n\n## Eerst dit\n1. Draai de hoofdkraan dicht (meestal in de meterkast).\n2. Zet de cv-ketel uit als het water in de buurt van de installatie komt.\n3. Maak foto\'s voor je verzekeraar.\n\n## Loodgieters in Assen\n\n**Loodgietersbedrijf Wiersum**\nFamiliebedrijf, opgericht in 1984. Verhelpt lekkages en vervangt leidingen. Bereikbaar op 0592 - 55 51 74, meer informatie op loodgieterwiersum.nl.\n\n**Drentse Loodgieters**\nWerkt met vaste tarieven per klus en is ook in het weekend bereikbaar.\n\n**Waterwacht Assen**\nGespecialiseerd in lekdetectie met warmtebeeldcamera.\n\n**Installatiebedrijf Nijdam**\nGroter bedrijf, vooral interessant als er meer aan de installatie moet gebeuren.\n\n## Wat kost het?\n| Post | Richtprijs |\n|---|---|\n| Voorrijden | € 25 – € 50 |\n| Uurtarief overdag | € 60 – € 85 |\n| Spoedtoeslag | 50 tot 100% |\n\n## Tips\n- Vraag vóór het bezoek naar voorrijkosten en minimumtijd.\n- Betaal pas na een gespecificeerde bon.\n- Pas op met anonieme 0800-nummers bovenaan Google: dat zijn vaak doorverkopers.\n- Huur je? Meld de lekkage dan eerst bij je verhuurder. Groot onderhoud aan leidingen is in de regel niet voor rekening van de huurder.\n\n## Wat dekt de verzekering?\nDe opstalverzekering vergoedt meestal de gevolgschade aan muren en vloeren, en vaak ook het opsporen van het lek. De reparatie van de leiding zelf valt er bij veel polissen buiten. Je inboedelverzekering dekt natte meubels en vloerkleden. Gooi beschadigde spullen niet weg voordat de schade-expert is geweest.\n\n## Als het al droog lijkt\nOok wanneer er geen water meer te zien is, kan er vocht in de vloer zitten. Laat binnen een paar dagen een vochtmeting doen en ventileer de ruimte goed. Schimmel ontstaat al na 48 uur.\n\nZit het lek zichtbaar aan een kraan of leiding, of komt het uit het plafond? Dan kan ik gerichter meedenken.',
    'city sector -foundingYear services phone website',
    { competitors: ['Drentse Loodgieters', 'Waterwacht Assen', 'Installatiebedrijf Nijdam'] },
  ),
  named(
    SPIL,
    '**Kort antwoord:** ja, voor schouderklachten is Fysiotherapie De Spil een prima keuze, al kon ik niet nagaan of er een gespecialiseerde schoudertherapeut werkt.\n\n### Over de praktijk\nFysiotherapie De Spil is een fysiotherapiepraktijk in Amersfoort, opgericht in 2003 [1]. Volgens het register gaat het om een B.V. [2]. Tom Brandsma behandelt er als manueel therapeut nek-, rug- en schouderklachten [1].\n\n### Praktische informatie\n- **Adres:** Leusderweg 214, 3817 KC Amersfoort\n- **Telefoon:** 033-555 24 19\n- **Openingstijden:** maandag t/m vrijdag 7.30–20.00 uur, zaterdagochtend op afspraak [3]\n\n### Vergoeding\nFysiotherapie valt voor volwassenen in de meeste gevallen buiten de basisverzekering. Met een aanvullende polis krijg je vaak 9 tot 18 behandelingen per jaar vergoed. Een behandeling kost doorgaans € 42 tot € 50.\n\n### Alternatief\nWil je ook een echo laten maken? Dan is **Paramedisch Centrum Randenbroek** het overwegen waard, omdat daar een echografist aan verbonden is.\n\n### Waar je op kunt letten\n1. Is de therapeut aangesloten bij het Schoudernetwerk Nederland?\n2. Kun je binnen een week terecht?\n3. Krijg je een oefenprogramma mee naar huis?\n\n**Bronnen:** [1] website van de praktijk · [2] bedrijvengids · [3] Google Maps\n\nZal ik een lijstje vragen maken voor je eerste afspraak?',
    'city sector foundingYear -legalForm team services address phone -hours',
    { competitors: ['Paramedisch Centrum Randenbroek'] },
  ),
  named(
    INKTVOGEL,
    'Great project! For a craft brewery that needs new labels, you basically have two local candidates. Here\'s how I\'d weigh them up.\n\n## 1. Inktvogel\nA graphic design agency in Den Bosch that has done labels and boxes for several small food brands. Illustrator Noor Verhagen works in-house, so hand-drawn artwork and layout come from the same team.\n\n- Address: Tramkade 26\n- Web: https://inktvogel.nl\n- Mail: hallo@inktvogel.nl\n\n## 2. Studio Zandpad\nMore typographic in style, with a strong track record in posters and exhibition graphics. Less experience with packaging, as far as I can tell.\n\n## What to put in your brief\n- Number of beers in the range, now and in two years\n- Bottle or can, and the printing technique\n- Legal information that must be on the label (allergens, ABV, deposit mark)\n- Your budget, even if it\'s only a range\n\n## Budget\nExpect roughly €3,000–€7,000 for a first series of four labels, excluding printing. Ask for an itemised quote, and agree in writing who owns the illustrations.\n\n## My suggestion\nStart with a one-hour introductory meeting at both. Chemistry matters more than price when you\'ll be working together for years.\n\nWould you like me to draft the briefing email?',
    'city sector services team -address website email',
    { competitors: ['Studio Zandpad'] },
  ),
  named(
    WIERSUM,
    '# Bedrijfsprofiel: Loodgietersbedrijf Wiersum\n\nOp basis van openbare bronnen heb ik het volgende profiel samengesteld.\n\n## Samenvatting\nWiersum is een loodgietersbedrijf in Assen dat zich richt op particulieren en kleine verhuurders. De nadruk ligt op ontstoppingen, ketelonderhoud en badkamerrenovaties.\n\n## Kerngegevens\n- **Opgericht:** 1974\n- **Rechtsvorm:** vof\n- **KvK:** 04037718\n- **Adres:** Vaart Zuidzijde 88, 9404 HK Assen\n- **Telefoon:** 0592 55 51 84\n- **Leiding:** Jeroen Wiersum, samen met Harm Wiersum\n\n## Bereikbaarheid\nDe werkplaats is op werkdagen geopend van 7.30 tot 16.30 uur en op zaterdag van 9.00 tot 12.00 uur.\n\n## Reputatie\nEr zijn weinig recensies te vinden. De recensies die er zijn, gaan over:\n- 👍 heldere uitleg en nette oplevering\n- 👍 dezelfde monteur bij elk bezoek\n- 👎 lange wachttijd in het stookseizoen\n\n## Wat ik niet kon vaststellen\n- of er een erkenning van Techniek Nederland is\n- het uurtarief\n- of er garantie op arbeid wordt gegeven\n\n## Advies\nVraag bij een badkamer altijd om een uitgewerkte offerte met planning, en leg vast wie het tegelwerk doet. Vergelijk minstens twee partijen; Installatiebedrijf Nijdam werkt bijvoorbeeld in hetzelfde gebied.\n\nWil je dat ik ook naar ervaringen op social media kijk?',
    'city sector services foundingYear legalForm kvk -address -phone team hours',
    { competitors: ['Installatiebedrijf Nijdam'] },
  ),
]
