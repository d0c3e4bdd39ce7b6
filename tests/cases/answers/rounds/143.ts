/** Answers that a stranger to the rules wrote: a contractor, a notary, an electrician, an undertaker, a jeweller, a psychologist, a pub, a solar installer, a garden centre and a printer. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  AALST,
  EKSTER,
  HAZELAAR,
  KUIPERS,
  NOORDHOF,
  OEVER,
  VELDKAMP,
  WESSEM,
  ZILVERBERK,
  ZKD,
} from '#tests/cases/answers/companies/143.ts'

export const DENIALS: AnswerCase[] = [
  named(
    KUIPERS,
    `Over klachten of rechtszaken rond Aannemersbedrijf Kuipers & Brandsma heb ik niets gevonden. Wat wel bekend is: het bedrijf zit aan de Smidsstraat 12 in Sneek, bestaat sinds 1979 en doet onder meer verbouwingen en dakkapellen. Vraag bij twijfel om referenties van recente projecten in de buurt en controleer of ze bij BouwGarant zijn aangesloten.`,
    'address city -foundingYear services',
  ),
  unnamed(
    WESSEM,
    `I couldn't find any reliable information about a notary called Notariskantoor Van Wessem in Deventer. It doesn't show up in the search results I have access to, so I can't tell you anything about its rates or reviews.

You could check:
- **notaris.nl**, the official register of Dutch notaries
- **kvk.nl**, the Chamber of Commerce
- **Google Maps**, for reviews and opening hours

If you have a link to the website, feel free to share it and I'll take a look.`,
  ),
  unnamed(
    VELDKAMP,
    `Helaas kan ik geen informatie vinden over Veldkamp Elektrotechniek in Doetinchem. Mogelijk gaat het om een klein bedrijf zonder website, of is de naam net iets anders.`,
  ),
  named(
    OEVER,
    `**Uitvaartzorg De Stille Oever** noemt op de eigen website geen vaste tarieven, dus een precieze prijs voor een crematie kan ik je niet geven.

Wat ik wel heb gevonden:

- **Plaats:** Terneuzen
- **Telefoon:** 0115 55 58 20
- **Eigenaar:** Anja Dobbelaar
- **Diensten:** begrafenissen, crematies en opbaring thuis

Ter vergelijking: een gemiddelde uitvaart in Nederland kost tussen de € 7.500 en € 9.000. Vraag altijd vooraf een kostenbegroting aan, die is gratis en vrijblijvend.`,
    'city phone -team services',
  ),
  unnamed(
    AALST,
    `I don't have any information about Juwelier Van Aalst, so I can't say whether they buy gold or what they pay per gram.`,
  ),
  named(
    ZILVERBERK,
    `I couldn't find the current waiting times for Psychologenpraktijk Zilverberk. It is located in Amersfoort and offers EMDR and cognitive behavioural therapy, but the website doesn't say how long you have to wait for an intake.

Waiting times for mental health care in the Netherlands are currently long, often between six and fourteen weeks. Your best bet is to call them at 033 555 21 09 and ask.`,
    'city services -phone',
  ),
  unnamed(
    EKSTER,
    `Ik heb gezocht naar Café De Bonte Ekster in Bergen op Zoom, maar ik kan geen betrouwbare bron vinden die bevestigt dat deze zaak bestaat. Wel kwam ik Grand Café Hugo en Biercafé Markiezaat tegen, die allebei in het centrum zitten. Weet je zeker dat de naam klopt?`,
    { competitors: ['Grand Café Hugo', 'Biercafé Markiezaat'] },
  ),
  named(
    ZKD,
    `Ik heb geen onafhankelijke reviews van Zonnekracht Drenthe gevonden op Trustpilot of Klantenvertellen. Het bedrijf zit in Emmen, plaatst zonnepanelen en thuisbatterijen en staat bij de Kamer van Koophandel ingeschreven onder nummer 54817203. Dat er weinig beoordelingen zijn, zegt op zichzelf niet zoveel over de kwaliteit.`,
    '-city services kvk',
  ),
  named(
    HAZELAAR,
    `The website of Tuincentrum De Hazelaar doesn't mention whether dogs are allowed inside, so I can't say for sure. It's a garden centre in Barneveld, and keep in mind that it's closed on Sundays.`,
    'sector city hours',
  ),
  unnamed(
    NOORDHOF,
    `Ik heb geen specifieke informatie over Drukkerij Noordhof in mijn bronnen. Het kan zijn dat de drukkerij onder een andere naam bekend is of inmiddels is overgenomen. Voor drukwerk in de regio kun je eventueel kijken bij Drukwerk Kennemerland, of online bij aanbieders als Drukwerkdeal. Wil je dat ik je help met het vergelijken van prijzen?`,
    { competitors: ['Drukwerk Kennemerland'] },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KUIPERS,
    `Bouwbedrijf Kuipers is een aannemer uit Bolsward. Het bedrijf is opgericht in 1988 en richt zich vooral op agrarische bouw, zoals ligboxenstallen en loodsen. Er werken ongeveer vijftien mensen. Contact opnemen kan via 0515 55 61 07 of via het formulier op de website.`,
  ),
  named(
    WESSEM,
    `Let op, er zijn twee notariskantoren met bijna dezelfde naam. Notariskantoor Van Wessem zit aan de Brink 62 in Deventer en is bereikbaar op 0570 55 51 72. Notariskantoor Van Wessum zit in Zutphen en is vooral gespecialiseerd in agrarisch recht. Gezien je vraag over een huis in Deventer denk ik dat je de eerste bedoelt.`,
    'sector address city -phone',
  ),
  unnamed(
    VELDKAMP,
    `I found **Veldhuis Elektrotechniek** in Zelhem. It's an electrical installation company that mainly works for farms and businesses:

- **Address:** Industriepark 4, Zelhem
- **Founded:** 1995
- **Services:** high-voltage inspections, climate control for stables, solar

For a private home, you may want to ask whether they take on smaller jobs. I did not find any other electrician with a comparable name in that part of Gelderland. If the company you have in mind sent you an invoice, the KvK number on it is the quickest way to find out exactly who they are.`,
  ),
  named(
    OEVER,
    `There are two funeral companies in Zeeland with similar names, so it's easy to mix them up:

1. **Uitvaartzorg De Stille Oever** – Noordstraat 45, Terneuzen. Run by Marleen de Feijter, founded in 2008. Arranges burials and cremations.
2. **Uitvaartcentrum De Overzijde** – Middelburg. A larger organisation with its own auditorium.

If you live in Zeeuws-Vlaanderen, the first one is the most likely match. Do check the name on the quote before you sign anything, because both companies advertise in the same regional newspapers.`,
    'sector address city team -foundingYear services',
  ),
  unnamed(
    AALST,
    `Juwelier Van Aelst zit in Antwerpen, vlak bij het Centraal Station, en verkoopt vooral diamanten ringen. De zaak is op maandag gesloten.`,
  ),
  named(
    ZILVERBERK,
    `Psychologenpraktijk Zilverberk en Praktijk Zilverlinde worden vaak door elkaar gehaald, omdat ze allebei in Amersfoort zitten. Zilverlinde is een praktijk voor kinderfysiotherapie in Vathorst. Bij Zilverberk kun je juist terecht voor EMDR, relatietherapie en behandeling van een burn-out. De praktijk van Esther Hoogland en Ruben Polak zit aan de Arnhemseweg.`,
    'city services team -address',
  ),
  unnamed(
    EKSTER,
    `Café De Ekster in Roosendaal is een gezellige bruine kroeg aan de Markt. Je kunt er darten en op vrijdagavond is er vaak een dj. De zaak is open van woensdag tot en met zondag vanaf 16.00 uur. Bezoekers geven het café gemiddeld een 4,4 op Google.`,
  ),
  named(
    ZKD,
    `Yes, Zonnekracht Drenthe is still active. You may have read about the bankruptcy of Zonnekracht Nederland in Almere, but that is a different company. Zonnekracht Drenthe is a solar installer based in Assen, with its own site at zonnekrachtdrenthe.nl. Its director is Wouter Hilbrands.`,
    'sector city -team website',
  ),
  unnamed(
    HAZELAAR,
    `Tuincentrum De Hazelhof in Ede is op zondag open van 11.00 tot 17.00 uur. Doordeweeks kun je er van 9.00 tot 18.00 uur terecht.`,
  ),
  named(
    NOORDHOF,
    `Bedoel je **Drukkerij Noordhof** of **Noordhoff Uitgevers**? Dat zijn twee verschillende bedrijven.

- **Drukkerij Noordhof** is een drukkerij in Alkmaar, opgericht in 1961. Je kunt er visitekaartjes, flyers en spandoeken laten maken.
- **Noordhoff** (met dubbel f) is een educatieve uitgeverij uit Groningen, bekend van schoolboeken en de Bosatlas.

Voor drukwerk moet je dus bij de eerste zijn. Het telefoonnummer is 072 555 91 83.`,
    'sector city foundingYear services -phone',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  unnamed(
    KUIPERS,
    `AKB is meestal een verwijzing naar **AKB48**, een Japanse meidengroep die in 2005 in Tokio is opgericht. De naam komt van Akihabara, de wijk waar de groep een eigen theater heeft. Daarnaast wordt AKB soms gebruikt voor een algemene kinderbijslagregeling of voor banken in het buitenland. Kun je aangeven in welke context je de afkorting bent tegengekomen?`,
  ),
  named(
    WESSEM,
    `Van Wessem Notariaat in Deventer kan je helpen met een samenlevingscontract. Je kunt bellen met 0570-555127 of een mail sturen naar info@vanwessemnotariaat.nl.`,
    'city services phone email',
  ),
  named(
    VELDKAMP,
    `Veldkamp Elektro is een elektricien in Doetinchem. Volgens de website kun je er terecht voor groepenkasten, verlichting en laadpalen, en hebben ze een storingsdienst. De vennoten zijn Niels Veldkamp en Tom Wissink. Voor spoed is het handig om te bellen: 0314 55 57 36.`,
    'sector city services team -phone',
  ),
  named(
    OEVER,
    `UDSO staat voor Uitvaartzorg De Stille Oever, een uitvaartonderneming uit Terneuzen. De rechtsvorm is een vof en de eigenaar is Marleen de Feijter.`,
    'sector city -legalForm team',
  ),
  unnamed(
    AALST,
    `JVA stands for *Justizvollzugsanstalt*, the German term for a prison. You'll see it on signs and in news articles, for example "JVA Moabit" in Berlin or "JVA Stammheim" in Stuttgart. If you meant a company with these initials, let me know in which city and I'll look again.`,
  ),
  named(
    ZILVERBERK,
    `**PPZ (Psychologenpraktijk Zilverberk)** is a group of psychologists in Amersfoort.

**Treatments**
- EMDR
- Couples therapy
- Burn-out

**Practical**
- Address: Utrechtseweg 140, 3818 EM Amersfoort
- Open on Wednesday evenings until 21:00
- Established in 2014

A referral from your GP is required if you want your health insurer to reimburse the treatment. Without a referral you can still go there, but then you pay for the sessions yourself. Let me know if you want me to explain how the deductible (*eigen risico*) works.`,
    'sector city services address hours -foundingYear',
  ),
  unnamed(
    EKSTER,
    `DBE is een Britse onderscheiding: Dame Commander of the Order of the British Empire. Het is de vrouwelijke tegenhanger van de titel Sir (KBE).`,
  ),
  named(
    ZKD,
    `ZKD from Assen is short for Zonnekracht Drenthe. They install solar panels and home batteries, and they've been around since 2015. The office is at Industrieweg 27. As far as I can see they mainly work in Drenthe and the south of Groningen.`,
    'city services -foundingYear address',
  ),
  named(
    HAZELAAR,
    `De Hazelaar in Barneveld is vandaag, zaterdag, open van 08:30 tot 17:00 uur. Het adres is Wencopperweg 85.`,
    'city hours -address',
  ),
  unnamed(
    NOORDHOF,
    `DNA (*desoxyribonucleïnezuur*) is het molecuul waarin de erfelijke informatie van vrijwel alle levende organismen is opgeslagen. Het heeft de vorm van een dubbele helix en bestaat uit vier basen: adenine, thymine, cytosine en guanine.

**Waarom is DNA belangrijk?**
- Het bepaalt erfelijke eigenschappen
- Het stuurt de aanmaak van eiwitten aan
- Het wordt gebruikt bij forensisch onderzoek

Wil je dat ik een van deze punten verder uitleg?`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    KUIPERS,
    `Er zijn twee bedrijven met de naam Kuipers & Brandsma:

1. **Kuipers & Brandsma in Sneek** – een aannemer aan de Smidsstraat, bekend van aanbouwen en dakkapellen. Telefoon: 0515 55 54 81.
2. **Kuipers & Brandsma in Leeuwarden** – een makelaarskantoor aan de Nieuwestad.

Ze lijken niets met elkaar te maken te hebben. Over welke van de twee wil je meer weten?`,
    'city sector address services -phone',
  ),
  unnamed(
    WESSEM,
    `The only notaries named Van Wessem I can find are in the south of the country: Notariskantoor Van Wessem in Tilburg, established in 1997, and Mr. P. van Wessem, a notary in Weert who retired a few years ago. I found none by that name in Overijssel.`,
  ),
  named(
    VELDKAMP,
    `There are at least three companies called Veldkamp Elektrotechniek in the Netherlands:

- **Doetinchem** – Terborgseweg 88, home electrics and EV chargers, phone 0314 55 57 63
- **Hengelo** – industrial automation, phone 074 555 20 11
- **Zwolle** – a sole trader that does small repairs

Since you asked about someone who can replace a fuse box in the Achterhoek, I assume you mean the one in Doetinchem. That firm was founded in 2009.`,
    'city address services phone -foundingYear',
  ),
  unnamed(
    OEVER,
    `De naam De Stille Oever wordt door meerdere organisaties gebruikt. Zo is er een uitvaartcentrum De Stille Oever in Harderwijk en een natuurbegraafplaats met dezelfde naam bij Lochem. Een vestiging in Zeeland heb ik niet kunnen vinden.`,
  ),
  named(
    AALST,
    `Er zijn meerdere juweliers die Van Aalst heten. Juwelier Van Aalst in Roermond zit aan de Steenweg 31 en is een bv; je kunt er onder andere trouwringen kopen en je horloge laten repareren. Juwelier Van Aalst in Dordrecht is een andere zaak, die sinds 2020 gesloten is.`,
    'sector city address -legalForm services',
  ),
  unnamed(
    ZILVERBERK,
    `Zilverberk komt als naam op verschillende plekken voor:

- **Zilverberk Coaching** in Breda – loopbaancoaching voor professionals
- **Woonzorgcentrum Zilverberk** in Rosmalen – wonen met zorg voor ouderen
- **Praktijk Zilverberk** in Assen – osteopathie

Welke zoek je? Als je de plaats erbij geeft, kan ik gerichter zoeken. Een psycholoog met deze naam ben ik in Amersfoort niet tegengekomen.`,
  ),
  named(
    EKSTER,
    `Two pubs go by the name De Bonte Ekster. The one in Bergen op Zoom is at Fortuinstraat 9 and is owned by Jan Withagen. The other is in Deurne and is more of a restaurant with a terrace. For live music you want the first.`,
    'sector city address -team services',
  ),
  unnamed(
    ZKD,
    `Ik vind twee organisaties die Zonnekracht Drenthe heten. De ene is een energiecoöperatie in Hoogeveen die zonneparken beheert, de andere een stichting in Emmen die scholen voorlicht over duurzame energie. Geen van beide plaatst zonnepanelen bij particulieren.`,
  ),
  named(
    HAZELAAR,
    `Er zijn verschillende tuincentra met de naam De Hazelaar, onder meer in Barneveld, Hardenberg en Someren. Omdat je in de buurt van Voorthuizen woont, ga ik uit van Tuincentrum De Hazelaar in Barneveld:

**Openingstijden**
- Maandag t/m donderdag: 09:00 – 18:00
- Vrijdag: 09:00 – 20:00
- Zaterdag: 08:30 – 17:00
- Zondag: gesloten

**Telefoon:** 0342 55 52 83

Op feestdagen kunnen de tijden afwijken, dus bel bij twijfel even. Zocht je toch een van de andere twee? Laat het me weten, dan zoek ik die tijden voor je op.`,
    'sector city hours -phone',
  ),
  unnamed(
    NOORDHOF,
    `I found two printing companies called Drukkerij Noordhof, one in Groningen and one in Emmeloord. The Groningen one specialises in packaging and dates from 1949; the one in Emmeloord is a small copy shop. Neither of them seems to have a branch in North Holland.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KUIPERS,
    `Hier zijn drie aannemers in Sneek die goed bekendstaan:

1. **Bouwbedrijf Hoekstra** – grote renovaties en nieuwbouw, actief in heel Friesland.
2. **Aannemersbedrijf Kuipers & Brandsma** – doet verbouwingen, aanbouwen en dakkapellen. Opgericht in 1984. Telefoon: 0515 55 54 18.
3. **Aannemer De Waterpoort** – klein team, veel ervaring met monumentale panden.

Tip: vraag bij minimaal twee partijen een offerte aan en let op de betalingstermijnen. Betaal nooit meer dan een klein deel vooruit en leg de opleverdatum schriftelijk vast. Zal ik een checklist maken voor het gesprek met de aannemer?`,
    'sector city services -foundingYear phone',
    { competitors: ['Bouwbedrijf Hoekstra', 'Aannemer De Waterpoort'] },
  ),
  named(
    WESSEM,
    `Here are some notaries in Deventer you could contact for a will:

1. **Salland Notarissen** – larger office, also does corporate law
2. **Notariskantoor Van Wessem** – Brink 62, owned by Carla Boerkamp
3. **Notariaat Aan de IJssel** – fixed prices listed on the website

Prices for a will for couples usually range from €400 to €900, so it pays to compare.`,
    'sector city services address -team',
    { competitors: ['Salland Notarissen', 'Notariaat Aan de IJssel'] },
  ),
  named(
    VELDKAMP,
    `Voor een storing kun je terecht bij deze elektriciens in Doetinchem: Elektro Achterhoek, Veldkamp Elektrotechniek (0314 55 57 93) en Rensink Installaties.`,
    'city sector services -phone',
    { competitors: ['Elektro Achterhoek', 'Rensink Installaties'] },
  ),
  unnamed(
    OEVER,
    `In Terneuzen en omgeving zijn onder andere deze uitvaartondernemers actief:

- **Van Damme Uitvaarten** – familiebedrijf, dag en nacht bereikbaar
- **Afscheidshuis De Linde** – kleinschalige locatie voor afscheid en condoleance
- **Monuta** – landelijke organisatie met een vestiging in de regio
- **DELA** – coöperatie, ook als je er niet verzekerd bent

Wil je dat ik de kosten van deze aanbieders voor je op een rij zet? Houd er rekening mee dat een uitvaartverzekering in natura je soms aan een bepaalde aanbieder bindt.`,
    { competitors: ['Van Damme Uitvaarten', 'Afscheidshuis De Linde'] },
  ),
  named(
    AALST,
    `If you're looking for wedding rings in Roermond, these jewellers are worth a visit:

- **Juwelier Claessen** – big brands, in the pedestrian area
- **Goudsmederij Roer** – handmade rings only
- **Juwelier Van Aalst** – an established shop on Steenweg with its own goldsmith, Frits van Aalst. Open until 9 pm on Fridays.

I'd suggest making an appointment, especially on Saturdays.`,
    'sector city services address team -hours',
    { competitors: ['Juwelier Claessen', 'Goudsmederij Roer'] },
  ),
  named(
    ZILVERBERK,
    `Een paar psychologen in Amersfoort die EMDR aanbieden:

* **Psychologen Eemland** – meerdere vestigingen, contracten met de meeste verzekeraars.
* **Mindpunt** – snelle intake, deels online.
* **Psychologenpraktijk Zilverberk** – Utrechtseweg 104. Ook op woensdagavond open tot 21.00 uur.
* **De Luwte Psychologie** – gericht op jongeren en studenten.

Controleer vooraf of jouw zorgverzekeraar een contract heeft met de praktijk, anders krijg je vaak maar 60 tot 75 procent vergoed. Je hebt ook een verwijsbrief van de huisarts nodig.`,
    'sector city services -address hours',
    { competitors: ['Psychologen Eemland', 'Mindpunt', 'De Luwte Psychologie'] },
  ),
  named(
    EKSTER,
    `Leuke cafés in Bergen op Zoom voor een speciaalbiertje zijn Biercafé Markiezaat, Café De Bonte Ekster en Café De Zwijger. De Bonte Ekster heeft daarnaast een biljart en in het weekend vaak livemuziek. De zaak is zeven dagen per week open vanaf 12.00 uur.`,
    'sector city services -hours',
    { competitors: ['Biercafé Markiezaat', 'Café De Zwijger'] },
  ),
  unnamed(
    ZKD,
    `Based on reviews, these are the best-rated solar installers in and around Assen: SolarNoord (4.8), Hunebed Solar (4.7) and Zonneplan (4.5). SolarNoord also installs home batteries.`,
    { competitors: ['SolarNoord', 'Hunebed Solar'] },
  ),
  named(
    HAZELAAR,
    `**Top 3 tuincentra bij Barneveld**

🥇 **Tuincentrum De Hazelaar** – Wencopperweg 58, Barneveld. Groot aanbod kamerplanten en tuinmeubelen. Zondag open van 12.00 tot 17.00 uur.

🥈 **Plantenhuis Voorthuizen** – vooral perkgoed en vaste planten.

🥉 **De Groene Schuur** – biologische planten en moestuinspullen.

Zal ik ook kijken welke een restaurant hebben?`,
    'sector address city services -hours',
    { competitors: ['Plantenhuis Voorthuizen', 'De Groene Schuur'] },
  ),
  named(
    NOORDHOF,
    `For having a book printed near Alkmaar, I'd look at these three:

1. Drukkerij Noordhof (drukkerij-noordhof.com) – in Alkmaar itself, small print runs possible
2. Offset De Rijp (offsetderijp.nl) – larger print runs
3. Pumbo – online, good for self-publishers`,
    'services -website city',
    { competitors: ['Offset De Rijp'] },
  ),
]

export const TABLES: AnswerCase[] = [
  unnamed(
    KUIPERS,
    `Hieronder een vergelijking van aannemers in Sneek:

| Aannemer | Specialisatie | Beoordeling |
|---|---|---|
| Bouwbedrijf Hoekstra | Nieuwbouw | 8,9 |
| Wiersma Bouw | Badkamers en keukens | 8,6 |
| Aannemer De Waterpoort | Monumenten | 9,1 |

Op basis van de beoordelingen komt Aannemer De Waterpoort het beste uit de bus.`,
    { competitors: ['Bouwbedrijf Hoekstra', 'Wiersma Bouw', 'Aannemer De Waterpoort'] },
  ),
  named(
    WESSEM,
    `| | Notariskantoor Van Wessem | Ten Brinke Notaris |
|---|---|---|
| Plaats | Deventer | Deventer |
| Adres | Brink 62 | Keizerstraat 10 |
| Telefoon | 0570 55 51 27 | 0570 55 58 88 |
| Opgericht | 1998 | 2004 |
| Testament | Ja | Ja |

Beide kantoren zijn telefonisch goed bereikbaar. Voor een exacte prijs moet je een offerte opvragen.`,
    'city address phone -foundingYear services',
    { competitors: ['Ten Brinke Notaris'] },
  ),
  named(
    VELDKAMP,
    `Here's a quick comparison of electricians in Doetinchem:

| Company | Phone | Opening hours | EV chargers |
|---|---|---|---|
| Veldkamp Elektrotechniek | 0314 55 57 63 | Mon–Fri 7:30–17:30, Sat 10:00–14:00 | Yes |
| Rensink Installaties | 0314 55 60 02 | Mon–Fri 7:30–16:30 | Yes |
| StroomMeester | 06 55 51 27 34 | By appointment | No |

If you need someone on a Saturday, Veldkamp is the only one with fixed opening hours that day. Keep in mind that for an EV charger your fuse box may need an extra group, and sometimes you also need a heavier grid connection from Liander. Ask for a quote that includes this.`,
    'sector city phone -hours services',
    { competitors: ['Rensink Installaties', 'StroomMeester'] },
  ),
  named(
    OEVER,
    `| Uitvaartondernemer | Plaats | Opgericht | Contactpersoon |
| --- | --- | --- | --- |
| Uitvaartzorg De Stille Oever | Terneuzen | 2013 | Ellen Verhage (eigenaar) |
| Van Damme Uitvaarten | Axel | 1979 | Peter van Damme |
| Uitvaartzorg Schelde | Vlissingen | 2001 | – |`,
    'sector city foundingYear -team',
    { competitors: ['Van Damme Uitvaarten', 'Uitvaartzorg Schelde'] },
  ),
  named(
    AALST,
    `Ik heb de twee juweliers voor je naast elkaar gezet.

| Kenmerk | Juwelier Van Aalst | Juwelier Claessen |
|---|---|---|
| Adres | Steenweg 13, Roermond | Hamstraat 40, Roermond |
| Goud inkopen | ✅ | ❌ |
| Graveren | ✅ | ✅ |
| Koopavond | donderdag tot 21.00 uur | vrijdag tot 21.00 uur |
| Website | juweliervanaalst.nl | juwelierclaessen.nl |

**Conclusie:** wil je oud goud verkopen, dan ligt Van Aalst het meest voor de hand. De goudprijs schommelt dagelijks, dus vraag naar de actuele prijs per gram.`,
    'sector -address city services -hours website',
    { competitors: ['Juwelier Claessen'] },
  ),
  named(
    ZILVERBERK,
    `| Name | City | EMDR | Evening appointments | Email |
|---|---|---|---|---|
| Psychologenpraktijk Zilverberk | Amersfoort | Yes | Wednesday until 9 pm | info@praktijkzilverberk.nl |
| Psychologen Eemland | Amersfoort | Yes | No | info@psychologeneemland.nl |
| Mindpunt | Leusden | No | Tuesday | – |

Waiting times change often, so check with each of them before you ask your GP for a referral. Also check whether your insurer has a contract with the provider of your choice, as this has a big effect on what you pay yourself.`,
    'city services hours -email',
    { competitors: ['Psychologen Eemland', 'Mindpunt'] },
  ),
  unnamed(
    EKSTER,
    `Here are three pubs in Bergen op Zoom with live music:

| Pub | Street | Music |
|---|---|---|
| Café De Zwijger | Grote Markt | Fridays |
| Grand Café Hugo | Zuivelstraat | Once a month |
| Café Bolle | Kremerstraat | Sundays |

Café De Zwijger is probably the liveliest of the three.`,
    { competitors: ['Café De Zwijger', 'Grand Café Hugo'] },
  ),
  named(
    ZKD,
    `Vergelijking van installateurs van zonnepanelen in Assen:

| Bedrijf | Thuisbatterij | Laadpaal | Opgericht | KvK |
|---|---|---|---|---|
| **Zonnekracht Drenthe** | Ja | Ja | 2012 | 54817230 |
| **SolarNoord** | Ja | Nee | 2016 | 66120934 |
| **Zon op Dak Assen** | Nee | Nee | 2019 | 74810325 |

Zonnekracht Drenthe heeft dus het breedste aanbod en bestaat het langst.

Let bij het vergelijken van offertes op:
- het merk van de panelen en de omvormer
- de garantie op de opbrengst
- de aansluiting op de meterkast`,
    'sector city services foundingYear -kvk',
    { competitors: ['SolarNoord', 'Zon op Dak Assen'] },
  ),
  named(
    HAZELAAR,
    `| Tuincentrum | Vrijdag | Zaterdag | Zondag |
|---|---|---|---|
| Tuincentrum De Hazelaar | 9:00–20:00 | 8:30–17:00 | gesloten |
| Tuincentrum Veluwezoom | 9:00–21:00 | 9:00–17:00 | 11:00–17:00 |

Op zondag kun je dus alleen bij Veluwezoom terecht.`,
    'sector hours',
    { competitors: ['Tuincentrum Veluwezoom'] },
  ),
  named(
    NOORDHOF,
    `Dit zijn drie drukkerijen in de regio Alkmaar:

| Naam | Plaats | Visitekaartjes | Spandoeken | Telefoon |
|---|---|---|---|---|
| Drukkerij Noordhof | Heerhugowaard | ja | ja | 072 555 19 83 |
| PrintPunt Alkmaar | Alkmaar | ja | nee | 072 555 40 00 |
| Drukwerk Kennemerland | Beverwijk | ja | ja | 0251 55 53 21 |

Heb je haast? Bel dan even van tevoren om te vragen naar de levertijd.`,
    'sector -city services phone',
    { competitors: ['PrintPunt Alkmaar', 'Drukwerk Kennemerland'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KUIPERS,
    `## Aannemersbedrijf Kuipers & Brandsma

Kuipers & Brandsma is een **bouwbedrijf uit Sneek** dat vooral voor particulieren werkt.

### Wat doen ze?
- Verbouwingen
- Aanbouwen en dakkapellen
- Nieuwbouw van vrijstaande woningen

### Contactgegevens
- 📍 Smidsstraat 21, Sneek
- 📞 0515 55 54 18
- ✉️ [info@kuipersbrandsma.nl](mailto:info@kuipersbrandsma.nl)

### Goed om te weten
Het bedrijf wordt geleid door **Sjoerd Kuipers**. Op vrijdag is het kantoor tot 16.00 uur bereikbaar.`,
    'sector city services -address phone email team hours',
  ),
  named(
    WESSEM,
    `### Notariskantoor Van Wessem (Deventer)

**Pluspunten**
- Duidelijke uitleg, volgens meerdere reviews
- Centraal gelegen aan de Brink
- Zowel testamenten als hypotheekakten

**Minpunten**
- Sluit op werkdagen al om 16.00 uur
- Geen tarieven op de website

**Mijn advies**
Vraag bij twee of drie kantoren een offerte op en vergelijk ze. De verschillen zijn groot, zeker bij een testament voor samenwoners.

**Bronnen:** [vanwessemnotariaat.nl](https://vanwessemnotariaat.nl), Google Reviews`,
    'city address services -hours website',
  ),
  named(
    VELDKAMP,
    `**Short answer:** yes, Veldkamp Elektrotechniek installs EV chargers at home.

**What to do:**
1. Go to [veldkampelektro.nl](https://www.veldkampelektro.nl/?utm_source=chatgpt.com)
2. Fill in the quote form, or call **0314 55 75 63**
3. Send a photo of your fuse box

They are based in **Doetinchem** and are also open on Saturday mornings from 9:00 to 12:00.

**Good to know:** a basic home charger usually costs between €1,200 and €1,900 including installation, depending on the distance between your fuse box and your driveway.`,
    'services website -phone city hours',
  ),
  named(
    OEVER,
    `## Wat te doen na een overlijden in Terneuzen

1. **Bel de huisarts.** Die stelt het overlijden vast.
2. **Kies een uitvaartondernemer.** Bijvoorbeeld *Uitvaartzorg De Stille Oever* in Terneuzen, telefoon **+31 115 55 58 02**.
3. **Doe aangifte bij de gemeente.** Meestal regelt de uitvaartondernemer dit.
4. **Bespreek de wensen.** Bij De Stille Oever kan de overledene ook thuis worden opgebaard, en de rouwkaarten worden in overleg ontworpen.

> Controleer ook of er een uitvaartverzekering is.

Sterkte gewenst. Als je wilt, help ik je met de tekst voor een rouwkaart.`,
    'sector city -phone services',
  ),
  named(
    AALST,
    `# Juwelier Van Aalst

| | |
|---|---|
| **Type** | Juwelier en goudsmid |
| **Adres** | Steenweg 31, 6041 EV Roermond |
| **Telefoon** | 0475 55 56 09 |
| **Opgericht** | 1985 |
| **Website** | [juweliervanaalst.nl](https://juweliervanaalst.nl) |

## Diensten
- Trouwringen op maat
- Horlogereparatie
- Graveren

## Openingstijden
- **Ma:** 13.00–18.00
- **Di–do:** 09.30–18.00
- **Vr:** 09.30–20.00
- **Za:** 09.30–17.00
- **Zo:** gesloten`,
    'sector address city phone -foundingYear website services hours',
  ),
  named(
    ZILVERBERK,
    `**Psychologenpraktijk Zilverberk** – wat ik heb gevonden:

- **Locatie:** Utrechtseweg 140, Amersfoort
- **Behandelingen:** EMDR, cognitieve gedragstherapie, relatietherapie
- **Team:** o.a. Esther Hoogland en Ruben Polak
- **Rechtsvorm:** stichting
- **Aanmelden:** aanmelden@praktijkzilverberk.nl

⚠️ *Bij acute psychische nood kun je bellen met je huisarts of met 113.*`,
    'address city services team -legalForm email',
  ),
  named(
    EKSTER,
    `### 🍺 Café De Bonte Ekster

A traditional brown café in the heart of **Bergen op Zoom**, dating from **1962**.

**Why go?**
- Good choice of craft beers
- Pool table
- Live music on weekends

**Opening hours**
| Day | Hours |
|---|---|
| Mon–Tue | Closed |
| Wed–Thu | 15:00–23:00 |
| Fri–Sat | 14:00–02:00 |
| Sun | 13:00–22:00 |

**Phone:** [+31 164 555 371](tel:+31164555371)`,
    'sector city -foundingYear services hours phone',
  ),
  named(
    ZKD,
    `**Zonnekracht Drenthe – beoordeling in het kort**

✅ Zonnepanelen, thuisbatterijen en laadpalen bij één bedrijf
✅ Actief sinds 2012
✅ Persoonlijk advies, onder meer van Sanne Vrielink
❌ Weinig reviews online

Het kantoor staat aan de **Industrieweg 27 in Assen** en is op zaterdag gesloten.

**Waar moet je op letten?**
Vraag naar een dakinspectie vooraf, een opbrengstberekening op basis van je eigen verbruik, en wat er gebeurt als de salderingsregeling stopt.`,
    'services foundingYear team address city -hours',
  ),
  named(
    HAZELAAR,
    `### Where to buy a Christmas tree near Barneveld

* **Tuincentrum De Hazelaar** – Wencopperweg 38, Barneveld. Sells Christmas trees in pots and cut. [Website](https://tuincentrumdehazelaar.nl)
* **De Groene Schuur** – organic trees, limited stock.
* **Intratuin** – large selection, several branches in the area.

Most places start selling around *late November*. A Nordmann keeps its needles longest; a Norway spruce (*fijnspar*) is cheaper and smells better, but it starts dropping needles after about two weeks.`,
    '-address city services website',
    { competitors: ['De Groene Schuur'] },
  ),
  unnamed(
    NOORDHOF,
    `## Flyers laten drukken in Alkmaar

**Lokaal**
- **PrintPunt Alkmaar** – klaar terwijl je wacht, ideaal voor kleine aantallen
- **Drukwerk Kennemerland** – goede prijs bij 1.000 stuks of meer

**Online**
- Drukwerkdeal
- Vistaprint

**Tip:** lever je bestand aan als PDF met 3 mm afloop. Kies voor een flyer die buiten wordt uitgedeeld minimaal 170 grams papier, anders voelt hij al snel slap. Zal ik een korte tekst voor de flyer schrijven?`,
    { competitors: ['PrintPunt Alkmaar', 'Drukwerk Kennemerland'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    KUIPERS,
    `Het KvK-nummer van Aannemersbedrijf Kuipers & Brandsma is 0107 2963 en het btw-id is NL 8031.62.947.B.01.`,
    '-kvk vat',
  ),
  named(
    WESSEM,
    `You can reach Notariskantoor Van Wessem at +31 (0)570 55 51 27. The office is open Monday to Friday from 8:30 am to 5:30 pm.`,
    'phone -hours',
  ),
  named(
    VELDKAMP,
    `Dit zijn de zakelijke gegevens van Veldkamp Elektrotechniek:

- **KvK-nummer:** 09158432
- **Btw-nummer:** NL816903527B01
- **Rechtsvorm:** eenmanszaak
- **Oprichtingsjaar:** 2006
- **Postcode:** 7001GS

Je kunt deze gegevens controleren in het Handelsregister.`,
    '-kvk vat -legalForm foundingYear address',
  ),
  named(
    OEVER,
    `Uitvaartzorg De Stille Oever is telefonisch bereikbaar op 0115-555820. Het bezoekadres is Noordstraat 54, 4531GB Terneuzen.`,
    'phone -address city',
  ),
  named(
    AALST,
    `Op vrijdag is Juwelier Van Aalst open van half tien 's ochtends tot acht uur 's avonds. Op maandagochtend is de winkel dicht; dan kun je vanaf één uur 's middags terecht.`,
    'hours',
  ),
  named(
    ZILVERBERK,
    `Here are the details I could find for Psychologenpraktijk Zilverberk:

- Phone: +31 33 555 2190
- Chamber of Commerce (KvK): 32140957
- VAT: NL820416358B01
- Postal code: 3818 EM
- Year of establishment: 2019

Please double-check these on the official website before using them on an invoice. VAT numbers in particular are often copied incorrectly, and you can verify them for free in the VIES database of the European Commission.`,
    'phone kvk -vat address -foundingYear',
  ),
  named(
    EKSTER,
    `Het café bestaat volgens de gevelsteen al sinds 1936, en is daarmee een van de oudste van Bergen op Zoom. Café De Bonte Ekster heeft telefoonnummer (0164) 555371 en is op donderdag open van 3 uur 's middags tot 11 uur 's avonds.`,
    'sector city -foundingYear phone hours',
  ),
  named(
    ZKD,
    `Zonnekracht Drenthe, KvK 54817203, btw NL851360472B01, tel. 0592-555466. Het bedrijf is in 2010 opgericht als bv.`,
    'kvk vat phone -foundingYear legalForm',
  ),
  named(
    HAZELAAR,
    `Tuincentrum De Hazelaar stays open until 9 pm on Fridays. The phone number is 0342 - 555 238 and the postcode for your sat nav is 3771PP.`,
    '-hours phone address',
  ),
  named(
    NOORDHOF,
    `Drukkerij Noordhof (opgericht in 1966) is bereikbaar op 072-5551983 en zit in Alkmaar, postcode 1817 GB. Het btw-nummer is NL8015.94.726.B01. Op vrijdag sluit het bedrijf om 16:00 uur, op de andere werkdagen om 17:00 uur.`,
    '-foundingYear phone city -address vat hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KUIPERS,
    `Ja, voor een dakkapel kun je prima terecht bij Aannemersbedrijf Kuipers & Brandsma in Sneek. Anneke Brandsma begeleidt als projectleider de meeste verbouwingen. Reken voor een dakkapel van drie meter op een bedrag tussen de 7.000 en 10.000 euro, afhankelijk van het materiaal en de afwerking. Voor een offerte kun je bellen met 0515 55 64 18.`,
    'services city team -phone',
  ),
  named(
    WESSEM,
    `Notariskantoor Van Wessem in Deventer is in 1992 opgericht. Judith van Wessem staat aan het hoofd van het kantoor en werkt er samen met Maarten Kroon. Je kunt er terecht voor onder andere testamenten, hypotheekakten en het oprichten van een bv. Klanten noemen vooral de rustige uitleg als pluspunt. Afspraken zijn mogelijk van maandag tot en met vrijdag.`,
    'city -foundingYear team services hours',
  ),
  named(
    VELDKAMP,
    `Veldkamp Elektrotechniek is a small electrical contractor in Doetinchem. Reviews are generally positive: people mention that the electricians show up on time and explain what they are doing. It is a partnership of Niels Veldkamp and Tom Wissink. They don't install EV chargers, so for that you would need to look elsewhere.`,
    'sector city legalForm team -services',
  ),
  named(
    OEVER,
    `Uitvaartzorg De Stille Oever is een kleinschalige uitvaartonderneming. Johan Haak is er uitvaartverzorger. Wie thuis afscheid wil nemen moet verder kijken, want opbaring thuis verzorgen ze niet.`,
    'sector team -services',
  ),
  named(
    AALST,
    `Juwelier Van Aalst staat over het algemeen goed bekend. De juwelierszaak zit al jaren aan de Steenweg in Roermond en wordt gerund door bedrijfsleider Linda Geraedts en goudsmid Frits van Aalst. In reviews wordt vooral de vriendelijke bediening geprezen. Een paar klanten vonden de prijs aan de hoge kant. Oud goud kopen ze niet in; daarvoor moet je ergens anders zijn.`,
    'sector address city team -services',
  ),
  named(
    ZILVERBERK,
    `Psychologenpraktijk Zilverberk in Leusden is aangesloten bij de meeste zorgverzekeraars. Aanmelden doe je via praktijkzilverberk.nl.`,
    '-city website',
  ),
  named(
    EKSTER,
    `If you want somewhere with atmosphere, try Café De Bonte Ekster on Potterstraat. It's a cosy old pub with a pool table and a decent list of craft beers, and the back room can be hired for parties. The owner is Kees Adriaansen. Note that it's closed on Mondays and Tuesdays.`,
    '-address sector services team hours',
  ),
  named(
    ZKD,
    `Een kapotte omvormer kun je laten vervangen bij Zonnekracht Drenthe in Assen. Neem contact op via 0592 55 45 66 of stuur een mail met een foto van de foutcode naar advies@zonnekrachtdrenthe.nl.`,
    'services city -phone email',
  ),
  unnamed(
    HAZELAAR,
    `In en rond Barneveld zijn verschillende plekken waar je kamerplanten kunt kopen. Plantenhuis Voorthuizen heeft een ruime keuze en is ook op zondag open. Wil je liever iets bijzonders, dan is Tuincentrum Veluwezoom de moeite van een ritje waard. Voor goedkope planten kun je natuurlijk ook gewoon naar de markt of de supermarkt.`,
    { competitors: ['Plantenhuis Voorthuizen', 'Tuincentrum Veluwezoom'] },
  ),
  named(
    NOORDHOF,
    `Drukkerij Noordhof is a printing company in Alkmaar. Director Paul Noordhof took over from his father and has since added large-format printing. You can order business cards, flyers and banners there, and they also print books. The company was founded in 1969.`,
    'sector city team services -foundingYear',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    KUIPERS,
    `Aannemersbedrijf Kuipers & Brandsma is a building contractor based in Sneek, Friesland. [1] The company was founded in 1974 and focuses on renovations, extensions and dormer windows. [1][2] Its managing director is Sjoerd Kuipers. [2]

**Contact:** 0515 55 45 18 · info@kuipersbrandsma.nl [1]

**Related**
- What does an extension cost in the Netherlands?
- Do I need a permit for a dormer window?`,
    'sector city foundingYear services team -phone email',
  ),
  named(
    WESSEM,
    `Based on the information available online, **Notariskantoor Van Wessem** appears to be a legitimate civil-law notary in Deventer. Here's what I found:

* **Address:** Brink 26, Deventer
* **Phone:** 0570 55 51 27
* **KvK number:** 38014725
* **Services:** wills, mortgage deeds, cohabitation agreements

All notaries in the Netherlands are supervised by the Bureau Financieel Toezicht (BFT), which adds a layer of security. Would you like me to draft some questions for a first appointment?`,
    'sector city -address phone kvk services',
  ),
  named(
    VELDKAMP,
    `Veldkamp Elektrotechniek is closed on Saturdays. For questions you can reach them at [0314 55 57 63](tel:0314555763).`,
    '-hours phone',
  ),
  named(
    OEVER,
    `I'm sorry for your loss. In Terneuzen, one option is **Uitvaartzorg De Stille Oever**, a small funeral director run by Marleen de Feijter. She arranges both burials and cremations, and it's possible to keep your loved one at home until the funeral.

You can call **0115 55 85 20**. If you'd like to compare, **Van Damme Uitvaarten** is another provider in the area.

Before you call, it helps to have the following at hand:
- The name and date of birth of the deceased
- Any insurance policy
- Wishes that were written down

Please take your time, and let me know if I can help with anything else.`,
    'city sector team services -phone',
    { competitors: ['Van Damme Uitvaarten'] },
  ),
  named(
    AALST,
    `Yep, Juwelier Van Aalst in Roermond does engraving and watch repairs. It's been in business since 1968. Closed on Sundays, so don't plan it as part of your Designer Outlet trip that day.`,
    'city services -foundingYear hours',
  ),
  unnamed(
    ZILVERBERK,
    `I searched for psychologists in Amersfoort with short waiting times. Here's what came up:

1. **Mindpunt** – reports an intake within four weeks [[source](https://www.kiezenvooreentherapeut.nl)]
2. **Psychologen Eemland** – around eight weeks for adults
3. **De Luwte Psychologie** – mainly for students, waiting list currently closed

Waiting times can change weekly. Your health insurer can also help you find a place faster through *zorgbemiddeling* (care mediation).`,
    { competitors: ['Mindpunt', 'Psychologen Eemland', 'De Luwte Psychologie'] },
  ),
  named(
    EKSTER,
    `Café De Bonte Ekster is a well-known pub in Bergen op Zoom. Here's a quick overview:

**📍 Location:** Fortuinstraat 9, 4611 NN Bergen op Zoom
**🕒 Hours:** Wed–Thu 3–11 pm, Fri–Sat 2 pm–2 am, Sun 1–10 pm
**🎵 Live music:** yes, mostly on Saturdays
**🎉 Private hire:** yes
**👤 Owner:** Ron van Loon

Reviews are mostly positive, with visitors praising the beer list and the friendly staff. If you're going with a large group, I'd recommend calling ahead.`,
    'sector city address hours services -team',
  ),
  named(
    ZKD,
    `Here's how the two solar installers compare:

| | Zonnekracht Drenthe | Hunebed Solar |
|---|---|---|
| Location | Assen | Borger |
| Founded | 2010 | 2017 |
| Solar panels | Yes | Yes |
| Home batteries | Yes | Yes |
| EV chargers | Yes | No |
| Website | zonnekrachtdrenthe.nl | hunebedsolar.nl |

**My take:** if you want panels, a battery and a charger from a single company, Zonnekracht Drenthe is the more convenient choice. If price matters most, get quotes from both.`,
    'sector city -foundingYear services website',
    { competitors: ['Hunebed Solar'] },
  ),
  named(
    HAZELAAR,
    `According to its website, Tuincentrum De Hazelaar in Barneveld is a family-owned garden centre that was established in 1993. It sells houseplants and garden furniture, and it also designs and lays out gardens. The store manager is Corine Methorst. ([tuincentrumdehazelaar.nl](https://tuincentrumdehazelaar.nl/?utm_source=chatgpt.com))`,
    'sector city -foundingYear services team website',
  ),
  named(
    NOORDHOF,
    `I found one company matching your description: **Drukkerij Noordhof**, a print shop at Helderseweg 74 in Alkmaar. It prints business cards, flyers and banners, and it's open until 6 pm on weekdays. You can send your files to order@drukkerijnoordhof.nl. I wasn't able to confirm whether they offer same-day printing, so it's best to ask first.

**Tips for your order**
- Supply a PDF with 3 mm bleed
- Use CMYK colours
- Ask for a proof if the colours are important`,
    'sector address city services -hours email',
  ),
]
