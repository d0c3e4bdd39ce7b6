/** Numbers, sources, quotations and headings in a notation that the checks do not read are not reported as missing. */
import { describe, expect, it } from 'vitest'
import { judged, type MadeSite } from '#tests/golden/bare-site.ts'

const checkOf = (id: string, made: MadeSite) => judged(made).checks.find((check) => check.id === id)!
const body = (html: string): MadeSite => ({ body: html })

describe('numbers in any notation are not reported as missing', () => {
  it.each<[string, MadeSite]>([
    ['in words', body('<p>Al twintig jaar maken we meubels.</p>')],
    ['with a plus', body('<p>We leverden 250+ mooie projecten op.</p>')],
    ['with a word before the unit', body('<p>Al 350 tevreden klanten gingen je voor.</p>')],
    ['as a price with a dash', body('<table><tr><td>Knippen</td><td>25,-</td></tr></table>')],
    ['as EUR', body('<p>Een stoel kost EUR 120</p>')],
    ['with the entity of the euro sign', body('<footer><p>Uurloon &euro;&nbsp;65</p></footer>')],
    ['in a footer', body('<footer><p>12 vestigingen</p></footer>')],
    ['in a counter that a script counts up', body('<span data-count="1500">0</span><span>tafels</span>')],
    ['in the attribute of a page builder', body('<div class="counter" data-to-value="98">0</div>')],
    ['in an alternative text', body('<img src="/a.png" alt="Meer dan 40 medewerkers">')],
    ['in a picture of SVG', body('<svg><text>35 jaar ervaring</text></svg>')],
    ['in structured data', body('<script type="application/ld+json">{"@type":"Offer","price":"49.50"}</script>')],
    ['in the text of a script', body('<script>el.innerHTML = "<b>1200 klanten</b>"</script>')],
    ['as cubic metres', body('<p>Containers van 6 m&sup3;</p>')],
    ['split over tags', body('<p><b>15</b><sup>+</sup> <i>vakmensen</i></p>')],
    ['on another page', { pages: { '/over-ons': '<title>Over ons</title><p>Met vijf medewerkers.</p>' } }],
  ])('%s', (_what, made) => {
    const check = checkOf('concrete-numbers', made)
    expect(check.outcome).not.toBe('none')
    expect(check.says).not.toContain('Geen concrete cijfers')
    if (check.outcome === 'unclear') {
      expect(check.points).toBe(0)
      expect(check.says).toMatch(/waarschijnlijk.*‘.+’/)
    }
  })

  it.each<[string, MadeSite]>([
    ['nothing', {}],
    ['a phone number and a postcode', body('<p>Bel 038 555 01 78, Molenweg 12, 1234 AB Testdam</p>')],
    ['a copyright year', body('<footer>© 2019-2026 Houtwerk Els</footer>')],
    ['opening hours', body('<p>Maandag 09:00 - 17:30</p>')],
    ['the sizes of a layout', body('<div style="width:100%;height:20px" data-speed="500"></div>')],
    ['a numbered menu', body('<a href="/stap-1">Stap 1</a> <a href="/stap-2">Stap 2</a>')],
    ['the terms', { pages: { '/algemene-voorwaarden': '<title>Voorwaarden</title><p>Betaal binnen 14 dagen.</p>' } }],
    ['code', body('<script>setTimeout(go, 3000); var days = 30; var s = "24px"</script>')],
  ])('%s is no number that tells something', (_what, made) => {
    const check = checkOf('concrete-numbers', made)
    expect(check).toMatchObject({ outcome: 'none', points: 0 })
    expect(check.says).toMatch(/gelezen/)
  })
})

describe('quotations in any notation are not reported as missing', () => {
  it.each<[string, string]>([
    ['in a blockquote', '<blockquote><p>Een prachtige tafel, precies zoals wij wilden.</p></blockquote>'],
    ['in a q element', '<p>Jan: <q>Een prachtige tafel, precies zoals wij wilden.</q></p>'],
    ['with a cite element', '<p>Prachtige tafel!</p><cite>Jan Smit</cite>'],
    ['in guillemets of entities', '<p>&laquo;Een prachtige tafel, precies zoals wij wilden.&raquo;</p>'],
    ['in single marks', '<p>‘Een prachtige tafel, precies zoals wij wilden.’</p>'],
    ['in straight single marks', "<p>'Een prachtige tafel, precies zoals wij wilden.'</p>"],
    ['in low marks', '<p>‚Een prachtige tafel, precies zoals wij wilden’, zei Jan.</p>'],
    ['in two commas', "<p>,,Een prachtige tafel, precies zoals wij wilden.''</p>"],
    ['followed by a name', '<p>Een prachtige tafel, precies zoals wij wilden.</p><p>- Jan Smit</p><p>Kom kijken.</p>'],
    ['by words', '<p>Aldus onze klant mevrouw Smit: een prachtige tafel.</p>'],
    ['in a block of testimonials', '<div class="testimonial-item">Prachtige tafel!</div>'],
    ['in microdata', '<div itemscope><span itemprop="reviewBody">Prachtige tafel!</span></div>'],
    ['in a script', '<script>var w = {"reviewBody":"Een prachtige tafel, precies zoals wij wilden."}</script>'],
    ['in a widget', '<script src="x.js"></script><script>load("https://widget.trustpilot.com/bootstrap")</script>'],
  ])('%s', (_what, html) => {
    expect(checkOf('sources-and-quotes', body(html)).says).not.toMatch(/Niet gevonden[^.]*een citaat/)
  })

  it.each<[string, string]>([
    ['nothing', ''],
    ['a word in quotation marks', '<p>De stijl heet “rustiek”.</p>'],
    ['an apostrophe', "<p>Foto's en auto's uit 's-Hertogenbosch, en meer foto's.</p>"],
    ['quotation marks in code', '<script>var a = "een twee drie vier vijf zes zeven"</script>'],
    ['a comment', '<!-- <blockquote>Zet hier een citaat</blockquote> -->'],
  ])('%s is no quotation', (_what, html) => {
    expect(checkOf('sources-and-quotes', body(html)).says).toMatch(/Niet gevonden in de tekst van [^.]*een citaat/)
  })
})

