/** The product and its operator, as JSON-LD. Values that are not in the settings are omitted. */

import { DEMO, FEATURES, SITE } from '#app/copy/marketing.ts'
import { FAQ, FAQ_CHECKED } from '#app/copy/marketing-faq.ts'
import demoMp4 from '#app/public/media/demo.mp4?url'
import demoPoster from '#app/public/media/demo-poster.webp?url'
import logo from '#app/public/media/icon-512.png?url'
import { plainText } from '#app/ui/text/rich-text.tsx'
import { BRAND } from '#features/brand.ts'
import type { Operator } from '#features/operator.ts'
import { URLS } from '#features/urls.ts'
import type { SiteData } from './public-page.ts'

export function homeStructuredData({ baseUrl, operator }: SiteData): object {
  const home = baseUrl + URLS.home
  const organization = { '@id': `${home}#organisatie` }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationData(baseUrl, operator),
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: BRAND.name,
        url: home,
        inLanguage: 'nl',
        publisher: organization,
      },
      {
        '@type': 'WebApplication',
        '@id': `${home}#product`,
        name: BRAND.name,
        url: home,
        description: SITE.description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        inLanguage: 'nl',
        creator: organization,
      },
      {
        '@type': 'FAQPage',
        '@id': `${home}#vragen`,
        inLanguage: 'nl',
        dateModified: FAQ_CHECKED,
        mainEntity: FAQ.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
        })),
      },
      {
        '@type': 'VideoObject',
        name: `${DEMO.restaurant} ${DEMO.after} (${DEMO.tag})`,
        description: DEMO.transcript.join(' '),
        thumbnailUrl: baseUrl + demoPoster,
        contentUrl: baseUrl + demoMp4,
        uploadDate: FAQ_CHECKED,
        duration: 'PT13S',
        inLanguage: 'nl',
      },
    ],
  }
}

function organizationData(baseUrl: string, operator: Operator): object {
  const { name, address, kvk, btw, email, phone, profiles = [] } = operator
  // Bounded: the first 200 characters of a setting
  const [, street, postalCode, locality] =
    /^(.*?),?\s*([1-9]\d{3}\s?[A-Z]{2}),?\s+(.+)$/.exec((address ?? '').slice(0, 200)) ?? []
  const postal = street
    ? {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode,
        addressLocality: locality,
        addressCountry: 'NL',
      }
    : address
  return {
    '@type': 'Organization',
    '@id': `${baseUrl}${URLS.home}#organisatie`,
    name: BRAND.name,
    url: baseUrl + URLS.home,
    logo: baseUrl + logo,
    description: SITE.description,
    knowsAbout: ['Vindbaarheid in AI-assistenten', 'Generative engine optimisation', 'Gestructureerde gegevens'],
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: FEATURES.title,
      itemListElement: FEATURES.items.map(({ title, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description: text },
      })),
    },
    ...(name ? { legalName: name } : {}),
    ...(postal ? { address: postal } : {}),
    ...(email ? { email, contactPoint: { '@type': 'ContactPoint', email, availableLanguage: 'nl' } } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    ...(kvk ? { iso6523Code: `0106:${kvk}` } : {}),
    ...(btw ? { vatID: btw } : {}),
  }
}
