CREATE TABLE "crawler_ranges" (
	"source" text PRIMARY KEY NOT NULL,
	"prefixes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fetched_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"problem" text,
	CONSTRAINT "crawler_ranges_length" CHECK (greatest(char_length("crawler_ranges"."source"), char_length("crawler_ranges"."problem")) <= 2000)
);
--> statement-breakpoint
ALTER TABLE "crawler_ranges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "crawler_visit_days" (
	"user_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"day" date NOT NULL,
	"crawler" text NOT NULL,
	"verdict" text NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "crawler_visit_days_user_id_domain_id_day_crawler_verdict_pk" PRIMARY KEY("user_id","domain_id","day","crawler","verdict"),
	CONSTRAINT "crawler_visit_days_verdict" CHECK ("crawler_visit_days"."verdict" in ('verified', 'forged', 'unverifiable')),
	CONSTRAINT "crawler_visit_days_crawler_length" CHECK (greatest(char_length("crawler_visit_days"."crawler")) <= 100)
);
--> statement-breakpoint
ALTER TABLE "crawler_visit_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "crawler_visits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"visited_at" timestamp (3) with time zone NOT NULL,
	"crawler" text NOT NULL,
	"format" text NOT NULL,
	"verdict" text NOT NULL,
	"allowed" boolean NOT NULL,
	"hits" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "crawler_visits_verdict" CHECK ("crawler_visits"."verdict" in ('verified', 'forged', 'unverifiable')),
	CONSTRAINT "crawler_visits_format" CHECK ("crawler_visits"."format" in ('page', 'llms.txt', 'llm-profile.json', 'badge.svg')),
	CONSTRAINT "crawler_visits_crawler_length" CHECK (greatest(char_length("crawler_visits"."crawler")) <= 100),
	CONSTRAINT "crawler_visits_hits" CHECK ("crawler_visits"."hits" > 0)
);
--> statement-breakpoint
ALTER TABLE "crawler_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "own_file_checks" (
	"user_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"file" text NOT NULL,
	"url" text NOT NULL,
	"state" text NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_file_checks_user_id_domain_id_file_pk" PRIMARY KEY("user_id","domain_id","file"),
	CONSTRAINT "own_file_checks_file" CHECK ("own_file_checks"."file" in ('llms.txt', 'llm-profile.json')),
	CONSTRAINT "own_file_checks_state" CHECK ("own_file_checks"."state" in ('valid', 'invalid', 'outdated', 'missing', 'unreachable')),
	CONSTRAINT "own_file_checks_url_length" CHECK (greatest(char_length("own_file_checks"."url")) <= 4096)
);
--> statement-breakpoint
ALTER TABLE "own_file_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "crawler_visit_days" ADD CONSTRAINT "crawler_visit_days_domain_id_user_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","user_id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawler_visits" ADD CONSTRAINT "crawler_visits_domain_id_user_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","user_id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_file_checks" ADD CONSTRAINT "own_file_checks_domain_id_user_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","user_id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crawler_visit_days_domain_id" ON "crawler_visit_days" USING btree ("domain_id");--> statement-breakpoint
CREATE INDEX "crawler_visits_latest" ON "crawler_visits" USING btree ("user_id","visited_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "crawler_visits_domain_id" ON "crawler_visits" USING btree ("domain_id");--> statement-breakpoint
CREATE INDEX "crawler_visits_visited_at" ON "crawler_visits" USING btree ("visited_at");--> statement-breakpoint
CREATE INDEX "own_file_checks_checked_at" ON "own_file_checks" USING btree ("checked_at");--> statement-breakpoint
CREATE POLICY "jobs may select" ON "crawler_ranges" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "crawler_ranges" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "crawler_ranges" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "crawler_ranges" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "crawler_visit_days" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("crawler_visit_days"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "crawler_visit_days" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "crawler_visit_days" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "crawler_visit_days" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "crawler_visit_days" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "crawler_visits" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("crawler_visits"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "crawler_visits" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "crawler_visits" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "crawler_visits" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "crawler_visits" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "own_file_checks" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("own_file_checks"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "own_file_checks" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "own_file_checks" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "own_file_checks" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "own_file_checks" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);