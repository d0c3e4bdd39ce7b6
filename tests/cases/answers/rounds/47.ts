/** Answers that a stranger to the rules wrote: a furniture maker, a veterinary clinic and a party rental. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { ASPEREN, TAFELGOED, WISSEL } from '#tests/cases/answers/companies/47.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    ASPEREN,
    'Over Van Asperen Interieurbouw heb ik helaas geen betrouwbare informatie kunnen vinden. De naam komt niet terug in de bronnen die ik heb doorzocht, en recensies ben ik evenmin tegengekomen.\n\nZoekt u iemand die een kast of keuken op maat kan maken in de omgeving van Culemborg? Dan kwam ik deze namen wél tegen:\n\n- **Werkplaats Eik**: massief houten meubels en kasten\n- **De Betuwse Meubelmaker**: vooral keukens en badkamermeubels\n\nWilt u zeker weten of het bedrijf bestaat, dan kunt u de naam opzoeken in het Handelsregister van de KVK.',
    { competitors: ['Werkplaats Eik', 'De Betuwse Meubelmaker'] },
  ),
  named(
    WISSEL,
    'Een deel van uw vraag kan ik beantwoorden. Dierenkliniek De Wissel zit aan het Seinpad 8 in Hoogeveen en is te bellen op 0528-555430. Actuele openingstijden heb ik niet gevonden, en ook wie er werken is mij niet bekend. Of ze konijnen en knaagdieren behandelen, durf ik niet te zeggen; dat kunt u het beste even navragen.',
    'address city -phone',
  ),
  unnamed(
    TAFELGOED,
    'I searched for Tafelgoed Evenementenverhuur but couldn\'t find any information about a business with that name. There may be several reasons for this:\n\n1. It\'s a small local company with little online presence.\n2. It trades under a different name.\n3. The spelling is slightly different.\n\nIf you have a link, a phone number or the town where they\'re based, I\'d be happy to look again. You could also search the Dutch Chamber of Commerce register (KVK).',
  ),
  named(
    ASPEREN,
    'Here is what I was able to confirm about Van Asperen Interieurbouw, and what I wasn\'t.\n\n**Found:** it is a furniture maker and interior builder in Culemborg that has been around since 1987. Fitted wardrobes and kitchens seem to make up most of the work.\n\n**Not found:** prices, lead times, or who currently runs the company. I also didn\'t come across a phone number I would trust, so please take that from an official source.',
    'sector city -foundingYear services',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    WISSEL,
    '\'De wissel\' kan verschillende dingen betekenen, dus het hangt ervan af waar je het bent tegengekomen:\n\n- **Spoor:** een constructie waarmee een trein van het ene op het andere spoor wordt geleid.\n- **Sport:** het vervangen van een speler tijdens de wedstrijd.\n- **Financieel:** een schriftelijke opdracht om een bedrag te betalen.\n- **Geld:** kleingeld dat je terugkrijgt.\n\nOok zijn er scholen en buurthuizen die zo heten. Zoek je iets bepaalds in Hoogeveen? Laat het me weten, dan kijk ik gericht verder.',
  ),
  unnamed(
    TAFELGOED,
    'Tafelgoed huren voor een bruiloft is vaak voordeliger dan kopen. Reken voor een wit damasten tafelkleed op € 7 tot € 12 per stuk, inclusief wassen. Servetten kosten rond de € 1. Bij Partycentrale Brabant en Feestwerk kun je tafelgoed in verschillende kleuren bestellen, meestal samen met borden en glazen. Let bij ronde tafels op de doorsnede: voor een tafel van 150 cm heb je een kleed van minstens 240 cm nodig.',
    { competitors: ['Partycentrale Brabant', 'Feestwerk'] },
  ),
  named(
    ASPEREN,
    'Nee, dat zijn twee verschillende bedrijven. **Van Asperen Interieurbouw** is een meubelmakerij aan de Parallelweg West 32 in Culemborg, met Ruud van Asperen als directeur. **Asperen Interieurs** is een woonwinkel in Leerdam die banken, gordijnen en vloerkleden verkoopt en in 2011 openging. Ze hebben voor zover ik kan nagaan niets met elkaar te maken; de overeenkomst komt doordat Asperen ook een stadje aan de Linge is.',
    'sector -address city team',
  ),
  named(
    WISSEL,
    'Literally, "de wissel" is Dutch for a railway switch, and that\'s where the name comes from: the building used to be a signalman\'s house. Dierenkliniek De Wissel is a veterinary clinic. It\'s open on weekdays from 8:00 to 17:30 and on Saturday mornings from 9:00 to 13:00. It shouldn\'t be confused with De Wisselaar, a pet shop in Meppel that only sells food and accessories and is open on Sundays too.',
    'sector -hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    TAFELGOED,
    'TEV is de afkorting van Tafelgoed Evenementenverhuur, een vennootschap onder firma. Je kunt er onder meer tenten, servies en statafels huren. In het Handelsregister staat TEV ingeschreven onder nummer 20123856. De eigenaren zijn Corné en Ilse Jochems. Op facturen en bestelbussen kom je meestal de korte naam tegen, vandaar misschien de verwarring met de gelijknamige tennisvereniging.',
    'legalForm services -kvk team',
  ),
  named(
    ASPEREN,
    'VAI does shop fit-outs as well as made-to-measure kitchens, so yes, they could handle a fit-out for a bakery. They\'re located in Tiel and you can reach them at +31 345 555 217. I\'d ask about planning early: customers mention waiting times of ten to fourteen weeks, and installation on site usually takes three or four days on top of that.',
    'services -city phone',
  ),
  unnamed(
    WISSEL,
    'DKW was een Duits merk van auto\'s en motorfietsen. De letters staan oorspronkelijk voor *Dampf-Kraft-Wagen*. Het merk werd in 1916 opgericht door de Deen Jørgen Skafte Rasmussen en ging in 1932 samen met Audi, Horch en Wanderer op in Auto Union. De vier ringen in het logo van Audi herinneren daar nog aan. In Nederland is er een actieve club van liefhebbers, met jaarlijkse ritten in onder meer Drenthe.',
  ),
  named(
    TAFELGOED,
    'Ja, een biertap met koeling kun je bij TEV huren, los of met een complete bar erbij. Ophalen doe je aan de Zeilmakerstraat 13; op zaterdag kan dat van 8.30 tot 12.30 uur. Bezorgen is ook mogelijk, tegen een vergoeding per kilometer. De fusten bestel je zelf bij een drankenhandel. Wil je vergelijken, kijk dan ook eens bij Feestwerk.',
    'services -address hours',
    { competitors: ['Feestwerk'] },
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    ASPEREN,
    'Er zijn meerdere bedrijven die Van Asperen heten. De bekendste in de regio:\n\n1. **Van Asperen Interieurbouw**, Culemborg. Interieurbouwer, opgericht in 1978, telefoon 0345-555271.\n2. **Schildersbedrijf Van Asperen**, Gorinchem. Binnen- en buitenschilderwerk, telefoon 0183-555109.\n3. **Van Asperen Makelaardij**, Zaltbommel. Actief sinds 1992 in woningen en bedrijfspanden.\n\nWelke van de drie bedoelt u? Dan zoek ik graag meer gegevens op.',
    'city sector foundingYear -phone',
  ),
  unnamed(
    WISSEL,
    'Onder de naam De Wissel vind ik verschillende organisaties:\n\n| Naam | Soort | Plaats |\n|---|---|---|\n| De Wissel | basisschool | Apeldoorn |\n| Eetcafé De Wissel | horeca | Roermond |\n| Stichting De Wissel | kringloopwinkel | Goes |\n\nEen dierenarts met deze naam zat er niet bij in mijn zoekresultaten. Kunt u aangeven in welke plaats u zoekt, of heeft u misschien een webadres?',
  ),
  named(
    TAFELGOED,
    'There are two Dutch businesses you might mean:\n\n- **Tafelgoed (Haarlem)**: a webshop for linen tablecloths and napkins, started in 2015. Orders ship within two days.\n- **Tafelgoed Evenementenverhuur (Etten-Leur)**: a party rental company that hires out marquees, crockery and lighting. It was founded in 2008, and its website is www.tafelgoed.nl.\n\nSince you\'re asking about a tent for 80 guests, the second one is most likely what you\'re after.',
    'city sector services -foundingYear website',
  ),
  unnamed(
    ASPEREN,
    'Van Asperen is a fairly common surname in the Dutch river area, so quite a few firms carry it. I came across Van Asperen Transport in Gorinchem (refrigerated haulage), Van Asperen Advocaten in Utrecht (employment law) and Van Asperen Dakwerken in Leerdam (roofing, since 2003). None of these makes furniture. If you can tell me the town or the type of work you need, I can narrow it down.',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    WISSEL,
    'Dit zijn drie dierenartsen in Hoogeveen waar je met je hond terechtkunt:\n\n1. **Dierenkliniek De Wissel** – Seinpad 8. Vaste artsen zijn Hanneke Lubbers en Tjeerd Mulder. Op zaterdag gesloten.\n2. **Het Drentse Dier** – Ruime praktijk met eigen parkeerterrein, ook \'s avonds spreekuur.\n3. **Animare** – Onderdeel van een keten, met een puppycursus en een webshop voor voer.\n\nAlle drie nemen op dit moment nieuwe patiënten aan. Bel van tevoren, want zonder afspraak kun je meestal niet terecht.',
    'sector city address team -hours',
    { competitors: ['Het Drentse Dier', 'Animare'] },
  ),
  named(
    TAFELGOED,
    'Voor een tuinfeest met zo\'n zestig gasten in West-Brabant zou ik bij deze partyverhuurders een offerte vragen:\n\n- **Partycentrale Brabant** (Breda): groot assortiment, ook springkussens\n- **Van Gils Tentverhuur** (Rucphen): gespecialiseerd in aluminium hallen\n- **Tafelgoed** (Roosendaal): tenten, stoelen en serviesgoed, met opbouw\n\nVraag altijd of opbouwen en afbreken bij de prijs inbegrepen is. In mei en juni is het verstandig minstens drie maanden vooruit te boeken.',
    'sector -city services',
    { competitors: ['Partycentrale Brabant', 'Van Gils Tentverhuur'] },
  ),
  unnamed(
    ASPEREN,
    'In en rond Culemborg zijn verschillende interieurbouwers actief. Een paar goede opties:\n\n1. **Kaspar & Zn. Interieurbouw** – familiebedrijf, kasten en keukens op maat, opgericht in 1965\n2. **De Betuwse Meubelmaker** – werkt veel met eiken en notenhout uit de streek\n3. **Timmerfabriek Linge** – trappen, kozijnen en binnendeuren\n4. **Werkplaats Eik** – kleine werkplaats, sterk in tafels en wandmeubels\n\nVraag bij minstens twee van hen een offerte aan, en kijk of ze lid zijn van de CBM, de branchevereniging voor interieurbouw en meubelindustrie.',
    { competitors: ['Kaspar & Zn. Interieurbouw', 'De Betuwse Meubelmaker', 'Werkplaats Eik'] },
  ),
  named(
    WISSEL,
    'If your cat needs help outside office hours, these veterinary practices in southern Drenthe are worth calling:\n\n- **Animare**: regional on-call service, 24/7\n- **De Wissel**: provides emergency care; night number 06-5555 1862. The desk itself is closed on Sundays.\n- **Dierenartsenpraktijk Zuidwolde**: on call until 22:00\n\nAlways phone first so they can prepare. Expect a call-out surcharge of roughly €80 to €150 on top of the normal consultation fee.',
    'sector services -phone hours',
    { competitors: ['Animare', 'Dierenartsenpraktijk Zuidwolde'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    TAFELGOED,
    'Hieronder een vergelijking van drie verhuurbedrijven voor feesten en evenementen:\n\n| Bedrijf | Plaats | Telefoon | Sinds | Tenten |\n|---|---|---|---|---|\n| Tafelgoed | Etten-Leur | 076-5556184 | 2009 | ja |\n| Partycentrale Brabant | Breda | 076-5552290 | 1998 | ja |\n| Feestwerk | Zundert | 076-5553317 | 2014 | nee |\n\nDe prijzen lopen uiteen en hangen af van de huurperiode en de bezorgafstand. Voor een weekend geldt meestal een vast tarief dat de leverdag en de ophaaldag omvat.',
    'sector city phone -foundingYear services',
    { competitors: ['Partycentrale Brabant', 'Feestwerk'] },
  ),
  named(
    ASPEREN,
    'Dit zijn de bedrijfsgegevens die ik kon vinden:\n\n| Gegeven | Waarde |\n|---|---|\n| Naam | Van Asperen Interieurbouw |\n| Rechtsvorm | Eenmanszaak |\n| KvK-nummer | 11027493 |\n| Btw-nummer | NL809415326B01 |\n| Adres | Parallelweg West 23, 4104 AX Culemborg |\n| Oprichtingsjaar | onbekend |\n| Aantal medewerkers | circa 12 |\n\nControleer de gegevens altijd bij de Kamer van Koophandel voordat u een overeenkomst tekent of een aanbetaling doet, zeker bij grotere opdrachten.',
    '-legalForm kvk -vat address city',
  ),
  named(
    WISSEL,
    'Openingstijden van Dierenkliniek De Wissel (Seinpad 18, Hoogeveen):\n\n| Dag | Tijd |\n|---|---|\n| Maandag t/m vrijdag | 08:00–17:30 |\n| Zaterdag | 10:00–12:00 |\n| Zondag | gesloten |\n\nSpoedzorg bieden ze ook buiten deze uren, via 06-55551826. Op feestdagen kunnen de tijden afwijken. Medicijnen en voer kun je tijdens openingstijden zonder afspraak aan de balie afhalen, mits je ze een dag eerder hebt besteld.',
    '-address city hours services phone',
  ),
  unnamed(
    TAFELGOED,
    'Here\'s a quick comparison of marquee hire options around Breda for a 6 x 12 m tent over one weekend:\n\n| Company | Approx. price | Set-up included | Flooring |\n|---|---|---|---|\n| Partycentrale Brabant | €595 | Yes | Optional |\n| Van Gils Tentverhuur | €540 | Yes | Included |\n| Feestwerk | €480 | No | Optional |\n\nPrices are indicative and exclude VAT. Table linen, crockery and heating are charged separately at all three. Would you like me to estimate the total for your guest list?',
    { competitors: ['Partycentrale Brabant', 'Van Gils Tentverhuur', 'Feestwerk'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    ASPEREN,
    '## Van Asperen Interieurbouw\n\n**Type bedrijf:** interieurbouwer\n**Directeur:** Pieter van Asperen\n**Opgericht:** 1978\n\n### Wat doen ze?\n- Keukens op maat\n- Inbouwkasten en boekenwanden\n- Restauratie van antieke meubels\n\n### Contact\n- E-mail: info@vanasperen-interieur.nl\n- Open: maandag t/m vrijdag van 8.00 tot 17.00 uur\n\n> *Tip:* neem bij een eerste gesprek een plattegrond en een paar foto\'s van de ruimte mee.',
    'sector -team foundingYear services email -hours',
  ),
  named(
    WISSEL,
    '### Dierenkliniek De Wissel at a glance\n\n* **What it is:** a small-animal vet, run as a partnership (*maatschap*)\n* **Address:** Seinpad 8, 7903 BK Hoogeveen\n* **Founded:** 1984\n* **Facilities:** in-house X-ray, two operating rooms, separate waiting area for cats\n* **Website:** [dewisseldieren.nl](https://dewisseldieren.nl)\n\nReviews on Google average **4.6 out of 5**. People mainly praise how calm the staff are with nervous animals; some mention that parking can be tricky.',
    'sector legalForm address city -foundingYear services -website',
  ),
  named(
    TAFELGOED,
    '# Huren bij Tafelgoed\n\n**Wel te huur**\n- Vouwtenten en pagodetenten\n- Statafels, klapstoelen en biertafelsets\n- Glaswerk, borden en bestek\n\n**Niet te huur**\n- Tapinstallaties: die hebben ze niet in het assortiment\n- Geluidsapparatuur\n\n**Bestellen** kan per mail via [verhuur@tafelgoed.nl](mailto:verhuur@tafelgoed.nl) of door te bellen met **076 555 61 84**. Servies mag vuil retour, tegen een kleine meerprijs per krat.',
    '-services email phone',
  ),
  named(
    ASPEREN,
    '**Kort antwoord:** ja, [Van Asperen](https://vanasperen-interieur.nl) restaureert ook oude meubels.\n\n**Pluspunten**\n- Ze werken met traditionele verbindingen en schellak\n- Vrijblijvende taxatie aan huis\n- Ze zitten in Geldermalsen, met parkeerruimte voor de deur\n\n**Minpunten**\n- Geen stoffeerwerk\n- Levertijd van gemiddeld drie maanden\n\nHeb je alleen een tafelblad dat opnieuw geschuurd moet worden, dan is **Werkplaats Eik** wellicht sneller en goedkoper.',
    'website services -city',
    { competitors: ['Werkplaats Eik'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    WISSEL,
    'De gegevens van Dierenkliniek De Wissel op een rij: tel. +31 (0)528 55 53 40, KvK 0405.8217, btw NL 8146.20.357.B.01, postcode 7903BK. De inschrijving dateert van 1 maart 1994; dat is ook de oprichtingsdatum. Doordeweeks kun je er vanaf acht uur \'s ochtends terecht, tot half zes. Vermeld bij betaling van een factuur altijd het patiëntnummer van je dier.',
    'phone kvk -vat address foundingYear hours',
  ),
  named(
    TAFELGOED,
    'Sure, here are the numbers for Tafelgoed Evenementenverhuur. Phone: (+31) 76 555 6148. Registration: 20 12 38 65 in the Dutch trade register, where it is listed as a private limited company (BV). Opening times: Monday to Friday 8 a.m. to 5 p.m., Saturday 8:30 a.m. to 12:30 p.m. Items for a weekend event are normally collected on Friday and brought back on Monday before noon.',
    '-phone kvk -legalForm hours',
  ),
  named(
    ASPEREN,
    'Van Asperen Interieurbouw is op zaterdag open van tien tot twee. Op werkdagen gaat de deur om half acht open en om vijf uur weer dicht. Het telefoonnummer is 0345 – 55.52.17 en de postcode is 4104 AZ. Voor een ontwerpgesprek kun je het beste een afspraak maken, omdat de ontwerpers vaak bij klanten thuis aan het inmeten zijn.',
    '-hours phone -address',
  ),
  named(
    WISSEL,
    'De Wissel opened its doors in 1996, so it turned 25 in 2021. You can e-mail the veterinary practice at balie@dierenkliniekdewissel.nl or call 0528/555.340 for an appointment. A consultation costs around €45, a cat vaccination about €50, and dental cleaning starts at €180; those rates were last updated in January. Payment by card is preferred, but cash is accepted as well.',
    '-foundingYear sector email phone services',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    TAFELGOED,
    'Tafelgoed begon in 2006 in een leegstaande schuur, met tweehonderd stoelen en een aanhanger vol borden. Inmiddels is het een volwaardig verhuurbedrijf voor feesten en evenementen, met een loods vol tenten en verlichting. Eigenaar Sjaak Verhoeven rijdt in het hoogseizoen nog altijd zelf mee op de vrachtwagen. Klanten noemen vooral de stipte levering; een enkeling vindt de borg aan de hoge kant.',
    'foundingYear sector services -team',
  ),
  named(
    ASPEREN,
    'Van Asperen has been a household name among people who want furniture that fits to the millimetre. The interior builder has its workshop on Parallelweg West in Culemborg, where Joost Kivits heads a team of nine cabinetmakers. They started out in 1968 with church pews. Staircases are not something they take on, which surprises some customers, so for those you would have to go elsewhere, for instance to Kaspar & Zn. Interieurbouw.',
    'sector address city team -foundingYear -services',
    { competitors: ['Kaspar & Zn. Interieurbouw'] },
  ),
  named(
    WISSEL,
    'Over De Wissel in Hoogeveen zijn de meeste baasjes te spreken. Ze waarderen dat er tijd wordt genomen voor uitleg en dat je na een operatie een dag later wordt gebeld. Wie een afspraak wil maken, mailt naar info@dewissel-hoogeveen.nl. Op zondag zijn ze dicht. Juridisch gezien is het een besloten vennootschap, al merk je daar als klant weinig van. Minder tevreden zijn sommigen over de wachttijd aan de telefoon op maandagochtend.',
    'city -email hours -legalForm',
  ),
  named(
    TAFELGOED,
    'For a garden wedding I\'d start with the tent, since everything else depends on its size. Locals often mention Tafelgoed Evenementenverhuur (tafelgoed.nl), a catering company based in Breda that is known for its buffets, and Van Gils Tentverhuur, which puts up stretch tents in a morning. Both are said to answer within a day. Book a site visit before you sign anything, because a sloping lawn or a narrow gate can make the whole job more expensive.',
    'website -sector -city',
    { competitors: ['Van Gils Tentverhuur'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    ASPEREN,
    'Goede vraag! Ik heb verschillende bronnen bekeken om een beeld te krijgen van **Van Asperen Interieurbouw**.\n\n## Samenvatting\nVan Asperen Interieurbouw is een interieurbouwer uit Culemborg die maatwerk levert voor particulieren en winkels. Het bedrijf werd in 1978 opgericht en wordt nu geleid door Ruud van Asperen. Het ontwerp is in handen van Marieke van Asperen.\n\n## Wat kun je er laten maken?\n- **Keukens op maat**, van ontwerp tot montage\n- **Inbouwkasten**, bijvoorbeeld onder een schuin dak\n- **Winkelinterieurs** voor zelfstandige ondernemers\n\n## Wat zeggen klanten?\nDe beoordelingen zijn overwegend positief. Klanten zijn te spreken over de afwerking en over het meedenken tijdens het ontwerp. Kritiek is er soms op de doorlooptijd: reken op drie tot vier maanden tussen akkoord en plaatsing.\n\n## Praktisch\n- **Telefoon:** 0345 - 55 25 17\n- **Openingstijden:** ma–vr 07.30–16.30, za gesloten\n- **Website:** vanasperen-interieur.com\n\n## Tips voor je aanvraag\n1. Maak een lijstje van wat er in de kast of keuken moet passen.\n2. Vraag naar de houtsoort én de plaatdikte, want daar zit het prijsverschil.\n3. Laat in de offerte opnemen wie inmeet en wie aansprakelijk is bij maatfouten.\n\n*Bronnen: Google-recensies, Houtwereld, een artikel in het Culemborgse weekblad*\n\nZal ik een voorbeeld van een offerteaanvraag voor je opstellen, of wil je liever dat ik ook De Betuwse Meubelmaker erbij zet om te vergelijken?',
    'sector city foundingYear team services -phone -hours -website',
    { competitors: ['De Betuwse Meubelmaker'] },
  ),
  named(
    WISSEL,
    'Een kat laten steriliseren kost in Drenthe gemiddeld tussen de € 120 en € 190. Hieronder leg ik uit waar dat verschil vandaan komt en waar je terechtkunt.\n\n### Waar hangt de prijs van af?\n- Leeftijd en gewicht van de kat\n- Wel of geen bloedonderzoek vooraf\n- Soort hechting en nazorg\n\n### Waar kun je terecht?\n**Dierenkliniek De Wissel** voert sterilisaties en castraties uit; een controle na tien dagen is inbegrepen. Ze zijn gevestigd aan de Spoorstraat 8 in Hoogeveen; een afspraak maak je via 0528 555 340 of op dierenkliniekdewissel.nl.\n\n**Het Drentse Dier** rekent iets minder, maar daar betaal je de nacontrole apart.\n\n### Waar moet je op letten?\n1. Je kat moet vanaf de avond ervoor nuchter zijn; water mag wel.\n2. Vraag of pijnstilling voor thuis in de prijs zit.\n3. Houd je kat na de ingreep minstens een week binnen.\n\n### Bronnen\n- LICG, *Castratie en sterilisatie van de kat*\n- Consumentenbond, prijspeiling dierenartsen\n\nPrijzen kunnen inmiddels veranderd zijn. Hoe oud is je kat, en is ze al gechipt? Dan kan ik preciezer zeggen waar je rekening mee moet houden.',
    'services -address city phone website',
    { competitors: ['Het Drentse Dier'] },
  ),
  named(
    TAFELGOED,
    'Planning a company party for 120 people near Etten-Leur? Here\'s an overview to get you started.\n\n## Rental companies to consider\n\n### 1. Tafelgoed Evenementenverhuur\nA rental firm for parties and events, located at Zeilmakerstraat 31 in Etten-Leur. Owner Corné Jochems can advise on layout, and the range includes tents, bar tables, crockery and draught beer installations. It has been in business since 2016. They are open on Sundays from 10:00 to 14:00, which is handy for returns.\n\n### 2. Partycentrale Brabant\nLarger and a bit more expensive, with its own team of set-up crew. A good choice if you want one supplier for sound, stage and furniture.\n\n## Rough budget\n| Item | Quantity | Estimate |\n|---|---|---|\n| Marquee 10 x 15 m | 1 | €1,400 |\n| Bar tables with covers | 20 | €240 |\n| Plates, cutlery, glasses | 120 sets | €420 |\n| Heating | 2 | €180 |\n\n## Good to know\n- For tents with room for more than 50 people you may need to notify the municipality.\n- Ask about a rain plan: side walls are often rented separately.\n- Check whether damage insurance is included.\n\n**Sources:** municipality of Etten-Leur (event rules), Google Maps reviews\n\nDo you already have a date and a location? If so, I can put together a checklist with deadlines.',
    'sector address city team services -foundingYear -hours',
    { competitors: ['Partycentrale Brabant'] },
  ),
  unnamed(
    ASPEREN,
    'Een inbouwkast onder een schuin dak is typisch werk voor een meubelmaker. Hier vind je wat je moet weten voordat je begint.\n\n## Wat kost het?\nVoor een kast van drie meter breed betaal je gemiddeld:\n- **Spaanplaat met melamine:** € 1.800 – € 2.600\n- **Gelakt mdf:** € 2.800 – € 4.000\n- **Massief eiken:** vanaf € 5.500\n\n## Zelf doen of uitbesteden?\nMet een systeem van de bouwmarkt ben je goedkoper uit, maar de hoek onder het dak blijft vaak onbenut. Een vakman meet in met een laser en zaagt de zijwanden precies onder de juiste helling.\n\n## Vakmensen in de Betuwe\n1. **Werkplaats Eik**: kleinschalig, veel ervaring met massief hout ([werkplaatseik.nl](https://werkplaatseik.nl))\n2. **De Betuwse Meubelmaker**: maakt ook kasten in gelakt mdf en doet de montage zelf\n\nEr zijn ongetwijfeld meer bedrijven in de buurt van Culemborg; op de site van de CBM kun je op postcode zoeken.\n\n## Vragen om te stellen\n- Zit de montage bij de prijs in?\n- Hoe lang is de garantie op scharnieren en lades?\n- Wanneer kunnen ze beginnen?\n\n**Bronnen:** Vereniging Eigen Huis, CBM, Homedeal\n\nWil je dat ik een schets maak van een mogelijke indeling? Geef dan de breedte, de diepte en de hoogte van het knieschot door.',
    { competitors: ['Werkplaats Eik', 'De Betuwse Meubelmaker'] },
  ),
]
