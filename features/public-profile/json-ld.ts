/**
 * The profile as schema.org data. Properties per column: docs/spec.md, 'The profile, column by column'. A company with a street is a LocalBusiness, any other
 * an Organization; self-reported ratings are left out (Google's review policy), review sources are links.
 */
import { BRAND } from '#features/brand.ts'
import type { Picture } from '#features/images/image-path.ts'
import { countryName } from '#features/profiles/countries.ts'
import type { Dag } from '#features/profiles/profile.schema.ts'
import { publicProfile } from '#features/urls.ts'
import { webUrl } from '#features/web-url.ts'
import { ANCHORS, entryAnchor } from './anchors.ts'
import { known } from './known.ts'
import { LICENCE_LABELS, reviewText } from './labels.ts'
import { logoOf, type Openingstijd, type Place, type PublicProfile, pictureOf, type Uitzondering } from './schema.ts'

function postalAddress(place: Place) {
  return known({
    '@type': 'PostalAddress',
    streetAddress: place.straat,
    postalCode: place.postcode,
    addressLocality: place.plaats,
    addressCountry: place.land,
  })
}

const DAYS_OF_WEEK: Record<Dag, string> = {
  ma: 'Monday',
  di: 'Tuesday',
  wo: 'Wednesday',
  do: 'Thursday',
  vr: 'Friday',
  za: 'Saturday',
  zo: 'Sunday',
}
/** Search engines read this as a closed day or date. */
const CLOSED = { opens: '00:00', closes: '00:00' }

function hoursOf({ openingstijden = [], uitzonderingen = [] }: Place) {
  const timesOf = (one: Openingstijd | Uitzondering) =>
    'gesloten' in one ? CLOSED : { opens: one.van, closes: one.tot }
  return known({
    openingHoursSpecification: openingstijden.map((one) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: one.dagen.map((day) => `https://schema.org/${DAYS_OF_WEEK[day]}`),
      ...timesOf(one),
    })),
    specialOpeningHoursSpecification: uitzonderingen.map((one) =>
      known({
        '@type': 'OpeningHoursSpecification',
        name: one.omschrijving,
        validFrom: one.datum,
        validThrough: one.datum,
        ...timesOf(one),
      }),
    ),
  })
}

function placesOf(profile: PublicProfile) {
  const named = new Set(profile.locaties_uitgebreid.map((place) => place.plaats))
  const country = profile.countries.length === 1 ? profile.countries[0] : undefined
  return [
    ...profile.locaties_uitgebreid.map((place) =>
      known({
        '@type': 'Place',
        name: place.naam ?? place.plaats,
        telephone: place.telefoon,
        address: postalAddress(place),
        ...hoursOf(place),
      }),
    ),
    ...profile.locations
      .filter((location) => !named.has(location))
      .map((location) => ({
        '@type': 'Place',
        name: location,
        address: known({ '@type': 'PostalAddress', addressLocality: location, addressCountry: country }),
      })),
  ]
}

function contactPoints(profile: PublicProfile) {
  return [
    { contactType: 'sales', email: profile.sales_email, telephone: profile.sales_telefoon },
    { contactType: 'customer support', email: profile.support_email, telephone: profile.support_telefoon },
  ]
    .filter((point) => point.email || point.telephone)
    .map((point) => known({ '@type': 'ContactPoint', ...point }))
}

function offer(
  item: {
    naam: string
    omschrijving?: string | undefined
    price: string | undefined
    categorie?: string | undefined
  },
  id: string,
) {
  return known({
    '@type': 'Offer',
    '@id': id,
    name: item.naam,
    // As the company words it ('vanaf € 50'); a price in schema.org is a number.
    description: item.price,
    itemOffered: known({
      '@type': 'Service',
      name: item.naam,
      description: item.omschrijving,
      category: item.categorie,
    }),
  })
}

/** Pages about the company: its landing page, its cases, and its reviews elsewhere. */
function subjectOf(profile: PublicProfile, pageUrl: string) {
  const landing = webUrl(profile.landing_url)
  return [
    ...(landing ? [{ '@type': 'WebPage', url: landing }] : []),
    ...profile.cases.map((story, index) =>
      known({
        '@type': 'CreativeWork',
        '@id': `${pageUrl}#${entryAnchor('cases', index)}`,
        genre: 'Case',
        name: story.klant ?? story.uitdaging,
        url: webUrl(story.url),
        hasPart: [
          ['Uitdaging', story.uitdaging],
          ['Aanpak', story.aanpak],
          ['Resultaat', story.resultaat],
        ]
          .filter(([, text]) => text)
          .map(([name, text]) => ({ '@type': 'CreativeWork', name, text })),
      }),
    ),
    ...profile.review_bronnen.map((source, index) =>
      known({
        '@type': 'WebPage',
        '@id': `${pageUrl}#${entryAnchor('reviews', index)}`,
        genre: 'Reviews',
        name: source.bronnaam,
        url: webUrl(source.url),
        description: reviewText(source),
      }),
    ),
  ]
}

/** Sizes are pixels as plain numbers, as in search engines' own examples. */
function imageObject(picture: Picture | undefined, caption: string) {
  if (!picture) return undefined
  const { url, width, height } = picture
  return { '@type': 'ImageObject', '@id': url, url, contentUrl: url, width, height, caption }
}

