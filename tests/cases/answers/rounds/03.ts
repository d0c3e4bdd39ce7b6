/** Answers of every kind, written after the second round had been learnt from. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BERG, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, STUDIO } from '#tests/cases/answers/companies/01.ts'
import { DEWAELE, KETTING, KROLLER, NEST, PIXELWERK, ZEEZICHT, ZONNEHOF } from '#tests/cases/answers/companies/02.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(NEST, 'Ik heb daar helaas geen betrouwbare gegevens over. Kinderopvang Het Nest komt in de door mij geraadpleegde bronnen niet naar voren.'),
  unnamed(DEWAELE, 'Er zijn verschillende personen die Jan De Waele heten, maar een schildersbedrijf onder die naam in Gent heb ik niet kunnen terugvinden.'),
  unnamed(ZEEZICHT, "I wasn't able to find a hotel called Hotel Zeezicht in Zandvoort. It may have closed or changed its name."),
  unnamed(PIXELWERK, 'Het spijt me, maar mijn trainingsdata bevat niets over Pixelwerk uit Eindhoven.'),
  unnamed(KROLLER, 'Kröller & Łuczak Advocaten: geen resultaten.'),
  named(NEST, 'Kinderopvang Het Nest in Deventer biedt dagopvang. Een wachtlijst wordt nergens vermeld.', 'city services'),
  named(KETTING, 'Hoewel ik geen officiële website kon vinden, lijkt Fietsenmakerij Ketting aan de Hinthamerstraat in Den Bosch nog open te zijn.', 'address city'),
  unnamed(STUDIO, 'No reliable sources mention a design agency named Studio Noord.'),
  named(BERG, 'Niet alleen warmtepompen, ook zonnepanelen kun je laten plaatsen door Van der Berg & Zonen Installatietechniek.', 'services'),
  unnamed(ZONNEHOF, 'Tandartspraktijk Zonnehof lijkt niet te bestaan, of is niet online vindbaar.'),
]

export const NAMES: AnswerCase[] = [
  unnamed(NEST, 'Kinderopvang Het Vogelnest in Deventer heeft drie groepen.'),
  unnamed(NEST, 'Bouw met de kinderen een vogelhuisje en kijk of het nest wordt bewoond.'),
  unnamed(NEST, 'Google Nest is een slimme thermostaat die je met je telefoon bedient.'),
  unnamed(DEWAELE, 'Dewaele Vastgoed is een makelaarskantoor met vestigingen in heel Vlaanderen.'),
  unnamed(DEWAELE, 'Schilderwerken De Wilde uit Gent doet ook gevelrenovatie.'),
  named(DEWAELE, "Jan De Waele's schildersbedrijf in Gent krijgt goede beoordelingen.", 'city sector'),
  unnamed(PIXELWERK, 'PixelWork Studio ontwikkelt games en zit in Eindhoven.'),
  unnamed(ZEEZICHT, 'Appartementen Zeezicht in Zandvoort worden per week verhuurd.'),
  unnamed(KORENAAR, 'Molen De Korenaar is op zaterdag te bezoeken.'),
  named(KORENAAR, 'Probeer eens "de Korenaar": hun zuurdesembrood is bekend in heel Utrecht.', 'services city'),
  unnamed(LINDE, 'Yvonne van der Linde is fysiotherapeut in Zwolle.'),
  named(HOEKJE, 'Café ‘t Hoekje (Groningen) schenkt lokale bieren.', 'city'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(NEST, 'Het Nest is een restaurant in Antwerpen met een vegetarische kaart.'),
  unnamed(NEST, 'Kinderopvang Het Nest, Almelo: Wierdensestraat 40, tel. 0546-555010.'),
  named(NEST, 'Er zijn twee organisaties met deze naam. Kinderopvang Het Nest in Deventer (0570-555120) en Het Nest in Utrecht, een theatergezelschap uit 2010.', 'city phone'),
  unnamed(DEWAELE, 'Jan De Waele is een Belgisch wielrenner, geboren in 1971 in Aalst.'),
  unnamed(KROLLER, 'Anton Kröller was een zakenman; samen met Helene Müller legde hij een kunstcollectie aan.'),
  named(ZEEZICHT, '**Hotel Zeezicht (Zandvoort)**: 023-5551012. **Hotel Zeezicht (Harlingen)**: 0517-555012.', 'city phone'),
  unnamed(PIXELWERK, 'Pixelwerk, een fotostudio in Zwolle, maakt portretten en bedrijfsreportages.'),
  unnamed(BRIGHTWATER, 'Brightwater, Inc. is a US company selling water filters; its headquarters are in Austin, Texas.'),
]

export const LISTS: AnswerCase[] = [
  named(
    NEST,
    `**Kinderopvang in Deventer – overzicht**

| Organisatie | Soort opvang | LRK/Contact |
|---|---|---|
| Partou | Dagopvang, bso | partou.nl |
| Het Nest | Dagopvang, peuteropvang | 0570-555120 |
| De Boomhut | Bso | boomhut.nl |`,
    'city services phone sector',
    { competitors: ['Partou'] },
  ),
  named(
    DEWAELE,
    'Drie schilders in Gent:\n\n– Kleur & Co (sinds 1998)\n– De Waele Schilderwerken (sinds 2013)\n– Schilders Verlinden (sinds 1975)',
    'city -foundingYear sector',
    { competitors: ['Kleur & Co', 'Schilders Verlinden'] },
  ),
  named(
    PIXELWERK,
    `Vergelijking:

- **Bitfabriek**
  - Plaats: Helmond
  - Telefoon: 0492-555100
- **Pixelwerk**
  - Plaats: Veldhoven
  - Telefoon: 040-5550901`,
    '-city phone',
    { competitors: ['Bitfabriek'] },
  ),
  unnamed(KROLLER, '1. Hofstad Legal (arbeidsrecht)\n2. Van Rijn & Partners (huurrecht)\n3. Advocatenkantoor Kröner (mediation)', {
    competitors: ['Hofstad Legal', 'Van Rijn & Partners'],
  }),
  named(
    ZONNEHOF,
    'Vergelijk ook eens Mondzorg Eemplein (033-5554321), Zonnehof Tandartsen (033-5550678) en Tandheelkundig Centrum Vathorst (033-5559876).',
    'phone',
    { competitors: ['Mondzorg Eemplein', 'Tandheelkundig Centrum Vathorst'] },
  ),
  named(
    KETTING,
    '| Vraag | Antwoord |\n|---|---|\n| Bedrijf | Fietsenmakerij Ketting |\n| Eigenaar | Joost Ketting |\n| Sinds | 2016 |\n| BTW-nummer | onbekend |\n| Plaats | ’s-Hertogenbosch |',
    'team foundingYear city',
  ),
]

export const FACTS: AnswerCase[] = [
  named(NEST, 'Stichting Kinderopvang Het Nest, Brinkgreverweg 3, 7413AA Deventer, KvK 41244565.', 'legalForm address city -kvk'),
  named(NEST, 'Het Nest opende in 1994 de deuren en is dus al ruim 30 jaar actief. Directeur is Saskia ter Horst.', 'foundingYear team'),
  named(NEST, 'Je bereikt Kinderopvang Het Nest op (0570) 55 51 20, van 7.30 tot 18.30 uur, of via planning@hetnest-deventer.nl.', 'phone email'),
  named(NEST, 'The director of Kinderopvang Het Nest is Petra Bos, and it was founded in 1996.', '-team -foundingYear'),
  named(DEWAELE, 'Jan De Waele, Kortrijksesteenweg 410, 9000 Gent – T. 09 223 61 62 – www.dewaele-schilder.be', 'address city phone website'),
  named(DEWAELE, 'Bel De Waele Schilderwerken: +32 (0)9 223 61 63.', '-phone'),
  named(DEWAELE, 'Schilderwerken De Waele werkt al meer dan twintig jaar in en rond Gent en is sterk in behangen.', 'city services'),
  named(KROLLER, 'Kröller & Łuczak Advocaten NV · Lange Voorhout 33a, The Hague · founded by Anaïs Kröller in 2001', 'legalForm address city team foundingYear'),
  named(KROLLER, 'Mail Kröller Advocaten via info@krollerluczak.nl of bel 070-5550798.', '-email -phone'),
  named(PIXELWERK, 'Pixelwerk (pixelwerk.nl) zit op de Torenallee in Eindhoven.', '-website address city'),
  named(PIXELWERK, 'Pixelwerk, CTO: Fatma Yildiz, maakt koppelingen en webapps.', 'team services'),
  named(ZEEZICHT, 'Hotel Zeezicht — 14 Boulevard Barnaart, 2041 JB Zandvoort, The Netherlands — rated 8.1 on Booking.com', 'address city'),
  named(ZEEZICHT, 'Hotel Zeezicht is het oudste hotel van Zandvoort (1926) en had in 1944 zware oorlogsschade.', 'city sector'),
  named(STUDIO, 'Studio Noord v.o.f., opgericht op 1 april 2014, KvK-nr. 60.31.84.57', 'legalForm foundingYear kvk'),
  named(BERG, 'Van der Berg & Zonen Installatietechniek (btw: NL804719263B01) heeft een showroom aan de Ceresstraat 7 A te Breda, open op zaterdag van 10 tot 16 uur.', 'address city'),
  named(HOEKJE, 'Café ’t Hoekje bestaat al sinds 1913 en is daarmee het oudste café van de Poelestraat.', '-foundingYear address sector'),
  named(LINDE, 'Fysiotherapie Linde: ma 8:00–20:00, di 8:00–17:30, wo gesloten. Afspraak: 038 555 0345.', 'phone'),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    NEST,
    `**Kinderopvang Het Nest** is een kinderdagverblijf in Deventer met drie locaties. Hieronder de belangrijkste informatie:

- **Opvangsoorten:** dagopvang (0–4 jaar), peuteropvang (2–4 jaar) en buitenschoolse opvang (4–12 jaar) [1]
- **Adres hoofdlocatie:** Brinkgreverweg 3, 7413 AA Deventer [1][2]
- **Telefoon:** 0570 – 55 51 20
- **Openingstijden:** ma t/m vr 07:00–18:30
- **Uurtarief 2026:** € 11,23 (dagopvang)

GGD Twente inspecteerde de locatie in maart 2026 en constateerde geen tekortkomingen. [3]

Bronnen:
[1] https://www.hetnest-deventer.nl/locaties
[2] https://www.landelijkregisterkinderopvang.nl
[3] https://www.ggdtwente.nl`,
    'sector city services address phone website',
  ),
  unnamed(
    NEST,
    `Op zoek naar kinderopvang in Deventer? Dit zijn bekende aanbieders:

1. **Partou** – landelijke organisatie met meerdere locaties in Deventer.
2. **Kindercentrum De Boomhut** – kleinschalig, met een grote buitentuin. Kinderen maken er in het voorjaar een nest voor de eendjes.
3. **Gastouderbureau Salland** – bemiddelt bij gastouders thuis.

Tip: vergelijk de inspectierapporten op het Landelijk Register Kinderopvang.`,
    { competitors: ['Partou', 'Kindercentrum De Boomhut'] },
  ),
  named(
    DEWAELE,
    `Voor schilderwerk in Gent kan je terecht bij **Jan De Waele** (Schilderwerken De Waele).

Wat klanten zeggen:
> "Stipt, proper en correcte prijs."

✅ Binnenschilderwerk
✅ Behangen
❌ Parket schuren

Contact: 09/223.61.62 of jan@dewaele-schilder.be. Hij is gevestigd aan de Kortrijksesteenweg 401.`,
    'city services phone email -address',
  ),
  named(
    ZEEZICHT,
    `Hotel Zeezicht in Zandvoort: klopt het dat ze vergaderzalen hebben? Ja. Volgens hun eigen website beschikt het hotel over drie vergaderzalen en verzorgt het ook lunches. Er is geen zwembad. De dichtstbijzijnde alternatieven met zwembad zijn Strandhotel Noordzee en Center Parcs.

Meer weten? Bel +31235551012 of kijk op hotelzeezicht-zandvoort.nl/vergaderen.`,
    'city services phone website sector',
    { competitors: ['Strandhotel Noordzee'] },
  ),
  named(
    KROLLER,
    `I'd suggest looking at these firms:

**Kröller & Łuczak Advocaten** (The Hague)
Strengths: employment law (arbeidsrecht), bilingual team
Founded: 1991
Phone: +31 70 555 07 89

**Hofstad Legal** (The Hague)
Strengths: dismissal cases
Founded: 2010
Phone: +31 70 555 10 10`,
    'city services -foundingYear phone',
    { competitors: ['Hofstad Legal'] },
  ),
  named(
    BERG,
    `Kort gezegd: ja, VDB Installatie is een erkend installatiebedrijf.

* Naam: Van der Berg & Zonen Installatietechniek B.V.
* Handelsnaam: VDB Installatie
* KvK: 20113748 (vestigingsnr. 000012345678)
* Directeur: Kees van der Berg
* Oprichting: 1962
* Adres: Ceresstraat 7a, 4811 CA Breda
* Werkgebied: Breda, Oosterhout, Etten-Leur en Roosendaal`,
    'sector legalForm kvk team foundingYear address city',
  ),
]
