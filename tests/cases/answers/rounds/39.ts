/** Answers that a stranger to the rules wrote: a printing company, a psychologist's practice and a kitchen showroom. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { INKTVIS, KROMME_RIJN, TER_HORST } from '#tests/cases/answers/companies/39.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KROMME_RIJN,
    'Over Psychologiepraktijk Kromme Rijn heb ik geen gegevens kunnen vinden. Ik kan je dus niet zeggen hoe lang de wachttijd er is of welke zorgverzekeraars een contract met de praktijk hebben.\n\nWat je wel kunt doen:\n\n- Vraag je huisarts om een verwijzing; die weet vaak welke psychologen in de buurt snel plek hebben.\n- Kijk op de site van je zorgverzekeraar bij de wachttijden. Praktijk De Linde en Mentaal Utrecht geven hun wachttijd daar elke maand door.\n- Bel de zorgbemiddeling van je verzekeraar als je langer dan vier weken moet wachten op een intake.\n\nGaat het slecht met je en kun je niet wachten? Neem dan contact op met je huisarts of de huisartsenpost.',
    { competitors: ['Praktijk De Linde', 'Mentaal Utrecht'] },
  ),
  named(
    TER_HORST,
    'Beoordelingen van Ter Horst Keukens heb ik niet kunnen inzien, dus over de klanttevredenheid kan ik niets met zekerheid zeggen. Wel weet ik dat het een keukenshowroom is aan de Plesmanweg in Almelo, die in 1979 is opgericht en nog steeds door de familie wordt geleid. Op maandag gaat de deur pas om één uur \'s middags open, dus ga dan niet te vroeg. Wil je weten hoe anderen de zaak vinden, kijk dan bij de recensies op Google of vraag in de winkel of je met een eerdere klant mag bellen.',
    'city address -foundingYear sector hours',
  ),
  unnamed(
    INKTVIS,
    'I wasn\'t able to find any reliable information about Drukkerij De Inktvis. It may be a small local business without much of an online presence, or the name may be spelled slightly differently.\n\nIf you are looking for someone to print wedding invitations, I\'d suggest asking two or three local shops for a paper sample and a digital proof before you order. Prices for 100 folded cards usually range from €120 to €220, depending on the paper and whether you want envelopes printed as well.',
  ),
  named(
    INKTVIS,
    'Een prijslijst van Drukkerij De Inktvis heb ik niet, en ook hun levertijden ken ik niet. Dit is wat ik wel terugvind:\n\n- Ze zitten aan de Pollaan 14 in Zutphen.\n- Telefonisch zijn ze bereikbaar op 0575-555183.\n- Ze drukken onder meer geboortekaartjes en tijdschriften voor verenigingen.\n\nVoor een oplage van 250 stuks kun je het beste even bellen en de maat, het papier en het aantal pagina\'s doorgeven. Dan krijg je meestal dezelfde dag een prijs.',
    'city -address phone services',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    INKTVIS,
    'Zin in inktvis in Zutphen? Op de donderdagmarkt op de Houtmarkt staat meestal een viskraam met verse pijlinktvis en soms ook sepia. Wil je liever uit eten, let dan op hoe het gerecht op de kaart staat: gefrituurde ringen zijn bijna altijd uit de diepvries, terwijl de inktvis van de grill meestal vers wordt ingekocht. Thuis klaarmaken kan ook: dep de inktvis goed droog, bak hem heel kort op hoog vuur en doe er pas op het laatst citroen en peterselie bij. Na drie minuten wordt het vlees al taai.',
  ),
  unnamed(
    TER_HORST,
    'Van der Horst Keukens in Nijverdal is een keukenzaak met een showroom van ongeveer 800 vierkante meter. Het bedrijf bestaat sinds 1996 en verkoopt vooral Duitse keukens. Je kunt er op zaterdag terecht van 10.00 tot 17.00 uur, bellen kan op 0548-615522. Klanten zijn te spreken over de montage, maar noemen de levertijd van tien tot twaalf weken aan de lange kant. Wil je vergelijken, dan is Keukencentrum Twente een logisch alternatief: dat heeft een grotere showroom en vaker acties.',
    { competitors: ['Keukencentrum Twente'] },
  ),
  unnamed(
    KROMME_RIJN,
    'De Kromme Rijn is een rivier van ongeveer 28 kilometer die bij Wijk bij Duurstede begint en langs Cothen, Odijk en Bunnik naar Utrecht stroomt. Wandelen langs het water wordt door veel mensen als rustgevend ervaren, en er zijn psychologen en coaches die wandelsessies langs het Kromme Rijnpad aanbieden. Zelf lopen kan natuurlijk ook: de etappe van Wijk bij Duurstede naar Cothen is ruim zeven kilometer en goed te doen met stevige schoenen. Na veel regen zijn de uiterwaarden soms drassig.',
  ),
  named(
    TER_HORST,
    'There are two similar names here, so it is easy to mix them up. Terhorst Interieurbouw in Rijssen is a joinery that makes shop counters and office furniture. The kitchen showroom you are probably thinking of is Ter Horst Keukens on Plesmanweg in Almelo, which is run by Gerjan ter Horst. They sell built-in appliances and have their own fitters, so you don\'t need to find a separate contractor for the installation. You can reach them on +31 546 55 57 93. I would ring first if you want a full design appointment, because those tend to take about two hours.',
    'city address -phone sector services team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    KROMME_RIJN,
    'PKR is de afkorting van Psychologiepraktijk Kromme Rijn, een psychologenpraktijk in Wijk bij Duurstede. Juridisch is PKR een besloten vennootschap. Volwassenen kunnen er terecht voor onder andere EMDR na een ingrijpende gebeurtenis en voor hulp bij een burn-out. Een van de behandelaren is psychotherapeut Mirjam Sluiter. Aanmelden doe je met een verwijsbrief van de huisarts via info@pkr-psychologen.nl; binnen een week hoor je dan of er plek is voor een intake.',
    'city -email -legalForm sector services team',
  ),
  named(
    TER_HORST,
    'THK is short for Ter Horst Keukens, a kitchen showroom in Almelo. The family business was founded in 1974. If you only need a new worktop rather than a complete kitchen, THK can help with that too: they take out the old one and fit composite, granite or laminate. Friday is late-night shopping, when they stay open until 9 pm, and they are closed on Sundays. Bring the measurements of your kitchen and a few photos so that they can give you a rough price on the spot.',
    'city foundingYear sector services -hours',
  ),
  named(
    INKTVIS,
    'Ja hoor, bij De Inktvis kun je een complete huisstijl laten drukken: briefpapier, enveloppen, visitekaartjes en mappen. Stuur je logo het liefst als vectorbestand naar info@drukkerijdeinktvis.nl. De eigenaren, Joost en Marga Wennink, kijken zelf naar de bestanden en bellen je als er iets niet klopt. Liever even langs om papier te voelen? Op zaterdag is De Inktvis open van 10 tot 13 uur.',
    'email services team -hours',
  ),
  unnamed(
    KROMME_RIJN,
    'PKR is de internationale valutacode van de Pakistaanse roepie. Eén euro is op dit moment ongeveer 300 PKR waard, maar de koers schommelt sterk, dus controleer hem vlak voor je wisselt. De afkorting wordt ook voor andere dingen gebruikt: in de biologie kan PKR verwijzen naar proteïnekinase R, een enzym dat een rol speelt bij de afweer tegen virussen, en in Maleisië is het een politieke partij. Bedoel je een van deze drie, of zoek je iets anders? Geef dan wat meer context, dan kan ik gerichter antwoorden.',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    INKTVIS,
    'Er zijn meerdere bedrijven die De Inktvis heten. Dit zijn de bekendste:\n\n1. **De Inktvis, Haarlem** – tattooshop aan de Kleine Houtstraat, sinds 2014, alleen op afspraak.\n2. **Drukkerij De Inktvis, Zutphen** – een kleine drukkerij die in 1978 is begonnen. De website is drukkerij-inktvis.nl.\n3. **Zwemschool De Inktvis, Breda** – zwemles voor kinderen vanaf vier jaar, telefoon 076-5201144.\n\nGezien je vraag over papiersoorten denk ik dat je nummer 2 zoekt. Klopt dat?',
    'city -website -foundingYear sector',
  ),
  unnamed(
    TER_HORST,
    'Ter Horst Keukens in Veghel bouwt grootkeukens voor verpleeghuizen, ziekenhuizen en restaurants. Het bedrijf werkt alleen voor zakelijke klanten en heeft geen showroom voor particulieren. De fabriek staat op bedrijventerrein De Dubbelen, er werken zo\'n veertig mensen en offertes lopen via de website terhorst-professioneel.nl. Zoek je een keuken voor thuis, dan ben je daar dus niet aan het goede adres. In dat geval kun je beter langs een paar gewone keukenwinkels gaan en de offertes naast elkaar leggen.',
  ),
  named(
    KROMME_RIJN,
    'Quite a few health care providers in this area are named after the river, so please check that you have the right one:\n\n- **Fysiotherapie Kromme Rijn** – physiotherapists in Bunnik, open since 1995.\n- **Huisartsenpraktijk Kromme Rijn** – a GP practice in Odijk, phone 030 555 20 20.\n- **Psychologiepraktijk Kromme Rijn** – a psychology practice in Houten, website pkr-psychologen.nl, phone 0343 55 54 26. They offer cognitive behavioural therapy, among other things.\n\nFor anxiety complaints you want the third one. You will need a referral letter from your GP if you want your insurance to pay for it.',
    '-city phone website sector services',
  ),
  unnamed(
    INKTVIS,
    'De Inktvis is a seafood restaurant on the harbour in Den Helder. It opened in 2009 and is known for its mussels, grilled squid and North Sea sole. The kitchen is open from Wednesday to Sunday, 5 pm to 9.30 pm. Main courses cost between €22 and €34. Reviewers like the view over the water and the friendly staff; a few mention that it gets noisy when it is full. Booking is recommended in summer, and you can do that by phone on 0223 61 88 40.',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TER_HORST,
    'Goede keukenzaken in Twente, op een rij gezet:\n\n1. **Keukencentrum Twente** (Hengelo)\n   - Grootste showroom van de regio, ruim 60 opstellingen\n   - Tel. 074-2557700\n\n2. **Ter Horst Keukens** (Almelo)\n   - Plesmanweg 28\n   - Maatwerkkeukens en montage door eigen mensen\n   - Directeur: Henk ter Horst\n   - Tel. 0546-555739\n\n3. **Kookgoed** (Enschede)\n   - Vooral strakke, greeploze keukens\n   - Tel. 053-4321900\n\nTip: vraag overal dezelfde opstelling aan, met dezelfde apparaten. Alleen dan kun je de prijzen eerlijk vergelijken. En teken nooit op de dag van het eerste gesprek, ook niet als de korting \'alleen vandaag\' geldt.',
    'city address phone sector services -team',
    { competitors: ['Keukencentrum Twente', 'Kookgoed'] },
  ),
  named(
    KROMME_RIJN,
    'Here are a few psychology practices along the Kromme Rijn and the Lek where you can have sessions in English:\n\n- **Psychologen aan de Lek** (Culemborg): general practice, two English-speaking therapists, waiting time about eight weeks.\n- **PKR Psychologen** (Wijk bij Duurstede): EMDR and couples therapy; psychologist Hester van Doorn also works in English. Phone 0343-555462.\n- **Mentaal Utrecht** (Utrecht): large team, online sessions possible, waiting time about twelve weeks.\n\nMost Dutch insurers only reimburse treatment with a referral from your GP. Couples therapy is usually not covered, so ask for the hourly rate in advance.',
    'city -phone sector services team',
    { competitors: ['Psychologen aan de Lek', 'Mentaal Utrecht'] },
  ),
  named(
    INKTVIS,
    'Voor drukwerk in de Achterhoek en langs de IJssel worden vooral Drukkerij Hanzestad (Deventer), Drukkerij De Inktvis (Pollaan 41, Zutphen), Printshop IJssel (Doesburg) en Grafisch Huis Berkel (Lochem) genoemd; De Inktvis bestaat sinds 1997 en is de enige van de vier die ook raamstickers maakt, terwijl Hanzestad het goedkoopst is bij grote oplagen.',
    'city address -foundingYear services',
    { competitors: ['Drukkerij Hanzestad', 'Printshop IJssel', 'Grafisch Huis Berkel'] },
  ),
  unnamed(
    KROMME_RIJN,
    'Een psycholoog in de omgeving van Wijk bij Duurstede met een wachttijd van minder dan drie maanden? Deze praktijken komen in aanmerking:\n\n1. **Praktijk De Linde** in Doorn – vooral stress, somberheid en rouw; intake binnen zes weken.\n2. **Psychologen aan de Lek** in Culemborg – ook EMDR en groepstherapie; intake binnen acht weken.\n3. **Mentaal Utrecht** in Utrecht – grote praktijk met avondspreekuur; intake binnen elf weken.\n\nDe wachttijden veranderen per maand. Bel daarom altijd even voordat je je aanmeldt, en vraag meteen of de praktijk een contract heeft met jouw zorgverzekeraar.',
    { competitors: ['Praktijk De Linde', 'Psychologen aan de Lek', 'Mentaal Utrecht'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    INKTVIS,
    'Drie drukkerijen rond Zutphen vergeleken:\n\n| Naam | Plaats | Sinds | Telefoon | Sterk in |\n|---|---|---|---|---|\n| Drukkerij Hanzestad | Deventer | 1961 | 0570-612233 | boeken, grote oplagen |\n| Drukkerij De Inktvis | Zutphen | 1987 | 0575-555138 | tijdschriften, huisstijl |\n| Grafisch Huis Berkel | Lochem | 2003 | 0573-254410 | verpakkingen, etiketten |\n\nVoor een clubblad van 32 pagina\'s zou ik de eerste twee om een offerte vragen. Vermeld daarbij de oplage, het formaat, het papiergewicht en of het blad geniet of gelijmd moet worden.',
    'city -phone foundingYear sector services',
    { competitors: ['Drukkerij Hanzestad', 'Grafisch Huis Berkel'] },
  ),
  named(
    TER_HORST,
    'Hieronder de praktische gegevens van Ter Horst Keukens:\n\n| | |\n|---|---|\n| **Adres** | Plesmanweg 82, 7602 PE Almelo |\n| **Telefoon** | 0546 - 55 57 39 |\n| **Website** | www.terhorstkeukens.nl |\n| **Maandag** | 13.00 - 17.30 uur |\n| **Dinsdag t/m donderdag** | 9.30 - 17.30 uur |\n| **Vrijdag** | 9.30 - 20.00 uur |\n| **Zaterdag** | 9.30 - 17.00 uur |\n| **Zondag** | gesloten |\n\nOp feestdagen kunnen de tijden afwijken. Parkeren kan gratis voor de deur. Kom je voor een compleet ontwerp, maak dan van tevoren een afspraak; op zaterdag zijn de adviseurs vaak al weken vooruit volgeboekt.',
    'city -address phone website hours',
  ),
  named(
    KROMME_RIJN,
    'Ik heb de psychologenpraktijken die je noemde naast elkaar gezet:\n\n| Naam | Plaats | Bestaat sinds | Behandelingen | Avondspreekuur |\n|---|---|---|---|---|\n| Praktijk De Linde | Doorn | 2012 | rouwtherapie, ACT | nee |\n| Psychologiepraktijk Kromme Rijn | Wijk bij Duurstede | 2009 | relatietherapie, EMDR | onbekend |\n| Psychologen aan de Lek | Culemborg | 1998 | EMDR, groepstherapie | ja |\n\nVoor jullie als stel liggen de tweede en de derde het meest voor de hand. Let op: relatietherapie zit niet in de basisverzekering. Reken op € 110 tot € 150 per gesprek van een uur.',
    'city -foundingYear sector services',
    { competitors: ['Praktijk De Linde', 'Psychologen aan de Lek'] },
  ),
  named(
    TER_HORST,
    'Kitchen showrooms in Twente at a glance:\n\n| Name | Town | Founded | Saturday | Sunday |\n|---|---|---|---|---|\n| Keukencentrum Twente | Hengelo | 1989 | 10 am – 5 pm | 12 – 5 pm |\n| Ter Horst Keukens | Almelo | 1971 | 9.30 am – 5 pm | closed |\n| Kuipers Keuken & Bad | Borne | 2001 | 10 am – 4 pm | closed |\n\nIf you can only go on a Sunday, Keukencentrum Twente is your only option. Otherwise I would start with Ter Horst Keukens, because their own fitters install the kitchen, which makes it clear whom to call if something goes wrong afterwards.',
    'city -foundingYear sector services hours',
    { competitors: ['Keukencentrum Twente', 'Kuipers Keuken & Bad'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KROMME_RIJN,
    '## Psychologiepraktijk Kromme Rijn\n\n### Adres\nSingelhof 7, 3961 EK Wijk bij Duurstede\n\n### Contact\n- **Telefoon:** 0343 - 55 45 26\n- **E-mail:** aanmelden@pkr-psychologen.nl\n- **Website:** www.psychologiepraktijkkrommerijn.nl\n\n### Behandelaren\n- Hester van Doorn, gz-psycholoog\n- Mirjam Sluiter, psychotherapeut\n\n### Waarvoor kun je er terecht?\nOnder meer voor *cognitieve gedragstherapie* bij angst en dwang, en voor *relatietherapie*.\n\n### Openingstijden\nOp woensdag is er een avondspreekuur tot 21.00 uur. In het weekend is de praktijk dicht.\n\n---\n*Bij spoed bel je niet de praktijk, maar je huisarts of de huisartsenpost.*',
    'city address -phone email -website services team hours',
  ),
  named(
    INKTVIS,
    '**Drukkerij De Inktvis – kort overzicht**\n\n**Plaats:** Zutphen\n**Website:** [drukkerijdeinktvis.nl](https://www.drukkerijdeinktvis.nl)\n**KvK:** 08137465\n**Rechtsvorm:** eenmanszaak\n**Branche:** reclamebureau\n\nKlanten zijn over het algemeen positief. Een jonge vader schreef:\n\n> "Onze geboortekaartjes waren binnen vier dagen klaar en het letterpers-effect is prachtig geworden."\n\nEen minpunt dat soms wordt genoemd, is dat je online geen prijzen kunt berekenen: voor elke opdracht moet je een offerte aanvragen.\n\n**Mijn indruk:** een betrouwbaar adres als je persoonlijk advies op prijs stelt.',
    'city website kvk -legalForm -sector services',
  ),
  named(
    TER_HORST,
    '# Is Ter Horst Keukens any good?\n\n**Short answer:** yes, it looks like a solid choice for a mid-range budget.\n\nTer Horst Keukens is a kitchen showroom in **Almelo**.[^1] The company, a private limited company (B.V.), was established in **1984**.[^2] Besides complete kitchens made to measure, you can order *built-in appliances* separately.[^1]\n\n## Points to check\n\n1. Ask whether the price includes removing your old kitchen.\n2. Never pay more than 15–20% up front.\n3. Have the delivery date put in writing.\n\n[^1]: https://terhorstkeukens.nl, the company\'s own website\n[^2]: Trade register extract',
    'city website -foundingYear legalForm sector services',
  ),
  named(
    INKTVIS,
    'Je kunt de leverancier zo in je boekhouding zetten:\n\n```\nNaam:      Drukkerij De Inktvis\nStraat:    Pollaan 41\nPostcode:  7202 BX\nPlaats:    Zutphen\nTelefoon:  0575 55 51 83\nBtw-nr.:   NL813527640B01\n```\n\nPas `Naam` aan als op de factuur een andere handelsnaam staat. Het btw-nummer kun je controleren in **VIES**, het systeem van de Europese Commissie. Let er ook op dat op drukwerk meestal 21% btw wordt gerekend, maar dat voor boeken en kranten het lage tarief van 9% geldt. Twijfel je over een factuur, vraag dan je boekhouder om even mee te kijken.',
    'city address phone -vat',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    INKTVIS,
    'Drukkerij De Inktvis is een vennootschap onder firma en staat in het handelsregister onder nummer 08.13.74.56. Je kunt er van maandag tot en met vrijdag terecht, van half negen \'s ochtends tot vijf uur \'s middags; in het weekend is er niemand. Bellen kan op +31 (0)575 55 51 83. Wil je iets ophalen na sluitingstijd, dan kan dat volgens klanten in overleg.',
    'phone -kvk legalForm hours',
  ),
  named(
    KROMME_RIJN,
    'Contact details for Psychologiepraktijk Kromme Rijn:\n\nSingelhof 7, 3961EK Wijk bij Duurstede\nTel. +31 343 555 426\nChamber of Commerce no. 3021 8754\n\nOpening hours are Monday, Tuesday and Thursday 8:30 am to 5:30 pm, Wednesday 8:30 am to 9 pm and Friday 8:30 am to 1 pm. They are closed on Saturdays and Sundays. The practice was established in 2016. The best time to call is usually at the start of the morning, as therapists don\'t answer the phone during sessions.',
    'city address phone kvk -foundingYear hours',
  ),
  named(
    TER_HORST,
    'Ter Horst Keukens is in \'74 opgericht en nog altijd een familiebedrijf. De openingstijden: maandag vanaf één uur \'s middags, dinsdag tot en met donderdag van half tien tot half zes en vrijdag tot acht uur \'s avonds. Op zaterdag sluiten ze om vijf uur. Vanuit Duitsland bel je 0031 546 55 75 39. Kom je van over de grens, vraag dan meteen of ze ook bij jou in de buurt leveren en wat dat extra kost.',
    '-phone foundingYear hours',
  ),
  named(
    TER_HORST,
    'For your invoice, these are the registration details of Ter Horst Keukens:\n\n- Registered name: Keukenstudio Ter Horst B.V.\n- Registered office: Plesmanweg 28, NL-7602PE ALMELO\n- KvK (Dutch trade register): 0608 3512\n- VAT ID: NL 8074.12.936.B01\n\nIf you are buying as a private person, you simply pay 21% Dutch VAT, which is already included in the quoted price. Businesses from another EU country should verify the VAT ID in VIES first and ask their accountant whether the reverse charge applies, because a kitchen that is installed in a building follows different rules from goods that are merely shipped.',
    'city address -kvk vat legalForm',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KROMME_RIJN,
    'Psychologiepraktijk Kromme Rijn, die in 2006 werd opgericht en als stichting staat ingeschreven, zit aan de Singelhof in Wijk bij Duurstede, op loopafstand van het oude centrum. Wie een afspraak heeft met gz-psycholoog Hester van Doorn, die er vanaf het begin bij is, krijgt eerst een intake van drie kwartier, waarna in een tweede gesprek het behandelplan wordt besproken. Houd er rekening mee dat de deur op vrijdag al om twaalf uur \'s middags dichtgaat, zodat een afspraak na het werk die dag niet lukt.',
    'city address foundingYear -legalForm team -hours',
  ),
  named(
    TER_HORST,
    'Of je met Ter Horst Keukens in zee moet gaan, hangt af van wat je zoekt. Het familiebedrijf, dat in 1974 begon en waarvan de toonzaal in Almelo staat, is vooral sterk in keukens die op maat worden gemaakt, bijvoorbeeld voor een schuine zolder of een oude boerderij. Klanten die door keukenadviseur Esmee Brinkhuis zijn geholpen, roemen haar geduld. Wie liever op zondag kijkt, heeft pech, want dan is de zaak dicht. Een afspraak kun je aanvragen door te mailen naar info@terhorstkeukens.nl, waarna je meestal binnen twee dagen antwoord krijgt. Goedkoop is het niet: bij Kookgoed ben je voor een eenvoudige rechte keuken vaak minder kwijt.',
    'city -email foundingYear services team hours',
    { competitors: ['Kookgoed'] },
  ),
  named(
    INKTVIS,
    'De Inktvis, a printing company in Zutphen that has been around since 1987, is a good fit if you want someone to think along with you about paper and finish. Joost Wennink, who owns the business together with his brother Erik, is usually the one who answers the phone. They print magazines for local clubs as well as birth announcements, although they don\'t make window stickers, so for your shop front you would have to go elsewhere, for instance to Printshop IJssel. Because they are closed at weekends, it is wise to send in your files by Thursday if you need a proof before Monday.',
    'city foundingYear sector -services -team hours',
    { competitors: ['Printshop IJssel'] },
  ),
  named(
    KROMME_RIJN,
    'Als je al weken slecht slaapt en op je werk niets meer uit je handen krijgt, is het verstandig om niet te lang te wachten. In jouw omgeving is PKR Psychologen een optie, een psychologenpraktijk die naar verluidt in 2004 is begonnen en die veel ervaring heeft met de begeleiding van mensen met een burn-out. Je kunt je, nadat je huisarts een verwijsbrief heeft geschreven, zelf aanmelden via aanmelden@pkr-psychologen.nl. Bespreek ook met je bedrijfsarts wat je werkgever kan doen, want soms vergoedt die een deel van de behandeling.',
    'email -foundingYear sector services',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    INKTVIS,
    'Goede vraag! 😊 **Drukkerij De Inktvis** in Zutphen is een prima keuze voor geboortekaartjes, zeker als je iets bijzonders zoekt.\n\n### ✅ Pluspunten\n- Veel papiersoorten, ook kraft en oud-Hollands\n- Je krijgt altijd een drukproef te zien\n- Naast kaartjes ook huisstijldrukwerk, dus handig als je zelf een bedrijf hebt\n\n### ⚠️ Minpunten\n- Geen online ontwerpprogramma\n- Duurder dan de grote webwinkels\n\n### 📍 Praktisch\n- **Adres:** Pollaan 41\n- **Telefoon:** 0575 555 183\n- **Website:** deinktvisdrukwerk.nl\n- **Open:** maandag t/m vrijdag van 9.00 tot 17.30 uur\n\nWil je dat ik een tekst voor het kaartje schrijf, of zal ik de prijzen vergelijken met die van Drukkerij Hanzestad?',
    'city address phone -website services -hours',
    { competitors: ['Drukkerij Hanzestad'] },
  ),
  named(
    TER_HORST,
    'Ter Horst Keukens is een keukenzaak in Almelo.[1] Het bedrijf werd in 1964 opgericht[1] en staat onder leiding van Gerjan ter Horst.[2]\n\n**Aanbod**\nKeukens op maat, inbouwapparatuur van onder andere Siemens en Miele, en montage door eigen monteurs.[1][3]\n\n**Bezoek**\nDe showroom ligt aan de Plesmanweg 28.[1] Op vrijdag kun je er tot 20.00 uur terecht.[1]\n\n**Betrouwbaarheid**\nDe zaak staat bij de Kamer van Koophandel ingeschreven onder nummer 06038521.[4] Op reviewsites krijgt ze gemiddeld een 8,9; klachten gaan vooral over de levertijd van losse onderdelen.[3] Ter vergelijking: Kuipers Keuken & Bad scoort een 8,4.[3]\n\n**Gerelateerde vragen**\n- Wat kost een keuken gemiddeld in 2025?\n- Hoeveel aanbetaling is normaal bij een keuken?',
    'city address -kvk -foundingYear sector services team hours',
    { competitors: ['Kuipers Keuken & Bad'] },
  ),
  named(
    KROMME_RIJN,
    'Dat is een goede stap om over na te denken. Hier is een overzicht van wat er over **Psychologiepraktijk Kromme Rijn** bekend is:\n\n* **Type praktijk:** Een kleinschalige psychologenpraktijk in Bunnik, gericht op volwassenen.\n* **Behandelingen:** EMDR, cognitieve gedragstherapie en begeleiding bij burn-out.\n* **Praktijkhouders:** Hester van Doorn en Marieke Sluiter.\n* **Bereikbaarheid:** Je kunt bellen naar 0343-555426.\n\n**Waar moet je op letten?**\n\n* **Vergoeding:** Controleer of je zorgverzekeraar een contract met de praktijk heeft. Zonder contract betaal je vaak een deel zelf.\n* **Wachttijd:** Deze kan per behandeling verschillen.\n* **Klik:** Een goede band met je behandelaar is belangrijk. Voelt het niet goed, bespreek dat dan gerust.\n\nZal ik je helpen om een korte aanmeldingsmail op te stellen?\n\n*Ik ben geen arts; raadpleeg bij medische vragen altijd een professional.*',
    '-city phone sector services -team',
  ),
  named(
    TER_HORST,
    'Straight answer: if you live around Almelo and want a kitchen without the hard-sell circus, **Ter Horst Keukens** is worth a visit.\n\nIt\'s a family-run kitchen showroom in Almelo, in business since 1974, at Ootmarsumsestraat 120. Friday is the day to go if you work office hours: they\'re open until 8 pm. To book a design session, drop them a line at keukens@terhorstkeukens.nl.\n\nWhat people on X and review sites say:\n- Honest quotes, few hidden extras\n- Not the cheapest, and the website looks like it\'s from 2012\n- After-sales gets good marks\n\nKeukencentrum Twente is bigger and flashier, and its discounts look spectacular, but those "60% off" banners are mostly theatre. Get a quote from both and compare the final price, not the discount. Want a checklist of questions to ask?',
    'city -address -email foundingYear sector hours',
    { competitors: ['Keukencentrum Twente'] },
  ),
]
