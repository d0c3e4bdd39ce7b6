/** Answers that a stranger to the rules wrote: a landscaper, a beauty salon and a driving school. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { DAUW, TERPSTRA, VECHTSTREEK } from '#tests/cases/answers/companies/34.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    DAUW,
    'Over Schoonheidssalon Dauw kan ik op dit moment geen betrouwbare informatie vinden. Ik zie geen website, geen recensies en geen openingstijden waarvan ik zeker weet dat ze kloppen.\n\nWil je weten of een salon goed is, let dan hierop:\n\n- Is de specialiste aangesloten bij de ANBOS?\n- Krijg je vooraf een huidanalyse?\n- Staan de prijzen duidelijk vermeld?\n\nEen zaak in Amersfoort waarover ik wel veel ervaringen zie, is Beautysalon Eemstad (4,7 sterren). Heb je een link of een adres voor me, dan kijk ik graag verder.',
    { competitors: ['Beautysalon Eemstad'] },
  ),
  named(
    TERPSTRA,
    'Beoordelingen van klanten over Terpstra & De Haan Hoveniers heb ik helaas niet kunnen vinden, dus of ze hun afspraken nakomen kan ik niet zeggen. Wel weet ik dat het om een hoveniersbedrijf uit Leeuwarden gaat dat in 1979 is begonnen en dat in het handelsregister staat onder nummer 01083652. Vraag gerust om referenties in de buurt; een goede vakman geeft die zonder problemen. Kijk ook even of het VHG-logo op de offerte staat.',
    'city kvk -foundingYear sector',
  ),
  unnamed(
    VECHTSTREEK,
    'I couldn\'t find any reliable information about Verkeersschool Vechtstreek, so I can\'t tell you whether they are any good or what a lesson costs.\n\nWhat I\'d suggest instead:\n\n1. Look the name up on the CBR website; every recognised school is listed there with its pass rate.\n2. Read recent Google reviews and pay attention to how complaints are handled.\n3. Book a single trial lesson before you pay for a package.\n\nIf you can share a link, I\'m happy to have another look.',
  ),
  named(
    VECHTSTREEK,
    'Wat een lespakket bij Verkeersschool Vechtstreek nu kost, weet ik niet; hun tarieven staan niet in mijn gegevens. Volgens oudere informatie zit de rijschool aan de Straatweg in Maarssen en bestaat ze al sinds 1986. Voor een actuele prijsopgave kun je bellen naar 0346 55 57 21 of mailen naar planning@vsvrijopleidingen.nl.\n\nTer vergelijking: landelijk betaal je gemiddeld tussen de 55 en 70 euro voor een uur les, en hebben leerlingen zo\'n 40 uur nodig.',
    'city address -phone email foundingYear sector',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    DAUW,
    'De "dauw-look" (in het Engels *dewy skin*) is een huid die er fris en licht glanzend uitziet, alsof er ochtenddauw op ligt. Zo krijg je het thuis voor elkaar:\n\n1. Reinig je gezicht met een milde gel.\n2. Breng een serum met hyaluronzuur aan op een vochtige huid.\n3. Gebruik een lichte dagcrème en laat poeder achterwege.\n\nJe kunt het ook laten doen. Bij Puur Schoon in Amersfoort duurt een hydraterende behandeling ongeveer een uur. Verwacht geen wonderen van één keer: na drie of vier behandelingen zie je pas echt verschil.',
    { competitors: ['Puur Schoon'] },
  ),
  unnamed(
    VECHTSTREEK,
    'De Vechtstreek is het gebied langs de Utrechtse Vecht, ruwweg tussen Utrecht en Muiden, met plaatsen als Maarssen, Breukelen en Loenen. Om te leren rijden is het een afwisselende omgeving: smalle dijkwegen, ophaalbruggen, veel wielrenners in het weekend en de A2 om de hoek. Verkeersscholen in de Vechtstreek rijden voor het examen meestal naar Utrecht, dus vraag bij het kiezen of je daar ook genoeg uren maakt.',
  ),
  unnamed(
    TERPSTRA,
    'You may be thinking of **Terpstra Tuinmachines**, a dealer in lawn mowers and hedge trimmers in Franeker. They sell and repair garden machinery, but they don\'t design or lay out gardens themselves. For that kind of work in the Leeuwarden area you could try Hoveniersbedrijf Wiersma, which has decent reviews and usually replies within a week.',
    { competitors: ['Hoveniersbedrijf Wiersma'] },
  ),
  named(
    DAUW,
    'Er zijn een paar namen die op elkaar lijken, vandaar misschien de verwarring:\n\n- **Dauwdruppel** is een webshop met natuurlijke zeep uit Soest.\n- **Studio Blauw** is een kapper in de binnenstad van Amersfoort.\n- **Schoonheidssalon Dauw** vind je aan de Leusderweg 77 in Amersfoort. Daar ga je heen voor een wimperlifting of om je benen te laten harsen. Het mailadres is hallo@salondauw.nl.\n\nHad je een afspraak op maandag, dan was het vast bij de kapper, want Schoonheidssalon Dauw is die dag dicht.',
    'city address -email services hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    VECHTSTREEK,
    'VSV is de afkorting van Verkeersschool Vechtstreek, gevestigd aan de Straatweg in Maarssen. Bijzonder is de vorm: het is een coöperatie, waarin de instructeurs samen beslissen. Directeur is Henk Vermeulen. Je kunt er je autorijbewijs halen, maar ook leren rijden met een aanhanger (BE). Inschrijven doe je via vsvrijopleidingen.nl.',
    'city address website legalForm services -team',
  ),
  unnamed(
    VECHTSTREEK,
    'VSV kan verschillende dingen betekenen:\n\n- **Voortijdig schoolverlaten**: in het onderwijs de term voor jongeren tot 23 jaar die zonder startkwalificatie van school gaan.\n- **VSV Velserbroek**: een voetbalvereniging in Noord-Holland.\n- **EC VSV**: een ijshockeyclub uit het Oostenrijkse Villach.\n\nWelke bedoel je? Als het om de eerste gaat: je gemeente heeft een leerplichtambtenaar en een RMC-consulent die kunnen helpen.',
  ),
  named(
    TERPSTRA,
    'TDH Hoveniers is short for Terpstra & De Haan, a landscaping company in Leeuwarden that was set up in 2007. The owners are Sjoerd Terpstra and Marleen de Haan. They handle garden design, planting and paving, and can look after the garden once it\'s finished. The easiest way to reach them is +31 58 555 31 74; the office is staffed on weekdays from 7.30 am. Expect a waiting list in spring, as with most firms in the trade.',
    'city phone -foundingYear sector services team hours',
  ),
  named(
    DAUW,
    'Yes, Salon Dauw has one late evening a week: on Thursdays you can book until 9 pm. On Tuesday, Wednesday and Friday the last clients leave at 5.30 pm, and on Sunday and Monday the door stays closed. Nadia Verbeek runs the place on her own, so evening slots fill up quickly. You can call 033 555 29 61 or use the booking form at salondauw.nl.',
    '-phone website team hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    DAUW,
    'Salon Dauw is een kapsalon in Zwolle, aan de Assendorperstraat 140. Eigenares Kim Roelofs knipt er sinds 2018 dames, heren en kinderen en is gespecialiseerd in krullen. Een afspraak maak je op 038 555 80 12.\n\nEen schoonheidssalon met die naam in Amersfoort ben ik niet tegengekomen. Voor een gezichtsbehandeling in die stad worden Huidstudio Lotus en Beautysalon Eemstad vaak aangeraden.',
    { competitors: ['Beautysalon Eemstad', 'Huidstudio Lotus'] },
  ),
  named(
    DAUW,
    'De naam Dauw wordt door meer ondernemers gebruikt. Dit zijn de drie die ik ken:\n\n1. **Schoonheidssalon Dauw, Amersfoort**: eenmanszaak van Nadia Verbeek, gestart in 2014. Behandelt onder meer acne en doet wimperliftings.\n2. **Dauw Bloemen, Ede**: bloemist sinds 1988, bezorgt ook rouwwerk. Tel. 0318 55 54 09.\n3. **Yogastudio Dauw, Haarlem**: ochtendlessen vanaf zes uur, eigenaar Tessa Blom.\n\nZoek je iemand voor je huid, dan moet je dus bij de eerste zijn. Reserveren kan via dauwhuidverzorging.nl.',
    'city -website foundingYear legalForm services team',
  ),
  named(
    TERPSTRA,
    'There are two Frisian firms with almost the same name, so check which one sent you the quote:\n\n**Terpstra & De Haan Hoveniers** – landscapers in Leeuwarden, at Harlingerstraatweg 241. They do paving and regular garden maintenance.\n\n**Terpstra & De Haan Makelaars** – estate agents in Sneek, founded in 2003, phone 0515 55 53 20, open on Saturday mornings.\n\nThe two are not related as far as I can tell. If your quote mentions paving stones or a planting plan, it is obviously from the first.',
    'city -address sector services',
  ),
  unnamed(
    VECHTSTREEK,
    'Ik vind een **Verkeersschool Vechtstreek** in Hardenberg, aan de Overijsselse Vecht. Deze rijschool is in 2005 opgericht door Gert Nijland en verzorgt auto- en bromfietslessen in Hardenberg, Ommen en Dalfsen. Het telefoonnummer is 0523 55 51 40.\n\nEen rijschool met dezelfde naam in Maarssen, waar je naar vroeg, kom ik in mijn bronnen niet tegen. In die omgeving ken ik wel Autorijschool De Kroon.',
    { competitors: ['Autorijschool De Kroon'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    DAUW,
    'Goed beoordeelde schoonheidssalons in Amersfoort zijn onder andere:\n\n1. **Beautysalon Eemstad** – grote salon vlak bij het station, sinds 2009, ook massages. Telefoon 033 555 10 88.\n2. **Schoonheidssalon Dauw** – kleine praktijk aan de Utrechtseweg, bekend om de behandeling van acne bij jongeren. Telefoon 033-5552691.\n3. **Puur Schoon** – werkt alleen met vegan producten, gesloten op woensdag.\n\nVoor een gewone gezichtsbehandeling betaal je bij alle drie rond de 65 euro. Heb je een gevoelige huid, vraag dan eerst om een intake.\n\n**Waar je op kunt letten bij het kiezen:**\n- *Diploma\'s*: een schoonheidsspecialist met een erkend diploma hangt dat meestal zichtbaar op.\n- *Producten*: vraag welk merk er wordt gebruikt en of je allergisch bent voor een van de stoffen.\n- *Hygiëne*: schone handdoeken en verpakte instrumenten zijn een goed teken.\n- *Verkoopdruk*: een goede specialist geeft advies zonder je een hele tas potjes mee te geven.\n\nMet een verwijzing van je huisarts vergoedt een aanvullende verzekering soms een deel van de kosten. Zal ik een vragenlijstje voor je intake maken?',
    'city -address phone sector services',
    { competitors: ['Beautysalon Eemstad', 'Puur Schoon'] },
  ),
  named(
    VECHTSTREEK,
    'In Maarssen zitten drie rijscholen die vaak worden genoemd: Rijschool Stuurman, Verkeersschool Vechtstreek en Autorijschool De Kroon; iets noordelijker heb je ook nog Rijcentrum Breukelen. Voor motorles kun je alleen bij Verkeersschool Vechtstreek terecht, en dat is ook de enige van het rijtje die op zondag open is.',
    'city sector services -hours',
    { competitors: ['Rijschool Stuurman', 'Rijcentrum Breukelen', 'Autorijschool De Kroon'] },
  ),
  unnamed(
    TERPSTRA,
    'Voor een nieuwe tuin in de omgeving van Leeuwarden kun je deze hoveniers eens bellen:\n\n- **De Groene Terp** – sterk in inheemse beplanting en geveltuinen, gevestigd in Stiens\n- **Tuinmeesters Fryslân** – grotere projecten met eigen ontwerpafdeling, opgericht in 1988\n- **Hoveniersbedrijf Wiersma** – vooral snoeiwerk, hagen en schuttingen, ook voor kleine klussen\n\nVraag minstens twee offertes aan en laat de hovenier altijd eerst de grond bekijken. Op Friese klei is drainage vaak de grootste kostenpost.',
    { competitors: ['Tuinmeesters Fryslân', 'Hoveniersbedrijf Wiersma', 'De Groene Terp'] },
  ),
  named(
    TERPSTRA,
    'Landscapers in Leeuwarden worth asking for a quote:\n\n1. **De Groene Terp** – ecological gardens, founded in 2011, €48 per hour\n2. **Terpstra & De Haan Hoveniers** – around since 1997, strong in garden design and natural stone paving; foreman Jelmer Hofstra leads the crew. They do not take on garden maintenance, so you\'d need someone else for that.\n3. **Tuinmeesters Fryslân** – bigger projects, long waiting list\n\nMost of them offer a free first visit. Ask whether removing the old soil is included in the price, because that can easily add €1,000.',
    'city foundingYear sector -services team',
    { competitors: ['Tuinmeesters Fryslân', 'De Groene Terp'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    VECHTSTREEK,
    'Hieronder de rijscholen in jouw omgeving naast elkaar:\n\n| Naam | Plaats | Sinds | Motorrijles | Telefoon |\n|---|---|---|---|---|\n| Rijschool Stuurman | Maarssen | 2004 | nee | 0346 55 50 31 |\n| Verkeersschool Vechtstreek | Maarssen | 1996 | ja | 0346 55 57 12 |\n| Rijcentrum Breukelen | Breukelen | 2015 | nee | 0346 55 58 90 |\n\nWil je dus op termijn ook je A-rijbewijs halen, dan is de middelste het handigst. De gegevens kunnen veranderd zijn; bel voor de zekerheid even.',
    'city phone -foundingYear sector services',
    { competitors: ['Rijschool Stuurman', 'Rijcentrum Breukelen'] },
  ),
  named(
    DAUW,
    'Dit zijn de gegevens die ik van Schoonheidssalon Dauw heb:\n\n| Onderdeel | Gegevens |\n|---|---|\n| Soort zaak | schoonheidssalon |\n| Adres | Leusderweg 77, 3817 KA Amersfoort |\n| Telefoon | 033 – 555 26 91 |\n| E-mail | info@salondauw.nl |\n| Eigenaar | Nadine Verhoef |\n| Dinsdag, woensdag, vrijdag | 9.00 – 17.30 uur |\n| Donderdag | 9.00 – 21.00 uur |\n| Zaterdag | 9.00 – 15.00 uur |\n\nParkeren kan in de zijstraten; na zes uur is dat gratis.',
    'city address phone -email sector -team hours',
  ),
  named(
    TERPSTRA,
    'Ik heb drie Friese hoveniers voor je vergeleken:\n\n| | Hoveniersbedrijf Wiersma | Terpstra & De Haan Hoveniers | De Groene Terp |\n|---|---|---|---|\n| **Plaats** | Dokkum | Drachten | Stiens |\n| **Rechtsvorm** | eenmanszaak | B.V. | VOF |\n| **Tuinontwerp** | nee | ja | ja |\n| **Onderhoud** | ja | ja | nee |\n| **E-mail** | wiersma@hoveniermail.nl | info@tdhhoveniers.nl | hoi@degroeneterp.nl |\n\nWil je ontwerp en onderhoud in één hand, dan blijft alleen de middelste over.',
    '-city email -legalForm sector services',
    { competitors: ['Hoveniersbedrijf Wiersma', 'De Groene Terp'] },
  ),
  named(
    VECHTSTREEK,
    'Here is a summary of what is publicly registered for **Verkeersschool Vechtstreek**:\n\n| Field | Value |\n|---|---|\n| Type of business | Driving school |\n| Legal form | Cooperative |\n| Chamber of Commerce (KvK) | 30097418 |\n| VAT number | NL009274168B01 |\n| Address | Straatweg 63, 3603 CV Maarssen |\n| Website | https://www.vsvrijopleidingen.nl |\n| Opening hours | Mon–Thu 8:30 am – 8 pm, Fri 8:30 am – 5 pm, Sat 9 am – 1 pm, closed on Sundays |\n\nPlease verify the details with the school before you transfer any money.',
    'city address website kvk -vat legalForm sector hours',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    TERPSTRA,
    '## Terpstra & De Haan Hoveniers\n\n### Wat doen ze?\nHet bedrijf ontwerpt tuinen, legt ze aan en verzorgt ook het straatwerk.\n\n### Waar en wanneer?\n- **Vestiging:** Harlingerstraatweg 214, Leeuwarden\n- **Geopend:** maandag t/m vrijdag van 7.30 tot 16.30 uur, zaterdag van 8.00 tot 12.00 uur\n\n### Contact\n- **Telefoon:** 058 555 31 47\n- **Site:** [tdhhoveniers.nl](https://tdhhoveniers.nl)\n\n---\n*Tip: maak vooraf foto\'s van je tuin op verschillende momenten van de dag, dan ziet de ontwerper meteen waar de zon staat.*\n\n### Veelgestelde vragen\n**Heb ik een vergunning nodig voor een schutting?**\nTot een meter aan de voorkant en twee meter aan de achterkant meestal niet.\n\n**Wanneer kun je het beste gazon zaaien?**\nIn april, mei of september, als de grond warm en vochtig is.\n\n**Wat doe ik met oude tegels?**\nDie kun je gratis inleveren bij de milieustraat, of via een tegelwip-actie van de gemeente laten ophalen.',
    'city address -phone website services -hours',
  ),
  named(
    DAUW,
    '**Schoonheidssalon Dauw: wat vinden klanten ervan?**\n\n> "Nadia neemt echt de tijd en legt uit wat ze doet. Mijn huid is na vijf keer veel rustiger."\n\n> "Fijne plek aan de Leusderweg, alleen lastig parkeren."\n\nDe meeste reviews gaan over de *gezichtsbehandelingen* en het *harsen*. Eigenares **Nadia Verbeek** begon de zaak in **2017**. Meer lezen of boeken kan op [de website](https://salondauw.nl/boeken).\n\n**Conclusie:** een betrouwbare keuze, zeker als je van persoonlijke aandacht houdt.',
    'address website -foundingYear services team',
  ),
  named(
    VECHTSTREEK,
    '# Is VSV Rijopleidingen any good?\n\n**Short answer:** yes, most learners seem happy.\n\n**What it is:** a driving school in Breukelen[^1]\n**Lessons:** car and motorcycle, plus a theory course in a classroom[^1]\n**Most praised instructor:** Samira Haddou, mainly for her patience[^2]\n**Weak point:** lesson times are sometimes moved at short notice[^2]\n\n[^1]: The school\'s own website, vsvrijopleidingen.nl\n[^2]: Google reviews, 38 in total, average 4.5',
    '-city website sector services team',
  ),
  named(
    TERPSTRA,
    'Natuurlijk, hier is een visitekaartje van TDH Hoveniers dat je in je telefoon kunt importeren:\n\n```\nBEGIN:VCARD\nVERSION:3.0\nFN:TDH Hoveniers\nTEL;TYPE=work:058 555 31 74\nTEL;TYPE=cell:06 55 51 28 03\nEMAIL:contact@tdhhoveniers.nl\nADR;TYPE=work:;;Harlingerstraatweg 214;Leeuwarden;;8914 AZ;Nederland\nURL:https://tdhhoveniers.nl\nEND:VCARD\n```\n\nSla het op als `tdh.vcf` en open het bestand. Op een iPhone tik je daarna op *Voeg toe aan contacten*.',
    'city address -phone -email website',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    VECHTSTREEK,
    'Hier zijn de gegevens van Verkeersschool Vechtstreek voor op je machtiging:\n\nStraatweg 63\n3603CV Maarssen\nTel. +31 (0)346 555 712\nKvK 30.09.74.81\nBtw NL 0092.74.186.B.01\n\nHet kantoor is maandag tot en met donderdag bemand van half negen \'s ochtends tot acht uur \'s avonds. Op vrijdag gaan ze om vijf uur dicht en op zaterdag al om één uur.',
    'city address phone -kvk vat hours',
  ),
  named(
    DAUW,
    'Schoonheidssalon Dauw is a beauty salon in Amersfoort that opened its doors in 2014. It is registered with the Dutch Chamber of Commerce as a sole proprietorship (no. 6147 8205), VAT ID NL002418637B52.\n\nPhone from abroad: 0031 33 555 26 91.\n\nOpening hours:\nTue, Wed, Fri: 9 a.m. – 5:30 p.m.\nThu: 9 a.m. – 9 p.m.\nSat: 9 a.m. – 5 p.m.\nSun, Mon: closed',
    'city phone kvk vat foundingYear legalForm sector -hours',
  ),
  named(
    TERPSTRA,
    'Terpstra en De Haan bestaat sinds negentienhonderdzevenennegentig, dus al ruim een kwart eeuw. Je vindt de werkplaats op Harlingerstraatweg 214 (8914AZ) in Leeuwarden. Ze zijn op werkdagen bereikbaar van half acht tot half vijf, in het weekend niet. Buiten rijdt er altijd iemand rond met de mobiele telefoon: 06-55518203. Op facturen staat btw-nummer NL8073.15.942.B01 en KvK-nummer 0108 3625.',
    'city address phone -kvk vat foundingYear hours',
  ),
  named(
    DAUW,
    'Je kunt een afspraak bij Schoonheidssalon Dauw op drie manieren maken:\n\n1. Bellen: (033) 555 62 91 (spreek gerust de voicemail in)\n2. Mailen: afspraak[at]salondauw.nl\n3. Langsgaan: Leusderweg 77, 3817KA\n\nAfzeggen kan kosteloos tot 24 uur van tevoren, daarna betaal je de helft.',
    'address -phone email',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    DAUW,
    'Nadia Verbeek, die eerder in een hotel in Zeist werkte, begon in 2014 voor zichzelf en noemde haar zaak Schoonheidssalon Dauw. Wie haar in Leusden opzoekt, want daar is de salon gevestigd, krijgt eerst een kop thee en een gesprek over de huid. Veel klanten komen voor een wimperlifting, die ongeveer een uur duurt, terwijl anderen al jaren trouw hun gezichtsbehandeling laten doen.',
    '-city foundingYear services team',
  ),
  named(
    TERPSTRA,
    'Terpstra en De Haan, een hoveniersbedrijf dat ooit vanuit een schuur in Dokkum werkte en nu aan de Harlingerstraatweg in Leeuwarden zit, staat bekend om strak straatwerk en onderhoudsvriendelijke beplanting. De vof, die in 1997 van start ging, wordt geleid door Marleen de Haan en Sjoerd Terpstra. Als je in het najaar belt, heb je de meeste kans dat je tuin voor de zomer klaar is, want in het voorjaar zitten ze vol. Prijzen noemen ze pas nadat voorman Jelmer Hofstra is komen kijken. Dat is niet ongebruikelijk, want wat een tuin kost hangt sterk af van de ondergrond: op klei moet vaak eerst zand worden aangevoerd, terwijl je op zandgrond juist compost nodig hebt. Reken voor een gemiddelde stadstuin, met terras en een paar borders, op een bedrag tussen de acht- en vijftienduizend euro, al kan het met keramische tegels of een overkapping snel oplopen. Wie geld wil besparen, kan het oude straatwerk zelf verwijderen en de planten in het najaar laten zetten, wanneer ze minder water vragen.',
    'city address foundingYear legalForm sector services team',
  ),
  named(
    VECHTSTREEK,
    'Of je bij VSV Rijopleidingen goed zit, hangt ervan af wat je zoekt. De rijschool uit Maarssen, die naar verluidt een stichting is en sinds 1968 lesgeeft, heeft de naam degelijk maar niet goedkoop te zijn. Leerlingen prijzen vooral de theoriecursus, waarvoor je zes avonden naar het leslokaal komt, en de rust van de instructeurs. Wie alleen op zaterdagmiddag kan, heeft pech, omdat het kantoor dan gesloten is.',
    'city -foundingYear -legalForm sector services hours',
  ),
  named(
    TERPSTRA,
    'If you\'ve just bought a house in Friesland and the garden is nothing but sand, Terpstra & De Haan Hoveniers is one of the names you\'ll hear. The landscapers, who are based in Leeuwarden, lay out complete gardens and return every few weeks for upkeep if you want them to. Owner Pieter de Haan still draws most of the designs himself, which explains why it can take a month before you see a plan. You can write to them at offerte@tdhhoveniers.nl, although people who phoned say they got an answer sooner.',
    'city -email sector services -team',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    VECHTSTREEK,
    'Goede vraag! 🚗 Hier is een overzicht van **Verkeersschool Vechtstreek**:\n\n**📍 Locatie**\nStraatweg 36, Maarssen\n\n**📚 Opleidingen**\n- Autorijles (B)\n- Motorrijles (A)\n- Rijden met aanhanger (BE)\n\n**👤 Wie staat er aan het roer?**\nBart Oosterom is directeur.\n\n**✅ Pluspunten**\n- Bestaat al sinds 1989\n- Ervaren instructeurs\n- Eigen leslokaal\n\n**⚠️ Aandachtspunten**\n- Wachttijd van enkele weken\n- Niet de goedkoopste in de regio\n\n**💶 Kosten**\nPrecieze tarieven kan ik niet bevestigen. Gemiddeld ben je in deze regio inclusief examens tussen de € 2.600 en € 3.400 kwijt. Vraag altijd na wat er gebeurt met niet-gereden lessen als je eerder afrijdt, en of je in termijnen mag betalen.\n\n**🧭 Voor wie geschikt?**\nVoor wie graag met een vaste instructeur rijdt en niet per se binnen twee maanden klaar hoeft te zijn. Zoek je een spoedtraject, dan zijn er snellere opties. Heb je last van examenvrees, bespreek dat dan bij de intake: voor een faalangstexamen bij het CBR heb je meer tijd en een speciaal opgeleide examinator.\n\n**Mijn advies:** plan eerst een proefles en vraag naar het slagingspercentage voor een eerste examen. Wil je dat ik de rijschool vergelijk met bijvoorbeeld Rijschool Stuurman?',
    'city -address -foundingYear sector services team',
    { competitors: ['Rijschool Stuurman'] },
  ),
  named(
    DAUW,
    'Schoonheidssalon Dauw is een schoonheidssalon in Amersfoort die zich richt op huidverbetering, waaronder acnebehandelingen.[1][2] De onderneming is een B.V. en staat ingeschreven onder KvK-nummer 61478502.[2] Op dinsdag tot en met zaterdag kun je er terecht, met op donderdag een avondopenstelling tot 21.00 uur.[1]\n\nIn beoordelingen wordt de hygiëne vaak genoemd; een enkele klant vindt de prijs aan de hoge kant.[3] Alternatieven in dezelfde stad zijn Huidstudio Lotus en Puur Schoon.[4]\n\nBronnen:\n[1] salondauw.nl (eigen website)\n[2] bedrijvenregister.example\n[3] recensies.example\n[4] amersfoortgids.example',
    'city website -kvk -legalForm sector services hours',
    { competitors: ['Huidstudio Lotus', 'Puur Schoon'] },
  ),
  named(
    TERPSTRA,
    'Based on the information available, **Terpstra & De Haan Hoveniers** is a well-regarded landscaping firm in Leeuwarden. Here\'s a breakdown:\n\n* **Services:** garden design, garden construction, maintenance and paving.\n* **Experience:** in business since 1997.\n* **Team:** led by Sjoerd Terpstra and Marleen de Haan.\n* **Opening hours:** Monday to Friday, 9:00 AM – 5:30 PM.\n* **Website:** terpstradehaan.nl\n\n**How do they compare?** Tuinmeesters Fryslân is larger and tends to take on business parks, whereas this company focuses on private gardens.\n\n**What to keep in mind:**\n1. Ask for an itemised quote that separates plants, materials and labour.\n2. Agree on who disposes of old tiles and soil.\n3. In the Netherlands, labour on new planting is taxed at the standard VAT rate, so check whether prices include it.\n4. Many municipalities give a subsidy when you replace tiles with plants; apply before the work begins.\n5. Get the guarantee on plants in writing, since some firms only replace those that die in the first growing season.\n\n*Opening hours may differ on public holidays. Would you like tips on what to ask during the first site visit?*',
    'city -website foundingYear sector services team -hours',
    { competitors: ['Tuinmeesters Fryslân'] },
  ),
  named(
    DAUW,
    'Straight to it: Salon Dauw in Amersfoort looks legit. It\'s a one-woman beauty salon run by Nadia Verbeek, going since 2012, and the Google crowd gives it 4.8 stars. Lash lifts and acne treatments get the most love. Waxing isn\'t on the menu there, so for your legs try Beautysalon Eemstad instead. Phone is 033-555 26 91, but she rarely picks up during treatments, so email afspraak@salondauw.nl. Book early, Thursdays go fast.',
    'city phone email -foundingYear sector -services team',
    { competitors: ['Beautysalon Eemstad'] },
  ),
]
