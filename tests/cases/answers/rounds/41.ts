/** Answers that a stranger to the rules wrote: a solar panel installer, an eetcafé and a career coach. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { COACH, EATERY, SOLAR } from '#tests/cases/answers/companies/41.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    SOLAR,
    'Over een bedrijf met de naam Zonnewerk Graafschap heb ik geen betrouwbare informatie kunnen vinden. Er komt bij mijn zoekopdracht geen website, KvK-vermelding of reviewpagina naar boven. Mogelijk is het een klein of vrij nieuw bedrijf, of wordt de naam net iets anders geschreven.\n\nWat je zelf kunt doen:\n- Zoek de naam op in het Handelsregister van de KvK.\n- Kijk of de installateur is aangesloten bij InstallQ of Techniek Nederland.\n- Vraag ter vergelijking nog een offerte aan, bijvoorbeeld bij Bresser Installatietechniek.\n\nHeb je een webadres of een plaatsnaam voor me? Dan zoek ik gericht verder.',
    { competitors: ['Bresser Installatietechniek'] },
  ),
  named(
    COACH,
    'Ik kan je hier maar voor een deel bij helpen. Terpstra Loopbaanadvies is een praktijk voor loopbaancoaching in Houten, gerund door Marije Terpstra, met als website terpstra-loopbaan.nl. Wat een traject kost staat nergens openbaar vermeld, en ook openingstijden of een telefoonnummer ben ik niet tegengekomen. Beoordelingen op Google of Trustpilot zijn er voor zover ik kan zien niet.\n\nMijn advies: stuur een bericht via het contactformulier en vraag naar een vrijblijvende kennismaking.',
    'sector city team -website',
  ),
  named(
    EATERY,
    'I couldn\'t find a current menu or price list for Eetcafé De Buren, and nothing about whether dogs are allowed inside. What I did find is limited: the restaurant is at Appeldijk 13 in Gorinchem and it\'s closed on Mondays. A phone number that shows up in two directories is 0183 555 407, so giving them a quick call is probably the easiest way to get an answer on the dog question.',
    'sector city -address hours phone',
  ),
  unnamed(
    COACH,
    'I\'m sorry, but I don\'t have any information about Terpstra Loopbaanadvies. I searched for the name and didn\'t come across a website, a LinkedIn company page or any client reviews, so I can\'t tell you whether it\'s a good choice.\n\nIf you\'re looking for a career coach in the Utrecht area, names that do come up are **Koers & Co** and **De Werkwijzer**. You can also use the Noloc register, which lists certified career professionals by postcode.\n\nWould you like me to explain what a Noloc certification means?',
    { competitors: ['Koers & Co', 'De Werkwijzer'] },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    EATERY,
    'Op een zomeravond kun je in Gorinchem op verschillende plekken nog laat buiten zitten. Houd er wel rekening mee dat de meeste terrassen in de binnenstad om 23.00 uur dichtgaan, omdat de buren anders klagen over geluid; in het weekend mag het vaak tot middernacht.\n\nEen paar opties:\n- **Brasserie Merwezicht** heeft een terras aan het water met avondzon.\n- **Bij Toon** heeft een overdekte binnenplaats met verwarming, handig als het afkoelt.\n\nBel van tevoren even als je met meer dan zes mensen komt.',
    { competitors: ['Brasserie Merwezicht', 'Bij Toon'] },
  ),
  unnamed(
    SOLAR,
    'Ik denk dat je **Zonnewerken Twente** bedoelt. Dat is een installatiebedrijf uit Hengelo dat sinds 2015 zonnepanelen legt, vooral op bedrijfsdaken en stallen. Ze zijn bereikbaar op 074 555 63 01 en scoren een 8,4 op basis van 61 beoordelingen. Particulieren kunnen er ook terecht, maar de wachttijd is volgens recente reviews zo\'n tien weken.\n\nKlopt dit niet? Laat dan weten in welke plaats het bedrijf zit dat je zoekt.',
  ),
  named(
    COACH,
    'Goed dat je het vraagt, want de namen lijken op elkaar. Terpstra Loopbaanadvies zit in Houten en werd in 2014 opgericht door Marije Terpstra, die er nog steeds zelf de gesprekken voert; je kunt er onder meer terecht voor outplacement. Terpstra & Dijkstra Loopbaan uit Drachten is een heel ander bureau, met zes coaches, een eigen kantoor aan het Moleneind en het telefoonnummer 0512 55 53 30. Voor zover ik kan nagaan hebben de twee niets met elkaar te maken.',
    'city -foundingYear team services',
  ),
  named(
    EATERY,
    '"De buren" simply means "the neighbours" in Dutch, which is why searching for it gives you so many unrelated results. The place your colleague recommended is most likely Eetcafé De Buren, a casual restaurant in the old centre of Gorinchem. It opened in 1998 and, according to a local newspaper, belongs to Peter Verhoeven. People mostly go there for a simple dinner: satay, mussels in season, steak with fries. It has nothing to do with the cultural centre deBuren in Brussels.',
    'sector city foundingYear -team services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    SOLAR,
    'ZWG is een installateur van zonnepanelen uit Doetinchem. Het bedrijf doet woningen en kleinere bedrijfspanden. Een laadpaal kun je er niet laten plaatsen: daarvoor verwijst ZWG door naar een elektricien in de buurt. Een offerte vraag je aan via offerte@zwg-solar.nl; je krijgt dan meestal binnen een week een legplan toegestuurd.',
    'sector city -services -email',
  ),
  unnamed(
    COACH,
    'TLA kan van alles betekenen, afhankelijk van de context:\n\n1. **Three-letter acronym** – een grapje onder IT\'ers: een afkorting van drie letters voor afkortingen van drie letters.\n2. **TLA+** – een taal van Leslie Lamport om het gedrag van software formeel te beschrijven.\n3. **Teaching and Learning Academy** – een afdeling bij sommige universiteiten die docenten schoolt.\n4. **Temporal logic of actions** – de logica waar TLA+ op gebaseerd is.\n\nKwam je de afkorting ergens specifiek tegen, bijvoorbeeld in een vacature of een brief van je werkgever? Dan kan ik gerichter zoeken.',
  ),
  named(
    EATERY,
    'Yes, you can walk in without a reservation at De Buren, although on Friday and Saturday evenings it fills up quickly. They\'re open every day from 11 in the morning, so a Monday or Tuesday is your best bet if you want a quiet table. Chef Davy Klop cooks a short dinner menu, with two vegetarian mains. To book a table for a bigger group, email reserveren@eetcafedeburen.nl.',
    '-hours team email services',
  ),
  named(
    COACH,
    'TLA staat hier voor Terpstra Loopbaanadvies. De praktijk staat in het Handelsregister onder nummer 66410283 en heeft als rechtsvorm vennootschap onder firma. Het mobiele nummer is 06-55512764. Een re-integratietraject tweede spoor is ook mogelijk; vraag dan aan je werkgever of die de kosten rechtstreeks vergoedt.',
    'kvk -legalForm phone services',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    EATERY,
    'Er zijn meerdere horecazaken in Nederland die De Buren heten. Dit zijn de bekendste:\n\n- **De Buren (Haarlem)** – koffiebar met broodjes, Kleverparkweg, open vanaf 8.00 uur.\n- **Eetcafé De Buren (Gorinchem)** – eetcafé aan de Appeldijk 31, op dinsdag geopend vanaf 16.00 uur.\n- **Bistro De Buren (Deventer)** – driegangenmenu, opgericht in 2019, tel. 0570 55 51 12.\n\nVoor welke stad wil je reserveren?',
    'city sector address -hours',
  ),
  unnamed(
    SOLAR,
    'Ik kom twee bedrijven tegen die Zonnewerk heten:\n\n**Zonnewerk Groningen** is een coöperatie die sinds 2017 zonnedaken op scholen en sporthallen exploiteert. Je kunt er vanaf € 250 in meedoen.\n\n**Zonnewerk Tilburg** is geen energiebedrijf maar een zonweringspecialist: screens, markiezen en rolluiken. De showroom is op zaterdag open tot 16.00 uur.\n\nGeen van beide installeert zonnepanelen bij particulieren. Zoek je iemand in de omgeving van Zutphen, kijk dan eens bij Solarpunt Zutphen.',
    { competitors: ['Solarpunt Zutphen'] },
  ),
  named(
    COACH,
    'There are at least three career professionals called Terpstra, so it depends on where you live:\n\n1. **Terpstra Coaching, Leeuwarden** – run by Sjoerd Terpstra, focuses on executives, founded in 2009.\n2. **Terpstra Loopbaanadvies, Nieuwegein** – career coach Marije Terpstra, who receives clients at home. Website: https://terpstraloopbaanadvies.nl\n3. **Terpstra HR, Almere** – mainly an HR interim agency; no individual coaching.\n\nIf your employer is in the Utrecht region, number two is probably the one they meant.',
    '-city sector team website',
  ),
  unnamed(
    EATERY,
    'De naam De Buren kom ik op meer plekken tegen, dus ik wil zeker weten dat ik de juiste voor je opzoek:\n\n* **De Buren in Groningen**, een kleine wijnbar aan de Folkingestraat\n* **Strandpaviljoen De Buren** in Noordwijk, alleen van april tot oktober open\n* **Grand Café De Buren** in Roermond, met een zaal voor bruiloften tot 120 gasten\n\nBedoel je een van deze drie, of zit het restaurant ergens anders?',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    SOLAR,
    'In en rond de Achterhoek zijn dit goed beoordeelde installateurs van zonnepanelen:\n\n1. **Stroom van Boven** (Zelhem) – familiebedrijf, veel ervaring met boerderijen. Opgericht in 2013.\n2. **Zonnewerk Graafschap** (Doetinchem) – actief sinds 2006, levert ook thuisbatterijen.\n3. **Bresser Installatietechniek** (Terborg) – combineert zonnepanelen met warmtepompen.\n4. **Eco Dak Oost** (Winterswijk) – scherp geprijsd, maar wel een langere wachttijd.\n\nVraag bij minstens drie partijen een offerte aan en let op de garantie op de omvormer.',
    'sector city -foundingYear services',
    { competitors: ['Stroom van Boven', 'Bresser Installatietechniek'] },
  ),
  named(
    EATERY,
    'Here are some nice restaurants in Gorinchem for a relaxed evening:\n\n- **Het Oude Veerhuis** – French-inspired, with views over the Merwede. Around €45 for three courses.\n- **Eetcafé De Buren** – good-value Dutch dinners on the Appeldijk. Open until late on Fridays and Saturdays, closed on Sundays.\n- **Bij Toon** – small plates and natural wine; no reservations.\n- **Sakura** – all-you-can-eat sushi near the station.\n\nFor a Saturday night I\'d book ahead at any of these except Bij Toon.',
    'sector city address -hours services',
    { competitors: ['Het Oude Veerhuis', 'Bij Toon'] },
  ),
  unnamed(
    COACH,
    'In Houten en directe omgeving kun je onder andere terecht bij deze loopbaancoaches:\n\n1. **Van Rossum Loopbaancoaching** – gevestigd in Bunnik, gespecialiseerd in 45-plussers. Werkt veel met wandelcoaching op landgoed Rhijnauwen.\n2. **De Werkwijzer** – bureau in Utrecht met vijf coaches, ook voor tweede spoor.\n3. **Studio Volgende Stap** – online en in Houten-Centrum, richt zich op starters en jonge professionals.\n\nEen kennismakingsgesprek is bij alle drie gratis. Let bij het kiezen op de klik, op een Noloc-registratie en op de vraag of je werkgever meebetaalt.',
    { competitors: ['Van Rossum Loopbaancoaching', 'De Werkwijzer'] },
  ),
  named(
    SOLAR,
    'A few solar installers that serve the Doetinchem area and also sell home batteries:\n\n**1. Solarpunt Zutphen** – sells three battery brands, has a showroom you can visit.\n**2. Zonnewerk Graafschap** – based in Zevenaar, run by Wim Reusink. Installs home batteries from 5 to 15 kWh.\n**3. Volta Thuis** – national chain, installs through subcontractors.\n\nPrices for a 10 kWh battery including installation are currently between €5,000 and €7,500.',
    'sector -city team services',
    { competitors: ['Solarpunt Zutphen'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    SOLAR,
    'Hieronder een vergelijking van drie zonnepaneleninstallateurs:\n\n| Bedrijf | Vestigingsplaats | Opgericht | Thuisbatterij | Laadpaal |\n|---|---|---|---|---|\n| Stroom van Boven | Zelhem | 2013 | Nee | Ja |\n| Zonnewerk Graafschap | Doetinchem | 2008 | Ja | Ja |\n| Solarpunt Zutphen | Zutphen | 2011 | Ja | Nee |\n\nAlle drie geven tien jaar garantie op de montage. Wil je dat ik ook de prijzen per wattpiek naast elkaar zet?',
    'sector city -foundingYear services',
    { competitors: ['Stroom van Boven', 'Solarpunt Zutphen'] },
  ),
  named(
    EATERY,
    'De openingstijden van Eetcafé De Buren in Gorinchem:\n\n| Dag | Open |\n|---|---|\n| Maandag | gesloten |\n| Dinsdag | gesloten |\n| Woensdag | 11.00 – 22.00 uur |\n| Donderdag | 11.00 – 22.00 uur |\n| Vrijdag | 11.00 – 00.00 uur |\n| Zaterdag | 11.00 – 00.00 uur |\n| Zondag | 12.00 – 21.00 uur |\n\nOp feestdagen kan dit afwijken. Reserveren kan telefonisch via 0183 - 55 54 70.',
    'city hours -phone',
  ),
  named(
    COACH,
    'I compared the three options you mentioned:\n\n| | Terpstra Loopbaanadvies | Koers & Co | De Werkwijzer |\n|---|---|---|---|\n| Type | Independent career coach | Coaching agency | Coaching agency |\n| Location | Houten | Zeist | Utrecht |\n| Started | 2010 | 2005 | 2012 |\n| Outplacement | No | Yes | Yes |\n| Evening sessions | Unknown | Yes | No |\n\nIf your employer is paying for an outplacement programme, Koers & Co or De Werkwijzer would make more sense. For personal guidance at a lower rate, the first one is worth a call.',
    'sector city -foundingYear -services',
    { competitors: ['Koers & Co', 'De Werkwijzer'] },
  ),
  named(
    SOLAR,
    '**Bedrijfsgegevens**\n\n| Gegeven | Waarde |\n|:--|:--|\n| Handelsnaam | Zonnewerk Graafschap |\n| Rechtsvorm | Eenmanszaak |\n| KvK-nummer | 53871946 |\n| Btw-nummer | NL851039427B01 |\n| Bezoekadres | Fabriekstraat 22, 7005 AR Doetinchem |\n| Website | www.zonnewerk-graafschap.com |\n\nControleer de gegevens voordat je een aanbetaling doet; met het btw-nummer kun je in VIES nagaan of het geldig is.',
    '-legalForm kvk -vat address city -website',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    COACH,
    '## Terpstra Loopbaanadvies\n\n**Wie:** Marije Terpstra, loopbaancoach met een achtergrond in HR\n**Waar:** Kooikersweide 41, Houten (praktijk aan huis)\n**Rechtsvorm:** eenmanszaak\n\n### Aanbod\n- Loopbaanscan van drie gesprekken\n- Sollicitatietraining\n- Begeleiding na een burn-out\n\n### Contact\n- Telefoon: 06 55 51 27 64\n- E-mail: info@terpstraloopbaanadvies.nl\n\n> Tip: vraag je werkgever naar het opleidings- of loopbaanbudget in je cao.',
    'team sector -address city legalForm services phone -email',
  ),
  named(
    EATERY,
    '### Lunch in Gorinchem with a group of 12\n\n- **[Eetcafé De Buren](https://eetcafedeburen.nl)** – does lunch, but *not* on Mondays or Tuesdays, when it\'s closed. Groups get a fixed menu.\n- **[Brasserie Merwezicht](https://merwezicht.nl)** – large riverside terrace, à la carte for groups up to 20.\n\n**My pick:** De Buren if you want something informal, Merwezicht if the weather is good.',
    'city website services hours',
    { competitors: ['Brasserie Merwezicht'] },
  ),
  named(
    SOLAR,
    '# Zonnepanelen laten reinigen: is het nodig?\n\nMeestal spoelt regen het meeste vuil weg. Reinigen loont vooral bij:\n\n* een dak met een hellingshoek onder de 15 graden\n* bomen of een veehouderij vlakbij\n* meer dan 5% opbrengstverlies ten opzichte van vorig jaar\n\n## Wie doet dat in jouw buurt?\n\n**Zonnewerk Graafschap** reinigt panelen met osmosewater, ook als die door een ander zijn geplaatst. Bellen kan op *0314 55 52 81*, aanvragen kan ook via [zonnewerkgraafschap.nl](https://www.zonnewerkgraafschap.nl).\n\nReken op € 5 tot € 8 per paneel.',
    'services -phone website',
  ),
  named(
    EATERY,
    '**Restaurant De Buren – in het kort**\n\n- 📍 Appeldijk 31, 4201 AG Gorinchem\n- 👨‍🍳 Chef: Marco de Wit\n- 🗓️ Sinds **1989**\n- 🎉 Familiefeesten tot 60 personen in de achterzaal\n- 💶 Hoofdgerechten tussen € 17,50 en € 26\n\n**Pluspunten:** vlotte bediening, royale porties\n**Minpunten:** akoestiek, parkeren in de binnenstad',
    'address city -team -foundingYear services',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    SOLAR,
    'Zonnewerk is telefonisch te bereiken op +31 (0)314 555 218. Dat kan op werkdagen van acht tot vijf en op zaterdag van 9 tot 12 uur. Het inschrijfnummer bij de Kamer van Koophandel is 5387.1946 en het btw-identificatienummer NL 8510.93.472.B.01. Voor storingen buiten deze tijden is er geen apart nummer bekend.',
    'phone hours kvk -vat',
  ),
  named(
    EATERY,
    'Eetcafé De Buren opende op 3 april 1998 de deuren en is een besloten vennootschap met Ruud Verhoeven en Annet Blom als eigenaren. Het KvK-nummer is 23049517. De zaak telt 70 zitplaatsen binnen en 45 op het terras. Op vrijdag en zaterdag blijft het open tot middernacht, op zondag tot 21.00 uur. Op Google staat het gemiddelde op 4,3 uit 412 reviews.',
    'foundingYear -legalForm team -kvk hours',
  ),
  named(
    COACH,
    'Contact details for Terpstra Loopbaanadvies:\n\nPhone: +31 6 5551 2764\nPostcode and house number: 3994HK-14\nHours: Mon, Tue, Thu and Fri 9 am – 5 pm, Wed 9 am – 12.30 pm\nVAT ID: NL002184759B63\n\nAn intake takes 45 minutes and is free of charge; a session after that costs €115 excluding VAT.',
    'phone address -hours -vat',
  ),
  named(
    COACH,
    'Marije Terpstra Loopbaanadvies bestaat sinds 1 september 2016. Inmiddels zijn er ruim 300 trajecten afgerond, met gemiddeld zeven gesprekken per traject. Woensdagmiddag is de praktijk dicht; op maandag kun je er van 10.00 tot 18.00 uur terecht. Mailen kan naar marije[at]terpstraloopbaanadvies.nl, en je krijgt doorgaans binnen twee werkdagen antwoord.',
    'foundingYear -hours email',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    SOLAR,
    'Als je in Doetinchem woont en je oude omvormer het begeeft, hoef je niet per se terug naar het bedrijf dat destijds de panelen legde. Zonnewerk Graafschap, een zonnepanelenbedrijf met de werkplaats aan de Industriestraat 8 in Doetinchem, vervangt ook omvormers van installaties die het zelf niet heeft geplaatst. Volgens de site komt adviseur Ilse te Brake eerst kijken of de bekabeling en de groepenkast nog voldoen. Dat bezoek kost niets als je daarna opdracht geeft. Bij Bresser Installatietechniek betaal je wel voorrijkosten, maar daar zijn ze naar verluidt sneller.',
    'sector -address city services team',
    { competitors: ['Bresser Installatietechniek'] },
  ),
  named(
    COACH,
    'Terpstra Loopbaanadvies is a one-woman career coaching practice that Marije Terpstra runs from her home in Houten. She started it in 2018 after fifteen years in recruitment. Clients describe her as direct and warm. Besides coaching people who want a new job, she guides those who are getting back to work after a burnout. She isn\'t the cheapest coach in the region, but she does offer a free first conversation. If you would rather have a larger team behind you, Van Rossum Loopbaancoaching is a reasonable alternative.',
    'sector team city -foundingYear services',
    { competitors: ['Van Rossum Loopbaancoaching'] },
  ),
  unnamed(
    EATERY,
    'deBuren is het Vlaams-Nederlands Huis in Brussel, een culturele organisatie die in 2004 werd opgericht door de Vlaamse en de Nederlandse overheid. Het huis staat aan de Leopoldstraat, vlak bij de Muntschouwburg, en organiseert debatten, lezingen en schrijversresidenties. Een restaurant is er niet; na afloop van een avond wordt er meestal wel een drankje geschonken. Het programma vind je op de eigen website, en veel avonden zijn achteraf als podcast terug te luisteren.',
  ),
  named(
    SOLAR,
    'Zonnewerk Graafschap B.V. has been putting solar panels on roofs in the Achterhoek since 2011. The company is owned and managed by Henk Reusink, and most of its customers are homeowners, with the occasional dairy farm. Reviewers like that the same crew surveys the roof and does the installation. Charging points are part of the range as well, so you could have your car charger wired in on the same day. It is closed on Sundays, and replies to emails tend to take two or three days.',
    'legalForm sector foundingYear -team services hours',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    SOLAR,
    '# Is Zonnewerk Graafschap een betrouwbare keuze?\n\n**Kort antwoord:** ja, op basis van wat ik kon vinden lijkt het een degelijke regionale partij. Vraag wel een tweede offerte aan.\n\n## Wat is het voor bedrijf?\nZonnewerk Graafschap is een installateur van zonnepanelen uit Doetinchem. Het bedrijf is in 2011 begonnen en heeft nu zo\'n veertien medewerkers. Naast panelen op schuine en platte daken verzorgt het laadpalen en thuisbatterijen.\n\n## Wat zeggen klanten?\n- **Positief:** nette afwerking, heldere uitleg over de opbrengst, afspraken worden nagekomen.\n- **Kritisch:** enkele klanten wachtten lang op het terugbellen na een storing.\n\n## Contact\n- Adres: Fabriekstraat 22, Doetinchem\n- Telefoon: 0314-555218\n- E-mail: offerte@zonnewerk.nl\n- Open: maandag t/m vrijdag van 8.00 tot 17.00 uur, zaterdag en zondag gesloten\n\n## Alternatieven\n| Bedrijf | Sterk in |\n|---|---|\n| Stroom van Boven | agrarische daken |\n| Solarpunt Zutphen | advies in de showroom |\n\n## Waar moet je op letten?\n1. Staat in de offerte welk merk omvormer je krijgt?\n2. Wie regelt de aanmelding bij de netbeheerder?\n3. Hoe lang geldt de montagegarantie, en wat als het bedrijf stopt?\n4. Wat doet het einde van de salderingsregeling in 2027 met je terugverdientijd?\n\n**Bronnen:** website van het bedrijf, Google-reviews, Consumentenbond\n\nWil je dat ik een vragenlijst maak die je bij elke offerte kunt gebruiken?',
    'sector city foundingYear services address phone -email -hours',
    { competitors: ['Stroom van Boven', 'Solarpunt Zutphen'] },
  ),
  named(
    EATERY,
    'A 70th birthday dinner in Gorinchem for about 25 people is very doable. Here\'s what I\'d consider.\n\n## Best match: Eetcafé De Buren\nAn informal restaurant in the historic centre that regularly hosts family parties. The owners, Ruud Verhoeven and Annet Blom, opened it in 1998.\n\n- **Address:** Appeldijk 31, 4201 AG Gorinchem\n- **Phone:** +31 183 55 54 07\n- **Website:** [deburengorinchem.nl](https://deburengorinchem.nl)\n- **Opening hours:** Wednesday and Thursday until 10 pm, Friday and Saturday until midnight, Sunday until 9 pm; closed Monday and Tuesday\n- **Good to know:** a three-course menu for groups starts around €37.50\n\n## Also worth a look\n**Het Oude Veerhuis** is more formal and has a private room overlooking the river. Expect to pay at least €55 per person.\n\n**Brasserie Merwezicht** has the best terrace in town, but it is noisy inside when it\'s full.\n\n## Before you book\n- Ask whether there\'s a minimum spend for a separate room.\n- Check if the entrance is step-free; many buildings in the old town have a threshold.\n- Pass on allergies at least three days in advance.\n- Parking inside the ramparts is limited. The car park at the Buiten de Waterpoort is a five-minute walk.\n\n*Sources: restaurant websites, Tripadvisor, Google Maps. Details can change, so please confirm by phone.*\n\nShall I draft a short email in Dutch that you can send to request availability?',
    'sector city services team foundingYear address phone -website hours',
    { competitors: ['Het Oude Veerhuis', 'Brasserie Merwezicht'] },
  ),
  named(
    COACH,
    'Goede vraag! Een loopbaancoach kiezen is persoonlijk, maar ik kan je wel op weg helpen.\n\n### 1. Terpstra Loopbaanadvies\nMarije Terpstra begon haar praktijk in 2016 en werkt als zelfstandig loopbaancoach vanuit haar huis in Houten. Ze combineert gesprekken met opdrachten voor thuis. Een compleet traject duurt drie tot vier maanden.\n- **Sterk in:** outplacement en sollicitatietraining\n- **Minder geschikt voor:** tweede spoor; dat biedt zij niet aan\n- **Bereikbaar:** maandag, dinsdag en donderdag van 9 tot 5, woensdagochtend tot half 1\n- **Meer weten:** https://www.marijeterpstra-coaching.nl\n\n### 2. Koers & Co\nEen bureau in Zeist met acht coaches. Zit vaak in het netwerk van grote werkgevers, waardoor de rekening rechtstreeks naar HR kan.\n\n### 3. Online coaching\nPlatforms zoals OpenUp of NewHeroes bieden kortere gesprekken via video. Handig als reizen lastig is.\n\n### Zo maak je een keuze\n1. Plan bij twee coaches een gratis kennismaking.\n2. Vraag met welke methode de coach werkt en wat je na afloop in handen hebt.\n3. Ga na of de coach bij Noloc is aangesloten.\n4. Bespreek met je werkgever of er budget is. In veel cao\'s staat een vast bedrag per drie jaar.\n\n### Wat kost het?\nReken op € 90 tot € 140 per uur, exclusief btw. Een heel traject komt meestal uit tussen € 900 en € 1.800.\n\nZal ik je helpen met een lijstje vragen voor het eerste gesprek? Vertel me dan kort wat je nu doet en waar je op vastloopt.',
    'team foundingYear sector city -services hours -website',
    { competitors: ['Koers & Co'] },
  ),
  unnamed(
    SOLAR,
    '## Zonnepanelen in 2025: nog steeds de moeite waard?\n\nJa, maar de rekensom is veranderd. De salderingsregeling stopt op 1 januari 2027 en veel leveranciers rekenen nu al terugleverkosten. Daardoor wordt het belangrijker om je zonnestroom zelf te gebruiken.\n\n### Wat kost een set?\n| Aantal panelen | Vermogen | Prijs incl. montage |\n|---|---|---|\n| 6 | 2,6 kWp | € 2.900 – € 3.600 |\n| 10 | 4,4 kWp | € 4.200 – € 5.100 |\n| 14 | 6,1 kWp | € 5.600 – € 6.700 |\n\n### Hoe kies je een installateur?\n- Kies bij voorkeur een bedrijf uit de buurt met een erkenning van InstallQ.\n- Laat de installateur eerst je dak bekijken, niet alleen via een luchtfoto.\n- Betaal nooit meer dan 20% vooruit.\n- Vraag of zonnewerk en elektrawerk door dezelfde ploeg worden gedaan.\n\n### In de regio Doetinchem\nOp basis van reviews kun je beginnen bij **Bresser Installatietechniek** en **Stroom van Boven**. Die laatste heeft op stroomvanboven.nl een handige rekentool staan.\n\n### Slim gebruik van je stroom\n1. Laat de wasmachine en de vaatwasser overdag draaien.\n2. Laad je auto rond het middaguur.\n3. Overweeg een thuisbatterij pas als je een dynamisch contract hebt.\n\n**Bronnen:** Milieu Centraal, Rijksoverheid, Vereniging Eigen Huis\n\nWil je dat ik een terugverdientijd uitreken? Dan heb ik je jaarverbruik, de ligging van je dak en je huidige contract nodig.',
    { competitors: ['Bresser Installatietechniek', 'Stroom van Boven'] },
  ),
]
