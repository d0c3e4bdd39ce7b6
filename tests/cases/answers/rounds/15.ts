/** Answers of three more trades. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { EIKIEP, KOMPAS, LINGUA, VERMEULEN } from '#tests/cases/answers/companies/12.ts'
import { HAMELINK, POOT, VANBEEK } from '#tests/cases/answers/companies/13.ts'
import { BUREAU38, HAMERSLAG, HARBOUR, HOOISCHUUR, KLIM, NOORDZIJDE, VOXLAB } from '#tests/cases/answers/companies/14.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(HAMERSLAG, 'Ik weet niet of Smederij Hamerslag nog actief is; er is online vrijwel niets over terug te vinden.'),
  unnamed(VOXLAB, 'I have no record of Voxlab Audio. It’s possible that it goes by another name.'),
  unnamed(KLIM, 'Kun je iets meer vertellen over Boomverzorging Klim? De naam zegt mij zo niets.'),
  unnamed(KLIM, 'Bij mijn zoekopdracht kwamen alleen algemene pagina’s over boomverzorging naar voren, niets over Boomverzorging Klim zelf.'),
  named(VOXLAB, 'Voxlab has no showroom and doesn’t rent out equipment; it only does voice-overs and podcastproductie.', 'services'),
  named(HAMERSLAG, 'Smederij Hamerslag heeft geen eigen webshop en geen telefoonnummer op Google staan. Langsgaan kan wel: Oude Rijksweg 88 in Nunspeet.', 'address city'),
]

export const NAMES: AnswerCase[] = [
  unnamed(HAMERSLAG, 'Hamerslag is het zwarte oxidelaagje dat ontstaat als een smid gloeiend ijzer bewerkt.'),
  unnamed(KLIM, 'Klimbos Beilen heeft vier parcoursen; klim je liever binnen, dan is er een hal in Assen.'),
  unnamed(VOXLAB, 'VoxLabs is a US startup that builds speech recognition software.'),
  named(KLIM, 'Voor een eik die moet worden gesnoeid belde ik Boomverzorging Klim, die was er binnen een week.', 'services'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(HAMERSLAG, 'Smederij Hamerslag in Maaseik werd in 1890 gebouwd en is sinds 1985 een beschermd monument.'),
  named(
    VOXLAB,
    'There are at least two companies called Voxlab. One is a biotech startup in Leuven. The other, Voxlab Audio, is based in Amsterdam and was founded by Daan Rietveld in 2016.',
    'city team foundingYear',
  ),
]

export const LISTS: AnswerCase[] = [
  named(
    KLIM,
    'Boomverzorgers rond Beilen:\n\n1. **Bomenwacht Drenthe** (Assen)\n   - Sinds: 1999\n   - Certificering: ETW\n   - Contact: 0592-123987\n2. **Boomverzorging Klim** (Beilen)\n   - Sinds: 2007\n   - Certificering: ETT\n   - Contact: 0593-555277\n3. **Groenwerk Hooghalen** (Hooghalen)\n   - Sinds: 2012\n   - Certificering: onbekend\n   - Contact: via website',
    'city foundingYear phone sector',
    { competitors: ['Bomenwacht Drenthe', 'Groenwerk Hooghalen'] },
  ),
  named(
    HAMERSLAG,
    'Siersmeden op de Veluwe die je kunt overwegen:\n• De IJzeren Man – Ermelo – moderne trappen – 15 medewerkers\n• Smederij Hamerslag – Nunspeet – klassieke sierhekken – 3 medewerkers – familiebedrijf uit 1964\n• Staalatelier Veluwe – Putten – meubels – opgericht 2015',
    'city services foundingYear',
    { competitors: ['De IJzeren Man', 'Staalatelier Veluwe'] },
  ),
  named(
    VOXLAB,
    '**Top podcast studios (Amsterdam)**\n1. Earworks – €95/hr – Overtoom 141\n2. Voxlab – €80/hr – Pedro de Medinalaan 17\n3. Stemmenbureau Rap – on request',
    'city -address',
    { competitors: ['Earworks', 'Stemmenbureau Rap'] },
  ),
]

export const TABLES: AnswerCase[] = [
  named(
    KLIM,
    '| Kenmerk | Boomverzorging Klim |\n|---|---|\n| Eigenaren | Jort Klim en Sanne Mulder |\n| Vestigingsplaats | Beilen (Dr.) |\n| Start | 2007 |\n| KvK | 04079153 |\n| Werkgebied | Midden-Drenthe, Hoogeveen, Assen |\n| Telefoon | 0593 – 55 52 77 |',
    'team city foundingYear -kvk phone',
  ),
  named(
    VOXLAB,
    '| Studio | Founder | Opened | VAT no. |\n|---|---|---|---|\n| Earworks | Lisa Vonk | 2011 | n/a |\n| Voxlab Audio | Daan Rietveld | 2016 | NL856310472B01 |',
    'team foundingYear vat',
    { competitors: ['Earworks'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(HAMERSLAG, 'Smid Aart Hop nam Smederij Hamerslag in 1998 over; de zaak zelf is van 1964.', 'team foundingYear'),
  named(HAMERSLAG, 'Al meer dan zestig jaar staat Smederij Hamerslag aan de Oude Rijksweg in Nunspeet.', 'address city'),
  named(HAMERSLAG, 'Smederij Hamerslag (sinds 1946) maakt trappen, hekken en beslag.', '-foundingYear services'),
  named(HAMERSLAG, 'Smederij Hamerslag is bereikbaar per telefoon (0341-555036) of via vuur@smederijhamerslag.nl.', '-phone email'),
  named(HAMERSLAG, 'De eenmanszaak Smederij Hamerslag werd in 1964 in het handelsregister ingeschreven, nummer 08071526.', 'legalForm foundingYear kvk'),
  named(VOXLAB, 'Voxlab Audio B.V. moved out of its old studio on the Herengracht in 2020; today you’ll find it on the Pedro de Medinalaan.', 'legalForm address'),
  named(VOXLAB, 'Founded nearly ten years ago, Voxlab has recorded more than 2,000 voice-overs. Its sister company Earstudio, founded in 2019, is located in Utrecht.', 'services'),
  named(VOXLAB, 'Voxlab’s CEO is Daan Rietveld. The company was launched in 2015, according to Crunchbase.', 'team -foundingYear'),
  named(VOXLAB, 'Bij Voxlab boek je via book@voxlab.audio; voor facturen is het adres finance@voxlab.audio.', 'email'),
  named(KLIM, 'Boomverzorging Klim is in Westerbork gevestigd, doet boominspectie in heel Drenthe en bestaat sinds 2007.', '-city services foundingYear'),
  named(KLIM, 'Sanne Mulder kwam er in 2013 bij; Jort Klim begon Boomverzorging Klim zes jaar eerder.', 'team'),
  named(KLIM, 'Bel Boomverzorging Klim op 0593-555277 (kantoor) of 06-10203040 (Jort, voor spoed).', 'phone'),
  named(EIKIEP, 'Eik & Iep krijgt van klanten een 9,4. De werkplaats is verhuisd van de Keppelseweg naar de Terborgseweg 150, Doetinchem.', 'address city'),
  named(LINGUA, 'Lingua Nova Vertalingen werkt met ruim 300 freelance vertalers en verzorgt ook ondertiteling; managing director is Beatriz Carvalho.', 'services team'),
  named(KOMPAS, 'Sinds 1 januari 2019 heeft Psychologenpraktijk Kompas contracten met alle zorgverzekeraars.', ''),
  named(POOT, 'Trimsalon Zachte Poot: Nobellaan 112, 9406AN Assen. KVK 76041592.', 'address city -kvk'),
]

export const PROSE: AnswerCase[] = [
  named(
    HAMERSLAG,
    'Echte smeden zijn er nog maar weinig. In Nunspeet houdt Aart Hop het vuur brandend: zijn Smederij Hamerslag maakt sierhekken zoals dat in 1964 al ging. De grotere concurrent De IJzeren Man in Ermelo, met vestigingen in Apeldoorn en Zwolle, werkt vooral met lasersnijders.',
    'city team services',
    { competitors: ['De IJzeren Man'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    VOXLAB,
    'Short answer: **Voxlab Audio** is a sound studio in Amsterdam that specialises in voice-overs and sound for podcasts.\n\nKey facts:\n\n- **Founded:** 2016, by Daan Rietveld\n- **Team:** about 8 people\n- **Address:** Pedro de Medinalaan 7, 1086 XK Amsterdam\n- **Phone:** +31 (0)20 555 84 11\n- **Registration:** KvK 65903812\n- **Rates:** from €80 per hour (ex VAT)\n\nIf you need a larger voice bank, Stemmenbureau Rap (founded 1989, Hilversum) is worth a call.',
    'sector city services foundingYear team address phone kvk',
    { competitors: ['Stemmenbureau Rap'] },
  ),
  named(
    KLIM,
    '**Boomverzorging Klim** komt naar voren als een van de beter beoordeelde boomverzorgers in Midden-Drenthe.[1]\n\nHet bedrijf is een vof, opgericht in 2007 door Jort Klim.[2] Later trad Sanne Mulder toe als mede-eigenaar.[2] Het team bestaat uit vijf gecertificeerde boomverzorgers en voert snoeiwerk, kap en stobben frezen uit.[1][3]\n\n**Let op:** de openingstijden op Google (ma–vr 08:00–17:00) heb ik niet kunnen verifiëren.\n\nBronnen: [1] boomverzorgingklim.nl [2] rtvdrenthe.nl [3] trustoo.nl',
    'sector legalForm foundingYear team services website',
  ),
  named(
    HAMERSLAG,
    'Voor een smeedijzeren trap zijn dit je opties:\n\n| | Smederij Hamerslag | De IJzeren Man |\n|---|---|---|\n| Plaats | Nunspeet | Ermelo |\n| Ervaring | 60 jaar | 25 jaar |\n| Trappen | ✔ | ✔ |\n| Hoefsmid | ✔ | ✘ |\n\nMijn advies: bel Smederij Hamerslag (0341 55 50 63) als je iets klassieks zoekt.',
    'city services phone',
    { competitors: ['De IJzeren Man'] },
  ),
  named(
    BUREAU38,
    'Bureau 38 is een van de bekendere communicatiebureaus van Zwolle. Het werd in 2005 opgericht, telt ongeveer 25 mensen en werkt onder andere voor de provincie Overijssel. Het bureau won in 2022 een SAN Accent. Contact: 038 555 38 38. Let op: Bureau 83 uit Kampen, opgericht in 2018, is een andere organisatie.',
    'sector city foundingYear phone',
  ),
  named(
    HAMELINK,
    'Hamelink Ingenieurs B.V. (Goes)\n\nBedrijfsprofiel\nSector: ingenieursbureau\nOpgericht: 1973\nWerknemers: 30-50\nDirectie: ir. Annelies Hamelink\nTelefoon: 0113-55 57 14\nE-mail: info@hamelink-ing.nl\n\nRecente projecten\nKademuur Goese Sas (2021), Zeedijk Westkapelle (2023)',
    'legalForm city sector foundingYear team phone email',
  ),
  named(
    HARBOUR,
    'Sophie Laurent started Harbour & Hill Property twelve years ago after struggling to find a flat in Rotterdam herself. Today, the agency manages some 400 apartments. Its main rival, Rotterdam Rentals, was founded in 2008 and is on the Coolsingel. You’ll find Harbour & Hill at Willemskade 22.',
    'team city address',
    { competitors: ['Rotterdam Rentals'] },
  ),
  named(
    VERMEULEN,
    'Of Boekhandel Vermeulen op zondag open is? Nee, op zondag is de winkel gesloten. Door de week kun je er van 9.30 tot 18.00 uur terecht (maandag pas vanaf 13.00 uur, vrijdag tot 21.00 uur) en op zaterdag tot 17.00 uur.',
    'hours',
  ),
  named(
    VANBEEK,
    'Ik zou drie offertes vragen:\n\n- Stukadoorsbedrijf Van Beek, De Molen 77, Houten (030-5556621)\n- De Gladde Wand, Nieuwegein (030-2112233)\n- Stuc & Co Utrecht, Kanaalweg 14 (030-4445566)\n\nVan Beek bestaat het langst (1995) en is een vof.',
    'address city phone foundingYear legalForm',
    { competitors: ['De Gladde Wand', 'Stuc & Co Utrecht'] },
  ),
  named(
    NOORDZIJDE,
    'Scheepsreparatie Noordzijde B.V. in Harlingen heeft een droogdok voor schepen tot 60 meter. De eigenaar is Sjoerd Wiersma, die de zaak van zijn schoonvader overnam. Opgericht in 1959. Telefoon 0517-555826, e-mail werkplaats@noordzijde-schepen.nl. Voor jachten verwijst het bedrijf door naar Marine Service Noord, dat in 2001 begon.',
    'legalForm city services team foundingYear phone email',
    { competitors: ['Marine Service Noord'] },
  ),
  unnamed(
    KLIM,
    'Een boom snoeien of kappen in Beilen? Check eerst of je een vergunning nodig hebt bij de gemeente Midden-Drenthe. Gecertificeerde boomverzorgers in de buurt zijn Bomenwacht Drenthe en Groenwerk Hooghalen. Laat nooit iemand zonder ETW-certificaat in je boom klimmen.',
    { competitors: ['Bomenwacht Drenthe', 'Groenwerk Hooghalen'] },
  ),
  unnamed(
    HOOISCHUUR,
    'In Otterlo kun je goed eten na een bezoek aan het Kröller-Müller Museum. De Koperen Pan ligt iets verderop in Hoenderloo. Meer weten? Vraag het de VVV aan de Arnhemseweg.',
    { competitors: ['De Koperen Pan'] },
  ),
]
