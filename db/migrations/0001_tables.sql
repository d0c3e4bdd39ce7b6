CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE TABLE "accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"display_name" text DEFAULT '' NOT NULL,
	"suspended_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"last_sign_in_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_length" CHECK (greatest(char_length("accounts"."email")) <= 320),
	CONSTRAINT "accounts_display_name_length" CHECK (greatest(char_length("accounts"."display_name")) <= 200)
);
--> statement-breakpoint
ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_key_length" CHECK (greatest(char_length("rate_limits"."key")) <= 500)
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sign_in_locks" (
	"email" text PRIMARY KEY NOT NULL,
	"failed_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"last_failed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_locks_email_is_lower_case" CHECK ("sign_in_locks"."email" = lower("sign_in_locks"."email")),
	CONSTRAINT "sign_in_locks_email_length" CHECK (greatest(char_length("sign_in_locks"."email")) <= 320)
);
--> statement-breakpoint
ALTER TABLE "sign_in_locks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('user', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "user_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"plan_type" text DEFAULT 'free' NOT NULL,
	"current_period_end" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_subscriptions_plan_type" CHECK ("user_subscriptions"."plan_type" in ('free', 'pro', 'expert'))
);
--> statement-breakpoint
ALTER TABLE "user_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth"."account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"token" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth"."user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth"."verification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "domains" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"domain_name" text DEFAULT '' NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"plan_type" text,
	"verified_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "domains_id_user_id" UNIQUE("id","user_id"),
	CONSTRAINT "domains_plan_type" CHECK ("domains"."plan_type" in ('free', 'pro', 'expert')),
	CONSTRAINT "domains_domain_name_length" CHECK (greatest(char_length("domains"."domain_name")) <= 253)
);
--> statement-breakpoint
ALTER TABLE "domains" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "email_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"subject" text NOT NULL,
	"from_name" text,
	"from_email" text,
	"html" text NOT NULL,
	"text" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_templates_key_unique" UNIQUE("key"),
	CONSTRAINT "email_templates_subject_length" CHECK (greatest(char_length("email_templates"."key"), char_length("email_templates"."subject"), char_length("email_templates"."from_name"), char_length("email_templates"."from_email")) <= 500),
	CONSTRAINT "email_templates_body_length" CHECK (greatest(char_length("email_templates"."html"), char_length("email_templates"."text")) <= 500000)
);
--> statement-breakpoint
ALTER TABLE "email_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"url" text,
	"locations" text[] DEFAULT '{}'::text[] NOT NULL,
	"location" text GENERATED ALWAYS AS (locations[1]) STORED,
	"countries" text[] DEFAULT '{}'::text[] NOT NULL,
	"desired_info" text,
	"llm_platforms" text[] DEFAULT '{chatgpt,perplexity,gemini,claude,grok}'::text[] NOT NULL,
	"description" text,
	"samenvatting_algemeen" text,
	"sector" text,
	"sectoren" text[] DEFAULT '{}'::text[] NOT NULL,
	"social_profielen" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"social_links" text[] DEFAULT '{}'::text[] NOT NULL,
	"public_email" text,
	"contact_email_publiek" text GENERATED ALWAYS AS (public_email) STORED,
	"sales_email" text,
	"sales_telefoon" text,
	"support_email" text,
	"support_telefoon" text,
	"maps_link" text,
	"landing_url" text,
	"rechtsvorm" text,
	"kvk_of_legal_name" text,
	"btw_nummer" text,
	"sbi_code" text,
	"oprichtingsjaar" integer,
	"talen" text[] DEFAULT '{}'::text[] NOT NULL,
	"content_licentie" text DEFAULT 'citeren-en-samenvatten' NOT NULL,
	"locaties_uitgebreid" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"diensten" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pakketten" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cases" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"review_bronnen" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"team" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"beeldrechten_akkoord" boolean DEFAULT false NOT NULL,
	"logo_svg_url" text,
	"logo_png_url" text,
	"hero_afbeelding_url" text,
	"faqs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"primair_email" text,
	"email" text,
	"profile_slug" uuid,
	"published" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'concept' NOT NULL,
	"geo_published_at" timestamp (3) with time zone,
	"llm_profiel_status" text DEFAULT 'concept' NOT NULL,
	"publicatie_pad" text DEFAULT '/.well-known/llm-profile.json' NOT NULL,
	"laatste_scan" timestamp (3) with time zone,
	"rapport_email" text,
	"taal" text DEFAULT 'nl' NOT NULL,
	"tijdzone" text DEFAULT 'Europe/Amsterdam' NOT NULL,
	"rapport_frequentie" text DEFAULT 'maandelijks' NOT NULL,
	"frequency" text GENERATED ALWAYS AS (rapport_frequentie) STORED,
	"rapport_dag_vd_maand" integer DEFAULT 10 NOT NULL,
	"day" integer GENERATED ALWAYS AS (rapport_dag_vd_maand) STORED,
	"rapport_samenvatting_email" boolean DEFAULT true NOT NULL,
	"rapport_volledige_pdf" boolean DEFAULT false NOT NULL,
	"zichtbaarheid_ai" boolean DEFAULT true NOT NULL,
	"noindex_google" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "profiles_id_domain_id_pk" PRIMARY KEY("id","domain_id"),
	CONSTRAINT "profiles_profile_slug_unique" UNIQUE("profile_slug"),
	CONSTRAINT "profiles_published_has_slug" CHECK (not "profiles"."published" or "profiles"."profile_slug" is not null),
	CONSTRAINT "profiles_countries_are_iso" CHECK (array_to_string("profiles"."countries", ',') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'),
	CONSTRAINT "profiles_llm_platforms_known" CHECK ("profiles"."llm_platforms" <@ '{chatgpt,perplexity,gemini,claude,grok,deepseek}'::text[]),
	CONSTRAINT "profiles_oprichtingsjaar_range" CHECK ("profiles"."oprichtingsjaar" between 1000 and 2200),
	CONSTRAINT "profiles_rapport_dag_range" CHECK ("profiles"."rapport_dag_vd_maand" between 1 and 31),
	CONSTRAINT "profiles_rechtsvorm_known" CHECK ("profiles"."rechtsvorm" in ('bv', 'nv', 'vof', 'eenmanszaak', 'stichting', 'vereniging', 'anders')),
	CONSTRAINT "profiles_content_licentie_known" CHECK ("profiles"."content_licentie" in ('citeren-en-samenvatten', 'alleen-citeren', 'geen-hergebruik')),
	CONSTRAINT "profiles_tijdzone_known" CHECK ("profiles"."tijdzone" in ('Europe/Amsterdam', 'Europe/Brussels', 'Europe/London', 'Europe/Paris', 'UTC')),
	CONSTRAINT "profiles_taal_known" CHECK ("profiles"."taal" in ('nl', 'en')),
	CONSTRAINT "profiles_rapport_frequentie_known" CHECK ("profiles"."rapport_frequentie" in ('maandelijks', 'uit')),
	CONSTRAINT "profiles_social_profielen_list" CHECK (jsonb_typeof("profiles"."social_profielen") = 'array' and not jsonb_path_exists("profiles"."social_profielen", 'strict $[*] ? (@.type() != "object")')),
	CONSTRAINT "profiles_locaties_uitgebreid_list" CHECK (jsonb_typeof("profiles"."locaties_uitgebreid") = 'array' and not jsonb_path_exists("profiles"."locaties_uitgebreid", 'strict $[*] ? (@.type() != "object")')),
	CONSTRAINT "profiles_diensten_list" CHECK (jsonb_typeof("profiles"."diensten") = 'array' and not jsonb_path_exists("profiles"."diensten", 'strict $[*] ? (@.type() != "object")')),
	CONSTRAINT "profiles_pakketten_list" CHECK (jsonb_typeof("profiles"."pakketten") = 'array' and not jsonb_path_exists("profiles"."pakketten", 'strict $[*] ? (@.type() != "object")')),
	CONSTRAINT "profiles_cases_list" CHECK (jsonb_typeof("profiles"."cases") = 'array' and not jsonb_path_exists("profiles"."cases", 'strict $[*] ? (@.type() != "object")')),
	CONSTRAINT "profiles_review_bronnen_list" CHECK (jsonb_typeof("profiles"."review_bronnen") = 'array' and not jsonb_path_exists("profiles"."review_bronnen", 'strict $[*] ? (@.type() != "object")')),
	CONSTRAINT "profiles_team_list" CHECK (jsonb_typeof("profiles"."team") = 'array' and not jsonb_path_exists("profiles"."team", 'strict $[*] ? (@.type() != "object")')),
	CONSTRAINT "profiles_faqs_list" CHECK (jsonb_typeof("profiles"."faqs") = 'array' and not jsonb_path_exists("profiles"."faqs", 'strict $[*] ? (@.type() != "object")')),
	CONSTRAINT "profiles_email_length" CHECK (greatest(char_length("profiles"."public_email"), char_length("profiles"."sales_email"), char_length("profiles"."support_email"), char_length("profiles"."primair_email"), char_length("profiles"."email"), char_length("profiles"."rapport_email")) <= 320),
	CONSTRAINT "profiles_url_length" CHECK (greatest(char_length("profiles"."url"), char_length("profiles"."maps_link"), char_length("profiles"."landing_url"), char_length("profiles"."logo_svg_url"), char_length("profiles"."logo_png_url"), char_length("profiles"."hero_afbeelding_url")) <= 4096),
	CONSTRAINT "profiles_text_length" CHECK (greatest(char_length("profiles"."company_name"), char_length("profiles"."desired_info"), char_length("profiles"."samenvatting_algemeen"), char_length("profiles"."sector"), char_length("profiles"."sales_telefoon"), char_length("profiles"."support_telefoon"), char_length("profiles"."kvk_of_legal_name"), char_length("profiles"."btw_nummer"), char_length("profiles"."sbi_code"), char_length("profiles"."status"), char_length("profiles"."llm_profiel_status"), char_length("profiles"."publicatie_pad")) <= 20000),
	CONSTRAINT "profiles_description_length" CHECK (greatest(char_length("profiles"."description")) <= 100000),
	CONSTRAINT "profiles_lists_length" CHECK (greatest(char_length("profiles"."locations"::text), char_length("profiles"."countries"::text), char_length("profiles"."sectoren"::text), char_length("profiles"."social_links"::text), char_length("profiles"."talen"::text), char_length("profiles"."social_profielen"::text), char_length("profiles"."locaties_uitgebreid"::text), char_length("profiles"."diensten"::text), char_length("profiles"."pakketten"::text), char_length("profiles"."cases"::text), char_length("profiles"."review_bronnen"::text), char_length("profiles"."team"::text), char_length("profiles"."faqs"::text)) <= 1000000)
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "analysis_progress" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"step" text DEFAULT '' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"url" text,
	"finished_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analysis_progress" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"domain_id" uuid,
	"aangemaakt_op" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"maand" text NOT NULL,
	"url" text,
	"score" integer,
	"samenvatting" text,
	"rubric_version" text,
	"result" jsonb,
	"link_pdf" text,
	"link_json" text,
	CONSTRAINT "reports_maand_is_month" CHECK ("reports"."maand" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "reports_score_range" CHECK ("reports"."score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reports_free" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"domain_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"year_month" text NOT NULL,
	"url" text,
	"score" integer,
	"samenvatting" text,
	"rubric_version" text,
	"result" jsonb,
	"link_pdf" text,
	"link_json" text,
	CONSTRAINT "reports_free_one_a_month" UNIQUE("user_id","year_month"),
	CONSTRAINT "reports_free_year_month_is_month" CHECK ("reports_free"."year_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "reports_free_score_range" CHECK ("reports_free"."score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "reports_free" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "waitlist" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"email" text NOT NULL,
	"website" text,
	"use_case" text,
	"target_audience" text,
	"accepted_privacy" boolean DEFAULT false NOT NULL,
	"consent_text" text,
	"consent_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"contact_consent_at" timestamp (3) with time zone,
	"confirmation_sent_at" timestamp (3) with time zone,
	"invited_at" timestamp (3) with time zone,
	CONSTRAINT "waitlist_name_length" CHECK (greatest(char_length("waitlist"."name"), char_length("waitlist"."company")) <= 500),
	CONSTRAINT "waitlist_email_length" CHECK (greatest(char_length("waitlist"."email")) <= 320),
	CONSTRAINT "waitlist_text_length" CHECK (greatest(char_length("waitlist"."website"), char_length("waitlist"."use_case"), char_length("waitlist"."target_audience"), char_length("waitlist"."consent_text"), char_length("waitlist"."consent_version")) <= 20000)
);
--> statement-breakpoint
ALTER TABLE "waitlist" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ADD CONSTRAINT "user_subscriptions_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_domain_id_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_progress" ADD CONSTRAINT "analysis_progress_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports_free" ADD CONSTRAINT "reports_free_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports_free" ADD CONSTRAINT "reports_free_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "account_user_id" ON "auth"."account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_id" ON "auth"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at" ON "auth"."session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "auth"."verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verification_expires_at" ON "auth"."verification" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "domains_one_primary" ON "domains" USING btree ("user_id") WHERE is_primary;--> statement-breakpoint
CREATE INDEX "domains_user_id" ON "domains" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "domains_domain_name" ON "domains" USING btree ("domain_name");--> statement-breakpoint
CREATE INDEX "profiles_domain_id" ON "profiles" USING btree ("domain_id");--> statement-breakpoint
CREATE INDEX "profiles_published" ON "profiles" USING btree ("geo_published_at") WHERE published and deleted_at is null;--> statement-breakpoint
CREATE INDEX "analysis_progress_user_id" ON "analysis_progress" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "analysis_progress_updated_at" ON "analysis_progress" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "reports_user_id" ON "reports" USING btree ("user_id","aangemaakt_op" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reports_domain_id" ON "reports" USING btree ("domain_id","aangemaakt_op" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reports_free_domain_id" ON "reports_free" USING btree ("domain_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_email" ON "waitlist" USING btree (lower("email"));--> statement-breakpoint
CREATE POLICY "owner may select" ON "accounts" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("accounts"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "admin may select" ON "accounts" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may update" ON "accounts" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ((select is_admin())) WITH CHECK ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "accounts" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "accounts" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may select" ON "rate_limits" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "rate_limits" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "admin may select" ON "sign_in_locks" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may delete" ON "sign_in_locks" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "sign_in_locks" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "sign_in_locks" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "user_roles" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("user_roles"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "admin may select" ON "user_roles" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may insert" ON "user_roles" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may update" ON "user_roles" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ((select is_admin())) WITH CHECK ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may delete" ON "user_roles" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "user_roles" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "user_subscriptions" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("user_subscriptions"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "admin may select" ON "user_subscriptions" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may insert" ON "user_subscriptions" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may update" ON "user_subscriptions" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ((select is_admin())) WITH CHECK ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may delete" ON "user_subscriptions" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "user_subscriptions" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "user_subscriptions" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "domains" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("domains"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "domains" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("domains"."user_id" = (select app_user_id()) and not "domains"."is_primary" and "domains"."plan_type" is null and "domains"."verified_at" is null and plan_in_force("domains"."user_id") = 'expert');--> statement-breakpoint
CREATE POLICY "owner may delete" ON "domains" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ("domains"."user_id" = (select app_user_id()) and not "domains"."is_primary");--> statement-breakpoint
CREATE POLICY "admin may select" ON "domains" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may update" ON "domains" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ((select is_admin())) WITH CHECK ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may delete" ON "domains" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "domains" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "domains" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "domains" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "admin may select" ON "email_templates" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may update" ON "email_templates" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ((select is_admin())) WITH CHECK ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "email_templates" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "profiles" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("profiles"."id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "profiles" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("profiles"."id" = (select app_user_id())) WITH CHECK ("profiles"."id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "profiles" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("profiles"."id" = (select app_user_id()) and "profiles"."deleted_at" is null);--> statement-breakpoint
CREATE POLICY "admin may select" ON "profiles" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may update" ON "profiles" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ((select is_admin())) WITH CHECK ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may delete" ON "profiles" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "profiles" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "profiles" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "profiles" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "analysis_progress" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("analysis_progress"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "analysis_progress" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("analysis_progress"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "analysis_progress" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("analysis_progress"."user_id" = (select app_user_id())) WITH CHECK ("analysis_progress"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "analysis_progress" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "analysis_progress" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "analysis_progress" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "reports" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("reports"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "reports" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("reports"."user_id" = (select app_user_id()) and ("reports"."domain_id" is null or exists (select from domains d where d.id = "reports"."domain_id" and d.user_id = (select app_user_id()))));--> statement-breakpoint
CREATE POLICY "admin may select" ON "reports" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "reports" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "reports" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "reports" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "reports" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "reports_free" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("reports_free"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "reports_free" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("reports_free"."user_id" = (select app_user_id()) and ("reports_free"."domain_id" is null or exists (select from domains d where d.id = "reports_free"."domain_id" and d.user_id = (select app_user_id()))));--> statement-breakpoint
CREATE POLICY "admin may select" ON "reports_free" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "reports_free" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "reports_free" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "reports_free" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "reports_free" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "anyone may insert" ON "waitlist" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("waitlist"."accepted_privacy" and "waitlist"."confirmation_sent_at" is null and "waitlist"."invited_at" is null);--> statement-breakpoint
CREATE POLICY "admin may select" ON "waitlist" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may update" ON "waitlist" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ((select is_admin())) WITH CHECK ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may delete" ON "waitlist" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "waitlist" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "waitlist" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);