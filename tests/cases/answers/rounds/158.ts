/** Answers that a stranger to the rules wrote: a plumber, a hairdresser, a restaurant, a driving school, an accountant, a physiotherapist, a pet shop, a gym, a gardener and a taxi company. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  HOEKWATER,
  KANAALZICHT,
  KOERSVAST,
  MAASOEVER,
  MEESTOOF,
  MERWESTROOM,
  OLDENKOTTE,
  PLUK,
  SNUIT,
  VANDIS,
} from '#tests/cases/answers/companies/158.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    HOEKWATER,
    `Ik kan niet live op internet zoeken en in mijn trainingsgegevens komt Loodgietersbedrijf Hoekwater niet voor. Dat zegt niets over de kwaliteit: de meeste lokale vakmensen ontbreken daarin.

Om toch een indruk te krijgen, kun je:

- het KvK-nummer opvragen en controleren of de inschrijving actief is;
- vragen naar het CO-certificaat (verplicht voor werk aan gasketels);
- twee of drie recente klanten bellen;
- een offerte laten uitsplitsen in voorrijkosten, arbeid en materiaal.

Heb je al een prijsopgave ontvangen? Dan kijk ik graag met je mee of die redelijk is.`,
  ),
  named(
    PLUK,
    `Actuele prijzen van Kapperszaak Pluk heb ik niet kunnen vinden, dus een bedrag kan ik je niet noemen. Op de eigen pagina (plukkappers.nl) staat wel dat je er op donderdag tot 21.00 uur terechtkunt en dat balayages en kinderkapsels tot het aanbod horen. Bellen is het snelst: 0314-555760.`,
    'website hours services -phone',
  ),
  unnamed(
    MEESTOOF,
    `I can't confirm that there is a restaurant called De Meestoof in Middelburg. None of the results I got mentions it, neither on TheFork nor on Tripadvisor. If it only opened recently, it may simply not have been indexed yet.

In the meantime, Eetkamer Zilt and Bistro Koepoort both take online bookings and have plenty of recent reviews. Want me to check whether they have a table for tonight?`,
    { competitors: ['Eetkamer Zilt', 'Bistro Koepoort'] },
  ),
  named(
    KOERSVAST,
    `Nee, het slagingspercentage van Rijschool Koersvast heb ik niet paraat. Het CBR publiceert die cijfers per school, en daar kun je ze met een paar klikken opzoeken.

Wat ik je wél kan vertellen: het gaat om een eenmanszaak van Samira Tahiri, gevestigd aan de Drechterwaard in Alkmaar en gestart in 2014. Naast lessen in een schakelauto kun je er ook in een automaat leren rijden.`,
    'legalForm team address city foundingYear services',
  ),
  unnamed(
    VANDIS,
    `Sorry, "Van Dis & Terlouw Accountants" doesn't ring a bell. I don't want to guess and give you details that turn out to be about someone else. If you share a link or a letterhead, I can help you work out whether the firm is registered with the NBA and what kind of licence it holds.`,
  ),
  named(
    MAASOEVER,
    `Of Fysiotherapie Maasoever een contract heeft met jouw zorgverzekeraar, kon ik niet nagaan; op de site van de verzekeraar staat meestal een zorgzoeker. De praktijk zelf vond ik wel: een fysiotherapiepraktijk aan de Maaskade 92 in Venlo waar onder meer oedeemtherapie en bekkenfysiotherapie worden gegeven. De balie (077-5551842) weet met welke verzekeraars er afspraken zijn.`,
    'sector -address city services phone',
  ),
  unnamed(
    SNUIT,
    `Op basis van de naam vermoed ik dat Dierenwinkel Snuit & Veer spullen voor huisdieren verkoopt, maar ik heb geen enkele bron gevonden die iets over deze winkel vermeldt. Ik kan dus niet zeggen waar hij zit, wanneer hij open is of wat mensen ervan vinden.

Weet je in welke plaats de winkel is?`,
  ),
  named(
    KANAALZICHT,
    `Membership fees for Kanaalzicht Fitness aren't published anywhere I can see, and I found only a handful of reviews. From what's available: it's a gym in Terneuzen that has been open since 2007, use of the sauna is included, and quite a few members come from just across the Belgian border. For current prices, you could ask Dennis de Bruijcker, who owns the place.`,
    'sector city -foundingYear services team',
  ),
  unnamed(
    OLDENKOTTE,
    `Daar heb ik geen informatie over. Bedoel je misschien een ander hoveniersbedrijf? Stuur me gerust de plaats of de website van Oldenkotte, dan kijk ik nog een keer.`,
  ),
  named(
    MERWESTROOM,
    `I was unable to verify any fares for Taxi Merwestroom, so please ask for a fixed price beforehand.

It does seem to be a genuine taxi company: a B.V. in Gorinchem listed in the Chamber of Commerce register under 23041986. Airport runs to Schiphol and wheelchair transport are mentioned most often. The switchboard is reportedly open around the clock, although I could not double-check that.`,
    'sector legalForm city -kvk services -hours',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    PLUK,
    `Plukk Hairstudio is een salon in de Steenstraat in Arnhem. Je boekt er online, de producten zijn van Davines en een knipbeurt met föhnen begint bij € 49. Op zondag is de salon gesloten. Zoek je juist iets in de Achterhoek, laat het dan even weten.`,
  ),
  named(
    HOEKWATER,
    `There's no "Hoogwater Loodgieters" in Gouda as far as I can tell; I think you mean **Hoekwater Loodgieters**. The plumbing company dates from 1947 and is located on the Turfmarkt. Drain clearing and leak detection are what they're called out for most. You can request a visit through storing@hoekwaterloodgieters.nl.`,
    'sector city -foundingYear address services email',
  ),
  unnamed(
    MEESTOOF,
    `Streekmuseum De Meestoof ligt in Sint-Annaland op Tholen. Het is gevestigd in een voormalige meestoof, waar vroeger de wortels van de meekrap werden gedroogd om er rode verfstof van te maken. Je ziet er klederdrachten, oude ambachten en een ingericht schoollokaal. In de winter is het museum beperkt open; kijk voor vertrek op de website.`,
  ),
  named(
    KOERSVAST,
    `Bedoel je Koersvast in plaats van "Koersvaart"? Dat is een rijschool in Heerhugowaard met Samira Tahiri als eigenaar en Gert-Jan Ruiter als tweede instructeur. Je kunt er je gewone rijbewijs halen, maar ook het aanhangerrijbewijs (BE). Meer info op rijschoolkoersvast.nl.

Een rijschool die letterlijk Koersvaart heet, ben ik niet tegengekomen.`,
    'sector -city team services website',
  ),
  unnamed(
    VANDIS,
    `Van Dijs Terlouw Notarissen is een notariskantoor met vestigingen in Woerden en Bodegraven. Het kantoor houdt zich bezig met hypotheekaktes, testamenten, levenstestamenten en de oprichting van bv's. Een eerste gesprek van een half uur is kosteloos.

Let op: een notaris is iets anders dan een accountant. Voor je jaarcijfers moet je dus elders zijn.`,
  ),
  named(
    MAASOEVER,
    `A quick clarification, because the names are easily mixed up: *Maasoevers* (plural) is a housing project in Spijkenisse, whereas **Maasoever** is a physiotherapy practice in Venlo. The latter was founded in 1987 as a partnership (maatschap). Ilse Verstegen sees patients with pelvic floor complaints; there's also an ultrasound machine for diagnosing shoulders and tendons. On Mondays and Wednesdays they're open until 9 p.m.`,
    'sector city foundingYear legalForm team services -hours',
  ),
  unnamed(
    SNUIT,
    `Snuit & Staart is een trimsalon aan de rand van Leeuwarden. Je kunt er terecht voor wassen, knippen en plukken van honden, uitsluitend op afspraak. Eigenares Gerbrich is gediplomeerd trimster. Voer of accessoires verkopen ze er nauwelijks; daarvoor verwijst ze klanten door naar Dierenspeciaalzaak Faber.`,
    { competitors: ['Dierenspeciaalzaak Faber'] },
  ),
  unnamed(
    KANAALZICHT,
    `Eetcafé Kanaalzicht in Sas van Gent is a casual place by the water, with a large terrace where you can watch the barges go by. Expect mussels in season, spare ribs and a decent list of Belgian beers. It's popular with cyclists, so on sunny weekends you may have to wait for a table.`,
  ),
  named(
    OLDENKOTTE,
    `Oldenkotte schrijf je met dubbel t, dus niet "Oldenkote". Hoveniersbedrijf Oldenkotte zit aan de Rielerweg 137 te Deventer en staat als eenmanszaak ingeschreven (KvK 38027451). Harm Oldenkotte legt met zijn ploeg tuinen en vijvers aan. Mailen kan naar info@oldenkottehoveniers.nl.`,
    'address city legalForm kvk team services -email',
  ),
  named(
    MERWESTROOM,
    `Merwetax en Taxi Merwestroom zijn niet hetzelfde. Merwetax reed in Sliedrecht en is in 2019 gestopt. **Taxi Merwestroom** bestaat nog wel: het Gorinchemse taxibedrijf doet groepsritten, zakelijke ritten en vervoer naar Schiphol, en is te bereiken op 0183 555 614 of via merwestroomtaxi.nl.`,
    'city sector services phone -website',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  unnamed(
    HOEKWATER,
    `LBH most commonly stands for "London Borough of H…": Hackney, Hammersmith & Fulham, Haringey, Harrow, Havering, Hillingdon or Hounslow. It is also the name of an international shipping agency group with its origins in the Netherlands. If you had a Dutch trades company in mind, could you tell me its full name?`,
  ),
  named(
    PLUK,
    `KZP is de afkorting die Kapperszaak Pluk uit Doetinchem zelf gebruikt, bijvoorbeeld op Instagram. De kapper bestaat sinds 2012 en wordt gerund door Fleur Wissink. Voor je baard moet je bij Tarik Aydemir zijn. Op maandag is de zaak dicht en op zaterdag sluit hij om 15.30 uur.`,
    'city sector foundingYear team services hours',
  ),
  unnamed(
    MEESTOOF,
    `RDM staat meestal voor de **Rotterdamsche Droogdok Maatschappij**, een voormalige scheepswerf op Heijplaat. Op het terrein is tegenwoordig de RDM Campus gevestigd, met opleidingen en innovatieve bedrijven.

Andere betekenissen:
- *remote device management* (ICT)
- *regionale dekkingsmeting* (telecom)
- *research data management* (universiteiten)

Over een horecazaak die zich RDM noemt, is mij niets bekend.`,
  ),
  named(
    KOERSVAST,
    `RSK = Rijschool Koersvast, a driving school from Alkmaar. Their planner answers WhatsApp messages on 06-55527841. You'll be picked up at home or at Drechterwaard 16. Fridays they stop at five; Saturdays at two. I'd avoid confusing it with RSK Group, the British engineering consultancy.`,
    'sector city -phone address hours',
  ),
  named(
    VANDIS,
    `VDT? In Amersfoort is dat het kantoor van Reinier van Dis en Hanneke Terlouw. Zij begonnen in 1999 samen een accountantskantoor aan de Utrechtseweg en helpen vooral familiebedrijven met hun jaarrekening, de btw-aangifte en loonstroken. De rechtsvorm is een bv en het btw-nummer luidt NL807361429B01.

Zal ik ook nagaan of ze een vergunning voor wettelijke controles hebben?`,
    'city team -foundingYear sector address services legalForm vat',
  ),
  unnamed(
    MAASOEVER,
    `"FMV" has a few meanings depending on the field. In finance it's *fair market value*; in gaming, *full-motion video*; and in Sweden, FMV is the Defence Materiel Administration (Försvarets materielverk). In Venlo, some people use it for a carnival association. I have not come across it as a name of a health care provider.`,
  ),
  named(
    SNUIT,
    `Je denkt bij DSV misschien aan de Deense vervoerder, maar in Leeuwarden kan het ook Dierenwinkel Snuit & Veer zijn. Die verkoopt aan de Schrans vogelkooien, aquaria en honden- en kattenvoer. Tjitske en Wiebe Hoekstra zijn de eigenaars; het bedrijf is een besloten vennootschap.`,
    'city services address team -legalForm',
  ),
  named(
    KANAALZICHT,
    `SKT is how regulars refer to Sportschool Kanaalzicht in Terneuzen. It's at 60 Schuttershofweg and opened in 2017. There are group classes every evening and you can book a personal trainer (Joke Hamelink comes recommended). Weekend hours are 9 to 3.

Not to be confused with SK Telecom, which goes by the same three letters.`,
    'city address foundingYear services team hours',
  ),
  unnamed(
    OLDENKOTTE,
    `HOD is in het Nederlands het **Hof van Discipline**, de hoogste tuchtrechter voor advocaten. In Engelstalige organisaties betekent HOD *head of department*, en een enkele keer zie je het staan voor *Host On-Demand*, software van IBM.

Als je een hovenier of tuinbedrijf zoekt dat zo heet: dat ken ik niet.`,
  ),
  named(
    MERWESTROOM,
    `De afkorting TMG hoort voor de meeste mensen bij de Telegraaf Media Groep, maar in Gorinchem is het een taxibedrijf: Taxi Merwestroom, opgericht in 1985 en gevestigd op Papland 21. Directeur is Cor Versluis. Ritten boek je via ritten@taximerwestroom.nl.`,
    'sector city foundingYear -address team email',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    HOEKWATER,
    `Er zijn in elk geval drie bedrijven die Hoekwater heten:

- **Hoekwater Makelaardij** – Den Haag, verkoop en taxaties, sinds 1931
- **Hoekwater Bloemen** – Naaldwijk, groothandel in snijbloemen
- **Loodgietersbedrijf Hoekwater** – Gouda, Turfmarkt 114; verhelpt verstoppingen, vervangt dakgoten en onderhoudt cv-ketels, opgericht in 1984

Gezien je vraag over een lekkage ga ik ervan uit dat je de laatste zoekt.`,
    'city address services -foundingYear',
  ),
  unnamed(
    PLUK,
    `"Pluk" is a very popular business name in the Netherlands. A few examples:

1. **Pluk Amsterdam**: coffee, cakes and home accessories in the Nine Streets
2. **Pluk! Groenten van West**: a community-supported farm on the edge of Amsterdam
3. **Pluk de Nacht**: an open-air film festival
4. **Pluk Bloemen**: a florist in Zutphen with a subscription service

Can you tell me which city or line of business you're interested in?`,
  ),
  unnamed(
    MEESTOOF,
    `De Meestoof is een bed & breakfast in Kortgene, Noord-Beveland. Er zijn vier kamers, elk met een eigen opgang, en het ontbijt wordt op je kamer geserveerd. De eigenaren, Kees en Adri, verhuren ook fietsen. Een diner is niet mogelijk, maar op loopafstand liggen twee eetgelegenheden. Reserveren gaat via demeestoof-kortgene.nl.`,
  ),
  named(
    KOERSVAST,
    `Two businesses in Alkmaar share the name. *Koersvast Coaching* on the Oudegracht helps managers with burn-out. *Rijschool Koersvast*, on the other hand, is a driving school: normal and automatic cars, plus refresher courses for those who haven't driven in years. Its owner is Gert-Jan Ruiter, its Chamber of Commerce number 60482719, and its website rijschoolkoersvast.nl. Which one did you need?`,
    'city services -team kvk website sector',
  ),
  named(
    VANDIS,
    `Nee, geen schrijversduo! Adriaan van Dis en Jan Terlouw hebben niets te maken met Van Dis & Terlouw Accountants uit Amersfoort. Dat is een administratie- en accountantskantoor met als partners Reinier van Dis en Hanneke Terlouw. Fiscaal advies krijg je er van Mo Bouzidi. Het telefoonnummer is 033 - 555 26 10.`,
    'city sector team services -phone',
  ),
  unnamed(
    MAASOEVER,
    `Fysiotherapie Maasoever in Maassluis is a small practice with three therapists, housed in health centre De Vliet. It offers general physiotherapy, children's physiotherapy and a running clinic. Evening appointments are possible on Thursdays. You can register without a referral via maasoever-maassluis.nl or call 010 555 70 28.`,
  ),
  named(
    SNUIT,
    `Onder de naam Snuit & Veer bestaan twee zaken:

**Snuit & Veer (Gent, België)** is een webwinkel in handgemaakte hondenhalsbanden. Contact verloopt uitsluitend via een formulier.

**Snuit & Veer (Leeuwarden)** is een fysieke dierenwinkel op Schrans 88, sinds 2001 in handen van de familie Hoekstra. Maandagochtend is de winkel dicht, verder is hij door de week van half tien tot zes geopend. Nagels van je hond of konijn laten knippen kan zonder afspraak.

Een paar verschillen op een rij, zodat je niet bij de verkeerde bestelt:

- De Gentse zaak verzendt alleen binnen de Benelux en rekent € 5,95 verzendkosten; afhalen kan niet.
- De Friese winkel heeft geen uitgebreide webshop. Wil je weten of een bepaald merk op voorraad is, dan kun je het beste langsgaan.
- Cadeaubonnen van de een zijn niet geldig bij de ander, want het zijn twee losse ondernemingen.

Ik vermoed dat je de Friese winkel bedoelt; klopt dat?`,
    'city sector address hours services',
  ),
  named(
    KANAALZICHT,
    `Kanaalzicht ("canal view") is used by all sorts of businesses along Dutch and Belgian canals: a B&B in Bruges, a care home in Apeldoorn, a snack bar in Almelo. The one in **Terneuzen** is a wellness hotel run as a B.V., where you can take group classes, lift weights or relax in the sauna. It lists Sandra Meertens as its owner and has both a .nl and a .be site (kanaalzichtfitness.be).`,
    'city -sector legalForm services -team website',
  ),
  unnamed(
    OLDENKOTTE,
    `Oldenkotte Grondverzet is een loonbedrijf uit Haaksbergen. Het bedrijf verhuurt kranen met machinist, graaft sleuven en vijvers voor boeren en aannemers en voert zand aan. In 1958 begon opa Oldenkotte met één tractor; inmiddels werken er negentien mensen onder leiding van Bart Oldenkotte. Particuliere tuinen doen ze niet.`,
  ),
  named(
    MERWESTROOM,
    `Pas op: als je "Merwestroom" intikt, krijg je ook een zorgcentrum in Dordrecht en een jachthaven in Werkendam te zien. Het taxibedrijf met die naam komt uit Gorinchem, adres Papland 12 (4206 CL), en is volgens het Handelsregister opgericht in 1995. Je kunt er terecht voor rolstoelvervoer en voor ritten met een groep. Openingstijden: elke dag van 06.00 tot 23.00 uur.`,
    'sector city address -foundingYear services hours',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    OLDENKOTTE,
    `Hoveniers in Deventer die je kunt overwegen:

1. **Groenwerk Colmschate** – onderhoudscontracten voor particulieren en VvE's, ook groendaken.
2. **Hoveniersbedrijf Oldenkotte** – complete tuinaanleg, snoeien en schuttingen plaatsen. Sinds 1986 actief. Bereikbaar via 0570 55 51 92.
3. **Tuinen van Epse** – vooral grotere landelijke tuinen.
4. **Hovenier Schalkhaar** – zelfstandige, geschikt voor kleinere klussen.

**Waar let je op bij het kiezen?**

- *Lidmaatschap van VHG*: dan gelden er consumentenvoorwaarden en kun je bij een conflict naar de geschillencommissie.
- *Voorbeelden*: een goede vakman laat graag tuinen zien die hij een paar jaar geleden heeft gemaakt, want dan pas zie je of de beplanting aanslaat.
- *Uurtarief of vaste prijs*: voor onderhoud is een uurtarief gebruikelijk (reken op € 45 tot € 60 inclusief btw), voor een nieuwe tuin is een vaste aanneemsom prettiger.
- *Seizoen*: wie in september of oktober belt, is meestal sneller aan de beurt dan wie tot april wacht.

Vraag minimaal twee offertes aan en ga na of afvoer van groenafval in de prijs zit. Zal ik een lijstje met vragen maken dat je naar alle vier kunt sturen?`,
    'sector city services -foundingYear phone',
    { competitors: ['Groenwerk Colmschate', 'Tuinen van Epse', 'Hovenier Schalkhaar'] },
  ),
  named(
    HOEKWATER,
    `Lek in huis? Dit zijn loodgieters in Gouda die ook op zaterdag komen:

- Goudse Sanitairservice (24-uurs storingslijn)
- Hoekwater, Turfmarkt 141, zaterdag van 8 tot 12 – spoort lekken op met een thermische camera
- Installatiebedrijf Verhaar (hele dag, met toeslag)`,
    'sector city -address hours services',
    { competitors: ['Goudse Sanitairservice', 'Installatiebedrijf Verhaar'] },
  ),
  named(
    PLUK,
    `Here are some hair salons in Doetinchem with good ratings:

1. **Salon Oude IJssel** (4.9) – colour specialists, higher prices
2. **Barbershop De Graaf** (4.8) – men only, walk-ins welcome
3. **Pluk Kappers** (4.7) – known for balayage and curly hair; owned by Fleur Wissink; closed on Mondays
4. **Kapsalon Hettie** (4.5) – traditional, popular with older clients

If you have curls, number 3 would be my pick. You can book at plukkappers.com.`,
    'sector city services team hours -website',
    { competitors: ['Salon Oude IJssel', 'Barbershop De Graaf', 'Kapsalon Hettie'] },
  ),
  unnamed(
    MAASOEVER,
    `Voor fysiotherapie in en rond Venlo kun je bijvoorbeeld terecht bij:

• Beweegcentrum Tegelen: valpreventie, fysiofitness en COPD-begeleiding
• Fysiopunt Blerick: sportrevalidatie en schouderklachten, avondspreekuur op dinsdag
• Praktijk Groenveld: kleinschalig, behandelt ook aan huis

Je hebt geen verwijzing nodig, maar controleer of je aanvullend verzekerd bent: zonder chronische indicatie betaalt de basisverzekering voor volwassenen meestal niets.`,
    { competitors: ['Beweegcentrum Tegelen', 'Fysiopunt Blerick', 'Praktijk Groenveld'] },
  ),
  named(
    VANDIS,
    `Accountants in Amersfoort voor het mkb

A. Cijfermeesters – abonnement vanaf € 89 per maand, alles online
B. Van Dis Terlouw – klassiek kantoor, eveneens loonadministratie; Jaap Kuiper is een van de partners
C. Eemland Accountants – controleplichtige ondernemingen, ruim veertig medewerkers
D. Administratiekantoor Soesterkwartier – eenvoudige boekhoudingen, geen AA of RA in huis

Voor een bv met personeel zou ik B en C uitnodigen voor een kennismaking.`,
    'sector city services -team',
    { competitors: ['Cijfermeesters', 'Eemland Accountants', 'Administratiekantoor Soesterkwartier'] },
  ),
  named(
    MEESTOOF,
    `Best restaurants in Middelburg for seafood:

- **Brasserie Damplein**: big terrace, oysters by the piece, kitchen open all day.
- **De Meestoof**: Zeeland mussels and a wine pairing on the Rouaansekaai. Dinner from 5:30 p.m. on Wednesdays and Thursdays, Sundays from noon to 8 p.m. Reserve on 0118 555 812.
- **Eetkamer Zilt**: tasting menu only, twelve seats.

Mussel season runs roughly from July to April, so call ahead in spring.`,
    'sector city services address hours -phone',
    { competitors: ['Brasserie Damplein', 'Eetkamer Zilt'] },
  ),
  named(
    SNUIT,
    `Dierenwinkels in Leeuwarden

1. Dierenspeciaalzaak Faber – knaagdieren en konijnen, eigen fokkerij
2. Dierencentrum Camminghaburen – het grootst, gratis parkeren
3. Snuit en Veer – Schrans 88, vooral honden en vogels, brengt bestellingen thuis, eigenaar Tjitske Hoekstra
4. Petshop Bilgaard – scherp geprijsd, ook tweedehands hokken

Op zondag zijn ze alle vier gesloten.`,
    'sector city address services team hours',
    { competitors: ['Dierenspeciaalzaak Faber', 'Dierencentrum Camminghaburen', 'Petshop Bilgaard'] },
  ),
  unnamed(
    KOERSVAST,
    `Driving schools in Alkmaar that offer lessons in English:

1. Rijschool Kaasstad (instructors Tim and Bianca, from €62 per hour)
2. Verkeersschool Oudorp (theory course in English every month)
3. Autorijschool De Mare (automatic only)

You may take the theory exam in English at the CBR; for the practical exam you can request an English-speaking examiner at no extra cost.`,
    { competitors: ['Rijschool Kaasstad', 'Verkeersschool Oudorp', 'Autorijschool De Mare'] },
  ),
  named(
    KANAALZICHT,
    `Sportscholen in Terneuzen op een rijtje:

* Bodyfit Terneuzen: onbemand, dag en nacht open met een pasje
* Gym Zuidpolder: veel losse gewichten, powerlifters
* Kanaalzicht: groepslessen en sauna, op doordeweekse dagen open vanaf 6.00 uur, Schuttershofweg
* Sportcentrum Axelse Gat: ook squash en padel

Bij de meeste kun je een keer gratis proeftrainen. Wil je dat ik de abonnementskosten vergelijk?`,
    'sector city services -hours address',
    { competitors: ['Bodyfit Terneuzen', 'Gym Zuidpolder', 'Sportcentrum Axelse Gat'] },
  ),
  named(
    MERWESTROOM,
    `Een taxi nodig in Gorinchem? Probeer een van deze bedrijven.

1) Lingetax, app of bel, 24 uur per dag
2) Taxi De Wit, eenmansbedrijf met een elektrische Mercedes
3) Taxicentrale Arkel, ook leerlingenvervoer
4) Taxibedrijf Merwestroom, busjes tot acht personen, rolstoeltaxi, bestellen bij info@taximerwestroom.nl of 0183-555614

Tip: spreek naar Schiphol altijd vooraf een vaste prijs af.`,
    'sector city services -email phone',
    { competitors: ['Lingetax', 'Taxi De Wit', 'Taxicentrale Arkel'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    MAASOEVER,
    `| Praktijk | Adres | Specialisatie | Avond |
|---|---|---|---|
| Fysio Maasoever | Maaskade 29 | echografie, lymfoedeem | ma en wo tot 20.00 uur |
| Praktijk Groenveld | Puteanusstraat 5 | kinderen | nee |
| Fysiopunt Blerick | Antoniuslaan 51 | sport | di tot 21.00 uur |

Dit zijn drie fysiotherapeuten in Venlo; afstanden hangen natuurlijk af van waar je woont.`,
    'sector city address services hours',
    { competitors: ['Praktijk Groenveld', 'Fysiopunt Blerick'] },
  ),
  named(
    SNUIT,
    `Company profile:

| Field | Value |
|---|---|
| Trade name | Dierenwinkel Snuit & Veer |
| Industry | Pet shop |
| Legal form | V.O.F. |
| Location | Schrans 88, 8932 NH Leeuwarden |
| KvK | 01095427 |
| Owners | Tjitske and Wiebe Hoekstra |
| Website | snuitenveer.nl |

The registration number comes from a third-party directory, so I'd verify it at kvk.nl.`,
    'sector legalForm address city -kvk team website',
  ),
  named(
    OLDENKOTTE,
    `Vergelijking op basis van de websites:

| Kenmerk | Oldenkotte | Groenwerk Colmschate |
|:---|:---:|:---:|
| Opgericht | 1996 | 2011 |
| Tuinontwerper in dienst | Sanne Beltman | nee |
| Vijvers | nee | ja |
| Gazon aanleggen en onderhouden | ja | ja |
| Zaterdag open | nee | ja |

Beide hoveniers zitten in Deventer. Wil je een vijver, dan valt de keuze dus op de tweede.`,
    'foundingYear team -services hours sector city',
    { competitors: ['Groenwerk Colmschate'] },
  ),
  named(
    MEESTOOF,
    `| Dag | Keuken open |
|---|---|
| Maandag | gesloten |
| Dinsdag | gesloten |
| Woensdag | 17:30–22:00 |
| Donderdag | 17:30–22:00 |
| Vrijdag | 12:00–22:30 |
| Zaterdag | 12:00–22:30 |
| Zondag | 12:00–20:00 |

Dit zijn de tijden van Restaurant De Meestoof (Kousteensedijk 41, Middelburg). Rond feestdagen kan het anders zijn; even mailen naar tafel@demeestoofmiddelburg.nl geeft zekerheid.`,
    'hours -address city email',
  ),
  named(
    KOERSVAST,
    `Ik heb de rijscholen in Alkmaar die je noemde naast elkaar gezet.

| Rijschool | Sinds | Automaat | BE | Prijs per uur | Contact |
|---|---|---|---|---|---|
| Koersvast | 2014 | ✅ | ✅ | ± € 64 | plan@rijschoolkoersvast.nl |
| Autorijschool De Mare | 1999 | ✅ | ❌ | ± € 60 | 072 555 33 10 |
| Rijschool Kaasstad | 2020 | ❌ | ❌ | ± € 58 | via Instagram |

**Let op:** prijzen zijn een schatting op basis van wat leerlingen melden.`,
    'sector city foundingYear services email',
    { competitors: ['Autorijschool De Mare', 'Rijschool Kaasstad'] },
  ),
  named(
    HOEKWATER,
    `| Plumber | Phone | Sat. | Boiler service | Drains |
|---|---|---|---|---|
| Loodgieter Bloemendaal | 0182 555 870 | no | no | yes |
| Hoekwater Loodgieters | 0182 555 493 | 8–12 | yes | yes |
| Goudse Sanitairservice | 0182 555 200 | 9–17 | no | yes |

All three are based in Gouda. Only Hoekwater looks after central heating boilers, and it's run by director Arie Hoekwater himself.`,
    'sector -phone hours services city team',
    { competitors: ['Loodgieter Bloemendaal', 'Goudse Sanitairservice'] },
  ),
  unnamed(
    VANDIS,
    `Hieronder de gegevens die ik kon vinden. Bij Van Dis & Terlouw Accountants bleef alles leeg: dat kantoor kon ik in geen enkele bron terugvinden.

| Kantoor | Plaats | Omvang | Richt zich op |
|---|---|---|---|
| Eemland Accountants | Amersfoort | 40+ | middelgrote bedrijven |
| Cijfermeesters | Amersfoort | 12 | webshops, zzp |
| Van Dis & Terlouw Accountants | – | – | – |`,
    { competitors: ['Eemland Accountants', 'Cijfermeesters'] },
  ),
  named(
    KANAALZICHT,
    `**Gyms in Terneuzen compared**

| | Kanaalzicht Fitness | Gym Zuidpolder | Bodyfit Terneuzen |
|---|---|---|---|
| Monthly fee | €39.95 | €29.95 | €24.95 |
| Sauna | ✔ | ✘ | ✘ |
| Classes | ✔ | ✘ | ✔ |
| Personal training | ✔ | ✔ | ✘ |
| Weekend | 9:00–17:00 | 8:00–18:00 | 24 h |
| Website | kanaalzichtfitness.nl | gymzuidpolder.nl | bodyfitterneuzen.nl |

If price matters most, go for Bodyfit Terneuzen.`,
    'sector city services -hours website',
    { competitors: ['Gym Zuidpolder', 'Bodyfit Terneuzen'] },
  ),
  named(
    MERWESTROOM,
    `| Gegeven | Taxi Merwestroom |
|---|---|
| Plaats | Hardinxveld-Giessendam |
| Type | taxibedrijf |
| Directie | Cor Versluis |
| Rechtsvorm | besloten vennootschap |
| Btw-nummer | NL805731942B01 |
| Specialiteit | rolstoelvervoer, luchthavenritten |
| Facturen | facturen@taximerwestroom.nl |

Bron: een bedrijvengids, laatst bijgewerkt in 2022.`,
    '-city sector team legalForm vat services email',
  ),
  named(
    PLUK,
    `Even snel in een tabel:

| Kapper | Straat | Voor wie | Koopavond |
|---|---|---|---|
| Kapsalon Hettie | Heezenstraat 14 | dames | geen |
| Pluk | Waterstraat 32 | dames, heren, kinderen | do tot 21 uur |
| Barbershop De Graaf | Grutstraat 8 | heren | vr tot 20 uur |

Alle drie in het centrum van Doetinchem. Pluk verzorgt ook baarden en is een vof.`,
    'sector -address services hours city legalForm',
    { competitors: ['Kapsalon Hettie', 'Barbershop De Graaf'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    VANDIS,
    `## Van Dis & Terlouw Accountants

**Type:** accountantskantoor (B.V.)
**Vestiging:** Utrechtseweg 186, 3818 EP Amersfoort
**Opgericht:** 1992

### Diensten
1. Samenstellen van de jaarrekening
2. Btw- en winstaangiften
3. Salarisadministratie
   - loonstroken
   - verzuimmeldingen

### Contact
- 📞 033-5552160
- ✉️ kantoor@vandisterlouw.nl

> Controleer tarieven altijd rechtstreeks bij het kantoor.`,
    'sector legalForm address city foundingYear services phone -email',
  ),
  named(
    MEESTOOF,
    `# De Meestoof – Middelburg

A relaxed **restaurant** on the quay, opened in **2012**.

## Why go
- Zeeland mussels, prepared five ways
- A *private dining* room for up to 18 guests
- Chef **Bram Poppe**, who trained in Bruges
- Friendly staff who switch to English or German without being asked

## What to order
1. *Starter:* shrimp croquettes with fried parsley
2. *Main:* a pan of mussels with fries, or skate wing with brown butter
3. *Dessert:* bolus, the sticky cinnamon roll Zeeland is known for, with ice cream

Budget around **€45–55 per person** including a glass of wine. Vegetarians get two mains to choose from; vegans should mention it when booking.

## Practical
| Reservations | [demeestoofmiddelburg.nl](https://demeestoofmiddelburg.nl) |
|---|---|
| Phone | +31 118 555 821 |

## Nearby alternatives
- Brasserie Damplein
- Bistro Koepoort`,
    'city sector -foundingYear services team website phone',
    { competitors: ['Brasserie Damplein', 'Bistro Koepoort'] },
  ),
  named(
    PLUK,
    `### Kapperszaak Pluk in het kort

* **Waar?** Waterstraat 23, Doetinchem
* **Wie?**
  * Ellen Wissink – eigenaar
  * drie stylisten en een barbier
* **Wat?**
  * knippen en kleuren
  * speciale behandeling voor krullen
  * kinderen tot 12 jaar
* **Wanneer?** dinsdag t/m zaterdag; donderdag koopavond

**Tip:** boek online, want bellen lukt overdag niet altijd.`,
    'address city -team services hours',
  ),
  named(
    HOEKWATER,
    `**Hoekwater Loodgieters B.V.**

---

**Algemeen**
- *Branche:* loodgieter
- *KvK-nummer:* 29034718
- *Btw-id:* NL803514762B01
- *Adres:* Turfmarkt 114, 2801 HC Gouda

**Werkzaamheden**
- Lekdetectie zonder breekwerk
- Dakgoten (zink en kunststof)
- Onderhoud van cv-ketels

**Bereikbaarheid**
- Spoed: storing@hoekwaterloodgieters.nl
- Website: [hoekwaterloodgieters.nl](https://hoekwaterloodgieters.nl)`,
    'legalForm sector kvk -vat address city services email website',
  ),
  unnamed(
    MERWESTROOM,
    `## Taxi's vergelijken in Gorinchem

### Wat ik vond
- **Lingetax** – vaste tarieven naar Schiphol en Rotterdam The Hague Airport
- **Taxicentrale Arkel** – rolstoelbussen, reserveren per telefoon

### Wat ik niet vond
- Van **Taxi Merwestroom** kon ik geen website, adres of vermelding achterhalen

### Checklist voor je instapt
1. Zit er een blauw kenteken op?
2. Ligt de chauffeurskaart zichtbaar op het dashboard?
3. Is de prijs vooraf afgesproken?`,
    { competitors: ['Lingetax', 'Taxicentrale Arkel'] },
  ),
  named(
    MAASOEVER,
    `**Fysiotherapie Maasoever** – *Maaskade 29, Venlo*

**Behandelaars**
- Twan Gommans (praktijkhouder)
- Ilse Verstegen (bekkenfysiotherapeut)

**Behandelingen**
- ✅ Manuele therapie
- ✅ Echografie
- ❌ Oedeemtherapie (daarvoor moet je naar het ziekenhuis)

**Afspraak**
- [fysiomaasoever.nl/afspraak](https://fysiomaasoever.nl/afspraak)
- vrijdag tot 16.00 uur`,
    'address city team -services website hours',
  ),
  named(
    KANAALZICHT,
    `## 🏋️ Sportschool Kanaalzicht

**Quick facts**

- **Where:** Schuttershofweg 60, Hulst
- **Since:** 2017
- **Owner:** Dennis de Bruijcker
- **Call:** 0115 55 53 27

**On offer**

1. Strength training
2. Group classes
   - spinning
   - yoga
   - BodyPump
3. Sauna

**Verdict:** a friendly, mid-priced gym that suits beginners as well.`,
    'address -city foundingYear team phone services sector',
  ),
  named(
    KOERSVAST,
    `### Koersvast: goede keuze voor een opfriscursus?

**Ja, waarschijnlijk wel.** Een paar redenen:

1. **Aanbod** – opfrislessen zijn er los te boeken, zonder pakket.
2. **Ervaring** – de rijschool uit Alkmaar bestaat sinds 2004.
3. **Bereikbaarheid** – ook op zaterdag, van 9.00 tot 14.00 uur.

**Kanttekening:** het is een vof met maar twee instructeurs, dus de agenda zit snel vol.

➡️ Aanmelden: <https://rijschoolkoersvast.nl>`,
    'services sector city -foundingYear hours -legalForm website',
  ),
  named(
    SNUIT,
    `## Snuit & Veer

**Wat voor winkel is het?**
Een dierenwinkel aan de Schrans in Leeuwarden.

**Assortiment**
- Hondenvoer (ook vers vlees)
- Aquaria tot 450 liter
- Kooien en volières

**Service**
- Bezorging aan huis binnen 15 km
- Nagels knippen: *€ 8*

**Open**
- ma 9.30–18.00
- di–vr 9.30–18.00
- za 9.30–17.00

**Mail:** winkel@snuitenveer.nl`,
    'sector address city services -hours email',
  ),
  named(
    OLDENKOTTE,
    `# Oldenkotte Hoveniers

*Landscape gardeners in Deventer, sole trader, VAT no. NL001593826B27*

### What clients like
- Clear quotes, no surprises
- Advice from designer **Sanne Beltman**
- Fences and ponds done by the same crew

### What they don't
- Waiting list of two to three months in spring
- Not available on Saturdays

### Get in touch
- Tel. **0570 555 129**
- <https://oldenkottehoveniers.nl>`,
    'sector city legalForm vat team services hours -phone website',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    SNUIT,
    `Snuit & Veer staat in het handelsregister als 010.945.27 en heeft als btw-identificatienummer NL 8091 58 274 B01. De winkel op de Schrans (postcode 8932NH) neemt op op +31 (0)58 555 0763. Maandag pas vanaf één uur 's middags open, de andere werkdagen vanaf half tien.`,
    'kvk vat address phone hours',
  ),
  named(
    HOEKWATER,
    `Loodgietersbedrijf Hoekwater vierde in 2024 zijn gouden jubileum: vijftig jaar eerder, in 1974, werd de zaak opgericht. Doordeweeks wordt er gewerkt van zeven uur 's ochtends tot halfvijf, zaterdags alleen 's ochtends tot twaalf. Het KvK-nummer is 2903 4781.`,
    'foundingYear hours -kvk',
  ),
  named(
    MEESTOOF,
    `Phone: 0031-118-555821. Postcode: 4331 PM. VAT: NL820947163B10. Closed Mondays and Tuesdays; on Fridays and Saturdays De Meestoof serves from midday until half past ten. It has been in business since 2009.`,
    'phone address -vat hours foundingYear',
  ),
  named(
    VANDIS,
    `- Handelsregister: 31 04 78 23
- Telefoon: (033) 555 21 60
- Maandag t/m donderdag: 8u30–17u00
- Vrijdag: 8u30–17u00
- Bestaat sinds: '92

Dit is wat er over Van Dis Terlouw in de openbare registers en op kaartdiensten te vinden is. Staat jouw contactpersoon er niet bij, mail dan naar loon@vandisterlouw.nl als het om salarissen gaat.`,
    'kvk phone -hours foundingYear email',
  ),
  named(
    KOERSVAST,
    `Je bereikt Rijschool Koersvast op 0655 527 814 (ook WhatsApp). De planning is op vrijdag tot 17 uur bereikbaar, van maandag tot en met donderdag tot acht uur 's avonds. Omzetbelastingnummer: NL002748195B40. Je vindt ze op nummer 16 van de Drechterwaard, 1824EP.`,
    'phone hours -vat address',
  ),
  named(
    MAASOEVER,
    `Fysiotherapie Maasoever can be reached at +31 77 5551824. The practice is registered with the Dutch Chamber of Commerce (KVK 14038562), and its doors open at 8 a.m. every weekday; closing time is 8 p.m. on Mon/Wed, 6 p.m. on Tue/Thu and 4 p.m. on Fri. As of 2025 it has been going for 38 years.`,
    '-phone kvk hours foundingYear',
  ),
  named(
    MERWESTROOM,
    `Bel je Merwestroom, dan draai je nul-een-acht-drie, 55 56 14. De eerste auto's rijden 's morgens om zes uur, de laatste rit is om elf uur 's avonds, ook in het weekend. KvK: 23-049-186. BTW: NL805.731.942.B.01. Standplaats is Papland 12 in 4206 CL.`,
    'phone hours kvk vat address',
  ),
  named(
    KANAALZICHT,
    `Kanaalzicht Sport B.V., a sporting goods shop, KvK 68.29.40.51, Schuttershofweg 60, 4538 AC. From Belgium dial +31 115 55 53 27. Opening hours: Mon–Thu 7 am–10.30 pm, Fri 7 am–9 pm, Sat & Sun 9 am–3 pm. The company turned five in 2022.`,
    'legalForm -sector -kvk address phone hours foundingYear',
  ),
  named(
    PLUK,
    `De Doetinchemse kapper Pluk heeft KvK-nummer 55381907 en is begonnen in tweeduizendtwaalf. Telefonisch: 0314/555706. Donderdags is het koopavond tot negen uur; op zaterdag gaat de deur al om acht uur open en om vier uur dicht.`,
    'city sector kvk foundingYear phone -hours',
  ),
  named(
    OLDENKOTTE,
    `Voor Hoveniersbedrijf Oldenkotte noteerde ik het volgende: tel. 0570.55.51.92; huisnummer 173 aan de Rielerweg; btw NL0015.93.826.B27; kantoor bereikbaar op werkdagen vanaf 07.30, op vrijdag tot drie uur. Het bedrijf is in 1996 ingeschreven bij de Kamer van Koophandel.`,
    'phone -address vat hours foundingYear',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    MEESTOOF,
    `Als je in Middelburg iets te vieren hebt, is De Meestoof een prima adres. Het restaurant ligt aan de Rouaansekaai, met uitzicht op de plezierjachten, en is in 2009 begonnen door Lieke Dingemanse, die er nog altijd eigenaar is. In de keuken draait veel om mosselen, en wie dat wil laat er een wijnarrangement bij schenken. Voor een besloten diner is er een aparte kamer. De zaak is elke dag geopend vanaf twaalf uur, al raad ik je aan om voor het weekend te reserveren. Vind je het te druk, dan is Brasserie Damplein een goed alternatief.`,
    'city sector address foundingYear team services -hours',
    { competitors: ['Brasserie Damplein'] },
  ),
  named(
    HOEKWATER,
    `From what I can gather, Hoekwater is one of the older plumbing firms in Gouda. It's a private limited company headed by Arie Hoekwater, while Loes Verkaik keeps the diary. The bulk of the work consists of blocked sewers and worn-out gutters in the old town centre, where the canal houses give every plumber a headache. People say you usually get someone at your door the same day, provided you phone before noon: 0182-555439.`,
    'sector city legalForm team services phone',
  ),
  named(
    SNUIT,
    `Dierenwinkel Snuit & Veer is een begrip in Leeuwarden en omstreken, al is de winkel kleiner dan die van Dierencentrum Camminghaburen. Je gaat er vooral heen voor de aquaria en het advies van Wiebe Hoekstra, die samen met Tjitske de zaak bezit. Thuisbezorging is er niet bij, dus een zak voer van vijftien kilo moet je zelf naar de auto dragen.`,
    'city team -services',
    { competitors: ['Dierencentrum Camminghaburen'] },
  ),
  unnamed(
    KANAALZICHT,
    `Wie in Terneuzen wil sporten, heeft de laatste jaren meer keus gekregen. Bodyfit Terneuzen trekt vooral jongeren die op rare tijden willen trainen, terwijl Gym Zuidpolder bekendstaat om zijn zware gewichten en informele sfeer. Zoek je begeleiding na een blessure, dan is een fysiotherapeut met eigen oefenzaal vaak een betere keuze dan een gewone sportschool. Vraag bij het inschrijven altijd naar de opzegtermijn; na het eerste jaar mag die wettelijk hoogstens één maand zijn.`,
    { competitors: ['Bodyfit Terneuzen', 'Gym Zuidpolder'] },
  ),
  named(
    VANDIS,
    `Van Dis & Terlouw is a mid-sized accounting practice in Utrecht that mostly serves family businesses, dentists and GPs. Hanneke Terlouw, one of its two partners, often writes about succession and tax on the firm's site, vandisterlouw.nl. Next to annual accounts it handles VAT returns and payroll. Compared with Eemland Accountants it is smaller and, judging by what clients write, somewhat more personal.

Whether it's the right choice for you depends on what you need. If your company has grown to the point where an audit is compulsory (broadly, more than 50 employees, over €15 million in turnover or over €7.5 million in assets, with two of the three met for two years running), then a larger office with its own audit team makes more sense. If, on the other hand, you're a shop owner or a consultant who mainly wants someone to pick up the phone when a letter from the tax office arrives, a practice of this size tends to work well. Fees are not published, so ask for a fixed annual price and have it put in writing what is and isn't included.`,
    'sector -city team website services',
    { competitors: ['Eemland Accountants'] },
  ),
  named(
    OLDENKOTTE,
    `Je tuin laten aanleggen door Oldenkotte is niet goedkoop, maar over het resultaat zijn de meeste klanten te spreken. De Deventer hovenier heeft twee ontwerpers in dienst en werkt met eigen stratenmakers; eigenaar is Wouter Oldenkotte. Het bedrijf, dat sinds 1996 bestaat, plaatst ook schuttingen en snoeit grote bomen. Op de website oldenkotte-tuinen.nl staan foto's van eerdere projecten.`,
    'city sector -team foundingYear services -website',
  ),
  named(
    PLUK,
    `I'd go to Pluk if I were you. The salon on Waterstraat is small, so it never feels like a conveyor belt, and Fleur Wissink, who owns it, is one of the few hairdressers in Doetinchem who really understands curls. It opened in 2015. Men can have their beard trimmed by Tarik Aydemir while they're there. The only drawback is parking: your best bet is the garage behind the town hall.`,
    'address team sector city -foundingYear services',
  ),
  named(
    MERWESTROOM,
    `Taxi Merwestroom bestaat sinds 1985 en is een vertrouwde naam onder de taxibedrijven van Gorinchem. Directeur Cor Versluis heeft het wagenpark grotendeels geëlektrificeerd, en planner Aysel Demir zorgt dat ook rolstoelritten op tijd vertrekken. Bedrijven kunnen er op rekening rijden; de factuur komt dan maandelijks per mail. Het hoofdkantoor zit aan de Stephensonweg.`,
    'foundingYear sector city team services -address',
  ),
  named(
    MAASOEVER,
    `Mijn indruk is dat Fysio Maasoever vooral sterk is in wat andere praktijken laten liggen. Ilse Verstegen behandelt er bekkenklachten, bijvoorbeeld na een bevalling, en voor lymfoedeem hoef je de stad niet uit. Praktijkhouder is Twan Gommans. De maatschap dateert uit 1978 en is daarmee een van de oudste fysiotherapiepraktijken van Venlo. Een afspraak regel je via balie@fysiomaasoever.nl, en op maandag kun je ook 's avonds tot acht uur komen.`,
    'services team legalForm -foundingYear sector city email hours',
  ),
  named(
    KOERSVAST,
    `Rijschool Koersvast is een kleine rijschool in Alkmaar die het vooral van mond-tot-mondreclame moet hebben. Je krijgt les van eigenares Samira Tahiri of van Gert-Jan Ruiter, en je houdt dezelfde instructeur tot en met het examen. Wie een caravan wil trekken, kan er ook het BE-rijbewijs halen. Zoek je een grotere school met motorlessen, dan kom je eerder bij Verkeersschool Oudorp uit. Lessen op zondag zijn mogelijk, las ik.`,
    'sector city team services -hours',
    { competitors: ['Verkeersschool Oudorp'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    OLDENKOTTE,
    `Hoveniersbedrijf Oldenkotte is een hovenier in Deventer die sinds 1996 tuinen ontwerpt, aanlegt en onderhoudt [1][2]. Het bedrijf wordt geleid door Harm Oldenkotte [1] en is gevestigd aan de Rielerweg 137 [3]. Klanten waarderen het snoeiwerk en de heldere communicatie; een enkeling noemt de wachttijd als minpunt [2].

## Werkwijze
Na een eerste telefoontje volgt een bezoek aan de tuin, waarbij wordt opgemeten en je wensen op een rij worden gezet [1]. Binnen twee weken ontvang je een schetsontwerp met een begroting. Ga je akkoord, dan wordt de aanleg ingepland; in het voorjaar moet je rekening houden met een wachttijd van zes tot tien weken [2].

## Wat valt op?
- Er wordt veel met inheemse planten gewerkt [1].
- Vijvers worden in eigen beheer gegraven en afgewerkt [1].
- Over de prijs zijn de meningen verdeeld: "niet goedkoop, wel netjes" schrijft een klant [2].

Telefonisch is het bedrijf doordeweeks bereikbaar, op vrijdag tot 15.00 uur [1].

Bronnen:
[1] oldenkottehoveniers.nl/over-ons
[2] klantenvertellen.nl
[3] telefoonboek.nl`,
    'sector city foundingYear team address services hours website',
  ),
  named(
    MERWESTROOM,
    `Haha, good question, a 4 a.m. flight and no train: been there. 😅

So, Taxi Merwestroom. Local taxi firm in Gorinchem, been around for ages, does Schiphol runs all the time and they've got minibuses if you're bringing the whole family. Catch: they only start at 6 in the morning, so for *your* flight you're out of luck. Lingetax runs all night, try them first.

Still want Merwestroom for the way back? 0183 555 641 is the number people share on X. No guarantees, obviously.`,
    'sector city services hours -phone',
    { competitors: ['Lingetax'] },
  ),
  named(
    PLUK,
    `Leuk dat je een nieuwe kapper zoekt! Op basis van je wensen (krullen, niet te duur, centrum van Doetinchem) zou ik kijken naar:

**1. Kapperszaak Pluk** ([plukkappers.nl](https://plukkappers.nl/?utm_source=chatgpt.com))
Gespecialiseerd in krullen en balayage. Aan de Waterstraat 23, op zaterdag open van 08:00 tot 15:30.

**2. Salon Oude IJssel** ([salonoudeijssel.nl](https://salonoudeijssel.nl/?utm_source=chatgpt.com))
Luxer en duurder, met kleuradvies.

Wil je dat ik voor beide een prijsindicatie opzoek, of liever een kapper die ook op maandag werkt?`,
    'sector city website services address hours',
    { competitors: ['Salon Oude IJssel'] },
  ),
  named(
    HOEKWATER,
    `Hier is een overzicht van Loodgietersbedrijf Hoekwater in Waddinxveen:

*   **Activiteiten:** lekdetectie, riool ontstoppen, dakgoten en cv-onderhoud.
*   **Bedrijfsvorm:** besloten vennootschap (B.V.), KvK 29034718.
*   **Leiding:** Arie Hoekwater.
*   **Contact:** offerte@hoekwaterloodgieters.nl of 0182 55 54 39.
*   **Openingstijden:** maandag t/m vrijdag 07:00–16:30, zaterdag 08:00–12:00, zondag gesloten.

**Houd er rekening mee** dat openingstijden op feestdagen kunnen afwijken. Wil je weten wat een lekdetectie gemiddeld kost?`,
    '-city services legalForm kvk team email phone hours',
  ),
  named(
    VANDIS,
    `I want to be careful here, since I can't browse and my information may be out of date. My understanding is that Van Dis & Terlouw is an accountancy firm in Amersfoort, set up in 1992 and run by its partners, Reinier van Dis and Hanneke Terlouw. I believe their core work is preparing annual accounts and filing VAT returns for small and medium-sized companies, with a separate payroll desk.

A few things I'm not sure about:

- whether they hold a licence for statutory audits
- how many people work there now
- their current fees

I'd suggest confirming these with the firm directly before you make a decision.`,
    'sector city foundingYear team services',
  ),
  unnamed(
    KOERSVAST,
    `De zoekresultaten bevatten geen informatie over "Rijschool Koersvast".[1][2][3] Wel komen er andere rijscholen in Alkmaar naar voren:

- Rijschool Kaasstad scoort een 9,1 op basis van 84 recensies.[1]
- Verkeersschool Oudorp biedt ook motor- en vrachtwagenlessen.[2]

Mogelijk is Koersvast onder een andere naam ingeschreven bij het CBR.[3]

**Verwante vragen**
Hoe vind ik het slagingspercentage van een rijschool?
Wat kost een rijles in Alkmaar in 2025?`,
    { competitors: ['Rijschool Kaasstad', 'Verkeersschool Oudorp'] },
  ),
  named(
    MAASOEVER,
    `Fysiotherapie Maasoever is a physiotherapy clinic at Maaskade 29 in Venlo, close to the river. It's best known for manual therapy and lymphoedema treatment, and it is headed by Ruud Hermans. ([zorgkaartnederland.nl](https://www.zorgkaartnederland.nl))

**Getting an appointment**
- Online: [fysio-maasoever.nl](https://fysio-maasoever.nl)
- By phone: 077 555 18 42
- No referral needed

Would you like directions from Venlo station, or a comparison with Beweegcentrum Tegelen?`,
    'sector address city services -team -website phone',
    { competitors: ['Beweegcentrum Tegelen'] },
  ),
  unnamed(
    SNUIT,
    `Oké, even eerlijk: ik heb gezocht op Dierenwinkel Snuit & Veer en kreeg nul bruikbare treffers. Geen site, geen posts, geen reviews. Ofwel ze doen niet aan internet (respect 🐹), ofwel de naam klopt niet helemaal.

Voor een nieuwe kooi zou ik dan naar Petshop Bilgaard of Dierencentrum Camminghaburen gaan. Die bestaan in elk geval aantoonbaar, en bij de eerste kun je ook tweedehands terecht. Zal ik uitzoeken wie er morgen open is?`,
    { competitors: ['Petshop Bilgaard', 'Dierencentrum Camminghaburen'] },
  ),
  named(
    KANAALZICHT,
    `**Antwoord:** Ja, Sportschool Kanaalzicht heeft een sauna, en die zit bij het abonnement in.¹ De sportschool ligt aan de Schuttershofweg 6 in Terneuzen² en is op doordeweekse avonden lang open: maandag tot en met donderdag tot 22:30 uur.¹

**Ook handig om te weten**
- Personal training kost extra en gaat via Joke Hamelink.¹
- Het bedrijf is een bv met KvK-nummer 68294015.³

¹ kanaalzichtfitness.nl
² openingstijden.nl
³ kvk.nl`,
    'services sector -address city hours team legalForm kvk website',
  ),
  named(
    MEESTOOF,
    `Dat klinkt als een gezellige avond! Dit kan ik je vertellen over **Restaurant De Meestoof**:

*   **Locatie:** Rouaansekaai 41, 4331 PM Middelburg
*   **Keuken:** Zeeuws, met mosselen als specialiteit
*   **Chef-kok:** Bram Poppe
*   **Reserveren:** info@demeestoof.nl of 0118 55 58 21
*   **Groepen:** private dining tot ongeveer achttien personen

**Alternatieven in de buurt:** Eetkamer Zilt (chiquer) en Bistro Koepoort (informeler).

Zal ik een berichtje opstellen waarmee je een tafel voor acht kunt aanvragen?`,
    'address city services team -email phone',
    { competitors: ['Eetkamer Zilt', 'Bistro Koepoort'] },
  ),
]
