CREATE TABLE "email_template_tests" (
	"template_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_template_tests_template_id_version_pk" PRIMARY KEY("template_id","version")
);
--> statement-breakpoint
ALTER TABLE "email_template_tests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_mailings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"started_by" uuid,
	"state" text DEFAULT 'sending' NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"run" integer DEFAULT 1 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"error" text,
	CONSTRAINT "newsletter_mailings_text" UNIQUE("template_id","version"),
	CONSTRAINT "newsletter_mailings_state" CHECK ("newsletter_mailings"."state" in ('sending', 'stopped', 'done')),
	CONSTRAINT "newsletter_mailings_length" CHECK (greatest(char_length("newsletter_mailings"."error")) <= 1000)
);
--> statement-breakpoint
ALTER TABLE "newsletter_mailings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_receivers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mailing_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"error" text,
	CONSTRAINT "newsletter_receivers_once" UNIQUE("mailing_id","subscription_id"),
	CONSTRAINT "newsletter_receivers_state" CHECK ("newsletter_receivers"."state" in ('waiting', 'sending', 'sent', 'skipped', 'failed', 'unsure')),
	CONSTRAINT "newsletter_receivers_length" CHECK (greatest(char_length("newsletter_receivers"."error")) <= 1000)
);
--> statement-breakpoint
ALTER TABLE "newsletter_receivers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ADD COLUMN "state" text GENERATED ALWAYS AS (case when unsubscribed_at is not null then 'unsubscribed' when confirmed_at is not null then 'confirmed' else 'asked' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "email_template_tests" ADD CONSTRAINT "email_template_tests_template_id_version_email_template_versions_template_id_version_fk" FOREIGN KEY ("template_id","version") REFERENCES "public"."email_template_versions"("template_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_mailings" ADD CONSTRAINT "newsletter_mailings_started_by_accounts_user_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."accounts"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_mailings" ADD CONSTRAINT "newsletter_mailings_template_id_version_email_template_versions_template_id_version_fk" FOREIGN KEY ("template_id","version") REFERENCES "public"."email_template_versions"("template_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_receivers" ADD CONSTRAINT "newsletter_receivers_mailing_id_newsletter_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."newsletter_mailings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_receivers" ADD CONSTRAINT "newsletter_receivers_subscription_id_newsletter_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_mailings_started_by" ON "newsletter_mailings" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "newsletter_receivers_subscription" ON "newsletter_receivers" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "newsletter_receivers_state" ON "newsletter_receivers" USING btree ("mailing_id","state");--> statement-breakpoint
CREATE INDEX "newsletter_receivers_due" ON "newsletter_receivers" USING btree ("mailing_id","due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_newest" ON "newsletter_subscriptions" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_state" ON "newsletter_subscriptions" USING btree ("state","requested_at","id");--> statement-breakpoint
CREATE POLICY "jobs may select" ON "email_template_versions" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "admin may select" ON "email_template_tests" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "email_template_tests" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "email_template_tests" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "admin may select" ON "newsletter_mailings" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "newsletter_mailings" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "newsletter_mailings" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "admin may select" ON "newsletter_receivers" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "newsletter_receivers" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "newsletter_receivers" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint

-- db/sql/mail/mailings.sql
-- The newsletter's subscribers for admins, and what an admin does with a mailing. A job sends it (features/newsletter/send-mailing.job.ts).
create index if not exists newsletter_subscriptions_search on newsletter_subscriptions using gin (email extensions.gin_trgm_ops);

-- One page, newest first, after a place. A search finds a part of the address, or the whole of one that was erased.
create or replace function find_subscribers(
  p_state text, p_query text, p_before timestamptz, p_before_id uuid, p_limit integer
) returns table (id uuid, email text, state text, requested_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz, suppressed boolean)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
as $$
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin reads the subscribers';
  end if;
  return query execute format(
    'select n.id, n.email, n.state, n.requested_at, n.confirmed_at, n.unsubscribed_at,
       exists (select from mail_suppressions s where s.email_hash = n.email_hash)
     from newsletter_subscriptions n where true %s %s %s order by n.requested_at desc, n.id desc limit %s',
    case when p_state is null then '' else format('and n.state = %L', p_state) end,
    case when p_query is null or p_query = '' then '' else format('and (n.email like %L or n.email_hash = %L)',
      '%' || replace(replace(replace(lower(p_query), '\', '\\'), '%', '\%'), '_', '\_') || '%',
      encode(sha256(convert_to(lower(p_query), 'UTF8')), 'hex')) end,
    case when p_before is null then '' else format('and (n.requested_at, n.id) < (%L, %L)', p_before, p_before_id) end,
    p_limit);
end $$;
grant execute on function find_subscribers to vindbaar_app;

create or replace function count_subscribers(out asked integer, out confirmed integer, out unsubscribed integer, out suppressed integer, out receivers integer)
  language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off
as $$
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin counts the subscribers';
  end if;
  select count(*) into asked from newsletter_subscriptions where state = 'asked';
  select count(*) into confirmed from newsletter_subscriptions where state = 'confirmed';
  select count(*) into unsubscribed from newsletter_subscriptions where state = 'unsubscribed';
  select count(*) into suppressed from mail_suppressions;
  select count(*) into receivers from mailing_receivers();
end $$;
grant execute on function count_subscribers to vindbaar_app;

-- Who a mailing that starts now goes to.
create or replace function mailing_receivers() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
as $$
  select n.id from newsletter_subscriptions n
  where n.state = 'confirmed' and not exists (select from mail_suppressions s where s.email_hash = n.email_hash)
$$;

-- Says what became of it: 'changed' (another version is in use), 'untested', 'started-already', 'no-receivers' or 'started'.
create or replace function start_mailing(p_template_key text, p_version integer, p_now timestamptz, out outcome text, out mailing_id uuid)
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_template email_templates;
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin starts a mailing';
  end if;
  -- Two presses of the button take turns here.
  select * into v_template from email_templates where key = p_template_key for update;
  if not found or v_template.version <> p_version then
    outcome := 'changed';
    return;
  end if;
  select id into mailing_id from newsletter_mailings where template_id = v_template.id and version = p_version;
  if found then
    outcome := 'started-already';
  elsif not exists (select from email_template_tests where template_id = v_template.id and version = p_version) then
    outcome := 'untested';
  elsif not exists (select from mailing_receivers()) then
    outcome := 'no-receivers';
  else
    insert into newsletter_mailings (template_id, version, started_at, started_by, next_at)
    values (v_template.id, p_version, p_now, app_user_id(), p_now) returning id into mailing_id;
    insert into newsletter_receivers (mailing_id, subscription_id, due_at)
    select start_mailing.mailing_id, receiver, p_now from mailing_receivers() receiver;
    perform pg_notify('mailings', '');
    outcome := 'started';
  end if;
end $$;
grant execute on function start_mailing to vindbaar_app;

-- False: it was not being sent.
create or replace function stop_mailing(p_mailing uuid, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin stops a mailing';
  end if;
  update newsletter_mailings set state = 'stopped', ended_at = p_now where id = p_mailing and state = 'sending';
  return found;
end $$;
grant execute on function stop_mailing to vindbaar_app;

-- Goes on after a stop, or tries again what the mail server refused. What may have been sent is not tried again. False: nothing to do.
create or replace function continue_mailing(p_mailing uuid, p_failed_too boolean, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin continues a mailing';
  end if;
  perform from newsletter_mailings where id = p_mailing and state <> 'sending' for update;
  if not found then
    return false;
  end if;
  if p_failed_too then
    update newsletter_receivers set state = 'waiting', tries = 0, due_at = p_now, error = null
    where mailing_id = p_mailing and state = 'failed';
  end if;
  if not exists (select from newsletter_receivers where mailing_id = p_mailing and state in ('waiting', 'sending')) then
    return false;
  end if;
  update newsletter_mailings set state = 'sending', ended_at = null, run = run + 1, next_at = p_now, error = null where id = p_mailing;
  perform pg_notify('mailings', '');
  return true;
end $$;
grant execute on function continue_mailing to vindbaar_app;
-- end of db/sql/mail/mailings.sql

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
grant select on audit_log, customers, domain_proofs, email_template_versions, email_template_tests, newsletter_mailings,
  newsletter_receivers to vindbaar_app;

-- Reads of visitors.
grant select on public_profiles, sitemap_entries, crawler_ranges to vindbaar_reader;

-- Background jobs.
grant select on public_profiles, user_roles, email_templates, mail_suppressions, newsletter_subscriptions, share_images,
  domain_proofs, email_template_versions to vindbaar_jobs;
grant insert, select on email_template_tests to vindbaar_jobs;
grant select, update on newsletter_mailings, newsletter_receivers to vindbaar_jobs;
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
