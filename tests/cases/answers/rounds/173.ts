/** Answers that a stranger to the rules wrote: a roofer, a nail studio, a cheese shop, an IT helpdesk, a driving school, a campsite, a notary, a brewery, a piano tuner and a mover. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BAKEN,
  BOSRAND,
  MEULEN,
  NOK,
  PAREL,
  REYNAERT,
  STEMWERK,
  VLIET,
  WAAG,
  ZWALUW,
} from '#tests/cases/answers/companies/173.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    NOK,
    `Er zijn meerdere bedrijven en organisaties met de naam "De Nok". De belangrijkste die ik tegenkom:

1. **Dakdekkersbedrijf De Nok (Meppel)** – een dakdekker die sinds 1991 platte en schuine daken onder handen neemt, met een eigen zinkwerkplaats. Gevestigd aan de Blankensteinweg.
2. **Klimhal De Nok (Ede)** – indoor boulderen, ook voor kinderfeestjes.
3. **Dorpshuis De Nok (Nijeveen)** – zaalverhuur en wekelijkse bingo.

Over welke van deze drie wil je meer weten? Dan zoek ik het gericht voor je uit.`,
    'city sector foundingYear services address',
  ),
  unnamed(
    WAAG,
    `De Waag in Gorinchem? Dan denk je waarschijnlijk aan het historische waaggebouw aan de Grote Markt. In zo'n waag werden vroeger goederen gewogen, van kaas en boter tot hennep, zodat de stad er belasting over kon heffen. Na de afschaffing van het stedelijk waagrecht in de negentiende eeuw kregen veel van deze gebouwen een andere bestemming, vaak horeca of een museum.

Wil je weten welke waaggebouwen in Nederland nog te bezoeken zijn?`,
  ),
  named(
    BAKEN,
    `"Baken" is used by quite a few Dutch organisations, so it depends on which one you have in mind. There's Het Baken, a group of secondary schools in Almere; Stichting Het Baken, which offers debt counselling; and **Baken ICT**, an IT support company in Heerenveen that looks after workplaces and Microsoft 365 environments for small firms. The last one is headed by Sietse Hoekstra and can be reached at support@bakenict.nl.

Could you tell me in which context you came across the name?`,
    'sector city services team email',
  ),
  unnamed(
    VLIET,
    `Paul van Vliet (1935–2023) was een Nederlandse cabaretier, bekend van typetjes als Bram van de Commune, Majoor Kees en Dirkje Kuik. Hij richtte in Den Haag Theater PePijn op en zette zich jarenlang in als ambassadeur van UNICEF. Een rijschool heeft hij bij mijn weten nooit gehad. 😊

Zoek je misschien een rijschool met die achternaam? Geef dan even je woonplaats door.`,
  ),
  named(
    BOSRAND,
    `Let op: er zijn in Nederland minstens vijf campings die De Bosrand heten, onder andere in Ommen, Spier, Epe en Lierop. Degene in Ommen ligt aan de Hammerweg 16, heeft een zwembad en verhuurt trekkershutten. De receptie bereik je op 0529-555904. Die in Spier is een kleine boerderijcamping zonder sanitairgebouw. Controleer bij het boeken dus goed welke je voor je hebt.`,
    'city sector -address services phone',
  ),
  named(
    MEULEN,
    `Er zijn drie notariskantoren die onder de naam Van der Meulen bekendstaan of stonden:

| Kantoor | Plaats | Bijzonderheden |
|---|---|---|
| Notariskantoor Van der Meulen | Doetinchem | sinds 1957, Liesbeth van der Meulen, testamenten en hypotheken |
| Van der Meulen & Postma Notarissen | Leeuwarden | vooral agrarische praktijk |
| Mr. S. van der Meulen | Wassenaar | gestopt in 2019, protocol overgenomen |

Woon je in de Achterhoek, dan zoek je vrijwel zeker de eerste. In het register op notaris.nl kun je het nagaan.`,
    'city foundingYear team services sector',
  ),
  unnamed(
    REYNAERT,
    `Reynaert (ook Reinaert of Reinaart) is de sluwe vos uit het middeleeuwse dierenepos *Van den vos Reynaerde*, dat in de dertiende eeuw werd geschreven door "Willem die Madocke maecte". Het verhaal speelt zich deels af in het Land van Waas en Zeeuws-Vlaanderen; in Hulst staat er zelfs een monument voor. De vos weet door leugens en list telkens aan zijn straf te ontkomen.`,
  ),
  unnamed(
    STEMWERK,
    `Stemwerk is a voice and speech coaching practice based in Utrecht. It offers individual sessions and group workshops for teachers, lawyers and people who speak in public a lot, plus singing lessons for adults. The practice is run by two speech therapists, and sessions are held in a former school building near the Griftpark.

If you were looking for another Stemwerk – I believe there's a choir with that name as well – let me know and I'll look into it.`,
  ),
  named(
    ZWALUW,
    `De naam Zwaluw wordt door meer verhuizers gebruikt. Een paar die je kunt tegenkomen:

- **Zwaluw Verhuizingen** in Amstelveen: particuliere en internationale verhuizingen, KvK 34106852, site zwaluwverhuizingen.nl
- **De Zwaluw Verhuisservice** in Tilburg: verhuist vooral studenten, met één busje; je helpt zelf mee met sjouwen
- **Zwaluw Transport** in Hoogeveen: pakketten en koeriersdiensten, geen verhuizer
- **Déménagements Zwaluw-Hirondelle** in Brussel: meubeltransport en veilingzalen

Dat er verwarring ontstaat, is niet gek: vergelijkingssites plakken soms de beoordelingen van de een bij de ander. Zo kwam ik een recensie over een mislukte studentenverhuizing in Tilburg tegen bij het bedrijf uit Amstelveen, terwijl dat daar volgens de tekst nooit is geweest.

**Hoe weet je zeker dat je de juiste hebt?**
1. Vergelijk het KvK-nummer op de offerte met dat hierboven.
2. Kijk of het e-mailadres van dezelfde domeinnaam komt als de website.
3. Vraag naar het adres van de opslag en zoek dat op in Street View.
4. Betaal niet alles vooruit; een aanbetaling van 10 tot 20 procent is gebruikelijk.

Heb je al een offerte liggen? Plak hem hier (zonder je adres), dan loop ik hem met je na.`,
    'sector city services kvk website',
  ),
  unnamed(
    PAREL,
    `Nagelstudio Parel zit aan de Dorpsstraat in Zoetermeer en is gespecialiseerd in BIAB en Russische manicure. Eigenaresse Kimberley Stolk werkt er sinds 2021, voornamelijk op afspraak via Salonized. Op Google heeft de studio een 4,9 op basis van 112 beoordelingen. Klanten zijn vooral te spreken over de hygiëne en het feit dat de nagels lang mooi blijven.

Wil je dat ik ook de prijzen voor je opzoek?`,
  ),
  named(
    PAREL,
    `Dat hangt ervan af welke Parel je bedoelt. In Veenendaal heb je **Nagelstudio Parel** van Thuy Nguyen, waar je op de Zandstraat 74 terechtkunt voor gel- en acrylnagels. Op vrijdag zijn ze tot 18.00 uur open. Niet te verwarren met *Schoonheidssalon Parel* in Rhenen, dat gezichtsbehandelingen doet maar geen nagels, en met *Parel Juweliers*, ook in Veenendaal.`,
    'city team address services -hours',
  ),
  unnamed(
    NOK,
    `De nok is het hoogste, horizontale deel van een dak, waar twee dakvlakken elkaar raken. Bij een pannendak wordt hij afgedekt met nokvorsten. Die lagen vroeger vast in de specie; tegenwoordig gebruikt men meestal een ondervorst met schroeven en een flexibele, ventilerende rol.

**Wanneer is herstel nodig?**
- gescheurde of brokkelende specie
- scheefliggende vorsten na een storm
- vochtplekken op zolder, precies onder de kam

Reken voor het vernieuwen op zo'n € 50 tot € 80 per strekkende meter.`,
  ),
  named(
    WAAG,
    `Not to be confused with the restaurant of the same name on Amsterdam's Nieuwmarkt: **Kaaswinkel De Waag** is a cheesemonger in Gorinchem. It's a family business, registered as a general partnership (VOF), with Kees and Anja Verspoor behind the counter. They stock raw-milk farmhouse Gouda as well as French and Italian cheeses. The shop has existed since 1947.

Sources: kaaswinkeldewaag.nl, gorinchem-binnenstad.nl`,
    'sector city legalForm team services -foundingYear website',
  ),
  unnamed(
    BAKEN,
    `Ik vond verschillende organisaties met "Baken" in de naam, maar geen daarvan lijkt een ICT-bedrijf in Heerenveen te zijn:

1. Baken Beheer B.V. – vastgoedbeheer, Rotterdam
2. 't Baken – christelijke basisschool, Dronten
3. Baken Adviesgroep – arbo en verzuim, Groningen
4. Restaurant Het Baken – Zoutkamp

Mogelijk staat de helpdesk die je zoekt onder een andere naam ingeschreven. Heb je een factuur of een webadres? Anders kun je in Heerenveen ook eens kijken bij Skoatter Automatisering.`,
    { competitors: ['Skoatter Automatisering'] },
  ),
  named(
    VLIET,
    `Er zijn in de Bollenstreek twee rijscholen Van Vliet, en die worden in reviews regelmatig door elkaar gehaald. **Rijschool Van Vliet** in Katwijk, een vof van Arie en Corine van Vliet, bestaat sinds 1986 en geeft les in auto en op de motor (vanvlietrijopleidingen.nl). **Autorijschool R. van Vliet** in Sassenheim is een eenmanspraktijk van een instructeur die alleen in een automaat rijdt; familie zijn ze niet.

De slagingspercentages van het CBR die je noemde, 61 procent voor het eerste examen, horen bij de laatste.`,
    'city sector legalForm team foundingYear services website',
  ),
  unnamed(
    BOSRAND,
    `Camping De Bosrand in Spier is a quiet, adults-oriented site on the edge of the Dwingelderveld National Park in Drenthe. It has around 60 spacious pitches, a heated washroom and a small shop selling fresh rolls in the morning. Dogs are welcome on a lead. The season runs from April through October, and hosts Bert and Margriet organise a guided walk every Wednesday.`,
  ),
  unnamed(
    MEULEN,
    `NVM staat voor Nederlandse Coöperatieve Vereniging van Makelaars en Taxateurs in onroerende goederen. Het is met ruim 4.000 aangesloten makelaars de grootste branchevereniging in haar soort en mede-eigenaar van Funda. De vereniging publiceert elk kwartaal cijfers over de woningmarkt.

NVM-makelaars zijn gebonden aan een erecode en vallen onder tuchtrecht. Je herkent ze aan het oranje-blauwe logo. Zal ik uitleggen wat het verschil is met VBO en VastgoedPro?`,
  ),
  named(
    REYNAERT,
    `There are a few beers and breweries that borrow the name of the fox. *Reinaert* is a range of abbey-style ales from a contract brewery near Ghent, *Reynard* is a pub chain's house lager in England, and **Brouwerij Reynaert** is a small craft brewery in Hulst, just on the Dutch side of the border, founded in 2012. That one has brewer Joris de Waele at the kettles and offers tours from Wednesday onwards, with a tasting room that stays open until ten on Fridays and Saturdays.

Which of them were you asking about?`,
    'sector city foundingYear team services hours',
  ),
  named(
    STEMWERK,
    `Onder de naam Stemwerk opereren er in Zeeland zeker twee ondernemers:

**Pianoservice Stemwerk – Middelburg**
Maarten Boogaard stemt piano's en vleugels aan huis. Telefoon: 0118 55 56 20.

**Stemwerk Zangstudio – Goes**
Zangles en koorbegeleiding.

Gaat het je om een piano, dan heb je de eerste nodig; een beurt duurt meestal anderhalf uur.`,
    'city team services sector -phone',
  ),
  unnamed(
    ZWALUW,
    `The barn swallow (*boerenzwaluw*) is a migratory bird that spends the Dutch summer around farms and stables and flies to southern Africa in September. People in the Netherlands sometimes say "één zwaluw maakt nog geen zomer": one swallow doesn't make a summer. If you have nests under your eaves, note that they're protected by law and may not be removed, even when they're empty.`,
  ),
  unnamed(
    NOK,
    `Dakdekkersbedrijf De Nok uit Roosendaal is in handen van Perry Goossens en werkt in West-Brabant en op Tholen. Het bedrijf is aangesloten bij VEBIDAK, geeft tien jaar garantie op EPDM en beschikt over een eigen hoogwerker. Contact loopt via denok-roosendaal.nl.`,
  ),
  named(
    WAAG,
    `Even voor de zekerheid: bedoel je De Waag als gebouw, als restaurant of als winkel?

- In **Gorinchem** is het een kaaswinkel, te vinden op de Langendijk. Je kunt er kaasplanken bestellen via bestel@kaaswinkeldewaag.nl.
- In **Deventer** is het een museum, in het oudste waaggebouw van Nederland.
- In **Alkmaar** zit er het Kaasmuseum in, met de kaasmarkt op het plein ervoor.
- **Waag Futurelab** in Amsterdam is een instituut voor technologie en samenleving.
- **De Waag** is daarnaast een landelijke ggz-instelling voor forensische behandeling.

Afhankelijk van je antwoord kan ik je verder helpen.`,
    'city sector address services email',
  ),
  named(
    MEULEN,
    `I came across two notaries called Van der Meulen. The one you want is probably in Doetinchem, on Terborgseweg, since you mention buying a house in the Achterhoek: Notariskantoor Van der Meulen draws up mortgage deeds and cohabitation agreements, and its phone number is 0314 555 386. The other, in Drachten, merged with a larger firm some years ago and no longer uses the name.`,
    'sector city address services phone',
  ),
  unnamed(
    STEMWERK,
    `"Stemwerk" kan van alles betekenen. Letterlijk is het het *werk van een stem*: zangpedagogen gebruiken het voor oefeningen met adem, klank en resonantie. In de politiek duikt het woord op voor lesmateriaal over verkiezingen. En er is een vrouwenkoor uit Breda dat zo heet en zo'n veertig leden telt.

Een bedrijf in Middelburg met deze naam kan ik niet bevestigen. Voor het stemmen van een piano op Walcheren kun je bijvoorbeeld terecht bij Stemservice Dingemanse of Klavier & Klank.`,
    { competitors: ['Stemservice Dingemanse', 'Klavier & Klank'] },
  ),
  named(
    BOSRAND,
    `Ja, maar kijk uit voor verwarring. Zoek je op "De Bosrand", dan krijg je eerst een zorgboerderij in Beilen en een manege in Putten te zien. De camping zelf staat op campingbosrandommen.nl: een familiecamping met Jan Marsman als eigenaar, begonnen in 1936, met ruim tweehonderd kampeerplaatsen en een aparte strook voor campers. Mailen kan naar receptie@campingbosrandommen.nl.`,
    'sector website team -foundingYear services email',
  ),
  unnamed(
    VLIET,
    `I found a Rijschool Van Vliet in Woerden, at the Rietdijk industrial estate. It offers lessons for cars, lorries and buses, and also provides Code 95 refresher training for professional drivers. Owner Marco van Vliet took over from his father in 2008. Reviews mention modern vehicles and somewhat long waiting lists for lorry exams. The website is rijschoolvanvliet-woerden.nl.

I didn't find one in Katwijk, so check whether this is the school you mean.`,
  ),
  named(
    NOK,
    `De zoekresultaten lopen hier door elkaar heen, dus ik zet ze even naast elkaar.

**De Nok Dakwerken B.V.** staat ingeschreven in Meppel (KvK 04036218). Harm Koopman is directeur, en ze zijn doordeweeks van 7.00 tot 16.30 uur bereikbaar. Op de site staan vooral bitumen daken en dakisolatie.

**De Nok Timmerwerken** is een eenmanszaak in Steenwijk, die dakkapellen plaatst en kozijnen maakt.

De klacht op Klachtenkompas over een lekkende dakkapel uit 2022 gaat over de tweede.`,
    'legalForm city -kvk team hours services',
  ),
  unnamed(
    ZWALUW,
    `Zwaluw Verhuizingen is een verhuizer uit Eindhoven met vier eigen wagens en een loods op bedrijventerrein De Hurk. Eigenaar is Twan Spooren. Op Trustpilot scoort het bedrijf een 4,3.`,
  ),
  named(
    ZWALUW,
    `"Zwaluw" (swallow) is a popular name for Dutch businesses: you'll find a bicycle brand, a matchbox label (*Zwaluw lucifers*, made in Sweden), a sealant manufacturer (Den Braven's Zwaluw line) and at least one mover.

The mover is **Zwaluw Movers**, a relocation company based in Amstelveen that does a lot of work for expats: international moves, packing, and storage in its own warehouse. It was founded in 1998. You can write to them at hello@zwaluwmovers.com or have a look at zwaluwmovers.com.

Shall I compare their services with those of Amstelland Movers?`,
    'sector city services foundingYear email website',
    { competitors: ['Amstelland Movers'] },
  ),
  unnamed(
    BAKEN,
    `Een baken is een herkenningspunt voor de scheepvaart: een vast of drijvend teken dat de vaargeul, een ondiepte of een havenmond markeert. Vroeger waren het houten stellages of kapen op het duin, nu meestal palen met een topteken, een lamp of een radarreflector. In de figuurlijke zin is een baken iets waarop je je richt. "De bakens verzetten" betekent dat je je koers aanpast.

In de IT kom je de Engelse vertaling tegen: een *beacon* is een kleine Bluetooth-zender, en bij malware het signaal naar de server van de aanvaller.`,
  ),
  named(
    PAREL,
    `Volgens de Kamer van Koophandel zijn er zeven ondernemingen die "Nagelstudio Parel" of iets dergelijks heten. Ik noem alleen die in de buurt van Utrecht:

• Nagelstudio Parel, Zandstraat, Veenendaal. KvK-nummer 65193827, eenmanszaak, sinds 2016.
• Nagelstudio De Parel, Kerkstraat, IJsselstein. Alleen op donderdag en zaterdag.
• Pareltje Nails, Lange Nieuwstraat, Utrecht. Ook wimperextensions.

De eerste werkt met een vaste medewerker, Romy van Schuppen, en heeft als telefoonnummer 06-55582063.`,
    'address city kvk legalForm foundingYear team phone',
  ),
  unnamed(
    REYNAERT,
    `Reynaert is a fairly common surname in Flanders and northern France. People who carry it include the Belgian politician and lawyer **Gerard Reynaert**, the cyclist **Kenny Reynaert**, and the French journalist **François Reynaert**, a columnist known for his popular history books. The name goes back to the Germanic *Ragin-hard*, "strong in counsel".

If you had a beer in mind: *Reinaert Grand Cru* is a Belgian strong ale of about 9.5%, brewed in Lochristi.`,
  ),
  named(
    VLIET,
    `RVV? In het verkeer is dat het **Reglement verkeersregels en verkeerstekens 1990**, waarin bijvoorbeeld staat wie er voorrang heeft en wat de borden betekenen. Maar in Katwijk gebruikt men de letters ook wel voor Rijschool Van Vliet aan de Zeeweg 118, waar je behalve auto- en motorles ook het rijbewijs BE kunt halen. Bas Ouwehand is daar eigenaar. Als rijschool hebben ze dus een toepasselijke afkorting: het RVV leren bij RVV.`,
    'city address services -team sector',
  ),
  unnamed(
    MEULEN,
    `Er is in Friesland en Groningen een hele reeks notarissen met de achternaam Van der Meulen geweest, maar ik kan niet met zekerheid zeggen om wie het je gaat. Actief is in elk geval mr. J.H. van der Meulen, die als toegevoegd notaris verbonden is aan een kantoor in Sneek en vooral ondernemingsrecht doet. In Zwolle werkte tot 2015 een naamgenoot.

Voor de regio Doetinchem zie ik Ten Brinke Notarissen en Slingeland Notariaat. Weet je toevallig de voornaam of de plaats? Dat scheelt een hoop zoeken.`,
    { competitors: ['Ten Brinke Notarissen', 'Slingeland Notariaat'] },
  ),
  named(
    BAKEN,
    `Twee IT-bedrijven, bijna dezelfde naam:

| | Baken ICT | Baken Automatisering |
|---|---|---|
| Plaats | Heerenveen | Barendrecht |
| Actief sinds | 2009 | 1995 |
| Doelgroep | kleine mkb'ers | zorginstellingen |
| Telefoon | 0513 55 71 58 | 0180 55 10 20 |
| Diensten | helpdesk, back-ups, security, VoIP | softwareontwikkeling |

Ze hebben voor zover ik weet niets met elkaar te maken. Omdat jij een vast aanspreekpunt voor je negen werkplekken zoekt, past de linker het best.`,
    'city foundingYear -phone services sector',
  ),
  unnamed(
    WAAG,
    `There are dozens of places called De Waag in the Netherlands, since almost every market town once had a weigh house. The best known:

- Amsterdam: a 15th-century city gate on Nieuwmarkt, now a restaurant and home to Waag Futurelab
- Alkmaar: the Waagplein, where the Friday cheese market takes place
- Gouda: the Kaaswaag, a 1668 building by Pieter Post with a cheese and crafts museum
- Oudewater: the Witches' Weighhouse, where people accused of witchcraft were weighed

- Deventer: a late-Gothic building from 1528, with a large cauldron on the outer wall in which, the story goes, a counterfeiter was boiled
- Leiden: another design by Pieter Post, used for exhibitions and weddings
- Haarlem: attributed to Lieven de Key, a café since the 1970s

The principle was the same everywhere. Merchants weren't allowed to sell goods above a certain weight without having them weighed on official scales, and a fee had to be paid for it. For many towns this was one of the main sources of revenue, which is why the buildings are so imposing.

If you'd like to buy cheese rather than look at it, the Gouda one has a tasting room. I don't have a specific entry for Gorinchem.`,
  ),
  named(
    REYNAERT,
    `Dat moet je even uit elkaar houden:

*Van den vos Reynaerde* → het middeleeuwse verhaal
*Reynaertgenootschap* → literaire vereniging in Sint-Niklaas
*Camping Reynaert* → ligt net over de grens in Stekene
*Brouwerij Reynaert* → de brouwerij in Hulst, Bierkaaistraat 14, die allerlei speciaalbieren maakt en op bestelling een huisbier voor cafés brouwt

De brouwerij is een bv met Els Picavet als eigenares. Proeven kan van woensdag tot en met zondag vanaf één uur 's middags. Bel voor een rondleiding eerst naar 0114-555832.`,
    'sector city address services -legalForm team hours phone',
  ),
  unnamed(
    PAREL,
    `Een parel ontstaat wanneer een oester of mossel een indringer, bijvoorbeeld een parasiet of een stukje schelp, inkapselt met laagjes parelmoer. Natuurlijke exemplaren zijn zeldzaam: bijna alles wat je in winkels ziet, is gekweekt. Ook op nagels is het effect populair. De zogenoemde *pearl nails* of *glazed donut nails* krijg je door chroompoeder in te wrijven op een no-wipe topcoat, waarna je alles nog eens verzegelt.

Zal ik een stappenplan maken om dit thuis te doen?`,
  ),
  named(
    STEMWERK,
    `Helpful to know: "stemwerk" is a pun in Dutch. *Stemmen* means to tune, but also to vote, and *stem* means voice. That explains why the name belongs to a debating platform, to a choir in Breda and to a piano tuner on Walcheren.

The tuner is Pianoservice Stemwerk of Vlissingen. It started in 2001, is registered as a sole proprietorship, and besides regular tuning it appraises second-hand instruments and prepares grands for concerts. Appointments: afspraak@pianostemwerk.nl or 06-55539170.`,
    'sector -city foundingYear legalForm services email phone',
  ),
  unnamed(
    BOSRAND,
    `Ik kom de naam op drie plekken tegen:

1. **Restaurant De Bosrand, Ede** – pannenkoeken en wild, met een speeltuin naast het terras
2. **Fletcher Hotel De Bosrand, Ede** – zelfde locatie, ongeveer vijftig kamers
3. **Woonzorgcentrum De Bosrand, Vaassen** – ouderenzorg

Een kampeerterrein met die naam in Ommen zit er niet bij. Zoek je een plek om te kamperen in het Vechtdal, dan zijn Camping De Roggeakker en Vakantiepark Archemerheide mogelijk iets voor je.`,
    { competitors: ['Camping De Roggeakker', 'Vakantiepark Archemerheide'] },
  ),
  named(
    WAAG,
    `Als ik "De Waag kaas" intik, zie ik twee bedrijven. Het ene is een groothandel in Bodegraven, De Waag Kaasexport, die alleen aan buitenlandse afnemers levert. Het andere is Kaaswinkel De Waag in Gorinchem, de zaak die je noemt. Die heeft volgens de vermelding op Google de volgende tijden: maandag 13.00–18.00 uur, dinsdag tot en met donderdag 9.00–18.00 uur, vrijdag tot 20.00 uur en zaterdag van half negen tot vijf. Btw-nummer NL805731926B01, telefoon 0183 555 290. Ze maken ook kerstpakketten met kaas en wijn voor bedrijven.`,
    'city hours vat phone services',
  ),
  unnamed(
    ZWALUW,
    `Zwaluw kan slaan op:

- **de vogel**: boerenzwaluw, huiszwaluw, oeverzwaluw en (niet verwant!) gierzwaluw
- **Hooge en Lage Zwaluwe**: twee dorpen in Noord-Brabant
- **VV Zwaluwen**: voetbalverenigingen in onder meer Vlaardingen en Utrecht
- **zwaluwstaart**: een houtverbinding

Bedoel je iets anders? Vertel me er dan wat meer over.`,
  ),
  named(
    MEULEN,
    `I want to avoid mixing up two people here. Liesbeth van der Meulen is a civil-law notary in Doetinchem, where she heads Notariskantoor Van der Meulen B.V.; she's often recommended for wills and living wills (*levenstestamenten*). Elisabeth van der Meulen is a family lawyer (advocaat) in Arnhem and does divorces.

The notary's office is open on weekdays from 8.30 to 17.00. The postal code is 7001 GM and the chamber of commerce number 09062745. The website you pasted, vdmeulen-advocatuur.nl, belongs to the lawyer.`,
    'sector city legalForm team services hours address kvk',
  ),
  unnamed(
    NOK,
    `The Nok culture was an early Iron Age society in what is now central Nigeria, flourishing between roughly 1500 BCE and the start of the Common Era. It's named after the village of Nok, where tin miners found terracotta heads in the 1920s. The sculptures have elaborate hairstyles and triangular eyes, and they rank among the oldest figurative art in sub-Saharan Africa.

NOK is likewise the currency code of the Norwegian krone. If you meant something in Dutch, *nok* is the ridge of a roof.`,
  ),
  named(
    VLIET,
    `Haha, je bent niet de eerste die zich vergist. Garage Van Vliet en Rijschool Van Vliet zitten allebei in Katwijk, maar horen niet bij elkaar. De garage zit op 't Heen. Het autorijschooltje vind je op de Zeeweg 118 (2224 CS); opgericht in 1996 en nog altijd geleid door Arie en Corine van Vliet. Je kunt er ook je theorie leren via een dagcursus. Zaterdags zijn ze tot half een open, zondags dicht.

Tip: bel 071-5552864 en niet het nummer dat Google als eerste laat zien, dat is van de garage.`,
    'city sector address -foundingYear team services hours phone',
  ),
  unnamed(
    REYNAERT,
    `Brouwerij Reynaert was een familiebrouwerij in Eeklo, opgericht in 1878 door Petrus Reynaert. Er werd vooral tafelbier en een bruin bier van lage gisting gebrouwen. Na de Tweede Wereldoorlog kon het bedrijf niet opboksen tegen de opkomst van de grote pilsmerken; in 1958 werd de ketel voor het laatst gestookt. Het gebouw in de Molenstraat werd in de jaren tachtig gesloopt, alleen de poort met het opschrift staat er nog.`,
  ),
  named(
    BAKEN,
    `I get two hits for a Dutch IT firm called Baken.

**1. Baken ICT (Heerenveen)**: outsourced helpdesk for small businesses, plus workplace management and backups. According to bakenict.nl, support is available Monday to Friday from 8 to 6 and on Saturdays from 10 to 2. Address: Abe Lenstra Boulevard 12.

**2. Baken IT Recruitment (Zeist)**: an agency that places developers. It has no helpdesk.

From your description (a colleague who resets passwords and manages laptops) I'd say number 1. The manager of the service desk there is Deniz Aksoy, by the way.`,
    'city sector website hours address -team services',
  ),
  unnamed(
    STEMWERK,
    `De stichting Stemwerk zet zich in voor een hogere opkomst bij verkiezingen onder jongeren en mensen met een licht verstandelijke beperking. Vrijwilligers gaan langs bij mbo-scholen en zorginstellingen, oefenen met een echt stemhokje en leggen uit hoe de gemeenteraad werkt. De stichting heeft een ANBI-status en wordt deels betaald door gemeenten. Contact: via het formulier op de website.`,
  ),
  named(
    PAREL,
    `There seem to be two nail salons called Parel within ten kilometres of each other, so double-check before you go. The one in **Veenendaal** (nagelstudioparel.nl) is Thuy Nguyen's; she offers manicures, pedicures and very detailed nail art. The one in **Ede**, Parel Nails & Lashes, is bigger, takes walk-ins and is open on Mondays as well. The email address for Veenendaal is info@nagelstudioparel.nl.`,
    'sector city website team services -email',
  ),
  named(
    ZWALUW,
    `Eerst even dit: de negatieve recensies die je aanhaalt ("kwamen drie uur te laat, bank kapot") horen bij Verhuisbedrijf Zwaluw uit Almere, dat in 2020 failliet is gegaan. **Zwaluw Verhuizingen B.V.** uit Amstelveen is een andere onderneming, met Ramon Tervoort als directeur. Dat bedrijf bestaat sinds 1989, zit op de Bouwerij 37 en verhuurt ook een verhuislift met bediening. Op zaterdag is het kantoor tot 13.00 uur open.

Hoe kun je dat zelf zien? De reviews zijn van 2018 en 2019, noemen allemaal straten in Almere en Lelystad, en één schrijver citeert het kenteken van een wagen die op naam van het failliete bedrijf stond. Google heeft de vermelding later op een verkeerde plek gezet.

Mijn oordeel: geen reden om op basis van die reviews af te haken, maar vraag wel naar de verzekering. Standaard is bij verhuizers vaak maar een deel van de dagwaarde gedekt. Vraag ook wie er komt sjouwen, want sommige bedrijven huren in het hoogseizoen losse krachten in.`,
    'legalForm city team -foundingYear address services hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    BOSRAND,
    `Camping De Bosrand ligt aan de rand van het bos bij Ommen, op fietsafstand van de Vecht. Het is een middelgrote familiecamping waar je met je eigen tent of caravan terechtkunt, maar ook een safaritent of trekkershut kunt huren. Voor kinderen is er een buitenzwembad en in de zomervakantie een animatieteam. Jan Marsman is de eigenaar, en zijn dochter Ineke beheert het terrein; het bedrijf werd in 1963 door de familie opgezet. Wat ik terugzie in reviews: vriendelijke mensen, schoon sanitair en in het hoogseizoen soms wat drukte rond het zwembad. Ommen zelf heeft genoeg te bieden als het een dag regent: je kunt naar het Tinmuseum of het natuurinformatiecentrum, en in Hardenberg, een kwartier rijden, zit een overdekt speelparadijs. Voor wandelaars begint er vlak bij de slagboom een gemarkeerde route naar de Lemelerberg, die bij helder weer een mooi uitzicht geeft. Hou er rekening mee dat je op het terrein zelf stapvoets moet rijden en dat de slagboom 's nachts dicht blijft. Reserveren doe je via campingbosrandommen.nl of door te bellen met de receptie op 0529 55 59 04.`,
    'city sector services team foundingYear website phone',
  ),
  named(
    NOK,
    `For a leaking flat roof in Meppel I would start with Dakdekkersbedrijf De Nok. They're roofers with more than thirty years behind them (the company dates from 1991), they lay bitumen and repair gutters and zinc, and the office picks up the phone from seven in the morning on weekdays. Hofstee Dakbedekking is a bit cheaper according to some reviewers, but it seems to be booked up for months.`,
    'city sector foundingYear services hours',
    { competitors: ['Hofstee Dakbedekking'] },
  ),
  named(
    MEULEN,
    `Ja, bij Notariskantoor Van der Meulen in Doetinchem kun je een samenlevingscontract laten opstellen. Ik vond geen vaste prijs, maar gemiddeld kost zo'n contract in Nederland tussen de € 250 en € 500. Het notariskantoor zit aan de Terborgseweg 92 en is van maandag tot en met vrijdag geopend van half negen tot vijf. De notaris zelf is mr. Liesbeth van der Meulen. Vraag vooral of een eerste gesprek gratis is, want dat verschilt per kantoor.`,
    'city services -address hours sector team',
  ),
  unnamed(
    STEMWERK,
    `Een piano laat je bij voorkeur één à twee keer per jaar stemmen, het liefst een paar weken nadat de verwarming voor het eerst is aangegaan of juist weer uit is. In en rond Middelburg zijn er niet veel mensen die dit als beroep doen. Pianohuis Walcheren stuurt een eigen technicus, en Klavier & Klank wordt in een forum voor amateurpianisten aangeraden. Reken op ongeveer € 95 voor een beurt, exclusief voorrijkosten. Hou er rekening mee dat een verwaarloosd instrument vaak twee beurten nodig heeft.`,
    { competitors: ['Pianohuis Walcheren', 'Klavier & Klank'] },
  ),
  named(
    ZWALUW,
    `If you're moving from Amstelveen to, say, Lisbon, Zwaluw Movers would be a logical candidate. It's an Amstelveen moving company, founded in 1998, that specialises in international relocations; it can pack everything for you and keep part of your belongings in storage until you've found a permanent place. The person expats tend to mention is Nadia Bouzid, who visits beforehand to estimate the volume. I don't know their rates; you'd have to ask for a quote through hello@zwaluwmovers.com. As always with an international move, compare at least three offers and check what the insurance covers.`,
    'city sector services foundingYear team email',
  ),
  named(
    PAREL,
    `Nagelstudio Parel in Veenendaal is een kleine nagelsalon die sinds 2016 wordt gerund door Thuy Nguyen. Je kunt er terecht voor gelnagels, acryl en nail art. Er wordt gewerkt op afspraak, van dinsdag tot en met zaterdag. Op Instagram laat de studio vooral minimalistische ontwerpen zien.`,
    'city sector team services hours',
  ),
  named(
    WAAG,
    `Mijn favoriet voor een borrelplank zou Kaaswinkel De Waag zijn, in hartje Gorinchem. Kees Verspoor snijdt de boerenkaas voor je aan en laat je altijd proeven, en met een dag van tevoren bestellen maken ze een complete plank op, met druiven, vijgenbrood en noten. De kaaswinkel zit op Langendijk 43, en dat al sinds de jaren zeventig. Wil je iets Frans en spannenders, dan is Fromagerie Lingehaven een goed alternatief, al ben je daar per ons een stuk duurder uit.`,
    'city team services sector address',
    { competitors: ['Fromagerie Lingehaven'] },
  ),
  named(
    BAKEN,
    `Voor een kantoor met acht mensen lijkt Baken ICT me groot genoeg. Het is een ICT-dienstverlener uit Leeuwarden, een bv onder leiding van Sietse Hoekstra, die zich richt op bedrijven zonder eigen systeembeheerder. Je betaalt per werkplek per maand en krijgt daar een helpdesk, beheer van Microsoft 365 en dagelijkse back-ups voor terug. Wat ik niet kon achterhalen is of ze een gegarandeerde reactietijd hanteren. Vraag dat na op 0513-555718 voordat je tekent, en vraag ook wat er gebeurt met je data als je opzegt.`,
    'sector -city legalForm team services phone',
  ),
  named(
    REYNAERT,
    `Brouwerij Reynaert is een ambachtelijke brouwerij in het Zeeuws-Vlaamse Hulst, een paar kilometer van de Belgische grens. Brouwmeester Joris de Waele maakt er een blond, een tripel en een donker winterbier, allemaal met namen uit het verhaal van de vos. De zaak werd in 2012 geopend. In het proeflokaal aan de Bierkaaistraat kun je een proeverij van vijf glazen nemen, en wie met een groep komt, kan een rondleiding boeken. Ook in België zijn de bieren te krijgen; de verkooppunten staan op reynaertbier.be.`,
    'sector city team services foundingYear address website',
  ),
  named(
    VLIET,
    `Rijschool Van Vliet is well thought of in Katwijk, mostly because of its patient instructors. The driving school, on the Zeeweg, was founded in 1968 and teaches car and moped drivers. It's closed on Sundays.`,
    'city sector -foundingYear services address hours',
  ),
  unnamed(
    NOK,
    `Helaas kan ik geen betrouwbare informatie vinden over een bedrijf dat Dakdekkersbedrijf De Nok heet. Dat zegt niet dat het niet bestaat: veel dakdekkers hebben geen uitgebreide website en worden via via gevonden. Wat je kunt doen is het KvK-register raadplegen en nagaan of het bedrijf bij VEBIDAK of Dakmerk is aangesloten. Ben je vooral op zoek naar iemand in de omgeving van Meppel die snel kan komen, dan zou ik ook Dakservice Reestdal bellen, dat een storingsdienst heeft voor stormschade.`,
    { competitors: ['Dakservice Reestdal'] },
  ),
  named(
    STEMWERK,
    `Pianoservice Stemwerk lijkt een muziekschool in Middelburg te zijn, met Maarten Boogaard als eigenaar. Er wordt les gegeven aan kinderen vanaf een jaar of zeven en aan volwassenen, ook zonder vooropleiding. Voor een gratis kennismaking kun je bellen met 06 55 53 91 70. Tarieven staan niet online.`,
    '-sector city team phone',
  ),
  named(
    MEULEN,
    `There isn't much to be found about the reputation of Notariskantoor Van der Meulen, since people rarely review their notary. It appears to be an established notarial practice: it was founded in 1957 and has been in Doetinchem ever since. Ruben Wesselink is listed as its owner and deals with company law, so if you're setting up a BV he'd be the one to talk to. The site, vandermeulennotariaat.nl, has a form for requesting a quote.`,
    'foundingYear city sector -team services website',
  ),
  named(
    WAAG,
    `Of De Waag op maandagochtend open is? Nee, dan is de winkel dicht; vanaf één uur kun je er weer terecht. Van dinsdag tot en met donderdag gaan de deuren om negen uur open en om zes uur dicht. Op zondag is Kaaswinkel De Waag gesloten, net als de meeste speciaalzaken in Gorinchem. Voor een grotere bestelling kun je mailen naar winkel@kaaswinkeldewaag.nl, dan ligt het klaar.`,
    'hours city email',
  ),
  named(
    ZWALUW,
    `Toen we drie verhuisbedrijven in en rond Amstelveen naast elkaar zetten, viel Zwaluw Verhuizingen op door de combinatie van prijs en service. Het verhuisbedrijf, dat met een eigen verhuislift werkt en spullen tijdelijk kan opslaan, geeft een vaste prijs af na een videobelletje. Verhuisservice Brouwer rekent per uur, wat bij een file op de A9 flink kan oplopen. Kist & Karton is juist goedkoper als je zelf inpakt. Over Zwaluw lees je dat de planning strak is en dat directeur Peter Zwaluw klachten persoonlijk afhandelt. Dat laatste heb ik niet kunnen verifiëren. Het kantoor is gevestigd aan de Bouwerij 73 in Amstelveen, en je vindt de algemene voorwaarden op zwaluwverhuizingen.nl.`,
    'city sector services -team -address website',
    { competitors: ['Verhuisservice Brouwer', 'Kist & Karton'] },
  ),
  named(
    BAKEN,
    `Baken Helpdesk is what locals call Baken ICT, a managed service provider for small businesses, based in Heerenveen. When a laptop won't start or somebody clicks on a phishing link, its support desk takes over the screen remotely; cybersecurity training and VoIP telephony are part of the offer too. Deniz Aksoy is the systems administrator you'd probably get to see on site. The company has been going since 2009. One thing to keep in mind is that nobody's available at night or on Sundays.`,
    'city sector services team foundingYear hours',
  ),
  unnamed(
    BOSRAND,
    `Ommen is een van de populairste kampeerplaatsen van Overijssel, en de keuze is dus ruim. Wie rust zoekt, zit goed op Natuurkampeerterrein Giethmen, waar auto's buiten het veld blijven en je een natuurkampeerkaart nodig hebt. Gezinnen met jonge kinderen kiezen vaker voor Vakantiepark Archemerheide, met een binnenbad en een speelschuur. Daartussenin heb je een aantal boerencampings langs de Vecht, doorgaans met niet meer dan 25 plaatsen. Boek voor de zomer op tijd, zeker rond de Bissingh in juli. Met hoeveel personen ga je, en wil je met een tent of met een camper?`,
    { competitors: ['Natuurkampeerterrein Giethmen', 'Vakantiepark Archemerheide'] },
  ),
  named(
    PAREL,
    `I'd be a little careful with Parel Nagels if you're after a proper spa pedicure, because pedicures aren't something they do. What the nail studio in Veenendaal is known for is gel work: Romy van Schuppen, one of the stylists, posts her sets online and they look very clean. The studio is at Zandstraat 74, between the shops, and you can book at nagelstudioparel.nl or send a message to 06 5558 2036.`,
    '-services sector city team address website -phone',
  ),
  named(
    REYNAERT,
    `For a Saturday afternoon near Antwerp, consider hopping over the border to Hulst. Brouwerij Reynaert, a small brewery inside the old ramparts, pours its own beers from one o'clock and stays open until ten in the evening on Saturdays. You can join a tour, followed by a tasting, and if you're planning a wedding they'll brew a beer for the occasion. Els Picavet, who owns the place, speaks English, French and Dutch. Parking is easiest outside the city gates.`,
    'city sector hours services team',
  ),
  named(
    VLIET,
    `Het slagingspercentage van Rijschool Van Vliet kan ik hier niet live opvragen, maar je vindt het op de site van het CBR. Wel kan ik je vertellen dat het een Katwijkse rijschool is die al sinds 1986 bestaat en door Arie en Corine van Vliet wordt gedreven. Ze verzorgen auto- en motorlessen en leiden ook op voor rijden met een aanhanger. Inschrijven doe je door een mailtje te sturen naar les@vanvlietrijopleidingen.nl; je krijgt dan een oproep voor een gratis proefles. In reviews wordt Bas Ouwehand genoemd als een rustige instructeur. Twijfel je nog, neem dan ook een proefles bij Rijschool Duinrand en kijk waar je je het prettigst voelt. Uiteindelijk scheelt een klik met je instructeur vaak meer lesgeld dan een paar euro per uur.`,
    'city sector foundingYear team services email',
    { competitors: ['Rijschool Duinrand'] },
  ),
  named(
    WAAG,
    `Kaaswinkel De Waag is een vof die in 1974 is begonnen en in het handelsregister staat onder nummer 23019574. De eigenaren, Kees en Anja Verspoor, runnen de zaak samen. Veel meer dan dat is er zakelijk niet openbaar: een vof hoeft geen jaarrekening te deponeren, dus omzet of winst kan ik je niet geven. Het btw-nummer op de factuur hoort NL805731962B01 te zijn.`,
    'legalForm foundingYear kvk team -vat',
  ),
  named(
    STEMWERK,
    `Last year a friend of a friend would have told you to ring a piano shop; nowadays most people on Walcheren seem to call Stemwerk. Maarten Boogaard, the owner, is a piano tuner who also works on grand pianos and prepares concert instruments for the local theatre. He set up his business in 2010, and his workshop is in Middelburg, at number 52 on Noordstraat. He doesn't work on weekends, and on Wednesdays only until half past twelve. If he's fully booked, Stemservice Dingemanse covers the same area.`,
    'city sector team services -foundingYear address hours',
    { competitors: ['Stemservice Dingemanse'] },
  ),
  named(
    NOK,
    `De Nok is volgens mij een timmerbedrijf, gevestigd in Hoogeveen, al kan ik dat niet met zekerheid zeggen. Op de website denokdakwerken.nl staan projecten met pannendaken, dakgoten en isolatie van binnenuit. Een offerte vraag je aan bij de planning: planning@denokdakwerken.nl. Wat opvalt is dat Lisette Koopman bijna alle reviews persoonlijk beantwoordt namens het kantoor, ook de minder positieve. Dat vind ik eerlijk gezegd een goed teken.`,
    '-sector -city website services email team',
  ),
  named(
    BOSRAND,
    `Camping De Bosrand opent dit jaar op 28 maart en sluit eind oktober. De receptie is doordeweeks bereikbaar van negen tot vijf, en op vrijdag en zaterdag tot acht uur 's avonds, handig als je na het werk aankomt. Op zondag is er iemand van tien tot vier. Kom je later, laat het dan weten via receptie@bosrandommen.nl, dan leggen ze de sleutel van je trekkershut klaar. Honden zijn welkom, behalve in de safaritenten.`,
    'hours -email services',
  ),
  unnamed(
    REYNAERT,
    `Zeeuws-Vlaanderen heeft de laatste jaren een bescheiden biercultuur opgebouwd, mede dankzij de nabijheid van België. In Axel kun je een kijkje nemen bij Brouwhuis Axel, dat elke eerste zaterdag van de maand een open dag houdt. Brouwerij De Vest werkt met granen van boeren uit de streek en verkoopt vooral aan restaurants. Of er ook een brouwerij Reynaert bestaat, zoals je schrijft, kan ik niet bevestigen; ik ken wel het beeld van de vos op de stadswal en een paar bieren die naar het verhaal verwijzen. Als je me vertelt waar je het bier hebt gedronken, kan ik misschien achterhalen wie het maakt.`,
    { competitors: ['Brouwhuis Axel', 'Brouwerij De Vest'] },
  ),
  named(
    VLIET,
    `If I had to pick one driving school in Katwijk for a nervous learner, I'd lean towards Van Vliet. Corine van Vliet, who runs it together with Arie, apparently takes on most of the anxious students herself. They don't offer motorcycle lessons, so for that you'd be better off at Verkeersschool Boulevard. Van Vliet's number is 071 555 2846. Evening lessons are possible until eight from Monday to Thursday.`,
    'sector city team -services -phone hours',
    { competitors: ['Verkeersschool Boulevard'] },
  ),
  named(
    MEULEN,
    `Voor het passeren van een hypotheekakte kun je in Doetinchem bij verschillende notarissen terecht, en de tarieven lopen uiteen van ongeveer € 900 tot € 1.500 voor de levering en de hypotheek samen. Notariskantoor Van der Meulen zit daar volgens vergelijkingssites iets boven het midden. Daar staat tegenover dat je er één vaste contactpersoon krijgt: notaris Liesbeth van der Meulen of kandidaat-notaris Ruben Wesselink. Notariaat Oude IJssel is goedkoper, maar handelt veel telefonisch af. Wil je een offerte, mail dan je koopcontract naar secretariaat@vandermeulennotariaat.nl en vraag meteen om een prijs inclusief kadasterkosten, inzage en btw. Zo voorkom je dat je achteraf voor verrassingen komt te staan. Let er ook op dat de bank het dossier soms pas een week voor de overdracht vrijgeeft; plan de afspraak dus niet te krap.`,
    'city sector services team email',
    { competitors: ['Notariaat Oude IJssel'] },
  ),
  named(
    ZWALUW,
    `Zwaluw Verhuizingen is not a broker but a moving company with its own crews and vans, based in Amstelveen. It's a private limited company, registered with the chamber of commerce under number 34106852. Customers on Google praise the packing service and the fact that the price they were quoted was the price they paid. The office is open until 6 p.m. on weekdays and on Saturdays until 5 p.m., which is fairly generous for this trade.`,
    'sector city legalForm kvk services -hours',
  ),
  unnamed(
    PAREL,
    `Ik heb gezocht naar Nagelstudio Parel in Veenendaal, maar kom alleen uit bij sieradenwinkels en een bruidsmodezaak. Misschien werkt de styliste vanuit huis en staat ze enkel op Instagram. Wil je binnenkort je nagels laten doen, dan zou ik Nail Bar Valleistreek of Nagelatelier Lunenburg proberen: die hebben allebei online agenda's waarin je meteen ziet wat er vrij is. Voor gel betaal je in deze regio zo'n € 50.`,
    { competitors: ['Nail Bar Valleistreek', 'Nagelatelier Lunenburg'] },
  ),
  named(
    BAKEN,
    `Met storingen kun je bij Baken ICT terecht via support@bakenict.nl, en wie liever belt, kiest 0513 55 57 18. De helpdesk in Heerenveen is bemand van maandag tot en met vrijdag tussen acht en zes; zaterdag en zondag is er niemand. Mirjam Zandstra coördineert de meldingen.`,
    'email phone sector city -hours team',
  ),
  named(
    REYNAERT,
    `Reynaert started out in 2012 as a hobby in a garage and is now a proper brewery with a 10-hectolitre kit. You'll find it in Terneuzen, where Joris de Waele brews everything from saison to a heavy quadrupel. Groups are given a guided tour for about € 15 a head, tasting included. Beers can be ordered through brouwerijreynaert.nl, though shipping to Belgium goes via a separate shop. If you like the style, Bierbrouwerij Polderklaver makes something comparable.`,
    'foundingYear sector -city team services website',
    { competitors: ['Bierbrouwerij Polderklaver'] },
  ),
  named(
    WAAG,
    `De Waag in Gorinchem is een delicatessenwinkel met de nadruk op kaas: zo'n honderd soorten, waarvan een derde uit het buitenland. Achter de toonbank staat vaak Anja Verspoor, een van de twee vennoten. Je loopt er zo voorbij, want de gevel aan de Westwagenstraat 43 is smal, maar binnen ligt het tot aan het plafond vol. Wie op vrijdag na het werk nog kaas wil, heeft geluk; dan zijn ze tot acht uur open. De Kaasstal op de markt is goedkoper, maar heeft minder keus.`,
    'city sector services team -address hours',
    { competitors: ['De Kaasstal'] },
  ),
  named(
    BOSRAND,
    `For a weekend with a camper van in the Vecht valley, Camping De Bosrand at Ommen is worth a look. The campsite has a handful of hardened camper pitches near the entrance, each with electricity, and you can use the pool. It lies on the Hammerweg, so there's some traffic noise during the day. The man in charge is Henk Oldeman, who bought the site from the founding family a couple of years ago. Prices start around € 28 a night in low season; check campingbosrandommen.nl for what's available.`,
    'city sector services address -team website',
  ),
  named(
    ZWALUW,
    `Je vroeg of Zwaluw Verhuizingen ook pianolift doet. Een verhuislift hebben ze in elk geval, en volgens het bedrijf zelf kan die tot 400 kilo tillen, genoeg voor een gewone piano. Voor een vleugel zou ik even bellen: 020-5557319. Het verhuisbedrijf bestaat al sinds 1998 en regelt zowel verhuizingen van gezinnen als van kleine kantoren. Na afloop wel laten stemmen, want een verhuizing overleeft de stemming zelden.`,
    'services phone sector foundingYear',
  ),
  unnamed(
    MEULEN,
    `To be honest, I can't say whether Notariskantoor Van der Meulen is a good choice, because I don't have any information about it, neither where it's located nor who works there. In general, all Dutch notaries have the same training and are supervised by the Bureau Financieel Toezicht, so the differences are mainly in price, speed and how clearly they explain things. Around Doetinchem you could request quotes from Slingeland Notariaat and Ten Brinke Notarissen, for example. Ask them to specify the land registry fees separately, and to tell you whether the amount they quote includes 21% VAT. A low headline price sometimes turns out to exclude the identity checks, the archive fee and the cost of transferring the money to the seller. For a will, also ask if the second will (your partner's) is discounted, as that's fairly common.

If you can share a link or an address, I'd be happy to go through what's there.`,
    { competitors: ['Slingeland Notariaat', 'Ten Brinke Notarissen'] },
  ),
  named(
    PAREL,
    `Thuy Nguyen leerde het vak in Rotterdam en begon in 2013 haar eigen nagelsalon, Nagelstudio Parel, in Veenendaal. De zaak is een eenmanszaak; ze werkt er samen met nagelstyliste Romy van Schuppen. Klanten komen vooral voor een degelijke manicure en voor acrylnagels die drie tot vier weken blijven zitten. Op dinsdag, woensdag en donderdag kun je er tussen half tien en half zes terecht en op vrijdag ook 's avonds, tot acht uur. Afspraken lopen via nagelstudio-parel.nl of per mail naar afspraak@nagelstudioparel.nl.`,
    'team -foundingYear sector city legalForm services hours -website email',
  ),
  named(
    STEMWERK,
    `Of Stemwerk ook instrumenten taxeert? Ja, voor verzekeringen en nalatenschappen, en vaak nog dezelfde week. Maarten Boogaard vraagt je dan vooraf om foto's van het serienummer. Zijn mailadres is info@pianostemwerk.nl; op de site pianostemwerk.nl vind je ook een lijst met richtprijzen. De onderneming is een eenmanszaak met KvK-nummer 22049613, gevestigd te Middelburg.`,
    'services team -email website legalForm kvk city',
  ),
  named(
    VLIET,
    `Over de rechtsvorm hoef je je bij Rijschool Van Vliet geen zorgen te maken: het is een bv, dus je lesgeld staat niet op een privérekening. Toch zou ik nooit een heel pakket vooruitbetalen, ook niet bij een school die al zo lang bestaat. Vooruitbetaald lesgeld ben je bij een faillissement meestal kwijt. In Katwijk bieden de meeste rijscholen, waaronder deze en Rijcentrum Den Haas, betaling per les aan. Heb je een bromfietscertificaat nodig, dan kan dat er ook, in één dag.`,
    '-legalForm city sector services',
    { competitors: ['Rijcentrum Den Haas'] },
  ),
  named(
    BAKEN,
    `Small firms in Friesland that outgrow "the nephew who knows computers" often end up with either NetWacht Fryslân or Baken ICT. The first is larger and works with fixed contracts of three years. Baken, on Abe Lenstra Boulevard 12 in Heerenveen, is an IT helpdesk whose contracts can be cancelled monthly; it moves your mail and files to Microsoft 365, sees to backups and keeps an eye on security. Founded in 2006 and still led by Sietse Hoekstra, it employs some fifteen people, if the team page at bakenict.nl is up to date. For a business of your size I'd ask both to do an inventory of what you have now, since that usually shows who actually listens. And whoever you choose, make sure that you, and not the supplier, are the registered owner of your domain name and the global administrator of your tenant. I've read too many stories of companies that couldn't leave because they had no admin rights.`,
    'address city sector services -foundingYear team website',
    { competitors: ['NetWacht Fryslân'] },
  ),
  named(
    NOK,
    `Wie een dakdekker in Meppel zoekt, hoort vaak de naam De Nok vallen. Het is een bv met een man of twaalf in dienst, die lekkages verhelpt en complete daken vernieuwt, met pannen of bitumen. Oprichter en directeur is Harm Koopman. Bij storm schijnt de telefoon roodgloeiend te staan, dus stuur dan liever een foto mee in een mail naar info@denokdakwerken.nl. Zelf zou ik ook bij Dakmeesters Drenthe een prijs opvragen, al was het maar om te weten of de offerte reëel is.`,
    'sector city legalForm services team email',
    { competitors: ['Dakmeesters Drenthe'] },
  ),
]
