/** Answers that a stranger to the rules wrote, about names that several have: a pizzeria, a surveyor, a kindergarten, a jeweller, a riding school, a scaffolder, a beauty salon, a marketing agency, a cheese farm and a swimming school. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  AMARANT,
  BEER,
  DORSTEN,
  HAVIK,
  HOEFSLAG,
  LANTERNA,
  LIGHTHOUSE,
  MERIDIAAN,
  OTTER,
  ZONNEHOEVE,
} from '#tests/cases/answers/companies/180.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    LANTERNA,
    `Er zijn in Nederland meerdere zaken met deze naam, en zonder plaats kan ik niet zien welke je bedoelt. De drie die ik het vaakst tegenkom:

- **La Lanterna, Doetinchem** (Waterstraat): pizza's uit een houtoven, geopend in 1987. Klein, druk in het weekend, en volgens bezoekers vriendelijk geprijsd.
- **La Lanterna, Middelburg**: een trattoria met vooral visgerechten en een terras aan de Dam. Er is een vast driegangenmenu.
- **La Lanterna, Heemstede**: alleen catering en een foodtruck, vooral voor bruiloften.

Laat je me weten om welke het gaat? Dan zoek ik de menukaart, de reviews en de actuele openingstijden er voor je bij.`,
    'city address services foundingYear',
    { question: 'Wat kun je vertellen over pizzeria La Lanterna?' },
  ),
  unnamed(
    MERIDIAAN,
    `Een meridiaan is een denkbeeldige lijn over het aardoppervlak van de noordpool naar de zuidpool. Alle punten op zo'n lijn hebben dezelfde lengtegraad. Hoogeveen ligt op ongeveer 6,5 graden oosterlengte, dus ruim ten oosten van de nulmeridiaan van Greenwich.`,
    { question: 'meridiaan hoogeveen' },
  ),
  named(
    BEER,
    `Let op: op Google lopen de reviews van twee kinderdagverblijven door elkaar. De Kleine Beer in Veenendaal (Kerkewijk 113) krijgt gemiddeld 4,5 sterren; ouders noemen de vaste gezichten op de groep en de ruime tijden, van 7.00 tot 18.30 uur op werkdagen. De klachten over een wisselend team gaan over de gelijknamige opvang in Assen.`,
    'sector city -address hours',
    { question: 'Reviews De Kleine Beer Veenendaal' },
  ),
  unnamed(
    DORSTEN,
    `Juwelier Van Dorsten in Kampen is owned by Erik van Dorsten, who took the shop over from his uncle in 2011. It's on the Oudestraat and deals mainly in antique silver and pocket watches. Their website is vandorsten-kampen.nl.`,
    { question: 'Who owns Juwelier Van Dorsten?' },
  ),
  unnamed(
    HOEFSLAG,
    `*Hoefslag* is een bekend Nederlands paardensporttijdschrift, met nieuws over dressuur, springen en fokkerij. Het blad verschijnt tegenwoordig vooral digitaal.

Daarnaast is "de hoefslag" in de rijkunst het spoor langs de rand van de rijbaan, waar de paarden het meest lopen.

Bedoelde je iets anders?`,
    { question: 'Wat is De Hoefslag precies?' },
  ),
  named(
    HAVIK,
    `In Zwijndrecht (Zuid-Holland) kun je terecht bij Steigerbouw Havik aan de Lindtsedijk 88. Een rolsteiger huur je er per week; bel 078-5554190 voor de prijs. Woon je in het Belgische Zwijndrecht, dan is Stellingbouw Havik in Beveren dichterbij, maar dat is een ander bedrijf.`,
    'city address services phone',
    { question: 'steiger huren in zwijndrecht, wie kan dat?' },
  ),
  unnamed(
    AMARANT,
    `Amarant is een zorgorganisatie in Noord-Brabant voor mensen met een verstandelijke beperking, autisme of niet-aangeboren hersenletsel. Het cliëntservicebureau in Tilburg is op werkdagen bereikbaar van 8.30 tot 17.00 uur. Voor een specifieke locatie kun je het beste op amarant.nl kijken.`,
    { question: 'Amarant openingstijden' },
  ),
  named(
    LIGHTHOUSE,
    `The name is shared by quite a few marketing agencies around the world, so a bit of care is needed.

The Dutch one, Lighthouse Marketing B.V., has its office at Prinsegracht 73 in Leiden and focuses on SEO, content and paid search for international companies. Fiona McAllister is its managing director. The team seems to be small, around ten people, and everyone works in English.

Others you may run into are Lighthouse Marketing in Bristol (events and print), Lighthouse Marketing Group in Syracuse, New York (radio advertising) and a one-man business in Cork. None of these is part of the same company, even though two of them use a very similar logo.

Is the Dutch one the firm you're interested in?`,
    'sector legalForm address -city services team',
    { question: 'What do you know about Lighthouse Marketing?' },
  ),
  unnamed(
    ZONNEHOEVE,
    `Kaasboerderij De Zonnehoeve in het Friese Wommels scoort op Google een 4,7 uit 58 beoordelingen. Bezoekers zijn te spreken over de nagelkaas en het terras met uitzicht op de terp. Een enkeling vindt het winkeltje klein. Jelle en Baukje Hiemstra, die de boerderij runnen, reageren op bijna elke review.`,
    { question: 'Kaasboerderij De Zonnehoeve reviews' },
  ),
  named(
    OTTER,
    `Er zijn minstens twee zwemscholen die De Otter heten, dus even goed kijken:

**Drachten:** € 13,50 per les, turbozwemles apart geprijsd (bron: zwemschooldeotter.nl)
**Barendrecht:** vast bedrag van € 795 per diploma

De tarieven kunnen inmiddels veranderd zijn.`,
    'sector city services website',
    { question: 'zwemschool de otter prijzen' },
  ),
  unnamed(
    LANTERNA,
    `Absolutely. La Lanterna is the lighthouse of Genoa and the city's main symbol. The present tower dates from 1543 and stands 76 metres tall. You can climb the first 172 steps to a viewing platform, and there's a small museum at the foot. Allow about an hour and a half, including the walk along the old walls.`,
    { question: 'Is La Lanterna worth visiting?' },
  ),
  named(
    MERIDIAAN,
    `Twee landmeters bij jou in de buurt die erfgrenzen uitzetten:

1. Landmeetbureau Meridiaan, Hoogeveen – kadastrale metingen en maatvoering, offerte@meridiaanlandmeters.nl
2. Geodesie Zuidwolde – werkt veel voor agrariërs

Verwar de eerste niet met Meridiaan Adviseurs uit Meppel; dat is een kantoor voor hypotheken en pensioenen.`,
    'sector city services email',
    {
      question: 'Ik zoek een landmeter in Hoogeveen die de erfgrens met de buren kan uitzetten',
      competitors: ['Geodesie Zuidwolde'],
    },
  ),
  unnamed(
    BEER,
    `Dat hangt ervan af welke De Kleine Beer je bedoelt, want de naam is erg geliefd in de kinderopvang. Wat ik kon vinden:

- Gastouderbureau De Kleine Beer in Almere meldt op de website een wachttijd van gemiddeld drie maanden.
- Peuterspeelzaal De Kleine Beer in Roosendaal heeft alleen op maandag en vrijdag nog plek.
- De Kleine Beer in Groningen (wijk Helpman) neemt tot de zomer geen nieuwe baby's aan.

Wachttijden veranderen snel en worden zelden bijgewerkt op internet. Gaat het om een andere locatie, laat dan de plaats even weten; anders kun je het best zelf bellen.`,
    { question: 'Klopt het dat De Kleine Beer een wachtlijst heeft' },
  ),
  named(
    DORSTEN,
    `Juwelier Van Dorsten in Oss is deze week open op:

ma 13.00–18.00
di t/m do 9.30–18.00
vr 9.30–20.00
za 9.30–17.00

(Bakkerij Van Dorsten, een paar straten verder, is al vanaf 7.00 uur open; die tijden staan soms bovenaan in Google.)`,
    'city hours',
    { question: 'van dorsten oss openingstijden' },
  ),
  named(
    HOEFSLAG,
    `For children, Manege De Hoefslag on the Elspeterweg in Nunspeet is the riding school to ask. It has lessons at every level and pony camps during the school holidays; Tim Hulst is one of the instructors. When you look it up, pick manegedehoefslag.nl, because a riding school with the same name exists in Zoetermeer.`,
    'sector address city services team website',
    { question: 'Where can my daughter take riding lessons in Nunspeet?' },
  ),
  unnamed(
    HAVIK,
    `De havik is een forse roofvogel. Rond Zwijndrecht wordt hij vooral gemeld in de Hooge Nesse en de Sophiapolder.`,
    { question: 'havik zwijndrecht' },
  ),
  named(
    AMARANT,
    `It's easy to land on the wrong page, because two places in Zeeland use that name. The beauty salon Amarant is in Goes. Janneke Poortvliet and Lotte de Visser work there, and reviewers praise the acne treatments. On Thursdays it stays open until 9 pm. Amarant Nails in Terneuzen only does gel nails.`,
    'sector city team services hours',
    { question: 'Salon Amarant: any good?' },
  ),
  unnamed(
    LIGHTHOUSE,
    `Lighthouse is an open-source tool by Google that audits web pages. Marketers mostly use it for:

* page speed and Core Web Vitals
* basic SEO checks, such as missing meta descriptions
* accessibility problems

You run it from Chrome DevTools (tab "Lighthouse") or via PageSpeed Insights. Scores range from 0 to 100.`,
    { question: 'What is Lighthouse used for in marketing?' },
  ),
  named(
    ZONNEHOEVE,
    `Ja, dat kan bij De Zonnehoeve in Bodegraven, Noordzijde 67. Eigenaresse Tineke de Wit leidt groepen vanaf tien personen rond; reserveren doe je via 0172-555038. Zorgboerderij De Zonnehoeve in Nieuwkoop, die je ook op internet vindt, is iets anders en doet geen rondleidingen.`,
    'city -address -team services phone',
    { question: 'Kun je ergens in Bodegraven een rondleiding krijgen bij een kaasboerderij?' },
  ),
  unnamed(
    OTTER,
    `De otter was in 1988 in Nederland uitgestorven, maar is sinds de herintroductie in 2002 weer terug. In de omgeving van Drachten zitten er verschillende in nationaal park De Alde Feanen. Je ziet ze zelden; sporen en uitwerpselen (spraints) onder bruggen verraden waar ze leven.`,
    { question: 'de otter drachten' },
  ),
  named(
    LANTERNA,
    `Not any more, as far as I can tell. The La Lanterna that shows up on Thuisbezorgd is a grill room in Winterswijk. The pizzeria of that name in Doetinchem is for eating in and taking away only; it doesn't deliver. You can order ahead on 0314 555 612.`,
    'sector city -services -phone',
    { question: 'Does La Lanterna in Doetinchem deliver?' },
  ),
  unnamed(
    MERIDIAAN,
    `"Meridiaan" is als bedrijfsnaam erg populair. Een greep uit wat er bestaat:

- Meridiaan Uitvaartzorg (Gouda), met goede beoordelingen op een vergelijkingssite
- Meridiaan Coaching & Mediation (Haarlem), een zelfstandige mediator
- Basisschool De Meridiaan (Almere)
- Reisbureau Meridiaan (Kortrijk, België), dat in 2022 de deuren sloot

Zonder plaats of branche kan ik dus niets zinnigs over de betrouwbaarheid zeggen. In het algemeen kun je letten op een KvK-nummer op de website, een vast adres, duidelijke voorwaarden en recente reviews op meer dan één plek. Vraag bij grotere opdrachten ook altijd om referenties. Over welk bedrijf gaat het?`,
    { question: 'Is Meridiaan een betrouwbaar bedrijf?' },
  ),
  named(
    BEER,
    `Kinderdagverblijven in Veenendaal met dagopvang voor baby's:

1. **De Kleine Beer**, Kerkewijk 131, 0318 55 57 40
2. **Kinderopvang Spitsbergen**, horizontale groepen
3. **Het Dolfijntje**, klein en huiselijk

Zoek bij de eerste wel met de plaatsnaam erbij: in Rhenen zit een gastouder die zich ook De Kleine Beer noemt.`,
    'sector services city address phone',
    {
      question: 'opvang baby 3 dagen per week veenendaal',
      competitors: ['Kinderopvang Spitsbergen', 'Het Dolfijntje'],
    },
  ),
  unnamed(
    DORSTEN,
    `Dorsten is een Duitse stad aan de Lippe, zo'n 75.000 inwoners groot, aan de noordrand van het Ruhrgebied. "Van Dorsten" als achternaam betekent dus waarschijnlijk "afkomstig uit Dorsten". De naam komt vooral voor in Gelderland en Noord-Brabant.`,
    { question: 'Waar komt de naam Van Dorsten vandaan?' },
  ),
  named(
    HOEFSLAG,
    `De Hoefslag in Nunspeet is a small holiday park at Elspeterweg 60, owned by Annemiek Foppen. Guests can bring their own horse, as there is livery stabling on site. There is also a restaurant De Hoefslag in Bosch en Duin, which is far better known; the two aren't related.`,
    '-sector address city team services',
    { question: 'What kind of place is De Hoefslag in Nunspeet?' },
  ),
  unnamed(
    HAVIK,
    `Steigerbouw Havik uit Emmen heeft op Trustoo veertien beoordelingen, met een gemiddelde van 9,1. Opdrachtgevers noemen eigenaar Harm Havik punctueel en schappelijk. Het bedrijf bouwt op in heel Drenthe en het oosten van Groningen. Eén klant klaagt over de late demontage: de steiger bleef drie weken langer staan dan afgesproken, al hoefde daar niet voor betaald te worden. Op Google staan nog vier beoordelingen, allemaal vijf sterren maar zonder tekst. Op Werkspot is het bedrijf niet te vinden.`,
    { question: 'Steigerbouw Havik ervaringen' },
  ),
  unnamed(
    AMARANT,
    `For acne treatments in Goes, try one of these:

- Huidhuis De Poel: skin therapists, often covered by insurance
- Studio Zeehuid: peels and LED therapy

You may also come across Salon Amarant in Breda. That one is a hairdresser's, so it won't help you with your skin.`,
    {
      question: 'Which salon in Goes treats acne?',
      competitors: ['Huidhuis De Poel', 'Studio Zeehuid'],
    },
  ),
  named(
    LIGHTHOUSE,
    `Volgens LinkedIn staat Lighthouse Marketing in Den Haag (KvK 65127893) onder leiding van directeur Patricia Konings. Wie de aandelen bezit, is niet openbaar. In Groningen is een eenmanszaak met dezelfde naam ingeschreven, van P. Wiersma, maar die lijkt niet meer actief.`,
    'city -kvk -team',
    { question: 'wie is de eigenaar van lighthouse marketing den haag' },
  ),
  unnamed(
    ZONNEHOEVE,
    `De naam De Zonnehoeve komt tientallen keren voor. Ik vind onder meer een manege aan de Grotewallerweg in Schagen, een camping in Lunteren, een bed & breakfast in Oirschot en een zorgboerderij in Dronten. Kun je aangeven in welke plaats de jouwe ligt? Dan zoek ik het juiste adres erbij.`,
    { question: 'Zonnehoeve adres' },
  ),
  named(
    OTTER,
    `Yes. Zwemschool De Otter in Drachten has a separate group for adults, on Saturday mornings. It opens at 8.30 that day and closes at 1 pm. Owner Wietske Bouma started it in 2001. De Otters in Bussum, which you'll also find when searching, is a water polo club on the other side of the country.`,
    'city services hours team -foundingYear',
    { question: 'I am 34 and never learned to swim. Are there lessons for adults in Drachten?' },
  ),
  unnamed(
    LANTERNA,
    `Op de kaart van La Lanterna in Hasselt staan zo'n dertig pizza's, van € 11 voor een margherita tot € 19 voor de tartufo. Verder hebben ze vitello tonnato, saltimbocca en huisgemaakte tiramisu. Het restaurant ligt aan de Zuivelmarkt; 's maandags is het gesloten.`,
    { question: 'pizzeria la lanterna kaart' },
  ),
  named(
    MERIDIAAN,
    `It looks like a solid choice, though the evidence is thin. Meridiaan Landmeters is a surveying firm in Assen, headed by Freek Oldenbeuving. It has only a handful of public reviews, but they're positive: builders mention the fast turnaround of drone surveys, the clear drawings and the fact that somebody actually answers the phone.

Ignore the 3.2-star score Google shows first. It belongs to Meridiaan Makelaars, an estate agent in Zwolle, and the complaints there are about viewings and bidding procedures.

If you're comparing offers, ask each firm what accuracy they guarantee, in which format they deliver the point cloud or drawing, and whether travel costs are included.`,
    'sector -city services team',
    { question: 'Is Meridiaan Landmeters any good?' },
  ),
  unnamed(
    BEER,
    `De Kleine Beer is the Dutch name of Ursa Minor. From the Netherlands it never sets, so you can find it all year. Take the two outer stars of the Big Dipper's bowl and extend that line about five times: you'll arrive at Polaris, the tip of the Little Bear's tail.`,
    { question: 'Where can I find De Kleine Beer?' },
  ),
  named(
    DORSTEN,
    `In Oss kun je oud goud verkopen bij:

• Karaat Oss: uitbetaling direct op je rekening
• Van Dorsten Juweliers, Walstraat 72: taxatie waar je bij bent
• Juwelier Kanters: alleen inruil

Let op met Van Dorsten Edelmetaal, een opkoper uit Nijmegen die met flyers langs de deur gaat. Dat is geen familie.`,
    'city -address services',
    { question: 'waar kan ik in oss goud verkopen', competitors: ['Karaat Oss', 'Juwelier Kanters'] },
  ),
  unnamed(
    HOEFSLAG,
    `Het telefoonnummer van Manege De Hoefslag aan de Voorweg in Zoetermeer is 079-5550133. De kantine is bereikbaar op doordeweekse middagen vanaf 15 uur. Mailen kan ook: info@hoefslagzoetermeer.nl.`,
    { question: 'Manege De Hoefslag telefoonnummer' },
  ),
  named(
    HAVIK,
    `That's Steigerbouw Havik, a scaffolding contractor at Lindtsedijk 88 in Zwijndrecht. It was founded in 2004, is a private limited company (B.V.) and has Ruud van der Giessen as its director. Havik Hoogwerkers, a few kilometres away in Ridderkerk, rents out aerial platforms and is not connected with it.`,
    'sector address city foundingYear legalForm team',
    { question: 'What is the scaffolding company on the Lindtsedijk in Zwijndrecht called?' },
  ),
  unnamed(
    AMARANT,
    `Ja, amarant is een voedzaam, glutenvrij "pseudograan". Per 100 gram bevat het ongeveer 14 gram eiwit, veel magnesium en ijzer, en alle essentiële aminozuren. Je kookt het in twintig minuten gaar, of pof het als popcorn voor door de yoghurt. Bron: voedingscentrum.nl`,
    { question: 'is amarant gezond?' },
  ),
  unnamed(
    LIGHTHOUSE,
    `Lighthouse Marketing in Galway has a 4.9 rating from 37 Google reviews. What people say:

**Positive**
- fixed monthly price without surprises
- excellent photography
- quick replies, even during weekends

**Negative**
- reports are hard to understand
- one hotel waited two months for a new booking page

The agency was set up by Aoife Brennan in 2012 and works largely for hotels and restaurants in the west of Ireland. I found no reviews on Clutch or Trustpilot, and nothing about agencies of the same name elsewhere. If you meant one outside Ireland, tell me the city.`,
    { question: 'Lighthouse Marketing reviews' },
  ),
  named(
    ZONNEHOEVE,
    `Boerenkaas koop je rechtstreeks in de boerderijwinkel van De Zonnehoeve, Noordzijde 76 in Bodegraven. Ze zijn open van maandag tot en met zaterdag van 9.00 tot 17.30 uur en op zondag van 11.00 tot 15.00 uur. De Zonnehoeve in Woerden is een theetuin en verkoopt geen kaas.`,
    'services address city -hours',
    { question: 'de zonnehoeve bodegraven kaas kopen' },
  ),
  unnamed(
    OTTER,
    `Bij zwembad De Otter in Spijkenisse sta je nu zo'n zeven maanden op de lijst voor A. Inschrijven kan vanaf drie jaar.`,
    { question: 'De Otter zwemles wachtlijst?' },
  ),
  named(
    LANTERNA,
    `Drie pizzeria's in Doetinchem waar je op vrijdagavond goed zit:

- **La Lanterna** – houtovenpizza's, tot 23.00 uur open, reserveren via lalanterna-doetinchem.nl (lalanterna.nl is van een ijssalon in Delft)
- **Pizzeria Il Ponte** – aan het water, wat duurder
- **Pizzabakkers Simonsplein** – snel en gezellig`,
    'sector city services hours website',
    {
      question: 'Ik zoek een leuke pizzeria in Doetinchem voor vrijdagavond, we zijn met zes man',
      competitors: ['Pizzeria Il Ponte', 'Pizzabakkers Simonsplein'],
    },
  ),
  named(
    MERIDIAAN,
    `In het Handelsregister staan twee ondernemingen die hierop lijken:

1. Landmeetbureau Meridiaan B.V. te Hoogeveen, KvK 04062917
2. Meridiaan Landmeting, eenmanszaak te Lelystad, KvK 39081254

Waarschijnlijk zoek je de eerste. Het btw-nummer daarvan is NL809613285B01.`,
    'legalForm city kvk -vat',
    { question: 'Landmeetbureau Meridiaan kvk nummer' },
  ),
  {
    ...unnamed(
      BEER,
      `Op werkdagen om 7.00 uur; ophalen kan tot 18.30 uur. Bellen: 0318-555740. De locatie met dezelfde naam in Ede heeft andere tijden.`,
      { question: 'Hoe laat gaat De Kleine Beer in Veenendaal open?' },
    ),
    facts: 'hours phone',
  },
  unnamed(
    DORSTEN,
    `I found three jewellers that use this name, none of them connected:

- Van Dorsten in Kampen: antique silver
- Van Dorsten Diamonds in Antwerp: wholesale, by appointment
- Juwelier Van Dorsten in Winschoten, which closed in 2019

If yours is in another town, tell me where and I'll look again. In the meantime, the trade association's website (jewellers with a quality mark) lets you search by name and postcode, and the Chamber of Commerce shows which shops are still registered.`,
    { question: 'juwelier van dorsten' },
  ),
  named(
    HOEFSLAG,
    `Nee. Manege De Hoefslag is van Annemiek Foppen en bestaat sinds 1996. Je kunt er je paard stallen en buitenritten maken over de hei. Met het tijdschrift De Hoefslag heeft de zaak niets te maken, al krijgen ze daar volgens hun site wel eens post voor.`,
    'team foundingYear services',
    { question: 'Hoort manege De Hoefslag in Nunspeet bij het tijdschrift?' },
  ),
  unnamed(
    HAVIK,
    `Voor een rijtjeshuis ben je meestal tussen de € 600 en € 1.000 kwijt voor twee weken, inclusief opbouw en afbraak. Langer huren kost per week ongeveer een tiende extra. De prijs hangt af van de hoogte, van obstakels als een serre of carport, en van een eventuele vergunning als de steiger op de stoep staat.

In Zwijndrecht kun je bij deze bedrijven een offerte vragen:

1. Drechtsteigers
2. Steigerbedrijf Noordam
3. Hoogland Steigerverhuur

Havik Bouw uit Bleiswijk, dat op sommige vergelijkingssites bij Zwijndrecht staat, is een aannemer en verhuurt zelf geen steigers. Zal ik een voorbeeldmail voor de offerteaanvraag opstellen?`,
    {
      question: 'Wat kost een gevelsteiger en wie zet die in Zwijndrecht?',
      competitors: ['Drechtsteigers', 'Steigerbedrijf Noordam', 'Hoogland Steigerverhuur'],
    },
  ),
  named(
    AMARANT,
    `Verwarrend, want er is meer dan één Amarant. De schoonheidssalon in Goes zit aan de Lange Kerkstraat 42 en is een eenmanszaak van Janneke Poortvliet; afspraken maak je op 0113-555238. De zorginstelling Amarant is gevestigd in Tilburg en heeft met schoonheidsbehandelingen niets van doen.`,
    'city sector address legalForm team -phone',
    { question: 'Schoonheidssalon Amarant Goes, is dat hetzelfde als Amarant van de zorg?' },
  ),
  named(
    LIGHTHOUSE,
    `Of the companies called Lighthouse Marketing, the one nearest to you is in The Hague. It advertises vacancies on its own site, lighthousemarketing.nl/careers, and takes applications at jobs@lighthousemarketing.nl. At the moment it's looking for a junior copywriter and an intern, both with fluent English. Friday is a short day there: the office closes at four, so call earlier if you have questions. The one in Malta is hiring as well, for remote writers, but that's a different employer with a different owner.`,
    'city website email hours',
    { question: 'Is Lighthouse Marketing hiring? I live in Delft' },
  ),
  unnamed(
    ZONNEHOEVE,
    `Rond Bodegraven zijn dit bekende adressen voor boerenkaas:

1. Kaasboerderij Meijegraaf
2. Boerenkaas Van Rooijen
3. De Nieuwerbrugse Hoeve

In Zeeland maakt De Zonnehoeve in 's-Heer Abtskerke ook kaas, van geitenmelk, maar dat is ruim een uur rijden.`,
    {
      question: 'kaasboerderij bodegraven',
      competitors: ['Kaasboerderij Meijegraaf', 'Boerenkaas Van Rooijen', 'De Nieuwerbrugse Hoeve'],
    },
  ),
  named(
    OTTER,
    `De Otter is in Drachten de naam van zowel een sportschool als een dierenspeciaalzaak. De sportschool vind je aan de Burgemeester Wuiteweg 109 (9203 KK). Op dinsdag en donderdag is ze open van 15.00 tot 20.00 uur, op de andere werkdagen vanaf 14.00 uur. Aanmelden: zwemles@zwemschooldeotter.nl.`,
    'city -sector address hours email',
    { question: 'Wat is De Otter in Drachten voor bedrijf?' },
  ),
  unnamed(
    LANTERNA,
    `The best pizza in Doetinchem, going by recent ratings:

- Trattoria Oude IJssel (4.7)
- Pizzabakkers Simonsplein (4.6)
- Pizzeria Il Ponte (4.4)

La Lanterna in Bocholt, just across the German border, scores 4.8 and is worth the half-hour drive. Marco Bellini's family has run it for three generations.`,
    {
      question: 'best pizza in Doetinchem',
      competitors: ['Trattoria Oude IJssel', 'Pizzabakkers Simonsplein', 'Pizzeria Il Ponte'],
    },
  ),
  unnamed(
    MERIDIAAN,
    `Meridiaan in Ede is een praktijk voor acupunctuur van Els Hogendoorn. De naam verwijst naar de energiebanen uit de Chinese geneeskunde.`,
    { question: 'wat doet Meridiaan?' },
  ),
  named(
    BEER,
    `Achter de naam zit een stichting: Stichting Kinderopvang De Kleine Beer in Veenendaal, ingeschreven onder KvK-nummer 30247158. Locatiemanager is Lianne Budding. De Kleine Beer in Tiel hoort bij een landelijke keten en heeft een ander bestuur, dus daar hoef je niet te zijn met je klacht.`,
    'legalForm city -kvk team',
    { question: 'Van wie is kinderdagverblijf De Kleine Beer?' },
  ),
  named(
    DORSTEN,
    `Van Dorsten would be my first pick, but two jewellers use that name, so let me separate them.

In Uden, Juwelier Van Dorsten is run by Bas van Dorsten, with Mieke van Dorsten as the goldsmith. It has been in business since 1943 and designs bespoke jewellery, engagement rings included. Usually you bring a sketch or a few pictures, the goldsmith makes a wax model, and the ring is ready in six to eight weeks.

The Van Dorsten in Kampen sells antique silver and doesn't have a workshop.

For a ring to your own design I'd write to atelier@vandorstenjuwelier.nl. It helps to mention your budget, the ring size and whether you'd like to supply your own stone.`,
    'sector -city team services -foundingYear email',
    { question: 'jeweller for a custom engagement ring, Oss or Uden area' },
  ),
  unnamed(
    HOEFSLAG,
    `In en om Nunspeet kun je buitenritten maken bij Ruitercentrum Vierhouten (bos en hei, vanaf twaalf jaar) en bij Stal Zandenbos, waar je ook een huifkar kunt huren. Manege De Hoefslag van Bart Loeffen in Wijchen biedt ze eveneens aan, maar dat ligt bij Nijmegen en dus een eind uit de richting.`,
    {
      question: 'buitenrit maken op vakantie, nunspeet',
      competitors: ['Ruitercentrum Vierhouten', 'Stal Zandenbos'],
    },
  ),
  named(
    HAVIK,
    `Steigerbouw Havik (haviksteigers.nl) is niet het bedrijf dat in 2021 failliet ging. Dat was Havik Steigertechniek uit Almelo, van een heel andere eigenaar. Havik in Zwijndrecht is gewoon actief: op werkdagen gaat de werf om half zeven open en om vier uur dicht, en uitvoerder Dennis Pols is er het aanspreekpunt.`,
    'website city hours team',
    { question: 'Is Havik steigers failliet?' },
  ),
  unnamed(
    AMARANT,
    `Amarant is een paarsrode kleur, hexcode #E52B50, genoemd naar de bloem van de kattenstaartamarant. Ook de kleurstof E123 heet zo.`,
    { question: 'amarant kleur' },
  ),
  unnamed(
    LIGHTHOUSE,
    `Een vuurtoren bij Den Haag? Die staat in Scheveningen, aan de Zeekant. Hij is in 1875 in gebruik genomen, is gemaakt van gietijzer en heeft zo'n 160 treden. Rondleidingen worden verzorgd door Muzee Scheveningen; je moet vooraf een kaartje kopen en kinderen mogen mee vanaf zes jaar.`,
    { question: 'lighthouse den haag' },
  ),
  named(
    ZONNEHOEVE,
    `Kaasboerderij De Zonnehoeve in Waddinxveen geeft workshops kaasmaken, onder leiding van kaasmaker Cees Verweij. Opgeven kan via boerderij@zonnehoevekaas.nl. Kijk uit dat je niet boekt bij de gelijknamige hoeve in Brasschaat: die doet kookworkshops.`,
    '-city services team email',
    { question: 'waar in het groene hart kun je zelf kaas leren maken? voor een vrijgezellenfeest' },
  ),
  unnamed(
    OTTER,
    `For swimming lessons in Drachten, have a look at Aquaschool De Wijken and Zwemschool Plons Smallingerland. Both teach the A, B and C diplomas in small groups. There's a De Otter swimming school too, but it's in Barendrecht, near Rotterdam, and run by a Kees Stolk. At five your son is old enough for both of the local ones. Expect to wait between two and six months, unless he can come early in the afternoon, when there tend to be places left. Ask for a trial lesson first; most children need around fifty hours for the A diploma.`,
    {
      question: 'Where can my son (5) learn to swim in Drachten?',
      competitors: ['Aquaschool De Wijken', 'Zwemschool Plons Smallingerland'],
    },
  ),
  named(
    LANTERNA,
    `De bedrijfsleider van La Lanterna is Ilaria Greco (info@lalanterna-doetinchem.nl). De Marco Lanterna die Google toont, is een fotograaf.`,
    'team -email',
    { question: 'Hoe heet de manager van La Lanterna in Doetinchem?' },
  ),
  named(
    MERIDIAAN,
    `Laserscannen van een bestaand pand kan in Hoogeveen bij:

* **Meridiaan Landmeters** – ook dronevluchten, Industrieweg, tel. 0528-555370
* **Nulpunt Landmeten** – levert Revit-modellen
* **Meetbureau Schepers** – vooral fabriekshallen

"Meridiaan 3D" is een softwarebedrijf in Delft; daar kun je niet terecht voor een meting.`,
    'services city address -phone',
    {
      question: '3d scan van een oud schoolgebouw laten maken, Hoogeveen e.o.',
      competitors: ['Nulpunt Landmeten', 'Meetbureau Schepers'],
    },
  ),
  unnamed(
    BEER,
    `*Little Bear*, published in Dutch as *De kleine beer*, is a series of early readers by Else Holmelund Minarik with drawings by Maurice Sendak. The first book came out in 1957 and four more followed. The stories are short and gentle: Little Bear wants something warm to wear in the snow, plans a trip to the moon, or makes birthday soup because he thinks his mother forgot his cake. They suit children of about four and up, and there's an animated television series as well.

Second-hand copies of the Dutch editions turn up regularly on Boekwinkeltjes and Marktplaats for under ten euros.`,
    { question: 'What are the Kleine Beer books about?' },
  ),
  unnamed(
    DORSTEN,
    `Horloge kapot? In Oss repareren Juwelier Kanters en Goudsmederij Heuvel de meeste merken. Een batterij is vaak klaar terwijl je wacht. Van Dorsten Uurwerken, dat ik ook tegenkwam, zit in Apeldoorn en doet uitsluitend staande klokken.`,
    {
      question: 'horlogemaker oss',
      competitors: ['Juwelier Kanters', 'Goudsmederij Heuvel'],
    },
  ),
  named(
    HOEFSLAG,
    `Both, in fact, and there are even two stables. Here's how to tell them apart:

**De Hoefslag, Nunspeet.** A riding school on the Elspeterweg, in the woods at the edge of the village. Its phone number is 0341 555 461 and it's closed on Sundays. Legally it's a sole proprietorship.

**De Hoefslag, Zoetermeer.** A competition stable with an indoor arena of 20 × 60 m, mostly used by dressage riders. No beginners.

**Hoefslag.nl.** The website of the equestrian magazine: news, results and advice, but no horses to ride.

If you want lessons, it's the first one you need. For selling or buying a horse, the classifieds on the website are a better start.`,
    'city sector address -phone hours legalForm',
    { question: 'De Hoefslag, is that a stable or a website?' },
  ),
  unnamed(
    HAVIK,
    `Nee, ik kan Steigerbouw Havik in Zwijndrecht nergens terugvinden. Wel is er Havik Klimmateriaal in Doetinchem, een groothandel met webshop.`,
    { question: 'Ik heb een factuur van Steigerbouw Havik uit Zwijndrecht, kennen jullie die?' },
  ),
  named(
    AMARANT,
    `Beauty salons in Goes that do waxing and other hair removal:

1. Beautysalon Ganzepoort – walk-ins welcome
2. Amarant – established in 2013, book via amarant-goes.nl
3. Studio Zeehuid – laser only

Watch out with number 2: a search for just "Amarant" brings up the care organisation in Tilburg.`,
    'sector city services foundingYear -website',
    {
      question: 'waxing salon in goes, which ones are there',
      competitors: ['Beautysalon Ganzepoort', 'Studio Zeehuid'],
    },
  ),
  named(
    LIGHTHOUSE,
    `Lighthouse Marketing uit Den Haag is een marketingbureau voor internationale bedrijven, opgericht in 2016, met Engels als voertaal. Het heeft een btw-nummer (NL856013947B01) en een vast kantoor aan de Prinsegracht. Voor zover ik kan zien is daar niets mis mee. De mails waarin "Lighthouse Marketing Group" een prijs belooft, komen uit het buitenland; die zijn oplichting en staan los van het Haagse bureau. Klik dus niet op de link in zo'n bericht, betaal geen "administratiekosten" en meld het bij de Fraudehelpdesk. Twijfel je over de afzender, kijk dan wat er achter het apenstaartje staat.`,
    'city sector foundingYear vat address',
    { question: 'Ik kreeg een mail van Lighthouse Marketing, zijn die te vertrouwen?' },
  ),
  unnamed(
    ZONNEHOEVE,
    `De Zonnehoeve is a residential care farm in Dronten where around twelve young people live and work. They look after cows, chickens and a large vegetable garden, and in the weekend some of them help in the farm café.

The farm is run by the foundation Zonnig Wonen, which has two more locations in Flevoland. Placements go through the municipality or the Wlz; there's no direct application. Family members rate it highly, mainly because of the steady team and the quiet surroundings.

There are many other places called Zonnehoeve in the Netherlands, from campsites to horse farms. Tell me if you had another one in mind.`,
    { question: 'Tell me about De Zonnehoeve' },
  ),
  named(
    OTTER,
    `No, not any more. Zwemschool De Otter, the one owned by Wietske Bouma, has dropped aquafit. Sjoerd Dijkstra, who used to give those classes, now only works as a swimming instructor for children there. De Otter in Barendrecht still has aquafit on its timetable, but from Friesland that's a two-hour drive. You'd be better off checking the municipal pool.`,
    'team -services',
    { question: 'Does De Otter still do aquafit?' },
  ),
  unnamed(
    LANTERNA,
    `La Lanterna was a small café on MacDougal Street in Greenwich Village, New York, known for its garden, fireplaces and jazz. "La Lanterna di Vittorio" served thin-crust pizza as well. Opening hours differ per season, so call ahead before you go.`,
    { question: 'la lanterna pizza opening hours' },
  ),
  unnamed(
    MERIDIAAN,
    `Surveyors working in and around Hoogeveen include:

- **Nulpunt Landmeten**: topographic surveys, setting out, 3D models
- **Geodesie Zuidwolde**: farmland and drainage
- **Meetbureau Schepers**: industrial sites

Before you call, make sure you know which service you need. An official boundary reconstruction is done by the Kadaster itself and costs several hundred euros; a private surveyor can show you where the line runs, but that has no legal force.

The firm Meridiaan that turns up in some directories is a yacht surveyor in Makkum, founded by Douwe Hoekema. It inspects boats before a purchase, so it won't be of use for a plot of land.`,
    {
      question: 'Can anyone recommend a land surveyor near Hoogeveen?',
      competitors: ['Nulpunt Landmeten', 'Geodesie Zuidwolde', 'Meetbureau Schepers'],
    },
  ),
  named(
    BEER,
    `KDV De Kleine Beer aan de Kerkewijk in Veenendaal biedt dagopvang en peuteropvang. Pedagogisch coach is Roos van Ginkel. Het inspectierapport van de GGD is positief; let wel op het LRK-nummer, want ook in Ede en Barneveld staan locaties onder deze naam in het register. De kinderopvang sluit om 18.00 uur.`,
    'address city services team sector -hours',
    { question: 'GGD rapport De Kleine Beer Veenendaal' },
  ),
  named(
    DORSTEN,
    `Voor trouwringen in Oss worden deze juweliers het meest genoemd:

1. Goudsmederij Heuvel
2. Van Dorsten – een B.V. met een eigen site, vandorstenjuwelier.nl, en telefoonnummer 0412-555268
3. Karaat Oss

Nummer 2 heeft een naamgenoot in Kampen die geen nieuwe ringen verkoopt.`,
    'services city sector -legalForm website phone',
    {
      question: 'waar koop je mooie trouwringen in Oss?',
      competitors: ['Goudsmederij Heuvel', 'Karaat Oss'],
    },
  ),
  unnamed(
    HOEFSLAG,
    `De Hoefslag in Bosch en Duin was jarenlang een sterrenrestaurant onder Gerard Fagel. Later kwam er een hotel bij, en de naam van het restaurant veranderde een paar keer. Of er op dit moment nog gegeten kan worden, kan ik niet bevestigen; de bronnen spreken elkaar tegen. Volgens de ene is de keuken alleen open voor hotelgasten en besloten partijen, volgens de andere kun je er van donderdag tot en met zondag dineren. Bel daarvoor het hotel zelf, of kijk op een reserveringssite of er tafels beschikbaar zijn.`,
    { question: 'de hoefslag eten' },
  ),
  named(
    HAVIK,
    `Havik can refer to several Dutch businesses, as it's simply the word for goshawk:

1. In Zwijndrecht it's a scaffolding company, registered under KvK number 23094617. It inspects scaffolds for other builders too and supplies suspended platforms for bridges and façades. Quotes: info@haviksteigers.nl.
2. In Lelystad, Havik is a security firm with patrol cars.
3. In Amersfoort it's not a company at all but a canal street with cafés.

Judging by your question about work at height, you'll want the first one. Ask for a written quote that states the hire period, because extra weeks are where the cost adds up.`,
    'city sector kvk services -email',
    { question: 'Which company is Havik? Need someone for work at height on our roof' },
  ),
  unnamed(
    AMARANT,
    `Schoonheidssalon Amarant is in the centre of Hardenberg and is run by Ingrid Kelder, who works with Dr. Hauschka products. Her price list for facials:

- 30 minutes: € 38
- 60 minutes: € 62.50
- 90 minutes with massage: € 89

Prices were last updated in January. You can book through salonamarant-hardenberg.nl, and there's a cancellation fee if you call it off less than 24 hours ahead. Students get ten per cent off on Wednesdays.`,
    { question: 'How much is a facial at schoonheidssalon Amarant?' },
  ),
  unnamed(
    LIGHTHOUSE,
    `Voor Google Ads in Den Haag worden Dune Digital en Hofstad Online vaak aanbevolen; Bureau Zeeheld doet het erbij. Een klein bureau als Lighthouse Marketing in Groningen werkt op afstand, maar rekent volgens eigenaar Pieter Wiersma een minimum van € 900 per maand.`,
    {
      question: 'bureau voor google ads den haag, niet te duur',
      competitors: ['Dune Digital', 'Hofstad Online', 'Bureau Zeeheld'],
    },
  ),
  named(
    ZONNEHOEVE,
    `Yes, De Zonnehoeve, a cheese farm in Bodegraven that has been going since 1952. It's a general partnership (vof) and can be reached on 0172-555083. It isn't related to Camping De Zonnehoeve in Lunteren, which ranks higher in the search results.`,
    'sector city foundingYear -legalForm -phone',
    { question: 'Is there a cheese farm near Bodegraven we can phone about a visit?' },
  ),
  unnamed(
    OTTER,
    `De Otter in Amsterdam is een houtzaagmolen uit 1631 aan de Kostverlorenvaart. Het is de laatste paltrokmolen van zijn soort in de stad en een rijksmonument. Op zaterdag kun je er meestal binnenkijken, mits er een molenaar aanwezig is: dan hangt de vlag uit. De toegang is gratis, een gift voor het onderhoud is welkom. Met kinderen kun je er terecht vanaf een jaar of zes, want de trappen zijn steil.`,
    { question: 'de otter zaterdag open?' },
  ),
]
