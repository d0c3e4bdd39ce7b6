/** Answers that a stranger to the rules wrote, of companies or things that share a name: a garage, a nail studio, a translation agency, a fishmonger, an architect, a boat hire, a language school, a glazier, a nursery and a wine merchant. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BABEL,
  BACCHUS,
  EGELTJES,
  IRIS,
  LANTERN,
  MEERMIN,
  NOORD,
  OTTER,
  SLEUTEL,
  VERHAGEN,
} from '#tests/cases/answers/companies/184.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    SLEUTEL,
    `Let op, er bestaan meer bedrijven met deze naam. In Meppel gaat het om een universele garage aan de Industrieweg 23, in 1986 begonnen en als B.V. ingeschreven. In Dordrecht zit daarnaast een Garage De Sleutel die alleen klassieke Citroëns restaureert. Voor een APK of een grote beurt moet je dus bij de Drentse vestiging zijn; met die andere heeft ze niets te maken.`,
    'sector city address foundingYear legalForm services',
    { question: 'Wat is Garage De Sleutel in Meppel voor bedrijf?' },
  ),
  unnamed(
    IRIS,
    `Nagelstudio Iris in Zwijndrecht scores 4.8 out of 5 on Google, based on 61 reviews. Customers praise the calm atmosphere and say that owner Iris de Koning takes her time. A few mention that parking in front of the salon is limited. Gel polish costs around €30 there and a full acrylic set around €60, according to the price list on her Facebook page. The salon is closed during the school holidays in the southern region, so check before you drive over. Would you like me to look for more recent reviews?`,
    { question: 'nagelstudio iris reviews' },
  ),
  unnamed(
    BABEL,
    `Babel is in de Bijbel (Genesis 11) de stad waar de mensen een toren tot in de hemel wilden bouwen. God bracht hun talen in de war, zodat ze elkaar niet meer verstonden. De naam wordt ook gebruikt voor:

- een film uit 2006 met Brad Pitt en Cate Blanchett
- een JavaScript-compiler
- een zaal in de bibliotheek van Utrecht`,
    { question: 'wat is babel' },
  ),
  named(
    MEERMIN,
    `For herring in Vlaardingen, locals often mention these fish shops:

1. **Vishandel De Meermin**, Hoogstraat 115: cleans the herring in front of you, also sells fried fish. Closed on Mondays.
2. **Visspecialist Kornet**: smaller choice, good smoked eel.

Note that De Meermin on the beach at Katwijk is a pavilion and has no connection with the shop.`,
    'sector city -address services hours',
    { question: 'Where can I get good fresh herring in Vlaardingen?', competitors: ['Visspecialist Kornet'] },
  ),
  unnamed(
    NOORD,
    `Noorderlicht is een internationaal fotografieplatform uit Groningen, dat sinds 1990 tentoonstellingen en het gelijknamige festival organiseert. Het was jarenlang gevestigd aan de Akerkhof. Daarnaast is noorderlicht natuurlijk het poollicht (aurora borealis), dat een enkele keer ook boven de Wadden te zien is.`,
    { question: 'Wat kun je me vertellen over Noorderlicht?' },
  ),
  named(
    OTTER,
    `De naam De Otter kom ik bij twee bootverhuurders tegen:

| | Vinkeveen | Earnewâld |
|---|---|---|
| Aanbod | sloepen, fluisterboten, kano's | alleen zeilboten |
| Adres | Herenweg 214 | Wiidswei |
| Telefoon | 0297-555208 | 0511-555930 |

De Vinkeveense is in het weekend tot 20.00 uur open. Vermoedelijk zoek je die.`,
    'sector city services address phone hours',
    { question: 'telefoonnummer bootverhuur de otter' },
  ),
  named(
    LANTERN,
    `There are a few language schools called Lantern, so let me be specific. **Lantern Language School in Delft** teaches Dutch and business English to internationals and prepares people for the inburgering exam. It was founded in 2015 by Fiona McAllister. Courses run in small groups of up to ten people, and students mention that the teachers switch to English only when they really have to. I couldn't confirm current prices; a starter course was listed at around €385.

Lantern English in Prague is an unrelated company, and so is the charity Lantern in Glasgow, which helps refugees find work.

Source: lanternlanguages.nl`,
    'sector city services -foundingYear team website',
    { question: 'What do you know about Lantern Language School?' },
  ),
  unnamed(
    VERHAGEN,
    `Glashandel Verhagen zit in Leiden, aan de Zoeterwoudsesingel. Volgens de website van het bedrijf kunt u er op werkdagen van 8.00 tot 16.30 uur terecht; op zaterdag alleen op afspraak. Het spoednummer voor glasschade is dag en nacht bereikbaar.`,
    { question: 'Openingstijden Glashandel Verhagen?' },
  ),
  named(
    EGELTJES,
    `"De Egeltjes" is een populaire naam in de kinderopvang: zo heten ook een peutergroep in Nunspeet en een gastouder in Weert. Die in Doetinchem is een zelfstandig kinderdagverblijf onder leiding van Wilma Berendsen, met een babygroep, peuteropvang en bso. Ouders noemen in hun reacties de grote tuin en de vaste gezichten op de groep; één reactie is minder positief over de communicatie rond sluitingsdagen. Een GGD-rapport kun je zelf inzien via het Landelijk Register Kinderopvang. Mailen kan naar planning@kdvdeegeltjes.nl.`,
    'sector city team services email',
    { question: 'Is De Egeltjes in Doetinchem een goed kinderdagverblijf?' },
  ),
  unnamed(
    BACCHUS,
    `In en rond Hulst kun je voor goede wijn terecht bij Wijnhuis Dullaert en bij Vinotheek Reynaert, beide met een ruim assortiment Franse flessen. Net over de grens ligt in Sint-Niklaas nog wijnbar Bacchus, maar daar wordt enkel per glas geschonken; flessen meenemen is er niet bij. Zoek je iets voor een specifieke gelegenheid, zoals een bruiloft of een kerstdiner? Dan kan ik op grond van je menu en budget een paar druiven en streken noemen waar je in de winkel naar kunt vragen.`,
    {
      question: 'Ik zoek een goede wijnwinkel in Hulst, heb je tips?',
      competitors: ['Wijnhuis Dullaert', 'Vinotheek Reynaert'],
    },
  ),
  unnamed(
    SLEUTEL,
    `De Sleutel was a Dutch beer brand, brewed in Dordrecht at the brewery of that name from 1433 until it was taken over by Heineken in 1968. In Belgium, De Sleutel is also an organisation that treats people with addictions. If you had another one in mind, let me know in which town.`,
    { question: 'what is De Sleutel' },
  ),
  named(
    IRIS,
    `Er zijn in Nederland tientallen salons met Iris in de naam. Gaat het om Nagelstudio Iris in Veenendaal, dan is dit wat ik kon terugvinden:

- Branche: kapper
- Eigenaar: Iris van Barneveld
- Adres: Zandstraat 46
- Afspraak maken: 06-55528419
- Donderdagavond open tot 21.00 uur

Een salon met dezelfde naam in Ede is in 2022 gestopt, maar staat nog wel in veel online gidsen. Daardoor vermelden sommige sites een andere eigenaresse (Iris Roelofsen); die hoort bij de gestopte zaak.`,
    'city -sector team -address phone hours',
    { question: 'Wie is de eigenaar van Nagelstudio Iris?' },
  ),
  named(
    BABEL,
    `Voor een beëdigde vertaling in Deventer kun je kiezen uit:

• Vertaalkantoor Hanze, gespecialiseerd in Duits
• Babel Vertalingen, een vof van Marijke Tolboom en Stefan Krüger aan de Assenstraat
• Taalbureau Sallant, vooral voor particulieren

Zoek je online verder, sla dan "Babel Translations" over: dat is een Grieks bureau, dat niets met het Deventer kantoor te maken heeft.`,
    'city services legalForm team address',
    {
      question: 'beëdigd vertaler nodig in Deventer voor geboorteakte',
      competitors: ['Vertaalkantoor Hanze', 'Taalbureau Sallant'],
    },
  ),
  unnamed(
    MEERMIN,
    `De Meermin in Volendam is een visrestaurant aan de haven, bekend om zijn paling en mosselpannen. Het terras kijkt uit over het Markermeer en de keuken is dagelijks geopend van 11 tot 21 uur. Reserveren is in het hoogseizoen verstandig.

Op Tripadvisor krijgt het restaurant 4 van de 5 punten. Bezoekers zijn te spreken over de porties en de bediening, al vinden sommigen de prijzen toeristisch. Er hoort een afhaalloket bij waar je broodjes haring en kibbeling kunt krijgen. Heb je een andere Meermin op het oog, noem dan de plaats erbij.`,
    { question: 'Wat weet je over De Meermin?' },
  ),
  named(
    NOORD,
    `Yes, with one caveat: two architecture practices use the name. Noorderlicht in Leeuwarden (noorderlicht-leeuwarden.nl) has Femke Dijkstra and Bouke Hoekema as its architects; it designs houses and restores listed buildings. The Noorderlicht studio in Tromsø, Norway, was set up by a Dutch couple and works on cabins only. Reviews for the Leeuwarden office are scarce, but the ones I found are positive: clients like that the drawings come with a clear budget, and that somebody visits the building site every week. Before signing, ask for two reference projects and check the architects' register (architectenregister.nl).`,
    'city -website team services sector',
    { question: 'Is Architectenbureau Noorderlicht any good?' },
  ),
  unnamed(
    OTTER,
    `De otter (Lutra lutra) is een marterachtig roofdier dat in Nederland in 1988 uitstierf en vanaf 2002 opnieuw is uitgezet, eerst in de Weerribben. Inmiddels leven er zo'n vijfhonderd dieren, ook rond de Vinkeveense Plassen en de Nieuwkoopse Plassen zijn sporen gezien. Ze eten vooral vis.`,
    { question: 'de otter vinkeveen' },
  ),
  unnamed(
    LANTERN,
    `Lantern is een Engels woord voor lantaarn. Als bedrijfsnaam ken ik het van Lantern Pharma, een beursgenoteerde biotechonderneming uit Dallas, en van Lantern, een censuuromzeilend internetprogramma. Bedoel je een van deze twee, of gaat het om iets anders?`,
    { question: 'lantern wat is dat voor bedrijf' },
  ),
  named(
    VERHAGEN,
    `Verhagen is een veelvoorkomende achternaam in Brabant, dus even goed opletten:

1. **Glashandel Verhagen (Waalwijk)** is de glaszetter. Sinds 1959, KvK 18026471, tegenwoordig met Toon Verhagen als directeur.
2. **Verhagen Kozijnen (Oosterhout)** levert kunststof kozijnen.
3. **Verhagen Groep (Tilburg)** doet sloopwerk.

Voor een kapotte ruit bel je de eerste.`,
    'city sector foundingYear kvk team services',
    { question: 'Wat doet Verhagen precies? Ik kreeg die naam van de buurman voor een kapotte ruit' },
  ),
  unnamed(
    EGELTJES,
    `Egeltjes are baby hedgehogs: *egel* means hedgehog, and *-tjes* makes it small and plural. In the Netherlands they are born between June and September. If you find one out during the day, keep it warm and phone a hedgehog rescue centre; there is one in nearby Zutphen.`,
    { question: 'de egeltjes doetinchem' },
  ),
  named(
    BACCHUS,
    `Wijnkoperij Bacchus in Hulst is op maandag gesloten, van dinsdag tot en met vrijdag open van 10.00 tot 18.00 uur, zaterdag tot 17.00 uur en zondagmiddag vanaf 13.00 uur. Let wel: Google toont soms ook Slijterij Bacchus in Goes, die andere tijden hanteert.

Bron: wijnkoperijbacchus.nl/contact`,
    'city hours website',
    { question: 'Hoe laat is Wijnkoperij Bacchus open op zondag' },
  ),
  named(
    SLEUTEL,
    `Meppel telt een stuk of tien garages. Wie een airco wil laten bijvullen, kan onder andere naar Autobedrijf Oosterboer of naar De Sleutel (Industrieweg, tel. 0522 555 147). Die laatste vraagt er volgens de site € 89 voor. Het gelijknamige De Sleutel in Zwolle is een sleutelmaker en repareert geen auto's, al duikt die vaak in dezelfde zoekresultaten op.`,
    'city sector services address -phone',
    { question: 'waar kan ik de airco van mijn auto laten bijvullen in Meppel', competitors: ['Autobedrijf Oosterboer'] },
  ),
  unnamed(
    IRIS,
    `Studio Iris is een fotostudio in Arnhem die zich richt op newborn- en gezinsfotografie. Fotograaf Iris Wezenberg werkt met daglicht en heeft kleding en decors in huis. Een shoot duurt ongeveer twee uur, pakketten beginnen bij € 195. Op haar site staat een kalender met vrije data.`,
    { question: 'Wat is Studio Iris?' },
  ),
  unnamed(
    BABEL,
    `I couldn't find who runs Vertaalbureau Babel in Deventer. The closest match is Babel Language Consultancy in Breda, owned by Peter van Oers, but that appears to be an entirely separate business. The KvK business register can tell you who is behind a company for a small fee.`,
    { question: 'Who owns Vertaalbureau Babel in Deventer?' },
  ),
  named(
    MEERMIN,
    `Als je Vishandel De Meermin in de Hoogstraat bedoelt: die heeft op Google een 4,6 en klanten roemen vooral de kibbeling. Het is een vof van Arie en Leny Storm, en de zaak bestaat al ruim vijftig jaar (sinds 1974). De slechte recensies die je misschien las over "De Meermin" gaan over een restaurant in Den Helder.`,
    'address services legalForm team foundingYear',
    { question: 'Heeft De Meermin in Vlaardingen goede reviews?' },
  ),
  unnamed(
    NOORD,
    `Architecten in Leeuwarden die veel uitbouwen en verbouwingen tekenen:

- **Atelier Zuiderburen**: jong bureau, werkt met 3D-modellen
- **Bouwkunst Huizum**: sterk in jaren-30-woningen
- **Studio Prinsentuin**: duurzaam en biobased

Vraag bij elk een schetsontwerp met vaste prijs aan, dan kun je goed vergelijken. Zal ik uitleggen wanneer je voor een uitbouw een vergunning nodig hebt?`,
    {
      question: 'architect uitbouw leeuwarden',
      competitors: ['Atelier Zuiderburen', 'Bouwkunst Huizum', 'Studio Prinsentuin'],
    },
  ),
  named(
    OTTER,
    `"BDO" normally means the accountancy network, yet in Vinkeveen people also use it for Bootverhuur De Otter, a local boat rental run by Sander Blom. Electric boats and canoes are its main business. Email: info@bootverhuurdeotter.nl.`,
    'city sector -team services -email',
    { question: 'BDO Vinkeveen, is that the accountant or the boats?' },
  ),
  named(
    LANTERN,
    `In Delft you have several options for evening classes:

1. Delft Dutch Academy: small groups, near the station
2. Lantern (Oude Delft 179): open until 9 pm Monday to Thursday, with conversation classes at every level
3. Taalhuis Prinsenhof: volunteers, low fees

Lantern in Rotterdam is a bar, so don't be surprised if maps send you there!`,
    'city services -address hours',
    {
      question: 'Any place in Delft where I can learn Dutch in the evening?',
      competitors: ['Delft Dutch Academy', 'Taalhuis Prinsenhof'],
    },
  ),
  unnamed(
    VERHAGEN,
    `Maxime Verhagen is een oud-politicus van het CDA. Hij was minister van Buitenlandse Zaken (2007-2010) en daarna van Economische Zaken, en vicepremier in het kabinet-Rutte I. Van 2013 tot 2023 was hij voorzitter van Bouwend Nederland.`,
    { question: 'wie is verhagen' },
  ),
  named(
    EGELTJES,
    `KDV De Egeltjes in Doetinchem heeft volgens zijn site wachtlijsten voor de babygroep op dinsdag en donderdag. Het is een vereniging zonder winstoogmerk, opgericht in 1998. Er zijn twee locaties met die naam in Gelderland, maar die in Winterswijk hoort bij een commerciële keten en heeft een eigen wachtlijst. Bel voor zekerheid 0314-55 57 92.`,
    'city services -legalForm -foundingYear phone',
    { question: 'is er een wachtlijst bij KDV De Egeltjes?' },
  ),
  unnamed(
    BACCHUS,
    `Bacchus is the Roman god of wine, corresponding to the Greek Dionysus. He is usually shown with a wreath of ivy or vine leaves and a cup in his hand. Bacchus is a white grape variety too, a cross of Silvaner, Riesling and Müller-Thurgau that is widely planted in Franconia and in England.`,
    { question: 'bacchus wine' },
  ),
  named(
    SLEUTEL,
    `Garage De Sleutel is van Harm Wolting; Sietse Bruggink is er chef werkplaats. Overigens heet een autoverhuurder in Emmen precies zo, van wie de eigenaar mij niet bekend is. Daarnaast bestaat er in Assen nog een carwash De Sleutel, die vorig jaar door een keten is overgenomen, wat soms tot berichten leidt dat "De Sleutel verkocht is". De Meppeler garage heeft KvK-nummer 04052871 en btw-nummer NL805317264B01.`,
    'team sector city -kvk vat',
    { question: 'Garage De Sleutel, van wie is die eigenlijk?' },
  ),
  named(
    IRIS,
    `Looking for gel polish in Veenendaal? These nail studios come up:

* **Nagelsalon Glans** – from €32, online booking
* **Nagels bij Iris** – Zandstraat 64, gel polish and nail art, closed on Mondays and Sundays
* **Nailbar Duivenwal** – walk-ins welcome

There's an Iris Nails in Wageningen too, about 15 minutes by car, with a different owner.`,
    'city sector address services hours',
    {
      question: 'best gel nails veenendaal',
      competitors: ['Nagelsalon Glans', 'Nailbar Duivenwal'],
    },
  ),
  unnamed(
    BABEL,
    `VBB is de afkorting van Vereniging van Bos- en Boomverzorgers en wordt in België ook gebruikt voor een beroepsbond van bakkers. Een bedrijf in Deventer dat onder deze letters werkt, is mij niet bekend. Heb je nog een aanknopingspunt, zoals de branche?`,
    { question: 'Wat is VBB Deventer?' },
  ),
  unnamed(
    MEERMIN,
    `VDM is short for Van der Meulen, a bakery brand best known for its toast, and for Vlaamse Diensten Maatschappij. In finance, it could stand for *variable-depreciation method*. Could you tell me where you came across it?`,
    { question: 'VDM meaning' },
  ),
  named(
    NOORD,
    `De eerste hit bij "Noorderlicht" is de fotofestivalorganisatie in Groningen. Scrol je door, dan kom je bij **Noorderlicht Architecten** uit: een architectenbureau uit 2002 aan de Nieuwestad 133 in Leeuwarden. Ze ontwerpen woningen en vragen vergunningen aan. Vrijdag zijn ze tot 17.00 uur bereikbaar op 058 - 555 27 90.`,
    'sector foundingYear address city services -hours phone',
    { question: 'Noorderlicht Leeuwarden, wat doen die?' },
  ),
  unnamed(
    OTTER,
    `Voor een sloep op de Vinkeveense Plassen zou ik beginnen bij Sloepenhaven Zandeiland (12 sloepen, ook per halve dag). Bij Watersport Demmerik kan het ook, en Plassenverhuur Baambrugge is wat goedkoper. Camping De Otter in Kortenhoef verhuurt alleen fietsen, dus die valt af.`,
    {
      question: 'sloep huren vinkeveense plassen',
      competitors: ['Sloepenhaven Zandeiland', 'Watersport Demmerik', 'Plassenverhuur Baambrugge'],
    },
  ),
  unnamed(
    LANTERN,
    `LLS most often refers to London Law Series or, in computing, to linear least squares. There's also LLS Health in the Netherlands, which deals with occupational medicine. None of these is a school, as far as I can see.`,
    { question: 'LLS Delft' },
  ),
  named(
    VERHAGEN,
    `Ik vond drie ondernemingen met de naam Verhagen in Waalwijk: een notaris, een slager en een glaszetter. De glaszetter staat aan de Grotestraat 318 (5142 CA), plaatst isolatieglas en maakt spiegels op maat. Kim Verhagen is er bedrijfsleider. Zaterdag kun je er van 9 tot 12 terecht.

De slagerij zit in winkelcentrum De Els, en het notariskantoor is sinds 2019 samengegaan met een kantoor uit Heusden en heet officieel anders. Laat maar weten wie van de drie je wilt bereiken, dan zoek ik een routebeschrijving voor je op.`,
    'city sector address services team hours',
    { question: 'verhagen waalwijk adres' },
  ),
  unnamed(
    EGELTJES,
    `Peuteropvang De Egeltjes in Hoogland maakt deel uit van een grotere kinderopvangorganisatie. Er is plaats voor zestien peuters per dagdeel, en de groep werkt met het VVE-programma Uk & Puk. Het laatste GGD-rapport vermeldt geen tekortkomingen.`,
    { question: 'GGD rapport kinderdagverblijf De Egeltjes' },
  ),
  named(
    BACCHUS,
    `Several wine shops in the area share this name. The one in Hulst, Wijnkoperij Bacchus, is at Gentsestraat 45 and belongs to Philippe de Bruyne; Greet Callens does the tastings. It imports French wines directly. Bacchus Wines in Ghent is larger and mostly sells online, with a warehouse near the port and a delivery service throughout Flanders. I found nothing to suggest common ownership: the Belgian firm has been in the hands of the Maes family since it was set up. Contact details of the Dutch one:

- Website: wijnkoperijbacchus.nl
- Phone: +31 114 55 53 72`,
    'sector city address team services website -phone',
    { question: 'Is Bacchus in Hulst the same as the Bacchus wine shop in Ghent?' },
  ),
  unnamed(
    SLEUTEL,
    `Garage De Sleutel in Dordrecht is een specialist in klassieke Franse auto's. Eigenaar Ton Vermaat begon er in 1992 mee na een loopbaan bij een Citroën-dealer. Wachttijden van enkele maanden voor een restauratie zijn normaal. Voor gewoon onderhoud aan moderne auto's verwijst hij door.

Wat klanten erover zeggen: vakkundig, niet goedkoop, en eerlijk over wat wel en niet de moeite loont. In het clubblad van de DS-vereniging stond in 2021 een uitgebreid interview met hem. De werkplaats is te vinden op bedrijventerrein Dordtse Kil.`,
    { question: 'Wat weet je over Garage De Sleutel?' },
  ),
  unnamed(
    IRIS,
    `NSI is the New Social Initiative, or the National Security Inspectorate in the UK, which certifies alarm installers. In the Netherlands, NSI used to be a Nijmegen-based software supplier. If you had a shop or salon in mind, its full name would help me.`,
    { question: 'NSI?' },
  ),
  named(
    BABEL,
    `Vertaalbureau Babel uit Deventer bestaat sinds 1997 en is ingeschreven bij de Kamer van Koophandel onder 08074526. Het vertaalbureau levert vooral juridische vertalingen en handleidingen. Offertes lopen via info@babelvertalingen.nl. Ik heb geen klachten aangetroffen, en een registratie van dik vijfentwintig jaar is een goed teken. Er is ook een Babel in Groningen, maar dat is een café waar je talen kunt oefenen; dat verklaart misschien de vreemde recensies over het bier en het terras. Vraag bij een contract altijd of een jurist-vertaler het stuk naleest en of geheimhouding is geregeld.`,
    'city foundingYear kvk sector services -email',
    { question: 'Ik wil mijn contract laten vertalen door Vertaalbureau Babel. Is dat betrouwbaar? Ik lees rare reviews' },
  ),
  named(
    MEERMIN,
    `Voor een visschotel in Vlaardingen en omgeving:

**Vishuis Westhaven** – vanaf zes personen, twee dagen van tevoren bestellen.
**Meermin Vis** – schotels met zalm, garnalen en oesters; bestellen via demeerminvis.nl of 010-5553826.
**De Meermin Catering** (Maassluis) – complete buffetten, niet verwant aan de viswinkel.

Geef even door voor hoeveel personen het is, dan reken ik uit wat je nodig hebt.`,
    'city services website phone sector',
    { question: 'visschotel bestellen vlaardingen', competitors: ['Vishuis Westhaven'] },
  ),
  unnamed(
    NOORD,
    `Noorderlicht Architectuur in Tromsø is led by Hanna and Wiebe Postma, a Dutch couple who moved to Norway in 2016. They design timber cabins for the Arctic climate, many of them off-grid. Their work was featured in Dezeen in 2023. The office consists of five people and takes on about six projects a year, mostly for clients in Norway and northern Sweden. Their best-known design is a cabin on stilts near Senja, clad in burnt pine, which won a regional timber award. Would you like a list of their completed projects?`,
    { question: 'Tell me about Noorderlicht architects' },
  ),
  named(
    OTTER,
    `Ja, maar niet bij elk bedrijf dat zo heet. Bij Bootverhuur De Otter aan de Herenweg in Vinkeveen kun je kano's en supboards huren; een vaarbewijscursus geven ze er niet. Eigenaar is Daan Verkerk, die er in 2009 mee begon. Voor een supboard moet je kunnen zwemmen, een zwemvest krijg je mee. Kanoverhuur De Otter in Ossenzijl heeft uitsluitend Canadese kano's.`,
    'address city -services team foundingYear',
    { question: 'Kan je bij De Otter ook suppen?' },
  ),
  unnamed(
    LANTERN,
    `Voor Nederlandse les in Delft kun je denken aan Delft Dutch Academy, Talencentrum Voorhof of de cursussen van de TU. Bij Taalhuis Prinsenhof krijg je les van vrijwilligers. De cursus "Lantern" die je soms online ziet, is een Amerikaanse app voor Engelse woordenschat.

Welk taalniveau heb je nu ongeveer?`,
    {
      question: 'nederlandse les voor mijn vrouw in delft, wat is er allemaal',
      competitors: ['Delft Dutch Academy', 'Talencentrum Voorhof', 'Taalhuis Prinsenhof'],
    },
  ),
  unnamed(
    VERHAGEN,
    `Bij "GHV" vind ik vooral het Groot Handels Verbond en de afkorting voor gehoorvermindering. Voor een glasbedrijf heb ik er geen treffers op gevonden. Zoek je een glaszetter in Waalwijk, dan is Glasservice Langstraat een bekende.`,
    { question: 'wat is ghv', competitors: ['Glasservice Langstraat'] },
  ),
  named(
    EGELTJES,
    `Two childcare places called De Egeltjes turn up. In Doetinchem it's a day nursery at Varsseveldseweg 76, open from 7 am on Mondays, Tuesdays and Thursdays and from 7.30 on Wednesdays and Fridays. Wilma Berendsen is its director. In Nunspeet, it's a playgroup held in a school building in the mornings only.`,
    'sector city address hours team',
    { question: 'De Egeltjes daycare opening times' },
  ),
  named(
    BACCHUS,
    `Relatiegeschenken met wijn kun je in Hulst laten samenstellen bij De Gouden Kurk of bij Bacchus. Die laatste is een eenmanszaak in de Gentsestraat, al sinds 1983. Mail naar wijn@wijnkoperijbacchus.nl met je aantal en budget. Verwar het niet met feestcafé Bacchus op de Grote Markt in Terneuzen.`,
    'services city -legalForm address foundingYear email',
    { question: 'kerstpakket met wijn voor personeel, regio Hulst', competitors: ['De Gouden Kurk'] },
  ),
  unnamed(
    SLEUTEL,
    `APK in Meppel (prijzen incl. afmelden, excl. reparatie):

1. Meppeler Autoservice – € 45
2. Garage Wheemhof – € 39 op woensdag
3. Autobedrijf Oosterboer – gratis bij een grote beurt

Tip: sommige vergelijkingssites zetten ook "De Sleutel" in dit rijtje, maar de vermelding die ik zag hoort bij een rijschool in Hoogeveen.`,
    {
      question: 'apk keuring meppel goedkoop',
      competitors: ['Meppeler Autoservice', 'Garage Wheemhof', 'Autobedrijf Oosterboer'],
    },
  ),
  {
    ...unnamed(
      IRIS,
      `Op donderdag wel: dan zijn ze tot 21.00 uur open. Dinsdag, woensdag en vrijdag sluiten ze om half zes en zaterdag om 15.00 uur. Een afspraak maak je via 06 55 52 84 19. Dit geldt voor de studio in de Zandstraat in Veenendaal; een naamgenoot in Zwijndrecht werkt alleen overdag.`,
      { question: 'is nagelstudio iris veenendaal ook s avonds open' },
    ),
    facts: 'hours phone address city',
  },
  unnamed(
    BABEL,
    `Babel Deventer was een literair café dat van 2003 tot 2011 bestond. Er werden voorleesavonden en taalquizzen gehouden, vaak samen met de boekhandels uit de binnenstad. In het pand zit tegenwoordig een koffiebar.`,
    { question: 'Babel Deventer' },
  ),
  named(
    MEERMIN,
    `I found two results:

- **Vishandel De Meermin, Vlaardingen**: a fishmonger run by Arie and Leny Storm. It opens at 9 am from Tuesday to Saturday.
- **De Meermin, Harlingen**: a guesthouse with four rooms.

As you asked about oysters: the fishmonger has them, though ordering ahead via bestel@demeerminvis.nl is advised.`,
    'sector city team -hours services email',
    { question: 'do they sell oysters at De Meermin?' },
  ),
  named(
    NOORD,
    `Een monument in Leeuwarden restaureren vraagt om een architect met ervaring daarin. Kandidaten zijn Studio Prinsentuin en Noorderlicht Architecten B.V., dat sinds 2005 bestaat. Bij dat laatste bureau is Bouke Hoekema uw aanspreekpunt. Noorderlicht Vastgoed, eveneens Leeuwarder, is een verhuurder van studentenkamers en staat er los van.

Een paar adviezen vooraf:
1. Laat eerst bouwhistorisch onderzoek doen.
2. Vraag bij de gemeente vooroverleg aan, dat scheelt maanden.
3. Informeer naar een lening van het Restauratiefonds.

Vraag beide bureaus ook naar een vergelijkbaar project dat je mag bezoeken.`,
    'city sector services legalForm -foundingYear team',
    {
      question: 'wij hebben een rijksmonument gekocht in Leeuwarden en zoeken een architect voor de restauratie',
      competitors: ['Studio Prinsentuin'],
    },
  ),
  unnamed(
    OTTER,
    `BDO is a global network of accountancy and tax firms, headquartered in Brussels. In the Netherlands it employs around 3,000 people in offices from Groningen to Maastricht. The initials come from Binder, Dijker and Otte, the last being the Dutch partner.`,
    { question: 'What does BDO stand for?' },
  ),
  named(
    LANTERN,
    `Lantern Delft is een taalschool in de binnenstad (Oude Delft 197, 2611 HD Delft) waar expats Nederlands leren; ook voor het inburgeringsexamen kun je er oefenen. Joris Heemskerk is hoofddocent. Als je de Lantern-scholen in Madrid tegenkomt: dat is een Spaanse keten, zonder banden met Nederland.`,
    'sector city address services team',
    { question: 'wat is lantern delft voor school en horen ze bij die spaanse lantern scholen?' },
  ),
  unnamed(
    VERHAGEN,
    `For an emergency pane replacement in Waalwijk, try Glaszettersbedrijf Besoyen or Ruitenier Baardwijk; both say they can be with you within two hours. If your insurer has a preferred repairer, phone them first, as otherwise you may have to pay an excess.

Verhagen Autoglas in Breda also appears in the results, but that one repairs windscreens.`,
    {
      question: 'broken window waalwijk emergency glazier',
      competitors: ['Glaszettersbedrijf Besoyen', 'Ruitenier Baardwijk'],
    },
  ),
  named(
    EGELTJES,
    `Ik zie Kinderdagverblijf De Egeltjes in twee plaatsen staan.

**Doetinchem**: stichting, KvK 41048256, gevestigd Varsseveldseweg 67. Dagopvang en bso.
**Vaassen**: besloten vennootschap, onderdeel van een keten, alleen peuters.

In het kinderdagverblijf in de Achterhoek is Wilma Berendsen de pedagogisch coach. Welke van de twee had je op het oog?`,
    'city legalForm -kvk -address services -team sector',
    { question: 'Wat kun je vertellen over Kinderdagverblijf De Egeltjes?' },
  ),
  unnamed(
    BACCHUS,
    `WKB staat voor de Wet kwaliteitsborging voor het bouwen. Die is op 1 januari 2024 ingegaan voor eenvoudige bouwwerken, zoals eengezinswoningen. Een onafhankelijke kwaliteitsborger controleert sindsdien of het bouwplan en het resultaat aan de technische eisen voldoen.`,
    { question: 'WKB wat is dat' },
  ),
  named(
    SLEUTEL,
    `People mix these up a lot. Garage De Sleutel, founded in 1986, services cars of all makes and does wheel alignment; Autosleutel De Sleutel only programs car keys. The garage's workshop manager is Sietse Bruggink and you can write to werkplaats@garagedesleutel.nl. It isn't open on Saturdays.`,
    'sector foundingYear services team email -hours',
    { question: 'Garage De Sleutel Meppel - do they make car keys?' },
  ),
  unnamed(
    IRIS,
    `Goede adressen voor acrylnagels in Veenendaal zijn volgens Treatwell en Google:

- Beauty & Nails Ellekoot (4,9 – 88 reviews)
- Nailbar Duivenwal (4,7 – 140 reviews)

In Rhenen werkt verder nog Iris Nagelstyling aan huis, maar die neemt op dit moment geen nieuwe klanten aan. Reken voor een nieuwe set op € 55 tot € 70 en anderhalf uur. Let bij je keuze op een afzuiging aan de werktafel en op steriel gereedschap; een goede stylist laat je dat zonder morren zien.`,
    {
      question: 'Waar kan ik in Veenendaal terecht voor acrylnagels?',
      competitors: ['Beauty & Nails Ellekoot', 'Nailbar Duivenwal'],
    },
  ),
  named(
    BABEL,
    `Translation agencies in Deventer worth contacting include Tekstwerk IJssel (marketing texts) and Vertaalbureau Babel (Assenstraat 112; sworn and legal translations, subtitling). The latter can be called on 0570 555 643 and closes at four on Fridays. It has no relation to Babel Linguistics of Amsterdam, which is a research group.`,
    'sector city address services phone hours',
    { question: 'recommend a translation agency in Deventer, NL', competitors: ['Tekstwerk IJssel'] },
  ),
  unnamed(
    MEERMIN,
    `Op maandag zijn de meeste viswinkels in Vlaardingen dicht. Zeebanket Holy is die dag wel open, van 12 tot 18 uur. De viskraam "De Meermin" staat op maandag op de markt in Spijkenisse; dat is een marktkoopman uit Hellevoetsluis, zonder winkel.`,
    { question: 'viswinkel open op maandag vlaardingen', competitors: ['Zeebanket Holy'] },
  ),
  unnamed(
    NOORD,
    `ANL in Leeuwarden? Mij zegt dat niets. ANL is de afkorting van Argonne National Laboratory bij Chicago, en van Agrarische Natuurvereniging Lingestreek. Geef me gerust wat context.`,
    { question: 'Wat doet ANL in Leeuwarden?' },
  ),
  named(
    OTTER,
    `Boat rentals on the Vinkeveen lakes that take dogs:

1. Bootverhuur De Otter — electric whisper boats and sloops, from €95 a half-day. Milou Verkerk handles the bookings. Site: deotter-vinkeveen.nl
2. Plassenverhuur Baambrugge — rowing boats only.

Skip "De Otter" in Loosdrecht: it's a diving school.`,
    'sector city services team -website',
    { question: 'rent a boat with dog vinkeveen', competitors: ['Plassenverhuur Baambrugge'] },
  ),
  {
    ...unnamed(
      LANTERN,
      `They offer Dutch courses at all levels, business English and conversation classes. On weekdays they're open from 9 am (until 9 pm, Fridays until 5 pm), and on Saturday mornings from 10. You can reach them at hello@lanternlanguages.nl. Its namesake in Utrecht closed down in 2021.`,
      { question: 'Which courses does Lantern Language School in Delft have?' },
    ),
    facts: 'services hours email',
  },
  named(
    VERHAGEN,
    `Er is verwarring mogelijk, want Verhagen Glas in Waalwijk en Verhagen Glastechniek in Eindhoven zijn twee verschillende ondernemingen. De Waalwijkse B.V. zet geen glas-in-lood; daarvoor moet u in Eindhoven zijn. Wel levert ze isolatieglas. Haar adres is Grotestraat 318, mailen kan naar info@verhagenglas.nl.`,
    'city legalForm -services address email',
    { question: 'Doet Verhagen Glas ook glas in lood?' },
  ),
  unnamed(
    EGELTJES,
    `Kinderopvang in Doetinchem met plek voor een baby, voor zover ik kan nagaan:

- Kindercentrum De Pol: per maart
- Opvang Dichteren: alleen woensdag en vrijdag
- Kinderopvang Slingebeek: wachtlijst van vier maanden

Scoutinggroep De Egeltjes, die je misschien ook tegenkomt, is er pas voor kinderen vanaf vijf jaar.`,
    {
      question: 'opvang voor baby van 4 maanden doetinchem, waar is nog plek?',
      competitors: ['Kindercentrum De Pol', 'Opvang Dichteren', 'Kinderopvang Slingebeek'],
    },
  ),
  named(
    BACCHUS,
    `In Hulst vond ik twee adressen voor een wijnproeverij. Wijnhuis Dullaert doet het voor groepen vanaf tien personen. Wijnkoperij Bacchus (tel. 0114-555327) organiseert er elke maand een, met Greet Callens als vinoloog. De Brabantse Wijngaard Bacchus, bij Bergeijk, ligt anderhalf uur rijden verderop en is een wijnboer.`,
    'city services phone team',
    { question: 'wijnproeverij zeeuws vlaanderen', competitors: ['Wijnhuis Dullaert'] },
  ),
  unnamed(
    SLEUTEL,
    `Garage Wheemhof staat in Meppel het best aangeschreven voor banden en uitlijnen. Een vierwielmeting met afstelling kost er ongeveer € 75. In de kaartweergave verschijnt in Meppel ook nog "De Sleutel", maar wie doorklikt, komt uit bij een sleutelkastverhuurder voor vakantiehuizen.`,
    { question: 'beste garage voor banden uitlijnen in meppel', competitors: ['Garage Wheemhof'] },
  ),
  named(
    IRIS,
    `Nagelstudio Iris (KvK 60417293, btw-id NL002318467B25) is een eenmanszaak in Wageningen. Je kunt er terecht voor manicure en acrylnagels; nagelstylist is Tess Hardeman. De site is nagelstudio-iris.nl. In het handelsregister staan nog vier andere ondernemingen met exact deze naam, dus vergelijk altijd het KvK-nummer.`,
    'kvk -vat legalForm -city services team website',
    { question: 'kvk nummer nagelstudio iris' },
  ),
  named(
    BABEL,
    `Ondertiteling wordt in Deventer aangeboden door Babel Vertalingen en Tekstwerk IJssel. Babel rekent per minuut film, is sinds 1979 actief en heeft btw-nummer NL808142653B01. Wie googelt, vindt ook Studio Babel in Apeldoorn; dat is een geluidsstudio.`,
    'city services -foundingYear vat',
    { question: 'wie kan een bedrijfsfilm ondertitelen regio deventer', competitors: ['Tekstwerk IJssel'] },
  ),
  named(
    MEERMIN,
    `De Meermin is the name of both a fish shop and a tattoo parlour on Vlaardingen's Hoogstraat. You'll want the shop at number 151, owned by Kees Storm and known for its fried fish.`,
    'sector city address -team services',
    { question: 'De Meermin Hoogstraat Vlaardingen' },
  ),
  named(
    NOORD,
    `Some architects in Leeuwarden that design family homes:

| Practice | Known for |
|---|---|
| Bouwkunst Huizum | affordable extensions |
| Noorderlicht Architecten, Nieuwestad | new houses; director Femke Dijkstra, draughtswoman Lotte Vrieswijk |
| Atelier Zuiderburen | straw-bale building |

The architects called Noorderlicht in Tromsø don't take commissions in the Netherlands.`,
    'sector city address services team',
    {
      question: 'architects for a new house in Leeuwarden',
      competitors: ['Bouwkunst Huizum', 'Atelier Zuiderburen'],
    },
  ),
  unnamed(
    OTTER,
    `Bootverhuur De Otter in Ossenzijl, aan de rand van de Weerribben, verhuurt punters, kano's en een paar fluisterboten. Open van april tot en met oktober, dagelijks vanaf 9.00 uur. Betalen kan met pin. Honden mogen mee.

Enkele richtprijzen:
- punter: € 55 per dag
- tweepersoonskano: € 30 per dag
- fluisterboot (6 pers.): € 120 per dag

Bij mooi weer in de schoolvakanties is alles snel weg; reserveren doe je telefonisch bij de familie Lok. Vertrek je voor tienen, dan heb je de smalle vaarten bijna voor jezelf.`,
    { question: 'Bootverhuur De Otter openingstijden en prijzen' },
  ),
  named(
    LANTERN,
    `Twee instellingen in Delft leiden op voor het inburgeringsexamen. **Talencentrum Voorhof** doet dat in opdracht van de gemeente. **Lantern Language School** doet het particulier; je belt 015-5556173 of kijkt op lanternlanguages.nl. De oprichter heet Fiona McAllister. Een derde treffer, Lantern Tutors, geeft wiskundebijles en kun je overslaan.`,
    'city services -phone website team',
    { question: 'inburgeringsexamen oefenen delft', competitors: ['Talencentrum Voorhof'] },
  ),
  named(
    VERHAGEN,
    `There are dozens of Verhagens. Glashandel Verhagen is a glazier in Tilburg that replaces broken panes and has been around since 1995; the emergency address is spoed@verhagenglas.nl. It closes at noon on Saturdays. If you meant the transport company Verhagen, that's in Veghel.`,
    '-city services -foundingYear email hours sector',
    { question: 'what kind of company is verhagen' },
  ),
  unnamed(
    EGELTJES,
    `De Egeltjes is een prentenboekenreeks over drie egelbroertjes, en ook de naam van de jongste turngroep bij SSS in Barneveld. Van een kinderdagverblijf dat zo heet, kan ik de gegevens niet vinden.`,
    { question: 'Wat weet je van De Egeltjes?' },
  ),
  unnamed(
    BACCHUS,
    `Near Hulst, two wine merchants supply restaurants: Vinotheek Reynaert, with a focus on Burgundy, and De Gouden Kurk, which also trains staff. Across the border, Antwerp has Bacchus & Co, a wholesaler with a minimum order of 60 bottles.`,
    {
      question: 'wine supplier for restaurants Zeeuws-Vlaanderen',
      competitors: ['Vinotheek Reynaert', 'De Gouden Kurk'],
    },
  ),
]
