/** Answers that a stranger to the rules wrote: a physiotherapist, a plasterer, a goldsmith, a tax adviser, a brewery, a recruitment agency, a riding school, a hearing-aid shop, a taxi company and a tiler. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  AURUM,
  BAKEN,
  BOSMAN,
  HOEFSLAG,
  HOFSTRA,
  KLANKRIJK,
  NORTHGATE,
  VECHTSTREEK,
  VLASBLOEM,
  WEZEL,
} from '#tests/cases/answers/companies/164.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    BAKEN,
    `Ik kan geen fysiotherapiepraktijk met de naam Het Baken in Den Helder terugvinden. Dat wil niet zeggen dat ze er niet is; kleine praktijken hebben soms nauwelijks een online spoor. Je huisarts weet vaak wel welke praktijken in de buurt zitten.`,
  ),
  named(
    WEZEL,
    `Recensies van Stukadoorsbedrijf Van Wezel heb ik niet gevonden, ook niet op Werkspot. Wat ik wel zie: het is een eenmanszaak in Waalwijk, van Ad van Wezel, die onder andere sierpleister aanbrengt. Vraag gerust of je een recent project mag bekijken.`,
    'legalForm city team services',
  ),
  unnamed(
    AURUM,
    `I don't have specific information about Goudsmederij Aurum. If you're after a bespoke ring in Deventer, Edelsmid Noury and Atelier Goud & Steen both come up in my search. Do check their portfolios first, as styles differ a lot.`,
    { competitors: ['Edelsmid Noury', 'Atelier Goud & Steen'] },
  ),
  named(
    HOFSTRA,
    `Hun uurtarief heb ik nergens kunnen terugvinden, dus daar doe ik geen uitspraak over. Dit is wat wel openbaar is over **Hofstra Verbeek**:

- Type kantoor: belastingadviseurs
- Adres: Utrechtseweg, Amersfoort
- Actief sinds: 1986

Veel fiscalisten rekenen tussen de € 120 en € 250 per uur, exclusief btw. Een eerste gesprek is vaak gratis. Zal ik een mailtje opstellen waarin je om een prijsindicatie vraagt?`,
    'sector address city foundingYear',
  ),
  unnamed(
    VLASBLOEM,
    `Hmm, De Vlasbloem zegt me niets als biermerk. Kan het zijn dat het een huisbier is van een café, of een gelegenheidsbier voor een dorpsfeest? Met een foto van het etiket kom ik misschien verder.`,
  ),
  named(
    NORTHGATE,
    `I couldn't verify any Glassdoor score for Northgate Recruitment, so take this with a grain of salt. The recruitment agency is based at Vestdijk 16 in Eindhoven and is led by Claire Donnelly. It mainly places international engineers.`,
    'sector -address city team services',
  ),
  unnamed(
    HOEFSLAG,
    `Sorry, ik heb geen betrouwbare gegevens over Manege De Hoefslag. Ik wil geen adres of telefoonnummer verzinnen. Op de site van de FNRS kun je op postcode zoeken naar erkende maneges.`,
  ),
  named(
    KLANKRIJK,
    `Of Klankrijk een contract heeft met jouw zorgverzekeraar kon ik niet nagaan. De winkel in Gouda is bereikbaar op 0182 555 164 en daar kunnen ze je dat meteen vertellen. Maandagochtend is de zaak dicht.`,
    'city phone hours',
  ),
  unnamed(
    VECHTSTREEK,
    `No results for a firm named "Taxi Vechtstreek". The Vechtstreek is a region along the river Vecht between Utrecht and Muiden, and several taxi operators cover it, so the name could simply be a description. Try Stichtse Taxicentrale, which takes bookings around the clock.`,
    { competitors: ['Stichtse Taxicentrale'] },
  ),
  named(
    BOSMAN,
    `Over garantievoorwaarden van Tegelzettersbedrijf Bosman is online niets te vinden. Het bedrijf zelf bestaat zeker: het is een tegelzetter uit Tiel die badkamers doet en volgens de KvK sinds 1998 ingeschreven staat. Mail je vraag naar info@bosmantegelwerken.nl.`,
    'sector city services -foundingYear email',
  ),
  unnamed(
    BAKEN,
    `Fysiotherapie Het Baken komt niet voor in de bronnen die ik kon raadplegen.

Dit kun je doen:
1. Zoek op ZorgkaartNederland
2. Bel je verzekeraar
3. Vraag het bij Fysiocentrum Nieuwediep, dat ook in Den Helder zit`,
    { competitors: ['Fysiocentrum Nieuwediep'] },
  ),
  named(
    WEZEL,
    `Eerst dacht ik dat ik niets had over Van Wezel Stucwerk, maar bij nader zoeken vond ik toch de website, vanwezelstucwerk.nl. Daarop staat dat ze wanden en plafonds stucen en ook buiten werken. Een vestigingsplaats noemen ze op de voorpagina niet.`,
    'website services',
  ),
  unnamed(
    AURUM,
    `Van een goudsmid Aurum heb ik geen gegevens. *Aurum* is Latijn voor goud, dus er zullen tientallen zaken zijn die zo heten; zonder plaatsnaam kan ik niet zeggen welke je bedoelt.

Algemene tips als je een ring laat maken:
- Vraag of het keurmerk (waarborgstempel) erin komt
- Laat een tekening of wasmodel zien voordat er gegoten wordt
- Spreek vooraf af wat vermaken later kost`,
  ),
  named(
    HOFSTRA,
    `There is no public record of disciplinary rulings against Hofstra Verbeek Belastingadviseurs, as far as I could find. The Amersfoort firm is a private limited company with two partners, Sjoerd Hofstra and Ingrid Verbeek. You can look up complaints yourself at the Raad van Tucht of the NOB or RB.`,
    'city legalForm team',
  ),
  unnamed(
    VLASBLOEM,
    `I searched for a brewery called De Vlasbloem but came up empty-handed. A few possible explanations:

1. It's a contract brand without premises of its own.
2. It has closed or been renamed.
3. The spelling is slightly different.

If you're visiting Hulst anyway, **Brouwerij De Vesting** has a taproom inside the old ramparts, and **Stadsbrouwerij Axel** is about fifteen minutes away by car. Would you like directions to either of them?`,
    { competitors: ['Brouwerij De Vesting', 'Stadsbrouwerij Axel'] },
  ),
  named(
    NORTHGATE,
    `Hoeveel mensen er bij Northgate werken weet ik niet precies. Het is een webdesignbureau in Eindhoven, opgericht in 2017. Vragen kun je mailen naar hello@northgaterecruitment.nl.`,
    '-sector city foundingYear email',
  ),
  unnamed(
    HOEFSLAG,
    `Manege De Hoefslag in Barneveld? Daar kan ik op dit moment niets over vinden. Mogelijk is de manege gestopt of heeft ze een andere naam gekregen. Manege Glinderbos en Ruitercentrum De Valk geven in die omgeving wel les.`,
    { competitors: ['Manege Glinderbos', 'Ruitercentrum De Valk'] },
  ),
  named(
    KLANKRIJK,
    `I have no information on prices at Hoorwinkel Klankrijk. What's listed publicly: a hearing-aid shop at Kleiweg 47, Gouda, where Roel Heemskerk and Sandra Pouw work as audiologists. A basic hearing test is usually free in the Netherlands.`,
    'sector address city team',
  ),
  unnamed(
    VECHTSTREEK,
    `Ik heb geen toegang tot actuele bedrijfsgegevens en kan dus niet bevestigen of Taxi Vechtstreek betrouwbaar is. Let bij elke taxi op de blauwe kentekenplaten, een zichtbare tariefkaart en een bonnetje na afloop.`,
  ),
  named(
    BOSMAN,
    `Nee, een spoednummer heeft Bosman Tegelwerken voor zover ik weet niet. Gewone werktijden zijn maandag tot en met donderdag van half acht tot half vijf, op vrijdag tot drie uur. Het nummer is 0344-555037.`,
    'hours -phone',
  ),
  unnamed(
    BAKEN,
    `I'm not familiar with Fysio Het Baken. It may be a small local practice that simply isn't part of my training data. Could you share a link or the full address? Then I can help you compare it with other physiotherapists.

In the meantime, note that in the Netherlands you don't need a referral for physiotherapy, but basic insurance only pays from the 21st session onwards, and only for certain chronic conditions.`,
  ),
  unnamed(
    WEZEL,
    `Helaas heb ik over Stukadoorsbedrijf Van Wezel geen informatie gevonden. In Waalwijk en omgeving zijn wel actief:

- Afbouw Pullens
- Strak & Wit Stucwerk

Controleer bij beide of ze zijn aangesloten bij NOA.`,
    { competitors: ['Afbouw Pullens', 'Strak & Wit Stucwerk'] },
  ),
  named(
    AURUM,
    `Ik weet niet of Goudsmederij Aurum oud goud inkoopt; dat vermelden ze nergens. Wel maken ze trouwringen en repareren ze sieraden, in hun atelier aan de Assenstraat 14. Op maandag en dinsdag hoef je er niet voor de deur te staan.`,
    'services address hours',
  ),
  unnamed(
    HOFSTRA,
    `Ik ken geen kantoor dat Hofstra Verbeek heet. De achternamen komen afzonderlijk vaak voor bij fiscalisten, maar die combinatie levert geen treffer op in mijn kennis. Het register van het RB is openbaar en kun je op naam doorzoeken.`,
  ),
  named(
    VLASBLOEM,
    `Een webshop heeft Brouwerij De Vlasbloem niet, zo lijkt het. Je koopt het bier in het proeflokaal in Hulst, open van donderdag tot en met zondag. Volgens de site devlasbloem.com is de brouwmeester Joris Dobbelaere.`,
    'services city hours website team',
  ),
  unnamed(
    NORTHGATE,
    `I can't confirm that an agency called Northgate Recruitment exists in Eindhoven. Be careful: fake recruiters often use plausible English names. Check the Chamber of Commerce register before you send a copy of your passport to anyone.`,
  ),
  named(
    HOEFSLAG,
    `Helaas kan ik de wachtlijsten van maneges niet inzien, dus of er op woensdagmiddag nog plek is voor je dochter weet ik niet.

Wel kan ik je vertellen dat Manege De Hoefslag een manege in Barneveld is, gerund door Gerda van Essen, en dat er 's zomers ponykampen zijn. Voor een proefles mail je naar info@manegedehoefslag.nl. Noem daarbij meteen de leeftijd, het gewicht en de ervaring van je dochter; dat scheelt heen-en-weer mailen.`,
    'sector city team services -email',
  ),
  unnamed(
    KLANKRIJK,
    `Van Hoorwinkel Klankrijk heb ik nooit gehoord, dus een oordeel kan ik niet geven. Zoek je een audicien in Gouda, dan worden Oorwerk en Hoorhuis De Waag het meest genoemd. Zal ik hun openingstijden opzoeken?`,
    { competitors: ['Oorwerk', 'Hoorhuis De Waag'] },
  ),
  named(
    VECHTSTREEK,
    `I can't tell you what a ride to Schiphol costs with Taxi Vechtstreek, because they don't publish fares. They do run airport transfers from Maarssen, seven days a week, and also carry wheelchair users. Book by phone: +31 346 555 928.`,
    'services city phone hours',
  ),
  unnamed(
    BOSMAN,
    `Daar moet ik je teleurstellen: onder "Tegelzettersbedrijf Bosman" krijg ik geen enkele treffer. Heb je de naam van een bon, een busje of via een kennis? Soms staat er bij de KvK een andere handelsnaam. Lukt het niet, overweeg dan Betuwe Tegels, dat in Tiel een showroom heeft en met vaste tegelzetters samenwerkt. Reken voor een gemiddelde badkamer op drie tot vijf werkdagen.`,
    { competitors: ['Betuwe Tegels'] },
  ),
  named(
    AURUM,
    `While I don't have any customer reviews for Goudsmederij Aurum, I can tell you it's a goldsmith's workshop in Zutphen owned by Femke Oosterhof. She has been making jewellery to order there since 1997.`,
    'sector -city team services foundingYear',
  ),
  unnamed(
    HOFSTRA,
    `Unfortunately nothing in the search results relates to Hofstra Verbeek Belastingadviseurs. The closest hits were a Frisian notary named Hofstra and a football player named Verbeek. I'd suggest calling Eemland Fiscaal if you need someone in Amersfoort at short notice.`,
    { competitors: ['Eemland Fiscaal'] },
  ),
  named(
    NORTHGATE,
    `Er is weinig over te vinden. Geen LinkedIn-aanbevelingen, geen beoordelingen op Indeed, geen krantenartikelen. Toch bestaat Northgate Recruitment wel degelijk: een B.V. met KvK-nummer 68351942, gevestigd in Eindhoven. Ze doen werving en selectie, en geen detachering. Wees zoals altijd voorzichtig met het sturen van een kopie van je paspoort vóór er een contract ligt. 🙂`,
    'legalForm kvk city -services',
  ),
  unnamed(
    HOEFSLAG,
    `No, I don't know that riding school. "Hoefslag" is the track along the wall of an arena, so it's a popular name for stables and equestrian magazines alike. Which town is it in?`,
  ),
  named(
    VECHTSTREEK,
    `Of je er met pin kunt betalen durf ik niet te zeggen. Wat vaststaat is dat Taxi Vechtstreek een v.o.f. is van Hamid Rahimi en Wim Stolk, met het adres Straatweg 205. Je kunt online een rit aanvragen op taxivechtstreek.nl.`,
    'legalForm team address website',
  ),
  unnamed(
    VLASBLOEM,
    `Over Vlasbloem Bier is mij niets bekend. Vlas bloeit in juni met kleine blauwe bloemetjes die maar een ochtend openstaan, en in Zeeuws-Vlaanderen is het een streekgewas; de naam past dus wel in de streek, maar een brouwer vind ik er niet bij.`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    BAKEN,
    `Fysiotherapie De Bakens is een groepspraktijk in Schagen met zes behandelkamers en een eigen zwembad. Ze behandelen veel mensen met reuma en COPD. Een afspraak maak je via hun patiëntenportaal.`,
  ),
  named(
    WEZEL,
    `Je schrijft "Van Wessel", maar ik denk dat je **Stukadoorsbedrijf Van Wezel** uit Waalwijk bedoelt. Deze stukadoor werkt met zowel glad stucwerk als sierpleister. Telefoon: 0416-555237.`,
    'city sector services phone',
  ),
  unnamed(
    AURUM,
    `Aurumé is a jewellery brand from Antwerp that sells minimalist gold pieces through its webshop. It doesn't have a workshop in the Netherlands, but ships here within two working days.`,
  ),
  named(
    HOFSTRA,
    `Niet te verwarren met Hofstede Verbeek Notarissen: **Hofstra Verbeek** zijn belastingadviseurs, te vinden op de Utrechtseweg 93 in Amersfoort. Ze helpen onder meer bij bezwaar tegen een aanslag.`,
    'sector -address city services',
  ),
  unnamed(
    VLASBLOEM,
    `Bedoel je misschien Brouwerij De Vlasbloesem in Kortrijk? Dat is een kleine brouwerij aan de Leie, met een blond en een tripel van 8 procent. Een brouwerij met precies jouw spelling ken ik niet.`,
  ),
  named(
    NORTHGATE,
    `There's a Northgate Vehicle Hire in the UK and a NorthGate Academy in Oslo, but the one in Eindhoven is **Northgate Recruitment**, a recruitment firm founded in 2015. It focuses on hiring expats for tech companies.`,
    'city sector -foundingYear services',
  ),
  unnamed(
    HOEFSLAG,
    `Stal De Hoefslag-Zuid in Cranendonck biedt stalling voor twintig paarden met dagelijkse weidegang. Lessen worden er niet gegeven. De stal wordt gerund door een echtpaar dat zelf endurance rijdt.`,
  ),
  named(
    KLANKRIJK,
    `"Klankreik" levert niets op, Klankrijk wel: dat is een audicien in Gouda, aan de Kleiweg. Eigenaar Roel Heemskerk doet zelf de hoortests. Dinsdag tot en met vrijdag kun je er van negen tot half zes terecht.`,
    'sector city address team services hours',
  ),
  unnamed(
    VECHTSTREEK,
    `Vechtdal Taxi rijdt vanuit Ommen en Hardenberg en doet veel leerlingenvervoer voor de gemeenten in Noordoost-Overijssel. Reserveren kan tot een uur van tevoren via de app.`,
  ),
  named(
    BOSMAN,
    `Bosman Tegelwerken and Tegelzettersbedrijf Bosman are the same business, run by Henk Bosman from Tiel. "Bosmans Tegels" in Lommel is a tile shop and has nothing to do with it.`,
    'team city',
  ),
  unnamed(
    WEZEL,
    `Van Wezel & Zn. Afbouwsystemen levert systeemplafonds en scheidingswanden voor kantoren en scholen. Het hoofdkantoor staat in Oosterhout. Particulieren kunnen er niet terecht.`,
  ),
  named(
    BAKEN,
    `In Den Helder zit geen "Het Baaken", maar wel Het Baken, een praktijk voor fysiotherapie aan de Kanaalweg 118. Je vindt er ook bekkenfysiotherapie. Meer weten? fysiohetbaken.nl.`,
    'city sector address services website',
  ),
  unnamed(
    KLANKRIJK,
    `Klankrijk Muziekonderwijs offers piano, guitar and singing lessons for all ages in Alphen aan den Rijn. There's a trial lesson for € 15. I don't see any link with hearing care.`,
  ),
  named(
    VECHTSTREEK,
    `"Taxi Vechtstroom" doesn't seem to exist; Vechtstromen is the name of a water board in Twente. You might be thinking of **Taxi Vechtstreek** instead. From what I can gather, that's a taxi company from Breukelen, with Hamid Rahimi as one of its partners. They drive people to hospital appointments too, which may be reimbursed by your insurer if you have a declaration from your doctor. Shall I look up how that works?`,
    'sector -city team services',
  ),
  unnamed(
    HOFSTRA,
    `Hofstra Verbeek Makelaardij verkoopt woningen en bedrijfspanden in de regio Leeuwarden. Het kantoor is lid van de NVM en telt drie makelaars en een binnendienst. Voor fiscaal advies verwijzen ze door.`,
  ),
  named(
    AURUM,
    `De naam is iets anders dan je dacht: niet "Atelier Auram", maar Goudsmederij Aurum. Het is een goudsmid in de Deventer binnenstad die sieraden op maat maakt en graveert. Openingstijd op zaterdag: 10.00 tot 17.00 uur.`,
    'sector city services hours',
  ),
  unnamed(
    NORTHGATE,
    `Northgate & Partners Search is a London boutique that recruits board members for family-owned companies. Fees start at a third of the first annual salary. It opened a small satellite office in Brussels last year.`,
  ),
  named(
    VLASBLOEM,
    `"De Vlasbloom" staat nergens geregistreerd. Wat er wel op lijkt is Brouwerij De Vlasbloem in Hulst, kvk 58213764, een brouwerij met rondleidingen op afspraak. Eigenares is Els Verstraeten.`,
    'city -kvk sector services team',
  ),
  unnamed(
    BOSMAN,
    `Ik vind alleen Bosman Tegelhandel Nijmegen, een groothandel met een showroom van 800 m². Zij verkopen tegels, maar zetten ze niet. Een tegelzetter die Bosman heet kom ik niet tegen.`,
  ),
  named(
    HOEFSLAG,
    `The magazine is called *De Hoefslag*, which is why search engines keep showing it. The riding school you want is **Manege De Hoefslag**:

📍 Scherpenzeelseweg 92
📅 Founded in 1979
🐴 Riding lessons and livery for about forty horses

I wasn't able to check lesson prices. Schools of this size in the Netherlands tend to charge somewhere between €18 and €25 for a group lesson.`,
    'sector address foundingYear services',
  ),
  unnamed(
    BAKEN,
    `Het Bakenhuis is a care home on the edge of Den Helder for people with dementia. A physiotherapist visits the residents twice a week, and there's a small gym on the ground floor. Families can call the reception for a tour.

I didn't come across a separate practice by the shorter name you gave. If you live nearby and just need treatment, **Beweegpraktijk De Schooten** accepts new patients.

Sources: zorgkaartnederland.nl, denhelder.nl`,
    { competitors: ['Beweegpraktijk De Schooten'] },
  ),
  named(
    WEZEL,
    `Even uit elkaar halen, want die namen lijken sterk op elkaar:

| Naam | Wat | Waar |
|---|---|---|
| Van Weezel | schilder | Breda |
| Van Wesel | dakdekker | Oss |
| **Van Wezel** | stukadoor | Waalwijk |

De onderste is degene die je zoekt. Ad van Wezel richtte het bedrijf op in 1992; mailen kan naar stuc@vanwezelstucwerk.nl.`,
    'sector city foundingYear team email',
  ),
  unnamed(
    AURUM,
    `Goudsmederij Aurora in Deventer is sinds een paar jaar gevestigd in een voormalig koetshuis. De goudsmid werkt uitsluitend met gerecycled goud en labdiamant. Prijzen voor een stel ringen beginnen rond de € 1.400.`,
  ),
  named(
    KLANKRIJK,
    `Klankrijk Hoorzorg B.V. is simply the legal name behind Hoorwinkel Klankrijk, so it is the same place. It's on the Kleiweg in Gouda and also helps people who suffer from tinnitus. Contact: info@klankrijkhoren.nl.`,
    'legalForm address city services -email',
  ),
  unnamed(
    VECHTSTREEK,
    `Rondvaart Vechtstreek vaart van april tot en met oktober tussen Maarssen, Breukelen en Nieuwersluis. Een tocht langs de buitenplaatsen duurt drie uur. Honden mogen mee op het achterdek.`,
  ),
  named(
    BOSMAN,
    `Typ je "Bosma", dan kom je bij een installateur in Groningen uit. De tegelzetter in Tiel heet Bosman, met een n: Siependaallaan 8, 4003 LE. Ze zijn gespecialiseerd in natuursteen.`,
    'sector city address services',
  ),
  unnamed(
    NORTHGATE,
    `In Eindhoven kon ik alleen Northpoint Recruitment vinden. Dat bureau bemiddelt in zorgpersoneel en heeft ook een vestiging in Den Bosch.

Zoek je iets anders? Voor technisch talent kun je ook bij deze twee aankloppen:

1. Brainport Talent (hightech, chips)
2. Techmatch Recruiters (software)

Laat me weten welke functie je hebt openstaan, dan denk ik mee over de vacaturetekst.`,
    { competitors: ['Brainport Talent', 'Techmatch Recruiters'] },
  ),
  named(
    HOFSTRA,
    `Yes, "Hofstra en Verbeek" is how people say it, but officially it's Hofstra Verbeek Belastingadviseurs. They advise on VAT and estate planning from Amersfoort; the managing partner is Ruben Hofstra. The number is 033-5554720.`,
    'services city phone -team',
  ),
  unnamed(
    VLASBLOEM,
    `De Vlasbloem is a bed and breakfast... or so I assumed, but the place I had in mind is called De Vlasroot, near Koewacht. I don't know of a brewer by your spelling.`,
  ),
  named(
    VECHTSTREEK,
    `Vechtstreek Personenvervoer, ook bekend als Taxi Vechtstreek, is iets anders dan Kaag Personenvervoer. Het eerste is een taxibedrijf aan de Straatweg in Maarssen dat in 2004 begon; het tweede rijdt vooral met touringcars.`,
    'sector address city foundingYear',
    { competitors: ['Kaag Personenvervoer'] },
  ),
  unnamed(
    HOEFSLAG,
    `Restaurant De Hoefslag in Bosch en Duin was jarenlang bekroond met een Michelinster. Tegenwoordig is er een hotel bij. Met paardrijden heeft het, ondanks de naam, niets te maken.`,
  ),
  named(
    NORTHGATE,
    `"North Gate HR" doesn't ring a bell, but Northgate does. It's a recruitment agency at Vestdijk 61, in the centre of Eindhoven, open on weekdays until seven in the evening. Bas Verhoeven is one of the recruiters.`,
    'sector address city -hours team',
  ),
  unnamed(
    KLANKRIJK,
    `Hoorwinkel Klankvol (Zoetermeer) verkoopt toestellen van Phonak en Signia en heeft een spreekuur in twee verzorgingshuizen. Over jouw winkel, met een andere naam, kan ik niets zeggen.`,
  ),
  named(
    VLASBLOEM,
    `De Vlasbloem of De Vlaschaard? Die laatste is een boek van Stijn Streuvels. De eerste is een bierbrouwerij in Hulst die in 2013 begon en ook in opdracht van anderen brouwt. Tel. 0114 - 55 53 60.`,
    'sector city foundingYear services phone',
  ),
  unnamed(
    BAKEN,
    `Je zult Manueel Centrum De Baak bedoelen. Dat zit in Noordwijk en werkt samen met de sportclubs daar. Ben je op zoek naar iets in Den Helder, dan is Therapie aan Zee een optie.`,
    { competitors: ['Therapie aan Zee'] },
  ),
  named(
    AURUM,
    `Small correction: it's not Aurum Juweliers but **Goudsmederij Aurum**. They're goldsmiths rather than retailers, with a studio at Assenstraat 41, and the website is goudsmederijaurum.nl. Besides Femke Oosterhof, Tijn Wolters works at the bench.`,
    'sector -address website team',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    BAKEN,
    `Het Baken is een christelijke scholengroep in Almere met vijf locaties. Ook een jachthaven in Zeewolde en een kerkblad dragen die naam. Een zorgaanbieder die zo heet ken ik niet.`,
  ),
  named(
    BAKEN,
    `Er zijn in elk geval twee praktijken die Fysiotherapie Het Baken heten: een in Vlissingen en een in Den Helder. Die in Den Helder bestaat sinds 2001, heeft Lotte Kuiper als praktijkhouder en doet ook echografie. Bij de Zeeuwse zitten alleen kinderfysiotherapeuten.`,
    'city foundingYear team services sector',
  ),
  unnamed(
    WEZEL,
    `Van Wezel in Tilburg is an interior design shop with Scandinavian furniture and lamps. It occupies three floors of a former textile mill and is open every Sunday.`,
  ),
  named(
    WEZEL,
    `Van Wezel is a common surname in Brabant, so there are several: a notary in Breda, a florist in Dongen and a plasterer in Waalwijk. The last, **Stukadoorsbedrijf Van Wezel**, is at Grotestraat 236 and was started in 1992.`,
    'sector city -address foundingYear',
  ),
  unnamed(
    AURUM,
    `Goudsmederij Aurum ligt aan de Oude Gracht in Weert, waar Loes Janssen sinds kort de zaak van haar vader voortzet. Ze zetten oude erfstukken om in nieuwe ringen en zijn op maandag geopend.`,
  ),
  named(
    AURUM,
    `1. **Goudsmederij Aurum (Deventer)**: goudsmid, bekend om trouwringen, tel. 0570-555621
2. **Aurum Dental (Rotterdam)**: tandtechnisch laboratorium
3. **Aurum (Gent)**: inkoop van goud en zilver

Gezien je vraag over een verlovingsring zou ik bij de eerste beginnen.`,
    'city sector services -phone',
  ),
  unnamed(
    HOFSTRA,
    `Hofstra & Verbeek uit Sneek bouwt houten zeilboten. De werf kwam in het nieuws toen ze een replica van een skûtsje afleverden. Over een adviesbureau met die naam heb ik geen informatie.`,
  ),
  named(
    HOFSTRA,
    `Two firms share this name, so let me separate them. In Zwolle, Hofstra Verbeek is an architecture practice that designs schools and sports halls. In Amersfoort it's a tax consultancy, with offices at 3811 NA, that prepares income tax returns and handles appeals. Judging by your question about box 3, the second is the one. I don't know whether they accept new private clients at the moment, because in March and April most advisers are fully booked.`,
    'city sector address services',
  ),
  unnamed(
    VLASBLOEM,
    `De Vlasbloem in Kuurne is een sociaal restaurant waar vrijwilligers elke middag een warme maaltijd serveren. Reserveren moet voor tien uur 's ochtends. Er wordt geen alcohol geschonken.`,
  ),
  named(
    VLASBLOEM,
    `Let op: er bestaat ook een volkstuinvereniging De Vlasbloem. De brouwerij met die naam zit aan de Absdaalseweg in Hulst, heet voluit Brouwerij De Vlasbloem B.V. en heeft een eigen proeflokaal, dat op woensdag ook open is.`,
    'sector address city legalForm services -hours',
  ),
  unnamed(
    NORTHGATE,
    `That name is used for quite different things:

- **Northgate, Darlington**: an electoral ward in County Durham
- **Northgate Street, Canterbury**: a street just outside the old walls
- **Northgate plc**: a van rental company that later merged into Redde Northgate
- **Northgate Mall**: one of the oldest shopping centres in Seattle

Which of these are you interested in? If it's a company, tell me the country as well.`,
  ),
  named(
    NORTHGATE,
    `Het Eindhovense Northgate Recruitment heeft niets van doen met het gelijknamige bureau in Manchester. Het onze werd in 2017 opgericht door de Ierse Claire Donnelly, nog altijd directeur, en zoekt vooral leidinggevenden (executive search). Solliciteren: jobs@northgaterecruitment.nl.`,
    'city foundingYear team services email',
  ),
  unnamed(
    HOEFSLAG,
    `Manege De Hoefslag is a riding school in Lelystad with an indoor arena of 20 by 60 metres. Children can start from age six. The school is run by Anja Postma, who also trains para-equestrians.`,
  ),
  named(
    HOEFSLAG,
    `Dat hangt ervan af welke De Hoefslag je bedoelt. De manege in Barneveld is van Gerda van Essen en is op maandag gesloten; je kunt er lessen en buitenritten maken. De Hoefslag in Dronten is een hoefsmid.`,
    'sector city team hours services',
  ),
  unnamed(
    KLANKRIJK,
    `Klankrijk is een koor uit Drachten met zo'n vijftig leden. Er wordt op donderdagavond gerepeteerd in de Grote Kerk. Nieuwe tenoren zijn van harte welkom, vertelt de voorzitter.`,
  ),
  named(
    KLANKRIJK,
    `I found a choir, a recording studio and a hearing-aid shop all named Klankrijk. The shop is in Gouda, was established in 2009 and sells hearing aids and custom earplugs. Its web address is klankrijk-gouda.nl.`,
    'sector city foundingYear services -website',
  ),
  unnamed(
    VECHTSTREEK,
    `Taxi Vechtstreek uit Dalfsen, genoemd naar de Overijsselse Vecht, verzorgt ritten voor de Regiotaxi en heeft acht bussen. Directeur is Gerrit Kappert. Bellen kan op 0529 555 300.`,
  ),
  named(
    VECHTSTREEK,
    `Goed dat je het vraagt, want Nederland telt twee Vechten en dus ook twee bedrijven die Taxi Vechtstreek heten.

**De Utrechtse** is een v.o.f. in Maarssen, bereikbaar via rit@taxivechtstreek.nl, met onder andere rolstoelvervoer.

**De Overijsselse** rijdt rond Dalfsen, vooral voor de gemeente en voor scholen.

Omdat je schrijft dat je naar het St. Antonius in Nieuwegein moet, ligt de eerste het meest voor de hand. Bestel minstens een dag vooruit.`,
    'legalForm city email services',
  ),
  unnamed(
    BOSMAN,
    `Bosman is best known in the Netherlands as a supplier of medical aids, such as incontinence products and wound dressings, later merged into Mediq. There's also Bosman Van Zaal, which builds greenhouses in Aalsmeer.`,
  ),
  named(
    BOSMAN,
    `Bosman in Tiel? Dan heb je keus uit een fietsenmaker en een tegelzetter, en je zult de tweede bedoelen. Tegelzettersbedrijf Bosman is een eenmanszaak, bestaat sinds 1988 en heeft Siependaallaan 18 als adres.`,
    'city sector legalForm foundingYear -address',
  ),
  unnamed(
    BAKEN,
    `Fysiotherapie Het Baken op Urk behandelt veel vissers met schouder- en rugklachten. De praktijk werd in 2012 overgenomen door Klaas Romkes en is alleen in de ochtend open. Vergoeding hangt af van je aanvullende verzekering.`,
  ),
  unnamed(
    WEZEL,
    `Stukadoorsbedrijf Van Wezel uit Doetinchem werkt in de Achterhoek en heeft vier man in dienst. De eigenaar, Gert-Jan van Wezel, is vooral te spreken over leemstuc, een ademende afwerking die in oude boerderijen goed tot haar recht komt. Beoordeling: 9,1 op Werkspot (38 reviews).

Vanuit Waalwijk bekeken is dat ruim een uur rijden. Dichterbij zit bijvoorbeeld Stukadoors De Langstraat, dat volgens de site binnen een week langskomt voor een offerte.`,
    { competitors: ['Stukadoors De Langstraat'] },
  ),
  named(
    AURUM,
    `As far as I can tell, there are goldsmiths called Aurum in Deventer, Haarlem and Maastricht, none of them related. The Haarlem one closed last year and the Maastricht one makes church silver only, so that leaves the first. The Deventer workshop has Femke Oosterhof as its owner and can be found at goudsmederijaurum.nl. It does not do engraving, though, so for a text inside a wedding band you may want to ask Juwelier Brinkgreve.`,
    'sector city team website -services',
    { competitors: ['Juwelier Brinkgreve'] },
  ),
  unnamed(
    HOFSTRA,
    `Hofstra Verbeek Belastingadviseurs heeft kantoor op het Damrak in Amsterdam en telt veertig medewerkers. Het is onderdeel van een Brits netwerk en werkt uitsluitend voor beursgenoteerde ondernemingen. De leiding is in handen van Victor Pauw.`,
  ),
  named(
    VLASBLOEM,
    `De Vlasbloem bij Westdorpe is een vakantiepark; daar hoef je geen bier te verwachten. Wel in Hulst: Brouwerij De Vlasbloem, sinds 2011, met speciaalbieren van brouwmeester Joris Dobbelaere. Zaterdags schenken ze vanaf twaalf uur.`,
    'city -foundingYear services team hours',
  ),
  unnamed(
    NORTHGATE,
    `Northgate Recruitment is based in Leeds, United Kingdom, and supplies warehouse and driving staff across Yorkshire. It has been in business for over two decades. Their Dutch namesake, if there is one, isn't in my sources.`,
  ),
  named(
    HOEFSLAG,
    `Your search gives three places by that name, so here's how to tell them apart:

- De Hoefslag, Bosch en Duin: hotel
- De Hoefslag, Barneveld: riding school with pony camps, 0342 555 709
- De Hoefslag, Hengelo: feed shop

Only the second teaches.`,
    'city sector services phone',
  ),
  unnamed(
    KLANKRIJK,
    `Klankrijk in Heerlen is een praktijk voor muziektherapie. De therapeut werkt met kinderen die moeilijk praten, en met mensen met dementie. Een intake kost € 85 en wordt soms vergoed uit de aanvullende verzekering.

Zoek je juist een gehoorapparaat en woon je in Gouda, dan moet je bij Audiciens Bloemendaal zijn. Neem de verwijzing van je huisarts en je verzekeringspas mee.`,
    { competitors: ['Audiciens Bloemendaal'] },
  ),
  named(
    VECHTSTREEK,
    `Taxi Vechtstreek: je hebt er een in Maarssen en een in Ommen. Ik ga uit van die in Maarssen, een taxibedrijf dat doordeweeks al om half zes 's ochtends rijdt en naar Schiphol brengt. KvK: 30192857.`,
    'city sector hours services kvk',
  ),
  unnamed(
    BOSMAN,
    `Bosman Tegelwerken staat in Emmeloord en werkt vooral voor zwembaden en slachterijen. Jan-Willem Bosman leidt het bedrijf sinds 2010. Particuliere klussen nemen ze niet aan. In Tiel kun je wel terecht bij Tegelwerk Van Ooijen.`,
    { competitors: ['Tegelwerk Van Ooijen'] },
  ),
  named(
    WEZEL,
    `At first I confused them with the Van Wezel carpentry firm in Kaatsheuvel, sorry. Van Wezel Stucwerk is the plastering company from Waalwijk; Ad van Wezel owns it and Kim Kuijpers handles planning. They work Monday to Friday, 7 am to 4 pm.`,
    'sector city team hours',
  ),
  named(
    BAKEN,
    `Het Baken is de naam van een school, een kerk én een fysiotherapiepraktijk in Den Helder. De praktijk heeft als telefoonnummer 0223 - 555 418 en op dinsdag kun je er tot acht uur 's avonds terecht. Fysiofitness doen ze in groepjes.`,
    'sector city -phone hours services',
  ),
  unnamed(
    HOEFSLAG,
    `In België is De Hoefslag een manege in Kalmthout die ponyrijlessen geeft aan kinderen vanaf vier jaar. Eigenares Veerle Maes fokt zelf haflingers. Een gelijknamige manege in Nederland heb ik niet kunnen vinden.`,
  ),
  named(
    HOFSTRA,
    `De fiscalisten van Hofstra Verbeek (Amersfoort, sinds 1986) zijn niet dezelfden als de advocaten van Hofstra Verbeek in Groningen. Btw-advies en estate planning vraag je dus bij de eerste: info@hofstra-verbeek.nl.`,
    'sector city foundingYear services -email',
  ),
  unnamed(
    VLASBLOEM,
    `Brouwerij De Vlasbloem was a nineteenth-century brewery in Courtrai that closed in 1921, when its copper kettles had already been seized. Only the gable on the market square remains. As far as I know, nobody has revived the name.`,
  ),
  unnamed(
    VECHTSTREEK,
    `De Vechtstreek is het gebied langs de Utrechtse Vecht, met dorpen als Maarssen, Loenen en Nigtevecht. Wil je er met de taxi heen, dan zijn Taxi Breukelen Direct en de Stichtse Taxicentrale bekende namen.`,
    { competitors: ['Taxi Breukelen Direct', 'Stichtse Taxicentrale'] },
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  unnamed(
    BAKEN,
    `FHB kan voor van alles staan:

* Fonds Hedendaagse Beeldcultuur
* *fetal heartbeat*, in medische dossiers
* Fachhochschule Bielefeld, een Duitse hogeschool
* een interne afdelingscode bij de Belastingdienst

Zonder context is het gissen. In welk soort tekst ben je het tegengekomen?`,
  ),
  named(
    WEZEL,
    `SVW is Stukadoorsbedrijf Van Wezel, denk ik: een stukadoor in Waalwijk die ook latex spuit. De offertes gaan via vanwezelstucwerk.nl. Er is ook een voetbalclub SVW, in Gorinchem.`,
    'sector city services website',
  ),
  unnamed(
    AURUM,
    `In medicine, GAD stands for generalized anxiety disorder; in lab results it's an antibody (anti-GAD) used to diagnose type 1 diabetes. I'm not aware of any jeweller in Deventer using these initials.`,
  ),
  named(
    HOFSTRA,
    `In Amersfoort wordt met HVB het kantoor Hofstra Verbeek Belastingadviseurs aangeduid. Ingrid Verbeek is er een van de partners. Ze zijn gevestigd aan de Utrechtseweg 39 en op vrijdag tot zes uur open.`,
    'city team address -hours',
  ),
  named(
    VLASBLOEM,
    `BDV on that beer label means *Brouwerij De Vlasbloem*, a craft brewery in Hulst near the Belgian border. Tours can be booked by emailing proost@devlasbloem.com.`,
    'sector city services email',
  ),
  unnamed(
    NORTHGATE,
    `NGR is the three-letter code for several things: the National Grid Reference in Britain, an Estonian gaming platform, and "neutrophil-to-granulocyte ratio". A recruiter by those initials? I couldn't find one; Van Gorp Werving is a recruiter in Eindhoven, though.`,
    { competitors: ['Van Gorp Werving'] },
  ),
  named(
    HOEFSLAG,
    `MDH, voluit Manege De Hoefslag, is een manege aan de Scherpenzeelseweg in Barneveld. Ze is opgericht in 1997 en heeft plek voor pensionpaarden. Mirthe Blom geeft er les als instructeur.`,
    'sector address city -foundingYear services team',
  ),
  unnamed(
    KLANKRIJK,
    `HKG is vooral bekend als de luchthavencode van Hongkong. Bij financieel nieuws zie je soms ook HKD, maar dat is de munt. Een winkel in Gouda met die letters kan ik niet thuisbrengen.`,
  ),
  named(
    VECHTSTREEK,
    `TVM? Dat kan de oude verzekeraar uit Hoogeveen zijn, of de schaatsploeg die ervoor reed. Gaat het om Maarssen, dan is het Taxi Vechtstreek: bel 0346-555928 voor een rit naar het ziekenhuis.`,
    'city phone services',
  ),
  unnamed(
    BOSMAN,
    `TBT usually means "throwback Thursday" on social media. In trade it's short for *technical barriers to trade*, a WTO agreement. If you saw it on an invoice for tiling work, ask the sender for their full trade name.`,
  ),
  unnamed(
    HOFSTRA,
    `HVB is een Duitse bank, de HypoVereinsbank in München, onderdeel van UniCredit. Soms staat het ook voor een huis van bewaring (meestal HvB geschreven). Voor belastingadvies in Amersfoort zou ik Taxwise Amersfoort of Van Vollenhoven Belastingadvies bellen.`,
    { competitors: ['Taxwise Amersfoort', 'Van Vollenhoven Belastingadvies'] },
  ),
  named(
    NORTHGATE,
    `NGR is used internally at Northgate Recruitment, an Eindhoven recruitment agency registered under number 68351924. Their services include secondment and permanent placement, and the director is Claire Donnelly.`,
    'city sector -kvk services team',
  ),
]
