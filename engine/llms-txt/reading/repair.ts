/**
 * Makes an invalid llms.txt valid and keeps its content: text in places where only links are allowed moves to the
 * facts at the top, deeper headings become sections, relative links become absolute.
 */
import { oneLine } from '#engine/llms-txt/inline-text.ts'
import type { RepairOptions } from '#engine/llms-txt/judgement.ts'
import { isFence, type Line, linkParts, readLines } from './read-lines.ts'
import { looksLikeWebPage } from './validate.ts'

interface Parts {
  name: string
  summary: string[]
  details: string[]
  sections: Map<string, { links: string[]; text: string[] }>
}

/** Null when there is nothing to repair: an empty file, or a web page. */
export function repairLlmsTxt(text: string, options: RepairOptions): string | null {
  if (text.replace(/^\uFEFF/, '').trim() === '' || looksLikeWebPage(text)) return null
  const parts = takeApart(readLines(text), options.baseUrl)
  return putTogether(parts, options)
}

function takeApart(lines: Line[], baseUrl: string | undefined): Parts {
  const parts: Parts = { name: '', summary: [], details: [], sections: new Map() }
  let section: string | null = null
  for (const line of lines) {
    if (line.kind === 'comment') continue
    // An unmatched code mark could pair with another one in its new place.
    if (isFence(line.text) && line.code !== 'whole') continue
    if (line.kind === 'heading') {
      const title = plainTitle(line.title)
      if (title === '') continue
      if (line.level === 1 && parts.name === '') parts.name = title
      else if (line.level > 2 && section === null) addDetail(parts.details, '', `**${title}**`, '')
      else section = openSection(parts, line.level > 2 && section ? `${parentOf(section)} – ${title}` : title)
      continue
    }
    const target: string[] = section === null ? parts.details : parts.sections.get(section)!.text
    if (line.kind === 'quote') {
      const said = oneLine(line.text.replace(/^[\s>#]+/, ''))
      if (section === null && parts.details.every((detail) => detail === '')) parts.summary.push(said)
      else if (said !== '' && !isFence(said)) addDetail(target, '', said, '')
    } else if (line.kind === 'link' && section !== null) {
      const link = repairedLink(line.text, baseUrl)
      if (link) parts.sections.get(section)!.links.push(link)
      else addDetail(target, line.text)
    } else addDetail(target, line.code === 'open' ? line.text.replace(/^ {0,3}(?=#)/, '    ') : line.text)
  }
  return parts
}

const SUB = ' – '
const parentOf = (section: string) => section.split(SUB)[0]!

/** Removes number signs at the end, which a heading would lose. Not by a pattern, which would backtrack at every sign. */
function plainTitle(title: string): string {
  let end = title.trimEnd().length
  while (end > 0) {
    let at = end
    while (title[at - 1] === '#') at--
    const apart = at === 0 || title.slice(0, at).trimEnd().length < at
    if (at === end || !apart) break
    end = title.slice(0, at).trimEnd().length
  }
  return oneLine(title.slice(0, end))
}

function openSection(parts: Parts, title: string): string {
  if (!parts.sections.has(title)) parts.sections.set(title, { links: [], text: [] })
  return title
}

function addDetail(details: string[], ...lines: string[]): void {
  for (const line of lines) {
    const blank = line.trim() === ''
    const above = details.at(-1) ?? ''
    if (blank && above === '') continue
    // Below a line of text it would turn that line into a heading.
    if (above !== '' && /^ {0,3}(?:=+|-+)[ \t]*$/.test(line)) continue
    details.push(blank ? '' : line.replace(/(?<![ \t])[ \t]+$/, ''))
  }
}

function repairedLink(text: string, baseUrl: string | undefined): string | null {
  const { title, url, notes } = linkParts(text)!
  const absolute = URL.parse(url.split(/(?<!\s)\s+["']/)[0]!, baseUrl)
  if (!absolute || !/^https?:$/.test(absolute.protocol)) return null
  const target = absolute.href.replaceAll('(', '%28').replaceAll(')', '%29')
  const name = (oneLine(title) || target).replaceAll('[', '(').replaceAll(']', ')')
  return `- [${name}](${target})${oneLine(notes) ? `: ${oneLine(notes)}` : ''}`
}

function putTogether({ name, summary, details, sections }: Parts, options: RepairOptions): string {
  const facts = [...details]
  for (const [title, { links, text }] of sections) {
    if (text.every((line) => line === '')) continue
    addDetail(facts, '', `**${title}**`, '', ...text)
    if (links.length === 0) sections.delete(title)
  }
  const title = name || options.name || firstText(facts) || 'Naamloos'
  const oneSummary = asSummary(summary.join(' ')) || asSummary(firstText(facts)) || asSummary(title) || 'Naamloos'
  while (facts[0] === '') facts.shift()
  while (facts.at(-1) === '') facts.pop()
  if (!/laatst bijgewerkt|last[- ]updated/i.test([title, ...facts].join('\n')))
    facts.unshift(`- Laatst bijgewerkt: ${options.today}`, ...(facts.length > 0 ? [''] : []))
  const lines = [`# ${title}`, '', `> ${oneSummary}`, '', ...facts]
  for (const [heading, { links }] of sections) {
    if (links.length > 0) lines.push('', `## ${heading}`, '', ...links)
  }
  return `${lines.join('\n')}\n`
}

const asSummary = (text: string) => oneLine(text).replace(/^[\s>#]+/, '')

/** The first line that is a sentence, not a list item or label. */
function firstText(details: string[]): string {
  const line = details.find((detail) => /^[\p{L}\p{N}]/u.test(detail) && !/^\d+[.)]/.test(detail))
  return line ? plainTitle(oneLine(line).slice(0, 300)) : ''
}