function organization(profile: PublicProfile, pageUrl: string, isLocal: boolean) {
  const address = profile.locaties_uitgebreid.find((place) => place.straat)
  const logoText = profile.logo_alt ?? `Logo van ${profile.company_name}`
  return known({
    '@type': address || isLocal ? 'LocalBusiness' : 'Organization',
    '@id': `${pageUrl}#organisatie`,
    name: profile.company_name,
    alternateName: profile.andere_namen,
    legalName: profile.legal_name,
    url: webUrl(profile.url),
    description: profile.description ?? profile.desired_info,
    disambiguatingDescription: profile.desired_info,
    mainEntityOfPage: { '@id': pageUrl },
    location: placesOf(profile),
    ...(address ? { address: postalAddress(address), ...hoursOf(address) } : {}),
    areaServed: profile.countries.map((code) => ({ '@type': 'Country', name: countryName(code), identifier: code })),
    knowsAbout: profile.sector,
    sameAs: profile.social_profielen.map((social) => webUrl(social.url)).filter((url) => url !== undefined),
    email: profile.public_email,
    telephone: profile.sales_telefoon ?? profile.support_telefoon,
    contactPoint: contactPoints(profile),
    hasMap: webUrl(profile.maps_link),
    logo: imageObject(logoOf(profile), logoText),
    // Search engines show the first.
    image: [
      imageObject(pictureOf(profile, profile.hero_afbeelding_url), profile.hero_alt ?? profile.company_name),
      ...(profile.logo_png_url ? [imageObject(pictureOf(profile, profile.logo_svg_url), logoText)] : []),
    ].filter((image) => image !== undefined),
    // ISO 6523 scheme 0106 is the Dutch Kamer van Koophandel.
    iso6523Code: profile.kvk_nummer ? `0106:${profile.kvk_nummer}` : undefined,
    vatID: profile.btw_nummer,
    identifier: profile.sbi_code ? { '@type': 'PropertyValue', propertyID: 'SBI', value: profile.sbi_code } : undefined,
    foundingDate: profile.oprichtingsjaar?.toString(),
    knowsLanguage: profile.talen,
    hasOfferCatalog:
      profile.diensten.length > 0
        ? {
            '@type': 'OfferCatalog',
            '@id': `${pageUrl}#${ANCHORS.services}`,
            name: 'Diensten',
            itemListElement: profile.diensten.map(({ prijsrange, ...service }, index) =>
              offer({ ...service, price: prijsrange }, `${pageUrl}#${entryAnchor('services', index)}`),
            ),
          }
        : undefined,
    makesOffer: profile.pakketten.map(({ prijs, ...item }, index) =>
      offer({ ...item, price: prijs }, `${pageUrl}#${entryAnchor('packages', index)}`),
    ),
    subjectOf: subjectOf(profile, pageUrl),
    employee: profile.team.map((person, index) =>
      known({
        '@type': 'Person',
        '@id': `${pageUrl}#${entryAnchor('team', index)}`,
        name: person.naam,
        jobTitle: person.functie,
        description: person.bio,
        image: imageObject(pictureOf(profile, person.foto), person.foto_alt ?? person.naam),
      }),
    ),
  })
}

/** The graph's ids are based on the profile's canonical address with us, or on that of its private page, which describes a local business. */
export function jsonLd(profile: PublicProfile, baseUrl: string, privateUrl?: string): object {
  const pageUrl = privateUrl ?? baseUrl + publicProfile(profile.profile_slug)
  const company = organization(profile, pageUrl, privateUrl !== undefined)
  const page = known({
    '@type': 'ProfilePage',
    '@id': pageUrl,
    url: pageUrl,
    name: profile.company_name,
    inLanguage: 'nl',
    abstract: profile.samenvatting_algemeen,
    audience: profile.sectoren.map((sector) => ({ '@type': 'BusinessAudience', audienceType: sector })),
    datePublished: profile.geo_published_at,
    dateModified: profile.updated_at,
    usageInfo: profile.content_licentie
      ? {
          '@type': 'CreativeWork',
          name: profile.content_licentie,
          text: LICENCE_LABELS[profile.content_licentie] ?? profile.content_licentie,
        }
      : undefined,
    isPartOf: { '@type': 'WebSite', '@id': `${baseUrl}/#website`, url: `${baseUrl}/`, name: BRAND.name },
    breadcrumb: { '@id': `${pageUrl}#kruimelpad` },
    mainEntity: { '@id': company['@id'] },
    ...(profile.faqs.length > 0 ? { hasPart: { '@id': `${pageUrl}#${ANCHORS.faqs}` } } : {}),
  })
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    '@id': `${pageUrl}#kruimelpad`,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: BRAND.name, item: `${baseUrl}/` },
      { '@type': 'ListItem', position: 2, name: profile.company_name, item: pageUrl },
    ],
  }
  const faq = {
    '@type': 'FAQPage',
    '@id': `${pageUrl}#${ANCHORS.faqs}`,
    inLanguage: 'nl',
    mainEntity: profile.faqs.map((item) =>
      known({
        '@type': 'Question',
        name: item.vraag,
        acceptedAnswer: item.antwoord ? { '@type': 'Answer', text: item.antwoord } : undefined,
      }),
    ),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [page, breadcrumb, company, ...(profile.faqs.length > 0 ? [faq] : [])],
  }
}
