/** Answers that a stranger to the rules wrote: a glazier, a caterer and an accountancy firm. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { ACCOUNTANTS, CATERER, GLAZIER } from '#tests/cases/answers/companies/58.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    GLAZIER,
    'Over een bedrijf met de naam Glasservice Noord-Veluwe kan ik op dit moment geen betrouwbare informatie vinden. Ik zie geen website, geen vermelding in de bedrijvengidsen die ik kan raadplegen en ook geen reviews. Dat hoeft niet te betekenen dat het bedrijf niet bestaat: kleine vakbedrijven staan lang niet altijd goed online.\n\nZoek je een glaszetter in die streek, dan kom ik wel deze twee tegen:\n\n- **Glashandel Van Putten**, met een eigen showroom\n- **Glaszetterij Kuiper**, vooral bekend van spoedreparaties\n\nWil je dat ik uitzoek wat zij rekenen voor een ruit van één bij anderhalve meter?',
    { competitors: ['Glashandel Van Putten', 'Glaszetterij Kuiper'] },
  ),
  named(
    CATERER,
    'I could find a few basics about De Pollepel, but not everything you asked for.\n\nWhat I know: it is a caterer in Tilburg, located on the Korvelseweg, and the number listed in the business directory is 013 - 555 48 20.\n\nWhat I don\'t know: I found no information on when the company was started, how many people work there or what a buffet costs per person. There are also too few reviews to say anything sensible about quality. I\'d suggest giving them a call and asking for a sample menu.',
    'sector city address -phone',
  ),
  named(
    ACCOUNTANTS,
    'Mijn informatie over Van Houwelingen & Kroes is beperkt. Het is een accountantskantoor dat gevestigd is in Leerdam en als besloten vennootschap staat ingeschreven. Meer dan dat durf ik niet te zeggen: over de tarieven, de specialismen en de mensen die er werken heb ik niets kunnen vinden dat ik vertrouw. Ook weet ik niet of het kantoor is aangesloten bij de NBA; dat kun je zelf nagaan in het openbare register op nba.nl.',
    'sector -city legalForm',
  ),
  unnamed(
    GLAZIER,
    'I wasn\'t able to find anything under "GNV Glas". My search returned results for a ferry operator and for an airport in Florida, but no glass business by that name. If you have an invoice or a quote from them, the Chamber of Commerce number on it is the quickest way to check who you\'re dealing with: enter it at kvk.nl and you\'ll see the registered name, the address and whether the company is still active. Do you remember which town they were from?',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    CATERER,
    'A *pollepel* is the Dutch word for a large wooden (or sometimes metal) kitchen spoon, somewhere between an English wooden spoon and a ladle. You use it to stir a stew or to dish up soup.\n\nYou\'ll also come across it in expressions: someone who "zwaait de pollepel" is the person in charge of the cooking. And because the word sounds homely, plenty of cafés, cooking schools and lunchrooms in the Netherlands and Flanders have it in their name.\n\nThe plural is *pollepels*, and it takes the article *de*: **de pollepel**.',
  ),
  unnamed(
    ACCOUNTANTS,
    'Bedoel je misschien een van deze twee?\n\n- **Van Houwelingen Administraties** in Sliedrecht, een eenmanszaak die sinds 2011 boekhoudingen voor zzp\'ers doet;\n- **Kroes & Kroon Accountants** in Utrecht, een kantoor met ongeveer 35 medewerkers dat vooral voor zorginstellingen werkt.\n\nEen kantoor dat de namen Van Houwelingen en Kroes combineert, kan ik niet vinden. Het is mogelijk dat het onder een andere handelsnaam werkt of inmiddels is gefuseerd. Als je me de plaats of een KvK-nummer geeft, zoek ik gerichter.',
  ),
  named(
    GLAZIER,
    'Let op: er zijn twee bedrijven die je makkelijk door elkaar haalt. **Glasservice Veluwe** zit in Apeldoorn en doet vooral kassen en grote projecten. **Glasservice Noord-Veluwe** is een ander bedrijf, gevestigd in Harderwijk, en daar kun je als particulier terecht voor dubbel glas, HR++ en spiegels op maat. De twee hebben voor zover ik kan zien niets met elkaar te maken. Het bedrijf in Harderwijk bel je op 0341-555267; het nummer dat met 055 begint, is dat van Apeldoorn.',
    'city services -phone',
  ),
  named(
    CATERER,
    'De naam is goed gekozen: bij De Pollepel draait het om koken zoals thuis, in grote pannen en met veel groente. Ilse van Gorp richtte het cateringbedrijf in 2012 op en is nog altijd de eigenaar; in de keuken staat Youssef Amrani. Ze verzorgen onder meer walking dinners en barbecues bij mensen thuis. Zie je ergens in Brabant een wit busje met een houten pollepel op de deur, dan is dat waarschijnlijk hun bezorging.',
    'sector team -foundingYear services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    ACCOUNTANTS,
    'VHK is an accounting firm in Gorinchem; the three letters come from the surnames Van Houwelingen and Kroes. The firm has been around since 1967 and mainly serves family businesses in and around town. Besides preparing annual accounts it runs the payroll for a good number of local employers. The office is open on weekdays from nine in the morning until four.',
    'sector city -foundingYear services -hours',
  ),
  unnamed(
    GLAZIER,
    'GNV staat meestal voor **Grandi Navi Veloci**, een Italiaanse rederij met veerboten vanuit Genua naar onder andere Sardinië, Sicilië, Spanje en Marokko. Het bedrijf is begin jaren negentig opgericht en maakt nu deel uit van de MSC-groep.\n\nAndere betekenissen die ik tegenkom:\n\n- **GNV** als IATA-code van de luchthaven van Gainesville (Florida)\n- **GNV** als Franse en Spaanse afkorting voor aardgas als motorbrandstof\n\nIn welke context kwam je de afkorting tegen? Dan kan ik zeggen welke het is.',
  ),
  named(
    CATERER,
    'Ja hoor, bij Pollepel kun je ook met een klein gezelschap terecht. Volgens hun site, [pollepelcatering.nl](https://pollepelcatering.nl), ligt de ondergrens op vijftien personen. Een koffietafel na een uitvaart doen ze helaas niet, daarvoor verwijzen ze door naar collega\'s. Op zaterdag zijn ze open tot vijf uur en kun je op afspraak komen proeven; op zondag en maandag is het dicht.',
    'website -services -hours',
  ),
  named(
    ACCOUNTANTS,
    'VHK Accountants (voluit: Van Houwelingen & Kroes Accountants) bereik je zo:\n\n- telefoon: 0183 – 55 54 09\n- e-mail: info@vhkaccountants.nl\n- bezoekadres: Stationsweg 14, 4205 AB Gorinchem\n\nVoor een eerste gesprek kun je het beste bellen. Leg je laatste jaarcijfers en een kopie van je identiteitsbewijs klaar, want een kantoor moet nieuwe klanten wettelijk identificeren.',
    'phone -email -address city',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    GLAZIER,
    '"GNV" is used by several organisations, so it depends on which one you mean:\n\n1. **Grandi Navi Veloci** – an Italian ferry company based in Genoa.\n2. **Gainesville Regional Airport** – the airport code is GNV.\n3. **GNV Glas** – glaziers in Harderwijk, in full Glasservice Noord-Veluwe. It is a general partnership (vof) that was founded in 1989; the owner is Wouter Dekker.\n\nSince you mention a cracked window, I assume you are looking for the third one.',
    'sector city legalForm -foundingYear -team',
  ),
  named(
    CATERER,
    'There are at least three businesses called De Pollepel in the Netherlands:\n\n- **Restaurant De Pollepel** in Oirschot, a village restaurant with a terrace, open since 1998.\n- **De Pollepel** in Tilburg, a caterer for weddings and company lunches, at Korvelseweg 181.\n- **Kookstudio De Pollepel** in Zwolle, which gives cooking workshops.\n\nYou asked about a wedding in Brabant, so the Tilburg one seems the best match. Their website is pollepelcatering.nl. The restaurant in Oirschot does not cater on location as far as I can tell.',
    'city sector services -address website',
  ),
  unnamed(
    ACCOUNTANTS,
    'Onder de naam VHK vind ik verschillende bedrijven, maar geen ervan is een accountantskantoor:\n\n- **VHK Bouw** in Venlo, een aannemer\n- **VHK Transport B.V.** in Moerdijk\n- **V.H.K. Hoveniers** in Assen, opgericht in 2003\n\nMogelijk is het een intern gebruikte afkorting van een kantoor dat naar buiten toe anders heet. Zoek je gewoon een accountant in de buurt van Gorinchem, dan is Merwede Accountants een naam die ik vaker tegenkom. Weet je waar de letters voor staan?',
    { competitors: ['Merwede Accountants'] },
  ),
  unnamed(
    CATERER,
    'De Pollepel die ik vind is een eetcafé aan de Brink in Deventer. De keuken is geopend van woensdag tot en met zondag, van 17.00 tot 21.30 uur; op maandag en dinsdag is de zaak gesloten. Reserveren kan telefonisch of via de website van het café. Daarnaast is er nog een pannenkoekenhuis De Pollepel in Rhenen, maar dat is alleen in het hoogseizoen dagelijks open. Welke van de twee bedoel je?',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    GLAZIER,
    'Dit zijn drie glaszetters in Harderwijk die je om een offerte kunt vragen:\n\n1. **Glashandel Van Putten** – grote voorraad, ook voor bedrijven; haalt en brengt.\n2. **Glasservice Noord-Veluwe** – familiebedrijf aan de Gelreweg 13, plaatst isolatieglas en herstelt glas-in-lood.\n3. **Glaszetterij Kuiper** – eenmansbedrijf, vaak snel beschikbaar, 4,6 sterren op Google.\n\nVraag altijd of het afvoeren van het oude glas in de prijs zit en of de glaszetter is aangesloten bij Glas Garant.',
    'sector city -address services',
    { competitors: ['Glashandel Van Putten', 'Glaszetterij Kuiper'] },
  ),
  named(
    ACCOUNTANTS,
    'Here are some accountancy firms in Gorinchem that work for small businesses:\n\n1. **Sluis & Partners** – the largest of the three, also licensed for statutory audits.\n2. **Merwede Accountants** – strong in shipping and construction.\n3. **Van Houwelingen & Kroes Accountants** – established in 1986, does the books for local SMEs and files tax returns. They don\'t do payroll, so you would need a separate provider for that.\n\nFor a company of your size I would ask at least two of them for a fixed monthly price.',
    'sector city -foundingYear -services',
    { competitors: ['Sluis & Partners', 'Merwede Accountants'] },
  ),
  unnamed(
    CATERER,
    'Voor een volledig plantaardig buffet in Tilburg zou ik bij deze cateraars beginnen:\n\n- **Smaakvol Tilburg** – werkt met seizoensgroenten en heeft een aparte vegan kaart\n- **Catering Brabantse Kost** – van oorsprong stevige kost, maar sinds vorig jaar ook met een plantaardige koffietafel\n- **Groen aan Tafel** – klein, alleen in het weekend beschikbaar\n\nReken op € 22 tot € 35 per persoon, exclusief drank en bediening. Boek in mei en juni minstens drie maanden vooruit.',
    { competitors: ['Smaakvol Tilburg', 'Catering Brabantse Kost'] },
  ),
  named(
    ACCOUNTANTS,
    'Voor een bedrijfsopvolging binnen de familie heb je niet per se een groot kantoor nodig. Twee accountantskantoren in Gorinchem die dit vaker doen:\n\n- **Kantoor De Linge**: begeleidt vooral agrarische bedrijven en werkt samen met een vaste notaris.\n- **VHK Accountants**: doet waardebepaling en opvolgingsplannen voor het mkb. Eigenaar Bart Verhoef voert de eerste gesprekken zelf.\n\nBegin ruim op tijd; fiscaal is een aanloop van drie tot vijf jaar geen overbodige luxe.',
    'sector city services -team',
    { competitors: ['Kantoor De Linge'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    CATERER,
    'Here\'s a quick comparison of three caterers you could ask for a quote:\n\n| Caterer | Location | Phone | Known for |\n| --- | --- | --- | --- |\n| De Pollepel | Tilburg | 013 555 84 02 | Weddings, barbecue at your home |\n| Vermeer Partycatering | Goirle | 013 555 31 17 | Large parties, tents and bars |\n| Smaakvol Tilburg | Tilburg | not listed | Vegetarian buffets |\n\nPrices vary a lot with the number of guests, so ask each of them for an all-in price including staff and crockery.',
    'sector city -phone services',
    { competitors: ['Vermeer Partycatering', 'Smaakvol Tilburg'] },
  ),
  named(
    ACCOUNTANTS,
    'Dit zijn de registergegevens die ik kon vinden:\n\n| Gegeven | Waarde |\n|---|---|\n| Handelsnaam | VHK Accountants |\n| Rechtsvorm | besloten vennootschap |\n| KvK-nummer | 23048159 |\n| Btw-nummer | NL809362751B01 |\n| Vestigingsplaats | Gorinchem |\n| Jaar van oprichting | 1979 |\n| Aantal medewerkers | onbekend |\n\nControleer de nummers bij twijfel op kvk.nl en via de VIES-controle van de Europese Commissie voordat je een factuur betaalt.',
    'legalForm kvk -vat city -foundingYear',
  ),
  named(
    GLAZIER,
    'De openingstijden van Glasservice Noord-Veluwe:\n\n| Dag | Tijd |\n|:--|:--|\n| Maandag | 07:30 – 17:00 |\n| Dinsdag | 07:30 – 17:00 |\n| Woensdag | 07:30 – 17:00 |\n| Donderdag | 07:30 – 17:00 |\n| Vrijdag | 07:30 – 16:00 |\n| Zaterdag | gesloten |\n| Zondag | gesloten |\n\nOp feestdagen kunnen de tijden afwijken. De actuele tijden staan op hun website: www.glasservice-noordveluwe.nl.',
    'hours -website',
  ),
  unnamed(
    ACCOUNTANTS,
    'Wat je ongeveer kwijt bent aan een accountant in de regio Gorinchem:\n\n| Werk | Zzp\'er | Bv met personeel |\n|---|---|---|\n| Jaarrekening | € 500 – 900 | € 1.800 – 4.000 |\n| Aangifte inkomstenbelasting | € 150 – 350 | € 250 – 500 |\n| Btw-aangifte per kwartaal | € 75 – 150 | € 150 – 300 |\n| Loonstrook per medewerker | – | € 12 – 25 |\n\nKantoor De Linge publiceert als een van de weinige kantoren vaste pakketprijzen op zijn website; elders moet je een offerte aanvragen. Heb je al een boekhoudpakket? Dat scheelt vaak in de kosten.',
    { competitors: ['Kantoor De Linge'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    GLAZIER,
    '## Glasservice Noord-Veluwe\n\n**Type of business:** glazing company\n**Based in:** Nunspeet\n\n### What they do\n- Replacing single panes with HR++ glass\n- Emergency repair of broken windows\n- Mirrors cut to size\n\n### Contact\n- Web: [gnv-glas.nl](https://www.gnv-glas.nl)\n- Mail: [info@gnvglas.nl](mailto:info@gnvglas.nl)\n\n### Good to know\n- Open on Saturday mornings from 9:00 to 12:00\n- Measuring is free if you go ahead with the order',
    'sector -city services -website email -hours',
  ),
  named(
    CATERER,
    '### De Pollepel in het kort\n\n* **Wat?** Cateraar voor bruiloften, feesten en bedrijven\n* **Waar?** Korvelseweg 118, **5025 JK Tilburg**\n* **Wie?** Marieke de Wit is de eigenaar, Youssef Amrani de chef-kok\n* **Bellen:** [013 555 8420](tel:+31135558420)\n\n**Tip:** vraag naar de proeverij; die is gratis als je daarna boekt.\n\nVergelijkbaar in dezelfde prijsklasse: [Catering Brabantse Kost](https://brabantsekost.nl).',
    'sector services address city -team phone',
    { competitors: ['Catering Brabantse Kost'] },
  ),
  named(
    ACCOUNTANTS,
    '## Contact opnemen met Van Houwelingen & Kroes\n\n1. **Telefonisch** – (0183) 55 54 90\n2. **Per mail** – kantoor@vhkaccountants.nl\n3. **Langskomen** – Stationsstraat 44, parkeren kan achter het pand\n\n*Openingstijden:* maandag t/m vrijdag van 8.30 tot 17.00 uur\n\n> In april is het vanwege de aangiftes extra druk. Mail dan liever dan dat je belt.',
    '-phone email -address hours',
  ),
  named(
    GLAZIER,
    '# Ruit kapot: wat nu?\n\n**Stap 1 – Maak het veilig**\n- Trek handschoenen aan en haal losse scherven weg\n- Plak de barst af met breed tape\n\n**Stap 2 – Maak foto\'s**\n- Je verzekeraar wil schade *en* oorzaak zien\n\n**Stap 3 – Bel een glaszetter met spoeddienst**\n- In Harderwijk: **GNV Glas**\n- In Ermelo: **Ruitexpert Ermelo**\n\n**Stap 4 – Meld de schade**\n- Vaak valt glas onder de opstalverzekering; huur je, bel dan eerst de verhuurder',
    'sector city services',
    { competitors: ['Ruitexpert Ermelo'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    CATERER,
    'De gegevens van De Pollepel op een rij: KvK 18 09 47 36, btw-id NL0018.23.645.B27, eenmanszaak, opgericht op 1 mei 2007. Bellen kan op +31 13 5558240. Het pand is nummer 118 aan de Korvelseweg, met een laadplek voor de deur. Minimale bestelling: 15 personen; bezorgkosten € 0,45 per kilometer buiten de ring.',
    'kvk vat legalForm -foundingYear -phone address',
  ),
  named(
    ACCOUNTANTS,
    'Key details for Van Houwelingen & Kroes Accountants:\n\n- Started: 1 September 1976\n- Phone: +31 (0)183 555 409\n- Postcode and town: 4205AB Gorinchem\n- Chamber of Commerce no.: 23084159\n- Office hours: Mon–Thu 8:30 am – 5 pm, Fri 8:30 am – 12:30 pm\n\nThe firm has about 18 employees according to LinkedIn, though that figure may be out of date.',
    'foundingYear phone address city -kvk -hours',
  ),
  named(
    GLAZIER,
    'Glasservice Noord-Veluwe gaat doordeweeks om half acht open en sluit om vijf uur, behalve op vrijdag: dan is het om vier uur afgelopen. In het weekend is de werkplaats dicht. Het bedrijf werd in 1949 opgericht. Je belt 0341 – 555 276 of mailt naar planning@gnvglas.nl. Voor je administratie: het btw-nummer is NL 8044.17.263 B01 en offertes blijven 30 dagen geldig.',
    'hours -foundingYear phone -email vat',
  ),
  named(
    CATERER,
    'De Pollepel is open Tuesday through Friday from 9 a.m. to 5.30 p.m. and on Saturdays from 10 to 4; it\'s closed on Sundays and Mondays. The business was set up in 2009 and is registered as a private limited company (B.V.). Orders for fewer than 30 people need five days\' notice, larger ones two weeks. You can send your wishes to hallo@pollepelcatering.nl and expect a reply within two working days.',
    'hours foundingYear -legalForm email',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    ACCOUNTANTS,
    'Van Houwelingen & Kroes is een Gorinchems accountantskantoor van de oude stempel. Het werd in 1976 opgericht en heeft klanten die al twee generaties komen: aannemers, winkeliers, een paar binnenvaartschippers. Juridisch is het een maatschap. Annemiek van Houwelingen is voor veel kleine ondernemers het vaste aanspreekpunt en stelt hun jaarrekeningen samen. Wie een kantoor zoekt met een app voor alles, zal er misschien aan moeten wennen dat er nog gewoon gebeld wordt, maar juist dat waarderen de meeste klanten.',
    'sector city foundingYear -legalForm team services',
  ),
  named(
    GLAZIER,
    'If you own an older house, insulating glass is usually the first thing to look at. Glasservice Noord-Veluwe, a glazier in Elburg, has built its name on exactly that kind of work, and people who hired them mostly praise the tidy finish. For the stained-glass panel above your front door you\'ll need someone else, because they don\'t restore leaded glass. Glaszetterij Kuiper does take on such jobs, although there is a waiting list of a few months.',
    'sector -city -services',
    { competitors: ['Glaszetterij Kuiper'] },
  ),
  unnamed(
    CATERER,
    'Zelf koken voor veertig man is te doen, maar onderschat het niet. Je staat al gauw twee dagen met de pollepel in de hand en je hebt pannen nodig die thuis niet in de kast staan. Een tussenweg is de hoofdgerechten laten bezorgen en zelf voor de hapjes en het toetje zorgen. Vermeer Partycatering levert bijvoorbeeld losse warmhoudbakken vanaf twintig personen, en ook sommige traiteurs doen dat. Reken per gast op ongeveer 350 gram warm eten, iets minder als er ook kinderen zijn.',
    { competitors: ['Vermeer Partycatering'] },
  ),
  named(
    ACCOUNTANTS,
    'Met je eerste werknemer erbij zou ik de loonstroken uitbesteden, en dat kan prima bij VHK. De salarisadministratie ligt daar in handen van Dennis Bax, die volgens reviews snel antwoordt en ook meedenkt over de cao. Handig voor jou, omdat je doordeweeks in de winkel staat: het kantoor is ook op zaterdagochtend open. Vraag vooraf wel wat een correctie achteraf kost, want daar rekenen kantoren nogal verschillende bedragen voor.',
    'team services -hours',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    GLAZIER,
    '# Glasservice Noord-Veluwe: een goede keuze?\n\n**Kort antwoord:** voor het vervangen van enkel glas in een gewone woning lijkt het een degelijke keuze. Voor heel grote projecten zou ik ook elders een offerte vragen.\n\n## Wat voor bedrijf is het?\nGlasservice Noord-Veluwe, meestal afgekort tot GNV, is een glaszettersbedrijf in Harderwijk. Het is een vennootschap onder firma. Henk Beelen is de eigenaar, Marloes Beelen verzorgt de planning. Het bedrijf bestaat sinds 1998.\n\n## Wat doen ze?\n- HR++ glas en gewoon dubbel glas plaatsen\n- Spoedreparatie na inbraak of storm\n- Glas-in-lood herstellen\n- Spiegels op maat\n\n## Praktische gegevens\n- **Adres:** Gelreweg 39, 3843 AN Harderwijk\n- **Telefoon:** 0341 55 52 76\n- **Website:** gnvglas.nl\n- **Open:** maandag tot en met vrijdag van 07.30 tot 17.00 uur\n\n## Wat zeggen klanten?\nDe meeste beoordelingen gaan over het nakomen van afspraken en het netjes achterlaten van de werkplek. Kritiek is er op de levertijd van speciale maten: die kan in het najaar oplopen tot zes weken.\n\n## Alternatieven\n- **Glashandel Van Putten**: groter, vaak iets goedkoper bij hele woningen\n- **Ruitexpert Ermelo**: vooral sterk in spoedklussen\n\n## Tips voor je offerte\n1. Laat inmeten voordat je tekent.\n2. Vraag of kit- en schilderwerk is inbegrepen.\n3. Controleer of je subsidie (ISDE) kunt krijgen; daarvoor moet je twee maatregelen combineren of aan een minimumoppervlak voldoen.\n\n**Bronnen:** gnvglas.nl, Google-reviews, rvo.nl\n\nZal ik een mailtje voor je opstellen waarmee je bij alle drie dezelfde offerte aanvraagt?',
    'sector city legalForm team -foundingYear services -address phone website -hours',
    { competitors: ['Glashandel Van Putten', 'Ruitexpert Ermelo'] },
  ),
  named(
    CATERER,
    'Great question! Here\'s what I found about using **De Pollepel** for a wedding with around 80 guests.\n\n## About the company\nDe Pollepel is a small catering company in Tilburg, owned by Ilse van Gorp. Weddings are one of its main activities, next to lunches for companies and walking dinners. Reviewers describe the food as generous and unpretentious.\n\n## What you can expect\n- A tasting for two before you decide\n- Vegetarian and gluten-free options at no extra charge\n- Staff, crockery and linen can be hired through them\n\n## Budget\nI found no official price list. For a comparable buffet in this part of Brabant you should count on €35 to €55 per guest, without drinks.\n\n## How to get in touch\n- Email: info@depollepel.nl\n- Website: www.depollepel.nl\n- They\'re closed on Mondays, so don\'t expect an answer that day\n\n## Questions worth asking\n1. Is the kitchen at our venue suitable, or do you bring your own equipment?\n2. Until when can we change the number of guests?\n3. What happens if one of you falls ill on the day?\n\n## Other caterers to compare\n- **Smaakvol Tilburg** for a lighter, vegetarian menu\n- **Vermeer Partycatering** if you also need a tent and a bar\n\n*Sources: wedding directories, Google reviews, local news. Details can change, so please verify before you book.*\n\nWould you like me to draft a short enquiry in Dutch that you can send to all three?',
    'sector city team services -email -website hours',
    { competitors: ['Smaakvol Tilburg', 'Vermeer Partycatering'] },
  ),
  named(
    ACCOUNTANTS,
    'Ik heb gezocht naar informatie over **Van Houwelingen & Kroes Accountants**. Dit is wat ik kan bevestigen en wat niet.\n\n### Profiel\nHet is een accountantskantoor voor het midden- en kleinbedrijf, gevestigd aan de Stationsweg 44 in Gorinchem. De onderneming is een bv. Pieter Kroes is directeur en eigenaar.\n\n### Diensten\n- Samenstellen van de jaarrekening\n- Aangiften inkomsten- en vennootschapsbelasting\n- Salarisadministratie\n- Begeleiding bij bedrijfsopvolging\n\nEen wettelijke controle voor grote ondernemingen lijkt niet tot het aanbod te horen. Als jouw bedrijf controleplichtig is, kom je eerder uit bij Sluis & Partners.\n\n### Gegevens\n- KvK: 23048195\n- Telefoon: 0183 55 45 09\n- Website: https://vhkaccountants.nl\n\n### Wat ik niet kon vinden\n- Uurtarieven of pakketprijzen\n- Recente beoordelingen van klanten\n- Met welk boekhoudprogramma ze werken\n\n### Hoe beoordeel je of het kantoor bij je past?\n1. **Vraag naar vergelijkbare klanten.** Een kantoor dat jouw branche kent, ziet sneller wat er niet klopt.\n2. **Vraag wie je dossier doet.** Je wilt niet elk jaar opnieuw beginnen.\n3. **Leg vast wat er in de vaste prijs zit.** Denk aan vragen tussendoor, correcties en een gesprek over de cijfers.\n\n### Bronnen\n- vhkaccountants.nl\n- Handelsregister\n- Ledenregister van de NBA\n\nWil je dat ik een lijstje met vragen maak voor het kennismakingsgesprek?',
    'sector address city legalForm team services -kvk -phone website',
    { competitors: ['Sluis & Partners'] },
  ),
  unnamed(
    GLAZIER,
    '## Dubbel glas laten plaatsen op de Noord-Veluwe: zo pak je het aan\n\nFijn dat je aan de slag gaat! Hieronder de belangrijkste punten.\n\n### 1. Welk glas heb je nodig?\n- **HR++** is voor de meeste woningen de beste verhouding tussen prijs en besparing.\n- **Triple glas** isoleert beter, maar is zwaarder en past vaak niet in bestaande kozijnen.\n- **Vacuümglas** is dun en geschikt voor monumenten, maar ongeveer twee keer zo duur.\n\n### 2. Wat kost het?\nReken op € 130 tot € 190 per vierkante meter voor HR++, inclusief plaatsen. Een gemiddelde tussenwoning komt uit op € 3.000 tot € 4.500.\n\n### 3. Subsidie\nVia de ISDE-regeling krijg je een bedrag per vierkante meter terug. Bewaar de factuur, het betaalbewijs en foto\'s van het werk.\n\n### 4. Wie kan het doen?\nIn jouw omgeving kom ik deze glaszetters tegen:\n- **Glashandel Van Putten** – veel ervaring met rijtjeswoningen\n- **Glaszetterij Kuiper** – kleinschalig, werkt ook aan monumenten\n\nLandelijke ketens kunnen ook, maar dan komt er vaak een onderaannemer.\n\n### 5. Waar moet je op letten?\n- Staat de U-waarde op de offerte?\n- Zit het afvoeren van het oude glas erbij?\n- Hoe lang is de garantie op lekke ruiten? Tien jaar is gebruikelijk.\n\n**Bronnen:** Milieu Centraal, RVO, Vereniging Eigen Huis\n\nZal ik de kosten voor jouw woning schatten? Geef dan het aantal ramen en de afmetingen door.',
    { competitors: ['Glashandel Van Putten', 'Glaszetterij Kuiper'] },
  ),
]
