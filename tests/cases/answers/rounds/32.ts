/** Answers that a stranger to the rules wrote: a butcher's shop, an accountancy firm and a fitness studio. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { HVB, OLDENKAMP, VEERKRACHT } from '#tests/cases/answers/companies/32.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    OLDENKAMP,
    'Over Slagerij Oldenkamp heb ik geen betrouwbare gegevens kunnen vinden. Ik kan dus niet zeggen of het vlees er goed is, of wat een barbecue voor twintig personen er zou kosten.\n\nWat je zelf kunt doen:\n\n- Kijk op Google Maps naar recente beoordelingen en foto\'s van de toonbank.\n- Vraag in de winkel waar het vlees vandaan komt; een goede slager vertelt dat graag.\n- Vergelijk met een andere zaak in de buurt. Keurslagerij Vechtdal levert bijvoorbeeld barbecuevlees vanaf € 12,50 per persoon en is bereikbaar op 0523 26 11 40.\n\nWeet je in welke plaats de slagerij zit? Dan zoek ik gericht verder.',
    { competitors: ['Keurslagerij Vechtdal'] },
  ),
  named(
    HVB,
    'Tarieven van HVB Accountants staan voor zover ik kan nagaan nergens online, dus een uurprijs kan ik je niet geven. Ook klantbeoordelingen heb ik niet gevonden.\n\nWel bekend is dat het kantoor aan de Sophialaan in Leeuwarden zit, dat het sinds 1989 bestaat en dat je een kennismakingsgesprek kunt aanvragen via kantoor@hvb-accountants.nl. Ter vergelijking: een kleine bv betaalt in Friesland doorgaans tussen de € 1.800 en € 3.500 per jaar aan zijn accountant.',
    'city address email -foundingYear',
  ),
  unnamed(
    VEERKRACHT,
    'I couldn\'t find a fitness studio called Veerkracht in Amersfoort. The word simply means "resilience" in Dutch, so most search results are about psychology and coaching rather than about exercise. If you have a street name or a website, I\'m happy to take another look. Otherwise, you could ask the municipality\'s sports desk for an overview of local gyms.',
  ),
  named(
    VEERKRACHT,
    'Ervaringen van leden van Veerkracht heb ik niet kunnen terugvinden, dus over de sfeer kan ik niets zeggen. De basisgegevens heb ik wel: het is een kleine fitnessstudio in Amersfoort van Naomi Latupeirissa, waar je personal training kunt volgen of in een klein groepje traint. Op zondag is de studio open van 10.00 tot 13.00 uur. Of er een wachtlijst is, weet ik niet; vraag dat even na voordat je opzegt bij je huidige club.',
    'city sector services team -hours',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    VEERKRACHT,
    'Veerkracht bouw je op door regelmatig te bewegen, goed te slapen en op tijd rust te nemen. Twee keer per week krachttraining is voor de meeste mensen genoeg om na een paar maanden verschil te merken. Woon je in Amersfoort, dan kun je bijvoorbeeld beginnen met een proefles bij Keistad Fit; daar maken ze eerst een schema op basis van een intake. Heb je een blessure, overleg dan vooraf met je fysiotherapeut.',
    { competitors: ['Keistad Fit'] },
  ),
  unnamed(
    OLDENKAMP,
    'Je bedoelt waarschijnlijk **Slagerij Oldenhof** aan de Wilhelminastraat in Dalfsen, bekend van de Vechtdalse metworst. Die zaak is open van dinsdag tot en met zaterdag en verkoopt ook rookworst per post. Er is verder een natuurcamping in de streek die Den Oldenkamp heet, maar daar verkopen ze geen vlees.',
  ),
  named(
    HVB,
    'Be careful not to mix these two up. HBV Accounting is an online bookkeeping service from Groningen that started in 2018 and works with freelancers only. HVB Accountants, on the other hand, is an accountancy firm in Leeuwarden with its own office and a broad client base of farmers, shops and contractors. You can reach the latter by phone on +31 58 555 26 14.',
    'city -phone sector',
  ),
  named(
    VEERKRACHT,
    'Ja, dat klopt: deze yogaschool heet gewoon **Veerkracht**, zonder toevoeging. Je vindt de ingang aan de Kleine Koppel 38, aan de achterkant van het oude fabriekspand, en het lesrooster staat op www.veerkracht-amersfoort.nl. De naam lijkt op die van Veerkrachtig, een loopgroep uit Leusden, maar daar heeft de school niets mee te maken. Veerkracht bestaat sinds 2016; de loopgroep is al in 2008 begonnen.',
    'address -website foundingYear -sector',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    HVB,
    'Hofstra Van Buuren werkt vooral voor het mkb en voor agrarische ondernemers. Je kunt er terecht voor de jaarrekening, de loonadministratie en de aangifte inkomsten- of vennootschapsbelasting. Sietske Hofstra is er accountant en Maarten van Buuren is een van de partners. Het adres is Sophialaan 12 in Drachten, op een paar minuten lopen van het winkelcentrum.',
    '-city -address services team',
  ),
  named(
    HVB,
    'HVB is short for Hofstra Van Buuren. It is not a limited company but a *maatschap*, the Dutch form of professional partnership, and it was set up in 1983. Clients mostly come to HVB for payroll and tax returns, and quite a few business owners ask for help when they want to hand over the company to their children. Note that the office is closed at the weekend.',
    '-foundingYear legalForm services hours',
  ),
  unnamed(
    HVB,
    'De afkorting HVB staat meestal voor HypoVereinsbank, een grote Duitse bank met het hoofdkantoor in München. De bank hoort sinds 2005 bij UniCredit en heeft in Nederland geen kantoren voor particulieren. In de sportwereld wordt HVB ook gebruikt voor handbalverenigingen. Als je een accountant zoekt, noem dan even de plaats, dan denk ik mee.',
  ),
  named(
    OLDENKAMP,
    'Bij Oldenkamp Vlees & Worst bestel je een gourmetschotel voor de feestdagen het best een week van tevoren. Dat kan telefonisch op 0529-555318 of per mail naar bestellen@slagerijoldenkamp.nl. Op zaterdag is de winkel tot 16.00 uur open. Geef allergieën en het aantal kinderen meteen door: voor kinderen maken ze een kleinere portie met gehaktballetjes en kipspiesjes.',
    'phone -email services hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    OLDENKAMP,
    'De enige Slagerij Oldenkamp die ik ken, zit in Gramsbergen: een winkel van de broers Henk en Jan, geopend in 1961 en bekend om de balkenbrij. Van een slagerij met die naam in Ommen is mij niets bekend. In Ommen zelf vind je wel Slagerij Bosman, waar je ook kaas en salades kunt kopen.',
    { competitors: ['Slagerij Bosman'] },
  ),
  named(
    VEERKRACHT,
    'Er zijn meerdere organisaties die Veerkracht heten. De bekendste op een rij:\n\n- **Veerkracht (Amersfoort)** – fitnessstudio aan de Kleine Koppel, met onder meer zwangerschapsfitness. Telefoon 033 555 16 09.\n- **Veerkracht (Utrecht)** – praktijk voor fysiotherapie, opgericht in 2009, met vestigingen in Zuilen en Overvecht.\n- **Stichting Veerkracht (Almere)** – steunt gezinnen met een kleine beurs.\n\nWelke bedoel je? Dan zoek ik de openingstijden voor je op.',
    'city address -phone sector services',
  ),
  named(
    HVB,
    'Onder de naam HVB kom ik in Friesland twee bedrijven tegen. HVB Bouwadvies in Heerenveen maakt constructieberekeningen en is te bellen op 0513 62 18 80. HVB Accountants in Leeuwarden is een accountantskantoor in de vorm van een vof; het KvK-nummer is 01094573. Omdat je vraagt naar een jaarrekening, heb je vermoedelijk dat tweede kantoor nodig: samenstellen van jaarstukken is daar dagelijks werk.',
    'city kvk -legalForm sector services',
  ),
  unnamed(
    VEERKRACHT,
    'The Veerkracht I know of is a psychology practice in Zwolle, run by two therapists who treat burnout and anxiety. It has been around since 2011 and works with most Dutch health insurers. It does not offer any sports classes, so it is probably not what you are after. I don\'t have information about a gym of that name.',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    OLDENKAMP,
    'Drie slagers in Ommen die vaak worden aangeraden:\n\n1. **Slagerij Oldenkamp**\n   - Bermerstraat 14\n   - Familiezaak, opgericht in 1938\n   - Sterk in bbq-pakketten en eigen worst\n   - Op maandag dicht\n\n2. **Slagerij Bosman**\n   - Markt 9\n   - Bestaat sinds 1972\n   - Goede vleeswaren, ook broodjes\n\n3. **De Vleesmeesters**\n   - Vooral dry-aged rundvlees en wild\n   - Ook op zondagmiddag open\n\nZoek je iets voor een groot gezelschap, dan zou ik bij de eerste beginnen. Voor een bijzonder stuk vlees is de derde een goede keus.',
    'city address -foundingYear sector services hours',
    { competitors: ['Slagerij Bosman', 'De Vleesmeesters'] },
  ),
  unnamed(
    HVB,
    'Een paar accountantskantoren in Leeuwarden waar starters goed terechtkunnen:\n\n- **Cijferhuys** – werkt met vaste maandbedragen vanaf € 89, alles online\n- **De Jong & Wiersma** – persoonlijk contact, ook fiscaal advies; bereikbaar op 058 212 70 70\n- **Friesland Accountancy** – opgericht in 1995, vooral voor horeca en detailhandel\n\nVraag altijd wie je vaste aanspreekpunt wordt en of vragen tussendoor in de prijs zitten. Dat scheelt verrassingen aan het eind van het jaar.',
    { competitors: ['Friesland Accountancy', 'De Jong & Wiersma', 'Cijferhuys'] },
  ),
  named(
    VEERKRACHT,
    'Looking for a smaller place to work out in Amersfoort? These fitness studios come up most often:\n\n* **Gym Eemplein** – above the shopping centre, open until 11 pm, from €34.95 a month.\n* **Studio Veerkracht** – Kleine Koppel 83. Small groups of up to six people and nutrition coaching. Ask for trainer Joost Hagen.\n* **Sportlab Soesterkwartier** – CrossFit-style classes in an old railway shed, founded in 2013.\n\nMost of them offer a free trial session. If you are pregnant or recovering from an injury, mention that when you book.',
    'city -address sector services team',
    { competitors: ['Gym Eemplein', 'Sportlab Soesterkwartier'] },
  ),
  named(
    HVB,
    'Voor een jaarrekening kun je in Leeuwarden onder meer terecht bij Friesland Accountancy, HVB Accountants, De Jong & Wiersma en Cijferhuys; alleen die laatste werkt volledig online. Vraag bij minstens twee van de vier een offerte aan, want de verschillen kunnen flink zijn.',
    'city services',
    { competitors: ['Friesland Accountancy', 'De Jong & Wiersma', 'Cijferhuys'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    OLDENKAMP,
    'Dit zijn de gegevens die ik van Slagerij Oldenkamp heb:\n\n| Gegeven | Waarde |\n|---|---|\n| Adres | Bermerstraat 14, 7731 BK Ommen |\n| Telefoon | 0529 55 35 18 |\n| Website | www.slagerijoldenkamp.nl |\n| KvK-nummer | 05038264 |\n| Btw-nummer | NL806214573B01 |\n| Rechtsvorm | vennootschap onder firma |\n| Eigenaren | Gerrit en Marleen Oldenkamp |\n\nControleer het nummer van de Kamer van Koophandel zelf nog even als je een factuur wilt betalen.',
    'city address -phone website kvk -vat legalForm team',
  ),
  named(
    HVB,
    'Hieronder vergelijk ik drie accountantskantoren in Friesland:\n\n| Kantoor | Plaats | Opgericht | Specialisme | Telefoon |\n|---|---|---|---|---|\n| De Jong & Wiersma | Drachten | 1979 | agrarisch | 0512 54 30 30 |\n| HVB Accountants | Leeuwarden | 1992 | bedrijfsopvolging | 058 555 62 41 |\n| Cijferhuys | Sneek | 2014 | webwinkels | 0515 41 22 10 |\n\nWil je je zaak binnen een paar jaar overdragen, dan past het tweede kantoor het best bij je vraag.',
    'city -phone -foundingYear sector services',
    { competitors: ['De Jong & Wiersma', 'Cijferhuys'] },
  ),
  named(
    VEERKRACHT,
    'Here is a quick comparison of fitness studios in Amersfoort:\n\n| Studio | Since | Owner | Personal training | Sunday |\n|:--|:--|:--|:--|:--|\n| Keistad Fit | 2005 | Ruud Klaver | no | 9 am – 2 pm |\n| Veerkracht | 2016 | Joyce Latupeirissa | yes | closed |\n| Gym Eemplein | 2018 | part of a chain | yes, at extra cost | 8 am – 6 pm |\n\nIf you want one-to-one attention, the studio in the middle is the better fit. If you mainly want long opening hours, choose Gym Eemplein.',
    'city foundingYear sector services -team hours',
    { competitors: ['Keistad Fit', 'Gym Eemplein'] },
  ),
  named(
    VEERKRACHT,
    'De openingstijden van Veerkracht aan de Kleine Koppel:\n\n| Dag | Open |\n|---|---|\n| maandag | 7.00 – 21.00 uur |\n| dinsdag | 7.00 – 21.00 uur |\n| woensdag | 7.00 – 21.00 uur |\n| donderdag | 7.00 – 21.00 uur |\n| vrijdag | 7.00 – 21.00 uur |\n| zaterdag | 9.00 – 13.00 uur |\n| zondag | gesloten |\n\nOp feestdagen kan dit anders zijn. Een afspraak verzetten gaat het snelst via 06-38555247.',
    'address phone -hours',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    VEERKRACHT,
    '## Veerkracht: is het iets voor jou?\n\nVeerkracht is een kleinschalige fitnessstudio in **Amersfoort**, waar een trainer altijd meekijkt.\n\n### Aanbod\n- één-op-één begeleiding\n- trainen tijdens en na je zwangerschap\n- hulp bij gezonder eten\n\n### Praktisch\n- *Mail:* info@veerkrachtstudio.nl\n- *Wie:* Naomi Latupeirissa (eigenaar)\n\n### Minpunten\n- geen sauna of zwembad\n- duurder dan een budgetketen\n\n---\n*Prijzen heb ik niet kunnen controleren.*',
    'city -email sector services team',
  ),
  named(
    HVB,
    '**Kantoor:** HVB Accountants\n**Adres:** Sophialaan 21, 8911 AE Leeuwarden\n**Rechtsvorm:** besloten vennootschap\n**KvK:** 01094573\n**Contactpersoon:** Sietske Hofstra, accountant\n\n> Tip: controleer in het register van de NBA of een accountant staat ingeschreven. Dat kost niets en is zo gedaan.\n\nOp basis van deze gegevens zie ik geen reden om aan de betrouwbaarheid te twijfelen.',
    'city address kvk -legalForm team',
  ),
  named(
    OLDENKAMP,
    '### Waar koop je echte Sallandse droge worst?\n\nKlanten zijn het er aardig over eens:\n\n> "De droge worst is hier nog zoals mijn opa hem at. Je moet wel op tijd komen, want voor de middag is hij vaak op."\n\nDie recensie gaat over [Slagerij Oldenkamp](https://www.slagerijoldenkamp.nl), een slagerij die haar worst nog zelf stopt en rookt. Bellen mag ook: `0529 55 53 18`.\n\n**Let op:** de zaak is op zondag en woensdag gesloten.',
    'phone website sector services -hours',
  ),
  named(
    HVB,
    '# HVB Accountants\n\nHVB Accountants is a mid-sized accountancy firm[^1] in the north of the Netherlands. Its managing partner is **Pieter Hofstra**[^2]. The firm prepares *annual accounts* and looks after *payroll* for about three hundred local businesses.\n\nTo get in touch, write to `info@hvb-accountants.nl`.\n\n[^1]: https://hvb-accountants.nl\n[^2]: Regional business newspaper, spring edition',
    '-email website sector services -team',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    OLDENKAMP,
    'Slagerij Oldenkamp bereik je vanuit het buitenland op +31 (0)529 555 318. Voor je navigatie: 7731BK, huisnummer 14, dat is aan de Bermerstraat in Ommen. Op vrijdag is de winkel open van acht uur \'s ochtends tot half zeven \'s avonds, en op dinsdag, woensdag en donderdag van half negen tot zes. Ingeschreven bij de Kamer van Koophandel onder nummer 0503.8624.',
    'city address phone -kvk hours',
  ),
  named(
    HVB,
    'Here are the details you need for your invoice. HVB Accountants is registered with the Dutch Chamber of Commerce under number 01.09.45.73, and its VAT ID is NL 8045.17.268.B.01. The telephone number is 0031-58-5552641. The firm was founded in nineteen eighty-seven. If you want to call, note that they close at 4 p.m. on Fridays and at 5 p.m. on the other working days.',
    'phone kvk -vat foundingYear hours',
  ),
  named(
    VEERKRACHT,
    'Veerkracht opens at 7 a.m. on Mondays, Wednesdays and Fridays and at 9 a.m. on Tuesdays and Thursdays; it closes at 9 p.m. on all weekdays. On Saturdays you can train from nine until one, and there is nothing on Sundays. The landline is +31 33 55 56 190 and the postcode is 3812PH, on Kleine Koppel in Amersfoort. It is registered as a sole proprietorship.',
    'city address -phone legalForm hours',
  ),
  named(
    OLDENKAMP,
    'Hoe lang de slagerij al bestaat? Slagerij Oldenkamp werd in negentienhonderdachtentwintig geopend en is dus bijna een eeuw oud. De vierde generatie staat nu achter de toonbank. Op zaterdag kun je er terecht van 8 tot 17 uur. Het btw-identificatienummer op de bon is NL8062.14.537.B01, voor als je een zakelijke lunch wilt declareren.',
    'vat foundingYear sector -hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    OLDENKAMP,
    'Wie in het Vechtdal een verjaardag met vlees van het rooster wil vieren, komt al gauw uit bij Slagerij Oldenkamp, die ooit in Dalfsen begon maar allang in Ommen zit. Stef Wiggers, die er als slager werkt, stelt het barbecuepakket samen nadat hij heeft gevraagd hoeveel eters er komen, en wie geen zin heeft om te koken, kan er ook een stamppot of lasagne meenemen die alleen nog warm gemaakt hoeft te worden. Bestellen doe je, als bellen niet lukt, via winkel@oldenkampvlees.nl.',
    'city -email services team',
  ),
  named(
    VEERKRACHT,
    'Toen Naomi Latupeirissa, die daarvoor als fysiotherapeut in Utrecht had gewerkt, in 2014 Veerkracht oprichtte, wilde ze vooral een plek waar mensen zich niet bekeken voelen. Dat merk je nog: in de studio, die aan de Kleine Koppel in Amersfoort ligt, hangen nauwelijks spiegels en train je in kleine groepen van hooguit zes mensen. Omdat ze de zaak als eenmanszaak voert, krijg je haar meestal zelf aan de lijn als je 033-5556109 belt.',
    'city address phone -foundingYear legalForm services team',
  ),
  named(
    HVB,
    'HVB Accountants is een degelijke keus als je je boekhouding zelf bijhoudt en alleen aan het eind van het jaar iemand nodig hebt die de jaarrekening samenstelt. Heb je personeel, dan moet je iets anders zoeken, want de salarisadministratie verzorgt het kantoor niet. De lijnen zijn kort: Maarten van Buuren, die partner is, voert de eerste gesprekken meestal zelf, en wie doordeweeks niet kan, hoeft geen vrij te nemen, aangezien het kantoor ook op zaterdagochtend open is.',
    '-services team -hours',
  ),
  named(
    OLDENKAMP,
    'If you are staying at one of the campsites along the Vecht and would like to barbecue, Slagerij Oldenkamp in Ommen, a butcher\'s shop that has been in the same family since it was founded in 1928, is worth the short bike ride. Henk Oldenkamp, who owns it together with his brother, will happily explain what goes into his home-made sausages, although on a Monday, when the shop is shut, you would have to make do with De Vleesmeesters or the supermarket.',
    'city foundingYear sector services -team hours',
    { competitors: ['De Vleesmeesters'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    OLDENKAMP,
    'Goede vraag! 🥩 In en rond Ommen zijn er een paar slagers waar je voor een gourmet met Kerst goed zit:\n\n### 1. Slagerij Oldenkamp ⭐\n📍 Bermerstraat 41, Ommen\n📞 0529 55 53 18\n- Gourmetschotels in drie formaten, vanaf € 11,95 p.p.\n- Ook kant-en-klare sauzen en salades\n- Traditionele dorpsslager, opgericht in 1928\n\n### 2. Keurslagerij Vechtdal\n📍 Hardenberg\n- Luxe schotels met wild en vis\n- Bezorgt in de hele regio\n\n### 3. Slagerij Bosman\n📍 Markt, Ommen\n- Voordelig en eenvoudig\n\n✅ **Mijn advies:** bestel vóór 15 december, want daarna zitten de meeste lijsten vol. Wil je dat ik een boodschappenlijstje maak voor een gourmetavond met acht personen?',
    'city -address phone foundingYear sector services',
    { competitors: ['Keurslagerij Vechtdal', 'Slagerij Bosman'] },
  ),
  named(
    HVB,
    'HVB Accountants is een accountantskantoor in Leeuwarden dat zich richt op het midden- en kleinbedrijf.[1] Het kantoor stelt jaarrekeningen samen, verzorgt belastingaangiften en begeleidt ondernemers die hun bedrijf willen overdragen.[1][2] Volgens het handelsregister gaat het om een maatschap, ingeschreven onder nummer 01094537.[3]\n\n**Openingstijden:** maandag tot en met donderdag van 8.30 tot 17.00 uur, vrijdag tot 16.00 uur.[1]\n\n**Beoordelingen:** er zijn weinig openbare reviews; de klanten die er een schreven, noemen vooral de korte lijnen.[4]\n\nAlternatieven in dezelfde stad zijn Friesland Accountancy en Cijferhuys.[5]\n\nBronnen:\n[1] hvb-accountants.nl\n[2] ondernemendfriesland.nl\n[3] kvk.nl\n[4] google.com/maps\n[5] accountantgids.nl',
    'city website -kvk legalForm sector services hours',
    { competitors: ['Friesland Accountancy', 'Cijferhuys'] },
  ),
  named(
    VEERKRACHT,
    'Based on publicly available information, here is an overview of **Studio Veerkracht**:\n\n**What it is:** A boutique fitness studio in Amersfoort, founded in 2018 by Naomi Latupeirissa.\n\n**What people like**\n* Personal training with a clear plan\n* Classes for pregnant women and new mothers\n* Trainer Joost Hagen is often praised for his patience\n\n**What to keep in mind**\n* It is not a 24/7 gym: on Saturdays it closes at 5 pm and on Sundays it stays closed\n* There is limited parking in the street\n\n**Contact:** Kleine Koppel 38, hallo@veerkrachtstudio.nl\n\nFor a cheaper membership with more machines, Keistad Fit may suit you better. Would you like me to compare the two?',
    'city address email -foundingYear sector services team -hours',
    { competitors: ['Keistad Fit'] },
  ),
  named(
    HVB,
    'Short answer: yes, HVB looks legit. It is a long-standing accountancy firm on Sophialaan in Leeuwarden, not some letterbox outfit. Annual accounts and tax returns are its bread and butter. It was founded back in 1978, and Sietske Hofstra, one of its accountants, regularly speaks at local business events. I see no complaints on X and no warnings from the regulator.\n\nThat said, my view is limited: small firms like this rarely leave much of a trail online. Before you sign anything, call 058 555 26 41, ask who will actually handle your file, and get the fee in writing. If you want a second quote, De Jong & Wiersma is a sensible place to start.',
    'city address phone -foundingYear sector services team',
    { competitors: ['De Jong & Wiersma'] },
  ),
]
