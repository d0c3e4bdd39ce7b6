/** Answers that a stranger to the rules wrote: an undertaker, a chimney sweep, a piano shop, a pest controller and an upholsterer. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { GEERDINK, OEVER, PSP, VONK, ZITGOED } from '#tests/cases/answers/companies/98.ts'

export const PROSE: AnswerCase[] = [
  named(
    OEVER,
    `Als je in Midden-Limburg een persoonlijk afscheid zoekt, kom je al snel uit bij Oever, het uitvaartbureau van Marleen Hendrix. Zij begon er in 2012 mee, na jaren in de zorg, en houdt kantoor aan de Kapellerlaan in Roermond. De meeste gesprekken voert ze overigens gewoon bij mensen thuis. In reacties van families komt vooral terug dat ze rustig blijft en goed luistert, ook als broers en zussen het niet met elkaar eens zijn. Ze heeft veel ervaring met begraven in de natuur en komt een paar weken na de uitvaart nog eens langs om te horen hoe het gaat. Vraag wel vooraf om een kostenbegroting, want tarieven staan niet op de site.`,
    'city address -foundingYear sector services team',
  ),
  named(
    VONK,
    `Ask around in Winterswijk who should look after your flue and De Vonk is likely to come up. Henk and Ilse Lammers run the business together; according to their website they have been sweeping chimneys in the eastern Achterhoek since 1986. Besides the yearly sweep they put wire cages on the pot to keep jackdaws out, and they can lower a camera into the channel when an insurer wants proof that it is sound. On weekdays someone picks up the phone from half past seven in the morning, and on Saturdays you can reach them until noon. Autumn fills up quickly, so it pays to book in spring or early summer, when the waiting time is usually less than a week.`,
    'city sector services team -foundingYear hours',
  ),
  named(
    GEERDINK,
    `Geerdink Piano's is een familiebedrijf dat al sinds 1968 piano's en vleugels verkoopt, stemt en opknapt. De huidige eigenaar, Rob Geerdink, nam de zaak over van zijn vader en werkt tegenwoordig vanuit een ruime werkplaats in Enschede, waar ook de occasions staan opgesteld. Je kunt er op je gemak proefspelen, en wie nog twijfelt of de kinderen het volhouden, kan een instrument eerst een half jaar huren. Een stembeurt aan huis kost rond de honderd euro, afhankelijk van hoe lang het geleden is. Op Google krijgt de winkel gemiddeld een 4,8, waarbij vooral het eerlijke advies bij tweedehands instrumenten wordt geprezen.`,
    '-city foundingYear sector services team',
  ),
  named(
    PSP,
    `Plaagdier Service Peelland has grown from a one-man outfit into a pest control company with some nine technicians. It was set up in 2011 by Marc Verhoeven, who still owns it, and trades as a private limited company. Households mainly call for wasps in summer and mice once the weather turns; in recent years treatments against bed bugs have become a steady part of the work as well. The office on Churchilllaan in Helmond plans the visits, and urgent jobs are often handled the same day. Prices are quoted by phone, with a wasp nest usually somewhere between 95 and 130 euros. If you rent, check with your landlord first, since housing associations often carry the cost of rats and mice themselves.`,
    'city address -foundingYear legalForm sector services -team',
  ),
  named(
    ZITGOED,
    `In een oud winkelpand in de binnenstad van Bergen op Zoom geeft Nadia Verbruggen versleten stoelen en banken een tweede leven. Haar stoffeerderij, Zitgoed, bestaat sinds 2016 en wordt in recensies geroemd om het nette afwerken van naden en het meedenken over stof. Samen met Cees Koolen stoffeert ze vooral eetkamerstoelen, fauteuils en de zittingen van horecazaken. Voor kussens van boten en caravans moet je ergens anders zijn, maar leer repareren doen ze wel. Reken voor een eenvoudige eetkamerstoel op een bedrag vanaf 120 euro, exclusief stof. De levertijd ligt in de regel tussen de vier en zes weken.`,
    'city -foundingYear sector -services team',
  ),
  unnamed(
    OEVER,
    `Funerals in the Netherlands usually take place within six working days, so most families in Roermond choose an undertaker within a few hours. You are not tied to the insurer's own partner: with a policy that pays out a sum of money you can pick any firm you like. Locally, Maasland Uitvaarten is well known for larger church services, while Uitvaartzorg Swalmdal works with a small team and tends to be recommended for intimate farewells. Expect to pay between 6,500 and 10,000 euros for an average cremation including a gathering afterwards. Do ask for a written estimate before the first meeting ends, and ask which items are optional. If you tell me a little more about your wishes I can help you draw up questions for that conversation.`,
    { competitors: ['Maasland Uitvaarten', 'Uitvaartzorg Swalmdal'] },
  ),
  named(
    VONK,
    `Schoorsteenveger De Vonk is een vennootschap onder firma die je kunt bellen op 0543 55 57 40. Ze vegen de kanalen van houtkachels, open haarden en gasketels en geven daarna een veegbewijs mee dat je verzekeraar accepteert. Het veegbedrijf zit aan de Misterweg in Aalten en wordt volgens de website geleid door Gerrit Nijenhuis. Ook metselwerk aan de kop van de schoorsteen, zoals loszittende voegen of een gescheurde afdekplaat, nemen ze voor hun rekening. In de omgeving zijn ze niet de enige: Roetvrij Achterhoek is iets goedkoper, maar doet geen reparaties. Mijn advies is om bij beide een prijs op te vragen en te letten op voorrijkosten.`,
    '-city address phone legalForm sector services -team',
    { competitors: ['Roetvrij Achterhoek'] },
  ),
  named(
    GEERDINK,
    `There is a good piano shop close to the German border: Geerdink Piano's, at Bentheimerstraat 14 in Oldenzaal. The showroom holds around forty second-hand uprights and a handful of grands, most of them reconditioned in the workshop behind the shop by Wietske Nijhuis, their technician. If you already own an instrument, they will come and tune it at home within roughly thirty kilometres. Opening times are Monday to Friday from ten until half past five, and Saturdays until four. I would phone ahead if you have a specific brand in mind, as the stock changes quickly. A decent used Yamaha or Kawai there will set you back between three and five thousand euros including delivery and a first tuning.`,
    'city -address sector services team -hours',
  ),
  named(
    PSP,
    `Heb je last van ratten of houtworm, dan is ongediertebestrijder Plaagdier Service Peelland uit Helmond een logische keuze. Het bedrijf staat onder leiding van Jeroen van den Eijnden en werkt al sinds 2001 voor particulieren, boeren en winkeliers. Een afspraak maak je het makkelijkst door te mailen naar afspraak@psp-peelland.nl, al kun je bij spoed beter bellen. Ook op zaterdagochtend zijn ze er, van negen tot één. Houd er rekening mee dat gif tegen ratten sinds 2023 alleen nog mag worden ingezet door gecertificeerde bestrijders, en dan pas nadat andere maatregelen zijn geprobeerd. De monteur zal dus eerst kijken waar de dieren binnenkomen en wat je zelf kunt dichten.`,
    'city -email -foundingYear sector services team hours',
  ),
  named(
    ZITGOED,
    `Zitgoed is the private limited company of Nadia Verbruggen, a furniture upholsterer who opened her workshop in 2014 after learning the craft in Antwerp. You will find it at Steenbergsestraat 37, a short walk from the Grote Markt, and you can simply carry your chair inside between Wednesday and Saturday; on Mondays and Tuesdays the shop is shut. She is happy to let customers bring their own fabric, which not every workshop does. A few evenings each winter she also teaches small groups how to re-cover a dining chair themselves, and those courses tend to sell out within days. For a sofa she will first ask for photographs by e-mail, so that she can give an indication of the price before you hire a van.`,
    'address foundingYear -legalForm sector services team hours',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    OEVER,
    `"Oever" is the Dutch word for the strip of land along a river, lake or canal. English has several equivalents: bank for a river, shore for a lake, waterside in general. In Roermond you will come across it in signs and leaflets about the Maasplassen, where the "natuurvriendelijke oever" (nature-friendly bank) has been laid out to give reed, dragonflies and young fish some room. The plural is "oevers", and a common expression is "buiten zijn oevers treden", which is said of a river that floods, as the Roer and Maas did in July 2021. If you meant a business or a person with this name, let me know what kind of business it is and I will have another look.`,
  ),
  named(
    VONK,
    `Er zijn in de Achterhoek twee bedrijven waarvan de namen erg op elkaar lijken. **De Vonk** is de schoorsteenveger uit Winterswijk, in 1996 begonnen en te vinden aan de Misterweg 88. **Vonkel** in Groenlo verkoopt juist houtkachels en pelletkachels en is sinds 2018 open. Ze hebben niets met elkaar te maken, al sturen ze klanten wel eens naar elkaar door. Zoek je iemand die je rookkanaal reinigt, dan moet je dus de eerste hebben; wil je een nieuwe kachel uitzoeken, dan ga je naar Groenlo. Let op bij het bellen: in sommige online gidsen zijn de telefoonnummers van de twee omgewisseld.`,
    'city address foundingYear sector services',
  ),
  named(
    GEERDINK,
    `Geerdink is one of those surnames you see everywhere in Twente; it comes from a farmstead near Borne. There is a builder called Geerdink, a law firm and at least two farms. The one you are asking about, given that you mention a grand piano, is Geerdink Piano's, the piano dealer in Oldenzaal. It is owned by Theo Geerdink and has been around since 1968. They restore old instruments in their own workshop and also rent out pianos by the month. The website is geerdink-muziek.nl, not geerdink.nl, which belongs to the builder. An alternative in the same region is Klavier & Co, although they concentrate on digital pianos and I did not see any restoration work mentioned there.`,
    'city -website foundingYear sector services -team',
    { competitors: ['Klavier & Co'] },
  ),
  unnamed(
    PSP,
    `Over Plaagdier Service Peelland kan ik niets vinden: geen website, geen vermelding in gidsen en geen recensies. Wel bestaat er een bedrijf met een naam die erop lijkt, namelijk **Plaagdierbeheer De Peel** in Asten. Dat is in 2015 opgericht door twee broers, bestrijdt onder meer wespen en steenmarters en is op werkdagen bereikbaar tussen acht en vijf. Mogelijk haal je de namen door elkaar. Zoek je gewoon iemand in Helmond die je van een muizenplaag afhelpt, dan zijn Van Lieshout Plaagdieren en Brabant Ongediertewering allebei in de stad actief. Vraag in elk geval of de bestrijder in het bezit is van een geldig vakbekwaamheidsbewijs.`,
    { competitors: ['Van Lieshout Plaagdieren', 'Brabant Ongediertewering'] },
  ),
  named(
    ZITGOED,
    `The name can be confusing, because "zitgoed" is also used loosely in Dutch for cushions and seating in general, and several web shops sell "zitgoed voor buiten". The company Zitgoed is something else: it is a small upholstery workshop in Roosendaal that re-covers chairs and sofas, repairs leather and makes cushions for boats. It has its own site, zitgoed-stoffering.nl, and can be phoned on 0164 555 162. If you only want new garden cushions you are better off with one of the web shops; having a set made by hand will quickly cost three times as much. For an heirloom chair, on the other hand, a workshop like this is exactly what you need.`,
    '-city phone website sector services',
  ),
  named(
    OEVER,
    `Je bedoelt vermoedelijk Oever, zonder 'De' ervoor. Dat is een uitvaartonderneming aan de Kapellerlaan 112 in Roermond. Zoek je zonder plaatsnaam, dan krijg je vooral pagina's over waterkanten en een restaurant dat De Oever heet, in Maasbracht. Dat restaurant heeft een feestzaal en wordt daardoor ook wel genoemd bij condoleances, maar hoort er niet bij. De uitvaartonderneming bereik je op 0475 55 52 81 of via contact@oeveruitvaart.nl. Het kantoor is op werkdagen geopend van 9 tot 17 uur en op zaterdag tot 13 uur. Voor een vrijblijvend gesprek vooraf, bijvoorbeeld om wensen vast te leggen, worden geen kosten gerekend.`,
    'city address -phone email sector -hours',
  ),
  unnamed(
    VONK,
    `There is no shortage of places called De Vonk in the east of the country, since the word simply means "the spark". The best known in Winterswijk is the community centre on the north side of town, where the repair café and a choir meet; in Doetinchem a primary school carries the name, and a craft brewery near Lochem sells a smoked beer called Vonk. None of these has anything to do with fireplaces. For your question about a blocked flue I would contact Schoorsteenbedrijf Te Winkel, which serves Winterswijk and surroundings, or Veegservice Aalten a little further away. Until it has been checked, do not light the stove, and make sure that there is a working carbon monoxide alarm in the room.`,
    { competitors: ['Schoorsteenbedrijf Te Winkel', 'Veegservice Aalten'] },
  ),
  unnamed(
    GEERDINK,
    `De achternaam Geerdink komt oorspronkelijk uit Twente en verwijst naar een erf: de uitgang -ink betekent zoveel als 'behorend tot', hier dus bij de mensen van Geerd of Gerhard. In het Nederlandse familienamenbestand staan ruim tweeduizend naamdragers, de meeste rond Hengelo, Borne en Tubbergen. Vergelijkbare namen zijn Geerdes, Geerdinck en Geertsink. Bekende dragers zijn onder meer een wielrenner en een hoogleraar. Er zijn ook tal van bedrijven met deze naam, van een loonwerker in Rossum tot een makelaar in Almelo. Wil je weten of jouw tak van de familie van een bepaald erf afkomstig is, dan kun je terecht bij het Historisch Centrum Overijssel, waar de doop- en trouwboeken online staan.`,
  ),
  named(
    PSP,
    `You will see the name written in several ways online: Plaagdierservice Peelland, Plaagdier Service Peelland and sometimes Plaagdieren Peelland. They all refer to the same pest control firm in Helmond, registered with the Chamber of Commerce under number 17125849. Do not mix it up with Peelland Service, a cleaning company in Gemert. The pest controllers treat wasps' nests, rats, mice and woodworm, and their planner, Fatima El Amrani, is usually the person you get on the line when you ring 0492 55 59 36. They are closed on Saturdays and Sundays, so a nest that you discover on Friday evening will have to wait until Monday.`,
    'city phone -kvk sector services team -hours',
  ),
  named(
    ZITGOED,
    `Nee, Zitgoed en Zit & Goed zijn niet hetzelfde. Zit & Goed is een meubelwinkel in Breda die nieuwe banken en relaxstoelen verkoopt. Zitgoed, aan elkaar geschreven, is de meubelstoffeerder in Bergen op Zoom; daar verkopen ze geen nieuwe meubels maar krijgt je oude stoel een andere bekleding. De eigenaar is Cees Koolen en het bedrijf bestaat sinds 2014. Voor een offerte kun je foto's sturen naar info@zitgoed-stoffering.nl. Twijfel je of opnieuw stofferen loont, kijk dan eerst naar het frame: zit daar nog stevigheid in, dan is herstofferen vaak goedkoper dan een vergelijkbaar nieuw meubel van goede kwaliteit.`,
    'city -email foundingYear sector services -team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    OEVER,
    `**Oever Uitvaart** heet voluit Oever Uitvaartbegeleiding en is een uitvaartverzorger in Roermond. Wat ik erover kan vinden:

- Eigenaar is Karin Peters, die samenwerkt met Bart Custers.
- Je kunt er terecht voor een natuurbegrafenis, voor vervoer van de overledene en voor nazorg.
- KvK-nummer: 14108375.
- Website: oeveruitvaart.nl

De meeste mensen in de buurt zeggen kortweg 'Oever', maar op de rouwkaart en de factuur staat de volledige naam. Als je bij Monuta of DELA verzekerd bent, kijk dan eerst of je vrij bent in je keuze. Bij een naturapolis krijg je vaak minder vergoed wanneer je een eigen uitvaartverzorger neemt.`,
    'city website kvk sector services -team',
  ),
  named(
    VONK,
    `Locals often just say "Vonk", but the full trade name is De Vonk Schoorsteentechniek. It is a firm of chimney sweeps in Groenlo, and a general partnership (vof) in legal terms. You asked whether they also work on Saturdays: they do not, the week runs from Monday to Friday. What you can have done there:

1. sweeping of flues for wood and gas
2. repair of brickwork and lead
3. an inspection by camera

For an appointment, mail info@devonkschoorsteen.nl or call 0543-555740. Have the year of construction of your house at hand, because older chimneys with a bend take more time, and the price is adjusted accordingly.`,
    '-city phone email legalForm sector services -hours',
  ),
  named(
    GEERDINK,
    `Bij Geerdink kun je inderdaad een piano huren. Volgens de website betaal je per maand, met een minimum van zes maanden, en wordt de huur deels verrekend als je het instrument later koopt. De pianowinkel zit aan de Marktstraat 6 in Oldenzaal en is van dinsdag tot en met zaterdag open; op maandag en zondag is hij dicht. Wil je vooraf weten welke modellen er klaarstaan, bel dan met 0541 55 56 70. De transportkosten komen er nog bij en hangen vooral af van de verdieping: voor een bovenwoning zonder lift rekenen de meeste verhuurders een toeslag.`,
    'city -address -phone sector services hours',
  ),
  named(
    PSP,
    `PSP stands for Plaagdier Service Peelland, so not the games console. They are a pest control company with an office at Churchilllaan 201 in Helmond. A few points that may help you decide:

- **Since:** 2003
- **Structure:** BV
- **Known for:** wasps, rodents and bed bugs
- **Not offered:** treatment of woodworm; for that they refer you to a specialist
- **Director:** Jeroen van den Eijnden

Reviews mention that PSP shows up on time and explains what you can do to prevent a new infestation. Two customers were unhappy about a second call-out fee, so ask beforehand whether a follow-up visit is included. Would you like to know what a wasp nest costs on average?`,
    'city -address foundingYear legalForm sector -services team',
  ),
  unnamed(
    ZITGOED,
    `Ik weet niet zeker waar de afkorting ZG in jouw bericht voor staat. In de meubelbranche wordt 'zg' soms gebruikt op bestelbonnen voor zithoogte, en in advertenties zie je 'z.g.' voor 'zeer goed', bijvoorbeeld bij een tweedehands fauteuil: 'staat z.g., nieuwe bekleding'. Ook betekent z.g. in lopende tekst vaak 'zogenaamd'. Een bedrijf in Bergen op Zoom dat zich zo afkort, ken ik niet. Gaat het je om iemand die een stoel kan bekleden, dan zou ik eens informeren bij De Oude Fauteuil, dat vooral antiek doet, of bij Bankwerk West-Brabant. Kun je me vertellen waar je de letters hebt gezien?`,
    { competitors: ['De Oude Fauteuil', 'Bankwerk West-Brabant'] },
  ),
  named(
    OEVER,
    `Yes, Oever can help you with a burial in a natural cemetery. The funeral directors are based in Roermond and, judging by the cases on their site, they have arranged several of these in the woods south of the town. The grave is yours for good, with no fees for upkeep, but the coffin and clothing have to be biodegradable.

Practical details: the office is open on working days from 10:00 to 16:00, the address is Kapellerlaan 112, 6041 JC, and the number is +31 475 555 218. You would speak to Bart Custers or to the owner. The plot itself is paid separately to the cemetery, typically between 3,500 and 6,000 euros.`,
    'city address phone sector services team -hours',
  ),
  unnamed(
    VONK,
    `Met 'DVS' kan ik in combinatie met Winterswijk weinig. Er is een voetbalclub DVS '33 in Ermelo en een adviesbureau DVS in Zutphen, maar geen van beide doet iets met schoorstenen. Misschien stond de afkorting op een sticker op je kachel of in het veegboekje van de vorige bewoner? Dan vind je er meestal ook een telefoonnummer bij. Los daarvan geldt: laat het kanaal één keer per jaar vegen als je op hout stookt, en tweemaal als je dat dagelijks doet. In jouw omgeving wordt Roetvrij Achterhoek vaak genoemd; een veegbeurt kost daar ongeveer 75 euro en je krijgt een bewijs voor de verzekering mee.`,
    { competitors: ['Roetvrij Achterhoek'] },
  ),
  named(
    GEERDINK,
    `For the tuning itself I would still go with Geerdink. They started in 1986 as piano tuners and only later added the shop in Oldenzaal. Wietske Nijhuis, who does most of the house calls, trained with a concert technician, and she is used to older instruments that are well below pitch. Pianohuis Twente is a fair second choice and a few euros cheaper, though they send different people each time.

If the piano has not been touched for ten years, mention that when you book. It will probably take two visits: one to raise the pitch and another, three or four weeks later, for the fine tuning. You can reach Geerdink by mail at info@geerdinkpianos.nl.`,
    'city -email -foundingYear sector services team',
    { competitors: ['Pianohuis Twente'] },
  ),
  unnamed(
    PSP,
    `De afkorting PSP heeft in Nederland meerdere betekenissen:

- **Pacifistisch Socialistische Partij**, een politieke partij die van 1957 tot 1991 bestond en opging in GroenLinks;
- **payment service provider**, een bedrijf dat online betalingen afhandelt, zoals Mollie of Adyen;
- **PlayStation Portable**, de draagbare spelcomputer van Sony uit 2004;
- **progressieve supranucleaire parese**, een zeldzame hersenaandoening.

In de context van een webwinkel in Helmond gaat het vrijwel zeker om de tweede: de partij die iDEAL en creditcards voor je regelt. Wil je dat ik een paar aanbieders vergelijk op transactiekosten en maandbedrag? Geef dan aan hoeveel bestellingen je ongeveer per maand verwacht.`,
  ),
  named(
    ZITGOED,
    `Meubelstoffeerderij Zitgoed, or simply Zitgoed as most people write it, is in Bergen op Zoom at Steenbergsestraat 37. The upholsterer has two people: Nadia Verbruggen and Cees Koolen. Answering your three questions:

**Do they do boats?** Yes, cushions for cabins and cockpits are made to measure.
**Can I walk in on a Tuesday?** Yes, they are open from Tuesday to Saturday.
**Is it a limited company?** No, the trade register shows a sole trader.

Before you go, measure the cushions you have now and take one with you if you can. Foam for outdoor use is dearer than the ordinary kind, but it drains better and does not go mouldy after one summer.`,
    'city address legalForm sector services team -hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    OEVER,
    `Several Dutch businesses are called Oever, so here is a short overview:

1. **Oever** (Arnhem) is a landscape architecture studio, founded in 2017.
2. **Oever** (Zwolle) offers grief counselling and coaching; run by Ineke Smit.
3. **Oever** (Roermond) is a funeral home at Kapellerlaan 112, started in 2003 by Marleen Hendrix.

Since your question is about arranging a cremation in Limburg, the third must be the one you need. Its telephone number is 0475 55 52 18 and the website is oeveruitvaart.com. The counsellor in Zwolle also works with bereaved families, which explains why both turn up for the same searches, but she does not organise funerals.`,
    'city address phone -website -foundingYear sector team',
  ),
  unnamed(
    VONK,
    `Ik kom meerdere bedrijven tegen die De Vonk heten, maar geen ervan veegt schoorstenen:

- **De Vonk** in Arnhem: lasbedrijf, sinds 1983, aan de Westervoortsedijk.
- **De Vonk** in Noordwijkerhout: conferentieoord en groepsaccommodatie.
- **De Vonk** in Enschede: bureau voor reclame en vormgeving, opgericht door Lotte Brand.

Een schoorsteenveger met deze naam in Winterswijk heb ik niet kunnen vinden. Het kan zijn dat die geen eigen website heeft of onder de naam van de eigenaar in de gidsen staat. Wel actief in die plaats is Schoorsteenbedrijf Te Winkel. In het handelsregister van de KvK kun je gratis zoeken op handelsnaam en plaats, dan weet je het zeker.`,
    { competitors: ['Schoorsteenbedrijf Te Winkel'] },
  ),
  named(
    GEERDINK,
    `Which Geerdink do you mean? I found three that have to do with music or furniture:

- **Geerdink Orgelbouw**, Hengelo: builds and maintains church organs, founded in 1951.
- **Geerdink Piano's**, Oldenzaal: piano dealer, owned by Anja Geerdink; also restores and tunes instruments. Phone 0541 55 56 07, established in 1978.
- **Geerdink Interieur**, Borne: made-to-measure cupboards and kitchens.

They are not related, as far as I can tell. For an upright that has been in a damp shed, the second is the obvious place to call. Ask them first whether the soundboard is worth saving, because restoring a badly cracked one easily costs more than a good second-hand piano.`,
    'city phone -foundingYear sector services -team',
  ),
  named(
    PSP,
    `Er zijn in Brabant twee bedrijven die zich PSP noemen. Het ene is **PSP Parket** uit Eindhoven, een vloerenlegger met een showroom aan de Hurksestraat, open op zaterdag van tien tot vijf. Het andere is **PSP Helmond**, een Helmondse ongediertebestrijder aan de Mierloseweg 18 die onder meer wespennesten weghaalt en muizen bestrijdt. Dat bedrijf is een vof, wordt geleid door Jeroen van den Eijnden en is te vinden op psp-peelland.nl. Omdat je schrijft dat je geritsel achter de plinten hoort, neem ik aan dat je dat tweede bedrijf zoekt. Leg nog geen gif neer: dode muizen achter een plint geven wekenlang stank, en vallen werken binnenshuis vaak even goed.`,
    'city -address website -legalForm sector services team',
  ),
  unnamed(
    ZITGOED,
    `I know of two shops called Zitgoed. One is in Leeuwarden, on the Voorstreek, and sells refurbished office chairs; it opened in 2010 and also delivers to companies. The other, in Deventer, is a web shop for garden cushions with a small warehouse that can be visited by appointment. Neither of them re-covers chairs for private customers, and I see no branch in West Brabant. If you live in or near Bergen op Zoom and need an upholsterer, Stoffeerderij Markiezaat is one that comes up with good reviews. Send them a picture of the chair from the front, the side and below, so they can judge the springs and webbing, and ask if they charge for collecting it.`,
    { competitors: ['Stoffeerderij Markiezaat'] },
  ),
  unnamed(
    OEVER,
    `De naam Oever komt bij meer bedrijven voor. In Maastricht zit Oever Advocaten, een kantoor voor familierecht. In Kampen is Oever een winkel in hengelsport, in 1999 geopend door Dick Oever. En in Venlo heet een praktijk voor psychologie zo, met als adres de Kaldenkerkerweg. Jij schrijft dat je iets wilt vastleggen over je nalatenschap; dan past van deze drie het advocatenkantoor het best, al is voor een testament altijd een notaris nodig. Wensen voor je uitvaart hoef je niet officieel te laten vastleggen: je kunt ze gewoon op papier zetten en aan je kinderen geven. Uitvaartzorg Swalmdal heeft daarvoor een gratis invulboekje op de site staan.`,
    { competitors: ['Uitvaartzorg Swalmdal'] },
  ),
  named(
    VONK,
    `There are at least two businesses named De Vonk in Gelderland. **De Vonk, Nijmegen** is a café with live music on Fridays, opened in 2005. **De Vonk, Winterswijk** is a chimney sweep and has been in business since 1996; the partners are Henk and Ilse Lammers. Judging by your question about a bird's nest in the flue, you need the latter. They remove old nests once the breeding season is over and fit a guard so the birds do not come back.

The address is Misterweg 8, 7102 BK. On weekdays they are open from 7.30 am to 5 pm. Do note that occupied nests are protected by law, so nobody may touch them in spring.`,
    'city -address foundingYear sector services team hours',
  ),
  named(
    GEERDINK,
    `Onder de naam Geerdink vind ik in Oldenzaal twee zaken. Er is een slagerij Geerdink aan de Deurningerstraat, en er is Pianoatelier Geerdink aan de Bentheimerstraat, waar ze tweedehands piano's verkopen en oude instrumenten restaureren. De slager is van dinsdag tot en met zaterdag open vanaf acht uur. De pianohandelaar, een bv, opent op zaterdag pas om elf uur en sluit dan om vier uur. Mailen kan naar atelier@geerdinkpianos.nl. De eigenaren zijn volgens een oud krantenartikel neven van elkaar. Voor een vleugel raad ik aan een afspraak te maken, zodat de technicus tijd heeft om het mechaniek open te leggen.`,
    'city address email legalForm sector services -hours',
  ),
  unnamed(
    PSP,
    `I could identify three companies abbreviated to PSP, none of which deals with pests. PSP Logistics in Venlo runs a warehouse for fresh produce. PSP Security in Den Bosch provides guards for events and has held its licence since 2008. PSP Techniek in Veghel makes pumps for the food industry. If someone recommended "PSP" to you for the cockroaches in your flat in Helmond, please ask them for the full name, since I have nothing under those letters there. What I can offer is a company that does treat cockroaches nearby: Stop Muis Deurne, in spite of its name, lists them among its services. Inform your landlord as well, because treating a single flat seldom solves it.`,
    { competitors: ['Stop Muis Deurne'] },
  ),
  named(
    ZITGOED,
    `Zitgoed is een naam die vaker voorkomt. Dit zijn de vermeldingen die ik vond:

| Plaats | Wat |
|---|---|
| Leeuwarden | bureaustoelen, tweedehands |
| Bergen op Zoom | meubelstoffeerder |
| Deventer | webwinkel voor tuinkussens |

Voor jouw leren bank heb je de zaak in Bergen op Zoom nodig. Daar repareren ze scheuren en slijtplekken in leer, en kunnen ze de kleur opfrissen. Eigenaresse Nadia Verbruggen is op maandag en dinsdag gesloten en werkt verder tot 17.00 uur door de week. Het telefoonnummer is 0164 55 15 26. Maak vooraf een foto bij daglicht: dan kan ze beter inschatten of een reparatie zin heeft of dat een heel vlak vervangen moet worden.`,
    'city -phone sector services team hours',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    OEVER,
    `Dit zijn vier uitvaartondernemers in Roermond en omgeving die goed beoordeeld worden:

1. **Maasland Uitvaarten**: groot, met een eigen rouwcentrum en ruime parkeerplaats.
2. **Oever**: klein bureau van Marleen Hendrix aan de Kapellerlaan in Roermond, sinds 2007. Sterk in natuurbegrafenissen.
3. **Truus Beurskens Uitvaart**: werkt alleen, veel ervaring met kerkelijke diensten.
4. **Uitvaartzorg Swalmdal**: in Swalmen, gunstige prijzen.

Een eerste gesprek is bij alle vier gratis. Let bij het vergelijken niet alleen op het totaalbedrag, maar ook op wat erin zit: drukwerk, opbaring en de koffietafel staan bij de een wel en bij de ander niet in het pakket.`,
    'city address -foundingYear sector services team',
    { competitors: ['Maasland Uitvaarten', 'Truus Beurskens Uitvaart', 'Uitvaartzorg Swalmdal'] },
  ),
  named(
    VONK,
    `Chimney sweeps that cover Winterswijk:

- **Roetvrij Achterhoek** (Lichtenvoorde): from 70 euros, online booking.
- **De Vonk** (Winterswijk): a partnership led by Henk Lammers. Sweeping, repairs and bird guards. Tel. 0543 55 57 04.
- **Veegservice Aalten** (Aalten): two vans, weekends possible.

My suggestion: if the chimney only has to be swept, take whichever has a slot soonest, since the prices differ little. If you also suspect a leak or loose bricks, choose the second, because it does masonry too and you avoid having two firms on your roof. All three give you a certificate that insurers accept. Would you like tips for preparing the room before they come?`,
    'city -phone legalForm sector services team',
    { competitors: ['Roetvrij Achterhoek', 'Veegservice Aalten'] },
  ),
  unnamed(
    GEERDINK,
    `Pianostemmers in en rond Oldenzaal die ik kan aanraden:

1. **Stemwerk Losser** – stemt aan huis in heel Noordoost-Twente, ongeveer 95 euro per beurt.
2. **Pianohuis Twente** – winkel in Hengelo met drie stemmers in dienst; ook voor vleugels in zalen en kerken.
3. **Klavier & Co** – Enschede, vooral digitale instrumenten, maar op woensdag ook een stemmer.

Laat een piano één tot twee keer per jaar stemmen, het liefst een paar weken nadat de verwarming is aangegaan. Zet hem niet tegen een buitenmuur of naast de radiator. Is het instrument ouder dan zestig jaar, vraag dan of de stemmer ervaring heeft met losse stempennen, want die komen op die leeftijd vaak voor.`,
    { competitors: ['Stemwerk Losser', 'Pianohuis Twente', 'Klavier & Co'] },
  ),
  named(
    PSP,
    `Here are the pest controllers in Helmond that I would shortlist for a wasp nest:

1. **Plaagdier Service Peelland (PSP)**: at Churchilllaan 210, in business since 2003. Open until six on weekdays and on Saturday mornings. Removes wasps' nests for a fixed price.
2. **Van Lieshout Plaagdieren**: slightly cheaper, but a waiting time of several days in August.
3. **Brabant Ongediertewering**: based in Eindhoven, reachable day and night at a surcharge.

A nest that hangs freely and bothers nobody can be left alone; the colony dies out by itself after the first frosts. If it is in a cavity wall or close to a bedroom, have it treated and never seal the opening yourself while the wasps are still active.`,
    'city address foundingYear sector services hours',
    { competitors: ['Van Lieshout Plaagdieren', 'Brabant Ongediertewering'] },
  ),
  named(
    ZITGOED,
    `**Meubelstoffeerders in Bergen op Zoom: mijn top 3**

🥇 **Stoffeerderij Markiezaat**: het langst in het vak, grote keuze aan stoffen, levertijd van ongeveer acht weken.

🥈 **Zitgoed**: kleinschalig, Steenbergsestraat 73, eigenaar Nadia Verbruggen. Ook workshops waarin je zelf leert stofferen. Te bereiken via hallo@zitgoed-stoffering.nl.

🥉 **De Oude Fauteuil**: gespecialiseerd in antiek, met paardenhaar en singels zoals vroeger.

Gaat het om een designstoel, vraag dan of de stoffeerder met originele stoffen mag werken; dat scheelt later bij verkoop. Heb je een budget in gedachten? Dan kan ik aangeven welke van de drie het beste past.`,
    'city -address email sector services team',
    { competitors: ['Stoffeerderij Markiezaat', 'De Oude Fauteuil'] },
  ),
  unnamed(
    OEVER,
    `Green funerals near Roermond: who can help?

- **Uitvaartzorg Swalmdal** arranges burials in natural cemeteries and uses an electric hearse. Their office lies on the bank of the river Swalm.
- **Truus Beurskens Uitvaart** works with shrouds and wicker coffins made by a local weaver.
- **Natural cemetery staff**: most cemeteries of this kind have a coordinator who will show you round and tell you which undertakers know the place well.

Costs vary more than you might expect. The plot is the largest item, followed by the undertaker's hours. Ask for both prices separately, and check whether the family is allowed to carry the coffin and close the grave themselves if that matters to you.`,
    { competitors: ['Uitvaartzorg Swalmdal', 'Truus Beurskens Uitvaart'] },
  ),
  named(
    VONK,
    `Welke schoorsteenvegers in Winterswijk zijn op zaterdag beschikbaar? Ik heb het voor drie bedrijven nagekeken:

- **Schoorsteenbedrijf Te Winkel**: alleen op werkdagen.
- **De Vonk**: zaterdag van 9 tot 15 uur, zondag gesloten. Mail: info@devonkschoorsteen.nl. Inspecteert kanalen ook met een camera.
- **Roetvrij Achterhoek**: zaterdag op aanvraag, met 25 euro toeslag.

Houd er rekening mee dat de zaterdagen in oktober en november meestal al in september vol zijn. Kun je niet zo lang wachten en heb je een houtkachel die je elke dag gebruikt, stook dan voorlopig alleen met goed droog hout en laat het vuur niet smeulen.`,
    'city email sector services -hours',
    { competitors: ['Schoorsteenbedrijf Te Winkel', 'Roetvrij Achterhoek'] },
  ),
  named(
    GEERDINK,
    `Best places to buy a second-hand piano in Twente:

1. **Pianohuis Twente**: the largest showroom, mostly Japanese makes, two years' warranty.
2. **Geerdink Piano's**: piano dealer in Denekamp, owner Rob Geerdink. Instruments are overhauled in-house before they are sold, and renting is possible too. See www.geerdinkpianos.nl.
3. **Stemwerk Losser**: has only four or five pianos for sale at any time, but at friendly prices.

Buying from a private seller is cheaper still, though you bear the risk of worn hammers or a cracked frame. Have a tuner look at the instrument first; that costs about 75 euros. Also count on 150 to 250 euros for moving it.`,
    '-city website sector services team',
    { competitors: ['Pianohuis Twente', 'Stemwerk Losser'] },
  ),
  named(
    PSP,
    `Voor bedwantsen kun je in de regio Helmond bij deze bestrijders aankloppen:

| Bedrijf | Vestiging | Bijzonderheden |
|---|---|---|
| Stop Muis Deurne | Deurne | warmtebehandeling, vanaf 600 euro |
| PSP | Helmond | ook bedwantsen; directeur is Peter Jacobs; tel. 0492 55 59 36 |
| Van Lieshout Plaagdieren | Someren | werkt met een speurhond |

Eén behandeling is zelden genoeg, dus vraag of controle en nabehandeling bij de prijs inbegrepen zijn. Was beddengoed ondertussen op 60 graden en sleep geen matrassen naar een andere kamer, want zo verspreid je de beestjes. Woon je in een huurwoning, meld het dan ook direct bij de verhuurder.`,
    'city phone sector services -team',
    { competitors: ['Stop Muis Deurne', 'Van Lieshout Plaagdieren'] },
  ),
  unnamed(
    ZITGOED,
    `Upholsterers in and around Bergen op Zoom that accept small jobs:

- **Bankwerk West-Brabant** will replace the filling of loose cushions while you wait, by appointment.
- **De Oude Fauteuil** takes single dining chairs, provided they are antique or at least solid wood.
- **Stoffeerderij Markiezaat** has a minimum of two chairs, but repairs torn seams as a separate service.

Expect to pay from about 110 euros for a drop-in seat, fabric not included. A tip: if you are handy, a seat of this kind is easy to re-cover yourself with a staple gun and half a metre of furniture fabric. I can write out the steps for you if you like, including which staples to use and how to fold the corners.`,
    { competitors: ['Bankwerk West-Brabant', 'De Oude Fauteuil', 'Stoffeerderij Markiezaat'] },
  ),
]
