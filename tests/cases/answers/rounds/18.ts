/** Answers by somebody who had not read the rules: a bookkeeper, a day nursery and a law firm. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BOSUIL, MARLOWE, ROSSUM } from '#tests/cases/answers/companies/18.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(BOSUIL, 'Ik kon geen specifieke informatie vinden over Kinderdagverblijf De Bosuil in Apeldoorn. Je kunt het Landelijk Register Kinderopvang (LRK) raadplegen: daarin staan alle geregistreerde locaties.'),
  unnamed(
    MARLOWE,
    'I couldn\'t find any reliable information about a law firm called **Marlowe Legal**. It isn\'t mentioned in the sources I checked, so I don\'t want to guess at its address or its lawyers.\n\nIf you\'re looking for an immigration lawyer in Amsterdam, these firms came up instead:\n\n- **Canal Law** – Keizersgracht 62, founded in 2005, +31 20 330 44 55\n- **ExpatRight** – online only, fixed fees from €450\n\nYou can also use the "Find a lawyer" tool of the Netherlands Bar (advocatenorde.nl), where every registered lawyer is listed with his or her areas of law. If you have a link to the firm\'s website, send it to me and I\'ll take another look.',
    { competitors: ['Canal Law', 'ExpatRight'] },
  ),
  unnamed(ROSSUM, 'Mijn zoekopdracht naar "Van Rossum Administratie" leverde niets op. Weet je zeker dat de naam klopt?'),
  named(
    ROSSUM,
    'Ik heb geen klantbeoordelingen van Van Rossum Administratie kunnen vinden, niet op Google en ook niet op Trustpilot. Dat zegt op zich weinig: kleine kantoren krijgen hun klanten vaak via via.\n\nWat wél te vinden is:\n\n- Het kantoor is een **eenmanszaak** met KvK-nummer **32089174**.\n- Het is gevestigd aan de **Leusderweg 114** in **Amersfoort**.\n- Eigenaar is **Esther van Rossum**.\n- De werkzaamheden bestaan vooral uit btw-aangiftes en jaarrekeningen voor zzp\'ers.\n\nEen kennismakingsgesprek is meestal gratis. Vraag daarin naar het uurtarief, de boekhoudsoftware en wie de werkzaamheden waarneemt bij vakantie of ziekte.',
    'legalForm -kvk -address city team services',
  ),
  named(BOSUIL, 'De tarieven van KDV De Bosuil staan niet online. Bel daarvoor met 055-5556190 of mail naar planning@kdvdebosuil.nl.', 'phone email'),
]

export const NAMES: AnswerCase[] = [
  unnamed(BOSUIL, 'De bosuil is de meest voorkomende uil van Nederland. Rond Apeldoorn hoor je hem vooral in de herfst roepen.'),
  unnamed(MARLOWE, 'Christopher Marlowe was an English playwright who died in 1593; his legal troubles in the last month of his life are well documented.'),
  named(ROSSUM, 'Voor je jaarrekening kun je in Amersfoort terecht bij administratiekantoor van rossum, al sinds 2003.', 'services city foundingYear'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(BOSUIL, 'Camping De Bosuil in Weert ligt aan de rand van natuurgebied De IJzeren Man. Poppodium De Bosuil zit in dezelfde gemeente en programmeert vooral rock en blues.'),
  named(
    MARLOWE,
    'There seem to be two firms with this name, so let me list both:\n\n- **Marlowe Legal (Amsterdam)**: a law firm at Herengracht 318, run by Claire Marlowe, specialised in immigration law.\n- **Marlowe Solicitors (London)**: a family law practice at 12 Chancery Lane, established in 1974.\n\nWhich one do you mean?',
    'city sector address team services',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    MARLOWE,
    'Here are some well-regarded options for immigration and employment law in Amsterdam:\n\n1. **Everts & Blake Attorneys**\n   - Location: Apollolaan 150\n   - Founded: 1992\n   - Best for: large companies and HR departments\n   - Phone: +31 20 670 10 10\n\n2. **Marlowe Legal**\n   - Location: Herengracht 318\n   - Founded: 2010\n   - Best for: individuals who need a residence permit, and small employers\n   - Phone: +31 20 555 8136\n\n3. **Canal Law**\n   - Location: Keizersgracht 62\n   - Founded: 2005\n   - Best for: litigation and appeals\n   - Phone: +31 20 330 44 55\n\n**Tips before you choose**\n- Ask for a fixed fee where possible.\n- Check whether the lawyer is registered for immigration law with the Netherlands Bar.\n- A first consultation usually costs between €100 and €200.\n\nWould you like me to narrow this down to firms that offer evening appointments?',
    'city address -foundingYear services phone',
    { competitors: ['Everts & Blake Attorneys', 'Canal Law'] },
  ),
  named(
    ROSSUM,
    'Op zoek naar een boekhouder in Amersfoort? Dit zijn vier kantoren die vaak worden genoemd:\n\n- **Eemland Administraties** (Stadsring 99): 12 medewerkers, ook voor mkb. Vanaf € 95 per maand.\n- **Van Rossum Administratie** (Leusderweg 141): klein en persoonlijk, vooral voor zzp\'ers; ook salarisadministratie. Vanaf € 65 per maand. Tel. 033 555 47 21.\n- **KeiCijfers** (volledig online): vaste prijs van € 39 per maand. Opgericht in 2019.\n- **Boekhoudkantoor De Balans** (Soest): sinds 1986, sterk in agrarische bedrijven. Tel. 035 601 22 33.\n\nWaar moet je op letten?\n\n1. Is het kantoor aangesloten bij een beroepsorganisatie zoals NOAB?\n2. Werkt het met software die jij prettig vindt?\n3. Zijn aangiften bij de prijs inbegrepen?\n\nLaat gerust weten wat je omzet en rechtsvorm zijn, dan kan ik een gerichter advies geven.',
    'city address services -phone sector',
    { competitors: ['Eemland Administraties', 'KeiCijfers', 'Boekhoudkantoor De Balans'] },
  ),
  named(
    BOSUIL,
    'Kinderopvang in Apeldoorn, op alfabet:\n\n| Naam | Soort opvang | Uurtarief 2025 | Wachtlijst |\n|---|---|---|---|\n| De Kleine Beer | dagopvang | € 10,95 | 6 maanden |\n| Kinderdagverblijf De Bosuil | babyopvang, peuteropvang, bso | € 11,10 | 4 maanden |\n| Kinderopvang Het Eikeltje | dagopvang | € 10,80 | geen |\n\n**Toelichting**\n* De maximale vergoeding via de kinderopvangtoeslag is in 2025 € 10,71 per uur.\n* De Bosuil is een stichting zonder winstoogmerk en werkt met vaste groepen.\n* Het Eikeltje is in 2020 geopend en heeft daardoor nog plek.\n\nSchrijf je bij twee of drie locaties tegelijk in; dat is vaak gratis. Zal ik uitrekenen hoeveel toeslag je ongeveer krijgt?',
    'city services legalForm sector',
    { competitors: ['De Kleine Beer', 'Kinderopvang Het Eikeltje'] },
  ),
  named(
    BOSUIL,
    'Ik heb drie opties voor buitenschoolse opvang in Apeldoorn voor je gevonden:\n\n**1. Speelhuis Veluwe**\n📍 Jachtlaan 210\n🕐 Ma–vr tot 18.00 uur\n👤 Locatiemanager: Inge Post\n\n**2. KDV De Bosuil**\n📍 Loolaan 73\n🕐 Ma–vr 7.00–18.00 uur\n👤 Locatiemanager: Sanne Wolters\n\n**3. De Kleine Beer**\n📍 Deventerstraat 15\n🕐 Ma–do tot 18.30 uur\n👤 Locatiemanager: niet bekend\n\nBij alle drie is er opvang in de schoolvakanties, maar let op: bij sommige locaties betaal je daarvoor een apart pakket. Vraag ook of ze kinderen ophalen bij jouw school, want dat verschilt per wijk. Een rondleiding kun je meestal via het formulier op de website aanvragen.',
    'services city address -hours team',
    { competitors: ['Speelhuis Veluwe', 'De Kleine Beer'] },
  ),
  unnamed(
    ROSSUM,
    'Goede boekhouders voor zzp\'ers in de regio Amersfoort zijn onder andere:\n\n1. **Eemland Administraties** – Stadsring 99, Amersfoort. Telefoon 033 461 00 11. Actief sinds 1997.\n2. **KeiCijfers** – online boekhouder, vaste prijs per maand, opgericht in 2019 door Ruben Kamphuis.\n3. **Boekhoudkantoor De Balans** – Soest, met een tweede vestiging in Baarn.\n\nHet verschil zit vooral in de manier van werken. Bij een online kantoor scan je zelf je bonnen; bij een traditioneel kantoor lever je ze per kwartaal aan en bespreek je de cijfers aan tafel. Reken op € 40 tot € 120 per maand.\n\nHeb je personeel? Vraag dan ook naar de kosten per loonstrook. Wil je dat ik een checklist maak voor het kennismakingsgesprek?',
    { competitors: ['Eemland Administraties', 'KeiCijfers', 'Boekhoudkantoor De Balans'] },
  ),
  named(MARLOWE, 'Quick picks: ExpatRight (cheap, online), Marlowe Legal (Amsterdam, residence permits), Canal Law (appeals).', 'city services', { competitors: ['ExpatRight', 'Canal Law'] }),
]

export const TABLES: AnswerCase[] = [
  named(
    MARLOWE,
    '| | Marlowe Legal | Everts & Blake Attorneys |\n|---|---|---|\n| **Founded** | 2013 | 1992 |\n| **Staff** | 15 | 70 |\n| **Managing partner** | Peter Lindqvist | Joan Blake |\n| **Address** | Herengracht 318, Amsterdam | Apollolaan 150, Amsterdam |\n| **E-mail** | info@marlowelegal.nl | office@evertsblake.nl |\n| **Opening hours** | Mon–Fri 9:00–17:30 | Mon–Fri 8:30–18:00 |\n| **Typical hourly rate** | €225–€290 | €320–€450 |\n\n**Bottom line:** for a straightforward residence permit, Marlowe Legal is the more affordable choice. If you represent a company with dozens of expats, the bigger team of Everts & Blake Attorneys may be worth the extra cost. Rates are excluding 21% VAT and were taken from client reports, so ask both firms for a written quote first.',
    'foundingYear -team address city -email hours services',
    { competitors: ['Everts & Blake Attorneys'] },
  ),
  named(
    BOSUIL,
    '### Kinderdagverblijf De Bosuil – gegevens\n\n| Onderdeel | Informatie |\n|---|---|\n| Houder | Stichting Kinderopvang De Bosuil |\n| KvK-nummer | 08081964 |\n| Adres | Loolaan 73, 7314 AC Apeldoorn |\n| Telefoon | 055 - 555 16 90 |\n| Website | www.kdvdebosuil.nl |\n| Aantal kindplaatsen | 64 |\n| Openingstijden | maandag t/m vrijdag 07:30–18:30 |\n| Laatste GGD-inspectie | maart 2024 |\n\nVolgens het inspectierapport voldeed de locatie aan alle getoetste eisen. De GGD sprak daarvoor met locatiemanager Sanne Wolters en met twee pedagogisch medewerkers. Het volledige rapport kun je inzien in het Landelijk Register Kinderopvang. Let op dat rapporten een momentopname zijn; ga dus vooral ook zelf kijken op een gewone doordeweekse ochtend.',
    'legalForm -kvk address city -phone website hours team',
  ),
  named(
    ROSSUM,
    'Ik heb de openingstijden van drie kantoren naast elkaar gezet:\n\n| Dag | Van Rossum Administratie | Eemland Administraties |\n|:--|:--|:--|\n| Maandag | 09:00–17:00 | 08:30–17:30 |\n| Dinsdag | 09:00–17:00 | 08:30–17:30 |\n| Woensdag | 09:00–17:00 | 08:30–17:30 |\n| Donderdag | 09:00–17:00 | 08:30–20:00 |\n| Vrijdag | 09:00–13:00 | 08:30–17:30 |\n| Zaterdag | gesloten | op afspraak |\n\nVan het derde kantoor, Boekhoudkantoor De Balans, vond ik geen openingstijden. Wil je \'s avonds langskomen, dan is Eemland Administraties op donderdag de beste optie. Bij Van Rossum Administratie kun je buiten deze tijden wel mailen naar administratie@vanrossumadministratie.nl. Rond 1 mei is het bij alle kantoren druk.',
    'hours -email',
    { competitors: ['Eemland Administraties', 'Boekhoudkantoor De Balans'] },
  ),
  named(ROSSUM, '| Kantoor | Sinds | Plaats |\n|---|---|---|\n| Boekhoudkantoor De Balans | 1986 | Soest |\n| Van Rossum Administratie | 2003 | Leusden |', 'foundingYear -city', { competitors: ['Boekhoudkantoor De Balans'] }),
]

export const FACTS: AnswerCase[] = [
  named(ROSSUM, 'Esther van Rossum begon haar boekhoudkantoor, Van Rossum Administratie, in 2003 aan de keukentafel. Sinds 2014 zit ze aan de Leusderweg.', 'team sector foundingYear address'),
  named(ROSSUM, 'Het btw-id van Van Rossum Administratie is NL005432391B15 en het KvK-nummer is 32098174.', '-vat kvk'),
  named(BOSUIL, 'Kinderdagverblijf De Bosuil in Apeldoorn heeft vier groepen, bestaat al ruim 25 jaar en is in 2021 uitgebreid met een natuurtuin.', 'city'),
  named(BOSUIL, 'De directeur van KDV De Bosuil heet Marieke Hulshof; de stichting is in 1998 opgericht.', '-team legalForm foundingYear'),
  named(MARLOWE, 'Marlowe Legal B.V. is registered with the Dutch Chamber of Commerce (KvK 57391842). Its VAT number is NL866131836B01.', 'legalForm kvk -vat'),
  named(MARLOWE, 'You can call Marlowe Legal on 020 555 81 63.', '-phone'),
]

export const PROSE: AnswerCase[] = [
  named(
    ROSSUM,
    'Wie als zzp\'er in Amersfoort zijn cijfers wil uitbesteden, heeft ruime keuze. De grote kantoren aan de Stadsring rekenen vaak meer dan honderd euro per maand. Van Rossum Administratie is een stuk kleiner: Esther van Rossum doet vrijwel alles zelf, met één parttime medewerker. Ze begon in 2006, na tien jaar bij de Belastingdienst, en heeft nu ongeveer tachtig vaste klanten. Die komen bij haar voor de btw-aangifte en de aangifte inkomstenbelasting; enkele klanten met personeel laten haar ook de loonadministratie doen.\n\nHet nadeel van zo\'n klein kantoor is de bereikbaarheid. In de zomervakantie neemt niemand de telefoon op. Dan is Eemland Administraties, met twaalf medewerkers en een eigen helpdesk op 033 461 00 11, praktischer. Een offerte van Van Rossum Administratie vraag je aan via info@vanrossumadministratie.nl.',
    'city team -foundingYear services email',
    { competitors: ['Eemland Administraties'] },
  ),
  named(
    MARLOWE,
    'When our start-up hired its first engineer from India, we had no idea how the Dutch highly skilled migrant scheme worked. Canal Law quoted us a price that we couldn\'t afford. A friend then pointed us to Marlowe Legal, a small law firm on the Herengracht in Amsterdam. Daan Verbeek, one of the partners, took over the whole residence permit procedure, and six weeks later our engineer was able to start.\n\nClaire Marlowe founded the firm in 2013 after leaving a large London practice that had been around since 1890. All the lawyers work in English, and they also help with employment law, for example with contracts and settlement agreements. We paid a fixed fee of €1,750. If you want to reach them, e-mail hello@marlowelegal.nl or just walk in for an appointment.',
    'sector address city team services foundingYear -email',
    { competitors: ['Canal Law'] },
  ),
  named(
    BOSUIL,
    'Na maanden op de wachtlijst bij Speelhuis Veluwe kregen we een plek bij Kinderdagverblijf De Bosuil, en daar zijn we achteraf blij mee. De opvang zit aan de Loolaan 37 in Apeldoorn, op fietsafstand van het station, en heeft een grote tuin met kippen. Onze dochter ging er vanaf vier maanden naar de babyopvang en stroomt volgende maand door naar de peuteropvang.\n\nWat ons opvalt, is dat er weinig verloop is onder de leidsters. Locatiemanager Sanne Wolters kent alle kinderen bij naam. De opvang is open van maandag tot en met vrijdag, van 7.30 tot 18.30 uur, en dat is net genoeg als je in Utrecht werkt. Minpuntje: ruilen van dagen kan alleen binnen dezelfde maand. Bij Speelhuis Veluwe, dat pas in 2016 is begonnen, is dat naar verluidt soepeler.',
    '-address city services team hours',
    { competitors: ['Speelhuis Veluwe'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    ROSSUM,
    '**Van Rossum Administratie** is een boekhoudkantoor in **Amersfoort** dat zich richt op zzp\'ers en kleine mkb-bedrijven.[1]\n\n**Overzicht**\n- **Eigenaar:** Esther van Rossum\n- **Opgericht:** 2005\n- **Adres:** Leusderweg 141, 3817 KC Amersfoort\n- **Telefoon:** 033-5554712\n- **E-mail:** info@vanrossumadministratie.nl\n- **Rechtsvorm:** vof\n- **KvK-nummer:** 32098147\n\n**Diensten**[1][2]\n- Btw-aangiften\n- Jaarrekeningen\n- Aangifte inkomstenbelasting\n- Salarisadministratie\n\n**Openingstijden**\nMaandag t/m donderdag 9.00–17.00 uur, vrijdag 9.00–13.00 uur.\n\nVoor actuele tarieven kun je het beste rechtstreeks contact opnemen.\n\n**Bronnen**\n[1] https://vanrossumadministratie.nl/over\n[2] https://www.boekhouder-vergelijken.nl/amersfoort',
    'sector city team -foundingYear address phone email -legalForm -kvk services hours website',
  ),
  named(
    ROSSUM,
    'Het telefoonnummer van **Van Rossum Administratie** in Amersfoort is **033 555 47 12**.\n\nJe kunt het kantoor bereiken op:\n\n- Maandag t/m vrijdag: 09.00 – 17.00 uur\n- Weekend: gesloten\n\nAndere manieren om contact op te nemen:\n✉️ contact@vanrossumadministratie.nl\n🌐 vanrossumadministratie.nl\n📍 Leusderweg 141, Amersfoort\n\nIn drukke periodes, zoals maart en april, kan het voorkomen dat je de voicemail krijgt. Spreek dan een bericht in met je naam en je telefoonnummer, of stuur een e-mail; volgens de website krijg je binnen één werkdag antwoord. Gaat het om een spoedvraag over een naheffing, bel dan ook de BelastingTelefoon: 0800-0543.\n\nKan ik je nog ergens anders mee helpen?',
    'city phone -hours -email website address',
  ),
  named(
    ROSSUM,
    'Hier is een vergelijking tussen **Administratiekantoor Van Rossum** en **KeiCijfers**, op basis van hun websites:\n\n**Administratiekantoor Van Rossum**\n- Persoonlijk contact, vast aanspreekpunt (Esther van Rossum)\n- Kantoor in Amersfoort, Utrechtseweg 18\n- Vanaf € 65 per maand\n- Ook salarisadministratie mogelijk\n\n**KeiCijfers**\n- Alles online, contact via chat\n- Opgericht in 2019, geen bezoekadres\n- € 39 per maand\n- Geen loonstroken\n\n**Wat past bij jou?**\nHeb je personeel of wil je af en toe overleggen, dan is Van Rossum de betere keuze. Draai je alleen een eenvoudige zzp-boekhouding en vind je het prima om zelf bonnetjes te scannen, dan ben je bij KeiCijfers voordeliger uit.\n\nZal ik de verschillen in kosten over een heel jaar uitrekenen?',
    'team city -address services',
    { competitors: ['KeiCijfers'] },
  ),
  named(
    BOSUIL,
    'Kinderdagverblijf De Bosuil is een kinderdagverblijf in Apeldoorn voor kinderen van 0 tot 4 jaar, met daarnaast **buitenschoolse opvang** tot 12 jaar.\n\n**Belangrijkste informatie**\n* **Adres:** Loolaan 73, 7314 AC Apeldoorn\n* **Openingstijden:** maandag t/m vrijdag van 7.30 tot 18.30 uur\n* **Directeur:** Petra Oosterhof\n* **Opgericht in:** 1989\n* **Telefoon:** 055 555 61 90\n\n**Pedagogische visie**\nDe Bosuil werkt met vaste gezichten en veel buitenspelen. Kinderen eten \'s middags warm en de maaltijden zijn vegetarisch.\n\n**Aanmelden**\nDat doe je via het formulier op kdvdebosuil.nl. Houd rekening met een wachtlijst van enkele maanden, vooral voor de dinsdag en de donderdag.\n\n*Let op: ik kan geen actuele plaatsingsmogelijkheden inzien.*',
    'sector city services address hours -team -foundingYear phone website',
  ),
  named(
    BOSUIL,
    'Ja, voor zover ik kan nagaan is **De Bosuil** een betrouwbare keuze. Dit heb ik gevonden over Kinderdagverblijf De Bosuil:\n\n✅ Geregistreerd in het Landelijk Register Kinderopvang\n✅ Houder is een stichting (KvK 08018946), dus zonder winstoogmerk\n✅ Laatste GGD-rapport zonder tekortkomingen\n✅ Ouders geven gemiddeld een 8,9\n\n⚠️ Er was in 2019 een klacht over de groepsgrootte. Die is volgens de Geschillencommissie opgelost.\n\nDe locatie zit in Apeldoorn, aan de Loolaan. Wil je zelf kijken? Bel dan 055 555 69 10 voor een rondleiding. Vraag ook eens rond bij andere ouders op het schoolplein: zij weten vaak het best hoe het er dagelijks aan toegaat. Ter vergelijking: De Kleine Beer, aan de Deventerstraat 15, scoort een 8,4.',
    'legalForm -kvk city address -phone',
    { competitors: ['De Kleine Beer'] },
  ),
  named(
    BOSUIL,
    'Here\'s what I found about **KDV De Bosuil**:\n\n- **Type:** day-care centre (kinderdagverblijf) run by a non-profit foundation (stichting)\n- **City:** Apeldoorn\n- **Founded:** 1996\n- **Ages:** 0–12, including after-school care (buitenschoolse opvang)\n- **Hours:** weekdays from 7:30 to 18:30, closed at weekends\n- **Director:** Tanja Nijhof\n- **Contact:** info@kdvdebosuil.nl or 055 555 61 90\n\n**Language:** staff speak Dutch with the children, but several of them also speak English, so communication with international parents shouldn\'t be a problem. Registration forms are in Dutch only.\n\n**Costs:** about €11 per hour. If both parents work or study, you may be eligible for childcare benefit (kinderopvangtoeslag). Would you like help estimating how much you\'d receive?',
    'sector legalForm city -foundingYear services hours team -email phone',
  ),
  named(
    MARLOWE,
    '**Marlowe Legal** is an Amsterdam-based law firm that mainly serves expats, international employees and start-ups. [1]\n\n**Practice areas**\n- Immigration law, including residence permits and the highly skilled migrant scheme\n- Employment law (contracts, dismissal, settlement agreements)\n\n**Key people**\n- Claire Marlowe, founding partner\n- Daan Verbeek, partner\n\n**Contact details**\n- Address: Herengracht 318, 1016 CD Amsterdam\n- Phone: +31 (0)20 555 81 63\n- E-mail: desk@marlowelegal.nl\n- Website: https://www.marlowe-legal.com\n\n**Hours:** Monday to Friday, 9:00–17:30.\n\n**Fees:** the firm offers fixed fees for most permit applications; litigation is billed by the hour. [2]\n\nSources:\n[1] The Legal Guide Netherlands 2024\n[2] Expat Focus forum',
    'city sector services team address -phone email -website hours',
  ),
  named(
    MARLOWE,
    'Good question! I can\'t give legal advice, but I can tell you what\'s publicly known about Marlowe Legal:\n\n1. **Background:** founded in 2009 by Claire Marlowe, a former London solicitor.\n2. **Size:** around fifteen people, all working in English.\n3. **Office:** Herengracht 381, in Amsterdam\'s canal belt.\n4. **Focus:** employment law and immigration law.\n5. **Registration:** KvK 57391824.\n\n**Reviews:** 4.7 out of 5 on Google, based on 118 reviews. Clients praise the clear explanations; a few mention that replies can be slow in summer.\n\n**Alternatives:** Everts & Blake Attorneys (established 1992) is bigger and pricier, while ExpatRight is a good budget option if your case is simple.\n\nWhichever firm you choose, make sure you get the fee agreement in writing before any work starts.',
    '-foundingYear team -address city services -kvk',
    { competitors: ['Everts & Blake Attorneys', 'ExpatRight'] },
  ),
  named(
    MARLOWE,
    'Marlowe Legal is een Engelstalig advocatenkantoor in Amsterdam, gespecialiseerd in **immigratierecht en arbeidsrecht** voor expats.\n\n**Praktische gegevens**\n- Rechtsvorm: maatschap\n- Adres: Herengracht 318, 1016 CD Amsterdam\n- Telefoon: 020-5558136\n- Website: marlowelegal.nl\n- Openingstijden: ma t/m vr 8.30–18.00 uur, in het weekend gesloten\n\n**Kosten**\nEen eerste gesprek van een halfuur kost € 95. Voor een verblijfsvergunning werkt het kantoor met een vast bedrag. Gefinancierde rechtsbijstand (toevoeging) is niet mogelijk.\n\n**Let op:** heb je een laag inkomen, dan kun je beter eerst het Juridisch Loket bellen (0800-8020). Dat is gratis en verwijst je zo nodig door naar een advocaat die wel op basis van toevoeging werkt.',
    'sector city services -legalForm address phone website -hours',
  ),
  unnamed(
    MARLOWE,
    'If you\'ve been dismissed in the Netherlands, act quickly: you usually have only two months to go to court. Here\'s what I\'d do:\n\n1. **Don\'t sign anything yet.** A settlement agreement can be withdrawn within 14 days, but it\'s better not to sign too soon.\n2. **Collect your documents**, such as your contract, payslips and e-mails.\n3. **Talk to an employment lawyer.** In Amsterdam, Canal Law (Keizersgracht 62, +31 20 330 44 55) and Everts & Blake Attorneys (since 1992) both have English-speaking lawyers.\n4. **Check your insurance.** Legal expenses insurance may cover the costs.\n\nIf your residence permit depends on your job, tell the lawyer straight away, as you may have only three months to find a new sponsor.\n\nWould you like a draft e-mail to send to your employer?',
    { competitors: ['Canal Law', 'Everts & Blake Attorneys'] },
  ),
  named(
    MARLOWE,
    'Short answer: yes, **Marlowe Legal** looks legitimate.\n\n- It is a registered B.V. with its office in Amsterdam.\n- It was founded in 2013.\n- Claire Marlowe and Daan Verbeek, its two partners, are both listed on the website of the Netherlands Bar.\n- I found no disciplinary decisions against either of them.\n\nThings I could not verify: the success rate that some review sites mention, and whether the fees are still up to date. Be careful with e-mails asking you to transfer money to a foreign account; scammers sometimes use the names of real firms. When in doubt, call the office yourself on 020 555 81 36.',
    'legalForm city foundingYear team phone',
  ),
]
