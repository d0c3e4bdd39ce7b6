// Who can read and write which rows, for every table. A new table without an expectation fails.
import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, user, visitor } from '#db/actor.ts'
import { counted, tryOut } from '../support/attempts.ts'
import { asOwner, createAccount, createAdmin, eachDatabase, type TestAccount } from '../support/database.ts'
import * as given from '../support/rows-of-others.ts'

type Verb = 'select' | 'insert' | 'update' | 'delete'
type Who = 'visitor' | 'customer' | 'neighbour' | 'admin'

const VERBS: Verb[] = ['select', 'insert', 'update', 'delete']
const EVERYONE: Who[] = ['visitor', 'customer', 'neighbour', 'admin']

interface Expectation {
  /** The rows of the current customer. */
  where: (customer: TestAccount) => SQL
  /** Values of a row that belongs to the customer. */
  insert: (customer: TestAccount) => SQL
  /** A column to update. */
  set: string
  /** What each actor may do with those rows; everything else must be refused or affect no rows. */
  may: Record<Who, string>
}

const own = ({ id }: TestAccount) => sql`user_id = ${id}`
const nobodyMay = { visitor: '', customer: '', neighbour: '', admin: '' }
const adminReads = { visitor: '', customer: '', neighbour: '', admin: 'select' }
const withError = ({ email }: TestAccount) => sql`error = ${email}`
const ownerDoesAll = { visitor: '', customer: 'select insert update delete', neighbour: '', admin: '' }
const ownerKeeps = { visitor: '', customer: 'select insert update', neighbour: '', admin: '' }
const ownerMarks = { visitor: '', customer: 'select update', neighbour: '', admin: '' }
const ownerReads = { visitor: '', customer: 'select', neighbour: '', admin: '' }
const ownerAddsAndRemoves = { visitor: '', customer: 'select insert delete', neighbour: '', admin: '' }

