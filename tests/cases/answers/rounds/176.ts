/** Answers that a stranger to the rules wrote, each with its question: a physiotherapist, a wine shop, a carpenter, a campsite, a childcare centre, a copywriter, a car body repairer, a piano tuner, a dietician and a plumber. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  ALLEGRO,
  ANKER,
  BALANS,
  DIJK,
  HOEKSTRA,
  INKWELL,
  JACOBS,
  KURK,
  PINOKKIO,
  ZWALUW,
} from '#tests/cases/answers/companies/176.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    ANKER,
    `"Het Anker" is in Zeeland een populaire naam, dus even uit elkaar gehouden:

- **Fysiotherapie Het Anker** (Middelburg): fysiotherapiepraktijk aan de Segeersstraat 44, met onder andere bekkenfysiotherapie en echografie. Telefoon: 0118 55 52 71.
- **Het Anker** (Vlissingen): buurthuis met een inloopochtend en een repaircafé.
- **Basisschool Het Anker** (Arnemuiden): protestants-christelijke basisschool.

Je vraag over een verwijzing hoort bij de eerste. Voor fysiotherapie heb je die in Nederland meestal niet nodig.`,
    'city sector address services -phone',
    { question: 'heb je bij het anker een verwijzing nodig van de huisarts' },
  ),
  unnamed(
    KURK,
    `De Gouden Kurk is een jaarlijkse prijs voor de beste wijnkaart van Vlaanderen, uitgereikt tijdens de horecabeurs in Gent. Een vakjury beoordeelt de inzendingen op samenstelling, prijs en originaliteit. In 2024 ging de prijs naar een bistro in Oudenaarde.

Zoek je iets anders, bijvoorbeeld een winkel of een restaurant met die naam? Geef dan de plaats erbij.`,
    { question: 'Wat is De Gouden Kurk?' },
  ),
  named(
    HOEKSTRA,
    `Hoekstra is een van de meest voorkomende Friese achternamen, en er zijn dan ook meerdere timmerbedrijven die zo heten. Degene in Drachten is **Timmerbedrijf Hoekstra** aan de Stationsweg 76, de eenmanszaak van Sietse Hoekstra. Hij maakt vooral kozijnen, trappen en dakkapellen. Daarnaast bestaat er in Franeker nog een Hoekstra Betimmeringen, dat zich op scheepsinterieurs richt, en in Joure een aannemer Hoekstra.

Voor een dakkapel in Drachten zou ik bij de eerste beginnen.`,
    'city sector address legalForm team services',
    { question: 'Welke Hoekstra in Friesland maakt dakkapellen? Ik woon in Drachten.' },
  ),
  unnamed(
    ZWALUW,
    `Camping De Zwaluw ligt in Burgh-Haamstede, op zo'n tien minuten fietsen van het strand. Het is een kleine boerencamping met 25 plaatsen, zonder animatie en zonder zwembad. Honden zijn aangelijnd welkom. Reserveren kan vanaf 1 februari bij de familie Padmos.

Het seizoen loopt van half maart tot eind oktober.`,
    { question: 'mag mijn hond mee naar camping de zwaluw' },
  ),
  named(
    PINOKKIO,
    `There are several childcare providers called Pinokkio in the Netherlands, so please check you have the right one:

1. **Kinderopvang Pinokkio, Veenendaal**: a foundation (stichting) offering day care, after-school care and holiday care. Address: Kerkewijk 203. The director is Marjolein van Ginkel.
2. **KDV Pinokkio, Hilversum**: a small day nursery with two groups.
3. **Pinokkio, Emmen**: part of a larger regional chain.

Since you mentioned the A12, I assume you want the first. It opens at 7 a.m. and closes at 6.30 p.m. on weekdays.`,
    'city sector legalForm services address team hours',
    { question: 'We are moving near the A12 and someone recommended Pinokkio for daycare. Which one is that and when are they open?' },
  ),
  unnamed(
    INKWELL,
    `Inkwell is a trade book imprint and, separately, an independent bookshop in Galway. In software it is also the name of an iOS journaling app. For screenwriters there is *Inkwell Management*, a New York literary agency founded in 2004.

If you let me know what kind of Inkwell you're after, I can narrow this down.`,
    { question: 'tell me about inkwell' },
  ),
  named(
    DIJK,
    `Er staan in de regio Midden-Holland drie bedrijven met Van Dijk in de naam die iets met auto's doen. Van Dijk Autobanden in Waddinxveen verkoopt alleen banden en velgen. Garage van Dijk in Bodegraven is een universele garage. Voor een deuk moet je bij **Autoschade Van Dijk** zijn, Antwerpseweg 22 in Gouda: die deuken uit zonder te spuiten, repareren bumpers en doen ook ruiten. Op zaterdag open van 9 tot 12, doordeweeks van 8 tot 17 uur. Site: vandijkautoschade.nl.`,
    'city address services hours website',
    { question: 'Van Dijk deuk laten repareren, welke van dijk moet ik hebben?' },
  ),
  unnamed(
    ALLEGRO,
    `Allegro is a Polish online marketplace, often described as the Polish counterpart of Amazon or bol. It was founded in Poznań in 1999 and is listed on the Warsaw stock exchange. You can find instruments on it, including pianos, but Allegro does not tune or service them itself; you would deal with the individual seller.`,
    { question: 'Is Allegro any good for pianos?' },
  ),
  named(
    BALANS,
    `Balans is zo'n beetje de populairste naam in de zorg, dus ik heb alleen naar Weert en omgeving gekeken. Daar vond ik er twee:

**Diëtistenpraktijk Balans**, Weert
De diëtisten Kim Vossen en Ellen Gubbels helpen bij afvallen, diabetes en prikkelbare darm (FODMAP). Sinds 2013.

**Balans Coaching**, Nederweert
Loopbaancoach, geen voedingsadvies.

Omdat je darmklachten noemt, lijkt me dat je de eerste zoekt. Mailen kan naar praktijk@balansdietisten.nl.`,
    'city sector team services -foundingYear email',
    { question: 'ik heb last van mijn darmen en iemand zei dat ik naar Balans moest, wie zijn dat' },
  ),
  unnamed(
    JACOBS,
    `Jacobs (Jacobs Solutions Inc.) is an American engineering group with its headquarters in Dallas, Texas. It advises governments and companies on water, infrastructure and energy projects and has offices in the Netherlands, among others in The Hague. A local plumbing job is not something they take on. If you are looking for a plumber of that name, could you tell me in which town?`,
    { question: 'Jacobs phone number and opening hours?' },
  ),
  unnamed(
    ANKER,
    `In Middelburg en omgeving kun je voor lage rugpijn onder andere terecht bij:

1. **Fysio Walcheren Centrum** – ruime oefenzaal, avondspreekuur op maandag
2. **Beweegpunt Dauwendaele** – fysiotherapie en leefstijlcoaching
3. **Praktijk Anker & Koers**, Oost-Souburg – oefentherapie Cesar

Het verzorgingshuis Het Anker in Domburg heeft ook een fysiotherapeut, maar die behandelt alleen eigen bewoners. Zal ik nakijken welke praktijk contracten heeft met jouw verzekeraar?`,
    {
      question: 'Ik zoek een fysio in Middelburg voor mijn rug, liefst met avondspreekuur',
      competitors: ['Fysio Walcheren Centrum', 'Beweegpunt Dauwendaele'],
    },
  ),
  named(
    KURK,
    `Let op, er zijn twee wijnzaken met bijna dezelfde naam. **Wijnhandel De Gouden Kurk** vind je in Amersfoort, aan de Langestraat 128; **Wijnbar De Gouden Kurk** zit in Breda en verkoopt niet per doos. De Amersfoortse wijnhandel is op maandag dicht en op zondag van 12 tot 17 uur open. Voor vandaag (zondag) kun je er dus terecht.

Bron: degoudenkurk.nl`,
    'sector city address hours website',
    { question: 'Is De Gouden Kurk vandaag open? het is zondag' },
  ),
  unnamed(
    HOEKSTRA,
    `Timmerbedrijf Hoekstra uit Burgum is een aannemersbedrijf met zo'n twintig medewerkers, opgericht door Jan Hoekstra. Het bedrijf bouwt woningen en agrarische loodsen en werkt vooral in opdracht van boeren en projectontwikkelaars. Op Google krijgt het een 4,3 uit 31 beoordelingen.

Klanten waarderen dat afspraken worden nagekomen; een enkeling klaagt over de nazorg.`,
    { question: 'Hoe zijn de ervaringen met Timmerbedrijf Hoekstra?' },
  ),
  named(
    ZWALUW,
    `I found two campsites by that name, and the difference matters for your trip:

| | Ommen | Burgh-Haamstede |
|---|---|---|
| Full name | Camping De Zwaluw | Minicamping De Zwaluw |
| Swimming pool | yes | no |
| Cabins | hikers' huts | none |
| Phone | 0529 555 361 | 0111 555 030 |

As you asked about a pool, the campsite in Ommen is the one for you. It opened in 1974 and is still run by the Oldeman family; reception can be emailed at receptie@campingdezwaluw.nl.`,
    'city services phone sector foundingYear email',
    { question: 'Does Camping De Zwaluw have a swimming pool and can I rent a cabin there' },
  ),
  unnamed(
    PINOKKIO,
    `Pinokkio is de hoofdpersoon uit het kinderboek van Carlo Collodi, dat in 1883 verscheen. De houten pop, gesneden door Geppetto, krijgt een langere neus wanneer hij liegt. Voor peuters zijn er tal van ingekorte uitgaven; de Gouden Boekjes-versie is het meest geschikt om voor te lezen vanaf een jaar of drie.`,
    { question: 'pinokkio voor peuters?' },
  ),
  named(
    INKWELL,
    `A quick disambiguation first: *Inkwell Press* in Utrecht prints wedding stationery, and *Inkwell Studio* in Rotterdam is a tattoo shop. The one you describe, with the Scottish owner, is **Inkwell Copywriting** in Haarlem, run by Fiona Carmichael. She writes website copy and newsletters and translates from Dutch into English. It's a one-person business (eenmanszaak), registered under KvK 65281974.

You can email her at hello@inkwellcopy.nl.`,
    'city team services legalForm -kvk email',
    { question: 'Inkwell in the Netherlands, the one with the Scottish woman who writes websites, how do I contact her' },
  ),
  unnamed(
    DIJK,
    `Autoschade Van Dijk in Veghel is onderdeel van een landelijke schadeketen en werkt voor vrijwel alle verzekeraars. Je krijgt er gratis vervangend vervoer en vier jaar garantie op de reparatie. Het filiaal is op werkdagen open van half acht tot half zes. Een afspraak maak je via de site van de keten of via je verzekeraar.`,
    { question: 'Krijg ik bij Autoschade van Dijk een leenauto?' },
  ),
  named(
    ALLEGRO,
    `Rond Leiden kom ik de naam Allegro drie keer tegen. *Muziekschool Allegro* in Leiderdorp geeft pianoles, *Koor Allegro* in Voorschoten zingt klassiek, en **Pianoservice Allegro** stemt en herstelt piano's. Je hebt de laatste nodig. De pianostemmer heet Matthijs Overdiep en heeft zijn werkplaats op Hooigracht 39 in Leiden. Hij werkt er met Yuki Hamada, die vooral vleugels reguleert.`,
    'services sector team -address city',
    { question: 'mijn piano moet gestemd worden en ik hoorde over allegro in de buurt van leiden' },
  ),
  unnamed(
    BALANS,
    `Praktijk Balans is een praktijk voor psychosociale therapie in Roermond. Therapeut Nicole Reijnders begeleidt volwassenen met stressklachten en burn-out, individueel en in kleine groepen. Een sessie van een uur kost € 85 en wordt door sommige aanvullende verzekeringen gedeeltelijk vergoed. Een diëtist werkt er, voor zover ik kan zien, niet.`,
    { question: 'Wat doet Praktijk Balans precies?' },
  ),
  named(
    JACOBS,
    `In Zeeuws-Vlaanderen zijn er twee bedrijven Jacobs waar je op kunt uitkomen:

* **Loodgietersbedrijf Jacobs** – Steensedijk 58, Hulst. Loodgieter, ook voor lekdetectie en riolering. ☎ 0114 - 55 52 70
* **Jacobs Elektro** – Terneuzen. Elektricien, geen loodgieterswerk.

Eigenaar van de Hulster zaak is Peter Jacobs. Voor een spoedgeval zou ik direct bellen; een 24-uursdienst heb ik op de website niet gezien.`,
    'city address sector services phone -team',
    { question: 'jacobs loodgieter zeeuws vlaanderen' },
  ),
  named(
    HOEKSTRA,
    `Voor een nieuwe trap in Drachten en omstreken kun je deze timmerbedrijven benaderen:

1. **Houtwerk Postma** – maatwerkmeubels en trappen, Drachtstercompagnie
2. **Timmerbedrijf Hoekstra** – traditioneel vakwerk, trappen en houten vloeren, Stationsweg 67 in Drachten
3. **Hoekstra Trappen BV** – ander bedrijf, ondanks de naam; trappenfabriek in Bolsward die door heel Nederland levert

Vraag bij alle drie naar de levertijd: maatwerk kost al snel acht tot twaalf weken.`,
    'city sector services -address',
    { question: 'nieuwe trap laten maken drachten', competitors: ['Houtwerk Postma'] },
  ),
  unnamed(
    ZWALUW,
    `Leuke gezinscampings in het Vechtdal:

- **Camping Het Vechtbos** (Ommen): direct aan de rivier, kanoverhuur
- **Boscamping Archemerveld** (Archem): ruime plaatsen, autovrij
- **Camping De Lemelerhei** (Lemele): binnenspeeltuin, dus fijn bij regen

Je schreef dat je al eens in hotel De Zwaluw in Dalfsen hebt gelogeerd; dat heeft sinds vorig jaar een paar glampingtenten in de tuin, maar een echte camping is het niet. Met hoeveel personen gaan jullie?`,
    {
      question: 'Camping voor gezin met kleuters in het Vechtdal? Vorig jaar zaten we in hotel de Zwaluw in Dalfsen maar nu willen we kamperen',
      competitors: ['Camping Het Vechtbos', 'Boscamping Archemerveld', 'Camping De Lemelerhei'],
    },
  ),
  named(
    ANKER,
    `For pelvic floor physiotherapy in and around Middelburg I'd look at these physio practices:

**1. Fysiotherapie Het Anker** – Segeersstraat 44, Middelburg. Has pelvic physiotherapy and ultrasound. Open late (until 8 p.m.) on Mondays, Tuesdays and Thursdays.
**2. Beweegpunt Dauwendaele** – general practice with one pelvic specialist.
**3. Fysio Anker Goes** – not related to the first, despite the name; two locations in Goes.

Book online at fysiohetanker.nl or call around to compare waiting times.`,
    'city address sector services hours website',
    { question: 'pelvic floor physio near Middelburg, evening appointments', competitors: ['Beweegpunt Dauwendaele'] },
  ),
  unnamed(
    KURK,
    `Wie in Amersfoort een fles wijn als cadeau zoekt, heeft keuze genoeg. Bij De Druivenkelder pakken ze hem mooi in en Wijnkoperij Koppelpoort bezorgt ook buiten de stad. Vinotheek Eemland heeft de grootste keus aan port. In Leusden is er verder nog Slijterij De Kurk, maar die verkoopt vooral sterke drank.`,
    {
      question: 'waar koop ik in amersfoort een goede fles wijn om cadeau te geven',
      competitors: ['De Druivenkelder', 'Wijnkoperij Koppelpoort', 'Vinotheek Eemland'],
    },
  ),
  named(
    DIJK,
    `There are two body shops called Van Dijk within half an hour of you, so it's easy to mix them up. **Van Dijk Autoschade** in Gouda (Antwerpseweg 22) is an independent company founded in 1998; its director is Leon van Dijk. **Schadeherstel Van Dijk Zoetermeer** belongs to a franchise and mainly handles lease cars.

From Reeuwijk, the one in Gouda is closer. You can send photos to schade@vandijkautoschade.nl for a first estimate.`,
    'city sector address -foundingYear team email',
    { question: 'Which Van Dijk body shop is closest to Reeuwijk and can they fix a scratched bumper?' },
  ),
  unnamed(
    PINOKKIO,
    `Kinderdagverblijf Pinokkio in Kapelle is een kleinschalige opvang met een groene tuin en eigen moestuin. Er zijn drie groepen, elk vernoemd naar een figuur uit het sprookje. In het laatste inspectierapport van de GGD Zeeland werden geen tekortkomingen vastgesteld. De wachttijd bedroeg vorig jaar ongeveer vier maanden.`,
    { question: 'Wat staat er in het GGD rapport van kinderdagverblijf Pinokkio' },
  ),
  named(
    BALANS,
    `In Weert zijn er een paar diëtisten die sporters begeleiden:

- Eetwijzer Weert: werkt samen met een sportschool
- Praktijk Balans: sportvoeding en gewichtsbegeleiding, Maasstraat 29 (niet te verwarren met de yogastudio Balans op de Wilhelminasingel)
- Voedingspraktijk Kempenland: vooral wielrenners

Bij Balans kun je op donderdag tot acht uur 's avonds terecht, op vrijdag is de praktijk dicht. Check bij je verzekering hoeveel uur je vergoed krijgt; meestal is dat drie uur per jaar.`,
    'city sector services address hours',
    {
      question: 'Ik train voor een marathon en zoek in Weert iemand die me kan helpen met voeding. Liefst ook ’s avonds',
      competitors: ['Eetwijzer Weert', 'Voedingspraktijk Kempenland'],
    },
  ),
  unnamed(
    ALLEGRO,
    `*Allegro* is Italiaans voor "vrolijk" of "levendig" en geeft in de muziek een snel tempo aan, ruwweg tussen 120 en 156 slagen per minuut. Het is sneller dan *allegretto* en *moderato*, maar langzamer dan *vivace* en *presto*. Veel eerste delen van sonates en symfonieën staan in allegro.`,
    { question: 'allegro piano betekenis' },
  ),
  named(
    JACOBS,
    `Drie loodgieters in en rond Hulst die badkamers doen:

| Bedrijf | Plaats | Opmerking |
|---|---|---|
| Jacobs Loodgieters | Hulst | sinds 1979, ook warmtepompen |
| Loodgieter Buysrogge | Clinge | klein, snel ter plaatse |
| Jacobs & Zonen | Sint-Niklaas (B) | ander bedrijf, Belgische btw-regels |

Jacobs Loodgieters staat ingeschreven onder de B.V. Jacobs Installatie, KvK-nummer 21017364. Let er bij een Belgisch bedrijf op dat garantieafspraken anders kunnen zijn.`,
    'city sector services foundingYear legalForm kvk',
    { question: 'Wie kan mijn badkamer renoveren in de buurt van Hulst? Belgisch bedrijf mag ook', competitors: ['Loodgieter Buysrogge'] },
  ),
  unnamed(
    INKWELL,
    `Good English-language copywriters in the Haarlem area:

- **Tekstbureau Spaarne**: bilingual team, strong in tourism and culture
- **Woordlab Haarlem**: mostly brand names and taglines
- **Inkwell & Quill**, Amsterdam: ghostwriting for executives; rates from €120 an hour

Ask for two or three samples in your own industry before you commit. Would you like a template for a briefing?`,
    { question: 'english copywriter haarlem for our website', competitors: ['Tekstbureau Spaarne', 'Woordlab Haarlem'] },
  ),
  named(
    KURK,
    `Je hebt gelijk dat dat verwarrend is: De Gouden Kurk is een wijnhandel in Amersfoort, en "De Gouden Kurk" is ook de naam van een proeflokaal in Alkmaar. Ze hebben niets met elkaar te maken.

De Amersfoortse zaak is een v.o.f. van Rogier Swinkels en Annet Boers en bestaat sinds 1992. Je kunt er proeverijen en een wijncursus volgen. Het telefoonnummer is 033-5554186. Over het Alkmaarse proeflokaal weet ik alleen dat het in 2021 is gesloten.`,
    'sector city legalForm team foundingYear services phone',
    { question: 'Hoort de Gouden Kurk in Amersfoort bij die in Alkmaar?' },
  ),
  unnamed(
    ANKER,
    `Het Anker is vooral bekend als brouwerij in Mechelen, waar Gouden Carolus vandaan komt. Brouwerij Het Anker is al vijf generaties in handen van de familie Van Breedam; je kunt er ook overnachten in het hotel naast de brouwzaal. Een rondleiding duurt ongeveer twee uur en sluit af met een proeverij.`,
    { question: 'Het Anker reviews' },
  ),
  named(
    ZWALUW,
    `In Nederland zijn er minstens vijf campings die naar de zwaluw vernoemd zijn. De bekendste drie:

1. Camping De Zwaluw, **Hardenberg** – Zeesserweg 17; zwembad, fietsverhuur en trekkershutten
2. Natuurcamping De Zwaluw, **Texel** – alleen tenten
3. De Boerenzwaluw, **Lochem** – boerderijcamping met schapen

Voor trekkershutten kun je dus bij de eerste terecht, via campingdezwaluw.nl. Eigenaar is Gerda Oldeman.`,
    '-city sector address services website team',
    { question: 'Camping Zwaluw met trekkershutten, welke is dat?' },
  ),
  unnamed(
    HOEKSTRA,
    `Als je "Hoekstra" zegt, denken de meeste mensen aan Wopke Hoekstra, oud-minister van Financiën en sinds 2023 Eurocommissaris voor Klimaat. Verder zijn er onder anderen schaatscoach Hoekstra, een makelaar in Leeuwarden en een rederij op Terschelling. Heb je een voornaam of een vakgebied voor me? Dan zoek ik gerichter.`,
    { question: 'wie is hoekstra' },
  ),
  named(
    PINOKKIO,
    `Kinderopvangorganisaties met een bso in Veenendaal, het zijn er meer dan je denkt:

• **Opvang Valleikids** – haalt kinderen op met elektrische bakfietsen
• **Kinderopvang De Boomhut** – sportieve bso, veel buiten
• **Pinokkio** – bso en vakantieopvang aan de Kerkewijk, open tot half zeven; bel 0318 55 57 42
• Speelotheek Pinokkio, ook in Veenendaal, is géén opvang maar leent speelgoed uit

Tip: schrijf je in bij twee locaties, want de wachtlijsten zijn lang.`,
    'city services address hours phone sector',
    { question: 'bso veenendaal gezocht voor kind van 6', competitors: ['Opvang Valleikids', 'Kinderopvang De Boomhut'] },
  ),
  unnamed(
    BALANS,
    `Diëtistenpraktijk Balans in Tiel, van Marieke van Doorn, is gespecialiseerd in ondervoeding bij ouderen en in voeding bij kanker. Zij doet veel huisbezoeken in de Betuwe. Consulten worden rechtstreeks bij de zorgverzekeraar gedeclareerd. Op ZorgkaartNederland scoort de praktijk een 9,1 gemiddeld op basis van 14 waarderingen.`,
    { question: 'diëtistenpraktijk balans ervaringen' },
  ),
  named(
    INKWELL,
    `Er zijn meer bedrijven die Inkwell heten, maar bij teksten kom je uit bij Inkwell Copy van Fiona Carmichael en redacteur Tess Zandstra. De copywriter zit aan de Kruisweg in Haarlem en levert onder meer SEO-teksten en vertalingen naar het Engels. Niet te verwarren met Inkwell Media uit Eindhoven, een drukker van reclameborden.

Op woensdag is ze alleen 's ochtends bereikbaar (9–13 uur). Mobiel: 06-55548291.`,
    'team sector address city services hours -phone',
    { question: 'Is Inkwell hetzelfde als Inkwell Media uit Eindhoven?' },
  ),
  unnamed(
    JACOBS,
    `Over een lekkage in Hulst: draai eerst de hoofdkraan dicht en zet bij water in de buurt van stopcontacten de stroom uit. Daarna kun je bellen met **Loodgieter Buysrogge** of **Installatietechniek Vogelwaarde**; die laatste vermeldt een spoeddienst op de site. Bouwmarkt Jacobs in Axel verkoopt reparatiemanchetten en is op zaterdag open, maar stuurt geen monteurs langs.`,
    {
      question: 'help lekkage in de keuken, hulst, wat moet ik doen en wie kan ik bellen',
      competitors: ['Loodgieter Buysrogge', 'Installatietechniek Vogelwaarde'],
    },
  ),
  named(
    ALLEGRO,
    `Allegro shows up twice in my search results for Leiden. One is **Allegro**, a café on the Nieuwe Rijn with live jazz on Thursdays. The other, and I think the one you mean, is **Pianoservice Allegro**: piano tuners in business since 2008, based on the Hooigracht, who also value instruments for insurance. They are closed on Mondays and Sundays. No BTW (VAT) or price information was listed.`,
    'city sector address foundingYear services hours',
    { question: 'What is Allegro in Leiden? I got a letter from my insurance about a piano valuation by them' },
  ),
  unnamed(
    DIJK,
    `Voor lakschade in Gouda worden deze bedrijven het meest genoemd:

1. Carrosserie Goverwelle: vaste prijs voor krassen, klaar in één dag
2. Schadecentrum Bloemendaal: aangesloten bij Focwa
3. Autoherstel Krimpenerwaard: goedkoop, maar een stukje rijden

Schildersbedrijf Van Dijk, dat ook opduikt als je op "spuiten Gouda" zoekt, spuit alleen kozijnen en keukens, geen auto's.`,
    {
      question: 'Kras op mijn portier, wie kan dat spuiten in Gouda?',
      competitors: ['Carrosserie Goverwelle', 'Schadecentrum Bloemendaal', 'Autoherstel Krimpenerwaard'],
    },
  ),
  named(
    ANKER,
    `Onder de naam Fysiotherapie Het Anker vind ik twee praktijken: één in Middelburg en één in Den Helder. Ze zijn niet aan elkaar verbonden.

**Middelburg:** praktijkhouder is Lianne Verhage; het handelsregisternummer is 22048157. Bram Dingemanse doet er de manuele therapie. Je kunt een afspraak maken via afspraak@fysiohetanker.nl.
**Den Helder:** praktijkhouder is Ruud Kossen, met nadruk op sportblessures van mariniers.

De recensie die je stuurde, gaat over een knieblessure bij de marine en hoort dus vrijwel zeker bij Den Helder.`,
    'city team kvk services email',
    { question: 'Gaat deze review over Fysiotherapie Het Anker in Middelburg of een andere? "top geholpen met mijn knie, nu weer inzetbaar bij de marine"' },
  ),
  unnamed(
    ZWALUW,
    `The barn swallow (*boerenzwaluw*) and the house martin (*huiszwaluw*) both breed around Ommen, and the sand martin digs its holes along the Vecht. Good spots are the river banks near Junne and the farms east of town. They usually arrive in April and leave by late September. De Zwaluw is also the name of the local birding group in Dalfsen, which runs morning walks.`,
    { question: 'de zwaluw ommen' },
  ),
  named(
    KURK,
    `Wine tastings in Amersfoort, from what I can find:

- *De Druivenkelder*: monthly, in the cellar, about €35
- *Gouden Kurk Wijnen*, a restaurant on the Langestraat: tastings and a four-evening wine course, taught by Annet Boers; winkel@degoudenkurk.nl
- *Vinotheek Eemland*: on request for groups

The similarly named De Gouden Kurk in Breda is a wine bar, so don't book there by mistake.`,
    '-sector city address services team email',
    { question: 'where can I do a wine tasting in Amersfoort with 6 friends', competitors: ['De Druivenkelder', 'Vinotheek Eemland'] },
  ),
  unnamed(
    HOEKSTRA,
    `Kozijnen vervangen in Drachten kan bij Dijkstra Kozijnen, dat hout en kunststof levert, of bij Timmerfabriek Smallingerland als je monumentale ramen hebt. Reken voor een doorsnee woning op 8.000 tot 14.000 euro. Glashandel Hoekstra uit Gorredijk plaatst wel glas, maar maakt de kozijnen niet zelf. Vraag altijd of stelwerk en afwerking in de prijs zitten.`,
    {
      question: 'wat kost het om alle houten kozijnen te laten vervangen en bij wie kan dat in drachten',
      competitors: ['Dijkstra Kozijnen', 'Timmerfabriek Smallingerland'],
    },
  ),
  named(
    JACOBS,
    `Ja, dat kan kloppen: in het telefoonboek van Hulst staan twee keer Jacobs.

Loodgietersbedrijf Jacobs is te bellen op +31 114 555270 en werkt op zaterdag tot 12 uur. De planning wordt gedaan door Sylvie de Block. Het andere nummer is van Jacobs Dakwerken, een zelfstandige dakdekker die ook wel eens een goot vervangt.

Riolering is werk voor de eerste. De website is jacobs-hulst.nl.`,
    'city phone hours team services -website',
    { question: 'Ik vind twee nummers van Jacobs in Hulst, welke moet ik bellen voor een verstopt riool?' },
  ),
  unnamed(
    DIJK,
    `Van Dijk is een van de meest voorkomende achternamen van Nederland, en alleen al in Zuid-Holland dragen tientallen autobedrijven hem. Zonder plaatsnaam kan ik niet bepalen welk bedrijf jouw aansprakelijkheidsbrief heeft gestuurd. Kijk rechtsboven of onderaan de brief naar het KvK-nummer en vul dat in op kvk.nl; dan zie je meteen de vestigingsplaats.`,
    { question: 'ik kreeg een brief van van dijk autoschade, wie zijn dat?' },
  ),
  named(
    BALANS,
    `There are several practices called Balans in Limburg:

1. Diëtistenpraktijk Balans (Weert): dietitians, help with diabetes and weight loss. Website: praktijkbalansweert.nl
2. Balans Fysio (Venlo): physiotherapy
3. Huidtherapie Balans (Sittard): skin therapy

For advice on type 2 diabetes, no. 1 is the relevant one. It was started in 2010 and is registered as a VOF. The first visit normally takes about an hour.`,
    'city sector services -website foundingYear legalForm',
    { question: 'My GP in Limburg referred me to "Balans" for my type 2 diabetes. Which Balans would that be?' },
  ),
  unnamed(
    INKWELL,
    `Out of the Inkwell was an American series of animated films by Max Fleischer, produced between 1918 and 1929. It starred Koko the Clown, who climbs out of the artist's inkwell at the start of each episode. Fleischer invented the rotoscope for it. "Inkwell Copy" doesn't correspond to anything I know, apart from fan-made duplicates of these reels.`,
    { question: 'inkwell copy' },
  ),
  named(
    ALLEGRO,
    `Voor een vleugel zou ik in de Leidse regio kijken naar **De Pianodokter** of naar **Allegro Pianoservice**. Die laatste zit in Leiden, heeft met Yuki Hamada een pianotechnicus in huis en doet ook complete restauraties. Btw-nummer volgens de website: NL001947358B27. Er bestaat ook een Allegro Vleugelverhuur in Haarlem; daar kun je alleen huren.`,
    'city team services vat',
    { question: 'Wie kan een oude Bechstein vleugel opknappen, regio Leiden', competitors: ['De Pianodokter'] },
  ),
  unnamed(
    PINOKKIO,
    `Pinokkio? Dat is in Veenendaal volgens mijn bronnen een **ijssalon**, op de hoek van de Hoofdstraat en de Markt. Ze draaien dagelijks vers ijs en hebben een speelhoek voor kinderen. De zaak is geopend van maart tot en met oktober. Een kinderdagverblijf met die naam ben ik niet tegengekomen.`,
    { question: 'Is Pinokkio Veenendaal een fijne plek voor mijn dochter van 2?' },
  ),
  named(
    DIJK,
    `Ruitschade in Gouda? Dan zijn dit je opties:

1. Een landelijke keten, vaak via je verzekering
2. **Schadeherstel Van Dijk** – Gouda, vervangt ook voor- en zijruiten; ma–vr 8.30–18.00 uur
3. **Carrosserie Goverwelle** – schadeherstel en ruiten, alleen op afspraak

Van Dijk Glas in Moordrecht klinkt logisch, maar dat is een glaszetter voor woningen.`,
    'city services -hours',
    { question: 'sterretje in mijn voorruit, waar in gouda laat ik dat maken?', competitors: ['Carrosserie Goverwelle'] },
  ),
  unnamed(
    JACOBS,
    `Loodgietersbedrijf Jacobs uit Kerkrade is sinds vorig jaar failliet verklaard; de curator is mr. P. Schreurs uit Heerlen. Lopende garanties zijn overgenomen door een collega-installateur. Schuldeisers konden hun vordering indienen tot 1 mei. Of andere bedrijven met dezelfde naam ermee te maken hebben, blijkt niet uit het register.`,
    { question: 'is loodgietersbedrijf jacobs failliet' },
  ),
  named(
    ZWALUW,
    `Your booking confirmation gives the postcode 7731 BG, which belongs to **Camping De Zwaluw** in Ommen, so that's where you should drive. The other De Zwaluw, near Winterswijk, is a group accommodation.

Reception in Ommen is open until 10 p.m. every day, so a late arrival shouldn't be a problem. Manager: Arjan Oldeman. Bikes can be hired at reception.`,
    'city address -hours team services',
    { question: 'my booking says De Zwaluw 7731 BG, is that the one near Winterswijk? we arrive around 8 pm' },
  ),
  unnamed(
    ALLEGRO,
    `Pianostemmers in de regio Leiden:

- **Stemwerk Rijnland**, vanaf € 89, ook 's avonds
- **Pianohuis Oegstgeest**, stemt vooral voor eigen klanten
- **De Pianodokter**, gespecialiseerd in oude instrumenten

Dansstudio Allegro in Katwijk, die je noemde, heeft zelf ook een vaste stemmer, maar de naam staat niet op hun site. Je zou ze even kunnen bellen.`,
    {
      question: 'pianostemmer regio leiden gezocht. Bij dansstudio Allegro in Katwijk klinkt de piano altijd zo mooi, wie stemt die?',
      competitors: ['Stemwerk Rijnland', 'Pianohuis Oegstgeest', 'De Pianodokter'],
    },
  ),
  named(
    HOEKSTRA,
    `Kort gezegd: nee, het zijn verschillende bedrijven.

- *Hoekstra Timmerwerken* (Drachten) is van Wiebe Hoekstra, opgericht in 1985, en bereikbaar via werkplaats@hoekstratimmerwerk.nl.
- *Hoekstra Timmerwerken Noord* (Groningen) bestaat sinds 2019 en doet vooral interieurbouw voor winkels.

Wie houten kozijnen voor een woonhuis zoekt, zit bij de Drachtster timmerman goed.`,
    'city -team foundingYear email services sector',
    { question: 'Is Hoekstra Timmerwerken Noord van dezelfde eigenaar als die in Drachten?' },
  ),
  unnamed(
    BALANS,
    `In Weert komen drie namen steeds terug als het om voedingsadvies gaat: Eetwijzer Weert, Diëtiste Stramproy en Voedingspraktijk Kempenland. Sportcentrum Balans aan de Ringbaan heeft weliswaar "voedingscoaches", maar dat zijn geen diëtisten; hun adviezen worden niet vergoed vanuit de basisverzekering.`,
    {
      question: 'Vergoeding dietist weert, wie is aangesloten?',
      competitors: ['Eetwijzer Weert', 'Diëtiste Stramproy', 'Voedingspraktijk Kempenland'],
    },
  ),
  named(
    INKWELL,
    `For Dutch-to-English translation plus copywriting in Haarlem:

1. **Inkwell Copywriting** – inkwellcopy.nl, editor Tess Zandstra, started in 2012
2. **Zinnig Schrijven** – mainly Dutch, uses freelance translators
3. **Inkwell Translations** (The Hague) – a sworn legal translator; no connection with no. 1

All copywriters on this list quote per project, so have your word count ready.`,
    'services city website team -foundingYear sector',
    { question: 'someone in haarlem who can translate and rewrite our dutch brochure in english', competitors: ['Zinnig Schrijven'] },
  ),
  unnamed(
    KURK,
    `Restaurant De Gouden Kurk in Zwolle heeft een wijnkaart met ruim 200 flessen en een viergangenmenu voor € 59. Tafels aan het raam kun je alleen telefonisch reserveren. De keuken is gesloten op zondag en maandag. Cadeaubonnen zijn een jaar geldig en zijn aan de bar te koop.`,
    { question: 'Kun je bij de gouden kurk een cadeaubon kopen?' },
  ),
  named(
    PINOKKIO,
    `De Pinokkio die jij bedoelt, bij de rotonde in Veenendaal, is Kinderopvang Pinokkio aan de Kerkewijk 230. De locatiemanager daar is Sanne Roelofsen. Je kunt een rondleiding aanvragen op 0318-555742 of via planning@pinokkio-opvang.nl. Peuteropvang zit in het aanbod. Voor de Pinokkio in Ede, een particuliere gastouder, gelden andere tarieven.`,
    'city -address team phone email services',
    { question: 'ik wil een rondleiding bij pinokkio, die bij de rotonde in veenendaal niet die in ede. hoe regel ik dat?' },
  ),
  unnamed(
    ANKER,
    `FHA most commonly stands for *Federal Housing Administration*, the US agency that insures mortgages made by approved lenders. An FHA loan lets buyers purchase a home with a down payment as low as 3.5%. In medicine, FHA is occasionally used for *functional hypothalamic amenorrhea*. I don't know of a physiotherapy practice abbreviated that way.`,
    { question: 'what is FHA, something with physio I think' },
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    ANKER,
    `Na een kruisbandoperatie is het vooral belangrijk dat je een praktijk kiest waar ze dit vaker doen en waar je minstens twee keer per week terechtkunt. In Middelburg wordt Fysiotherapie Het Anker daar regelmatig voor genoemd: de praktijk begeleidt mensen na een operatie en beschikt over een echoapparaat om het herstel te volgen. Praktijkhouder Lianne Verhage werkte eerder in een ziekenhuis, al kon ik dat niet bevestigen. Doordat de deuren drie dagen per week tot acht uur 's avonds openblijven, valt het goed met werk te combineren. Fysio Walcheren Centrum is een redelijk alternatief, zeker als je graag in een grote oefenzaal traint. Bel vooraf naar je verzekeraar, want na een operatie geldt vaak een chronische indicatie en die verandert wat je vergoed krijgt.`,
    'city services team hours',
    {
      question: 'Over twee weken word ik geopereerd aan mijn kruisband. Welke fysio in Middelburg kan me daarna helpen?',
      competitors: ['Fysio Walcheren Centrum'],
    },
  ),
  named(
    KURK,
    `De Gouden Kurk is een gezellige wijnhandel in het centrum van Amersfoort die al sinds 1992 bestaat, en de meeste mensen die er komen zijn er zeer over te spreken. Vennoten Rogier Swinkels en Annet Boers kennen hun assortiment goed en laten je geregeld iets proeven. De prijzen liggen wat hoger dan in de supermarkt, maar daar krijg je advies voor terug. Wie geen zin heeft om te sjouwen, kan zijn dozen thuis laten bezorgen.`,
    'sector city foundingYear team services',
    { question: 'Is wijnhandel de gouden kurk een aanrader?' },
  ),
  unnamed(
    HOEKSTRA,
    `Helaas kan ik over Timmerbedrijf Hoekstra niets met zekerheid zeggen. In de bronnen die ik heb doorzocht, komt de naam niet voor, en ik wil niet gokken wie er achter het bedrijf zit. Het handelsregister van de KvK geeft voor een paar euro een uittreksel waarop de eigenaar vermeld staat, en dat is in dit geval de snelste weg.`,
    { question: 'Wie is de eigenaar van Timmerbedrijf Hoekstra?' },
  ),
  named(
    ZWALUW,
    `If you don't want to tow a caravan, a hikers' hut is a good compromise, and around Ommen you have a few sites that rent them out. Camping De Zwaluw is probably the most straightforward: it's a campsite on the Zeesserweg with simple wooden huts, a heated pool and bikes for hire, and it has been going since the seventies, 1974 to be exact. You bring your own sleeping bags and book through campingdezwaluw.nl. Boscamping Archemerveld has prettier surroundings but fewer facilities, so with children I would lean towards the former.`,
    'sector address city services foundingYear website',
    {
      question: 'We want to cycle along the Vecht in July with two kids, no tent. Any campsites near Ommen with cabins?',
      competitors: ['Boscamping Archemerveld'],
    },
  ),
  named(
    PINOKKIO,
    `Kinderopvang Pinokkio in Veenendaal biedt dagopvang voor kinderen van nul tot vier en buitenschoolse opvang voor de basisschoolleeftijd. Achter de naam gaat een stichting schuil, dus er is geen aandeelhouder die winst wil zien, en de dagelijkse leiding ligt bij directeur Hester Blankestijn. Voor een plek in het najaar kun je het beste nu al mailen naar planning@pinokkio-opvang.nl, want ouders op forums hebben het over een wachttijd van een halfjaar.`,
    'city services legalForm -team email',
    { question: 'Wat kun je me vertellen over Kinderopvang Pinokkio Veenendaal? We krijgen in september een baby.' },
  ),
  named(
    INKWELL,
    `I'd put Inkwell Copywriting near the top of your shortlist. It is a small copywriting business in Haarlem, owned by Fiona Carmichael, who is a native English speaker and has written for Dutch companies since she set up the firm in 2016. Reviews mention that she asks a lot of questions before she starts, which some clients find tiring and others love. Newsletters and website copy seem to make up the bulk of her work. Compared with Tekstbureau Spaarne she is cheaper, but you'll wait longer for a first draft. You can reach her on 06 5554 8219.`,
    'sector city team foundingYear services phone',
    {
      question: 'Inkwell Copywriting or Tekstbureau Spaarne, which one would you pick for an English website?',
      competitors: ['Tekstbureau Spaarne'],
    },
  ),
  unnamed(
    DIJK,
    `Een deuk zonder lakschade kan vaak worden uitgedeukt zonder te spuiten, en dat scheelt al snel de helft van de rekening. In Gouda doet Schadecentrum Bloemendaal dat op afspraak, meestal voor een bedrag tussen de 90 en 180 euro per deuk. Is de lak wel gebarsten, dan moet het paneel gespuit worden en kun je beter offertes vergelijken, bijvoorbeeld ook bij Carrosserie Goverwelle. Meld de schade in elk geval eerst bij je verzekeraar als je allrisk verzekerd bent.`,
    {
      question: 'deuk in auto gouda wat kost dat',
      competitors: ['Schadecentrum Bloemendaal', 'Carrosserie Goverwelle'],
    },
  ),
  named(
    ALLEGRO,
    `Een piano die verhuisd is, kun je het beste twee tot drie weken laten acclimatiseren voordat je hem laat stemmen. In Leiden wordt daarvoor vaak Pianoservice Allegro gebeld, het bedrijf van Matthijs Overdiep aan de Hooigracht 93. Een stembeurt duurt ongeveer anderhalf uur; staat het instrument ver onder toonhoogte, dan zijn er twee nodig. Je maakt een afspraak via 071-5552748, behalve op maandag, want dan zijn ze dicht.`,
    'city team address services phone hours',
    { question: 'Net verhuisd naar Leiden met onze piano. Wanneer stemmen en door wie?' },
  ),
  named(
    BALANS,
    `Diëtistenpraktijk Balans is een kleine praktijk waar twee diëtisten, Kim Vossen en Ellen Gubbels, zelf alle consulten doen. Dat is volgens patiënten ook de kracht: je krijgt niet telkens iemand anders. Ze zitten aan de Maasstraat 92 in Weert en werken veel met mensen die diabetes hebben of willen afvallen. Op vrijdag zijn ze gesloten, dus wie alleen dan kan, is aangewezen op bijvoorbeeld Eetwijzer Weert.`,
    'sector team -address city services hours',
    { question: 'Goede ervaringen met Diëtistenpraktijk Balans?', competitors: ['Eetwijzer Weert'] },
  ),
  named(
    JACOBS,
    `A hidden leak under the floor is best traced with a tracer gas or a thermal camera before anyone starts breaking tiles. In your area, Loodgietersbedrijf Jacobs offers leak detection; it's a plumbing company from Terneuzen that has been around since 1979. Send a short description and photos of the water meter to service@jacobsloodgieters.nl and they should be able to tell you whether a visit makes sense. Your home insurance often pays for the detection but not for the pipe itself.`,
    'services sector -city foundingYear email',
    { question: 'My water bill doubled and I think there is a leak under the floor (near Hulst). Who can find it?' },
  ),
  unnamed(
    KURK,
    `Port hoort eigenlijk bij kamertemperatuur tot licht gekoeld te worden geschonken, en een late bottled vintage hoeft in tegenstelling tot een vintage niet gedecanteerd te worden. In Amersfoort heeft Vinotheek Eemland er een ruime keuze in, met flessen vanaf een euro of vijftien. De Druivenkelder is kleiner maar heeft een paar bijzondere oudere jaren liggen. Welk gerecht wil je erbij serveren?`,
    {
      question: 'Ik zoek een bijzondere port voor bij de kaas, adres in Amersfoort?',
      competitors: ['Vinotheek Eemland', 'De Druivenkelder'],
    },
  ),
  named(
    HOEKSTRA,
    `For a dormer (*dakkapel*) in Drachten you'll want a carpenter rather than a general builder, since the woodwork determines how long it lasts. One name that comes up is Timmerbedrijf Hoekstra, which makes and fits them, a sole proprietorship run by Sietse Hoekstra from a workshop on the Stationsweg, postcode 9201 GL. The carpenter's week ends early: on Fridays he's finished by three. Expect to pay somewhere between seven and twelve thousand euros depending on the width, and check with the municipality of Smallingerland whether you need a permit for the street side.`,
    'city sector legalForm team address hours services',
    { question: 'who builds dormers in drachten and what should i budget' },
  ),
  {
    ...unnamed(
      ZWALUW,
      `Van maandag tot en met zaterdag is de receptie bemand van negen tot zes, op zondag van tien tot vier. Kom je later aan, dan kun je bellen met 0529 - 55 53 61; meestal ligt er dan een envelop met de sleutel klaar. In het laagseizoen kunnen de tijden korter zijn, dus kijk voor vertrek nog even op de site.`,
      { question: 'Openingstijden receptie camping de zwaluw ommen' },
    ),
    facts: 'hours phone',
  },
  unnamed(
    PINOKKIO,
    `The Dutch childcare allowance (*kinderopvangtoeslag*) is paid only if the provider is listed in the national register, the LRK, so always ask for the LRK number before you sign. In Veenendaal, Opvang Valleikids and Kinderopvang De Boomhut both publish theirs on their websites, and staff at the former are said to speak good English. You have three months from the first day of care to apply for the allowance; anything earlier than that is lost.`,
    {
      question: 'English speaking daycare in Veenendaal and how does the subsidy work?',
      competitors: ['Opvang Valleikids', 'Kinderopvang De Boomhut'],
    },
  ),
  named(
    DIJK,
    `Autoschade Van Dijk staat aan de Antwerpseweg in Gouda, vlak bij de afslag van de A12, en is volgens het handelsregister een bv met nummer 29031876 (btw NL805927341B01). Uit de beoordelingen komt een wisselend beeld naar voren. Over het spuitwerk zijn klanten vrijwel zonder uitzondering tevreden, over de communicatie minder: een paar mensen moesten zelf achter hun auto aan bellen. Schadeadviseur Mirjam Kooij wordt daarentegen een paar keer bij naam geprezen. Alles bij elkaar zou ik er mijn auto wel durven brengen, mits je een opleverdatum op papier laat zetten.`,
    'address city legalForm kvk -vat services team',
    { question: 'Is Autoschade van Dijk in Gouda betrouwbaar of zijn er veel klachten?' },
  ),
  named(
    INKWELL,
    `Ze heten voluit Inkwell Copywriting en zijn gevestigd aan de Kruisweg 52, 2011 LC Haarlem. Teksten voor zoekmachines zijn een van de specialiteiten, naast nieuwsbrieven. Wat een SEO-tekst er kost, staat nergens; een offerte vraag je aan via projects@inkwellcopy.nl of de website inkwellcopywriting.com.`,
    'address city services email -website',
    { question: 'wat vraagt inkwell voor een seo tekst' },
  ),
  named(
    ANKER,
    `Fysiotherapie Het Anker is a physiotherapy clinic in Middelburg, and from what I can see it has been treating patients since 2001. You don't need to be a member of anything to go there, and most Dutch supplementary insurance policies cover the treatments. On weekends it is closed. If you'd rather write than call, use info@fysiohetanker.nl; according to its site (fysiohetanker.nl) they reply within one working day. I haven't found anything about whether the therapists speak English, so it is worth asking.`,
    'sector city foundingYear hours email website',
    { question: 'What do you know about Fysiotherapie Het Anker? Do they speak English?' },
  ),
  unnamed(
    ALLEGRO,
    `Pianoservice Allegro ken ik niet, en ook een zoekopdracht leverde niets op. Mogelijk gaat het om een stemmer zonder website of is de naam in de tussentijd veranderd. In dezelfde regio zijn Stemwerk Rijnland en De Pianodokter actief, die allebei hun tarieven online zetten. Heb je een visitekaartje of factuur waarop een telefoonnummer staat?`,
    {
      question: 'Wat zijn de tarieven van Pianoservice Allegro?',
      competitors: ['Stemwerk Rijnland', 'De Pianodokter'],
    },
  ),
  named(
    BALANS,
    `The low-FODMAP diet is meant to be temporary, and doing it without guidance often leads to people cutting out far too much. In Weert the dietitians of Praktijk Balans work with it regularly; Kim Vossen is the one to ask for. The practice has been open since 2010 and can be reached on 0495 555 186. Basic insurance covers three hours of dietary advice a year, although it counts towards your own risk.`,
    'city sector services team foundingYear -phone',
    { question: 'fodmap diet help weert ibs' },
  ),
  named(
    JACOBS,
    `Met een warmtepomp in een jaren-zeventigwoning moet je wel eerst naar de isolatie kijken, anders blijft je stroomrekening hoog. Loodgietersbedrijf Jacobs aan de Steensedijk in Hulst plaatst warmtepompen en kan het leidingwerk meteen meenemen. Eigenaar Danny Jacobs komt zelf de situatie opnemen, zo schrijven klanten. Wil je het door een tweede partij laten doorrekenen, dan is Installatietechniek Vogelwaarde een logische keuze. Voor de ISDE-subsidie moet het apparaat op de meldcodelijst staan en door een erkend bedrijf zijn geïnstalleerd.`,
    'address city services team',
    {
      question: 'Ik overweeg een warmtepomp, huis uit 1974 in Hulst. Welke installateur?',
      competitors: ['Installatietechniek Vogelwaarde'],
    },
  ),
  named(
    KURK,
    `For corporate gifts in Amersfoort, I'd talk to De Gouden Kurk first. They'll put together boxes with your logo, starting at around €15 per person, and deliver them to your employees' homes if you supply a list. It's a wine merchant with a shop on the Langestraat, and the owners are Rogier Swinkels and Annet Boers. December fills up fast, so ask by mid-October; the number is 033 555 4168. Wijnkoperij Koppelpoort does something similar but with a minimum of fifty boxes.`,
    'city services sector address team -phone',
    {
      question: 'christmas gifts for 40 employees, wine or something, amersfoort area',
      competitors: ['Wijnkoperij Koppelpoort'],
    },
  ),
  named(
    ZWALUW,
    `In en rond Ommen is het aanbod groot, maar een camping met een eigen zwembad die tegelijk kleinschalig blijft, is zeldzamer dan je zou denken. Camping De Zwaluw, in Ommen zelf, past nog het best bij wat je beschrijft. Beheerder Arjan Oldeman heeft een paar jaar geleden de plaatsen langs de bosrand vergroot, en je kunt er fietsen huren om langs de Vecht te rijden. De camping valt onder Recreatie De Zwaluw B.V. en bestaat sinds 1984. Camping De Lemelerhei ligt mooier, vind ik, alleen moet je daar voor een duik naar het openbare bad.`,
    'city sector services team legalForm -foundingYear',
    {
      question: 'rustige camping omgeving Ommen mét zwembad, niet zo’n heel groot park',
      competitors: ['Camping De Lemelerhei'],
    },
  ),
  unnamed(
    BALANS,
    `A dietitian in the Netherlands is a protected title, registered with the Kwaliteitsregister Paramedici, while anyone can call themselves a weight consultant. Near Weert, Voedingspraktijk Kempenland has a registered dietitian who also consults in German and English. You don't need a referral, but some insurers still ask for one, so check before your first visit. And if you have an eating disorder, start with your GP instead; that is a different kind of care altogether.`,
    {
      question: 'Difference between dietitian and weight consultant? I live near Weert and speak no Dutch',
      competitors: ['Voedingspraktijk Kempenland'],
    },
  ),
  named(
    PINOKKIO,
    `Vakantieopvang los afnemen, dus zonder dat je kind de rest van het jaar komt, kan in Veenendaal bij lang niet elke organisatie. Pinokkio doet het wel: daar kun je per dag boeken in alle schoolvakanties. Deze kinderopvang aan de Kerkewijk begint 's morgens om zeven uur, wat handig is als je vroeg in Utrecht moet zijn. Bij Kinderopvang De Boomhut krijgen vaste klanten voorrang. Kijk voor de dagprijzen op pinokkio-opvang.nl, want die veranderen ieder jaar.`,
    'city services sector address hours website',
    {
      question: 'vakantieopvang los boeken veenendaal kan dat ergens?',
      competitors: ['Kinderopvang De Boomhut'],
    },
  ),
  named(
    DIJK,
    `If the other driver has admitted fault, his insurer pays and you're free to choose your own repairer; they can suggest one but not force it on you. A body shop in Gouda that handles the paperwork is Autoschade Van Dijk. Leon van Dijk, the director, has run it for years, and the company goes back to 1988. They do paint jobs and bumper repairs and work Saturdays from nine to twelve, useful for dropping the car off. Ask for a written estimate and keep photos of everything.`,
    'sector city team foundingYear services hours',
    { question: 'Someone hit my parked car in Gouda. Do I have to use the garage their insurer picks? Any good ones?' },
  ),
  unnamed(
    JACOBS,
    `Van alle meldingen die ik over verstoppingen in Hulst lees, gaat het merendeel over wortels in oude gresbuizen. Een ontstoppingsveer lost dat maar tijdelijk op; een camera-inspectie laat zien waar het echt zit. Sanitair De Schelde heeft zo'n camera en rekent er een vast bedrag voor. Ligt de verstopping op gemeentegrond, dan is de reparatie voor rekening van de gemeente.`,
    { question: 'riool steeds verstopt hulst oud huis', competitors: ['Sanitair De Schelde'] },
  ),
  named(
    ANKER,
    `Met een stijve nek en uitstraling naar de arm zou ik niet te lang wachten. Manuele therapie kan dan helpen, mits een therapeut eerst ernstige oorzaken uitsluit. Bram Dingemanse van Fysio Het Anker in Goes is manueel therapeut en krijgt lovende reacties. De fysiotherapiepraktijk heeft op dinsdag en donderdag avonduren en is te bereiken op 0118-555217. Krijg je tintelingen in beide handen of minder kracht, bel dan meteen je huisarts.`,
    'services team -city sector hours phone',
    { question: 'Nekpijn met tintelingen in mijn rechterarm, fysio of huisarts? Regio Walcheren' },
  ),
  named(
    HOEKSTRA,
    `Timmerbedrijf Hoekstra en Houtwerk Postma zijn niet helemaal te vergelijken. Hoekstra is de klassieke timmerman voor aan en in huis, met kozijnen, dakkapellen en vloeren, terwijl Postma vooral meubels op maat maakt. Hoekstra werkt vanuit Drachten, Postma zit er net buiten. Een offerte bij Hoekstra loopt via Jildou Hoekstra, die de administratie doet; het telefoonnummer is 0512 555 834. Als het om een trap gaat, zouden ze het allebei kunnen, en dan zou ik de doorslag laten geven aan wie het eerst plek heeft.`,
    'sector services city team phone',
    { question: 'Wat is beter: Timmerbedrijf Hoekstra of Houtwerk Postma?', competitors: ['Houtwerk Postma'] },
  ),
  named(
    ALLEGRO,
    `A grand piano that feels uneven under the fingers usually needs regulation rather than tuning, and not every tuner does that. In Leiden, Pianoservice Allegro does: Yuki Hamada is their piano technician, and regulating a grand takes her about two days, part of it in your own living room. The business is a piano tuning company founded by Matthijs Overdiep in 2003. Write to stemmen@pianoserviceallegro.nl with the make and serial number. If all you need is a quick tuning, Stemwerk Rijnland is likely to be cheaper.`,
    'city services team sector -foundingYear email',
    {
      question: 'The keys of my Yamaha C3 feel uneven, who in the Leiden area can sort that out?',
      competitors: ['Stemwerk Rijnland'],
    },
  ),
  unnamed(
    INKWELL,
    `Goede webteksten kosten in Nederland al gauw 90 tot 130 euro per uur, of tussen de 250 en 400 euro per pagina. In Haarlem is Zinnig Schrijven een naam die je vaak tegenkomt bij kleine ondernemers, en Woordlab Haarlem als je ook een bedrijfsnaam of slogan zoekt. Schrijf voordat je belt in drie zinnen op wie je klant is en wat die moet doen na het lezen; dat scheelt de tekstschrijver een uur en jou dus ook.`,
    {
      question: 'Wat kost een tekstschrijver voor 6 pagina’s en wie is goed in Haarlem?',
      competitors: ['Zinnig Schrijven', 'Woordlab Haarlem'],
    },
  ),
  {
    ...unnamed(
      DIJK,
      `Nee, voor zover ik kan nagaan doen ze geen ruitschade; daarvoor verwijzen ze door naar een glasspecialist. Uitdeuken en spuiten doen ze wel. De werkplaats vind je op Antwerpseweg 22, en op zondag is er niemand.`,
      { question: 'Doet Autoschade Van Dijk ook autoruiten?' },
    ),
    facts: '-services address hours',
  },
  named(
    BALANS,
    `Sinds wanneer ze precies in het pand zitten, heb ik niet kunnen vinden, maar Diëtistenpraktijk Balans werd in 2010 opgericht en is als vof bekend onder KvK-nummer 14087652. In Weert geldt de praktijk als een vast adres voor mensen die van hun huisarts moeten afvallen. De site, balansdietisten.nl, vermeldt dat een eerste consult een uur duurt.`,
    'foundingYear legalForm -kvk city services website',
    { question: 'Hoe lang bestaat diëtistenpraktijk balans al' },
  ),
  named(
    PINOKKIO,
    `Pinokkio is a childcare centre in Wageningen, on the Kerkewijk, run by a foundation with Marjolein van Ginkel as its director. Parents tend to praise the outdoor area and the stable team, and one review complains about the tone of the invoices. It looks after babies and toddlers during the day and takes older children after school. To plan a visit, call 0318 55 57 42.`,
    '-city sector address legalForm team services phone',
    { question: 'pinokkio daycare reviews' },
  ),
  named(
    JACOBS,
    `Op zaterdag werkt niet iedere loodgieter, maar bij Jacobs Loodgieters in Hulst staat de telefoon dan van acht tot twaalf aan. Sylvie de Block, die de planning doet, schuift spoedgevallen er meestal tussen. Het loodgietersbedrijf legt ook complete badkamers aan, al is dat natuurlijk geen zaterdagklus. Na twaalven ben je aangewezen op een landelijke spoeddienst, en daar zou ik vooraf een prijs laten bevestigen.`,
    'sector city hours team services',
    { question: 'loodgieter op zaterdag hulst' },
  ),
  named(
    ALLEGRO,
    `Volgens mij kun je de waarde van een oude piano het best laten bepalen door iemand die er zelf geen wil kopen. In Leiden doet Pianoservice Allegro taxaties; dat is een bv, te vinden via pianoserviceallegro.nl, met een werkplaats aan de Hooigracht. Verwacht er niet te veel van: van de meeste piano's van voor 1950 is de waarde nihil, hoe mooi de kast ook is. Pianohuis Oegstgeest neemt soms instrumenten in als je er een nieuwe koopt.`,
    'city services -legalForm website address',
    {
      question: 'erfenis: oude piano van oma, is die nog iets waard? wij wonen in Leiden',
      competitors: ['Pianohuis Oegstgeest'],
    },
  ),
  unnamed(
    ANKER,
    `Shoulder pain that wakes you up at night is often an irritated tendon, and physiotherapy is a sensible first step. Around Middelburg, Fysiotherapie Griffioen-Zuid has a shoulder specialist, and Beweegpunt Dauwendaele runs a group programme that works out cheaper if you're uninsured. Both let you book without seeing your doctor first. Give it six weeks of serious exercise before you think about injections.`,
    {
      question: 'night time shoulder pain, which physio in middelburg?',
      competitors: ['Fysiotherapie Griffioen-Zuid', 'Beweegpunt Dauwendaele'],
    },
  ),
  named(
    INKWELL,
    `For a monthly newsletter you want someone who'll still be there in two years' time, and in that respect Inkwell, a graphic design studio in Haarlem, is a fair bet: Fiona Carmichael started it in 2016 and her editor, Tess Zandstra, covers for her during holidays. It is formally an eenmanszaak, a sole proprietorship, with KvK number 65281947. Bear in mind that the office is open only in the morning on Wednesdays. Woordlab Haarlem also does newsletters but only in Dutch.`,
    '-sector city foundingYear team legalForm kvk hours services',
    {
      question: 'I run a small hotel in Haarlem and need somebody to write our newsletter in English every month',
      competitors: ['Woordlab Haarlem'],
    },
  ),
  named(
    HOEKSTRA,
    `Een krakende houten vloer is meestal te verhelpen zonder dat hij eruit hoeft. Soms is vastschroeven vanaf de onderkant genoeg; zijn de balken verzakt, dan moet er een timmerman aan te pas komen. In Drachten zou dat Hoekstra Timmerwerken kunnen zijn, van Sietse Hoekstra. Hij legt en herstelt houten vloeren en is doordeweeks van zeven tot half vijf aan het werk, op vrijdag tot drie uur. Het e-mailadres dat ik vond, is info@hoekstratimmerwerk.nl.`,
    'city sector team services hours -email',
    { question: 'onze houten vloer kraakt enorm (jaren 30 huis in Drachten), wie kan dat oplossen' },
  ),
  named(
    ZWALUW,
    `Camping De Zwaluw bestaat sinds 1974, en die ervaring merk je volgens vaste gasten aan alles. Gerda Oldeman is de eigenaar, en op het terrein aan de Zeesserweg 17 in Ommen kent ze veel gasten bij naam. Stroom en water zijn op alle plaatsen aanwezig, wifi alleen bij de receptie. Een minpunt dat geregeld terugkomt: er is geen fietsverhuur, dus neem je eigen fiets mee. Reserveren gaat via receptie@campingdezwaluw.nl.`,
    'foundingYear team address city -services email',
    { question: 'Hoe is camping de Zwaluw in Ommen?' },
  ),
  unnamed(
    KURK,
    `Sorry, De Gouden Kurk doesn't show up anywhere in the results I get for wine courses. The usual route in the Netherlands is the SDEN certificate, which has three levels and ends in an exam, and a course for beginners runs for five or six evenings. De Druivenkelder in Amersfoort prepares people for the first level, so you could ask there.`,
    { question: 'does the gouden kurk give the SDEN course?', competitors: ['De Druivenkelder'] },
  ),
]
