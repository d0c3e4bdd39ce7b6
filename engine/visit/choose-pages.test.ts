import { expect, test } from 'vitest'
import { linksOf } from '#engine/extract/page/page-links.ts'
import { emptySource } from '#engine/fetch/empty-source.ts'
import { isSameSite, pageKey } from '#engine/fetch/same-site.ts'
import type { Link } from '#engine/fetch/site-reader.ts'
import fc from '#tests/support/fast-check.ts'
import { choosePages, plainPages, usualPages } from './choose-pages.ts'

const home = new URL('https://www.voorbeeld.nl/')
const link = (href: string, text = '', inFooter = false): Link => ({ href, text, inFooter })
const chosen = (links: Link[], base = home, count = 4, mayFetch: (url: URL) => boolean = () => true) =>
  choosePages(links, base, count, mayFetch).map(({ url }) => url.pathname + url.search)

test('one page of each kind comes first: contact, about, services, and the page with the KvK number', () => {
  const links = [
    '/blog',
    '/diensten',
    '/diensten/schilderen',
    '/over-ons',
    '/team',
    '/privacy',
    '/contact',
    '/reviews',
    '/algemene-voorwaarden',
  ]
  expect(chosen(links.map((href) => link(href)))).toEqual([
    '/contact',
    '/over-ons',
    '/diensten',
    '/algemene-voorwaarden',
  ])
})

test('the text of a link counts where its address says nothing', () => {
  const links = [
    link('/p/12', 'Neem contact op'),
    link('/p/13', 'Wie wij zijn'),
    link('/p/14', 'Wat doen wij?'),
    link('/p/15', 'Colofon', true),
  ]
  expect(chosen(links)).toEqual(['/p/12', '/p/13', '/p/14', '/p/15'])
})

test('"Over" and a name is about the company, "overzicht" is not', () => {
  expect(chosen([link('/overzicht'), link('/over-bakkerij-jansen')])).toEqual(['/over-bakkerij-jansen'])
  expect(chosen([link('/over.html')])).toEqual(['/over.html'])
})

test('remaining places go to the next best pages', () => {
  const links = ['/contact', '/contact/route', '/privacy', '/disclaimer', '/veelgestelde-vragen']
  expect(chosen(links.map((href) => link(href)))).toEqual([
    '/contact',
    '/privacy',
    '/veelgestelde-vragen',
    '/contact/route',
  ])
})

test('when few names are recognised, pages with other short names go before more legal pages', () => {
  const links = [
    link('/disclaimer', 'Disclaimer'),
    link('/privacy', 'Privacybeleid'),
    link('/aanleg', 'Tuinaanleg'),
    link('/beregening', 'Beregening'),
    link('/inloggen', 'Inloggen'),
    link('/nieuws/lente', 'Lente'),
  ]
  expect(chosen(links, home, 4)).toEqual(['/privacy'])
  expect(plainPages(links, home, 4, () => true).map(({ url }) => url.pathname)).toEqual([
    '/aanleg',
    '/beregening',
    '/privacy',
    '/disclaimer',
  ])
})

test('an overview goes before the pages below it, and before articles and products', () => {
  expect(
    chosen([link('/nieuws/contact'), link('/contact/afspraak/maken', 'Contact'), link('/contact')], home, 1),
  ).toEqual(['/contact'])
  expect(chosen([link('/shop/over-ons'), link('/bedrijf/team')], home, 1)).toEqual(['/bedrijf/team'])
})

test('the language of the home page goes first', () => {
  expect(chosen([link('/en/contact'), link('/contact')], home, 1)).toEqual(['/contact'])
  const english = new URL('https://voorbeeld.nl/en/')
  expect(chosen([link('/de/contact'), link('/en/contact')], english, 1)).toEqual(['/en/contact'])
})

test('pages of another site or subdomain, files, anchors and other schemes are passed over', () => {
  const links = [
    'https://ander.nl/contact',
    'https://shop.voorbeeld.nl/contact',
    'https://www.voorbeeld.nl:8443/contact',
    '/algemene-voorwaarden.pdf',
    '/contact.jpg',
    '#contact',
    '/#contact',
    '/index.html#contact',
    'mailto:contact@voorbeeld.nl',
    'javascript:contact()',
    'https://',
    `/contact/${'a'.repeat(500)}`,
  ]
  expect(chosen(links.map((href) => link(href, 'Contact')))).toEqual([])
})

test('with or without www, http or https: the page is requested from the origin of the home page', () => {
  const [page] = choosePages([link('http://voorbeeld.nl/contact')], home, 1, () => true)
  expect(page?.url.href).toBe('https://www.voorbeeld.nl/contact')
  expect(isSameSite(new URL('http://voorbeeld.nl/'), home)).toBe(true)
  expect(isSameSite(new URL('https://voorbeeld.nl.kwaad.nl/'), home)).toBe(false)
})

