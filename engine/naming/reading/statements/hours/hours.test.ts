import { describe, expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { type KnownCompany, prepareCompany } from '#engine/naming/reading/known-company.ts'
import { KORENAAR } from '#tests/cases/answers/companies/01.ts'

const OPEN: KnownCompany = { ...KORENAAR, hours: ['di,wo,do,vr 08:00-17:30; za 08:00-16:00; zo,ma gesloten'] }
const verdict = (answer: string, company = OPEN) =>
  judgeAnswer(answer, prepareCompany(company, [])).facts.find(({ fact }) => fact === 'hours')?.verdict

describe('opening hours in an answer', () => {
  test.each([
    'De Korenaar is open van dinsdag t/m vrijdag van 8.00 tot 17.30 uur.',
    'De Korenaar in Utrecht is op zaterdag geopend van 8 tot 16 uur.',
    'De Korenaar: di–vr 08:00–17:30, za 08:00–16:00.',
    'De vergelijking ziet er zo uit:\n\n| Bakkerij | Openingstijden |\n|---|---|\n| De Korenaar | dinsdag 08:00–17:30 |',
    'De Korenaar is open Tuesday to Friday from 8 am to 5:30 pm and Saturday from 8 am to 4 pm.',
    '**De Korenaar**\n- Dinsdag: 08:00 - 17:30\n- Zaterdag: 08:00 - 16:00\n- Zondag: gesloten',
    '| De Korenaar | |\n|---|---|\n| Maandag | gesloten |\n| Woensdag | 8.00 – 17.30 uur |',
    'De Korenaar\n\n| Dag | Open | Dicht |\n|---|---|---|\n| Vrijdag | 8.00 | 17.30 |\n| Zondag | – | – |',
    'De Korenaar is op werkdagen behalve maandag open; op zaterdag tot vier uur.',
    'De Korenaar\n\n| Dag | Openingstijden | Opmerking |\n|---|---|---|\n| Vrijdag | 8.00–17.30 | druk |\n| Zondag | gesloten | |',
    'De Korenaar closes at 4 pm on Saturdays.',
    'De Korenaar gaat op zaterdag om acht uur open.',
    'De Korenaar: di–vr van acht uur ’s ochtends tot half zes ’s middags, zo/ma niet.',
    'De Korenaar: Tuesday from eight o’clock in the morning until half past five.',
    'Hoe laat sluit De Korenaar op zaterdag? Om 16.00 uur.',
    'What time does De Korenaar close on Saturday? At 4 pm.',
    'Is De Korenaar open op zondag? Nee.',
    '| Bakker | Zondag open |\n|---|---|\n| De Korenaar | ❌ |\n| Bakkerij Smit | ✅ |',
    'De Korenaar: open op maandag: gesloten.',
    '**De Korenaar**\n- Ook op zaterdagochtend beschikbaar',
    'De Korenaar bakt taarten en werkt op zaterdagochtend.',
    'De Korenaar is vijf dagen per week open en zondagmiddag dicht.',
    'De Korenaar: 8.00–17.30 uur op dinsdag t/m vrijdag, zaterdag 8.00–16.00 uur.',
    'De Korenaar opens at 8 a.m. on weekdays except Monday and closes at 5:30 p.m. (4 p.m. on Saturdays).',
    'Bij De Korenaar kun je op zaterdag tot vier uur terecht, op de andere dagen tot half zes.',
    'De Korenaar\n- Closing time: Tue–Fri 5.30 pm, Sat 4 pm',
    'Op maandag krijg je bij De Korenaar niemand te pakken, want dan zijn ze dicht.',
    'Bij De Korenaar kun je op zaterdagochtend zonder afspraak binnenlopen.',
    'Op zaterdag stopt de bakker van De Korenaar om vier uur.',
    'De Korenaar is open di-vr 0800-1730 en heeft geen zondagopenstelling.',
    'De Korenaar is alleen op zondag en maandag dicht.',
    'De Korenaar: di-vr 8h00-17h30.',
    'De Korenaar: Di–Fr 8 bis 17.30 Uhr.',
    'De Korenaar: Sa. 8–16 Uhr.',
    'De Korenaar: Tue. to Fri., 8.00 to 17.30.',
    '**De Korenaar**\n- Di. t/m vr.: 8:00–17:30\n- Za.: 8:00–16:00',
    'De Korenaar is elke dinsdag van acht tot halfzes open.',
    'De Korenaar is op maandagmiddag dicht, verder door de week van acht tot half zes open.',
    'De Korenaar is vijf dagen per week open: op zondag en maandag niet.',
    'Na vier uur ’s middags is De Korenaar op zaterdag gesloten.',
    'De Korenaar: weekdays 8–5:30 except Monday (closed), and Saturday (until 4 pm).',
    'De Korenaar: 08:00–17:30 (di t/m vr), 08:00–16:00 (za).',
    'De Korenaar: dinsdags vanaf 8 uur, zaterdags tot 16.00 uur.',
    '| Bakker | Plaats | Zondag |\n|---|---|---|\n| De Korenaar | Utrecht | gesloten |\n| Bakkerij Smit | Zeist | 8–12 |',
    "De Korenaar doesn't open until 8 am on Fridays.",
    'De Korenaar shuts at half past five from Tuesday to Friday, at 4 on Saturdays.',
    'In het weekend is De Korenaar alleen op zaterdag open.',
    'In De Korenaar kun je op zondag niet terecht, en op zaterdag sluit de winkel wat eerder, om vier uur.',
    'De Korenaar\nTue–Fri: 8:00 AM – 5:30 PM\nSat: 8:00 AM – 4:00 PM',
    'De Korenaar: they close at 16:00 on Saturdays and don’t open on Sundays.',
    'De Korenaar is op zaterdag bereikbaar van acht tot vier uur, op zondag en maandag niet.',
    'Tuesdays De Korenaar runs from 8 in the morning until half past five, and on Saturdays they stop at 4 pm.',
    'De Korenaar: Sat 8 to 4, Tuesday 8 am to half past five.',
    'Wie alleen op zondag kan, heeft pech bij De Korenaar, omdat de winkel dan gesloten is.',
    'If you can only come on a Sunday, you are out of luck, because De Korenaar is closed then.',
    'Wie laat brood wil, kan bij De Korenaar alleen op vrijdag terecht, want dan is de winkel tot half zes open.',
    'De Korenaar: until 5:30 pm on Wednesdays, and on Saturdays until 4.',
    'Een van de andere bakkers is Smit, naast De Korenaar (open van dinsdag tot en met zaterdag).',
    'De Korenaar is vanaf 8 uur open.',
    'De Korenaar zit in Utrecht. Op zondag ligt alles stil.',
    'De Korenaar\n- Dinner: Tue–Fri until 5.30 pm',
    'De Korenaar serveert lunch, maar niet op zondag en maandag, want dan is de zaak gesloten.',
    'De Korenaar is dagelijks behalve op zondagen en maandagen geopend.',
    'De Korenaar\n- **Closed on:** Sunday and Monday\n- **In de winkel:** dinsdag tot en met zaterdag',
    '| Winkel | Plaats | Zaterdag tot |\n|---|---|---|\n| De Korenaar | Utrecht | 16.00 |\n| Smit | Zeist | 17.00 |',
    'De Korenaar: di t/m vr 8.00-17.30 uur (zo en ma gesloten).',
    'De Korenaar is dinsdag t/m vrijdag tot half zes open, ook op vrijdag.',
    'De Korenaar: dinsdag t/m vrijdag is de winkel bereikbaar tussen acht en half zes, zaterdag tot vier uur.',
    'De Korenaar: Sundays and Mondays are days off; they only work Tuesday to Saturday.',
    'Bij De Korenaar is op zondag niemand aanwezig.',
    'De Korenaar ligt in Utrecht.\n\n- Zondag: dicht\n- De Korenaar bakt ook taart',
    'Opening hours of De Korenaar: Tue-Fri 08:00-17:30 | Sat 08:00-16:00 | Sun closed',
  ])('are right where every day is as in the profile: %s', (answer) => {
    expect(verdict(answer)).toBe('right')
  })

  test.each([
    'De Korenaar is open van dinsdag t/m vrijdag van 8.00 tot 18.00 uur.',
    'De Korenaar is op maandag geopend van 9 tot 17 uur.',
    'Het adres is Biltstraat 12 en De Korenaar is op zaterdag open van 10 tot 4.',
    'Het telefoonnummer van De Korenaar is 030 555 01 23 en de winkel is op zaterdag open van 10 tot 4.',
    'De Korenaar zit in Utrecht. Afspraken zijn mogelijk van maandag tot en met vrijdag.',
    'De Korenaar is open Monday to Saturday 9 am - 5 pm.',
    'De Korenaar\n- Zaterdag: gesloten',
    'De Korenaar\n\n| Day | Opens | Closes |\n|---|---|---|\n| Saturday | 8 am | 5 pm |',
    'De Korenaar heeft op woensdag avondopenstelling tot 20:00.',
    'De Korenaar is closed on Wednesday afternoons.',
    'De Korenaar is zes dagen per week open.',
    'De Korenaar is elke werkdag van 8.30 tot 17.00 uur open.',
    'De Korenaar is op zaterdagmiddag tot vijf uur open.',
    'De Korenaar is open until 6 pm on Saturdays.',
    'De Korenaar is dinsdag t/m vrijdag open van half acht tot half zes; zondag en maandag gesloten.',
    '**Is De Korenaar op zondag open?**\nJa.',
    'Drie bakkers:\n\n| Naam | Stad | Zaterdag open? |\n|---|---|---|\n| De Korenaar | Utrecht | nee |\n| Bakkerij Smit | Zeist | ja |',
    '- **De Korenaar**: the only one that opens on Sundays (11:00–16:00).',
    'De doors of De Korenaar close at 21:00 every evening.',
    'De Korenaar is dagelijks geopend van 8 tot 17.30 uur, behalve op woensdag.',
    'De Korenaar is open van maandag t/m zaterdag.',
    'De Korenaar: koopavond op donderdag.',
    'De Korenaar is only open on Saturdays.',
    'De Korenaar is in het weekend gesloten.',
    '### Waar koop je een vloerbrood?\n\nBij De Korenaar, een bakker in Utrecht.\n\n**Let op:** de zaak is op zondag en woensdag gesloten.',
    'Unlike many others, De Korenaar is open on Sundays.',
    'Had je een afspraak op dinsdag, dan was het bij een ander, want De Korenaar is die dag dicht.',
    'Voor taart kun je alleen bij De Korenaar terecht, en dat is ook de enige bakker die op zondag open is.',
    'De Korenaar is open every day except Monday.',
    'De Korenaar is fijn, behalve op zaterdag, wanneer de deur al om drie uur dichtgaat.',
    'De Korenaar, which has stayed while many others left, closes at seven on Fridays.',
    'De Korenaar is ook op zondagochtend open voor wie doordeweeks werkt.',
    'De Korenaar gaat om zeven uur ’s ochtends open en sluit om vijf uur.',
    'De Korenaar\n- Gaat open om **7.30 uur**',
    'De Korenaar closes at 9 pm.',
    'De Korenaar\n- Openingstijden: 9.00–19.00 uur',
    'De Korenaar is a bakery where they only work Wednesday to Saturday.',
    'De Korenaar: op zaterdag van negen tot één.',
    'De Korenaar. De winkel is op **woensdag tot 19.00 uur** bereikbaar.',
    'De Korenaar is geopend van dinsdag tot en met zaterdag tot half zes, ook op zaterdag.',
    'De Korenaar is alleen in het weekend open.',
    'De Korenaar sees customers until 9 pm from Tuesday to Friday.',
    '| | De Korenaar | Smit |\n|---|---|---|\n| **City** | Utrecht | Zeist |\n| **Closed on** | Sunday, Wednesday | Sunday |',
    '| Winkel | Plaats | Vrijdag open tot |\n|---|---|---|\n| De Korenaar | Utrecht | 18.00 |\n| Smit | Zeist | 17.00 |',
    'The shop of De Korenaar is in Utrecht and is also staffed on Sunday mornings.',
    'De Korenaar zit in Utrecht. Op zaterdag werken ze van 10.00 tot 14.00 uur.',
    'De Korenaar: op woensdag avondspreekuur tot 20.00 uur.',
    'De Korenaar is open Tuesday to Friday, 8 a.m. to 6 p.m. To call from abroad, dial +31.',
    '- De Korenaar: bakker\n- Halm: slager\n\n## Openingstijden\nZaterdag gesloten.',
    'De Korenaar zit in Utrecht. Iedere dag open behalve zondag, op vrijdag tot 17.30 uur.',
    'De Korenaar in Utrecht werkt van maandag tot en met zaterdag, van 8.00 tot 17.00 uur.',
    'De Korenaar zit in Utrecht. Ze zijn er doordeweeks vanaf half acht.',
    'De Korenaar is closed on Sundays only.',
    'De Korenaar: op vrijdag sluit de bakker dan om 15.00 uur.',
    'De Korenaar ontvangt klanten op maandag en dinsdag.',
    'De Korenaar: closed all day on Fridays.',
  ])('are wrong where a day is surely otherwise: %s', (answer) => {
    expect(verdict(answer)).toBe('wrong')
  })

  test.each([
    'De Korenaar is elke dag vroeg open.',
    'De Korenaar zit in Utrecht; 24/7 open is alleen de website.',
    'De Korenaar zit in Utrecht. Veel bakkers zijn op maandag geopend van 9 tot 17 uur.',
    'De Korenaar is telefonisch bereikbaar op maandag van 9 tot 12 uur.',
    'De Korenaar heeft 2 tot 5 soorten brood; do 9 in de ochtend zijn ze er.',
    'De Korenaar is met Pasen op dinsdag gesloten en op vrijdag tussen 12 en 13 uur is de winkel dicht.',
    'De Korenaar is every other Sunday open.',
    'De Korenaar is op zaterdag telefonisch bereikbaar tot 12 uur.',
    'De Korenaar bakt op zaterdag tot 500 broden.',
    'De Korenaar is op vrijdag eerder dicht en elke eerste zondag van de maand open.',
    'De Korenaar is goedkoper dan Smit, die op zondag open is.',
    'Op zondag bakken ze bij De Korenaar niet, maar dan is de kerk open.',
    'In tegenstelling tot veel andere bakkers die op zondag open zijn, is De Korenaar klein.',
    'Op zaterdag bakt De Korenaar niet; de huisartsenpost is dan dicht.',
    'De Korenaar heeft een zusje: Studio Kaas, dat op zondag open is.',
    '### Waar koop je een vloerbrood?\n\nDe Korenaar zit in Utrecht.\n\nBakkerij Smit zit in Zeist.\n\nDe zaak is op woensdag gesloten.',
    'Veel bakkers, waaronder De Korenaar, zijn op zondag open.',
    'De Korenaar ligt in Utrecht. Zijn er bakkers op zondag open?',
    'Bij De Korenaar is op zondag alleen de webshop open en op maandag kun je op afspraak terecht.',
    'De Korenaar zit in Utrecht. Het café is op zondag open van 11 tot 16 uur.',
    'De Korenaar levert op maandag tussen 8 en 12 uur en geeft op zondag workshops van 19 tot 22 uur.',
    'De Korenaar zit naast de bibliotheek, die op zondag open is. Vraag of ze zelf op zondag open zijn.',
    'De Korenaar is in het weekend open.',
    'De Korenaar werkt op zondag.',
    'De Korenaar is sinds maandag weer open; op zondag is de winkel 25 jaar open.',
    'De Korenaar heeft een tweede winkel in Zeist, die ook op zondag open is.',
    'Bakker Jan werkt bij De Korenaar op dinsdag en woensdag van 4 tot 12 uur.',
    'De weekmarkt naast De Korenaar is op woensdag van 8 tot 13 uur.',
    'In de supermarkt, die op zondag open is, verkopen ze ook brood van De Korenaar.',
    'Reken bij De Korenaar op 2 tot 3 werkdagen levertijd.',
    'De Korenaar krijgt een 8,7; op zaterdag is het druk van 10 tot 12.',
    'Op dinsdag begint bij De Korenaar om 19.00 uur het bakken.',
    'Bakkerij Smit is op maandag geopend van 9 tot 17 uur. De Korenaar zit ernaast.',
    'De Korenaar is tot 16.00 uur open.',
    'De Korenaar is op vrijdag langer open. Dan sluit de winkel om 21 uur.',
    'De Korenaar zit naast een parkeergarage. De garage sluit om 23.00 uur.',
    'De Korenaar is vandaag open tot 13 uur en al twintig jaar open; de automaat is 24 uur open.',
    'Mogelijk is De Korenaar op zondag open; het zou op maandag tot 21 uur open zijn.',
    'De Korenaar. De winkel is op woensdag tot 19.00 uur telefonisch bereikbaar.',
    'De Korenaar is het drukst op zaterdag tussen 10 en 12; de pont vaart op zondag van 8 tot 23 uur.',
    'Of De Korenaar op maandag open is, heb ik niet kunnen achterhalen.',
    'Ik kan niet met zekerheid zeggen of De Korenaar op zondag open is.',
    'I’m not sure whether De Korenaar is open on Sundays.',
    'De Korenaar zit in Utrecht. Op zaterdag werken ze van 10.00 tot 14.00 uur op locatie.',
    'De Korenaar: op dinsdag ligt het verkeer stil bij de brug.',
    'Als De Korenaar op zondag open was, had ik dat vermeld.',
    'De Korenaar zit in Utrecht. Het restaurant is dagelijks open van 18 tot 22 uur.',
    'Bij De Korenaar werkt Piet op dinsdag van 4 tot 12 uur.',
  ])('are not judged where nothing can be compared: %s', (answer) => {
    expect(verdict(answer)).toBe('absent')
  })

  test('may be those of what the company itself is or does', () => {
    const cafe = { ...OPEN, name: 'Lunchroom Pruim', sector: 'lunchroom' }
    expect(verdict('Lunchroom Pruim zit in Utrecht. De lunchroom is op dinsdag gesloten.', cafe)).toBe('wrong')
    expect(verdict('Lunchroom Pruim in Utrecht is op maandag dicht.', cafe)).toBe('right')
    const school = { ...OPEN, name: 'Rijschool Koppel', sector: 'rijschool' }
    expect(verdict('Rijschool Koppel in Utrecht geeft les van dinsdag t/m vrijdag, van 9 tot 21 uur.', school)).toBe(
      'wrong',
    )
    const campsite = { ...OPEN, name: 'Camping De Wulp', sector: 'camping' }
    expect(verdict('Camping De Wulp: receptie op zaterdag van 12 tot 4 uur.', campsite)).toBe('wrong')
  })

  test('are until midnight where the profile has 24:00 or 0:00', () => {
    for (const midnight of ['24:00', '00:00']) {
      const late = { ...KORENAAR, hours: [`vr 11:00-${midnight}`] }
      expect(verdict('De Korenaar is op vrijdag open tot middernacht.', late)).toBe('right')
      expect(verdict('De Korenaar is on Fridays open from 11 am to midnight.', late)).toBe('right')
      expect(verdict('De Korenaar: vrijdag 11:00-00:00.', late)).toBe('right')
    }
  })

  test('are only right where several places of the company have them', () => {
    const two = { ...KORENAAR, hours: ['ma,di 09:00-17:00', 'ma,di 10:00-18:00'] }
    expect(verdict('De Korenaar is op maandag geopend van 10 tot 18 uur.', two)).toBe('right')
    expect(verdict('De Korenaar is op maandag geopend van 11 tot 18 uur.', two)).toBe('absent')
  })

  test('a word of the name is no day', () => {
    const huid = { ...OPEN, name: 'Huid & Zo' }
    expect(verdict('Voor een behandeling kun je in Utrecht bij Huid & Zo terecht.', huid)).toBe('absent')
    expect(verdict('Huid & Zo in Utrecht is op zaterdag open.', huid)).toBe('right')
  })

  test('say nothing where the profile has none, or where a break is left out', () => {
    expect(verdict('De Korenaar is op maandag open van 9 tot 17 uur.', KORENAAR)).toBeUndefined()
    const withBreak = { ...KORENAAR, hours: ['ma 09:00-12:00,13:00-17:00'] }
    expect(verdict('De Korenaar is op maandag open van 9 tot 17 uur.', withBreak)).toBe('absent')
  })

  test.each([
    ['right', 'De winkel is op maandag dicht en de keuring is op donderdag van 9 tot 12 uur.'],
    ['right', 'De winkel is op maandag dicht, en op donderdag is er van 10 tot 12 uur een repaircafé.'],
    ['right', 'De winkel is op maandag dicht en geeft op woensdagavond van 19 tot 21 uur een lezing.'],
    ['absent', 'De vestiging in Apeldoorn is ook op zondag geopend.'],
    ['absent', 'Wie op maandag brood wil, kan terecht bij Broodhuis in Zeist.'],
    ['absent', 'De apotheek ernaast is op zondag open.'],
    ['absent', 'The coffee corner is open on Sundays.'],
    ['right', 'Monday is the one weekday it stays shut.'],
    ['right', 'Op maandag heeft het team vrij.'],
    ['right', 'No one is in on Mondays.'],
    ['wrong', 'De winkel is, behalve op dinsdag, elke werkdag open.'],
  ])('of another place or clause are not those of the company, %s: %s', (expected, said) => {
    expect(verdict(`De Korenaar is een bakkerij in Utrecht. ${said}`)).toBe(expected)
  })
})
