import type { MetaDescriptor } from 'react-router'
import { BRAND } from '#features/brand.ts'
import sharePicture from '../../public/media/share.png?url'

/** Visible to machines: title, description, canonical address, Open Graph and JSON-LD. */
export function pageMeta(page: {
  baseUrl: string
  path: string
  title: string
  description: string
  structuredData?: object
}): MetaDescriptor[] {
  const url = page.baseUrl + page.path
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: BRAND.name },
    { property: 'og:locale', content: 'nl_NL' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: page.baseUrl + sharePicture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${BRAND.name}: een antwoord waarin één naam is gemarkeerd` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.structuredData ? [{ 'script:ld+json': page.structuredData } as MetaDescriptor] : []),
  ]
}
