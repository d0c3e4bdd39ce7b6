/** Answers that a stranger to the rules wrote: a dentist, a law firm, a bookkeeper, a landscaper, a roofer, an optician, a beauty salon, a driving school, a hotel and a childcare centre. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BALANS,
  GROENEWOUD,
  HELDER,
  HOFSTEDE,
  LINDE,
  PUUR,
  RUITER,
  SCHOUTEN,
  VLINDER,
  VOORUIT,
} from '#tests/cases/answers/companies/149.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    LINDE,
    `Over Tandartspraktijk De Linde heb ik in mijn bronnen niets teruggevonden, geen website en ook geen vermelding in een register. Controleer op zorgkaartnederland.nl of de praktijk daar een profiel heeft, of zoek de behandelaar op in het BIG-register.`,
  ),
  named(
    HOFSTEDE,
    `Hourly rates aren't something Hofstede Advocaten publishes, so I can't tell you what a divorce would cost there. What is public: this Roermond law firm was set up by Martijn Hofstede and handles divorce and alimony cases alongside employment law. A first quote can be requested through info@hofstedeadvocaten.nl.`,
    'city sector team services -email',
  ),
  unnamed(
    BALANS,
    `I'm sorry, but nothing comes up for an accountant called Administratiekantoor Balans. My knowledge of small local firms is limited, and many of them have never been written about online. You could look it up in the Chamber of Commerce register (kvk.nl), or ask other business owners in Hoorn whom they use.`,
  ),
  named(
    GROENEWOUD,
    `Hoeveel een nieuwe tuin bij Groenewoud Hoveniers kost, weet ik niet; dat hangt af van het ontwerp en de grondsoort. Wel bekend is dat het bedrijf aan de Thorbeckelaan 121 in Barneveld zit en naast tuinaanleg ook bestrating en vijvers verzorgt. Op zaterdagochtend kun je er tot 12.00 uur terecht.`,
    '-address city services hours',
  ),
  unnamed(
    SCHOUTEN,
    `Ik kon geen betrouwbare informatie over Dakdekkersbedrijf Schouten achterhalen. Zoek je een dakdekker in de omgeving van Spijkenisse, dan kom ik deze bedrijven wel tegen:

- Voorne Dakwerken
- Nissewaard Daken

Vraag altijd naar de garantievoorwaarden voordat je een offerte tekent.`,
    { competitors: ['Voorne Dakwerken', 'Nissewaard Daken'] },
  ),
  named(
    HELDER,
    `Ik zie nergens met welke zorgverzekeraars Optiek Helder afspraken heeft. De opticien in Sneek geeft op helder-optiek.nl alleen uitleg over oogmetingen, contactlenzen en kinderbrillen. Bel even voor de zekerheid: 0515 55 57 64.`,
    'sector city -website services phone',
  ),
  unnamed(
    PUUR,
    `No results, unfortunately. There seems to be no review page or article that mentions Salon Puur in Oss, and I'd rather not guess. Instagram or Treatwell is probably the quickest way to find out more.`,
  ),
  named(
    VOORUIT,
    `The pass rate of Rijschool Vooruit is not in the data I have access to; the CBR publishes those figures for every school. I do know that it's a driving school in Hengelo where you can take car and motorcycle lessons, that Erdal Yilmaz owns it, and that you can also book a slot on Saturdays until 2 pm.`,
    'sector -city services team hours',
  ),
  unnamed(
    RUITER,
    `Hotel De Zwarte Ruiter? Daar kan ik helaas niets over vertellen. Het komt niet voor op de boekingssites en in de reisgidsen die ik ken. Misschien is het een oude naam, of staat het ergens anders onder geregistreerd. In Kampen zelf zou je Logement De Kogge of Hotel Stadsgracht kunnen bekijken.`,
    { competitors: ['Logement De Kogge', 'Hotel Stadsgracht'] },
  ),
  named(
    VLINDER,
    `Het actuele uurtarief van Kinderopvang De Vlinder heb ik niet kunnen vinden, en ook over wachtlijsten staat er niets online. Zeker is wel dat de stichting in Winschoten dagopvang en bso aanbiedt en dat Ina Mulder er directeur is. Opgericht werd ze in 1995. Een rondleiding vraag je aan via 0597-555268.`,
    'legalForm city services team foundingYear -phone',
  ),
  unnamed(
    HOFSTEDE,
    `Nee, dit kantoor ken ik niet. In de openbare bronnen die ik kan raadplegen, komt Hofstede Advocaten niet voor. Bij de Nederlandse Orde van Advocaten kun je op naam zoeken; daar zie je meteen op welke rechtsgebieden iemand is ingeschreven en of er tuchtmaatregelen zijn.`,
  ),
  named(
    LINDE,
    `Of De Linde nieuwe patiënten aanneemt, kan ik op dit moment niet nagaan. De tandartspraktijk in Zutphen is op maandag tot acht uur 's avonds open en op vrijdag de hele dag dicht. Je kunt het navragen via balie@tandartsdelinde.nl.`,
    'sector city -hours email',
  ),
  unnamed(
    VLINDER,
    `I have no verified details about Kinderopvang De Vlinder, so I can't say anything about its quality or staff. Every Dutch childcare provider does appear in the national register (landelijkregisterkinderopvang.nl), together with the GGD inspection reports. If you paste one of those reports here, I can help you interpret it.`,
  ),
  named(
    SCHOUTEN,
    `There are too few reviews online to say how satisfied customers of Schouten Dakbedekking are. What I can confirm is more basic. It's a private limited company registered under KvK number 24175083, it has existed since 1981, and it replaces tiles, repairs leaks and does zinc work from its yard on the Malledijk in Hellevoetsluis.`,
    'legalForm kvk foundingYear services address -city',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    LINDE,
    `Linde is een internationaal concern dat industriële gassen levert, zoals zuurstof en stikstof. Daarnaast is een linde natuurlijk een loofboom, die je in veel dorpen op het plein ziet staan. Zoek je een bedrijf met deze naam in een bepaalde plaats, laat dan weten welke.`,
  ),
  named(
    LINDE,
    `You probably mean Tandartspraktijk De Linde (with an "e" at the end), not "De Lind". It's a dentist in Zutphen that has been around since 1989, and besides check-ups it places implants, crowns and bridges. De Lind is a health centre in Oisterwijk.`,
    'sector city -foundingYear services',
  ),
  unnamed(
    HOFSTEDE,
    `Hofstede usually refers to Geert Hofstede, the Dutch social psychologist who developed the cultural dimensions theory. His model compares countries on scales such as power distance, individualism and uncertainty avoidance, and it's still widely used in business schools.`,
  ),
  named(
    HOFSTEDE,
    `Met "Hofsteede Advocaten" bedoel je vermoedelijk Hofstede Advocaten, met één e in het midden. Dat kantoor zit aan de Minderbroederssingel in Roermond; een van de mensen die er werken is Claire Smeets. Hofstee Legal uit Venlo is iets anders: daar zitten fiscalisten.`,
    '-address city team',
  ),
  unnamed(
    BALANS,
    `Balans & Co in Purmerend is an accounting firm for restaurants and hotels. It was founded in 2016 by two former Deloitte employees and works entirely in Exact Online. Prices start at €125 a month.`,
  ),
  named(
    BALANS,
    `In het webadres staat balanshoorn.nl, maar officieel heet het Administratiekantoor Balans. Eigenaar is Petra Zijlstra. Ze houdt het klein: btw-aangiften, jaarrekeningen en de loonadministratie voor zzp'ers en winkeliers uit West-Friesland.`,
    'website -team services',
  ),
  unnamed(
    GROENEWOUD,
    `Groenewoud is een wijk in Nijmegen, grotendeels gebouwd in de jaren vijftig en zestig. Er staan veel eengezinswoningen en de buurt is geliefd bij gezinnen, omdat het Goffertpark en de universiteit vlakbij liggen.`,
  ),
  named(
    GROENEWOUD,
    `"Groenewoudtuinen" and "Groenewoud Hoveniers" are one and the same business: Hoveniersbedrijf Groenewoud, a landscaper from Barneveld. Don't mix it up with Groenewold Tuinen, which sells garden sheds in Drachten. The Barneveld company does garden maintenance, paving and ponds; call 0342 555 629 for an appointment.`,
    'sector city services phone',
  ),
  unnamed(
    SCHOUTEN,
    `Schouten & Zonen Dakwerken is gevestigd in Alphen aan den Rijn en werkt vooral voor woningcorporaties en vve's. Het bedrijf telt ongeveer zestig medewerkers en heeft een VCA**-certificaat. Particulieren kunnen er alleen terecht voor groendaken.`,
  ),
  named(
    SCHOUTEN,
    `Je schrijft "Schoute Daken", maar het gaat om Schouten Daken, met een n. Het dakdekkersbedrijf is een eenmanszaak van Ron Schouten en zit in Spijkenisse. Lekkages verhelpen ze vaak nog dezelfde week. Schoute Dakkapellen uit Goes hoort er niet bij.`,
    'sector -legalForm team city services',
  ),
  unnamed(
    HELDER,
    `Opticians in Den Helder include Pearle, Specsavers and a few independents such as Brilservice Koningstraat. Most are on or around the Spoorstraat and offer free eye tests.`,
  ),
  named(
    HELDER,
    `Helder Optiek, as some directories list it, is Optiek Helder at Oosterdijk 52, Sneek. Femke Visser runs the shop, and the range covers prescription glasses, children's frames and contact lenses. On Fridays it stays open until 9 pm. Optiek Heldring in Heerenveen is a different store.`,
    'address city team services -hours',
  ),
  unnamed(
    PUUR,
    `Salon Puurr (met dubbele r) in Tilburg is een kapsalon waar je zonder afspraak binnen kunt lopen. Een knipbeurt kost er rond de 30 euro en kleuren doen ze vanaf 55 euro.`,
  ),
  named(
    PUUR,
    `Zowel "Puur Salon" als "Beautysalon Puur" verwijst naar Salon Puur in de Houtstraat in Oss. Sanne van den Heuvel begon er in 2005 en doet gezichtsbehandelingen en huidverbetering; voor manicure kun je bij Kim Loeffen terecht. Pure Skin, om de hoek, is een kliniek voor laserontharing.`,
    'address city team -foundingYear services',
  ),
  unnamed(
    VOORUIT,
    `Vooruit is een Vlaamse sociaaldemocratische partij, die tot 2021 sp.a heette. De naam wordt ook gebruikt voor het bekende kunstencentrum in Gent, een gebouw van de socialistische coöperatie uit 1913 dat nu VIERNULVIER heet. Over welke van de twee wil je meer weten?`,
  ),
  named(
    VOORUIT,
    `I found "Rijschool Vooruitgang" in Enschede and "Rijschool Vooruit" in Almelo, and the second one looks like your match. The owner is Dennis Kuipers. It offers crash courses and trailer licence training as well, and the website is rijschoolvooruit.nl.`,
    'city -team services website',
  ),
  unnamed(
    RUITER,
    `De zwarte ruiter (*Tringa erythropus*) is een steltloper uit de familie van de strandlopers en snippen. In de zomer is hij bijna helemaal zwart, in de winter lichtgrijs. Je ziet hem in Nederland vooral tijdens de trek, onder meer op de Wadden en langs de IJssel bij Kampen.`,
  ),
  named(
    RUITER,
    `The Black Rider, or De Zwarte Ruiter in Dutch, is a hotel on the Oudestraat in Kampen. Guests get breakfast with their room, bikes can be rented, and there's a meeting room for small groups. The Tom Waits musical with the same English title has nothing to do with it.`,
    'sector -address city services',
  ),
  unnamed(
    VLINDER,
    `De Vlindertuin is a childcare centre in Stadskanaal with two toddler groups and a large garden. It is open from 7:00 to 18:00 on weekdays. According to the most recent GGD report, the pedagogical climate is good.`,
  ),
  named(
    VLINDER,
    `KDV de Vlinders? De juiste naam is De Vlinder, zonder s. Dit kinderdagverblijf zit in de Torenstraat in Winschoten en heeft Roelien Drenth als locatiemanager. Het is van maandag tot en met vrijdag open van half acht tot zes uur. Vergelijkbare namen, zoals De Vlinderboom in Veendam, horen bij andere organisaties.`,
    'sector address city team -hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    BALANS,
    `Er zijn in Nederland tientallen bedrijven die Balans heten. In Hoorn gaat het om een administratiekantoor aan het Kleine Noord 93, begonnen in 2011. In Zwolle is Balans een fysiotherapiepraktijk en in Breda een yogastudio.`,
    'city sector -address foundingYear',
  ),
  unnamed(
    BALANS,
    `Balans is a physiotherapy practice in Leeuwarden with four therapists. They treat back and neck complaints, offer dry needling and give group classes for people over 65. You don't need a referral from your GP.`,
  ),
  named(
    GROENEWOUD,
    `Two landscaping companies carry the name Groenewoud. One is in Barneveld, run by Gert Groenewoud, with a crew that lays out gardens and ponds; its VAT number is NL806284173B01. The other, in Rijswijk, mainly maintains public green space for municipalities. Which one is closer to you?`,
    'sector city team services -vat',
  ),
  unnamed(
    GROENEWOUD,
    `Groenewoud is een kwekerij in Boskoop, gespecialiseerd in coniferen en heesters voor de export. Het bedrijf levert alleen aan tuincentra en groothandels, dus als particulier kun je er niet terecht.`,
  ),
  named(
    HELDER,
    `De naam Helder wordt door meer zaken gebruikt: er is een glazenwasser in Emmen, een schoonmaakbedrijf in Delft en de opticien in Sneek. Die laatste werd in 2003 opgericht, verkoopt brillen en lenzen en is bereikbaar via info@optiekhelder.nl.`,
    'sector city foundingYear services -email',
  ),
  unnamed(
    PUUR,
    `Salon Puur in Apeldoorn is een kapsalon voor dames en heren, met een eigen lijn van natuurlijke haarproducten. Mariska Bosch is de eigenaresse. Op zondag en maandag is de zaak dicht.`,
  ),
  named(
    PUUR,
    `Salon Puur is a popular name. You'll find a hairdresser called Salon Puur in Apeldoorn, a nail bar in Hilversum, and a beauty salon at Houtstraat 33 in Oss. The Oss one closes on Mondays and offers facials, waxing and manicures; book at salonpuur.nl.`,
    'sector address city hours services -website',
  ),
  unnamed(
    PUUR,
    `Puur is a lunchroom in the centre of Uden that serves sandwiches, soups and home-made cake. Most ingredients are organic, and there are plenty of vegan choices. It gets busy around noon, so reserving a table is sensible.`,
  ),
  named(
    VOORUIT,
    `Rijscholen met de naam Vooruit vind je onder meer in Almelo, Dordrecht en Assen. Voor die in Almelo bel je 0546 55 59 03; ze geven autorijles, motorles en spoedcursussen en zijn op werkdagen tot 18.00 uur open. De vestiging in Assen is een ander bedrijf en leidt alleen vrachtwagenchauffeurs op.`,
    'sector city phone services -hours',
  ),
  unnamed(
    VOORUIT,
    `Vooruit is a gymnastics club in Deventer, founded in 1921. It has around 350 members, from toddlers to seniors, and trains in the sports hall on the Zwolseweg. New members can join three trial sessions for free.`,
  ),
  named(
    RUITER,
    `Let wel op de plaats, want er zijn twee horecazaken die De Zwarte Ruiter heten. Die in Kampen is een hotel dat al sinds 1946 bestaat, met Albert ten Have als eigenaar. Die in Roosendaal is een bruin café met livemuziek.`,
    'sector city -foundingYear team',
  ),
  unnamed(
    RUITER,
    `De Zwarte Ruiter is a rock café on the Grote Markt in The Hague. In summer its terrace is one of the busiest in the city, and on weekends DJs play inside. The kitchen serves burgers and bar snacks until 10 pm.`,
  ),
  named(
    LINDE,
    `Tree names are popular in Dutch healthcare. Tandartspraktijk De Linde exists in Zutphen, in Boxtel and in Heemstede. The one in Zutphen has Jeroen Nijhuis on its staff, phone 0575 55 53 41, and doesn't do dental implants; for those you'd be referred elsewhere.`,
    'city team phone -services',
  ),
  unnamed(
    VLINDER,
    `De Vlinder is een openbare basisschool in Almere met ruim driehonderd leerlingen. De school werkt met een continurooster en heeft veel aandacht voor muziek en techniek. Aanmelden kan vanaf het moment dat je kind drie jaar is.`,
  ),
  named(
    HOFSTEDE,
    `Onder de naam Hofstede werken verschillende kantoren. Hofstede Advocaten in Roermond is gespecialiseerd in huurrecht en mediation, met Noor Verhaegh als mediator. Daarnaast bestaan er een Hofstede Makelaardij in Assen en een notaris Hofstede in Zeist. Het nummer in Roermond is 0475 55 81 25.`,
    'city services team -phone',
  ),
  named(
    SCHOUTEN,
    `Schouten is a common surname in the Netherlands, so check the town. In Spijkenisse there's Dakdekkersbedrijf Schouten (KvK 24175380), active since 1981. In Hoofddorp, a Schouten sells solar panels, and Schouten Dakbedekking Noord works out of Groningen.`,
    'city -kvk foundingYear',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    LINDE,
    `Tandartspraktijk De Linde werd in 1998 geopend door Karin ter Horst, die er nog altijd eigenaar van is. Je vindt de praktijk op Coehoornsingel 28 in Zutphen, een paar minuten lopen van het station. Behalve voor de halfjaarlijkse controle kun je er ook terecht bij een mondhygiënist. Op woensdagavond is er een late openstelling, wat prettig is als je overdag werkt.`,
    'foundingYear -team address city services hours',
  ),
  named(
    LINDE,
    `If dental work makes you nervous, De Linde in Zutphen gets mentioned fairly often on local forums as a patient and calm place. Formally it is a private limited company (B.V.). The website, tandartsdelinde.nl, says that it's open on weekdays and closed at weekends, and that crowns and bridges are made in cooperation with a local lab.`,
    'city -legalForm website hours services',
  ),
  named(
    LINDE,
    `Zutphen heeft een handvol praktijken. Tandartsen IJsselkade is de grootste en Mondzorg De Hoven werkt veel met kinderen, terwijl De Linde bekendstaat om zijn implantaten. Die laatste zit al jaren aan de Coehoornsingel; het telefoonnummer is 0575 55 35 14.`,
    'city services address -phone',
    { competitors: ['Tandartsen IJsselkade', 'Mondzorg De Hoven'] },
  ),
  named(
    HOFSTEDE,
    `Founded in 2006 by Martijn Hofstede, the firm has built a name in Limburg for dismissal cases and tenancy disputes. It is registered with the Chamber of Commerce as a B.V. under number 14078264. Clients describe Hofstede Advocaten as direct and quick to reply, although a few mention that the invoices were higher than expected.`,
    'foundingYear team services legalForm -kvk',
  ),
  named(
    HOFSTEDE,
    `Voor een ontslagzaak in Roermond kun je onder meer bij Peeters & Knops en Hofstede Advocaten aankloppen. Het laatste is een advocatenkantoor van bescheiden omvang, opgericht in 2009, waar arbeidsrecht en echtscheidingen de hoofdmoot vormen.`,
    'city sector -foundingYear services',
    { competitors: ['Peeters & Knops'] },
  ),
  named(
    HOFSTEDE,
    `Hofstede is een notariskantoor in Roermond. Je kunt er op werkdagen vanaf half negen terecht, en op vrijdag sluit het een uur eerder dan op de andere dagen. Mailen kan naar secretariaat@hofstedeadvocaten.nl en het bezoekadres is Godsweerdersingel 61.`,
    '-sector city hours email address',
  ),
  named(
    HOFSTEDE,
    `Comparing the two, Roerzicht Advocaten is the bigger name and mostly serves companies, whereas Hofstede focuses on private individuals: divorce, alimony, rent and employment matters. Claire Smeets is one of the people you'd deal with there, and mediation is done in-house. Both have offices in the centre of Weert.`,
    'services team -city',
    { competitors: ['Roerzicht Advocaten'] },
  ),
  named(
    BALANS,
    `Wilma Kramer startte Administratiekantoor Balans in 2011 als eenmanszaak. Sinds een paar jaar werkt ook Ruud Beemster mee, die de salarissen van zo'n veertig werkgevers verzorgt. Ondernemers uit de buurt waarderen vooral dat ze gewoon kunnen binnenlopen op het Kleine Noord in Hoorn.`,
    'team foundingYear legalForm services address city',
  ),
  named(
    BALANS,
    `For a freelancer who is just starting out, Balans would be a reasonable choice. It is a small bookkeeping office in Hoorn that files VAT returns and income tax returns, and it answers the phone on 0229-554573 until five o'clock, or until noon on Fridays. Expect to pay somewhere between 60 and 90 euros a month.`,
    'sector city services -phone hours',
  ),
  named(
    BALANS,
    `Wie in West-Friesland een boekhouder zoekt, komt al gauw uit bij Westfriese Cijfers, Kantoor Dekker & Bot of Administratiekantoor Balans. Balans zit in Enkhuizen en heeft btw-nummer NL002417386B55; jaarrekeningen en aangiftes inkomstenbelasting zijn het dagelijks werk. Dekker & Bot bedient grotere mkb-bedrijven.`,
    'sector -city vat services',
    { competitors: ['Westfriese Cijfers', 'Kantoor Dekker & Bot'] },
  ),
  named(
    GROENEWOUD,
    `Hoveniersbedrijf Groenewoud uit Barneveld heeft in de streek een goede naam. Het familiebedrijf, een bv van Gert en Lianne Groenewoud, legt sinds 1992 tuinen aan en onderhoudt ze desgewenst ook. Het werk begint om zeven uur 's ochtends en op zondag ligt alles stil.`,
    'city -legalForm team foundingYear services hours',
  ),
  named(
    GROENEWOUD,
    `Groenewoud Tuinen is a garden centre in Barneveld where you can buy plants and pots. It opened in 1992 and its website is groenewoudtuinen.nl. Parking is free.`,
    '-sector city foundingYear website',
  ),
  named(
    GROENEWOUD,
    `I'd get quotes from three firms: Van Beek Tuinen for a modern design, Veluwe Groen if you want native planting, and Groenewoud for paving or a pond. At the last of these, Dirk Evers is the foreman on site and Gert Groenewoud the owner. You can reach them at offerte@groenewoudtuinen.nl.`,
    'services team -email',
    { competitors: ['Van Beek Tuinen', 'Veluwe Groen'] },
  ),
  named(
    GROENEWOUD,
    `Groenewoud is een hovenier met zo'n acht medewerkers en een eigen werkplaats. De zaak is eigendom van Henk Rozendaal en staat bij de Kamer van Koophandel ingeschreven onder 09132864. Bestrating leggen ze zelf; voor boomverzorging schakelen ze een specialist in.`,
    'sector -team -kvk services',
  ),
  named(
    SCHOUTEN,
    `Heb je lekkage, dan kun je Schouten Daken in Spijkenisse bellen op 0181 55 51 36. Ze zijn dag en nacht geopend, ook in het weekend, en repareren zowel bitumen als pannendaken. De directeur, Ron Schouten, komt volgens reviews vaak zelf kijken.`,
    'city phone -hours services team',
  ),
  named(
    SCHOUTEN,
    `Dakdekkersbedrijf Schouten is a second-generation roofing company in Spijkenisse. Ron Schouten took over from his father, who had started the business in 1981. These days flat bitumen roofs account for most of the turnover, and zinc gutters are folded in its own workshop at Malledijk 24.`,
    'sector city team foundingYear services address',
  ),
  named(
    SCHOUTEN,
    `Van de dakdekkers op Voorne-Putten vallen er drie op. Dakservice De Bruin is goedkoop en snel, Voorne Dakwerken doet vooral rieten daken en Schouten is de oudste van het stel, opgericht in 1981. Offertes vraag je bij Schouten aan via schoutendakwerken.nl; reken op een week wachttijd.`,
    'sector foundingYear -website',
    { competitors: ['Dakservice De Bruin', 'Voorne Dakwerken'] },
  ),
  named(
    HELDER,
    `Optiek Helder is al sinds 2003 een vertrouwd adres aan de Oosterdijk in Sneek. Optometrist Tjeerd Bakker meet er je ogen op en neemt de tijd om uit te leggen wat hij ziet. Je kunt er slagen voor een bril, maar ook voor lenzen.`,
    'foundingYear address city team services',
  ),
  named(
    HELDER,
    `Yes, Optiek Helder is a real shop: an optician in Sneek with KvK number 01106832. It's run as a limited company, with Femke Visser as the owner. Reviews praise the play corner and the wide selection of kids' glasses, and one complains about a long wait at the counter.`,
    'sector city -kvk legalForm team services',
  ),
  named(
    HELDER,
    `Wie in Sneek een opticien zoekt, heeft keus genoeg: Wiersma Optiek richt zich op het hogere segment, Brillenhuis Sneek adverteert met kortingen en Helder zit daar een beetje tussenin. Bij Helder worden geen contactlenzen aangemeten, daarvoor word je doorverwezen. Op maandagochtend is de zaak dicht.`,
    'city sector -services hours',
    { competitors: ['Wiersma Optiek', 'Brillenhuis Sneek'] },
  ),
  named(
    HELDER,
    `What sets Helder apart is that it employs an optometrist, so an eye exam there goes further than a quick lens check. The store can be found at Oosterdijk 25 in Sneek and opens at half past nine on Tuesdays. For questions, write to winkel@optiekhelder.nl.`,
    'services -address city hours email',
  ),
  named(
    PUUR,
    `Bij Salon Puur draait het om rust: twee behandelkamers, geen muziek en een kopje thee vooraf. Sanne van den Heuvel opende haar schoonheidssalon in 2015 in Oss, nadat ze jaren voor een kliniek had gewerkt. Huidverbetering is haar specialiteit. Op vrijdag kun je 's avonds terecht, tot negen uur.`,
    'team sector foundingYear city services -hours',
  ),
  named(
    PUUR,
    `Puur is a hair salon on the Houtstraat in Oss. The owner is Sanne van den Heuvel; it's a sole proprietorship registered with the KvK as 63917405. Appointments can be made by phone on 0412-555087.`,
    '-sector address city team legalForm kvk phone',
  ),
  named(
    PUUR,
    `Voor een gezichtsbehandeling in Oss worden meestal drie namen genoemd, te weten Beauty by Lotte, Huidstudio Maasland en Salon Puur. Die laatste is de jongste van de drie: Puur ging in 2018 van start. Harsen kan er ook, en een afspraak maak je door te mailen naar afspraak@salonpuur-oss.nl.`,
    'city services -foundingYear email',
    { competitors: ['Beauty by Lotte', 'Huidstudio Maasland'] },
  ),
  named(
    VOORUIT,
    `Erdal Yilmaz begon in 2008 met één lesauto en heeft nu zes instructeurs in dienst. Zijn rijschool, Vooruit, zit aan de Bornsestraat in Almelo en leidt op voor auto, motor en aanhanger. Leerlingen prijzen vooral het geduld van Bianca Wolters.`,
    'team foundingYear sector -address city services',
  ),
  named(
    VOORUIT,
    `Rijschool Vooruit seems trustworthy as far as I can judge. It has been running since 2008 and is registered as a limited company (B.V.) under KvK 08172950. The reviews I've seen are positive about the crash course, which takes two weeks including the exam. Do ask what happens with your deposit if you have to cancel.`,
    'foundingYear -legalForm kvk services',
  ),
  named(
    VOORUIT,
    `Tussen Rijschool Vooruit en Verkeersschool Nijland zit weinig verschil in prijs. Nijland heeft meer automaten, Vooruit is langer open: doordeweeks tot in de avond en op zaterdag tot twee uur. Motorrijlessen krijg je bij Vooruit niet, bij Nijland wel. Allebei zitten ze in Almelo.`,
    'hours -services city',
    { competitors: ['Verkeersschool Nijland'] },
  ),
  named(
    RUITER,
    `Vanuit de kamers aan de voorkant kijk je uit over de IJssel. Hotel De Zwarte Ruiter ligt namelijk pal aan het water in Deventer, op IJsselkade 88, en bestaat sinds 1964. In het restaurant serveren ze vooral streekgerechten, en fietsers kunnen er een e-bike huren.`,
    'address -city foundingYear services',
  ),
  named(
    RUITER,
    `De Zwarte Ruiter is a mid-range hotel in Kampen with about twenty-five rooms. Manager Marjan Kolk and her colleagues put out a generous breakfast every morning. Business guests use the meeting room downstairs, and the number for reservations is +31 38 555 14 90.`,
    'sector city team services -phone',
  ),
  named(
    RUITER,
    `Voor een weekend Kampen kun je kiezen uit Hotel Stadsgracht, modern en aan de rand van het centrum, Hotel De Koornmarkt, klein en romantisch, of De Zwarte Ruiter, waarvan Kees van Dijk de eigenaar is en dat een eigen restaurant heeft. Boeken bij die laatste gaat het voordeligst via dezwarteruiter.nl.`,
    'city -team services website',
    { competitors: ['Hotel Stadsgracht', 'Hotel De Koornmarkt'] },
  ),
  named(
    RUITER,
    `The hotel in Kampen is operated by Zwarte Ruiter Kampen B.V., registered under number 05038147. Albert ten Have owns De Zwarte Ruiter. The reception is staffed daily between 7 am and 11 pm, so let them know in advance if your train gets in late.`,
    'sector city legalForm -kvk team hours',
  ),
  named(
    VLINDER,
    `De Vlinder is een kleinschalige kinderopvang in Winschoten, waar de groepen per leeftijd zijn ingedeeld. Naast dagopvang is er peuteropvang op vier ochtenden. Volgens het laatste inspectierapport van de GGD waren er geen tekortkomingen. Directeur is Ina Mulder.`,
    'sector city services team',
  ),
  named(
    VLINDER,
    `Many parents pick Kinderopvang De Vlinder because of its hours: doors open at 6:45 in the morning and the last children leave at half past six. It is a non-profit foundation rather than a chain, set up in 1995. After-school care isn't available; for that you need another provider. The building is at Torenstraat 51 in Winschoten.`,
    'hours legalForm foundingYear -services -address city',
  ),
  named(
    VLINDER,
    `Qua prijs ontlopen KDV De Speelboom, Kinderopvang Oldambt en De Vlinder elkaar niet veel. Het verschil zit eerder in het aanbod, want alleen De Vlinder heeft ook voorschoolse opvang. Het is een besloten vennootschap met KvK-nummer 02063719, gevestigd in Winschoten.`,
    'services -legalForm kvk city',
    { competitors: ['KDV De Speelboom', 'Kinderopvang Oldambt'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    LINDE,
    `Here are a few dentists in Zutphen worth looking at 🦷

### 1. Tandartsen IJsselkade
Large practice, open on Saturdays.

### 2. Tandartspraktijk De Linde
📍 Coehoornsingel 28
📞 0575 55 53 41
✨ Implants, dental hygiene, regular check-ups

### 3. Tandheelkundig Centrum Berkel
Also treats emergency cases.

Are you looking for yourself or for the whole family?`,
    'sector city address phone services',
    { competitors: ['Tandartsen IJsselkade', 'Tandheelkundig Centrum Berkel'] },
  ),
  named(
    LINDE,
    `**Tandartspraktijk De Linde** is gevestigd aan de Coehoornsingel in Zutphen [1]. Hester Wolbers is eigenaar en staat ingeschreven in het BIG-register [2]. De praktijk is ook op vrijdagmiddag open, tot 17:00 uur [1]. In het handelsregister is het nummer 08093517 vermeld [3].

**Bronnen**
1. tandartsdelinde.nl
2. bigregister.nl
3. kvk.nl`,
    'address city team -hours kvk website',
  ),
  named(
    HOFSTEDE,
    `Based on what's publicly available, here's what I can tell you about **Hofstede Advocaten**:

**The basics**
- Law firm in Roermond, Godsweerdersingel 16
- Started in 2006
- Limited company (B.V.)

**What they do**
- Employment law
- Divorce and alimony
- Mediation

**What I can't tell you**
I have nothing reliable on fees or outcomes. I'd suggest an introductory call before you sign anything.`,
    'sector city -address foundingYear legalForm services',
  ),
  named(
    BALANS,
    `Hier is een overzicht van de beschikbare gegevens:

| Gegeven | Informatie |
| :--- | :--- |
| **Naam** | Administratiekantoor Balans |
| **Soort bedrijf** | Boekhouder |
| **Adres** | Kleine Noord 39, 1621 JE Hoorn |
| **Telefoon** | 0229 55 47 53 |
| **E-mail** | info@balanshoorn.nl |
| **Openingstijden** | ma t/m do 09:00–17:00, vr 09:00–12:00 |

Wil je dat ik ook andere kantoren in de buurt opzoek?`,
    'sector address city -phone email hours',
  ),
  named(
    BALANS,
    `Short version: Balans looks legit.

- Owner: Wilma Kramer
- In business since 2001
- Does payroll, VAT returns, annual accounts
- No horror stories on X or Google that I could dig up

Solid pick if you're a small outfit. If you've got fifty people on the payroll, Van Diepen Administraties might have more hands.`,
    'team -foundingYear services',
    { competitors: ['Van Diepen Administraties'] },
  ),
  named(
    GROENEWOUD,
    `Goede vraag! Beide bedrijven zijn hoveniers in Barneveld, maar ze verschillen nogal 🌿

| | Groenewoud | Hoveniers De Valk |
|---|---|---|
| Opgericht | 1992 | 2014 |
| Sterk in | vijvers, bestrating | daktuinen |
| Rechtsvorm | eenmanszaak | bv |
| Telefoon | 0342 55 56 29 | niet gevonden |
| Zaterdag | tot 12:00 | gesloten |

**Mijn advies:** voor een vijver kies je Groenewoud, voor een groen dak De Valk.

Zal ik een checklist maken voor het offertegesprek?`,
    'sector city foundingYear services -legalForm phone hours',
    { competitors: ['Hoveniers De Valk'] },
  ),
  named(
    SCHOUTEN,
    `## Schouten Daken – wat is er bekend?

🏠 **Type bedrijf:** aannemer
📍 **Locatie:** Malledijk 24, Spijkenisse
👷 **Contactpersoon:** Patrick Kleijn, uitvoerder
🔧 **Werkzaamheden:** bitumen, dakpannen, zink
✉️ **Offerte:** offerte@schoutendaken.nl

### Waar moet je op letten?
Vraag om een schriftelijke garantie van minimaal tien jaar en laat vooraf foto's van het dak maken.`,
    '-sector address city team services email',
  ),
  unnamed(
    SCHOUTEN,
    `The search results do not contain information about Dakdekkersbedrijf Schouten in Spijkenisse. They mention other businesses with this surname, including Schouten Techniek, an installer of heat pumps in Dordrecht [1], and Schouten Interieur, a kitchen showroom in Capelle [2]. To answer your question I would need a website or a KvK number.`,
  ),
  named(
    HELDER,
    `Dit zijn drie goed beoordeelde opticiens in Sneek:

1. **Optiek De Waag** – onafhankelijke zaak met veel designmonturen.
2. **Optiek Helder** – oogmetingen door een optometrist, contactlenzen en kinderbrillen. Op donderdag koopavond. Website: helderoptiek.nl
3. **Wiersma Optiek** – ook hoortoestellen.

*Let op: beoordelingen kunnen veranderen, dus kijk ook zelf nog even op Google Maps.*`,
    'sector city services hours -website',
    { competitors: ['Optiek De Waag', 'Wiersma Optiek'] },
  ),
  named(
    HELDER,
    `**Optiek Helder: quick facts**

* **Who:** Femke Visser (owner) and Tjeerd Bakker, who does the eye measurements
* **Where:** Oosterdijk 52, 8601 BV Sneek
* **Phone:** 0515 55 57 64
* **VAT:** NL812638207B01
* **Opening hours:** Monday from 1 pm, Thursday until 9 pm, closed on Sunday

Would you like directions from the station, or tips on what to ask during an eye test?`,
    'team services address city phone vat hours',
  ),
  named(
    PUUR,
    `Leuk dat je een dagje verwennerij plant! 💆‍♀️ Dit heb ik gevonden:

**Salon Puur (Oss)**
- Gezichtsbehandelingen vanaf ongeveer € 65
- Manicure en harsen zijn ook mogelijk
- Zaterdag open tot 15.00 uur, maandag dicht
- Btw-id: NL001746239B18

**Alternatief:** Schoonheidsinstituut Van Uden, iets duurder maar met sauna.

Zoek je iets voor jezelf of is het een cadeau? 🎁`,
    'city services hours -vat',
    { competitors: ['Schoonheidsinstituut Van Uden'] },
  ),
  named(
    VOORUIT,
    `I looked into **Rijschool Vooruit** for you.

**Pros**
- Evening lessons: open until 9 pm on weekdays
- Car, motorcycle and trailer lessons under one roof
- Experienced instructors, such as Bianca Wolters

**Cons**
- Waiting list of about six weeks
- No lessons on Sunday

**Contact:** info@rijschoolvooruit.nl, Wierdensestraat 140, Almelo

Want me to compare prices with Rijschool Twente Drive?`,
    'hours services team -email address city',
    { competitors: ['Rijschool Twente Drive'] },
  ),
  named(
    VOORUIT,
    `Mijn top 3 van rijscholen in Almelo 🚗

🥇 **Rijschool Olde Meule**: hoogste slagingspercentage
🥈 **Rijschool Vooruit**: spoedcursus in twee weken, bel 0546 55 93 30
🥉 **Verkeersschool Nijland**: voordelige pakketten

Tip: neem bij elke school eerst een proefles. Zo merk je snel of het klikt met de instructeur.`,
    'sector city services -phone',
    { competitors: ['Rijschool Olde Meule', 'Verkeersschool Nijland'] },
  ),
  named(
    RUITER,
    `### Hotel De Zwarte Ruiter

A family-run **hotel** in Kampen, right by the river.

- **Founded:** 1964
- **Facilities:** restaurant, meeting room, bike rental
- **Booking:** hoteldezwarteruiter.nl or receptie@dezwarteruiter.nl

> "Lovely view, creaky stairs, excellent breakfast." (guest review)

Similar places nearby: *Logement De Kogge* and *Hotel Stadsgracht*. Shall I check which of them allows dogs?`,
    'sector city foundingYear services -website email',
    { competitors: ['Logement De Kogge', 'Hotel Stadsgracht'] },
  ),
  named(
    VLINDER,
    `**Kinderopvang De Vlinder**, Torenstraat 15, Winschoten

✅ Dagopvang en peutergroepen
✅ Open van 06:45 tot 18:30 op werkdagen
✅ Meer informatie: kinderopvangdevlinder.nl

Andere mogelijkheden in de stad zijn **Villa Kakelbont** en **KDV De Speelboom**. Wil je weten hoeveel kinderopvangtoeslag je ongeveer krijgt? Dan heb ik je toetsingsinkomen en het aantal uren nodig.`,
    'address city services hours website',
    { competitors: ['Villa Kakelbont', 'KDV De Speelboom'] },
  ),
  named(
    VLINDER,
    `Samenvatting op basis van 3 bronnen:

**De Vlinder** is een kinderdagverblijf in Winschoten [1]. De leiding is in handen van directeur Tineke Bosma [2]. Het is een stichting, in het handelsregister bekend onder nummer 02063719 [3].

**Contact:** info@kinderopvangdevlinder.nl, 0597 55 52 86

**Gerelateerde vragen**
- Wat kost kinderopvang per uur in 2025?
- Hoe werkt de wachtlijst bij een kinderdagverblijf?`,
    'sector city -team legalForm kvk email phone',
  ),
]
