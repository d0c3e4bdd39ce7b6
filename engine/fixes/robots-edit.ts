/**
 * The owner's robots.txt with the smallest edit that lets the wanted crawlers read a page. The edit is given only when our
 * matcher shows that nothing else changes, for all known crawlers, all names in the file and all known paths.
 */
import { CRAWLERS, crawlersFor, UNNAMED } from '#engine/crawlers.ts'
import { BOT_TOKEN } from '#engine/fetch/safe-fetch.ts'
import { type Group, groupsFor, hasOwnGroup, isAllowed, names, parseRobots, type Robots } from '#engine/visit/robots.ts'

export interface RobotsEdit {
  /** Tokens that must be allowed. */
  open: readonly string[]
  /** Unnamed crawlers must be allowed too. Training crawlers keep their rules: those are the owner's choice. */
  everyone?: boolean
  /** The path that they must be able to read, with its query. */
  path: string
  /** Paths of this site, beside those that the file itself names. */
  paths: readonly string[]
  /** A sitemap to name when no line names one. */
  sitemap?: string | undefined
}

const TRAINERS = crawlersFor('training').map(({ token }) => token)
const MOST_PATHS = 120
const MOST_AGENTS = 200
const LARGEST = 50_000
/** Files with more rules are generated, and an edit of them does not fit in a report. */
const MOST_GROUPS = 300
const MOST_BLOCKING = 40

/** Octets in and out, one character each; null when no edit could be shown to be safe. */
export function editRobots(file: string, edit: RobotsEdit): string | null {
  if (file.length > LARGEST) return null
  const before = parseOctets(file)
  if (before.groups.length > MOST_GROUPS) return null
  for (const change of [inPlace, atEnd, atStart]) {
    const edited = withSitemap(change(file, before, edit), edit.sitemap)
    if (provesRight(before, parseOctets(edited), edit)) return edited
  }
  return null
}

const parseOctets = (octets: string) => parseRobots(Buffer.from(octets, 'latin1'))

/** Only the wanted crawlers gained access, and only through the rules that kept them from the page. */
export function provesRight(before: Robots, after: Robots, { open, everyone, path, paths }: RobotsEdit): boolean {
  const wanted = everyone ? [...open, UNNAMED] : open
  if (after.access !== 'rules' || !wanted.every((token) => isAllowed(after, token, path).allowed)) return false
  const all = pathsOf(before, [path, ...paths])
  const removed = new Map(wanted.map((token) => [token.toLowerCase(), new Set(blockingLines(before, token, path))]))
  const judged = new Set<string>()
  for (const token of tokensOf(before, open)) {
    const unnamed = everyone && !hasOwnGroup(before, token) && !TRAINERS.includes(token)
    const name = unnamed ? UNNAMED : token
    const lines = removed.get(name.toLowerCase())
    // Crawlers with the same groups have the same rules.
    const key = `${lines ? name : ''} ${groupIndexes(before, token)} ${groupIndexes(after, token)}`
    if (judged.has(key)) continue
    judged.add(key)
    for (const one of all) {
      const was = isAllowed(before, token, one)
      const is = isAllowed(after, token, one)
      if (was.allowed === is.allowed) continue
      if (!is.allowed || !lines || !was.rule || !lines.has(was.rule.line)) return false
    }
  }
  return true
}

function groupIndexes(robots: Robots, token: string): string {
  return groupsFor(robots, token)
    .map((group) => robots.groups.indexOf(group))
    .join(',')
}

function tokensOf(robots: Robots, open: readonly string[]): string[] {
  const named = robots.groups.flatMap(({ agents }) => agents.map((agent) => agent.split(/[ \t/]/)[0]!))
  const known = [...open, UNNAMED, BOT_TOKEN, ...CRAWLERS.map(({ token }) => token)]
  return [...new Set([...known, ...named.slice(0, MOST_AGENTS).filter((agent) => agent !== '' && agent !== '*')])]
}

/** The site's paths and one path per rule of the file, so that each rule is compared. */
function pathsOf(robots: Robots, paths: readonly string[]): string[] {
  const ruled = robots.groups.flatMap(({ rules }) =>
    rules.flatMap(({ pattern }) => {
      const path = pattern.pieces.join('x')
      return path.startsWith('/') ? [path, `${path}x`, `${path}/x`] : [`/${path}`]
    }),
  )
  return [...new Set(['/', ...paths.slice(0, MOST_PATHS), ...ruled.slice(0, MOST_PATHS)])]
}

/** The lines to remove before this crawler may read the path. */
function blockingLines(robots: Robots, token: string, path: string): number[] {
  const lines: number[] = []
  const groups = groupsFor(robots, token)
  const rulesLeft = () =>
    groups.map((group) => ({
      ...group,
      agents: [token.toLowerCase()],
      rules: group.rules.filter(({ line }) => !lines.includes(line)),
    }))
  for (;;) {
    const { allowed, rule } = isAllowed({ ...robots, groups: rulesLeft() }, token, path)
    if (allowed || !rule || lines.length === MOST_BLOCKING) return lines
    lines.push(rule.line)
  }
}

