/** Contact details in meta tags: Open Graph's business:contact_data and its older og: names. */

import type { Page } from '#engine/extract/page/page.ts'
import { fact, type SiteContext } from '#engine/extract/site-context.ts'
import type { Address, Fact } from '#engine/report/report.ts'

export function metaAddresses(site: SiteContext): Fact<Address>[] {
  return site.pages.flatMap((page) => {
    const street = meta(page, 'business:contact_data:street_address', 'og:street-address', 'og:street_address')
    const postalCode = meta(page, 'business:contact_data:postal_code', 'og:postal-code', 'og:postal_code')
    const city = meta(page, 'business:contact_data:locality', 'og:locality')
    if (!street && !postalCode) return []
    const value: Address = {
      ...(street ? { street } : {}),
      ...(postalCode ? { postalCode } : {}),
      ...(city ? { city } : {}),
    }
    return [
      fact(
        page,
        'meta',
        value,
        `<meta business:contact_data> ${[street, postalCode, city].filter(Boolean).join(', ')}`,
      ),
    ]
  })
}

export function metaPhones(site: SiteContext): Fact<string>[] {
  return metaFacts(site, 'business:contact_data:phone_number', 'og:phone_number')
}

export function metaEmails(site: SiteContext): Fact<string>[] {
  return metaFacts(site, 'business:contact_data:email', 'og:email')
}

function metaFacts(site: SiteContext, ...names: string[]): Fact<string>[] {
  return site.pages.flatMap((page) => {
    const value = meta(page, ...names)
    return value ? [fact(page, 'meta', value, `<meta ${names[0]}> ${value}`)] : []
  })
}

function meta(page: Page, ...names: string[]): string | undefined {
  return page.metas.find(({ name, content }) => names.includes(name) && content)?.content
}
