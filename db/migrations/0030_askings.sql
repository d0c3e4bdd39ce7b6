CREATE TABLE "askings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"domain_id" uuid,
	"assistant" text NOT NULL,
	"question" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"question_key" text NOT NULL,
	"day" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"counts" boolean DEFAULT true NOT NULL,
	"problem" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"run" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "askings_once" UNIQUE("user_id","domain_id","assistant","day","question_key"),
	CONSTRAINT "askings_state" CHECK ("askings"."state" in ('waiting', 'asking', 'answered', 'failed')),
	CONSTRAINT "askings_assistant" CHECK ("askings"."assistant" in ('chatgpt', 'perplexity', 'gemini', 'claude', 'grok')),
	CONSTRAINT "askings_length" CHECK (greatest(char_length("askings"."question"), char_length("askings"."question_key"), char_length("askings"."problem")) <= 500),
	CONSTRAINT "askings_codes" CHECK ("askings"."country" ~ '^[A-Z]{2}$' and "askings"."language" ~ '^[a-z]{2}$'),
	CONSTRAINT "askings_day_is_day" CHECK ("askings"."day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
);
--> statement-breakpoint
ALTER TABLE "askings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assistant_answers" ADD COLUMN "obtained" text DEFAULT 'pasted' NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_answers" ADD COLUMN "asking_id" uuid;--> statement-breakpoint
ALTER TABLE "assistant_answers" ADD COLUMN "model" text;--> statement-breakpoint
ALTER TABLE "assistant_answers" ADD COLUMN "sources_opened" jsonb;--> statement-breakpoint
ALTER TABLE "assistant_answers" ADD COLUMN "sources_cited" jsonb;--> statement-breakpoint
ALTER TABLE "assistant_answers" ADD COLUMN "tokens" integer;--> statement-breakpoint
ALTER TABLE "askings" ADD CONSTRAINT "askings_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "askings" ADD CONSTRAINT "askings_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "askings_of_a_month" ON "askings" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "askings_domain_id" ON "askings" USING btree ("domain_id");--> statement-breakpoint
CREATE INDEX "askings_open" ON "askings" USING btree ("due_at") WHERE state in ('waiting', 'asking');--> statement-breakpoint
ALTER TABLE "assistant_answers" ADD CONSTRAINT "assistant_answers_asking_id_askings_id_fk" FOREIGN KEY ("asking_id") REFERENCES "public"."askings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_answers" ADD CONSTRAINT "assistant_answers_once" UNIQUE("asking_id");--> statement-breakpoint
ALTER TABLE "assistant_answers" ADD CONSTRAINT "assistant_answers_obtained" CHECK ("assistant_answers"."obtained" in ('pasted', 'asked'));--> statement-breakpoint
ALTER TABLE "assistant_answers" ADD CONSTRAINT "assistant_answers_asked" CHECK (("assistant_answers"."obtained" = 'asked') = ("assistant_answers"."asking_id" is not null and "assistant_answers"."model" is not null
        and "assistant_answers"."sources_opened" is not null and "assistant_answers"."sources_cited" is not null));--> statement-breakpoint
