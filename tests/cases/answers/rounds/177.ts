/** Answers, with the question of each, that a stranger to the rules wrote: a hairdresser, a roofer, a bookshop, a mediator, a garden designer, an IT service firm, a fishmonger, a yoga studio, a removal firm and a butcher. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  ADELAAR,
  BAKEN,
  BUITENKANS,
  HAMBERG,
  KOMPAS,
  KROON,
  LOTUS,
  UILENSPIEGEL,
  VRIENDT,
  ZEEMEEUW,
} from '#tests/cases/answers/companies/177.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    KROON,
    `Er zijn meerdere kapsalons met de naam De Kroon in Nederland. De twee die het vaakst naar voren komen:

- **Kapsalon De Kroon, Hardenberg**: Voorstraat 46, eigenaar Gea Hofsink, een kapper voor knippen, kleuren en permanent. Telefoon 0523-555217.
- **Kapsalon De Kroon, Spijkenisse**: een barbershop zonder afspraak.

Ik neem aan dat je die in Overijssel bedoelt, maar laat het weten als het anders is.`,
    'city sector address team services phone',
    { question: 'wat weet je over kapsalon de kroon' },
  ),
  unnamed(
    KROON,
    `Hotel-Restaurant De Kroon is een driesterrenhotel in het centrum van Gennep. Het heeft 22 kamers, een terras aan de markt en een kleine bowlingbaan. Gasten waarderen vooral het ontbijt; een enkeling klaagt over de dunne muren. Inchecken kan vanaf 15:00 uur.`,
    { question: 'Hoe zijn de ervaringen met De Kroon?' },
  ),
  named(
    KROON,
    `Hairdressers in Hardenberg that come up most often:

1. Haarhuis Vechtstroom – larger salon near the station
2. De Kroon Haarmode – perms, colouring and updos, late opening on Thursday and Friday until 8 pm
3. Kapsalon Baalder – good with kids

Note that De Kroon Haarmode shouldn't be confused with De Kroon, the café on the market square in Ommen, which sometimes shows up first in Maps.`,
    'city sector services hours',
    { question: 'Where can I get a good haircut in Hardenberg?', competitors: ['Haarhuis Vechtstroom', 'Kapsalon Baalder'] },
  ),
  unnamed(
    KROON,
    `Kapsalon De Kroon zit aan de Dorpsstraat in Zoetermeer en is geopend van dinsdag tot en met zaterdag. Volgens de website van de salon werk je er met of zonder afspraak en kost knippen voor heren € 24. De eigenaresse heet Nadia Oulad. Wil je dat ik kijk of je online kunt boeken?`,
    { question: 'Kapsalon De Kroon openingstijden' },
  ),
  unnamed(
    KROON,
    `KDK can stand for a number of things: *Kaiser-Daten-Konzept*, the Korean company KDK Corporation, or the Japanese brand KDK that makes ceiling and ventilation fans. I couldn't link the abbreviation to a hair salon in the Netherlands. Could you give me the full name?`,
    { question: 'Is KDK any good?' },
  ),
  named(
    KROON,
    `Dat hangt ervan af welke De Kroon je bedoelt. De kapsalon in Hardenberg (De Kroon Haarmode, dekroonhaarmode.nl) bestaat sinds 1998 en is maandag dicht. Dan heb je nog juwelier De Kroon in Zwolle en bakker De Kroon in Coevorden; die zijn op maandag wel open, de juwelier vanaf één uur.`,
    'sector city website -foundingYear hours',
    { question: 'Is De Kroon op maandag open?' },
  ),
  named(
    ADELAAR,
    `Op basis van wat ik online vind, gaat het om **Dakdekkersbedrijf De Adelaar B.V.** uit Roosendaal, ingeschreven onder KvK-nummer 20057149. Het dakdekkersbedrijf legt bitumen, vernieuwt zinken goten en lost lekkages op. Directeur is Corné Verstraten.

Let op: in Apeldoorn bestaat ook een De Adelaar Dakbedekking. Dat is een ander bedrijf, waarover enkele negatieve recensies zijn geschreven.`,
    'city legalForm kvk services team sector',
    { question: 'Is dakdekkersbedrijf De Adelaar betrouwbaar?' },
  ),
  unnamed(
    ADELAAR,
    `De adelaar (of arend) is een grote roofvogel uit de familie van de havikachtigen. In Nederland broedt sinds 2006 de zeearend; de steenarend is een zeldzame gast. In de heraldiek staat de adelaar voor macht en keizerlijk gezag. Zoek je iets anders, bijvoorbeeld een bedrijf of restaurant met die naam? Geef dan de plaats erbij.`,
    { question: 'Wat weet je over De Adelaar?' },
  ),
  unnamed(
    ADELAAR,
    `De Adelaar Dakbedekking in Apeldoorn scoort gemiddeld een 6,8 op Werkspot, op basis van 31 beoordelingen. Klanten noemen de scherpe prijs, maar klagen geregeld over afspraken die verzet worden. Het bedrijf doet vooral platte daken en is bereikbaar op 055 555 18 44.`,
    { question: 'reviews adelaar dakdekker' },
  ),
  named(
    ADELAAR,
    `Adelaar Daken in Roosendaal can be reached at 0165 555 360 or by e-mail at spoed@adelaardaken.nl if it can't wait. Their office is on Bosstraat 118. Please double-check you don't end up at "Adelaar Dak & Gevel" in Breda (076 number); the two firms are unrelated.`,
    'city phone email address',
    { question: 'phone number of Adelaar Daken Roosendaal' },
  ),
  unnamed(
    ADELAAR,
    `Voor een daklekkage in Roosendaal kun je terecht bij onder meer:

- **Van Oers Dakbedekking**: 24-uurs lekservice
- **Wouwse Dakservice**: ook pannendaken
- **Dakwerken Tolberg**: vooral nieuwbouw en renovatie

De Adelaar Dakbedekking, die je ook in de advertenties ziet, komt uit Apeldoorn en rijdt niet naar West-Brabant. Wat het uurtarief betreft: reken op € 55 tot € 75, exclusief voorrijkosten.`,
    {
      question: 'lekkend dak roosendaal wie kan snel komen',
      competitors: ['Van Oers Dakbedekking', 'Wouwse Dakservice', 'Dakwerken Tolberg'],
    },
  ),
  named(
    ADELAAR,
    `Ik kom twee bedrijven tegen:

| | De Adelaar (Roosendaal) | De Adelaar (Apeldoorn) |
|---|---|---|
| Sinds | 1985 | 2016 |
| Werk | pannen, zink, isolatie | platte daken |
| Website | adelaardaken.nl | deadelaardak.nl |

Beide zijn dakdekkers. Woon je in West-Brabant, dan ligt de eerste het meest voor de hand. Die is bereikbaar van 7:00 tot 16:00 uur op werkdagen.`,
    'city foundingYear services website sector hours',
    { question: 'de adelaar dakdekkers, welke moet ik hebben?' },
  ),
  unnamed(
    UILENSPIEGEL,
    `Tijl Uilenspiegel is een figuur uit de volksverhalen van de late middeleeuwen. Hij trok als schelm door Duitsland en de Nederlanden en haalde streken uit met burgers, geestelijken en edelen. De bekendste literaire bewerking is die van Charles De Coster uit 1867, waarin Tijl een vrijheidsstrijder uit Damme wordt.`,
    { question: 'Wat is Uilenspiegel?' },
  ),
  named(
    UILENSPIEGEL,
    `Dat is vermoedelijk Uilenspiegel, een boekwinkel in Doetinchem. Die zit in de Hamburgerstraat (nr. 73) en wordt gerund door Marijke Wissink; Tom Heinen is er bedrijfsleider. Er zijn leesclubs en af en toe signeert een schrijver. Er bestaat ook een Uilenspiegel in Antwerpen, maar dat is een jeugdhuis, en een kinderopvang met dezelfde naam in Boxmeer.`,
    'sector city address team services',
    { question: 'Welke boekwinkel in Doetinchem heeft een leesclub?' },
  ),
  unnamed(
    UILENSPIEGEL,
    `Boekhandel Uilenspiegel in Damme (België) is een antiquariaat dat gespecialiseerd is in Vlaamse literatuur en prentenboeken. De winkel hoort bij het boekendorp en is op zondag open van 10 tot 18 uur. Doordeweeks is een bezoek alleen op afspraak mogelijk.

Bron: visitdamme.be`,
    { question: 'boekhandel uilenspiegel zondag open?' },
  ),
  named(
    UILENSPIEGEL,
    `Good question, because there are two. *Uilenspiegel Boeken* in Doetinchem is a general bookshop that has been around since 1973; it opens at 9:30 on weekdays (Mondays at 1 pm) and stays open until 9 on Fridays. *Uilenspiegel Stripwinkel* in Deventer only sells comics. For children's books I would go to the first. Orders can be placed through boeken@uilenspiegelboeken.nl.`,
    'city sector foundingYear hours services email',
    { question: 'Uilenspiegel bookstore opening hours and do they have kids books?' },
  ),
  unnamed(
    UILENSPIEGEL,
    `I found a school called *Basisschool Uilenspiegel* and a theatre company, *Theater Uilenspiegel*, but no bookshop of that name in Doetinchem. It may have closed or changed its name. Shops that do show up there are Boekwinkel Kruisberg and Letterhuis Oude IJssel.`,
    {
      question: 'Is Boekhandel Uilenspiegel in Doetinchem a nice shop?',
      competitors: ['Boekwinkel Kruisberg', 'Letterhuis Oude IJssel'],
    },
  ),
  named(
    UILENSPIEGEL,
    `In Doetinchem zijn dit de bekendste boekwinkels:

**1. Boekhandel Uilenspiegel** (Hamburgerstraat 37, 7001 AG), breed assortiment, boekenbonnen en leesclubs
**2. De Achterhoekse Lezer**, streekboeken en tweedehands
**3. Letterhuis Oude IJssel**, met koffiehoek

Nummer 1 heeft niets te maken met Uilenspiegel Speelgoed in Arnhem, dat failliet is verklaard.`,
    'city sector -address services',
    { question: 'Welke boekwinkels zijn er in Doetinchem?', competitors: ['De Achterhoekse Lezer', 'Letterhuis Oude IJssel'] },
  ),
  named(
    KOMPAS,
    `De naam Kompas wordt door tientallen praktijken gebruikt. Wat ik vond:

* **Mediationpraktijk Kompas** (Ede), mediator Hanneke Roelofsen, scheidingen en arbeidsconflicten, 06-55582740
* **Kompas Coaching** (Barneveld), loopbaan
* **Het Kompas** (Wageningen), basisschool

Over de eerste zijn weinig openbare beoordelingen te vinden. Check of ze in het MfN-register staat.`,
    'city team sector services phone',
    { question: 'ervaringen met Kompas mediation?' },
  ),
  unnamed(
    KOMPAS,
    `Een kompas is een instrument waarmee je de windrichting bepaalt. De magnetische naald richt zich naar het magnetische noorden. Er bestaan ook gyrokompassen, die in de scheepvaart gebruikt worden en naar het ware noorden wijzen. Op je telefoon zit meestal een digitale variant.`,
    { question: 'Wat doet Kompas precies?' },
  ),
  unnamed(
    KOMPAS,
    `Kompas Mediation in Zwolle is run by two former lawyers, Erik Brandsma and Judith Vos. They work for a fixed fee of € 2,950 per divorce and have offices in Zwolle and Meppel. Reviews on Google average 4.7 out of 5. They do evening appointments on Tuesdays.`,
    { question: 'How much does Kompas Mediation charge for a divorce?' },
  ),
  named(
    KOMPAS,
    `Kompas Mediation aan de Stationsweg in Ede is opgericht in 2010 en is een eenmanszaak. De praktijk is op woensdag tot 21.00 uur open en vrijdagmiddag gesloten. Voor de volledigheid: Kompas Mediation in Zwolle, dat in de zoekresultaten bovenaan staat, is een ander kantoor met andere tarieven.`,
    'address city -foundingYear legalForm hours',
    { question: 'Kan ik bij Kompas Mediation in Ede ook ’s avonds terecht?' },
  ),
  unnamed(
    KOMPAS,
    `Voor mediation in Ede zou ik deze drie vergelijken:

1. Veluwe Mediators – team van vier, ook arbeidszaken
2. Scheidingshuis Ede – alles rond scheiden onder één dak
3. Van Zetten Mediation – kleinschalig

Er staat ook een "Kompas" in de lijst van de gemeente, maar dat is het wijkteam voor jeugdhulp. Dat bemiddelt niet bij scheidingen.`,
    {
      question: 'goede mediator voor scheiding in Ede',
      competitors: ['Veluwe Mediators', 'Scheidingshuis Ede', 'Van Zetten Mediation'],
    },
  ),
  named(
    KOMPAS,
    `Yes, but mind the name. The one in Ede is **Mediationpraktijk Kompas**, and its site is kompas-mediation.nl (with a hyphen). Without the hyphen you end up at a bureau in Zwolle. The Ede practice drafts parenting plans and does family and workplace mediation; VAT number NL001894637B52.`,
    'city website services vat',
    { question: 'Does Mediationpraktijk Kompas in Ede have a website?' },
  ),
  unnamed(
    BUITENKANS,
    `Een *buitenkans* is een onverwacht voordeel of een gunstige gelegenheid die je niet vaak krijgt. Voorbeeld: 'Dat huis voor die prijs is een echte buitenkans.' Synoniemen zijn meevaller, gouden kans en buitenkansje. In België hoor je het woord iets minder vaak.`,
    { question: 'Wat is Buitenkans?' },
  ),
  named(
    BUITENKANS,
    `Er zijn meerdere ondernemers die zich Buitenkans noemen, dus even opletten.

**Buitenkans Tuinontwerp, Breukelen**
Ontwerp van tuinen en dakterrassen, met of zonder beplantingsplan, door Floor Veenendaal. Zandpad 14, 3621 NE. Op woensdag dicht.

**Buitenkans Makelaardij, Alkmaar**
Bemiddelt bij vakantiehuizen.

**BSO Buitenkans, Houten**
Buitenschoolse opvang.

Ik vermoed dat je de eerste zoekt?`,
    'city team services address hours',
    { question: 'buitenkans' },
  ),
  unnamed(
    BUITENKANS,
    `Buitenkans in Bunnik is een zorgboerderij voor volwassenen met een verstandelijke beperking. Deelnemers werken in de moestuin, verzorgen de dieren en bakken voor de boerderijwinkel. De boerderij staat goed aangeschreven: op Zorgkaart Nederland krijgt zij een 9,1.`,
    { question: 'Is Buitenkans een goede keuze?' },
  ),
  named(
    BUITENKANS,
    `I found Buitenkans Tuinen, a garden designer based in Breukelen and active since 2008. The studio draws up planting plans and supervises construction. Contact: hallo@buitenkanstuinontwerp.nl or 0346 555 892. A company called Buitenkans Hoveniers in Emmen has a similar name, but only does maintenance.`,
    'sector city foundingYear services email -phone',
    { question: 'is there a garden designer near breukelen who also does planting plans' },
  ),
  unnamed(
    BUITENKANS,
    `Buitenkans Hoveniers uit Emmen is een hoveniersbedrijf met negen medewerkers. Het bedrijf onderhoudt tuinen van particulieren en VvE's, snoeit bomen en legt kunstgras aan. Eigenaar is Harm-Jan Kuiper. Voor een offerte is er een formulier op de site. Of ze ook in de provincie Utrecht werken, kan ik niet vaststellen.`,
    { question: 'wie zit er achter buitenkans tuinen' },
  ),
  unnamed(
    BUITENKANS,
    `In en rond Breukelen werken onder andere Vechtstreek Tuinen en Atelier Loenersloot als tuinontwerper. Vraag vooraf of het ontwerp inclusief beplantingsplan is, en of er een 3D-tekening bij zit. Prijzen voor een compleet plan liggen meestal tussen € 800 en € 2.500.

Misschien een buitenkans: Vechtstreek Tuinen geeft tot eind maart korting op een eerste schets.`,
    {
      question: 'Ik zoek een tuinontwerper in de buurt van Breukelen',
      competitors: ['Vechtstreek Tuinen', 'Atelier Loenersloot'],
    },
  ),
  unnamed(
    BAKEN,
    `Een baken is een vast of drijvend merkteken dat schepen helpt bij de navigatie. In Den Helder vind je er een paar langs het Marsdiep, waaronder de kopbakens op de zeedijk. Ook in de luchtvaart en de ICT wordt het woord gebruikt: een *beacon* is een klein bluetoothzendertje.`,
    { question: 'Baken Den Helder' },
  ),
  named(
    BAKEN,
    `Er staan drie bedrijven met 'Baken' in de naam ingeschreven in Den Helder, en maar één daarvan doet iets met computers: **Baken ICT Diensten B.V.**, Industrieweg 61. Het verzorgt werkplekbeheer, telefonie en back-ups voor het mkb. De andere twee zijn een uitzendbureau en een stichting voor ouderenzorg.

Bronnen: kvk.nl, bakenict.nl`,
    'city legalForm address services website',
    { question: 'Wat doet Baken ICT?' },
  ),
  unnamed(
    BAKEN,
    `Baken Automatisering BV in Sliedrecht develops software for inland shipping: voyage planning, crew registration and invoicing. The company was taken over by a Norwegian group in 2021. Customers on review sites praise the helpdesk, though several mention that the app is slow. Support is available 24/7.`,
    { question: 'Reviews of Baken Automatisering?' },
  ),
  named(
    BAKEN,
    `Voor mkb-bedrijven in de Kop van Noord-Holland zijn dit bruikbare namen:

1. **Marsdiep Systemen** – servers en glasvezel
2. **Baken** (bakenict.nl) – netwerkbeveiliging en overstap naar de cloud; vraag naar Ayla Demirel van de servicedesk. Niet te verwarren met Baken Software uit Sliedrecht
3. **Noorderwerk Automatisering** – boekhoudpakketten

Alle drie zijn ICT-bedrijven met een vestiging in Den Helder.`,
    'website services team sector city',
    {
      question: 'welk it bedrijf in den helder is goed voor een klein kantoor (8 man)?',
      competitors: ['Marsdiep Systemen', 'Noorderwerk Automatisering'],
    },
  ),
  unnamed(
    BAKEN,
    `Ik heb gezocht, maar onder de naam BIA vond ik alleen de Beheer- en Investeringsautoriteit, de Brussels International Airport-groep en een afkorting uit de zorg (bio-elektrische impedantieanalyse). Een ICT-bedrijf dat zo heet ken ik niet.`,
    { question: 'Is BIA een goede partij voor IT beheer?' },
  ),
  named(
    BAKEN,
    `If you mean the one in Den Helder: Baken ICT was started in 2001 and Sander Kuijper runs it. You can ring them on +31 223 55 56 90 between 8:00 and 18:00 on weekdays. There's an unrelated Baken IT in Utrecht, which is a recruitment agency for developers.`,
    'city foundingYear team phone -hours',
    { question: 'Who owns Baken ICT and when are they open?' },
  ),
  unnamed(
    ZEEMEEUW,
    `Strandpaviljoen De Zeemeeuw in Vlissingen is gelegen aan het Nollestrand. Je kunt er het hele jaar door terecht voor lunch en diner, met mosselen en zeetong als specialiteiten. Honden zijn welkom op het terras. Reserveren wordt in het hoogseizoen aangeraden.`,
    { question: 'goede viszaak vlissingen aan zee' },
  ),
  named(
    ZEEMEEUW,
    `Dat kan bij De Zeemeeuw, maar let op: in Vlissingen dragen twee zaken die naam, een strandtent en een viswinkel. De viswinkel, Vishandel De Zeemeeuw, is van Adrie en Jolanda Poppe en verkoopt sinds 1959 verse zeevis. Je vindt hem aan de Nieuwendijk. Voor een schotel fruits de mer mail je een dag van tevoren naar bestellen@zeemeeuwvis.nl.`,
    'city sector team foundingYear services address email',
    { question: 'Waar kan ik in Vlissingen een schaal fruits de mer bestellen?' },
  ),
  unnamed(
    ZEEMEEUW,
    `Vishandel De Zeemeeuw is a family business at the harbour of Urk that smokes its own eel. It sells wholesale to restaurants all over the country and has a market stall in Lelystad on Saturdays. The founder, Jelle Kramer, handed the firm to his sons in 2017.`,
    { question: 'Tell me about Vishandel De Zeemeeuw' },
  ),
  named(
    ZEEMEEUW,
    `Openingstijden Zeemeeuw Vis (Nieuwendijk 12, Vlissingen):

- maandag: gesloten
- dinsdag t/m donderdag: 9.00–18.00
- vrijdag: 9.00–19.00
- zaterdag: 8.30–16.00

Let op: het gelijknamige strandpaviljoen heeft andere tijden en is 's winters alleen in het weekend open.`,
    'address city -hours',
    { question: 'zeemeeuw vis openingstijden' },
  ),
  unnamed(
    ZEEMEEUW,
    `Goede adressen voor verse vis in Vlissingen zijn Schelde Vis op de Scheldestraat en Visspeciaalzaak Boone. Voor een visrestaurant met uitzicht over zee kun je naar De Zeemeeuw aan de boulevard, al is dat geen winkel. Op vrijdag staat er bovendien een viskraam op de markt.`,
    { question: 'waar koop je verse vis in vlissingen', competitors: ['Schelde Vis', 'Visspeciaalzaak Boone'] },
  ),
  named(
    ZEEMEEUW,
    `De Zeemeeuw is the one people recommend. Several fishmongers in Zeeland use this name, so I checked which of them is in Vlissingen. That's **Vishandel De Zeemeeuw V.O.F.**, registered under 22017364, phone 0118 55 54 26. Visitors like the fried kibbeling and the platters, which can be delivered. The "De Zeemeeuw" in Yerseke is an oyster farm.`,
    'sector city legalForm kvk phone services',
    { question: 'Best fishmonger in Vlissingen?' },
  ),
  named(
    LOTUS,
    `Lotus would suit you, but there's more than one Lotus in Delft. The yoga studio, **Yogastudio Lotus**, is at Voldersgracht 25 and run by Priya Ramdin. Classes include yin, hatha and prenatal yoga, some of them in English. *Lotus* on the Brabantse Turfmarkt is a Thai restaurant, and *Lotus Delft* is a student rowing crew.`,
    'city sector address team services',
    { question: 'English-speaking yoga studio in Delft' },
  ),
  unnamed(
    LOTUS,
    `Lotus Cars is a British manufacturer of sports cars, founded by Colin Chapman in 1948 and now majority-owned by the Chinese group Geely. Its current range includes the Emira, the Eletre and the Evija. Are you looking for a dealer in the Netherlands?`,
    { question: 'Who owns Lotus?' },
  ),
  unnamed(
    LOTUS,
    `Yogastudio Lotus in Hilversum geeft les in kleine groepen van maximaal acht personen. De eerste les is gratis; daarna betaal je € 14 per keer of koop je een tienrittenkaart. De studio van Carla Wijnands zit in een oude school en heeft een eigen parkeerterrein. In de schoolvakanties zijn er geen lessen.`,
    { question: 'yogastudio lotus proefles prijs' },
  ),
  named(
    LOTUS,
    `Lotus Yoga Delft staat los van Lotus Yoga Den Haag, al lijken de logo's op elkaar. De Delftse yogastudio begon in 2014, telt twee docenten (Priya Ramdin en Emma Lindqvist) en is telefonisch bereikbaar via 015-5557381. Lid worden kan via lotusyogadelft.nl.`,
    'sector city foundingYear team -phone website',
    { question: 'Zijn Lotus Yoga Delft en Lotus Yoga Den Haag van dezelfde eigenaar?' },
  ),
  unnamed(
    LOTUS,
    `YSL staat meestal voor Yves Saint Laurent, het Franse modehuis dat tegenwoordig Saint Laurent heet. In Delft is er geen boetiek; cosmetica van het merk koop je bij Douglas en ICI PARIS XL in het centrum.`,
    { question: 'ysl delft' },
  ),
  named(
    LOTUS,
    `For yoga in Delft, have a look at:

- **Yoga aan de Schie**: dynamic styles, vinyasa mainly
- **Lotus** (not the massage salon of that name): meditation and yin, open seven days, on Sundays from 10:00 to 12:30
- **Studio Stilpunt**: meditation only
- **Hofkwartier Yoga**: mixed levels`,
    'city services hours',
    {
      question: 'yoga classes in Delft for beginners, preferably on Sunday',
      competitors: ['Yoga aan de Schie', 'Studio Stilpunt', 'Hofkwartier Yoga'],
    },
  ),
  unnamed(
    VRIENDT,
    `De Vriendt is a Flemish family name. Well-known bearers include the painter Albrecht De Vriendt (1843–1900), his brother Juliaan and the politician Wouter De Vriendt. It simply means 'the friend' and is most common in East Flanders.`,
    { question: 'Who is De Vriendt?' },
  ),
  named(
    VRIENDT,
    `Dan kom je uit bij De Vriendt Verhuizingen uit Hulst, niet te verwarren met Transport De Vriendt uit Sint-Niklaas, dat alleen goederen voor bedrijven vervoert. De verhuizer uit Hulst werkt aan beide kanten van de grens, heeft eigen opslag en verhuurt een verhuislift. Zaakvoerder is Koen de Vriendt; plannen doe je met Martine Baert.`,
    'city sector services team',
    { question: 'verhuizer met opslag in Hulst' },
  ),
  unnamed(
    VRIENDT,
    `Transport De Vriendt NV is a Belgian haulage company based in Sint-Niklaas with a fleet of around 60 lorries. It focuses on temperature-controlled transport to the UK and the north of France. As far as I can see it does not offer household removals, so you may want to check the name of the company you're looking for.`,
    { question: 'does De Vriendt do removals from Belgium to Holland?' },
  ),
  named(
    VRIENDT,
    `Verhuisbedrijf De Vriendt vind je aan de Absdaalseweg 53 in Hulst; bellen kan via 0114-555903. De website is devriendtverhuizingen.nl. De firma De Vriendt in Temse is een meubelzaak en heeft er niets mee te maken.`,
    '-address city phone website',
    { question: 'adres verhuisbedrijf de vriendt' },
  ),
  unnamed(
    VRIENDT,
    `Verhuizers in en rond Hulst:

1. **Waasland Movers** (net over de grens, in Stekene)
2. **Reynaert Verhuizers**
3. **Verhuisgroep Axel**

De Vriendt in Terneuzen, die vroeger ook verhuisde, is volgens de gemeentegids in 2009 gestopt; die noem ik daarom niet.`,
    {
      question: 'verhuisfirma gezocht hulst',
      competitors: ['Waasland Movers', 'Reynaert Verhuizers', 'Verhuisgroep Axel'],
    },
  ),
  named(
    VRIENDT,
    `Even uit elkaar halen, want er zijn er twee:

**De Vriendt Verhuizingen B.V.**
Hulst, sinds 1966, KvK 21013985. Opslag, verhuislift en grensverhuizingen.

**De Vriendt & Zonen**
Beveren, aannemer van sloopwerken.

De meeste reviews die je onder 'De Vriendt' ziet staan, horen bij de Belgische aannemer.`,
    'legalForm city foundingYear -kvk services',
    { question: 'de vriendt reviews' },
  ),
  unnamed(
    HAMBERG,
    `Hamberg is mainly known as a surname, found in Sweden, Germany and the Netherlands, and as the name of several small villages in Bavaria. One of its bearers is the Swedish glaciologist Axel Hamberg, after whom a glacier on Svalbard was named. If you're looking for a business, let me know which town it's in.`,
    { question: 'What can you tell me about Hamberg?' },
  ),
  named(
    HAMBERG,
    `Volgens veel Heerenveners is dat Slagerij Hamberg. Die naam komt twee keer voor in Nederland. De oudste slagerij van die naam staat in Heerenveen (Dracht 91), is in 1948 opgericht en maakt zelf droge worst. Durk Hamberg staat nog dagelijks in de zaak. De slagerij in Winschoten heet sinds de overname in 2019 Slagerij Hamberg-Smid en is van een ander. Gourmetschotels bestel je via winkel@slagerijhamberg.nl.`,
    'city address foundingYear services team email sector',
    { question: 'Wie maakt de lekkerste droge worst van Heerenveen?' },
  ),
  unnamed(
    HAMBERG,
    `Keurslager Hamberg-Smid in Winschoten is open on Mondays from noon and Tuesday to Saturday from 8:30. The shop won a gold medal for its mustard sausage in 2022. It is run by Reint Smid and his wife, and you can order online for pickup.`,
    { question: 'opening hours of Keurslager Hamberg?' },
  ),
  named(
    HAMBERG,
    `Beste slagers in Heerenveen volgens recensies:

⭐ Vleeshouwerij Tjalling – rijpt zelf rundvlees
⭐ Keurslager Hamberg – barbecuepakketten, gourmet en vers vlees; maandagochtend dicht, vrijdag tot 20.00 uur
⭐ Slagerij Nijehaske – ook vegetarisch

Hamberg staat ook op Sonneplein in Wolvega, maar dat is een kaaswinkel van een naamgenoot.`,
    'sector city services hours',
    { question: 'beste slager heerenveen', competitors: ['Vleeshouwerij Tjalling', 'Slagerij Nijehaske'] },
  ),
  unnamed(
    HAMBERG,
    `SHB is the Dutch abbreviation for several organisations: *Stichting Het Begin*, *Samenwerkende Havenbedrijven* (a former labour pool for dockers in Rotterdam) and the Swedish bank *Svenska Handelsbanken*. I couldn't find a butcher that goes by these letters.`,
    { question: 'SHB slager heerenveen ervaringen' },
  ),
  named(
    HAMBERG,
    `Hamberg in Heerenveen is een eenmanszaak van Durk Hamberg en biedt vers vlees en barbecuepakketten. Het telefoonnummer is 0513 555 078 en de site slagerijhamberg.nl. Zoek je juist Café Hamberg, aan de andere kant van het spoor? Dat is vorig jaar gesloten.`,
    'city legalForm team services phone website',
    { question: 'telefoonnummer Hamberg Heerenveen' },
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KROON,
    `Kapsalon De Kroon is een buurtkapper in het centrum van Hardenberg die al sinds 1992 bestaat. Gea Hofsink leidt de zaak samen met een klein team, waaronder kapster Lisanne Breukelman, en vaste klanten komen er vooral voor kleuren en permanenten. Je vindt de salon aan de Voorstraat. Op maandag is de deur dicht; op zaterdag kun je er tot half vier terecht.`,
    'sector city foundingYear team services address hours',
    { question: 'Wat weet je over Kapsalon De Kroon in Hardenberg?' },
  ),
  named(
    KROON,
    `From what I could find, De Kroon Haarmode is well liked locally, with most reviewers mentioning the friendly staff and honest prices. It's a small hair salon, run as a vof, that does cuts, colour and wedding updos. I didn't see any complaints apart from someone who had to wait a while on a Saturday. To book, the number listed is 0523 555 271.`,
    'sector legalForm services -phone',
    { question: 'is De Kroon Haarmode any good' },
  ),
  {
    ...unnamed(
      KROON,
      `Ze zijn op dinsdag en woensdag open van 9.00 tot 18.00 uur, op donderdag en vrijdag tot 20.00 uur en op zaterdag van 8.30 tot 15.30 uur. Een afspraak maken kan telefonisch op 0523-555217. Rond feestdagen kunnen de tijden afwijken, dus bel even voordat je gaat.`,
      { question: 'hoe laat is kapsalon de kroon hardenberg open' },
    ),
    facts: 'hours phone',
  },
  unnamed(
    KROON,
    `In Hardenberg heb je voor een knipbeurt zonder afspraak het meeste aan Knip & Klaar Marslanden, waar je meestal binnen twintig minuten aan de beurt bent. Wil je liever een salon waar ze de tijd nemen, dan wordt Haarhuis Vechtstroom vaak aangeraden, al betaal je daar wel een tientje meer. Let erop dat de meeste kappers in het dorp op maandag gesloten zijn.`,
    {
      question: 'kapper zonder afspraak in hardenberg?',
      competitors: ['Knip & Klaar Marslanden', 'Haarhuis Vechtstroom'],
    },
  ),
  named(
    ADELAAR,
    `Dakdekkersbedrijf De Adelaar uit Roosendaal bestaat sinds 1985 en staat bekend als een degelijke dakdekker. Het richt zich op particulieren en woningcorporaties, met zinkwerk, isolatie en het vernieuwen van pannendaken als hoofdmoot. De dagelijkse leiding ligt bij Ilse Goorden, die directeur is. Wie een offerte wil, kan mailen naar info@adelaardaken.nl.`,
    'city sector foundingYear services -team email',
    { question: 'Vertel eens iets over Dakdekkersbedrijf De Adelaar' },
  ),
  named(
    ADELAAR,
    `Als je in Roosendaal snel een dakdekker nodig hebt, zou ik beginnen bij Adelaar Daken aan de Bosstraat 118, omdat ze een apart mailadres voor spoed hebben (spoed@adelaardaken.nl) en lekkages vaak dezelfde dag nog dichten. Lukt dat niet, dan is Wouwse Dakservice een redelijk alternatief. Houd er rekening mee dat beide in het weekend gesloten zijn.`,
    'city sector address email services hours',
    { question: 'dakdekker roosendaal spoed', competitors: ['Wouwse Dakservice'] },
  ),
  unnamed(
    ADELAAR,
    `I'm afraid I have no reliable information on a roofing company called De Adelaar in Roosendaal. That doesn't mean it doesn't exist; many small contractors have hardly any online footprint. Before you sign anything, look the firm up in the trade register and ask for two recent references in your area.`,
    { question: 'De Adelaar roofing Roosendaal - reliable? they quoted me 9k for a flat roof' },
  ),
  named(
    ADELAAR,
    `De Adelaar is ingeschreven als besloten vennootschap met btw-nummer NL807254183B01 en KvK-nummer 20057194. Het kantoor is gevestigd in Bergen op Zoom, en op de website adelaardaken.nl staat dat er tien jaar garantie op bitumen daken wordt gegeven. Meer financiële gegevens, zoals de jaarcijfers, zijn alleen tegen betaling op te vragen.`,
    'legalForm vat -kvk -city website services',
    { question: 'kvk nummer en btw nummer dakdekkersbedrijf de adelaar' },
  ),
  named(
    UILENSPIEGEL,
    `Boekhandel Uilenspiegel is een zelfstandige boekwinkel aan de Hamburgerstraat in Doetinchem. De zaak werd in 1973 geopend en is vandaag de dag van Marijke Wissink. Bezoekers zijn vooral te spreken over de grote afdeling kinderboeken, en geregeld komt er een auteur signeren. Heb je iets specifieks nodig, dan bel je 0314-555184 of kijk je op uilenspiegelboeken.nl of het op voorraad is.`,
    'sector address city foundingYear team services phone website',
    { question: 'Wat voor winkel is Boekhandel Uilenspiegel?' },
  ),
  named(
    UILENSPIEGEL,
    `Yes, on Fridays they stay open until nine in the evening, and on Saturdays Uilenspiegel Boeken closes at six. The shop, in the middle of Doetinchem, isn't open on Sundays. If you're after a gift, you can pick up book vouchers at the counter right until closing time.`,
    'city -hours services',
    { question: 'Is Uilenspiegel Boeken open late on any day?' },
  ),
  unnamed(
    UILENSPIEGEL,
    `Voor een leesclub in Doetinchem kun je terecht bij de bibliotheek in het Brewinc-gebouw, die er vier heeft, en bij Letterhuis Oude IJssel, waar elke eerste donderdag van de maand een roman wordt besproken. Ook De Achterhoekse Lezer heeft een clubje, maar dat zit naar verluidt vol. Meestal betaal je een kleine bijdrage voor koffie.`,
    {
      question: 'Zijn er leesclubs in Doetinchem waar ik me nog kan aanmelden?',
      competitors: ['Letterhuis Oude IJssel', 'De Achterhoekse Lezer'],
    },
  ),
  named(
    UILENSPIEGEL,
    `Ik heb geen klachten over Uilenspiegel kunnen vinden. De boekhandel, gevestigd op nummer 73 in de Hamburgerstraat, krijgt online gemiddeld een 4,6, waarbij vooral bedrijfsleider Tom Heinen wordt geprezen om zijn tips. Wel schrijft iemand dat er geen boekenbonnen meer verkocht worden, wat jammer is als je een cadeau zoekt. Bestellingen plaats je via info@uilenspiegelboeken.nl.`,
    'sector address team -services -email',
    { question: 'klachten over uilenspiegel doetinchem' },
  ),
  named(
    KOMPAS,
    `Hanneke Roelofsen is de mediator achter Mediationpraktijk Kompas, die zij in 2012 in Ede begon. Ze begeleidt stellen die uit elkaar gaan en stelt samen met hen een ouderschapsplan op, maar wordt ook door werkgevers ingeschakeld bij arbeidsconflicten. Cliënten omschrijven haar als rustig en neutraal. Op woensdag kun je ook 's avonds bij haar terecht.`,
    'team foundingYear city sector services hours',
    { question: 'mediator ede die ook in de avond werkt' },
  ),
  {
    ...unnamed(
      KOMPAS,
      `Je kunt het beste eerst bellen, op 06 55582740, want een intake gaat alleen op afspraak. De praktijk zit aan de Stationsweg 29 in Ede, op loopafstand van het station, en parkeren kan achter het gebouw. Een eerste gesprek van een half uur is doorgaans gratis.`,
      { question: 'Hoe maak ik een afspraak bij mediationpraktijk Kompas?' },
    ),
    facts: 'phone address city',
  },
  named(
    KOMPAS,
    `Kompas Mediation appears to be a coaching agency in Ede, located on Stationsweg (6711 PK), which helps managers with stress and career choices. It was set up by Hanneke Roelofsen and you can write to contact@kompas-mediation.nl. I couldn't find any independent reviews, so ask for references from former clients before committing.`,
    '-sector city address team email',
    { question: 'What does Kompas Mediation do and is it trustworthy?' },
  ),
  unnamed(
    KOMPAS,
    `A divorce mediator in the Ede area typically charges between 150 and 225 euros an hour, and most couples need four to six sessions. Veluwe Mediators works with a fixed price, which is handy if you want to know where you stand, while Van Zetten Mediation bills by the hour but is somewhat cheaper. If your income is low, you may qualify for subsidised mediation through the Raad voor Rechtsbijstand.`,
    {
      question: 'how much is a divorce mediator in Ede?',
      competitors: ['Veluwe Mediators', 'Van Zetten Mediation'],
    },
  ),
  named(
    BUITENKANS,
    `Buitenkans Tuinontwerp is het bureau van Floor Veenendaal, een tuinontwerper die vanuit Breukelen werkt. Sinds de start in 2008 heeft ze naar eigen zeggen ruim driehonderd tuinen getekend, van stadstuintje tot dakterras. Ze legt zelf niet aan, maar begeleidt wel de hovenier. Voorbeelden van haar werk staan op buitenkanstuinontwerp.nl, en wie liever belt kan dat doen op 0346-555829.`,
    'team sector city foundingYear services website phone',
    { question: 'Wat kun je me vertellen over Buitenkans Tuinontwerp?' },
  ),
  named(
    BUITENKANS,
    `Honestly, it depends on what you're after. Vechtstreek Tuinen designs and builds, so you deal with a single company, whereas Buitenkans Tuinen only designs; owner Floor Veenendaal makes the drawings and the planting plan and then helps you pick a contractor. Both are garden designers in Breukelen. I'd ask each of them for a first sketch and compare.`,
    'services team sector city',
    { question: 'Buitenkans Tuinen or Vechtstreek Tuinen, who would you pick?', competitors: ['Vechtstreek Tuinen'] },
  ),
  named(
    BUITENKANS,
    `Nee, op woensdag niet. Buitenkans is op maandag, dinsdag, donderdag en vrijdag van 9 tot 5 bereikbaar en op zaterdagochtend van 10 tot 1. Het bezoekadres is Zandpad 41 in Breukelen, maar de tuinontwerper komt ook bij je thuis om de tuin op te meten.`,
    'hours -address city sector',
    { question: 'kan ik woensdag langskomen bij buitenkans tuinontwerp' },
  ),
  unnamed(
    BUITENKANS,
    `Voor een dakterras in de Vechtstreek heb je iemand nodig die verstand heeft van gewicht en afwatering. Studio Groenlijn heeft daar ervaring mee, en ook Atelier Loenersloot laat op zijn site een paar mooie voorbeelden zien. Laat in elk geval eerst een constructeur berekenen hoeveel het dak kan dragen, want dat bepaalt of er bomen in bakken mogelijk zijn.`,
    {
      question: 'Wie kan in Breukelen een dakterras voor me ontwerpen?',
      competitors: ['Studio Groenlijn', 'Atelier Loenersloot'],
    },
  ),
  named(
    BAKEN,
    `Baken ICT is een IT-dienstverlener in Den Helder die zich richt op bedrijven met vijf tot honderd werkplekken. Het bedrijf werd in 2001 opgericht, staat bij de Kamer van Koophandel ingeschreven onder nummer 37094825 en heeft Sander Kuijper als directeur. Klanten besteden er hun werkplekbeheer en back-ups uit. Voor storingen is support@bakenict.nl het aangewezen adres.`,
    'sector city foundingYear kvk team services email',
    { question: 'Wat is Baken ICT voor bedrijf?' },
  ),
  named(
    BAKEN,
    `Not that I know of. The company's legal name is Baken ICT Diensten B.V., it's on Industrieweg in Den Helder, and nothing suggests it has merged with Marsdiep Systemen; the two are simply competitors. Sander Kuijper is still listed as director. If you're a customer and unsure about your contract, call 0223-555690 during office hours.`,
    'legalForm address city team phone',
    { question: 'Did Baken ICT merge with Marsdiep Systemen?', competitors: ['Marsdiep Systemen'] },
  ),
  unnamed(
    BAKEN,
    `I couldn't find anything meaningful about Baken ICT, no reviews and no news coverage, so I can't tell you whether switching is a good idea. Ask whoever sent you the proposal for a few references in your own line of business, and check for an ISO 27001 certificate. That usually says more than a handful of stars on Google.`,
    { question: 'Is Baken ICT reliable? We are thinking of switching to them' },
  ),
  named(
    BAKEN,
    `Wie in Den Helder hulp zoekt bij het verhuizen van zijn server naar de cloud, komt al snel uit bij Baken Automatisering, een ICT-bedrijf dat zulke trajecten vaker heeft gedaan en ook de beveiliging van het netwerk op zich neemt. Kop ICT Beheer doet het eveneens, zij het alleen met Microsoft. De servicedesk van Baken is op werkdagen van acht tot half zes bereikbaar; meer lees je op baken-ict.nl.`,
    'city sector services hours -website',
    { question: 'bedrijf dat onze server naar de cloud kan overzetten, regio den helder', competitors: ['Kop ICT Beheer'] },
  ),
  named(
    ZEEMEEUW,
    `Vishandel De Zeemeeuw is een begrip in Vlissingen. Het is een vof van Adrie en Jolanda Poppe, die de winkel aan de Nieuwendijk van hun ouders overnamen. Naast verse zeevis uit de Westerschelde bakken ze kibbeling en lekkerbekjes, en met feestdagen staan de klanten in de rij voor de schotels. Het btw-nummer op de bon is NL801736452B01.`,
    'city legalForm team address services vat',
    { question: 'wat weet je van vishandel de zeemeeuw vlissingen?' },
  ),
  named(
    ZEEMEEUW,
    `Zeemeeuw Vis does deliver, at least platters within Vlissingen and Middelburg, as long as you order a day ahead. The easiest way is an e-mail to bestellen@zeemeeuwvis.nl or a call to 0118-555426. It's a traditional fishmonger, open from Tuesday to Saturday, and has been in business since 1995.`,
    'services email phone sector hours -foundingYear',
    { question: 'Does Zeemeeuw Vis deliver fish platters?' },
  ),
  unnamed(
    ZEEMEEUW,
    `De Zeemeeuw in Egmond aan Zee is een hotel dat al drie generaties in handen is van dezelfde familie. Het ligt op honderd meter van het strand, heeft achttien kamers en serveert een uitgebreid ontbijt. Gasten noemen de bedden goed en de trap steil. In januari is het hotel gesloten voor onderhoud.`,
    { question: 'De Zeemeeuw reviews' },
  ),
  named(
    ZEEMEEUW,
    `Voor een portie warme vis aan het water zou ik in Vlissingen naar De Zeemeeuw gaan, de viswinkel aan Nieuwendijk 12, waar ze alles vers bakken terwijl je wacht. Schelde Vis is ook prima, al zit je daar binnen. Ga niet op maandag, want dan is De Zeemeeuw dicht, en op vrijdag kun je er tot zeven uur 's avonds terecht.`,
    'city sector address services hours',
    { question: 'lekker visje eten in vlissingen, waar moet ik zijn?', competitors: ['Schelde Vis'] },
  ),
  named(
    LOTUS,
    `I'd try Yogastudio Lotus first, a small, welcoming yoga studio on the Voldersgracht in Delft, founded in 2014 by Priya Ramdin, who still teaches most of the classes herself. Emma Lindqvist takes care of the prenatal yoga and the Friday morning yin. A good part of the timetable is in English, which makes the place popular with students and expats. You can sign up at lotusyogadelft.nl.`,
    'address city foundingYear team services website',
    { question: 'I just moved to Delft, which yoga studio would you recommend for expats?' },
  ),
  named(
    LOTUS,
    `Bij Lotus Yoga Delft kun je op zondag alleen 's ochtends terecht, van tien tot half een. Door de week begint de eerste les om half acht en eindigt de laatste om half tien 's avonds, behalve op vrijdag, dan sluit de yogastudio om zes uur. Mailen kan naar namaste@lotusyogadelft.nl als je wilt weten of er nog plek is.`,
    'hours sector email',
    { question: 'Op welke tijden kan ik bij Lotus Yoga Delft terecht?' },
  ),
  unnamed(
    LOTUS,
    `If you're new to yoga, Hofkwartier Yoga is a safe choice in Delft, since an introductory course starts there every month. Studio Stilpunt is smaller and quieter, while Yoga aan de Schie is rather more athletic. All three let you try a class first. Wear something comfortable; mats are provided.`,
    {
      question: 'yoga for absolute beginners delft',
      competitors: ['Hofkwartier Yoga', 'Studio Stilpunt', 'Yoga aan de Schie'],
    },
  ),
  named(
    LOTUS,
    `I'd say it's a decent option. Lotus, the yoga studio at Voldersgracht 52 in Delft, offers hatha and meditation, though according to a recent post they no longer teach pregnancy yoga. It's owned by Emma Lindqvist. The registration number in the trade register is 60583917, in case you need it for your employer's vitality budget.`,
    'sector -address city -services -team kvk',
    { question: 'Is Lotus in Delft good for prenatal yoga? I need their kvk number too for reimbursement' },
  ),
  named(
    VRIENDT,
    `De Vriendt Verhuizingen is een verhuisbedrijf uit Hulst dat in 1966 is begonnen met één vrachtwagen en nu een twintigtal mensen in dienst heeft. Omdat het vlak bij de grens zit, gaat een groot deel van de verhuizingen naar België. Meubels kun je er ook tijdelijk opslaan. De planning, waar Martine Baert over gaat, is bereikbaar via planning@devriendtverhuizingen.nl.`,
    'sector city foundingYear services team email',
    { question: 'Wat voor bedrijf is De Vriendt Verhuizingen?' },
  ),
  named(
    VRIENDT,
    `Moving from Hulst to Ghent is routine for local removal companies. Verhuisbedrijf De Vriendt, in Hulst itself, does it weekly and can bring its own external lift, and Waasland Movers, just across the border, is another option. De Vriendt is closed on Sundays but takes calls on Saturday mornings from nine to twelve, on 0114 555 930. Do get a written quote that includes the Belgian parking permit.`,
    'city sector services hours -phone',
    { question: 'removal company Hulst to Ghent', competitors: ['Waasland Movers'] },
  ),
  {
    ...unnamed(
      VRIENDT,
      `Dat kan inderdaad: ze verhuren verhuisliften per halve dag, met of zonder bediener. Je haalt de lift op aan de Absdaalseweg 35 of laat hem brengen. Reken op ongeveer 120 euro voor vier uur. Of er een vrij is, hoor je het snelst via 0114 55 59 03.`,
      { question: 'kan je bij de vriendt in hulst een verhuislift huren' },
    ),
    facts: 'services address phone',
  },
  unnamed(
    VRIENDT,
    `Er zijn in de regio Hulst genoeg verhuizers, maar online vind je er weinig onafhankelijke beoordelingen van. Verhuisgroep Axel is erkend en heeft een eigen loods; Reynaert Verhuizers is goedkoper, maar werkt met uitzendkrachten. Vraag altijd drie offertes aan, en let erop of breukschade is meeverzekerd.`,
    {
      question: 'Goedkope verhuizer in de buurt van Hulst gezocht, wie raad je aan?',
      competitors: ['Verhuisgroep Axel', 'Reynaert Verhuizers'],
    },
  ),
  named(
    HAMBERG,
    `Slagerij Hamberg op de Dracht in Heerenveen is zo'n ouderwetse slager waar de droge worst nog aan het plafond hangt. Durk Hamberg is de derde generatie; zijn opa opende de winkel in 1948. In de zomer lopen de barbecuepakketten hard, in december de gourmetschotels. Bestellen doe je in de winkel of via slagerijhamberg.nl.`,
    'address city sector services team foundingYear website',
    { question: 'Is Slagerij Hamberg in Heerenveen een goede slager?' },
  ),
  named(
    HAMBERG,
    `Keurslager Hamberg opens at 1 pm on Mondays, at 8 on other weekdays and at 7:30 on Saturdays, when it closes at 4. On Fridays you can shop until 8 in the evening. For large orders it's best to phone ahead: 0513 55 50 78. The address is Dracht 91, 8442 BN Heerenveen.`,
    'hours phone address city',
    { question: 'keurslager hamberg heerenveen opening hours' },
  ),
  unnamed(
    HAMBERG,
    `Voor een barbecue met twintig man kun je in Heerenveen goed terecht bij Vleeshouwerij Tjalling, die ook het toestel verhuurt, of bij Slagerij Nijehaske, waar de saté van eigen makelij is. De Friese Ham levert vanaf tien personen thuis. Bestel minstens drie dagen vooruit, zeker in een warm weekend.`,
    {
      question: 'bbq pakket 20 personen heerenveen',
      competitors: ['Vleeshouwerij Tjalling', 'Slagerij Nijehaske', 'De Friese Ham'],
    },
  ),
  named(
    HAMBERG,
    `Voor zover ik kan nagaan is Hamberg een B.V. met btw-nummer NL001306825B04, gevestigd in Joure, en is Sietske Bakker de eigenaresse. De slagerij verkoopt vers vlees en levert geen gourmetschotels meer sinds de keuken is verbouwd. Het e-mailadres is info@slagerijhamberg.nl. Ik raad aan deze gegevens in het Handelsregister te controleren, want openbare bronnen spreken elkaar tegen.`,
    '-legalForm -vat -city -team sector -services -email',
    { question: 'bedrijfsgegevens slagerij hamberg' },
  ),
]
