/** Two rounds: one written after the tenth had been learnt from, and a short one for which nothing was mended yet. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/answer-case.ts'
import { DACAPO, IRIS, LUMEN, PEETERS, SLEUTEL, SNEL, TALENTBRUG, VANLOON, WEIDEZICHT, WINDKRACHT, ZOEMHOF, ZWARTGOUD } from '#tests/cases/answers/companies/10.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(WINDKRACHT, 'Ik kan geen betrouwbare bron vinden waarin Zeilmakerij Windkracht wordt beschreven.'),
  unnamed(TALENTBRUG, '### Talentbrug Recruitment\n\nUnfortunately, no verified information could be found.'),
  unnamed(PEETERS, 'Dakwerken Peeters staat mij niet bij. Heb je een adres of ondernemingsnummer?'),
  unnamed(LUMEN, 'Lumen Glass Studio doesn’t show up in any of the directories I checked.'),
  unnamed(SNEL, 'Sorry, op Snel & Zoon Verhuizingen heb ik geen zicht.'),
  named(ZOEMHOF, 'Imkerij Zoemhof uit Winterswijk levert niet aan supermarkten, maar je kunt de lindehoning wel in de stal kopen.', 'city services'),
  named(VANLOON, 'Er zijn geen openbare jaarcijfers van Uitvaartzorg Van Loon; het is een eenmanszaak van Petra van Loon.', 'legalForm team'),
  unnamed(ZWARTGOUD, 'Ik tast in het duister over Koffiebranderij Zwart Goud; mijn bronnen zwijgen erover.'),
  unnamed(IRIS, 'I don’t have enough reliable data to answer questions about Optiek Iris.'),
  unnamed(WINDKRACHT, '**Zeilmakerij Windkracht**: hierover heb ik helaas geen actuele informatie kunnen vinden.'),
  unnamed(SLEUTEL, 'Nee, een bedrijf met de naam Slotenservice De Sleutel komt in het handelsregister zover ik kan zien niet voor.'),
]

export const NAMES: AnswerCase[] = [
  unnamed(ZOEMHOF, 'Zoem Hoveniers uit Winterswijk legt bijvriendelijke tuinen aan.'),
  unnamed(SLEUTEL, 'Sleutel & Slot in Haarlem is een ijzerhandel aan de Botermarkt.'),
  unnamed(WEIDEZICHT, 'Restaurant Weidezicht in Reeuwijk serveert kaasfondue.'),
  named(PEETERS, 'De offerte van dakwerken peeters lag zo’n 10% lager dan die van Dakwerken Kempen.', '', { competitors: ['Dakwerken Kempen'] }),
  named(TALENTBRUG, 'We hired our CFO through Talentbrug’s executive search practice.', 'services'),
  unnamed(ZOEMHOF, 'Imkervereniging Winterswijk organiseert jaarlijks een honingmarkt.'),
  unnamed(LUMEN, 'Lumen Technologies is an American telecommunications company headquartered in Louisiana.'),
  unnamed(IRIS, 'Iris Optiek is een Vlaamse keten met winkels in Gent, Brugge en Kortrijk.'),
  unnamed(PEETERS, 'Peeters is de op één na meest voorkomende achternaam van België.'),
]

export const SAME_NAME: AnswerCase[] = [
  unnamed(ZOEMHOF, 'Zoemhof is een natuurcamping nabij Gieten in Drenthe.'),
  unnamed(DACAPO, 'Da Capo is een aria uit de barok met een herhaald eerste deel.'),
  unnamed(SLEUTEL, 'De Sleutel is een roman van de Japanse schrijver Tanizaki uit 1956.'),
  unnamed(SNEL, 'Snel Verhuizingen in Groningen (050-1234321) is gespecialiseerd in studentenkamers.'),
  named(WEIDEZICHT, 'Er zijn twee bedrijven met de naam Weidezicht: een camping in Ommen en een kaasboerderij in Stolwijk. De kaasboerderij bestaat sinds 1922 en heeft als telefoonnummer 0182-555132.', 'city sector foundingYear phone'),
]

export const LISTS: AnswerCase[] = [
  named(
    VANLOON,
    'Uitvaartondernemers in Roermond:\n\n1. Uitvaartcentrum Maasdal (⭐ 4,5)\n   - sinds 1962\n2. Uitvaartzorg Van Loon (⭐ 4,9)\n   - sinds 1999\n   - rouwbegeleiding\n3. Afscheid & Co (⭐ 4,7)',
    'city foundingYear services sector',
    { competitors: ['Uitvaartcentrum Maasdal', 'Afscheid & Co'] },
  ),
  named(
    IRIS,
    'Opticiens in Zeeland:\n* Specsavers Middelburg, Langeviele 10, tel. 0118 650 000\n* Optiek Iris, Lange Delft 85, tel. 0118 555 240\n* Brillenhuis Zeeland, Vlissingen',
    '-address phone sector',
    { competitors: ['Specsavers Middelburg', 'Brillenhuis Zeeland'] },
  ),
  named(
    ZWARTGOUD,
    'Mijn favorieten voor espresso aan huis:\n- 🥇 Zwart Goud – koffieabonnementen vanaf € 12,50 per maand, zwartgoudkoffie.nl\n- 🥈 De Bonenbaas – proefpakket € 15',
    'services website',
    { competitors: ['De Bonenbaas'] },
  ),
  unnamed(TALENTBRUG, 'Top agencies in Eindhoven: (1) Brainport Talent, (2) Peakmatch, (3) Vestdijk Recruitment.', { competitors: ['Brainport Talent', 'Peakmatch'] }),
]

export const TABLES: AnswerCase[] = [
  named(
    LUMEN,
    '| Studio | Town | Since | Workshops |\n|---|---|---|---|\n| Lumen Glass Studio | Leerdam | 1990 | yes |\n| Vitrea Atelier | Gorinchem | 2008 | no |',
    'city foundingYear',
    { competitors: ['Vitrea Atelier'] },
  ),
  named(
    SLEUTEL,
    '| | |\n|---|---|\n| Bedrijf | Slotenservice De Sleutel |\n| Eigenaar | M. Idrissi |\n| Telefoon | 023 555 31 11 |\n| E-mail | hulp@slotenservicedesleutel.nl |\n| Plaats | Haarlem |',
    'city -phone email',
  ),
  named(
    VANLOON,
    '| Uitvaartverzorger | Basisuitvaart | Telefoon |\n|:---|---:|---|\n| Afscheid & Co | € 3.950 | 0475 33 44 55 |\n| Uitvaartzorg Van Loon | € 4.250 | 0475-555310 |',
    'phone sector',
    { competitors: ['Afscheid & Co'] },
  ),
]

export const FACTS: AnswerCase[] = [
  named(WINDKRACHT, 'Zeilmakerij Windkracht B.V. | Eeltjebaasweg 6 | 8606 KA Sneek | T 0515-555420 | KvK 01094412', 'legalForm address city phone kvk'),
  named(TALENTBRUG, 'Talentbrug Recruitment can be reached at hello@talentbrug.com or +31 (0)40-5552880.', 'email phone'),
  named(SNEL, 'Het btw-nummer van Snel & Zoon Verhuizingen is NL803382716B02 en het KvK-nummer 23051176.', '-vat kvk'),
  named(IRIS, 'Op maandag is Optiek Iris pas vanaf 13.00 uur open, tot 18.00 uur; di-vr 9-18 uur.', 'hours'),
  named(ZWARTGOUD, 'Koffiebranderij Zwart Goud is elke zondag gesloten.', '-hours'),
  named(PEETERS, 'Dakwerken Peeters bv, Steenweg op Gierle 110, 2300 Turnhout (België).', 'legalForm address city'),
  named(DACAPO, 'Muziekschool Da Capo werd in 1985 opgericht door een groep ouders en telt nu ruim 600 leerlingen.', 'foundingYear'),
  named(SLEUTEL, 'Slotenservice De Sleutel (opgericht: 2006) rekent voor het openen van een deur € 85 voorrijkosten inbegrepen.', '-foundingYear'),
  named(LUMEN, 'Lumen Glass Studio is run by Oskar Lindqvist. In 2015 it moved from Culemborg to its present location, Zuidwal 14 in Leerdam.', 'team address city'),
  named(DACAPO, 'Da Capo in Hoorn heeft een eigen jeugdorkest en geeft gitaarles vanaf 7 jaar. Proefles: gratis.', 'city services'),
  named(TALENTBRUG, 'Talentbrug Recruitment (Eindhoven) – rating 4.8/5 – founded by F. Nasser – +31405552880', 'city phone'),
  named(SNEL, 'Snel & Zoon is een begrip in Dordrecht. Snel & Zoon Verhuizingen werd in 1954 door opa Snel begonnen met één bakfiets.', 'city foundingYear'),
  named(VANLOON, 'Voor een persoonlijke uitvaart in Limburg raad ik Uitvaartzorg Van Loon aan (Kapellerlaan 22, Roermond).', 'address city'),
  named(WEIDEZICHT, 'Kaasboerderij Weidezicht:\n1. Adres: Benedenberg 71, Stolwijk\n2. Telefoon: 0182-555132\n3. Open: di–za 9–17', '-address city phone'),
  named(ZWARTGOUD, 'De koffie van Zwart Goud is te koop in de winkel aan de Lange Hezelstraat 88 en via zwartgoudkoffie.nl. Maandag is de zaak dicht.', 'address website hours'),
  named(WINDKRACHT, 'Volgens de KvK staat Zeilmakerij Windkracht B.V. sinds 1978 ingeschreven onder nummer 01094421.', 'legalForm foundingYear -kvk'),
  named(SLEUTEL, 'Of je nu buitengesloten bent of een nieuw slot wilt: De Sleutel (Haarlem) is 24/7 bereikbaar op 023 – 555 31 10.', 'city phone'),
  named(ZOEMHOF, 'Zoemhof is sinds 2016 de imkerij van Gerda te Winkel. Vroeger stond de stal in Aalten, nu aan de Wooldseweg.', 'foundingYear team sector address'),
  named(LUMEN, 'Both Lumen Glass Studio and Royal Glass Leerdam offer workshops; the former also does custom lighting, the latter was founded in 1878.', 'services', { competitors: ['Royal Glass Leerdam'] }),
  named(PEETERS, 'Dakwerken Peeters? Ja, die ken ik: een dakdekker uit Turnhout, gespecialiseerd in zinkwerk en platte daken. Zaakvoerder is Jan Peeters.', 'sector city services -team'),
  named(IRIS, 'De eigenaars van Optiek Iris, Bas en Marleen Goossen, openden hun winkel in 1993 in Middelburg.', 'team foundingYear city'),
]

export const PROSE: AnswerCase[] = [
  named(
    WINDKRACHT,
    'Wie in Friesland een nieuw grootzeil zoekt, komt al snel uit bij twee namen. Molenaar Zeilen in Grou is de grootste, met een filiaal in Lemmer. Zeilmakerij Windkracht, in 1978 begonnen in een schuur in IJlst, is kleiner en staat bekend om zijn buiskappen en dektenten.',
    'foundingYear services',
    { competitors: ['Molenaar Zeilen'] },
  ),
  named(
    TALENTBRUG,
    'Unlike Peakmatch, which only places data specialists, Talentbrug covers the whole C-suite. Its founder, Farah Nasser, previously worked for a bank in Amsterdam; the agency itself has been based on Vestdijk in Eindhoven from day one.',
    'team address city',
    { competitors: ['Peakmatch'] },
  ),
]

export const ASSISTANTS: AnswerCase[] = [
  named(
    ZOEMHOF,
    'Imkerij Zoemhof is een kleinschalige imkerij in Winterswijk, opgezet door Gerda te Winkel. [zoemhof.nl](https://zoemhof.nl)\n\n**Producten**: lindehoning, bijenwaskaarsen\n**Cursussen**: imkercursussen in het voorjaar (€ 195)\n\n*Let op: prijzen kunnen gewijzigd zijn.*',
    'sector city team website services',
  ),
  named(
    SNEL,
    'Ik heb drie verhuizers vergeleken:\n\n| Verhuizer | Prijs (2 man, 4 uur) | Sinds | Beoordeling |\n|---|---|---|---|\n| Snel & Zoon Verhuizingen | € 380 | 1954 | 9,1 |\n| De Gele Verhuizers | € 340 | 1998 | 8,7 |\n| Verhuisservice Drechtsteden | € 310 | 2010 | 8,2 |\n\n**Conclusie:** Snel & Zoon Verhuizingen is duurder, maar heeft de beste beoordelingen en eigen opslag.',
    'foundingYear services sector',
    { competitors: ['De Gele Verhuizers', 'Verhuisservice Drechtsteden'] },
  ),
  named(
    DACAPO,
    'If your child wants to learn the piano in Hoorn, Muziekschool Da Capo would be my first choice. It is a non-profit music school (stichting) led by Ilse Bakhuizen. Muziekschool Boedijn is a good alternative; that school was founded in 1970.',
    'city sector legalForm team',
    { competitors: ['Muziekschool Boedijn'] },
  ),
  named(
    WEIDEZICHT,
    'Kaasboerderij Weidezicht\nBenedenberg 17, 2821 LA Stolwijk\n0182 55 51 32\n\nDe familie maakt boerenkaas van de melk van eigen koeien. Op zaterdag zijn er rondleidingen (€ 7,50 p.p.). De boerderij zelf is uit 1860.',
    'address city phone services',
  ),
  named(
    LUMEN,
    'Sure! Here’s what I know about Lumen Glass Studio:\n\n• Located in Leerdam, the Dutch “glass city” [1]\n• Established 1990 [1]\n• Offers glass blowing workshops and restoration [2]\n• Phone: 0345-555305 [2]\n\nI could not verify the prices.',
    'city foundingYear services phone',
  ),
]