ALTER TABLE "assistant_answers" ADD CONSTRAINT "assistant_answers_sources_length" CHECK (greatest(char_length("assistant_answers"."model"::text), char_length("assistant_answers"."sources_opened"::text), char_length("assistant_answers"."sources_cited"::text)) <= 400000);--> statement-breakpoint
CREATE POLICY "owner may select" ON "askings" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("askings"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "askings" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("askings"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "askings" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("askings"."user_id" = (select app_user_id())) WITH CHECK ("askings"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "askings" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint

-- db/sql/streams.sql
-- Notifies open event streams, on one channel: 'analysis USER PROGRESS', 'comparison USER ID', 'reading USER ID',
-- 'visits USER…', 'session ID…' (ended), 'account USER' (suspended, deleted, no longer an admin, or must choose a password first).
-- Those for the list of customers are in customers.sql: 'customers USER…', 'customers any', 'customers new'.

create or replace function tell_analysis() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('streams', 'analysis ' || new.user_id || ' ' || new.progress_id);
  return null;
end $$;
create or replace trigger streams after insert on analyses for each row when (new.progress_id is not null) execute function tell_analysis();
create or replace trigger streams_change after update on analyses for each row
  when (new.progress_id is not null and (old.state, old.ahead, old.step, old.done, old.total, old.url)
    is distinct from (new.state, new.ahead, new.step, new.done, new.total, new.url)) execute function tell_analysis();

create or replace function tell_comparison() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('streams', 'comparison ' || new.user_id || ' ' || new.id);
  return null;
end $$;
create or replace trigger streams after insert on comparisons for each row execute function tell_comparison();
create or replace trigger streams_change after update on comparisons for each row
  when ((old.state, old.ahead, old.sites) is distinct from (new.state, new.ahead, new.sites)) execute function tell_comparison();

create or replace function tell_reading() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('streams', 'reading ' || new.user_id || ' ' || new.id);
  return null;
end $$;
create or replace trigger streams after insert on readings for each row execute function tell_reading();
create or replace trigger streams_change after update on readings for each row
  when ((old.state, old.ahead, old.step, old.done, old.total, old.url, old.changes)
    is distinct from (new.state, new.ahead, new.step, new.done, new.total, new.url, new.changes)) execute function tell_reading();

create or replace function tell_visits() returns trigger
  language plpgsql
as $$
begin
  -- A notification may be at most 8,000 bytes.
  perform pg_notify('streams', 'visits ' || string_agg(id, ' '))
  from (select user_id::text as id, row_number() over () / 200 as part from (select distinct user_id from changed) users) parts
  group by part;
  return null;
end $$;
create or replace trigger streams after insert on crawler_visit_days referencing new table as changed
  for each statement execute function tell_visits();
create or replace trigger streams_change after update on crawler_visit_days referencing new table as changed
  for each statement execute function tell_visits();

create or replace function tell_sessions_ended() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('streams', 'session ' || string_agg(id, ' '))
  from (select id::text as id, row_number() over () / 200 as part from ended) parts
  group by part;
  return null;
end $$;
create or replace trigger streams_ended after delete on auth.session referencing old table as ended
  for each statement execute function tell_sessions_ended();

create or replace function tell_account() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('streams', 'account ' || new.user_id);
  return null;
end $$;
create or replace trigger streams after update of suspended_at, deleted_at, must_change_password on accounts for each row
  when (new.suspended_at is not null or new.deleted_at is not null or new.must_change_password) execute function tell_account();
create or replace trigger streams after update of role, deleted_at on user_roles for each row
  when (old.role = 'admin' and old.deleted_at is null and (new.role <> 'admin' or new.deleted_at is not null)) execute function tell_account();

-- A question that is to be asked, for the first time or again, wakes the processes that take jobs.
create or replace function tell_asking() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('askings', '');
  return null;
end $$;
create or replace trigger askings after insert on askings for each row execute function tell_asking();
create or replace trigger askings_again after update on askings for each row
  when (old.run is distinct from new.run) execute function tell_asking();
-- end of db/sql/streams.sql

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
grant insert, select, update on analyses, askings, comparisons, fact_comparisons, first_pages, own_file_checks,
  readings, shared_reports to vindbaar_app;
grant insert, select, update, delete on linked_pages, proposals to vindbaar_app;
grant insert, select, delete on assistant_answers to vindbaar_app;
grant select on crawler_visits, crawler_visit_days, images, image_sources, mail_suppressions to vindbaar_app;
grant select, update (read_at) on notices to vindbaar_app;
grant select, delete on sign_in_attempts, newsletter_subscriptions to vindbaar_app;
grant select on audit_log, confirmed_facts, customers, daily_figures, domain_proofs, email_template_versions, email_template_tests,
  newsletter_mailings, newsletter_receivers, website_watches to vindbaar_app;

-- Reads of visitors.
grant select on public_profiles, sitemap_entries, crawler_ranges to vindbaar_reader;

-- Background jobs.
grant select on public_profiles, user_roles, email_templates, mail_suppressions, newsletter_subscriptions, share_images,
  domain_proofs, email_template_versions to vindbaar_jobs;
grant insert, select on email_template_tests to vindbaar_jobs;
grant insert, select, update on daily_figures to vindbaar_jobs;
grant insert, select, update (mailed), delete on notices to vindbaar_jobs;
grant insert, select, update on website_watches to vindbaar_jobs;
grant select, update on newsletter_mailings, newsletter_receivers to vindbaar_jobs;
grant select on askings to vindbaar_jobs;
grant select, update on waitlist, accounts, user_subscriptions to vindbaar_jobs;
grant select, update, delete on domains, profiles, comparisons, images, mail_outbox to vindbaar_jobs;
grant insert, select, update, delete on fact_comparisons, reports, reports_free, crawler_ranges to vindbaar_jobs;
grant select, delete on analyses, confirmed_facts, crawler_visits, crawler_visit_days, image_sources, linked_pages,
  own_file_checks, sign_in_attempts, rate_limits, readings, proposals to vindbaar_jobs;
grant select, update (address, email) on audit_log to vindbaar_jobs;

-- pg-boss, which has its own schema. Jobs may do anything in it except change its tables.
grant usage on schema jobs to vindbaar_jobs;
grant insert, select, update, delete on all tables in schema jobs to vindbaar_jobs;
grant execute on all functions in schema jobs to vindbaar_jobs;

-- better-auth, which has its own schema.
grant usage on schema auth to vindbaar_auth;
grant insert, select, update, delete on all tables in schema auth to vindbaar_auth;
-- end of db/sql/table-rights.sql
