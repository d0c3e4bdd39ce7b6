/** What both peers read and say: the row of a public profile in one query, as its page shows it. As node-postgres advises: one pool. */
import pg from 'pg'

const { DATABASE_URL, PAGE_ORIGIN } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })

const LEGAL_FORMS = { bv: 'Besloten vennootschap (bv)', nv: 'Naamloze vennootschap (nv)', eenmanszaak: 'Eenmanszaak' }
const LICENCES = { 'citeren-en-samenvatten': 'Deze gegevens mogen geciteerd en samengevat worden.' }
const PLATFORMS = { chatgpt: 'ChatGPT', perplexity: 'Perplexity', gemini: 'Gemini', claude: 'Claude', grok: 'Grok' }
const SEARCH_ENGINES = 'googlebot bingbot yandex duckduckbot baiduspider slurp applebot qwant seznambot'.split(' ')

const countries = new Intl.DisplayNames('nl', { type: 'region' })
const languages = new Intl.DisplayNames('nl', { type: 'language' })
const day = new Intl.DateTimeFormat('nl-NL', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
})

/** Prepared by name, so that no peer pays for planning the view's eight tables at every page. */
export async function readProfile(slug) {
  const { rows } = await pool.query({
    name: 'profile',
    text: 'select * from public_profiles where profile_slug = $1',
    values: [slug],
  })
  return rows[0] ? profileOf(rows[0], PAGE_ORIGIN) : null
}

export function profileOf(p, origin) {
  const pageUrl = `${origin}/profile/${p.profile_slug}`
  return {
    p,
    pageUrl,
    title: `${p.company_name} · bedrijfsprofiel op Vindbaar`,
    sentence: sentenceOf(p),
    sections: sectionsOf(p),
    contact: contactOf(p),
    robots: p.noindex_google ? SEARCH_ENGINES.map((agent) => [agent, 'noindex, noarchive']) : [],
    alternates: [
      { type: 'text/plain', title: 'llms.txt', href: `${pageUrl}/llms.txt` },
      { type: 'application/json', title: 'llm-profile.json', href: `${pageUrl}/llm-profile.json` },
    ],
    groups: groupsOf(p),
    published: moment(p.geo_published_at),
    updated: moment(p.updated_at),
    licence: p.content_licentie && (LICENCES[p.content_licentie] ?? p.content_licentie),
    platforms: p.llm_platforms.map((platform) => PLATFORMS[platform]).join(', '),
    json: JSON.stringify(structuredData(p, pageUrl, origin)).replaceAll('<', '\\u003c'),
  }
}

const plain = (url) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
const moment = (time) => ({ iso: time.toISOString(), text: day.format(time) })
const link = (href, text) => href && { href, text }

/** What follows the name. */
function sentenceOf(p) {
  const services = p.diensten.slice(0, 3).map(({ naam }) => naam)
  const clauses = [
    ` is een in ${p.oprichtingsjaar} opgericht bedrijf in de sector ${p.sector}`,
    `te vinden in ${and(p.locations)}`,
    `actief in ${and(p.countries.map((code) => countries.of(code)))}`,
    `met diensten als ${and(services)}`,
  ]
  return `${clauses.join(', ')}.`
}

const and = (names) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' en ')

function sectionsOf(p) {
  return [
    {
      id: 'diensten',
      title: 'Diensten',
      columns: p.diensten.length > 4,
      items: p.diensten.map((service) => ({ title: service.naam, text: service.omschrijving })),
    },
    {
      id: 'team',
      title: 'Mensen',
      columns: p.team.length > 1,
      items: p.team.map((person) => ({ title: person.naam, small: person.functie })),
    },
    {
      id: 'veelgestelde-vragen',
      title: 'Veelgestelde vragen',
      columns: false,
      items: p.faqs.map((faq) => ({ title: faq.vraag, text: faq.antwoord })),
    },
  ].filter(({ items }) => items.length > 0)
}

/** Facts are a text, or a link. */
function contactOf(p) {
  return [
    ['Verkoop, telefoon', link(p.sales_telefoon && `tel:${p.sales_telefoon.replace(/[^+\d]/g, '')}`, p.sales_telefoon)],
    ['E-mail', link(p.public_email && `mailto:${p.public_email}`, p.public_email)],
    ['Website', link(p.url, plain(p.url))],
    ['Eigenaar van de website', p.verified_at && 'Geverifieerd'],
  ].filter(([, value]) => value)
}

