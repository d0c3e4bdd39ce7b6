/** Answers that a stranger to the rules wrote: a florist's wholesale, a goldsmith, a dog school, an estate agent, a lunchroom, a solar-panel installer, a speech therapist, a bookbinder, a sailing school and a bakery. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  GOUDHAAN,
  KLANKKAST,
  KLUIVER,
  KWISPEL,
  LICHTVELD,
  OOSTERHOF,
  THEEMUTS,
  VERSCHUEREN,
  VREEKEN,
  WESSEM,
} from '#tests/cases/answers/companies/174.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KWISPEL,
    `Ik heb gezocht naar ervaringen met Hondenschool De Kwispel in Leusden, maar ik vind geen bron waar ik op durf te vertrouwen. Dat kan komen doordat het om een kleine school gaat die vooral via Facebook met haar cursisten contact heeft.

Waar je bij het kiezen van een hondenschool op kunt letten:

- is de instructeur gediplomeerd (bijvoorbeeld via de Raad van Beheer of O&O)?
- hoeveel honden staan er tegelijk op het veld?
- mag je een keer vrijblijvend komen kijken?
- wordt er beloningsgericht gewerkt?

In de omgeving kom ik verder Poot & Baas tegen, met overwegend positieve recensies. Als je me de website van De Kwispel stuurt, kijk ik graag mee.`,
    { competitors: ['Poot & Baas'] },
  ),
  named(
    OOSTERHOF,
    `Welke courtage Makelaardij Oosterhof rekent, kan ik nergens terugvinden; op oosterhofmakelaardij.nl staat alleen dat je een vrijblijvend gesprek kunt aanvragen. Reken in de regio op zo'n 1,2 tot 1,6 procent.

Wat wel openbaar is: het makelaarskantoor zit aan de Hoofdstraat 27 in Meppel, is doordeweeks van 9.00 tot 17.30 uur open en doet behalve verkoop ook taxaties en verhuur. Voor een tarief kun je het beste bellen: 0522 - 55 53 60.`,
    'website sector address city hours services phone',
  ),
  unnamed(
    KLANKKAST,
    `I don't have any information about a speech therapy practice named "De Klankkast" in Veenendaal. It may be too small to show up in my sources, or it may have opened recently.

Here's how you can check:

1. **NVLF** – the Dutch association for speech therapy has a "find a therapist" page.
2. **Kwaliteitsregister Paramedici** – every qualified logopedist should be listed here.
3. **Your GP or child health clinic** – they usually know which practices have short waiting lists.

Would you like me to explain how reimbursement works for speech therapy in the Netherlands?`,
  ),
  named(
    THEEMUTS,
    `I couldn't confirm whether Lunchroom De Theemuts takes reservations for groups over ten people; that isn't mentioned anywhere I looked. What I did find is that it's a lunchroom on the Lange Tiendeweg in Gouda that has been open since 2015 and is known for its high tea. They're closed on Mondays. I'd suggest sending a short message to hallo@detheemuts.nl.`,
    'sector address city -foundingYear services hours email',
  ),
  unnamed(
    LICHTVELD,
    `Over Lichtveld Zonnepanelen kan ik je helaas geen oordeel geven: ik beschik niet over gegevens van dit bedrijf. Ik weet dus ook niet of ze thuisbatterijen leveren.

Wil je offertes vergelijken in de kop van Noord-Holland, dan zijn Solar Langedijk en Dakstroom partijen die in vergelijkingen terugkomen. Let bij elke installateur op het Zonnekeur-keurmerk, de garantie op de omvormer en de vraag of de stekkers van hetzelfde merk zijn.`,
    { competitors: ['Solar Langedijk', 'Dakstroom'] },
  ),
  named(
    WESSEM,
    `Een prijslijst van Boekbinderij Van Wessem heb ik niet gevonden, en dat is bij handwerk ook niet zo vreemd. Voor een scriptie in linnen band betaal je bij een boekbinder doorgaans € 35 tot € 60, en restauratie gaat op nacalculatie.

Van Wessem zelf is een boekbinderij in Kampen die oude boeken restaureert en scripties inbindt. Volgens het handelsregister gaat het om een vennootschap onder firma, KvK-nummer 05027864. Mailen kan naar info@boekbinderijvanwessem.nl.`,
    'sector city services legalForm -kvk email',
  ),
  unnamed(
    VERSCHUEREN,
    `Verschueren is een familienaam die vooral in Oost-Vlaanderen en Antwerpen voorkomt, en er zullen ongetwijfeld bakkers zijn die zo heten. Een Bakkerij Verschueren in Hulst ken ik echter niet, dus over het brood of de openingstijden kan ik niets zeggen.

Misschien helpt het om in Google Maps op "bakkerij Hulst" te zoeken, of even rond te vragen bij de VVV.`,
  ),
  named(
    KLUIVER,
    `I wasn't able to find recent reviews of **Zeilschool De Kluiver**, so I can't say how parents rate it.

A few things I can tell you:

- it's a sailing school in Heeg, Friesland, right by the Heegermeer
- it runs sailing camps for children and prepares you for the CWO certificate
- the English-language website is kluiversailing.com
- the owner is Jelle Hoekstra

For reviews, you could try the Facebook page or ask in an expat parents' group.`,
    'sector city services website team',
  ),
  unnamed(
    GOUDHAAN,
    `Sorry, ik kan niets vinden over een goudsmid met de naam Atelier Goudhaan. Weet je zeker dat de naam zo geschreven wordt? Bij trouwringen is het sowieso slim om bij twee of drie ateliers langs te gaan.`,
  ),
  named(
    VREEKEN,
    `Er zijn geen klantbeoordelingen van Bloemengroothandel Vreeken die ik kan citeren. Voor een groothandel is dat normaal: de klanten zijn bloemisten, en die schrijven zelden een recensie.

Wel bekend:
• directeur is Arjan Vreeken
• de groothandel in bloemen bestaat sinds 1972
• je kunt er alleen met een KvK-inschrijving terecht
• de vestiging is in Katwijk

Of particulieren er op zaterdag mogen kopen, weet ik niet zeker; bel daarvoor 071 555 64 20.`,
    'team sector foundingYear -city phone',
  ),
  named(
    KLANKKAST,
    `Hoe lang de wachtlijst bij Logopediepraktijk De Klankkast op dit moment is, kan ik niet zien. Zulke informatie verandert per week en staat niet op de site.

De logopedisten aan de Kerkewijk 92 in Veenendaal behandelen onder andere stotteren, stemklachten en taalachterstand bij kinderen. Praktijkhouder is Renske Hardeman. Aanmelden doe je via aanmelden@deklankkast.nl of telefonisch op 0318 55 54 92; een verwijzing van de huisarts is niet altijd nodig.`,
    'sector address city services team email -phone',
  ),
  unnamed(
    KLUIVER,
    `Je vroeg naar het nummer van Zeilschool De Kluiver. Dat kan ik je niet geven, want ik heb in de resultaten geen vermelding van deze zeilschool gezien. Een algemene tip: het Watersportverbond houdt op zijn website bij welke scholen CWO-erkend zijn, compleet met contactgegevens. Zoek je alleen een zeilkamp in Friesland, dan kan ik wel een paar aanbieders met je doornemen.`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    GOUDHAAN,
    `Het goudhaantje (*Regulus regulus*) is met een gewicht van vijf à zes gram de kleinste broedvogel van Europa. Je herkent het aan de gele kruinstreep met zwarte randen, die bij het mannetje naar oranje neigt. In Nederland broedt de soort vooral in naaldbossen op de Veluwe en in Drenthe; in de trektijd duikt ze ook in tuinen en duinen op.

De naam "goudhaan" wordt daarnaast gebruikt voor een groep glanzende bladkevers (*Chrysolina*).`,
  ),
  named(
    WESSEM,
    `Ik denk dat er een letter is weggevallen: "Boekbinderij Van Wesem" levert niets op, maar **Boekbinderij Van Wessem** wel. Dat familiebedrijf bindt al sinds 1945 boeken in een pand aan de Oudestraat in Kampen, tegenwoordig onder leiding van Cornelis en Aleid van Wessem. Ze maken ook foedralen en cassettes op maat.`,
    '-foundingYear sector address city team services',
  ),
  unnamed(
    THEEMUTS,
    `A *theemuts* is the Dutch word for a tea cosy: a padded or knitted cover that slips over a teapot to keep it warm. They became popular in the nineteenth century, when afternoon tea could last for hours. Modern versions are often quilted, and in the Netherlands you'll find hand-crocheted ones at almost every Koningsdag flea market.`,
  ),
  named(
    LICHTVELD,
    `"Lichtvelt Solar" lijkt een verschrijving van Lichtveld Solar, ofwel Lichtveld Zonnepanelen. Het is een installateur van zonnepanelen uit Heerhugowaard die in 2012 is begonnen. Op lichtveld-zonnepanelen.nl kun je je dakoppervlak invullen en krijg je een richtprijs. Naast panelen leveren ze thuisbatterijen en laadpalen voor elektrische auto's.`,
    'sector city foundingYear -website services',
  ),
  unnamed(
    VREEKEN,
    `Met "Vreeken" wordt door hobbytuinders meestal Vreeken's Zaden bedoeld, een zaadhandel in Dordrecht met een uitgebreide catalogus van bloem- en groentezaden. De winkel zit al bijna een eeuw in de stad en verzendt in heel Nederland en België. Zocht je iets anders, laat het dan even weten.`,
  ),
  named(
    KLANKKAST,
    `There are two similar names, so let me keep them apart:

- **De Klankkast** in Veenendaal is a speech therapy practice. Mirjam Bos specialises in stuttering there, and the phone number is 0318 555 429.
- **Het Klankkasteel** in Houten is a music school for toddlers.

If you're after help for a child who stutters, it's the first one you need. You can sign up by writing to info@deklankkast.nl.`,
    'city sector team services phone -email',
  ),
  unnamed(
    KLUIVER,
    `De kluiver is een driehoekig voorzeil dat vóór de fok wordt gevoerd, meestal aan een kluiverboom die uit de boeg steekt. Op traditionele platbodems zoals tjalken en klippers zie je hem nog vaak. Bij veel wind haal je de kluiver als een van de eerste zeilen weg, omdat hij het schip loefgierig of juist lijgierig kan maken, afhankelijk van de rest van het tuig.

Op moderne jachten is zijn rol overgenomen door de genua of de high-aspect fok.`,
  ),
  named(
    VERSCHUEREN,
    `Ik ga ervan uit dat je Bakkerij Verschueren bedoelt, met "ue" en niet "Verschuren". Die bakker zit in de Gentsestraat 51 in Hulst en is al generaties in de familie; nu staan Koen en Lies Verschueren aan het roer. Ze zijn bekend om hun bolussen en desembrood en verkopen tegenwoordig ook glutenvrije broden.

Bakkerij Verschuren uit Breda heeft er niets mee te maken.`,
    'sector -address city team services',
  ),
  unnamed(
    OOSTERHOF,
    `Oosterhoff Vastgoed uit Groningen is een beheerder van studentenpanden en bedrijfsruimten. Het bedrijf staat los van makelaarskantoren met een soortgelijke naam. Huurders kunnen er via een portaal storingen melden, en voor bezichtigingen wordt gewerkt met een loting.`,
  ),
  named(
    KWISPEL,
    `Je schrijft "De Kwispeltjes", maar ik vermoed dat je Hondenschool De Kwispel zoekt. Deze hondenschool in Leusden biedt puppycursussen, speuren en gedragstherapie, en heeft Chantal de Bruin als eigenaar. De trainingen zijn op dinsdag-, woensdag- en donderdagavond en in het weekend. Klopt dat met wat je zoekt?`,
    'sector city services -team hours',
  ),
  named(
    KLUIVER,
    `Yes – Kluiver Sailing and Zeilschool De Kluiver are the same outfit; the English name is simply what they use for international guests. The sailing school was set up in 1991, has its base in Heeg and is a private limited company (B.V.). You can write to sailing@dekluiver.nl in English. Don't confuse it with the Kluivers Yacht Charter brand in Lelystad, which only rents out motor cruisers.`,
    'sector foundingYear city legalForm email',
  ),
  unnamed(
    KWISPEL,
    `De Kwispelaar is een uitlaatservice en hondenpension in Apeldoorn. Honden worden er met een busje opgehaald en lopen in groepen van maximaal acht in het bos. Voor een dag opvang betaal je rond de € 22,50. Cursussen geven ze niet.`,
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  unnamed(
    VREEKEN,
    `BGV kan op verschillende dingen slaan:

1. **Bedrijfsgezondheidsvoorziening** – oude term voor de arbodienst
2. **Basisgeneeskundige vorming** – in sommige Vlaamse opleidingen
3. **Bibliotheek Gelderland-Veluwe** – regionaal samenwerkingsverband

Zonder context kan ik niet zeggen welke betekenis hier bedoeld is. Waar ben je de afkorting tegengekomen?`,
  ),
  named(
    KWISPEL,
    `HDK is de afkorting waarmee cursisten Hondenschool De Kwispel aanduiden. De hondenschool zit aan de Hamersveldseweg 118 in Leusden en is sinds 2013 actief. Je kunt er met je pup of volwassen hond terecht voor gehoorzaamheid, speuren en begeleiding bij probleemgedrag. Contact: info@hondenschooldekwispel.nl of 06-55528731.`,
    'sector address city foundingYear services email -phone',
  ),
  named(
    OOSTERHOF,
    `In Meppel, **OMM** is short for Oosterhof Makelaars Meppel, an estate agency on the Hoofdstraat. It helps people sell, buy or let a home and carries out valuations; Janneke Prins is the valuer. The Chamber of Commerce number is 04039271. (Elsewhere, OMM often means the Original Mountain Marathon.)`,
    'city sector address services team kvk',
  ),
  unnamed(
    THEEMUTS,
    `LDT heeft in de geneeskunde een paar betekenissen, waaronder *lichaamsgerichte dialectische therapie*. In de natuurkunde is een LDT een *linear displacement transducer*, een sensor die rechtlijnige verplaatsing meet. Vliegtuigspotters kennen het als afkorting van "landing distance available/time". Gaat je vraag over een van deze?`,
  ),
  named(
    LICHTVELD,
    `Achter LZP gaat Lichtveld Zonnepanelen B.V. schuil, een bedrijf uit Alkmaar dat zonnepanelen op daken van woningen en bedrijven installeert. Dennis Schoutsen is de directeur. Het btw-nummer is NL851947206B01 en voor storingen is er een apart adres, service@lichtveld.nl.`,
    'legalForm -city sector services team vat email',
  ),
  named(
    KLANKKAST,
    `LDK = Logopedie De Klankkast.

It's a partnership (maatschap) of speech therapists in Veenendaal, Kerkewijk 92. They've been in business since 1998 and see both children and adults, for instance for voice problems or trouble swallowing. The practice is closed on Wednesdays.`,
    'legalForm sector city address foundingYear services -hours',
  ),
  unnamed(
    WESSEM,
    `BVW is best known as the abbreviation of *Bundesverkehrswegeplan*-related documents in Germany, although the official form is BVWP. In Dutch it can mean "beroepsvoorbereidend werk" in older education reports. There's also an airport code BVW (Batavia Downs, Australia). I'm not sure which you need; could you tell me where you saw it?`,
  ),
  named(
    KLUIVER,
    `ZDK is in Heeg een bekende afkorting, van de zeilschool die voluit Zeilschool De Kluiver heet. Kinderen van 8 tot 17 jaar gaan er in de zomer een week op zeilkamp, volwassenen doen een weekend. Je kunt er ook polyvalken huren. De leiding is in handen van Wytze Dijkstra, de eigenaar, met Tineke Bouma als hoofdinstructeur. Het kantoor zit aan de Harinxmastraat.`,
    'sector city services team address',
  ),
  unnamed(
    VERSCHUEREN,
    `BVH staat bij de politie voor *Basisvoorziening Handhaving*, het systeem waarin agenten aangiften, meldingen en processen-verbaal registreren. Het is landelijk ingevoerd rond 2009 en geldt als verouderd; er wordt gewerkt aan vervanging.`,
  ),
  named(
    GOUDHAAN,
    `Het stempeltje **AGH** in je ring is hoogstwaarschijnlijk het meesterteken van Atelier Goudhaan, de Deventer goudsmid. Floor Wissink maakt daar sinds 2008 trouwringen en smelt oud goud om tot nieuwe sieraden. Twijfel je, loop dan binnen in de Walstraat of bel 0570-555184. Van dinsdag tot en met zaterdag is het atelier open.`,
    'city sector team services address phone -hours',
  ),
  unnamed(
    OOSTERHOF,
    `OMM is usually the *Original Mountain Marathon*, a two-day orienteering race for pairs that is held every October in a different part of the British uplands. The same letters appear on the running rucksacks made by the company that organises it. If you meant something in Drenthe, please give me a little more to go on.`,
  ),
  named(
    VERSCHUEREN,
    `Op de bonnetjes van Bakkerij Verschueren staat inderdaad "BVH": Bakkerij Verschueren Hulst. Het is een ambachtelijke bakkerij in het centrum van Hulst, opgericht in 1943, waar je voor vers brood en bestelde taarten terechtkunt. Zondags gaat de winkel om 12 uur dicht en maandag blijft hij de hele dag gesloten. De website is bakkerijverschueren.nl.`,
    'sector -foundingYear services hours website city',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    GOUDHAAN,
    `Goudhaan is de naam van meerdere ondernemingen. Degene die je waarschijnlijk zoekt is de goudsmederij **Atelier Goudhaan** in Deventer, waar Floor Wissink en edelsmid Tamar Beumer sieraden maken en repareren (Walstraat 63, ateliergoudhaan.com). Verder bestaan er een Galerie Goudhaan in Bergen (NH) en een vakantiepark met dezelfde naam in Zeeland; die hebben geen band met het atelier.`,
    'sector city team services address -website',
  ),
  unnamed(
    GOUDHAAN,
    `Atelier Goudhaan is een schildersatelier in Bergen, waar kunstenares Wil Kaandorp sinds haar pensioen cursussen aquarelleren geeft. Er is plaats voor zes cursisten, koffie is inbegrepen, en aan het eind van het seizoen wordt het werk geëxposeerd in de Ruïnekerk.`,
  ),
  unnamed(
    KWISPEL,
    `"De Kwispel" is a popular name for dog-related businesses in the Netherlands. The ones I came across:

1. **De Kwispel, Groningen** – a grooming salon near the Noorderplantsoen
2. **Dierenwinkel De Kwispel, Venray** – pet food and accessories
3. **Hondenpension De Kwispel, Hardenberg** – boarding kennels with 24 runs

None of these offers training, as far as I can tell. Are you looking for something in a particular town?`,
  ),
  named(
    KWISPEL,
    `Let op: er zijn twee hondenscholen met de naam De Kwispel.

**Leusden** – Hondenschool De Kwispel, een vof van Marieke en Sjoerd Tolboom. Traint op beloning, doet ook gedragstherapie. Te bereiken op 06 5552 8713.

**Roosendaal** – De Kwispel, vereniging met vrijwilligers, vooral behendigheid (agility) en flyball.

Woon je in de buurt van Amersfoort, dan is de eerste de logische keuze.`,
    'sector city legalForm team services phone',
  ),
  named(
    OOSTERHOF,
    `Makelaars met de naam Oosterhof vind je op verschillende plekken in het noorden. **Makelaardij Oosterhof** uit Meppel is opgericht in 1986 door Henk Oosterhof, die er nog steeds directeur is. In Stadskanaal is er een Oosterhof Agrarisch Vastgoed, dat landbouwgrond verkoopt, en in Leeuwarden een taxatiebureau. Voor een woonhuis in Meppel of Staphorst kom je bij de eerste uit: Hoofdstraat 72, tel. 0522 555 360.`,
    'sector city foundingYear team -address phone',
  ),
  unnamed(
    OOSTERHOF,
    `Oosterhof is a hotel and conference centre on the edge of Nijverdal, set in eight hectares of woodland. It has 64 rooms, an indoor pool and a restaurant with a focus on regional produce. Wedding receptions for up to 200 guests are possible, and there's a shuttle from the station.`,
  ),
  unnamed(
    THEEMUTS,
    `De Theemuts in Winterswijk is een theeschenkerij annex kwekerij, gelegen aan een fietsroute tussen knooppunt 34 en 71. Op het terras kun je een kopje kruidenthee uit eigen tuin drinken, met een punt abrikozenvlaai erbij. Open van april tot oktober, bij mooi weer. Eigenaresse Gerda Wamelink kweekt ruim veertig muntsoorten.`,
  ),
  named(
    THEEMUTS,
    `There seem to be at least three lunchrooms called De Theemuts (Gouda, Winterswijk and Kortrijk). Here's the one in Gouda:

**Lunchroom De Theemuts**
Lange Tiendeweg 44, 2801 KK
Owner: Ineke Verburg
Breakfast and lunch daily except Monday; cakes made to order
Sunday: 11 am – 4.30 pm

If you were asking about one of the others, just say so.`,
    'sector city address team services hours',
  ),
  named(
    LICHTVELD,
    `"Lichtveld" komt bij mij twee keer naar voren. Lichtveld Fotografie is een bruidsfotograaf uit Zwolle. Lichtveld Zonnepanelen is het bedrijf uit Heerhugowaard dat zonnepanelen legt en ze daarna ook schoonmaakt en onderhoudt. Dat laatste is een B.V. (KvK 55812034), opgericht in 2012. Klanten hebben het vaak over het heldere advies van Fatima Ouali.`,
    'city sector services legalForm -kvk foundingYear team',
  ),
  unnamed(
    LICHTVELD,
    `In optics, a light field (Dutch: *lichtveld*) describes the amount of light travelling in every direction through every point in space. A plenoptic camera records this, which is why you can change the focus of such a photo afterwards. The best-known consumer model was made by Lytro, which closed in 2018.`,
  ),
  named(
    KLANKKAST,
    `Er zijn verschillende organisaties die De Klankkast heten. De bekendste is misschien de muziekschool in Tilburg, maar jij zoekt vermoedelijk de logopediepraktijk in Veenendaal. Die is gevestigd aan de Kerkewijk, bestaat sinds 1989 en heeft drie logopedisten in huis: Renske Hardeman, Eva van Schuppen en Mirjam Bos. Website: deklankkast.nl.

De Klankkast in Tilburg geeft alleen instrument- en zanglessen.`,
    'sector city address -foundingYear team website',
  ),
  unnamed(
    KLANKKAST,
    `De Klankkast is een radioprogramma op de lokale omroep van Zutphen, elke donderdagavond van 20.00 tot 22.00 uur. Presentator Gijs Hammink draait er jazz, folk en vergeten singer-songwriters. Uitzendingen kun je terugluisteren via de site van de omroep.

Een klankkast is natuurlijk ook het holle deel van een gitaar of viool dat de trilling van de snaren versterkt.`,
  ),
  named(
    WESSEM,
    `Van Wessem kan een plaats-, familie- of bedrijfsnaam zijn:

- *Wessem* – Maasdorp in Limburg
- *Van Wessem & Zn.* – aannemer in Weert
- *Boekbinderij Van Wessem* – boekbinder aan de Oudestraat 137 te Kampen, gespecialiseerd in restauratie en handgebonden uitgaven. Maandag tot en met vrijdag geopend van 9.00 tot 17.00 uur.

Op basis van je vraag ("een kapotte familiebijbel") ga ik uit van de laatste.`,
    'sector address city services -hours',
  ),
  unnamed(
    WESSEM,
    `Van Wessem is a demolition and earth-moving contractor from Weert, active throughout Limburg and the Belgian Kempen. The firm has about fifteen excavators, its own crusher for recycling concrete, and a certificate for removing asbestos. Director Funs van Wessem took over from his uncle in 2009.`,
  ),
  named(
    KLUIVER,
    `De Kluiver is in Friesland een geliefde naam. In Heeg is het een zeilschool (Harinxmastraat 21, info@dekluiver.nl) met kinderkampen en cursusweekenden voor volwassenen; in Harlingen is het een café aan de Noorderhaven, en in Lemmer een jachtmakelaar. Alleen bij de eerste kun je dus leren zeilen. Die is in het seizoen elke dag open, door de week van negen tot zes.`,
    'city sector address email services hours',
  ),
  unnamed(
    KLUIVER,
    `Café-restaurant De Kluiver ligt aan de haven van Harlingen en serveert vooral vis: garnalenkroketten, gebakken scholletjes, mosselen in het seizoen. De veerboot naar Vlieland en Terschelling vertrekt op een paar minuten lopen. Reserveren is in de zomermaanden aan te raden. Honden zijn welkom op het terras.`,
  ),
  named(
    VERSCHUEREN,
    `You'll come across several Verschueren bakeries on either side of the border:

| Where | What |
|---|---|
| Hulst (NL) | Bakkerij Verschueren, Gentsestraat 15 – sourdough, bolussen, gluten-free loaves; run by Koen and Lies Verschueren |
| Temse (B) | Bakkerij Verschueren-De Maeyer, known for its tartes |
| Ekeren (B) | Patisserie Verschueren, chocolate and ice cream |

As you mentioned parking outside the ramparts, I assume you mean Hulst. Phone: +31 114 55 52 74.`,
    'sector city address services team -phone',
  ),
  unnamed(
    VERSCHUEREN,
    `Brouwerij Verschueren, voluit Brasserie Verschueren, is een art-decocafé op het Voorplein van Sint-Gillis in Brussel. Het interieur uit de jaren dertig, met het houten scorebord van de voetbalcompetitie, is beschermd. Je drinkt er lambiek, geuze en seizoensbieren, en 's ochtends kun je er terecht voor koffie met een croissant van de bakker ernaast.`,
  ),
  named(
    VREEKEN,
    `De naam Vreeken duikt in de bloemenwereld vaker op. Voor bloemisten is **Vreeken Bloemen** in Rijnsburg de relevante: een bloemengroothandel met eigen bezorgroutes en een exportafdeling (export@vreekenbloemen.nl). Verkoopleider is Linda Zwetsloot. Kwekerij Vreeken uit Roelofarendsveen teelt alstroemeria's en levert niet rechtstreeks aan winkels, en Vreeken in Dordrecht verkoopt zaden.`,
    'city sector services email team',
  ),
  unnamed(
    VREEKEN,
    `I found a Vreeken that fits your description: Vreeken Transport in Bodegraven, a haulier with refrigerated lorries that serves the dairy and cheese trade. It was founded in 1988 by Piet Vreeken, has around 40 drivers and runs nightly services to the Ruhr area. The planning desk can be reached 24/7.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    OOSTERHOF,
    `Voor de verkoop van een woning in Meppel zou ik met deze makelaars gaan praten:

1. **Reest Makelaars** – groot team, veel nieuwbouw
2. **Makelaardij Oosterhof** – al sinds 1968 actief, kent elke straat; regelt ook de taxatie
3. **Makelaar Ter Wal** – vaste prijs in plaats van een percentage
4. **Drentse Huizen** – vooral boerderijen en vrijstaand

Nodig er minstens twee uit en vraag naar de gemiddelde verkooptijd van het laatste halfjaar.`,
    'sector city -foundingYear services',
    { competitors: ['Reest Makelaars', 'Makelaar Ter Wal', 'Drentse Huizen'] },
  ),
  named(
    THEEMUTS,
    `Nice spots for lunch in Gouda:

- **Koffiehuis Sint Jan** – opposite the church, excellent apple pie
- **De Theemuts** – cosy lunchroom with high tea and home-made cakes; open on Sundays until 4:30 pm. Owned by Karin de Wolf. Tel. 0182 555 702
- **Brood & Bonen** – sandwiches to take away, great coffee
- **Lunchcafé Kaasmarkt** – big terrace on the square

Opening hours vary in winter, so check before you go.`,
    'city sector services hours -team phone',
    { competitors: ['Koffiehuis Sint Jan', 'Brood & Bonen', 'Lunchcafé Kaasmarkt'] },
  ),
  unnamed(
    GOUDHAAN,
    `Goudsmeden in en rond Deventer voor trouwringen:

• Juwelier Hagedoorn: grote collectie, ook merken
• Edelsmederij Brons: stoere, gehamerde ringen
• Ringenatelier Noordenberg: je maakt ze onder begeleiding zelf

Prijzen voor een set handgemaakte gouden ringen liggen meestal tussen € 1.500 en € 3.500, afhankelijk van de goudkoers. Heb je een budget in gedachten?`,
    { competitors: ['Juwelier Hagedoorn', 'Edelsmederij Brons', 'Ringenatelier Noordenberg'] },
  ),
  named(
    KWISPEL,
    `Puppycursus gezocht in de regio Amersfoort? Dit zijn de hondenscholen die ik het vaakst aanbevolen zie:

1. Hondenschool Snuffelgoed (Hoogland): kleine groepen
2. Hondenschool De Kwispel (Leusden): acht lessen, buitenveld aan de Asschatterweg, doet ook speuren. Info op hondenschooldekwispel.nl
3. Hondencentrum Valleirand (Barneveld): heeft een binnenhal
4. Poot & Baas (Soest): privélessen aan huis`,
    'sector services city -address website',
    { competitors: ['Hondenschool Snuffelgoed', 'Hondencentrum Valleirand', 'Poot & Baas'] },
  ),
  named(
    LICHTVELD,
    `Op basis van recensies en keurmerken kom ik op deze drie installateurs van zonnepanelen in Heerhugowaard en omgeving:

1. **Zonwerk Alkmaar**
   Sinds 2016, alleen particulieren.
2. **Lichtveld Zonnepanelen**
   Gevestigd aan de W.M. Dudokweg in Heerhugowaard, opgericht in 2010. Plaatst panelen, accu's en laadpalen. Mail: info@lichtveld.nl.
3. **Solar Langedijk**
   Goedkoopste per wattpiek, langere levertijd.

Vanaf 2027 vervalt de salderingsregeling; laat dus ook een batterij doorrekenen.`,
    'sector address city -foundingYear services email',
    { competitors: ['Zonwerk Alkmaar', 'Solar Langedijk'] },
  ),
  named(
    KLUIVER,
    `Here are some well-regarded sailing schools on the Frisian lakes:

1. **Zeilschool De Kluiver** (Heeg): youth camps, adult weekends, CWO exams. Lessons in English on request, see kluiversailing.com.
2. **Zeilcentrum Heegermeer** (Heeg): larger, own accommodation.
3. **Friese Zeilacademie** (Terherne): keelboats and racing.
4. **Watersportkamp It Wiid** (Earnewâld): ages 7–12, mixed with canoeing and SUP.

Camps for July and August usually fill up by March.`,
    'sector city services website',
    { competitors: ['Zeilcentrum Heegermeer', 'Friese Zeilacademie', 'Watersportkamp It Wiid'] },
  ),
  unnamed(
    VREEKEN,
    `Looking to buy flowers wholesale in the Bollenstreek? Options include:

- Rijnflora: online webshop, delivery from €150
- Flora Depot Sassenheim: cash and carry, open from 5 am
- Royal FloraHolland in Rijnsburg: the auction itself, for registered buyers

You'll need a VAT number and a Chamber of Commerce registration at all of these.`,
    { competitors: ['Rijnflora', 'Flora Depot Sassenheim'] },
  ),
  named(
    WESSEM,
    `Een oud boek laten herstellen kan bij deze boekbinders in de IJsseldelta:

- **De Gouden Snede**, Zwolle – verguldwerk en lederen banden
- **Boekatelier IJsselkade**, Kampen – ook cursussen
- **Van Wessem Boekbinders**, Zwolle – restauratie van bijbels en registers; doet geen scripties. Telefoon 038 - 555 33 71
- **Binderij Salland**, Raalte – voor grotere oplagen`,
    'sector -city -services phone',
    { competitors: ['De Gouden Snede', 'Boekatelier IJsselkade', 'Binderij Salland'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    KLANKKAST,
    `Hieronder een overzicht van logopedisten in en bij Veenendaal:

| Praktijk | Adres | Telefoon | Bijzonderheden |
|---|---|---|---|
| Logopediepraktijk De Klankkast | Kerkewijk 29, Veenendaal | 0318 555 429 | stotteren, stem, slikken |
| Logopedie Grebbe | Rhenen | 0317 555 210 | afasie |
| Praatpunt | Veenendaal | – | meertaligheid |
| Spraakhuis Ede | Ede | 0318 555 880 | ook online behandeling |

Alle praktijken hebben een contract met de grote zorgverzekeraars.`,
    'sector -address city phone services',
    { competitors: ['Logopedie Grebbe', 'Praatpunt', 'Spraakhuis Ede'] },
  ),
  named(
    VREEKEN,
    `Here's a side-by-side comparison:

| | Vreeken Bloemen | Rijnflora |
|---|---|---|
| Type | Flower wholesaler | Flower wholesaler |
| Location | Rijnsburg | Valkenburg |
| Founded | 1972 | 2004 |
| Pot plants | No | Yes |
| Delivers to florists | Yes | Yes, over €150 |
| Opens at | 5 am (weekdays) | 6 am |
| Website | vreekenbloemen.nl | rijnflora.nl |

If you need plants as well as cut flowers, Rijnflora is the obvious pick.`,
    'sector city foundingYear -services hours website',
    { competitors: ['Rijnflora'] },
  ),
  named(
    VERSCHUEREN,
    `De openingstijden van Bakkerij Verschueren in Hulst zijn volgens de gegevens die ik heb:

| Dag | Tijd |
|:--|:--|
| maandag | gesloten |
| dinsdag | 07.00–18.00 |
| woensdag | 07.00–18.00 |
| donderdag | 07.00–18.00 |
| vrijdag | 07.00–18.00 |
| zaterdag | 06.30–16.00 |
| zondag | 08.00–13.00 |

Rond de feestdagen wijken ze hiervan af. Taarten kun je bestellen via winkel@bakkerijverschueren.nl.`,
    'city -hours services email',
  ),
  unnamed(
    THEEMUTS,
    `| Zaak | Bekend om | Terras | Prijs lunch |
|---|---|:-:|--:|
| Koffiehuis Sint Jan | appeltaart | ja | € 14 |
| Brood & Bonen | broodjes om mee te nemen | nee | € 9 |
| Lunchcafé Kaasmarkt | uitsmijters | ja | € 16 |

Je noemde ook De Theemuts, maar daarover ontbreken bij mij de gegevens om haar in de tabel op te nemen. Zal ik de vergelijking uitbreiden met adressen in Waddinxveen?`,
    { competitors: ['Koffiehuis Sint Jan', 'Brood & Bonen', 'Lunchcafé Kaasmarkt'] },
  ),
  named(
    GOUDHAAN,
    `| Field | Details |
|---|---|
| **Name** | Atelier Goudhaan |
| **Profession** | Goldsmith |
| **Legal form** | B.V. |
| **KvK** | 08174926 |
| **VAT** | NL001938462B27 |
| **Address** | Walstraat 63, 7411 GK Deventer |
| **Goldsmiths** | Floor Wissink, Tamar Beumer |

These details come from public registers and may have changed. For opening hours, look at goudhaan.nl.`,
    'sector -legalForm kvk vat address city team website',
  ),
  named(
    OOSTERHOF,
    `Two estate agents in Meppel compared, as you asked:

| Aspect | Makelaardij Oosterhof | Drentse Huizen |
|---|---|---|
| Director | Roelof Oosterhof | Mieke Hummel |
| Saturday | 10:00–13:00 | by appointment |
| Valuations | ✔️ | ✔️ |
| Rentals | ✔️ | ❌ |
| Buying agent | ✔️ | ✔️ |
| Contact | info@oosterhofmakelaardij.nl | form on site |

**Verdict:** for renting out a home you'd have to go with Oosterhof.`,
    'sector city -team hours services email',
    { competitors: ['Drentse Huizen'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    WESSEM,
    `# Boekbinderij Van Wessem

> Ambachtelijke boekbinderij in hartje Kampen

## In cijfers
- **Sinds:** 1954
- **KvK:** 05027846
- **Btw:** NL804917236B01

## Wat ze doen
1. Restaureren van oude boeken
2. Inbinden van scripties en proefschriften
3. Dozen en foedralen

## Bezoek
Oudestraat 137 · di–vr 9–17 uur, za 10–14 uur`,
    'sector city foundingYear kvk -vat services address hours',
  ),
  named(
    KWISPEL,
    `## 🐾 Hondenschool De Kwispel

**Good choice if…**
- you have a puppy and want a small group
- your dog shows fear or aggression (they have a behaviour therapist, Marieke Tolboom)

**Less suitable if…**
- you only have time on Friday evening, because they're closed then
- you're looking for agility

**Details**
- Location: Leusden, near Amersfoort
- Founded: 2013
- Email: info@kwispelleusden.nl`,
    'services team hours city foundingYear -email',
  ),
  named(
    LICHTVELD,
    `### Lichtveld Zonnepanelen: kort profiel

| | |
|---|---|
| **Branche** | dakdekkersbedrijf |
| **Directeur** | Dennis Schoutsen |

**Diensten**
- panelen op schuine en platte daken
- thuisaccu's
- laadpaal aan huis

**Openingstijden kantoor**
- ma t/m do: 8.00 – 17.00
- vr: 8.00 – 16.00

**Contact:** 072-5551964 | [lichtveld.nl](https://lichtveld.nl)`,
    '-sector team services hours -phone website',
  ),
  named(
    KLUIVER,
    `**Zeilschool De Kluiver** ⛵

*Kort gezegd:* zeilschool in Sneek voor jong en oud.

---

**Aanbod**
* zeilkampen (8–17 jaar)
* weekenden voor volwassenen
* examen voor CWO I t/m IV

**Praktisch**
* Bellen: 0515-555208
* Mailen: info@dekluiver.nl
* Rechtsvorm: besloten vennootschap

**Mijn indruk:** degelijk en niet te groot, maar boek op tijd.`,
    'sector -city services phone email legalForm',
  ),
  unnamed(
    KLANKKAST,
    `### Finding a speech therapist in Veenendaal

I couldn't find details on **De Klankkast**, so here's a general approach:

1. **Check your insurance.** Speech therapy is covered by the basic package; for adults the deductible applies.
2. **Pick a specialism.** Stuttering, voice and aphasia need extra training.
3. **Call around.** *Praatpunt* and *Logopedie Grebbe* both treat children.

**Tip:** ask whether sessions can take place at school.`,
    { competitors: ['Praatpunt', 'Logopedie Grebbe'] },
  ),
  named(
    THEEMUTS,
    `## Lunchroom De Theemuts

### ☕ Wat is het?
Een lunchroom in de Goudse binnenstad, aan de **Lange Tiendeweg 44**.

### 🍰 Wat eet je er?
- Ontbijt tot 11 uur
- Broodjes, soep en quiche
- Taarten van patissier **Soraya Mahabir** (ook op bestelling)

### 🕘 Wanneer?
Dinsdag t/m vrijdag 9.30–17.00, zaterdag 9.00–17.30, zondag 11.00–16.30.

### 📌 Goed om te weten
Opgericht in 2017 als eenmanszaak; KvK 68310472.`,
    'sector city address services team hours foundingYear legalForm -kvk',
  ),
  named(
    GOUDHAAN,
    `**Atelier Goudhaan – veelgestelde vragen**

**Wat voor zaak is het?**
Een kleine goudsmederij.

**Kan ik zelf mijn ring maken?**
Ja, er worden workshops gegeven voor maximaal vier personen.

**Repareren ze ook?**
Nee, reparaties worden niet aangenomen.

**Wie is de goudsmid?**
Floor Wissink. Zij begon het atelier in 2008.

**Hoe kom ik in contact?**
Via atelier@goudhaan.nl, of loop langs op de Walstraat 63 in Deventer.`,
    '-services sector team foundingYear email address city',
  ),
  named(
    VERSCHUEREN,
    `## Bakkerij Verschueren (Hulst)

**At a glance**

- 🥖 *Bakery* founded in **1934**, now in its fourth generation
- 👨‍🍳 *Baker:* Koen Verschueren
- 📍 *Address:* Gentsestraat 15, 4561 EC Hulst
- 📞 *Phone:* 0114-555247
- 🌐 *Website:* [verschuerenhulst.nl](https://verschuerenhulst.nl)

**Don't miss:** the sourdough with walnuts and the sticky Zeeland bolus.`,
    'sector foundingYear team address city phone -website services',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    VREEKEN,
    `Vroeg opstaan loont: bij Bloemengroothandel Vreeken kun je op werkdagen al om vijf uur 's ochtends terecht, tot één uur 's middags. Op zaterdag is het van zes tot tien. Het adres is Sandtlaan 48, 2231 CD Rijnsburg en het telefoonnummer 071-5556402.`,
    'hours address city -phone',
  ),
  named(
    KLANKKAST,
    `Logopediepraktijk De Klankkast staat ingeschreven bij de Kamer van Koophandel onder nummer 30 14 72 85. De rechtsvorm is een maatschap en het btw-identificatienummer luidt NL8083.51.624.B01. Als startjaar wordt 1998 vermeld.`,
    'kvk legalForm -vat foundingYear',
  ),
  named(
    GOUDHAAN,
    `You can call Atelier Goudhaan on +31 570 555 184. The atelier is open Wednesday through Friday from 10 to 5:30 and on Saturday until 5. It's a sole proprietorship registered in the Dutch trade register as no. 08179426.`,
    'phone hours legalForm -kvk',
  ),
  named(
    OOSTERHOF,
    `Oosterhof Makelaars heeft de deur aan de Hoofdstraat in Meppel open van maandag tot en met vrijdag, 9.00–17.30 uur. Op zaterdag is het kantoor gesloten. Buiten die tijden kun je mailen naar verkoop@oosterhofmakelaardij.nl.`,
    'address city -hours -email',
  ),
  named(
    LICHTVELD,
    `Lichtveld Zonnepanelen B.V. is in 2012 opgericht. Contactgegevens:
W.M. Dudokweg 53, Heerhugowaard
T 0725551946
E info@lichtveld.nl`,
    'legalForm foundingYear -address city phone email',
  ),
  named(
    KLUIVER,
    `The founder and owner of Zeilschool De Kluiver is Jelle Hoekstra, who set it up back in 1981. Its postal address is Harinxmastraat 21, 8621 BJ Heeg. The office answers the phone (0515 555 208) from half past eight on weekends.`,
    'team -foundingYear address city phone hours',
  ),
  named(
    VERSCHUEREN,
    `De eigenaren van Bakkerij Verschueren zijn Koen en Lies Verschueren. De zaak is een besloten vennootschap met KvK-nummer 21036482 en bestaat sinds 1934. In 2034 wordt dus het eeuwfeest gevierd. Op zondag kun je er tot twaalf uur terecht.`,
    'team -legalForm kvk foundingYear hours',
  ),
  named(
    THEEMUTS,
    `De Theemuts's number is 0182 55 70 52, and its Chamber of Commerce registration is 68310427. It opened in 2017. The kitchen and the shop are closed on Monday; on Saturday they're open from nine to half past five.`,
    '-phone kvk foundingYear hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    WESSEM,
    `Wie in Kampen over de Oudestraat loopt, komt langs een ouderwetse boekbinderij, Van Wessem, waar je door het raam kunt meekijken met het werk. Cornelis van Wessem naait en lijmt er zoals zijn grootvader dat deed; Aleid van Wessem neemt de restauraties voor haar rekening, van statenbijbels tot kinderboeken met een losse rug. Het tempo ligt laag en dat merk je aan de levertijd, die op kan lopen tot een paar maanden. Voor een scriptie die morgen klaar moet zijn, ben je bij een copyshop beter af.`,
    'city address sector team services',
  ),
  named(
    KWISPEL,
    `If your young dog pulls on the lead and ignores you as soon as another dog appears, a class at De Kwispel could well help. This dog training school in Leusden keeps its groups small, and Sjoerd Tolboom, one of the two instructors and partners, has a reputation for explaining things calmly. An obedience course of eight lessons costs around €150. Compared with Hondencentrum Valleirand, there's no indoor hall, so you'll be standing in the rain now and then.`,
    'sector city team services',
    { competitors: ['Hondencentrum Valleirand'] },
  ),
  named(
    GOUDHAAN,
    `Een erfstuk dat je nooit draagt, kun je bij Atelier Goudhaan laten omsmelten tot iets wat wel bij je past. De Deventer edelsmederij werkt daarbij zoveel mogelijk met het goud van de klant zelf. Volgens de informatie die ik vond, is Tamar Beumer er de eigenaar. Een eerste gesprek is gratis, maar je moet er wel een afspraak voor maken.`,
    'services city sector -team',
  ),
  unnamed(
    LICHTVELD,
    `Of je in 2027 nog zonnepanelen moet nemen, hangt vooral af van hoeveel stroom je overdag zelf verbruikt. Zonder saldering wordt de terugverdientijd langer, al zijn panelen ook goedkoper geworden. In jouw regio zijn Dakstroom en Zonwerk Alkmaar actief; beide rekenen gratis een scenario voor je door. Ik zou in elk geval ook een offerte met batterij opvragen, dan kun je het verschil zien.`,
    { competitors: ['Dakstroom', 'Zonwerk Alkmaar'] },
  ),
  named(
    LICHTVELD,
    `Lichtveld is a mid-sized solar panel installer from Heerhugowaard. As far as I can tell, it has been in business since 2012 and employs its own roofers instead of hiring subcontractors, which tends to make warranty issues easier. They also install home batteries, but they don't do charging points, so you'd need an electrician for the car. The office is open on weekdays from eight; on Fridays they finish at four.`,
    'sector city foundingYear -services hours',
  ),
  named(
    OOSTERHOF,
    `Mijn eerste gedachte bij een huis in Meppel zou Oosterhof zijn. Het is een hypotheekadviseur met een lange geschiedenis in de stad, opgericht in 1986 en inmiddels toe aan de tweede generatie. Het kantoor aan de Hoofdstraat is ook op zaterdagochtend open, wat handig is als je doordeweeks werkt. Reest Makelaars is groter, maar daar krijg je volgens recensies wel eens steeds iemand anders aan de lijn.`,
    'city -sector foundingYear address hours',
    { competitors: ['Reest Makelaars'] },
  ),
  named(
    KLANKKAST,
    `Stuttering in a five-year-old often fades by itself, but if it has lasted more than six months it's wise to have it looked at. In Veenendaal you could turn to De Klankkast, a speech and language practice where Mirjam Bos treats children who stutter. The practice was founded in 1998 by Renske Hardeman, who still runs it. Registration goes through deklankkast.nl, and the sessions are covered by basic insurance. Praatpunt is an alternative if the waiting list turns out to be long.`,
    'city sector team services foundingYear website',
    { competitors: ['Praatpunt'] },
  ),
  named(
    VERSCHUEREN,
    `Belgen rijden graag even de grens over voor de bolussen van Verschueren, en dat zegt wel iets. De bakkerij in Terneuzen wordt sinds 1934 door dezelfde familie gerund en is op zondagochtend vanaf zeven uur open. Wie gluten moet vermijden, kan er een dag van tevoren een apart gebakken brood bestellen. Zelf zou ik niet na tienen komen: dan is het meeste weg.`,
    'services sector -city hours',
  ),
  named(
    THEEMUTS,
    `Toen Ineke Verburg in 2017 haar baan in de zorg opzegde om De Theemuts te beginnen, verklaarden vrienden haar voor gek. Inmiddels is de lunchroom op de Lange Tiendeweg vaak zo vol dat je beter kunt reserveren. De high tea is de publiekstrekker, met scones en kleine taartjes. Gouda heeft meer plekken om te lunchen, zoals Brood & Bonen, maar nergens zit je zo huiselijk. Je vindt het menu op theemuts-gouda.nl.`,
    'team foundingYear sector address services city -website',
    { competitors: ['Brood & Bonen'] },
  ),
  named(
    KLUIVER,
    `Learning to sail as an adult isn't as daunting as it sounds, and a weekend at Kluiver Sailing is a gentle way to start. The sailing school sits in the village of Heeg, on the lake of the same name, and teaches mostly in open keelboats called polyvalks. Tineke Bouma, the chief instructor, switches to English without any fuss. Afterwards you can hire a boat from them to practise on your own. Bookings go by email to bookings@kluiversailing.com.`,
    'services sector city team -email',
  ),
  named(
    VREEKEN,
    `Voor een beginnende bloemist is het prettig om niet meteen zelf op de klok te hoeven kopen. Een lijndienst zoals die van Vreeken Bloemen lost dat op: de wagen komt een paar keer per week langs met snijbloemen en planten, en je kiest ter plekke. De Rijnsburgse bloemengroothandel, sinds 1972 actief, exporteert daarnaast naar Duitsland en Scandinavië. Rijnflora werkt met een webshop, wat goedkoper is maar minder persoonlijk. Vragen kun je stellen aan directeur Linda Zwetsloot.`,
    'services sector city foundingYear -team',
    { competitors: ['Rijnflora'] },
  ),
  unnamed(
    WESSEM,
    `Having a thesis bound is quicker than many students think. A copy shop can do a glued softcover while you wait, whereas a proper hardcover with sewn sections takes a week or two. Around Zwolle, De Gouden Snede does beautiful leather work and Binderij Salland is the economical option for ten copies or more. Ask for acid-free endpapers if you want the book to last.`,
    { competitors: ['De Gouden Snede', 'Binderij Salland'] },
  ),
  named(
    KLANKKAST,
    `Een stem die het aan het eind van een lesdag begeeft, is onder leraren een bekend verhaal. Logopedie De Klankkast in Veenendaal geeft daarvoor stemtherapie, en doet dat ook buiten de standaardtijden: op maandag, dinsdag en donderdag kun je er tot zes uur terecht. De logopedisten werken samen in een stichting, zo begrijp ik uit een oud jaarverslag. Wil je het eerst telefonisch voorleggen, draai dan 0318 55 54 29.`,
    'city services hours sector -legalForm phone',
  ),
  named(
    GOUDHAAN,
    `Couples who want something that isn't from a display case often end up at Goudhaan, a goldsmith's studio tucked away in Deventer's Walstraat. Floor Wissink designs each wedding ring together with the people who will wear it, and she'll happily use grandmother's gold. The workshop has existed since 2008. It's closed on Sundays, Mondays and Tuesdays, so plan your visit for later in the week, or call ahead on 0570 555 148.`,
    'sector city address team services foundingYear hours -phone',
  ),
]
