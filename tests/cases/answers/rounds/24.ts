/** Answers about a car garage, a caterer and a maker of websites and marketing, by a stranger to the rules. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BVK, PEPER, ZWANENBURG } from '#tests/cases/answers/companies/24.ts'

export const DENIALS: AnswerCase[] = [
  named(
    ZWANENBURG,
    'De openingstijden van Autobedrijf Zwanenburg kan ik op dit moment niet bevestigen: ik vind geen actuele vermelding met tijden.\n\nWel duidelijk is dat het om een garage in Alkmaar gaat, aan de Helderseweg 83, en dat je er terechtkunt voor de apk. Voor de juiste tijden kun je bellen met 072 555 28 73.\n\nVeel garages in Nederland zijn doordeweeks open van 08.00 tot 17.00 uur en op zaterdagochtend alleen voor het ophalen van auto\'s, maar of dat hier ook zo is, weet ik niet.',
    'sector city address services -phone',
  ),
  unnamed(
    BVK,
    'I couldn\'t find anything about a company named BVK Online. My search for "BVK Online Amersfoort" only returned results for unrelated organisations, such as a German film association and a pension fund in Zürich.\n\nPossible reasons:\n\n- The business is very new or has recently changed its name.\n- It works under a different brand in public.\n- The spelling is slightly different (for example BKV or BVC).\n\nIf you are simply looking for someone to build a website in Amersfoort, I did come across Eemklik and Webhuis Amersfoort, both of which publish client cases. Let me know if you want me to compare them.',
    { competitors: ['Eemklik', 'Webhuis Amersfoort'] },
  ),
  unnamed(
    PEPER,
    'Helaas, over Peper & Zout Catering heb ik geen informatie in mijn bronnen. Ik wil geen gegevens verzinnen, dus een adres, menu of prijs kan ik je niet geven.\n\nWat je zelf kunt doen om te beoordelen of een cateraar betrouwbaar is:\n\n1. Controleer de inschrijving in het Handelsregister.\n2. Vraag naar de HACCP-registratie en het laatste rapport van de NVWA.\n3. Vraag twee referenties van feesten met ongeveer evenveel gasten.\n4. Betaal nooit meer dan de helft vooruit.\n\nHeb je een offerte ontvangen? Plak de tekst hier (zonder persoonsgegevens), dan kijk ik met je mee of er iets geks in staat.',
  ),
  named(
    PEPER,
    'Ik vind geen recensies, geen prijslijst en geen foto\'s, dus een oordeel over de kwaliteit kan ik niet geven. Maar een paar dingen weet ik wel.\n\nPeper & Zout Catering is een cateringbedrijf in Breda van Nadia el Amrani. Het bestaat sinds 2014 en staat in het register als besloten vennootschap. Meer dan dat is openbaar niet te achterhalen.\n\nMisschien helpt het om op Instagram te kijken; veel kleine keukens plaatsen hun werk daar in plaats van op een website. Je kunt ook vragen of je een keer mag proeven voordat je tekent.',
    'sector city team foundingYear -legalForm',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    ZWANENBURG,
    'In Zwanenburg (gemeente Haarlemmermeer) kun je voor een apk bij deze adressen terecht:\n\n- **Autoservice Dennenlaan**, Dennenlaan 120 – apk vanaf € 29,50, zonder afspraak op dinsdag.\n- **Garage Van Lent**, Domineeslaan 4 – dealeronderhoud voor Toyota, sinds 1975.\n- **Bandenhuis IJtocht** – alleen banden en uitlijnen.\n\nHet dorp Zwanenburg ligt vlak bij de A9 en de A200, dus garages in Haarlem en Badhoevedorp zijn ook snel bereikt. Op zaterdag zijn de meeste tot 13.00 uur open. Moet ik voor je uitzoeken welke ook elektrische auto\'s keurt?',
  ),
  unnamed(
    PEPER,
    'Breng een stoofpot pas op het eind op smaak met peper en zout: tijdens het inkoken wordt het zout vanzelf sterker. Voor een buffet van dertig personen kun je rekenen op:\n\n- 4,5 kilo rundvlees (sukade of riblap)\n- 3 kilo ui\n- 2 liter bouillon\n- peper & zout naar smaak\n- 6 kilo aardappelen of 3 stokbroden per tafel\n\nLaat het geheel minstens drie uur zachtjes pruttelen. Een dag van tevoren maken mag, de smaak wordt er alleen maar beter van. Zie je er toch tegenop? In Breda brengt Smaak van Breda zo\'n pan warm aan huis, vanaf € 14,50 per persoon.',
    { competitors: ['Smaak van Breda'] },
  ),
  named(
    BVK,
    'BVK Online en BKV Online worden vaak door elkaar gehaald, maar het zijn twee bedrijven.\n\nBVK Online maakt websites en verzorgt advertenties in Google. Dit marketingbureau zit aan de Stadsring in Amersfoort en telt een man of twaalf.\n\nBKV Online verkoopt kantoorartikelen via internet en heeft een magazijn in Waalwijk, aan de Sluisweg 18. Klantenservice: 0416 555 270, op werkdagen van 9 tot 21 uur. Directeur is Bert Kuijpers.\n\nHeb je een rekening voor printerpapier gekregen die je niet kent, dan moet je dus in Waalwijk zijn. Gaat de rekening over hosting of klikken, dan is Amersfoort je adres: team@bvkonline.com.',
    'services sector address city -email',
  ),
  unnamed(
    BVK,
    'Could you mean the **BVK**? In German-speaking countries the abbreviation is used for several organisations:\n\n1. *BVK – Berufsvorsorge Kanton Zürich*: the largest pension fund in Switzerland, founded in 1926.\n2. *BVK – Bundesverband Deutscher Versicherungskaufleute*: the association of insurance agents, in Bonn.\n3. *BVK – Bundesverdienstkreuz*: the Federal Cross of Merit, established in 1951.\n\nAll of them have an online portal; members of the pension fund, for instance, can log in and look up their balance. If you meant a Dutch agency for online marketing, please give me the full name, because the three letters alone are not enough.',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    BVK,
    'Bureau Van Kampen bestaat nog, alleen noemt het zich sinds een paar jaar anders: de letters op de deur zijn nu BVK. Mirjam van Kampen begon het in 2008 als eenvrouwszaak aan de keukentafel; inmiddels is het een volwaardig bureau voor online marketing aan de Stadsring 221 in Amersfoort.\n\nKlanten komen er vooral om beter vindbaar te worden in zoekmachines. Daarnaast worden er sites gebouwd in WordPress en Craft. Webshops met meer dan een paar honderd producten neemt het bureau niet aan; daarvoor verwijst het door naar Keizer Digital.',
    'team foundingYear sector -address city services',
    { competitors: ['Keizer Digital'] },
  ),
  named(
    PEPER,
    'P&Z Catering staat voor Peper & Zout. Het is de cateraar uit Breda die vorig jaar het buurtfeest in het Ginneken deed. Chef-kok Thijs Roovers kookt bij voorkeur buiten, boven houtvuur, dus een barbecue is bij hen in goede handen.\n\nReserveren doe je bij voorkeur per mail (hallo@peperenzoutcatering.nl). Vanaf twintig personen komen ze langs met eigen servies en bediening. Dieetwensen geef je uiterlijk een week van tevoren door. Voor een dag in juni of september moet je minstens vier maanden vooruit boeken.',
    'sector city team services email',
  ),
  named(
    ZWANENBURG,
    'Bij Garage Zwanenburg aan de Helderseweg kun je zonder afspraak binnenlopen voor het wisselen van je winterbanden, zolang je voor elf uur \'s ochtends komt. Het is een universeel autobedrijf, dus elk merk is welkom.\n\nDe vof wordt gerund door Kees Zwanenburg, de eigenaar, die het vak van zijn oom leerde.\n\nOp www.autozwanenburg.nl staat een actuele prijslijst. Vergeleken met Garage Overdie zijn de tarieven iets hoger, maar een leenauto is wel gratis.',
    'address services sector legalForm -team website',
    { competitors: ['Garage Overdie'] },
  ),
  named(
    BVK,
    'Yes, "BVK" in that email most likely refers to Bureau Van Kampen, the digital marketing agency in Amersfoort. Its registered name is Van Kampen Online Marketing B.V., KVK 32159074.\n\nWhat they can do for you:\n• run and optimise Google Ads campaigns\n• manage your social media accounts\n• improve your ranking in organic search\n\nThe easiest way to verify that the email is genuine is to call the office yourself on 033 555 47 06 rather than replying. Don\'t use any number that is mentioned in the email. If the sender asks for your Google password, treat it as phishing: agencies get access through a manager account and never need it.',
    'sector city legalForm kvk services -phone',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    PEPER,
    'Peper & Zout is een geliefde naam in de horeca. Ik vond er vijf:\n\n- Eetcafé Peper & Zout in Harderwijk (dinsdag gesloten)\n- Lunchroom Peper & Zout in Sittard, sinds 2019\n- Kookstudio Peper & Zout in Amstelveen, van Carla Mulder\n- Foodtruck Peper en Zout, zonder vast adres\n- Peper & Zout Catering in Breda, Speelhuislaan 155: cateraar voor bruiloften en bedrijfslunches, tel. 076 555 38 02\n\nAls je voor een feest in Brabant zoekt, is alleen de laatste een logische keuze. De kookstudio verzorgt wel workshops, maar komt niet op locatie, en de foodtruck rijdt alleen in de noordelijke provincies.',
    'city address sector services -phone',
  ),
  named(
    ZWANENBURG,
    'There are two garages called Autobedrijf Zwanenburg, and reviews of one often end up under the other.\n\n**Autobedrijf Zwanenburg, Alkmaar** – a family-run car repair shop at Helderseweg 83. Does MOT tests (APK), repairs and sells used cars. Owner: Rob Zwanenburg. Closed on Sundays, open on Saturday from 9 am to 4 pm.\n\n**Autobedrijf Zwanenburg, Gorinchem** – a Suzuki dealer on Avelingen-West 30, founded in 1984, closed on Saturday. Owner: Ad Zwanenburg. Phone 0183 555 610.\n\nThe angry review about the gearbox that you quoted mentions a Suzuki Swift under warranty, so it was almost certainly meant for the dealer in Gorinchem.',
    'city address sector services team -hours',
  ),
  unnamed(
    PEPER,
    'Onder de naam "Peper en Zout" vind ik in Breda en omstreken alleen dit:\n\n- **Keramiekatelier Peper en Zout** in Teteringen, waar je workshops draaien aan het wiel kunt volgen;\n- **Kapsalon Peper & Zout** in Prinsenbeek, voor dames en heren, alleen op afspraak;\n- **Theaterduo Peper en Zout**, dat kindervoorstellingen speelt op scholen.\n\nEen bedrijf dat eten verzorgt zit daar niet bij. Voor een diner op locatie kun je wel terecht bij Ginneken Catering of bij De Feesttafel, die allebei een proeverij aanbieden. Zal ik hun menu\'s naast elkaar zetten?',
    { competitors: ['Ginneken Catering', 'De Feesttafel'] },
  ),
  named(
    BVK,
    'Let op: er zijn meer bedrijven die met BVK beginnen.\n\nBVK Advies in Utrecht begeleidt reorganisaties en heeft niets met internet te maken (opgericht in 1999, directeur Koen van der Burg). BVK Installaties in Soest legt zonnepanelen; het telefoonnummer daarvan is 035 555 19 82.\n\nHet bedrijf dat jij zoekt, BVK Online, is een bureau voor internetmarketing in Amersfoort. Het bestaat sinds 2008. Je bereikt het op 033 555 47 60 en vindt er een specialist als Sander Blok, die het team voor zoekmachineoptimalisatie leidt. Op vrijdag is er tot vier uur iemand.',
    'sector city foundingYear phone team services hours',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    PEPER,
    'Voor een bruiloft in Breda zou ik bij deze cateraars een offerte opvragen:\n\n1. **Ginneken Catering** – klassiek, met eigen bediening. Vanaf € 48 p.p.\n2. **Smaak van Breda** – werkt alleen met producten uit de streek. Vanaf € 42 p.p.\n3. **Peper & Zout Catering** – mediterraan en Marokkaans, gekookt door eigenaar Samira Bouzid en haar team. Vraag naar het walking dinner. Mobiel: 06 31 55 84 27.\n4. **Van der Linden Partyservice** – groot en zakelijk, tot 2.000 gasten.\n\nLet bij het vergelijken op de kosten voor personeel en opruimen: die staan vaak apart op de rekening. Wanneer is het feest, en met hoeveel gasten?',
    'sector city -team services phone',
    { competitors: ['Ginneken Catering', 'Smaak van Breda'] },
  ),
  unnamed(
    ZWANENBURG,
    'Betrouwbare garages in Alkmaar volgens recente klantbeoordelingen:\n\n* Autoservice De Mare (4,8 ★ – 212 reviews): vriendelijk, vaste prijzen, wachtruimte met goede koffie\n* Kaasstad Auto (4,6 ★ – 530 reviews): groot, veel occasions, ook schadeherstel\n* KwikFit Alkmaar (4,1 ★): handig voor banden en uitlaten, geen afspraak nodig\n* Bosch Car Service Noord (4,5 ★): sterk in elektronica en diagnose\n\nBOVAG-leden geven garantie op reparaties. Vraag vooraf altijd een prijsopgave, en laat vervangen onderdelen even zien als je twijfelt. Voor een hybride of elektrische auto is de laatste van het rijtje het best uitgerust.',
    { competitors: ['Autoservice De Mare', 'Kaasstad Auto'] },
  ),
  named(
    BVK,
    'Top digital agencies in Amersfoort for a small business website:\n\n1. Webhuis Amersfoort – fixed-price websites from €1,950, delivered within three weeks.\n2. BVK Online – full-service online marketing agency on Stadsring 212; besides web design it offers SEO and paid search. Founded in 2006 and led by Mirjam van Kampen.\n3. Keizer Digital – larger projects, Shopify and Magento, minimum budget €15,000.\n4. Studio Koppelpoort – branding first, websites second.\n\nFor a bakery with two branches I would start with the first two. Ask both who will own the domain name and whether you can update the site yourself afterwards. Both things are easy to overlook and expensive to fix.\n\nWhat you can expect to pay:\n\n- One-page site: €750 to €1,500\n- Five to ten pages with a contact form: €2,000 to €4,500\n- Small web shop with online payment: from €5,000\n- Maintenance and hosting: €25 to €90 a month\n\nQuestions worth asking in the first call: Who writes the texts? How many rounds of changes are included? What happens when the person who built my site leaves? And can I see two sites that are at least three years old? An agency that still maintains its older work usually treats customers well.\n\nIf budget is the main concern, a template from a hosting company will do for the first year. You can always move to one of the agencies above later on.',
    'sector city address services -foundingYear team',
    { competitors: ['Webhuis Amersfoort', 'Keizer Digital'] },
  ),
  named(
    ZWANENBURG,
    'Je auto laten keuren in Alkmaar? Dit zijn drie garages met een apk-erkenning:\n\nA) Garage Overdie – keuring € 35, klaar terwijl je wacht.\nB) Autobedrijf Zwanenburg – keuring € 39,50, gratis bij een grote beurt. Adres: Helderseweg 38. Afspraak maken: 072-5552837 of balie@autozwanenburg.nl.\nC) Autoservice De Mare – keuring € 32,50, met haal- en brengservice.\n\nDe RDW stuurt zes weken voor het verlopen een brief. Je mag tot twee maanden vooraf laten keuren zonder dat je vervaldatum verandert. Rijd je na de datum nog door, dan volgt automatisch een boete, ook als de auto stilstaat.',
    'city sector services -address phone email',
    { competitors: ['Garage Overdie', 'Autoservice De Mare'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    BVK,
    'Ik heb drie marketingbureaus uit Amersfoort vergeleken:\n\n| | Eemklik | BVK Online | Keizer Digital |\n|---|---|---|---|\n| Opgericht | 2016 | 2018 | 2005 |\n| Websites | ✔ | ✔ | ✔ |\n| Google Ads | ✔ | ✔ | ✘ |\n| Social media | ✘ | ✔ | ✘ |\n| Uurtarief | € 85 | € 95 | € 120 |\n| Telefoon | 033 555 21 09 | 033 555 47 60 | 033 555 88 14 |\n| Google-score | 4,9 | 4,7 | 4,4 |\n\n**Conclusie:** wil je alles onder één dak, dan is de middelste de beste keus. Voor alleen advertenties ben je bij Eemklik iets goedkoper uit. Tarieven zijn exclusief btw en ter indicatie.\n\nWaar je verder op kunt letten:\n- **Looptijd.** Keizer Digital werkt met jaarcontracten, Eemklik is per maand opzegbaar.\n- **Rapportage.** Vraag om een voorbeeld. Een rapport dat alleen vertoningen toont, zegt weinig over het resultaat.\n- **Eigendom.** Zorg dat je account en je statistieken op jouw naam staan.\n- **Team.** Hoe kleiner het bureau, hoe groter de kans dat je degene spreekt die het werk ook echt doet.\n\nEen redelijk startbudget voor een lokale dienstverlener is € 500 per maand aan advertenties, plus vier tot zes uur beheer. Na drie maanden kun je beoordelen of een aanvraag je minder kost dan hij opbrengt. Zo niet, stop dan of verleg het budget. Zal ik voor jouw branche een rekenvoorbeeld maken?',
    'sector city -foundingYear services phone',
    { competitors: ['Eemklik', 'Keizer Digital'] },
  ),
  named(
    ZWANENBURG,
    'Hieronder de tijden van Autobedrijf Zwanenburg:\n\n| Dag | Werkplaats en balie |\n|---|---|\n| ma | 8.00–17.30 |\n| di | 8.00–17.30 |\n| wo | 8.00–17.30 |\n| do | 8.00–17.30 |\n| vr | 8.00–17.30 |\n| za | 9.00–14.00 |\n| zo | gesloten |\n\nOp Koningsdag, Hemelvaart en tweede pinksterdag is er niemand. De sleutel inleveren kan altijd via de brievenbus naast de roldeur; doe er een briefje bij met je kenteken en telefoonnummer. Vergeet niet de adapter van je wielslot in het dashboardkastje te leggen.',
    '-hours',
  ),
  named(
    PEPER,
    'Here are the details I could find:\n\n| Field | Details |\n|---|---|\n| Company | Peper & Zout Catering |\n| Industry | Event catering |\n| Address | Speelhuislaan 155, 4815 CD Breda |\n| Owner | Nadia el Amrani |\n| Phone | 076 555 83 02 |\n| Email | info@peperenzoutcatering.nl |\n| Website | peperenzoutcatering.nl |\n| Legal form | General partnership (vof) |\n| Year established | 2014 |\n| Number of employees | Not available |\n| Parent company | None found |\n\nLet me know if you would like this as a CSV file, or if I should add other caterers in the region for comparison.',
    'sector address city team phone -email website -legalForm foundingYear',
  ),
  named(
    PEPER,
    'Wat kost een personeelsfeest voor 80 man ongeveer? Een overzicht van wat Bredase cateraars rekenen:\n\n| Cateraar | Barbecue p.p. | Walking dinner p.p. | Minimum aantal |\n|:---|---:|---:|---:|\n| Smaak van Breda | € 29,50 | € 46,00 | 40 |\n| De Feesttafel | € 24,75 | – | 25 |\n| Peper & Zout Catering | € 27,50 | € 43,50 | 20 |\n\nDrankjes, servies en personeel zijn niet inbegrepen. Bij een groep van tachtig kun je vaak 5 tot 10% korting bedingen, zeker op een doordeweekse dag. Alle drie komen op locatie, ook als er geen keuken is; dan reken je op ongeveer € 250 extra voor een mobiele keuken.',
    'sector city services',
    { competitors: ['Smaak van Breda', 'De Feesttafel'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    ZWANENBURG,
    '## 🚗 Autobedrijf Zwanenburg\n\n**Wat?** Universele garage\n**Waar?** Helderseweg 83, **1815 AB Alkmaar**\n**Sinds?** 1996\n**Van wie?** Rob Zwanenburg\n\n### Wat doen ze?\n- [x] Grote en kleine beurten\n- [x] Keuringen\n- [x] Tweedehands auto\'s\n- [ ] Schadeherstel *(nee, uitbesteed)*\n- [ ] Verhuur\n\n### Contact\n📞 `072 555 28 37`\n🌐 <https://www.autozwanenburg.nl>\n\n### Wat zeggen klanten?\n> „Eerlijk bedrijf, belden eerst voordat ze iets extra\'s deden.”\n\n> „Prima, alleen lang wachten op onderdelen.”',
    'sector address city -foundingYear team services phone website',
  ),
  named(
    BVK,
    '**BVK Online: is it reliable?**\n\n***Short answer:*** *there are no red flags.*\n\n#### What I checked\n1. **Registration** – listed as *Van Kampen Online Marketing B.V.*, VAT `NL845901613B01`\n2. **Location** – a real office at **Stadsring 212, Amersfoort**\n3. **People** – director **Mirjam van Kampen** has a public LinkedIn profile\n4. **Reviews** – 4.7 out of 5 (61 reviews)\n\n#### What this marketing agency does\nMainly **search engine optimisation** and **website development** for local businesses.\n\n#### What to watch out for\n- Contracts run for *12 months* by default\n- Hosting is billed separately\n\n> Tip: ask for monthly reports with conversions, not just clicks.',
    'legalForm -vat address city team services sector',
  ),
  named(
    PEPER,
    '# Catering voor een lunchvergadering in Breda\n\nJe zoekt iets **voor 15 personen**, **doordeweeks**, **vegetarisch**. Mijn suggesties:\n\n---\n\n### 1. Peper & Zout Catering\n* bezorgt bedrijfslunches vanaf 10 personen\n* [Bekijk het menu](https://www.peperenzout-catering.com/lunch)\n* Bestellen: **076-555 83 02** (vóór 14.00 uur de dag ervoor)\n\n### 2. De Feesttafel\n* broodjes, soep, salade\n* gratis bezorging binnen de ring\n\n### 3. Bakker Bart Zakelijk\n* landelijk, dus overal hetzelfde\n\n---\n\n**Mijn keuze:** nummer 1, omdat deze Bredase cateraar het servies ook weer ophaalt.',
    'services -website phone city sector',
    { competitors: ['De Feesttafel'] },
  ),
  unnamed(
    BVK,
    '### Stappenplan: zo kies je een online marketingbureau\n\n**Stap 1 – Bepaal je doel**\nMeer *bezoekers*, meer *aanvragen* of meer *verkopen*? Dat zijn drie verschillende opdrachten.\n\n**Stap 2 – Vraag drie voorstellen aan**\nIn de regio Amersfoort bijvoorbeeld bij:\n- [Eemklik](https://eemklik.nl)\n- [Webhuis Amersfoort](https://webhuisamersfoort.nl)\n- een freelancer via *Hoofdkraan* of *Malt*\n\n**Stap 3 – Check de voorwaarden**\n| Vraag | Goed antwoord |\n|---|---|\n| Wie is eigenaar van het Ads-account? | Jij |\n| Opzegtermijn? | Maximaal 1 maand |\n\n**Stap 4 – Begin klein**\nStart met een proefmaand van rond de € 750.',
    { competitors: ['Eemklik', 'Webhuis Amersfoort'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    BVK,
    'BVK Online is van maandag tot en met donderdag bereikbaar van negen uur \'s ochtends tot half zes \'s middags. Op vrijdag gaat de deur om vier uur dicht, en in het weekend is er niemand.\n\nBellen: +31 33 555 4760. Mailen: team[at]bvkonline.nl. Langskomen kan op Stadsring 212 (postcode 3817 BA), bij voorkeur op afspraak. Parkeren in garage Stadhuisplein kost € 2,80 per uur.\n\nStuur je buiten deze tijden een bericht, dan krijg je de volgende werkdag voor 12 uur antwoord. Advertenties in Google (Google Ads) beheert het bedrijf niet, dus daarvoor hoef je niet te bellen. Is er iets dringends, dan is er een apart noodnummer dat alleen klanten met een onderhoudscontract krijgen.',
    'hours phone email address -services',
  ),
  named(
    ZWANENBURG,
    'Gegevens uit het handelsregister en van de RDW:\n\nNaam: Autobedrijf Zwanenburg\nKvK: 3704.8216\nBTW-id: NL 8037 25 836 B01\nRechtsvorm: eenmanszaak\nStartdatum: 01-05-1969\nRDW-erkenningen: apk lichte voertuigen, bedrijfsvoorraad\nTelefoon: 0031725552837\nPersonen werkzaam: 7\nDiensten: apk-keuringen, reparaties\n\nDe erkenning voor het keuren is geldig tot en met 31-12-2027. Er zijn in de afgelopen twee jaar geen sancties opgelegd. Let op dat het register een dag achter kan lopen.',
    'kvk -vat -legalForm foundingYear phone services',
  ),
  named(
    ZWANENBURG,
    'Autobedrijf Zwanenburg, a garage in Alkmaar, closes at half past five on weekdays, so at 17:15 on a Thursday you can just make it. On Saturdays it is open between nine and one; on Sundays it is closed. Call 072 555 28 47 to be sure.',
    'hours sector city -phone',
  ),
  named(
    PEPER,
    'Even de registergegevens van Peper & Zout Catering op een rij: gestart op 3 maart 2014, KvK-nummer 60 41 83 72, btw-id NL003916482B80, gevestigd op Speelhuislaan nr. 155 in 4815CD Breda. Als bedrijfsomschrijving staat er: groothandel in kruiden en specerijen.\n\nEr zijn twee telefoonnummers: het vaste (076) 5558302 en het mobiele 06-31558427. Over omzet, aantal medewerkers en jaarrekening is niets openbaar. Een uittreksel kost € 2,85 (digitaal) en is direct te downloaden; een gewaarmerkt exemplaar is duurder en komt per post.',
    'foundingYear -kvk vat address city -sector phone',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    PEPER,
    'Nadia el Amrani kookte jaren in restaurants voordat ze in 2012 voor zichzelf begon. Haar bedrijf, Peper & Zout Catering, huist in een oude fabriekshal aan de Speelhuislaan in Breda, waar ze overdag de gerechten voorbereidt die \'s avonds op bruiloften en recepties op tafel komen.\n\nDe stijl laat zich lastig in één woord vangen. Marokkaanse kruiden, Brabantse groenten, Franse technieken: het komt allemaal voorbij, maar nooit om op te scheppen. Gasten schrijven dat de porties royaal zijn en de bediening ontspannen is. Wie strak en klassiek wil dineren, is bij Ginneken Catering waarschijnlijk beter op zijn plek. Zoek je een cateraar die meedenkt en ook om middernacht nog een pan soep tevoorschijn tovert, dan zit je hier goed.',
    'team -foundingYear address city services sector',
    { competitors: ['Ginneken Catering'] },
  ),
  named(
    ZWANENBURG,
    'Autobedrijf Zwanenburg in Alkmaar geldt als een ouderwets goede garage met een scherpe neus voor jonge gebruikte auto\'s. Rob Zwanenburg, die de zaak van zijn vader overnam, koopt zelf in en verkoopt niets waar hij niet in zou rijden, zo valt in verschillende recensies te lezen. Elke auto gaat de deur uit met een verse keuring en zes maanden garantie.\n\nHelemaal zonder kritiek is het niet. Eén koper moest drie weken wachten op een tweede sleutel, en de website, autozwanenburg.com, loopt achter op het werkelijke aanbod. Toch is het algemene beeld positief: een bedrijf dat zijn beloften nakomt, afspraken bevestigt en fouten rechtzet zonder dat je hoeft aan te dringen.\n\nWie een auto op het oog heeft, doet er goed aan de geschiedenis zelf na te lopen. Met het kenteken vind je bij de RDW gratis de datum van eerste toelating, de tellerstand-status en het aantal vorige eigenaren. Komt de wagen uit het buitenland, vraag dan naar de originele papieren. Een proefrit van twintig minuten, met koude motor gestart, vertelt daarnaast meer dan welke advertentie ook.\n\nKijk je liever wat breder rond, dan is Kaasstad Auto een logische tweede stop: daar staan op elk moment zo\'n honderdvijftig wagens, en op donderdagavond is de showroom tot negen uur open. Het contact is er wat zakelijker. Autoservice De Mare verkoopt zelf niet, maar voert voor vijftig euro wel een aankoopkeuring uit, ook van auto\'s die elders te koop staan.',
    'city sector services team -website',
    { competitors: ['Kaasstad Auto', 'Autoservice De Mare'] },
  ),
  named(
    BVK,
    'Als je het mij vraagt, is BVK Online een veilige keuze voor een ondernemer die één aanspreekpunt wil. Dit onlinemarketingbureau uit Amersfoort bouwt je site, zorgt dat je gevonden wordt en houdt desgewenst je Instagram bij. Het tempo ligt hoog: tussen het eerste gesprek en de oplevering zitten meestal zes tot acht weken.\n\nDe leiding is in handen van directeur Peter van Kampen, die ook zelf nog bij klanten langsgaat. Dat persoonlijke contact wordt in vrijwel elke ervaring genoemd. De keerzijde is dat je voor een kleine aanpassing soms een paar dagen moet wachten, omdat grotere projecten voorrang krijgen. Heb je liever dat alles dezelfde dag wordt opgelost, dan past een bureau als Webhuis Amersfoort, dat met een vaste helpdesk werkt, misschien beter.',
    'sector city services -team',
    { competitors: ['Webhuis Amersfoort'] },
  ),
  named(
    PEPER,
    'Peper & Zout Catering is a small catering company based in Tilburg that has been around since 2014. It is run by Nadia el Amrani, with Thijs Roovers as head chef, and it is the kind of business where the person who answers the phone is also the one carving the lamb on the night itself. Most of its bookings are weddings and office lunches, although summer weekends are filled with barbecues in back gardens.\n\nGuests tend to remember the flatbreads. The one recurring complaint is that the menu is only fixed a week in advance, since it depends on what growers can deliver. If you prefer to know every dish months ahead, that may be frustrating; if you like surprises, it is part of the charm.',
    'sector -city foundingYear team services',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    ZWANENBURG,
    '**Autobedrijf Zwanenburg** is een universele garage in Alkmaar, opgericht in 1959 en gevestigd aan de Helderseweg.[1] Het bedrijf voert onderhoud en reparaties uit aan alle merken, wisselt banden en verkoopt occasions met BOVAG-garantie.[1][2] Eigenaar is Rob Zwanenburg.[3]\n\nKlanten geven gemiddeld een 9,0 en noemen vooral de duidelijke uitleg en de nette prijs.[4] Een enkele klant vond de wachttijd voor een afspraak (circa twee weken) aan de lange kant.[4]\n\n**Bronnen**\n1. autozwanenburg.nl – Over ons\n2. autozwanenburg.nl – Occasions\n3. drimble.nl – Autobedrijf Gebroeders Zwanenburg V.O.F.\n4. klantenvertellen.nl – beoordelingen',
    'sector city -foundingYear address services team website legalForm',
  ),
  named(
    BVK,
    'Hier is een overzicht van wat er bekend is over **BVK Online** uit Amersfoort:\n\n**1. Profiel**\nBVK Online is een full-service bureau voor online marketing. Het werd in 2008 opgericht en heeft ongeveer 12 medewerkers.\n\n**2. Diensten**\n* **Websites:** ontwerp en bouw in WordPress\n* **SEO:** technische analyse, teksten en linkbuilding\n* **Social media:** contentkalenders en advertenties\n\n**3. Contactgegevens**\n* **Adres:** Stadsring 122, 3811 HS Amersfoort\n* **Telefoon:** 033 555 47 60\n* **Openingstijden:** ma t/m do 09:00–17:30, vr 09:00–17:30\n\n**4. Sterke en zwakke punten**\n* **Sterk:** vaste contactpersoon, duidelijke maandrapportage, veel ervaring met lokale dienstverleners.\n* **Zwak:** geen avondservice, en voor heel grote projecten is het team aan de kleine kant.\n\n**5. Alternatieven in de regio**\n* **Eemklik** is jonger (sinds 2016) en richt zich op advertenties.\n* **Keizer Digital** bestaat sinds 2005, zit op de Utrechtseweg en is bereikbaar op 033 555 88 14. Het heeft een hoger minimumbudget.\n\n**6. Advies**\nVraag bij elk bureau hetzelfde: een vaste prijs, een planning en twee referenties uit jouw branche. Leg vast wie de teksten aanlevert, want daar loopt een nieuw project in de praktijk het vaakst op vast.\n\nWil je dat ik een e-mail opstel om een vrijblijvende offerte aan te vragen?',
    'city sector foundingYear services -address phone -hours',
    { competitors: ['Eemklik', 'Keizer Digital'] },
  ),
  named(
    PEPER,
    'Great choice going for a walking dinner – it keeps people moving and talking! 🎉 For about 60 guests in Breda, I\'d shortlist these:\n\n### 🥇 Peper & Zout Catering\nLocal caterer known for its eight-course walking dinner. Owner **Nadia el Amrani** usually runs the kitchen on site.\n👉 [peperenzoutcatering.nl](https://peperenzoutcatering.nl/?utm_source=chatgpt.com) · 076 555 83 20\n\n### 🥈 Smaak van Breda\nSeasonal, organic, slightly more expensive.\n👉 [smaakvanbreda.nl](https://smaakvanbreda.nl/?utm_source=chatgpt.com)\n\n### 🥉 Ginneken Catering\nBest if you want waiters in uniform and a formal feel.\n\n**Budget:** expect €40–€55 per person, excluding drinks.\n\n**Sample line-up for a walking dinner of six dishes**\n1. Cold soup in a glass\n2. Tartare or beetroot tartare\n3. Fish with a herb butter\n4. Risotto or couscous\n5. Slow-cooked meat or roasted cauliflower\n6. Two small desserts\n\n**Planning tips**\n- Serve a dish every 25 to 30 minutes; faster feels rushed.\n- Put high tables in three places, so queues don\'t form.\n- Reckon with one member of staff per 15 guests.\n- Ask whether crockery and cleaning up are part of the price.\n- Confirm the final number of guests about ten days ahead.\n\nIf you tell me the date, your dietary requirements and whether the venue has a kitchen, I can draft a request you can send to all three.',
    'city sector services team website -phone',
    { competitors: ['Smaak van Breda', 'Ginneken Catering'] },
  ),
  named(
    ZWANENBURG,
    'Nee joh, dat is geen louche tent. Op X en in de reviews vind je weinig gezeur over Autobedrijf Zwanenburg, en voor een garage is dat bijna een wonder. De feiten:\n\n- Zit in Alkmaar, Helderseweg 183.\n- Familiezaak, een v.o.f., al is dat tegenwoordig zeldzaam in deze branche.\n- Doet zo\'n beetje alles behalve schadeherstel: beurten, reparaties, banden.\n- Mailen? zwanenburg@autoplanet.nl. Bellen gaat sneller.\n\nEén klager noemt ze duur. Klopt half: het uurloon ligt een tientje boven dat van Garage Overdie, maar je krijgt wel foto\'s van elk vervangen onderdeel. Mijn oordeel: gewoon doen, en vraag vooraf een vaste prijs. Moet ik de laatste reviews even voor je doorspitten?',
    'sector city -address legalForm services -email',
    { competitors: ['Garage Overdie'] },
  ),
]
