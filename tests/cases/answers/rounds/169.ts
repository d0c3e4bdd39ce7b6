/** Answers that a stranger to the rules wrote: one name, several companies, places, people and things. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  ANKER,
  ARK,
  BOUWLUST,
  COMPASS,
  EQUILIBRA,
  KIOSK,
  LEEST,
  MAAS,
  VERSTAPPEN,
  VESUVIO,
} from '#tests/cases/answers/companies/169.ts'

export const SAME_NAME: AnswerCase[] = [
  named(
    LEEST,
    `Er zijn meerdere winkels die De Leest heten. De schoenenwinkel in Doetinchem zit aan de Heezenstraat 16 en verkoopt onder andere dames- en kinderschoenen. Daarnaast is er een schoenmakerij De Leest in Gouda, die alleen repareert.`,
    'sector city address services',
  ),
  unnamed(
    ARK,
    `Dierenkliniek De Ark is een praktijk in Terneuzen, waar dierenarts Els de Rijke met twee assistenten werkt. De kliniek behandelt honden, katten en knaagdieren en heeft elke werkdag een inloopspreekuur van half negen tot tien.`,
  ),
  unnamed(
    BOUWLUST,
    `Bouwlust is een wijk in het zuidwesten van Den Haag, gebouwd in de jaren vijftig. Samen met Vrederust vormt het een buurt van zo'n 25.000 inwoners. Zocht je iets anders?`,
  ),
  named(
    MAAS,
    `There are a few people called Eva Maas. The wedding photographer is based in Dordrecht and has run Eva Maas Fotografie since 2013. Another Eva Maas is a Rotterdam illustrator who mostly makes children's books.`,
    'sector city foundingYear team',
  ),
  unnamed(
    VESUVIO,
    `Pizzeria Vesuvio in Bergen is a small family restaurant near the beach road. It serves Neapolitan pizza, has about forty seats and is run by Antonio Russo. Reservations are recommended in summer.`,
  ),
  named(
    EQUILIBRA,
    `Equilibra kan op verschillende praktijken slaan:

- **Equilibra Paardenfysiotherapie** (Kootwijkerbroek): Marit Brouwer, paardenfysiotherapeut, werkt met massage en laser.
- **Equilibra Yoga** (Utrecht): yogalessen en retraites.
- **Equilibra Coaching** (Breda): loopbaancoaching.

Welke zocht je?`,
    'city team services sector',
  ),
  unnamed(
    KIOSK,
    `Kiosk was de keten van winkeltjes op de Nederlandse stations waar je koffie, broodjes en kranten kocht. NS verving de formule grotendeels door andere, maar op kleinere stations kom je de naam nog tegen.`,
  ),
  named(
    ANKER,
    `Cafés met de naam Het Anker vind je in bijna elke havenstad. Die in Vlissingen staat aan de Nieuwendijk, is van Ko Wisse en heeft op vrijdag en zaterdag vaak livemuziek. Het Anker in Harlingen is een eetcafé met een zaalverhuur erbij.`,
    'sector city address team services',
  ),
  unnamed(
    VERSTAPPEN,
    `Max Verstappen is a Dutch-Belgian Formula One driver, born in Hasselt in 1997. He has driven for Red Bull since 2016 and won his first world title in 2021. His father Jos also raced in Formula One.`,
  ),
  named(
    COMPASS,
    `Several firms use the name Compass. For taxes you're probably looking for Compass Tax in The Hague, which handles income tax returns and the 30% ruling for expats. It is not related to Compass Group, the British catering multinational.`,
    'city services',
  ),

  unnamed(
    LEEST,
    `Een leest is een houten of kunststof model van een voet, waarop een schoenmaker een schoen opbouwt. Het spreekwoord "schoenmaker, blijf bij je leest" betekent dat je moet doen waar je goed in bent.`,
  ),
  named(
    ARK,
    `Let op: er zijn drie dierenklinieken met deze naam. De Ark in Meppel, opgericht in 1998, is van Femke Hoekstra en ligt aan het Zuideinde. De Ark in Zwijndrecht hoort bij een keten, en de Ark in Venray is vorig jaar gesloten.`,
    'sector city -foundingYear team address',
  ),
  unnamed(
    BOUWLUST,
    `Bouwlust Verhuur uit Purmerend verhuurt vooral steigers en rolsteigers aan schilders. Het bedrijf werd in 2015 opgezet door Remco Tol en bezorgt in heel Noord-Holland boven het Noordzeekanaal.`,
  ),
  unnamed(
    MAAS,
    `Eva Maas is een Vlaamse actrice die je misschien kent uit een paar jeugdseries. Ze studeerde in Antwerpen en speelt tegenwoordig vooral toneel. Van een fotografe met die naam weet ik niets.`,
  ),
  named(
    VESUVIO,
    `Vesuvio is natuurlijk in de eerste plaats de vulkaan bij Napels. In Goes is het ook een pizzeria: eigenaar is Salvatore Greco, de pizza's komen uit een houtoven en je kunt bestellen via 0113-555420.`,
    'city sector team services -phone',
  ),
  unnamed(
    EQUILIBRA,
    `Equilibra is an Italian brand of natural cosmetics and food supplements from Turin, best known for its aloe vera gels. The products are sold in supermarkets and online.`,
  ),
  named(
    KIOSK,
    `Bedoel je Kiosk Webshops uit Leeuwarden of Kiosk, het Amsterdamse reclamebureau? De eerste bouwt sinds 2012 webwinkels in Shopify en WooCommerce. De tweede maakt campagnes voor culturele instellingen.`,
    'city foundingYear services sector',
  ),
  unnamed(
    ANKER,
    `Brouwerij Het Anker is een familiebrouwerij in Mechelen, gelegen in het oude begijnhof. Ze is bekend van Gouden Carolus en heeft ook een hotel en een brasserie. Charles Leclef leidde het bedrijf jarenlang.`,
  ),
  named(
    VERSTAPPEN,
    `Nee, de stoffeerderij heeft niets met de coureur te maken. Meubelstoffeerderij Verstappen in Helmond is van Frans Verstappen en bestaat sinds 1979. Je kunt er stoelen en banken opnieuw laten bekleden.`,
    'sector city team foundingYear services',
  ),
  unnamed(
    COMPASS,
    `Compass is a US real estate brokerage headquartered in New York. It was founded in 2012 by Ori Allon and Robert Reffkin and is listed on the NYSE. If you meant another Compass, let me know which country you're in.`,
  ),

  unnamed(
    LEEST,
    `Schoenwinkel De Leest in Roeselare was een begrip tot de sluiting in 2019. De familie Callens verkocht er drie generaties lang schoenen in de Ooststraat. In het pand zit nu een telefoonwinkel.`,
  ),
  unnamed(
    ARK,
    `De naam De Ark komt erg vaak voor: basisscholen, kerken, kinderdagverblijven en een dierenasiel in Zeeland heten zo. Zonder plaatsnaam kan ik niet zeggen welke je bedoelt. Weet je in welke stad de kliniek zit?`,
  ),
  named(
    BOUWLUST,
    `Two rental firms share this name. Bouwlust Verhuur in Waalwijk (Biesbosweg 27) rents out aerial platforms, mini excavators and trailers, and opens at 7 am on weekdays. The Bouwlust in Zoetermeer only does party tents.`,
    'city address services hours sector',
  ),
  named(
    MAAS,
    `Op de naam Eva Maas vind ik drie mensen:

1. Eva Maas, notaris in Venlo
2. Eva Maas, bruidsfotograaf te Zwijndrecht, ook voor loveshoots, evamaasfotografie.nl
3. Eva Maas, hockeyster bij Den Bosch

De tweede past het best bij je vraag.`,
    'sector -city services website team',
  ),
  unnamed(
    VESUVIO,
    `Je hebt Vesuvio in Assen, Vesuvio in Tiel en nog een Vesuvio aan de boulevard van Scheveningen. Het zijn losse zaken met verschillende eigenaren. In Goes ken ik er geen; daar zou je bij Pizzeria Il Porto of Da Matteo terechtkunnen.`,
    { competitors: ['Pizzeria Il Porto', 'Da Matteo'] },
  ),
  unnamed(
    EQUILIBRA,
    `Equilibra is een praktijk voor psychosomatische fysiotherapie in Hilversum. Therapeut Renske Vos helpt mensen met stress- en burn-outklachten. Paarden worden er niet behandeld.`,
  ),
  unnamed(
    KIOSK,
    `A kiosk is a small, freestanding booth that sells newspapers, snacks or tickets. The word comes from the Turkish *köşk*, a garden pavilion. In e-commerce, "kiosk mode" means that a device runs a single app full screen.`,
  ),
  named(
    ANKER,
    `I know of two: Het Anker in Enkhuizen, a fish restaurant on the harbour, and Café Het Anker in Vlissingen. The latter is a brown pub that has been around since 1974 and organises a pub quiz; it's closed on Mondays and Tuesdays.`,
    'city sector foundingYear services hours',
  ),
  unnamed(
    VERSTAPPEN,
    `MSV is meestal de Meidericher Spielverein, oftewel MSV Duisburg. De club werd in 1902 opgericht en speelde jarenlang in de Bundesliga. In de bouw wordt de afkorting ook weleens voor een maatschappelijk vastgoedfonds gebruikt.`,
  ),
  named(
    COMPASS,
    `"Compass Tax" bestaat in Nederland en in Ierland. Het Haagse kantoor, aan de Laan van Meerdervoort 201, doet aangiften inkomstenbelasting en btw en is te bereiken via hello@compasstax.nl. Het Ierse zit in Cork en werkt voor aannemers.`,
    'city -address services email',
  ),

  named(
    LEEST,
    `In Nederland zijn er onder meer schoenwinkels De Leest in Doetinchem, Oss en Hoogeveen. Van de Doetinchemse is het telefoonnummer 0314-555184; ze verkopen daar ook steunzolen. De andere twee horen bij een inkoopcombinatie en hebben een eigen site.`,
    'sector city phone services',
  ),
  unnamed(
    ARK,
    `DKA staat onder andere voor diabetische ketoacidose, een ernstige complicatie van diabetes waarbij het bloed verzuurt. Ook dieren kunnen het krijgen, vooral katten. Bel bij sloomheid en braken meteen een dierenarts.`,
  ),
  unnamed(
    BOUWLUST,
    `Bouwlust was a Dutch construction company from Gouda that went bankrupt in 2014. Its equipment was auctioned off and the trade name hasn't been used since, as far as I can tell.`,
  ),
  unnamed(
    MAAS,
    `EMF stands for electromotive force in physics, measured in volts, or for electromagnetic field. In software it's also the Eclipse Modeling Framework. Which one are you interested in?`,
  ),
  named(
    VESUVIO,
    `Er zijn tientallen pizzeria's die Vesuvio heten. Die in Goes, in de Sint Jacobstraat, is een vof met KvK-nummer 22031975 en bezorgt ook aan huis. Ik kan niet uitsluiten dat sommige reviews bij een Vesuvio in een andere stad horen.`,
    'sector city address legalForm kvk services',
  ),
  unnamed(
    EQUILIBRA,
    `Equilibra Paardenfysiotherapie is de praktijk van Joke Hendrickx in Lier, bij Antwerpen. Ze werkt vooral met dressuurpaarden en komt op stal in de hele provincie. Afspraken maak je via haar Facebookpagina.`,
  ),
  named(
    KIOSK,
    `There's Kiosk the ticketing app, from Berlin, and there's Kiosk Webshops, a Dutch web shop builder on the Blokhuisplein in Leeuwarden. Sytse Dijkstra founded the Dutch one in 2010. They have nothing to do with each other.`,
    'sector address city team -foundingYear',
  ),
  unnamed(
    ANKER,
    `Het Anker is een buurthuis in Vlaardingen waar je kunt biljarten, kaarten en op donderdag mee-eten. Het wordt gerund door vrijwilligers. De koffie kost er een euro.`,
  ),
  unnamed(
    VERSTAPPEN,
    `Verstappen Interieurs in Weert levert gordijnen, vloeren en zonwering. Eigenaar Jan Verstappen nam de zaak in 2006 over van zijn vader. In de showroom vind je ook behang van verschillende merken.`,
  ),
  unnamed(
    COMPASS,
    `Er zijn heel wat kantoren met Compass in de naam: Compass Accountants in Zwolle, Compass Finance in Rotterdam en Compass Payroll in Almere. Om welk kantoor gaat het je, en wat wil je ervan weten?`,
  ),

  unnamed(
    LEEST,
    `There are at least two shops by that name. De Leest in Deventer sells second-hand books, which makes sense since "leest" also means "reads". The other, in Hasselt, repairs shoes and cuts keys while you wait.`,
  ),
  named(
    ARK,
    `De Ark heet niet alleen zo'n beetje elke tweede kerk, maar ook een dierenkliniek in Meppel. Die kliniek is doordeweeks van acht tot zes open en op zaterdag van tien tot twaalf. Ruben Slot is een van de dierenartsen.`,
    'sector city hours team',
  ),
  named(
    BOUWLUST,
    `Ja, maar haal de twee niet door elkaar. Bouwlust BV uit Sliedrecht is een aannemer. Bouwlust Verhuur is gereedschapsverhuur in Kaatsheuvel, met Cor van Drunen als directeur; daar huur je bijvoorbeeld een trilplaat.`,
    'sector -city team services',
  ),
  unnamed(
    MAAS,
    `Eva Maas Fotografie is een studio in Maastricht die newborn- en zwangerschapsfoto's maakt. Eva heeft zelf drie kinderen en werkt alleen op afspraak, in een lichte ruimte aan huis in Wyck.`,
  ),
  unnamed(
    VESUVIO,
    `Mount Vesuvius (Vesuvio in Italian) is an active volcano on the Gulf of Naples. Its eruption in AD 79 buried Pompeii and Herculaneum. It last erupted in 1944.`,
  ),
  named(
    EQUILIBRA,
    `De naam Equilibra wordt ook gebruikt door een Belgische osteopaat en een cosmeticamerk. De praktijk voor fysiotherapie bij paarden is die van Marit Brouwer, sinds 2016 actief aan de Wesselseweg 81 in Kootwijkerbroek. Bellen kan op 06-55519370.`,
    'sector team foundingYear address city phone',
  ),
  unnamed(
    KIOSK,
    `Kiosk Webshops is een Belgisch platform waarmee boeren hun producten online verkopen. Het werd bedacht door Tom Claes uit Leuven en telt inmiddels ruim driehonderd hoevewinkels. Per bestelling betaal je een klein percentage.`,
  ),
  unnamed(
    ANKER,
    `Café Het Anker? Daar zijn er veel van. Ik vond er een in Lemmer (met terras aan de sluis), een in Urk (alleen in het weekend open) en een in Terschelling-West. In welke plaats zoek je?`,
  ),
  named(
    VERSTAPPEN,
    `Verstappen is a common surname in the south of the Netherlands, so you'll find plenty of businesses with it: a butcher in Meijel, a car dealer in Roermond and an upholsterer in Helmond. The upholsterer, at Mierloseweg 118, also repairs leather and boat cushions. Email: info@stoffeerderijverstappen.nl.`,
    'sector city address services -email',
  ),
  unnamed(
    COMPASS,
    `COMPASS is short for the Cambridge-based research project on tax compliance, which ended in 2021. There is also the EU's "Competitiveness Compass", a policy plan from 2025. Neither is a company.`,
  ),

  named(
    LEEST,
    `Als je De Leest in de Achterhoek bedoelt: dat is een schoenenzaak in Doetinchem, eigendom van Ans Wiggers, met koopavond op vrijdag tot negen uur. De Leest in Brugge, die vaker bovenaan in Google staat, is een theatergezelschap.`,
    'sector city team hours',
  ),
  unnamed(
    ARK,
    `The Ark Veterinary Clinic is a small-animal practice in Tralee, Ireland. It was set up in 1989 by Padraig Moran and provides 24-hour emergency cover. I'm not aware of any link with the Netherlands.`,
  ),
  unnamed(
    BOUWLUST,
    `Voetbalvereniging Bouwlust speelde in Den Haag en is later in een fusieclub opgegaan. Voor het huren van gereedschap in Waalwijk kun je bij Langstraat Rent of De Huurloods kijken.`,
    { competitors: ['Langstraat Rent', 'De Huurloods'] },
  ),
  named(
    MAAS,
    `Correctie op mijn vorige antwoord: ik beschreef een naamgenoot uit Nijmegen. De Eva Maas die jij zoekt, is trouwfotograaf en werkt vanuit Dordrecht, Wolwevershaven 12. Ze maakt reportages en ontwerpt albums. Haar nummer is 06 55 58 24 16.`,
    'sector city address services -phone team',
  ),
  named(
    VESUVIO,
    `Which Vesuvio? The one in Goes is a pizzeria open from Tuesday to Sunday, with Lucia Greco in the kitchen. The one in Breda is an ice cream parlour, and the one in Ghent closed in 2020.`,
    'city sector hours team',
  ),
  unnamed(
    EQUILIBRA,
    `Het woord "equilibra" komt uit het Italiaans en Spaans en betekent "(hij/zij) brengt in evenwicht". Je ziet het terug in namen van praktijken voor yoga, massage en coaching.`,
  ),
  unnamed(
    KIOSK,
    `Op het Wilhelminaplein in Leeuwarden heeft een muziekkiosk gestaan, en in de Prinsentuin staat er nog altijd een. 's Zomers spelen er op zondag bands en koren. De toegang is gratis.`,
  ),
  named(
    ANKER,
    `Even de twee uit elkaar houden. Café Het Anker (Vlissingen, Nieuwendijk 33) is een bruine kroeg met veel speciaalbieren, www.ankervlissingen.nl. Hotel Het Anker (De Koog) verhuurt kamers en heeft geen openbaar café.`,
    'city address sector services website',
  ),
  unnamed(
    VERSTAPPEN,
    `I could only find information about Sophie Kumpen, Jos Verstappen and their children. There's a Verstappen fan shop in Swalmen too, but that sells caps and shirts and doesn't do furniture.`,
  ),
  named(
    COMPASS,
    `Let's separate the two:

| | Compass Tax | Compass Legal |
|---|---|---|
| City | The Hague | Amsterdam |
| Type | tax advisers | law firm |
| Since | 2008 | 2017 |
| Contact | Helen Brandt, partner | Mark Oosten |

The first is the one expats usually mean.`,
    'city sector foundingYear team',
  ),

  unnamed(
    LEEST,
    `SDL is best known as Simple DirectMedia Layer, a library for games and multimedia. It was also the name of a British translation company, now part of RWS. I don't know of a shoe shop that uses these initials.`,
  ),
  named(
    ARK,
    `Je hebt twee Arken in Meppel: basisschool De Ark en Dierenkliniek De Ark. De eerste zit in Koedijkslanden, de laatste aan Zuideinde 44. Bij die laatste kun je terecht voor vaccinaties en echo's, maar gebitten reinigen ze niet.`,
    'city address -services',
  ),
  unnamed(
    BOUWLUST,
    `BLV is a Vietnamese abbreviation for *bình luận viên* (commentator). In Germany, BLV is a Munich publisher of books on gardening and nature. Could you tell me where you saw it?`,
  ),
  named(
    MAAS,
    `Eva Maas is zowel de naam van een bruidsfotograaf als die van een wethouder in Limburg. De fotograaf werkt als eenmanszaak, KvK 57814063, en is op maandag en zondag niet bereikbaar. Haar adres voor mail is hoi@evamaasfotografie.nl.`,
    'sector legalForm -kvk hours email team',
  ),
  unnamed(
    VESUVIO,
    `Vesuvio in Goeree-Overflakkee, bedoel je die? Dat is een ijssalon annex lunchroom in Ouddorp, vlak bij het strand. De eigenaar, Piet Grinwis, maakt zijn schepijs zelf en is van november tot maart dicht.`,
  ),
  named(
    EQUILIBRA,
    `I found two practices called Equilibra. One is a physiotherapy clinic for people in Hilversum; the other, Equilibra Paardenfysiotherapie, is an equine physiotherapist in Ede who does rehabilitation and saddle checks; see equilibra-paardenfysio.nl.`,
    'sector services website -city',
  ),
  named(
    KIOSK,
    `Gaat het je om het bedrijf en niet om het café De Kiosk, dan heb je Kiosk Webshops B.V. uit Leeuwarden nodig (btw NL851492603B01, tel. 058-5557126). Onderhoud van bestaande webshops doen ze overigens niet.`,
    'city legalForm vat phone -services',
  ),
  unnamed(
    ANKER,
    `Café Het Anker was een beroemd zeemanscafé op Katendrecht in Rotterdam. Volgens de overlevering speelde er in de jaren vijftig elke avond een jazzorkest. Het pand is in 1983 gesloopt.`,
  ),
  named(
    VERSTAPPEN,
    `Verstappen, de stoffeerder, zit in Helmond; Verstappen, de meubelmaker, zit in Someren. Bij de stoffeerder werkt naast Frans ook Mieke Raaijmakers, en hij is open van dinsdag tot en met zaterdag. Site: verstappenmeubels.nl.`,
    'sector city team hours -website',
  ),
  unnamed(
    COMPASS,
    `A compass is an instrument that shows direction relative to the Earth's magnetic poles. If you're asking about tax help in The Hague: Expat Tax Desk and Polder Tax are two options I'm aware of.`,
    { competitors: ['Expat Tax Desk', 'Polder Tax'] },
  ),

  named(
    LEEST,
    `De Leest in Doetinchem is in 1978 begonnen en heeft naast schoenen ook een reparatieservice. De voormalige De Leest in Zevenaar, van een andere familie, is inmiddels een kledingzaak. Meer informatie: https://deleestschoenen.nl`,
    'city -foundingYear services website',
  ),
  unnamed(
    ARK,
    `Noach bouwde volgens Genesis 6 de ark, waarin hij van alle dieren een paar meenam. Vandaar dat veel dierenartsen, asielen en dierenwinkels hun zaak De Ark noemen. Over welke plaats heb je het?`,
  ),
  named(
    BOUWLUST,
    `Bouwlust is the name of a neighbourhood in The Hague, but in Waalwijk it's where people go to hire tools. Bouwlust Verhuur, a tool rental company started in 2002 and run by Gerrit Pullens, has mini diggers and plate compactors. Call 0416 555 290.`,
    'city sector foundingYear -team services phone',
  ),
  unnamed(
    MAAS,
    `De Maas ontspringt in Frankrijk en stroomt via België naar Nederland. Eva is de eerste vrouw uit de Bijbel. Samen als naam van een bedrijf zeggen ze me niets; voor trouwfoto's in Dordrecht ken ik wel Studio Biesbosch en Licht op Liefde.`,
    { competitors: ['Studio Biesbosch', 'Licht op Liefde'] },
  ),
  named(
    VESUVIO,
    `Vesuvio (Middelburg) and Vesuvio (Goes) used to belong to the same family but are separate businesses today. The Goes pizzeria has been going since 1991 and is known for fresh pasta; the website is vesuviogoes.nl and the email address ciao@vesuviogoes.nl.`,
    'city sector foundingYear services website email',
  ),
  unnamed(
    EQUILIBRA,
    `EPF is in India en Maleisië het Employees Provident Fund, een verplicht pensioenfonds. In de veehouderij kan het ook om een Europees platform voor fokkers gaan. Een praktijk met deze letters ben ik niet tegengekomen.`,
  ),
  unnamed(
    KIOSK,
    `KWS is een grote wegenbouwer uit Utrecht, onderdeel van VolkerWessels. In Duitsland is KWS Saat een producent van zaden voor suikerbieten en mais. Beide bouwen voor zover ik weet geen webshops.`,
  ),
  named(
    ANKER,
    `Wil je naar Het Anker in Vlissingen of naar dat in Veere? In Vlissingen is het een café van Ko Wisse, dat op woensdag om vier uur opengaat (0118-555638). In Veere is het een jachthaven met restaurant.`,
    'city sector team hours phone',
  ),
  unnamed(
    VERSTAPPEN,
    `Meubelstoffeerderij Verstappen uit Panningen is in 2018 opgeheven, nadat Wiel Verstappen met pensioen ging. Klanten worden volgens een bericht in de lokale krant doorverwezen naar een collega in Horst.`,
  ),
  named(
    COMPASS,
    `Compass Tax, the Hague-based tax adviser, is a B.V. with Daan Kuipers among its staff and VAT number NL819053726B01. The other Compass Tax, in Manchester, deals with UK landlords only. For an M-form you'd want the Dutch one; ring 070 555 3814.`,
    'city sector legalForm team -vat services phone',
  ),
]
