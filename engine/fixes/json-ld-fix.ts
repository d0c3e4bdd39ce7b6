/** The JSON-LD to paste: the existing block of the home page, completed without losing anything, or else a new block. */
import { parseJson } from '#engine/extract/markup/json-ld.ts'
import type { SchemaNode } from '#engine/extract/markup/schema-nodes.ts'
import type { SiteReading } from '#engine/extract/read-site.ts'
import type { AuditReport } from '#engine/report/report.ts'
import { companyNode, completed, type RawNode } from './company-node.ts'
import { asOctets, intoHead, isBlockOf, jsonLdBlocks, octetsOf, withHome } from './file-edits.ts'
import type { Fix } from './fix.ts'
import { wants } from './wants.ts'

/** Larger blocks are not suitable to paste. */
const LARGEST_BLOCK = 30_000
const MOST_DEPTH = 12

export function jsonLdFix(report: AuditReport, site: SiteReading): Fix | null {
  if (!site.home || !site.facts.name || !wants(report, 'organization-markup', 'same-as', 'numbers-in-markup'))
    return null
  const say = (nl: string, en: string) => (report.language === 'nl' ? nl : en)
  const known = companyNode(site)
  const own = ownBlock(site, known)
  const broken = site.jsonLd.broken.find(({ page }) => page === site.home!.url)
  const replaced = own?.block ?? (broken ? blockWith(site, broken.snippet) : null)
  const value = own?.value ?? { '@context': 'https://schema.org', ...withId(known) }
  const code = script(json(value))
  if (code.length > LARGEST_BLOCK) return null
  return {
    id: 'json-ld',
    changesPage: true,
    category: 'identiteit',
    says: own
      ? say('Vul de JSON-LD op je homepage aan.', 'Complete the JSON-LD on your home page.')
      : say(
          'Zet je bedrijfsgegevens als JSON-LD op je homepage.',
          'Put your company details on your home page as JSON-LD.',
        ),
    intro: own
      ? say(
          'Dit is het JSON-LD-blok dat er al staat, aangevuld met wat je eigen site verder zegt; er is niets uit weg. Vervang het oude blok hierdoor:',
          'This is the JSON-LD block that is there, completed with what else your own site says; nothing of it is lost. Replace the old block by this:',
        )
      : replaced
        ? say(
            'Dit is een nieuw blok, met alleen wat op je eigen site staat. Zet het in de plaats van het blok dat niet te lezen is:',
            'This is a new block, with only what your own site says. Put it in the place of the block that cannot be read:',
          )
        : say(
            'Dit is een nieuw blok, met alleen wat op je eigen site staat. Zet het in de head van je homepage en vul aan wat ontbreekt:',
            'This is a new block, with only what your own site says. Put it in the head of your home page and add what is missing:',
          ),
    code: { format: 'html', text: code },
    apply: (given) => {
      const octets = octetsOf(given.home)
      const block = replaced === null ? undefined : jsonLdBlocks(octets).find((one) => isBlockOf(one, replaced))
      const piece = asOctets(code, given.home, escapeUnits)
      const html = block ? octets.slice(0, block.from) + piece + octets.slice(block.to) : intoHead(octets, piece)
      return withHome(given, html)
    },
  }
}

/** The block of the home page with the company's main node, before and after completing it. */
function ownBlock(site: SiteReading, known: RawNode): { block: string; value: unknown } | null {
  const node = site.company.find(({ source, page }) => source === 'json-ld' && page === site.home!.url)
  if (!node) return null
  for (const block of site.home!.jsonLd) {
    const parsed = parseJson(block)
    if ('reason' in parsed) continue
    let found = false
    const walk = (value: unknown, depth: number): unknown => {
      if (value === null || typeof value !== 'object' || depth > MOST_DEPTH || found) return value
      if (Array.isArray(value)) return value.map((one) => walk(one, depth + 1))
      if (isNode(value as RawNode, node)) {
        found = true
        return completed(value as RawNode, known)
      }
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, depth + 1)]))
    }
    const value = walk(parsed.value, 0)
    if (found) return { block, value }
  }
  return null
}

/** A node's snippet is the start of its source text. */
function isNode(raw: RawNode, node: SchemaNode): boolean {
  return JSON.stringify(raw).slice(0, node.snippet.length) === node.snippet && (raw['@id'] ?? '') === node.id
}

function blockWith(site: SiteReading, snippet: string): string | null {
  return site.home!.jsonLd.find((block) => block.replace(/\s+/g, ' ').trim().startsWith(snippet)) ?? null
}

/** An @id, so that other blocks of the site can refer to it. */
function withId(node: RawNode): RawNode {
  const url = typeof node.url === 'string' ? URL.parse('/#organization', node.url) : null
  return url ? { '@type': node['@type'], '@id': url.href, ...node } : node
}

const script = (text: string) => `<script type="application/ld+json">\n${text}\n</script>`

/** JSON in which nothing can close the surrounding <script>. */
function json(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/</g, '\\u003c').replace(/`/g, '\\u0060')
}

function escapeUnits(char: string): string {
  return Array.from({ length: char.length }, (_, at) => `\\u${char.charCodeAt(at).toString(16).padStart(4, '0')}`).join(
    '',
  )
}
