/** Answers that a stranger to the rules wrote: a restaurant, a funeral director, a removal firm. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { DELFLAND, KOSTER, LENTE } from '#tests/cases/answers/companies/22.ts'

/** Nothing found, partly or wholly. */
export const DENIALS: AnswerCase[] = [
  unnamed(
    KOSTER,
    'Helaas heb ik geen informatie over Koster Uitvaartzorg. In mijn bronnen komt deze onderneming niet voor, en ik wil geen gegevens verzinnen, zeker niet op een moment dat je er waarschijnlijk echt iets aan moet hebben.\n\nGecondoleerd, mocht je dit vragen vanwege een overlijden. De huisarts of het ziekenhuis kan je direct aan het telefoonnummer van een uitvaartondernemer helpen, ook in het weekend.',
  ),
  named(
    LENTE,
    'Een actuele menukaart of prijslijst van Restaurant Lente heb ik niet kunnen vinden, en ook niet of er een rolstoeltoilet is. Wat ik wel weet:\n\n* het is een eetgelegenheid aan de Thorbeckegracht in Zwolle;\n* er wordt gewerkt met een verrassingsmenu, dat dus niet vooraf online staat;\n* reserveren kan telefonisch, op 038 555 47 19.\n\nMijn advies is om even te bellen en meteen eventuele allergieën door te geven.',
    'city address -phone sector services',
  ),
  unnamed(
    DELFLAND,
    'I\'m sorry, but I couldn\'t find anything about a removal company in Delft by the name of Delfland Verhuizingen. No website, no reviews and no entry in the directories I have access to.\n\nA few established movers in the area that do show up:\n\n- Prinsenstad Verhuizers – local moves and packing service, Erkende Verhuizers member\n- Verhuisgigant Haaglanden – larger fleet, international moves\n\nBe careful with movers you can\'t verify: ask for proof of insurance and never pay the full amount in advance. Would you like a checklist for comparing quotes?',
    { competitors: ['Prinsenstad Verhuizers', 'Verhuisgigant Haaglanden'] },
  ),
  named(
    DELFLAND,
    'Of Delfland Verhuizingen het keurmerk Erkende Verhuizers voert, heb ik niet kunnen bevestigen: in het openbare ledenregister zie ik de naam niet staan. Dat hoeft niets te betekenen, want lidmaatschap is vrijwillig.\n\nBekend is wel dat het verhuisbedrijf sinds 1981 bestaat, dat het gevestigd is aan de Schieweg 28 in Delft en dat Ruud van Velzen er directeur is. Over schadeafhandeling, klachten of rechtszaken vind ik niets.\n\nTer vergelijking: Mulder & Zn Verhuizingen staat wél in het register, sinds 2004.',
    'city -address foundingYear sector team',
    { competitors: ['Mulder & Zn Verhuizingen'] },
  ),
]

