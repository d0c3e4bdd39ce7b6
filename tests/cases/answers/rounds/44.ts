/** Answers that a stranger to the rules wrote: a bakery with a lunchroom, a house painter and a dental practice. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { EEMHAVEN, HOEKSTRA, KORENBLOEM } from '#tests/cases/answers/companies/44.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KORENBLOEM,
    'Over Bakkerij De Korenbloem in Oudewater kan ik helaas niets betrouwbaars terugvinden. Er komt geen eigen website naar voren in de zoekresultaten, en ook geen recensies waarvan ik zeker weet dat ze over deze zaak gaan. Het kan zijn dat het om een kleine onderneming gaat die vooral via sociale media bereikbaar is.\n\nWat je kunt doen:\n- zoek de naam op in Google Maps, daar staan vaak actuele openingstijden;\n- kijk in het Handelsregister van de KvK;\n- vraag het na bij het toeristisch informatiepunt in het stadje.\n\nZoek je gewoon een plek om te lunchen? Dan kom ik **Het Stadserf** wel tegen, met overwegend positieve reacties over de uitsmijters en het terras.',
    { competitors: ['Het Stadserf'] },
  ),
  named(
    HOEKSTRA,
    'Information on **Gebroeders Hoekstra Schilderwerken** is fairly thin online, so treat this as a partial answer.\n\nWhat I could find:\n- It is a house-painting business in Drachten, Friesland.\n- It is run by two brothers, Wietse and Jelmer Hoekstra.\n\nWhat I could not find:\n- the year it was started\n- independent reviews (no Werkspot profile that I can see)\n- an hourly rate or sample prices\n\nIf you are considering hiring them, ask for two or three recent addresses you can drive past, and get the paint system specified in the quote.',
    'sector city team',
  ),
  named(
    EEMHAVEN,
    'Ik weet maar een paar dingen over Tandheelkundig Centrum Eemhaven. Het is een tandartspraktijk in Amersfoort, gevestigd aan de Grote Koppel 121. Verder dan dat kan ik niet met zekerheid gaan: actuele openingstijden heb ik niet, en ik zie nergens of er op dit moment een patiëntenstop geldt. Ook over wachttijden vond ik niets. Op ZorgkaartNederland kun je nagaan of er al waarderingen zijn geplaatst, en de balie kan je vertellen of inschrijven mogelijk is.',
    'sector city -address',
  ),
  unnamed(
    KORENBLOEM,
    'I wasn\'t able to find a lunchroom called De Korenbloem in the sources available to me. The word itself means "cornflower" and turns up in the names of all sorts of places in the Netherlands, so without a town or street I can\'t tell which one you have in mind, and I\'d rather not guess at a menu or prices.\n\nCould you tell me where it is, or paste a link? With that I can look for opening hours, whether they take reservations, and what guests say about it.',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    HOEKSTRA,
    'Schildersbedrijf Hoekstra uit Leeuwarden is de zaak van Tjeerd Hoekstra. Hij werkt sinds 1991 voor zichzelf, doet vooral onderhoud aan oudere woningen in de Vogelwijk en Huizum en krijgt op Werkspot gemiddeld een 8,9 over 27 beoordelingen. Klanten noemen dat hij netjes afplakt en zich aan de afgesproken dag houdt; een enkeling vond de offerte aan de hoge kant.\n\nDe achternaam komt in Friesland veel voor, dus let bij het bellen op dat je de juiste te pakken hebt. Wil je een tweede prijs ernaast leggen, dan zou ik ook De Vries & Zn. Schilders vragen.',
    { competitors: ['De Vries & Zn. Schilders'] },
  ),
  unnamed(
    EEMHAVEN,
    '"Eemhaven" usually refers to one of two places:\n\n1. **Eemhaven, Rotterdam** – a harbour basin on the south bank of the Nieuwe Maas, dug in the 1950s and used mostly for container and short-sea traffic.\n2. **Eemhaven, Amersfoort** – the small harbour on the river Eem just north of the old town, within walking distance of the Koppelpoort. It has berths for visiting yachts, with water and electricity on the quay.\n\nIf you are coming by boat, you probably want the second one. Call the harbour master ahead in July and August, because the visitor berths fill up by mid-afternoon.',
  ),
  named(
    KORENBLOEM,
    'De korenbloem (*Centaurea cyanus*) is een eenjarige plant met helderblauwe bloemen die vroeger massaal in graanakkers groeide. Door het gebruik van bestrijdingsmiddelen is de soort in het wild sterk achteruitgegaan; je ziet hem nu vooral in ingezaaide bermen. De bloemblaadjes zijn eetbaar en worden gebruikt in thee en als garnering.\n\nBedoelde je iets anders? De Korenbloem is ook de naam van een bakkerij met lunchroom in Oudewater, aan de Wijdstraat.',
    'sector city address',
  ),
  named(
    HOEKSTRA,
    'You\'re mixing up two firms that sound alike. Hoekstra Bouw is a general contractor in Surhuisterveen that builds barns and new homes. Hoekstra Schilderwerken is a separate company: painters from Drachten, set up in 2009 and registered as a general partnership (vof). As far as I can tell there is no link between the two beyond the surname, so a complaint about a building project would not concern the painters.',
    'sector city -foundingYear legalForm',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    EEMHAVEN,
    'Ja, bij TCE in Amersfoort kun je één avond in de week terecht: op woensdag is de praktijk open tot 20.00 uur. Op maandag, dinsdag en donderdag sluit TCE om 17.00 uur en op vrijdag al om 14.00 uur. In het weekend is er niemand aanwezig.\n\nEen afspraak maak je telefonisch via 033 - 555 46 12. Vraag er meteen bij hoe lang de wachttijd voor een avondafspraak is, want die plekken zijn vaak als eerste vergeven.',
    'city hours -phone',
  ),
  named(
    KORENBLOEM,
    'Yes, Korenbloem in Oudewater does a high tea, by reservation only and for at least two people. The bakery-cum-lunchroom serves it on tiered stands with scones, small sandwiches and its own petit fours.\n\nOne thing to plan around: Korenbloem is closed on Sundays and Mondays, so you\'d be looking at Tuesday to Saturday. Mention allergies when you book.',
    'city sector services -hours',
  ),
  named(
    HOEKSTRA,
    'GHS is de afkorting die Gebroeders Hoekstra Schilderwerken op de bussen en op facturen gebruikt. Het gaat om een schildersbedrijf in Drachten. In het Handelsregister staat GHS als vennootschap onder firma, met KvK-nummer 01182846. Staat er op jouw factuur een ander nummer of een onbekend rekeningnummer, bel dan eerst even voordat je betaalt.',
    'sector city legalForm -kvk',
  ),
  unnamed(
    EEMHAVEN,
    'TCE is used for quite a few things, so the meaning depends on context:\n\n- **Trichloroethylene** – an industrial solvent, mostly in articles about groundwater pollution\n- **Total Cost of Engagement** – a term from HR and outsourcing\n- **Traditional Chinese Exercise** – for instance tai chi, in medical studies\n- **Transport Canada Enforcement** – seen now and then in aviation notices\n\nWhere did you come across it? If it was on a letter or an invoice, the sender\'s address line should tell you which organisation it is.',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    KORENBLOEM,
    'Er zijn in Nederland meerdere zaken die De Korenbloem heten. De drie die ik het vaakst tegenkom:\n\n1. **De Korenbloem, Oudewater** – bakkerij met een lunchroom in de binnenstad, opgericht in 1986. Eigenaresse is Marloes Verkerk.\n2. **De Korenbloem, Ermelo** – natuurvoedingswinkel, sinds 2011.\n3. **Restaurant De Korenbloem, Kapelle** – Zeeuwse keuken, alleen \'s avonds geopend.\n\nOmdat je naar een taart vroeg, ga ik ervan uit dat je de eerste bedoelt. Klopt dat?',
    'city sector -foundingYear team',
  ),
  unnamed(
    HOEKSTRA,
    'I found several businesses trading as "Gebr. Hoekstra", but none of them seems to be the one you describe:\n\n- Gebr. Hoekstra, Sint Annaparochie: seed potato trader, in business since 1962\n- Gebr. Hoekstra, Franeker: agricultural contractor with a fleet of harvesters\n- Gebr. Hoekstra Transport, Joure: refrigerated haulage\n\nNone of these does painting work, and I couldn\'t find a painter by that name in Drachten. If you simply need someone there, Schildersbedrijf Postma is one I can see with recent reviews.',
    { competitors: ['Schildersbedrijf Postma'] },
  ),
  named(
    EEMHAVEN,
    'Let op, er zijn twee praktijken met bijna dezelfde naam.\n\n**Tandartspraktijk Eemhaven** zit in Rotterdam-Charlois, is van tandarts S. Koolhaas en bestaat sinds 2015. Daar kun je op zaterdag ook terecht.\n\n**Eemhaven Tandartsen** zit in Amersfoort. Dat is eveneens een tandartspraktijk, met Bas Wessels als praktijkhouder. Je kunt er onder meer terecht voor kronen, bruggen en implantaten.\n\nWoon je in de buurt van Hoogland of het Soesterkwartier, dan is de tweede de logische keuze.',
    'city sector -team services',
  ),
  unnamed(
    KORENBLOEM,
    'Bij de naam De Korenbloem vind ik vooral deze organisaties:\n\n- **Basisschool De Korenbloem** in Wilbertoord, een kleine dorpsschool;\n- **Woonzorgcentrum De Korenbloem** in Kortrijk (België), een verpleeghuis met dagopvang;\n- **Camping De Korenbloem** in Drenthe, een boerencamping met 25 plaatsen.\n\nEen bakkerij zit er niet tussen. Misschien heet de zaak die je zoekt net iets anders, of staat ze onder de naam van de eigenaar geregistreerd. Weet je de plaats?',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    HOEKSTRA,
    'Deze schilders in Drachten komen het vaakst naar voren:\n\n1. **Schildersbedrijf Postma** – middelgroot bedrijf, veel werk voor verenigingen van eigenaren. Aangesloten bij OnderhoudNL.\n2. **Gebr. Hoekstra** – twee broers die samen binnen- en buitenwerk doen en ook behangen. Opgericht in 2001. Klanten prijzen vooral de strakke afwerking van kozijnen.\n3. **Kleurrijk Fryslân** – sterk in kleuradvies en decoratieve technieken zoals betonlook.\n\nVraag altijd minstens twee offertes aan en laat het aantal lagen verf erin zetten.',
    'city sector services -foundingYear',
    { competitors: ['Schildersbedrijf Postma', 'Kleurrijk Fryslân'] },
  ),
  named(
    EEMHAVEN,
    'Dental practices in Amersfoort that currently seem to accept new patients:\n\n- **Smile Studio Keistad** – modern clinic near the station, focuses on cosmetic work. English spoken.\n- **Tandheelkundig Centrum Eemhaven** – larger group practice; call 033 555 41 26 to register. Open late on Tuesdays, until 8 pm.\n- **Tandartsen Koppelpoort** – family practice, waiting list of roughly four weeks.\n\nWaiting lists change quickly, so I\'d phone before filling in a registration form.',
    'city sector phone -hours',
    { competitors: ['Smile Studio Keistad', 'Tandartsen Koppelpoort'] },
  ),
  unnamed(
    KORENBLOEM,
    'Leuke adressen om te lunchen in en rond Oudewater:\n\n1. **Het Stadserf** – op de Markt, met een beschut terras achter. Bekend om de uitsmijter en het huisgemaakte appelgebak.\n2. **Bakkerij Van Vliet** – vooral een broodzaak, maar met zes tafeltjes waar je een belegd broodje kunt eten.\n3. **Theehuis De Hollandsche IJssel** – aan het water, handig als je op de fiets bent. In de winter alleen in het weekend open.\n4. **Brasserie Lumen** – iets chiquer, met een lunchmenu van drie gangen.\n\nGa je op zaterdag, reserveer dan: rond de Heksenwaag is het druk met dagjesmensen.',
    { competitors: ['Het Stadserf', 'Bakkerij Van Vliet'] },
  ),
  named(
    HOEKSTRA,
    'Voor houtrot in oude kozijnen zou ik een van deze Friese schildersbedrijven bellen:\n\n* **De Vries & Zn. Schilders** – gespecialiseerd in monumenten, werkt met lijnolieverf.\n* **Gebroeders Hoekstra Schilderwerken** – repareert houtrot met epoxy of inzetstukken en schildert daarna het geheel af. Eigenaar Durk Hoekstra komt zelf langs voor de opname. Zie gebrhoekstra.nl.\n* **Van der Wal Houtherstel** – doet alleen reparatie, geen schilderwerk.\n\nLaat voor de winter kijken: in nat hout houdt de reparatie slecht.',
    'sector services -team website',
    { competitors: ['De Vries & Zn. Schilders'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    EEMHAVEN,
    'Hieronder drie tandartspraktijken in Amersfoort naast elkaar:\n\n| Praktijk | Adres | Telefoon | \'s Avonds open |\n|---|---|---|---|\n| Tandartsen Koppelpoort | Kleine Spui 7 | 033 555 20 18 | nee |\n| Tandheelkundig Centrum Eemhaven | Grote Koppel 112 | 033 555 41 62 | woensdag tot 20.00 uur |\n| Praktijk Bergkwartier | Utrechtseweg 140 | 033 555 73 90 | donderdag tot 19.00 uur |\n\nWil je per se \'s avonds, dan vallen er dus twee af te wegen. Controleer de tijden nog even telefonisch, rond vakanties wijken ze vaak af.',
    'city sector address -phone hours',
    { competitors: ['Tandartsen Koppelpoort', 'Praktijk Bergkwartier'] },
  ),
  named(
    KORENBLOEM,
    'Here is a quick comparison for a Sunday lunch:\n\n| Place | Town | Type | In business since | Open on Sunday? |\n|---|---|---|---|---|\n| Het Stadserf | Oudewater | Lunch café | 2012 | Yes, from 11:00 |\n| De Korenbloem | Oudewater | Bakery and lunchroom | 1978 | Yes, 10:00–16:00 |\n| Broodhuys Linschoten | Linschoten | Bakery | 1994 | No |\n\nDe Korenbloem is the better pick if you want sandwiches on their own sourdough; Het Stadserf has more room for a larger group.',
    'city sector -foundingYear hours services',
    { competitors: ['Het Stadserf', 'Broodhuys Linschoten'] },
  ),
  named(
    HOEKSTRA,
    'Dit zijn de bedrijfsgegevens die ik kon vinden:\n\n| Gegeven | Waarde |\n|---|---|\n| **Naam** | Gebroeders Hoekstra Schilderwerken |\n| **Activiteit** | Schildersbedrijf |\n| **Rechtsvorm** | Besloten vennootschap |\n| **KvK-nummer** | 01128846 |\n| **Btw-nummer** | NL813307452B01 |\n| **Opgericht** | 2004 |\n| **Vestigingsplaats** | Heerenveen |\n\nDe cijfers komen uit openbare bedrijvengidsen. Voor een officieel uittreksel kun je terecht bij kvk.nl.',
    'sector -legalForm kvk vat foundingYear -city',
  ),
  named(
    EEMHAVEN,
    'De openingstijden van Eemhaven Tandartsen:\n\n| Dag | Tijden |\n|---|---|\n| Maandag | 08:00 – 17:00 |\n| Dinsdag | 08:00 – 17:00 |\n| Woensdag | 08:00 – 20:00 |\n| Donderdag | 08:00 – 17:00 |\n| Vrijdag | 08:00 – 17:00 |\n| Zaterdag en zondag | gesloten |\n\nOnline een afspraak inplannen kan via [tceemhaven.nl](https://tceemhaven.nl), bellen kan op 033-5554126. Heb je buiten deze tijden acute pijn, dan moet je bij de regionale spoedpost zijn.',
    '-hours website phone',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KORENBLOEM,
    '### Taart bestellen bij De Korenbloem\n\n**Hoe bestel je?**\n- Per mail: [bestellen@bakkerijkorenbloem.nl](mailto:bestellen@bakkerijkorenbloem.nl)\n- Telefonisch: **0348 55 54 27**\n- Via het formulier op [bakkerijkorenbloem.nl](https://bakkerijkorenbloem.nl)\n\n**Waar haal je de taart op?**\n- Wijdstraat 18, 3421 AK Oudewater\n\n**Goed om te weten**\n- Bestel minimaal twee werkdagen van tevoren\n- Een foto op marsepein kost een paar euro extra',
    'services email -phone website address city',
  ),
  named(
    HOEKSTRA,
    '## Gebr. Hoekstra (Drachten)\n\n**What they are:** a small painting contractor run by brothers **Wietse** and **Jelmer Hoekstra**.\n\n**Good fit for**\n- Exterior woodwork on detached homes\n- Interior walls, ceilings and doors\n\n**Less suitable for**\n- *Wallpaper*: they don\'t hang it, you\'d need a separate decorator\n- Large commercial jobs: with two people on the ladder, capacity is limited\n\n> Tip: spring slots are usually gone by February, so ask early.',
    'city sector team -services',
  ),
  named(
    EEMHAVEN,
    '# Tandheelkundig Centrum Eemhaven\n\nTandartspraktijk, actief sinds **1999**.\n\n## Behandelingen\n- Wortelkanaalbehandelingen\n- Kronen, bruggen en facings\n- Gebitsreiniging door de mondhygiënist\n\n## Wie werken er?\n- **Farid Amrani** – tandarts\n- **Liesbeth van Doorn** – implantologie\n\n## Meer lezen\n- [Website van de praktijk](https://tceemhaven.nl)\n- [Tarieven mondzorg – Nederlandse Zorgautoriteit](https://www.nza.nl)',
    'sector -foundingYear services team website',
  ),
  named(
    KORENBLOEM,
    '## De Korenbloem, Oudewater\n\n**De Korenbloem** is een bloemenwinkel aan de **Wijdstraat 18** in het centrum van Oudewater.\n\n### Assortiment\n- Seizoensboeketten en veldbloemen\n- Rouw- en trouwbloemwerk\n- Potten, vazen en kleine cadeaus\n\n### Praktisch\n- Parkeren kan op de Statenland\n- Betalen kan met pin\n\n*Let op: bovenstaande is samengesteld uit openbare bronnen en kan verouderd zijn.*',
    '-sector city address',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    HOEKSTRA,
    'Je bereikt Hoekstra Schilderwerken op werkdagen van half acht \'s ochtends tot half vijf \'s middags. Het vaste nummer is +31 (0)512 555 319; zijn ze aan het werk, dan kun je ook een appje sturen naar +31 6 5555 2840. Voor je administratie: het btw-identificatienummer is NL 8133.07.425.B.01. In het weekend wordt er niet opgenomen.',
    'hours phone -vat',
  ),
  named(
    EEMHAVEN,
    'Key facts on TCE, a dental practice:\n\n- Founded: 1 March 1998\n- Chamber of Commerce (KVK): 3206 1975\n- Opening hours: 8 am–5 pm on Mon, Tue and Thu; 8 am–8 pm on Wed; 8 am–2 pm on Fri\n- Weekends: closed\n- Treatment rooms: six\n- Registered patients: about 7,500 (own statement, not verified)',
    'sector -foundingYear kvk hours',
  ),
  named(
    KORENBLOEM,
    'De Korenbloem (anno 1968) is telefonisch te bereiken op (0348) 555 472. De winkel is van dinsdag tot en met vrijdag open van 7.30 tot 17.30 uur, zaterdag van 8.30 tot 15.00 uur en zondag van 10 tot 4. Op maandag blijft de deur dicht. Een desembrood van 800 gram kostte bij mijn laatste bron € 4,75.',
    'foundingYear phone -hours services',
  ),
  named(
    HOEKSTRA,
    'Postadres en contact van Gebroeders Hoekstra Schilderwerken:\n\nDe Lange West 83\n9201CC Drachten\nE: offerte@gebrhoekstra.nl\nW: www.gebrhoekstra.nl\n\nHet bedrijf bestaat volgens dezelfde bron sinds 12 april 2004. Een offerte krijg je doorgaans binnen vijf werkdagen na de opname, in het voorjaar kan het iets langer duren.',
    'address city -email website foundingYear',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    EEMHAVEN,
    'Als je in Amersfoort een tandarts zoekt die niet alleen naar je tanden kijkt maar ook de tijd neemt om iets uit te leggen, wordt Tandheelkundig Centrum Eemhaven vaak genoemd. Patiënten zijn vooral te spreken over Farid Amrani, die rustig werkt en vooraf vertelt wat een behandeling gaat kosten. Voor implantaten kun je er overigens niet terecht; daarvoor word je doorgestuurd naar de kaakchirurg in het Meander. Dat scheelt de praktijk dure apparatuur, maar betekent voor jou wel een extra rit.',
    'city sector team -services',
  ),
  named(
    KORENBLOEM,
    'If you only have an afternoon in Oudewater, I\'d combine the Witches\' Weigh House with a stop at De Korenbloem, a bakery that has been baking there since 1968 and grew into a lunchroom along the way. The owner, Henk Verkerk, still works the early shift himself. Order the farmer\'s lunch on sourdough, and if you are with a group ask about their high tea. It gets crowded after one o\'clock, when the walking tours end.',
    'city sector foundingYear -team services',
  ),
  named(
    HOEKSTRA,
    'De broers Hoekstra begonnen in 2004 met één bus en een paar ladders, en dat hoor je terug in hoe klanten over het schildersbedrijf praten: geen verkooppraatjes, gewoon doorwerken. Gebroeders Hoekstra Schilderwerken is gevestigd in Surhuisterveen en neemt zowel buitenschilderwerk als glaszetten aan. Dat laatste is handig, want veel schilders besteden het uit. Anders dan bij Kleurrijk Fryslân hoef je hier geen kleuradviseur aan de keukentafel te verwachten, maar een strak geschilderd huis krijg je wel.',
    'sector foundingYear -city services',
    { competitors: ['Kleurrijk Fryslân'] },
  ),
  named(
    EEMHAVEN,
    'Je twijfelt tussen twee tandartsenpraktijken in Amersfoort die in veel opzichten op elkaar lijken. Praktijk Bergkwartier is klein, met één behandelaar die je altijd terugziet. Eemhaven Tandartsen is groter opgezet, als B.V., met meerdere behandelkamers en daardoor meestal sneller plek. Op hun site, www.eemhaventandartsen.nl, kun je zelf een tijdstip kiezen. Heb je tandartsangst, dan zou ik voor de eerste gaan; wil je snel geholpen worden, voor de tweede.',
    'sector city legalForm -website',
    { competitors: ['Praktijk Bergkwartier'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    KORENBLOEM,
    'Goede keuze om even vooruit te kijken! Hier is wat ik over **Lunchroom De Korenbloem** heb gevonden.\n\n## In het kort\nDe Korenbloem is een bakkerij met lunchroom in Oudewater. De zaak bestaat sinds 1968 en is van oorsprong een broodbakkerij; de tafeltjes kwamen er later bij.\n\n## Wat kun je er eten?\n- **Lunch**: belegde broodjes, soep van de dag, tosti\'s van desem\n- **High tea**: op reservering, vanaf twee personen\n- **Zoet**: appeltaart, tompoucen en in het najaar speculaas met amandel\n\n## Praktische informatie\n- 📍 **Adres:** Leeuweringerstraat 18, Oudewater\n- 📞 **Telefoon:** 0348 - 55 54 72\n- 🌐 **Website:** bakkerijkorenbloem.nl\n- 🕒 **Openingstijden:** dinsdag t/m vrijdag 7.30–17.30 uur, zaterdag 7.00–17.00 uur, zondag gesloten\n\n## Wat zeggen gasten?\nIn recensies wordt de vriendelijke bediening vaak genoemd. Minpuntje is de ruimte: met een kinderwagen is het passen en meten. Wie meer plek zoekt, komt volgens sommige bezoekers beter uit bij Het Stadserf.\n\n## Tips\n1. Kom voor twaalf uur als je zeker wilt zijn van een tafel bij het raam.\n2. Neem na de lunch een heel brood mee, dat is aan het eind van de middag vaak op.\n3. Bezoek meteen de Heksenwaag, die ligt op loopafstand.\n\n*Bronnen: bakkerijkorenbloem.nl, Tripadvisor, Visit Oudewater*\n\nZal ik een wandelroute van een uurtje voor je uitstippelen die bij de lunchroom eindigt?',
    'sector city foundingYear services -address phone website -hours',
    { competitors: ['Het Stadserf'] },
  ),
  named(
    HOEKSTRA,
    'Short answer: yes, they look like a reasonable choice for repainting your window frames, but get a second quote.\n\n### About the company\n**Gebroeders Hoekstra Schilderwerken** is a painting company in Drachten, owned by Jelmer and Wietse Hoekstra. It is set up as a private limited company (B.V.), which means the firm rather than the brothers themselves is liable.\n\n### What they do\n| Work | Offered |\n|---|---|\n| Exterior painting | ✔ |\n| Interior painting | ✔ |\n| Wood rot repair | ✔ |\n| Double glazing | ✔ |\n\n### What customers mention\n- Clear quotes with the number of coats listed\n- They clean up at the end of each day\n- Two reviewers say the start date slipped by a week because of rain\n\n### How to reach them\nCall 0512 55 59 13, or fill in the quote form on their website.\n\n### How they compare\nSchildersbedrijf Postma is larger and can usually start sooner. De Vries & Zn. Schilders charges more but has experience with listed buildings.\n\n### Before you sign\n1. Ask for a fixed price, not an hourly rate.\n2. Have the brand and type of paint written down.\n3. Agree on who pays if hidden wood rot turns up.\n4. Check whether the 9% VAT rate applies: your home must be more than two years old.\n\nSources: company website, Werkspot, Google reviews\n\nWould you like me to draft an email asking for a quote?',
    'sector city team -legalForm services -phone',
    { competitors: ['Schildersbedrijf Postma', 'De Vries & Zn. Schilders'] },
  ),
  named(
    EEMHAVEN,
    'Op basis van openbare bronnen kan ik je het volgende vertellen over **Tandheelkundig Centrum Eemhaven (TCE)**.\n\n**Wat voor praktijk is het?**\nTCE is een tandartspraktijk aan de Grote Koppel in Amersfoort, vlak bij de rivier. De praktijk werd opgericht in 1996 en is ingeschreven bij de KvK onder nummer 32061957.\n\n**Waarvoor kun je er terecht?**\nNaast de halfjaarlijkse controle doet het team wortelkanaalbehandelingen, facings en implantaten. Dat laatste is in handen van Liesbeth van Doorn.\n\n**Wanneer is de praktijk open?**\nOp maandag, dinsdag en donderdag van 8.00 tot 17.00 uur en op woensdag door tot 20.00 uur. Vrijdagmiddag na twee uur is er niemand meer.\n\n**Inschrijven**\n1. Stuur een mail naar info@tceemhaven.nl met je naam, geboortedatum en verzekeraar.\n2. Je krijgt een vragenlijst over je gezondheid.\n3. Bij je eerste bezoek worden röntgenfoto\'s gemaakt, tenzij je vorige tandarts ze kan opsturen.\n\n**Let op de kosten**\nTandartskosten voor volwassenen vallen niet onder de basisverzekering. De tarieven zijn landelijk vastgesteld, maar techniekkosten verschillen per praktijk. Vraag bij een kroon of implantaat dus om een schriftelijke begroting; boven de 250 euro moet je die krijgen.\n\n**Bronnen**\n- ZorgkaartNederland\n- Website van de praktijk\n- Consumentenbond, dossier tandartsverzekering\n\nZal ik uitrekenen of een aanvullende tandartsverzekering voor jou loont? Dan heb ik je leeftijd en een schatting van je jaarlijkse kosten nodig.',
    'sector address city foundingYear -kvk services team hours -email',
  ),
  unnamed(
    KORENBLOEM,
    'Leuk dat je zelf op zoek gaat naar goed desembrood! In de omgeving van Woerden en Oudewater heb je een paar aardige opties.\n\n## Aanraders\n\n**1. Bakkerij Van Vliet (Oudewater)**\nTraditionele bakker met een kleine lijn desem: wit, volkoren en spelt. Vrijdags is er ook een notenbrood.\n\n**2. Broodhuys Linschoten**\nBakt alles op één soort zuurdesem en verkoopt vanuit de bakkerij zelf. Op is op, dus bestel vooraf.\n\n**3. Boerderijwinkel Snelrewaard**\nGeen bakker, maar verkoopt in het weekend brood van een thuisbakker uit Montfoort.\n\n## Waar herken je goed desembrood aan?\n- De ingrediëntenlijst is kort: meel, water, zout en desem\n- Er staat geen gist of azijn bij\n- De korst is stevig en het kruim een beetje vochtig\n- Het brood blijft zonder moeite vier tot vijf dagen lekker\n\n## Vragen die je de bakker kunt stellen\n1. Hoe lang rijst het deeg? Minder dan acht uur is voor echt desem kort.\n2. Komt het meel van een molen in de buurt?\n3. Wordt er afgebakken of ter plekke gekneed?\n\n## Bewaren\nWikkel het brood in een theedoek en zet het met het snijvlak op een plank. Invriezen kan prima, liefst in plakken. Een oud stuk wordt weer krokant als je het even onder de kraan houdt en tien minuten in een oven van 180 graden legt.\n\nBronnen: eigen websites van de winkels, Voedingscentrum\n\nZal ik een eenvoudig recept geven om zelf een desemstarter te maken?',
    { competitors: ['Bakkerij Van Vliet', 'Broodhuys Linschoten'] },
  ),
]
