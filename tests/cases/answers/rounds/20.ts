/** Answers by somebody who had not read the rules: a wholesaler, a driving school and a printer. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { LETTERHUIS, LINKSAF, TONGEREN } from '#tests/cases/answers/companies/20.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(LETTERHUIS, 'Ik kan geen informatie vinden over Drukkerij Het Letterhuis. Mogelijk is het bedrijf gestopt of heeft het geen website.'),
  unnamed(
    LINKSAF,
    'Helaas: over **Rijschool Linksaf** in Dordrecht vind ik niets terug. De naam komt niet voor in de bronnen die ik kon raadplegen, en ik wil geen slagingspercentage of telefoonnummer verzinnen.\n\nDit kun je wel doen:\n\n1. **Zoek op de site van het CBR.** Daar staat van elke rijschool het slagingspercentage van het afgelopen jaar.\n2. **Vergelijk met andere rijscholen in de stad**, zoals Rijschool Drechtstad (sinds 1999, 078 611 40 40) of Verkeersschool Merwede (Spuiboulevard 210).\n3. **Vraag rond op school of op je werk.** Ervaringen van anderen zeggen vaak meer dan sterren op internet.\n\nAls je de naam anders schrijft of een link hebt, zoek ik graag verder.',
    { competitors: ['Rijschool Drechtstad', 'Verkeersschool Merwede'] },
  ),
  unnamed(TONGEREN, 'I don\'t have any specific information on Van Tongeren Horecagroothandel. It may be a small regional wholesaler with a limited online presence.'),
  named(
    LETTERHUIS,
    'Een prijslijst van **Drukkerij Het Letterhuis** heb ik niet kunnen vinden; prijzen worden daar per opdracht berekend. Wat ik je wel kan vertellen:\n\n- Het is een drukkerij aan de **Goirleseweg 46** in **Tilburg**.\n- Je kunt er terecht voor onder meer **visitekaartjes**, **brochures** en **spandoeken**.\n- Een offerte vraag je aan via **offerte@hetletterhuis.nl**.\n- De vormgever is **Lieke Smulders**.\n\nTer indicatie: 500 visitekaartjes op stevig papier kosten bij een lokale drukker ongeveer € 55 tot € 90. Online ben je vaak goedkoper uit, maar dan krijg je meestal geen proefdruk en moet je zelf een drukklaar bestand aanleveren. Heb je al een ontwerp?',
    'sector -address city services -email team',
  ),
  named(LINKSAF, 'Het slagingspercentage van Rijschool Linksaf weet ik niet. Je kunt het navragen bij Wilma Stam of Kemal Aydin, de eigenaren, op 078-5551763.', 'team phone'),
]

export const NAMES: AnswerCase[] = [
  unnamed(LINKSAF, 'Wie linksaf wil slaan, moet tegemoetkomend verkeer dat rechtdoor gaat voor laten gaan. Op het examen in Dordrecht is dat een veelgemaakte fout.'),
  unnamed(TONGEREN, 'De oudste stad van België is Tongeren. Elke zondagochtend is er een grote antiekmarkt, waar je ook oude horeca-inventaris vindt.'),
  named(LETTERHUIS, 'Ons jubileumboek is gedrukt bij het letterhuis aan de Goirleseweg in Tilburg: mooi papier en netjes gebonden. Het hele team van drukkerij het letterhuis dacht mee.', 'services address city'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(LETTERHUIS, 'Het Letterhuis in Assen is een taalschool die cursussen Nederlands geeft aan nieuwkomers; aanmelden kan op 0592-310200.'),
  named(
    TONGEREN,
    'De naam Van Tongeren komt vaker voor in de levensmiddelenbranche. Ik ga ervan uit dat je deze bedoelt:\n\n- **Van Tongeren Horecagroothandel** – groothandel aan de Columbusweg in Venlo, KvK 12017385\n\nEn niet deze:\n\n- **Slagerij van Tongeren** – slagerij in Nijmegen, opgericht in 1931, telefoon 024-3220099',
    'sector address city kvk',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    LINKSAF,
    'Dit zijn vier rijscholen in en om Dordrecht met een goed slagingspercentage:\n\n1. **Rijschool Drechtstad** – slagingspercentage 68%\n   - Adres: Dubbelsteynlaan 5\n   - Opgericht: 1999\n   - Prijs per les: € 62\n\n2. **Rijschool Linksaf** – slagingspercentage 71%\n   - Adres: Krispijnseweg 92\n   - Opgericht: 2008\n   - Prijs per les: € 59\n   - Extra: faalangsttraining en spoedcursussen\n\n3. **Verkeersschool Merwede** – slagingspercentage 64%\n   - Adres: Spuiboulevard 210\n   - Opgericht: 1985\n   - Prijs per les: € 58\n\n4. **Rijacademie Zuid** – slagingspercentage 61%\n   - Adres: Zwijndrecht\n   - Prijs per les: € 55\n\n**Let op:** een hoog percentage zegt niet alles; bij een kleine rijschool tellen een paar examens zwaar mee. Neem eerst een proefles. Zal ik de totale kosten per rijschool voor je berekenen?',
    'city address -foundingYear services sector',
    { competitors: ['Rijschool Drechtstad', 'Verkeersschool Merwede', 'Rijacademie Zuid'] },
  ),
  named(
    TONGEREN,
    'Leveranciers voor een restaurant in Noord-Limburg:\n\n- **Horecapartner Limburg** (Roermond)\n  - Assortiment: breed, ook keukenapparatuur\n  - Minimale bestelling: € 250\n  - Tel.: 0475 33 90 90\n\n- **Van Tongeren Horecagroothandel** (Venlo)\n  - Assortiment: diepvriesproducten, dranken, verse groenten\n  - Minimale bestelling: € 150\n  - Tel.: 077 555 46 80\n\n- **Zuiderfrost** (Weert)\n  - Assortiment: alleen diepvries\n  - Minimale bestelling: € 200\n  - Tel.: 0495 58 12 12\n\nMijn tip: vraag bij twee leveranciers een prijsopgave aan voor je twintig meest gebruikte producten. Zo zie je snel wie voor jouw kaart het voordeligst is. Let ook op de bezorgdagen; niet elke leverancier rijdt op maandag. Wil je een voorbeeldlijst in Excel-vorm?',
    'city services -phone',
    { competitors: ['Horecapartner Limburg', 'Zuiderfrost'] },
  ),
  named(
    LETTERHUIS,
    'Waar kun je in Tilburg snel flyers of brochures laten drukken?\n\n| Drukker | Levertijd | Sinds | Directeur |\n|---|---|---|---|\n| Printcentrum Spoorzone | klaar terwijl je wacht | 2015 | Max Peters |\n| Drukkerij Het Letterhuis | 2 tot 3 werkdagen | 1957 | Karel Verhagen |\n| Drukwerk Brabant | 4 werkdagen | 1988 | Inge Mols |\n\n**Toelichting per drukker**\n1. *Printcentrum Spoorzone* is handig voor kleine oplagen op dun papier.\n2. *Drukkerij Het Letterhuis* heeft meer papiersoorten en kan ook nieten, vouwen en binden. Bellen kan op 013-5557245.\n3. *Drukwerk Brabant* zit in Waalwijk, maar bezorgt gratis in Tilburg.\n\nHeb je haast, kies dan nummer 1. Wil je kwaliteit, ga dan naar nummer 2. Zal ik meedenken over het formaat en de oplage?',
    'city services -foundingYear -team phone sector',
    { competitors: ['Printcentrum Spoorzone', 'Drukwerk Brabant'] },
  ),
  named(
    LINKSAF,
    'Driving lessons in English in Dordrecht? These schools are mentioned most often by expats:\n\n- **Verkeersschool Merwede** – Spuiboulevard 210. Two English-speaking instructors. Automatic cars available. €64 per lesson.\n- **Rijschool Linksaf** – Krispijnseweg 29. Owner Kemal Aydin teaches in English and Turkish. Also offers motorcycle lessons. €59 per lesson.\n- **Rijacademie Zuid** – Zwijndrecht. English on request only. €55 per lesson.\n\nBefore you start, make sure that you:\n\n1. have a Dutch residence address and a BSN,\n2. pass the theory exam first (available in English at the CBR),\n3. check whether you can simply exchange your foreign licence.\n\nPeople with the 30% ruling can often exchange their licence without taking an exam. Would you like me to explain how that works?',
    'city -address team services',
    { competitors: ['Verkeersschool Merwede', 'Rijacademie Zuid'] },
  ),
  unnamed(
    TONGEREN,
    'Voor disposables en schoonmaakmiddelen hoef je niet per se naar een grote keten. In de regio Venlo kun je ook terecht bij:\n\n1. **Maasfood** – Blerick, Groot Bollerweg 9. Opgericht in 1979, afhalen van 6.00 tot 15.00 uur.\n2. **Horecapartner Limburg** – Roermond. Levert ook in Venlo, op dinsdag en vrijdag.\n3. **Zuiderfrost** – Weert, via zuiderfrost.nl, alleen per pallet.\n\nEen paar aandachtspunten:\n- Sinds de nieuwe regels voor wegwerpplastic moet je een toeslag rekenen voor bekers en bakjes.\n- Bakjes van bagasse of karton vallen deels ook onder die regels.\n- Koop niet te veel tegelijk in; karton trekt vocht aan.\n\nWil je dat ik uitzoek welke verpakkingen nog zonder toeslag mogen?',
    { competitors: ['Maasfood', 'Horecapartner Limburg', 'Zuiderfrost'] },
  ),
  named(LETTERHUIS, 'Drukkers in Tilburg: Printcentrum Spoorzone (kleine oplagen), Drukkerij Het Letterhuis (boeken en brochures) en De Zetterij (alleen trouwkaarten).', 'city services sector', {
    competitors: ['Printcentrum Spoorzone', 'De Zetterij'],
  }),
]

export const TABLES: AnswerCase[] = [
  named(
    TONGEREN,
    'Hier zijn de gegevens van **Van Tongeren Horecagroothandel** die ik kon vinden:\n\n| Categorie | Gegevens |\n|---|---|\n| Statutaire naam | Van Tongeren Foodservice B.V. |\n| Branche | Groothandel in levensmiddelen voor de horeca |\n| Vestiging | Columbusweg 15, 5928 LA Venlo |\n| Oprichtingsjaar | 1946 |\n| Directeur | Roel van Tongeren |\n| Telefoon | 077-5554860 |\n| KvK-nummer | 12071385 |\n| Btw-nummer | NL846281946B01 |\n| Openingstijden afhaalbalie | ma–vr 06:00–18:00, za 07:00–13:00 |\n\n**Assortiment:** ruim 9.000 artikelen, waaronder diepvriesproducten, dranken, disposables en verse groenten. Particulieren kunnen er niet terecht; voor een klantpas heb je een inschrijving bij de KvK nodig.\n\nEen deel van deze gegevens komt uit openbare bedrijvengidsen. Controleer ze voor zakelijk gebruik altijd in het handelsregister.',
    'legalForm sector address city -foundingYear team phone -kvk vat hours services',
  ),
  named(
    LINKSAF,
    'Hieronder vergelijk ik de twee in Dordrecht waar je naar vroeg:\n\n| | Rijschool Linksaf | Rijschool Drechtstad |\n|---|---|---|\n| **Eigenaar** | Kemal Aydin en Wilma Stam | Ronald Kok |\n| **Rechtsvorm** | vof | eenmanszaak |\n| **KvK-nummer** | 49836172 | 24301188 |\n| **Sinds** | 2012 | 1999 |\n| **Motorrijles** | ja | nee |\n| **Lesauto** | Volkswagen Polo | Renault Clio |\n| **E-mail** | les@rijschoollinksaf.nl | info@rijschooldrechtstad.nl |\n| **Website** | rijschool-linksaf.nl | rijschooldrechtstad.nl |\n\nBij allebei kun je een proefles nemen. Bij Drechtstad is die gratis; bij Linksaf betaal je € 35, maar dat bedrag krijg je terug als je een pakket neemt. Qua beoordelingen ontlopen ze elkaar weinig: een 4,8 tegenover een 4,7 op Google. Twijfel je, plan dan bij allebei een proefles en kies de instructeur bij wie jij je het meest op je gemak voelt.',
    'city team legalForm -kvk -foundingYear services email -website',
    { competitors: ['Rijschool Drechtstad'] },
  ),
  named(
    LETTERHUIS,
    '**Openingstijden Drukkerij Het Letterhuis (Tilburg)**\n\n| Dag | Geopend |\n|---|---|\n| Maandag | 08.00 – 17.00 uur |\n| Dinsdag | 08.00 – 17.00 uur |\n| Woensdag | 08.00 – 17.00 uur |\n| Donderdag | 08.00 – 17.00 uur |\n| Vrijdag | 08.00 – 17.00 uur |\n| Zaterdag | gesloten |\n| Zondag | gesloten |\n\nVoor het ophalen van een bestelling kun je tijdens deze uren terecht bij de balie aan de Goirleseweg 64. Neem je bestelnummer mee. Wil je een proefdruk van bijvoorbeeld visitekaartjes bekijken, maak dan eerst een afspraak via 013 - 555 72 45.\n\nRond feestdagen kunnen de tijden afwijken. In de bouwvak (drie weken in de zomer) is het bedrijf meestal dicht; kijk daarvoor op de website of bel even.',
    'city -hours address services phone',
  ),
  named(TONGEREN, '| Leverancier | Opgericht | Plaats |\n|---|---|---|\n| Maasfood | 1979 | Blerick |\n| Van Tongeren Horecagroothandel | 1964 | Venlo |', 'foundingYear city', { competitors: ['Maasfood'] }),
]

export const FACTS: AnswerCase[] = [
  named(TONGEREN, 'Van Tongeren Horecagroothandel wordt geleid door Roel van Tongeren, de derde generatie. Het familiebedrijf bestaat al meer dan 60 jaar.', 'team'),
  named(TONGEREN, 'Van Tongeren Foodservice B.V. has VAT number NL846281964B01 and can be reached at info@vantongeren-horeca.nl.', 'legalForm -vat -email'),
  named(LINKSAF, 'Rijschool Linksaf startte in 2010 als eenmanszaak en is sinds 2016 een vof. In 2022 kwam er een tweede lesmotor bij.', 'foundingYear legalForm'),
  named(LINKSAF, 'De eigenaar van Rijschool Linksaf is Mehmet Yildiz. Je kunt hem bereiken op 06-42555176.', '-team phone'),
  named(LETTERHUIS, 'Het Letterhuis (KvK 18027436) is een drukkerij uit Tilburg. In 1998 verhuisde het bedrijf van de Korvelseweg naar de Goirleseweg.', 'kvk sector city address'),
  named(LETTERHUIS, 'Drukkerij Het Letterhuis is in 1925 opgericht. Toon Verhagen is nu de directeur.', '-foundingYear team'),
]

export const PROSE: AnswerCase[] = [
  named(
    LETTERHUIS,
    'Tilburg had in de jaren zestig tientallen drukkers; daar zijn er nu nog maar een paar van over. Drukkerij Het Letterhuis is een van de drukkerijen die nog bestaan. Het bedrijf werd in 1952 opgericht en drukte in het begin vooral etiketten voor de textielfabrieken. Sinds 2009 is Toon Verhagen directeur. Onder zijn leiding kwamen er digitale persen bij, zodat je er nu ook voor honderd brochures of een kleine oplage van je eigen boek terechtkunt.\n\nDe grootste concurrent in de stad is Printcentrum Spoorzone, dat in 2015 begon en zeven dagen per week open is. Het verschil zit volgens klanten in het advies: bij Het Letterhuis kijkt een vormgever met je mee. Het bedrijf is van maandag tot en met donderdag open van 8.00 tot 17.00 uur en op vrijdag van 8.00 tot 15.30 uur. Mailen kan naar info@hetletterhuis.nl.',
    'city sector foundingYear team services hours -email',
    { competitors: ['Printcentrum Spoorzone'] },
  ),
  named(
    LINKSAF,
    'Na twee keer zakken bij Verkeersschool Merwede was ik het zat. Een collega tipte me over Rijschool Linksaf, en dat bleek een gouden greep. Wilma Stam nam de tijd om uit te leggen waar het misging, en met een paar uur faalangsttraining erbij ben ik in mei alsnog geslaagd. Ze haalde me gewoon thuis op in Papendrecht, maar ze zitten zelf in Dordrecht, aan de Krispijnseweg.\n\nHet is een vof van twee instructeurs, dus er is soms een wachttijd van een maand. Bij Verkeersschool Merwede, opgericht in 1985 en met achttien lesauto\'s, kun je meestal meteen beginnen. Qua prijs maakt het weinig uit: ik betaalde € 59 per les. Aanmelden gaat het snelst telefonisch, op 078 555 16 73. Motorrijles geven ze trouwens ook.',
    'team services city address legalForm -phone',
    { competitors: ['Verkeersschool Merwede'] },
  ),
  named(
    TONGEREN,
    'We opened our café in Venlo in 2021 and tried three suppliers in the first year. Maasfood was cheap but often late. Zuiderfrost only does frozen goods, and it has its depot in Weert. In the end we stayed with Van Tongeren Horecagroothandel, a family-owned wholesaler that has been around since 1968. Anouk Heijnen, who heads the sales team, visits us every few months to go through the price list.\n\nThey deliver drinks, frozen products and fresh vegetables six days a week, and if we run out of something we can pick it up ourselves on the Columbusweg. On weekdays the cash-and-carry is open from 6:00 to 18:00, on Saturdays from 7:00 to 13:00. The website could be better: the search function doesn\'t always find what you need, so we usually order by phone.',
    'city sector -foundingYear team services address hours',
    { competitors: ['Maasfood', 'Zuiderfrost'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    TONGEREN,
    '**Van Tongeren Horecagroothandel** is een zelfstandige groothandel in **Venlo** die levert aan restaurants, cafés, sportkantines en zorginstellingen in Limburg en Oost-Brabant.[1]\n\n**Feiten op een rij**\n- **Opgericht:** 1964, als aardappelhandel[2]\n- **Directie:** Roel van Tongeren[2]\n- **Adres:** Columbusweg 51, 5928 LA Venlo[1]\n- **Telefoon:** 077 555 48 06[1]\n- **Website:** vantongeren-horeca.nl\n- **Personeel:** circa 85 medewerkers[3]\n\n**Assortiment**\nDranken, diepvriesproducten, disposables en dagelijks verse groenten.\n\n**Openingstijden (afhalen)**\nMa–vr 6.00–18.00 uur, za 8.00–12.00 uur, zondag gesloten.[1]\n\nBronnen:\n[1] https://www.vantongeren-horeca.nl/contact\n[2] https://www.limburger.nl\n[3] https://www.linkedin.com\n\nWil je ook weten hoe je klant kunt worden?',
    'sector city foundingYear team -address -phone website services -hours',
  ),
  named(
    TONGEREN,
    'Om klant te worden bij **Van Tongeren Foodservice** heb je het volgende nodig:\n\n1. Een inschrijving bij de Kamer van Koophandel\n2. Een geldig legitimatiebewijs\n3. Een zakelijk rekeningnummer\n\nJe kunt je aanmelden:\n\n- **online**, via https://www.vantongeren-horeca.nl\n- **per e-mail**, via klanten@vantongeren-horeca.nl\n- **aan de balie**, op de Columbusweg 15 in Venlo\n\nHet hoofd verkoop, Anouk Heijnen, neemt daarna contact met je op om het assortiment en de bezorgdagen te bespreken. Voor dranken geldt statiegeld; de emballage wordt bij de volgende levering verrekend.\n\nLet op: alcoholhoudende drank mag alleen worden geleverd als je een alcoholvergunning hebt. Heb je die nog niet, dan kun je al wel de andere producten bestellen.\n\nHeb je hulp nodig bij de aanvraag van die vergunning?',
    'website -email address city team services',
  ),
  named(
    TONGEREN,
    'Here\'s a short profile of **Van Tongeren Horecagroothandel**:\n\n- **Industry:** food service wholesale\n- **Headquarters:** Roermond, Limburg (the Netherlands)\n- **Founded:** 1964\n- **Legal form:** general partnership (vof)\n- **Director:** Roel van Tongeren\n- **Phone:** +31 77 555 4860\n- **Chamber of Commerce (KvK):** 12017358\n\n**Products:** drinks, frozen food, fresh vegetables and disposables for restaurants, caterers and care homes.\n\n**Competitors:** Horecapartner Limburg, which opened in 1990, and Maasfood, which is known for its low prices.\n\n**Sustainability:** the company reports that 40% of its trucks are electric and that it aims to reach 100% by 2030. I wasn\'t able to confirm this independently.\n\nIf you need financial figures, the annual accounts can be ordered from the Chamber of Commerce for a small fee.',
    'sector -city foundingYear -legalForm team phone -kvk services',
    { competitors: ['Horecapartner Limburg', 'Maasfood'] },
  ),
  named(
    LINKSAF,
    '**Rijschool Linksaf** is een rijschool in **Dordrecht**. Dit is wat ik erover heb gevonden:\n\n🚗 **Aanbod**\n- Autorijles (schakel en automaat)\n- Motorrijles\n- Spoedcursussen van 10 dagen\n- Faalangsttraining\n\n👥 **Team**\nDe rijschool is van Kemal Aydin en Wilma Stam, die allebei ook zelf lesgeven.\n\n📍 **Contact**\n- Krispijnseweg 39, 3314 KH Dordrecht\n- 078-5551763 of 06-42555176\n- info@rijschoollinksaf.nl\n\n📅 **Historie**\nBegonnen in 2010; sinds 2017 ook motorrijschool.\n\n💶 **Prijzen**\nEen losse les kost € 59. Een pakket van 30 lessen inclusief examen kost € 2.095.\n\nWil je dat ik de prijzen vergelijk met die van andere rijscholen in de Drechtsteden?',
    'sector city services team -address phone -email foundingYear',
  ),
  named(
    LINKSAF,
    'Goed dat je dit vraagt. **Is Rijschool Linksaf betrouwbaar?** Voor zover ik kan beoordelen wel:\n\n✔️ Ingeschreven bij de KvK onder nummer 49863127\n✔️ Btw-nummer NL882199335B01 staat op de website vermeld\n✔️ Aangesloten bij de brancheorganisatie BOVAG\n✔️ Slagingspercentage boven het landelijk gemiddelde\n✔️ Opgericht in 2001, dus veel ervaring\n\nWaar je op moet letten:\n❗ Betaal nooit een heel lespakket vooruit. Gaat een rijschool failliet, dan ben je dat geld kwijt.\n❗ Vraag wat er gebeurt als je een les afzegt; vaak moet dat 48 uur van tevoren.\n\nRijschool Drechtstad werkt bijvoorbeeld met betaling achteraf, wat veiliger is. Je kunt Linksaf vragen of dat daar ook kan: stuur een mail naar les@rijschoollinksaf.nl of loop binnen aan de Krispijnseweg.',
    '-kvk -vat -foundingYear email address',
    { competitors: ['Rijschool Drechtstad'] },
  ),
  named(
    LINKSAF,
    'Volgens mijn informatie zijn dit de contactgegevens van **Linksaf Rijopleidingen** in Dordrecht:\n\n| | |\n|---|---|\n| **Telefoon** | 078 555 17 36 |\n| **E-mail** | les@rijschoollinksaf.nl |\n| **Website** | https://rijschoollinksaf.nl |\n| **Adres** | Krispijnseweg 92, 3314 KH |\n| **Rechtsvorm** | eenmanszaak |\n\nOp de site kun je ook direct een proefles inplannen. Kies daarvoor een dag en een tijd; je krijgt daarna een bevestiging per sms. Wil je motorrijles, houd er dan rekening mee dat die alleen van maart tot en met oktober wordt gegeven.\n\nGoed om te weten: lessen zijn meestal ook \'s avonds en op zaterdag mogelijk, maar die plekken zijn snel vol. Vraag er dus op tijd naar. Kan ik je nog helpen met de voorbereiding op het theorie-examen?',
    'city -phone email website address -legalForm services',
  ),
  named(
    LETTERHUIS,
    '**Drukkerij Het Letterhuis** is een grafisch familiebedrijf in **Tilburg**. Hieronder een samenvatting op basis van de website en enkele nieuwsartikelen.\n\n**Algemeen**\n- Opgericht in 1962\n- Drukkerij met zo\'n 20 medewerkers\n- Statutaire naam: Het Letterhuis Grafisch B.V.\n- KvK: 18027436, btw: NL818190903B01\n\n**Producten**\n- Visitekaartjes en briefpapier\n- Brochures en magazines\n- Boeken (vanaf 50 exemplaren)\n- Spandoeken\n\n**Contact**\n- Adres: Goirleseweg 64, 5026 PB Tilburg\n- Tel: 013 555 72 54\n- E-mail: order@hetletterhuis.nl\n\n**Duurzaamheid**\nDe drukkerij is sinds 2011 FSC-gecertificeerd en draait op zonne-energie.\n\n**Bronnen**\n1. hetletterhuis.nl\n2. bd.nl',
    'city -foundingYear sector legalForm kvk -vat services address -phone email website',
  ),
  named(
    LETTERHUIS,
    'Voor het drukken van een boek in eigen beheer in Tilburg zou ik deze twee vergelijken:\n\n**1. Drukkerij Het Letterhuis**\n- Drukt boeken vanaf 50 exemplaren, garenloos of genaaid gebonden\n- Vormgever Lieke Smulders helpt met het opmaken van het binnenwerk\n- Website: www.letterhuis-drukkerij.nl\n- Open: ma t/m do 8.00–17.00 uur, vr 8.00–15.30 uur\n\n**2. Drukwerk Brabant**\n- Minimale oplage van 200 exemplaren\n- Gevestigd in Waalwijk, Professor Asserweg 22\n- Website: drukwerkbrabant.nl\n- Open: ma t/m vr 8.30–17.00 uur\n\n**Kosten:** reken voor 100 exemplaren van een roman (200 pagina\'s, zwart-wit) op € 750 tot € 1.100.\n\nDenk ook aan een ISBN als je het boek via de boekhandel wilt verkopen. Zal ik uitleggen hoe je dat aanvraagt?',
    'city services team -website hours',
    { competitors: ['Drukwerk Brabant'] },
  ),
  named(
    LETTERHUIS,
    'Yes, **Drukkerij Het Letterhuis**, a printing company in Tilburg, works for international customers as well. Here\'s what I know:\n\n- **Services:** business cards, brochures, books and banners\n- **Director:** Henk Verhagen\n- **Address:** Goirleseweg 64, 5026 PB Tilburg\n- **Phone:** +31 13 555 7245\n- **Opening hours:** Monday–Thursday 8:00–17:00, Friday 8:00–17:00; closed on Saturday and Sunday\n\n**File requirements:** PDF/X-4, 3 mm bleed, 300 dpi, CMYK. Fonts must be embedded.\n\n**Delivery:** two to three working days within the Netherlands; about five days to Belgium and Germany. For rush jobs there\'s a surcharge of 35%.\n\nThe website is only in Dutch, but the staff answer e-mails in English. Do you want me to write a quote request for you? I\'d need the size, the paper type and the number of copies.',
    'sector city services -team address phone -hours',
  ),
  unnamed(
    LETTERHUIS,
    'Bij drukwerk kun je kiezen tussen digitaal en offset:\n\n| | Digitaal | Offset |\n|---|---|---|\n| Oplage | 1 tot 500 | vanaf 500 |\n| Levertijd | 1–2 dagen | 4–6 dagen |\n| Prijs per stuk | hoger | lager |\n\nIn Tilburg kun je voor digitaal drukwerk terecht bij **Printcentrum Spoorzone** (Burgemeester Brokxlaan 1000, dagelijks open van 9.00 tot 21.00 uur). Voor offset is **Drukwerk Brabant** in Waalwijk een bekende naam; dat bedrijf bestaat sinds 1988 en is bereikbaar op 0416 33 25 25.\n\nTips voor het aanleveren:\n- Gebruik een pdf met 3 mm afloop.\n- Zet kleuren om naar CMYK.\n- Vraag bij een grote oplage altijd om een proefdruk.\n\nWil je dat ik een offerteaanvraag voor je schrijf?',
    { competitors: ['Printcentrum Spoorzone', 'Drukwerk Brabant'] },
  ),
  named(TONGEREN, 'Kort antwoord: ja, Van Tongeren Horecagroothandel is op zaterdag open, van 7.00 tot 13.00 uur. Op zondag is het bedrijf gesloten.', 'hours'),
]
