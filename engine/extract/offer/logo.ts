/** The company's logo when no markup states it. */

import { fact, type SiteContext } from '#engine/extract/site-context.ts'
import type { Fact } from '#engine/report/report.ts'
import { fold } from '#engine/text.ts'

const NOT_OWN_LOGO =
  /keurmerk|partner|client|klant|sponsor|payment|ideal|facebook|instagram|linkedin|whatsapp|twitter|youtube|google|review|cookie|certific/i

export function logoOf(site: SiteContext, name: string): Fact<string> | undefined {
  const names = [fold(name), site.foldedDomain].filter((one) => one.length >= 3)
  for (const page of site.pages.slice(0, 3)) {
    for (const { name: key, content } of page.metas) {
      const src = key === 'og:logo' ? URL.parse(content, page.url)?.href : undefined
      if (src) return fact(page, 'meta', src, `og:logo ${content}`)
    }
    const image = page.images.find((one) => {
      const says = `${one.alt} ${one.marks} ${one.src.split('/').at(-1)}`
      if (!one.src || one.src.startsWith('data:') || NOT_OWN_LOGO.test(says) || one.region === 'footer') return false
      const own = names.some((own) => fold(one.alt).includes(own))
      return /logo/i.test(says) ? one.region === 'header' || own : one.region === 'header' && own
    })
    if (image) return fact(page, 'link', image.src, `<img src="${image.src.split('/').at(-1)}" alt="${image.alt}">`)
  }
  return undefined
}
