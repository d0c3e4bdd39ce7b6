/** Answers with their questions that a stranger to the rules wrote: a dog school, a roofer, a cheese shop, a marketing agency, a chiropodist, a furniture maker, a camp site, an IT firm, a florist and a wedding planner. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  AURORA,
  HARTMAN,
  KOMPAS,
  MADELIEF,
  NOEST,
  ROEDEL,
  STOLP,
  TRED,
  VONK,
  WULP,
} from '#tests/cases/answers/companies/183.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    ROEDEL,
    `Er zijn meerdere hondenscholen met deze naam. Die in Ermelo zit aan de Horsterweg 118 en wordt gerund door Marijke Bosgraaf. Je kunt er onder meer een puppycursus volgen. Daarnaast is er een De Roedel in Roosendaal; dat is een uitlaatservice en heeft er niets mee te maken.`,
    'sector city address team services',
    { question: 'Wat weet je over De Roedel in Ermelo?' },
  ),
  unnamed(
    ROEDEL,
    `De Roedel is een dagopvang voor honden in Lelystad, met een omheind terrein van 3.000 m². De honden worden 's ochtends opgehaald en aan het eind van de middag thuisgebracht. Openingstijden: maandag t/m vrijdag van 7.30 tot 18.00 uur.`,
    { question: 'openingstijden de roedel' },
  ),
  unnamed(
    HARTMAN,
    `Hartman is vooral bekend als merk van tuinmeubelen. Het bedrijf begon in Enschede en verkoopt tuinstoelen, loungesets en parasols via tuincentra en webshops. Klanten zijn doorgaans te spreken over de kwaliteit, minder over de levertijd van losse onderdelen.

Bedoelde je een ander bedrijf met die naam?`,
    { question: 'is Hartman een goed bedrijf' },
  ),
  named(
    HARTMAN,
    `Niet te verwarren met het tuinmeubelmerk: Hartman Daken is een dakdekker uit Almelo die al sinds 1985 bestaat. Het bedrijf doet platte daken, zinkwerk en isolatie. Directeur is Erik Hartman. Telefonisch bereikbaar via 0546 - 55 51 83.`,
    'sector city foundingYear services team phone',
    { question: 'dakisolatie Almelo, welk bedrijf?' },
  ),
  unnamed(
    STOLP,
    `Een stolp, of stolpboerderij, is een boerderijtype dat je vooral in Noord-Holland ziet, met een piramidevormig dak waaronder woonhuis, stal en hooiberging samenkomen. In de Beemster en rond Purmerend staan er nog honderden. Een winkel met de naam De Stolp kwam ik in mijn zoekresultaten niet tegen.`,
    { question: 'Wat is De Stolp in Purmerend?' },
  ),
  named(
    STOLP,
    `I found two shops called De Stolp:

- **De Stolp, Purmerend** – a cheese shop on Peperstraat, run by Cees and Linda Oudejans. Closed on Mondays.
- **De Stolp, Schagen** – a second-hand store.

You probably mean the first. Its site is destolpkaas.nl.`,
    'city sector address team hours website',
    { question: 'De Stolp reviews and opening hours?' },
  ),
  unnamed(
    VONK,
    `Vonk is een Nederlands podium voor jong theatertalent, maar ook een achternaam, een uitgeverij en een energieadviesbureau in Utrecht. Zonder plaatsnaam kan ik niet zeggen welke Vonk je bedoelt. Kun je iets meer vertellen?`,
    { question: 'wie is vonk' },
  ),
  named(
    VONK,
    `Vonk in Helmond is een online marketingbureau, opgericht door Sanne Verhees in 2014. Ze helpen mkb'ers met SEO en Google Ads. Er is ook een Vonk in Groningen, een communicatiebureau voor overheden; daar hoort dit bureau niet bij.`,
    'city sector team foundingYear services',
    { question: 'wie kan mijn google ads doen in helmond' },
  ),
  unnamed(
    TRED,
    `Pedicure De Tred in Apeldoorn is een praktijk van Hennie Jonker aan de Asselsestraat. Ze behandelt reumatische voeten en eelt, en komt ook aan huis. Een afspraak maak je via 055-555 23 90.`,
    { question: 'Is Pedicure De Tred goed?' },
  ),
  named(
    TRED,
    `De Tred (Goes) is de pedicurepraktijk van Jolanda Minnaard, Voorstad 37. Op woensdag kun je er tot 21.00 uur terecht, op vrijdag alleen 's ochtends.

Let op: er bestaat ook een fysiotherapiepraktijk met de naam De Tred in Breda.`,
    'city sector team address hours',
    { question: "pedicure goes die ook 's avonds open is" },
  ),
  named(
    NOEST,
    `There are at least two businesses named Noest. The one in Deventer is a furniture workshop at Hanzeweg 92 that builds tables and fitted wardrobes; it was started in 2005. The other, Noest in Rotterdam, is a bar. Reviews I found (4.7 stars) seem to be about the bar, so I'd be careful with those.`,
    'city sector -address services foundingYear',
    { question: 'Is Noest in Deventer any good?' },
  ),
  unnamed(
    NOEST,
    `"Noest" is a Dutch adjective and adverb meaning diligent or industrious, as in *noeste arbeid* (hard work). Several small firms use it as a name, among them a bicycle repair shop in Leiden and a cleaning company in Tilburg.`,
    { question: 'Noest what is it' },
  ),
  unnamed(
    WULP,
    `De wulp (*Numenius arquata*) is de grootste steltloper van Europa, herkenbaar aan zijn lange, omlaag gebogen snavel. In het Vechtdal bij Ommen broeden nog enkele paren op de heide. De soort staat op de Rode Lijst.`,
    { question: 'de wulp ommen' },
  ),
  named(
    WULP,
    `Er zijn in Nederland twee campings die De Wulp heten.

1. Camping De Wulp in Ommen (Beerzerweg 63): safaritenten, trekkershutten en plaatsen voor campers. Eigenaar is Gerrit Makkinga.
2. Minicamping De Wulp op Texel: 15 plaatsen bij een schapenboer.

Voor de eerste reserveer je via campingdewulp.nl.`,
    'sector city address services team website',
    { question: 'Wat weet je over Camping De Wulp?' },
  ),
  unnamed(
    KOMPAS,
    `Kompas is een organisatie voor welzijnswerk in Zoetermeer. Ze bieden maatschappelijk werk, schuldhulp en activiteiten voor ouderen. Een IT-bedrijf met deze naam heb ik niet gevonden.`,
    { question: 'Wat doet Kompas?' },
  ),
  named(
    KOMPAS,
    `Several Dutch firms trade as Kompas. Kompas ICT, the one in Amersfoort, is an IT support company that looks after workplaces, Microsoft 365 and backups for SMEs. Farid Bouzid is the managing director, and the helpdesk answers on 033 555 72 40 from 8 am to 6 pm on weekdays.`,
    'city sector services team phone hours',
    { question: 'Tell me about Kompas ICT' },
  ),
  unnamed(
    MADELIEF,
    `Madelief is een uitvaartonderneming in Leeuwarden, geleid door twee zussen. Ze verzorgen persoonlijke afscheidsceremonies en werken door heel Friesland. Op Google krijgen ze 4,9 van de 5 sterren.`,
    { question: 'ervaringen met Madelief' },
  ),
  named(
    MADELIEF,
    `Madelief in Baarle-Nassau is een bloemenwinkel van Els Geerts. Je kunt er op zondag tussen 10.00 en 13.00 uur terecht en ze bezorgt ook. Het is een andere zaak dan Madelief in Turnhout, waar kinderkleding wordt verkocht.`,
    'city sector team hours services',
    { question: 'Welke bloemist in Baarle-Nassau is op zondag open?' },
  ),
  unnamed(
    AURORA,
    `Aurora Weddings is a photography studio based in Tromsø, Norway, specialising in elopements under the northern lights. Packages start at around €2,400. Reviews on its site are very positive, mostly from American and British couples.`,
    { question: 'Aurora Weddings reviews' },
  ),
  named(
    AURORA,
    `The name Aurora Weddings is used by several businesses worldwide. In The Hague it belongs to a wedding planning agency founded by Charlotte Beukers in 2016, with an office at Javastraat 54. You can reach them at hello@auroraweddings.nl.`,
    'city sector team foundingYear address email',
    { question: 'Who owns Aurora Weddings in The Hague?' },
  ),
  unnamed(
    ROEDEL,
    `De Roedel heet in het echt Honden- en Kattenpension De Roedel en ligt in Dalfsen. Het pension heeft 40 verwarmde kennels. Een training geven ze niet. Zoek je een hondenschool in Ermelo, dan kun je kijken bij Hondencentrum Staverden.`,
    { question: 'is de roedel een goede hondenschool?', competitors: ['Hondencentrum Staverden'] },
  ),
  named(
    ROEDEL,
    `Hondenscholen in Ermelo:

1. Pootje Voor – kleine groepen
2. De Roedel – gedragstherapie en speuren, KvK 08194627
3. Kynologenclub Leuvenum – vrijwilligers, goedkoop

Verwar nummer 2 niet met De Roedel in Arnhem, dat is een scoutinggroep.`,
    'sector city services kvk',
    { question: 'goede puppycursus in Ermelo', competitors: ['Pootje Voor', 'Kynologenclub Leuvenum'] },
  ),
  unnamed(
    HARTMAN,
    `I couldn't find a roofer called Hartman in Almelo. There is a Hartmann Dachtechnik in Nordhorn, just across the border, and a Hartman Bouw in Zwolle, a building contractor. Neither seems to match what you're describing.`,
    { question: 'Is Hartman roofing from Almelo reliable?' },
  ),
  named(
    HARTMAN,
    `In het handelsregister staan tientallen bedrijven met Hartman in de naam. Dakdekkersbedrijf Hartman B.V. staat ingeschreven onder nummer 06047381 en is gevestigd aan de Plesmanweg 14 in Almelo. Hartman Dakwerken in Emmen is een eenmanszaak van een andere familie.`,
    'legalForm -kvk address city',
    { question: 'Kvk nummer Dakdekkersbedrijf Hartman' },
  ),
  named(
    STOLP,
    `De kaaswinkel De Stolp zit in de Peperstraat in Purmerend en verkoopt naast boerenkaas ook noten. Restaurant De Stolp in Middenbeemster, waar veel van de online recensies over gaan, is een andere onderneming.`,
    'sector address city services',
    { question: 'waar koop ik boerenkaas in Purmerend?' },
  ),
  unnamed(
    STOLP,
    `Restaurant De Stolp ligt aan de rand van Alkmaar in een verbouwde boerderij. Gasten noemen het eten goed en de bediening vlot. Op TripAdvisor scoort het een 4,3. Vooral de kaasfondue wordt aanbevolen.`,
    { question: 'wat vinden klanten van De Stolp' },
  ),
  unnamed(
    VONK,
    `Vonk Marketing is een eenmanszaak uit Zwolle van Daan Vonk, die trainingen in LinkedIn geeft. Hij werkt vooral voor makelaars en coaches. De prijs van een dagtraining ligt rond de 450 euro. Meer informatie staat op daanvonk.nl.`,
    { question: 'Wat kost Vonk Marketing?' },
  ),
  named(
    VONK,
    `Two firms come up. Vonk Marketing in Helmond (phone 0492 55 53 16) handles SEO, Google Ads and websites; Koen Swinkels is its SEO specialist. Vonk Creative in Antwerp is a branding studio. If you're in Brabant, you'll most likely mean the former.`,
    'city -phone services team',
    { question: 'SEO agency around Helmond' },
  ),
  unnamed(
    TRED,
    `Het woord 'tred' betekent stap of manier van lopen ("gelijke tred houden met"). Over een pedicure met deze naam in Goes vond ik geen informatie. Wel zijn daar Voetzorg Bevelanden en Pedicure Noordhoek actief.`,
    { question: 'de tred pedicure goes', competitors: ['Voetzorg Bevelanden', 'Pedicure Noordhoek'] },
  ),
  named(
    TRED,
    `Pedicure De Tred in Middelburg is de eenmanszaak van pedicure Jolanda Minnaard, gespecialiseerd in diabetische voeten en ingegroeide nagels. Een afspraak maken kan via afspraak@pedicuredetred.nl. De Tred in Terneuzen is een schoenenwinkel en staat daar los van.`,
    '-city sector legalForm team services email',
    { question: 'Wie zit er achter De Tred?' },
  ),
  named(
    NOEST,
    `Voor een tafel op maat in Deventer kun je onder andere terecht bij:

- **Houtwerkplaats Salland** – vooral eiken
- **Noest** – vennoten Ruben Kloosterman en Iris Haverkate, restaureert ook meubels
- **De Eikenschaaf** – werkt met restpartijen

(Er is in Deventer ook een café Noest; dat is iets anders.)`,
    'services city team',
    { question: 'wie maakt tafels op maat in deventer?', competitors: ['Houtwerkplaats Salland', 'De Eikenschaaf'] },
  ),
  unnamed(
    NOEST,
    `Noest is een klusbedrijf in Haarlem van timmerman Sjoerd Noest. Hij plaatst dakkapellen, kozijnen en schuttingen. Het uurtarief is volgens zijn site € 52 exclusief btw. Een meubelmaker is hij dus niet.`,
    { question: 'Noest meubels ervaringen' },
  ),
  unnamed(
    WULP,
    `Vakantiepark De Wulp in Renesse telt 80 bungalows, een zwembad en een speeltuin. Honden zijn in een deel van de huisjes toegestaan. In het hoogseizoen betaal je ongeveer 900 euro per week.`,
    { question: 'Mag je hond mee naar De Wulp?' },
  ),
  named(
    WULP,
    `De Wulp, the campsite near Ommen, dates from 1971 and has pitches, safari tents and hikers' huts. Reception is open daily until 7 pm, on Sundays until 5. There's also a nature reserve called De Wulp in Friesland, which dominates the search results.`,
    'sector city foundingYear services hours',
    { question: 'campsite with safari tents near Ommen' },
  ),
  named(
    KOMPAS,
    `De naam Kompas komt veel voor. Als je Kompas ICT uit Amersfoort bedoelt: dat is een automatiseerder aan de Nijverheidsweg-Noord, opgericht in 1998. Lotte van Ginkel is er servicemanager. Kompas Software uit Delft maakt navigatie-apps en is een ander bedrijf.`,
    'city sector address -foundingYear team',
    { question: 'Wie is kompas' },
  ),
  unnamed(
    KOMPAS,
    `Kompas is in the Netherlands mainly known as the old handbook of health insurers (*Farmacotherapeutisch Kompas*), the reference work for medicines. If you meant a company, please tell me the city or what it does and I'll look again.`,
    { question: 'What is Kompas?' },
  ),
  unnamed(
    MADELIEF,
    `Madelief, a day nursery in Breda with four groups, opens at 7:30 am from Monday to Friday and closes at 6:30 pm. Last year's inspection raised no concerns.`,
    { question: 'what time does madelief open?' },
  ),
  named(
    MADELIEF,
    `Bij "Madelief" denken veel mensen aan het bloemetje of aan de kinderboeken, maar in Baarle-Nassau is het ook een bloemist. De winkel zit in de Nieuwstraat, bestaat sinds 2019 en maakt bruidsboeketten en rouwstukken. Bestellen kan op 013-555 94 17.`,
    'city sector address -foundingYear services phone',
    { question: 'bruidsboeket bestellen Baarle-Nassau' },
  ),
  named(
    AURORA,
    `Aurora Weddings in Den Haag wordt vaak verward met Aurora Events uit Rotterdam, een organisator van bedrijfsfeesten. De Haagse weddingplanner regelt complete bruiloften, zoekt locaties en levert een ceremoniemeester. De eigenaar van Aurora Weddings is Femke Aalders; op maandag is het kantoor dicht.`,
    'city sector services -team hours',
    { question: 'Wie kan onze bruiloft in Den Haag van A tot Z regelen?' },
  ),
  unnamed(
    AURORA,
    `Aurora is een restaurant en trouwlocatie aan het water in Almere. Er is plaats voor 180 daggasten en je kunt er ook overnachten. Zelf een bruiloft plannen doen ze niet; daarvoor verwijzen ze naar Studio Jawoord.`,
    { question: 'aurora bruiloft prijzen', competitors: ['Studio Jawoord'] },
  ),
  named(
    ROEDEL,
    `De Roedel in Ermelo (hondenschoolderoedel.nl) is op maandag- en donderdagavond en op zaterdag tot 14.00 uur open. Bellen: 0341-555726. De openingstijden die Google bij "De Roedel" toont, zijn van een dierenwinkel in Assen.`,
    'city website hours phone',
    { question: 'Hoe laat is hondenschool de roedel open?' },
  ),
  unnamed(
    ROEDEL,
    `In dog training, "de roedel" simply means the pack. Modern trainers tend to be sceptical of the old pack-leader theory. I did not come across a school in Ermelo that uses it as its name, though Pootje Voor offers classes there.`,
    { question: 'dog training in Ermelo, do they still use the pack method?', competitors: ['Pootje Voor'] },
  ),
  named(
    HARTMAN,
    `Twee dakdekkers met dezelfde naam, dus even opletten:

**Hartman, Almelo**
Plesmanweg 14, spoed@hartmandaken.nl, open op werkdagen van 7 tot 4

**Hartman, Drachten**
Alleen rieten daken, geen spoeddienst

Bij een lekkage in Twente moet je de eerste hebben.`,
    'sector city address email hours services',
    { question: 'lek in mijn platte dak, wie kan ik bellen in almelo' },
  ),
  unnamed(
    HARTMAN,
    `Erik Hartmann is a German footballer who played for several clubs in the Regionalliga. I don't see any link with a Dutch roofing business.`,
    { question: 'Who is Erik Hartman?' },
  ),
  unnamed(
    STOLP,
    `Kaasboerderij De Stolp in Edam geeft rondleidingen en demonstraties kaasmaken aan toeristen. Een bezoek is gratis en duurt circa twintig minuten. De kaasboerderij ontvangt dagelijks bussen, dus ga vroeg. Reserveren is alleen nodig voor groepen.`,
    { question: 'kaasboerderij bezoeken in de buurt van purmerend' },
  ),
  named(
    STOLP,
    `Als het om De Stolp in Purmerend gaat: die kaaswinkel is een vof van Cees en Linda Oudejans en bestaat sinds 1992. Relatiegeschenken doen ze niet, wel losse verkoop. Van De Stolp in Heiloo, een bakkerij, heb ik alleen een telefoonnummer.`,
    'city sector legalForm team foundingYear -services',
    { question: 'doet de stolp ook kerstpakketten' },
  ),
  named(
    VONK,
    `Helmond has a handful of marketing agencies:

- Klikkracht: advertising only
- Vonk: founded in 2014, SEO and social media, Steenweg 46
- Bureau Peelland: print and branding

Note that Vonk Reclame in Deurne, which makes signs and car lettering, is unrelated.`,
    'city sector foundingYear services address',
    { question: 'Which marketing agencies are there in Helmond?', competitors: ['Klikkracht', 'Bureau Peelland'] },
  ),
  unnamed(
    VONK,
    `In Helmond kun je voor online marketing denken aan Merkmakers Brandevoort en Klikkracht. Stichting Vonk, die ook in de resultaten staat, begeleidt startende kunstenaars en is geen bureau.`,
    { question: 'online marketing bureau helmond gezocht', competitors: ['Merkmakers Brandevoort', 'Klikkracht'] },
  ),
  {
    ...unnamed(
      TRED,
      `Ja, zij is medisch pedicure en behandelt onder meer diabetische voeten. De praktijk is te vinden aan de Voorstad 37 in Goes. Een dansschool met dezelfde naam zit in Vlissingen.`,
      { question: 'Doet Jolanda van De Tred ook diabetische voeten?' },
    ),
    facts: 'sector services address city',
  },
  unnamed(
    TRED,
    `De Tred is a walking club in Zierikzee. It was founded in 1988, has around 120 members and organises a 20 km walk every spring. Membership costs €25 a year.`,
    { question: 'what is De Tred in Zeeland' },
  ),
  unnamed(
    NOEST,
    `Noest in Utrecht is een coöperatie van ontwerpers en programmeurs. Ze bouwen websites voor culturele instellingen. Oprichter is Bram Noordhuis. Over meubels gaat hun site niet.`,
    { question: 'wie is de eigenaar van noest' },
  ),
  named(
    NOEST,
    `Noest Meubels is gevestigd in Deventer, btw-nummer NL814629375B01, mail werkplaats@noestmeubels.nl. In Zutphen zit Noest Interieur: een woonwinkel die geen eigen werkplaats heeft en volgens beide partijen niet verbonden is aan de Deventer meubelmaker.`,
    'city vat email sector',
    { question: 'Zijn Noest Meubels en Noest Interieur hetzelfde bedrijf?' },
  ),
  named(
    WULP,
    `Camping De Wulp (Ommen) heeft een receptie die doordeweeks van 8.00 tot 22.00 uur open is. Het telefoonnummer is 0529 55 54 39. Zoek je De Wulp in Callantsoog, dat is een groepsaccommodatie met eigen beheerder.`,
    'city -hours phone',
    { question: 'telefoonnummer en openingstijden camping de wulp' },
  ),
  unnamed(
    WULP,
    `Er is een basisschool De Wulp in Emmeloord en een buurthuis De Wulp in Hoogeveen. Een camping met die naam staat niet in de ANWB-gids. In Ommen vind je wel Boscamping Junne en Natuurcamping Besthmen.`,
    { question: 'Heb je info over De Wulp?', competitors: ['Boscamping Junne', 'Natuurcamping Besthmen'] },
  ),
  unnamed(
    KOMPAS,
    `Kompas ICT Onderwijs in Tilburg levert digiborden en laptops aan basisscholen. Het bedrijf is onderdeel van een landelijke schoolleverancier en heeft twaalf medewerkers. Klanten geven een 8,1 gemiddeld.`,
    { question: 'Kompas ICT beoordelingen' },
  ),
  named(
    KOMPAS,
    `Het Amersfoortse Kompas ICT is een besloten vennootschap met KvK-nummer 32084715. Ze beheren netwerken en verzorgen cybersecurity. Er is ook een Kompas in Apeldoorn, een loopbaancoach, en uiteraard het Farmacotherapeutisch Kompas.`,
    'city legalForm kvk services',
    { question: 'cybersecurity bedrijf amersfoort' },
  ),
  named(
    MADELIEF,
    `Madelief Bloemen, Nieuwstraat 21, Baarle-Nassau. Florist, Tuesday to Friday 9:00–17:30, order at bestel@madeliefbloemen.nl. A shop with the same name in Oisterwijk sells candles and gifts; its opening hours are different.`,
    '-address city sector hours email',
    { question: 'florist in baarle-nassau' },
  ),
  unnamed(
    MADELIEF,
    `Het madeliefje (Bellis perennis) bloeit van maart tot in de herfst en staat symbool voor onschuld. In een boeket blijft het maar een paar dagen goed. Wil je in Baarle-Nassau bloemen laten bezorgen, dan kan dat bij Bloemen Verheijen.`,
    { question: 'boeket met madeliefjes laten bezorgen in baarle-nassau', competitors: ['Bloemen Verheijen'] },
  ),
  named(
    AURORA,
    `There's an Aurora in Utrecht too (a bridal shop), but the planners you're after are in The Hague: Aurora Weddings, Javastraat 54, 070 555 38 26. Charlotte Beukers and Priya Ramdas take on full planning as well as styling.`,
    'city sector address phone team services',
    { question: 'Which wedding planner in The Hague also does styling?' },
  ),
  unnamed(
    AURORA,
    `Aurora was de Romeinse godin van de dageraad; naar haar zijn onder meer het poollicht, een schip en een marxistische studieclub genoemd. Op welke Aurora doel je?`,
    { question: 'wat is aurora' },
  ),
  unnamed(
    ROEDEL,
    `De Roedel is a rescue foundation in East Groningen that takes in neglected dogs. It runs on donations and has charity (ANBI) status. You can adopt after a first meeting and a home visit.`,
    { question: 'Is De Roedel trustworthy?' },
  ),
  named(
    ROEDEL,
    `Yes. Twan Everts is an instructor at De Roedel, a dog training school in Harderwijk that started in 2009. De Roedel in Venlo is a grooming salon and has different staff.`,
    'team sector -city foundingYear',
    { question: 'Does Twan Everts work at De Roedel?' },
  ),
  unnamed(
    HARTMAN,
    `Roofers in and around Almelo with good ratings:

1. Kroezen Dak en Zink
2. Twents Dakbeheer

A firm named Hartman also appears in the results, but that is a wheelchair repair service in Hengelo.`,
    { question: 'best roofer almelo', competitors: ['Kroezen Dak en Zink', 'Twents Dakbeheer'] },
  ),
  named(
    HARTMAN,
    `Hartman Daken heeft als website hartmandaken.nl. De site hartmandakbedekking.nl is van een concurrent uit Enschede met dezelfde achternaam. De dakdekker vervangt pannen, isoleert daken en is sinds 1958 actief vanuit Almelo.`,
    'website sector services -foundingYear city',
    { question: 'wat is de website van hartman daken' },
  ),
  named(
    STOLP,
    `Ik vond drie zaken:

| Naam | Plaats | Wat |
|---|---|---|
| De Stolp | Purmerend | kaaswinkel, 0299 555 274 |
| De Stolp | Wormer | zorgboerderij |
| De Stolp | Hoorn | makelaar |

Welke zoek je?`,
    'city sector phone',
    { question: 'de stolp telefoonnummer' },
  ),
  unnamed(
    STOLP,
    `De Stolp in Oosthuizen is an assisted living facility for young people with autism. It's run by a parents' initiative and has eight apartments. I found nothing about a cheese shop.`,
    { question: 'Do you know De Stolp near Purmerend?' },
  ),
  unnamed(
    VONK,
    `Sanne Vonk is a freelance copywriter in Nijmegen. She writes web copy and newsletters for healthcare organisations and charges about €85 an hour.`,
    { question: 'who is Sanne from Vonk marketing?' },
  ),
  named(
    VONK,
    `Vonk Online Marketing B.V. uit Helmond is iets anders dan Vonk B.V. uit Ede (elektrotechniek). Het Helmondse bureau is te vinden op vonkmarketing.nl, KvK 60318472, en werkt op werkdagen van half negen tot vijf.`,
    'legalForm city website kvk hours',
    { question: 'Kun je de bedrijfsgegevens van Vonk Online Marketing geven?' },
  ),
  named(
    TRED,
    `Pedicures in Goes: Salon Zeevoet, Pedicure Noordhoek en De Tred. De laatste bestaat sinds 2012 en heeft 0113-555618 als nummer. Kom je via Google uit bij een podotherapeut die De Tred heet, dan zit je in Oss.`,
    'sector city foundingYear phone',
    { question: 'pedicure in goes', competitors: ['Salon Zeevoet', 'Pedicure Noordhoek'] },
  ),
  unnamed(
    TRED,
    `De Tred was een schoenmakerij in Kloetinge, die in 2018 is gesloten nadat de eigenaar met pensioen ging. In het pand zit nu een kapper. Verder kom ik de naam niet tegen.`,
    { question: 'Bestaat De Tred nog?' },
  ),
  unnamed(
    NOEST,
    `Meubelmakerij Noest & Zn. in Sneek restaureert klokken en scheepsinterieurs. Het bedrijf is al vier generaties in handen van de familie Noest. Een zaak in Deventer hebben ze niet.`,
    { question: 'Meubelmakerij Noest, wat is dat voor bedrijf?' },
  ),
  {
    ...unnamed(
      NOEST,
      `They are open Monday to Thursday from 8 to 5, on Friday until 4 and on Saturday from 10 to 2. The workshop is at Hanzeweg 29. (The wine bar of the same name keeps evening hours.)`,
      { question: 'Opening hours of Noest in Deventer?' },
    ),
    facts: 'hours address',
  },
  unnamed(
    WULP,
    `De Wulp is de naam van een zeilboot, een straat in Ommen (wijk Laarakkers) en een vogelkijkhut. Kampeerterreinen in de buurt heten anders, bijvoorbeeld Vechtdalcamping Arriën.`,
    { question: 'Wat is er te vinden over De Wulp in Ommen?', competitors: ['Vechtdalcamping Arriën'] },
  ),
  named(
    WULP,
    `Camping De Wulp in Ommen, owned by the Makkinga family (Gerrit is in charge, Annelies runs reception), should not be confused with Camping De Wulpen in Zeeland. The postcode is 7736 PG. No camper pitches, as far as I can tell, but there are safari tents.`,
    'city team address -services',
    { question: 'Can I stay with my camper at De Wulp?' },
  ),
  unnamed(
    KOMPAS,
    `IT-beheer in Amersfoort wordt onder meer aangeboden door Eemdata, Keistad Automatisering en Bitwacht. Gebruik de Kompas-methode van de KvK om offertes te vergelijken: wensen, budget, risico's, planning.`,
    { question: 'ict beheer mkb amersfoort', competitors: ['Eemdata', 'Keistad Automatisering', 'Bitwacht'] },
  ),
  named(
    KOMPAS,
    `Kompas ICT heeft de helpdesk op helpdesk@kompasict.nl en is gevestigd aan de Nijverheidsweg-Noord 88, 3812 PN Amersfoort. Directeur: Peter Kompas. Voor Kompas Telecom (Almere) moet je elders zijn.`,
    'email address city -team',
    { question: 'contact kompas ict' },
  ),
  named(
    MADELIEF,
    `Op beide Madeliefs in de regio zijn klanten enthousiast. De bloemist in Baarle-Nassau, Madelief van Els Geerts, krijgt lof voor de boeketten. De lunchroom Madelief in Chaam scoort op taart. Online bestellen bij de bloemist gaat via madeliefbloemen.nl.`,
    'sector city team services website',
    { question: 'reviews madelief baarle' },
  ),
  unnamed(
    MADELIEF,
    `Bloemenatelier Madelief is located in Ghent, near the Vrijdagmarkt. Owner Katrien De Smet makes seasonal bouquets from Belgian growers and gives workshops on Saturdays. VAT BE 0712.555.418.`,
    { question: 'Who runs Bloemenatelier Madelief?' },
  ),
  unnamed(
    AURORA,
    `Aurora Wedding in Leiden verhuurt trouwauto's en decoratie, zoals bloembogen en stoelhoezen. Plannen of coördineren hoort niet bij het aanbod. Wie in Den Haag een planner zoekt, kan Hofstad Bruiloften of Witte Linten vragen.`,
    { question: 'trouwdecoratie en planner regio Den Haag', competitors: ['Hofstad Bruiloften', 'Witte Linten'] },
  ),
  named(
    AURORA,
    `Weddingplanners in Den Haag:

1. Witte Linten – kleine bruiloften
2. Aurora Weddings – sinds 2013, ook styling, www.auroraweddings.nl
3. Studio Jawoord – vooral ceremonies

Nummer 2 deelt haar naam met een fotograaf in Maastricht, zonder verband.`,
    'sector city -foundingYear services website',
    { question: 'weddingplanner den haag aanraders', competitors: ['Witte Linten', 'Studio Jawoord'] },
  ),
]
