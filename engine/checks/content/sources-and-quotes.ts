/** Does the text point to sources, and does it quote people by name? */

import { defineCheck, needsHome } from '#engine/checks/check.ts'
import { socialProfile } from '#engine/extract/contact/social-profiles.ts'
import { domainOf } from '#engine/extract/site-context.ts'

const NOT_A_SOURCE =
  /(?:^|\.)(?:facebook|instagram|linkedin|twitter|x|youtube|tiktok|pinterest|whatsapp|wa|google|goo|g|bit|maps|apple|cookiebot|wordpress|wix|squarespace|elementor|gstatic|cloudflare)\.\w{2,4}$/
const QUOTE = /[“"„«][^“”"„«»\n]{20,400}[”"»]\s{0,3}(?:[-–—,(]|zegt|aldus|vertelt|said|says)?/u

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
        nl: 'De tekst verwijst naar bronnen buiten de site.',
        en: 'The text points to sources outside the site.',
      },
      advice: { nl: 'Citeer ook een klant of vakgenoot, met naam.', en: 'Quote a customer or a peer too, by name.' },
    },
    quotes: {
      points: 1,
      says: {
        nl: 'De tekst citeert mensen, maar verwijst niet naar bronnen.',
        en: 'The text quotes people, but points to no sources.',
      },
      advice: {
        nl: 'Link bij beweringen naar de bron: een norm, een onderzoek, je keurmerk of branchevereniging.',
        en: 'Link claims to their source: a standard, a study, your certificate or trade association.',
      },
    },
    none: {
      points: 0,
      says: { nl: 'Geen bronnen en geen citaten in de tekst.', en: 'No sources and no quotations in the text.' },
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
    return { outcome, evidence: evidence.length ? evidence : [{ url: home.url, found: '-' }] }
  }),
})
