/**
 * The profile as schema.org data. Properties per column: profile-fields. A company with an address is a LocalBusiness,
 * any other an Organization; ratings of oneself are left out (Google's review policy), review sources are links.
 */
import { countryName } from '#features/profiles/countries.ts'
import type { PublicProfile } from './public-profile-model.ts'

const empty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0)

/** Leaves out what is not known, so that the data never claims an empty fact. */
function known<T extends object>(data: T): T {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !empty(value))) as T
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
  if (profile.places.length > 0) {
    return profile.places.map((place) =>
      known({ '@type': 'Place', name: place.naam, telephone: place.telefoon, address: postalAddress(place) }),
    )
  }
  return profile.locations.map((location) => ({
    '@type': 'Place',
    name: location,
    address: known({
      '@type': 'PostalAddress',
      addressLocality: location,
      addressCountry: profile.countries.length === 1 ? profile.countries[0] : undefined,
    }),
  }))
}

function contactPoints(profile: PublicProfile) {
  const points = [
    { contactType: 'sales', email: profile.salesEmail, telephone: profile.salesPhone },
    { contactType: 'customer support', email: profile.supportEmail, telephone: profile.supportPhone },
  ]
  return points
    .filter((point) => point.email || point.telephone)
    .map((point) => known({ '@type': 'ContactPoint', ...point }))
}

/** `pageUrl` is the profile's canonical address with us; the graph's ids hang on it. */
export function structuredData(profile: PublicProfile, pageUrl: string): object {
  const places = placesOf(profile)
  const hasStreet = profile.places.some((place) => place.straat)
  const organization = known({
    '@type': hasStreet ? 'LocalBusiness' : 'Organization',
    '@id': `${pageUrl}#organisatie`,
    name: profile.companyName,
    legalName: profile.legalName,
    url: profile.url || undefined,
    description: profile.description ?? profile.desiredInfo,
    disambiguatingDescription: profile.description ? profile.desiredInfo : undefined,
    location: places,
    address: hasStreet ? postalAddress(profile.places.find((place) => place.straat)!) : undefined,
    areaServed: profile.countries.map((code) => ({ '@type': 'Country', name: countryName(code), identifier: code })),
    knowsAbout: profile.sector,
    audience: profile.sectors.map((sector) => ({ '@type': 'BusinessAudience', audienceType: sector })),
    sameAs: profile.socialProfiles.map((social) => social.url),
    email: profile.publicEmail,
    telephone: profile.salesPhone ?? profile.supportPhone,
    contactPoint: contactPoints(profile),
    hasMap: profile.mapsLink,
    subjectOf: profile.landingUrl ? { '@type': 'WebPage', url: profile.landingUrl } : undefined,
    // ISO 6523 scheme 0106 is the Dutch Kamer van Koophandel.
    iso6523Code: profile.kvkNumber ? `0106:${profile.kvkNumber}` : undefined,
    vatID: profile.vatId,
    identifier: profile.sbiCode ? { '@type': 'PropertyValue', propertyID: 'SBI', value: profile.sbiCode } : undefined,
    foundingDate: profile.foundingYear?.toString(),
    knowsLanguage: profile.languages,
    makesOffer: [...profile.services, ...profile.packages].map((offer) => ({
      '@type': 'Offer',
      itemOffered: known({ '@type': 'Service', name: offer.naam, description: offer.omschrijving }),
    })),
    employee: profile.team.map((person) =>
      known({ '@type': 'Person', name: person.naam, jobTitle: person.functie, description: person.bio }),
    ),
  })
  const page = known({
    '@type': 'ProfilePage',
    '@id': pageUrl,
    url: pageUrl,
    name: profile.companyName,
    inLanguage: 'nl',
    abstract: profile.summary,
    datePublished: profile.publishedAt,
    dateModified: profile.updatedAt,
    mainEntity: { '@id': organization['@id'] },
  })
  const faq =
    profile.faqs.length > 0
      ? [
          {
            '@type': 'FAQPage',
            '@id': `${pageUrl}#veelgestelde-vragen`,
            mainEntity: profile.faqs.map((item) => ({
              '@type': 'Question',
              name: item.vraag,
              acceptedAnswer: { '@type': 'Answer', text: item.antwoord },
            })),
          },
        ]
      : []
  return { '@context': 'https://schema.org', '@graph': [page, organization, ...faq] }
}
