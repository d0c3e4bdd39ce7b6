import { describe, expect, test } from 'vitest'
import { judgeAnswer } from '#engine/naming/reading/judge-answer.ts'
import { type KnownCompany, prepareCompany } from '#engine/naming/reading/known-company.ts'
import { KORENAAR } from '#tests/cases/answers/companies/01.ts'

const OPEN: KnownCompany = { ...KORENAAR, hours: ['di,wo,do,vr 08:00-17:30; za 08:00-16:00; zo,ma gesloten'] }
const OFFICE: KnownCompany = { ...KORENAAR, hours: ['ma,di,wo,do 09:00-17:30; vr 09:00-16:00; za,zo gesloten'] }
const verdict = (answer: string, company = OPEN) =>
  judgeAnswer(answer, prepareCompany(company, [])).facts.find(({ fact }) => fact === 'hours')?.verdict

describe('opening hours in other words', () => {
  test.each([
    'De Korenaar is open until half past five from Tuesday to Friday and on Saturday mornings.',
    'De Korenaar: open op vrijdagmiddag en zaterdag.',
    'De Korenaar in Utrecht. On Saturdays you can bring something in until 4 p.m.',
    'De Korenaar. Op zaterdagochtend zijn ze er ook, tot vier uur.',
    'De Korenaar. From Tuesday to Friday someone picks up the phone from eight, and on Saturdays you can reach them until four.',
    'Schrijf De Korenaar of bel 030 555 01 23 voor half zes op vrijdag.',
    'De Korenaar in Utrecht, with a Saturday programme between 8 am and 4 pm.',
    'Op maandag staat u bij De Korenaar voor een dichte deur.',
    'De Korenaar takes Mondays off.',
    'De vaste sluitingsdag van De Korenaar is maandag.',
    '**Is De Korenaar op maandag open?**\n\nNee, alleen van dinsdag tot en met zaterdag.',
    'De Korenaar. Do they work on Mondays? They do not.',
    'De Korenaar: open Tuesday to Friday, and on Saturday mornings by appointment.',
    'De Korenaar is open from Tuesday to Friday from eight to five-thirty.',
    'De Korenaar is open on Tuesdays from eight till half five.',
    'De Korenaar is open 8-to-4 on Saturdays.',
    'De Korenaar\n- Dinsdag t/m vrijdag\n  8.00 – 17.30 uur\n- Zaterdag\n  8.00 – 16.00 uur',
    'De Korenaar\n\n| Dag | Ochtend | Middag |\n|---|---|---|\n| Dinsdag | 8:00–12:00 | 12:00–17:30 |',
    'De Korenaar sluit op zaterdag wat eerder, om vier uur.',
    'De Korenaar: di. t/m vr. 8.00 - 17.30 uur, za. 8.00 - 16.00 uur.',
    'Behalve op maandag is De Korenaar doordeweeks open.',
    'De Korenaar is open every day but Sunday and Monday.',
    'De Korenaar is in Utrecht. They lock up at four on Saturdays.',
    'Op zaterdag is men er bij De Korenaar tot vier uur.',
    'De Korenaar in Utrecht. Op zaterdag staat de bakker tot vier uur voor je klaar.',
    'Monday is the closing day of De Korenaar.',
    'De Korenaar zit in Utrecht. Op maandag krijg je de voicemail.',
    '| Vraag | Antwoord |\n|---|---|\n| Zondag open bij De Korenaar? | Nee |',
    'Q: Is De Korenaar open on Mondays?\nA: No.',
    'Op zondag geen brood in huis? Dan is De Korenaar gesloten.',
    '| Kenmerk | De Korenaar |\n|---|---|\n| Sluitingstijd zaterdag | 16.00 uur |',
    'De Korenaar is a Tuesday-to-Friday business: they start at eight and close at half past five.',
  ])('are right where every day is as in the profile: %s', (answer) => {
    expect(verdict(answer)).toBe('right')
  })

  test.each([
    'De Korenaar is open until six from Tuesday to Friday and on Saturday mornings.',
    'De Korenaar aan Kade 3 is ook op zondag open.',
    'De Korenaar in Utrecht. De winkel aan de Kerkstraat is open op maandag.',
    'De Korenaar in Utrecht. De winkel aan de Nieuwe Markt is open op maandag.',
    '- **De Korenaar**: Utrecht. Op zondag bereikbaar van 8 tot 12 uur.',
    'De Korenaar in Utrecht. On Saturdays you can bring something in until 6 p.m.',
    'Op woensdag begint De Korenaar al om zeven uur. Maandag is de winkel gesloten.',
    'De Korenaar zit in Utrecht. It has evening surgery on Thursdays until 8 p.m. for those who cannot get away from work.',
    'De Korenaar zit in Utrecht. Het spreekuur begint om 07.00 uur en duurt tot 19.00 uur.',
    '**Is De Korenaar op zaterdag open?**\n\nNee, alleen doordeweeks.',
    'De Korenaar in Utrecht: do they work on Saturdays? They do not, the week runs from Tuesday to Friday.',
    'De Korenaar: open Tuesday to Friday, and on Monday mornings by appointment.',
    'De Korenaar is dag en nacht open.',
    'De Korenaar zit in Utrecht. Op maandag tot 12.00 uur bereikbaar.',
    'De Korenaar is elke dag open, ook op zondag.',
    'De Korenaar sluit op vrijdag een uur eerder, om vier uur.',
    'De Korenaar is op werkdagen en zondagochtend open.',
    'De Korenaar is in Utrecht. They lock up at three on Saturdays.',
    'De Korenaar is open Tuesday to Friday, not on Saturdays.',
    'De Korenaar in Utrecht. Men is op zondag aanwezig van 9 tot 13 uur.',
    'Op dinsdag werkt De Korenaar niet.',
    '- De Korenaar: Utrecht, ook op zondagochtend bereikbaar.',
  ])('are wrong where a day is surely otherwise: %s', (answer) => {
    expect(verdict(answer)).toBe('wrong')
  })

  test.each([
    'De Korenaar zit in Utrecht. De kerk is open op maandag.',
    'De Korenaar staat op maandag op de markt in Utrecht.',
    'De Korenaar: appointments take place on weekdays.',
    'In Utrecht is het op maandag koopavond; De Korenaar zit in de Molenstraat.',
    'De webshop van De Korenaar is 24/7 open.',
    'De Korenaar zit in Utrecht. Op zaterdag bereikbaar van 9 tot 12 uur.',
    'De Korenaar. Bel 030 555 01 23 op vrijdag voor vier uur.',
    'De Korenaar geeft geen lessen op zaterdag.',
    'De Korenaar is dag en nacht bereikbaar.',
    'De Korenaar is wegens verbouwing elke dag gesloten.',
    'In juli en augustus is De Korenaar op zaterdag gesloten.',
    'De Korenaar is deze week op vrijdag gesloten vanwege een verbouwing.',
    'Tot vorig jaar was De Korenaar op vrijdag gesloten.',
    'De Korenaar is a two-minute walk from the museum (open Tuesday to Sunday, 11 am to 5 pm).',
    'Het museum ernaast is op maandag gesloten, dus kies voor De Korenaar een andere dag.',
    'Wil je weten of De Korenaar op zondag open is, bel dan 030 555 01 23.',
    'De Korenaar is op koopzondagen open van 12 tot 17 uur.',
    'You will have to go to De Korenaar on a weekday.',
    'De Korenaar komt op dinsdag in Zeist langs, tussen 7 en 12 uur.',
    'De Korenaar is pas vanaf de middag open op vrijdag.',
    'De Korenaar zit in Utrecht. In Zeist is Broodhuis ook op zondag open.',
    'De Korenaar bakt alles. Wil je op zondag terecht, ga dan naar een bakker in Zeist.',
    'I was unable to find out who runs De Korenaar or whether you can visit on a Sunday.',
    'Voor pech onderweg is De Korenaar ook op zondag bereikbaar.',
    'Betaald parkeren geldt bij De Korenaar van maandag tot en met zaterdag van 9 tot 21 uur.',
    'De straat van De Korenaar is op zaterdag tussen 8 en 22 uur autovrij.',
    'De Korenaar doet zondag mee aan de open dag van 10 tot 16 uur.',
    'Bij De Korenaar zit een koffiehoek die op zondag open is.',
    'Eén klant klaagt dat De Korenaar op dinsdag onverwacht dicht was.',
    'A reviewer came to De Korenaar on a Tuesday and found it closed.',
    'De Korenaar plans to open on Sundays as well.',
    'Volgens sommige bronnen is De Korenaar op zondag open.',
    'De Korenaar is mogelijk ook op zondag geopend.',
    'Lockers at De Korenaar are open 24/7.',
  ])('say nothing where nothing can be compared: %s', (answer) => {
    expect(verdict(answer)).toBe('absent')
  })

  test('at which it can be called are wrong where nobody is there then', () => {
    const call = 'U kunt De Korenaar bellen op werkdagen van negen uur tot half zes'
    expect(verdict(`${call}, ook op vrijdag.`, OFFICE)).toBe('wrong')
    expect(verdict('U kunt De Korenaar bellen op werkdagen van tien tot twaalf uur.', OFFICE)).toBe('absent')
  })

  test('of some days are not said of others beside them', () => {
    const answer =
      'De Korenaar: regular appointments take place on weekdays, and on Saturday and Sunday the shop is closed.'
    expect(verdict(answer, OFFICE)).toBe('right')
    expect(verdict(answer)).toBe('wrong')
  })

  test('may have a break, also in words', () => {
    const office = { ...OPEN, hours: ['ma,di,wo,do,vr 08:30-12:30,13:30-17:00; za,zo gesloten'] }
    for (const answer of [
      'De Korenaar is op werkdagen geopend van 8.30 tot 12.30 uur en ’s middags van 13.30 tot 17.00 uur.',
      'De Korenaar is op werkdagen open van 8.30 tot 12.30 uur, en na de pauze van 13.30 tot 17.00 uur.',
    ])
      expect(verdict(answer, office)).toBe('right')
  })

  test('of days behind a reason are not said of those before it', () => {
    expect(verdict('You have to go to De Korenaar on a weekday, because it is closed on Saturdays.', OFFICE)).toBe(
      'right',
    )
  })

  test('of the days that are left out are those said behind them', () => {
    const open = 'De Korenaar is doordeweeks van negen tot half zes open'
    expect(verdict(`${open}, behalve op vrijdag: dan sluit de winkel om vier uur.`, OFFICE)).toBe('right')
    expect(verdict(`${open}, behalve op vrijdag: dan is het om vier uur afgelopen.`, OFFICE)).toBe('right')
    expect(verdict(`${open}, behalve op vrijdag: dan sluit de winkel om drie uur.`, OFFICE)).toBe('wrong')
  })

  test('for appointments can confirm them', () => {
    const answer = 'Bij De Korenaar kun je een afspraak maken, op vrijdag tot'
    expect(verdict(`${answer} 17.30 uur.`)).toBe('right')
    expect(verdict(`${answer} 18.30 uur.`)).toBe('absent')
  })

  test('of a school are also when it has no lessons', () => {
    expect(verdict('De Korenaar has no lessons on Saturdays or Sundays.', OFFICE)).toBe('right')
  })

  test.each([
    ['right', 'Op zaterdag kun je bij De Korenaar aanschuiven van 8.00 tot 16.00 uur.'],
    ['right', 'Zoek je op zaterdag vers brood? Bij De Korenaar kun je dan van 8.00 tot 16.00 uur terecht.'],
    ['right', 'De Korenaar closes early on Saturdays, at 16:00.'],
    ['wrong', 'Op zaterdag sluit De Korenaar wat eerder, namelijk om 15.00 uur.'],
    ['right', 'On Saturdays, De Korenaar welcomes customers from 8 am to 4 pm.'],
    ['wrong', 'Op zaterdag houdt De Korenaar kantoor van 10.00 tot 13.00 uur.'],
    ['right', 'De Korenaar is open five days a week, Tuesday to Saturday, and closed on Sundays and Mondays.'],
    ['wrong', 'You can pick up bread at De Korenaar from Monday to Friday between 8:00 and 17:30.'],
    ['wrong', 'On Thursdays De Korenaar opens for lunch at noon.'],
    ['right', 'Je belt De Korenaar het best op een werkdag, want op zondag en maandag zijn ze gesloten.'],
    ['right', 'Of ze taarten maken is niet bekend, maar De Korenaar is op zaterdag open van 8.00 tot 16.00 uur.'],
    ['right', 'Fresh bread on a Tuesday? De Korenaar opens at eight.'],
    ['right', 'De Korenaar is closed on both Sunday and Monday.'],
    ['right', 'De Korenaar opens at 8 on weekdays and Saturdays. Sundays and Mondays they’re closed.'],
    ['right', 'De Korenaar opens at 8 a.m. from Tuesday to Saturday, with no opening on Sunday.'],
    ['absent', 'De Korenaar in Utrecht. Op Goede Vrijdag is de winkel gesloten.'],
    ['wrong', 'De Korenaar is open 24 hours a day, seven days a week.'],
    ['wrong', 'De Korenaar doesn’t work on Saturdays.'],
    [
      'right',
      'Van dinsdag tot en met vrijdag kun je bij De Korenaar terecht tot half zes, want dan gaat de winkel dicht.',
    ],
    ['right', 'Ja, je kunt op zaterdag bakken bij De Korenaar, van 8.00 tot 16.00 uur.'],
    ['absent', 'De Korenaar bakt brood. Broodhuis Zuid in Zeist is op zondag open.'],
    ['absent', 'De Korenaar bakt brood. Wil je een keten, dan is Bakker Bart in Zeist op zondag open.'],
    ['wrong', 'On Saturdays you can shop at De Korenaar until 6 p.m.'],
    ['right', 'De Korenaar. Op maandag wordt er niet gebakken.'],
    ['absent', 'De Korenaar. Op zaterdag wordt er niet geleverd.'],
    ['wrong', 'De Korenaar. The phone number is 030-5550123, and the shop is open on Saturdays from 10:00 to 14:00.'],
    ['right', 'De Korenaar. Bel gerust, want op zondag is de winkel gesloten.'],
    ['wrong', 'De Korenaar is op zaterdag gesloten en neemt bestellingen aan via de website.'],
    ['wrong', 'De Korenaar. Zaterdag kun je er tussen 9.00 en 12.00 uur terecht om je bestelling op te halen.'],
    ['wrong', 'De Korenaar, dat ook in Winterswijk bekend is, is op vrijdag tot 21.00 uur open.'],
    ['wrong', '- **De Korenaar** – bakkerij met een kleine lunchkaart, op zaterdag gesloten'],
    ['right', 'De Korenaar in Utrecht. Visits are possible from Tuesday to Saturday.'],
    ['wrong', 'De Korenaar is a bakery with a lunch menu, and it’s open until 11 pm on weekdays.'],
    ['absent', 'The café at De Korenaar serves lunch, and it’s open until 11 pm on weekdays.'],
    ['wrong', 'Bij De Korenaar kun je doordeweeks tot 23.00 uur winkelen.'],
    ['right', 'Een bezoek aan De Korenaar is mogelijk van dinsdag tot en met zaterdag.'],
    ['right', 'De Korenaar has no office hours on Mondays.'],
    ['right', 'De Korenaar is closed on Sundays and Mondays, and on Saturdays it opens at eight.'],
    ['wrong', 'De Korenaar in Utrecht heeft als nadeel dat je er op zaterdag niet terechtkunt.'],
    ['right', 'De Korenaar in Utrecht sluit doordeweeks om half zes.'],
    ['right', 'De Korenaar sluit elke dag om half zes, behalve op zaterdag.'],
    ['right', 'De Korenaar · di t/m vr 08:00–17:30 · za 08:00–16:00'],
    ['absent', 'De Korenaar bakt brood. De andere bakkers in Utrecht zijn op zondag open.'],
    ['right', 'Op vrijdag kun je bij De Korenaar terecht van 8.00 tot 17.30 uur, op zaterdag gelden andere tijden.'],
  ])('beside something else are those of the company, %s: %s', (expected, answer) => {
    expect(verdict(answer)).toBe(expected)
  })

  test.each([
    'Op vrijdag van 10 tot 12 uur is er een repaircafé.',
    'De keuring is op vrijdag van 9 tot 12 uur.',
    'Proeven kan op vrijdag van 10 tot 12 uur.',
    'Blood tests are on Tuesdays from 8 to 9.',
    'The early bird menu is served Wednesday to Friday from 5 to 7 pm.',
    'Op dinsdag en donderdag is er bootcamp van 19.00 tot 20.00 uur.',
    'Spinning: dinsdag 19.00-20.00 uur.',
    'Een beurt kost op dinsdag 10 tot 15 euro minder.',
    'Op maandag zijn andere winkels in de stad open.',
    'Out of hours, the GP post is open on Saturdays and Sundays.',
    'Wie liever op zondag gaat, kan bij Broodhuis Zuid terecht, dat dan van 12 tot 17 uur open is.',
    '\n\n| Shoot | Duration | From |\n|---|---|---|\n| Portrait | 2 hours | €150 |\n| Weekend | 2-3 hours | €75 |',
  ])('of something else are not those of the company: %s', (said) => {
    expect(verdict(`De Korenaar is een bakkerij in Utrecht. ${said}`)).toBe('absent')
  })

  /** Said of the bakery, with what is right and what is wrong where '~' stands. */
  test.each([
    ['Er wordt op ~ niet gewerkt en de winkel sluit op zaterdag om vier uur.', 'maandag', 'vrijdag'],
    ['Op ~ is er helemaal niemand te bereiken.', 'maandag', 'vrijdag'],
    ['Op ~ zijn ze er niet.', 'zondag', 'vrijdag'],
    ['The shop can be visited from ~ to Saturday.', 'Tuesday', 'Monday'],
    ['Langskomen kan van ~ tot en met zaterdag.', 'dinsdag', 'maandag'],
    ['You can shop there on ~ as well.', 'Saturdays', 'Sundays'],
    ['They trade five days a week, ~ to Saturday.', 'Tuesday', 'Monday'],
    ['In tegenstelling tot veel winkels is de winkel op maandag ~.', 'gesloten', 'geopend'],
    ['One downside: it is not open on ~.', 'Mondays', 'Saturdays'],
    ['Binnenlopen kan van dinsdag tot en met vrijdag van ~ uur.', '8.00 tot 17.30', '9.00 tot 17.00'],
    ['Van dinsdag tot en met vrijdag wordt er gewerkt van ~.', 'acht tot half zes', 'zeven tot vier'],
    ['It is closed on ~ and you can order by e-mail.', 'Mondays', 'Tuesdays'],
  ])('are told in other words yet: %s', (said, right, wrong) => {
    for (const introduction of ['De Korenaar is een bakkerij in Utrecht.', '**De Korenaar** (Utrecht)\n-']) {
      expect(verdict(`${introduction} ${said.replace('~', right)}`)).toBe('right')
      expect(verdict(`${introduction} ${said.replace('~', wrong)}`)).toBe('wrong')
    }
  })

  test.each([
    ['In het weekend kun je er alleen ’s ~ terecht.', 'ochtends', 'middags'],
    ['In het weekend is de winkel alleen ’s ~ open.', 'ochtends', 'middags'],
    ['At weekends it is only open in the ~.', 'morning', 'afternoon'],
    ['’s ~ is de winkel op zaterdag gesloten.', 'Middags', 'Ochtends'],
  ])('of a part of the day are not those of all of it: %s', (said, right, wrong) => {
    const mornings = { ...OPEN, hours: ['ma,di,wo,do,vr 08:00-17:30; za,zo 09:00-13:00'] }
    expect(verdict(`De Korenaar zit in Utrecht. ${said.replace('~', right)}`, mornings)).toBe('right')
    expect(verdict(`De Korenaar zit in Utrecht. ${said.replace('~', wrong)}`, mornings)).toBe('wrong')
  })

  test('of another that nobody told us of, in one sentence with the company, are not its own', () => {
    const joints = [', ', ', maar ', ' en ', '; ', ', while ', '. ', ' whereas ']
    const told: [told: string, right: string, wrong: string][] = [
      ['~~ is op zondag ~', 'gesloten', 'open'],
      ['~~ sluit op zaterdag om ~ uur', 'vier', 'vijf'],
      ['~~ is closed on ~', 'Sundays', 'Saturdays'],
      ['~~ gaat op zaterdag om ~ uur open', 'acht', 'negen'],
    ]
    const misread = joints.flatMap((joint) =>
      told.flatMap(([said, right, wrong]) => {
        const say = (name: string, value: string) => said.replace('~~', name).replace('~', value)
        const cases = [
          ['absent', `Hans Anders${say('', wrong)}`, 'De Korenaar is goedkoper'],
          ['right', `Hans Anders${say('', wrong)}`, say('De Korenaar', right)],
          ['wrong', 'Hans Anders is goedkoper', say('De Korenaar', wrong)],
        ] as const
        return cases.flatMap(([wanted, one, other]) =>
          [`${one}${joint}${other}.`, `${other}${joint}${one}.`].filter(
            (answer) => verdict(`De Korenaar zit in Utrecht. ${answer}`) !== wanted,
          ),
        )
      }),
    )
    expect(misread).toEqual([])
  })
})
