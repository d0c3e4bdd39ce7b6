/** Shared by the routes of the public site: their loader data and the metadata in the head. */
import type { MetaDescriptor, RouterContextProvider } from 'react-router'
import sharePicture from '#app/public/media/share.png?url'
import { servicesOf } from '#app/services.ts'
import { BRAND } from '#features/brand.ts'
import type { Operator } from '#features/operator.ts'

/** `static`: sent without React's scripts. `indexable`: search engines may list it. */
export const handle = { static: true, indexable: true }

/** Equal for every visitor, so that a rendered page can be cached. */
export interface SiteData {
  baseUrl: string
  operator: Operator
}

export function loader({ context }: { context: Readonly<RouterContextProvider> }): SiteData {
  const { baseUrl, operator } = servicesOf(context).services
  return { baseUrl, operator }
}

interface PublicPage {
  path: string
  title: string
  description: string
  structuredData?: (site: SiteData) => object
}

/** Title, description, canonical URL, Open Graph and JSON-LD. */
export function pageMeta({ path, title, description, structuredData }: PublicPage) {
  return ({ loaderData }: { loaderData?: SiteData }): MetaDescriptor[] => {
    if (!loaderData) return [{ title }]
    const url = loaderData.baseUrl + path
    return [
      { title },
      { name: 'description', content: description },
      { tagName: 'link', rel: 'canonical', href: url },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: BRAND.name },
      { property: 'og:locale', content: 'nl_NL' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:image', content: loaderData.baseUrl + sharePicture },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: `${BRAND.name}: een antwoord waarin één naam is gemarkeerd` },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(structuredData ? [{ 'script:ld+json': structuredData(loaderData) } as MetaDescriptor] : []),
    ]
  }
}
