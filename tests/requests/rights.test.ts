// What the database's roles can do at all: views, functions, and queries outside a transaction.
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { user, visitor } from '#db/actor.ts'
import { code, codeOf } from '../support/attempts.ts'
import { createAccount, createAdmin, eachDatabase, type TestAccount } from '../support/database.ts'

/** SQL functions, and the roles that may call them. Any other function may be called by nobody. */
const FUNCTIONS: Record<string, string | null> = {
  app_user_id: 'app jobs reader',
  acts_as_jobs: 'app jobs',
  add_notice: null,
  is_admin: 'app jobs',
  has_role: 'app jobs',
  require_right_over: 'app jobs',
  plan_in_force: 'app jobs',
  make_first_admin: 'jobs',
  ensure_primary_domain: 'app',
  note_ownership_check: 'app jobs',
  lock_websites: 'app',
  lock_live_websites: 'app',
  hold_website: null,
  displace_website: null,
  tell_proof_lost: null,
  websites_live_elsewhere: 'app auth',
  end_sessions: 'app jobs',
  purge_account: 'jobs',
  record_act: 'app auth jobs',
  account_state: 'auth',
  signed_in_account: 'auth',
  set_up_account: 'auth',
  fold_text: 'app jobs',
  refresh_customer: null,
  searchable_text: 'app jobs',
  searched_words: null,
  text_condition: null,
  word_condition: null,
  met_condition: null,
  similar_words: null,
  customer_search: null,
  customer_filters: null,
  match_customers: null,
  count_in_order: null,
  find_customers: 'app',
  begin_password_reset: 'auth',
  find_waitlist: 'app',
  count_waitlist: 'app',
  mark_invited: 'auth',
  renew_invitation: 'auth',
  await_admin_turn: 'app',
  tell_wrong_facts: 'app',
  require_acting_admin: null,
  password_was_chosen: 'auth',
  mark_account_deleted: null,
  delete_own_account: 'auth',
  restorable_account: 'auth',
  restore_own_account: 'auth',
  take_rate_limit: 'auth jobs',
  give_back_rate_limit: 'auth',
  take_sign_in_attempt: 'auth jobs',
  sign_in_succeeded: 'auth jobs',
  give_back_sign_in_attempt: 'auth',
  clear_sign_in_attempts: 'auth jobs',
  sign_in_scope: null,
  profile_was_public: 'app jobs reader',
  public_profiles_at: 'app jobs reader',
  public_profile_of: 'app jobs reader',
  wanted_images: 'app jobs',
  image_at: 'app reader',
  request_wanted_images: 'app',
  claim_wanted_image: 'app',
  image_failed: 'app',
  keep_image: 'app',
  retry_image: 'app',
  keep_share_image: 'app',
  keep_upload: 'app',
  record_crawler_visits: 'app',
  settle_crawler_visit: 'app',
  badge_score: 'reader',
  queue_mail: 'auth jobs',
  queue_mail_as_admin: 'app',
  queue_waitlist_confirmation: 'app',
  ask_newsletter: 'app',
  is_newsletter_asked: 'app',
  confirm_newsletter: 'app',
  end_newsletter: 'app',
  find_subscribers: 'app',
  count_subscribers: 'app',
  mailing_receivers: null,
  start_mailing: 'app',
  stop_mailing: 'app',
  continue_mailing: 'app',
  newsletter_asked: null,
  queue_newsletter_welcome: null,
  forget_expired_sign_ins: 'jobs',
  make_admin: 'jobs',
  revise_free_report: 'app',
  find_shared_report: 'app',
  is_on_website: 'app',
  bare_host: 'app jobs reader',
  cut_at_word: 'app jobs reader',
  require_system_reader: null,
  system_database: 'app',
  system_migrations: 'app',
  system_jobs: 'app',
  retry_given_up_jobs: 'app',
  system_mail: 'app',
  account_condition: null,
  find_acts: 'app',
  require_overview_reader: null,
  count_customers_by_plan: 'app jobs',
  facts_of: null,
  figures_of_day: 'app jobs',
  newest_analyses: 'app',
  newest_verified_visits: 'app',
  refresh_ended_website_plans: 'jobs',
}
eachDatabase('rights', (db) => {
  let customer: TestAccount
  let admin: TestAccount
  const actors = () => [visitor, user(customer.id), user(admin.id)]

  beforeAll(async () => {
    customer = await createAccount(db(), { plan: 'expert' })
    admin = await createAdmin(db())
  })

  test('the only readable view is that of public profiles, and nobody can write through it', async () => {
    const { rows } = await db().as(visitor, (tx) =>
      tx.execute(sql`
        select distinct viewname as name from pg_views v
        join pg_roles r on r.rolname in ('vindbaar_app', 'vindbaar_reader', 'vindbaar_auth', 'vindbaar_jobs', 'vindbaar_nobody')
          and has_table_privilege(r.oid, format('public.%I', viewname), 'select')
        where schemaname = 'public'`),
    )
    expect(rows).toEqual([{ name: 'public_profiles' }])
    for (const actor of actors()) {
      await expect(
        db().as(actor, (tx) => tx.execute(sql`update public_profiles set company_name = 'X'`)),
      ).rejects.toSatisfy((error) => ['42501', '55000'].includes(codeOf(error)!))
    }
  })

  test('every function declares who may call it', async () => {
    const { rows } = await db().as(visitor, (tx) =>
      tx.execute<{ name: string; roles: string | null }>(sql`
        select p.proname as name, string_agg(replace(r.rolname, 'vindbaar_', ''), ' ' order by r.rolname) as roles
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        left join pg_roles r on r.rolname in ('vindbaar_app', 'vindbaar_reader', 'vindbaar_auth', 'vindbaar_jobs', 'vindbaar_nobody')
          and has_function_privilege(r.oid, p.oid, 'execute')
        where n.nspname = 'public' and p.prorettype <> 'trigger'::regtype
        group by 1 order by 1`),
    )
    expect(Object.fromEntries(rows.map(({ name, roles }) => [name, roles]))).toEqual(FUNCTIONS)
  })

  test('the roles can neither log in nor bypass row-level security, and belong to no other role', async () => {
    const { rows } = await db().as(visitor, (tx) =>
      tx.execute(sql`
        select rolname from pg_roles r where rolname like 'vindbaar\\_%' and (rolsuper or rolbypassrls or rolcanlogin
          or rolcreaterole or rolcreatedb or exists (select from pg_auth_members m where m.member = r.oid))`),
    )
    expect(rows).toEqual([])
  })

  test('outside a transaction, the connection can read nothing', async () => {
    await expect(
      db().as(user(admin.id), async (tx) => {
        await tx.execute(sql`commit`)
        const { rows } = await tx.execute<{ role: string }>(sql`select current_user as role`)
        expect(rows[0]?.role).toMatch(db().kind === 'pglite' ? /^vindbaar_nobody$/ : /^test_\w+_login_app$/)
        await tx.execute(sql`select * from public.profiles`)
      }),
    ).rejects.toSatisfy(code('42501'))
  })

  test('only better-auth reads passwords and sessions, and better-auth reads nothing else', async () => {
    for (const table of ['user', 'session', 'account', 'verification', 'two_factor', 'personal_token']) {
      for (const actor of actors()) {
        await expect(
          db().as(actor, (tx) => tx.execute(sql`select * from auth.${sql.identifier(table)}`)),
        ).rejects.toSatisfy(code('42501'))
      }
      await db().auth.execute(sql`select * from auth.${sql.identifier(table)}`)
    }
    const { rows } = await db().as(visitor, (tx) =>
      tx.execute<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public'`),
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { name: table } of rows) {
      await expect(db().auth.execute(sql`select * from ${sql.identifier(table)}`)).rejects.toSatisfy(code('42501'))
    }
  })
})
