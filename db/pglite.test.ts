import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createAccount } from '#tests/support/database.ts'
import { user } from './actor.ts'
import { openDatabase } from './open-database.ts'
import { accounts } from './schema/accounts.ts'

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
})
