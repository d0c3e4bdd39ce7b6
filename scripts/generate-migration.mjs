// A migration for what changed in db/schema (drizzle-kit writes it) and in db/sql (each changed file is copied into it whole).
// Read what it wrote: data that must move, and what a file of db/sql no longer defines, are added by hand.
import { appendFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { asBlock, unmigratedSources } from '../db/sql-sources.ts'
import { complaint, root, run } from './process.mjs'

const FOLDER = path.join(root, 'db', 'migrations')
const migrations = () => readdirSync(FOLDER).filter((file) => file.endsWith('.sql'))

export async function generateMigration(args) {
  const changed = unmigratedSources()
  const blocks = changed.map(asBlock).join('\n')
  const made = await newMigration(args)
  if (made) {
    if (blocks) appendFileSync(path.join(FOLDER, made), `--> statement-breakpoint\n\n${blocks}`)
  } else if (blocks) {
    const name = args.some((arg) => arg.startsWith('--name')) ? [] : [`--name=${nameAfter(changed)}`]
    const custom = await newMigration(['--custom', ...name, ...args])
    writeFileSync(path.join(FOLDER, custom), blocks)
  }
  keepNewestSnapshot()
  for (const { name } of changed) console.log(`Opgenomen in de migratie: ${name}`)
  return 0
}

/** drizzle-kit compares with the newest snapshot only, and each is nine thousand lines. */
function keepNewestSnapshot() {
  const folder = path.join(FOLDER, 'meta')
  const snapshots = readdirSync(folder).filter((file) => file.endsWith('_snapshot.json'))
  for (const file of snapshots.sort().slice(0, -1)) rmSync(path.join(folder, file))
}

const nameAfter = ([{ name }]) => path.basename(name, '.sql').replaceAll('-', '_')

/** The file that drizzle-kit made; undefined where the tables have not changed. */
async function newMigration(args) {
  const before = new Set(migrations())
  const status = await run('drizzle-kit', ['generate', ...args])
  if (status !== 0) throw complaint('drizzle-kit kon geen migratie maken; zie hierboven.')
  return migrations().find((file) => !before.has(file))
}
