/** Judges an llms.txt line by line: a fault is what the reference parser of llmstxt.org refuses, anything else is advice. */
import { looksLikeBsn } from '#engine/identity/btw.ts'
import { passesElfproef } from '#engine/identity/rsin.ts'
import { type Problem, type ProblemCode, problem } from '#engine/llms-txt/problems.ts'
import { isTitleOnly, refusals } from '#engine/llms-txt/refusals.ts'
import { type Line, linkParts, readLines } from './read-lines.ts'

export interface Verdict {
  /** No 'fout'; advice may be left. */
  valid: boolean
  problems: Problem[]
}

const SHORTEST = 50
const MOST_LINKS = 50

/** The part of a file that is read: a longer file is not a summary of a site. */
const MOST_CHARACTERS = 500_000

export function validateLlmsTxt(whole: string): Verdict {
  const text = whole.slice(0, MOST_CHARACTERS)
  const problems = withFaults(text, [...wholeFile(text), ...lineByLine(text)]).sort((a, b) => a.line - b.line)
  return { valid: problems.every(({ severity }) => severity !== 'fout'), problems }
}

/** Remarks on a line that the reference parser does not accept as a link. */
const NO_LINK: ProblemCode[] = [
  ...(['link-title', 'link-form', 'link-brackets', 'text-in-section'] as const),
  ...(['second-title', 'deep-heading', 'empty-heading', 'indented-heading'] as const),
]

/** Turns the remarks that explain a refusal of the reference parser into faults, and adds one when none explains it. */
function withFaults(text: string, problems: Problem[]): Problem[] {
  if (isEmpty(text)) return [problem(1, 'empty', 'fout')]
  if (looksLikeWebPage(text)) return [problem(1, 'web-page', 'fout')]
  const { head, lines } = refusals(text)
  const refused = new Set(lines)
  const told = new Set(
    problems.filter(({ line, code }) => refused.has(line) && NO_LINK.includes(code)).map((p) => p.line),
  )
  const judged = [
    ...problems.map((one) =>
      refused.has(one.line) && NO_LINK.includes(one.code) ? { ...one, severity: 'fout' as const } : one,
    ),
    ...lines.filter((line) => !told.has(line)).map((line) => problem(line, 'text-in-section', 'fout')),
  ]
  if (!head || isTitleOnly(text)) return judged
  const fault = headFault(text)
  return [...judged.filter(({ line, code }) => line !== fault.line || code !== fault.code), fault]
}

function headFault(text: string): Problem {
  const reads = (changed: string) => !refusals(changed).head || isTitleOnly(changed)
  if (text.startsWith('\uFEFF') && reads(text.slice(1))) return problem(1, 'byte-order-mark', 'fout')
  const title = readLines(text).find((line) => line.kind === 'heading' && line.level === 1 && line.title !== '')
  return title ? problem(title.number, 'head-unreadable', 'fout') : problem(1, 'no-title', 'fout')
}

