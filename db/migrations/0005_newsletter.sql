CREATE TABLE "mail_suppressions" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail_suppressions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email_hash" text NOT NULL,
	"email" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"consent_text" text NOT NULL,
	"consent_version" text NOT NULL,
	"ip_hash" text NOT NULL,
	"user_agent_hash" text,
	"confirm_hash" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"unsubscribe_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"unsubscribed_at" timestamp (3) with time zone,
	CONSTRAINT "newsletter_subscriptions_email_hash_unique" UNIQUE("email_hash"),
	CONSTRAINT "newsletter_subscriptions_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "newsletter_subscriptions_unsubscribe_token_unique" UNIQUE("unsubscribe_token"),
	CONSTRAINT "newsletter_subscriptions_length" CHECK (greatest(char_length("newsletter_subscriptions"."email"), char_length("newsletter_subscriptions"."consent_text"), char_length("newsletter_subscriptions"."consent_version")) <= 2000),
	CONSTRAINT "newsletter_subscriptions_email" CHECK (("newsletter_subscriptions"."email" is null) = ("newsletter_subscriptions"."unsubscribed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "admin may select" ON "mail_suppressions" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "mail_suppressions" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may select" ON "mail_suppressions" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "mail_suppressions" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "admin may select" ON "newsletter_subscriptions" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may delete" ON "newsletter_subscriptions" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "newsletter_subscriptions" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may select" ON "newsletter_subscriptions" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "newsletter_subscriptions" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "newsletter_subscriptions" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
-- Rights to the tables; drizzle-kit does not write grants.
grant select, delete on newsletter_subscriptions to vindbaar_app;--> statement-breakpoint
grant select on mail_suppressions to vindbaar_app;--> statement-breakpoint
grant insert, select, update, delete on newsletter_subscriptions to vindbaar_jobs;--> statement-breakpoint
grant insert, select, delete on mail_suppressions to vindbaar_jobs;
