import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAccount } from '#tests/support/database.ts'
import { user, visitor } from './actor.ts'
import { openDatabase } from './open-database.ts'
import { accounts } from './schema/accounts.ts'
import type { Tx } from './transactions.ts'

describe('PGlite on disk', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vindbaar-data-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('keeps its rows, and refuses a second instance on the folder', async () => {
    const dataDir = join(folder, 'new', 'data')
    const first = await openDatabase({ dataDir })
    const { id } = await createAccount(first)
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({ name: 'StartupError', code: 'data-folder-in-use' })
    await first.close()
    const second = await openDatabase({ dataDir })
    expect(await second.as(user(id), (tx) => tx.select({ id: accounts.user_id }).from(accounts))).toEqual([{ id }])
    await second.close()
  })

  test('starts over when creating it was interrupted', async () => {
    await mkdir(join(folder, 'pglite-half-made', 'base'), { recursive: true })
    await writeFile(join(folder, 'pglite-half-made', 'PG_VERSION'), '18\n')
    const db = await openDatabase({ dataDir: folder })
    await createAccount(db)
    await db.close()
    expect(await readdir(folder)).toEqual(['pglite'])
  })

  test('reports a folder that it cannot write to', async () => {
    await writeFile(join(folder, 'file'), '')
    await expect(openDatabase({ dataDir: join(folder, 'file', 'data') })).rejects.toMatchObject({
      code: 'data-folder-unwritable',
      message: expect.stringMatching(/^[^\n]*DATA_DIR[^\n]*$/),
    })
  })

  test('reports a folder without a database that it can open', async () => {
    const first = await openDatabase({ dataDir: folder })
    await first.close()
    await writeFile(join(folder, 'pglite', 'PG_VERSION'), '12\n')
    await expect(openDatabase({ dataDir: folder })).rejects.toMatchObject({ code: 'data-folder-unusable' })
  })

  test('plans a statement that is asked often once, and refuses one after its transaction', async () => {
    const db = await openDatabase({ dataDir: 'memory://' })
    let ended: Tx | undefined
    for (let times = 0; times < 30; times++)
      await db.as(visitor, (tx) => {
        ended = tx
        return tx.execute(sql`select ${'a'}::text as regularly`)
      })
    const kept = await db.as(visitor, (tx) =>
      tx.execute(sql`select from pg_prepared_statements where statement like ${'%as regularly%'}`),
    )
    expect(kept.rows).toHaveLength(1)
    await expect(ended!.execute(sql`select ${'a'}::text as regularly`)).rejects.toMatchObject({
      cause: { message: 'Transaction is closed' },
    })
    await db.close()
  })
})