/** Similar names, and the word in another meaning. */
export const NAMES: AnswerCase[] = [
  unnamed(
    LENTE,
    'De lente is bij uitstek het seizoen om in Zwolle uit eten te gaan: de terrassen aan de gracht gaan weer open en op de kaart verschijnen asperges, lamsvlees en zeekraal.\n\nEnkele restaurants die in de lente een speciaal menu hebben:\n\n1. **Bistro Kade** – vijf gangen met Overijsselse asperges, € 54,50\n2. **Brasserie Sassenpoort** – lentelunch op donderdag en vrijdag, € 29\n3. **Eetlokaal Het Zwarte Water** – visgerechten, terras aan het water\n\nVoor een lente-arrangement met overnachting kun je kijken bij de hotels in het centrum. Reserveer met Pasen en Pinksteren minstens drie weken van tevoren.',
    { competitors: ['Bistro Kade', 'Brasserie Sassenpoort'] },
  ),
  unnamed(
    KOSTER,
    'Een koster heeft bij een uitvaart in een kerk vooral praktische taken. Hij of zij opent het gebouw, zet de verwarming en het geluid aan, luidt de klok, wijst de dragers de weg en ruimt na afloop op. In Haarlem rekenen de meeste kerken daar een vast bedrag voor, vaak tussen € 150 en € 300, naast de huur van de kerkzaal.\n\nDe uitvaartzorg zelf, dus de verzorging van de overledene, de kist, de auto en de aangifte bij de gemeente, ligt bij de uitvaartondernemer. Die stemt met de koster en de predikant of pastoor de tijden af. Uitvaarthuis Kennemerduin en Van Ees Uitvaartbegeleiding hebben veel ervaring met kerkelijke diensten in Haarlem en kunnen dat voor je regelen.',
    { competitors: ['Uitvaarthuis Kennemerduin', 'Van Ees Uitvaartbegeleiding'] },
  ),
  unnamed(
    DELFLAND,
    'Als je verhuist binnen het gebied van Delfland hoef je dat niet apart door te geven aan het waterschap. Het Hoogheemraadschap van Delfland krijgt de verhuizing automatisch door van de gemeente (via de Basisregistratie Personen) en de aanslag wordt opgelegd door de Regionale Belastinggroep.\n\nGoed om te weten:\n- Peildatum is 1 januari; wie daarna vertrekt naar een ander waterschap, kan een deel van de zuiveringsheffing terugkrijgen.\n- De watersysteemheffing voor eigenaren wordt niet verrekend.\n- Zit je in Delft, dan geef je de verhuizing uiterlijk vijf dagen na de verhuisdatum door bij de gemeente.\n\nMeer informatie staat op hhdelfland.nl.',
  ),
  named(
    DELFLAND,
    'Careful: these two are easily mixed up.\n\n**Midden-Delfland Verhuisservice** is a man-with-a-van business in Schipluiden. It was founded in 2018 by Rick Storm, and the number is 015 555 90 27.\n\n**Delfland Verhuizingen**, on the other hand, is a full-service moving company at Schieweg 82 in Delft. It has been in operation since 1991 and also offers storage and a furniture lift. You can reach it at 015 555 43 68.\n\nIf you were quoted an hourly rate of 45 euros for one man and a van, that was almost certainly the first one.',
    'city address phone -foundingYear sector services',
  ),
]

/** An alias, initials, or the name without its legal form. */
export const ABBREVIATIONS: AnswerCase[] = [
  unnamed(
    DELFLAND,
    'DVT staat voor *diepveneuze trombose*: een bloedstolsel in een diepe ader, meestal in het been. Klachten zijn een dik, warm en pijnlijk onderbeen en soms een glanzende, rode huid.\n\nZwaar tillen tijdens een verhuizing veroorzaakt geen DVT, maar lang stilzitten in de verhuiswagen of na een blessure verhoogt het risico wel iets. Neem bij twijfel dezelfde dag contact op met je huisarts; in Delft kun je buiten kantooruren terecht bij de huisartsenpost in het ziekenhuis. Bij kortademigheid of pijn op de borst bel je 112.',
  ),
  named(
    LENTE,
    'Met z\'n tienen vegetarisch eten in het centrum van Zwolle? Dan zijn dit drie goede restaurants:\n\n**1. Lente** – Chef Daan Veltkamp kookt grotendeels plantaardig en er is een aparte kamer voor groepen tot veertien personen. Open van woensdag tot en met zondag.\n**2. Brasserie Sassenpoort** – Ruime kaart, maar slechts twee vegetarische hoofdgerechten.\n**3. De Gouden Lepel** – Alleen op aanvraag vegetarisch; gesloten op zondag.\n\nMijn voorkeur gaat uit naar de eerste, mits je op tijd boekt.',
    'city sector services team hours',
    { competitors: ['Brasserie Sassenpoort', 'De Gouden Lepel'] },
  ),
  named(
    KOSTER,
    'Uitvaartzorg Koster is a funeral director in Haarlem, located at Kleverlaan 75. The family business dates back to 1973 and is currently run by Gerard Koster. They arrange burials as well as cremations, and families may choose to have their loved one laid out at home.\n\nEnglish-speaking guidance is available on request, which can be useful for expats. For comparison, Morgenrood Uitvaarten also advertises English-language ceremonies and publishes its prices online, starting at 2,450 euros.',
    'city -address foundingYear sector services team',
    { competitors: ['Morgenrood Uitvaarten'] },
  ),
  named(
    DELFLAND,
    'De Delflandse Verhuis- en Transportdienst, in de wandelgangen gewoon DVT, verzorgt volgens de eigen site delflandverhuizingen.nl ook het vervoer van vleugels en piano\'s. Een offerte vraag je aan bij planner Samira Bakkali, via planning@dvt-verhuizingen.nl. Op zondag is het bedrijf gesloten; op zaterdag is het open tot twee uur \'s middags.',
    '-email website services team hours',
  ),
]

