/** npm run backup and npm run restore, as the processes that the operator starts: everything comes back, and nothing is overwritten. */
import { execFile } from 'node:child_process'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockDataFolder } from '#db/data-folder-lock.ts'
import { type Database, openDatabase } from '#db/open-database.ts'
import { asOwner, createAccount, createAdmin } from '../support/database.ts'
import { TEST_SECRET } from '../support/postgres-database.ts'
import {
  answerRow,
  askingRow,
  comparisonRow,
  IMAGE,
  imageRow,
  imageSourceRow,
  landingPageRow,
  mailRow,
  newsletterRow,
  proposalRow,
  standingQuestionRow,
  visitDayRow,
  visitRow,
} from '../support/rows-of-others.ts'
import { DATABASE_KINDS, newStorage, type Storage } from '../support/storage.ts'

const CLI = fileURLToPath(new URL('../../server/backup/cli.ts', import.meta.url))
/** What a dump could get wrong: quotes, line ends, half of a surrogate's plane, the separators of COPY. */
const ODD = `O'Brien & "Zn"\t\\N\n\\.\r\n🥐 ${'x'.repeat(3_000)}`

describe.each(DATABASE_KINDS)('a backup of %s', (kind) => {
  let from: Storage
  let backups: string
  let rows: Record<string, unknown[]>
  const opened: Storage[] = []
  const emptyStorage = async () => {
    const storage = await newStorage(kind, { isEmpty: true })
    opened.push(storage)
    return storage
  }

  beforeAll(async () => {
    from = await newStorage(kind)
    opened.push(from)
    backups = mkdtempSync(join(tmpdir(), 'vindbaar-backups-'))
    const db = await open(from)
    await fill(db, from.databaseUrl)
    rows = await everyRow(db, from.databaseUrl)
    await db.close()
    if (kind === 'pglite') writeFileSync(join(from.dataDir, 'auth-secret'), 'een geheim van minstens 32 tekens\n')
  })
  afterAll(async () => {
    for (const storage of opened) await storage.remove()
    await rm(backups, { recursive: true, force: true })
  })

  function open({ dataDir, databaseUrl }: Storage): Promise<Database> {
    return openDatabase(databaseUrl ? { databaseUrl, secret: TEST_SECRET } : { dataDir })
  }
  function run(command: 'backup' | 'restore', { dataDir, databaseUrl }: Storage, folder: string) {
    const env = {
      ...{ PATH: process.env.PATH, TMPDIR: process.env.TMPDIR },
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl, AUTH_SECRET: TEST_SECRET }),
    }
    return new Promise<{ status: number; said: string }>((resolve) => {
      execFile(process.execPath, [CLI, command, folder], { env }, (error, stdout, stderr) =>
        resolve({ status: error ? 1 : 0, said: stdout + stderr }),
      )
    })
  }
  const backup = () => join(backups, readdirSync(backups).find((name) => name.startsWith('vindbaar-'))!)

  test('holds every row of every table: restored into an empty system, all of it is there again', async () => {
    const made = await run('backup', from, backups)
    expect(made).toEqual({ status: 0, said: expect.stringContaining('De reservekopie staat in') })
    expect(readdirSync(backups)).toHaveLength(1)
    const manifest = JSON.parse(readFileSync(join(backup(), 'manifest.json'), 'utf8'))
    expect(manifest).toMatchObject({ format: 1, database: kind })
    for (const { name } of manifest.files) expect(statSync(join(backup(), name)).mode & 0o077).toBe(0)

    const to = await emptyStorage()
    expect(await run('restore', to, backup())).toEqual({ status: 0, said: expect.stringContaining('is teruggezet') })
    if (kind === 'pglite')
      expect(readFileSync(join(to.dataDir, 'auth-secret'), 'utf8')).toBe('een geheim van minstens 32 tekens\n')
    const db = await open(to)
    const restored = await everyRow(db, to.databaseUrl)
    expect(Object.keys(restored)).toEqual(Object.keys(rows))
    for (const [table, found] of Object.entries(rows)) expect(restored[table], table).toEqual(found)
    // It works on: numbers of rows go on where they were, and the rights are those of before.
    await createAccount(db)
    await expect(createAdmin(db)).rejects.toThrow('There is a first admin already')
    await db.close()
    expect(await run('restore', to, backup())).toMatchObject({ status: 1, said: expect.stringContaining('staat al') })
  })

  test('is in the audit log, as an act of the operator', async () => {
    const db = await open(from)
    const { rows: acts } = await db.asJobs((tx) =>
      tx.execute(sql`select actor_kind, subject_id, details from audit_log where act = 'backup-made'`),
    )
    await db.close()
    expect(acts).toEqual([
      {
        actor_kind: 'operator',
        subject_id: null,
        details: { name: expect.stringMatching(/^vindbaar-\d{8}T\d{6}Z$/), size: expect.stringMatching(/ [kM]B$/) },
      },
    ])
  })

  test('is refused while the built-in database is in use, and where there is nothing', async () => {
    const empty = await emptyStorage()
    expect(await run('backup', empty, backups)).toMatchObject({
      status: 1,
      said: expect.stringMatching(/geen database|nog niets/),
    })
    if (kind === 'pglite') {
      const lock = await lockDataFolder(from.dataDir)
      expect(await run('backup', from, backups)).toMatchObject({
        status: 1,
        said: expect.stringContaining('in gebruik'),
      })
      await lock.release()
    }
    expect(readdirSync(backups)).toHaveLength(1)
  })

  test('that is damaged, or no backup at all, is refused and leaves the system empty', async () => {
    const to = await emptyStorage()
    expect(await run('restore', to, tmpdir())).toMatchObject({
      status: 1,
      said: expect.stringContaining('geen reservekopie'),
    })
    const { files } = JSON.parse(readFileSync(join(backup(), 'manifest.json'), 'utf8'))
    appendFileSync(join(backup(), files[0].name), 'x')
    expect(await run('restore', to, backup())).toMatchObject({ status: 1, said: expect.stringContaining('beschadigd') })
  })
})

