/** Answers that a stranger to the rules wrote: a cleaning company, a psychologists' practice and a bicycle shop. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { LUWTE, OORSCHOT, TRAPKRACHT } from '#tests/cases/answers/companies/50.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    OORSCHOT,
    'Ik heb gezocht naar **Van Oorschot Schoonmaakdiensten**, maar ik kon geen website, beoordelingen of vermelding in een bedrijvengids vinden die ik met zekerheid aan dit bedrijf kan koppelen.\n\nWat je zelf kunt doen:\n\n- Zoek de naam op in het Handelsregister van de KVK.\n- Vraag om een paar referenties van kantoren bij jou in de buurt.\n- Controleer of er een OSB-keurmerk is.\n\nTer vergelijking: van **Eemschoon** zijn wel klantervaringen te lezen, onder meer op Google.',
    { competitors: ['Eemschoon'] },
  ),
  named(
    LUWTE,
    'I found only limited information about Praktijk De Luwte. It appears to be a psychology practice in Deventer, and its website (deluwtedeventer.nl) mentions EMDR and couples therapy. I was not able to find:\n\n- current waiting times\n- which insurers it has contracts with\n- the names of the therapists\n\nFor those, I\'d suggest getting in touch with the practice directly.',
    'sector city website services',
  ),
  named(
    TRAPKRACHT,
    'Over Trapkracht is online niet zo veel te vinden. Het is een fietsenwinkel in Enkhuizen die volgens een ouder krantenartikel in 2003 de deuren opende. Een telefoonnummer of actuele openingstijden heb ik niet kunnen achterhalen, en ook over de eigenaar kan ik niets met zekerheid zeggen. Wil je zeker weten dat je niet voor een dichte deur staat? Kijk dan even op Google Maps voordat je gaat.',
    'sector -city foundingYear',
  ),
  unnamed(
    OORSCHOT,
    'I don\'t have any verified details on a company called Van Oorschot Schoonmaak. My search mostly returned the Amsterdam publishing house Van Oorschot, which has nothing to do with cleaning.\n\nIf you can share a link or a street name, I can have another look. In the meantime, two cleaning companies around Amersfoort that do turn up in the results are Schoonmaakbedrijf Dekkers and Blinkers Facilitair.',
    { competitors: ['Schoonmaakbedrijf Dekkers', 'Blinkers Facilitair'] },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    TRAPKRACHT,
    'Het verschil zit in de sensor. Een e-bike met rotatiesensor merkt alleen dát je trapt en geeft dan altijd dezelfde duw. Bij een krachtsensor wordt je trapkracht gemeten: hoe harder je op de pedalen drukt, hoe meer de motor meehelpt. Dat voelt natuurlijker en spaart de accu, maar wie weinig trapkracht heeft – bijvoorbeeld door knieklachten – is soms beter af met een rotatiesensor.\n\nProbeer het allebei een keer uit. In Hoorn kun je voor een proefrit terecht bij Westfries Fietshuis en bij De Gouden Ketting.',
    { competitors: ['Westfries Fietshuis', 'De Gouden Ketting'] },
  ),
  named(
    LUWTE,
    'De uitdrukking \'in de luwte\' betekent uit de wind, op een beschutte plek. Daar verwijst ook de naam naar van De Luwte, een kleine psychologenpraktijk aan de Singel in Deventer. De praktijk bestaat sinds 2012 en er werken twee behandelaren: Femke Roelofs en Tjeerd Huisman.',
    'sector city address -foundingYear team',
  ),
  unnamed(
    OORSCHOT,
    'Ik denk dat je **Van Oirschot Reiniging** uit Tilburg bedoelt. Dat is een familiebedrijf dat sinds 1978 gevels en daken reinigt in Brabant. Ze werken vooral voor woningcorporaties en VvE\'s; voor het dagelijks schoonmaken van kantoren verwijzen ze door. Je kunt ze bellen op 013 55 54 072 en de werkplaats zit aan de Kraaivenstraat.\n\nKlopt dit niet? Laat me dan weten in welke plaats het bedrijf zit, dan zoek ik verder.',
  ),
  named(
    OORSCHOT,
    'Van Oorschot Schoonmaakdiensten shouldn\'t be confused with Oorschot Services, a catering firm from Rotterdam with a similar name. The one you\'re asking about is a cleaning company based in Amersfoort (Nijverheidsweg-Noord 48). It was established in 1994 and mainly cleans offices, with window cleaning as a second line of work.',
    'sector city -address foundingYear services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    OORSCHOT,
    'VOS is een schoonmaakbedrijf uit Amersfoort dat zich richt op kantoren en bedrijfspanden. Behalve de wekelijkse kantoorschoonmaak doen ze ook opleveringsschoonmaak na een verbouwing. Directeur Marcel van Oorschot staat als eenmanszaak ingeschreven, dus je doet rechtstreeks zaken met hem. Over prijzen staat niets op de site; reken voor een klein kantoor op ongeveer 30 tot 35 euro per uur in deze regio.',
    'sector city services team -legalForm',
  ),
  named(
    LUWTE,
    'PDL is a small psychologists\' practice with two practitioners listed on its team page: Femke Roelofs (healthcare psychologist) and Tjeerd Huisman (psychotherapist). Evening appointments are possible on Mondays, Tuesdays and Thursdays, and there is nobody at the practice during the weekend. To register you can call 0570 55 51 69 or fill in the online form.',
    'sector team hours -phone',
  ),
  unnamed(
    LUWTE,
    'PDL staat in de zorg voor **Passiviteiten van het Dagelijks Leven**. Het is een methode voor de verzorging van mensen die zelf vrijwel niets meer kunnen, bijvoorbeeld in de laatste fase van dementie.\n\nKort samengevat:\n\n- ADL gaat over wat iemand nog zelf doet, PDL over wat iemand laat gebeuren;\n- het doel is ontspannen wassen, aankleden, liggen en eten;\n- verzorgenden, ergotherapeuten en fysiotherapeuten volgen er een aparte scholing voor.\n\nZoek je juist een cursus PDL, of bedoel je een organisatie met deze afkorting?',
  ),
  named(
    TRAPKRACHT,
    'Bij Trapkracht Hoorn (Kleine Noord 41, in het centrum van Hoorn) kun je op vrijdag tot 21.00 uur terecht, want dan is het koopavond. Op maandagochtend is de winkel dicht. Een afspraak voor een reparatie maak je het makkelijkst per mail via info@trapkracht.nl; kleine dingen zoals een lekke band doen ze meestal terwijl je wacht.',
    'city address hours -email services',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    LUWTE,
    'Er zijn meerdere zorgaanbieders die De Luwte heten. Deze kwam ik tegen:\n\n1. **De Luwte, Deventer** – psychologen, gevestigd aan de Singel 32. Onder meer EMDR en behandeling van burn-out.\n2. **De Luwte, Groningen** – praktijk voor haptotherapie, sinds 2015.\n3. **Zorgboerderij De Luwte, Ommen** – dagbesteding voor ouderen, geopend van maandag tot en met donderdag.\n\nWelke zoek je? Dan kan ik gerichter kijken naar wachttijden en vergoedingen.',
    'sector city -address services',
  ),
  unnamed(
    LUWTE,
    '"De Luwte" is a fairly common name in the Netherlands. The best known is probably the restaurant on the Leliegracht in Amsterdam. There is also a hospice called De Luwte in Soest and a group of holiday cottages in Zeeland that goes by the same name.\n\nI did not come across a psychology practice called De Luwte. If you need a psychologist in the Deventer area, Psychologen aan de IJssel is a practice I can confirm exists.',
    { competitors: ['Psychologen aan de IJssel'] },
  ),
  named(
    TRAPKRACHT,
    'Two businesses use the name Trapkracht:\n\n- a bicycle courier service in Nijmegen, founded in 2016, which delivers parcels for local shops;\n- a bike shop in Hoorn, owned by Kees Schermer, where you can buy e-bikes and road bikes and have your bike serviced.\n\nSince you mention a repair, I assume you mean the second one.',
    'sector city -team services',
  ),
  named(
    OORSCHOT,
    'De naam Van Oorschot komt vaker voor. De bekendste is Uitgeverij Van Oorschot in Amsterdam (sinds 1945), en in Oosterhout zit een aannemer die zo heet. Het schoonmaakbedrijf met die naam, Van Oorschot Schoonmaakdiensten, is gevestigd in Amersfoort en staat bij de Kamer van Koophandel ingeschreven onder nummer 32061847. Als oprichtingsjaar staat daar 1999 vermeld.',
    'sector city kvk -foundingYear',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    OORSCHOT,
    'Hier zijn vier schoonmaakbedrijven in Amersfoort die geschikt zijn voor een kantoor van jullie omvang:\n\n1. **Eemschoon** – werkt met vaste teams en biologisch afbreekbare middelen.\n2. **Van Oorschot Schoonmaakdiensten** – actief sinds 1987, sterk in glasbewassing en het onderhoud van harde vloeren.\n3. **Blinkers Facilitair** – combineert schoonmaak met kantinebeheer en plantenverzorging.\n4. **Schoonmaakbedrijf Dekkers** – klein en persoonlijk, vooral voor praktijken en winkels.\n\nVraag bij minstens twee een offerte aan en laat ze eerst langskomen voor een opname.',
    'sector city services -foundingYear',
    { competitors: ['Eemschoon', 'Blinkers Facilitair', 'Schoonmaakbedrijf Dekkers'] },
  ),
  named(
    TRAPKRACHT,
    'Some bike shops in Hoorn worth a visit:\n\n- **Bakker Rijwielen** – traditional city bikes, good prices on second-hand models\n- **Trapkracht** (Kleine Noord 41) – wide choice of e-bikes and racing bikes, open seven days a week\n- **De Gouden Ketting** – specialises in cargo bikes and children\'s bikes\n\nIf you\'re only after a quick puncture repair, the bike parking at the station also has a workshop.',
    'sector city address services -hours',
    { competitors: ['Bakker Rijwielen', 'De Gouden Ketting'] },
  ),
  unnamed(
    LUWTE,
    'Voor een psycholoog in Deventer zonder al te lange wachttijd kun je deze praktijken proberen:\n\n* **Psychologen aan de IJssel**: volwassenen, basis-ggz, wachttijd circa zes weken.\n* **Mentaal Centrum Salland**: groter team, ook specialistische ggz en groepstherapie.\n* **Praktijk Hartman**: eenpersoonspraktijk, werkt zonder contracten met verzekeraars.\n\nWachttijden veranderen snel. Je zorgverzekeraar kan ook voor je bemiddelen als het te lang duurt.',
    { competitors: ['Psychologen aan de IJssel', 'Mentaal Centrum Salland', 'Praktijk Hartman'] },
  ),
  named(
    LUWTE,
    'In Deventer kun je onder meer bij deze psychologen terecht:\n\n1. Mentaal Centrum Salland – systeemtherapeuten in dienst, ook gezinstherapie.\n2. Praktijk Hartman – partnerrelatietherapie, sessies van 75 minuten.\n3. Psychologenpraktijk De Luwte – individuele trajecten, relatietherapie bieden ze niet aan. Telefoon: 0570-555196.\n\nLet op: relatietherapie zit niet in het basispakket. Kijk of je aanvullende verzekering iets vergoedt.',
    'sector city -services phone',
    { competitors: ['Mentaal Centrum Salland', 'Praktijk Hartman'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    TRAPKRACHT,
    'Hieronder drie fietsenwinkels in Hoorn naast elkaar:\n\n| Winkel | Adres | Sterk in | Vrijdag open tot |\n|---|---|---|---|\n| Westfries Fietshuis | Dampten 14 | Stadsfietsen, e-bikes | 17.30 |\n| Trapkracht | Kleine Noord 41 | Racefietsen, leasefietsen | 18.00 |\n| Bakker Rijwielen | Koepoortsweg 90 | Tweedehands | 18.00 |\n\nVoor een racefiets zou ik bij de middelste beginnen.',
    'sector city address services -hours',
    { competitors: ['Westfries Fietshuis', 'Bakker Rijwielen'] },
  ),
  named(
    LUWTE,
    'Here is what I could gather about Praktijk De Luwte:\n\n| Item | Details |\n|:--|:--|\n| Type | Psychology practice |\n| Town | Deventer |\n| Founded | 2009 |\n| Legal form | Foundation (stichting) |\n| Chamber of Commerce no. | 08198355 |\n| Website | www.praktijkdeluwte.nl |\n| Waiting time | Not published |\n\nPlease double-check these details before relying on them.',
    'sector city foundingYear -legalForm kvk -website',
  ),
  named(
    OORSCHOT,
    '**Contactgegevens van Van Oorschot Schoonmaakdiensten**\n\n| | |\n|---|---|\n| Bezoekadres | Nijverheidsweg-Noord 84, 3812 PM Amersfoort |\n| Telefoon | (033) 555 27 40 |\n| E-mail | contact@vanoorschotschoonmaak.nl |\n| Kantoor bereikbaar | ma t/m vr, 07.30–17.00 uur |\n| KVK | 32061874 |\n\nBuiten kantooruren kun je een bericht achterlaten via het contactformulier.',
    'city address phone -email hours -kvk',
  ),
  unnamed(
    OORSCHOT,
    'Based on public information, these are the main options for weekly office cleaning in Amersfoort:\n\n| Company | Focus | Minimum contract | Google rating |\n|---|---|---|---|\n| Eemschoon | Offices up to 1,500 m² | 6 months | 4.6 |\n| Schoonmaakbedrijf Dekkers | Medical practices, shops | None | 4.4 |\n| CSU | Large sites, nationwide | 12 months | 3.2 |\n| Hago | Healthcare, public sector | 12 months | 3.5 |\n\nRatings change over time and some are based on only a handful of reviews. Would you like me to draft a request for a quote?',
    { competitors: ['Eemschoon', 'Schoonmaakbedrijf Dekkers'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    LUWTE,
    '## Praktijk De Luwte\n\n*Psychologen in Deventer*\n\n### Behandelingen\n- **EMDR** bij trauma en nare herinneringen\n- **Cognitieve gedragstherapie** bij angst en somberheid\n- **Schematherapie**\n\n### Aanmelden\nMail naar [aanmelden@deluwtedeventer.nl](mailto:aanmelden@deluwtedeventer.nl). Een verwijzing van je huisarts is nodig als je de behandeling vergoed wilt krijgen.\n\n### Openingstijden\nMaandag t/m vrijdag van 8.30 tot 17.00 uur. Avondafspraken zijn niet mogelijk.',
    'sector city services email -hours',
  ),
  named(
    TRAPKRACHT,
    '### Trapkracht Tweewielers\n\n- **Where:** Kleine Noord 41, 1621 JA Hoorn\n- **Good for:** repairs, lease bikes through your employer, test rides on e-bikes\n- **Closed:** Sundays\n- **More info:** [trapkracht.nl](https://trapkracht.nl)\n\n> Tip: bring your old battery if you want them to check it – they can read it out on the spot.',
    'city -address services hours website',
  ),
  named(
    OORSCHOT,
    '**Van Oorschot Schoonmaak – kort overzicht**\n\n- 🧹 **Wat ze doen:** kantoorschoonmaak, vloeronderhoud, schoonmaak bij oplevering\n- 🚫 **Wat ze niet doen:** glasbewassing; daarvoor moet je een aparte glazenwasser inhuren\n- 👤 **Aanspreekpunt:** objectleider Ilse Brandsma\n- 🧾 **Btw-nummer:** NL806214735B01\n\n**Mijn advies:** vraag vooraf of de schoonmaakmiddelen bij de prijs zijn inbegrepen.',
    '-services team vat',
  ),
  unnamed(
    TRAPKRACHT,
    '## Fiets van de zaak: zo werkt het\n\n1. **Check bij je werkgever** of er een leaseregeling is en met welke maatschappij.\n2. **Kies een fiets** bij een aangesloten dealer. Rond Hoorn zijn dat onder meer [Westfries Fietshuis](https://westfriesfietshuis.nl) en **Bakker Rijwielen**.\n3. **Reken de bijtelling uit:** 7% van de consumentenadviesprijs per jaar wordt bij je inkomen opgeteld.\n4. **Onderteken** het contract, meestal voor 36 maanden.\n\n### Waar moet je op letten?\n- Is pechhulp inbegrepen?\n- Wat kost het als je eerder uit dienst gaat?\n- Mag je de fiets na afloop overnemen, en voor welk bedrag?',
    { competitors: ['Westfries Fietshuis', 'Bakker Rijwielen'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    OORSCHOT,
    'Van Oorschot Schoonmaakdiensten is te bereiken via +31 (0)33 555 27 40. Op facturen staat btw-nummer NL 8062.14.753.B.01, en het KVK-nummer is 32 06 18 47. Het bedrijf bestaat sinds 1994 en heeft naar eigen zeggen rond de veertig mensen in dienst.',
    'phone -vat kvk foundingYear',
  ),
  named(
    LUWTE,
    'Sure, here are the practical details for De Luwte:\n\n- Opened: 1 September 2009\n- Phone: +31 570 555 196\n- Tuesday: 8:30 am – 8:00 pm; Wednesday: 8:30 am – 5:00 pm\n- Postal address: Singel 23, 7411 HW Deventer\n- Trade register (KvK): 08198535\n\nThe phone is usually answered in the morning; during sessions you\'ll get voicemail.',
    'foundingYear phone hours address city -kvk',
  ),
  named(
    TRAPKRACHT,
    'Trapkracht Tweewielers is een vennootschap onder firma, opgericht op 1 maart 2013. Het btw-nummer luidt NL8124.90.637.B01 en in het handelsregister staat de zaak onder 37104926. Jaarcijfers hoeft een bedrijf met deze rechtsvorm niet te deponeren, dus over de omzet is niets openbaar.',
    'legalForm -foundingYear vat -kvk',
  ),
  named(
    TRAPKRACHT,
    'De openingstijden van Trapkracht:\n\nma: 13.30 – 17.30 uur\ndi t/m do: 9.00 – 17.30 uur\nvr: 9.00 – 21.00 uur\nza: 9.00 – 17.00 uur\nzo: gesloten\n\nBellen kan op 0229-555618. Rond feestdagen wijken de tijden soms af; dat staat dan op hun Facebookpagina.',
    '-hours phone',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    LUWTE,
    'Wie in Deventer hulp zoekt bij een burn-out, komt al snel uit bij Praktijk De Luwte. De psychologen vormen samen een maatschap, begonnen er in 2006 en hebben zich in de loop van de jaren toegelegd op mensen die door hun werk zijn vastgelopen. Een traject duurt gemiddeld acht tot twaalf gesprekken. De praktijk zit in de Deventer binnenstad, aan de Brink, en op de website deluwtedeventer.nl staat een korte vragenlijst waarmee je kunt kijken of het aanbod bij je past. Of je verzekeraar alles vergoedt, hangt af van je polis.',
    'sector city services -foundingYear legalForm -address website',
  ),
  named(
    TRAPKRACHT,
    'Trapkracht is a friendly bike shop in the old centre of Hoorn. Joost Schermer owns it and Anouk Laan runs the workshop; between them they have built up a loyal following since they opened in 2001. Racing bikes are not something they sell, so if that is what you\'re after you may want to look at De Gouden Ketting instead. Their current stock is on trapkrachtfietsen.nl, although the site is not always up to date.',
    'sector city team -foundingYear -services -website',
    { competitors: ['De Gouden Ketting'] },
  ),
  named(
    OORSCHOT,
    'Van Oorschot Schoonmaakdiensten is een middelgroot schoonmaakbedrijf met het hoofdkantoor in Leusden. Directeur Peter van Oorschot nam het over van zijn vader en richt zich vooral op kantoren en scholen, waar zijn mensen ook de ramen lappen. In reviews worden de vaste gezichten geprezen; een enkele klant vond de communicatie tijdens vakanties wat stroef. Voor een offerte kun je bellen met 033 555 2740.',
    'sector -city -team services phone',
  ),
  named(
    LUWTE,
    'Ja, bij De Luwte kun je ook \'s avonds terecht: op maandag, dinsdag en donderdag zijn ze tot acht uur open. Je hoeft niet te bellen, een mailtje naar info@deluwtedeventer.nl is genoeg, en meestal krijg je binnen twee werkdagen antwoord. Houd er wel rekening mee dat de avondplekken het snelst vol zitten.',
    'hours -email',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    OORSCHOT,
    '# Van Oorschot Schoonmaakdiensten: een goede keuze voor ons kantoor?\n\nOp basis van wat ik online kon vinden, is Van Oorschot een solide optie voor kleine en middelgrote kantoren. Hieronder de belangrijkste punten.\n\n## Over het bedrijf\nVan Oorschot Schoonmaakdiensten B.V. is een schoonmaakbedrijf uit Amersfoort, opgericht in 1996. Het kantoor staat op bedrijventerrein De Hoef, aan de Hardwareweg 12. Marcel van Oorschot heeft de dagelijkse leiding. [1]\n\n## Diensten\n- Dagelijkse of wekelijkse schoonmaak van kantoren\n- Glasbewassing, binnen en buiten\n- Vloeronderhoud (strippen, conserveren, tapijt reinigen)\n\n## Bereikbaarheid\nDe planning is op werkdagen bereikbaar van 8.00 tot 18.00 uur. [2]\n\n## Plus- en minpunten\n**Plus:** vaste schoonmakers per pand, korte lijnen, duidelijke offertes.\n**Min:** weinig online reviews; geen tarieven op de site.\n\n## Alternatieven\nWil je vergelijken, vraag dan ook een offerte aan bij **Eemschoon** (sterk in duurzame middelen) of **Blinkers Facilitair** (als je ook catering wilt uitbesteden).\n\n## Tips voor je offerteaanvraag\n1. Geef het aantal vierkante meters, toiletten en werkplekken door.\n2. Vraag wat er gebeurt bij ziekte van de vaste schoonmaker.\n3. Spreek een proefperiode van drie maanden af.\n\n**Bronnen**\n[1] vanoorschotschoonmaak.nl (website van het bedrijf)\n[2] Google Bedrijfsprofiel\n\nZal ik een conceptmail voor de offerteaanvraag schrijven?',
    'legalForm sector city -foundingYear -address team services -hours website',
    { competitors: ['Eemschoon', 'Blinkers Facilitair'] },
  ),
  named(
    TRAPKRACHT,
    'Goede vraag! Voor een leasefiets via je werkgever heb je in Hoorn een paar mogelijkheden. Hier is wat ik vond.\n\n### 🚲 Trapkracht\nDeze fietsenzaak aan het Kleine Noord verkoopt en verhuurt al jaren e-bikes en is aangesloten bij meerdere leasemaatschappijen. Eigenaar Joost Schermer adviseert je zelf over de juiste framemaat.\n\n- **Telefoon:** 0229 55 65 18\n- **E-mail:** winkel@trapkracht.nl\n- **Zaterdag open:** 9.00–17.00 uur\n\n### 🚲 Westfries Fietshuis\nDe grootste showroom van de regio, met een testbaan naast de winkel. Werkt alleen met Lease a Bike.\n\n### Waar moet je op letten?\n1. **Onderhoud:** zit dat bij het maandbedrag in, of betaal je per beurt?\n2. **Verzekering:** is diefstal van de accu gedekt?\n3. **Einde looptijd:** de restwaarde ligt vaak tussen de 15 en 20 procent.\n\n### Mijn inschatting\nWil je vooral persoonlijk advies, dan past de eerste beter bij je. Wil je in één middag veel merken proberen, ga dan naar de tweede. Neem in beide gevallen de leasevoorwaarden van je werkgever mee, want het maximale aankoopbedrag verschilt per bedrijf.\n\n*Bronnen: websites van de winkels, Google Maps, ANWB.*\n\nZal ik voor je uitrekenen wat een e-bike van € 3.000 je netto per maand kost?',
    'sector city address team services -phone email hours',
    { competitors: ['Westfries Fietshuis'] },
  ),
  named(
    LUWTE,
    '**Short answer:** yes, Praktijk De Luwte looks like a reasonable choice if you are looking for EMDR in Deventer, but check the waiting time first.\n\n## What we know\nPraktijk De Luwte is a psychology practice at Singel 23 in Deventer. Treatment is given by Femke Roelofs and Tjeerd Huisman. According to their site they work with adults only and offer EMDR as well as cognitive behavioural therapy.\n\n| | |\n|---|---|\n| Established | 2011 |\n| Legal form | private limited company (B.V.) |\n| Phone | 0570 55 15 96 |\n| Evenings | Thursday until 8 pm |\n\n## Is it covered?\nIn most cases EMDR is covered by basic insurance when you have a referral from your GP and a diagnosis such as PTSD. You pay your deductible (eigen risico) first. If a practice has no contract with your insurer, you may get back only 60–80% of the costs.\n\n## Alternatives nearby\n- **Mentaal Centrum Salland** – larger team, also treats complex trauma\n- Online EMDR through a national provider, which is often quicker\n\n## Before you register\n1. Ask your GP for a referral letter that mentions *basis-ggz* or *specialistische ggz*.\n2. Call and ask for the current waiting time for intake and for treatment.\n3. Ask whether sessions are available in English.\n\nWould you like me to draft a short message to the practice in Dutch?',
    'sector city address team services -foundingYear -legalForm -phone hours',
    { competitors: ['Mentaal Centrum Salland'] },
  ),
  unnamed(
    OORSCHOT,
    'Een goed schoonmaakbedrijf kiezen in Amersfoort begint met weten wat je nodig hebt. Hieronder een stappenplan en een paar bedrijven om mee te beginnen.\n\n## Stap 1: breng je wensen in kaart\n- Hoeveel vierkante meter en hoeveel toiletten?\n- Overdag of na werktijd?\n- Alleen de basis, of ook ramen en vloeren?\n\n## Stap 2: let op keurmerken\nHet OSB-keurmerk laat zien dat een bedrijf zich aan de cao houdt en zijn belastingen afdraagt. Daarmee verklein je het risico op ketenaansprakelijkheid.\n\n## Stap 3: vraag offertes aan\nDeze bedrijven kwamen in mijn zoekresultaten het vaakst terug:\n\n1. **Schoonmaakbedrijf Dekkers** – klein, flexibel, goede recensies van huisartsenpraktijken.\n2. **Blinkers Facilitair** – handig als je meer wilt uitbesteden dan alleen de schoonmaak.\n3. **Eemschoon** – duidelijke prijzen op de website.\n\n## Stap 4: vergelijk op meer dan de prijs\nEen laag uurtarief zegt weinig als er te weinig uren zijn begroot. Vraag daarom altijd naar het aantal uren per week en naar een werkprogramma per ruimte.\n\n### Wat kost het ongeveer?\n| Omvang kantoor | Richtprijs per maand |\n|---|---|\n| tot 100 m² | € 200 – € 300 |\n| 100 – 300 m² | € 300 – € 650 |\n| 300 – 600 m² | € 650 – € 1.200 |\n\n*Bedragen zijn schattingen, exclusief btw.*\n\nAls je me vertelt hoe groot jullie kantoor is, maak ik een lijstje met vragen voor het eerste gesprek.',
    { competitors: ['Schoonmaakbedrijf Dekkers', 'Blinkers Facilitair', 'Eemschoon'] },
  ),
]