function isEmpty(text: string): boolean {
  return text.replace(/^\uFEFF/, '').trim() === ''
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

export function looksLikeWebPage(text: string): boolean {
  return /^\s*(?:<!doctype html|<html|<head|<\?xml)/i.test(text.replace(/^\uFEFF/, ''))
}

function wholeFile(text: string): Problem[] {
  const found: Problem[] = []
  if (text.startsWith('\uFEFF')) found.push(problem(1, 'byte-order-mark'))
  const carriage = text.indexOf('\r')
  if (carriage >= 0) found.push(problem(lineAt(text, carriage), 'line-ending'))
  if (text.length < SHORTEST) found.push(problem(1, 'too-short'))
  if (!/laatst bijgewerkt|last[- ]updated/i.test(text)) found.push(problem(1, 'no-date'))
  return found
}

function lineByLine(text: string): Problem[] {
  const lines = readLines(text)
  const titleAt = lines.findIndex((line) => line.kind === 'heading' && line.level === 1 && line.title !== '')
  if (titleAt < 0) return [problem(1, 'no-title')]
  const sectionAt = lines.findIndex((line, at) => at > titleAt && line.kind === 'heading' && line.level === 2)
  const end = sectionAt < 0 ? lines.length : sectionAt
  return [
    ...beforeTitle(lines.slice(0, titleAt)),
    ...headings(lines, titleAt),
    ...head(lines.slice(titleAt + 1, end), lines[titleAt]!),
    ...sections(lines.slice(end)),
    ...lines
      .filter((line) => mayHoldBsn(line.text, /eenmanszaak|zzp/i.test(text)))
      .map((line) => problem(line.number, 'possible-bsn')),
  ]
}

function beforeTitle(lines: Line[]): Problem[] {
  return lines
    .filter((line) => line.kind !== 'blank')
    .map((line) => problem(line.number, line.kind === 'comment' ? 'comment' : 'text-before-title'))
}

function headings(lines: Line[], titleAt: number): Problem[] {
  const found: Problem[] = []
  for (const [at, line] of lines.entries()) {
    if (line.kind !== 'heading') {
      const above = lines[at - 1]
      if (above?.kind === 'text' && /^ {0,3}(?:=+|-+)[ \t]*$/.test(line.text) && !/^\s*[-*+]/.test(above.text))
        found.push(problem(line.number, 'underlined-heading'))
      continue
    }
    if (line.title === '') found.push(problem(line.number, 'empty-heading'))
    else if (!/^#+ \S/.test(line.text)) found.push(problem(line.number, 'indented-heading'))
    if (line.level === 1 && at > titleAt) found.push(problem(line.number, 'second-title'))
    if (line.level > 2) found.push(problem(line.number, 'deep-heading'))
    const neighbours = [lines[at - 1], lines[at + 1]]
    if (neighbours.some((next) => next && next.kind !== 'blank')) found.push(problem(line.number, 'no-blank-line'))
  }
  return found
}

function head(lines: Line[], title: Line): Problem[] {
  const filled = lines.filter((line) => line.kind !== 'blank' && line.kind !== 'comment')
  const summaryLines = filled.findIndex((line) => line.kind !== 'quote')
  const quotes = summaryLines < 0 ? filled : filled.slice(0, summaryLines)
  const details = filled.slice(quotes.length)
  const found = [
    ...quotes.slice(1).map((line) => problem(line.number, 'long-summary')),
    ...lines.filter((line) => line.kind === 'comment').map((line) => problem(line.number, 'comment')),
  ]
  if (filled.length === 0) return [...found, problem(title.number, 'no-summary-nor-detail')]
  const late = quotes.length === 0 ? details.find((line) => line.kind === 'quote') : undefined
  if (late) found.push(problem(late.number, 'late-summary'))
  else if (quotes.length === 0) found.push(problem(title.number, 'no-summary'))
  if (details.length === 0) found.push(problem(quotes.at(-1)!.number, 'no-detail'))
  return found
}

function sections(lines: Line[]): Problem[] {
  const found: Problem[] = []
  const titles = new Set<string>()
  let current: Line | null = null
  let links = 0
  let all = 0
  const finish = () => {
    if (current && links === 0) found.push(problem(current.number, 'empty-section'))
  }
  for (const line of lines) {
    if (line.kind === 'heading') {
      finish()
      current = line.level === 2 ? line : null
      links = 0
      if (line.level === 2 && titles.has(line.title)) found.push(problem(line.number, 'repeated-section'))
      titles.add(line.title)
    } else if (line.kind === 'link') {
      links++
      if (++all === MOST_LINKS + 1) found.push(problem(line.number, 'many-links'))
      found.push(...linkProblems(line))
    } else if (line.kind === 'comment')
      found.push(problem(line.number, 'comment'), problem(line.number, 'text-in-section'))
    else if (line.kind !== 'blank') found.push(problem(line.number, 'text-in-section'))
  }
  finish()
  if (all === 0) found.push(problem(lines[0]?.number ?? 1, 'no-link'))
  return found
}

function linkProblems(line: Line): Problem[] {
  const { bullet, title, url, separator, notes } = linkParts(line.text)!
  const found: Problem[] = []
  const say = (code: Parameters<typeof problem>[1]) => found.push(problem(line.number, code))
  if (bullet !== '-' || !line.text.startsWith('- [')) say('link-form')
  if (title.trim() === '' || title.includes(']')) say('link-title')
  if (/[()\s]/.test(url)) say('link-brackets')
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) say('link-address')
  else if (/^http:/i.test(url)) say('link-http')
  if (notes === '') say('link-notes')
  else if (separator !== ': ') say('link-separator')
  return found
}

/**
 * A number labelled as a burgerservicenummer, or a sole trader's old btw number, whose digits are one. For other
 * legal forms the digits are an RSIN.
 */
function mayHoldBsn(text: string, soleTrader: boolean): boolean {
  const named = /\b(?:bsn|burgerservicenummer|sofinummer)\b\D{0,20}(\d{9})(?!\d)/i.exec(text)?.[1]
  if (named && passesElfproef(named)) return true
  return soleTrader && [...text.matchAll(/\bNL\d{9}B\d{2}\b/gi)].some(([btw]) => looksLikeBsn(btw, 'eenmanszaak'))
}