async function fill(db: Database, url: string | undefined): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => asOwner(db, statement, url)
  await createAdmin(db)
  const { id, email, domainId } = await createAccount(db, { plan: 'expert', name: ODD.slice(0, 60) })
  await run(sql`update profiles set company_name = ${ODD.slice(0, 40)}, description = ${ODD} where id = ${id}`)
  await run(sql`insert into images ${imageRow(IMAGE)}`)
  await run(sql`insert into image_sources ${imageSourceRow(id)}`)
  await run(sql`insert into newsletter_subscriptions ${newsletterRow(email)}`)
  await run(sql`insert into mail_outbox ${mailRow(email)}`)
  await run(sql`insert into crawler_visits ${visitRow(id, domainId)}`)
  await run(sql`insert into crawler_visit_days ${visitDayRow(id, domainId)}`)
  await run(sql`insert into comparisons ${comparisonRow(id)}`)
  await run(sql`insert into proposals ${proposalRow(id, domainId)}`)
  await run(sql`insert into standing_questions ${standingQuestionRow({ id, domainId })}`)
  await run(sql`insert into askings ${askingRow({ id, domainId })}`)
  await run(sql`insert into assistant_answers ${answerRow({ id, domainId })}`)
  await run(sql`insert into landing_pages ${landingPageRow({ id, domainId })}`)
  await run(
    sql`insert into waitlist (name, company, email, use_case) values (${ODD.slice(0, 40)}, 'B', ${email}, ${ODD})`,
  )
  await run(sql`insert into audit_log (at, act, actor_kind, subject_id) values (now(), 'signed-in', 'user', ${id})`)
}

/** By table, in a fixed order. Without the key that signs users: each start of the built-in database makes a new one. */
async function everyRow(db: Database, url: string | undefined): Promise<Record<string, unknown[]>> {
  const client = url ? new pg.Client({ connectionString: url }) : null
  await client?.connect()
  const query = async <Row>(text: string): Promise<Row[]> => {
    if (client) return (await client.query(text)).rows as Row[]
    return db.asJobs(async (tx) => {
      await tx.execute(sql`set local role vindbaar_owner`)
      return (await tx.execute(sql.raw(text))).rows as Row[]
    })
  }
  const tables = await query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'private') order by 1`)
  expect(tables.length).toBeGreaterThan(40)
  const found: Record<string, unknown[]> = {}
  for (const { name } of tables) found[name] = await query(`select to_jsonb(t) as row from ${name} t order by t::text`)
  await client?.end()
  return found
}
