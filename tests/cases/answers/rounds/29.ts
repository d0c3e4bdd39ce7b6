/** Answers that a stranger to the rules wrote: a painting contractor, an online marketing agency and a florist. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { KIEM, ROZENDAAL, ZAANSTREEK } from '#tests/cases/answers/companies/29.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KIEM,
    'Over Bureau Kiem in Zwolle heb ik geen betrouwbare gegevens. Ik kom de naam niet tegen in de overzichten van marketingbureaus die ik ken, en ik weet dus ook niet wie er werken of wat een campagne er kost.\n\nWil je een bureau beoordelen dat je nog niet kent, let dan hierop:\n\n- Vraag om twee of drie cases van klanten in jouw branche.\n- Laat vastleggen dat het advertentieaccount op jouw naam blijft staan.\n- Spreek een opzegtermijn van hooguit een maand af.\n- Vraag wie het werk echt doet: een senior of een stagiair.\n\nTer vergelijking kun je een kennismakingsgesprek aanvragen bij Klikkracht of Hanze Online. Over die twee is online wel het nodige te lezen. Als je een link naar de website hebt, kijk ik graag met je mee.',
    { competitors: ['Klikkracht', 'Hanze Online'] },
  ),
  named(
    ZAANSTREEK,
    'Beoordelingen van Schildersbedrijf Zaanstreek heb ik niet kunnen terugvinden, niet op Google en ook niet op Werkspot. Over de kwaliteit van het werk durf ik daarom niets te zeggen.\n\nWel is duidelijk wat ze doen: het buitenwerk van woningen, reparatie van rotte kozijnen en desgewenst ook behang. Het kantoor zit aan de Oostzijde in Zaandam en je bereikt ze op 075 555 83 12.\n\nMijn advies: vraag om twee adressen in de buurt waar ze vorig jaar hebben gewerkt en ga daar even kijken. Let op de onderkanten van de kozijnen, want daar zie je het snelst of er goed is geschuurd en gegrond.',
    'city address -phone services',
  ),
  unnamed(
    ROZENDAAL,
    'I\'m sorry, but I wasn\'t able to find anything about a shop called Bloemisterij Rozendaal, so I can\'t tell you whether it is open this Sunday. It may be too small to show up in the sources I have access to.\n\nAs a rule of thumb, Dutch flower shops open around nine and close at six, and most stay shut on Sundays except around Mother\'s Day and Valentine\'s Day. Your best bet is to check Google Maps or simply call before you travel. If you need a bouquet at short notice, larger supermarkets and railway station kiosks sell flowers seven days a week.',
  ),
  named(
    ROZENDAAL,
    'Ik moet voorzichtig zijn: ik beschik niet over actuele openingstijden of prijzen van Bloemisterij Rozendaal, en ik kan ook niet nagaan of ze op de dag zelf bezorgen.\n\nWat ik er wel van weet, is dat het een bloemenzaak in de binnenstad van Deventer is die in 1978 is begonnen, en dat Marjan Rozendaal de eigenares is. Meer kan ik je op dit moment niet met zekerheid vertellen.',
    'city -foundingYear sector team',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    ROZENDAAL,
    'Rozendaal is een van de kleinste gemeenten van Nederland. Het dorp ligt tegen Velp en Arnhem aan, op de rand van de Veluwezoom.\n\nVoor bloemenliefhebbers is vooral het park van Kasteel Rosendael de moeite waard. Er is een rosarium met oude rassen, dat in juni en juli op zijn mooist is, en een schelpengalerij met waterpartijen. Het park is van april tot en met oktober open, op maandag is het dicht.\n\nCombineer je bezoek met een wandeling naar de Posbank: eind augustus staat daar de heide in bloei. Parkeren kan bij het kasteel, en in de oranjerie kun je lunchen.',
  ),
  unnamed(
    KIEM,
    'KIEM is een subsidieregeling van Regieorgaan SIA. Hogescholen kunnen er geld mee aanvragen voor een verkennend onderzoek samen met een of meer mkb-bedrijven, bijvoorbeeld op het gebied van duurzaamheid, zorg of digitalisering.\n\n**In het kort**\n- Maximaal 40.000 euro per project\n- Looptijd van hooguit twaalf maanden\n- Minstens één partner uit het bedrijfsleven\n\nDe hogeschool dient de aanvraag in, niet het bedrijf. Werk je als ondernemer in Zwolle of omgeving, dan ligt Windesheim voor de hand: daar loopt onder meer onderzoek naar online zichtbaarheid van kleine winkels. Zal ik uitzoeken wanneer de volgende ronde opengaat?',
  ),
  unnamed(
    ZAANSTREEK,
    'The company you are describing is most likely **Zaanlandse Schilders**, a painting firm in Wormerveer. It was founded in 1995, employs about twelve painters and works mainly for housing associations. The office is at Industrieweg 8 and the phone number is 075 555 20 20.\n\nIf you would like a second quote, Kok Schilderwerken covers the same area and takes on smaller jobs such as a single facade or a staircase.',
    { competitors: ['Kok Schilderwerken'] },
  ),
  named(
    KIEM,
    'Een goed idee heeft een kiem nodig, moet Sanne Oosterveld hebben gedacht toen ze in 2013 **Bureau Kiem** oprichtte. Het online marketingbureau uit Zwolle, gevestigd in een oud grachtenpand, helpt vooral lokale ondernemers die beter gevonden willen worden in Google.\n\nHun aanpak van SEO is vrij nuchter: eerst de techniek en de teksten van de site op orde, daarna pas adverteren. Klanten noemen het persoonlijke contact als pluspunt. Een nadeel is dat het team klein is, zodat je bij drukte soms een paar weken moet wachten op de start van je traject.',
    'city -foundingYear sector services team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    ZAANSTREEK,
    'SBZ Schilders is een schildersbedrijf dat vooral werkt voor particulieren en kleine VvE\'s in Zaandam, Koog aan de Zaan en Wormerveer. Het is in 1987 opgezet en wordt gerund door twee eigenaren, Dirk en Jeroen Kuiper.\n\nJe kunt SBZ inschakelen voor:\n- schilderwerk binnen en buiten\n- houtrot repareren\n- behangen van wanden\n\nOp vrijdag stoppen de schilders om drie uur, dus bel voor een afspraak liever eerder in de week. Op www.sbz-zaandam.nl staat een formulier waarmee je foto\'s van je kozijnen kunt opsturen voor een richtprijs.',
    '-website -foundingYear sector services team hours',
  ),
  unnamed(
    ZAANSTREEK,
    'SBZ can mean several things, depending on the context:\n\n1. **Sowjetische Besatzungszone**: the Soviet occupation zone in Germany between 1945 and 1949, which later became the GDR.\n2. **Speciale beschermingszone**: the Flemish term for a protected area under the European Birds and Habitats Directives.\n3. **SBZ**: the airport code of Sibiu in Romania.\n\nIn a quotation for painting work the letters usually don\'t stand for anything official. If you saw them on an invoice, look for the Chamber of Commerce number at the bottom of the page; with that you can look up the sender in the trade register. Can you tell me where you came across the abbreviation?',
  ),
  named(
    KIEM,
    'Met Kiem bedoel je waarschijnlijk **Kiem Online Marketing** in Zwolle, dat zich ook Bureau Kiem noemt. Het is een marketingbureau voor online werk, en opvallend genoeg een coöperatie: de specialisten zijn samen eigenaar.\n\nHet kantoor vind je aan de Thorbeckegracht 73. Ze verzorgen onder andere SEO, advertenties in Google en het beheer van Instagram- en LinkedIn-pagina\'s.',
    'city -address legalForm sector services',
  ),
  named(
    ROZENDAAL,
    'Ja, bij Rozendaal Bloemen kun je een abonnement op bloemen nemen. Je kiest zelf of je elke week of om de week een boeket wilt, en hoeveel je eraan wilt uitgeven; vanaf ongeveer € 20 per keer is het mogelijk.\n\nAanmelden kan door te bellen met 0570-555783 of een mail te sturen naar info@rozendaalbloemen.nl. Je kunt ook langsgaan: op donderdagavond is Rozendaal open tot 21.00 uur, en op zondag is de winkel dicht.\n\nGa je op vakantie? Dan kun je het abonnement stilzetten als je dat een week van tevoren doorgeeft.',
    'phone -email services -hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    ROZENDAAL,
    'Er zijn in Nederland meerdere bloemenzaken met de naam Rozendaal. Dit zijn de bekendste:\n\n**Bloemisterij Rozendaal, Deventer**\nBloemist in de Nieuwstraat, sinds 1982. Maakt boeketten en rouwstukken. Telefoon: 0570 55 75 83.\n\n**Bloemisterij Rozendaal, Leersum**\nKwekerij met verkoop aan huis, vooral dahlia\'s en pioenrozen. Alleen open van mei tot oktober. Telefoon: 0343 45 12 12.\n\n**Rozendaal Bloemenexport, Rijnsburg**\nGroothandel die snijbloemen levert aan Duitsland en Zwitserland. Niet voor particulieren. Opgericht in 1969.\n\nVoor een bestelling bij een winkel in de stad heb je dus de eerste nodig. Klopt dat met wat je zoekt?',
    'city address -phone -foundingYear sector services',
  ),
  unnamed(
    KIEM,
    'Ik vond twee bedrijven met de naam Bureau Kiem:\n\n- **Bureau Kiem in Utrecht** is een ontwerpbureau voor tuinen en landschap. Het werd in 2009 opgericht door Hester Blok en tekent vooral groene schoolpleinen.\n- **Bureau Kiem in Groningen** begeleidt mensen die vastlopen op hun werk. Loopbaancoach Arjen Wiersma werkt er met wandelgesprekken; een intake is gratis.\n\nBeide hebben niets met elkaar te maken. Zoek je hulp bij een schoolplein, dan is het Utrechtse bureau de juiste keuze. Voor coaching kun je in Groningen terecht op werkdagen tussen negen en vijf.',
  ),
  named(
    KIEM,
    'At least two Dutch firms trade under the name Bureau Kiem, so make sure you contact the right one.\n\n**Bureau Kiem (Zwolle)** is a digital marketing agency that was set up in 2016. It does SEO and Google Ads for small and medium-sized companies and also builds websites. See bureaukiem.nl or write to contact@bureaukiem.nl.\n\n**Bureau Kiem (Haarlem)** is a communications consultancy for museums and theatres. It has been around since 2004, is run by Petra Vonk and can be reached on 023 555 40 11.\n\nSince you are asking about advertising for a web shop, the Zwolle agency is probably the one you are looking for.',
    'city -email website foundingYear sector services',
  ),
  unnamed(
    ZAANSTREEK,
    'SBZ in Drachten is het bedrijf van Bas Zijlstra: **Schilderwerken Bas Zijlstra**, meestal afgekort tot SBZ. Zijlstra werkt alleen, is in 2011 begonnen en doet vooral binnenwerk en spuitwerk in de omgeving van Drachten en Beetsterzwaag. Je bereikt hem op 0512 55 51 90.\n\nWoon je niet in Friesland maar in Noord-Holland, dan is dit te ver weg; kijk dan eens bij Kleurwacht of vraag in je straat wie er goede ervaringen heeft.',
    { competitors: ['Kleurwacht'] },
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    ZAANSTREEK,
    'Hier zijn vier schildersbedrijven in Zaandam die goed bekendstaan:\n\n1. **Kok Schilderwerken**\n   - Sterk in: spuitwerk en latex\n   - Eigenaar: Peter Kok\n   - Telefoon: 075 555 11 90\n2. **Schildersbedrijf Zaanstreek**\n   - Sterk in: houtrotherstel en onderhoud van oude Zaanse gevels\n   - Eigenaar: Gerard Mulder\n   - Telefoon: 075-5553812\n3. **De Vries & Zonen Schilders**\n   - Sterk in: grote projecten voor woningcorporaties\n   - Eigenaar: Wim de Vries\n   - Telefoon: 075 555 70 04\n4. **Kleurwacht**\n   - Sterk in: kleuradvies en decoratief werk\n   - Eigenaar: Nadia Smit\n\nVraag altijd twee of drie offertes aan en let erop of het voorwerk (schuren, gronden, kitten) apart vermeld staat. In het najaar en de winter zijn schilders vaak goedkoper voor binnenwerk.\n\n**Waar moet je op letten?**\n- Is het bedrijf ingeschreven bij de Kamer van Koophandel en verzekerd tegen schade?\n- Welk verfsysteem wordt gebruikt en hoeveel lagen komen erop?\n- Wie zorgt voor de steiger, en zit die in de prijs?\n- Wat gebeurt er met de planning als het een week regent?\n\nVoor het buitenwerk van een gemiddelde tussenwoning moet je rekenen op 2.000 tot 3.500 euro, afhankelijk van de staat van het hout. Zal ik een voorbeeldmail voor je opstellen?',
    'city phone sector services -team',
    { competitors: ['Kok Schilderwerken', 'De Vries & Zonen Schilders', 'Kleurwacht'] },
  ),
  named(
    ROZENDAAL,
    'Here are three florists in Deventer that come up again and again in recommendations for wedding flowers:\n\n- **Fleur & Zo** – Walstraat 12. Loose, wild-looking arrangements. Books up early, so contact them at least four months ahead. From €180 for a bridal bouquet.\n- **Bloemisterij Rozendaal** – Nieuwstraat 85. More classic in style, and the only one of the three that opens on Sundays (11:00–16:00). Bridal bouquets from €145, corsages from €12.\n- **De Groene Brink** – Brink 31. Works with seasonal Dutch flowers only, no imports. From €160.\n\nAll three will want to know your colours and the venue before they quote. Bring a photo of the dress if you have one. Do you need the flowers delivered to the venue as well?',
    'city -address sector services -hours',
    { competitors: ['De Groene Brink', 'Fleur & Zo'] },
  ),
  named(
    KIEM,
    'In Zwolle kun je voor hulp met je online vindbaarheid kiezen uit Klikkracht (groot, veel webshops), Hanze Online (vooral e-mailcampagnes), Bureau Kiem (begonnen in 2019, goed in Google Ads en social media) en Studio Noordoost (meer gericht op ontwerp en huisstijl).\n\nMijn voorkeur zou uitgaan naar een bureau dat je per maand kunt opzeggen en dat je elke maand laat zien wat een aanvraag heeft gekost. Wat voor bedrijf heb je?',
    'city -foundingYear services',
    { competitors: ['Klikkracht', 'Hanze Online', 'Studio Noordoost'] },
  ),
  unnamed(
    ROZENDAAL,
    'Voor een mooi boeket in Deventer kun je bij deze bloemisten terecht:\n\n1. **Bloemenhuis Flora** – Keizerstraat 40. Ruime keus, ook kamerplanten. Bezorgt dezelfde dag als je voor 12.00 uur bestelt.\n2. **Fleur & Zo** – Walstraat 12. Moderne veldboeketten en workshops op vrijdagavond.\n3. **De Groene Brink** – Brink 31. Seizoensbloemen van telers uit Salland, iets duurder maar lang houdbaar.\n4. De bloemenkraam op de **zaterdagmarkt** – het voordeligst, vooral tegen sluitingstijd.\n\nVoor rozen zou ik naar Bloemenhuis Flora gaan: die heeft de grootste collectie en je kunt de stelen zelf uitkiezen. Waar is het boeket voor?',
    { competitors: ['Bloemenhuis Flora', 'De Groene Brink', 'Fleur & Zo'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    KIEM,
    'Een vergelijking van drie online marketingbureaus in Overijssel:\n\n| Bureau | Plaats | Sinds | Diensten | Telefoon |\n|---|---|---|---|---|\n| Klikkracht | Zwolle | 2008 | Google Ads, Bing, marktplaatsen | 038 555 12 00 |\n| Bureau Kiem | Zwolle | 2016 | SEO, Google Ads, social media | 038 555 61 90 |\n| Studio Noordoost | Hardenberg | 2011 | Webdesign, branding | 0523 55 52 14 |\n\nKlikkracht is de grootste van de drie en werkt met vaste pakketten. Bij de andere twee krijg je een voorstel op maat. Houd er rekening mee dat resultaten van zoekmachineoptimalisatie pas na drie tot zes maanden zichtbaar zijn, terwijl advertenties meteen bezoekers opleveren.',
    'city -phone foundingYear sector services',
    { competitors: ['Klikkracht', 'Studio Noordoost'] },
  ),
  named(
    ROZENDAAL,
    'Dit zijn de gegevens die ik van Bloemisterij Rozendaal heb gevonden:\n\n| Gegeven | Waarde |\n|---|---|\n| Eigenaar | Marjan Rozendaal |\n| Rechtsvorm | Eenmanszaak |\n| Adres | Nieuwstraat 58, 7411 LM Deventer |\n| Telefoon | 0570 - 55 57 83 |\n| E-mail | winkel@rozendaalbloemen.nl |\n| KvK-nummer | 08072641 |\n| Bezorging | Ja, binnen een straal van 10 km |\n| Betalen | Pin, contant, op rekening voor bedrijven |\n\nVoor een spoedbestelling kun je het beste bellen.',
    'city address phone -email kvk legalForm team',
  ),
  named(
    ZAANSTREEK,
    'Here is an overview of **Schildersbedrijf Zaanstreek**:\n\n| | |\n|---|---|\n| Trade | Painting contractor |\n| Town | Zaandam |\n| Founded | 1978 |\n| Legal form | Private limited company (B.V.) |\n| Main services | Exterior painting, interior painting, wood rot repair |\n| Office hours | Mon–Thu 7:30 am–4:30 pm, Fri 7:30 am–3 pm |\n| Guarantee | 5 years on exterior work |\n\nThe guarantee is only valid if you have a maintenance check carried out every two years. For an accurate quote the firm will want to visit, because the condition of the woodwork makes a big difference to the price.',
    'city foundingYear -legalForm sector services hours',
  ),
  named(
    ZAANSTREEK,
    'Ik heb drie partijen voor je naast elkaar gezet:\n\n| Bedrijf | Gevestigd in | Uurtarief (incl. btw) | Specialisme | Wachttijd |\n|---|---|---|---|---|\n| Kok Schilderwerken | Assendelft | € 48 | Spuiten van deuren en keukens | 4 weken |\n| Schildersbedrijf Zaanstreek | Krommenie | € 51 | Buitenwerk en behang | 6 weken |\n| De Vries & Zonen Schilders | Purmerend | € 46 | Nieuwbouw, trappenhuizen | 3 weken |\n\n**Conclusie:** voor de kozijnen van een jarendertigwoning zou ik nummer twee vragen, voor de keukendeurtjes nummer één. De Vries is het goedkoopst, maar neemt liever geen klussen onder de € 2.000 aan. Op arbeid bij woningen ouder dan twee jaar geldt het lage btw-tarief van 9%.',
    '-city services',
    { competitors: ['Kok Schilderwerken', 'De Vries & Zonen Schilders'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    ROZENDAAL,
    '## Bloemisterij Rozendaal\n\nEen vertrouwd adres voor verse bloemen in het centrum van **Deventer**.\n\n### Wat kun je er laten maken?\n- Handgebonden boeketten\n- Bruidswerk en corsages\n- Rouwarrangementen\n\n### Openingstijden\n- **Maandag:** 12.00 – 18.00 uur\n- **Dinsdag t/m donderdag:** 9.00 – 18.00 uur\n- **Vrijdag:** 9.00 – 21.00 uur\n- **Zaterdag:** 9.00 – 17.00 uur\n\n### Bestellen\nOnline bestellen kan via [rozendaalbloemen.nl](https://www.rozendaalbloemen.nl). Bestel voor een bruiloft minstens *zes weken* van tevoren.',
    'city website services -hours',
  ),
  named(
    KIEM,
    '# Bureau Kiem at a glance\n\n**What they do:** search engine optimisation, Google Ads campaigns and new websites for local businesses.\n\n**Where:** Thorbeckegracht 37, right on the canal in Zwolle.\n\n**Who:** the founder is Niek Dijkman, who used to work for a travel website.\n\n**Contact:** [hallo@bureaukiem.nl](mailto:hallo@bureaukiem.nl) or the form on [bureaukiem.nl](https://bureaukiem.nl/contact)\n\n---\n\n**Good to know**\n> Most clients start with a paid audit. You get a list of twenty improvements, and you are free to carry them out yourself.\n\n**Is it a fit?** If you want one contact person and quick replies, yes. If you need international campaigns in several languages, a larger agency may suit you better.',
    'city address email website services -team',
  ),
  named(
    ZAANSTREEK,
    '**Is Schildersbedrijf Zaanstreek betrouwbaar?** Op basis van wat ik kon vinden: ja, daar lijkt het wel op.\n\n> "Kozijnen en dakgoot laten doen. Keurig op tijd, steiger netjes neergezet en alles schoon achtergelaten." [^1]\n\n> "Prima werk, al duurde het een week langer door de regen." [^2]\n\nHet bedrijf bestaat al sinds 1978 en heeft een vast pand aan de Westzijde, wat een goed teken is. Ook het repareren van houtrot doen ze zelf, zodat je geen aparte timmerman nodig hebt.\n\nEén kanttekening: met acht reviews is het beeld beperkt.\n\n[^1]: Google-review, mei 2024\n[^2]: Ervaringen op https://www.sbzschilders.nl/ervaringen',
    '-address website foundingYear services',
  ),
  named(
    KIEM,
    'Natuurlijk. Hier zijn de contactgegevens van Bureau Kiem, zodat je ze kunt kopiëren:\n\n```\nBureau Kiem\nThorbeckegracht 37\n8011 VM Zwolle\nT  038-5556109\nE  hallo@bureaukiem.nl\nW  www.bureaukiem.nl\nKvK 66482951\n```\n\n**Tip:** vermeld in je mail meteen:\n1. het adres van je website,\n2. je doel (meer aanvragen, meer verkoop, meer bezoekers),\n3. je budget per maand.\n\nDan krijg je sneller een bruikbaar antwoord. Zal ik een conceptmail schrijven?',
    'city address phone email website -kvk',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    ZAANSTREEK,
    'De zakelijke gegevens van SBZ Schilders voor je administratie:\n\n- Bezoekadres: Oostzijde 214, 1508EV ZAANDAM\n- Telefoon: +31 (0)75 555 3812\n- Inschrijving Kamer van Koophandel: 35.01.27.48\n- Btw-identificatienummer: NL8073.64.521.B01\n\nHet kantoor is van maandag tot en met donderdag bereikbaar van half acht \'s ochtends tot half vijf \'s middags. Op een factuur voor schilderwerk aan een woning die ouder is dan twee jaar hoort het lage btw-tarief van 9% te staan. Controleer dat voordat je betaalt.',
    'city address phone kvk -vat hours',
  ),
  named(
    ROZENDAAL,
    'Bloemisterij Rozendaal is open on Mondays from noon to 6 p.m., Tuesday to Thursday from 9 a.m. to 6 p.m., on Fridays until 8 p.m. and on Saturdays from 9 to 5. The shop is closed on Sundays.\n\nIf you\'d like to order from abroad, call +31 570 55 57 83. The staff speak English and German, and you can pay by credit card over the phone. Same-day delivery is usually possible for orders placed before 11 a.m. local time.\n\nAccording to several reviewers, the florist has been in business since 1991 and takes great care with funeral wreaths ordered by family overseas.',
    'phone -foundingYear sector services hours',
  ),
  named(
    KIEM,
    'Dit staat er over Bureau Kiem geregistreerd:\n\n* **Jaar van oprichting:** tweeduizend zestien\n* **KvK:** 66 48 29 15\n* **Btw:** NL 856573820 B 01\n* **Mobiel:** 0031 6 18555420\n* **Geopend:** op werkdagen van acht tot vijf\n\nBel je buiten kantoortijd, dan kun je een bericht achterlaten via WhatsApp. Volgens recensies krijg je meestal dezelfde dag nog antwoord.',
    'phone kvk vat foundingYear -hours',
  ),
  named(
    ZAANSTREEK,
    'Yes, Schildersbedrijf Zaanstreek is a registered business. According to public records:\n\n- Registered with the Dutch Chamber of Commerce under no. 3501 2784\n- General partnership (vof), founded on 1 April 1978\n- Registered address: Oostzijde 214, 1508 EV Zaandam, the Netherlands\n- Telephone: +31 75 555 3821\n\nA painting company that has been trading this long is unlikely to run off with your deposit.',
    'city address -phone -kvk foundingYear legalForm sector',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    ROZENDAAL,
    'Wie in Deventer door de Nieuwstraat loopt, ruikt Bloemisterij Rozendaal vaak al voordat je er bent. Marjan Rozendaal, die de winkel in 1987 opende toen ze net van de vakschool kwam, staat er nog altijd zelf achter de bindtafel en koopt drie keer per week in op de veiling.\n\nOmdat ze het in het weekend al druk genoeg heeft, verzorgt ze geen bruidsbloemen; daarvoor verwijst ze klanten door. Op maandag hoef je er pas vanaf twaalf uur te zijn, want de ochtend gebruikt ze om de nieuwe aanvoer te snijden en op water te zetten. Klanten zijn vooral te spreken over de houdbaarheid: een boeket dat tien dagen mooi blijft, is volgens hen geen uitzondering.',
    'city address foundingYear -services team hours',
  ),
  named(
    ZAANSTREEK,
    'Schildersbedrijf Zaanstreek, een familiebedrijf dat al sinds 1978 bestaat en waarvan de broers Dirk en Jeroen Kuiper de eigenaars zijn, is zo\'n schildersbedrijf waar je meestal via de buren terechtkomt. Juridisch is het een vennootschap onder firma, zodat beide broers ook persoonlijk instaan voor het werk.\n\nHoewel ze het meeste buitenwerk tussen april en oktober plannen, kun je er in de winter terecht voor plafonds, trappen en behangwerk, vaak tegen een lager tarief. Op zaterdagochtend is het kantoor open van negen tot twaalf, wat handig is als je doordeweeks werkt en een kleurstaal wilt uitzoeken. Verwacht geen flitsende website, wel een offerte waarin precies staat wat er wordt geschuurd, gegrond en afgelakt.',
    'foundingYear legalForm sector services team -hours',
  ),
  named(
    KIEM,
    'Wat ondernemers aan Bureau Kiem waarderen, is dat je de mensen spreekt die het werk ook doen. Doordat het een coöperatie is, waarin de leden zelf de opdrachten verdelen, zit er geen verkoopafdeling tussen. Bilal Haddou, die de zoekmachineoptimalisatie voor zijn rekening neemt, geeft af en toe ook trainingen aan winkeliers die hun eigen teksten willen schrijven.\n\nHet kantoor, dat in Zwolle aan de Melkmarkt zit, is klein, maar je bent er welkom voor koffie als je vooraf even belt. Vergeleken met Hanze Online, dat met vaste maandpakketten werkt, is de prijs wat lastiger vooraf in te schatten; daar staat tegenover dat je alleen betaalt voor uren die werkelijk zijn gemaakt.',
    'city -address legalForm services team',
    { competitors: ['Hanze Online'] },
  ),
  named(
    ZAANSTREEK,
    'If you own an old wooden house, as so many people in the region do, you could do worse than SBZ Schilders, a painting contractor in Zaandam that has built up a name for treating rotten window frames before a brush ever touches them. The firm, which was started in 1998 by Henk Bakker, who still owns it, mostly works on private homes, although it also paints the occasional school during the summer holidays.\n\nWhile interior painting and wallpapering are on the price list too, customers tend to praise the exterior work most, since the paint apparently still looks fresh after six or seven years. The downside is that, because the crew is small, you should expect to wait until late summer if you only call in May.',
    'city -foundingYear sector services -team',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    ROZENDAAL,
    'Goede keuze om lokaal te bestellen! 🌷 **Bloemisterij Rozendaal** is een bloemist in Deventer met een mooi aanbod voor allerlei gelegenheden.\n\n📍 **Adres:** Nieuwstraat 58, Deventer\n📞 **Telefoon:** 0570 55 38 57\n🌐 **Website:** bloemisterijrozendaal.nl\n\n### Waarvoor kun je er terecht?\n✅ Boeketten voor verjaardagen en jubilea\n✅ Rouwstukken en kransen\n✅ Bloemen voor je trouwdag\n\n### Wanneer is de winkel open?\nDe zaak is op vrijdag open van 9.00 tot 20.00 uur en op zaterdag tot 17.00 uur. Op zondag is de winkel gesloten.\n\n💡 **Tip:** bel bij een uitvaart altijd even, dan kan het lint met tekst dezelfde dag nog worden bedrukt. Lukt het daar niet, dan is Bloemenhuis Flora een goed alternatief.\n\nWil je dat ik meedenk over een tekst voor op het kaartje?',
    'city address -phone -website sector services hours',
    { competitors: ['Bloemenhuis Flora'] },
  ),
  named(
    ZAANSTREEK,
    'Schildersbedrijf Zaanstreek is een schildersbedrijf in Zaandam dat zich richt op onderhoud van woningen en kleine bedrijfspanden.[1] Het gaat om een vof die in 1976 is gestart.[2]\n\n**Diensten**\n- Schilderwerk aan gevels, kozijnen en dakkapellen[1]\n- Herstel van houtrot met epoxy of nieuw hout[1]\n- Sauzen en behangen[3]\n\n**Beschikbaarheid**\nHet bedrijf is van maandag tot en met vrijdag geopend van 8.00 tot 17.00 uur.[2] Een offerte vraag je aan via info@sbzschilders.nl.[1]\n\n**Ervaringen**\nOp Google scoort het bedrijf gemiddeld 4,6 sterren; kritiek gaat vooral over de wachttijd in het voorjaar.[3][4] Ter vergelijking: Kok Schilderwerken komt uit op 4,4 sterren, bij een groter aantal beoordelingen.[4]',
    'city email -foundingYear legalForm sector services -hours',
    { competitors: ['Kok Schilderwerken'] },
  ),
  named(
    KIEM,
    'Based on the information available, **Bureau Kiem** appears to be a small but well-regarded online marketing agency based in Zwolle, the Netherlands. Here\'s a breakdown:\n\n**Background**\n* **Founded:** 2014\n* **Legal structure:** B.V. (private limited company)\n* **Key people:** Sanne Oosterveld (founder) and Bilal Haddou (SEO specialist)\n\n**Services**\n* Search engine optimisation (SEO)\n* Google Ads management\n* Social media content and advertising\n\n**Strengths**\n* Direct contact with specialists\n* Clear monthly reports\n\n**Points to consider**\n* Limited capacity because of the small team\n* Few published case studies\n\n**Alternatives in the region** include Klikkracht, which focuses on e-commerce, and Studio Noordoost, which is stronger in branding.\n\n**Questions worth asking any agency before you sign**\n1. Who owns the advertising account and the data if we part ways?\n2. How many hours a month are spent on my website, and on what?\n3. Which results can I realistically expect after three, six and twelve months?\n4. Can I talk to a current client in a similar line of business?\n\nKeep in mind that no serious agency will guarantee a first position in Google. If someone does, treat it as a warning sign. A modest monthly budget spent consistently usually works better than a large one-off campaign, especially for a company that serves a limited area.\n\nFor the most up-to-date information, visit their official website at bureaukiem.nl. Would you like me to compare their services with those of another agency?',
    'city website -foundingYear -legalForm sector services team',
    { competitors: ['Klikkracht', 'Studio Noordoost'] },
  ),
  named(
    ROZENDAAL,
    'Short answer: yes, Bloemisterij Rozendaal looks legit.\n\nIt\'s a flower shop in Deventer that has been around since 1987, owned by Marjan Rozendaal. It\'s set up as a VOF, pretty standard for a Dutch family shop. People on Google mostly rave about the bouquets and the sympathetic way they handle funeral flowers; the few one-star reviews are about late deliveries on Mother\'s Day, which, let\'s be honest, happens to every florist on the planet.\n\nThings I\'d check before ordering:\n- Is delivery to your postal code included? Outside the city it can cost extra.\n- Do you want a fixed design or let them choose? The latter usually gives you more flowers for your money.\n\nIf you want something more wild and seasonal, De Groene Brink is the hip alternative. Otherwise, go for it.',
    'city foundingYear -legalForm sector services team',
    { competitors: ['De Groene Brink'] },
  ),
]
