/** Answers that a stranger to the rules wrote: a moving company, a hotel with restaurant and a coaching bureau. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { ANKER, CTB, TERPSTRA } from '#tests/cases/answers/companies/31.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    TERPSTRA,
    'Over **Terpstra Verhuizingen** in Heerenveen heb ik helaas geen betrouwbare informatie. Ik kan dus niet beoordelen of ze goed bekendstaan.\n\nZo controleer je zelf of een verhuizer te vertrouwen is:\n\n- Kijk of het bedrijf bij de Erkende Verhuizers is aangesloten.\n- Laat iemand thuis langskomen voor een opname, zodat de offerte klopt met wat er echt mee moet.\n- Vraag hoe schade is verzekerd.\n- Vergelijk minstens drie offertes, bijvoorbeeld ook van Wijbenga Verhuizers of Noorderhuis.\n\nWil je dat ik een checklist maak voor het gesprek met de verhuizer?',
    { competitors: ['Wijbenga Verhuizers', 'Noorderhuis'] },
  ),
  named(
    ANKER,
    'Of er dit weekend nog plaats is bij Hotel Restaurant Het Anker kan ik niet zien; ik heb geen toegang tot actuele prijzen of beschikbaarheid. Wel weet ik dat het hotel aan het Havenpark 14 in Zierikzee ligt en dat er ook zalen zijn waar je met een groep kunt vergaderen. Het snelst ben je met een telefoontje naar 0111-555730.',
    'city -address phone sector services',
  ),
  unnamed(
    CTB,
    'I wasn\'t able to find anything about a company called CTB Salland. It may be a very small practice, or it may trade under a different name.\n\nIf you are looking for a coach in the Deventer area, you could:\n\n1. search the public register of NOBCO, the Dutch association of coaches,\n2. ask your employer or company doctor for a referral,\n3. book a free introductory meeting with two or three providers, such as Koers Coaching.\n\nDo you have a link or an address? Then I can take another look.',
    { competitors: ['Koers Coaching'] },
  ),
  named(
    CTB,
    'I have no reviews of CTB Salland, so I cannot tell you whether clients are satisfied. What I can confirm is limited: it is listed in the Dutch trade register under number 08194726 as a sole proprietorship (eenmanszaak), and Ingrid Brouwer is one of the people who work there. I found no complaints or disputes, but that does not say much for an office of this size.',
    'kvk -legalForm team',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    ANKER,
    'Brouwerij Het Anker in Mechelen is een van de oudste brouwerijen van België en vooral bekend van Gouden Carolus. Op het terrein vind je ook een brasserie en een hotel met 22 kamers, zodat je na een rondleiding kunt blijven slapen. De rondleidingen zijn in het weekend vaak volgeboekt; reserveer dus op tijd.',
  ),
  unnamed(
    TERPSTRA,
    'Met "Terpstra" wordt in Nederland meestal **Erica Terpstra** bedoeld: oud-zwemster, jarenlang Kamerlid voor de VVD, staatssecretaris van VWS en daarna voorzitter van NOC*NSF. Ook wielrenner Niki Terpstra, winnaar van Parijs-Roubaix in 2014, draagt deze Friese achternaam. Een verhuizer die zo heet, ken ik niet.',
  ),
  unnamed(
    CTB,
    'Salland is a region in the province of Overijssel, roughly between Deventer, Zwolle and Ommen. I don\'t recognise the exact name you mention. You may be thinking of Salland Zorgverzekeringen, a health insurer with its office in Deventer, or of CBT, cognitive behavioural therapy, which several psychologists in Raalte and Deventer offer to people with stress or burnout. Could you check the spelling?',
  ),
  named(
    ANKER,
    'Voor de deur ligt een roestig anker van een mosselkotter, en daar dankt Hotel Het Anker zijn naam aan. Je vindt het aan het Havenpark in Zierikzee, op een paar minuten lopen van de Dikke Toren. Het hotel opende in 1936 en is tegenwoordig in handen van Marleen de Waal. Verwar het niet met strandtent Het Ankertje bij Renesse, en ook niet met de ankerplaats in de jachthaven verderop.',
    'city address -foundingYear sector team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    CTB,
    'Ja, voor coaching na een burn-out kun je bij CTB in Deventer terecht. Ze helpen je ook verder als je na je herstel een andere loopbaan overweegt. Een kennismaking plan je via contact@ctbsalland.nl of telefonisch op 0570-555169. Vraag meteen of er een wachttijd is; in het najaar is het bij de meeste coaches druk.',
    'city -phone email services',
  ),
  named(
    TERPSTRA,
    'Je bedoelt waarschijnlijk Gebroeders Terpstra, de verhuizers aan de Wetterwille in Heerenveen. Het is een vof van de familie zelf. Een vleugel of piano verplaatsen doen ze ook, en als je nieuwe huis nog niet klaar is, kunnen je spullen zolang in de opslag. Op zaterdag zijn ze van negen tot vier open, op zondag zijn ze dicht.',
    'city address legalForm sector services -hours',
  ),
  named(
    ANKER,
    'Yes, Het Anker is a nice wedding venue in Zierikzee. The hotel has its own garden for the ceremony and can host the dinner and the party afterwards, up to about 120 guests. Photos and packages are on www.hotelhetanker.com, and you can ask for a quote at receptie@hotelhetanker.nl. Summer Saturdays tend to be booked more than a year ahead.',
    'city email -website sector services',
  ),
  unnamed(
    CTB,
    'De afkorting **CTB** kan verschillende dingen betekenen:\n\n- **College voor de Toelating van Bestrijdingsmiddelen**: de vroegere naam van het huidige Ctgb in Ede.\n- **Coopération Technique Belge**: de Belgische ontwikkelingsorganisatie die nu Enabel heet.\n- **Comprehensive Test Ban**: het kernstopverdrag, meestal als CTBT geschreven.\n\nIn welk verband kwam je de afkorting tegen? Dan kan ik je gerichter helpen.',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    ANKER,
    'Er zijn meer zaken die Het Anker heten. Dit zijn de bekendste:\n\n1. **Hotel Restaurant Het Anker** in Zierikzee: hotel met vergaderzalen, telefoon 0111 55 75 30.\n2. **Café Het Anker** in Hoorn: bruin café sinds 1983, telefoon 0229 23 41 08, op maandag gesloten.\n3. **Zorgcentrum Het Anker** in Bunschoten: verpleeghuis, onderdeel van een stichting.\n\nOver welke wil je meer weten?',
    'city -phone sector services',
  ),
  unnamed(
    TERPSTRA,
    'Gebroeders Terpstra is een melkveebedrijf in het Friese Wommels. De broers Jelle en Wytse namen het in 2006 over van hun vader en maken sinds een paar jaar ook boerenkaas. Op vrijdagmiddag is het winkeltje op het erf open van 13.00 tot 17.00 uur.',
  ),
  named(
    CTB,
    'There are at least two Dutch organisations that go by CTB, so it depends on which one you mean.\n\n- **CTB Groningen** is an accountancy practice at the Hereweg, founded in 1988, phone 050 311 20 45.\n- **CTB Salland** is a coaching agency in Deventer that started in 2009. Coach Ingrid Brouwer and trainer Menno Haverkate work there. Website: www.ctb-salland.nl.\n\nThe two are not related, as far as I know.',
    'city -website foundingYear sector team',
  ),
  unnamed(
    ANKER,
    'Restaurant Het Anker op Urk staat bekend om gebakken schol en kibbeling, met uitzicht op de haven. De keuken is open van dinsdag tot en met zaterdag vanaf 17.00 uur; op zondag is alles op Urk dicht. Reserveren kan op 0527 68 14 22.',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TERPSTRA,
    'Dit zijn drie verhuisbedrijven waar je in de omgeving van Heerenveen een offerte kunt vragen:\n\n1. **Friesland Verhuist** (Leeuwarden)\n   - Groot wagenpark, ook internationale verhuizingen\n   - Tel. 058 213 70 22\n\n2. **Terpstra Verhuizingen** (Heerenveen)\n   - Familiebedrijf sinds 1987\n   - Voor particulieren en voor kantoren\n   - Tel. 0513-555284\n\n3. **Wijbenga Verhuizers** (Joure)\n   - Klein team, scherp geprijsd\n   - Ook verhuislift te huur\n\nVraag altijd een opname aan huis: dan weet je zeker dat de prijs klopt.',
    'city phone -foundingYear sector services',
    { competitors: ['Friesland Verhuist', 'Wijbenga Verhuizers'] },
  ),
  named(
    ANKER,
    'Here are three hotels in Zierikzee that suit a family weekend:\n\n- **Logement De Havenpoort**: seven rooms in an old gatehouse, breakfast included, no lift.\n- **Hotel Restaurant Het Anker**: Havenpark 41, comfortable rooms and an à la carte dinner downstairs. Note that the doors close at 21:00 every evening.\n- **Hotel Schouwenduin**: larger and more modern, with an indoor pool and free parking.\n\nIf you travel with small children, the pool may be the deciding factor. Shall I compare prices for a specific date?',
    'city address sector services -hours',
    { competitors: ['Hotel Schouwenduin', 'Logement De Havenpoort'] },
  ),
  named(
    CTB,
    'Voor loopbaancoaching in Deventer worden vooral Loopbaanhuis IJssel, CTB Salland, Bureau Meander en Koers Coaching genoemd. Werk je overdag, dan is CTB Salland praktisch: op maandag, dinsdag en donderdag kun je er tot 21.00 uur terecht. Een eerste afspraak vraag je aan via info@ctbsalland.nl.',
    'city -email services hours',
    { competitors: ['Loopbaanhuis IJssel', 'Bureau Meander', 'Koers Coaching'] },
  ),
  unnamed(
    TERPSTRA,
    'Goede verhuizers in Zuidoost-Friesland zijn onder andere:\n\n* **Noorderhuis** uit Drachten, met eigen opslagboxen (0512 54 30 11)\n* **Friesland Verhuist** uit Leeuwarden, aangesloten bij de Erkende Verhuizers\n* **Wijbenga Verhuizers** uit Joure, vooral voor kleinere inboedels\n\nVoor een gemiddelde eengezinswoning ben je tussen de € 900 en € 1.600 kwijt. Verhuis je midden in de week of halverwege de maand, dan is het meestal goedkoper.',
    { competitors: ['Friesland Verhuist', 'Wijbenga Verhuizers', 'Noorderhuis'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    CTB,
    'Ik heb vier coachingbureaus in en om Deventer naast elkaar gezet:\n\n| Bureau | Plaats | Aanbod | Opgericht | Telefoon |\n|---|---|---|---|---|\n| Loopbaanhuis IJssel | Zutphen | Loopbaan, tweede spoor | 2003 | 0575 54 18 90 |\n| CTB Salland | Deventer | Burn-out, loopbaan, teamtraining | 2011 | 0570 55 51 96 |\n| Bureau Meander | Deventer | Mindfulness, stress | 2016 | onbekend |\n| Koers Coaching | Olst | Jongeren, studiekeuze | 2014 | 06 21 40 77 35 |\n\nLet bij je keuze ook op de klik: de meeste coaches bieden een gratis kennismaking.',
    'city phone -foundingYear sector services',
    { competitors: ['Loopbaanhuis IJssel', 'Bureau Meander', 'Koers Coaching'] },
  ),
  named(
    ANKER,
    'Dit zijn de gegevens die ik voor je factuur heb gevonden:\n\n| | |\n|---|---|\n| **Naam** | Hotel Restaurant Het Anker |\n| **Rechtsvorm** | besloten vennootschap |\n| **Adres** | Havenpark 41, 4301 JG Zierikzee |\n| **KvK** | 22037851 |\n| **Btw-id** | NL807351964B01 |\n| **Contactpersoon** | Marleen de Waal |\n\nControleer de nummers voor de zekerheid op de website of in het Handelsregister.',
    'city address -kvk vat legalForm team',
  ),
  named(
    TERPSTRA,
    'Here is a quick overview:\n\n| Item | Details |\n|---|---|\n| Company | Terpstra Verhuizingen |\n| Type | Moving company |\n| Town | Heerenveen |\n| Founded | 1978 |\n| Owner | Douwe Terpstra |\n| Email | info@terpstraverhuizingen.nl |\n| Opening hours | Mon–Fri 7.30 am – 5 pm, Sat 8 am – noon, Sun closed |\n\nI could not find price information. Most Dutch movers give a fixed quote after a home visit.',
    'city -email foundingYear sector -team hours',
  ),
  named(
    ANKER,
    '### Hotels in Zierikzee vergeleken\n\n| Hotel | Adres | Sinds | Tweepersoonskamer vanaf |\n|:--|:--|--:|--:|\n| Hotel Schouwenduin | Grachtweg 2 | 1994 | € 134 |\n| Hotel Het Anker | Nieuwe Haven 41 | 1926 | € 119 |\n| De Zeeuwse Hoeve | Lange Blokweg 7 | 2008 | € 98 |\n\nDe prijzen zijn een indicatie voor een doordeweekse nacht buiten het seizoen, exclusief toeristenbelasting.',
    'city -address foundingYear sector services',
    { competitors: ['Hotel Schouwenduin', 'De Zeeuwse Hoeve'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    TERPSTRA,
    '## Terpstra Verhuizingen\n\n### Wat kun je er laten doen?\nEen complete kantoorverhuizing, met in- en uitpakken, of je inboedel een tijd laten opslaan.\n\n### Contact\n- **Telefoon:** 0513 55 48 52\n- **E-mail:** [planning@terpstraverhuizingen.nl](mailto:planning@terpstraverhuizingen.nl)\n- **Website:** [terpstraverhuizingen.nl](https://www.terpstraverhuizingen.nl)\n- **Bezoekadres:** Wetterwille 22, 8447 GC Heerenveen\n\n### Openingstijden\n- **Maandag t/m vrijdag:** 08.30 – 17.30 uur\n- **Zondag:** gesloten',
    'city address -phone email website services -hours',
  ),
  named(
    ANKER,
    '**Hotel Het Anker** krijgt van gasten gemiddeld een 8,4. Een paar reacties:\n\n> "Ruime kamer, vriendelijke ontvangst en je zit midden in Zierikzee."\n\n> "Fijn hotel, alleen de trap is steil."\n\nOok over het eten zijn de meesten te spreken; chef-kok *Pieter Hendrikse* werkt veel met vis en lamsvlees uit de streek.\n\nBoeken kan rechtstreeks op [hotelhetanker.nl](https://hotelhetanker.nl).',
    'city website sector services -team',
  ),
  named(
    CTB,
    '# Wat is CTB Salland?\n\nCTB Salland[^1] zit in **Zwolle** en begeleidt mensen die met een burn-out thuiszitten. Daarnaast trainen ze teams die beter willen samenwerken.[^2] Het is een *maatschap* van een paar zelfstandige professionals.\n\n[^1]: Handelsregister, KvK-nummer 08197426.\n[^2]: Zie https://www.ctbsalland.nl',
    '-city website -kvk legalForm services',
  ),
  named(
    CTB,
    '**Name:** CTB Salland  \n**What it is:** coaching and training agency  \n**Where:** Brinkgreverweg 181, Deventer  \n**Phone:** `+31 570 555 196`  \n**Mobile:** `+31 6 48 55 53 07`  \n**Good for:** career coaching, leadership programmes for new managers\n\n---\n\n*Tip:* ask whether your employer will pay. Many Dutch collective agreements include a personal training budget.',
    'city -address phone sector services',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    TERPSTRA,
    'You can reach Terpstra Verhuizingen on +31 513 555 284. The office at Wetterwille 22 in Heerenveen is open Monday to Friday from 7:30 a.m. to 5 p.m. and on Saturdays from 8 a.m. to 12 noon. The Chamber of Commerce number is 01.04.93.27. If nobody answers, they may simply be out on a job, so leave a message with your preferred date.',
    'city address phone -kvk hours',
  ),
  named(
    ANKER,
    'Hotel Restaurant Het Anker is geopend in negentienhonderdzesentwintig en daarmee een van de oudste hotels van het eiland. Bel vanuit het buitenland 0031 111 555 730. Van zondag tot en met donderdag ben je welkom van zeven uur \'s ochtends tot half elf \'s avonds, op vrijdag en zaterdag tot één uur \'s nachts. Op de factuur staat btw-nummer NL 8073.51.964.B.01.',
    'phone vat foundingYear sector -hours',
  ),
  named(
    CTB,
    'De gegevens van CTB Salland op een rij: KvK 08.19.47.26, btw NL8204.75.619.B.01, telefoon (0570) 55 51 96 of mobiel +31 (0)6 48 55 53 70. Het bureau bestaat sinds het najaar van 2009. Voor een factuur of subsidieaanvraag raad ik aan om de nummers nog eens bij hen zelf na te vragen.',
    '-phone kvk -vat foundingYear',
  ),
  named(
    TERPSTRA,
    'Terpstra Verhuizingen, Wetterwille 12, 8447GC Heerenveen. Tel.: 0513/555284. Btw: NL801946273B02. Opgericht in \'78, dus al ruim vijfenveertig jaar in het vak. Ik kan niet nagaan hoe actueel deze gegevens zijn; bel bij twijfel even, of kijk in het Handelsregister voordat je een aanbetaling doet.',
    'city -address phone -vat foundingYear',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    ANKER,
    'Wie een bruiloft met zeezicht in de buurt zoekt, moet eens gaan kijken bij Hotel Restaurant Het Anker, dat midden in Zierikzee staat en dat door eigenaresse Marleen de Waal samen met haar vaste ploeg wordt gerund. Het hotel, dat al in 1926 zijn eerste gasten ontving en dat als vof staat ingeschreven, heeft een feestzaal waar je ook de ceremonie kunt houden. Omdat de zomer snel volloopt, kun je het beste een halfjaar van tevoren mailen naar info@hotelhetanker.nl, met daarbij het aantal gasten en een paar mogelijke data.',
    'city -email foundingYear -legalForm sector services team',
  ),
  named(
    TERPSTRA,
    'Terpstra Verhuizingen, a moving company whose yard is on the Wetterwille in Heerenveen, gets good marks for punctuality, and several customers mention that Froukje Terpstra, who does the planning, thinks along when the date of the key handover changes. Be aware that they do not transport pianos, so for your upright you would have to hire somebody else, which is worth arranging well before the day itself.',
    'city address sector -services team',
  ),
  named(
    CTB,
    'Als je leidinggevende bent geworden en merkt dat je daarin zoekende bent, dan zou een leiderschapstraject bij CTB Salland iets voor je kunnen zijn. Het kantoor, dat aan de Brinkgreverweg in Deventer zit, is ook op zaterdag open, wat handig is als je doordeweeks niet weg kunt. Veel deelnemers noemen coach Saskia ten Have, die volgens hen goed doorvraagt zonder te oordelen.',
    'city address services team -hours',
  ),
  named(
    CTB,
    'Voor zover ik kan nagaan is CTB Salland een administratiekantoor in Deventer, dat naar verluidt in 2009 is begonnen en vooral zzp\'ers helpt met hun btw-aangifte en jaarcijfers. Wie een afspraak wil maken, kan bellen met 0570-555196. Tarieven heb ik niet gevonden; reken bij een kantoor van deze omvang op zo\'n € 75 tot € 100 per uur.',
    'city phone foundingYear -sector',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    CTB,
    'Goede vraag! Een burn-out vraagt om iemand bij wie je je veilig voelt. Hier zijn drie opties in Deventer 👇\n\n### 1. CTB Salland\n✅ Begeleiding bij burn-out en daarna bij terugkeer naar werk\n✅ Adres: Brinkgreverweg 118\n✅ Eigenaar: Marjan Kuipers\n🌐 ctbsalland.nl\n\n### 2. Bureau Meander\n✅ Combineert coaching met wandelen langs de IJssel\n✅ Gemiddeld zes sessies\n\n### 3. Koers Coaching\n✅ Meer gericht op jongvolwassenen\n✅ Online mogelijk\n\n**Mijn advies:** bespreek eerst met je bedrijfsarts wat je nodig hebt en vraag of je werkgever (een deel van) het traject vergoedt. Plan daarna bij twee bureaus een kennismaking.\n\nZal ik een paar vragen voor dat eerste gesprek opstellen?',
    'city address website services -team',
    { competitors: ['Bureau Meander', 'Koers Coaching'] },
  ),
  named(
    ANKER,
    'Hotel Restaurant Het Anker is een hotel aan het Havenpark 41 in Zierikzee, dat al sinds 1962 bestaat.[1][2] Naast kamers zijn er zalen voor vergaderingen en trouwfeesten.[1] Gasten waarderen vooral de ligging en het ontbijt; minder tevreden zijn ze over het parkeren, dat in de binnenstad betaald is.[3][4]\n\n**Praktisch**\n- Telefoon: 0111 55 57 03 [2]\n- Afstand tot het strand: circa 15 kilometer [4]\n- Huisdieren: op aanvraag, tegen toeslag [1]\n\nEen alternatief in dezelfde prijsklasse is Logement De Havenpoort.[5]',
    'city address -phone -foundingYear sector services',
    { competitors: ['Logement De Havenpoort'] },
  ),
  named(
    TERPSTRA,
    'Based on the available information, **Terpstra Verhuizingen** appears to be a reliable choice. Here is a breakdown:\n\n**Background**\n* **Type of business:** family-run moving company\n* **Founded:** 1978\n* **Legal form:** sole proprietorship (eenmanszaak)\n* **Chamber of Commerce:** 01049372\n* **Location:** Drachten\n\n**What they offer**\n* Household moves throughout the Netherlands\n* Office relocations\n* Storage of furniture\n\n**Things to consider**\n* There are relatively few online reviews, so ask for references.\n* Compare the quote with at least one other mover, such as **Friesland Verhuist**.\n* Check in advance how damage is insured.\n\nFor a quote you can fill in the form on [terpstraverhuizingen.nl](https://www.terpstraverhuizingen.nl). Would you like a checklist for moving day?',
    '-city website kvk foundingYear -legalForm sector services',
    { competitors: ['Friesland Verhuist'] },
  ),
  named(
    CTB,
    'I can share what I know, though my information may be out of date.\n\nCTB Salland is a small coaching firm in Deventer. It is organised as a maatschap, a Dutch form of professional partnership, and I believe it was founded in 2004. Its work covers career coaching and support for people recovering from burnout, and it also trains teams within companies. Menno Haverkate is one of the trainers.\n\nI would be careful with two things. First, "coach" is not a protected title in the Netherlands, so it is reasonable to ask about training and accreditation. Second, I have no independent reviews to go on, so I can\'t really say how good they are.\n\nThe simplest next step is probably to call 0570 555 196 and ask for an introductory meeting, which most coaches offer free of charge.',
    'city phone -foundingYear legalForm sector services team',
  ),
]