const TABLES: Record<string, Expectation> = {
  waitlist: {
    where: ({ email }) => sql`email = ${email}`,
    insert: () => sql`(name, company, email, accepted_privacy) values ('N', 'B', ${`${randomUUID()}@x.nl`}, true)`,
    set: 'name',
    may: { visitor: 'insert', customer: 'insert', neighbour: 'insert', admin: 'select insert update delete' },
  },
  accounts: {
    where: own,
    insert: ({ id }) => sql`(user_id, email) values (${id}, 'a@x.nl')`,
    set: 'display_name',
    may: { visitor: '', customer: 'select', neighbour: '', admin: 'select update' },
  },
  user_roles: {
    where: own,
    insert: ({ id }) => sql`(user_id, role) values (${id}, 'admin')`,
    set: 'role',
    may: { visitor: '', customer: 'select', neighbour: '', admin: 'select insert update delete' },
  },
  user_subscriptions: {
    where: own,
    insert: ({ id }) => sql`(user_id, plan_type) values (${id}, 'expert')`,
    set: 'plan_type',
    may: { visitor: '', customer: 'select', neighbour: '', admin: 'select insert update delete' },
  },
  domains: {
    where: ({ id }) => sql`user_id = ${id} and not is_primary`,
    insert: ({ id }) => sql`(user_id, domain_name) values (${id}, 'extra.nl')`,
    set: 'domain_name',
    may: { visitor: '', customer: 'select insert delete', neighbour: '', admin: 'select update delete' },
  },
  profiles: {
    where: ({ id }) => sql`id = ${id}`,
    insert: ({ id, domainId }) => sql`(id, domain_id, company_name) values (${id}, ${domainId}, 'B')`,
    set: 'company_name',
    may: { visitor: '', customer: 'select insert update', neighbour: '', admin: 'select update delete' },
  },
  reports: {
    where: own,
    insert: ({ id, domainId }) => sql`(user_id, domain_id, maand, score) values (${id}, ${domainId}, '2026-01', 50)`,
    set: 'samenvatting',
    may: { visitor: '', customer: 'select insert', neighbour: '', admin: 'select' },
  },
  reports_free: {
    where: own,
    insert: ({ id, domainId }) =>
      sql`(user_id, domain_id, year_month, score) values (${id}, ${domainId}, '2026-02', 50)`,
    set: 'samenvatting',
    may: { visitor: '', customer: 'select insert', neighbour: '', admin: 'select' },
  },
  analyses: {
    where: own,
    insert: ({ id }) => sql`(user_id, day, started_at, seen_at) values (${id}, '2026-01-01', now(), now())`,
    set: 'step',
    may: ownerKeeps,
  },
  comparisons: { where: own, insert: ({ id }) => given.comparisonRow(id), set: 'own_url', may: ownerKeeps },
  readings: { where: own, insert: ({ id, domainId }) => given.readingRow(id, domainId), set: 'step', may: ownerKeeps },
  proposals: {
    where: own,
    insert: ({ id, domainId }) => given.proposalRow(id, domainId),
    set: 'state',
    may: ownerDoesAll,
  },
  standing_questions: { where: own, insert: given.standingQuestionRow, set: 'question', may: ownerDoesAll },
  askings: { where: own, insert: given.askingRow, set: 'problem', may: ownerKeeps },
  landing_pages: { where: own, insert: given.landingPageRow, set: 'url', may: ownerAddsAndRemoves },
  assistant_answers: { where: own, insert: given.answerRow, set: 'question', may: ownerAddsAndRemoves },
  email_templates: {
    where: () => sql`key = 'wachtwoord_reset'`,
    insert: () => sql`(key, subject, html) values ('nieuw', 'S', '<p>')`,
    set: 'subject',
    may: { visitor: '', customer: '', neighbour: '', admin: 'select update' },
  },
  email_template_versions: {
    where: () => sql`subject = 'Kies een nieuw wachtwoord'`,
    insert: () => sql`(template_id, version, subject, html, saved_at) values (gen_random_uuid(), 9, 'S', '<p>', now())`,
    set: 'subject',
    may: { visitor: '', customer: '', neighbour: '', admin: 'select' },
  },
  email_template_tests: { where: () => sql`version = 1`, insert: given.mailTestRow, set: 'sent_at', may: adminReads },
  newsletter_mailings: { where: () => sql`version = 1`, insert: given.mailingRow, set: 'error', may: adminReads },
  newsletter_receivers: { where: withError, insert: given.receiverRow, set: 'error', may: adminReads },
  newsletter_subscriptions: {
    where: ({ email }) => sql`email = ${email}`,
    insert: () => given.newsletterRow('a@x.nl'),
    set: 'email',
    may: { visitor: '', customer: '', neighbour: '', admin: 'select delete' },
  },
  mail_suppressions: {
    where: ({ email }) => sql`email_hash = ${email}`,
    insert: () => sql`(email_hash) values ('h')`,
    set: 'email_hash',
    may: { visitor: '', customer: '', neighbour: '', admin: 'select' },
  },
  mail_outbox: {
    where: ({ email }) => sql`to_address = ${email}`,
    insert: ({ email }) => given.mailRow(email),
    set: 'to_address',
    may: { visitor: '', customer: '', neighbour: '', admin: '' },
  },
  customers: { where: own, insert: ({ id }) => given.customerRow(id), set: 'state', may: adminReads },
  daily_figures: { where: () => sql`number = 3`, insert: given.figureRow, set: 'number', may: adminReads },
  audit_log: {
    where: ({ id }) => sql`subject_id = ${id}`,
    insert: ({ id }) => sql`(at, act, actor_kind, subject_id) values (now(), 'signed-in', 'user', ${id})`,
    set: 'address',
    may: { visitor: '', customer: '', neighbour: '', admin: 'select' },
  },
  crawler_visits: {
    ...{ where: own, insert: ({ id, domainId }) => given.visitRow(id, domainId), set: 'crawler' },
    may: ownerReads,
  },
  crawler_visit_days: {
    where: own,
    insert: ({ id, domainId }) => given.visitDayRow(id, domainId),
    set: 'crawler',
    may: { visitor: '', customer: 'select', neighbour: '', admin: '' },
  },
  own_file_checks: {
    where: own,
    insert: ({ id, domainId }) => given.ownFileRow(id, domainId),
    set: 'url',
    may: ownerKeeps,
  },
  first_pages: { where: own, insert: given.firstPageRow, set: 'path', may: ownerKeeps },
  notices: { where: own, insert: given.noticeRow, set: 'read_at', may: ownerMarks },
  website_watches: { where: own, insert: given.watchRow, set: 'website', may: ownerReads },
  confirmed_facts: { where: own, insert: given.confirmedFactsRow, set: 'facts', may: ownerReads },
  fact_comparisons: { where: own, insert: given.factComparisonRow, set: 'website', may: ownerKeeps },
  linked_pages: {
    where: own,
    insert: given.linkedPageRow,
    set: 'pasted',
    may: ownerDoesAll,
  },
  domain_proofs: { where: own, insert: given.proofRow, set: 'website', may: ownerReads },
  shared_reports: {
    where: own,
    insert: ({ id, domainId }) => sql`(user_id, domain_id, website, token_hash, created_at, expires_at)
      values (${id}, ${domainId}, 'b.nl', ${randomUUID()}, now(), now())`,
    set: 'revoked_at',
    may: ownerKeeps,
  },
  sitemap_entries: {
    where: () => sql`true`,
    insert: () => sql`(number, slug, changed_at) values (1, gen_random_uuid(), now())`,
    set: 'slug',
    may: { visitor: 'select', customer: 'select', neighbour: 'select', admin: 'select' },
  },
  images: {
    where: ({ id }) => sql`hash in (select hash from image_sources where user_id = ${id})`,
    insert: () => given.imageRow('b'.repeat(64)),
    set: 'type',
    may: { visitor: '', customer: 'select', neighbour: '', admin: '' },
  },
  image_sources: { where: own, insert: ({ id }) => given.imageSourceRow(id), set: 'url', may: ownerReads },
  share_images: {
    where: own,
    insert: ({ id, domainId }) => given.shareImageRow(id, domainId),
    set: 'words',
    may: { visitor: '', customer: '', neighbour: '', admin: '' },
  },
  former_profiles: { where: own, insert: given.formerRow, set: 'slug', may: nobodyMay },
  crawler_ranges: {
    where: () => sql`true`,
    insert: () => sql`(source, checked_at) values ('https://voorbeeld.nl/bots.json', now())`,
    set: 'problem',
    may: { visitor: '', customer: '', neighbour: '', admin: '' },
  },
  sign_in_attempts: {
    where: ({ email }) => sql`email = ${email}`,
    insert: () => sql`(email, scope, failed_count, since) values ('a@x.nl', 'anywhere', 1, now())`,
    set: 'email',
    may: { visitor: '', customer: '', neighbour: '', admin: 'select delete' },
  },
  rate_limits: { where: () => sql`true`, insert: given.counterRow, set: 'key', may: nobodyMay },
}