function groupsOf(p) {
  const groups = [
    {
      id: 'gegevens',
      title: 'In het kort',
      facts: [
        [p.locations.length === 1 ? 'Plaats' : 'Plaatsen', p.locations.join(', ')],
        [p.countries.length === 1 ? 'Land' : 'Landen', p.countries.map((code) => countries.of(code)).join(', ')],
        ['Sector', p.sector],
        ['Werkt voor', p.sectoren.join(', ')],
        ['Opgericht', p.oprichtingsjaar?.toString()],
        ['Talen', p.talen.map((code) => languages.of(code)).join(', ')],
      ],
    },
    {
      id: 'registratie',
      title: 'Registratie',
      facts: [
        ['Rechtsvorm', LEGAL_FORMS[p.rechtsvorm]],
        ['KvK-nummer', p.kvk_of_legal_name],
        ['Btw-id', p.btw_nummer],
      ],
    },
  ]
  return groups.map((group) => ({ ...group, facts: group.facts.filter(([, value]) => value) }))
}

function structuredData(p, pageUrl, origin) {
  const country = p.countries.length === 1 ? p.countries[0] : undefined
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'ProfilePage',
        '@id': pageUrl,
        url: pageUrl,
        name: p.company_name,
        inLanguage: 'nl',
        abstract: p.samenvatting_algemeen,
        datePublished: p.geo_published_at,
        dateModified: p.updated_at,
        usageInfo: {
          '@type': 'CreativeWork',
          name: p.content_licentie,
          text: LICENCES[p.content_licentie] ?? p.content_licentie,
        },
        isPartOf: { '@type': 'WebSite', '@id': `${origin}/#website`, url: `${origin}/`, name: 'Vindbaar' },
        breadcrumb: { '@id': `${pageUrl}#kruimelpad` },
        mainEntity: { '@id': `${pageUrl}#organisatie` },
        hasPart: { '@id': `${pageUrl}#veelgestelde-vragen` },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': `${pageUrl}#kruimelpad`,
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Vindbaar', item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: p.company_name, item: pageUrl },
        ],
      },
      {
        '@type': 'Organization',
        '@id': `${pageUrl}#organisatie`,
        name: p.company_name,
        url: p.url,
        description: p.description,
        disambiguatingDescription: p.desired_info,
        mainEntityOfPage: { '@id': pageUrl },
        location: p.locations.map((name) => ({
          '@type': 'Place',
          name,
          address: { '@type': 'PostalAddress', addressLocality: name, addressCountry: country },
        })),
        areaServed: p.countries.map((code) => ({ '@type': 'Country', name: countries.of(code), identifier: code })),
        knowsAbout: p.sector,
        email: p.public_email,
        telephone: p.sales_telefoon,
        contactPoint: [{ '@type': 'ContactPoint', contactType: 'sales', telephone: p.sales_telefoon }],
        iso6523Code: `0106:${p.kvk_of_legal_name}`,
        foundingDate: p.oprichtingsjaar?.toString(),
        knowsLanguage: p.talen,
        hasOfferCatalog: {
          '@type': 'OfferCatalog',
          '@id': `${pageUrl}#diensten`,
          name: 'Diensten',
          itemListElement: p.diensten.map(({ naam, omschrijving }, index) => ({
            '@type': 'Offer',
            '@id': `${pageUrl}#diensten-${index + 1}`,
            name: naam,
            itemOffered: { '@type': 'Service', name: naam, description: omschrijving },
          })),
        },
        employee: p.team.map(({ naam, functie }, index) => ({
          '@type': 'Person',
          '@id': `${pageUrl}#team-${index + 1}`,
          name: naam,
          jobTitle: functie,
        })),
      },
      {
        '@type': 'FAQPage',
        '@id': `${pageUrl}#veelgestelde-vragen`,
        inLanguage: 'nl',
        mainEntity: p.faqs.map(({ vraag, antwoord }) => ({
          '@type': 'Question',
          name: vraag,
          acceptedAnswer: { '@type': 'Answer', text: antwoord },
        })),
      },
    ],
  }
}
