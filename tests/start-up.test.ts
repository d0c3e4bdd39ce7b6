import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#db/open-database.ts'
import { asOwner } from './support/database.ts'
import { TEST_SECRET } from './support/postgres-database.ts'
import { failToStart, startVindbaar, type Vindbaar, type VindbaarOptions } from './support/process.ts'
import { DATABASE_KINDS, newStorage, type Storage } from './support/storage.ts'
import { signIn } from './support/visitor.ts'

const ADMIN = { email: 'beheer@voorbeeld.nl', password: 'een goed wachtwoord' }
const env = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }

/** A file system of this size; null when this machine does not allow one. */
function smallDisk(size: string): { folder: string; remove(): void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'vindbaar-disk-'))
  const remove = () => {
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0) return { folder, remove }
  remove()
  return null
}

/** One line that a person can act on, without a stack. */
function expectOneLine(output: string, pattern: RegExp) {
  const lines = output.trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(pattern)
}

describe.each(DATABASE_KINDS)('start and stop on %s', (kind) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await newStorage(kind, { isEmpty: true })
  })
  afterAll(() => storage.remove())

  test('Ctrl-C exits with status 0, and the data is there after a restart', async () => {
    const first = await startVindbaar({ ...storage, env, slowPasswords: true })
    expect(first.output()).toContain(`Eerste beheerder: ${ADMIN.email}`)
    await signIn(first.url, ADMIN)
    const ended = await first.stop()
    expect(ended.status).toBe(0)

    const second = await startVindbaar({ ...storage, slowPasswords: true })
    await signIn(second.url, ADMIN)
    expect(second.output()).not.toContain('Eerste beheerder')
    expect((await second.stop()).status).toBe(0)
  })

  test('a database of a version from before the first release is refused, with what to do', async () => {
    const db = await openDatabase(
      storage.databaseUrl ? { databaseUrl: storage.databaseUrl, secret: TEST_SECRET } : { dataDir: storage.dataDir },
    )
    await asOwner(db, sql`update drizzle.__drizzle_migrations set created_at = 1763000000000`, storage.databaseUrl)
    await db.close()
    const { status, output } = await failToStart(storage)
    expect(status).toBe(1)
    const whatToDo = storage.databaseUrl ? 'wijs DATABASE_URL daarnaar' : `verwijder de map ${storage.dataDir}/pglite`
    expectOneLine(output, new RegExp(`van vóór de eerste uitgave, en is niet bij te werken\\. .*${whatToDo}`))
  })
})

test('a kill leaves nothing in the folder for temporary files, and the start removes leftovers of earlier kills', async () => {
  const storage = await newStorage('pglite', { isEmpty: true })
  const temporary = mkdtempSync(join(tmpdir(), 'vindbaar-tmp-'))
  const left = join(temporary, 'vb-aBc123')
  const neighbour = join(temporary, 'vb-dEf456')
  for (const folder of [left, neighbour]) {
    mkdirSync(folder)
    symlinkSync(storage.dataDir, join(folder, 'd'))
  }
  utimesSync(left, 0, 0)
  const vindbaar = await startVindbaar({ ...storage, env: { ...env, TMPDIR: temporary } })
  await vindbaar.kill9()
  expect(readdirSync(temporary)).toEqual(['vb-dEf456'])
  expect(readdirSync(storage.dataDir)).toContain('pglite')
  rmSync(temporary, { recursive: true })
  await storage.remove()
})

/** A port in use: tests/requests/operator.test.ts. */
describe('a failed start prints one line and exits with status 1', () => {
  let storage: Storage
  let running: Vindbaar
  beforeAll(async () => {
    storage = await newStorage('pglite')
    running = await startVindbaar({ ...storage, env })
  })
  afterAll(async () => {
    await running.stop()
    await storage.remove()
  })

  async function refusal(options: Partial<VindbaarOptions>) {
    const other = await newStorage('pglite', { isEmpty: true })
    const ended = await failToStart({ ...other, ...options })
    await other.remove()
    expect(ended.status).toBe(1)
    return ended.output
  }

  test('for a data folder that another process uses', async () => {
    expectOneLine(await refusal({ dataDir: storage.dataDir }), /in gebruik/)
    await expect(fetch(running.url)).resolves.toMatchObject({ ok: true })
  })

  test('for a database server that does not answer', async () => {
    expectOneLine(await refusal({ databaseUrl: 'postgres://niemand@127.0.0.1:1/niets' }), /127\.0\.0\.1:1/)
  })

  // Only root on Linux may create a disk.
  test('for a full disk: at the first start, and with data on it', async ({ skip }) => {
    const disk = smallDisk('20m')
    if (!disk) return skip('this machine does not let us make a small disk')
    try {
      const full = /De schijf van de gegevensmap .* is vol\./
      expectOneLine(await refusal({ dataDir: disk.folder, env }), full)
      // The half-created files are removed.
      expect(readdirSync(disk.folder)).toEqual([])
      spawnSync('mount', ['-o', 'remount,size=80m', disk.folder])
      const vindbaar = await startVindbaar({ dataDir: disk.folder, env })
      await vindbaar.stop()
      expect(() => writeFileSync(join(disk.folder, 'fill'), Buffer.alloc(100_000_000))).toThrow('ENOSPC')
      expectOneLine(await refusal({ dataDir: disk.folder, env }), full)
    } finally {
      disk.remove()
    }
  })

  test('for an invalid setting', async () => {
    expectOneLine(await refusal({ env: { PORT: 'drieduizend' } }), /PORT/)
  })

  test('for private hosts for the analysis in production', async () => {
    const output = await refusal({ env: { NODE_ENV: 'production', AUDIT_ALLOW_PRIVATE_HOSTS: '127.0.0.1' } })
    expectOneLine(output, /AUDIT_ALLOW_PRIVATE_HOSTS/)
  })
})
