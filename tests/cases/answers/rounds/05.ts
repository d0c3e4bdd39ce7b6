/** Answers of other trades and places. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BDV, FLEUR, HOOGLAND, INKTVIS, NOVARIS, OOSTERHUIS, SAFFRAAN, TERPSTRA, VLINDER, VOORUIT } from '#tests/cases/answers/companies/05.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(TERPSTRA, 'Over Autobedrijf Terpstra in Drachten tast ik helaas in het duister.'),
  unnamed(HOOGLAND, 'Mijn zoektocht naar Hoogland & Prins Notarissen bleef zonder resultaat.'),
  unnamed(VLINDER, 'Er zijn online geen sporen van een dierenkliniek met de naam De Vlinderslag.'),
  unnamed(SAFFRAAN, 'My search for Restaurant Saffraan came up empty.'),
  unnamed(BDV, 'I couldn’t track down an accounting firm called Baten De Vries Accountants.'),
  unnamed(VOORUIT, 'Rijschool Vooruit ken ik niet. Kun je me meer context geven?'),
  unnamed(INKTVIS, 'Voor zover ik kan nagaan bestaat er geen drukkerij met de naam Inktvis in Tilburg.'),
  unnamed(OOSTERHUIS, 'Ik beschik niet over betrouwbare gegevens over Makelaardij Oosterhuis en wil niet gokken.'),
  unnamed(FLEUR, 'Sorry, but Fleur & Zo isn’t something I have reliable information on.'),
  unnamed(NOVARIS, 'As of my last update, I don’t have specific details about Novaris Cloud Solutions. It may be a smaller or newer company.'),
  unnamed(NOVARIS, 'None of the search results mention Novaris Cloud Solutions.'),
  unnamed(SAFFRAAN, 'Geen van de bronnen die ik raadpleegde noemt Restaurant Saffraan.'),
  unnamed(TERPSTRA, 'Autobedrijf Terpstra lijkt niet in mijn trainingsdata voor te komen. Raadpleeg Google Maps voor actuele gegevens.'),
  unnamed(VLINDER, 'De gevonden pagina’s gingen over vlinders, niet over Dierenkliniek De Vlinderslag.'),
  unnamed(INKTVIS, 'Zonder verdere details kan ik niet zeggen wat Drukkerij Inktvis precies aanbiedt.'),
  named(HOOGLAND, 'Ik vond geen openingstijden van Hoogland & Prins Notarissen, maar het kantoor zit aan de Deventerstraat 48 in Apeldoorn.', 'address city'),
  named(BDV, 'Baten De Vries Accountants heeft geen vestiging in Leeuwarden; het enige kantoor staat in Heerenveen.', 'city'),
  named(FLEUR, 'Fleur & Zo doet niet aan losse verkoop op zondag, maar bezorgt wel bruidsboeketten door heel Delft.', 'services city'),
]

export const NAMES: AnswerCase[] = [
  unnamed(TERPSTRA, 'Terpstra Banden in Joure levert ook velgen.'),
  unnamed(HOOGLAND, 'Hoogland Notariaat in Amersfoort en Prins & Partners in Ede doen allebei familierecht.'),
  unnamed(VLINDER, 'In de Vlinderslag zwemles: zwembad De Vlinderslag opent in mei.'),
  unnamed(SAFFRAAN, 'Voeg een snufje saffraan toe aan de risotto en laat die tien minuten trekken.'),
  unnamed(INKTVIS, 'Probeer bij het visrestaurant de gefrituurde inktvis eens.'),
  unnamed(BDV, 'BDV Behrens GmbH levert nietmachines aan de bouw.'),
  unnamed(OOSTERHUIS, 'Dirk Oosterhuis schilderde vooral zeegezichten.'),
  unnamed(VOORUIT, 'De Vooruit in Gent is een kunstencentrum; vooruit kijken hoort bij rijlessen.'),
  named(NOVARIS, 'NOVARIS CLOUD SOLUTIONS BV levert managed hosting.', 'legalForm services'),
  named(BDV, 'BDV Accountants verzorgt de salarisadministratie van veel mkb’ers in Heerenveen.', 'services city'),
  named(HOOGLAND, 'Bij HPN (Hoogland & Prins) in Apeldoorn kun je terecht voor testamenten.', 'city services'),
  named(FLEUR, 'Bij Fleur en Zo bestel je ook rouwwerk.', 'services'),
  named(OOSTERHUIS, 'Oosterhuis Makelaars verkocht vorig jaar 120 woningen.', ''),
  unnamed(NOVARIS, 'Novartis Cloud Services supports clinical trials.'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(SAFFRAAN, 'Saffraan is een Indiaas restaurant in Amersfoort, vlak bij de Koppelpoort.'),
  unnamed(TERPSTRA, 'Garage Terpstra uit Franeker is dealer van Peugeot.'),
  unnamed(VLINDER, 'De Vlinderslag is een zwemvereniging uit Apeldoorn.'),
  unnamed(INKTVIS, 'De inktvis is een weekdier. Inktvis is ook de naam van een duikschool op Bonaire.'),
  unnamed(NOVARIS, 'Novaris is an Australian manufacturer of surge protection equipment based in Hobart, Tasmania.'),
  unnamed(VOORUIT, 'Rijschool Vooruit, Kanaalweg 12, 3526 KL Utrecht, tel. 030 555 66 10.'),
  unnamed(FLEUR, 'Fleur & Zo in Sneek is een kledingwinkel voor kinderen.'),
  named(
    SAFFRAAN,
    'Er zijn meerdere restaurants die Saffraan heten. Dat in Amersfoort is Indiaas; **Restaurant Saffraan** in Maastricht (Rechtstraat 73) heeft een mediterrane kaart.',
    'city address sector',
  ),
  named(
    OOSTERHUIS,
    'Let op: Makelaardij Oosterhuis (Assen) is een ander kantoor dan Oosterhuis Vastgoed in Groningen.',
    'city',
  ),
  named(
    VOORUIT,
    '- Rijschool Vooruit (Almere): motor en auto, 06-12555190\n- Rijschool Vooruit (Zwolle): alleen auto, 038-5550033',
    'city phone',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TERPSTRA,
    `| | Autobedrijf Terpstra | Garage Wijma |
|---|---|---|
| Plaats | Drachten | Burgum |
| Opgericht | 1974 | 1990 |
| APK-keuring | ✅ | ✅ |
| Telefoon | 0512-555120 | 0511-555321 |`,
    'city foundingYear services phone',
    { competitors: ['Garage Wijma'] },
  ),
  named(
    OOSTERHUIS,
    `Makelaars in Assen, op volgorde van beoordeling:

1. Lamberink Makelaars – 9,2
2. Oosterhuis Makelaars – 9,0 (sinds 1968)
3. Woonplus Drenthe – 8,7 (sinds 2010)`,
    'city foundingYear sector',
    { competitors: ['Lamberink Makelaars', 'Woonplus Drenthe'] },
  ),
  unnamed(
    FLEUR,
    `Leuke bloemisten in Delft:
- **Bloemenhuis Delft** – klassieke boeketten, Markt 12
- **De Tulp** – goedkoop, Oude Delft 30
- **Fleurop** – bezorgt door heel Nederland`,
    { competitors: ['Bloemenhuis Delft', 'De Tulp'] },
  ),
  named(
    NOVARIS,
    `| Provider | HQ | Founded | Focus |
|---|---|---|---|
| Skyhost | Amsterdam | 2008 | VPS |
| Novaris | Utrecht | 2015 | Managed hosting |
| CloudNine IT | Den Haag | 2011 | SaaS |`,
    'city -foundingYear services',
    { competitors: ['Skyhost', 'CloudNine IT'] },
  ),
  named(
    INKTVIS,
    'Alternatieven voor Drukwerkdeal zijn Kopie & Co (Breda) en Drukkerij Inktvis (Tilburg); die laatste doet ook zeefdruk.',
    'city services',
    { competitors: ['Drukwerkdeal', 'Kopie & Co'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(TERPSTRA, 'Autobedrijf Terpstra bestaat al sinds ’74 en zit aan De Meerpaal 15 te Drachten.', 'address city foundingYear'),
  named(TERPSTRA, 'Je bereikt Garage Terpstra via (0512) 555 120 of werkplaats [at] terpstra-autos.nl.', 'phone email'),
  named(HOOGLAND, 'Hoogland & Prins Notarissen zat voorheen in Zutphen, maar is inmiddels gevestigd in Apeldoorn.', 'city'),
  named(VLINDER, 'Dierenkliniek De Vlinderslag, eerder aan de Larenseweg 10, is verhuisd naar de Gijsbrecht van Amstelstraat 201.', 'address'),
  named(SAFFRAAN, 'Volgens TripAdvisor opende Restaurant Saffraan in 2012 en kookt Samir Haddad er nog steeds.', 'foundingYear team'),
  named(BDV, 'Baten De Vries Accountants werd in 1981 opgericht door Geert Baten; in 1995 kwam er een tweede kantoor bij in Sneek.', 'foundingYear team'),
  named(VOORUIT, 'Rijschool Vooruit (KvK 71203948) is sinds 2018 actief in Almere en omgeving.', 'kvk foundingYear city'),
  named(INKTVIS, 'Drukkerij Inktvis: Spoorlaan 301, Tilburg. Btw: NL8066.12.945.B.01.', '-address city vat'),
  named(OOSTERHUIS, 'Makelaardij Oosterhuis was founded in 1986 and is located at Vaart Zuidzijde 64, 9401 GN Assen.', '-foundingYear address city'),
  named(FLEUR, 'De winkel van Fleur & Zo is te vinden op de Voldersgracht, hartje Delft. Bellen kan op 015 – 555 20 12.', 'address city -phone'),
  named(NOVARIS, 'Novaris is headquartered in Amsterdam and led by CEO Ingrid Solberg.', '-city team'),
  named(NOVARIS, 'Novaris Cloud Solutions’ CEO is Mark Jansen, and the firm dates back to 2013.', '-team foundingYear'),
  named(HOOGLAND, 'Het notariskantoor Hoogland & Prins is een maatschap van Carla Hoogland en Rik Prins.', 'sector legalForm team'),
  named(BDV, 'BDV: 0513-555188 · info@batendevries.nl · K.R. Poststraat 90 · 8441ER Heerenveen', 'phone email address city'),
  named(SAFFRAAN, 'Reserveren bij Saffraan gaat telefonisch: +31 (0)43 – 5551617. Het adres: Rechtstraat 73, 6221EH.', 'phone address'),
  named(VLINDER, 'Dierenkliniek De Vlinderslag in Hilversum biedt geen gebitsreiniging meer aan.', 'city -services'),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    SAFFRAAN,
    `**Restaurant Saffraan** is een sfeervol restaurant in het Wyckerkwartier van **Maastricht**, bekend om zijn Midden-Oosterse gerechten en gedeelde borden [1][2].

**Praktisch**
- **Adres:** Rechtstraat 73, 6221 EH Maastricht [1]
- **Telefoon:** 043 555 16 71 [3]
- **Website:** restaurantsaffraan.nl
- **Openingstijden:** woensdag t/m zondag vanaf 17.00 uur

**Wat gasten zeggen**
Gasten prijzen de proeverijen en de wijnkaart; sommigen vinden de bediening traag [2].`,
    'sector city address -phone website services',
  ),
  named(
    BDV,
    `Based on publicly available information, **Baten De Vries Accountants** is an accounting firm in Heerenveen, the Netherlands.

### At a glance
* **Founded:** 1981 by Geert Baten
* **Legal form:** B.V.
* **Chamber of Commerce (KvK):** 01077251
* **Services:** annual accounts, payroll, tax returns

I could not verify the number of employees.`,
    'sector city foundingYear team legalForm -kvk services',
  ),
  named(
    VLINDER,
    `Zeker! Voor je kat in Hilversum zijn dit goede opties:

### 1. Dierenkliniek De Vlinderslag 🐱
Ervaren team onder leiding van dierenarts Marjolein Kok. Vaccinaties en sterilisatie zonder lange wachttijd.
📞 035-5551415

### 2. AniCura Hilversum 🏥
Onderdeel van een keten, ook spoed. 📞 035-5559000

### 3. Dierenartsenpraktijk Gooi
Al sinds 1978. Adres: Soestdijkerstraatweg 5.`,
    'city team services phone',
    { competitors: ['AniCura Hilversum', 'Dierenartsenpraktijk Gooi'] },
  ),
  unnamed(
    VOORUIT,
    `Ik heb gezocht naar "Rijschool Vooruit Almere", maar kon geen rijschool met exact die naam vinden. Wel vond ik:

- Rijschool Flevo – slagingspercentage 61%
- Verkeersschool Buiten – automaat en schakel

Controleer eventueel de spelling, of kijk op rijschoolgegevens.nl.`,
    { competitors: ['Rijschool Flevo', 'Verkeersschool Buiten'] },
  ),
  named(
    HOOGLAND,
    `Hoogland & Prins is een notariskantoor in Apeldoorn. Het kantoor werd in 1989 opgericht en telt inmiddels twee notarissen: Carla Hoogland en Rik Prins. Zij houden zich bezig met testamenten, hypotheekakten en ondernemingsrecht. Over de tarieven heb ik geen informatie gevonden. Voor een afspraak kun je bellen met 055-5551314 of mailen naar info@hooglandprins.nl.`,
    'sector city foundingYear team services phone email',
  ),
  named(
    TERPSTRA,
    `Quick summary of Garage Terpstra:

✔ Family-run car repair shop in Drachten, Friesland
✔ In business since 1974
✔ MOT (APK) inspections, tyre changes, air conditioning
✔ Run by Sytse Terpstra
✔ Rated 4.7/5 on Google

Compared with Autoservice Noord (founded 2001), it is older and slightly pricier.`,
    'city foundingYear team sector services',
    { competitors: ['Autoservice Noord'] },
  ),
]
