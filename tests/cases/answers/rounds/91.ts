/** Answers that a stranger to the rules wrote: short ones, on names that others or ordinary words share. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { GRASDUIN, TIJM, TVL } from '#tests/cases/answers/companies/83.ts'
import { DAUW, MERKWAARTS, OLDENHOF } from '#tests/cases/answers/companies/84.ts'
import { ANKER, BRUINSMA, ZWALUW } from '#tests/cases/answers/companies/91.ts'

export const NAMES: AnswerCase[] = [
  named(
    TIJM,
    `Even los van het keukenkruid: **Tijm** is ook een eetgelegenheid aan de Havik in Amersfoort. Op maandag en dinsdag blijft de keuken daar dicht.`,
    'city address sector hours',
  ),
  unnamed(
    TVL,
    `In crypto circles TVL means *total value locked*, the sum deposited in a protocol. I came across no bookkeeping firm that uses those three letters.`,
  ),
  unnamed(
    GRASDUIN,
    `Grasduinen wil zeggen: wat rondneuzen, bijvoorbeeld in oude boeken of papieren. Een hoveniersbedrijf met die naam ken ik niet. Zoek je misschien De Groene Spade?`,
    { competitors: ['De Groene Spade'] },
  ),
  named(
    OLDENHOF,
    `Oldenhof is a fairly common surname in Overijssel, so expect several hits. The removals firm of that name is run by Henk Oldenhof and sits at Hanzeweg 83, Deventer.`,
    'sector team city -address',
  ),
  named(
    DAUW,
    `Met Dauw bedoel je vast niet de druppels in het gras, maar de schoonheidssalon aan de Lange Noordstraat. Die is vrijdagavond tot 21.00 uur open, dus na je werk kun je er nog terecht.`,
    'sector address -hours',
  ),
  unnamed(
    MERKWAARTS,
    `"Merkwaarts" looks like a pun on *merkwaardig*, Dutch for curious or odd. As the name of a business it did not turn up in anything I was able to open.`,
  ),
  unnamed(
    ZWALUW,
    `De zwaluw is een trekvogel die in Afrika overwintert en in april terugkeert. Een installateur heb ik onder deze naam niet gevonden, wel twee andere:

- Westfries Warmte
- Koopman Klimaat`,
    { competitors: ['Westfries Warmte', 'Koopman Klimaat'] },
  ),
  named(
    BRUINSMA,
    `Bruinsma is a Frisian family name with a great many bearers. Among the businesses carrying it, the dental practice in Assen seems the best fit: 0592 55 53 27, established 1989.`,
    'sector city phone -foundingYear',
  ),
  named(
    ANKER,
    `Bij 'anker' denk ik eerst aan een schip, haha. Maar jij zoekt natuurlijk Het Anker, de boekwinkel in Vlaardingen, waar je ook tweedehands titels op de kop tikt.`,
    'city sector services',
  ),
  unnamed(
    TIJM,
    `Thyme (*tijm* in Dutch) pairs well with lamb, mushrooms and roast potatoes; add it early, because it needs time. Was there a particular recipe you were after?`,
  ),
  named(
    TVL,
    `Terpstra en Van Loon zijn allebei gangbare achternamen, vandaar de ruis in de zoekresultaten. Samen vormen ze Terpstra & Van Loon, een administratiekantoor in Sneek met Wiebe Terpstra als eigenaar.`,
    '-city sector team',
  ),
  named(
    GRASDUIN,
    `Not to be confused with *Grasduinen*, the nature magazine. Grasduin Hoveniers is a sole proprietorship belonging to Joost Goverde, and it does paving as well as ponds.`,
    'legalForm team services',
  ),
  unnamed(
    OLDENHOF,
    `Als achternaam verwijst Oldenhof naar een oude hoeve, 'de olde hof'. Welke persoon of welke zaak u op het oog heeft, kan ik uit de vraag niet opmaken.`,
  ),
  unnamed(
    DAUW,
    `I could only trace a Salon Rosée in Middelburg (*rosée* being French for dew), and that one is a hairdresser. Dauw itself draws a blank here.`,
  ),
  named(
    MERKWAARTS,
    `Let op de spelling! Zoek je op 'merkwaardig', dan krijg je woordenboeken. Schrijf je Merkwaarts, dan kom je uit bij het Tilburgse marketingbureau, online te vinden op merkwaarts.com.`,
    'city sector -website',
  ),
  named(
    ZWALUW,
    `Zwaluw translates as swallow, which explains all those bird photos. Search for Zwaluw Installaties instead and you land on the heating engineers at zwaluwinstallaties.nl, founded in 1997.`,
    'sector website -foundingYear',
  ),
  unnamed(
    BRUINSMA,
    `Er zijn tientallen Bruinsma's met een eigen zaak: een makelaar in Drachten, een schilder in Leek, een fietsenmaker in Joure. Een tandarts zit daar in mijn bronnen niet bij.`,
  ),
  unnamed(
    ANKER,
    `Het Anker is the Mechelen brewery behind Gouden Carolus. A bookseller called that, in Vlaardingen or anywhere near, isn't something I have information on.`,
  ),
  unnamed(
    TIJM,
    `U schrijft Tijm; mij schiet alleen Thijm te binnen, met een h, zoals in Alberdingk Thijm, de negentiende-eeuwse schrijver. Voor een tafeltje in Amersfoort zou ik eens bij De Smidse kijken.`,
    { competitors: ['De Smidse'] },
  ),
  named(
    TVL,
    `TVL can mean a lot of things: travel, total value locked, a tennis club. In Heerenveen it is shorthand for an administration office that stays open until five on Fridays.`,
    'city sector -hours',
  ),
  named(
    GRASDUIN,
    `Een grasduin is een begroeide zandheuvel, en tegelijk de naam waaronder hovenier Joost Goverde in Etten-Leur gevestigd is: Grasduin. Bellen kan op 076 555 83 09.`,
    'sector team city -phone',
  ),
  unnamed(
    OLDENHOF,
    `If this is about Oldehove, that's the leaning tower in Leeuwarden. For Oldenhof as a mover I have no record whatsoever; Tillers & Zn. does come up around Deventer.`,
    { competitors: ['Tillers & Zn.'] },
  ),
  unnamed(
    DAUW,
    `Dauw ontstaat wanneer waterdamp 's nachts condenseert op afgekoelde oppervlakken. Had je een bedrijf voor ogen? Geef dan een plaats of een webadres mee.`,
  ),
  named(
    MERKWAARTS,
    `Despite what autocorrect makes of it, Merkwaarts isn't a typo. It's a general partnership (vof) founded by Joris Verhagen and Lotte Smulders that handles SEO and online ads for its clients.`,
    'legalForm team services',
  ),
  named(
    ZWALUW,
    `Typ niet alleen de vogelnaam in, maar voluit Zwaluw Installatietechniek. Het adres is Dampten 41 te Hoorn en in het weekend zijn ze gesloten.`,
    '-address city hours',
  ),
  unnamed(
    BRUINSMA,
    `People called Bruinsma are all over Friesland and Drenthe, and that's as far as I get: the surname alone doesn't lead me to one practice. Could you add a first name?`,
  ),
  unnamed(
    ANKER,
    `Een anker houdt een schip op zijn plaats en staat figuurlijk voor hoop en houvast. Van een winkel met die naam weet ik niets. In die hoek ken ik wel De Leeskamer.`,
    { competitors: ['De Leeskamer'] },
  ),
  named(
    TIJM,
    `Fun detail: Tijm is Dutch for thyme. The restaurant of that name in Amersfoort opened in 2014 and has Jasmijn Verkerk in the kitchen as its chef.`,
    'sector city foundingYear team',
  ),
  unnamed(
    TVL,
    `Museum Van Loon in Amsterdam komt boven, en verder een Terpstra Tuinmachines in Bolsward. De combinatie van beide namen zie ik nergens staan. Een alternatief voor je boekhouding: De Boekhoudkamer.`,
    { competitors: ['De Boekhoudkamer'] },
  ),
  unnamed(
    GRASDUIN,
    `My best guesses were Grashoek and Duingras: the first is a village, the second a plant, and neither will do your garden. I'd rather not invent something about Grasduin.`,
  ),
  named(
    OLDENHOF,
    `U bedoelt vermoedelijk geen familielid maar het verhuisbedrijf. Oldenhof is te bereiken via planning@oldenhofverhuizingen.nl of telefonisch op 0570 55 52 41.`,
    'sector email -phone',
  ),
  named(
    DAUW,
    `Dew in English, Dauw on the shopfront: it's a beauty salon where you can have your brows and lashes done. It opened its doors in 2013, by the way.`,
    'sector services -foundingYear',
  ),
  unnamed(
    MERKWAARTS,
    `Dit lijkt op een verschrijving van 'merkwaardig'. Mocht het om een reclamebureau gaan: daarover heb ik geen gegevens, al klinkt De Merkfabriek een beetje verwant.`,
    { competitors: ['De Merkfabriek'] },
  ),
  unnamed(
    ZWALUW,
    `Several barges, a scouting group and at least two football clubs are called De Zwaluw or Zwaluwen. Anyone fitting boilers under that name? Not as far as I can tell.`,
  ),
  named(
    BRUINSMA,
    `Juf Bruinsma, notaris Bruinsma, voetballer Bruinsma… de naam komt in het Noorden vaak voor. De tandartsenpraktijk onder hen heet Bruinsma Mondzorg, zit aan de Vaart Zuidzijde 72 en is een besloten vennootschap.`,
    'sector address -legalForm',
  ),
  named(
    ANKER,
    `Looking for "anchor" only gives you ship chandlers and pubs. The Dutch name, Het Anker, brings up the bookshop, where Wim Poldervaart is the owner; on Monday mornings it's shut.`,
    'sector -team hours',
  ),
  unnamed(
    TIJM,
    `Tijm groeit het best op een zonnige, droge plek en is het hele jaar te oogsten. Dat beantwoordt waarschijnlijk niet uw vraag; een restaurant dat zo heet, is mij namelijk onbekend.`,
  ),
  named(
    TVL,
    `I read "TVL" as TVL Administraties rather than as a TV licence. They run payroll and draw up annual accounts, and their website is terpstravanloon.nl.`,
    'services -website',
  ),
  unnamed(
    GRASDUIN,
    `Weet u zeker dat het niet Duingras moet zijn? Hoveniersbedrijf Duingras in Noordwijk vind ik meteen. Op Grasduin loopt mijn zoektocht dood.`,
  ),
  unnamed(
    OLDENHOF,
    `Depending on the spelling there are Oldenhof, Oldenhoff, Oldenhove and Oudenhof. All I can offer on any of them is genealogy:

1. first mention in parish books around 1650
2. spread across Salland and Twente`,
  ),
  named(
    DAUW,
    `'Dauw' is hier geen weerterm, maar hoe de zaak van Eline Francke heet. Inschrijving Kamer van Koophandel: 52648109. Vestigingsplaats: Middelburg.`,
    'team -kvk city',
  ),
  named(
    MERKWAARTS,
    `The odd spelling is deliberate. Merkwaarts, from *merk* (brand), is a marketing agency at Spoorlaan 286 that works from half past eight to five, weekdays only.`,
    'sector address -hours',
  ),
  unnamed(
    ZWALUW,
    `Peter Zwaluw? Die naam levert mij een trompettist en een oud-wethouder op. Over een installatiebedrijf kan ik niets bevestigen; De Warme Draad ken ik wel.`,
    { competitors: ['De Warme Draad'] },
  ),
  named(
    BRUINSMA,
    `You'll find the surname on plenty of doors in Drenthe. Tandartsen Bruinsma is the one with dentists behind it: Femke Bruinsma treats her patients in Emmen and also places implants.`,
    'sector team -city services',
  ),
  unnamed(
    ANKER,
    `Anker is een merk powerbanks, een café in zowat elke havenstad, een stichting voor daklozen en een bioscoopzaal. Zonder plaatsnaam blijft het gokken welk Anker u wilt.`,
  ),
  unnamed(
    TIJM,
    `Nothing on a restaurant by that name, sorry. What I do see is "Tijm & Rozemarijn", a caterer in Zwolle, and "Thijm", a wine bar in Nijmegen. Bistro Langegracht at least is in Amersfoort.`,
    { competitors: ['Bistro Langegracht'] },
  ),
  named(
    TVL,
    `Kort antwoord: ja, met TVL wordt Terpstra & Van Loon Administraties bedoeld, geen televisiezender. Btw-nummer NL807615243B01, opgericht in 1989.

Bron: de eigen website.`,
    'vat -foundingYear',
  ),
  named(
    GRASDUIN,
    `Literally "grass dune", and a word Dutch speakers link with leisurely browsing. Commercially, Grasduin is a landscaping business in Breda (Hoevenseweg 41) that was set up in 2006.`,
    'sector -city address foundingYear',
  ),
  named(
    OLDENHOF,
    `Mevrouw Oldenhof of verhuizer Oldenhof? Ik ga uit van de tweede. Die bestaat sinds 1964, rijdt desgewenst met een verhuislift voor en is op zaterdag de hele dag dicht.`,
    'sector foundingYear services -hours',
  ),
  unnamed(
    DAUW,
    `Could it be *Douwe* with a slip of the pen? Beauty treatments under Dauw: zero hits on my side. Huidpraktijk Walcheren or Studio Porselein might do instead.`,
    { competitors: ['Huidpraktijk Walcheren', 'Studio Porselein'] },
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    MERKWAARTS,
    `Er zijn er twee: een Merkwaarts in Hasselt dat curiosa verkoopt en een Merkwaarts in Tilburg, een marketingbureau. Ik vermoed dat je het Tilburgse zoekt, tel. 013 555 80 26.`,
    'city sector phone',
  ),
  named(
    ZWALUW,
    `| Name | Place | Trade |
|---|---|---|
| Zwaluw | Hoorn | installation contractor, est. 1987 |
| De Zwaluw | Goes | sailing school |
| Zwaluw Taxi | Ede | taxi rides |

Yours looks like the first row.`,
    'city sector -foundingYear',
  ),
  unnamed(
    BRUINSMA,
    `Onder Bruinsma vind ik uitsluitend anderen: Bruinsma Keukens (Sneek), Autobedrijf Bruinsma (Surhuisterveen) en een notaris in Groningen. Een praktijk in Assen zit er niet tussen.`,
  ),
  unnamed(
    ANKER,
    `Which Het Anker? I know a care home in Rotterdam, a campsite on Texel and a primary school in Urk. If it's simply books you want, Paginagroot has a web shop.`,
    { competitors: ['Paginagroot'] },
  ),
  named(
    TIJM,
    `- **Tijm (Amersfoort)**: die van jou, een restaurant op Havik 32 dat ook catering verzorgt
- **Tijm (Leuven)**: plantenkwekerij
- **Tijm (Venlo)**: kledingzaak, inmiddels opgeheven`,
    'city sector -address services',
  ),
  named(
    TVL,
    `Two firms go by TVL. TVL Logistics hauls freight out of Venlo; the other one, an accounting practice on the Dracht in Heerenveen, is Terpstra & Van Loon.`,
    'sector address city',
  ),
  unnamed(
    GRASDUIN,
    `Wat ik vind, zijn vakantiepark Grasduin op Ameland en antiquariaat Grasduin in Deventer. Geen van beide legt tuinen aan, dus het bedrijf dat jij zoekt zit er niet bij.`,
  ),
  unnamed(
    OLDENHOF,
    `Only namesakes, I'm afraid: Oldenhof Optics in Ermelo, Oldenhof Roofing in Hardenberg and a law office in Utrecht. None of those three moves furniture.`,
  ),
  named(
    DAUW,
    `Welke Dauw? In Gent bestaat een theewinkel, in Middelburg een schoonheidssalon (salondauw.nl, maandag gesloten) en in Breda weer een yogastudio.`,
    'city sector website hours',
  ),
  unnamed(
    MERKWAARTS,
    `There is a Merkwaarts, but it's a podcast about typography made in Antwerp. I would not assume a link with the marketing bureau you're asking about, of which I know nothing.`,
  ),
  named(
    ZWALUW,
    `Je hebt Zwaluw in Hoorn en Zwaluw in Weesp. Gaat het om een warmtepomp, dan moet je bij de eerste zijn; Gijs Ruiter is daar eigenaar. De Weespse maakt zeilen.`,
    'city services -team',
  ),
  named(
    BRUINSMA,
    `By Bruinsma I take it you mean the dentist in Assen, not the flooring shop in Heerenveen. They answer on 0592 55 53 72 and close at 12:30 on Fridays.`,
    'sector city -phone hours',
  ),
  unnamed(
    ANKER,
    `Ik zie vier keer Het Anker in het handelsregister, maar geen ervan verkoopt boeken: een visrestaurant, een jachthaven, een kapper en een kerkgenootschap. Zit de uwe daarbij?`,
  ),
  named(
    TIJM,
    `Let me untangle these. Tijm in Utrecht sells cookware; Tijm in Amersfoort is the restaurant, started in 2016, and belongs to Bram Oosterling.`,
    'city sector -foundingYear team',
  ),
  unnamed(
    TVL,
    `Bij mij komt alleen Van Loon & Terpstra boven, een makelaarskantoor in Leiden. Omgekeerde volgorde, ander vak. Wie in Friesland wel de boeken doen: Cijferwijs Friesland en Administratiekantoor Hoekstra.`,
    { competitors: ['Cijferwijs Friesland', 'Administratiekantoor Hoekstra'] },
  ),
  named(
    GRASDUIN,
    `I count two businesses called Grasduin. One is a secondhand bookstall in Zutphen. The other, which I think is yours, is a landscaping firm in Etten-Leur that also takes on garden maintenance. Email: info@grasduinhoveniers.nl.`,
    'sector city services -email',
  ),
  named(
    OLDENHOF,
    `Niet door elkaar halen: Oldenhof Dakwerken in Raalte staat volledig los van Oldenhof Verhuizingen. Dat laatste bedrijf is een eenmanszaak en heeft zijn pand aan de Hanzeweg.`,
    '-legalForm address',
  ),
  unnamed(
    DAUW,
    `Dauw (Rotterdam) designs lamps; Dauw (Ghent) brews kombucha. That's the full harvest. For a facial in Middelburg, how about Beautysalon Noor?`,
    { competitors: ['Beautysalon Noor'] },
  ),
  unnamed(
    MERKWAARTS,
    `De enige Merkwaarts die ik kan thuisbrengen, is een galerie in Den Bosch. Van een bureau in Tilburg met deze naam ontbreekt elk spoor. Klikkracht zit daar wel.`,
    { competitors: ['Klikkracht'] },
  ),
  unnamed(
    ZWALUW,
    `I get three results and no heating fitter among them: kindergarten Zwaluw in Purmerend, a ferry, and Drukkerij Zwaluw in Alkmaar. Do you happen to have a street name?`,
  ),
  named(
    BRUINSMA,
    `Femke Bruinsma heeft een naamgenoot die dierenarts is in Dokkum. Zelf is zij tandarts, en wel bij Tandartspraktijk Bruinsma, KvK-nummer 04058231.`,
    'team sector -kvk',
  ),
  named(
    ANKER,
    `Of the many places named Het Anker, you surely want the bookseller: Hoogstraat 149, Vlaardingen. Late-night shopping there is on Thursdays, till nine, and not on Fridays.`,
    'sector address city -hours',
  ),
  unnamed(
    TIJM,
    `Gevonden: Tijm in Groningen (veganistische lunchroom) en Tijm in Goes (bloemist).
Niet gevonden: een Tijm in Amersfoort.
Klopt de plaatsnaam wel?`,
  ),
  unnamed(
    TVL,
    `TVL as listed in Dutch sources is a tennis club, *Tennisvereniging Lochem*. I can't connect the letters with anyone who files VAT returns in Friesland.`,
  ),
  named(
    GRASDUIN,
    `Er duikt ook een pension Grasduin op, op Terschelling, maar gezien je vraag ga ik voor de hovenier: Grasduin Hoveniers, opgericht in 2009, www.grasduinhoveniers.nl.`,
    'sector -foundingYear website',
  ),
  named(
    OLDENHOF,
    `- Oldenhof, Deventer – movers since 1964
- Oldenhof, Meppel – butcher's shop
- Oldenhoff Interieurs, Laren – furniture

Tell me which of these it is and I'll dig further.`,
    'city sector foundingYear',
  ),
  unnamed(
    DAUW,
    `Twee zaken voeren de naam Dauw en ze hebben niets met huidverzorging te maken: een jeneverstokerij te Schiedam en een beddenwinkel te Tiel. Die van u ontbreekt dus.`,
  ),
  named(
    MERKWAARTS,
    `Merkwaarts, you say? Not the Eindhoven trademark lawyer, I gather, but Lotte Smulders's marketing agency. They're in Tilburg, phone 013 555 80 62.`,
    'sector team city -phone',
  ),
  unnamed(
    ZWALUW,
    `Helaas, het zijn telkens andere: Zwaluw Fietsen uit Apeldoorn, Garage Zwaluw uit Tholen. Dat er in Hoorn een technisch bedrijf zo heet, kan ik niet bevestigen.`,
  ),
  unnamed(
    BRUINSMA,
    `I'm seeing Bruinsma Physiotherapy in Leeuwarden and Bruinsma & Sons, boatbuilders. Your dentist isn't among the hits, whereas Mondzorg Kloosterveen and Drents Gebit are.`,
    { competitors: ['Mondzorg Kloosterveen', 'Drents Gebit'] },
  ),
  named(
    ANKER,
    `Café Het Anker en Boekhandel Het Anker zijn buren, geen familie. De tweede heeft veel kinderboeken, is in Vlaardingen te vinden en laat zich mailen op info@ankerboeken.nl.`,
    'services city -email',
  ),
  named(
    TIJM,
    `A quick check gives me Restaurant Tijm (Amersfoort, closed on Sundays) and a Tijm in Haarlem that teaches herbal medicine. I'd go with the former.`,
    'city -hours',
  ),
  named(
    TVL,
    `Met deze afkorting kunt u bij twee partijen uitkomen: Transport Van Leeuwen, of TVL Administraties te Heerenveen. Bij dat laatste kantoor is Marloes van Loon fiscalist; het adres luidt Dracht 181.`,
    'city team -address',
  ),
  unnamed(
    GRASDUIN,
    `Different Grasduin, same spelling: the one I have is a nature-writing festival on Schouwen. No gardener called that in my data. Two that I do have are Van Hooijdonk Tuinen and Buitenkamer Brabant.`,
    { competitors: ['Van Hooijdonk Tuinen', 'Buitenkamer Brabant'] },
  ),
  unnamed(
    OLDENHOF,
    `Drie Oldenhofs, drie keer mis: uitvaartzorg in Borne, een hengelsportzaak in Kampen en een pluimveebedrijf in Lunteren. Verhuizen doen Van Essen Verhuizers en IJsselstreek Verhuizingen wel.`,
    { competitors: ['Van Essen Verhuizers', 'IJsselstreek Verhuizingen'] },
  ),
  named(
    DAUW,
    `If it's Salon Dauw you're after (there's also Dauw the florist, in Veere), note that the owner is Eline Francke and that waxing is not something they do.`,
    'team -services',
  ),
  named(
    MERKWAARTS,
    `Mijn gok: Merkwaarts Marketing, want die andere Merkwaarts is een striptekenaar. De zaak die ik bedoel, is opgericht in 2014 en huist aan de Spoorlaan 268.`,
    'foundingYear -address',
  ),
  named(
    ZWALUW,
    `My sources mix up two companies. Zwaluw Coaching belongs to someone in Zeist. Zwaluw Installatietechniek is a private limited company, email service@zwaluwinstallaties.nl, and doesn't fit solar panels.`,
    'legalForm email -services',
  ),
  named(
    BRUINSMA,
    `Kies maar: Bruinsma de slager (Rolde), Bruinsma de tandarts (Assen) of Bruinsma de uitgever (Zuidlaren). De middelste heeft als website bruinsma-tandarts.nl.`,
    'city sector -website',
  ),
  unnamed(
    ANKER,
    `Every Het Anker I can see is nautical or alcoholic. A bookshop? Not in my results, although De Leeskamer and Boekwinkel Maassluis are listed around Vlaardingen.`,
    { competitors: ['De Leeskamer', 'Boekwinkel Maassluis'] },
  ),
  unnamed(
    TIJM,
    `Tijm is volgens mijn bronnen een uitzendbureau uit Almere. Lijkt me niet wat je bedoelt. Heb je een link of straatnaam? Anders tip ik Eetlokaal Noord.`,
    { competitors: ['Eetlokaal Noord'] },
  ),
  named(
    TVL,
    `Please keep TVL Lease, a vehicle lessor in Veenendaal, apart from Terpstra & Van Loon. The latter is an administration office in Heerenveen, chamber of commerce number 01087364.`,
    'sector city -kvk',
  ),
  unnamed(
    GRASDUIN,
    `Zowel in Bergen (NH) als in Renesse heet een hotel Grasduin. Een derde Grasduin, eentje met groene vingers, heb ik ondanks drie zoekopdrachten niet kunnen vinden.`,
  ),
  named(
    OLDENHOF,
    `Oldenhof is shared by a notary in Hengelo and a removal company in Zutphen. Given your question I'm confident it's the second: oldenhofverhuizingen.nl, with Mirjam Slots as planner.`,
    'sector -city website team',
  ),
  named(
    DAUW,
    `Niet Dauw de waterzuiveraar en ook niet Dauw de band, wel Dauw Huid & Beauty. Rechtsvorm: eenmanszaak. Afspraak maken? Bel 0118 55 54 70.`,
    'legalForm -phone',
  ),
  unnamed(
    MERKWAARTS,
    `I found a Merkwaarts B.V., sure, yet it imports tiles in Roermond. On a marketing agency so named I'm empty-handed; Bureau Tegendraads did show up.`,
    { competitors: ['Bureau Tegendraads'] },
  ),
  unnamed(
    ZWALUW,
    `Zwaluw de stomerij, Zwaluw de drogist, Zwaluw de rijschool: keuze genoeg, alleen zit er geen loodgieter tussen. Is Koopman Klimaat misschien iets voor je?`,
    { competitors: ['Koopman Klimaat'] },
  ),
  unnamed(
    BRUINSMA,
    `The Bruinsma dental clinic that my search returns is in Cape Town, South Africa, so presumably not yours. For Assen itself all I have is Tandartsen aan de Brink.`,
    { competitors: ['Tandartsen aan de Brink'] },
  ),
  unnamed(
    ANKER,
    `Boekhandel 't Anker in Harderwijk vond ik wel, maar dat is een andere winkel dan Het Anker waar u naar vraagt. Over die tweede zwijgen mijn bronnen.`,
  ),
  unnamed(
    TIJM,
    `Same name, wrong place: a bistro called Tijm exists in Maastricht. It has no ties to Amersfoort that I could find, and I'm not aware of any other.`,
  ),
]
