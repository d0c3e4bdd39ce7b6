/**
 * Writes an llms.txt that both the grammar of llmstxt.org and its reference parser read completely: always a summary on one line
 * and a detail, facts before the first section, only links in sections, no title twice.
 */
import type { LlmsDocument, LlmsLink } from './document.ts'
import { headingText, inlineText, lineText, linkTarget, oneLine, titleText } from './inline-text.ts'

export function writeLlmsTxt({ name, summary, details, sections }: LlmsDocument): string {
  const title = headingText(name) || 'Naamloos'
  const lines = [`# ${title}`, '', `> ${lineText(summary) || title}`]
  for (const { label, facts } of details) {
    if (facts.length === 0) continue
    lines.push('', `**${inlineText(label)}**`, '')
    for (const { term, value } of facts) lines.push(`- ${inlineText(term)}: ${inlineText(value)}`)
  }
  const titles = new Set<string>()
  for (const { title, links } of sections) {
    const written = links.map(writeLink).filter((link) => link !== null)
    if (written.length === 0) continue
    lines.push('', `## ${unused(headingText(title) || 'Links', titles)}`, '', ...written)
  }
  return `${lines.join('\n')}\n`
}

function writeLink({ title, url, notes }: LlmsLink): string | null {
  const target = linkTarget(url)
  if (!target) return null
  const text = titleText(title) || target
  return `- [${text}](${target})${notes && oneLine(notes) ? `: ${inlineText(notes)}` : ''}`
}

/** The reference parser keeps only the last of two sections with one title. */
export function unused(title: string, taken: Set<string>): string {
  let free = title
  for (let count = 2; taken.has(free); count++) free = `${title} (${count})`
  taken.add(free)
  return free
}
