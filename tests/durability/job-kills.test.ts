/** A process that serves does jobs too: killed during one, it goes on after a restart, and does nothing twice. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#db/open-database.ts'
import { openJobQueue } from '#features/jobs/job-queue.job.ts'
import { PROOF_FILE } from '#features/ownership/proof.rules.ts'
import type { Services } from '#features/services.ts'
import { JOBS } from '#server/background/jobs.job.ts'
import { asOwner, createAccount } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { passJobTime } from '../support/job-time.ts'
import { TEST_SECRET } from '../support/postgres-database.ts'
import { startVindbaar, type Vindbaar } from '../support/process.ts'
import { DATABASE_KINDS, newStorage, type Storage } from '../support/storage.ts'
import { serveWebsite, type Website } from '../support/website.ts'

const WEBSITES = 6

describe.each(DATABASE_KINDS)('a killed process with jobs of its own on %s', (kind) => {
  let storage: Storage
  let website: Website
  let vindbaar: Vindbaar | undefined
  /** How many checks of a website were answered, and how many still may be: the next one waits until the process is killed. */
  let answered = 0
  let mayAnswer = 0
  let waiting = 0
  beforeAll(async () => {
    storage = await newStorage(kind)
    website = await serveWebsite((request, response) => {
      const isCheck = request.url === PROOF_FILE
      if (isCheck && answered >= mayAnswer) {
        waiting++
        return
      }
      if (isCheck) answered++
      response.writeHead(404).end()
    })
  })
  afterAll(async () => {
    await vindbaar?.kill9()
    await website?.close()
    await storage?.remove()
  })

  /** While no process runs: PGlite has one at a time. */
  async function inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const db = await openDatabase(
      storage.databaseUrl ? { databaseUrl: storage.databaseUrl, secret: TEST_SECRET } : { dataDir: storage.dataDir },
    )
    return work(db).finally(() => db.close())
  }
  const start = () => startVindbaar({ ...storage, env: { AUDIT_ALLOW_PRIVATE_HOSTS: new URL(website.url).hostname } })

  async function makeWebsitesOnTheirLastDay(db: Database) {
    const { host } = new URL(website.url)
    for (let nth = 0; nth < WEBSITES; nth++) {
      const { id, domainId } = await createAccount(db)
      const change = (statement: ReturnType<typeof sql>) => asOwner(db, statement, storage.databaseUrl)
      await change(sql`update profiles set url = ${website.url} where id = ${id}`)
      await change(sql`
        insert into domain_proofs (user_id, domain_id, website, method, proven_at, checked_at, failed_days, failed_on)
        values (${id}, ${domainId}, ${host}, 'bestand', now() - interval '9 days', now(), 2, current_date - 1)`)
    }
    const log = { info() {}, warn() {}, error() {} }
    const queue = await openJobQueue({ db, log, now: () => new Date() } as unknown as Services, JOBS)
    await queue.send('ownership', [{ key: 'today', data: { day: new Date().toISOString().slice(0, 10) } }])
    await queue.stop(0)
  }

  const proven = (db: Database) =>
    db
      .asJobs((tx) => tx.execute(sql`select 1 from domain_proofs where proven_at is not null`))
      .then(({ rows }) => rows.length)

  test('loses each proof once, tells its owner once, and records it once', { timeout: 240_000 }, async () => {
    await inDatabase(makeWebsitesOnTheirLastDay)
    for (const done of [0, 2]) {
      mayAnswer = done
      waiting = 0
      vindbaar = await start()
      await eventually(async () => expect(waiting).toBeGreaterThan(0))
      await vindbaar.kill9()
      await inDatabase((db) => passJobTime((text, values) => db.jobQueue.executeSql(text, values)))
    }
    mayAnswer = Number.POSITIVE_INFINITY
    answered = 0
    const left = await inDatabase(proven)
    expect(left).toBeGreaterThan(0)
    vindbaar = await start()
    await eventually(async () => expect(answered).toBeGreaterThanOrEqual(left))
    // A clean stop finishes what is running.
    expect((await vindbaar.terminate()).status).toBe(0)
    await inDatabase(async (db) => {
      const perAccount = await db.asJobs((tx) =>
        tx.execute<{ days: number; acts: number }>(sql`
          select p.failed_days as days,
            (select count(*)::int from audit_log l where l.subject_id = p.user_id and l.act = 'website-unproven') as acts
          from domain_proofs p where p.proven_at is null`),
      )
      expect(perAccount.rows).toEqual(Array(WEBSITES).fill({ days: 3, acts: 1 }))
      const mails = await db.asJobs((tx) =>
        tx.execute(sql`select 1 from mail_outbox where template_key = 'bewijs_vervallen'`),
      )
      expect(mails.rows).toHaveLength(WEBSITES)
    })
  })
})
