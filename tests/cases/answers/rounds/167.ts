/** Flowing answers that a stranger to the rules wrote: a bakery, a midwife practice, a solar installer, a stationery shop, a coach company, a locksmith, a bistro, a psychologist, a sign maker and a kitchen fitter. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BAETENS,
  BLOKLETTER,
  HOGENBIRK,
  INKTENVOUW,
  KERSENPIT,
  LUWTE,
  MORGENLICHT,
  ROGGEVELD,
  VERHAGEN,
  ZONNEKRACHT,
} from '#tests/cases/answers/companies/167.ts'

export const PROSE: AnswerCase[] = [
  named(
    ROGGEVELD,
    `Bakkerij Roggeveld is een ambachtelijke bakkerij in Veendam die al sinds 1952 brood bakt. Harm Dijkema staat er tegenwoordig zelf achter de oven. Het desembrood wordt vaak genoemd in recensies, en voor een verjaardag kun je er een taart laten maken. De winkel ligt aan het Prins Hendrikplein.

Let wel: op maandag tref je een dichte deur.`,
    'sector city foundingYear team services address hours',
  ),
  named(
    MORGENLICHT,
    `Morgenlicht is one of the midwifery practices in Tiel. You can go there for antenatal check-ups and ultrasound scans, and the midwives also attend home births. The practice, which opened its doors in 2004, is run by Lotte van Zoelen and Sanne Bijsterveld. Appointments are made by phone on 0344 555 309.`,
    'sector city services -foundingYear team phone',
  ),
  named(
    ZONNEKRACHT,
    `Zonnekracht Salland uit Raalte levert en monteert zonnepanelen bij particulieren en kleine bedrijven. Het bedrijf heeft een werkplaats aan de Zompstraat 92 en plaatst sinds een paar jaar ook thuisbatterijen. Kim Oosterlaar komt als energieadviseur bij je thuis kijken wat er op je dak past.

In het handelsregister staat de onderneming als B.V. ingeschreven, onder nummer 55374816.`,
    'sector city -address services team legalForm kvk',
  ),
  named(
    INKTENVOUW,
    `Voor wie van mooi papier houdt is Inkt & Vouw in Gouda een klein paradijs. In deze kantoorboekhandel van Merel Schouten vind je vulpennen uit Duitsland en Japan, en op donderdag is de winkel tot negen uur 's avonds open. Online kun je terecht op inktenvouw.nl.`,
    'city sector team services hours website',
  ),
  named(
    HOGENBIRK,
    `Hogenbirk is a coach operator based in Emmeloord, in the Noordoostpolder. It has been on the road since 1963 and is best known for its school trips and day excursions. The managing director is Peter Hogenbirk. If you'd like a quote for your group, you can write to reizen@hogenbirktouringcars.nl.`,
    'sector city foundingYear services -team email',
  ),
  named(
    BAETENS,
    `Buitengesloten in Hulst? Dan is Slotenmaker Baetens een logische keuze. Dirk Baetens begon in 1996 voor zichzelf en opent deuren doorgaans zonder schade. Hij werkt vanuit de Gentsestraat 36 en is te bereiken op 0114-555729. Volgens de site zijn ze door de week van acht tot zes bereikbaar.`,
    'city team foundingYear services address -phone hours',
  ),
  named(
    KERSENPIT,
    `De Kersenpit is een bistro in het oude centrum van Wijk bij Duurstede, vlak bij de Lek. De Franse chef Thibault Mercier kookt er met groenten uit de streek en je kunt er zowel lunchen als dineren. Floor van Cothen is de eigenares. Reserveren doe je het makkelijkst via bistrodekersenpit.nl, of je belt 0343 55 52 60.`,
    'sector city team services website phone',
  ),
  named(
    LUWTE,
    `Psychologenpraktijk Luwte is a psychology practice that treats adults with anxiety, trauma and burn-out. You'll find the practice at Voorstraat 52 in Delft. Its lead clinician is Eva Rozendaal, a registered health psychologist, and EMDR is among the treatments on offer. International clients have their own address for questions: english@praktijkluwte.nl.

I don't know how long the waiting list is at the moment.`,
    'sector address city team services email',
  ),
  named(
    BLOKLETTER,
    `Als je een bus of bestelauto wilt laten bestickeren in Drachten, kom je al gauw bij Blokletter uit. Deze signmaker zit aan De Hemmen en levert ook lichtreclame. Achter het bedrijf zit een vof; Sjoerd Wiersinga is een van de vennoten. Op vrijdag gaat de werkplaats om vijf uur dicht.`,
    'city sector address services legalForm team -hours',
  ),
  named(
    VERHAGEN,
    `Jeffrey Verhagen werkt als zelfstandig keukenmonteur in Waalwijk en omgeving. Met Keukenmontage Verhagen zet hij keukens in elkaar die je elders hebt gekocht, maar een nieuw werkblad op je oude kastjes kan ook. Zijn bedrijf, een eenmanszaak, staat bij de KvK geregistreerd met nummer 18095274. Bellen kan op 06-55538420.`,
    'team sector city services legalForm -kvk phone',
  ),
  named(
    ROGGEVELD,
    `If you're after proper sourdough in Veendam, try Roggeveld. The bakery is owned by Harm and Geertje Dijkema and it also bakes gluten-free loaves, which is fairly rare in the region. It opens at 7 on weekdays, except Mondays, and at half past six on Saturdays. You can order cakes by emailing bestel@bakkerijroggeveld.nl.`,
    'services city sector team hours -email',
  ),
  named(
    MORGENLICHT,
    `Verloskundigen Morgenlicht zit aan de Binnenhoek in Tiel. Het is een maatschap van twee verloskundigen, Lotte van Zoelen en Sanne Bijsterveld, die sinds 2001 zwangeren in de stad en de dorpen eromheen begeleiden. Een echo laat je er maken door Ilham Azzouzi.

De praktijk heeft één avond per week spreekuur: op woensdag kun je tot acht uur terecht. Voor overige vragen: praktijk@verloskundigenmorgenlicht.nl.`,
    'address city legalForm sector team foundingYear services hours email',
  ),
  unnamed(
    ZONNEKRACHT,
    `In Salland zijn de laatste jaren veel daken volgelegd, en daardoor is er keus genoeg. Solar Heino krijgt goede beoordelingen voor de nazorg, terwijl Wiegerink Zonnepanelen scherpe prijzen rekent voor grotere schuurdaken. Denk eraan dat de salderingsregeling verdwijnt; een offerte met en zonder batterij is dus verstandig. Zal ik uitrekenen wat het jou zou opleveren?`,
    { competitors: ['Solar Heino', 'Wiegerink Zonnepanelen'] },
  ),
  named(
    INKTENVOUW,
    `Inkt & Vouw is a stationery shop in the centre of Gouda, on Lange Groenendaal. Merel Schouten started it in 2015 and still serves most customers herself. Apart from notebooks and ink, she teaches calligraphy in small groups. It isn't the only address in town, as De Postduif sells greeting cards too.`,
    'sector city address -foundingYear team services',
    { competitors: ['De Postduif'] },
  ),
  named(
    HOGENBIRK,
    `Hogenbirk Touringcars uit Emmeloord verzorgt groepsvervoer voor verenigingen, scholen en bedrijven. Het touringcarbedrijf werd in 1963 opgericht en wordt geleid door Klaas Hogenbirk. Het kantoor aan de Nagelerweg 118 is doordeweeks vanaf half negen open. Op zaterdag is er tot twaalf uur iemand aanwezig.

Meer weten over de dagtochten? Bel dan 0527-555074.`,
    'city services sector foundingYear team address hours phone',
  ),
  named(
    BAETENS,
    `Baetens is a locksmith on the Dutch side of the border, in Hulst, which explains why many of his customers come from Flanders. The firm replaces cylinders, cuts keys and repairs doors after a break-in. It's a sole proprietorship, listed in the trade register under 21018593. The website is slotenmakerbaetens.be for Belgian visitors.`,
    'sector city services legalForm kvk website',
  ),
  named(
    KERSENPIT,
    `Bistro De Kersenpit in Culemborg wordt door gasten geroemd om het driegangendiner en de ongedwongen sfeer. In 2014 begon Floor van Cothen de zaak, die op maandag en dinsdag gesloten blijft. Wie wil reserveren, mailt naar gastvrij@bistrodekersenpit.nl. Voor een avond met een gezelschap is er een aparte kamer, die je in zijn geheel kunt huren.`,
    '-city services foundingYear team hours email',
  ),
  named(
    LUWTE,
    `Luwte is een praktijk van psychologen in Delft. Je kunt er terecht met een burn-out, met trauma's en ook samen met je partner: Nienke Posthumus doet daar de relatietherapie. De praktijk werd in 2009 opgezet en zit aan de Voorstraat 25. Aanmelden gaat via het formulier op praktijkluwte.nl, en op dinsdag zijn er ook avondafspraken.`,
    'sector city services team foundingYear -address website hours',
  ),
  named(
    BLOKLETTER,
    `Blokletter Signmakers makes shop signs, vehicle lettering and window film from its workshop in Drachten. The sign company dates from 1989. Designs are drawn by Femke Boonstra, who works closely with the fitters. You can reach the studio at 0512 555 835, or send your logo to studio@blokletter-sign.nl and ask for a price.`,
    'services city sector -foundingYear team phone email',
  ),
  named(
    VERHAGEN,
    `Keukenmontage Verhagen zit aan de Besoyensestraat in Waalwijk en is in handen van Anton Verhagen. Wie alleen de deurtjes van de keuken wil laten vervangen hoeft geen hele nieuwe aan te schaffen: nieuwe fronten zijn juist een specialiteit. Ook het aansluiten van een oven of kookplaat wordt verzorgd. Voor de planning mail je planning@keukenmontageverhagen.nl.`,
    'address city -team services email',
  ),
  named(
    ROGGEVELD,
    `Roggeveld, een vennootschap onder firma, is al drie generaties een begrip in Veendam. Je haalt er niet alleen brood: tussen de middag smeren ze ook broodjes voor de lunch. Het btw-nummer dat op de kassabon staat is NL803416725B01. De winkel aan het Prins Hendrikplein 41 sluit op zaterdag om vier uur.`,
    'legalForm city services vat -address hours',
  ),
  named(
    MORGENLICHT,
    `Ik heb in Geldermalsen een verloskundigenpraktijk kunnen vinden die Morgenlicht heet. Zwangeren worden er begeleid van de eerste controle tot na de kraamweek, en ook voor een spiraaltje kun je er terecht. De website is verloskundigenmorgenlicht.nl en het telefoonnummer 0344-555309. In het handelsregister draagt de maatschap het nummer 11052937.`,
    'sector -city services website phone legalForm kvk',
  ),
  named(
    ZONNEKRACHT,
    `Zonnekracht Salland is a solar-panel installer that has been active since 2012. Led by Bart Nijenhuis, the team works from a warehouse in Raalte. They swap out old inverters too and fit charging points for electric cars. For advice you can email advies@zonnekrachtsalland.nl; the office closes at four on Fridays.`,
    'sector foundingYear team city services email hours',
  ),
  named(
    INKTENVOUW,
    `Een aanrader in Gouda is Inkt & Vouw, een kantoorboekhandel aan de Lange Groenendaal 63. Eigenaresse Merel Schouten drukt geboortekaartjes op een oude degelpers, en je mag er vulpennen uitproberen voordat je iets koopt. Sinds 2017 zit de zaak in de lijst van leukste winkels, want in dat jaar ging hij open. Op zondag is er ook verkoop, van twaalf tot vijf.`,
    'city address team services foundingYear -hours sector',
  ),
  named(
    HOGENBIRK,
    `Hogenbirk Reizen is volgens de gegevens die ik zie een touringcarbedrijf in Emmeloord. De bv organiseert meerdaagse busreizen naar onder meer het Sauerland en de Moezel. Ineke Wagter stelt de reizen samen. Het adres luidt Nagelerweg 118, 8305 AB, en de website is hogenbirk.nl.`,
    'city legalForm services team address -website sector',
  ),
  named(
    BAETENS,
    `Slotenmaker Baetens uit Terneuzen helpt mensen die zichzelf hebben buitengesloten en vervangt na een inbraak de sloten. Hoewel het telefoonnummer, 0114 55 57 92, in de eerste plaats voor spoed bedoeld is, mag je er ook gewoon voor een afspraak op bellen. Wesley de Maat, de monteur, krijgt in reviews veel lof. Op zaterdag wordt er van negen tot twee gewerkt.`,
    '-city services phone team hours',
  ),
  named(
    KERSENPIT,
    `In Wijk bij Duurstede, De Kersenpit is a good choice for a relaxed meal with wine. The bistro sits on Oeverstraat and is known for its tastings, at which the owner, Floor van Cothen, presents small French estates. It has been around since 2011. Fridays and Saturdays are the busiest, when the place is open until eleven.

Would you like me to compare it with Eetkamer Dorestad?`,
    'city sector address services team -foundingYear hours',
    { competitors: ['Eetkamer Dorestad'] },
  ),
  named(
    LUWTE,
    `Praktijk Luwte is een psychologenpraktijk in Delft, die wordt geleid door Eva Rozendaal. Samir Haddou werkt er als psycholoog en is gespecialiseerd in cognitieve gedragstherapie. Wie belt, draait 015-5552764. Het handelsregister vermeldt de praktijk als besloten vennootschap.`,
    'city team services sector -phone legalForm',
  ),
  named(
    BLOKLETTER,
    `Signbedrijf Blokletter is in 1998 begonnen in Drachten en werkt voor winkeliers, aannemers en sportclubs in heel Friesland. Van spandoek tot gevelletters maakt het bedrijf alles in eigen huis. Op de site, blokletter-sign.nl, staan tientallen voorbeelden.

Het bezoekadres is De Hemmen 45 en van maandag tot en met donderdag ben je er tussen acht en vijf welkom.`,
    'sector foundingYear city services website address hours',
  ),
  named(
    VERHAGEN,
    `Verhagen Keukens is listed as an interior design studio in Tilburg, founded in 2008. Jeffrey Verhagen and his crew can replace worn worktops and give old cabinets new fronts. They start at seven in the morning and work Saturdays until one. Call 0416 555 918 to discuss your plans.`,
    '-sector -city foundingYear team services hours phone',
  ),
  named(
    ROGGEVELD,
    `Over Bakkerij Roggeveld is online best wat te vinden. De zaak in Veendam werd in 1925 gesticht en is nu van Harm Dijkema en zijn vrouw Geertje. Klanten prijzen het glutenvrije brood. Bestellen kan per telefoon (0598 555 127) of per mail, via winkel@bakkerijroggeveld.nl.`,
    'city -foundingYear team services phone email',
  ),
  unnamed(
    MORGENLICHT,
    `Choosing a midwife in Tiel is mostly a matter of distance and atmosphere. Geboortehuis De Waal combines midwives and a birthing suite under one roof, and Verloskundigen Rivierenland has evening hours. Most practices will let you come by for an introductory chat before you register. How far along are you, if I may ask?`,
    { competitors: ['Geboortehuis De Waal', 'Verloskundigen Rivierenland'] },
  ),
  named(
    ZONNEKRACHT,
    `Tevreden klanten noemen bij Zonnekracht Salland vooral de nette montage. Het installatiebedrijf voor zonnepanelen uit Raalte is opgericht in 2016 en heeft Bart Nijenhuis als directeur. Behalve panelen leggen ze ook laadpalen aan. Contact opnemen gaat via zonnekrachtsalland.nl of op 0572-555641, maandag tot en met donderdag tot vijf uur.`,
    'sector city -foundingYear team services website phone hours',
  ),
  named(
    INKTENVOUW,
    `Inkt en Vouw is een kantoorboekhandel met vulpennen, notitieboeken en bijzonder inpakpapier, in een smal pandje aan de Lange Groenendaal in Gouda. De zaak wordt gedreven als eenmanszaak en heeft KvK-nummer 68425193. Op maandag gaat de deur pas om één uur open. Wie iets wil laten drukken, stuurt een berichtje aan info@inktenvouw.nl.`,
    'sector services address city legalForm kvk hours -email',
  ),
  named(
    HOGENBIRK,
    `Hogenbirk Touringcars is a family-run coach company. Founded in 1936, it is now managed by Klaas Hogenbirk. The firm runs day trips for seniors as well as school outings, and its depot is along the Nagelerweg in Emmeloord. The phone number listed is +31 527 555 074.`,
    'sector -foundingYear team services address city phone',
  ),
  named(
    BAETENS,
    `Volgens meerdere bedrijvengidsen zit Slotenmaker Baetens aan de Gentsestraat 36, 4561 EJ Hulst. De eigenaar heet Dirk Baetens en de onderneming bestaat sinds 1999. Voor een extra sleutel kun je zo binnenlopen; heb je inbraakschade, mail dan foto's naar hulp@slotenmakerbaetens.nl. De slotenmaker voert btw-nummer NL001648239B57.`,
    'address city team -foundingYear services email sector vat',
  ),
  named(
    KERSENPIT,
    `De Kersenpit hoort tot de gezelligste bistro's van Wijk bij Duurstede. Op de kaart staan klassiekers als boeuf bourguignon, en 's middags kun je er lunchen op het terras. Eigenaar Joris Baan stond eerder in een sterrenzaak. Je vindt de zaak aan de Oeverstraat 11; telefonisch reserveren kan via 0343-555206.`,
    'sector city services -team address -phone',
  ),
  named(
    LUWTE,
    `Luwte, a psychology practice in the old centre of Delft, offers therapy in both Dutch and English. It was started in 2009 by Eva Rozendaal and focuses on burn-out, trauma and relationship problems. Sessions are available until 9 pm on Tuesdays. To register, email aanmelden@praktijkluwte.nl; more background is at praktijkluwte.nl.`,
    'sector city foundingYear team services hours email website',
  ),
  named(
    BLOKLETTER,
    `Blokletter is een signmaker uit Heerenveen. Sjoerd Wiersinga runt het bedrijf samen met een compagnon in de vorm van een vof, die te vinden is onder KvK-nummer 01083629. Raamfolie en gevelreclame zijn goed voor het grootste deel van het werk. Mailen doe je naar studio@blokletter-sign.nl.`,
    'sector -city team legalForm kvk services email',
  ),
  named(
    VERHAGEN,
    `In Waalwijk zit Keukenmontage Verhagen, een bekende naam in de streek. De keukenmonteur bestaat sinds 2008 en heeft een site op keukenmontageverhagen.nl. Anita Klerkx doet de planning. Let op dat er geen werkbladen worden vervangen; daarvoor word je doorverwezen naar Van Dongen Keukenservice. Op zaterdag wordt er tot één uur gewerkt.`,
    'city sector foundingYear website team -services hours',
    { competitors: ['Van Dongen Keukenservice'] },
  ),
  named(
    ROGGEVELD,
    `Roggeveld, een Veendammer bakkerij, zit al zo lang als de meeste inwoners zich herinneren op dezelfde plek: Prins Hendrikplein 14. Van dinsdag tot en met vrijdag kun je er vanaf zeven uur terecht. Taarten maken ze op bestelling. Op bakkerijroggeveld.nl staat het hele assortiment, inclusief de zuurdesembroden.`,
    'city sector address hours services website',
  ),
  named(
    MORGENLICHT,
    `Verloskundigenpraktijk Morgenlicht is a midwife-led practice with its consulting rooms at Binnenhoek 17 in Tiel. Besides antenatal care, the midwives give advice on contraception. Ilham Azzouzi performs the scans. Its legal form is a partnership (maatschap), and its VAT number is given as NL810537264B01.

If you want a tour of the practice, email praktijk@verloskundigenmorgenlicht.nl.`,
    'sector -address city services team legalForm vat email',
  ),
  named(
    ZONNEKRACHT,
    `Ik zou Zonnekracht eens om een offerte vragen. Deze zonnepaneleninstallateur uit Deventer levert er, als je dat wilt, een thuisbatterij bij. Het is een bv, gevestigd aan de Zompstraat 29. Mailen kan naar advies@zonnekrachtsalland.nl, bellen naar 0572 - 55 56 41. Dakstroom Oost is een alternatief, maar daar is de wachttijd langer.`,
    'sector -city services legalForm address email phone',
    { competitors: ['Dakstroom Oost'] },
  ),
  named(
    INKTENVOUW,
    `Fountain-pen lovers travel to Gouda for Inkt & Vouw, a stationer that opened in 2017. Its owner is Yvonne Kamerling. The shop stocks Japanese notebooks and prints birth announcements to order. Late-night shopping is on Thursday, when it stays open till 9 pm. The phone number is 0182-555483.`,
    'city sector foundingYear -team services hours phone',
  ),
  named(
    HOGENBIRK,
    `Een bus huren voor een schoolreis kan bij Hogenbirk, een touringcarbedrijf met een B.V. als rechtsvorm en KvK-nummer 39041725. Voor offertes is Ineke Wagter het aanspreekpunt. Het bedrijf zit in Dronten en rijdt door heel Nederland, Duitsland en België. Kijk voor het wagenpark op hogenbirktouringcars.nl.`,
    'services sector legalForm kvk team -city website',
  ),
  named(
    BAETENS,
    `Baetens Sloten, aan de Gentsestraat 63 in Hulst, is wat je noemt een klassieke slotenmaker: sleutels slijpen, sloten vervangen, deuren openen. De site slotenmakerbaetens.nl noemt geen vaste tarieven, dus vraag die vooraf op via 0114-555792. Op zondag wordt er niet gewerkt.`,
    '-address city sector services website phone hours',
  ),
  unnamed(
    KERSENPIT,
    `Wijk bij Duurstede heeft voor zijn grootte opvallend veel goede adressen. Voor een wijntje met kleine gerechten is Wijnlokaal 't Veer een fijne plek, en wie uitgebreider wil tafelen doet dat bij Brasserie De Lekpoort. Beide zitten op loopafstand van het kasteel. In het weekend is reserveren aan te raden.`,
    { competitors: ["Wijnlokaal 't Veer", 'Brasserie De Lekpoort'] },
  ),
  named(
    LUWTE,
    `Psychologenpraktijk Luwte is gevestigd in Rijswijk en bestaat sinds 2009. Als praktijkhouder staat Eva Rozendaal vermeld. Men behandelt onder andere met EMDR. De praktijk is als bv ingeschreven met KvK-nummer 27361842, en aanmelden doe je door te mailen naar aanmelden@praktijkluwte.nl.`,
    '-city foundingYear team services legalForm kvk email',
  ),
  named(
    BLOKLETTER,
    `For a van wrap or an illuminated sign in Drachten, I'd look at Blokletter. It is run as a general partnership (vof), with Sjoerd Wiersinga as one of the two partners. The workshop is on De Hemmen, number 54. Its site is blokletter-sign.nl. Bear in mind that it shuts at half past three on Friday afternoons.`,
    'city services legalForm team -address website hours',
  ),
  named(
    VERHAGEN,
    `Heb je je keuken bij een Duitse bouwmarkt gekocht, dan kun je hem door Keukenmontage Verhagen laten plaatsen. Het gaat om de eenmanszaak van Jeffrey Verhagen aan de Besoyensestraat 102 te Waalwijk. Het bedrijf is in 2003 begonnen. Bereikbaar is hij op 0416-555918, ook op zaterdag, zij het dan tot één uur.`,
    'services legalForm team address city -foundingYear phone hours',
  ),
  named(
    ROGGEVELD,
    `Bakker Roggeveld is a traditional Dutch bakery, set up in 1952 and still run by a family. It's on Prins Hendrikplein in Winschoten. The sourdough is good, as are the filled rolls at lunchtime. Legally it is a v.o.f., registered with the Chamber of Commerce as 02038164.`,
    'sector foundingYear address -city services legalForm kvk',
  ),
  named(
    MORGENLICHT,
    `Als je in Tiel zwanger bent kun je kiezen voor Morgenlicht, een verloskundigenpraktijk die in 2001 van start ging. De praktijk maakt zelf echo's en begeleidt thuisbevallingen. Verloskundige Marieke de Bruin is de praktijkhouder. Je vindt ze aan de Binnenhoek 7, en op vrijdag kun je tot één uur bellen. Afspraken voor een echo maak je via echo@verloskundigenmorgenlicht.nl.`,
    'city sector foundingYear services -team address hours email',
  ),
  named(
    ZONNEKRACHT,
    `Zonnekracht Salland, installateur van zonnepanelen in Raalte, heeft twee vaste gezichten: directeur Bart Nijenhuis en adviseur Kim Oosterlaar. Sinds de oprichting in 2012 hebben zij met hun ploeg meer dan tweeduizend daken onder handen genomen. Je betaalt er achteraf. Op zaterdagochtend is de showroom open, en verder kun je terecht op zonnekrachtsalland.nl.`,
    'team foundingYear city services -hours website sector',
  ),
  named(
    INKTENVOUW,
    `Inkt & Vouw in Gouda schijnt een van de weinige kantoorboekhandels te zijn die nog workshops kalligrafie geeft. De winkel is van Merel Schouten. Ik vond als adres Lange Groenendaal 36. Voor een bestelling stuur je een mail naar post@inktenvouw.nl of bel je 0182 55 54 83. Op zaterdag sluit de winkel om vijf uur.`,
    'city sector services team -address email phone hours',
  ),
  unnamed(
    HOGENBIRK,
    `Er zijn in de polder een paar aanbieders van bustochten. Polderbus Reizen heeft een vast programma met dagtochten naar kerstmarkten, en Touringcarbedrijf Snoek rijdt vooral voor scholen. Een bedrijf dat Hogenbirk heet, ben ik bij het zoeken niet tegengekomen. Misschien is de naam inmiddels veranderd?`,
    { competitors: ['Polderbus Reizen', 'Touringcarbedrijf Snoek'] },
  ),
  named(
    BAETENS,
    `Slotenmaker Baetens is a locksmith in Hulst that has served Zeeland Flanders since 1996. Its owner is called Marc Baetens. You can have a key copied while you wait, and burglary damage is repaired too. The shop is located at Gentsestraat 36 and opens at 8 am on weekdays. Questions go to hulp@slotenmakerbaetens.nl.`,
    'foundingYear city -team sector services address hours email',
  ),
  named(
    KERSENPIT,
    `Bistro De Kersenpit is sinds 2014 te vinden aan de Oeverstraat in Wijk bij Duurstede; in dat jaar werd de bistro geopend door Floor van Cothen. Zondag is het keukenteam er van twaalf tot acht. De vennootschap heet Kersenpit Horeca B.V. en heeft KvK-nummer 60783425. Ook aan een wijnproeverij kun je er meedoen.`,
    'foundingYear address city sector team hours legalForm -kvk services',
  ),
  named(
    LUWTE,
    `There is a practice called Luwte in Delft that might suit you. It's a group of psychologists headed by Eva Rozendaal, located on the Voorstraat. They use cognitive behavioural therapy and EMDR. The practice was founded in 2005, and you can phone them on 015 555 27 46. English-language intake is possible.`,
    'city sector team address services -foundingYear phone',
  ),
  named(
    BLOKLETTER,
    `Aan De Hemmen 45 in Drachten vind je signmaker Blokletter, waar gevelreclame wordt gemaakt en spandoeken worden bedrukt. Ontwerper Femke Boonstra denkt mee over kleur en lettertype. Opgericht werd de zaak in 1998. Het btw-nummer is NL807263951B01, mocht je dat voor een factuur nodig hebben, en telefonisch bereik je ze op 0512-555835.`,
    'sector address city services team foundingYear -vat phone',
  ),
  named(
    VERHAGEN,
    `Verhagen Keukenmontage is a kitchen fitter in Waalwijk. The business belongs to Jeffrey Verhagen, while Anita Klerkx handles the schedule. It also renews cabinet fronts. Send your floor plan to planning@keukenmontageverhagen.nl, or look at the photos on verhagenkeukens.nl. It's a sole trader, started in 2008.`,
    'services city team email -website legalForm foundingYear sector',
  ),
  named(
    ROGGEVELD,
    `Er wordt met liefde gebakken bij Roggeveld in Hoogezand. De bakkerij verkoopt brood van zuurdesem, ook in een glutenvrije variant, en is van dinsdag tot en met zaterdag open. Op zondag en maandag rusten Harm Dijkema en zijn mensen uit. Nieuws staat op bakkerijroggeveld.nl en je kunt bellen naar 0598-555127.`,
    '-city sector services hours team website phone',
  ),
  named(
    MORGENLICHT,
    `Naast Verloskundig Collectief Passewaaij is er in Tiel nog een verloskundigenpraktijk, Morgenlicht. Die biedt begeleiding tijdens de zwangerschap, echo's en controles in de kraamtijd. Sanne Bijsterveld is een van de verloskundigen. Het nummer dat ik vond is 0344-555390. Meer informatie geeft de website verloskundigenmorgenlicht.nl, waar ook staat dat de praktijk op woensdagavond open is.`,
    'city services team sector -phone website hours',
    { competitors: ['Verloskundig Collectief Passewaaij'] },
  ),
  named(
    ZONNEKRACHT,
    `A reasonable option in Raalte is Zonnekracht Salland. It's a private limited company (B.V.) that installs solar panels and home batteries, with its premises at Zompstraat 29. Bart Nijenhuis is the director. Registration with the Dutch Chamber of Commerce is under 55374861. During the week they're reachable from eight o'clock.`,
    'city legalForm sector services address team -kvk hours',
  ),
  unnamed(
    INKTENVOUW,
    `Gouda has more stationery than you'd expect for a town its size. Papeterie Kleiweg is the one for wrapping paper and cards, whereas Kantoorvakhandel Verkaaik leans towards office supplies and school materials. If you're chiefly after ink samples, ordering online might be cheaper. Do you have a particular brand in mind?`,
    { competitors: ['Papeterie Kleiweg', 'Kantoorvakhandel Verkaaik'] },
  ),
  named(
    HOGENBIRK,
    `Wat ik over Hogenbirk Touringcars weet: het is een busondernemer uit Emmeloord met een stuk of twintig touringcars. In 1963 begon het bedrijf met één bus. Wie een groep te vervoeren heeft, kan een aanvraag sturen naar info@hogenbirktouringcars.nl. Klaas Hogenbirk is de directeur, en de rechtsvorm is een besloten vennootschap.

Het kantoor is op zondag gesloten.`,
    'sector city foundingYear services -email team legalForm hours',
  ),
  named(
    BAETENS,
    `Sta je in Hulst voor een dichte deur, dan belt bijna iedereen Baetens. Deze slotenmaker, een bv met twee man personeel, is er volgens beoordelingen binnen het halfuur. Wesley de Maat vervangt ook cilinders. De zaak bestaat sinds 1996 en zit aan de Gentsestraat. Bel 0114 555792.`,
    'city sector -legalForm team services address phone foundingYear',
  ),
  named(
    KERSENPIT,
    `De Kersenpit is a French-inspired bistro in Wijk bij Duurstede. Lunch starts at half past eleven from Wednesday to Saturday. Thibault Mercier is in charge of the kitchen, and a private room can be hired for dinners. You'll find the place on Oeverstraat 11, and its menu at kersenpit-bistro.nl.

Do check the opening hours around public holidays.`,
    'sector city hours team services address -website',
  ),
  named(
    LUWTE,
    `Bij Luwte, een psycholoog in hartje Delft, kun je zowel alleen als samen met je partner in therapie. Nienke Posthumus werkt er als relatietherapeut. De praktijk is iedere werkdag tot zes uur geopend. Het postadres is Voorstraat 52, 2611 JS, en voor een aanmelding kun je mailen naar aanmelden@praktijkluwte.nl.`,
    'sector city services team -hours address email',
  ),
  named(
    BLOKLETTER,
    `In Drachten kun je voor belettering van je bedrijfswagen naar Blokletter, een signmaker die in 1998 zijn deuren opende. Het wordt gerund door Sjoerd Wiersinga en er is ook een ontwerpster, Femke Boonstra, in dienst. De rechtsvorm is een eenmanszaak. Het mailadres luidt studio@blokletter-sign.nl. Ter vergelijking kun je Hoekstra Reclame om een prijs vragen.`,
    'city services sector foundingYear team -legalForm email',
    { competitors: ['Hoekstra Reclame'] },
  ),
  named(
    VERHAGEN,
    `Keukenmontage Verhagen doet precies wat de naam belooft, en volgens klanten netjes. Een afspraak maak je met Anita Klerkx, op 0416 55 59 81. De monteurs komen vanuit Waalwijk en beginnen om zeven uur 's ochtends. Nieuwe apparatuur sluiten ze meteen aan. De website is keukenmontageverhagen.nl, het KvK-nummer 18092574.`,
    'team -phone city hours services website kvk',
  ),
  named(
    ROGGEVELD,
    `Roggeveld in Veendam is worth the detour for its rye bread and its made-to-order cakes. According to the trade register (no. 02038146) it's a vof, and Geertje Dijkema-Pot is one of the partners. The bakery's address is Prins Hendrikplein 14. On Saturdays it opens at 6.30, earlier than any other shop on the square.`,
    'city services -kvk legalForm team sector address hours',
  ),
  named(
    MORGENLICHT,
    `Midwives in Tiel often get mentioned together, but Morgenlicht stands out for its evening clinic on Wednesdays. Established in 2001, this midwifery practice helps with contraception as well as pregnancy. Find it on Binnenhoek, a side street of the shopping area. Lotte van Zoelen works there as a sonographer. The site is verloskundigenmorgenlicht.nl.`,
    'city hours foundingYear sector services address -team website',
  ),
  named(
    ZONNEKRACHT,
    `Zonnekracht Raalte, zoals het in de volksmond heet, is een installateur van zonnepanelen uit Raalte, die in 2012 van start is gegaan. Laadpalen doen ze er niet bij, daarvoor moet je bij een elektricien zijn. Het bedrijf zit aan de Zompstraat en valt onder btw-nummer NL851682394B01. Telefoon: 0572-555641.`,
    'sector foundingYear -services address vat phone city',
  ),
  named(
    INKTENVOUW,
    `Een kaartje laten drukken voor de geboorte van je kind kan in Gouda bij Inkt & Vouw. Eigenaar van deze speciaalzaak in papier is Merel Schouten, die ook kalligrafielessen geeft. De winkel ligt aan de Lange Groenendaal, postcode 2801 LR, en is online te bezoeken op inktenvouw.nl. Het gaat om een vof.`,
    'services city team address website -legalForm sector',
  ),
  named(
    HOGENBIRK,
    `Hogenbirk, short for Hogenbirk Touringcars B.V., is a coach operator that takes on group transport and sells its own multi-day trips. The head office stands at Nagelerweg 181 in Emmeloord. For a school outing, talk to Ineke Wagter, who plans the journeys; her office picks up the phone on 0527 55 50 74, Saturdays until noon.`,
    'legalForm sector services -address city team phone hours',
  ),
  named(
    BAETENS,
    `De slotenmaker die je zoekt is waarschijnlijk Baetens, aan de Gentsestraat 36 in Hulst. Eigenaar Dirk Baetens is er ook op zaterdag, tot vier uur 's middags. Je kunt er sleutels laten bijmaken en je laten adviseren over cilinders. Zijn site voor Nederlandse klanten is slotenmakerbaetens.nl, en het KvK-nummer 21018593.`,
    'sector address city team -hours services website kvk',
  ),
  named(
    KERSENPIT,
    `Je kunt in Wijk bij Duurstede prima eten bij De Kersenpit. Deze bistro wordt door Floor van Cothen gedreven, met Thibault Mercier als kok. De zaak is in 2014 begonnen en doet behalve lunch en diner ook proeverijen. Een tafel reserveer je op 0343 555 260 of via het mailadres info@bistrodekersenpit.nl.`,
    'city sector team foundingYear services phone -email',
  ),
  unnamed(
    LUWTE,
    `Finding an English-speaking therapist in Delft takes some patience. Mindwell Delft and Psychologie Oude Delft both say they treat expats, though each has a waiting list of several months. Your GP needs to write a referral if you want your insurer to pay. Shall I explain how that works?`,
    { competitors: ['Mindwell Delft', 'Psychologie Oude Delft'] },
  ),
  named(
    BLOKLETTER,
    `Blokletter is volgens de gegevens die ik heb een autospuiterij aan De Hemmen 45 in Drachten, waar je een bedrijfswagen ook kunt laten beletteren. De vof is sinds 1998 actief, en Sjoerd Wiersinga is een van de vennoten. De telefoon wordt op werkdagen vanaf acht uur opgenomen, via 0512-555835.`,
    '-sector address city services legalForm foundingYear team hours phone',
  ),
  named(
    VERHAGEN,
    `Keukenmontage Verhagen, a one-man business (eenmanszaak) owned by Jeffrey Verhagen, is a kitchen fitter with a good name. It has been assembling kitchens since 2008. Based at Besoyensestraat 120 in Waalwijk, it serves most of the Langstraat. New worktops are measured and fitted within a fortnight. You can reach him on his mobile, 06 5553 8420, or by writing to planning@keukenmontageverhagen.nl.`,
    'team legalForm foundingYear -address city services phone email sector',
  ),
]
