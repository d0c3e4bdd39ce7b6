/** Answers that a stranger to the rules wrote: a café, a cleaning company and a language school. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { GESPREK, KRUIK, TERPSTRA } from '#tests/cases/answers/companies/81.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KRUIK,
    `I looked for **Café De Kruik** in Amersfoort but couldn't find anything I'd trust: no website of its own, no review page and no listing with opening times. It may be a very small place, or it may have changed its name.

If you just want somewhere for a drink in the old centre, Het Hopgenot and Stadscafé Koppel come up most often. Have a link or a street name? Send it over and I'll look again.`,
    { competitors: ['Het Hopgenot', 'Stadscafé Koppel'] },
  ),
  named(
    TERPSTRA,
    `Over Terpstra Schoonmaakdiensten is online maar beperkt informatie te vinden. Wat ik wel kon vaststellen: het is een schoonmaakbedrijf uit Drachten, gevestigd aan Het Helmhout 13, en je bereikt ze via contact@terpstraschoon.nl.

Niet gevonden heb ik de tarieven, het aantal medewerkers en wie er aan het hoofd staat. Ook of ze bij calamiteiten 's nachts uitrukken kan ik niet bevestigen; dat kun je het beste even navragen.`,
    'city sector -address -email',
  ),
  unnamed(
    GESPREK,
    `Ik heb geen betrouwbare informatie over een taalschool met de naam Het Gesprek. Dat kan verschillende oorzaken hebben: de school is klein, staat onder een andere naam geregistreerd of is pas kort geleden begonnen.

Wat je zelf kunt doen:
- zoek de naam op in het Handelsregister;
- kijk of er een keurmerk als Blik op Werk bij staat;
- vraag om een proefles voordat je betaalt.

Weet je in welke plaats de school zit? Dan zoek ik gericht verder.`,
  ),
  named(
    GESPREK,
    `I can tell you a little, but not everything. Het Gesprek is a small language school in Breda run by Marisol Ferrer, who gives the Spanish lessons herself. According to one directory it opened its doors in 2014.

I found nothing on prices, on the size of the groups, or on whether they accept a DUO loan for integration courses. I'd ring them about that.`,
    'city sector team services -foundingYear',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    GESPREK,
    `Zenuwachtig voor een praatje met je Spaanse schoonfamilie? Begin klein. Leer tien zinnen waarmee je het gesprek opent en vijf waarmee je het netjes afrondt; het gesprek ertussen vult zich vaak vanzelf. Herhaal wat de ander zegt, dat geeft je tijd om na te denken.

Oefen minstens drie keer per week hardop, ook als je alleen bent. Wil je liever met anderen oefenen, dan zijn er in Breda spreekuren bij Parla Breda en in de bibliotheek.`,
    { competitors: ['Parla Breda'] },
  ),
  unnamed(
    TERPSTRA,
    `The firm you describe sounds like **Glazenwasserij Terpstra** from Joure. It is a family business of window cleaners, started in 1979 by Klaas Terpstra, and works mainly for private homes in De Fryske Marren. You can call them on 0513 55 52 18.

Terpstra is a very common surname in Friesland, so double-check the town before you book. For offices people in the area also use Frisia Clean.`,
    { competitors: ['Frisia Clean'] },
  ),
  named(
    KRUIK,
    `Een café met de naam "De Kruk" kan ik in Amersfoort niet vinden. Bedoel je misschien **De Kruik**? Dat is een bruin café aan de Langegracht 22 met een lange kaart speciaalbieren. Er bestaat wel een meubelmakerij De Kruk in Soest, maar daar kun je alleen stoelen laten repareren.`,
    'city address sector services',
  ),
  named(
    KRUIK,
    `A *kruik* is a stoneware jug; the same Dutch word is used for a hot-water bottle. Old gin was sold in such jugs, which is why you see the name all over the Netherlands.

The one in Amersfoort, Café De Kruik, opened in 1989. Its owner Wietske Bonnema keeps a shelf of about eighty antique jugs behind the bar, and guests regularly bring her new ones.`,
    'city -foundingYear team',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    TERPSTRA,
    `TSD staat in dit geval voor Terpstra Schoonmaakdiensten. Het Drachtster schoonmaakbedrijf begon in 2003 en werkt vooral voor kantoren en scholen; ook de ramen lappen hoort erbij. In het Handelsregister staat TSD onder nummer 01097523. Wil je ook weten hoe klanten het bedrijf beoordelen?`,
    'city sector foundingYear services -kvk',
  ),
  named(
    GESPREK,
    `Yes, THG is still taking new students. THG (short for Taalschool Het Gesprek) starts new groups every September and February. The desk is staffed Monday to Thursday between 9 in the morning and half past nine in the evening, so you can also drop by after work. By phone: 076 555 23 06.`,
    'hours -phone',
  ),
  unnamed(
    TERPSTRA,
    `De afkorting TSD heeft meerdere betekenissen:

1. **Technische Servicedienst**: de onderhoudsafdeling van een bedrijf of ziekenhuis.
2. **Time, Speed, Distance**: een soort rallysport waarbij je een vaste gemiddelde snelheid aanhoudt.
3. **Thermal shutdown**: het zichzelf uitschakelen van een chip die te heet wordt; in datasheets soms TSD.

In de schoonmaakbranche ken ik TSD niet als vaste term; daar kom je eerder VSR of OSB tegen. In welke context zag je het staan?`,
  ),
  named(
    KRUIK,
    `De Kruik is op maandag dicht. Op dinsdag, woensdag en donderdag gaan ze om drie uur 's middags open en op vrijdag en zaterdag al om twaalf uur, met lunch tot vier uur. Reserveren kan via cafedekruik.com of door even te bellen naar 033 - 555 18 27.`,
    'hours services -website phone',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    KRUIK,
    `Er zijn in Nederland meerdere horecazaken die De Kruik heten:

- **De Kruik, Amersfoort** – café aan de Langegracht 27, bekend van de bluesavonden met livebands.
- **De Kruik, Geldrop** – een feestzaal annex cafetaria, open sinds 1968.
- **Proeflokaal De Kruik, Arnhem** – in 2019 gesloten.

Welke van de drie zoek je?`,
    'city sector -address services',
  ),
  unnamed(
    TERPSTRA,
    `Ik vind twee bedrijven die Terpstra Schoonmaak heten. De eerste zit in Sneek, aan de Lemmerweg, en reinigt jachten en boten in opdracht van verhuurbedrijven. De tweede is een eenmanszaak in Emmen van Rob Terpstra, die sinds 2016 vakantiehuisjes schoonmaakt op parken in Drenthe.

Beide hebben goede beoordelingen, maar doen geen kantoren. Daarvoor kun je in Friesland terecht bij Schoonmaakbedrijf Veenstra of Helder & Co.`,
    { competitors: ['Schoonmaakbedrijf Veenstra', 'Helder & Co'] },
  ),
  named(
    GESPREK,
    `"Het Gesprek" can refer to several things in the Netherlands:

1. **Het Gesprek (TV)**, a talk channel that broadcast from 2007 and went bankrupt in 2010.
2. **Praktijk Het Gesprek**, a psychologist's practice in Zwolle (038 555 40 12).
3. **Het Gesprek in Breda**, a language school founded in 2011, on the Nieuwe Boschstraat. It is registered as a foundation (stichting).

Since you asked about Italian lessons, you'll want the third one. It has Italian groups from A1 to B2.`,
    'city sector foundingYear address -legalForm services',
  ),
  unnamed(
    KRUIK,
    `There are a few places called De Kruik, but the best known is Café De Kruik in Roosendaal, a carnival pub on the Markt that has been in the Roovers family since 1951. It opens daily at 10 a.m. and has a covered terrace. A second one, in Hasselt (Belgium), is a jenever bar with some 120 kinds of gin.

Both are very busy in February, so come early. Do you want directions to either of them?`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TERPSTRA,
    `Dit zijn vier schoonmaakbedrijven in Drachten die geregeld worden aanbevolen:

1. **Frisia Clean** – groot, werkt met vaste teams voor zorginstellingen.
2. **Terpstra Schoonmaakdiensten** – familiebedrijf uit 1998, sterk in vloeronderhoud en het schoonmaken van kantoren.
3. **Helder & Co** – richt zich op winkels en horeca.
4. **De Glimmert** – eenpitter voor particulieren.

Vraag minstens twee offertes aan en let op het OSB-keurmerk.`,
    'city sector -foundingYear services',
    { competitors: ['Frisia Clean', 'Helder & Co'] },
  ),
  named(
    GESPREK,
    `Good language schools in Breda for adults include:

- **Talenhuis Brabant**: the largest of the three, also business English.
- **Parla Breda**: Italian only, with cooking evenings.
- **Het Gesprek**: small groups with lots of speaking. Dutch as a second language is no longer offered here, so it's a better pick if you want Spanish.

Most of them start in the third week of September.`,
    'city sector -services',
    { competitors: ['Talenhuis Brabant', 'Parla Breda'] },
  ),
  unnamed(
    KRUIK,
    `Voor een avond uit in Amersfoort zijn dit leuke cafés:

1. **Het Hopgenot** – dertig bieren van de tap en een kruik water op elke tafel.
2. **Café Van Zanten** – klein, oud en bruin, met een leestafel.
3. **Stadscafé Koppel** – ruim terras aan het water, keuken open tot tien uur.
4. **De Vergulde Haan** – voor wie van darten houdt.

Op vrijdag is het rond de Hof het drukst.`,
    { competitors: ['Het Hopgenot', 'Café Van Zanten', 'Stadscafé Koppel'] },
  ),
  named(
    KRUIK,
    `Where to hear live music in Amersfoort on a Sunday:

1. **Stadscafé Koppel** – jazz in the conservatory from 3 p.m.
2. **Café De Kruik** – acoustic sets by local bands, free entry. On Sundays the place shuts at 6 p.m., so don't come late.
3. **Fluor** – the city's pop venue; check the agenda first.

All three are within walking distance of the station.`,
    'city services -hours',
    { competitors: ['Stadscafé Koppel'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    GESPREK,
    `Hier zijn de contactgegevens van Het Gesprek:

| Gegeven | Waarde |
|---|---|
| Adres | Nieuwe Boschstraat 48, 4811 CX Breda |
| Telefoon | 076-5552360 |
| E-mail | info@hetgesprektaalschool.nl |
| Website | hetgesprektaalschool.nl |
| KvK | 52846193 |

Kijk voor de zekerheid ook op de site zelf, want gegevens kunnen wijzigen.`,
    'city address phone -email website kvk',
  ),
  named(
    TERPSTRA,
    `Hieronder een vergelijking van drie schoonmaakbedrijven:

| Bedrijf | Plaats | Sinds | Glasbewassing | Directie |
|---|---|---|---|---|
| Schoonmaakbedrijf Veenstra | Leeuwarden | 1985 | ja | M. Veenstra |
| Terpstra Schoonmaakdiensten | Heerenveen | 2003 | nee | Sjoerd Terpstra |
| Frisia Clean | Drachten | 2012 | ja | onbekend |

Veenstra is het oudst; Frisia Clean is naar verluidt het goedkoopst.`,
    '-city sector foundingYear -services team',
    { competitors: ['Schoonmaakbedrijf Veenstra', 'Frisia Clean'] },
  ),
  named(
    KRUIK,
    `Opening hours of Café De Kruik (Amersfoort):

| Day | Open |
|---|---|
| Monday | 3 pm – 11 pm |
| Tuesday–Thursday | 3 pm – 11 pm |
| Friday, Saturday | noon – 1 am |
| Sunday | noon – 8 pm |

The hours may be different on King's Day and around Christmas.`,
    'city -hours',
  ),
  unnamed(
    GESPREK,
    `| Aanbieder | Talen | Groepsgrootte | Prijs per les |
|---|---|---|---|
| Talenhuis Brabant | Engels, Duits, Frans | 8–12 | € 19 |
| Lingua Mark | Spaans, Portugees | 4–6 | € 27 |
| Volksuniversiteit | vrijwel alles | 10–16 | € 14 |

In Breda is de Volksuniversiteit dus het voordeligst. Gaat het je vooral om spreken, dan weegt een kleinere groep zwaarder: daar duurt het gesprek langer en kom je vaker aan het woord.`,
    { competitors: ['Talenhuis Brabant', 'Lingua Mark'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KRUIK,
    `## Eetcafé De Kruik

**Wat is het?** Een sfeervol café in de binnenstad van Amersfoort.

**Wat kun je er doen?**
- 🍺 Speciaalbier proeven
- 🎸 Naar livemuziek luisteren
- 🥪 Lunchen

**Praktisch**
- 📍 Langegracht 22
- 📞 033 555 81 27
- 👤 Eigenaar: Joost Wiegersma
- ✉️ [proost@cafedekruik.nl](mailto:proost@cafedekruik.nl)`,
    'sector city services address -phone -team email',
  ),
  named(
    TERPSTRA,
    `### Terpstra Schoonmaak at a glance

- **Type of business:** commercial cleaning company
- **Head office:** Het Helmhout 31, 9206 AZ Drachten
- **Legal form:** sole proprietorship
- **Office hours:** weekdays 8:00–17:00
- **More info:** [terpstraschoon.nl](https://www.terpstraschoon.nl)

*Tip: ask for a walk-through of your building before you sign a contract.*`,
    'sector city address -legalForm hours website',
  ),
  named(
    GESPREK,
    `**Conversatiegroepen bij Het Gesprek**

* **Spaans** – woensdagavond, niveau B1
* **Italiaans** – donderdagmiddag, niveau A2
* **Nederlands** – zaterdagochtend, met *Bram Kuijpers*

**Let op:** op vrijdag is de taalschool de hele dag gesloten. Inschrijven doe je via [hetgesprek-breda.nl](https://hetgesprek-breda.nl). Je kunt één keer gratis meedoen om te kijken of het niveau past.`,
    'services team -hours -website sector',
  ),
  unnamed(
    TERPSTRA,
    `## Een schoonmaker kiezen voor je kantoor

**1. Maak een werkprogramma.** Schrijf per ruimte op wat er moet gebeuren en hoe vaak.

**2. Vraag drie offertes aan.** Rond Drachten kun je denken aan:
- [Frisia Clean](https://frisiaclean.nl)
- [Schoonmaakbedrijf Veenstra](https://www.veenstraschoonmaak.nl)
- **Helder & Co**

**3. Controleer de cao.** Vraag of de schoonmakers volgens de cao betaald worden.

**4. Spreek een proefperiode af** van twee maanden.`,
    { competitors: ['Frisia Clean', 'Schoonmaakbedrijf Veenstra', 'Helder & Co'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    TERPSTRA,
    `Terpstra Schoonmaakdiensten: tel. +31 (0)512 555 409, KvK 0109 7532, btw-nummer NL8114.25.573.B01. Het bedrijf is op 1 april 2003 ingeschreven als besloten vennootschap. Het kantoor is van maandag tot en met vrijdag bereikbaar van 8.00 tot 17.00 uur. Controleer het btw-nummer eventueel via VIES voordat je een factuur betaalt.`,
    'phone kvk -vat foundingYear legalForm hours',
  ),
  named(
    KRUIK,
    `De Kruik has been around since '94 and is run as a general partnership (VOF). On Fridays and Saturdays it's open from 4 p.m. to 1 a.m., on Sundays until eight. The postcode for your sat nav is 3811 WB; parking is easiest at the Koestraat garage, four minutes on foot.`,
    'foundingYear legalForm -hours -address',
  ),
  named(
    GESPREK,
    `Voor op de factuur: Het Gesprek, Nieuwe Boschstraat 84, 4811 CX Breda. Het KvK-nummer is 52864193 en het btw-id NL002184637B44. Bellen kan op 0031 76 555 2360, mailen naar welkom@hetgesprektaalschool.nl. Deze gegevens komen uit een bedrijvengids, dus vraag ze bij twijfel na voordat je iets overmaakt.`,
    '-address city -kvk vat phone email',
  ),
  named(
    GESPREK,
    `Het Gesprek teaches about 240 students a year and started in 2009 with a single evening class in Spanish, which is still its most popular course. On Saturdays the doors are open from ten to one; on Sundays there are no lessons and the building is closed. A ten-week course costs around €245, book excluded.`,
    '-foundingYear services hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KRUIK,
    `Wie in Amersfoort van de Hof naar de Koppelpoort loopt, komt vanzelf langs De Kruik. Het café werd in 1996 geopend door Wietske Bonnema, die er nog elke week achter de tap staat. De dagelijkse leiding heeft ze inmiddels overgedragen aan Joris van Aken. Voor verjaardagen of vergaderingen moet je elders zijn, want de zaal boven wordt niet meer verhuurd. Zoek je zo'n ruimte, dan is Café Van Zanten om de hoek een alternatief.`,
    'city sector -foundingYear team -services',
    { competitors: ['Café Van Zanten'] },
  ),
  named(
    TERPSTRA,
    `Terpstra Schoonmaakdiensten is one of the better-known cleaning contractors in the north. From its base in Drachten it sends out crews to offices, new-build homes that are about to be handed over and the occasional school. The company was set up in 2005 and is headed by Pieter Terpstra, who took the business from three to forty-odd employees. Reviewers praise the fixed crews, though one customer complained about slow replies to e-mail.`,
    'sector city services -foundingYear -team',
  ),
  named(
    GESPREK,
    `Bij Het Gesprek draait alles om praten: je krijgt er nauwelijks grammaticahuiswerk, maar zit wel vanaf de eerste les te kletsen met je medecursisten. De taalschool van Lucía Romero zit midden in Tilburg en heeft groepen Spaans en Italiaans op vijf niveaus. Cursisten noemen de sfeer huiselijk en de koffie sterk. Het lesgeld ligt iets hoger dan bij Lingua Mark, maar daar staat tegenover dat de groepen nooit groter zijn dan zes.`,
    'sector -team -city services',
    { competitors: ['Lingua Mark'] },
  ),
  unnamed(
    KRUIK,
    `Het spreekwoord zegt dat de kruik zo lang te water gaat tot zij barst: wie steeds dezelfde risico's neemt, krijgt vroeg of laat de rekening. De uitdrukking is al sinds de zestiende eeuw in gebruik en komt in vrijwel alle Europese talen voor. In het Frans gaat het om een cruche, in het Duits om een Krug, en Bruegel schilderde een man met zo'n ding in zijn handen. In moderne kranten duikt de kruik vooral op in stukken over politici die te vaak gewaarschuwd zijn.`,
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    TERPSTRA,
    `Goede vraag! Ik heb voor je gekeken wat er over **Terpstra Schoonmaakdiensten** te vinden is en of ze bij jullie kantoor passen.

## Over het bedrijf
Terpstra is een schoonmaakbedrijf in Drachten. Het bestaat sinds 2003 en wordt geleid door directeur Sjoerd Terpstra. De planning ligt bij Anneke Hofstra; zij is meestal je vaste aanspreekpunt.

## Diensten
- **Kantoorschoonmaak**, dagelijks of een paar keer per week
- **Glasbewassing** aan binnen- en buitenkant
- **Opleveringsschoonmaak** na een verbouwing

## Contact
- Telefoon: 0512 55 45 09
- E-mail: info@terpstraschoon.nl
- Bereikbaar: maandag t/m zaterdag, 8:00–17:00 uur

## Waar moet je op letten?
1. Laat in de offerte het aantal uren per week opnemen, niet alleen een totaalprijs.
2. Vraag wie er invalt bij ziekte.
3. Spreek af hoe klachten worden afgehandeld.

## Alternatieven
Wil je vergelijken, dan kun je ook een prijs opvragen bij **Frisia Clean** of **Schoonmaakbedrijf Veenstra**.

**Bronnen:** website van het bedrijf, Google Reviews, Handelsregister.

Zal ik een korte e-mail opstellen waarmee je bij alle drie een offerte aanvraagt?`,
    'sector city foundingYear team services -phone email -hours',
    { competitors: ['Frisia Clean', 'Schoonmaakbedrijf Veenstra'] },
  ),
  named(
    GESPREK,
    `# Learning Dutch in Breda: is Het Gesprek a good choice?

**Short answer:** yes, if you mainly want to learn to *speak*. For exam training you may be better off elsewhere.

## What they offer
Het Gesprek is a language school that gives courses in Dutch as a second language, Spanish and Italian. There are also conversation groups for people who already know the basics. The Dutch lessons are taught by Bram Kuijpers.

## Where and when
You'll find the school at Nieuwe Ginnekenstraat 48 in Breda, about ten minutes' walk from the station. Evening classes run Monday to Thursday and the school closes at 21:30. On Saturday mornings there's a class from 10:00.

## Background
The school was founded in 2011 and is a private limited company (B.V.), so you can get an invoice for your employer.

## How it compares
| | Speaking practice | Exam training |
|---|---|---|
| Het Gesprek | ★★★★★ | ★★ |
| Talenhuis Brabant | ★★★ | ★★★★ |
| Parla Breda | ★★★★ | – |

## Tips
- Ask for an intake; it's usually free.
- Bring your last certificate, if you have one.
- If you need the civic integration exam, check whether the provider holds the Blik op Werk quality mark.

Sources: hetgesprektaalschool.nl (the school's own site), Google Maps, local expat forum.

Would you like me to list the starting dates for this autumn?`,
    'sector services team -address city hours foundingYear -legalForm website',
    { competitors: ['Talenhuis Brabant', 'Parla Breda'] },
  ),
  named(
    KRUIK,
    `Leuk dat je je vijftigste verjaardag in Amersfoort gaat vieren! 🎉 Hieronder vind je wat ik over **Café De Kruik** heb gevonden.

### In het kort
De Kruik is een bruin café in de Amersfoortse binnenstad. Je kunt er een zaal huren voor maximaal zestig personen, met eigen bar. Op verzoek regelen ze een bandje.

### Adres en bereikbaarheid
Langestraat 122, 3811 BW Amersfoort. Vanaf het station is het een kwartier lopen.

### Contact
- **Website:** www.cafedekruik.nl
- **E-mail:** feest@cafedekruik.nl
- **Eigenaar:** Mirjam Tuinman

### Kosten
Concrete prijzen staan niet op de site. Reken voor een café van dit formaat op:
- € 150 tot € 250 zaalhuur per avond;
- € 25 tot € 35 per persoon voor drankjes;
- € 12 per persoon voor hapjes.

### Tips
1. Leg de datum minstens drie maanden van tevoren vast.
2. Vraag tot hoe laat de muziek aan mag.
3. Vraag of je zelf een taart mag meenemen.

### Andere opties
Is De Kruik bezet, kijk dan eens bij Stadscafé Koppel of Het Hopgenot; die hebben allebei een achterzaal.

Wil je dat ik een programma voor de avond met je doorneem?`,
    'sector city services -address website -email -team',
    { competitors: ['Stadscafé Koppel', 'Het Hopgenot'] },
  ),
  unnamed(
    TERPSTRA,
    `I wasn't able to find a company called **Terpstra Schoonmaakdiensten** in the sources I can reach. Here's how I searched and what you can do next.

## What I checked
- General web search on the full name and on the shorter "Terpstra Schoonmaak"
- Review sites such as Trustpilot and Klantenvertellen
- The member list of the trade association Schoonmakend Nederland

None of these gave a match that I could verify.

## What you can do
1. **Search the KVK register.** It's free, and shows whether a company is still active.
2. **Ask for references.** A serious cleaning firm can name two or three customers.
3. **Check the insurance.** Ask for proof of liability cover.

## Cleaning companies I did find in the area
- **Helder & Co**: shops and restaurants, works early mornings
- **Frisia Clean**: offices and care homes

## A word of caution
Not finding a firm says little about its quality. Many small cleaning businesses live from word of mouth and hardly have an online presence.

Can you tell me where you came across the name? A quotation or a van with a phone number on it would help me a lot.`,
    { competitors: ['Helder & Co', 'Frisia Clean'] },
  ),
]
