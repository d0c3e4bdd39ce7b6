-- db/sql/actor.sql
-- Who a transaction acts for, and what that lets it do. The policies in db/schema ask these functions.
-- Nobody may do anything that is not granted by name. vindbaar_owner runs this and owns everything.
revoke all on schema public from public;
grant usage on schema public to vindbaar_app, vindbaar_auth, vindbaar_jobs, vindbaar_reader;
alter default privileges for role vindbaar_owner revoke execute on functions from public;

-- What signatures of users are checked with; written at each start (db/actor-key.ts), readable by no role of the program.
create schema if not exists private;
create table if not exists private.actor_key (
  only_one boolean primary key default true check (only_one),
  inner_block bytea not null,
  outer_block bytea not null
);

-- The user that the transaction acts for; null for a visitor, for jobs and for vindbaar_reader. Signed, because any SQL may set it:
-- SQL injected into one customer's query could otherwise name another customer, or an admin.
create or replace function app_user_id() returns uuid
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  v_said text := current_setting('app.user_id', true);
  v_id text;
  v_signature text;
begin
  if v_said is null or v_said = '' or current_setting('role', true) is distinct from 'vindbaar_app' then
    return null;
  end if;
  v_id := split_part(v_said, '.', 1);
  select encode(sha256(k.outer_block || sha256(k.inner_block || convert_to(v_id, 'UTF8'))), 'hex') into v_signature
  from private.actor_key k where k.only_one;
  if v_signature is distinct from split_part(v_said, '.', 2) then
    raise insufficient_privilege using message = 'app.user_id is not signed';
  end if;
  return v_id::uuid;
end $$;
grant execute on function app_user_id to vindbaar_app, vindbaar_jobs, vindbaar_reader;

-- In functions that run with their owner's rights, current_user is the owner; `role` is still the caller's.
create or replace function acts_as_jobs() returns boolean
  language sql stable
  return current_setting('role', true) = 'vindbaar_jobs';
grant execute on function acts_as_jobs to vindbaar_app, vindbaar_jobs;

-- plpgsql, because the tables are made after the policies' functions.
create or replace function is_admin() returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  return exists (
    select from user_roles r join accounts a using (user_id)
    where r.user_id = app_user_id() and r.role = 'admin' and r.deleted_at is null
      and a.suspended_at is null and a.deleted_at is null
  );
end $$;
grant execute on function is_admin to vindbaar_app, vindbaar_jobs;

create or replace function require_right_over(p_user_id uuid) returns void
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  if p_user_id is distinct from app_user_id() and not acts_as_jobs() and not is_admin() then
    raise insufficient_privilege using message = 'only the account itself or an admin may do this';
  end if;
end $$;
grant execute on function require_right_over to vindbaar_app, vindbaar_jobs;
-- end of db/sql/actor.sql

-- db/sql/plan-in-force.sql
-- The plan in force for a domain is its own, else the account's; a subscription that has ended is Free.
create or replace function plan_in_force(p_user_id uuid, p_domain_id uuid default null) returns text
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_right_over(p_user_id);
  return coalesce(
    (select d.plan_type from domains d where d.id = p_domain_id and d.user_id = p_user_id),
    (select s.plan_type from user_subscriptions s
     where s.user_id = p_user_id and s.deleted_at is null
       and (s.current_period_end is null or s.current_period_end > now())),
    'free'
  );
