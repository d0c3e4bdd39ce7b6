/** The sentence in which a company says what it is, and the image with which its website presents itself. */
import { descriptionsOf } from '#engine/extract/offer/description.ts'
import { domainOf, fact, type SiteContext } from '#engine/extract/site-context.ts'
import type { CompanyFacts, Fact } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'

/** What a company is or does, right behind its name: 'is dit seizoen gestart' and 'is gecontracteerd' say neither. */
const IS_OR_DOES =
  /^(?:is (?:een|de|het|dé|uw|je|jouw|an?|the)|helpt|verzorgt|maakt|biedt|bakt|bouwt|ontwerpt|levert|begeleidt|adviseert|installeert|onderhoudt|repareert|helps|makes|provides|offers|builds|designs)(?!\p{L})/iu

/** The first sentence of its introduction that says so, unless that is its description already. */
export function summaryOf(site: SiteContext, { name, description }: CompanyFacts): Fact<string> | null {
  const own = name?.value ?? ''
  if (own === '') return null
  for (const told of descriptionsOf(site, own)) {
    const [sentence = ''] = /^.{40,300}?[.!](?=\s|$)/su.exec(told.value) ?? []
    if (told.source !== 'text' || !sentence.toLowerCase().startsWith(`${own.toLowerCase()} `)) continue
    const isNew = !fold(description?.value ?? '').includes(fold(sentence).slice(0, 60))
    if (isNew && IS_OR_DOES.test(sentence.slice(own.length + 1))) return { ...told, value: sentence }
  }
  return null
}

/** A logo or icon is no picture of the company. */
const NOT_A_PHOTO = /logo|icon|favicon|placeholder|default|blank|avatar|sprite/i

/** og:image of the home page, from the company's own address or its image host. */
export function heroImageOf(site: SiteContext, logo: string | undefined): Fact<string> | null {
  const [home] = site.pages
  if (!home) return null
  for (const { name, content } of home.metas) {
    if (name !== 'og:image' && name !== 'og:image:url' && name !== 'og:image:secure_url') continue
    const url = content === '' ? null : URL.parse(content, home.url)
    if (!url || !/^https?:$/.test(url.protocol) || url.href.length > 1_000 || domainOf(url.href) === '') continue
    const isPhoto = url.href !== logo && !NOT_A_PHOTO.test(url.pathname) && !/\.svg$/i.test(url.pathname)
    if (isPhoto) return fact(home, 'meta', url.href, `<meta ${name}> ${url.href}`)
  }
  return null
}
