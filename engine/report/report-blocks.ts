/** The building blocks of a report's sections. */
import type { ReportBlock } from './report.ts'

export function sentence(text: string, label?: string): ReportBlock {
  return { kind: 'sentence', text: oneLine(text), ...(label ? { label } : {}) }
}

export function list(items: string[], ordered = false): ReportBlock[] {
  return items.length ? [{ kind: 'list', ordered, items: items.map(oneLine) }] : []
}

/** A stranger's line breaks would let his words stand where a heading of ours could stand. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
