CREATE TABLE "shared_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"website" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "shared_reports_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "shared_reports_length" CHECK (greatest(char_length("shared_reports"."website"), char_length("shared_reports"."token_hash")) <= 300)
);
--> statement-breakpoint
ALTER TABLE "shared_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "for_builder" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_reports" ADD CONSTRAINT "shared_reports_domain_id_user_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","user_id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "shared_reports_user_id" ON "shared_reports" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shared_reports_one_in_force" ON "shared_reports" USING btree ("domain_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE POLICY "owner may select" ON "shared_reports" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("shared_reports"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "shared_reports" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("shared_reports"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "shared_reports" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("shared_reports"."user_id" = (select app_user_id())) WITH CHECK ("shared_reports"."user_id" = (select app_user_id()));--> statement-breakpoint

-- db/sql/shared-reports.sql
-- What a link to a report leads to, by the last part of its address. `open`: it shows something. Null where there is no such link.
create or replace function find_shared_report(p_token text, p_now timestamptz)
  returns table (user_id uuid, domain_id uuid, created_at timestamptz, expires_at timestamptz, open boolean)
  language sql stable security definer set search_path = public, pg_temp
as $$
  select s.user_id, s.domain_id, s.created_at, s.expires_at,
    s.revoked_at is null and s.expires_at > p_now and d.deleted_at is null and d.domain_name = s.website
      and a.suspended_at is null and a.deleted_at is null
  from shared_reports s join domains d on d.id = s.domain_id join accounts a on a.user_id = s.user_id
  where s.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
$$;
grant execute on function find_shared_report to vindbaar_app;
-- end of db/sql/shared-reports.sql

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

-- better-auth, which has a schema of its own.
grant usage on schema auth to vindbaar_auth;
grant insert, select, update, delete on all tables in schema auth to vindbaar_auth;
-- end of db/sql/table-rights.sql
