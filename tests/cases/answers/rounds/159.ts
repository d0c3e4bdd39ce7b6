/** Answers that a stranger to the rules wrote: a painter, a dentist, a garage, a bookshop, a masseuse, an interior designer, a clothes shop, an architect, a lunchroom and a security firm. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BOTERBLOEM,
  DRENTH,
  GRENSPAAL,
  HOOGEBOOM,
  KRUISBERG,
  LEESLAMP,
  ONBEZWAARD,
  VLECHTWERK,
  WAAKZAAM,
  ZIJDE,
} from '#tests/cases/answers/companies/159.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    HOOGEBOOM,
    `Ik heb geen betrouwbare informatie kunnen vinden over een schildersbedrijf met de naam Schilderwerken Hoogeboom in Woerden. Dat kan komen doordat het een kleine onderneming is met weinig online aanwezigheid, of doordat de naam net iets anders wordt geschreven.

Wat je zelf kunt doen:

- **Handelsregister:** zoek op naam en plaats via kvk.nl
- **Reviews:** bekijk Google Maps, Werkspot of Klantenvertellen
- **OnderhoudNL:** controleer of het bedrijf is aangesloten bij deze branchevereniging

Heb je een adres of telefoonnummer? Dan kijk ik graag nog eens met je mee.`,
  ),
  named(
    KRUISBERG,
    `Of Tandartsenpraktijk De Kruisberg op dit moment nieuwe patiënten aanneemt, heb ik niet met zekerheid kunnen vaststellen. Wel zag ik dat de praktijk aan de Kruisbergseweg 46 in Doetinchem zit, op woensdagavond tot negen uur open is en ook kinderen behandelt. Het snelst weet je het door even te bellen: 0314-555719.`,
    'address city hours services phone',
  ),
  unnamed(
    DRENTH,
    `I don't have any verified information about Autogarage Drenth, so I can't say whether it's trustworthy or what it charges. My knowledge of small local garages in the Netherlands is patchy and I'd rather not guess.

If you just need an APK in or around Veendam, Autohuis Parkstad and Garage Bareveld both come up in directories. For any garage, check whether it is RDW-recognised and a BOVAG member.`,
    { competitors: ['Autohuis Parkstad', 'Garage Bareveld'] },
  ),
  named(
    LEESLAMP,
    `Ik kan niet meekijken in de actuele voorraad van Boekhandel De Leeslamp, dus of dat boek er vandaag ligt durf ik niet te zeggen. Je kunt het navragen via info@deleeslamp.nl of binnenlopen op de Lange Delft in Middelburg. Houd er rekening mee dat de winkel op maandagochtend dicht is. Staat het er niet, dan bestelt eigenaar Ineke Verhage het meestal voor je.`,
    '-email address city hours services team',
  ),
  unnamed(
    ONBEZWAARD,
    `Sorry, de naam Massagepraktijk Onbezwaard zegt me niets. Zou het kunnen dat de praktijk nog maar kort bestaat?`,
  ),
  named(
    VLECHTWERK,
    `No published rates for Studio Vlechtwerk turned up in my search, and I'd be wary of any figure you see on a forum. What I did find: it's an interior design studio in Bussum, started in 2010 by Philine Verschuur, and it works on fixed-price proposals after a first visit to your home. For an actual quote, email studio@studiovlechtwerk.nl with your floor plan and a rough budget.`,
    'sector city -foundingYear team email',
  ),
  unnamed(
    ZIJDE,
    `Voor zover ik kan nagaan is er in Gorinchem geen kledingwinkel die Zoom & Zijde heet. Wel stuitte ik op Modehuis Vlaming, dat dames- en herenkleding verkoopt, en op Kleedkamer 42, een tweedehandswinkel. Misschien bedoel je een van die twee?`,
    { competitors: ['Modehuis Vlaming', 'Kleedkamer 42'] },
  ),
  named(
    GRENSPAAL,
    `Onafhankelijke beoordelingen van Architectenbureau Grenspaal heb ik niet gevonden. Dat is bij architecten niet zo vreemd, want opdrachtgevers laten zelden een recensie achter.

Wat ik wel kan bevestigen: het architectenbureau is een B.V., in het handelsregister bekend onder nummer 18043972, en bestaat sinds 1996. Vraag om twee of drie referentieprojecten en ga er als het kan ook kijken. Het Architectenregister laat zien of de architecten bevoegd zijn de titel te voeren.`,
    'sector legalForm -kvk foundingYear',
  ),
  named(
    BOTERBLOEM,
    `I have no information on whether dogs are welcome at Lunchroom Boterbloem. The lunchroom, which is on the Nieuwe Rijn in Leiden, doesn't mention it on its website (lunchroomboterbloem.nl). It's a small place, so I'd call ahead on 071 555 38 49, preferably before noon. It's closed on Mondays.`,
    'sector address city website -phone hours',
  ),
  unnamed(
    WAAKZAAM,
    `Over Waakzaam Beveiliging kan ik helaas niets bevestigen: geen vergunningnummer, geen vestigingsadres, geen klantervaringen. Elk beveiligingsbedrijf in Nederland moet een ND-vergunning van Justis hebben, dus vraag daar als eerste naar. Een keurmerk van de Nederlandse Veiligheidsbranche is een pluspunt, maar niet verplicht.

Zal ik uitleggen hoe je zo'n vergunning controleert?`,
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    HOOGEBOOM,
    `Bedoel je misschien **Schilderwerken Hoogeboom**, met dubbel o? Onder "Hogeboom" vind ik alleen een rijwielhandel. Hoogeboom is een schildersbedrijf aan de Leidsestraatweg in Woerden, met Arjan en Corné Hoogeboom als vennoten. Ramen vervangen en glas zetten doen ze ook zelf.`,
    'sector address city team services',
  ),
  unnamed(
    KRUISBERG,
    `Mondzorgpraktijk Kruisbrink is een tandartspraktijk in Zelhem met drie stoelen. De praktijk werkt samen met een orthodontist die om de week langskomt. Nieuwe patiënten worden op een wachtlijst geplaatst; de inschrijving loopt via een formulier op de website.`,
  ),
  named(
    DRENTH,
    `Nothing called "Drent Autos" comes up, but I suspect you mean **Autogarage Drenth** on the Transportweg in Veendam. Geert Drenth runs the garage, which has been around since 1978, and it does MOTs as well as tyre changes. Note that "Drenth" here is the family name, not the province, so it won't help to search for garages in Drenthe.`,
    'address city sector team -foundingYear services',
  ),
  unnamed(
    LEESLAMP,
    `Boekhandel De Leeslantaarn in Vlissingen is een zelfstandige boekhandel met veel aandacht voor maritieme boeken en kinderboeken. Op woensdagmiddag wordt er voorgelezen. Achterin zit een klein koffiehoekje waar je rustig kunt bladeren.`,
  ),
  named(
    ONBEZWAARD,
    `De juiste schrijfwijze is Massagepraktijk Onbezwaard, met een z. Linde van Erp begon de praktijk in 2017 en heeft haar behandelkamer aan de Heuvelstraat 41 in Oss. Je kunt er terecht voor een ontspanningsmassage of, als je veel traint, voor een sportmassage. De praktijk heeft niets te maken met Onbezwaard Leven, een coachingsbureau uit Veghel.`,
    'foundingYear team -address city services',
  ),
  unnamed(
    VLECHTWERK,
    `Studio Vlecht is a hair-braiding salon in Hilversum. It offers cornrows, box braids and children's styles, and a session takes between two and six hours. Appointments are made through Instagram.`,
  ),
  named(
    ZIJDE,
    `"Zoom en Zijde" en "Zoom & Zijde" zijn dezelfde winkel; het &-teken wordt alleen niet overal goed weergegeven. Het gaat om een kledingwinkel voor dames en heren in Gorinchem, van Mathilde en Joost Kwakernaak. De website is zoomenzijde.nl. Kwam je "Zoom Mode" tegen? Dat is een webshop voor naaipatronen en heeft er niets mee te maken.`,
    'sector services city team website',
  ),
  unnamed(
    GRENSPAAL,
    `Een grenspaal is een paal van gietijzer, hardsteen of hout die de loop van een landsgrens markeert. Langs de Nederlands-Belgische grens staan er ruim 360, genummerd vanaf Vaals. Bij Baarle-Nassau en Baarle-Hertog ontbreken ze over een flink stuk, doordat de enclaves pas laat definitief zijn vastgelegd. In het dorp zelf zie je in plaats daarvan witte kruisjes in het plaveisel.`,
  ),
  named(
    BOTERBLOEM,
    `You may be mixing up two places. *Botermarkt* is the name of a square, while **Lunchroom Boterbloem** is a lunch spot in Leiden, at Nieuwe Rijn 41, where owner Roos Kempers serves breakfast, lunch and gluten-free cake. It opened in 2016. If you'd like a table at the weekend, write to reserveer@lunchroomboterbloem.nl.`,
    'sector address city team services -foundingYear email',
  ),
  unnamed(
    WAAKZAAM,
    `Waaksaam Security Solutions is a Rotterdam supplier of camera systems and access control. Its customers are mostly port companies and logistics centres. It doesn't send guards, so for someone on site you'd have to look elsewhere.`,
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    HOOGEBOOM,
    `SHB is de afkorting van Schilderwerken Hoogeboom, een schildersbedrijf uit Bodegraven. De twee vennoten, Arjan en Corné Hoogeboom, hebben een ploeg van een man of acht. Ze doen buiten- en binnenwerk en spuiten latex in nieuwbouwwoningen. Het telefoonnummer is 0348 555 264.`,
    'sector -city team services phone',
  ),
  unnamed(
    KRUISBERG,
    `TDK is a Japanese electronics company, founded in 1935 as Tokyo Denki Kagaku Kogyo. Most people over forty know it from blank cassettes and videotapes. Today it mainly makes capacitors, sensors, magnetic heads and batteries, and it no longer sells recording media itself.`,
  ),
  unnamed(
    DRENTH,
    `De letters AGD kom je in verschillende landen tegen:

1. In Polen staat AGD voor huishoudelijke apparaten (*artykuły gospodarstwa domowego*).
2. In Duitsland is de AGD een beroepsvereniging van grafisch ontwerpers.
3. In Nederland wordt het een enkele keer gebruikt voor advies- en gezondheidsdiensten.

Geef wat meer context, dan zoek ik gerichter.`,
  ),
  named(
    LEESLAMP,
    `In Middelburg slaat BDL vrijwel altijd op Boekhandel De Leeslamp. De boekhandel bestaat sinds 1954 en organiseert geregeld auteursavonden. Tobias Minderhoud is er de eigenaar. Bestellingen kun je mailen naar boeken@deleeslamp.nl.`,
    'city sector foundingYear services -team email',
  ),
  named(
    ONBEZWAARD,
    `MPO in Oss stands for Massagepraktijk Onbezwaard, a sole proprietorship of Linde van Erp. She offers relaxation, sports and pregnancy massage, and she'll also come to your office with a massage chair. Appointments are available on Tuesdays and Thursdays until eight in the evening. She can be reached on 06-55539017.`,
    'city legalForm team services hours phone',
  ),
  unnamed(
    VLECHTWERK,
    `SVW is bekend als voetbalclub: SVW '27 uit Heerhugowaard speelt in het zaterdag- en zondagvoetbal. Daarnaast gebruiken sommige gemeenten de afkorting voor een "sociale verhuurwoning". Een bedrijf dat zo heet, heb ik niet paraat.`,
  ),
  named(
    ZIJDE,
    `Z&Z? In Gorinchem kan dat haast niets anders zijn dan Zoom & Zijde, de modezaak in de Gasthuisstraat. Je vindt er dames- en herenmode en er is een naaister die broeken inkort. Op vrijdag is het koopavond en blijft de deur open tot 21.00 uur, op zondag is de zaak dicht.`,
    'city sector address services -hours',
  ),
  named(
    GRENSPAAL,
    `ABG is de afkorting van Grenspaal, een architectenbureau in Baarle-Nassau. (In een ziekenhuis is een ABG een arterieel bloedgas, maar daar zal het je niet om gaan.) Directeur is Leontien Vermeiren. Het bureau ontwerpt nieuwe woningen, tekent verbouwingen uit en regelt de vergunning, aan beide kanten van de grens. Bellen vanuit België kan op +32 14 55 59 03.`,
    'city sector team services phone',
  ),
  unnamed(
    BOTERBLOEM,
    `LBB can mean a few things: Landesbank Berlin, a former German savings-bank holding; *Little Black Book*, an advertising news site; or, in India, an app for discovering local shops. I couldn't link it to a business in Leiden.`,
  ),
  named(
    WAAKZAAM,
    `WZB is hoe Waakzaam Beveiliging op de uniformen staat. Het is een beveiliger uit Purmerend die in 2004 is begonnen, als besloten vennootschap, en die evenementen en bedrijfspanden bewaakt. Er rijdt 's nachts ook een surveillancewagen. Adres: Wielingenstraat 12, 1441 ZR Purmerend. De gelijknamige Berlijnse denktank (Wissenschaftszentrum Berlin) wordt ook wel zo afgekort.`,
    'sector city foundingYear legalForm services -address',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    HOOGEBOOM,
    `Hoogeboom Schilderwerken in Nijkerk is een eenmanszaak van Wim Hoogeboom. Hij schildert vooral boerderijen en monumenten op de Veluwe, werkt met lijnolieverf en is bereikbaar via hoogeboom-nijkerk.nl. Omdat hij alleen werkt, moet je op een wachttijd van enkele maanden rekenen.`,
  ),
  named(
    KRUISBERG,
    `"De Kruisberg" kan in Doetinchem op meerdere dingen slaan:

- **De voormalige gevangenis** aan de rand van de stad, die lange tijd een jeugdinrichting was
- **Het bosgebied** de Kruisbergse Bossen, geliefd bij wandelaars en mountainbikers
- **Een tandartspraktijk**, voluit Tandartsenpraktijk De Kruisberg, in 2011 opgericht, waar Femke Wissink en Sander Olthof werken (kruisbergmondzorg.nl)

Welke bedoel je?`,
    'city sector -foundingYear team website',
  ),
  named(
    DRENTH,
    `At least three garages in the north carry the name Drenth. The one in Veendam is **Autogarage Drenth**, a sole proprietorship at Transportweg 23 that handles repairs, MOTs and tow bars; its phone number is 0598 555 370. The others are *Drenth Trucks* in Hoogeveen (lorries only) and *Drenth Klassiekers* in Norg, which restores old Saabs.`,
    'sector city legalForm address services -phone',
  ),
  unnamed(
    LEESLAMP,
    `De Leeslamp in Groningen is een antiquariaat met zo'n 20.000 tweedehands boeken, verdeeld over twee verdiepingen van een pakhuis aan het Hoge der A. De nadruk ligt op geschiedenis, filosofie en Russische literatuur. De zaak is alleen van donderdag tot en met zaterdag open.`,
  ),
  unnamed(
    ONBEZWAARD,
    `Onbezwaard is een diëtistenpraktijk in Breda van Marieke Tielen. Zij begeleidt mensen die willen afvallen zonder streng dieet en vergoeding loopt via de basisverzekering (drie uur per jaar). Je hebt er geen verwijzing voor nodig.`,
  ),
  named(
    VLECHTWERK,
    `Er zijn verschillende ondernemers met de naam Vlechtwerk. In Drachten is het een mandenmaakster die workshops geeft, in Gent een kapsalon. Zoek je iemand voor je huis, dan is het **Studio Vlechtwerk** in Naarden: een bv die onder leiding van Philine Verschuur interieurs ontwerpt en ook lichtplannen en maatwerkmeubels verzorgt. Je kunt langskomen aan de Havenstraat 67, behalve op woensdag en in het weekend.`,
    '-city legalForm team services sector address hours',
  ),
  unnamed(
    ZIJDE,
    `Zoom & Zijde in Deventer is a fabric and curtain shop. It stocks dress silk, linen and upholstery material by the metre, and its workroom makes curtains and Roman blinds to measure. There's a sewing café on the first Sunday of the month.`,
  ),
  named(
    GRENSPAAL,
    `Let op, er zijn er twee. *Grenspaal* in Vaals is een camping met trekkershutten. *Grenspaal* in Baarle-Nassau is een architectenbureau, gevestigd aan de Chaamseweg 11, met Koen Adriaensen als een van de architecten. Dat laatste bureau bestaat sinds 1996, staat ingeschreven onder KvK 18043927 en is te vinden op grenspaal-architectuur.nl.`,
    'city sector address team foundingYear kvk -website',
  ),
  named(
    BOTERBLOEM,
    `Boterbloem is a popular name, so here are the ones I came across:

1. Boterbloem, Leiden: a lunchroom by the water, good for high tea and breakfast, closed on Mondays and Tuesdays
2. De Boterbloem, Amsterdam: an allotment farm that fought an eviction for years
3. Boterbloem, Ghent: a day-care centre for toddlers

I assume you're after the first. It takes bookings on 071-5553894.`,
    'city sector services -hours phone',
  ),
  named(
    WAAKZAAM,
    `Waakzaam ("watchful") is used by a funeral association in Zwolle and a neighbourhood-watch project in Almere, but also by a security company. The latter, in full Waakzaam Beveiliging B.V., comes from Purmerend; guarding premises and responding to alarms have always been its core business. Dennis Kroon is its operations manager. You can send an email to planning@waakzaambeveiliging.nl.`,
    'sector legalForm city services -team email',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    HOOGEBOOM,
    `Een paar schilders in Woerden en omgeving die geregeld worden aanbevolen:

1. **Verbree Schilders** – groot bedrijf, veel VvE's en onderhoudscontracten
2. **Schilderwerken Hoogeboom** (Woerden) – familiebedrijf sinds 1972, buiten- en binnenschilderwerk, info@hoogeboomschilders.nl
3. **Kleurvak Harmelen** – gespecialiseerd in kalkverf en betonlook
4. **Schildersbedrijf De Rijn** – scherp geprijsd, wel een lange wachttijd

Vraag altijd minimaal drie offertes op en laat daarin het aantal verflagen vermelden.`,
    'sector city foundingYear services -email',
    { competitors: ['Verbree Schilders', 'Kleurvak Harmelen', 'Schildersbedrijf De Rijn'] },
  ),
  named(
    KRUISBERG,
    `Dentists in Doetinchem that were accepting new patients according to their listings:

- Dental Achterhoek: large clinic, also orthodontics and implants
- Mondzorg De Huet: two dentists, in the neighbourhood of the same name
- Tandartsenpraktijk De Kruisberg (Kruisbergseweg 64): good with children, evening hours on Wednesday until 9 pm
- Tandartsen Slingelaan: near the hospital

I'd phone first, since lists like these go out of date quickly.`,
    'sector city -address services hours',
    { competitors: ['Dental Achterhoek', 'Mondzorg De Huet', 'Tandartsen Slingelaan'] },
  ),
  named(
    DRENTH,
    `Waar kun je in Veendam terecht voor winterbanden? Deze garages wisselen ze, meestal op afspraak:

• Autohuis Parkstad – met bandenhotel, circa € 45 per wissel
• Garage Drenth – Transportweg, zaterdagochtend open van 8.30 tot 12.30 uur, app naar 06-55518274
• Autobedrijf Pekelmeer – alleen doordeweeks

In oktober en november is het overal druk.`,
    'city sector services address hours phone',
    { competitors: ['Autohuis Parkstad', 'Autobedrijf Pekelmeer'] },
  ),
  named(
    LEESLAMP,
    `Leuke boekhandels in Middelburg:

1. Van Belzen Boeken, met een grote afdeling geschiedenis
2. Boekhandel De Leeslamp, opgericht in 1945, waar je ook lid kunt worden van een leesclub
3. Boekwinkel Het Abdijplein, klein maar fijn
4. Zeeuwse Boekerij, voor alles over de provincie

Mijn persoonlijke tip: begin bij nummer 2 en loop daarna via de Markt naar het Abdijplein.`,
    'sector city -foundingYear services',
    { competitors: ['Van Belzen Boeken', 'Boekwinkel Het Abdijplein', 'Zeeuwse Boekerij'] },
  ),
  unnamed(
    ONBEZWAARD,
    `Massage in Oss? Dit zijn drie adressen met goede recensies:

* **Massage Maasland** – hotstone en ayurvedisch
* **Praktijk Schouders Los** – voor kantoorklachten, ook triggerpoint
* **Wellness Heesch** – iets buiten de stad, met sauna

Heb je voorkeur voor een mannelijke of vrouwelijke masseur, of voor een bepaalde dag? Dan kan ik de lijst verfijnen.`,
    { competitors: ['Massage Maasland', 'Praktijk Schouders Los', 'Wellness Heesch'] },
  ),
  named(
    VLECHTWERK,
    `If you want help redoing a living room in the Gooi region, these interior designers are worth contacting:

1. Interieurstudio Naerden – classic, lots of panelling
2. Huis & Nerf – wood and natural materials; based in Laren
3. Studio Vlechtwerk – Bussum, Havenstraat 67; colour advice and lighting plans; led by Philine Verschuur; 035 555 64 82
4. Atelier Gooisch Wonen – complete turnkey projects

Most of them start with a paid consultation of around €250.`,
    'sector city address services team phone',
    { competitors: ['Interieurstudio Naerden', 'Huis & Nerf', 'Atelier Gooisch Wonen'] },
  ),
  named(
    ZIJDE,
    `Kledingwinkels in het centrum van Gorinchem:

- Boetiek Arkel: Scandinavische merken
- Kleedkamer 42: vintage en tweedehands
- Modehuis Vlaming: al generaties lang, ook grote maten
- Zoom & Zijde: dames- en herenmode met stijladvies, Kerkstraat 34, maandagochtend dicht

De meeste winkels zijn op vrijdagavond langer open.`,
    'sector city services -address hours',
    { competitors: ['Boetiek Arkel', 'Kleedkamer 42', 'Modehuis Vlaming'] },
  ),
  named(
    GRENSPAAL,
    `Architecten die veel in de grensstreek rond Baarle werken:

1. **Bureau Kempenbouw** (Turnhout) – passiefbouw en scholen
2. **Architectenbureau Grenspaal** (Baarle-Nassau) – nieuwbouwwoningen en verbouwingen, kent de Nederlandse én de Belgische regels, tel. 013 - 555 72 91
3. **Architect Van Gestel** (Alphen-Chaam) – boerderijtransformaties
4. **Atelier Merksplas** – jong bureau, veel houtskeletbouw

Let op: wie in België bouwt, is verplicht een architect in te schakelen die daar bij de Orde staat ingeschreven.`,
    'sector city services -phone',
    { competitors: ['Bureau Kempenbouw', 'Architect Van Gestel', 'Atelier Merksplas'] },
  ),
  named(
    BOTERBLOEM,
    `Good lunchrooms in Leiden, in no particular order:

- **Bakkes Brood**: sourdough sandwiches, mostly takeaway
- **Lunchroom Boterbloem**: on the Nieuwe Rijn, run by Hanna de Winter, gluten-free cakes, Sundays 10–4
- **Lunchcafé Pieterskerk**: roomy, suitable for groups
- **Koffiehuis De Sleutel**: the best coffee of the four, though the food menu is short

Do you have any dietary requirements I should take into account?`,
    'sector city address -team services hours',
    { competitors: ['Bakkes Brood', 'Lunchcafé Pieterskerk', 'Koffiehuis De Sleutel'] },
  ),
  unnamed(
    WAAKZAAM,
    `Top 3 beveiligingsbedrijven in Purmerend voor een evenement:

1. Safe Waterland – ervaring met festivals in het buitengebied
2. Beemster Security – ook verkeersregelaars
3. Nachtwacht Bewaking – kleiner, vaak voordeliger

Voor 300 bezoekers moet je doorgaans op twee tot vier beveiligers rekenen; de gemeente bepaalt het precieze aantal in de vergunning.`,
    { competitors: ['Safe Waterland', 'Beemster Security', 'Nachtwacht Bewaking'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    HOOGEBOOM,
    `| Bedrijf | Vestigingsplaats | Opgericht | Glas zetten |
|---|---|---|---|
| Schilderwerken Hoogeboom | Woerden | 1972 | nee |
| Verbree Schilders | Woerden | 1988 | ja |
| Kleurvak Harmelen | Harmelen | 2015 | nee |

Alle drie de schilders geven zes jaar garantie op buitenwerk, mits de ondergrond goed is.`,
    'city foundingYear -services sector',
    { competitors: ['Verbree Schilders', 'Kleurvak Harmelen'] },
  ),
  named(
    KRUISBERG,
    `Dit zijn de gegevens die ik van Tandartsenpraktijk De Kruisberg heb gevonden:

| Onderdeel | Gegevens |
|:--|:--|
| Adres | Kruisbergseweg 46, 7009 BM Doetinchem |
| Telefoon | 0314 - 55 57 91 |
| E-mail | afspraak@kruisbergmondzorg.nl |
| Praktijkhouder | Femke Wissink |
| Rechtsvorm | besloten vennootschap |
| KvK | 09117382 |

Tarieven zijn landelijk vastgesteld door de NZa.`,
    'address city -phone email team legalForm kvk',
  ),
  named(
    DRENTH,
    `| Day | Autogarage Drenth | Garage Bareveld |
|---|---|---|
| Mon–Fri | 7:30 am – 5:00 pm | 8:00 am – 6:00 pm |
| Sat | 8:30 am – 12:30 pm | closed |
| Sun | closed | closed |

For a Saturday APK, then, Drenth is your only option of the two. The garage is at Transportweg 32 in Veendam.`,
    'hours services sector -address city',
    { competitors: ['Garage Bareveld'] },
  ),
  named(
    LEESLAMP,
    `Hieronder een vergelijking op de punten die je noemde:

| | De Leeslamp | Zeeuwse Boekerij |
|---|:-:|:-:|
| Schoolboeken | ✅ | ❌ |
| Leesclub | ✅ | ✅ |
| Koopavond | donderdag tot 21.00 | geen |
| Website | leeslampmiddelburg.nl | zeeuwseboekerij.nl |

Beide boekhandels accepteren de landelijke boekenbon.`,
    'services hours -website sector',
    { competitors: ['Zeeuwse Boekerij'] },
  ),
  named(
    ONBEZWAARD,
    `| Soort massage | Duur | Prijs |
|---|---|---|
| Ontspanningsmassage | 60 min | € 70 |
| Sportmassage | 45 min | € 57,50 |
| Zwangerschapsmassage | 60 min | € 75 |

Dit zijn de tarieven van Onbezwaard in Uden zoals ik ze online aantrof; ze kunnen inmiddels zijn aangepast. Afspraken lopen via Linde van Erp, de eigenaar, op hallo@onbezwaardmassage.nl.`,
    'services -city team email',
  ),
  named(
    VLECHTWERK,
    `| Studio | Since | Owner | Website |
|---|---|---|---|
| Studio Vlechtwerk | 2013 | Mirte Kolthof | studiovlechtwerk.nl |
| Huis & Nerf | 2018 | Stijn Barends | n/a |
| Interieurstudio Naerden | 2005 | Cato Wildeboer | interieurstudionaerden.nl |

All of these interior designers offer a colour consultation as a stand-alone service.`,
    'foundingYear -team website sector services',
    { competitors: ['Huis & Nerf', 'Interieurstudio Naerden'] },
  ),
  named(
    ZIJDE,
    `| Winkel | Dames | Heren | Vermaakservice | Zondag open |
|---|---|---|---|---|
| Zoom & Zijde | ja | ja | ja | ja |
| Modehuis Vlaming | ja | nee | ja | nee |
| Boetiek Arkel | ja | nee | nee | laatste v/d maand |

De drie modezaken liggen op loopafstand van elkaar in Gorinchem.`,
    'services -hours sector city',
    { competitors: ['Modehuis Vlaming', 'Boetiek Arkel'] },
  ),
  named(
    GRENSPAAL,
    `Zakelijke gegevens van Grenspaal:

| | |
|---|---|
| Statutaire naam | Grenspaal Architecten B.V. |
| Btw-nummer | NL807361924B01 |
| KvK-nummer | 18043927 |
| Bezoekadres | Chaamseweg 11, Baarle-Nassau |
| Sites | grenspaalarchitecten.nl en grenspaal.be |
| Activiteit | Architecten |`,
    'legalForm -vat kvk address city website sector',
  ),
  unnamed(
    BOTERBLOEM,
    `| Lunch spot | Vegan options | Terrace | Price range |
|---|---|---|---|
| Koffiehuis De Sleutel | a few | no | € |
| Lunchcafé Pieterskerk | many | yes | €€ |
| Bakkes Brood | some | no | € |

I left out Lunchroom Boterbloem because I have no data on it.`,
    { competitors: ['Koffiehuis De Sleutel', 'Lunchcafé Pieterskerk', 'Bakkes Brood'] },
  ),
  named(
    WAAKZAAM,
    `| Beveiligingsbedrijf | Plaats | Sinds | Diensten |
|---|---|---|---|
| Beemster Security | Middenbeemster | 2011 | evenementen, verkeer |
| Waakzaam Beveiliging | Purmerend | 2014 | objecten, evenementen, surveillance |
| Safe Waterland | Monnickendam | 2009 | winkels, horeca |

Waakzaam is voor een bouwterrein het meest logisch, omdat het met een eigen surveillancedienst rijdt. Het kantoor is op werkdagen van acht tot zes bereikbaar via 0299-555460.`,
    'sector city -foundingYear services hours phone',
    { competitors: ['Beemster Security', 'Safe Waterland'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    HOOGEBOOM,
    `## Schilderwerken Hoogeboom: een overzicht

**Wie zijn het?**
Een schildersbedrijf uit Woerden, in de vorm van een vof, met *Arjan* en *Corné Hoogeboom* als vennoten.

**Wat doen ze?**
- Buitenschilderwerk
  - kozijnen en boeidelen
  - houtrot
- Binnenschilderwerk
  - wanden en plafonds
  - latex spuiten

**Contact**
- Adres: Leidsestraatweg 181, 3443 BX Woerden
- Site: [hoogeboomschilders.nl](https://hoogeboomschilders.nl)`,
    'sector city legalForm team services -address website',
  ),
  named(
    KRUISBERG,
    `### De Kruisberg, tandartsen in Doetinchem

1. **Team**
   - Femke Wissink, tandarts
   - Sander Olthof, tandarts
   - Rania Haddad, preventieassistent
2. **Behandelingen**
   - controles en vullingen
   - wortelkanaalbehandelingen
   - kunstgebitten
3. **Openingstijden**
   - ma t/m do 08.00–17.30
   - vr 08.00–16.00
4. **Opgericht:** 2001`,
    'sector city team services -hours foundingYear',
  ),
  named(
    DRENTH,
    `# Autogarage Drenth

> Independent garage in Veendam, owned by Geert Drenth.

**Strengths**
- Long history: trading since **1987**
- Works on all makes
- Fits tow bars, which many garages in the area don't

**Weaknesses**
- No online booking
- Closed on Saturdays

**Website:** [garagedrenth.nl](https://www.garagedrenth.nl)`,
    'sector city team foundingYear services -hours website',
  ),
  named(
    LEESLAMP,
    `## 📚 Boekhandel De Leeslamp

**Locatie**
Lange Delft 73 in **Goes**

**Bekend om**
* auteursavonden (ongeveer één per maand)
* deskundig advies van boekverkoper Tobias Minderhoud
* een ruime kinderhoek

**Bereikbaarheid**
* ☎️ 0118 555 643
* ✉️ boeken@deleeslamp.nl

---
*Gegevens zonder garantie; check ze voor je op pad gaat.*`,
    'address -city services team phone email',
  ),
  named(
    ONBEZWAARD,
    `### Korte samenvatting

**Massagepraktijk Onbezwaard** is een kleine massagepraktijk aan de **Heuvelstraat 14** te **Oss**.

### Details

| | |
|---|---|
| Eigenaar | Linde van Erp |
| Sinds | 2019 |
| Rechtsvorm | eenmanszaak |

### Goed om te weten

- Op maandag gesloten
- Betalen kan met pin of tikkie
- Zwangeren zijn welkom vanaf de veertiende week (er is een speciale zwangerschapsmassage)`,
    'sector address city team -foundingYear legalForm hours services',
  ),
  named(
    VLECHTWERK,
    `**Studio Vlechtwerk** | *Bussum*

**Services**
- Colour schemes
- Lighting plans
- Custom furniture

**People**
- Philine Verschuur, founder
- Bas Nieland, project manager

**Contact details**
- Phone: 035-555 64 28
- Email: studio@studiovlechtwerk.nl
- Web: [www.studiovlechtwerk.nl](https://www.studiovlechtwerk.nl/contact)`,
    'city services team -phone email website',
  ),
  named(
    ZIJDE,
    `## Zoom & Zijde in het kort

- **Type zaak:** kledingwinkel
- **Plaats:** Gorinchem (Gasthuisstraat)
- **Rechtsvorm:** B.V.
- **Assortiment:** dames- en herenmode
- **Extra's:**
  - kleding laten innemen of inkorten
  - een uur persoonlijk stijladvies
- **Openingstijden:**
  - maandag vanaf 12 uur
  - vrijdag tot 20 uur
  - zondag gesloten

**Tip:** volg de winkel op Instagram voor de uitverkoopdata.`,
    'sector city address -legalForm services hours',
  ),
  unnamed(
    GRENSPAAL,
    `## Een architect kiezen in de grensstreek

Ik heb geen gegevens over **Architectenbureau Grenspaal**, maar hier is een stappenplan:

### 1. Controleer de registratie
- Nederland: *Architectenregister*
- België: *Orde van Architecten*

### 2. Vergelijk honoraria
- percentage van de bouwsom (8 tot 12 %)
- vast bedrag per fase

### 3. Andere bureaus om te bellen
- [Architect Van Gestel](https://architectvangestel.nl)
- Atelier Merksplas`,
    { competitors: ['Architect Van Gestel', 'Atelier Merksplas'] },
  ),
  named(
    BOTERBLOEM,
    `### Boterbloem Leiden ☕

**What to expect**
- a cosy lunchroom overlooking the canal
- homemade, gluten-free pastries
- high tea on request (book two days ahead)

**Opening hours**
- *Tue–Fri:* 8:30–16:30
- *Sat:* 9:00–17:00
- *Sun:* 10:00–16:00

**Where:** Oude Rijn 41, Leiden
**Owner:** Roos Kempers`,
    'sector services hours -address city team',
  ),
  named(
    WAAKZAAM,
    `**Waakzaam Beveiliging – profiel**

1. **Algemeen**
   - Sector: beveiliging
   - Oprichting: 2004
   - KvK: 37108624
2. **Leiding**
   - Directeur: Dennis Kroon
   - Operationeel: Shanti Ramdin
3. **Aanbod**
   - *Mobiele surveillance* in de hele regio Waterland
   - *Alarmopvolging* voor bedrijven en particulieren
4. **Contact**
   - [info@waakzaambeveiliging.nl](mailto:info@waakzaambeveiliging.nl)`,
    'sector foundingYear -kvk team services email',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    HOOGEBOOM,
    `Hoogeboom Schilders is te bellen op +31 (0)348 555264. Btw-nr. NL 8034.16.927.B01, KvK 3011.8274. De postcode is 3443BX. Werktijden: maandag tot en met donderdag van 7u tot 16u, vrijdags tot halfdrie.`,
    'phone vat kvk address hours',
  ),
  named(
    KRUISBERG,
    `De praktijk De Kruisberg is ingeschreven onder KvK-nummer 09 11 73 28 en gebruikt btw-identificatienummer NL8102.75.394.B01. Bellen: 0314/555719. Op woensdag is er spreekuur van acht uur 's ochtends tot negen uur 's avonds, op vrijdag alleen tot één uur 's middags.`,
    '-kvk vat phone hours',
  ),
  named(
    DRENTH,
    `Autogarage Drenth turned 35 in 2022, having started in 1987. Call the workshop at 0031-598-555307 or the mobile number +31 6 5551 8274. It opens at half past seven on weekdays and at nine on Saturdays.`,
    'foundingYear phone -hours',
  ),
  named(
    LEESLAMP,
    `De Leeslamp bestaat sinds '54 en is te vinden op nummer 73 van de Lange Delft (4331AM). Telefoon (0118) 555 634. Donderdag koopavond tot negen uur, zaterdag tot vijf uur, maandag pas vanaf één uur.`,
    'foundingYear address -phone hours',
  ),
  named(
    ONBEZWAARD,
    `Onbezwaard Massage, KvK 684.019.25, btw-id NL002374816B50. Telefonisch of via WhatsApp op 0031 6 5553 9017. Dinsdag en donderdag van tien tot acht, woensdag en vrijdag van tien tot vijf, zaterdag van tien tot twee. De praktijk opende haar deuren in tweeduizendzeventien.`,
    'kvk -vat phone hours foundingYear',
  ),
  named(
    VLECHTWERK,
    `Studio Vlechtwerk B.V. was registered in 2013. Chamber of Commerce number: 5729 4816. VAT: NL-852618374-B01. Phone: +31 35 5556482. Postal code 1404 KE, number 67. The studio answers the phone from 9 to 5 on Mondays, Tuesdays, Thursdays and Fridays.`,
    'legalForm foundingYear kvk vat phone -address hours',
  ),
  named(
    ZIJDE,
    `Volgens het handelsregister (24-43-81-62) bestaat Zoom & Zijde sinds 2006. Het nummer van de winkel is 0183.55.58.26; de btw wordt afgedragen onder NL819472635B01. Maandag begint de verkoop om twaalf uur, dinsdag tot en met zaterdag om halftien, en zaterdag sluit de deur om vijf uur.`,
    'kvk -foundingYear phone vat hours',
  ),
  named(
    GRENSPAAL,
    `Grenspaal Architecten, 5111 AE Baarle-Nassau, Chaamseweg nr. 11. Nederland: 0031 13 5557219; België: 0032 14 555903. Kantooruren 8u30–17u00, vrijdag tot 12u30. Inschrijvingsnummer Kamer van Koophandel 1804 3927. Actief sinds negentienhonderdzesentachtig.`,
    'address city phone hours kvk -foundingYear',
  ),
  named(
    BOTERBLOEM,
    `Boterbloem has been serving lunch since spring 2019. From Tuesday to Friday the kitchen is open 8.30 a.m. to 4.30 p.m.; on Sunday it's ten till six. Its number is (071) 5553894 and the registration with the Chamber of Commerce is 74.01.92.83.`,
    'foundingYear services -hours phone kvk',
  ),
  named(
    WAAKZAAM,
    `In 2024 bestond Waakzaam Beveiliging twintig jaar, want de oprichting was in 2004. U belt 0299 - 55.54.60 en spreekt op zaterdag van 10 tot 14 uur iemand van de planning. Btw: NL 813529476 B 01. Huisnummer 102 aan de Wielingenstraat, postcode 1441ZR.`,
    'foundingYear phone hours vat -address',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    HOOGEBOOM,
    `Voor een jarendertigwoning met veel houtwerk zou ik in Woerden bij Hoogeboom beginnen. Het schildersbedrijf werd in 1962 opgericht en wordt nu door Arjan Hoogeboom en zijn broer Corné geleid, die allebei vennoot zijn. In de beoordelingen lees je vaak dat er netjes wordt afgeplakt en dat een gebroken ruit meteen wordt vervangen. Goedkoop zijn ze niet, en tussen april en september moet je geduld hebben. Vraag de offerte aan via offerte@hoogeboomschilders.nl en vermeld het bouwjaar van het huis.`,
    'city sector -foundingYear team services email',
  ),
  named(
    KRUISBERG,
    `Mocht je bang zijn voor de tandarts, dan is De Kruisberg misschien iets voor jou. Sander Olthof, een van de tandartsen, neemt er volgens patiënten rustig de tijd, en preventieassistent Rania Haddad staat bekend als geduldig. Ook voor een wortelkanaalbehandeling hoef je niet naar een ander. De tandartspraktijk ligt in Zevenaar, met parkeerplaatsen voor de deur.`,
    'sector team services -city',
  ),
  named(
    DRENTH,
    `People in Veendam tend to speak well of Garage Drenth. Geert Drenth does most of the diagnosing himself while Mirjam Drenth does the paperwork and the planning, and customers mention that they get a call before any extra work is done. An APK costs somewhat less than at a dealer. If your car is still under a leasing contract, though, you'd better check whether they are allowed to service it.`,
    'city team services',
  ),
  named(
    LEESLAMP,
    `Wie van boeken houdt, kan in Middelburg zijn hart ophalen. Op de Lange Delft zit De Leeslamp, opgericht in 1954, waar Ineke Verhage als eigenaar de scepter zwaait en waar je voor de eerste schooldag de verplichte titels kunt laten bestellen. Op zondag kun je er overigens ook binnenlopen. Iets verderop, bij Boekwinkel Het Abdijplein, vind je meer tweedehands.`,
    'city address foundingYear team services -hours',
    { competitors: ['Boekwinkel Het Abdijplein'] },
  ),
  named(
    ONBEZWAARD,
    `After a long week behind a screen, a massage at Onbezwaard is money well spent, if I may believe the comments. It's a small practice on the Heuvelstraat in Oss, run by Anneke Verstegen, who trained as a sports masseuse before switching to relaxation massage. On Tuesdays and Thursdays you can come after work, since she continues until eight. You pay by bank transfer afterwards.`,
    'address city -team services hours',
  ),
  unnamed(
    VLECHTWERK,
    `Een interieurontwerper inhuren in het Gooi kost al snel tussen de 95 en 140 euro per uur. Atelier Gooisch Wonen rekent een vast bedrag per kamer, terwijl Huis & Nerf liever met een percentage van het budget werkt. Welke vorm voor jou voordeliger is, hangt vooral af van hoeveel je nieuw wilt aanschaffen. Spreek in elk geval af wie de kortingen van leveranciers krijgt: jij of de ontwerper.`,
    { competitors: ['Atelier Gooisch Wonen', 'Huis & Nerf'] },
  ),
  named(
    ZIJDE,
    `Zoom & Zijde is zo'n winkel waar je met één broek naar binnen gaat en met een hele garderobe naar buiten komt. Mathilde Kwakernaak, die de Gorcumse kledingzaak samen met haar man Joost als vof drijft, kijkt eerst wat je al hebt en adviseert dan pas. Te lang? Dan wordt het ter plekke afgespeld en vermaakt. De zaak begon in 2008 op kleine schaal. Kijk voor de nieuwe collectie op zoomzijde.nl.`,
    'city sector team legalForm services foundingYear -website',
  ),
  named(
    GRENSPAAL,
    `Bouwen in Baarle betekent soms met één been in Nederland en één in België staan, en juist daar ligt de kracht van Grenspaal. De architecten van dit bureau, onder wie Leontien Vermeiren en Koen Adriaensen, zoeken uit welke gemeente over de vergunning gaat en blijven tot de oplevering toezien op de bouw. Het architectenbureau huist aan de Chaamseweg in Baarle-Nassau, een kwartiertje fietsen van Ulicoten, en is op vrijdagmiddag gesloten.`,
    'city sector team services address hours',
  ),
  named(
    BOTERBLOEM,
    `If someone in your party can't have gluten, Boterbloem is one of the safer bets in Haarlem. Amir Tahiri, the cook, bakes everything in a separate kitchen. The lunchroom, which belongs to Roos Kempers, is tiny, so a booking through lunchroomboterbloem.nl makes sense, certainly for high tea. I've read mixed things about the service when it's busy, but hardly anyone complains about the food.`,
    '-city team sector website services',
  ),
  named(
    WAAKZAAM,
    `When the alarm goes off at your business park in the middle of the night, Waakzaam Beveiliging sends somebody round to check. That, at least, is what the Purmerend security company promises. Its managing director is Shanti Ramdin, and it says it employs a few dozen people. For a one-off party you could also ask Nachtwacht Bewaking, which works without a subscription.`,
    'services city sector -team',
    { competitors: ['Nachtwacht Bewaking'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    HOOGEBOOM,
    `Schilderwerken Hoogeboom is een schildersbedrijf in Woerden dat actief is sinds 1972.[1] Het bedrijf verzorgt binnen- en buitenschilderwerk en plaatst ook isolatieglas.[1][3] In het handelsregister staat het als eenmanszaak vermeld.[2]

Over de kwaliteit is online weinig te vinden; de paar beoordelingen die er zijn, vallen positief uit.[3]

Bronnen:
[1] hoogeboomschilders.nl
[2] companyinfo.nl
[3] werkspot.nl`,
    'sector city foundingYear services -legalForm website',
  ),
  named(
    KRUISBERG,
    `Ja, die ken ik. **Tandartsenpraktijk De Kruisberg** is een tandartspraktijk in Doetinchem ([kruisbergmondzorg.nl](https://kruisbergmondzorg.nl/?utm_source=chatgpt.com)).

**Wat je moet weten:**
- Praktijkhouder: Joris Hakvoort
- Behandelt volwassenen en kinderen; ook wortelkanaalbehandelingen
- Op woensdagavond open

Wil je dat ik voor je vergelijk met **Tandartsen Slingelaan**, dat dichter bij het centrum ligt?`,
    'sector city website -team services hours',
    { competitors: ['Tandartsen Slingelaan'] },
  ),
  named(
    DRENTH,
    `Alright, Autogarage Drenth in Winschoten 🔧. No-nonsense place, the kind where the owner (Geert Drenth) still has oil on his hands. Been at it since 1987, which in this business is basically forever. Tyres, tow bars, the yearly APK: they've got you. Don't show up on a Sunday, nobody's home. Fancy dealer coffee? Nope. Honest invoice? From what people post, yes.`,
    '-city team foundingYear services hours',
  ),
  unnamed(
    LEESLAMP,
    `Ik heb in mijn zoekresultaten niets aangetroffen over **Boekhandel De Leeslamp**.[1][2] De resultaten gaan over leeslampen als product, zoals klemlampjes voor in bed.[1][2][3]

Andere boekhandels in Middelburg zijn **Van Belzen Boeken**[4] en **Zeeuwse Boekerij**.[5]

**Verwante vragen**
- Welke boekhandel in Middelburg is op zondag open?
- Waar koop ik Zeeuwse streekromans?`,
    { competitors: ['Van Belzen Boeken', 'Zeeuwse Boekerij'] },
  ),
  named(
    ONBEZWAARD,
    `Hier is een overzicht van **Massagepraktijk Onbezwaard**:

*   **Locatie:** Heuvelstraat 14, 5341 CT Oss
*   **Eigenaar:** Linde van Erp
*   **Aanbod:**
    *   Ontspanningsmassage
    *   Sportmassage
    *   Stoelmassage voor bedrijven
*   **Telefoon:** 06 55 53 90 71
*   **Openingstijden:** dinsdag t/m zaterdag, op maandag en zondag gesloten

Houd er rekening mee dat openingstijden rond feestdagen kunnen afwijken. Wil je weten wat een behandeling ongeveer kost?`,
    'address city team services -phone hours',
  ),
  named(
    VLECHTWERK,
    `I should say up front that I can't browse at the moment, so treat this as a starting point rather than a verified profile.

As far as I know, Studio Vlechtwerk is a landscaping company in Bussum. I believe it was set up in 2013 and that Philine Verschuur is its founder. I'm not certain about its current address or phone number, and I'd rather not give you something that may be wrong.

If you tell me what you're trying to decide, for instance budget or style, I can help you draw up questions for a first meeting.`,
    '-sector city foundingYear team',
  ),
  named(
    ZIJDE,
    `**Zoom & Zijde** is een kledingwinkel in Gorinchem met dames- en herenmode.[1] De winkel zit op Gasthuisstraat 34[1] en is op maandag de hele dag gesloten.[2] Contact gaat via winkel@zoomenzijde.nl of 0183-555826.[1]

1. zoomenzijde.nl/contact
2. openingstijden-gids.nl`,
    'sector city services address -hours email phone website',
  ),
  unnamed(
    GRENSPAAL,
    `Hmm, I looked around but I'm not finding an architect called Grenspaal. 🤔 "Grenspaal" is simply Dutch for *boundary post*, which muddies the search results a bit.

A few things that might help:

• Try the Dutch *Architectenregister* or the Belgian *Orde van Architecten*
• Ask around at the town hall in Baarle-Nassau; they know who submits plans
• Or talk to Bureau Kempenbouw, which works on both sides of the border

Want me to draft a short message you could send them?`,
    { competitors: ['Bureau Kempenbouw'] },
  ),
  named(
    BOTERBLOEM,
    `Here's what I found on **Lunchroom Boterbloem** in Leiden:

📍 Nieuwe Rijn 41, 2312 JG
🕐 Closed Mondays; Sundays from 10 to 4
🍰 Known for high tea and gluten-free baking
📧 info@lunchroomboterbloem.nl
🧾 Registered as a sole trader (eenmanszaak)

On Google it scores about 4.6 out of 5, which is in line with [Koffiehuis De Sleutel](https://koffiehuisdesleutel.nl). Shall I look for a place that's open on Mondays as well?`,
    'city address hours services -email legalForm',
    { competitors: ['Koffiehuis De Sleutel'] },
  ),
  named(
    WAAKZAAM,
    `**Kort antwoord:** Waakzaam Beveiliging is een regulier beveiligingsbedrijf en ik zie geen rode vlaggen.

**Onderbouwing**
- Besloten vennootschap, KvK 37108264
- Opgericht in 2004, dus al een tijd op de markt
- Kantoor aan de Wielingenstraat in Purmerend
- Geen rechtszaken of faillissementen gevonden

**Aandachtspunten**
- Alarmopvolging bieden ze zelf niet aan
- Prijzen staan niet online; verwacht € 38 tot € 45 per uur

Zal ik een voorbeeld van een offerteaanvraag voor je opstellen?`,
    'sector legalForm kvk foundingYear address city -services',
  ),
]
