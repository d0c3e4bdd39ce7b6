/** Answers that a stranger to the rules wrote: a carpenter, a bookkeeper, a caterer, a photographer, a pharmacy, a body shop, a roofer, an ice-cream parlour, a law firm and a furniture maker. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import {
  DIENBLAD,
  EIKENES,
  LICHTVAL,
  PISTACCHIO,
  REKENRIJK,
  SCHUURMANS,
  VERHAEGEN,
  VIJZEL,
  WIELINGA,
  WOLTHUIS,
} from '#tests/cases/answers/companies/156.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(
    LICHTVAL,
    `Fotografie Lichtval zegt me niets, en een zoekopdracht levert ook geen portfolio of reviews op. Misschien werkt de fotograaf onder een eigen naam? Kijk anders eens op Instagram onder #bruidsfotograafdenbosch; daar plaatsen veel lokale fotografen hun werk.`,
  ),
  named(
    WOLTHUIS,
    `There is no public information on what Advocatenkantoor Wolthuis Bax charges per hour. The law firm, based in Zwolle, does list its practice areas (employment, family and tenancy law among them), and a first meeting is arranged through secretariaat@wolthuisbax.nl. For comparison: Dutch lawyers outside the Randstad usually ask between €180 and €280, excluding VAT.`,
    'sector city services email',
  ),
  unnamed(
    SCHUURMANS,
    `I don't have verified details about Dakdekkersbedrijf Schuurmans. Anything I said about their prices or the quality of their work would be a guess, and with a job as expensive as a roof I'd rather not guess.

A few things you can check yourself:

1. Are they registered with the KvK, and for how long?
2. Do they have liability insurance?
3. Can they show two or three addresses where they worked recently?`,
  ),
  named(
    PISTACCHIO,
    `Of IJssalon Pistacchio glutenvrije smaken heeft, kan ik nergens terugvinden. De ijssalon, die in 2004 in Alkmaar begon, is in het hoogseizoen elke dag vanaf 10.00 uur open. Je kunt het navragen via info@ijssalonpistacchio.nl.`,
    'sector foundingYear city -hours -email',
  ),
  unnamed(
    VIJZEL,
    `Ik kan niet bevestigen dat er in Middelburg een Apotheek De Vijzel bestaat. Apotheken die ik daar wel tegenkom, zijn Apotheek Dauwendaele en Stadsapotheek Abdij. Op apotheek.nl kun je op postcode zoeken welke het dichtst bij je in de buurt is.`,
    { competitors: ['Apotheek Dauwendaele', 'Stadsapotheek Abdij'] },
  ),
  named(
    EIKENES,
    `Levertijden of prijzen van Meubelmakerij Eik & Es kan ik je niet geven; die staan nergens online. Wat ik wel vond: het is de werkplaats van meubelmaker Joost Aalbers aan de Churchillweg 29 in Wageningen, waar eettafels worden gemaakt en antieke meubels worden gerestaureerd. Het bedrijf staat bij de KvK ingeschreven onder nummer 54830617.`,
    'sector team -address city services kvk',
  ),
  unnamed(
    REKENRIJK,
    `I looked for Boekhoudkantoor Rekenrijk but came up empty-handed. Could you share a link or a location? With that I can try again.`,
  ),
  named(
    VERHAEGEN,
    `Hoe lang de wachttijd bij Autoschade Verhaegen is, staat helaas niet vermeld. Het schadeherstelbedrijf in Hulst vervangt ook autoruiten en is op vrijdag tot half vijf open. De onderneming is een vof. Bel even van tevoren, want verzekeraars sturen je soms naar een eigen netwerk.`,
    'sector city services hours -legalForm',
  ),
  unnamed(
    DIENBLAD,
    `Ik heb gezocht naar Catering Het Zilveren Dienblad, maar ik vind geen website, geen Google-profiel en geen vermelding op de bekende feestplatforms. Dat kan een paar dingen betekenen:

- het bedrijf is pas begonnen en nog niet goed vindbaar;
- het werkt inmiddels onder een andere naam;
- het is ermee gestopt.

Misschien schrijf ik de naam ook net anders dan het bedrijf zelf doet. Heb je een offerte of visitekaartje, controleer dan het KvK-nummer dat erop staat. Betaal in elk geval geen volledige aanbetaling voordat je iemand hebt gesproken. Wil je dat ik een lijstje maak van andere cateraars in de Achterhoek?`,
  ),
  named(
    WIELINGA,
    `I have no reviews to go on, so I can't vouch for the quality. Timmerbedrijf Wielinga does exist, though: the Dutch business register lists it under 01062974 as a sole proprietorship in Franeker. The carpentry business belongs to Durk Wielinga.`,
    '-kvk legalForm city sector team',
  ),
]

export const NAMES: AnswerCase[] = [
  unnamed(
    SCHUURMANS,
    `Schuurman Rietdekkers uit Nijverdal is gespecialiseerd in rieten kappen. Het bedrijf werkt in heel Twente en Salland, geeft tien jaar garantie en is aangesloten bij de Vakfederatie Rietdekkers. Een offerte is gratis.`,
  ),
  named(
    PISTACCHIO,
    `Kleine correctie: het is IJssalon **Pistacchio**, dus niet "Pistachio" of "Pistache". Je vindt de zaak op Payglop 14 in Alkmaar, waar je behalve een hoorntje schepijs ook een ijstaart kunt bestellen. Eigenares is Chiara Molinari. Bellen kan naar 072 555 48 19.`,
    'address city services team -phone',
  ),
  unnamed(
    WOLTHUIS,
    `Wolters Bakx is a notary's office with branches in Kampen and Hattem. It handles property transfers, wills and prenuptial agreements. You can book an appointment online, and the first phone call is free of charge.`,
  ),
  unnamed(
    LICHTVAL,
    `Lichtval Zonwering levert raamdecoratie, van plisségordijnen tot houten jaloezieën, en heeft een showroom in Waalwijk. Inmeten en ophangen zijn bij de prijs inbegrepen.`,
  ),
  named(
    REKENRIJK,
    `I couldn't find a "Rekenwijk", but you may be thinking of Boekhoudkantoor Rekenrijk in Veenendaal, a bookkeeping firm that was set up in 2009 and takes care of VAT returns, payroll and annual accounts for small businesses. The director is Henk Budding, and the number I found is 0318 55 56 27.`,
    'sector city foundingYear services -team phone',
  ),
  unnamed(
    VIJZEL,
    `Apotheek De Gouden Vijzel in Deventer hoort bij een landelijke keten en zit in hetzelfde pand als de huisartsenpost. De balie is ook 's avonds en in het weekend bemand. Voor een spoedrecept na zes uur betaal je een toeslag.`,
  ),
  named(
    VERHAEGEN,
    `In Hulst is geen Autoschade Verhagen te vinden, wel Autoschade **Verhaegen**, met ae. Dat autoschadebedrijf bestaat sinds 1979 en zit aan de Absdaalseweg 27. Deuken waarbij de lak heel is gebleven, drukken ze uit zonder te spuiten. Hun site is verhaegenautoschade.nl.`,
    'city sector -foundingYear address services website',
  ),
  named(
    EIKENES,
    `Eik & Es of Eik & Els? Dat zijn twee verschillende zaken. Meubelmakerij Eik & Es is van Joost Aalbers en heeft haar werkplaats in Ede; op zaterdag kun je er tussen tien en vier binnenlopen. Eik & Els is een webshop met houten speelgoed.`,
    'team -city hours',
  ),
  unnamed(
    DIENBLAD,
    `Het Zilveren Blad is an antique shop in Bredevoort that buys and sells old silverware: cutlery, candlesticks, serving trays. It's run by a retired couple and only open on Fridays and the first Sunday of the month, when the book market is on.`,
  ),
  named(
    WIELINGA,
    `Je schrijft "Wieringa", maar gezien de plaats denk ik dat je **Timmerbedrijf Wielinga** zoekt. Die timmerman uit Franeker plaatst kozijnen en dakkapellen. Het gaat om een eenmanszaak; mailen kan naar info@timmerbedrijfwielinga.nl. Wieringa is een aannemer in Drachten.`,
    'sector city services legalForm -email',
  ),
]

export const ABBREVIATIONS: AnswerCase[] = [
  named(
    REKENRIJK,
    `BKR is in de regel het Bureau Krediet Registratie in Tiel, dat bijhoudt welke leningen iemand heeft. Zoek je de boekhouder, dan gaat het om Boekhoudkantoor Rekenrijk aan de Kerkewijk 118 in Veenendaal. Dat verzorgt btw-aangiftes en salarisstroken, en is op vrijdag vanaf één uur 's middags gesloten.`,
    'sector address city services hours',
  ),
  unnamed(
    VIJZEL,
    `ADV staat voor arbeidsduurverkorting: vrije dagen of uren die je krijgt doordat je contractueel meer werkt dan de norm in je cao. ADV-dagen vervallen anders dan vakantiedagen soms wanneer je ziek bent. Kijk in je cao wat er voor jou geldt.`,
  ),
  named(
    DIENBLAD,
    `HZD is how Het Zilveren Dienblad signs its e-mails. It's a caterer from Doetinchem, set up as a sole proprietorship and best known for its barbecues and walking dinners. Thijs Wassink is the chef. For a quote you write to offerte@zilverendienblad.nl.`,
    'sector city -legalForm services team email',
  ),
  unnamed(
    SCHUURMANS,
    `DBS can stand for several things:

* **Deep brain stimulation**, a treatment for Parkinson's disease
* **DBS Bank**, the largest bank in Singapore
* **Disclosure and Barring Service**, which runs criminal record checks in England

Let me know which one you're after and I'll tell you more.`,
  ),
  named(VERHAEGEN, `ASV = Autoschade Verhaegen. Adres: Absdaalseweg 72, Hulst. KvK: 21008437.`, '-address city kvk'),
  named(
    WOLTHUIS,
    `Outside of boxing, WBA most likely refers to Wolthuis Bax Advocaten, a firm of lawyers in Zwolle. Sanne Bax is one of the partners, and they take on rental disputes as well as criminal cases. The phone number listed is 038 555 60 53.`,
    'sector city team services -phone',
  ),
  named(
    PISTACCHIO,
    `IJP is geen officiële merknaam, maar een afkorting waarmee IJssalon Pistacchio op sociale media wordt aangeduid. Het gaat om een vof die in 2014 is opgericht en ook een ijskar verhuurt voor feesten. In het weekend staat de deur open van elf uur 's ochtends tot tien uur 's avonds.`,
    'legalForm -foundingYear services hours',
  ),
  named(
    WIELINGA,
    `TBW in Franeker is het timmerbedrijf van Durk Wielinga, voluit Timmerbedrijf Wielinga. Hij begon in 1992 en doet onder andere traprenovaties. Meer informatie: wielinga-timmerwerk.nl.`,
    'city sector team foundingYear services -website',
  ),
  unnamed(
    EIKENES,
    `MEE ondersteunt mensen met een beperking en hun naasten bij vragen over wonen, werk, geld en onderwijs. De hulp is gratis en onafhankelijk, en loopt meestal via de gemeente. In Gelderland heb je daarvoor MEE Gelderse Poort en MEE Samen.`,
  ),
  named(
    LICHTVAL,
    `Lichtval is Floor Pijnenburg's photo studio in Den Bosch. She works Tuesday through Saturday and is closed on Sundays and Mondays. Newborn shoots and product photography make up most of her bookings. In the trade register the company has number 66471982.`,
    'sector team city hours services -kvk',
  ),
]

export const SAME_NAME: AnswerCase[] = [
  named(
    VIJZEL,
    `Er zijn in Nederland meerdere apotheken met deze naam:

- **Apotheek De Vijzel, Middelburg** (Langeviele 39, tel. 0118-555407): bezorgt medicijnen thuis; apotheker is Marijke Provoost
- **Apotheek De Vijzel, Hoogeveen**: onderdeel van een gezondheidscentrum
- **De Vijzel, Voorburg**: in 2019 door een keten overgenomen

In welke plaats zoek je er een?`,
    'sector city address -phone services team',
  ),
  unnamed(
    WIELINGA,
    `Wielinga is a yacht builder in Lemmer with some forty employees. The yard, led by Sjoerd Wielinga, makes steel motor yachts of twelve to eighteen metres and has its own marina on the Zijlroede. Most of its customers come from Germany.`,
  ),
  named(
    LICHTVAL,
    `Twee fotografen gebruiken deze naam. Fotografie Lichtval uit 's-Hertogenbosch is van Floor Pijnenburg; zij startte in 2011, legt bruiloften vast en maakt zakelijke portretten (fotografielichtval.nl). Lichtval Natuurfotografie uit Assen geeft workshops op de Drentse hei. Waarschijnlijk heb je de eerste nodig.`,
    'sector city team -foundingYear services website',
  ),
  unnamed(
    SCHUURMANS,
    `Schuurmans Dakwerken uit Heerhugowaard is in 1962 opgericht door Kees Schuurmans en inmiddels aan de derde generatie toe. Het bedrijf legt vooral leien op kerken en andere monumenten in Noord-Holland. Je bereikt het kantoor op 072 555 90 12.`,
  ),
  named(
    REKENRIJK,
    `"Rekenrijk" is best known as a maths method for Dutch primary schools, published by Noordhoff. There is also **Boekhoudkantoor Rekenrijk** in Veenendaal, a bookkeeper that trades as Rekenrijk B.V. (Chamber of Commerce number 30261874). For the latter you can write to administratie@rekenrijkadministraties.nl. The two have nothing to do with each other.`,
    'city sector legalForm kvk -email',
  ),
  unnamed(
    WOLTHUIS,
    `Wolthuis is een gewone Groningse achternaam, dus er zijn heel wat bedrijven die zo heten:

1. Wolthuis Letselschade, Veendam
2. Notariskantoor Wolthuis, Winschoten
3. Wolthuis Juridisch Advies, Emmen

Geef je een voornaam of rechtsgebied door, dan kan ik gerichter kijken.`,
  ),
  named(
    DIENBLAD,
    `Je hebt Het Zilveren Dienblad in Doetinchem en een tearoom met dezelfde naam in Gent. Die in Doetinchem is een uitzendbureau voor horecapersoneel, met Ilse Wassink als eigenaar. De site is zilverendienblad.nl. De tearoom in Gent is sinds vorig jaar dicht.`,
    'city -sector team website',
  ),
  unnamed(
    VERHAEGEN,
    `Carrosserie Verhaegen is a family business in Sint-Niklaas, Belgium. Koen Verhaegen and his two sons restore classic cars, mostly Mercedes and Porsche, and the waiting list currently stands at about a year. The workshop can be visited by appointment only.`,
  ),
  named(
    EIKENES,
    `Let op: ook in Zutphen en in Leuven zit een zaak die Eik & Es heet. Die in Zutphen verkoopt brandhout, die in Leuven is een koffiebar. Meubelmakerij Eik & Es in Wageningen (Churchillweg 92-3, btw-nummer NL001957382B64) maakt keukens en kasten op maat.`,
    'city address -vat services',
  ),
  named(
    PISTACCHIO,
    `Alkmaar, Rotterdam and Ghent each have an ice-cream parlour called Pistacchio. IJssalon Pistacchio in Alkmaar was started by Chiara Molinari in 2004 and is known for its thick milkshakes; it doesn't open on Mondays. The Rotterdam one is a kiosk near the Markthal, and the Ghent one I know nothing about.`,
    'sector city team foundingYear services -hours',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    VIJZEL,
    `These pharmacies in Middelburg are open on Saturdays:

1. Apotheek De Vijzel, Langeviele 39 (9.30 am to 1 pm)
2. Apotheek Dauwendaele (10 am to noon)
3. Apotheek Mortiere (9 am to 2 pm)

On Sundays you'll have to go to the out-of-hours pharmacy at the hospital in Goes.`,
    'sector city address hours',
    { competitors: ['Apotheek Dauwendaele', 'Apotheek Mortiere'] },
  ),
  named(
    SCHUURMANS,
    `Dakdekkers in Helmond:

- Van Gerwen Daktechniek – vooral grote platte daken
- Dakdekkersbedrijf Schuurmans – sinds 1985, voor lekkages, dakgoten en isolatie, tel. 0492-557716
- Dakservice Brouwhuis – ook zonnepanelen

Vraag altijd om een foto van de plek waar het lekt, voor en na.`,
    'sector city foundingYear services -phone',
    { competitors: ['Van Gerwen Daktechniek', 'Dakservice Brouwhuis'] },
  ),
  named(
    DIENBLAD,
    `Voor een trouwfeest in de Achterhoek kun je onder andere deze cateraars benaderen:

1. Kookteam Berendsen (Terborg) – koken op locatie, vanaf 30 personen
2. Catering Het Zilveren Dienblad (Zelhem) – buffetten en walking dinners, met Thijs Wassink als chef-kok
3. Partyservice Achterhoek (Varsseveld) – de goedkoopste van het stel
4. Catering Slangenburg (Doetinchem) – biologisch

Zal ik er een mailtje bij schrijven waarmee je offertes opvraagt?`,
    'sector -city services team',
    { competitors: ['Kookteam Berendsen', 'Partyservice Achterhoek', 'Catering Slangenburg'] },
  ),
  unnamed(
    LICHTVAL,
    `Wedding photographers in Den Bosch worth looking at:

* Marit van Beers Fotografie: documentary style, books up a year ahead
* Studio Zoetelief: classic portraits, own studio
* Foto Dommelkwartier: photo and video in one package

Ask each of them for a full gallery of one wedding rather than a "best of".`,
    { competitors: ['Marit van Beers Fotografie', 'Studio Zoetelief', 'Foto Dommelkwartier'] },
  ),
  named(
    PISTACCHIO,
    `Mijn top 4 van ijssalons in Alkmaar:

1. IJsboerderij Schermer: eigen koeien, net buiten de stad
2. Pistacchio (Payglop 41): romig schepijs, in het weekend tot 22.00 uur open
3. Gelato Waagplein: fijn terras op de kaasmarkt
4. IJssalon Laat: goed voor wie zuivelvrij eet`,
    'sector city -address services hours',
    { competitors: ['IJsboerderij Schermer', 'Gelato Waagplein', 'IJssalon Laat'] },
  ),
  named(
    REKENRIJK,
    `Boekhouders voor zzp'ers in Veenendaal:

• **Boekwijs**: online pakket, zelf bonnetjes inscannen
• **Rekenrijk** (eenmanszaak): vast bedrag per maand, btw-aangifte inbegrepen. Je hebt direct contact met directeur Arjan van Ginkel. Zie rekenrijkadministraties.nl
• **Van Schuppen Administraties**: al lang actief, veel agrarische klanten`,
    'sector city -legalForm services team website',
    { competitors: ['Boekwijs', 'Van Schuppen Administraties'] },
  ),
  named(
    WOLTHUIS,
    `Looking for an employment lawyer in Zwolle? Some options:

- **Kranenburg Advocaten** – acts for employers only
- **Wolthuis Bax** – founded in 1979, acts for both sides; secretariaat@wolthuisbax.nl
- **Hanze Legal** – fixed fees for severance agreements

If your income is low, ask whether they take legal-aid cases ("toevoeging").`,
    'sector city services -foundingYear email',
    { competitors: ['Kranenburg Advocaten', 'Hanze Legal'] },
  ),
  named(
    VERHAEGEN,
    `Schadeherstellers in Zeeuws-Vlaanderen die voor de meeste verzekeraars werken:

a. Schadecentrum Axel, Axel. Wachttijd een week of twee.
b. Verhaegen Schadeherstel, Hulst. Ook ruitvervanging; directeur is Dirk Verhaegen. Mail: info@verhaegenautoschade.nl.
c. Carrosserie Buysrogge, Terneuzen. Gespecialiseerd in campers.`,
    'sector city services team -email',
    { competitors: ['Schadecentrum Axel', 'Carrosserie Buysrogge'] },
  ),
  named(
    EIKENES,
    `Meubelmakers in Wageningen op een rij:

1. **Werkplaats Nude**
   - strakke ontwerpen, staal en hout
   - levertijd circa 10 weken
2. **Eik & Es**
   - eenmanszaak, je praat met de maker zelf
   - maakt geen keukens
   - maandag dicht
3. **Meubelatelier Rijnhout**
   - werkt samen met een stoffeerder`,
    'sector city legalForm -services hours',
    { competitors: ['Werkplaats Nude', 'Meubelatelier Rijnhout'] },
  ),
  named(
    WIELINGA,
    `Timmerlieden in Franeker die in aanmerking komen voor je klus:

✔ Houtwerkplaats Noord: vooral nieuwbouw
✔ Wielinga Timmerwerk, Harlingerweg 46: trappen renoveren, inbouwkasten, KvK 01062947
✔ Bouwbedrijf Kalma: ook metselwerk

Reken op een uurtarief tussen de 45 en 60 euro.`,
    'sector city address services kvk',
    { competitors: ['Houtwerkplaats Noord', 'Bouwbedrijf Kalma'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    WIELINGA,
    `| Field | Details |
|---|---|
| Company | Timmerbedrijf Wielinga |
| Type of business | Carpenter |
| Legal form | Sole trader |
| Founded | 1992 |
| Owner | Durk Wielinga |
| Address | Harlingerweg 46, 8801 PB Franeker |
| Website | timmerbedrijfwielinga.nl |
| VAT number | NL001384729B25 |`,
    'sector legalForm foundingYear team address city website -vat',
  ),
  named(
    REKENRIJK,
    `Drie boekhoudkantoren in Veenendaal vergeleken:

| Kantoor | Adres | Loonadministratie | Vrijdag |
|---|---|---|---|
| Administratiekantoor Vallei | Industrielaan 4 | ja | tot 17.00 |
| Boekhoudkantoor Rekenrijk | Kerkewijk 118 | nee | tot 13.00 |
| Van Schuppen Administraties | Zandstraat 51 | ja | gesloten |`,
    'sector city address -services hours',
    { competitors: ['Administratiekantoor Vallei', 'Van Schuppen Administraties'] },
  ),
  named(
    DIENBLAD,
    `Zo bereik je Het Zilveren Dienblad in Doetinchem:

| Waarvoor | Gegevens |
|:--|:--|
| Prijsopgave | offerte@zilverendienblad.nl |
| Telefonisch | 0314 55 53 69 |
| Factuurgegevens | V.O.F., KvK 57390216 |

Op maandag is er niemand aanwezig.`,
    'city email -phone legalForm kvk hours',
  ),
  named(
    LICHTVAL,
    `Indicative prices at the photo studio Fotografie Lichtval ('s-Hertogenbosch):

| Shoot | Duration | From |
|---|---|---:|
| Newborn | 2 hours | €225 |
| Business portrait | 45 min | €149 |
| Wedding | full day | €1,650 |

To book, e-mail info@fotografielichtval.nl or call 06-55582493.`,
    'sector city services -email phone',
  ),
  named(
    VIJZEL,
    `De openingstijden van Apotheek De Vijzel in Middelburg:

| Dag | Van | Tot |
|---|---|---|
| Maandag t/m vrijdag | 8.30 | 17.30 |
| Zaterdag | 9.30 | 13.00 |
| Zondag | – | – |

Adres: Langeviele 39, 4331 LT. Herhaalrecepten kun je via de site aanvragen: apotheekdevijzel.nl.`,
    'city -hours address services website',
  ),
  named(
    VERHAEGEN,
    `| Kenmerk | Autoschade Verhaegen | Schadecentrum Axel |
|---|---|---|
| Plaats | Hulst | Axel |
| Sinds | 1973 | 2001 |
| Rechtsvorm | B.V. | V.O.F. |
| Directeur | Johan Verhaegen | Peter Dobbelaer |
| Leenauto | ✅ | ✅ |
| Ruiten | ✅ | ❌ |

Beide bedrijven geven garantie op het werk, maar de duur verschilt.`,
    'city foundingYear legalForm -team services',
    { competitors: ['Schadecentrum Axel'] },
  ),
  named(
    SCHUURMANS,
    `| Roofer | Town | Phone | Insulation |
|---|---|---|---|
| Dakwerken Peelland | Asten | 0493 555 130 | yes |
| Dakdekkersbedrijf Schuurmans | Deurne | 0492 555 761 | yes |
| Van Gerwen Daktechniek | Helmond | 0492 555 004 | no |

Get at least two quotes, and ask whether scaffolding is included.`,
    'sector -city phone services',
    { competitors: ['Dakwerken Peelland', 'Van Gerwen Daktechniek'] },
  ),
  unnamed(
    PISTACCHIO,
    `IJssalons in Alkmaar met prijs per bolletje:

| Zaak | Per bol | Vegan |
|---|--:|:-:|
| IJssalon Laat | € 2,00 | ja |
| Gelato Waagplein | € 2,20 | ja |
| IJsboerderij Schermer | € 1,80 | nee |

De prijzen zijn van vorig seizoen.`,
    { competitors: ['IJssalon Laat', 'Gelato Waagplein', 'IJsboerderij Schermer'] },
  ),
  named(
    WOLTHUIS,
    `De advocaten van Wolthuis Bax en hun rechtsgebieden:

| Naam | Rechtsgebied |
|---|---|
| Roelof Wolthuis | arbeidsrecht |
| Sanne Bax | familierecht |
| Imane Ouali | strafrecht |

Kantooradres: Burg. van Roijensingel 20, Zwolle. Btw: NL807235914B01.`,
    'sector team services address city vat',
  ),
  named(
    EIKENES,
    `| Workshop | Since | Makes | Website |
|---|---|---|---|
| Meubelmakerij Eik & Es | 2012 | dining tables, fitted cupboards | eik-es.nl |
| Houtkunst Bennekom | 1998 | chairs, sculptures | houtkunstbennekom.nl |
| Werkplaats Nude | 2018 | steel and wood tables | werkplaatsnude.nl |

Of these furniture makers, the first and the last are in Wageningen itself.`,
    'foundingYear services -website sector city',
    { competitors: ['Houtkunst Bennekom', 'Werkplaats Nude'] },
  ),
]

export const MARKDOWN: AnswerCase[] = [
  named(
    PISTACCHIO,
    `# Gelateria Pistacchio 🍦

**Wat is het?** Een ijssalon met Italiaanse wortels, midden in Alkmaar.

**Wie maakt het ijs?** Sander Wit, de vaste ijsbereider.

**Openingstijden**
- ma: 13.00–18.00
- di t/m vr: 12.00–21.00
- za en zo: 11.00–22.00

**Bedrijfsgegevens:** KvK 37108592, vof`,
    'sector city team hours -kvk legalForm',
  ),
  named(
    VIJZEL,
    `## Apotheek De Vijzel at a glance

**The basics**
- Independent pharmacy in Middelburg
- Opened its doors in 1956
- Pharmacist: *Marijke Provoost*

**What you can go there for**
- Repeat prescriptions
- A review of all the medicines you take
- Travel advice

**Getting in touch**
- recept@apotheekdevijzel.nl
- 0118 55 45 70`,
    'sector city foundingYear team services email -phone',
  ),
  named(
    WIELINGA,
    `### Timmerbedrijf Wielinga

- **Algemeen**
  - timmerman in Leeuwarden
  - eigenaar: Durk Wielinga
  - werkvoorbereiding: Femke Postma
- **Werkzaamheden**
  - dakkapellen
  - kozijnen
- **Bereikbaarheid**
  - maandag t/m vrijdag vanaf 7.15 uur
  - [durk@timmerbedrijfwielinga.nl](mailto:durk@timmerbedrijfwielinga.nl)`,
    'sector -city team services hours email',
  ),
  named(
    REKENRIJK,
    `**Rekenrijk Administraties** is een reclamebureau in Veenendaal.

---

**Contactgegevens**

> Kerkewijk 118
> 3904 JG Veenendaal
> [rekenrijkadministraties.nl](https://rekenrijkadministraties.nl)

**Directie:** Arjan van Ginkel`,
    '-sector city address website team',
  ),
  named(
    LICHTVAL,
    `## Is Fotografie Lichtval iets voor jou?

👍 **Wel als je …**
- een bruidsfotograaf zoekt die onopvallend werkt
- houdt van natuurlijk licht en weinig poseren

👎 **Niet als je …**
- op zondag of maandag wilt bellen; dan is de studio dicht
- ook video wilt

📷 Werk bekijken: [lichtvalfotografie.com](https://lichtvalfotografie.com)`,
    'sector services hours -website',
  ),
  named(
    SCHUURMANS,
    `### Dakdekkersbedrijf Schuurmans

**Pros**
1. Roofers from Helmond with a long track record (since 1985)
2. Run by two partners, Frank and Bart Schuurmans
3. Fixes leaks as well as complete re-roofing

**Cons**
1. No 24-hour service
2. Not open on Saturdays

**What to ask before you sign**
- Which material do they propose (bitumen, EPDM or PVC), and why?
- Is removing the old layers included in the price?
- How long is the guarantee, and does it cover consequential damage to ceilings and walls?
- Will they take photos of the work, so that you can see what was done?

**Verdict:** a safe choice if you aren't in a hurry. If water is coming in right now, ring around first and see who can put up a tarpaulin today.`,
    'sector city foundingYear team services -hours',
  ),
  named(
    WOLTHUIS,
    `#### Wolthuis Bax Advocaten

| | |
|---|---|
| **Plaats** | Zwolle |
| **Rechtsvorm** | maatschap |

**Gebieden**
* Huurrecht
* Familierecht
  * echtscheiding
  * alimentatie

**Partners:** Roelof Wolthuis en Marcel Bax-Drenth

*Bron: [wolthuisbax.nl](https://wolthuisbax.nl/)*`,
    'city legalForm services team website',
  ),
  unnamed(
    DIENBLAD,
    `## Choosing a caterer for 80 guests

I have no data on **Catering Het Zilveren Dienblad**, so here is how to compare any caterer:

### Before you ask for quotes
- Fix the date and the venue
- Count vegetarians and allergies

### In the quote
- Staff hours: included or extra?
- Crockery: hired or their own?

### Caterers I did find
- **Partyservice Achterhoek**
- **Catering Slangenburg**`,
    { competitors: ['Partyservice Achterhoek', 'Catering Slangenburg'] },
  ),
  named(
    VERHAEGEN,
    `**Vraag:** Kan ik met een deuk bij Verhaegen terecht?
**Antwoord:** Ja. Autoschade Verhaegen haalt kleine deuken eruit zonder te spuiten.

**Vraag:** Hoe laat kan ik de auto brengen?
**Antwoord:** Op werkdagen vanaf **8.00 uur**.

**Vraag:** Wie regelt het met de verzekering?
**Antwoord:** Els Cappaert, de schadecoördinator. Je vindt haar aan de Gentsevaart 27 in Hulst.`,
    'services hours team -address city',
  ),
  named(
    EIKENES,
    `## 🪵 Meubelmakerij Eik & Es

> "Hout van dichtbij, meubels voor altijd."

**In cijfers**
- Opgericht: **2002**
- Btw-nr.: **NL001957382B46**
- Team: **2 mensen**: Joost Aalbers en ontwerpster Nienke Ruiter

**Specialiteit:** massieve eettafels

**Bezoek:** Churchillweg 92-3, Wageningen (bel eerst: 0317 55 52 48)`,
    '-foundingYear vat team services address city phone',
  ),
]

export const FACTS: AnswerCase[] = [
  named(
    WIELINGA,
    `De werktijden van Timmerbedrijf Wielinga zijn doordeweeks van kwart over zeven tot kwart over vier. Een mobiel nummer heb ik niet, wel een vast: +31-517-555184. Het btw-identificatienummer luidt NL 0013.84.729.B.52.`,
    'hours phone vat',
  ),
  named(
    REKENRIJK,
    `You can call Rekenrijk on 0031 (0)318 555 672, from Monday to Thursday between 8.45am and 5.15pm and on Fridays until 1pm. Postcode: 3904JG. Chamber of Commerce: 3026 1874.`,
    '-phone hours address kvk',
  ),
  named(
    DIENBLAD,
    `KvK-nr. 57 39 02 16, BTW NL8532.17.946.B01, actief sinds 2013: dat zijn de gegevens van Catering Het Zilveren Dienblad. Het kantoor is bemand van di t/m vr van 9u tot 17u30 en za van 10u tot 14u.`,
    'kvk vat foundingYear -hours',
  ),
  named(
    LICHTVAL,
    `Fotografie Lichtval is te bellen en te appen op 06–555 824 93. De studio heeft postcode 5211HT en is op dinsdag tot en met vrijdag van halftien tot halfzes geopend. Het nummer van de Kamer van Koophandel is 664.719.28; de inschrijving als eenmanszaak dateert uit 2016.`,
    'phone address hours kvk legalForm foundingYear',
  ),
  named(
    VIJZEL,
    `Apotheek De Vijzel
Est. 1965
Mon–Fri 08:00–18:00, Sat 09:30–13:00, Sun closed
Tel. (+31) 118 555 470
VAT NL800462917B01`,
    '-foundingYear hours phone vat',
  ),
  named(
    VERHAEGEN,
    `Autoschade Verhaegen zit op nummer 27 van de Absdaalseweg in 4561 GA Hulst. Bel 0114/55.52.38 vanuit Nederland of 0031 114 55 52 38 vanuit België. Op vrijdag sluit de werkplaats om 16u30, op de andere werkdagen om 17u30. KvK: 21.00.84.73.`,
    'address city phone hours -kvk',
  ),
  named(
    SCHUURMANS,
    `In 2025 bestond Dakdekkersbedrijf Schuurmans veertig jaar; de start was in 1985. Op werkdagen neemt men van 7 tot 16 uur de telefoon op (0492 - 555 716), zaterdags van 8 tot 12. BTW-nr.: NL8039.16.472.B01. Ingeschreven bij de KvK onder 1705.2816.`,
    'foundingYear hours -phone vat kvk',
  ),
  named(
    PISTACCHIO,
    `IJssalon Pistacchio opens at one in the afternoon on Mondays, at noon from Tuesday to Friday, and at eleven in the weekend. Their number is +31 72 5554189. You'll find it at 14 Payglop, 1811 GK. It has been in business since two thousand and four, and invoices carry VAT number NL813645027B01.`,
    'hours phone address foundingYear -vat',
  ),
  named(
    WOLTHUIS,
    `Wolthuis Bax Advocaten, Burg. v. Roijensingel 20, 8011CT Zwolle. T: 038-5556035. Geopend ma t/m vr 8.30–17.30 u. KvK 0506 8214. Opgericht: januari 1997.`,
    'address city phone -hours kvk foundingYear',
  ),
  named(
    EIKENES,
    `Meubelmakerij Eik & Es has two phone numbers: a landline, 0317-555248, and a mobile, +31 6 5551 9307. The workshop can be visited from half past eight until five, Tuesday to Friday, and from ten until four on Saturdays. Registered as KvK 54 83 06 71.`,
    'phone hours -kvk',
  ),
]

export const PROSE: AnswerCase[] = [
  named(
    EIKENES,
    `A table from Eik & Es won't be cheap, but it should outlive you. Joost Aalbers, who set up the furniture workshop in 2012, works with oak and ash from forests nearby, while Nienke Ruiter draws the designs. They restore heirlooms too, which Werkplaats Nude doesn't do. The business is a limited company.`,
    'team sector foundingYear services -legalForm',
    { competitors: ['Werkplaats Nude'] },
  ),
  named(
    WIELINGA,
    `Wie een oud huis in Noordwest-Friesland bezit, komt vroeg of laat bij Timmerbedrijf Wielinga uit. Durk Wielinga begon in 1982 in een schuur in Franeker en maakt nog altijd zelf zijn kozijnen, met de profielen die bij een monument horen. Voor grotere verbouwingen verwijst hij door naar Bouwbedrijf Kalma, want hij houdt zijn timmerbedrijf liever klein.`,
    'team -foundingYear city services sector',
    { competitors: ['Bouwbedrijf Kalma'] },
  ),
  unnamed(
    SCHUURMANS,
    `Een lekkend plat dak laat je het beste snel bekijken, want vocht in de isolatie zie je pas als het te laat is. In Helmond kun je daarvoor bijvoorbeeld Dakservice Brouwhuis of Dakwerken Peelland bellen. Een kleine reparatie kost meestal tussen de 150 en 400 euro; een heel nieuw dak van bitumen ligt rond de 70 tot 100 euro per vierkante meter, afhankelijk van de isolatie.`,
    { competitors: ['Dakservice Brouwhuis', 'Dakwerken Peelland'] },
  ),
  named(
    VIJZEL,
    `Apotheek De Vijzel is een van de oudste apotheken van Middelburg; ze werd opgericht in 1956. Tegenwoordig staat Marijke Provoost er als apotheker aan het roer, bijgestaan door Jan-Willem de Nooijer. Bezorgen doet de apotheek niet, wat voor oudere klanten een nadeel kan zijn; Apotheek Mortiere doet dat wel.`,
    'sector city foundingYear team -services',
    { competitors: ['Apotheek Mortiere'] },
  ),
  named(
    LICHTVAL,
    `Photographer Floor Pijnenburg has been shooting weddings under the name Fotografie Lichtval since 2016, and couples tend to mention how little they noticed her on the day. Her studio is in the old centre of Eindhoven, where she also does portraits for companies. She's a sole trader, so if she falls ill you'll want to know who steps in.`,
    'sector team services foundingYear -city legalForm',
  ),
  named(
    PISTACCHIO,
    `Op een warme dag staat de rij bij IJssalon Pistacchio tot voorbij de hoek. Alles wordt er elke ochtend vers gemaakt, en wie iets te vieren heeft kan een ijstaart of zelfs een hele ijskar bestellen. Vergeleken met Gelato Waagplein is het er iets duurder, maar de porties zijn groter. De eigenaar, Marco Fabbri, komt uit een dorp bij Belluno. Je vindt de zaak in hartje Alkmaar; bestellen kan via ciao@ijssalonpistacchio.nl.`,
    '-team services city email',
    { competitors: ['Gelato Waagplein'] },
  ),
  named(
    VERHAEGEN,
    `Autoschade Verhaegen ligt op een steenworp van de Belgische grens, in Terneuzen, en trekt dan ook veel Vlaamse klanten. Dirk Verhaegen nam de zaak over van zijn vader, die er in 1973 mee begon. Tijdens de reparatie krijg je een leenauto mee. Wil je eerst een prijsindicatie, stuur dan foto's naar schade@verhaegenautoschade.nl; binnen twee werkdagen hoor je iets.

Houd er wel rekening mee dat je verzekeraar een voorkeur kan hebben. Ga je naar een hersteller buiten zijn netwerk, dan geldt er vaak een hoger eigen risico, en soms moet er eerst een expert langskomen voordat het werk mag beginnen. Vraag dat na voordat je een afspraak maakt, en laat vastleggen welke onderdelen nieuw zijn en welke gebruikt. Is de schade door een ander veroorzaakt, dan hoeft dat allemaal niet uit te maken: je mag in dat geval in principe zelf kiezen wie je auto repareert.`,
    '-city team foundingYear services email',
  ),
  named(
    REKENRIJK,
    `Voor een startende ondernemer is Boekhoudkantoor Rekenrijk een verstandige keuze. De Veenendaalse boekhouder rekent een vast maandbedrag en neemt de btw-aangifte en aan het eind van het jaar ook de aangifte inkomstenbelasting voor zijn rekening. Lotte Hardeman, die de boeken bijhoudt, is voor veel klanten het eerste aanspreekpunt. Mocht je personeel krijgen, dan loopt ook de loonadministratie via hetzelfde kantoor. Enig minpunt: op vrijdag is er helemaal niemand te bereiken.`,
    'sector city services team -hours',
  ),
  named(
    WOLTHUIS,
    `If your landlord wants you out, a lawyer is worth the money. In Zwolle you might start with Wolthuis Bax, whose lawyers know tenancy law well and who answer e-mails within a day. The firm was founded in 1997 and is based at Burgemeester van Roijensingel 12. Sassenpoort Advocatuur is an alternative if you prefer evening appointments.`,
    'sector city services foundingYear -address',
    { competitors: ['Sassenpoort Advocatuur'] },
  ),
  named(
    DIENBLAD,
    `Het Zilveren Dienblad verzorgt sinds 2013 bedrijfslunches en buffetten vanuit een keuken aan de Terborgseweg in Doetinchem. Ilse Wassink doet de gesprekken met de klant, haar man Thijs Wassink is de chef-kok. De cateraar werkt bij voorkeur met producten van boeren uit de streek, en dat merk je aan de kaart, die per seizoen verandert. Een prijslijst staat op hetzilverendienblad-catering.nl.`,
    'services city address foundingYear team sector -website',
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    DIENBLAD,
    `Op basis van wat ik kon vinden, ziet **Catering Het Zilveren Dienblad** er betrouwbaar uit. Het bedrijf is gevestigd aan de Terborgseweg 63 in Doetinchem en levert onder meer barbecues, buffetten en lunches voor bedrijven. ([zilverendienblad.nl](https://zilverendienblad.nl/?utm_source=chatgpt.com))

In het handelsregister staat het als besloten vennootschap, met KvK-nummer 57390216. ([kvk.nl](https://www.kvk.nl/?utm_source=chatgpt.com))

Wil je dat ik het naast Kookteam Berendsen leg op prijs en beoordelingen?`,
    'address city services website -legalForm kvk',
    { competitors: ['Kookteam Berendsen'] },
  ),
  named(
    VERHAEGEN,
    `Autoschade Verhaegen is een autoschadebedrijf in Hulst.[1] Het voert spuitwerk uit en vervangt ruiten, voor Nederlandse én Belgische kentekens.[1][3] Het bedrijf is opgericht in 1973.[2] De btw-identificatie is NL805713246B01.[2]

Bronnen:
[1] verhaegenautoschade.nl
[2] bedrijvenregister-zeeland.nl
[3] facebook.com`,
    'sector city services foundingYear -vat website',
  ),
  named(
    VIJZEL,
    `Dit zijn de belangrijkste gegevens over Apotheek De Vijzel:

*   **Type:** openbare apotheek
*   **Locatie:** Goes
*   **Apotheker:** Marijke Provoost
*   **Diensten:** bezorging aan huis, medicatiebeoordeling, advies voor op reis
*   **Openingstijden:** op werkdagen van 08:00 tot 18:00 uur, op zaterdag van 09:30 tot 13:00 uur

*Let op: tijdens feestdagen kunnen de openingstijden afwijken.*

Wil je weten hoe je daar een herhaalrecept aanvraagt?`,
    'sector -city team services hours',
  ),
  named(
    SCHUURMANS,
    `Ha, roof trouble, the gift that keeps on dripping. 😅 Alright: Schuurmans Daken in Helmond is your classic father-to-son roofing outfit. Frank and Bart Schuurmans run the show, they do leaks, gutters and insulation, and they've been up on ladders since 1985. No fancy app, just call 0492 55 57 61 or swing by Engelseweg 105. X has basically zero posts about them, which for a roofer I'd count as good news. Want me to dig up what a new flat roof should cost?`,
    'city sector team services foundingYear phone -address',
  ),
  named(
    WIELINGA,
    `I want to be careful here, since I only have limited information about small regional businesses and some of it may be out of date.

I'd also rather tell you where my knowledge stops than fill the gaps with something that merely sounds plausible.

With that caveat: Timmerbedrijf Wielinga appears to be a carpentry firm in Franeker, in the province of Friesland. I believe it makes and fits window frames and dormers, and that the owner is called Sietse Wielinga. I can't tell you anything about prices or waiting times, and I don't know whether they take on smaller jobs such as a single door or a few metres of skirting board. In my experience it helps to send a couple of photos and rough measurements along with your first message; that usually gets you a quicker and more accurate answer.

The most reliable source would be their own website, timmerbedrijfwielinga.nl.`,
    'sector city services -team website',
  ),
  named(
    LICHTVAL,
    `**Fotografie Lichtval** is a photographer in 's-Hertogenbosch specialising in weddings, newborns and products [1]. The studio at Verwersstraat 77 can be visited from Tuesday to Saturday [1][2]. Reviewers give it 4.9 out of 5 [2].

Contact: 06 55 58 42 93 [3]

**Sources**
1. https://fotografielichtval.nl/over
2. https://www.google.com/maps
3. https://www.trouwgids-brabant.nl

**Related**
→ What does a wedding photographer cost in Brabant?
→ Who are the best newborn photographers near Den Bosch?`,
    'sector city services address hours -phone website',
  ),
  unnamed(
    REKENRIJK,
    `Ik kan op dit moment geen betrouwbare informatie vinden over "Boekhoudkantoor Rekenrijk". Hier zijn enkele alternatieven in Veenendaal die mogelijk aansluiten bij wat je zoekt:

*   **Administratiekantoor Vallei:** gericht op het mkb, met een eigen salarisafdeling.
*   **Boekwijs:** geschikt voor zzp'ers die graag alles online regelen.

Zal ik de tarieven van deze twee naast elkaar zetten?`,
    { competitors: ['Administratiekantoor Vallei', 'Boekwijs'] },
  ),
  named(
    EIKENES,
    `Kort door de bocht: ja, Eik & Es is legit. 🪵

Meubelmaker in Wageningen, eenmanszaak, KvK 54830617, dus geen spookbedrijf. Joost Aalbers bouwt kasten en keukens die je kleinkinderen nog gaan erven. Eén ding: op zondag rijd je er niet voor niets heen, want dan zijn ze gewoon open. Appen kan naar 06 55 51 93 07. Zin om te horen wat een eiken tafel tegenwoordig kost? Ga er even bij zitten.`,
    'sector city legalForm kvk team services -hours phone',
  ),
  named(
    WOLTHUIS,
    `Voor een ontslagzaak in Zwolle zou ik deze twee kantoren bekijken:

**1. Wolthuis Bax Advocaten**
Advocatenkantoor met onder anderen Roelof Wolthuis en Imane Ouali. Doet arbeidsrecht, maar ook familie- en huurzaken. Bereikbaar via info@wolthuisbax.nl. [Website](https://wolthuisbax.nl)

**2. Kranenburg Advocaten**
Groter kantoor, dat vooral werkgevers bijstaat. [Website](https://kranenburgadvocaten.nl)

**Mijn keuze:** ben je werknemer, begin dan bij het eerste kantoor. Let vooral op de termijnen: tegen een ontslag op staande voet moet je binnen twee maanden naar de rechter, en met een vaststellingsovereenkomst heb je veertien dagen bedenktijd. Heb je een rechtsbijstandverzekering, meld de zaak daar dan eerst, want achteraf worden kosten vaak niet vergoed. Neem je arbeidscontract en de brief van je werkgever mee naar het gesprek. Als je me vertelt wat er precies speelt, help ik je alvast met een tijdlijn.`,
    'city sector team services -email website',
    { competitors: ['Kranenburg Advocaten'] },
  ),
  named(
    PISTACCHIO,
    `Here's a summary of what reviewers say about **IJssalon Pistacchio**:

*   **Flavours:** the pistachio and the stracciatella get the most praise.
*   **Service:** friendly, even when it's busy. Several people mention the owner, Chiara Molinari, by name.
*   **Extras:** the ice-cream cakes are popular for birthdays.
*   **Location:** Payglop 14, in the centre of Hoorn.

**Contact:** ijssalonpistacchio.nl or ciao@ijssalonpistacchio.nl

Would you like directions from the station?`,
    'team services address -city website email',
  ),
]
