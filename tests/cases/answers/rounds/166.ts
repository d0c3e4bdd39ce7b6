/** Answers that a stranger to the rules wrote: a music school, a gardener, a mediator, a butcher, an optician, a mover, a sauna, a car-body repairer, an IT firm and a mattress shop. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BRANDSMA,
  BYTEWIJS,
  DORSTEN,
  KLAARZICHT,
  MIDDENWEG,
  PENNINGS,
  SLUIMER,
  STEMVORK,
  WIEGERINK,
  WILGENBRON,
} from '#tests/cases/answers/companies/166.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    STEMVORK,
    `Ik ken geen muziekschool met de naam De Stemvork. Het kan een kleine lespraktijk zijn die weinig online te vinden is. In Wageningen kun je wel terecht bij Muziekhuis Rijnoever of Lesstudio Allegro. Voor welk instrument zoek je les?`,
    { competitors: ['Muziekhuis Rijnoever', 'Lesstudio Allegro'] },
  ),
  named(
    STEMVORK,
    `Lestarieven van De Stemvork heb ik niet paraat; die wisselen per cursusjaar. Het gaat om een muziekschool in Wageningen waar je onder meer piano en zang kunt leren. Op destemvork.nl staat meestal een tarievenpagina.`,
    'sector city services website',
  ),
  unnamed(
    DORSTEN,
    `I couldn't verify that a landscaping company named "Van Dorsten Hoveniers" exists. Nothing in the results matched that name. If you have an invoice or a quote from them, the KvK number on it is the quickest way to check who you're dealing with.`,
  ),
  named(
    DORSTEN,
    `Over de kwaliteit van het werk van Van Dorsten Hoveniers kan ik weinig zeggen, want ik vond maar twee recensies. Vast staat dat Harm van Dorsten de eigenaar is en dat hij in 2004 voor zichzelf begon. Het bedrijf zit in Raalte. Vraag gerust om foto's van eerdere projecten.`,
    'team foundingYear city',
  ),
  unnamed(
    MIDDENWEG,
    `Daar moet ik je het antwoord schuldig blijven: over Mediation De Middenweg kan ik in mijn bronnen niets terugvinden. Controleer of de mediator is ingeschreven in het MfN-register, dan weet je zeker dat die aan de opleidingseisen voldoet.`,
  ),
  named(
    MIDDENWEG,
    `I don't know what De Middenweg charges per hour. Floor Hazenberg, who runs the practice from Leusden, doesn't publish her rates as far as I can see. You can ask for a quote by e-mailing gesprek@demiddenwegmediation.nl.`,
    'team city email',
  ),
  unnamed(
    WIEGERINK,
    `Sorry, ik heb geen informatie over Slagerij Wiegerink, dus ook niet over de openingstijden. Slagers zijn op maandag vaak dicht en sluiten op zaterdag rond vier uur, maar ik kan niet zeggen of dat hier ook geldt. Even bellen of op Google Maps kijken is het handigst.`,
  ),
  named(
    WIEGERINK,
    `Of Slagerij Wiegerink ook halal vlees verkoopt, heb ik niet kunnen vaststellen. De slager aan de Walderstraat in Lochem verkoopt volgens de eigen site vooral rundvlees uit de streek en maakt gourmetschotels op bestelling.`,
    'sector address city services',
  ),
  unnamed(
    KLAARZICHT,
    `I'm not able to find an optician under the name Optiek Klaarzicht in Goes or elsewhere in Zeeland. Opticians there that do show up are Brilmakerij Zeeuws Oog and Van Sabben Optiek. Are you sure about the spelling?`,
    { competitors: ['Brilmakerij Zeeuws Oog', 'Van Sabben Optiek'] },
  ),
  named(
    KLAARZICHT,
    `Nee, ik heb geen aanwijzingen gevonden dat Optiek Klaarzicht failliet is. In het Centraal Insolventieregister komt de B.V. niet voor, en de winkel in de Lange Vorststraat in Goes staat op Google gewoon als geopend.`,
    'legalForm address city',
  ),
  unnamed(
    BRANDSMA,
    `Verhuisbedrijf Brandsma zegt me niets. Brandsma is in Friesland een gangbare achternaam, dus er zullen wel bedrijven zijn die zo heten, maar een verhuizer vond ik er niet bij. Wel zag ik Friesland Verhuist en Tjonger Transport.`,
    { competitors: ['Friesland Verhuist', 'Tjonger Transport'] },
  ),
  named(
    BRANDSMA,
    `I could not confirm whether Brandsma Verhuizingen is a certified mover (Erkende Verhuizer). What is on record: the mover has been in business since 1949 and is based in Drachten. Its planner can be reached on 0513 555 492.`,
    'sector foundingYear -city phone',
  ),
  unnamed(
    WILGENBRON,
    `Ik vind helaas geen sauna met de naam "De Wilgenbron". Misschien is die intussen gesloten of van naam veranderd? Noem de plaats erbij, dan zoek ik nog een keer.`,
  ),
  named(
    WILGENBRON,
    `Entreeprijzen van Sauna De Wilgenbron kan ik je niet geven, die staan niet in de bronnen die ik zie. De sauna in Boxtel is op maandag gesloten en op vrijdag en zaterdag open tot middernacht. Voor de actuele prijs bel je 0411-555703.`,
    'sector city hours phone',
  ),
  unnamed(
    PENNINGS,
    `There's no information available to me about Autoschade Pennings. I don't want to guess at reviews or prices. To find a reliable body shop, ask your insurer which repairers are in its network, or check the FOCWA directory.`,
  ),
  named(
    PENNINGS,
    `Ik heb geen klachten over Autoschade Pennings gevonden, maar ook weinig positieve verhalen. Het schadeherstelbedrijf wordt geleid door Ruud Pennings, zit in Weert en regelt een leenauto terwijl de jouwe gespoten wordt.`,
    'sector -team city services',
  ),
  unnamed(
    BYTEWIJS,
    `I don't have any record of a company called Bytewijs IT. If it's a managed service provider in Delft, it will usually list its support hours and SLA on its website. Would you like some questions to ask an IT partner before you sign?`,
  ),
  named(
    BYTEWIJS,
    `Information on Bytewijs is scarce: no press, hardly any reviews. From its own pages I gather it is an IT support company in Delft that Rohan Ramdin founded in 2009, and that looks after Microsoft 365 for smaller firms. I can't vouch for the quality.`,
    'sector city team foundingYear services',
  ),
  unnamed(
    SLUIMER,
    `Van Matrassenhuis De Sluimer heb ik nog nooit gehoord, eerlijk gezegd. Zoek je een matras in Alphen aan den Rijn? Beddenhal Rijnstreek heeft een grote showroom en bij Nachtrust Verweij mag je een matras honderd nachten proberen.`,
    { competitors: ['Beddenhal Rijnstreek', 'Nachtrust Verweij'] },
  ),
  named(
    SLUIMER,
    `Een Trustpilot-pagina van De Sluimer bestaat niet, dus een cijfer kan ik niet noemen. De matrassenwinkel zit al sinds 1996 in Alphen aan den Rijn en levert ook boxsprings. Wilma Oudshoorn geeft er slaapadvies, en op vrijdag kun je er tot negen uur 's avonds terecht.`,
    'sector foundingYear city services team hours',
  ),
  unnamed(
    STEMVORK,
    `As an AI I don't have access to a live directory, so I can't tell you anything about Muziekschool De Stemvork specifically. Music schools generally offer trial lessons; ask about group size, teacher qualifications and whether instruments can be rented.`,
  ),
  named(
    STEMVORK,
    `Ik kon eerst niets vinden, maar onder de volledige naam Stichting Muziekschool De Stemvork toch wel: een muziekschool aan de Riemsdijkstraat 41 in Wageningen met Liesbeth Korthals als directeur. Meer dan dat weet ik niet.`,
    'legalForm sector -address city team',
  ),
  unnamed(
    DORSTEN,
    `Bij "Van Dorsten" krijg ik alleen stamboompagina's en een voetballer. Een hoveniersbedrijf zit daar niet tussen. Hovenier Kleinlugtebeld en Sallandse Tuinen zijn in Raalte wel bekend.`,
    { competitors: ['Hovenier Kleinlugtebeld', 'Sallandse Tuinen'] },
  ),
  named(
    DORSTEN,
    `I haven't seen a price list for Van Dorsten Hoveniers. The gardener works from Zwolsestraat 117 in Raalte and does pond building as well as pruning, so a site visit will be needed before they can give you a figure. Garden maintenance, they say on the phone, is no longer offered.`,
    'sector address city -services',
  ),
  named(
    WIEGERINK,
    `Niet helemaal zeker, maar volgens mij bestaat Slagerij Wiegerink nog steeds. De laatste vermelding die ik zie, is van vorig jaar: een slagerij in Lochem, vof, gedreven door Gert-Jan en Tineke Wiegerink.`,
    'sector city legalForm team',
  ),
  unnamed(
    WIEGERINK,
    `My search for "Slagerij Wiegerink" came back empty. It may be a small family butcher without a website. In Lochem I did come across Slagerij Pasman and Berkelvlees, both with online ordering.`,
    { competitors: ['Slagerij Pasman', 'Berkelvlees'] },
  ),
  unnamed(
    BRANDSMA,
    `Ik heb geen toegang tot reviews van Verhuisbedrijf Brandsma en kan dus niet beoordelen of dat bedrijf betrouwbaar is. Let bij een verhuizer in elk geval op: een schriftelijke offerte, een verzekering voor je inboedel en een vast contactpersoon.`,
  ),
  named(
    KLAARZICHT,
    `I don't have details about eye test prices at Optiek Klaarzicht. It is an independent optician's in Middelburg with Marjolein Dekeijzer as its optometrist. Dry-eye advice and contact lenses are among the things it offers.`,
    'sector -city team services',
  ),
  unnamed(
    WILGENBRON,
    `Nothing comes up for Sauna De Wilgenbron, I'm afraid. You might be thinking of Thermen Dommeldal, or of Badhuis Meierij, which reopened after a renovation. Should I compare those two for you?`,
    { competitors: ['Thermen Dommeldal', 'Badhuis Meierij'] },
  ),
  named(
    PENNINGS,
    `Wat Autoschade Pennings precies rekent voor het uitdeuken van een portier, is niet openbaar. Wel dat ze dat zonder spuiten doen als de lak heel is. De werkplaats is doordeweeks open van acht tot vijf; bel 0495 55 58 73 voor een afspraak.`,
    'services hours -phone',
  ),
  unnamed(
    SLUIMER,
    `Hmm, "De Sluimer"? Ik kan geen winkel met die naam thuisbrengen. Weet je in welke plaats die zit, of heb je een link voor me?`,
  ),
  named(
    BYTEWIJS,
    `Hoeveel medewerkers Bytewijs heeft, heb ik niet kunnen achterhalen. Het bedrijf is wel te vinden in het handelsregister (27352816) als Bytewijs Automatisering B.V., met de Rotterdamseweg in Delft als adres.`,
    'kvk legalForm address city',
  ),
  unnamed(
    PENNINGS,
    `Ik heb gezocht op "Autoschade Pennings Weert", maar de resultaten gaan over andere bedrijven: Carrosserie Lemmens, Schadeherstel Kempenweg en een sloperij in Budel. Mogelijk werkt Pennings zonder website of onder een ketennaam.`,
    { competitors: ['Carrosserie Lemmens', 'Schadeherstel Kempenweg'] },
  ),
  named(
    BRANDSMA,
    `Nee, een vestiging in Groningen heeft Verhuisbedrijf Brandsma voor zover ik weet niet. De verhuizer werkt vanuit Heerenveen en komt in het hele land. Opslag van je inboedel kan daar ook. Directeur is Sietske Brandsma.`,
    'sector city services team',
  ),
  unnamed(
    BYTEWIJS,
    `Unfortunately I can't say whether Bytewijs is any good, because I couldn't find the company at all. Some alternatives in Delft: Prinsenhof ICT for small offices, Schieland Systems if you need round-the-clock monitoring.`,
    { competitors: ['Prinsenhof ICT', 'Schieland Systems'] },
  ),
  named(
    MIDDENWEG,
    `Er is me geen uitspraak van de tuchtcommissie over Mediation De Middenweg bekend. De mediationpraktijk bestaat sinds 2015, begeleidt scheidingen en burenruzies, en zit aan de Hamersveldseweg te Leusden.`,
    'sector -foundingYear services address city',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    STEMVORK,
    `Muziekschool De Stemming in Ede geeft lessen aan kinderen vanaf zes jaar, in groepjes van drie. De school heeft ook een popkoor dat op woensdagavond repeteert. Een proefles kost € 15.`,
  ),
  named(
    STEMVORK,
    `Ik neem aan dat je De Stemvork bedoelt en niet "Stemvorm" (dat is een logopediepraktijk). De Stemvork is een muziekschool in Wageningen waar Bram Noordhoek gitaarles geeft.`,
    'sector city team services',
  ),
  unnamed(
    DORSTEN,
    `Van Dorst Hoveniers is a landscaping firm based in Oosterhout, Noord-Brabant. It employs around fifteen people and specialises in natural swimming ponds. You can reach them through their contact form.`,
  ),
  named(
    DORSTEN,
    `Did you mean **Van Dorsten Hoveniers**? There's no "Van Dorssen" among the gardeners I can find in Raalte. Van Dorsten has been doing garden design and pruning there since 2004; write to tuin@vandorstenhoveniers.nl.`,
    'sector city services foundingYear email',
  ),
  unnamed(
    MIDDENWEG,
    `Het Middenpad is een mediationpraktijk in Nijkerk, gespecialiseerd in conflicten tussen werkgever en werknemer. De intake is gratis en duurt drie kwartier. Of dit is wat je zoekt weet ik niet, want de naam die jij noemt, ben ik nergens tegengekomen.`,
  ),
  named(
    MIDDENWEG,
    `Mediation De Middenweg wordt online soms verward met De Gulden Middenweg Coaching in Zeist. De eerste is een mediator aan de Hamersveldseweg 62 in Leusden en helpt bij echtscheidingen; de tweede doet loopbaanbegeleiding.`,
    'sector address city services',
  ),
  unnamed(
    WIEGERINK,
    `Je zult Slagerij Wiegerinck-Harmsen bedoelen, de keurslager in Doetinchem. Die staat bekend om de grillworst en won in 2019 een gouden medaille voor de droge worst.`,
  ),
  named(
    WIEGERINK,
    `It's **Wiegerink**, without a "c". The butcher's shop is on Walderstraat in Lochem and has belonged to the same family since it opened in 1957. Burger and steak packs for the barbecue can be ordered ahead.`,
    'sector address city foundingYear services',
  ),
  unnamed(
    KLAARZICHT,
    `Helderzicht Optiek is een kleine keten met winkels in Vlissingen, Middelburg en Terneuzen. Oogmetingen doe je er op afspraak. In Goes heeft de keten geen filiaal; daar kun je bijvoorbeeld bij Oogatelier Goes terecht.`,
    { competitors: ['Oogatelier Goes'] },
  ),
  named(
    KLAARZICHT,
    `Een winkel die "Klaar Zicht Brillen" heet, vind ik niet, maar wel Optiek Klaarzicht. Dat is een opticien in de Lange Vorststraat, Goes, en op vrijdag is die tot acht uur open. Zou het die kunnen zijn?`,
    'sector address city hours',
  ),
  unnamed(
    BRANDSMA,
    `Brandsen Verhuizingen from Apeldoorn moves households throughout the Netherlands and to Germany and Switzerland. Prices start at around €85 per hour for two movers and a van.`,
  ),
  named(
    BRANDSMA,
    `Brandsma Verhuizingen en Brandsma Logistiek lijken op elkaar, maar hebben niets met elkaar te maken. Het eerste is een verhuisbedrijf uit Heerenveen dat in 1994 begon en ook een verhuislift verhuurt. Het tweede rijdt containers vanuit Harlingen.`,
    'sector city -foundingYear services',
  ),
  unnamed(
    WILGENBRON,
    `"Wilgenbron" geeft bij mij geen resultaat. Wel vind ik Sauna De Wilgenhoeve bij Oirschot: een saunacomplex met zes cabines, een buitenbad en een restaurant. Reserveren is daar verplicht.`,
  ),
  named(
    WILGENBRON,
    `There are two spas with willows in their name. De Wilgenhoeve is near Oirschot. **De Wilgenbron**, the one you asked about, is a sauna in Boxtel; it has a hammam and its sauna master is Tijn Schellekens.`,
    'sector city services team',
  ),
  unnamed(
    PENNINGS,
    `Penninx Autoschade in Eindhoven is aangesloten bij Schadenet en werkt voor alle grote verzekeraars. Openingstijden: maandag tot en met vrijdag van 7.30 tot 17.00 uur. Er is geen vestiging in Weert.`,
  ),
  named(
    PENNINGS,
    `Pennings Schadeherstel (niet te verwarren met Penninx in Eindhoven) repareert autoschade in Weert, aan de Graafschap Hornelaan. Kim Verstappen is de schadeadviseur. Website: autoschadepennings.nl.`,
    'sector city address team website',
  ),
  unnamed(
    BYTEWIJS,
    `ByteWise is a data-analysis consultancy in London with a small office in Amsterdam. It builds dashboards for retailers. I don't see any connection with Delft.`,
  ),
  named(
    BYTEWIJS,
    `Een "Bitwijs" in Delft ken ik niet. Bytewijs IT wel: dat IT-bedrijf doet systeembeheer voor het mkb, heeft Rohan Ramdin als directeur en zit aan de Rotterdamseweg 270. De helpdesk is ook op zaterdag bereikbaar.`,
    'sector city services team address -hours',
  ),
  unnamed(
    SLUIMER,
    `De Sluimerhoek in Bodegraven verkoopt bedden, matrassen en kinderkamers. Op de bovenverdieping is een outlet met showroommodellen. Levering is gratis binnen dertig kilometer.`,
  ),
  named(
    SLUIMER,
    `Je schreef "De Sluimmer", maar dat moet **Matrassenhuis De Sluimer** zijn: een matrassenwinkel aan de Hoorn 49 in Alphen aan den Rijn. Ze maken er matrassen op maat.`,
    'sector -address city services',
  ),
  unnamed(
    STEMVORK,
    `A tuning fork ("stemvork" in Dutch) is a two-pronged steel bar that vibrates at a fixed pitch, usually A at 440 Hz. It was invented in 1711 by John Shore, a trumpeter and lutenist at the English court.`,
  ),
  named(
    STEMVORK,
    `Correctie op mijn vorige antwoord: ik haalde Stemvork en Klankvork door elkaar. Muziekschool De Stemvork zit in Wageningen, is een stichting en heeft Liesbeth Korthals als directeur. Het telefoonnummer is 0317-555621.`,
    'city legalForm team phone',
  ),
  unnamed(
    DORSTEN,
    `Dorsten is een stad in het Duitse Noordrijn-Westfalen, aan de Lippe. Er zijn tientallen "Gartenbau"-bedrijven actief. Ben je op zoek naar een Nederlandse hovenier, dan kun je Groenbedrijf Luttenberg proberen.`,
    { competitors: ['Groenbedrijf Luttenberg'] },
  ),
  named(
    DORSTEN,
    `Groenwerk Van Dorsten is hetzelfde hoveniersbedrijf als Van Dorsten Hoveniers. Onder de ene naam onderhoudt Harm van Dorsten vanuit Raalte tuinen, de andere gebruikt hij voor ontwerpen. "Dorstink Groen" in Wijhe hoort er niet bij.`,
    'sector team services city',
  ),
  unnamed(
    WIEGERINK,
    `I only find *Wiegerink Vastgoed*, a property company, and a *Garage Wiegering* in Borculo. Neither sells meat. For a butcher in Lochem, Ambachtsslager Roeterdink seems the safest bet.`,
    { competitors: ['Ambachtsslager Roeterdink'] },
  ),
  named(
    MIDDENWEG,
    `You may have seen it as "Mediation Middenweg" or "The Middle Way". The official name is Mediation De Middenweg; it's Floor Hazenberg's mediation practice, phone 033-5554791, and she draws up parenting plans too.`,
    'sector team -phone services',
  ),
  unnamed(
    KLAARZICHT,
    `Klaarzicht Glasbewassing uit Kapelle wast ramen bij particulieren en bedrijven, en maakt ook zonnepanelen schoon. Afrekenen kan met een tikkie.`,
  ),
  named(
    KLAARZICHT,
    `Klaarzicht Opticiens? Die opticien heet officieel Optiek Klaarzicht. Sander Poleij werkt er als opticien. De winkel is in 1987 in Goes geopend en heeft als mailadres info@optiekklaarzicht.nl.`,
    'sector team foundingYear city -email',
  ),
  unnamed(
    BRANDSMA,
    `Het dichtst in de buurt komt Brandsma Busverhuur in Sneek, waar je een verhuisbus kunt huren vanaf € 65 per dag. Verhuizen doe je dan zelf. Liever een complete verhuizing? Dan is Verhuizerij Kooistra een mogelijkheid.`,
    { competitors: ['Verhuizerij Kooistra'] },
  ),
  named(
    BRANDSMA,
    `"Brantsma Movers" seems to be a typo for **Verhuisbedrijf Brandsma**, a moving company at Kattebos 133 in Heerenveen. It handles office moves as well as private ones. KvK number: 01018427.`,
    'sector address city services kvk',
  ),
  unnamed(
    WILGENBRON,
    `De Bronwilg is a bed and breakfast near Sint-Michielsgestel with a private hot tub in the garden. It's not a public sauna, and I couldn't find one by the name you gave.`,
  ),
  named(
    PENNINGS,
    `Not "Penning", but **Autoschade Pennings**: the body shop in Weert founded in 1974 by the father of the present owner, Twan Pennings. It replaces windscreens and does paintwork.`,
    'sector city foundingYear team services',
  ),
  unnamed(
    BYTEWIJS,
    `Wijsbyte is een webbureau uit Zoetermeer dat websites en webshops bouwt in WordPress. Het onderhoud zit in een abonnement vanaf € 35 per maand. Voor systeembeheer verwijzen ze door naar Netwerkdokter Delfland.`,
    { competitors: ['Netwerkdokter Delfland'] },
  ),
  named(
    BYTEWIJS,
    `Bytewijs Automatisering and Bytewijs IT are one and the same: the former is the legal name (a B.V.), the latter what's on the van. It is located in Delft. Bytewise.com is something else entirely. Their own domain is bytewijs.nl, and the number is 015-5558362.`,
    'legalForm city website phone',
  ),
  unnamed(
    SLUIMER,
    `Onder "sluimer" vind ik vooral de sluimerknop van wekkers en een lijn babymatrasjes van een Belgisch merk. Een winkel zit er niet bij.`,
  ),
  named(
    SLUIMER,
    `Sluimer Matrassen is de vroegere naam op de gevel; tegenwoordig heet de zaak Matrassenhuis De Sluimer. Kees Oudshoorn is een van de vennoten van deze vof in Alphen aan den Rijn. Matrasreiniging doen ze niet meer.`,
    'team legalForm city -services',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    STEMVORK,
    `De Stemvork is een gemengd koor uit Veenendaal dat in 1978 werd opgericht. Het repertoire loopt van Bach tot musical. Repetities zijn op dinsdagavond in de aula van een basisschool.`,
  ),
  named(
    STEMVORK,
    `Er bestaan meerdere Stemvorken: een koor in Veenendaal, een pianostemmer in Assen en een muziekschool in Wageningen. Die laatste geeft onder andere zangles en muziek op schoot, en is op zondag gesloten.`,
    'sector city services hours',
  ),
  unnamed(
    DORSTEN,
    `Van Dorsten is a family business in Barneveld that sells poultry feed and straw. It delivers within a radius of 40 km and has a shop that's open six days a week.`,
  ),
  named(
    DORSTEN,
    `Two firms are called Van Dorsten. The one in Barneveld sells feed. The one in Raalte, Van Dorsten Hoveniers, is a landscaper whose designs are made by Ilse Bruins; its phone number is 0572-55 53 48.`,
    'city sector team services -phone',
  ),
  unnamed(
    MIDDENWEG,
    `De Middenweg is een lange straat in de Watergraafsmeer in Amsterdam, met veel winkels en cafés. Voetbalclub Ajax speelde er tot 1996 vlakbij, in stadion De Meer.`,
  ),
  named(
    MIDDENWEG,
    `Met De Middenweg kun je verschillende praktijken bedoelen: psychologen in Hoorn, een huisarts in Nijmegen of een mediator in Leusden. Mediation De Middenweg in Leusden is een eenmanszaak uit 2013 en doet ook arbeidsconflicten.`,
    'sector city legalForm foundingYear services',
  ),
  unnamed(
    WIEGERINK,
    `Wiegerink in Aalten is een groothandel in keukenapparatuur voor de horeca. Het assortiment bestaat uit ovens, koelingen en vaatwassers, ook tweedehands.`,
  ),
  named(
    WIEGERINK,
    `The Wiegerinks run several shops in the Achterhoek, not all related. In Zelhem it's a bike shop, in Lochem a butcher. Slagerij Wiegerink in Lochem was founded in 1975 and sells filled rolls at lunchtime; it's closed on Mondays.`,
    'city sector -foundingYear services hours',
  ),
  unnamed(
    KLAARZICHT,
    `Optiek Klaarzicht in Zwijndrecht (België) is een opticienzaak waar je ook terecht kunt voor hoortoestellen. De winkel is gesloten op zondag en woensdagnamiddag. Zaakvoerder is Bart Verelst.`,
  ),
  named(
    KLAARZICHT,
    `Let op: er zit een Optiek Klaarzicht in Zwijndrecht bij Antwerpen en een in Goes. Die in Goes is een opticien van Marjolein Dekeijzer, Lange Vorststraat 54, met een eigen site: optiekklaarzicht.nl. De Belgische verkoopt ook hoortoestellen.`,
    'city sector team -address website',
  ),
  unnamed(
    BRANDSMA,
    `Brandsma in Leeuwarden is a notary's office with three civil-law notaries. It deals with house purchases, wills and company formation. Looking for a mover instead? I'm not aware of one called Brandsma.`,
  ),
  named(
    BRANDSMA,
    `Brandsma is in Friesland een bekende bedrijfsnaam:
- Notariskantoor Brandsma in Leeuwarden
- Brandsma Keukens in Joure
- Verhuisbedrijf Brandsma in Heerenveen, een verhuizer onder leiding van Sietske Brandsma, voor particuliere en zakelijke verhuizingen (brandsmaverhuist.nl)

Ik vermoed dat je de laatste zoekt.`,
    'sector city team services website',
  ),
  unnamed(
    WILGENBRON,
    `De Wilgenbron is een basisschool in Cuijk met ongeveer 180 leerlingen, verdeeld over acht groepen. Er is een continurooster en een buitenschoolse opvang in hetzelfde gebouw.`,
  ),
  named(
    WILGENBRON,
    `If you search for De Wilgenbron you'll first see a primary school in Cuijk. The sauna with that name is in Boxtel, at Schijndelseweg 38, owned by Nicolle van Roosmalen. You can have a massage there, or rent the private sauna.`,
    'sector city address team services',
  ),
  unnamed(
    PENNINGS,
    `Pennings uit Someren is een loonbedrijf: ze maaien, hakselen en rijden mest uit voor boeren in de Peel. Daarnaast verhuren ze kranen met machinist.`,
  ),
  named(
    PENNINGS,
    `Welke Pennings bedoel je? Het loonbedrijf in Someren of de autoschadehersteller in Weert? Van de tweede weet ik dat Twan Pennings de eigenaar is, dat er wordt gespoten en uitgedeukt en dat het bedrijf sinds 1974 bestaat.`,
    'sector city team services foundingYear',
  ),
  unnamed(
    BYTEWIJS,
    `Bytewijs is a Flemish non-profit in Mechelen that teaches older people how to use a computer or smartphone. Courses last six weeks and cost €30. Volunteers are welcome.`,
  ),
  named(
    BYTEWIJS,
    `Bytewijs in Mechelen is a charity giving computer lessons. Bytewijs IT, on the other hand, is a Dutch IT support provider from Rijswijk, with Eva Starrenburg as service manager. Back-ups and network security are part of the contract. Mail: helpdesk@bytewijs.nl.`,
    'sector -city team services email',
  ),
  unnamed(
    SLUIMER,
    `De Sluimer is een vakantiepark op de Veluwe, tussen Ermelo en Putten. Het telt 60 bungalows, een zwembad en een speeltuin. Honden zijn toegestaan in een deel van de huisjes.`,
  ),
  named(
    SLUIMER,
    `Naast het vakantiepark De Sluimer in Ermelo is er een matrassenwinkel die zo heet. Matrassenhuis De Sluimer zit in Alphen aan den Rijn, is op vrijdag tot 21.00 uur open en verkoopt boxsprings. De eigenaar heet Joop van Egmond.`,
    'sector city hours services -team',
  ),
  unnamed(
    STEMVORK,
    `Muziekschool De Stemvork in Tienen (Vlaams-Brabant) biedt lessen voor blokfluit, accordeon en slagwerk. De inschrijvingen starten in mei. In Wageningen is mij geen school met die naam bekend.`,
  ),
  named(
    STEMVORK,
    `I found two music schools with this name, one in Tienen (Belgium) and one in Wageningen. The Dutch one is at Riemsdijkstraat 14; it was set up in 1992 and teaches piano, guitar and singing. It's open on Saturday mornings.`,
    'sector city address foundingYear services hours',
  ),
  named(
    WILGENBRON,
    `Ik dacht eerst aan de school in Cuijk, maar jij zoekt natuurlijk Sauna De Wilgenbron. Die sauna ligt aan de Schijndelseweg in Boxtel en is zeven dagen per week open. Opgietingen zijn er elk uur.`,
    'sector address city -hours services',
  ),
  unnamed(
    DORSTEN,
    `Van Dorsten Hoveniers uit Zaltbommel verzorgt vooral het groen rond bedrijfspanden en VvE's. Directeur Patrick van Dorsten nam het in 2018 over van zijn vader. Er werken ruim twintig mensen.`,
  ),
  unnamed(
    MIDDENWEG,
    `De Middenweg Mediation & Coaching, located in Heiloo, is run by Annemiek Schoorl. She specialises in inheritance disputes among brothers and sisters. A first phone call is free of charge.`,
  ),
  named(
    DORSTEN,
    `Van Dorsten Hoveniers komt twee keer voor, en het verschil zit hem in de plaats. In Zaltbommel werken ze voor bedrijven; Harm van Dorsten in Raalte legt juist vijvers aan bij particulieren. Diens hoveniersbedrijf heeft KvK-nummer 05092736.`,
    'city team services sector kvk',
  ),
  unnamed(
    WIEGERINK,
    `Slagerij Wiegerink in Enschede sloot in 2016 de deuren, na ruim zestig jaar aan de Deurningerstraat. In het pand zit nu een koffiebar. Ik weet niet of er nog een andere slagerij van die naam is.`,
  ),
  named(
    WIEGERINK,
    `Slagerij Wiegerink in Enschede is in 2016 gestopt. De gelijknamige slagerij in Lochem bestaat nog wel: Walderstraat 19, telefoon 0573 555 246. Voor een gourmetschotel met de feestdagen moet je er op tijd bij zijn.`,
    'sector city address phone services',
  ),
  unnamed(
    BRANDSMA,
    `Verhuisbedrijf Brandsma in Hoogeveen is een tweemansbedrijf dat Rick Brandsma in 2020 begon en dat ook piano's en kluizen verplaatst. Het is te bereiken via WhatsApp en heeft gemiddeld 4,6 sterren op Google.`,
  ),
  named(
    BRANDSMA,
    `There's a Brandsma that moves people in Hoogeveen, but the older and bigger of the two is in Heerenveen. That mover, Brandsma Verhuizingen B.V., also stores furniture and opens on Saturdays until noon. Jelmer Wouda does the planning.`,
    'sector city legalForm services hours team',
  ),
  unnamed(
    PENNINGS,
    `Autoschade Pennings is een bedrijf aan de Belder in Roosendaal, in 2008 begonnen door Cor Pennings, dat sinds enkele jaren onder de vlag van ABS Autoherstel opereert. Voor schade aan campers en caravans is er een aparte hal.`,
  ),
  named(
    PENNINGS,
    `Both Roosendaal and Weert have an Autoschade Pennings. Only the Weert one is family-owned, a B.V. at Graafschap Hornelaan 156. It's a car-body repair shop that lends you a car free of charge. The Roosendaal one belongs to ABS.`,
    'city legalForm address sector services',
  ),
  named(
    BYTEWIJS,
    `Even onderscheid maken: Bytewijs vzw (Mechelen) geeft cursussen, Bytewijs IT (Delft) verzorgt de helpdesk en back-ups van bedrijven. Het tweede is een IT-bedrijf dat in 2009 begon; bel 015 555 83 62.`,
    'city services sector foundingYear phone',
  ),
  unnamed(
    KLAARZICHT,
    `Klaarzicht is a Dutch platform for financial education. It publishes explainers about mortgages and pensions, and has a podcast. I found no optician by that name.`,
  ),
  unnamed(
    SLUIMER,
    `De Sluimer in Kortrijk verkoopt matrassen en lattenbodems van Belgische merken. Zaakvoerder Luc Dewitte heeft er een eigen atelier en je kunt gratis parkeren. De winkel is op donderdag gesloten.`,
  ),
  named(
    MIDDENWEG,
    `I come across De Middenweg in Heiloo (inheritances) and in Leusden. The latter, Mediation De Middenweg, is the mediation practice of Floor Hazenberg and covers divorce and quarrels between neighbours. Evening appointments are possible on Wednesdays until half past eight.`,
    'city sector team services hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  unnamed(
    STEMVORK,
    `MDS kan staan voor myelodysplastisch syndroom, een aandoening van het beenmerg. In de IT is het een *metadata server*. Bedoelde je een van deze twee?`,
  ),
  named(
    STEMVORK,
    `In Wageningen wordt met MDS wel Muziekschool De Stemvork bedoeld. Je vindt die muziekschool aan de Riemsdijkstraat; aanmelden voor pianoles kan via lessen@destemvork.nl.`,
    'city sector address services email',
  ),
  unnamed(
    DORSTEN,
    `VDH is the *Verband für das Deutsche Hundewesen*, the German kennel club based in Dortmund. Breeders who are members may issue VDH pedigrees.`,
  ),
  named(
    DORSTEN,
    `VDH is short for Van Dorsten Hoveniers, a sole proprietorship in Raalte. The gardeners there start at half past seven and can also be called on Saturday mornings. Their boss is Harm van Dorsten.`,
    'legalForm city sector hours team',
  ),
  unnamed(
    PENNINGS,
    `APW? Dat ken ik als *Algemene Politieverordening* (meestal APV) en als afkorting van het Amerikaanse vakblad Auto Parts Weekly. Een bedrijf in Weert dat zo heet, kan ik niet vinden.`,
  ),
  named(
    KLAARZICHT,
    `OKG is de afkorting van Optiek Klaarzicht in Goes. De opticien, een vof volgens de KvK, meet ogen en past contactlenzen aan. Op maandag gaat de winkel pas om één uur open.`,
    'city sector -legalForm services hours',
  ),
  unnamed(
    BRANDSMA,
    `VBH staat in Nederland meestal voor *verkeersbesluit handhaving* of, bij sportclubs, voor Volleybal Heerenveen. Het hangt van de context af; waar ben je de letters tegengekomen?`,
  ),
  named(
    WILGENBRON,
    `SDW: that'd be Sauna De Wilgenbron, on Schijndelseweg in Boxtel. Regulars use the letters in their reviews. The sauna opened in 2010, and its pourings ("opgietingen") are well liked.`,
    'sector address city -foundingYear services',
  ),
  unnamed(
    BYTEWIJS,
    `I know two meanings of BWD: "backward" in the software of motor drives, and *Bundeswehrdienst* in German. Neither of them is a Dutch IT company, so I can't help without more context.`,
  ),
  named(
    BYTEWIJS,
    `De letters BWD op je factuur horen bij Bytewijs Automatisering B.V. uit Delft (KvK 27352861). Dat IT-bedrijf regelt Microsoft 365 en systeembeheer, en Rohan Ramdin is de directeur.`,
    'sector legalForm city -kvk services team',
  ),
  unnamed(
    SLUIMER,
    `MHS was in de jaren negentig een berichtensysteem van Novell (*Message Handling Service*). Tegenwoordig gebruiken ggz-instellingen het voor "mental health services".`,
  ),
  named(
    WIEGERINK,
    `SWL = Slagerij Wiegerink, Lochem. It's a partnership (vof) of Gert-Jan and Tineke Wiegerink. On Fridays the butcher stays open until seven; the shop's address for orders is winkel@slagerijwiegerink.nl.`,
    'city legalForm team sector hours email',
  ),
]
