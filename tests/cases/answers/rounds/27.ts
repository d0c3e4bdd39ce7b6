/** Answers that a stranger to the rules wrote: a car repair garage, a physiotherapy practice and a webshop for baby clothes. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BOSHOVING, ROMPERTJE, VEERKRACHT } from '#tests/cases/answers/companies/27.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    VEERKRACHT,
    'Over **Fysiotherapie Veerkracht** in Amersfoort heb ik geen gegevens. Ik kan je dus niet vertellen of er een wachtlijst is of met welke verzekeraars een contract is afgesloten.\n\nZo kom je er zelf achter:\n\n- **Zorgkaart Nederland**: hier staan beoordelingen van patiënten, per praktijk en per behandelaar.\n- **De zorgzoeker van je verzekeraar**: daar zie je meteen of de behandeling volledig wordt vergoed.\n- **Je huisarts**: die weet meestal waar je in de buurt snel terechtkunt.\n\nWil je niet wachten, dan zou je ook kunnen informeren bij Fysio Eemland of Praktijk Loopvast. Die laatste heeft een inloopspreekuur op dinsdagochtend. Zal ik uitleggen hoe de vergoeding van fysiotherapie werkt?',
    { competitors: ['Fysio Eemland', 'Praktijk Loopvast'] },
  ),
  named(
    BOSHOVING,
    'Klantbeoordelingen van Autoservice Bos & Hoving heb ik niet kunnen vinden, dus of ze goed staan aangeschreven durf ik niet te zeggen. Wat ik wel weet: het is een garage aan de Industrieweg in Hoogeveen waar je terechtkunt voor de jaarlijkse APK en voor een grote of kleine beurt. Op zaterdag zijn ze open van 9.00 tot 16.00 uur. Bel voor de zekerheid even naar 0528-555371 voordat je langsgaat.',
    'city address -phone sector services -hours',
  ),
  unnamed(
    ROMPERTJE,
    'I wasn\'t able to find any reliable information about a shop called "Veluws Rompertje". It doesn\'t show up in the sources I have access to, so I can\'t say whether it is trustworthy.\n\nA few checks you can do yourself before ordering:\n\n1. Look for a Chamber of Commerce (KvK) number at the bottom of the website.\n2. Check whether the shop has a Thuiswinkel or Webshop Keurmerk logo, and click on it to see if it is genuine.\n3. Pay with iDEAL or a credit card rather than by bank transfer.\n\nIf you are simply looking for a gift for a newborn, larger Dutch shops such as Mini & Mus have an easy return policy.',
    { competitors: ['Mini & Mus'] },
  ),
  named(
    ROMPERTJE,
    'Een KvK- of btw-nummer van Veluws Rompertje kan ik helaas niet terugvinden, en ook geen keurmerk. Helemaal onbekend is de webshop me niet: de site is www.veluwsrompertje.nl en de eigenares heet Femke Rozeboom. Zij zou in 2018 met de zaak zijn begonnen. Staan er op de site geen bedrijfsgegevens, vraag er dan naar per mail; een verkoper is verplicht die te geven. Over de levertijd of het retourbeleid kan ik niets met zekerheid zeggen.',
    'website -foundingYear sector team',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    VEERKRACHT,
    'Na een enkelbreuk verliest de kuitspier snel aan kracht, en vooral aan veerkracht: het vermogen van spier en pees om energie op te slaan en weer af te geven. Die train je pas in de laatste fase van je herstel, met oefeningen als huppen, touwtjespringen en kleine sprongetjes van een opstapje. Begin daar niet te vroeg mee. Een fysiotherapeut kan testen of je er klaar voor bent, bijvoorbeeld door te meten of je links en rechts even vaak op je tenen kunt staan. In Amersfoort en omgeving zijn veel praktijken die je daarbij begeleiden.',
  ),
  unnamed(
    BOSHOVING,
    'Autobedrijf Hovinga zit in Hoogezand, aan de Kerkstraat, en is vandaag open tot 18.00 uur. Het is een officiële Suzuki-dealer met een eigen werkplaats. Een afspraak voor een beurt of een APK maak je via het formulier op de site of telefonisch op 0598-39 21 10. Let op: op zaterdag is alleen de showroom geopend, de werkplaats niet.',
  ),
  named(
    ROMPERTJE,
    '"Rompertje" is simply the Dutch word for a baby bodysuit or onesie: a one-piece with snaps between the legs. "Veluws" means "from the Veluwe", the wooded region in Gelderland. Put together, **Veluws Rompertje** is the name of a small online shop that sells baby bodysuits, sleeping bags and maternity gifts, many of them printed with deer, squirrels and other forest animals.\n\nThe shop is based in Nunspeet and you can reach the owner at info@veluwsrompertje.nl. Sizes run from 44 (premature) to 86. If you are not sure about the size, most Dutch parents advise buying 56 or 62 as a gift, since newborns outgrow size 50 within weeks.',
    'city -email sector services',
  ),
  unnamed(
    ROMPERTJE,
    'Een rompertje was je het beste op 40 graden, binnenstebuiten en met de drukknoopjes dicht. Zit er een poepvlek in, spoel het rompertje dan eerst uit met koud water en laat het daarna een uur weken in wat galzeep. In de zon drogen helpt ook: gele vlekken verbleken vanzelf. Zoek je iets leuks voor een baby uit Ermelo of Putten? Bij de VVV verkopen ze vaak rompertjes met een Veluws zwijntje of hert erop. Voor merinowol gelden andere regels; merken als Wollig raden aan om hooguit op 30 graden te wassen, of het kledingstuk alleen te luchten.',
    { competitors: ['Wollig'] },
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    BOSHOVING,
    'Met ABH bedoel je waarschijnlijk de garage van Bos en Hoving aan de Industrieweg in Hoogeveen. Ja, daar kun je ook je winterbanden laten wisselen en opslaan. De werkplaats is op werkdagen open van 7.00 tot 18.00 uur. Een afspraak maak je bij Sander Koops, de chef werkplaats, via 0528 - 555 317 of online op abh-autoservice.nl. In oktober en november is het er druk, dus wacht niet tot de eerste vorst.',
    'city address phone -website sector services team -hours',
  ),
  unnamed(
    BOSHOVING,
    'ABH can stand for several things, depending on the context:\n\n- **Actual bodily harm**: an offence under English law, less serious than grievous bodily harm (GBH).\n- **Anastasia Beverly Hills**: an American cosmetics brand, best known for its brow products.\n- **Alpha Airport**: ABH is the IATA code of this small airfield in Queensland, Australia.\n\nIn the Dutch motor trade I am not aware of any common meaning. If you saw "ABH" on an invoice, the full name and KvK number of the sender should be printed at the bottom. Could you tell me where you came across it?',
  ),
  named(
    VEERKRACHT,
    'Veerkracht Fysio is een fysiotherapiepraktijk met een eigen oefenzaal, waar veel hardlopers en voetballers komen revalideren na een blessure. De praktijk zit aan de Leusderweg 117. Eigenaar is sinds kort Bram Kuipers. Een verwijzing van de huisarts is niet nodig. Voor een intake stuur je een mailtje naar balie@fysioveerkracht.nl; meestal kun je binnen een week terecht.',
    'address email sector services -team',
  ),
  named(
    ROMPERTJE,
    'VRK, voluit Veluws Rompertje Kinderkleding, is een eenmanszaak van Femke Rozeboom, gevestigd in Nunspeet. Je koopt er online mutsjes, rompertjes en kleertjes voor te vroeg geboren baby\'s. Op je bankafschrift staat alleen de afkorting, dus dat is waarschijnlijk de afschrijving die je zag. Klopt het bedrag niet, neem dan contact op via 0341-555628. Bestellingen vanaf € 50 worden gratis verzonden, en retourneren kan binnen 30 dagen.',
    'city -phone legalForm services team',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    VEERKRACHT,
    'Er zijn in Nederland meerdere organisaties die Veerkracht heten. De bekendste op een rij:\n\n1. **Fysiotherapie Veerkracht** in Amersfoort: een praktijk voor fysiotherapie, opgericht in 2009, met onder andere manuele therapie en dry needling. Telefoon 033-5552914.\n2. **Veerkracht Coaching** in Zwolle: loopbaan- en burn-outcoaching, gestart in 2011. Telefoon 038-4213377.\n3. **Stichting Veerkracht** in Breda: vrijwilligers die mantelzorgers ondersteunen, Haagdijk 60.\n\nAls je last hebt van je rug of nek, moet je bij de eerste zijn. Bij stressklachten past de coach in Zwolle waarschijnlijk beter. Welke zocht je?',
    'city phone -foundingYear sector services',
  ),
  unnamed(
    VEERKRACHT,
    'Veerkracht is a mental health practice in Groningen. It was founded in 2015 by psychologist Anke Drenth and focuses on anxiety, trauma and work-related stress. The practice is located at Hereweg 95 and is open on weekdays from 9 am to 5 pm. Treatment is available in Dutch and English, and you will need a referral letter from your GP to have it covered by your health insurance. The current waiting time for an intake is about ten weeks.',
  ),
  unnamed(
    BOSHOVING,
    'Bos & Hoving is een aannemersbedrijf in Assen dat zich richt op dakrenovatie, aanbouwen en dakkapellen. Het werd in 1999 opgericht door Gert Bos en Tjeerd Hoving en heeft ongeveer twintig vakmensen in dienst. Het kantoor is te vinden aan de Winkler Prinsstraat en is bereikbaar op 0592-40 11 85. Klanten zijn doorgaans te spreken over de communicatie tijdens de bouw, al loopt de planning volgens sommigen weleens uit.',
  ),
  named(
    ROMPERTJE,
    'Let op dat je de juiste te pakken hebt, want er zijn twee zaken met de naam Het Rompertje:\n\n- **Het Rompertje, Breda**: een fysieke winkel aan de Ginnekenweg, geopend in 1994. Maandag gesloten, koopavond op donderdag. Telefoon 076-5214466.\n- **Het Rompertje, Nunspeet**: een webshop, officieel Veluws Rompertje geheten, met rompertjes, slaapzakken en kraamcadeaus. Wel kun je bestellingen afhalen aan de Dorpsstraat, ook op zaterdag. KvK 65820419.\n\nJe vroeg naar een cadeaubon: die verkopen ze allebei, maar ze zijn niet over en weer in te leveren.',
    'city address -kvk sector services -hours',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    BOSHOVING,
    'Goede garages in Hoogeveen voor een APK zonder dure verrassingen:\n\n1. **Garage Kikkert** (Alteveerstraat): klein, één vaste monteur, keuring vanaf € 35. Doet geen elektrische auto\'s.\n2. **Autoservice Bos & Hoving** (Industrieweg 83): bestaat sinds 1985, doet ook aircoservice en bandenwissels. Op zaterdagochtend open van 9.00 tot 13.00 uur.\n3. **De Sleutelaar** (Stephensonstraat): iets duurder, maar met gratis leenauto.\n\nTip: vraag vooraf of je gebeld wordt voordat er iets wordt gerepareerd. Zo houd je de rekening in de hand.',
    'city -address -foundingYear sector services hours',
    { competitors: ['Garage Kikkert', 'De Sleutelaar'] },
  ),
  named(
    VEERKRACHT,
    'Ben je overdag aan het werk? Bij deze fysiotherapeuten in Amersfoort kun je ook \'s avonds terecht:\n\n- **Fysio Eemland**\n  - Avondspreekuur: dinsdag en donderdag tot 21.00 uur\n  - Telefoon: 033 461 20 20\n  - Specialisatie: schouderklachten\n- **Fysiotherapie Veerkracht**\n  - Avondspreekuur: maandag tot en met donderdag tot 20.00 uur\n  - Telefoon: 033 555 29 41\n  - Specialisatie: bekkenbodem, dry needling\n- **Praktijk Loopvast**\n  - Avondspreekuur: alleen woensdag\n  - Telefoon: 033 472 90 08\n  - Specialisatie: hardloopblessures\n\nControleer wel of de praktijk een contract heeft met jouw zorgverzekeraar. Zonder contract betaal je al snel een kwart van de rekening zelf.',
    'city -phone sector services hours',
    { competitors: ['Fysio Eemland', 'Praktijk Loopvast'] },
  ),
  named(
    ROMPERTJE,
    'Voor een origineel kraamcadeau kun je kijken bij webshops als Mini & Mus (handgemaakt, uit Utrecht), Kraamkastje (complete geboortemanden vanaf € 35), Veluws Rompertje (gevestigd in Harderwijk, hallo@veluwsrompertje.nl) en Wollig (alles van merinowol).',
    '-city email sector services',
    { competitors: ['Mini & Mus', 'Kraamkastje', 'Wollig'] },
  ),
  named(
    BOSHOVING,
    'Looking for a car repair garage in Hoogeveen where you can get by in English? These three come up most often:\n\n- **De Sleutelaar** – English-speaking front desk, courtesy car available, closed at weekends.\n- **Bos & Hoving** – co-owner Marjan Hoving speaks English and German. Regular servicing and the yearly APK inspection for all makes. Call +31 528 555 317. Not open on Saturdays.\n- **Autocentrum Zuidwolde** – about ten minutes\' drive, mostly used-car sales, but repairs as well.\n\nPrices for an APK range from €30 to €55. Ask for a written quote before you agree to any repairs; garages are used to that here.',
    'city phone sector services team -hours',
    { competitors: ['De Sleutelaar', 'Autocentrum Zuidwolde'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    ROMPERTJE,
    'Drie webshops met babykleding naast elkaar:\n\n| Naam | Plaats | Sinds | Sterk in | Verzendkosten |\n|---|---|---|---|---|\n| Kraamkastje | Deventer | 2012 | geboortemanden | € 4,95 |\n| Veluws Rompertje | Nunspeet | 2014 | slaapzakken, prematuurkleding | € 3,95 |\n| Wollig | Haarlem | 2019 | merinowol | gratis |\n\nBestel je voor een baby\'tje dat te vroeg is geboren, dan heeft de tweede de meeste keus in de maten 32 tot en met 44. Voor de winter zou ik naar de derde kijken.',
    'city -foundingYear sector services',
    { competitors: ['Kraamkastje', 'Wollig'] },
  ),
  named(
    VEERKRACHT,
    'Dit zijn de gegevens die ik van Fysiotherapie Veerkracht heb:\n\n| Onderdeel | Gegevens |\n|---|---|\n| Soort bedrijf | fysiotherapiepraktijk |\n| Rechtsvorm | besloten vennootschap (B.V.) |\n| Adres | Leusderweg 117, 3817 KB Amersfoort |\n| Telefoon | 033 - 555 29 14 |\n| Website | fysioveerkracht.nl |\n| KvK-nummer | 32108457 |\n| Openingstijden | ma t/m vr 08:00 – 18:00, weekend gesloten |\n\nOpeningstijden kunnen in de vakantieperiode afwijken. Parkeren kan gratis achter het gebouw.',
    'city address phone website kvk -legalForm sector -hours',
  ),
  named(
    BOSHOVING,
    'Here is a short company profile of **Autoservice Bos & Hoving**:\n\n| Field | Details |\n|---|---|\n| Type of business | Independent car garage |\n| Address | Industrieweg 38, 7903 AH Hoogeveen |\n| Founded | 1978 |\n| Owners | Henk Bos and Marjan Hoving |\n| VAT number | NL804417263B01 |\n| E-mail | info@boshoving.nl |\n| Services | APK inspection, tyre change, air-conditioning service |\n\nI could not find a public price list. For a quote, send them your licence plate number and a short description of the problem.',
    'city address -email vat -foundingYear sector services team',
  ),
  named(
    VEERKRACHT,
    'I compared three physiotherapy practices in Amersfoort for you:\n\n| Practice | Address | Specialities | Evenings |\n|---|---|---|---|\n| Fysiotherapie Van Duin | Utrechtseweg 208 | children, hand therapy | no |\n| Fysio Eemland | Hogeweg 41 | shoulder complaints | Tue and Thu until 9 pm |\n| Fysiotherapie Veerkracht | Leusderweg 171 | pelvic physiotherapy, sports rehab | Mon–Thu until 9:30 pm |\n\nFor recovery after childbirth, the last one is the obvious choice. All three accept patients without a referral, but check your insurance policy first: most basic packages only cover pelvic treatment up to nine sessions.',
    'city -address sector services -hours',
    { competitors: ['Fysiotherapie Van Duin', 'Fysio Eemland'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    BOSHOVING,
    '# Autoservice Bos & Hoving\n\n## In het kort\nEen merkonafhankelijke garage in **Hoogeveen**, opgericht in **1987**. Het bedrijf is een *vennootschap onder firma*.\n\n## Wat doen ze?\n- APK-keuringen (klaar terwijl u wacht)\n- Onderhoud volgens fabrieksopgave\n- Aircobeurten\n\n## Contact\n- **Telefoon:** 0528 555 371\n- **E-mail:** garage@boshoving.nl\n- **Aanspreekpunt:** Sander Koops, chef werkplaats\n\n## Openingstijden\n| Dag | Tijd |\n|---|---|\n| ma–vr | 08:00–17:30 |\n| za | 09:00–13:00 |\n| zo | gesloten |',
    'city -phone -email foundingYear legalForm sector services team hours',
  ),
  named(
    ROMPERTJE,
    '### Is [Veluws Rompertje](https://www.veluwsrompertje.nl) betrouwbaar?\n\nJa, voor zover ik kan nagaan wel. De webshop heeft duidelijke voorwaarden en een bezoekadres: **Dorpsstraat 12, Nunspeet**. Ze verkopen vooral rompertjes, slaapzakjes en cadeaus voor bij de kraamvisite. Klanten zijn positief:\n\n> "Dinsdag besteld, woensdag in huis. Het slaapzakje is heerlijk zacht en wast goed."\n\n> "Lief ingepakt kraamcadeau, met een handgeschreven kaartje erbij."\n\n**Minpuntje:** op woensdagmiddag krijg je niemand te pakken, want dan sluiten ze al om 12.30 uur.',
    'city -address website sector services hours',
  ),
  named(
    VEERKRACHT,
    '## Fysiotherapie Veerkracht\n\n**What it is:** a physiotherapy practice with six treatment rooms and a gym\n\n**Where:** Leusderweg, Amersfoort\n\n**Since:** 2004\n\n**Practice owner:** Margriet Stolk\n\n**E-mail:** `balie@fysioveerkracht.nl`\n\n**Good to know**\n\n* Manual therapy and dry needling can be combined in one session.\n* Pelvic physiotherapy is not offered here.\n* You do *not* need a referral from your GP.\n* Cancel at least 24 hours in advance, otherwise you will be charged.\n\n---\n\n*This overview is based on publicly available information and may be out of date.*',
    'city address email foundingYear sector -services -team',
  ),
  named(
    ROMPERTJE,
    'De bedrijfsgegevens van **Veluws Rompertje**, zoals je die op een factuur kunt overnemen:\n\n```\nVeluws Rompertje\nDorpsstraat 21\n8071 BZ Nunspeet\nKvK: 65820914\nBtw-id: NL001846395B27\nhallo@veluwsrompertje.nl\n```\n\nDe rechtsvorm is een vennootschap onder firma.[^1] Zakelijk op rekening bestellen kan vanaf tien stuks, bijvoorbeeld als je elke pasgeboren baby van een collega wilt verrassen.[^2]\n\n[^1]: Volgens het Handelsregister.\n[^2]: Zie de pagina "Zakelijk" van de winkel.',
    'city address email kvk -vat -legalForm',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    VEERKRACHT,
    'De contactgegevens van Fysiotherapie Veerkracht: telefoon +31 33 555 29 14, postadres Leusderweg 117, 3817KB Amersfoort. Het KvK-nummer is 32.10.84.57 en het btw-nummer NL 8135.90.247.B01. De praktijk bestaat sinds tweeduizendzes. Op vrijdag kun je er tot vijf uur \'s middags terecht, op de andere werkdagen tot acht uur \'s avonds.',
    'city address phone kvk -vat -foundingYear hours',
  ),
  named(
    BOSHOVING,
    'Autoservice Bos & Hoving can be reached on +31 (0)528 555317, or by mobile on 0031 6 3055 5482. Its Dutch Chamber of Commerce number is 0406 1529. The garage opens at 8 a.m. and closes at 5:30 p.m. from Monday to Friday; on Saturdays it is open from 9 a.m. until noon. It has been in business since 1993, which makes it one of the older independent garages in the area. Postal address: Industrieweg 38, 7903AH Hoogeveen, the Netherlands.',
    'city address phone kvk -foundingYear sector -hours',
  ),
  named(
    ROMPERTJE,
    'Bellen met Veluws Rompertje kan op 0031 341 55 56 82. De klantenservice neemt op maandag, dinsdag, donderdag en vrijdag op van half tien tot vier uur, en op woensdag tot half één. Mailen mag natuurlijk altijd: hallo [at] veluwsrompertje.nl. Verder nog gevonden: opgericht in tweeduizend zestien, ingeschreven bij de KvK onder 6582 0941, adres Dorpsstraat 21 te Nunspeet (8071BZ).',
    'city address phone email -kvk foundingYear hours',
  ),
  named(
    VEERKRACHT,
    'Opening hours of Fysiotherapie Veerkracht:\n\nMon–Thu: 7:30 am – 8:00 pm\nFri: 7:30 am – 8:00 pm\nSat & Sun: closed\n\nTo book, dial 033-5552914 (from abroad: +31335552914). The practice is legally a partnership (maatschap), registered under CoC no. 321 084 75. You will find it at Leusderweg 117 in Amersfoort. There is free parking behind the building, and the bus from the central station stops around the corner.',
    'city address phone -kvk legalForm -hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    BOSHOVING,
    'Autoservice Bos & Hoving, dat in 1987 werd opgericht en dat inmiddels tot de drukste garages van Hoogeveen behoort, wordt geleid door Henk Bos en Marjan Hoving. Voordat ze naar het bedrijventerrein verhuisden, zaten ze jarenlang in een oude smederij in Pesse. Omdat het een besloten vennootschap is, kun je de jaarcijfers bij de Kamer van Koophandel opvragen, mocht je dat willen. Klanten die er hun auto laten keuren voor de APK, roemen vooral de eerlijke uitleg: wie met een rammelende uitlaat binnenkomt, krijgt eerst te zien wat er kapot is voordat er een prijs wordt genoemd.',
    'city foundingYear -legalForm sector services team',
  ),
  named(
    ROMPERTJE,
    'Wie bij Veluws Rompertje bestelt, krijgt zijn pakketje meestal de volgende dag al binnen, ingepakt door eigenares Marloes Rozeboom zelf, die de webshop vanuit een verbouwde schuur in Nunspeet runt. Het assortiment is klein maar zorgvuldig gekozen: zachte slaapzakken, kraamcadeaus waar je de naam van het kindje op kunt laten borduren, en een hoekje met afgeprijsde truitjes. Omdat ze in het weekend gesloten zijn, worden bestellingen van zaterdag en zondag pas op maandag verwerkt. Ruilen gaat volgens kopers soepel, al zijn de kosten van terugsturen voor jezelf.',
    'city sector services -team hours',
  ),
  named(
    VEERKRACHT,
    'Hoewel Fysiotherapie Veerkracht vooral bekend is om haar sportrevalidatie, komen er ook veel mensen met doodgewone nek- en rugklachten. De praktijk, die gevestigd is aan de Leusderweg in Leusden en die in 2004 door Ilse Brandsma en Joris ten Have is opgezet, werkt met vaste behandelaars, zodat je niet elke keer opnieuw je verhaal hoeft te doen. Als je liever eerst iemand spreekt voordat je een afspraak inplant, kun je bellen naar 033 555 92 14, waar je overdag meestal meteen iemand aan de lijn krijgt.',
    '-city address -phone foundingYear services team',
  ),
  named(
    ROMPERTJE,
    'Veluws Rompertje, an online shop run by Femke Rozeboom, who started it in 2016 when her own twins were born early, has become a small favourite among Dutch parents of premature babies. Although it stocks clothes from size 32 upwards, it does not sell sleeping bags, so you would have to look elsewhere for those; Kraamkastje has a good range. Orders placed before three o\'clock are usually shipped the same day from Nunspeet, where the shop is also located should you prefer to pick up your parcel yourself.',
    'city foundingYear sector -services team',
    { competitors: ['Kraamkastje'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    BOSHOVING,
    'Goede vraag! Hier is wat ik weet over **Autoservice Bos & Hoving** 🚗\n\n**Over het bedrijf**\n- Garage aan de Industrieweg 38 in Hoogeveen\n- Opgericht in 1987\n- Eigenaren: Henk Bos en Gerrit Hoving\n\n**Waarvoor kun je er terecht?**\n- ✅ APK-keuring\n- ✅ Klein en groot onderhoud\n- ✅ Bandenwissel en uitlijnen\n\n**Contact**\n📞 0528 555 317\n🌐 www.boshoving.nl\n\n**Mijn indruk:** een degelijke garage voor wie geen dealerprijzen wil betalen. Heb je een auto die nog onder de fabrieksgarantie valt, vraag dan of ze het digitale onderhoudsboekje bijwerken.\n\nWil je dat ik de prijzen vergelijk met die van Garage Kikkert?',
    'city address phone website foundingYear sector services -team',
    { competitors: ['Garage Kikkert'] },
  ),
  named(
    VEERKRACHT,
    'Fysiotherapie Veerkracht is een fysiotherapiepraktijk aan de Leusderweg 117 in Amersfoort, gespecialiseerd in manuele therapie, sportrevalidatie en bekkenfysiotherapie.[1][2] De praktijk werd opgericht in 2001 en heeft de rechtsvorm maatschap.[3]\n\n**Bereikbaarheid**\n- Maandag t/m donderdag geopend van 7.30 tot 20.00 uur, vrijdag tot 17.00 uur.[1]\n- E-mail: info@fysioveerkracht.nl.[1]\n\n**Beoordelingen**\nPatiënten geven gemiddeld een 9,1. Genoemd worden de persoonlijke aanpak en de duidelijke oefeningen via de app; een enkeling vindt de wachtruimte krap.[2]\n\nVergelijkbare praktijken in de buurt zijn Fysiotherapie Van Duin en Praktijk Loopvast.[4]',
    'city address -email -foundingYear legalForm sector services hours',
    { competitors: ['Fysiotherapie Van Duin', 'Praktijk Loopvast'] },
  ),
  named(
    ROMPERTJE,
    'Zeker, hier zijn een paar opties voor prematuurkleding die je online kunt bestellen:\n\n**1. Veluws Rompertje**\nDeze webwinkel uit Nunspeet heeft een aparte afdeling voor baby\'s die te vroeg zijn geboren, met overslagrompertjes die je om slangetjes en draadjes heen kunt sluiten.\n* **Website:** veluws-rompertje.com\n* **Telefoon:** 0341-555682\n* **Afhalen:** in de Dorpsstraat; in het weekend gesloten\n\n**2. Mini & Mus**\nGroter assortiment, maar pas vanaf maat 44.\n* **Website:** minienmus.nl\n\n**3. Kraamkastje**\nVooral geschikt als je een compleet pakket cadeau wilt geven.\n\n**Tip:** koop niet te veel in de kleinste maten. De meeste ziekenhuizen hebben kleertjes te leen. Gefeliciteerd met de kleine, en heel veel sterkte de komende weken!',
    'city address phone -website sector services hours',
    { competitors: ['Mini & Mus', 'Kraamkastje'] },
  ),
  named(
    BOSHOVING,
    'I can share some general information about Autoservice Bos & Hoving, with the caveat that details may have changed since my last update.\n\nIt is a family-run car garage in Meppel that works on all makes. As far as I know, it is a general partnership (VOF), and Henk Bos is one of the two owners. Customers mostly go there for the annual APK test, routine servicing and seasonal tyre changes. The garage is closed on Sundays; on Saturdays it is open until 1 p.m.\n\nA few things I don\'t know: current prices, waiting times, and whether they handle hybrid or electric vehicles. For those questions I\'d suggest emailing werkplaats@boshoving.nl. If you need a second opinion on a repair estimate, De Sleutelaar is often mentioned as an alternative.',
    '-city email legalForm sector services team hours',
    { competitors: ['De Sleutelaar'] },
  ),
]
