/** npm run audit -- https://voorbeeld.nl [--json] [--lang en] [--from FOLDER] [--allow-private HOST]… */
import { stat } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type AuditOptions, type AuditProgress, auditRecorded, auditSite, closeAuditWorkers } from './audit-site.ts'
import { plainReport } from './plain-report.ts'
import { problemText } from './problem-texts.ts'
import type { Language } from './report.ts'

const USAGE = `npm run audit -- https://voorbeeld.nl [opties]

  --json                 het rapport als JSON
  --lang nl|en           taal van het rapport (nl)
  --from MAP             lees de pagina's uit een map met opgenomen bestanden
  --allow-private HOST   lees deze host ook al is hij privé (mag vaker)
`

const EXIT = { report: 0, ours: 1, refused: 2 } as const

async function main(): Promise<number> {
  const parsed = readArguments()
  if ('problem' in parsed) {
    process.stderr.write(`${parsed.problem}\n\n${USAGE}`)
    return EXIT.refused
  }
  const { address, json, from, options } = parsed
  if (from !== undefined && !(await isFolder(from))) {
    process.stderr.write(`De map ${from} is er niet of is niet te lezen.\n`)
    return EXIT.ours
  }
  const progress = progressLine()
  const result = await (from === undefined
    ? auditSite(address, { ...options, onProgress: progress.step })
    : auditRecorded(from, address, { ...options, onProgress: progress.step })
  ).finally(progress.end)
  if (!result.ok) {
    process.stderr.write(`${address}: ${problemText(result.reason)[options.language ?? 'nl']}\n`)
    return EXIT.refused
  }
  process.stdout.write(json ? `${JSON.stringify(result.report, null, 2)}\n` : plainReport(result.report))
  return EXIT.report
}

interface Arguments {
  address: string
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
    if (positionals.length !== 1) return { problem: 'Geef één webadres.' }
    const options = { takenAt: new Date(), language: lang as Language, allowPrivateHosts: values['allow-private'] }
    return { address: positionals[0]!, json: values.json, from: values.from, options }
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

/** A bar that redraws itself on a terminal; one line a step elsewhere. Standard output stays the report's. */
function progressLine() {
  const { stderr } = process
  let last = ''
  return {
    step({ step, done, total }: AuditProgress) {
      if (stderr.isTTY) {
        const filled = Math.round((BAR * done) / Math.max(1, total))
        stderr.write(`\r\u001b[2K${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${total} ${STEPS[step]}`)
      } else if (step !== last) stderr.write(`${STEPS[step]} …\n`)
      last = step
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