eachDatabase('policies', (db) => {
  let customer: TestAccount
  let neighbour: TestAccount
  let admin: TestAccount
  const actors = (): Record<Who, Actor> => ({
    visitor,
    customer: user(customer.id),
    neighbour: user(neighbour.id),
    admin: user(admin.id),
  })

  beforeAll(async () => {
    customer = await createAccount(db(), { plan: 'expert' })
    neighbour = await createAccount(db(), { plan: 'expert' })
    admin = await createAdmin(db())
    for (const [table, { may, insert }] of Object.entries(TABLES)) {
      if (may.customer.includes('insert') && !['waitlist', 'profiles'].includes(table)) {
        const row = sql`insert into ${sql.identifier(table)} ${insert(customer)}`
        await db().as(user(customer.id), (tx) => tx.execute(row))
      }
    }
    await asOwner(db(), sql`update profiles set published = true, geo_published_at = now() where id = ${customer.id}`)
    for (const [table, row] of [
      ['waitlist', sql`(name, company, email, accepted_privacy) values ('N', 'B', ${customer.email}, true)`],
      ['crawler_visits', given.visitRow(customer.id, customer.domainId)],
      ['crawler_visit_days', given.visitDayRow(customer.id, customer.domainId)],
      ['images', given.imageRow(given.IMAGE)],
      ['image_sources', given.imageSourceRow(customer.id)],
      ['share_images', given.shareImageRow(customer.id, customer.domainId)],
      ['former_profiles', given.formerRow(customer)],
      ['newsletter_subscriptions', given.newsletterRow(customer.email)],
      ['newsletter_mailings', given.mailingRow()],
      ['newsletter_receivers', given.receiverRow(customer)],
      ['email_template_tests', given.mailTestRow()],
      ['mail_outbox', given.mailRow(customer.email)],
      ['audit_log', sql`(at, act, actor_kind, subject_id) values (now(), 'signed-in', 'user', ${customer.id})`],
      ['daily_figures', given.figureRow()],
      ['rate_limits', sql`(key, window_start, count) values ('key', now(), 1)`],
      ['domain_proofs', given.proofRow(customer)],
      ['notices', given.noticeRow(customer)],
      ['website_watches', given.watchRow(customer)],
      ['mail_suppressions', sql`(email_hash) values (${customer.email})`],
    ] as const)
      await asOwner(db(), sql`insert into ${sql.identifier(table)} ${row}`)
    await db().auth.execute(sql`select take_sign_in_attempt(${customer.email}, '192.0.2.0/24', null, now())`)
  })

  async function attempt(table: string, verb: Verb, who: Who): Promise<boolean> {
    const { where, insert, set } = TABLES[table]!
    const name = sql.identifier(table)
    const rows = where(customer)
    const touched = await tryOut(db(), actors()[who], async (tx) => {
      if (verb === 'select') return counted(tx, sql`select count(*) as n from ${name} where ${rows}`)
      if (verb === 'insert') {
        // An existing row passed its policy: that check precedes the one on its key.
        await tx.execute(sql`insert into ${name} ${insert(customer)} on conflict do nothing`)
        return 1
      }
      const column = sql.identifier(set)
      const change = verb === 'update' ? sql`update ${name} set ${column} = ${column}` : sql`delete from ${name}`
      return counted(tx, sql`with touched as (${change} where ${rows} returning 1) select count(*) as n from touched`)
    })
    return (touched ?? 0) > 0
  }

  test('every table has an expectation and row-level security', async () => {
    const { rows } = await db().as(visitor, (tx) =>
      tx.execute<{ name: string; secured: boolean }>(sql`
        select c.relname as name, c.relrowsecurity as secured from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind in ('r', 'p', 'f', 'm') order by 1`),
    )
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(TABLES).sort())
    expect(rows.filter(({ secured }) => !secured)).toEqual([])
  })

  describe.each(Object.keys(TABLES))('%s', (table) => {
    test.each(EVERYONE)('the %s may do with the customer’s rows what is written', async (who) => {
      const done: Verb[] = []
      for (const verb of VERBS) if (await attempt(table, verb, who)) done.push(verb)
      expect(done.join(' ')).toBe(TABLES[table]!.may[who])
    })
  })
})