describe('sources in any notation are not reported as missing', () => {
  it.each<[string, string]>([
    ['named after a word', '<p>Bron: Handboek Houtbewerking</p>'],
    ['named in a sentence', '<p>Volgens het CBS kopen mensen vaker hout.</p>'],
    ['a standard', '<p>Wij werken volgens NEN-EN 335.</p>'],
    ['an address in words', '<p>Lees verder op www.houtinfo.example/onderhoud</p>'],
    ['a button with a script', `<button onclick="window.open('https://www.houtinfo.example/onderhoud')">Lees</button>`],
    ['a certificate in the footer', '<footer><a href="https://www.houtgilde.example/leden">Erkend lid</a></footer>'],
  ])('%s', (_what, html) => {
    expect(checkOf('sources-and-quotes', body(html)).says).not.toMatch(/Niet gevonden[^.]*een bron/)
  })

  it.each<[string, string]>([
    ['nothing', ''],
    ['a profile', '<a href="https://www.facebook.com/houtwerkels">Facebook</a>'],
    ['the maker of the site', '<footer>Website door <a href="https://pixel.example/">Pixel</a></footer>'],
    ['fonts', '<link href="https://fonts.googleapis.com/css" rel="stylesheet">'],
    ['its own address', '<p>Kijk op www.voorbeeldbedrijf.example</p>'],
  ])('%s is no source', (_what, html) => {
    expect(checkOf('sources-and-quotes', body(html)).says).toMatch(/Niet gevonden in de tekst van [^.]*een bron/)
  })
})

describe('headings in any notation', () => {
  it.each<[string, string]>([
    ['large letters in a style', '<div style="font-size: 32px">Onze meubels</div>'],
    ['large letters in em', '<p style="color:red;font-size:2em">Onze meubels</p>'],
    ['a class of a page builder', '<div class="elementor-heading-title elementor-size-xl">Onze meubels</div>'],
    ['a class of Tailwind', '<p class="mb-4 text-3xl font-bold">Onze meubels</p>'],
    ['a class of WordPress', '<p class="has-x-large-font-size">Onze meubels</p>'],
    ['a font element', '<font size="5" color="blue">Onze meubels</font>'],
    ['a whole bold line', '<p><strong>Onze meubels</strong></p>'],
    ['an image in a heading', '<h2><a href="/"><img src="/k.png" alt=""></a></h2>'],
    ['a heading that a script writes', '<script>document.write("<h2>Onze meubels</h2>")</script>'],
    ['a heading without scripts', '<noscript><h2>Onze meubels</h2></noscript>'],
  ])('%s are told as probably a heading', (_what, html) => {
    expect(checkOf('headings', body(html)).says).toMatch(/waarschijnlijk wel een kop, maar niet leesbaar als kop \(/)
  })

  it('a heading by its role counts as a heading of its level', () => {
    const made = body(
      '<div role="heading" aria-level="2">Tafels</div><p>Van eik.</p><span role="heading" aria-level="3">Wat kost een tafel?</span><div role="heading">Stoelen</div>',
    )
    expect(checkOf('headings', made)).toMatchObject({ outcome: 'good', points: 2 })
  })

  it.each<[string, string]>([
    ['nothing', ''],
    ['bold words in a sentence', '<p>Wij maken <strong>meubels</strong> van hout.</p>'],
    ['small letters', '<p style="font-size:14px">Onze meubels staan in de zaak.</p>'],
    ['a comment', '<!-- <h2>Onze meubels</h2><h2><img src="x"></h2> -->'],
  ])('%s are no heading', (_what, html) => {
    expect(checkOf('headings', body(html)).says).not.toContain('waarschijnlijk')
  })
})