/** Several companies of that name. */
export const SAME_NAME: AnswerCase[] = [
  named(
    LENTE,
    '"Lente" is een populaire naam in de horeca. Ik vind in elk geval deze drie:\n\n- **Restaurant Lente (Zwolle)**: restaurant voor lunch en diner aan de Thorbeckegracht, in 2015 geopend door Nina Scholten. Telefoon 038 555 74 19.\n- **Lunchroom Lente (Utrecht)**: alleen overdag open, van 9 tot 17 uur, bekend van de taarten. Telefoon 030 555 21 86.\n- **Restaurant Lente (Antwerpen)**: Frans-Belgische keuken, sinds 2009, chef Wout Claes, op zondag en maandag gesloten.\n\nIn welke stad wil je gaan eten? Dan zoek ik de kaart voor je op.',
    'city address phone foundingYear sector services team',
  ),
  named(
    KOSTER,
    'Er zijn twee uitvaartondernemingen die deze naam dragen en ze zijn geen familie van elkaar.\n\nKoster Uitvaartzorg in **Haarlem** is een vennootschap onder firma, ingeschreven onder KvK-nummer 34081795. Vaste begeleidster is Ilse Duin, en ook het drukken van rouwkaarten doen ze in eigen huis.\n\nKoster Uitvaartzorg in **Emmen** is een eenmanszaak van Jannie Koster, begonnen in 2012, telefoon 0591 555 240. Zij werkt alleen in Drenthe en heeft geen eigen uitvaartcentrum.\n\nWoon je in Noord-Holland, dan heb je dus de eerste nodig.',
    'city -kvk legalForm sector services team',
  ),
  named(
    LENTE,
    'Two places called Lente come up for Zwolle:\n\n1. **Restaurant Lente**: a restaurant, owned by Nina Scholten. It opens at noon on Fridays and Saturdays and stays open until midnight on those days. Bookings: reserveren@restaurantlente.nl.\n2. **Lente Kappers**: a hair salon in the Assendorp neighbourhood, run by Myrthe Bos, open Tuesday to Saturday from 9 am, phone 038 555 16 62.\n\nThey are not related. I assume you mean the first one, since you asked about dinner?',
    'city email sector team -hours',
  ),
  unnamed(
    KOSTER,
    'Ik ken twee ondernemers met vrijwel deze naam, maar geen van beide zit in Haarlem:\n\n| Naam | Plaats | Bijzonderheden |\n|---|---|---|\n| Koster Uitvaarten | Dokkum | Friestalige afscheiden, sinds 1996, tel. 0519 555 270 |\n| Uitvaartverzorging T. Koster | Emmeloord | eigen rouwcentrum, kosteremmeloord.nl |\n\nOver een uitvaartonderneming Koster in Haarlem heb ik geen gegevens. Bekende namen in Haarlem zelf zijn Uitvaarthuis Kennemerduin, Morgenrood Uitvaarten en Van Ees Uitvaartbegeleiding. Je bent overigens vrij om zelf te kiezen, ook als je verzekerd bent bij een grote uitvaartverzekeraar.',
    { competitors: ['Uitvaarthuis Kennemerduin', 'Morgenrood Uitvaarten', 'Van Ees Uitvaartbegeleiding'] },
  ),
]

