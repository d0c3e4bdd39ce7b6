/**
 * Before a report says that something is missing, this searches the raw bytes of all pages for value patterns and labels.
 * It does not know whose a value is; when it finds one, the report says that it is probably there, and where.
 */

import type { SiteEvidence } from '#engine/evidence.ts'
import { isHtml, isUsable } from '#engine/extract/page/home-state.ts'
import type { Page } from '#engine/extract/page/page.ts'
import type { Account } from '#engine/judge/judge-options.ts'
import type { KnownField } from '#engine/report/report.ts'
import type { Text } from '#engine/wording.ts'
import { type ContentSign, findContent } from './content-finders.ts'
import { FINDERS } from './finders.ts'
import { type View, viewsOf, type Zone } from './views.ts'

export interface Sighting {
  url: string
  /** The text that was found. */
  found: string
  /** In words: in the text, in a script … */
  where: Text
}

export interface SecondLook {
  /** The first place where it may be; with `homeOnly` on the home page only. */
  sight: (field: KnownField, homeOnly?: boolean) => Sighting | null
  /** The same for markup and words that are no field. */
  sightOf: (pattern: RegExp, zones?: Zone[]) => Sighting | null
  /** The same for numbers, sources, quotations and headings. */
  sightContent: (sign: ContentSign, homeOnly?: boolean) => Sighting | null
  /** Linked pages that could not be read completely; they leave open whether something is missing. */
  unread: Unread[]
}

export interface Unread {
  url: string
  why: Text
  /** It answered, but a script adds its text. */
  byScript?: true
}

const WHERE: Record<Zone, Text> = {
  text: { nl: 'in de tekst', en: 'in the text' },
  attribute: { nl: 'in een attribuut van de HTML', en: 'in an attribute of the HTML' },
  script: { nl: 'in een script', en: 'in a script' },
}

export function openSecondLook(pages: Page[], evidence: SiteEvidence, account: Account | null): SecondLook {
  const look = (key: string, of: Page[], find: (view: View, page: Page) => string | null): Sighting | null => {
    for (const page of of) {
      const looked = lookedAt(page)
      const known = looked.seen.get(key)
      if (known) return known
      if (known === null) continue
      looked.views ??= viewsOf(page)
      let sighting: Sighting | null = null
      for (const view of looked.views) {
        const found = find(view, page)
        if (found === null) continue
        sighting = { url: page.url, found: found.replace(/\s+/g, ' ').trim().slice(0, 160), where: WHERE[view.zone] }
        break
      }
      looked.seen.set(key, sighting)
      if (sighting) return sighting
    }
    return null
  }
  return {
    sight: (field, homeOnly = false) =>
      look(
        `${field} ${homeOnly}`,
        homeOnly ? pages.slice(0, 1) : pages,
        (view, page) => ownValue(view, account?.values?.[field] ?? []) ?? FINDERS[field]({ view, page }),
      ),
    sightOf: (pattern, zones = ['text', 'attribute', 'script']) =>
      look(`${pattern.source} ${zones}`, pages, (view) =>
        zones.includes(view.zone) ? (pattern.exec(view.text)?.[0] ?? null) : null,
      ),
    sightContent: (sign, homeOnly = false) =>
      look(`content ${sign} ${homeOnly}`, homeOnly ? pages.slice(0, 1) : pages, (view, page) =>
        findContent(sign, view, page),
      ),
    unread: unreadPages(pages, evidence),
  }
}

/** Cached by page, because most pages stay the same while changes are tried. */
const LOOKED = new WeakMap<Page, { views?: View[]; seen: Map<string, Sighting | null> }>()

function lookedAt(page: Page) {
  const looked = LOOKED.get(page) ?? { seen: new Map<string, Sighting | null>() }
  LOOKED.set(page, looked)
  return looked
}

/** What the account says about the company, in any notation. */
function ownValue({ text }: View, values: string[]): string | null {
  for (const value of values.slice(0, 20)) {
    const digits = value.replace(/\D/g, '').replace(/^(?:0031|31|0)(?=\d{9}$)/, '')
    if (digits.length >= 7) {
      // Bounded: 15 digits, with at most 3 signs between two
      const pattern = new RegExp([...digits.slice(0, 15)].join('[ .()/\\u2013-]{0,3}'))
      const found = pattern.exec(text)?.[0]
      if (found) return found
    } else if (value.trim().length >= 3) {
      const at = text.toLowerCase().indexOf(value.trim().toLowerCase())
      if (at >= 0) return text.slice(at, at + value.length)
    }
  }
  return null
}

function unreadPages(pages: Page[], { pages: sources, home }: SiteEvidence): Unread[] {
  const read = new Set(pages.map(({ url }) => url))
  return sources.flatMap((source): Unread[] => {
    const { url, status, failure } = source
    if (
      failure === 'off-site' ||
      failure === 'disallowed-by-robots' ||
      failure === 'robots-unavailable' ||
      status === 404 ||
      status === 410
    )
      return []
    if (failure === 'too-large')
      return [
        { url, why: { nl: 'is te groot en maar voor een deel gelezen', en: 'is too large and was read in part only' } },
      ]
    if (status === null || failure !== null)
      return [{ url, why: { nl: 'gaf geen bruikbaar antwoord', en: 'gave no usable answer' } }]
    if (!isUsable(source))
      return [{ url, why: { nl: `antwoordde met status ${status}`, en: `answered with status ${status}` } }]
    // A single-page application returns its home page for every path and fills it in with JavaScript.
    if (
      isHtml(source) &&
      !read.has(source.finalUrl) &&
      sameBytes(source.body, home.body) &&
      source.finalUrl !== home.finalUrl
    )
      return [
        {
          url,
          why: {
            nl: 'is zonder JavaScript gelijk aan de homepage',
            en: 'is equal to the home page without JavaScript',
          },
          byScript: true,
        },
      ]
    return []
  })
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.byteLength === b.byteLength && Buffer.compare(a, b) === 0
}
