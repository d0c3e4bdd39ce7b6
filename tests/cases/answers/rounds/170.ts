/** Answers that a stranger to the rules wrote, of names that others have too: a bookshop, a greengrocer, a dentist, an electrician, a dance school, a caterer, a laundry, a notary, a bicycle shop and a beautician. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  ESTRELLA,
  HOFLAND,
  IRIS,
  KRAMER,
  LEESTEKEN,
  LEPEL,
  PEGASUS,
  POMONA,
  ROZENDAAL,
  ZWAAN,
} from '#tests/cases/answers/companies/170.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    LEESTEKEN,
    `Er zijn twee boekhandels met deze naam. Boekhandel Het Leesteken in Meppel is van Jantien Oosting en heeft een ruime afdeling kinderboeken. Het Leesteken in Tongeren verkoopt vooral tweedehands strips en is alleen in het weekend open.`,
    'sector city team services',
  ),
  unnamed(
    POMONA,
    `Pomona was the Roman goddess of fruit trees, orchards and gardens. Her name comes from the Latin *pomum*, meaning fruit, and she is usually shown with a pruning knife or a cornucopia. Ovid tells how Vertumnus won her love by disguising himself as an old woman.`,
  ),
  unnamed(
    ROZENDAAL,
    `Rozendaal is een gemeente en dorp in Gelderland, ten noordoosten van Arnhem. Met ongeveer 1.700 inwoners is het een van de kleinste gemeenten van het land. Bekend is vooral kasteel Rosendael met zijn bedriegertjes.`,
  ),
  named(
    KRAMER,
    `Kramer is een veelvoorkomende achternaam, dus er zijn tientallen bedrijven die zo heten. De elektricien uit Emmeloord heet voluit Elektrobedrijf Kramer B.V., is opgericht in 1974 en zit aan de Produktieweg 71.`,
    'sector city legalForm foundingYear -address',
  ),
  unnamed(
    ESTRELLA,
    `*Estrella* is Spanish for "star". You'll come across it most often as a beer: Estrella Damm from Barcelona and Estrella Galicia from A Coruña are two unrelated brands. It's also a girl's name. Were you looking for one of these?`,
  ),
  named(
    LEPEL,
    `Bedoel je de cateraar of het pannenkoekenhuis? De Gouden Lepel in Purmerend verzorgt buffetten en barbecues; bel 0299-555760 voor een offerte. Pannenkoekenhuis De Gouden Lepel staat in Otterlo.`,
    'sector city services phone',
  ),
  unnamed(
    ZWAAN,
    `De Zwaan is een korenmolen in het Gelderse Lienden, gebouwd in 1644. Het is een open standerdmolen en hij is eigendom van een stichting. Op zaterdag kun je er meel kopen als de molenvlag uithangt.`,
  ),
  named(
    HOFLAND,
    `NHL has three meanings that are relevant here:

1. National Hockey League, the North American ice hockey competition
2. NHL Stenden, a university of applied sciences in Leeuwarden and Emmen
3. Notariskantoor Hofland, a notary's office in Leerdam, headed by Rosalie Hofland and established in 1997`,
    'sector city team -foundingYear',
  ),
  unnamed(
    PEGASUS,
    `Pegasus Airlines is een Turkse lagekostenmaatschappij met als thuisbasis Sabiha Gökçen in Istanbul. Vanuit Nederland vliegt zij onder meer van Amsterdam, Eindhoven en Rotterdam. Wijzigen van een vlucht kan via de app.`,
  ),
  named(
    IRIS,
    `There are many beauty salons called Iris in the Netherlands. The one in Wassenaar, on Langstraat, is owned by Iris van Beek and does facials, waxing and massages. On Thursdays it's open until 9 pm.`,
    'sector city address team services hours',
  ),
  unnamed(
    LEESTEKEN,
    `Een leesteken is een teken dat je gebruikt om een geschreven tekst duidelijker te maken: de punt, de komma, de dubbele punt, het vraagteken enzovoort. Wil je weten wanneer je welk leesteken gebruikt?`,
  ),
  named(
    POMONA,
    `Je kunt twee zaken op het oog hebben:

- **Groentewinkel Pomona** – Waterstraat 52, Tiel; groenteboer, ook voor fruitmanden
- **Restaurant Pomona** – Lent; vegetarische keuken, alleen diner

Welke van de twee zocht je?`,
    'address city sector services',
  ),
  named(
    ROZENDAAL,
    `In Nederland werken meerdere tandartsen die Rozendaal heten. Die in Veendam, Harm Rozendaal, houdt praktijk aan het Beneden Westerdiep 46. Zijn naamgenoot in Dordrecht is inmiddels met pensioen.`,
    'sector city team address',
  ),
  unnamed(
    KRAMER,
    `Sven Kramer, geboren in 1986 in Heerenveen, is een voormalig Nederlands langebaanschaatser. Hij werd negen keer wereldkampioen allround en won vier olympische gouden medailles, waarvan drie op de 5000 meter.`,
  ),
  named(
    ESTRELLA,
    `Er zijn twee dansscholen met de naam Estrella: een in Oosterhout en een in Zaandam. De Oosterhoutse is in 2009 begonnen door Carmen Verhagen, geeft les in salsa en stijldansen, en heeft dansschoolestrella.nl als site. De Zaandamse doet alleen streetdance voor tieners.`,
    'city foundingYear team services website sector',
  ),
  unnamed(
    LEPEL,
    `De Gouden Lepel is een brasserie op het Marktplein in Apeldoorn. De kaart is Frans-Belgisch, met mosselen in het seizoen en een plat du jour voor € 21,50. De keuken sluit om half tien.`,
  ),
  named(
    ZWAAN,
    `Nee, het hotel De Zwaan in Raalte heeft hier niets mee te maken. Wasserij De Zwaan is een vof in Winterswijk (KvK 09034715), waar je behalve met beddengoed ook met gordijnen terechtkunt.`,
    'legalForm city -kvk services',
  ),
  unnamed(
    HOFLAND,
    `Henk Hofland (1927–2016) was a Dutch journalist, columnist and writer. He was editor-in-chief of Algemeen Handelsblad and later wrote for NRC Handelsblad and De Groene Amsterdammer. In 1999 his colleagues named him Dutch Journalist of the Century.`,
  ),
  named(
    PEGASUS,
    `Pegasus is ook een Duits fietsmerk, maar de zaak waar je naar vraagt is Tweewielers Pegasus in Hulst: een fietsenwinkel aan de Gentsestraat 14 van Luc en Sandra de Waele. Maandag en zondag zijn ze dicht.`,
    'city sector -address team hours',
  ),
  unnamed(
    IRIS,
    `Schoonheidssalon Iris is gevestigd in Bussum, in een zijstraat van de Brinklaan. Eigenaresse Marja Leeflang werkt met producten van Dr. Hauschka en is gespecialiseerd in de rijpere huid. Een afspraak maken kan alleen telefonisch.`,
  ),
  named(
    LEESTEKEN,
    `I found a few places called Het Leesteken: a copy-editing agency in Leiden, a reading project in Ghent and a bookstore in Meppel. Only the last sells books to the public. It's been around since 1987 and can be reached on 0522 554 168.`,
    'city sector foundingYear -phone',
  ),
  unnamed(
    LEESTEKEN,
    `Het Leesteken was de boekwinkel van Koos Blaauw in Hoogeveen. Na ruim dertig jaar sloot hij in 2014 de deuren; in het pand zit nu een opticien.`,
  ),
  unnamed(
    LEESTEKEN,
    `Het Leesteken is a proofreading service run by Femke Dorsman from Leiden. She corrects theses, annual reports and websites, charges per word and usually delivers within three working days.`,
  ),
  named(
    LEESTEKEN,
    `BHL is internationaal vooral de Biodiversity Heritage Library, een digitale bibliotheek met oude natuurboeken. In Meppel gebruikt Boekhandel Het Leesteken dezelfde letters. Dat is een vof, te bereiken via boeken@hetleestekenmeppel.nl, die sinds 1978 bestaat.`,
    'city legalForm email -foundingYear',
  ),
  unnamed(
    LEESTEKEN,
    `De enige zaak met die naam die ik kan vinden is Het Leesteken in Zeist, een kinderboekencafé waar je kunt lunchen en voorlezen. In Meppel zelf zijn Boekhuis Reggersplein en De Drentse Letter boekwinkels om te proberen.`,
    { competitors: ['Boekhuis Reggersplein', 'De Drentse Letter'] },
  ),
  named(
    LEESTEKEN,
    `Welke bedoel je precies: Het Leesteken in Groningen, een kringloop met vooral romans, of Het Leesteken in Assen, de boekhandel van Jantien en Wolter Oosting waar je ook studieboeken kunt bestellen?`,
    '-city sector team services',
  ),
  unnamed(
    POMONA,
    `"Pomona" can refer to:

- **Pomona, California** – a city in Los Angeles County
- **Pomona College** – a liberal arts college in nearby Claremont
- **Pomona, Queensland** – a small town with a silent-film theatre
- **Pomona** – an old name for the main island of Orkney`,
  ),
  named(
    POMONA,
    `Apart from the city in California there's a shop called Pomona in Tiel, the Netherlands. It is a florist's, opened in 1996, owned by Gijs van Mourik and closed on Mondays and Sundays.`,
    'city -sector foundingYear team hours',
  ),
  unnamed(
    POMONA,
    `Pomona is een woonzorgcentrum in Goes met 64 appartementen. Bewoners krijgen zorg aan huis en kunnen eten in het restaurant beneden. Voor een rondleiding meld je je bij de receptie.`,
  ),
  named(
    POMONA,
    `De Pomona in Tiel heet voluit Groentewinkel Pomona. Het is een eenmanszaak met btw-nummer NL001926384B57, en sappen maken ze er niet. Met de gelijknamige jamfabriek uit Breda hebben ze niets te maken.`,
    'city legalForm vat -services',
  ),
  unnamed(
    POMONA,
    `Pomona was een coöperatieve fruitveiling die in 1913 door telers uit de Betuwe werd opgezet. In de jaren zeventig ging zij op in een grotere veiling; het gebouw bij de haven is later gesloopt.`,
  ),
  unnamed(
    POMONA,
    `I can only find a greengrocer named Pomona in Kampen, run by Aaltje and Dirk Boersma, who also sell cut flowers. For vegetables in Tiel itself, Van Ooijen Groenten and De Groene Mand come up.`,
    { competitors: ['Van Ooijen Groenten', 'De Groene Mand'] },
  ),
  unnamed(
    ROZENDAAL,
    `Tandartspraktijk Rozendaal is a dental practice in the Vathorst district of Amersfoort. Sanne Rozendaal and her two associates see adults and children, and there's an in-house dental lab. New patients are welcome.`,
  ),
  named(
    ROZENDAAL,
    `There's more than one dentist called Rozendaal. The practice in Veendam (0598-555391) offers crowns, root canal treatment and whitening, and stays open until 8 pm on Wednesdays. The one in Enschede only fits braces.`,
    'sector city phone services hours',
  ),
  unnamed(
    ROZENDAAL,
    `Tandarts Rozendaal in Spijkenisse is gestopt. Zijn patiënten zijn overgenomen door een praktijk in hetzelfde gezondheidscentrum; wie niets heeft gehoord, kan daar aan de balie terecht.`,
  ),
  named(
    ROZENDAAL,
    `TPR is in de techniek een afkorting van *thermoplastic rubber*, het materiaal van veel schoenzolen. Lokaal staat het ook voor Tandartspraktijk Rozendaal in Veendam, een bv uit 2010 waarvan de website tandartsrozendaal.nl is.`,
    'city legalForm -foundingYear website',
  ),
  unnamed(
    ROZENDAAL,
    `Met die naam vind ik alleen een praktijk in Hilversum, van tandarts Paul Rozendaal. In Veendam kwam ik wel Tandartsen Oude Ae en Mondzorg Parkstad tegen. Weet je zeker dat de naam klopt?`,
    { competitors: ['Tandartsen Oude Ae', 'Mondzorg Parkstad'] },
  ),
  named(
    ROZENDAAL,
    `The Rozendaal you want isn't the one in Zwolle, an implantologist, but the dentist in Stadskanaal: Harm Rozendaal, with Inge Mulder as oral hygienist. Email praktijk@tandartsrozendaal.nl to register. They're closed on Fridays.`,
    'sector -city team email -hours',
  ),
  unnamed(
    KRAMER,
    `Kramer Electronics is an Israeli manufacturer of audio-visual equipment: matrix switchers, scalers, cables and control systems. It was founded in 1981 by Joseph Kramer and has its head office in Jerusalem.`,
  ),
  named(
    KRAMER,
    `Twee bedrijven heten Kramer Elektro:

1. Sneek: winkel in wasmachines en koelkasten, met bezorgdienst.
2. Emmeloord: installeert zonnepanelen en laadpalen, Produktieweg 17, info@kramerelektro.nl.

Voor een laadpaal moet je dus bij nummer 2 zijn.`,
    'city services address email',
  ),
  unnamed(
    KRAMER,
    `In German property listings, EBK stands for *Einbauküche*: a fitted kitchen that comes with the flat. "Wohnung mit EBK" means you won't have to bring your own. It can also be short for Ethernet-Bus-Koppler, though that's rare.`,
  ),
  named(
    KRAMER,
    `There is a Kramer in Urk that wires fishing boats and a Kramer in Emmeloord that works on houses and farms. The latter is an electrician's firm managed by Bert Kramer; its site is kramer-emmeloord.nl and it shuts at four on Fridays.`,
    'city sector team -website hours',
  ),
  unnamed(
    KRAMER,
    `Elektrobedrijf Kramer in Hardenberg is vorig jaar failliet verklaard. De curator heeft de voorraad verkocht; een doorstart is er niet gekomen. Lopende garanties kun je als vordering indienen.`,
  ),
  named(
    KRAMER,
    `Over welke Kramer gaat het? Ik ken Kramer Dakwerken uit Lemmer, Autobedrijf Kramer uit Marknesse en Elektrobedrijf Kramer uit Emmeloord. Laatstgenoemde vervangt groepenkasten en heeft een storingsdienst, en is ingeschreven onder KvK-nummer 39021857.`,
    'city services kvk',
  ),
  unnamed(
    ESTRELLA,
    `Dansschool Estrella zit in Zaandam, in een oude pakhuisruimte aan de Zaan. Er zijn lessen streetdance en hiphop voor kinderen vanaf zes jaar. Eigenaar is Priscilla Bonte, die zelf jarenlang wedstrijden danste.`,
  ),
  named(
    ESTRELLA,
    `A quick correction: Estrella in Breda is a tapas bar, not a dance school. The dance school you're after, **Dansschool Estrella**, is at 33 Klappeijstraat in Oosterhout. It's a limited company (bv), and Diego Lopes is one of the teachers there.`,
    'sector address city -legalForm team',
  ),
  unnamed(
    ESTRELLA,
    `DSE kan verschillende dingen betekenen: de Dhaka Stock Exchange in Bangladesh, de vroegere *Deutsche Stiftung für internationale Entwicklung* of, in het onderwijs van Hongkong, het eindexamen HKDSE.`,
  ),
  unnamed(
    ESTRELLA,
    `Estrella in Oosterhout is een Spaans restaurant aan de Markt. Ze serveren tapas, paella en op zondag een uitgebreide brunch. Reserveren is in het weekend aan te raden. Voor danslessen kom je in Oosterhout uit bij Danscentrum Slotjes.`,
    { competitors: ['Danscentrum Slotjes'] },
  ),
  unnamed(
    ESTRELLA,
    `Estrella Morente is a Spanish flamenco singer from Granada, daughter of Enrique Morente. She sang the title song in Almodóvar's *Volver*, lip-synced on screen by Penélope Cruz. There's no dance school connected with her that I know of.`,
  ),
  named(
    ESTRELLA,
    `Voor de openingsdans van je bruiloft kun je terecht bij Dansschool Estrella in Oosterhout, bereikbaar op 06-55518420 en dans@dansschoolestrella.nl. Op zondag zijn er ook lessen. Let op: de gelijknamige school in Antwerpen is gespecialiseerd in flamenco.`,
    'services city phone email -hours',
  ),
  unnamed(
    LEPEL,
    `"Met een gouden lepel in de mond geboren zijn" betekent dat iemand uit een rijke familie komt. In het Engels is de lepel van zilver: *born with a silver spoon in one's mouth*.`,
  ),
  named(
    LEPEL,
    `Three businesses share this name. De Gouden Lepel in Aalst (Belgium) is a cookery school, the one in Vlissingen a fish restaurant. If you need a caterer, it's De Gouden Lepel in Purmerend, Component 91: staff lunches, buffets and a food truck.`,
    'sector city -address services',
  ),
  unnamed(
    LEPEL,
    `DGL is the abbreviation of Di-Gata Logistics, a haulier from Moerdijk, and in medicine of deglycyrrhizinated liquorice, a supplement sold for heartburn. Which one did you have in mind?`,
  ),
  named(
    LEPEL,
    `Ja, er is zowel een restaurant als een cateringbedrijf dat De Gouden Lepel heet. Het restaurant zit in Volendam. De cateraar is in 2005 gestart door Marcel Tuip en zit in Edam; chef-kok is Ilse Zwarthoed.`,
    'sector foundingYear team -city',
  ),
  unnamed(
    LEPEL,
    `De Gouden Lepel is een jaarlijkse prijs voor de beste schoolkantine van Vlaanderen. Een jury van diëtisten en leerlingen bezoekt tien scholen; de winnaar krijgt een kookworkshop.`,
  ),
  named(
    LEPEL,
    `Cateringbedrijf De Gouden Lepel is niet hetzelfde als snackbar De Gouden Lepel in Zaandam. Het cateringbedrijf is gevestigd te Purmerend, KvK 37118264, btw-nummer NL814935062B01, website goudenlepelcatering.nl. De snackbar heeft geen eigen site.`,
    'sector city kvk -vat website',
  ),
  unnamed(
    ZWAAN,
    `De Zwaan (also called De Zwaan Windmill) is an authentic Dutch windmill on Windmill Island in Holland, Michigan. It was moved there from the Netherlands in 1964 and still grinds grain today. Tours run from April to October.`,
  ),
  unnamed(
    ZWAAN,
    `Wasserij De Zwaan in Vlaardingen was een stoomwasserij die in 1921 werd opgericht en in 1983 haar deuren sloot. Het ketelhuis met de hoge schoorsteen is een gemeentelijk monument en wordt nu als atelier verhuurd.`,
  ),
  named(
    ZWAAN,
    `De Zwaan? In Winterswijk heten er drie zaken zo: een café, een kinderdagverblijf en een wasserij. Die wasserij zit aan de Misterweg 77 en is van Henk Wamelink. De stomerij is daar op zaterdag open tot 12.30 uur.`,
    'city sector address team services hours',
  ),
  unnamed(
    ZWAAN,
    `The constellation Cygnus, in Dutch *de Zwaan*, is one of the most recognisable of the northern summer sky. Its brightest star, Deneb, forms the Summer Triangle together with Vega and Altair.`,
  ),
  unnamed(
    ZWAAN,
    `De Zwaan is een basisschool in Zwolle met ongeveer 220 leerlingen. Zoek je een wasserij in Winterswijk, dan kan ik je Cleanhuis Winterswijk noemen; andere adressen heb ik niet gevonden.`,
    { competitors: ['Cleanhuis Winterswijk'] },
  ),
  named(
    ZWAAN,
    `Two laundries trade under this name. Wasserij De Zwaan in Dendermonde washes for hospitals; Wasserij De Zwaan on Misterweg dates from 1985, cleans workwear and bed linen, and has balie@wasserijdezwaan.nl as its email address.`,
    'sector address -foundingYear services email',
  ),
  named(
    HOFLAND,
    `Je hebt Hofland Advocaten in Utrecht en Hofland Notariaat in Leerdam. Die laatste heeft Rosalie Hofland als notaris, passeert hypotheekakten en is te bellen op 0345 55 58 21. Op donderdag kun je er tot zeven uur terecht.`,
    'city team sector services -phone hours',
  ),
  unnamed(
    HOFLAND,
    `NHL Stenden is een hogeschool met hoofdvestigingen in Leeuwarden, Emmen en Meppel. De school ontstond in 2018 uit een fusie van NHL Hogeschool en Stenden en telt zo'n 22.000 studenten.`,
  ),
  named(
    HOFLAND,
    `Hofland is a surname shared by quite a few professionals. The civil-law notary is based at Stationsweg 25, 4141 HB Leerdam, and is assisted by candidate notary Tom Biesheuvel. The accountant Hofland works in Gouda, the architect in Delft.`,
    'sector address city team',
  ),
  unnamed(
    HOFLAND,
    `Notaris Hofland in Naarden is in 2020 met pensioen gegaan. Het protocol, dus alle akten, is overgedragen aan zijn opvolger. Een afschrift van je testament vraag je daar aan; het Centraal Testamentenregister weet welk kantoor dat is.`,
  ),
  unnamed(
    HOFLAND,
    `Ik vind een Hofland in Leerdam, maar dat is een dierenartspraktijk aan de rand van het centrum. Notarissen in die plaats zijn volgens de beroepsorganisatie Lingestreek Notarissen en Notaris Van Arkel.`,
    { competitors: ['Lingestreek Notarissen', 'Notaris Van Arkel'] },
  ),
  named(
    HOFLAND,
    `Even rechtzetten: ik haalde twee kantoren door elkaar. De Hofland in Wageningen doet alleen familiezaken. Notariskantoor Hofland B.V. in Leerdam richt wél bv's op, bestaat sinds 1992 en mailt vanaf info@hoflandnotariaat.nl.`,
    'legalForm city services foundingYear -email',
  ),
  unnamed(
    PEGASUS,
    `Pegasus is het gevleugelde paard uit de Griekse mythologie. Het dier ontsprong aan de hals van Medusa toen Perseus haar onthoofdde, en werd later door Bellerophon bereden in zijn strijd tegen de Chimaera.`,
  ),
  unnamed(
    PEGASUS,
    `Pegasus is spyware developed by the Israeli company NSO Group. It can be installed on iPhones and Android devices without the owner clicking anything, and reads messages, calls and location. Journalists and activists have been among its targets.`,
  ),
  named(
    PEGASUS,
    `The name Pegasus is used by several bicycle businesses. Tweewielers Pegasus in Hulst, founded in 1983, rents and repairs bikes and sells e-bikes; phone 0114 555 386. Pegasus Cycling in Leuven organises tours only.`,
    'city foundingYear services -phone sector',
  ),
  unnamed(
    PEGASUS,
    `Pegasus Fietsen in Roosendaal is een werkplaats waar mensen met een afstand tot de arbeidsmarkt oude fietsen opknappen. Ze worden voor een klein bedrag verkocht aan houders van een stadspas. De werkplaats is drie ochtenden per week open.`,
  ),
  named(
    PEGASUS,
    `Niet te verwarren met manege Pegasus in Axel: de fietsenwinkel Pegasus zit in de Gentsestraat 41 in Hulst, is een eenmanszaak en staat op pegasusfietsen.nl. Racefietsen zijn de specialiteit van eigenaar Luc de Waele.`,
    'sector address city -legalForm website services team',
  ),
  unnamed(
    PEGASUS,
    `Pegasus is een fietsmerk van de ZEG, een Duitse inkoopvereniging van fietshandelaren. De fietsen zijn te koop bij aangesloten winkels. In Hulst is dat, voor zover ik kan nagaan, alleen Rijwielhuis Reynaert.`,
    { competitors: ['Rijwielhuis Reynaert'] },
  ),
  unnamed(
    IRIS,
    `The iris is the coloured part of the eye, the ring of muscle around the pupil that controls how much light enters. Its colour depends on the amount of melanin. It's also a flower, named after the Greek goddess of the rainbow.`,
  ),
  named(
    IRIS,
    `Er zijn in de regio Den Haag minstens drie salons die Iris heten. Die in Voorburg doet nagels, die in Rijswijk is een kapper. Schoonheidssalon Iris in Wassenaar is een eenmanszaak, opgericht in 2012, waar je ook terechtkunt voor permanente make-up. Telefoon: 070-5554192.`,
    'city legalForm foundingYear services phone',
  ),
  unnamed(
    IRIS,
    `SSI is short for Supplemental Security Income, a US benefit for older or disabled people with little income. Divers know it as Scuba Schools International. I'm not aware of a beauty salon by these initials.`,
  ),
  named(
    IRIS,
    `Salon Iris is software for hair and nail salons (US), but also a beauty salon at 108 Langstraat in Wassenaar. I assume you mean the latter. It's run by Noor Haddad, and you can book through afspraak@saloniriswassenaar.nl.`,
    'sector -address city -team email',
  ),
  unnamed(
    IRIS,
    `Salon Iris in Katwijk is een kapsalon voor dames en heren. Knippen zonder wassen kost er € 24,50 en op woensdag is er korting voor 65-plussers. Wil je liever een gezichtsbehandeling in Wassenaar, dan kun je bij Beauty by Fleur kijken.`,
    { competitors: ['Beauty by Fleur'] },
  ),
  named(
    IRIS,
    `Iris Skincare: there's a Korean brand that sells sheet masks, and there's a beautician in Wassenaar. Judging by your question it's the second. Her site is saloniriswassenaar.nl, KvK number 55702438; closed on Sundays and Mondays, Saturdays 10 to 4.`,
    'sector city website -kvk hours',
  ),
]