/** Recommendations in a list. */
export const LISTS: AnswerCase[] = [
  named(
    DELFLAND,
    'Verhuizers in Delft met een verhuislift, gesorteerd op beoordeling:\n\n1. ⭐ 4,8 – **Mulder & Zn Verhuizingen** | Rijswijk | lift tot 5 hoog | vanaf € 65 per uur per man\n2. ⭐ 4,7 – **Delfland Verhuizingen** | Schoemakerstraat, Delft | lift tot 8 hoog | ook opslag in containers\n3. ⭐ 4,5 – **Prinsenstad Verhuizers** | Delft | huurt de lift in | wel inpakservice\n4. ⭐ 4,1 – **Verhuisgigant Haaglanden** | Den Haag | eigen liften | lange wachttijd in de zomer\n5. ⭐ 3,9 – **StudentMove** | Delft | geen lift, wel goedkoop\n\nVoor een bovenwoning aan een gracht heb je vaak een ontheffing van de gemeente nodig om de lift op straat te zetten. Nummer 1 en 2 vragen die voor je aan.',
    'city -address sector services',
    { competitors: ['Mulder & Zn Verhuizingen', 'Prinsenstad Verhuizers', 'Verhuisgigant Haaglanden'] },
  ),
  named(
    LENTE,
    'If you only have one evening in Zwolle, these are the restaurants I would look at:\n\n- **De Gouden Lepel**: classic fine dining, tasting menu at 110 euros.\n- **Restaurant Lente**: relaxed canal-side spot at Thorbeckegracht 33. You get a surprise menu of four to six courses. Closed on Sundays.\n- **Bistro Kade**: good for steak frites and a quick bite before the theatre.\n- **Sushi Sasa**: takeaway only on weekdays.\n\nMost kitchens in town stop taking orders at around 9.30 pm, so don\'t arrive too late.',
    'city address sector services -hours',
    { competitors: ['De Gouden Lepel', 'Bistro Kade'] },
  ),
  named(
    KOSTER,
    'Welke uitvaartondernemer je in Haarlem kiest, is vooral een kwestie van gevoel. Een paar mogelijkheden:\n\na) Uitvaarthuis Kennemerduin: modern uitvaartcentrum met 24-uurskamers.\nb) Van Ees Uitvaartbegeleiding: één vast gezicht van begin tot eind.\nc) Koster Uitvaartzorg: traditioneel familiebedrijf, opgericht in 1937, dat zowel begrafenissen als crematies regelt en na afloop een nazorggesprek aanbiedt. Bellen kan dag en nacht: 023 555 80 12.\nd) Morgenrood Uitvaarten: duurzame uitvaarten, met onder meer wollen wades en een fietsbaar.\n\nVraag bij minstens twee van hen een vrijblijvende kostenbegroting op. De verschillen lopen op tot wel € 2.000.',
    'city phone -foundingYear sector services',
    { competitors: ['Uitvaarthuis Kennemerduin', 'Van Ees Uitvaartbegeleiding', 'Morgenrood Uitvaarten'] },
  ),
  unnamed(
    LENTE,
    'Lunchen in Zwolle op een maandag is lastiger dan je denkt, want veel zaken zijn dan dicht. Deze zijn wel open:\n\n✔ **Brasserie Sassenpoort** – vanaf 10.00 uur, ook ontbijt\n✔ **Bistro Kade** – vanaf 11.30 uur, soep en broodjes\n✔ **Koffiehuis De Pepperbus** – vanaf 8.30 uur, taart en tosti\'s\n✔ **Foodhal Noordereiland** – vanaf 12.00 uur, acht keukens onder één dak\n\nIn de lente en zomer zetten de meeste van deze zaken een terras neer. Wil je iets rustigs voor een zakelijke lunch, dan zou ik de eerste nemen en een tafel achterin vragen.',
    { competitors: ['Brasserie Sassenpoort', 'Bistro Kade'] },
  ),
]

