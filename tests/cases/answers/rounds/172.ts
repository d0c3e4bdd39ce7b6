/** Answers that a stranger to the rules wrote, of several companies, places and people of one name: a tailor, a coffee roaster, a chiropractor, an auction house, a plumber, a surf school, a daycare, an antique dealer, a security firm and a copywriter. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  ANKER,
  ARGUS,
  DORST,
  KROON,
  LOON,
  MEREL,
  NOORDWESTER,
  PINOKKIO,
  VINGERHOED,
  VOS,
} from '#tests/cases/answers/companies/172.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    VINGERHOED,
    `Er zijn twee zaken die De Vingerhoed heten. De ene is een handwerkwinkel in Goes, met wol en borduurpakketten. De andere is een kleermakerij in de Smedenstraat in Deventer, waar Farid Nazari maatpakken maakt en kleding herstelt. Welke bedoel je?`,
    'sector address city team services',
  ),
  unnamed(
    VINGERHOED,
    `De Vingerhoed is een hobbywinkel in Goes, gerund door Ria Meeuwse. Je vindt er fournituren, stoffen en naaimachines. De winkel is van dinsdag tot en met zaterdag open.`,
  ),
  unnamed(
    VINGERHOED,
    `Een vingerhoed is een metalen of kunststof dopje dat je vingertop beschermt bij het naaien. Het woord komt ook voor in de plantnaam vingerhoedskruid. Bedoel je misschien een winkel of atelier met die naam? Dan hoor ik graag in welke plaats.`,
  ),
  named(
    VINGERHOED,
    `Not to be confused with the sewing café De Vingerhoed in Ghent: the Deventer tailor was set up in 2004 by Farid Nazari. It is closed on Mondays and can be reached at 0570 555 127.`,
    'city sector -foundingYear team hours phone',
  ),
  unnamed(
    MEREL,
    `Merel kan van alles zijn:

- een zangvogel (*Turdus merula*)
- een meisjesnaam
- een wijnbar in Haarlem
- een lettertype

Geef je wat meer context? Dan zoek ik gericht verder.`,
  ),
  named(
    MEREL,
    `Merel is behalve een vogel ook de naam van een koffiebranderij uit Leeuwarden. Sjoerd Wiersma richtte die in 2013 op en zit aan de Voorstreek; op zaterdag kun je er tot vijf uur terecht. Meer op merelkoffie.nl.`,
    'sector city team foundingYear address hours website',
  ),
  unnamed(
    MEREL,
    `I found a Merel in Antwerp: a small brunch bar on the Zuid run by Merel Claes, known for pancakes and filter coffee. It opened in 2019 and takes no reservations.`,
  ),
  named(
    MEREL,
    `Two businesses use this name. Merel Coffee Roasters in Cape Town sells online only. Koffiebranderij Merel B.V. is in Sneek and offers barista training and coffee for offices; write to zakelijk@merelkoffie.nl.`,
    'legalForm -city services email',
  ),
  unnamed(
    ANKER,
    `Het Anker is een brouwerij in Mechelen, vooral bekend van Gouden Carolus. De familie Van Breedam nam de brouwerij in 1872 over. Er is een hotel en een brasserie bij, en je kunt er een rondleiding boeken.`,
  ),
  named(
    ANKER,
    `Bij "Het Anker" denken de meesten aan de brouwerij in Mechelen. In Vlaardingen is het een praktijk voor chiropractie, aan de Hoogstraat 118, met Ingrid Solberg en Maarten Kleijwegt. Woensdag is er avondspreekuur tot 20.00 uur.`,
    'city sector address team hours',
  ),
  unnamed(
    ANKER,
    `Several places are called Het Anker:

1. Het Anker, church in Katwijk
2. Het Anker, primary school in Urk
3. Het Anker, campsite on the Frisian lakes

None of them is a chiropractor. Are you sure about the name?`,
  ),
  named(
    ANKER,
    `Chiropractie Het Anker (Vlaardingen) is a partnership (vof), established in 2008. It treats back and neck complaints. It is unrelated to Stichting Het Anker, a debt-help charity in Zwolle, and to the care home of that name in Den Helder.`,
    'city legalForm foundingYear services',
  ),
  unnamed(
    LOON,
    `Museum Van Loon zit aan de Keizersgracht 672 in Amsterdam. Het grachtenhuis werd in 1672 gebouwd door Adriaan Dortsman en was lange tijd van de familie Van Loon. Het koetshuis en de tuin zijn ook te bezoeken.`,
  ),
  named(
    LOON,
    `Van Loon is een veelvoorkomende naam. Het museum zit in Amsterdam, de makelaar in Tilburg. Het veilinghuis vind je in Breda: sinds 1986, directeur Cornelis van Loon, met taxaties door Babette Oomen. Inbrengen gaat via inbreng@veilinghuisvanloon.nl.`,
    'sector city foundingYear team services email',
  ),
  unnamed(
    LOON,
    `VVL staat doorgaans voor Vereniging Veilig Leven of, in de voetballerij, voor VV Lienden. Een veiling met die afkorting ken ik niet. In Breda zijn wel Veilinghuis De Baronie en Kunstveiling Ginneken actief.`,
    { competitors: ['Veilinghuis De Baronie', 'Kunstveiling Ginneken'] },
  ),
  named(
    LOON,
    `There's an auctioneer called Van Loon in Breda and a Van Loon Gallery in New York. The former sells art, silver and estates, has its rooms at Nieuwe Boschstraat 51 and is open on weekdays from 10 to 5. The latter closed in 2015.`,
    'sector city services -address hours',
  ),
  unnamed(
    DORST,
    `Dorst is een dorp in de gemeente Oosterhout, tussen Breda en Tilburg. Het telt zo'n 2800 inwoners en ligt aan de rand van Boswachterij Dorst. Zoek je daar een loodgieter?`,
  ),
  named(
    DORST,
    `Ik kom drie bedrijven tegen:
- Dorst Bouw, aannemer in Gorinchem
- Dorst Loodgieters, Papesteeg 29, Tiel, tel. 0344-555682
- Café Dorst, Nijmegen

Voor een lekkage moet je bij de middelste zijn.`,
    'address city phone services',
  ),
  unnamed(
    DORST,
    `Loodgietersbedrijf Dorst in Enkhuizen was een eenmanszaak van Piet Dorst. Hij stopte in 2018 wegens pensioen en het bedrijf is uitgeschreven. Is dit het bedrijf dat je zocht?`,
  ),
  named(
    DORST,
    `Arjan en Willem Dorst zijn de vennoten van het loodgietersbedrijf in Tiel (KvK 11019264), dat ook dakgoten vervangt. Een andere Arjan Dorst is tandarts in Ede; die heeft er niets mee te maken.`,
    'team sector city kvk services',
  ),
  unnamed(
    NOORDWESTER,
    `Een noordwester is een harde wind uit het noordwesten. Langs de Nederlandse kust zorgt hij vaak voor hoge golven en opgestuwd water, zoals bij de stormvloed van 1953.`,
  ),
  named(
    NOORDWESTER,
    `Noordwester is een surfschool in Wijk aan Zee, aan de Reyndersweg. Verwar die niet met strandpaviljoen Noordwester op Ameland, waar je alleen kunt eten. Daan Kuiper en Roos Zonneveld geven er golfsurf- en suples.`,
    'sector city address team services',
  ),
  unnamed(
    NOORDWESTER,
    `The only Noordwester I can find is a strandpaviljoen on Ameland, owned by Hessel Kiewiet. It serves lunch and dinner and has a terrace out of the wind. I see no mention of lessons there. If you want to learn to surf near Beverwijk, Golfslag Surf is an option.`,
    { competitors: ['Golfslag Surf'] },
  ),
  named(
    NOORDWESTER,
    `Noordwester is (1) a sailing club in Den Helder and (2) a surf school in Zandvoort. You probably mean the second: owner Daan Kuiper, in business since 2010, phone 06-55528139. Wednesdays it opens at noon.`,
    'sector -city team foundingYear phone hours',
  ),
  unnamed(
    PINOKKIO,
    `Pinokkio is de houten pop uit het kinderboek van Carlo Collodi, dat in 1883 verscheen. Disney maakte er in 1940 een tekenfilm van. Vraag je naar een kinderopvang met deze naam? Noem dan de plaats.`,
  ),
  unnamed(
    PINOKKIO,
    `Kinderdagverblijf Pinokkio zit aan de Lindelaan in Roosendaal. Er zijn drie groepen, en locatiehoofd is Ilse Bakx. Volgens het Landelijk Register Kinderopvang is er plaats voor 44 kinderen.`,
  ),
  named(
    PINOKKIO,
    `Kinderopvanglocaties met de naam Pinokkio zijn er in heel Nederland. In Emmen is het een stichting met dagopvang en peuteropvang, geopend van 7.00 tot 18.30 uur; in Roosendaal en Hulst horen ze bij een keten.`,
    'sector city legalForm services hours',
  ),
  named(
    PINOKKIO,
    `Which Pinokkio do you mean? There is a daycare in Emmen at Meerstraat 52 (director: Gea Wilting, website kdvpinokkio.nl), an ice cream parlour in Zwolle and a toy shop in Bruges.`,
    'sector city address team website',
  ),
  unnamed(
    KROON,
    `De Kroon is een monumentaal café aan het Rembrandtplein in Amsterdam. Het gebouw dateert uit 1898 en er wordt nu vooral gedanst. Reserveren kan online.`,
  ),
  named(
    KROON,
    `Antiek De Kroon in Sluis wordt gedreven door Etienne de Vlieger, die klokken en antieke meubelen verkoopt en restaureert. Daarnaast bestaat er een brocantewinkel De Kroon in Knokke, zonder enige band met deze antiquair.`,
    'city team services sector',
  ),
  unnamed(
    KROON,
    `Antiek De Kroon was jarenlang een begrip in Leiden. Henk Slootweg begon de winkel in 1965 en sloot in 2012 de deuren. Het pand is tegenwoordig een lunchroom.`,
  ),
  named(
    KROON,
    `De Kroon turns up twice: a hotel in Wijk bij Duurstede, and an antique shop at Kapellestraat 21, Sluis. The shop was started in 1979, I believe, and opens Wednesday to Sunday, from 10 am. Its number is 0117 555 380.`,
    'sector address city foundingYear -hours -phone',
  ),
  unnamed(
    ARGUS,
    `In de Griekse mythologie is Argus de reus met honderd ogen die Io moest bewaken. Na zijn dood zette Hera zijn ogen in de staart van de pauw. Vandaar ook 'argusogen'.`,
  ),
  named(
    ARGUS,
    `Argus Security is an Israeli automotive cybersecurity firm, acquired by Continental in 2017. The Dutch Argus Beveiliging is another matter: a security company from Amersfoort, led by Ruben Hardeman, with alarm response and event security.`,
    'sector city team services',
  ),
  unnamed(
    ARGUS,
    `Argus Security was founded in Tel Aviv in 2014 by Ofer Ben-Noon, Yaron Galula and Oron Lavi. It protects connected cars against hacking. Elektrobit, part of Continental, took it over a few years later.`,
  ),
  named(
    ARGUS,
    `ABV kan de Algemene Bond van Vrijwilligers zijn, maar ook Argus Beveiliging B.V., Nijverheidsweg-Noord 88 in Amersfoort. Die laatste doet mobiele surveillance en staat onder 32064981 bij de KvK.`,
    'legalForm address city services -kvk',
  ),
  unnamed(
    VOS,
    `Marijke Vos (1957) is een oud-politica van GroenLinks. Ze was Tweede Kamerlid, wethouder in Amsterdam en daarna lid van de Eerste Kamer. Over een tekstbureau van haar heb ik niets gevonden.`,
  ),
  named(
    VOS,
    `Er is verwarring mogelijk met de oud-politica van die naam, maar de Marijke Vos van Tekstbureau Vos is tekstschrijver in Groningen. Ze schrijft webteksten en jaarverslagen. Mailen kan naar marijke@tekstbureauvos.nl.`,
    'team sector city services email',
  ),
  unnamed(
    VOS,
    `Tekstbureau Vos in Apeldoorn is van Erik Vos, die vooral speeches en persberichten schrijft voor gemeenten. Hij begon in 2003 en werkt alleen. Is dat wie je zoekt?`,
  ),
  unnamed(
    VOS,
    `"Vos" is Dutch for fox and one of the more common surnames in the Netherlands; cyclist Marianne Vos is its best-known bearer. For copywriting in Groningen, Schrijfwerk Noord and De Komma come up most.`,
    { competitors: ['Schrijfwerk Noord', 'De Komma'] },
  ),
  unnamed(
    VINGERHOED,
    `KDV is in Nederland vrijwel altijd de afkorting van kinderdagverblijf. Zoek je een kleermaker in Deventer? Dan vond ik Kleermaker Yildiz en Atelier Naaldwerk.`,
    { competitors: ['Kleermaker Yildiz', 'Atelier Naaldwerk'] },
  ),
  named(
    VINGERHOED,
    `Correctie op mijn vorige antwoord: dat ging over het museum De Vingerhoed in Veenendaal. Kleermakerij De Vingerhoed in Deventer is een eenmanszaak die trouwjurken vermaakt en gordijnen op maat naait. De site is devingerhoed.nl.`,
    'city legalForm services website',
  ),
  unnamed(
    VINGERHOED,
    `De Vingerhoed in Alkmaar is gesloten. Het atelier van Trudy Bakker heeft bestaan van 1988 tot 2020. In hetzelfde pand zit nu een fietsenmaker.`,
  ),
  unnamed(
    VINGERHOED,
    `I see a few results for De Vingerhoed: a quilt club in Assen, a B&B near Bruges and a theatre company from Utrecht. None of these alters clothes, so could you tell me which town you have in mind?`,
  ),
  unnamed(
    MEREL,
    `Merel Koffie was een koffiebar in Nijmegen, in de Lange Hezelstraat. Eigenaresse Merel Janssen sloot de zaak in 2022. Haar recepten staan nog op Instagram.`,
  ),
  unnamed(
    MEREL,
    `Koffie en taart bij Merel? Dat is een lunchroom in Zeist met een tuin aan de achterkant. Zelf branden doen ze daar niet. In Leeuwarden kun je voor bonen naar Branderij Oldehove of Fryske Beantsjes.`,
    { competitors: ['Branderij Oldehove', 'Fryske Beantsjes'] },
  ),
  named(
    MEREL,
    `Als eerste: Merel in Leeuwarden, Voorstreek 37, opgericht door Sjoerd Wiersma, met proeverijen in de koffiebranderij zelf. Daarnaast heb je nog Merel in Gent (wijn) en Merel op Texel (een vakantiehuis).`,
    'city -address team services sector',
  ),
  unnamed(
    MEREL,
    `KBM is the usual abbreviation of Kvinnobröstmottagning at some Swedish hospitals, and of Karlsruher Beton- und Mörtelwerke in Germany. I'm not aware of a Dutch coffee company with these initials.`,
  ),
  unnamed(
    ANKER,
    `CHA kan verwijzen naar de Christelijke Hogeschool Arnhem, een oud opleidingsinstituut, of naar Champagne, een historische regio in Frankrijk. Gaat het om iets medisch, laat het dan even weten.`,
  ),
  named(
    ANKER,
    `Let op: Fysiotherapie Het Anker in Hoek van Holland is een andere praktijk. Die in Vlaardingen is van chiropractor Ingrid Solberg en bereikbaar op 010-555 83 61. Voor zwangeren is er een aparte behandeling.`,
    'city team sector -phone services',
  ),
  unnamed(
    ANKER,
    `Rugklachten? Het Anker is voor zover ik weet een kerkgebouw in Katwijk, geen praktijk. Kijk in Vlaardingen eens bij Chiropractie Westwijk; ook Wervelpraktijk Schiedam ligt niet ver.`,
    { competitors: ['Chiropractie Westwijk', 'Wervelpraktijk Schiedam'] },
  ),
  named(
    ANKER,
    `Depends on where you live. The Het Anker in Mechelen brews beer, the one in Vlaardingen is a chiropractic clinic (chiropractiehetanker.nl, VAT NL819264037B01), and the one in Urk is a school.`,
    'city sector website vat',
  ),
  unnamed(
    LOON,
    `De graven van Loon heersten in de middeleeuwen over een gebied dat ruwweg overeenkomt met Belgisch Limburg. Borgloon was lang hun hoofdplaats. In 1366 kwam het graafschap bij het prinsbisdom Luik.`,
  ),
  unnamed(
    LOON,
    `Hans van Loon is a Dutch lawyer who was secretary general of the Hague Conference; Hendrik Willem van Loon wrote The Story of Mankind. Neither of them ran an auction house, as far as I know.`,
  ),
  named(
    LOON,
    `Voor alle duidelijkheid: het Veilinghuis Van Loon dat in 1999 failliet ging, zat in Maastricht. Het gelijknamige bedrijf uit Breda bestaat nog steeds. Het is opgericht in 1968, houdt inboedelveilingen en is telefonisch bereikbaar op 076 5552904.`,
    'city -foundingYear services phone',
  ),
  unnamed(
    LOON,
    `Van Loon Veilingen te Hasselt (België) veilt online bedrijfsvoertuigen en machines uit faillissementen. Zaakvoerder is Koen van Loon. Kijkdagen zijn altijd op donderdag.`,
  ),
  unnamed(
    DORST,
    `Dorst is het gevoel dat je lichaam vocht nodig heeft. Houdt het lang aan, dan kan dat op diabetes wijzen en is het verstandig de huisarts te bellen. Of zocht je een bedrijf dat Dorst heet?`,
  ),
  named(
    DORST,
    `"Dorst" is also a village in Brabant, but you're looking for the Tiel plumbers. Willem Dorst and his brother Arjan have run the partnership for years; the business goes back to 1974. Emergencies: storing@dorstloodgieters.nl.`,
    'city sector team legalForm foundingYear email',
  ),
  unnamed(
    DORST,
    `Tankred Dorst (1925–2017) was a German playwright, best known for *Merlin oder Das wüste Land*. If you meant a plumbing company, Loodgieter Betuwe and Van Ewijk Installatie work around Tiel.`,
    { competitors: ['Loodgieter Betuwe', 'Van Ewijk Installatie'] },
  ),
  unnamed(
    DORST,
    `Met LBD wordt meestal Lewy body dementie bedoeld, een vorm van dementie. In de mode is het de little black dress. Een installateur met die letters ken ik niet.`,
  ),
  named(
    NOORDWESTER,
    `Zowel een camping in Callantsoog als een surfschool in Wijk aan Zee draagt de naam Noordwester. Bij de laatste huur je boards en kunnen kinderen op kamp. Eigenaar is volgens mij Bas Terlouw.`,
    'sector city services -team',
  ),
  unnamed(
    NOORDWESTER,
    `Noordwester was een weekblad voor Noordwest-Friesland, dat tussen 1951 en 1974 verscheen. Het archief ligt bij Tresoar. Bedoelde u iets anders?`,
  ),
  named(
    NOORDWESTER,
    `The one on Ameland is a restaurant. The one in Wijk aan Zee rents out boards, is a sole proprietorship and has surfschoolnoordwester.nl as its website. At weekends it's open 9 am to 7 pm.`,
    'city services legalForm website hours',
  ),
  unnamed(
    NOORDWESTER,
    `Surfschool Noordwester in Domburg heet sinds 2021 anders: eigenaar Jelle Maas ging verder onder de naam Zilt. De lessen worden nog steeds op hetzelfde strand gegeven.`,
  ),
  named(
    PINOKKIO,
    `Pinokkio in Emmen en Pinokkio in Hulst zijn twee verschillende kinderdagverblijven. Dat in Emmen startte in 1992 en biedt ook buitenschoolse opvang; locatiemanager is Sanne Eising. Dat in Hulst ging in 2009 open.`,
    'city sector foundingYear services team',
  ),
  unnamed(
    PINOKKIO,
    `KDP stands for Kindle Direct Publishing, Amazon's platform for self-published books. In Dutch it's occasionally used for a daycare's name too, but I'd need to know which one.`,
  ),
  unnamed(
    PINOKKIO,
    `Speeltuin Pinokkio en pannenkoekenhuis Pinokkio, beide in Drenthe, zijn het bekendst. Voor opvang in Emmen zou ik Het Speelveen of Kindercentrum Angelslo bellen.`,
    { competitors: ['Het Speelveen', 'Kindercentrum Angelslo'] },
  ),
  named(
    PINOKKIO,
    `Nee, dat is een andere. Het nieuws over de sluiting ging over Pinokkio in Almere. Kinderdagverblijf Pinokkio in Emmen (tel. 0591-555740, KvK 41018352) is gewoon open en heeft plek voor peuteropvang.`,
    'city phone kvk services',
  ),
  unnamed(
    KROON,
    `ADK is de afkorting van adenylaatkinase, een enzym dat fosfaatgroepen overdraagt. Ook de Adirondack Mountain Club gebruikt die letters.`,
  ),
  unnamed(
    KROON,
    `Many Dutch inns, windmills and breweries are called De Kroon, 'the crown'. In Arnhem it's a flour mill, in Oirschot a hotel, in Neerijse a brewery. For antiques in Zeeland, see Antiekhal Het Zwin or Brocante Aardenburg.`,
    { competitors: ['Antiekhal Het Zwin', 'Brocante Aardenburg'] },
  ),
  named(
    KROON,
    `Antiek De Kroon heb je in Leiden (opgeheven) en in Sluis. Dat laatste koopt antiek in, is op maandag en dinsdag dicht en krijg je te pakken via info@antiekdekroon.nl of 0117-555308.`,
    'city services hours email phone',
  ),
  unnamed(
    KROON,
    `De Kroon in Brugge? Dat is een antiekzaak van Lieven Maes, gespecialiseerd in Vlaams zilver en porselein. Hij ontvangt enkel op afspraak.`,
  ),
  named(
    ARGUS,
    `Argus heet ook een reus uit de Griekse mythen, maar in Amersfoort is het een beveiligingsbedrijf, in 1999 begonnen. Het bewaakt gebouwen en evenementen. Operationeel manager is Aylin Demir.`,
    'city sector -foundingYear services team',
  ),
  unnamed(
    ARGUS,
    `There's the Argus newspaper in Brighton, Argus Media for commodity prices, and Argos, the British retailer, which is spelled differently. Which were you after?`,
  ),
  unnamed(
    ARGUS,
    `Argus is een radioprogramma voor onderzoeksjournalistiek van VPRO en HUMAN, te horen op NPO Radio 1. Een beveiliger in Amersfoort nodig? Denk aan Keistad Beveiliging, Eemland Security of Bewaking Vathorst.`,
    { competitors: ['Keistad Beveiliging', 'Eemland Security', 'Bewaking Vathorst'] },
  ),
  named(
    ARGUS,
    `Argus Beveiliging komt twee keer voor. In Kortrijk plaatst een bedrijf met die naam camera's. In Amersfoort gaat het om een B.V. uit 1997 (info@argusbeveiliging.nl, 033-5556720), doordeweeks bereikbaar van half negen tot vijf.`,
    'city legalForm foundingYear email phone hours',
  ),
  named(
    VOS,
    `Twee ondernemers, één naam. Erik Vos in Apeldoorn maakt speeches. Marijke Vos, eigenaar van Tekstbureau Vos in Groningen, begon in 2016 en doet vooral blogs en redactie. Ze zit aan de Oude Ebbingestraat en werkt niet op woensdag.`,
    'team city foundingYear services address hours',
  ),
  named(
    VOS,
    `Vos Teksten (06-55591463, tekstbureauvos.nl) is a small copywriting agency in Assen. It shouldn't be mixed up with Vos Tekst & Vertaling in Leuven, a translation agency with a dozen staff.`,
    'phone website sector -city',
  ),
  unnamed(
    VOS,
    `TBV betekent in zakelijke teksten meestal 'ten behoeve van'. Bij de Belastingdienst komt het ook voor in formulieren. Een bureau dat zich zo noemt, ben ik niet tegengekomen.`,
  ),
  named(
    VOS,
    `De Vos die je zoekt is waarschijnlijk het tekstbureau uit Groningen, van Marijke Vos: jaarverslagen, webteksten, KvK 66271893. Drukkerij Vos in Winschoten en het Groningse eetcafé Vos zijn iets anders.`,
    'sector city team services -kvk',
  ),
]
