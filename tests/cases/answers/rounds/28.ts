/** Answers that a stranger to the rules wrote: a plumbing and heating installer, a wedding photographer and a small law firm. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { CONFETTI, TWK, VECHTDAL } from '#tests/cases/answers/companies/28.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    TWK,
    'Over TWK Installatietechniek kan ik op dit moment geen betrouwbare gegevens vinden: geen reviews, geen website en geen vermelding die ik met zekerheid aan deze naam kan koppelen.\n\nWil je toch weten of je goed zit voordat je iemand aan je cv-ketel laat sleutelen?\n\n- **Vraag naar het CO-certificaat.** Zonder dat certificaat mag een bedrijf niet aan gastoestellen werken.\n- **Zoek de inschrijving op bij de KvK.**\n- **Vraag een tweede offerte aan**, bijvoorbeeld bij Twentse Ketelservice in Borne.\n\nHeb je een adres of een telefoonnummer van het bedrijf? Dan zoek ik graag verder.',
    { competitors: ['Twentse Ketelservice'] },
  ),
  named(
    VECHTDAL,
    "I couldn't find any client reviews or published rates for Vechtdal Advocaten, so I can't say whether they are good value for money. What I do have is limited:\n\n- It is a small law firm in Hardenberg, in the east of the Netherlands.\n- It handles divorces and other family matters, as well as employment disputes.\n- It was founded in 2008.\n\nFor anything beyond that, such as whether they accept clients on legal aid (*toevoeging*), I would simply ring the office and ask before you book an appointment.",
    'city -foundingYear sector services',
  ),
  named(
    CONFETTI,
    'Wat een trouwreportage bij Confetti Fotografie precies kost, weet ik niet; ik kan geen actuele prijslijst vinden. Wel weet ik dat Noor Kamphuis zelf achter de camera staat en dat je haar kunt mailen via info@confettifotografie.nl. Ter vergelijking: voor een hele dag betaal je in Nederland gemiddeld tussen de € 1.500 en € 2.500, meestal exclusief album. Vraag ook meteen of jullie datum nog vrij is, want zaterdagen in mei en september zijn snel weg.',
    '-email services team',
  ),
  unnamed(
    VECHTDAL,
    'Ik heb geen informatie over een kantoor met de naam Vechtdal Advocaten. Het kan zijn dat het kantoor klein is, onder een andere naam werkt of pas kort bestaat.\n\nZo kun je zelf verder zoeken:\n\n1. Kijk op de website van de Nederlandse orde van advocaten; daar staat iedere ingeschreven advocaat, met rechtsgebieden.\n2. Bel het Juridisch Loket. Zij verwijzen gratis door naar een advocaat in de buurt van Hardenberg.\n3. Bedoelde je misschien Salland Advocaten in Raalte? Dat kantoor doet onder meer huurrecht.',
    { competitors: ['Salland Advocaten'] },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    CONFETTI,
    "Leuk idee, een confettimoment na de ceremonie! Een paar tips zodat het ook mooi op de foto komt:\n\n1. **Kies groot, licht papier.** Dat dwarrelt langer dan kleine snippers.\n2. **Zet je gasten in twee rijen** en laat iemand aftellen.\n3. **Vraag eerst of het mag.** Bij veel trouwlocaties in Amersfoort is alleen biologisch afbreekbare confetti toegestaan, en soms betaal je schoonmaakkosten.\n\nOverleg met je trouwfotograaf waar jullie gaan staan: met de zon in de rug springt de confetti er het best uit. Studio Wit heeft daar een paar mooie voorbeelden van op Instagram.",
    { competitors: ['Studio Wit'] },
  ),
  unnamed(
    VECHTDAL,
    "The Vechtdal is the valley of the river Vecht in Overijssel, between Zwolle and the German border, with Ommen, Dalfsen and Hardenberg as its main towns. It is mostly known for cycling and camping, so don't expect a big legal market there.\n\nFor a dispute with your landlord in the Vechtdal you could try **Recht & Raad** in Ommen, which does a lot of tenancy work, or **Mulder Van Essen Advocaten** in Zwolle, a larger firm with lawyers who speak English and German. If the sum at stake is below €25,000, you can also go to the subdistrict court without a lawyer.",
    { competitors: ['Mulder Van Essen Advocaten', 'Recht & Raad'] },
  ),
  unnamed(
    TWK,
    'Bedoel je misschien **TKW Techniek** in Almelo? Dat is een elektrotechnisch bedrijf dat groepenkasten vervangt en laadpalen plaatst; het is bereikbaar op 0546 555 270 en heeft een 8,4 op basis van 63 reviews.\n\nEen bedrijf dat TWK heet en cv-ketels onderhoudt, ken ik niet. Als je een foto van de sticker op je ketel hebt, kan ik kijken of daar een andere naam op staat. Vaak vermeldt de installateur daar ook een storingsnummer.',
  ),
  named(
    CONFETTI,
    'Zoek je iemand die het confettimoment goed vastlegt? Bij Studio Confetti uit Amersfoort zit het al in de naam. Noor Kamphuis begon het bedrijf in 2011 en werkt het liefst zonder poseren: ze loopt de hele dag mee en bewaart de groepsfoto voor na de borrel. Na de bruiloft kun je bij haar ook een handgemaakt trouwalbum bestellen.\n\nLet op: confetti gooien mag niet op elke locatie. Informeer vooraf bij de beheerder, en neem anders bellenblaas of lavendel.',
    'city -foundingYear services team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    TWK,
    'TWK is van maandag tot en met donderdag tot 17.00 uur bereikbaar en op vrijdag tot 16.00 uur. In het weekend is het kantoor dicht. Is er dan iets dringends, bel dan het storingsnummer 06-28 55 53 91. Overdag kun je ook langsgaan op de Pruisische Veldweg 81 in Hengelo, maar maak liever eerst een afspraak, want de monteurs zijn meestal op pad.',
    'city -address phone hours',
  ),
  named(
    VECHTDAL,
    'Met VDA wordt in Hardenberg meestal Vechtdal Advocaten bedoeld. Dat is een advocatenkantoor in die plaats, een maatschap van Hanneke Oosterveen en Jeroen Slag. Oosterveen doet vooral echtscheidingen en alimentatiezaken, Slag staat verdachten bij in strafzaken. VDA werkt ook op basis van gesubsidieerde rechtsbijstand, als je inkomen daarvoor laag genoeg is. Het secretariaat bereik je op 0523 - 55 58 14.',
    'city -phone legalForm sector services team',
  ),
  named(
    TWK,
    "Ter Welle & Kok is an installation company in Hengelo (Overijssel), nowadays better known as TWK. It was set up in 1998 by Gerard ter Welle and Erwin Kok, who still own it together as a general partnership (VOF). They replace and service central heating boilers, renovate bathrooms and, increasingly, fit hybrid heat pumps. I'd say it is a typical mid-sized local firm: not the cheapest, but customers praise the tidy work. Ask for a written quote that includes removal of the old boiler.",
    'city -foundingYear legalForm sector services team',
  ),
  unnamed(
    VECHTDAL,
    'VDA most commonly stands for *Verband der Automobilindustrie*, the German Association of the Automotive Industry. It is based in Berlin, was founded in 1901 and publishes quality standards such as VDA 6.3, which suppliers in the Netherlands also work with.\n\nOther meanings include "video distribution amplifier" and "volunteer development agency". If you were looking for a Dutch law practice with these initials, could you give me its full name or the town it is in?',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    CONFETTI,
    'Confetti Fotografie in Maastricht is de studio van Ilse Ramaekers. Ze is gespecialiseerd in newborn- en gezinsfoto’s en werkt sinds 2019 vanuit een atelier in de wijk Wyck. Een sessie kost € 245, inclusief tien digitale bestanden. Bruiloften fotografeert ze niet. Een afspraak maak je via ilse@confetti-maastricht.nl of op 043 555 20 17.',
  ),
  named(
    CONFETTI,
    'There are at least three businesses called Confetti in the Dutch wedding world:\n\n1. **Confetti Fotografie** (Amersfoort) – a wedding photographer, run by Noor Kamphuis. Full-day wedding coverage and engagement shoots. Website: confettifotografie.nl\n2. **Confetti Events** (Zwolle) – a wedding planner, founded in 2009. Phone: 038 555 12 90\n3. **Confetti & Co** (The Hague) – a party shop that sells balloons and decorations. Website: confetti-co.nl\n\nSince you are asking about pictures, you probably mean the first one. Do you already have a date?',
    'city website sector services team',
  ),
  named(
    TWK,
    'De afkorting TWK wordt door meerdere bedrijven gebruikt:\n\n- **TWK-Elektronik**, Düsseldorf: fabrikant van encoders en sensoren, opgericht in 1962.\n- **TWK Agri**, Zuid-Afrika: handel in hout en landbouwproducten.\n- **TWK Installatietechniek**, Hengelo: installatiebedrijf voor verwarming, sanitair en warmtepompen, KvK 06084713.\n\nGaat het je om een nieuwe ketel of een lekkende kraan? Dan moet je de laatste hebben.',
    'city -kvk sector services',
  ),
  unnamed(
    VECHTDAL,
    'Vechtdal is in deze streek een populaire bedrijfsnaam. In en rond Hardenberg vind je bijvoorbeeld:\n\n- **Vechtdal Makelaardij** – makelaar in Ommen, sinds 1996\n- **Vechtdal Administraties** – boekhouder in Dedemsvaart, tel. 0523 55 60 02\n- **Vechtdal Mediation** – bemiddeling bij scheiding, in Dalfsen\n\nGeen van deze drie is een advocatenkantoor. Voor een echtscheiding heb je wel een advocaat nodig, want alleen die kan het verzoek bij de rechtbank indienen. Mulder Van Essen Advocaten in Zwolle doet dat veel.',
    { competitors: ['Mulder Van Essen Advocaten'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TWK,
    'Dit zijn drie goed beoordeelde installateurs in Hengelo voor een nieuwe cv-ketel:\n\n1. **Twentse Ketelservice** – dealer van Remeha en Intergas, onderhoudscontract vanaf € 9,50 per maand. Tel. 074 555 60 10.\n2. **TWK Installatietechniek** – actief sinds 1989, plaatst cv-ketels en hybride warmtepompen. Tel. 074 555 13 82.\n3. **Nijland Installaties** – kleiner bedrijf met vaste monteurs, ook voor vloerverwarming. Tel. 074 555 47 33.\n\n**Tip:** vraag bij alle drie een offerte op met hetzelfde type ketel, dan kun je eerlijk vergelijken. Let erop of de rookgasafvoer en het inregelen bij de prijs inbegrepen zijn.',
    'city -phone foundingYear sector services',
    { competitors: ['Twentse Ketelservice', 'Nijland Installaties'] },
  ),
  named(
    CONFETTI,
    'Voor bruiloften in de regio Utrecht worden Lotte Brands Fotografie, Confetti Fotografie, Studio Wit en Ja Ik Wil Fotografie het vaakst aangeraden. Van deze vier trouwfotografen is Confetti de enige die ook een fotobooth meebrengt voor het feest; de eigenaar daar is Femke Verbeek. Studio Wit is wat strakker van stijl en Lotte Brands werkt met een tweede fotograaf. Bekijk van ieder minstens één complete reportage, niet alleen de mooiste plaatjes op Instagram.',
    'sector services -team',
    { competitors: ['Ja Ik Wil Fotografie', 'Studio Wit', 'Lotte Brands Fotografie'] },
  ),
  named(
    VECHTDAL,
    'Law firms in and around Hardenberg that take on dismissal cases:\n\n- **Salland Advocaten** (Raalte) – mainly works for employers; first consultation €95.\n- **Vechtdal Advocaten** (Hardenberg, Stationsstraat 26) – assists employees with dismissal and sick-leave disputes, and victims with personal injury claims. Closed on Fridays.\n- **Recht & Raad** (Ommen) – fixed fee of €395 for checking a settlement agreement.\n\nMost employers reimburse part of the cost of having a settlement agreement checked, so ask HR about that first. And whatever you do, do not sign anything on the spot: you have a 14-day cooling-off period.',
    'city address sector services -hours',
    { competitors: ['Salland Advocaten', 'Recht & Raad'] },
  ),
  unnamed(
    TWK,
    'Een loodgieter in Hengelo die snel kan komen:\n\n* **De Loodgieters van Oost** – 24 uur per dag bereikbaar, ontstopping vanaf € 110. Website: www.loodgietersvanoost.nl\n* **Twentse Ketelservice** – vooral ketels, maar komt ook bij lekkage. Tel. 074 555 60 10\n* **Nijland Installaties** – op werkdagen, meestal binnen twee dagen\n\nSluit in de tussentijd de hoofdkraan af en zet een emmer onder het lek. Bel ook je verzekeraar als er schade is aan plafond of vloer, en maak foto’s voordat je gaat dweilen.',
    { competitors: ['Twentse Ketelservice', 'Nijland Installaties', 'De Loodgieters van Oost'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    CONFETTI,
    "Here's how three wedding photographers in the middle of the country compare:\n\n| Name | Based in | Full day from | Extras |\n|---|---|---|---|\n| Lotte Brands Fotografie | Utrecht | €2,150 | second shooter |\n| Confetti Fotografie | Amersfoort | €1,895 | photo booth, wedding album |\n| Ja Ik Wil Fotografie | Soest | €1,650 | none |\n\nLotte Brands has the longest waiting list. Confetti Fotografie, which was started in 2017, is known for candid, colourful pictures. Ja Ik Wil is the budget choice.\n\nPrices may have changed, so ask each of them for a current brochure.",
    'city -foundingYear sector services',
    { competitors: ['Ja Ik Wil Fotografie', 'Lotte Brands Fotografie'] },
  ),
  named(
    VECHTDAL,
    'Hieronder de belangrijkste gegevens van Vechtdal Advocaten op een rij:\n\n| Gegeven | Waarde |\n|---|---|\n| Soort bedrijf | Advocatenkantoor |\n| Rechtsvorm | B.V. |\n| Adres | Stationsstraat 26, 7772 CH Hardenberg |\n| Telefoon | 0523-555148 |\n| E-mail | secretariaat@vechtdaladvocaten.nl |\n| Opgericht | 2003 |\n| Rechtsgebieden | Familierecht, arbeidsrecht, strafrecht en letselschade |\n\nDe gegevens komen uit openbare bronnen. Controleer ze voor de zekerheid bij het kantoor zelf, zeker als je stukken per post wilt sturen.',
    'city address -phone email foundingYear -legalForm sector services',
  ),
  named(
    TWK,
    "Here's what I have on **TWK Installatietechniek**:\n\n| | |\n|---|---|\n| **City** | Hengelo (OV) |\n| **Owners** | Gerard ter Welle and Erwin Kok |\n| **Services** | Boilers, bathrooms, heat pumps |\n| **Phone** | +31 74 555 31 28 |\n| **Website** | twk-installatie.nl |\n| **Opening hours** | Mon–Fri 8:00–18:00, closed at weekends |\n\nI don't have information about call-out charges. In this part of the country they are usually between €30 and €50, on top of the hourly rate. Would you like me to draft an email to ask for a quote in Dutch?",
    'city -phone website services team -hours',
  ),
  named(
    VECHTDAL,
    'Advocaat nodig bij een scheiding? Deze advocatenkantoren in Noordoost-Overijssel doen familierecht:\n\n| Kantoor | Plaats | Toevoeging | Telefoon |\n|---|---|---|---|\n| Salland Advocaten | Raalte | ja | 0572 55 50 19 |\n| Vechtdal Advocatuur | Dedemsvaart | ja | 0523 55 51 84 |\n| Mulder Van Essen Advocaten | Zwolle | nee | 038 555 77 40 |\n\nGaan jullie in goed overleg uit elkaar, dan is één advocaat voor jullie samen vaak goedkoper. Zijn er kinderen, dan hoort er ook een ouderschapsplan bij.',
    '-city phone sector services',
    { competitors: ['Salland Advocaten', 'Mulder Van Essen Advocaten'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    TWK,
    '## TWK Installatietechniek\n\n**Wat ze doen:** onderhoud en vervanging van cv-ketels, loodgieterswerk en complete badkamers  \n**Waar:** Pruisische Veldweg 18, Hengelo  \n**Website:** [www.twk-installatie.nl](https://www.twk-installatie.nl)  \n**Mail:** `service@twk-installatie.nl`\n\n### Ervaringen\n\n> "Monteur was er binnen een dag en de ketel doet het weer perfect."\n\n> "Prima badkamer, maar de oplevering liep twee weken uit."\n\n### Goed om te weten\n\n- Voor een ketelstoring betaal je voorrijkosten.\n- Ze komen ook in Borne, Delden en Enschede.',
    'city address -email website services',
  ),
  named(
    CONFETTI,
    '### Is Confetti Fotografie een aanrader?\n\nJa, als je houdt van *spontane* foto\'s. Bruidsparen noemen vooral de rustige aanwezigheid van **Noor Kamphuis**.[^1]\n\n> "We hebben haar de hele dag nauwelijks gezien, en toch stond álles erop."\n\nMinpunt: op het trouwalbum dat je er kunt laten maken, moet je in het hoogseizoen soms twaalf weken wachten.[^2]\n\n---\n\n[^1]: Reviews op een trouwplatform: 41 beoordelingen, gemiddeld een 9,6.\n[^2]: Volgens de studio zelf, Westsingel 13 in Amersfoort.',
    'city -address services team',
  ),
  named(
    VECHTDAL,
    '# Een afspraak maken bij Vechtdal Advocaten\n\n**Stap 1 – Neem contact op.** Het kantoor is op werkdagen open van 9.00 tot 17.00 uur. Liever schriftelijk? Gebruik dan deze gegevens:\n\n```\nVechtdal Advocaten\nStationsstraat 62\n7772 CH Hardenberg\nsecretariaat@vechtdaladvocaten.nl\n```\n\n**Stap 2 – Verzamel je stukken.** Denk aan brieven, e-mails en contracten, op volgorde van datum.\n\n**Stap 3 – Het kennismakingsgesprek.** Vraag daarin naar het uurtarief, de verwachte duur en de kans van slagen. Neem ook je *identiteitsbewijs* mee; dat moet een advocaat controleren.',
    'city -address email hours',
  ),
  named(
    CONFETTI,
    '## Getting in touch with Confetti Fotografie\n\n- **Email:** [hallo@confettifotografie.nl](mailto:hallo@confettifotografie.nl)\n- **Mobile:** 06 19 55 57 24\n- **Website:** <https://www.studioconfetti.nl>\n- **Studio:** Westsingel 31, Amersfoort (by appointment)\n\n### Before you write\n\n1. Mention your **date** and **venue** in the first line.\n2. Say how many guests you expect and in which language you want to talk.\n3. Ask for a *current* price list.\n\n> Tip: popular Saturdays are often booked more than a year ahead.',
    'city address phone email -website',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    VECHTDAL,
    'De contact- en bedrijfsgegevens van Vechtdal Advocaten zijn:\n\nBezoekadres: Stationsstr. 26, 7772CH Hardenberg\nTelefoon: +31 (0)523 55 51 84\nHandelsregister: 08.13.27.64\nBtw-nummer: NL 8119.36.457.B01\nOpgericht: 1 mei 2003\nBereikbaar: ma t/m vr van 9 tot half 6\n\nStuur je een brief met een termijn, bijvoorbeeld een bezwaarschrift? Mail dan ook een kopie, zodat je kunt aantonen wanneer het stuk is verzonden.',
    'city address phone -kvk vat foundingYear -hours',
  ),
  named(
    TWK,
    'TWK Installatietechniek bestaat sinds negentiennegenentachtig. Het kantoor gaat op werkdagen om half acht open; op vrijdag sluit het om vier uur, op de andere dagen om vijf uur. Zaterdag en zondag is er niemand. Telefonisch: (074) 5553182. Voor op de factuur: K.v.K. Enschede 06084731, btw NL8054.17.632.B01. Klopt er iets niet op je rekening, houd dan ook het werkbonnummer bij de hand, want daarop zoeken ze in de administratie.',
    'phone kvk -vat foundingYear hours',
  ),
  named(
    CONFETTI,
    'Hier zijn de gegevens van Confetti Fotografie die je nodig hebt voor het contract:\n\n- Rechtsvorm: eenmanszaak\n- KvK: 6184 0297\n- Btw-id: NL002174865B39\n- Adres: Westsingel 31, 3811BC Amersfoort\n- Mobiel: 0031 6 19 55 75 24\n\nZet in de overeenkomst ook wat er gebeurt bij ziekte van de fotograaf, wanneer de foto’s klaar zijn en of jullie ze zelf mogen afdrukken. Een aanbetaling van 25 tot 30 procent is gebruikelijk.',
    'city address -phone kvk vat legalForm',
  ),
  named(
    TWK,
    'TWK Installatietechniek opens at 7:30 a.m. on weekdays and closes at 5 p.m. (4 p.m. on Fridays). On Saturdays the office is open from 9 a.m. until noon. The landline is +31-74-5553182 and for breakdowns there is a mobile number, +31 6 2855 5391.\n\nOther details: established in 1989; registered with the Chamber of Commerce under no. 0608 4731; visiting address Pruisische Veldweg 28, NL-7552 AC Hengelo. Parking in front of the building is free.',
    'city -address phone kvk foundingYear -hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    TWK,
    'Wie zijn badkamer wil laten verbouwen, komt in de regio al snel uit bij TWK Installatietechniek, dat in 1989 door Gerard ter Welle en Erwin Kok werd opgericht en inmiddels twaalf monteurs telt. Het installatiebedrijf, dat vanuit een pand aan de Pruisische Veldweg in Hengelo werkt en tegenwoordig een B.V. is, doet van het leidingwerk tot het tegelwerk alles in eigen beheer, waardoor je maar één aanspreekpunt hebt. Hoewel de meeste klanten via offerte@twk-installatie.nl een prijs opvragen, raden ze zelf aan om even te bellen, omdat planner Sanne Wolbers dan meteen kan zien wanneer er iemand kan komen kijken. Reken op een wachttijd van zes tot acht weken.',
    'city address -email foundingYear -legalForm sector services team',
  ),
  named(
    CONFETTI,
    'Noor Kamphuis, die eerst bij een reclamebureau in Utrecht werkte, richtte Confetti Fotografie op in 2014, nadat ze op de bruiloft van haar zus bij toeval de foto’s had gemaakt. Vanuit haar studio, die in Leusden zit, reist ze inmiddels het hele land door, en wie vooraf wil wennen aan de camera kan een loveshoot boeken, wat volgens veel stellen de zenuwen op de dag zelf flink scheelt. Omdat ze maar vijfentwintig bruiloften per jaar aanneemt, is het verstandig om vroeg te zijn.',
    '-city foundingYear services team',
  ),
  named(
    VECHTDAL,
    'Vechtdal Advocaten, dat in 2005 ontstond toen Hanneke Oosterveen en Jeroen Slag samen een maatschap begonnen, is een advocatenkantoor dat vooral particulieren uit de streek bijstaat. Hoewel beide advocaten vroeger in Coevorden werkten, houden ze nu kantoor in Hardenberg, op loopafstand van het station. Wie een strafpleiter zoekt, kan beter verder kijken, omdat het kantoor geen strafzaken aanneemt. Over de bereikbaarheid zijn cliënten tevreden, al moet je soms een dag wachten voordat je wordt teruggebeld.',
    'city -foundingYear legalForm sector -services team',
  ),
  named(
    VECHTDAL,
    "If your marriage is ending and you live near the German border, Vechtdal Advocaten, a law firm whose office is on the Stationsstraat in Hardenberg, may be worth a call (0523 555 481), not least because Hanneke Oosterveen, who has years of experience in family law, is known for settling cases without a long fight in court. The firm, which was founded in 1993, also helps people who were injured in traffic accidents, and in those cases the other party's insurer normally pays the legal fees. Do check in advance whether they can correspond with you in English.",
    'city address -phone -foundingYear sector services team',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    CONFETTI,
    'Goede vraag! 📸 Dit is wat ik over **Confetti Fotografie** kan vertellen:\n\n### 👰 Wie zijn ze?\nConfetti Fotografie is een trouwfotograaf in **Amersfoort**. Het is het bedrijf van **Noor Kamphuis**, die in **2016** startte.\n\n### 💛 Wat bieden ze?\n- Trouwreportages (halve of hele dag)\n- Loveshoots\n- Fotobooth voor op het feest\n\n### ✅ Pluspunten\n- Veel kleur en emotie, weinig poseren\n- Snelle levering: een voorproefje binnen een week\n\n### ⚠️ Aandachtspunten\n- In het hoogseizoen snel volgeboekt\n- Geen video\n\n### 📞 Contact\n- Telefoon: 06 19 55 75 42\n- Website: https://confettifotografie.nl\n\n**Mijn advies:** vraag een kennismakingsgesprek aan en kijk of het klikt. Dat is bij een bruiloft minstens zo belangrijk als de stijl.\n\nWil je dat ik Confetti vergelijk met bijvoorbeeld **Studio Wit** of **Ja Ik Wil Fotografie**?',
    'city -phone website -foundingYear sector services team',
    { competitors: ['Ja Ik Wil Fotografie', 'Studio Wit'] },
  ),
  named(
    TWK,
    'TWK Installatietechniek is een installatiebedrijf in Hengelo dat cv-ketels, warmtepompen en sanitair plaatst en onderhoudt [1]. Het bedrijf werd opgericht in 1989 [1][2] en staat bij de Kamer van Koophandel ingeschreven onder nummer 06048731 [2]. Eigenaar is Ronald Hofstede [3].\n\n**Beoordelingen**\nKlanten geven gemiddeld een 8,9, op basis van 112 reviews [4]. Ze zijn vooral positief over de uitleg van de monteurs en het nakomen van afspraken; een enkeling vindt de offertes aan de hoge kant [4].\n\n**Alternatieven in de buurt**\nOok Nijland Installaties wordt in deze regio vaak genoemd, met name voor vloerverwarming [5].\n\n**Conclusie**\nOp basis van de gevonden bronnen lijkt TWK een betrouwbare keuze voor onderhoud en vervanging van een ketel [1][4].',
    'city -kvk foundingYear sector services -team',
    { competitors: ['Nijland Installaties'] },
  ),
  named(
    VECHTDAL,
    'Ik kan je daar iets over vertellen, maar met een voorbehoud: mijn kennis over kleinere kantoren is beperkt en kan verouderd zijn.\n\nVoor zover ik weet is Vechtdal Advocaten een advocatenkantoor in Hardenberg, dat naar verluidt in 2003 is opgericht. Het houdt zich onder meer bezig met arbeidsrecht en letselschade. De website is www.vechtdal-advocaten.nl.\n\nOf het kantoor "betrouwbaar" is, kan ik niet beoordelen. Wel kun je zelf een paar dingen nagaan:\n\n- Staat de advocaat op het tableau van de Nederlandse orde van advocaten?\n- Is hij of zij lid van een specialisatievereniging, zoals de LSA voor letselschade?\n- Krijg je vooraf een duidelijke opdrachtbevestiging met het tarief?\n\nHet kan ook helpen om een tweede kantoor te spreken, bijvoorbeeld Salland Advocaten, zodat je kunt vergelijken. Wil je me vertellen om wat voor zaak het gaat? Dan denk ik mee over welke vragen je in het eerste gesprek kunt stellen.',
    'city -website foundingYear sector services',
    { competitors: ['Salland Advocaten'] },
  ),
  named(
    TWK,
    "Short answer: yes, TWK Installatietechniek looks legit.\n\nIt's a local installation company in Hengelo, set up as a VOF, so the owners are personally on the hook if things go wrong. They do boilers, plumbing and heat pumps. Posts from locals are mostly positive, with the odd complaint about waiting times in winter (who doesn't need a boiler fixed in January?).\n\n**Quick facts**\n- Address: Enschedesestraat 18\n- Phone: 074 555 31 82\n- Email: info@twk-installatie.com\n\n**Versus the competition**\nTwentse Ketelservice is cheaper on maintenance contracts, but they farm out bigger jobs to subcontractors. TWK sends its own people.\n\n**Bottom line:** get a quote from both, compare the warranty terms, and don't pay more than 25% up front.",
    'city -address phone -email legalForm sector services',
    { competitors: ['Twentse Ketelservice'] },
  ),
]
