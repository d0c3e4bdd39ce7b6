/** npm run seed, as the operator runs it. */
import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { createPostgresDatabase, TEST_SECRET } from '#tests/support/postgres-database.ts'
import { DATABASE_KINDS } from '#tests/support/storage.ts'
import { madeUpCustomer, vatNumber } from './made-up-customer.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

async function seed(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', './scripts/quick-start.mjs', 'server/seed/seed-cli.ts', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
  })
  const [out, problem, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ])
  return { out, problem, status }
}

test('the made-up customers are the same for the same seed, evidently made up, and their VAT numbers pass the check', () => {
  const until = new Date('2026-01-31')
  const many = Array.from({ length: 2_000 }, (_, index) => madeUpCustomer(7, index + 1, 2_000, until))
  expect(madeUpCustomer(7, 42, 2_000, until)).toEqual(many[41])
  expect(madeUpCustomer(8, 42, 2_000, until)).not.toEqual(many[41])
  expect(new Set(many.flatMap(({ id, domainId, slug }) => [id, domainId, slug ?? id])).size).toBeGreaterThan(4_000)
  expect(new Set(many.map(({ email }) => email)).size).toBe(2_000)
  for (const { email, url, kvk, btw, createdAt, signedInAt, publishedAt } of many) {
    expect(email).toMatch(/^[a-z.]+@[a-z0-9-]+\.example$/)
    if (url) expect(url).toMatch(/^https:\/\/[a-z0-9-]+\.example\/$/)
    if (kvk) expect(kvk).toMatch(/^00\d{6}$/)
    if (btw) expect(btw).toMatch(/^NL00\d{7}B01$/)
    for (const moment of [createdAt, signedInAt, publishedAt]) expect(Number(moment ?? 0)).toBeLessThanOrEqual(+until)
  }
  expect(vatNumber(449_544)).toBe('NL004495445B01')
  for (const plan of ['free', 'pro', 'expert'])
    expect(many.filter((one) => one.plan === plan).length).toBeGreaterThan(20)
  expect(many.filter(({ planEnds }) => planEnds && planEnds < until).length).toBeGreaterThan(20)
})

test('the built-in database is refused in one clear sentence, and so is a number that is none', async () => {
  const { problem, status } = await seed(['--users', '10'], {})
  expect([problem, status]).toEqual([expect.stringContaining('Alleen een PostgreSQL-database kan worden gevuld'), 1])
  expect(await seed(['--users', 'veel'], { DATABASE_URL: 'postgres://127.0.0.1/x' })).toMatchObject({
    problem: expect.stringContaining('npm run seed -- --users'),
    status: 1,
  })
})

describe.runIf(DATABASE_KINDS.includes('postgres'))('an empty PostgreSQL database', () => {
  test('is filled with customers as the product makes them, and is refused once it is not empty', async () => {
    const { url, drop } = await createPostgresDatabase()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      const env = { DATABASE_URL: url, AUTH_SECRET: TEST_SECRET }
      const { out, problem, status } = await seed(['--users', '200', '--seed', '3', '--until', '2026-01-31'], env)
      expect([problem, status]).toEqual(['', 0])
      expect(out).toContain('200 van 200 klanten')
      expect(out).toContain('200 verzonnen klanten in')
      const one = async (query: string) => (await client.query({ text: query, rowMode: 'array' })).rows[0]
      expect(
        await one(
          `select ${['auth."user"', 'accounts', 'user_roles', 'user_subscriptions', 'domains', 'profiles', 'customers']
            .map((table) => `(select count(*)::int from ${table})`)
            .join()}`,
        ),
      ).toEqual(Array(7).fill(200))
      // What the triggers would have kept.
      expect(
        await one(
          'select count(*)::int from customers c join customer_rows r using (user_id) where to_jsonb(c) is distinct from to_jsonb(r)',
        ),
      ).toEqual([0])
      const [listed, due] = (await one(
        'select (select count(*)::int from sitemap_entries), (select count(*)::int from sitemap_listings)',
      )) as [number, number]
      expect(listed).toBe(due)
      expect(listed).toBeGreaterThan(20)
      expect(
        await one(
          'select count(*)::int from domains d join profiles p on p.domain_id = d.id where p.published <> (d.live_name is not null)',
        ),
      ).toEqual([0])
      // Triggers work again, and every index and foreign key is back.
      await client.query(
        `update profiles set company_name = 'Andere Naam' where id = (select user_id from accounts limit 1)`,
      )
      expect(await one(`select count(*)::int from customers where name = 'andere naam'`)).toEqual([1])
      await client.query('delete from auth."user" where id = (select user_id from accounts limit 1)')
      expect(await one('select count(*)::int from customers')).toEqual([199])
      const shape = `select string_agg(line, E'\\n' order by line) from (
        select pg_get_indexdef(indexrelid) from pg_index where indrelid::regclass::text !~ '^(pg_|jobs)' union all
        select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid <> 0 union all
        select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal) s (line)`
      const fresh = await createPostgresDatabase({ isMigrated: true })
      const other = new pg.Client({ connectionString: fresh.url })
      await other.connect()
      try {
        expect((await one(shape))?.[0]).toBe((await other.query({ text: shape, rowMode: 'array' })).rows[0]?.[0])
      } finally {
        await other.end()
        await fresh.drop()
      }
      expect(await seed(['--users', '10'], env)).toMatchObject({
        problem: expect.stringContaining('niet leeg'),
        status: 1,
      })
      expect(await one('select count(*)::int from accounts')).toEqual([199])
    } finally {
      await client.end()
      await drop()
    }
  })
})
