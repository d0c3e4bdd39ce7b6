/** Answers that a stranger to the rules wrote: an osteopath, a window cleaner, a tattoo studio, a translation agency, a chocolatier, a lawyer, a campsite, a bookkeeping office, a motorcycle shop and a nursery. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  AKELEI,
  BAERT,
  DIJKSTRA,
  GLANSRIJK,
  HELDER,
  LINDENHOF,
  RAAF,
  ROSSEM,
  WOORDWISSEL,
  WULP,
} from '#tests/cases/answers/companies/163.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    LINDENHOF,
    `Ik kan geen betrouwbare informatie vinden over een praktijk met de naam Osteopathiepraktijk Lindenhof in Amersfoort. Mogelijk is de praktijk klein, recent gestart of onder een andere naam ingeschreven. In het register van het NRO kun je op plaats zoeken naar erkende osteopaten.

Let bij je keuze op het volgende:
- **Registratie:** alleen bij een geregistreerde osteopaat vergoedt de aanvullende verzekering een deel.
- **Specialisatie:** niet iedereen behandelt kinderen.
- **Wachttijd:** vraag ernaar voordat je een intake plant.

Heb je misschien een straatnaam of de naam van een behandelaar? Dan zoek ik graag nog eens.`,
  ),
  named(
    LINDENHOF,
    `Prijzen van Osteopathiepraktijk Lindenhof heb ik niet kunnen vinden. Reken in deze branche op € 75 tot € 110 per behandeling. De praktijk zit aan de Utrechtseweg in Amersfoort en behandelt onder meer baby's; vraag het tarief gerust telefonisch na (033-555 27 81).`,
    'address city phone services',
  ),
  unnamed(
    GLANSRIJK,
    `Sorry, ik heb geen toegang tot reviews van Glazenwasserij Glansrijk. Ik weet ook niet of dit bedrijf nog actief is. Wat je zelf kunt doen:

- Google Maps openen en op de naam zoeken
- buren vragen wie bij hen de ramen doet
- een proefbeurt afspreken voor je een vast schema neemt`,
  ),
  named(
    GLANSRIJK,
    `I wasn't able to confirm whether Glansrijk is insured for work at height. Their own site, glansrijkkampen.nl, only says that the firm has been washing windows in and around Kampen since 1997 and also cleans solar panels. I'd ask for the insurance certificate before booking.

A few other questions worth asking:

1. Do you use a pole system or ladders?
2. What happens if it rains on the agreed day?
3. Is there a minimum number of visits per year?

The owner, according to an older directory entry, is a Mr. Van Dalen, although I couldn't double-check that.`,
    'website services city foundingYear sector -team',
  ),
  unnamed(
    RAAF,
    `I couldn't find a tattoo studio called Zwarte Raaf in Haarlem. There are other well-reviewed options in the city, such as Spaarne Ink and Atelier Naald. If you have a link to their Instagram, feel free to share it and I'll take another look.`,
    { competitors: ['Spaarne Ink', 'Atelier Naald'] },
  ),
  named(
    RAAF,
    `Over wachttijden bij Zwarte Raaf is online weinig te vinden. De tattooshop in de Haarlemse Gierstraat is van Lotte Verbruggen en vooral bekend om fineline en blackwork. Mijn advies: mail een paar voorbeelden en vraag meteen naar de eerstvolgende plek.`,
    'sector city address team services',
  ),
  unnamed(
    WOORDWISSEL,
    `My knowledge doesn't include a company named Vertaalbureau Woordwissel. That doesn't mean it isn't legitimate. For certified translations in the Netherlands, check that the translator appears in the Rbtv register (bureaubtv.nl). You may also want to look at Taalkade or Rijnland Vertalingen, two agencies that turn up regularly in the Leiden area. Compare what they charge per word, whether an apostille is included, and how long delivery takes. If you can paste the text of their website here, I'd be happy to assess it.`,
    { competitors: ['Taalkade', 'Rijnland Vertalingen'] },
  ),
  named(
    WOORDWISSEL,
    `I don't have independent reviews of Woordwissel, so take this as background only: it is a Leiden-based translation agency, registered as a B.V., which handles sworn and legal translations. The managing director is Ilse Hartevelt. The VAT number printed in their terms is NL810264739B01, which you can validate in the European VIES system in a few seconds. Beyond that I'd be guessing: I have nothing on turnaround times, on rates, or on how many translators they work with. Would you like a checklist for comparing quotes?`,
    'city sector legalForm services team vat',
  ),
  unnamed(
    BAERT,
    `Over Chocolaterie Baert kan ik je helaas niets met zekerheid vertellen. De naam Baert komt in Zeeuws-Vlaanderen en Oost-Vlaanderen vaak voor, en ik wil geen winkels door elkaar halen. Wat ik wel kan doen: een paar adressen noemen waar je in en om Hulst goede bonbons vindt. Chocola aan de Wal en De Cacaobol worden allebei vaak genoemd, de eerste om de truffels, de tweede om de warme chocolademelk. Zeg maar of je daar iets aan hebt.`,
    { competitors: ['Chocola aan de Wal', 'De Cacaobol'] },
  ),
  named(
    BAERT,
    `Of Chocolaterie Baert ook suikervrije chocolade heeft, kon ik niet achterhalen. Wel dat de winkel aan de Steenstraat 24 in Hulst zit, op maandag gesloten is en eigen bonbons maakt. Een mailtje naar winkel@chocolateriebaert.nl geeft vast uitsluitsel.`,
    'address city hours services email',
  ),
  unnamed(
    ROSSEM,
    `Ik heb gezocht op "Advocatenkantoor Van Rossem", maar er kwam geen kantoor naar voren dat daarmee overeenkomt. Controleer de naam in het tableau van de Nederlandse Orde van Advocaten. Wie daar niet in staat, mag zich in Nederland geen advocaat noemen.`,
  ),
  named(
    ROSSEM,
    `Het is mij niet bekend of Van Rossem Advocaten op basis van toevoeging werkt. Wat ik wel zie: een advocatenkantoor uit Dordrecht, opgericht in 1998, met Eline van Rossem en Karim Haddou als advocaten. Ze doen arbeidsrecht, huurrecht en scheidingen. Of je in aanmerking komt voor gesubsidieerde rechtsbijstand hangt af van je inkomen en vermogen van twee jaar geleden; dat kun je nagaan bij de Raad voor Rechtsbijstand. Neem bij een eerste gesprek je arbeidsovereenkomst of huurcontract mee, dat scheelt tijd. Het kantoor is overigens een maatschap, dus je sluit de opdracht met de advocaten zelf.`,
    'sector city -foundingYear team services -legalForm',
  ),
  unnamed(
    WULP,
    `Camping De Wulp? Die ken ik niet. Rond Ommen liggen tientallen campings, dus het kan best zijn dat ik hem mis. Camping Besthmen en Vechtcamping De Koeland ken ik wel; wil je daar meer over weten?`,
    { competitors: ['Camping Besthmen', 'Vechtcamping De Koeland'] },
  ),
  named(
    WULP,
    `I have no live availability for Camping De Wulp in Ommen. From what I can gather it's a family campsite dating back to 1974, with ordinary pitches, motorhome pitches and a few safari tents. For dates and rates call reception on +31 529 55 57 18, any day between 9 and 8.`,
    'city sector foundingYear services phone hours',
  ),
  unnamed(
    HELDER,
    `I'm not familiar with Administratiekantoor Helder, and a quick search gives mostly results about the city of Den Helder. Could you tell me where the office is located?`,
  ),
  named(
    HELDER,
    `Klantbeoordelingen van Administratiekantoor Helder vond ik niet. Volgens de Kamer van Koophandel is het een eenmanszaak (nummer 18094672) aan de Korvelseweg in Tilburg. De eigenaresse heet Miranda Schoenmakers. Doordat het een klein kantoor is, zul je weinig ervaringen van anderen online aantreffen. Vraag daarom om twee of drie referenties van ondernemers in jouw branche, en spreek vooraf af wat er gebeurt als een aangifte te laat wordt ingediend. Let op: op vrijdag zijn ze de hele dag gesloten.`,
    'legalForm -kvk address city team -hours',
  ),
  unnamed(
    DIJKSTRA,
    `Daar kan ik je niet mee helpen: in mijn bronnen staat geen Motorhuis Dijkstra. Dat kan verschillende oorzaken hebben. De zaak kan gestopt zijn, een andere naam hebben gekregen of simpelweg geen website hebben die door zoekmachines wordt opgepikt. Een telefoontje naar de gemeente levert zelden iets op; de KvK wel, daar kun je gratis op handelsnaam zoeken. Als je in Drachten een motor wilt laten nakijken, zou ik bellen met Motorcentrum De Wouden. Die werken aan alle merken.`,
    { competitors: ['Motorcentrum De Wouden'] },
  ),
  named(
    DIJKSTRA,
    `I can't verify which brands Motorhuis Dijkstra currently represents. It's a motorcycle dealer in Drachten (De Hemmen 51) that also offers winter storage and riding gear. Thursday is late opening, until 9 pm. Best to check motorhuisdijkstra.nl for the current stock.`,
    'sector city -address services hours website',
  ),
  unnamed(
    AKELEI,
    `Er zijn geen zoekresultaten die aantonen dat Kwekerij De Akelei in Boskoop bestaat. De akelei (Aquilegia) is een vaste plant die bij vrijwel elke kwekerij te krijgen is, wat het zoeken lastig maakt.`,
  ),
  named(
    AKELEI,
    `Nee, een webshop van Kwekerij De Akelei ben ik niet tegengekomen. Je moet er dus zelf heen: Reijerskoop 204, Boskoop, ook op zaterdag tot vier uur. De familie Van Nes kweekt er al sinds 1965 vaste planten en siergrassen.`,
    'address city hours foundingYear services sector',
  ),
  unnamed(
    LINDENHOF,
    `As an AI without browsing enabled I can't look up Lindenhof Osteopathie for you. Their opening hours, if they have a website, should be on the contact page.`,
  ),
  named(
    LINDENHOF,
    `Ik ken de praktijk niet uit eigen gegevens, maar via osteopathielindenhof.nl vond ik het volgende. Osteopathiepraktijk Lindenhof werd in 2008 opgezet door Sanne Hofstee. Op woensdag sluit de praktijk om één uur. Over vergoedingen staat er niets, dus vraag dat na bij je verzekeraar.`,
    'website foundingYear team hours',
  ),
  unnamed(
    GLANSRIJK,
    `Helaas vind ik geen bedrijf dat Glansrijk heet in Kampen. Wel deze glazenwassers:

1. Glazenwasser Bultman
2. Ramenteam Hanze

Zal ik bij een van deze twee verder zoeken?`,
    { competitors: ['Glazenwasser Bultman', 'Ramenteam Hanze'] },
  ),
  named(
    GLANSRIJK,
    `Eerst dacht ik dat er geen Glansrijk in Kampen was, maar bij nader inzien bestaat het bedrijf wel degelijk: Glazenwasserij Glansrijk V.O.F., van Harm en Ruud Spijker. Ze zitten aan de Noordweg. Meer dan dat kan ik niet bevestigen.`,
    'city legalForm team address',
  ),
  unnamed(
    RAAF,
    `Geen idee eerlijk gezegd. Tattoo Studio Zwarte Raaf zegt me niets. Let bij elke studio in elk geval op een geldige vergunning van de GGD.`,
  ),
  named(
    RAAF,
    `There's no price list online for Tattoo Studio Zwarte Raaf. Their minimum is probably around €80, as is usual. The shop, at Gierstraat 52 in Haarlem, doesn't do piercings as far as I can tell, and it's closed on Mondays and Tuesdays.`,
    'address city -services hours',
  ),
  unnamed(
    ROSSEM,
    `I can't find any record of a law office named Van Rossem in Dordrecht. I did come across Drechtsteden Advocaten and Blaauw Advocatuur, which both advertise employment law. Please verify credentials with the Netherlands Bar before contacting anyone.`,
    { competitors: ['Drechtsteden Advocaten', 'Blaauw Advocatuur'] },
  ),
  named(
    WULP,
    `Dat weet ik niet zeker. Of honden welkom zijn op Camping De Wulp hangt waarschijnlijk af van het seizoen en de plek. Evert Kolthof, de beheerder, kan het je vertellen: receptie@campingdewulp.nl.`,
    'team email',
  ),
  unnamed(
    WOORDWISSEL,
    `Woordwissel levert bij mij geen treffers op, ook niet als "Woord Wissel" of "Woordwisseling". Heb je de naam van een offerte of factuur? Dan staat het KvK-nummer er meestal bij, en daarmee kom je verder.`,
  ),
  named(
    BAERT,
    `I looked for awards won by Chocolaterie Baert and came up empty. The chocolate shop itself is real enough: Griet Baert makes the pralines, there are workshops, and it's been trading in Terneuzen since 1986.`,
    'sector team services -city foundingYear',
  ),
  unnamed(
    WULP,
    `Van De Wulp in Ommen heb ik geen gegevens in mijn trainingsdata staan. Ik wil niets verzinnen, dus ik noem liever geen prijzen of voorzieningen. Op de ANWB-campingsite kun je filteren op plaats.`,
  ),
  named(
    HELDER,
    `Helaas geen tarieven gevonden. Wat over Administratiekantoor Helder wel bekend is: boekhouder in Tilburg, actief vanaf 2010, bereikbaar op 013-5557290. Loonadministratie zit in het pakket. Wil je dat ik het vergelijk met Boekhoudbureau Loven?`,
    'sector city foundingYear -phone services',
    { competitors: ['Boekhoudbureau Loven'] },
  ),
  unnamed(
    DIJKSTRA,
    `There is no information available to me about Motorhuis Dijkstra. Dijkstra is one of the commonest surnames in Friesland, so several unrelated dealers may carry it. I'd recommend checking the BOVAG website.`,
  ),
  named(
    DIJKSTRA,
    `Over storingen of klachten is niets te vinden. Motorhuis Dijkstra B.V., een leverancier van scheepsmotoren, staat ingeschreven onder KvK 01042896, met Sjoerd Dijkstra als directeur en btw-nummer NL804936712B01. Op papier ziet dat er dus netjes uit.`,
    '-sector legalForm kvk team -vat',
  ),
  unnamed(
    AKELEI,
    `Ik zie dat je vraagt naar Kwekerij De Akelei, maar ik kan die naam nergens terugvinden. Plantenhof Zuidwijk en Boskoopse Heesters zijn kwekerijen in Boskoop waar particulieren terechtkunnen.`,
    { competitors: ['Plantenhof Zuidwijk', 'Boskoopse Heesters'] },
  ),
  named(
    AKELEI,
    `I don't know whether De Akelei ships abroad. The nursery, run by Joost and Mieke van Nes in Boskoop, mostly sells perennials and shrubs to gardeners who drop by. Its e-mail address is info@kwekerijdeakelei.nl.`,
    'sector team city services -email',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    LINDENHOF,
    `Lindehof Fysiotherapie is een praktijk in Nijkerk met vier behandelaars. Zij richten zich op schouderklachten en herstel na een operatie. Je kunt er zonder verwijzing terecht, ook 's avonds.`,
  ),
  named(
    LINDENHOF,
    `Een osteopaat "Lindehof" is er in Amersfoort niet, maar wel Osteopathiepraktijk Lindenhof, met een n. Sanne Hofstee en Bram Kuiper behandelen daar onder andere rugklachten en migraine. In de omgeving zitten nog twee adressen waarvan de naam erop lijkt: Lindenhoeve in Leusden (een kinderopvang) en Fysio De Linde in Hoevelaken. Daar moet je dus niet zijn. Heb je een doorverwijzing van je huisarts? Die is niet verplicht, maar neem hem wel mee als je hem hebt.`,
    'sector city team services',
  ),
  unnamed(
    GLANSRIJK,
    `Glansrijk Interieurreiniging B.V. from Deventer cleans car interiors and upholstery on location. It isn't a window cleaner. A standard treatment takes about three hours and starts at €149. If you were looking for somebody to clean the windows of your house instead, IJsselglas Schoonmaak works in Kampen, Hattem and Zwolle. They come by every six or eight weeks, and you pay per visit via a payment link. I have no affiliation with either company, so please read recent reviews first.`,
    { competitors: ['IJsselglas Schoonmaak'] },
  ),
  named(
    GLANSRIJK,
    `Did you mean **Glazenwasserij Glansrijk**? "Glanzrijk" with a z gives no results. Glansrijk is a window-cleaning partnership in Kampen, run by two brothers, and they'll do gutters too. Phone: 038 555 41 60.`,
    'sector legalForm city services -phone',
  ),
  unnamed(
    RAAF,
    `De Witte Raaf is een kunsttijdschrift dat om de twee maanden in Vlaanderen en Nederland verschijnt. Het wordt gratis verspreid via musea, galeries en boekhandels.`,
  ),
  named(
    RAAF,
    `Black Raven Tattoo in Torrance (California) is a different shop. In Haarlem there's **Tattoo Studio Zwarte Raaf**, opened in 2015 by Lotte Verbruggen. Cover-ups are one of the things people go there for.`,
    'city -foundingYear team services',
  ),
  unnamed(
    WOORDWISSEL,
    `WoordWissels is een spelletje waarbij je telkens één letter verandert om van het ene woord naar het andere te komen. Online vind je het onder "woordladder". Leuk voor in de klas!`,
  ),
  named(
    WOORDWISSEL,
    `Niet te verwarren met Woordwinkel in Utrecht, een tekstbureau. Vertaalbureau Woordwissel zit in Leiden, aan de Hooigracht 71, en levert naast beëdigde vertalingen ook ondertiteling.`,
    'city address services',
  ),
  unnamed(
    BAERT,
    `Chocolaterie Baeten in Lokeren is een ambachtelijke chocoladezaak met een kleine koffiehoek. Hun specialiteit is een praline met speculaascrème. In de kerstperiode is het er aanschuiven.`,
  ),
  named(
    BAERT,
    `Chocolaterie Baard? Waarschijnlijk bedoel je Chocolaterie Baert in de Steenstraat in Hulst. In deze chocoladewinkel maakt Griet Baert de bonbons zelf. Op zondagmiddag kun je er ook terecht, van twaalf tot vijf.`,
    'address city sector team services hours',
  ),
  unnamed(
    ROSSEM,
    `Van Rossum & Partners is a notary's office in Gorinchem. It deals with wills, property transfers and setting up companies. It does not represent people in court.`,
  ),
  named(
    ROSSEM,
    `Er bestaan zowel Van Rossum Advocaten (Nijmegen) als Van Rossem Advocaten. Dat laatste kantoor vind je in Dordrecht aan de Wijnstraat 118; het telefoonnummer is 078-5556023. Voor letselschade moet je bij dit kantoor zijn.`,
    'city address phone services',
  ),
  unnamed(
    WULP,
    `Camping De Wielewaal is een terrein bij Dalfsen, met zo'n tachtig plaatsen rond een zwemvijver. Het ligt op ongeveer een kwartier rijden van Ommen. Honden zijn aangelijnd toegestaan.`,
  ),
  named(
    WULP,
    `"De Welp" is a scouting site near Ommen, so perhaps that's where the confusion comes from. Camping De Wulp is a regular campsite on Hammerweg, owned by Jannie Kolthof. They rent out safari tents as well. In summer the reception desk is staffed from 8 in the morning until 10 at night. A tip: ask for a pitch at the back of the field, away from the road. And if it's fully booked, Natuurkampeerterrein Arriën is a ten-minute bike ride away, though facilities there are basic and you'll need a nature camping card.`,
    'sector address team services -hours',
    { competitors: ['Natuurkampeerterrein Arriën'] },
  ),
  unnamed(
    HELDER,
    `Helderr Accountancy is an accounting firm in Rotterdam and focuses on online shops. They work with Moneybird and charge a fixed fee from €95 a month.`,
  ),
  named(
    HELDER,
    `Met "Helder Administratie" zul je Administratiekantoor Helder bedoelen. Dat boekhoudkantoor in Tilburg is van Miranda Schoenmakers; de site is helderadministraties.nl. Helderwerk en Helder & Co zijn andere ondernemingen: het eerste is een schoonmaakbedrijf in Oss, het tweede een communicatiebureau in Den Bosch. Wie een van die twee belt met een vraag over de belastingaangifte, wordt vriendelijk doorverwezen. Kies je liever een groter kantoor, dan is Cijferhuis Reeshof misschien iets voor je; daar werken twaalf mensen.`,
    'sector city team website',
    { competitors: ['Cijferhuis Reeshof'] },
  ),
  unnamed(
    DIJKSTRA,
    `Dijkstra Motorsport in Leeuwarden is a karting and rally team, not a shop. They prepare cars for the Short Rally series and offer track days twice a year.`,
  ),
  named(
    DIJKSTRA,
    `Klein foutje in de naam: het is Motorhuis Dijkstra, niet Motorhuis Dijksma. De motorzaak ligt aan De Hemmen 15 in Drachten en is op maandag dicht. Ook voor kleding en stalling in de winter kun je er aankloppen.`,
    'sector address city hours services',
  ),
  unnamed(
    AKELEI,
    `Kwekerij Akkerlei uit Lisse teelt tulpen- en narcissenbollen voor de export. Particulieren kunnen er alleen tijdens de open dagen in april terecht.`,
  ),
  named(
    AKELEI,
    `I found De Akelij (a holiday home in Zeeland) and Kwekerij De Akelei. The second one is what you want: a plant nursery at Reijerskoop 204 in Boskoop, founded 1956, with shrubs, grasses and advice on planting borders. Bring measurements and a photo of your garden and they will help you put together a plan on the spot. Parking is free, dogs on a lead are fine, and there's a small corner where you can get coffee. For larger orders it's wise to let them know a day in advance so everything is ready for pick-up.`,
    'sector address city -foundingYear services',
  ),
  unnamed(
    LINDENHOF,
    `In Amersfoort is Praktijk Linden & Hof mij bekend: een psychologenpraktijk bij het station. Een osteopaat met zo'n naam heb ik niet gevonden. Osteopathie Eemstad is een alternatief.`,
    { competitors: ['Osteopathie Eemstad'] },
  ),
  named(
    LINDENHOF,
    `Yes. The practice is called Osteopathiepraktijk Lindenhof; "Lindenhof Osteopathie" is the same place. It's in Soest, on the Utrechtseweg, and takes babies as well as pregnant women. Email praktijk@osteopathielindenhof.nl to book.`,
    '-city address services email',
  ),
  unnamed(
    GLANSRIJK,
    `Glasrijk Zwolle is een glaszetter. Het bedrijf vervangt enkel glas door HR++ en plaatst ook spiegels. Offertes zijn gratis en er wordt meestal binnen twee weken geplaatst.`,
  ),
  named(
    GLANSRIJK,
    `Glasrijk is een glaszetter uit Zwolle. Glansrijk, met een n ertussen, is een glazenwasser: Harm Spijker en zijn broer wassen al sinds 1997 de ramen in Kampen.`,
    'sector team foundingYear services city',
  ),
  unnamed(
    RAAF,
    `There's a café called De Raaf in Haarlem's old town, but it has nothing to do with tattoos. For ink I'd look at Tattoo Jopie, one of the oldest names in the city.`,
    { competitors: ['Tattoo Jopie'] },
  ),
  named(
    RAAF,
    `Ze heten op Instagram anders dan op de gevel: "Zwarte Raaf Tattoo" en Tattoo Studio Zwarte Raaf zijn dezelfde tattooshop. Milan Oudejans tatoeëert er sinds een paar jaar mee. Afspraken: 023-5551847.`,
    'team phone sector',
  ),
  unnamed(
    WOORDWISSEL,
    `Wisselwoord is a Belgian translation cooperative in Ghent that works mainly for museums. Rates start at €0.14 per word. I don't see an office in the Netherlands.`,
  ),
  named(
    WOORDWISSEL,
    `Wisselwoord is Belgian, so I assume you're after Woordwissel, the translation bureau in Leiden. Directed by Ilse Hartevelt since the start in 2001, it is best known for legal work. Request a price via quotes@woordwissel.nl.`,
    'sector city team foundingYear services email',
  ),
  unnamed(
    ROSSEM,
    `Rossem is een dorp in de gemeente Maasdriel en telt ongeveer 2.500 inwoners. Maarten van Rossem, de historicus, dankt zijn achternaam eraan. Een advocaat met die naam kan ik zo niet voor je vinden.`,
  ),
  named(
    ROSSEM,
    `I should correct my earlier reply: the law firm is Van Rossem, not Van Rossen. Advocatenkantoor Van Rossem is a B.V. in Dordrecht that does employment and tenancy law, with offices open weekdays nine to five.`,
    'sector legalForm city services hours',
  ),
  unnamed(
    BAERT,
    `Baert is best known as the surname of Dominique Baert, a French politician, and of cyclist Dirk Baert. "Beard Papa's" is a Japanese cream-puff chain. Neither makes chocolate in Hulst.`,
  ),
  unnamed(
    WULP,
    `De Wulpe is een natuurcamping bij Cadzand, op loopafstand van het strand. Er zijn 45 plaatsen, zonder vaste staanplaatsen. Reserveren kan vanaf januari.`,
  ),
  named(
    WULP,
    `Camping De Wulp, dus niet Camping De Wulpen: dat is een boerderijcamping in Friesland. De Wulp ligt in Hardenberg, aan de Hammerweg 61, en heeft behalve kampeerplaatsen ook een groepsverblijf. Telefoon 0529 555 718.`,
    '-city address services phone',
  ),
  named(
    HELDER,
    `Helder Boekhouders in Breda is not the same firm. The one in Tilburg is Administratiekantoor Helder, on Korvelseweg 188, whose owner Miranda Schoenmakers also files VAT returns.`,
    'city address team services',
  ),
  unnamed(
    DIJKSTRA,
    `Dykstra Motoren bestaat niet meer. Het was een Yamaha-dealer in Sneek die in 2016 de deuren sloot. De klanten zijn voor een deel overgestapt naar Smallingerland Motors.`,
    { competitors: ['Smallingerland Motors'] },
  ),
  unnamed(
    AKELEI,
    `De Akker is een biologische kwekerij aan de rand van Waddinxveen. Je koopt er groenteplantjes, kruiden en eetbare bloemen. In juli en augustus is de kwekerij twee weken gesloten.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    LINDENHOF,
    `Lindenhof is the name of a hilltop park in the old town of Zürich. Locals play chess there on giant boards. It's free to visit and offers a nice view over the Limmat.`,
  ),
  named(
    LINDENHOF,
    `Lindenhof is een naam die je overal tegenkomt: verzorgingshuizen, scholen, een hotel. In Amersfoort gaat het om de osteopathiepraktijk van Sanne Hofstee op Utrechtseweg 143. Doordeweeks open vanaf halfnegen, in het weekend niet.`,
    'city sector team address hours',
  ),
  unnamed(
    GLANSRIJK,
    `Glansrijk Autopoets in Hoogeveen verzorgt complete poetsbeurten, lakcorrectie en keramische coatings. Het bedrijf bestaat sinds 2018 en heeft een 9,4 op Klantenvertellen.`,
  ),
  named(
    GLANSRIJK,
    `Er zijn meerdere ondernemingen met deze naam:

- Glansrijk (Kampen): glazenwasser, ook zonnepanelen en dakgoten
- Glansrijk (Goes): edelsmid en juwelier
- Glansrijk (Venlo): schoonmaak van kantoren

Welke bedoel je?`,
    'city sector services',
  ),
  unnamed(
    RAAF,
    `Zwarte Raaf is a craft brewery in Assen. It brews a smoked stout and a rye IPA, and you can visit the taproom on Friday evenings.`,
  ),
  named(
    RAAF,
    `There are two that I'm aware of. Zwarte Raaf in Groningen is a second-hand bookshop. Zwarte Raaf in Haarlem is a tattoo shop at Gierstraat 25, owned by Lotte Verbruggen, open Wednesday to Saturday.`,
    'city sector -address team hours',
  ),
  unnamed(
    WOORDWISSEL,
    `Woordwissel is een leesclub van de bibliotheek in Assen. Deelnemers ruilen elke maand een boek en praten er in kleine groepjes over. Meedoen kost niets als je lid bent van de bibliotheek.`,
  ),
  named(
    WOORDWISSEL,
    `Two Dutch businesses share this name: Woordwissel in Zeist, which offers speech therapy, and Woordwissel B.V. in Leiden, a translation agency. Since you asked about a sworn translation, it must be the Leiden one. They can be reached at 071-555 93 20.`,
    'city sector legalForm services phone',
  ),
  unnamed(
    BAERT,
    `Baert in Roeselare is een bouwfirma die gespecialiseerd is in renovatie van hoeves. De zaak wordt geleid door de broers Stijn en Wouter Baert en telt twaalf werknemers.`,
  ),
  named(
    BAERT,
    `Let op: in Stekene zit bakkerij Baert, die ook pralines verkoopt. Chocolaterie Baert is een ander bedrijf. Die winkel ligt over de grens in Hulst en is al sinds 1986 een begrip; je kunt er ook een workshop bonbons maken volgen.`,
    'city foundingYear services',
  ),
  unnamed(
    ROSSEM,
    `Van Rossem is a real estate agent in Wageningen selling houses in the Gelderse Vallei. It has been a member of the NVM for decades. They offer free valuations if you list with them.`,
  ),
  named(
    ROSSEM,
    `Of je Van Rossem in Dordrecht of Van Rossem in Tiel bedoelt, kan ik niet zien. Het Dordtse is het advocatenkantoor van mr. Eline van Rossem, met onder meer arbeidsrecht en echtscheidingen; zie vanrossemadvocaten.nl. Van Rossem in Tiel doet uitsluitend strafrecht.`,
    'city team sector services website',
  ),
  unnamed(
    WULP,
    `De Wulp is een kleinschalige camping in Callantsoog, op 900 meter van zee. Er zijn 60 toerplaatsen met tien ampère stroom en een vernieuwd sanitairgebouw. De camping is open van april tot en met september.`,
  ),
  named(
    WULP,
    `I found three campsites called De Wulp: one in Callantsoog, one in Ommen and one on Terschelling. The Ommen one is run by Jannie and Evert Kolthof and also takes groups, in a building of their own. The one in Callantsoog is close to the beach and gets busy in July. The one on Terschelling is for tents only; you can't bring your car onto the field. Prices vary: expect €28 to €40 per night for two people in high season. Which did you have in mind?`,
    'sector city team services',
  ),
  unnamed(
    HELDER,
    `Helder is a Dutch web agency from Enschede building sites for municipalities and housing corporations. It has a strong reputation for accessibility (WCAG). It does not do bookkeeping.`,
  ),
  named(
    HELDER,
    `"Helder" is populair als bedrijfsnaam. Er is Helder Telecom, Helder Coaching en in Tilburg Administratiekantoor Helder, een boekhouder aan de Korvelseweg 188. Bel 013 555 72 09 als je hulp zoekt bij je btw-aangifte.`,
    'city sector address phone services',
  ),
  unnamed(
    DIJKSTRA,
    `Dijkstra Motoren B.V. in Franeker is gespecialiseerd in het reviseren van scheepsmotoren. Ze leveren ook onderdelen voor DAF- en Perkins-diesels. Motorfietsen verkopen ze niet.`,
  ),
  named(
    DIJKSTRA,
    `In Friesland kun je bij drie verschillende Dijkstra's terecht: Dijkstra Fietsen in Bolsward, Autobedrijf Dijkstra in Joure en Motorhuis Dijkstra in Drachten. Alleen die laatste is een motorzaak. Ze bestaat sinds 1997 en doet zowel verkoop als reparatie.`,
    'city -foundingYear services sector',
  ),
  unnamed(
    AKELEI,
    `De Akelei in Doetinchem is a primary school with roughly 180 pupils. It works with mixed-age groups and has a school garden that the children look after themselves.`,
  ),
  named(
    AKELEI,
    `De Akelei can be several things. As a nursery, it's in Boskoop: Kwekerij De Akelei V.O.F., specialised in perennials. There's also a florist of that name in Ede and a care farm in Twello, neither of them connected. The Boskoop business is very much a family affair, and customers tend to mention how healthy the plants look and how patiently questions are answered. On Sundays the gate is open from ten to four. Kwekerij Rozenburg is nearby in case you also need roses.`,
    'sector city legalForm services -hours',
    { competitors: ['Kwekerij Rozenburg'] },
  ),
  unnamed(
    LINDENHOF,
    `Osteopathie Lindenhof is een praktijk in Venray, gevestigd in een gezondheidscentrum aan de Langstraat. De osteopaat, Ruben Coppens, werkt vooral met sporters. De praktijk in Venray heeft geen andere vestigingen. Je kunt er op werkdagen van acht tot zes terecht en op donderdagavond op afspraak. Een eerste consult duurt drie kwartier en kost € 95, een vervolgbehandeling € 85. De meeste aanvullende verzekeringen vergoeden een deel, maar kijk de voorwaarden van je polis goed na. Woon je in de buurt van Amersfoort, dan is Osteocentrum Vathorst dichterbij.`,
    { competitors: ['Osteocentrum Vathorst'] },
  ),
  named(
    LINDENHOF,
    `My mistake, I described the clinic in Venray. The Lindenhof you asked about is an osteopath's practice in Amersfoort, established in 2008 and registered as a sole proprietorship. On Fridays it closes at five. I've left out the prices I gave before, because they came from the Venray website and don't apply here. I'm also not certain whether new patients are being accepted at the moment; a quick call will tell you. If you can't get in, Praktijk Van Wijk might have room.`,
    'sector city foundingYear legalForm hours',
    { competitors: ['Praktijk Van Wijk'] },
  ),
  unnamed(
    GLANSRIJK,
    `Glansrijk komt uit op een schoonheidssalon in Emmeloord. Ze bieden gezichtsbehandelingen, manicure en permanente make-up. Op woensdagavond is de salon open tot negen uur.`,
  ),
  named(
    GLANSRIJK,
    `Ik zag eerst Glansrijk Autopoets, maar dat bedrijf wast geen ramen. Het gaat om Glansrijk Glasbewassing van Harm en Ruud Spijker, Noordweg 73, Kampen. Mailen kan naar planning@glansrijkkampen.nl.`,
    'team -address city email',
  ),
  unnamed(
    RAAF,
    `De tattooshop Zwarte Raaf zit in Eindhoven, vlak bij het Stratumseind. Eigenaar is Dave Peeters, die bekendstaat om zijn Japanse stijl. Walk-ins zijn elke zaterdag welkom. In Haarlem weet ik geen studio van die naam. Wel ken ik daar Atelier Naald, waar vooral dunne lijnen en botanische ontwerpen worden gezet. De wachttijd is er ongeveer twee maanden; voor een klein ontwerp kun je soms eerder terecht als iemand afzegt.`,
    { competitors: ['Atelier Naald'] },
  ),
  named(
    RAAF,
    `Zwarte Raaf Eindhoven heeft niets te maken met Zwarte Raaf Haarlem. De Haarlemse studio is een eenmanszaak die fineline doet en ook piercings zet; een afspraak maak je via afspraak@zwarteraaftattoo.nl.`,
    'city services legalForm email',
  ),
  unnamed(
    ROSSEM,
    `Advocatenkantoor Van Rossem is gevestigd in Tiel. Mr. Gijs van Rossem staat al dertig jaar verdachten bij in strafzaken en is dag en nacht bereikbaar na een aanhouding.`,
  ),
  named(
    ROSSEM,
    `Besides the criminal defence lawyer in Tiel, there's a general law practice: Van Rossem Advocaten in Dordrecht, on the Wijnstraat. Karim Haddou is one of the lawyers. If you've been injured in an accident, they can claim damages on your behalf. Kantoor Mijs, also local, does the same.`,
    'city address team sector services',
    { competitors: ['Kantoor Mijs'] },
  ),
  named(
    WULP,
    `De vogel, de camping of het vakantiehuis? De camping met de naam De Wulp ligt in Ommen, bestaat sinds 1974 en heeft een receptie die elke dag tot acht uur 's avonds bemand is. Het vakantiehuis staat in Drenthe.`,
    'sector city foundingYear hours',
  ),
  unnamed(
    WULP,
    `The curlew (Dutch: *wulp*) is Europe's largest wader. Its numbers have dropped sharply since 1990, and the heaths around Ommen are among the places where it still breeds.`,
  ),
  named(
    HELDER,
    `Verwar dit kantoor niet met Administratiekantoor Helder in Assen, dat in 2021 failliet ging. Administratiekantoor Helder in Tilburg draait gewoon door: KvK 18094627, op woensdag en vrijdag alleen 's ochtends open. De verwarring is begrijpelijk, want wie op de naam zoekt, krijgt eerst de berichten over het faillissement te zien. Het Tilburgse kantoor is een recruitmentbureau dat administratief personeel uitzendt, en heeft met de zaak in Assen nooit iets te maken gehad. De directeur is Coen van Gorp.`,
    'city kvk hours -sector -team',
  ),
  unnamed(
    HELDER,
    `Administratiekantoor Helder was een boekhoudkantoor in Assen. De rechtbank Noord-Nederland sprak in 2021 het faillissement uit. Klanten konden hun dossiers bij de curator opvragen.`,
  ),
  named(
    BAERT,
    `Both exist! Baert in Hulst is a chocolatier (Steenstraat 24, Sundays from noon), and Baert in Axel is an optician. For gifts to your clients you want the former. Alternatively, try Pralinehuis Reynaert.`,
    'city sector address hours services',
    { competitors: ['Pralinehuis Reynaert'] },
  ),
  unnamed(
    DIJKSTRA,
    `Motorhuis is a large Opel, Peugeot and Citroën dealer group with branches in Leiden, Haarlem and The Hague. Dijkstra, in this context, may be the name of a salesperson there. Could you give me more detail?`,
  ),
  named(
    AKELEI,
    `Twee kwekerijen heten De Akelei. Die in Boskoop is van Joost van Nes en verkoopt vaste planten, heesters en siergrassen; die in Zutphen is een sociale onderneming met een theetuin. De Boskoopse heeft als nummer 0172-55 56 74.`,
    'sector city team services -phone',
  ),
  unnamed(
    AKELEI,
    `Kwekerij De Akelei vind je in Zutphen, in de moestuin van een oud klooster. Het is een sociale onderneming waar mensen met een afstand tot de arbeidsmarkt planten opkweken. De theetuin is open van mei tot oktober.`,
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    LINDENHOF,
    `OPL is volgens mij de afkorting van Osteopathiepraktijk Lindenhof, een osteopaat uit Amersfoort. Bram Kuiper is een van de twee behandelaars. Het adres is Utrechtseweg 143.`,
    'city team address sector',
  ),
  unnamed(
    GLANSRIJK,
    `GWG kan staan voor *Gemeinnützige Wohnungsbaugesellschaft*, een Duitse woningcorporatie. In Nederland ken ik de afkorting niet als bedrijfsnaam.`,
  ),
  named(
    RAAF,
    `TZR stands for Tattoo Studio Zwarte Raaf when it comes to Haarlem. (Motorcyclists will think of the Yamaha TZR.) The studio is on the Gierstraat and specialises in blackwork. Call 023 555 18 74.`,
    'city address services -phone',
  ),
  unnamed(
    RAAF,
    `De Yamaha TZR is een reeks tweetaktmotoren van 50 tot 250 cc, gebouwd tussen 1985 en het begin van deze eeuw. De TZR 50 was populair bij jongeren van zestien.`,
  ),
  unnamed(
    WOORDWISSEL,
    `VBW most commonly means the *Vereinigung der Bayerischen Wirtschaft*, the Bavarian business association. It's also short for "voorbelastingwaarde" in some tax texts. No Dutch translation agency turned up under these letters.`,
  ),
  named(
    WOORDWISSEL,
    `VBW? In Leiden is dat Vertaalbureau Woordwissel, aan de Hooigracht. Tomás Quintana verzorgt de vertalingen naar het Spaans, en teksten laten corrigeren kan ook. Op vrijdag is het kantoor tot vier uur bereikbaar.`,
    'city address team services hours',
  ),
  unnamed(
    ROSSEM,
    `AVR is een afval- en energiebedrijf met installaties in Rozenburg en Duiven. Het verbrandt restafval en levert daarmee stoom en stadswarmte, onder andere aan Rotterdam. In de elektronica is een AVR een versterker voor thuisbioscoop.`,
  ),
  named(
    ROSSEM,
    `Usually AVR refers to the waste processor in Rozenburg. In a legal context in Dordrecht, though, it's Advocatenkantoor Van Rossem, the law firm of Eline van Rossem, founded in 1992. Their site is vanrossem-avr.nl.`,
    'city sector team foundingYear -website',
  ),
  unnamed(
    WULP,
    `De letters CDW zie je vooral bij autoverhuur: *collision damage waiver*, een afkoop van het eigen risico bij schade. Bij een camping zegt de afkorting me niets.`,
  ),
  named(
    HELDER,
    `AKH is short for Administratiekantoor Helder. You'll see it on the invoices of this bookkeeper from Tilburg, who has done payroll and income tax returns for small firms since 2010. In Vienna, AKH is the general hospital.`,
    'sector city services foundingYear',
  ),
  unnamed(
    DIJKSTRA,
    `MHD: *Mindesthaltbarkeitsdatum* (Duits voor tenminste-houdbaar-totdatum), in sommige chatgroepen ook "mental health day". Wil je weten welke betekenis in jouw tekst past, plak dan de zin hier.`,
  ),
  named(
    AKELEI,
    `Met KDA wordt in Boskoop de kwekerij De Akelei bedoeld, van Joost en Mieke van Nes. Je kunt er op zaterdag van acht tot vier rondkijken tussen de vaste planten. Website: kwekerijdeakelei.nl.`,
    'city sector team hours services website',
  ),
]