/** Comparisons and key facts in a table. */
export const TABLES: AnswerCase[] = [
  named(
    DELFLAND,
    '| | Delfland Verhuizingen | Prinsenstad Verhuizers | Mulder & Zn Verhuizingen |\n|---|---|---|---|\n| Soort bedrijf | verhuisbedrijf | verhuisbedrijf | verhuis- en koeriersbedrijf |\n| Opgericht | 1985 | 1999 | 1968 |\n| Directie | Ruud van der Velde | Linda Prins | fam. Mulder |\n| Bedrijfsverhuizingen | ja | nee | ja |\n| Opslag | ja | ja | nee |\n| Website | delflandverhuizingen.nl | prinsenstadverhuizers.nl | – |\n| Gemiddelde score | 8,9 | 8,6 | 9,1 |\n\nVoor een kantoor van 20 werkplekken vallen de Prinsenstad Verhuizers af. Tussen de andere twee is het prijsverschil klein; de doorslag geeft of je tijdelijk meubels wilt opslaan.',
    'website -foundingYear sector services -team',
    { competitors: ['Prinsenstad Verhuizers', 'Mulder & Zn Verhuizingen'] },
  ),
  named(
    LENTE,
    'Dit zijn de openingstijden zoals ze bij Restaurant Lente op de deur hangen:\n\n| | lunch | diner |\n|---|---|---|\n| ma | – | – |\n| di | – | – |\n| wo | – | vanaf 17:00 |\n| do | – | vanaf 17:00 |\n| vr | vanaf 12:00 | tot 23:00 |\n| za | vanaf 12:00 | tot 23:00 |\n| zo | vanaf 12:00 | tot 21:00 |\n\nOp **maandag en dinsdag** is de zaak dus gesloten. Tussen lunch en diner blijft de keuken open voor kleine gerechten. Reserveer online via https://restaurantlente.nl.',
    'website services hours',
  ),
  named(
    KOSTER,
    'Here is how three Haarlem funeral directors compare, based on what they publish:\n\n| Funeral director | Since | Own funeral home | Basic cremation | Phone |\n|:--|:--|:--|:--|:--|\n| Koster Uitvaartzorg | 1973 | yes | € 2,990 | 023 555 80 21 |\n| Van Ees Uitvaartbegeleiding | 2010 | no | € 2,650 | 06 41 55 70 33 |\n| Uitvaarthuis Kennemerduin | 1988 | yes | € 3,150 | 023 555 66 00 |\n\nAll amounts exclude the crematorium fee, flowers and catering. The Kennemerduin building is the only one with a family room that can be used around the clock.',
    'city -phone foundingYear sector services',
    { competitors: ['Van Ees Uitvaartbegeleiding', 'Uitvaarthuis Kennemerduin'] },
  ),
  unnamed(
    DELFLAND,
    'De kosten van een verhuizing in Delft hangen af van het volume en de verdieping. Richtprijzen per aanbieder voor een appartement van 70 m² (25 kuub):\n\n| Verhuizer | 2 verhuizers + wagen | Inpakken | Lift per uur |\n|---|---:|---:|---:|\n| Verhuisgigant Haaglanden | € 1.050 | € 380 | € 95 |\n| Prinsenstad Verhuizers | € 940 | € 320 | € 110 |\n| Zelf doen (gehuurde bus) | € 180 | – | € 85 |\n\nTarieven op zaterdag liggen doorgaans 15% hoger. Controleer of de verzekering tot de dagwaarde of de nieuwwaarde dekt.',
    { competitors: ['Verhuisgigant Haaglanden', 'Prinsenstad Verhuizers'] },
  ),
]

/** Headings, bold, links. */
export const MARKDOWN: AnswerCase[] = [
  named(
    KOSTER,
    '## Wat te doen na een overlijden\n\nIn de eerste uren hoef je maar twee dingen te doen: **de huisarts bellen** en **een uitvaartondernemer kiezen**.\n\n### Contactgegevens van uitvaartondernemer Koster Uitvaartzorg\n\n- **Bezoekadres:** Kleverlaan 57, 2023 JC Haarlem\n- **Telefoon:** [023 555 80 12](tel:0235558012)\n- **E-mail:** [info@koster-uitvaart.com](mailto:info@koster-uitvaart.com)\n\n### Wat zij regelen\n\n1. de aangifte bij de burgerlijke stand\n2. opbaring, **ook thuis**\n3. de kaarten en de advertentie\n4. de dag van het afscheid zelf\n\n### Kosten\n\nReken op een totaalbedrag tussen **€ 7.000 en € 10.000**, afhankelijk van de wensen. Heb je een verzekering, leg de polis dan alvast klaar.',
    'city address phone -email sector services',
  ),
  named(
    LENTE,
    '# Restaurant Lente, Zwolle\n\n**Cuisine:** modern Dutch, vegetable-forward\n**Chef:** Daan Veltkamp\n**Price:** €€€\n**Address:** Thorbeckegracht 38\n**Book a table:** [restaurantlente.nl](https://restaurantlente.nl/reserveren)\n\n## Highlights\n\n- A *surprise menu* that changes every three weeks\n- Plenty of **vegetarian** courses\n- A private room for up to 14 guests\n\n## Drawbacks\n\n- Tables by the window go quickly\n- No à la carte at weekends\n\n## Nearby alternatives\n\n- [De Gouden Lepel](https://degoudenlepelzwolle.nl)\n- Brasserie Sassenpoort (opened in 1984, cheaper)\n\nOverall it is one of the most pleasant **restaurants** on the canal.',
    'city -address website sector services team',
    { competitors: ['De Gouden Lepel', 'Brasserie Sassenpoort'] },
  ),
  named(
    DELFLAND,
    '**Ja, dat kan.** Delfland Verhuizingen verhuist ook kantoren, praktijken en scholen.\n\n---\n\n**Zo werkt het:**\n\n1. *Opname* – een adviseur komt langs en telt de werkplekken.\n2. *Draaiboek* – wie pakt wat in, en wanneer.\n3. *Verhuisdag* – desgewenst in de avond of het weekend.\n\n**Openingstijden:** ma t/m vr van 07:30 tot 16:30.\n\n**Aanvragen:** via het [offerteformulier](https://delflandverhuizingen.nl/offerte) of op 015 - 555 43 68.\n\n---\n\n*Let op:* het is een klein **verhuisbedrijf**, dus boek een bedrijfsverhuizing minstens zes weken vooruit. Lukt dat niet, dan heeft **Verhuisgigant Haaglanden** meer capaciteit.',
    'phone website sector services -hours',
    { competitors: ['Verhuisgigant Haaglanden'] },
  ),
  named(
    LENTE,
    '### Cateren buiten de deur\n\nRestaurant Lente **verzorgt geen catering** op locatie; dat staat met zoveel woorden in de veelgestelde vragen.\n\n### Wat dan wel?\n\n| Optie | Minimum |\n|---|---|\n| [De Gouden Lepel](https://degoudenlepelzwolle.nl) | 20 personen |\n| Foodtruck De Hanze | 50 personen |\n\n### Toch vragen?\n\nMail naar **reserveren@restaurantlente.nl** ter attentie van Nina Scholten.',
    'email -services team',
    { competitors: ['De Gouden Lepel'] },
  ),
]

