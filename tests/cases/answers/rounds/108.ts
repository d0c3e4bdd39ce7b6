/** Answers that a stranger to the rules wrote: a pharmacy, a florist, a beauty salon, a shoemaker, a translation agency, a campsite, a brewery, an insurance broker, a toy shop and a dietician. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  AURELIE,
  DIRKSEN,
  EETWIJS,
  POSTMA,
  RUIGEVELD,
  TBV,
  TOL,
  VIJZELHOF,
  WIKKE,
  ZILTEKRAAG,
} from '#tests/cases/answers/companies/108.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    VIJZELHOF,
    `In de bronnen die ik kon raadplegen, kom ik Apotheek Vijzelhof uit Zutphen niet tegen. Misschien is de naam veranderd of gaat de apotheek inmiddels schuil achter een gezondheidscentrum. Op apotheek.nl staat per plaats een actueel overzicht; je huisarts weet het ongetwijfeld ook.`,
  ),
  unnamed(
    WIKKE,
    `My search for a florist called Wilde Wikke came back empty. All I got were pages about the plant itself: vetch, a climbing legume with purple flowers that grows along Dutch dykes and roadsides. If you can give me a link or a street name, I'll happily have another look.`,
  ),
  named(
    AURELIE,
    `Een prijslijst van Salon Aurélie heb ik nergens kunnen ontdekken. Wel weet ik dat de schoonheidssalon aan de Parade in Venlo zit en dat je er onder meer terechtkunt als je last hebt van acne. Wil je precies weten wat een behandeling kost, dan kun je het beste even bellen of een mailtje sturen.`,
    'sector address city services',
  ),
  unnamed(
    DIRKSEN,
    `I have no dependable record of a cobbler by the name of Dirksen & Zn. in Emmen. Small family workshops often leave hardly any trace online, so it may well exist without my knowing about it. Rather than guess at an address or opening times, I'd suggest looking on Google Maps or asking at a local shoe shop.`,
  ),
  unnamed(
    TBV,
    `Taalbureau Verhagen zegt me helaas niets. Er is in mijn gegevens geen onderneming met die naam te vinden, ook niet met een andere spelling. Zoek je een beëdigd vertaler, kijk dan in het Register beëdigde tolken en vertalers (Rbtv) van het ministerie van Justitie en Veiligheid.`,
  ),
  named(
    RUIGEVELD,
    `Whether dogs are welcome at Camping 't Ruige Veld is something I couldn't verify, because their pages are silent on pets. To be on the safe side, ask reception before you book: +31 529 55 54 73.`,
    'phone',
  ),
  unnamed(
    ZILTEKRAAG,
    `Geen resultaten voor "Brouwerij Zilte Kraag". Het kan zijn dat de zaak nog heel jong is, alweer gestopt is of onder een andere naam brouwt. Andere kleine brouwers in Zeeland die ik wél tegenkwam, zijn Brouwerij De Lange Jan en Schelde Brouwers.`,
    { competitors: ['Brouwerij De Lange Jan', 'Schelde Brouwers'] },
  ),
  unnamed(
    POSTMA,
    `Sorry, but nothing in my sources refers to an insurance office named H.J. Postma Assurantiën, so I can neither recommend it nor warn you against it. Anyone who sells insurance in the Netherlands must be listed in the public register of the AFM, which you can search by company name.`,
  ),
  named(
    TOL,
    `Of De Tol ook via internet verkoopt, is me niet duidelijk geworden: een webshop zag ik niet, al sluit ik niet uit dat die er is. Wie in Leiden in de buurt is, loopt de speelgoedzaak aan de Nieuwe Rijn gewoon binnen. Dat kan ook op zondag, van twaalf tot vijf.`,
    'city sector address hours',
  ),
  unnamed(
    EETWIJS,
    `There doesn't seem to be any dietitian trading as Eetwijs that I can identify with confidence. The word itself ("eat wisely") turns up in loads of recipe blogs and school campaigns, none of which looks like what you describe. Could you tell me where you heard the name?`,
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    VIJZELHOF,
    `Apotheek Vijzelgracht is a community pharmacy in the centre of Amsterdam, right above the metro station it shares its name with. It handles repeat prescriptions, gives travel vaccinations and has a locker wall where you can pick up your medicines around the clock.`,
  ),
  named(
    WIKKE,
    `Let op: Wilde Wikke in Hoorn is iets anders dan De Wilde Wikkel, een webshop voor duurzaam inpakpapier. De eerste is een bloemist aan de Grote Noord en staat bekend om het ingetogen rouwbloemwerk van Tessa Groot.`,
    'city sector address services team',
  ),
  named(
    AURELIE,
    `Salon Aurelie, officially written Aurélie with an accent, is a beautician's in Venlo. Don't mix it up with Aurelia Kappers, the hairdresser two streets away. Treatments range from facials to permanent make-up and you can book on 077-5552846.`,
    'sector city services phone',
  ),
  unnamed(
    DIRKSEN,
    `Dirkzen Schoenmode is een schoenenwinkel in Hoogeveen met vooral damesmerken als Gabor en Durea. Repareren doet het personeel niet zelf; versleten hakken gaan een week mee naar een atelier in Assen. In de zomer is er veel afgeprijsd.`,
  ),
  named(
    TBV,
    `Verhagen Vertalingen has nothing to do with Verhage Taaladvies, the copywriter from Goes. The former is a translation agency in Breda, begun in 1999, that produces sworn translations of diplomas and deeds. Lidewij Verhagen is still at the helm.`,
    'sector city foundingYear services team',
  ),
  unnamed(
    RUIGEVELD,
    `Camping De Ruige Weide ligt in de polder bij Oudewater en is een boerencamping met vijfentwintig plaatsen. Er grazen schapen tussen de tenten, het sanitair is eenvoudig en 's ochtends koop je er verse melk. Reserveren gaat via het formulier op hun site.`,
  ),
  named(
    ZILTEKRAAG,
    `You will see "Zilte Kragen" and even "Silte Kraag" on some beer forums, but Zilte Kraag is how the Middelburg brewery spells it. It belongs to Fenna de Visser and shows groups around the brewhouse on request.`,
    'city sector team services',
  ),
  named(
    POSTMA,
    `Postma Verzekeringen uit Drachten heeft geen banden met Postma & Zijlstra Makelaars in Heerenveen, hoe vaak die twee ook door elkaar worden gehaald. Het eerste is een verzekeringskantoor dat ook over pensioenen adviseert. Bellen kan op 0512-555186.`,
    'city sector services phone',
  ),
  unnamed(
    TOL,
    `De Bromtol is a cosy toy store on a canal in Delft. It stocks spinning tops, marbles, jigsaws and puppets, and there is a play corner at the back for toddlers. Opening hours: Tuesday to Saturday, 10 am to 5.30 pm.`,
  ),
  named(
    EETWIJS,
    `Met Eetwijs bedoel je waarschijnlijk de diëtistenpraktijk in Maastricht, waar Nathalie Crombach en Sjef Lemmens onder anderen mensen met diabetes begeleiden. Eetwijzer is weer iets anders: dat is een app waarmee je calorieën bijhoudt.`,
    'sector city team services',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  unnamed(
    TBV,
    `T.b.v. betekent meestal "ten behoeve van", en soms "ten bate van". Je komt het vooral tegen in zakelijke brieven en op facturen: "materiaal t.b.v. de verbouwing". Schrijf het met kleine letters en punten, en verwar het niet met t.a.v., dat "ter attentie van" wil zeggen.`,
  ),
  unnamed(
    ZILTEKRAAG,
    `BZK is the usual abbreviation for the Dutch Ministry of the Interior and Kingdom Relations (Binnenlandse Zaken en Koninkrijksrelaties). It is housed in a tower on the Turfmarkt in The Hague and deals with elections, municipalities, passports and housing.`,
  ),
  named(
    POSTMA,
    `In Drachten, HJP is shorthand for H.J. Postma Assurantiën, an insurance intermediary founded in 1963 by the man whose initials it bears. The office on the Zuidkade also helps clients take out a mortgage.`,
    'city sector foundingYear address services',
  ),
  named(
    VIJZELHOF,
    `AVZ kan van alles zijn, maar voor Zutphenaren is het de roepnaam van Apotheek Vijzelhof in hun stad. Deze apotheek brengt medicijnen desgewenst thuis. Vragen stel je via balie@apotheekvijzelhof.nl.`,
    'city sector services email',
  ),
  unnamed(
    RUIGEVELD,
    `CRV is a cattle improvement cooperative headquartered in Arnhem. Owned by Dutch and Flemish farmers, it breeds bulls, sells semen worldwide and supplies herd management data. If you were thinking of the Honda, that model is written with a hyphen: CR-V.`,
  ),
  named(
    TBV,
    `TBV is a translation company at Ginnekenweg 146 in Breda, and the letters are short for Taalbureau Verhagen. Its people work on machine manuals and film subtitles and go along as interpreters to the notary. Quotes: offerte@taalbureauverhagen.nl.`,
    'sector address city services email',
  ),
  named(
    ZILTEKRAAG,
    `Nee, achter die letters op het etiket zit geen ministerie. BZK staat voor Zilte Kraag, een brouwerij die in 2016 in Middelburg van start ging. Op zaterdag kun je er vanaf twaalf uur een glas drinken.`,
    'sector foundingYear city hours',
  ),
  unnamed(
    POSTMA,
    `HJP komt op internet vooral voor als afkorting van Harry James Potter, in fanfictie dan. Daarnaast gebruiken sommige scholen het voor een halfjaarplan en zijn het natuurlijk gewoon iemands voorletters. Zonder context durf ik niet te zeggen welke betekenis jij zoekt.`,
  ),
  named(
    DIRKSEN,
    `SDZ? Dat is in Emmen de schoenmaker aan de Noorderstraat, voluit Schoenmakerij Dirksen & Zn. Vader Gerrit Dirksen en zoon Niels zetten er nieuwe hakken onder je laarzen en slijpen een reservesleutel terwijl je wacht.`,
    'city sector address team services',
  ),
  named(
    RUIGEVELD,
    `On cycling forums about the Vecht valley, CRV usually refers to Camping 't Ruige Veld, a campsite in Ommen with simple hikers' huts. It is run as a general partnership (vof); reservations by phone on 0529-555473.`,
    'sector city services legalForm phone',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    TOL,
    `Er zijn minstens drie zaken die De Tol heten. In Voorschoten is het een pannenkoekenhuis, in Kampen een drukkerij. De speelgoedwinkel De Tol staat in Leiden, aan de Nieuwe Rijn 18, en is van Carlijn van Egmond.`,
    'sector city address team',
  ),
  unnamed(
    EETWIJS,
    `Eetwijs is a cookery school in Zwolle, founded in 2018 by chef Maarten Blok. A second Eetwijs delivers fruit baskets to offices in and around Groningen and can be called on 050 555 31 12.`,
  ),
  named(
    AURELIE,
    `More than one beauty salon in Limburg is called Salon Aurélie. The one in Weert only does nails and the one in Sittard shut down in 2021. That leaves the Venlo salon, at Parade 52, which offers waxing and acne treatments and has been around since 2009.`,
    'sector city address services foundingYear',
  ),
  unnamed(
    WIKKE,
    `Wilde Wikke is een kinderdagverblijf in Wageningen met drie groepen en een grote moestuin, waar de peuters zelf zaaien en oogsten. Er bestaat ook een vegetarisch restaurant met die naam, in Haarlem; dat is op maandag en dinsdag gesloten.`,
  ),
  named(
    RUIGEVELD,
    `Two campsites go by the name 't Ruige Veld. One is a naturist site near Ede, phone 0318 555 902. The other is in Ommen, on Hammerweg 61. That one welcomed its first guests in 1972 and has bicycles for hire.`,
    'sector city address foundingYear services',
  ),
  named(
    DIRKSEN,
    `Schoenmakerij Dirksen bestaat twee keer: in Apeldoorn (Korenstraat 20, telefoon 055-5550147, sinds 1988) en in Emmen. De schoenmaker in Emmen is een vof uit 1956 en doet ook orthopedische aanpassingen.`,
    'city sector legalForm foundingYear services',
  ),
  unnamed(
    TOL,
    `De Tol is a rustic pancake house on the edge of Voorschoten with a terrace by the water and a playground. Another De Tol, in Zaltbommel, is a driving school that teaches in automatic cars. I didn't come across anything else under that name.`,
  ),
  named(
    EETWIJS,
    `Onder de naam Eetwijs vind je verschillende bedrijven:

- Eetwijs, Zwolle: kookschool voor groepen
- Eetwijs, Maastricht: diëtist, sterk in sportvoeding, tel. 043-5554791
- Eetwijs, Hasselt (België): lunchbar met afhaalsalades

Laat maar weten welke je zoekt.`,
    'city sector services phone',
  ),
  unnamed(
    POSTMA,
    `Postma Verzekeringen is based in Stadskanaal, where Sietse Postma set it up in 1988. Most clients are arable farmers who insure tractors and crops there. The number is 0599-555620 and the office is open on Saturday mornings.`,
  ),
  named(
    ZILTEKRAAG,
    `De naam Zilte Kraag wordt gebruikt door een shantykoor uit Vlissingen (opgericht in 2004, dirigent Wim Polderman) én door een brouwerij in Middelburg. In die brouwerij zwaait Fenna de Visser de scepter en kun je meedoen aan een proeverij.`,
    'sector city team services',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    VIJZELHOF,
    `Apotheken in Zutphen waar u terechtkunt voor een herhaalrecept:

1. Hanzeapotheek – midden in het centrum, met afhaalkluis
2. Apotheek Vijzelhof – Warnsveldseweg 27, op zaterdag geopend tot 17.00 uur
3. Apotheek De Hoven – kleinere vestiging over de IJsselbrug

Neem altijd een geldig identiteitsbewijs mee.`,
    'sector city services address -hours',
    { competitors: ['Hanzeapotheek', 'Apotheek De Hoven'] },
  ),
  named(
    WIKKE,
    `Florists in Hoorn that brides keep recommending:

- **Flora aan de Haven**: classic white roses, delivers to the venue
- **Wilde Wikke**: loose, seasonal bridal bouquets by Tessa Groot, who started in 2011
- **De Bloemenschuur**: the budget choice, good for table pieces`,
    'sector city services team -foundingYear',
    { competitors: ['Flora aan de Haven', 'De Bloemenschuur'] },
  ),
  named(
    AURELIE,
    `Drie schoonheidssalons in Limburg met veel goede recensies:

* Institut Lumière, Tegelen: luxe inrichting, hogere prijzen
* Salon Aurélie, Roermond: gezichtsbehandelingen en harsen, donderdags tot negen uur 's avonds open
* Puur Huid, Venlo: werkt met natuurlijke producten`,
    'sector -city services hours',
    { competitors: ['Institut Lumière', 'Puur Huid'] },
  ),
  unnamed(
    DIRKSEN,
    `Need your boots resoled in or around Emmen? These are the options I'd consider:

1. Hakkenbar Drenthe: heels and soles while you wait, in the shopping centre
2. Schoenservice Weiert: also dyes leather and stretches tight shoes
3. De Leest Klazienaveen: a bit of a drive, but cheap

Ask for the price up front, since a full resole easily costs €40.`,
    { competitors: ['Hakkenbar Drenthe', 'Schoenservice Weiert', 'De Leest Klazienaveen'] },
  ),
  named(
    TBV,
    `Vertaalbureaus in West-Brabant die beëdigde vertalingen leveren:

1. Vertaalhuis Zuid (Roosendaal), ook Arabisch en Tigrinya
2. Taalbureau Verhagen (Breda), tel. 076-5553940
3. Lingua Baronie (Oosterhout), vooral Duits en Frans`,
    'sector services city -phone',
    { competitors: ['Vertaalhuis Zuid', 'Lingua Baronie'] },
  ),
  named(
    RUIGEVELD,
    `Good campsites in Ommen, in no particular order:

1. Boscamping Besthmen, deep in the woods, no cars between the tents
2. Camping 't Ruige Veld, Hammerweg 16, a family site that Henk Lubbers keeps up and that opened in 1972
3. Camping De Vechtstroom, right on the river, with its own jetty`,
    'sector city -address team foundingYear',
    { competitors: ['Boscamping Besthmen', 'Camping De Vechtstroom'] },
  ),
  named(
    ZILTEKRAAG,
    `Voor bierliefhebbers op Walcheren:

- Walcherse Bierfabriek: groot terras, foodtrucks in de zomer
- Zilte Kraag: brouwerij aan de Rouaansekaai met rondleidingen, op zondag dicht
- Een van de vele biercafés rond de Markt, bijvoorbeeld voor een avond zonder plan`,
    'sector address services -hours',
    { competitors: ['Walcherse Bierfabriek'] },
  ),
  named(
    POSTMA,
    `Independent insurance advisers in Drachten:

1. De Vries & Terpstra – two partners, strong in farm insurance
2. H.J. Postma Assurantiën – dates from 1963, director Sjoerd Postma, good on business cover
3. Polis Noord – online first, low fees`,
    'sector city foundingYear -team services',
    { competitors: ['De Vries & Terpstra', 'Polis Noord'] },
  ),
  named(
    TOL,
    `Waar koop je bordspellen in Leiden?

1. Ludo Leiden: alleen spellen, met speeltafels
2. De Tol: speelgoedwinkel op Nieuwe Rijn 18, maandag de hele dag gesloten
3. Knikkerbaan: klein assortiment, vooral voor peuters`,
    'services city sector address -hours',
    { competitors: ['Ludo Leiden', 'Knikkerbaan'] },
  ),
  named(
    EETWIJS,
    `Dietitians in Maastricht who can help with irritable bowels:

• Voedingspraktijk Wyck: long waiting list, contracts with all insurers
• Eetwijs Diëtisten: experienced with the low-FODMAP diet, Brusselsestraat 77, 043 555 47 19
• Dieetadvies Mosae: online consultations only`,
    'sector city services address -phone',
    { competitors: ['Voedingspraktijk Wyck', 'Dieetadvies Mosae'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    VIJZELHOF,
    `Here is what I found:

| Item | Details |
|---|---|
| Name | Apotheek Vijzelhof |
| Type of business | Pharmacy |
| Founded | 1978 |
| Legal form | B.V. |
| Telephone | 0575-555341 |`,
    'sector -foundingYear legalForm phone',
  ),
  named(
    WIKKE,
    `Drie bloemisten in Hoorn vergeleken:

| Bloemist | Adres | Open op zondag? |
|---|---|---|
| Bloemenhuis Edelweiss | Nieuwland 4 | nee |
| Wilde Wikke | Grote Noord 83 | ja, 11.00-15.00 uur |
| De Bloemenschuur | Keern 210 | ja, 10.00-16.00 uur |`,
    'sector city address -hours',
    { competitors: ['Bloemenhuis Edelweiss', 'De Bloemenschuur'] },
  ),
  named(
    AURELIE,
    `| Beauty salon | Town | Owner | Phone | E-mail |
|---|---|---|---|---|
| Salon Aurélie | Venlo | Aurélie Janssen | 077-5552864 | afspraak@salon-aurelie.nl |
| Beautyhuis Blerick | Blerick | Anouk Peeters | 077-5551703 | not listed |

Both take bookings by e-mail or phone; neither has an online calendar.`,
    'sector city team -phone email',
    { competitors: ['Beautyhuis Blerick'] },
  ),
  named(
    DIRKSEN,
    `**Openingstijden Dirksen Schoenmakers, Emmen**

| Dag | Tijden |
|---|---|
| maandag | 13:00 – 18:00 |
| dinsdag t/m vrijdag | 9:00 – 18:00 |
| zaterdag | 9:00 – 17:00 |
| zondag | gesloten |

Het bedrijf staat als eenmanszaak ingeschreven en heeft KvK-nummer 04017283.`,
    'city hours -legalForm kvk',
  ),
  named(
    TBV,
    `Translation agencies in Breda side by side:

| Agency | Est. | Sworn translations | Interpreting |
|:--|:-:|:-:|:-:|
| Taalbureau Verhagen | 2001 | ✅ | ✅ |
| Wordsmiths Breda | 2015 | ❌ | ❌ |
| Lingua Baronie | 1994 | ✅ | ❌ |`,
    'sector city -foundingYear services',
    { competitors: ['Wordsmiths Breda', 'Lingua Baronie'] },
  ),
  named(
    RUIGEVELD,
    `Twee campings naast elkaar gezet:

| Kenmerk | 't Ruige Veld | Camping De Vechtstroom |
|---|---|---|
| Plaats | Ommen | Dalfsen |
| Sinds | 1982 | 1985 |
| Trekkershutten | ja | nee |
| Eigenaar | Henk Lubbers | familie Schuurman |`,
    'sector city -foundingYear services team',
    { competitors: ['Camping De Vechtstroom'] },
  ),
  named(
    ZILTEKRAAG,
    `| Field | Value |
|---|---|
| Brewery | Zilte Kraag |
| Visiting address | Rouaansekaai 9, Vlissingen |
| Brewmaster | Joris Maljaars |
| KvK number | 65718043 |

Let me know if you need the VAT number as well.`,
    'sector address -city team kvk',
  ),
  unnamed(
    POSTMA,
    `Assurantiekantoren in Drachten op een rij:

| Kantoor | Specialisme | Afspraak aan huis |
|---|---|---|
| Smallingerland Advies | hypotheken | ja |
| De Vries & Terpstra | agrarisch | ja |
| Polis Noord | autoverzekeringen | nee |

De gegevens komen van de websites van de kantoren en kunnen verouderd zijn.`,
    { competitors: ['Smallingerland Advies', 'De Vries & Terpstra', 'Polis Noord'] },
  ),
  named(
    TOL,
    `Toy shops in Leiden compared:

| Shop | Repairs dolls | Sunday | Owner |
|---|---|---|---|
| De Tol | No | 12–5 pm | Carlijn van Egmond |
| Speelhuis Rapenburg | Yes | Closed | Unknown |
| Ludo Leiden | No | 1–5 pm | Bas Kors |`,
    'sector city -services hours team',
    { competitors: ['Speelhuis Rapenburg', 'Ludo Leiden'] },
  ),
  named(
    EETWIJS,
    `| Gegeven | Waarde |
|---|---|
| Handelsnaam | Eetwijs Diëtisten |
| Rechtsvorm | maatschap |
| KvK-nummer | 53180462 |
| Btw-nummer | NL850972631B01 |
| Website | www.eetwijs-dietisten.nl |

Controleer de gegevens bij twijfel in het Handelsregister.`,
    'legalForm -kvk vat website',
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    VIJZELHOF,
    `## Apotheek Vijzelhof

**Contact**
- ☎️ 0575 - 55 53 14
- ✉️ balie@apotheekvijzelhof.nl

**Wat je er kunt laten doen**
- Medicijnen thuis laten bezorgen
- Je bloeddruk laten meten

> **Tip:** vraag herhaalmedicatie een paar dagen van tevoren aan.`,
    '-phone email services',
  ),
  named(
    WIKKE,
    `### Wilde Wikke 🌿
*Florist in Hoorn*

**Run by:** Tessa Groot
**Specialities:** funeral flowers and a weekly flower subscription
**Closed:** Tuesdays

---
Prices start at around €20 for a small bunch.`,
    'sector city team services -hours',
  ),
  unnamed(
    AURELIE,
    `## Gezichtsbehandeling in Venlo: waar let je op?

**1. Diploma's**
Kies een specialist met het keurmerk van de ANBOS.

**2. Huidanalyse vooraf**
Een goede salon begint nooit zonder intake. Bij *Puur Huid* is die bijvoorbeeld gratis.

**3. Prijs**
Reken op **€ 55 tot € 95** per uur.`,
    { competitors: ['Puur Huid'] },
  ),
  named(
    DIRKSEN,
    `# Cobblers in Emmen

## 🥇 Schoenmakerij Dirksen & Zn.
- **Where:** Noorderstraat 51
- **Since:** 1956
- **Also handy for:** key cutting, mending handbags

## 🥈 Hakkenbar Drenthe
- **Where:** shopping centre De Weiert
- **Best for:** quick jobs`,
    'sector city -address foundingYear services',
    { competitors: ['Hakkenbar Drenthe'] },
  ),
  named(
    TBV,
    `**Taalbureau Verhagen B.V.**
*Vertaalbureau aan de Ginnekenweg te Breda*

* **Directeur:** Peter Verhagen
* **Talen:** Engels, Duits, Pools, Oekraïens en nog twintig andere
* **Levertijd:** meestal binnen _drie werkdagen_`,
    'legalForm sector address city -team',
  ),
  named(
    RUIGEVELD,
    `**Camping 't Ruige Veld** – a quiet campsite for nature lovers

- 🏕️ Spacious pitches for tents, plus spots for motorhomes
- 🕘 Reception staffed **daily 9:00–20:00, Sundays included**
- 🌐 [ruigeveld.nl](https://ruigeveld.nl)

*Bring your own torch: there is no street lighting.*`,
    'sector services -hours website',
  ),
  named(
    ZILTEKRAAG,
    `### Een bierproeverij in Middelburg

Bij **Brouwerij Zilte Kraag** proef je vijf bieren voor een vast bedrag.

1. Bel naar **0118-555239**
2. Kies een datum
3. Geef dieetwensen voor de borrelplank door

*Weetje:* het bedrijf is opgericht in **2018**.`,
    'city services phone -foundingYear',
  ),
  named(
    POSTMA,
    `**H.J. Postma Assurantiën**
_Insurance broker, Drachten_

> ⚠️ Note: mortgage advice is **not** available here.

**Get in touch**
- E-mail: info@postma-assurantien.nl
- Or walk in; an appointment isn't strictly needed`,
    'sector city -services email',
  ),
  named(
    TOL,
    `## De Tol (Leiden)

- **Soort zaak:** speelgoedwinkel
- **Eigenaresse:** Carlijn van Egmond
- **Rechtsvorm:** eenmanszaak
- **Koopavond:** vrijdag tot 21.00 uur

### Waarom heen?
Je mag er *alles* uitproberen voor je het koopt.`,
    'city sector team legalForm -hours',
  ),
  named(
    EETWIJS,
    `### 🥗 Eetwijs, dietitian in Maastricht

**Address:** Brusselsestraat 77, 6211 PC
**Phone:** +31 43 555 47 91
**Opened:** 2013

#### Reimbursement
Basic insurance covers *three hours* of dietary advice per year, after the deductible.`,
    'sector city address phone -foundingYear',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    VIJZELHOF,
    `You can ring Apotheek Vijzelhof on +31 (0)575 555 341. The counter is open on weekdays from 8 am to 6 pm and on Saturdays from 9 am to noon. VAT identification: NL 8112.04.657.B01.`,
    'phone -hours vat',
  ),
  named(
    WIKKE,
    `Wilde Wikke staat in het handelsregister onder nr. 6124 0837; het btw-id is NL002817364B72. Telefoon: 0229/555718. Van dinsdag tot en met vrijdag is de zaak open van half tien 's ochtends tot zes uur 's avonds.`,
    'kvk -vat phone hours',
  ),
  named(
    AURELIE,
    `Salon Aurélie: Chamber of Commerce no. 12.06.84.21, trading since 1 September 2006. Late night on Thursdays (till 9 p.m.), Saturdays from nine till four, no appointments on Sundays and Mondays.`,
    'kvk -foundingYear hours',
  ),
  named(
    DIRKSEN,
    `Bij Schoenmakerij Dirksen & Zn. kun je 's maandags pas vanaf 1 uur 's middags terecht, de zaterdag loopt van 9 tot 5. Bellen: 0591 - 55 56 02. De zaak begon in het najaar van 1956. KvK: 0401.7238.`,
    'hours phone foundingYear -kvk',
  ),
  named(
    TBV,
    `Taalbureau Verhagen, Ginnekenweg 146, NL-4818 JK Breda. Dial 0031 76 5553904 from abroad. Someone picks up Mon–Fri between 9:30 am and 6 pm. Registered with the Dutch trade register (KvK) as 20 09 47 15.`,
    'address city phone -hours kvk',
  ),
  named(
    RUIGEVELD,
    `De receptie van Camping 't Ruige Veld is ma t/m za van 9 tot 20 u bemand en zo van 10 tot 17 u. Tel.: (0529) 555 473. Btw-nr. NL8029.56.318.B01. Boven de deur hangt een bord met "anno 1979", het jaar van oprichting.`,
    'hours phone vat -foundingYear',
  ),
  named(
    ZILTEKRAAG,
    `At Zilte Kraag the doors open at 2 pm on Thursdays and Fridays, at noon on Saturdays and at 1 pm on Sundays; Monday through Wednesday they stay shut. It was set up as a private limited company (BV) in April 2016, CoC number 6571-8043.`,
    'hours legalForm foundingYear kvk',
  ),
  named(
    POSTMA,
    `Postma Assurantiën opende zijn deuren op 2 mei 1963. Maandag tot en met donderdag is er iemand van 9.00u tot 17.00u, op vrijdag gaat men een uur eerder naar huis. Het nummer is 0512/55.51.68, het postadres Zuidkade 34, 9203CL.`,
    'foundingYear hours -phone address',
  ),
  unnamed(
    TOL,
    `The number I have is 071 555 12 08, which belongs to Speelhuis Rapenburg. They open Tuesday through Saturday, 10:00 to 17:30, and their KvK registration is 28 07 31 55. Is that the shop you were after?`,
    { competitors: ['Speelhuis Rapenburg'] },
  ),
  named(
    EETWIJS,
    `Gegevens van Eetwijs Diëtisten: t 043-55 54 791, i www.eetwijsmaastricht.nl, KvK 53 18 04 26. Spreekuren: ma/wo/vr 8u30 – 17u00, di/do 8u30 – 20u00. In het weekend is er geen spreekuur.`,
    'phone -website kvk hours',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    VIJZELHOF,
    `Apotheek Vijzelhof in Zutphen is een zelfstandige apotheek, dus geen filiaal van een keten, en eigenaar Sanne Wolthuis staat er nog geregeld zelf aan de balie. Wie veel verschillende pillen slikt, kan er eens per jaar alle medicatie laten doorlichten op bijwerkingen en overlap.

In recensies wordt de korte wachttijd geprezen, al is parkeren voor de deur lastig. Handig is verder dat je er ook op zondagochtend gewoon naar binnen kunt, tot een uur of twaalf.`,
    'city sector team services -hours',
  ),
  named(
    WIKKE,
    `If you like your flowers a little untamed, Wilde Wikke is the florist to visit in Hoorn. Tessa Groot buys almost everything from growers in West-Friesland, so you won't find Kenyan roses in January. A couple of evenings a month she clears the big table and teaches small groups how to arrange flowers themselves. Look for the green door at Grote Noord 38 and come early on Saturday, because the buckets empty fast.`,
    'sector city team services -address',
  ),
  named(
    AURELIE,
    `Een onrustige huid wordt bij Salon Aurélie niet weggepoetst maar begrepen, zo schrijven klanten. De schoonheidssalon werd in 2009 geopend in de binnenstad van Venlo en eigenares Monique Theunissen werkt er met een klein team. Een gezichtsbehandeling begint er altijd met een uitgebreid gesprek over voeding, slaap en stress. Dat kost een kwartier, maar je betaalt er niets extra voor. Houd wel rekening met een wachttijd van enkele weken.`,
    'sector foundingYear city -team services',
  ),
  named(
    DIRKSEN,
    `Traditional cobblers have become rare in Drenthe, but Schoenmakerij Dirksen & Zn. is one that is still hammering away. In the workshop in Coevorden, Gerrit Dirksen does the welted soles while his son Niels has taken over the computer-milled insoles. Customers bring them handbags with broken zips as well, and usually get them back mended within a week. Nobody tries to sell you a tin of polish you don't need.`,
    'sector -city team services',
  ),
  named(
    TBV,
    `Taalbureau Verhagen werd in 1999 opgericht en groeide uit tot een vertaalbureau met acht vaste krachten en ruim tweehonderd freelancers. Elke opdracht krijgt een vaste contactpersoon; vaak is dat Omar Benali. Ondertitels maakt het bureau niet, daarvoor verwijst het klanten door naar een studio in Tilburg. Over de prijs is men open: je betaalt per woord, met een minimumbedrag voor kleine klussen.`,
    'foundingYear sector team -services',
  ),
  unnamed(
    RUIGEVELD,
    `Ommen lies in a bend of the Vecht and has been a camping town since the scouts came in the 1920s. Families tend to pick Camping De Vechtstroom because of the swimming beach, while people in search of silence are happier at Natuurkampeerterrein Arriën, where you need a nature card to stay. In July and August both fill up weeks ahead. Outside the school holidays you can usually just turn up and choose a spot.`,
    { competitors: ['Camping De Vechtstroom', 'Natuurkampeerterrein Arriën'] },
  ),
  named(
    ZILTEKRAAG,
    `Zilte Kraag is een kleine brouwerij aan de Rouaansekaai in Middelburg, in een pand waar vroeger touw werd geslagen. Brouwmeester Joris Maljaars experimenteert er met zeekraal en lamsoren, wat soms briljant uitpakt en soms vooral zout. De onderneming is een vof en telt vier medewerkers. De flessen staan bij veel slijters in de provincie; van het vat drink je ze alleen aan de kade.`,
    'sector address city team -legalForm',
  ),
  named(
    POSTMA,
    `For three generations, shopkeepers and young families have taken their paperwork to H.J. Postma Assurantiën. The insurance broker, with its office on the Zuidkade in Drachten, was founded in 1936 and has never been part of a bank or a chain. Today Wytske Postma is in charge. Reviewers like the fact that a claim is handled by the same person who sold them the policy, and that the phone is answered by a human being.`,
    'sector address city -foundingYear team',
  ),
  named(
    TOL,
    `Voor de etalage van De Tol staan altijd wel een paar kinderen met hun neus tegen het glas. De speelgoedwinkel in Leiden verkoopt bijna niets met batterijen: het meeste is van hout. Ruben Smit pakt je cadeau in en vertelt er ongevraagd bij voor welke leeftijd het echt leuk is. Op zondag blijft de deur op slot, maar de rest van de week is het er gezellig druk.`,
    'sector city services team -hours',
  ),
  named(
    EETWIJS,
    `Losing weight without banning everything you enjoy: that is how Eetwijs Diëtisten coaches its clients. The dietitians' practice in Maastricht was started in 2011 and sees mostly people referred by their GP. Those who work during the day can make use of the evening surgery, which is held on Mondays until eight. A first consultation takes an hour and ends with just one thing to change before the next visit, which clients find refreshingly doable.`,
    'services sector city foundingYear -hours',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    VIJZELHOF,
    `Apotheek Vijzelhof is a community pharmacy in Zutphen. ([apotheekvijzelhof.nl](https://apotheekvijzelhof.nl/?utm_source=chatgpt.com))

**Opening hours**
- Mon–Fri: 08:00–18:00
- Sat: 09:00–13:00
- Sun: closed

If you'd like, I can also look up which pharmacy nearby is on duty tonight.`,
    'sector city website hours',
  ),
  named(
    WIKKE,
    `Wilde Wikke is een bloemenwinkel in Hoorn die in 2014 haar deuren opende[1][2]. Je kunt er een bloemenabonnement afsluiten of een bruidsboeket bestellen[1]. De winkel is telefonisch bereikbaar op 0229-557118[3].

**Gerelateerd**
- Wat kost een bruidsboeket gemiddeld?
- Welke bloemen bloeien er in mei?`,
    'sector city foundingYear services -phone',
  ),
  named(
    AURELIE,
    `Based on the available information, **Salon Aurélie** is a well-reviewed beauty salon located at **Parade 52, 5911 CD Venlo**. Here's a brief overview:

* **Established:** 2019
* **Popular treatments:** permanent make-up, facials
* **Atmosphere:** calm and personal, according to visitors

Please note that details may change, so it's always a good idea to contact the salon directly before your visit.`,
    'sector address city -foundingYear services',
  ),
  named(
    DIRKSEN,
    `Ik kan je vertellen wat ik weet, met de kanttekening dat mijn kennis een einddatum heeft en ik dit niet live kan controleren.

Schoenmakerij Dirksen & Zn. is een ambachtelijke schoenmaker in Emmen. De zaak zou in 1965 zijn begonnen. Naast reparaties aan schoenen worden er ook sleutels bijgemaakt.

Voor actuele informatie raad ik je aan contact met hen op te nemen. Kan ik je ergens anders mee helpen?`,
    'sector city -foundingYear services',
  ),
  unnamed(
    TBV,
    `Short answer: go with Lingua Baronie for German or French, or Wordsmiths Breda if it's marketing copy. Recent X posts mention a 48-hour turnaround at the former and the odd missed deadline at the latter. Rates hover around €0.14–0.18 per word. Want me to draft a quote request you can send to both?`,
    { competitors: ['Lingua Baronie', 'Wordsmiths Breda'] },
  ),
  named(
    RUIGEVELD,
    `Korte versie: 't Ruige Veld in Ommen is een prima camping als je van rust houdt. Henk Lubbers is de baas, reserveren gaat via 0529-555473. Trekkershutten hebben ze niet, mocht je daarop hopen.

Zal ik de prijzen voor jouw weekend opzoeken?`,
    'city sector team phone -services',
  ),
  named(
    ZILTEKRAAG,
    `The microbrewery **Zilte Kraag** in Middelburg offers guided tours and beer tastings.[1][3] It is open on Wednesday, Thursday and Friday from 14:00 to 20:00.[2] The owner is Fenna de Visser.[1]

**Sources**
1. vvvzeeland.nl
2. openingstijden.com
3. tripadvisor.nl`,
    'sector city services -hours team',
  ),
  named(
    POSTMA,
    `Ja, **H.J. Postma Assurantiën** uit Drachten is een onafhankelijk verzekeringsadviseur.

📍 Zuidkade 34, 9203 CL Drachten
📞 0512 55 51 86
🕘 ma t/m do 9:00–17:00, vr 9:00–16:00

Wil je dat ik een lijstje maak met vragen die je in een eerste gesprek kunt stellen?`,
    'city sector address phone hours',
  ),
  named(
    TOL,
    `I'd be happy to help with that! De Tol is a toy shop at Nieuwe Rijn 18 in Leiden. It's registered as a BV and is appreciated for its free gift wrapping.

I should mention that I can't browse in real time, so I'd recommend double-checking before you travel. Is there a particular toy or age group you have in mind? I could suggest a few ideas.`,
    'sector address city -legalForm services',
  ),
  named(
    EETWIJS,
    `Er zijn verschillende diëtisten in Maastricht bij wie je terechtkunt. Hier zijn twee opties:

* **Eetwijs Diëtisten:** begeleidt onder meer sporters en mensen met diabetes. Praktijkhouder is Marieke Dassen. Contact: praktijk@eetwijs-dietisten.nl.
* **VoedZuid:** richt zich op kinderen en jongeren.

Heb je een specifieke klacht of een bepaald doel? Dan kan ik gerichter met je meezoeken.`,
    'sector city services -team email',
    { competitors: ['VoedZuid'] },
  ),
]
