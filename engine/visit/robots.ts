/** robots.txt by RFC 9309, as pure functions; each decision names the line that made it. */
import type { Source } from '#engine/evidence.ts'
import { normalisePath, normalisePattern, type PathPattern, patternMatches } from './robots-paths.ts'

export interface RobotsLine {
  /** Counted from 1. */
  line: number
  text: string
}

interface Rule extends RobotsLine {
  allow: boolean
  pattern: PathPattern
}

/** Cloudflare's Content-Signal line (contentsignals.org): how fetched text may be used. */
export interface ContentSignals extends RobotsLine {
  search?: boolean
  aiInput?: boolean
  aiTrain?: boolean
}

export interface Group {
  /** As written, in lower case; '*' for everyone. */
  agents: string[]
  /** Where each of them is named, counted from 1. */
  agentLines: number[]
  rules: Rule[]
  signals: ContentSignals[]
}

export interface Robots {
  /** 'rules': the file was read. RFC 9309 2.3.1: 4xx allows all, 5xx or unreachable disallows all. */
  access: 'rules' | 'allow-all' | 'disallow-all'
  groups: Group[]
  sitemaps: (RobotsLine & { url: string })[]
}

/** RFC 9309 2.5 asks for at least 500 KiB; the rest is ignored. */
const MAX_BYTES = 500 * 1024
/** Google's parser cuts lines at this length (eight times the longest URL of a browser); the RFC sets no limit. */
const MAX_LINE_BYTES = 2083 * 8 - 1
const SIGNAL_KEYS = new Map<string, 'search' | 'aiInput' | 'aiTrain'>([
  ['search', 'search'],
  ['ai-input', 'aiInput'],
  ['ai-train', 'aiTrain'],
])

export function parseRobots(file: string | Uint8Array): Robots {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  // Latin1 keeps one character per octet, which is what the RFC counts and compares.
  const octets = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, MAX_BYTES)).toString('latin1')
  const robots: Robots = { access: 'rules', groups: [], sitemaps: [] }
  let group: Group | undefined
  let takesAgents = false
  octets
    .replace(/^(?:\xEF\xBB\xBF|\xEF\xBB|\xEF)/, '') // a byte order mark, whole or broken
    .split(/\r\n|\r|\n/)
    .forEach((raw, index) => {
      const parsed = keyAndValue(raw)
      if (!parsed) return
      const at = { line: index + 1, text: shown(raw) }
      if (parsed.key === 'user-agent') {
        if (!group || !takesAgents) {
          group = { agents: [], agentLines: [], rules: [], signals: [] }
          robots.groups.push(group)
        }
        group.agents.push(parsed.value.toLowerCase())
        group.agentLines.push(at.line)
        takesAgents = true
      } else if (parsed.key === 'allow' || parsed.key === 'disallow') {
        // Only a rule ends the list of user-agents. Rules before the first group apply to no crawler.
        takesAgents = false
        const allow = parsed.key === 'allow'
        if (parsed.value !== '') group?.rules.push({ ...at, allow, pattern: normalisePattern(parsed.value) })
      } else if (parsed.key === 'sitemap') {
        robots.sitemaps.push({ ...at, url: Buffer.from(parsed.value, 'latin1').toString('utf8') })
      } else if (parsed.key === 'content-signal') {
        group?.signals.push({ ...at, ...signalsIn(parsed.value) })
      }
    })
  return robots
}

/** RFC 9309 2.3.1, from the answer to the request for /robots.txt. */
export function robotsFromSource(source: Source): Robots {
  const { status, failure } = source
  const nothing = { groups: [], sitemaps: [] }
  // 2.3.1.2: after too many redirects a crawler may treat the file as missing.
  if (failure === 'too-many-redirects') return { ...nothing, access: 'allow-all' }
  if (status === null || (failure !== null && failure !== 'too-large')) return { ...nothing, access: 'disallow-all' }
  if (status >= 200 && status < 300) return parseRobots(source.body)
  return { ...nothing, access: status >= 500 ? 'disallow-all' : 'allow-all' }
}