/** Numbers, dates and hours in other notations. */
export const FACTS: AnswerCase[] = [
  named(
    LENTE,
    'Bij Restaurant Lente kun je op vrijdag en zaterdag van twaalf uur \'s middags tot elf uur \'s avonds terecht. Op zondag gaat de deur ook om twaalf uur open, maar sluit de zaak om negen uur \'s avonds. Woensdag en donderdag begint het pas om vijf uur en is het om tien uur afgelopen. De eerste twee dagen van de week is iedereen vrij.\n\nMet Kerst gelden andere tijden.',
    'hours',
  ),
  named(
    DELFLAND,
    'Delfland Verhuizingen is open Monday to Friday from 7.30 a.m. to 5.30 p.m. and Saturday from 8 a.m. until 2 p.m. It is closed on Sundays.\n\nPhone from abroad: +31 15 555 43 86\nPostcode: 2627 AN, house number 82 (Schieweg)\n\nMulder & Zn Verhuizingen, a few streets away, works by appointment only: +31 15 555 08 14.',
    'address -phone hours',
    { competitors: ['Mulder & Zn Verhuizingen'] },
  ),
  named(
    KOSTER,
    'De formele gegevens van Koster Uitvaartzorg op een rij:\n\nHandelsregister: nr. 34 08 17 59\nBTW: NL 8039.51.724.B01\nRechtsvorm: vennootschap onder firma\nEerste inschrijving: 02-04-1973\nT: (023) 5558012\nE: info [at] kosteruitvaart.nl\n\nDe vennoten staan niet in het openbare deel van het register vermeld.',
    'phone email kvk vat legalForm foundingYear',
  ),
  named(
    DELFLAND,
    'Voor je administratie: achter de naam Delfland Verhuizingen zit de Delflandse Verhuis- en Transportdienst B.V., ingeschreven bij de Kamer van Koophandel op 14 september 1981. KvK-nummer 27.190.463, btw-identificatienummer NL805618239B01. Het centrale telefoonnummer is 0031155554368 en het pand staat op nummer 82 van de Schieweg.',
    'address phone kvk -vat legalForm foundingYear',
  ),
]

