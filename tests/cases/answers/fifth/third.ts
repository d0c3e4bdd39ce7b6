/** Answers written after those of second.ts had been learnt from; nothing was mended for them. */
import { type AnswerCase, named, unnamed } from '#tests/cases/answers/companies.ts'
import { DACAPO, IRIS, LUMEN, PEETERS, SLEUTEL, SNEL, TALENTBRUG, VANLOON, WEIDEZICHT, WINDKRACHT, ZOEMHOF, ZWARTGOUD } from './companies.ts'

export const DENIALS: AnswerCase[] = [
  unnamed(ZWARTGOUD, 'Ik tast in het duister over Koffiebranderij Zwart Goud; mijn bronnen zwijgen erover.'),
  unnamed(IRIS, 'I don’t have enough reliable data to answer questions about Optiek Iris.'),
  unnamed(WINDKRACHT, '**Zeilmakerij Windkracht**: hierover heb ik helaas geen actuele informatie kunnen vinden.'),
  unnamed(SLEUTEL, 'Nee, een bedrijf met de naam Slotenservice De Sleutel komt in het handelsregister zover ik kan zien niet voor.'),
]

export const NAMES: AnswerCase[] = [
  unnamed(ZOEMHOF, 'Imkervereniging Winterswijk organiseert jaarlijks een honingmarkt.'),
  unnamed(LUMEN, 'Lumen Technologies is an American telecommunications company headquartered in Louisiana.'),
  unnamed(IRIS, 'Iris Optiek is een Vlaamse keten met winkels in Gent, Brugge en Kortrijk.'),
  unnamed(PEETERS, 'Peeters is de op één na meest voorkomende achternaam van België.'),
]

export const FACTS: AnswerCase[] = [
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
