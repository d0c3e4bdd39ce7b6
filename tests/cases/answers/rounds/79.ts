/** Answers that a stranger to the rules wrote: a dental practice, an estate agency and a florist. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { PIOEN, TERPSTRA, VECHTOEVER } from '#tests/cases/answers/companies/79.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    VECHTOEVER,
    `Over Mondzorgcentrum Vechtoever kom ik in de zoekresultaten niets tegen waar ik op durf te bouwen. Het kan zijn dat de praktijk onder een andere naam op ZorgkaartNederland staat, of nog weinig online laat zien.

Wat je kunt doen:
- zoek in het BIG-register op de naam van de behandelaar;
- bel je zorgverzekeraar, die weet met wie er contracten zijn.

In die streek zie ik wel **Tandartspraktijk Hamsgoren** terug, met een ruime hoeveelheid beoordelingen.`,
    { competitors: ['Tandartspraktijk Hamsgoren'] },
  ),
  named(
    TERPSTRA,
    `I can tell you a little about Terpstra & Hoving, but not everything you asked. They are real estate agents based in Haarlem, and their website is terpstra-hoving-wonen.com; the listings are on Funda too. I was not able to find what commission they charge, nor when the firm was started. For fees, your best bet is to request a quote directly; Dutch agents are used to that and will normally come by for a free valuation chat first.`,
    'city sector -website',
  ),
  named(
    PIOEN,
    `Bloemenatelier De Pioen zit volgens de bedrijvengids aan de Neerstraat 14 in Roermond. Veel meer heb ik helaas niet: een telefoonnummer staat er niet bij en recente openingstijden kon ik evenmin achterhalen. Op Instagram lijkt Loes Hendrickx, die de zaak runt, wel regelmatig foto's te plaatsen van bruidsboeketten die ze gemaakt heeft, dus een berichtje daar is misschien de snelste weg.`,
    'city -address team services',
  ),
  unnamed(
    PIOEN,
    `Sorry, I wasn't able to find a flower shop called "De Pioen" in any of the sources I have access to. The name simply means "the peony" in Dutch, so most of the hits are gardening pages. If you have a street name or a town, I can try again. Otherwise, a national service such as Fleurop lets you search for a local florist by postcode and most of them deliver the same day when you order before noon.`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    PIOEN,
    `De pioen bloeit in Limburg meestal van half mei tot eind juni. Wil je ze als snijbloem, koop ze dan in de knop: als de knop aanvoelt als een marshmallow gaat hij binnen een dag of twee open. Snijd de steel schuin af en zet hem in lauw water.

In Roermond verkoopt Flora Maas ze in het seizoen per bos van tien, en op de zaterdagmarkt vind je ze vaak goedkoper.`,
    { competitors: ['Flora Maas'] },
  ),
  unnamed(
    TERPSTRA,
    `Bedoel je misschien **Terpstra Makelaardij** in Leeuwarden? Dat is een Fries kantoor dat vooral woonboerderijen en recreatiewoningen verkoopt, met een vestiging aan de Willemskade. Het is opgericht in 1976 en telt ongeveer twaalf medewerkers. Voor een appartement in Haarlem heb je daar weinig aan; kijk dan liever naar een makelaar die de lokale markt kent, bijvoorbeeld Van Duin Makelaardij of Spaarne Wonen.`,
    { competitors: ['Van Duin Makelaardij', 'Spaarne Wonen'] },
  ),
  named(
    VECHTOEVER,
    `These two are easily mixed up. *Tandartsen Vechtzicht* is in Hardenberg and only takes patients who live in that municipality. **Mondzorgcentrum Vechtoever** is the dental practice in Ommen, on Haven Oost, where Marloes Brinkhuis works as a dentist. From what I can see Vechtoever does not place implants; for that you would be referred to the hospital in Hardenberg.`,
    'sector city address team -services',
  ),
  named(
    PIOEN,
    `Er zijn in de buurt twee zaken met een bloemennaam. De Papaver in Swalmen is een tuincentrum. De Pioen is een bloemist in de binnenstad van Roermond, in 2008 begonnen als kraam en later een winkel geworden. Ruud Peters is de eigenaar. Bestellen kan telefonisch op 0475-555236 of gewoon aan de toonbank.`,
    'sector city -foundingYear -team phone',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    TERPSTRA,
    `T&H Makelaars is een makelaar die in reviews vooral wordt geprezen om de snelle reactie na een bezichtiging. Een paar dingen die terugkomen:

- T&H doet zowel de aankoop als de verkoop van woningen;
- je kunt op zaterdag tussen 11.00 en 15.00 uur binnenlopen;
- kritiek is er op de parkeermogelijkheden voor de deur.

Zelf kennismaken is gratis en verplicht je tot niets.`,
    'sector services -hours',
  ),
  named(
    VECHTOEVER,
    `Yes, MCV is currently accepting new patients, according to the notice on its website. You can register online or send an e-mail to info@mcvechtoever.nl with your date of birth and insurance details. Expect a wait of around three weeks before the first check-up. Children are seen too: the dentists at MCV run a special kids' afternoon twice a month.`,
    'sector -email services',
  ),
  unnamed(
    VECHTOEVER,
    `MCV staat voor *mean corpuscular volume*, het gemiddelde volume van je rode bloedcellen. Een normale waarde ligt bij volwassenen tussen ongeveer 80 en 100 femtoliter. Is de MCV te laag, dan kan dat wijzen op ijzertekort; een hoge waarde past bijvoorbeeld bij een tekort aan vitamine B12 of foliumzuur. Bespreek de uitslag met je huisarts, want één getal zegt los van de rest van het bloedbeeld weinig. Tandvlees dat snel bloedt is overigens geen reden om je MCV te laten prikken.`,
  ),
  unnamed(
    PIOEN,
    `BDP can refer to several things. Most commonly it is the British architecture practice Building Design Partnership, which has a studio in Rotterdam. There is also BDP International, a freight forwarder with an office in the Rotterdam port area. In chemistry, a BDP is a borondipyrromethene dye. Which one did you have in mind? If you tell me the context, I can give you contact details.`,
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    PIOEN,
    `Er zijn meerdere bedrijven die De Pioen heten:

1. **De Pioen, Breda** – een lunchroom aan de Haagdijk, open sinds 2019, op maandag dicht.
2. **De Pioen, Roermond** – een bloemenwinkel aan de Swalmerstraat 9. Ook op zondag open van 12:00 tot 17:00. Maakt onder meer rouwwerk.
3. **De Pioen, Heerenveen** – een kinderdagverblijf met drie groepen.

Welke zoek je?`,
    'city -address sector -hours services',
  ),
  unnamed(
    PIOEN,
    `Ik vind twee keer De Pioen, allebei geen winkel. Woonzorglocatie De Pioen in Assen biedt plaats aan 48 bewoners met dementie en heeft een eigen restaurant. Daarnaast is er basisschool De Pioen in Almere, die in 2003 haar deuren opende in de Bloemenbuurt. Zoek je juist iemand die bloemen bezorgt, geef dan even de plaats door, dan zoek ik gerichter.`,
  ),
  named(
    TERPSTRA,
    `Two Dutch firms trade under this name. The first, Terpstra & Hoving Accountants, is a bookkeeping office in Drachten with about twenty staff and has nothing to do with housing. The second, **Terpstra & Hoving** in Haarlem, is the one you are probably after: a broker that sells and lets homes, run as a general partnership (VOF) and registered with the Chamber of Commerce under 34105862. Wytze Terpstra is its owner. Reviews for the Haarlem office are mostly positive, although one tenant mentions a long wait for the deposit.`,
    'city sector services -legalForm -kvk team',
  ),
  unnamed(
    VECHTOEVER,
    `"Vechtoever" komt op meerdere plekken langs de rivier voor. Zo is er appartementencomplex Vechtoever in Zwolle, met huurwoningen voor 55-plussers, en een camping De Vechtoever bij Dalfsen die van april tot oktober open is. In Maarssen, aan de Utrechtse Vecht, heet een fysiotherapiepraktijk zo. Kun je aangeven om welke plaats het gaat? Dan help ik je aan het juiste telefoonnummer.`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    TERPSTRA,
    `Goede makelaars in Haarlem, op basis van Funda-beoordelingen en recensies:

1. **Spaarne Wonen** – groot team, veel aanbod in Schalkwijk en Haarlem-Oost. Rekent een vast tarief.
2. **Terpstra & Hoving** – al actief sinds 1989, sterk in herenhuizen in de Kleverparkbuurt. Nicolette Hoving doet de taxaties.
3. **Huis & Haard** – jong kantoor, bekend van de video's bij elke woning.

Vraag altijd bij minstens twee kantoren een offerte op, want de courtage verschilt al snel een half procent.`,
    'sector city -foundingYear team services',
    { competitors: ['Spaarne Wonen', 'Huis & Haard'] },
  ),
  named(
    PIOEN,
    `Here are some florists in Roermond that do wedding flowers:

- **Bloemsierkunst Geelen**: classic style, family-run, near the Munsterplein.
- **De Pioen**: loose, garden-style bridal bouquets; closed on Mondays. Call 0475 55 52 63.
- **Wilde Steel**: only uses locally grown seasonal stems.

Book at least three months ahead if your date falls between May and September.`,
    'sector city services hours -phone',
    { competitors: ['Bloemsierkunst Geelen', 'Wilde Steel'] },
  ),
  unnamed(
    VECHTOEVER,
    `Tandartsen in en rond Ommen die volgens hun site nieuwe patiënten aannemen:

* Tandartspraktijk Hamsgoren, Ommen. Inschrijven via het formulier op de website.
* Praktijk Stegeman, Ommen. Kleine praktijk, wachttijd circa twee maanden.
* Dental Plaza Salland, Raalte. Ook 's avonds open, eigen orthodontist.

Spoed buiten kantooruren? Dan kun je terecht bij de dienstdoende tandarts; het nummer hoor je op het antwoordapparaat van de praktijk waar je staat ingeschreven.`,
    { competitors: ['Tandartspraktijk Hamsgoren', 'Praktijk Stegeman', 'Dental Plaza Salland'] },
  ),
  named(
    VECHTOEVER,
    `Voor een implantaat kun je in het Vechtdal bij deze drie tandartspraktijken terecht:

1. **Dental Plaza Salland** (Raalte): grootste team, eigen röntgenruimte.
2. **Vechtoever Tandartsen** (Ommen): implantoloog Tarik Özdemir behandelt hier op woensdag, als de praktijk tot 20.00 uur open is.
3. **Mondzorg Marslanden** (Hardenberg): behandelt alleen op verwijzing van je eigen tandarts.

De kosten lopen uiteen van € 1.800 tot € 2.600 per implantaat met kroon.`,
    'sector city team services hours',
    { competitors: ['Dental Plaza Salland'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    PIOEN,
    `Een overzicht van bloemenzaken in Roermond:

| Winkel | Adres | Telefoon | Bijzonder |
|---|---|---|---|
| Flora Maas | Schoenmakersstraat 8 | 0475 55 57 01 | grote collectie kamerplanten |
| De Pioen | Neerstraat 41 | 0475 55 52 83 | workshops bloemschikken |
| Wilde Steel | Roersingelpassage 3 | 0475 55 58 90 | droogbloemen |

Alle drie bezorgen binnen de stad; Flora Maas vanaf € 25.`,
    'sector city address -phone services',
    { competitors: ['Flora Maas', 'Wilde Steel'] },
  ),
  named(
    TERPSTRA,
    `Here is how the three compare for someone selling an apartment:

| | Van Duin Makelaardij | Terpstra & Hoving | Huis & Haard |
|---|---|---|---|
| Founded | 1985 | 1998 | 2016 |
| Saturday | closed | closed | 10:00–14:00 |
| Rentals | no | no | yes |
| Typical fee | 1.4% | 1.25% | fixed, €3,950 |

All three are estate agents with an NVM membership. On price alone Huis & Haard tends to win for homes above €400,000.`,
    'sector foundingYear -hours -services',
    { competitors: ['Van Duin Makelaardij', 'Huis & Haard'] },
  ),
  named(
    VECHTOEVER,
    `**Openingstijden Mondzorgcentrum Vechtoever**

| Dag | Tijd |
|---|---|
| Maandag | 08:00 – 17:00 |
| Dinsdag | 08:00 – 17:00 |
| Woensdag | 08:00 – 17:00 |
| Donderdag | 08:00 – 17:00 |
| Vrijdag | 08:00 – 13:00 |
| Weekend | gesloten |

Voor een afspraak met de mondhygiënist bel je 0529-555184. Op feestdagen kunnen de tijden afwijken.`,
    '-hours phone services',
  ),
  unnamed(
    TERPSTRA,
    `| Makelaar | Plaats | Courtage | Score |
|---|---|---|---|
| Spaarne Wonen | Haarlem | 1,3% | 9,1 |
| Van Duin Makelaardij | Bloemendaal | 1,5% | 8,8 |
| Hoving Vastgoed | Groningen | 1,1% | 8,4 |

De scores komen van Funda en zijn een momentopname. Van de drie verkocht Spaarne Wonen het afgelopen jaar de meeste woningen in Haarlem-Noord. Hoving Vastgoed heb ik er als vergelijking bij gezet, omdat je een landelijk beeld van de tarieven vroeg.`,
    { competitors: ['Spaarne Wonen', 'Van Duin Makelaardij'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    VECHTOEVER,
    `## Mondzorgcentrum Vechtoever

**Wat is het?** Een tandartspraktijk met drie behandelkamers.

### Contact
- 📍 Haven Oost 22, 7731 GA Ommen
- 📞 0529 55 51 48
- 🌐 [mcvechtoever.nl](https://mcvechtoever.nl)

### Behandelingen
- Halfjaarlijkse controles
- Gebitsreiniging door de mondhygiënist
- Bleken

### Goed om te weten
De praktijk is in **2006** opgericht en heeft een rolstoeltoegankelijke ingang.`,
    'sector address city -phone website services -foundingYear',
  ),
  named(
    TERPSTRA,
    `### Terpstra & Hoving at a glance

- **Type:** independent estate agency
- **Office:** Kleverlaan 118, Heemstede
- **E-mail:** [contact@terpstrahoving.nl](mailto:contact@terpstrahoving.nl)
- **Owner:** Maarten Kuipers
- **Known for:** valuations for mortgage purposes

> Tip: ask for an English-speaking agent when you call, as not everyone at the desk does viewings in English.`,
    'sector -city -address -email -team services',
  ),
  named(
    PIOEN,
    `**De Pioen (Roermond)** in het kort:

* **Soort zaak:** bloemist en atelier
* **Rechtsvorm:** vof
* **KvK-nummer:** 52741938
* **Website:** [www.depioen-bloemen.nl](https://www.depioen-bloemen.nl)
* **Populair:** het wekelijkse *bloemenabonnement* voor kantoren

---

Let op: de laatste update van deze gegevens dateert van vorig jaar.`,
    'city sector -legalForm kvk -website services',
  ),
  unnamed(
    PIOEN,
    `## Bloemen laten bezorgen in Roermond

**Snelste optie**
- [Flora Maas](https://floramaas.nl): vandaag besteld voor 14:00, vandaag bezorgd.

**Mooiste boeketten volgens reviews**
- [Bloemsierkunst Geelen](https://www.bloemsierkunstgeelen.nl): 4,8 uit 5.

**Goedkoop**
- Supermarktboeketten via een bezorgapp, vanaf € 7,99.

### Tip
Vraag in mei of juni om de pioen als hoofdbloem: dan is die op zijn mooist en betaal je het minst.`,
    { competitors: ['Flora Maas', 'Bloemsierkunst Geelen'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    TERPSTRA,
    `Gegevens van Terpstra & Hoving Makelaardij B.V.:

KvK: 3410 5826
Btw: NL807346125B01
Tel.: +31 (0)23 555 41 70
Postcode: 2032 CJ
Open: ma t/m vr van half negen tot half zes, za van tien tot één

De besloten vennootschap is opgericht op 1 april 1998. Op zondag is er niemand aanwezig, en voor een bezichtiging op een feestdag moet je vooraf een afspraak maken.`,
    'legalForm kvk -vat phone -address hours foundingYear',
  ),
  named(
    PIOEN,
    `De Pioen is van dinsdag tot en met vrijdag open van 9 tot 18 uur en op zaterdag van 9 tot 16 uur. Op zondag en maandag is de winkel dicht. Bellen kan via +31 475 555 236. Het btw-nummer dat op de facturen staat is NL001927463B75. Rond Valentijnsdag en Moederdag gelden er ruimere tijden, maar die worden pas kort van tevoren bekendgemaakt.`,
    '-hours phone -vat',
  ),
  named(
    VECHTOEVER,
    `Mondzorgcentrum Vechtoever was set up in 2014 and operates as a dental practice with the legal form of a private limited company (B.V.). The Chamber of Commerce number is 08.21.94.75. You can reach the desk at 0031 529 555 184 on weekdays, with Wednesday being the late night until 8 pm. The waiting room is on the ground floor and there is free parking for two hours with a blue disc.`,
    '-foundingYear -legalForm sector kvk phone hours',
  ),
  named(
    TERPSTRA,
    `The office hours of T&H Makelaars are 9:00 am to 5:30 pm, Monday through Friday. On Sundays nobody is available. The number listed on Funda is 023-5554107 and you can also write to info@terpstrahoving.nl. Mail gets answered within one working day in most cases, according to people who reviewed the realtor.`,
    '-hours -phone email sector',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    PIOEN,
    `In de Neerstraat, een paar deuren van de Maas, zit De Pioen, de bloemenwinkel van Anja Willems. Ze begon er in 2011 en is in Maastricht, waar de winkel staat, vooral bekend geworden met losse, veldachtige boeketten waarin nooit een gerbera zit. Wie voor een uitvaart iets persoonlijks zoekt, kan er rouwbloemen laten maken in overleg met de familie. Vaste klanten prijzen de rust in de winkel; een enkeling vindt de prijzen aan de hoge kant.`,
    'address sector -team foundingYear -city services',
  ),
  named(
    VECHTOEVER,
    `Patients describe Mondzorgcentrum Vechtoever as a calm and well organised dental practice. Elske Nijboer, the oral hygienist, gets mentioned by name more than anyone else. A recurring complaint is that the practice does not treat children under twelve, which means families have to split over two dentists. Appointments rarely run late, and the reminders by text message are appreciated. The building in Dalfsen has a lift, so it is suitable for wheelchair users.`,
    'team -services -city sector',
  ),
  named(
    TERPSTRA,
    `Toen de huizenmarkt in 2013 stilviel, hield Terpstra & Hoving het hoofd boven water met taxaties, en dat werk is gebleven. Tegenwoordig begeleidt het Haarlemse makelaarskantoor per jaar zo'n honderdvijftig verkopen. Jeroen Slot, van wie de zaak is, staat erom bekend dat hij kopers ook eens afraadt om te bieden. Concurrent Spaarne Wonen is groter, maar wisselt volgens reviews vaker van contactpersoon.`,
    'services city sector -team',
    { competitors: ['Spaarne Wonen'] },
  ),
  named(
    PIOEN,
    `If you want something less formal than what Bloemsierkunst Geelen offers, De Pioen is a nice alternative. It is a small florist run by Loes Hendrickx as a sole trader, and she ties every bouquet herself. You will find it at Neerstraat 41 in the old centre of Venlo. The shop has been around since 2011. She unfortunately stopped giving flower arranging workshops last winter.`,
    'sector team legalForm -services address -city foundingYear',
    { competitors: ['Bloemsierkunst Geelen'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    TERPSTRA,
    `Goede vraag! Ik heb gekeken wat er over **Terpstra & Hoving** te vinden is en of het een logische keuze is voor de verkoop van je tussenwoning.

## Over het kantoor
Terpstra & Hoving is een middelgroot makelaarskantoor in Haarlem, gevestigd aan de Kleverparkweg 118. Het werd in 1994 opgericht en is aangesloten bij de NVM. Naast verkoop doen ze ook aankoop, taxatie en verhuur.

## Wat klanten zeggen
- **Positief:** eerlijk over de haalbare vraagprijs, mooie foto's, korte lijnen.
- **Minder:** in drukke periodes duurt het soms een paar dagen voordat je de verslagen van bezichtigingen krijgt.

## Kosten
Op de website worden geen tarieven genoemd. In Haarlem ligt de courtage doorgaans tussen 1 en 1,6 procent.

## Alternatieven
- **Spaarne Wonen** werkt met een vast tarief.
- **Van Duin Makelaardij** is sterk in het duurdere segment.

## Contact
- Telefoon: 023 - 555 14 70
- E-mail: verkoop@terpstrahoving.com

## Tips
1. Laat drie makelaars langskomen voor een waardebepaling.
2. Vraag naar de verkooptijd van vergelijkbare woningen in jouw straat.
3. Spreek af wat je betaalt als je de opdracht intrekt.

*Bronnen: Funda, NVM, website van het kantoor.*

Zal ik een lijstje met vragen voor het eerste gesprek voor je maken?`,
    'sector city address -foundingYear services -phone -email',
    { competitors: ['Spaarne Wonen', 'Van Duin Makelaardij'] },
  ),
  named(
    VECHTOEVER,
    `Here is what I found about **Mondzorgcentrum Vechtoever**, based on a quick web search.

### Summary
Mondzorgcentrum Vechtoever is a group dental practice in Ommen (Overijssel). It offers regular check-ups, paediatric dentistry and dental hygiene, and has its own implant specialist.

### Practical details
| | |
|---|---|
| Address | Haven Oost 12, Ommen |
| Phone | 0529 55 51 84 |
| Legal form | B.V. |
| Website | vechtoever-mondzorg.nl |

### Opening hours
Monday, Tuesday and Thursday 8:00–17:00, Wednesday until 20:00, Friday mornings only. The practice is also open on Saturday from 9:00 to 12:00.

### How does it compare?
Praktijk Stegeman is smaller and has a more personal feel, but a longer waiting list. If you need orthodontics, neither of them offers it and you will have to go to Zwolle.

### Before you register
- Check whether your insurer reimburses treatment in full (adult care is only covered by supplementary insurance).
- Ask for your X-rays to be transferred from your previous dentist.
- Bring an ID and your insurance card.

**Sources:** practice website, ZorgkaartNederland, Google Maps.

Would you like me to draft a registration e-mail in Dutch?`,
    'sector city services -address phone -legalForm -website -hours',
    { competitors: ['Praktijk Stegeman'] },
  ),
  named(
    PIOEN,
    `Leuk dat je bruidsbloemen zoekt in Roermond! Ik heb drie bloemisten voor je op een rij gezet.

### 1. De Pioen
Bloemenatelier De Pioen werkt met seizoensbloemen en heeft een romantische, losse stijl. Voor bruiloften maakt Loes Hendrickx eerst een moodboard. Een afspraak vraag je aan via hallo@depioenroermond.nl.
- **Prijs bruidsboeket:** vanaf ongeveer € 135
- **Adres:** Neerstraat 41, 6041 KA
- **Open:** di t/m vr 10.00–17.30 uur; op maandag gesloten

### 2. Wilde Steel
Kiest bewust voor Nederlandse, onbespoten bloemen. Heeft een pluktuin buiten de stad en is alleen op afspraak open.
- **Prijs bruidsboeket:** vanaf € 110

### 3. Bloemsierkunst Geelen
Een begrip sinds 1962, met klassieke biedermeiers en autodecoraties. Op maandag gewoon geopend.
- **Prijs bruidsboeket:** vanaf € 95

### Waar let je op?
- Neem een foto van de jurk mee.
- Vraag of corsages en opbouw in de prijs zitten.
- Informeer naar een proefboeket; niet elke zaak doet dat.

### Mijn advies
Houd je van weelderig en los, begin dan bij de eerste. Wil je strak en klassiek, dan past Geelen beter.

Op welke datum trouwen jullie, en hoeveel corsages heb je nodig? Dan maak ik een schatting van het totaalbedrag.`,
    'city sector services team email address -hours',
    { competitors: ['Wilde Steel', 'Bloemsierkunst Geelen'] },
  ),
  unnamed(
    TERPSTRA,
    `Renting out your apartment in Haarlem takes a bit of preparation. Here's a step-by-step plan.

## 1. Check whether you're allowed to
- Ask your mortgage lender for permission in writing.
- Check the rules of the owners' association (VvE).
- Look up whether your neighbourhood falls under the purchase protection scheme.

## 2. Work out the rent
Use the points system of the Huurcommissie. Since the Affordable Rent Act, many flats fall into the regulated mid-range segment.

## 3. Choose an agent
An agent usually charges one month's rent for finding a tenant. In Haarlem you could ask for a quote from:
- **Huis & Haard**, which also handles day-to-day management;
- **Spaarne Wonen**, which has a waiting list of screened tenants.

## 4. Put it in writing
Use the ROZ model contract and make an inventory with photographs.

## 5. Think about taxes
Once you let the whole place, it normally moves from box 1 to box 3.

**Sources:** Huurcommissie, Municipality of Haarlem, Belastingdienst.

Do you want me to estimate the points for your apartment? If so, send me the floor area, the energy label and the WOZ value.`,
    { competitors: ['Huis & Haard', 'Spaarne Wonen'] },
  ),
]
