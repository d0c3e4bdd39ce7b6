/** Answers that a stranger to the rules wrote: an IT service provider, a building contractor and a veterinary clinic. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { ANKER, IJSSELVALLEI, KLOOSTERMAN } from '#tests/cases/answers/companies/35.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KLOOSTERMAN,
    'Over Kloosterman & Zonen in Meppel heb ik geen betrouwbare gegevens. Ik weet dus niet of het bedrijf nog actief is, hoe groot het is of hoe klanten het werk beoordelen.\n\nZo kun je zelf nagaan met wie je in zee gaat:\n\n- Kijk in het Handelsregister of de onderneming nog is ingeschreven.\n- Vraag of er garantie via BouwGarant of Woningborg op het werk zit.\n- Laat je twee adressen geven waar het afgelopen jaar is gebouwd, en ga er langs.\n- Betaal nooit meer dan een klein deel vooruit.\n\nWil je offertes naast elkaar leggen, dan kun je ook Bouwgroep Reestdal en Aannemersbedrijf Bijkerk benaderen; van die twee vond ik wel projecten terug.',
    { competitors: ['Bouwgroep Reestdal', 'Aannemersbedrijf Bijkerk'] },
  ),
  named(
    ANKER,
    'Ik heb geen onafhankelijke beoordelingen van Anker ICT gevonden, dus over de tevredenheid van klanten kan ik niets zinnigs zeggen.\n\nWel is bekend dat het om een coöperatie gaat, ingeschreven onder KvK-nummer 01138462, en dat Sietske Hoekstra er de leiding heeft. Het kantoor staat aan de Trambaan 81 in Heerenveen. Dat wijst in elk geval op een echte, vindbare partij.\n\nVraag voordat je een contract tekent naar de reactietijd bij storingen, de opzegtermijn en wie er bij vertrek eigenaar is van je Microsoft-omgeving.',
    'city -address kvk legalForm team',
  ),
  unnamed(
    IJSSELVALLEI,
    'I wasn\'t able to find anything about a practice called Dierenartsenpraktijk IJsselvallei, so I can\'t tell you whether they see cats on Saturdays or what a consultation costs there. It may go by a different name online.\n\nOne clinic in the area I do have details for is Dierenkliniek De Hanze, which is open until 7 pm on weekdays. If your cat is straining to urinate or has stopped eating altogether, please don\'t wait: phone the nearest emergency vet right away.',
    { competitors: ['Dierenkliniek De Hanze'] },
  ),
  named(
    IJSSELVALLEI,
    'De actuele tarieven van DAP IJsselvallei staan niet in de informatie waarover ik beschik, en ik wil geen bedrag noemen dat niet klopt. Landelijk betaal je voor het castreren van een kater meestal tussen de € 85 en € 130, en voor het steriliseren van een poes tussen de € 150 en € 220.\n\nWat ik wel weet: de praktijk castreert en steriliseert zelf, dus je wordt er niet voor doorverwezen. Een prijsopgave krijg je het snelst aan de telefoon, op 0575 55 58 12.',
    '-phone services',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    ANKER,
    'Ja, Anker is een prima merk voor opladers en powerbanks. Voor een laptop zijn deze modellen het meest gekozen:\n\n- **Anker Prime 27.650 mAh**: twee keer usb-c, samen goed voor 250 watt.\n- **Anker 737**: iets kleiner, met een schermpje dat het vermogen toont.\n- **Anker Nano**: alleen voor je telefoon.\n\nHet merk komt uit het Chinese Changsha en bestaat sinds 2011. Wil je er twintig bestellen voor je medewerkers, vraag dan een zakelijke prijs bij Coolblue Zakelijk of bij de ICT-leverancier die jullie al hebben.',
  ),
  unnamed(
    IJSSELVALLEI,
    'De IJsselvallei tussen Deventer en Zutphen is een heerlijk gebied om met je hond te wandelen. Loslopen mag onder meer op een deel van het strand bij Bussloo (buiten het seizoen) en in de uiterwaarden bij Gorssel, zolang er geen koeien lopen.\n\nControleer je hond na afloop op teken, vooral achter de oren en tussen de tenen. Zit er een teek die je niet los krijgt, of wordt de plek dik, dan kun je in de buurt terecht bij Praktijk Pootgoed; die heeft ook op zaterdag spreekuur.',
    { competitors: ['Praktijk Pootgoed'] },
  ),
  named(
    KLOOSTERMAN,
    'Je bedoelt vermoedelijk Kloosterman & Zonen, de aannemer uit Meppel. Die naam wordt nogal eens verward met Kloosterhuis & Zoon, een restauratiebedrijf uit Hoogeveen dat al sinds 1921 kerken en molens opknapt, en met Cloosterman Bouwmaterialen in Steenwijk, een groothandel.\n\nKloosterman & Zonen zelf begon in 1987 en plaatst vooral dakkapellen en aanbouwen bij particulieren. Voor een vrijblijvende offerte bel je 0522-555193.',
    'city phone -foundingYear sector services',
  ),
  unnamed(
    KLOOSTERMAN,
    'Kloosterman is a Dutch surname that goes back to the Middle Ages. It was given to people who lived near a monastery (*klooster*) or who farmed its land. You\'ll find the name most often in Friesland, Drenthe and Zeeland, with variants such as Kloosterhuis, Kloosterboer and Cloosterman.\n\nOn older shop fronts you may see a surname followed by "& Zonen", which simply means "& Sons". If you are tracing your own family, start with WieWasWie or with the Drents Archief in Assen, which keeps the civil registers of Meppel.',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    ANKER,
    'AICT is de afkorting waaronder Anker ICT uit Heerenveen bij veel klanten bekendstaat. De coöperatie werd in 2009 opgericht door een paar zelfstandigen die samen grotere opdrachten wilden aannemen. Tegenwoordig maakt AICT dagelijks back-ups voor zo\'n tachtig bedrijven, beheert het hun werkplekken en levert het telefonie via internet.\n\nHeb je een storing, dan krijg je meestal Jelle Postma van de helpdesk aan de lijn. Mailen kan ook: storing@anker-ict.nl.',
    'city -email -foundingYear legalForm services team',
  ),
  named(
    KLOOSTERMAN,
    'K&Z doet volgens mij precies wat je zoekt. Voluit heet het Kloosterman & Zonen, een aannemersbedrijf aan de Industrieweg in Meppel. Een uitbouw aan de achterkant, een dakkapel of een complete verbouwing: ze nemen het alle drie aan.\n\nGerrit Kloosterman is de eigenaar en Bas loopt als uitvoerder op de bouwplaats rond. Wil je iemand spreken, bel dan niet op vrijdagmiddag, want dan gaat de zaak al om drie uur dicht. Voor je administratie: het btw-nummer van K&Z is NL804719326B01.',
    'city address -vat sector services team hours',
  ),
  unnamed(
    ANKER,
    'AICT can stand for several things, depending on the context:\n\n1. **Advances in Information and Communication Technology**, the IFIP book series published by Springer.\n2. **Asian International Container Terminal**, a port operator\'s abbreviation.\n3. **Accelerated ICT**, used by some schools for a fast-track computing course.\n\nIf you came across AICT on an invoice from a supplier in the Netherlands, check the Chamber of Commerce number printed at the bottom. With that number, or a town, I can help you work out who sent it.',
  ),
  named(
    IJSSELVALLEI,
    'De letters DAP staan voor dierenartsenpraktijk; DAP IJsselvallei in Zutphen is dus een gewone dierenarts en geen dierenziekenhuis. Je vindt de praktijk aan de Deventerweg 180.\n\nVoor de jaarlijkse vaccinatie van je hond moet je een afspraak maken, dat kan online op dapijsselvallei.nl. Op zaterdag kun je er terecht tussen negen en twaalf uur, al zit dat spreekuur snel vol. Neem het paspoort van je hond mee, want de enting wordt daarin bijgeschreven.',
    'city -address website sector services hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    KLOOSTERMAN,
    'Kloosterman & Zonen in Goes is een hoveniersbedrijf dat al drie generaties tuinen aanlegt op Zuid-Beveland. Het bedrijf zit aan de Nansenbaan 12 en werd in 1962 begonnen door Piet Kloosterman. Tegenwoordig werken er veertien mensen.\n\nZe doen bestrating, beplanting en onderhoud, en hebben een eigen kwekerij die op zaterdag tot 15.00 uur open is. Voor een tuinontwerp bel je 0113 21 40 88. Reken in het voorjaar op een wachttijd van ongeveer zes weken.',
  ),
  named(
    ANKER,
    'Er zijn minstens drie bedrijven die zo heten of er sterk op lijken:\n\n1. **Anker ICT (Heerenveen)** – een IT-dienstverlener voor het mkb, met onder andere werkplekbeheer en netwerkbeveiliging. Website: anker-ict.nl\n2. **Anker ICT Services (Vlissingen)** – detacheert programmeurs; opgericht in 2015, telefoon 0118 46 20 20.\n3. **Anker ICT Onderwijs (Apeldoorn)** – levert Chromebooks aan basisscholen vanaf de Kanaalstraat 9.\n\nOmdat je een kantoor in Friesland hebt, ga ik uit van de eerste. Die is op werkdagen open van 9.00 tot 17.00 uur. Klopt dat niet, laat dan even weten welke je bedoelt.',
    'city website sector services -hours',
  ),
  named(
    IJSSELVALLEI,
    'There are two veterinary practices that use this name, so it is worth checking which one you need:\n\n- **Dierenkliniek IJsselvallei, Zutphen** – Deventerweg 108. It is a partnership (*maatschap*), and the vets are Mirjam Oldenhof and Thijs Wessels. Also open on Sunday mornings.\n- **Dierenkliniek IJsselvallei, Kampen** – on the Flevoweg, founded in 2014 and part of a national chain. Open seven days a week, also for horses.\n\nThe two are not connected, and your pet\'s file at one cannot be seen by the other. Coming from Warnsveld, the Zutphen clinic is by far the closest.',
    'city address legalForm sector team -hours',
  ),
  unnamed(
    ANKER,
    'Anker ICT in Rotterdam is a training institute that prepares job seekers for a first position in tech. Its courses in Python, testing and data analysis take between ten and sixteen weeks, and the municipality pays the fee for most students.\n\nThe school was founded in 2018 by Ruben Lagerweij and has its classrooms on the Waalhaven Zuidzijde, close to metro station Slinge. Classes run from Monday to Thursday. Enrolment for the next group closes on 1 September; call 010 240 77 15 for an intake interview.',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    IJSSELVALLEI,
    'Dierenartsen in Zutphen en omgeving die ervaring hebben met konijnen:\n\n1. **Dierenkliniek De Hanze** – Coehoornsingel 5, Zutphen. Heeft een aparte wachtruimte voor knaagdieren. Tel. 0575 51 90 33.\n2. **Dierenartsenpraktijk IJsselvallei** – Deventerweg 108, Zutphen. Bestaat sinds 1991 en doet veel gebitsbehandelingen, bij konijnen vaak nodig vanwege te lange kiezen. Tel. 0575 55 85 21.\n3. **Praktijk Pootgoed** – Rijksstraatweg 40, Warnsveld. Klein en persoonlijk, één arts. Tel. 0575 52 61 17.\n\nBel vooraf en vraag of er iemand aanwezig is die konijnen onder narcose brengt. Eet je konijn al een halve dag niet, wacht dan niet op een afspraak maar vraag om spoed.',
    'city address -phone foundingYear sector services',
    { competitors: ['Dierenkliniek De Hanze', 'Praktijk Pootgoed'] },
  ),
  named(
    KLOOSTERMAN,
    'In Meppel zelf zitten drie aannemers die regelmatig een dakkapel plaatsen: Bouwgroep Reestdal, Timmermans Totaalbouw en Kloosterman Bouw. De eerste werkt met prefab en is in één dag klaar, de tweede is vaak het goedkoopst en Kloosterman Bouw maakt ze op maat in de eigen werkplaats.\n\nDie laatste bestaat ook het langst, sinds 1978, en is een eenmanszaak, dus houd rekening met een wachttijd. Vraag bij alle drie of de vergunningcheck in de prijs zit.',
    'city foundingYear -legalForm sector services',
    { competitors: ['Bouwgroep Reestdal', 'Timmermans Totaalbouw'] },
  ),
  named(
    ANKER,
    'For a 15-person office in the south of Friesland, these IT service providers come up most often:\n\n- **De ICT-Werf** (Drachten): strong in Microsoft 365 migrations, fixed price per user, English-speaking staff.\n- **Anker ICT** (Sneek): managed workplaces and daily backups, one contact person per client. The director is Sietske Hoekstra. Phone: +31 513 555 248.\n- **Compunet Noord** (Joure): mostly hardware and cabling; less suited if you want everything in the cloud.\n\nAsk each of them for a sample monthly report and find out what happens outside office hours. Expect to pay between €55 and €90 per workplace per month.',
    '-city -phone sector services team',
    { competitors: ['De ICT-Werf', 'Compunet Noord'] },
  ),
  unnamed(
    KLOOSTERMAN,
    'Drie aannemers rond Meppel die lage energierekeningen serieus nemen en ook met houtskeletbouw werken:\n\n* **Bouwgroep Reestdal** uit De Wijk: bouwt complete woningen, eigen timmerfabriek.\n* **Aannemersbedrijf Bijkerk** uit Staphorst: veel boerderijverbouwingen, werkt graag met oude materialen.\n* **Timmermans Totaalbouw** uit Nijeveen: isolatie, kozijnen en kleine aanbouwen.\n\nVraag bij elk bedrijf een begroting met losse posten voor fundering, ruwbouw en afbouw. Dan kun je ze eerlijk vergelijken en later makkelijker meerwerk beoordelen.',
    { competitors: ['Bouwgroep Reestdal', 'Aannemersbedrijf Bijkerk', 'Timmermans Totaalbouw'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    ANKER,
    'Ik heb de drie IT-dienstverleners die je noemde naast elkaar gezet:\n\n| Bedrijf | Plaats | Sinds | Telefonie via internet | Open |\n|---|---|---|---|---|\n| Friesland Digitaal | Leeuwarden | 2011 | nee | ma t/m vr 9.00–17.00 |\n| Anker ICT | Heerenveen | 2016 | ja | ma t/m za 8.00–17.30 |\n| Compunet Noord | Joure | 1998 | ja, via partner | ma t/m vr 8.30–17.00 |\n\nWil je internet, telefoon en pc\'s bij één partij onderbrengen, dan ligt Anker ICT het meest voor de hand. Gaat het je alleen om de cloud, dan is Friesland Digitaal vaak voordeliger.',
    'city -foundingYear sector services -hours',
    { competitors: ['Friesland Digitaal', 'Compunet Noord'] },
  ),
  named(
    IJSSELVALLEI,
    'Dit zijn de gegevens van Dierenartsenpraktijk IJsselvallei:\n\n| Gegeven | Waarde |\n|:--|:--|\n| Soort bedrijf | Dierenarts voor gezelschapsdieren |\n| Adres | Deventerweg 108, 7203 AL Zutphen |\n| Telefoon | 0575-555821 |\n| E-mail | info@dapijsselvallei.nl |\n| KvK-nummer | 08157294 |\n| Rechtsvorm | B.V. |\n| Oprichting | 1991 |\n\nKijk voor spoed buiten kantooruren op het antwoordapparaat; daar hoor je welke kliniek in de regio dienst heeft.',
    'city address phone -email kvk foundingYear -legalForm sector',
  ),
  named(
    KLOOSTERMAN,
    'Voor het opknappen van een jaren 30-woning kwamen er drie aannemers uit de bus:\n\n| Aannemer | Plaats | Sterk in | Contact |\n|---|---|---|---|\n| Aannemersbedrijf Bijkerk | Staphorst | boerderijen | 0522 46 12 90 |\n| Kloosterman & Zonen | Meppel | renovatie van oudere huizen | 06-55512837 |\n| Bouwgroep Reestdal | De Wijk | complete nieuwbouw | offerte via de site |\n\n**Mijn indruk:** Bijkerk en Reestdal zijn groter en kunnen eerder beginnen. Bij Kloosterman & Zonen komt eigenaar Henk Kloosterman zelf kijken en krijg je een begroting met stelposten. Plan het gesprek voor de zomer, want alle drie zitten in het najaar vol.',
    'city phone sector services -team',
    { competitors: ['Aannemersbedrijf Bijkerk', 'Bouwgroep Reestdal'] },
  ),
  named(
    IJSSELVALLEI,
    'Here is a quick comparison of three vets in Zutphen, based on what you asked about (ultrasound and weekend opening):\n\n| Clinic | Street | Ultrasound | Saturday |\n|---|---|---|---|\n| Dierenkliniek De Hanze | Coehoornsingel 5 | No | Closed |\n| Dierenkliniek IJsselvallei | Warnsveldseweg 108 | Yes | 9 am – 12 noon |\n| Dierenziekenhuis Graafschap | Den Elterweg 77 | Yes | Open 24 hours |\n\nFor a planned scan I would call the second one first. The animal hospital charges an emergency fee on weekends, so only go there if it really cannot wait until Monday.',
    'city -address sector services hours',
    { competitors: ['Dierenkliniek De Hanze', 'Dierenziekenhuis Graafschap'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KLOOSTERMAN,
    '## Kloosterman & Zonen\n\n### Wat doen ze?\nDit is een allround aannemer voor particulieren en kleine ondernemers. Het werk loopt van **nieuwbouw** van vrijstaande huizen tot **renovatie** van badkamers en zolders.\n\n### Gegevens\n**Adres:** Industrieweg 33, 7944 HT Meppel\n**Website:** [kloostermanenzonen.nl](https://kloostermanenzonen.nl)\n**KvK:** 04029561\n\n### Wat klanten zeggen\n> "Netjes gewerkt, elke dag de boel geveegd. Wel twee weken later klaar dan beloofd."\n\n---\n*Tip:* leg de opleverdatum vast in het contract, met een bedrag per dag voor vertraging.',
    'city address -website -kvk sector services',
  ),
  named(
    ANKER,
    '**Anker Automatisering**[^1] helpt kleinere organisaties met hun computers en netwerk.\n\n- **Plaats:** Heerenveen\n- **Actief sinds:** 2006\n- **Rechtsvorm:** coöperatie met uitgesloten aansprakelijkheid[^2]\n- **Directeur:** Marco de Wit\n- **Waarvoor je er terechtkunt:** *firewalls en netwerkbeveiliging*, *VoIP-toestellen*, *back-up van Microsoft 365*\n\nVoor maatwerksoftware ben je er aan het verkeerde adres; daarvoor verwijzen ze door.\n\n[^1]: Ook bekend als Anker ICT.\n[^2]: Handelsregister, inschrijving 01134862.',
    'city -kvk foundingYear legalForm services -team',
  ),
  named(
    IJSSELVALLEI,
    '### Dierenartsenpraktijk IJsselvallei\n\nA friendly, medium-sized **vet in Zutphen** that treats dogs, cats, rabbits and guinea pigs.\n\n> "They took their time with our anxious greyhound and explained the dental cleaning step by step."\n\n**Good to know**\n- Booking: [make an appointment online](https://dapijsselvallei.nl/afspraak) or call `0575 55 58 21`\n- Nurse **Carla Bruil** runs the puppy evenings\n- Open until **8 pm** on weekdays, so you can come by after work\n\n**Less good:** there are only four parking spaces, and the waiting room gets busy around five.',
    'city phone website sector services team -hours',
  ),
  named(
    ANKER,
    'Zet dit in je adresboek:\n\n```\nAnker ICT\nTrambaan 18\n8441 BH Heerenveen\nT 0513-555284\nE info@anker-ict.com\nW www.anker-ict.com\n```\n\n**Let op:** in het weekend is de zaak gesloten. Valt je server op zaterdag uit, dan wordt de melding pas op maandag opgepakt, tenzij je een apart contract voor spoed hebt.\n\nHeb je een iPhone? Kopieer de regels hierboven naar een nieuw contact; het telefoonnummer en het mailadres worden dan vanzelf herkend.',
    'city address phone -email -website hours',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    ANKER,
    'Contact details for **Anker ICT**, written the way you would need them from abroad:\n\n- Phone: +31 (0)513 55 52 84\n- Email: support@anker-ict.nl\n- Visiting address: Trambaan 18, NL-8441BH Heerenveen\n- Office hours: Monday to Friday, 8 am to 5:30 pm (CET)\n- Chamber of Commerce (KvK): 0113.8462\n- VAT ID: NL 8152.03.974.B01\n\nLeave out the zero in brackets when you dial from another country. Invoices are sent by email at the start of each month.',
    'city address phone -email kvk -vat hours',
  ),
  named(
    IJSSELVALLEI,
    'Doordeweeks gaat DAP IJsselvallei in Zutphen om acht uur \'s ochtends open en om zes uur \'s avonds dicht. Op zaterdag kun je er van negen tot twaalf uur terecht; op zondag zit de deur op slot.\n\nVul in je navigatie Deventerweg 108 in, of de postcode 7203AL. Vanuit België of Duitsland bel je +31 575 555 821. De praktijk draait al een tijdje mee: ze werd in negentiennegenentachtig opgericht en zit nog steeds in hetzelfde pand.',
    'city address phone -foundingYear hours',
  ),
  named(
    KLOOSTERMAN,
    'Voor op je leveranciersformulier heb je van Kloosterman & Zonen dit nodig:\n\n1. KvK: 04.02.95.16\n2. Btw-id: NL8047.19.362.B01\n3. Rechtsvorm: vennootschap onder firma\n4. Oprichtingsjaar: 1973\n5. Telefoon: 0031 522 555 193\n\nWil je iets persoonlijk afgeven, dan kan dat van maandag tot en met donderdag tussen 7 uur en half vijf, en op vrijdag van 7 uur tot half zes. Vermeld bij een bestelling altijd je eigen projectnummer, dan wordt de factuur sneller verwerkt.',
    'phone kvk vat -foundingYear legalForm -hours',
  ),
  named(
    KLOOSTERMAN,
    '**Kloosterman & Zonen** is a building contractor in Meppel, in the province of Drenthe.\n\n* Established: 1 March 1978\n* Legal form: general partnership (VOF)\n* Address: Industrieweg 53, Meppel\n* Mobile: +31 6 5551 2837\n* Hours: 7:00 a.m.–4:30 p.m. Monday through Thursday, 7:00 a.m.–3:00 p.m. on Friday\n\nMost crews are on site during the day, so a text message usually gets a faster reply than a call. Ask for the quote to be itemised, and check whether the 21% VAT is included.',
    'city -address phone foundingYear legalForm sector hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    ANKER,
    'Anker ICT, dat in Heerenveen gevestigd is en in 2006 begon als samenwerking van vier zelfstandigen, is een IT-dienstverlener die zich richt op kantoren met vijf tot vijftig mensen. Klanten waarderen vooral dat Marco de Wit, die als systeembeheerder de meeste netwerken zelf heeft ingericht, ook na oplevering bereikbaar blijft.\n\nHet beheer van werkplekken is per maand opzegbaar, wat in deze markt niet vanzelfsprekend is. Telefonie leveren ze niet, dus voor VoIP moet je een tweede partij zoeken. Zit je nog vast aan een telefooncontract, dan is dat geen bezwaar; wil je alles op één factuur, dan wel.',
    'city foundingYear sector -services team',
  ),
  named(
    KLOOSTERMAN,
    'Wie in Meppel een aannemer zoekt die ook voor kleinere klussen langskomt, komt al snel uit bij Kloosterman & Zonen, een familiebedrijf dat in 1978 werd opgericht en waar Bas Kloosterman als uitvoerder het dagelijkse werk aanstuurt. Hoewel ze ook hele huizen bouwen, bestaat de agenda voor een groot deel uit aanbouwen: een grotere keuken, een slaapkamer beneden, een kantoor aan huis.\n\nStuur je tekening, als je die al hebt, naar offerte@kloostermanbouw.nl en zet erbij wanneer je wilt beginnen. Reken erop dat de eerste opname gratis is, maar dat je voor een uitgewerkt ontwerp apart betaalt.',
    'city -email foundingYear sector services team',
  ),
  named(
    IJSSELVALLEI,
    'Dierenkliniek IJsselvallei, een dierenartsenpraktijk die in Lochem zit en als maatschap wordt gevoerd, heeft de naam dat er rustig de tijd wordt genomen. Dat merk je vooral bij Thijs Wessels, die naast het gewone spreekuur ook de echo\'s maakt en de beelden meteen met je doorneemt.\n\nWie een kitten heeft, kan er de entingen combineren met een gratis gezondheidscheck, en omdat de assistentes zelf de nagels knippen hoef je daar geen consult voor te betalen. Minder te spreken zijn sommige baasjes over de prijs van dieetvoer, die aan de balie hoger ligt dan online.',
    '-city legalForm sector services team',
  ),
  named(
    IJSSELVALLEI,
    'If you have just moved to Zutphen with a dog, Dierenartsenpraktijk IJsselvallei is an easy place to register, because the staff are used to foreign pet passports and will happily give any vaccination that is still missing. The practice, which was founded in 1995 and has stayed independent while many others joined a chain, closes at seven on weekdays, although on Saturdays you can still walk in until noon.\n\nBring whatever records you have, even if they are not in Dutch. For anything in the middle of the night you will be redirected to Dierenziekenhuis Graafschap, where the rates are considerably higher.',
    'city -foundingYear services -hours',
    { competitors: ['Dierenziekenhuis Graafschap'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    IJSSELVALLEI,
    'Goede keuze om nu al een dierenarts te zoeken voor je pup! 🐶 In Zutphen heb je een paar prima opties:\n\n### 🏥 1. Dierenartsenpraktijk IJsselvallei\n- 📍 Deventerweg 108\n- 💉 Puppyvaccinaties, castratie en sterilisatie, gebitszorg\n- 👩‍⚕️ Dierenarts Mirjam Oldenhof heeft veel ervaring met jonge honden\n- 🕗 Ma t/m vr 8.00–18.00, za 9.00–12.00\n- 🌐 www.dierenkliniekijsselvallei.nl\n\n### 🏥 2. Dierenkliniek De Hanze\n- 📍 Coehoornsingel 5\n- Iets goedkoper, maar in het weekend dicht\n\n### 🚨 3. Dierenziekenhuis Graafschap\n- Alleen voor spoed, dag en nacht open\n\n**Mijn advies:** plan bij nummer 1 een kennismaking en vraag meteen naar het vaccinatieschema. De eerste prik krijgt een pup meestal met zes weken bij de fokker, daarna volgen er nog twee.\n\nWil je dat ik een checklist maak voor het eerste bezoek?',
    'city address -website sector services team hours',
    { competitors: ['Dierenkliniek De Hanze', 'Dierenziekenhuis Graafschap'] },
  ),
  named(
    ANKER,
    'Anker ICT is een ICT-dienstverlener in Heerenveen die sinds 2006 bestaat en zich richt op het midden- en kleinbedrijf.[1] Het bedrijf is een besloten vennootschap en staat in het Handelsregister onder nummer 01138462.[2]\n\n**Aanbod**\nHet aanbod bestaat uit werkplekbeheer, back-up en netwerkbeveiliging tegen een vast bedrag per maand.[1][3] In een regionale vergelijking scoorde het hoger op bereikbaarheid dan Friesland Digitaal, maar lager op prijs.[4]\n\n**Contact**\nDe helpdesk is telefonisch bereikbaar via 0513 55 25 84.[3]\n\n**Betrouwbaarheid**\nEr zijn geen aanwijzingen voor klachten of faillissementen. Het aantal online beoordelingen is met elf stuks wel beperkt, zodat het gemiddelde van 4,6 weinig zegt.[5]\n\n*Verwante vragen*\n- Wat kost IT-beheer per werkplek?\n- Hoe stap ik over naar een andere IT-partner?',
    'city -phone kvk foundingYear -legalForm sector services',
    { competitors: ['Friesland Digitaal'] },
  ),
  named(
    KLOOSTERMAN,
    'Hier is een overzicht van **Kloosterman Bouw** (officieel Kloosterman & Zonen):\n\n**Algemeen**\n* **Type:** aannemersbedrijf\n* **Locatie:** Industrieweg 13, Meppel\n* **Eigenaar:** Gerrit Kloosterman\n\n**Werkzaamheden**\n* Dakkapellen en dakopbouwen\n* Aan- en uitbouw\n* Renovatie van woningen\n\n**Openingstijden**\n* Maandag t/m donderdag: 07:00 – 16:30\n* Vrijdag: 07:00 – 15:00\n* Zaterdag: 08:00 – 12:00\n* Zondag: gesloten\n\n**Contact:** info@kloostermanbouw.nl\n\nVergelijkbare bedrijven in de regio zijn Timmermans Totaalbouw en Bouwgroep Reestdal. Openingstijden kunnen tijdens de bouwvak afwijken; die valt in regio Noord meestal in juli en augustus. Zal ik een voorbeeldmail voor een offerteaanvraag voor je opstellen?',
    'city -address email sector services team -hours',
    { competitors: ['Timmermans Totaalbouw', 'Bouwgroep Reestdal'] },
  ),
  named(
    ANKER,
    'Short answer: Anker ICT looks legit, but it\'s small, so do your homework.\n\nWhat I could piece together: it\'s a web design agency in Heerenveen, set up as a cooperative, led by Sietske Hoekstra. Clients on local forums mostly talk about the internet phone lines they had installed there and the speed of the helpdesk. No drama on X, no court cases, nothing weird in the news.\n\nRed flags? Not really. Two people complained that price increases were announced late, and one said the onboarding took a month.\n\nIf you need round-the-clock cover, look elsewhere: they close at 17:30 and don\'t open on weekends. De ICT-Werf in Drachten advertises 24/7 support, at a price. For everything else, email hello@anker-ict.nl and ask for a trial month.',
    'city -email legalForm -sector services team hours',
    { competitors: ['De ICT-Werf'] },
  ),
]
