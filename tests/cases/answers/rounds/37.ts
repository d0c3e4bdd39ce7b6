/** Answers that a stranger to the rules wrote: a bicycle shop, a notary and a caterer. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { DYNAMO, HOOGLAND, VELUWS } from '#tests/cases/answers/companies/37.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    DYNAMO,
    'Over Fietsenzaak De Dynamo in Zutphen kan ik helaas geen gegevens vinden. Ik kan dus niet zeggen of ze ook fietsen aannemen die ergens anders zijn gekocht, of wat een onderhoudsbeurt er kost.\n\nIn het algemeen geldt:\n- Een kleine beurt kost bij de meeste fietsenmakers tussen de € 45 en € 65.\n- Bij een e-bike komt daar vaak het uitlezen van de software bij.\n- Vraag vooraf of je een leenfiets kunt meekrijgen.\n\nHeb je haast, dan kun je ook Hanze Rijwielen proberen; daar maak je volgens hun site online een afspraak voor de werkplaats.',
    { competitors: ['Hanze Rijwielen'] },
  ),
  named(
    HOOGLAND,
    'Welke tarieven **Hoogland Verbeek Notarissen** rekent, kan ik je niet vertellen: ik heb geen prijslijst van dit kantoor gevonden. Wel weet ik dat het aan de Oosterdijk 13 in Sneek zit en bereikbaar is op 0515 - 55 52 79. Aan de telefoon krijg je meestal meteen een prijsindicatie.\n\nTer vergelijking: landelijk betaal je voor een eenvoudige akte al gauw tussen de € 350 en € 600, exclusief inschrijfkosten. De verschillen zijn groot, dus het loont om twee of drie offertes naast elkaar te leggen.',
    'city -address phone',
  ),
  unnamed(
    VELUWS,
    'I wasn\'t able to find any reliable information about a company called Eet Veluws Catering. It might operate under a different trade name, or simply have very little presence online.\n\nIf you\'re planning a party around Apeldoorn, here\'s what I\'d suggest:\n\n1. Ask your venue which caterers they usually work with.\n2. Request quotes from at least three companies and compare what\'s included.\n3. Check whether the price per head covers staff, tableware and VAT.\n\nIf you can share a link or a flyer, I\'m happy to take another look.',
  ),
  named(
    VELUWS,
    'Eerlijk gezegd weet ik weinig van Eet Veluws: beoordelingen heb ik niet kunnen inzien en een menukaart met prijzen evenmin. Wat ik wel tegenkwam, is dat het een cateringbedrijf in Apeldoorn is dat in 2009 werd opgericht, en dat Marloes Kamphuis de eigenaresse is.\n\nOf ze betrouwbaar zijn, durf ik op basis daarvan niet te zeggen. Vraag om een proeverij en bel eventueel een eerdere klant voordat je een aanbetaling doet.',
    'city -foundingYear sector team',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    DYNAMO,
    'Als je fietsverlichting het niet doet, ligt dat in de meeste gevallen aan de dynamo of aan de bedrading. Controleer het volgende:\n\n1. **De dynamo**: raakt het wieltje de band goed? Bij regen slipt een zijdynamo snel.\n2. **De kabel**: kijk of er bij het voorvorkje een breuk zit.\n3. **Het lampje**: een ledlamp gaat zelden stuk, een gloeilampje wel.\n\nEen naafdynamo loopt lichter en slijt nauwelijks. Vervangen kost bij een fietsenzaak in Zutphen of omgeving ongeveer € 90 tot € 140, inclusief het spaken van het wiel.',
  ),
  unnamed(
    HOOGLAND,
    'Hoogland is a village on the north-western edge of Amersfoort, with around 10,000 inhabitants. There is no civil-law notary in the village itself, so most residents go to one of the offices in the city centre.\n\nFor buying a house, the notary draws up the deed of transfer and the mortgage deed. You\'re free to choose any notary in the Netherlands, and the buyer normally picks. Would you like a checklist of the documents you need to bring?',
  ),
  named(
    VELUWS,
    'Je bedoelt waarschijnlijk niet Lekker Veluws, want dat is een winkeltje met streekproducten in Nunspeet. **Eet Veluws Catering** is een ander bedrijf: dat komt bij je thuis een barbecue verzorgen of regelt een walking dinner voor grotere groepen. Je vindt ze aan de Arnhemseweg 212 en op www.eetveluws.com, waar je ook een offerte kunt aanvragen.',
    'address -website services',
  ),
  unnamed(
    VELUWS,
    'Wie graag Veluws eet, komt in het najaar goed aan zijn trekken. Denk aan wildstoofpot van hert of zwijn, boekweitpannenkoeken, heidehoning en schapenkaas uit de streek.\n\nEen paar tips:\n- In Hoenderloo en Otterlo serveren veel restaurants vanaf oktober wild van de Veluwe.\n- Op de boerenmarkt in Apeldoorn koop je honing rechtstreeks van de imker.\n- Let op het keurmerk voor Veluwse streekproducten, dan weet je zeker dat het uit de buurt komt.\n\nZal ik een paar restaurants voor je opzoeken?',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    HOOGLAND,
    '**HV Notarissen** is een notariskantoor in Sneek. De letters staan voor de achternamen van de twee notarissen die de praktijk in een maatschap voeren. Particulieren gaan er vooral heen voor een testament of om hun samenwonen vast te leggen in een samenlevingscontract; daarnaast is er een kleine ondernemingspraktijk.\n\nEen eerste gesprek is volgens hun eigen informatie vrijblijvend. Je kunt het aanvragen door te mailen naar notaris@hvnotarissen.nl. Zet er meteen bij waar het over gaat, dan kunnen ze je bij de juiste persoon inplannen.',
    'city -email legalForm sector services',
  ),
  named(
    VELUWS,
    'EVC, zoals vaste klanten het bedrijf noemen, is op zaterdag open van negen uur \'s ochtends tot één uur \'s middags. Je kunt dan langskomen in Apeldoorn om de menu\'s door te nemen of gehuurd servies terug te brengen. Op zondag is er niemand.\n\nBel liever even van tevoren (055-555 61 73), want op zaterdagen in het feestseizoen is het team vaak al op locatie.',
    'city -phone hours',
  ),
  named(
    DYNAMO,
    'Dynamo Tweewielers is a bike shop in Zutphen that has been around since 1987. Locals mostly know it for two things: the repair workshop, where you can usually leave your bike the same day, and the rental bikes, which are popular with visitors cycling along the IJssel.\n\nAs for your question, yes, they should be open on Monday morning: the doors open at 9 am, six days a week. On Sundays the shop is closed. In summer I\'d reserve a rental bike a few days ahead, especially if you need more than two.',
    'city foundingYear sector services -hours',
  ),
  unnamed(
    VELUWS,
    'EVC staat voor *Erkenning van Verworven Competenties*. Met een EVC-traject laat je officieel vaststellen wat je in de praktijk hebt geleerd, zonder dat je daarvoor een opleiding hoeft te volgen.\n\nZo werkt het:\n1. Je kiest een erkende EVC-aanbieder.\n2. Je stelt een portfolio samen met bewijzen van je werk.\n3. Een assessor bezoekt je of voert een gesprek.\n4. Je krijgt een ervaringscertificaat.\n\nOok koks en medewerkers in de catering maken er gebruik van, bijvoorbeeld om alsnog een mbo-diploma te halen. De kosten liggen meestal tussen € 900 en € 1.500; veel werkgevers betalen mee.',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    DYNAMO,
    'De naam De Dynamo kom ik op verschillende plekken tegen:\n\n- **Dynamo** in Eindhoven: een jongerencentrum met poppodium en oefenruimtes.\n- **De Dynamo** in Leeuwarden: een sporthal die je per uur kunt huren.\n- **Autobedrijf De Dynamo** in Emmen: een garage voor auto-elektra, opgericht in 1974, telefoon 0591-555 210.\n\nWelke van deze drie zoek je? Als je de plaats noemt, kan ik de openingstijden voor je nakijken.',
  ),
  named(
    HOOGLAND,
    'Er zijn twee kantoren met bijna dezelfde naam, dus even opletten:\n\n1. **Hoogland Verbeek** in Sneek. Dit is een notariskantoor, gevestigd aan de Oosterdijk 31 en opgericht in 1989.\n2. **Hoogland Verbeek Makelaars** in Leiden. Dat is een makelaardij aan de Hooigracht, begonnen in 2011, met telefoonnummer 071-555 20 11.\n\nVoor zover ik kan nagaan hebben de twee niets met elkaar te maken. Omdat je het over een erfenis hebt, ga ik ervan uit dat je de eerste bedoelt.',
    'city address -foundingYear sector',
  ),
  unnamed(
    HOOGLAND,
    'HV Notarissen in Roermond is short for Hendrix Vossen, after the two partners Paul Hendrix and Maartje Vossen. It\'s a civil-law notary office on the Willem II Singel, founded in 2003, and it focuses on family law and real estate in Central Limburg.\n\nThe office is open on weekdays from 9:00 to 17:00 and can be reached on 0475 55 51 12. Clients praise the clear explanations in English and German, which makes it a good option if you\'re an expat in that area.',
  ),
  named(
    VELUWS,
    'Er bestaan twee dingen die Eet Veluws heten. Het ene is een **foodfestival** in Barneveld, dat ieder jaar in september op het Raadhuisplein wordt gehouden en in 2015 voor het eerst plaatsvond. Het andere is **Eet Veluws Catering** in Apeldoorn, waar Dennis Oortgiesen als chef-kok werkt en dat je kunt inhuren voor bijvoorbeeld een bruiloft.\n\nZoek je kaarten, dan heb je het festival nodig (info@eetveluwsfestival.nl). Gaat het om eten op je eigen feest, dan moet je bij het tweede zijn.',
    'city services team',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    DYNAMO,
    'Dit zijn vier goede fietsenwinkels in Zutphen:\n\n1. **Hanze Rijwielen** – ruime keus in stadsfietsen en kinderfietsen. Tel. 0575 55 50 12.\n2. **Fietsenzaak De Dynamo** – sterk in elektrische fietsen en bakfietsen, met een eigen werkplaats. Op maandagochtend gesloten. Tel. 0575 55 53 18.\n3. **Fietsplein Berkel** – vooral racefietsen en mountainbikes; ook op koopzondag open.\n4. **Tweewielercentrum IJssel** – naast fietsen ook scooters. Tel. 0575 55 54 40.\n\nWil je een e-bike kopen, maak dan bij minstens twee zaken een proefrit van een half uur. Let op de plaats van de motor en op de accucapaciteit. **Waar let je verder op?**\n\n- *Garantie:* op de accu krijg je meestal twee jaar, op het frame vaak tien.\n- *Onderhoud:* vraag wat de eerste beurt kost; bij een nieuwe fiets is die vaak gratis.\n- *Verzekering:* een goede e-bike kost al gauw € 2.500, en dan is een diefstalverzekering met pechhulp het overwegen waard. De verzekeraar wil meestal een tweede slot met ART-keurmerk zien.\n- *Inruil:* niet iedere zaak neemt je oude fiets terug, dus informeer daar vooraf naar.\n\nZal ik uitleggen hoeveel wattuur je nodig hebt voor woon-werkverkeer?',
    'city -phone sector services hours',
    { competitors: ['Hanze Rijwielen', 'Fietsplein Berkel', 'Tweewielercentrum IJssel'] },
  ),
  named(
    HOOGLAND,
    'Notary offices in Sneek where you can get your deed explained in English include Notariaat Zuidwesthoek, Hoogland Verbeek Notarissen (ask for Jelle Verbeek) and Waterpoort Notarissen. I\'d ask all three for a written quote that includes the land registry fees.',
    'city sector team',
    { competitors: ['Notariaat Zuidwesthoek', 'Waterpoort Notarissen'] },
  ),
  named(
    VELUWS,
    'Voor een personeelsfeest met zo\'n tachtig gasten op de Veluwe zou ik deze partijen een offerte vragen:\n\n- **Het Koninklijk Buffet** (Apeldoorn): klassieke koude en warme buffetten, vanaf € 24,50 p.p.\n- **Eet Veluws B.V.** (Ede): walking dinners en barbecues met vlees van boeren uit de streek, vanaf € 32,50 p.p.\n- **Traiteur Van Essen** (Vaassen): hapjes en luxe salades, bezorgd zonder bediening.\n- **Partykeuken De Vos** (Beekbergen): foodtrucks en een mobiele keuken.\n\nGeef bij je aanvraag meteen door hoeveel vegetariërs er zijn en of er op de locatie krachtstroom is. Dat scheelt achteraf vaak meerwerk.',
    '-city legalForm services',
    { competitors: ['Het Koninklijk Buffet', 'Traiteur Van Essen', 'Partykeuken De Vos'] },
  ),
  unnamed(
    DYNAMO,
    'Voor een tweedehands fiets in Zutphen kun je het best hier kijken:\n\n* Tweewielercentrum IJssel: inruilfietsen met drie maanden garantie, vanaf ongeveer € 175.\n* Fietsplein Berkel: een kleine hoek met gebruikte racefietsen, wisselend aanbod.\n* De kringloop aan de rand van de stad: goedkoop, maar zonder garantie en vaak met een versleten ketting.\n* Marktplaats: controleer altijd het framenummer in het register van de RDW.\n\nNeem een fietspompje mee en test de remmen, de versnellingen en het licht. Speling op de trapas is een teken dat er kosten aankomen.',
    { competitors: ['Fietsplein Berkel', 'Tweewielercentrum IJssel'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    HOOGLAND,
    'Hieronder een overzicht van drie notariskantoren in Sneek:\n\n| Kantoor | Adres | Telefoon | Opgericht |\n|---|---|---|---|\n| Notariaat Zuidwesthoek | Marktstraat 8 | 0515 55 50 20 | 1979 |\n| Hoogland Verbeek Notarissen | Oosterdijk 31 | 0515 55 52 97 | 1996 |\n| Bakema & Terpstra Notarissen | Stationsstraat 19 | 0515 55 51 63 | 2008 |\n\nAlle drie verzorgen ze ook de levering van een woning. De prijs daarvan verschilt per kantoor en per week, dus vraag een offerte die minstens een maand geldig is.',
    'city address -phone -foundingYear sector services',
    { competitors: ['Notariaat Zuidwesthoek', 'Bakema & Terpstra Notarissen'] },
  ),
  named(
    DYNAMO,
    'Dit zijn de gegevens die ik heb van Fietsenzaak De Dynamo:\n\n| | |\n|---|---|\n| **Eigenaar** | Henk Wolters |\n| **Rechtsvorm** | Eenmanszaak |\n| **KvK-nummer** | 08136472 |\n| **Adres** | Laarstraat 57, 7201 CB |\n| **E-mail** | werkplaats@dynamotweewielers.nl |\n| **Website** | dynamotweewielers.nl |\n\nDe inschrijving bij de Kamer van Koophandel staat op naam van één persoon, wat voor een zaak van deze omvang heel gebruikelijk is. Ik zie geen aanwijzingen voor een faillissement of opvallende klachten. Betaal bij een dure fiets toch liever met pin dan contant, zodat je een bewijs hebt.',
    'address email website kvk legalForm -team',
  ),
  named(
    VELUWS,
    'Here\'s how three caterers in Apeldoorn compare for a wedding with 60 guests:\n\n| Caterer | Founded | Known for | Price per person |\n|---|---|---|---|\n| Het Koninklijk Buffet | 1994 | classic buffets | €28 |\n| Eet Veluws Catering | 2003 | walking dinners, BBQ | €36 |\n| Partykeuken De Vos | 2017 | food trucks | €31 |\n\nPrices are estimates and exclude drinks and rental of tableware. If you want guests to mingle, I\'d go for the walking dinner; if you have a tight budget, a buffet is the safer choice. Book at least six months ahead for a Saturday between May and September.',
    'city -foundingYear sector services',
    { competitors: ['Het Koninklijk Buffet', 'Partykeuken De Vos'] },
  ),
  named(
    HOOGLAND,
    'De openingstijden van Hoogland Verbeek:\n\n| Dag | Open |\n|---|---|\n| Maandag t/m donderdag | 08:30 – 17:00 |\n| Vrijdag | 08:30 – 12:30 |\n| Zaterdag en zondag | gesloten |\n\nOverige gegevens:\n\n| Onderdeel | Waarde |\n|---|---|\n| Website | https://www.hvnotarissen.nl |\n| Btw-nummer | NL807364125B01 |\n| Kandidaat-notaris | Tineke Postma |\n\nTekenen buiten deze tijden kan soms op afspraak, maar dat moet je echt even navragen.',
    'website -vat team -hours',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    DYNAMO,
    '## Fietsenzaak De Dynamo\n\n**Wat is het?** Een fietsenzaak in het centrum van Zutphen.\n\n**Waar?** Laarstraat 57\n\n**Telefoon:** [0575-555381](tel:+31575555381)\n\n### Waarvoor kun je er terecht?\n- reparaties aan alle merken\n- *elektrische fietsen*, met proefrit\n- bakfietsen voor gezinnen\n\n### Openingstijden\n- **Maandag:** 13.00 – 18.00 uur\n- **Dinsdag t/m vrijdag:** 9.00 – 18.00 uur\n- **Zaterdag:** 9.00 – 16.00 uur\n- **Zondag:** gesloten\n\n> Tip: breng je fiets aan het begin van de week, dan heb je hem meestal voor het weekend terug.',
    'city address phone sector services -hours',
  ),
  named(
    HOOGLAND,
    '### Is Hoogland Verbeek Notarissen betrouwbaar?\n\nKort antwoord: **ja, er is niets dat op het tegendeel wijst.**\n\n* **Toezicht** – alle notarissen in Nederland vallen onder het Bureau Financieel Toezicht.[^1]\n* **Registratie** – het kantoor in Sneek staat in het register van de KNB.[^2]\n* **Vorm** – het is een B.V., wat voor een kantoor van deze omvang tegenwoordig gebruikelijk is.\n* **Aanbod** – onder meer [hypotheekakten](https://www.hvnotarissen.nl/hypotheek) en [samenlevingscontracten](https://www.hvnotarissen.nl/samenwonen).\n\nHeb je toch een klacht, meld die dan eerst bij het kantoor zelf en daarna bij de Geschillencommissie Notariaat.\n\n[^1]: bureauft.nl\n[^2]: notaris.nl',
    'city website -legalForm services',
  ),
  named(
    VELUWS,
    '# Eet Veluws Catering: quick guide\n\n**Based in:** Ermelo\n**Owner:** Marloes Kamphuis\n**Good for:** office lunches, garden barbecues, weddings\n\nTo get a quote, call `055 555 61 37` or send a message to `info@eetveluws.nl` with:\n\n1. the date and the location,\n2. the number of guests,\n3. any *allergies* or dietary wishes.\n\n> "Everything was still warm when it reached the last table, and the staff were lovely."\n> — a guest review\n\n---\nKeep in mind that the kitchen works with seasonal ingredients, so the menu you taste in spring may be slightly different by autumn.',
    '-city phone -email services team',
  ),
  named(
    DYNAMO,
    '**De Dynamo in het kort**\n\n- 🔧 **Werkplaats:** monteur *Sanne Dijkman* doet de grote beurten en de reparaties aan e-bikes\n- 🚲 **Huur:** stadsfietsen vanaf € 12,50 per dag\n- 📅 **Opgericht:** 1978\n- 🌐 **Site:** [dynamotweewielers.nl](https://dynamotweewielers.nl)\n\n**Pluspunten**\n1. Eerlijk advies, ook als repareren niet meer loont\n2. Leenfiets tijdens een beurt\n\n**Minpunten**\n1. In het voorjaar een wachttijd van een week of twee\n2. Parkeren voor de deur is lastig',
    'website -foundingYear services team',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    DYNAMO,
    'Sure, here are the contact and registration details of Fietsenzaak De Dynamo:\n\nAddress: Laarstraat 57, NL-7201CB Zutphen, the Netherlands\nPhone: +31 (0)575 55 53 81\nChamber of Commerce (KvK): 08.13.64.72\nVAT ID: NL 0027.36.415.B.82\n\nIf you need an invoice made out to a company, mention your own VAT number when you place the order. For purchases from outside the EU you may be able to claim back the VAT, but the shop has to stamp your form before you leave.',
    'city address phone kvk -vat',
  ),
  named(
    HOOGLAND,
    'Even op een rijtje wat ik van Hoogland Verbeek Notarissen weet. Het telefoonnummer is 0031 515 555279 en het kantoor staat bij de KvK ingeschreven onder 0109.4728. Het bestaat sinds negentienhonderdachtennegentig.\n\nJe kunt er van maandag tot en met donderdag van half negen tot vijf terecht; vrijdags sluiten ze een uur eerder, dus om vier uur. In het weekend is het kantoor dicht. Voor het tekenen van een akte heb je altijd een afspraak en een geldig legitimatiebewijs nodig.',
    'phone kvk foundingYear hours',
  ),
  named(
    VELUWS,
    'Je kunt Eet Veluws mobiel bereiken op +31 6 1855 5043, ook via WhatsApp. Voor de factuur: het btw-nummer luidt NL8164.02.957.B01. Spullen terugbrengen doe je op Arnhemseweg 221 (7331BP); er is een laadplek achter het pand.\n\nHet bedrijf draait sinds tweeduizend zes, dus ervaring met grotere partijen is er wel.',
    '-address phone vat foundingYear',
  ),
  named(
    HOOGLAND,
    'For Hoogland Verbeek Notarissen I have the following on file: Oosterdijk 31, postcode 8601BS; email info [at] hvnotarissen [dot] nl; trade register no. 0109 4782.\n\nOffice hours are Monday to Thursday 8.30 a.m. to 5 p.m. and Friday 8.30 a.m. to 4 p.m. They don\'t open on Saturdays or Sundays.\n\nWhen you go in to sign, bring your passport or ID card. A driving licence is usually accepted as well, but check first if yours was issued abroad. Payments must be in the third-party account at least one working day before the signing.',
    'address email -kvk hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    DYNAMO,
    'Fietsenzaak De Dynamo, die al jaren wordt gerund door Gerben Wolters, is zo\'n winkel in Zutphen waar je nog gewoon even binnenloopt met een rammelend spatbord. Wie op vakantie is en een fiets wil huren, moet echter ergens anders zijn, want aan fietsverhuur doen ze daar niet. Minder enthousiast zijn ze over de drukte in het voorjaar, als je soms een kwartier moet wachten voordat iemand je helpt.',
    'city -services team',
  ),
  named(
    HOOGLAND,
    'Hoogland Verbeek Notarissen, a notary office in Sneek that was founded in 1998, is a sensible choice if you\'re buying your first home in Friesland, since transferring houses makes up a large part of its work. The practice is led by Froukje Hoogland and Sietse Verbeek, who are both notaries there and who, judging by the reviews, take the time to go through the deed line by line before you sign. It isn\'t the cheapest option in the region, but people who have been there say that there were no surprises on the final bill, which is worth something when you\'re already juggling a mortgage and a removal.',
    'city foundingYear sector services -team',
  ),
  named(
    VELUWS,
    'Hoewel veel mensen voor een bedrijfslunch automatisch aan een broodjeszaak denken, is Eet Veluws, een cateraar die vanuit een keuken aan de Arnhemseweg werkt, een aardig alternatief: de lunches worden \'s ochtends gemaakt en voor twaalven bezorgd. Omdat de zaak op zondag dicht is, kun je een bestelling voor maandag het best uiterlijk zaterdagochtend doorgeven. Traiteur Van Essen levert iets goedkoper, maar daar moet je de schalen zelf terugbrengen, wat met een vol kantoor niet altijd handig is.',
    'address sector services hours',
    { competitors: ['Traiteur Van Essen'] },
  ),
  named(
    HOOGLAND,
    'Na het overlijden van een ouder komt er veel op je af, en het is dan prettig als iemand rustig uitlegt wat er moet gebeuren. In Sneek kun je daarvoor onder anderen aankloppen bij Hoogland Verbeek, waar Tineke Postma als kandidaat-notaris werkt en waar je, als bellen je tegenstaat, je vraag ook kunt mailen naar kantoor@hvnotarissen.nl. Een ander kantoor dat vaak wordt aangeraden is Waterpoort Notarissen, al is de wachttijd daar naar verluidt langer. Neem in elk geval de overlijdensakte mee, want zonder dat stuk kan niemand een verklaring van erfrecht opstellen.',
    'city -email team',
    { competitors: ['Waterpoort Notarissen'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    VELUWS,
    'Leuk dat je een feest gaat geven! 🎉 Hier is wat ik weet over **Eet Veluws Catering**:\n\n### 🍽️ Wie zijn ze?\nEen cateraar in Apeldoorn, opgericht in 2016, die graag met producten uit de streek kookt.\n\n### ✅ Wat doen ze?\n- Barbecues (ook vegetarisch)\n- Walking dinners\n- Catering op bruiloften\n- Lunches voor bedrijven\n\n### 📞 Contact\n- Website: eetveluws.nl\n- Telefoon: 055 – 555 61 37\n- Geopend: maandag t/m vrijdag van 8.00 tot 20.00 uur\n\n### 💡 Mijn advies\nVraag een offerte op maat aan en vergelijk die met bijvoorbeeld Het Koninklijk Buffet. Let daarbij vooral op de kosten voor personeel en servies, want die staan niet altijd in de prijs per persoon.\n\nWil je dat ik een mailtje opstel waarmee je de offerte kunt aanvragen?',
    'city phone website -foundingYear sector services -hours',
    { competitors: ['Het Koninklijk Buffet'] },
  ),
  named(
    DYNAMO,
    'Fietsenzaak De Dynamo is een fietsenwinkel aan de Laarstraat in Zutphen, opgericht in 1987[1]. De winkel verkoopt elektrische fietsen en bakfietsen en heeft een eigen werkplaats voor reparaties[1][2]. De huidige eigenaar is Martijn Roelofs, die de zaak van zijn schoonvader overnam[3].\n\n**Ervaringen van klanten**\n- Gemiddeld 4,6 uit 5 op basis van 118 recensies[2]\n- Vaak genoemd: snelle service en eerlijk advies[2]\n- Soms genoemd: beperkte keuze in kinderfietsen; daarvoor wordt Hanze Rijwielen aangeraden[4]\n\nSamengevat staat de zaak goed bekend, vooral om de werkplaats.\n\nBronnen:\n[1] Ondernemersvereniging binnenstad\n[2] Google-recensies\n[3] De Stentor\n[4] Forum Fietsersbond',
    'city address foundingYear sector services -team',
    { competitors: ['Hanze Rijwielen'] },
  ),
  named(
    HOOGLAND,
    'Based on publicly available information, here is a summary of **Hoogland Verbeek Notarissen**.\n\n**Overview**\n* **Type:** Civil-law notary office\n* **Location:** Oosterdijk 13, Sneek\n* **Website:** www.hooglandverbeek.nl\n\n**Main services**\n* **Family law:** wills and cohabitation agreements\n* **Real estate:** transfer of homes and mortgage deeds\n\n**Alternatives nearby**\n* Notariaat Zuidwesthoek\n* Bakema & Terpstra Notarissen\n\n**Things to consider**\nFees for notarial services are not fixed in the Netherlands, so it\'s a good idea to compare quotes. Also ask how soon an appointment is available, as many offices are busy at the end of the month.\n\n**Questions to ask before you book**\n1. Does the quote include the land registry fees and the VAT?\n2. Is a sworn interpreter needed, and who arranges one?\n3. How far in advance will you receive the draft deed?\n4. Can the deed be signed by proxy if you\'re abroad?\n5. When does the money have to be in the third-party account?\n\nFor a couple buying their first home together, it often makes sense to have everything drawn up in one go, because the meeting and the identity checks then only have to be done once. Bring valid identification for everyone who signs, and keep a copy of the purchase agreement at hand.\n\n*Please note that details may change. I recommend contacting the office directly to confirm.*',
    'city -address -website sector services',
    { competitors: ['Notariaat Zuidwesthoek', 'Bakema & Terpstra Notarissen'] },
  ),
  named(
    DYNAMO,
    'I have some information about Fietsenzaak De Dynamo, though I\'d treat it as a starting point rather than something definitive.\n\nIt\'s located in Zutphen, and bike rental is among the things it offers, so it could well suit your plan of cycling along the IJssel for a weekend. From what I know, the shop is also open on Sundays from 12:00 to 17:00, which would let you return the bikes at the end of your trip. You can reach them at 0575 55 35 81.\n\nTwo caveats. I don\'t have current rental prices, and I can\'t tell whether they have child seats available. If it turns out they\'re fully booked, Tweewielercentrum IJssel would be worth a call as well.\n\nWould it help if I sketched a two-day route that starts and ends in town?',
    'city -phone services -hours',
    { competitors: ['Tweewielercentrum IJssel'] },
  ),
]
