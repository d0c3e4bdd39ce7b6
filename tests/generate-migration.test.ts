/** `npm run db:generate`, in a copy of the files that it reads and writes. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

test('a changed file of db/sql becomes a new migration with its whole text, and a changed comment becomes none', () => {
  const copy = mkdtempSync(join(tmpdir(), 'vindbaar-migration-'))
  try {
    for (const path of ['db', 'scripts', 'package.json', 'drizzle.config.ts']) {
      cpSync(join(ROOT, path), join(copy, path), { recursive: true })
    }
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
    const source = join(copy, 'db/sql/reports/reports.sql')
    const migrations = () => readdirSync(join(copy, 'db/migrations')).filter((file) => file.endsWith('.sql'))
    const before = migrations()
    const commented = join(copy, 'db/sql/domains.sql')
    writeFileSync(commented, `-- Another comment.\n${readFileSync(commented, 'utf8')}`)
    writeFileSync(source, `${readFileSync(source, 'utf8')}\ncreate or replace view answer as select 42 as value;\n`)
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', `await (await import('./scripts/generate-migration.mjs')).generateMigration([])`],
      { cwd: copy, stdio: 'pipe' },
    )
    const added = migrations().filter((file) => !before.includes(file))
    expect(added).toEqual([expect.stringMatching(/^\d{4}_reports\.sql$/)])
    const text = readFileSync(join(copy, 'db/migrations', added[0]!), 'utf8')
    expect(text).toContain(readFileSync(source, 'utf8').trim())
    expect(text.match(/^-- db\/sql\/.*/gm)).toEqual(['-- db/sql/reports/reports.sql'])
    expect(readFileSync(join(copy, 'db/migrations/meta/_journal.json'), 'utf8')).toContain(
      added[0]!.replace('.sql', ''),
    )
    // Only the newest is read.
    const snapshots = readdirSync(join(copy, 'db/migrations/meta')).filter((file) => file.endsWith('_snapshot.json'))
    expect(snapshots).toEqual([expect.stringContaining(added[0]!.slice(0, 4))])
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
