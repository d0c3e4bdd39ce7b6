/** Answers that a stranger to the rules wrote: a building contractor, a bed and breakfast and a music school. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { MORGENSTER, MWL, TERHORST } from '#tests/cases/answers/companies/54.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    TERHORST,
    'Over een aannemersbedrijf met de naam Ter Horst kan ik geen betrouwbare informatie vinden. Ik heb gezocht op de naam in combinatie met \'verbouwing\', \'aanbouw\' en \'Raalte\', maar kom geen website, bedrijfsprofiel of recensies tegen.\n\nDat hoeft niets te betekenen: veel kleinere aannemers halen hun werk uit mond-tot-mondreclame en zijn online nauwelijks zichtbaar. Je kunt zelf in het Handelsregister van de KVK zoeken of navragen bij Bouwend Nederland.\n\nZoek je gewoon een aannemer in die hoek van Overijssel? Dan kom ik wel **Bouwbedrijf Salland** en **Haarman Verbouw** tegen, beide met recente beoordelingen.',
    { competitors: ['Bouwbedrijf Salland', 'Haarman Verbouw'] },
  ),
  named(
    MORGENSTER,
    'I found a little about **De Morgenster**, but not everything you asked.\n\nWhat I can say: it is a bed and breakfast at Spanjaardstraat 31 in Middelburg, a few minutes on foot from the abbey. The front desk is staffed every day until 22:00.\n\nWhat I couldn\'t find: current room rates, whether dogs are welcome, and who runs the place. I also see no phone number on the pages I can open. The safest route is to message them through the booking site where you saw the room.',
    'sector city address -hours',
  ),
  named(
    MWL,
    'Van Muziekschool Waal en Linge weet ik dat het een muziekschool in Tiel is en dat er onder meer piano- en gitaarlessen worden gegeven. Een lestarief voor dit schooljaar heb ik niet kunnen terugvinden, en ook over een wachtlijst staat er niets online.\n\nBellen is het snelst: het nummer is 0344 55 56 28. Of de school ook drumles geeft, durf ik niet te zeggen.',
    'sector city services -phone',
  ),
  unnamed(
    MORGENSTER,
    'I wasn\'t able to find any information about "B&B De Morgenster" in the sources I can search. It may be very new, or it may be advertised only on a platform that I can\'t read.\n\nIf you have a link or a street name, send it along and I\'ll have another look. In the meantime, these places in the centre of Middelburg do have up-to-date listings:\n\n- Hotel Het Abdijplein, next to the abbey square\n- Logement Vlasmarkt, six rooms above a café',
    { competitors: ['Hotel Het Abdijplein', 'Logement Vlasmarkt'] },
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    MORGENSTER,
    'De morgenster is geen ster, maar de planeet **Venus** op het moment dat die kort voor zonsopkomst in het oosten zichtbaar is. Staat Venus \'s avonds in het westen, dan spreken we van de avondster.\n\nHet woord heeft nog twee andere betekenissen:\n\n- een geel bloeiende plant uit de composietenfamilie (de *gele morgenster*), die je veel langs dijken in Zeeland ziet;\n- een middeleeuws slagwapen met een bol vol punten.\n\nWil je weten wanneer Venus deze maand het best te zien is?',
  ),
  named(
    TERHORST,
    'Die twee worden vaker door elkaar gehaald. **Van der Horst Bouw** zit in Nijverdal en bouwt vooral bedrijfshallen; het nummer 0548 55 51 30 dat je noemt, is van hen. **Aannemersbedrijf Ter Horst** is een ander bedrijf: een aannemer uit Raalte die aanbouwen en dakkapellen maakt voor particulieren. Dat bedrijf bestaat sinds 1978 en wordt geleid door Arjan ter Horst.\n\nVoor de offerte van je uitbouw moet je dus bij de tweede zijn.',
    'sector city services -foundingYear team',
  ),
  unnamed(
    MWL,
    'I couldn\'t find a school called exactly "Waal en Linge". The closest match is **Muziekschool Maas en Waal** in Druten, which teaches strings, brass and piano and was founded in 1983. Its office is open on Monday to Thursday afternoons.\n\nCould that be the one you mean? If you would rather have lessons in Tiel itself, Popschool Rivierenland offers band coaching and guitar for teenagers.',
    { competitors: ['Popschool Rivierenland'] },
  ),
  named(
    MORGENSTER,
    'Bedoel je De Morgenster of De Avondster? De namen lijken op elkaar, maar het zijn twee verschillende adressen.\n\n- **De Avondster** is een strandhotel in Vlissingen met 40 kamers en een restaurant, open sinds 1998.\n- **De Morgenster** is een kleine bed & breakfast in het centrum van Middelburg, begonnen in 2014. Reserveren gaat via morgensterlogies.nl.\n\nJe schreef \'bij de boulevard\', dus ik vermoed dat je de eerste zoekt.',
    'sector city -foundingYear website',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    MWL,
    'MWL is short for Muziekschool Waal en Linge, the music school in Tiel. It has been around since 1958 and is run as a foundation (stichting). Besides individual piano and guitar lessons there is "Muziek op schoot" for toddlers and a parent. The current director is Hester van Ooijen.\n\nMWL is open every weekday from one in the afternoon until half past nine in the evening, Fridays included.',
    'sector city foundingYear legalForm services team -hours',
  ),
  unnamed(
    TERHORST,
    '**ATH** staat meestal voor *all-time high*: de hoogste koers die een aandeel of cryptomunt ooit heeft bereikt. Als iemand schrijft \'bitcoin staat 8% onder de ATH\', dan bedoelt hij dat de prijs 8% lager ligt dan dat record.\n\nAndere betekenissen die je kunt tegenkomen:\n\n- Ath (Aat), een stad in Henegouwen;\n- ATH-, het begin van typenummers van koptelefoons van Audio-Technica;\n- de luchthavencode van Athene.\n\nIn welke zin kwam je de afkorting tegen? Dan kan ik gerichter antwoorden.',
  ),
  named(
    MORGENSTER,
    'Bij Morgenster Middelburg logeer je midden in de binnenstad, aan de Spanjaardstraat 13 in Middelburg. Het ontbijt wordt geserveerd in de tuinkamer, met Zeeuwse bolussen en eieren van een boer uit Serooskerke.\n\nFietsen verhuurt de Morgenster niet; daarvoor word je doorverwezen naar de stalling bij het station, zo\'n zeven minuten lopen.',
    'city -address -services',
  ),
  named(
    TERHORST,
    'ATH (Aannemersbedrijf Ter Horst) is a building contractor in Raalte. They take on house extensions, dormers and complete renovations, mostly for private homeowners.\n\nYou can reach ATH at 0572-555419 or by e-mail at info@terhorst-raalte.nl. It is a sole proprietorship (eenmanszaak), so you\'ll be dealing with Arjan ter Horst himself from the first visit to the final invoice.',
    'sector city services phone -email -legalForm team',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    MORGENSTER,
    'Er zijn in Nederland meerdere overnachtingsadressen die De Morgenster heten:\n\n1. **De Morgenster, Middelburg** – bed and breakfast van Ilse en Wim Provoost aan de Spanjaardstraat, met een familiekamer op zolder. Telefoon: 0118 55 52 70.\n2. **De Morgenster, Hollum (Ameland)** – groepsaccommodatie voor 32 personen, geopend in 1996.\n3. **De Morgenster, Epe** – vakantiehuis op de Veluwe, alleen per week te huur.\n\nWeet je in welke plaats je geboekt hebt? Dan zoek ik de juiste gegevens op.',
    'sector city address team services -phone',
  ),
  named(
    TERHORST,
    'Onder de naam Ter Horst vind ik drie bedrijven in de bouw:\n\n**Ter Horst, Raalte.** Aannemer voor verbouwingen en badkamers, ingeschreven bij de KvK onder nummer 05073981. Kantoor en werkplaats aan de Zompstraat 22.\n\n**Ter Horst Betonbouw, Rijssen.** Stort vloeren en funderingen voor de agrarische sector, opgericht in 1989, circa 25 medewerkers.\n\n**Timmerbedrijf H. ter Horst, Lochem.** Eenmanszaak, vooral kozijnen en trappen.\n\nHet bedrijf dat bij je buren de badkamer deed, is vermoedelijk het eerste.',
    'sector city services -kvk address',
  ),
  named(
    MWL,
    '"Waal & Linge" is used by more than one organisation in the area, which explains the confusion:\n\n- **Waal & Linge Fysiotherapie** – a physiotherapy practice in Geldermalsen, tel. 0345 55 58 11\n- **Wandelclub Waal & Linge** – walking club that meets on Sunday mornings, founded in 2002\n- **Muziekschool Waal en Linge** – music school in Tiel, dating from 1968, with guitar lessons by Bas Timmer among others\n\nFor your daughter\'s guitar lessons you want the last one. Its website is muziekschoolwaalenlinge.nl.',
    'sector city -foundingYear services team website',
  ),
  unnamed(
    MORGENSTER,
    'Er zijn nogal wat organisaties met de naam De Morgenster. De bekendste die ik vind:\n\n- **Basisschool De Morgenster** in Papendrecht, een christelijke school met zo\'n 200 leerlingen\n- **De Morgenster** in Zoetermeer, een kerkgebouw dat ook zalen verhuurt\n- **Brouwerij De Morgenster** in Groningen, sinds 2017, met een proeflokaal aan het Damsterdiep\n\nEen overnachtingsadres met die naam zit er niet tussen. In welke plaats zou het moeten zijn?',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TERHORST,
    'Dit zijn vier aannemers in Raalte bij wie je voor een aanbouw terechtkunt:\n\n1. **Bouwbedrijf Salland** – middelgroot, doet ook nieuwbouw. Levertijd op dit moment rond de vijf maanden.\n2. **Aannemersbedrijf Ter Horst** – familiebedrijf, opgericht in 1974. Klanten roemen de nette afwerking. Het kantoor is ook op zaterdagochtend open.\n3. **Klein Overmeer Bouw** – tweemansbedrijf, scherp geprijsd, vooral kleinere klussen.\n4. **Haarman Verbouw** – werkt met een vaste prijs per vierkante meter.\n\nVraag altijd minstens twee offertes aan en laat de constructeur apart specificeren.',
    'sector city services foundingYear -hours',
    { competitors: ['Bouwbedrijf Salland', 'Klein Overmeer Bouw', 'Haarman Verbouw'] },
  ),
  unnamed(
    MORGENSTER,
    'Here are some well-reviewed small places to stay in Middelburg:\n\n- **B&B De Kousteense Poort** – two rooms by the canal, breakfast with home-made jam. Around €105 a night.\n- **Hotel Het Abdijplein** – eleven rooms, the most central of the lot, open all year.\n- **Boutique hotel Roaas** – a little more luxurious, with a wine bar downstairs.\n\nDuring the summer and around the Ringrijderij weekends rooms go fast, so book two or three months ahead. Parking inside the canals is expensive; the Maisbaai car park is a good alternative.',
    { competitors: ['B&B De Kousteense Poort', 'Hotel Het Abdijplein'] },
  ),
  named(
    MWL,
    'Muziekscholen in Tiel die goed aangeschreven staan:\n\n**Waal & Linge** – het breedste aanbod, van gitaarles tot een kinderkoor. Lesgeld vanaf ongeveer € 24 per half uur. Ook op zaterdagochtend open, van 9 tot 13 uur.\n\n**De Notenkraker** – klein en persoonlijk, vooral viool en cello.\n\n**Muziekhuis Betuwe** – zit boven de instrumentenwinkel, je kunt er ook zonder abonnement losse lessen nemen.\n\nAlle drie bieden ze een proefles. Speelt je zoon al iets, of begint hij helemaal vanaf nul?',
    'sector city services hours',
    { competitors: ['De Notenkraker', 'Muziekhuis Betuwe'] },
  ),
  named(
    MORGENSTER,
    'For a family of four, these guesthouses in Middelburg have a room that sleeps everyone:\n\n1. De Morgenster (family room under the roof, cot available). Owner Petra Kloosterman lives on the premises. Phone +31 118 555 207.\n2. Logement Vlasmarkt (two connecting doubles, no cots)\n3. Stadslogement De Gouden Poort (apartment with kitchenette)\n\nThe first is the quietest street; the second is closest to the playground at the Molenwater.',
    'sector city services -team phone',
    { competitors: ['Logement Vlasmarkt'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    MWL,
    'Here is how three music schools in Tiel compare:\n\n| | Muziekschool Waal en Linge | Popschool Rivierenland | De Notenkraker |\n|---|---|---|---|\n| Founded | 1985 | 2006 | 1991 |\n| Lessons | piano, guitar, choir, toddlers\' class | guitar, drums, bands | violin, cello |\n| Phone | 0344 55 56 82 | 0344 55 50 14 | not published |\n| Saturday | closed | 10:00–14:00 | closed |\n| Trial lesson | €15 | free | free |\n\nFor a first instrument the broad choice of the first school is handy; for playing in a band I\'d pick the second.',
    'sector city -foundingYear services phone -hours',
    { competitors: ['Popschool Rivierenland', 'De Notenkraker'] },
  ),
  named(
    TERHORST,
    'Dit zijn de bedrijfsgegevens die ik heb gevonden:\n\n| Gegeven | Waarde |\n|---|---|\n| Statutaire naam | Aannemersbedrijf Ter Horst Raalte B.V. |\n| Adres | Zompstraat 42, 8102 HX Raalte |\n| KvK-nummer | 05073918 |\n| Btw-nummer | NL006418273B01 |\n| Activiteit | Aannemer, woningbouw en verbouw |\n| Website | www.terhorst-aannemers.nl |\n| Directeur | Willem Bosgra |\n\nControleer het nummer voor de zekerheid in het Handelsregister voordat je een aanbetaling doet.',
    'legalForm city -address kvk vat sector services -website -team',
  ),
  named(
    MORGENSTER,
    'Drie adressen in Middelburg naast elkaar, voor een weekend in oktober:\n\n| Naam | Soort | Adres | Sinds | Ontbijt | Prijs 2 pers. |\n|---|---|---|---|---|---|\n| De Morgenster | B&B | Spanjaardstraat 31 | 2009 | inbegrepen | € 118 |\n| Hotel Het Abdijplein | hotel | Abdijplein 4 | 1986 | € 17,50 p.p. | € 149 |\n| B&B De Kousteense Poort | B&B | Kousteensedijk 12 | 2015 | inbegrepen | € 105 |\n\nPrijzen zijn een momentopname en zonder toeristenbelasting.',
    'sector city address -foundingYear services',
    { competitors: ['Hotel Het Abdijplein', 'B&B De Kousteense Poort'] },
  ),
  unnamed(
    MWL,
    'Wat kost een jaar muziekles in Rivierenland? Een indicatie op basis van gepubliceerde tarieven:\n\n| Aanbieder | Lesduur | Lessen per jaar | Jaarprijs jeugd |\n|---|---|---|---|\n| Muziekhuis Betuwe (Elst) | 30 min | 36 | € 828 |\n| De Notenkraker (Culemborg) | 25 min | 38 | € 790 |\n| Particuliere docent | 30 min | 40 | € 900–1.200 |\n\nBoven de 21 jaar komt er meestal 21% btw bij. Veel gemeenten hebben via het Jeugdfonds Sport & Cultuur een regeling voor gezinnen met een laag inkomen.',
    { competitors: ['Muziekhuis Betuwe', 'De Notenkraker'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    TERHORST,
    '## Ter Horst Verbouw & Aanbouw\n\nAannemer in **Raalte**, gespecialiseerd in particuliere verbouwingen.\n\n### Werkzaamheden\n- Uitbouw en aanbouw\n- Dakkapellen\n- Badkamers, van tekening tot tegelwerk\n\n### Contact\n- 📍 Zompstraat 22, 8102 HX Raalte\n- ☎️ 0572 55 51 49\n- ✉️ [info@terhorstverbouw.nl](mailto:info@terhorstverbouw.nl)\n\n### Openingstijden\nMaandag t/m vrijdag van 8.00 tot 17.30 uur',
    'sector city services address -phone email -hours',
  ),
  named(
    MORGENSTER,
    '### De Morgenster: quick facts\n\n- **Type:** family-run B&B with four rooms\n- **Location:** Spanjaardstraat 31, 4331 EN Middelburg\n- **Hosts:** Ilse and Wim Provoost\n- **Extras:** bike rental, high tea on request\n- **Opened:** 2011\n- **Website:** [demorgenster-middelburg.nl](https://www.demorgenster-middelburg.nl)\n- **E-mail:** info@demorgenster-middelburg.nl\n\n*Cancellation is free until seven days before arrival.*',
    'sector city address team services foundingYear -website -email',
  ),
  named(
    MWL,
    '**Zo schrijf je je in bij MWL**\n\n1. Ga naar [mwl-tiel.nl](https://mwl-tiel.nl) en kies *Aanmelden*.\n2. Selecteer je instrument. Voor **piano** en **gitaar** kun je direct een docent kiezen.\n3. Je krijgt binnen een week bericht met een lesrooster.\n\n> **Let op:** aanmelden aan de balie kan ook. De muziekschool zit aan de Ambtmanstraat 18 in Tiel.\n\nVragen? Mail naar administratie@waalenlinge.nl.',
    'website services sector city -address -email',
  ),
  named(
    TERHORST,
    '## Two contractors worth calling\n\n**Haarman Verbouw**\n- Fixed price per square metre\n- Waiting time: about 10 weeks\n\n**Aannemersbedrijf Ter Horst**\n- Contractor based in Heino, registered as a B.V.\n- Extensions up to two storeys, including the drawings\n- Project planning by Marloes Kogelman\n\n## What to ask both\n- Is the permit check included?\n- Who pays for the structural engineer?\n- Which part of the work is subcontracted?',
    'sector -city legalForm services team',
    { competitors: ['Haarman Verbouw'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    MORGENSTER,
    'Je bereikt De Morgenster op +31 (0)118-555207. De receptie is van maandag tot en met zaterdag bezet van 9 tot 21 uur, op zondag tot zes uur \'s avonds.\n\nVoor op de factuur: KvK 2206 1847, btw-nummer NL8503.17.246.B01. De onderneming is een vennootschap onder firma en begon in 2001.',
    'phone hours kvk -vat legalForm -foundingYear',
  ),
  named(
    MWL,
    'Muziekschool Waal en Linge is opgericht in 1958. De rechtsvorm is een stichting, met KvK-nummer 41.05.52.37.\n\n**Bereikbaarheid**\nma–do: 13u00–21u30\nvr: 13u00–18u00\nza: 9u00–13u00\n\nTel. 0031 344 555 682. Postadres: Ambtmanstraat 8, 4001BE Tiel.\n\nIn de schoolvakanties is er niemand aanwezig; de vakanties volgen het rooster van regio Midden.',
    'foundingYear legalForm -kvk hours phone address city',
  ),
  named(
    TERHORST,
    'Here are the details you need for your supplier form:\n\nName: Aannemersbedrijf Ter Horst\nChamber of Commerce (KvK): 0507 3918\nVAT: NL 0064 18 273 B02\nPostcode: 8102 XH\nEstablished: 1974\nOffice hours: Mon–Thu 7:30 am – 5 pm, Fri 7:30 am – 4 pm, closed at weekends\n\nThe VAT number can be validated in the EU\'s VIES database.',
    'kvk -vat -address foundingYear hours',
  ),
  named(
    MORGENSTER,
    'Nee, op zondagavond om half negen lukt dat niet meer: de receptie van B&B De Morgenster sluit op zondag om 18.00 uur. Op de andere dagen is er tot 22.30 uur iemand.\n\nKom je later aan, bel dan vooraf even met 0118-55.52.17 of stuur een bericht naar welkom@morgensterlogies.nl. Je krijgt dan een code voor het sleutelkastje.',
    '-hours -phone email',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    TERHORST,
    'Wie in Raalte rondvraagt naar een degelijke aannemer, hoort al snel de naam Ter Horst. Het bedrijf is in 1974 opgericht en zit daar aan de Almelosestraat, waar ook de eigen timmerwerkplaats staat. Arjan ter Horst heeft er de leiding en komt bij elke opdracht zelf kijken. Het gaat meestal om uitbouwen aan de achterkant en om oudere boerderijen die voor twee gezinnen geschikt worden gemaakt. Badkamers doet het bedrijf niet; die laat het over aan een installateur uit het dorp. Reken op een wachttijd van drie tot vier maanden.',
    'sector city foundingYear -address team -services',
  ),
  named(
    MORGENSTER,
    'If you want somewhere quiet that is still within the old ring of canals, De Morgenster is a good bet. The B&B occupies a merchant\'s house on Spanjaardstraat in Middelburg, and guests mention the creaking stairs as often as the breakfast, which owner Ilse Provoost prepares herself. You can also rent a bike there for a day out to Veere or Domburg. It opened in 2013, so don\'t expect faded wallpaper: the rooms were all redone then. Hotel Het Abdijplein around the corner is the alternative if you need a lift.',
    'sector city address services team -foundingYear',
    { competitors: ['Hotel Het Abdijplein'] },
  ),
  named(
    MWL,
    'Voor een kind van twee is een echt instrument nog te vroeg, maar samen zingen en bewegen kan prima. In Tiel kun je daarvoor terecht bij Muziekschool Waal en Linge, die al jaren een cursus Muziek op schoot geeft. De organisatie is een vereniging met zo\'n zeshonderd leerlingen en staat onder leiding van directeur Joost Hendriks. De cursus begint in september en januari, telt acht lessen en kost iets minder dan honderd euro. Ook Popschool Rivierenland heeft weleens zoiets aangeboden, maar richt zich nu vooral op tieners.',
    'city services -legalForm -team',
    { competitors: ['Popschool Rivierenland'] },
  ),
  unnamed(
    TERHORST,
    'Een aanbouw van vier meter diep aan de achterkant mag in veel gevallen zonder vergunning, mits je binnen het achtererfgebied blijft en niet hoger gaat dan de eerste verdiepingsvloer plus dertig centimeter. Doe altijd eerst de vergunningcheck in het Omgevingsloket. De kosten liggen in Overijssel meestal tussen € 1.800 en € 2.600 per vierkante meter, afhankelijk van de pui en de fundering. Een klein bedrijf als Klein Overmeer Bouw rekent vaak minder dan een grote aannemer, maar heeft ook minder capaciteit. Laat je niet verleiden tot een aanbetaling van meer dan tien procent.',
    { competitors: ['Klein Overmeer Bouw'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    MWL,
    '# Muziekschool Waal en Linge: wat moet je weten?\n\n**Kort antwoord:** een gevestigde muziekschool in Tiel met een breed aanbod, geschikt voor kinderen en volwassenen. De reacties zijn overwegend positief.\n\n## Aanbod\nJe kunt er onder andere terecht voor:\n- pianoles (klassiek en licht)\n- gitaarles, individueel of met z\'n tweeën\n- zingen in een koor\n- kennismakingscursussen voor peuters\n\nLessen duren 20, 30 of 40 minuten. Leerlingen spelen twee keer per jaar voor publiek, meestal in schouwburg Agnietenhof.\n\n## Praktisch\n- **Adres:** Ambtmanstraat 8, 4001 BE Tiel\n- **Telefoon:** 0344 55 58 62\n- **E-mail:** administratie@mwl-tiel.nl\n- **Opgericht:** 1956\n- **Zondag:** gesloten\n\n## Kosten\nDe school publiceert de tarieven per cursusjaar. Ter vergelijking: bij vergelijkbare scholen in Gelderland betaal je voor 36 lessen van een half uur zo\'n € 750 tot € 900 als je jonger bent dan 21. Volwassenen betalen meer, omdat de gemeentelijke subsidie en de btw-vrijstelling alleen voor jongeren gelden. Groepslessen zijn ongeveer een derde goedkoper.\n\n## Ervaringen\nOuders zijn te spreken over de geduldige docenten. Een terugkerend minpunt is dat je bij ziekte van de leerling de les niet kunt inhalen. Ook is het parkeren in de binnenstad lastig; de garage aan de Westluidensestraat is het dichtstbij.\n\n## Tips\n1. Vraag een proefles aan voordat je een jaarcontract tekent.\n2. Informeer of je een instrument kunt huren. Dat scheelt in het eerste jaar veel geld.\n3. Krap bij kas? Kijk of je in aanmerking komt voor het Jeugdfonds Sport & Cultuur.\n\n*Bronnen: Google Reviews, gemeente Tiel, mwl-tiel.nl*\n\nZal ik de tarieven vergelijken met die van een privédocent?',
    'sector city services address -phone email -foundingYear hours website',
  ),
  named(
    TERHORST,
    'Short version: Aannemersbedrijf Ter Horst looks like a solid choice for your extension, provided you can wait a few months.\n\n## About the company\nTer Horst is a contractor in Raalte, Overijssel. It was founded in 1984 and operates as a private limited company (B.V.). Most of its work consists of rear extensions, dormers and bathroom renovations in existing homes.\n\nThe managing director is Erik Wolbers; planning and permits are handled in-house.\n\n## What customers say\n- **Positive:** tidy site, clear weekly planning, few surprises on the final bill\n- **Negative:** slow to answer e-mails in the summer; quotes take about three weeks\n\n## Contact\n- Zompstraat 22, 8102 HX Raalte\n- +31 572 55 54 19\n- www.terhorstverbouw.nl\n\n## Alternatives in the area\n| Company | Known for |\n|---|---|\n| Bouwbedrijf Salland | larger projects, new-build |\n| Haarman Verbouw | fixed prices per square metre |\n\n## Before you sign\n1. Ask for a certificate of the company\'s CAR insurance.\n2. Agree on a payment schedule linked to progress, with 5% held back until completion.\n3. Check whether the contractor is a member of a guarantee scheme such as BouwGarant.\n\n**Sources:** company website, Klantenvertellen, municipality of Raalte\n\nWould you like me to draft an e-mail requesting a quote?',
    'sector city -foundingYear legalForm services -team address phone website',
    { competitors: ['Bouwbedrijf Salland', 'Haarman Verbouw'] },
  ),
  named(
    MORGENSTER,
    'Wat leuk dat jullie een weekend naar Walcheren gaan! Ik heb uitgezocht of **De Morgenster** bij jullie wensen past.\n\n### Past het?\n✅ **Rustig en toch centraal.** De bed & breakfast ligt in Middelburg, aan de Spanjaardstraat. Je loopt in vijf minuten naar de Markt.\n✅ **Geschikt voor kinderen.** Er is een familiekamer met vier bedden.\n✅ **Fietsen te huur**, ook met kinderzitje.\n❌ **Geen lift.** De kamers liggen op de eerste en tweede verdieping.\n❓ **Honden.** Hierover vind ik tegenstrijdige informatie; vraag het na.\n\n### Goed om te weten\nDe zaak wordt gerund door Ilse Provoost en haar man Wim. Zij begonnen in 2011. Reserveren kan via www.morgenster-zeeland.nl of telefonisch op 0118 55 57 02. De receptie is op zondag gesloten, dus maak vooraf een afspraak als je die dag aankomt.\n\nVoor jullie met z\'n vieren kom je in oktober uit op ongeveer € 165 per nacht. Parkeren in de straat kan alleen met een vergunning; de gratis plekken aan de rand van de stad liggen op een kwartier lopen.\n\n### Wat gasten schrijven\n> "Heerlijk geslapen, en de kinderen kregen een eigen speurtocht door de stad mee."\n\n> "Steile trap, dus met een kinderwagen is het even puzzelen."\n\n### Leuk in de buurt\n- De Lange Jan beklimmen (207 treden)\n- Met de fiets langs het kanaal naar Veere, ongeveer 7 km\n- Zeeuws Museum, op zaterdag en zondag vanaf 11.00 uur\n\n### Mocht het vol zitten\nProbeer dan **B&B De Kousteense Poort** of **Logement Vlasmarkt**. Die laatste heeft twee kamers met een tussendeur.\n\nZal ik een programma voor twee dagen maken, met een slechtweeroptie erbij?',
    'sector city address services team foundingYear -website -phone -hours',
    { competitors: ['B&B De Kousteense Poort', 'Logement Vlasmarkt'] },
  ),
  named(
    MWL,
    'Goede vraag! Als volwassene beginnen met piano is heel goed te doen. Ik zet de mogelijkheden rond Tiel op een rij.\n\n## 1. Les bij een muziekschool\n**MWL** geeft pianoles aan beginners van alle leeftijden. Het voordeel is dat je er ook kunt samenspelen. Je vindt alle informatie op muziekschool-tiel.nl. Vraag of je om de week les kunt nemen, dat is voor veel werkenden prettiger, en of er nog plek is op een avond.\n\n## 2. Privéles\nEen zelfstandige docent is flexibeler. Reken op € 30 tot € 45 per half uur. Let op een afgeronde conservatoriumopleiding.\n\n## 3. Losse lessen\nBij **Muziekhuis Betuwe** kun je een strippenkaart kopen. Handig als je onregelmatig werkt.\n\n## 4. Online\nApps als Skoove en Flowkey zijn goedkoop (rond € 10 per maand), maar niemand corrigeert je houding.\n\n### Mijn advies\n- Begin met een proefles, zodat je merkt of het klikt.\n- Huur eerst een digitale piano met gewogen toetsen.\n- Oefen liever tien minuten per dag dan een uur in het weekend.\n\nHeb je al een instrument thuis, en lees je noten? Dan kan ik je een beginnersboek aanraden.',
    'sector services -website',
    { competitors: ['Muziekhuis Betuwe'] },
  ),
]
