/** Answers that a stranger to the rules wrote: a mover, a skin therapy practice and an online marketing agency. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BLOS, TOLSMA, VINDKRACHT } from '#tests/cases/answers/companies/53.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    TOLSMA,
    'Ik heb gezocht op Tolsma Verhuizingen, maar ik kan er geen betrouwbare informatie over vinden: geen website, geen beoordelingen en ook geen vermelding in de bedrijvengidsen die ik kan raadplegen. Dat wil niet zeggen dat het bedrijf niet bestaat; kleine verhuizers zijn online vaak slecht zichtbaar.\n\nWat je kunt doen:\n- Zoek de naam op in het Handelsregister van de KvK.\n- Kijk of het bedrijf is aangesloten bij Erkende Verhuizers.\n- Vraag ter vergelijking een offerte aan bij een bekendere partij, zoals Drentse Verhuizers, waarover ik wel recente reviews tegenkom.',
    { competitors: ['Drentse Verhuizers'] },
  ),
  named(
    BLOS,
    'I can answer part of your question. Huidtherapie Blos is a skin therapy practice in Tilburg; a local directory puts it at Korvelseweg 184.\n\nWhat I could **not** confirm:\n\n- whether they have a contract with your health insurer (CZ)\n- their opening hours\n- how long the waiting list currently is\n\nI\'d recommend calling the practice before you book, because reimbursement depends on your supplementary insurance.',
    'sector city -address',
  ),
  named(
    VINDKRACHT,
    'Over Vindkracht heb ik maar beperkte informatie. Wat ik wel terugvind: het is een online marketingbureau dat zich vooral bezighoudt met SEO en Google Ads, en volgens de eigen site (bureauvindkracht.nl) is het in 2018 begonnen.\n\nHoeveel mensen er werken, wat een traject kost en of ze met vaste contracten werken, weet ik niet. Ook onafhankelijke klantbeoordelingen heb ik niet kunnen vinden. Vraag bij een kennismaking dus zelf naar referenties.',
    'sector services website -foundingYear',
  ),
  unnamed(
    VINDKRACHT,
    'I wasn\'t able to find an online marketing agency called Vindkracht in Alphen aan den Rijn. It may be a very small or new business, it may operate under a different trade name, or the spelling could be slightly off ("Windkracht", for example).\n\nIf you\'re simply looking for a digital agency in that area, Klikfabriek comes up repeatedly in local search results. Otherwise, if you can share a link or a contact name, I\'m happy to have another look.',
    { competitors: ['Klikfabriek'] },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    BLOS,
    'Een blos die na een uur nog niet wegtrekt, kan wijzen op **couperose** of beginnende **rosacea**. Veelvoorkomende uitlokkers zijn warmte, alcohol, pittig eten en stress.\n\nWat kun je doen?\n\n1. Gebruik een milde reiniging zonder parfum.\n2. Smeer elke dag SPF 30 of hoger.\n3. Laat je huid beoordelen als de blos langer dan een paar weken blijft.\n\nVoor dat laatste kun je naar je huisarts of rechtstreeks naar een huidtherapeut. In Tilburg doet bijvoorbeeld De Huidkamer huidanalyses bij roodheid.',
    { competitors: ['De Huidkamer'] },
  ),
  unnamed(
    TOLSMA,
    'Tolsma is van oorsprong een Friese achternaam en je komt hem bij verschillende bedrijven tegen. De bekendste die ik vind is Tolsma Koeriers uit Drachten, een koeriersdienst die in 2003 is gestart en vooral spoedzendingen en medische transporten rijdt in Friesland en Groningen.\n\nBedoelde je een ander bedrijf met deze naam? Geef dan even de plaats of de branche door, dan zoek ik gerichter.',
  ),
  named(
    TOLSMA,
    'These are two different businesses. Tolsma Makelaardij is an estate agency in Hoogeveen that opened in 1998. **Tolsma Verhuizingen & Opslag**, the one you are asking about, is a removals firm in Assen. It was set up in 1946 and has stayed in the family ever since; Wiebe Tolsma is in charge today.\n\nAs far as I can tell the two companies are not connected, although they do sometimes end up in each other\'s Google reviews.',
    'sector city -foundingYear team',
  ),
  named(
    VINDKRACHT,
    'Je schrijft het inderdaad met een V. De naam is een knipoog: *windkracht* is hoe hard het waait, *vindkracht* hoe goed je gevonden wordt. Vindkracht is een marketingbureau aan het Raoul Wallenbergplein in Alphen aan den Rijn en werkt vooral voor mkb\'ers die met zoekmachineoptimalisatie en advertenties meer aanvragen willen krijgen. Eigenaar is Mark Terlouw.\n\nMet het evenementenbureau Windkracht uit Scheveningen heeft het niets te maken.',
    'sector city address services -team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    TOLSMA,
    'TVO kun je op een paar manieren bereiken:\n\n- **Bellen:** 0592 55 54 81\n- **Mailen:** planning@tolsmaverhuist.nl\n- **Langskomen:** op zaterdag kan dat ook, dan is TVO van 8 tot 13 uur open\n\nZet je gewenste datum meteen in de mail, dan krijg je sneller antwoord.',
    '-phone email hours',
  ),
  named(
    VINDKRACHT,
    'VOM is short for Vindkracht Online Marketing, a digital marketing agency in Alphen aan den Rijn. On paper it is a general partnership (vof), registered with the Chamber of Commerce under number 66480912.\n\nVOM builds e-mail campaigns and works on conversion rates for web shops. It doesn\'t manage Google Ads accounts, so for paid search you would need a second agency next to it.',
    'sector city legalForm kvk -services',
  ),
  unnamed(
    TOLSMA,
    'De afkorting TVO kan voor verschillende dingen staan, afhankelijk van de context:\n\n| Context | Betekenis |\n|---|---|\n| Onderwijs | Technisch Voortgezet Onderwijs |\n| Sport | Tennisvereniging Oostwoud |\n| Mode | een Italiaans denimmerk |\n| Verkeer | tijdelijke verkeersomleiding (intern gebruikt door wegbeheerders) |\n\nWaar ben je de afkorting tegengekomen? Als het op een factuur of een busje stond, kan het ook om een lokaal bedrijf gaan, maar zonder plaatsnaam kan ik dat niet achterhalen.',
  ),
  named(
    BLOS,
    'Ja, bij Blos in Tilburg kun je zonder verwijsbrief terecht voor je acne, en ook voor littekens die daarvan zijn overgebleven. Je begint met een intake van drie kwartier bij Iris van Gorp. Laserontharing doet Blos niet; voor die behandeling word je doorgestuurd naar Skinzorg Brabant.\n\nLet op: zonder verwijzing van de huisarts vergoedt niet elke verzekeraar de behandeling. Kijk dat vooraf even na in je polis.',
    'city -services team',
    { competitors: ['Skinzorg Brabant'] },
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    BLOS,
    'Er zijn in Brabant meerdere zaken die Blos heten:\n\n1. **Blos Kappers** (Breda): een kapsalon in het centrum, open sinds 2015.\n2. **Huidtherapie Blos** (Tilburg): de praktijk van huidtherapeuten Fenna Verhoeven en Iris van Gorp, opgericht in 2011. Telefoon: 013 555 27 06.\n3. **Blos Bloemen** (Eindhoven): een bloemist met webshop, telefonisch te bereiken op 040 555 31 19.\n\nGezien je vraag over oedeem aan je been denk ik dat je nummer 2 moet hebben.',
    'sector city team foundingYear -phone',
  ),
  unnamed(
    VINDKRACHT,
    'Er zijn verschillende organisaties met de naam Vindkracht. Dit zijn de twee die ik kon terugvinden:\n\n**Vindkracht Recruitment** – een werving-en-selectiebureau in Zwolle voor technisch personeel. Opgericht in 2019, eigenaar is Esther Damhuis.\n\n**Vindkracht Loopbaancoaching** – een eenmanspraktijk in Haarlem die mensen begeleidt na een burn-out of reorganisatie.\n\nZe hebben niets met elkaar te maken. Een marketingbureau met deze naam ben ik niet tegengekomen. Weet je in welke plaats het zit?',
  ),
  named(
    TOLSMA,
    'There are at least three Dutch companies with Tolsma in the name:\n\n* **Tolsma Bouw**, a contractor in Sneek\n* **Tolsma Verhuizingen & Opslag** (tolsmaverhuist.nl), movers with their head office in Beilen. They also rent out furniture lifts and transport pianos.\n* **Tolsma Advies**, a one-person tax consultancy in Leeuwarden, founded in 2014\n\nSince you mentioned moving an upright piano from a third-floor flat, the second one is almost certainly the one your friend recommended.',
    'sector website -city services',
  ),
  unnamed(
    BLOS,
    '"Blos" (Dutch for *blush*) is a popular name in the beauty industry, so you\'ll come across it more than once:\n\n- **Blos Nails** in Utrecht: nail studio, walk-ins welcome, open seven days a week\n- **Blos Beauty & Brows** in Groningen: eyebrow and lash treatments, started in 2020\n- **Blos Cosmetics**: an online shop for mineral make-up\n\nNone of these offers medical skin therapy. If you need treatment for scars or acne, look for a practitioner registered in the *Kwaliteitsregister Paramedici*.',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TOLSMA,
    'In Assen kun je voor een verhuizing onder meer terecht bij deze verhuisbedrijven:\n\n1. **Drentse Verhuizers** – groot, werkt landelijk en heeft een eigen inpakservice.\n2. **Verhuisbedrijf Tolsma** – familiebedrijf dat sinds 1964 bestaat. Vervoert ook piano\'s en heeft een eigen opslagloods. Ook op zondag geopend. Tel. 0592-555418.\n3. **De Noorderkist** – richt zich op studenten en kleine inboedels, scherp geprijsd.\n4. **Verhuisservice Kuipers** – eenmanszaak met één bakwagen, handig voor een paar grote stukken.\n\n### Waar kun je op letten?\n\nEen keurmerk is niet verplicht, maar geeft wel zekerheid: bij een erkende verhuizer krijg je een garantiecertificaat en kun je bij schade naar een geschillencommissie. Kijk ook of de prijs per uur of voor het hele karwei geldt. Bij een uurtarief tellen de reistijd en de pauzes soms mee.\n\nVraag minstens twee offertes aan en laat bij een groter huis altijd iemand langskomen voor een opname. Wie doordeweeks en halverwege de maand verhuist, is meestal goedkoper uit.',
    'sector city foundingYear services phone -hours',
    { competitors: ['Drentse Verhuizers', 'De Noorderkist', 'Verhuisservice Kuipers'] },
  ),
  named(
    VINDKRACHT,
    'Drie online marketingbureaus in Alphen aan den Rijn die vaak genoemd worden:\n\n- **Studio Bovenaan**: gespecialiseerd in linkbuilding en technische SEO, werkt veel voor webshops.\n- **Bureau Vindkracht**: opgericht in 2016, klein team, zit aan de Prins Bernhardstraat 9. Klanten prijzen de heldere maandrapportages.\n- **Rijnstreek Media**: combineert online campagnes met drukwerk en huis-aan-huisbladen.\n\nWelk bureau het best past, hangt af van je budget. Reken voor een doorlopende campagne op zo\'n € 600 tot € 1.500 per maand.',
    'sector city foundingYear -address',
    { competitors: ['Studio Bovenaan', 'Rijnstreek Media'] },
  ),
  named(
    BLOS,
    'Here are some well-reviewed skin therapists in Tilburg:\n\n**1. De Huidkamer** – small practice near the station, strong in pigmentation problems.\n\n**2. Huidtherapie Blos** – at Korvelseweg 148. Two therapists with a lot of experience in oedema therapy. Useful if you work office hours: on Wednesdays they stay open until 8:30 pm.\n\n**3. Huidpraktijk Reeshof** – inside a health centre, with free parking in front of the door.\n\nA referral is not strictly necessary for any of these, but your insurer may ask for one.',
    'sector city address services hours',
    { competitors: ['De Huidkamer', 'Huidpraktijk Reeshof'] },
  ),
  unnamed(
    BLOS,
    'Op zoek naar een huidtherapeut in Tilburg? Dit zijn een paar opties die goed beoordeeld worden:\n\n- **Huidpraktijk Reeshof** – behandelt acne, eczeem en overbeharing; korte wachttijd.\n- **Skinzorg Brabant** – meerdere vestigingen, ook in Breda en Oosterhout, met een eigen laserkliniek.\n- **Huid & Zo** – eenpersoonspraktijk in Tilburg-Noord, ook \'s avonds open.\n- **Medisch Huidcentrum Piushaven** – werkt samen met dermatologen van het ziekenhuis.\n\nControleer of de therapeut is ingeschreven in het Kwaliteitsregister Paramedici; dat is meestal een voorwaarde voor vergoeding.',
    { competitors: ['Huidpraktijk Reeshof', 'Skinzorg Brabant'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    TOLSMA,
    'Ik heb de drie verhuizers die je noemde naast elkaar gezet:\n\n| | Tolsma Verhuizingen | De Noorderkist | Verhuisservice Kuipers |\n|---|---|---|---|\n| Plaats | Assen | Assen | Rolde |\n| Sinds | 1964 | 2012 | 2007 |\n| Particuliere verhuizing | ja | ja | ja |\n| Verhuislift | nee | ja | nee |\n| Opslag | ja | nee | nee |\n| Zaterdag | gesloten | 9–16 uur | op afspraak |\n\nWoon je driehoog zonder goederenlift, dan ligt De Noorderkist het meest voor de hand.',
    'sector city foundingYear -services -hours',
    { competitors: ['De Noorderkist', 'Verhuisservice Kuipers'] },
  ),
  named(
    BLOS,
    'Dit zijn de gegevens die ik van Huidtherapie Blos heb gevonden:\n\n| Gegeven | Waarde |\n| --- | --- |\n| Branche | Huidtherapie (paramedisch) |\n| Adres | Korvelseweg 148, 5025 JL Tilburg |\n| Telefoon | 013-5557206 |\n| E-mail | contact@blos-tilburg.nl |\n| KvK-nummer | 52917364 |\n| Rechtsvorm | Eenmanszaak |\n| Aantal behandelkamers | 3 |\n\nDe gegevens komen uit verschillende openbare bronnen en kunnen intussen gewijzigd zijn.',
    'sector city address phone -email kvk -legalForm',
  ),
  named(
    VINDKRACHT,
    'Here\'s a quick comparison of the agencies on your shortlist. All three are online marketing agencies that work for small and medium-sized businesses.\n\n| Agency | Based in | Started | Main services | Contact |\n|:--|:--|:--|:--|:--|\n| Klikfabriek | Gouda | 2010 | Google Ads, Bing Ads | Robin Hartog |\n| Vindkracht | Leiden | 2016 | SEO, e-mail marketing | Naomi Pinas |\n| Studio Bovenaan | Alphen aan den Rijn | 2013 | SEO, web design | Karin Velthuis |\n\nWould you like me to add price indications?',
    'sector -city foundingYear services team',
    { competitors: ['Klikfabriek', 'Studio Bovenaan'] },
  ),
  unnamed(
    VINDKRACHT,
    'Hieronder een overzicht van bureaus in de regio Alphen aan den Rijn die Google Ads-campagnes verzorgen:\n\n| Bureau | Tarief per maand (vanaf) | Contractduur | Google Partner |\n|---|---|---|---|\n| Klikfabriek | € 395 | maandelijks opzegbaar | ja |\n| Rijnstreek Media | € 450 | 6 maanden | nee |\n| Adverteerders van Oranje | € 600 | 12 maanden | ja |\n| Zichtbaar Bodegraven | € 350 | maandelijks opzegbaar | nee |\n\nDe tarieven zijn exclusief btw en exclusief het advertentiebudget zelf.',
    { competitors: ['Klikfabriek', 'Rijnstreek Media'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    BLOS,
    '## Huidtherapie Blos: overview\n\n**Type of business:** paramedical skin therapy clinic\n**City:** Tilburg\n**Founded:** 2013\n**VAT number:** NL850273641B01\n\n### Opening hours\n\n- Mon, Tue, Thu: 8:30 – 17:00\n- Wed: 12:00 – 20:30\n- Fri: 8:30 – 13:00\n- Weekend: closed\n\n### Good to know\n\nTreatments are *by appointment only*. Cancel at least 24 hours in advance, or you may be charged for the visit.',
    'sector city -foundingYear -vat hours',
  ),
  named(
    TOLSMA,
    '### Verhuisbedrijf Tolsma\n\nEen middelgrote verhuizer met een stuk of tien wagens.\n\n- 🌐 **Website:** [tolsmaverhuist.nl](https://www.tolsmaverhuist.nl)\n- 📍 **Adres:** Dr. A.F. Philipsweg 61, 9403 AD Assen\n- 👤 **Directeur:** Henk Tolsma\n- 🧾 **KvK:** 04059217\n\n> In de zomermaanden vaak weken van tevoren volgeboekt.',
    'sector website address city -team -kvk',
  ),
  named(
    VINDKRACHT,
    '# Vindkracht\n\n## Wat doen ze?\nVindkracht is een bureau voor **online marketing**. Het zwaartepunt ligt op:\n- advertenties op Facebook, Instagram en LinkedIn\n- vindbaarheid in Google\n- het verbeteren van de conversie van bestaande websites\n\n## Contact\n- Telefoon: 0172 - 55 56 90\n- Website: [www.vindkracht.com](https://www.vindkracht.com)\n\n## Openingstijden\nMaandag t/m vrijdag van 9.00 tot 17.30 uur.\n\n## Voor wie is het geschikt?\n| Situatie | Geschikt? |\n|---|---|\n| Je hebt al een site, maar te weinig aanvragen | 👍 |\n| Je wilt binnen een week bovenaan staan | 👎 (dat kan niemand beloven) |\n| Je wilt zelf leren adverteren | 👍, er zijn ook workshops |\n| Je zoekt een drukker | 👎 |\n\n## Samengevat\nEen logische keuze voor ondernemers die hun marketing liever aan een klein, vast team overlaten dan aan een groot bureau met wisselende accountmanagers. Vraag vooraf wel hoeveel uur per maand er in het pakket zit.',
    'sector services phone -website -hours',
  ),
  unnamed(
    TOLSMA,
    '## Moving house in Assen: what does it cost?\n\n**Typical prices (excl. VAT)**\n\n* Studio or small flat: **€350 – €600**\n* Terraced house: **€700 – €1,200**\n* Detached house: **€1,300 – €2,500**\n\n### What affects the price\n1. Volume in cubic metres\n2. Floor level, and whether a furniture lift is needed\n3. Day of the week: Fridays and the last days of the month are the most expensive\n\n### Where to start\nCompare at least three quotes. Local names you could try are [Drentse Verhuizers](https://drentseverhuizers.nl) and Verhuisservice Kuipers.',
    { competitors: ['Drentse Verhuizers', 'Verhuisservice Kuipers'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    BLOS,
    'Praktijk Blos is op maandag, dinsdag en donderdag open van half negen tot vijf. Op woensdag beginnen ze pas om twaalf uur, maar dan kun je er wel tot half negen \'s avonds terecht. Vrijdag sluiten ze om één uur \'s middags en in het weekend is de praktijk dicht.\n\nEen afspraak maken kan telefonisch via +31 13 555 72 06. Tijdens behandelingen wordt er niet altijd opgenomen; spreek dan de voicemail in.',
    'hours phone',
  ),
  named(
    TOLSMA,
    'Hier de bedrijfsgegevens van Tolsma Verhuizingen & Opslag, voor zover ik ze kon achterhalen:\n\n- opgericht op 1 april 1964\n- inschrijfnummer Kamer van Koophandel: 0405 9271\n- btw-identificatienummer: NL8014.63.925.B02\n- bezoekadres: Dr. A.F. Philipsweg 16\n- telefoon: (0592) 555 418\n- doordeweeks bereikbaar van 7.30 tot 17.30 uur\n\nGebruik voor een factuur of contract liever een actueel KvK-uittreksel dan dit overzicht.',
    'foundingYear kvk -vat -address phone hours',
  ),
  named(
    VINDKRACHT,
    'Sure, here is what I have for Vindkracht:\n\nPhone: +31 (0)172 55 65 90\nE-mail: hallo [at] bureauvindkracht [dot] nl\nStarted trading: March 2016\nOffice hours: weekdays from half past eight until five; closed on Saturdays and Sundays\n\nA reply usually takes one to two working days.',
    '-phone email foundingYear hours',
  ),
  named(
    BLOS,
    'Some key facts about Blos in Tilburg:\n\n* In business since **2011**\n* Organised as a *maatschap*, i.e. a professional partnership\n* Chamber of Commerce no. **52.91.73.64**\n* Evening hours on Wednesday until **9 p.m.**\n* Average rating 4.8 out of 5, based on 112 reviews\n* First appointment: about 40 minutes, € 57.50\n\nPrices were checked in January and may have gone up since then.',
    'city foundingYear legalForm kvk -hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    TOLSMA,
    'Tolsma is een verhuisbedrijf uit Assen dat je in heel Drenthe op de weg tegenkomt, herkenbaar aan de donkergroene wagens. De dagelijkse leiding is in handen van Wiebe Tolsma; wie een verhuizing boekt, krijgt meestal Marleen Oosting van de planning aan de lijn. Het bedrijf verhuist zowel gezinnen als kantoren. Spullen tijdelijk stallen kan er niet meer: met de opslag zijn ze gestopt toen de loods werd verkocht. Over de prijs zijn de meeste klanten te spreken, al vindt een enkeling de voorrijkosten aan de hoge kant.',
    'sector city team -services',
  ),
  named(
    VINDKRACHT,
    'Vindkracht is a marketing agency in Alphen aan den Rijn that mostly serves local tradespeople, clinics and small web shops. Legally it is a sole proprietorship, run by its owner Arjan Mulder, who hires freelancers when a project calls for it. Most clients come in for search engine optimisation and then add paid social campaigns after a few months. People who have worked with the agency describe the style as direct and down to earth, with little jargon and a fixed monthly fee. If you need branding or print design, it is probably not the right place.\n\nCompared with larger agencies in The Hague or Utrecht the rates are moderate, and you deal with the same person from the first meeting to the monthly report. The flip side is capacity: during busy periods a new campaign can take three or four weeks to get going. Reviews are few in number, about twenty on Google, but nearly all of them are positive. If you are considering working together, ask to see the results of a client in your own line of business, and check who keeps the login to your analytics account when the contract ends.',
    'sector city -legalForm -team services',
  ),
  named(
    BLOS,
    'Als je littekens hebt die je liever wat minder zichtbaar maakt, is Huidtherapie Blos het overwegen waard. Deze huidtherapiepraktijk zit sinds 2009 in Tilburg, aan de Besterdring, en geeft onder andere camouflagetherapie: je leert er hoe je met speciale make-up een litteken of wijnvlek bedekt. Zo\'n traject bestaat meestal uit twee of drie afspraken. Sommige aanvullende verzekeringen betalen een deel, maar de producten zelf zijn vaak voor eigen rekening. Neem foto\'s mee van hoe de huid er op een slechte dag uitziet, dat helpt bij het bepalen van de juiste kleur.',
    'sector city -foundingYear -address services',
  ),
  unnamed(
    VINDKRACHT,
    'De vindkracht van je website hangt van veel meer af dan zoekwoorden alleen. Google kijkt naar hoe snel je pagina\'s laden, of andere sites naar je verwijzen en of je tekst echt antwoord geeft op de vraag van de bezoeker. Voor een lokaal bedrijf telt ook je Google Bedrijfsprofiel zwaar mee: houd openingstijden, foto\'s en reviews actueel. Wil je dit uitbesteden, dan kun je in de Rijnstreek bijvoorbeeld aankloppen bij Klikfabriek of een zelfstandige SEO-specialist. Vraag altijd naar resultaten bij vergelijkbare klanten en teken niet meteen voor een jaar.',
    { competitors: ['Klikfabriek'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    TOLSMA,
    'Goede vraag! Ik heb gekeken wat er online te vinden is over **Tolsma Verhuizingen & Opslag**.\n\n## Kort antwoord\nJa, het lijkt een betrouwbare verhuizer. Het bedrijf zit in Assen, is al decennia actief en krijgt overwegend positieve beoordelingen.\n\n## Wat weten we?\n- **Opgericht:** 1974\n- **Adres:** Dr. A.F. Philipsweg 61\n- **Telefoon:** 0592 - 55 54 18\n- **Website:** https://tolsmaverhuist.nl\n- **Openingstijden:** ma t/m vr 07.30–17.30 uur, za 08.00–13.00 uur\n\n## Wat doen ze?\nZe verzorgen verhuizingen voor particulieren en bedrijven, vervoeren piano\'s en vleugels en verhuren opslagruimte per kubieke meter. Inpakken en montage zijn tegen meerprijs mogelijk.\n\n## Wat zeggen klanten?\nKlanten noemen vaak dat de ploeg op tijd komt en netjes werkt. Een paar mensen klagen dat de offerte lang op zich liet wachten. Vergeleken met Drentse Verhuizers ligt de prijs iets hoger, maar zit er meer verzekering bij inbegrepen.\n\n## Tips voordat je boekt\n1. Laat iemand langskomen voor een opname; een schatting per telefoon valt vaak te laag uit.\n2. Vraag of de dekking tegen verhuisschade in de prijs zit.\n3. Leg vast of het een vaste prijs is of een uurtarief.\n\n**Bronnen:** tolsmaverhuist.nl, Google Reviews, Telefoonboek.nl\n\nWil je dat ik een lijstje met vragen maak dat je bij de offerte kunt gebruiken?',
    'sector city -foundingYear address phone website hours services',
    { competitors: ['Drentse Verhuizers'] },
  ),
  named(
    BLOS,
    '**Short answer:** yes, Huidtherapie Blos looks like a good option for laser hair removal in Tilburg, although you may have to wait a few weeks for a first appointment.\n\n### About the practice\nBlos is a skin therapy practice with two qualified therapists, **Fenna Verhoeven** and **Iris van Gorp**. Both hold a bachelor\'s degree in skin therapy, which matters: beauticians in the Netherlands may use lasers too, but they do not have the same medical training.\n\n### Treatments\n- Laser hair removal (face, legs, bikini line)\n- Scar therapy\n- Manual lymph drainage and compression garments for oedema\n\n### Practical information\n| | |\n|---|---|\n| Website | huidtherapieblos.nl |\n| Phone | 013 555 76 02 |\n| Saturday | open 9:00–14:00 |\n| Parking | paid, on the street |\n\n### What it costs\nExpect roughly €60–€90 per session for a small area. Hair removal on the face is sometimes reimbursed when there is a medical reason, so ask your GP for a referral letter first.\n\n### Things to keep in mind\n* Avoid the sun for four weeks before a laser session.\n* Do not wax or epilate beforehand; shaving is fine.\n* Tell the therapist about any medication that makes your skin sensitive to light.\n\n### Alternatives\nIf the waiting time is a problem, **Skinzorg Brabant** also has a laser and usually has room at short notice.\n\n*Sources: the practice\'s own website, ZorgkaartNederland, Google Maps.*\n\nShall I help you compare the prices for a full course of six sessions?',
    'sector city team services website -phone -hours',
    { competitors: ['Skinzorg Brabant'] },
  ),
  named(
    VINDKRACHT,
    'Leuk dat je met je webshop wilt groeien! Op basis van wat ik kan vinden, heb ik je vraag over **Bureau Vindkracht** in drie stukken geknipt.\n\n**1. Wat voor bureau is het?**\nVindkracht is een online marketingbureau in Alphen aan den Rijn. Het staat ingeschreven als besloten vennootschap onder KvK-nummer 66480912. De twee mensen achter het bureau zijn Joost Bakkenes en Naomi Pinas; daarnaast werkt Tim de Rooij er aan SEO.\n\n**2. Past het bij jouw webshop?**\nWaarschijnlijk wel. Ze richten Google Ads-campagnes in, bouwen e-mailflows en testen productpagina\'s om er meer verkoop uit te halen. Voor een webshop met een omzet onder de twee ton is dat een logische combinatie. Zoek je iemand die ook de webshop zelf bouwt, dan ben je bij Studio Bovenaan beter af.\n\n**3. Hoe neem je contact op?**\n- Bel 0172-555690, op werkdagen tussen 8.00 en 18.00 uur\n- Of mail naar info@vindkrachtmarketing.nl\n\n**Mijn advies**\n✅ Vraag om een gratis scan van je huidige campagnes\n✅ Spreek vooraf af wie eigenaar wordt van het Google Ads-account\n❌ Teken geen contract van langer dan zes maanden zolang je de resultaten niet kent\n\nEen redelijk startbudget ligt rond de € 750 per maand voor het bureau, plus minimaal € 500 aan advertentiekosten.\n\nZal ik een korte briefing voor je opstellen die je naar meerdere bureaus kunt sturen?',
    'sector city -legalForm kvk team services phone -hours -email',
    { competitors: ['Studio Bovenaan'] },
  ),
  named(
    BLOS,
    'Vervelend dat je acne maar niet overgaat. Een huidtherapeut is dan een goede stap tussen de drogist en de dermatoloog in. Ik heb voor je gekeken welke huidtherapeuten er in Tilburg zitten.\n\n## Mijn top 3\n\n### 🥇 De Huidkamer\nGespecialiseerd in acne bij jongeren. Je kunt er online een afspraak inplannen, meestal binnen een week.\n\n### 🥈 Huidtherapie Blos\nBehandelt acne met reiniging, peelings en begeleiding bij de thuisverzorging. De praktijk bestaat sinds 2014 en zit op de Korvelseweg, postcode 5025 JL. Op vrijdag de hele dag open, tot 17.00 uur. Meer informatie: [huidtherapieblos.nl](https://huidtherapieblos.nl).\n\n### 🥉 Huidpraktijk Reeshof\nHandig als je aan de westkant van de stad woont. Werkt met een vast behandelplan van zes sessies.\n\n## Wat kost het?\nEen intake kost gemiddeld € 50 tot € 65 en een behandeling tussen de € 55 en € 80. Acnetherapie zit niet in de basisverzekering. Veel aanvullende pakketten vergoeden wel een bedrag per jaar, op voorwaarde dat de therapeut bij de beroepsvereniging NVH is aangesloten.\n\n## Waar let je op?\n- Staat de therapeut in het Kwaliteitsregister Paramedici?\n- Krijg je na de intake een behandelplan op papier?\n- Wordt er ook naar voeding, medicatie en hormonen gevraagd?\n\n## Wanneer toch naar de huisarts?\nHeb je diepe, pijnlijke ontstekingen of merk je dat je er somber van wordt, maak dan eerst een afspraak met je huisarts. Die kan medicijnen voorschrijven en je zo nodig doorverwijzen.\n\nZal ik nagaan wat jouw zorgverzekeraar dit jaar vergoedt?',
    'sector city services -foundingYear address -hours website',
    { competitors: ['De Huidkamer', 'Huidpraktijk Reeshof'] },
  ),
]
