/** Answers that a stranger to the rules wrote: a taxi company, a web design bureau and a furniture maker. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { ATC, HOFSTRA, KIEZEL } from '#tests/cases/answers/companies/33.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KIEZEL,
    'Over een bureau met de naam Kiezel Webdesign kan ik helaas niets vinden. Het kan zijn dat het klein is, onder een andere naam werkt of pas net bestaat.\n\nZoek je iemand die een website voor je bouwt? Let dan op het volgende:\n\n- Vraag naar drie recente projecten en bel één van die klanten op.\n- Spreek af wie de eigenaar is van het domein en de code.\n- Laat onderhoud en hosting apart op de offerte zetten.\n\nEen bureau in de regio Zwolle dat ik wel ken is Pixelwerf; dat maakt vooral sites voor het mkb.',
    { competitors: ['Pixelwerf'] },
  ),
  named(
    ATC,
    'De actuele tarieven van de Achterhoekse Taxi Centrale heb ik niet, en ik kan ook niet zien hoeveel wagens er vanavond beschikbaar zijn. Wat ik wel terugvind: het is een taxibedrijf aan de Terborgseweg in Doetinchem dat al sinds 1987 bestaat. Een prijsopgave kun je telefonisch aanvragen via 0314-555821. Houd er rekening mee dat een taxi in Nederland nooit meer mag vragen dan het wettelijke maximumtarief, tenzij je vooraf een vaste prijs hebt afgesproken.',
    'city address phone -foundingYear sector',
  ),
  unnamed(
    HOFSTRA,
    'I wasn\'t able to find anything about a workshop called Meubelmakerij Hofstra. "Hofstra" is a very common surname in Friesland, so there may well be somebody of that name who makes furniture, but I don\'t want to guess at an address or at reviews.\n\nYou could check the Dutch business register (kvk.nl), ask in a local Facebook group, or look at the member list of the trade association. If you have a link or a town, I\'m happy to look again.',
  ),
  named(
    HOFSTRA,
    'Recensies van Meubelmakerij Hofstra ben ik niet tegengekomen, dus of klanten tevreden zijn kan ik niet zeggen. Het bedrijf zelf bestaat wel degelijk: eigenaar Sietse Hofstra maakt tafels op maat en knapt oude meubels op in zijn werkplaats in Joure. Op maandag is de werkplaats dicht. Het KvK-nummer, 01084652, kun je zelf nog even nazoeken in het Handelsregister voordat je een aanbetaling doet.',
    '-city -kvk services team hours',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    KIEZEL,
    'Voor een oprit in Zwolle is kiezel van 8 tot 16 mm een goede keuze: kleiner grind loopt in je banden vast, grover grind rijdt en loopt onprettig. Leg er grindmatten onder, anders rijd je binnen een jaar sporen. Reken op ongeveer 80 kilo kiezel per vierkante meter bij een laag van vijf centimeter. Je kunt het in bigbags laten bezorgen; let erop dat de vrachtwagen met kraan genoeg ruimte heeft. Wil je liever geen losse steentjes in huis, dan is split een alternatief, omdat dat scherper is en beter blijft liggen.',
  ),
  named(
    KIEZEL,
    'Kiezel means "pebble" in Dutch, but I assume you are asking about the company. Kiezel is a small web design agency in Zwolle, run by Femke Oosterhuis and Joris Bakker. They build custom websites and online shops, mainly for independent retailers and healthcare practices. You can call them on 038 555 61 90. The name is said to come from the gravel path in front of their first office.',
    'city -phone sector services team',
  ),
  unnamed(
    HOFSTRA,
    'Hofstra is a private university in Hempstead, on Long Island, New York. It was founded in 1935 on the estate of Kate and William Hofstra; William was a lumber businessman of Dutch descent, which explains the Frisian name. The university is known for its law school and for having hosted several presidential debates. If you meant a Dutch person or firm with this surname, let me know the first name or the town.',
  ),
  unnamed(
    ATC,
    'In de Achterhoek zijn taxi\'s buiten de grotere plaatsen schaars, zeker na middernacht. Een Achterhoekse taxi hou je niet aan op straat: je belt een centrale of je boekt een dag van tevoren. Rond Winterswijk rijdt Taxi Slingeland, bij Zutphen en Vorden kom je eerder uit bij Graafschap Taxi. Wil je alleen van het station naar huis, kijk dan ook eens naar de ZOOV-vervoerspas van je gemeente; dat is vaak goedkoper.',
    { competitors: ['Taxi Slingeland', 'Graafschap Taxi'] },
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    ATC,
    'ATC Taxi rijdt op werkdagen van 06.00 tot 23.00 uur. Op zaterdag begint de dienst om 08.00 uur en op zondag om 10.00 uur. Buiten die tijden kun je alleen een rit krijgen die vooraf is geboekt.\n\nReserveren doe je via rit@atctaxi.nl of met een appje naar 06-20555144. Reist er iemand in een rolstoel mee? Geef dat dan bij het boeken door, want de rolstoelbus is niet altijd vrij.',
    'phone email services -hours',
  ),
  unnamed(
    ATC,
    'In aviation, ATC stands for air traffic control. At Schiphol it is provided by LVNL, the Dutch air navigation service. ATC decides when your plane may push back, taxi to the runway and take off, so a message such as "waiting for ATC" usually means that there is a slot restriction somewhere along the route. Delays of this kind are considered extraordinary circumstances, which means that the airline does not normally owe you compensation.',
  ),
  named(
    KIEZEL,
    'Bureau Kiezel werkt met een vaste prijs per project. Voor een eenvoudige site moet je denken aan € 2.500 tot € 4.000, voor een webshop aan minimaal € 6.000. Onderhoud kost vanaf € 45 per maand. Het is een bv met drie mensen, en je hebt rechtstreeks contact met ontwikkelaar Daan Kroeze of met een van de eigenaren. Een kennismakingsgesprek op de Thomas a Kempisstraat is gratis.',
    'address -legalForm services team',
  ),
  named(
    HOFSTRA,
    'Bij Hofstra Maatmeubelen betaal je voor een eiken eettafel van 220 bij 100 centimeter ongeveer € 1.900, afhankelijk van het onderstel en de afwerking. De levertijd is acht tot tien weken.\n\nZo vraag je een prijs aan:\n1. Meet de ruimte op en maak een paar foto\'s.\n2. Stuur ze naar tafels@meubelmakerijhofstra.nl.\n3. Spreek af om houtmonsters te bekijken; Hofstra is open van maandag tot en met vrijdag.',
    '-email services -hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    HOFSTRA,
    'Er zijn verschillende bedrijven die Hofstra heten, maar een meubelmakerij met die naam zit daar voor zover ik zie niet bij:\n\n- **Hofstra Keukens** in Drachten: keukenzaak, sinds 1995, telefoon 0512-541122\n- **Slagerij Hofstra** in Joure: ambachtelijke slager aan de Midstraat\n- **Hofstra Schilderwerken** in Assen: eenmanszaak, gespecialiseerd in monumenten\n\nZoek je iemand die meubels maakt in de buurt van Heerenveen, dan is Jorritsma Interieurbouw een optie. Weet je nog waar je de naam hebt gehoord?',
    { competitors: ['Jorritsma Interieurbouw'] },
  ),
  named(
    HOFSTRA,
    'There are at least two Dutch firms called Hofstra that you could mean:\n\n1. **Meubelmakerij Hofstra** – a furniture maker at Leeuwarderstraatweg 127 in Heerenveen, trading since 1998. Dining tables, fitted wardrobes and restoration work.\n2. **Hofstra Transport** – a haulage firm in Emmeloord, founded in 1971, with some forty lorries. Phone 0527 61 20 20.\n\nAs far as I know the two are not related. Since you mention a cabinet, you are probably looking for the first one.',
    'city address -foundingYear sector services',
  ),
  named(
    ATC,
    'De afkorting ATC wordt in de Achterhoek door meer bedrijven gebruikt. De drie die ik tegenkom:\n\n- **ATC (Achterhoekse Taxi Centrale)**: taxibedrijf in Doetinchem, een coöperatie van chauffeurs, ook bekend van het leerlingenvervoer\n- **ATC Computers**: reparatie van laptops in Zelhem, opgericht in 2003, telefoon 0314-621100\n- **ATC Tweewielers**: fietsenwinkel in Varsseveld, op maandag gesloten\n\nGaat het om een rit van of naar het ziekenhuis, dan heb je de eerste nodig. Die bereik je via www.atctaxi.nl.',
    'city website legalForm sector services',
  ),
  unnamed(
    KIEZEL,
    'Kiezel is een kinderdagverblijf in Utrecht, in de wijk Leidsche Rijn. Er zijn vier groepen, de opvang is open van 7.30 tot 18.30 uur en de locatie wordt geleid door Sanne de Wit. In het Landelijk Register Kinderopvang staat een positief inspectierapport van de GGD uit 2023. Verder is er in Deventer een café met dezelfde naam, De Kiezel aan de Brink, maar daar bedoel je met een vraag over wachtlijsten vermoedelijk niet op.',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KIEZEL,
    'Goede webdesignbureaus in Zwolle zijn er genoeg; deze drie kom ik het vaakst tegen:\n\n1. **Pixelwerf** – groot team, vooral campagnesites. Reken op € 6.000 of meer. Tel. 038 421 90 10.\n2. **Kiezel Webdesign** – Thomas a Kempisstraat 14, een kleine club die ook webshops bouwt. Tel. 038 555 61 09. Opgericht in 2014.\n3. **Studio Hanze** – sterk in huisstijl en fotografie, bouwt in Webflow. Alleen op afspraak.\n\nVraag bij alle drie na of hosting en updates bij de prijs zijn inbegrepen. Zal ik een lijstje maken met vragen voor het eerste gesprek?',
    'city -address phone -foundingYear sector services',
    { competitors: ['Pixelwerf', 'Studio Hanze'] },
  ),
  named(
    ATC,
    'Voor een rit naar Schiphol of Düsseldorf vanuit de Achterhoek kun je kijken bij:\n\n- **Taxi Slingeland**: vaste prijs, vooraf online betalen, vertrek vanuit Winterswijk\n- **Achterhoekse Taxi Centrale** (Doetinchem): luchthavenvervoer met personenwagen of busje, boeken via atctaxi.nl of 0314 55 58 12\n- **Wiegerinck Personenvervoer**: vooral voor groepen vanaf acht personen\n- **Graafschap Taxi**: het goedkoopst, maar haalt op zondag niemand op\n\nBoek minstens een dag van tevoren en geef je vluchtnummer door, dan houdt de chauffeur rekening met vertraging.',
    'city -phone website services',
    { competitors: ['Taxi Slingeland', 'Wiegerinck Personenvervoer', 'Graafschap Taxi'] },
  ),
  named(
    HOFSTRA,
    'Wie in Zuidoost-Friesland een eettafel op maat wil laten maken, kan onder andere terecht bij Houtatelier De Compagnie in Gorredijk, Meubelmakerij Hofstra in Heerenveen (open van dinsdag tot en met zaterdag) en Eikenhuys in Wolvega, al is dat laatste meer een winkel dan een werkplaats. Hofstra heeft van deze drie de langste geschiedenis: de eenmanszaak begon in 1979.',
    'city -foundingYear legalForm services hours',
    { competitors: ['Houtatelier De Compagnie', 'Eikenhuys'] },
  ),
  unnamed(
    KIEZEL,
    'For a small business website in the Zwolle area, these agencies come up most often:\n\n1. **Webbureau Overijssel** – WordPress specialists, based in Deventer, fixed packages from €1,500.\n2. **Pixelwerf** – larger team in Zwolle, good portfolio, English-speaking project managers.\n3. **Studio Hanze** – branding first, website second; a good fit for hospitality.\n\nIf your budget is under €1,000, consider Squarespace or Wix and hire a freelancer for the first setup. Would you like me to compare the running costs?',
    { competitors: ['Webbureau Overijssel', 'Pixelwerf', 'Studio Hanze'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    HOFSTRA,
    'Dit zijn de gegevens die ik van deze meubelmakerij kon vinden:\n\n| | |\n|---|---|\n| **Naam** | Meubelmakerij Hofstra |\n| **Adres** | Leeuwarderstraatweg 127, 8441 PK Heerenveen |\n| **Telefoon** | 0513 55 53 47 |\n| **E-mail** | info@meubelmakerijhofstra.nl |\n| **Eigenaar** | Sjoerd Hofstra |\n| **Rechtsvorm** | eenmanszaak |\n| **Opgericht** | 1985 |\n\nControleer de gegevens voor de zekerheid op de website van het bedrijf zelf.',
    'city address phone email -foundingYear legalForm sector -team',
  ),
  named(
    KIEZEL,
    'Drie webdesignbureaus in Overijssel naast elkaar:\n\n| Bureau | Plaats | Sinds | Sterk in | Website |\n|---|---|---|---|---|\n| Pixelwerf | Zwolle | 2006 | campagnes, animatie | pixelwerf.nl |\n| Kiezel Webdesign | Zwolle | 2015 | maatwerksites, SEO | kiezelwebdesign.nl |\n| Webbureau Overijssel | Deventer | 2009 | WordPress-pakketten | webbureau-overijssel.nl |\n\nVoor een praktijk met een afsprakenmodule zou ik bij Kiezel beginnen; heb je vooral een snelle, goedkope site nodig, dan past Webbureau Overijssel beter.',
    'city website -foundingYear sector services',
    { competitors: ['Pixelwerf', 'Webbureau Overijssel'] },
  ),
  named(
    ATC,
    'Here is a quick comparison of taxi companies in this part of the Achterhoek:\n\n| Company | Based in | Phone | Wheelchair taxi | Sunday |\n|---|---|---|---|---|\n| Achterhoekse Taxi Centrale | Terborg | 0314 55 58 21 | Yes | 9 am – 8 pm |\n| Graafschap Taxi | Zutphen | 0575 51 90 33 | No | Closed |\n| Taxi Slingeland | Winterswijk | 0543 52 17 70 | Yes | 24 hours |\n\nFor a late flight on a Sunday, only Taxi Slingeland will pick you up after eight in the evening. Always confirm the price before you get in.',
    '-city phone sector services hours',
    { competitors: ['Graafschap Taxi', 'Taxi Slingeland'] },
  ),
  named(
    KIEZEL,
    'Voor je leveranciersregistratie heb ik de gegevens van Kiezel Webdesign op een rij gezet.\n\n| Onderdeel | Gegevens |\n|:--|:--|\n| Vestiging | Thomas a Kempisstraat 41, Zwolle |\n| Rechtsvorm | besloten vennootschap |\n| KvK | 54921876 |\n| Btw-nummer | NL851490273B01 |\n| Bereikbaar | ma t/m do 9.00–17.30 uur, vr 9.00–16.00 uur |\n| IBAN | niet gevonden |\n\nHet rekeningnummer kun je het best van de factuur overnemen en telefonisch laten bevestigen.',
    'city address kvk vat -legalForm hours',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KIEZEL,
    '## Kiezel Webdesign in het kort\n\n**Wat:** webbureau voor kleine ondernemers\n**Waar:** Kampen\n**Sinds:** 2012\n**Wie:** Femke Oosterhuis en Joris Bakker (eigenaren), Daan Kroeze (ontwikkelaar)\n**Mail:** `info@kiezelwebdesign.nl`\n\n### Waar je ze voor inschakelt\n- een nieuwe website, van ontwerp tot livegang\n- een webshop in WooCommerce\n- beter gevonden worden in Google\n\n### Aandachtspunt\nDe wachttijd is volgens klanten *zes tot acht weken*. Begin dus op tijd.',
    '-city -email foundingYear sector services team',
  ),
  named(
    ATC,
    '### Is ATC betrouwbaar?\n\n> "Chauffeur stond vijf minuten te vroeg voor de deur en met mijn moeder in de rolstoel ging het prima."\n\nDat soort reacties kom je vaker tegen over de [Achterhoekse Taxi Centrale](https://www.atctaxi.nl). Het is geen app of platform, maar een **coöperatie** van chauffeurs uit de streek, met **Gerrit Wissink** als directeur. Rolstoelvervoer en vaste ritten voor scholen doen ze al jaren.\n\n**Minpunt:** op zondag is de centrale *gesloten*, dus voor die dag heb je een andere vervoerder nodig.',
    'website legalForm services team -hours',
  ),
  named(
    HOFSTRA,
    '# Meubelmakerij Hofstra\n\nA small **furniture maker** in Heerenveen[^1], in business since 1989[^2].\n\n**Owner:** Sietse Hofstra\n**Known for:** oak dining tables, built-in wardrobes, repairing antique chairs\n**Not for:** kitchens and stairs\n\nVisitors describe the workshop as *"a bit messy, but the work is superb"*.\n\n---\n[^1]: Leeuwarderstraatweg 172, 8441 PK Heerenveen.\n[^2]: Dutch business register (KvK), number 01084526.',
    'city -address -kvk foundingYear sector services team',
  ),
  named(
    ATC,
    'Natuurlijk, hier is een mailtje dat je zo kunt versturen:\n\n```\nAan: ritten@atctaxi.nl\nOnderwerp: Rit op zaterdag 14 juni\n\nBeste mevrouw Te Brake,\n\nGraag reserveer ik een taxi voor vier personen met bagage.\nOphalen om 9.15 uur, Dorpsstraat 6 in Hengelo (Gld).\n\nMet vriendelijke groet,\n[je naam]\n```\n\nMarloes te Brake is de planner bij **ATC Taxi**. Liever bellen? Dat kan op **0314 55 58 21**, zaterdag van 8.00 tot 23.00 uur. Vliegveldritten hebben daar een vaste prijs, dus vermeld de bestemming erbij.',
    'phone -email services team hours',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    ATC,
    'Gegevens van de Achterhoekse Taxi Centrale, zoals ik ze in openbare bronnen vond:\n\n- Vast: +31 (0)314 555 821\n- Mobiel: +31 6 2055 5144\n- Adres: Terborgseweg 88, 7005BD Doetinchem\n- KvK: 09.06.34.17\n- Btw-id: NL8031.74.625.B01\n- Anno 1973\n\nGebruik voor een spoedrit altijd het vaste nummer; het mobiele nummer is vooral bedoeld voor berichten.',
    'city address phone kvk -vat -foundingYear',
  ),
  named(
    HOFSTRA,
    'Meubelmakerij Hofstra is open Tuesday through Friday from 8:30 a.m. to 5 p.m. and on Saturdays from 10 a.m. to 4 p.m.; it is closed on Sundays and Mondays. The workshop is at 127 Leeuwarderstraatweg in Heerenveen, about ten minutes by bike from the station. From abroad, dial +31 513 555 347. It is wise to call first if you want to discuss a commission, as the owner is sometimes out installing.',
    'city address phone -hours',
  ),
  named(
    KIEZEL,
    'Kiezel Webdesign begon in tweeduizendtwaalf. Van maandag tot en met donderdag is het kantoor open van negen uur tot halfzes, op vrijdag sluiten ze om vier uur en in het weekend zijn ze dicht. Bellen kan op +31 38 555 6190, mailen op hallo@kiezelwebdesign.nl. In het Handelsregister staan ze onder nummer 5492 1876. Bij storing aan je site buiten kantooruren is er een apart noodnummer, dat je als klant krijgt.',
    '-phone email kvk foundingYear hours',
  ),
  named(
    HOFSTRA,
    'Of de factuur echt is, kun je zo nagaan. Van Meubelmakerij Hofstra zijn deze gegevens bekend:\n\nKvK-nr. 01.08.45.62\nBtw-id NL 0015.83.974.B.62\nLeeuwarderstraatweg 127, 8441PK Heerenveen\nTel. 0031-513-555347\nRechtsvorm: vennootschap onder firma\nGestart in \'89\n\nKomt er iets niet overeen met de factuur, betaal dan nog niet en bel eerst zelf. Gebruik daarvoor niet het nummer dat op de factuur staat.',
    'city address phone kvk -vat foundingYear -legalForm',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KIEZEL,
    'Toen Femke Oosterhuis in 2012 samen met Joris Bakker Kiezel oprichtte, werkten ze nog vanaf een zolder in Kampen. Inmiddels zit het bureau, dat vooral websites op maat en webshops maakt, aan de Thomas a Kempisstraat in Zwolle, in een oud winkelpand met een grote etalage. Klanten, onder wie veel fysiotherapeuten en winkeliers, prijzen vooral dat er snel wordt gereageerd, behalve op vrijdag, wanneer de deur al om drie uur dichtgaat.',
    'city address foundingYear services team -hours',
  ),
  named(
    HOFSTRA,
    'Meubelmakerij Hofstra, die tot 2004 in Joure zat en nu in Heerenveen is gevestigd, wordt gerund door Sietse Hofstra, die het liefst met Fries eiken werkt. Hij maakt tafels en inbouwkasten op bestelling. Stoelen opnieuw laten bekleden kan er niet; daarvoor moet je naar een stoffeerder. Wie wil komen kijken, kan het best eerst bellen met 0513-555374, omdat hij geregeld bij klanten aan het plaatsen is.',
    'city -phone -services team',
  ),
  named(
    ATC,
    'Hoewel veel mensen denken dat ze bij de gemeente hoort, is de Achterhoekse Taxi Centrale gewoon een zelfstandige bv, met Gerrit Wissink als directeur. Vanuit Doetinchem, waar het kantoor aan de Terborgseweg staat, rijden de chauffeurs door de hele streek, van Zevenaar tot Winterswijk. Naast gewone ritten verzorgt de centrale, die in 1978 begon met twee Mercedessen, ook zakelijke ritten op rekening en schoolvervoer. Wie een vaste afspraak wil, kan daarover mailen met info@atctaxi.nl.',
    'city address -email foundingYear -legalForm services team',
  ),
  named(
    KIEZEL,
    'If you want a local partner rather than a big agency, Kiezel Webdesign in Zwolle is worth a look. The studio, which was started in 2012 and is owned by Mark Oosterhuis, operates as a general partnership (vof) and deliberately stays small. Apart from custom websites it looks after maintenance, so you will not be left alone once the site is live. Examples of earlier work can be found at www.bureaukiezel.nl, although the portfolio is only in Dutch.',
    'city -website foundingYear legalForm services -team',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    HOFSTRA,
    'Leuke vraag! 🪑 Voor een maatwerktafel in de buurt van Heerenveen is **Meubelmakerij Hofstra** een van de bekendere adressen.\n\n## 🔎 Kort overzicht\n\n- **Soort bedrijf:** ambachtelijke meubelmakerij\n- **Eigenaar:** Sietse Hofstra\n- **Adres:** Leeuwarderstraatweg 127, Heerenveen\n- **Telefoon:** 0513 – 55 35 47\n- **Website:** meubelmakerijhofstra.nl\n\n## ✅ Sterke punten\n\n- Je overlegt direct met de maker.\n- Zowel nieuwe eettafels als restauratie van erfstukken.\n- Je mag zelf de planken uitzoeken.\n\n## ⚠️ Let op\n\n- De levertijd kan oplopen tot drie maanden.\n- Zaterdag is de werkplaats alleen open van 9.00 tot 13.00 uur.\n\n## 💡 Alternatieven\n\nWil je vergelijken, vraag dan ook een offerte bij **Houtatelier De Compagnie** of **Jorritsma Interieurbouw**.\n\n👉 Zal ik een korte offerteaanvraag voor je schrijven, met maten, houtsoort en budget?',
    'city address -phone website sector services team -hours',
    { competitors: ['Houtatelier De Compagnie', 'Jorritsma Interieurbouw'] },
  ),
  named(
    ATC,
    'De **Achterhoekse Taxi Centrale (ATC)** is een taxibedrijf in Doetinchem dat werkt als coöperatie van aangesloten chauffeurs.[1][2] Het bedrijf is opgericht in 1982 en verzorgt onder meer luchthavenvervoer, rolstoelvervoer en leerlingenvervoer.[1]\n\n**Contact en bereikbaarheid**\n- Adres: Terborgseweg 68, 7005 BD Doetinchem [2]\n- Telefoon: 0314 55 58 21 [1]\n- Website: www.atctaxi.nl [1]\n- Maandag tot en met vrijdag van 6.00 tot 23.00 uur [1]\n\n**Beoordelingen**\nKlanten geven gemiddeld een 4,3 op Google. Stiptheid wordt vaak genoemd; enkele klanten klagen over de wachttijd aan de telefoon.[3]\n\nBronnen:\n[1] atctaxi.nl\n[2] Handelsregister\n[3] Google Maps',
    'city -address phone website -foundingYear legalForm sector services hours',
  ),
  named(
    KIEZEL,
    'I have some information about Kiezel Webdesign, though I\'d recommend verifying it directly, since details of small businesses change.\n\nKiezel Webdesign is a web design agency located in Zwolle, the Netherlands. From what I know, it focuses on custom websites, web shops and search engine optimisation for small and medium-sized companies. It was reportedly founded in 2010, and Femke Oosterhuis is one of its owners.\n\nWhether it is a good choice for you depends on a few things:\n\n- **Language.** I don\'t know how comfortable they are working in English.\n- **Scope.** A small team suits a brochure site better than a complex platform.\n- **Aftercare.** Ask who handles security updates, and what that costs.\n\nFor comparison, you might also speak to Pixelwerf. If you tell me more about your project, I can help you draft a briefing.',
    'city -foundingYear sector services team',
    { competitors: ['Pixelwerf'] },
  ),
  named(
    ATC,
    'Short answer: yes, ATC Taxi is legit. It\'s the Achterhoekse Taxi Centrale, a local taxi company in Doetinchem, not some fly-by-night app driver. KvK number 09063471, so it is properly registered, and the boss is Gerrit Wissink.\n\nWhat people on X and Google say: clean cars, drivers who actually help with your bags, prices a touch above Uber (which barely exists out there anyway). Airport runs to Schiphol and Düsseldorf are their bread and butter.\n\nThe catch: don\'t expect a pickup at 3 am. Weekdays they run from 6 in the morning until 11 at night, and on Sundays they stop at 8 pm. If you need something in the middle of the night, try Taxi Slingeland instead.\n\nBook ahead, get the price in writing, and you\'ll be fine.',
    'city -kvk sector services team hours',
    { competitors: ['Taxi Slingeland'] },
  ),
]
