/** Does the text point to sources, and does it quote people by name? */

import { defineCheck, needsHome } from '#engine/checks/check.ts'
import { lackingSentences, pagesRead } from '#engine/checks/proven-absence.ts'
import { socialProfile } from '#engine/extract/contact/social-profiles.ts'
import { domainOf } from '#engine/extract/site-context.ts'

const NOT_A_SOURCE =
  /(?:^|\.)(?:facebook|instagram|linkedin|twitter|x|youtube|tiktok|pinterest|whatsapp|wa|google|goo|g|bit|maps|apple|cookiebot|wordpress|wix|squarespace|elementor|gstatic|cloudflare)\.\w{2,4}$/
const QUOTE = /[“"„«][^“”"„«»\n]{20,400}[”"»]\s{0,3}(?:[-–—,(]|zegt|aldus|vertelt|said|says)?/u

const SOURCES = { nl: 'een link naar een bron', en: 'a link to a source' }
const QUOTES = { nl: 'een citaat', en: 'a quotation' }

export const sourcesAndQuotes = defineCheck({
  id: 'sources-and-quotes',
  category: 'inhoud',
  title: { nl: 'Bronnen en citaten', en: 'Sources and quotations' },
  why: {
    nl: 'In een experiment werden teksten met bronnen en citaten vaker aangehaald; een later experiment vond nauwelijks effect. Daarom weegt dit licht.',
    en: 'In one experiment texts with sources and quotations were cited more often; a later one found hardly any effect. So this weighs little.',
  },
  evidenceClass: 'B',
  source: 'GEO, arXiv 2311.09735 (KDD 2024); tegengesteld: C-SEO Bench, arXiv 2506.11097',
  outcomes: {
    both: {
      points: 3,
      says: {
        nl: 'De tekst verwijst naar bronnen buiten de site en citeert mensen.',
        en: 'The text points to sources outside the site and quotes people.',
      },
    },
    sources: {
      points: 2,
      says: {
        nl: 'De tekst verwijst naar bronnen buiten de site. {seen}',
        en: 'The text points to sources outside the site. {seen}',
      },
      advice: {
        nl: 'Citeer ook een klant of vakgenoot, met naam, tussen aanhalingstekens of in een blockquote.',
        en: 'Quote a customer or a peer too, by name, in quotation marks or in a blockquote.',
      },
    },
    quotes: {
      points: 1,
      says: {
        nl: 'De tekst citeert mensen. {seen}',
        en: 'The text quotes people. {seen}',
      },
      advice: {
        nl: 'Link bij beweringen naar de bron: een norm, een onderzoek, je keurmerk of branchevereniging.',
        en: 'Link claims to their source: a standard, a study, your certificate or trade association.',
      },
    },
    none: {
      points: 0,
      says: { nl: '{seen}', en: '{seen}' },
      advice: {
        nl: 'Citeer een klant met naam, en link bij beweringen naar de bron: een norm, je keurmerk of branchevereniging.',
        en: 'Quote a customer by name, and link claims to their source: a standard, your certificate or trade association.',
      },
    },
  },
  judge: needsHome((site, home) => {
    const readable = site.pages.filter((page) => page.kind !== 'legal')
    const links = readable.flatMap((page) =>
      page.links
        .filter((link) => {
          const domain = link.region === 'main' && /^https?:/.test(link.href) ? domainOf(link.href) : ''
          return domain && domain !== site.site.domain && !NOT_A_SOURCE.test(domain) && !socialProfile(link.href)
        })
        .map((link) => ({ url: page.url, found: `${link.text} → ${link.href}` })),
    )
    const quotes = readable.flatMap((page) =>
      page.shown
        .filter((line) => line.tag === 'blockquote' || (line.text.length < 1500 && QUOTE.test(line.text)))
        .map((line) => ({ url: page.url, found: line.text })),
    )
    const evidence = [...links.slice(0, 2), ...quotes.slice(0, 2)]
    const outcome =
      links.length && quotes.length ? 'both' : links.length ? 'sources' : quotes.length ? 'quotes' : 'none'
    const lacking = [
      ...(links.length ? [] : [{ label: SOURCES, sighting: site.look.sightContent('sources') }]),
      ...(quotes.length ? [] : [{ label: QUOTES, sighting: site.look.sightContent('quotes') }]),
    ]
    const seen = lackingSentences(lacking, (list, language) =>
      language === 'nl'
        ? `Niet gevonden in de tekst van ${pagesRead(site).nl}: ${list}`
        : `Not found in the text of ${pagesRead(site).en}: ${list}`,
    )
    const values = { seen }
    for (const { sighting } of lacking) if (sighting) evidence.push({ url: sighting.url, found: sighting.found })
    return { outcome, values, evidence: evidence.length ? evidence : [{ url: home.url, found: '-' }] }
  }),
})
