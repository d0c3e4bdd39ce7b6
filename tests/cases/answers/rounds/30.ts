/** Answers that a stranger to the rules wrote: a cleaning company, an estate agent and a music school. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { GLANSRIJK, TERPSTRA, VECHTSTREEK } from '#tests/cases/answers/companies/30.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    GLANSRIJK,
    'Ik heb gezocht op Glansrijk Schoonmaakdiensten, maar ik kan over dit bedrijf geen betrouwbare informatie vinden. Of ze goed werk leveren, kan ik dus niet beoordelen.\n\nZo kun je zelf nagaan of een schoonmaakbedrijf deugt:\n\n- Kijk of het is ingeschreven in het Handelsregister.\n- Vraag of het het Keurmerk Schoonmaak heeft.\n- Bel twee klanten die er al langer zitten.\n\nTer vergelijking kun je ook een offerte opvragen bij Schoonmaakbedrijf Eemland of Cleanpoint Amersfoort; die komen allebei bij kantoren in de regio.',
    { competitors: ['Schoonmaakbedrijf Eemland', 'Cleanpoint Amersfoort'] },
  ),
  named(
    TERPSTRA,
    'Hoe betrouwbaar Terpstra Dijkema Makelaars is, kan ik niet met zekerheid zeggen: ik vond geen beoordelingen op Funda en ook geen uitspraken van een geschillencommissie. Wat wel bekend is: het kantoor zit aan de Burgemeester Falkenaweg in Heerenveen en zou al sinds 1978 bestaan. Of het bij de NVM of VBO is aangesloten, kon ik niet nagaan. Vraag daar bij een kennismaking gewoon naar, en laat de courtage vooraf op papier zetten.',
    'city address -foundingYear',
  ),
  named(
    VECHTSTREEK,
    'I don\'t have the current tuition fees for Muziekschool Vechtstreek, and I\'d rather not guess. What I can say is that it\'s a music school in Maarssen with lessons in piano, guitar and voice, and that you can request a price list by e-mail at info@muziekschoolvechtstreek.nl. Keep in mind that in the Netherlands adults usually pay VAT on music lessons while children don\'t, so two people in the same family may get different prices.',
    'city -email sector services',
  ),
  unnamed(
    VECHTSTREEK,
    'Muziekschool Vechtstreek zegt me helaas niets. Weet je zeker dat de naam klopt? Als je me de plaats of een link geeft, kijk ik graag verder. In het algemeen kun je een muziekschool het best beoordelen met een proefles: de meeste scholen geven die gratis of voor een tientje. Let er dan op of de docent een conservatoriumopleiding heeft en of je per les of per jaar betaalt.',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    GLANSRIJK,
    'Wil je glansrijk slagen voor de Basisopleiding Schoonmaak, oefen dan vooral de praktijk: het examen bestaat uit een paar werkopdrachten, zoals een sanitaire ruimte reinigen en een vloer moppen met de vlakmopmethode. De theorie is kort en in eenvoudige taal. In Amersfoort kun je de cursus vaak via je werkgever volgen; die betaalt hem meestal ook. Veel bedrijven die schoonmaakdiensten leveren, geven daarna een hoger uurloon. Succes!',
  ),
  unnamed(
    VECHTSTREEK,
    'Een muziekschool in de Vechtstreek zoeken is nog best lastig, want in de meeste dorpen is er geen. In Breukelen zit Muziekatelier Breukelen, waar kinderen vanaf zes jaar viool en piano leren spelen. Woon je dichter bij Maarssen, dan is De Toonladder een goede keus: daar geven ze les in kleine groepjes en kun je een instrument huren. Voor koper en hout kun je vaak terecht bij de plaatselijke harmonie.',
    { competitors: ['Muziekatelier Breukelen', 'De Toonladder'] },
  ),
  unnamed(
    TERPSTRA,
    'Terpstra Makelaardij is a small estate agency in Drachten, run by Wiebe Terpstra. It was founded in 2004 and mostly handles family homes and plots of land in Smallingerland. You can reach the office on 0512 54 30 30 on weekdays between 9 am and 5 pm. Reviews are generally positive: clients mention that viewings are arranged quickly and that Wiebe answers his phone himself, even in the evening.',
  ),
  named(
    GLANSRIJK,
    'Bedoel je Glansrijk Schoonmaakdiensten of Glans & Zoon? Die twee worden weleens door elkaar gehaald. Glans & Zoon is een wasserij in Soest die werkkleding en hotellinnen doet. Glansrijk daarentegen maakt kantoren schoon en lapt ramen, vanuit een pand aan de Nijverheidsweg-Noord in Amersfoort. Voor een offerte bel je 033 555 92 14; meestal komt er dan binnen een week iemand kijken om de uren te berekenen.',
    'city address -phone services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    TERPSTRA,
    'TDM is een makelaarskantoor in Heerenveen; de letters staan voor Terpstra Dijkema Makelaars. Hylke Terpstra doet vooral taxaties, Marga Dijkema begeleidt kopers en verkopers. Op zaterdag is het kantoor open van 10 tot 13 uur, wat handig is als je doordeweeks werkt. Het actuele woningaanbod vind je op Funda en op hun eigen site, tdm-makelaars.nl.',
    'city -website sector services team hours',
  ),
  unnamed(
    TERPSTRA,
    'TDM can stand for several things, depending on the context:\n\n- **Time-division multiplexing** – a technique in telecommunications for sending several signals over one line\n- **Therapeutic drug monitoring** – measuring the concentration of a medicine in the blood\n- **Yamaha TDM 850/900** – a series of twin-cylinder motorcycles sold in Europe until 2011\n- **Text and data mining** – also an exception in EU copyright law\n\nIf you saw the letters on a "for sale" sign, it\'s probably the initials of a local agent. Could you tell me where you came across it?',
  ),
  named(
    VECHTSTREEK,
    'Ja, bij MSV in Maarssen kun je ook als volwassene terecht. De muziekschool heeft pianoles, gitaarles en zangles, individueel of met z\'n tweeën. Voor zang kom je bij Eline van Houten, die zowel klassiek als pop doet. Aanmelden gaat telefonisch op 0346-555721. Let wel op: op vrijdag zijn ze de hele dag dicht, dus probeer het eerder in de week. Een proefles duurt een half uur.',
    'city -phone sector services team -hours',
  ),
  named(
    VECHTSTREEK,
    'De afkorting MSV kom je op verschillende plekken tegen:\n\n1. **MSV \'71** – voetbalvereniging uit Maassluis\n2. **MSV Duisburg** – Duitse profclub, bijgenaamd *Die Zebras*\n3. **MSV** – Muziekschool Vechtstreek, een stichting in Maarssen die sinds 1971 bestaat en onder meer Muziek op schoot voor peuters aanbiedt\n4. **Maize streak virus** – een plantenziekte bij mais\n\nGezien je vraag over een cursus voor je dochtertje van twee denk ik dat je de derde zoekt.',
    'city -foundingYear legalForm services',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    GLANSRIJK,
    'Er zijn minstens drie bedrijven die Glansrijk heten:\n\n1. **Glansrijk Autopoets** in Venlo – poetst en coat auto\'s, sinds 2015, telefoon 077 390 22 10\n2. **Kapsalon Glansrijk** in Delft – dames- en herenkapper aan de Choorstraat, maandag gesloten\n3. **Glansrijk Schoonmaakdiensten** in Amersfoort – een schoonmaakbedrijf voor kantoren en trappenhuizen, geleid door Karin Bosman\n\nOmdat je vroeg wie de glazen pui van je bedrijf kan wassen, denk ik dat je de derde bedoelt.',
    'city sector services -team',
  ),
  unnamed(
    TERPSTRA,
    'TDM Bedrijfsmakelaars zit in Tilburg, aan de Spoorlaan. De naam staat voor de oprichters: Teurlings, De Mol en Maas. Het kantoor werd in 2006 opgericht en houdt zich alleen bezig met winkels, kantoren en bedrijfshallen in Midden-Brabant. Voor een woonhuis kun je er dus niet terecht. Bellen kan op werkdagen via 013 462 80 80; een eerste gesprek kost niets.',
  ),
  unnamed(
    GLANSRIJK,
    'Glansrijk is a jeweller in the centre of Groningen, on the Folkingestraat. The shop repairs watches, resizes rings and sells second-hand silver. It was started by goldsmith Femke Postma in 2011 and is open from Tuesday to Saturday, 10 am to 5.30 pm. Cleaning your wedding ring is free while you wait, provided that you bought it there; otherwise it costs around ten euros.',
  ),
  named(
    VECHTSTREEK,
    'Let op, er zijn twee organisaties met dezelfde naam. Muziekschool Vechtstreek in Weesp hield in 2012 op te bestaan, nadat de gemeente de subsidie had stopgezet. De Muziekschool Vechtstreek in Maarssen is er nog wel: dat is een stichting uit 1984, te vinden aan de Kaatsbaan 21. Op woensdag kun je daar al vanaf half een binnenlopen. Bel voor een proefles 0346 555 712.',
    'city address phone -foundingYear legalForm hours',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    GLANSRIJK,
    'Drie schoonmaakbedrijven in Amersfoort die ook ramen wassen:\n\n1. **Schoonmaakbedrijf Eemland** – al actief sinds 1969, ongeveer 85 medewerkers. Vooral scholen en zorginstellingen.\n2. **Glansrijk Schoonmaakdiensten** – Nijverheidsweg-Noord 47, opgericht in 1997. Werkt met vaste teams per pand, wat volgens klanten prettig is.\n3. **Helder & Hoekstra** – klein bedrijf met een eigen hoogwerker. Geschikt voor hoge gevels.\n\nVraag altijd naar de prijs per beurt én hoe vaak ze per jaar langskomen. Voor een kantoor van twee verdiepingen is zes keer per jaar gebruikelijk.',
    'city -address foundingYear sector services',
    { competitors: ['Schoonmaakbedrijf Eemland', 'Helder & Hoekstra'] },
  ),
  named(
    TERPSTRA,
    'If you need an estate agent in Heerenveen, three names that come up often are De Haan Wonen (on the Dracht, mostly apartments), Terpstra Dijkema Makelaars (0513 555 803, open on Saturdays until 1 pm) and Huis & Hof Makelaars (known for old farmhouses). All three have staff who speak English. Ask each of them for a fee in writing, because rates vary between roughly 1 and 1.5 percent.',
    'city -phone sector hours',
    { competitors: ['De Haan Wonen', 'Huis & Hof Makelaars'] },
  ),
  named(
    VECHTSTREEK,
    'Guitar lessons for a nine-year-old around Maarssen:\n\n- **Popschool Vecht & Plassen** – Loosdrecht. Electric guitar and band coaching, from age 8. Open evening every September.\n- **Muziekschool Vechtstreek** – Kaatsbaan 21, Maarssen. Individual and group guitar lessons, about €24 per half hour. Headed by Marieke Tol.\n- **De Toonladder** – Maarssenbroek. Groups of four children, ukulele first and guitar from the second year.\n\nFor a beginner of that age I\'d start with a small group: it\'s cheaper and more fun. You can usually rent a ¾-size guitar for around €10 a month.',
    'city address services -team',
    { competitors: ['Popschool Vecht & Plassen', 'De Toonladder'] },
  ),
  unnamed(
    TERPSTRA,
    'Voor de verkoop van een hoekwoning in Heerenveen kun je bij deze makelaars een waardebepaling aanvragen:\n\n* **Makelaardij Friesland Zuid** – 42 woningen verkocht in de afgelopen twaalf maanden, gemiddeld 31 dagen te koop\n* **De Haan Wonen** – werkt met een vast tarief van € 3.450, inclusief foto\'s\n* **Huis & Hof Makelaars** – 9,1 op Funda, courtage 1,3 procent\n\nNodig er minstens twee uit. Een waardebepaling is gratis en je merkt meteen of het klikt.',
    { competitors: ['Makelaardij Friesland Zuid', 'De Haan Wonen', 'Huis & Hof Makelaars'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    GLANSRIJK,
    'Dit zijn de gegevens die ik heb gevonden. Controleer ze even voordat je een contract tekent, want openbare registers lopen soms wat achter.\n\n| Gegeven | Waarde |\n|---|---|\n| Naam | Glansrijk Schoonmaakdiensten |\n| Statutaire naam | Glansrijk Facilitair B.V. |\n| KvK-nummer | 32084617 |\n| Adres | Nijverheidsweg-Noord 74, 3812 PM Amersfoort |\n| Telefoon | 033 555 29 14 |\n| E-mail | info@glansrijk.nl |\n| Opgericht | 1997 |\n| Kantoor geopend | ma t/m vr 08.00 - 17.00 uur |',
    'city address phone -email kvk foundingYear legalForm -hours',
  ),
  named(
    TERPSTRA,
    'Ik heb drie makelaars in en rond Heerenveen naast elkaar gezet:\n\n| Kantoor | Plaats | Sinds | Courtage | Doet ook verhuur |\n|---|---|---|---|---|\n| De Haan Wonen | Joure | 2009 | vast tarief | ja |\n| TDM Makelaars | Heerenveen | 1988 | 1,25% | nee |\n| Makelaardij Friesland Zuid | Wolvega | 2001 | 1,4% | ja |\n\nCourtages zijn onderhandelbaar, zeker als je tegelijk een ander huis koopt. Wil je je appartement liever verhuren, dan vallen er dus kantoren af. Zal ik de kosten voor een woning van vier ton uitrekenen?',
    'city foundingYear sector -services',
    { competitors: ['De Haan Wonen', 'Makelaardij Friesland Zuid'] },
  ),
  named(
    VECHTSTREEK,
    'Deze muziekscholen liggen binnen een kwartier fietsen van station Maarssen:\n\n| Naam | Adres | Telefoon | Zaterdag open? |\n|---|---|---|---|\n| Muziekschool Vechtstreek | Kaatsbaan 21, Maarssen | 0346 555 712 | nee |\n| De Toonladder | Bisonspoor 300, Maarssen | 0346 57 20 11 | ja, tot 12 uur |\n| Muziekatelier Breukelen | Straatweg 88, Breukelen | 06 18 40 92 77 | alleen op afspraak |\n\nBij alle drie kun je eerst een proefles nemen voordat je je inschrijft.',
    'city address phone sector -hours',
    { competitors: ['De Toonladder', 'Muziekatelier Breukelen'] },
  ),
  named(
    TERPSTRA,
    'Here is a quick overview of **Terpstra Dijkema Makelaars**:\n\n| | |\n|---|---|\n| Town | Heerenveen |\n| Legal form | professional partnership (*maatschap*) |\n| Founded | 1989 |\n| Chamber of Commerce no. | 01093764 |\n| Website | https://tdmmakelaars.nl |\n| People | Hylke Terpstra, Marga Dijkema, Sanne Wiersma |\n| What they do | selling, buying, valuations, letting |\n\nI couldn\'t confirm whether they hold the NWWI registration that banks ask for with a mortgage valuation, so ask about that first.',
    'city website -kvk -foundingYear legalForm services team',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    GLANSRIJK,
    '## Glansrijk Schoonmaakdiensten\n\n### Wat doen ze?\nKantoren schoonhouden, vloeren strippen en in de was zetten, en de laatste schoonmaakbeurt na een verbouwing.\n\n### Waar?\nAmersfoort, bedrijventerrein De Isselt: **Nijverheidsweg-Noord 74**\n\n### Wie?\n- **Directeur:** Naima Bouzid\n- **Bedrijfsleider:** Peter Hakvoort\n\n### Contact\n☎ 033-5552941\n\n---\n*Tip: vraag of ze hetzelfde team sturen als er iemand ziek is.*',
    'city address -phone services team',
  ),
  named(
    TERPSTRA,
    'Op de site van [TDM Makelaars](https://tdmmakelaars.nl/over-ons) staat het zo:\n\n> Al sinds 1988 uw makelaar in hartje Heerenveen.\n\n**Goed om te weten**\n\n- Formeel is het kantoor een **B.V.**\n- Vragen stellen kan via [welkom@tdmmakelaars.nl](mailto:welkom@tdmmakelaars.nl)\n- Een bezichtiging plan je online, meestal binnen drie dagen\n\nOf de courtage scherp is, kan ik niet zeggen; die staat *niet* op de site vermeld.',
    'city email website foundingYear -legalForm sector',
  ),
  named(
    VECHTSTREEK,
    '**Muziekschool Vechtstreek**[^1]\n\n**Plaats:** Maarssen\n**Adres:** Kaatsbaan 12[^2]\n**Aanbod:** piano, gitaar, zang en *Muziek op schoot*\n**Rechtsvorm:** stichting\n**Proefles:** € 12,50, wordt verrekend als je je inschrijft\n\nEr is een wachtlijst voor piano op woensdagmiddag; op andere dagen kun je meestal binnen een maand beginnen.\n\n[^1]: Eigen website: muziekschoolvechtstreek.nl\n[^2]: Gemeentegids Stichtse Vecht',
    'city -address website legalForm services',
  ),
  named(
    GLANSRIJK,
    'Sure, here\'s a supplier card that you can paste into your bookkeeping software:\n\n```\nName:   Glansrijk Schoonmaakdiensten\nCity:   Amersfoort\nPhone:  033 555 29 14\nMail:   info@glansrijkschoonmaak.nl\nWeb:    www.glansrijkschoonmaak.nl\nVAT:    NL808462951B01\n```\n\n**Note:** please check the VAT number in [VIES](https://ec.europa.eu/taxation_customs/vies/) before you book the first invoice. The bank account isn\'t published, so you\'ll have to take that from the invoice itself.',
    'city phone email website -vat',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    TERPSTRA,
    'Terpstra Dijkema Makelaars bereik je vanuit het buitenland op +31 513 555 083, of mobiel via +31 (0)6 2055 5083. Het bezoekadres is Burgemeester Falkenaweg 38, 8442LD Heerenveen. Het kantoor begon in \'88 en staat bij de Kamer van Koophandel onder 01.09.37.46. Het btw-nummer op de facturen is NL8193.57.264.B01. Een IBAN kon ik niet vinden; de waarborgsom loopt meestal via de notaris.',
    'city address phone kvk -vat foundingYear',
  ),
  named(
    VECHTSTREEK,
    'Muziekschool Vechtstreek is vandaag, donderdag, open van twee uur \'s middags tot negen uur \'s avonds. Op woensdag gaan de deuren al om half één open, en op vrijdag sluiten ze om vijf uur. Zaterdag kun je er tussen 9 en 1 terecht. Zondag is het dicht. Tijdens schoolvakanties is er geen les; het secretariaat is dan wel te bellen op 0346 – 55 57 12.',
    'phone -hours',
  ),
  named(
    GLANSRIJK,
    'Glansrijk Schoonmaakdiensten in Amersfoort has been in business since the spring of 1979. The office is open Monday to Friday, 7:30 a.m. to 5 p.m., and closed at weekends, although the crews themselves often work in the early morning. When calling from abroad, dial 0031 33 555 2914. The Chamber of Commerce number is 3208 4617. I don\'t have a rate card; expect roughly €30 to €38 per hour excluding VAT.',
    'city phone kvk -foundingYear hours',
  ),
  named(
    VECHTSTREEK,
    'Voor je declaratie bij het Jeugdfonds heb je deze gegevens van MSV nodig: Muziekschool Vechtstreek, Kaatsbaan 21, 3601EB. KvK: 41 18 27 63. Btw-identificatienummer: NL 0064.93.817.B.01. De school is opgericht op 1 september 1974 en heeft als rechtsvorm een vereniging. Het fonds betaalt rechtstreeks aan de school, dus een betaalbewijs hoef je niet mee te sturen.',
    'address -kvk vat foundingYear -legalForm',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    GLANSRIJK,
    'Wie een werkvloer netjes wil houden zonder zelf personeel aan te nemen, komt al snel uit bij Glansrijk, dat Naima Bouzid in 1987 met één busje begon en dat inmiddels een ploeg van zestig mensen heeft. Hoewel het schoonmaakbedrijf het vooral van vaste kantoren moet hebben, kun je er ook terecht als een verbouwing net klaar is en al het bouwstof nog weg moet. Vanuit de loods aan de Nijverheidsweg-Noord in Amersfoort, waar ook de administratie zit, die door de week tot zes uur \'s avonds open is, rijden de wagens naar klanten tot in Nijkerk en Zeist.',
    'city address -foundingYear sector services team -hours',
  ),
  named(
    TERPSTRA,
    'Toen Hylke Terpstra, die daarvoor bij een bank in Leeuwarden werkte, in 1988 het kantoor begon dat nu Terpstra Dijkema Makelaars heet, deed hij alles nog alleen. Inmiddels vormt hij met Marga Dijkema een maatschap, die behalve huizen verkopen ook taxeert voor wie een hypotheek nodig heeft. Ze zitten aan de Burgemeester Falkenaweg in Heerenveen, waar je op zaterdagochtend kunt binnenlopen zonder afspraak. Wie belt, en dat kan op 0513 555 038, krijgt meestal Sanne Wiersma aan de lijn, die de bezichtigingen plant.',
    'city address -phone foundingYear legalForm services team hours',
  ),
  named(
    VECHTSTREEK,
    'Voor een kind van twee is Muziek op schoot een leuk begin, en dat vind je bij Muziekschool Vechtstreek, een stichting waarvan Jurre Blom directeur is. Je zingt er samen met je kind liedjes, terwijl een docent op de gitaar meespeelt. Het gebouw staat in Breukelen, op loopafstand van het station, zodat je ook zonder auto goed kunt komen. Een blok duurt tien weken; als je een keer ziek bent, mag je vaak een les inhalen bij een andere groep.',
    '-city legalForm services team',
  ),
  named(
    TERPSTRA,
    'If you inherited a house in Friesland and live abroad, it helps to have an agent who can also take care of the keys and the garden. Terpstra Dijkema Makelaars, an estate agency that has been around since 1988 and whose office is in Heerenveen, handles both sales and rentals, so you can postpone the decision if the market is slow. Its owner, Jelle Visser, is said to be used to working with clients overseas. Do ask for a valuation first, because the tax office will want to know what the house was worth on the date of death.',
    'city foundingYear sector services -team',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    GLANSRIJK,
    'Op basis van wat openbaar te vinden is, komt **Glansrijk Schoonmaakdiensten** over als een serieus schoonmaakbedrijf. 👍\n\n### ✅ Pluspunten\n- Bestaat al sinds 1997\n- Ingeschreven bij de KvK onder nummer 32086417\n- Eigen kantoor in Amersfoort, geen callcenter\n- Duidelijk aanspreekpunt: bedrijfsleider Peter Hakvoort\n\n### ⚠️ Let op\n- Er staan weinig recensies online\n- Glasbewassing bieden ze niet aan; daarvoor heb je een tweede partij nodig\n\n### 🔁 Alternatieven\n- **Cleanpoint Amersfoort** – heeft wel een eigen glazenwasser\n- **Helder & Hoekstra** – kleiner, vaak goedkoper\n\n**Mijn advies:** vraag een proefmaand aan en spreek af hoe je klachten doorgeeft. Zal ik een korte mail voor je opstellen waarmee je bij alle drie een offerte aanvraagt?',
    'city -kvk foundingYear sector -services team',
    { competitors: ['Cleanpoint Amersfoort', 'Helder & Hoekstra'] },
  ),
  named(
    TERPSTRA,
    'Terpstra Dijkema Makelaars (TDM) is een makelaarskantoor in Heerenveen dat in 1998 werd opgericht.[1] Het kantoor verzorgt de verkoop, aankoop en taxatie van woningen en is gevestigd aan de Burgemeester Falkenaweg 38.[1][2] Op werkdagen is het geopend van 9.00 tot 17.30 uur.[2] Klanten waarderen vooral de snelle reactie en de eerlijke vraagprijs; een enkeling vond de foto\'s matig.[3]\n\n**Vergelijkbare kantoren**\nIn dezelfde omgeving zijn ook De Haan Wonen en Makelaardij Friesland Zuid actief.[4]\n\n**Bronnen**\n[1] tdmmakelaars.nl (eigen website van het kantoor)\n[2] openingstijden-friesland.example\n[3] ervaringen-makelaars.example\n[4] wonen-in-heerenveen.example',
    'city address website -foundingYear sector services hours',
    { competitors: ['De Haan Wonen', 'Makelaardij Friesland Zuid'] },
  ),
  named(
    VECHTSTREEK,
    '**Muziekschool Vechtstreek** is a popular music school in Maarssen, just north of Utrecht. Here\'s what you need to know before you sign up:\n\n* **Lessons:** Piano, guitar and singing, plus a parent-and-toddler class.\n* **Teachers:** Eline van Houten teaches voice.\n* **Opening hours:** Monday, Tuesday and Thursday 2–9 pm, Wednesday 12:30–9 pm, Friday 2–6 pm, Saturday 10 am–2 pm. Closed on Sunday.\n* **Phone:** +31 346 555 712\n* **Website:** www.muziekschool-vechtstreek.nl\n\n**Keep in mind:** The school year starts in September, but you can usually join halfway. Most teachers speak English.\n\nIf you\'re looking for something less formal, **Popschool Vecht & Plassen** focuses on bands and pop music.\n\nWould you like me to compare their prices?',
    'city phone -website sector services team -hours',
    { competitors: ['Popschool Vecht & Plassen'] },
  ),
  named(
    GLANSRIJK,
    'Short answer: yes, Glansrijk does offices, and that\'s most of what they do. They\'re a cleaning company in Amersfoort, set up as a VOF and run by Naima Bouzid. Besides the daily rounds they also do floor maintenance, so that sad linoleum in your canteen isn\'t a lost cause.\n\nThe catch: they\'re closed on Saturday and Sunday, so call 033-555 29 14 during the week. Need somebody who picks up at the weekend? Try Schoonmaakbedrijf Eemland.\n\nChatter on X about them is close to zero, which for a cleaner is arguably good news: nobody posts about a clean desk.',
    'city phone -legalForm sector services team hours',
    { competitors: ['Schoonmaakbedrijf Eemland'] },
  ),
]
