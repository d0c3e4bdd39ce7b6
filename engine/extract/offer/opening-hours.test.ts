import { describe, expect, it } from 'vitest'
import { readSite } from '#engine/extract/read-site.ts'
import { makeEvidence } from '#tests/golden/evidence.ts'
import { hoursInDutch } from './hours-grammar.ts'

const hoursOf = (html: string) =>
  readSite(makeEvidence({ home: `<title>Jansen Bouw</title><h1>Jansen Bouw</h1>${html}` })).facts.openingHours?.value

describe('opening hours', () => {
  it.each([
    ['<h3>Openingstijden</h3><p>Ma – Vr: 08:00 – 16:00</p>', 'Mo-Fr 08:00-16:00'],
    ['<footer>Ma. t/m Vr. 08.30 - 20.00<br>Zaterdag 10.00 - 17.00</footer>', 'Mo-Fr 08:30-20:00, Sa 10:00-17:00'],
    [
      '<h2>Openingstijden</h2><table><tr><td>Maandag</td><td>08:00 - 12:00, 13:00 - 17:00</td></tr><tr><td>Dinsdag</td><td>08:00 - 12:00, 13:00 - 17:00</td></tr><tr><td>Woensdag</td><td>gesloten</td></tr></table>',
      'Mo,Tu 08:00-12:00,13:00-17:00',
    ],
    [
      '<h2>Openingstijden</h2><dl><dt>maandag</dt><dd>gesloten</dd><dt>dinsdag t/m zaterdag</dt><dd>9.00 - 18.00 uur</dd><dt>zondag</dt><dd>gesloten</dd></dl>',
      'Tu-Sa 09:00-18:00',
    ],
    ['<p>Wij zijn geopend van maandag tot en met vrijdag van 9.00 tot 17.00 uur.</p>', 'Mo-Fr 09:00-17:00'],
    ['<p>Open: ma-vr 9-17 uur, za 10-16 uur</p>', 'Mo-Fr 09:00-17:00, Sa 10:00-16:00'],
    ['<footer>Dorpsstraat 1, Arnhem | ma-za 07:00 - 18:00</footer>', 'Mo-Sa 07:00-18:00'],
    ['<h3>Opening hours</h3><p>Mon-Fri 9am - 5pm</p>', 'Mo-Fr 09:00-17:00'],
    [
      '<h3>Openingstijden</h3><p>Zo-Do 10:00-23:00 | Vr-Za 10:00-00:00</p>',
      'Mo-Th 10:00-23:00, Fr,Sa 10:00-00:00, Su 10:00-23:00',
    ],
    ['<h3>Openingstijden</h3><p>dagelijks van 10.00 tot 22.00 uur</p>', 'Mo-Su 10:00-22:00'],
    [
      '<h3>Openingstijden</h3><ul><li>Ma, wo en vr: 9:00 - 12:00</li><li>Di & do: 13:00 – 17:00</li></ul>',
      'Mo 09:00-12:00, Tu 13:00-17:00, We 09:00-12:00, Th 13:00-17:00, Fr 09:00-12:00',
    ],
    [
      '<script type="application/ld+json">{"@type":"Bakery","name":"Jansen Bouw","openingHoursSpecification":[{"@type":"OpeningHoursSpecification","dayOfWeek":["Monday","Tuesday"],"opens":"08:00","closes":"12:00"},{"@type":"OpeningHoursSpecification","dayOfWeek":"https://schema.org/Monday","opens":"13:00","closes":"17:00"}]}</script>',
      'Mo 08:00-12:00,13:00-17:00, Tu 08:00-12:00',
    ],
    [
      '<script type="application/ld+json">{"@type":"Bakery","name":"Jansen Bouw","openingHours":["Mo-Fr 08:00-17:00","Sa 09:00-13:00"]}</script>',
      'Mo-Fr 08:00-17:00, Sa 09:00-13:00',
    ],
  ])('are read from %s', (html, expected) => expect(hoursOf(html)).toBe(expected))

  it.each([
    '<h3>Openingstijden</h3><p>Avond (ma / di / wo) 19:30 – 20:30 uur, meestal volgeboekt</p>',
    '<p>Zaterdag & zondag gesloten</p><p>Let op: de avonduren (ma/di/wo, 19:30–20:30) zijn volgeboekt.</p>',
    '<h2>Lesrooster</h2><p>Yin yoga ma 19:30 - 20:30</p>',
    '<p>Telefonisch bereikbaar: ma-vr 9:00-12:00</p>',
    '<p>Op zaterdag 12 maart 2026 van 10:00 tot 16:00 open dag</p>',
    '<h3>Openingstijden</h3><p>ma-vr 9:00-17:00</p><h3>Openingstijden magazijn</h3><p>ma-vr 7:00-15:00</p>',
    '<h3>Openingstijden</h3><p>ma 9:00 - 17:00 di 25:00 - 99:00</p>',
    '<p>De film draait ma 20:30 en di 21:00</p>',
    '<p>Bel ons op 06 12 34 56 78 van ma tot vr</p>',
    '<footer>Spreekuur ma-vr 8:00-9:00</footer>',
    '<h3>Openingstijden</h3><p>Volgens afspraak</p>',
    // A word that every JavaScript object knows
    '<footer>Openingstijden: constructor 9:00-17:00, ma-vr</footer>',
  ])('are left out of %s', (html) => expect(hoursOf(html)).toBeUndefined())

  it('are shown in Dutch', () =>
    expect(hoursInDutch('Mo-Fr 08:00-16:00, Sa,Su 10:00-12:00')).toBe('ma-vr 08:00-16:00, za,zo 10:00-12:00'))
})
