/**
 * The profile as schema.org data. Properties per column: profile-fields. A company with a street is a LocalBusiness, any other
 * an Organization; ratings of oneself are left out (Google's review policy), review sources are links.
 */
import { BRAND } from '#features/brand.ts'
import type { Picture } from '#features/images/image-path.ts'
import { countryName } from '#features/profiles/countries.ts'
import { ANCHORS, entryAnchor } from './anchors.ts'
import { LICENCE_LABELS } from './labels.ts'
import { logoOf, type PublicProfile } from './public-profile-model.ts'

const empty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0)

/** Leaves out what is not known, so that the data never claims an empty fact. */
function known<T extends object>(data: T): T {
  const facts = {} as T
  for (const name in data) if (!empty(data[name])) facts[name] = data[name]
  return facts
}

/** Addresses that are none of the web would be run or loaded by someone. */
export function webUrl(url: string | undefined): string | undefined {
  return url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined
}

function postalAddress(place: PublicProfile['places'][number]) {
  return known({
    '@type': 'PostalAddress',
    streetAddress: place.straat,
    postalCode: place.postcode,
    addressLocality: place.plaats,
    addressCountry: place.land,
  })
}

function placesOf(profile: PublicProfile) {
  const named = new Set(profile.places.map((place) => place.plaats))
  const country = profile.countries.length === 1 ? profile.countries[0] : undefined
  return [
    ...profile.places.map((place) =>
      known({
        '@type': 'Place',
        name: place.naam ?? place.plaats,
        telephone: place.telefoon,
        address: postalAddress(place),
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
    { contactType: 'sales', email: profile.salesEmail, telephone: profile.salesPhone },
    { contactType: 'customer support', email: profile.supportEmail, telephone: profile.supportPhone },
  ]
    .filter((point) => point.email || point.telephone)
    .map((point) => known({ '@type': 'ContactPoint', ...point }))
}

function offer(
  item: { naam?: string; omschrijving?: string; price?: string | undefined; categorie?: string },
  id: string,
) {
  return known({
    '@type': 'Offer',
    '@id': id,
    name: item.naam,
    // As the company words it ('vanaf € 50'): a price in schema.org is a number.
    description: item.price,
    itemOffered: known({
      '@type': 'Service',
      name: item.naam,
      description: item.omschrijving,
      category: item.categorie,
    }),
  })
}

/** Pages about the company: its landing page, its cases, and where others review it. */
function subjectOf(profile: PublicProfile, pageUrl: string) {
  const landing = webUrl(profile.landingUrl)
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
    ...profile.reviewSources.map((source, index) =>
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

/** 'Score 4,8, 120 beoordelingen', as far as it was stated. */
export function reviewText({ score, aantal }: PublicProfile['reviewSources'][number]): string | undefined {
  const parts = [score ? `Score ${score}` : '', aantal ? `${aantal} beoordelingen` : ''].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : undefined
}

/** Sizes are pixels as plain numbers, as search engines' own examples have them. */
function imageObject(picture: Picture | undefined, caption: string) {
  if (!picture) return undefined
  const { url, width, height } = picture
  return { '@type': 'ImageObject', '@id': url, url, contentUrl: url, width, height, caption }
}

function organization(profile: PublicProfile, pageUrl: string) {
  const address = profile.places.find((place) => place.straat)
  const { images } = profile
  return known({
    '@type': address ? 'LocalBusiness' : 'Organization',
    '@id': `${pageUrl}#organisatie`,
    name: profile.companyName,
    legalName: profile.legalName,
    url: webUrl(profile.url),
    description: profile.description ?? profile.desiredInfo,
    disambiguatingDescription: profile.desiredInfo,
    mainEntityOfPage: { '@id': pageUrl },
    location: placesOf(profile),
    address: address ? postalAddress(address) : undefined,
    areaServed: profile.countries.map((code) => ({ '@type': 'Country', name: countryName(code), identifier: code })),
    knowsAbout: profile.sector,
    sameAs: profile.socialProfiles.map((social) => webUrl(social.url)).filter((url) => url !== undefined),
    email: profile.publicEmail,
    telephone: profile.salesPhone ?? profile.supportPhone,
    contactPoint: contactPoints(profile),
    hasMap: webUrl(profile.mapsLink),
    logo: imageObject(logoOf(profile), `Logo van ${profile.companyName}`),
    // A search engine shows the first.
    image: [
      imageObject(images.hero, profile.companyName),
      ...(images.logoPng ? [imageObject(images.logoSvg, `Logo van ${profile.companyName}`)] : []),
    ].filter((image) => image !== undefined),
    // ISO 6523 scheme 0106 is the Dutch Kamer van Koophandel.
    iso6523Code: profile.kvkNumber ? `0106:${profile.kvkNumber}` : undefined,
    vatID: profile.vatId,
    identifier: profile.sbiCode ? { '@type': 'PropertyValue', propertyID: 'SBI', value: profile.sbiCode } : undefined,
    foundingDate: profile.foundingYear?.toString(),
    knowsLanguage: profile.languages,
    hasOfferCatalog:
      profile.services.length > 0
        ? {
            '@type': 'OfferCatalog',
            '@id': `${pageUrl}#${ANCHORS.services}`,
            name: 'Diensten',
            itemListElement: profile.services.map(({ prijsrange, ...service }, index) =>
              offer({ ...service, price: prijsrange }, `${pageUrl}#${entryAnchor('services', index)}`),
            ),
          }
        : undefined,
    makesOffer: profile.packages.map(({ prijs, ...item }, index) =>
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
        image: imageObject(person.foto, person.naam),
      }),
    ),
  })
}

/** `pageUrl` is the profile's canonical address with us; the graph's ids hang on it. */
export function structuredData(profile: PublicProfile, pageUrl: string, baseUrl: string): object {
  const company = organization(profile, pageUrl)
  const page = known({
    '@type': 'ProfilePage',
    '@id': pageUrl,
    url: pageUrl,
    name: profile.companyName,
    inLanguage: 'nl',
    abstract: profile.summary,
    audience: profile.sectors.map((sector) => ({ '@type': 'BusinessAudience', audienceType: sector })),
    datePublished: profile.publishedAt,
    dateModified: profile.updatedAt,
    usageInfo: profile.contentLicence
      ? {
          '@type': 'CreativeWork',
          name: profile.contentLicence,
          text: LICENCE_LABELS[profile.contentLicence] ?? profile.contentLicence,
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
      { '@type': 'ListItem', position: 2, name: profile.companyName, item: pageUrl },
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
