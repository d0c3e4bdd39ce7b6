/** Plausible customers by the ten thousands, set by set and without the triggers that serve one at a time. */
import { sql } from 'drizzle-orm'
import type { Database } from '#db/open-database.ts'
import { asOwner } from './database.ts'

const TABLES = ['auth."user"', 'accounts', 'user_roles', 'user_subscriptions', 'domains', 'profiles', 'customers']

export async function fillWithCustomers(db: Database, count: number): Promise<void> {
  await asOwner(
    db,
    sql.raw(`
      do $$ begin
        set local session_replication_role = replica;
        create temporary table made on commit drop as
          select gen_random_uuid() as id, gen_random_uuid() as domain, n from generate_series(1, ${count}) n;
        insert into auth."user" (id, name, email) select id, '', 'klant-' || n || '@voorbeeld.nl' from made;
        insert into accounts (user_id, email, created_at)
          select id, 'klant-' || n || '@voorbeeld.nl', '2025-01-01'::timestamptz + n * interval '7 minutes' from made;
        insert into user_roles (user_id) select id from made;
        insert into user_subscriptions (user_id, plan_type)
          select id, case when n % 10 = 0 then 'expert' when n % 4 = 0 then 'pro' else 'free' end from made;
        insert into domains (id, user_id, domain_name, is_primary) select domain, id, 'zaak-' || n || '.nl', true from made;
        insert into profiles (id, domain_id, company_name)
          select id, domain, (array['Bakkerij', 'Garage', 'Kapsalon', 'Schilder'])[n % 4 + 1] || ' ' || n from made;
        insert into customers select c.* from made cross join lateral customer_row(made.id) c;
      end $$`),
  )
  for (const table of TABLES) await asOwner(db, sql.raw(`analyze ${table}`))
}
