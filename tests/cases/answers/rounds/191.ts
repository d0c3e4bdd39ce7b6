/** Answers that a stranger to the rules wrote, about names that several companies and things bear. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  HELDER,
  HERON,
  KWARTEL,
  MARMORA,
  OSSENKOP,
  PIROUETTE,
  SLUIS,
  TANDEM,
  VONK,
  WAAL,
} from '#tests/cases/answers/companies/191.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    OSSENKOP,
    `Er zijn meerdere slagers die De Ossenkop heten. Als je die in Doetinchem bedoelt: dat is een familiezaak aan de Hamburgerstraat, sinds 1972, bekend om de zelfgemaakte worst. De gelijknamige zaak in Zaltbommel hoort er niet bij.`,
    'sector city address foundingYear services',
    { question: 'Wat weet je over slagerij De Ossenkop in Doetinchem?' },
  ),
  unnamed(
    OSSENKOP,
    `De Ossenkop is een steakrestaurant in Antwerpen, vlak bij de Grote Markt. Het staat bekend om côte à l'os van de houtskoolgrill en is dagelijks geopend vanaf 17.30 uur. Reserveren wordt aangeraden, zeker in het weekend.`,
    { question: 'ossenkop ervaringen' },
  ),
  named(
    HELDER,
    `Optiek Helder is an optician in Gouda, run by Marit Verkaik. Don't confuse it with the opticians in Den Helder, which come up in the same search results. The Gouda shop does eye tests and contact lenses and stays open until 8 pm on Thursdays.`,
    'sector city team services hours',
    { question: 'Is Optiek Helder any good?' },
  ),
  unnamed(
    HELDER,
    `In Den Helder vind je verschillende opticiens:

- een filiaal van Pearle in de Keizerstraat
- Specsavers aan de Spoorstraat
- een zelfstandige optiekzaak bij winkelcentrum Marsdiep

Op zondag zijn ze vrijwel allemaal dicht. Zoek je een specifiek merk bril?`,
    { question: 'optiek helder openingstijden' },
  ),
  unnamed(
    TANDEM,
    `Een tandem is een fiets voor twee (of meer) personen die achter elkaar zitten. De voorste berijder, de kapitein, stuurt en schakelt; de achterste wordt de stoker genoemd. Bedoelde je een bedrijf dat Tandem heet? Laat dan weten in welke plaats, dan zoek ik gericht verder.`,
    { question: 'wat is tandem' },
  ),
  named(
    TANDEM,
    `Ik vind twee organisaties met die naam:

1. **Uitzendbureau Tandem, Venlo**: uitzenden en payroll, vooral in de logistiek. Bellen kan via 077-555 38 02.
2. **Tandem Jobcoaching, Utrecht**: begeleiding van mensen met een arbeidsbeperking, tel. 030-555 71 14.

Gezien je vraag gaat het waarschijnlijk om de eerste.`,
    'city services phone',
    { question: 'Heb je het telefoonnummer van uitzendbureau Tandem?' },
  ),
  unnamed(
    KWARTEL,
    `De kwartel (Coturnix coturnix) is de kleinste hoendervogel van Europa. Je hoort hem vaker dan je hem ziet: het kenmerkende 'kwik-me-dit' klinkt in mei en juni uit graanvelden. In Zeeland broeden jaarlijks enkele tientallen paren.`,
    { question: 'de kwartel zeeland' },
  ),
  named(
    KWARTEL,
    `There are at least three B&Bs called De Kwartel in the Netherlands. The one in Domburg is at Noordstraat 23, is owned by Ineke Maljaars and rents out bikes to guests. The other two are in Drenthe and near Venray and have nothing to do with her.`,
    'sector city address team services',
    { question: 'Who owns B&B De Kwartel in Domburg?' },
  ),
  unnamed(
    HERON,
    `The black heron (Egretta ardesiaca) is an African wading bird famous for "canopy feeding": it spreads its wings into an umbrella to shade the water and lure fish. As a tattoo motif it stands for patience and stillness. Want some design ideas?`,
    { question: 'black heron tattoo' },
  ),
  named(
    HERON,
    `Two tattoo shops use this name. **Black Heron Tattoo in Leiden** (Haarlemmerstraat 251) was started by Jade Oosterling in 2016 and leans towards fineline. **Black Heron Tattoo in Bristol, UK** is older and does mostly traditional work. Their Instagram accounts look alike, so check the location before you book.`,
    'city sector -address team foundingYear services',
    { question: 'What can you tell me about Black Heron Tattoo?' },
  ),
  unnamed(
    WAAL,
    `De Waal is de grootste Rijntak in Nederland, ruim tachtig kilometer lang, en stroomt langs Nijmegen en Tiel. Voor de actuele waterstand bij Tiel kun je terecht op waterinfo.rws.nl. Een bedrijf met alleen die naam kan ik niet goed onderscheiden van de rivier.`,
    { question: 'de waal tiel' },
  ),
  named(
    WAAL,
    `De Waal is een veelvoorkomende bedrijfsnaam. In Tiel zit Loodgietersbedrijf De Waal B.V. (KvK 11039572), opgericht in 1985. Installatietechniek De Waal uit Gorinchem is een ander bedrijf, met eigen inschrijving.`,
    'city legalForm kvk foundingYear',
    { question: 'kvk nummer loodgietersbedrijf de waal' },
  ),
  unnamed(
    VONK,
    `Vonk is een communicatiebureau uit Den Haag dat campagnes maakt voor overheden en goede doelen. Het team telt zo'n vijfentwintig mensen en zit in een oude drukkerij bij station Hollands Spoor. Bekend werk: de campagne over donorregistratie voor een regionale GGD.`,
    { question: 'Wie zit er achter bureau Vonk?' },
  ),
  named(
    VONK,
    `Bedoel je Vonk in Zwolle? Dat marketingbureau is in 2012 begonnen door Daan Kroeze en doet SEO, advertenties en social media. Er bestaat ook een Vonk in Eindhoven, maar dat is een elektrotechnisch installateur.`,
    'city sector foundingYear team services',
    { question: 'Is Vonk een goed marketingbureau?' },
  ),
  unnamed(
    PIROUETTE,
    `Een pirouette is een draai om de eigen as op één been, meestal in passé. Tip voor beginners: 'spotten', dus met je hoofd zo lang mogelijk naar één punt blijven kijken. Oefen eerst een halve draai.`,
    { question: 'pirouette dansen' },
  ),
  {
    ...unnamed(
      PIROUETTE,
      `Let op, er zijn nogal wat dansscholen met deze naam (ook in Breda en Heerenveen). Die in Amersfoort is een stichting aan de Leusderweg 156. Directeur is Esmée van Tricht. Klassiek ballet en peuterdans staan op het rooster.`,
      { question: 'Wat voor school is Dansschool Pirouette aan de Leusderweg?' },
    ),
    facts: 'sector city legalForm address team services',
  },
  unnamed(
    SLUIS,
    `In Sluis (Zeeuws-Vlaanderen) parkeer je het best op parkeerterrein Kaai, net buiten het centrum. Een overdekte garage is er niet. Op zondag is het druk door Belgische winkelbezoekers; kom dus vóór elf uur.`,
    { question: 'garage de sluis' },
  ),
  named(
    SLUIS,
    `Garage De Sluis zit niet in Sluis maar in Hulst, aan de Absdaalseweg. Eddy en Kurt Verbist runnen de vof. Op zaterdag kun je er tot half een terecht.`,
    'city address team legalForm hours',
    { question: 'Waar zit Garage De Sluis precies?' },
  ),
  unnamed(
    MARMORA,
    `Marmora is a small lakeside community in Ontario, Canada, known for its former iron mine. The name also belongs to a Roman-era word for marble. I found no stone company under exactly this name in the results I looked at.`,
    { question: 'marmora reviews' },
  ),
  named(
    MARMORA,
    `Steenhouwerij Marmora in Veendam levert grafmonumenten en aanrechtbladen en wordt geleid door Harm Drenth. In Italië en België bestaan ook natuursteenhandels met de naam Marmora; die staan hier los van.`,
    'city services team',
    { question: 'Ken je steenhouwerij Marmora?' },
  ),
  unnamed(
    OSSENKOP,
    `Slagerij De Ossenkop die ik vind, staat in Roosendaal: een ambachtelijke slagerij met eigen worstmakerij, eigenaar Corné Machielsen, open van dinsdag tot en met zaterdag. Over een vestiging in Doetinchem lees ik niets.`,
    { question: 'Wat zijn de openingstijden van Slagerij De Ossenkop in Doetinchem?' },
  ),
  named(
    OSSENKOP,
    `De Ossenkop in Doetinchem is op maandag gesloten en gaat op vrijdag om acht uur open. Verwar de winkel niet met eetcafé De Ossenkop in Winterswijk, dat pas om vier uur 's middags opent.`,
    'city hours',
    { question: 'hoe laat gaat de ossenkop open' },
  ),
  unnamed(
    HELDER,
    `I came across two shops trading as Optiek Helder: one in Hasselt (Belgium) and one in Zaandam. Neither lists a branch in Gouda. If yours is a different business, could you share its website?`,
    { question: 'Do you know Optiek Helder in Gouda?' },
  ),
  named(
    HELDER,
    `Voor een oogmeting in Gouda kun je naar:

* **Brillenhuis Kleiweg**: grote collectie monturen
* **Optiek Helder** (Lange Tiendeweg 64): ook contactlenzen; niet te verwarren met Helder Zien in Waddinxveen
* **Oogpunt Gouda**: gespecialiseerd in droge ogen`,
    'city address services',
    { question: 'waar kan ik in gouda mijn ogen laten meten?', competitors: ['Brillenhuis Kleiweg', 'Oogpunt Gouda'] },
  ),
  unnamed(
    TANDEM,
    `Voor tijdelijk werk in Venlo komen deze bureaus het vaakst terug: Maasflex (logistiek en glastuinbouw) en Werkpoort Limburg (techniek). Wil je met een collega een baan delen, dan heet dat een duobaan of tandembaan; vraag er bij de intake naar.`,
    { question: 'goed uitzendbureau in venlo gezocht', competitors: ['Maasflex', 'Werkpoort Limburg'] },
  ),
  named(
    TANDEM,
    `Tandem Uitzenden B.V. is a staffing agency in Venlo, founded in 2003. Its director is Loes Janssen-Peeters. There is also Tandem HR in Tilburg, run by other people; reviews on Indeed seem to mix the two up.`,
    'legalForm sector city -foundingYear team',
    { question: 'Is Uitzendbureau Tandem reliable?' },
  ),
  unnamed(
    KWARTEL,
    `B&B De Kwartel ligt in Ruinen, aan de rand van het Dwingelderveld. De eigenaren, Henk en Wil, verhuren twee kamers in een oude boerderij. Gasten geven gemiddeld een 9,2. Ontbijt is bij de prijs inbegrepen en honden zijn welkom.`,
    { question: 'B&B De Kwartel reviews' },
  ),
  named(
    KWARTEL,
    `Ja, maar welke? In Domburg heb je Bed and Breakfast De Kwartel, sinds 2013, te mailen via logeren@bbdekwartel.nl. In Ruinen zit er ook een, en daar hoort de website dekwartelruinen.nl bij.`,
    'city foundingYear email',
    { question: 'Kan ik De Kwartel mailen?' },
  ),
  unnamed(
    HERON,
    `Leiden has a lively tattoo scene. Ink & Anchor Leiden does old-school work and takes walk-ins; Studio Naald is appointment only and specialises in fine botanical pieces. For herons and other birds, ask to see healed photos.`,
    { question: 'best tattoo artist leiden for birds?', competitors: ['Ink & Anchor Leiden', 'Studio Naald'] },
  ),
  named(
    HERON,
    `Black Heron in Leiden is een tattooshop voor blackwork en cover-ups. Op maandag en dinsdag is de zaak dicht. De koffiebar Black Heron, in Haarlem, is een heel andere onderneming.`,
    'city sector services hours',
    { question: 'is black heron open op maandag' },
  ),
  unnamed(
    WAAL,
    `Er staan tientallen bedrijven met 'De Waal' in het handelsregister: een bouwbedrijf in Nijmegen, een transporteur in Zaltbommel, een advocatenkantoor in Arnhem. Zonder adres kan ik niet zeggen welk bedrijf je zoekt. Heb je een factuur of offerte waar een KvK-nummer op staat?`,
    { question: 'Wie is de eigenaar van De Waal?' },
  ),
  named(
    WAAL,
    `De Waal Loodgieters uit Tiel verhelpt lekkages en plaatst cv-ketels; Gijs de Waal is er directeur. Het gelijknamige dakdekkersbedrijf in Wijchen is volgens mij geen familie.`,
    'city services team',
    { question: 'Hoort De Waal Loodgieters bij De Waal in Wijchen?' },
  ),
  unnamed(
    VONK,
    `Peter Vonk is a Dutch politician's aide turned author; Vonk is also the Dutch word for "spark" and a fairly common surname. Are you after a person, or a business? If it's a business, a town would help me narrow it down.`,
    { question: 'who is Vonk' },
  ),
  named(
    VONK,
    `Vonk Marketing staat aan de Thorbeckegracht 38, 8011 VN Zwolle. Mailen kan naar hoi@vonkmarketing.nl. Bureau Vonk in Den Haag gebruikt een ander domein, dus let daarop als je een offerte aanvraagt.`,
    'address city email',
    { question: 'adres vonk marketing zwolle' },
  ),
  unnamed(
    PIROUETTE,
    `Dansschool Pirouette is een balletschool in Oostende, opgericht door Griet Vanhoutte. Er wordt lesgegeven vanaf vier jaar en elk voorjaar is er een voorstelling in het casino. Inschrijven kan via hun website.`,
    { question: 'Wie is de directeur van Dansschool Pirouette?' },
  ),
  named(
    PIROUETTE,
    `Pirouette (Amersfoort) began in 1991 and offers ballet, streetdance and ballroom. Call 033 555 47 06 for a trial class. Pirouette in Nijkerk, about ten kilometres away, is a gymnastics club.`,
    'city foundingYear services -phone',
    { question: 'Does Pirouette in Amersfoort have trial lessons?' },
  ),
  unnamed(
    SLUIS,
    `Voor een APK in Hulst kun je terecht bij Garage Van Hecke, waar je kunt wachten, of bij Car Center Reynaert, dat ook campers keurt. Een keuring kost meestal tussen de 35 en 60 euro. Maak online een afspraak, want de week voor een vakantie zit vol.`,
    { question: 'apk keuring hulst', competitors: ['Garage Van Hecke', 'Car Center Reynaert'] },
  ),
  named(
    SLUIS,
    `Er bestaan garages met deze naam in Terneuzen en in Hulst. De Hulster garage is een vof uit 1979: Garage De Sluis, telefoon 0114 55 53 08, APK en banden. Die in Terneuzen is in 2019 gestopt.`,
    'sector city legalForm foundingYear phone services',
    { question: 'Bestaat garage De Sluis nog?' },
  ),
  unnamed(
    MARMORA,
    `Marmora B.V. in Rotterdam is een groothandel in keramische tegels en levert alleen aan de vakhandel. De showroom is op afspraak te bezoeken. Particulieren worden doorverwezen naar dealers.`,
    { question: 'verkoopt Marmora ook aan particulieren?' },
  ),
  named(
    MARMORA,
    `Marmora Natuursteen in Veendam is a stonemason that dates back to 1958 (website: steenhouwerijmarmora.nl). Italian supplier Marmora S.r.l. also pops up in searches; it sells slabs wholesale and has no link with the Veendam workshop.`,
    'city sector foundingYear website',
    { question: 'Is Marmora in Veendam the same as the Italian Marmora?' },
  ),
  named(
    OSSENKOP,
    `Voor barbecuevlees in Doetinchem worden vooral genoemd: Slagerij Roelofsen, Keurslager Hidding en Slagerij De Ossenkop. Die laatste heeft complete barbecuepakketten. Zoek je online, dan krijg je ook De Ossenkop in Goes te zien; die bezorgt niet in de Achterhoek.`,
    'city services',
    { question: 'waar haal ik bbq vlees in doetinchem', competitors: ['Slagerij Roelofsen', 'Keurslager Hidding'] },
  ),
  unnamed(
    OSSENKOP,
    `Een goede keus in Doetinchem is Vleeschhuys De Huet, met dry-aged rund uit de streek. Ook op de zaterdagmarkt staat een slager. Let op met Google: bij 'ossenkop' krijg je vooral gevelstenen en antiek te zien.`,
    { question: 'Beste slager Doetinchem?', competitors: ['Vleeschhuys De Huet'] },
  ),
  named(
    HELDER,
    `The VAT number I found for Optiek Helder B.V. in Gouda is NL807253914B01. A Helder Optics B.V. in Amersfoort has its own number, so make sure the invoice matches.`,
    'legalForm city vat',
    { question: 'vat number Optiek Helder' },
  ),
  unnamed(
    HELDER,
    `In Gouda zijn Opticien Boer & Zoon en Oogpunt Gouda goed beoordeeld, de eerste om de service, de tweede om de uitgebreide metingen. Heb je plotseling wazig zicht? Bel dan eerst je huisarts.`,
    { question: 'opticien in Gouda die ook op donderdagavond open is', competitors: ['Opticien Boer & Zoon', 'Oogpunt Gouda'] },
  ),
  named(
    TANDEM,
    `Er is wat verwarring mogelijk. Uitzendbureau Tandem heeft als site tandemuitzenden.nl en zit aan de Kaldenkerkerweg in Venlo; tandem.nl is van een fietsenwinkel. Solliciteren doe je via werk@tandemuitzenden.nl.`,
    'website address city email',
    { question: 'Wat is de website van Uitzendbureau Tandem?' },
  ),
  unnamed(
    TANDEM,
    `Tandem is a language-exchange app: you're matched with a native speaker and correct each other's texts. The basic version is free. It also offers a paid tier with more filters. Is that what you meant, or are you looking for a company?`,
    { question: 'tandem reviews' },
  ),
  named(
    KWARTEL,
    `Rond Domburg kun je logeren bij Pension Duinzoom, Logement De Vlier of B&B De Kwartel in de Noordstraat. De Kwartel heeft een familiekamer. Zie je een aanbieding van De Kwartel met zwembad, dan is dat het vakantiepark in Epe.`,
    'city address services',
    { question: 'overnachten in domburg met 2 kinderen', competitors: ['Pension Duinzoom', 'Logement De Vlier'] },
  ),
  unnamed(
    KWARTEL,
    `For a quiet stay in Domburg, B&B Zilte Lucht gets the best comments: five minutes from the beach, breakfast brought to your room. Book early for July and August. Do you need parking as well?`,
    { question: 'nice bed and breakfast Domburg', competitors: ['B&B Zilte Lucht'] },
  ),
  named(
    HERON,
    `Black Heron Tattoo werkt in Leiden, maar ik zie ook een Black Heron in Gent. In de Leidse studio tatoeëert Marco Teixeira. Piercings zetten ze daar niet; dat doet Tattoo Lab Rapenburg wel.`,
    'city sector team -services',
    { question: 'kan ik bij black heron tattoo een piercing laten zetten?', competitors: ['Tattoo Lab Rapenburg'] },
  ),
  unnamed(
    HERON,
    `Black Heron is een Engelse folkband uit Bristol die in 2021 een eerste album uitbracht. Daarnaast heet een roofingbedrijf in Texas zo. Een tatoeëerder met die naam ken ik niet.`,
    { question: 'Wat weet je over Black Heron?' },
  ),
  named(
    WAAL,
    `Bij een verstopping in Tiel kun je deze bedrijven bellen:

1. Loodgieter Passewaaij, ook 's avonds
2. Loodgietersbedrijf De Waal, 0344-55 56 81, doordeweeks vanaf half acht
3. Rivierenland Sanitair

De Waal Riooltechniek uit Ede verschijnt ook in de resultaten, maar is een ander bedrijf.`,
    'city phone services hours',
    { question: 'afvoer verstopt tiel wie bellen', competitors: ['Loodgieter Passewaaij', 'Rivierenland Sanitair'] },
  ),
  unnamed(
    WAAL,
    `Van Ooijen Installatie in Tiel vervangt cv-ketels en geeft vijf jaar garantie op de montage. Vraag ook een prijs aan bij een landelijke keten, zodat je kunt vergelijken. Reken op 1.900 tot 2.800 euro, inclusief plaatsing.`,
    { question: 'cv ketel vervangen tiel kosten', competitors: ['Van Ooijen Installatie'] },
  ),
  named(
    VONK,
    `In Zwolle hebben Klikkracht en Marketingbureau Vonk allebei ervaring met SEO. Vonk zit sinds jaar en dag aan de gracht, is op vrijdag tot vier uur bereikbaar en heeft met Lotte Bijsterbosch een ervaren strateeg. De Vonk die in Deventer websites bouwt, staat daarbuiten.`,
    'city services hours team',
    { question: 'welk bureau in zwolle is goed in seo', competitors: ['Klikkracht'] },
  ),
  unnamed(
    VONK,
    `Zwolle telt meer dan honderd reclame- en marketingbureaus. Bureau Sassenpoort richt zich op zorg en onderwijs, Blauwvinger Media maakt vooral video. Mijn advies: vraag twee referenties van een bedrijf van jouw omvang.`,
    { question: 'Marketingbureau Zwolle gezocht voor klein bedrijf', competitors: ['Bureau Sassenpoort', 'Blauwvinger Media'] },
  ),
  named(
    PIROUETTE,
    `Het KvK-nummer 41189236 hoort bij Stichting Dansschool Pirouette. Stichting Pirouette, zonder 'Dansschool', is een kinderopvang in Almere.`,
    'kvk legalForm',
    { question: 'is dansschool pirouette een stichting? wat is het kvk nummer' },
  ),
  unnamed(
    PIROUETTE,
    `For children's ballet in Amersfoort, Balletschool Bergkwartier follows the RAD syllabus, while Dansstudio Keistad mixes ballet with jazz. Most schools let a child try one class for free.`,
    { question: 'ballet lessons for 5 year old in Amersfoort', competitors: ['Balletschool Bergkwartier', 'Dansstudio Keistad'] },
  ),
  named(
    SLUIS,
    `Autobedrijf De Sluis is a garage in Terneuzen owned by the Verbist brothers, Eddy and Kurt. They fix bodywork and change tyres. A car park at the lock in Kanne, Belgium, has the same name.`,
    'sector -city team services',
    { question: 'Garage De Sluis - can they repair a dent?' },
  ),
  unnamed(
    SLUIS,
    `Garage De Sluis uit Lommel is een Belgische merkdealer van Skoda en Seat. De werkplaats is open van maandag tot vrijdag, van 8 tot 18 uur. Voor een proefrit bel je het verkoopteam. Zocht je een Nederlandse garage, geef dan de plaats even door.`,
    { question: 'garage de sluis openingsuren' },
  ),
  named(
    MARMORA,
    `Twee adressen voor een gedenksteen in Veendam: Natuursteen Oosterdiep en Steenhouwerij Marmora. Bij Marmora hakt Femke Drenth de letters; op zaterdag kun je van tien tot één langskomen. Het uitvaartcentrum Marmora, in Assen, is wat anders.`,
    'city services team hours',
    { question: 'grafsteen laten maken veendam', competitors: ['Natuursteen Oosterdiep'] },
  ),
  unnamed(
    MARMORA,
    `Grafsteen Noord maakt gedenkstenen voor de hele provincie en heeft een showtuin. Bij Steenatelier Wildervank kun je zelf meehakken aan een steen. De levertijd is meestal acht tot twaalf weken.`,
    { question: 'steenhouwer in de buurt van Veendam', competitors: ['Grafsteen Noord', 'Steenatelier Wildervank'] },
  ),
  {
    ...unnamed(
      OSSENKOP,
      `Ze zijn van dinsdag tot en met donderdag open van half negen tot zes, en zaterdag tot vier uur. Bellen kan op 0314 55 52 46. De zaak met dezelfde naam in Goes heeft andere tijden.`,
      { question: 'Openingstijden slagerij De Ossenkop Doetinchem?' },
    ),
    facts: 'hours phone',
  },
  named(
    OSSENKOP,
    `De Ossenkop in Doetinchem wordt gerund door Bennie en Karin Wissink. Gourmetschotels bestel je via slagerijdeossenkop.nl. Het monumentale pand De Ossenkop in Zutphen is geen winkel.`,
    'city team services website',
    { question: 'gourmet bestellen ossenkop doetinchem' },
  ),
  named(
    HELDER,
    `Several shops in Gouda sell prescription sunglasses. Optiek Helder, at Lange Tiendeweg 46, is one; Brillenhuis Kleiweg is another. Skip Helder Optiek in Zaandam, which ranks high but is an hour's drive away.`,
    'city services -address',
    { question: 'prescription sunglasses gouda', competitors: ['Brillenhuis Kleiweg'] },
  ),
  unnamed(
    HELDER,
    `Contactlenzen laat je in Gouda aanmeten bij Brillenhuis Kleiweg. Een eerste controle duurt ongeveer drie kwartier. Draag je nu al lenzen, neem dan het doosje met de sterkte mee.`,
    { question: 'contactlenzen aanmeten gouda', competitors: ['Brillenhuis Kleiweg'] },
  ),
  named(
    TANDEM,
    `Wie in Venlo een intercedent zoekt die Pools spreekt, hoort vaak de naam Tomasz Wojcik van Uitzendbureau Tandem. Het uitzendbureau doet ook werving en selectie. Tandem in Utrecht is een jobcoach, geen uitzender.`,
    'city team services sector',
    { question: 'uitzendbureau venlo waar ze pools spreken' },
  ),
  unnamed(
    TANDEM,
    `Uitzendbureau Grens plaatst mensen in Duitse bedrijven net over de grens bij Venlo en regelt de verzekering. Vraag altijd naar het SNA-keurmerk voordat je tekent.`,
    { question: 'werken in duitsland via uitzendbureau venlo', competitors: ['Uitzendbureau Grens'] },
  ),
  {
    ...unnamed(
      KWARTEL,
      `It's on Noordstraat in Domburg, and you can reach the owner, Ineke Maljaars, at 06 55 58 21 47. Make sure you don't book the place of the same name in Ruinen by accident!`,
      { question: 'How do I contact B&B De Kwartel in Domburg?' },
    ),
    facts: 'address city team -phone',
  },
  unnamed(
    KWARTEL,
    `Fietsen huur je in Domburg bij een van de verhuurders in het centrum, vanaf ongeveer 12 euro per dag. Gasten van Pension Duinzoom krijgen korting. Een e-bike kost grofweg het dubbele.`,
    { question: 'fiets huren bij overnachting domburg', competitors: ['Pension Duinzoom'] },
  ),
  named(
    HERON,
    `Three tattoo studios in Leiden come up for cover-ups: Black Heron Tattoo, Ink & Anchor Leiden and Studio Naald. Black Heron (KvK 65820147) is open Sundays from noon to five. The one in Bristol shares the name only.`,
    'sector city services kvk hours',
    { question: 'cover up tattoo leiden', competitors: ['Ink & Anchor Leiden', 'Studio Naald'] },
  ),
  unnamed(
    HERON,
    `Black Heron Tattoo is a two-chair shop in Bristol's Stokes Croft, owned by Ellis Marlow. Prices start at £80 and there's a waiting list of about three months. Walk-ins are taken on Saturdays.`,
    { question: 'Black Heron Tattoo prices' },
  ),
  named(
    WAAL,
    `Loodgietersbedrijf De Waal B.V. is gevestigd op Papesteeg 93 te Tiel en bestaat sinds 1985. Zinkwerk hoort bij het aanbod. Het btw-nummer NL805184296B02 vond ik in een oude offerte. Er is ook een Loodgieter De Waal in Breukelen.`,
    'legalForm address city foundingYear services -vat',
    { question: 'gegevens loodgietersbedrijf de waal tiel' },
  ),
  unnamed(
    WAAL,
    `Loodgieter De Waal zit in Breukelen en is een eenmanszaak van Ton de Waal. Hij doet badkamers en dakgoten in de Vechtstreek. In reviews wordt hij stipt genoemd, al duurt een offerte soms even.`,
    { question: 'loodgieter de waal ervaringen' },
  ),
  named(
    VONK,
    `Vonk Marketing in Zwolle is headed by founder Sanne Huizing, as far as I can tell. The marketing agency designs brand identities and runs ads. Vonk Digital in Eindhoven has no connection with it.`,
    'city -team sector services',
    { question: 'Who founded Vonk Marketing?' },
  ),
  unnamed(
    VONK,
    `Voor Google Ads in Zwolle zou ik Klikkracht bellen. Zij werken met een vast maandbedrag en zonder jaarcontract. Heb je al een advertentiebudget in gedachten?`,
    { question: 'google ads uitbesteden zwolle', competitors: ['Klikkracht'] },
  ),
  named(
    PIROUETTE,
    `Stijldansen kan in Amersfoort bij Dansschool Pirouette, waar Ruben Sedney lesgeeft, of bij Move Amersfoort. Pirouette is doordeweeks vanaf 14.00 uur open. De Pirouette in Breda heeft alleen ballet.`,
    'city services team -hours',
    { question: 'stijldansles amersfoort voor beginners', competitors: ['Move Amersfoort'] },
  ),
  unnamed(
    PIROUETTE,
    `Streetdance voor tieners vind je in Amersfoort bij Move Amersfoort; de groepen zijn ingedeeld op niveau. Ook het jongerencentrum organiseert af en toe een gratis workshop.`,
    { question: 'streetdance les amersfoort tiener', competitors: ['Move Amersfoort'] },
  ),
  named(
    SLUIS,
    `Near the Belgian border in Hulst you'll find Autoservice De Bagijn and Garage De Sluis (info@garagedesluis.be). The latter has been servicing cars since 1979. For Škodas there is a dealer named De Sluis in Lommel, over the border.`,
    'city -email foundingYear services sector',
    { question: 'car repair in Hulst near Belgium', competitors: ['Autoservice De Bagijn'] },
  ),
  unnamed(
    SLUIS,
    `Winterbanden laten wisselen in Hulst kost rond de 50 euro. Autoservice De Bagijn slaat je zomerbanden ook op. Maak in oktober al een afspraak, want daarna loopt het vol.`,
    { question: 'banden wisselen hulst prijs', competitors: ['Autoservice De Bagijn'] },
  ),
  named(
    MARMORA,
    `Marmora in Veendam is volgens de gegevens een keukenzaak met aanrechtbladen van graniet. De website zou marmora-veendam.nl zijn. Marmora in Rotterdam verkoopt tegels en levert niet aan particulieren.`,
    'city -sector services -website',
    { question: 'Wat voor bedrijf is Marmora in Veendam' },
  ),
  unnamed(
    MARMORA,
    `Een granieten aanrechtblad kun je in de omgeving van Veendam laten maken bij Natuursteen Oosterdiep. Neem de maten van je spoelbak mee. Prijzen beginnen bij zo'n 250 euro per meter.`,
    { question: 'granieten keukenblad op maat veendam', competitors: ['Natuursteen Oosterdiep'] },
  ),
]
