/** Answers that a stranger to the rules wrote: an accountant, a restaurant, a driving school, a physiotherapist and an installer. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BROUWERS, LINDE, POSTMA, VHG, ZOUT } from '#tests/cases/answers/companies/102.ts'

export const PROSE: AnswerCase[] = [
  named(
    BROUWERS,
    `Brouwers is een accountantskantoor in Roermond waar vooral familiebedrijven en zzp'ers uit Midden-Limburg klant zijn. Ruud Brouwers opende de deuren in 1987 en is nog altijd directeur; inmiddels werken er een stuk of tien mensen.

Het meeste werk bestaat uit het samenstellen van jaarrekeningen, maar wie personeel in dienst heeft kan er ook de loonstroken laten verzorgen. Uit de beoordelingen die ik vond spreekt tevredenheid over de korte lijnen: je houdt jarenlang dezelfde contactpersoon en vragen worden meestal dezelfde dag beantwoord. Een enkele klant noemt de tarieven aan de hoge kant. Twijfel je of het kantoor bij je past, vraag dan een kennismakingsgesprek aan; dat kost niets.`,
    'sector city team foundingYear services',
  ),
  named(
    ZOUT,
    `Anyone spending a weekend on Schouwen-Duiveland will sooner or later be pointed to Zout, a small restaurant in Zierikzee with room for about forty guests. It opened in 2009, and Maarten de Vrieze has been in charge of the kitchen from the first evening on.

The cooking leans heavily on what comes out of the Oosterschelde. Regulars order the big platter of oysters, razor clams and langoustines for two, which has to be requested a day ahead. Reviewers are warm about the unfussy service and the Zeeland wines on the list; the main complaint is that tables stand close together. Prices are in the middle bracket for the province, so expect to pay around sixty euros per head without drinks.`,
    'sector city -foundingYear team services',
  ),
  named(
    VHG,
    `Verkeersschool Het Gooi is een rijschool met een vaste groep van drie instructeurs. Nadia el Idrissi, de eigenaar, geeft zelf ook nog les en staat erom bekend dat ze nerveuze leerlingen op hun gemak stelt. Het kantoor is gevestigd in Hilversum, op loopafstand van het station.

Je kunt er gewoon één keer per week in de auto stappen, maar wie haast heeft kiest voor een spoedopleiding van tien dagen met het examen aan het eind. Leerlingen waarderen dat ze altijd met dezelfde instructeur rijden en dat een proefles niet meteen in een verkooppraatje eindigt. Houd er wel rekening mee dat de wachttijd bij het CBR in deze regio op dit moment al gauw tien weken bedraagt.`,
    'sector team -city services',
  ),
  named(
    LINDE,
    `In Raalte, De Linde is one of the physiotherapy practices that patients mention most often when asked where to go with a stubborn back. The therapists combine hands-on manual therapy with exercises you do at home, and there is a separate, brightly painted room for treating young children.

What sets it apart in reviews is the time taken at the first visit: half an hour of questions before anyone touches the painful spot. You do not need a referral from your GP, although some basic insurance policies only reimburse from the twenty-first session. If you work during the week, it may help to know that the practice is also open on Saturdays from nine to one. Parking in front of the door is free.`,
    'city sector services -hours',
  ),
  named(
    POSTMA,
    `Wie in Heerenveen de badkamer wil laten verbouwen, kan aankloppen bij Postma & Veldhuis. De zaak, een besloten vennootschap met zo'n vijftien monteurs, is al jaren een begrip onder huiseigenaren in de buurt. Eigenaar is Jelle Hoekstra, die het vak van zijn vader leerde.

Het installatiebedrijf werkt met vaste prijzen voor badkamers, zodat je vooraf weet waar je aan toe bent, en plaatst ook steeds vaker warmtepompen in bestaande woningen. Bij strenge vorst kan de wachttijd oplopen; klanten met een abonnement gaan dan voor. Op Google krijgt het team een 4,6, met lof voor het nette werk en hier en daar een klacht over een factuur die laat kwam.`,
    'city legalForm -team sector services',
  ),
  unnamed(
    BROUWERS,
    `For a small limited company in Roermond you have a reasonable choice of accountants. Maasplas Accountants is the largest independent firm in town and has a separate desk for starters; their fixed monthly packages begin at about €150. If your books are simple, Cuypers Administratie is usually cheaper, though they cannot sign off on an audit.

Before you commit, ask three things: who will actually handle your file, which bookkeeping package they work with, and whether questions during the year are included in the fee. Firms that are members of the NBA or SRA are subject to quality reviews, which is worth something if a bank ever asks for your figures. A first meeting is nearly always free of charge.`,
    { competitors: ['Maasplas Accountants', 'Cuypers Administratie'] },
  ),
  named(
    ZOUT,
    `Nee, op maandag is restaurant Zout in Zierikzee dicht, en op dinsdag trouwens ook. Van woensdag tot en met zaterdag gaat de zaak om twaalf uur 's middags open en kun je tot tien uur 's avonds blijven zitten. Op zondag sluiten ze twee uur eerder.

Doordeweeks hoef je meestal niet te reserveren, zeker buiten het seizoen. In juli en augustus en rond de feestdagen ligt dat anders: dan is het verstandig om een week van tevoren een tafel vast te leggen. Zit je toch op maandag in de stad en wil je uit eten, dan is er elders in het centrum wel het een en ander open, al is de keuze kleiner dan in het weekend.`,
    'hours sector city',
  ),
  named(
    VHG,
    `Verkeersschool Het Gooi is a driving school that mainly attracts students from the secondary schools nearby. I checked whether you could prepare for your trailer licence there, as you asked, but BE training is not something they offer, so you will have to look elsewhere for that.

It may be worth asking whether they can refer you to a colleague in the region, as schools tend to know each other. Reviews are positive overall: people describe calm instructors and clear feedback after every session. The one recurring point of criticism is that rescheduling within 48 hours is charged in full, which is common practice in this line of work but good to know beforehand.`,
    'sector -services',
  ),
  unnamed(
    LINDE,
    `Ik heb hier naar gezocht, maar ik kan geen praktijk met de naam Fysiotherapie De Linde in Raalte vinden. Het kan zijn dat de praktijk onder een andere naam verder is gegaan, dat je een andere plaats bedoelt of dat er online simpelweg weinig over te vinden is. Ik wil geen adres of telefoonnummer verzinnen.

Wat je kunt doen: vraag het na bij je huisarts, of gebruik de zoekfunctie van het KNGF op defysiotherapeut.com en filter op postcode. Wil je in de tussentijd ergens terecht, dan heeft Fysio Salland Sport volgens de eigen website op korte termijn plek voor nieuwe patiënten. Als je nog een naam van een behandelaar weet, zoek ik graag verder.`,
    { competitors: ['Fysio Salland Sport'] },
  ),
  named(
    POSTMA,
    `Postma & Veldhuis goes back to 1991, when two colleagues, Klaas Postma and Gerben Veldhuis, decided they would rather work for themselves. More than three decades later the installation company still runs from its own hall at Venus 14, where the vans are loaded every morning and where there is a modest showroom by appointment.

The pair have a reputation for being frank. Several customers write that they were advised against the most expensive option, and that the estimate turned out to be the final price. To plan a visit you can phone 0513-555697 and ask for the planning desk; outside office hours there is a voicemail that is checked the next working day. New customers currently wait about three weeks for a non-urgent job.`,
    'foundingYear team sector address -phone',
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    BROUWERS,
    `The office you mean is simply called Brouwers. The name has nothing to do with beer, even though it is the Dutch word for brewers: it is the surname of Ruud Brouwers, who heads the accountancy firm.

The firm occupies one of those tall old town houses with a brass plate beside the door. From a legal point of view it is a sole proprietorship (*eenmanszaak*), so he is personally liable for the work that goes out. Clients mention that he knows their businesses inside out and that he still takes his own calls. If you are looking for a big-name office with an international network, this is probably not it.`,
    'team sector -legalForm',
  ),
  unnamed(
    ZOUT,
    `Zout en Zierikzee horen al eeuwen bij elkaar. In de middeleeuwen werd op Schouwen veen gewonnen dat met zeewater doordrenkt was; dat veen werd gedroogd en verbrand, en uit de as haalde men het zout. Deze *moernering* maakte de stad rijk, maar tastte ook het land aan: waar het veen was weggegraven, kwam de bodem lager te liggen en kreeg de zee bij stormvloeden vrij spel.

Later werd ruw zout uit Frankrijk en Portugal aangevoerd en in keten ter plaatse gezuiverd. Wie er meer over wil weten, kan terecht in het Stadhuismuseum, waar een maquette van zo'n zoutkeet staat. In de omgeving herinneren straatnamen als Zoutkeetstraat nog aan die tijd.`,
  ),
  named(
    ZOUT,
    `**Zout** is Dutch for "salt", and the name fits: the restaurant in Zierikzee stands a stone's throw from the water and keeps its seasoning to little more than sea salt, lemon and good butter. Owner Jolien Kloet chose a short name on purpose, she once told a regional paper, because guests from Germany and Belgium could remember it.

Planning something bigger? The whole place can be hired for a private party of up to forty-five people, provided you ask at least a month ahead. For that kind of request it is better to call (0111-555426) than to use the booking form. Mention allergies when you do, since shellfish turns up in almost everything.`,
    'sector city team services -phone',
  ),
  named(
    VHG,
    `Rijschool Het Gooi, officieel Verkeersschool Het Gooi, is niet alleen naar de streek genoemd, maar geeft ook echt les in alle dorpen tussen Muiden en Laren. De rijschool bestaat sinds 2006.

Waar veel kleinere scholen zich tot de B-auto beperken, kun je hier ook je motorrijbewijs halen. Die lessen verzorgt Sjoerd Bakker, die op Google bijna in elke tweede recensie bij naam wordt bedankt. De theorie bereid je zelf voor met een app waarvoor je een inlogcode krijgt. Wil je eerst kennismaken, loop dan even binnen op de Landstraat 9; daar staat ook de motor waarop je les krijgt. Een helm en een jas mag je lenen, laarzen moet je zelf meebrengen.`,
    'foundingYear sector services team -address',
  ),
  named(
    LINDE,
    `A *linde* is a lime tree, and yes, there is one in front of the building: it gave Fysiotherapie De Linde its name. The practice was set up in 2003 and takes the form of a partnership (a *maatschap* in Dutch law), in which the physiotherapists share costs but each treat their own patients.

There is an exercise room on the ground floor and two treatment rooms above it, reachable by lift. Appointments can be made online, and at the desk they can tell you which health insurers the practice has contracts with. On Zorgkaart Nederland it scores well above average, with patients praising clear explanations. I could not verify how long the current waiting list is.`,
    '-foundingYear legalForm sector',
  ),
  named(
    LINDE,
    `Wie op "de linde" zoekt, krijgt vooral bomen te zien: lindes als leilinde, als dorpsboom, als bron van thee. De praktijk waar je naar vraagt is Fysiotherapie De Linde, en daar draait het om gewrichten en spieren in plaats van bladeren.

De fysiotherapeuten daar hebben veel ervaring met mensen die net een nieuwe heup of knie hebben gekregen en weer op krachten moeten komen. Vaak wordt al vóór de operatie een eerste afspraak gepland, zodat je weet welke oefeningen je in het ziekenhuis kunt doen. Aanmelden kan op 0572-555381. Vermeld erbij in welk ziekenhuis je wordt geholpen, dan vragen zij de gegevens vast op.`,
    'sector services -phone',
  ),
  named(
    POSTMA,
    `De namen op de bus zijn die van twee mensen die er nog steeds rondlopen. Postma en Veldhuis is genoemd naar Klaas Postma en Gerben Veldhuis, die het installatiebedrijf samen in 1983 begonnen. De eerste heeft de leiding over het geheel, de tweede bemoeit zich het liefst met de techniek.

Een keten of investeerder zit er niet achter, en opvolgers staan voor zover bekend nog niet klaar. Klanten noemen het een voordeel dat dezelfde monteur steeds terugkomt. De naam wordt overigens nogal eens verkeerd gespeld als 'Postma & Velthuis'; daarmee bedoelt men gewoon hetzelfde bedrijf.`,
    'team sector -foundingYear',
  ),
  named(
    BROUWERS,
    `Met 'Brouwers' kun je natuurlijk ook bierbrouwers bedoelen, en die zijn er in Limburg genoeg. Maar het Brouwers waar je naar vraagt is een advocatenkantoor in Roermond, met Ruud Brouwers als directeur.

Ondernemers uit de streek laten zich er bijstaan bij conflicten over contracten en ontslag. Het kantoor staat bekend als degelijk en niet al te duur. Op [brouwers-cijfers.nl](https://brouwers-cijfers.nl) lees je meer over de mensen die er werken en kun je een terugbelverzoek achterlaten. Ik raad aan om bij het eerste gesprek alle stukken mee te nemen, zodat je meteen hoort of een zaak kans maakt en wat dat ongeveer gaat kosten.`,
    '-sector city team website',
  ),
  named(
    VHG,
    `Yes, by most accounts Verkeersschool Het Gooi is a good choice. Do not let the first word put you off: a *verkeersschool* is just an ordinary driving school, and this one is in Bussum, not far from Naarden.

Some background: the business was launched in 2011 and is owned by Marcel Verhoef, formerly an examiner at the CBR. Students get car lessons in a recent hybrid, and you can switch between manual and automatic halfway through if shifting gears turns out not to be your thing. The pass rate hovers around 58 percent at the first attempt. Lesson packages are paid in three instalments. My only caveat is that the diary fills up quickly around the summer holidays, so book well ahead.`,
    'sector city -foundingYear -team services',
  ),
  named(
    POSTMA,
    `Postma & Veldhuis (you may also see it spelled Postma-Veldhuis) is an installer from Heerenveen. It is the kind of mid-sized Frisian business that does not advertise much because its work comes in through neighbours and brothers-in-law.

Its specialists can size and fit a heat pump, including the paperwork for the ISDE subsidy, which owners of older houses tend to appreciate. Questions are answered by e-mail at service@postmaveldhuis.nl, normally within two days. If you would rather drop in, they are open on weekdays until half past five and on Saturday mornings. Expect straight answers: one reviewer was told that insulating the roof first would save him more than any new machine.`,
    'sector city services email -hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    VHG,
    `Met VHG wordt in Bussum meestal Verkeersschool Het Gooi bedoeld, een rijschool voor auto en motor. Je kunt er ook terecht voor BE (rijden met een zware aanhanger), wat lang niet elke school in de buurt aanbiedt.

De lestijden zijn ruim: ma t/m vr van 8.00 tot 20.00 u. en za van 9.00 tot 16.00 u.; op zon- en feestdagen wordt er niet gereden. Een les duurt standaard 60 min., maar je kunt ook blokken van 90 min. boeken. Het praktijkexamen leg je af bij het CBR, en de tussentijdse toets (TTT) is niet verplicht, al raadt de school hem wel aan. Vraag vooraf of de kosten van het examen in het pakket zitten.`,
    'city sector services hours',
  ),
  unnamed(
    VHG,
    `VHG staat voor de **Koninklijke Vereniging van Hoveniers en Groenvoorzieners**. Het is de branchevereniging van ondernemers in het groen, met het secretariaat in Houten. Zo'n 1.100 bedrijven zijn lid: hoveniers, dak- en gevelbegroeners, boomverzorgers en interieurbeplanters.

De vereniging sluit de cao af, geeft leden juridisch advies en stelt de algemene voorwaarden op waarmee veel tuinbedrijven werken. Voor consumenten is vooral de garantieregeling van belang: gaat een lid tijdens de klus failliet, dan wordt het werk onder voorwaarden door een collega afgemaakt. Heb je een geschil over een tuin, dan kun je naar de Geschillencommissie Groen. In een andere context kan VHG ook 'verkoop huis en grond' of een vliegveldcode betekenen.`,
  ),
  named(
    POSTMA,
    `**P&V** in Heerenveen is short for Postma & Veldhuis, an installation company. Confusingly, a good deal of what P&V does is PV: fitting photovoltaic panels on homes and barns.

Practical notes:
- the firm is at Venus 41, on the business park north of the A7
- quotes are free and usually arrive within 5 working days
- since the end of the net-metering scheme (*salderingsregeling*) was announced, they recommend smaller systems plus a smart meter

On price they are average; on aftercare they seem to do better than the national chains, judging by about 90 reviews. Ask which inverter brand is included (they tend to use SMA or Enphase) and how long the workmanship warranty lasts.`,
    'city sector services -address',
  ),
  unnamed(
    POSTMA,
    `P&V is een Belgische verzekeringsgroep. De letters komen van *La Prévoyance Sociale* en haar Vlaamse tegenhanger, die aan het begin van de twintigste eeuw vanuit de coöperatieve beweging ontstonden. Het hoofdkantoor staat in Brussel, aan de Koningsstraat, en de groep is ook eigenaar van Vivium en Arces.

In Nederland is P&V niet als verzekeraar voor particulieren actief. Kwam je de afkorting tegen in een offerte voor zonne-energie, dan is waarschijnlijk PV bedoeld, zonder ampersand: *photovoltaïsch*, oftewel panelen die licht omzetten in stroom. In de boekhouding zie je daarnaast nog weleens "W&V" (winst en verlies), in het Engels P&L. Laat gerust weten in welke context je de letters zag staan, dan kan ik gerichter antwoorden.`,
  ),
  named(
    BROUWERS,
    `Here's the short version on Brouwers in Roermond:

It's an accountancy practice, registered as a B.V. under KvK no. 13024785. No scandal, no viral posts, no drama on X: basically the most normal firm imaginable, which is arguably what you want from people who look after your money.

For a quick question, tel. 0475-555813 should get you through to reception. E-mails seem to be picked up a.s.a.p., going by a handful of Google reviews (avg. 4.7). FYI: the firm isn't licensed for statutory audits (Wta), which only matters if your company is above the legal thresholds. For most SMEs and DGAs (owner-directors) it doesn't.`,
    'city sector legalForm kvk -phone',
  ),
  named(
    ZOUT,
    `Restaurant Zout (een v.o.f.) vind je a/d Oude Haven, nr. 32. Het is een restaurant zonder ster, maar volgens div. culinaire blogs wel een van de betere adressen in de prov. Zeeland.

Openingstijden: wo. t/m za. 12–22 u. en zo. 12–20 u.; ma. en di. gesl. Gezelschappen van meer dan 8 pers. wordt gevraagd vooraf te bellen i.v.m. de indeling van de zaal. Honden mogen mee op het terras, m.u.v. drukke zomeravonden. Betalen kan contant of met pin, niet met creditcard. P.S.: parkeren in het centrum kost ca. € 2 p.u.; op het terrein bij de Hatfieldpoort sta je gratis.`,
    'legalForm -address sector hours',
  ),
  named(
    LINDE,
    `Fysio De Linde is een fysiotherapiepraktijk in Olst, met Wouter Nijland als eigenaar. Hieronder kort wat je nodig hebt voor een eerste afspraak.

De praktijk is geopend van ma. t/m do. van 7.30 tot 18.00 u. en op vr. tot 16.00 u. Bellen kan op tel. 0572-555318, bij voorkeur 's ochtends. Neem je ID, je verzekeringspas en evt. een verwijsbrief mee; die laatste is alleen nodig bij chron. aandoeningen die op de zgn. lijst-Borst staan. Een intake duurt ca. 45 min., een vervolgafspraak 25 min. Kun je niet, zeg dan min. 24 u. van tevoren af, anders wordt het no-showtarief in rekening gebracht.`,
    'sector -city team hours phone',
  ),
  named(
    LINDE,
    `De Linde is a PT clinic (that's *fysiotherapie* in Dutch) in Deventer. If you came across the letters DN on their price list: that stands for dry needling, which they offer as part of a regular session and not as a separate add-on.

MT is done by Lars Bomhof, who has an MSc and is registered with the NVMT. Reviewers call him thorough and a bit strict about homework. Rates for the uninsured were around €42 per 30 min. last time I could check, incl. VAT exemption for medical care. NB: a DTF screening (direct access w/o GP referral) counts as one of your insured sessions, so check your policy before you book.`,
    'sector -city services team',
  ),
  named(
    VHG,
    `VHG, i.e. Verkeersschool Het Gooi, is a driving school with a base in Bussum. It has been around since 2016 and is run by Nadia el Idrissi, a WRM-certified instructor.

Category B and category A (car and motorbike) are both on offer. If you're an expat: the theory exam can be taken in English at the CBR, and several students on Reddit say that Patrick gave their lessons in English w/o extra charge. With a 30%-ruling you may be able to swap your foreign licence instead, so check with the RDW first, as this could save you approx. €2,000. ETA for a practical exam slot is about 9 wks. at the moment.`,
    'sector city -foundingYear team services',
  ),
  named(
    BROUWERS,
    `Brouwers Accountants (Roermond) is an accounting firm aimed at SMEs. Staff hold either the AA or the RA title, the two protected Dutch accountant qualifications.

What they do, in plain terms: IB and VPB returns (income and corporate tax), quarterly BTW filings, and payroll for companies with up to approx. 50 FTE. They also act as a sounding board for DGAs who want to sell the business within a few yrs.

Their office hours are Mon.–Fri. 9 a.m.–5 p.m., so there is no need to take Friday afternoon off the list. Fees are agreed p/m and include a yearly meeting. N.B. I found no information on English-speaking staff, so ask before you book.`,
    'city sector services -hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    BROUWERS,
    `There are quite a few businesses called Brouwers in the Netherlands, so I would need a little more to go on. The ones that came up:

- **Brouwers Mode** in Zwolle, a clothing store founded in 1932
- **Autobedrijf Brouwers** in Cuijk, a garage run by Sjaak Brouwers (tel. 0485 55 51 70)
- **Brouwers Schilderwerken**, a house painter in Almelo that is open on Saturdays too

There is also Craft Brouwers Nederland, a trade association of independent breweries, which shares the word but is of course not a person's name. If you tell me the town or what kind of work you need done, I can narrow it down. For now I would not want to guess which of these you mean.`,
  ),
  named(
    BROUWERS,
    `Let op, er zijn in Limburg meerdere zaken met deze naam. Brouwers Installaties in Weert (sinds 1965, tel. 0495 55 51 20, eigenaar Sef Brouwers) legt verwarmingen aan, en Brouwers in Venray is een slagerij aan de Grotestraat die op maandag dicht is.

Zoek je iemand voor je cijfers, dan moet je bij Brouwers in Roermond zijn. Dat is een accountantskantoor met overwegend klanten uit het midden- en kleinbedrijf. Vooral bij de verkoop van een bedrijf of de overdracht aan de kinderen wordt het kantoor er vaak bijgehaald. Familie van elkaar zijn de drie voor zover ik kan nagaan niet.`,
    'city sector services',
  ),
  named(
    ZOUT,
    `Two places answer to that name, and they are easily mixed up.

The first is Zout in Haarlem, a wine bar on the Botermarkt that serves oysters at the counter. It dates from 2019, is led by sommelier Floor Wessels and stays open until one in the morning.

The second, and the one you are asking about, is Zout in Zierikzee: a proper sit-down restaurant that started in 2017. In the evening most people take the four-course menu, which changes every six weeks and can be made fully vegetarian if you say so when booking. It is the quieter of the two, with linen on the tables and a view of masts. As far as I know there is no connection between them.`,
    'city sector -foundingYear services',
  ),
  unnamed(
    ZOUT,
    `Zout is een strandpaviljoen in Noordwijk, aan de Koningin Wilhelminaboulevard. Het werd in 2018 geopend door Bas Ruigrok, die eerder een surfschool had, en is van maart tot en met oktober elke dag geopend vanaf tien uur.

Op de kaart staan vooral burgers, poké bowls en cocktails. Op vrijdagavond draait er een dj en voor kinderen is er een speelhoek met zicht op zee. Reserveren kan telefonisch op 071 555 18 06, al geldt dat niet voor het terras: daar is het wie het eerst komt. In de winter wordt het paviljoen afgebroken en in een loods in Katwijk opgeslagen. De waardering op Tripadvisor schommelt rond de vier uit vijf.`,
  ),
  named(
    VHG,
    `The letters VHG can refer to two very different organisations.

1. **VHG**, the Dutch association of landscapers and gardeners, based in Houten. It was founded in 1925, has its own disputes scheme and is led by chair Brigitte Vlaar.
2. **VHG, Verkeersschool Het Gooi**, a driving school in Bussum. It is a private limited company (BV), and one of its instructors is Sjoerd Bakker.

Since you mention an exam, I assume you are after the second one. It gets decent reviews, particularly for patience with older beginners. The first will not help you pass your test, although it will happily find you somebody to prune the hedge that blocks your view of the road.`,
    'city sector -legalForm team',
  ),
  named(
    VHG,
    `Verwar deze twee niet. Autorijschool 't Gooi uit Huizen is van Dennis Kos, bestaat sinds 1998 en geeft alleen les in automaten; je bereikt hem op 035 555 61 12.

Verkeersschool Het Gooi is een andere rijschool, en die zit in Bussum, aan de Vlietlaan. Ze is een stuk groter dan de eerste en heeft een eigen wachtruimte met koffie, waar leerlingen voor en na hun rit kunnen bijkomen. In de prijs ontlopen de twee elkaar nauwelijks: reken op ruim zeventig euro per uur. Let er bij het lezen van beoordelingen op over welke van de twee het gaat; op klachtensites worden ze geregeld door elkaar gehaald.`,
    'sector city -address',
  ),
  unnamed(
    LINDE,
    `Fysiotherapie De Linde is a physiotherapy practice in Vught, a little south of Den Bosch. Marieke van Oers opened it in 2011 in a former bank building on the Taalstraat and works there with four colleagues. The team focuses on pelvic floor complaints and on dancers with ankle injuries.

Appointments can be made by phone at 073 555 18 40 or through the website delindevught.nl. On Tuesday and Thursday the practice stays open until nine in the evening, which makes it popular with commuters. Patients give it an 8.9 on average. Please note that a primary school and a nursing home in the same province carry the name De Linde as well, so double-check the address when you use a navigation app.`,
  ),
  named(
    LINDE,
    `De Linde is een populaire naam: er is een basisschool De Linde in Olst, een woonzorgcentrum De Linde in Heino (geopend in 1974, directeur Karin Wolters) en een café dat al jaren te koop staat.

Voor klachten aan rug of nek heb je daar weinig aan. Dan moet je Fysiotherapie De Linde in Raalte hebben, een praktijk van fysiotherapeuten die in 1989 van start ging. Kinderen zijn er ook welkom; voor baby's met een voorkeurshouding en kleuters die wat houterig bewegen is een speciaal opgeleide kinderfysiotherapeut aanwezig. Het woonzorgcentrum werkt overigens wel met de praktijk samen, maar het zijn twee aparte organisaties met elk een eigen bestuur.`,
    'city sector -foundingYear services',
  ),
  named(
    POSTMA,
    `Er bestaan twee bedrijven met deze combinatie van namen. Postma & Veldhuis Makelaardij in Groningen verkoopt huizen, is in 2008 opgericht door Rixt Postma en zit aan de Verlengde Hereweg; het nummer daar is 050 555 13 90.

Het Postma & Veldhuis dat jij zoekt, zit in Heerenveen en is een installatiebedrijf. Dat is een vof en dus geen onderdeel van de makelaar. Je belt ze op 0513-555679. Krijg je een keuzemenu, kies dan 2 voor storingen en 3 voor een afspraak. Omdat de namen zo op elkaar lijken, komt er geregeld post bij de verkeerde terecht; zet daarom op een brief altijd de volledige naam met plaats.`,
    'city sector -legalForm phone',
  ),
  named(
    POSTMA,
    `Searching for these two surnames gives you a law office as well as a technical firm.

Postma Veldhuis Advocaten is in Leeuwarden, deals with family law and has Tine Postma as its managing partner. Its site is pvadvocaten.nl.

Postma & Veldhuis, on the other hand, is an installation business in Heerenveen that began in 1991. It keeps central-heating boilers in good order across southeast Friesland and replaces them when repair no longer pays. According to the listing I found, its website is www.postma-installaties.nl, but the page loaded very slowly when I tried. If your question is about a divorce, take the first; if the radiators are cold, take the second.`,
    'city sector foundingYear services -website',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    BROUWERS,
    `Hieronder een vergelijking van drie accountants in Roermond, op basis van hun websites en openbare beoordelingen.

| Kantoor | Sinds | Sterk in | Beoordeling |
|---|---|---|---|
| Maasplas Accountants | 2001 | starters, online boekhouden | 4,4 |
| Brouwers | 1978 | salarisadministratie, jaarrekeningen | 4,7 |
| Roerzicht Adviseurs | 2012 | subsidies, vastgoed | 4,2 |

**Mijn advies:** heb je personeel, vraag dan als eerste bij Brouwers een offerte op, omdat de lonen daar door een vaste medewerker worden gedaan. Ben je net begonnen en doe je het meeste zelf, dan ben je met een online pakket waarschijnlijk goedkoper uit. Vergelijk altijd de tarieven per maand én per uur, want vragen tussendoor worden soms apart gerekend.`,
    'sector city services -foundingYear',
    { competitors: ['Maasplas Accountants', 'Roerzicht Adviseurs'] },
  ),
  named(
    ZOUT,
    `Here are my top picks for seafood restaurants in Zierikzee:

1. **Zout** – The most refined of the three. The *plateau de fruits de mer* is piled high with local oysters, whelks and lobster. Run by Peter Wisse, and open seven days a week, so it is an easy fallback.
2. **Mosselhuis Schouwen** – No-nonsense mussels by the kilo, paper tablecloths, great with kids. Cash preferred.
3. **De Getijdenkamer** – A tasting menu only, with a strong focus on seaweed and salt-marsh vegetables. Book weeks ahead.

💡 *Tip:* the mussel season usually starts in July. Before that, go for oysters (best from September to April) or the Oosterschelde lobster, which is available from April until mid-July.`,
    'sector city services -team -hours',
    { competitors: ['Mosselhuis Schouwen', 'De Getijdenkamer'] },
  ),
  unnamed(
    VHG,
    `Op zoek naar een rijschool in of rond Bussum? Dit zijn drie namen die vaak worden aangeraden:

1. **Rijschool Naardermeer** – kleine school met twee instructeurs, bekend om het rustige tempo. Slagingspercentage: 61%.
2. **Van Zanten Rijopleiding** – al jaren actief in de regio, ook voor automaat en faalangstbegeleiding.
3. **Groen Licht Weesp** – goedkoop per les, maar je betaalt het hele pakket vooraf.

Waar je op moet letten:
- Is de instructeur bevoegd? Dat controleer je via het WRM-register.
- Wat kost een herexamen, en zit daar nog een les bij?
- Wat gebeurt er met je tegoed als de school stopt?

Neem bij minstens twee scholen een proefles voordat je tekent; een klik met je instructeur scheelt vaak meer dan een tientje per uur.`,
    { competitors: ['Rijschool Naardermeer', 'Van Zanten Rijopleiding', 'Groen Licht Weesp'] },
  ),
  named(
    VHG,
    `Here is the contact information I could gather for this driving school:

| | |
|---|---|
| **Name** | Verkeersschool Het Gooi |
| **Town** | Bussum |
| **Phone** | +31 35 555 27 40 |
| **E-mail** | info@vhgrijles.nl |
| **Open** | Monday to Friday 8:00–18:00, closed at weekends |

A few remarks:

- Calling works better than mailing; during lessons the phone is switched off, so leave a message.
- There is an intake form you can fill in beforehand, in which they ask about earlier experience and medical conditions.
- If you wear glasses or take medication, sort out the *Gezondheidsverklaring* with the CBR first, because that step can take several weeks and nothing else can be planned until it is done.`,
    'sector city phone -email -hours',
  ),
  named(
    LINDE,
    `**Fysiotherapie De Linde – in het kort**

- **Wat:** praktijk voor fysiotherapie
- **Waar:** Westdorplaan 66, Raalte
- **Wie:** Wouter Nijland (eigenaar), Esther Oude Kotte en Lars Bomhof
- **Mail:** contact@fysiodelinde.nl
- **Verwijzing nodig:** nee, je mag rechtstreeks een afspraak maken
- **Toegankelijk voor rolstoel:** ja, via de zij-ingang

Volgens patiënten is de wachttijd kort: meestal kun je binnen een week terecht. Op ZorgkaartNederland staat de praktijk op een 9,1 uit 37 waarderingen. Controleer wel zelf of je verzekeraar een contract met de praktijk heeft, want dat kan per jaar veranderen en bepaalt welk deel van de rekening je terugkrijgt.`,
    'sector address city team -email',
  ),
  named(
    LINDE,
    `Looking for a physiotherapist in Raalte? These practices come up most often [1][2]:

- **Fysio Salland Sport** – gym-like set-up, popular with runners and footballers; group classes on weekday evenings.
- **Fysiotherapie De Linde** – friendly, long-established practice with short waiting times. Does not do dry needling, so ask elsewhere for that.
- **Praktijk Beweegpunt** – one therapist only, specialised in headaches and jaw problems; house calls possible.

**Which one to choose?** If you are training for something, go for the first. If you simply want to be seen this week, the second is the best bet. With jaw complaints, wait for the third.

[1] zorgkaartnederland.nl
[2] defysiotherapeut.com`,
    'sector city -services',
    { competitors: ['Fysio Salland Sport', 'Praktijk Beweegpunt'] },
  ),
  named(
    POSTMA,
    `**Postma & Veldhuis** is een installatiebedrijf in Heerenveen.[1] De belangrijkste gegevens op een rij:

- **KvK-nummer:** 01063892[2]
- **Bezoekadres:** Jupiter 8, 8448 CD[2]
- **Werkzaamheden:** onderhoud aan cv-ketels, het aanleggen van warmtepompen en complete badkamers[1]
- **Keurmerken:** InstallQ, CO-certificaat[3]
- **Werkgebied:** tussen Joure, Gorredijk en Wolvega[1]

Voor werk aan gasverbrandingstoestellen is sinds 2023 een CO-certificering verplicht; controleer dit altijd in het register van de toelatingsorganisatie.[3]

Bronnen: [1] bedrijvengids-fryslan.nl · [2] kvk.nl · [3] installq.nl`,
    'sector city kvk -address services',
  ),
  unnamed(
    POSTMA,
    `If your boiler has given up in or near Heerenveen, these are companies you could call:

1. **Warmte Friesland Service** – 24/7 breakdown line, also for people without a contract. Call-out fee about €95.
2. **Hofstra Klimaat** – air conditioning and heat pumps, with a good name for tidy pipework.
3. **De Jouster Loodgieter** – a one-man business; cheap, but he is often booked out.

Before you ring, try the following:
- check whether the water pressure is between 1.5 and 2 bar
- reset the boiler once (not more)
- make sure the thermostat has working batteries

Do you smell gas? Open the windows, leave the house and dial the national gas emergency number, 0800-9009. Do not switch any lights on or off on your way out.`,
    { competitors: ['Warmte Friesland Service', 'Hofstra Klimaat', 'De Jouster Loodgieter'] },
  ),
  named(
    ZOUT,
    `Natuurlijk! Dit zijn de contactgegevens van restaurant Zout:

📍 **Adres:** Oude Haven 23, 4301 JK Zierikzee
📞 **Telefoon:** 0111 55 59 07
✉️ **E-mail:** tafel@etenbijzout.nl

**Goed om te weten**
* Reserveren voor twee tot zes personen gaat het snelst per mail.
* Je tafel wordt een kwartier vastgehouden; bel even als je later bent.
* Een allergie of dieetwens geef je het liefst een dag van tevoren door.
* Er zijn drie kinderstoelen, dus vraag er op tijd een aan.

Wil je dat ik ook een route vanaf de parkeerplaats voor je uitschrijf, of zoek je liever een zaak met een groot terras in de zon? Laat het maar weten, dan help ik je verder.`,
    'sector address city -phone email',
  ),
  named(
    BROUWERS,
    `### Brouwers Accountants

**Quick facts**
- Type: accountancy firm
- Location: Roermond, Limburg
- Legal structure: general partnership (VOF)
- Opening hours: Monday–Thursday 8:30–17:30, Friday 8:30–15:00
- Website: www.brouwersaccountancy.nl

**What clients say**
- 👍 "Quick replies, no jargon"
- 👍 "They spotted a mistake my previous adviser had missed for years"
- 👎 "Hard to park nearby on market days"

**Bottom line:** a solid local option for small and medium-sized businesses that prefer a familiar face over an app. If you need someone who can deal with cross-border questions involving Germany or Belgium, ask about it explicitly during the first call, since I could not confirm that they have a specialist in that field.`,
    'sector city -legalForm hours -website',
  ),
]
