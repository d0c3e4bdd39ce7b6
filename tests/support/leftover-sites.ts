/** Websites of made-up companies that changed something: planted leftovers of the old value, and things that only look like one. */
import type { ComparedFact, FactValues, SourceKind } from '#engine/consistency/facts.ts'
import type { SiteEvidence, Source } from '#engine/evidence.ts'
import { emptySource } from '#engine/fetch/empty-source.ts'
import {
  CHANGES,
  type Company,
  changed,
  changedFacts,
  companyOf,
  decoys,
  dice,
  FORMS,
  PHONES,
  shown,
  valuesOf,
} from './made-up-companies.ts'

export interface Planted {
  kind: SourceKind
  fact: ComparedFact
  /** The path of the page, or the address of one elsewhere. */
  page: string
}

export interface MadeUpSite {
  title: string
  website: string
  present: FactValues
  former: FactValues
  evidence: SiteEvidence
  profileJson: Source
  linked: Source[]
  pasted: { url: string; text: string }[]
  planted: Planted[]
}

const answer = (kind: Source['kind'], url: string, text: string, type = 'text/html; charset=utf-8'): Source => ({
  ...emptySource(kind, url),
  status: 200,
  headers: { 'content-type': type },
  body: new TextEncoder().encode(text),
})

export function madeUpSite(at: number): MadeUpSite {
  const change = CHANGES[at % CHANGES.length]!
  const roll = dice(at + 1)
  const old = companyOf(roll, at)
  const now = changed(old, change, roll, at)
  const website = `https://${now.host}/`
  const planted: Planted[] = []
  const facts = changedFacts(change)
  // The kind of change repeats every six sites: this makes every spot and notation meet every kind.
  const turn = Math.floor(at / CHANGES.length)
  const way = at + turn
  /** Each spot holds the old value in about a third of the sites. */
  const isOld = (spot: number, fact: ComparedFact) => facts.includes(fact) && (turn + (spot >> 1)) % 3 === 0
  const spot = (number: number, kind: SourceKind, fact: ComparedFact, page: string): Company => {
    // A name before its legal form is a leftover of its own; the two are planted apart.
    const useOld = isOld(number, fact)
    if (useOld) planted.push({ kind, fact, page })
    return useOld ? (fact === 'legalForm' ? { ...now, form: old.form } : { ...old }) : now
  }
  const say = (number: number, kind: SourceKind, fact: ComparedFact, page: string, way: number) =>
    shown(fact, spot(number, kind, fact, page), way)

  const at1 = (fact: ComparedFact, number: number) => spot(number, 'markup', fact, '/')
  const jsonLd = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: at1('name', 1).name,
    url: `https://${at1('website', 2).host}/`,
    telephone: PHONES[way % PHONES.length]!(at1('phone', 3).phone),
    email: at1('email', 4).email,
    vatID: at1('vat', 5).vat,
    iso6523Code: `0106:${at1('kvk', 6).kvk}`,
    address: (() => {
      const one = at1('address', 7)
      return {
        '@type': 'PostalAddress',
        streetAddress: `${one.street} ${one.number}`,
        postalCode: one.postalCode,
        addressLocality: one.city,
        addressCountry: 'NL',
      }
    })(),
    ...(at % 2 ? { legalName: `${now.name} ${FORMS[at1('legalForm', 8).form]![0]}` } : {}),
  }
  const article = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: `${old.name} opent`,
    articleBody: `${old.name}, ${old.street} ${old.number}, ${old.phone}`,
  }
  const document = (
    path: string,
    title: string,
    head: string,
    body: string,
    footer: string,
  ) => `<!doctype html><html lang="nl"><head><title>${title}</title>${head}</head><body>
<header><a href="/">Home</a> <a href="/contact">Contact</a> <a href="/over-ons">Over ons</a></header><main>${body}</main><footer>${footer}</footer></body></html>${path ? '' : ''}`
  const filler =
    '<p>Wij werken elke dag met plezier voor onze klanten in de hele regio, van maandag tot en met zaterdag.</p>'.repeat(
      4,
    )
  const footer = `<p>© 2026 ${now.name}</p><p>${say(9, 'website', 'kvk', '/', way)}</p><p>${say(10, 'website', 'vat', '/', way)}</p><p>${say(11, 'website', 'legalForm', '/', way)}</p>`
  const pages = {
    '/': document(
      '/',
      `${now.name} | Welkom`,
      `<meta property="og:site_name" content="${say(12, 'website', 'name', '/', 0)}"><meta name="description" content="${shown('phone', spot(13, 'website', 'phone', '/'), way + 1)} voor een afspraak.">
<script type="application/ld+json">${JSON.stringify(jsonLd)}</script><script type="application/ld+json">${JSON.stringify(article)}</script>`,
      `<h1>${now.name}</h1>${filler}`,
      footer,
    ),
    '/contact': document(
      '/contact',
      `Contact | ${now.name}`,
      '',
      `<h1>Contact</h1><p>${say(14, 'website', 'address', '/contact', way)}</p><p>${say(15, 'website', 'phone', '/contact', way + 2)}</p><p>${say(16, 'website', 'email', '/contact', way)}</p>
<iframe src="https://www.google.com/maps/embed?q=${(() => {
        const one = spot(17, 'website', 'address', '/contact')
        return encodeURIComponent(`${one.street} ${one.number} ${one.city}`).replaceAll('%20', '+')
      })()}"></iframe>`,
      `<p>© 2026 ${now.name}</p>`,
    ),
    '/over-ons': document(
      '/over-ons',
      `Over ons | ${now.name}`,
      '',
      `<h1>Over ons</h1>${filler}${decoys(old, now, change).join('\n')}<p>${say(18, 'website', 'website', '/over-ons', 0)}</p><img src="/pand.jpg" alt="Ons pand: ${(() => {
        const one = spot(19, 'website', 'address', '/over-ons')
        return `${one.street} ${one.number}`
      })()}">`,
      `<p>© 2026 ${now.name}</p>`,
    ),
  }
  const one = (number: number, kind: SourceKind, fact: ComparedFact, page: string) => spot(number, kind, fact, page)
  const llmsUrl = `${website}llms.txt`
  const llms = `# ${one(20, 'llms-txt', 'name', llmsUrl).name}\n\n> Vakwerk uit de regio.\n\nBedrijfsgegevens:\n\n- Rechtsvorm: ${one(21, 'llms-txt', 'legalForm', llmsUrl).form}\n- KvK-nummer: ${one(22, 'llms-txt', 'kvk', llmsUrl).kvk}\n- Btw-id: ${one(23, 'llms-txt', 'vat', llmsUrl).vat}\n- E-mail: ${one(24, 'llms-txt', 'email', llmsUrl).email}\n- Telefoon: ${PHONES[(way + 1) % 5]!(one(25, 'llms-txt', 'phone', llmsUrl).phone)}\n\n${(() => {
    const place = one(26, 'llms-txt', 'address', llmsUrl)
    return `Vestiging 1:\n\n- Straat: ${place.street} ${place.number}\n- Postcode: ${place.postalCode}\n- Plaats: ${place.city}\n`
  })()}\n## Contact\n\n- [Website](https://${one(27, 'llms-txt', 'website', llmsUrl).host}/): de website\n`
  const jsonUrl = `${website}.well-known/llm-profile.json`
  const place = one(28, 'llm-profile', 'address', jsonUrl)
  const json = {
    version: '1.0',
    company: {
      company_name: one(29, 'llm-profile', 'name', jsonUrl).name,
      url: `https://${one(30, 'llm-profile', 'website', jsonUrl).host}/`,
      public_email: one(31, 'llm-profile', 'email', jsonUrl).email,
      sales_telefoon: one(32, 'llm-profile', 'phone', jsonUrl).phone,
      rechtsvorm: one(33, 'llm-profile', 'legalForm', jsonUrl).form,
      kvk_nummer: one(34, 'llm-profile', 'kvk', jsonUrl).kvk,
      btw_nummer: one(35, 'llm-profile', 'vat', jsonUrl).vat,
      locaties_uitgebreid: [
        { straat: `${place.street} ${place.number}`, postcode: place.postalCode, plaats: place.city, land: 'NL' },
      ],
    },
  }
  const guide = `https://www.bedrijvengids.example/${at}`
  const guidePage = `<!doctype html><html lang="nl"><head><title>${now.name} | Bedrijvengids</title></head><body><main><h1>${say(36, 'linked-page', 'name', guide, 0)}</h1>
<p>${say(37, 'linked-page', 'address', guide, 0)}</p><p>${say(38, 'linked-page', 'phone', guide, 0)}</p><p><a href="https://${spot(39, 'linked-page', 'website', guide).host}/">Website</a></p>
<h2>Andere bedrijven</h2><p>Testbedrijf Ver Weg, Verweglaan 3, 9711 LM Groningen, 050 318 42 67</p><p>Testbedrijf Nog Verder, 050 525 71 43</p></main></body></html>`
  const social = `https://www.facebook.com/madeup${at}`
  const pastedText = `${one(40, 'pasted-page', 'name', social).name}\nPagina · Lokaal bedrijf\n${shown('phone', one(41, 'pasted-page', 'phone', social), way + 3)}\n${one(42, 'pasted-page', 'email', social).email}\n${shown('address', one(43, 'pasted-page', 'address', social), 0)}\nAltijd geopend\n`

  const evidence: SiteEvidence = {
    url: website,
    takenAt: '2026-11-22T08:00:00.000Z',
    mode: 'network',
    home: answer('home', website, pages['/']),
    robots: answer('robots', `${website}robots.txt`, 'User-agent: *\nAllow: /\n', 'text/plain'),
    llms: answer('llms', llmsUrl, llms, 'text/plain; charset=utf-8'),
    sitemap: { ...emptySource('sitemap', `${website}sitemap.xml`), status: 404 },
    pages: [
      answer('page', `${website}contact`, pages['/contact']),
      answer('page', `${website}over-ons`, pages['/over-ons']),
    ],
  }
  return {
    title: `${at}: ${change}, ${old.name}`,
    website,
    present: valuesOf(now),
    former: valuesOf(old),
    evidence,
    profileJson: answer('llms', jsonUrl, JSON.stringify(json), 'application/json'),
    linked: [answer('page', guide, guidePage)],
    pasted: [{ url: social, text: pastedText }],
    planted: planted.map((spotted) => ({
      ...spotted,
      page: spotted.page.startsWith('/') ? new URL(spotted.page, website).href : spotted.page,
    })),
  }
}
