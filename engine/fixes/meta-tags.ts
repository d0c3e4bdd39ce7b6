/** Meta tags to paste: one that allows indexing and quoting, and a description made of the company's facts. */

import { isClosingTag } from '#engine/extract/page/robots-directives.ts'
import type { SiteReading } from '#engine/extract/read-site.ts'
import type { AuditReport } from '#engine/report/report.ts'
import { asOctets, intoHead, octetsOf, withHome } from './file-edits.ts'
import type { Fix } from './fix.ts'
import { outcomeOf, wants } from './wants.ts'

export const OPEN_TAG = '<meta name="robots" content="index, follow, max-snippet:-1">'
const META = /<meta\b[^<>]{0,1000}>/gi

/** Only for tags in the page: a header is set by the server and cannot be pasted. */
export function indexingFix(report: AuditReport, site: SiteReading): Fix | null {
  const { home, evidence } = site
  if (!home || !wants(report, 'indexable') || evidence.home.headers['x-robots-tag']) return null
  const octets = octetsOf(evidence.home)
  const closing = [...octets.matchAll(META)].map(([tag]) => tag).filter(isClosing)
  if (closing.length === 0) return null
  const say = (nl: string, en: string) => (report.language === 'nl' ? nl : en)
  return {
    id: 'indexing',
    changesPage: true,
    category: 'toegang',
    says: say('Laat de homepage opnemen en aanhalen.', 'Let the home page be indexed and quoted.'),
    intro:
      closing.length === 1
        ? say(
            'Zet deze tag in de head van je homepage, in plaats van de tag die het nu verbiedt:',
            'Put this tag in the head of your home page, in place of the one that forbids it now:',
          )
        : say(
            `Zet deze tag in de head van je homepage, in plaats van de ${closing.length} tags die het nu verbieden:`,
            `Put this tag in the head of your home page, in place of the ${closing.length} tags that forbid it now:`,
          ),
    code: { format: 'html', text: OPEN_TAG },
    apply: (given) => {
      const octets = octetsOf(given.home)
      return withHome(given, withoutClosingTags(octets) ?? octets)
    },
  }
}

/** The page with one tag that allows all in place of those that forbid; null if there are none. */
export function withoutClosingTags(octets: string): string | null {
  let first = true
  const html = octets.replace(META, (tag) => {
    if (!isClosing(tag)) return tag
    const put = first ? OPEN_TAG : ''
    first = false
    return put
  })
  return first ? null : html
}

// Bounded: a tag of at most 1,000 characters
const readerOf = (name: string) => new RegExp(`\\b${name}\\s{0,5}=\\s{0,5}(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
const NAME = readerOf('name')
const CONTENT = readerOf('content')

function isClosing(tag: string): boolean {
  const [name, content] = [NAME, CONTENT]
    .map((reader) => reader.exec(tag))
    .map((found) => found?.[1] ?? found?.[2] ?? found?.[3] ?? '')
  return isClosingTag(name!, content!)
}

export function descriptionFix(report: AuditReport, site: SiteReading): Fix | null {
  const { name, sector, address } = site.facts
  if (!site.home || !name || outcomeOf(report, 'known-description') !== 'unknown') return null
  const say = (nl: string, en: string) => (report.language === 'nl' ? nl : en)
  const place = address?.value.city
  // A name alone describes nothing.
  if (!sector || !place) return null
  const text = say(`${name.value}: ${sector.value} in ${place}.`, `${name.value}: ${sector.value} in ${place}.`)
  const tag = `<meta name="description" content="${attribute(text)}">`
  return {
    id: 'description',
    changesPage: true,
    category: 'bekende-gegevens',
    says: say('Geef de homepage een meta description.', 'Give the home page a meta description.'),
    intro: say(
      'Zet dit in de head van je homepage, en vul aan voor wie je werkt:',
      'Put this in the head of your home page, and add whom you work for:',
    ),
    code: { format: 'html', text: tag },
    apply: (given) =>
      withHome(
        given,
        intoHead(
          octetsOf(given.home),
          asOctets(tag, given.home, (char) => `&#${char.codePointAt(0)};`),
        ),
      ),
  }
}

export function attribute(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/`/g, '&#96;')
}
