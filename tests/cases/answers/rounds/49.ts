/** Answers that a stranger to the rules wrote: an electrician, a photographer and a childcare centre. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BOOMHUT, LICHTVAL, TERPSTRA } from '#tests/cases/answers/companies/49.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    TERPSTRA,
    'I searched for "Elektrotechniek Terpstra Sneek" but nothing came up that I would trust: no website, no map listing, no reviews. It may be a small firm that mostly works through word of mouth, or the name may be spelled differently.\n\nWhat I\'d suggest:\n\n- Look the name up in the KvK trade register.\n- Ask for their InstallQ registration before you agree to anything.\n- If you simply need someone in the area quickly, Waterpoort Installaties does have an online profile with reviews.\n\nIf you can share a link or a phone number, I\'m happy to take another look.',
    { competitors: ['Waterpoort Installaties'] },
  ),
  named(
    LICHTVAL,
    'Over Lichtval heb ik maar beperkte informatie. Wat ik terugvind:\n\n- Het is een fotostudio aan de Krommestraat 38 in Amersfoort.\n- Telefonisch te bereiken op 033 555 28 60.\n\nWat ik **niet** kan terugvinden: in welk jaar de studio is begonnen, wat een reportage kost en of er op zondag wordt gewerkt. Ook beoordelingen op Google of ThePerfectWedding zag ik niet staan. Voor die zaken kun je het beste rechtstreeks contact opnemen.',
    'sector city address -phone',
  ),
  unnamed(
    BOOMHUT,
    'Ik kan je hier helaas geen betrouwbaar antwoord op geven. Ik heb geen gegevens over ervaringen van ouders met Kinderopvang De Boomhut, en ook in het Landelijk Register Kinderopvang vond ik bij mijn zoekopdracht geen opvang met die naam.\n\nJe kunt zelf het volgende doen:\n\n1. Zoek op landelijkregisterkinderopvang.nl op naam of LRK-nummer.\n2. Lees daar het laatste inspectierapport van de GGD.\n3. Vraag bij een rondleiding naar de oudercommissie.\n\nWeet je zeker dat de naam klopt? Met een adres erbij kan ik gerichter zoeken.',
  ),
  named(
    TERPSTRA,
    'Veel weet ik niet van Terpstra Elektro. In openbare bedrijfsgegevens staat een besloten vennootschap met KvK-nummer 01073826, gevestigd in Sneek. Andere bronnen noemen Douwe Terpstra als eigenaar.\n\nOver het aantal monteurs, de uurtarieven en de openingstijden kan ik niets met zekerheid zeggen. Reviews heb ik evenmin gevonden. Ik zou dus eerst bellen of een offerte opvragen, en die vergelijken met bijvoorbeeld Bouma Techniek.',
    'legalForm kvk city -team',
    { competitors: ['Bouma Techniek'] },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    LICHTVAL,
    'Bij portretten maakt de lichtval het verschil tussen een vlakke en een sprekende foto. Een paar vuistregels:\n\n- Zet iemand schuin voor een raam, zodat één kant van het gezicht zachter wordt belicht.\n- Vermijd hard middaglicht; een bewolkte dag geeft een gelijkmatige lichtval.\n- Gebruik een wit vel karton als reflectiescherm.\n\nWil je het liever leren van iemand met ervaring? Studio Zilverzout in Amersfoort geeft een paar keer per jaar een workshop portretfotografie voor beginners.',
    { competitors: ['Studio Zilverzout'] },
  ),
  named(
    BOOMHUT,
    'There are two names that are easy to mix up here. **De Boomgaard** is a primary school in the Reeshof. **De Boomhut** is the childcare provider you\'re probably thinking of: it\'s in Tilburg, on Hoefstraat, and it takes babies and toddlers during the day as well as schoolchildren after class.\n\nDe Boomhut has been around since 2008, and Ingrid van Gestel is its director. The school has its own after-school arrangement, so make sure you register with the right organisation.',
    'sector city address services -foundingYear team',
  ),
  unnamed(
    TERPSTRA,
    'Terpstra Loodgieters uit Joure is een familiebedrijf dat vooral dakgoten, zinkwerk en lekkages doet. Het bedrijf werd in 1978 opgericht en heeft een handvol monteurs in dienst. Elektrawerk doen ze niet zelf; daarvoor verwijzen ze door naar collega\'s in de buurt, zoals Elektro De Geeuw.\n\nVoor een verstopping of lekkage kun je ze op werkdagen vanaf acht uur bellen. Een spoeddienst in het weekend lijkt er niet te zijn.',
    { competitors: ['Elektro De Geeuw'] },
  ),
  named(
    LICHTVAL,
    'De naam is goed gekozen: bij Lichtval draait alles om natuurlijk licht. Fotograaf Marit Ooms, die de studio in 2013 begon, maakt vooral gezinsfoto\'s en portretten en let sterk op de lichtval in de ruimte. Flitsers gebruikt ze zelden. Op bruiloften neemt ze een collega mee, zodat de voorbereidingen van beide partners tegelijk kunnen worden vastgelegd.\n\nBen je op zoek naar iets klassiekers, met achtergronddoeken en studiolampen, dan past een andere fotograaf misschien beter bij je.',
    'sector team services -foundingYear',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    BOOMHUT,
    'KDB is een stichting zonder winstoogmerk die opvang aanbiedt voor kinderen van 0 tot 13 jaar. De planning loopt via Loes Mutsaers, de locatiemanager. Een extra dag aanvragen kan per mail naar info@boomhuttilburg.nl, of telefonisch via 013-5554617.\n\nHoud er rekening mee dat KDB voor ruildagen een termijn van een week hanteert. Vakantieopvang moet je minstens een maand van tevoren doorgeven.',
    'legalForm sector services team -email phone',
  ),
  named(
    TERPSTRA,
    'ETS is an electrical contractor in Sneek. According to its website it replaces fuse boxes, fits EV chargers and handles home automation. Some specifics:\n\n- Owner: Sietse Terpstra\n- Started: 1994\n- Trading form: general partnership (vof)\n\nETS doesn\'t publish its hourly rates, so you\'ll need to request a quote. For comparison, Bouma Techniek and Waterpoort Installaties also quote free of charge.',
    'sector city services -team foundingYear -legalForm',
    { competitors: ['Bouma Techniek', 'Waterpoort Installaties'] },
  ),
  named(
    LICHTVAL,
    'Lichtval (voluit Lichtval Fotografie) is een fotograaf in Leusden. Je kunt er terecht voor een trouwreportage of een fotosessie met het hele gezin. De studio is van dinsdag tot en met vrijdag open van 10.00 tot 17.30 uur en op zaterdag van 10.00 tot 17.00 uur. Voor bruiloften gelden die tijden natuurlijk niet.\n\nEen afspraak maken gaat het snelst via hallo@lichtvalfotografie.nl.',
    'sector -city services -hours email',
  ),
  unnamed(
    TERPSTRA,
    'ETS usually stands for one of these:\n\n1. **Emissions Trading System** – the EU scheme in which companies buy and sell CO2 allowances. From 2027 a second scheme, ETS2, is planned to cover fuel for buildings and road transport.\n2. **Educational Testing Service** – the American organisation behind the TOEFL and GRE exams.\n3. **Engineering Tool Software** – the program electricians use to configure KNX installations at home.\n\nIf you\'re asking because of a letter about your heating bill, the first meaning is the one you need. Where did you come across it?',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    BOOMHUT,
    'Er zijn in Nederland meerdere organisaties die De Boomhut heten. De bekendste:\n\n- **De Boomhut, Zwolle** – een basisschool in Stadshagen, opgericht in 1999.\n- **De Boomhut, Tilburg** – kinderopvang aan de Hoefstraat 121, met dagopvang en bso. Website: boomhuttilburg.nl.\n- **De Boomhut, Haarlem** – een speelgoedwinkel, zes dagen per week open.\n\nWelke van de drie bedoel je?',
    'city sector -address services website',
  ),
  unnamed(
    TERPSTRA,
    '"Terpstra" is a very common surname in the north, so several companies use it. The ones I found:\n\n- **Terpstra Elektro, Drachten** – sole trader, mostly agricultural installations and milking robots, active since 2016. Tel. 0512 55 50 38.\n- **Terpstra Bouw, Heerenveen** – building contractor, about twenty employees.\n- **Autobedrijf Terpstra, Bolsward** – garage and MOT testing.\n\nNone of these is in Sneek. If you need an electrician there, Elektro De Geeuw or Bouma Techniek might be worth a call.',
    { competitors: ['Elektro De Geeuw', 'Bouma Techniek'] },
  ),
  named(
    LICHTVAL,
    'Let op: er bestaan twee bedrijven met deze naam.\n\n**Lichtval in Utrecht** verkoopt designlampen en verlichtingsadvies. Die winkel zit aan de Voorstraat en heeft telefoonnummer 030 555 12 90.\n\n**Lichtval in Amersfoort** is van fotografe Marit Ooms. Ze werkt als eenmanszaak, staat bij de KvK ingeschreven onder 52640917 en ontvangt klanten in haar studio aan de Langestraat 60.\n\nGezien je eerdere vraag zal het om de tweede gaan.',
    'city sector team legalForm kvk -address',
  ),
  unnamed(
    BOOMHUT,
    'Onder de naam De Boomhut vind ik twee locaties:\n\n| Naam | Plaats | Wat is het? |\n|---|---|---|\n| De Boomhut | Ede | Pannenkoekenrestaurant met speelbos |\n| Bso De Boomhut | Assen | Buitenschoolse opvang bij een basisschool, geopend tot 18.30 uur |\n\nIn Tilburg kom ik geen vestiging met die naam tegen. Opvang die ik daar wel zie is onder meer De Speelkreek en Kindercentrum Pinkeltje. Zal ik die voor je vergelijken?',
    { competitors: ['De Speelkreek', 'Kindercentrum Pinkeltje'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TERPSTRA,
    'In Sneek kun je onder andere bij deze elektriciens terecht:\n\n1. **Waterpoort Installaties** – groot, ook cv en sanitair. Bereikbaar op 0515 55 50 20.\n2. **Terpstra Elektrotechniek** – kleiner bedrijf aan de Smidsstraat 41, sterk in meterkasten en zonnepanelen. Bereikbaar op 0515 55 51 74.\n3. **Elektro De Geeuw** – eenmanszaak, vaak snel beschikbaar voor kleine klussen.\n\nVraag altijd om een schriftelijke offerte en check of het bedrijf is aangesloten bij Techniek Nederland.',
    'city sector -address services phone',
    { competitors: ['Waterpoort Installaties', 'Elektro De Geeuw'] },
  ),
  named(
    LICHTVAL,
    'Here are some wedding photographers in Amersfoort that come up often:\n\n- **Bruid & Beeld** – two sisters, documentary style, packages from €1,450.\n- **Lichtval** – Marit Ooms and second shooter Bas Verhulst; soft, natural-light images. In business since 2011. [lichtval-amersfoort.nl](https://lichtval-amersfoort.nl)\n- **Foto Eemland** – a traditional shop that also covers weddings and prints albums in-house.\n\nPopular Saturdays between May and September fill up a year ahead, so start emailing early.',
    'city sector services team foundingYear -website',
    { competitors: ['Bruid & Beeld', 'Foto Eemland'] },
  ),
  unnamed(
    BOOMHUT,
    'Voor kinderopvang in Tilburg-Noord en rond het centrum worden deze namen het vaakst genoemd:\n\n1. Kroost & Co: kleine groepen, verse maaltijden, drie locaties.\n2. De Speelkreek: veel buitenruimte, ook voor bso.\n3. Kinderstad Tilburg: de grootste aanbieder, met tientallen vestigingen.\n\nSommige locaties hebben een heus klimbos met boomhut, maar kijk vooral naar de groepsgrootte en het verloop onder de leidsters. Wachtlijsten voor baby\'s lopen op tot een jaar.',
    { competitors: ['Kroost & Co', 'De Speelkreek'] },
  ),
  named(
    TERPSTRA,
    'Een laadpaal laten plaatsen in Zuidwest-Friesland? Deze bedrijven doen het:\n\n- **Bouma Techniek** (Bolsward): werkt met Alfen en Zaptec, levertijd circa drie weken.\n- **Elektrotechniek Terpstra Sneek**: al sinds 1989 actief, regelt ook de verzwaring van je aansluiting. Mailen kan naar offerte@terpstrasneek.nl.\n- **Laadpunt Fryslân** (Leeuwarden): alleen laadpalen, vaste prijzen.\n\nReken voor een standaardinstallatie op 1.400 tot 2.000 euro inclusief btw.',
    'services -foundingYear -email',
    { competitors: ['Bouma Techniek'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    LICHTVAL,
    'Ik heb drie fotografen in Amersfoort naast elkaar gezet:\n\n| Fotograaf | Specialiteit | Adres | Sinds |\n|---|---|---|---|\n| Foto Eemland | Pasfoto\'s, albums | Utrechtsestraat 19 | 1972 |\n| Lichtval | Portret en bruiloft | Krommestraat 38 | 2014 |\n| Studio Zilverzout | Analoog zwart-wit | Appelmarkt 5 | 2017 |\n\nVoor een zakelijke profielfoto zou ik bij de eerste twee informeren; de laatste werkt met lange wachttijden.',
    'city sector services address -foundingYear',
    { competitors: ['Foto Eemland', 'Studio Zilverzout'] },
  ),
  named(
    BOOMHUT,
    'Opening times of a few childcare providers in Tilburg:\n\n| Provider | Monday–Friday | Weekend | Phone |\n|---|---|---|---|\n| Kroost & Co | 7:30 am – 6:00 pm | closed | 013 555 20 11 |\n| De Boomhut | 7:00 am – 6:30 pm | closed | 013 555 46 71 |\n| De Speelkreek | 7:30 am – 6:30 pm | closed | 013 555 08 85 |\n\nOpening times can change during school holidays, so it\'s worth checking with the location itself.',
    'city sector hours -phone',
    { competitors: ['Kroost & Co', 'De Speelkreek'] },
  ),
  named(
    TERPSTRA,
    'Dit zijn de gegevens die ik van het bedrijf kon vinden:\n\n| Gegeven | Waarde |\n|---|---|\n| Handelsnaam | Elektrotechniek Terpstra Sneek |\n| Rechtsvorm | Besloten vennootschap |\n| Adres | Smidsstraat 14, 8601 WB Sneek |\n| KvK | 01078326 |\n| Btw-nummer | NL804517293B01 |\n| Website | www.terpstra-elektro.nl |\n| Aantal medewerkers | onbekend |\n\nDe gegevens komen uit openbare bedrijvengidsen en kunnen verouderd zijn.',
    'legalForm address city -kvk vat website',
  ),
  unnamed(
    LICHTVAL,
    'Handig schema voor wie zelf gezinsfoto\'s wil maken:\n\n| Plek | Lichtval | Tip |\n|---|---|---|\n| Woonkamer, noordraam | Zacht en egaal | Gezin vlak bij het raam |\n| Bos in de ochtend | Gefilterd, vlekkerig | Zoek een open plek |\n| Strand, laat in de middag | Laag en warm | Tegenlicht uitproberen |\n\nFotografeer in RAW als je toestel dat kan, dan kun je de witbalans later nog bijstellen. Een professionele sessie kost in de regio Amersfoort gemiddeld € 200 tot € 300.',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    BOOMHUT,
    '## Kinderopvang De Boomhut\n\n**Waar:** Hoefstraat 212, 5014 NL Tilburg\n**Voor wie:** kinderen van 10 weken tot 13 jaar\n**Aanbod:**\n- Dagopvang\n- Peutergroep (ochtenden)\n- Bso, ook in de vakanties\n\n**Directie:** Marloes de Beer\n**Contact:** [planning@boomhuttilburg.nl](mailto:planning@boomhuttilburg.nl)\n\n> Bekijk ook het meest recente GGD-rapport voordat je je inschrijft.',
    'address city services -team email',
  ),
  named(
    TERPSTRA,
    '### Terpstra Elektro at a glance\n\n- 📍 **Location:** Smidsstraat 14, Sneek\n- ☎️ **Phone:** +31 515 555 147\n- 🕑 **Hours:** Mon–Thu 7:30–17:00, Fri until 15:00\n- 🔧 **Known for:** switchboard upgrades, solar panels, fault finding\n\n### Alternatives nearby\n- [Waterpoort Installaties](https://waterpoortinstallaties.nl)\n- [Bouma Techniek](https://boumatechniek.frl)\n\nLet me know if you\'d like me to draft a quote request.',
    'address city -phone -hours services',
    { competitors: ['Waterpoort Installaties', 'Bouma Techniek'] },
  ),
  named(
    LICHTVAL,
    '**Fotostudio Lichtval** is een eenmanszaak met een studio in het oude centrum van Amersfoort.\n\n### Sterke punten\n* Rustige begeleiding, ook met jonge kinderen\n* Zakelijke portretten binnen drie werkdagen geleverd\n* Goed bereikbaar vanaf het station\n\n### Minder sterk\n* Op maandag en zaterdag gesloten\n* Geen trouwreportages\n\nMeer voorbeelden staan op [lichtvalfotografie.nl](https://lichtvalfotografie.nl/portfolio).',
    'legalForm city -services -hours website',
  ),
  named(
    BOOMHUT,
    '# Welke kinderopvang past bij jullie?\n\nOp basis van jullie wensen (vroeg brengen, dicht bij de Piushaven) blijven er twee over:\n\n## 1. De Boomhut\n- Gaat open om **7.30 uur**\n- Bestaat sinds **2003**\n- Telefoon: **013 – 55 54 617**\n\n## 2. Kindercentrum Pinkeltje\n- Gaat open om **7.00 uur**\n- Heeft een eigen moestuin\n\nMoet je vóór half acht de deur uit, dan valt de eerste dus af. *Check de tijden nog even telefonisch.*',
    'sector -hours foundingYear phone',
    { competitors: ['Kindercentrum Pinkeltje'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    TERPSTRA,
    'Terpstra Elektrotechniek is op werkdagen geopend vanaf half acht \'s ochtends. Van maandag tot en met donderdag sluit het bedrijf om vijf uur, op vrijdag om vier uur. In het weekend is de zaak dicht.\n\nHet telefoonnummer is (0515) 555 174 en het btw-nummer NL 8045.17.239.B01. Het bedrijf is in 1995 begonnen.',
    'hours phone -vat -foundingYear',
  ),
  named(
    LICHTVAL,
    'Hier zijn de contactgegevens van Lichtval:\n\nTel: 0031 33 555 8206\nMail: info@lichtvalfotografie.nl\nBezoekadres: Krommestraat 83, 3811 CC Amersfoort\nZondag en maandag gesloten\n\nLet op: in december zijn de tijden soms ruimer vanwege de kerstminisessies. Parkeren kan in garage Flint, op ongeveer vijf minuten lopen.',
    'phone -email -address city hours',
  ),
  named(
    BOOMHUT,
    'Sure, here\'s what I have on Kinderopvang De Boomhut:\n\n- Chamber of Commerce no. 1806 4253\n- Legal entity: private limited company (BV)\n- Founded in 2003\n- Open weekdays from seven in the morning until half past six in the evening\n- Hourly rate: €11.20 (2025)\n\nThe rate is slightly above the maximum the government reimburses, so part of it comes out of your own pocket.',
    'kvk -legalForm foundingYear hours',
  ),
  named(
    TERPSTRA,
    'Ja, ETS is op zaterdag open: van 9.00 tot 12.00 uur kun je langskomen aan de Smidsstraat nummer 14. Doordeweeks begint de dag om 7.30 uur. Het mailadres is terpstra@elektrosneek.nl. Bij een stroomstoring buiten die uren schakelt hun voicemail door naar de dienstdoende monteur, want het bedrijf heeft een eigen storingsdienst. Daar geldt wel een voorrijtarief van 95 euro voor.',
    '-hours address -email services',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    LICHTVAL,
    'Van de trouwfotografen in Amersfoort worden er twee steeds weer aangeraden. Bruid & Beeld valt op door zijn losse, journalistieke stijl, terwijl Lichtval bekendstaat om rustige beelden met veel daglicht. Achter die laatste naam zit Floor Hendriks, die de studio in 2011 begon en inmiddels honderden bruiloften heeft vastgelegd. Ze werkt het hele jaar door, maar neemt per maand niet meer dan vier opdrachten aan. Wil je haar boeken, dan doe je er goed aan om ruim voor de winter al een kennismaking te plannen.',
    'sector city -team foundingYear services',
    { competitors: ['Bruid & Beeld'] },
  ),
  named(
    BOOMHUT,
    'De Boomhut is a non-profit foundation that runs a childcare centre in Breda. Parents mention the warm atmosphere and the fact that the same faces are at the door every morning, not least Loes Mutsaers, who manages the location. Babies, toddlers and schoolchildren each have their own group. The centre does not look after children during school holidays, which some families find inconvenient. Compared with Kroost & Co it is smaller and a little more expensive, although the difference largely disappears once the childcare allowance has been deducted.',
    'legalForm sector -city team -services',
    { competitors: ['Kroost & Co'] },
  ),
  named(
    TERPSTRA,
    'Voor het vervangen van een groepenkast kun je in Sneek goed terecht bij Terpstra Elektro, een installatiebedrijf dat Jelle Terpstra in 1997 begon. Het team is klein en dat merk je: je hebt steeds met dezelfde monteur te maken. Een nieuwe kast met acht groepen kost er meestal tussen de 900 en 1.200 euro. Afspraken worden ingepland door Anneke Visser, en wie liever mailt, kan zijn vraag kwijt op info@terpstra-elektro.nl. Goedkoper kan het soms bij Elektro De Geeuw, al moet je daar wat langer wachten.',
    'services city sector team -foundingYear email',
    { competitors: ['Elektro De Geeuw'] },
  ),
  unnamed(
    LICHTVAL,
    'A good headshot is mostly a matter of preparation. Wear something plain, sleep well and tell the photographer beforehand where the picture will be used, because a crop for LinkedIn differs from one for a printed brochure. In Amersfoort, Studio Zilverzout is often recommended for its character portraits, and Foto Eemland is handy if you need the result the same day. Expect to pay somewhere between 95 and 175 euros for two edited images. Ask whether the price includes the right to use them commercially, since that isn\'t always the case.',
    { competitors: ['Studio Zilverzout', 'Foto Eemland'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    BOOMHUT,
    'Goede vraag! Een opvang kiezen is best spannend. Ik heb voor je op een rij gezet wat er over De Boomhut te vinden is.\n\n## In het kort\n\nDe Boomhut is een kinderopvangorganisatie in Tilburg. De stichting startte in 2001 en heeft één locatie, aan de Hoefstraat. Er is dagopvang voor baby\'s en peuters, en bso voor basisschoolkinderen.\n\n## Praktische informatie\n\n- **Openingstijden:** maandag t/m vrijdag van 07:00 tot 18:30 uur\n- **Telefoon:** 013 555 46 17\n- **Website:** [deboomhut-tilburg.nl](https://deboomhut-tilburg.nl)\n- **Leiding:** Ingrid van Gestel\n\n## Wat ouders belangrijk vinden\n\n1. Vaste gezichten op de groep\n2. Dagelijks naar buiten\n3. Een duidelijke app met foto\'s en berichten\n\n## Alternatieven\n\nHeb je haast of is de wachtlijst te lang, kijk dan ook eens bij Kroost & Co of De Speelkreek. De laatste heeft een grote natuurtuin.\n\n## Tips voor de rondleiding\n\n- Ga op een doordeweekse ochtend, dan zie je de groepen in actie.\n- Vraag hoe ziekte van leidsters wordt opgevangen.\n- Informeer of je ongebruikte dagen mag ruilen.\n\n*Bronnen: landelijkregisterkinderopvang.nl, ggdhvb.nl*\n\nZal ik een lijstje met vragen voor je maken dat je mee kunt nemen naar de rondleiding?',
    'sector city legalForm -foundingYear address services hours phone -website team',
    { competitors: ['Kroost & Co', 'De Speelkreek'] },
  ),
  named(
    TERPSTRA,
    'Short answer: yes, for a home charger and solar panels in Sneek, **Elektrotechniek Terpstra Sneek** is a reasonable choice, but get at least one other quote.\n\n### Why it fits your situation\n\nYou have an older house with a single-phase connection. Terpstra is an electrical installation company that does charging points and solar panels, and it can rewire the fuse box in the same visit. That saves you from coordinating two contractors.\n\n### Details\n\n| | |\n|---|---|\n| Address | Leeuwenburg 12, 8601 CG Sneek |\n| Phone | 0515-555174 |\n| Email | info@terpstra-elektro.nl |\n| In business since | 1984 |\n| Saturday | closed |\n\n### Other options\n\n**Bouma Techniek** is larger and has its own energy adviser. **Waterpoort Installaties** tends to be quicker, but subcontracts the roof work.\n\n### Before you sign\n\n- Ask who applies for the heavier connection at Liander.\n- Make sure load balancing is included in the price.\n- Check the warranty on both the inverter and the charger.\n- Keep the invoice: you\'ll need it for insurance.\n\n### A note on reliability\n\nI found these details in business directories, and I can\'t verify that all of them are current.\n\nWould you like me to estimate the total cost based on your annual electricity use?',
    'city sector services -address phone email -foundingYear hours',
    { competitors: ['Bouma Techniek', 'Waterpoort Installaties'] },
  ),
  named(
    LICHTVAL,
    'Gefeliciteerd met jullie verloving! 🎉 Hieronder een overzicht dat je kan helpen om een keuze te maken.\n\n## Jullie wensen\n\n- Bruiloft op een vrijdag in juni, in en om Amersfoort\n- Ongedwongen stijl, weinig poseren\n- Budget tot ongeveer € 2.000\n\n## Drie trouwfotografen die daarbij passen\n\n**1. Lichtval Fotografie**\nTrouwreportages met natuurlijk licht. Marit Ooms fotografeert zelf en neemt bij grote bruiloften Bas Verhulst mee. Jullie kunnen vrijblijvend kennismaken in de studio (Krommestraat 38, Amersfoort). Bel 033 555 82 60 of mail naar hallo@lichtvalfotografie.nl. Het is een vof, dus vraag wie van de twee het contract tekent.\n\n**2. Bruid & Beeld**\nJournalistiek, veel zwart-wit. Volledige dag vanaf € 1.850.\n\n**3. Studio Zilverzout**\nAnaloog. Prachtig, maar jullie moeten acht weken op de foto\'s wachten.\n\n## Waar je op moet letten\n\n- Staat er in het contract wie er invalt bij ziekte?\n- Hoeveel foto\'s krijg je, en mag je ze zelf afdrukken?\n- Zijn reiskosten inbegrepen?\n\n## Planning\n\nVoor juni zou ik uiterlijk in oktober een fotograaf vastleggen. Vrijdagen zijn iets minder populair dan zaterdagen, dus er is vaak nog ruimte om te onderhandelen over het pakket.\n\nWillen jullie dat ik een mailtje opstel waarmee je bij alle drie tegelijk de beschikbaarheid kunt navragen?',
    'sector services team address city -phone email -legalForm',
    { competitors: ['Bruid & Beeld', 'Studio Zilverzout'] },
  ),
  named(
    BOOMHUT,
    'Moving to Tilburg with two small children is a lot to organise, so let me break it down.\n\n**How childcare works in the Netherlands**\n\nWorking parents receive a childcare allowance (*kinderopvangtoeslag*) from the tax office. You apply online, and the amount depends on your income and the number of hours you use. The provider must be listed in the national register, otherwise you won\'t get anything back.\n\n**Providers to contact**\n\n- **Kinderopvang De Boomhut** – Childcare centre at Korvelseweg 88 in Tilburg. It offers full-day care, a toddler group and after-school care. The staff speak English and there\'s an online tour on boomhuttilburg.nl. Email: hello@boomhuttilburg.nl.\n- **Kindercentrum Pinkeltje** – Bilingual groups from age two; there\'s a long waiting list.\n- **A host parent (*gastouder*)** – Often cheaper and more flexible, and you\'ll find them through an agency.\n\n**What it costs**\n\nMost centres charge between €10 and €12 an hour. You usually pay for eleven hours a day, even if you collect your child early.\n\n**Timeline**\n\n1. Now: sign up with two or three providers. Registration is free at most of them.\n2. Three months before the move: apply for your citizen service numbers.\n3. One month before: apply for the allowance.\n\n**Good to know**\n\nNearly every centre closes between Christmas and New Year, and staff expect indoor shoes or slippers.\n\n*Sources: rijksoverheid.nl, belastingdienst.nl, tilburg.nl*\n\nHow old are your children, and how many days a week would you need?',
    'sector -address city services website -email',
    { competitors: ['Kindercentrum Pinkeltje'] },
  ),
]
