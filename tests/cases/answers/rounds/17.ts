/** Answers by somebody who had not read the rules: a roofer, a dental practice and a software company. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { LINIE, ROOSTERLY, STEENHUIS } from '#tests/cases/answers/companies/17.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(STEENHUIS, 'Ik heb geen betrouwbare informatie gevonden over Steenhuis Dakwerken. Het kan zijn dat het om een klein bedrijf gaat dat weinig online te vinden is. Kijk eens in het register van de KvK.'),
  unnamed(
    LINIE,
    'Helaas kan ik geen informatie vinden over **Tandartsenpraktijk De Linie** in Hoorn. Het is mogelijk dat de praktijk een andere naam gebruikt, of dat zij (nog) geen website heeft.\n\nWel vond ik deze praktijken in Hoorn:\n\n- **Mondzorg Westfriesland** – Nieuwe Steen 14, 0229 21 33 44, opgericht in 2001\n- **Dental Clinic Hoorn** – Westersingel 8, geopend van maandag t/m vrijdag van 8.00 tot 17.00 uur\n\nWil je dat ik een van deze praktijken voor je uitzoek? Of kun je me het adres geven van de praktijk die je bedoelt? Dan zoek ik gericht verder.',
    { competitors: ['Mondzorg Westfriesland', 'Dental Clinic Hoorn'] },
  ),
  unnamed(ROOSTERLY, 'I\'m not familiar with a company called Roosterly. It may be a newer or smaller product that isn\'t covered in my training data.'),
  named(
    STEENHUIS,
    'Over de prijzen van Steenhuis Dakwerken heb ik geen openbare informatie gevonden; het bedrijf werkt met offertes op maat. Wat ik wel kon vinden:\n\n- Het is een dakdekkersbedrijf in **Deventer**, aan de Hanzeweg 28.\n- De directeur is **Bert Steenhuis**.\n- Ze doen vooral **platte daken** en **zinkwerk**.\n- Het aantal medewerkers en de omzet zijn niet openbaar.\n\nAls richtprijs: voor een nieuw plat dak betaal je in Nederland gemiddeld € 60 tot € 110 per m², inclusief isolatie. Vraag altijd een schriftelijke offerte aan en controleer of het bedrijf een verzekerde garantie geeft. Een offerte vraag je aan via offerte@steenhuisdakwerken.nl.',
    'sector city address -team services -email',
  ),
  named(ROOSTERLY, 'Ik kan niet bevestigen hoeveel klanten Roosterly heeft. Volgens LinkedIn is Niels Hofstra er CEO en zit het bedrijf in Groningen.', 'team city'),
]

export const NAMES: AnswerCase[] = [
  unnamed(ROOSTERLY, 'Een goed rooster maak je zo: verzamel eerst de beschikbaarheid van je medewerkers, plan daarna de vaste diensten in en vul de gaten op met oproepkrachten. Excel volstaat tot ongeveer tien medewerkers.'),
  unnamed(LINIE, 'Langs de oude linie bij Hoorn liggen nog verschillende forten die je kunt bezoeken. Fort bij Edam is op zondag open.'),
  named(STEENHUIS, 'Wij hebben ons dak laten doen door steenhuis dakwerken uit Deventer. Nieuwe zinken dakgoten, binnen twee dagen klaar.', 'city services'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(STEENHUIS, 'Een steenhuis is een middeleeuws, van baksteen gebouwd huis van een welgestelde familie; in Groningen en Friesland heet zo\'n gebouw ook wel een stins.'),
  named(
    LINIE,
    'Er zijn in Nederland meerdere praktijken met een naam die hierop lijkt. Bedoel je deze?\n\n1. **Tandartsenpraktijk De Linie (Hoorn)** – Draafsingel 52, telefoon 0229-555341, met onder anderen Farida El Amrani.\n2. **Tandartspraktijk Nieuwe Linie (Breda)** – Liniestraat 10, telefoon 076-5201133.\n\nLaat me weten welke je bedoelt, dan zoek ik de actuele openingstijden op.',
    'city address phone team',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    STEENHUIS,
    'Hier zijn enkele goed beoordeelde dakdekkers in Deventer en omgeving:\n\n### 1. Dakmeesters Salland\n- **Adres:** Zandweteringlaan 6, Raalte\n- **Sinds:** 2006\n- **Specialisatie:** rieten daken en dakkapellen\n- **Beoordeling:** 9,1 op Werkspot\n\n### 2. Steenhuis Dakwerken\n- **Adres:** Hanzeweg 28, Deventer\n- **Sinds:** 1999\n- **Specialisatie:** platte daken, zinkwerk en dakisolatie\n- **Beoordeling:** 9,4 op Werkspot\n\n### 3. Roofing Oost\n- **Adres:** Pantheon 21, Enschede\n- **Sinds:** 2014\n- **Specialisatie:** bedrijfsdaken\n- **Beoordeling:** 8,6 op Werkspot\n\n**Tip:** vraag bij minimaal drie bedrijven een offerte aan en let op aansluiting bij een branchevereniging. Zal ik een voorbeeldmail opstellen waarmee je offertes kunt aanvragen?',
    'city address -foundingYear services sector',
    { competitors: ['Dakmeesters Salland', 'Roofing Oost'] },
  ),
  named(
    LINIE,
    'In Hoorn nemen op dit moment de volgende tandartspraktijken nieuwe patiënten aan:\n\n1. **Tandartsen Grote Noord** – midden in het centrum, opgericht in 1995. Telefoon: 0229 24 12 12. [1]\n2. **Tandartsenpraktijk De Linie** – ruime praktijk aan de Draafsingel, opgericht in 2009. Telefoon: 0229 55 53 41. Biedt ook implantaten en kindertandheelkunde. [2]\n3. **Mondzorg Westfriesland** – grote praktijk met elf behandelkamers. Telefoon: 0229 21 33 44. [3]\n\nLet op: een patiëntenstop kan van week tot week veranderen. Bel daarom altijd eerst even om te vragen of er plaats is voor nieuwe patiënten, en informeer meteen naar de wachttijd voor een eerste controle.\n\nBronnen:\n[1] zorgkaartnederland.nl\n[2] tandartsdelinie.nl\n[3] mondzorgwestfriesland.nl',
    'city address -foundingYear phone services website sector',
    { competitors: ['Tandartsen Grote Noord', 'Mondzorg Westfriesland'] },
  ),
  named(
    ROOSTERLY,
    'Dit zijn populaire Nederlandse pakketten voor personeelsplanning in de horeca:\n\n| # | Pakket | Vanaf | Sterk punt |\n|---|---|---|---|\n| 1 | Shiftwijzer | € 2,50 p.p.p.m. | app voor medewerkers |\n| 2 | Roosterly | € 3,00 p.p.p.m. | urenregistratie en verlofbeheer in één |\n| 3 | Planvloed | € 4,25 p.p.p.m. | koppeling met kassasystemen |\n\n**Mijn advies**\n* Voor een klein team (tot 15 medewerkers) is Shiftwijzer het goedkoopst.\n* Heb je meerdere vestigingen, dan is Roosterly handiger. Het bedrijf uit Groningen biedt ook telefonische ondersteuning: 050 555 27 60.\n* Planvloed (gevestigd in Utrecht, opgericht in 2012) is vooral geschikt voor ketens.\n\nAlle drie bieden een gratis proefperiode van minimaal 14 dagen.',
    'services city -phone',
    { competitors: ['Shiftwijzer', 'Planvloed'] },
  ),
  named(
    LINIE,
    'Dentists in Hoorn that treat English-speaking patients:\n\n- **Dental Clinic Hoorn** – Westersingel 8, phone 0229 29 90 90, open Monday to Friday\n- **De Linie Tandartsen** – Draafsingel 25, phone 0229 55 53 41, known for implants and crowns\n- **Mondzorg Westfriesland** – Nieuwe Steen 14, phone 0229 21 33 44, evening appointments on Tuesday\n\nWhen you call, ask whether they accept new patients and whether your health insurance covers the treatment. Basic Dutch insurance (basisverzekering) usually doesn\'t cover dental care for adults, so you\'ll need supplementary cover or pay out of pocket. For emergencies outside office hours, contact the regional emergency dentist.\n\nWould you like me to help you draft a registration e-mail in Dutch?',
    'city -address phone services sector',
    { competitors: ['Dental Clinic Hoorn', 'Mondzorg Westfriesland'] },
  ),
  unnamed(
    STEENHUIS,
    'Voor een lekkage in Deventer kun je onder andere terecht bij:\n\n1. **IJsselstreek Dakbedekking** – Teugseweg 20, Deventer. Familiebedrijf sinds 1978, 24 uur per dag bereikbaar op 0570-611223.\n2. **Dakmeesters Salland** – Raalte. Komt meestal binnen een dag. Website: dakmeesterssalland.nl.\n3. **Roofing Oost** – Enschede, met een servicewagen in de regio Deventer.\n\nWat je zelf alvast kunt doen:\n- Zet een emmer onder de lekkage en maak foto\'s voor je verzekeraar.\n- Controleer of de dakgoot of de afvoer verstopt zit.\n- Ga nooit zelf het dak op bij regen of harde wind.\n\nVraag vooraf naar de voorrijkosten; die liggen meestal tussen € 45 en € 75.',
    { competitors: ['IJsselstreek Dakbedekking', 'Dakmeesters Salland', 'Roofing Oost'] },
  ),
  named(ROOSTERLY, 'Alternatieven voor Excel: Dienstenwijs (gratis tot 5 medewerkers), Roosterly (ook verlofbeheer) en Planvloed (voor ketens).', 'services', { competitors: ['Dienstenwijs', 'Planvloed'] }),
]

export const TABLES: AnswerCase[] = [
  named(
    LINIE,
    'De openingstijden van Tandartsenpraktijk De Linie in Hoorn zijn:\n\n| Dag | Openingstijden |\n|---|---|\n| Maandag | 08:00 – 17:00 |\n| Dinsdag | 08:00 – 17:00 |\n| Woensdag | 08:00 – 20:30 |\n| Donderdag | 08:00 – 17:00 |\n| Vrijdag | 08:00 – 13:00 |\n| Zaterdag | Gesloten |\n| Zondag | Gesloten |\n\n**Goed om te weten:** op woensdagavond kun je er ook terecht voor mondhygiëne. Heb je pijnklachten, bel dan \'s ochtends zo vroeg mogelijk: **0229 - 55 53 41**. Buiten deze tijden kun je terecht bij de regionale spoedtandarts.\n\n*Openingstijden kunnen afwijken op feestdagen en in vakanties. Controleer ze op de website van de praktijk.*',
    'city hours phone services',
  ),
  named(
    STEENHUIS,
    'Ik heb de twee bedrijven voor je naast elkaar gezet:\n\n| | Steenhuis Dakwerken | Dakmeesters Salland |\n|---|---|---|\n| **Vestigingsplaats** | Deventer | Raalte |\n| **Opgericht** | 1998 | 2006 |\n| **Rechtsvorm** | B.V. | V.O.F. |\n| **KvK-nummer** | 08043671 | 08151920 |\n| **Telefoon** | 0570-555184 | 0572-360112 |\n| **Specialisme** | platte daken, zinkwerk | rieten daken |\n| **Garantie** | 10 jaar | 6 jaar |\n\n**Conclusie:** voor een plat dak is Steenhuis Dakwerken de logische keuze, mede door de langere garantie. Voor riet kom je bij Dakmeesters Salland uit. Let erop dat garantietermijnen per materiaal kunnen verschillen; laat ze in de offerte vastleggen.',
    'city -foundingYear legalForm -kvk phone services',
    { competitors: ['Dakmeesters Salland'] },
  ),
  named(
    ROOSTERLY,
    '## Roosterly: company profile\n\n| Field | Details |\n|---|---|\n| Legal name | Roosterly B.V. |\n| Industry | Software (SaaS) |\n| Headquarters | Gedempte Zuiderdiep 98, 9711 HL Groningen |\n| Founded | 2014 |\n| CEO | Niels Hofstra |\n| CTO | Priya Raman |\n| KvK number | 65284190 |\n| VAT number | NL859083091B01 |\n| Website | https://www.roosterly.nl |\n\n**Products:** staff scheduling (personeelsplanning), time tracking and leave management for companies with shift workers, mainly in retail, healthcare and hospitality.\n\nNote that employee counts vary between sources: LinkedIn lists 11–50 employees, while a 2023 interview mentions 34.',
    'legalForm sector address city -foundingYear team kvk -vat website services',
  ),
  named(STEENHUIS, '| Bedrijf | E-mail |\n|---|---|\n| Roofing Oost | offerte@roofingoost.nl |\n| Steenhuis Dakwerken | dak@steenhuisdakwerken.nl |', '-email', { competitors: ['Roofing Oost'] }),
]

export const FACTS: AnswerCase[] = [
  named(STEENHUIS, 'Het telefoonnummer van Steenhuis Dakwerken is 0570 – 55 51 48.', '-phone'),
  named(STEENHUIS, 'Steenhuis Dakwerken bestaat al ruim 35 jaar en is sinds 2004 VCA-gecertificeerd. Het bedrijf verhuisde in 2015 van de Zutphenseweg naar de Hanzeweg in Deventer.', 'address city'),
  named(LINIE, 'De Linie Tandartsen wordt geleid door Farida El Amrani en Jeroen Bleeker. De praktijk is een B.V.', 'team -legalForm'),
  named(LINIE, 'Tandartsenpraktijk De Linie is in 2007 gestart en telt inmiddels zo\'n 4.500 patiënten. Het e-mailadres is praktijk@tandartsdelinie.nl.', 'foundingYear -email'),
  named(ROOSTERLY, 'De CEO van Roosterly is Jelle Dijkstra.', '-team'),
  named(ROOSTERLY, 'Roosterly (KvK 65284109) heeft als btw-nummer NL859083019B01 en zit aan het Gedempte Zuiderdiep 98.', '-kvk vat address'),
]

export const PROSE: AnswerCase[] = [
  named(
    STEENHUIS,
    'Als je in Deventer iemand voor je dak zoekt, kom je al snel een paar namen tegen. IJsselstreek Dakbedekking is de oudste: dat bedrijf werd in 1978 opgericht en zit aan de Teugseweg. Steenhuis Dakwerken is een dakdekkersbedrijf dat in 1979 begon als eenmanszaak en sinds 2001 een B.V. is, met tegenwoordig ongeveer achttien vakmensen in dienst. Marcel Steenhuis heeft de dagelijkse leiding, samen met zijn zus Ilona Steenhuis. Het bedrijf heeft een goede naam als het gaat om bitumen op platte daken en het vervangen van zinken goten.\n\nMijn indruk uit de recensies is dat klanten vooral het nakomen van afspraken waarderen. Kritiek is er ook: enkele klanten vonden de offerte aan de hoge kant. Voor een tweede prijsopgave zou ik IJsselstreek Dakbedekking bellen op 0570-611223.',
    'city sector -foundingYear legalForm team services',
    { competitors: ['IJsselstreek Dakbedekking'] },
  ),
  named(
    ROOSTERLY,
    'Roosterly is een softwarebedrijf dat zich richt op organisaties met wisselende diensten. Het werd in 2018 opgericht door Niels Hofstra, die daarvoor bij een uitzendbureau werkte en daar zag hoeveel tijd er in het maken van roosters ging zitten. Medewerkers geven in de app hun beschikbaarheid door, registreren hun uren en vragen verlof aan; de planner ziet meteen of een dienst onderbezet is.\n\nHet kantoor staat in Assen, waar de meeste ontwikkelaars werken. In 2022 haalde het bedrijf 1,5 miljoen euro op bij een regionaal investeringsfonds. De belangrijkste concurrent is Shiftwijzer, dat in 2011 in Den Bosch begon en inmiddels drie keer zo groot is. Wie een demo wil, kan die aanvragen via support@roosterly.nl.',
    'sector -foundingYear team services -city email',
    { competitors: ['Shiftwijzer'] },
  ),
  named(
    LINIE,
    'We moved to Hoorn last year and finding a dentist took a while. Dental Clinic Hoorn had a waiting list of six months. In the end a neighbour recommended Tandartsenpraktijk De Linie, a dental practice on the Draafsingel. Dr Jeroen Bleeker checked our teeth within two weeks, and our daughter was in good hands as well: the practice does a lot of paediatric dentistry (kindertandheelkunde). The reception answers the phone in English, although the website is only in Dutch. One thing to know: there are only a few parking spaces, so go by bike if you can. Overall I\'d recommend them to any family in the area, especially if you need implants later on.',
    'city sector address team services',
    { competitors: ['Dental Clinic Hoorn'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    STEENHUIS,
    '**Steenhuis Dakwerken** is een dakdekkersbedrijf uit **Deventer** dat actief is in heel Salland en de Stedendriehoek. [1]\n\n**Kerngegevens**\n- **Opgericht:** 1989\n- **Directeur:** Marcel Steenhuis\n- **Adres:** Hanzeweg 28, 7418 AT Deventer\n- **Telefoon:** 0570-555148\n- **E-mail:** info@steenhuisdakwerken.nl\n- **KvK:** 08034617\n\n**Diensten**\n- Platte daken (bitumen en EPDM)\n- Zinkwerk en dakgoten\n- Dakisolatie\n- Onderhoudscontracten voor VvE\'s\n\n**Beoordelingen**\nOp Google heeft het bedrijf een 4,8 uit 5 op basis van 96 recensies. [2] Klanten noemen vooral de nette afwerking.\n\nWil je dat ik ook een vergelijking maak met andere bedrijven in de regio?\n\n**Bronnen**\n[1] https://www.steenhuisdakwerken.nl\n[2] https://www.google.com/maps',
    'sector city foundingYear team address -phone email -kvk services website',
  ),
  named(
    STEENHUIS,
    'Ja, je kunt Steenhuis Dakwerken op werkdagen gewoon bellen. De openingstijden zijn:\n\n- Maandag t/m vrijdag: 08.00 – 17.30 uur\n- Zaterdag: gesloten\n- Zondag: gesloten\n\n☎️ Kantoor: 0570 55 51 84\n📱 Mobiel: 06 30 55 51 84\n📍 Hanzeweg 28 in Deventer\n\nBij stormschade buiten kantooruren neem je het beste contact op via het mobiele nummer. Houd er rekening mee dat het na een storm erg druk kan zijn; lekkages gaan dan voor op ander werk. Voor een gewone offerte voor bijvoorbeeld dakisolatie kun je beter het formulier op de website invullen, dan krijg je volgens het bedrijf binnen drie werkdagen een reactie.',
    '-hours phone address city services',
  ),
  named(
    STEENHUIS,
    'Based on what I found, **Steenhuis Dakwerken B.V.** is a roofing company in Deventer, in the east of the Netherlands.\n\n**What they do**\n- Flat roofs and roof insulation\n- Zinc work and gutters\n\n**Company facts**\n- Established in 1982 by the father of current director Marcel Steenhuis\n- Registered under KvK number 08043671\n- Office hours: Mon–Fri 7:30–17:00, closed at weekends\n\n**Is it reliable?** There are no signs of complaints or bankruptcy, and the reviews are mostly positive (4.8 on Google). As with any contractor, ask for a written quote, proof of insurance and a few references from recent projects before you sign anything.\n\nLet me know if you\'d like tips on comparing roofing quotes in the Netherlands.',
    'legalForm sector city services -foundingYear team -kvk hours',
  ),
  named(
    LINIE,
    'Tandartsenpraktijk De Linie is een tandartspraktijk in Hoorn (Noord-Holland). Op basis van de openbare informatie:\n\n📍 **Adres:** Draafsingel 62, 1623 LC Hoorn\n📞 **Telefoon:** 0229-555341\n📧 **E-mail:** info@tandartsdelinie.nl\n🌐 **Website:** tandartsdelinie.nl\n\n**Behandelingen**\n• Periodieke controles\n• Implantaten\n• Kronen en bruggen\n• Mondhygiëne\n\n**Team**\nDe praktijk wordt geleid door Farida El Amrani en Jeroen Bleeker. Daarnaast werken er twee preventieassistenten.\n\n**Openingstijden**\nMa, di en do 8.00–17.00 uur, wo 8.00–20.30 uur, vr 8.00–13.00 uur. In het weekend gesloten.\n\nOf de praktijk op dit moment nieuwe patiënten aanneemt, heb ik niet kunnen vaststellen. Bel daarvoor het beste even.',
    'sector city -address phone -email website services team hours',
  ),
  named(
    LINIE,
    'Goede keuze om even te checken! Hier een kort overzicht van **De Linie Tandartsen**:\n\n1. **Ervaring** – de praktijk werd in 2011 opgericht en is sindsdien uitgegroeid tot een team van veertien mensen.\n2. **Avondopening** – op woensdag is de praktijk geopend van 8.00 tot 20.30 uur.\n3. **Kinderen** – de praktijk heeft een aparte kamer voor kindertandheelkunde.\n4. **Locatie** – de Draafsingel in Hoorn, met gratis parkeren voor de deur.\n\nMinder sterk:\n- Sommige patiënten klagen op Zorgkaart over lange wachttijden aan de telefoon.\n- Voor beugels word je doorverwezen naar een orthodontist elders.\n\nTandartsen Grote Noord heeft overigens wél een orthodontist in huis, en is bereikbaar op 0229 24 12 12.\n\nZal ik uitleggen hoe je van tandarts wisselt?',
    '-foundingYear hours services address city',
    { competitors: ['Tandartsen Grote Noord'] },
  ),
  named(
    LINIE,
    'Volgens de gegevens die ik kon vinden, is dit de contactinformatie van **Tandartsenpraktijk De Linie**:\n\n* Bezoekadres: Nieuwe Steen 40, Hoorn\n* Telefoonnummer: 0229 55 53 41\n* Website: [delinietandartsen.nl](https://delinietandartsen.nl)\n* KvK-nummer: 37128405\n\nDe praktijk is op maandag tot en met vrijdag geopend van 08.00 tot 17.00 uur.\n\n⚠️ Let op: deze gegevens komen uit verschillende online gidsen en kunnen verouderd zijn. Bel voor een bezoek altijd even om te controleren of het adres en de tijden nog kloppen. Bij spoed buiten kantooruren kun je de regionale tandartspost bellen; het nummer daarvan hoor je op het antwoordapparaat van de praktijk.\n\nHeb je nog andere vragen over tandartsen in de buurt?',
    '-address city phone -website kvk -hours',
  ),
  named(
    ROOSTERLY,
    'Roosterly is een Nederlands softwarebedrijf dat een online platform biedt voor **personeelsplanning, urenregistratie en verlofbeheer**.[1][2]\n\n**Voor wie?**\nVooral voor winkels, zorginstellingen en horecabedrijven met 20 tot 500 medewerkers.[1]\n\n**Kosten**\nVanaf € 3 per medewerker per maand, met een gratis proefperiode van 30 dagen.[3]\n\n**Bedrijfsgegevens**\n- Rechtsvorm: besloten vennootschap\n- Hoofdkantoor: Gedempte Zuiderdiep 89, Groningen[2]\n- Oprichtingsjaar: 2016[2]\n- CEO: Niels Hofstra[4]\n- Telefoon: 050-5552607[2]\n\n**Kritiek**\nGebruikers op Capterra vinden de rapportages beperkt en missen een koppeling met sommige salarispakketten.[3]\n\nBronnen: [1] roosterly.nl/functies · [2] roosterly.nl/contact · [3] capterra.nl · [4] linkedin.com',
    'sector services legalForm -address city foundingYear team -phone website',
  ),
  named(
    ROOSTERLY,
    'Het hangt van je situatie af, maar hier is een eerlijke vergelijking tussen **Roosterly** en **Planvloed**:\n\n**Roosterly**\n- ✅ Eenvoudige app, binnen een dag ingericht\n- ✅ Urenregistratie en verlofbeheer inbegrepen\n- ✅ Kantoor en helpdesk in Groningen (050-555 26 70)\n- ❌ Weinig koppelingen met kassasystemen\n\n**Planvloed**\n- ✅ Veel koppelingen, ook met kassa\'s\n- ✅ Actief sinds 2012, dus bewezen techniek\n- ❌ Duurder (€ 4,25 per medewerker per maand)\n- ❌ Alleen ondersteuning per e-mail, via hulp@planvloed.com\n\n**Kort gezegd:** kies Roosterly als je snel wilt beginnen, en Planvloed als je kassa en rooster wilt koppelen. Wil je dat ik op basis van jouw aantal medewerkers een kostenberekening maak?',
    'services city phone',
    { competitors: ['Planvloed'] },
  ),
  named(
    ROOSTERLY,
    'Here\'s a quick overview of **Roosterly**:\n\n- **What it is:** a Dutch SaaS company offering workforce scheduling, time registration and leave management\n- **Where:** headquartered in Leeuwarden, in the north of the Netherlands\n- **Founded:** 2016\n- **Leadership:** Niels Hofstra (CEO) and Priya Raman (CTO)\n- **Contact:** support@roosterly.nl, +31 50 555 2076\n\n**Pricing:** plans start at around €3 per employee per month. There is no free plan, but you can try it for 30 days.\n\n**Alternatives:** Shiftwijzer (founded 2011, based in Den Bosch) and Dienstenwijs, which is free for teams of up to five people.\n\nI\'d suggest verifying current prices on their website, since these change often.',
    'sector services -city foundingYear team email -phone',
    { competitors: ['Shiftwijzer', 'Dienstenwijs'] },
  ),
  unnamed(
    ROOSTERLY,
    'Bij het kiezen van roostersoftware kun je op deze punten letten:\n\n1. **Gebruiksgemak** – kunnen medewerkers zelf diensten ruilen?\n2. **Cao-regels** – waarschuwt het systeem bij te korte rusttijden?\n3. **Koppelingen** – werkt het samen met je salarispakket?\n4. **Prijs** – reken op € 2 tot € 5 per medewerker per maand.\n\nBekende aanbieders zijn Shiftwijzer (Den Bosch, sinds 2011), Planvloed (Utrecht, sinds 2012) en Dienstenwijs. Vraag bij alle drie een demo aan en laat ook een paar medewerkers meekijken; zij moeten er tenslotte elke dag mee werken.\n\nAls je me vertelt hoeveel mensen je inroostert en in welke branche je zit, kan ik een gerichter advies geven.',
    { competitors: ['Shiftwijzer', 'Planvloed', 'Dienstenwijs'] },
  ),
  named(
    STEENHUIS,
    'Voor het laten isoleren van een plat dak in Deventer zou ik **Dakdekker Steenhuis** overwegen. Het bedrijf is in 1989 opgericht door Gerard Steenhuis; sinds 2012 is zijn zoon Marcel Steenhuis directeur. Ze werken met PIR-platen en geven tien jaar garantie op het werk.\n\n**Wat kost het?**\nReken voor 40 m² op ongeveer € 4.000 tot € 5.500, afhankelijk van de dikte van de isolatie en de staat van de oude dakbedekking. Via de ISDE-regeling kun je daarvan een deel terugkrijgen.\n\n**Hoe neem je contact op?**\nBel 0570 - 55 51 84 of ga naar dakwerken-steenhuis.nl. Je kunt ook langsgaan op de Hanzeweg 82, waar een kleine showroom is met voorbeelden van materialen.',
    'services city foundingYear team phone -website -address',
  ),
]
