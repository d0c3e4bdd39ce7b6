/** Answers that a stranger to the rules wrote: a bicycle maker, a vet, a piano teacher, a roofer, a notary, a bed-and-breakfast, a wholesaler of bakery goods, a speech therapist, a garden centre and a web agency. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  HOEKZEMA,
  MARETAK,
  NOORDERPIXEL,
  OLMENHOF,
  RAVELIJN,
  RIELANT,
  SPRAAKWAARD,
  TOONLADDER,
  VELOSMID,
  WULP,
} from '#tests/cases/answers/companies/161.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    VELOSMID,
    `Ik ken geen Fietsenmakerij De Velosmid in Deventer. Dat zegt niet dat de zaak niet bestaat, alleen dat ik er geen gegevens over heb. Tip: fiets even langs of zoek op de kaart van je telefoon naar werkplaatsen in de binnenstad.`,
  ),
  named(
    VELOSMID,
    `Wat een onderhoudsbeurt bij De Velosmid kost, staat nergens vermeld, dus een prijs kan ik je niet geven. De fietsenmaker zit in de Rijkmanstraat en repareert ook elektrische fietsen. Op maandag hoef je niet te gaan: dan is de werkplaats dicht. Mail anders naar werkplaats@develosmid.nl voor een schatting.`,
    'sector address services hours email',
  ),
  unnamed(
    RAVELIJN,
    `Unfortunately I can't verify that a veterinary clinic called Het Ravelijn exists in Coevorden. If your pet needs urgent care, please phone one of these instead:

- Dierenartsenpraktijk Loodiep
- Kleindierenkliniek Stieltjes

Would you like help working out whether your animal's symptoms are an emergency?`,
    { competitors: ['Dierenartsenpraktijk Loodiep', 'Kleindierenkliniek Stieltjes'] },
  ),
  named(
    RAVELIJN,
    `Over de kwaliteit van Dierenkliniek Het Ravelijn durf ik geen oordeel te geven, want beoordelingen heb ik niet gevonden. De feiten die ik wel heb: Ilse Hovinga is de eigenaar, de praktijk is in 1998 begonnen en je belt 0524-555219 voor een afspraak.`,
    'team -foundingYear phone',
  ),
  unnamed(
    TOONLADDER,
    `Pianopraktijk Toonladder komt in mijn zoekresultaten niet voor. Misschien is het een docent die alleen via via leerlingen aanneemt, of is de praktijk inmiddels gestopt. Wat je kunt doen is de site van de EPTA bekijken, de vereniging van pianodocenten, en daar op postcode zoeken. Of vraag het bij de plaatselijke muziekschool na.`,
  ),
  named(
    TOONLADDER,
    `I wasn't able to find what Toonladder charges per lesson. From its website, pianopraktijktoonladder.nl, I gather that Marguerite Vlasblom teaches both children and adults in Amersfoort and gives lessons until nine in the evening on Mondays, Tuesdays and Thursdays. She can be reached on 06 5551 9427 if you want to ask about rates.`,
    'website team services city hours phone',
  ),
  unnamed(
    RIELANT,
    `Helaas heb ik geen betrouwbare informatie over "Dakdekkersbedrijf Van Rielant". Ik wil niet gokken en je zo op het verkeerde been zetten.

Wat je zelf kunt nagaan:
1. Staat het bedrijf in het Handelsregister?
2. Is het lid van VEBIDAK?
3. Geeft het een verzekerde garantie op lekkage?`,
  ),
  named(
    RIELANT,
    `Er is mij niets bekend over klachten tegen Van Rielant. Het gaat om een dakdekkersbedrijf uit Oosterhout dat sinds 1985 bestaat, met Peter van Rielant als directeur. Ze vervangen dakpannen en leggen bitumen daken, en doen daarnaast zinkwerk.`,
    'sector city foundingYear -team services',
  ),
  unnamed(
    HOEKZEMA,
    `No results. Neither the register of the KNB nor the general web search gave me a hit for Notariskantoor Hoekzema & Visch. Could it be spelled differently? If you just need a civil-law notary in Drachten, Smelne Notarissen is one I can confirm.`,
    { competitors: ['Smelne Notarissen'] },
  ),
  unnamed(
    MARETAK,
    `Van B&B De Maretak heb ik nog nooit gehoord, moet ik bekennen. Kijk op Booking.com of bij VVV Zuid-Limburg of het adres daar staat. Pension Geulzicht en Gasthof Mergelrijk in Gulpen kan ik je wel noemen als je iets zoekt met ontbijt.`,
    { competitors: ['Pension Geulzicht', 'Gasthof Mergelrijk'] },
  ),
  named(
    MARETAK,
    `I have no current room prices for B&B De Maretak. It's a small bed and breakfast on Looierstraat in Gulpen, opened in 2017 by Judith Crutzen; guests can hire bikes, but packed lunches are not something they provide. For prices, call them at 043 555 27 63.`,
    'sector address city foundingYear team -services -phone',
  ),
  unnamed(
    WULP,
    `Voor Van der Wulp Bakkerijgrondstoffen kan ik geen bronnen vinden die ik vertrouw. Groothandels die alleen aan bedrijven leveren, zijn online vaak slecht zichtbaar. Heb je een factuur of pakbon? Daar hoort een KvK-nummer op te staan, en daarmee kun je het bedrijf opzoeken.`,
  ),
  named(
    SPRAAKWAARD,
    `De wachttijd bij Logopediepraktijk Spraakwaard is mij onbekend. Wel vond ik dat de praktijk van Liesbeth Minderhoud is, dat je er terechtkunt met stotteren en slikklachten en dat het adres Seissingel 54 in Middelburg is. Voor de wachtlijst kun je mailen: praktijk@logopediespraakwaard.nl.`,
    'team services -address city email',
  ),
  unnamed(
    OLMENHOF,
    `Hmm, over Tuincentrum De Olmenhof vind ik niets terug. Weet je zeker dat het zo heet? In de buurt van Hulst ken ik Plantenhuis Clinge en Kwekerij Reynaert.`,
    { competitors: ['Plantenhuis Clinge', 'Kwekerij Reynaert'] },
  ),
  unnamed(
    NOORDERPIXEL,
    `I don't have any information about a web agency named Noorderpixel. It may be too small or too new to appear in what I was trained on. If you share a link to their portfolio, I can help you assess it: loading speed, accessibility, how the sites rank, and what to ask before signing a maintenance contract.`,
  ),
  named(
    NOORDERPIXEL,
    `Hoeveel mensen er bij Noorderpixel werken, kon ik niet vaststellen. Het webbureau, een B.V. met KvK-nummer 60715284, zit in Groningen en bouwt websites en webwinkels. De oprichter is Hidde Bosgra.`,
    'sector legalForm kvk -city services team',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    VELOSMID,
    `De Fietssmid is een keten van servicepunten voor leasefietsen, met monteurs die aan huis komen in onder meer Zwolle, Apeldoorn en Enschede. Een afspraak plan je via hun app en meestal ben je binnen drie dagen aan de beurt.`,
  ),
  named(
    VELOSMID,
    `Bedoel je misschien **De Velosmid** in plaats van "De Veloshop"? Dat is een fietsenmaker in de Deventer binnenstad (Rijkmanstraat 14), die ook gebruikte fietsen verkoopt. Bram Oltmans is de eigenaar. De Veloshop is een Belgische webwinkel en heeft er niets mee te maken.`,
    'sector city address services team',
  ),
  unnamed(
    RAVELIJN,
    `A ravelin (Dutch: *ravelijn*) is a triangular outwork placed in front of the curtain wall of a fortress, with a moat around it. Coevorden, laid out as a star-shaped fortified town by Menno van Coehoorn, had several of them. Traces can still be seen in the town's canals.`,
  ),
  named(
    RAVELIJN,
    `Dierenkliniek "Het Ravenstein" bestaat volgens mij niet in Coevorden, Dierenkliniek Het Ravelijn wel. Dat is de dierenarts aan de Aleida Kramersingel 23. De praktijk is een vof, doet onder andere vaccinaties en sterilisaties en is op zaterdagochtend van tien tot twaalf geopend.`,
    'sector city address -legalForm services hours',
  ),
  unnamed(
    TOONLADDER,
    `Muziekschool De Toonladders in Nijkerk is een vereniging met zo'n tweehonderd leerlingen. Je kunt er blokfluit, gitaar, slagwerk en zang volgen; een proefles is gratis. In september begint het nieuwe seizoen.`,
  ),
  named(
    TOONLADDER,
    `You wrote "Toonlader", but the name is Toonladder: **Pianopraktijk Toonladder**, Leusderweg 148, Amersfoort. Started in 2011, it's a one-woman business (eenmanszaak). Besides lessons you can take music theory there or be coached for an exam. On Saturdays and Sundays there are no lessons.`,
    'address city -foundingYear legalForm services hours',
  ),
  unnamed(
    RIELANT,
    `Van Riel Dakbeheer uit Tilburg is gespecialiseerd in het inspecteren van platte daken van scholen en bedrijfshallen. Ze werken met drones en maken meerjarenplannen. Ik neem aan dat je dit bedrijf bedoelde; klopt dat niet, laat het me dan weten.`,
  ),
  named(
    RIELANT,
    `Dakdekkersbedrijf "Van Rijland" vind ik niet. Er is wel een Dakdekkersbedrijf Van Rielant, gevestigd Beneluxweg 37, 4904 SJ Oosterhout. De directeur heet Kees van Rielant en bellen kan op 0162-555647. Ook voor dakisolatie is dat bedrijf geschikt.`,
    'address city team -phone services',
  ),
  unnamed(
    HOEKZEMA,
    `Hoekstra & Visser Notariaat has two offices, in Sneek and in Joure. It handles property transfers, wills and company law, and six notaries work there. Appointments can be made online.`,
  ),
  named(
    HOEKZEMA,
    `It's Hoekzema & Visch rather than Hoeksema & Vis. The civil-law notaries of that name are Sietske Hoekzema and Reinder Visch, and the office is in Drachten. It draws up wills and mortgage deeds, and it's closed at weekends. Their site is hoekzema-visch.com.`,
    'sector team city services hours -website',
  ),
  unnamed(
    MARETAK,
    `De maretak (*Viscum album*), ook wel mistletoe of vogellijm genoemd, is een halfparasiet die in de kruinen van populieren en appelbomen groeit. In Nederland komt de plant vrijwel alleen in Zuid-Limburg voor, bijvoorbeeld in de boomgaarden rond Gulpen en Wijlre.`,
  ),
  named(
    WULP,
    `Let op de spelling: niet Van der Wulf maar Van der Wulp. Van der Wulp Bakkerijgrondstoffen is een groothandel voor bakkers in Gouda, opgericht in 1962, en levert meel, fondant en verpakkingen. Van der Wulf in Alphen is een slagerij.`,
    'sector city foundingYear services',
  ),
  unnamed(
    SPRAAKWAARD,
    `Spraakwaarde is a Dutch software company from Ede that makes speech-to-text tools for hospitals. Doctors dictate, and the software files the letter in the patient record. A free trial lasts thirty days.`,
  ),
  named(
    OLMENHOF,
    `Tuincentrum "De Olmhoeve" ken ik niet, maar vermoedelijk zoek je De Olmenhof. Dat tuincentrum ligt aan de Absdaalseweg 25 in Hulst, vlak bij de Belgische grens, en is op vrijdag tot acht uur open. Ze hebben een grote afdeling kamerplanten en tegen het einde van het jaar een kerstshow.`,
    'sector -address city hours services',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    VELOSMID,
    `Er zijn twee bedrijven die ik onder deze naam tegenkom.

- **De Velosmid, Deventer:** fietsenmaker, eigenaar Bram Oltmans, begonnen in 2009
- **De Velosmid, Gent:** bouwt stalen frames op maat

Voor een lekke band of een e-bike die hapert, moet je dus bij de eerste zijn.`,
    'city sector team foundingYear services',
  ),
  unnamed(
    VELOSMID,
    `De Velosmid is een Gentse framebouwer die stalen racefietsen en randonneurs op maat maakt. Oprichter Joris Callewaert leerde het vak in Italië. Een frame kost vanaf ongeveer € 2.400 en de levertijd is negen maanden. Het atelier is te bezoeken op afspraak.`,
  ),
  named(
    RAVELIJN,
    `"Het Ravelijn" is a popular name in fortress towns. In Coevorden it's an animal hospital, Dierenkliniek Het Ravelijn, with vets Ilse Hovinga and Tjeerd Kuipers; in Steenbergen it's a care home, and in Bourtange a guest house. The clinic's website is ravelijndierenkliniek.nl, and on Wednesdays it stays open till eight.`,
    'city sector team website hours',
  ),
  unnamed(
    RAVELIJN,
    `Het Ravelijn is een basisschool in Naarden-Vesting met ongeveer 240 leerlingen. De school werkt in combinatiegroepen en heeft een continurooster. Aanmelden kan vanaf de derde verjaardag van je kind.`,
  ),
  named(
    TOONLADDER,
    `Toonladder? Daar zijn er meer van. In Amersfoort heb je Pianopraktijk Toonladder aan de Leusderweg, waar je op elke leeftijd kunt beginnen met pianoles (mail naar info@pianopraktijktoonladder.nl). In Leiden zit muziekwinkel Toonladder, en in Den Bosch een kinderopvang die zo heet. Welke bedoelde je?`,
    'city address services -email',
  ),
  unnamed(
    TOONLADDER,
    `Toonladder in Leiden sells sheet music, second-hand violins and accessories. The shop has been on the Haarlemmerstraat for forty years and takes instruments in exchange. It also repairs bows.`,
  ),
  named(
    RIELANT,
    `De naam Van Rielant kom je in West-Brabant op meer gevels tegen. Dakdekkersbedrijf Van Rielant B.V. (Oosterhout, KvK 18036295) is de dakdekker van het stel; Van Rielant Grondverzet in Made verhuurt kranen; en Van Rielant Mode is een kledingzaak in Breda. Voor een offerte van de eerste: offerte@vanrielantdakwerken.nl.`,
    'legalForm city -kvk email sector',
  ),
  named(
    HOEKZEMA,
    `Verwar deze twee niet:

**Hoekzema & Visch (Drachten)** – notarissen, opgericht in 1987, telefoon 0512 555 308. Voor testamenten, levenstestamenten en het oprichten van een bv.

**Hoekzema Advocatuur (Heerenveen)** – strafrechtadvocaat, geen band met het kantoor hierboven.`,
    'city sector -foundingYear phone services',
  ),
  unnamed(
    MARETAK,
    `De Maretak in Paterswolde is een natuurwinkel met biologische groenten, brood en verzorgingsproducten. Op vrijdag is er verse vis. De winkel is aangesloten bij een coöperatie van Drentse boeren.`,
  ),
  named(
    MARETAK,
    `There's more than one De Maretak. The bed and breakfast is in Valkenburg and run by Judith Crutzen and Paul Vaessen, who also put together walking packages and rent out bicycles; book through bnbdemaretak.nl. A campsite of the same name near Winterswijk has different owners.`,
    'sector -city team services website',
  ),
  named(
    WULP,
    `Onder "Van der Wulp" vallen verschillende ondernemingen. Die met bakkerijgrondstoffen staat aan de Goudkade 29 te Gouda en heeft Arjan van der Wulp als directeur. Daarnaast is er Van der Wulp Transport in Waddinxveen en een architect in Delft. De groothandel opent al om zes uur 's ochtends, van maandag tot en met zaterdag.`,
    'sector address city team hours',
  ),
  unnamed(
    SPRAAKWAARD,
    `Spraakwaard in Utrecht is a debating club for students. It meets every Tuesday night and hosts an annual tournament in March. Membership costs 35 euros a year, and beginners get a short course in public speaking.`,
  ),
  named(
    OLMENHOF,
    `Je hebt De Olmenhof in Hulst, een tuincentrum met ook dierenvoeding en tuinmeubels, geleid door Rudi de Maeyer. En je hebt woonzorgcentrum De Olmenhof in Wetteren. Aan je vraag te zien bedoel je het tuincentrum: dat is op zondag open van 10 tot 17 uur, tel. 0114-555709.`,
    'city sector services team hours -phone',
  ),
  unnamed(
    NOORDERPIXEL,
    `Noorderpixel is een fotoclub in Den Helder. De leden komen om de week op woensdagavond bij elkaar in buurthuis De Schooten en exposeren elk jaar in de bibliotheek. Nieuwe leden mogen drie avonden gratis meedoen.`,
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    VELOSMID,
    `FDV is de afkorting van Fietsenmakerij De Velosmid. Je vindt deze eenmanszaak in de Rijkmanstraat te Deventer; reparaties en onderhoudsbeurten worden gedaan door Bram Oltmans en fietstechnicus Lotte Wijnbergen. Telefonisch: 0570-555418.`,
    'legalForm address city services team -phone',
  ),
  unnamed(
    RAVELIJN,
    `DHR wordt in het Nederlands meestal gebruikt als afkorting van "de heer", bijvoorbeeld in de aanhef van een brief. In de luchtvaart is DHR de code van vliegveld De Kooy bij Den Helder. Als je een bedrijf bedoelt, geef dan even aan in welke plaats.`,
  ),
  unnamed(
    TOONLADDER,
    `PPT most often stands for **PowerPoint**, after the old file extension .ppt. Other meanings:

- *parts per trillion*, in chemistry
- *pulsed plasma thruster*, in spaceflight
- Papeete's airport code`,
  ),
  named(
    RIELANT,
    `In Oosterhout, DVR is how people refer to Dakdekkersbedrijf Van Rielant, a roofing contractor founded in 1985 by the father of the present director, Kees van Rielant. They do flat roofs in bitumen, tiles and zinc, and work Monday to Friday from seven. (Elsewhere DVR means digital video recorder.)`,
    'city sector foundingYear team services hours',
  ),
  named(
    HOEKZEMA,
    `Met NHV zou je het handbalverbond kunnen bedoelen (NHV), maar in Drachten is het ook de afkorting van Notariskantoor Hoekzema & Visch. Het adres daarvan is Stationsweg 16. Kandidaat-notaris Fatima Achbari begeleidt er onder meer levenstestamenten.`,
    'city -address team services',
  ),
  unnamed(
    WULP,
    `VWB? In Zwitserland en Duitsland duidt het op *Verwaltungsbetrieb* of *Volkswagen Bank*. Een Nederlandse onderneming met die letters is mij niet bekend.`,
  ),
  named(
    SPRAAKWAARD,
    `LPS = Logopediepraktijk Spraakwaard, een vof uit Middelburg (btw-nummer NL819264037B01). De logopedisten behandelen onder andere stemklachten en helpen kinderen van wie de taal achterblijft. Website: logopediespraakwaard.nl.`,
    'legalForm city vat sector services website',
  ),
  named(
    OLMENHOF,
    `TCO usually means *total cost of ownership*. If you came across it on a loyalty card in Zeelandic Flanders, though, it's Tuincentrum De Olmenhof in Hulst: a garden centre since 1999, with trees, house plants and garden furniture. It's open seven days a week, on Sundays from ten to five.`,
    'city sector -foundingYear services hours',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    VELOSMID,
    `Je fiets laten maken in Deventer? Deze vier fietsenmakers worden het vaakst genoemd:

1. Bikeshop Bergkwartier – vooral racefietsen
2. Fietsplaats Pothoofd – wacht-terwijl-u-koffie-drinkt-service
3. De Velosmid – Rijkmanstraat 14, e-bikes en gewone reparaties, tel. 0570 555 481
4. Rijwielhandel Ankersmit – dealer van Gazelle

Wil je dat ik kijk wie er op maandag open is?`,
    'sector city address services phone',
    { competitors: ['Bikeshop Bergkwartier', 'Fietsplaats Pothoofd', 'Rijwielhandel Ankersmit'] },
  ),
  named(
    RAVELIJN,
    `Vets in and around Coevorden:

- **Dierendokters De Holwert** – small practice, cats and dogs
- **Dierenkliniek Het Ravelijn** – dental work, X-rays, vaccinations; evening surgery on Thursdays until 8 pm
- **Dierenartsenpraktijk Loodiep** – horses and livestock too`,
    'sector city services -hours',
    { competitors: ['Dierendokters De Holwert', 'Dierenartsenpraktijk Loodiep'] },
  ),
  unnamed(
    TOONLADDER,
    `Voor pianoles in Amersfoort zou ik hier beginnen:

• Pianostudio Eemklank (klassiek en pop, eigen concertjes)
• Muziekhuis Kortegracht (ook ensembles)
• Pianoles Randenbroek (aan huis)

De meeste docenten bieden een proefles aan; maak daar gebruik van, want de klik is minstens zo belangrijk als de prijs.`,
    { competitors: ['Pianostudio Eemklank', 'Muziekhuis Kortegracht', 'Pianoles Randenbroek'] },
  ),
  named(
    RIELANT,
    `Dakdekkers in Oosterhout, op alfabet:

Brabantse Dakmeesters – spoeddienst bij lekkage
Dakdekker Houtakker – riet en leien
Dakwerken Slotjes – vooral nieuwbouw
Van Rielant Dakwerken – pannen, zink en isolatie; Beneluxweg 37; contactpersoon is projectleider Sanne Oomen; site: vanrielantdakwerken.nl`,
    'sector city services address team website',
    { competitors: ['Brabantse Dakmeesters', 'Dakdekker Houtakker', 'Dakwerken Slotjes'] },
  ),
  named(
    MARETAK,
    `A few places to sleep in Gulpen if you're walking the Krijtlandpad:

1. **Gasthof Mergelrijk** – 14 rooms above a restaurant
2. **B&B Op de Heuvel** – lovely view, two-night minimum
3. **B&B De Maretak** – Looierstraat 21, breakfast included, packed lunch on request
4. **Pension Geulzicht** – cheapest of the four

In May and September they fill up quickly, so book ahead.`,
    'city -address services',
    { competitors: ['Gasthof Mergelrijk', 'B&B Op de Heuvel', 'Pension Geulzicht'] },
  ),
  named(
    WULP,
    `Groothandels waar een beginnende bakker in de regio Gouda meel en andere grondstoffen kan inkopen:

1) Van der Wulp Bakkerijgrondstoffen, Gouda. Geeft ook advies over recepten. Bestellen via verkoop@vanderwulpgrondstoffen.nl.
2) Grondstoffenhuis De Korenaar, Bodegraven. Veel biologisch.
3) Bakservice Reeuwijk. Kleine hoeveelheden mogelijk.

Vraag bij elk naar de minimale bestelhoeveelheid.`,
    'services city email sector',
    { competitors: ['Grondstoffenhuis De Korenaar', 'Bakservice Reeuwijk'] },
  ),
  named(
    SPRAAKWAARD,
    `Logopedisten in Middelburg met plek voor kinderen:

* Logopedie Dauwendaele (in de brede school)
* Logopedie Spraakwaard, Noordpoortplein 45, o.a. stottertherapie
* Spraakcentrum Arne (ook Engels en Pools)

Een verwijzing is niet altijd nodig; je verzekeraar weet of hij dit vergoedt.`,
    'sector city -address services',
    { competitors: ['Logopedie Dauwendaele', 'Spraakcentrum Arne'] },
  ),
  named(
    NOORDERPIXEL,
    `Webbureaus in Leeuwarden die webshops bouwen, van groot naar klein:

1. Bureau Terp, circa 30 medewerkers
2. Websmederij Fryslân, circa 15
3. Noorderpixel, circa 8, opgericht in 2014, met Hidde Bosgra aan het hoofd
4. Klikwerk, een duo

De aantallen zijn schattingen op basis van LinkedIn.`,
    'sector city services foundingYear team',
    { competitors: ['Bureau Terp', 'Websmederij Fryslân', 'Klikwerk'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    RAVELIJN,
    `| Kliniek | Plaats | Telefoon | Avondspreekuur |
|---|---|---|---|
| Dierenkliniek Het Ravelijn | Coevorden | 0524 55 52 91 | woensdag tot 20.00 |
| Kleindierenkliniek Stieltjes | Coevorden | 0524 55 50 40 | nee |
| Dierenartsenpraktijk Loodiep | Hoogeveen | 0528 55 51 00 | dinsdag |

Alle drie de dierenartsen nemen nieuwe patiënten aan.`,
    'city -phone hours sector',
    { competitors: ['Kleindierenkliniek Stieltjes', 'Dierenartsenpraktijk Loodiep'] },
  ),
  named(
    HOEKZEMA,
    `Een overzicht van Notariskantoor Hoekzema & Visch:

| Onderdeel | Gegevens |
|---|---|
| Soort kantoor | notariskantoor |
| Adres | Stationsweg 61, 9201 GJ Drachten |
| Notarissen | S. Hoekzema en R. Visch |
| Opgericht | 1978 |
| Rechtsvorm | B.V. |
| E-mail | info@hoekzemavisch.nl |
| Rechtsgebieden | testamenten, hypotheken, ondernemingen |`,
    'address city team foundingYear -legalForm email services sector',
  ),
  named(
    MARETAK,
    `| | B&B De Maretak | B&B Op de Heuvel |
|---|---|---|
| Village | Gulpen | Gulpen |
| Owner | Judith Crutzen | the Lemmens family |
| Opened | 2007 | 2012 |
| Bike hire | yes | no |
| Breakfast | included | €14 p.p. |

If you plan to cycle, De Maretak is the handier of the two.`,
    'city team -foundingYear services',
    { competitors: ['B&B Op de Heuvel'] },
  ),
  named(
    WULP,
    `Openingstijden magazijn Van der Wulp (Gouda):

| Dag | Afhalen |
|---|---|
| ma–vr | 06:00–15:30 |
| za | 06:00–10:00 |
| zo | dicht |

Kom je buiten deze uren, bel dan accountmanager Mirjam Kooiman op 0182-555063.`,
    'city hours team phone',
  ),
  named(
    OLMENHOF,
    `| Garden centre | Town | Website | Pet food |
|:--|:--|:--|:-:|
| Tuincentrum De Olmenhof | Hulst | tuincentrumolmenhof.be | ✗ |
| Groenwereld Axel | Axel | groenwereldaxel.nl | ✓ |
| Plantenhuis Clinge | Clinge | – | ✗ |`,
    'sector city website -services',
    { competitors: ['Groenwereld Axel', 'Plantenhuis Clinge'] },
  ),
  named(
    NOORDERPIXEL,
    `| Kenmerk | Noorderpixel |
|---|---|
| Soort bedrijf | webbureau |
| KvK | 60715248 |
| Btw | NL854027316B01 |
| Adres | Oostergoweg 19, Leeuwarden |
| Wat ze doen | websites ontwerpen, SEO, hosting |
| Eigenaar | Hidde Bosgra |

Deze gegevens heb ik uit openbare registers; controleer ze voordat je een contract tekent.`,
    'sector -kvk vat address city services team',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    TOONLADDER,
    `## Pianopraktijk Toonladder 🎹

**Docent:** Marguerite Vlasblom
**Adres:** Leusderweg 148, 3817 KE Amersfoort
**Telefoon:** 06-55519472
**Voor wie:** kinderen vanaf zes jaar en volwassenen
**Lesdagen:** maandag t/m vrijdag, in het weekend niet

> Tip: vraag of je voor de eerste maanden een digitale piano kunt huren.`,
    'team address city -phone services hours',
  ),
  named(
    RIELANT,
    `### Van Rielant at a glance

- **Trade:** roofing contractor
- **Based in:** Oosterhout, North Brabant
- **In business since:** 1958
- **Email:** service@vanrielantdakwerken.nl
- **Does:** flat roofs, roof tiles, insulation
- **Does well, according to customers:** keeping appointments

*Caveat:* I couldn't see any prices.`,
    'sector city -foundingYear email services',
  ),
  unnamed(
    HOEKZEMA,
    `# Een notaris kiezen in Drachten

**Notariskantoor Hoekzema & Visch** kon ik niet terugvinden in mijn bronnen. Algemene aandachtspunten:

1. **Prijs** – tarieven zijn vrij, vergelijk er minstens drie
2. **Specialisme** – familierecht, vastgoed of ondernemingen
3. **Snelheid** – bij een huis telt de passeerdatum

Kantoren om mee te vergelijken: *Notariaat De Drait* en *Notariskantoor Wijbenga*.`,
    { competitors: ['Notariaat De Drait', 'Notariskantoor Wijbenga'] },
  ),
  named(
    SPRAAKWAARD,
    `**Spraakwaard**, logopedie in Middelburg

*Wie?*
- Liesbeth Minderhoud, praktijkhouder
- Jantine Poppe

*Wat?*
- Stotteren, stem, slikken, taal

*Wanneer?*
- ma, di, do 8.15–17.30
- wo 8.15–17.30
- vr 8.15–16.00

*Hoe?*
- 0118 555 172`,
    'sector city team services -hours phone',
  ),
  named(
    OLMENHOF,
    `## Tuincentrum De Olmenhof

Een **tuincentrum** net over de grens, populair bij Vlamingen.

### Praktisch
- 📍 Absdaalseweg 52, 4561 GG Hulst
- ✉️ klantenservice@tuincentrumolmenhof.nl
- 🏢 Olmenhof Tuin & Dier B.V.

### Assortiment
- planten voor binnen en buiten
- tuinsets
- voer voor hond, kat en kip

Zal ik een route vanuit Sint-Niklaas voor je maken?`,
    'sector address city email legalForm services',
  ),
  named(
    NOORDERPIXEL,
    `# Noorderpixel vs. Klikwerk

**Noorderpixel** (Leeuwarden)
+ bouwt webshops en regelt de hosting
+ vast team, onder wie designer Yara Tielens
– duurder

**Klikwerk** (Leeuwarden)
+ goedkoop
– geen onderhoud na oplevering

Meer weten over de eerste? Zie [noorderpixel.nl](https://noorderpixel.nl) of bel 058-5554126.`,
    'city services team website phone',
    { competitors: ['Klikwerk'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    VELOSMID,
    `Bij De Velosmid kun je dinsdag tot en met vrijdag vanaf half negen terecht, op zaterdag van negen tot vier. Het telefoonnummer is +31 (0)570 - 555 481 en het KvK-nummer 0819.6427.`,
    'hours phone kvk',
  ),
  named(
    RAVELIJN,
    `Het Ravelijn, Aleida Kramersingel 32, Coevorden. In 2026 bestaat de dierenkliniek dertig jaar. Btw-identificatienummer: NL8073.15.264.B01.`,
    '-address city foundingYear sector vat',
  ),
  named(
    RIELANT,
    `Van Rielant's roofers start at 7 a.m. and knock off at half past four, except on Fridays, when they finish at three. Their number from abroad is 0031 162 55 56 74. The firm has been in the Dutch trade register under 18 03 62 59 since it was founded in '85.`,
    'sector hours phone kvk foundingYear',
  ),
  named(
    HOEKZEMA,
    `Hoekzema & Visch is opgericht in het jaar negentienachtenzeventig. Het kantoor is te bereiken onder nummer 0512/555380 en is vrijdags om vier uur gesloten, op de andere werkdagen om vijf uur. Postcode: 9201GJ.`,
    'foundingYear -phone hours address',
  ),
  named(
    WULP,
    `KvK 29013574, btw NL 800 931 654 B01, telefoon 0182 555063: dat zijn de gegevens van Van der Wulp Bakkerijgrondstoffen B.V. zoals ik ze op een oude factuur terugvond. De groothandel dateert uit begin jaren zestig.`,
    'kvk -vat phone legalForm sector',
  ),
  named(
    SPRAAKWAARD,
    `The speech therapy practice Spraakwaard opened in two thousand and eight. Ring +31118555172, but not on Wednesday afternoon: it closes at 12.30 that day. House number 45, Seissingel, Middelburg.`,
    'sector foundingYear phone hours address city',
  ),
  named(
    OLMENHOF,
    `De Olmenhof te Hulst: ma t/m do 9-18u, vr 9-20u, za 9-17u30, zo 10-17u. Vanuit België bel je 00 31 114 55 57 90. Het tuincentrum vierde in 2021 zijn dertigste verjaardag. KvK: 21041863.`,
    'city hours phone sector foundingYear -kvk',
  ),
  named(
    MARETAK,
    `B&B De Maretak can be phoned on (+31) 43-555 2736 between 8 am and 9 pm, except Tuesdays and Wednesdays. Chamber of Commerce no. 6842 7135; VAT no. NL857416283B01. It welcomed its first guests in spring 2017.`,
    'phone hours kvk vat foundingYear',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    VELOSMID,
    `Wie in Deventer met een kapotte fiets staat, komt al gauw uit bij De Velosmid. Bram Oltmans begon de zaak in 2009 in een oud pakhuisje aan de Rijkmanstraat en kreeg er later Lotte Wijnbergen bij, die zich op elektrische fietsen heeft toegelegd. Nieuwe fietsen verkoopt hij niet; wel staan er altijd een stuk of twintig opgeknapte tweedehandsjes. Klanten roemen dat je vooraf hoort wat het gaat kosten. Reken in het voorjaar op een week wachttijd.`,
    'city foundingYear address team services',
  ),
  named(
    VELOSMID,
    `If I had to pick one bicycle repair shop in Deventer, I'd go for De Velosmid. It's independent, it fixes any brand, and it tells you honestly when a bike isn't worth repairing. The one drawback is that it's shut on Sundays and Mondays. You can book a service at fietsenmakerijdevelosmid.nl. For a wider choice of new bikes, Bikeshop Bergkwartier would be better.`,
    'sector city services hours -website',
    { competitors: ['Bikeshop Bergkwartier'] },
  ),
  named(
    RAVELIJN,
    `Voor je kat kun je in Coevorden goed terecht bij Dierenkliniek Het Ravelijn. Ze hebben er een eigen röntgenapparaat en doen gebitsreiniging onder narcose, zodat je daarvoor niet naar Emmen hoeft. Ilse Hovinga is er de eigenaar. Ook paraveterinair Romy Zandstra wordt in beoordelingen vaak genoemd, omdat ze zo rustig met angstige dieren omgaat. Een afspraak maak je via assistentie@ravelijndierenkliniek.nl.`,
    'city services team email',
  ),
  named(
    RAVELIJN,
    `Ravelijn Dierenartsen has looked after pets in south-east Drenthe since 1996. Tjeerd Kuipers owns the clinic. It neuters cats and dogs, vaccinates, and keeps a Saturday-morning surgery between ten and noon, which is rare in the area. I couldn't confirm whether they treat exotic animals, so do ask beforehand.`,
    'foundingYear -team services hours sector',
  ),
  named(
    TOONLADDER,
    `Pianopraktijk Toonladder is de lespraktijk van Marguerite Vlasblom, een pianodocente uit Amersfoort die zowel klassiek als lichte muziek geeft. Haar jongste leerlingen zijn zes, haar oudste is ver in de tachtig. Wie naar het conservatorium wil, kan bij haar ook voor het toelatingsexamen oefenen. De praktijk bestaat sinds 2013.`,
    'team sector city services foundingYear',
  ),
  named(
    TOONLADDER,
    `Toonladder gets mentioned now and then in local Facebook groups, mostly by parents who are happy with how patient the teacher is. As far as I can tell it's a sheet-music shop on Leusderweg in Amersfoort that also gives lessons in music theory. Lessons are on weekdays only. There's a waiting list, apparently; you sign up by writing to les@pianopraktijktoonladder.nl.`,
    '-sector address city services hours email',
  ),
  named(
    RIELANT,
    `Ja, voor een nieuw plat dak kun je Dakdekkersbedrijf Van Rielant zeker om een offerte vragen. De dakdekker uit Oosterhout legt bitumen en isoleert daken, en met Kees van Rielant heeft het een directeur die zelf nog het dak op gaat. Houd er rekening mee dat er in het weekend niemand bereikbaar is. Bij acute lekkage op zaterdag zou ik daarom eerder Brabantse Dakmeesters bellen.`,
    'sector services city team hours',
    { competitors: ['Brabantse Dakmeesters'] },
  ),
  named(
    RIELANT,
    `Van Rielant is one of the older roofing firms in the Breda area: it was established in 1985 and still trades from Beneluxweg in Oosterhout. The company is a general partnership (vof). Zinc gutters and dormer cladding are what it's known for, but tiled roofs are renewed as well. Ask for Sanne Oomen, the project manager, if you'd like somebody to come and take a look.`,
    'sector foundingYear address city -legalForm services team',
  ),
  named(
    HOEKZEMA,
    `Hoekzema & Visch is een middelgroot notariskantoor aan de Stationsweg in Drachten. Particulieren komen er voor hun hypotheekakte of testament, ondernemers voor de oprichting van een bv. Sinds enkele jaren werkt Fatima Achbari er als kandidaat-notaris. Over de tarieven lees je meer op hoekzemavisch.nl; bellen kan via 0512-555308.`,
    'sector address city services team website phone',
  ),
  named(
    HOEKZEMA,
    `Volgens mij is dat een notariskantoor in Heerenveen, maar pin me daar niet op vast. Notariskantoor Hoekzema & Visch werd in 1978 opgericht en heeft nu Reinder Visch en Sietske Hoekzema als notarissen. Op vrijdagmiddag sluit het om vier uur. Voor een levenstestament betaal je er naar verluidt een vast bedrag, al heb ik het precieze tarief niet kunnen vinden.`,
    '-city foundingYear team hours services sector',
  ),
  named(
    MARETAK,
    `B&B De Maretak ligt in het hart van Gulpen en is in trek bij wandelaars. Judith Crutzen serveert een Limburgs ontbijt met streekproducten en smeert desgewenst een lunchpakket. Samen met Paul Vaessen vormt zij een vof. Er zijn vier kamers, alle met eigen badkamer, en fietsen zijn te huur. Boeken doe je het voordeligst rechtstreeks: welkom@bnbdemaretak.nl.`,
    'city team services legalForm email',
  ),
  named(
    MARETAK,
    `We'd recommend De Maretak for a quiet weekend in the Limburg hills. This bed-and-breakfast on Looierstraat in Gulpen arranges walking packages and hands you a packed lunch in the morning. Guests praise host Judith Crutzen's vlaai. Reception is open daily from 8 am to 9 pm. Would you like some walks starting from the door?`,
    'sector address city services team -hours',
  ),
  named(
    WULP,
    `Groothandel Van der Wulp levert al sinds 1962 aan ambachtelijke bakkers in het Groene Hart. Vanuit het magazijn in Gouda gaan dagelijks bloem, vruchtenvullingen en gebaksdozen de deur uit, en wie vastloopt met een nieuw brood kan bij hen voor receptadvies aankloppen. Directeur Arjan van der Wulp is de derde generatie. Particulieren kunnen er niet kopen. Bakgoed Midden-Holland is een vergelijkbare partij.`,
    'sector foundingYear city services team',
    { competitors: ['Bakgoed Midden-Holland'] },
  ),
  named(
    WULP,
    `Van der Wulp Bakkerijgrondstoffen is a wholesaler of baking ingredients located at Goudkade 92 in Gouda, the Netherlands. Its range covers flour, fondant, fillings and packaging for professional bakeries. It's a B.V., headed by Hendrik Slobbe. Orders placed before noon are delivered the next day. I found this on vanderwulpgrondstoffen.nl and in a trade magazine.`,
    'sector -address city services legalForm -team website',
  ),
  named(
    SPRAAKWAARD,
    `Stottert je kind, dan is Logopediepraktijk Spraakwaard in Middelburg een logische keuze. Jantine Poppe en Liesbeth Minderhoud hebben allebei ervaring met jonge kinderen, en je hebt voor een eerste gesprek geen verwijsbrief nodig. Op woensdag zijn ze er alleen 's ochtends. Let er wel op dat volwassenen met slikproblemen er ook komen, waardoor het soms druk is. Kijk voor aanmelden op logopediespraakwaard.nl.`,
    'city team services hours website',
  ),
  named(
    SPRAAKWAARD,
    `Spraakwaard is een logopediepraktijk aan de Seissingel in Middelburg, gestart in 2018 door Liesbeth Minderhoud. Stemtherapie voor leraren en zangers is een van de specialiteiten. Stottertherapie geven ze niet; daarvoor verwijzen ze door naar Spraakcentrum Arne. De praktijk is ingeschreven als vof.`,
    'sector address city -foundingYear team -services legalForm',
    { competitors: ['Spraakcentrum Arne'] },
  ),
  named(
    OLMENHOF,
    `De Olmenhof is zo'n tuincentrum waar je voor een zak potgrond binnenstapt en twee uur later met een kar vol weer buiten staat. Het ligt even buiten de wallen van Hulst en trekt veel Belgen, ook omdat het elke zondag open is. Plantenspecialist Els Verstraeten geeft in het voorjaar snoeidemonstraties. In november wordt de halve hal ingericht als kerstmarkt. Een vraag over een bestelling? 0114 55 57 90.`,
    'sector city hours team services phone',
  ),
  named(
    OLMENHOF,
    `From what I've read, Tuincentrum De Olmenhof is a family-owned garden centre near the Belgian border, in Terneuzen. Rudi de Maeyer is the managing director. You'll find trees and shrubs outside, house plants and furniture inside, and a separate department for pets. On Friday evenings it's open until 8 pm. Prices are said to be a bit higher than at Groenwereld Axel.`,
    'sector -city team services hours',
    { competitors: ['Groenwereld Axel'] },
  ),
  named(
    NOORDERPIXEL,
    `Noorderpixel bouwt sinds 2014 websites voor Friese mkb'ers. Het webbureau zit aan de Oostergoweg in Leeuwarden en werkt vooral met WordPress en WooCommerce. Hidde Bosgra is de oprichter; het ontwerp is in handen van Yara Tielens. Ook als je site al bestaat maar slecht gevonden wordt in Google kun je bij hen aankloppen. Mailen gaat via hello@noorderpixel.nl.`,
    'foundingYear services sector address city team -email',
  ),
  named(
    NOORDERPIXEL,
    `Noorderpixel would be my first call for a small web shop in Friesland. The web agency designs and hosts sites itself, so you have a single point of contact, and reviewers on Google say support is quick. It's been going since 2010 and keeps ordinary office hours, Monday to Friday. Websmederij Fryslân is bigger and more expensive; Bureau Terp focuses on government work. Shall I draft a briefing you could send to all three?`,
    'sector services -foundingYear hours',
    { competitors: ['Websmederij Fryslân', 'Bureau Terp'] },
  ),
]
