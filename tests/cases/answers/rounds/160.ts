/** Answers that a stranger to the rules wrote: a general practice, an IT provider, a kitchen shop, a locksmith, a coach, a fishmonger, a wedding venue, a solar panel company, a sewing workshop and a pension adviser. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  DRAAD,
  ELZENHOEK,
  GRENDEL,
  KOERSVAST,
  NOORDERBIT,
  OLDENHAVE,
  ROSSUM,
  WETERING,
  WISSE,
  ZONNEDAK,
} from '#tests/cases/answers/companies/160.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    WETERING,
    `In de zoekresultaten kom ik geen praktijk tegen die Huisartsenpraktijk De Wetering heet. Misschien is de naam net iets anders, of is de praktijk opgegaan in een groter centrum. Wat je kunt proberen:

- de zoekfunctie van ZorgkaartNederland
- de zorgzoeker van je verzekeraar
- de huisartsenpost in Alphen, die weet welke praktijken er zijn

Gezondheidscentrum Ridderveld neemt volgens de eigen site op dit moment nieuwe patiënten aan.`,
    { competitors: ['Gezondheidscentrum Ridderveld'] },
  ),
  named(
    NOORDERBIT,
    `There isn't much independent feedback on Noorderbit IT-diensten: I found two Google reviews and nothing on Trustpilot. The company itself does exist. It is a managed IT provider in Drachten, registered as a B.V. under KvK 01134597, and it sells cloud migrations and security services to small businesses. I'd ask for a couple of customer references before signing anything.`,
    'sector city legalForm -kvk services',
  ),
  unnamed(
    ROSSUM,
    `Sorry, over Keukenhuis Van Rossum heb ik niets kunnen vinden. Ben je je aan het oriënteren op een nieuwe keuken? Dan kan ik je wel helpen met een lijst vragen die je in elke showroom zou moeten stellen, bijvoorbeeld over levertijd, aanbetaling en wie de keuken uiteindelijk plaatst.`,
  ),
  named(
    GRENDEL,
    `Tarieven van Slotenservice De Grendel kan ik niet zien; die staan niet online. Vergelijkbare bedrijven vragen overdag ongeveer € 90 tot € 175, en 's nachts al snel het dubbele. Wat ik wél terugvind: het is de eenmanszaak van Ferdi Kaya, gevestigd in Zwijndrecht en bereikbaar op 078 555 41 96. Spreek altijd vooraf een vaste prijs af.`,
    'legalForm team -city phone',
  ),
  unnamed(
    KOERSVAST,
    `I don't have any information about a coaching practice by that name. "Koersvast" is an everyday Dutch word meaning "steady on course", so it gets used by all sorts of consultancies, sailing clubs and newsletters. If you share the website or the coach's name, I can help you work out what to ask in an intake session.`,
  ),
  named(
    WISSE,
    `Of Vishandel Wisse & Zoon op tweede paasdag open is, heb ik niet kunnen vinden. Normaal gesproken is de winkel van dinsdag tot en met zaterdag geopend en op zondag en maandag dicht. Je kunt het navragen via bestel@wissevis.nl, of even langslopen in de Noordstraat in Terneuzen.`,
    'hours email address city',
  ),
  unnamed(
    ELZENHOEK,
    `Als taalmodel heb ik geen inzage in de agenda of prijslijst van Landgoed Elzenhoek, en eerlijk gezegd weet ik ook niet of een locatie met die naam bestaat. De gemeente waar je wilt trouwen publiceert meestal een lijst van vaste en vrije trouwlocaties. Op ThePerfectWedding kun je bovendien zoeken per provincie en op het aantal gasten.`,
  ),
  unnamed(
    ZONNEDAK,
    `My search for "Zonnedak Kempen" returned only generic results about solar roofs in the Kempen region, none of which point to a specific company. Installers that do show up around Eersel are Solar Bladel and Kempisch Energiehuis. Would you like me to compare those two instead?`,
    { competitors: ['Solar Bladel', 'Kempisch Energiehuis'] },
  ),
  named(
    DRAAD,
    `Reviews van Draad & Zoom ben ik niet tegengekomen, dus over de kwaliteit durf ik niets te zeggen. De zaak in Gouda bestaat sinds 2004. Je kunt er kleding en bruidsjurken laten vermaken, maar naailessen geven ze naar eigen zeggen niet. De website is draadenzoom.nl.`,
    'city foundingYear -services website',
  ),
  unnamed(
    OLDENHAVE,
    `I'm not familiar with Pensioenkantoor Oldenhave, and I'd rather not guess about a firm that handles people's retirement money. Any Dutch adviser needs an AFM licence, so the AFM register is the best place to verify it. If the name came from your employer, HR will know who administers the scheme.`,
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    WETERING,
    `Bedoel je misschien **Huisartsenpraktijk De Wetering**? "Huisarts Van de Wetering" levert bij mij niets op. De Wetering is een huisartsenpraktijk aan de Raadhuisstraat 161 in Alphen aan den Rijn, met Floor Brandsma als praktijkhouder. De balie is bereikbaar op 0172-555340.`,
    'sector -address city team phone',
  ),
  unnamed(
    NOORDERBIT,
    `Noorderbyte Hosting uit Groningen verhuurt webservers en registreert domeinnamen, vooral voor webbureaus en verenigingen. Support verloopt via tickets; een telefoonnummer staat niet op de site. Een basispakket begint bij ongeveer vier euro per maand.`,
  ),
  named(
    ROSSUM,
    `I think you mean Keukenhuis Van Rossum rather than "Keukenhuis van Rossem". It's a kitchen shop on Wageningselaan in Veenendaal, it dates back to 1947 and its owner is Arjan van Rossum. They don't just sell kitchens but fit them as well.`,
    'sector address city -foundingYear team services',
  ),
  unnamed(
    GRENDEL,
    `Een grendel is een metalen of houten staaf waarmee je een deur, hek of raam van binnenuit vastzet. Je hebt onder meer de schuifgrendel, de espagnolet en de kantgrendel. Voor extra inbraakwerendheid kies je er een met SKG-keurmerk. Zal ik uitleggen hoe je er zelf een monteert?`,
  ),
  unnamed(
    KOERSVAST,
    `Koersvast Hypotheken is een onafhankelijk advieskantoor in Apeldoorn. De adviseurs vergelijken rentes van ruim twintig geldverstrekkers en rekenen een vast tarief van rond de € 2.400. Een eerste gesprek is gratis en kan ook via videobellen. Starters krijgen korting op de bemiddeling.`,
  ),
  named(
    WISSE,
    `I can't find a fish shop called "Visser & Zoon". What I did come across is **Vishandel Wisse & Zoon**, a fishmonger at Noordstraat 63 in Terneuzen, run by Izaak and Daan Wisse. Their site is visspecialist-wisse.nl, and you can order platters ahead of time. Could that be the one?`,
    'sector address city team -website services',
  ),
  named(
    ELZENHOEK,
    `De schrijfwijze is Elzenhoek, met een z. Een "Landgoed Elsenhoek" met een s bestaat voor zover ik weet niet. Het is een trouwlocatie in Ommen: je geeft elkaar het jawoord in de tuin en kunt daarna blijven slapen in het koetshuis. Joris Egberts is de eigenaar. Langskomen kan van woensdag tot en met zaterdag.`,
    'sector city services -team hours',
  ),
  unnamed(
    ZONNEDAK,
    `De Kempenzon is een energiecoöperatie van inwoners uit Bergeijk, Bladel en Eersel. Leden kopen samen panelen op het dak van een sporthal of stal en krijgen jaarlijks een deel van de opbrengst. Instappen kan vanaf € 250 per aandeel. Panelen op je eigen huis leggen doet de coöperatie niet.`,
  ),
  unnamed(
    DRAAD,
    `"Zoom op Draad" is a haberdashery webshop based in Hasselt, Belgium. It sells yarn, buttons and sewing patterns, ships to the Netherlands from €4.95 and has no physical store. Orders placed before noon usually go out the same day.`,
  ),
  named(
    OLDENHAVE,
    `Pensioenkantoor Oudenhave ken ik niet, Pensioenkantoor Oldenhave wel. Deze pensioenadviseur zit aan de Amsterdamseweg in Amstelveen en helpt werkgevers een pensioenregeling voor hun personeel op te zetten. Volgens het handelsregister is het een vennootschap onder firma, opgericht in 1997. Mailen kan naar info@oldenhavepensioen.nl.`,
    'sector address city services legalForm foundingYear -email',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  unnamed(
    WETERING,
    `There are several possible meanings of HPW:

1. **High-performance workstation**, in computing
2. **High-pressure water**, in industrial cleaning
3. **High-performance work**, as in the HR term "HPW practices"

Without more context I can't say which one applies. Did you see it in a letter, on a website or on an invoice?`,
  ),
  named(
    NOORDERBIT,
    `NBI is de afkorting die Noorderbit IT-diensten voor zichzelf gebruikt. De Drachtster IT-dienstverlener beheert werkplekken en back-ups voor mkb'ers. Directeur is Sjoerd Haagsma, de helpdesk mail je op servicedesk@noorderbit.nl. In andere sectoren betekent NBI overigens weer iets heel anders.`,
    'city sector services team email',
  ),
  named(
    ROSSUM,
    `KVR? In Veenendaal is dat Keukenhuis Van Rossum, met een showroom aan de Kerkewijk. De keukenzaak maakt keukens op maat, levert inbouwapparatuur en vervangt desgewenst alleen je werkblad. Op vrijdag is het koopavond tot negen uur.`,
    'city -address sector services hours',
  ),
  unnamed(
    GRENDEL,
    `SDG usually means Sustainable Development Goal. The United Nations adopted seventeen of them in 2015, to be reached by 2030. In church music, S.D.G. stands for *Soli Deo gloria*, which Bach wrote at the end of many of his scores. And in EU law it is the Single Digital Gateway.`,
  ),
  named(
    KOERSVAST,
    `CPK is kort voor Coachpraktijk Koersvast, een kleine coachingspraktijk in Zutphen. Willemijn Odink, coach en eigenaar, begeleidt er mensen met een burn-out en gaat daarvoor vaak met ze wandelen. Ze is er in 2017 mee begonnen.`,
    'sector -city team services foundingYear',
  ),
  unnamed(
    WISSE,
    `VWZ kan van alles betekenen. In de wegenbouw staat het weleens voor verkeerswerkzaamheden, en in Duitsland voor *Verwendungszweck*, het omschrijvingsveld van een overschrijving. Zag je het op een bankafschrift, dan is het vrijwel zeker dat laatste.`,
  ),
  named(
    ELZENHOEK,
    `Elzenhoek is short for Landgoed Elzenhoek, a wedding venue near the Vecht in Ommen. Couples can hold the ceremony in the garden or book a bridal package with an overnight stay. For a tour, call 0529 555 416; Marit Schuldink, the owner, usually shows people round herself.`,
    'sector city services -phone team',
  ),
  named(
    ZONNEDAK,
    `Ja, ZDK ken ik: dat is Zonnedak Kempen B.V., een installateur van zonnepanelen uit Eersel die ook laadpalen ophangt en sinds kort thuisbatterijen levert. KvK-nummer 55820416, e-mail info@zonnedakkempen.nl. Wil je weten hoe ze zich verhouden tot Dakstroom Hapert?`,
    'legalForm sector city services kvk -email',
    { competitors: ['Dakstroom Hapert'] },
  ),
  named(
    DRAAD,
    `NDZ, voluit Naaiatelier Draad & Zoom, zit in Gouda aan de Lange Tiendeweg 71 (2801 KE). Eigenares Fatiha Ouali geeft er naailes en maakt gordijnen. Op donderdag ben je er tot acht uur 's avonds welkom, op zaterdag tot vijf.`,
    'city address team services -hours',
  ),
  unnamed(
    OLDENHAVE,
    `PKO is best known as PKO Bank Polski, Poland's largest lender. The full name, Powszechna Kasa Oszczędności, means "universal savings bank". I couldn't connect the letters to a pension adviser in the Netherlands, so please check the letter again for a full company name.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    WETERING,
    `"De Wetering" is a popular name for Dutch health centres, as a *wetering* is a drainage canal. Two that I can tell apart:

- **Huisartsenpraktijk De Wetering, Alphen aan den Rijn** – GP practice with doctors Floor Brandsma and Imran Sadiq; travel jabs available; open until 5 pm on Mondays
- **Gezondheidscentrum De Wetering, Utrecht** – larger, with a pharmacy and physiotherapists

Which one are you registered with?`,
    'sector city team services hours',
  ),
  unnamed(
    NOORDERBIT,
    `Noorderbit is een stichting in Alkmaar die afgedankte laptops opknapt en weggeeft aan gezinnen met een kleine beurs. Ze draait op een twintigtal vrijwilligers, haalt de apparaten op bij scholen en gemeenten en wist de schijven volgens een vast protocol. Aanvragen gaan via de wijkteams.`,
  ),
  named(
    ROSSUM,
    `Er zijn drie keukenbedrijven die Van Rossum heten. *Keukenhuis Van Rossum* staat in Veenendaal, is een vof en begon in 1974. *Van Rossum Keukenmontage* in Tiel is een zzp'er die alleen voor aannemers werkt. En *Van Rossum & Dochters* in Zeist maakt vooral kasten.

Voor een nieuwe keuken met apparatuur moet je dus bij de eerste zijn: vanrossumkeukens.nl.`,
    'sector city -legalForm foundingYear services website',
  ),
  unnamed(
    GRENDEL,
    `De Grendel is een escaperoom in de binnenstad van Leeuwarden. Er zijn drie kamers: een kerker, een onderzeeër en een notariskantoor uit 1923. Je speelt met twee tot zes personen en hebt een uur de tijd. Op zaterdagmiddag is het vaak weken van tevoren volgeboekt.`,
  ),
  named(
    KOERSVAST,
    `De naam Koersvast wordt door meerdere bedrijven gevoerd:

1. **Coachpraktijk Koersvast**, Assenstraat 47 in Deventer: coach voor loopbaanvragen en teams, eigenaar is Bas Ligtenberg
2. **Koersvast Bewind**, Breda: bewindvoering en budgetbeheer
3. **Koersvast Maritiem**, Den Helder: vaarbewijscursussen

Gaat het je om een loopbaantraject, dan is nummer 1 de juiste.`,
    'address city sector services -team',
  ),
  unnamed(
    WISSE,
    `Wisse & Zoon in Middelburg is a piano workshop. Father and son restore grand pianos from before the war, tune instruments for concert halls in Zeeland and Flanders, and have a small showroom with about fifteen second-hand uprights. Visits are by appointment only.`,
  ),
  named(
    ELZENHOEK,
    `De naam Elzenhoek duikt op meer plekken op. Landgoed Elzenhoek aan de Hammerweg in Ommen is een trouwlocatie; de site is elzenhoek-trouwen.nl. Daarnaast is er minicamping Elzenhoek in Dwingeloo (zonder feestzaal) en een zorgboerderij bij Oss. De Ommense Elzenhoek is een bv en bestaat sinds 2010.`,
    'address city sector -website legalForm foundingYear',
  ),
  named(
    ZONNEDAK,
    `Let op, er zijn twee bedrijven die Zonnedak heten. Zonnedak in Almere maakt dakpannen met geïntegreerde cellen voor projectontwikkelaars. Zonnedak Kempen is een zonnepanelenbedrijf uit Eersel, dat ook omvormers onderhoudt; Sanne van Gestel werkt daar als energieadviseur. Bel voor Eersel 0497 - 55 56 91.`,
    'sector city services team -phone',
  ),
  unnamed(
    DRAAD,
    `Draad & Zoom is a quilting club in Emmen. Its thirty or so members meet on Tuesday evenings in the community centre and hold an exhibition every other autumn. Beginners are welcome, and you can borrow a machine for the first three months. Membership costs €85 a year.`,
  ),
  named(
    OLDENHAVE,
    `Oldenhave is a surname from the east of the Netherlands, so expect several firms. Oldenhave Makelaars in Doetinchem sells houses; Oldenhave Transport in Ruurlo hauls animal feed. The one you need is Pensioenkantoor Oldenhave in Amstelveen, a pension consultancy (VAT no. NL808264715B01) that also helps expats. You'll find it at Amsterdamseweg 490.`,
    'sector city vat services -address',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    WETERING,
    `Huisartsen in Alphen aan den Rijn die (volgens hun site) nog inschrijven:

- Huisartsenpraktijk Zegersloot, alleen voor de wijken ten noorden van de Rijn
- Huisartsenpraktijk De Wetering, Raadhuisstraat 116; mailen via assistente@huisartsdewetering.nl, op vrijdag open tot 16.00 uur
- Huisartsen Kerk en Zanen, met wachtlijst

Inschrijven kan meestal alleen als je binnen een kwartier rijden woont.`,
    'sector city address email hours',
    { competitors: ['Huisartsenpraktijk Zegersloot', 'Huisartsen Kerk en Zanen'] },
  ),
  named(
    NOORDERBIT,
    `If you need a managed IT provider in Drachten, these come up most:

1. De Netwerkers: networks and Wi-Fi for schools
2. Noorderbit: Lavendelheide 14; workplace management, backups and security, founded in 2018
3. Friso IT Beheer: one-man business, mostly sole traders
4. Smallingerland Systemen: hardware and repairs

Ask each of them about response times outside office hours.`,
    'sector city address services -foundingYear',
    { competitors: ['De Netwerkers', 'Friso IT Beheer', 'Smallingerland Systemen'] },
  ),
  unnamed(
    ROSSUM,
    `Keukens kijken in Veenendaal en omgeving? Dit zijn bekende adressen:

1. De Kookkamer – strakke designkeukens, veel Duitse merken
2. Keukenstudio Valleizicht – middensegment, gratis 3D-ontwerp
3. Keukens Ederveen – zelfbouw en outlet, scherp geprijsd

Tip: ga op een doordeweekse ochtend, dan hebben de verkopers de meeste tijd voor je.`,
    { competitors: ['De Kookkamer', 'Keukenstudio Valleizicht', 'Keukens Ederveen'] },
  ),
  named(
    GRENDEL,
    `Buitengesloten in Dordrecht? Deze slotenmakers kun je bellen:

• Sloten Drechtstad – gemiddeld binnen 30 minuten ter plaatse
• De Grendel – Ferdi Kaya is de eigenaar; 24 uur per dag bereikbaar, maakt ook sleutels bij
• Veilig Dicht Dordrecht – PKVW-gecertificeerd

Pas op met advertenties bovenaan in Google: daar zitten vaak bemiddelaars tussen.`,
    'city sector team -hours services',
    { competitors: ['Sloten Drechtstad', 'Veilig Dicht Dordrecht'] },
  ),
  named(
    KOERSVAST,
    `Here are four coaches in Deventer worth a first conversation:

1. **Buro Binnenwerk** – body-oriented, individual sessions
2. **Koersvast** – burnout support and walking sessions; not open on Fridays; koersvastcoaching.nl
3. **Loopbaanhuis Salland** – outplacement, paid by the employer
4. **Praktijk De IJsselstroom** – relationship counselling

Most offer a free half-hour intake.`,
    'sector city services -hours website',
    { competitors: ['Buro Binnenwerk', 'Loopbaanhuis Salland', 'Praktijk De IJsselstroom'] },
  ),
  named(
    WISSE,
    `Voor verse vis in Zeeuws-Vlaanderen zijn dit de bekendste vishandels:

1. De Zeeuwse Kotter (Breskens) – rechtstreeks van de afslag
2. Vishandel Wisse & Zoon (Sluis) – gerookte paling en mosselen in het seizoen, tel. 0115 555 287
3. Het Schelpenhuis (Axel) – ook lunch

Bestel voor de feestdagen op tijd; rond kerst zitten ze allemaal vol.`,
    'sector -city services phone',
    { competitors: ['De Zeeuwse Kotter', 'Het Schelpenhuis'] },
  ),
  named(
    ELZENHOEK,
    `Vier trouwlocaties in Ommen waar je gasten ook kunnen blijven slapen:

1. **Kasteelhoeve Vechtdal**
   Statig, tot 200 gasten, 14 hotelkamers.
2. **Landgoed Elzenhoek**
   Hammerweg 92. Tot 120 gasten, ceremonie buiten, slapen in het koetshuis. Contact: info@landgoedelzenhoek.nl.
3. **Boerderij Stegeren**
   Landelijk en betaalbaar, kampeerveld voor gasten.
4. **De Oranjerie van Junne**
   Intiem, maximaal 60 personen.

Waar ik op gelet heb:
- slaapplekken op het terrein zelf, niet in een hotel verderop
- de mogelijkheid om alles op één plek te doen, van ceremonie tot feest
- recente ervaringen van bruidsparen

Wat ik niet heb kunnen nagaan, is welke data dit jaar nog vrij zijn. Populaire zaterdagen in mei, juni en september zijn vaak anderhalf jaar van tevoren weg, dus wees er op tijd bij of kijk naar een donderdag.

Wat is je budget en hoeveel daggasten verwacht je? Dan kan ik de lijst inkorten.`,
    'sector city address services -email',
    { competitors: ['Kasteelhoeve Vechtdal', 'Boerderij Stegeren', 'De Oranjerie van Junne'] },
  ),
  named(
    ZONNEDAK,
    `Zonnepaneleninstallateurs in de Kempen:

- Solar Bladel: groot, werkt met vaste pakketten
- Kempisch Energiehuis: vooral warmtepompen, panelen erbij
- Zonnedak Kempen: in Eersel, directeur Twan Heesters komt zelf het dak opmeten; laadpalen doen ze niet
- Dakstroom Hapert: agrarische daken

Vraag bij allemaal naar de garantie op de omvormer, want die verschilt nogal.`,
    'sector city team -services',
    { competitors: ['Solar Bladel', 'Kempisch Energiehuis', 'Dakstroom Hapert'] },
  ),
  unnamed(
    DRAAD,
    `Clothing alterations in Gouda, from cheapest to most expensive:

- Kledingreparatie De Waag (hemming trousers about €12)
- Stikwerk Gouda (about €15, ready in three days)
- Atelier Sint Jan (from €20, couture and leather)

Prices are estimates based on what customers mention online.`,
    { competitors: ['Kledingreparatie De Waag', 'Stikwerk Gouda', 'Atelier Sint Jan'] },
  ),
  named(
    OLDENHAVE,
    `Onafhankelijke pensioenadviseurs in Amstelveen:

1. Pensioenloket Amstelland – particulieren, vaste prijs per gesprek
2. Oldenhave Pensioenadvies – sinds 1979, advies over lijfrentes en regelingen voor personeel, zie oldenhavepensioen.nl
3. Bovenkerk Pensioen & Leven – ook uitvaart- en overlijdensrisicoverzekeringen

Let erop dat een adviseur op uurbasis werkt en geen provisie ontvangt.`,
    'sector city -foundingYear services website',
    { competitors: ['Pensioenloket Amstelland', 'Bovenkerk Pensioen & Leven'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    WETERING,
    `Dit is wat er in openbare registers staat over Huisartsenpraktijk De Wetering:

| Kenmerk | Gegeven |
|---|---|
| Soort | huisartsenpraktijk |
| Rechtsvorm | maatschap |
| KvK | 28104736 |
| Btw-nummer | NL807315426B01 |
| Vestiging | Raadhuisstraat 116, Alphen aan den Rijn |
| Huisartsen | F. Brandsma, I. Sadiq |

Zorgverleners zijn voor hun medische werk meestal vrijgesteld van btw.`,
    'legalForm kvk -vat address city sector team',
  ),
  named(
    NOORDERBIT,
    `| | Noorderbit | Smallingerland Systemen |
|---|---|---|
| Based in | Leeuwarden | Drachten |
| Managing director | Sjoerd Haagsma | Anne Wijma |
| Cloud migration | Yes | No |
| Cybersecurity | Yes | Limited |
| Helpdesk hours | Mon–Fri 8:00–17:30 | Mon–Fri 9:00–17:00 |

For anything involving Microsoft 365, Noorderbit seems the better fit.`,
    '-city team services hours',
    { competitors: ['Smallingerland Systemen'] },
  ),
  named(
    ROSSUM,
    `Openingstijden van de showroom van Keukenhuis Van Rossum:

| Dag | Tijden |
|---|---|
| ma | 13.00 – 17.30 |
| di t/m do | 9.30 – 17.30 |
| vr | 9.30 – 21.00 |
| za | 9.30 – 17.00 |
| zo | gesloten |

Een afspraak met adviseur Heleen Bos maak je via 0318 55 57 06 of showroom@vanrossumkeukens.nl.`,
    'hours team -phone email',
  ),
  named(
    GRENDEL,
    `| Slotenmaker | Actief sinds | Zondag | Inbraakherstel |
|:--|:-:|:-:|:-:|
| Slotenservice De Grendel | 2003 | ja, 10–18 u | ja |
| Sleutelspecialist Merwede | 1988 | nee | nee |
| Sloten Drechtstad | 2015 | ja | ja |

Alle drie werken vanuit Dordrecht. De Grendel is een eenmanszaak, de andere twee zijn bv's.`,
    'sector -foundingYear hours services city legalForm',
    { competitors: ['Sleutelspecialist Merwede', 'Sloten Drechtstad'] },
  ),
  unnamed(
    KOERSVAST,
    `Een overzicht van loopbaancoaches in Deventer:

| Praktijk | Tarief per sessie | Individueel | Teams |
|---|--:|:-:|:-:|
| Loopbaanhuis Salland | € 125 | ✓ | – |
| Buro Binnenwerk | € 110 | ✓ | ✓ |
| Praktijk De IJsselstroom | € 95 | ✓ | – |

De tarieven zijn inclusief btw en kunnen gewijzigd zijn.`,
    { competitors: ['Loopbaanhuis Salland', 'Buro Binnenwerk', 'Praktijk De IJsselstroom'] },
  ),
  named(
    WISSE,
    `| Dag | Vishandel Wisse | Visspeciaalzaak Otene |
|---|---|---|
| Maandag | gesloten | gesloten |
| Dinsdag t/m donderdag | 9–18 uur | 10–17 uur |
| Vrijdag | 8.30–20 uur | 9–18 uur |
| Zaterdag | 8–16 uur | 9–15 uur |

Beide winkels liggen in Terneuzen. Wisse (Noordstraat 63) verkoopt ook kant-en-klare visschotels.`,
    '-hours city address services',
    { competitors: ['Visspeciaalzaak Otene'] },
  ),
  named(
    ELZENHOEK,
    `Here's how the wedding venues in Ommen compare:

| Venue | Max. guests | Overnight stay | Contact |
|---|---|---|---|
| Landgoed Elzenhoek | 120 | in the coach house | landgoedelzenhoek.nl |
| De Oranjerie van Junne | 60 | no | by phone |
| Boerderij Stegeren | 90 | camping field | trouwenopstegeren.nl |

Elzenhoek is owned by Judith Lansink, who took it over from her parents. I'd visit at least two of them before deciding.`,
    'sector city services website -team',
    { competitors: ['De Oranjerie van Junne', 'Boerderij Stegeren'] },
  ),
  named(
    ZONNEDAK,
    `| Vraag | Antwoord |
|---|---|
| Bedrijf | Zonnedak Kempen B.V. |
| Wat is het? | zonnepaneleninstallateur |
| Verder | ook thuisbatterijen en laadpalen |
| Waar? | Meerheide 72, Eersel |
| Sinds | 2012 |
| Bereikbaar | 0497 555 619 (ma t/m do tot 17 uur, vr tot 16 uur) |`,
    'legalForm sector services -address city foundingYear phone hours',
  ),
  named(
    DRAAD,
    `Indicatieve prijzen bij Draad en Zoom, op basis van klantervaringen:

| Klus | Prijs |
|---|--:|
| Broek korter maken | € 14,50 |
| Nieuwe rits in jas | € 32,00 |
| Bruidsjurk innemen | vanaf € 95 |
| Naailes (2 uur) | € 30,00 |

Het naaiatelier zit in Gouda. Exacte prijzen vraag je op via atelier@draadenzoom.nl of 0182-555 308.`,
    'services sector city email -phone',
  ),
  named(
    OLDENHAVE,
    `I've put the key details in a table:

| Field | Pensioenkantoor Oldenhave |
|---|---|
| Type of business | Pension adviser |
| Legal form | Private limited company (B.V.) |
| Founded | 1997 |
| Chamber of Commerce | 33285904 |
| Website | oldenhavepensioen.nl |
| Partner | Robbert Oldenhave |

Please double-check these with the company before relying on them.`,
    'sector -legalForm foundingYear kvk website team',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    WETERING,
    `# Huisartsen De Wetering

Een middelgrote huisartsenpraktijk met een vast team.

**Wie werken er?**
- Floor Brandsma, huisarts
- Imran Sadiq, huisarts
- Tineke Vermeij, praktijkondersteuner
  - doet onder meer de diabetescontroles

**Bereikbaarheid**
- Telefoon: 0172 55 53 04
- Herhaalrecepten: recepten@huisartsdewetering.nl
- Buiten kantooruren: huisartsenpost

> Bij levensgevaar bel je altijd 112.`,
    'team sector services -phone email',
  ),
  named(
    NOORDERBIT,
    `## Noorderbit at a glance

**What it is:** an IT services company for SMEs
**Where:** Drachten, Friesland
**Since:** 2008

### Strengths
- Own service desk, headed by *Ilse Postma*
- Backups kept in a Dutch data centre
- Monthly contracts, cancellable per quarter

### Weaknesses
- Doesn't do cybersecurity, so you'd need a second supplier
- Closed at weekends

More on [their website](https://www.noorderbit.nl/over-ons).`,
    'sector city foundingYear team -services hours website',
  ),
  unnamed(
    ROSSUM,
    `### Waar let je op bij een keukenzaak?

1. **Offerte** – laat alles uitsplitsen:
   - kasten
   - apparatuur
   - montage
2. **Aanbetaling** – maximaal 25 %
3. **Keurmerk** – kijk of de winkel lid is van CBW

Over **Keukenhuis Van Rossum** specifiek heb ik geen informatie, dus toets het daar zelf aan. Voorbeelden van winkels mét keurmerk in de buurt: [De Kookkamer](https://dekookkamer-veenendaal.nl) en Keukens Ederveen.`,
    { competitors: ['De Kookkamer', 'Keukens Ederveen'] },
  ),
  named(
    GRENDEL,
    `## Slotenservice De Grendel 🔑

* **Adres:** Voorstraat 284, 3311 ET Dordrecht
* **Diensten:**
  * deuren openen zonder schade
  * cilinders en sloten vervangen
  * herstel na inbraak
* **Eigenaar:** Lars Boogaard
* **Website:** [degrendelsloten.nl](https://degrendelsloten.nl)

**Let op:** over voorrijkosten kon ik niets terugvinden.`,
    'address city services -team website',
  ),
  named(
    KOERSVAST,
    `**Coachpraktijk Koersvast – is this coach for you?**

***Good fit if you…***
- want career coaching, which is their mainstay
- would rather talk on a walk than in a chair
- can easily get to Deventer (Assenstraat)

***Less suitable if you…***
- need treatment covered by health insurance
- want evening slots other than Wednesday (open till 9 pm)

Get in touch at **info@koersvastcoaching.nl** or **06 55 59 27 03**.`,
    'sector city address services hours -email phone',
  ),
  named(
    WISSE,
    `## Vishandel Wisse & Zoon V.O.F.

#### Historie
In **1985** opgericht door de grootvader van Daan; inmiddels vormen *Izaak en Daan Wisse* samen de firma.

#### Assortiment
- Dagverse Noordzeevis
- Zeeuwse mosselen (juli t/m april)
- Paling uit eigen rokerij

#### Bezoek
Noordstraat 63 · Terneuzen · maandag gesloten`,
    'legalForm -foundingYear team services address city hours',
  ),
  named(
    ELZENHOEK,
    `### Trouwen op Elzenhoek

| ⭐ 4,8 | 💍 trouwlocatie | 📍 Dalfsen |

**Mogelijkheden**
1. Ceremonie onder de oude beuk in de tuin
2. Diner in de schuur
3. Feest tot 01.00 uur

**Contactpersoon:** Joris Egberts (eventmanager)
**Telefoon:** [0529 55 54 61](tel:+31529555461)

---
*Prijzen alleen op aanvraag.*`,
    'sector -city services team phone',
  ),
  named(
    ZONNEDAK,
    `## Zonnedak Kempen: plus- en minpunten

### ✅ Plus
- **Lokaal:** gevestigd in Eersel, aan de Meerheide
- **Compleet:** panelen, batterij én laadpaal in één hand
- **Ervaring:** actief sinds 2012

### ❌ Min
- **Wachttijd:** soms twee maanden
- **Weekend:** geen storingsdienst; zaterdag en zondag gesloten

### 📌 Gegevens
- KvK 55820461
- E-mail: offerte@zonnedakkempen.nl

### Voordat je tekent
1. Laat de opbrengst doorrekenen voor jouw dak, met schaduw van bomen en schoorsteen erbij.
2. Vraag welke garantie er op de panelen zit (product én vermogen) en wie die afhandelt als de fabrikant failliet gaat.
3. Controleer of je meterkast een extra groep aankan; een uitbreiding kost al snel een paar honderd euro.
4. Spreek een uiterste datum af, met een boete of ontbindingsrecht als die niet wordt gehaald.

**Oordeel:** degelijke zonnepaneleninstallateur met een prima naam in de streek.`,
    'city address services foundingYear hours -kvk email sector',
  ),
  named(
    DRAAD,
    `**Naaiatelier Draad & Zoom** *(Gouda)*

- **Type:** artist's studio
- **Owner:** Fatiha Ouali
- **Also on staff:** Greetje Molenaar, seamstress
- **Popular for:**
  - wedding dress alterations
  - made-to-measure curtains
- **Late opening:** Thursday until 8 pm`,
    'city -sector team services hours',
  ),
  unnamed(
    OLDENHAVE,
    `## Pensioenadvies in Amstelveen

**Onafhankelijk**
- [Nestor Advies](https://nestoradvies.nl): dga's en stamrecht
- Pensioenloket Amstelland: particulieren

**Via je bank of verzekeraar**
- goedkoper, maar beperkt tot eigen producten

**Gratis**
- mijnpensioenoverzicht.nl
- het Nibud

Welke situatie is op jou van toepassing: loondienst, zzp of dga?`,
    { competitors: ['Nestor Advies', 'Pensioenloket Amstelland'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    WETERING,
    `Huisartsen De Wetering is te bereiken via tel. (0172) 55 53 40, bij spoed toets 1. Post kun je sturen naar 2406AH 116. De deur is open van 8u tot 17u, vrijdags tot 16u. KvK: 281 047 36.`,
    'phone address hours kvk',
  ),
  named(
    NOORDERBIT,
    `Sure, here are the registration details: Noorderbit B.V., Chamber of Commerce 0113 4957, VAT ID NL 8194 57 203 B01. The business got going in '08. The helpdesk picks up on +31 (0)512-555842.`,
    'legalForm kvk vat foundingYear -phone',
  ),
  named(
    ROSSUM,
    `Keukenhuis Van Rossum vierde in 2024 zijn vijftigste verjaardag. Maandags gaan de deuren pas om één uur 's middags open; vrijdags kun je van half tien tot negen uur 's avonds binnenlopen. Het nummer is +31 318 555 760 en voor de factuur: btw NL803628571B01.`,
    'foundingYear hours phone -vat',
  ),
  named(
    GRENDEL,
    `De Grendel answers its phone from 7 a.m. to 10 p.m. on weekdays, 8 to 8 on Saturdays and 10 till 6 on Sundays. The number is 078-5554196. It was entered in the trade register in 2013 as number 573.18.024.`,
    'hours phone foundingYear -kvk',
  ),
  named(
    KOERSVAST,
    `Gegevens van Koersvast Coaching: mobiel 06-555 927 03, KvK 6927.48.31, btw-id NL0019.35.762.B40. Afspraken op maandag, dinsdag en donderdag tussen 09.00u en 18.00u, woensdag tot 21.00u en vrijdag tot 15.00u.`,
    'phone kvk vat -hours',
  ),
  named(
    WISSE,
    `Vishandel Wisse bestaat al sinds negentienachtenvijftig. Je vindt de zaak op postcode 4531gd te Terneuzen. 's Zaterdags is ze vanaf acht uur open en om vier uur dicht. Bellen: nul één één vijf, 55 52 78.`,
    'foundingYear address city hours -phone',
  ),
  named(
    ELZENHOEK,
    `Landgoed Elzenhoek, Hammerweg 92, NL-7731 AK Ommen. Phone from abroad: 00 31 529 55 54 61. CoC: 50.16.38.72. Trading since 2010. Viewings Wed–Fri 10am–5pm, Sat 10am–3pm.`,
    'address city phone -kvk foundingYear hours',
  ),
  named(
    ZONNEDAK,
    `Volgens het register is Zonnedak Kempen opgericht op 14 maart 2021. Het kantoor is bemand van 08.00 tot 17.00 uur (op vrijdag een uurtje korter, tot 16.00). Tel. 0497/555619. Op de factuur staat btw-nr. NL8517.40.369.B.01.`,
    '-foundingYear hours phone vat',
  ),
  named(
    DRAAD,
    `Draad & Zoom bestond in 2024 twintig jaar. Het pand is nummer 17 aan de Lange Tiendeweg. Inschrijfnummer handelsregister: 2903 6185. Telefonisch bereikbaar op 0031-182-555038, behalve op maandag en zondag, want dan is het gesloten.`,
    'foundingYear -address kvk phone hours',
  ),
  named(
    OLDENHAVE,
    `Office hours at Pensioenkantoor Oldenhave are nine to five, Monday to Friday. It was set up in nineteen ninety-seven. You can ring +31 20 555 3178. On invoices you'll see KvK 33 28 59 04 and VAT number NL808264751B01. Postcode: 1181BP.`,
    'hours foundingYear phone kvk -vat address',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    WETERING,
    `Patiënten zijn over het algemeen te spreken over Huisartsenpraktijk De Wetering. De huisartsenpraktijk draait sinds 1996 in Alphen aan den Rijn en wordt geleid door huisarts Floor Brandsma. Kleine ingrepen, zoals het weghalen van een moedervlek, doen ze zelf, wat je een rit naar het ziekenhuis bespaart. Een minpunt dat vaker terugkomt: aan het begin van de ochtend is de telefoonlijn lang bezet.`,
    '-foundingYear city team sector services',
  ),
  named(
    NOORDERBIT,
    `Een mkb-bedrijf in Friesland dat zijn automatisering wil uitbesteden, heeft grofweg de keuze tussen landelijke ketens en regionale IT-bedrijven als Noorderbit. Die laatste zit in Drachten, heeft Henk Dijkstra als directeur en neemt het complete werkplekbeheer over, inclusief back-ups en beveiliging. Wie liever één vast aanspreekpunt heeft, kan ook eens bij Friso IT Beheer informeren.`,
    'sector city -team services',
    { competitors: ['Friso IT Beheer'] },
  ),
  named(
    ROSSUM,
    `Most people in the area will tell you that Van Rossum is where their parents bought a kitchen. The kitchen shop in Veenendaal has been around since 1974 and sends its own crew to install what it sells. Prices are somewhat above those at Keukenstudio Valleizicht, but you do get to deal with the owner, Arjan van Rossum, in person. It opens every day, Sundays included.`,
    'city sector foundingYear services team -hours',
    { competitors: ['Keukenstudio Valleizicht'] },
  ),
  unnamed(
    GRENDEL,
    `Een betrouwbare slotenmaker herken je aan een vast adres, een KvK-nummer op de site en een prijs die vooraf wordt genoemd. In Dordrecht voldoen in elk geval Veilig Dicht Dordrecht en Sleutelspecialist Merwede daaraan. Betaal nooit contant zonder bon, en laat je niet aanpraten dat het slot per se moet worden uitgeboord: in negen van de tien gevallen gaat een dichtgevallen deur zonder schade open.`,
    { competitors: ['Veilig Dicht Dordrecht', 'Sleutelspecialist Merwede'] },
  ),
  named(
    KOERSVAST,
    `Toen Willemijn Odink na vijftien jaar in het onderwijs zelf vastliep, besloot ze coach te worden. In 2017 opende ze Coachpraktijk Koersvast in de Deventer binnenstad, aan de Polstraat. Inmiddels is het een gewilde coachingspraktijk: ze begeleidt vooral mensen die tegen een burn-out aanzitten, terwijl Bas Ligtenberg de teams voor zijn rekening neemt. Op woensdagavond kun je er ook na het werk terecht.`,
    'team foundingYear sector city -address services hours',
  ),
  named(
    WISSE,
    `Voor een goede gerookte paling rijden zelfs Gentenaars de grens over naar Vishandel Wisse, in de Noordstraat in Terneuzen. De vishandel is een bv van Izaak Wisse en zijn zoon Daan, die elke ochtend zelf naar de veiling gaan. Op vrijdag staat de rij soms tot buiten; bestellen via wissevis.nl scheelt wachttijd.`,
    'services address city sector -legalForm team website',
  ),
  named(
    ELZENHOEK,
    `If you picture your wedding under old trees with the river a short walk away, Landgoed Elzenhoek deserves a visit. The wedding venue in Ommen was founded in 2010, and the whole day can take place there: vows in the garden, dinner and party in the barn, a bed in the coach house. Write to weddings@landgoedelzenhoek.nl for available dates.`,
    'city sector foundingYear services -email',
  ),
  named(
    ZONNEDAK,
    `Nu de salderingsregeling stopt, krijgt Zonnedak Kempen naar eigen zeggen vooral vragen over thuisbatterijen. Het zonnepanelenbedrijf uit Bladel, geleid door Twan Heesters, plaatst daarnaast laadpalen en legt natuurlijk nog steeds zonnepanelen. Een vrijblijvend adviesgesprek plan je met Sanne van Gestel; bel daarvoor 0497 55 56 19.`,
    '-city services team phone sector',
  ),
  named(
    DRAAD,
    `There's a charming little sewing workshop on the Lange Tiendeweg in Gouda called Draad & Zoom. Its owner, Fatiha Ouali, founded it in 2014 with a single machine; today she and Greetje Molenaar mend everything from jeans to ball gowns. On Thursdays you can drop things off until eight in the evening.`,
    'sector address city team -foundingYear services hours',
  ),
  named(
    OLDENHAVE,
    `Voor dga's die hun pensioen in eigen beheer willen afwikkelen, wordt Oldenhave in Amstelveen geregeld aangeraden. De pensioenadviseur legt het accent op advies aan ondernemers en op collectieve regelingen, maar je kunt er ook met een lijfrente terecht. Chantal Mulder is er een van de adviseurs. Het kantoor zit aan de Amsterdamseweg 409 en is dagelijks tot zes uur geopend. Nestor Advies in dezelfde plaats is kleiner en wat goedkoper.`,
    'city sector services team address -hours',
    { competitors: ['Nestor Advies'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    WETERING,
    `Huisartsenpraktijk De Wetering is gevestigd in Alphen aan den Rijn en telt twee artsen, onder wie Imran Sadiq.[1] Voor reizigersvaccinaties kun je er een aparte afspraak maken.[2] De praktijk is op werkdagen vanaf 08.00 uur open; op vrijdag sluit zij om 16.00 uur.[1][3] Het telefoonnummer is 0172 55 53 40.[3]

Citaties:
[1] https://www.huisartsdewetering.nl/team
[2] https://www.huisartsdewetering.nl/reizen
[3] https://www.zorgkaartnederland.nl`,
    'city team services hours phone website',
  ),
  named(
    NOORDERBIT,
    `Alright, let's cut through the noise. **Noorderbit** is a Drachten outfit doing IT support for local businesses: device management, cloud moves, backups, the usual. Sjoerd Haagsma runs the show. Is it flashy? Nope. Does it work? Folks on X seem to think so, though the sample is about four posts, so grain of salt and all that. They're at Lavendelheide 41 if you fancy dropping in, and the address for tickets is servicedesk@noorderbit.nl.

Here's how I'd play it if I were running a twenty-person shop and my current supplier had just gone quiet on me for the third time this month:

1. Ask for their average response time in writing. Everyone says "fast". Nobody says "four hours" unless they mean it.
2. Find out who owns your admin passwords on the day you leave. This is where the horror stories come from.
3. Run a restore test. A backup nobody has ever restored is just a hopeful folder.

If they answer all three without squirming, you're probably in decent hands. Want me to dig up what De Netwerkers charge by comparison?`,
    'city sector services team -address email',
    { competitors: ['De Netwerkers'] },
  ),
  named(
    ROSSUM,
    `Hier zijn enkele bekende keukenzaken in Veenendaal, met hun belangrijkste kenmerken:

* **Keukenhuis Van Rossum:** Familiebedrijf dat keukens op maat levert en zelf monteert. Het is opgericht in 1978 en de showroom is op vrijdagavond open.
* **Keukenstudio Valleizicht:** Bekend om het gratis 3D-ontwerp.
* **De Kookkamer:** Gericht op het hogere segment.

**Belangrijk om te weten:**
* Maak vooraf een afspraak voor een adviesgesprek.
* Neem een plattegrond met maten mee.

Wil je dat ik de route naar een van deze showrooms opzoek?`,
    'sector city services -foundingYear hours',
    { competitors: ['Keukenstudio Valleizicht', 'De Kookkamer'] },
  ),
  named(
    GRENDEL,
    `Als je nu buiten staat: **De Grendel** in Dordrecht is een slotenmaker die op dit soort klussen is ingesteld. ([degrendelsloten.nl](https://degrendelsloten.nl/?utm_source=chatgpt.com))

**Snel overzicht**
- ☎️ 078 555 41 69
- 🕖 doordeweeks 07:00–22:00, zaterdag 08:00–20:00, zondag 10:00–18:00
- 🛠️ deur openen, slot vervangen, sleutels bijmaken

Vraag aan de telefoon eerst naar de totaalprijs inclusief voorrijkosten. Zal ik een kort checklistje maken voor wat je moet vragen?`,
    'city sector website -phone hours services',
  ),
  unnamed(
    KOERSVAST,
    `I don't want to give you made-up details, so let me be straightforward: I don't have reliable knowledge of a practice called Coachpraktijk Koersvast. Small practices like this often don't appear in my training data.

A few ways to check a coach:
- Look for NOBCO or LVSC registration
- Read their LinkedIn recommendations
- Ask for a no-obligation introduction

If you paste in text from their website, I'm happy to go through it with you.`,
  ),
  named(
    WISSE,
    `**Vishandel Wisse & Zoon** – Noordstraat 63, Terneuzen

Een klassieke viswinkel, opgericht in 1958.¹ Klanten noemen vooral de schotels voor verjaardagen en de mosselen.² Bestellen kan per mail (info@wissevis.nl).¹

¹ wissevis.nl
² Google Reviews, 4,7 ★ (132)

**Vervolgvragen**
→ Heeft Wisse ook een kraam op de markt?
→ Welke viswinkels in Axel zijn op maandag open?`,
    'address city sector foundingYear services -email website',
  ),
  named(
    ELZENHOEK,
    `Gefeliciteerd met jullie verloving! 🎉 Landgoed Elzenhoek is zeker een optie. Wat ik erover kon vinden:

- **Locatie:** Hammerweg 29, Ommen
- **Soort:** trouwlocatie op een landgoed
- **Bijzonder:** bruidsarrangementen met overnachting in het koetshuis
- **Bezichtigen:** woensdag t/m vrijdag 10–17 uur, zaterdag 10–15 uur
- **Aanspreekpunt:** eigenaresse Marit Schuldink

**Vragen die ik zou stellen tijdens de rondleiding**
1. Wat is plan B als het regent tijdens de ceremonie?
2. Tot hoe laat mag de muziek aan, en is er een geluidsbegrenzer?
3. Zit de trouwambtenaar in de prijs, of regelen jullie die zelf via de gemeente?
4. Zijn jullie vrij in de keuze van fotograaf, bloemist en dj?
5. Wat gebeurt er met de aanbetaling als jullie de datum moeten verzetten?

**Budget**
Voor een hele dag met zo'n zeventig daggasten betaal je bij dit soort plekken al gauw tussen de € 11.000 en € 16.000. Vrijdagen en de maanden november tot en met maart zijn meestal voordeliger.

Let op: deze gegevens komen uit verschillende bronnen en kunnen zijn gewijzigd. Zal ik een vergelijking maken met Kasteelhoeve Vechtdal?`,
    '-address city sector services hours team',
    { competitors: ['Kasteelhoeve Vechtdal'] },
  ),
  named(
    ZONNEDAK,
    `**Short answer:** Zonnedak Kempen looks legitimate.

**Why I think so**
- It's a registered B.V. (KvK 55820416) [zonnedakkempen.nl]
- It has been working as a solar panel installer since 2012, and fits EV chargers too [zonnedakkempen.nl]
- The managing director, Twan Heesters, is easy to find on LinkedIn [linkedin.com]

**What gives me pause**
- Only nine reviews
- The postal address, in Reusel, is a shared office

I'd get a second quote from Dakstroom Hapert before you decide.`,
    'legalForm kvk sector services foundingYear team -city website',
    { competitors: ['Dakstroom Hapert'] },
  ),
  named(
    DRAAD,
    `Haha, die kapotte rits is zo gefikst hoor. 🧵 In Gouda zou ik naar Naaiatelier Draad & Zoom gaan: kledingreparatie is daar dagelijkse kost. Het is de zaak van Marjolein Kok, die het naaiatelier ooit in haar eentje is begonnen. Open van dinsdag t/m zaterdag, op donderdag zelfs tot 20.00 uur. Kijk even op draadenzoom.nl of bel 0182 55 50 38. En zeg niet dat ik je gestuurd heb. 😉`,
    'city services sector -team hours website phone',
  ),
  unnamed(
    OLDENHAVE,
    `Ik kan helaas geen betrouwbare informatie vinden over "Pensioenkantoor Oldenhave". Dit zijn wel enkele algemene tips om een goede pensioenadviseur te kiezen:

1. **Controleer de vergunning:** raadpleeg het register van de AFM.
2. **Vergelijk tarieven:** reken op € 120 tot € 200 per uur.
3. **Lees ervaringen:** bijvoorbeeld op Advieskeuze.

In Amstelveen kun je ook terecht bij **Bovenkerk Pensioen & Leven** of **Nestor Advies**. Heb je meer details, zoals een adres? Dan zoek ik graag verder.`,
    { competitors: ['Bovenkerk Pensioen & Leven', 'Nestor Advies'] },
  ),
]
