/** Answers that a stranger to the rules wrote: a civil-law notary, a barbershop and a kitchen shop. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { KROON, TERPSTRA, VECHTDAL } from '#tests/cases/answers/companies/52.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    TERPSTRA,
    'Ik heb gezocht, maar ik kom geen betrouwbare informatie tegen over Terpstra Wielinga Notarissen. Het kan zijn dat het kantoor onder een andere naam staat ingeschreven, of dat het online nauwelijks zichtbaar is.\n\nOp notaris.nl en in het register van de KNB kun je nagaan welke notarissen er op dit moment in Friesland werken. Kantoren die ik daar wel zie staan zijn bijvoorbeeld Hoekstra & De Boer Notarissen en Notariaat De Friese Meren.\n\nHeb je misschien een webadres of een brief van het kantoor bij de hand? Dan kijk ik graag gerichter mee.',
    { competitors: ['Hoekstra & De Boer Notarissen', 'Notariaat De Friese Meren'] },
  ),
  named(
    KROON,
    'Over **De Kroon** in Breda kan ik maar een paar dingen terugvinden. Het is een barbershop aan de Haagdijk, en in een bedrijvengids staat het nummer 076 555 52 41.\n\nActuele prijzen, openingstijden en de naam van de eigenaar heb ik niet kunnen achterhalen. Daarvoor kun je het beste even bellen of hun Instagram bekijken.',
    'city sector address -phone',
  ),
  unnamed(
    VECHTDAL,
    'I wasn\'t able to find anything about a kitchen retailer called Keukenstudio Vechtdal. No reviews, no website and no directory entry that I could match to that name with any confidence.\n\nThat doesn\'t mean it doesn\'t exist: small showrooms in Overijssel often rely on word of mouth. If you have a link or a postal address, share it and I\'ll take another look. In the meantime, it\'s always sensible to check a shop\'s Chamber of Commerce registration and whether it is a member of the CBW trade body before paying a deposit.',
  ),
  named(
    TERPSTRA,
    'Here is what I could and couldn\'t verify about Terpstra Wielinga Notarissen:\n\n- **What it is:** a civil-law notary firm in Heerenveen, in the province of Friesland\n- **Website:** terpstra-wielinga.nl\n- **Year of foundation:** not mentioned in any source I could open\n- **Fees:** not published; quotes seem to be given on request\n- **Opening hours:** no reliable source\n\nFor anything binding, please contact the office itself.',
    'city sector -website',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KROON,
    'Een strak bijgewerkte baard is voor veel mannen de kroon op hun kapsel, maar hij vraagt wel onderhoud. Reken op een trimbeurt om de drie à vier weken, en gebruik dagelijks een paar druppels baardolie om jeuk te voorkomen. Wil je van een stoppelbaard naar een volle baard, laat de hals- en wanglijn dan de eerste keer door een vakman zetten.\n\nIn Breda kun je daarvoor bijvoorbeeld terecht bij Heren van Breda of bij Barberking. Bij die laatste kun je ook zonder afspraak binnenlopen, al is het op zaterdag vaak druk.',
    { competitors: ['Heren van Breda', 'Barberking'] },
  ),
  unnamed(
    VECHTDAL,
    'Het Vechtdal telt voor zo\'n dunbevolkt gebied aardig wat keukenzaken. Keukenhuis Dalfsen heeft een showroom met zo\'n dertig opstellingen en werkt veel met Duitse merken. Richting Hardenberg kom je bij De Keukenloods, een outlet waar je vooral showroommodellen en retourpartijen vindt. Wie liever een grote keten bezoekt, rijdt door naar Zwolle.\n\nWil je dat ik de prijsklassen voor je naast elkaar zet?',
    { competitors: ['Keukenhuis Dalfsen', 'De Keukenloods'] },
  ),
  unnamed(
    TERPSTRA,
    'I came across two businesses that share one half of the name you mention, but neither of them is a notary:\n\n1. **Terpstra Makelaardij** in Joure, a real-estate agency that mainly sells houses around the Tjeukemeer.\n2. **Wielinga Accountants** in Sneek, an accounting firm for farmers and small businesses.\n\nCould it be that you were referred to one of these by your mortgage adviser? If you are sure you need a notary, you can search by town on notaris.nl.',
  ),
  named(
    KROON,
    'Let op: Kroon Kappers in Etten-Leur is een andere zaak, met een andere eigenaar. De Kroon zelf zit in Breda, op Haagdijk 38, en is een herenkapper en barbier in één. Youssef Amrani, van wie de zaak is, opende de deuren in 2015. Je kunt er ook met je zoontje terecht: kinderen tot twaalf jaar worden er voor een lager tarief geknipt.',
    'city -address sector team -foundingYear services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    VECHTDAL,
    'KSV in Ommen is een keukenspeciaalzaak waar je terechtkunt voor maatwerkkeukens, losse werkbladen en inbouwapparatuur. Het bedrijf bestaat sinds 1989 en heeft een eigen montageploeg, zodat je niet met onderaannemers te maken krijgt. Op vrijdag is de showroom van KSV tot 20.00 uur open, handig als je doordeweeks niet weg kunt.',
    'city sector services -foundingYear hours',
  ),
  named(
    TERPSTRA,
    'Yes, TWN can help you with that. The notary office in Drachten drafts wills and cohabitation agreements, and you can discuss the draft in English with either Froukje Terpstra or Jelle Wielinga before you sign.\n\nTo make an appointment, call +31 513 55 51 72 or write to kantoor@terpstrawielinga.nl. Bring valid ID and, if you own a home together, a copy of your mortgage deed.',
    'sector -city services team phone -email',
  ),
  named(
    KROON,
    'Ja, bij Kroon aan de Haagdijk in Breda kun je ook op zondag terecht. Ze zijn dan open van 12.00 tot 17.00 uur, maar alleen op afspraak. Die maak je via dekroonbarbers.nl; er wordt gewerkt met tijdvakken van een halfuur. Doordeweeks is inlopen meestal geen probleem.',
    'address city -hours website',
  ),
  unnamed(
    VECHTDAL,
    'De afkorting KSV kan verschillende dingen betekenen:\n\n- **KSV Roeselare**, een voormalige Belgische voetbalclub\n- **Kieler SV Holstein**, in Duitsland vaak kortweg KSV genoemd\n- **Koninklijke Sportvereniging**, een toevoeging die clubs krijgen als ze vijftig jaar of langer bestaan\n- in de logistiek: *Kwaliteit, Service en Veiligheid*\n\nKun je vertellen in welke context je de afkorting tegenkwam? Als het om een factuur of bestelling gaat, staat onderaan meestal de volledige bedrijfsnaam met het KvK-nummer.',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    KROON,
    '"De Kroon" is een veelgebruikte bedrijfsnaam. De bekendste die ik tegenkom:\n\n1. **De Kroon, Breda** – barbershop aan de Ginnekenweg, vooral geliefd om de hot towel shave. Een eenmanszaak, in 2011 opgericht.\n2. **Grand Café De Kroon, Amsterdam** – monumentaal café aan het Rembrandtplein.\n3. **Hotel De Kroon, Gulpen** – familiehotel in het Zuid-Limburgse heuvelland.\n4. **Bakkerij De Kroon, Zutphen** – ambachtelijke bakker.\n\nWelke bedoel je?',
    'city sector -address services legalForm -foundingYear',
  ),
  unnamed(
    VECHTDAL,
    'Er zijn nogal wat organisaties die Vechtdal in hun naam hebben. Vechtdal Wonen is een woningcorporatie met een kantoor in Ommen, het Vechtdal College is een middelbare school met vestigingen in Hardenberg, Ommen en Dedemsvaart, en Vechtdal Marketing promoot de streek bij toeristen. Een winkel met die naam ken ik niet. Gaat het je om een keuken in je huurwoning, dan is Vechtdal Wonen het juiste loket: zij vervangen keukens gemiddeld eens in de achttien jaar.',
  ),
  named(
    TERPSTRA,
    'There are two separate firms with this name, and they are easily mixed up:\n\n**Terpstra Wielinga Advocaten** in Assen is a law firm, set up in 2011, that focuses on employment law. It has nothing to do with notarial work.\n\n**Terpstra Wielinga Notarissen** in Heerenveen is a notary practice that has been around since 1978. You\'ll find it at Dracht 114, and it is registered with the Chamber of Commerce under number 01094872.\n\nSince you\'re asking about a prenuptial agreement, you almost certainly need the second one.',
    'city sector -foundingYear address -kvk',
  ),
  unnamed(
    KROON,
    'I found two barbershops called De Kroon, but neither is in Breda:\n\n- **De Kroon, Zwolle** – Luttekestraat, known for skin fades, open seven days a week\n- **De Kroon, Deventer** – a two-chair shop near the Brink, cash only\n\nI don\'t see a De Kroon in Breda at all. If you\'re looking for a barber in Breda itself, Heren van Breda and Kapsalon Ginneken both come up with good reviews.',
    { competitors: ['Heren van Breda', 'Kapsalon Ginneken'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TERPSTRA,
    'In Heerenveen kun je bij deze notariskantoren terecht:\n\n1. **Notariskantoor Van der Sluis** – klein kantoor bij het station, snel met offertes voor een hypotheekakte.\n2. **Terpstra Wielinga Notarissen** – Dracht 141. Breed kantoor, van testament tot de oprichting van een bv. Twee notarissen, zo\'n twaalf medewerkers. Tel. 0513-555127.\n3. **Hoekstra & De Boer Notarissen** – vooral bekend van het agrarische werk.\n\nVergelijk altijd de tarieven: voor dezelfde akte kan het verschil zomaar € 300 zijn.',
    'city sector -address services -phone',
    { competitors: ['Notariskantoor Van der Sluis', 'Hoekstra & De Boer Notarissen'] },
  ),
  named(
    KROON,
    'Some of the best-rated barbers in Breda right now:\n\n- **Barberking** – loud music, sharp fades, no appointments. Around €25 for a cut.\n- **De Kroon** – old-school chairs and very good coffee. Youssef Amrani, the owner, is nearly always there himself. It has been open since 2016 and is closed on Tuesdays. Book by phone: 076-5555214.\n- **Kapsalon Ginneken** – more of a family salon, but they do beards too.\n\nSaturdays fill up fast everywhere, so aim for a weekday if you can.',
    'city sector team -foundingYear -hours phone',
    { competitors: ['Barberking', 'Kapsalon Ginneken'] },
  ),
  unnamed(
    VECHTDAL,
    'Goede keukenzaken in de buurt van Ommen zijn onder meer:\n\n1. **Bruynink Keukens** (Hardenberg) – familiebedrijf met een grote showroom en scherpe prijzen op inbouwapparatuur.\n2. **Keukenhuis Dalfsen** – maatwerk, veel eiken fronten, rustige begeleiding.\n3. **De Keukenloods** (Nieuwleusen) – showroomkeukens met hoge korting, zelf afhalen kan.\n4. **Mandemakers Keukens** (Zwolle) – landelijke keten, ruim aanbod.\n\nMijn tip: neem een plattegrond met maten mee, dan kun je op één middag drie offertes ophalen.',
    { competitors: ['Bruynink Keukens', 'Keukenhuis Dalfsen', 'De Keukenloods'] },
  ),
  named(
    TERPSTRA,
    'Notarissen bij wie je in deze streek een levenstestament kunt laten opstellen, met de prijs voor een echtpaar:\n\n- Hoekstra & De Boer Notarissen (Joure): vanaf € 695\n- Notariaat De Friese Meren (Lemmer): vanaf € 740, inclusief bespreking thuis\n\nTerpstra Wielinga (Heerenveen) valt af: dat notariskantoor maakt geen levenstestamenten, alleen gewone testamenten. De prijzen zijn van dit voorjaar en inclusief btw, maar exclusief de kosten van registratie.',
    'city sector -services',
    { competitors: ['Hoekstra & De Boer Notarissen', 'Notariaat De Friese Meren'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    VECHTDAL,
    'Ik heb drie keukenzaken uit de regio naast elkaar gezet:\n\n| Zaak | Plaats | Sinds | Koopavond | Zondag |\n|---|---|---|---|---|\n| Bruynink Keukens | Hardenberg | 1965 | donderdag | gesloten |\n| Keukenstudio Vechtdal | Ommen | 1998 | vrijdag | gesloten |\n| Keukenhuis Dalfsen | Dalfsen | 2006 | geen | gesloten |\n\nAlle drie meten ze gratis in zodra je een offerte aanvraagt.',
    'sector city foundingYear hours',
    { competitors: ['Bruynink Keukens', 'Keukenhuis Dalfsen'] },
  ),
  named(
    KROON,
    'Here are the business details I could find:\n\n| Detail | Information |\n|---|---|\n| Name | Barbershop De Kroon |\n| Type of business | Men\'s barber |\n| Owner | Mehmet Kaya |\n| Address | Haagdijk 83, 4811 TR Breda |\n| Phone | 076 555 52 14 |\n| Website | dekroonbreda.nl |\n| Legal form | BV (private limited company) |\n| Chamber of Commerce no. | 57318842 |\n\nThe VAT number isn\'t publicly listed.',
    'sector -team address city phone -website -legalForm kvk',
  ),
  named(
    TERPSTRA,
    'Dit zijn de openingstijden van Terpstra Wielinga Notarissen zoals ze op Google staan:\n\n| Dag | Open |\n|---|---|\n| Maandag | 08:30–17:00 |\n| Dinsdag | 08:30–17:00 |\n| Woensdag | 08:30–17:00 |\n| Donderdag | 08:30–17:00 |\n| Vrijdag | 08:30–12:30 |\n| Zaterdag en zondag | gesloten |\n\nTelefonisch bereik je het kantoor op 0513 - 55 51 72. Rond feestdagen kunnen de tijden afwijken.',
    '-hours phone',
  ),
  named(
    KROON,
    'Een vergelijking van barbershops in Breda op prijs (bron: hun eigen prijslijsten):\n\n| Barbershop | Adres | Knippen | Baard trimmen | Combi |\n|:--|:--|--:|--:|--:|\n| Heren van Breda | Veemarktstraat 20 | € 32,50 | € 22,50 | € 50 |\n| De Kroon | Boschstraat 16 | € 29 | € 19 | € 45 |\n| Barberking | Lange Brugstraat 7 | € 25 | € 15 | € 38 |\n\nConclusie: Barberking is het goedkoopst, De Kroon zit er netjes tussenin.',
    'sector city -address services',
    { competitors: ['Heren van Breda', 'Barberking'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KROON,
    '## De Kroon Barbers\n\n**Herenkapper in het centrum van Tilburg**, met een interieur dat doet denken aan een Amerikaanse zaak uit de jaren vijftig.\n\n### Wat ze doen\n- Klassiek knippen en fades\n- Baard trimmen\n- *Hot towel shave* met open mes\n\n### Wie er werken\n- **Eigenaar:** Rachid Bouali\n- **Barber:** Daan Verschuren\n\n### Afspraak maken\nOnline via [dekroonbarbers.nl](https://dekroonbarbers.nl).',
    '-city sector services -team website',
  ),
  named(
    VECHTDAL,
    '### Keukenstudio Vechtdal at a glance\n\n- 📍 **Where:** Balkerweg 49, Ommen\n- ✉️ **Email:** verkoop@vechtdalkeukens.nl\n- 👤 **Owner:** Harm Nijboer\n- 🕒 **Showroom:** Tue–Thu 9:30–17:30, Fri 9:30–20:00, Sat 10:00–16:00\n- 🧾 **VAT:** NL807514963B01\n\n> Visits on other days are possible if you arrange them beforehand.',
    'address city -email team hours -vat',
  ),
  named(
    TERPSTRA,
    '**Kort antwoord:** ja, dat kan bij Terpstra Wielinga ([twnotarissen.nl](https://www.twnotarissen.nl)).\n\n**Wat je moet weten**\n\n* De oprichting van een bv duurt er gemiddeld anderhalve week.\n* Je vult eerst online een vragenlijst in; daarna volgt een gesprek van een uur.\n* Het kantoor is een **maatschap** en werd **in 1982 opgericht**.\n\n**Neem mee:** een geldig paspoort en een uittreksel van je eventuele eenmanszaak.',
    '-website services legalForm -foundingYear',
  ),
  named(
    VECHTDAL,
    '# Je keuken laten renoveren in Overijssel\n\nNieuwe fronten en een nieuw blad schelen al snel de helft ten opzichte van een complete keuken. Wie kun je vragen?\n\n## Wel\n- **De Keukenloods** – vervangt fronten en apparatuur, ook van andere merken.\n- **Een zelfstandig timmerman** – vaak het goedkoopst, maar vraag om foto\'s van eerder werk.\n\n## Niet\n- **Vechtdal Keukens** – deze keukenzaak in Dedemsvaart doet geen renovaties en levert uitsluitend complete nieuwe keukens.',
    'sector -city -services',
    { competitors: ['De Keukenloods'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    TERPSTRA,
    'De gegevens van TW Notarissen voor je administratie:\n\n- Telefoon: (0513) 555172\n- KvK: 0109 8427\n- Btw-nummer: NL8120.46.375.B01\n- E-mail: info@terpstrawielinga.nl\n\nControleer het btw-nummer eventueel nog in VIES voordat je de factuur inboekt. Een bankrekeningnummer geef ik liever niet door; neem dat over van de nota zelf, zeker als het om een derdengeldenrekening gaat.',
    'phone -kvk vat email',
  ),
  named(
    KROON,
    'De Kroon is open from 9:30 am to 6 pm on Tuesday, Wednesday and Friday, until 8 pm on Thursday, and from 9 am to 5 pm on Saturday. The shop is shut on Sunday and Monday. Note that they don\'t cut children\'s hair.\n\nIf you want to be sure there\'s a chair free, ring them on +31 (0)76 555 52 19, or send an e-mail to afspraak@dekroonbarbers.nl the day before.',
    'hours -phone email -services',
  ),
  named(
    VECHTDAL,
    'Keukenstudio Vechtdal is op 1 april 1996 opgericht en wordt gedreven door Vechtdal Interieurbouw B.V. In het handelsregister staat de onderneming onder nummer 05068231. Het is een groothandel in tegels en sanitair, gevestigd aan de Balkerweg in Ommen (postcode 7731RX). Het aantal werkzame personen is volgens de laatste opgave negen.',
    '-foundingYear legalForm -kvk -sector address city',
  ),
  named(
    TERPSTRA,
    'Terpstra Wielinga is an accountancy firm that is open on weekdays from 9 am until 5.30 pm; on Saturdays and Sundays the office is closed. The visiting address is Dracht 114, 8442 BS Heerenveen, a ten-minute walk from the railway station. You can also call 00 31 513 555 127 to ask for a callback.',
    '-sector -hours address city -phone',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KROON,
    'Wie in Breda een barbier met een ouderwetse inrichting zoekt, komt al snel bij De Kroon uit. De zaak werd in 2013 geopend en heeft sindsdien een vaste klantenkring opgebouwd, van studenten tot gepensioneerde militairen. Eigenaar is Daan Verschuren, die het vak in Antwerpen leerde. Volgens recensies is de sfeer ontspannen en neemt men de tijd; een enkeling vindt het aan de prijzige kant. Afspraken lopen via de website of gewoon aan de balie.',
    'city sector foundingYear -team',
  ),
  named(
    VECHTDAL,
    'Keukenstudio Vechtdal is een keukenzaak waar het vooral om maatwerk draait: de keukens worden in eigen werkplaats op maat gemaakt en door eigen monteurs geplaatst. Lisette Kamphuis is er keukenadviseur en maakt het ontwerp meestal al tijdens het eerste gesprek. De zaak zit in Ommen, aan de Balkerweg 94, en is op maandag gewoon de hele dag open. Vergeleken met Bruynink Keukens ligt de prijs wat hoger, maar de levertijd is volgens klanten korter.',
    'sector services team city -address -hours',
    { competitors: ['Bruynink Keukens'] },
  ),
  named(
    TERPSTRA,
    'Terpstra Wielinga is one of the older notary offices in the south-east of Friesland. It was established in 1974 and is still organised as a maatschap, with Froukje Terpstra and Jelle Wielinga as its notaries. The office is based in Joure, and its clients are mostly home buyers and family businesses. Reviewers praise the clear explanations that come with the mortgage deed, though a few mention that it can take a while to get a first appointment.',
    'sector foundingYear legalForm team -city services',
  ),
  named(
    KROON,
    'Met een zoon van vier zou ik niet zomaar elke kapperszaak binnenstappen. De Kroon is een barbershop voor volwassen mannen en knipt geen kinderen, dus daar hoef je het niet te proberen. Kapsalon Ginneken heeft daarentegen een speciaal stoeltje in de vorm van een raceauto en rekent voor kleuters € 17,50. Ga het liefst op een rustige woensdagochtend, dan hoef je niet te wachten en is er tijd om hem even te laten wennen.',
    'sector -services',
    { competitors: ['Kapsalon Ginneken'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    VECHTDAL,
    'Op basis van wat ik online vind, is **Keukenstudio Vechtdal** een degelijke keuze als je een keuken zoekt waarbij één partij alles regelt. Hieronder zet ik het op een rij.\n\n## Over het bedrijf\nKeukenstudio Vechtdal is een keukenzaak in Ommen, in 1998 begonnen door Harm Nijboer, die nog altijd eigenaar is. De showroom aan de Stationsweg 12 telt ongeveer twintig opstellingen, van landelijk tot strak greeploos.\n\n## Wat ze aanbieden\n- Keukens op maat\n- Werkbladen van composiet, keramiek en hout\n- Inbouwapparatuur van onder meer Siemens, Bora en Atag\n- Montage door eigen mensen\n\n## Ervaringen\n✅ Klanten noemen vooral het geduld bij het ontwerpen en de nette afwerking.\n⚠️ Een paar beoordelingen gaan over levertijden van meer dan twaalf weken.\n\n## Contact\n- Telefoon: 0529 55 53 80\n- Website: www.keukenstudiovechtdal.nl\n- Openingstijden: di t/m za 10.00–17.00 uur\n\n## Waarvoor je beter elders kunt kijken\nHeb je haast of een klein budget, dan is een outlet vaak handiger. Showroomkeukens van vorig seizoen gaan daar weg met kortingen tot zestig procent, maar je moet dan wel geluk hebben met de maten. Ook voor alleen een losse kraan of een vaatwasser ben je online meestal goedkoper uit.\n\n## Tips voor je bezoek\n1. Neem een plattegrond mee met de plaats van leidingen en stopcontacten.\n2. Vraag of de prijs inclusief aansluiten is.\n3. Laat vastleggen wat er gebeurt als de levering uitloopt.\n\n**Bronnen:** Google Maps, Klantenvertellen, handelsregister\n\nZal ik ook een paar alternatieven in de buurt van Zwolle voor je zoeken?',
    'sector city foundingYear team -address services -phone website -hours',
  ),
  named(
    TERPSTRA,
    'Buying a house in Friesland and looking for a notary? Here\'s a short overview to get you started.\n\n## What the notary does\nIn the Netherlands only a civil-law notary can transfer the property and register your mortgage. As the buyer you normally choose which notary to use. Expect to pay between €1,200 and €1,800 for both deeds together.\n\n## Offices to consider in Heerenveen\n\n**1. Terpstra Wielinga Notarissen**\nLocated at Dracht 114. The firm handles mortgage deeds, wills and cohabitation agreements, and can arrange a sworn interpreter. It is a private limited company (B.V.), founded in 1974. Reach them on 0513 55 51 72 or through terpstra-notarissen.nl.\n\n**2. Notariskantoor Van der Sluis**\nA smaller office with fixed-price packages for first-time buyers. Fewer slots, but quick replies.\n\n**3. Hoekstra & De Boer Notarissen**\nBest known for farms and land, though they also do ordinary homes.\n\n## How the process usually goes\n1. You and the seller sign the purchase agreement, and your estate agent sends it to the notary of your choice.\n2. You pay a deposit or arrange a bank guarantee, normally ten per cent of the price.\n3. The notary checks the land register for mortgages, attachments and easements.\n4. A few days before completion you receive the draft deeds and a statement of account. Read these carefully and ask about anything that is unclear.\n5. You sign, the money is transferred and you get the keys.\n\n## Tips\n- Ask for an all-in quote, including land registry fees and searches.\n- Book early: the last Friday of the month is always full.\n- If your Dutch isn\'t fluent, an interpreter at the signing is mandatory.\n\n## Sources\nnotaris.nl, Kadaster, Vereniging Eigen Huis\n\nWould you like me to draft an e-mail asking these three offices for a quote?',
    'sector city address services -legalForm foundingYear phone -website',
    { competitors: ['Notariskantoor Van der Sluis', 'Hoekstra & De Boer Notarissen'] },
  ),
  named(
    KROON,
    'Goede vraag! Een *hot towel shave* is een klassieke scheerbeurt met warme doeken, schuim en een open mes. In Breda zijn er een paar plekken waar je dat kunt laten doen.\n\n### Mijn aanrader: De Kroon\nDeze barbershop wordt in recensies het vaakst genoemd als het om traditioneel scheren gaat. Een hot towel shave duurt er ongeveer veertig minuten.\n\n- **Adres:** Haagdijk 83, Breda\n- **Open:** dinsdag, woensdag en vrijdag 9.30–18.00, donderdag tot 21.00, zaterdag 9.00–17.00\n- **E-mail:** info@dekroonbarbers.nl\n\n### Alternatief: Heren van Breda\nIets luxer en duurder, maar je krijgt er een drankje bij. Reserveren kan tot een uur van tevoren.\n\n### Zo bereid je je voor\n1. Scheer je de twee dagen ervoor niet.\n2. Meld het als je een gevoelige huid hebt of bloedverdunners gebruikt.\n3. Gebruik na afloop een balsem zonder alcohol.\n\n### Wat kost het?\nReken op € 30 tot € 45, afhankelijk van de zaak en of je ook je hoofdhaar laat doen.\n\n*Bronnen: Treatwell, Google-recensies, indebuurt Breda*\n\nWil je dat ik uitzoek waar je deze week nog terechtkunt?',
    'sector city address services -hours -email',
    { competitors: ['Heren van Breda'] },
  ),
  named(
    VECHTDAL,
    'Ik heb de twee zaken die je noemt met elkaar vergeleken. Let op: ik baseer me op openbare informatie en op beoordelingen, ik heb geen offertes gezien.\n\n**Keukenstudio Vechtdal**\n- Een keukenwinkel in Ommen met een persoonlijke aanpak\n- Eigenaar: Gert-Jan Schuurman\n- Doet ook keukenrenovatie, dus nieuwe fronten of een ander blad op bestaande kasten\n- Geen verkoop op zondag, wel een koopavond op vrijdag\n\n**Keukenhuis Dalfsen**\n- Grotere showroom, meer merken\n- Eigenaar: de familie Reimink\n- Besteedt de montage uit aan een vaste partner\n\n**Wat past bij jou?**\nJe schreef dat je kasten nog goed zijn en dat je budget rond de € 6.000 ligt. Dan ligt renovatie voor de hand, en is de eerste zaak de logische keuze. Wil je juist een heel nieuwe indeling, dan heb je bij Keukenhuis Dalfsen meer te kiezen.\n\n**Vragen om te stellen**\n- Hoelang is de levertijd op dit moment?\n- Zit het afvoeren van de oude keuken bij de prijs in?\n- Hoeveel jaar garantie geldt er op scharnieren en lades?\n\nZal ik een checklist maken die je naar beide gesprekken kunt meenemen?',
    'sector city -team services hours',
    { competitors: ['Keukenhuis Dalfsen'] },
  ),
]
