/** Answers that a stranger to the rules wrote: a garage, a village hairdresser and a tax adviser. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BROUWER, GARAGE, KRUL } from '#tests/cases/answers/companies/40.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    GARAGE,
    'Over **Autobedrijf Kanaalzicht** kan ik op dit moment geen betrouwbare gegevens vinden. De naam komt niet voor in de bronnen die ik heb doorzocht, en ik wil geen adres of telefoonnummer verzinnen.\n\nWat je zelf kunt doen:\n\n- Zoek op de naam in het Handelsregister van de KVK.\n- Kijk op Google Maps of er recente beoordelingen staan.\n- Controleer bij de RDW of het bedrijf een APK-erkenning heeft.\n\nZoek je gewoon een garage in Assen? Dan kom ik wel Autoservice Wiersma en Autocentrum Peelo tegen; beide onderhouden auto\'s van alle merken.',
    { competitors: ['Autoservice Wiersma', 'Autocentrum Peelo'] },
  ),
  named(
    KRUL,
    'Ik heb maar beperkte informatie over De Krul. Wat ik kan terugvinden: het is een kapsalon aan de Dorpsstraat in Vorden, en een online bedrijvengids vermeldt 0575 55 56 92 als telefoonnummer.\n\nDe openingstijden en de prijslijst heb ik niet kunnen vinden, en ook wie de eigenaar is blijft onduidelijk. Voor actuele informatie kun je het beste even langslopen of bellen.',
    'sector city address -phone',
  ),
  unnamed(
    BROUWER,
    'I wasn\'t able to find any verifiable information about a firm called Brouwer & Van Ginkel. There may be several reasons for this: the office could be small and have little online presence, it might trade under a different name, or my sources are simply incomplete.\n\nIf you\'re considering hiring them, I\'d suggest:\n\n1. Looking them up in the Dutch Chamber of Commerce register (kvk.nl)\n2. Checking whether the adviser is a member of the Register Belastingadviseurs (RB) or NOB\n3. Asking for references from existing clients\n\nWould you like a few tips on choosing a tax adviser in the Netherlands?',
  ),
  named(
    GARAGE,
    'There isn\'t a great deal published about Garage Kanaalzicht, so take this with some caution. It\'s an independent garage in Assen that shows up in the RDW overview of approved APK test centres, and one directory gives 1989 as the year it was founded.\n\nI couldn\'t confirm its opening hours or phone number, and I found no customer reviews that I\'d consider representative.',
    'sector city services -foundingYear',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KRUL,
    'Voor krullend haar is het slim om een kapper te kiezen die droog knipt. De krul trekt namelijk samen zodra het haar droogt, waardoor een natte coupe al snel korter uitvalt dan je had gevraagd.\n\nIn en om Vorden zou ik eens informeren bij **Haarstudio Wentink**: die salon adverteert met een aparte krullenbehandeling. Vraag vooraf of ze met de Curly Girl-methode bekend zijn en neem een paar voorbeeldfoto\'s mee. Reken op ongeveer € 55 tot € 75 voor een knipbeurt inclusief verzorging.',
    { competitors: ['Haarstudio Wentink'] },
  ),
  unnamed(
    GARAGE,
    'De openingstijden die ik heb gevonden zijn van **Autobedrijf Kanaaldijk** in Beilen:\n\n- maandag t/m vrijdag: 08.00 – 17.00 uur\n- zaterdag: alleen op afspraak\n- zondag: gesloten\n\nAutobedrijf Kanaaldijk is een universele garage die APK-keuringen, grote en kleine beurten en uitlaatreparaties doet. Bel voor de zekerheid even voordat je langsgaat, zeker rond feestdagen.',
  ),
  named(
    BROUWER,
    'Brouwer & Van Ginkel moet u niet verwarren met Brouwers & Partners, een accountantsorganisatie met vestigingen in Utrecht en Hilversum. Het kantoor waar u naar vraagt is een klein belastingadvieskantoor in Amersfoort. De twee partners, Hester Brouwer en Paul van Ginkel, werken vooral voor zzp\'ers en familiebedrijven en verzorgen onder meer de aangifte inkomstenbelasting en de boekhouding. Het kantoor is in 2011 opgericht.',
    'sector city team services -foundingYear',
  ),
  named(
    KRUL,
    'De Krul (Dutch for "the curl") is a small hair salon in the village of Vorden. Despite the name it isn\'t a specialist in curly hair: according to the site they mostly do regular cuts for women, men and children, plus colouring. The owner is Marieke Lenselink. One thing to keep in mind is that they only work Wednesday to Saturday, so you won\'t get an appointment on a Tuesday.',
    'sector city services team -hours',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    BROUWER,
    'Ja, BVG kan je daarbij helpen. Het kantoor aan de Utrechtseweg in Amersfoort doet de btw-aangifte en de jaarrekening voor ondernemers, en sinds een paar jaar ook de loonadministratie. BVG is telefonisch bereikbaar op 033 555 72 81. Een eerste kennismakingsgesprek is volgens de website gratis, al heb ik daar geen datum bij kunnen vinden.',
    'city address services -phone',
  ),
  unnamed(
    BROUWER,
    'BVG usually stands for **Berliner Verkehrsbetriebe**, the public transport company of Berlin. It runs the U-Bahn, the trams, most of the buses and a handful of ferries in the German capital.\n\nIn Switzerland, BVG is also short for *Bundesgesetz über die berufliche Alters-, Hinterlassenen- und Invalidenvorsorge*, the law on occupational pensions.\n\nIf you meant something else, for instance a Dutch organisation with the same initials, let me know in which city it is based and I\'ll search again.',
  ),
  named(
    GARAGE,
    'Bij Kanaalzicht kun je in de regel binnen een week terecht voor een APK. De garage is merkonafhankelijk, dus het maakt niet uit of je in een Opel, Kia of Volvo rijdt. Nynke Postma leidt de werkplaats. Op zaterdag is Kanaalzicht de hele dag gesloten, dus plan je afspraak doordeweeks.\n\nWil je prijzen vergelijken? Garage De Vaart rekent voor een losse keuring ongeveer hetzelfde.',
    'sector services team -hours',
    { competitors: ['Garage De Vaart'] },
  ),
  named(
    KRUL,
    'Voor een bruidskapsel kun je in Vorden bij kapsalon Krul aankloppen. Ze maken eerst een proefkapsel en komen op de trouwdag desgewenst aan huis. Een afspraak maken gaat via afspraak@kapsalondekrul.nl of telefonisch via 0575-555629. Krul zit op Dorpsstraat 41, schuin tegenover de kerk.',
    'city sector services email phone -address',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    GARAGE,
    'Er zijn meerdere bedrijven met de naam Kanaalzicht in Noord-Nederland:\n\n1. **Autobedrijf Kanaalzicht, Assen** – universele garage aan de Industrieweg 28. Verkoopt ook occasions. Eigenaar is Roelof Tinge.\n2. **Restaurant Kanaalzicht, Appelscha** – eetcafé met terras aan de vaart, opgericht in 1976.\n3. **Garage Kanaalzicht, Stadskanaal** – voormalige Citroëndealer, in 2016 gestopt. Telefoonnummer was 0599 55 50 13.\n\nIk vermoed dat je de eerste bedoelt. Klopt dat?',
    'sector city address services -team',
  ),
  unnamed(
    KRUL,
    'Ik vind verschillende kapsalons die De Krul heten, maar geen daarvan zit in Vorden:\n\n- **De Krul** in Den Haag, aan de Fahrenheitstraat, gespecialiseerd in krullend haar\n- **Kapsalon De Krul** in Breda, een dames- en herenkapper met drie stoelen, sinds 1998\n- **De Krul** in Leeuwarden, volgens Google permanent gesloten\n\nMogelijk is de salon die je zoekt pas geopend of staat ze onder een andere naam geregistreerd. In Vorden zelf kom ik alleen Hairpoint Vorden en Knipsalon Bij Els tegen.',
    { competitors: ['Hairpoint Vorden', 'Knipsalon Bij Els'] },
  ),
  named(
    BROUWER,
    'Several Dutch firms have similar names, so here\'s how to tell them apart:\n\n- **Brouwer Belastingadvies** (Zwolle): a one-man practice, founded in 1996, mainly for farmers.\n- **Van Ginkel Accountants** (Veenendaal): an accountancy firm with around 25 staff; phone 0318 55 54 40.\n- **Brouwer & Van Ginkel** (Amersfoort): a partnership (*maatschap*) of two tax advisers, started in 2001. Their website is brouwer-vanginkel.com.\n\nIf you were given the name by someone in Amersfoort, the last one is almost certainly the one you need.',
    'city sector legalForm foundingYear -website',
  ),
  named(
    KRUL,
    'Bedoel je De Krul in Vorden of die in Apeldoorn? Dat zijn twee losse zaken.\n\nDe Krul in **Apeldoorn** is een barbershop die in 2019 openging en zeven dagen per week open is. Reserveren kan op 055 555 61 30.\n\nDe Krul in **Vorden** bestaat sinds 2005 en is een gewone dorpskapper voor het hele gezin. Op vrijdag kun je er tot acht uur \'s avonds terecht. De zaak is van Ilse Harmsen, die er samen met één kapster werkt.',
    'city sector hours -foundingYear -team',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    GARAGE,
    'Goede universele garages in Assen zijn onder andere:\n\n1. **Autoservice Wiersma** – familiebedrijf sinds 1978, bekend om eerlijke prijzen. Lid van BOVAG.\n2. **Autobedrijf Kanaalzicht** – onderhoud aan alle merken en airco-service. Bereikbaar via 0592 55 15 47.\n3. **Autocentrum Peelo** – groter bedrijf met een ruim aanbod occasions en een eigen schadeafdeling.\n4. **Garage De Vaart** – klein, persoonlijk, zaterdags gesloten.\n\nVraag altijd vooraf een prijsopgave, zeker bij grotere reparaties als een distributieriem.',
    'sector city services -phone',
    { competitors: ['Autoservice Wiersma', 'Autocentrum Peelo', 'Garage De Vaart'] },
  ),
  named(
    KRUL,
    'Vorden is a small place, but you do have a choice of hairdressers:\n\n- **Hairpoint Vorden**: walk-in salon near the station, open on Monday afternoon as well\n- **Haarstudio Wentink**: more upmarket, focuses on balayage and extensions\n- **De Krul**: friendly family salon at Dorpsstraat 14; note that they don\'t do children\'s cuts\n\nFor a quick trim without an appointment, Hairpoint is probably your best bet.',
    'city sector address -services',
    { competitors: ['Hairpoint Vorden', 'Haarstudio Wentink'] },
  ),
  unnamed(
    BROUWER,
    'Voor een kleine ondernemer in Amersfoort zijn dit kantoren om te bekijken:\n\n* **Eemland Fiscaal** – fiscalisten met veel ervaring in de bouw en de zorg; vast maandbedrag vanaf € 95.\n* **De Cijfermeesters** – online boekhouden met een vaste contactpersoon.\n* **Administratiekantoor Hoogeveen** – traditioneel kantoor in Vathorst, ook voor particulieren.\n* **Van Dalen Belastingzaken** – eenmanspraktijk, vooral erf- en schenkbelasting.\n\nLet erop of de adviseur is aangesloten bij het RB of de NOAB. Dat is geen wettelijke eis, maar wel een teken van kwaliteit.',
    { competitors: ['Eemland Fiscaal', 'De Cijfermeesters', 'Administratiekantoor Hoogeveen'] },
  ),
  named(
    GARAGE,
    'Waar in Assen kun je terecht voor een bandenwissel zonder lang te wachten? Drie adressen die vaak genoemd worden:\n\n**Kanaalzicht** (Industrieweg 82) – wisselen en balanceren, bandenopslag tegen meerprijs\n**Bandenhal Noord** – alleen banden en velgen, geen afspraak nodig\n**Autocentrum Peelo** – online plannen, wachtruimte met koffie\n\nIn oktober en april is het overal druk. Boek dus een week of drie vooruit.',
    'city services -address',
    { competitors: ['Autocentrum Peelo'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    KRUL,
    'Hieronder een vergelijking van drie kappers in Vorden:\n\n| Salon | Knippen dames | Open op maandag | Telefoon |\n|---|---|---|---|\n| Haarstudio Wentink | € 38 | nee | 0575 55 51 10 |\n| Kapsalon De Krul | € 29,50 | ja, vanaf 13.00 uur | 0575 55 56 29 |\n| Knipsalon Bij Els | € 26 | nee | onbekend |\n\nDe prijzen zijn een indicatie en kunnen inmiddels gewijzigd zijn.',
    'sector city services phone -hours',
    { competitors: ['Haarstudio Wentink', 'Knipsalon Bij Els'] },
  ),
  named(
    BROUWER,
    'Dit zijn de gegevens die ik heb gevonden:\n\n| | |\n|---|---|\n| **Naam** | Brouwer & Van Ginkel Belastingadviseurs |\n| **Adres** | Utrechtseweg 112, 3818 EM Amersfoort |\n| **Rechtsvorm** | Vennootschap onder firma |\n| **KvK-nummer** | 32086475 |\n| **E-mail** | info@brouwervanginkel.nl |\n| **Website** | www.brouwervanginkel.nl |\n\nEen btw-nummer staat niet op de site. Controleer de gegevens voor gebruik bij de Kamer van Koophandel.',
    'address city -kvk website -legalForm -email',
  ),
  named(
    GARAGE,
    'Here\'s a quick comparison of independent garages in Assen:\n\n| Garage | Since | Saturday | Speciality |\n|:--|:-:|:-:|:--|\n| Autobedrijf Kanaalzicht | 1996 | 9:00–13:00 | MOT (APK), air-con service |\n| Autoservice Wiersma | 1978 | closed | diesel engines |\n| Garage De Vaart | 2003 | 9:00–12:00 | classic cars |\n\nAll three work on any make. Prices for an APK test range from roughly €35 to €50, with an extra charge for diesels at some of them.',
    'sector city -foundingYear hours services',
    { competitors: ['Autoservice Wiersma', 'Garage De Vaart'] },
  ),
  unnamed(
    KRUL,
    '| Kapper | Plaats | Beoordeling | Online afspraak |\n| --- | --- | --- | --- |\n| Hairpoint Vorden | Vorden | 4,6 (88 reviews) | ja |\n| Haarstudio Wentink | Vorden | 4,8 (41 reviews) | ja |\n| Salon Krullenbol | Zutphen | 4,4 (120 reviews) | nee |\n| Kapper op de Markt | Lochem | 4,1 (63 reviews) | ja |\n\n**Mijn advies:** wil je in het dorp blijven, dan scoort Haarstudio Wentink het best. Is prijs belangrijker, kijk dan naar Hairpoint Vorden; daar knippen ze heren vanaf € 22.',
    { competitors: ['Hairpoint Vorden', 'Haarstudio Wentink'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    BROUWER,
    '## Brouwer & Van Ginkel Belastingadviseurs\n\n**Wat doen ze?**\n- Aangiften inkomstenbelasting voor particulieren en ondernemers\n- Jaarrekeningen\n- Advies bij bedrijfsopvolging\n\n**Waar?**\nLeusderweg 112, Amersfoort\n\n**Contact**\n- ☎ [033 555 72 18](tel:+31335557218)\n- ✉ kantoor@brouwervanginkel.nl\n\n**Openingstijden**\nMa–do van 8.30 tot 17.00 uur, vrijdag tot 16.00 uur.',
    'services city -address phone email hours',
  ),
  named(
    GARAGE,
    '### Garage Kanaalzicht at a glance\n\n- **Type of business:** independent car repair shop\n- **Location:** Rolde, Drenthe\n- **Owner:** Henk Boerema\n- **Website:** [kanaalzicht-assen.nl](https://kanaalzicht-assen.nl)\n- **Known for:** used cars and annual inspections\n\n> Tip: mention it when you book if your car still has a manufacturer\'s warranty. An independent garage can service it without voiding that warranty, as long as it follows the maker\'s schedule.',
    'sector -city -team -website services',
  ),
  named(
    KRUL,
    '**De Krul Haarmode** 💇‍♀️\n\n*Dorpsstraat 14, Vorden*\n\n1. **Team** – eigenaresse Marieke Lenselink en haar collega Romy Bannink\n2. **Behandelingen** – knippen, kleuren, feest- en bruidskapsels\n3. **Afspraak** – via [kapsalondekrul.nl](https://kapsalondekrul.nl) of bel 0575 55 65 29\n4. **Sinds** – 2008\n\nParkeren kan gratis op het pleintje achter de winkels.',
    'address city team services website -phone foundingYear',
  ),
  unnamed(
    BROUWER,
    '## Een belastingadviseur kiezen in Amersfoort\n\n### 1. Bepaal wat je nodig hebt\nGaat het alleen om de **jaarlijkse aangifte**, of ook om de btw en de salarissen van je personeel?\n\n### 2. Vraag twee of drie offertes aan\n- [Eemland Fiscaal](https://eemlandfiscaal.nl)\n- [De Cijfermeesters](https://www.decijfermeesters.nl)\n\n### 3. Let op het tarief\nUurtarieven liggen meestal tussen **€ 85 en € 150** exclusief btw. Een vast bedrag per jaar geeft meer zekerheid.\n\n### 4. Controleer het lidmaatschap\nEen RB- of NOB-lid moet zich jaarlijks bijscholen.',
    { competitors: ['Eemland Fiscaal', 'De Cijfermeesters'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    GARAGE,
    'Autobedrijf Kanaalzicht is een besloten vennootschap, ingeschreven bij de KvK onder nummer 0405 8213, met btw-identificatienummer NL8034.16.752.B01. De werkplaats is open van maandag tot en met vrijdag van 8 tot half zes en op zaterdagochtend van 9 tot 1. Telefonisch: +31 (0)592 – 555 147. Het adres is Industrieweg 28, 9402 NR.',
    'legalForm kvk -vat hours phone address',
  ),
  named(
    KRUL,
    'Contact details for De Krul in Vorden:\n\nPhone: 0031 575 555 629\nEmail: info@kapsalondekrul.nl\nOpening hours: Tue–Thu 9 am – 5.30 pm, Fri 9 am – 8 pm, Sat 8.30 am – 4 pm; closed Sunday and Monday\nChamber of Commerce no.: 08171946\n\nDe Krul opened its doors in 2008, so it celebrated its fifteenth anniversary in 2023.',
    'city phone -email -hours kvk foundingYear',
  ),
  named(
    BROUWER,
    'Het btw-nummer van Brouwer & Van Ginkel is NL810562934B01 en het KvK-nummer is 32068457. De maatschap werd op 1 maart 2001 opgericht en is gevestigd aan de Utrechtse weg 112 te Amersfoort (postcode 3818EM). Het telefoonnummer luidt 033-5557218. Op vrijdag sluit het kantoor om vier uur.',
    'vat -kvk legalForm foundingYear address city phone hours',
  ),
  named(
    GARAGE,
    'Kanaalzicht can be reached on 0592-555174. It opens at 7:30 in the morning from Monday to Friday, which is handy if you want to drop off your car before work. For quotes, write to werkplaats@autobedrijfkanaalzicht.nl. A regular APK currently costs €42.50, and a summer-to-winter tyre change on your own wheels is €49.',
    '-phone -hours email services',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KRUL,
    'Als je in Vorden woont en een vertrouwde kapper zoekt, kom je al snel uit bij De Krul. Marieke Lenselink begon haar salon in 2010 en heeft sindsdien een vaste klantenkring opgebouwd, van basisschoolkinderen tot bewoners van het nabijgelegen zorgcentrum. Klanten prijzen vooral de rustige sfeer en het feit dat er de tijd voor je wordt genomen. Kleuren en bruidskapsels behoren ook tot de mogelijkheden. Vergeleken met Haarstudio Wentink ligt het prijsniveau iets lager, al krijg je daar weer een uitgebreidere hoofdhuidbehandeling.',
    'city sector team services -foundingYear',
    { competitors: ['Haarstudio Wentink'] },
  ),
  named(
    BROUWER,
    'Brouwer & Van Ginkel is a two-partner tax advisory practice based in Hoevelaken, a few minutes from the A1. It has been around since 2001 and serves mostly freelancers, shopkeepers and small family companies. Besides filing VAT and income tax returns, the office does the bookkeeping for clients who would rather not touch it themselves. It doesn\'t run payroll, however; for that you\'d have to turn to a firm such as Eemland Fiscaal or a specialised payroll bureau.',
    'sector -city foundingYear -services',
    { competitors: ['Eemland Fiscaal'] },
  ),
  named(
    GARAGE,
    'Over Autobedrijf Kanaalzicht wordt doorgaans positief geschreven. Het is een merkonafhankelijke garage voor onderhoud, reparaties en APK, waar oprichter en eigenaar Jan Willem Boerema nog geregeld zelf onder de brug staat. Klanten noemen dat er eerst wordt gebeld als een reparatie duurder uitvalt dan begroot. Er is ook wel kritiek: een enkeling vond de wachttijd voor een grote beurt te lang, en wie vervangend vervoer nodig heeft moet dat op tijd aangeven. Het bedrijf bestaat sinds 1994 en heeft altijd in Assen gezeten.',
    'sector team services foundingYear city',
  ),
  named(
    KRUL,
    'If you\'re staying near Vorden and need a haircut, De Krul is worth a try. It\'s a small hairdresser\'s on Dorpsstraat, run by a local woman with one colleague, and both speak decent English. They cut men\'s and women\'s hair; a wash and blow-dry is included in most prices. You can\'t simply walk in, so book through dekrulvorden.nl a few days ahead. On Friday they stay open until eight in the evening.',
    'city sector address services -website hours',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    BROUWER,
    'Goede vraag! Als zzp\'er in Amersfoort heb je een aantal opties voor een belastingadviseur. Ik heb er drie op een rij gezet.\n\n## 🏢 1. Eemland Fiscaal\nEen wat groter kantoor met acht medewerkers. Ze werken met vaste maandpakketten en hebben een eigen app voor bonnetjes. Minder geschikt als je maar één keer per jaar iets nodig hebt.\n\n## 🏢 2. Brouwer & Van Ginkel Belastingadviseurs\nEen klein kantoor met twee partners. Sterke punten:\n\n- **Persoonlijk contact**: je spreekt altijd Hester Brouwer of Paul van Ginkel zelf\n- **Breed pakket**: van de btw-aangifte tot de jaarrekening\n- **Ervaring**: actief sinds 1991\n\n📍 Utrechtseweg 121, 3818 EM Amersfoort\n📞 033 555 72 18\n🕐 Ma t/m do 8.30–17.00, vr 8.30–16.00\n\n## 🏢 3. De Cijfermeesters\nVolledig online. Je uploadt je administratie en krijgt binnen vijf werkdagen een concept. Prijzen vanaf € 49 per maand.\n\n## Waar moet je op letten?\n\n1. **Tarief** – vraag of je per uur of per aangifte betaalt.\n2. **Bereikbaarheid** – krijg je een vast aanspreekpunt?\n3. **Software** – sluit het aan op jouw boekhoudpakket?\n4. **Beroepsvereniging** – een RB- of NOAB-lid is verplicht zich bij te scholen.\n\n## Mijn inschatting\nHeb je een eenvoudige administratie en doe je graag alles digitaal, dan is De Cijfermeesters waarschijnlijk het goedkoopst. Wil je af en toe sparren over je pensioen of een eventuele bv, dan past een klein kantoor beter.\n\n*Bronnen: kvk.nl, rb.nl, amersfoort.nieuws.nl*\n\nZal ik een lijstje met vragen maken voor een kennismakingsgesprek?',
    'sector city team services -foundingYear -address phone hours',
    { competitors: ['Eemland Fiscaal', 'De Cijfermeesters'] },
  ),
  named(
    GARAGE,
    '**Kort antwoord:** ja, je kunt met je leaseauto in principe terecht bij Autobedrijf Kanaalzicht in Assen, maar overleg eerst met je leasemaatschappij.\n\n### Over het bedrijf\nAutobedrijf Kanaalzicht is een onafhankelijke garage met een eigen werkplaats. Volgens het Handelsregister is het een eenmanszaak, ingeschreven onder KvK-nummer 04058213. Ze doen onderhoud, reparaties en airco-service voor alle gangbare merken. Op de website staat dat ze met diverse leasemaatschappijen samenwerken, maar een lijst met namen ontbreekt.\n\n### Zo pak je het aan\n1. Kijk in je leasecontract of je vrij bent in de keuze van de garage.\n2. Vraag de leasemaatschappij om een opdrachtnummer.\n3. Bel de garage met je kenteken en kilometerstand: **0592 55 51 47**.\n4. Lever de auto in. Dat kan op werkdagen vanaf 8.00 uur.\n\n### Alternatieven\nMag je er niet heen, dan heeft Autocentrum Peelo een contract met enkele grote leasemaatschappijen. Ook een merkdealer is vaak een mogelijkheid, al is die doorgaans duurder voor wie privé least.\n\n### Goed om te weten\n- Bij private lease is onderhoud bijna altijd inbegrepen.\n- Kleine dingen, zoals een lampje vervangen, hoef je vaak niet vooraf te melden.\n- Banden wisselen valt soms buiten het contract.\n\n**Bronnen**\n- autobedrijfkanaalzicht.nl\n- anwb.nl/auto/leasen\n\nWil je dat ik een berichtje aan je leasemaatschappij voor je opstel?',
    'sector city -legalForm kvk services phone hours website',
    { competitors: ['Autocentrum Peelo'] },
  ),
  named(
    KRUL,
    'Here\'s what I found about getting your hair done for a wedding in or around Vorden.\n\n## Best match: De Krul\n\nDe Krul is a village hair salon with two stylists. Bridal styling is on their list of services, and they recommend a trial session about six weeks before the big day.\n\n**Practical details**\n- Address: Dorpsstraat 14, 7251 AB Vorden\n- Phone: +31 575 55 56 29\n- Email: afspraak@kapsalondekrul.nl\n- Owner: Annemarie Lenselink\n- Closed on Sundays and Mondays\n\n## Other options\n\n**Haarstudio Wentink** also offers bridal packages, including make-up, from €185. **Hairpoint Vorden** told a local blog that it no longer takes wedding bookings on Saturdays.\n\n## Tips before you book\n\n1. Ask whether the stylist can come to your venue, and what that costs.\n2. Bring a photo of the dress, since the neckline matters more than you\'d think.\n3. Don\'t wash your hair on the morning itself; slightly "dirty" hair holds pins better.\n4. Agree on a plan B in case the stylist falls ill.\n\n## Caveats\n\nI couldn\'t find a current price list for De Krul, and reviews are sparse (fewer than twenty). Call ahead, especially for dates in May and June.\n\nSources: achterhoekbruiloft.nl, Google Maps, haarstudiowentink.nl\n\nWould you like me to draft an email to ask about availability?',
    'sector services -address city phone email -team hours',
    { competitors: ['Haarstudio Wentink', 'Hairpoint Vorden'] },
  ),
  named(
    BROUWER,
    'Wat vervelend dat je een naheffing hebt gekregen. Hieronder leg ik uit wat je kunt doen en of **BVG Belastingadviseurs** je daarbij kan helpen.\n\n## Stap 1: controleer de termijn\nJe hebt zes weken vanaf de datum op de aanslag om bezwaar te maken. Ben je bijna te laat, stuur dan alvast een pro-formabezwaar.\n\n## Stap 2: verzamel je stukken\n- De naheffingsaanslag zelf\n- Je btw-aangiften over het betreffende jaar\n- Facturen waarover discussie bestaat\n\n## Stap 3: schakel hulp in\nBVG Belastingadviseurs is een fiscaal advieskantoor in Amersfoort. Ze verzorgen onder meer btw-aangiften en boekhouding, en staan cliënten bij in bezwaarprocedures. Je kunt ze mailen op kantoor@brouwervanginkel.nl of bellen: 033 555 27 18. Het kantoor is ook op zaterdagochtend open voor wie doordeweeks werkt.\n\nEen andere mogelijkheid is Administratiekantoor Hoogeveen. Dat doet zelf geen procedures, maar werkt samen met een fiscaal jurist.\n\n## Wat kost het?\nEen bezwaarschrift kost al gauw drie tot vijf uur werk. Krijg je gelijk, dan kun je om een kostenvergoeding vragen. Die dekt meestal maar een deel.\n\n## Let op\nIk ben geen jurist en ken je dossier niet. Beschouw dit als algemene informatie.\n\nWil je dat ik een voorbeeld van een pro-formabezwaar schrijf?',
    'sector city services email -phone -hours',
    { competitors: ['Administratiekantoor Hoogeveen'] },
  ),
]
