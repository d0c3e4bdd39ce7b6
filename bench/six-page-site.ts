/** A made-up company's website of six pages, of the weight and the untidiness that small Dutch companies' sites have. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SITE = 'https://www.voorbeeld.nl'

const ORGANISATION = {
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebSite', '@id': `${SITE}/#website`, url: SITE, name: 'Voorbeeld Installatie' },
    {
      '@type': ['LocalBusiness', 'HVACBusiness'],
      '@id': `${SITE}/#bedrijf`,
      name: 'Voorbeeld Installatie',
      url: SITE,
      telephone: '+31 20 123 45 67',
      email: 'info@voorbeeld.nl',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Dorpsstraat 1',
        postalCode: '1234 AB',
        addressLocality: 'Voorbeeldstad',
        addressCountry: 'NL',
      },
      sameAs: ['https://www.linkedin.com/company/voorbeeld-installatie', 'https://www.instagram.com/voorbeeld'],
    },
  ],
}

const PAGES: Record<string, { title: string; about: string }> = {
  'index.html': { title: 'Voorbeeld Installatie', about: 'cv-ketels, warmtepompen en zonneboilers in Voorbeeldstad' },
  'over-ons.html': { title: 'Over ons', about: 'het familiebedrijf dat sinds 1987 bestaat' },
  'diensten.html': { title: 'Diensten', about: 'onderhoud, storingen, installatie en advies' },
  'contact.html': { title: 'Contact', about: 'bellen, mailen en langskomen' },
  'privacy.html': { title: 'Privacyverklaring', about: 'welke gegevens wij bewaren en waarom' },
  'veelgestelde-vragen.html': { title: 'Veelgestelde vragen', about: 'onderhoud, garantie en prijzen' },
}

/** What page builders put around the text: styles, icons, wrappers. */
const STYLE = Array.from({ length: 150 }, (_, i) => `.blok-${i}{margin:${i}px auto;padding:0 ${i % 24}px}`).join('')
const ICON = `<svg viewBox="0 0 24 24" class="icoon"><path d="${'M4 12h16M12 4v16'.repeat(8)}"/></svg>`

function html(title: string, about: string): string {
  const menu = Object.entries(PAGES).map(
    ([file, page]) =>
      `<li class="menu-item"><a href="/${file.replace(/(index)?\.html$/, '')}">${ICON}${page.title}</a></li>`,
  )
  const sections = Array.from(
    { length: 40 },
    (_, i) => `<section class="blok-${i}"><div class="rij"><div class="kolom"><h2>Wat kost onderdeel ${i + 1}?</h2>
<p>Bij ${title} draait het om ${about}. In ${2000 + (i % 25)} hielpen wij ${100 + i} klanten in Voorbeeldstad en omgeving;
gemiddeld waren zij ${i},5% minder kwijt aan gas. <a href="/diensten">Lees meer</a> of bel <a href="tel:+31201234567">020-123 45 67</a>.</p>
<ul><li>Binnen 24 uur bij storing</li><li>Vaste prijs van € ${50 + i},00</li><li>Garantie van ${1 + (i % 10)} jaar</li></ul></div></div></section>`,
  )
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title} | Voorbeeld Installatie</title>
<meta name="description" content="${title}: ${about}."><meta name="viewport" content="width=device-width">
<link rel="canonical" href="${SITE}/"><style>${STYLE}</style>
<script type="application/ld+json">${JSON.stringify(ORGANISATION)}</script></head>
<body><header><nav><ul>${menu.join('')}</ul></nav></header><main><h1>${title}</h1>${sections.join('\n')}</main>
<footer><p>Voorbeeld Installatie, Dorpsstraat 1, 1234 AB Voorbeeldstad</p>
<p>KvK 12345678, <a href="mailto:info@voorbeeld.nl">info@voorbeeld.nl</a></p></footer></body></html>`
}

/** Where the site has this page: `over-ons.html` is /over-ons. */
const urlOf = (file: string) => `${SITE}/${file.replace(/(index)?\.html$/, '')}`

export function sixPageSite() {
  const folder = mkdtempSync(join(tmpdir(), 'vindbaar-site-'))
  const pages = Object.entries(PAGES).map(([file, { title, about }]) => ({ file, body: html(title, about) }))
  for (const { file, body } of pages) writeFileSync(join(folder, file), body)
  writeFileSync(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${SITE}/sitemap.xml\n`)
  const urls = pages.map(({ file }) => `<url><loc>${urlOf(file)}</loc></url>`)
  writeFileSync(join(folder, 'sitemap.xml'), `<?xml version="1.0"?><urlset>${urls.join('')}</urlset>`)
  return { url: SITE, urlOf, folder, pages, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