class Lines {
  readonly raw: string[]
  readonly ends: string[]
  readonly end: string

  constructor(file: string) {
    const parts = file.split(/(\r\n|\r|\n)/)
    this.raw = parts.filter((_, at) => at % 2 === 0)
    this.ends = parts.filter((_, at) => at % 2 === 1)
    this.end = this.ends[0] ?? '\n'
  }

  without(dropped: ReadonlySet<number>, replaced: ReadonlyMap<number, string> = new Map()): string {
    return this.raw
      .map((line, at) => (dropped.has(at + 1) ? '' : `${replaced.get(at + 1) ?? line}${this.ends[at] ?? ''}`))
      .join('')
  }
}

interface Plan {
  dropped: Set<number>
  replaced: Map<number, string>
  /** The crawlers that need their own group. */
  moved: string[]
}

/** Removes the blocking line of a group that names wanted crawlers only; adds a group for the other crawlers. */
function inPlace(file: string, robots: Robots, edit: RobotsEdit): string {
  const plan = forEveryone(robots, edit)
  const wanted = (agent: string) => edit.open.some((token) => names(agent, token))
  const isTheirs = (group: Group) => group.agents.every(wanted)
  const rest: string[] = []
  for (const token of plan.moved) {
    const groups = groupsFor(robots, token)
    if (groups.length === 0 || !groups.every(isTheirs)) rest.push(token)
    else for (const line of blockingLines(robots, token, edit.path)) plan.dropped.add(line)
  }
  return written(new Lines(file), robots, edit, 'end', { ...plan, moved: rest })
}

const atEnd = (file: string, robots: Robots, edit: RobotsEdit) =>
  written(new Lines(file), robots, edit, 'end', forEveryone(robots, edit))
const atStart = (file: string, robots: Robots, edit: RobotsEdit) =>
  written(new Lines(file), robots, edit, 'start', forEveryone(robots, edit))

/** Removes the blocking lines of '*'; crawlers that must not gain from it get a group with their present rules. */
function forEveryone(robots: Robots, { open, everyone, path }: RobotsEdit): Plan {
  const plan: Plan = { dropped: new Set(), replaced: new Map(), moved: [...open] }
  if (!everyone) return plan
  const own = (token: string) => hasOwnGroup(robots, token)
  const stars = groupsFor(robots, UNNAMED)
  const beside = stars.flatMap(({ agents }) => agents.filter((agent) => !/^\*/.test(agent)))
  for (const line of blockingLines(robots, UNNAMED, path)) plan.dropped.add(line)
  plan.moved = [...new Set([...open.filter(own), ...TRAINERS.filter((token) => !own(token)), ...beside])]
  return plan
}

/** Moves each crawler from a shared group into its own group with the same rules; for a wanted crawler without the blocking ones. */
function written(
  lines: Lines,
  robots: Robots,
  { open, path }: RobotsEdit,
  place: 'start' | 'end',
  { dropped, replaced, moved }: Plan,
): string {
  const groups = new Map<string, string[]>()
  for (const token of moved) {
    const blocking = new Set(open.includes(token) ? blockingLines(robots, token, path) : [])
    const kept = groupsFor(robots, token)
      .flatMap(({ rules, signals }) => [...rules.filter(({ line }) => !blocking.has(line)), ...signals])
      .map(({ line }) => lines.raw[line - 1]!.trim())
    const body = (kept.length > 0 ? kept : ['Allow: /']).join(lines.end)
    groups.set(body, [...(groups.get(body) ?? []), token])
    for (const { agents, agentLines } of robots.groups)
      agents.forEach((agent, at) => {
        if (names(agent, token)) dropped.add(agentLines[at]!)
      })
  }
  keepGroups(robots, dropped, replaced)
  const own = lines.without(dropped, replaced)
  if (groups.size === 0) return own
  const added = [...groups].map(([body, tokens]) =>
    [...tokens.map((token) => `User-agent: ${token}`), body].join(lines.end),
  )
  const between = lines.end + lines.end
  if (place === 'start') return [...added, own].join(between)
  const kept = own.replace(/(?<![\r\n])[\r\n]+$/, '')
  return `${[...(kept === '' ? [] : [kept]), ...added].join(between)}${lines.end}`
}

/** Rules without a user-agent would join the group above, and a group without rules would join the one below. */
function keepGroups(robots: Robots, dropped: Set<number>, replaced: Map<number, string>): void {
  for (const { agentLines, rules, signals } of robots.groups) {
    const [first] = rules
    if (agentLines.every((line) => dropped.has(line))) {
      for (const { line } of [...rules, ...signals]) dropped.add(line)
    } else if (first && rules.every(({ line }) => dropped.has(line))) {
      dropped.delete(first.line)
      replaced.set(first.line, 'Allow: /')
    }
  }
}

function withSitemap(file: string, sitemap: string | undefined): string {
  if (sitemap === undefined) return file
  const end = /\r\n|\r|\n/.exec(file)?.[0] ?? '\n'
  const kept = file.replace(/(?<![\r\n])[\r\n]+$/, '')
  return `${kept}${kept === '' ? '' : end + end}Sitemap: ${sitemap}${end}`
}
