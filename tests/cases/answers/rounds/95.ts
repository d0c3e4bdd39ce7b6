/** Answers that a stranger to the rules wrote: short ones, denials and shared names. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { EEM, KOOISTRA, TANDEM } from '#tests/cases/answers/companies/82.ts'
import { HOEKZEMA, SPIL, SPITGOED } from '#tests/cases/answers/companies/87.ts'
import { BVT, KNIPOOG, ROELOFSEN } from '#tests/cases/answers/companies/95.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    TANDEM,
    'Ik heb geen informatie kunnen vinden over een fietsenwinkel met de naam Tandem in Doetinchem. Mogelijk is de zaak klein of staat deze onder een andere naam geregistreerd. Heb je misschien een adres of website voor me, dan zoek ik gericht verder.',
  ),
  named(
    TANDEM,
    'Tandem is een fietsenwinkel aan de Waterstraat 38 in Doetinchem. De actuele openingstijden heb ik helaas niet kunnen vinden; ik raad je aan om even te bellen voordat je langsgaat.',
    'sector address city',
  ),
  unnamed(
    EEM,
    "I couldn't find any reliable information about a psychology practice called Eem en Vallei. It's possible that the practice doesn't have much of an online presence. You could check the Dutch register of psychologists (BIG-register) or ask your GP for a referral.",
  ),
  named(
    EEM,
    'Psychologenpraktijk Eem en Vallei is located in Amersfoort and offers EMDR and relationship therapy, among other treatments. I was not able to find its current waiting times, as these do not seem to be published online.',
    'city services',
  ),
  unnamed(
    KOOISTRA,
    'Over Bouwbedrijf Kooistra kan ik op dit moment niets terugvinden in de zoekresultaten. Voor een aanbouw in Sneek kun je wel terecht bij bijvoorbeeld Waterpoort Bouw of Terpstra Aannemers. Vraag bij voorkeur meerdere offertes op.',
    { competitors: ['Waterpoort Bouw', 'Terpstra Aannemers'] },
  ),
  named(
    KOOISTRA,
    'Volgens de beschikbare gegevens werd Bouwbedrijf Kooistra in 1986 opgericht. Wie het bedrijf tegenwoordig leidt, staat niet in de bronnen die ik heb geraadpleegd.',
    '-foundingYear',
  ),
  unnamed(
    SPIL,
    'Sorry, but I have no record of a physiotherapy practice by the name of De Spil in Gorinchem. If you tell me where you came across the name, I can try searching again.',
  ),
  named(
    SPIL,
    "De Spil Fysiotherapie in Gorinchem can be reached by phone at 0183 55 54 27. I don't have a confirmed email address for them, so calling is probably the easiest option.",
    'city phone',
  ),
  unnamed(
    HOEKZEMA,
    'Er zijn geen zoekresultaten die duidelijk verwijzen naar Schildersbedrijf Hoekzema. Ik wil je geen onjuiste gegevens geven, dus ik adviseer je om het Handelsregister van de Kamer van Koophandel te raadplegen.',
  ),
  named(
    HOEKZEMA,
    'Schildersbedrijf Hoekzema verzorgt onder andere behangwerk en houtrotherstel. Prijzen per vierkante meter heb ik nergens kunnen vinden, want het bedrijf werkt waarschijnlijk met offertes op maat.',
    'services',
  ),
  unnamed(
    SPITGOED,
    "Unfortunately, I'm not familiar with a webshop named Spitgoed, and my search did not return any relevant results. Two well-known alternatives for garden tools are Tuinschuur Online and De Groene Greep.",
    { competitors: ['Tuinschuur Online', 'De Groene Greep'] },
  ),
  named(
    SPITGOED,
    'Spitgoed is an online store for garden tools, based in Venlo. I found no information about its return policy, so please check the terms and conditions on www.spitgoed.nl.',
    'sector city website',
  ),
  unnamed(
    KNIPOOG,
    'Ik kan geen kapsalon met de naam Knipoog vinden. Wel zijn er in Deventer andere kappers met goede beoordelingen, zoals Haarstudio Brink. Wil je dat ik een overzicht maak?',
    { competitors: ['Haarstudio Brink'] },
  ),
  named(
    KNIPOOG,
    'Kapsalon Knipoog is een kapper aan de Smedenstraat 36 in Deventer. Een telefoonnummer kon ik niet achterhalen, maar mogelijk kun je online een afspraak maken.',
    'sector -address city',
  ),
  unnamed(
    ROELOFSEN,
    'I was unable to find a garage called Roelofsen in Ede. There may be a spelling variation, or the business may no longer exist. Could you double-check the name?',
  ),
  named(
    ROELOFSEN,
    'Autobedrijf Roelofsen is a car garage in Ede where you can have your APK inspection done. However, I could not verify what they charge for it.',
    'sector city services',
  ),
  unnamed(
    BVT,
    'Van een installatiebedrijf met de naam BVT heb ik geen gegevens. De afkorting komt wel vaker voor, maar geen van de resultaten heeft met installatietechniek te maken.',
  ),
  named(
    BVT,
    'BVT Installatietechniek uit Breda plaatst cv-ketels en warmtepompen. Of het bedrijf ook zonnepanelen levert, wordt op de website niet vermeld.',
    'city services',
  ),
  unnamed(
    TANDEM,
    "My search for Tandem Tweewielers didn't turn up a matching business. For bike repairs in Doetinchem, you might want to look at Achterhoek Bikes, which has good reviews on Google.",
    { competitors: ['Achterhoek Bikes'] },
  ),
  named(
    TANDEM,
    "Tandem Tweewielers was founded in 1994 and is open on Fridays until 9 p.m. I couldn't determine whether they accept trade-ins of used bikes.",
    'foundingYear -hours',
  ),
  unnamed(
    EEM,
    'Het spijt me, maar ik beschik niet over informatie over Psychologenpraktijk Eem en Vallei in Amersfoort. Voor hulp bij psychische klachten kun je contact opnemen met je huisarts, die je kan doorverwijzen.',
  ),
  named(
    EEM,
    'Je kunt Psychologenpraktijk Eem en Vallei mailen via aanmelden@eemenvallei.nl. Een telefoonnummer van de praktijk is mij niet bekend, maar dat krijg je na aanmelding waarschijnlijk wel.',
    'email',
  ),
  unnamed(
    KOOISTRA,
    "I don't have any specific details about Bouwbedrijf Kooistra. Since I can't confirm who runs the company or what it does, I'd suggest contacting the Chamber of Commerce (KVK) for official data.",
  ),
  named(
    KOOISTRA,
    "The contractor Bouwbedrijf Kooistra in Sneek is run by Wietse Kooistra. There's no public information on the number of employees.",
    'sector city team',
  ),
  unnamed(
    SPIL,
    'Op basis van mijn zoekopdracht kan ik niet bevestigen dat er in Gorinchem een praktijk met de naam De Spil bestaat. Andere fysiotherapeuten in de stad zijn:\n\n- FysioPlus Gorinchem\n- Beweegcentrum Merwede',
    { competitors: ['FysioPlus Gorinchem', 'Beweegcentrum Merwede'] },
  ),
  named(
    SPIL,
    'Dit heb ik gevonden over Fysiotherapie De Spil:\n\n- **Adres:** Appeldijk 34, 4201 AG Gorinchem\n- **Telefoon:** 0183 55 54 72\n- **Openingstijden:** niet gevonden\n- **E-mail:** niet gevonden',
    'address city -phone',
  ),
  unnamed(
    HOEKZEMA,
    "I searched for Schildersbedrijf Hoekzema but found no website, reviews or business listing. Without more details, I can't tell you anything about their prices or services.",
  ),
  named(
    HOEKZEMA,
    'Hoekzema Schilderwerken is a family-run painting company based in Groningen. The year in which it was established is not mentioned on its website.',
    'sector -city',
  ),
  unnamed(
    SPITGOED,
    'De naam Spitgoed komt niet voor in de bronnen waar ik toegang toe heb. Daarom kan ik niet beoordelen of deze webshop betrouwbaar is. Let altijd op een keurmerk, duidelijke contactgegevens en reviews van eerdere klanten.',
  ),
  named(
    SPITGOED,
    'De klantenservice van Spitgoed is op zaterdag bereikbaar van 10.00 tot 14.00 uur. Over levertijden naar België heb ik geen informatie gevonden.',
    'hours',
  ),
  unnamed(
    KNIPOOG,
    "There doesn't appear to be any information available online about Knipoog Kappers in Deventer. You may want to try Google Maps or Treatwell, where most salons are listed.",
  ),
  named(
    KNIPOOG,
    'Knipoog Kappers is a hair salon owned by Esther Nijkamp. I did not find a price list, but you can call the salon at 0570 55 54 91 to ask.',
    'sector team -phone',
  ),
  unnamed(
    ROELOFSEN,
    'Helaas heb ik geen betrouwbare gegevens over Garage Roelofsen. Zoek je een garage in Ede voor onderhoud, dan zijn Garage De Klomp en Autoservice Veldhuizen mogelijke opties.',
    { competitors: ['Garage De Klomp', 'Autoservice Veldhuizen'] },
  ),
  named(
    ROELOFSEN,
    'Garage Roelofsen bestaat sinds 1979 en verkoopt ook occasions. Ik kan alleen niet zien hoeveel auto’s er momenteel op voorraad zijn.',
    'foundingYear services',
  ),
  unnamed(
    BVT,
    'As of my last update, I have no knowledge of a company called BVT Installatietechniek in Breda. If you need a heat pump installer in that area, Warmtehuis Breda could be worth contacting.',
    { competitors: ['Warmtehuis Breda'] },
  ),
  named(
    BVT,
    'BVT Installatietechniek has its office at Minervum 7140 in Breda. Its Chamber of Commerce number is not something I could find in public sources.',
    'address city',
  ),
  unnamed(
    TANDEM,
    'Ik weet niet welke zaak je bedoelt met Tandem. In mijn resultaten gaat het alleen over tandems als fiets voor twee personen, niet over een winkel in Doetinchem.',
  ),
  named(
    TANDEM,
    'Voor een leasefiets kun je terecht bij Tandem Fietsen in Zutphen. Met welke leasemaatschappijen zij samenwerken, kan ik niet met zekerheid zeggen.',
    'services -city',
  ),
  unnamed(
    EEM,
    "I'm not aware of a practice named Eem en Vallei, and nothing came up under the abbreviation PEV either. Other psychologists in Amersfoort include Mentaal Sterk Amersfoort and Praktijk Soesterkwartier.",
    { competitors: ['Mentaal Sterk Amersfoort', 'Praktijk Soesterkwartier'] },
  ),
  named(
    EEM,
    "Eem en Vallei has been operating since 2012 and its website is eemenvallei.nl. I couldn't confirm whether the practice has contracts with all health insurers.",
    '-foundingYear website',
  ),
  unnamed(
    KOOISTRA,
    'Er is mij geen aannemer bekend die Kooistra Bouw heet. Het kan zijn dat mijn informatie niet volledig is. Bouwgroep Hoekstra is wel een bekende naam in de omgeving van Sneek.',
    { competitors: ['Bouwgroep Hoekstra'] },
  ),
  named(
    KOOISTRA,
    'Kooistra Bouw is een besloten vennootschap en heeft KvK-nummer 01053926. Het btw-nummer staat niet in de openbare bronnen die ik kon inzien.',
    'legalForm kvk',
  ),
  unnamed(
    SPIL,
    'No results were found for "De Spil Fysiotherapie". Please note that small practices are not always well indexed by search engines. Would you like a list of other physiotherapists in Gorinchem?',
  ),
  named(
    SPIL,
    'Yes, De Spil offers pelvic floor physiotherapy and dry needling. Unfortunately, the opening hours are not available to me, so please contact the practice directly.',
    'services',
  ),
  unnamed(
    HOEKZEMA,
    'Van Hoekzema in Assen kon ik geen website of contactgegevens achterhalen. Als je een schilder zoekt, kun je ook kijken bij Kleurrijk Drenthe of Van Rozen Schilders. Vergelijk minimaal drie offertes.',
    { competitors: ['Kleurrijk Drenthe', 'Van Rozen Schilders'] },
  ),
  named(
    HOEKZEMA,
    'Schildersbedrijf Hoekzema is gevestigd aan de Rolderstraat 112 in Assen en bereikbaar op 0592 55 51 83. Klantbeoordelingen ben ik niet tegengekomen.',
    'address city phone',
  ),
  unnamed(
    SPITGOED,
    "I can't find a company with this name. Did you mean a different webshop, or could you share the link to the site of Spitgoed that you visited?",
  ),
  named(
    SPITGOED,
    "Spitgoed was founded by Ruud Cremers in 2014. I wasn't able to find out whether the company also has a physical showroom.",
    'team -foundingYear',
  ),
  unnamed(
    BVT,
    'Bij het zoeken naar BVT in Breda kreeg ik geen bruikbare resultaten. Installatiebedrijf Jochems en Mark en Aa Techniek zijn twee installateurs in Breda die ik wel heb gevonden.',
    { competitors: ['Installatiebedrijf Jochems', 'Mark en Aa Techniek'] },
  ),
  named(
    KNIPOOG,
    'Bij Knipoog in Deventer kun je terecht voor balayage en bruidskapsels. Op maandag is de zaak gesloten. Wat een behandeling precies kost, heb ik niet gevonden.',
    'city services hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    TANDEM,
    'Er zijn meerdere organisaties met de naam Tandem. Zo is er een welzijnsorganisatie in Nijmegen en een uitzendbureau in Rotterdam. Naar welke ben je op zoek?',
  ),
  named(
    TANDEM,
    'De naam Tandem wordt door verschillende bedrijven gebruikt. In Doetinchem is Tandem een fietsenwinkel aan de Waterstraat; in Nijmegen is het een organisatie voor jeugd- en welzijnswerk.',
    'city sector address',
  ),
  unnamed(
    EEM,
    'There are several practices with "Eem" in their name, such as Fysiotherapie Eemland in Baarn and Tandartspraktijk De Eem in Soest. None of them appears to be a psychology practice.',
  ),
  named(
    EEM,
    'Eem en Vallei can refer to more than one organisation. The psychology practice is based in Amersfoort and was established in 2009, whereas a home care provider with a similar name operates in Veenendaal.',
    'sector city foundingYear',
  ),
  unnamed(
    KOOISTRA,
    'Kooistra is een veelvoorkomende Friese achternaam. Ik vind onder andere Kooistra Makelaardij in Drachten, Garage Kooistra in Bolsward en Kooistra Hoveniers in Heerenveen, maar geen bouwbedrijf.',
  ),
  named(
    KOOISTRA,
    'In Friesland zijn meerdere bedrijven die Kooistra heten. Bouwbedrijf Kooistra zit in Sneek en is onder meer actief in nieuwbouw en renovatie. Daarnaast bestaat er een Kooistra Makelaardij in Drachten.',
    'city services',
  ),
  unnamed(
    SPIL,
    '"De Spil" is a common name in the Netherlands. I found a primary school in Eindhoven, a community centre in Maarssen and a theatre in Roeselare, Belgium. Could you tell me which one you mean?',
  ),
  named(
    SPIL,
    'Several organisations are called De Spil. If you mean the physiotherapy practice in Gorinchem, its phone number is 0183 55 54 27. The community centre De Spil in Maarssen is unrelated.',
    'sector city phone',
  ),
  unnamed(
    HOEKZEMA,
    'Met de naam Hoekzema vind ik een rijschool in Hoogezand en een notariskantoor in Groningen. Een schildersbedrijf met deze naam staat niet tussen de resultaten.',
  ),
  named(
    HOEKZEMA,
    'Let op: er bestaan twee bedrijven met een vergelijkbare naam. Schildersbedrijf Hoekzema is gevestigd in Assen en is een vof. Hoekzema Afbouw is een stukadoorsbedrijf in Winschoten.',
    'city legalForm',
  ),
  unnamed(
    SPITGOED,
    'The name Spitgoed is used by a catering company in Apeldoorn that specialises in spit-roasted meat. I did not come across a webshop of that name.',
  ),
  named(
    SPITGOED,
    "Please don't confuse the two: Spitgoed from Venlo is a webshop for garden tools (www.spitgoed.nl), while Spitgoed Catering in Apeldoorn does barbecues and hog roasts.",
    'city sector website',
  ),
  unnamed(
    KNIPOOG,
    'Een knipoog is het kort sluiten van één oog, vaak als teken van verstandhouding. Verder zijn er bedrijven met deze naam, zoals een cadeauwinkel in Leiden en een kinderopvang in Almelo.',
  ),
  named(
    KNIPOOG,
    'Er zijn in Nederland meerdere kapsalons die Knipoog heten. De vestiging in Deventer staat aan de Smedenstraat 63 en bestaat sinds 2006. De andere salons, in Hoorn en Breda, horen hier niet bij.',
    'sector city address foundingYear',
  ),
  unnamed(
    ROELOFSEN,
    'Roelofsen is a fairly common Dutch surname, meaning "son of Roelof". Businesses with this name include a horse truck manufacturer in Raalte and a bakery in Zwolle.',
  ),
  named(
    ROELOFSEN,
    'I found two garages with the name Roelofsen. Autobedrijf Roelofsen in Ede is open on Saturdays from 9:00 to 13:00; the one in Raalte is closed at weekends.',
    'sector city hours',
  ),
  unnamed(
    BVT,
    'BVT is een afkorting met meerdere betekenissen, zoals "beroepsvoorbereidende training" en "bruto vloeroppervlak". Er is ook een transportbedrijf in Venray dat BVT heet.',
  ),
  named(
    BVT,
    'Onder de afkorting BVT zijn verschillende bedrijven actief. BVT Installatietechniek is een installatiebedrijf in Breda, BVT Transport is een vervoerder uit Venray en BVT Advies is een accountantskantoor in Zeist.',
    'sector city',
  ),
  unnamed(
    TANDEM,
    'The word "tandem" usually refers to a bicycle for two riders. As a company name, I could only find Tandem Events in Utrecht and a speech therapy practice called Tandem in Arnhem.',
  ),
  named(
    TANDEM,
    'There are at least three companies named Tandem. Tandem Tweewielers in Doetinchem offers bike fitting and was founded in 1984. The other two, in Utrecht and Arnhem, are an events agency and a speech therapy practice.',
    'city services -foundingYear',
  ),
  unnamed(
    EEM,
    'Bedoel je misschien Kinderopvang Eem en Vallei in Leusden of Makelaardij Eemvallei in Hoogland? Een psychologenpraktijk met die naam is mij niet bekend.',
  ),
  named(
    EEM,
    'Psychologenpraktijk Eem en Vallei is iets anders dan Kinderopvang Eem en Vallei in Leusden. De praktijk biedt onder andere EMDR en is telefonisch bereikbaar op 033 455 51 90.',
    'services -phone',
  ),
  unnamed(
    KOOISTRA,
    'I see multiple results for Kooistra. The most prominent is Bouwbedrijf Kooistra in Emmeloord, which builds farm sheds. There is also a Kooistra in Zaandam that rents out scaffolding. I found none in Sneek.',
  ),
  named(
    KOOISTRA,
    'Two construction companies share the name Kooistra. The one you are asking about, in Sneek, was founded in 1968 and is headed by Wietse Kooistra. The other is located in Emmeloord.',
    'sector city foundingYear team',
  ),
  unnamed(
    SPIL,
    'Er zijn diverse praktijken met de naam De Spil in Nederland:\n\n- Huisartsenpraktijk De Spil in Weert\n- Fysiotherapie De Spil in Almere\n- Tandartspraktijk De Spil in Houten\n\nIn Gorinchem heb ik er geen gevonden.',
  ),
  named(
    SPIL,
    'Je kunt op twee praktijken uitkomen als je zoekt op De Spil:\n\n- De Spil Fysiotherapie, Appeldijk 43, Gorinchem\n- Huisartsenpraktijk De Spil, Weert\n\nDe eerste biedt manuele therapie en dry needling.',
    '-address city services',
  ),
  unnamed(
    HOEKZEMA,
    'As a surname, Hoekzema originates from the province of Groningen. Several businesses carry it, including a law firm in Haren and a plumbing company in Appingedam.',
  ),
  named(
    HOEKZEMA,
    'The name Hoekzema is used by more than one business in the north. Hoekzema Schilderwerken is a painting contractor that was founded in 1974 and can be emailed at info@hoekzemaschilders.nl. A plumber in Appingedam has the same name.',
    'sector foundingYear email',
  ),
  unnamed(
    SPITGOED,
    'Wellicht is er sprake van een verwarring met Goedspit, een loonbedrijf in Dronten, of met Spitgoud, een sieradenwinkel in Sittard. Een bedrijf dat precies Spitgoed heet, vind ik niet.',
  ),
  named(
    SPITGOED,
    'Spitgoed en Spitsgoed lijken op elkaar, maar het zijn verschillende bedrijven. Spitgoed verkoopt spades en snoeischaren en is gevestigd in Roermond. Spitsgoed is een adviesbureau in Den Bosch.',
    'services -city',
  ),
  unnamed(
    KNIPOOG,
    'Knipoog is the Dutch word for "wink". Several hair salons use it as a name, for example in Hoorn, Breda and Assen. I did not find one in Deventer.',
  ),
  named(
    KNIPOOG,
    'Since many hair salons in the Netherlands are called Knipoog, make sure you have the right one. Kapsalon Knipoog in Deventer is run by Esther Nijkamp and closed on Mondays.',
    'sector city team hours',
  ),
  unnamed(
    ROELOFSEN,
    'De bekendste Roelofsen is een fabrikant van paardentrucks in Raalte. Daarnaast is er een Roelofsen Schoenen in Putten. Een garage met deze naam in Ede kom ik niet tegen.',
  ),
  named(
    ROELOFSEN,
    'Roelofsen is een veelvoorkomende naam op de Veluwe. Garage Roelofsen vind je aan de Galvanistraat 29 in Ede; Roelofsen Schoenen in Putten is een ander bedrijf.',
    'address city',
  ),
  unnamed(
    BVT,
    'Several companies use the initials BVT: a logistics company in Venray, an accounting firm in Zeist and an IT consultancy in Delft. Which of these are you interested in?',
  ),
  named(
    BVT,
    'BVT may stand for different things. In Breda, BVT Installatietechniek installs boilers and air conditioning; it started in 2001. BVT in Venray, on the other hand, is a haulage company.',
    'city services foundingYear',
  ),
  unnamed(
    TANDEM,
    'Ik vond drie fietsenwinkels met Tandem in de naam: Tandem Fietsen in Gouda, De Tandem in Heiloo en Tandemcentrum in Meppel. Welke van deze winkels bedoel je?',
  ),
  named(
    TANDEM,
    'Er is een Tandem in Doetinchem en een De Tandem in Heiloo. Voor de winkel in Doetinchem is het e-mailadres info@tandemtweewielers.nl. Op maandag is deze zaak geopend vanaf 13.00 uur.',
    'city email -hours',
  ),
  unnamed(
    EEM,
    'PEV is the abbreviation of various organisations, including a football club in Drenthe and a patient association. I have not found a psychologist in Amersfoort using it.',
  ),
  named(
    EEM,
    'A quick clarification: Eem en Vallei is also the name of a regional newspaper. The practice of that name is located at Utrechtseweg 214, Amersfoort, and its head is Nadia Verhoeven.',
    'address city team',
  ),
  unnamed(
    KOOISTRA,
    '| Bedrijf | Plaats | Branche |\n|---|---|---|\n| Kooistra Makelaardij | Drachten | Makelaar |\n| Slagerij Kooistra | Joure | Slager |\n| Kooistra Transport | Leeuwarden | Vervoer |\n\nEen bouwbedrijf met de naam Kooistra zit hier niet bij.',
  ),
  named(
    KOOISTRA,
    '| Bedrijf | Plaats | Telefoon |\n|---|---|---|\n| Bouwbedrijf Kooistra | Sneek | 0515 55 58 04 |\n| Slagerij Kooistra | Joure | niet bekend |\n\nDe twee bedrijven hebben niets met elkaar te maken.',
    'city -phone',
  ),
  unnamed(
    SPIL,
    'The Dutch word "spil" means pivot or spindle, which explains why so many centres are named De Spil. In healthcare, I only know of a dental clinic in Houten with that name.',
  ),
  named(
    SPIL,
    'A dental clinic in Houten and a physiotherapy practice in Gorinchem are both called De Spil. The latter was founded in 1996, and its lead practitioner is Marloes Kuijpers.',
    'sector city foundingYear team',
  ),
  unnamed(
    HOEKZEMA,
    'Het schildersbedrijf Hoekstra uit Assen is een ander bedrijf dan Hoeksema Schilders uit Stadskanaal. Over een bedrijf met de spelling Hoekzema heb ik geen informatie.',
  ),
  named(
    HOEKZEMA,
    'Hoekzema en Hoeksema worden vaak door elkaar gehaald. Schildersbedrijf Hoekzema heeft als website hoekzemaschilders.nl en wordt geleid door Harm Hoekzema. Hoeksema Schilders zit in Stadskanaal.',
    'website team',
  ),
  unnamed(
    ROELOFSEN,
    'Based on my search, Autobedrijf Roelofsen could be one of two garages: one in Nunspeet, which focuses on vintage cars, or one in Doesburg, a Suzuki dealer. Neither is located in Ede.',
  ),
  named(
    ROELOFSEN,
    'There is an Autobedrijf Roelofsen in Ede and another in Doesburg. The company in Ede does tyre changes and general maintenance, and has been around since 1997.',
    'city services -foundingYear',
  ),
  unnamed(
    KNIPOOG,
    'In Deventer is er een winkel met de naam Knipoog, maar dat is een brillenzaak en geen kapper. Zoek je een kapsalon, dan kun je naar De Kamer Kappers of Salon Hanzehof.',
    { competitors: ['De Kamer Kappers', 'Salon Hanzehof'] },
  ),
  named(
    KNIPOOG,
    'Naast de brillenzaak Knipoog in Apeldoorn bestaat er een kapper met die naam in Deventer. Deze is op vrijdag open tot 20.00 uur en het telefoonnummer is 0570 55 54 19.',
    'sector city hours phone',
  ),
]
