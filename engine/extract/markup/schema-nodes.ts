/** JSON-LD, microdata and RDFa in one form: nodes with types, properties and their parent. */
import type { FactSource } from '#engine/report/report.ts'

export type SchemaValue = string | SchemaNode

export interface SchemaNode {
  types: string[]
  id: string
  props: Map<string, SchemaValue[]>
  source: Extract<FactSource, 'json-ld' | 'microdata' | 'rdfa'>
  page: string
  /** The parent node and the property under which it is; null for a node without a parent. */
  under: { property: string; parent: SchemaNode } | null
  /** The first characters of the markup, for the report. */
  snippet: string
}

/** The text values of a property; a node gives its name, text, url or @id. */
export function strings(node: SchemaNode, ...names: string[]): string[] {
  const out: string[] = []
  for (const name of names) {
    for (const value of node.props.get(name) ?? []) {
      if (typeof value === 'string') {
        if (value.trim()) out.push(value.trim())
      } else {
        const inner = strings(value, 'name')[0] ?? strings(value, 'url')[0] ?? value.id
        if (inner) out.push(inner)
      }
    }
  }
  return out
}

export function nodes(node: SchemaNode, ...names: string[]): SchemaNode[] {
  return names.flatMap((name) => (node.props.get(name) ?? []).filter((value) => typeof value !== 'string'))
}

export function first(node: SchemaNode, ...names: string[]): string | undefined {
  return strings(node, ...names)[0]
}

export function addValue(node: SchemaNode, property: string, value: SchemaValue): void {
  const values = node.props.get(property)
  if (values) values.push(value)
  else node.props.set(property, [value])
}