/** `path` with its query; `token` is a crawler's product token, such as 'GPTBot'. */
export function isAllowed(robots: Robots, token: string, path: string): { allowed: boolean; rule?: RobotsLine } {
  const wanted = normalisePath(path)
  if (wanted === '/robots.txt') return { allowed: true }
  if (robots.access !== 'rules') return { allowed: robots.access === 'allow-all' }
  let best: Rule | undefined
  for (const rule of groupsFor(robots, token).flatMap((group) => group.rules)) {
    // The most octets win, and of equals the one that allows.
    const length = rule.pattern.octets
    if (best && (length < best.pattern.octets || (length === best.pattern.octets && (best.allow || !rule.allow))))
      continue
    if (patternMatches(rule.pattern, wanted, rule.allow)) best = rule
  }
  return best ? { allowed: best.allow, rule: { line: best.line, text: best.text } } : { allowed: true }
}

/** Does a group name this crawler? */
export function hasOwnGroup(robots: Robots, token: string): boolean {
  return robots.groups.some((group) => group.agents.some((agent) => names(agent, token)))
}

/** The Content-Signal lines that hold for this crawler, by the same groups as its rules. */
export function contentSignals(robots: Robots, token: string): ContentSignals[] {
  return groupsFor(robots, token).flatMap((group) => group.signals)
}

/** The group '*' does not apply to a crawler that any group names. */
export function groupsFor(robots: Robots, token: string): Group[] {
  const own = robots.groups.filter((group) => group.agents.some((agent) => names(agent, token)))
  return own.length > 0
    ? own
    : robots.groups.filter((group) => group.agents.some((agent) => /^\*(?:[ \t]|$)/.test(agent)))
}

/** The RFC's product token has no digits, but tokens with digits exist. */
export function names(agent: string, token: string): boolean {
  const wanted = token.toLowerCase()
  return wanted !== '' && (/^[a-z_-]*/.exec(agent)?.[0] === wanted || /^[^ \t/]*/.exec(agent)?.[0] === wanted)
}

function keyAndValue(raw: string): { key: string; value: string } | undefined {
  const line = trimmed(raw.slice(0, MAX_LINE_BYTES).split('#', 1)[0]!)
  const colon = line.indexOf(':')
  if (colon >= 0) return { key: trimmed(line.slice(0, colon)).toLowerCase(), value: trimmed(line.slice(colon + 1)) }
  // Like Google, accept 'disallow /x' without a colon when there are exactly two words.
  const words = line.split(/[ \t]+/)
  return words.length === 2 ? { key: words[0]!.toLowerCase(), value: words[1]! } : undefined
}

/** Not `trim()`: one character is one octet here, and 0xA0 may be the end of a letter. */
function trimmed(octets: string): string {
  const isBlank = (index: number) => ' \t\v\f'.includes(octets.charAt(index))
  let start = 0
  let end = octets.length
  while (start < end && isBlank(start)) start++
  while (end > start && isBlank(end - 1)) end--
  return octets.slice(start, end)
}

function signalsIn(value: string): Omit<ContentSignals, keyof RobotsLine> {
  const signals: Omit<ContentSignals, keyof RobotsLine> = {}
  for (const pair of value.toLowerCase().split(',')) {
    const [name = '', answer = ''] = pair.split('=').map(trimmed)
    const key = SIGNAL_KEYS.get(name)
    if (key && (answer === 'yes' || answer === 'no')) signals[key] = answer === 'yes'
  }
  return signals
}

/** The line as evidence: readable, and not longer than a sentence. */
function shown(raw: string): string {
  return Buffer.from(raw.slice(0, 400), 'latin1').toString('utf8').trim().slice(0, 200)
}
