// Runs the attack suite against the running program, and prints a table of the promises and whether they held.
import { build } from './build.mjs'
import { complaint } from './process.mjs'
import { runVitest, withTestMachine } from './vitest.mjs'

const FOLDER = 'tests/attack/'
const ON = / on (pglite|postgres)$/

export async function attack(files) {
  const strange = files.find((file) => !file.startsWith(FOLDER))
  if (strange) throw complaint(`${strange} staat niet in ${FOLDER}`)
  await build()
  return await withTestMachine(async (env, folder) => {
    const { status, report } = await runVitest(files.length > 0 ? files : [FOLDER], env, folder)
    print(rowsOf(report?.testResults ?? []))
    return status
  })
}

/** One row a promise; the databases beside each other. A promise that needs no database is held 'overal' or not. */
function rowsOf(testResults) {
  const rows = new Map()
  for (const { assertionResults } of testResults) {
    for (const { ancestorTitles, title, status } of assertionResults) {
      const [first = ''] = ancestorTitles
      const surface = first.replace(ON, '')
      const promise = [...ancestorTitles.slice(1), title].join(' ')
      const key = JSON.stringify([surface, promise])
      const row = rows.get(key) ?? { surface, promise, held: {} }
      row.held[ON.exec(first)?.[1] ?? 'overal'] =
        status === 'passed' ? 'ja' : status === 'failed' ? 'NEE' : 'overgeslagen'
      rows.set(key, row)
    }
  }
  return [...rows.values()].sort((a, b) => a.surface.localeCompare(b.surface))
}

function print(rows) {
  const held = ({ held }) =>
    Object.entries(held)
      .map(([where, outcome]) => `${where} ${outcome}`)
      .join(', ')
  const table = [['plek', 'belofte', 'gehouden'], ...rows.map((row) => [row.surface, row.promise, held(row)])]
  const widths = [0, 1].map((column) => Math.max(...table.map((row) => row[column].length)))
  console.log('')
  for (const [surface, promise, outcome] of table) {
    console.log(`${surface.padEnd(widths[0])}  ${promise.padEnd(widths[1])}  ${outcome}`)
  }
  const broken = rows.filter(({ held }) => Object.values(held).includes('NEE')).length
  console.log(`\n${rows.length} beloften, ${broken} niet gehouden`)
}
