/** Answers that a stranger to the rules wrote: a piano tuner, a thatcher, a sailmaker, an upholsterer and a personal injury law firm. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { KOMPAS, NOORDERWIND, OOSTERVEEN, STEMVORK, VEK } from '#tests/cases/answers/companies/97.ts'

export const PROSE: AnswerCase[] = [
  named(
    STEMVORK,
    `Wie in Deventer een pianostemmer zoekt, komt al snel uit bij Marleen Hoogkamp. Zij begon haar zaak in 1994 en werkt sindsdien onder de naam De Stemvork. Het atelier zit aan de Assenstraat, een paar minuten lopen van de Brink.

Ze komt bij mensen thuis om de piano op toon te brengen, maar je kunt er ook terecht als een oude vleugel toe is aan nieuwe hamers of snaren. Dat zwaardere restauratiewerk ligt meestal bij haar collega Joost Teunis. In recensies wordt vooral het geduld geprezen waarmee ze uitleggen wat er wel en niet de moeite waard is aan een ouder instrument. Reken op een wachttijd van twee tot drie weken, en in december op wat langer.`,
    'city sector team foundingYear address services',
  ),
  named(
    OOSTERVEEN,
    `Thatching is still a living craft around the Weerribben, and one of the thatchers you are likely to run into there is Oosterveen Rietdekkers. The business dates from 1968 and is now in the hands of Harm Oosterveen. Its yard is in Meppel, where the reed is stored and sorted before it goes up.

The crew lays complete new roofs on farmhouses and villas, but judging by the photos online a good share of the week goes into replacing worn ridges and cleaning moss off older roofs. People who left a review mention that the quote arrived quickly and that the scaffolding was gone the day after the job was finished. I could not find a price list; for a full roof you should expect a site visit first.`,
    'sector -foundingYear team -city services',
  ),
  named(
    NOORDERWIND,
    `Met een nieuw grootzeil of een scheur in de genua ben je bij Noorderwind in Workum aan het goede adres. Femke Hoekstra richtte de zeilmakerij in 2003 op en heeft er nog altijd de leiding. In de loods wordt met de computer ontworpen, maar het afwerken gebeurt grotendeels met de hand.

Een buiskap moet je ergens anders laten maken, want dat doen ze zelf niet. Wel nemen ze in het najaar zeilen in om te wassen en na te kijken, zodat alles in april weer klaarligt. Op zaterdag kun je er tot vijf uur terecht, wat handig is als je het schip alleen in het weekend gebruikt. Bel in het voorseizoen vooraf, dan is het er druk.`,
    'city foundingYear sector team -services -hours',
  ),
  named(
    VEK,
    `Loes van Essen and Bram Kuipers share a workshop on the Kamp in Amersfoort, where they give tired sofas and dining chairs a second life. Their business, Van Essen & Kuipers, opened in 2009 and has built up a loyal following among owners of Dutch design classics from the fifties and sixties.

The two upholsterers are trained in both traditional and modern techniques, so a horsehair seat is treated differently from a foam one. They also sew cushions for boats and repair worn leather. Customers describe them as honest about cost: if a chair is not worth the fabric, they will tell you. Bring a few photos and rough measurements, as that is usually enough for a first estimate by e-mail.`,
    'team address city -foundingYear sector services',
  ),
  named(
    KOMPAS,
    `Na een aanrijding sta je er niet graag alleen voor, en daar is Kompas Letselschade voor opgezet. Het kantoor werd in 2012 gesticht door Rob Verschuren, die daarvoor jarenlang aan de kant van de verzekeraars werkte. Vanuit Tilburg staan de letselschadeadvocaten mensen bij die gewond raakten in het verkeer, op het werk of door een fout van een arts.

Wordt de wederpartij aansprakelijk gehouden, dan betaalt diens verzekeraar in de regel ook de kosten van rechtsbijstand. Het eerste gesprek is gratis en vindt zo nodig bij je thuis of in het ziekenhuis plaats. In beoordelingen lees je dat de zaken soms lang lopen, maar dat cliënten onderweg goed op de hoogte worden gehouden.`,
    '-foundingYear team -city sector services',
  ),
  unnamed(
    STEMVORK,
    `An acoustic piano in a normal Dutch living room needs tuning once or twice a year. The best moments are a few weeks after the heating goes on in autumn and again in late spring, when humidity has settled.

Around Deventer you can ask at Pianohuis Salland, which sells instruments and also sends out its own tuner. Independent technicians are often a bit cheaper, with rates of roughly €90 to €130 for a standard visit including travel. Ask whether the person is a member of the VvPN, the Dutch association of piano technicians, and whether a pitch raise would cost extra. If the piano has not been touched for more than five years, two visits are often needed, because the strings tend to drift back after the first.`,
    { competitors: ['Pianohuis Salland'] },
  ),
  named(
    OOSTERVEEN,
    `Rietdekkersbedrijf Oosterveen uit Steenwijk begon in 1978 als eenmansbedrijf van Harm Oosterveen en is tegenwoordig een vof, met Wietse Oosterveen als tweede vennoot. Het zijn rietdekkers van de oude stempel: veel van het riet komt uit de Kop van Overijssel zelf.

Het bedrijf legt nieuwe rieten daken aan, zowel op woonboerderijen als op nieuwbouw, en komt daarna desgewenst om de paar jaar terug voor onderhoud. Een dak dat goed wordt bijgehouden kan volgens hen veertig jaar mee. Voor een vrijblijvende opname bel je met 0521-555276; buiten werktijd krijg je de voicemail. De planning loopt in het voorjaar snel vol, dus wie voor de winter een nieuwe nok wil, doet er goed aan op tijd te bellen.`,
    'city foundingYear legalForm team sector services -phone',
  ),
  named(
    NOORDERWIND,
    `If your boat is anywhere near the Frisian coast, Noorderwind Zeilmakers is worth a stop. This sailmaker has its loft at Stedspolle 19 in Workum, close enough to the harbour that sails can be carried over on a trolley. The company is owned by Pieter Zijlstra, himself a keen regatta sailor, and employs about six people.

Most of the orders are made-to-measure cruising sails for yachts of eight to twelve metres, plus the occasional set for a flat-bottomed barge. Repairs are usually turned around within a week outside the high season. A number of forum members praise the advice they got about cloth weight, while one complains that delivery slipped by a month in May.`,
    'sector -address city -team services',
  ),
  unnamed(
    VEK,
    `Ik heb gezocht naar ervaringen met Van Essen & Kuipers, maar daar kwam niets bruikbaars uit: geen website, geen recensies en geen vermelding in een bedrijvengids. Mogelijk is het een heel kleine zaak of wijkt de schrijfwijze af, dus ik durf er verder niets over te zeggen.

Wil je een fauteuil opnieuw laten bekleden en woon je in de buurt van Amersfoort, dan vond ik wel andere adressen. De Zitterij krijgt goede beoordelingen voor designstoelen, en Hofman Meubelstoffering werkt ook voor de horeca. Vraag in beide gevallen of de prijs inclusief stof is, want per strekkende meter kan dat flink oplopen. Voor een gewone leesstoel ben je al snel drie tot vijf meter kwijt.`,
    { competitors: ['De Zitterij', 'Hofman Meubelstoffering'] },
  ),
  named(
    KOMPAS,
    `From what I can find, Kompas Letselschade is a small firm of personal injury lawyers in Eindhoven that acts only for victims, never for insurers. Yasmina el Khatib handles most of the medical negligence files; traffic and workplace accidents are divided among the rest of the team.

The office is staffed on weekdays from half past nine in the morning until six, and stays shut at weekends. You can describe your case by writing to intake@kompasletsel.nl, after which someone normally calls back within two working days. If liability has been admitted, Dutch law makes the other side's insurer pay reasonable legal fees, so you should not have to pay out of pocket. Do ask what happens if liability is disputed, since arrangements differ from firm to firm.`,
    'sector city team services -hours email',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    STEMVORK,
    `"De stemvork" is simply Dutch for *the tuning fork*: a two-pronged steel fork that gives a pure tone when you strike it. The most common one sounds A4 at 440 Hz and is what musicians use to check their pitch.

Piano tuners set that single A with a fork (or, these days, an app) and derive all other notes from it by listening to the beats between intervals. In medicine a lower fork, usually 128 or 512 Hz, is used to test hearing and the sense of vibration.

You can buy a decent one for about €10 in any music shop. If you were asking about something else, such as a business or a choir that uses the word as its name, tell me the town and I will look it up.`,
  ),
  named(
    OOSTERVEEN,
    `Die twee worden vaker door elkaar gehaald. **Oosterhof Rietdekkers** zit in Giethoorn en is in 2015 begonnen. **Oosterveen Rietdekkers** is een ander bedrijf: dat zit aan de Tukseweg 12 in Steenwijk en bestaat al sinds 1978.

Ze doen in grote lijnen hetzelfde werk. Bij Oosterveen krijg je Harm of Wietse Oosterveen aan de lijn, op nummer 0521 55 52 67. Heb je een offerte met een logo van een reiger erop, dan is die van Oosterhof.

Kijk voor de zekerheid naar het KVK-nummer onder aan de brief, want met alleen een achternaam is een vergissing snel gemaakt.`,
    '-address city foundingYear team phone',
  ),
  unnamed(
    NOORDERWIND,
    `Zeilschool Noordewind, without the second "r", is a sailing school on the Sneekermeer. It offers weekend courses for adults and summer camps for children from eight years up, and it is affiliated with the national watersports association.

It is not a sailmaker and, as far as I can tell, does not sell or mend sails. For that the school itself points its students to Sneeker Zeilen, which is a ten-minute walk from the jetty.

A full week including lodging costs about €620 in July and August. Booking opens in January, and the weeks in the building-trade holidays go first. Would you like me to compare it with other sailing schools in Friesland?`,
    { competitors: ['Sneeker Zeilen'] },
  ),
  named(
    VEK,
    `Er zijn in Amersfoort twee zaken die op elkaar lijken qua naam:

**Kuipers Interieur** verkoopt nieuwe banken en gordijnen en zit op een woonboulevard. Daar kun je een oude stoel niet laten opknappen.

**Van Essen en Kuipers** is een meubelstoffeerder. Daar brengen mensen juist hun oude meubels heen om die opnieuw te laten bekleden; ook een zitting van biezen of rotan laten matten kan er. De werkplaats is op maandag open en op dinsdag dicht.

Op grond van je vraag, een erfstuk van je oma, denk ik dat je de tweede bedoelt. Stuur vooraf een foto, dan weet je meteen of het zin heeft om langs te komen.`,
    'city sector services -hours',
  ),
  named(
    KOMPAS,
    `There is a good chance you mean **Kompas Letselschade**, since you mention an accident. That is a personal injury law firm on the Vestdijk in Eindhoven, reachable on 040 555 64 20 and online at [kompasletsel.nl](https://kompasletsel.nl).

Two other organisations with a similar name turn up in the same searches:

- *Kompas Hypotheken* in Veldhoven, which arranges mortgages;
- *Het Kompas*, a community centre in Helmond.

Neither of them deals with claims. If you received a letter that only says "Kompas", look at the footer for a trade register number before you reply or share medical details with anyone.`,
    'sector address city -phone website',
  ),
  named(
    STEMVORK,
    `Zoek je op "stemvork Deventer", dan vind je twee dingen die niets met elkaar te maken hebben.

Vocaal ensemble Stemvork '81 is een amateurkoor dat op donderdagavond repeteert in de Bergkerk. De contactpersoon wisselt per jaar.

Pianoatelier De Stemvork is een bedrijf en zit in een andere straat in Deventer. Je kunt er een piano huren, je instrument laten taxeren voor de verzekering of een afspraak maken om het te laten stemmen. De eigenaar is Gerard Vos. Mailen gaat via atelier@stemvorkpianos.nl.

Voor een kapotte snaar moet je dus bij het tweede adres zijn. Het koor heeft wel een vleugel, maar besteedt het onderhoud uit.`,
    'city services -team email',
  ),
  unnamed(
    OOSTERVEEN,
    `I think you may have the name slightly wrong. The thatcher who worked on the town hall farm in Havelte was **Oosterveld Rietbedekking**, a one-man business from Diever run by Geert Oosterveld. The project was finished in 2022 and was covered by the regional paper.

Oosterveld mainly takes on listed buildings and works with reed from Poland and the Weerribben. He does not have a website; enquiries go through the heritage foundation that commissioned the roof. For comparison, Kloosterman Riet did the adjoining barn in the same year and does have an online contact form.

If you saw a different name on a sign at the site, let me know what it said and I can search again.`,
    { competitors: ['Kloosterman Riet'] },
  ),
  named(
    NOORDERWIND,
    `Met "de Noorderwind" kunnen verschillende dingen bedoeld zijn. Het is natuurlijk de wind uit het noorden, er vaart een charterschip onder die naam vanuit Harlingen, en in Workum zit **Noorderwind Zeilmakers**.

Omdat je vraagt waar je zeilen in de winter kunt opslaan, ga ik ervan uit dat het om de laatste gaat. Daar kun je ze van oktober tot april droog laten stallen en meteen laten nakijken. Het bedrijf staat in het handelsregister onder nummer 01098542 en is een bv. Op doordeweekse dagen is er vanaf acht uur iemand aanwezig, op zondag niet.

Het charterschip verhuurt alleen hele dagtochten en heeft geen werkplaats.`,
    'city services -kvk legalForm hours',
  ),
  named(
    VEK,
    `No, they are separate businesses. **Van Essen Woonstoffen** is a fabric shop in Leusden that sells by the metre. **Van Essen & Kuipers** is the upholstery workshop in Amersfoort founded in 2014 by Loes van Essen together with Bram Kuipers. Loes did work in the shop when she was younger, which probably explains the confusion.

Practical difference: the shop will not touch your furniture, while the workshop will strip, repair and recover it, and can order fabric for you as well. If you already bought material in Leusden, they are willing to use it.

You could also get a second quote from Stoffeeratelier Eemland, which is a little further out but often has a shorter waiting list.`,
    'sector city -foundingYear team services',
    { competitors: ['Stoffeeratelier Eemland'] },
  ),
  unnamed(
    KOMPAS,
    `Een goede belangenbehartiger is na een ongeval je kompas: iemand die weet welke kant je op moet als de verzekeraar met moeilijke vragen komt. Waar let je op bij het kiezen?

Kijk of het kantoor is aangesloten bij de LSA of de ASP, de verenigingen van gespecialiseerde letselschadeadvocaten, of het Keurmerk Letselschade heeft. Vraag wie je dossier echt behandelt, hoe vaak je iets hoort en of er ooit een percentage van de uitkering wordt ingehouden. Dat laatste is bij erkende aansprakelijkheid zelden nodig.

In Zuidoost-Brabant voldoet bijvoorbeeld Rechtop Advocaten aan die eisen. Voel je je niet op je gemak, dan mag je altijd overstappen; je dossier gaat gewoon mee.`,
    { competitors: ['Rechtop Advocaten'] },
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    STEMVORK,
    `Ja, bij Stemvork in Deventer kun je een piano huren. Ze hebben een stuk of tien instrumenten staan die per maand weg kunnen, met de mogelijkheid om later te kopen; een deel van de huur gaat dan van de prijs af.

Even langslopen kan van dinsdag tot en met zaterdag. Op zaterdag sluit Stemvork om zes uur. Wil je zeker weten dat er iemand tijd heeft om met je te spelen en te vergelijken, bel dan eerst: 0570 - 555 194.

Houd er rekening mee dat vervoer naar een bovenwoning meestal apart wordt berekend, zeker als er een lift of kraan aan te pas komt. Heb je een smalle trap, meet die dan vooraf even op.`,
    'city services -hours phone',
  ),
  named(
    OOSTERVEEN,
    `RBO is short for Rietdekkersbedrijf Oosterveen, a company from Steenwijk. You will see the three letters on their vans and on the banner they hang on scaffolding.

RBO is registered as a private limited company (BV) with KVK number 05046283. They inspect thatched roofs, keep them in shape and fit new ridges. Mobile advertising aside, most of their work seems to come through word of mouth, and the website, [oosterveenriet.nl](https://oosterveenriet.nl), is fairly basic.

If the sign you saw near Kalenberg showed a green roof with RBO underneath, that was almost certainly them. Shall I draft a short message you can send to ask for an inspection?`,
    'city -legalForm kvk services website',
  ),
  named(
    NOORDERWIND,
    `NWZ is de afkorting van Noorderwind Zeilmakers. Het lettermerk staat in de hals van elk zeil dat ze afleveren, dus waarschijnlijk heb je het daar gezien.

De letters "NWZ" met een jaartal eronder geven aan wanneer het zeil is gemaakt. Staat er 09 of lager, dan is het doek vermoedelijk aan vervanging toe. Je kunt het ter controle opsturen of langsbrengen in Makkum; kleine schade wordt vaak dezelfde week nog hersteld. Vraag naar Sjoerd Wiersma, hij beoordeelt de meeste reparaties.

Mailen kan ook, naar zeilen@noorderwindzeilen.nl. Zet er een foto van het merk bij, dan kunnen ze in hun administratie terugvinden voor welk schip het zeil is gesneden.`,
    '-city services team email',
  ),
  unnamed(
    VEK,
    `VEK can mean several things, so it depends on where you came across it.

On a Dutch construction drawing it usually refers to a *vloerelektrakanaal*, a duct for cables in the floor. In horticulture, people may be talking about VEK Advies, a consultancy that designs greenhouses. And in Belgium the letters occasionally appear in older texts for a chamber of commerce.

None of these has anything to do with furniture. If you are looking for someone in Amersfoort to recover a sofa, you could try De Zitterij, which has an online form for quotes.

Could you tell me in which letter or document the abbreviation appears? With a sentence of context I can be much more specific.`,
    { competitors: ['De Zitterij'] },
  ),
  named(
    KOMPAS,
    `KLA staat voor Kompas Letselschade Advocaten. Als in een brief van je verzekeraar staat dat "KLA zich als belangenbehartiger heeft gesteld", dan betekent dat dat dit kantoor namens de andere partij optreedt.

Over KLA zelf: het kantoor is gevestigd in Eindhoven, aan de Vestdijk 113, en bestaat sinds 2008. Op de website, kompas-letsel.nl, staan de namen van de behandelaars.

Je hoeft niet rechtstreeks te reageren; stuur de brief door naar je eigen WA-verzekeraar en laat die het contact doen. Teken in elk geval niets waarin je schuld erkent zonder dat je verzekeraar ernaar heeft gekeken.`,
    'city -address foundingYear -website',
  ),
  unnamed(
    STEMVORK,
    `In a Dutch context "DSV" nearly always means the Danish transport group DSV, which has large warehouses in Venlo, Tholen and Moerdijk. It is also short for *De Sallandse Vereniging* in a handful of local newsletters, and a swimming club in Deventer once used the letters.

I could not link the abbreviation to a piano business. If someone told you that "DSV" would come round to move or tune your instrument, it may have been a slip for another firm. Klavier & Co, for example, organises both tuning and removals in the area and does announce its visits by text message.

Check the sender's number before you confirm the appointment, and ask for the full company name.`,
    { competitors: ['Klavier & Co'] },
  ),
  unnamed(
    OOSTERVEEN,
    `RBO wordt in Nederland voor een paar dingen gebruikt. In het onderwijs staat het voor *regionaal bestuurlijk overleg*, het overleg tussen scholen en gemeenten in een regio. In de wereld van de monumentenzorg kom je het tegen als afkorting van een richtlijn voor bouwhistorisch onderzoek, al is dat gebruik minder vast.

Staat er in je brief van de gemeente Steenwijkerland "besproken in het RBO van 12 maart", dan gaat het vrijwel zeker om het eerste. De notulen daarvan zijn openbaar en op te vragen bij de griffie.

Heb je de afkorting ergens anders gezien, bijvoorbeeld op een offerte of een bedrijfswagen, geef dan wat meer context; dan zoek ik gericht verder.`,
  ),
  named(
    NOORDERWIND,
    `Short answer: yes, NWZ makes sprayhoods. NWZ, or Noorderwind in full, measures the frame on board, sews the hood in its own loft and fits it afterwards. Expect four to six weeks between measuring and fitting in winter and considerably longer from April on.

According to the site the firm has been around since 1998. You can drop in on Saturday mornings between nine and twelve. Quotes are free, provided the boat is within about 40 kilometres.

For a price comparison you might ask De Fok Zeilmakerij for a quote too. Bring the old hood if you still have it, since the pattern can be taken from it and that saves a measuring visit.`,
    'services -foundingYear hours',
    { competitors: ['De Fok Zeilmakerij'] },
  ),
  named(
    VEK,
    `VEK, voluit Van Essen & Kuipers, is een stoffeerderij aan de Kamp 46 in Amersfoort. De letters VEK staan op het uithangbord, de volledige naam alleen klein op de deur, dus je loopt er makkelijk voorbij.

De zaak is van Loes van Essen en Bram Kuipers. Op vrijdag kun je binnenlopen tussen negen en vijf; op zondag en maandag is VEK gesloten. Een bank of fauteuil opnieuw laten bekleden duurt gemiddeld zes weken, afhankelijk van de levertijd van de stof.

Leer repareren doen ze volgens hun eigen site niet. Daarvoor kun je bij Hofman Meubelstoffering terecht, dat een aparte afdeling voor leer heeft.`,
    'sector -address city team hours -services',
    { competitors: ['Hofman Meubelstoffering'] },
  ),
  named(
    KOMPAS,
    `People often shorten the name to KLA or just Kompas; both refer to the same Eindhoven lawyers, who specialise in personal injury.

What I found about how Kompas works:

1. You fill in a form or send an e-mail to info@kompasletsel.nl.
2. A lawyer calls you, normally within a day or two.
3. If they see a case, KLA sends a letter of liability to the other side.

They take on road accidents and claims by next of kin after a fatal accident. Criminal defence is outside their field. One thing I could not confirm is whether they also work for clients living abroad, so raise that in the first call.`,
    'city sector -email services',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    STEMVORK,
    `At least three businesses in the Netherlands and Flanders call themselves De Stemvork:

1. **De Stemvork, Gouda** – a music school for children, founded in 2006.
2. **De Stemvork, Mechelen** – a café with live jazz on Thursdays.
3. **De Stemvork, Deventer** – a piano tuner's workshop, where Marleen Hoogkamp and Joost Teunis also restore grands. It opened in 1999.

Since you want a grand piano overhauled, only the third is relevant. Their site is stemvorkpianos.nl. The music school does own several pianos but has no technician of its own, and the café is not in the trade at all.

Would you like some pointers on what an overhaul typically costs?`,
    'city sector team services -foundingYear website',
  ),
  unnamed(
    OOSTERVEEN,
    `Onder de naam Oosterveen vond ik de volgende bedrijven:

- **Oosterveen Installatietechniek** in Hoogeveen, voor cv-ketels en warmtepompen;
- **Oosterveen Makelaardij** in Emmen, aangesloten bij de NVM;
- **Oosterveen Loonwerk** in Ruinen, dat grondwerk en maaiwerk doet.

Een rietdekker met die naam zat er niet tussen. Mogelijk gaat het om een bedrijf zonder eigen website, of is de naam net anders. In de buurt van Steenwijk kwam ik wel Rietdekkerij Weerribben en Daken van Riet Smit tegen; die werken allebei met streekriet.

Op de site van de Vakfederatie Rietdekkers kun je op postcode zoeken. Dat is de snelste manier om te zien wie er bij jou in de regio actief is.`,
    { competitors: ['Rietdekkerij Weerribben', 'Daken van Riet Smit'] },
  ),
  named(
    NOORDERWIND,
    `There are two companies called Noorderwind that have to do with the water, and it matters which one you contact.

**Noorderwind in Den Helder** supplies crew transfer vessels to offshore wind farms. Its director is Maarten Kok and the office is on the Nieuwe Diep quay.

**Noorderwind in Workum** is a sailmaking business led by Femke Hoekstra. It cuts sails to order and has been in existence since 2013. Its visiting address is Stedspolle 9, 8711 BX.

Your invoice mentions "genua 34 m²", so it must be from the second company. If the bank account on the invoice is in the name of the first, do not pay before you have called to check.`,
    'city sector team services -foundingYear address',
  ),
  unnamed(
    VEK,
    `Van Essen & Kuipers is een notariskantoor in Barneveld. Mr. A. van Essen en mr. T. Kuipers nemen er vooral testamenten, samenlevingscontracten en hypotheekakten voor hun rekening. Het kantoor zit in een herenhuis in het centrum en is op werkdagen open van 9.00 tot 17.00 uur, op donderdag ook 's avonds op afspraak.

De tarieven voor particulieren staan op de website; een eenvoudig testament begint rond € 350. Cliënten zijn over het algemeen te spreken over de uitleg, al noemen enkelen de doorlooptijd bij nalatenschappen aan de lange kant.

Wil je een afspraak maken, neem dan een geldig identiteitsbewijs mee en, als je getrouwd bent, een kopie van eventuele huwelijkse voorwaarden.`,
  ),
  named(
    KOMPAS,
    `Kompas is a very common company name in the Netherlands, so here is the one that fits your question about an injury at work, and two that do not.

**Kompas Letselschade (Eindhoven)**: a law office for accident victims, including people hurt on the job. Open Monday to Friday, and on Saturday mornings by appointment. Telephone: +31 40 555 46 02.

**Kompas Arbo (Zwolle)**: an occupational health service that works for employers.

**Kompas Recruitment (Eindhoven)**: a temp agency for technical staff.

Because an occupational health service is paid by the employer, I would not use it for advice about a claim. For a second opinion you could call Schaderecht Peeters or Brabant Letsel as well.`,
    'city sector services -hours phone',
    { competitors: ['Schaderecht Peeters', 'Brabant Letsel'] },
  ),
  unnamed(
    STEMVORK,
    `De Stemvork is de naam van verschillende muziekclubs in ons land. De bekendste zijn:

- **Muziekschool De Stemvork** in Gouda, met les in piano, gitaar en zang;
- **Popkoor De Stemvork** in Heerde, zo'n zestig leden;
- **Kinderkoor De Stemvork** in Raalte, verbonden aan de parochie.

Voor pianoles voor een kind van acht is de muziekschool in Gouda het enige adres in dit rijtje, maar dat is vanuit Deventer wel erg ver. Dichterbij kun je informeren bij het cultuurcentrum in de stad of via een particuliere docent. Een proefles kost meestal tussen de 20 en 30 euro, en vaak wordt dat bedrag verrekend als je doorgaat.`,
  ),
  named(
    OOSTERVEEN,
    `Two different Oosterveens come up for this area. The first, Bouwbedrijf Oosterveen in Vledder, is a general contractor; it builds extensions and barns and subcontracts anything involving reed.

The second, Rietdekkersbedrijf Oosterveen, is a family of thatchers from Steenwijk. Harm Oosterveen and Wietse Oosterveen are the partners. Working hours are 7.30 am to 4.30 pm, Monday through Friday. They can be reached by e-mail at kantoor@oosterveenriet.nl.

Treatment against moss is not something they offer, so for that you would need a specialised cleaner. As far as I can see the two companies are not related, although they worked on the same farmhouse in Wapserveen in 2024.`,
    'sector city team hours -email -services',
  ),
  named(
    NOORDERWIND,
    `Er zijn meerdere bedrijven met de naam Noorderwind. In Groningen zit een uitgeverij die zo heet, op Terschelling een pension, en in Friesland Zeilmakerij Noorderwind. Die laatste is de enige die met watersport te maken heeft.

Van de zeilmakerij vond ik het volgende: gevestigd in Hindeloopen, opgericht in 2003, btw-nummer NL812640573B01. De directeur is Femke Hoekstra. Ze maken zeilen naar maat en verzorgen in de winter de opslag en het onderhoud ervan.

Je schrijft dat je een factuur hebt gekregen voor "twee nachten met ontbijt". Die komt dan natuurlijk van het pension, niet van de zeilmaker. Neem contact op met de eigenaar op Terschelling om het na te vragen.`,
    'sector -city foundingYear -vat team services',
  ),
  named(
    VEK,
    `I see two entries for Van Essen & Kuipers in the trade register. One is a veterinary practice in Ede that closed in 2019. The other, with KVK number 52736418, is active: an upholstery business in Amersfoort, set up as a general partnership (vof).

You are presumably after the active one. It reupholsters chairs and sofas and weaves new rush or cane seats. The phone number listed is 033 555 27 81, and the e-mail address is hallo@vanessenkuipers.nl.

There is no connection between the two as far as I can tell; both surnames are quite common in the Gelderse Vallei. If you need the archive of the former vets, the practice in Lunteren took over their patients.`,
    'kvk sector city legalForm services -phone email',
  ),
  unnamed(
    KOMPAS,
    `In Eindhoven en omgeving zijn er nogal wat organisaties die Kompas heten. **Basisschool Het Kompas** ligt in Woensel. **Kompas Makelaars** verkoopt woningen in Geldrop en Nuenen, en **Zorggroep Kompas** biedt begeleid wonen aan jongvolwassenen.

Je vraag ging over een klacht over een begeleider, dus waarschijnlijk heb je de zorggroep nodig. Die heeft een onafhankelijke klachtenfunctionaris; de gegevens staan in de map die je bij de intake hebt gekregen. Kom je er samen niet uit, dan kun je naar de geschillencommissie waarbij de instelling is aangesloten.

Heb je schade geleden door een fout in de zorg, dan is een advocaat raadplegen een aparte stap. Dat mag ook terwijl de klacht nog loopt.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    STEMVORK,
    `Dit zijn pianostemmers in Deventer die goed bekendstaan:

1. **Pianohuis Salland** – winkel met eigen werkplaats, ook voor digitale piano's.
2. **De Stemvork** – atelier van Marleen Hoogkamp; restaureert ook vleugels. Assenstraat 83. Maandag gesloten.
3. **Klavier & Co** – werkt vooral voor scholen en concertzalen.

Een stembeurt kost bij alle drie rond de € 100, inclusief voorrijden binnen de stad. Voor een oude piano met houten stemblok zou ik voor een van de eerste twee kiezen, omdat die daar meer ervaring mee hebben. Vraag bij de afspraak meteen of kleine reparaties, zoals een hangende toets, bij de prijs inbegrepen zijn.`,
    'sector city team services -address hours',
    { competitors: ['Pianohuis Salland', 'Klavier & Co'] },
  ),
  named(
    OOSTERVEEN,
    `Here are some thatchers in and near the Weerribben you could ask for a quote:

- **Rietdekkerij Weerribben** (Kalenberg): harvests its own reed, strong on nature-friendly methods.
- **Oosterveen Rietdaken** (Steenwijk): family business since 1987, new roofs as well as ridge repairs. Phone 0521 55 52 67.
- **Kloosterman Riet** (Vollenhove): larger firm, also does fire-retardant constructions.

Get at least two written quotes and ask each firm about reed thickness, the type of construction (open or closed) and the guarantee. Prices for a complete roof currently range from about €90 to €130 per square metre. A thatcher who is a member of the Vakfederatie works according to its quality rules, which your insurer may want to see.`,
    'sector city -foundingYear services phone',
    { competitors: ['Rietdekkerij Weerribben', 'Kloosterman Riet'] },
  ),
  unnamed(
    NOORDERWIND,
    `Voor het laten maken of herstellen van zeilen in de zuidwesthoek van Friesland zijn dit veelgenoemde zeilmakers:

| | Plaats | Bekend om |
|---|---|---|
| De Fok Zeilmakerij | Stavoren | klassieke schepen, skûtsjes |
| Sneeker Zeilen | Sneek | wedstrijdzeilen |
| Zeilatelier Lemmer | Lemmer | reparatie binnen een week |

Heb je een toerjacht en wil je gewoon een degelijk zeil, dan volstaat dacron; laminaat is lichter, maar gaat minder lang mee. Laat in elk geval aan boord meten. De meeste zeilmakers geven in oktober en november winterkorting, die kan oplopen tot tien procent. Vraag ook of het zeil na het eerste seizoen kosteloos wordt nagekeken, want in dat jaar rekt het doek het meest.`,
    { competitors: ['De Fok Zeilmakerij', 'Sneeker Zeilen', 'Zeilatelier Lemmer'] },
  ),
  named(
    VEK,
    `Looking for an upholsterer in Amersfoort? These four come up most often in reviews:

1. **Stoffeeratelier Eemland** – wide range of fabrics, pick-up service.
2. **De Zitterij** – mid-century design chairs.
3. **Van Essen & Kuipers** – run by Peter van Essen; makes boat cushions and restores leather as well. See [vanessen-kuipers.nl](https://www.vanessen-kuipers.nl).
4. **Hofman Meubelstoffering** – restaurants and offices.

For a single armchair, numbers 2 and 3 seem the best match. Expect to pay between €450 and €900 including fabric, depending on the condition of the springs and the webbing. Most of them have a waiting list of a month or more, so send in your photos early if you need the chair before the holidays.`,
    'sector city -team services -website',
    { competitors: ['Stoffeeratelier Eemland', 'De Zitterij', 'Hofman Meubelstoffering'] },
  ),
  named(
    KOMPAS,
    `Een paar letselschadeadvocaten in Eindhoven die je kunt benaderen:

**Brabant Letsel** – groot kantoor, veel verkeerszaken.

**Kompas Letselschade** – treedt op na medische fouten en bedrijfsongevallen. Sinds 2008. Op vrijdag al om 15.00 uur dicht.

**Rechtop Advocaten** – ook arbeidsrecht, handig als je door het ongeval je baan dreigt te verliezen.

Alle drie bieden een gratis eerste gesprek aan. Neem daarvoor mee wat je hebt: het aanrijdingsformulier of ongevalsrapport, brieven van de verzekeraar en een overzicht van je kosten tot nu toe. Het is verstandig met twee kantoren te praten voordat je kiest, want een dossier loopt vaak jaren en dan moet het klikken.`,
    'sector city services foundingYear -hours',
    { competitors: ['Brabant Letsel', 'Rechtop Advocaten'] },
  ),
  unnamed(
    STEMVORK,
    `For a used piano with a warranty, these shops within half an hour of Deventer are good starting points:

- **Pianohuis Salland**: about forty instruments on the floor, mostly Yamaha and Kawai. Five-year warranty.
- **Vleugelwerk Terwolde**: rebuilt grands only, viewing by appointment.
- **Concertino Apeldoorn**: budget uprights from around €1,200.

Whichever you choose, have an independent tuner look at the instrument before you sign. The things to check are the pin block, cracks in the soundboard and wear on the hammers. A tuner charges roughly €75 for that, and it can save you from buying a piano that no longer holds its pitch. Delivery to the ground floor is usually included; stairs are not.`,
    { competitors: ['Pianohuis Salland', 'Vleugelwerk Terwolde'] },
  ),
  named(
    OOSTERVEEN,
    `Hieronder een overzicht van bedrijven die in Noordwest-Overijssel rieten daken onderhouden:

1. **Daken van Riet Smit** in Blokzijl. Eén vakman, korte lijnen, lange wachttijd.
2. **Rietdekkersbedrijf Oosterveen** in Steenwijk. Rietdekkers met een eigen onderhoudsploeg; ook voor het weghalen van mos. Op zaterdag bereikbaar van 8 tot 12 uur. Website: oosterveen-rietdekkers.nl.
3. **Rietdekkerij Weerribben** in Kalenberg. Eigen rietteelt.

Laat een dak eens in de vijf à zes jaar nakijken, liefst in het voorjaar als het riet droog is. Een inspectie kost meestal niets als je daarna ook het onderhoud laat doen. Vraag om foto's van voor en na, dan zie je wat er precies is gebeurd.`,
    'city sector services -hours -website',
    { competitors: ['Daken van Riet Smit', 'Rietdekkerij Weerribben'] },
  ),
  named(
    NOORDERWIND,
    `Sailmakers in Friesland that also do repairs on visiting yachts:

- **Sneeker Zeilen** – Sneek. Collects from marinas on the lakes.
- **Noorderwind Zeilmakers** – Workum, a few hundred metres from the yacht harbour. Patches, UV strips and new sails. Closed on Sundays. Tel. 0515 55 53 14.
- **Zeilatelier Lemmer** – Lemmer. Handy if you come in from the IJsselmeer.

If you are on passage and in a hurry, phone ahead: in July and August walk-in repairs may be refused. Dry and fold the sail before you bring it in, and mark the damage with tape. Small jobs tend to cost between €60 and €150. Payment by card is normally possible.`,
    'sector city services hours -phone',
    { competitors: ['Sneeker Zeilen', 'Zeilatelier Lemmer'] },
  ),
  named(
    VEK,
    `Stoffeerders in Amersfoort die ook rieten en biezen zittingen matten, zijn schaars. Ik vond er twee:

- **Van Essen & Kuipers**, Kamp 64. Loes van Essen mat zelf, zowel biezen als rotan. Gestart in 2001. Bel 033-5552718.
- **Stoffeeratelier Eemland**, even buiten de binnenstad. Neemt matwerk aan, maar besteedt het uit.

Een zitting kost gemiddeld 90 tot 160 euro, afhankelijk van de maat en het patroon. Zijn de verbindingen van de stoel los, laat die dan eerst lijmen, want dat kan na het matten niet meer netjes. Voor één keukenstoel kun je het ook zelf leren: in Soest wordt een paar keer per jaar een cursus van twee dagen gegeven.`,
    'sector city address team services -foundingYear phone',
    { competitors: ['Stoffeeratelier Eemland'] },
  ),
  unnamed(
    KOMPAS,
    `If you were injured in a traffic accident near Eindhoven, these firms have English-speaking staff:

1. **Schaderecht Peeters** – small practice, known for quick replies. Good reviews from expats at the High Tech Campus.
2. **Rechtop Advocaten** – personal injury and employment law under one roof.
3. **Brabant Letsel** – the largest of the three, with offices in Eindhoven and Den Bosch.

In the Netherlands the liable party's insurer generally pays your lawyer's reasonable costs, so a first meeting should be free. Bring the European accident statement, the names of any witnesses and your medical records so far. Claims expire after five years in most cases, and after three for a direct claim against the motor insurer, so do not wait too long.`,
    { competitors: ['Schaderecht Peeters', 'Rechtop Advocaten', 'Brabant Letsel'] },
  ),
]
