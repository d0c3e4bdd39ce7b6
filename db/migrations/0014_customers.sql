CREATE TABLE "customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"role" text NOT NULL,
	"plan_type" text NOT NULL,
	"name" text collate "C" NOT NULL,
	"email" text collate "C" NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "customers_state" CHECK ("customers"."state" in ('active', 'suspended', 'deleted')),
	CONSTRAINT "customers_role" CHECK ("customers"."role" in ('user', 'admin')),
	CONSTRAINT "customers_plan_type" CHECK ("customers"."plan_type" in ('free', 'pro', 'expert'))
);
--> statement-breakpoint
ALTER TABLE "customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_created_at" ON "customers" USING btree ("created_at","user_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree ("name","user_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_email" ON "customers" USING btree ("email","user_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_signed_in_at" ON "customers" USING btree ("signed_in_at","user_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_plan_created_at" ON "customers" USING btree ("plan_type","created_at","user_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_plan_name" ON "customers" USING btree ("plan_type","name","user_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_plan_email" ON "customers" USING btree ("plan_type","email","user_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_plan_signed_in_at" ON "customers" USING btree ("plan_type","signed_in_at","user_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "customers_suspended" ON "customers" USING btree ("created_at","user_id") WHERE state = 'suspended';--> statement-breakpoint
CREATE INDEX "customers_admins" ON "customers" USING btree ("created_at","user_id") WHERE role = 'admin';--> statement-breakpoint
CREATE INDEX "customers_deleted" ON "customers" USING btree ("deleted_at","user_id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE POLICY "admin may select" ON "customers" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint

-- db/sql/accounts.sql
-- Rows that are created with an account, and changes to an account as a whole.
create or replace function touch_updated_at() returns trigger
  language plpgsql
as $$
begin
  new.updated_at := now();
  return new;
end $$;
create or replace trigger touch before update on accounts for each row execute function touch_updated_at();
create or replace trigger touch before update on user_subscriptions for each row execute function touch_updated_at();
create or replace trigger touch before update on profiles for each row execute function touch_updated_at();
create or replace trigger touch before update on email_templates for each row execute function touch_updated_at();

-- better-auth inserts the user; this trigger adds the account, its role, plan, primary domain and profile.
create or replace function new_account() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_domain_id uuid;
begin
  insert into accounts (user_id, email, display_name) values (new.id, lower(new.email), left(new.name, 200));
  insert into user_roles (user_id, role) values (new.id, 'user');
  insert into user_subscriptions (user_id, plan_type) values (new.id, 'free');
  insert into domains (user_id, is_primary) values (new.id, true) returning id into v_domain_id;
  insert into profiles (id, domain_id) values (new.id, v_domain_id);
  return null;
end $$;
create or replace trigger new_account after insert on auth."user" for each row execute function new_account();

create or replace function mirror_email() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update accounts set email = lower(new.email) where user_id = new.id;
  return null;
end $$;
create or replace trigger mirror_email after update of email on auth."user" for each row
  when (old.email is distinct from new.email) execute function mirror_email();

-- What sign-in needs of an account while the transaction has no actor yet.
create or replace function account_state(p_user_id uuid, out suspended boolean, out deleted boolean, out must_change_password boolean)
  language sql stable security definer set search_path = public, pg_temp
as $$
  select a.suspended_at is not null, a.deleted_at is not null, a.must_change_password
  from accounts a where a.user_id = p_user_id
$$;
grant execute on function account_state to vindbaar_auth;

-- Called after the owner chose a password: a temporary one no longer has to be replaced.
create or replace function password_was_chosen(p_user_id uuid) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update accounts set must_change_password = false where user_id = p_user_id
$$;
grant execute on function password_was_chosen to vindbaar_auth;
-- What an admin does that needs better-auth's tables, in one transaction of its handle. The caller says which admin acts; these
-- functions check that it still is one.
create or replace function require_acting_admin(p_admin uuid) returns void
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  if not exists (
    select from user_roles r join accounts a using (user_id)
    where r.user_id = p_admin and r.role = 'admin' and r.deleted_at is null and a.suspended_at is null and a.deleted_at is null
  ) then
    raise insufficient_privilege using message = 'only an admin may do this';
  end if;
end $$;

-- The role and the plan of an account that was made in this transaction.
create or replace function set_up_account(p_admin uuid, p_user_id uuid, p_role text, p_plan text) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform require_acting_admin(p_admin);
  update user_roles set role = p_role where user_id = p_user_id;
  update user_subscriptions set plan_type = p_plan where user_id = p_user_id;
end $$;
grant execute on function set_up_account to vindbaar_auth;

-- Ends the sessions of an account that gets a new password. A temporary one must be replaced at the next sign-in; a link is sent
-- once a minute. Says what was found: 'not-found', 'closed' (locked or deleted), 'sent-already' or 'done'.
create or replace function begin_password_reset(p_admin uuid, p_user_id uuid, p_temporary boolean, p_now timestamptz) returns text
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_account accounts;
begin
  perform require_acting_admin(p_admin);
  select * into v_account from accounts where user_id = p_user_id for update;
  if not found then
    return 'not-found';
  end if;
  if v_account.suspended_at is not null or v_account.deleted_at is not null then
    return 'closed';
  end if;
  if p_temporary then
    update accounts set must_change_password = true where user_id = p_user_id;
  elsif exists (
    select from audit_log
    where subject_id = p_user_id and act = 'reset-link-sent' and at > p_now - interval '1 minute' and at <= p_now
  ) then
    return 'sent-already';
  end if;
  delete from auth.session where user_id = p_user_id;
  return 'done';
end $$;
grant execute on function begin_password_reset to vindbaar_auth;

-- Admins who remove each other at the same moment wait for each other: the second is no admin any more, so one always stays.
create or replace function await_admin_turn() returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('vindbaar first admin', 0));
  return is_admin();
end $$;
grant execute on function await_admin_turn to vindbaar_app;
-- end of db/sql/accounts.sql

-- db/sql/audit-log.sql
-- The audit log is append-only for everyone, its owner included. The only change is that jobs erase a network or e-mail address.
create or replace function guard_audit_log() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and acts_as_jobs() then
    if (new.address is null or new.address = old.address) and (new.email is null or new.email = old.email)
      and to_jsonb(new) - 'address' - 'email' = to_jsonb(old) - 'address' - 'email' then
      return new;
    end if;
  end if;
  raise insufficient_privilege using message = 'the audit log is append-only';
end $$;
create or replace trigger guard before update or delete on audit_log for each row execute function guard_audit_log();
create or replace trigger guard_all before truncate on audit_log for each statement execute function guard_audit_log();

-- Adds one act, in the caller's transaction. The signed-in user is who the transaction acts for, and records acts on accounts that
-- it has rights over; sign-in and jobs say who acted. Either the account or its e-mail address is given; the other follows.
create or replace function record_act(
  p_act text, p_at timestamptz, p_subject uuid, p_email text, p_address text, p_details jsonb,
  p_actor_kind text default null, p_actor uuid default null
) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_kind text := p_actor_kind;
  v_actor uuid := p_actor;
  v_subject uuid := p_subject;
  v_email text := lower(left(p_email, 320));
begin
  if current_setting('role', true) not in ('vindbaar_jobs', 'vindbaar_auth') then
    v_actor := app_user_id();
    v_kind := 'user';
    if v_actor is null or v_subject is null then
      raise insufficient_privilege using message = 'a visitor records no acts';
    end if;
    perform require_right_over(v_subject);
    v_email := null;
  end if;
  if v_subject is null then
    select user_id into v_subject from accounts where lower(email) = v_email;
  else
    select email into v_email from accounts where user_id = v_subject;
  end if;
  insert into audit_log (act, at, actor_kind, actor_id, subject_id, email, address, details)
  values (p_act, p_at, v_kind, v_actor, v_subject, v_email, left(p_address, 64), p_details);
end $$;
grant execute on function record_act to vindbaar_app, vindbaar_auth, vindbaar_jobs;

-- For good, and only what was deleted before. Everything of the account goes with better-auth's user row, and its e-mail address
-- leaves the audit log, which only jobs may erase from.
create or replace function purge_account(p_user_id uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_email text;
  v_images text[];
begin
  if not acts_as_jobs() then
    raise insufficient_privilege using message = 'only a job removes an account for good';
  end if;
  select lower(email) into v_email from accounts where user_id = p_user_id and deleted_at is not null for update;
  if not found then
    return false;
  end if;
  select array_agg(hash) into v_images from (
    select hash from image_sources where user_id = p_user_id and hash is not null
    union select hash from share_images where user_id = p_user_id) own;
  delete from auth."user" where id = p_user_id;
  -- What names the account by its address, or by its id in a text.
  delete from waitlist where lower(email) = v_email;
  delete from mail_outbox where lower(to_address) = v_email;
  delete from sign_in_attempts where email = v_email;
  delete from rate_limits where key like '%' || p_user_id || '%' or key like '%' || replace(v_email, '_', '\_') || '%';
  -- A picture that another account has too stays.
  delete from images i where i.hash = any (v_images)
    and not exists (select from image_sources s where s.hash = i.hash)
    and not exists (select from share_images d where d.hash = i.hash);
  update audit_log set email = null where subject_id = p_user_id and email is not null;
  return true;
end $$;
revoke execute on function purge_account from vindbaar_app;
grant execute on function purge_account to vindbaar_jobs;
-- end of db/sql/audit-log.sql

-- db/sql/customers.sql
-- The list of customers for admins: keeps `customers`, and searches it. pg_trgm finds parts of words and words with typing errors by
-- an index; it comes with PostgreSQL and with PGlite.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create index if not exists customers_search on customers using gin (search extensions.gin_trgm_ops);

-- Lower case, without accents, with single spaces.
create or replace function fold_text(p_text text) returns text
  language sql immutable parallel safe
as $$
  select btrim(regexp_replace(regexp_replace(normalize(lower(p_text), nfd), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g'))
$$;

create or replace function customer_row(p_user_id uuid) returns setof customers
  language sql stable security definer set search_path = public, pg_temp
as $$
  select a.user_id,
    case when a.deleted_at is not null then 'deleted' when a.suspended_at is not null then 'suspended' else 'active' end,
    coalesce(r.role, 'user'),
    coalesce(d.plan_type, s.plan_type, 'free'),
    coalesce(nullif(fold_text(coalesce(nullif(p.company_name, ''), a.display_name)), ''), '~'),
    a.email,
    ' ' || left(fold_text(concat_ws(' ', a.email, a.display_name, p.company_name, p.url, d.domain_name, (
      select string_agg(concat_ws(' ', od.domain_name, op.company_name), ' ')
      from domains od left join profiles op on op.id = od.user_id and op.domain_id = od.id
      where od.user_id = a.user_id and not od.is_primary
    ))), 4000),
    a.created_at,
    coalesce(a.last_sign_in_at, 'epoch'),
    a.deleted_at
  from accounts a
  left join user_roles r on r.user_id = a.user_id
  left join user_subscriptions s on s.user_id = a.user_id
  left join domains d on d.user_id = a.user_id and d.is_primary
  left join profiles p on p.id = a.user_id and p.domain_id = d.id
  where a.user_id = p_user_id
$$;

create or replace function refresh_customer(p_user_id uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  -- Waits for a transaction that changes the same account, and reads what it wrote.
  perform from customers where user_id = p_user_id for update;
  insert into customers as c select * from customer_row(p_user_id)
  on conflict (user_id) do update set
    (state, role, plan_type, name, email, search, created_at, signed_in_at, deleted_at) =
    (excluded.state, excluded.role, excluded.plan_type, excluded.name, excluded.email, excluded.search, excluded.created_at,
     excluded.signed_in_at, excluded.deleted_at)
  where (c.state, c.role, c.plan_type, c.name, c.email, c.search, c.created_at, c.signed_in_at, c.deleted_at) is distinct from
    (excluded.state, excluded.role, excluded.plan_type, excluded.name, excluded.email, excluded.search, excluded.created_at,
     excluded.signed_in_at, excluded.deleted_at);
  perform pg_notify('streams', 'customers');
end $$;

create or replace function follow_customer() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform refresh_customer(case when tg_op = 'DELETE' then old.user_id else new.user_id end);
  return null;
end $$;
create or replace trigger customers after update of email, display_name, suspended_at, deleted_at, last_sign_in_at, created_at on accounts
  for each row execute function follow_customer();
create or replace trigger customers after update of role on user_roles for each row execute function follow_customer();
create or replace trigger customers after update of plan_type on user_subscriptions for each row execute function follow_customer();
create or replace trigger customers after insert or delete or update of domain_name, plan_type, is_primary on domains
  for each row execute function follow_customer();

create or replace function follow_customer_profile() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform refresh_customer(new.id);
  return null;
end $$;
create or replace trigger customers after insert or update of company_name, url on profiles
  for each row execute function follow_customer_profile();

-- The list also shows what it does not search by.
create or replace function tell_customers() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('streams', 'customers');
  return null;
end $$;
create or replace trigger customers_told after update on profiles for each statement execute function tell_customers();
create or replace trigger customers_told after update on user_subscriptions for each statement execute function tell_customers();
create or replace trigger customers_told after delete on customers for each statement execute function tell_customers();

-- What a search finds: at most 2,000 accounts by id, or, when it finds more, the condition that each of very many meets. Words with
-- typing errors count only where no account has the words as typed.
create or replace function match_customers(p_query text, out ids uuid[], out condition text)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
as $$
declare
  v_word text;
  v_similar text;
begin
  if coalesce(fold_text(p_query), '') = '' then
    return;
  end if;
  for v_word in select word from unnest(string_to_array(fold_text(p_query), ' ')) with ordinality as w (word, n) where n <= 8 loop
    -- A word of one or two letters begins a word; a longer one may stand anywhere.
    condition := concat_ws(' and ', condition, 'c.search like ' || quote_literal(
      case when char_length(v_word) < 3 then '% ' else '%' end || replace(replace(replace(v_word, '\', '\\'), '%', '\%'), '_', '\_') || '%'));
    v_similar := concat_ws(' and ', v_similar, quote_literal(v_word) || ' operator(extensions.<%) c.search');
  end loop;
  execute 'select array_agg(user_id) from (select c.user_id from customers c where ' || condition || ' limit 2001) found' into ids;
  if ids is null and fold_text(p_query) !~ '[%_\\*]' and char_length(fold_text(p_query)) >= 4 then
    perform set_config('pg_trgm.word_similarity_threshold', '0.4', true);
    execute 'select array_agg(user_id) from (select c.user_id from customers c where ' || v_similar || ' limit 2000) found' into ids;
  end if;
  if cardinality(ids) > 2000 then
    ids := null;
  else
    condition := null;
    ids := coalesce(ids, '{}');
  end if;
end $$;

create or replace function customer_conditions(p_matched uuid[], p_condition text, p_plan text, p_state text, p_role text) returns text
  language sql immutable
as $$
  select concat_ws(' and ',
    case p_state when 'deleted' then 'c.deleted_at is not null' else 'c.deleted_at is null' end,
    case when p_state in ('active', 'suspended') then 'c.state = ' || quote_literal(p_state) end,
    'c.plan_type = ' || quote_literal(p_plan), 'c.role = ' || quote_literal(p_role),
    'c.user_id = any (' || quote_literal(p_matched::text) || '::uuid[])', p_condition)
$$;

-- One page, in order, after a place; `sort` is one of the columns below. `sort_key` is where the next page goes on.
create or replace function find_customers(
  p_query text, p_plan text, p_state text, p_role text, p_sort text, p_descending boolean, p_after text, p_after_id uuid, p_limit integer
) returns table (user_id uuid, sort_key text)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = on
as $$
declare
  v_match record;
  v_way text := case when p_descending then 'desc' else 'asc' end;
  v_past text := case when p_descending then '<' else '>' end;
begin
  if not is_admin() or p_sort not in ('created_at', 'name', 'email', 'signed_in_at', 'deleted_at') then
    raise insufficient_privilege using message = 'only an admin lists customers';
  end if;
  select * into v_match from match_customers(p_query);
  -- So common that the order of the list meets them soon: a bitmap would first collect them all.
  if v_match.condition is not null then
    perform set_config('enable_bitmapscan', 'off', true);
  end if;
  return query execute format(
    'select c.user_id, case when %1$L in (''name'', ''email'') then c.%1$I::text
       else to_char(c.%1$I::text::timestamptz at time zone ''UTC'', ''YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'') end
     from customers c where %2$s %3$s order by c.%1$I %4$s, c.user_id %4$s limit %5$s',
    p_sort, customer_conditions(v_match.ids, v_match.condition, p_plan, p_state, p_role),
    case when p_after is null then '' else format('and (c.%I, c.user_id) %s (%L, %L)', p_sort, v_past, p_after, p_after_id) end,
    v_way, p_limit);
end $$;
grant execute on function find_customers to vindbaar_app;

-- How many there are for each tab, counted up to a thousand and one.
create or replace function count_customers(
  p_query text, p_state text, out everyone integer, out free integer, out pro integer, out expert integer, out admins integer
)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = on
as $$
declare
  v_match record;
  v_counts integer[] := '{}';
  v_one integer;
  v_tab text[];
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin counts customers';
  end if;
  select * into v_match from match_customers(p_query);
  if v_match.condition is not null then
    perform set_config('enable_bitmapscan', 'off', true);
  end if;
  foreach v_tab slice 1 in array array[[null, null], ['free', null], ['pro', null], ['expert', null], [null, 'admin']] loop
    execute 'select count(*)::int from (select from customers c where '
      || customer_conditions(v_match.ids, v_match.condition, v_tab[1], p_state, v_tab[2]) || ' limit 1001) counted' into v_one;
    v_counts := v_counts || v_one;
  end loop;
  everyone := v_counts[1]; free := v_counts[2]; pro := v_counts[3]; expert := v_counts[4]; admins := v_counts[5];
end $$;
grant execute on function count_customers to vindbaar_app;
-- end of db/sql/customers.sql

-- db/sql/table-rights.sql
-- Rights to tables and views, by role. The policies beside each table in db/schema limit the rows.
-- Every right that is not in this list is revoked.
revoke all on all tables in schema public from vindbaar_app, vindbaar_reader, vindbaar_jobs;

-- Customers, admins and visitors.
grant select on public_profiles, sitemap_entries to vindbaar_app;
grant insert, select, update, delete on waitlist, user_roles, user_subscriptions, domains, profiles to vindbaar_app;
grant select, update on accounts, email_templates to vindbaar_app;
grant insert, select on reports to vindbaar_app;
grant insert, select, delete on reports_free to vindbaar_app;
grant insert, select, update on analyses, comparisons, first_pages, own_file_checks, readings, shared_reports to vindbaar_app;
grant insert, select, update, delete on proposals to vindbaar_app;
grant select on crawler_visits, crawler_visit_days, images, image_sources, mail_suppressions to vindbaar_app;
grant select, delete on sign_in_attempts, newsletter_subscriptions to vindbaar_app;
grant select on audit_log, customers to vindbaar_app;

-- Reads of visitors.
grant select on public_profiles, sitemap_entries, crawler_ranges to vindbaar_reader;

-- Background jobs.
grant select on public_profiles, user_roles, email_templates, mail_suppressions, newsletter_subscriptions, share_images to vindbaar_jobs;
grant select, update on waitlist, accounts, user_subscriptions to vindbaar_jobs;
grant select, update, delete on domains, profiles, comparisons, images, mail_outbox to vindbaar_jobs;
grant insert, select, update, delete on reports, reports_free, crawler_ranges to vindbaar_jobs;
grant select, delete on analyses, crawler_visits, crawler_visit_days, image_sources, own_file_checks, sign_in_attempts, rate_limits,
  readings, proposals to vindbaar_jobs;
grant select, update (address, email) on audit_log to vindbaar_jobs;

-- pg-boss, which has its own schema. Jobs may do anything in it except change its tables.
grant usage on schema jobs to vindbaar_jobs;
grant insert, select, update, delete on all tables in schema jobs to vindbaar_jobs;
grant execute on all functions in schema jobs to vindbaar_jobs;

-- better-auth, which has its own schema.
grant usage on schema auth to vindbaar_auth;
grant insert, select, update, delete on all tables in schema auth to vindbaar_auth;
-- end of db/sql/table-rights.sql

-- The accounts that are there already.
insert into customers select c.* from accounts a cross join lateral customer_row(a.user_id) c;
