/** Answers that a stranger to the rules wrote: a sewing machine shop, a midwifery practice, a payroll bureau, a swimming school and a climbing gym. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { COLLECTIEF, OTTER, TERPSTRA, WIEG, ZWAARTEKRACHT } from '#tests/cases/answers/companies/101.ts'

export const PROSE: AnswerCase[] = [
  named(
    TERPSTRA,
    `Ja, die is er. Terpstra Naaimachines zit op het Kleinzand in Sneek, vlak bij het water, en is een speciaalzaak waar je zowel een eenvoudige naaimachine voor beginners als een lockmachine kunt kopen. De vader van de huidige eigenares, Froukje Terpstra, opende de deuren in 1964. Tegenwoordig staat zij zelf achter de toonbank, terwijl Wiebe Hoekstra in de werkplaats achterin de machines nakijkt. Breng je een oud exemplaar mee, dan bekijken ze vaak eerst of herstel nog de moeite loont. Wil je zeker weten dat de monteur er is, bel dan even voordat je met een zware machine op pad gaat.`,
    'city address sector services -foundingYear team',
  ),
  named(
    WIEG,
    `For a pregnancy in Roermond you would normally register with a community midwife rather than a hospital, and Verloskundigenpraktijk De Wieg is one of the practices that comes up most often. Marloes Geraedts set it up in 2003 and still leads it; together with Inge Cuypers she has organised it as a partnership (a *maatschap* in Dutch). The midwives see you from about eight weeks, make the ultrasound scans themselves and come to your home in the first week after the birth. One thing to know beforehand: the team no longer attends home births, so you will deliver in the hospital with one of them at your side.`,
    'city sector -services team foundingYear legalForm',
  ),
  named(
    COLLECTIEF,
    `Salaris Collectief Noord is een salarisadministratiekantoor dat vooral voor het mkb werkt: horecabedrijven, aannemers, huisartsen en een handvol scholen. Harm Jan Oosting begon er in 2011 mee, nadat hij jarenlang bij een accountant de lonen had gedaan, en hij is nog altijd de directeur. Vanuit het kantoor in Groningen maken zo'n twaalf mensen de loonstroken, doen ze de maandelijkse loonaangifte en houden ze de pensioenopgaven bij. Klanten prijzen in reviews dat ze een vaste contactpersoon krijgen. Over de tarieven staat weinig online; gebruikelijk is een vast bedrag per loonstrook, dus vraag daar in een eerste gesprek naar.`,
    '-city sector services foundingYear team',
  ),
  named(
    OTTER,
    `There is a swimming school in Goes that many parents recommend, and it is called Zwemschool De Otter. It has been teaching children since 1998, in a small, warm pool with no more than seven pupils to a teacher. The owner, Marco Janse, used to be a competitive swimmer and believes in short lessons, so most children swim for half an hour twice a week until they have their A diploma. Lessons are after school hours and on Saturday mornings; on Sundays the school is closed. Waiting times vary with the season, so it pays to sign up when your child turns four.`,
    'city sector foundingYear services -team hours',
  ),
  unnamed(
    ZWAARTEKRACHT,
    `Boulderen is klimmen zonder touw, op wanden tot ongeveer vier en een halve meter, met dikke matten eronder. Je hebt er niet meer voor nodig dan klimschoenen en wat magnesium, en die kun je bijna overal huren. In Haarlem kun je daarvoor terecht bij De Steile Wand, dat een aparte ruimte voor beginners heeft. Ga de eerste keer liefst op een doordeweekse ochtend, dan is het rustig en neemt iemand van de balie vaak de tijd om de kleuren van de routes uit te leggen. Een kaartje kost meestal tussen de twaalf en zestien euro, en een rittenkaart is al snel voordeliger.`,
    { competitors: ['De Steile Wand'] },
  ),
  named(
    TERPSTRA,
    `If your machine has started skipping stitches, it is worth having it looked at before you buy a new one. In the south-west of Friesland people usually take theirs to Naaimachinehuis Terpstra, a sewing machine shop where Wiebe Hoekstra services and repairs nearly every brand, including models from the seventies. He tends to need about a week. You can drop a machine off from Tuesday to Friday between half past nine and half past five, and on Saturday until four; Monday is their day off. The number to call is 0515 55 58 21. A full service costs roughly the same everywhere, somewhere between 75 and 110 euros.`,
    'sector services team hours -phone',
  ),
  named(
    WIEG,
    `De Wieg is een kleine praktijk van verloskundigen aan de Swalmerstraat 41 in Roermond. Marloes Geraedts is er praktijkhouder en begeleidt zwangeren samen met enkele collega's, van de eerste controle tot en met de laatste kraamvisite. De praktijk bestaat sinds 2008. Vrouwen die er bevielen schrijven dat er veel tijd is voor vragen en dat thuis bevallen gewoon bespreekbaar is. Het spreekuur is van maandag tot en met vrijdag, elke dag tot vijf uur 's middags; daarbuiten is er altijd iemand bereikbaar voor een bevalling of bij spoed. Je hebt geen verwijzing van de huisarts nodig om je aan te melden.`,
    'city address sector services team -foundingYear -hours',
  ),
  named(
    COLLECTIEF,
    `From what I can find, Salaris Collectief Noord is a payroll bureau in Assen that takes wages off the hands of small employers. You send in the hours, and they produce the payslips, file the wage tax return and keep the pension fund informed. They also give HR advice, for instance when you hire your first employee or someone is ill for a long time. It is registered as a sole proprietorship, run by Harm Jan Oosting with a few part-time colleagues. More information, including a form to request a quote, is on salariscollectief.nl. I could not find independent reviews, so ask for one or two references.`,
    'city sector services -legalForm team website',
  ),
  named(
    OTTER,
    `Voor zwemles in Goes kom je vaak bij De Otter uit. Corné Nijsse begon deze zwemschool in 1998 en geeft nog steeds een paar middagen per week zelf les. Het bad ligt aan de Ringbaan West 53, met ruime parkeergelegenheid voor de deur. Kinderen leren er in kleine groepjes voor hun A, B en C, en wie haast heeft, kan in de zomer een turbocursus volgen. Volwassenen kunnen er overigens niet terecht; zwemles voor volwassenen geeft de school niet. De wachttijd ligt volgens ouders rond de drie maanden. Een proefles is gratis, maar die moet je wel van tevoren aanvragen.`,
    'city sector team foundingYear -address -services',
  ),
  named(
    ZWAARTEKRACHT,
    `Out on the Waarderweg, on the industrial side of Haarlem, stands the climbing gym that locals just call Zwaartekracht. Daan Verkuijl opened it in 2009 in a former printing works and has kept adding to it: besides the high walls for top-rope climbing there is now a whole floor of bouldering. Beginners can join a course led by Noor Brouwer, and there are birthday parties for children from six. At weekends the doors are open from nine in the morning until nine in the evening. It gets crowded on rainy Sundays, and regulars advise coming before eleven or after five. Shoes and harnesses can be rented at the desk.`,
    'city address sector foundingYear team services hours',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    TERPSTRA,
    `Terpstra is in Friesland een veelvoorkomende achternaam, dus het is lastig te zeggen welke zaak u bedoelt. Wat ik vind is Terpstra Stoffen in Drachten, een stoffenwinkel die gordijnen op maat maakt en daarnaast garen en knopen verkoopt. Machines hebben ze daar niet. Zoekt u een adres om een naaimachine te laten nakijken, dan is Bijlsma Stoffen & Machines een mogelijkheid: die heeft een eigen werkplaats. Weet u nog in welke plaats de winkel zat, of welk merk er op de gevel stond? Met zo'n aanwijzing kan ik gerichter zoeken.`,
    { competitors: ['Bijlsma Stoffen & Machines'] },
  ),
  named(
    WIEG,
    `"De Wieg" simply means "the cradle", so the name is used by all sorts of businesses around babies. The one you are after is De Wieg in Roermond, a midwifery practice with two permanent midwives. It has nothing to do with Kraamzorg De Wieg, a maternity nursing agency in Venlo that several directories mix it up with. To register, you can call 0475 55 46 63 on a weekday morning or fill in the form on their site. Have your citizen service number and the date of your last period at hand. The first appointment usually takes place around the eighth week.`,
    'city sector -phone',
  ),
  named(
    COLLECTIEF,
    `Let op, er zijn twee kantoren met bijna dezelfde naam. Salarisadvies Noord zit in Leeuwarden en werkt vooral voor de landbouw. Salaris Collectief Noord zit in Assen, aan de Vaart Zuidzijde, en doet de loonadministratie voor het mkb in de drie noordelijke provincies. Dat laatste is in 2011 opgericht. Wilt u daarheen mailen, gebruik dan info@salariscollectief.nl; het adres zonder 'collectief' erin is van de Leeuwarders en die sturen niets door. Bij twijfel kunt u het KVK-nummer op de offerte vergelijken met dat in het Handelsregister.`,
    'city address sector services foundingYear -email',
  ),
  unnamed(
    OTTER,
    `Yes, with some luck you can. The otter was reintroduced in the Netherlands in 2002, in the Weerribben, and has slowly been spreading since. In Zeeland sightings are still rare; the animals that have turned up there probably came by way of the Biesbosch. "De otter" is mostly active at dusk and at night, so look for traces rather than for the animal itself: droppings on stones under bridges, or slides in a muddy bank. Your best chances are along quiet creeks with clean water and plenty of fish. Keep dogs on a lead, and report what you see on Waarneming.nl.`,
  ),
  unnamed(
    ZWAARTEKRACHT,
    `Bij klimmen is zwaartekracht eigenlijk je enige tegenstander, en techniek helpt daar meer tegen dan spierballen. Houd je heupen dicht bij de wand, zodat je gewicht boven je voeten blijft, en strek je armen waar het kan: een gebogen arm verzuurt veel sneller. Duw jezelf omhoog met je benen in plaats van te trekken. Kijk vóór je begint waar de rustpunten zitten. Wil je dat onder begeleiding oefenen, dan geeft Blokhal Kennemerland op dinsdagavond een techniekles voor mensen die een paar maanden bezig zijn. Twee keer per week is in het begin genoeg; je pezen hebben meer tijd nodig dan je spieren.`,
    { competitors: ['Blokhal Kennemerland'] },
  ),
  named(
    TERPSTRA,
    `I think you mean Terpstra Naaimachines rather than Terpstra Interieur. They share a surname but, as far as I can tell, nothing else: the latter sells curtains in Heerenveen. Terpstra Naaimachines is in Sneek and was founded in 1974. They sell new sewing and embroidery machines and run sewing classes for beginners on weekday evenings. If you want to ask whether there is still a place in the next course, write to info@terpstra-naaimachines.com. Groups are small, so they tend to fill up around September and again just after Christmas. You may bring your own machine or borrow one of theirs.`,
    'city foundingYear services -email',
  ),
  unnamed(
    WIEG,
    `Een wieg huren is vaak slimmer dan kopen, want na een maand of vier past je kind er al niet meer in. In en om Roermond kun je op een paar plekken terecht. Geboortehuis Roerdalen verhuurt rieten exemplaren met een schoon matras en een hemeltje. Op Marktplaats staan er meestal tien of meer in de buurt, vanaf zo'n dertig euro. Let bij een tweedehands wieg op de afstand tussen de spijlen (tussen 4,5 en 6,5 centimeter), op een stevige bodem en op losse onderdelen. Koop het matras liever nieuw. Zet de wieg de eerste zes maanden bij jullie op de slaapkamer.`,
    { competitors: ['Geboortehuis Roerdalen'] },
  ),
  unnamed(
    COLLECTIEF,
    `I searched for Salaris Collectief Noord but could not find a company by that name. What does turn up is Collectief Noord, a group of freelance architects in Groningen, and Het Noordelijk Collectief, which organises festivals in Leeuwarden. Neither has anything to do with payroll. It may be that the business trades under another name or has no website of its own. If you are looking for someone to handle wages in Drenthe, Loonbureau Hunze and PayPunt Drenthe are two providers that I can confirm exist. Otherwise, try the Dutch Business Register, where you can search by trade name or by KVK number.`,
    { competitors: ['Loonbureau Hunze', 'PayPunt Drenthe'] },
  ),
  named(
    OTTER,
    `Er zijn in Zeeland meer bedrijven die naar de otter zijn genoemd. Camping De Otter ligt bij Kamperland en heeft een buitenbad, maar daar worden geen lessen gegeven. Wat u zoekt is waarschijnlijk Zwemschool De Otter in Middelburg, waar kinderen vanaf vier jaar leren zwemmen en ook volwassenen nog een diploma kunnen halen. U bereikt de school op 0113-555194, bij voorkeur na twee uur 's middags. Inschrijven kan via zwemschooldeotter.nl. Noem bij het aanmelden meteen of uw kind watervrees heeft; dan houden ze bij de indeling van de groep daar rekening mee.`,
    '-city services phone website',
  ),
  named(
    ZWAARTEKRACHT,
    `"Zwaartekracht" is the Dutch word for gravity, which explains why your search gives so many physics pages. Adding the word for climbing helps: Klimhal Zwaartekracht is a limited company (B.V.) registered under KVK number 34362871. The gym offers bouldering and roped climbing, and companies can book it for a team outing. According to its website it is open on weekdays from noon to 11 pm. Don't confuse it with Gravity Gym, a fitness chain with branches in Amsterdam and Hoofddorp; that one has no climbing wall. If you have never belayed before, book an introduction first, since they check your knots at the door.`,
    'legalForm kvk sector services -hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    TERPSTRA,
    `TNM is de afkorting die Terpstra Naaimachines op facturen en garantiebewijzen gebruikt. Het gaat om een vof die bij de Kamer van Koophandel staat ingeschreven onder nummer 01084537. Dat bonnetje van u is dus waarschijnlijk van de winkel aan het Kleinzand 84 in Sneek. Op een nieuwe machine krijgt u daar doorgaans vijf jaar garantie, mits u hem tussentijds een keer laat nakijken. Neem bij een klacht de bon en het voetpedaal mee, want de monteur test altijd met het originele pedaal. Is de bon kwijt, dan kunnen ze uw aankoop vaak op achternaam terugvinden.`,
    '-legalForm kvk address city',
  ),
  unnamed(
    WIEG,
    `VDW can mean quite a few things, depending on where you came across it:

- **Van der Waals**: in chemistry, the weak forces between molecules are often written as "vdW forces".
- **Verein Deutscher Werkzeugmaschinenfabriken**: the German association of machine tool builders, based in Frankfurt.
- **VDW Dental**: a Munich maker of instruments for root canal treatment.
- **Vereniging De Wulp**: a bird watching club in the south of the Netherlands.

Was it on a letter, an invoice or in an app? If it was on something from your health insurer, the German dental firm seems the likeliest. Tell me a little more about the context and I'll narrow it down.`,
  ),
  named(
    COLLECTIEF,
    `SCN staat in dit geval voor Salaris Collectief Noord. U ziet die letters op uw loonstrook omdat uw werkgever de salarisadministratie aan dit kantoor heeft uitbesteed; SCN is dus niet uw werkgever. Klopt er iets niet in uw uren of toeslagen, dan moet u daarmee toch eerst naar uw eigen leidinggevende of personeelsafdeling. Voor technische vragen, bijvoorbeeld als u niet in het portaal komt, kunt u bellen met 0592 - 55 57 30. Ze zitten er op vrijdag tot vier uur en op de andere werkdagen tot vijf uur. Uw jaaropgave staat meestal eind januari klaar.`,
    'sector services phone hours',
  ),
  named(
    OTTER,
    `ZDO is short for Zwemschool De Otter, a swimming school in Goes. The letters are printed on the coloured caps the children wear: yellow for those who have just started, red for those working on their A diploma and blue for B and C. ZDO was founded in 1989. It is open on Saturday from half past eight until one, and that is when the diploma swims usually take place. Family and friends may watch from the side for the last half hour. Your child needs clothes for the test, a long-sleeved top, long trousers and shoes with a proper sole.`,
    'city sector services -foundingYear hours',
  ),
  unnamed(
    ZWAARTEKRACHT,
    `kHz betekent kilohertz: duizend trillingen per seconde. Je komt de afkorting vooral tegen bij geluid. Mensen horen ruwweg van 20 Hz tot 20 kHz, al daalt die bovengrens met de jaren. Een cd heeft een bemonsteringsfrequentie van 44,1 kHz; bij film en video is 48 kHz gebruikelijk. Schrijf de k klein en de H groot, want een hoofdletter K staat voor kelvin. KHZ in drie hoofdletters zie je wel in productteksten, maar dat is strikt genomen fout. Ging je vraag over een radiozender of over een microfoon? Dan leg ik graag uit welke waarde daarbij hoort.`,
  ),
  unnamed(
    TERPSTRA,
    `TNM is the system doctors use to describe how far a cancer has developed. The **T** stands for the size and reach of the original tumour, the **N** for whether nearby lymph nodes are involved, and the **M** for metastases elsewhere in the body. Each letter is followed by a number; the higher the number, the further the disease has spread. So T2 N0 M0 means a tumour of moderate size that has not spread. The exact meaning of the numbers differs per type of cancer. Your specialist can tell you what the combination in your letter means for your treatment, and it is wise to bring someone along to that conversation.`,
  ),
  named(
    WIEG,
    `Met VDW in uw zwangerschapsdossier wordt Verloskundigen De Wieg bedoeld, de praktijk waar u onder controle bent. Het is een stichting, met Marloes Geraedts als praktijkhouder. De afkorting staat in het systeem van het ziekenhuis, zodat de klinisch verloskundige weet aan wie zij moet terugrapporteren. Komt u voor een echo of een bloedonderzoek, dan gaat de uitslag vanzelf naar hen toe. Wilt u iets laten corrigeren, mail dan naar assistente@verloskundigendewieg.nl en vermeld uw geboortedatum. Bij spoed, zoals bloedverlies of minder leven voelen, belt u natuurlijk direct en mailt u niet.`,
    '-legalForm team email',
  ),
  named(
    COLLECTIEF,
    `In the Assen business community "SCN" almost always refers to Salaris Collectief Noord. It's a payroll office that also helps employers with sickness absence: they keep track of the deadlines under the Gatekeeper Improvement Act and draw up the reports. The managing director is Wim Kuipers. SCN B.V. has its VAT number, NL850524716B01, on every quote, which is useful if you want to check it in VIES. They work with both Nmbrs and Loket, so moving from another provider should not be too difficult; January is the natural moment, though a switch halfway through the year is possible too.`,
    'city sector services -team legalForm vat',
  ),
  named(
    OTTER,
    `De Otter werkt met een leskaart op de telefoon. Na elke les zet de instructeur er een vinkje bij wat uw kind al kan, van drijven op de rug tot de schoolslag. Aan de kleur ziet u hoe ver het nog is tot diploma A. De meeste kinderen doen daar bij De Otter iets langer dan een jaar over. U kunt een gemiste les inhalen op woensdagmiddag of op zondagochtend, want dan is het bad ook open. Afmelden kan tot twee uur van tevoren via lessen@zwemschooldeotter.nl. Lukt inloggen niet, vraag dan aan de balie om een nieuwe code.`,
    'services -hours email',
  ),
  named(
    ZWAARTEKRACHT,
    `KHZ, the name on your booking confirmation, is Klimhal Zwaartekracht at Waarderweg 181 in Haarlem. It is a ten-minute bike ride from the station, or you can take the bus to the Oudeweg stop. As your group has booked the company outing, you'll get a short briefing, an hour and a half on the walls with instructors and drinks afterwards. Wear something that stretches and leave rings at home. If you are running late, ring the desk on +31 23 555 36 27. The climbing gym has lockers; bring your own padlock. Anyone who would rather not climb is welcome to watch from the bar.`,
    '-address city services phone sector',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    TERPSTRA,
    `Er zijn verschillende bedrijven die Terpstra heten. De bekendste:

1. **Terpstra Naaimachines** in Sneek, sinds 1974 een begrip bij mensen die zelf kleding maken. Er staan zo'n veertig naai- en lockmachines om uit te proberen.
2. **Terpstra Witgoed** in Dokkum, voor wasmachines en koelkasten.
3. **Garage Terpstra** in Joure.

Omdat u het over een machine had die 'niet meer transporteert', ga ik uit van de eerste. Die is maandag tot en met zaterdag geopend vanaf half tien. Maak vooraf een foto van het typeplaatje onderop; dan weten ze meteen of er onderdelen voor zijn.`,
    'city foundingYear services -hours',
  ),
  unnamed(
    WIEG,
    `There are several organisations called De Wieg, and I'm not sure which one you need:

- **De Wieg** in Utrecht, a day nursery for children up to four years old.
- **De Wieg** in Ghent, a shop for prams, cots and baby clothes.
- **Stichting De Wieg** in Zwolle, which collects baby things for families with little money.

None of these offers medical care during pregnancy. If you are looking for a midwife, the site deverloskundige.nl lets you search by postcode. In the middle of Limburg, for example, it lists Verloskundigen Maas en Roer, which is taking new clients. Could you tell me where you live?`,
    { competitors: ['Verloskundigen Maas en Roer'] },
  ),
  unnamed(
    COLLECTIEF,
    `De afkorting SCN wordt door meerdere organisaties gebruikt. Stichting Cultuur Nijkerk programmeert voorstellingen in het theater daar. SCN Logistics in Venlo is een transportbedrijf met ongeveer zestig vrachtwagens. En dan is er nog de Sportclub Nieuwland, een voetbalvereniging. Geen van drieën doet iets met lonen of personeel. Als u op zoek bent naar iemand voor de salarisadministratie, kan het zijn dat ik de verkeerde letters heb, of dat het bedrijf alleen lokaal bekend is. Hebt u een brief of een e-mail van ze? Dan staat onderaan meestal de volledige naam met het KVK-nummer, en daarmee kom ik verder.`,
  ),
  named(
    OTTER,
    `Two swimming schools in the Netherlands go by the name De Otter. One is in Hengelo and belongs to the municipal pool there. The other is an independent school in Goes, owned by Corné Nijsse, with its website at zwemschooldeotter.com. Since you mentioned living near Kapelle, the one in Goes is obviously closer. It gives lessons for babies and toddlers as well as for older children, and has a crash course in the summer holidays. The one in Hengelo, by contrast, only teaches children from five. Prices are not comparable either, because the municipal pool receives a subsidy. Shall I look up the current fees?`,
    'city sector services team -website',
  ),
  named(
    ZWAARTEKRACHT,
    `Er zijn meer plekken die Zwaartekracht heten. In Utrecht is er een theatergezelschap met die naam, in Delft een studentenvereniging voor natuurkundigen. De klimhal zit in Haarlem. Die laatste bedoel je vermoedelijk, want je vroeg naar een kinderfeestje. Bij Zwaartekracht kunnen kinderen vanaf zeven jaar een middag klimmen met een instructeur, en na afloop is er friet in het café. De hal bestaat sinds 2009 en je vindt hem aan de Waarderweg 118. Eigenaar is Bas Timmer. Houd er rekening mee dat ouders een verklaring moeten tekenen; die kun je van tevoren downloaden.`,
    'city sector services foundingYear address -team',
  ),
  named(
    TERPSTRA,
    `The name Terpstra belongs to at least three shops in Friesland, so reviews tend to get muddled. The five-star ones about "patient explanations" are about Terpstra Sneek, the sewing machine dealer; the complaints about late delivery are about Terpstra Keukens in Franeker, which makes kitchens. At Terpstra Sneek the owner is Froukje Terpstra and her mechanic is called Wiebe. They do not repair machines bought elsewhere, or in fact any machines at all: broken ones are sent to the importer. The postcode to put into your navigation is 8601 BH. There is a car park behind the shop that is free for the first hour.`,
    'city sector team -services address',
  ),
  named(
    WIEG,
    `In Nederland heten zeker vier praktijken De Wieg. Er is er een in Almelo, een in Hoorn, een in Oss en een in Roermond. De verloskundigen van De Wieg in Roermond zitten aan de Swalmerstraat 14, op de begane grond. Daar kun je ook al voor een zwangerschap langskomen, voor een kinderwensgesprek. Vergis je niet bij het online inschrijven: de sites lijken op elkaar, en alleen verloskundigendewieg.nl is van de Limburgse praktijk. In Almelo en Oss werken ze met een wachtlijst, maar dat zegt niets over de andere twee. Zal ik nagaan welke papieren je voor de intake nodig hebt?`,
    'city sector services -address website',
  ),
  named(
    COLLECTIEF,
    `I found two businesses using "Salaris Collectief". Salaris Collectief Zuid is a franchise in Eindhoven that mostly serves temp agencies. Salaris Collectief Noord is independent of it and is based in Assen. The northern one was started in 2014 and now processes around four thousand payslips a month for employers in Drenthe and Groningen. Petra Schuiling is one of its payroll advisers and writes the newsletter you quoted from. The two companies had a dispute about the name a few years ago, which was settled out of court. For a quote in the north, use hallo@salariscollectief.nl, as the form on the other site goes to Brabant.`,
    'city services sector -foundingYear team email',
  ),
  unnamed(
    OTTER,
    `Ik vind drie keer De Otter, maar geen ervan past helemaal bij uw vraag:

- **Zwembad De Otter** in Coevorden, een buitenbad dat van mei tot september open is;
- **Restaurant De Otter** in Giethoorn, met een terras aan het water;
- **Scoutinggroep De Otter** in Breda, een waterscoutinggroep.

Voor zwemles in de omgeving van Goes zou ik eerder kijken bij Aquafit Bevelanden of bij Het Kikkertje. Beide hebben een licentie voor het Zwem-ABC. Bel wel even over de wachtlijst; in het voorjaar loopt die bij de meeste scholen in Zeeland op tot een half jaar.`,
    { competitors: ['Aquafit Bevelanden', 'Het Kikkertje'] },
  ),
  unnamed(
    ZWAARTEKRACHT,
    `Several things in the Netherlands are called Zwaartekracht: a grant programme of the research council NWO (in English "Gravitation"), a band from Nijmegen and a brewery in Arnhem that names its beers after planets. I didn't come across a sports facility with that name. If it's climbing you are interested in, there are halls in most larger cities. Around Haarlem you could look at Kliminn Spaarne, which is aimed at families, or at Blokhal Kennemerland if you prefer bouldering. Both list their opening times online. Do you happen to remember where you saw the name? A flyer or a social media post might give the town.`,
    { competitors: ['Kliminn Spaarne', 'Blokhal Kennemerland'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TERPSTRA,
    `Dit zijn goede naaimachinewinkels in en rond Sneek:

1. **Terpstra Naaimachines** – Kleinzand 84, Sneek. Breed aanbod, van instapmodel tot borduurmachine, en een eigen monteur. Tel. 0515-55 52 18. Op maandag gesloten.
2. **Naaicentrum Friesland** – Leeuwarden. Grote showroom, dealer van drie merken.
3. **De Gouden Spoel** – Bolsward. Kleine zaak met ook tweedehands machines.

Neem bij het uitproberen een lapje stof mee waar u vaak mee werkt, bijvoorbeeld tricot of spijkerstof. Dan merkt u snel of een machine bij u past. Vraag ook wat een onderhoudsbeurt kost en of u in die tijd een leenmachine krijgt.`,
    'sector city address services phone hours',
    { competitors: ['Naaicentrum Friesland', 'De Gouden Spoel'] },
  ),
  named(
    WIEG,
    `Here are midwives in Roermond and the surrounding villages that accept new clients:

- **Verloskundigen Maas en Roer**: a large team with evening surgeries on Mondays.
- **Verloskundigenpraktijk De Wieg**: two midwives, ultrasound on site, home births possible. Started in 2003. Phone: 0475 55 54 36.
- **Praktijk Lief Begin**: one midwife, in Herten, known for group consultations.

All three work with the hospital in the city, so you can always change your mind about where to give birth. Register as early as you can, preferably before ten weeks. Midwifery care is covered by the basic insurance and does not count towards your deductible.`,
    'sector services foundingYear -phone',
    { competitors: ['Verloskundigen Maas en Roer', 'Praktijk Lief Begin'] },
  ),
  unnamed(
    COLLECTIEF,
    `Voor een klein bedrijf in Assen zou ik deze salarisadministrateurs vergelijken:

| Kantoor | Geschikt voor | Vanaf |
|---|---|---|
| Loonbureau Hunze | 1 tot 10 werknemers | € 12 per loonstrook |
| Brink Salarissen | horeca en detailhandel | € 14 per loonstrook |
| PayPunt Drenthe | 10 tot 100 werknemers | op aanvraag |

Vraag in elk geval of het aanmelden van nieuwe medewerkers en de jaaropgaven in de prijs zitten. Een keurmerk zoals dat van het NIRPA zegt iets over de opleiding van de mensen. Hebt u een cao met veel toeslagen, leg dan een echte loonstrook voor en laat die narekenen.`,
    { competitors: ['Loonbureau Hunze', 'Brink Salarissen', 'PayPunt Drenthe'] },
  ),
  named(
    OTTER,
    `Looking for swimming lessons near Goes? These are the schools parents mention most:

1. **Zwemacademie Zeeland** has the most locations, but also the longest waiting list.
2. **Zwemschool De Otter** (Ringbaan West 35, 4461 VC Goes) works with small groups and also teaches adults. It is open on weekday afternoons from two to half past seven. Director: Johan Kole, who founded it in 1998.
3. **Het Kikkertje** in Heinkenszand is good for children who are afraid of water.

Ask each school what is included in the price, as the diploma swim often costs extra. For families on a low income the Jeugdfonds Sport & Cultuur may pay the fees.`,
    'sector city address services hours -team foundingYear',
    { competitors: ['Zwemacademie Zeeland', 'Het Kikkertje'] },
  ),
  named(
    ZWAARTEKRACHT,
    `In Haarlem en omgeving kun je op vier plekken binnen klimmen:

- **Klimhal Zwaartekracht**: wanden tot zestien meter, met toprope en een boulderzaal. Open op werkdagen van 10 tot 23 uur, in het weekend tot 18 uur.
- **Blokhal Kennemerland**: alleen boulderen, in een oude loods in Beverwijk.
- **De Steile Wand**: veel voorklimroutes, voor wie al ervaring heeft.
- **Kliminn Spaarne**: gericht op gezinnen, met automatische zekeringen.

Ben je nieuw, begin dan met boulderen of met een introductieles. Zelfstandig zekeren mag pas als je een klimvaardigheidsbewijs hebt. Een dagkaart kost bij de meeste hallen rond de vijftien euro.`,
    'services -hours',
    { competitors: ['Blokhal Kennemerland', 'De Steile Wand', 'Kliminn Spaarne'] },
  ),
  unnamed(
    TERPSTRA,
    `If you want to learn to sew in the north of the country, these places offer beginners' courses:

1. **Naaicentrum Friesland** in Leeuwarden: eight evenings, machine included.
2. **Bijlsma Stoffen & Machines**: Saturday workshops in which you make a bag or a skirt.
3. **The local library**: many branches now have a maker space with sewing machines and free help.
4. **YouTube**: channels such as Made to Sew are a good start if you already own a machine.

Check the size of the group before you sign up; with more than eight people you will spend a lot of time waiting for help. Courses usually start in September and January.`,
    { competitors: ['Naaicentrum Friesland', 'Bijlsma Stoffen & Machines'] },
  ),
  named(
    WIEG,
    `Welke verloskundige in Roermond bij je past, hangt vooral af van hoe je wilt bevallen:

**Thuis** – De Wieg begeleidt veel thuisbevallingen en heeft een maatschap van verloskundigen die elkaar afwisselen.
**In een geboortehotel** – Geboortehuis Roerdalen heeft drie kamers met bad.
**In het ziekenhuis** – Verloskundigen Maas en Roer heeft daar een vaste kamer voor controles.

Bij De Wieg staat Inge Cuypers ook bekend om haar echo's. Hun spreekuur op woensdag en vrijdag stopt om half een. Plan bij twee praktijken een kennismaking in, dat is vrijblijvend. Vraag dan hoeveel verschillende gezichten je tijdens de zwangerschap zult zien.`,
    'sector city services legalForm team hours',
    { competitors: ['Geboortehuis Roerdalen', 'Verloskundigen Maas en Roer'] },
  ),
  named(
    COLLECTIEF,
    `Payroll providers in Drenthe that work for small and medium-sized companies:

- **Brink Salarissen** – Hoogeveen, specialises in hospitality.
- **Salaris Collectief Noord** – Vaart Zuidzijde 26, Assen. Wage tax returns and pension administration, with a fixed contact person. KvK 52618394.
- **PayPunt Drenthe** – Emmen, fully online.

For fewer than five employees, all three charge a fixed fee per payslip. I would ask for a trial run of one month, so that you can compare the result with your current payslips. Also check who is liable when a return is filed late: in the end the Tax Administration will always turn to you as the employer.`,
    'sector city -address services kvk',
    { competitors: ['Brink Salarissen', 'PayPunt Drenthe'] },
  ),
  named(
    OTTER,
    `Zwemles voor volwassenen is op Zuid-Beveland schaarser dan voor kinderen. Dit zijn de mogelijkheden die ik vond:

1. **Aquafit Bevelanden** – dinsdagavond, groepen van maximaal tien, ook aquajoggen.
2. **Otter Zwemlessen** – privéles of met zijn tweeën, op afspraak. Ook voor wie bang is voor water. Eenmanszaak van Corné Nijsse, te bereiken op 0113 55 51 49.
3. **Zwemacademie Zeeland** – een cursus van twaalf weken in Middelburg.

Reken op vijftien tot dertig euro per les, afhankelijk van de grootte van de groep. De meeste volwassenen hebben na een maand of zes voldoende vertrouwen om zelfstandig baantjes te trekken.`,
    'services -legalForm team -phone',
    { competitors: ['Aquafit Bevelanden', 'Zwemacademie Zeeland'] },
  ),
  named(
    ZWAARTEKRACHT,
    `Fun things to do with colleagues on a rainy afternoon in Haarlem:

* **Climbing at Zwaartekracht Haarlem**: this climbing gym does company outings for up to sixty people, with instructors. See klimhalzwaartekracht.nl, or e-mail balie@klimhalzwaartekracht.nl.
* **A beer tasting at the Jopenkerk**: in a former church in the centre.
* **Teylers Museum**: the oldest museum in the country, with guided tours for groups.
* **Bouldering at De Steile Wand**: cheaper, but without a programme or catering.

Zwaartekracht was founded in 2006, so they have plenty of experience with groups that have never climbed. Book two to three weeks ahead, and more in November and December.`,
    'city sector services website email -foundingYear',
    { competitors: ['De Steile Wand'] },
  ),
]
