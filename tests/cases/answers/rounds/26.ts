/** Answers that a stranger to the rules wrote: a bookkeeping office, a hair salon and a campsite. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { HVK, PLUIS, WOLFSKUIL } from '#tests/cases/answers/companies/26.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    PLUIS,
    'Ik heb gezocht naar informatie over Kapsalon Pluis in Amersfoort, maar ik kan geen betrouwbare gegevens over deze zaak vinden. Het kan zijn dat de salon klein is, onder een andere naam staat ingeschreven of nog weinig online aanwezig is.\n\nWat je kunt doen:\n- Zoek in Google Maps op de naam in combinatie met de straat.\n- Kijk in het Handelsregister van de KvK.\n- Vraag eens rond in een buurtgroep op Facebook.\n\nHeb je misschien een adres of een website voor me? Dan kijk ik graag met je mee.',
  ),
  unnamed(
    HVK,
    'I\'m not familiar with a company called "HVK Administraties", and a quick search did not turn up anything I would be comfortable passing on to you. I don\'t want to guess at an address, an owner or a track record.\n\nIf you are looking for a bookkeeper in the Leeuwarden area more generally, two names that do come up repeatedly are Cijfermeesters, which works mostly for freelancers, and Boekhoudhuis Wielstra, a somewhat larger office that also handles payroll. For either one, check whether they are a member of the NOAB and ask for a fixed monthly price.\n\nWould you like some questions to put to a bookkeeper during a first meeting?',
    { competitors: ['Cijfermeesters', 'Boekhoudhuis Wielstra'] },
  ),
  named(
    WOLFSKUIL,
    'Over Camping De Wolfskuil kon ik maar weinig terugvinden. Recensies, prijzen voor dit seizoen en de naam van de eigenaar heb ik niet kunnen achterhalen; op de grote boekingssites lijkt het terrein niet te staan.\n\nDit is wat ik wel heb gevonden: het gaat om een kampeerterrein aan de Loenenseweg 212 in Beekbergen, en volgens een regionale toeristengids kun je bellen met 055 - 555 29 04. Of dat nummer nog klopt, durf ik niet met zekerheid te zeggen.\n\nMijn advies: bel even voordat je erheen rijdt, zeker buiten de zomermaanden.',
    'city address -phone sector',
  ),
  named(
    HVK,
    'Of HVK Administraties betrouwbaar is, kan ik op grond van openbare bronnen niet goed beoordelen. Ik vond geen klantbeoordelingen op Google, Trustpilot of Klantenvertellen en ook geen vermeldingen in de pers, positief of negatief.\n\nHet enige harde gegeven is de inschrijving bij de Kamer van Koophandel: daar staat het bedrijf onder nummer 01073852 te boek als besloten vennootschap, gevestigd te Leeuwarden, met 1997 als jaar van oprichting. Ik zag geen faillissement of surseance in het insolventieregister.\n\nDat is op zich een goed teken, maar het zegt niets over de kwaliteit van het werk. Vraag daarom altijd om twee of drie referenties van ondernemers uit je eigen branche.',
    'city -foundingYear legalForm kvk',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    PLUIS,
    '"Pluis" heeft in het Nederlands meerdere betekenissen:\n\n1. **Pluisje of vezel** – een licht, wollig bolletje, bijvoorbeeld van katoen of van een uitgebloeide paardenbloem.\n2. **In orde** – bijna alleen nog in de uitdrukking *niet pluis*: er is iets mis. Huisartsen spreken van een "niet-pluisgevoel" als ze zonder harde aanwijzing vermoeden dat een patiënt iets ernstigs heeft.\n3. **Achternaam** – Nijntje heet voluit Nijntje Pluis; haar ouders zijn vader en moeder Pluis.\n\nBij haar wordt \'pluizig\' gebruikt voor haar dat droog is en alle kanten op staat. Een kapper adviseert dan meestal een voedend masker of een serum zonder alcohol.\n\nZocht je een bepaalde betekenis?',
  ),
  named(
    PLUIS,
    'Er zijn in de regio Amersfoort een paar kappers met namen die op elkaar lijken, dus let even op:\n\n**Kapsalon Pluis** is de kapper aan de Leusderweg 137 in Amersfoort. Je kunt er terecht om je haar te laten kleuren en ze steken er bruiden op.\n\n**Kapsalon Plus** zit in Leusden, in het winkelcentrum De Hamershof. Dat is een inloopzaak zonder afspraak, op maandag ook open.\n\n**Pluk Kappers** vind je in Soest, aan de Burgemeester Grothestraat. Opgericht in 2004 en vooral bekend van kinderkapsels.\n\nVoor zover ik kan nagaan hebben deze drie zaken niets met elkaar te maken.',
    'city -address sector services',
  ),
  unnamed(
    WOLFSKUIL,
    'Wolfskuil is best known as a neighbourhood in the west of Nijmegen, in the Dutch province of Gelderland. It was built largely between 1920 and 1940 as a working-class district around the Willemsweg, and today has a mixed population and a lively street market culture.\n\nThe word itself is older. A *wolfskuil* ("wolf pit") was a deep hole, covered with branches, in which villagers trapped wolves until the animals disappeared from the Netherlands in the nineteenth century. That is why you will find the name on field maps all over the country: in Drenthe, on the Veluwe and in Brabant.\n\nSince wolves returned to the Veluwe around 2015, the term turns up in local newspapers again.\n\nAre you interested in the district, or in the history of wolf hunting?',
  ),
  named(
    WOLFSKUIL,
    'Je bedoelt waarschijnlijk Camping De Wolfskuil, en niet Camping De Wolfskamer (die ligt in Huizen aan het Gooimeer) of het buurtje Wolfskuil in Nijmegen.\n\nDe Wolfskuil is een boscamping in Beekbergen, op de Veluwe. Het terrein bestaat sinds 1971 en is altijd kleinschalig gebleven. Naast gewone plekken voor tent en caravan kun je er ingerichte safaritenten huren. Eigenaar is Gerard Hulshof, die het bedrijf van zijn vader overnam.\n\nDe Wolfskamer is een stuk groter, heeft een eigen strandje en is meer op watersporters gericht. Voor rust en wandelen is de eerste dus de betere keuze.',
    'city foundingYear sector services -team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    HVK,
    'HVK is de afkorting van Hoekstra & Van Keulen, naar de twee families achter het kantoor. De volledige statutaire naam luidt Hoekstra & Van Keulen Administraties B.V.\n\nHet is een administratiekantoor in Leeuwarden, aan het Zuidvliet (nummer 118). Sietske Hoekstra heeft er de leiding als directeur; voor belastingzaken is Mark van Keulen het aanspreekpunt. Klanten zijn vooral winkeliers, zzp\'ers en een paar agrarische bedrijven uit de omgeving. Zij laten er hun boeken bijhouden, de jaarstukken opmaken en hun personeel verlonen.\n\nDezelfde drie letters kom je ook bij een paar sportverenigingen tegen, maar daar heeft dit niets mee te maken.',
    'city address legalForm sector services team',
  ),
  named(
    WOLFSKUIL,
    'De Wolfskuil is a small family campground at the edge of the forest in Beekbergen, a village just south of Apeldoorn. It is often listed simply as "De Wolfskuil", without the word camping in front.\n\nWhat you can expect there:\n- grass pitches between the pines, most with electricity\n- a handful of hikers\' cabins for people without a tent\n- hardstanding for motorhomes\n\nBooking goes through campingdewolfskuil.nl or by phone at +31 55 555 92 40. Dogs are allowed on a leash. If it is full, Boscamping Loenermark is about ten minutes away by bike.',
    'city -phone website sector services',
    { competitors: ['Boscamping Loenermark'] },
  ),
  named(
    PLUIS,
    'Pluis Haarmode is dezelfde zaak als de kapsalon die de meeste mensen in Amersfoort gewoon Pluis noemen. Naima Bouzid begon de zaak in 2003 en staat er nog altijd zelf achter de stoel.\n\nEen afspraak maak je het makkelijkst per mail: afspraak@kapsalonpluis.nl. Wie overdag werkt, kan op donderdag terecht, want dan is de zaak tot negen uur \'s avonds open. Op zondag en maandag is de zaak dicht.',
    'city -foundingYear email sector team hours',
  ),
  named(
    HVK,
    'Ja, dat ken ik: Hoekstra Van Keulen is een boekhoudkantoor uit Sneek. Ze verzorgen onder meer loonstroken en de aangifte inkomstenbelasting voor kleine ondernemers. Meer dan dat kan ik er niet met zekerheid over zeggen.',
    '-city sector services',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    HVK,
    'Er zijn in Nederland meerdere bedrijven die onder de letters HVK werken. De belangrijkste die ik tegenkwam:\n\n- **HVK Administraties** (Leeuwarden) – boekhouders voor het mkb; maken ook jaarrekeningen. Site: www.hvk-administraties.nl.\n- **HVK Bouw** (Ede) – aannemer in houtskeletbouw, opgericht in 2008, tel. 0318 55 51 20.\n- **HVK Koeltechniek** (Waalwijk) – levert en onderhoudt koelcellen voor de horeca.\n- **HVK Transport** (Emmeloord) – vervoer van pootaardappelen, eigenaar Henk van Kooten.\n\nZe hebben verschillende eigenaren. Over welke van de vier wil je meer weten?',
    'city website sector services',
  ),
  named(
    PLUIS,
    '\'Kapsalon Pluis\' komt vaker voor. Voor zover ik kan zien gaat het om drie afzonderlijke zaken.\n\n**Tilburg.** Kapsalon Pluis aan de Besterdring, een damessalon die sinds 1998 bestaat. Open van woensdag tot en met zaterdag.\n\n**Amersfoort.** Kapsalon Pluis aan de Leusderweg 173, een kapper voor dames, heren en kinderen, te bereiken op 033-5558216. Let op: baarden trimmen doen ze hier niet.\n\n**Zutphen.** Kapsalon Pluis in de Laarstraat, sinds vorig jaar gesloten.\n\nStaat er op je bon of afspraakkaartje een plaatsnaam? Dan weet je meteen welke je moet hebben.',
    'city address phone sector -services',
  ),
  unnamed(
    WOLFSKUIL,
    'Onder de naam \'De Wolfskuil\' vond ik de volgende bedrijven:\n\n1. Eetcafé De Wolfskuil in Nijmegen, een buurtkroeg met dagschotels aan de Tweede Oude Heselaan.\n2. Manege De Wolfskuil in Heerde, met een binnenbak en ponykampen.\n3. Hondenschool De Wolfskuil in Schaijk, die puppycursussen geeft.\n\nEen camping met die naam heb ik niet gevonden, ook niet op de Veluwe. Mogelijk is die gestopt of verwar je de naam met een ander terrein. Wil je in de buurt van Apeldoorn kamperen, dan is Vakantiepark Lierbos een optie: daar verhuren ze ook bungalows.',
    { competitors: ['Vakantiepark Lierbos'] },
  ),
  named(
    HVK,
    'There appear to be two unrelated firms that trade under this name, so it matters which one you mean.\n\nThe first is HVK Administraties in Leeuwarden, Friesland. This is an accounting office, set up in 1994, that keeps the books and runs the payroll for small firms. Its office is at Noordvliet 118, and the managing director is Pieter Hoekema.\n\nThe second, HVK Administratie & Advies, is a one-woman practice in Goes, Zeeland. It was registered in 2019 and concentrates on holiday home owners; its owner, Hilde van Kats, works from home and by appointment only.\n\nIf you received an invoice, compare the Chamber of Commerce number on it with the register to be sure which of the two sent it.',
    'city -address foundingYear sector services -team',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    PLUIS,
    'Hier zijn vier goed beoordeelde kappers in Amersfoort voor een bruidskapsel:\n\n1. **Haarstudio Keistad** – Werkt met een vast bruidsteam en komt ook op locatie. Sinds 2001.\n2. **Kapsalon Pluis** – Kleine zaak waar je eerst een proefsessie krijgt; op je trouwdag zelf steken ze je haar op in de salon.\n3. **Salon Marleen** – Combineert haar en make-up. Gevestigd aan de Kamp.\n4. **Knip & Zo** – De voordeligste van het rijtje, maar alleen op werkdagen.\n\nTip: boek minstens drie maanden van tevoren, zeker voor een zaterdag in mei of juni. Zal ik een paar vragen voor je opschrijven die je bij de proefsessie kunt stellen?',
    'city sector services',
    { competitors: ['Haarstudio Keistad', 'Knip & Zo', 'Salon Marleen'] },
  ),
  unnamed(
    HVK,
    'Voor een zzp\'er in Leeuwarden zijn dit geschikte boekhouders:\n\n• Cijfermeesters – online boekhouden met een vaste contactpersoon, vanaf € 65 per maand.\n• Administratiekantoor Fryslân – traditioneel kantoor aan de Harlingertrekweg; je mag er nog met een schoenendoos vol bonnen komen.\n• Boekhoudhuis Wielstra – iets groter, doet ook salarisadministratie en jaarrekeningen.\n• Een landelijke aanbieder zoals Tellow of Moneybird, als je het grotendeels zelf wilt doen.\n\nLet bij de keuze vooral op drie dingen: een vaste prijs per maand, ervaring met jouw branche en of de aangifte omzetbelasting is inbegrepen. Een kennismakingsgesprek is bij alle drie de kantoren gratis.',
    { competitors: ['Administratiekantoor Fryslân', 'Cijfermeesters', 'Boekhoudhuis Wielstra'] },
  ),
  named(
    WOLFSKUIL,
    'Here are some quiet campsites in the Veluwe that suit a couple travelling with a camper van:\n\n1. Camping Het Veluwebos (Ugchelen): large, lots of shade, heated sanitary block. Around 32 euros a night.\n2. Camping De Wolfskuil (Hoenderloo): small and green, with separate motorhome spots and no entertainment programme.\n3. Boscamping Loenermark (Loenen): the cheapest of the three; no reservations for stays under three nights.\n4. Any of the "Natuurkampeerterreinen", for which you need a membership card.\n\nFor peace and quiet I would try number two first. All of them are within cycling distance of the Hoge Veluwe National Park.',
    '-city sector services',
    { competitors: ['Camping Het Veluwebos', 'Boscamping Loenermark'] },
  ),
  named(
    HVK,
    'Wie kan in Leeuwarden de salarisadministratie van een klein bedrijf overnemen? Deze kantoren komen in aanmerking:\n\n1. Cijfermeesters\n   - Werkt volledig digitaal (Nmbrs)\n   - Vanaf 12 euro per loonstrook\n   - www.cijfermeesters.nl\n\n2. Administratiekantoor Fryslân\n   - Persoonlijk contact, ook in het Fries\n   - Tel. 058 555 90 08\n\n3. HVK Administraties\n   - Kantoor voor boekhouding en lonen, gericht op bedrijven tot 25 werknemers\n   - Tel. 058 555 31 74\n   - www.hvk-leeuwarden.nl\n\nVraag bij alle drie een offerte aan op basis van het aantal loonstroken, en let op de kosten van in- en uitdiensttreding.',
    'city phone -website sector services',
    { competitors: ['Cijfermeesters', 'Administratiekantoor Fryslân'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    HVK,
    'Hieronder een vergelijking van drie administratiekantoren in Leeuwarden:\n\n| | HVK Administraties | Boekhoudhuis Wielstra | Cijfermeesters |\n|---|---|---|---|\n| Type klant | mkb en zzp | mkb | vooral zzp |\n| Belastingaangifte | ja | ja | ja |\n| Loonadministratie | ja | ja | nee |\n| Vrijdagmiddag bereikbaar | nee, dicht vanaf 12.30 uur | ja, tot 17.00 uur | ja, tot 18.00 uur |\n| Opgericht | onbekend | 1987 | 2016 |\n\n**Kort gezegd:** heb je personeel, dan vallen de Cijfermeesters af. Tussen de andere twee geeft de prijs de doorslag; die staat bij geen van beide online.',
    'city sector services hours',
    { competitors: ['Boekhoudhuis Wielstra', 'Cijfermeesters'] },
  ),
  named(
    PLUIS,
    'De openingstijden van Kapsalon Pluis in Amersfoort zijn als volgt:\n\n| Dag | Open | Dicht |\n|---|---|---|\n| Maandag | gesloten | |\n| Dinsdag | 9:00 | 18:00 |\n| Woensdag | 9:00 | 18:00 |\n| Donderdag | 9:00 | 21:00 |\n| Vrijdag | 9:00 | 18:00 |\n| Zaterdag | 8:30 | 17:30 |\n| Zondag | gesloten | |\n\nOp feestdagen kunnen de tijden afwijken. Bel bij twijfel even van tevoren.',
    'city -hours',
  ),
  named(
    WOLFSKUIL,
    'Here\'s how the three campgrounds near Apeldoorn compare:\n\n| Campground | Village | Opened | Cabins or tents to rent | Pool |\n|---|---|---|---|---|\n| Vakantiepark Lierbos | Lieren | 1985 | Chalets | Yes |\n| Camping De Wolfskuil | Beekbergen | 1977 | Safari tents, hikers\' huts | No |\n| Camping Het Veluwebos | Ugchelen | 1962 | None | Outdoor |\n\n**Bottom line:** families with young children will probably prefer Lierbos because of the pool. If you want to wake up to birdsong rather than a mini disco, De Wolfskuil is the better pick.\n\nLet me know your dates and I can help you narrow it down further.',
    'city -foundingYear sector services',
    { competitors: ['Vakantiepark Lierbos', 'Camping Het Veluwebos'] },
  ),
  unnamed(
    PLUIS,
    'Een overzicht van de tarieven bij kappers in Amersfoort (indicatief, in euro\'s):\n\n| Kapper | Knippen dames | Knippen heren | Uitgroei kleuren |\n|---|---|---|---|\n| Haarstudio Keistad | 38,50 | 31,00 | 52,00 |\n| Salon Marleen | 34,00 | 27,50 | 47,50 |\n| Knip & Zo | 24,95 | 21,95 | 39,95 |\n\nSalon Marleen is op donderdagavond geopend, de andere twee niet. Kinderen tot twaalf jaar krijgen bij Knip & Zo vijf euro korting. De bedragen komen van de websites van de salons en kunnen intussen zijn gewijzigd.',
    { competitors: ['Haarstudio Keistad', 'Knip & Zo', 'Salon Marleen'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    HVK,
    '## HVK Administraties\n\n**HVK Administraties B.V.** is een administratie- en belastingkantoor voor ondernemers in en rond Leeuwarden.\n\n### Wat doen ze?\n- de dagelijkse **boekhouding** en btw-aangiften\n- **jaarrekeningen** voor bv\'s en eenmanszaken\n- advies bij de start van een bedrijf\n\n### Contact\n- **Bezoekadres:** Zuidvliet 118, 8921 BN Leeuwarden\n- **Telefoon:** (058) 555 31 74\n- **E-mail:** info@hvk-administraties.nl\n\n### Geschiedenis\nHet kantoor werd in **1984** gestart en werkt inmiddels met een team van negen mensen.\n\n> Let op: controleer contactgegevens altijd even in het Handelsregister.',
    'city address phone email -foundingYear legalForm sector services',
  ),
  named(
    PLUIS,
    '### Kapsalon Pluis – kort profiel\n\n* **Soort bedrijf:** nagelstudio\n* **Rechtsvorm:** eenmanszaak\n* **KvK-nummer:** 5729 4816\n* **Eigenaresse:** Naima Bouzid\n* **Vestiging:** Leusderweg 173, 3817 KA **Amersfoort**\n\n---\n\n**Wat klanten vinden** ⭐ 4,7 (61 beoordelingen)\n- "Neemt echt de tijd voor je."\n- "Fijne sfeer, goede koffie."\n- "Parkeren is lastig in de straat."\n\n*Deze gegevens zijn samengesteld uit openbare bronnen.*',
    'city address legalForm kvk -sector team',
  ),
  named(
    WOLFSKUIL,
    '# Kamperen bij De Wolfskuil 🌲\n\n**Waar?** In de bossen bij **Beekbergen**, aan de Loenenseweg 212.\n\n**Voor wie?** Rustzoekers, wandelaars en gezinnen met jonge kinderen. Het is een camping zonder animatieteam en zonder slagboom.\n\n**Slapen kan op drie manieren:**\n1. met je eigen tent of caravan op een van de 70 plaatsen\n2. in een trekkershut voor vier personen\n3. in je camper, op een verharde plek\n\n**Wie zit erachter?** De camping is een eenmanszaak; beheerder Hanneke Slot is je aanspreekpunt op het terrein.\n\n**Reserveren:** via [campingdewolfskuil.nl](https://campingdewolfskuil.nl) of met een mailtje aan info@campingdewolfskuil.nl.',
    'city address email website -legalForm sector services team',
  ),
  named(
    HVK,
    '## Quick facts: HVK Administraties\n\n| Field | Details |\n|---|---|\n| **Business** | Accounting and payroll office |\n| **Town** | Leeuwarden, the Netherlands |\n| **Director** | Ms. Sietske Hoekstra |\n| **VAT ID** | NL809416256B01 |\n| **Phone** | +31 58 555 37 14 |\n| **Web** | https://hvk-administraties.nl |\n\n**Core work**\n- Keeping the books for small and medium-sized businesses\n- Tax returns, both corporate and personal\n\n**Good to know:** the staff speak English and German, which is useful if you have just moved your company to the north of the Netherlands.',
    'city -phone website vat sector services team',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    PLUIS,
    'Ja, vanavond kun je nog terecht. Kapsalon Pluis heeft op donderdag koopavond en sluit dan pas om 21.00 uur. De andere dagen: dinsdag, woensdag en vrijdag van 9 tot 6, zaterdag van half negen tot half vijf. Zondag en maandag zijn ze dicht.',
    'hours',
  ),
  named(
    HVK,
    'De bedrijfsgegevens die je zoekt, voor op de inkooporder:\n\nHVK Administraties\nZuidvliet 118\n8921BN LEEUWARDEN\nT: +31(0)58-5553174\nKVK 01078352\nBTW NL8094.16.256.B.01\nDatum oprichting: 14-03-1994\n\nControleer het rekeningnummer apart: dat mag je nooit van een chatbot overnemen. De gegevens hierboven heb ik uit een openbare bedrijvengids; die wordt eens per kwartaal bijgewerkt.',
    'address city phone foundingYear -kvk vat',
  ),
  named(
    WOLFSKUIL,
    'Hierbij de gegevens van Camping De Wolfskuil v.o.f. die ik kon vinden:\n\n- Adres: Loenenseweg 221, Beekbergen\n- Telefoon: 0555552940 (receptie, in het hoogseizoen ook op zondag)\n- Inschrijving handelsregister: 08063917\n- Btw-nummer: NL852371628B01\n- Opgericht op 1 april 1971\n\nCoördinaten voor je navigatie: 52.1589 NB, 5.9721 OL. De laatste vierhonderd meter is een zandpad; volg de bruine bordjes.',
    '-address city phone foundingYear kvk -vat legalForm',
  ),
  named(
    PLUIS,
    'Kapsalon Pluis is a hairdresser in Amersfoort. According to the listing I found, its opening hours are:\n\nTuesday, Wednesday and Friday: 9 am – 6 pm\nThursday: 9 am – 8 pm\nSaturday: 8:30 am – 4:30 pm\nSunday and Monday: closed\n\nFor a same-day appointment you can text the salon at +31 6 28 55 47 13. If you need a haircut on a Monday, Salon Marleen is open that day from 10 am to 5 pm.',
    'city phone sector -hours',
    { competitors: ['Salon Marleen'] },
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    WOLFSKUIL,
    'Wie in Beekbergen de bossen in fietst, komt vroeg of laat langs Camping De Wolfskuil. De camping ontstond in 1968, toen een boer uit de buurt een paar tenten toeliet op een weiland dat te schraal was voor koeien. Van dat weiland is inmiddels weinig over: de berken zijn hoog opgeschoten en tussen de bomen staan nu de caravans, met hier en daar een safaritent die per week wordt verhuurd.\n\nDe huidige eigenaar, Gerben Dijkgraaf, houdt het bewust klein. Er is geen zwembad en geen bar, wel een veldje met een vuurkorf en een kast vol spelletjes in de receptie. In de zomer komen er veel vaste gasten terug, in het voorjaar zijn het vooral wandelaars die het Maarten van Rossumpad lopen.\n\nWie drukte en vertier zoekt, kan beter naar een van de grote parken bij Hoenderloo of Arnhem. Wie \'s ochtends een ree op het pad wil zien staan, zit hier goed.',
    'city -foundingYear sector services team',
  ),
  named(
    PLUIS,
    'Kapsalon Pluis is a neighbourhood hair salon on the Leusderweg in Amersfoort, a street with a good mix of independent shops just south of the railway line. It opened its doors in 2013 and has built up a loyal clientele, judging by the reviews: people mention the relaxed atmosphere and the honest advice about what will and will not work with their hair.\n\nThe owner is Samira Haddad, who trained in Utrecht before starting on her own. Colouring seems to be the house speciality, though plenty of customers just come for a quick cut, and men can have their beards tidied up as well.\n\nIt is not the cheapest option in town, and Saturdays fill up quickly, so it is wise to book a week ahead. On balance I would say it is a dependable choice.',
    'city address foundingYear sector services -team',
  ),
  named(
    HVK,
    'Of HVK Administraties bij je past, hangt af van wat je verwacht. Het is een boekhoudkantoor van de oude stempel, midden in Leeuwarden, waar je een vaste medewerker krijgt die je dossier kent. Ondernemers laten er hun administratie doen en kloppen er elk voorjaar aan voor de aangifte. Een app of een klantportaal met grafieken moet je er niet verwachten.\n\nDe openingstijden zijn ruim: van maandag tot en met donderdag is het kantoor open van half negen tot zes uur. Administratiekantoor Fryslân, een paar straten verderop, houdt het om vier uur al voor gezien.\n\nOver de tarieven zijn beide kantoren zwijgzaam. Reken voor een eenmanszaak op ongeveer honderd euro per maand, en vraag vooraf wat er buiten die prijs valt.',
    'city sector services -hours',
    { competitors: ['Administratiekantoor Fryslân'] },
  ),
  unnamed(
    HVK,
    'Een goede boekhouder vinden in Leeuwarden begint met de vraag wat je uit handen wilt geven. Wie alleen de btw-aangifte lastig vindt, is met een pakket van een paar tientjes per maand vaak al geholpen. Heb je personeel, dan wordt het anders: een fout in de loonaangifte levert snel een naheffing op.\n\nKijk of het kantoor is aangesloten bij een beroepsvereniging zoals de NOAB of het Register Belastingadviseurs. Dat is geen garantie, maar er is dan wel een klachtenregeling. Vraag ook wie je dossier behandelt als je vaste medewerker ziek is, en of je je gegevens in een gangbaar formaat meekrijgt als je ooit wilt overstappen.\n\nSpreek ten slotte met twee of drie kantoren voordat je tekent. Een eerste gesprek kost meestal niets, en je merkt al snel of iemand je branche begrijpt.',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    HVK,
    'Goede vraag! Hier is wat ik over **HVK Administraties** kon vinden. 👇\n\n✅ **Wat is het?**\nEen administratiekantoor in Leeuwarden dat het financiële papierwerk overneemt van mkb\'ers en zelfstandigen.\n\n🧾 **Waarvoor kun je er terecht?**\n- Boekhouding en btw\n- Loonstroken voor je personeel\n- Jaarcijfers\n- Aangifte inkomsten- en vennootschapsbelasting\n\n👥 **Wie werken er?**\nOnder anderen Mark van Keulen, de fiscalist van het kantoor.\n\n📍 **Praktisch**\n- Adres: Oostersingel 40\n- Mail: info@hvkadministraties.nl\n- Open: ma t/m do 08:30–17:00, vr 08:30–12:30, in het weekend gesloten\n\n💡 **Mijn oordeel**\nHVK Administraties past goed bij je als je persoonlijk contact belangrijk vindt. Wil je alles via een app regelen, kijk dan eens naar Cijfermeesters. Zoek je een groter kantoor met een eigen juridische afdeling, dan ligt Boekhoudhuis Wielstra meer voor de hand.\n\nWil je dat ik:\n1. een vergelijking in een tabel maak, of\n2. een mailtje opstel om een offerte aan te vragen?',
    'city -email -address sector services team hours',
    { competitors: ['Boekhoudhuis Wielstra', 'Cijfermeesters'] },
  ),
  named(
    PLUIS,
    'Kapsalon Pluis is een kapper aan de zuidkant van Amersfoort die zich richt op knippen en kleuren voor het hele gezin.[1][2] De zaak wordt gedreven als vof en heeft geen andere vestigingen.[3]\n\n**Openingstijden**\nDe salon is op zaterdag open van 08.30 tot 16.30 uur en heeft donderdagavond avondopenstelling tot 21.00 uur.[1] Op maandag is er niemand aanwezig.[1]\n\n**Afspraak maken**\nDat kan telefonisch via 033 555 8216 of online.[1]\n\n**Beoordelingen**\nKlanten geven gemiddeld een 9,1 op basis van 84 recensies.[2] Ter vergelijking: Haarstudio Keistad scoort een 8,8.[4]\n\nBronnen:\n[1] https://www.kapsalonpluis.nl/contact\n[2] https://www.treatwell.nl/plaats/amersfoort\n[3] https://www.kvk.nl/zoeken\n[4] https://www.kapperinfo.nl/amersfoort/kappers\n\nGerelateerd\n- Wat kost een balayage in Amersfoort?\n- Welke kappers in Amersfoort zijn op maandag open?',
    'city phone website -legalForm sector services hours',
    { competitors: ['Haarstudio Keistad'] },
  ),
  named(
    WOLFSKUIL,
    'Voor een rustig weekend met de tent op de Veluwe zijn er rond Beekbergen verschillende mogelijkheden. Hieronder staan de belangrijkste, met hun sterke en minder sterke punten.\n\n**1. Camping De Wolfskuil**\nEen kleinschalige camping in Beekbergen, omringd door bos.\n* **Pluspunten:** ruime kampeerplaatsen, autovrij terrein, trekkershutten voor wie geen tent heeft.\n* **Minpunten:** geen winkel op het terrein, beperkt mobiel bereik.\n* **Contact:** Loenenseweg 212, telefoon 055 555 2940, www.campingdewolfskuil.nl. Vraag naar eigenaar Arjan Brouwer voor een plek aan de bosrand.\n\n**2. Camping Het Veluwebos**\nGroter en levendiger, met een buitenbad en een speeltuin.\n* **Pluspunten:** veel te doen voor kinderen.\n* **Minpunten:** in juli en augustus snel vol.\n\n**3. Vakantiepark Lierbos**\nHier draait het vooral om bungalows; het tentenveld telt maar twaalf plekken.\n\n**4. Boscamping Loenermark**\nHeel eenvoudig en goedkoop. Honden zijn niet toegestaan.\n\n**Conclusie:** zoek je stilte, kies dan voor optie 1 of 4. Met kinderen ben je bij optie 2 beter op je plek.\n\n*Houd er rekening mee dat prijzen en beschikbaarheid kunnen veranderen. Raadpleeg altijd de website van de camping zelf.*\n\nZal ik ook een wandelroute voor je zoeken in de omgeving?',
    'city address phone website sector -team services',
    { competitors: ['Camping Het Veluwebos', 'Vakantiepark Lierbos', 'Boscamping Loenermark'] },
  ),
  named(
    WOLFSKUIL,
    'Short answer: De Wolfskuil looks legit, no red flags that I can find.\n\nHere\'s the breakdown:\n\n- **What it is**: a boutique hotel in the woods of Beekbergen, Gelderland. Not a chain, no investors behind it.\n- **Registration**: Dutch Chamber of Commerce no. 08036917, active. Founded 1971, so it\'s not some pop-up that disappears with your deposit.\n- **Online presence**: campingdewolfskuil.nl has a valid certificate and a physical address; the social accounts are posting pretty regularly.\n- **Reviews**: mostly 4–5 stars on Google. The complaints are about muddy paths and weak Wi-Fi, not about money.\n- **X chatter**: next to nothing. A couple of hikers posting deer photos, that\'s it.\n\nOne caveat: I haven\'t seen their cancellation terms, so read those before you pay. If somebody asks you to wire the full amount to a foreign account, walk away – that\'s a scam pretending to be them.\n\nWant me to dig into the reviews in more detail?',
    'city website foundingYear -kvk -sector',
  ),
]
