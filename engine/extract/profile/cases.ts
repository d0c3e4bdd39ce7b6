/** Work done for a client, where the page itself names the client, the challenge, the approach or the result. */
import type { Page } from '#engine/extract/page/page.ts'
import { headingLevel } from '#engine/extract/page/sections.ts'
import { fact, type SiteContext } from '#engine/extract/site-context.ts'
import type { FoundCase } from '#engine/found-facts.ts'
import type { Fact } from '#engine/report/report.ts'

const MOST = 30
const LONGEST = 1_500
type Part = 'client' | 'challenge' | 'approach' | 'result'

const LABELS: [Part, RegExp][] = [
  ['client', /^(?:de )?(?:klant|opdrachtgever|client)$/i],
  ['challenge', /^(?:de |het )?(?:uitdaging|probleem|vraagstuk|challenge)$/i],
  ['approach', /^(?:de |onze )?(?:aanpak|oplossing|approach|solution)$/i],
  ['result', /^(?:het |de )?(?:resultaat|resultaten|result|results)$/i],
]
/** Below the list of all work: a page about one piece of it. */
const BELOW_LIST = /\/[^/]+\/[^/]+\/?$/

export function labelledCases(site: SiteContext): Fact<FoundCase>[] {
  return site.pages.flatMap((page) => (page.kind === 'legal' ? [] : casesOn(page))).slice(0, MOST)
}

function casesOn(page: Page): Fact<FoundCase>[] {
  const found: FoundCase[] = []
  let now: FoundCase | null = null
  let part: Part | null = null
  for (const line of page.shown) {
    if (line.region !== 'main') continue
    const label = labelOf(line.text)
    if (label) {
      const isNext: boolean = now === null || now[label.part] !== '' || (label.part === 'client' && isFilled(now))
      if (isNext) {
        now = { client: '', challenge: '', approach: '', result: '', url: '' }
        found.push(now)
      }
      now![label.part] = label.rest
      // A name stands on one line; the other parts may be several.
      part = label.part === 'client' && label.rest !== '' ? null : label.part
    } else if (headingLevel(line) > 0) {
      // Another heading ends the part; one above the labels' ends the case.
      part = null
      if (headingLevel(line) <= 2) now = null
    } else if (now && part === 'client') {
      now.client = line.text.length <= 100 ? line.text : ''
      part = null
    } else if (now && part && now[part].length <= LONGEST) {
      now[part] = `${now[part]} ${line.text}`.trim()
    }
  }
  const whole = found.filter(isWhole)
  const isOwnPage = whole.length === 1 && page.kind === 'work' && BELOW_LIST.test(URL.parse(page.url)?.pathname ?? '')
  return whole.map((one) =>
    fact(
      page,
      'text',
      { ...one, url: isOwnPage ? page.url : '' },
      [one.client, one.challenge, one.result].filter(Boolean).join(' – '),
    ),
  )
}

const isFilled = ({ challenge, approach, result }: FoundCase) => `${challenge}${approach}${result}` !== ''

/** A client alone is a logo wall, and a result alone may be anything. */
function isWhole({ client, challenge, approach, result }: FoundCase): boolean {
  const parts = [challenge, approach, result].filter(Boolean)
  if (parts.some((text) => text.length > LONGEST || text.length < 10) || client.length > 100) return false
  return client !== '' ? parts.length >= 1 : challenge !== '' && parts.length >= 2
}

/** 'Klant: Bakkerij Jansen', or 'De uitdaging' with its text in the lines below. */
function labelOf(text: string): { part: Part; rest: string } | null {
  const at = text.slice(0, 40).indexOf(':')
  const name = (at < 0 ? text : text.slice(0, at)).trim()
  const part = name.length <= 30 ? LABELS.find(([, label]) => label.test(name))?.[0] : undefined
  return part ? { part, rest: at < 0 ? '' : text.slice(at + 1).trim() } : null
}
