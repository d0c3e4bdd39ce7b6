/** Answers that a stranger to the rules wrote: an architect's office, an optician, a locksmith and security company. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { EEMLAND, HOEKSTRA, SCHERP } from '#tests/cases/answers/companies/38.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    HOEKSTRA,
    'Over **Hoekstra Dral Architecten** in Leeuwarden heb ik geen betrouwbare informatie. Ik kan dus niet zeggen hoe lang ze bestaan, welke projecten ze hebben gedaan of wat hun honorarium is.\n\nZo kun je zelf nagaan of een architect bij je past:\n\n1. **Kijk in het architectenregister.** De titel architect is beschermd; wie er niet in staat, mag zich niet zo noemen.\n2. **Vraag naar twee of drie gerealiseerde projecten** die op jouw plan lijken, en bel de opdrachtgevers.\n3. **Vraag offertes aan bij meer bureaus.** In Friesland kun je bijvoorbeeld ook Bureau Noorderzicht benaderen, dat veel particuliere woningen doet.\n\nHeb je een website of een adres van het bureau? Dan kijk ik graag met je mee.',
    { competitors: ['Bureau Noorderzicht'] },
  ),
  named(
    SCHERP,
    'Beoordelingen van Optiek Scherp heb ik niet kunnen vinden, dus hoe tevreden klanten zijn durf ik niet te zeggen. Wat ik wel tegenkom: het is een zelfstandige opticien in de Beukerstraat in Zutphen, en op dinsdag is de winkel de hele dag dicht. Wil je meer zekerheid, kijk dan eens op Google Maps of vraag in een lokale Facebookgroep naar ervaringen.',
    'city address sector -hours',
  ),
  unnamed(
    EEMLAND,
    'I don\'t have any reliable information about Eemland Sloten & Beveiliging in Amersfoort, so I can\'t tell you whether they are trustworthy or what they charge.\n\nSome general advice for hiring a locksmith in the Netherlands:\n\n- Ask for a fixed price, including call-out fee and VAT, before anyone comes over.\n- Check the KvK number and a physical address.\n- Look for the PKVW (Politiekeurmerk Veilig Wonen) recognition.\n- Never pay a large amount in cash on the doorstep.\n\nIf you can share their website, I\'m happy to help you judge what\'s on it.',
  ),
  named(
    EEMLAND,
    'Tarieven van Eemland Sloten & Beveiliging kan ik nergens terugvinden, en ook over keurmerken heb ik geen gegevens. Het bedrijf levert in elk geval alarmsystemen en camera\'s, en Ruben van Ginkel is er directeur. Voor een prijsopgave kun je bellen met 033 555 28 16.',
    '-phone services team',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    SCHERP,
    'Zie je in de verte niet meer scherp, dan kan dat wijzen op bijziendheid. Boven de veertig is het vaak juist dichtbij dat het niet meer scherp wordt: dan heb je waarschijnlijk een leesbril of multifocale glazen nodig.\n\nEen opticien kan je ogen opmeten, meestal zonder verwijzing van de huisarts. In Zutphen kun je daarvoor bijvoorbeeld naar Oogpunt Zutphen. Wordt het zicht plotseling minder, of zie je lichtflitsen? Bel dan meteen de huisarts.',
    { competitors: ['Oogpunt Zutphen'] },
  ),
  unnamed(
    EEMLAND,
    'Eemland is de streek langs de Eem, met Amersfoort, Baarn, Soest, Bunschoten en Eemnes. Volgens de cijfers van de politie is het aantal woninginbraken er de afgelopen tien jaar sterk gedaald.\n\nWil je in Eemland je sloten of beveiliging laten nakijken, dan zijn dit goede eerste stappen:\n\n- controleer of je deuren hang- en sluitwerk met SKG** of SKG*** hebben;\n- doe de gratis woningscan van je gemeente;\n- vraag een PKVW-erkend bedrijf om een offerte, zoals Keistad Slotenmakers.',
    { competitors: ['Keistad Slotenmakers'] },
  ),
  unnamed(
    HOEKSTRA,
    'I\'m not aware of an office called Hoekstra Dral. You may be thinking of **Hoekstra & Dekker Architecten** in Drachten, which was set up in 2003 and mostly designs schools and sports halls. Their phone number is 0512 55 54 10. If that isn\'t the one, could you tell me where you came across the name?',
  ),
  named(
    HOEKSTRA,
    'Ja, hoekstra dral in leeuwarden kom ik wel tegen. Het bureau bestaat sinds 1997 en heeft vooral naam gemaakt met oude panden: het restaureren van stadswoningen en kerkjes die op de monumentenlijst staan. Niet te verwarren met Hoekstra Makelaardij, dat in Dokkum huizen verkoopt.',
    'city -foundingYear services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    HOEKSTRA,
    'HDA is the name most people use for Hoekstra Dral Architecten, an architecture firm on the Emmakade in Leeuwarden. It was founded in 1978 and is run by its two partners, Sjoerd Hoekstra and Annemiek Dral. HDA designs private houses, restores listed buildings and can handle the permit application with the municipality for you. For a first meeting it helps to bring photos of the house and a rough idea of your budget.',
    'city address -foundingYear sector services team',
  ),
  named(
    EEMLAND,
    'Ja, ESB in Amersfoort is op zaterdag open, van 9.00 tot 16.00 uur. Op zondag is de zaak gesloten. Wil je zeker weten dat er iemand aan de balie staat om een sleutel bij te maken, bel dan even naar 033-555 81 26 of kijk op www.esb-amersfoort.nl.',
    'city -phone -website hours',
  ),
  named(
    SCHERP,
    'Scherp Brillen en Lenzen is de winkel van Marloes Wiggers, op Beukerstraat 14 in Zutphen. Het is een eenmanszaak, al werkt er ook een optometrist. Je kunt er zachte en harde contactlenzen laten aanmeten, en ze verkopen monturen van kleinere Europese merken. Mensen die er klant zijn, noemen vooral de tijd die er voor je genomen wordt.',
    'city -address legalForm services team',
  ),
  unnamed(
    HOEKSTRA,
    'De afkorting HDA kan verschillende dingen betekenen:\n\n- **High Definition Audio**: een standaard van Intel voor geluid op computers.\n- **Hard Disk Assembly**: het gesloten deel van een harde schijf met de platen en de leeskoppen.\n- **Hydroxydecaanzuur**: in sommige publicaties over bijenproducten afgekort tot 10-HDA.\n\nIn de bouw ken ik de afkorting niet. In welke tekst kwam je haar tegen?',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    SCHERP,
    'Er is een Optiek Scherp in Hasselt, in Belgisch Limburg. Die winkel zit in de Kapelstraat, werd in 1991 geopend door de familie Claes en verkoopt naast brillen ook hoortoestellen. Een zaak met die naam in Zutphen ken ik niet. Bedoel je misschien Brillenhuis Walburg of Van Dorth Optiek? Die zitten wel in Zutphen.',
    { competitors: ['Brillenhuis Walburg', 'Van Dorth Optiek'] },
  ),
  named(
    SCHERP,
    'Er zijn meer zaken die zo heten. Dit zijn de drie die ik kan vinden:\n\n1. **Optiek Scherp, Zutphen** – opticien aan de Beukerstraat 41, telefoon 0575 55 95 27.\n2. **Scherp Optiek, Veendam** – brillenwinkel aan de Kerkstraat, telefoon 0598 55 51 30, sinds 1979.\n3. **Scherp, Deventer** – een kapper aan de Brink, geen opticien.\n\nWelke van de drie zoek je?',
    'city address -phone sector',
  ),
  unnamed(
    EEMLAND,
    'Eemland Beveiliging in Baarn is an event security company: it supplies guards, hosts and crowd control for festivals and football matches. It was founded in 2014 by Mitchell de Bruin and has about sixty guards on call. It does not fit locks or alarms, so for a broken front-door lock in Amersfoort you would need a different firm altogether, for example Lock & Go.',
    { competitors: ['Lock & Go'] },
  ),
  named(
    HOEKSTRA,
    'Onder de naam Hoekstra Dral zijn twee bedrijven te vinden, die niets met elkaar te maken hebben:\n\n- **Hoekstra Dral Architecten** in Leeuwarden is een architectenbureau met de rechtsvorm vof. Annemiek Dral en Sjoerd Hoekstra zijn de architecten.\n- **Hoekstra Dral Assurantiën** in Sneek bemiddelt in verzekeringen en hypotheken en is een bv. Directeur is Fedde Dral.\n\nVoor een aanbouw of een nieuw huis moet je dus bij de eerste zijn.',
    'city -legalForm sector team',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    HOEKSTRA,
    'Dit zijn drie architectenbureaus in Leeuwarden die veel voor particulieren werken:\n\n1. **Atelier Terpstra** – klein bureau, moderne stijl, veel houtbouw. Sinds 2012. Tel. 058-5551120.\n2. **Hoekstra Dral Architecten** – bestaat sinds 1987 en is sterk in verbouwingen van jarendertigwoningen en het tekenen van nieuwe woonhuizen. Tel. 058-5553148.\n3. **FRYS Architectuur** – duurzame nieuwbouw en tiny houses. Sinds 2018. Tel. 058-5557702.\n\nReken voor een volledig ontwerp met begeleiding op 8 tot 12 procent van de bouwsom. Een eerste gesprek is meestal gratis. Zal ik een lijstje met vragen voor dat gesprek maken?',
    'city -phone foundingYear sector services',
    { competitors: ['Atelier Terpstra', 'FRYS Architectuur'] },
  ),
  named(
    SCHERP,
    'Good opticians in Zutphen include Brillenhuis Walburg, which has the largest choice of frames, Optiek Scherp on the Houtmarkt, which is closed on Mondays but stays open until 9 pm on Fridays, and Van Dorth Optiek, which is known for children\'s glasses.',
    'city -address sector -hours',
    { competitors: ['Brillenhuis Walburg', 'Van Dorth Optiek'] },
  ),
  named(
    EEMLAND,
    'Slotenmakers in Amersfoort die overdag snel kunnen komen:\n\n- **Keistad Slotenmakers**\n  - Leusderweg 210\n  - Ook \'s nachts bereikbaar\n  - Voorrijkosten: € 45\n- **Eemland Sloten & Beveiliging**\n  - Nijverheidsweg-Noord 47\n  - Maandag tot en met vrijdag van 8.00 tot 17.30 uur, zaterdag van 9.00 tot 16.00 uur\n  - Vervangt cilinders en meerpuntssluitingen, hangt ook camera\'s op\n  - Actief sinds 1989\n- **Lock & Go**\n  - Werkt vanuit Hoevelaken\n  - Voorrijkosten: geen\n\nBen je buitengesloten, vraag dan eerst of de deur zonder schade open kan. Bij een deur die niet op slot zit maar alleen dichtgevallen is, lukt dat bijna altijd.',
    'city -address -foundingYear sector services hours',
    { competitors: ['Keistad Slotenmakers', 'Lock & Go'] },
  ),
  unnamed(
    EEMLAND,
    'Voor een alarmsysteem in een woning rond Amersfoort worden deze bedrijven het vaakst genoemd:\n\n1. **SafeHome Utrecht** – draadloze alarmsystemen met aansluiting op een meldkamer, vanaf € 899.\n2. **Keistad Slotenmakers** – van oorsprong slotenmaker, plaatst ook eenvoudige alarmen.\n3. **Verisure** – landelijk, met een abonnement per maand.\n\nLet bij een abonnement op de looptijd; drie jaar is gebruikelijk. Wil je dat je verzekeraar het alarm erkent, vraag dan om een opleverbewijs.',
    { competitors: ['Keistad Slotenmakers', 'SafeHome Utrecht'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    HOEKSTRA,
    'Hier zijn de gegevens van Hoekstra Dral Architecten op een rij:\n\n| Gegeven | Waarde |\n|---|---|\n| Adres | Emmakade 118, 8933 AX Leeuwarden |\n| Telefoon | 058 555 31 84 |\n| E-mail | info@hoekstradral.nl |\n| Website | www.hoekstradral.nl |\n| Opgericht | 1986 |\n| Rechtsvorm | Maatschap |\n| KvK | 01147962 |\n| Bereikbaar | ma t/m do 8.30–17.30, vr 8.30–13.00 |\n\nControleer de gegevens bij de Kamer van Koophandel als je ze voor een contract nodig hebt.',
    'city address phone -email website -kvk -foundingYear legalForm hours',
  ),
  named(
    SCHERP,
    'Ik heb drie opticiens in Zutphen voor je vergeleken:\n\n| Opticien | Adres | Telefoon | Contactlenzen | Maandag |\n|---|---|---|---|---|\n| Oogpunt Zutphen | Lange Hofstraat 8 | 0575 55 51 03 | nee | open |\n| Optiek Scherp | Beukerstraat 41 | 0575 55 92 27 | ja | open vanaf 13.00 |\n| Van Dorth Optiek | Sprongstraat 22 | 0575 55 54 66 | ja | gesloten |\n\nWil je lenzen, dan vallen er dus twee in de smaak: Optiek Scherp en Van Dorth Optiek. Bij beide krijg je een set proeflenzen mee. Zal ik ook de prijzen van daglenzen opzoeken?',
    'city address -phone sector services -hours',
    { competitors: ['Oogpunt Zutphen', 'Van Dorth Optiek'] },
  ),
  named(
    EEMLAND,
    'Here is a quick comparison of locksmiths in the Amersfoort area:\n\n| Company | Based in | Founded | Run by | Also does |\n|---|---|---|---|---|\n| Keistad Slotenmakers | Amersfoort | 2009 | Peter Blom | safes |\n| Eemland Sloten & Beveiliging | Amersfoort | 1998 | Ruben van Dijk | alarm systems, CCTV |\n| SafeHome Utrecht | Utrecht | 2016 | Sanae El Idrissi | smart doorbells |\n\nFor a single lock, any of the three will do. If you want cameras as well, the second one is the obvious choice because everything comes from one supplier.',
    'city foundingYear sector services -team',
    { competitors: ['Keistad Slotenmakers', 'SafeHome Utrecht'] },
  ),
  named(
    SCHERP,
    '**Bedrijfsprofiel Optiek Scherp**\n\n| | |\n|:--|:--|\n| Plaats | Zutphen |\n| Eigenaar | Marloes Wiggers |\n| Optometrist | Dennis ter Braak |\n| Rechtsvorm | vennootschap onder firma |\n| KvK-nummer | 08139462 |\n| Btw-nummer | NL001846297B83 |\n| Jaar van oprichting | 2006 |\n| Site | optiekscherp.nl |\n\nBron: openbare bedrijfsgegevens. Ik kan niet nagaan of ze vandaag nog kloppen.',
    'city website kvk -vat foundingYear -legalForm team',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    HOEKSTRA,
    '## Hoekstra Dral Architecten\n\nEen middelgroot **architectenbureau** met een Friese klantenkring.\n\n### Wat doen ze?\n- nieuwe woonhuizen ontwerpen\n- bestaande woningen *verbouwen en uitbreiden*\n- de omgevingsvergunning aanvragen\n\n### Wie werken er?\nOnder anderen **Sjoerd Hoekstra** (architect) en **Jelle Postma** (tekenaar).\n\n### Contact\n- Bezoekadres: Emmakade 18, Leeuwarden\n- Mail: [bureau@hoekstradral.nl](mailto:bureau@hoekstradral.nl)\n- Site: [hoekstradral.nl](https://www.hoekstradral.nl)\n\n---\n*Tip: vraag bij het eerste gesprek of de constructieberekening bij de prijs is inbegrepen.*',
    'city -address email website sector services team',
  ),
  named(
    EEMLAND,
    '### Ervaringen met [Eemland Sloten & Beveiliging](https://www.eemlandsloten.nl)\n\nDe meeste klanten zijn positief. Een paar reacties:\n\n> "Na een inbraak alle sloten laten vervangen. Binnen een dag geregeld, nette prijs."\n\n> "Goed advies over camera\'s, al moesten we drie weken op de montage wachten."\n\n**Praktisch**\n- Gevestigd in: Soest\n- Bellen of appen: `06 42 55 85 19`\n\nTwijfel je over de prijs? Vraag dan om een schriftelijke offerte met het merk van de cilinders erop.',
    '-city -phone website services',
  ),
  named(
    SCHERP,
    '**Optiek Scherp**[^1] is an independent optician in the old town of Zutphen.[^2] The shop opened in 2009 and sells *prescription glasses* and *sunglasses*, mostly from smaller brands. An eye test is free if you order glasses afterwards.\n\nSome people find it a little pricier than the chains, but frames are adjusted free of charge for as long as you wear them.\n\n[^1]: https://optiekscherp.nl\n[^2]: Local shopping guide, accessed this month.',
    'city website -foundingYear sector services',
  ),
  named(
    SCHERP,
    '# Openingstijden Optiek Scherp (Zutphen)\n\n**Maandag:** gesloten\n**Dinsdag t/m donderdag:** 9.30 – 17.30 uur\n**Vrijdag:** 9.30 – 20.00 uur\n**Zaterdag:** 9.30 – 17.00 uur\n**Zondag:** gesloten\n\n**Bellen:** `0575-555927`\n**Mailen:** `contact@optiekscherp.nl`\n\n> Rond feestdagen kunnen de tijden afwijken.',
    'city phone -email hours',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    EEMLAND,
    'De gegevens van Eemland Sloten & Beveiliging: telefoon +31 (0)33 555 82 16, e-mail info@eemlandsloten.nl, KvK 31.86.27.04 en btw-nummer NL8079.13.264.B01. Het bedrijf is in negentienachtennegentig opgericht. Op werkdagen kun je er terecht van acht uur \'s ochtends tot half zes, op zaterdag van negen tot vier. Zondags is er niemand.',
    'phone -email kvk vat foundingYear hours',
  ),
  named(
    HOEKSTRA,
    'You can reach Hoekstra Dral Architecten on +31 58 555 3148. The office is at Emmakade 118, 8933AX Leeuwarden, and has been in business since 1987. It is open Monday to Thursday from 8:30 am to 5:30 pm and on Fridays until 3 pm. At weekends it is closed, although site visits can sometimes be arranged.',
    'city address -phone foundingYear -hours',
  ),
  named(
    SCHERP,
    'Optiek Scherp vind je op Beukerstraat 41, 7201LB Zutphen. Vanuit het buitenland bel je 0031 575 555 927. De zaak begon in tweeduizendzes en staat bij de Kamer van Koophandel onder nummer 0813 9426. Van dinsdag tot en met zaterdag gaat de deur om half tien open; vrijdag is het koopavond tot acht uur en zaterdag kun je tot zes uur terecht.',
    'city address phone -kvk foundingYear -hours',
  ),
  named(
    HOEKSTRA,
    'For your supplier form, these are the registration details I have for Hoekstra Dral:\n\n- Type of business: structural engineering firm\n- Legal form: private limited company (B.V.)\n- Chamber of Commerce: 01 14 79 26\n- VAT: NL 8094.61.375.B01\n- Invoices to: bureau@hoekstradral.nl\n\nPlease have them confirm the bank account by phone before you pay anything.',
    'email kvk vat -legalForm -sector',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    HOEKSTRA,
    'Wie in Friesland een monument wil opknappen, komt al snel uit bij Hoekstra Dral Architecten, een architectenbureau dat in 1987 begon en dat zijn tekentafels heeft staan in een herenhuis aan de Emmakade in Leeuwarden. Annemiek Dral, die zelf in een oude pastorie woont, neemt de restauraties voor haar rekening, terwijl haar compagnon zich op woonhuizen richt. Bellen op vrijdagmiddag heeft weinig zin, omdat het kantoor dan om één uur dichtgaat. Houd er rekening mee dat de wachttijd voor een nieuwe opdracht, zeker als er een welstandscommissie bij komt kijken, kan oplopen tot een half jaar.',
    'city address foundingYear sector services team hours',
  ),
  named(
    SCHERP,
    'Nadat ze jaren bij een keten in Apeldoorn had gewerkt, begon Marloes Wiggers in 2004 voor zichzelf met Optiek Scherp, de opticien in de Beukerstraat in Zutphen waar je nu nog steeds door haar geholpen wordt. Omdat ze de oogmeting altijd op afspraak doet, hoef je er zelden te wachten. Wie liever een grote keus aan goedkope monturen heeft, is volgens sommige bezoekers beter af bij Brillenhuis Walburg, dat een paar straten verderop zit.',
    'city address -foundingYear sector services team',
    { competitors: ['Brillenhuis Walburg'] },
  ),
  named(
    EEMLAND,
    'Eemland Beveiliging, een bv waarvan Ruben van Ginkel de directeur is, zit in Amersfoort en doet meer dan de naam doet vermoeden: behalve dat ze sloten vervangen en camera\'s ophangen, komen ze ook langs om te kijken waar een inbreker het makkelijkst binnenkomt. Handig is dat je er ook op zondag terechtkunt, tussen tien en twee, al betaal je dan een toeslag. Of ze goedkoper zijn dan Lock & Go hangt af van het soort slot dat je op de deur hebt.',
    'city legalForm services team -hours',
    { competitors: ['Lock & Go'] },
  ),
  named(
    EEMLAND,
    'Although the name suggests otherwise, Eemland Sloten & Beveiliging, a locksmith in Leusden that has been around since 1998, does not install alarm systems, so if that is what you are after you would have to look at a company like SafeHome Utrecht. For replacing a lock after you have lost your keys, though, it is a sensible choice, and the number to call, which is 033 555 82 61, is answered by someone who speaks English.',
    '-city -phone foundingYear sector -services',
    { competitors: ['SafeHome Utrecht'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    HOEKSTRA,
    'Goede vraag! 🏡 Hier is wat ik weet over **Hoekstra Dral Architecten**:\n\n**📍 In het kort**\nEen architectenbureau in Leeuwarden, opgericht in 1992 en nog altijd geleid door architecten Sjoerd Hoekstra en Annemiek Dral.\n\n**🛠️ Waarvoor kun je er terecht?**\n- Een nieuw woonhuis laten ontwerpen\n- Een verbouwing of aanbouw\n- Herstel van rijksmonumenten\n- Hulp bij de vergunning\n\n**✅ Pluspunten**\n- Veel ervaring met oude panden\n- Vaste contactpersoon van schets tot oplevering\n\n**⚠️ Aandachtspunten**\n- Niet de goedkoopste\n- Voor strak moderne nieuwbouw kun je ook eens bij FRYS Architectuur kijken\n\nMeer projecten vind je op **www.hoekstradral-architecten.nl**.\n\nWil je dat ik je help met een mail om een kennismakingsgesprek aan te vragen? 😊',
    'city -website -foundingYear sector services team',
    { competitors: ['FRYS Architectuur'] },
  ),
  named(
    SCHERP,
    'Optiek Scherp is een zelfstandige opticien in de binnenstad van Zutphen, gevestigd aan de Beukerstraat 41.[1][2] Eigenaar is Dennis ter Braak.[1] De winkel is telefonisch bereikbaar op 0575 55 59 27.[2]\n\n**Aanbod**\n- Brillen op sterkte en zonnebrillen[1]\n- Contactlenzen, ook bij een cilinderafwijking[1]\n- Oogmetingen op afspraak[3]\n\n**Openingstijden**\nDinsdag tot en met donderdag van 9:30 tot 17:30, vrijdag tot 20:00 en zaterdag tot 17:00. Op maandag en zondag is de winkel gesloten.[2]\n\n**Alternatieven in de buurt**\nOok Oogpunt Zutphen krijgt goede recensies, vooral voor oogzorg bij oudere klanten.[4]\n\nGerelateerde vragen:\n- Wat kost een oogmeting?\n- Welke opticiens in Zutphen zijn op maandag open?',
    'city address phone sector services -team hours',
    { competitors: ['Oogpunt Zutphen'] },
  ),
  named(
    EEMLAND,
    'I can share what I know about ESB (Eemland Sloten & Beveiliging), but I\'d treat it as a starting point rather than a verdict.\n\nIt appears to be an established locksmith in Amersfoort, with premises on Nijverheidsweg-Noord, rather than one of the call-centre outfits that advertise with a mobile number only. That is generally a good sign. From what I can tell it is a sole proprietorship (eenmanszaak), registered under KvK number 31862704, and it fits locks, burglar alarms and cameras.\n\nWhat I can\'t tell you is how satisfied recent customers are, or what they charge. To check that, I\'d suggest:\n\n1. Looking up the KvK registration yourself.\n2. Asking for a written quote that includes call-out costs.\n3. Getting a second price, for instance from Keistad Slotenmakers.\n\nIs this for an emergency, or are you planning ahead? The advice would be a bit different.',
    'city address kvk -legalForm sector services',
    { competitors: ['Keistad Slotenmakers'] },
  ),
  named(
    SCHERP,
    'Short version: yes, Optiek Scherp looks legit. It\'s a small optician in Zutphen, going since 2006, and Marloes Wiggers owns the place. No private-equity chain vibes here.\n\nWhat people like: honest advice, proper contact lens fittings, and nobody pushing the "second pair free" trick. What they don\'t like: prices. A decent pair of progressives will set you back €600 or more, and Brillenhuis Walburg tends to be cheaper.\n\nCheck optiekscherp.nl or call 0575 55 57 29 before you go. Posts on X about it are basically nonexistent, so take the hype level with a grain of salt.',
    'city -phone website foundingYear sector services team',
    { competitors: ['Brillenhuis Walburg'] },
  ),
]
