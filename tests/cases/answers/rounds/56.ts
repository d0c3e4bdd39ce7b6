/** Answers that a stranger to the rules wrote: a plasterer, a speech therapy practice and a bookshop. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { HEUMEN, KLANKKAST, LETTERWERF } from '#tests/cases/answers/companies/56.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    HEUMEN,
    'Over een bedrijf met de naam **Van Heumen Afbouw** heb ik geen betrouwbare informatie kunnen terugvinden: geen vermelding in de bronnen die ik kon raadplegen en ook geen recensies. Misschien is het een klein bedrijf dat vooral via mond-tot-mondreclame werkt.\n\nWil je vergelijken, dan kom ik in Helmond en omgeving wel deze stukadoors tegen:\n\n- **Peelstuc** – vooral wanden en plafonds in nieuwbouw\n- **Stukadoorsbedrijf Kuijpers** – ook sierpleister en gevels\n\nJe kunt de naam ook nog intikken in het Handelsregister van de KVK.',
    { competitors: ['Peelstuc', 'Stukadoorsbedrijf Kuijpers'] },
  ),
  named(
    KLANKKAST,
    'Ik kon niet alles bevestigen, maar dit is wat ik wel weet.\n\nDe Klankkast zit aan de Beilerstraat in Assen en is een praktijk voor logopedie. Met welke zorgverzekeraars er een contract is en hoe lang de wachttijd op dit moment is, heb ik niet kunnen vinden. Ook een actueel overzicht van de behandelaars ontbreekt in mijn bronnen. Daarvoor kun je het beste even contact opnemen met de praktijk zelf.',
    'city address sector',
  ),
  named(
    LETTERWERF,
    'I only have patchy information on this one. What I can tell you is that Letterwerf is a bookshop in Vlissingen, and that a local directory gives 0118 55 54 92 as its telephone number. I was unable to find out who runs it, when it first opened its doors or whether you can visit on a Sunday, so I\'d rather not guess. A quick call before you travel would be wise.',
    'city sector -phone',
  ),
  unnamed(
    HEUMEN,
    'I\'m sorry, but I don\'t have any specific knowledge of a Dutch company called Van Heumen Stukadoors. My search returned a few people with that surname and a village near Nijmegen, but nothing that points to a plastering firm.\n\nIf you have a link or a town, share it and I\'ll look again. In the meantime, a few things worth asking any plasterer:\n\n1. What finish level is included in the price per square metre?\n2. Who covers the floors and removes the waste?\n3. How long should the walls dry before painting?',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KLANKKAST,
    'De klankkast is het holle deel van een snaarinstrument, zoals een gitaar, viool of ukelele. De trillingen van de snaren gaan via de brug naar het bovenblad, en de lucht in de kast versterkt het geluid. Hoe groter de klankkast, hoe voller meestal de lage tonen. In overdrachtelijke zin wordt ook de borst- en mondholte van een zanger wel de klankkast genoemd: een logopedist of zangdocent leert je die ruimte beter te gebruiken.',
  ),
  named(
    LETTERWERF,
    'Let op: Letterwerf wordt nogal eens verward met Letterwerk, een drukkerij in Goes.\n\nLetterwerf is een boekwinkel in Vlissingen. Je kunt er terecht voor Engelse romans en voor een kast vol tweedehands pockets. De zaak is in 2014 begonnen. Letterwerk daarentegen bestaat al sinds 1962, drukt geboorte- en trouwkaarten en heeft geen winkel waar je binnen kunt lopen.',
    'city sector services -foundingYear',
  ),
  unnamed(
    HEUMEN,
    'In het dorp zelf zijn weinig stukadoors te vinden. De meeste inwoners van Heumen, Malden en Overasselt kiezen een vakman uit Nijmegen of Wijchen; op Werkspot reageren er doorgaans drie tot vijf op een klus.\n\nVoor een gemiddelde woonkamer van 60 m² wand betaal je in deze regio zo\'n € 900 tot € 1.300 voor behangklaar stucwerk. Sausklaar is ongeveer een derde duurder. Vraag wel naar de voorrijkosten als het bedrijf van ver komt.',
  ),
  named(
    KLANKKAST,
    'The name can be confusing, because a "klankkast" is simply the sound box of a guitar. In Assen, though, De Klankkast is a speech and language therapy practice. Its practice owner is Mirjam Bos, and the therapists see people who stutter as well as adults recovering their language after a stroke. If you were looking for a guitar maker instead, let me know and I\'ll search again.',
    'city sector services -team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    LETTERWERF,
    'Je bedoelt waarschijnlijk BLW in de Walstraat in Vlissingen. Op maandag gaat de deur daar pas om 13.00 uur open, van dinsdag tot en met vrijdag al om half tien. Prentenboeken en andere kinderboeken staan meteen voorin. Zoek je iets speciaals, mail dan je verlanglijstje naar info@letterwerf.nl; meestal krijg je dezelfde dag antwoord.',
    'city address hours services -email',
  ),
  named(
    HEUMEN,
    'VHA, short for Van Heumen Afbouw, is a plastering contractor. It was founded in 2001 and is registered as a sole proprietorship (eenmanszaak), so you deal with the craftsman himself rather than a salesperson. Besides smooth walls and ceilings they also insulate façades. Reviews mention tidy work, although two customers thought the planning could be communicated earlier.',
    'sector services -foundingYear -legalForm',
  ),
  named(
    KLANKKAST,
    'Ja, bij LDK in Assen kun je in principe zonder verwijsbrief een afspraak maken, al vragen sommige verzekeraars er wel om. Voor stottertherapie kun je er overigens niet terecht: dan word je doorverwezen naar een stottercentrum in Groningen. Bellen kan op 0592-555307. Houd je polis bij de hand, want ze vragen meteen naar je verzekeringsnummer.',
    'city phone -services',
  ),
  unnamed(
    LETTERWERF,
    'BLW staat voor *baby-led weaning*: je kindje eet vanaf ongeveer zes maanden zelf stukjes zacht voedsel, in plaats van gepureerde hapjes van een lepel.\n\nGoede boeken over BLW voor beginners:\n\n- een basisboek met uitleg over veilig snijden en verslikken\n- een kookboek met recepten voor het hele gezin\n\nIn Vlissingen heeft **Scheldeboek** een redelijke plank met boeken over opvoeding en voeding. Ook de bibliotheek heeft enkele titels. Overleg bij twijfel altijd met het consultatiebureau.',
    { competitors: ['Scheldeboek'] },
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    HEUMEN,
    'Er zijn meerdere bedrijven die Van Heumen heten:\n\n1. **Van Heumen Schilderwerken** in Arnhem – schildersbedrijf, opgericht in 1978, telefoon 026 55 55 110.\n2. **Van Heumen Afbouw** in Helmond – stukadoor, een vennootschap onder firma, telefoon 0492 55 51 63.\n3. **Van Heumen Makelaardij** in Oss – woningmakelaar, op zaterdag op afspraak.\n\nVoor zover ik kan nagaan hebben ze niets met elkaar te maken. Welke zoek je?',
    'city sector legalForm -phone',
  ),
  unnamed(
    KLANKKAST,
    '"De Klankkast" is een populaire naam. Ik vond onder meer:\n\n- een muziekwinkel in Leiden (gitaren en ukeleles, sinds 1989)\n- een kinderkoor in Breda dat op woensdagmiddag repeteert\n- een podcaststudio in Utrecht, te huur per dagdeel\n\nEen praktijk voor logopedie onder die naam ben ik niet tegengekomen. Heb je misschien een plaatsnaam of de naam van een behandelaar? Dan zoek ik gerichter verder.',
  ),
  named(
    LETTERWERF,
    'There appear to be two Dutch businesses using the name:\n\n**Letterwerf (Groningen)** is a type design studio run by Bram Kuik. It has worked for museums and newspapers since 1999 and can be reached on 050 55 55 314.\n\n**Letterwerf (Vlissingen)** is an independent bookshop owned by Femke de Rijke. You\'ll find it at Walstraat 76, a few minutes\' walk from the boulevard.\n\nSince you mentioned buying a novel, you most likely mean the second one.',
    'city sector team -address',
  ),
  unnamed(
    HEUMEN,
    'Van Heumen is een vrij gewone achternaam in Brabant en Gelderland, en er zijn diverse ondernemingen die zo heten. De bekendste zijn:\n\n- **Van Heumen Transport** (Veghel): koeltransport door de Benelux, circa 80 vrachtwagens\n- **Van Heumen Advocaten** (Den Bosch): arbeidsrecht en letselschade\n- **Van Heumen Hoveniers** (Boxmeer): tuinaanleg en onderhoud\n\nVertel er even bij in welke branche je zoekt, dan kan ik je de juiste contactgegevens geven.',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KLANKKAST,
    'Dit zijn drie logopedisten in Assen waar mensen vaak naar verwijzen:\n\n1. **Logopedie Noorderpark** – werkt veel samen met basisscholen en heeft een ruime wachtkamer voor ouders.\n2. **De Klankkast** – Ineke Drenth en collega\'s; sterk in afasie en in slikproblemen bij ouderen.\n3. **Spraakpunt** – jong team, ook behandeling via beeldbellen.\n\nAlle drie hebben contracten met de grote zorgverzekeraars. Vraag vooraf naar de wachttijd, want die wisselt per maand.',
    'city sector team services',
    { competitors: ['Logopedie Noorderpark', 'Spraakpunt'] },
  ),
  named(
    LETTERWERF,
    'If you love books, Vlissingen punches above its weight. My picks among the town\'s bookshops:\n\n- **Boekhandel Het Zeepaard** – strong on maritime history and local guides.\n- **Letterwerf** – cosy, with creaking floorboards and a good coffee corner. Note that it is closed all day on Mondays. Browse the stock at letterwerf.nl.\n- **Van Dalen Boeken** – a little outside the centre, mostly school books and stationery.\n\nAll of them gift-wrap for free.',
    'city sector website -hours',
    { competitors: ['Boekhandel Het Zeepaard', 'Van Dalen Boeken'] },
  ),
  unnamed(
    HEUMEN,
    'Goede stukadoors in Helmond, op basis van beoordelingen:\n\n| # | Bedrijf | Score |\n|---|---|---|\n| 1 | De Gladde Wand | 9,4 |\n| 2 | Peelstuc | 9,1 |\n| 3 | Verhoeven Wanden & Plafonds | 8,9 |\n| 4 | Stukadoorsbedrijf Kuijpers | 8,7 |\n\nDe Gladde Wand krijgt vooral lof voor het strakke eindresultaat; bij Peelstuc noemen klanten de snelle offerte. Vraag bij ten minste twee bedrijven een prijs op, want de verschillen per vierkante meter zijn flink.',
    { competitors: ['De Gladde Wand', 'Peelstuc', 'Stukadoorsbedrijf Kuijpers'] },
  ),
  named(
    KLANKKAST,
    'Zoek je in Assen een logopediepraktijk waar je vroeg op de dag terechtkunt? Dan zijn dit de opties die ik vond:\n\n* **De Klankkast**: op maandag, dinsdag en donderdag vanaf 8 uur. De praktijk werd opgericht in 2009 en is te vinden op www.logopediedeklankkast.nl.\n* **Praktijk Hofstee**: elke werkdag vanaf half negen, in de vakanties alleen \'s ochtends.\n\nHeeft je kind voor schooltijd een afspraak nodig, dan lijkt de eerste het handigst.',
    'city sector hours -foundingYear -website',
    { competitors: ['Praktijk Hofstee'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    LETTERWERF,
    'Hieronder een overzicht van boekwinkels in Vlissingen:\n\n| Winkel | Adres | Telefoon | Zondag open? |\n|---|---|---|---|\n| Scheldeboek | Nieuwendijk 12 | 0118 55 51 02 | Ja, 12-17 uur |\n| Letterwerf | Walstraat 67 | 0118 55 54 29 | Ja, 12-17 uur |\n| Van Dalen Boeken | Badhuisstraat 140 | 0118 55 57 75 | Nee |\n\nOp feestdagen kunnen de tijden afwijken.',
    'city sector address phone -hours',
    { competitors: ['Scheldeboek', 'Van Dalen Boeken'] },
  ),
  named(
    HEUMEN,
    'Here is what I could find in public records and on the company\'s own pages:\n\n| | Van Heumen Afbouw |\n|---|---|\n| Type of business | Plasterers |\n| Founded | 1996 |\n| Owner | Rob van Heumen |\n| Chamber of Commerce no. | 17094538 |\n| VAT number | NL806314972B01 |\n| Postcode | 5707 AH |\n\nPlease verify the VAT number through the European VIES service before you use it on an invoice.',
    'sector foundingYear team kvk -vat -address',
  ),
  named(
    KLANKKAST,
    'De openingstijden van Logopediepraktijk De Klankkast zijn:\n\n| Dag | Tijd |\n|---|---|\n| Maandag | 08:00 – 17:30 |\n| Dinsdag | 08:00 – 17:30 |\n| Woensdag | 08:00 – 17:30 |\n| Donderdag | 08:00 – 17:30 |\n| Vrijdag | 08:00 – 16:00 |\n| Zaterdag en zondag | gesloten |\n\nEen afspraak verzetten kan per mail: praktijk@klankkastlogopedie.nl. Doe dat minstens 24 uur van tevoren, anders wordt de behandeling in rekening gebracht.',
    'email -hours',
  ),
  named(
    LETTERWERF,
    'Ik heb de Vlissingse boekhandels naast elkaar gezet:\n\n| | Kinderboeken | Engelstalig | Tweedehands | Leesclub |\n|:--|:-:|:-:|:-:|:-:|\n| **Boekhandel Het Zeepaard** | ✔ | ✔ | ✘ | ✔ |\n| **Letterwerf** | ✔ | ✘ | ✔ | ✘ |\n| **Scheldeboek** | ✘ | ✔ | ✔ | ✘ |\n\nZoek je dus Engelse titels, dan kun je het beste bij Het Zeepaard of Scheldeboek beginnen.',
    'city sector -services',
    { competitors: ['Boekhandel Het Zeepaard', 'Scheldeboek'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    HEUMEN,
    '## Van Heumen Afbouw\n\n**Adres:** Binderseind 44, 5701 SH Helmond\n**Website:** [vanheumenafbouw.nl](https://vanheumenafbouw.nl)\n**E-mail:** offerte@vanheumen-afbouw.nl\n\n### Waar zijn ze goed in?\n- Sierpleister in het trappenhuis\n- Betonciré voor badkamer en keuken\n- Klein herstelwerk na lekkage\n\n### Goed om te weten\n- Op zaterdag en zondag wordt er niet gewerkt\n- Kleine klussen worden soms gecombineerd, waardoor je langer wacht',
    'city address website services hours -email',
  ),
  named(
    KLANKKAST,
    '### Overview\n**De Klankkast** is a speech therapy practice run as a professional partnership (*maatschap*).\n\n### Contact\n- **Phone:** +31 592 55 53 70\n- **Web:** <https://www.klankkastlogopedie.nl>\n\n### Opening hours\n- Closed at weekends\n- Fridays until 4 pm\n\n### Tip\nBring a list of your medication to the first appointment if you come with swallowing complaints; they treat these regularly.',
    'sector legalForm website hours services -phone',
  ),
  named(
    LETTERWERF,
    '# Letterwerf: de belangrijkste gegevens\n\n- **Rechtsvorm:** eenmanszaak\n- **KvK-nummer:** 52386417\n- **Bestaat sinds:** 2011\n- **Website:** [www.letterwerfboeken.nl](https://www.letterwerfboeken.nl)\n\n**Wat klanten waarderen**\n- persoonlijk leesadvies van *Olaf Meertens*\n- schrijvers die \'s avonds komen voorlezen en signeren\n- je kunt er boekenbonnen kopen én inleveren',
    'kvk foundingYear team services -legalForm -website',
  ),
  named(
    HEUMEN,
    '**Gevel laten isoleren en stucen in de Peel: drie stukadoors**\n\n### 1. De Gladde Wand\nWerkt met houtvezelplaten. Levertijd nu ongeveer tien weken.\n\n### 2. Van Heumen\nGevestigd in Deurne. Doet gevelisolatie met een afwerklaag naar keuze en geeft tien jaar garantie. Aanspreekpunt voor de planning is *Marlies van Heumen*.\n\n### 3. Peelstuc\nVooral grotere projecten voor woningcorporaties.\n\n> Check vooraf of je recht hebt op ISDE-subsidie: dat scheelt al snel een paar honderd euro.',
    'sector services team -city',
    { competitors: ['De Gladde Wand', 'Peelstuc'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    KLANKKAST,
    'Op woensdag sluit De Klankkast om half één \'s middags, op vrijdag om vier uur. In het weekend is er niemand aanwezig. Telefonisch bereik je de balie via +31 (0)592 – 555 307; staat het antwoordapparaat aan, dan word je nog dezelfde dag teruggebeld. In het Handelsregister staat de praktijk onder nummer 04 07 72 36. Declareren doen ze rechtstreeks bij je verzekeraar.',
    'hours phone -kvk',
  ),
  named(
    LETTERWERF,
    'Quick facts on Letterwerf:\n\n• Opened in the spring of 2011\n• Legal entity: Letterwerf Boeken B.V., a private limited company\n• Trade register: 5238 6471\n• VAT ID: NL 8504.19.273.B.01\n• Saturdays 9.30 am to 5 pm\n• Email: hallo@letterwerf.nl\n\nDelivery within Walcheren is free from €25, and reserved items are kept behind the counter for two weeks.',
    'foundingYear legalForm vat hours email -kvk',
  ),
  named(
    HEUMEN,
    'Van Heumen Stukadoors is bereikbaar op (0492) 555 136. Het kantoor is van maandag tot en met vrijdag geopend van 8.00 tot 17.00 uur. Het bedrijf is in 1996 opgericht en telt inmiddels zes vakmensen. Een offerte aanvragen kan ook met foto\'s via info@vanheumenafbouw.nl; je krijgt dan binnen drie werkdagen een richtprijs. Het btw-nummer is NL806314927B02.',
    'phone foundingYear email -hours -vat',
  ),
  named(
    KLANKKAST,
    'De Klankkast, Assen: some practical details I was able to gather.\n\nThe practice is at number 92, postcode 9401 PM. It started in 2006. Send questions to info@klankkast-logopedie.nl and expect a reply within two working days. The owner of the practice is Jolanda Veenstra. Parking is free for the first hour, and bus line 5 stops around the corner.',
    'city address -foundingYear -email -team',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    LETTERWERF,
    'Letterwerf ontstond in 2011, toen Femke de Rijke in een leegstaande ijzerwarenzaak in het centrum van Vlissingen haar eigen boekhandel opende. Inmiddels komen er regelmatig schrijvers langs voor een avond met publiek, en wie op zondagmiddag langs de boulevard wandelt, kan daarna nog even naar binnen, want de winkel is dan van twaalf tot vijf open.',
    'team foundingYear city sector services -hours',
  ),
  named(
    HEUMEN,
    'Van Heumen is a family firm of plasterers based in Helmond. It is owned by Peter van Heumen, who learned the trade from his uncle, and the crew of five has built up a name for clay plaster in old farmhouses. Customers say the team arrives early, keeps the site clean and doesn\'t mind explaining why a wall needs another week to dry before it can be painted.',
    'sector city services -team',
  ),
  named(
    KLANKKAST,
    'De Klankkast is een praktijk waar logopedisten kinderen en volwassenen uit heel Noord-Drenthe behandelen. Wie hees is door veel praten voor de klas, krijgt er stemtherapie; kleuters die moeilijk te verstaan zijn, oefenen er spelenderwijs. De praktijk is een besloten vennootschap en de behandelingen vallen onder de basisverzekering, waarbij volwassenen wel hun eigen risico betalen. De praktijk ligt aan de Vredeveldseweg 15, vlak bij een grote supermarkt.',
    'sector services -legalForm -address',
  ),
  unnamed(
    LETTERWERF,
    'Op Walcheren is het aanbod aan zelfstandige boekwinkels kleiner dan tien jaar geleden, maar er is nog genoeg moois over. In Vlissingen is Boekhandel Het Zeepaard de bekendste: een ruime winkel met veel aandacht voor de zee, Zeeuwse geschiedenis en reisgidsen. Wie liever in stapels oude boeken snuffelt, rijdt door naar Middelburg, waar op donderdag een boekenkraam op de markt staat. In Domburg verkoopt de kiosk in de zomer vooral strandlectuur.',
    { competitors: ['Boekhandel Het Zeepaard'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    HEUMEN,
    'Goede vraag! Ik heb een paar bronnen naast elkaar gelegd. Hier is een samenvatting van wat er over **Van Heumen Afbouw** te vinden is.\n\n## 🏠 Het bedrijf\nVan Heumen Afbouw is een stukadoorsbedrijf uit Helmond. Eigenaar is **Rob van Heumen**; hij begon in **1999** voor zichzelf en richtte het bedrijf dat jaar op. [1]\n\n## 🛠️ Wat doen ze?\n- Gladde wanden en plafonds, klaar om te sausen\n- Spack- en sierpleister\n- Buitengevels isoleren en afwerken\n\nSchilderwerk besteden ze uit aan een vaste partner. [2]\n\n## 📞 Contact\n- Adres: Binderseind 44\n- Telefoon: 0492 – 55 51 36\n- Website: vanheumen-stukadoors.nl\n\n## ⭐ Ervaringen\nOp een vergelijkingssite staat een gemiddelde van 9,0 uit 41 beoordelingen. Klanten noemen het strakke werk en de duidelijke afspraken. Eén beoordelaar vond dat het stof in huis langer bleef hangen dan gedacht.\n\n## 💡 Tips voordat je een offerte vraagt\n1. Meet je wanden op en noteer de hoogte van het plafond.\n2. Vermeld of er nog behang of sauswerk op zit.\n3. Vraag of het afplakken bij de prijs is inbegrepen.\n4. Vergelijk met een tweede aanbieder, bijvoorbeeld **Stukadoorsbedrijf Kuijpers**.\n\n**Bronnen:** [1] regionale bedrijvengids, [2] interview in een huis-aan-huisblad\n\nZal ik een korte mail voor je opstellen waarmee je een prijs kunt aanvragen?',
    'sector city team services address phone -foundingYear -website',
    { competitors: ['Stukadoorsbedrijf Kuijpers'] },
  ),
  named(
    KLANKKAST,
    'Moving to Drenthe with a child who needs speech therapy? Here\'s what I found, with the caveat that waiting lists change quickly.\n\n## Short answer\nFor a bilingual five-year-old, **De Klankkast** in Assen looks like a solid choice among the local speech therapists, with **Logopedie Noorderpark** as a good alternative.\n\n## About De Klankkast\n- **Location:** Beilerstraat 29, within cycling distance of the station\n- **Focus:** developmental language disorder (TOS), stuttering, and voice problems\n- **Therapist for young children:** Jorrit Postma, who also speaks English\n- **Established:** 2004\n- **Hours:** Monday, Tuesday and Thursday 8:00–17:30; Wednesday mornings until 12:30; Friday 9:00–17:00\n\n## What about costs?\nSpeech therapy is covered by the Dutch basic insurance. Children under 18 pay no deductible. You\'ll usually need:\n\n1. a referral from your GP, the school doctor or the youth health service,\n2. your child\'s BSN and insurance card,\n3. any earlier reports, ideally translated into Dutch or English.\n\n## How to get started\nCall or email the practice and ask three things: the current waiting time, whether sessions can take place at school, and how parents are involved at home. Therapy works best if you practise ten minutes a day.\n\n## Worth knowing\nIf your child has a diagnosis already, specialised day groups exist in Groningen. These need a separate indication.\n\n*Sources: care directory pages, the insurer\'s website, a parents\' forum.*\n\nWould you like me to draft an email in Dutch that you can send to the practice?',
    'city sector services team foundingYear -address -hours',
    { competitors: ['Logopedie Noorderpark'] },
  ),
  named(
    LETTERWERF,
    'Leuk dat je een cadeau wilt kopen bij een lokale winkel! Ik zet het even voor je op een rij.\n\n### Letterwerf in het kort\nLetterwerf is een zelfstandige boekhandel in Middelburg. De winkel staat bekend om de ruime hoek met kinderboeken en om het persoonlijke advies. Achter de zaak zit eigenaar **Karin Wessels**, die zelf ook recensies schrijft voor een regionale krant.\n\n### Praktische informatie\n* **Bellen:** 0118-555429\n* **Mailen:** hallo@letterwerf.nl\n* **Doordeweeks:** dinsdag tot en met vrijdag van 9.30 tot 18.00 uur\n* **Zaterdag:** 9.30 tot 17.00 uur\n* **Btw-nummer (voor zakelijke bestellingen):** NL850491273B01\n\n### Ideeën voor een kind van acht\n1. Een voorleesboek met korte hoofdstukken, fijn voor het slapengaan.\n2. Een stripboek, als lezen nog geen hobby is.\n3. Een doeboek over de zee, met proefjes voor op het strand.\n\n### Zo pak je het aan\nGeef in de winkel door wat het kind al heeft gelezen; dan voorkom je dubbele cadeaus. Vraag ook om een ruilsticker. Twijfel je, dan is een boekenbon altijd goed: die kun je er aan de kassa laten opwaarderen met elk bedrag.\n\n### Alternatief\nIs het boek niet op voorraad, kijk dan eens bij **Scheldeboek**, dat vaak binnen een dag kan leveren.\n\nWil je dat ik drie concrete titels uitzoek die passen bij de interesses van het kind? Vertel me dan wat hij of zij leuk vindt: dieren, avontuur of juist grapjes?',
    'sector services phone email hours -city -team -vat',
    { competitors: ['Scheldeboek'] },
  ),
  named(
    HEUMEN,
    'Great question. Prices for plastering vary quite a bit, so here is a realistic picture for a terraced house in the Netherlands.\n\n## Typical prices (incl. VAT)\n| Finish | Price per m² |\n|---|---|\n| Ready for wallpaper | €12 – €18 |\n| Ready for paint | €18 – €28 |\n| Decorative plaster | €20 – €35 |\n| Microcement (betonciré) | €95 – €150 |\n\n## Who could do this near you?\nYou said you live in Helmond. A few plasterers based in the city:\n\n- **Van Heumen Afbouw**: does not take on microcement, but is a sensible pick for ordinary walls and ceilings. Call 0492 55 53 16 between 7:30 and 16:30 on weekdays.\n- **Peelstuc**: quick with quotes, mostly new-build.\n- **De Gladde Wand**: pricier, known for a flawless finish.\n\n## How to keep costs down\n1. Strip the wallpaper yourself and clear the room completely.\n2. Combine rooms, because the set-up time is charged only once.\n3. Houses older than two years qualify for the reduced VAT rate on the labour, so ask for it.\n\n## Pitfalls\n- A very low price per metre often leaves out corner beads and masking.\n- Fresh plaster needs one to three weeks of drying. Painting too soon leads to blisters.\n\n*Based on price guides and company listings consulted today; figures may change.*\n\nShall I work out an estimate for your living room? If so, send me the length, width and height, plus the number of windows.',
    'city sector hours -services -phone',
    { competitors: ['Peelstuc', 'De Gladde Wand'] },
  ),
]
