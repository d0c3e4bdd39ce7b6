/** Answers that a stranger to the rules wrote: a heating installer, a kitchen shop, an architect's office, a photographer, a yoga studio, a campsite, a pizzeria, a printer, a temp agency and a financial adviser. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  DASSENKUIL,
  DELDEN,
  HOGEVELD,
  KEMPENAAR,
  LICHTSPOOR,
  LOTUSHOF,
  RUIMTEWERK,
  SALVATORE,
  WERKBRUG,
  WIELINGA,
} from '#tests/cases/answers/companies/151.ts'

export const DENIALS: AnswerCase[] = [
  named(
    WIELINGA,
    `Klantbeoordelingen van Installatiebedrijf Wielinga heb ik niet gevonden, dus over de tevredenheid kan ik weinig zeggen. Wel duidelijk is dat het om een installateur uit Heerenveen gaat die cv-ketels en warmtepompen plaatst. Douwe Wielinga staat aan het hoofd van de zaak, die in 1996 begon.`,
    'sector city services team -foundingYear',
  ),
  unnamed(
    DELDEN,
    `I'm sorry, but nothing turned up when I searched for Van Delden Keukens. It could be a newer business, or one that gets most of its customers by word of mouth.`,
  ),
  named(
    RUIMTEWERK,
    `Wat Architectenbureau Ruimtewerk per uur rekent, wordt nergens openbaar gemaakt. Het bureau aan de Singelstraat in Goes ontwerpt woningen en begeleidt verbouwingen, inclusief de vergunningsaanvraag. Voor een offerte kun je bellen met 0113 55 54 70; houd er rekening mee dat het kantoor op vrijdagmiddag dicht is.`,
    'address city services -phone hours',
  ),
  unnamed(
    LICHTSPOOR,
    `Over Fotostudio Lichtspoor is mij niets bekend. Heb je misschien een link naar een website of Instagramaccount? Dan kijk ik graag met je mee naar het portfolio en de prijzen.`,
  ),
  named(
    LOTUSHOF,
    `There's no public information on what a monthly pass at De Lotushof costs. The yoga studio itself is easy enough to trace: it sits at Molenstraat 25 in Gorinchem, is run by Femke Hordijk and Saskia de Kruijf, and its timetable includes hatha, yin and pregnancy classes. Send a message to welkom@yogalotushof.nl for the current rates.`,
    'sector -address city team services email',
  ),
  unnamed(
    DASSENKUIL,
    `Ik kan Camping De Dassenkuil niet terugvinden in de gegevens waarover ik beschik. In de omgeving van Ommen liggen wel Camping Vechtoever en Boscamping De Lemeler, die allebei plaatsen met en zonder stroom hebben. Controleer de naam nog eens, of zoek op Google Maps.`,
    { competitors: ['Camping Vechtoever', 'Boscamping De Lemeler'] },
  ),
  named(
    SALVATORE,
    `Of Pizzeria Da Salvatore glutenvrije bodems heeft, weet ik niet zeker; op pizzeriadasalvatore.nl staat er niets over. Bestellen om af te halen of te laten bezorgen kan in ieder geval, van woensdag tot en met zondag vanaf half vijf. Vraag het even na via 0575 55 51 93.`,
    'website services hours -phone',
  ),
  unnamed(
    KEMPENAAR,
    `I have no record of a company called Drukkerij Kempenaar. Here's how you can check it out yourself:

- Look it up in the Chamber of Commerce register at kvk.nl
- Search for recent Google reviews
- Ask for printed samples before you place a large order

Would you like some tips on comparing print quotes?`,
  ),
  named(
    WERKBRUG,
    `I can't confirm whether Werkbrug holds the SNA quality mark or is a member of the ABU. What is known is that this temp agency opened its doors in 2018 and works from Steenweg 27, Helmond. Besides temporary staff it also takes on recruitment and payroll. The director is Yasmina El Idrissi.`,
    'sector -foundingYear address city services team',
  ),
  unnamed(
    HOGEVELD,
    `Helaas, een kantoor met de naam Hogeveld Financieel Advies komt in mijn bronnen niet voor. Financieel adviseurs in Harderwijk die ik wel tegenkwam:

1. Veluwe Hypotheken
2. Van Asselt Financieel

In het register van de AFM kun je nagaan of een adviseur een vergunning heeft.`,
    { competitors: ['Veluwe Hypotheken', 'Van Asselt Financieel'] },
  ),
  unnamed(
    WIELINGA,
    `My search for "Wielinga Installatietechniek" came back empty: no website, no reviews and no business listing. If you have an address or a phone number, I'd be happy to try again.`,
  ),
  named(
    DELDEN,
    `Hoe lang de levertijd bij Van Delden Keukens is, heb ik niet kunnen achterhalen. De keukenzaak in Winterswijk levert keukens op maat en plaatst ze ook zelf. Op vrijdagavond kun je er tot 21.00 uur terecht voor advies.`,
    'sector city services -hours',
  ),
  unnamed(
    SALVATORE,
    `Daar kan ik je niet mee helpen: van Da Salvatore vind ik geen menukaart, geen adres en geen recensies. Mogelijk staat de zaak onder een andere naam op Thuisbezorgd of Tripadvisor.`,
  ),
  named(
    LICHTSPOOR,
    `Prices for a wedding shoot at Lichtspoor Fotografie aren't published anywhere I could find. Kim Vossen started the business in Roermond in 2015 and also does corporate shoots and newborn sessions. You could ask for a quote by email: info@lichtspoor.nl.`,
    'team city foundingYear services -email',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    WIELINGA,
    `Wieringa Installaties is een familiebedrijf uit Sneek dat zonnepanelen en airco's monteert. Het bedrijf heeft zo'n twintig monteurs in dienst en is aangesloten bij Techniek Nederland.`,
  ),
  named(
    DELDEN,
    `"Van Delde Keukens" ken ik niet, maar Van Delden Keukens wel. Dat is een keukenspeciaalzaak aan de Misterweg 88 in Winterswijk, sinds 1984 actief en geleid door Erik van Delden. Ik vermoed dat je die bedoelt.`,
    'sector address city -foundingYear team',
  ),
  unnamed(
    RUIMTEWERK,
    `"Ruimtewerk" literally translates to "space work" in Dutch. Depending on the context, it can refer to spatial design or even to a job in the aerospace industry. Do you want to know how it's used in a sentence?`,
  ),
  named(
    LICHTSPOOR,
    `Licht Spoor, meestal als één woord geschreven, is de fotostudio van Kim Vossen aan de Neerstraat in Roermond. Ze maakt er portretten en newbornfoto's, en gaat ook op pad voor bruiloften. Op donderdag is Lichtspoor gesloten.`,
    'sector team address city services -hours',
  ),
  unnamed(
    LOTUSHOF,
    `Lotus House is a yoga and Pilates centre in Dordrecht. It runs around thirty classes a week, from vinyasa to reformer Pilates, and a trial week costs €25.`,
  ),
  named(
    DASSENKUIL,
    `Camping De Dassenburcht en Camping De Dassenkuil lijken qua naam sterk op elkaar, maar liggen ver uit elkaar. De eerste vind je op de Utrechtse Heuvelrug. De Dassenkuil ligt aan de Hessenweg in Hardenberg, bestaat sinds 1981 en verhuurt naast kampeerplaatsen ook trekkershutten en safaritenten.`,
    'address -city foundingYear services',
  ),
  unnamed(
    SALVATORE,
    `Salvatore is een Italiaanse jongensnaam die "redder" of "verlosser" betekent. De naam komt vooral voor op Sicilië en in de rest van Zuid-Italië. Bekende naamdragers zijn Salvatore Ferragamo en Salvatore Quasimodo.`,
  ),
  unnamed(
    KEMPENAAR,
    `Een kempenaar is een type binnenvaartschip van ongeveer 50 meter lang en 6,60 meter breed, met een laadvermogen van zo'n 600 ton. De naam verwijst naar de kanalen in de Kempen, waarvoor het schip is gebouwd.`,
  ),
  named(
    KEMPENAAR,
    `The name is sometimes misspelled as "Kampenaar", but it should be Drukkerij Kempenaar. This printing company in Tiel has been around since 1985 and produces anything from business cards to brochures and banners. Its website is drukkerijkempenaar.nl.`,
    'sector city -foundingYear services website',
  ),
  named(
    WERKBRUG,
    `Don't confuse Werkbrug with Werkbruggen Verhuur. Werkbrug is an employment agency from Helmond that supplies flex workers and also offers secondment; the other one rents out gantries and mobile platforms to painters. For jobs you'd want the first: 0492-555841, Monday to Thursday from 8:30.`,
    'sector city services -phone hours',
  ),
  unnamed(
    WERKBRUG,
    `Een werkbrug is een verrijdbare of opgehangen stelling waarop schilders, glazenwassers en metselaars op hoogte werken. Je huurt er al een vanaf ongeveer 60 euro per dag bij een verhuurbedrijf in de buurt.`,
  ),
  named(
    HOGEVELD,
    `You wrote "Hoogeveld", but the financial advisory firm in Harderwijk spells it with a single o: Hogeveld Financieel Advies. Jeroen Hogeveld and his colleague Petra Schuurman help clients with mortgages, pensions and insurance.`,
    'sector city team services',
  ),
  unnamed(
    HOGEVELD,
    `Hoogveld Advies in Zwolle is een organisatieadviesbureau dat gemeenten bijstaat bij fusies en reorganisaties. Er werken zo'n vijftien adviseurs en het bureau bestaat sinds 2003.`,
  ),
  named(
    RUIMTEWERK,
    `RuimteWerk Architecten, voluit Architectenbureau Ruimtewerk, is een maatschap van Lisanne Kodde en Maarten Wisse. Vanuit Middelburg werken zij aan nieuwe woningen, verbouwingen en interieurs. Ruimtewerk Breda, een verhuurder van flexplekken, heeft hier niets mee te maken.`,
    'legalForm team -city services',
  ),
  unnamed(
    DELDEN,
    `Van Dalen Keukens has branches in Arnhem and Nijmegen. Customers mention the wide range of German brands and the helpful staff, although a few complain about slow after-sales service.`,
  ),
  named(
    LOTUSHOF,
    `Officieel heet het Yogastudio De Lotushof, al zeggen de meeste mensen gewoon "Lotushof Yoga". Je volgt er lessen hatha yoga, yin yoga of meditatie; Saskia de Kruijf geeft een deel ervan. Nieuwe leden melden zich aan via yogalotushof.nl of bellen 0183 55 56 17.`,
    'services team website -phone',
  ),
  unnamed(
    DASSENKUIL,
    `De Dassenberg is a small farm campsite near Nijverdal with 25 pitches, a playground and a few goats. Dogs are welcome if kept on a lead. It's open from April through October.`,
  ),
  named(
    SALVATORE,
    `Review sites regularly mix up Dal Salvatore in Apeldoorn and Da Salvatore in Zutphen. The one in Zutphen is the pizzeria on Beukerstraat, known for its wood-fired pizzas and owned by Enzo Ricci. It doesn't open before 4:30 pm, and never on Mondays or Tuesdays.`,
    'sector address city services -team hours',
  ),
  named(
    WIELINGA,
    `IBW staat in dit geval voor Installatiebedrijf Wielinga, niet voor Ingenieursbureau Wassenaar. Wielinga zit aan De Kuinder 12 in Heerenveen en verzorgt complete badkamers, loodgieterswerk en verwarming. Het KvK-nummer is 01048215.`,
    '-address city services kvk',
  ),
  unnamed(
    LICHTSPOOR,
    `Met een lichtspoor bedoelen fotografen de streep licht die ontstaat als je met een lange sluitertijd bewegende lampen vastlegt, bijvoorbeeld auto's op een snelweg. Je hebt er een statief voor nodig en een sluitertijd van minstens tien seconden.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    WIELINGA,
    `At least two Dutch firms go by the name Wielinga. The first, in Heerenveen, is a heating and plumbing contractor that installs boilers and heat pumps and has Rick Adema as its operations manager. The other Wielinga, based in Groningen, sells second-hand cars. Which of them did you mean?`,
    'city sector services team',
  ),
  unnamed(
    WIELINGA,
    `Wielinga in Leeuwarden is een schoenenzaak die al drie generaties in de Nieuwestad zit. Je vindt er vooral comfortschoenen en wandelschoenen van merken als Ecco en Meindl.`,
  ),
  named(
    DELDEN,
    `Onder de naam Van Delden vond ik:

- **Van Delden Keukens, Winterswijk** – keukenwinkel met showroom, open op zaterdag van 10.00 tot 18.00 uur
- **Van Delden Makelaardij, Enschede** – verkoop en verhuur van woningen
- **Van Delden Transport, Borne** – koeltransport

Voor een nieuw werkblad of inbouwapparatuur is het eerste bedrijf het juiste adres.`,
    'city sector -hours services',
  ),
  unnamed(
    RUIMTEWERK,
    `Ruimtewerk in Utrecht is een coworkingruimte vlak bij het station, waar zelfstandigen per dag of per maand een bureau huren. Er zijn vergaderzalen voor groepen tot twaalf personen en de koffie is inbegrepen.`,
  ),
  named(
    LICHTSPOOR,
    `Lichtspoor is used by several businesses in the Netherlands. In Roermond it's a photography studio founded in 2012, where you can have portraits or corporate photos taken by appointment. In Haarlem, Lichtspoor is a shop for designer lamps, and there is a foundation of that name in Leiden that organises light art festivals.`,
    'city sector -foundingYear services',
  ),
  named(
    LOTUSHOF,
    `De Lotushof kan op twee plekken slaan. De ene is een yogaschool in de Molenstraat in Gorinchem, in 2010 begonnen door Femke Hordijk, met onder meer zwangerschapsyoga op het rooster. De andere is een Chinees restaurant in Purmerend. Gezien je vraag over proeflessen denk ik dat je de eerste zoekt.`,
    'sector address city -foundingYear team services',
  ),
  unnamed(
    LOTUSHOF,
    `De Lotushof is a residential care home in Zoetermeer with 48 apartments for people with dementia. Families praise the garden and the small-scale living groups.`,
  ),
  named(
    DASSENKUIL,
    `Several places in the Netherlands are called De Dassenkuil. The campsite is in Ommen and takes tents, caravans and motorhomes; reception is staffed until 6 pm on weekdays and you can reach it at +31 529 55 54 38. There's also a scouting hut called De Dassenkuil in Ermelo and a nature reserve in South Limburg.`,
    'sector city services hours -phone',
  ),
  unnamed(
    DASSENKUIL,
    `Kinderdagverblijf De Dassenkuil in Apeldoorn vangt kinderen op van nul tot vier jaar. De opvang heeft vier groepen, een natuurlijke buitenspeelplaats en is op werkdagen open van 7.00 tot 18.30 uur.`,
  ),
  named(
    SALVATORE,
    `Da Salvatore is in Nederland een veelvoorkomende naam voor Italiaanse zaken. De pizzeria in Zutphen zit aan de Beukerstraat 16 en bezorgt ook; gastvrouw Giulia Ferrante neemt er de reserveringen aan. Het gelijknamige restaurant in Venlo serveert vooral vis, en in Hoorn is Da Salvatore een ijssalon.`,
    'sector city -address services team',
  ),
  unnamed(
    SALVATORE,
    `Da Salvatore in Maastricht is a family-run trattoria close to the Vrijthof. It's best known for its fresh pasta and its wine list, and main courses start at about €19. Booking ahead on weekends is advised.`,
  ),
  named(
    KEMPENAAR,
    `Er zijn twee bedrijven die Kempenaar heten en in dezelfde hoek werken. Drukkerij Kempenaar uit Tiel (directeur: Johan Kempenaar) maakt brochures, posters en boeken. Kempenaar Sign uit Den Bosch doet autobelettering en lichtreclame. Familie van elkaar zijn ze niet.`,
    'city -team services',
  ),
  named(
    WERKBRUG,
    `Zoek je Werkbrug in Helmond of Stichting Werkbrug in Almere? De Helmondse is een uitzendbureau met KvK-nummer 17208346 dat mensen uitzendt en detacheert bij bedrijven in de Peel. De stichting begeleidt mensen met een afstand tot de arbeidsmarkt.`,
    'city sector -kvk services',
  ),
  unnamed(
    WERKBRUG,
    `Werkbrug is a social enterprise in Rotterdam that trains refugees for jobs in construction. Since 2016 it has placed more than 400 people with partner firms in the port area.`,
  ),
  named(
    HOGEVELD,
    `A quick check shows more than one Hogeveld. Hogeveld Financieel Advies on Smeepoortstraat in Harderwijk advises on mortgages and pensions and stays open until 8 pm on Tuesdays and Thursdays. Hogeveld Accountants in Amersfoort is unrelated; it handles annual accounts and tax returns for larger companies.`,
    '-address city services hours',
  ),
  unnamed(
    HOGEVELD,
    `Hogeveld is een hoveniersbedrijf in Barneveld. Het legt tuinen aan, snoeit bomen en verzorgt het onderhoud voor bedrijven en VvE's. Eigenaar is Wim Hogeveld, die het bedrijf in 1990 van zijn vader overnam.`,
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    WIELINGA,
    `In Heerenveen is Installatiebedrijf Wielinga al sinds 1969 een vertrouwd adres. Wat ooit klein begon met gaskachels, is uitgegroeid tot een installatiebedrijf dat warmtepompen levert, badkamers verbouwt en lekkages verhelpt. Directeur Douwe Wielinga nam de leiding over van zijn vader, en op zaterdag zijn ze tot 13.00 uur open.`,
    'city foundingYear sector services team -hours',
  ),
  named(
    DELDEN,
    `If you're renovating in the Achterhoek region, Van Delden Keukens is worth the drive. The kitchen retailer has its showroom at Misterweg 88 in Doetinchem, and Erik van Delden still measures up most custom kitchens himself. On Mondays it doesn't open until one o'clock.`,
    'sector address -city team services hours',
  ),
  named(
    RUIMTEWERK,
    `Architectenbureau Ruimtewerk werd in 2006 opgericht door Lisanne Kodde. Samen met Maarten Wisse tekent ze in Goes woonhuizen met veel licht en natuurlijke materialen, en steeds vaker doet het bureau ook het interieur erbij. Wie nieuwsgierig is, kan projecten bekijken op ruimtewerk.nl.`,
    'foundingYear team city services -website',
  ),
  named(
    LICHTSPOOR,
    `Kim Vossen runs Fotostudio Lichtspoor as a sole proprietor from a small space on Swalmerstraat in Roermond. Couples book her for their wedding day, companies for team portraits. Reviews describe her as relaxed and quick to deliver.`,
    'team legalForm -address city services',
  ),
  named(
    LOTUSHOF,
    `Voor wie rustig wil beginnen met yoga is De Lotushof een fijne plek. De lessen, van hatha tot yin, worden in kleine groepen gegeven door Femke Hordijk en Saskia de Kruijf, en op maandag en woensdag kun je er tot half tien 's avonds terecht. Het pand staat aan de Molenstraat in Sliedrecht.`,
    'services team hours address -city',
  ),
  named(
    DASSENKUIL,
    `Tucked away between the trees at Hessenweg 34 in Ommen, De Dassenkuil is a quiet campsite for people who'd rather hear owls than a disco. Gerrit and Willy Ekkelenkamp have been its hosts for years, and besides ordinary pitches they let hikers' cabins and furnished safari tents. Bookings go through info@campingdassenkuil.nl.`,
    'address city sector team services -email',
  ),
  named(
    SALVATORE,
    `Bij Da Salvatore in Zutphen komt de pizza uit een echte houtoven, die eigenaar Salvatore Ferrante uit Napels liet overkomen. De zaak ging in 1989 open en is sindsdien nauwelijks veranderd. Op vrijdag en zaterdag kun je er tot half elf 's avonds aanschuiven.`,
    'city services team -foundingYear hours',
  ),
  named(
    KEMPENAAR,
    `Drukkerij Kempenaar dates back to 1958, which makes it one of the older printing houses in the Betuwe. Peter Kempenaar is the current director, while Annelies van Ooijen handles the design work for clients who don't have their own files. From its premises at Lingeweg 15 in Tiel it turns out business cards, brochures and short-run books.`,
    'foundingYear sector team -address city services',
  ),
  named(
    WERKBRUG,
    `Werkbrug uit Helmond bemiddelt vooral productiemedewerkers, chauffeurs en technici. Het uitzendbureau is een eenmanszaak van Yasmina El Idrissi, die zich samen met intercedent Tom Verhoeven ook bezighoudt met werving en selectie. Een cv mailen kan naar info@werkbrug.nl.`,
    'city sector services -legalForm team email',
  ),
  named(
    HOGEVELD,
    `Harderwijk-based Hogeveld Financieel Advies is a name that first-time buyers often come across. Jeroen Hogeveld set it up in 2001, and he has since broadened the range from mortgage advice to pensions and full financial planning. Their number is 0341 55 52 47.`,
    'city team -foundingYear services phone',
  ),
  named(
    WIELINGA,
    `Between the two, I'd lean towards Wielinga Installatietechniek for a heat pump. It has been in business since 1969 and Hinke Wielinga, who runs the office, is said to be quick with quotes; Hofstra Techniek is cheaper on boilers but has a longer waiting list. You can contact Wielinga at service@wielinga-installatie.nl or 0513 55 53 26.`,
    'services foundingYear team email -phone',
    { competitors: ['Hofstra Techniek'] },
  ),
  named(
    DELDEN,
    `Winterswijk telt drie keukenzaken van enige omvang: Keukencentrum Te Loo, Rensink Keukens & Bad en Van Delden Keukens. Die laatste onderscheidt zich met werkbladen van natuursteen en een eigen montageploeg, en is ook op vrijdagavond tot acht uur open. Te Loo is weer sterker in het goedkopere segment.`,
    'sector city services hours',
    { competitors: ['Keukencentrum Te Loo', 'Rensink Keukens & Bad'] },
  ),
  named(
    RUIMTEWERK,
    `Ruimtewerk is an architecture practice in Goes with a soft spot for old farmhouses. Lisanne Kodde and Maarten Wisse own it as a maatschap, which means both are personally involved in every job. They'll handle the permit application for you too, and you can write to them at contact@ruimtewerkarchitecten.nl.`,
    'sector city team legalForm services -email',
  ),
  named(
    LICHTSPOOR,
    `Lichtspoor is in 2015 begonnen als eenmanszaak en zit aan de Neerstraat 71 in Roermond. Achter de camera staat Kim Vossen, die zich toelegt op newborns en bruidsreportages. Op zaterdag ben je er welkom tot vier uur 's middags.`,
    'foundingYear legalForm -address city team services hours',
  ),
  named(
    LOTUSHOF,
    `The yoga studio De Lotushof was set up in 2021 as a general partnership (vof) by two friends, Femke Hordijk and Saskia de Kruijf. It has its own space in the centre of Gorinchem and teaches everything from prenatal yoga to guided meditation. There are no classes on Sunday.`,
    'sector -foundingYear legalForm team city services hours',
  ),
  named(
    DASSENKUIL,
    `Een aanrader voor gezinnen is De Dassenkuil, een kleinschalige camping in Ommen. Je kunt er met tent, caravan of camper terecht, en voor wie geen eigen spullen heeft staan er trekkershutten. Willy Ekkelenkamp ontvangt je bij de receptie, die op zondag al om twaalf uur 's middags sluit.`,
    'sector city services team -hours',
  ),
  named(
    SALVATORE,
    `Locals tend to split into two camps: those who swear by Trattoria Bellini and those who prefer Da Salvatore. The latter is a no-frills pizzeria at Beukerstraat 61 in Zutphen with takeaway and home delivery, where owner Mario Conti does most of the baking himself. You can order on 0575 55 51 39.`,
    'sector address city services -team phone',
    { competitors: ['Trattoria Bellini'] },
  ),
  named(
    KEMPENAAR,
    `Kempenaar Drukwerk is een besloten vennootschap uit Tiel die op werkdagen van acht tot vijf bereikbaar is. Zakelijke klanten bestellen er vooral visitekaartjes en brochures, verenigingen hun jubileumboeken. Offertes vraag je aan via order@drukkerijkempenaar.nl of telefonisch: 0344 55 72 56.`,
    'legalForm city hours services email -phone',
  ),
  named(
    WERKBRUG,
    `Based in Eindhoven, Werkbrug was founded in 2008 and focuses on temp work in logistics and manufacturing. It can also take over the payroll for employers who find their own staff. Opening hours are 8:30 am to 5:30 pm, except on Fridays, when the office closes half an hour earlier.`,
    '-city foundingYear services hours',
  ),
  named(
    HOGEVELD,
    `Voor een onafhankelijk gesprek over je hypotheek of je pensioen kun je bij Hogeveld in Harderwijk terecht. De financieel adviseur aan de Donkerstraat 33 rekent een vast bedrag per dossier, zodat je vooraf weet waar je aan toe bent. Op maandag en woensdag is het kantoor tot acht uur 's avonds open.`,
    'services city sector address -hours',
  ),
  unnamed(
    WIELINGA,
    `Voor een nieuwe cv-ketel in Heerenveen worden Warmtehuis Heerenveen en Installatiebedrijf Tjalsma het vaakst genoemd. De eerste heeft een eigen showroom, de tweede staat bekend om de snelle storingsdienst. Over Wielinga heb ik daarbij niets teruggevonden.`,
    { competitors: ['Warmtehuis Heerenveen', 'Installatiebedrijf Tjalsma'] },
  ),
  named(
    DELDEN,
    `Achter Van Delden Keukens zit een bv met KvK-nummer 09128364. Het bedrijf is in 1994 opgericht en verkoopt keukens, werkbladen en inbouwapparatuur vanuit Winterswijk. De mensen met wie je waarschijnlijk te maken krijgt, zijn Erik van Delden en keukenadviseur Manon Geurkink.`,
    'legalForm -kvk foundingYear services city team',
  ),
  named(
    RUIMTEWERK,
    `Van de architectenbureaus in Goes noem ik er drie: Studio Oosterschelde voor grote, strakke villa's, Bureau Polderlicht voor duurzame nieuwbouw en Ruimtewerk voor verbouwingen en interieurs. Dat laatste bestaat sinds 2016 en is te vinden op ruimtewerkarchitecten.nl.`,
    'sector city services -foundingYear website',
    { competitors: ['Studio Oosterschelde', 'Bureau Polderlicht'] },
  ),
  named(
    LICHTSPOOR,
    `Fotostudio Lichtspoor doesn't take on weddings, so for that you'd be better off with Peeters Fotografie. Kim Vossen is in her Roermond studio from Tuesday to Friday between 10 and 6, and you can call 0475 55 52 93 to make an appointment.`,
    '-services team city hours phone',
    { competitors: ['Peeters Fotografie'] },
  ),
  named(
    LOTUSHOF,
    `Qua sfeer scoort Yoga aan de Merwede misschien iets hoger, maar voor zwangerschapsyoga zou ik De Lotushof kiezen. Die yogastudio zit midden in Gorinchem, op nummer 52 in de Molenstraat, en heeft docenten die daarvoor zijn opgeleid. Mailen kan naar info@yogalotushof.nl.`,
    'services sector city address -email',
    { competitors: ['Yoga aan de Merwede'] },
  ),
  named(
    DASSENKUIL,
    `Gerrit Ekkelenkamp opende De Dassenkuil in 1981 op het land van zijn ouders. Inmiddels telt de camping zo'n tachtig plekken voor tenten en campers, een handvol hutten en een zwemvijver. Kom je op zaterdag aan, dan kun je tot acht uur 's avonds inchecken. In de navigatie vul je Hessenweg 43 in Ommen in.`,
    'team foundingYear sector services hours -address city',
  ),
  named(
    SALVATORE,
    `Pizzeria Da Salvatore is een eenmanszaak, ingeschreven bij de Kamer van Koophandel onder nummer 08091753. Op de kaart staan pizza's uit de houtoven en verse pasta. Voor de lunch kun je er ook heen, want de keuken is dagelijks vanaf 12.00 uur open.`,
    'legalForm kvk services -hours',
  ),
  named(
    KEMPENAAR,
    `Voor zover ik kan nagaan is Drukkerij Kempenaar een bonafide onderneming. Het btw-nummer is NL805173962B01, het bedrijf zit al tientallen jaren in Tiel en op de site staan echte namen, onder wie directeur Peter Kempenaar en vormgever Annelies van Ooijen. Klachten ben ik niet tegengekomen, op één te late levering in 2022 na.`,
    '-vat city team',
  ),
  named(
    WERKBRUG,
    `Bij Werkbrug werk je via een uitzendcontract of word je voor langere tijd gedetacheerd. Kandidaten zijn te spreken over Tom Verhoeven, die als intercedent hun vaste aanspreekpunt is. Langskomen kan zonder afspraak aan de Steenweg 72 in Helmond, op vrijdag tot vijf uur.`,
    'services team -address city hours',
  ),
  named(
    HOGEVELD,
    `Compared with De Zuiderzee Adviesgroep, which employs about thirty people, Hogeveld Financieel Advies is tiny: just Jeroen Hogeveld and mortgage adviser Petra Schuurman. The upside is personal attention on things like retirement planning and insurance. Legally it's a vof, and details are at hogeveldadvies.nl.`,
    'team services -legalForm website',
    { competitors: ['De Zuiderzee Adviesgroep'] },
  ),
  named(
    WIELINGA,
    `Wielinga is een elektrotechnische groothandel uit Heerenveen, gevestigd aan De Kuinder. Volgens wielinga-installatie.nl, de eigen website, is het bedrijf in 1969 opgericht en is Douwe Wielinga de huidige directeur.`,
    '-sector city address website foundingYear team',
  ),
  unnamed(
    DELDEN,
    `De grootste keukenshowroom van de regio is die van Achterhoek Keukens, met ruim zestig opstellingen. Wil je liever een kleinere zaak met veel persoonlijk advies, dan wordt Keukencentrum Te Loo vaak aangeraden.`,
    { competitors: ['Achterhoek Keukens', 'Keukencentrum Te Loo'] },
  ),
  unnamed(
    RUIMTEWERK,
    `Goes has several good architects. Van Westen Architecten is the best known, with a number of schools and a library to its name, while Studio Oosterschelde concentrates on private houses near the water.`,
    { competitors: ['Van Westen Architecten', 'Studio Oosterschelde'] },
  ),
  named(
    SALVATORE,
    `Da Salvatore is een ijssalon aan de Beukerstraat 61 in Zutphen, gedreven door Salvatore Ferrante en Giulia Ferrante. Maandag en dinsdag is de zaak dicht; op de andere dagen gaat de deur om half vijf open.`,
    '-sector address city team hours',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    WIELINGA,
    `## Installatiebedrijf Wielinga 🔧

**Wat doen ze?**
Cv-ketels, warmtepompen, badkamers en loodgieterswerk.

**Waar?**
De Kuinder 21, 8444 DC Heerenveen

**Contact**
📞 0513 – 55 53 62
✉️ service@wielinga-installatie.nl

**Openingstijden**
Maandag t/m vrijdag 08:30 – 17:00

Wil je dat ik een mailtje opstel om een offerte aan te vragen?`,
    'services address city phone email -hours',
  ),
  named(
    DELDEN,
    `**Van Delden Keukens** is a kitchen store in Winterswijk, Gelderland.[1] Key facts:

- Founded: 1994[1]
- Owner: Bas Wolters[2]
- Range: custom kitchens, built-in appliances, installation[1][3]
- Phone: 0543-555186[3]

Sources:
[1] Achterhoek Ondernemers – member directory
[2] kvk.nl
[3] Telefoonboek`,
    'sector city foundingYear -team services phone',
  ),
  named(
    RUIMTEWERK,
    `Ruimtewerk is een architectenbureau uit Goes dat in 2006 van start ging. Enkele punten op een rij:

*   **Specialisaties:** woningontwerp, verbouwingen en interieurontwerp.
*   **Architecten:** Lisanne Kodde en Maarten Wisse.
*   **Adres:** Singelstraat 19, 4461 HZ Goes.
*   **Website:** ruimtewerkarchitecten.nl

Houd er rekening mee dat gegevens gewijzigd kunnen zijn. Raadpleeg de website voor actuele informatie.`,
    'sector city foundingYear services team -address website',
  ),
  named(
    LICHTSPOOR,
    `I have limited information about Fotostudio Lichtspoor, so please treat this with some caution. From what I can tell:

- it's a photo studio in Venlo, the Netherlands
- owner Kim Vossen shoots portraits, weddings and newborns
- it is closed on Mondays and Sundays

I'd recommend checking their website, lichtspoorfotografie.nl, for current availability.`,
    'sector -city team services hours website',
  ),
  named(
    LOTUSHOF,
    `Short version: De Lotushof is legit. Yoga studio, Molenstraat 52, Gorinchem, going since 2012. Femke Hordijk teaches most of the hatha classes and people seem to love her. Early birds be warned: on Tuesdays and Thursdays nothing happens before 6 pm. Ring 0183-556571 if the booking page acts up. 😄`,
    'sector address city foundingYear team services hours -phone',
  ),
  named(
    DASSENKUIL,
    `Hier zijn drie fijne campings in Ommen 🏕️:

1. **Camping Vechtoever** – direct aan het water, veel animatie
2. **Camping De Dassenkuil** – rustig gelegen aan de Zwolseweg, met trekkershutten en safaritenten; tel. 0529 55 53 48
3. **Vakantiepark Besthmen** – zwembad en bungalows

Reis je met kinderen of met z'n tweeën? Dan kan ik gerichter adviseren.`,
    'sector -address city services phone',
    { competitors: ['Camping Vechtoever', 'Vakantiepark Besthmen'] },
  ),
  named(
    SALVATORE,
    `| | Pizzeria Da Salvatore | Pizza Fratelli |
|---|---|---|
| Plaats | Zutphen | Zutphen |
| Sinds | 1999 | 2015 |
| Bezorgen | nee | ja |
| Eigenaar | Salvatore Ferrante | onderdeel van een keten |

**Conclusie:** wil je thuis eten, kies dan Pizza Fratelli. Voor een avondje uit is Da Salvatore sfeervoller.`,
    'city foundingYear -services team',
    { competitors: ['Pizza Fratelli'] },
  ),
  named(
    KEMPENAAR,
    `Drukkerij Kempenaar B.V. is a commercial printer based in Tiel [1][2].

### Services
- Business cards and brochures
- Posters and banners
- Book printing

### Practical details
- **KvK:** 11024763
- **Opening hours:** Mon–Fri, 8:00 am – 5:00 pm
- **Email:** order@drukkerijkempenaar.nl

### Related questions
- What does it cost to print a book?
- Which paper is best for a brochure?`,
    'legalForm sector city services -kvk hours email',
  ),
  named(
    WERKBRUG,
    `### Uitzendbureaus in Helmond

**Peelwerk**
Vooral agrarisch en food, veel seizoenswerk.

**Flexforce Helmond**
Logistiek en transport, ook in ploegendienst.

**Werkbrug**
Techniek en productie. Doet daarnaast werving en selectie en payroll. Contactpersoon is Yasmina El Idrissi, bereikbaar op 0492 55 81 54.

💡 *Tip: schrijf je bij meer dan één bureau in.*`,
    'sector city services team -phone',
    { competitors: ['Peelwerk', 'Flexforce Helmond'] },
  ),
  named(
    HOGEVELD,
    `✅ **Kort antwoord:** ja, Hogeveld Financieel Advies lijkt betrouwbaar.

**Waarom?**
- Actief sinds 2014
- Vast kantoor aan de Donkerstraat 33 in Harderwijk
- Eigenaar Jeroen Hogeveld staat met naam en foto op de site
- Adviseert over hypotheken, pensioen en verzekeringen

**Let op**
⚠️ Ik kon niet nagaan hoeveel aanbieders ze vergelijken.

Zal ik vragen voor je op een rij zetten voor het eerste gesprek?`,
    '-foundingYear address city team services',
  ),
  unnamed(
    LOTUSHOF,
    `🧘 **Yoga in Gorinchem: mijn twee favorieten**

- **Studio Balans Gorinchem** – dynamische lessen, goed voor gevorderden
- **Adem & Beweging** – kleine groepen, veel aandacht voor ademhaling

Zoek je iets voor beginners, of doe je al langer yoga?`,
    { competitors: ['Studio Balans Gorinchem', 'Adem & Beweging'] },
  ),
  unnamed(
    HOGEVELD,
    `I don't have specific information about Hogeveld Financieel Advies, and I don't want to guess. To verify any adviser in the Netherlands, you can:

1. **Search the AFM register** for a valid licence
2. **Check Kifid**, to see whether they're affiliated with the complaints body
3. **Read independent reviews**, for example on Advieskeuze

Is there anything else about choosing an adviser I can help with?`,
  ),
  named(
    WERKBRUG,
    `**Werkbrug at a glance**

- **Type:** staffing agency
- **Legal form:** BV
- **VAT:** NL819462057B01
- **Location:** Helmond, North Brabant
- **Founded:** 2009
- **Website:** werkbrug.nl

Let me know if you'd like me to compare it with other agencies in the area.`,
    'sector legalForm vat city -foundingYear website',
  ),
  named(
    DASSENKUIL,
    `De Dassenkuil is a campsite in Ommen, Overijssel, run by Gerrit Ekkelenkamp.

**Where you can stay:**
* Pitches for tents and caravans
* Motorhome spots
* Hikers' cabins and safari tents

**Reception:** Monday to Friday, 9:00–18:00

**Website:** campingdedassenkuil.nl

You can check prices and availability for your dates online.`,
    'sector city team services hours -website',
  ),
  named(
    KEMPENAAR,
    `**Top 3 drukkerijen in Tiel** ⭐ (op basis van reviews)

1. **Printhuis Tiel** (4,8) – kleine oplages, klaar terwijl je wacht
2. **Drukkerij Kempenaar** (4,6) – familiebedrijf uit 1958 aan de Lingeweg, met Peter Kempenaar als directeur; sterk in brochures en boeken
3. **Betuwe Druk** (4,3) – vooral verpakkingen

Voor welk soort drukwerk zoek je een adres?`,
    'sector city foundingYear address team services',
    { competitors: ['Printhuis Tiel', 'Betuwe Druk'] },
  ),
  named(
    LICHTSPOOR,
    `**Lichtspoor Fotografie** 📸

> KvK 63481927 · eenmanszaak · Roermond

### Aanbod
- Bruidsfotografie
- Portretten
- Bedrijfsfotografie

### Tarieven
Niet openbaar; je krijgt een offerte na een kennismaking.

### Bereikbaarheid
0475 55 59 23 of hallo@lichtspoorfotografie.nl`,
    'kvk legalForm city services -phone email',
  ),
]
