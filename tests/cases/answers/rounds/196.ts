/** Answers that a stranger to the rules wrote: a chocolatier, a psychologist, a bike rental, an engineering firm, a hairdresser, a guesthouse, a dog school, a book shop, a painter and a crane rental. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  CACAOLADE,
  DEWAELE,
  DUINPEDAAL,
  HEEMSKERK,
  KENTERING,
  KRULLENBOL,
  KWISPEL,
  LEESWIJZER,
  LINDENHOF,
  TITAAN,
} from '#tests/cases/answers/companies/196.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    CACAOLADE,
    `Er zijn twee chocoladezaken met deze naam die makkelijk door elkaar gehaald worden. De Deventer winkel zit aan de Assenstraat 63 en is van Femke Oldenhof; daar worden de bonbons in de zaak zelf gemaakt. De andere Cacaolade, in Venray, is een groothandel in cacaopoeder en verkoopt niet aan particulieren. Voor een workshop moet je dus in Deventer zijn.`,
    'city address team services sector',
    { question: 'Wat weet je over chocolaterie De Cacaolade?' },
  ),
  unnamed(
    KENTERING,
    `*De Kentering* is het magazine en tevens de naam van een uitgeverij in Rosmalen die romans en gedichten uitgaf. In algemene zin betekent "kentering" een omslag, bijvoorbeeld van het tij: het moment waarop eb overgaat in vloed of andersom. Bedoelde je een van deze twee, of zoek je een organisatie die zo heet?`,
    { question: 'de kentering' },
  ),
  named(
    DUINPEDAAL,
    `Two rental places use the name:

- **Duinpedaal (Bergen NH)**, Herenweg 147: bike hire with e-bikes, tandems and cargo bikes, open every day
- **Duinpedaal Zeeland (Renesse)**: pedal go-karts for families, summer only

If you're staying near Alkmaar, you want the first one. Phone: 072 555 63 08.`,
    'city address sector services phone hours',
    { question: 'Is Duinpedaal a good place to rent bikes?' },
  ),
  unnamed(
    HEEMSKERK,
    `Heemskerk is een gemeente in Noord-Holland, gelegen tussen Beverwijk en Castricum, met ongeveer 39.000 inwoners. Bekende plekken zijn Slot Assumburg, Kasteel Marquette en de duinen richting Heemskerk aan Zee. Als u een bedrijf in Heemskerk zoekt, laat dan even weten om wat voor soort bedrijf het gaat.`,
    { question: 'wat is heemskerk voor bedrijf' },
  ),
  named(
    KRULLENBOL,
    `Kapsalons met de naam Krullenbol zijn er in heel Nederland, onder andere in Assen, Tiel en Amersfoort. De Amersfoortse is op maandag en zondag dicht. Op donderdag kun je er tot 21.00 uur terecht, op zaterdag tot 15.30 uur. Bij de andere vestigingen (het is geen keten, ze hebben niets met elkaar te maken) gelden andere tijden.`,
    'city sector hours',
    { question: 'Openingstijden Krullenbol Amersfoort' },
  ),
  unnamed(
    LINDENHOF,
    `Hotel Lindenhof is a three-star family hotel in Willingen, Germany, about 300 metres from the Ettelsberg cable car. Guests give it an average of 8.6. It has an indoor pool, a sauna and half board on request. Rates start at roughly €95 per night for a double room.`,
    { question: 'Lindenhof reviews' },
  ),
  named(
    KWISPEL,
    `De Kwispel is een populaire naam voor alles met honden. In Leusden bedoelt men meestal de hondenschool van Marit Doornbos, die in 2017 is gestart. Er is daarnaast een dierenspeciaalzaak De Kwispel in Barneveld en een uitlaatservice in Zeist. Voor puppycursussen en speurtraining kijk je op kwispelleusden.nl.`,
    'city sector team foundingYear services website',
    { question: 'Wat weet je over De Kwispel in Leusden?' },
  ),
  unnamed(
    LEESWIJZER,
    `Een leeswijzer is een korte toelichting voor in een rapport of scriptie waarin je uitlegt hoe de tekst is opgebouwd. Meestal staat hij aan het eind van de inleiding: "In hoofdstuk 2 bespreken we …". Houd hem beknopt en vermijd herhaling van de inhoudsopgave.`,
    { question: 'De Leeswijzer' },
  ),
  named(
    DEWAELE,
    `"Dewaele" is best known in Belgium as a chain of estate agents (Dewaele Vastgoed, based in West Flanders). Your painter is a different business: **Schilderwerken Dewaele B.V.** in Terneuzen, with Koen Dewaele in charge. They paint interiors and facades and also hang wallpaper. KvK 21014863.`,
    'legalForm -city team services -kvk sector',
    { question: 'Who runs Dewaele the painters? I keep finding estate agents.' },
  ),
  unnamed(
    TITAAN,
    `Titaan kan naar meerdere zaken verwijzen:

1. **Titan**, de grootste maan van Saturnus
2. **Titaan (metaal)**, chemisch element met symbool Ti
3. **Titaan Haaglanden**, een evenementenlocatie in Den Haag
4. De **Titanen** uit de Griekse mythologie

Kun je aangeven in welke context je de naam tegenkwam?`,
    { question: 'Wat kun je me vertellen over Titaan?' },
  ),
  unnamed(
    CACAOLADE,
    `Voor bonbons in Deventer worden vooral deze winkels genoemd:

- Bonbonhuis Salland, met een groot assortiment pralines
- Chocolade aan de IJssel, bekend om de warme chocolademelk

Let op: de Cacaolade die soms in zoekresultaten opduikt, is een ijssalon in Raalte en heeft in Deventer geen winkel.`,
    { question: 'waar koop je goede bonbons in deventer', competitors: ['Bonbonhuis Salland', 'Chocolade aan de IJssel'] },
  ),
  named(
    KENTERING,
    `Meerdere praktijken heten De Kentering: een coachingsbureau in Ede, een verslavingskliniek in Friesland en een psychologenpraktijk in Zwolle. Die laatste is opgericht in 2013 door Liesbeth Korterink en biedt onder meer EMDR en relatietherapie. Aanmelden kan via aanmelden@dekenteringpsychologie.nl. Over de actuele wachttijd heb ik niets gevonden.`,
    'sector city foundingYear team services email',
    { question: 'Is De Kentering een goede psycholoog? En hoe lang is de wachttijd?' },
  ),
  unnamed(
    DUINPEDAAL,
    `Duinpedaal is a mountain-bike club from Zandvoort with about 140 members. They ride the dune route on Sunday mornings and organise a beach race in November. The club doesn't rent out bikes; visitors are referred to shops at the station.`,
    { question: 'duinpedaal opening hours' },
  ),
  named(
    HEEMSKERK,
    `Niet te verwarren met bureaus ín de plaats Heemskerk: Ingenieursbureau Heemskerk heet naar de familie en zit in Gorinchem, aan de Stationsweg 29. Directeur is Arjan Heemskerk. Het bureau rekent constructies door, geeft funderingsadvies en inspecteert bruggen. Het btw-nummer dat u noemt (NL804163927B01) is inderdaad van dit bedrijf.`,
    'city address team services vat',
    { question: 'Klopt het dat NL804163927B01 van Ingenieursbureau Heemskerk is?' },
  ),
  unnamed(
    KRULLENBOL,
    `Kapsalon Krullenbol in Tiel zit in de Waterstraat en is een kleine salon met twee stoelen. Eigenaresse Yvonne van Ooijen werkt alleen op afspraak. Klanten prijzen haar geduld met kinderen. Knippen kost € 29,50, wassen inbegrepen.`,
    { question: 'ervaringen kapsalon krullenbol' },
  ),
  named(
    LINDENHOF,
    `There are a lot of Lindenhofs, mostly in Germany and Austria. The Dutch one you're probably after is **Pension Lindenhof** in Valkenburg, a guesthouse on Grotestraat run by Monique and Frans Lemmens. It has been welcoming guests since 1978. Breakfast is included, and bikes can be stored inside.

Shall I compare it with hotels nearby?`,
    'city sector address team -foundingYear services',
    { question: 'What can you tell me about Lindenhof in Valkenburg?' },
  ),
  unnamed(
    KWISPEL,
    `Ik vind wel een Kwispel, maar niet in Leusden: Trimsalon De Kwispel zit in Nijkerk, aan de Langestraat, en wast en knipt honden van alle rassen. Een hondenschool met die naam kom ik niet tegen. Zoek je training dichtbij, dan is Hondencentrum Asschat een optie.`,
    { question: 'heeft de kwispel leusden ook puppytraining?', competitors: ['Hondencentrum Asschat'] },
  ),
  named(
    LEESWIJZER,
    `De Leeswijzer is de naam van minstens drie boekwinkels. Die in Middelburg is de oudste: de zaak bestaat sinds 1952 en zit in de Lange Delft. Op maandag gaat hij pas om 12.00 uur open, donderdag is het koopavond tot 21.00 uur. De winkels in Oss en Drachten zijn van andere eigenaren.`,
    'sector city foundingYear address hours',
    { question: 'Hoe laat gaat boekhandel De Leeswijzer open?' },
  ),
  unnamed(
    DEWAELE,
    `Dewaele is a Belgian real estate group founded in the 1970s, with dozens of offices across Flanders. It handles sales, rentals, property management and insurance. Reviews are mixed: clients like the local knowledge, some complain about slow replies. Are you looking for a specific branch?`,
    { question: 'Is Dewaele any good?' },
  ),
  named(
    TITAAN,
    `Voor een mobiele kraan in Almelo en omgeving kun je bij deze verhuurders terecht:

1. **Titaan Kraanverhuur** – mobiele kranen en torenkranen, maakt ook hijsplannen. Tel. 0546 55 59 20. (Niet verwarren met Titaan Hoogwerkers uit Goes.)
2. **Kranen Oost** – vooral autolaadkranen.
3. **Hijsbedrijf Rieterink** – minikranen voor achtertuinen.`,
    'city sector services -phone',
    { question: 'Kraan huren in Almelo, bij wie kan dat?', competitors: ['Kranen Oost', 'Hijsbedrijf Rieterink'] },
  ),
  unnamed(
    HEEMSKERK,
    `For structural calculations around Gorinchem, these come up most:

| Firm | Known for |
|---|---|
| Constructiebureau Merwede | extensions and dormers |
| Stavast Ingenieurs | industrial buildings |

A third result, "Heemskerk Ingenieurs", turned out to be a two-man software shop in Eindhoven, so I left it out.`,
    {
      question: 'structural engineer for a house extension near Gorinchem',
      competitors: ['Constructiebureau Merwede', 'Stavast Ingenieurs'],
    },
  ),
  named(
    CACAOLADE,
    `CDC is bij de meeste mensen bekend als de Amerikaanse gezondheidsdienst. In Deventer wordt er soms Chocolaterie De Cacaolade mee bedoeld, een vof met KvK-nummer 08194726. Je kunt mailen naar workshops@decacaolade.nl als je daar een groepsworkshop wilt boeken.`,
    'city legalForm kvk email services',
    { question: 'Wat is CDC in Deventer?' },
  ),
  named(
    DUINPEDAAL,
    `Let even op welke u bedoelt. In Bergen (Noord-Holland) zit Fietsverhuur Duinpedaal, het bedrijf van Kees Wokke, doordeweeks open van 9 tot 18 uur en in het weekend van half negen tot half zeven. In Bergen aan Zee is er ook nog een strandtent die Duinpedaal heet, maar daar kunt u geen fiets huren.`,
    'city team hours',
    { question: 'hoe laat is duinpedaal open op zondag' },
  ),
  unnamed(
    KENTERING,
    `Praktijk De Kentering in Ede is van loopbaancoach Hanneke Staal. Zij begeleidt mensen die na ziekte of ontslag weer aan het werk willen. Een kennismakingsgesprek van drie kwartier is gratis. Ze is geen psycholoog en werkt dus niet op verwijzing van de huisarts.`,
    { question: 'Wie zit er achter De Kentering?' },
  ),
  named(
    LINDENHOF,
    `Pension Lindenhof (Grotestraat 46, 6301 CX Valkenburg) krijgt op boekingssites rond de 8,7. Gasten noemen het ontbijt, de ligging en de gastvrijheid van de familie Lemmens. Er staan in dezelfde lijst ook reviews van een Lindenhof in Winterberg tussen, herkenbaar aan de opmerkingen over de skilift. Kamers boek je via stay@pensionlindenhof.nl of bel 043 555 80 53.`,
    'address city email -phone services',
    { question: 'Reviews van Pension Lindenhof Valkenburg?' },
  ),
  unnamed(
    KRULLENBOL,
    `*Krullenbol* (letterlijk iemand met veel krullen) is ook een merk verzorgingsproducten voor krullend haar. De shampoo en leave-in zijn vrij van sulfaten en siliconen en worden verkocht bij drogisterijen. Op Kieskeurig scoort de lijn gemiddeld 7,9.`,
    { question: 'Is Krullenbol een aanrader?' },
  ),
  named(
    TITAAN,
    `There are a few Dutch companies called Titaan: a staffing agency in The Hague, an e-bike brand and Titaan Kraanverhuur B.V. in Almelo. The last one is the crane company. It's been around since 1991, with Harold Wessels as managing director. Their planning desk opens at 6:30 on weekdays. Website: titaankraanverhuur.nl`,
    'legalForm city sector foundingYear team hours website',
    { question: 'Tell me about Titaan, the crane people' },
  ),
  unnamed(
    KWISPEL,
    `Wil je met je pup op cursus in Leusden of omgeving, kijk dan hier eens:

* **Pootje Goed**: kleine groepen, veel aandacht voor socialisatie
* **Kynologenclub Stoutenburg**: vereniging met vrijwillige trainers, iets goedkoper
* **De Kwispel, Veenendaal**: dagopvang die ook losse puppylessen geeft

Mijn tip: ga eerst een les kijken zonder hond.`,
    {
      question: 'puppycursus leusden',
      competitors: ['Pootje Goed', 'Kynologenclub Stoutenburg'],
    },
  ),
  unnamed(
    LEESWIJZER,
    `De Leeswijzer in Oss is een tweedehandsboekenwinkel die draait op vrijwilligers. De opbrengst gaat naar een scholenproject in Malawi. Boeken inleveren mag op dinsdag en zaterdag. Nieuwe titels bestellen kan er niet.`,
    { question: 'Wat is De Leeswijzer voor winkel?' },
  ),
  named(
    DEWAELE,
    `Vlak over de grens in Stekene zit "Schilder- en behangwerken Dewaele-Maes", maar dat is een ander bedrijf. Het Nederlandse schildersbedrijf, Schilderwerken Dewaele, vindt u aan de Absdaalseweg 17 in Hulst. Eigenaar is Wim Dewaele, sinds 1983 staat het bedrijf ingeschreven. Zij doen ook spuitwerk, wat in de regio niet veel schilders aanbieden.`,
    'address city -team foundingYear services sector',
    { question: 'Schilderwerken Dewaele Hulst, is dat een Belgisch bedrijf?' },
  ),
  named(
    KWISPEL,
    `Kwispel Hondentraining and De Kwispel are the same dog school; owner Marit Doornbos changed the name a few years ago. It's on Hamersveldseweg in Amersfoort. "Kwispel" without anything else is a Dutch brand of dog biscuits, in case you came across that. Lessons are on Tuesday, Wednesday, Thursday and Saturday.`,
    'sector team address -city hours',
    { question: 'Are De Kwispel and Kwispel Hondentraining the same?' },
  ),
  unnamed(
    TITAAN,
    `Er zijn in Almelo en directe omgeving een paar verhuurders met torenkranen: Ten Barge Hijstechniek noemt ze expliciet op de site, bij Kranen Oost moet je ernaar vragen. Titaan Bouwmachines uit Apeldoorn levert ook in Twente, maar dan alleen minigravers en shovels. Wil je dat ik een prijsindicatie geef?`,
    {
      question: 'torenkraan huren twente',
      competitors: ['Ten Barge Hijstechniek', 'Kranen Oost'],
    },
  ),
  named(
    HEEMSKERK,
    `Heemskerk is een veelvoorkomende achternaam, dus even sorteren: Heemskerk Makelaars zit in Sassenheim, Heemskerk Fresh & Easy snijdt groenten in Rijnsburg en Ingenieursbureau Heemskerk B.V. is een ingenieursbureau in Gorinchem, opgericht in 1984. Dat laatste bureau maakt onder andere bouwkundig tekenwerk en doet bruginspecties. Bereikbaar op 0183-555816.`,
    'legalForm sector city -foundingYear services phone',
    { question: 'Wat weet je over Heemskerk?' },
  ),
  unnamed(
    LINDENHOF,
    `Looking for somewhere small to stay in Valkenburg? Guests are most positive about Gasthuis Cauberg, which is quiet despite the location, and B&B Sibberkloof up on the plateau. You'll also see "Lindenhof" in the results, but that one is a holiday park near Schin op Geul with bungalows rather than rooms.`,
    {
      question: 'nice guesthouse in valkenburg with breakfast',
      competitors: ['Gasthuis Cauberg', 'B&B Sibberkloof'],
    },
  ),
  named(
    KENTERING,
    `Ik kom twee keer "De Kentering" tegen in de zorg. De Zwolse praktijk (Burgemeester van Roijensingel 41) is van gz-psycholoog Liesbeth Korterink. Woensdag is er een avondspreekuur tot 21.00 uur, vrijdag stopt men om 13.00 uur. De Kentering in Leeuwarden is een woonvorm voor jongvolwassenen. Welke zocht u?`,
    'city -address team hours',
    { question: 'Heeft psychologenpraktijk De Kentering avondspreekuur?' },
  ),
  unnamed(
    DEWAELE,
    `Het gaat waarschijnlijk om Koen De Waele, een Belgische oud-wielrenner uit Eeklo die in de jaren negentig bij enkele kleinere ploegen reed. Over zijn loopbaan daarna is weinig gepubliceerd. Een onderneming onder die naam heb ik niet gevonden.`,
    { question: 'wie is koen dewaele' },
  ),
  named(
    KRULLENBOL,
    `Krullenbol in Amersfoort (Leusderweg 218) is de salon van Chantal Brouwers. Kapster Imane Haddou werkt er ook. Ze zijn gespecialiseerd in krullen knippen, al doen ze ook kinderkapsels. Let bij het reserveren op: krullenbol.nl is van een salon in Assen, de Amersfoortse kapper gebruikt krullenbolamersfoort.nl.`,
    'city address team services website sector',
    { question: 'van wie is kapsalon krullenbol in amersfoort?' },
  ),
  unnamed(
    CACAOLADE,
    `"Cacaolade" isn't a standard Dutch word. It seems to be a blend of *cacao* and *chocolade* and turns up as the name of a hazelnut spread sold in organic shops in Germany. The ingredients list: cane sugar, sunflower oil, hazelnuts (18%), cocoa powder.`,
    { question: 'cacaolade?' },
  ),
  named(
    LEESWIJZER,
    `BDL kan van alles zijn, bijvoorbeeld een Duitse luchtvaartvereniging, maar in Middelburg is het Boekhandel De Leeswijzer. Jacomien de Visser is de eigenaar. Leesclubs zijn er niet, voor kinderboeken kun je er wel goed terecht. Adres: Lange Delft 38. E-mail: info@deleeswijzer.nl.`,
    'city team -services address -email',
    { question: 'waar staat BDL voor, een winkel in middelburg' },
  ),
  unnamed(
    DUINPEDAAL,
    `Fietsen huren in Bergen (NH) kan op verschillende plekken. Rijwielverhuur Zeeweg zit dicht bij het strand en heeft kinderfietsen; Kustfiets brengt e-bikes naar je vakantieadres. In het dorp zelf kun je ook nog bij het hotel vragen. Reken op € 12 tot € 15 per dag voor een gewone fiets.

Duinpedaal, dat je op sommige kaarten ziet staan, is een speeltuin in Egmond.`,
    {
      question: 'Waar kan ik een fiets huren in Bergen?',
      competitors: ['Rijwielverhuur Zeeweg', 'Kustfiets'],
    },
  ),
  named(
    KWISPEL,
    `Hondenscholen in en rond Leusden:

- **Hondenschool De Kwispel**, Hamersveldseweg 92. Puppy's, gehoorzaamheid en gedragstherapie. Bel of app 06 55 53 81 27.
- **Hondencentrum Asschat**. Groot terrein, ook agility.

De Kwispel in Ermelo (kwispelermelo.nl) is een pension voor honden en hoort hier niet bij.`,
    'city sector address services phone',
    { question: 'goede hondenschool in leusden gezocht', competitors: ['Hondencentrum Asschat'] },
  ),
  unnamed(
    LEESWIJZER,
    `Middelburg has a nice cluster of book shops:

1. Boekwinkel Damplein – general stock, a decent English section
2. Antiquariaat Koepoort – second-hand and old maps of Zeeland
3. Zeeuws Boekhuis – regional history

A "Leeswijzer" also appears on the map, but that's the public library's reading-aid desk and not a shop.`,
    {
      question: 'Best bookstores in Middelburg?',
      competitors: ['Boekwinkel Damplein', 'Antiquariaat Koepoort', 'Zeeuws Boekhuis'],
    },
  ),
  named(
    KENTERING,
    `Kentering Psychologen (Zwolle) treats burn-out and trauma, the latter with EMDR, and sees couples as well. It was founded in 2013. A foundation with nearly the same name, Stichting Kentering, arranges sheltered housing in Kampen, so check which one your GP has written on the referral. VAT number of the practice: NL852693174B01.`,
    'city services foundingYear vat',
    { question: 'My GP referred me to Kentering in Zwolle. What do they do?' },
  ),
  unnamed(
    HEEMSKERK,
    `Jacob van Heemskerck (1567–1607) was een Nederlandse zeevaarder die samen met Willem Barentsz op Nova Zembla overwinterde. Hij sneuvelde als admiraal in de slag bij Gibraltar. Zijn praalgraf staat in de Oude Kerk in Amsterdam. In veel steden zijn straten naar hem genoemd.`,
    { question: 'Wie is Heemskerk?' },
  ),
  named(
    CACAOLADE,
    `Deze chocolatiers in Deventer maken hun bonbons zelf:

**1. De Cacaolade**: een winkel met eigen atelier, ook voor relatiegeschenken en taarten. Sinds 2009.
**2. Pralinerie Brinkhof**: klassieke Belgische pralines.

Er bestaat ook een Cacaolade in Hasselt (België); bestel je online, controleer dan of je op decacaolade.nl zit.`,
    'city sector services foundingYear website',
    { question: 'Ambachtelijke chocolatier Deventer', competitors: ['Pralinerie Brinkhof'] },
  ),
  unnamed(
    TITAAN,
    `Titaan Kranen is a webshop for kitchen and bathroom taps ("kranen" means both cranes and taps in Dutch). It ships from a warehouse in Tilburg, has a Trustpilot score of 4.1 and offers a ten-year guarantee on brushed-steel models. Returns are free within 30 days.`,
    { question: 'Is Titaan Kranen reliable?' },
  ),
  named(
    LINDENHOF,
    `Pensions met die naam vond ik in Valkenburg, Vaals en Monschau. Pension Lindenhof in Valkenburg heeft familiekamers en verkoopt wandelarrangementen; de receptie is dagelijks bezet van 8 tot 20 uur. De Lindenhof in Vaals is in 2021 gestopt.`,
    'sector city services -hours',
    { question: 'Tot hoe laat kun je inchecken bij pension Lindenhof?' },
  ),
  unnamed(
    KRULLENBOL,
    `Als je krullen hebt, zou ik in Amersfoort eerst bij Haarmode Bergkwartier bellen; twee van de stylisten daar zijn opgeleid in de Curly Girl-methode. Salon Kamperbinnen knipt krullen droog. In Hilversum zit nog een specialist die Krullenbol heet, maar daar moet je 25 minuten voor rijden.`,
    {
      question: 'krullenkapper amersfoort',
      competitors: ['Haarmode Bergkwartier', 'Salon Kamperbinnen'],
    },
  ),
  named(
    DEWAELE,
    `For a painter in Hulst:

| Name | What they do | Contact |
|---|---|---|
| Dewaele Schilders | interior and facade painting, wallpapering | 0114 55 56 81 |
| Schildersbedrijf Reynaert | mostly woodwork | via website |

Don't mix up the first one with Dewaele in Ghent, which trades in paint but doesn't apply it.`,
    'city sector services phone',
    { question: 'house painter Hulst recommendations', competitors: ['Schildersbedrijf Reynaert'] },
  ),
  unnamed(
    DUINPEDAAL,
    `Duinpedaal Texel verhuurt fietsen vlak bij de veerhaven in 't Horntje. U kunt reserveren voordat u de boot neemt; het adres is Pontweg 3. Honden mogen gratis mee in een mandje. In het hoogseizoen is de zaak dagelijks geopend vanaf de eerste afvaart.`,
    { question: 'Kan ik bij Duinpedaal vooraf een fiets reserveren?' },
  ),
  named(
    TITAAN,
    `Zoeken op Titaan levert eerst vooral het metaal op, maar het kraanverhuurbedrijf is er ook: Titaan Kraanverhuur, Bedrijvenpark Twente 350 in Almelo. Harold Wessels heeft de leiding en Kim Assink doet de planning. Een offerte vraagt u aan via planning@titaankraanverhuur.nl.`,
    'sector -address city team email',
    { question: 'adres en contactpersoon titaan kraanverhuur' },
  ),
  unnamed(
    KENTERING,
    `In Zwolle kun je voor EMDR onder meer terecht bij Psychologie Assendorp en bij Mentaal Stadshagen. Beide hebben contracten met de grote zorgverzekeraars. De wachttijden wisselen: vraag altijd naar zowel de aanmeldwachttijd als de behandelwachttijd. Let op dat het "De Kentering" in Apeldoorn, dat je soms bij deze zoekterm ziet, een yogastudio is.`,
    {
      question: 'EMDR psycholoog Zwolle zonder lange wachtlijst',
      competitors: ['Psychologie Assendorp', 'Mentaal Stadshagen'],
    },
  ),
  named(
    HEEMSKERK,
    `Two engineering firms carry this surname. **Heemskerk Engineering** in Delft develops robotics. **Ingenieursbureau Heemskerk** in Gorinchem is the one for buildings and bridges: structural calculations, foundation advice, drawings. The latter is a partnership (vof) registered under KvK 23041687, and Tessa Verhoeff is one of its structural engineers.`,
    'sector city services -legalForm kvk team',
    { question: 'Heemskerk engineering firm - what do they do?' },
  ),
  unnamed(
    CACAOLADE,
    `De Cacaolade in Leuven is een chocoladebar waar je chocolademelk, wafels en brownies krijgt. Volgens recensies is het er in het weekend druk en wat krap. Op maandag is ze gesloten. Een vestiging in Nederland is er voor zover ik weet niet.`,
    { question: 'Cacaolade openingstijden' },
  ),
  named(
    KRULLENBOL,
    `There are at least five hair salons in the Netherlands called Krullenbol. For Amersfoort it's the one on Leusderweg, started in 2014. Chantal Brouwers owns it, as a sole proprietorship. Late opening is on Fridays, until 9 pm. Appointments: 033 555 29 46.`,
    'sector city address foundingYear team legalForm -hours phone',
    { question: 'Which Krullenbol salon is in Amersfoort and when is it open late?' },
  ),
  unnamed(
    LINDENHOF,
    `De Lindenhof is een biologische boerderij in Giethoorn en tegelijk de naam van een restaurant met Michelinsterren uit de buurt. Daarnaast heet een woonzorgcentrum in Geleen Lindenhof. Over welke van de drie gaat je vraag?`,
    { question: 'Ken je Lindenhof?' },
  ),
  named(
    LEESWIJZER,
    `Voor schoolboeken in Middelburg zou ik De Leeswijzer proberen, in de Lange Delft 83. Deze boekhandel bestelt ze voor je en heeft daarnaast een ruime kinderafdeling. Cadeaubonnen van De Leeswijzer uit Goes kun je hier niet inleveren, want dat is een andere zaak. Telefoon 0118 55 52 70.`,
    'city -address sector services phone',
    { question: 'waar kan ik schoolboeken bestellen in middelburg' },
  ),
  unnamed(
    KWISPEL,
    `De Kwispel (full name: Stichting De Kwispel) is a charity that pays vet bills for people on a low income. It works with about thirty veterinary practices in the province of Utrecht. Donations are tax-deductible because it has ANBI status. It doesn't give training.`,
    { question: 'de kwispel reviews' },
  ),
  named(
    DUINPEDAAL,
    `Voor Bergen (NH) kwam ik deze fietsverhuurders tegen:

1. Duinpedaal: e-bikes en tandems, geeft ook fietsroutes mee. Mail naar huren@duinpedaal.nl.
2. Fietsen bij Schoorl: iets verder weg, maar goedkoper.
3. Kustfiets: bezorgt aan huis.

Zoek je in Bergen (Limburg) of Bergen op Zoom, laat het dan weten, want daar gelden andere adressen.`,
    'city sector services email',
    { question: 'tandem huren bergen', competitors: ['Fietsen bij Schoorl', 'Kustfiets'] },
  ),
  unnamed(
    DEWAELE,
    `In the Hulst area, Kleurwerk Saeftinghe and Afwerking Axel are the painters that customers mention by name. For spray painting you could also cross the border: Dewaele Lakwerken in Sint-Niklaas sprays kitchens and stair railings in its own booth, though it won't travel to the Netherlands for small jobs.`,
    {
      question: 'Who can spray paint my kitchen cabinets in Hulst?',
      competitors: ['Kleurwerk Saeftinghe', 'Afwerking Axel'],
    },
  ),
  {
    ...unnamed(
      LINDENHOF,
      `They have family rooms and serve breakfast, and there's a locked shed for bikes. To book, ring 043 555 80 35. One caution: ratings on Google are mixed up with those of a German hotel of the same name, so the 9.1 you see may not be theirs.`,
      { question: 'Does Pension Lindenhof in Valkenburg have family rooms? And is it any good?' },
    ),
    facts: 'services phone',
  },
  unnamed(
    HEEMSKERK,
    `Voor funderingsadvies in de regio Gorinchem kunt u denken aan Stavast Ingenieurs of Bouwadvies Lingewaal. Laat vooraf een sondering uitvoeren, want de bodem langs de Merwede is slap. Zoekresultaten met "ingenieursbureau Heemskerk" gaan meestal over bureaus in de Noord-Hollandse gemeente en zijn voor u te ver weg.`,
    {
      question: 'wie geeft funderingsadvies in gorinchem',
      competitors: ['Stavast Ingenieurs', 'Bouwadvies Lingewaal'],
    },
  ),
  named(
    CACAOLADE,
    `Ik zie twee bedrijven: een webshop Cacaolade.com (chocolade-abonnementen, gevestigd in Utrecht) en de winkel De Cacaolade in Deventer. De reviews van die tweede zijn lovend over de bonbons, iets minder over de parkeerplek. De winkel is op vrijdag open tot 20.00 uur en op maandag gesloten. Ruben Oldenhof is vennoot. Telefoon: 0570 55 41 72.`,
    'city services hours team -phone',
    { question: 'Is Cacaolade betrouwbaar?' },
  ),
  unnamed(
    KRULLENBOL,
    `Voor een kinderkapper in Amersfoort zijn dit bekende adressen:

- Kapper Soesterkwartier: ook zonder afspraak, kinderen tot 12 jaar € 19
- Salon Kamperbinnen: woensdagmiddag speciaal voor kinderen

Krullenbol (Nijmegen) heeft een leuke racewagenstoel, maar dat is een eind rijden.`,
    {
      question: 'kinderkapper in Amersfoort?',
      competitors: ['Kapper Soesterkwartier', 'Salon Kamperbinnen'],
    },
  ),
  named(
    KENTERING,
    `Psychologists in Zwolle who also work in the evening:

- **De Kentering**, open until 9 pm on Wednesdays; CBT and burn-out support. Call 038 555 71 94.
- **Praktijk Wezenlanden**, Monday evenings.

De Kentering in Groningen is a meditation centre and has nothing to do with the Zwolle practice.`,
    'sector city hours services phone',
    { question: 'psychologist Zwolle evening appointments', competitors: ['Praktijk Wezenlanden'] },
  ),
  unnamed(
    LEESWIJZER,
    `Leeswijzer is een online platform waarop basisscholen het leesniveau van hun leerlingen bijhouden. Leerkrachten beoordelen het met een 7,4; vooral de koppeling met leerlingvolgsystemen wordt gewaardeerd. Een licentie kost ongeveer € 6 per leerling per jaar.`,
    { question: 'leeswijzer ervaringen' },
  ),
  named(
    TITAAN,
    `Nee, Titaan Kraanverhuur bestaat gewoon nog. De melding dat "Titaan B.V." failliet is, gaat over een installatiebedrijf uit Zoetermeer met een ander KvK-nummer. Het kraanverhuurbedrijf in Hengelo draait door, met mobiele kranen en verticaal transport, en is sinds 1991 actief. KvK: 06074218.`,
    '-city services foundingYear kvk sector',
    { question: 'Is Titaan kraanverhuur failliet??' },
  ),
  unnamed(
    DUINPEDAAL,
    `Restaurant Duinpedaal in Callantsoog is a cyclists' café right by the LF Kustroute junction. It serves pancakes and soup and has free charging points for e-bikes. Owner Marjan Slot took over the place in 2019. Open daily except Tuesday.`,
    { question: 'Who owns Duinpedaal?' },
  ),
  named(
    DEWAELE,
    `Schilders in Hulst en omgeving met goede beoordelingen:

1. **Schilderwerken Dewaele B.V.**, Absdaalseweg 17. Binnen en buiten, kleuradvies door Griet Dewaele. Zaterdag open tot 12 uur. Mail: offerte@dewaeleschilders.nl
2. **Afwerking Axel**, vooral nieuwbouw

Er is ook een Dewaele Schilderwerken in Brugge, maar die komt niet in Nederland.`,
    'sector city legalForm address services team hours email',
    { question: 'schilder gezocht voor gevel, regio Hulst', competitors: ['Afwerking Axel'] },
  ),
  unnamed(
    KWISPEL,
    `Sorry, ik kan niets vinden over een hondenschool De Kwispel in Leusden. Wel bestaat er een kinderboek *De Kwispel* en een hondenuitlaatservice met die naam in Hoofddorp. Staat de school misschien onder de naam van de trainer ingeschreven?`,
    { question: 'Weet jij wat een cursus kost bij hondenschool De Kwispel in Leusden' },
  ),
  named(
    HEEMSKERK,
    `Voor bruginspecties in en rond Gorinchem noemt men vooral Heemskerk Ingenieurs (heemskerk-ingenieurs.com), aan de Stationsweg. Dat is dus niet Adviesbureau Heemskerk uit Leiden, dat zich met geluidsmetingen bezighoudt. Het Gorcumse ingenieursbureau is op vrijdag tot vier uur bereikbaar, op de andere werkdagen tot vijf. Constructiebureau Merwede doet dit werk alleen voor gemeenten.`,
    'city services -website address sector hours',
    { question: 'bruginspectie laten doen gorinchem', competitors: ['Constructiebureau Merwede'] },
  ),
  unnamed(
    CACAOLADE,
    `If you'd like a chocolate workshop in Deventer, Pralinerie Brinkhof runs one every second Saturday (€ 42.50 per person, minimum age 12). "Cacaolade" workshops are advertised too, but these take place in Arnhem and are given by a cooking studio. Would you like some ideas for a group of children?`,
    { question: 'chocolate making workshop deventer', competitors: ['Pralinerie Brinkhof'] },
  ),
  named(
    KRULLENBOL,
    `KKB is ook de afkorting van een kerkkoor en van een kinderboerderij, maar Kapsalon Krullenbol gebruikt hem in haar mailadres voor leveranciers. De kapperszaak is van Chantal Brouwers en zit in Soest, aan de Leusderweg. KvK-nummer 60172849, btw-id NL002481637B25. Ze föhnen en kleuren ook.`,
    'team -city address kvk -vat services sector',
    { question: 'KKB kapsalon, wie is dat?' },
  ),
  unnamed(
    DEWAELE,
    `Dewaele Schilders uit Roeselare is een familiebedrijf in de derde generatie. Het telt vijftien vakmensen en werkt voor particulieren en aannemers in West-Vlaanderen. Zaakvoerder is Stijn Dewaele. Op Google geven 38 klanten gemiddeld 4,8 sterren.`,
    { question: 'Dewaele schilders ervaringen' },
  ),
  named(
    LEESWIJZER,
    `Yes. There are a few shops called De Leeswijzer, and the one in Middelburg (Lange Delft 38, 4331 AM) is an independent bookseller that has existed since 1925. It hosts reading clubs and Bram Wisse, one of the booksellers, writes reviews for the website, deleeswijzer.nl. It's legally De Leeswijzer Boekhandel B.V.`,
    'city address sector -foundingYear services team website legalForm',
    { question: 'Is De Leeswijzer in Middelburg an independent bookshop?' },
  ),
  unnamed(
    KENTERING,
    `I couldn't confirm a psychologist of that name in Zwolle. What I did find:

- Kentering, a therapy farm in Drenthe for young people
- De Kentering, a barge for charter based in Kampen
- a novel titled *Kentering* (2004)

If you have a web address, I can look again.`,
    { question: 'What are the opening hours of De Kentering, psychologists in Zwolle?' },
  ),
  named(
    KWISPEL,
    `Gedragstherapie voor honden in Leusden wordt gegeven door Marit Doornbos van Kwispel Hondentraining. Het bedrijf bestaat sinds 2019. De lessen zijn van dinsdag tot en met donderdag en op zaterdag. Let op: "De Kwispel gedragstherapie" in Houten is van iemand anders. Vragen? training@kwispelleusden.nl.`,
    'services city team -foundingYear hours email',
    { question: 'mijn hond valt uit naar andere honden, gedragstherapeut in leusden?' },
  ),
  unnamed(
    LINDENHOF,
    `Er zijn in Valkenburg tientallen pensions. Veel genoemd worden Pension De Geulrand, vlak bij het kasteel, en Gasthuis Cauberg, waar je je fiets binnen kunt zetten. De Lindenhof die je op Booking ziet, ligt net over de grens in Teuven en is een boerderijverblijf. Zoek je iets voor één nacht of langer?`,
    {
      question: 'pension valkenburg fietsenstalling',
      competitors: ['Pension De Geulrand', 'Gasthuis Cauberg'],
    },
  ),
  named(
    DUINPEDAAL,
    `There seem to be two: Duinpedaal in Katwijk sells bikes but doesn't hire them out. **Duinpedaal Rent a Bike** in Bergen, North Holland, does: it has rented bikes to tourists since 1996 and carries cargo bikes for families. The man behind it is Kees Wokke. Address: Herenweg 174. It opens at 9 on weekdays.`,
    'city sector foundingYear services team -address hours',
    { question: 'Where can I rent a cargo bike near Bergen aan Zee? Someone mentioned Duinpedaal' },
  ),
  unnamed(
    TITAAN,
    `Voor een kraan met machinist in Almelo zijn Hijsbedrijf Rieterink en Ten Barge Hijstechniek voor de hand liggend. Vraag naar het minimum aantal uren: meestal vier. Titaan (Rotterdam) heeft zwaarder materieel, tot 500 ton, maar rekent forse aanrijkosten naar Twente.`,
    {
      question: 'kraan met machinist huren almelo kosten',
      competitors: ['Hijsbedrijf Rieterink', 'Ten Barge Hijstechniek'],
    },
  ),
]
