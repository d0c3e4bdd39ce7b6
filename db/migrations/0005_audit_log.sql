CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"act" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"email" text,
	"address" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_log_actor_kind" CHECK ("audit_log"."actor_kind" in ('user', 'visitor', 'operator', 'job')),
	CONSTRAINT "audit_log_details" CHECK (jsonb_typeof("audit_log"."details") = 'object' and char_length("audit_log"."details"::text) <= 2000),
	CONSTRAINT "audit_log_length" CHECK (greatest(char_length("audit_log"."act"), char_length("audit_log"."email"), char_length("audit_log"."address")) <= 320)
);
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_to_erase" ON "audit_log" USING btree ("at") WHERE address is not null or email is not null and subject_id is null;--> statement-breakpoint
CREATE POLICY "admin may select" ON "audit_log" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "audit_log" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "audit_log" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint

-- db/sql/accounts.sql
-- What follows from an account, and what is done to it as a whole.
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

-- better-auth makes the user; the account, its role, plan, primary domain and profile come with it.
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

-- What sign-in must know of an account before there is an actor.
create or replace function account_state(p_user_id uuid, out suspended boolean, out deleted boolean, out must_change_password boolean)
  language sql stable security definer set search_path = public, pg_temp
as $$
  select a.suspended_at is not null, a.deleted_at is not null, a.must_change_password
  from accounts a where a.user_id = p_user_id
$$;
grant execute on function account_state to vindbaar_auth;

-- Called when the owner has chosen a password: a temporary one is used up.
create or replace function password_was_chosen(p_user_id uuid) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update accounts set must_change_password = false where user_id = p_user_id
$$;
grant execute on function password_was_chosen to vindbaar_auth;
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
begin
  if not acts_as_jobs() then
    raise insufficient_privilege using message = 'only a job removes an account for good';
  end if;
  delete from auth."user" u using accounts a where u.id = p_user_id and a.user_id = u.id and a.deleted_at is not null;
  if not found then
    return false;
  end if;
  update audit_log set email = null where subject_id = p_user_id and email is not null;
  return true;
end $$;
revoke execute on function purge_account from vindbaar_app;
grant execute on function purge_account to vindbaar_jobs;
-- end of db/sql/audit-log.sql

-- db/sql/table-rights.sql
-- Rights to tables and views, by role. Which rows: the policies beside each table in db/schema.
-- What is not in this list is revoked.
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
grant select on audit_log to vindbaar_app;

-- Reads for visitors.
grant select on public_profiles, sitemap_entries, crawler_ranges to vindbaar_reader;

-- Background work.
grant select on public_profiles, user_roles, email_templates, mail_suppressions, newsletter_subscriptions, share_images to vindbaar_jobs;
grant select, update on waitlist, accounts, user_subscriptions to vindbaar_jobs;
grant select, update, delete on domains, profiles, comparisons, images, mail_outbox to vindbaar_jobs;
grant insert, select, update, delete on reports, reports_free, crawler_ranges to vindbaar_jobs;
grant select, delete on analyses, crawler_visits, crawler_visit_days, image_sources, own_file_checks, sign_in_attempts, rate_limits,
  readings, proposals to vindbaar_jobs;
grant insert, select, update on job_runs to vindbaar_jobs;
grant select, update (address, email) on audit_log to vindbaar_jobs;

-- better-auth, which has a schema of its own.
grant usage on schema auth to vindbaar_auth;
grant insert, select, update, delete on all tables in schema auth to vindbaar_auth;
-- end of db/sql/table-rights.sql
