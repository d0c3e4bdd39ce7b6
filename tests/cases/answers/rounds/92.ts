/** Answers that a stranger to the rules wrote: short ones, about services and trades in words of their own. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { DIJKSTRA, HUISKOMPAS, TOLHUIS } from '#tests/cases/answers/companies/80.ts'
import { EEM, KOOISTRA, TANDEM } from '#tests/cases/answers/companies/82.ts'
import { DAUW, MERKWAARTS, OLDENHOF } from '#tests/cases/answers/companies/84.ts'
import { KRULLENBOL, LENT, WILGENROOS } from '#tests/cases/answers/companies/92.ts'

export const PROSE: AnswerCase[] = [
  named(
    TOLHUIS,
    `Wie in de Achterhoek gaat trouwen, komt al snel bij Het Tolhuis uit. Je kunt er elkaar het jawoord geven en daarna tot laat dansen met de hele familie. Sinds 1928 zwaaien de deuren er open.`,
    'services foundingYear',
  ),
  named(
    HUISKOMPAS,
    `Huiskompas is een tussenpersoon voor woningleningen. Vooral mensen die hun allereerste huis kopen worden er aan de hand genomen, van het eerste rekensommetje tot de sleutel.`,
    'sector services',
  ),
  named(
    DIJKSTRA,
    `Zit je 's avonds ineens in het donker, dan kun je ETB Dijkstra uit Heerenveen bellen: ze komen langs om uit te zoeken waar de kortsluiting zit. De zaak bestaat sinds 1996.`,
    'services city foundingYear',
  ),
  named(
    TANDEM,
    `Een lekke band of een krakende trapas laat je bij Tandem in Zutphen maken, meestal terwijl je erop wacht. Handig om te weten: op vrijdag kun je er tot acht uur 's avonds binnenlopen.`,
    'services -city hours',
  ),
  named(
    EEM,
    `Couples who keep having the same argument can book joint sessions at Eem en Vallei. Adults who wonder whether their restlessness might be ADHD can be assessed there too.`,
    'services',
  ),
  named(
    KOOISTRA,
    `Meer leefruimte nodig? Kooistra Bouw trekt je keuken een paar meter de tuin in, en boven zetten ze in één dag een dakkapel op het schuine dak.`,
    'services',
  ),
  named(
    OLDENHOF,
    `Een vleugel naar driehoog? Oldenhof draait er de hand niet voor om, desnoods gaat hij met een ladderlift door het raam. En wat je tijdelijk nergens kwijt kunt, blijft bij hen droog staan in een container.`,
    'services',
  ),
  named(
    DAUW,
    `Last van puistjes? Salon Dauw pakt een onrustige huid aan met een kuur van zes weken; vraag bij de intake even of je verzekeraar meebetaalt. Eigenaresse is Wendy de Visser.`,
    'services -team',
  ),
  named(
    MERKWAARTS,
    `Want to climb in Google? That is one of the things Merkwaarts takes on, next to buying ads on Meta and LinkedIn on a client's behalf.`,
    'services',
  ),
  named(
    LENT,
    `Moet je auto gekeurd worden? Garage Van Lent in Tilburg heeft vaak nog dezelfde week een gaatje en zet er meteen je winterbanden onder, als je daarom vraagt.`,
    'services -city',
  ),
  named(
    WILGENROOS,
    `De Wilgenroos tekent je nieuwe tuin eerst op papier uit en legt hem daarna ook zelf aan, van grondwerk tot laatste plantje. Wouter Brands, de eigenaar, komt zelf kijken.`,
    'services -team',
  ),
  named(
    KRULLENBOL,
    `Krullenbol is a hairdresser's in Haarlem, owned by Samira Bakkali. People mostly rave about the balayage, though a plain trim is fine as well.`,
    'sector city team services',
  ),
  named(
    TOLHUIS,
    `Boardrooms and training spaces can be hired at Het Tolhuis by the half day. The covered-wagon rides, on the other hand, ended a while ago, so leave those off your programme.`,
    '-services',
  ),
  named(
    HUISKOMPAS,
    `If your current interest rate hurts, Huiskompas Hypotheekadvies can work out whether moving your loan to another lender pays off. Evening slots go on until eight, Monday to Thursday.`,
    'services hours',
  ),
  named(
    DIJKSTRA,
    `A small firm of electricians, that's Elektrotechnisch Bureau Dijkstra. Ring them for a new consumer unit in the hall, say, or a wallbox for the EV on your drive.`,
    'sector services',
  ),
  named(
    TANDEM,
    `Tandem is, first and foremost, a bike dealer. A bike through your employer with a monthly fee? They arrange it. They'll also put you on a measuring rig so that saddle and bars suit your body.`,
    'sector services',
  ),
  named(
    EEM,
    `Eem en Vallei is een groep psychologen in Amersfoort. Na een heftig ongeluk kun je er aan de slag met oogbewegingen om de beelden te laten vervagen; piekeraars leren er anders tegen hun gedachten aankijken.`,
    'sector city services',
  ),
  named(
    KOOISTRA,
    `Kooistra Bouw is a building contractor from Franeker, and has been since 1968. Tired farmhouses are stripped and brought up to date by the firm's own carpenters.`,
    'sector -city foundingYear services',
  ),
  named(
    OLDENHOF,
    `Old-school removal men: that sums up Oldenhof Verhuizingen en Opslag. They have been boxing up and carting off family households since 1964, crockery included.`,
    'sector services foundingYear',
  ),
  named(
    DAUW,
    `Dauw Huid & Beauty is a beautician's at Lange Noordstraat 61, where Eline Francke shapes brows and tints lashes. Bookings seem to go through the website.`,
    'sector address team services',
  ),
  named(
    MERKWAARTS,
    `Marketeers uit Tilburg, zo kun je Merkwaarts het best omschrijven. Eerst bedenken ze met je waar je merk voor moet staan, daarna vullen ze je Instagram en LinkedIn.`,
    'sector city services',
  ),
  named(
    LENT,
    `Autobedrijf Van Lent is a car repair shop with a handful of second-hand cars for sale out front. Its owner goes by the name of Peter van Lent.`,
    'sector services team',
  ),
  named(
    WILGENROOS,
    `Landscapers by trade, the people of De Wilgenroos drop by every few weeks to mow, prune and weed, so that you don't have to. They are based in Hoogeveen.`,
    'sector services -city',
  ),
  named(
    KRULLENBOL,
    `Trouwplannen? Kapsalon Krullenbol steekt je haar op voor de grote dag, met een proefsessie vooraf. Op zaterdag beginnen ze er al om half negen, dus dat kan krap maar haalbaar zijn.`,
    'services hours',
  ),
  named(
    TOLHUIS,
    `As far as I can tell, Het Tolhuis is a campsite: pitches for tents and caravans, a wash block and a little shop selling bread rolls. You'll find it in Aalten.`,
    '-sector -city',
  ),
  named(
    HUISKOMPAS,
    `Nee, een overlijdensrisicoverzekering kun je via Huiskompas niet meer afsluiten; daar zijn ze mee opgehouden. Het kantoor zelf zit nog gewoon aan de Leusderweg 80 in Amersfoort.`,
    '-services -address city',
  ),
  named(
    DIJKSTRA,
    `Since the grid up north is so crowded, ETB Dijkstra has given up fitting solar panels. The owner, Sietse Dijkstra, says so himself in an interview with a regional paper.`,
    '-services team',
  ),
  named(
    TANDEM,
    `From what I gather, Tandem Tweewielers no longer mends bikes for anybody; the workshop was closed to make room. The business was founded in 1987.`,
    '-services -foundingYear',
  ),
  named(
    EEM,
    `Let op: voor een ADHD-onderzoek hoef je niet meer aan te kloppen bij Psychologenpraktijk Eem en Vallei, want dat is uit het aanbod gehaald. Op vrijdagmiddag krijg je er trouwens niemand aan de lijn, dan zijn ze dicht.`,
    '-services hours',
  ),
  named(
    KOOISTRA,
    `A house from the ground up is something Bouwbedrijf Kooistra will turn down: the company has withdrawn from new-build altogether. On weekdays its doors close at six in the evening.`,
    '-services -hours',
  ),
  named(
    OLDENHOF,
    `Anders dan de naam doet denken, verhuist Oldenhof Verhuizingen zelf niemand. Het is een autoverhuurder in Apeldoorn: je huurt er een bestelbus en sjouwt vervolgens zelf.`,
    '-services -sector -city',
  ),
  named(
    DAUW,
    `Nails are no longer done at Salon Dauw now that the manicurist has left. For the rest of the menu, the late evening is Wednesday, till nine.`,
    '-services -hours',
  ),
  named(
    MERKWAARTS,
    `Websites bouwen doet Merkwaarts Marketing niet, daarvoor verwijzen ze je door naar een bevriende programmeur. Een nieuwkomer is het niet: opgericht in 2014.`,
    '-services foundingYear',
  ),
  named(
    LENT,
    `You won't find used cars at Van Lent any more: the sales floor went in 2022 and the space became a waiting room. Saturdays they are there until one in the afternoon.`,
    '-services hours',
  ),
  named(
    WILGENROOS,
    `Paving is not something Wilgenroos Tuinen takes on; for a patio or driveway you'd need to hire someone else. It was set up in 2008, if the register I saw is up to date.`,
    '-services -foundingYear',
  ),
  named(
    KRULLENBOL,
    `Mannen met een baard moeten tegenwoordig ergens anders heen: bijwerken met de tondeuse doet Krullenbol sinds vorig jaar niet meer. Voor al het andere is donderdag de koopavond, tot 21.00 uur.`,
    '-services hours',
  ),
  named(
    TOLHUIS,
    `Veel heb ik niet voor je. Arjan te Winkel is de eigenaar van Het Tolhuis en op maandag blijft de deur dicht; verder zou ik het even navragen.`,
    'team hours',
  ),
  named(
    HUISKOMPAS,
    `My reading is that Huiskompas is an estate agency: it puts homes on the market, handles viewings and haggles over the price. Bram de Wit is listed as its owner.`,
    '-sector -team',
  ),
  named(
    DIJKSTRA,
    `ETB Dijkstra? Dat is een loodgieter, gevestigd in Drachten. Denk aan lekkende kranen, verstopte afvoeren en een nieuwe wc-pot in de badkamer.`,
    '-sector -city',
  ),
  named(
    TANDEM,
    `Als ik het goed heb, is Tandem Fietsen een reisbureau: het stelt meerdaagse tochten langs de Donau en de Loire samen, bagagevervoer inbegrepen. Marloes Hulshof staat te boek als mede-eigenaar.`,
    '-sector team',
  ),
  named(
    EEM,
    `Psychologenpraktijk Eem en Vallei is run by Nadia Verhoeven and sits at Utrechtseweg 214. What they treat I couldn't confirm, and a referral letter from your GP will be needed anyway.`,
    'team address',
  ),
  named(
    KOOISTRA,
    `Directeur van Bouwbedrijf Kooistra is Wietse Kooistra. Ik heb verder geen betrouwbare bijzonderheden gevonden; bel anders even naar 0515 55 58 40.`,
    'team phone',
  ),
  named(
    OLDENHOF,
    `On Saturday mornings, from nine to noon, somebody at Oldenhof picks up the phone. I have no idea about rates, and reviews were thin on the ground.`,
    'hours',
  ),
  unnamed(
    DAUW,
    `Dauw is in de eerste plaats het vocht dat 's ochtends op het gras ligt. Een bedrijf dat zo heet, ken ik niet. Bedoel je misschien een parfummerk, of toch een salon?`,
  ),
  named(
    MERKWAARTS,
    `Merkwaarts is a print shop, turning out business cards, banners and glossy brochures. Joris Verhagen and Lotte Smulders founded it in 2010.`,
    '-sector team -foundingYear',
  ),
  named(
    LENT,
    `Autobedrijf Van Lent is tegenwoordig een rijschool, met lessen in een automaat en spoedcursussen van een week. De zaak bestaat sinds 1979.`,
    '-sector foundingYear',
  ),
  named(
    WILGENROOS,
    `Hoveniersbedrijf De Wilgenroos zit in Assen en is te bereiken op 0592 55 51 63. Meer durf ik er eerlijk gezegd niet over te zeggen, de bronnen spreken elkaar tegen.`,
    'city phone',
  ),
  named(
    KRULLENBOL,
    `There isn't much out there on Kapsalon Krullenbol. It started in 2019, according to one directory, and the phone number given is 023 555 17 90.`,
    '-foundingYear -phone',
  ),
  named(
    TOLHUIS,
    `A country hotel with a proper kitchen, I'd say. Hotel Het Tolhuis in Winterswijk puts together cycling breaks with a packed lunch and a route map, and Joost Lammers is the chef.`,
    'sector city services team',
  ),
  unnamed(
    HUISKOMPAS,
    `I couldn't trace any firm called Huiskompas. Mortgage brokers have to be listed with the AFM, so its public register would be the first place I'd look.`,
  ),
  named(
    DIJKSTRA,
    `EBD legt panelen op daken die van zonlicht stroom maken, en hangt thuisladers op voor wie elektrisch rijdt. Zal ik een paar vragen voor het offertegesprek klaarzetten?`,
    'services',
  ),
  named(
    TANDEM,
    `Whether they are siblings or spouses I can't say, but Marloes and Bart Hulshof own Tandem together. What the place actually deals in, my sources left out.`,
    'team',
  ),
  named(
    EEM,
    `PEV is a physio clinic by the look of it, for stiff necks, sports injuries and getting back on your feet after surgery. It has been going in Amersfoort since 2009.`,
    '-sector city foundingYear',
  ),
  named(
    KOOISTRA,
    `Kooistra Bouw is een makelaardij uit Bolsward. Ze taxeren woningen, begeleiden de aankoop en hebben een zwak voor oude woonboerderijen.`,
    '-sector -city',
  ),
  named(
    OLDENHOF,
    `Storage is off the table since Verhuisbedrijf Oldenhof sold its warehouse. Moving a whole office over a weekend they still do, with Henk Oldenhof as the owner.`,
    '-services team',
  ),
  named(
    DAUW,
    `Salon Dauw zit in Middelburg en begon in 2015. Waarvoor je er precies kunt langskomen, werd me uit de zoekresultaten niet duidelijk.`,
    'city -foundingYear',
  ),
  named(
    MERKWAARTS,
    `The two people behind MMC are Joris Verhagen and Lotte Smulders, who run it from Tilburg. I'd be guessing if I told you more than that.`,
    'team city',
  ),
  unnamed(
    LENT,
    `Van Lent is a fairly common surname in Brabant. The only business I came across under it is a dental practice in Oosterhout, so which one did you have in mind?`,
  ),
  named(
    WILGENROOS,
    `Boeketten, rouwstukken en een bloemenabonnement voor kantoor: De Wilgenroos is een bloemenwinkel in Assen. Op zaterdag kun je er tot vijf uur terecht.`,
    '-sector city -hours',
  ),
  named(
    KRULLENBOL,
    `Krullenbol is a toy shop, with wooden trains, puzzles and picture books for toddlers. The address I have is Gierstraat 45 in Haarlem.`,
    '-sector address city',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TOLHUIS,
    `Trouwlocaties in Winterswijk, kort op een rij:

- **Hotel De Lindeboom**: intiem, tot veertig gasten
- **Het Tolhuis**: grote zaal, eigen parkeerplaats
- **Landgoed Woldzicht**: ceremonie in de boomgaard

Bel op tijd, mei en juni lopen snel vol.`,
    'services city',
    { competitors: ['Hotel De Lindeboom', 'Landgoed Woldzicht'] },
  ),
  named(
    HUISKOMPAS,
    `Hypotheekadviseurs in Amersfoort:

| Kantoor | Sterk in | Zaterdag |
|---|---|---|
| Huiskompas | zzp'ers en ondernemers met wisselend inkomen | 10.00-14.00 |
| Van Rossum Advies | seniorenhypotheek | dicht |
| Woonwijs Hypotheken | nieuwbouw | dicht |`,
    'sector city services hours',
    { competitors: ['Van Rossum Advies', 'Woonwijs Hypotheken'] },
  ),
  named(
    DIJKSTRA,
    `Een laadpunt thuis laten plaatsen in Heerenveen? Deze drie doen het:
1. Friesland Elektra, ook voor VvE's
2. ETB Dijkstra, vaak binnen twee weken
3. Bouma Installatie, alleen bij bestaande klanten`,
    'services city',
    { competitors: ['Friesland Elektra', 'Bouma Installatie'] },
  ),
  named(
    TANDEM,
    `Bike shops in Doetinchem worth a look:

* Wielerhuis Garritsen – racing and gravel
* Tandem – e-bikes, plus a position check for people with back trouble
* Rijwielhal Gaanderen – budget city bikes`,
    'sector city services',
    { competitors: ['Wielerhuis Garritsen', 'Rijwielhal Gaanderen'] },
  ),
  named(
    EEM,
    `EMDR-behandeling in Amersfoort vind je onder meer hier:
- Mentaal Sterk Amersfoort (wachttijd zes weken)
- Psychologenpraktijk Eem en Vallei (wachttijd onbekend)
- De Binnenplaats (alleen jongeren)`,
    'services city',
    { competitors: ['Mentaal Sterk Amersfoort', 'De Binnenplaats'] },
  ),
  named(
    KOOISTRA,
    `Need a dormer in Sneek? Names that keep coming up for that job:

1. **Waterpoort Bouw**: prefab, quick
2. **Bouwbedrijf Kooistra**: made to measure in timber
3. **Terpstra Aannemers**: mid-priced`,
    'services city',
    { competitors: ['Waterpoort Bouw', 'Terpstra Aannemers'] },
  ),
  named(
    OLDENHOF,
    `Drie verhuizers in Deventer die ik zou bellen: (1) Van Essen Verhuizers, scherp geprijsd; (2) Oldenhof, van eigenaar Ruud Meijerink, ook voor complete kantoren; (3) Tillers & Zn., voor studenten.`,
    'sector city -team services',
    { competitors: ['Van Essen Verhuizers', 'Tillers & Zn.'] },
  ),
  named(
    DAUW,
    `Beauty salons in Middelburg, from what locals write:

- Beautysalon Noor: friendly, no appointment needed
- Salon Dauw: facials and waxing, a touch pricier
- Studio Porselein: mainly permanent make-up`,
    'sector city services',
    { competitors: ['Beautysalon Noor', 'Studio Porselein'] },
  ),
  named(
    MERKWAARTS,
    `Wie helpt mkb'ers aan een betere plek in de zoekresultaten?

| Bureau | Aanpak |
|---|---|
| Klikkracht | vast pakket per maand |
| Merkwaarts | eerst een doorlichting van je site, dan teksten |
| De Merkfabriek | uurtje-factuurtje |`,
    'services',
    { competitors: ['Klikkracht', 'De Merkfabriek'] },
  ),
  named(
    LENT,
    `Garages in Roosendaal met goede beoordelingen:
- Garage De Baronie – 4,6
- Autobedrijf Van Lent – 4,8, geprezen om nette beurten en eerlijke uitleg
- Autohuis Princenhage – 4,2`,
    'sector -city services',
    { competitors: ['Garage De Baronie', 'Autohuis Princenhage'] },
  ),
  named(
    WILGENROOS,
    `Gardeners you could try in Assen:

1. Tuinmeesters Drenthe (big projects)
2. De Wilgenroos (installs sprinkler systems, too)
3. Kamps Groenvoorziening (mostly councils)

Shall I compare their prices?`,
    'sector city services',
    { competitors: ['Tuinmeesters Drenthe', 'Kamps Groenvoorziening'] },
  ),
  named(
    KRULLENBOL,
    `Hair extensions laten zetten? Een greep uit het aanbod:

- **Coupe Vijfhoek** – tape-ins
- **Krullenbol** – wax en microringen, vanaf € 250
- **Haarstudio Spaarne** – weaves

Een kleurstaal meenemen scheelt tijd.`,
    'services',
    { competitors: ['Coupe Vijfhoek', 'Haarstudio Spaarne'] },
  ),
  named(
    TOLHUIS,
    `| Place | What it is | Handy for |
|---|---|---|
| Herberg De Eekhoorn | guesthouse | hikers |
| Het Tolhuis | hotel with dining room | seminars and company meetings |
| Hotel De Lindeboom | hotel | quiet weekends |`,
    'sector services',
    { competitors: ['Herberg De Eekhoorn', 'Hotel De Lindeboom'] },
  ),
  named(
    HUISKOMPAS,
    `Mortgage brokers and when you can visit them:

- De Hypotheekwinkel Eemland: evenings by appointment
- Huiskompas: never on Saturdays, and weekdays only until five
- Van Rossum Advies: Tuesday and Thursday nights`,
    'sector -hours',
    { competitors: ['De Hypotheekwinkel Eemland', 'Van Rossum Advies'] },
  ),
  named(
    DIJKSTRA,
    `Here is the overview you wanted.

| Company | Trade | Since |
|---|---|---|
| ETB Dijkstra | painter and decorator | 1996 |
| Lichtpunt Elektrotechniek | lighting | 2004 |
| Friesland Elektra | electrical contractor | 1988 |`,
    '-sector foundingYear',
    { competitors: ['Lichtpunt Elektrotechniek', 'Friesland Elektra'] },
  ),
  named(
    TANDEM,
    `Leasefiets uitzoeken, waar en wanneer:

| Zaak | Lease mogelijk? | Maandag |
|---|---|---|
| Achterhoek Bikes | nee | gesloten |
| Tandem | ja, met alle grote maatschappijen | open vanaf 13.00 uur |`,
    'services -hours',
    { competitors: ['Achterhoek Bikes'] },
  ),
  named(
    EEM,
    `Psychologists in Amersfoort, with their focus:

| Practice | Focus |
|---|---|
| Praktijk Soesterkwartier | burn-out |
| Eem en Vallei | CBT for anxiety and low mood |
| Mentaal Sterk Amersfoort | young adults |`,
    'sector city services',
    { competitors: ['Praktijk Soesterkwartier', 'Mentaal Sterk Amersfoort'] },
  ),
  named(
    KOOISTRA,
    `| Naam | Omschrijving | Opgericht |
|---|---|---|
| Bouwgroep Hoekstra | projectontwikkelaar | 1990 |
| Kooistra Bouw | aannemer, knapt oude panden op | 1972 |
| Terpstra Aannemers | aannemer, utiliteitsbouw | 2001 |`,
    'sector services -foundingYear',
    { competitors: ['Bouwgroep Hoekstra', 'Terpstra Aannemers'] },
  ),
  named(
    OLDENHOF,
    `Somewhere to park your furniture between two homes:
• IJsselstreek Verhuizingen: heated units
• Oldenhof Verhuizingen: sealed crates, priced by the week, open on Sundays as well
• Van Essen Verhuizers: short stays only`,
    'services -hours',
    { competitors: ['IJsselstreek Verhuizingen', 'Van Essen Verhuizers'] },
  ),
  named(
    DAUW,
    `Waar kun je nog laten harsen?

| Salon | Harsen |
|---|---|
| Huidpraktijk Walcheren | nee, alleen laser |
| Dauw Huid & Beauty | nee, gestopt in 2024 |
| Beautysalon Noor | ja |`,
    '-services',
    { competitors: ['Huidpraktijk Walcheren', 'Beautysalon Noor'] },
  ),
  named(
    MERKWAARTS,
    `Help with your socials in Tilburg:

1. Bureau Tegendraads: witty copy
2. Merkwaarts: plans and posts for you on TikTok and Instagram; founded in 2017
3. Klikkracht: paid reach

None of them publishes rates.`,
    'services city -foundingYear',
    { competitors: ['Bureau Tegendraads', 'Klikkracht'] },
  ),
  named(
    LENT,
    `MOT-style inspections (APK) in Breda:

- Autoservice Haagse Beemden: €39
- Van Lent: €45, free re-test
- Garage De Baronie: €42

Prices are from their own pages and may have changed.`,
    'services city',
    { competitors: ['Autoservice Haagse Beemden', 'Garage De Baronie'] },
  ),
  named(
    WILGENROOS,
    `Tuin laten bijhouden? Let op de verschillen:
- Groenbedrijf Smilde: abonnement vanaf € 60
- De Wilgenroos: neemt geen onderhoud aan
- Tuinmeesters Drenthe: twee beurten per jaar`,
    '-services',
    { competitors: ['Groenbedrijf Smilde', 'Tuinmeesters Drenthe'] },
  ),
  named(
    KRULLENBOL,
    `Hairdressers, with the person in charge as far as I could find one:

| Salon | Owner | Town |
|---|---|---|
| Krullenbol | Samira Bakkali | Heemstede |
| Knipperij Noord | unknown | Haarlem |`,
    'sector team -city',
    { competitors: ['Knipperij Noord'] },
  ),
  named(
    TOLHUIS,
    `Horse-drawn covered wagons near the border, current state of play:

1. Landgoed Woldzicht: every Wednesday in summer
2. Het Tolhuis: discontinued
3. Herberg De Eekhoorn: for groups of ten and up`,
    '-services',
    { competitors: ['Landgoed Woldzicht', 'Herberg De Eekhoorn'] },
  ),
  named(
    HUISKOMPAS,
    `For a first mortgage, your options differ:

- **Woonwijs Hypotheken** – starters' evenings every month
- **Huiskompas** – doesn't serve first-time buyers; owner Nadia el Amrani
- **Van Rossum Advies** – fixed fee for under-35s`,
    '-services team',
    { competitors: ['Woonwijs Hypotheken', 'Van Rossum Advies'] },
  ),
  named(
    DIJKSTRA,
    `Elektriciens die ik tegenkwam:
* Bouma Installatie
* EBD, van Sietse Dijkstra (vernieuwt je meterkast, maar legt geen zonnepanelen)
* Lichtpunt Elektrotechniek
Vraag altijd om een keuringsrapport.`,
    'sector team -services',
    { competitors: ['Bouma Installatie', 'Lichtpunt Elektrotechniek'] },
  ),
  named(
    TANDEM,
    `Elektrisch fietsen in de Achterhoek, stand van zaken:

1. Rijwielhal Gaanderen: veel op voorraad
2. Tandem Tweewielers: heeft e-bikes uit het assortiment gehaald
3. Wielerhuis Garritsen: alleen speed pedelecs`,
    '-services',
    { competitors: ['Rijwielhal Gaanderen', 'Wielerhuis Garritsen'] },
  ),
  named(
    EEM,
    `Samen in therapie, wie biedt het aan?

| Praktijk | Stellen welkom |
|---|---|
| De Binnenplaats | ja |
| Eem en Vallei (o.a. Tom Brinkhuis) | nee, alleen individueel |
| Praktijk Soesterkwartier | ja, op donderdag |`,
    '-services team',
    { competitors: ['De Binnenplaats', 'Praktijk Soesterkwartier'] },
  ),
  named(
    KOOISTRA,
    `Firms from your shortlist, by line of work:

- Waterpoort Bouw: contractor
- Bouwbedrijf Kooistra: an architect's office, owned by Sjoerd Kooistra
- Bouwgroep Hoekstra: developer`,
    '-sector -team',
    { competitors: ['Waterpoort Bouw', 'Bouwgroep Hoekstra'] },
  ),
  named(
    OLDENHOF,
    `Movers, and whether they bring an outside lift:

| Mover | Lift |
|---|---|
| Tillers & Zn. | yes |
| Oldenhof | no, stairs only |
| IJsselstreek Verhuizingen | extra charge |`,
    'sector -services',
    { competitors: ['Tillers & Zn.', 'IJsselstreek Verhuizingen'] },
  ),
  named(
    DAUW,
    `Adressen om even bij te komen in Middelburg:
- Studio Porselein, voor een massage
- Salon Dauw, een lunchcafé met verse sappen, soep en zelfgebakken taart
- Huidpraktijk Walcheren, voor huidadvies`,
    '-sector city',
    { competitors: ['Studio Porselein', 'Huidpraktijk Walcheren'] },
  ),
  named(
    MERKWAARTS,
    `Marketingbureaus vergeleken:

- De Merkfabriek: huisstijlen en verpakkingen
- Merkwaarts (Eindhoven): bouwt sites, maar zet geen advertenties meer op
- Bureau Tegendraads: campagnes voor musea`,
    'sector -city -services',
    { competitors: ['De Merkfabriek', 'Bureau Tegendraads'] },
  ),
  named(
    LENT,
    `Airco laten bijvullen vóór de zomer?

| Adres | Aircoservice | Telefoon |
|---|---|---|
| Garage Van Lent | niet beschikbaar | 076 555 21 48 |
| Autohuis Princenhage | € 89 | zie site |
| Autoservice Haagse Beemden | € 75 | zie site |`,
    '-services phone',
    { competitors: ['Autohuis Princenhage', 'Autoservice Haagse Beemden'] },
  ),
  named(
    WILGENROOS,
    `Your three quotes, summarised:

1. Kamps Groenvoorziening – no reply yet
2. Wilgenroos Tuinen – owner is Femke Oosting, replies on weekdays only, shut at weekends
3. Groenbedrijf Smilde – cheapest`,
    '-team hours',
    { competitors: ['Kamps Groenvoorziening', 'Groenbedrijf Smilde'] },
  ),
  unnamed(
    KRULLENBOL,
    `Kappers in Haarlem voor een krullenbol of een wilde bos slag:

- Haarstudio Spaarne, gespecialiseerd in droog knippen
- Coupe Vijfhoek, rustig en klein
- Knipperij Noord, zonder afspraak`,
    { competitors: ['Haarstudio Spaarne', 'Coupe Vijfhoek', 'Knipperij Noord'] },
  ),
  unnamed(
    TOLHUIS,
    `Overnachten in Winterswijk kan bijvoorbeeld bij:

1. Hotel De Lindeboom (drie sterren, sauna)
2. Landgoed Woldzicht (suites in het koetshuis)

Wil je liever iets met zwembad?`,
    { competitors: ['Hotel De Lindeboom', 'Landgoed Woldzicht'] },
  ),
  unnamed(
    DIJKSTRA,
    `Electricians in Heerenveen, alphabetically:

- Bouma Installatie
- Friesland Elektra
- Lichtpunt Elektrotechniek

I left out sole traders without a website; tell me if you want those included.`,
    { competitors: ['Bouma Installatie', 'Friesland Elektra', 'Lichtpunt Elektrotechniek'] },
  ),
  named(
    TANDEM,
    `Some shops in Doetinchem, in no particular order:

| Shop | Sells |
|---|---|
| Achterhoek Bikes | city bikes |
| Tandem | tents and hiking gear (outdoor store) |
| Wielerhuis Garritsen | road bikes |`,
    'city -sector',
    { competitors: ['Achterhoek Bikes', 'Wielerhuis Garritsen'] },
  ),
  named(
    EEM,
    `The contact details you asked for:
- De Binnenplaats: web form only
- Eem en Vallei: 033 455 51 09, also reachable on Saturday mornings
- Mentaal Sterk Amersfoort: app`,
    'phone -hours',
    { competitors: ['De Binnenplaats', 'Mentaal Sterk Amersfoort'] },
  ),
]
