/** Answers that a stranger to the rules wrote: a jeweller, a children's physiotherapy practice and a carpenter. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { ROBIJN, STAPSTEEN, WIERSMA } from '#tests/cases/answers/companies/42.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    ROBIJN,
    'Ik heb gezocht naar Juwelier Robijn, maar kan over deze zaak geen betrouwbare informatie vinden. Er komt geen eigen website naar voren en ook in bedrijvengidsen zie ik geen vermelding. Dat hoeft niets te betekenen: kleinere winkels zijn online soms slecht zichtbaar of werken onder een andere handelsnaam.\n\nZoek je een juwelier in de binnenstad van Amersfoort, dan kom je al snel uit bij Juwelier Van Wezel of Zilver & Co. Wil je zeker weten of de winkel die je zoekt nog bestaat, dan kun je het Handelsregister raadplegen.',
    { competitors: ['Juwelier Van Wezel', 'Zilver & Co'] },
  ),
  named(
    STAPSTEEN,
    'I could only find limited information about **Stapsteen Kinderfysiotherapie**.\n\nWhat I can confirm:\n- It is a paediatric physiotherapy practice in Deventer.\n- Children with handwriting problems are among the patients they treat.\n\nWhat I could not verify:\n- current opening hours\n- waiting times\n- whether they have a contract with your health insurer\n\nFor those points I\'d suggest contacting the practice directly, or asking your GP.',
    'city sector services',
  ),
  named(
    WIERSMA,
    'Over Timmerbedrijf Wiersma & Zonen is online weinig te vinden. Wat ik wel zie: het gaat om een vennootschap onder firma met Heerenveen als vestigingsplaats, en volgens een paar klantbeoordelingen vervangen ze houten kozijnen in oudere woningen. Wie er aan het roer staat, hoe lang het bedrijf al bestaat en op welke tijden je er terechtkunt, heb ik niet kunnen achterhalen.\n\nMijn advies: vraag een offerte aan en informeer meteen naar referenties bij jou in de buurt.',
    'legalForm -city services',
  ),
  unnamed(
    WIERSMA,
    'I\'m sorry, but I don\'t have any information about a company called Wiersma & Zonen. The surname Wiersma is very common in Friesland, so there may well be a business by that name that simply isn\'t covered by the sources I can access.\n\nA few ways to check:\n\n1. Search the KVK trade register by name and place.\n2. Look at Google Maps for recent reviews.\n3. Ask neighbours who recently had a dormer or new window frames fitted.\n\nIf you can tell me the town or the website, I\'m happy to look again.',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    ROBIJN,
    'Robijn is in Nederland vooral bekend als merk van wasmiddelen en wasverzachters. Het hoort bij Unilever en je vindt het in vrijwel elke supermarkt. De geuren en het teddybeertje van de wasverzachter kennen veel mensen van de reclame.\n\nDaarnaast is een robijn een rode edelsteen, een variant van het mineraal korund. De kleur komt van kleine hoeveelheden chroom. Na diamant is korund een van de hardste mineralen, waardoor de steen geschikt is voor ringen die je dagelijks draagt.\n\nBedoelde je iets anders? Laat het me weten.',
  ),
  named(
    STAPSTEEN,
    'Met \'Stapsteen\' kom je in eerste instantie uit bij tuintegels, maar gezien je vraag over een baby met een afgeplat hoofdje bedoel je vast de praktijk in Deventer. Daar behandelen kinderfysiotherapeuten onder andere baby\'s met een voorkeurshouding. De praktijk bestaat sinds 2012 en is te bereiken via welkom@stapsteen-kinderfysio.nl. Een verwijzing van de huisarts is meestal niet nodig, al kan je verzekeraar daar anders over denken.',
    'city sector services -foundingYear email',
  ),
  unnamed(
    WIERSMA,
    'Bedoel je misschien **Wiersma Interieurbouw** in Drachten? Dat bedrijf maakt keukens, inbouwkasten en winkelinrichtingen en heeft een showroom aan de rand van de stad. Het telefoonnummer dat ik ervan vind is 0512 55 51 40.\n\nEr is ook een Wiersma Schilderwerken in Bolsward, maar dat is een schildersbedrijf en heeft er verder niets mee te maken. Voor een dakkapel zou ik bij geen van beide aankloppen; Kozijnhuis Friesland of een aannemer uit je eigen dorp ligt dan meer voor de hand.',
    { competitors: ['Kozijnhuis Friesland'] },
  ),
  named(
    ROBIJN,
    '"Robijn" is the Dutch word for ruby, and a well-known detergent brand as well, but the shop your colleague mentioned is almost certainly Juwelier Robijn on Krommestraat 41 in Amersfoort. It was opened in 1981 and is run today by Esther Kuipers. People mostly go there for wedding bands made in the workshop behind the shop. Don\'t confuse it with Robijn Optiek, an optician elsewhere in the province.',
    'address city -foundingYear team services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    WIERSMA,
    'TWZ staat voor Timmerbedrijf Wiersma & Zonen. TWZ werkt vanuit Joure en doet vooral dakkapellen, trappen en herstel van houtrot. Bellen kan op werkdagen tussen half acht en half vijf via 0513-555890. In het weekend is de werkplaats dicht.\n\nLet op: dezelfde afkorting wordt ook gebruikt door een zwemclub, dus voeg bij het zoeken de plaatsnaam toe.',
    'city services hours -phone',
  ),
  named(
    STAPSTEEN,
    'In this context SKF has nothing to do with the Swedish bearing manufacturer. Parents in Deventer use it as shorthand for Stapsteen Kinderfysiotherapie, a physio practice for children. SKF is owned by Lotte Hulshof and has its rooms at Brinkgreverweg 181. They also do home visits, which is handy with a newborn.',
    'city sector team -address services',
  ),
  unnamed(
    STAPSTEEN,
    'SKF is een Zweedse fabrikant van kogellagers, afdichtingen en smeersystemen, met het hoofdkantoor in Göteborg. De naam is een afkorting van Svenska Kullagerfabriken. Het bedrijf werd in 1907 opgericht en heeft in Nederland onder meer een vestiging in Houten.\n\nDe afkorting wordt soms ook gebruikt voor \'stichting kinderfonds\' en vergelijkbare namen. Als je een zorgverlener in Deventer zoekt met deze afkorting, kan ik die helaas niet thuisbrengen. Weet je de volledige naam?',
  ),
  named(
    ROBIJN,
    'Ja, bij Robijn kun je terecht met oud goud. De juwelier weegt en toetst het waar je bij bent en betaalt dezelfde dag uit, of verrekent het met een nieuw sieraad. Op donderdag is Robijn tot 20.00 uur open, op maandag blijft de zaak gesloten. Neem wel een geldig legitimatiebewijs mee, dat is verplicht bij de verkoop van edelmetaal.\n\nVergelijk eventueel ook de dagprijs bij Zilver & Co.',
    'sector services hours',
    { competitors: ['Zilver & Co'] },
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    ROBIJN,
    'Er zijn meerdere zaken die Robijn heten:\n\n1. **Juwelier Robijn, Amersfoort** – juwelier met eigen goudsmidsatelier, te vinden op juwelierrobijn.nl. Telefoon 033 555 72 14.\n2. **Robijn Sieraden, Breda** – webwinkel met zilveren sieraden, opgericht in 2015.\n3. **Kapsalon Robijn, Tilburg** – kapper, geen relatie met de twee andere.\n\nOver welke wil je meer weten?',
    'city sector website -phone',
  ),
  unnamed(
    WIERSMA,
    'Ik vind verschillende timmerbedrijven met de naam Wiersma, maar geen daarvan zit in Joure:\n\n- **Wiersma Timmer- en Onderhoudswerken** in Sneek, een eenmanszaak voor kleine klussen.\n- **A. Wiersma Bouw** in Dokkum, nieuwbouw en verbouw.\n- **Wiersma Houtbouw** in Gorredijk, gespecialiseerd in schuren en veranda\'s.\n\nZonder extra gegevens kan ik niet zeggen welk bedrijf je zoekt. Heb je een adres of telefoonnummer van een factuur of bus? Dan kan ik gerichter zoeken.',
  ),
  named(
    STAPSTEEN,
    'There are at least two organisations called Stapsteen.\n\n**Stapsteen (Ghent, Belgium)** offers coaching for people who have been out of work for a long time. It was founded in 2003 and is a non-profit.\n\n**Stapsteen (Deventer, the Netherlands)** is a private limited company (B.V.) that was set up in 2006. Its two children\'s physiotherapists work with babies, toddlers and schoolchildren, and they carry out motor skills assessments. The Deventer one is open on Saturdays.\n\nSince you asked about a child who walks on tiptoe, you probably need the second.',
    'city legalForm -foundingYear sector services -hours',
  ),
  named(
    WIERSMA,
    'De naam Wiersma & Zonen komt in Friesland vaker voor. In Franeker zit een schildersbedrijf dat zo heet, met als eigenaar Douwe Wiersma. Het timmerbedrijf Wiersma & Zonen dat jij noemt is een ander bedrijf: dat zit aan de Slachtedyk in Joure, heeft KVK-nummer 01055574 en wordt geleid door Sjoerd Wiersma. Voor zover ik kan nagaan zijn de twee families geen directe verwanten.',
    'sector address city -kvk team',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    STAPSTEEN,
    'In Deventer kun je onder meer bij deze kinderfysiotherapeuten terecht:\n\n1. **Kinderfysio De IJssel** – ruime oefenzaal, ook groepslessen voor kinderen met overgewicht.\n2. **Stapsteen Kinderfysiotherapie** – kleine praktijk aan de Zwolseweg 118, bekend om de hulp bij schrijfproblemen.\n3. **Kiekeboe Kindertherapie** – combineert kinderfysiotherapie met ergotherapie.\n\nAlle drie werken zonder verwijzing. Kinderen tot 18 jaar krijgen per aandoening negen behandelingen vergoed uit de basisverzekering, met een mogelijke verlenging van nog eens negen.',
    'city sector -address services',
    { competitors: ['Kinderfysio De IJssel', 'Kiekeboe Kindertherapie'] },
  ),
  unnamed(
    ROBIJN,
    'Here are some well-rated places for custom engagement rings in Amersfoort:\n\n- **Goudsmid Anouk Tolhuis** – one-woman studio, by appointment only, lots of recycled gold.\n- **Juwelier Van Wezel** – classic shop near the Hof with a large choice of diamonds.\n- **Atelier Koppelpoort** – designers who let you make your own ring in a day workshop.\n\nIf you\'re thinking of a coloured stone, such as a ruby or sapphire, ask for a certificate of origin. Budget-wise, expect to pay from about €900 for a simple gold ring with a small stone.',
    { competitors: ['Goudsmid Anouk Tolhuis', 'Juwelier Van Wezel'] },
  ),
  named(
    WIERSMA,
    'Voor een dakkapel in Joure en omgeving zijn dit bedrijven die vaak genoemd worden:\n\n* Bouwbedrijf De Haske (Sint Nicolaasga) – aannemer, ook complete verbouwingen\n* Timmerwerken Bouma (Langweer) – klein, scherp geprijsd\n* Wiersma & Zonen (Joure) – timmerbedrijf sinds 1961, tel. 0513 – 55 50 89\n* Kozijnhuis Friesland (Heerenveen) – prefab dakkapellen in kunststof\n\nVraag minimaal twee offertes aan en let erop of steigerhuur en afvoer zijn inbegrepen.',
    'city sector foundingYear -phone services',
    { competitors: ['Bouwbedrijf De Haske', 'Timmerwerken Bouma', 'Kozijnhuis Friesland'] },
  ),
  named(
    ROBIJN,
    'Een paar adressen om een horloge te laten nakijken:\n\n**1. Juwelier Van Wezel (Amersfoort)**\nOfficieel dealer van enkele Zwitserse merken, stuurt op naar de fabriek.\n\n**2. Klokkenmaker Dijkhuis (Soest)**\nVooral voor staande klokken en pendules.\n\n**3. Robijn Goudsmeden (Amersfoort)**\nLet op: zij repareren zelf geen horloges, alleen sieraden. Wel handig voor een taxatierapport. Zondag en maandag dicht.\n\n**4. Tijdwinkel Leusden**\nBatterijen en bandjes klaar terwijl je wacht.',
    'city -services hours',
    { competitors: ['Juwelier Van Wezel'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    WIERSMA,
    'Hieronder een vergelijking van drie bedrijven die houten kozijnen plaatsen rond Joure:\n\n| Bedrijf | Plaats | Sinds | Website |\n|---|---|---|---|\n| Timmerbedrijf Wiersma & Zonen | Joure | 1966 | wiersmatimmerwerken.nl |\n| Kozijnhuis Friesland | Heerenveen | 1998 | kozijnhuisfriesland.nl |\n| Timmerwerken Bouma | Langweer | 2011 | boumatimmert.nl |\n\nDe eerste werkt uitsluitend met hout, de tweede ook met kunststof en aluminium.',
    'city -foundingYear website services',
    { competitors: ['Kozijnhuis Friesland', 'Timmerwerken Bouma'] },
  ),
  named(
    ROBIJN,
    'Sure, here is what I found on the jewellers you asked about:\n\n| | Juwelier Robijn | Zilver & Co |\n|---|---|---|\n| **Street** | Krommestraat 41 | Langestraat 88 |\n| **City** | Amersfoort | Amersfoort |\n| **Phone** | +31 33 555 27 14 | +31 33 555 60 02 |\n| **Closed on** | Sunday, Wednesday | Sunday |\n| **Known for** | Bespoke jewellery, valuations | Silver, fashion brands |\n| **Owner** | Joost Robijn | not listed |\n\nBoth are within walking distance of the station.',
    'sector address city phone -hours services -team',
    { competitors: ['Zilver & Co'] },
  ),
  named(
    STAPSTEEN,
    '| Gegeven | Stapsteen Kinderfysiotherapie |\n|---|---|\n| Rechtsvorm | Eenmanszaak |\n| KvK | 08255563 |\n| Adres | Brinkgreverweg 118, 7413 AD Deventer |\n| E-mail | info@stapsteen-kinderfysio.nl |\n| Vrijdag | 08.00 – 13.00 uur |\n\nDe tabel is samengesteld uit openbare bronnen. Controleer de gegevens bij twijfel bij de praktijk zelf.',
    '-legalForm kvk address city -email hours',
  ),
  unnamed(
    STAPSTEEN,
    'Goede vraag! Dit zijn de praktijken die ik vond voor baby\'s met een voorkeurshouding:\n\n| Praktijk | Wijk | Aan huis? | Beoordeling |\n|:--|:--|:-:|--:|\n| Kinderfysio De IJssel | Centrum | ja | 4,8 |\n| Fysiotherapie Rielerweg | Rivierenwijk | nee | 4,5 |\n| Kiekeboe Kindertherapie | Colmschate | ja | 4,7 |\n\nDe wachttijd is meestal korter dan twee weken. Je kunt het consultatiebureau zien als een stapsteen naar de juiste hulp: zij kennen de therapeuten in de wijk.',
    { competitors: ['Kinderfysio De IJssel', 'Fysiotherapie Rielerweg', 'Kiekeboe Kindertherapie'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    ROBIJN,
    '## Juwelier Robijn\n\n**Wat is het?** Een juwelier en goudsmederij in het centrum van Amersfoort.\n\n### Contact\n- **Adres:** Krommestraat 14, 3811 CA Amersfoort\n- **Mail:** [info@robijnamersfoort.nl](mailto:info@robijnamersfoort.nl)\n- **Web:** [www.juwelierrobijn.nl](https://www.juwelierrobijn.nl)\n\n### Wat doen ze?\n- trouwringen uit eigen atelier\n- taxaties voor verzekering of erfenis\n- graveren\n\n> Tip: maak voor trouwringen een afspraak, dan is er iemand die rustig de tijd voor je heeft.',
    'sector city -address -email website services',
  ),
  named(
    STAPSTEEN,
    '### Stapsteen Kinderfysiotherapie – quick profile\n\n* **Type:** children\'s physiotherapy practice\n* **Location:** Zutphen, Overijssel/Gelderland border\n* **Team:** *Lotte Hulshof* and *Wouter Bremmer*\n* **Phone:** [0570-555426](tel:0570555426)\n\n**Good to know:** treatment of under-18s is partly covered by the basic Dutch health insurance, and no deductible applies to children.',
    'sector -city team phone',
  ),
  named(
    WIERSMA,
    '# Wiersma Timmerwerken in het kort\n\n1. **Bedrijf** – timmerbedrijf uit Joure, derde generatie\n2. **Eigenaar** – Hendrik Wiersma\n3. **Werk** – *kozijnen, trappen en dakkapellen*\n4. **Bereikbaar** – ma t/m vr 7.30–16.30 uur\n5. **Site** – [wiersma-joure.nl](https://wiersma-joure.nl)\n\n---\n\n**Alternatieven in de buurt:** [Timmerwerken Bouma](https://boumatimmert.nl), Bouwbedrijf De Haske',
    'sector city -team services hours -website',
    { competitors: ['Timmerwerken Bouma', 'Bouwbedrijf De Haske'] },
  ),
  named(
    STAPSTEEN,
    '**Kort antwoord:** ja, dat kan.\n\n**Uitleg:** [Kinderfysio Stapsteen](https://stapsteen-kinderfysio.nl) komt bij jonge baby\'s ook aan huis. Je meldt je aan via het formulier op de site en wordt meestal binnen twee werkdagen teruggebeld.\n\n**Let op**\n- De praktijk is op **woensdag tot 19.00 uur** bereikbaar.\n- Btw-nummer voor je declaratie: **NL820555613B01**\n- Niet elke zorgverzekeraar heeft een contract; vraag dit vooraf na.',
    'website services -hours -vat',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    ROBIJN,
    'De gegevens van Juwelier Robijn, voor zover ik ze kon vinden:\n\nTelefoon: 0031 (0)33 5552714\nKvK-nummer: 32 05 55 18\nBtw: NL001555274B63\nOpgericht: 12 april 1974\nOpeningstijden: di t/m vr 10–17.30 u, za 10–16 u, zo en ma gesloten\n\nHet btw-nummer komt uit een oudere vermelding en kan inmiddels gewijzigd zijn.',
    'phone kvk -vat foundingYear -hours',
  ),
  named(
    STAPSTEEN,
    'Stapsteen Kinderfysiotherapie can be reached on (0570) 55 54 26. The practice opens at 8 am on weekdays; on Mondays, Tuesdays and Thursdays it stays open until 6 pm, and on Fridays it closes at 1 pm. The Chamber of Commerce number is 08255536. It has been around since 1999.\n\nPlease note that opening hours during school holidays can be different.',
    'phone hours -kvk -foundingYear',
  ),
  named(
    WIERSMA,
    'Wiersma & Zonen, Slachtedijk 23, 8501ZA Joure. Tel: 0513 555 809 (kantoor). E-mail: info@wiersmatimmerwerk.nl. Btw-id NL005554718B01. De werkplaats gaat om zeven uur \'s ochtends open en sluit om vier uur.\n\nVoor een dakkapel van drie meter betaalden klanten bij dit bedrijf tussen € 8.500 en € 11.000, inclusief plaatsing.',
    'address city phone -email vat -hours services',
  ),
  named(
    ROBIJN,
    'Late-night shopping at Robijn is on Friday until 9 pm; on the other days (Tuesday to Saturday) the shop closes at half past five. You can phone them on 033-555 27 41. The business is registered as a sole proprietorship, which is common for goldsmiths of this size, and the email address for repairs is atelier@juwelierrobijn.nl.',
    '-hours -phone legalForm email sector',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    WIERSMA,
    'Timmerbedrijf Wiersma & Zonen has been part of Joure since 1957, when it started out making farm doors and windows. These days Sjoerd Wiersma is in charge and his son Jelle leads the crew on site. Customers praise the tidy way of working and the fact that agreements are kept, although a couple of reviews mention that you may have to wait several months before they can start. Dormers are not something they take on, so for that you would be better off with Kozijnhuis Friesland. For rotten timber in frames and sills, however, they are a safe choice.',
    'city -foundingYear team -services',
    { competitors: ['Kozijnhuis Friesland'] },
  ),
  named(
    STAPSTEEN,
    'Stapsteen is een logopediepraktijk aan de Brinkgreverweg in Deventer, opgezet in 2009. Ouders omschrijven de sfeer als huiselijk en vinden het prettig dat er speelgoed staat waar hun kind echt mee mag spelen. De intake duurt ongeveer drie kwartier. Daarna krijg je een verslag dat ook naar de huisarts gaat, als je dat wilt. Wie doordeweeks werkt kan op zaterdagochtend terecht, dan is de praktijk open van negen tot twaalf.',
    '-sector address city foundingYear -hours',
  ),
  named(
    ROBIJN,
    'Wie in Amersfoort een erfstuk wil laten vermaken, hoort al gauw de naam Robijn vallen. De zaak is van Esther Kuipers, die zelf achter de werkbank zit, terwijl Joris van den Akker de stenen beoordeelt. Van een oude ketting maken ze bijvoorbeeld twee ringen, zodat zussen ieder een deel van moeders goud kunnen dragen. Goedkoop is het niet, maar klanten vinden het resultaat de prijs waard. Ook Goudsmid Anouk Tolhuis doet dit soort werk, zij het met een langere wachttijd.',
    'city team services',
    { competitors: ['Goudsmid Anouk Tolhuis'] },
  ),
  unnamed(
    STAPSTEEN,
    'Als je kind van zeven een krampachtige pengreep heeft, is het verstandig eerst met de leerkracht te praten. Vaak is er op school al iemand die meekijkt. Helpt dat onvoldoende, dan kan een kinderfysiotherapeut of een kinderergotherapeut een schrijfonderzoek doen. In Deventer kun je bijvoorbeeld bellen met Fysiotherapie Rielerweg, waar een van de therapeuten zich in schrijven heeft gespecialiseerd. Reken op een traject van acht tot twaalf sessies, met korte oefeningen voor thuis. De kosten vallen voor kinderen grotendeels onder de basisverzekering.',
    { competitors: ['Fysiotherapie Rielerweg'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    ROBIJN,
    '# Is Juwelier Robijn betrouwbaar?\n\nOp basis van wat ik online kon vinden, maakt **Juwelier Robijn** een betrouwbare indruk. Hieronder zet ik het voor je op een rij.\n\n## Over de zaak\nJuwelier Robijn is een juwelier met eigen atelier in de Krommestraat in **Amersfoort**. De winkel werd in **1974** geopend. Sinds een aantal jaren is **Martin Kuipers** de eigenaar. De zaak staat als **eenmanszaak** in het Handelsregister.\n\n## Wat je er kunt laten doen\n- Trouw- en verlovingsringen laten maken\n- Een horloge laten repareren\n- Sieraden laten taxeren\n- Oud goud verkopen\n\n## Wat klanten zeggen\n**Positief**\n- Vakkundig advies, geen verkooppraatjes\n- Reparaties zijn op tijd klaar\n\n**Minder positief**\n- Aan de prijzige kant\n- Parkeren in de binnenstad is lastig\n\n## Waar je zelf op kunt letten\n1. Vraag altijd om een schriftelijke prijsopgave.\n2. Controleer of er een keurmerk in het goud staat.\n3. Laat bij inkoop van oud goud ook elders een prijs noemen, bijvoorbeeld bij Juwelier Van Wezel.\n\n## Contact\n📞 033-5552714\n🌐 robijn-juweliers.nl\n\n**Bronnen:** Google-reviews, Handelsregister, gids van de binnenstad\n\nZal ik een vergelijking maken van de prijzen van trouwringen in Amersfoort?',
    'sector address city foundingYear -team legalForm services phone -website',
    { competitors: ['Juwelier Van Wezel'] },
  ),
  named(
    STAPSTEEN,
    'Finding a children\'s physiotherapist in Deventer as an expat parent can be a bit daunting, so here\'s an overview.\n\n## How it works in the Netherlands\nYou don\'t need a referral for most practices ("directe toegang"). For children under 18, the basic insurance covers 9 sessions per condition, and another 9 if needed.\n\n## Practices to consider\n\n### 1. Stapsteen Kinderfysiotherapie\nA small practice where English is spoken. Good reputation for babies who always turn their head to one side (*voorkeurshouding*) and for motor assessments of pre-schoolers.\n- 📍 Brinkgreverweg 118\n- ☎️ 0570 55 45 26\n- ✉️ welkom@stapsteen-kinderfysio.nl\n- 🕗 Mon–Fri 8:00–18:00\n\n### 2. Kiekeboe Kindertherapie\nLarger team with occupational therapists. Waiting list of about three weeks.\n- 🌐 kiekeboe-kindertherapie.nl\n\n### 3. Kinderfysio De IJssel\nCentral, close to the station. Offers group sessions in a gym.\n\n## Questions to ask when you call\n- Is there a contract with my insurer?\n- Can the first visit take place at home?\n- Who will treat my child, and is that person registered as a children\'s physio?\n\n## My suggestion\nFor a baby of four months I would call the first one. If they can\'t see you within a week, try the second.\n\nWould you like me to draft a short email in Dutch that you can send?',
    'city sector services address -phone email -hours',
    { competitors: ['Kiekeboe Kindertherapie', 'Kinderfysio De IJssel'] },
  ),
  named(
    WIERSMA,
    'Goede vraag! Ik heb voor je gezocht naar ervaringen met Wiersma & Zonen.\n\n**Samenvatting**\nWiersma & Zonen is een timmerbedrijf uit Sneek dat vooral voor particulieren werkt. Het is een B.V. met een man of acht in dienst. De nadruk ligt op onderhoud van oudere huizen: houtrot herstellen, kozijnen vervangen en af en toe een trap.\n\n**Beoordelingen**\n⭐ 4,6 gemiddeld (37 reviews)\n\n- "Netjes gewerkt en goed opgeruimd."\n- "Duurde lang voordat ze konden beginnen, maar het resultaat is top."\n- "Anke de Vries van de planning denkt goed mee."\n\n**Kosten (indicatie)**\n| Klus | Richtprijs |\n|---|---|\n| Kozijn vervangen | € 900 – € 1.600 |\n| Houtrot herstellen, per raam | € 150 – € 400 |\n| Vaste trap naar zolder | vanaf € 2.200 |\n\nDit zijn landelijke richtprijzen en geen tarieven van dit bedrijf.\n\n**Tips**\n1. Laat iemand langskomen voordat je een prijs accepteert.\n2. Vraag naar de garantie op schilderwerk na houtrotherstel.\n3. Plan buitenwerk in het voorjaar; in de herfst zijn de wachttijden langer.\n\n**Meer weten?**\nOp wiersmatimmerwerken.nl staan foto\'s van eerdere projecten. Mailen kan naar contact@wiersma-sneek.nl.\n\nWil je dat ik een paar andere timmerbedrijven in Zuidwest-Friesland voor je opzoek?',
    'sector -city -legalForm services team website -email',
  ),
  unnamed(
    WIERSMA,
    'Replacing wooden window frames in a 1930s house is a job where the choice of contractor matters. Here is how I\'d approach it.\n\n### Step 1: decide on the material\n- **Hardwood** (meranti, sapele): fits the look of the house, needs painting every 6–8 years.\n- **uPVC**: little upkeep, thicker profiles.\n- **Accoya**: pricey, very stable.\n\n### Step 2: check the rules\nIn a protected village view you may need a permit (*omgevingsvergunning*). Check this at the municipality of De Fryske Marren.\n\n### Step 3: get quotes\nLocal firms that come up often around Joure:\n1. **Kozijnhuis Friesland** – mostly uPVC and aluminium, showroom in Heerenveen.\n2. **Timmerwerken Bouma** – small carpentry firm, traditional joints.\n3. **Bouwbedrijf De Haske** – general builder, useful if the masonry needs work too.\n\nAsk each of them whether glass (HR++ or triple) and painting are included.\n\n### Step 4: look into subsidies\nThe ISDE scheme refunds part of the cost of insulating glass if you meet the minimum surface.\n\n*Sources: rijksoverheid.nl, rvo.nl, company websites*\n\nShall I make a checklist you can use when comparing the quotes?',
    { competitors: ['Kozijnhuis Friesland', 'Timmerwerken Bouma', 'Bouwbedrijf De Haske'] },
  ),
]