test('one page under several addresses is chosen once', () => {
  const links = [
    '/contact',
    '/contact/',
    '/contact.html',
    '/Contact',
    '/contact/index.php',
    '/contact?utm_source=x',
    '/contact#route',
  ]
  expect(chosen(links.map((href) => link(href)))).toEqual(['/contact'])
  expect(pageKey(new URL('https://voorbeeld.nl/a?b=1&utm_medium=c'))).toBe('/a?b=1')
})

test('a page that may not be fetched is replaced by the next', () => {
  expect(chosen([link('/contact'), link('/contactgegevens')], home, 1, (url) => url.pathname !== '/contact')).toEqual([
    '/contactgegevens',
  ])
})

test('the usual addresses are guessed for kinds that were not found, with the extension that the site uses', () => {
  const paths = (links: Link[]) =>
    usualPages(
      choosePages(links, home, 4, () => true),
      links,
      home,
    ).map((url) => url.pathname)
  expect(paths([])).toEqual(['/contact', '/privacy', '/over-ons', '/diensten'])
  expect(paths([link('/over.html'), link('/aanbod.html')])).toEqual(['/contact.html', '/privacy.html'])
})

test('no list of links makes it throw or takes long', () => {
  const anything = fc.record({ href: fc.oneof(fc.string(), fc.webUrl()), text: fc.string() })
  fc.assert(fc.property(fc.array(anything), (links) => void chosen(links)))
  expect(chosen(Array(50_000).fill(link('/contact', 'contact '.repeat(10_000)))).length).toBe(1)
})

test.each([
  ['Dutch', ['/c', 'Contactgegevens'], ['/o', 'Over de praktijk'], ['/t', 'Tarieven'], ['/v', 'Algemene voorwaarden']],
  ['English', ['/c', 'Visit us'], ['/o', 'Our story'], ['/t', 'Pricing'], ['/v', 'Terms & Conditions']],
  ['German', ['/c', 'Anfahrt & Öffnungszeiten'], ['/o', 'Über uns'], ['/t', 'Unsere Leistungen'], ['/v', 'AGB']],
  [
    'French',
    ['/c', 'Contactez-nous'],
    ['/o', 'Qui sommes-nous ?'],
    ['/t', 'Nos prestations'],
    ['/v', 'Mentions légales'],
  ],
])('pages with facts go first by their link text in %s, also when only the footer links them', (_language, ...names) => {
  const others = ['Home', 'Nieuws', 'Inspiratie', 'Blog', 'Vacatures', 'Inloggen', 'Winkelwagen', 'Magazine'].map(
    (text, at) => link(`/x${at}`, text),
  )
  const facts = names.map(([href, text]) => link(href!, text, true))
  expect(chosen([...others, ...facts])).toEqual(['/c', '/o', '/t', '/v'])
})

test.each([
  ['/kontakt', 'contact'],
  ['/openingstijden', 'contact'],
  ['/ueber-uns', 'about'],
  ['/%C3%BCber-uns', 'about'],
  ['/a-propos', 'about'],
  ['/qui-sommes-nous', 'about'],
  ['/notre-%C3%A9quipe', 'about'],
  ['/prijslijst-2026', 'services'],
  ['/preise', 'services'],
  ['/tarifs', 'services'],
  ['/bedrijfsgegevens', 'legal'],
  ['/datenschutzerklaerung', 'legal'],
  ['/conditions-generales-de-vente', 'legal'],
  ['/privacyverklaring', 'legal'],
  ['/klantervaringen', 'proof'],
])('the address %s is a page of the kind %s', (href, kind) => {
  expect(choosePages([link('/nieuws'), link(href)], home, 1, () => true)).toMatchObject([{ kind }])
})

test('words that only resemble such a name choose nothing', () => {
  for (const text of ['Avisualisatie', 'Avgas', 'Agboola', 'Kostenlos', 'Stories', 'Avisaanvraag'])
    expect(
      choosePages([link('/x', text)], home, 1, () => true),
      text,
    ).toEqual([])
})

test('an icon counts by its title, its label or the alternative text of its image', () => {
  const body = new TextEncoder().encode(`<body>
    <a href="/a" title="Contact"><i class="fa fa-envelope"></i></a>
    <a href="/b"><img src="/team.png" alt="Over ons"></a>
    <a href="/c"><svg role="img" aria-label="Diensten"></svg></a>
    <a href="/d" aria-label="Algemene voorwaarden"><svg></svg></a>
    <a href="/e"><svg><title>Reviews</title></svg></a>
    <a href="/f"><i class="icon"></i></a></body>`)
  const source = { ...emptySource('home', home.href), status: 200, body }
  const { links } = linksOf(source)
  expect(choosePages(links, home, 5, () => true).map(({ url, kind }) => [url.pathname, kind])).toEqual([
    ['/a', 'contact'],
    ['/b', 'about'],
    ['/c', 'services'],
    ['/d', 'legal'],
    ['/e', 'proof'],
  ])
})
