/** Answers about a dental practice, an installer of heating and an estate agent, by a stranger to the rules. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { HVM, KROON, WIERSMA } from '#tests/cases/answers/companies/23.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KROON,
    'Sorry, over Tandartspraktijk De Kroon in Apeldoorn kan ik niets vinden. Zal ik kijken of Mondzorg Het Loo nog nieuwe patiënten aanneemt? Die praktijk kom ik in Apeldoorn wel tegen.',
    { competitors: ['Mondzorg Het Loo'] },
  ),
  named(
    HVM,
    'Over HVM Makelaars kan ik je maar een beetje vertellen. Wat ik wel heb gevonden: het is een makelaarskantoor aan de Schotersingel in Haarlem, en het helpt mensen onder meer bij het aankopen van een huis.\n\nWat ik níet heb kunnen vaststellen:\n- wie de eigenaren zijn;\n- sinds wanneer het kantoor bestaat;\n- hoe klanten het beoordelen. Op de gebruikelijke beoordelingssites zag ik geen profiel dat ik met zekerheid aan dit kantoor kan koppelen.\n\nOf het kantoor betrouwbaar is, durf ik op basis hiervan niet te zeggen. Vraag bij een kennismaking naar het lidmaatschap van NVM, VBO of Vastgoedpro en naar de laatste tien transacties in jouw wijk.',
    'city -address sector services',
  ),
  unnamed(
    WIERSMA,
    'I\'m sorry, but I don\'t have any verified information about a company called Wiersma Installatietechniek. Wiersma is a very common Frisian surname, and there are dozens of small businesses using it, so I would rather not guess at a phone number or address that may turn out to be someone else\'s.\n\nA few ways to find it yourself:\n\n1. Search the Dutch Business Register (KVK) by trade name.\n2. Check whether the firm is listed with Techniek Nederland, the trade association for installers.\n3. Look at the sticker on your boiler or heat pump; installers usually put their details there.\n\nIf you can share a website link, I\'m happy to help you assess what it says.',
  ),
  named(
    KROON,
    'Er is weinig te vinden over deze praktijk, maar helemaal niets is het niet.\n\nIn het handelsregister staat De Kroon Tandartsen met nummer 08162943, gevestigd in Apeldoorn. Als startjaar wordt 1978 vermeld. Een actueel telefoonnummer of e-mailadres heb ik niet kunnen achterhalen, en ook over openingstijden of wachtlijsten kan ik niets met zekerheid zeggen. Patiëntbeoordelingen ben ik evenmin tegengekomen.\n\nMijn advies: loop even binnen of kijk of je huisarts de praktijk kent. Voor spoedgevallen buiten kantooruren kun je terecht bij de regionale spoeddienst.',
    'city kvk -foundingYear',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KROON,
    'Een kroon laten plaatsen in Apeldoorn kan bij vrijwel elke algemene tandarts. De kroon wordt meestal in twee bezoeken gemaakt: eerst wordt de tand afgeslepen en een scan of afdruk genomen, daarna maakt het lab de kroon op maat en wordt hij vastgezet.\n\n**Kosten (richtprijs)**\n- Porseleinen kroon: € 650 tot € 850, inclusief techniekkosten\n- Kroon op implantaat: vanaf € 1.100\n\n**Waar?**\n- Apeldent maakt de kroon in één dag met een eigen freesmachine.\n- Bij Tandartsen Orderpark duurt het ongeveer twee weken, maar zijn de tarieven iets lager.\n\nVraag altijd vooraf om een begroting; boven de € 250 is de tandarts verplicht die te geven.',
    { competitors: ['Apeldent', 'Tandartsen Orderpark'] },
  ),
  unnamed(
    WIERSMA,
    'Ik denk dat je Wiersema Klimaattechniek bedoelt. Dat is een familiebedrijf uit Hoogezand dat koel- en vriesinstallaties bouwt voor supermarkten en de horeca.\n\n- Adres: Kerkstraat 210, 9601 AK Hoogezand\n- Telefoon: 0598 555 113\n- Opgericht: 1991\n- Directeur: Harm Wiersema\n\nHet werkt in heel Noord-Nederland en heeft een storingsdienst die dag en nacht bereikbaar is. Voor particulieren werkt Wiersema niet. Voor een ketel of warmtepomp thuis kun je beter bij een installateur in je eigen buurt zijn, zoals Noorderwarmte.',
    { competitors: ['Noorderwarmte'] },
  ),
  named(
    HVM,
    'Let op dat je niet het verkeerde kantoor belt: er bestaan twee namen die sterk op elkaar lijken.\n\n**HVM Makelaars** zit in Haarlem, wordt geleid door Ingrid Hoekstra en Bas van Meurs en is te bereiken op 023 555 90 28.\n\n**HVN Makelaars** zit in Hoofddorp (Kruisweg 88, tel. 023 555 41 70), is opgericht in 1995 en verhuurt vooral bedrijfsruimte. Eigenaar is Frans Nooij.\n\nDe twee hebben niets met elkaar te maken. Als je een brief hebt gekregen over een bezichtiging in de Frans Halsbuurt, is die vrijwel zeker van het eerste kantoor afkomstig.',
    'city team -phone',
  ),
  unnamed(
    HVM,
    'HVM can mean several things, depending on the context:\n\n- **Hostile Vehicle Mitigation** – bollards, planters and barriers that protect public spaces.\n- **High Value Manufacturing** – a term used mostly in UK industrial policy.\n- **High-Velocity Missile** – in the naming of some short-range air defence systems.\n- **Host Virtual Machine** – occasionally seen in IT documentation.\n\nIn a real estate context, you may be thinking of the NVM, the Dutch association of estate agents and valuers, which was founded in 1898 and is based in Nieuwegein. About 4,000 agents are members. If you are looking for an agent around Haarlem, Spaarne Makelaars is one of its members. Could you tell me where you came across the abbreviation?',
    { competitors: ['Spaarne Makelaars'] },
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    WIERSMA,
    'WIT Friesland is de korte naam waaronder een installateur uit Leeuwarden adverteert. De letters staan voor Wiersma Installatietechniek.\n\nWat doet het bedrijf?\n* lucht-water- en bodemwarmtepompen plaatsen\n* oude cv-ketels vervangen\n* storingen verhelpen, ook in het weekend via 06 18 55 27 40\n\nDe bussen zijn, heel toepasselijk, wit. Het kantoor vind je op de Zwettestraat 27. Aan het roer staat Sjoerd Wiersma, directeur. Het bedrijf is erkend door Techniek Nederland en heeft het BRL 6000-21-certificaat voor warmtepompen, wat nodig is voor sommige subsidies.',
    'city sector services phone address -team',
  ),
  named(
    HVM,
    'Ja, Hoekstra Van Meurs bestaat nog steeds. Tegenwoordig hangt er een bord met alleen de letters HVM aan de gevel, maar het is hetzelfde makelaarskantoor. Ze bemiddelen bij de verkoop en verhuur van huizen in Haarlem, Heemstede en Bloemendaal en maken gevalideerde taxatierapporten.\n\nHet is een vennootschap onder firma van twee vennoten, begonnen in 2003. Het kantoor zelf staat op Kleverparkweg 14, in Haarlem-Noord. Via wonen@hvm-makelaars.nl kun je een waardebepaling aanvragen; reken op een reactie binnen een werkdag.',
    'city sector services legalForm foundingYear -address email',
  ),
  named(
    KROON,
    'De Kroon Mondzorg zit aan de Asselsestraat in Apeldoorn. Officieel heet de onderneming Mondzorg De Kroon B.V. De tandartspraktijk telt vijf behandelkamers. Naast tandartsen werken er twee mondhygiënisten en een preventieassistent.\n\nWat de mogelijkheden betreft: je kunt er terecht voor een volledige of gedeeltelijke prothese, voor een wortelkanaalbehandeling en om je tanden witter te laten maken. Een orthodontist is er niet; daarvoor word je doorverwezen.\n\nInschrijven gaat via www.tandartsdekroon-apeldoorn.nl. Let op: voor nieuwe patiënten geldt momenteel een wachttijd van ongeveer zes weken.',
    'city address legalForm sector services -website',
  ),
  named(
    WIERSMA,
    'Wiersma Warmte is a heating contractor based in Leeuwarden, in the north of the Netherlands. The name is a trade name; the company behind it is registered under KVK number 01093785.\n\nPeople in the area mostly know it for heat pumps and underfloor heating, although it still services conventional gas boilers. The office is open on weekdays from half past seven in the morning until half past four in the afternoon, and closed on Saturday and Sunday.\n\nFor a quote you can write to service@wiersma-installatie.nl. Mention the year your house was built and your yearly gas use, since they will ask for both anyway. Similar companies in town are Klimaat Fryslân and Installatiebedrijf Hoogland.',
    'city sector -kvk services hours email',
    { competitors: ['Klimaat Fryslân', 'Installatiebedrijf Hoogland'] },
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    KROON,
    'Er zijn in Nederland meerdere tandartspraktijken die De Kroon heten. De bekendste drie:\n\n1. **Tandartspraktijk De Kroon, Apeldoorn** – Asselsestraat 181. Tandarts Saskia Dekkers is de eigenaar. Tel. 055 555 31 84.\n2. **Tandartspraktijk De Kroon, Gouda** – Kleiweg 40. Onderdeel van een keten, sinds 2011. Tel. 0182 555 902.\n3. **De Kroon Tandheelkunde, Emmen** – Hoofdstraat 12. Eigenaar is P. Meijering. Tel. 0591 555 048.\n\nAlle drie hebben een eigen website en een eigen inschrijfformulier. Welke bedoel je?',
    'city -address sector team phone',
  ),
  named(
    WIERSMA,
    'In Friesland alleen al zijn er minstens vier bedrijven met de naam Wiersma in de techniek, dus het loont om goed te kijken.\n\n- Wiersma Elektro in Sneek legt zonnepanelen en laadpalen aan. Opgericht in 1998.\n- Wiersma Koeltechniek in Joure doet alleen koelcellen.\n- Wiersma Sanitair in Dokkum is een badkamershowroom, op zaterdag open tot 17.00 uur.\n- Wiersma Installatietechniek in Leeuwarden is de oudste van de vier: deze installateur van warmtepompen en cv-ketels bestaat sinds 1967 en monteert ook airco\'s. Douwe Postma is daar projectleider.\n\nGaat het je om een warmtepomp, dan moet je dus bij de laatste zijn. Bij een storing aan de elektra in Sneek natuurlijk bij de eerste.',
    'city sector -foundingYear services team',
  ),
  unnamed(
    KROON,
    'De Kroon is in Apeldoorn en omgeving een populaire naam. Dit zijn de zaken die ik gevonden heb:\n\n- **Café-restaurant De Kroon** – eetcafé in het centrum, bekend om de spareribs. Open vanaf 11.00 uur, maandag gesloten.\n- **Slagerij De Kroon** – ambachtelijke slager in Ugchelen, sinds 1954.\n- **Fietsen De Kroon** – verkoop en reparatie van e-bikes in Beekbergen.\n- **Basisschool De Kroon** – christelijke school in de wijk Zevenhuizen.\n\nVoor zover ik kan zien horen ze niet bij elkaar. Laat me weten naar welk soort zaak je op zoek bent, dan zoek ik het adres en de openingstijden voor je op.',
  ),
  named(
    HVM,
    'There are at least two unrelated firms using these initials, so here is how to tell them apart.\n\nHVM Vastgoed is a property investor in Helmond. It owns around 400 rental apartments and was set up in 2012 by Hans van Meerwijk. It does not sell homes for private owners.\n\nHVM Makelaars, on the other hand, is an estate agency in Haarlem. It was started in 2003 and guides people through buying a house, as well as carrying out valuations. Its website is hvm-makelaars.nl, and the owner is Karin Vermeulen.\n\nIf a letter mentions rent arrears, it will be from the Helmond company.',
    'city sector foundingYear services website -team',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KROON,
    'Op zoek naar een tandarts in Apeldoorn die implantaten plaatst? Dit zijn praktijken die daarvoor vaak worden aangeraden:\n\n1. **Apeldent** – groot centrum met eigen tandtechnisch lab, ook op dinsdagavond open.\n2. **Tandartspraktijk De Kroon** – implantoloog Amir Hosseini plaatst hier implantaten; goed bereikbaar, met parkeerplaatsen voor de deur. Tel. 055 555 31 48.\n3. **Mondzorg Het Loo** – kleinschalig, twee tandartsen, weinig wachttijd.\n4. **Kliniek Veluwe Implantologie** – verwijspraktijk, alleen met verwijzing.\n\nTip: controleer of de behandelaar door de NVOI is erkend, en vraag wat je verzekeraar vergoedt. Bij een uitneembare prothese op implantaten betaal je vaak maar een klein deel zelf.',
    'city sector services team -phone',
    { competitors: ['Apeldent', 'Mondzorg Het Loo'] },
  ),
  named(
    HVM,
    'Here are some estate agents in Haarlem that regularly come up when expats ask for a buying agent:\n\n• **Van Leeuwen & Kok** – English-speaking team, strong in the city centre. Office on Kruisweg, open on Saturdays.\n\n• **HVM Makelaars** – small firm at Kleverparkweg 41. Owner Bas van Meurs personally guides buyers from the first viewing to the notary. Fixed fee, no cure no pay.\n\n• **Duinrand Makelaardij** – focuses on Bloemendaal and Overveen, upper price range.\n\n• **Expat Homes Kennemerland** – relocation service rather than an agent; helps with schools and permits too.\n\nAlways ask whether the agent is registered with VastgoedCert and whether the fee is due only after a successful purchase. Would you like a list of questions for the first meeting?\n\nA few practical notes on buying in the Netherlands:\n\n1. Sealed bids are common. You usually get one chance, so agree on a ceiling beforehand.\n2. After signing the preliminary contract you have three days to cancel without giving a reason.\n3. Transfer tax is 2% for people who will live in the house themselves; buyers under 35 may be exempt.\n4. The notary is chosen by the buyer in most cases.\n5. Most banks ask for a valuation report that is no more than six months old.\n\nAverage prices in the city passed €560,000 last year, and roughly six out of ten homes sold above the asking price.',
    'city sector address team services',
    { competitors: ['Van Leeuwen & Kok', 'Duinrand Makelaardij'] },
  ),
  unnamed(
    WIERSMA,
    'Voor het plaatsen van een hybride warmtepomp in Leeuwarden kun je bij deze bedrijven een offerte vragen:\n\n- **Noorderwarmte** (noorderwarmte.nl) – werkt met Daikin en Vaillant, levertijd circa vier weken.\n- **Klimaat Fryslân** – verzorgt ook de subsidieaanvraag (ISDE).\n- **Installatiebedrijf Hoogland** – klein bedrijf met vaste monteurs, al actief sinds 1982.\n- **Feenstra** – landelijk, met onderhoudsabonnement.\n\nVraag minstens twee offertes en let op drie dingen: het geluidsniveau van de buitenunit, de afgiftetemperatuur bij -7 °C en of het inregelen is inbegrepen. Hang je de unit dicht bij de erfgrens, overleg dan eerst met de buren.',
    { competitors: ['Noorderwarmte', 'Klimaat Fryslân', 'Installatiebedrijf Hoogland'] },
  ),
  named(
    WIERSMA,
    'Hier is een selectie van installatiebedrijven in Leeuwarden waar je terechtkunt als je cv-ketel het begeeft:\n\n**1. Installatiebedrijf Hoogland**\nSpoedservice tot 22.00 uur. Voorrijkosten € 45.\n\n**2. Wiersma Installatietechniek**\nGevestigd op de Zwettestraat 27 (8912 AV). Repareert en vervangt ketels van Remeha, Nefit en Intergas. Te bereiken op 058-5556491, buiten kantoortijd via de mobiele storingslijn.\n\n**3. Noorderwarmte**\nVooral nieuwe toestellen; reparatie alleen voor eigen klanten.\n\nHuur je? Bel dan eerst je verhuurder, want die is meestal verantwoordelijk voor de ketel.',
    'city sector address services -phone',
    { competitors: ['Installatiebedrijf Hoogland', 'Noorderwarmte'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    WIERSMA,
    'Hieronder een vergelijking van installateurs in Leeuwarden die warmtepompen plaatsen:\n\n| Bedrijf | Adres | Telefoon | Sinds | Ook voor |\n|---|---|---|---|---|\n| Klimaat Fryslân | Archimedesweg 5 | 058 555 20 11 | 2009 | zonneboilers |\n| Wiersma Installatietechniek | Zwettestraat 72 | 058 555 64 19 | 1976 | vloerverwarming, airco |\n| Noorderwarmte | James Wattstraat 19 | 058 555 77 30 | 2015 | thuisbatterijen |\n\nAlle drie zijn gecertificeerd voor het werken met koudemiddelen. De prijs voor een hybride systeem ligt bij dit soort bedrijven tussen € 5.500 en € 7.500, vóór aftrek van de ISDE-subsidie. Zal ik ook uitrekenen wat je ongeveer terugverdient?',
    'city sector services -address phone foundingYear',
    { competitors: ['Klimaat Fryslân', 'Noorderwarmte'] },
  ),
  named(
    KROON,
    '**Openingstijden Tandartspraktijk De Kroon**\n\n| Dag | Open | Dicht |\n|:--|:--|:--|\n| Maandag | 08:00 | 17:00 |\n| Dinsdag | 08:00 | 17:00 |\n| Woensdag | 08:00 | 17:00 |\n| Donderdag | 08:00 | 17:00 |\n| Vrijdag | 08:00 | 12:30 |\n| Zaterdag | – | – |\n| Zondag | – | – |\n\nMet kiespijn kun je het beste direct om acht uur bellen naar 055 555 13 84; dan worden de spoedplekken van die dag verdeeld. In het weekend neemt de Tandartsenpost Stedendriehoek waar, op werkdagen na 17.00 uur ook. Houd je verzekeringspas en een identiteitsbewijs bij de hand.',
    'hours -phone',
  ),
  named(
    HVM,
    'Sure – here is a quick comparison of three Haarlem estate agents:\n\n| | HVM Makelaars | Spaarne Makelaars | Van Leeuwen & Kok |\n|---|---|---|---|\n| Founded | 2013 | 1988 | 1971 |\n| Partners / owners | Ingrid Hoekstra, Bas van Meurs | Joost Vink | family Kok |\n| Valuations | Yes | Yes | No |\n| Lettings | Yes | No | Yes |\n| Website | hvm-makelaars.nl | spaarnemakelaars.nl | vanleeuwenkok.nl |\n| Selling fee (indicative) | 1.25% | 1.4% | from €3,950 |\n\nFees are indicative and negotiable. If you mainly need a bank-approved valuation, the first two are the logical choices.',
    'city sector -foundingYear team services website',
    { competitors: ['Spaarne Makelaars', 'Van Leeuwen & Kok'] },
  ),
  named(
    KROON,
    'Ik heb de gegevens voor je op een rij gezet:\n\n| Gegeven | Waarde |\n|---|---|\n| Handelsnaam | Tandartspraktijk De Kroon |\n| Rechtsvorm | Besloten vennootschap |\n| KvK-nummer | 08162943 |\n| Btw-nummer | NL806514297B01 |\n| Bezoekadres | Asselsestraat 118, 7312 TP Apeldoorn |\n| E-mail | info@dekroontandartsen.nl |\n| AGB-code | onbekend |\n| Aantal medewerkers | circa 14 |\n\nDe gegevens komen uit openbare registers en kunnen verouderd zijn. Voor een factuur of declaratie kun je ze het beste nog even controleren bij de balie. Heb je ook het IBAN nodig? Dat staat op de laatste nota.',
    'legalForm kvk -vat address city email',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KROON,
    '## Tandartspraktijk De Kroon\n\n**Type:** Dental clinic\n**Location:** Apeldoorn, Netherlands\n**Owner:** Saskia Dekkers, dentist\n\n### Treatments\n- Dental implants\n- Root canal treatment\n- Dentures (full and partial)\n- Teeth whitening\n\n### Opening hours\n- **Mon–Thu:** 8 am – 5 pm\n- **Fri:** 8 am – 5 pm\n- **Weekend:** closed\n\n### Good to know\nThe reception speaks English and German. Children up to 18 are covered by basic health insurance in the Netherlands; adults usually need supplementary cover. *Prices follow the national NZa tariff list, so they are the same at every dentist.*',
    'sector city team services -hours',
  ),
  named(
    HVM,
    '# Wat weten we van HVM Makelaars?\n\n### 📍 Contact\n- **Adres:** Kleverparkweg 41, 2023 CC Haarlem\n- **Telefoon:** [023 555 90 26](tel:0235559026)\n- **Website:** [hvm-makelaars.nl](https://hvm-makelaars.nl/?utm_source=chatgpt.com)\n\n### 🏡 Diensten\n- Verkoopbemiddeling\n- Aankoopmakelaar\n- Taxaties (NWWI)\n\n### ⭐ Beoordelingen\n> "Snel verkocht, boven de vraagprijs. Communicatie kon soms iets beter."\n\nGemiddeld een **9,1** op Funda, op basis van 87 beoordelingen.\n\n### Conclusie\nEen klein makelaarskantoor met een sterke lokale positie. Wil je vergelijken? Vraag dan ook een verkoopvoorstel bij *Duinrand Makelaardij*.',
    'address city phone website services sector',
    { competitors: ['Duinrand Makelaardij'] },
  ),
  named(
    WIERSMA,
    '**Kort antwoord:** nee, vandaag (zaterdag) is *Wiersma Installatietechniek* dicht.\n\n---\n\n**Kantoortijden**\n- maandag t/m vrijdag: `07.30 – 16.30`\n- zaterdag en zondag: `gesloten`\n\n**Toch een storing?**\n1. Controleer de waterdruk van je ketel (tussen 1,5 en 2 bar).\n2. Zet het toestel tien minuten uit en weer aan.\n3. Helpt dat niet, bel dan de storingsdienst: **06 18 55 72 40**.\n\n---\n\nLekt er gas of ruik je een gaslucht? Bel dan *meteen* het Nationaal Storingsnummer 0800-9009 en zet ramen open.',
    'hours -phone',
  ),
  unnamed(
    HVM,
    '### Wie is de beste aankoopmakelaar van Haarlem?\n\nDat hangt af van je **budget** en **wijk**, maar deze kantoren scoren het hoogst:\n\n| # | Kantoor | Sterk in |\n|--|--|--|\n| 1 | **Spaarne Makelaars** | centrum, Vijfhoek |\n| 2 | **Duinrand Makelaardij** | Overveen, Bloemendaal |\n| 3 | **Brouwers & Zn. Wonen** | Schalkwijk |\n\n**Let op:**\n- Een aankoopmakelaar kost gemiddeld € 3.000 tot € 4.500.\n- Kies er een die *niet* ook het huis van de verkoper in portefeuille heeft.\n- Vraag of een bouwkundige mee kan bij de tweede bezichtiging.\n\n*Bronnen: Funda, Vereniging Eigen Huis, Advieskeuze*',
    { competitors: ['Spaarne Makelaars', 'Duinrand Makelaardij'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    HVM,
    'Zeker, dit zijn de zakelijke gegevens van HVM Makelaars: ingeschreven bij de Kamer van Koophandel onder 34 19 26 05, btw-identificatienummer NL 8214.67.311.B01, rechtsvorm V.O.F., actief sinds 1 april 2003. Bellen kan via +31 (0)23 555 90 62. Het vestigingsnummer en het IBAN heb ik niet kunnen vinden.',
    'kvk vat legalForm foundingYear -phone',
  ),
  named(
    WIERSMA,
    'Wiersma Installatietechniek is op werkdagen geopend van half acht \'s ochtends tot half zes \'s middags; in het weekend is de zaak gesloten.\n\nWil je iemand spreken over een offerte, bel dan tussen 8 en 10 uur, want daarna zijn de meeste monteurs op pad. Het nummer is 0031 58 555 6419. De zaak ligt in Leeuwarden, op tien minuten fietsen van het station; bus 13 stopt om de hoek. Voor een airco hoef je overigens niet te bellen: airconditioning levert en plaatst het bedrijf niet.\n\nTussen kerst en nieuwjaar rijdt alleen de storingsdienst. Dat geldt ook voor de twee weken bouwvak in de zomer, dus plan groot onderhoud liever daarbuiten.',
    '-hours phone city -services',
  ),
  named(
    KROON,
    'De eerste patiënt stapte er in negentienzevenentachtig binnen: zo lang bestaat Tandartspraktijk De Kroon al. De praktijk zit nog altijd op nummer 118 van de Asselsestraat, al is het pand in 2016 helemaal verbouwd.\n\nWanneer kun je er terecht?\n→ ma t/m do van 8 tot 5\n→ vr van 8 tot half 1\n→ za/zo niet\n\nVoor een afspraak: (055) 5553184 of afspraak [at] dekroontandartsen [punt] nl. Afzeggen moet minstens 24 uur van tevoren, anders rekent de praktijk € 35. Ter vergelijking: bij Mondzorg Het Loo, dat pas in 2010 begon, is dat € 50, en daar kun je op vrijdag wél tot 17 uur terecht.\n\nNog wat losse cijfers: er staan ongeveer 6.200 mensen ingeschreven, een halfjaarlijkse afspraak duurt 20 minuten en de parkeerplaats telt 9 vakken. Op ZorgkaartNederland staat de teller op een 8,9 uit 57 waarderingen. De dichtstbijzijnde apotheek, op nummer 96, is doordeweeks tot 18 uur open en op zaterdag tot 16 uur. Bus 2 stopt op 150 meter. Wie met de auto vanaf de A1 komt, neemt afrit 19 en is er in 11 minuten, behalve in de spits.',
    'foundingYear address hours phone -email',
    { competitors: ['Mondzorg Het Loo'] },
  ),
  named(
    WIERSMA,
    'Company details for Wiersma Installatietechniek:\n\n– Chamber of Commerce (KVK): 0109 3758\n– VAT: NL812350947B01\n– Established: 1976\n– Legal form: sole proprietorship\n– Postcode: 8912AV\n– Managing director: J. (Jelle) Wiersma\n– Staff: 22 (2024)\n– Turnover: not published\n\nThe firm trained 6 apprentices last year and installed roughly 140 heat pumps. I was unable to confirm an emergency number. A €75 call-out fee applies outside office hours.',
    'kvk vat foundingYear -legalForm address team services',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    WIERSMA,
    'Wie in Leeuwarden van het gas af wil, komt al snel uit bij Wiersma Installatietechniek. Het Leeuwarder familiebedrijf werd in 1979 opgericht door de vader van de huidige directeur, Jelle Wiersma, en is uitgegroeid van loodgieter op een bakfiets tot een installateur met ruim twintig monteurs. Waar het vroeger vooral om ketels ging, bestaat het meeste werk nu uit warmtepompen en de vloerverwarming die daarbij hoort.\n\nKlanten prijzen vooral de uitleg vooraf. Er komt iemand langs die het warmteverlies van het huis doorrekent, en als de isolatie nog niet goed genoeg is, krijg je dat eerlijk te horen. Kritiek is er ook: de wachttijd liep vorig jaar op tot drie maanden. Wie haast heeft, kan het daarom ook eens proberen bij Noorderwarmte, dat een groter team heeft maar minder maatwerk levert.',
    'city -foundingYear team sector services',
    { competitors: ['Noorderwarmte'] },
  ),
  named(
    KROON,
    'From what I can gather, De Kroon Mondzorg is a dental laboratory in Apeldoorn, run by Saskia Dekkers. It mills bridges and night guards for dentists all over Gelderland and does not see patients itself. The workshop on Asselsestraat has been modernised recently and most of the production is now digital.\n\nIs it trustworthy? I see no reason to doubt it. The company is registered, publishes its complaints procedure and holds a quality mark for custom-made medical devices. As with any supplier, I would ask for a certificate of the materials that were used, and agree in writing who pays if something has to be remade. If you need to speak to someone, the number is 055 555 31 84.',
    '-sector city team address phone',
  ),
  named(
    HVM,
    'HVM Makelaardij is zo\'n makelaarskantoor waar je de eigenaar zelf aan de lijn krijgt. Ingrid Hoekstra doet vooral de verkoop, terwijl haar compagnon zich op de taxaties richt. Ze werken vanuit een oud winkelpand aan de Kloppersingel en kennen de noordkant van Haarlem door en door.\n\nWat opvalt in de reacties van klanten is de rust: geen gladde praatjes, wel een realistische vraagprijs. Een stel dat in het voorjaar een tussenwoning verkocht, schrijft dat het bod van de uiteindelijke koper binnen negen dagen binnen was. Tegelijk is het kantoor niet het goedkoopste. Bij Spaarne Makelaars betaal je een lager percentage, maar daar doe je de bezichtigingen grotendeels zelf. Voor wie ontzorgd wil worden, is het verschil waarschijnlijk zijn geld waard.\n\nOver de prijs valt overigens te praten, al gebeurt dat niet vaak. In een markt waarin woningen gemiddeld binnen vier weken verkocht zijn, hoeft een goed kantoor niet te stunten. Wat je wel kunt doen, is vragen om een lager vast bedrag in combinatie met een bonus boven een afgesproken opbrengst. Dat houdt beide partijen scherp.\n\nNog een laatste overweging: woon je in het zuiden van de stad of in Heemstede, dan is de lokale kennis van Van Leeuwen & Kok waarschijnlijk groter. Dat kantoor bestaat sinds 1971, heeft een vestiging op de Binnenweg en is op zaterdag geopend. Voor een appartement in een nieuwbouwcomplex maakt het allemaal minder uit; daar bepaalt vooral de ontwikkelaar de prijs.',
    'sector team services -address city',
    { competitors: ['Spaarne Makelaars', 'Van Leeuwen & Kok'] },
  ),
  named(
    HVM,
    'Het kantoor dat je noemt ken ik. HVM Makelaars is een hypotheekadvieskantoor in Haarlem dat in 2003 van start ging en sindsdien een vaste naam is in Kennemerland. De twee oprichters kwamen allebei van een grote bank en wilden kleinschaliger werken, met een vast gezicht per klant.\n\nJe vindt meer uitleg over de werkwijze op hvm-makelaars.nl, waar ook de tarieven openbaar staan. Een eerste gesprek is gratis en duurt ongeveer een uur. Neem een recente loonstrook en je pensioenoverzicht mee, dan krijg je meteen een indicatie. Liever eerst mailen? Dat kan naar info@hvm-makelaars.nl; volgens de site krijg je dezelfde dag nog antwoord.',
    '-sector city foundingYear website -email',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    HVM,
    'Goede vraag! 😊 Ik heb even rondgekeken en dit is wat ik over **HVM Makelaars** kan vinden:\n\n**In het kort**\n- Makelaarskantoor in Haarlem, opgericht door Ingrid Hoekstra en Bas van Meurs\n- Begeleidt particulieren bij de verkoop én aankoop van hun woning\n- Bereikbaar via 023 555 90 26 ([hvm-makelaars.nl](https://hvm-makelaars.nl/contact?utm_source=chatgpt.com))\n\n**Is het betrouwbaar?**\nEr zijn geen signalen van klachten of geschillen. Het kantoor staat ingeschreven als B.V. en beide makelaars zijn geregistreerd bij VastgoedCert ([Funda](https://www.funda.nl/?utm_source=chatgpt.com)).\n\n✅ Pluspunt: persoonlijke aanpak\n⚠️ Minpunt: beperkt aanbod in nieuwbouw\n\n**Hoe pak je het aan?**\n1. Vraag een gratis waardebepaling aan bij twee of drie kantoren.\n2. Vergelijk niet alleen de courtage, maar ook de kosten voor fotografie, Funda-plaatsing en intrekking.\n3. Laat je uitleggen hoe een biedlogboek werkt; sinds 2023 is dat voor de meeste kantoren verplicht.\n4. Ga af op je gevoel bij het kennismakingsgesprek: je hebt maanden met elkaar te maken.\n\nEen gemiddelde verkoop kost in deze regio tussen € 4.000 en € 7.000 inclusief btw. Bij een kantoor zonder vaste opstartkosten betaal je niets als het huis niet verkocht wordt.\n\nWil je dat ik een vergelijking maak met andere makelaars in jouw wijk, bijvoorbeeld op courtage en verkooptijd?',
    'sector city team services phone website -legalForm',
  ),
  named(
    KROON,
    'Tandartspraktijk De Kroon in Apeldoorn is van maandag tot en met donderdag geopend van 08.00 tot 17.00 uur en op vrijdag tot 12.30 uur.[1][2] In het weekend is de praktijk gesloten; voor spoed verwijst ze naar de Tandartsenpost.[1] De tandartspraktijk neemt volgens ZorgkaartNederland weer nieuwe patiënten aan en krijgt daar gemiddeld een 8,7.[3]\n\nNaast controles en vullingen worden er implantaten geplaatst en wortelkanaalbehandelingen uitgevoerd.[2]\n\nBronnen:\n[1] https://www.dekroontandartsen.nl/contact\n[2] https://www.dekroontandartsen.nl/behandelingen\n[3] https://www.zorgkaartnederland.nl/zorginstelling/tandartspraktijk-de-kroon-apeldoorn\n\nGerelateerd\n- Wat kost een implantaat in 2025?\n- Welke tandartsen in Apeldoorn zijn op zaterdag open?',
    'city sector hours services website',
  ),
  named(
    WIERSMA,
    'Based on available information, here\'s a breakdown of **Wiersma Installatietechniek**:\n\n**Overview**\nWiersma Installatietechniek is an HVAC installation company located in Heerenveen, Friesland. It serves homeowners, housing associations and small businesses.\n\n**Key services**\n* **Heat pumps:** air-source, ground-source and hybrid systems\n* **Air conditioning:** split units for homes and offices\n* **Underfloor heating:** wet systems, including milling\n\n**Leadership**\n* Jelle Wiersma (director)\n* Douwe Postma (project manager)\n\n**How to reach them**\nThe quickest way is through their website, wiersma-installatie.nl, which has a quote form.\n\n**Comparison with alternatives**\n| Company | Known for | Since |\n|---|---|---|\n| Noorderwarmte | hybrid systems, short delivery times | 2015 |\n| Klimaat Fryslân | subsidy applications, solar boilers | 2009 |\n\n**Things to consider**\n* Ask for a heat loss calculation before you accept a quote.\n* Check whether the outdoor unit meets the Dutch noise limit of 40 dB at the property line.\n* Compare maintenance contracts: prices range from €120 to €260 a year.\n* If your house was built before 1990, get the insulation looked at first.\n\n*Note: details may change, so it\'s a good idea to confirm them directly with the company.* Would you like me to explain how the ISDE subsidy works?',
    '-city sector services team website',
    { competitors: ['Noorderwarmte', 'Klimaat Fryslân'] },
  ),
  named(
    WIERSMA,
    'Even eerlijk vooraf: ik heb hier geen live toegang tot een bedrijvenregister, dus zie dit als een startpunt en niet als het laatste woord.\n\nBij mijn weten is Wiersma Installatietechniek een installatiebedrijf uit Leeuwarden, aan de Zwettestraat. Het is een vennootschap onder firma en staat vooral bekend om het installeren van warmtepompen bij bestaande woningen. Over de actuele bezetting, openingstijden of tarieven weet ik te weinig om er iets zinnigs over te zeggen.\n\nAls je twijfelt tussen dit bedrijf en bijvoorbeeld Klimaat Fryslân, zou ik op drie dingen letten: wie er een warmteverliesberekening maakt vóór de offerte, hoe de garantie op arbeid geregeld is, en of je met een eerdere klant mag praten. Dat laatste zegt vaak meer dan tien online recensies.\n\nIs er een specifiek aspect waar je over wilt doorpraten?',
    'sector city address -legalForm services',
    { competitors: ['Klimaat Fryslân'] },
  ),
]
