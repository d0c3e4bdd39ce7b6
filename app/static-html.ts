/**
 * Renders React elements to HTML, for pages without client scripts: no hooks, no Suspense, no stream. Because it supports those,
 * react-dom/server takes 1.7 times as long (docs/decisions/0010).
 */
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { escapeMarkup } from '#features/escape.ts'

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Every other HTML attribute is React's name in lower case. */
const ATTRIBUTES: Record<string, string> = { className: 'class', htmlFor: 'for', httpEquiv: 'http-equiv' }
/** Cached: class names come from our own code and repeat. */
const classAttributes = new Map<string, string>()
const MOST_CLASSES = 1_000

export function staticHtml(node: ReactNode): string {
  if (typeof node === 'string') return escapeMarkup(node)
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'number') return String(node)
  if (Array.isArray(node)) {
    let html = ''
    for (const child of node) html += staticHtml(child)
    return html
  }
  const { type, props } = node as ReactElement<Record<string, unknown>>
  if (typeof type === 'function') return staticHtml((type as (props: object) => ReactNode)(props))
  if ((type as unknown) === Fragment) return staticHtml(props.children as ReactNode)
  if (typeof type !== 'string') throw new Error('Only elements, fragments and plain components can be static')
  return element(type, props)
}

function element(tag: string, props: Record<string, unknown>): string {
  let html = `<${tag}`
  let inside = ''
  for (const name in props) {
    const value = props[name]
    if (name === 'children') inside = staticHtml(value as ReactNode)
    else if (name === 'dangerouslySetInnerHTML') inside = (value as { __html: string }).__html
    else if (name === 'className' && typeof value === 'string') html += classAttribute(value)
    else html += attribute(name, value)
  }
  return VOID.has(tag) ? `${html}/>` : `${html}>${inside}</${tag}>`
}

function classAttribute(value: string): string {
  let attribute = classAttributes.get(value)
  if (attribute === undefined) {
    attribute = ` class="${escapeMarkup(value)}"`
    if (classAttributes.size < MOST_CLASSES) classAttributes.set(value, attribute)
  }
  return attribute
}

function attribute(name: string, value: unknown): string {
  const attributeName = ATTRIBUTES[name] ?? name.toLowerCase()
  if (typeof value === 'string') return ` ${attributeName}="${escapeMarkup(value)}"`
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') {
    if (name.startsWith('aria-')) return ` ${name}="${value}"`
    return value ? ` ${attributeName}=""` : ''
  }
  if (typeof value === 'number') return ` ${attributeName}="${value}"`
  throw new Error(`A static page has no ${name} of type ${typeof value}`)
}
