/** The building blocks of a report's sections. */
import type { ReportBlock } from './report.ts'

export function sentence(text: string, label?: string): ReportBlock {
  return { kind: 'sentence', text: oneLine(text), ...(label ? { label } : {}) }
}

export function list(items: string[], ordered = false): ReportBlock[] {
  return items.length ? [{ kind: 'list', ordered, items: items.map(oneLine) }] : []
}

/** Line breaks are removed, because a stranger's text could otherwise look like a heading of ours. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
