/** Answers that a stranger to the rules wrote: a climate installer, a mover, a climbing gym, a cheese maker and a nail studio. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { FENNA, KAASMAKERIJ, OVERHANG, TREKVOGEL, WIERSINGA } from '#tests/cases/answers/companies/100.ts'

export const PROSE: AnswerCase[] = [
  named(
    WIERSINGA,
    `Wie in Heerenveen een airco wil laten ophangen, komt vroeg of laat uit bij Wiersinga Klimaattechniek. Jelle Wiersinga begon er in 1999 voor zichzelf, in die tijd vooral met koelcellen voor slagers en groenteboeren, en heeft de zaak nog steeds in handen. Inmiddels bestaat het grootste deel van de opdrachten uit split-units en warmtepompen bij mensen thuis. De koeltechnisch installateur staat bekend om de nette afwerking van leidingen, al noemen enkele klanten de levertijd in het voorjaar aan de lange kant. Mijn advies: vraag de offerte al in de winter aan, dan bent u voor de eerste hete dagen aan de beurt.`,
    'city -foundingYear team services sector',
  ),
  named(
    TREKVOGEL,
    `De Trekvogel has been carrying other people's furniture around Zeeuws-Vlaanderen since 1974. Peter and Lianne de Feijter, who own the business together, work out of a depot at Mr. F.J. Haarmanweg 12 in Terneuzen, where there is also room to store a complete household if the keys to your new home come later than planned. The movers have a name for handling pianos, which is worth knowing if you own one, since many larger firms subcontract that job. Reviews mention friendly crews and few breakages. Prices are not published; someone comes by to estimate the volume and you get a fixed quote a few days later.`,
    'foundingYear team -address city services sector',
  ),
  unnamed(
    OVERHANG,
    `Over Klimcentrum De Overhang heb ik helaas geen gegevens kunnen vinden: geen eigen website, geen recensies en ook geen vermelding bij de klimsportbond. Het kan zijn dat de hal onder een andere naam bekend is of dat ik de juiste bron niet kan inzien. Zoek je gewoon een plek om te klimmen in Noord-Limburg, dan kom ik wel Boulderloods Blerick tegen, waar je zonder touw klimt op wanden tot vier meter, en Klimhal Maasrots, waar ook wordt gezekerd. Allebei verhuren ze schoenen. Als je me een adres of een link geeft, kijk ik graag nog een keer.`,
    { competitors: ['Boulderloods Blerick', 'Klimhal Maasrots'] },
  ),
  named(
    KAASMAKERIJ,
    `North of Assen, in the village of Peize, you will find the Noord-Drentse Kaasmakerij, a cheese maker that works with milk from two neighbouring farms. Harm Boelens started it in 1998 after years at a large dairy, and he still stands at the vat most mornings himself. His farmhouse cheeses ripen on wooden shelves for anything between six weeks and three years; the goat's cheese with fenugreek sells out first. Groups can book a tour on request. It is not a place for a quick stop with a coach, since the yard is small, but families are welcome and the children can usually taste along.`,
    '-city sector team -foundingYear services',
  ),
  named(
    FENNA,
    `Nagelstudio Fenna zit aan de Lange Tiendeweg 14, op een paar minuten lopen van de Markt in Gouda. Fenna Verkerk opende de deuren in 2016 en werkt inmiddels samen met nagelstyliste Daphne Kool. Klanten komen vooral voor gelnagels en voor nail art met fijne, handgeschilderde motiefjes, maar ook wie gewoon een goede manicure wil is er op de juiste plek. Opvallend vaak lees ik in beoordelingen dat de nagels lang mooi blijven. Houd er rekening mee dat je zonder afspraak weinig kans maakt: zeker in de weken voor de feestdagen is alles al vroeg volgeboekt.`,
    '-address city foundingYear team services',
  ),
  named(
    WIERSINGA,
    `If you are comparing installers for a heat pump in the Heerenveen area, Wiersinga Klimaattechniek deserves a place on your list. The firm was set up in 1996, trades as a general partnership (vof) and is led today by Sjoerd Wiersinga, who owns it. Its engineers fit air conditioning and heat pumps, and they look after the mechanical ventilation in several housing blocks as well. Customers praise the clear explanation at handover. De Jong Koeltechniek is the other name that comes up often; it tends to focus on supermarkets and other commercial cooling, so for a private house Wiersinga is the more obvious choice.`,
    'foundingYear -legalForm -team services sector',
    { competitors: ['De Jong Koeltechniek'] },
  ),
  named(
    TREKVOGEL,
    `Verhuizen met De Trekvogel betekent volgens de meeste beoordelingen een vaste ploeg, stevige dozen en een chauffeur die ook in smalle straatjes zijn weg vindt. Het verhuisbedrijf uit Terneuzen begon in 1982 als bodedienst naar Gent en groeide daarna uit tot een zaak met zes wagens. De leiding ligt bij Peter de Feijter. Een piano of vleugel nemen ze overigens niet mee; daarvoor moet je bij een gespecialiseerde vervoerder zijn. Wie een paar weken tussen twee woningen in zit, kan zijn inboedel wel in de loods laten staan. De prijs hangt af van het aantal kuub en de verdieping waarop je woont.`,
    'sector city -foundingYear team -services',
  ),
  named(
    OVERHANG,
    `Climbers in the south-east of the country tend to speak warmly of Klimcentrum De Overhang, an indoor climbing wall in Venlo that opened in 2012 in a former printing works. It is a foundation rather than a commercial chain, which shows in the entrance price and in the number of volunteers who belay at weekends. Bart Claessens manages the place day to day. You can boulder or climb on top rope, and a beginners' course of three evenings gets you your belaying certificate. Weekday evenings get crowded from about half past seven; if you like your routes to yourself, come earlier in the afternoon.`,
    'city sector -foundingYear legalForm -team services',
  ),
  named(
    KAASMAKERIJ,
    `In Roden vind je de Noord-Drentse Kaasmakerij, een kleine kaasmaker die sinds 2006 bestaat en met rauwe melk werkt, zoals dat vroeger op de boerderij ging. Je kunt er op zaterdag tussen negen en vijf terecht in het winkeltje aan de Zulthereschweg, waar Tineke Boelens je graag laat proeven. Doordeweeks is het op maandag en dinsdag dicht. Rond Sinterklaas en kerst worden er kaaspakketten samengesteld, ook voor bedrijven die hun personeel eens iets anders willen geven dan wijn. Vooral de oude kaas van anderhalf jaar krijgt veel lof; de komijnekaas vinden sommigen wat aan de milde kant.`,
    'city -foundingYear -hours address team services sector',
  ),
  unnamed(
    FENNA,
    `For a fresh set of gel nails in Gouda I would look first at Nagelstudio Sterre, a small salon near the Turfmarkt that has been open for about ten years and gets steady four and five star reviews. The owner works with hypoallergenic products, which helps if you have reacted badly to acrylates before. The Polish Room, close to the station, is a little cheaper and easier to book at short notice, although people say the finish varies with the stylist. Both let you book online. Bring a picture of what you have in mind, and ask beforehand what a repair costs if a nail breaks within the first week.`,
    { competitors: ['Nagelstudio Sterre', 'The Polish Room'] },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    WIERSINGA,
    `Waarschijnlijk bedoelt u Wiersma Klimaattechniek uit Sneek. Dat bedrijf levert en onderhoudt airco's en warmtepompen in Zuidwest-Friesland en bestaat sinds 2004. De werkplaats is aan de Edisonstraat, en storingen kunt u dag en nacht doorgeven. Een bedrijf dat Wiersinga Klimaattechniek heet, vind ik in mijn bronnen niet terug. Controleer de naam eventueel op een factuur of op de sticker die de monteur op de buitenunit heeft geplakt; daar staat meestal ook het nummer voor storingen op.`,
  ),
  named(
    TREKVOGEL,
    `A trekvogel is Dutch for a migratory bird, and that is where most of the confusion in search results comes from. De Trekvogel is a removals firm in Terneuzen, and its blue vans with a white goose on the side are a familiar sight in the region. As far as I can see it is a sole proprietorship (eenmanszaak), with Peter de Feijter as the owner. You can call the planners on 0115 55 57 30. Do not confuse it with the bird sanctuary of almost the same name near Saeftinghe: that is run by volunteers and has nothing to do with the firm.`,
    'sector city -legalForm team -phone',
  ),
  unnamed(
    OVERHANG,
    `Een overhang klim je vooral met je benen en je romp. Houd je heupen dicht bij de wand, draai je knie naar binnen en strek je armen zoveel mogelijk, zodat je spieren niet meteen vollopen. In de overhang zelf is het de kunst om niet te blijven hangen: bekijk de route vanaf de grond en bepaal waar je kunt rusten. Oefenen kan in vrijwel elke hal. Bij Rock Point Roermond is een wand die in drie stappen steeds steiler wordt, en dat is ideaal om het op te bouwen. Last van je ellebogen? Neem dan een paar dagen rust.`,
    { competitors: ['Rock Point Roermond'] },
  ),
  named(
    KAASMAKERIJ,
    `The names are confusingly alike, so here is how to tell them apart. "Drentse Kaasmakers" is a label under which a wholesaler in Hoogeveen sells cheese from several producers. The Noord-Drentse Kaasmakerij, on the other hand, is one artisan cheese dairy: it is in Roden, at Zulthereschweg 5, everything it sells is made on the premises, and there are guided tours for groups. If the cheese you tasted had a round green mark with a boulder tomb on the rind, it came from the wholesaler. If it carried a handwritten date, it came from Roden. The latter posts its cheese as well; you can order through noord-drentsekaasmakerij.com.`,
    'sector city address services -website',
  ),
  named(
    FENNA,
    `Er zijn twee zaken met een naam die hierop lijkt. Nagelstudio Fenne, met een e, zit in Waddinxveen en doet alleen acrylnagels. Nagelstudio Fenna vind je in Gouda; daar kun je ook terecht voor een medische pedicure, en op donderdag is de studio tot acht uur 's avonds open. Aan het telefoonnummer zie je het verschil ook: Fenna heeft 0182 55 56 39. Voor de zekerheid zou ik bij het maken van een afspraak even naar het adres vragen, want in online agenda's worden de twee nogal eens door elkaar gehaald.`,
    'city services -hours phone',
  ),
  named(
    WIERSINGA,
    `Wiersinga is a fairly common surname in Friesland, so make sure you have the right one. Wiersinga Klimaattechniek is the heating and cooling contractor in Joure that installs air conditioners and cold rooms. Wiersinga Elektro, run by a cousin, only does wiring and charging points. For air conditioning you want the former; its website is wiersinga-airco.nl, and the office closes at four on Fridays. If you happen to live nearer to the Klimaatpunt Drachten showroom, you could ask for a second quote there, since prices for the same unit can differ by several hundred euros.`,
    '-city sector services -website hours',
    { competitors: ['Klimaatpunt Drachten'] },
  ),
  unnamed(
    TREKVOGEL,
    `De trekvogel die je in het najaar het meest boven Terneuzen ziet, is de kolgans. Vanaf eind september komen de groepen binnen uit het noorden van Rusland, en een deel blijft tot in maart op de akkers langs de Westerschelde. Andere soorten die je hier kunt treffen zijn de rotgans, de smient en de kleine zwaan. Wil je ze van dichtbij zien, ga dan in de vroege ochtend naar de dijk bij Paulinapolder en neem een kijker mee. Bij hoogwater zitten de vogels dicht tegen de kant en verstoor je ze minder als je achter de dijk blijft.`,
  ),
  named(
    OVERHANG,
    `In climbing, an "overhang" is any section of wall steeper than vertical. The Dutch spell it the same way, and Klimcentrum De Overhang in Venlo took its name from the fifteen-metre roof above its main hall. You can take classes there with head instructor Kim Peeters, or book a children's party for up to twelve. At weekends the doors open at ten. It shares nothing but its name with the outdoor brand Overhang Gear, which is based in Innsbruck. Questions go to info@overhangvenlo.nl; if no reply comes, check your spam folder: the automated confirmations often end up there.`,
    'city team services hours -email',
  ),
  named(
    KAASMAKERIJ,
    `De Noord-Drentse Kaasmakerij is niet hetzelfde als de Noorderkaas Makerij, al scheelt het maar een paar letters. De eerste is een ambachtelijke kaasmaker in Roden, een maatschap van Harm en Tineke Boelens, die er boerenkaas van eigen melk verkopen. De tweede is een fabriek in Marum die kaas smelt voor de horeca. Belt u met een vraag over een bestelling, dan heeft u voor hen 050 555 84 02 nodig. Geitenkaas maken de Boelensen ook, maar alleen van maart tot oktober. In de wintermaanden kunt u daarvoor eens kijken bij Geitenhof Peize, op een kwartiertje rijden.`,
    'sector legalForm team city services -phone',
    { competitors: ['Geitenhof Peize'] },
  ),
  unnamed(
    FENNA,
    `The only business I can find that resembles this is Fenna Beauty Lounge in Groningen, which offers facials and lash extensions and was opened by Fenna de Wit in 2021. It does not appear to do nails. I have no information about a nail studio of that name in Gouda, so either it is very new or it works mainly through Instagram, which I cannot search. You may want to try Google Maps, or ask at Beauty Atelier Gouda; salons in a town of this size usually know one another. Would you like tips on what to look for in a good nail stylist?`,
    { competitors: ['Beauty Atelier Gouda'] },
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    WIERSINGA,
    `WKT staat voor Wiersinga Klimaattechniek, een installateur van airco's en warmtepompen uit Heerenveen. In de streek kent bijna iedereen het bedrijf onder die drie letters, die ook groot op de busjes staan. WKT werd in 1996 opgericht. Marije Hoekstra regelt de planning en is meestal degene die je aan de lijn krijgt; het nummer is 0513 55 52 81. Een onderhoudsbeurt voor een gewone split-unit kost er volgens recente ervaringen ongeveer honderdveertig euro. Vraag daarbij meteen of de filters zijn inbegrepen, want daar verschillen bedrijven nogal in.`,
    'sector services city foundingYear team -phone',
  ),
  named(
    TREKVOGEL,
    `Locals simply say "Trekvogel", so if someone in Terneuzen tells you to call Trekvogel, they mean the town's removals company, on the Mr. F.J. Haarmanweg. Trekvogel hires out moving lifts by the half day, with or without an operator, and that is a good deal cheaper than a full removal if you have friends to help. The yard is open from eight on weekdays, and on Saturdays until three. For a bigger job you could get a comparison from Scheldestroom Verhuizers, which has more lorries but also a longer waiting list in summer.`,
    'city sector address services -hours',
    { competitors: ['Scheldestroom Verhuizers'] },
  ),
  named(
    OVERHANG,
    `Bij KDO kun je zowel boulderen als met een touw klimmen, en een losse introductieles kost ongeveer vijfentwintig euro per persoon, inclusief gordel en schoenen. De klimhal is te vinden aan de Nijmeegseweg 188 in Venlo en heeft ruim gratis parkeren. Doordeweeks gaat KDO om vijf uur 's middags open, dus voor een middagje met de kinderen ben je op het weekend aangewezen. Leden van de bond krijgen korting op een tienrittenkaart. Een broodje en koffie krijg je in het café boven, met uitzicht op de grote wand.`,
    'services sector -address city -hours',
  ),
  unnamed(
    KAASMAKERIJ,
    `NDK usually stands for Native Development Kit, the set of tools that lets you write parts of an Android app in C or C++. You install it from Android Studio, under SDK Manager, by ticking NDK (Side by side) and CMake. Most apps do not need it: it is mainly useful for games, audio processing and reusing existing libraries. If you had another NDK in mind, such as an organisation or a company in the Netherlands, tell me a little more about where you came across the letters and I will look again.`,
  ),
  named(
    FENNA,
    `Fenna Nails is de naam waaronder de studio op Instagram zit; op de gevel in Gouda staat Nagelstudio Fenna. Het gaat dus om dezelfde nagelsalon. De eigenares is Fenna Verkerk, die de zaak volgens haar eigen site in 2018 is begonnen. Afspraken maak je via afspraak@nagelstudiofenna.nl of met een privébericht. De prijzen van Fenna Nails liggen rond het gemiddelde: reken voor een eerste afspraak op zo'n vijfenvijftig euro en voor een vervolgafspraak op veertig. Op maandag is er niemand.`,
    'city sector team -foundingYear email hours',
  ),
  unnamed(
    WIERSINGA,
    `WKT is short for well-known text, a plain way of writing down shapes on a map. A point looks like POINT(5.92 52.96) and an area like POLYGON((...)), with the coordinates in the order longitude, latitude. Databases such as PostGIS read and write WKT directly, and most mapping software can import it. There is also a binary variant, WKB, which takes up less room. If you are looking at a file and are not sure which coordinate system was used, check for an SRID in front of the text, because WKT itself does not record that.`,
  ),
  named(
    TREKVOGEL,
    `Ja, Trekvogel Verhuizingen vervoert ook piano's. Voor een gewone piano op de begane grond komen er twee man, voor een vleugel drie, en voor een bovenwoning neemt Trekvogel een eigen lift mee. Het bedrijf zit in Hulst en rijdt voor zulke klussen door heel Zeeland en tot aan Antwerpen. Een prijs kun je opvragen via planning@trekvogelverhuizingen.nl; stuur dan een foto en de maten van het instrument mee. Laat de piano na een week of drie stemmen, niet meteen, omdat het hout eerst aan de nieuwe kamer moet wennen.`,
    'services -city email',
  ),
  unnamed(
    OVERHANG,
    `There are a few Dutch organisations that call themselves KDO. The best known is SV KDO in De Kwakel, a large sports club with football, handball, badminton and gymnastics; the letters stand for "Kunst Doet Overwinnen". A tennis club and a brass band use the same abbreviation. I did not come across a climbing wall under that name. If you want to climb, check the list of halls on the website of the NKBV, the Dutch mountaineering association, which you can sort by province. Do you want me to look for climbing gyms near a particular town?`,
  ),
  named(
    KAASMAKERIJ,
    `NDK Kaas is te koop bij een stuk of twintig winkels in de kop van Drenthe en natuurlijk in de eigen winkel in Roden. De kaasmakerij is een besloten vennootschap en levert ook aan restaurants in Groningen. Wat NDK bijzonder maakt, is dat elke kaas het nummer draagt van de dag waarop hij gemaakt is, zodat je kunt zien in welk seizoen de koeien buiten liepen. Naast boerenkaas is er een zachte geitenkaas met honing. Wil je weten waar je het dichtst bij huis terechtkunt, kijk dan op noorddrentsekaas.nl bij de verkooppunten.`,
    'city sector -legalForm services website',
  ),
  named(
    FENNA,
    `Studio Fenna is well rated: about 4.8 out of 5 from a little under two hundred reviews. People like the calm atmosphere and say Studio Fenna takes its time with a manicure instead of rushing to the next client. Two complaints come back now and then, namely that evenings are hard to book and that the studio no longer offers pedicures of any kind. It is on the Lange Tiendeweg in Gouda, a few doors from the cinema. You can ring 0182 55 56 93, though they do not pick up while they are treating someone, so leave a message.`,
    '-services address city -phone',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    WIERSINGA,
    `Onder de naam Wiersinga vind ik twee bedrijven in deze hoek. Het ene is Wiersinga Klimaattechniek B.V. in Heerenveen, aan de Mercurius 41, waar u terecht kunt voor mechanische ventilatie, koeling en warmtepompen. Het andere is Installatiebedrijf Wiersinga in Assen, een eenmanszaak die zich bezighoudt met badkamers en cv-ketels en in 2011 begon. Ze hebben niets met elkaar te maken. Gaat het u om een ventilatiesysteem dat herrie maakt, dan moet u dus in Heerenveen zijn. Op vrijdagmiddag is het kantoor daar tot vijf uur bereikbaar.`,
    'legalForm city -address services -hours',
  ),
  unnamed(
    TREKVOGEL,
    `Several places in the Netherlands are called De Trekvogel. There is a primary school in Almere with about three hundred pupils, a campsite on Texel that only takes tents, and a walking club in Ede that was founded in 1951. There is also a restaurant in Lelystad, but it seems to have closed in 2023. None of these has anything to do with removals. If you are after a moving company, I would need the town, and preferably a web address, to be sure that I have the right one in front of me.`,
  ),
  named(
    OVERHANG,
    `Er zijn er twee die zo heten. Café De Overhang in Arnhem ligt aan de Rijnkade en heeft een terras op palen, met daarbij een kleine kaart en livemuziek op zondag. Klimcentrum De Overhang is een klimhal in Venlo, geopend in 2009. Omdat je naar openingstijden vroeg, ga ik ervan uit dat je de hal bedoelt: die is doordeweeks van 14.00 tot 23.00 uur open en in het weekend van tien tot acht. Het telefoonnummer van de hal is 077-5553046. Bel je op een feestdag, dan krijg je het antwoordapparaat.`,
    'sector city foundingYear hours -phone',
  ),
  named(
    KAASMAKERIJ,
    `Two cheese makers have used this name. The older Noord-Drentse Kaasmakerij was a factory in Zuidlaren that shut in 1968, and the building is now a gallery. The present-day Noord-Drentse Kaasmakerij is in Roden and has no connection with it; Harm Boelens picked the name because he liked the old labels. He founded it in 2013. You can visit the shop from Wednesday to Saturday, while on the other days the cheese is made behind closed doors. For visitors who like to compare, Melkhuis Norg is a ten-minute drive away and specialises in yoghurt and young cheese.`,
    'sector city team -foundingYear hours',
    { competitors: ['Melkhuis Norg'] },
  ),
  unnamed(
    FENNA,
    `Ik kom drie zaken tegen die Studio Fenna heten. In Zwolle zit een fotostudio voor newbornfotografie, in Den Haag een yogaschool en in Heerlen een grafisch ontwerper die vooral huisstijlen maakt. Een nagelstudio zit er niet bij, en in Gouda vind ik niets onder die naam. Misschien staat de zaak die je zoekt ingeschreven onder de achternaam van de eigenaresse. Weet je in welke straat het was, of heb je nog een afspraakbevestiging in je mail? Met zo'n aanknopingspunt kan ik gerichter zoeken.`,
  ),
  unnamed(
    WIERSINGA,
    `The Wiersinga I find is Wiersinga & Zonen in Dokkum, a plumbing and roofing business that has been around since 1958 and is now run by the third generation. They replace zinc gutters and flat roofs, and install boilers. They do not list air conditioning among their services. You asked about a climate control company of that name near Heerenveen, and I have nothing on that. For cooling in that area, Airco Fryslân publishes its prices online, so you could at least get a feel for what an installation costs before you ask for quotes.`,
    { competitors: ['Airco Fryslân'] },
  ),
  named(
    TREKVOGEL,
    `De Trekvogel bestaat meer dan eens. In Terneuzen is het een verhuisbedrijf, in Lauwersoog een uitkijktoren en in Nijmegen een reisbureau dat natuurreizen verkoopt. Het verhuisbedrijf is van Peter en Lianne de Feijter en heeft adres Mr. F.J. Haarmanweg 44, 4538 AR. In het handelsregister staat het onder nummer 21013975. Het reisbureau in Nijmegen heeft een website die sterk op die van de verhuizer lijkt, dus let op als je een formulier invult: bij de verhuizer wordt om het aantal kamers gevraagd, bij het reisbureau om je vertrekdatum.`,
    'city sector team address -kvk',
  ),
  named(
    OVERHANG,
    `I see two climbing walls listed as De Overhang. One is in Ghent, Belgium, and belongs to the university sports centre. The other, Klimcentrum De Overhang, is in Roermond and is open to everyone. The Dutch one offers top-rope climbing on about a hundred routes, plus a bouldering area that was enlarged in 2024, and it is managed by Roel Hendrikx. It is registered with the Chamber of Commerce under 14107725. The Belgian wall requires a student card. Since you wrote in Dutch about an annual pass, I assume you want the Dutch gym; an adult pass there is roughly 420 euros.`,
    'sector -city services team kvk',
  ),
  unnamed(
    KAASMAKERIJ,
    `De naam Noord-Drentse Kaasmakerij kom ik alleen tegen in oude kranten. Het was een coöperatie van boeren rond Vries, opgericht in 1898, die in de jaren zestig opging in een groter zuivelconcern. De schoorsteen van de fabriek is in 1971 gesloopt. Van een bedrijf dat nu nog zo heet, heb ik niets kunnen vinden. Ben je op zoek naar kaas uit de streek, dan zou ik eens rondkijken op de boerenmarkt in Assen, die iedere zaterdag wordt gehouden, of bij Kaasboerderij De Weide, die een winkel aan huis heeft.`,
    { competitors: ['Kaasboerderij De Weide'] },
  ),
  named(
    FENNA,
    `Two nail salons share the name. Nagelstudio Fenna in Tilburg belongs to Fenna Maas, opened in 2022 and is closed on Wednesdays. Nagelstudio Fenna in Gouda is the older of the two, started in 2016 by Fenna Verkerk, and is at Lange Tiendeweg 41. Judging by your question about gel nails with a French tip, either could help you, but the one in Gouda shows far more examples of that on its page. Please note that the Gouda salon does not open on Saturdays. Its website is nagelstudiofenna.nl; the Tilburg salon only has a Facebook page.`,
    'sector city foundingYear team address services -hours website',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    WIERSINGA,
    `Airco-installateurs in en rond Heerenveen met goede beoordelingen:

1. **Wiersinga Klimaattechniek** (Heerenveen): opgericht in 1986, levert airco's en warmtepompen. Werkt met eigen monteurs. Tel. 0513 55 52 18.
2. **De Jong Koeltechniek** (Wolvega): vooral zakelijk, maar neemt in het najaar ook particuliere opdrachten aan.
3. **Airco Fryslân** (Leeuwarden): vaste prijzen, ook op zaterdag te bereiken.

Vraag bij minstens twee van de drie een offerte aan en laat iemand langskomen om de leidinglengte op te meten. Let ook op het geluid van de buitenunit: dicht bij de erfgrens gelden sinds een paar jaar strengere eisen.`,
    'city -foundingYear services phone sector',
    { competitors: ['De Jong Koeltechniek', 'Airco Fryslân'] },
  ),
  named(
    TREKVOGEL,
    `Here are three moving companies in and around Terneuzen that other customers recommend:

- **Verhuisteam Zeeland**, Middelburg: young crew, sharp prices, mostly apartments.
- **De Trekvogel**, Terneuzen: family firm since 1947, known for moving pianos and for storage. You deal directly with Peter de Feijter.
- **Van Hecke Transport**, Sluiskil: a haulier that does removals on the side; good for long distances into Belgium and France.

Get written quotes from at least two of them and ask whether packing materials are included. A three-bedroom house within the region usually comes to between 1,200 and 1,800 euros. Moving mid-week and mid-month is cheaper.`,
    'city sector -foundingYear services team',
    { competitors: ['Verhuisteam Zeeland', 'Van Hecke Transport'] },
  ),
  unnamed(
    OVERHANG,
    `Klimhallen in Noord- en Midden-Limburg die ik kan aanraden:

1. **Klimhal Maasrots** in Tegelen. Ruim veertien meter hoog, met automatische zekeringen, dus je kunt er ook alleen heen.
2. **Boulderloods Blerick**. Geen touwen, wel elke week nieuwe routes en een gezellige bar.
3. **Rock Point Roermond**. Klein, maar fijn voor kinderen vanaf zes jaar.

Heb je nog nooit geklommen, begin dan met boulderen; daar heb je geen diploma voor nodig. Voor klimmen met een touw volg je eerst een cursus van een dagdeel of drie. Schoenen kun je overal huren, meestal voor een euro of vier. Zal ik nagaan welke hal het best met het openbaar vervoer te bereiken is?`,
    { competitors: ['Klimhal Maasrots', 'Boulderloods Blerick', 'Rock Point Roermond'] },
  ),
  named(
    KAASMAKERIJ,
    `Cheese makers in the north of Drenthe that sell straight to the public:

- **Geitenhof Peize**: goat's cheese only, self-service fridge at the gate.
- **Noord-Drentse Kaasmakerij**, Zulthereschweg 15, Roden: raw-milk farmhouse cheese, gift boxes, and tours for groups of ten or more. Closed on Sunday, Monday and Tuesday.
- **Melkhuis Norg**: mostly yoghurt, but there is a young cheese as well.

You can reach all three by bike from Groningen in under an hour and a half if you follow the node network. Bring a cool bag in summer. Cash is not accepted everywhere any more, and a couple of the shops run on trust with a QR code.`,
    'sector -address city services hours',
    { competitors: ['Geitenhof Peize', 'Melkhuis Norg'] },
  ),
  named(
    FENNA,
    `Dit zijn de nagelstudio's in Gouda waar klanten het meest tevreden over zijn:

1. **Nagelstudio Fenna**, Lange Tiendeweg 41. Gelnagels en nail art, op donderdagavond open tot negen uur. Eigenaresse is Daphne Verkerk.
2. **Nagelstudio Sterre**, vlak bij de Turfmarkt. Werkt met producten zonder parfum.
3. **Beauty Atelier Gouda**, in winkelcentrum Goverwelle. Ook voor gezichtsbehandelingen en wimpers.

Reserveer op tijd, want bij alle drie is de wachttijd nu ongeveer twee weken. Neem je iemand mee, vraag dan of er plaats is om te wachten; de meeste studio's zijn klein. Een set gelnagels kost in Gouda gemiddeld tussen de vijftig en zestig euro.`,
    'sector city address services hours -team',
    { competitors: ['Nagelstudio Sterre', 'Beauty Atelier Gouda'] },
  ),
  unnamed(
    WIERSINGA,
    `These companies install heat pumps in the south-east of Friesland and hold the required F-gas certificate:

- **Klimaatpunt Drachten**: has a showroom where you can hear how loud (or quiet) an outdoor unit really is.
- **Airco Fryslân**: mainly air-to-air systems, quick to schedule.
- **De Jong Koeltechniek**: larger installations and shops.

Before you choose, have a heat loss calculation made for your house; a good installer will insist on it. Remember to apply for the ISDE subsidy after installation and keep the invoice and proof of payment. The amount depends on the model, so check the device code on the RVO list first. Shall I explain how that works?`,
    { competitors: ['Klimaatpunt Drachten', 'Airco Fryslân', 'De Jong Koeltechniek'] },
  ),
  named(
    TREKVOGEL,
    `Een verhuislift huren in Zeeuws-Vlaanderen kan bij deze verhuizers:

* **Verhuisbedrijf De Trekvogel** in Axel. Per dagdeel, met bediening als je dat wilt. Mailen kan naar planning@trekvogelverhuizingen.nl.
* **Scheldestroom Verhuizers** in Vlissingen. Brengt de lift ook aan de overkant, maar rekent dan de tunnel mee.
* **Verhuisteam Zeeland**. Alleen in combinatie met een verhuizing.

Meet vooraf hoe hoog het raam of balkon is en of er draden of bomen in de weg hangen. Zet je de lift op de openbare weg, dan heb je in sommige gemeenten een ontheffing nodig; vraag die een week of twee van tevoren aan. Alle drie zijn ze op zondag gesloten.`,
    'sector -city services email hours',
    { competitors: ['Scheldestroom Verhuizers', 'Verhuisteam Zeeland'] },
  ),
  named(
    OVERHANG,
    `If you want to give a climbing party for children near Venlo, you have a few choices:

1. **Klimcentrum De Overhang** – Nijmeegseweg 88, Venlo. Two hours with an instructor, chips and a drink included. From age six. More at klimcentrumdeoverhang.nl.
2. **Boulderloods Blerick** – from age eight, at most ten children at once.
3. **Klimhal Maasrots** – only on Sunday mornings, and you need two adults who can belay.

The first one is the oldest of the three, going since 2006, and it gets the best marks from parents. Book at least a month ahead in winter. Ask parents to send long trousers and to tie up long hair, and have them sign the consent form beforehand.`,
    'address city services website -foundingYear',
    { competitors: ['Boulderloods Blerick', 'Klimhal Maasrots'] },
  ),
  named(
    KAASMAKERIJ,
    `Leuke adressen voor een kerstpakket met kaas uit Drenthe:

- **Kaasboerderij De Weide**: vier vaste pakketten, bezorgt in het hele land.
- **Noord-Drentse Kaasmakerij** uit Roden: ambachtelijke kaasmaker die de pakketten naar wens samenstelt, bijvoorbeeld met boerenkaas, mosterd en een plankje. Bellen kan op 050 555 84 20, ook op maandag, want de winkel is de hele week open.
- **Geitenhof Peize**: kleine pakketjes vanaf twaalf euro.

Bestel vóór half november als je er meer dan twintig nodig hebt. Kaas die vacuüm is verpakt blijft een week of zes goed in de koelkast. Vraag ook naar een vegetarische variant, want niet elke kaas is met microbieel stremsel gemaakt.`,
    'city sector services phone -hours',
    { competitors: ['Kaasboerderij De Weide', 'Geitenhof Peize'] },
  ),
  unnamed(
    FENNA,
    `Nail salons in Gouda with recent positive reviews:

1. **The Polish Room** – walk-ins welcome, good for a quick gel polish.
2. **Nagelstudio Sterre** – slower and more precise, ideal if your nails are thin or damaged.
3. **Beauty Atelier Gouda** – full beauty salon, so you can combine a manicure with a facial.

Prices for gel polish run from about 30 to 45 euros. Check how the salon cleans its tools: files should be new for each client and metal instruments sterilised. If you are allergic to HEMA, say so when you book, as not every salon has an alternative in stock. I can also look for salons in Waddinxveen or Bodegraven if you like.`,
    { competitors: ['The Polish Room', 'Nagelstudio Sterre', 'Beauty Atelier Gouda'] },
  ),
]