/** Paragraphs. */
export const PROSE: AnswerCase[] = [
  named(
    LENTE,
    'Restaurant Lente ligt aan een van de mooiste stukken gracht van Zwolle. Nina Scholten begon er in 2016, nadat ze jaren in de bediening had gewerkt bij De Gouden Lepel, de sterrenzaak even verderop die al sinds 1998 bestaat. Het is een klein restaurant: dertig stoelen, een open keuken en in de zomer vier tafeltjes buiten.\n\nDe keuken laat zich leiden door wat er van het land komt. Gasten kiezen geen gerechten, maar het aantal gangen; de rest is een verrassing. Wie geen vlees of vis eet, hoeft dat alleen maar te melden. Recensenten prijzen vooral de wijnadviezen en de ontspannen sfeer, al vinden sommigen de porties aan de kleine kant.\n\nVoor een romantisch etentje is dit wat mij betreft een betere keus dan Bistro Kade, waar het op vrijdagavond erg rumoerig kan zijn. Houd rekening met ongeveer zeventig euro per persoon, exclusief drank. Parkeren doe je het makkelijkst in de garage aan de overkant van het water, vanwaar het vijf minuten lopen is.',
    'city -foundingYear sector services team',
    { competitors: ['De Gouden Lepel', 'Bistro Kade'] },
  ),
  named(
    KOSTER,
    'Koster Uitvaartzorg is een uitvaartonderneming in Haarlem. Het bedrijf werd in 1973 opgericht en zit aan de Kleverparkweg. De huidige eigenaar is Martin Koster, die het bedrijf overnam van zijn oom. Nabestaanden noemen in hun bedankbrieven steeds weer de rust en de aandacht voor details, en ook dat er een paar weken later nog iemand langskomt om te vragen hoe het gaat.\n\nDe rouwkaarten worden in overleg met de familie ontworpen. Over de tarieven is de onderneming minder open: een prijslijst krijg je pas na een gesprek. Morgenrood Uitvaarten en Van Ees Uitvaartbegeleiding zetten hun pakketten wel met prijs en al online, wat het vergelijken een stuk eenvoudiger maakt.',
    'city -address foundingYear sector services -team',
    { competitors: ['Morgenrood Uitvaarten', 'Van Ees Uitvaartbegeleiding'] },
  ),
  named(
    DELFLAND,
    'Is Delfland Verhuizingen betrouwbaar? Op basis van wat ik kan vinden: ja, met een kanttekening. Het verhuisbedrijf is ruim voor de eeuwwisseling opgericht en is gevestigd in Schiedam. Op de gangbare beoordelingssites krijgt het gemiddeld een 8,9. Klanten die een piano lieten vervoeren zijn zonder uitzondering te spreken over het vakmanschap.\n\nDe kanttekening betreft de communicatie. Meerdere mensen schrijven dat ze na de offerte lang niets hoorden en dat de aankomsttijd pas de avond tevoren werd doorgegeven. Planner Samira Bakkali reageert daar online netjes op en belooft beterschap.\n\nVraag in elk geval om een schriftelijke bevestiging van datum, tijd en aantal verhuizers. Dat geldt trouwens ook bij Prinsenstad Verhuizers, waarover vergelijkbare klachten te lezen zijn.',
    '-city sector services team',
    { competitors: ['Prinsenstad Verhuizers'] },
  ),
  named(
    KOSTER,
    'Arranging a funeral in a country that is not your own can be daunting. In Haarlem, Koster Uitvaartzorg is one of the undertakers that regularly helps international families. A colleague named Ilse Duin speaks fluent English and German and guides relatives through the paperwork. The firm conducts both burials and cremations, can repatriate the deceased, and remains available for aftercare once the ceremony is over. Their website, kosteruitvaart.be, has a short section in English.\n\nBy law a funeral in the Netherlands must take place within six working days, so do not wait too long before making contact. If you prefer a secular or very informal farewell, Morgenrood Uitvaarten may suit you better.',
    'city -website sector services team',
    { competitors: ['Morgenrood Uitvaarten'] },
  ),
]

