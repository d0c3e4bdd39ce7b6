CREATE TABLE "standing_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"question" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"question_key" text NOT NULL,
	"assistants" text[] DEFAULT '{}'::text[] NOT NULL,
	"schedule" text NOT NULL,
	"since_day" text NOT NULL,
	"next_day" text,
	"missed_day" text,
	"missed_because" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "standing_questions_once" UNIQUE("domain_id","question_key"),
	CONSTRAINT "standing_questions_length" CHECK (greatest(char_length("standing_questions"."question"), char_length("standing_questions"."question_key")) <= 500),
	CONSTRAINT "standing_questions_codes" CHECK ("standing_questions"."country" ~ '^[A-Z]{2}$' and "standing_questions"."language" ~ '^[a-z]{2}$'),
	CONSTRAINT "standing_questions_assistants" CHECK ("standing_questions"."assistants" <@ array['chatgpt', 'perplexity', 'gemini', 'claude', 'grok']
        and cardinality("standing_questions"."assistants") between 1 and 5),
	CONSTRAINT "standing_questions_schedule" CHECK ("standing_questions"."schedule" in ('off', 'weekly', 'monthly')),
	CONSTRAINT "standing_questions_missed_because" CHECK ("standing_questions"."missed_because" in ('limit', 'no-key', 'plan', 'no-name')),
	CONSTRAINT "standing_questions_next" CHECK (("standing_questions"."schedule" = 'off') = ("standing_questions"."next_day" is null)),
	CONSTRAINT "standing_questions_missed" CHECK (("standing_questions"."missed_day" is null) = ("standing_questions"."missed_because" is null)),
	CONSTRAINT "standing_questions_days" CHECK ("standing_questions"."since_day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
        and coalesce("standing_questions"."next_day", "standing_questions"."since_day") ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
        and coalesce("standing_questions"."missed_day", "standing_questions"."since_day") ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
);
--> statement-breakpoint
ALTER TABLE "standing_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "askings" ADD COLUMN "standing_question_id" uuid;--> statement-breakpoint
ALTER TABLE "standing_questions" ADD CONSTRAINT "standing_questions_domain_id_user_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","user_id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "standing_questions_user_id" ON "standing_questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "standing_questions_due" ON "standing_questions" USING btree ("next_day");--> statement-breakpoint
ALTER TABLE "askings" ADD CONSTRAINT "askings_standing_question_id_standing_questions_id_fk" FOREIGN KEY ("standing_question_id") REFERENCES "public"."standing_questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "askings_standing_question_id" ON "askings" USING btree ("standing_question_id","asked_at");--> statement-breakpoint
CREATE POLICY "owner may select" ON "standing_questions" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("standing_questions"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "standing_questions" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("standing_questions"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "standing_questions" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("standing_questions"."user_id" = (select app_user_id())) WITH CHECK ("standing_questions"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may delete" ON "standing_questions" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ("standing_questions"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "standing_questions" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint

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
grant insert, select, update, delete on linked_pages, proposals, standing_questions to vindbaar_app;
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
grant select on askings, standing_questions to vindbaar_jobs;
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
