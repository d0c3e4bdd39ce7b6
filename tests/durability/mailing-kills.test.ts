/** Workers are killed on both sides of the mail server while they send a mailing: nobody gets it twice, and nobody is left out unsaid. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { executeOn, passJobTime } from '../support/job-time.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { type Running, startWorker } from '../support/process.ts'
import { newStorage, type Storage } from '../support/storage.ts'

const RECEIVERS = 12
const LOCK = 4243

describe.skipIf(!process.env.TEST_DATABASE_URL)('a mailing whose workers are killed, on postgres', () => {
  let storage: Storage
  let owner: pg.Client
  let mail: MailServer
  const workers: Running[] = []
  beforeAll(async () => {
    storage = await newStorage('postgres')
    mail = await startMailServer()
    owner = new pg.Client({ connectionString: storage.databaseUrl! })
    await owner.connect()
  })
  afterAll(async () => {
    for (const worker of workers) await worker.kill9()
    await owner?.end()
    await mail?.close()
    await storage?.remove()
  })

  const count = async (from: string) =>
    Number((await owner.query<{ n: string }>(`select count(*) as n from ${from}`)).rows[0]!.n)
  const inState = (state: string) => count(`newsletter_receivers where state = '${state}'`)
  const start = async () => {
    const env = { SMTP_URL: mail.url, NEWSLETTER_PER_MINUTE: '6000' }
    const worker = await startWorker({ dataDir: storage.dataDir, databaseUrl: storage.databaseUrl, env })
    workers.push(worker)
    return worker
  }

  /** A mailing that was started, as start_mailing leaves it. */
  async function startedMailing() {
    await owner.query(`
      insert into newsletter_subscriptions (email_hash, email, requested_at, consent_text, consent_version, ip_hash, confirm_hash, confirmed_at)
        select 'h' || n, 'lezer-' || n || '@voorbeeld.nl', now(), 'T', '1', 'i', 'c' || n, now() from generate_series(1, ${RECEIVERS}) n;
      insert into newsletter_mailings (template_id, version, started_at, next_at)
        select id, version, now(), now() from email_templates where key = 'nieuwsbrief';
      insert into newsletter_receivers (mailing_id, subscription_id, due_at)
        select m.id, n.id, now() from newsletter_mailings m, newsletter_subscriptions n`)
  }

  /** The statement that brings a receiver to the state in `armed` waits for a lock that the test holds. */
  async function addHold() {
    await owner.query(`
      create table armed (state text);
      grant select on armed to public;
      create function hold() returns trigger language plpgsql as $$
      begin
        if exists (select from public.armed a where a.state = new.state) then perform pg_advisory_xact_lock(${LOCK}); end if;
        return new;
      end $$;
      create trigger hold before update on newsletter_receivers for each row execute function hold()`)
  }

  async function killBefore(state: 'sending' | 'sent') {
    await owner.query('select pg_advisory_lock($1)', [LOCK])
    await owner.query('insert into armed values ($1)', [state])
    const worker = await start()
    const waiting = `pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`
    await eventually(async () => expect(await count(waiting), state).toBeGreaterThan(0))
    await owner.query('delete from armed')
    await worker.kill9()
    await owner.query('select pg_advisory_unlock_all()')
    const connected = `pg_stat_activity where datname = current_database() and application_name = 'vindbaar'`
    await eventually(async () => expect(await count(connected)).toBe(0))
    await passJobTime(executeOn(owner))
    await owner.query(`update newsletter_receivers set claimed_at = now() - interval '1 hour' where state = 'sending'`)
  }

  test('each subscriber gets it at most once, and whoever may not have got it is named', async () => {
    await startedMailing()
    await addHold()
    await killBefore('sending')
    expect(mail.mails).toHaveLength(0)
    await killBefore('sent')
    expect(mail.mails).toHaveLength(1)
    expect(await inState('sent')).toBe(0)
    const last = [await start(), await start()]
    await eventually(async () => expect(await count(`newsletter_mailings where state = 'done'`)).toBe(1))
    for (const worker of last) expect((await worker.terminate()).status).toBe(0)

    const addresses = mail.mails.map(({ to }) => to[0])
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toHaveLength(RECEIVERS)
    expect(await inState('sent')).toBe(RECEIVERS - 1)
    expect(await inState('unsure')).toBe(1)
  })
})
