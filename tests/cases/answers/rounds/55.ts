/** Answers that a stranger to the rules wrote: a florist, a mediator and a printer. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { MADELIEF, VAN_HEUGTEN, WADDENDRUK } from '#tests/cases/answers/companies/55.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    MADELIEF,
    'Ik heb gezocht op "Madelief" in combinatie met Gouda, maar een bloemenzaak met die naam kom ik niet tegen. Het kan zijn dat de winkel klein is en alleen op Instagram zit, of dat hij inmiddels anders heet.\n\nWil je gewoon vandaag nog bloemen kopen in Gouda? Dan vond ik wel **Bloemenhuis Korevaar** en **Flora aan de Gouwe**. Weet je in welke straat de winkel zit die je zoekt? Dan kijk ik nog een keer.',
    { competitors: ['Bloemenhuis Korevaar', 'Flora aan de Gouwe'] },
  ),
  named(
    VAN_HEUGTEN,
    'Over **Van Heugten Mediation & Scheidingsadvies** is online niet zo heel veel te vinden. Wat ik wel tegenkwam:\n\n- Het is een mediationkantoor in Helmond.\n- Ze helpen ouders die uit elkaar gaan onder meer bij het opstellen van een ouderschapsplan.\n\nEen uurtarief, de openingstijden en het jaar van oprichting heb ik niet kunnen achterhalen. Daarvoor kun je het beste zelf even contact opnemen; veel kantoren bieden een gratis kennismaking van een halfuur aan.',
    'city sector services',
  ),
  named(
    WADDENDRUK,
    'I could only find limited information about Waddendruk. It appears to be a printing company in Harlingen, and a business directory gives 1972 as the year it was founded. I was not able to find any customer reviews, a price list or details about who runs the company today, so I can\'t tell you whether the quality is good. I\'d recommend asking them for a sample before placing a large order.',
    'sector city -foundingYear',
  ),
  unnamed(
    VAN_HEUGTEN,
    'I\'m sorry, but I don\'t have any reliable information about a practice called Van Heugten Mediation. It didn\'t come up in the register of the Mediatorsfederatie Nederland that I could access, nor in any news articles or reviews.\n\nThat doesn\'t mean it doesn\'t exist; many small practices have little online presence. If you can share a link to their website, I\'m happy to summarise what they offer and what to look out for.',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    MADELIEF,
    'Voor een los, wild veldboeket in mei kun je goed deze bloemen combineren:\n\n- fluitenkruid (geeft luchtigheid)\n- korenbloem\n- madelief of de grotere margriet\n- vergeet-mij-niet\n- wat grassen, zoals trilgras\n\nEen madelief heeft een korte steel, dus die werkt vooral in een klein vaasje. Pluk niet in natuurgebieden. Woon je in Gouda en wil je zo\'n boeket laten maken? Vraag dan eens bij Fleur & Co, die werken veel met bloemen van het seizoen.',
    { competitors: ['Fleur & Co'] },
  ),
  unnamed(
    WADDENDRUK,
    'Een bedrijf dat precies "Waddendruk" heet, kan ik niet vinden. Bedoel je misschien een van deze twee?\n\n1. **Waddenprint** in Den Helder: een copyshop die vooral posters en bouwtekeningen print.\n2. **Uitgeverij Wadden & Wind** op Terschelling: geeft wandelgidsen en kalenders uit, maar drukt niet zelf.\n\nAls het geen van beide is, laat me dan weten in welke plaats het zit, dan zoek ik gerichter.',
  ),
  named(
    VAN_HEUGTEN,
    'Er zijn in Brabant verschillende kantoren met "Van Heugten" in de naam, dus let even op. De mediator die je zoekt is waarschijnlijk Van Heugten Mediation in Helmond, het kantoor van Marloes van Heugten, dat in 2016 is opgericht. Van Heugten Letselschade in Veghel is een heel ander bedrijf: dat zijn juristen die slachtoffers van verkeersongevallen bijstaan. En Van Heugten Makelaardij in Deurne heeft er, voor zover ik kan zien, ook niets mee te maken.',
    'sector city team -foundingYear',
  ),
  named(
    MADELIEF,
    'Yes, there is a flower shop called Madelief in Gouda. The name is simply the Dutch word for daisy, so a general web search mostly returns gardening pages and a children\'s TV character, which is probably why you couldn\'t find it. The shop is at Lange Tiendeweg 83 and its site is madeliefgouda.nl. You could also look on Google Maps and search for "Madelief bloemen" rather than just the single word.',
    'sector city -address website',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    VAN_HEUGTEN,
    'VHM is een mediationbureau dat vooral stellen helpt die gaan scheiden, maar ook arbeidsmediation doet, bijvoorbeeld als een werknemer en een leidinggevende zijn vastgelopen. Volgens de informatie die ik vond is VHM van maandag tot en met vrijdag geopend van 8.30 tot 17.30 uur. Een afspraak in de avond kan misschien ook, maar dat staat nergens met zoveel woorden. Houd er rekening mee dat een mediator geen partij kiest: wil je iemand die alleen jouw belang behartigt, dan heb je een advocaat nodig.',
    'sector services -hours',
  ),
  named(
    WADDENDRUK,
    'WGB, voluit Waddendruk Grafisch Bedrijf, is een drukkerij die in 1962 is begonnen. De huidige directeur is Jelle Dijkstra. Het bedrijf staat bekend om drukwerk voor watersportverenigingen en rederijen. Hoeveel mensen er werken kon ik niet terugvinden, en recente jaarcijfers evenmin.',
    'sector foundingYear -team',
  ),
  unnamed(
    WADDENDRUK,
    'In Dutch, **WGB** most often refers to the *Wet gelijke behandeling*, the legislation on equal treatment. You\'ll also come across:\n\n- **Wgb m/v**: Wet gelijke behandeling van mannen en vrouwen\n- **WGBO**: Wet op de geneeskundige behandelingsovereenkomst, about medical treatment\n- **WGBL**: equal treatment on the grounds of age at work\n\nIf you saw the letters on an invoice or on a parcel, it could be the initials of a company. In that case the Chamber of Commerce number on the invoice is the quickest way to find out who sent it.',
  ),
  named(
    VAN_HEUGTEN,
    'VHM\'s office is in Helmond. According to their contact page you can call 0492 55 58 30 or write to info@vanheugtenmediation.nl. One thing clients seem to appreciate about VHM is that the alimony calculation is done in-house, so you don\'t have to hire a separate accountant. Before you call, it helps to have your most recent payslips and the mortgage statement ready, since they will most likely ask about both.',
    'city -phone email services',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    MADELIEF,
    'Er zijn meerdere zaken die Madelief heten:\n\n1. **Madelief in Gouda**: bloemenwinkel aan de Lange Tiendeweg 38, telefoon 0182 55 51 47.\n2. **Madelief in Deventer**: winkel met tweedehands kinderkleding aan de Walstraat.\n3. **Kinderdagverblijf Madelief in Almere**: opvang voor kinderen van 0 tot 4 jaar, open vanaf 7.00 uur.\n\nOmdat je naar een rouwkrans vroeg, ga ik ervan uit dat je de eerste bedoelt. Klopt dat?',
    'city sector address -phone',
  ),
  unnamed(
    MADELIEF,
    'I found three businesses called Madelief, but none of them seems to be the one you\'re describing:\n\n- **Madelief** (Breda): a lunchroom near the Ginnekenmarkt, founded in 2018, open daily from 9:30.\n- **B&B Madelief** (Zoutelande): four rooms, a five-minute walk from the beach.\n- **Madelief Kids** (online): a webshop for baby clothing.\n\nI couldn\'t find a florist with this name in Gouda. Is it possible that the shop you visited had a different name?',
  ),
  named(
    WADDENDRUK,
    'Let op: er zijn twee bedrijven die Waddendruk heten.\n\n**Waddendruk (Harlingen)** is de drukkerij. Zij doen offsetdruk en binden ook boeken. Op zaterdagochtend kun je er tot 12.00 uur terecht om drukwerk af te halen.\n\n**Waddendruk (Den Burg, Texel)** is het atelier van een kunstenares die linosneden en zeefdrukken maakt. Dat atelier is alleen in de zomer open en bestaat sinds 2015.\n\nVoor een jubileumboek moet je dus bij de eerste zijn.',
    'city sector services -hours',
  ),
  unnamed(
    VAN_HEUGTEN,
    'Onder de naam Van Heugten vind ik verschillende bedrijven:\n\n- **Van Heugten Installatietechniek** (Nijmegen), cv-ketels en warmtepompen\n- **Tandartspraktijk Van Heugten** (Oss)\n- **Van Heugten Transport** (Someren), sinds 1978\n\nEen mediator of scheidingsbureau met die naam zit er niet bij. Zoek je iemand in de buurt van Helmond, dan zou Scheidingspunt Peelland een optie kunnen zijn. Of heb je misschien een voornaam van de mediator?',
    { competitors: ['Scheidingspunt Peelland'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    MADELIEF,
    'In Gouda zijn verschillende goede bloemisten. Dit zijn er drie die vaak worden aanbevolen:\n\n1. **Bloemenhuis Korevaar** – een familiebedrijf met een groot assortiment snijbloemen en kamerplanten.\n2. **Madelief** – sinds 2011 een sfeervolle winkel die veel bruidsbloemen doet. Je kunt er ook een bloemenabonnement afsluiten.\n3. **Flora aan de Gouwe** – wat duurder, maar bekend om de bijzondere vazen.\n\nOp donderdag en zaterdag staat er bovendien een bloemenkraam op de Markt.',
    'city sector services -foundingYear',
    { competitors: ['Bloemenhuis Korevaar', 'Flora aan de Gouwe'] },
  ),
  named(
    VAN_HEUGTEN,
    'Here are a few divorce mediators in Helmond that you could consider:\n\n- **De Tussenweg** – two mediators, one of whom is also a child psychologist. Offers sessions in English.\n- **Van Heugten Mediation** – a small practice run by Marloes van Heugten. They draw up parenting plans and work out alimony. Closed on Fridays.\n- **Scheidingspunt Peelland** – works with fixed-price packages.\n\nAll of them should be able to tell you whether you qualify for subsidised mediation through the Raad voor Rechtsbijstand.\n\nA word on language: the covenant and the parenting plan have to be in Dutch for the court. If your Dutch isn\'t strong, ask whether a translation is included, and have it checked before you sign. It\'s also worth asking each mediator how they deal with pensions built up abroad, because that is where most mistakes are made.',
    'city sector services team -hours',
    { competitors: ['De Tussenweg', 'Scheidingspunt Peelland'] },
  ),
  unnamed(
    WADDENDRUK,
    'Voor het drukken van een dorpskrant in Noordwest-Friesland zou ik bij deze drukkerijen een offerte vragen:\n\n1. Printhuis Franeker: digitaal drukwerk, ook kleine oplages\n2. Fryslân Grafisch in Leeuwarden: grotere oplages, eigen nabewerking\n3. Drukwerk Bolsward: kranten en tijdschriften\n\nLet bij het vergelijken op de papiersoort, de levertijd en of bezorging bij de penningmeester is inbegrepen. Bij een oplage onder de 300 is digitaal meestal voordeliger dan offset.',
    { competitors: ['Printhuis Franeker', 'Fryslân Grafisch'] },
  ),
  named(
    WADDENDRUK,
    'Drukkerijen waar je in deze regio geboortekaartjes kunt laten maken:\n\n* **Drukkerij Van der Eems** (Sneek) – letterpress, dus met voelbare druk. Prachtig, wel aan de prijs.\n* **Drukkerij Waddendruk** (Franeker) – geboortekaartjes in kleine oplages, je kunt een proefdruk thuis laten bezorgen.\n* **Kaartje van Klaske** (online) – illustreert op bestelling, maar laat het drukken elders doen.\n\nBestel ruim voor de uitgerekende datum, dan hoeven alleen de naam en het gewicht er nog op.',
    'sector -city services',
    { competitors: ['Drukkerij Van der Eems'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    VAN_HEUGTEN,
    'Ik heb drie mediators in de Peelregio naast elkaar gezet:\n\n| Kantoor | Plaats | Sinds | Waarvoor | Telefoon |\n|---|---|---|---|---|\n| Mr. Adriaans Mediation | Deurne | 2006 | Scheiding, erfenissen | 0493 55 51 20 |\n| Van Heugten Mediation | Helmond | 2012 | Scheiding, ouderschapsplan | 0492-555803 |\n| De Tussenweg | Asten | 2019 | Scheiding, buren | onbekend |\n\nDe tarieven lopen niet heel ver uiteen: reken op ongeveer 150 tot 185 euro per uur, exclusief btw.',
    'sector city -foundingYear services phone',
    { competitors: ['Mr. Adriaans Mediation', 'De Tussenweg'] },
  ),
  named(
    WADDENDRUK,
    'Here\'s a quick comparison of three printers in north-west Friesland:\n\n| Company | Town | Founded | Legal form |\n| --- | --- | --- | --- |\n| **Printhuis Franeker** | Franeker | 1998 | sole proprietorship |\n| **Waddendruk** | Harlingen | 1962 | general partnership (vof) |\n| **Drukkerij Van der Eems** | Sneek | 1934 | private limited company (bv) |\n\nFounding years were taken from the companies\' own websites where available. I wasn\'t able to compare prices, because none of the three publishes them.',
    'sector city foundingYear -legalForm',
    { competitors: ['Printhuis Franeker', 'Drukkerij Van der Eems'] },
  ),
  named(
    MADELIEF,
    'Hieronder een overzicht van bloemisten in Gouda en wat ze doen:\n\n| | Fleur & Co | Madelief | Bloemenhuis Korevaar |\n|---|---|---|---|\n| Bezorgt aan huis | ja | ja | ja |\n| Rouwwerk | ja | nee | ja |\n| Workshops | nee | ja | nee |\n| Open op maandag | ja | nee | vanaf 13.00 uur |\n| Parkeren voor de deur | nee | nee | ja |\n\nVoor een uitvaart kom je dus het eerst bij een van de andere twee uit.',
    'city sector -services hours',
    { competitors: ['Fleur & Co', 'Bloemenhuis Korevaar'] },
  ),
  named(
    MADELIEF,
    'Dit zijn de gegevens van Madelief die ik kon vinden:\n\n| Gegeven | Waarde |\n|:--|:--|\n| Handelsnaam | Bloemenatelier Madelief |\n| Rechtsvorm | eenmanszaak |\n| Adres | Lange Tiendeweg 38, 2801 KJ Gouda |\n| Telefoon | (0182) 55 54 17 |\n| E-mail | info@madeliefgouda.nl |\n| KvK-nummer | 29047813 |\n| Btw-nummer | niet gevonden |\n\nControleer de gegevens bij voorkeur nog even in het Handelsregister voordat je ze op een factuur zet. Een uittreksel kost een paar euro; de basisgegevens zijn gratis in te zien.',
    'legalForm address city phone -email -kvk',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    WADDENDRUK,
    '## Waddendruk\n\n**Wat voor bedrijf is het?**\nEen drukkerij voor bedrijven én particulieren.\n\n**Wat kun je er laten maken?**\n- Folders en brochures in *offset*\n- Kleine oplages, digitaal geprint\n- Ingebonden boeken en scripties\n\n**Contact**\n- 📍 Lanen 46, Harlingen\n- 📞 0517 55 52 09\n- 🌐 [waddendruk.nl](https://waddendruk.nl)\n\nHeb je nog geen ontwerp? Vormgever **Anke Bouma** denkt met je mee.',
    'sector services -address city -phone website team',
  ),
  named(
    VAN_HEUGTEN,
    '### Van Heugten Mediation & Scheidingsadvies – key facts\n\n- **Legal form:** general partnership (*vennootschap onder firma*)\n- **Chamber of Commerce (KvK):** 60827349\n- **E-mail:** [contact@vanheugtenmediation.nl](mailto:contact@vanheugtenmediation.nl)\n- **Services:** divorce mediation, parenting plans, workplace mediation\n\n### What I couldn\'t confirm\n\n- Whether they offer sessions in English\n- Their hourly rate\n\nI\'d suggest asking both questions in your first e-mail, as it will save you a trip if the answer is no.',
    'legalForm -kvk -email services',
  ),
  named(
    MADELIEF,
    '# Bloemen bestellen bij Madelief 🌼\n\nEigenares **Ilse Verkaik** maakt boeketten met bloemen van kwekers uit de buurt.\n\n## Openingstijden\n- Dinsdag t/m donderdag: 9.00 – 18.00 uur\n- Vrijdag: 9.00 – 21.00 uur (koopavond)\n- Zaterdag: 9.00 – 17.00 uur\n\n## Bestellen\nOnline bestellen kan via [madelief-bloemen.nl](https://www.madelief-bloemen.nl). Voor 14.00 uur besteld betekent meestal dezelfde dag bezorgd.\n\n> **Tip:** vermeld bij een bezorgadres altijd een telefoonnummer van de ontvanger.',
    'team services -hours -website',
  ),
  named(
    VAN_HEUGTEN,
    '**Kort antwoord:** nee, voor een conflict op het werk kun je daar niet terecht.\n\n**Toelichting**\n- *Van Heugten Mediation* richt zich op mensen die uit elkaar gaan. Arbeidsmediation doet het kantoor niet.\n- Het kantoor zit aan de **Steenweg 112 in Helmond**, vlak bij het centrum.\n\n**Wat dan wel?**\n1. Vraag je werkgever of er een vaste mediator is.\n2. Kijk anders op de site van de MfN en filter op *arbeid*.\n3. *Mr. Adriaans Mediation* noemt arbeidsgeschillen uitdrukkelijk op de website.',
    'address city -services',
    { competitors: ['Mr. Adriaans Mediation'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    MADELIEF,
    'Je kunt Madelief bellen op +31 182 555 417. De winkel is op zondag en maandag dicht; van dinsdag tot en met donderdag zijn ze er van negen tot zes, vrijdags tot acht uur \'s avonds en zaterdags van negen tot vijf. Op de factuur staan KvK 2904 7318 en btw-nummer NL001948237B46. Hebben ze op Moederdag extra open? Daar vond ik niets over, dus vraag dat voor de zekerheid na.',
    'phone hours kvk -vat',
  ),
  named(
    WADDENDRUK,
    'Here are the details you asked for:\n\nWaddendruk was founded in 1962 and is open on weekdays from 8 am to 5 pm; it\'s closed at the weekend. From abroad, dial +31 517 555 209. For a reverse-charge invoice you will need their VAT number: NL8091.74.652.B01. Please verify it in VIES before you pay.',
    'foundingYear hours -phone -vat',
  ),
  named(
    VAN_HEUGTEN,
    'Van Heugten Mediation & Scheidingsadvies werd op 1 april 2014 ingeschreven als nieuwe onderneming en bestaat dus sinds 2014. Het bezoekadres is Steenweg 12, 5707 CH Helmond. Maandag tot en met donderdag is het kantoor bereikbaar tussen half negen en half zes, vrijdag tot één uur \'s middags. Het btw-nummer luidt NL853917246B01. Parkeren kan gratis met een blauwe schijf, maximaal twee uur.',
    'foundingYear -address city hours -vat',
  ),
  named(
    WADDENDRUK,
    'Wat gegevens op een rij: Waddendruk is opgericht anno 1926 en staat ingeschreven onder KvK-nr. 01.05.92.83. Bestanden aanleveren gaat per mail naar orders@waddendruk.nl (pdf, 300 dpi, 3 mm afloop). De balie is op werkdagen vanaf 08.00 uur open en sluit om 17.00 uur, behalve op vrijdag: dan gaat de deur al om 16.00 uur dicht. Bestanden boven de 20 MB kun je beter via WeTransfer sturen.',
    '-foundingYear kvk email -hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    MADELIEF,
    'Wie in Gouda een bos bloemen zoekt die er niet uitziet als supermarktwerk, komt al snel bij Madelief uit. De bloemist werd een paar jaar geleden overgenomen door Karin Boele, die de zaak nog altijd runt en er een eigen draai aan gaf: minder rozen, meer takken en droogbloemen. Bruidsparen kunnen er een boeket laten maken dat past bij de corsages en de tafels. Klanten zijn op Google overwegend enthousiast, al noemt een enkeling de prijzen stevig.',
    'city sector -team services',
  ),
  named(
    VAN_HEUGTEN,
    'Van Heugten Mediation is een kantoor uit Eindhoven dat in 2014 van start ging. Het begeleidt echtparen bij hun scheiding en rekent uit wat er aan partner- en kinderalimentatie betaald moet worden. Financieel adviseur Joost Peeters kijkt daarbij ook naar de hypotheek en het pensioen, zaken die bij een doe-het-zelfscheiding nog weleens worden vergeten. Een traject duurt gemiddeld drie tot vier maanden, afhankelijk van hoe snel de rechtbank is.\n\nDe ervaringen die ik las zijn wisselend van toon, maar niet negatief. Een man schrijft dat hij vooraf bang was dat er partij voor zijn ex gekozen zou worden en dat dat reuze meeviel. Een ander had liever wat meer tempo gezien. Over de kosten is niemand heel concreet, al wordt wel genoemd dat het eerste gesprek niets kost. Als jullie een gezamenlijk bedrijf of een huis in het buitenland hebben, zou ik meteen vragen of daar ervaring mee is, want dat maakt de verdeling een stuk ingewikkelder.',
    '-city foundingYear services team',
  ),
  named(
    WADDENDRUK,
    'Waddendruk is a family-run printing house in the harbour town of Harlingen, set up as a private limited company and managed by Sietse Hoekstra. It still runs a traditional press alongside newer machines, although it no longer does its own bookbinding, so anyone with a thesis or family chronicle to bind will have to look elsewhere. People who have worked with them describe the staff as direct and helpful, in the way that Frisians tend to be.',
    'sector city legalForm team -services',
  ),
  unnamed(
    VAN_HEUGTEN,
    'Een goede scheidingsmediator kies je niet alleen op prijs. Vraag eerst of iemand in het MfN-register staat, want dan gelden er opleidingseisen en is er een klachtenregeling. Vraag ook wie het ouderschapsplan schrijft en of de alimentatieberekening in de prijs zit. Het belangrijkste is dat jullie allebei een goed gevoel hebben bij het eerste gesprek. In en rond Helmond hoor je vaak de naam van Mr. Adriaans Mediation, maar er zijn er meer; plan gerust bij twee of drie kantoren een kennismaking voordat je beslist.',
    { competitors: ['Mr. Adriaans Mediation'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    MADELIEF,
    'Leuk dat jullie gaan trouwen! Op basis van wat ik online vond, is **Madelief** een logische plek om te beginnen.\n\n## Over de winkel\n\nMadelief is een bloemist in het centrum van Gouda, aan de Lange Tiendeweg 38. Naast gewone boeketten verzorgen ze bruidswerk: het bruidsboeket zelf, corsages en de aankleding van de auto.\n\n## Praktisch\n\n- **Website:** https://madeliefgouda.nl\n- **Telefoon:** 0182 55 54 71\n- **Open:** maandag vanaf 13.00 uur, dinsdag t/m donderdag 9.00–18.00 uur, vrijdag 9.00–20.00 uur en zaterdag 9.00–17.00 uur\n- **Afspraak nodig?** Voor trouwbloemen wel, zo lijkt het.\n\n## Waar kun je op letten?\n\n1. **Begin op tijd.** Voor een bruiloft tussen mei en september is vier tot zes maanden van tevoren heel normaal.\n2. **Neem foto\'s mee** van de jurk en de locatie. Een bloemist kan dan kleuren adviseren.\n3. **Bepaal een budget.** Een bruidsboeket kost gemiddeld tussen de 90 en 175 euro.\n4. **Vraag naar het seizoen.** Pioenrozen in oktober zijn duur of simpelweg niet te krijgen.\n\n## Alternatief\n\nKun je er niet terecht op jullie datum, kijk dan ook eens bij **Fleur & Co**. Die winkel heeft veel voorbeelden van trouwerijen op de site staan.\n\n**Bronnen:** madeliefgouda.nl, theperfectwedding.nl, Google Maps\n\nZal ik een lijstje met vragen maken dat je kunt meenemen naar het eerste gesprek?',
    'sector city address services website -phone -hours',
    { competitors: ['Fleur & Co'] },
  ),
  named(
    VAN_HEUGTEN,
    'Based on what\'s publicly available, here\'s what I can tell you about **Van Heugten Mediation & Scheidingsadvies**.\n\n### At a glance\n\nVan Heugten is a mediation practice in Helmond, established in 2011. It mainly works with couples who want to separate without going to court against each other.\n\n### What they do\n\n- **Divorce mediation** for married couples and registered partners\n- **Parenting plans**, which are mandatory in the Netherlands if you have children under 18\n- **Alimony calculations**, carried out by financial adviser Joost Peeters\n\n### Contact\n\nYou can reach the office by phone on 0492 55 58 03 or through vanheugtenmediation.com. I didn\'t find any opening hours, so it may be easiest to call on a weekday morning.\n\n### What to expect from mediation in general\n\n1. An intake meeting, usually free of charge\n2. Three to six sessions of around ninety minutes\n3. A signed covenant, which a lawyer then submits to the court\n\nCosts vary, but most couples in the Netherlands end up paying between €2,500 and €4,500 together. If your income is low, you may be entitled to a subsidy.\n\n### Other options nearby\n\nIf you\'d like to compare, **Scheidingspunt Peelland** offers a fixed price, and **De Tussenweg** has a mediator who specialises in expat divorces.\n\n*Sources: company website, Rechtsbijstand.nl, MfN register*\n\nWould you like me to draft an e-mail asking for an intake appointment in English?',
    'sector city -foundingYear services team phone -website',
    { competitors: ['Scheidingspunt Peelland', 'De Tussenweg'] },
  ),
  named(
    WADDENDRUK,
    'Hier is een samenvatting van wat ik over Waddendruk heb gevonden, plus een paar aandachtspunten voor je offerteaanvraag.\n\n**🏢 Het bedrijf**\nWaddendruk is een drukkerij in Harlingen met een lange geschiedenis: het bedrijf bestaat sinds 1962. De onderneming is een besloten vennootschap en staat bij de Kamer van Koophandel geregistreerd onder nummer 01095283. Directeur is Wiebren Postma.\n\n**🖨️ Het aanbod**\n- Offsetdruk voor grotere oplages\n- Digitaal printwerk vanaf één exemplaar\n- Boeken binden, met zachte of harde kaft\n\n**📨 Offerte aanvragen**\nStuur je aanvraag naar orders@waddendruk.nl en zet er in elk geval in:\n\n1. het formaat en het aantal pagina\'s\n2. de oplage\n3. full colour of zwart-wit\n4. de gewenste papiersoort (vraag anders om een papierwaaier)\n5. wanneer je het in huis moet hebben\n\n**⚖️ Vergelijken**\nVoor een boek van 120 pagina\'s in een oplage van 250 stuks lopen offertes al snel honderden euro\'s uiteen. Vraag daarom ook een prijs bij Printhuis Franeker, en eventueel bij een online drukker. Houd er rekening mee dat je bij een online drukker zelf verantwoordelijk bent voor fouten in het bestand, terwijl een lokale drukkerij vaak nog even meekijkt.\n\n**Bronnen**\n[1] waddendruk.nl\n[2] Harlinger Courant, archief\n[3] bedrijvengids Noardwest Fryslân\n\nWil je dat ik een voorbeeldmail voor je opstel?',
    'sector city foundingYear legalForm -kvk -team services email',
    { competitors: ['Printhuis Franeker'] },
  ),
  unnamed(
    WADDENDRUK,
    'Great question! There are several places around Harlingen where you can have a short-run book printed. Here\'s an overview.\n\n## Local printers\n\n**Printhuis Franeker**\nAbout ten minutes by car. Digital printing only, so it is well suited to runs of 25 to 200 copies. You can order through printhuisfraneker.nl.\n\n**Drukkerij Van der Eems**\nBased in Sneek. More of a craft printer, with letterpress and hand-finished bindings. Expect a longer lead time.\n\n**Fryslân Grafisch**\nThe largest of the three. Offset presses, in-house binding and delivery throughout the province. Phone: 058 55 55 160.\n\n## Online alternatives\n\n- *Brave New Books* – print on demand, includes an ISBN\n- *Pumbo* – good calculator on the site, so you know the price upfront\n\n## How to choose\n\n| Your situation | Best option |\n|---|---|\n| Fewer than 100 copies | Digital, local or online |\n| More than 300 copies | Offset |\n| A gift or a very special edition | Letterpress |\n\n## Tips\n\n1. Always ask for a printed proof, not just a PDF.\n2. Check whether VAT is included; in the Netherlands, the lower rate of 9% applies to books.\n3. Allow at least three weeks, and more in November and December.\n\n## A note on files\n\nMost printers want a PDF with 3 mm bleed and embedded fonts. Convert pictures to CMYK beforehand, otherwise bright blues and greens may turn out duller than on your screen. If that sounds like too much work, ask for a quote that includes a file check; it usually costs between €25 and €50, and it can save you from having to throw away a complete print run because of a missing page number.\n\nCould you tell me roughly how many pages your book has and whether it contains photographs? Then I can help you estimate the cost.',
    { competitors: ['Printhuis Franeker', 'Drukkerij Van der Eems', 'Fryslân Grafisch'] },
  ),
]