/** Whole answers in the manner of each assistant. */
export const ASSISTANTS: AnswerCase[] = [
  named(
    DELFLAND,
    '**Delfland Verhuizingen** is een verhuisbedrijf uit Delft dat particulieren en bedrijven verhuist, inboedels opslaat en een verhuislift verhuurt. [1][2] Het kantoor aan de Schieweg 82 is op werkdagen vanaf 7.30 uur geopend en op zaterdag van 8.00 tot 14.00 uur. [1] Volgens een bedrijvengids staat het ingeschreven onder KvK-nummer 27190436. [3]\n\n**Beoordelingen**\nGebruikers van een vergelijkingssite geven gemiddeld 4,5 van de 5 sterren op basis van 61 recensies. [4] Dat is iets lager dan Mulder & Zn Verhuizingen (4,7). [4]\n\nBronnen\n1. delflandverhuizingen.nl/contact\n2. delflandverhuizingen.nl/diensten\n3. bedrijvengids-delft.example\n4. verhuisvergelijker.example/delft\n\nGerelateerd\n→ Wat kost een verhuislift per uur?\n→ Moet ik een parkeerontheffing aanvragen in Delft?',
    'city address website -kvk sector services hours',
    { competitors: ['Mulder & Zn Verhuizingen'] },
  ),
  named(
    LENTE,
    'Zeker! 🌷 **Restaurant Lente** is een gezellig restaurant in **Deventer**, en voor een verjaardag een prima keuze. Hier is een overzicht:\n\n### 🍽️ Eten\n- Verrassingsmenu van 4, 5 of 6 gangen\n- Goede vegetarische opties\n\n### 🕒 Wanneer?\n- Woensdag en donderdag: 17.00 – 22.00 uur\n- Vrijdag en zaterdag: 12.00 – 23.00 uur\n- Zondag: 12.00 – 21.00 uur\n\n### 👩‍🍳 Wie?\n- Eigenaresse: Nina Scholten\n- In de keuken: Daan Veltkamp\n\n### 📞 Reserveren\n- 038 555 74 19\n\n💡 **Tip:** geef bij het reserveren door dat er iemand jarig is, dan houden ze rekening met een kaarsje bij het dessert.\n\nWil je dat ik een **uitnodigingstekst** voor je gasten schrijf, of zoek je nog een **alternatief in dezelfde prijsklasse**?',
    '-city phone sector services team hours',
  ),
  named(
    KOSTER,
    'Dat is een begrijpelijke vraag. Hieronder vind je de belangrijkste informatie over Koster Uitvaartzorg, zodat je een goede afweging kunt maken.\n\n**Algemeen**\n* **Type onderneming:** uitvaartonderneming (vof)\n* **Plaats:** Haarlem\n* **Actief sinds:** 1973\n* **Leiding:** Gerard Koster\n\n**Diensten**\n* Begrafenissen worden van begin tot eind begeleid.\n* Opbaren kan bij de familie thuis of in een rouwkamer.\n* Nazorg is inbegrepen: na zes weken volgt een huisbezoek.\n\n**Bereikbaarheid**\n* Telefonisch: 023 555 80 12\n* Online: www.kosteruitvaarten.nl\n\n**Vergelijkbare ondernemingen in de regio**\n* **Uitvaarthuis Kennemerduin:** groter, met een eigen condoleanceruimte aan de Kennemerweg.\n* **Van Ees Uitvaartbegeleiding:** kleiner, opgericht in 2010 door Marjan van Ees.\n\nHoud er rekening mee dat gegevens kunnen veranderen. Neem daarom altijd zelf contact op om de actuele mogelijkheden en kosten te bespreken. Wil je dat ik een lijst maak met vragen die je tijdens een eerste gesprek kunt stellen?',
    'city phone -website foundingYear legalForm sector services team',
    { competitors: ['Uitvaarthuis Kennemerduin', 'Van Ees Uitvaartbegeleiding'] },
  ),
  named(
    DELFLAND,
    'Short version: Delfland Verhuizingen looks legit, just don\'t expect fancy tech.\n\nWhat I dug up:\n- Local mover out of Delft, around since 1981, B.V. on paper\n- Run by Ruud van Velzen (director)\n- Moves homes and offices, stores your stuff, and yes, they\'ll haul that piano\n- Contact: planning@delflandverhuizing.com\n\nPosts on X about them are scarce: one happy student, one guy complaining about a scratched cupboard that apparently got paid out within two weeks. Prinsenstad Verhuizers gets more chatter, most of it about late arrivals.\n\nIf it were my furniture, I\'d get a fixed quote from both and check the insurance small print. Delft\'s canal streets are narrow, so ask who sorts out the parking permit. Want me to look at recent reviews only?',
    'city -email foundingYear legalForm sector services team',
    { competitors: ['Prinsenstad Verhuizers'] },
  ),
]
