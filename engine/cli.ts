/** npm run audit -- https://voorbeeld.nl [https://concurrent.nl …] [--json] [--lang en] [--from FOLDER] [--allow-private HOST]… */
import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { plainComparison, plainReport } from '#engine/report/plain-report.ts'
import { problemText } from '#engine/report/problem-texts.ts'
import type { Language } from '#engine/report/report.ts'
import { type AuditOptions, type AuditProgress, auditRecorded, auditSite, closeAuditWorkers } from './audit-site.ts'
import { compareReports } from './compare.ts'
import type { FetchFailure } from './evidence.ts'
import { parseSiteUrl } from './fetch/site-url.ts'

const USAGE = `npm run audit -- https://voorbeeld.nl [opties]
npm run audit -- https://voorbeeld.nl https://concurrent.nl … [opties]   vergelijkt

  --json                 het rapport als JSON
  --lang nl|en           taal van het rapport (nl)
  --from MAP             lees de pagina's uit een map met opgenomen bestanden
  --allow-private HOST   lees deze host ook al is hij privé (mag vaker)
`

const MAX_SITES = 11
const EXIT = { report: 0, ours: 1, refused: 2 } as const

async function main(): Promise<number> {
  const parsed = readArguments()
  if ('problem' in parsed) {
    process.stderr.write(`${parsed.problem}\n\n${USAGE}`)
    return EXIT.refused
  }
  const { addresses, json, from, options } = parsed
  if (from !== undefined && !(await isFolder(from))) {
    process.stderr.write(`De map ${from} is er niet of is niet te lezen.\n`)
    return EXIT.ours
  }
  // All addresses are checked before the first one is fetched.
  const refused = addresses.flatMap((address) => {
    const site = parseSiteUrl(address, options.allowPrivateHosts)
    return site.ok ? [] : [{ address, reason: site.reason }]
  })
  if (refused.length > 0) return refuse(refused, options)
  const progress = progressLine(addresses.length)
  const results = await Promise.all(
    addresses.map((address) => {
      const watched = { ...options, onProgress: progress.of(address) }
      return from === undefined ? auditSite(address, watched) : auditRecorded(from, address, watched)
    }),
  ).finally(progress.end)
  const reports = results.flatMap((result) => (result.ok ? [result.report] : []))
  const blocked = results.flatMap((result, i) => (result.ok ? [] : [{ address: addresses[i]!, reason: result.reason }]))
  if (blocked.length > 0) return refuse(blocked, options)
  const [own, ...others] = reports
  if (others.length > 0) print(compareReports(own!, others), json, plainComparison)
  else print(own!, json, plainReport)
  return EXIT.report
}

function print<T>(value: T, json: boolean, plain: (value: T) => string): void {
  process.stdout.write(json ? `${JSON.stringify(value, null, 2)}\n` : plain(value))
}

function refuse(refused: { address: string; reason: FetchFailure }[], { language = 'nl' }: AuditOptions): number {
  for (const { address, reason } of refused) process.stderr.write(`${address}: ${problemText(reason)[language]}\n`)
  return EXIT.refused
}

interface Arguments {
  /** One address to audit, or up to eleven to compare, starting with the own site. */
  addresses: string[]
  json: boolean
  from: string | undefined
  options: AuditOptions
}

function readArguments(): Arguments | { problem: string } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        lang: { type: 'string', default: 'nl' },
        from: { type: 'string' },
        'allow-private': { type: 'string', multiple: true, default: [] },
      },
    })
    const { lang } = values
    if (lang !== 'nl' && lang !== 'en') return { problem: 'De taal is nl of en.' }
    if (positionals.length < 1 || positionals.length > MAX_SITES)
      return { problem: `Geef één webadres, of er 2 tot ${MAX_SITES} om te vergelijken.` }
    if (positionals.length > 1 && values.from !== undefined) return { problem: 'Met --from lees je één website.' }
    const options = { takenAt: new Date(), language: lang as Language, allowPrivateHosts: values['allow-private'] }
    return { addresses: positionals, json: values.json, from: values.from, options }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

const STEPS: Record<AuditProgress['step'], string> = {
  robots: 'robots.txt lezen',
  home: 'homepage lezen',
  pages: 'pagina’s lezen',
  judge: 'beoordelen',
}
const BAR = 20

/** A progress bar on a terminal, one line per step elsewhere. Only the report goes to standard output. */
function progressLine(sites: number) {
  const { stderr } = process
  const state = new Map<string, AuditProgress>()
  const draw = (step: AuditProgress['step']) => {
    const all = [...state.values()]
    const done = all.reduce((sum, one) => sum + one.done, 0)
    const total = all.reduce((sum, one) => sum + one.total, 0)
    const filled = Math.round((BAR * done) / Math.max(1, total))
    stderr.write(`\r\u001b[2K${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${total} ${STEPS[step]}`)
  }
  return {
    of: (address: string) => (progress: AuditProgress) => {
      const changed = state.get(address)?.step !== progress.step
      state.set(address, progress)
      if (stderr.isTTY) draw(progress.step)
      else if (changed) stderr.write(`${sites > 1 ? `${address}: ` : ''}${STEPS[progress.step]} …\n`)
    },
    end() {
      if (stderr.isTTY) stderr.write('\r\u001b[2K')
    },
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`De analyse is mislukt: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = EXIT.ours
} finally {
  await closeAuditWorkers()
}
