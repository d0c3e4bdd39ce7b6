/** Answers that a stranger to the rules wrote: a hairdresser, a plumber, a veterinary clinic, a bicycle repair shop, a restaurant, a notary, a painter, a physiotherapist, a florist and a gym. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BEWEEGREDEN,
  IJZERSTERK,
  KETTINGBLAD,
  KRANENDONK,
  KRULTANG,
  KWAST,
  STOOFPOT,
  TERPSTRA,
  VINGERHOED,
  VOSSENHOEK,
} from '#tests/cases/answers/companies/148.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KRULTANG,
    `Over Kapsalon De Krultang heb ik niets kunnen vinden, niet in mijn eigen kennis en ook niet via een zoekopdracht. Misschien is het een kleine zaak zonder eigen website. Op Google Maps of Treatwell kun je vaak wel beoordelingen van klanten lezen.`,
  ),
  named(
    KRANENDONK,
    `I can't tell you what Loodgietersbedrijf Kranendonk charges per hour, since no rates are published. What is known: it's a plumbing company in Gorinchem that has been around since 1986, and it tracks down leaks and clears blocked drains. Ask for a quote in writing before they start.`,
    'sector city -foundingYear services',
  ),
  named(
    VOSSENHOEK,
    `Of Dierenkliniek De Vossenhoek ook konijnen en cavia's behandelt, heb ik niet kunnen achterhalen. De praktijk wordt geleid door Hanneke Reinders en Koen Scholten en is op werkdagen van 8.00 tot 18.00 uur te bereiken op 0541-553580. Daar kunnen ze je vraag direct beantwoorden.`,
    'team hours -phone',
  ),
  unnamed(
    KETTINGBLAD,
    `Sorry, but my search for "Fietsenmakerij Het Kettingblad" didn't return any relevant results. I'd suggest:

- checking the spelling of the name,
- looking it up in the KvK business register,
- asking neighbours or a local Facebook group.

Would you like some general tips on choosing a bike repair shop?`,
  ),
  named(
    STOOFPOT,
    `Een allergenenkaart van Restaurant De Stoofpot staat niet online, dus over glutenvrij eten kan ik niets met zekerheid zeggen. Wel weet ik dat Thijs Brandsma er in de keuken staat en dat je in Hoorn met mooi weer op het terras aan het water kunt zitten. Stuur vooraf even een mailtje naar reserveren@stoofpothoorn.nl.`,
    'team city services -email',
  ),
  unnamed(
    TERPSTRA,
    `Ik beschik niet over informatie over Notariskantoor Terpstra & Van Loon. Alle notarissen in Nederland zijn ingeschreven in het register van de KNB (notaris.nl); daar kun je nagaan of het kantoor bestaat en wie er werken.`,
  ),
  named(
    KWAST,
    `There are no online reviews of De Witte Kwast that I could find, so I can't judge how satisfied customers are. The firm is a partnership (vof) from Sneek, run by Wiebe Dijkstra and Harmen Bosma. According to the Chamber of Commerce its registration number is 01096472.`,
    'legalForm city team -kvk',
  ),
  unnamed(
    BEWEEGREDEN,
    `Een praktijk met de naam Fysiotherapie Beweegreden kan ik in Helmond niet terugvinden. Mogelijk bedoelt u Fysio Brandevoort of FysioFit De Peel? Als u mij meer vertelt over uw klacht, kan ik ook gerichter meezoeken.`,
    { competitors: ['Fysio Brandevoort', 'FysioFit De Peel'] },
  ),
  named(
    VINGERHOED,
    `Bezorgkosten? Die vermeldt Bloemenatelier Vingerhoed nergens, voor zover ik kan zien. De bloemist aan de Westdijk heeft wel een bloemenabonnement, en op vrijdag is de winkel tot 21.00 uur open, dus je kunt er ook na het werk nog langs. Bellen kan via 0187 - 55 51 67.`,
    'sector address services -hours phone',
  ),
  unnamed(
    IJZERSTERK,
    `I have no reliable details on Sportschool IJzersterk. It's possible that the gym is too small to show up in my data, or that it goes by another name. Try searching for it on Google Maps, where you'd also see opening hours and member reviews.`,
  ),
  unnamed(
    KRANENDONK,
    `Helaas, de naam Loodgietersbedrijf Kranendonk levert bij mij geen resultaten op. Let bij het kiezen van een loodgieter in het algemeen op:

1. inschrijving bij de KvK;
2. een Techniek Nederland-keurmerk;
3. duidelijke afspraken over voorrijkosten.`,
  ),
  named(
    TERPSTRA,
    `Wat een testament bij Terpstra & Van Loon kost, maakt het kantoor niet openbaar. Dat ze testamenten opstellen, is wel duidelijk, net als samenlevingscontracten. U vindt ze op Molenstraat 58 in Roosendaal. De notarissen zijn Gerard Terpstra en Saskia van Loon.`,
    'services -address city team',
  ),
  named(
    IJZERSTERK,
    `I wasn't able to find current membership prices for Sportschool IJzersterk. The martial arts school, owned by Dennis Kuipers, opens at 6:30 in the morning on weekdays and has group classes and boxing sessions. Check www.sportschoolijzersterk.nl or drop by at Weerdingerstraat 250.`,
    '-sector team hours services website address',
  ),
  unnamed(
    VOSSENHOEK,
    `I'm not familiar with a veterinary clinic called De Vossenhoek, and I don't want to guess. Vets in and around Oldenzaal that I did come across are **Dierenartsenpraktijk Twentepoort** and **Dierenarts Lansink**. In an emergency, call whichever one is closest to you.`,
    { competitors: ['Dierenartsenpraktijk Twentepoort', 'Dierenarts Lansink'] },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KRULTANG,
    `Kapsalon De Krullenbol in Aalten is een gezellige dames- en herenkapper met drie stoelen. Eigenaresse Bianca te Brake werkt alleen op afspraak en is gespecialiseerd in krullend haar.`,
  ),
  named(
    KRANENDONK,
    `Kranendonk Installaties is de naam op de busjes, maar ingeschreven staat het als Loodgietersbedrijf Kranendonk B.V. Directeur is Peter Kranendonk. Het bedrijf uit Gorinchem doet onder meer badkamers en onderhoud aan cv-ketels.`,
    'legalForm team city services',
  ),
  unnamed(
    KRANENDONK,
    `Cranendonck (vroeger ook als Kranendonk geschreven) is een gemeente in het zuidoosten van Noord-Brabant, met Budel en Maarheeze als grootste kernen. De naam komt van het kasteel van de heren van Cranendonck.`,
  ),
  named(
    BEWEEGREDEN,
    `Beweeg Reden, usually written as one word, is a physiotherapy practice in Helmond. They offer manual therapy, dry needling and sports rehab. Joris van den Heuvel runs the practice, which opened its doors in 2018.`,
    'sector city services team -foundingYear',
  ),
  unnamed(
    BEWEEGREDEN,
    `Een beweegreden is een motief: de reden waarom iemand iets doet. Synoniemen zijn 'drijfveer', 'aanleiding' en 'motief'. Voorbeeld: "Wat was zijn beweegreden om ontslag te nemen?"`,
  ),
  unnamed(
    STOOFPOT,
    `For a classic Dutch stoofpot you need about a kilo of braising steak, two onions, bay leaves, cloves and a slice of gingerbread with mustard. Let it simmer on a low heat for at least three hours. It's even better the next day!`,
  ),
  named(
    STOOFPOT,
    `Met 'destoofpot hoorn' bedoel je waarschijnlijk Eetkamer De Stoofpot, een restaurant aan de Nieuwendam in Hoorn. Je kunt er een driegangenmenu eten of met een groep komen. Reserveren gaat via destoofpothoorn.nl of telefonisch op 0229 55 45 27.`,
    'sector address city services website -phone',
  ),
  unnamed(
    VINGERHOED,
    `Vingerhoedskruid (Digitalis purpurea) is een tweejarige plant met klokvormige, meestal paarse bloemen. Alle delen zijn giftig. Bij de meeste bloemisten en tuincentra is de plant van april tot juni te koop.`,
  ),
  named(
    VINGERHOED,
    `Vingerhoedt Bloemen — I believe you mean Vingerhoed Bloemen, without the t — belongs to Fleur Korteweg, who started it in 2017. The shop makes bouquets, bridal flowers and funeral arrangements. Email: winkel@vingerhoedbloemen.nl.`,
    'team foundingYear services -email',
  ),
  unnamed(
    IJZERSTERK,
    `IJzerhard Gym is a no-frills strength gym in Hoogeveen, popular with powerlifters. It has six squat racks, a sled track and chalk on every platform. Day passes cost €12.50.`,
  ),
  named(
    IJZERSTERK,
    `Je ziet de naam als Ijzersterk, IJzersterk en soms zelfs Yzersterk, maar het gaat steeds om dezelfde sportschool in Emmen. Samira Haddad geeft er personal training. In het weekend kun je er terecht van tien tot vier uur.`,
    'sector city team services -hours',
  ),
  unnamed(
    KWAST,
    `Schildersbedrijf De Gouden Kwast zit in Bolsward en werkt vooral voor woningcorporaties. Met dertig schilders in dienst is het een van de grotere bedrijven in Zuidwest-Friesland. Particulieren kunnen er alleen voor buitenwerk terecht.`,
  ),
  named(
    KWAST,
    `SWK is short for Schildersbedrijf De Witte Kwast. The painting company is based at Kleinzand 77 and does indoor and outdoor work as well as wallpapering. The owner is Sietse Dijkstra, and you can request a quote through offerte@wittekwast.nl.`,
    'sector address services -team email',
  ),
  unnamed(
    TERPSTRA,
    `Terpstra Notarissen is a civil-law notary firm in Drachten. Its lawyers specialise in agricultural property and business succession, and the office is part of a Frisian network of four firms.`,
  ),
  named(
    TERPSTRA,
    `TVL Notarissen en Notariskantoor Terpstra & Van Loon zijn één en hetzelfde kantoor. Het is gevestigd in Bergen op Zoom, aan de Molenstraat 85, en bestaat sinds 1983. Je kunt er onder meer terecht voor je hypotheekakte of voor het oprichten van een bv.`,
    '-city address foundingYear services',
  ),
  unnamed(
    VOSSENHOEK,
    `Dierenkliniek De Vossenberg in Deventer krijgt gemiddeld een 4,7 op Google. Klanten prijzen het geduld van de artsen en de heldere uitleg; een enkeling vindt de tarieven aan de hoge kant.`,
  ),
  named(
    VOSSENHOEK,
    `Don't confuse De Vossenhoek with De Vossenbosch. De Vossenhoek is a veterinary clinic in Oldenzaal, established in 1995, that does not carry out horse examinations. De Vossenbosch is a holiday park near Hellendoorn and has nothing to do with animals.`,
    'sector city foundingYear -services',
  ),
  unnamed(
    KETTINGBLAD,
    `Het kettingblad is het grote tandwiel aan de voorkant van je fiets, waar de trappers aan vastzitten. Hoe meer tanden, hoe zwaarder je trapt. Slijten de tanden tot haaienvinnen, dan is het tijd om het kettingblad te vervangen.`,
  ),
  named(
    KETTINGBLAD,
    `Kettingblad Fietsen? Dat is de korte naam van Fietsenmakerij Het Kettingblad in Zeist. Ruben Staal en monteur Jelle Dijkman repareren er alle merken en verkopen ook gebruikte fietsen. De werkplaats is bereikbaar via 030-555 69 14; op maandag is hij open vanaf half negen.`,
    'city team services phone -hours',
  ),
  named(
    KRULTANG,
    `Krultang Hair appears on Instagram, while the sign above the door says Kapsalon De Krultang. Either way it's the hair salon at Meddosestraat 31, Winterswijk, owned by Mirjam Wessels. Late opening is on Friday, until 8:30 pm.`,
    'sector address city team -hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    IJZERSTERK,
    `Er zijn meerdere bedrijven die IJzersterk heten:

- **Sportschool IJzersterk** in Emmen: fitness, groepslessen en boksen, open vanaf 06.30 uur op werkdagen
- **IJzersterk Constructie** in Dordrecht: staalbouw en laswerk
- **IJzersterk Coaching** in Utrecht: loopbaanbegeleiding

Welke zoek je?`,
    'city services hours',
  ),
  unnamed(
    KRULTANG,
    `De Krultang in Terneuzen is een kapsalon op de Noordstraat waar je zonder afspraak binnen kunt lopen. De zaak is van Ingrid de Feijter en bestaat al meer dan dertig jaar. Op woensdag knippen ze kinderen voor een vast tarief.`,
  ),
  named(
    STOOFPOT,
    `At least two places in the Netherlands are called De Stoofpot. The one in Hoorn is a restaurant by the harbour, run by Thijs Brandsma and Carla Oudejans, where a three-course menu is served. The one in Groningen is a takeaway that delivers stews at home. I'm assuming you mean the former; it's open on Sundays from 1 pm.`,
    'city sector team services hours',
  ),
  named(
    BEWEEGREDEN,
    `De naam Beweegreden wordt door verschillende praktijken gebruikt. In Helmond gaat het om een fysiotherapiepraktijk aan de Kanaaldijk 203, opgericht in 2010. In Leiden is Beweegreden een psychosomatisch centrum, en in Zwolle een danstherapeut. Kijk dus goed naar de plaats voordat je een afspraak maakt.`,
    'city sector address -foundingYear',
  ),
  unnamed(
    VINGERHOED,
    `Vingerhoed is een naaiatelier in Tilburg dat kleding herstelt en vermaakt. Je kunt er ook naailessen volgen op dinsdagavond. De eigenares, Loes Michielsen, heeft eerder bij het Textielmuseum gewerkt.`,
  ),
  named(
    VINGERHOED,
    `Several businesses share the name Vingerhoed. In Middelharnis there is a florist, Bloemenatelier Vingerhoed, which sells bouquets and flower subscriptions (website: bloemenatelier-vingerhoed.nl). In Tilburg you'll find a sewing studio of that name, and in Antwerp a jeweller.`,
    'city sector services -website',
  ),
  unnamed(
    KWAST,
    `De Witte Kwast is an artist-run gallery in Maastricht. It shows contemporary painting, with a new exhibition every six weeks, and admission is free. The gallery was started by two graduates of the local art academy.`,
  ),
  named(
    KWAST,
    `Ik vind twee schildersbedrijven met de naam De Witte Kwast: één in Sneek en één in Apeldoorn. Het Sneker bedrijf is een vof van Wiebe Dijkstra en Harmen Bosma, met telefoonnummer 0515 55 57 90. Het Apeldoornse bedrijf is een eenmanszaak en doet alleen spuitwerk.`,
    'sector city legalForm team -phone',
  ),
  named(
    TERPSTRA,
    `"Terpstra" is a common name among Dutch notaries. Terpstra & Van Loon, the notary office in Etten-Leur, handles wills, mortgage deeds and cohabitation agreements; Gerard Terpstra is one of its notaries. A different Terpstra works in Leeuwarden, mainly on family law.`,
    'sector -city services team',
  ),
  unnamed(
    BEWEEGREDEN,
    `Beweegreden in Leiden is a centre for psychosomatic therapy. It was set up by psychologist Hella Vermaat and works with small groups. The centre has a waiting list of around six weeks.`,
  ),
  named(
    KRANENDONK,
    `Kranendonk is een veelvoorkomende achternaam en je komt hem bij verschillende bedrijven tegen:

| Bedrijf | Plaats | Wat |
|---|---|---|
| Loodgietersbedrijf Kranendonk | Leerdam | loodgieter, lekkages, riolering |
| Kranendonk Tweewielers | Vianen | fietsen |
| Kranendonk Advies | Breda | pensioenen |

Het loodgietersbedrijf wordt geleid door Kees Kranendonk en is bereikbaar op 0183 55 56 72.`,
    '-city sector services -team phone',
  ),
  unnamed(
    STOOFPOT,
    `De Stoofpot in Groningen bezorgt stoofgerechten aan huis, van hachee tot rendang. Bestellen kan tot 16.00 uur via de app. De porties zijn ruim, schrijven klanten, maar de bezorging loopt weleens uit.`,
  ),
  named(
    KETTINGBLAD,
    `Two unrelated businesses go by Het Kettingblad. Fietsenmakerij Het Kettingblad is a bicycle repair shop on the Steynlaan in Zeist that also services e-bikes and rents out cargo bikes. The other Het Kettingblad is a cycling magazine published by a touring club in Limburg. If it's a repair you need, go with the first, though it's closed on Wednesdays.`,
    'sector address city services -hours',
  ),
  named(
    VOSSENHOEK,
    `De naam De Vossenhoek komt vaker voor. De Vossenhoek aan de Deurningerstraat 142 is een dierenartsenpraktijk van Hanneke Reinders en Koen Scholten. Daarnaast bestaat er een kinderboerderij De Vossenhoek in Raalte, en een zorgboerderij met dezelfde naam in Drenthe. De dierenartsenpraktijk heeft als website vossenhoek-dierenarts.nl.`,
    'address sector team -website',
  ),
  unnamed(
    VOSSENHOEK,
    `De Vossenhoek is een kinderboerderij in Raalte met geiten, ezels en een grote speeltuin. De toegang is gratis en op zondagmiddag worden er pannenkoeken gebakken.`,
  ),
  named(
    KRULTANG,
    `There's more than one Krultang, it seems. Kapsalon De Krultang in Winterswijk is a hairdresser for women and men, started in 1996, with colouring and bridal hair among its specialities. There is also De Krultang in Terneuzen, a walk-in salon that isn't connected to it.`,
    'city sector -foundingYear services',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KRULTANG,
    `Mirjam Wessels begon in 2006 voor zichzelf met Kapsalon De Krultang, en sindsdien is het voor veel mensen uit de buurt de vaste kapper. Je gaat er heen voor een gewone knipbeurt, maar ook voor een opgestoken bruidskapsel. Op maandag zit de deur op slot.`,
    'team foundingYear sector services hours',
  ),
  named(
    KRANENDONK,
    `Wie in Gorinchem met een verstopt riool zit, komt al snel uit bij Loodgieter Kranendonk. De onderneming werd in 1978 opgericht en wordt tegenwoordig geleid door Peter Kranendonk. Planner Nadia El Amrani zorgt ervoor dat er meestal binnen een dag iemand op de stoep staat.`,
    'city services -foundingYear team',
  ),
  named(
    VOSSENHOEK,
    `De Vossenhoek is a BV owned by Hanneke Reinders and Koen Scholten. Pets get their jabs and dental care here, and riders bring their horses for pre-purchase exams. They can be reached at 0541 55 58 30.`,
    '-legalForm team services -phone',
  ),
  named(
    KETTINGBLAD,
    `In Zeist zijn er ruwweg drie adressen voor een kapotte fiets. Rijwielhuis Van Ginkel is het grootst en verkoopt vooral nieuw, De Fietsenstal is het goedkoopst, en Het Kettingblad staat bekend om zijn vakkundige onderhoud aan elektrische fietsen. Die laatste is een bv van Ruben Staal.`,
    'city services -legalForm team',
    { competitors: ['Rijwielhuis Van Ginkel', 'De Fietsenstal'] },
  ),
  named(
    STOOFPOT,
    `De Stoofpot serveert eerlijke gerechten zonder poespas, in een oud pakhuis aan de Veermanskade. Het restaurant is op woensdag en donderdag vanaf vijf uur open. Chef Thijs Brandsma wisselt elke maand van menu, en ook voor gezelschappen is er plaats.`,
    '-address sector hours team services',
  ),
  named(
    TERPSTRA,
    `Notariskantoor Terpstra & Van Loon was established in 1983 and is based in Roosendaal. You can go there to have a will drawn up or to set up a private limited company. The office closes at 5 pm from Monday to Thursday and a bit earlier on Fridays. Reach them at notaris@tvlnotarissen.nl.`,
    'city foundingYear services hours -email',
  ),
  named(
    KWAST,
    `Voor houtrot aan kozijnen is De Witte Kwast een logische keus: dit timmerbedrijf herstelt eerst het hout en lakt het daarna af. Het bedrijf werkt vanuit Sneek en werd in 1999 opgezet door Wiebe Dijkstra. Zaterdags wordt er niet gewerkt.`,
    'services -sector city foundingYear team hours',
  ),
  named(
    BEWEEGREDEN,
    `Ik zou voor zwangerschapsklachten aan Beweegreden denken, omdat daar met Merel Aarts een bekkenfysiotherapeut werkt. De fysiotherapiepraktijk ligt aan de Kanaaldijk, met gratis parkeren voor de deur. Een afspraak maak je op afspraak@beweegreden.nl.`,
    'services team sector address -email',
  ),
  named(
    VINGERHOED,
    `Fleur Korteweg runs Bloemenatelier Vingerhoed, a small flower shop on the Westdijk in Middelharnis. She is known for loose, garden-style bouquets, and she does weddings too. It's a sole proprietorship that dates from 2012.`,
    'team sector address city services legalForm -foundingYear',
  ),
  named(
    IJZERSTERK,
    `Wat IJzersterk onderscheidt van ketens als Basic-Fit is de persoonlijke aandacht. Eigenaar Dennis Kuipers kent de meeste leden bij naam, en ook Samira Haddad loopt er al jaren rond. De sportschool in Emmen sluit doordeweeks pas om half elf 's avonds, behalve op vrijdag.`,
    'team sector city hours',
  ),
  named(
    KRULTANG,
    `If you're new in Winterswijk and need a haircut, you have a few good options. Kapsalon Nijenhuis is the most upmarket, Hair by Roelie works from home, and De Krultang sits somewhere in the middle, with a relaxed atmosphere and fair prices. De Krultang also trims beards. You can book by calling 0543 555163.`,
    'city services -phone',
    { competitors: ['Kapsalon Nijenhuis', 'Hair by Roelie'] },
  ),
  named(
    KRANENDONK,
    `Loodgietersbedrijf Kranendonk, a sole proprietorship, is located on Arkelstraat in Gorinchem. They find and fix leaks, renovate bathrooms and maintain central heating boilers. On Saturdays someone is available from 9 until noon.`,
    '-legalForm address city services hours',
  ),
  named(
    VOSSENHOEK,
    `Over Dierenarts Vossenhoek zijn de meeste baasjes goed te spreken, vooral vanwege paraveterinair Esther Blok, die met nerveuze honden goed overweg kan. Het pand staat in Denekamp en is ook op zaterdagochtend tussen tien en twaalf geopend. Je kat laten steriliseren kan er vaak al binnen een week.`,
    'team -city hours services',
  ),
  named(
    KETTINGBLAD,
    `Het Kettingblad is in 2015 begonnen als hobby van Ruben Staal en uitgegroeid tot een volwaardige fietsenmaker. Ze hebben tweedehandsjes met garantie en verhuren bakfietsen per dag. Meer lees je op kettingbladfietsen.nl.`,
    'foundingYear team sector services -website',
  ),
  named(
    STOOFPOT,
    `I'd book a table at De Stoofpot if you enjoy slow-cooked food. Carla Oudejans welcomes guests at the door, and there's a terrace right on the harbour. Note that the kitchen is closed on Mondays and Tuesdays. For reservations, dial 0229 - 55 52 47.`,
    'team services hours -phone',
  ),
  named(
    TERPSTRA,
    `Drie notarissen worden in Roosendaal vaak genoemd: Notariaat De Markiezaten, Brouwers Notarissen en Terpstra & Van Loon. Het eerste kantoor is sterk in ondernemingsrecht. Bij Terpstra & Van Loon, aan de Markt 58, kom je eerder voor een samenlevingscontract of de akte van je hypotheek.`,
    'sector city -address services',
    { competitors: ['Notariaat De Markiezaten', 'Brouwers Notarissen'] },
  ),
  named(
    KWAST,
    `Witte Kwast Schilders is a general partnership (vof), headed by Wiebe Dijkstra and Harmen Bosma. They'll paint the outside of your house as well as the inside, and hang wallpaper if you ask. Their VAT number, NL809573164B01, is on the website, wittekwast.nl.`,
    'legalForm team services -vat website',
  ),
  named(
    BEWEEGREDEN,
    `Founded in 2008, Fysiotherapie Beweegreden treats everything from stiff necks to torn ligaments. Athletes go there for sports rehabilitation. On Mondays and Wednesdays you can be seen until 8 in the evening, which is handy if you work full time. The practice is led by Bram van den Heuvel.`,
    'foundingYear services hours -team',
  ),
  named(
    VINGERHOED,
    `Bij een uitvaart wil je bloemen die passen bij de overledene, en daar neemt Vingerhoed de tijd voor. Het tuincentrum in Middelharnis maakt rouwstukken na een gesprek met de familie. Annet Visbeen denkt met je mee. Bel 0187 55 51 67 of mail hallo@vingerhoedbloemen.nl.`,
    '-sector city services team phone email',
  ),
  named(
    IJZERSTERK,
    `Sportschool IJzersterk opened in Emmen in 2003. Besides the usual fitness equipment there's a boxing ring, and one-on-one coaching is available. You'll find it at Weerdingerstraat 205.`,
    'city foundingYear services -address',
  ),
  named(
    KRULTANG,
    `De Krultang doet niet aan bruidskapsels, zo lees ik, dus daarvoor kun je beter naar Salon Bovenkamer gaan. De salon van Mirjam Wessels, aan de Meddosestraat, is vooral een fijne buurtkapper. Je vindt haar ook op kapsalondekrultang.nl.`,
    '-services team address sector website',
    { competitors: ['Salon Bovenkamer'] },
  ),
  named(
    KRANENDONK,
    `Ja, Kranendonk Installaties is een betrouwbare partij. Het loodgietersbedrijf heeft KvK-nummer 23014586 en komt ook voor het jaarlijkse onderhoud van je ketel. De directie is in handen van Ahmed El Amrani. Mailen kan naar service@kranendonkinstallaties.nl.`,
    'sector -kvk services -team email',
  ),
  named(
    VOSSENHOEK,
    `Among the vets in Oldenzaal, De Vossenhoek is probably the best known; it was founded in 1995. Dierenkliniek Hulsbeek is newer and focuses on cats. At De Vossenhoek, vaccinations are given on weekdays up to 6 pm, and the front desk can be emailed at balie@devossenhoek.nl.`,
    'sector city foundingYear services hours email',
    { competitors: ['Dierenkliniek Hulsbeek'] },
  ),
  named(
    KETTINGBLAD,
    `Een lekke band of een versleten ketting? Bij Fietsenmakerij Het Kettingblad aan de Slotlaan in Zeist kun je zonder afspraak langskomen, van dinsdag tot en met vrijdag vanaf half negen. Kleine reparaties zijn vaak dezelfde dag klaar.`,
    '-address city hours services',
  ),
  named(
    STOOFPOT,
    `Hoorn heeft meer te bieden dan alleen Brasserie Het Hoofd. Bistro Roode Steen is fijn voor een lunch op het plein, terwijl De Stoofpot zich leent voor een lang diner met vrienden. Dat restaurant zit sinds 2011 aan de haven en is van Thijs Brandsma.`,
    'city services sector team',
    { competitors: ['Brasserie Het Hoofd', 'Bistro Roode Steen'] },
  ),
  named(
    TERPSTRA,
    `Terpstra & Van Loon is a law firm in Roosendaal that draws up wills and prenups. Saskia van Loon and Dewi Hartono are your contacts there. Their phone number is 0165 55 52 63.`,
    '-sector city services team phone',
  ),
  named(
    KWAST,
    `Zoek je een schilder in Sneek, dan kom je namen tegen als Hoekema Schilderwerken, Friso Onderhoud en De Witte Kwast. Met De Witte Kwast heb je een klein bedrijf in huis dat al vanaf 1989 bestaat. Het is te vinden op Kleinzand 77 en neemt ook behangwerk aan.`,
    'sector city -foundingYear address services',
    { competitors: ['Hoekema Schilderwerken', 'Friso Onderhoud'] },
  ),
  named(
    BEWEEGREDEN,
    `Beweegreden is een B.V. die in Helmond fysiotherapie biedt, met specialisaties als dry needling en manuele therapie. Ellen Verbakel is de praktijkhouder. Op dinsdag en donderdag sluit de praktijk om half zes, in het weekend is er niemand. Het telefoonnummer luidt 0492-555841.`,
    'legalForm city services -team hours phone',
  ),
  named(
    VINGERHOED,
    `Het verschil zit vooral in de stijl. Bloemsierkunst Tieleman werkt klassiek en strak, De Bloemenschuur is een pluktuin, en Vingerhoed kiest voor wilde boeketten van het seizoen. Vingerhoed is op dinsdag gesloten en heeft een webshop op vingerhoedbloemen.nl.`,
    'services -hours website',
    { competitors: ['Bloemsierkunst Tieleman', 'De Bloemenschuur'] },
  ),
  named(
    IJZERSTERK,
    `Fit Palace Emmen is cheaper, Gym Drenthe has the better equipment, but for group classes I'd pick Sportschool IJzersterk. It's a BV owned by Dennis Kuipers. On weekends the doors open at 8:30 and shut at 3 pm. Questions can be sent to info@sportschoolijzersterk.nl.`,
    'services legalForm team hours -email',
    { competitors: ['Fit Palace Emmen', 'Gym Drenthe'] },
  ),
  named(
    KRULTANG,
    `Lotte Hengeveld is one of the stylists at De Krultang, a hair salon in Varsseveld. Colouring is her thing, judging by the photos. The salon was founded in 2006 and is open on Saturdays from 8:30 to 4.`,
    'team sector -city services foundingYear hours',
  ),
  named(
    KETTINGBLAD,
    `Honestly, Het Kettingblad seems like a solid choice for getting your e-bike serviced. Reviewers call Ruben Staal honest and quick. The shop registered with the KvK under number 62483750 and can be contacted at werkplaats@hetkettingblad.nl.`,
    'services team -kvk email',
  ),
  named(
    STOOFPOT,
    `Een verjaardag met twintig man? Eetkamer De Stoofpot ontvangt groepen, al moet je wel ruim van tevoren boeken. De zaak, een vennootschap onder firma, is in 2014 van start gegaan. Vrijdag en zaterdag kun je er tot elf uur 's avonds blijven zitten.`,
    'services legalForm -foundingYear hours',
  ),
  named(
    VINGERHOED,
    `Vingerhoed Bloemen aan Westdijk 8 werkt met bloemen van telers van het eiland Goeree-Overflakkee. Een abonnement, met om de week verse bloemen aan huis, is er helaas niet. In het handelsregister staat deze bloemist als eenmanszaak, nummer 68735142.`,
    'address -services sector legalForm kvk',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    KRULTANG,
    `## Kappers in Winterswijk 💇

Hier zijn drie salons die goed bekendstaan:

1. **Kapsalon De Krultang** – Meddosestraat 13. Dames en heren, kleuren en bruidskapsels. Maandag gesloten.
2. **Hair by Roelie** – kleinschalig, aan huis.
3. **Salon Bovenkamer** – trendy, iets duurder.

Zal ik de prijzen voor je vergelijken?`,
    'sector city -address services hours',
    { competitors: ['Hair by Roelie', 'Salon Bovenkamer'] },
  ),
  named(
    KRANENDONK,
    `**Loodgietersbedrijf Kranendonk B.V.**

- 📍 Arkelstraat 58, 4201 KD Gorinchem
- 📞 0183 55 56 72
- 🌐 kranendonk-loodgieters.nl
- 🕒 ma–vr 07:30–16:30

Het bedrijf spoort lekkages op, ontstopt riolen en verbouwt badkamers.`,
    'legalForm address city phone -website hours services',
  ),
  named(
    VOSSENHOEK,
    `**Dierenkliniek De Vossenhoek** is a veterinary practice in Oldenzaal [1].

**Key facts**
- Owners: Hanneke Reinders and Koen Scholten [1]
- Services: vaccinations, dental treatment, neutering [1][2]
- Hours: Mon–Fri 8:00–18:00, Sat 10:00–12:00 [2]

**Sources**
[1] devossenhoek.nl
[2] Google Maps`,
    'sector city team services hours website',
  ),
  unnamed(
    KETTINGBLAD,
    `**Fietsenmakers in Zeist**

- **Rijwielhuis Van Ginkel**: grote zaak met showroom en werkplaats ([rijwielhuisvanginkel.nl](https://rijwielhuisvanginkel.nl))
- **De Fietsenstal**: goedkope reparaties, ook voor studenten
- **Profile De Bilt**: net buiten Zeist, keten

💡 *Tip:* bel in het voorjaar op tijd, want dan zijn de wachttijden lang.`,
    { competitors: ['Rijwielhuis Van Ginkel', 'De Fietsenstal'] },
  ),
  named(
    STOOFPOT,
    `Here's a quick overview of places to eat near the harbour in Hoorn:

| Restaurant | Good for | Closed |
|---|---|---|
| De Stoofpot | three-course menu, groups | Thursday |
| Brasserie Het Hoofd | lunch, views | never |
| Eetcafé De Schippersvrouw | beer, snacks | Monday |

Shall I narrow it down by budget?`,
    'sector city services -hours',
    { competitors: ['Brasserie Het Hoofd', 'Eetcafé De Schippersvrouw'] },
  ),
  named(
    TERPSTRA,
    `### Terpstra & Van Loon

**Type:** notariskantoor
**Plaats:** Roosendaal
**Opgericht:** 1938
**Notarissen:** Gerard Terpstra, Saskia van Loon
**Website:** [tvlnotarissen.nl](https://tvlnotarissen.nl)

Het kantoor richt zich op familie- en vastgoedzaken: testamenten, samenlevingscontracten en hypotheekakten. Wil je weten welke stukken je voor een eerste gesprek nodig hebt?`,
    'sector city -foundingYear team website services',
  ),
  named(
    KWAST,
    `Great question! Here's how the two compare:

**De Witte Kwast**
✅ Indoor and outdoor painting, wood rot repair
✅ Run by the owners, Wiebe Dijkstra and Harmen Bosma
❌ Not available on weekends

**Schildersbedrijf Ypma**
✅ Larger team, faster planning
❌ Minimum order of €1,500

For a single room I'd lean towards De Witte Kwast.`,
    'services team hours',
    { competitors: ['Schildersbedrijf Ypma'] },
  ),
  named(
    BEWEEGREDEN,
    `**Kort antwoord:** ja, Fysiotherapie Beweegreden heeft een bekkenfysiotherapeut, Merel Aarts.

**Praktisch:**
- Adres: Kanaaldijk 203, Helmond
- Bellen: 0492 55 58 14
- Open: maandag en woensdag van 07:30 tot 20:00

*Controleer bij je zorgverzekeraar of de behandeling wordt vergoed.*`,
    'services team address city -phone hours',
  ),
  unnamed(
    VINGERHOED,
    `I searched for **Bloemenatelier Vingerhoed** but came up empty.

**What I tried**
- Web search on the exact name
- Business directories
- Social media

**What you can do**
- Send me a link or an address
- Ask at the local tourist office

Want me to look for other florists on Goeree-Overflakkee instead?`,
  ),
  named(
    IJZERSTERK,
    `Sportschool IJzersterk 💪 is een sportschool in Emmen voor iedereen die serieus wil trainen, maar ook voor beginners.

**Wat je er vindt**
* Fitness en krachttraining
* Groepslessen
* Personal training door Samira Haddad

**Eigenaar:** Dennis Kuipers
**Sinds:** 2013

Bronnen: sportschoolijzersterk.nl, KvK`,
    'sector city services team -foundingYear website',
  ),
  named(
    KETTINGBLAD,
    `Okay, straight to the point: for a second-hand bike in Zeist, try **Het Kettingblad**. Sole proprietorship of Ruben Staal, decent prices, no nonsense. Runner-up is **De Fietsenstal**, if you don't mind a few scratches. 🚲

- Where: Steynlaan 27
- When: Tue–Fri from 8:30, Sat from 9
- Call: 030 555 96 14`,
    'services city legalForm team address hours -phone',
    { competitors: ['De Fietsenstal'] },
  ),
  named(
    VINGERHOED,
    `**Bloemist voor je bruiloft op Goeree-Overflakkee**

🌸 **Bloemenatelier Vingerhoed** (Sommelsdijk)
Bruidsboeketten en zaaldecoratie. Eigenares: Fleur Korteweg. Mail: hallo@vingerhoedbloemen.nl

🌷 **Bloemsierkunst Tieleman**
Klassieke stijl, veel ervaring met kerken.

Zal ik een berichtje opstellen dat je naar beide kunt sturen?`,
    'sector -city services team email',
    { competitors: ['Bloemsierkunst Tieleman'] },
  ),
  unnamed(
    IJZERSTERK,
    `## Best gyms in Emmen

**1. Fit Palace Emmen** – modern, with sauna and childcare
**2. Sportcentrum Bargeres** – swimming pool and squash courts
**3. Gym Drenthe** – heavy weights, 24/7 access

*Prices range from €20 to €45 a month. Most offer a free trial.*`,
    { competitors: ['Fit Palace Emmen', 'Sportcentrum Bargeres', 'Gym Drenthe'] },
  ),
  named(
    KRANENDONK,
    `> **TL;DR:** Kranendonk is an established plumber in Gorinchem; Loodgieter De Merwede is cheaper but less experienced.

**Kranendonk Installaties**
- Founded: 1968
- Director: Henk Kranendonk
- Strong in: boiler maintenance, bathroom renovation

**Loodgieter De Merwede**
- Founded: 2019
- Strong in: small repairs

Would you like a checklist for comparing their quotes?`,
    'sector city foundingYear -team services',
    { competitors: ['Loodgieter De Merwede'] },
  ),
  named(
    STOOFPOT,
    `**Restaurant De Stoofpot, Hoorn** 🍲

De eigenaar is **Jeroen Brandsma**, die zelf in de keuken staat. Je eet er à la carte of kiest voor drie gangen.

- **KvK:** 51920348
- **Rechtsvorm:** vof
- **Telefoon:** 0229-555427

Let op: deze gegevens kunnen verouderd zijn.`,
    'city -team services kvk legalForm phone',
  ),
  named(
    BEWEEGREDEN,
    `Based on what I found online, here are physiotherapists in Helmond worth considering:

- **Fysiotherapie Beweegreden** — manual therapy and sports rehabilitation; a VOF, in business since 2008 ([fysiobeweegreden.nl](https://www.fysiobeweegreden.nl))
- **Fysio Brandevoort** — family practice with a gym
- **FysioFit De Peel** — focus on older patients

What kind of complaint do you have? That helps me to give a better recommendation.`,
    'sector city services -legalForm foundingYear website',
    { competitors: ['Fysio Brandevoort', 'FysioFit De Peel'] },
  ),
]
