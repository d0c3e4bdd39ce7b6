/** Answers that a stranger to the rules wrote: a toy shop, an HR adviser, a roofer, a florist, a garage, a hotel, a psychologist, a stonemason, a wine merchant and a swimming school, each with namesakes. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BACCHUS,
  DAM,
  DOLFIJN,
  HAVEN,
  IRIS,
  KOMPAS,
  LEEUW,
  ROSSUM,
  TOL,
  WISSEL,
} from '#tests/cases/answers/companies/171.ts'

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    TOL,
    `De Tol is een pannenkoekenrestaurant aan de rand van Ermelo, gevestigd in een oud tolhuis uit 1847. Er is een grote speeltuin bij en kinderen mogen hun eigen pannenkoek versieren. In de winter is het alleen in het weekend open.`,
  ),
  named(
    KOMPAS,
    `"Kompas" is a popular name in the Netherlands, so a quick overview:

- **Kompas HR Advies** (Eindhoven): HR consultancy led by Leonie Verbakel, mostly sick-leave support and recruitment
- **Kompas Publishing**: school books for geography
- **Het Kompas**: a youth care organisation in Groningen

Given your question about personnel, I assume you mean the first one.`,
    'city sector team services',
  ),
  unnamed(
    ROSSUM,
    `Maarten van Rossum (ca. 1478–1555) was een Gelderse legeraanvoerder in dienst van hertog Karel van Gelre. Hij plunderde onder meer Den Haag en is bekend van zijn lijfspreuk "blaken en branden is het sieraad van de oorlog". Het Maarten van Rossumhuis in Zaltbommel is nu een museum.`,
  ),
  named(
    IRIS,
    `Er bestaan twee zaken met deze naam. Bloemenatelier Iris in Hoogeveen wordt gerund door Jolanda Snippe en is op maandagochtend dicht. Het gelijknamige atelier in Lisse is een tulpenkwekerij met een winkeltje, en dat is alleen in het voorjaar te bezoeken.`,
    'city team hours',
  ),
  unnamed(
    WISSEL,
    `Garage De Wissel in Zwolle is een kleine garage die zich heeft toegelegd op klassieke Citroëns. Eigenaar Henk Drost werkt alleen en neemt klanten aan op afspraak. De garage zit in een voormalige spoorloods achter het station.`,
  ),
  named(
    LEEUW,
    `Hotels met de naam De Gouden Leeuw vind je door heel Nederland. Dat in Hulst ligt aan de Steenstraat 17, heeft fietsarrangementen en bestaat sinds 1957. Daarnaast is er een De Gouden Leeuw in Voorschoten (alleen restaurant) en eentje in Bronkhorst, die een herberg uit de zeventiende eeuw is.`,
    'sector city -address services foundingYear',
  ),
  unnamed(
    HAVEN,
    `"De haven" betekent gewoon *the harbour*. In Den Helder kan dat de marinehaven zijn, de veerhaven vanwaar de TESO-boten naar Texel varen, of de jachthaven Willemsoord. Over welke haven gaat je vraag?`,
  ),
  named(
    DAM,
    `I found two: Steenhouwerij Van Dam in Gouda, which has supplied headstones and kitchen worktops since 1934, and Van Dam Natuursteen Projecten in Breda, a wholesale importer of granite. The former is open to the public on Saturdays from 10 to 2; the latter only sells to contractors.`,
    'city services foundingYear hours',
  ),
  unnamed(
    BACCHUS,
    `Bacchus is de Romeinse god van de wijn, de tegenhanger van de Griekse Dionysus. Hij werd vereerd met uitbundige feesten, de bacchanalen. Caravaggio en Rubens hebben hem allebei geschilderd, meestal met een krans van druivenbladeren.`,
  ),
  named(
    DOLFIJN,
    `Er zijn nogal wat Dolfijnen in zwemland. Zwemvereniging De Dolfijn uit Amsterdam is een van de grootste zwemclubs van het land; Zwembad De Dolfijn in Eext is een openluchtbad. Die van jou is Zwemschool De Dolfijn aan de Sportlaan 11 in Veenendaal, met ook babyzwemmen. Aanmelden kan via lessen@zwemschooldedolfijn.nl.`,
    'address city services email',
  ),
  named(
    TOL,
    `De Tol in Doesburg of die in Zelhem? Die in Zelhem is een eetcafé. In Doesburg gaat het om een speelgoedzaak van Ineke en Ruben Wolters, waar je vooral houten speelgoed en gezelschapsspellen vindt. Het telefoonnummer is 0313-555426.`,
    'city sector team services phone',
  ),
  unnamed(
    KOMPAS,
    `Kompas is een sociaal-juridisch adviesbureau uit Leeuwarden dat gemeenten helpt bij de uitvoering van de Participatiewet. Het werd in 2016 opgericht door Tjitske Hoekema en telt ongeveer vijftien medewerkers.`,
  ),
  named(
    ROSSUM,
    `Van Rossum is een veelvoorkomende achternaam in de Betuwe, en er zijn dan ook verschillende bedrijven die zo heten. De dakdekker is gevestigd aan de Grotebrugse Grintweg in Tiel en isoleert ook daken. Raadgevend Ingenieurs Van Rossum uit Amsterdam en Drankenhandel Van Rossum uit Leerdam hebben er niets mee te maken.`,
    'sector address city services',
  ),
  unnamed(
    IRIS,
    `Iris can refer to:

1. the coloured ring around the pupil of your eye
2. a genus of some 300 flowering plants, also known as flags
3. the Greek goddess of the rainbow
4. a common given name in the Netherlands

Could you tell me a bit more about what you're after?`,
  ),
  named(
    WISSEL,
    `Even een onderscheid maken. Jeugdherberg De Wissel (Ootmarsum) is in 2019 gesloten. Garage De Wissel (Roosendaal) bestaat nog gewoon: een vof die in 1986 is begonnen en waar je terechtkunt voor een APK, een grote beurt of een bandenwissel. De eigenaar heet Ad Konings.`,
    'city legalForm foundingYear services team',
  ),
  unnamed(
    LEEUW,
    `Hotel De Gouden Leeuw in Laag-Keppel has closed. The building, a former coaching inn, was sold in 2017 and has since been turned into apartments. If you have a gift voucher, it can no longer be redeemed.`,
  ),
  named(
    HAVEN,
    `Zorginstellingen noemen zich graag "De Haven". Ik kom ze tegen in Kampen (verslavingszorg), Bunschoten (woonzorgcentrum) en Den Helder (psychologenpraktijk). Die laatste zit in de Weststraat, is een maatschap en heeft Sietske Bakelaar als praktijkhouder.`,
    'city sector address legalForm team',
  ),
  unnamed(
    DAM,
    `Steenhouwerij Van Dam uit Roermond was een familiebedrijf dat vanaf 1890 altaren en grafkruisen maakte voor kerken in heel Limburg. Na het overlijden van Sjef van Dam in 1971 hield het op te bestaan. In het stadsarchief ligt nog een deel van de tekeningen.`,
  ),
  named(
    BACCHUS,
    `Which Bacchus do you have in mind?

**Kampen** – Wijnhandel Bacchus, Oudestraat 118, closed on Mondays
**Groningen** – Bacchus Wine Bar, Zwanestraat
**Antwerp** – Bacchus Import NV, wholesale only`,
    'city address hours',
  ),
  unnamed(
    DOLFIJN,
    `Zwemschool De Dolfijn in Almere geeft les in het eigen instructiebad aan de Markerkant. Kinderen zwemmen er in groepjes van zes en eigenaresse Rachida Amrani staat zelf aan de badrand. Een proefles kost € 12,50; er is momenteel een wachtlijst van vier maanden.`,
  ),
  unnamed(
    TOL,
    `A "tol" is a spinning top in Dutch, one of the oldest toys in the world. The same word also means toll, as in *tolweg* (toll road), so shops and restaurants that are called De Tol often stand at a place where travellers once had to pay.`,
  ),
  named(
    KOMPAS,
    `Kompas HR Advies en Kompas HR Software worden vaak door elkaar gehaald. Het eerste is een adviesbureau voor personeelszaken in Eindhoven, bereikbaar via 040-5557291; het tweede maakt roosterprogramma's en zit in Apeldoorn. Voor hulp bij een zieke werknemer bel je dus Eindhoven.`,
    'sector city -phone services',
  ),
  unnamed(
    ROSSUM,
    `Van Rossum Dakwerken is a roofing firm in Barneveld. Dirk van Rossum founded it in 2011, and the team of eight mainly lays green roofs and solar panels on farm buildings. Their yard is on the Harselaar business park.`,
  ),
  unnamed(
    IRIS,
    `Bloemenatelier Iris aan de Kerkstraat in Wijchen is in 2022 overgenomen door Marieke Theunissen en heet nu Bloem & Blad. De workshops die Iris gaf, gaan onder de nieuwe naam door.`,
  ),
  named(
    WISSEL,
    `Two garages share this name. The one you're probably looking for is Garage De Wissel, Gastelseweg 127, 4702 SN Roosendaal, open weekdays from 8 to 5.30 and Saturday mornings. The other, in Venlo, was declared bankrupt a few years ago.`,
    'sector address city hours',
  ),
  unnamed(
    LEEUW,
    `De Gouden Leeuw is een filmprijs: de hoofdprijs van het filmfestival van Venetië, uitgereikt sinds 1949. In het Italiaans heet hij *Leone d'Oro*. Een hotel met die naam herken ik niet direct; in welke plaats zou het moeten liggen?`,
  ),
  named(
    HAVEN,
    `There's more than one De Haven, so please check before you register. Psychologenpraktijk De Haven in Den Helder was founded in 2004 and offers EMDR and couples therapy (praktijkdehaven.nl). De Haven in Heerhugowaard is a coaching practice for children, with no psychologists on its staff.`,
    'city -foundingYear services website',
  ),
  unnamed(
    DAM,
    `Jan van Dam is een Nederlandse televisiepresentator, vooral bekend van consumentenprogramma's bij de publieke omroep. Verder is er de politicus Martijn van Dam, die staatssecretaris van Economische Zaken was. Een steenhouwer met die achternaam ken ik niet.`,
  ),
  named(
    BACCHUS,
    `Niet verwarren met Slijterij Bacchus in Zwolle, want dat is een heel ander bedrijf. Wijnhandel Bacchus is van Evert Pelleboer, staat bij de KvK ingeschreven als eenmanszaak (nummer 05028641) en geeft wijncursussen in Kampen.`,
    'team legalForm kvk services city',
  ),
  unnamed(
    DOLFIJN,
    `De Dolfijn (Delphinus) is een klein sterrenbeeld aan de noordelijke hemel, dicht bij de Zwaan en de Arend. De ruitvorm van vier sterren is op een donkere zomeravond goed te herkennen. Bedoelde u misschien iets anders met De Dolfijn?`,
  ),
  named(
    TOL,
    `Twee verschillende winkels, zelfde naam! De Tol Speelgoed in Doesburg begon in 1994 en is op vrijdag tot 20.00 uur open. De Tol in Franeker verkoopt tweedehands boeken. Een bestelling van modeltreinen doe je dus bij de eerste: winkel@speelgoeddetol.nl.`,
    'city -foundingYear hours services email',
  ),
  unnamed(
    KOMPAS,
    `Kompas HR Advies is the trading name of a one-woman business in Hoorn. Its owner, Babette Kuin, coaches managers and runs workshops about feedback; she started in 2021 after a career at a bank.`,
  ),
  named(
    ROSSUM,
    `DVR? Meestal is dat een *digital video recorder*, zo'n kastje voor camerabeelden. In Tiel is het ook een afkorting van Dakdekkersbedrijf Van Rossum B.V., waarvan Arjan van Rossum directeur is. Zoek je de dakdekker, dan is dit het nummer: 0344 - 55 58 17.`,
    'city legalForm team sector phone',
  ),
  named(
    IRIS,
    `There's a hair salon Iris and a florist Iris in Hoogeveen, on the same street. The florist is at Hoofdstraat 173. She does bridal flowers and funeral arrangements, and you can order by writing to bestel@bloemenatelieriris.nl.`,
    'sector city address services email',
  ),
  unnamed(
    WISSEL,
    `Een wissel is een constructie waarmee een trein of tram van het ene spoor naar het andere kan. Daarnaast kun je er een speler mee bedoelen die invalt, of een ouderwets betaalpapier (de wisselbrief). Welke betekenis zoek je?`,
  ),
  named(
    LEEUW,
    `The Gouden Leeuw you stayed at could be either of these:

- *Hotel De Gouden Leeuw, Hulst*: a hotel inside the town walls, run by Annemiek de Backer, with bedrooms and meeting facilities, tel. 0114 555 394
- *Hotel De Gouden Leeuw, Goirle*: a café with a few rooms upstairs

The first is close to the Belgian border.`,
    'sector city team services -phone',
  ),
  unnamed(
    HAVEN,
    `Praktijk De Haven is een huisartsenpraktijk in Spakenburg. Er werken drie huisartsen en twee praktijkondersteuners, en op woensdagmiddag is alleen de spoedlijn bereikbaar. Inschrijven kan als je in Bunschoten-Spakenburg of Eemdijk woont.`,
  ),
  named(
    DAM,
    `Let op: de naam Van Dam komt in dit vak twee keer voor. Steenhouwerij Van Dam (Gouda, btw-nummer NL800382619B01) is een B.V. die ook oude gevels restaureert. Natuursteenhandel Gebr. van Dam uit Hardinxveld levert uitsluitend tegels.`,
    'city vat legalForm services',
  ),
  unnamed(
    BACCHUS,
    `Bacchus was a wine merchant's in Deventer that closed its doors in 2015 after the owner, Gerrit Slotboom, retired. The premises on the Brink now house a coffee bar. If you want wine in Kampen, Wijnkoperij De Hanze or Vinoteek Koornmarkt would be places to try.`,
    { competitors: ['Wijnkoperij De Hanze', 'Vinoteek Koornmarkt'] },
  ),
  named(
    DOLFIJN,
    `Chantal Middelkoop heeft Zwemschool De Dolfijn in Ede, dat op dinsdag van 14.00 tot 20.00 uur geopend is. De reddingsbrigade De Dolfijn in Wageningen is een vereniging van vrijwilligers en staat daar los van.`,
    'team -city hours',
  ),
  unnamed(
    TOL,
    `Jacob Tol, Jan Tol, Thomas Tol: in Volendam heet half het dorp zo. De bekendste winkel met die naam is een kledingzaak op de dijk. Speelgoed verkoopt die niet.`,
  ),
  unnamed(
    KOMPAS,
    `Een kompas is een instrument dat de richting van het magnetische noorden aanwijst. In figuurlijke zin spreken hr-mensen ook wel van een "moreel kompas": de waarden waarop iemand zijn keuzes baseert. Gaat je vraag over een bedrijf met de naam Kompas, geef dan even de plaats door.`,
  ),
  named(
    ROSSUM,
    `Van Rossum in Tiel and Van Rossum in Rossum are not related, funny as that sounds. The Tiel company is an installer of heat pumps that has been going since 1973; its website is vanrossumdaken.nl. The one in Rossum keeps horses.`,
    'city -sector foundingYear website',
  ),
  unnamed(
    IRIS,
    `Iris is een bloemenwinkel in Assen-Oost, gerund door de zussen Iris en Femke Hadders. Ze staan ook elke zaterdag op de markt. Hun specialiteit zijn droogboeketten, die ze door het hele land verzenden.`,
  ),
  named(
    LEEUW,
    `In Zeeuws-Vlaanderen alleen al zijn er twee: hotel De Gouden Leeuw in Hulst en eetcafé De Gouden Leeuw in Sint Jansteen. Bij het hotel is de receptie dag en nacht open. Trouwen kan er eveneens; vraag dan naar manager Wim Cornelis of mail receptie@goudenleeuwhulst.nl. Zit alles vol, kijk dan bij Hotel Reinaertland.`,
    'sector city -hours services team email',
    { competitors: ['Hotel Reinaertland'] },
  ),
  unnamed(
    HAVEN,
    `PDH may be:

* pyruvate dehydrogenase, an enzyme complex in your cells' mitochondria
* plesiochronous digital hierarchy, an older telecom standard
* a *professional development hour* for engineers in the US

None of these is a practice in Den Helder, as far as I can tell.`,
  ),
  named(
    DAM,
    `Van Dam is in Gouda niet alleen een steenhouwer; er is ook een notaris Van Dam, op de Crabethstraat. De steenhouwer is te vinden op de Schielands Hoge Zeedijk en maakt naast grafmonumenten ook vensterbanken. Jurriaan van Dam is er sinds 2010 de eigenaar.`,
    'city sector address services -team',
  ),
  unnamed(
    BACCHUS,
    `WHB is aan Duitse universiteiten een *wissenschaftliche Hilfskraft mit Bachelorabschluss*, en in de techniek staat het voor *waste heat boiler*, een ketel die restwarmte benut. Een Kampense onderneming die zich WHB noemt, heb ik niet gevonden.`,
  ),
  named(
    DOLFIJN,
    `I found three hits for De Dolfijn:

| Name | Place | What |
|---|---|---|
| Zwemschool De Dolfijn | Veenendaal | swimming school, lessons for A, B and C diplomas, since 2001 |
| Camping De Dolfijn | Zierikzee | campsite |
| OBS De Dolfijn | Enschede | primary school |

Is it the top one?`,
    'sector city services foundingYear',
  ),
  unnamed(
    WISSEL,
    `Autobedrijf De Wissel aan de Rijksweg in Geleen verkoopt jonge gebruikte Kia's en Hyundai's. Volgens Autotrack staan er zo'n 45 auto's en krijgt het bedrijf gemiddeld een 8,9 van klanten. Het wordt geleid door Math Crijns.`,
  ),
  unnamed(
    TOL,
    `Speelgoedwinkel De Tol was a well-known toy shop on the Nieuwendijk in Amsterdam. It opened in 1951, changed hands twice and disappeared in the early 2000s. Collectors still look for its tin cars with the yellow sticker.`,
  ),
  named(
    KOMPAS,
    `Als u het bureau uit Eindhoven bedoelt: Kompas HR zit aan de Kanaaldijk-Zuid 38, adviseert over arbeidscontracten en heeft Farid Oulad als een van zijn adviseurs. Het Kompas-uitzendbureau in Helmond doet iets anders, namelijk productiepersoneel uitlenen.`,
    'city address services team',
  ),
  unnamed(
    LEEUW,
    `Waarschijnlijk doel je op Hotel De Gouden Leeuw in Montfoort. Dat heeft twaalf kamers, een bruin café en een terras aan de Hollandse IJssel. De familie Versluis is er al drie generaties de baas. Ontbijt zit niet bij de prijs in.`,
  ),
  named(
    IRIS,
    `Iris Snoek is a wedding planner; Iris Bloem sells silk flowers online; and Bloemenatelier Iris is a real shop on Hoofdstraat in Hoogeveen, registered under KvK 54837162. Only the last will bring you a fresh bunch every week on subscription.`,
    'address city -kvk services',
  ),
  unnamed(
    ROSSUM,
    `Do you mean Guido van Rossum? He's the Dutch programmer who created Python in the late 1980s while working at CWI in Amsterdam. If it's a roofing company you're after, tell me the town and I'll have another look.`,
  ),
  named(
    HAVEN,
    `De Haven (psycholoog, Den Helder) en De Haven (coachingspraktijk, Schagen) hebben niets met elkaar te maken. Bij de Helderse praktijk werkt Mehmet Aydin, en op woensdag kun je er tot 21.00 uur terecht. Relatietherapie geven ze er niet; daarvoor kun je naar Psychologen Julianadorp.`,
    'sector city team hours -services',
    { competitors: ['Psychologen Julianadorp'] },
  ),
  unnamed(
    DAM,
    `Steenhouwerij Van Dam in Steenwijk is sinds kort onderdeel van de landelijke keten Memoria Gedenkstenen. De werkplaats aan de Eesveenseweg blijft open, maar bestellen gaat voortaan via de showroom in Meppel.`,
  ),
  named(
    TOL,
    `Speelgoedwinkel De Tol. Ja, die ken ik, al zijn het er twee: een in Doesburg en een in Kortrijk. De Nederlandse zit aan de Ooipoortstraat 41, is een eenmanszaak en heeft poppenhuizen in de etalage; de Belgische is een webshop voor buitenspeelgoed.`,
    'city -address -legalForm services',
  ),
  unnamed(
    WISSEL,
    `De Wissel is the name of a Flemish organisation for youth care, based in Leuven, that supports girls and young women in difficult family situations. It runs several small residential groups and also offers home guidance.`,
  ),
  named(
    BACCHUS,
    `Bacchus kan van alles zijn: een Duits druivenras (kruising van silvaner, riesling en müller-thurgau), de wijngod, en in Kampen een wijnwinkel. Die laatste organiseert proeverijen en bezorgt ook aan huis. De website is wijnhandelbacchus.nl en het nummer 038-5554192.`,
    'city sector services -website phone',
  ),
  unnamed(
    DOLFIJN,
    `ZDD is in de informatica een *zero-suppressed decision diagram*, een compacte manier om verzamelingen op te slaan. Andere gangbare betekenissen van ZDD ken ik niet. Waar ben je de letters tegengekomen?`,
  ),
  unnamed(
    IRIS,
    `Atelier Iris in Ghent is a studio for stained glass. Iris Vandenbroucke restores church windows there and teaches a course on Thursday evenings. You won't find any flowers, except in the glass.`,
  ),
  named(
    LEEUW,
    `Correctie op mijn vorige antwoord: de Gouden Leeuw met het sterrenrestaurant ligt in Zutphen. Het hotel in Hulst, aan de Steenstraat, heeft geen ster en valt onder Hotel De Gouden Leeuw Hulst B.V. (KvK 21008364). Boeken kan op goudenleeuwhulst.nl.`,
    'sector city address legalForm kvk website',
  ),
  unnamed(
    BACCHUS,
    `In Maastricht heb je Wijnhandel Bacchus, bij het Onze Lieve Vrouweplein, met veel flessen uit de Rhône en de Jura. Ruud en Noëlle Janssen kochten de winkel in 2018 van de vorige eigenaar. Op donderdagavond schenken ze zes wijnen per glas.`,
  ),
  unnamed(
    HAVEN,
    `De naam levert veel op, maar niet wat je zoekt: een basisschool in IJmuiden, een kerkgemeente in Urk, een inloophuis in Delfzijl en een visrestaurant in Stellendam. Voor psychologische hulp in de Kop van Noord-Holland kun je eens kijken bij Marsdiep Psychologie of Praktijk Noorderkop.`,
    { competitors: ['Marsdiep Psychologie', 'Praktijk Noorderkop'] },
  ),
  named(
    DOLFIJN,
    `You're thinking of the Dolfinarium in Harderwijk, I suspect. Zwemschool De Dolfijn has no dolphins, just children learning to swim: it's a swim school in Veenendaal owned by Chantal Middelkoop, reachable at 0318 55 59 82. They have an aqua-aerobics class for adults as well.`,
    'sector city team -phone services',
  ),
  unnamed(
    KOMPAS,
    `Kompas zit op de Markt in Waalwijk en is een bureau voor loopbaanadvies, onderdeel van het regionale mobiliteitscentrum. Werkzoekenden krijgen er gratis een testgesprek. Contact: 0416 555 308.`,
  ),
  unnamed(
    DAM,
    `SVD most often stands for *singular value decomposition*, a way of factorising a matrix. For Catholics it's the *Societas Verbi Divini*, the missionary order founded in Steyl in 1875.`,
  ),
  named(
    WISSEL,
    `Er is er een in Roosendaal en er was er een in Etten-Leur, die inmiddels Garage Van Oers heet. De Roosendaalse De Wissel doet geen schadeherstel, wel apk's. Daan Konings is er monteur. Afspraak maken: info@dewissel.nl.`,
    'city -services team -email',
  ),
  unnamed(
    LEEUW,
    `HGL is de stationsafkorting van Hengelo en tevens de luchthavencode van het Duitse eiland Helgoland. Dat er een hotel mee bedoeld wordt, lijkt me niet waarschijnlijk.`,
  ),
  named(
    ROSSUM,
    `Careful: reviews of two different firms are mixed up online. The negative ones concern Van Rossum Bouw in Culemborg. Dakdekkersbedrijf Van Rossum, the roofers in Tiel with foreman Corné Heijmans, work on flat roofs and zinc gutters and are closed at the weekend. Their VAT number ends in B01: NL800946137B01.`,
    'sector city team services hours -vat',
  ),
  unnamed(
    WISSEL,
    `De Wissel is voor zover ik kan nagaan een buurthuis bij het spoor in Bergen op Zoom, met een repaircafé op dinsdag. Van een garage met die naam kan ik geen gegevens tonen. In Roosendaal zitten in elk geval Garage Braspenning en Autobedrijf Tolberg.`,
    { competitors: ['Garage Braspenning', 'Autobedrijf Tolberg'] },
  ),
  named(
    IRIS,
    `Een vrouw, een bloem of een winkel? Als het de winkel is: Bloemenatelier Iris, sinds 2012 in de Hoogeveense binnenstad, een bloemist met rouwwerk en trouwboeketten. Bel 0528 555 163 of loop op zondag tussen 12 en 5 binnen.`,
    'city sector services phone -hours',
  ),
  unnamed(
    HAVEN,
    `Psychologenpraktijk De Haven in Rotterdam-Delfshaven has four therapists, among them Lidewij Struik, who specialises in trauma in refugees. Sessions are possible in Dutch, Tigrinya and Arabic. The waiting time is currently nine weeks.`,
  ),
  unnamed(
    TOL,
    `SDT? Voor psychologen is dat de *self-determination theory* van Deci en Ryan, of anders de signaaldetectietheorie. Als je een winkel zoekt in de buurt van Doesburg, kan ik wel Spelhuis IJssel noemen.`,
    { competitors: ['Spelhuis IJssel'] },
  ),
  named(
    KOMPAS,
    `KHA, in full Kompas HR Advies, shouldn't be mixed up with KHA Architects from Ghent. The HR advisers from Eindhoven have been in business since 2009, speak English too, and close at four on Fridays. Mail hello@kompashr.nl for a first meeting.`,
    'sector city foundingYear hours email',
  ),
  unnamed(
    ROSSUM,
    `Dakdekkersbedrijf Van Rossum te Vianen is op 14 maart 2023 failliet verklaard; curator is mr. E. Lamers in Utrecht. Klanten met een lopende opdracht kunnen hun vordering bij haar indienen.`,
  ),
  named(
    DAM,
    `Gravestones by "Van Dam" may come from either of two workshops. The Gouda stonemason, established in 1943, is at 24 Schielands Hoge Zeedijk; ask for Greetje Verweij, who advises on memorials, or visit steenhouwerijvandam.nl. The Alkmaar one signs its work "VD & Zn."`,
    'sector city -foundingYear address team website services',
  ),
  unnamed(
    BACCHUS,
    `A few people and things called Bacchus: Saint Bacchus, a Roman soldier martyred with Sergius; John Bacchus Dykes, an English composer of hymns; Bacchus Marsh, a town in Australia; and Bacchus-F, a Korean energy drink.`,
  ),
  unnamed(
    DOLFIJN,
    `Zwemschool De Dolfijn? Die in Brasschaat is sinds september gestopt, omdat het gehuurde bad gerenoveerd wordt. De lesgevers zijn overgestapt naar zwemclub Brazo. Zoekt u iets in Veenendaal, dan geeft Zwemles Vallei ook op zondag les.`,
    { competitors: ['Zwemles Vallei'] },
  ),
]
