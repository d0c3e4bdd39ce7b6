CREATE TABLE "comparisons" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"month" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"own_url" text NOT NULL,
	"competitors" text[] DEFAULT '{}'::text[] NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"sites" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"result" jsonb,
	CONSTRAINT "comparisons_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "comparisons_state" CHECK ("comparisons"."state" in ('running', 'done', 'failed')),
	CONSTRAINT "comparisons_month_is_month" CHECK ("comparisons"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "comparisons_done_has_result" CHECK ("comparisons"."state" <> 'done' or "comparisons"."result" is not null),
	CONSTRAINT "comparisons_competitors_length" CHECK (greatest(char_length("comparisons"."competitors"::text)) <= 30000)
);
--> statement-breakpoint
ALTER TABLE "comparisons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comparisons_quota" ON "comparisons" USING btree ("user_id","month");--> statement-breakpoint
CREATE INDEX "comparisons_finished" ON "comparisons" USING btree ("user_id","finished_at" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "owner may select" ON "comparisons" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("comparisons"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "comparisons" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("comparisons"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "comparisons" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("comparisons"."user_id" = (select app_user_id())) WITH CHECK ("comparisons"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "comparisons" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "comparisons" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "comparisons" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
grant insert, select, update on comparisons to vindbaar_app;--> statement-breakpoint
grant select, update, delete on comparisons to vindbaar_jobs;
