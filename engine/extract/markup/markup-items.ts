/** Microdata and RDFa of a page → schema nodes. */
import type { Page } from '#engine/extract/page/page.ts'
import type { Element, Node } from '#engine/extract/page/page-markup.ts'
import { attribute, squash } from '#engine/extract/page/walk-page.ts'
import { addValue, type SchemaNode, type SchemaValue } from './schema-nodes.ts'
import { bareType } from './schema-types.ts'

const MAX_NODES = 3000
const MAX_TEXT = 2000

interface Dialect {
  source: 'microdata' | 'rdfa'
  opens: (element: Element) => boolean
  types: string
  property: string
  id: string[]
}
const MICRODATA: Dialect = {
  source: 'microdata',
  opens: (element) => attribute(element, 'itemscope') !== null,
  types: 'itemtype',
  property: 'itemprop',
  id: ['itemid'],
}
const RDFA: Dialect = {
  source: 'rdfa',
  opens: (element) => attribute(element, 'typeof') !== null,
  types: 'typeof',
  property: 'property',
  id: ['resource', 'about'],
}

export function readMarkupItems(page: Page): SchemaNode[] {
  return [...(page.hasMicrodata ? readItems(page, MICRODATA) : []), ...(page.hasRdfa ? readItems(page, RDFA) : [])]
}

function readItems(page: Page, dialect: Dialect): SchemaNode[] {
  const found: SchemaNode[] = []
  const byElementId = new Map<string, Element>()
  const refs: { node: SchemaNode; ids: string[] }[] = []

  const walk = (children: Node[], scope: SchemaNode | null, noteIds: boolean) => {
    const stack: { children: Node[]; next: number; scope: SchemaNode | null }[] = [{ children, next: 0, scope }]
    while (stack.length && found.length < MAX_NODES) {
      const top = stack[stack.length - 1]!
      const child = top.children[top.next++]
      if (!child) stack.pop()
      else if ('tagName' in child) {
        const id = noteIds ? attribute(child, 'id') : null
        if (id) byElementId.set(id, child)
        const inner = visit(child, top.scope)
        if (child.childNodes.length) stack.push({ children: child.childNodes, next: 0, scope: inner })
      }
    }
  }
  const visit = (element: Element, scope: SchemaNode | null): SchemaNode | null => {
    const names = words(attribute(element, dialect.property))
      .map(bareType)
      .filter((name) => !name.includes(':'))
    if (!dialect.opens(element)) {
      if (scope) for (const name of names) addValue(scope, name, propertyValue(element, page.url))
      return scope
    }
    const types = words(attribute(element, dialect.types)).map(bareType)
    const id = dialect.id.map((name) => attribute(element, name)).find(Boolean) ?? ''
    const node: SchemaNode = {
      types,
      id,
      props: new Map(),
      source: dialect.source,
      page: page.url,
      under: scope && names[0] ? { property: names[0], parent: scope } : null,
      snippet: '',
    }
    node.snippet =
      `<${element.tagName} ${dialect.types}="${types.join(' ')}"> ${squash(innerText(element, 160))}`.slice(0, 200)
    found.push(node)
    if (scope) for (const name of names) addValue(scope, name, node)
    const ids = words(attribute(element, 'itemref'))
    if (ids.length) refs.push({ node, ids })
    return node
  }

  walk(page.tree.childNodes, null, true)
  for (const { node, ids } of refs.slice(0, 50)) {
    for (const id of ids.slice(0, 20)) {
      const element = byElementId.get(id)
      if (element) walk([element], node, false)
    }
  }
  return found
}

function words(value: string | null): string[] {
  return value ? value.trim().split(/\s+/).filter(Boolean).slice(0, 10) : []
}

/** The value of an element, by the HTML standard's table for microdata; RDFa's is the same where it matters. */
function propertyValue(element: Element, base: string): SchemaValue {
  const content = attribute(element, 'content')
  if (content !== null) return squash(content)
  const link =
    attribute(element, 'href') ??
    attribute(element, 'src') ??
    (element.tagName === 'object' ? attribute(element, 'data') : null)
  if (link !== null && link.length < 4000)
    return /^(?:tel|mailto):/i.test(link) ? link : (URL.parse(link, base)?.href ?? link)
  const machine =
    attribute(element, 'datetime') ??
    (element.tagName === 'data' || element.tagName === 'meter' ? attribute(element, 'value') : null)
  return machine ?? squash(innerText(element, MAX_TEXT))
}

function innerText(element: Element, limit: number): string {
  let text = ''
  const stack: Node[] = [...element.childNodes].reverse()
  while (stack.length && text.length < limit) {
    const node = stack.pop()!
    if (node.nodeName === '#text' && 'value' in node) text += node.value
    else if ('tagName' in node) {
      if (node.tagName === 'script' || node.tagName === 'style') continue
      if (node.tagName === 'br') text += ' '
      for (let i = node.childNodes.length - 1; i >= 0; i--) stack.push(node.childNodes[i]!)
    }
  }
  return text.slice(0, limit)
}
