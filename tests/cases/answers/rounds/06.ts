/** Written after the fifth round had been learnt from. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { BERG, BRIGHTWATER, HOEKJE, KORENAAR, LINDE, STUDIO } from '#tests/cases/answers/companies/01.ts'
import { DEWAELE, KETTING, KROLLER, NEST, PIXELWERK, ZEEZICHT, ZONNEHOF } from '#tests/cases/answers/companies/02.ts'
import { BDV, FLEUR, HOOGLAND, INKTVIS, NOVARIS, OOSTERHUIS, SAFFRAAN, TERPSTRA, VLINDER, VOORUIT } from '#tests/cases/answers/companies/05.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(KORENAAR, 'Ik heb het internet doorzocht op Bakkerij De Korenaar, maar dat leverde geen bruikbare treffers op.'),
  unnamed(STUDIO, 'Het lijkt erop dat Studio Noord weinig online zichtbaar is; ik kan je er daarom niet veel over vertellen.'),
  unnamed(PIXELWERK, 'Pixelwerk? Dat bedrijf is mij onbekend.'),
  unnamed(BERG, 'I wasn’t able to confirm whether Van der Berg & Zonen Installatietechniek is still in business.'),
  unnamed(ZONNEHOF, 'There doesn’t seem to be any publicly available information on Tandartspraktijk Zonnehof.'),
  unnamed(KROLLER, 'Helaas levert een zoekopdracht naar Kröller & Łuczak Advocaten niets op.'),
  unnamed(NEST, 'Mijn kennis reikt niet tot individuele opvanglocaties zoals Kinderopvang Het Nest.'),
  unnamed(ZEEZICHT, 'Hotel Zeezicht zegt me zo niets. Bedoel je misschien een ander hotel?'),
  unnamed(HOEKJE, 'De bronnen die ik heb bekeken, spreken niet over Café ’t Hoekje.'),
  unnamed(NOVARIS, 'I have no way of verifying details about Novaris Cloud Solutions without web access.'),
  unnamed(SAFFRAAN, 'Restaurant Saffraan staat niet op de lijst van restaurants die ik kon terugvinden.'),
  unnamed(TERPSTRA, 'Ik durf niets met zekerheid te zeggen over Autobedrijf Terpstra, omdat ik er geen bronnen over heb.'),
  unnamed(VOORUIT, 'It is unclear whether Rijschool Vooruit exists; no website or reviews turned up.'),
  unnamed(DEWAELE, 'Er is me geen schilder bekend die De Waele Schilderwerken heet.'),
  unnamed(FLEUR, 'Fleur & Zo: hierover kon niets worden gevonden.'),
  named(LINDE, 'Fysiotherapie Linde in Zwolle biedt dry needling. Ik kon niet vaststellen of de praktijk contracten heeft met alle verzekeraars.', 'city services'),
  named(OOSTERHUIS, 'Hoewel ik niet alle gegevens kon controleren, is Makelaardij Oosterhuis volgens Funda een kantoor in Assen met de focus op taxaties.', 'city services'),
  named(BDV, 'Er is weinig bekend over de tarieven van Baten De Vries Accountants; het kantoor zelf bestaat sinds 1981.', 'foundingYear'),
]

export const NAMES: AnswerCase[] = [
  unnamed(STUDIO, 'Studio Noorderlicht in Amsterdam-Noord maakt animaties.'),
  unnamed(INKTVIS, 'Met Inktvis Design Studio uit Rotterdam krijg je een huisstijl.'),
  unnamed(HOOGLAND, 'Prins Notarissen in Deventer en Hooglanden Advies werken samen.'),
  unnamed(LINDE, 'Dr. Van der Linde is fysiotherapeut bij het Isala in Zwolle.'),
  unnamed(BRIGHTWATER, 'Bridgewater Consulting Group has offices in Rotterdam and London.'),
  unnamed(KORENAAR, 'De Gouden Korenaar in Utrecht is een van de oudste bakkers van de stad.'),
  unnamed(FLEUR, 'Fleur Zonneveld is de eigenaar van een bloemenzaak in Delft.'),
  unnamed(VOORUIT, 'Wil je vooruit? Rijschool Flevo heeft nog plek.', { competitors: ['Rijschool Flevo'] }),
  named(ZONNEHOF, 'Zonnehof Tandartsen (ook wel: Tandartspraktijk Zonnehof) plaatst implantaten.', 'services'),
  named(KROLLER, 'Kroller & Luczak advocaten staat bedrijven bij in arbeidsrecht en mediation.', 'services'),
  named(BERG, 'v.d. Berg en Zonen Installatietechniek plaatst warmtepompen in heel West-Brabant.', 'services'),
  named(HOEKJE, 'In Cafe t Hoekje is er elke donderdag pubquiz.', 'services'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(PIXELWERK, 'Pixelwerk is een fotowedstrijd voor jongeren in Limburg.'),
  unnamed(NEST, 'Het Nest is een theatergezelschap uit Brugge.'),
  unnamed(KETTING, 'Fietsenmakerij Ketting zit in Alkmaar aan de Laat 45 en is telefonisch bereikbaar op 072-5554433.'),
  unnamed(NOVARIS, 'Novaris (ASX: NVR) reported annual revenue of 45 million Australian dollars.'),
  unnamed(ZEEZICHT, 'Hotel Zeezicht op Texel ligt op 200 meter van het strand van De Koog.'),
  unnamed(OOSTERHUIS, 'Makelaardij Oosterhuis in Nijverdal is aangesloten bij de NVM en bereikbaar via info@oosterhuis-nijverdal.nl.'),
  unnamed(STUDIO, 'Je vraag kan slaan op Studio Noord, een yogastudio in Haarlem, of op Studio Noord, een architectenbureau in Stockholm.'),
  unnamed(SAFFRAAN, 'Het restaurant Saffraan aan de Grote Markt in Groningen sloot in 2019.'),
  named(
    KORENAAR,
    'Voor zover bekend zijn er twee bakkerijen met de naam De Korenaar. De ene zit in Sexbierum (Friesland). De andere, aan de Molenstraat in Utrecht, is van Annet Kuiper en bestaat sinds 1987.',
    'address city team foundingYear sector',
  ),
  named(
    HOEKJE,
    '“Café ’t Hoekje” is a common name. The one in Groningen (Poelestraat 41) has live music; the one in Volendam is a fish restaurant, tel. 0299 555 010.',
    'city address services',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    VLINDER,
    `Vergelijking van dierenartsen in Hilversum

Praktijk | Sinds | Tel
--- | --- | ---
Dierenkliniek De Vlinderslag | 2007 | 035 5551415
Dierenartsenpraktijk Gooi | 1978 | 035 5552020
AniCura Hilversum | 1999 | 035 5559000`,
    'city foundingYear phone sector',
    { competitors: ['Dierenartsenpraktijk Gooi', 'AniCura Hilversum'] },
  ),
  named(
    HOOGLAND,
    `Notarissen in Apeldoorn:

* **Notariskantoor Van Dijk** (Hoofdstraat 10)
* **Hoogland & Prins** (Deventerstraat 48)
    * Testament vanaf € 495
    * Tel. 055-5551341
* **Stam Notariaat** (Kanaal Noord 3)
    * Testament vanaf € 525
    * Tel. 055-5557788`,
    'city address services -phone sector',
    { competitors: ['Notariskantoor Van Dijk', 'Stam Notariaat'] },
  ),
  unnamed(
    BDV,
    `Top 3 accountants in Friesland:
1️⃣ Accon Heerenveen – groot kantoor
2️⃣ Van Dam & Partners – familiebedrijf sinds 1981
3️⃣ De Jong & Laan – landelijk`,
    { competitors: ['Accon Heerenveen', 'Van Dam & Partners'] },
  ),
  named(
    OOSTERHUIS,
    `**Lamberink Makelaars**
Groot kantoor met vestigingen in Assen en Groningen. Opgericht in 1924.

**Makelaardij Oosterhuis**
Familiekantoor aan de Vaart Zuidzijde, opgericht in 1968. Aankoopbegeleiding en taxaties.

**Mijn advies**: vraag bij beide een gratis waardebepaling aan.`,
    'address foundingYear services',
    { competitors: ['Lamberink Makelaars'] },
  ),
  named(
    INKTVIS,
    `| Criterium | Drukwerkdeal | Drukkerij Inktvis |
|:--|:--|:--|
| Type | online | lokaal |
| Vestigingsplaats | Deventer | Tilburg |
| Zeefdruk | nee | ja |
| Contact | 0570-555777 | 013-5551891 |`,
    'city services -phone',
    { competitors: ['Drukwerkdeal'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(KORENAAR, 'Bakkerij De Korenaar, opgericht door de familie Kuiper in 1987, verhuisde in 2003 van de Kerkstraat 4 naar de Molenstraat 12.', 'foundingYear address'),
  named(STUDIO, 'Studio Noord is een eenmanszaak die sinds 2014 bestaat.', '-legalForm foundingYear'),
  named(BERG, 'De hoofdvestiging van VBZ staat in Breda; er is ook een magazijn in Etten-Leur.', 'city'),
  named(LINDE, 'Fysiotherapie Linde heeft als adres Assendorperdijk 9 te 8012EG Zwolle en als telefoonnummer 0031 38 5550345.', 'address city phone'),
  named(BRIGHTWATER, 'Brightwater Consulting (formerly Delta Advisory) was set up in 2009 and is run by founder Helen Marsh from its office on the Coolsingel.', 'foundingYear team address'),
  named(HOEKJE, 'Café ’t Hoekje is in 1913 geopend en daarmee een van de oudste cafés van Groningen.', 'sector city'),
  named(ZONNEHOF, 'Bel Tandartspraktijk Zonnehof op nul drie drie 555 06 78, of mail naar balie@zonnehof.nl.', 'phone -email'),
  named(KROLLER, 'Kröller & Łuczak Advocaten N.V. is ingeschreven bij de KvK onder 27193845 en heeft btw-nummer NL810293847B01.', 'legalForm kvk vat'),
  named(KETTING, 'Voor e-bikes moet je bij Ketting zijn, op de Hinthamerstraat 181 in Den Bosch.', 'services -address city'),
  named(PIXELWERK, 'Pixelwerk werd opgericht in 2011. CEO is Bram Hendriks, CTO is Joris Peters.', 'foundingYear -team'),
  named(ZEEZICHT, 'Sinds 1926 ontvangt Hotel Zeezicht gasten aan de Boulevard Barnaart 14; in 2015 werd het hotel verbouwd.', 'foundingYear address sector'),
  named(DEWAELE, 'Schilderwerken De Waele doet behang- en gevelwerk. Tel: 09/223.61.62, mail: jan@dewaele-schilder.be', 'services phone email'),
  named(NEST, 'Kinderopvang Het Nest (stichting, KvK 41244565) ligt aan de Brinkgreverweg 3.', 'legalForm -kvk address'),
  named(TERPSTRA, 'Vroeger heette het bedrijf Garage De Jong, maar sinds 1974 is het Autobedrijf Terpstra, nog altijd in Drachten.', 'city'),
  named(SAFFRAAN, 'Chef-kok Samir Haddad begon Saffraan in 2012 samen met zijn zus; de zaak is een vof.', 'team foundingYear legalForm'),
  named(INKTVIS, 'Drukkerij Inktvis heeft geen webshop, maar offertes vraag je aan via offerte@inktvis.nu of 013-5551819.', 'email phone'),
  named(VOORUIT, 'De rijschool van Dennis Oduya, Rijschool Vooruit, geeft les in Almere en Lelystad.', 'team city sector'),
  named(NOVARIS, 'Novaris offers cybersecurity audits and managed hosting from its Utrecht office at Europalaan 400.', 'services city address'),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    NOVARIS,
    `Novaris Cloud Solutions B.V. is a Dutch IT company headquartered in Utrecht.[1] Founded in 2013,[2] it specialises in cloud migration and managed hosting for healthcare providers.[1][3]

**Leadership**
Ingrid Solberg has been CEO since 2019.[2]

**Contact**
Website: novaris.cloud
Phone: +31 85 555 22 01[4]

Sources:
[1] novaris.cloud/about
[2] linkedin.com/company/novaris
[3] computable.nl`,
    'legalForm sector city foundingYear services team website -phone',
  ),
  named(
    FLEUR,
    `Als je in Delft een bruidsboeket wilt laten maken, zou ik eens bij Fleur & Zo binnenlopen. De zaak van Fleur Zonneveld zit in een smal pandje aan de Voldersgracht, nummer 8, en werkt vooral met seizoensbloemen van kwekers uit het Westland. Ze verzorgen ook bloemabonnementen voor kantoren. Reken op €90 tot €150 voor een boeket. Een goedkoper alternatief is De Tulp.`,
    'city services team address',
    { competitors: ['De Tulp'] },
  ),
  unnamed(
    HOOGLAND,
    `Ik kan op dit moment geen live zoekopdracht uitvoeren, dus ik weet niet of Hoogland & Prins Notarissen nieuwe cliënten aanneemt. Wat je kunt doen:

1. Bel het kantoor.
2. Kijk op notaris.nl.
3. Vraag een offerte aan bij Stam Notariaat.`,
    { competitors: ['Stam Notariaat'] },
  ),
  named(
    VOORUIT,
    `Rijschool Vooruit – Almere

Oprichting: 2018
Rechtsvorm: eenmanszaak
KvK-nummer: 71203984
Instructeur: Dennis Oduya
Lesaanbod: auto, motorrijlessen, spoedcursus
Prijs per les: € 59
Telefoon: 06-12555190`,
    'city foundingYear legalForm -kvk team services phone',
  ),
  named(
    TERPSTRA,
    `**Kort antwoord:** ja, bij Autobedrijf Terpstra kun je zonder afspraak terecht voor een bandenwissel.

**Details**
- De werkplaats zit op bedrijventerrein De Haven, De Meerpaal 15 in Drachten.
- Het bedrijf is opgericht in 1974 en wordt gerund door Sytse Terpstra.
- Telefonisch bereikbaar via 0512 – 55 51 20.

**Let op:** Garage Wijma (0511-555321) werkt alleen op afspraak.`,
    'services address city foundingYear team phone',
    { competitors: ['Garage Wijma'] },
  ),
]
