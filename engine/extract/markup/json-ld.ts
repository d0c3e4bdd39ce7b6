/** JSON-LD of a page → schema nodes: @graph, arrays, nesting, @id references; broken JSON is repaired only when that is safe. */
import type { Page } from '#engine/extract/page/page.ts'
import { addValue, type SchemaNode } from './schema-nodes.ts'
import { bareType } from './schema-types.ts'

const MAX_NODES = 5000
const MAX_DEPTH = 30

export interface JsonLdReading {
  nodes: SchemaNode[]
  /** Blocks that no parser could read, with the reason. */
  broken: { page: string; reason: string; snippet: string }[]
  /** Blocks that were only readable after mending. */
  mended: { page: string; snippet: string }[]
}

export function readJsonLd(pages: Page[]): JsonLdReading {
  const reading: JsonLdReading = { nodes: [], broken: [], mended: [] }
  const byId = new Map<string, SchemaNode[]>()
  for (const page of pages) {
    for (const block of page.jsonLd) {
      const snippet = block.replace(/\s+/g, ' ').trim().slice(0, 200)
      if (!snippet) continue
      const parsed = parseJson(block)
      if ('reason' in parsed) reading.broken.push({ page: page.url, reason: parsed.reason, snippet })
      else {
        if (parsed.mended) reading.mended.push({ page: page.url, snippet })
        addNodes(parsed.value, page.url, reading.nodes)
      }
    }
  }
  for (const node of reading.nodes) if (node.id) byId.set(node.id, [...(byId.get(node.id) ?? []), node])
  join(reading.nodes, byId)
  return reading
}

type Parsed = { value: unknown; mended: boolean } | { reason: string }

export function parseJson(block: string): Parsed {
  const text = unwrap(block)
  try {
    return { value: JSON.parse(text), mended: false }
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 120) : 'invalid'
    for (const attempt of [mend(text), mend(decodeQuotes(text))]) {
      try {
        return { value: JSON.parse(attempt), mended: true }
      } catch {}
    }
    return { reason }
  }
}

/** Removes a BOM, HTML comment or CDATA marks around it, and a semicolon after it. */
function unwrap(block: string): string {
  const start = block.search(/[{[]/)
  const end = Math.max(block.lastIndexOf('}'), block.lastIndexOf(']'))
  if (start < 0 || end < start) return block.trim()
  const before = block.slice(0, start).replace(/<!--|\/\/|\/\*|\*\/|<!\[CDATA\[?|\[CDATA\[?/g, '')
  // '<![CDATA[' holds a bracket of its own.
  if (/CDATA\[$/.test(block.slice(0, start + 1))) return unwrap(block.slice(start + 1).replace(/\]\]>\s?$/, ''))
  const after = block.slice(end + 1, end + 40).replace(/-->|\/\/|\/\*|\*\/|\]\]>|;/g, '')
  const strange = (text: string) => /[^\s\ufeff]/.test(text)
  return strange(before) || strange(after) ? block.trim() : block.slice(start, end + 1)
}

/** Removes template mistakes that do not change the meaning: comments, trailing commas, raw line breaks in strings. */
function mend(text: string): string {
  const out: string[] = []
  let inString = false
  let comma = false
  const put = (char: string) => {
    if (comma && char !== '}' && char !== ']') out.push(',')
    comma = false
    out.push(char)
  }
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!
    if (inString) {
      if (char === '\\') {
        const next = text[++i] ?? ''
        // JSON has few escapes; PHP's \' is the usual invalid one.
        out.push('"\\/bfnrtu'.includes(next) ? char + next : next)
      } else if (char < ' ') out.push(char === '\n' ? '\\n' : char === '\t' ? '\\t' : '')
      else {
        if (char === '"') inString = false
        out.push(char)
      }
    } else if (char === '"') {
      inString = true
      put(char)
    } else if (char === '/' && text[i + 1] === '/') {
      while (i + 1 < text.length && text[i + 1] !== '\n') i++
    } else if (char === '/' && text[i + 1] === '*') {
      const end = text.indexOf('*/', i + 2)
      i = end < 0 ? text.length : end + 1
    } else if (char === ',') {
      if (comma) out.push(',')
      comma = true
    } else if (char > ' ' && char !== '\ufeff') put(char)
  }
  return out.join('')
}

function decodeQuotes(text: string): string {
  return text.replace(/&quot;|&#34;|&#x22;/gi, '"').replace(/&amp;/g, '&')
}

function addNodes(root: unknown, page: string, out: SchemaNode[]): void {
  const read = (value: unknown, under: SchemaNode['under'], depth: number): SchemaNode | null => {
    if (
      value === null ||
      typeof value !== 'object' ||
      Array.isArray(value) ||
      depth > MAX_DEPTH ||
      out.length > MAX_NODES
    )
      return null
    const entry = value as Record<string, unknown>
    const types = list(entry['@type'] ?? entry.type)
      .filter((type) => typeof type === 'string')
      .map(bareType)
    const snippet = JSON.stringify(entry).slice(0, 200)
    const node: SchemaNode = {
      types,
      id: text(entry['@id']) ?? '',
      props: new Map(),
      source: 'json-ld',
      page,
      under,
      snippet,
    }
    out.push(node)
    for (const [key, raw] of Object.entries(entry)) {
      if (key === '@graph' || key === '@included') {
        for (const item of list(raw)) read(item, null, depth + 1)
      } else if (!key.startsWith('@')) {
        const property = bareType(key)
        for (const item of list(raw)) {
          const plain = text(item)
          if (plain !== null) addValue(node, property, plain)
          else {
            const inner = read(item, { property, parent: node }, depth + 1)
            if (inner) addValue(node, property, inner)
          }
        }
      }
    }
    return node
  }
  for (const item of list(root)) {
    if (Array.isArray(item)) for (const inner of item) read(inner, null, 0)
    else read(item, null, 0)
  }
}

/** A node with only {"@id": …} refers to the node with that @id; the same @id on two pages is one node. */
function join(all: SchemaNode[], byId: Map<string, SchemaNode[]>): void {
  for (const node of all) {
    for (const [property, values] of node.props) {
      node.props.set(
        property,
        values.map((value) => {
          if (typeof value === 'string' || value.props.size > 0 || !value.id) return value
          return byId.get(value.id)?.find((target) => target.props.size > 0) ?? value
        }),
      )
    }
  }
}

function list(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]
}

function text(value: unknown): string | null {
  if (typeof value === 'string') return decodeEntities(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value && typeof value === 'object' && '@value' in value) return text((value as { '@value': unknown })['@value'])
  return null
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  eacute: 'é',
  euml: 'ë',
  rsquo: '’',
}

/** WordPress writes 'Krul &#038; Co' into JSON, where entities are not decoded. */
function decodeEntities(value: string): string {
  if (!value.includes('&')) return value
  return value.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w{2,8}));/gi, (all, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0
    return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : Object.hasOwn(ENTITIES, name ?? '')
        ? ENTITIES[name]!
        : all
  })
}
