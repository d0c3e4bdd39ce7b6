/** The areas in which a company says it works: 'Gorinchem en omgeving', 'regio Utrecht'. */
import type { SiteReading } from '#engine/extract/read-site.ts'

const PLACE =
  "\\p{Lu}[\\p{L}'’-]{1,30}(?: (?:aan|op|van|bij|den|de|der|het) (?:\\p{Lu}[\\p{L}'’-]{1,30}|de[nr]? \\p{Lu}[\\p{L}'’-]{1,30})| \\p{Lu}[\\p{L}'’-]{1,30}){0,1}"
// Bounded: the first 60,000 characters of a page
const AROUND = new RegExp(`(?<![\\p{L}'’-])(${PLACE})(?=,? en (?:wijde )?(?:omgeving|omstreken|omliggende))`, 'gu')
const REGION = new RegExp(`(?<![\\p{L}])regio(?:'s)? (${PLACE})`, 'gu')
const MOST = 5
const MOST_CHARACTERS = 60_000
/** Words with a capital before a place at the start of a sentence. */
const NOT_A_PLACE =
  /^(?:In|Uit|Voor|Rond|Rondom|De|Het|Onze|Wij|Heel|Regio|Actief|Werkzaam|Gevestigd|Vanuit|Bij)(?: |$)/

export function areasOf({ pages }: SiteReading): string[] {
  const found = new Set<string>()
  for (const page of pages) {
    const text = page.text.slice(0, MOST_CHARACTERS)
    for (const pattern of [AROUND, REGION])
      for (const match of text.matchAll(pattern)) {
        const place = match[1]!.replace(NOT_A_PLACE, '').trim()
        if (place) found.add(place)
        if (found.size === MOST) return [...found]
      }
  }
  return [...found]
}