end $$;
grant execute on function plan_in_force to vindbaar_app, vindbaar_jobs;
-- end of db/sql/plan-in-force.sql

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
CREATE TABLE "sign_in_attempts" (
	"email" text NOT NULL,
	"scope" text NOT NULL,
	"failed_count" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "sign_in_attempts_email_scope_pk" PRIMARY KEY("email","scope"),
	CONSTRAINT "sign_in_attempts_email_is_lower_case" CHECK ("sign_in_attempts"."email" = lower("sign_in_attempts"."email")),
	CONSTRAINT "sign_in_attempts_email_length" CHECK (greatest(char_length("sign_in_attempts"."email")) <= 320),
	CONSTRAINT "sign_in_attempts_scope_length" CHECK (greatest(char_length("sign_in_attempts"."scope")) <= 100)
);
--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "analyses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"domain_id" uuid,
	"progress_id" uuid,
	"revises" uuid,
	"day" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"ahead" integer,
	"step" text DEFAULT 'start' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 1 NOT NULL,
	"url" text,
	CONSTRAINT "analyses_state" CHECK ("analyses"."state" in ('running', 'done', 'no-score', 'failed')),
	CONSTRAINT "analyses_day_is_day" CHECK ("analyses"."day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
);
--> statement-breakpoint
ALTER TABLE "analyses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"ahead" integer,
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
CREATE TABLE "first_pages" (
	"user_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"host" text NOT NULL,
	"path" text NOT NULL,
	"named_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "first_pages_domain_id_host_path_pk" PRIMARY KEY("domain_id","host","path"),
	CONSTRAINT "first_pages_path_length" CHECK (greatest(char_length("first_pages"."host"), char_length("first_pages"."path")) <= 2000)
);
--> statement-breakpoint
ALTER TABLE "first_pages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "image_sources" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"state" text DEFAULT 'bezig' NOT NULL,
	"problem" text,
	"hash" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "image_sources_user_id_kind_url_pk" PRIMARY KEY("user_id","kind","url"),
	CONSTRAINT "image_sources_kind" CHECK ("image_sources"."kind" in ('logo', 'hero', 'foto')),
	CONSTRAINT "image_sources_state" CHECK ("image_sources"."state" in ('bezig', 'opgehaald', 'mislukt')),
	CONSTRAINT "image_sources_done_has_hash" CHECK ("image_sources"."state" <> 'opgehaald' or "image_sources"."hash" is not null),
	CONSTRAINT "image_sources_failed_has_problem" CHECK (("image_sources"."state" = 'mislukt') = ("image_sources"."problem" is not null)),
	CONSTRAINT "image_sources_url_length" CHECK (octet_length("image_sources"."url") <= 2048)
);
--> statement-breakpoint
ALTER TABLE "image_sources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "images" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"on_dark" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_type" CHECK ("images"."type" in ('image/png', 'image/jpeg')),
	CONSTRAINT "images_hash_is_sha256" CHECK ("images"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "images_size" CHECK ("images"."width" between 1 and 4096 and "images"."height" between 1 and 4096),
	CONSTRAINT "images_bytes_length" CHECK (octet_length("images"."bytes") between 1 and 8388608)
);
--> statement-breakpoint
ALTER TABLE "images" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"place" text DEFAULT '' NOT NULL,
	"holder" uuid,
	"held_until" timestamp (3) with time zone,
	CONSTRAINT "job_runs_length" CHECK (greatest(char_length("job_runs"."name"), char_length("job_runs"."place")) <= 1000)
);
--> statement-breakpoint
ALTER TABLE "job_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"template_key" text NOT NULL,
	"to_address" text,
	"variables" jsonb,
	"with_reset_link" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"error" text,
	CONSTRAINT "mail_outbox_state" CHECK ("mail_outbox"."state" in ('waiting', 'sent', 'failed')),
	CONSTRAINT "mail_outbox_ended" CHECK (("mail_outbox"."state" = 'waiting') = ("mail_outbox"."ended_at" is null)),
	CONSTRAINT "mail_outbox_emptied" CHECK ("mail_outbox"."state" = 'waiting' or "mail_outbox"."variables" is null),
	CONSTRAINT "mail_outbox_sent_to" CHECK (("mail_outbox"."state" = 'sent') = ("mail_outbox"."to_address" is null)),
	CONSTRAINT "mail_outbox_length" CHECK (greatest(char_length("mail_outbox"."template_key"), char_length("mail_outbox"."to_address"), char_length("mail_outbox"."error")) <= 1000)
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "profiles_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	CONSTRAINT "profiles_number_unique" UNIQUE("number"),
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
CREATE TABLE "sitemap_entries" (
	"number" bigint PRIMARY KEY NOT NULL,
	"slug" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"listed_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "sitemap_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparisons" ADD CONSTRAINT "comparisons_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawler_visit_days" ADD CONSTRAINT "crawler_visit_days_domain_id_user_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","user_id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawler_visits" ADD CONSTRAINT "crawler_visits_domain_id_user_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","user_id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_pages" ADD CONSTRAINT "first_pages_domain_id_user_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","user_id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "image_sources" ADD CONSTRAINT "image_sources_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_sources" ADD CONSTRAINT "image_sources_hash_images_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_file_checks" ADD CONSTRAINT "own_file_checks_domain_id_user_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","user_id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_domain_id_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports_free" ADD CONSTRAINT "reports_free_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports_free" ADD CONSTRAINT "reports_free_domain_id_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."domains"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitemap_entries" ADD CONSTRAINT "sitemap_entries_number_profiles_number_fk" FOREIGN KEY ("number") REFERENCES "public"."profiles"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "accounts_newest" ON "accounts" USING btree ("created_at" DESC NULLS LAST,"user_id");--> statement-breakpoint
CREATE INDEX "accounts_deleted_newest" ON "accounts" USING btree ("created_at" DESC NULLS LAST,"user_id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "accounts_suspended_newest" ON "accounts" USING btree ("created_at" DESC NULLS LAST,"user_id") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "accounts_deleted" ON "accounts" USING btree ("deleted_at","user_id") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "analyses_of_a_day" ON "analyses" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "analyses_progress" ON "analyses" USING btree ("user_id","progress_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "analyses_started" ON "analyses" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "analyses_domain_id" ON "analyses" USING btree ("domain_id");--> statement-breakpoint
CREATE INDEX "account_user_id" ON "auth"."account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_id" ON "auth"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at" ON "auth"."session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "auth"."verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verification_value" ON "auth"."verification" USING btree ("value");--> statement-breakpoint
CREATE INDEX "verification_expires_at" ON "auth"."verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "comparisons_quota" ON "comparisons" USING btree ("user_id","month");--> statement-breakpoint
CREATE INDEX "comparisons_finished" ON "comparisons" USING btree ("user_id","finished_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "crawler_visit_days_domain_id" ON "crawler_visit_days" USING btree ("domain_id");--> statement-breakpoint
CREATE INDEX "crawler_visits_latest" ON "crawler_visits" USING btree ("user_id","visited_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "crawler_visits_domain_id" ON "crawler_visits" USING btree ("domain_id");--> statement-breakpoint
CREATE INDEX "crawler_visits_visited_at" ON "crawler_visits" USING btree ("visited_at");--> statement-breakpoint
CREATE UNIQUE INDEX "domains_one_primary" ON "domains" USING btree ("user_id") WHERE is_primary;--> statement-breakpoint
CREATE INDEX "domains_user_id" ON "domains" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "domains_domain_name" ON "domains" USING btree ("domain_name");--> statement-breakpoint
CREATE INDEX "first_pages_user_id_idx" ON "first_pages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "image_sources_hash" ON "image_sources" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "image_sources_busy" ON "image_sources" USING btree ("requested_at") WHERE state = 'bezig';--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "mail_outbox_ended_at" ON "mail_outbox" USING btree ("ended_at") WHERE state <> 'waiting';--> statement-breakpoint
CREATE INDEX "own_file_checks_checked_at" ON "own_file_checks" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "profiles_domain_id" ON "profiles" USING btree ("domain_id");--> statement-breakpoint
CREATE INDEX "profiles_published" ON "profiles" USING btree ("geo_published_at") WHERE published and deleted_at is null;--> statement-breakpoint
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
CREATE POLICY "admin may select" ON "sign_in_attempts" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may delete" ON "sign_in_attempts" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "sign_in_attempts" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "sign_in_attempts" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
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
CREATE POLICY "owner may select" ON "analyses" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("analyses"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "analyses" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("analyses"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "analyses" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("analyses"."user_id" = (select app_user_id())) WITH CHECK ("analyses"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "analyses" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "analyses" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "comparisons" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("comparisons"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "comparisons" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("comparisons"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "comparisons" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("comparisons"."user_id" = (select app_user_id())) WITH CHECK ("comparisons"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "comparisons" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "comparisons" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "comparisons" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "readers may select" ON "crawler_ranges" AS PERMISSIVE FOR SELECT TO "vindbaar_reader" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may select" ON "crawler_ranges" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "crawler_ranges" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "crawler_ranges" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "crawler_ranges" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "crawler_visit_days" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("crawler_visit_days"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "crawler_visit_days" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "crawler_visit_days" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "crawler_visits" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("crawler_visits"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "crawler_visits" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "crawler_visits" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
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
CREATE POLICY "owner may select" ON "first_pages" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("first_pages"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "first_pages" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("first_pages"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "first_pages" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("first_pages"."user_id" = (select app_user_id())) WITH CHECK ("first_pages"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may select" ON "image_sources" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("image_sources"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "image_sources" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "image_sources" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "anyone may select" ON "images" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING (exists (select from image_sources s where s.hash = "images"."hash" and s.user_id = (select app_user_id())));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "images" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "images" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "images" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may select" ON "job_runs" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "job_runs" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "job_runs" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may select" ON "mail_outbox" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "mail_outbox" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "mail_outbox" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "admin may select" ON "mail_suppressions" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "mail_suppressions" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "admin may select" ON "newsletter_subscriptions" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may delete" ON "newsletter_subscriptions" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "newsletter_subscriptions" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "own_file_checks" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("own_file_checks"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "own_file_checks" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("own_file_checks"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "own_file_checks" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("own_file_checks"."user_id" = (select app_user_id())) WITH CHECK ("own_file_checks"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "own_file_checks" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "own_file_checks" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "profiles" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("profiles"."id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "profiles" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("profiles"."id" = (select app_user_id())) WITH CHECK ("profiles"."id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "profiles" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("profiles"."id" = (select app_user_id()) and "profiles"."deleted_at" is null);--> statement-breakpoint
CREATE POLICY "admin may select" ON "profiles" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may update" ON "profiles" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ((select is_admin())) WITH CHECK ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may delete" ON "profiles" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "profiles" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "profiles" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "profiles" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "reports" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("reports"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "reports" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("reports"."user_id" = (select app_user_id()) and ("reports"."domain_id" is null or exists (select from domains d where d.id = "reports"."domain_id" and d.user_id = (select app_user_id()))));--> statement-breakpoint
CREATE POLICY "admin may select" ON "reports" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "reports" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "reports" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "reports" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "reports" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "reports_free" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("reports_free"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "reports_free" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("reports_free"."user_id" = (select app_user_id()) and ("reports_free"."domain_id" is null or exists (select from domains d where d.id = "reports_free"."domain_id" and d.user_id = (select app_user_id()))));--> statement-breakpoint
CREATE POLICY "owner may delete" ON "reports_free" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ("reports_free"."user_id" = (select app_user_id()) and "reports_free"."score" is null);--> statement-breakpoint
CREATE POLICY "admin may select" ON "reports_free" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "reports_free" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "reports_free" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "reports_free" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "reports_free" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "anyone may select" ON "sitemap_entries" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING (true);--> statement-breakpoint
CREATE POLICY "readers may select" ON "sitemap_entries" AS PERMISSIVE FOR SELECT TO "vindbaar_reader" USING (true);--> statement-breakpoint
CREATE POLICY "anyone may insert" ON "waitlist" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("waitlist"."accepted_privacy" and "waitlist"."confirmation_sent_at" is null and "waitlist"."invited_at" is null);--> statement-breakpoint
CREATE POLICY "admin may select" ON "waitlist" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may update" ON "waitlist" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ((select is_admin())) WITH CHECK ((select is_admin()));--> statement-breakpoint
CREATE POLICY "admin may delete" ON "waitlist" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ((select is_admin()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "waitlist" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "waitlist" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint

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

-- For good, and only what was deleted before. Everything of the account goes with better-auth's user row.
create or replace function purge_account(p_user_id uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not acts_as_jobs() and not is_admin() then
    raise insufficient_privilege using message = 'only an admin may remove an account for good';
  end if;
  delete from auth."user" u using accounts a where u.id = p_user_id and a.user_id = u.id and a.deleted_at is not null;
  return found;
end $$;
grant execute on function purge_account to vindbaar_app, vindbaar_jobs;
-- end of db/sql/accounts.sql

-- db/sql/crawler-visits.sql
-- Reading a public page leaves a visit, whoever reads it; only the page's owner sees visits.
create or replace function record_crawler_visits(p_visits jsonb) returns table (id uuid, nr integer)
  language sql security definer set search_path = public, pg_temp
as $$
  with given as materialized (
    select gen_random_uuid() as id, v.* from jsonb_to_recordset(p_visits) as v (
      user_id uuid, domain_id uuid, visited_at timestamptz, crawler text, format text, verdict text, allowed boolean, hits int, nr int)
    where exists (select from domains d where d.id = v.domain_id and d.user_id = v.user_id)
  ), visits as (
    insert into crawler_visits (id, user_id, domain_id, visited_at, crawler, format, verdict, allowed, hits)
    select g.id, user_id, domain_id, visited_at, crawler, format, verdict, allowed, hits from given g
  ), days as (
    insert into crawler_visit_days as d (user_id, domain_id, day, crawler, verdict, hits)
    select user_id, domain_id, (visited_at at time zone 'Europe/Amsterdam')::date, crawler, verdict, sum(hits) from given
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (user_id, domain_id, day, crawler, verdict) do update set hits = d.hits + excluded.hits
  )
  select g.id, g.nr from given g
$$;
grant execute on function record_crawler_visits to vindbaar_app;

-- What the name servers later say of a visit that was stored as unverifiable.
create or replace function settle_crawler_visit(p_id uuid, p_verdict text) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  with changed as (
    update crawler_visits set verdict = p_verdict where id = p_id and verdict = 'unverifiable'
    returning user_id, domain_id, (visited_at at time zone 'Europe/Amsterdam')::date as day, crawler, hits
  ), less as (
    update crawler_visit_days d set hits = d.hits - c.hits from changed c
    where d.user_id = c.user_id and d.domain_id = c.domain_id and d.crawler = c.crawler and d.day = c.day
      and d.verdict = 'unverifiable'
  )
  insert into crawler_visit_days as d (user_id, domain_id, day, crawler, verdict, hits)
  select user_id, domain_id, day, crawler, p_verdict, hits from changed
  on conflict (user_id, domain_id, day, crawler, verdict) do update set hits = d.hits + excluded.hits
$$;
grant execute on function settle_crawler_visit to vindbaar_app;
-- end of db/sql/crawler-visits.sql

-- db/sql/domains.sql
-- Names or renames the account's primary domain, so that slug and profile survive a change of URL. An Expert's primary
-- domain does not take the name of one of the same account's other websites.
create or replace function ensure_primary_domain(p_user_id uuid, p_domain_name text) returns uuid
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_name text := lower(btrim(p_domain_name));
  v_id uuid;
begin
  perform require_right_over(p_user_id);
  if coalesce(v_name, '') = '' then
    raise invalid_parameter_value using message = 'a domain name is required';
  end if;
  insert into domains as d (user_id, domain_name, is_primary) values (p_user_id, v_name, true)
  on conflict (user_id) where is_primary do update set
    domain_name = case
      when exists (
        select from domains other
        where other.user_id = p_user_id and not other.is_primary and other.deleted_at is null and other.domain_name = v_name
      ) then d.domain_name
      else v_name
    end
  returning id into v_id;
  return v_id;
end $$;
grant execute on function ensure_primary_domain to vindbaar_app;

-- Ownership was proven of the old name.
create or replace function forget_proof() returns trigger
  language plpgsql
as $$
begin
  new.verified_at := null;
  return new;
end $$;
create or replace trigger forget_proof before update of domain_name on domains for each row
  when (old.domain_name <> new.domain_name) execute function forget_proof();

-- Whether an address is on the website that a domain names, with or without www. A domain keeps its id when its customer moves to
-- another host, and the reports on the old one stay.
create or replace function is_on_website(p_url text, p_domain_name text) returns boolean
  language sql immutable parallel safe
as $$
  select regexp_replace(substring(lower(p_url) from '^https?://([^/?#]+)'), '^www\.', '') = regexp_replace(p_domain_name, '^www\.', '')
$$;
grant execute on function is_on_website to vindbaar_app;
-- end of db/sql/domains.sql

-- db/sql/images.sql
-- The addresses of a profile's images. A person's photo needs consent before it is fetched at all.
create or replace function wanted_images(p_user_id uuid) returns table (kind text, url text)
  language sql stable
as $$
  select wanted.kind, wanted.url
  from profiles p
  cross join lateral (
    values ('logo', p.logo_svg_url), ('logo', p.logo_png_url), ('hero', p.hero_afbeelding_url)
    union
    select 'foto', person ->> 'foto' from jsonb_array_elements(p.team) person where p.beeldrechten_akkoord
  ) wanted (kind, url)
  where p.id = p_user_id and coalesce(wanted.url, '') <> ''
  group by 1, 2
$$;
grant execute on function wanted_images to vindbaar_app, vindbaar_jobs;

-- An image, by its hash: for everyone where a public profile shows it, else only for the customer who had it fetched. The profiles
-- that show it decide who may read it; where one of several allows a reader, that reader may.
create or replace function image_at(p_hash text)
  returns table (type text, bytes bytea, is_public boolean, zichtbaarheid_ai boolean, llm_platforms text[], noindex_google boolean)
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  return query
  select i.type, i.bytes, shown.by is not null, coalesce(shown.ai, false), coalesce(shown.platforms, '{}'), coalesce(shown.noindex, true)
  from images i
  cross join lateral (
    select max(one.id::text) as by, bool_or(one.zichtbaarheid_ai) as ai, bool_and(one.noindex_google) as noindex,
      array_agg(distinct platform) filter (where one.zichtbaarheid_ai and platform is not null) as platforms
    from (
      -- A picture that everyone uses must not make reading it slow.
      select v.id, v.zichtbaarheid_ai, v.noindex_google, v.llm_platforms
      from image_sources s join public_profiles v on v.id = s.user_id
      where s.hash = p_hash and v.images @> jsonb_build_array(jsonb_build_object('hash', p_hash))
      limit 20
    ) one
    left join lateral unnest(one.llm_platforms) platform on true
  ) shown
  where i.hash = p_hash and (
    shown.by is not null
    or exists (select from image_sources s where s.hash = p_hash and s.user_id = app_user_id()));
end $$;
grant execute on function image_at to vindbaar_app, vindbaar_reader;

create or replace function request_wanted_images(p_now timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  insert into image_sources (user_id, kind, url, requested_at)
  select app_user_id(), kind, url, p_now from wanted_images(app_user_id()) on conflict do nothing
$$;
grant execute on function request_wanted_images to vindbaar_app;

create or replace function claim_wanted_image(p_now timestamptz, p_expired timestamptz) returns table (kind text, url text)
  language sql security definer set search_path = public, pg_temp
as $$
  update image_sources s set claimed_at = p_now
  from (
    select n.user_id, n.kind, n.url from image_sources n
    where n.user_id = app_user_id() and n.state = 'bezig' and (n.claimed_at is null or n.claimed_at < p_expired)
    order by n.requested_at limit 1 for update skip locked
  ) next
  where (s.user_id, s.kind, s.url) = (next.user_id, next.kind, next.url)
  returning s.kind, s.url
$$;
grant execute on function claim_wanted_image to vindbaar_app;

create or replace function image_failed(p_kind text, p_url text, p_now timestamptz, p_problem text) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update image_sources set state = 'mislukt', problem = p_problem, finished_at = p_now
  where user_id = app_user_id() and kind = p_kind and url = p_url
$$;
grant execute on function image_failed to vindbaar_app;

-- The hash is computed here, so that nobody can claim that an address gave another image than it did.
create or replace function keep_image(
  p_kind text, p_url text, p_now timestamptz, p_type text, p_bytes bytea, p_width integer, p_height integer, p_on_dark boolean
) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_hash text := encode(sha256(p_bytes), 'hex');
begin
  perform from image_sources where user_id = app_user_id() and kind = p_kind and url = p_url for update;
  if not found then
    return;
  end if;
  -- Written again where it is there already: that holds off whoever is clearing it away.
  insert into images (hash, type, bytes, width, height, on_dark)
  values (v_hash, p_type, p_bytes, p_width, p_height, p_on_dark)
  on conflict (hash) do update set hash = excluded.hash;
  update image_sources set state = 'opgehaald', problem = null, hash = v_hash, finished_at = p_now
  where user_id = app_user_id() and kind = p_kind and url = p_url;
end $$;
grant execute on function keep_image to vindbaar_app;

create or replace function retry_image(p_kind text, p_url text, p_now timestamptz, p_expired timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update image_sources set state = 'bezig', problem = null, requested_at = p_now, claimed_at = null
  where user_id = app_user_id() and kind = p_kind and url = p_url and (state <> 'bezig' or claimed_at < p_expired)
$$;
grant execute on function retry_image to vindbaar_app;
-- end of db/sql/images.sql

-- db/sql/mail-templates.sql
-- The mails that the product sends, in their first wording; admins edit them, so that a new wording here reaches new databases only.
-- They do not name the product: the sender does, so that a rename needs no edit here. Placeholders: first_name, confirm_url,
-- unsubscribe_url, company_name.
insert into email_templates (key, subject, html, text)
select key, subject, format($html$<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>%1$s</title>
</head>
<body style="margin:0;padding:32px 20px;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6">
<div style="max-width:560px;margin:0 auto">
<h1 style="margin:0 0 20px;font-family:Georgia,'Times New Roman',serif;font-size:24px;line-height:1.3;font-weight:normal">%1$s</h1>
%2$s
</div>
</body>
</html>
$html$, subject, replace(replace(body, '<p>', '<p style="margin:0 0 16px">'), '<a class="knop" ', '<a style="display:inline-block;padding:12px 20px;border-radius:6px;background-color:#1f2430;color:#ffffff;text-decoration:none;font-weight:600" ')), text
from (values
('wachtwoord_reset', 'Kies een nieuw wachtwoord',
$$<p>Je hebt gevraagd om een nieuw wachtwoord voor je account. Met deze knop kies je er een:</p>
<p><a class="knop" href="{{confirm_url}}">Kies een nieuw wachtwoord</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>De link werkt één keer en niet langer dan een uur. Heb je dit niet zelf gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.</p>$$,
$$Je hebt gevraagd om een nieuw wachtwoord voor je account. Met deze link kies je er een:

{{confirm_url}}

De link werkt één keer en niet langer dan een uur. Heb je dit niet zelf gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.
$$),
('account_aangemaakt', 'Je account staat klaar',
$$<p>Hallo {{first_name}},</p>
<p>Er staat een account klaar voor {{company_name}}. Kies je wachtwoord, dan kun je meteen aan de slag:</p>
<p><a class="knop" href="{{confirm_url}}">Kies je wachtwoord</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Daarna vul je je bedrijfsgegevens in en publiceer je je profiel. Je ziet direct hoe goed AI-assistenten je website kunnen lezen.</p>
<p>Is de link verlopen? Vraag op de inlogpagina een nieuwe aan via ‘Wachtwoord vergeten’.</p>$$,
$$Hallo {{first_name}},

Er staat een account klaar voor {{company_name}}. Kies je wachtwoord, dan kun je meteen aan de slag:

{{confirm_url}}

Daarna vul je je bedrijfsgegevens in en publiceer je je profiel. Je ziet direct hoe goed AI-assistenten je website kunnen lezen.

Is de link verlopen? Vraag op de inlogpagina een nieuwe aan via 'Wachtwoord vergeten'.
$$),
('account_vergrendeld', 'Inloggen is een kwartier geblokkeerd',
$$<p>Er is tien keer achter elkaar met een verkeerd wachtwoord geprobeerd in te loggen op je account. Daarom is inloggen 15 minuten geblokkeerd. Waar je al was ingelogd, blijf je ingelogd.</p>
<p>Was je het zelf? Wacht dan een kwartier, of kies nu een nieuw wachtwoord. Dat heft de blokkade direct op:</p>
<p><a class="knop" href="{{confirm_url}}">Kies een nieuw wachtwoord</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Was je het niet? Je account is niet geopend. Gebruik je dit wachtwoord ook ergens anders, kies dan voor de zekerheid een nieuw.</p>$$,
$$Er is tien keer achter elkaar met een verkeerd wachtwoord geprobeerd in te loggen op je account. Daarom is inloggen 15 minuten geblokkeerd. Waar je al was ingelogd, blijf je ingelogd.

Was je het zelf? Wacht dan een kwartier, of kies nu een nieuw wachtwoord. Dat heft de blokkade direct op:

{{confirm_url}}

Was je het niet? Je account is niet geopend. Gebruik je dit wachtwoord ook ergens anders, kies dan voor de zekerheid een nieuw.
$$),
('wachtlijst_bevestiging', 'Je staat op de wachtlijst',
$$<p>Hallo {{first_name}},</p>
<p>Je hebt {{company_name}} aangemeld voor de wachtlijst. Dat is gelukt.</p>
<p>We laten steeds een klein aantal bedrijven toe. Ben je aan de beurt, dan krijg je een mail met een link om je account te openen. Je hoeft tot die tijd niets te doen.</p>
<p>Heb je je niet zelf aangemeld? Beantwoord dan deze mail, dan halen we je gegevens van de lijst.</p>$$,
$$Hallo {{first_name}},

Je hebt {{company_name}} aangemeld voor de wachtlijst. Dat is gelukt.

We laten steeds een klein aantal bedrijven toe. Ben je aan de beurt, dan krijg je een mail met een link om je account te openen. Je hoeft tot die tijd niets te doen.

Heb je je niet zelf aangemeld? Beantwoord dan deze mail, dan halen we je gegevens van de lijst.
$$),
('nieuwsbrief_bevestiging', 'Bevestig je aanmelding voor de nieuwsbrief',
$$<p>Je hebt je e-mailadres opgegeven voor de nieuwsbrief. Bevestig dat het klopt, dan sturen we je de eerste tips:</p>
<p><a class="knop" href="{{confirm_url}}">Bevestig je aanmelding</a></p>
<p>Werkt de knop niet? Kopieer dan deze link naar je browser:<br><a href="{{confirm_url}}">{{confirm_url}}</a></p>
<p>Heb je je niet aangemeld? Dan hoef je niets te doen: zonder bevestiging krijg je geen nieuwsbrief.</p>$$,
$$Je hebt je e-mailadres opgegeven voor de nieuwsbrief. Bevestig dat het klopt, dan sturen we je de eerste tips:

{{confirm_url}}

Heb je je niet aangemeld? Dan hoef je niets te doen: zonder bevestiging krijg je geen nieuwsbrief.
$$),
('nieuwsbrief_welkom', 'De eerste tips om gevonden te worden door AI',
$$<p>Fijn dat je meeleest. Met deze drie stappen begin je vandaag nog:</p>
<p><strong>Laat de crawlers binnen.</strong> Kijk in het bestand robots.txt van je website of OAI-SearchBot, Claude-SearchBot en PerplexityBot er niet in worden geweerd. Wie niet naar binnen mag, kan je ook niet noemen.</p>
<p><strong>Zet de feiten in gewone tekst.</strong> Naam, plaats, diensten en contactgegevens moeten in de pagina zelf staan, niet alleen in een afbeelding of in iets dat pas na het laden verschijnt. Veel crawlers voeren geen JavaScript uit.</p>
<p><strong>Wees overal dezelfde.</strong> Gebruik op je website, in het Handelsregister en op je sociale profielen één naam, één adres en één telefoonnummer.</p>
<p>Niemand kan beloven dat een assistent je noemt. Wel kun je zorgen dat hij je goed kan lezen.</p>
<p>Geen nieuwsbrief meer? <a href="{{unsubscribe_url}}">Meld je met één klik af</a>.</p>$$,
$$Fijn dat je meeleest. Met deze drie stappen begin je vandaag nog:

1. Laat de crawlers binnen. Kijk in het bestand robots.txt van je website of OAI-SearchBot, Claude-SearchBot en PerplexityBot er niet in worden geweerd. Wie niet naar binnen mag, kan je ook niet noemen.

2. Zet de feiten in gewone tekst. Naam, plaats, diensten en contactgegevens moeten in de pagina zelf staan, niet alleen in een afbeelding of in iets dat pas na het laden verschijnt. Veel crawlers voeren geen JavaScript uit.

3. Wees overal dezelfde. Gebruik op je website, in het Handelsregister en op je sociale profielen één naam, één adres en één telefoonnummer.

Niemand kan beloven dat een assistent je noemt. Wel kun je zorgen dat hij je goed kan lezen.

Geen nieuwsbrief meer? Meld je met één klik af: {{unsubscribe_url}}
$$)
) as template (key, subject, body, text)
on conflict (key) do nothing;
-- end of db/sql/mail-templates.sql

-- db/sql/mail.sql
-- Puts a mail in the outbox and wakes the process that sends mail, both with the caller's transaction.
create or replace function queue_mail(
  p_template_key text, p_to text, p_variables jsonb, p_now timestamptz, p_expires_at timestamptz,
  p_with_reset_link boolean default false
) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into mail_outbox (template_key, to_address, variables, with_reset_link, created_at, due_at, expires_at)
  values (p_template_key, p_to, p_variables, p_with_reset_link, p_now, p_now, p_expires_at);
  perform pg_notify('mail_queued', '');
end $$;
grant execute on function queue_mail to vindbaar_auth, vindbaar_jobs;

-- A visitor and a customer have no say in what is mailed to whom.
create or replace function queue_mail_as_admin(
  p_template_key text, p_to text, p_variables jsonb, p_now timestamptz, p_expires_at timestamptz
) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not is_admin() then
    raise insufficient_privilege using message = 'only an admin may send a mail of choice';
  end if;
  perform queue_mail(p_template_key, p_to, p_variables, p_now, p_expires_at);
end $$;
grant execute on function queue_mail_as_admin to vindbaar_app;

-- The confirmation to an address that is on the waitlist, once: the transaction that sets confirmation_sent_at queues the mail. It
-- repeats nothing that a stranger typed: it greets by name only where the name looks like one, and names no company.
create or replace function queue_waitlist_confirmation(p_email text, p_now timestamptz, p_expires_at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_entry waitlist;
  v_is_name boolean;
begin
  update waitlist set confirmation_sent_at = p_now
  where lower(email) = lower(p_email) and confirmation_sent_at is null
  returning * into v_entry;
  if found then
    v_is_name := char_length(v_entry.name) <= 60 and v_entry.name !~ '[0-9./\\:@<>]';
    perform queue_mail(
      'wachtlijst_bevestiging', v_entry.email,
      jsonb_build_object(
        'first_name', case when v_is_name then (regexp_split_to_array(btrim(v_entry.name), '\s+'))[1] else 'daar' end,
        'company_name', 'je bedrijf'),
      p_now, p_expires_at);
  end if;
end $$;
grant execute on function queue_waitlist_confirmation to vindbaar_app;
-- end of db/sql/mail.sql

-- db/sql/newsletter.sql
-- A visitor asks for, confirms and ends the newsletter by the address or the link, and can read nothing of it.
-- Mails hold a path; the address before it is known when they are sent.
create or replace function queue_newsletter_welcome(p_email text, p_unsubscribe_token uuid, p_now timestamptz, p_expires_at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  select queue_mail('nieuwsbrief_welkom', p_email,
    jsonb_build_object('unsubscribe_path', '/nieuwsbrief/afmelden/' || p_unsubscribe_token), p_now, p_expires_at)
$$;

-- A request that still counts, by the token in its mail.
create or replace function newsletter_asked(p_token text, p_now timestamptz) returns setof newsletter_subscriptions
  language sql stable security definer set search_path = public, pg_temp
as $$
  select * from newsletter_subscriptions
  where confirm_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
    and unsubscribed_at is null and requested_at > p_now - interval '30 days'
$$;

create or replace function is_newsletter_asked(p_token text, p_now timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp
as $$
  select exists (select from newsletter_asked(p_token, p_now))
$$;
grant execute on function is_newsletter_asked to vindbaar_app;

-- Mails the link that confirms; someone who is subscribed already gets the tips again.
create or replace function ask_newsletter(
  p_email text, p_token text, p_consent_text text, p_consent_version text, p_ip_hash text, p_user_agent_hash text,
  p_now timestamptz, p_expires_at timestamptz
) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_known newsletter_subscriptions;
begin
  if p_token !~ '^[A-Za-z0-9_-]{43}$' then
    raise invalid_parameter_value using message = 'a token of 32 bytes is required';
  end if;
  delete from newsletter_subscriptions where confirmed_at is null and requested_at < p_now - interval '30 days';
  insert into newsletter_subscriptions as n (
    email_hash, email, requested_at, consent_text, consent_version, confirm_hash, ip_hash, user_agent_hash)
  values (
    encode(sha256(convert_to(p_email, 'UTF8')), 'hex'), p_email, p_now, p_consent_text, p_consent_version,
    encode(sha256(convert_to(p_token, 'UTF8')), 'hex'), p_ip_hash, p_user_agent_hash)
  on conflict (email_hash) do update set
    (email, requested_at, consent_text, consent_version, confirm_hash, ip_hash, user_agent_hash, unsubscribed_at, confirmed_at)
      = (excluded.email, excluded.requested_at, excluded.consent_text, excluded.consent_version, excluded.confirm_hash,
         excluded.ip_hash, excluded.user_agent_hash, null, null)
  -- A confirmed subscription keeps its own proof.
  where n.confirmed_at is null or n.unsubscribed_at is not null;
  if found then
    perform queue_mail('nieuwsbrief_bevestiging', p_email,
      jsonb_build_object('confirm_path', '/nieuwsbrief/bevestigen/' || p_token), p_now, p_expires_at);
    return;
  end if;
  select * into v_known from newsletter_subscriptions where email_hash = encode(sha256(convert_to(p_email, 'UTF8')), 'hex');
  if found then
    perform queue_newsletter_welcome(p_email, v_known.unsubscribe_token, p_now, p_expires_at);
  end if;
end $$;
grant execute on function ask_newsletter to vindbaar_app;

-- Makes the subscription count and sends the first tips, once. False when the link is unknown, too old or was withdrawn.
create or replace function confirm_newsletter(p_token text, p_now timestamptz, p_expires_at timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_found newsletter_subscriptions;
begin
  select * into v_found from newsletter_subscriptions
  where id in (select id from newsletter_asked(p_token, p_now)) and email is not null for update;
  if not found then
    return false;
  end if;
  if v_found.confirmed_at is null then
    update newsletter_subscriptions set confirmed_at = p_now where id = v_found.id;
    -- A later wish goes above an earlier one.
    delete from mail_suppressions where email_hash = v_found.email_hash;
    perform queue_newsletter_welcome(v_found.email, v_found.unsubscribe_token, p_now, p_expires_at);
  end if;
  return true;
end $$;
grant execute on function confirm_newsletter to vindbaar_app;

create or replace function end_newsletter(p_unsubscribe_token uuid, p_now timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  with ended as (
    update newsletter_subscriptions set email = null, unsubscribed_at = p_now
    where unsubscribe_token = p_unsubscribe_token and unsubscribed_at is null
    returning email_hash
  )
  insert into mail_suppressions (email_hash, created_at) select email_hash, p_now from ended on conflict do nothing
$$;
grant execute on function end_newsletter to vindbaar_app;
-- end of db/sql/newsletter.sql

-- db/sql/profile-changes.sql
-- Every change that the public may see is announced on the channel profile_changed: {"id": user id, "slug": slug or null}.
-- All pages of that account may have changed (plan, toggles), not only the slug's.
create or replace function tell_profile_changed() returns trigger
  language plpgsql
as $$
begin
  perform pg_notify('profile_changed', json_build_object(
    'id', coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0],
    'slug', coalesce(to_jsonb(new), to_jsonb(old)) ->> 'profile_slug'
  )::text);
  return null;
end $$;
create or replace trigger tell_insert after insert on profiles for each row
  when (new.published) execute function tell_profile_changed('id');
create or replace trigger tell_update after update on profiles for each row
  when (old.published or new.published
    or (old.zichtbaarheid_ai, old.noindex_google) is distinct from (new.zichtbaarheid_ai, new.noindex_google))
  execute function tell_profile_changed('id');
create or replace trigger tell_delete after delete on profiles for each row
  when (old.published) execute function tell_profile_changed('id');
create or replace trigger tell after update or delete on domains for each row execute function tell_profile_changed('user_id');
create or replace trigger tell after update or delete on user_subscriptions for each row execute function tell_profile_changed('user_id');
create or replace trigger tell after update of suspended_at, deleted_at on accounts for each row execute function tell_profile_changed('user_id');
create or replace trigger tell_insert after insert on image_sources for each row
  when (new.hash is not null) execute function tell_profile_changed('user_id');
create or replace trigger tell_update after update of hash on image_sources for each row
  when (old.hash is distinct from new.hash) execute function tell_profile_changed('user_id');
create or replace trigger tell_delete after delete on image_sources for each row
  when (old.hash is not null) execute function tell_profile_changed('user_id');
-- end of db/sql/profile-changes.sql

-- db/sql/profiles.sql
-- Slugs are random, made here on publishing and never changed: nobody can choose one that is another account's id.
create or replace function guard_profile() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'UPDATE' then
    if new.deleted_at is distinct from old.deleted_at and current_user = 'vindbaar_app' and not is_admin() then
      raise insufficient_privilege using message = 'only an admin may delete or restore a profile';
    end if;
    new.created_at := old.created_at;
    new.profile_slug := old.profile_slug;
  elsif current_user = 'vindbaar_app' then
    new.profile_slug := null;
  end if;
  if new.published and new.profile_slug is null then
    new.profile_slug := gen_random_uuid();
  end if;
  return new;
end $$;
create or replace trigger guard before insert or update on profiles for each row execute function guard_profile();

-- social_links is the list of the addresses in social_profielen, whoever writes either of them.
create or replace function derive_social_links() returns trigger
  language plpgsql
as $$
begin
  new.social_links := array(
    -- What is no list is refused by the table's own check, after this.
    select profile ->> 'url'
    from jsonb_array_elements(case jsonb_typeof(new.social_profielen) when 'array' then new.social_profielen else '[]' end)
      with ordinality as listed (profile, position)
    where btrim(profile ->> 'url') <> '' order by position
  );
  return new;
end $$;
create or replace trigger derive_social_links before insert or update of social_profielen, social_links on profiles
  for each row execute function derive_social_links();
-- end of db/sql/profiles.sql

-- db/sql/public-profiles.sql
-- What everyone may see: only public columns (docs/spec.md, 'The profile, column by column'), only of published profiles, with the plan in force applied.
-- A suspended account stays public ('Vergrendeld' is about signing in); a deleted one does not. The two toggles are
-- settings of the account, kept on its primary profile. No security_barrier: it would read all profiles for the newest
-- fifty, and guards only against conditions that we do not write.
-- `limit 1` in `own` keeps the planner from looking up the account's primary profile for each profile that is one itself.
-- Add columns at the end: `create or replace view` allows no other place.
create or replace view public_profiles as
select
  p.id,
  p.domain_id,
  p.profile_slug,
  d.domain_name,
  d.is_primary,
  d.verified_at,
  plan.of_domain as plan,
  case when d.is_primary then p.zichtbaarheid_ai else own.zichtbaarheid_ai end as zichtbaarheid_ai,
  case when d.is_primary then p.noindex_google else own.noindex_google end as noindex_google,
  p.geo_published_at,
  p.created_at,
  p.updated_at,
  p.laatste_scan,

  p.company_name,
  p.url,
  p.locations,
  p.countries,
  p.desired_info,
  case when plan.is_paid then p.llm_platforms else '{chatgpt}'::text[] end as llm_platforms,

  case when plan.is_paid then p.description end as description,
  case when plan.is_paid then p.samenvatting_algemeen end as samenvatting_algemeen,
  case when plan.is_paid then p.sector end as sector,
  case when plan.is_paid then p.sectoren else '{}' end as sectoren,
  case when plan.is_paid then p.social_profielen else '[]' end as social_profielen,
  case when plan.is_paid then p.social_links else '{}' end as social_links,
  case when plan.is_paid then p.public_email end as public_email,
  case when plan.is_paid then p.sales_email end as sales_email,
  case when plan.is_paid then p.sales_telefoon end as sales_telefoon,
  case when plan.is_paid then p.support_email end as support_email,
  case when plan.is_paid then p.support_telefoon end as support_telefoon,
  case when plan.is_paid then p.maps_link end as maps_link,
  case when plan.is_paid then p.landing_url end as landing_url,
  case when plan.is_paid then p.rechtsvorm end as rechtsvorm,
  case when plan.is_paid then p.kvk_of_legal_name end as kvk_of_legal_name,
  case when plan.is_paid then p.btw_nummer end as btw_nummer,
  case when plan.is_paid then p.sbi_code end as sbi_code,
  case when plan.is_paid then p.oprichtingsjaar end as oprichtingsjaar,
  case when plan.is_paid then p.talen else '{}' end as talen,
  case when plan.is_paid then p.content_licentie end as content_licentie,
  case when plan.is_paid then (
    select coalesce(jsonb_agg(
      -- A Dutch postcode points at a few front doors, so it goes with the street.
      case when coalesce(place ->> 'alleen_plaats', 'false') = 'false' then place else place - '{straat,postcode}'::text[] end
      order by position), '[]')
    from jsonb_array_elements(p.locaties_uitgebreid) with ordinality as places (place, position)
  ) else '[]' end as locaties_uitgebreid,
  case when plan.is_paid then p.diensten else '[]' end as diensten,
  case when plan.is_paid then p.pakketten else '[]' end as pakketten,
  case when plan.is_paid then p.cases else '[]' end as cases,
  case when plan.is_paid then p.review_bronnen else '[]' end as review_bronnen,
  case when plan.is_paid then (
    select coalesce(jsonb_agg(
      case when p.beeldrechten_akkoord then person - 'verborgen' else person - '{verborgen,foto}'::text[] end
      order by position), '[]')
    from jsonb_array_elements(p.team) with ordinality as people (person, position)
    where coalesce(person ->> 'verborgen', 'false') = 'false'
  ) else '[]' end as team,
  case when plan.is_paid then p.logo_svg_url end as logo_svg_url,
  case when plan.is_paid then p.logo_png_url end as logo_png_url,
  case when plan.is_paid then p.hero_afbeelding_url end as hero_afbeelding_url,
  case when plan.is_paid then p.faqs else '[]' end as faqs,
  case when plan.is_paid then (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', s.kind, 'url', s.url, 'hash', i.hash, 'type', i.type, 'width', i.width, 'height', i.height, 'on_dark', i.on_dark)), '[]')
    from image_sources s join images i on i.hash = s.hash
    where s.user_id = p.id and (
      s.kind = 'logo' and s.url in (p.logo_svg_url, p.logo_png_url)
      or s.kind = 'hero' and s.url = p.hero_afbeelding_url
      or s.kind = 'foto' and p.beeldrechten_akkoord and exists (
        select from jsonb_array_elements(p.team) person
        where person ->> 'foto' = s.url and coalesce(person ->> 'verborgen', 'false') = 'false'))
  ) else '[]' end as images,
  p.number
from profiles p
join domains d on d.id = p.domain_id and d.user_id = p.id
join accounts a on a.user_id = p.id
left join lateral (
  select o.zichtbaarheid_ai, o.noindex_google
  from domains od join profiles o on o.id = od.user_id and o.domain_id = od.id
  where not d.is_primary and od.user_id = p.id and od.is_primary limit 1
) own on true
left join user_subscriptions s on s.user_id = p.id and s.deleted_at is null
  and (s.current_period_end is null or s.current_period_end > now())
cross join lateral (
  select
    coalesce(d.plan_type, s.plan_type, 'free') as of_domain,
    coalesce(d.plan_type, s.plan_type, 'free') <> 'free' as is_paid,
    'expert' in (d.plan_type, s.plan_type) as is_expert
) plan
where p.published and p.deleted_at is null and p.status <> 'deleted'
  and d.deleted_at is null and a.deleted_at is null
  -- Extra websites are Expert's; without it their profiles are offline, and come back with it.
  and (d.is_primary or plan.is_expert);

-- All profiles that are asked for at one moment, each as JSON: a reader pays for one value instead of forty-five. plpgsql keeps the plan
-- of the view's eight tables for the connection, and the generic plan is forced: PostgreSQL would plan anew at each call, because it
-- takes few keys for cheaper than the many that it expects. They run as the caller, and see what the view shows.
create or replace function public_profiles_at(p_slugs uuid[]) returns setof json
  language plpgsql stable set plan_cache_mode = force_generic_plan
as $$
begin
  return query select row_to_json(v) from public_profiles v where v.profile_slug = any(p_slugs);
end $$;

create or replace function public_profile_of(p_user_id uuid) returns setof json
  language plpgsql stable set plan_cache_mode = force_generic_plan
as $$
begin
  return query select row_to_json(v) from public_profiles v where v.id = p_user_id and v.is_primary limit 1;
end $$;
grant execute on function public_profiles_at, public_profile_of to vindbaar_app, vindbaar_jobs, vindbaar_reader;

-- Tells 410 from 404: by slug, or by user id for the primary domain's profile.
create or replace function profile_was_public(p_slug_or_id uuid) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  v_was profiles;
begin
  -- One row first, and by key: the view as a whole must not be read for it.
  for v_was in
    select p.* from profiles p where p.profile_slug = p_slug_or_id and p.geo_published_at is not null
    union all
    select p.* from profiles p join domains d on d.id = p.domain_id and d.is_primary
    where p.id = p_slug_or_id and p.geo_published_at is not null
  loop
    if not exists (select from public_profiles v where v.id = v_was.id and v.domain_id = v_was.domain_id) then
      return true;
    end if;
  end loop;
  return false;
end $$;
grant execute on function profile_was_public to vindbaar_app, vindbaar_jobs, vindbaar_reader;
-- end of db/sql/public-profiles.sql

-- db/sql/rate-limits.sql
-- Takes one of p_limit turns in a fixed window. 0: taken; else the seconds until the next window. A window that begins in the future
-- has expired: see sign_in_scope. Requests count before they act for anyone (features/accounts/rate-limits.server.ts), so that nobody can
-- use up another's turns.
create or replace function take_rate_limit(p_key text, p_limit integer, p_window_seconds integer, p_now timestamptz default clock_timestamp())
  returns integer
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_window interval := make_interval(secs => p_window_seconds);
  v_turn rate_limits;
begin
  insert into rate_limits as l (key, window_start, count) values (p_key, p_now, 1)
  on conflict (key) do update set
    window_start = case
      when l.window_start + v_window <= p_now or l.window_start > p_now + interval '1 minute' then p_now
      else l.window_start end,
    -- No further than one past the limit: a flood must not overflow.
    count = case
      when l.window_start + v_window <= p_now or l.window_start > p_now + interval '1 minute' then 1
      else least(l.count, p_limit) + 1 end
  returning * into v_turn;
  if v_turn.count <= p_limit then
    return 0;
  end if;
  return greatest(1, ceil(extract(epoch from v_turn.window_start + v_window - p_now)));
end $$;
grant execute on function take_rate_limit to vindbaar_auth, vindbaar_jobs;

-- A turn that was taken for what turned out not to count.
create or replace function give_back_rate_limit(p_key text) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update rate_limits set count = greatest(0, count - 1) where key = p_key
$$;
grant execute on function give_back_rate_limit to vindbaar_auth;
-- end of db/sql/rate-limits.sql

-- db/sql/reports.sql
-- The newest score of a profile's present website, if everyone can see the profile and its plan has a badge to show it on.
create or replace function badge_score(p_slug uuid) returns table (score integer, measured_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
as $$
  select r.score, r.aangemaakt_op from public_profiles v join reports r on r.user_id = v.id and r.domain_id = v.domain_id
  where v.profile_slug = p_slug and v.plan = 'expert' and r.score is not null and is_on_website(r.url, v.domain_name)
  order by r.aangemaakt_op desc limit 1
$$;
grant execute on function badge_score to vindbaar_reader;

-- The one way in which a customer's report of Gratis changes: by an analysis of their own that runs to revise it.
create or replace function revise_free_report(
  p_turn uuid, p_url text, p_score integer, p_summary text, p_version text, p_result jsonb
) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  update reports_free r
  set url = p_url, score = p_score, samenvatting = p_summary, rubric_version = p_version, result = p_result
  from analyses a
  where a.id = p_turn and a.user_id = app_user_id() and a.state = 'running' and a.revises = r.id and r.user_id = a.user_id
$$;
grant execute on function revise_free_report to vindbaar_app;
-- end of db/sql/reports.sql

-- db/sql/roles.sql
create or replace function has_role(_user_id uuid, _role text) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
begin
  perform require_right_over(_user_id);
  return exists (select from user_roles where user_id = _user_id and role = _role and deleted_at is null);
end $$;
grant execute on function has_role to vindbaar_app, vindbaar_jobs;

-- A new installation's first admin; refused once there is one.
create or replace function make_first_admin(p_user_id uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('vindbaar first admin', 0));
  update user_roles set role = 'admin'
  where user_id = p_user_id and not exists (select from user_roles where role = 'admin' and deleted_at is null);
  return found;
end $$;
grant execute on function make_first_admin to vindbaar_jobs;

-- For the operator's command line.
create or replace function make_admin(p_user_id uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if not acts_as_jobs() then
    raise insufficient_privilege using message = 'only the operator makes an admin';
  end if;
  update user_roles set role = 'admin', deleted_at = null where user_id = p_user_id;
end $$;
grant execute on function make_admin to vindbaar_jobs;
-- end of db/sql/roles.sql

-- db/sql/sessions.sql
-- A session begins only on an open account. The row lock orders a sign-in and a suspension that come together:
-- whichever is second sees the first.
create or replace function admit_session() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  update accounts set last_sign_in_at = now()
  where user_id = new.user_id and suspended_at is null and deleted_at is null;
  if not found then
    raise invalid_authorization_specification using message = 'account is suspended or deleted';
  end if;
  return new;
end $$;
create or replace trigger admit_session before insert on auth.session for each row execute function admit_session();

create or replace function close_sessions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from auth.session where user_id = new.user_id;
  return null;
end $$;
create or replace trigger close_sessions after update of suspended_at, deleted_at on accounts for each row
  when (new.suspended_at is not null or new.deleted_at is not null) execute function close_sessions();

create or replace function end_sessions(p_user_id uuid) returns integer
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  ended integer;
begin
  perform require_right_over(p_user_id);
  delete from auth.session where user_id = p_user_id;
  get diagnostics ended = row_count;
  return ended;
end $$;
grant execute on function end_sessions to vindbaar_app, vindbaar_jobs;

-- Reset links end with the password that they would have replaced, whoever changes it, and with the lock or deletion of the account.
create or replace function end_reset_links() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  delete from auth.verification where value = new.user_id::text;
  -- Those that are still to be mailed, too.
  delete from mail_outbox m using auth."user" u
  where u.id = new.user_id and m.to_address = u.email and m.with_reset_link and m.state = 'waiting';
  return null;
end $$;
create or replace trigger end_reset_links after update of password on auth.account for each row
  when (old.password is distinct from new.password) execute function end_reset_links();
create or replace trigger end_reset_links after update of suspended_at, deleted_at on accounts for each row
  when (new.suspended_at is not null or new.deleted_at is not null) execute function end_reset_links();

-- better-auth's tables are closed to every other role: this is all that jobs may do there. Returns how many rows went, at most p_limit
-- of each kind.
create or replace function forget_expired_sign_ins(p_now timestamptz, p_limit integer) returns integer
  language sql security definer set search_path = public, pg_temp
as $$
  with sessions as (
    delete from auth.session where id in (select id from auth.session where expires_at < p_now limit p_limit) returning 1
  ), links as (
    delete from auth.verification where id in (select id from auth.verification where expires_at < p_now limit p_limit) returning 1
  )
  select ((select count(*) from sessions) + (select count(*) from links))::integer
$$;
grant execute on function forget_expired_sign_ins to vindbaar_jobs;
-- end of db/sql/sessions.sql

-- db/sql/sign-in-attempts.sql
-- The row that counts in a scope, held until the transaction ends, as it is now: a window that is over counts for nothing, and
-- so does one that begins in the future, as a clock that was ahead once must lock nobody out. Clocks of several processes differ
-- a little: a minute is no future.
create or replace function sign_in_scope(p_email text, p_scope text, p_window interval, p_now timestamptz) returns sign_in_attempts
  language plpgsql set search_path = public, pg_temp
as $$
declare
  v_row sign_in_attempts;
begin
  insert into sign_in_attempts as a (email, scope, failed_count, since) values (p_email, p_scope, 0, p_now)
  on conflict (email, scope) do update set scope = a.scope
  returning * into v_row;
  if v_row.since + p_window <= p_now or v_row.since > p_now + interval '1 minute' then
    v_row.failed_count := 0;
    v_row.since := p_now;
    v_row.locked_until := null;
  elsif v_row.locked_until <= p_now then
    v_row.failed_count := 0;
    v_row.locked_until := null;
  end if;
  return v_row;
end $$;

-- Takes the turn of one attempt, before the password is looked at: it counts as failed until sign_in_succeeded takes that back.
-- A browser that signed in before (p_device) has ten of its own in fifteen minutes. Any other has, together with its network,
-- five in fifteen minutes, and shares ten in a row with the rest of the world; the tenth locks the account for all of them.
-- wait: seconds until a next attempt, 0 where this one may go on. locked: because the account is. locks: this one is the tenth.
-- Unknown addresses count and answer the same.
create or replace function take_sign_in_attempt(p_email text, p_network text, p_device text, p_now timestamptz,
    out wait integer, out locked boolean, out locks boolean)
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_quarter constant interval := interval '15 minutes';
  v_email constant text := lower(p_email);
  v_account sign_in_attempts;
  v_own sign_in_attempts;
begin
  wait := 0;
  locked := false;
  locks := false;
  -- First, also where it does not count: all attempts on one address pass it in turn.
  v_account := sign_in_scope(v_email, 'anywhere', interval '1 day', p_now);
  if p_device is null and v_account.locked_until is not null then
    locked := true;
    wait := greatest(1, ceil(extract(epoch from v_account.locked_until - p_now)));
    return;
  end if;

  v_own := sign_in_scope(v_email, coalesce('device ' || p_device, 'network ' || p_network), v_quarter, p_now);
  if v_own.failed_count >= (case when p_device is null then 5 else 10 end) then
    locked := p_device is not null;
    wait := greatest(1, ceil(extract(epoch from v_own.since + v_quarter - p_now)));
    return;
  end if;
  update sign_in_attempts set failed_count = v_own.failed_count + 1, since = v_own.since
  where email = v_email and scope = v_own.scope;

  if p_device is null then
    locks := v_account.failed_count >= 9;
    update sign_in_attempts
    set failed_count = v_account.failed_count + 1, since = p_now,
      locked_until = case when locks then p_now + v_quarter end
    where email = v_email and scope = 'anywhere';
  end if;
end $$;
grant execute on function take_sign_in_attempt to vindbaar_auth, vindbaar_jobs;

-- The row of failures ends. A lock by others stays: it does not concern a browser that signed in before.
create or replace function sign_in_succeeded(p_email text, p_network text, p_device text, p_now timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  delete from sign_in_attempts
  where email = lower(p_email) and (
    scope = coalesce('device ' || p_device, 'network ' || p_network)
    or scope = 'anywhere' and (p_device is null or locked_until is null or locked_until <= p_now)
  )
$$;
grant execute on function sign_in_succeeded to vindbaar_auth, vindbaar_jobs;

-- The reset link clears them all.
create or replace function clear_sign_in_attempts(p_email text) returns void
  language sql security definer set search_path = public, pg_temp
as $$
  delete from sign_in_attempts where email = lower(p_email)
$$;
grant execute on function clear_sign_in_attempts to vindbaar_auth, vindbaar_jobs;
-- end of db/sql/sign-in-attempts.sql

-- db/sql/sitemap-entries.sql
-- What the table sitemap_entries should hold.
create or replace view sitemap_listings as
select v.id as user_id, v.number, v.profile_slug as slug, v.updated_at as changed_at,
  -- Only an extra website needs the account's plan to be public at all.
  case when not v.is_primary and d.plan_type is distinct from 'expert' then s.current_period_end end as listed_until
from public_profiles v
join domains d on d.id = v.domain_id
left join user_subscriptions s on s.user_id = v.id
where v.zichtbaarheid_ai;

-- The entries of an account's profiles again, all of them: its plan and its toggles decide on each.
create or replace function keep_sitemap_entries() returns trigger
  language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
as $$
declare
  v_user_id uuid;
begin
  if tg_table_name = 'profiles' then
    v_user_id := coalesce(new.id, old.id);
  else
    v_user_id := coalesce(new.user_id, old.user_id);
  end if;
  -- Of two changes at once the later one reads what the earlier one left. Taken at the end of the transaction, where it waits
  -- for no row that another one holds. Accounts share a thousand locks, so that a change of very many fits in the lock table.
  perform pg_advisory_xact_lock(hashtext('sitemap_entries'), hashtext(v_user_id::text) & 1023);
  delete from sitemap_entries e using profiles p
  where p.id = v_user_id and e.number = p.number
    and not exists (select from sitemap_listings l where l.user_id = v_user_id and l.number = p.number);
  insert into sitemap_entries as e (number, slug, changed_at, listed_until)
  select l.number, l.slug, l.changed_at, l.listed_until from sitemap_listings l where l.user_id = v_user_id
  on conflict (number) do update set (slug, changed_at, listed_until) = (excluded.slug, excluded.changed_at, excluded.listed_until)
  where (e.slug, e.changed_at, e.listed_until) is distinct from (excluded.slug, excluded.changed_at, excluded.listed_until);
  return null;
end $$;
drop trigger if exists list_insert on profiles;
create constraint trigger list_insert after insert on profiles deferrable initially deferred for each row
  when (new.published) execute function keep_sitemap_entries();
drop trigger if exists list_update on profiles;
create constraint trigger list_update after update on profiles deferrable initially deferred for each row
  when (old.published or new.published or old.zichtbaarheid_ai <> new.zichtbaarheid_ai)
  execute function keep_sitemap_entries();
drop trigger if exists list on domains;
create constraint trigger list after update on domains deferrable initially deferred for each row
  execute function keep_sitemap_entries();
drop trigger if exists list on user_subscriptions;
create constraint trigger list after insert or update or delete on user_subscriptions deferrable initially deferred for each row
  execute function keep_sitemap_entries();
drop trigger if exists list on accounts;
create constraint trigger list after update of deleted_at on accounts deferrable initially deferred for each row
  execute function keep_sitemap_entries();
-- end of db/sql/sitemap-entries.sql

-- db/sql/streams.sql
-- What open event streams wait for, on one channel: 'analysis USER PROGRESS', 'comparison USER ID', 'visits USER…',
-- 'session ID…' (ended), 'account USER' (locked, deleted, or must choose a password first).

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

create or replace function tell_visits() returns trigger
  language plpgsql
as $$
begin
  -- A notification holds at most 8,000 bytes.
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
-- end of db/sql/streams.sql

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
grant insert, select, update on analyses, comparisons, first_pages, own_file_checks to vindbaar_app;
grant select on crawler_visits, crawler_visit_days, images, image_sources, mail_suppressions to vindbaar_app;
grant select, delete on sign_in_attempts, newsletter_subscriptions to vindbaar_app;

-- Reads for visitors.
grant select on public_profiles, sitemap_entries, crawler_ranges to vindbaar_reader;

-- Background work.
grant select on public_profiles, user_roles, email_templates, mail_suppressions, newsletter_subscriptions to vindbaar_jobs;
grant select, update on waitlist, accounts, user_subscriptions to vindbaar_jobs;
grant select, update, delete on domains, profiles, comparisons, images, mail_outbox to vindbaar_jobs;
grant insert, select, update, delete on reports, reports_free, crawler_ranges to vindbaar_jobs;
grant select, delete on analyses, crawler_visits, crawler_visit_days, image_sources, own_file_checks, sign_in_attempts, rate_limits
  to vindbaar_jobs;
grant insert, select, update on job_runs to vindbaar_jobs;

-- better-auth, which has a schema of its own.
grant usage on schema auth to vindbaar_auth;
grant insert, select, update, delete on all tables in schema auth to vindbaar_auth;
-- end of db/sql/table-rights.sql
