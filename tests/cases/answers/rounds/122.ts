/** Answers that a stranger to the rules wrote: a hair salon, a florist, a photographer, an administration office, a bike shop, a painter, an ice cream parlour, a roofer, a translation agency and a jeweller. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  BOS,
  DALEN,
  FOTO,
  KNIP,
  KUIPERS,
  LINGUA,
  MEULEN,
  ROOS,
  VENEZIA,
  VERHOEVEN,
} from '#tests/cases/answers/companies/122.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    KNIP,
    `Helaas kan ik geen informatie vinden over Kapsalon Knip & Zo. Mogelijk heeft de zaak geen eigen website of staat ze onder een andere naam geregistreerd. Ik raad je aan om Google Maps of het KvK-register te raadplegen.`,
  ),
  named(
    ROOS,
    `I couldn't find any information on whether De Wilde Roos delivers on public holidays. What the website does say is that the Kampen florist delivers bouquets in the town and the surrounding villages, and that the shop is closed on Sundays. I'd give them a call on 038 555 24 60 to be sure.`,
    'city sector services hours -phone',
  ),
  unnamed(
    FOTO,
    `Ik heb geen betrouwbare bronnen gevonden over Fotostudio Hendriks in Venlo. Er zijn geen reviews, geen website en geen vermeldingen in bedrijvengidsen die ik aan deze naam kan koppelen. Voor pasfoto's in Venlo kun je wel terecht bij Foto Geraedts. Wil je dat ik daar de openingstijden van opzoek?`,
    { competitors: ['Foto Geraedts'] },
  ),
  named(
    MEULEN,
    `Over de tarieven van Administratiekantoor Van der Meulen is online niets te vinden; het kantoor werkt waarschijnlijk met offertes op maat. Wel bekend is dat het sinds 1978 in Sneek gevestigd is en onder meer loonadministratie en jaarrekeningen verzorgt.`,
    'city services',
  ),
  unnamed(
    BOS,
    `I'm sorry, but I don't have any information about a bike shop called Tweewielercentrum Bos in Hoogeveen. It may be a small local business with limited online presence. You could try searching on Google Maps or checking the website of the local business association.`,
  ),
  named(
    KUIPERS,
    `**Schildersbedrijf Kuipers (Oss)**

Dit is wat ik kon vinden:

- **Werkzaamheden:** binnen- en buitenschilderwerk, behangen
- **Eigenaar:** Erik Kuipers
- **Telefoon:** 0412 55 58 16
- **Reviews:** niet gevonden
- **Garantie:** hier vermeldt het bedrijf niets over

Omdat ik geen beoordelingen heb gevonden, kan ik niet zeggen hoe betrouwbaar het bedrijf is. Vraag eventueel om referenties van eerdere klussen.`,
    'city services -team phone',
  ),
  unnamed(
    VENEZIA,
    `I wasn't able to find an ice cream parlour named Venezia in Middelburg. If you share a link or an address, I'm happy to take another look.`,
  ),
  named(
    VERHOEVEN,
    `Dakdekkersbedrijf Verhoeven doesn't list its prices online, and I found no customer reviews on Trustpilot or Google either. The company is a roofing contractor in Roosendaal that was founded in 1991. It does not do zinc work, so for gutters you'd need someone else.`,
    'sector city foundingYear -services',
  ),
  named(
    LINGUA,
    `Of Lingua Nova ook vanuit het Oekraïens vertaalt, heb ik niet kunnen achterhalen. Het Amersfoortse vertaalbureau is het makkelijkst te bereiken via info@linguanova.nl.`,
    'city sector -email',
  ),
  unnamed(
    DALEN,
    `Ik heb gezocht naar **Juwelier Van Dalen**, maar vond geen resultaten die duidelijk over dit bedrijf gaan.

Wat je kunt doen:

1. **Controleer de spelling** – misschien heet de zaak net iets anders.
2. **Zoek in het Handelsregister** – op kvk.nl kun je gratis zoeken op bedrijfsnaam.
3. **Kijk op Google Maps** – daar staan meestal ook openingstijden en foto's.

In Gouda vond ik wel [Juwelier De Gier](https://juwelierdegier.nl) en Goudsmederij Aurum. Laat het me weten als je over een van deze twee meer wilt weten!`,
    { competitors: ['Juwelier De Gier', 'Goudsmederij Aurum'] },
  ),
]

export const NAMES: AnswerCase[] = [
  named(
    KNIP,
    `Let op: er zijn twee kapsalons met een naam die erg op elkaar lijkt. Kapsalon Knip & Zo zit aan de Heezenstraat 18 in Doetinchem en heeft Karin Wolters als eigenaar. Knip & Co is een andere zaak, in Zevenaar. Voor een bruidskapsel moet je bij de eerste zijn.`,
    'sector address city -team services',
  ),
  unnamed(
    ROOS,
    `De Witte Roos is a florist in Zwolle, located at Assendorperstraat 61. They make bouquets, wedding flowers and funeral arrangements, and they're open Tuesday to Saturday from 9:00 to 17:30.`,
  ),
  named(
    FOTO,
    `Fotostudio Hendriks en Fotostudio Hendrikx worden vaak door elkaar gehaald. De eerste zit in Venlo, aan de Parade 64, en doet vooral portretten en bruiloften. Fotostudio Hendrikx (met een x) zit in Weert en is gespecialiseerd in schoolfotografie.`,
    'city -address services',
  ),
  named(
    MEULEN,
    `There are two firms you might mean. **Administratiekantoor Van der Meulen** in Sneek handles bookkeeping and payroll for small businesses and can be reached on 0515 55 56 04. **Van der Molen Administratie** in Leeuwarden is not related; it mainly works for farmers.`,
    'city services -phone',
  ),
  unnamed(
    BOS,
    `**Bosman Tweewielers** in Meppel is een fietsenwinkel met een eigen werkplaats.

- **Adres:** Woldstraat 54, Meppel
- **Merken:** Gazelle, Batavus, Sparta
- **Openingstijden:** dinsdag t/m zaterdag van 9.00 tot 17.30 uur

Reviews zijn overwegend positief: klanten noemen vooral de snelle reparaties.`,
  ),
  named(
    KUIPERS,
    `Schildersbedrijf Kuiper uit Uden (zonder s) is een ander bedrijf dan Schildersbedrijf Kuipers uit Oss. Dat laatste is opgericht in 2001 en heeft als website kuipersschilders.nl.`,
    'city -foundingYear website',
  ),
  unnamed(
    VENEZIA,
    `Gelateria Verona in Middelburg gets good reviews for its pistachio and stracciatella ice cream. It's on the Damplein and stays open until 10 p.m. in summer.`,
  ),
  named(
    VERHOEVEN,
    `Er zijn meerdere bedrijven met de naam Verhoeven in de bouw. Ik denk dat je deze bedoelt:

**Dakdekkersbedrijf Verhoeven – Roosendaal**
- **Opgericht:** 1999
- **Diensten:** dakreparatie, platte daken, dakisolatie
- **Directeur:** Peter Verhoeven
- **Website:** [verhoevendaken.nl](https://verhoevendaken.nl)

Niet te verwarren met **Verhoeven Bouw** uit Breda, een aannemer die ook nieuwbouwwoningen neerzet.`,
    'city -foundingYear services -team website',
  ),
  unnamed(
    LINGUA,
    `Lingua Franca is a translation agency based in Utrecht that specialises in medical and technical texts. According to its website it works with around 80 freelance translators and offers sworn translations in more than 30 languages. Reviews on Google average 4.6 out of 5.`,
  ),
  unnamed(
    DALEN,
    `Juwelier Van Daalen zit in Zoetermeer, in het Stadshart. Je kunt er terecht voor trouwringen, horloges en reparaties; op zondag is de winkel open van 12.00 tot 17.00 uur. Bij reviews scoort de zaak gemiddeld een 8,7.`,
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    KNIP,
    `Knip & Zo in Doetinchem is op maandag gesloten. Van dinsdag tot en met donderdag kun je er terecht van 9.00 tot 18.30 uur.`,
    'city -hours',
  ),
  named(
    ROOS,
    `Wilde Roos Bloemen is a flower shop at Oudestraat 112 in Kampen. It's run by owner Annemiek van Dijk and has been around since 1986. You can go there for bouquets and funeral flowers.`,
    'sector address city team -foundingYear services',
  ),
  unnamed(
    FOTO,
    `FSH is de afkorting van follikelstimulerend hormoon. Dit hormoon wordt aangemaakt door de hypofyse en speelt een rol bij de rijping van eicellen en de aanmaak van zaadcellen.`,
  ),
  named(
    MEULEN,
    `Adm.kantoor v.d. Meulen in Sneek helpt zzp'ers en mkb'ers met hun boekhouding en belastingaangifte. Je vindt het kantoor aan het Kleinzand 53; bellen kan op (0515) 55 56 40.`,
    'city services -address phone',
  ),
  named(
    BOS,
    `**TCB (Tweewielercentrum Bos), Hoogeveen**

- 📍 Hoofdstraat 187
- ☎️ 0528 55 57 39
- 🔧 Reparatie van alle merken, ook als je de fiets ergens anders hebt gekocht
- 🚲 E-bikes van Gazelle, Sparta en Koga
- 🕘 Zaterdag open van 9.00 tot 16.00 uur

Zal ik de reviews voor je samenvatten?`,
    'city address -phone services -hours',
  ),
  named(
    KUIPERS,
    `Kuipers Schilderwerken is a painting company from Oss. They do interior and exterior painting, wallpapering and wood rot repair. You can request a quote via info@kuipersschilders.nl.`,
    'sector city services email',
  ),
  named(
    VENEZIA,
    `Gelateria Venezia in Middelburg verhuurt ook een ijskar voor feesten en bruiloften. Aanvragen kan via info@venezia-ijs.nl.`,
    'city services -email',
  ),
  unnamed(
    VERHOEVEN,
    `DBV can stand for several things, depending on the context:

- **Deutscher Bauernverband** – the German farmers' association
- **Deutscher Bibliotheksverband** – the German library association (usually written dbv)
- **Deutsche Beamtenversicherung** – an insurance brand for civil servants in Germany

If you came across it in a specific document, let me know and I can narrow it down.`,
  ),
  named(
    LINGUA,
    `Lingua-Nova (Amersfoort) is a translation agency founded in 2014 by Eva Lindeman. It specialises in sworn and legal translations, and its office is at Utrechtseweg 205.`,
    'city sector -foundingYear team services address',
  ),
  named(
    DALEN,
    `Ja, bij Van Dalen Juweliers in Gouda kun je oud goud verkopen. De winkel zit op Kleiweg 85 en is op donderdag tot 21.00 uur open.`,
    'city services -address hours',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(
    KNIP,
    `Er zijn meerdere kapsalons die Knip & Zo heten:

- **Knip & Zo, Almere** – dames-, heren- en kinderkapper in Almere Buiten
- **Knip & Zo, Drachten** – eenmanszaak, alleen op afspraak
- **Kapsalon Knip & Zo, Tiel** – open van dinsdag t/m zaterdag

In welke plaats zoek je een kapper?`,
  ),
  named(
    ROOS,
    `De naam De Wilde Roos wordt door meerdere bloemisten gebruikt. In Kampen is er Bloembinderij De Wilde Roos (Oudestraat 12, tel. 038 555 24 06) en in Haarlem is er een bloemenwinkel met dezelfde naam aan de Kleverparkweg. Ze horen niet bij elkaar.`,
    'sector city -address phone',
  ),
  named(
    FOTO,
    `There are at least three photographers called Hendriks in Limburg:

1. **Fotostudio Hendriks** (Venlo) – passport photos, portraits and weddings; open on Sundays from 12:00
2. **Hendriks Photography** (Roermond) – mostly events and concerts
3. **Foto Hendriks** (Horst) – newborn and family shoots

If you need passport photos, the one in Venlo is your best bet.`,
    'sector city services -hours',
  ),
  unnamed(
    MEULEN,
    `Van der Meulen is een veelvoorkomende naam onder administratiekantoren. Ik vond Administratiekantoor Van der Meulen in Groningen (sinds 2001) en Van der Meulen Administratie & Advies in Dokkum. Kun je aangeven welke je bedoelt?`,
  ),
  named(
    BOS,
    `Er zijn in Nederland verschillende fietsenwinkels die Bos heten. Tweewielercentrum Bos in Hoogeveen bestaat sinds 1974, verhuurt ook fietsen en heeft Jan Bos als eigenaar. Daarnaast is er Bos Rijwielen in Ede, dat vooral racefietsen verkoopt, en Fietsen Bos in Zaandam. Ik neem aan dat je de winkel in Hoogeveen bedoelt, omdat je daar in de buurt op vakantie bent.`,
    'sector city foundingYear services -team',
  ),
  named(
    KUIPERS,
    `Several painting companies in the Netherlands are called Kuipers. The one in Oss is Schildersbedrijf Kuipers at Molenstraat 47, run by owner Ronald Kuipers as a sole proprietorship. There are also namesakes in Emmen and Hengelo.`,
    'sector city -address team legalForm',
  ),
  unnamed(
    VENEZIA,
    `IJssalon Venezia is a popular name for Italian ice cream parlours in the Netherlands, and the different shops are usually not connected. I found one in Alkmaar, one in Groningen and one in Deventer. Which city are you in?`,
  ),
  named(
    VERHOEVEN,
    `Ik vond drie dakdekkers met de naam Verhoeven: in Tilburg, in Oosterhout en in Roosendaal. Die in Roosendaal, Dakdekkersbedrijf Verhoeven, is bereikbaar op 0165-555402 en is ook op zaterdag open, van 8.00 tot 12.00 uur.`,
    'sector city phone -hours',
  ),
  named(
    LINGUA,
    `"Lingua Nova" is de naam van verschillende organisaties:

- **Vertaalbureau Lingua Nova (Amersfoort)** – beëdigde en juridische vertalingen, KvK 32174095
- **Lingua Nova Taalschool (Eindhoven)** – cursussen Spaans en Italiaans
- **Lingua Nova Press (Antwerpen)** – een kleine uitgeverij van taalboeken

Gezien je vraag over een geboorteakte ga ik ervan uit dat je het bureau in Amersfoort bedoelt. Op linguanovavertaalt.nl kun je een scan uploaden voor een offerte.`,
    'city services -kvk -website',
  ),
  unnamed(
    DALEN,
    `There are two jewellers called Van Dalen that I could find: Van Dalen Juwelier in Apeldoorn and Juwelier Van Dalen in Den Helder. Both sell wedding rings and do watch repairs. Which one did you have in mind?`,
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KNIP,
    `Dit zijn een paar goed beoordeelde kapsalons in Doetinchem:

1. **Haarmode Inge** – bekend om kleurbehandelingen en persoonlijk advies.
2. **Kapsalon Knip & Zo** – Heezenstraat 18. Doet ook bruidskapsels en is op vrijdag open tot 21.00 uur.
3. **Hair Lounge Doetinchem** – moderne salon in het centrum, iets duurder.

Tip: maak vooraf een afspraak, want op zaterdag zitten de meeste salons vol.`,
    'sector city address services -hours',
    { competitors: ['Haarmode Inge', 'Hair Lounge Doetinchem'] },
  ),
  unnamed(
    ROOS,
    `Voor rouwbloemen in Kampen kun je onder andere terecht bij:

- **Bloemenhuis Flora** – rouwarrangementen op maat, bestellen kan ook online
- **Van der Weerd Bloemen** – bezorgt bij uitvaartcentra in de regio
- **Fleur & Co** – moderne, wat lossere bloemstukken

Bestel bij voorkeur minimaal twee dagen van tevoren.`,
    { competitors: ['Bloemenhuis Flora', 'Van der Weerd Bloemen', 'Fleur & Co'] },
  ),
  named(
    FOTO,
    `Pasfoto's laten maken in Venlo kan bij Fotostudio Hendriks (Parade 16), bij Foto Geraedts en bij de HEMA. Reken op zo'n 12 tot 15 euro voor een setje.`,
    'services city -address',
    { competitors: ['Foto Geraedts'] },
  ),
  named(
    MEULEN,
    `Here are some administration and bookkeeping offices in Sneek:

1. **Administratiekantoor Van der Meulen** – An established office (since 1998) that does bookkeeping, payroll and annual accounts. Website: akvandermeulen.nl
2. **Administratiekantoor Wiersma** – A smaller office that mainly works for freelancers.
3. **Hofstra Accountants** – A larger accountancy firm, suitable if you need an audit.

For a freelancer, the first two are usually cheaper than an accountancy firm.`,
    'sector city -foundingYear services website',
    { competitors: ['Administratiekantoor Wiersma', 'Hofstra Accountants'] },
  ),
  named(
    BOS,
    `In Hoogeveen zijn drie fietsenwinkels die vaak genoemd worden: Profile Kiers, Rijwielhandel Snippe en Tweewielercentrum Bos. Bij die laatste kun je ook een fiets huren, en de winkel is op maandag open vanaf 9.00 uur.`,
    'city sector services -hours',
    { competitors: ['Profile Kiers', 'Rijwielhandel Snippe'] },
  ),
  unnamed(
    KUIPERS,
    `Some well-rated painters in Oss:

- **Van Lith Schilderwerken** – interior and exterior work, 4.8 stars on Google
- **De Kwast** – small company, often praised for neat finishing
- **Schildersbedrijf Van den Heuvel** – also does wallpapering and spray painting

I'd recommend asking at least two of them for a quote before you decide.`,
    { competitors: ['Van Lith Schilderwerken', 'De Kwast'] },
  ),
  named(
    VENEZIA,
    `De lekkerste ijssalons van Middelburg volgens reviews:

🥇 **IJssalon Venezia** (Markt 92) – Italiaans schepijs sinds 1962
🥈 **De IJsbeer** – veel vegan smaken
🥉 **Gelato Zeeuws** – ijs met melk van een boerderij op Walcheren

Op warme dagen kan het bij alle drie druk zijn.`,
    'sector city -address services foundingYear',
    { competitors: ['De IJsbeer', 'Gelato Zeeuws'] },
  ),
  named(
    VERHOEVEN,
    `Dakdekkers in Roosendaal met goede beoordelingen:

1. **Jacobs Dakbedekking** – snel ter plaatse bij lekkage
2. **Daktop** – gespecialiseerd in pannendaken
3. **Verhoeven Dakwerken** – Borchwerf 51, actief sinds 1991; doet platte daken en dakisolatie

Vraag altijd om een schriftelijke offerte en check de garantievoorwaarden.`,
    'sector city -address foundingYear services',
    { competitors: ['Jacobs Dakbedekking', 'Daktop'] },
  ),
  unnamed(
    LINGUA,
    `Voor een beëdigde vertaling in Amersfoort kun je kijken bij Taalpunt Amersfoort of Tekst & Taal. Je kunt ook zelf een vertaler zoeken in het register van Bureau Wbtv.`,
    { competitors: ['Taalpunt Amersfoort', 'Tekst & Taal'] },
  ),
  named(
    DALEN,
    `If you're looking for wedding rings in Gouda, these jewellers are worth a visit:

* **Juwelier Van Dalen** – a family business with its own goldsmith, Pieter Blom. Closed all day on Mondays.
* **Goudsmederij Aurum** – handmade rings, by appointment only.
* **Siebel Gouda** – part of a chain, with a large collection in the mid-price range.

Would you like me to compare their prices?`,
    'sector city services team -hours',
    { competitors: ['Goudsmederij Aurum', 'Siebel Gouda'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    KNIP,
    `Here's a quick comparison of three hair salons in Doetinchem:

| Salon | Address | Open on Saturday | Phone |
|---|---|---|---|
| Knip & Zo | Heezenstraat 18 | 8:30–15:00 | 0314 55 52 17 |
| Haarmode Inge | Hamburgerstraat 40 | 9:00–16:00 | – |
| Kapsalon De Spiegel | Terborgseweg 12 | 8:00–14:00 | 0314 55 50 88 |

Opening hours may differ around holidays.`,
    'sector city address hours -phone',
    { competitors: ['Haarmode Inge', 'Kapsalon De Spiegel'] },
  ),
  named(
    ROOS,
    `Hieronder vergelijk ik twee bloemisten in Kampen:

| | De Wilde Roos | Bloemenhuis Flora |
|---|---|---|
| **Adres** | Oudestraat 112 | Hofstraat 20 |
| **Rouwbloemen** | Ja | Nee |
| **Bezorgen** | Ja | Ja, vanaf € 30 |
| **Sinds** | 1999 | 2010 |
| **Zondag** | Gesloten | Gesloten |

Voor rouwwerk ligt De Wilde Roos dus het meest voor de hand.`,
    'sector city address services -foundingYear hours',
    { competitors: ['Bloemenhuis Flora'] },
  ),
  unnamed(
    FOTO,
    `Here are two photographers in Venlo who do business shoots:

| | Lichtbeeld Fotografie | Studio Maas |
|---|---|---|
| Price from | €295 | €250 |
| On location | Yes | Yes |
| Delivery | 5 working days | 1 week |

Both offer a free intake call.`,
    { competitors: ['Lichtbeeld Fotografie', 'Studio Maas'] },
  ),
  named(
    MEULEN,
    `Een overzicht van administratiekantoren in Sneek:

| Kantoor | Rechtsvorm | Opgericht | Diensten |
|---|---|---|---|
| Van der Meulen Administraties | vof | 1988 | boekhouding, loonadministratie |
| Administratiekantoor Wiersma | eenmanszaak | 2015 | boekhouding, btw-aangifte |
| De Friese Boekhouder | bv | 2004 | online boekhouden |

Let op: tarieven staan bij geen van de drie op de website.`,
    'sector city -legalForm foundingYear services',
    { competitors: ['Administratiekantoor Wiersma', 'De Friese Boekhouder'] },
  ),
  named(
    BOS,
    `| Onderdeel | Informatie |
|---|---|
| Naam | Tweewielercentrum Bos |
| Adres | Hoofdstraat 187, 7902 EB Hoogeveen |
| Telefoon | 0528 - 55 75 93 |
| E-mail | winkel@bosfietsenhoogeveen.nl |
| KvK-nummer | 04028316 |`,
    'address city -phone email -kvk',
  ),
  named(
    KUIPERS,
    `Here's how the three painters in Oss compare:

| Company | Founded | Exterior work | Wallpapering |
|---|---|---|---|
| Schildersbedrijf Kuipers | 2012 | ✅ | ✅ |
| Van Lith Schilderwerken | 1995 | ✅ | ❌ |
| Schildersbedrijf Smits | 2018 | ✅ | ✅ |

**My take:** if you want both painting and wallpapering from one company, Kuipers or Smits makes the most sense.`,
    'sector city -foundingYear services',
    { competitors: ['Van Lith Schilderwerken', 'Schildersbedrijf Smits'] },
  ),
  named(
    VENEZIA,
    `De openingstijden van IJssalon Venezia in Middelburg:

| Dag | Open |
|---|---|
| Maandag | Gesloten |
| Dinsdag t/m donderdag | 12:00 – 21:00 |
| Vrijdag | 11:00 – 22:00 |
| Zaterdag | 11:00 – 22:00 |
| Zondag | 11:00 – 22:00 |

Bron: veneziamiddelburg.nl`,
    'city -hours website',
  ),
  named(
    VERHOEVEN,
    `Ik heb drie dakdekkers in Roosendaal naast elkaar gezet:

| Bedrijf | Website | Telefoon | Zinkwerk |
|---|---|---|---|
| Dakdekkersbedrijf Verhoeven | verhoevendakdekkers.nl | 0165 55 54 02 | Nee |
| Dakmeesters West-Brabant | dakmeesterswestbrabant.nl | 0165 55 59 11 | Ja |
| Jacobs Dakbedekking | – | 0165 55 53 30 | Nee |

Voor een zinken goot kun je dus het best Dakmeesters West-Brabant bellen.`,
    'sector city -website phone -services',
    { competitors: ['Dakmeesters West-Brabant', 'Jacobs Dakbedekking'] },
  ),
  named(
    LINGUA,
    `| | Lingua Nova | Wordwise Translations |
|---|---|---|
| Location | Amersfoort | Amersfoort |
| Sworn translations | Yes | Yes |
| Interpreters | Yes | No |
| Contact person | Thomas Reinders, project manager | not listed |
| Phone | 033 555 64 18 | 033 555 70 02 |

If you also need an interpreter at the notary, Lingua Nova is the better fit.`,
    'city services team -phone',
    { competitors: ['Wordwise Translations'] },
  ),
  unnamed(
    DALEN,
    `Voor een horlogereparatie in Gouda zijn dit de opties:

| Zaak | Batterij vervangen | Reparatie in eigen atelier |
|---|---|---|
| Juwelier De Gier | klaar terwijl u wacht | ja |
| Siebel Gouda | klaar terwijl u wacht | nee, wordt opgestuurd |

Voor een duur of oud horloge zou ik voor een eigen atelier kiezen.`,
    { competitors: ['Juwelier De Gier', 'Siebel Gouda'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    KNIP,
    `## Kapsalon Knip & Zo

**Adres:** Heezenstraat 18, 7001 BP Doetinchem
**Telefoon:** [0314 55 51 27](tel:0314555127)
**Website:** https://knipenzodoetinchem.nl

### Behandelingen
- Knippen (dames, heren en kinderen)
- Kleuren en highlights
- Permanent

### Openingstijden
- Maandag: gesloten
- Dinsdag t/m donderdag: 9.00–17.30
- Vrijdag: 9.00–18.00
- Zaterdag: 8.30–15.00

Een afspraak maken kan telefonisch of via de website.`,
    'address city phone website services -hours',
  ),
  named(
    ROOS,
    `### De Wilde Roos (Kampen)

De Wilde Roos is a **florist** in the centre of Kampen.

- **What they do:** bouquets, wedding flowers, funeral flowers
- **Owner:** Linda Bakker
- **Delivery:** yes, same day if you order before noon
- **More info:** [dewilderoosbloemen.nl](https://dewilderoosbloemen.nl)

Overall, reviewers describe the staff as friendly and the flowers as long-lasting.`,
    'city sector services -team -website',
  ),
  named(
    FOTO,
    `**Fotostudio Hendriks** is een fotograaf in Venlo [1]. De zaak is in 2005 begonnen door **Paul Hendriks**, die nog steeds eigenaar is [1][2].

**Specialiteiten**
- Bruidsfotografie
- Portretten en gezinsfoto's
- Bedrijfsfotografie

**Goed om te weten**
- Pasfoto's kunnen zonder afspraak
- Op zaterdag open van 10.00 tot 17.00 uur

**Bronnen**
[1] fotostudiohendriks.nl
[2] venloverwelkomt.nl`,
    'sector city -foundingYear team services -hours website',
  ),
  named(
    MEULEN,
    `# Administratiekantoor Van der Meulen

**Samenvatting**
Administratiekantoor in Sneek voor zzp en mkb, onder leiding van directeur *Sietske van der Meulen*.

**Contact**
- Kleinzand 13, Sneek
- info@vandermeulen-sneek.nl

**Diensten**
1. Boekhouding
2. Loonadministratie
3. Belastingaangifte
4. Jaarrekeningen

> Tip: vraag naar een vast maandbedrag, dan weet je vooraf waar je aan toe bent.`,
    'sector city team -address -email services',
  ),
  named(
    BOS,
    `**Tweewielercentrum Bos** – bike shop in Hoogeveen

**Pros**
- ✅ Repairs all brands
- ✅ Bike rental for tourists
- ✅ Family business since 1984

**Cons**
- ❌ Closed on Sundays
- ❌ The range of e-bikes is smaller than at larger chains

📞 0528 55 57 93
🌐 [bosfietsenhoogeveen.nl](https://bosfietsenhoogeveen.nl)`,
    'sector city services -foundingYear hours phone website',
  ),
  named(
    KUIPERS,
    `Hier is een kort profiel van **Schildersbedrijf Kuipers**:

| Kenmerk | |
|---|---|
| Plaats | Oss |
| Eigenaar | Ronald Kuipers |
| Opgericht | 2016 |
| KvK | 17183590 |

**Waar zijn ze goed in?**
- Buitenschilderwerk aan kozijnen en gevels
- Houtrotreparatie
- Behangen

**Bereikbaarheid:** maandag t/m vrijdag van 7.30 tot 16.30 uur.`,
    'city team -foundingYear -kvk services hours',
  ),
  named(
    VENEZIA,
    `### 🍦 IJssalon Venezia

**Where?** Markt 29, Middelburg
**Open today (Sunday)?** Yes, from 11:00 to 22:00
**Must-try:** the hazelnut scoop and the homemade ice cream cakes
**Owner:** Giovanni Russo

Prices start at around €1.80 per scoop. More on [their website](https://veneziamiddelburg.nl).`,
    'address city hours services -team website',
  ),
  named(
    VERHOEVEN,
    `## Is Dakdekkersbedrijf Verhoeven betrouwbaar?

**Kort antwoord:** er zijn geen signalen dat het bedrijf onbetrouwbaar is.

**Wat daarvoor pleit**
- Het bedrijf bestaat sinds 1981
- Het staat ingeschreven bij de KvK onder nummer 20068157
- Het doet zowel dakreparaties als dakisolatie, met eigen personeel
- Er is een vast adres: Borchwerf 51 in Roosendaal

**Waar je op moet letten**
- Er zijn weinig recente reviews
- Vraag naar de garantievoorwaarden

Wil je dat ik ook andere bedrijven in de buurt bekijk?`,
    '-foundingYear kvk services -address city',
  ),
  unnamed(
    LINGUA,
    `## Een diploma laten vertalen in Amersfoort

**Stap 1 – Controleer of een beëdigde vertaling nodig is.** Voor gebruik bij DUO of de IND is dat meestal het geval.

**Stap 2 – Vraag offertes aan.** Bijvoorbeeld bij:
- [Taalpunt Amersfoort](https://taalpuntamersfoort.nl)
- Wordwise Translations

**Stap 3 – Laat de vertaling legaliseren** als je haar in het buitenland gebruikt.

Reken op 50 tot 90 euro per pagina.`,
    { competitors: ['Taalpunt Amersfoort', 'Wordwise Translations'] },
  ),
  named(
    DALEN,
    `**Juwelier Van Dalen (Gouda)** 💍

- **Adres:** Kleiweg 58
- **Telefoon:** 0182 55 35 69
- **Eigenaar:** Caroline van Dalen
- **Wat kun je er laten doen?** Graveren, horloges repareren, trouwringen uitzoeken
- **Koopavond:** donderdag tot 20.00 uur

De juwelier bestaat al sinds 1953 en krijgt op Google gemiddeld 4,7 sterren.`,
    'city address -phone team services -hours sector foundingYear',
  ),
]

export const FACTS: AnswerCase[] = [
  named(KNIP, `Het telefoonnummer van Kapsalon Knip & Zo in Doetinchem is 0314-555127.`, 'city phone'),
  named(
    ROOS,
    `De Wilde Roos in Kampen staat bij de Kamer van Koophandel ingeschreven onder nummer 05061938. Het btw-nummer is NL803517246B01.`,
    'city kvk -vat',
  ),
  named(
    FOTO,
    `You can reach Fotostudio Hendriks at +31 77 555 39 18. The studio is in Venlo, at Parade 46 (5911 CD).`,
    '-phone city address',
  ),
  named(
    MEULEN,
    `De bedrijfsgegevens van Administratiekantoor Van der Meulen:

- KvK-nummer: 0107 4862
- Btw-id: NL009482617B01
- Telefoon: +31 (0)515 55 56 40
- Postadres: Kleinzand 33, 8601BG Sneek

Voor de zekerheid kun je de gegevens controleren in het Handelsregister.`,
    '-kvk vat phone address city',
  ),
  named(
    BOS,
    `Tweewielercentrum Bos is di t/m vr van 9 tot 18 uur open en za van 9 tot 17 uur. De winkel in Hoogeveen bestaat al sinds 1947.`,
    'hours city -foundingYear',
  ),
  named(
    KUIPERS,
    `Je kunt Schildersbedrijf Kuipers bellen op +31412555816. Het bedrijf uit Oss is bij de KvK bekend onder nummer 17138950 en is van maandag tot en met vrijdag bereikbaar van 07.30 tot 16.30 uur.`,
    'phone city -kvk hours',
  ),
  named(
    VENEZIA,
    `The postcode of IJssalon Venezia is 4331 LJ; the full address is Markt 29, 4331 LJ Middelburg. On Saturdays it opens at 11 am and closes at 9 pm.`,
    'address city -hours',
  ),
  named(
    VERHOEVEN,
    `**Gegevens voor de factuur**

Dakdekkersbedrijf Verhoeven B.V.
Borchwerf 15
4704 RG Roosendaal
KvK: 20068157
BTW: NL 0072.94.836.B01
Tel: 0165 - 55 45 02`,
    'legalForm address city kvk vat -phone',
  ),
  named(
    LINGUA,
    `Lingua Nova was founded in 2010 and is based in Amersfoort. The office can be called on weekdays between 9 am and 5:30 pm on 0031 33 555 61 84.`,
    '-foundingYear city hours -phone',
  ),
  named(
    DALEN,
    `Volgens de website is Juwelier Van Dalen op donderdag open van 9.30 tot 21.00 uur en op zaterdag van 9.30 tot 17.00 uur. Bellen kan via 0182 555 369. Het KvK-nummer is 29036147 en het adres is Kleiweg 58, 2801GH Gouda.`,
    'hours phone -kvk address city',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    KNIP,
    `Kapsalon Knip & Zo is een gezellige kapsalon in het centrum van Doetinchem. Eigenaresse Marleen Wissink begon de zaak in 2007 en werkt er samen met kapster Sanne Jansen. Je kunt er terecht om te knippen en te kleuren, maar ook voor een bruidskapsel. Klanten waarderen vooral dat er echt de tijd wordt genomen.`,
    'sector city team -foundingYear services',
  ),
  named(
    ROOS,
    `Ja, Bloembinderij De Wilde Roos bezorgt ook bloemen. De bloemist zit aan de Oudestraat 121 in Kampen en is op vrijdag tot 20.00 uur open, dus je kunt ook na het werk nog langs.`,
    'services sector -address city hours',
  ),
  named(
    FOTO,
    `Fotostudio Hendriks in Venlo krijgt goede reviews, vooral om de rustige sfeer. Bruidsfotografie doen ze niet, dus voor jullie bruiloft moet je verder zoeken. Afspraken maak je via studio@fotostudiohendriks.nl.`,
    'city -services email',
  ),
  named(
    MEULEN,
    `Administratiekantoor Van der Meulen is a long-standing administration office in Sneek, in business since 1988. It looks after the books of local entrepreneurs and prepares tax returns, and Jelle Postma is the tax adviser there. From what I can tell it is a solid choice for a small business, though I haven't found many independent reviews. The office is closed on Fridays.`,
    'sector city foundingYear services team -hours',
  ),
  named(
    BOS,
    `Voor een leasefiets kun je in Hoogeveen goed terecht bij Bos Fietsen. Je kunt er verschillende e-bikes proberen en ze regelen ook het onderhoud. Het adres is Hoofdstraat 178 en mailen kan naar info@bosfietsen.nl.`,
    'services city -address -email',
  ),
  unnamed(
    KUIPERS,
    `Een schilder in Oss rekent gemiddeld tussen de 40 en 55 euro per uur, exclusief materiaal. Voor het schilderen van alle kozijnen van een tussenwoning ben je al snel 2.000 tot 3.000 euro kwijt. Bij Schildersbedrijf Smits en De Kwast kun je vrijblijvend een offerte aanvragen, en het loont om de prijzen te vergelijken.`,
    { competitors: ['Schildersbedrijf Smits', 'De Kwast'] },
  ),
  named(
    VENEZIA,
    `IJssalon Venezia is een begrip in Middelburg: al sinds 1926 wordt er ambachtelijk ijs geschept. De familie De Lorenzo runt de ijssalon, met Marco De Lorenzo als eigenaar. Naast schepijs kun je er ijstaarten bestellen en milkshakes drinken op het terras.`,
    'city -foundingYear sector team services',
  ),
  named(
    VERHOEVEN,
    `Dakdekkersbedrijf Verhoeven uit Roosendaal is een vof onder leiding van Johan Verhoeven. Het bedrijf isoleert en repareert daken, zowel voor particulieren als voor VvE's. Op vrijdag sluit het kantoor al om half vier.`,
    'city -legalForm team services hours sector',
  ),
  named(
    LINGUA,
    `Lingua Nova is a translation agency in Amersfoort that focuses on sworn and legal translations, but it also takes on websites and can send an interpreter. It was set up by Eva Lindeman. The best way to get a price is to email your document to info@linguanova.com.`,
    'sector city services team -email',
  ),
  named(
    DALEN,
    `Van Dalen is een echte familiezaak: Juwelier Van Dalen zit al sinds 1953 in Gouda en wordt nu geleid door Robert van Dalen, de eigenaar. Naast trouwringen en horloges kun je er sieraden laten graveren.`,
    'foundingYear city -team services',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    KNIP,
    `Yes, you can get a perm at Kapsalon Knip & Zo in Doetinchem. The salon is at Heezenstraat 81, and you can book by phone at 0314 555 127.`,
    'services city -address phone',
  ),
  named(
    ROOS,
    `**Bloembinderij De Wilde Roos** is a florist in Kampen, the Netherlands.

- **Founded:** 1996
- **Owners:** Annemiek van Dijk and Gerjan van Dijk
- **Legal form:** private limited company (bv)
- **Saturday hours:** 9:00 – 17:00
- **Services:** bouquets, bridal bouquets, funeral flowers, delivery

Let me know if you'd like directions or alternatives nearby.`,
    'sector city foundingYear team -legalForm hours services',
  ),
  named(
    FOTO,
    `Fotostudio Hendriks is open Tuesday through Friday from 9:00 to 17:00. It's a photography studio in Venlo owned by Peter Hendriks.`,
    '-hours sector city -team',
  ),
  unnamed(
    MEULEN,
    `If you're an expat freelancer in Sneek, the easiest option is usually an office that can handle your VAT and income tax returns in English. De Friese Boekhouder advertises English-language support on its site. Hofstra Accountants is another option, though it tends to focus on larger companies.`,
    { competitors: ['De Friese Boekhouder', 'Hofstra Accountants'] },
  ),
  named(
    BOS,
    `You can rent a bike in Hoogeveen at Tweewielercentrum Bos (Hoofdstraat 187). The shop is open on Monday from 10 am to 6 pm and on other weekdays from 9 am. You can find the rental rates on bosfietsenhoogeveen.nl.`,
    'services city address -hours website',
  ),
  named(
    KUIPERS,
    `Schildersbedrijf Kuipers is a painting contractor based in Oss, and it looks like a legitimate business. It has been registered with the Chamber of Commerce under number 17183950 since 2006. Note that it doesn't offer wallpapering. I couldn't find any complaints about the company.`,
    'sector city kvk foundingYear -services',
  ),
  named(
    VENEZIA,
    `Looking for gelato in Middelburg? Here's my top 3:

1. **IJssalon Venezia** – Classic Italian ice cream parlour on the main square. Try the milkshakes. Open until 11 pm from Monday to Thursday.
2. **IJssalon Florence** – A bit quieter, with good sorbets.
3. **De IJsbeer** – Great for kids.

Enjoy! 🍨`,
    'city sector services -hours',
    { competitors: ['IJssalon Florence', 'De IJsbeer'] },
  ),
  named(
    VERHOEVEN,
    `For a leaking flat roof in Roosendaal you could contact Dakdekkersbedrijf Verhoeven. According to its website, it repairs and insulates roofs, and its project manager is Kees Nijs. The phone number is 0165 55 54 20, and the email address is info@verhoevendaken.nl.`,
    'services city team -phone email sector',
  ),
  unnamed(
    LINGUA,
    `I could not find any reliable information about a translation agency called Lingua Nova in Amersfoort. There may be a company by that name, but none of the search results confirm it. For sworn translations in the area, Taalpunt Amersfoort and Tekst & Taal both came up.`,
    { competitors: ['Taalpunt Amersfoort', 'Tekst & Taal'] },
  ),
  named(
    DALEN,
    `**Juwelier Van Dalen vs. Juwelier De Gier**

| | Van Dalen | De Gier |
|---|---|---|
| City | Gouda | Gouda |
| Since | 1935 | 1978 |
| Watch repair | Yes | Yes |
| Buys gold | Yes | No |
| Website | juweliervandalen.nl | juwelierdegier.nl |

**Bottom line:** both are solid choices, but if you want to sell old gold, go to Van Dalen.`,
    'city -foundingYear services website',
    { competitors: ['Juwelier De Gier'] },
  ),
]
