CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"field" text NOT NULL,
	"item" text DEFAULT '' NOT NULL,
	"value" jsonb NOT NULL,
	"value_key" text NOT NULL,
	"kind" text NOT NULL,
	"sources" jsonb NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "proposals_value" UNIQUE("domain_id","field","item","value_key"),
	CONSTRAINT "proposals_state" CHECK ("proposals"."state" in ('proposed', 'accepted', 'adjusted', 'dismissed')),
	CONSTRAINT "proposals_kind" CHECK ("proposals"."kind" in ('website', 'document')),
	CONSTRAINT "proposals_key_length" CHECK (greatest(char_length("proposals"."field"), char_length("proposals"."item"), char_length("proposals"."value_key")) <= 600),
	CONSTRAINT "proposals_value_length" CHECK (char_length("proposals"."value"::text) <= 40000 and char_length("proposals"."sources"::text) <= 20000)
);
--> statement-breakpoint
ALTER TABLE "proposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "readings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"day" text NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"outcome" text,
	"not_read" jsonb,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"ahead" integer,
	"step" text DEFAULT 'start' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 1 NOT NULL,
	"url" text,
	"changes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "readings_state" CHECK ("readings"."state" in ('running', 'done', 'failed')),
	CONSTRAINT "readings_kind" CHECK ("readings"."kind" in ('website', 'document')),
	CONSTRAINT "readings_day_is_day" CHECK ("readings"."day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "readings_length" CHECK (greatest(char_length("readings"."subject"), char_length("readings"."url"), char_length("readings"."outcome")) <= 4096)
);
--> statement-breakpoint
ALTER TABLE "readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" DROP CONSTRAINT "profiles_text_length";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "logo_alt" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "hero_alt" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_domain_id_user_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","user_id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_domain_id_user_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","user_id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "proposals_user_id" ON "proposals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "readings_of_a_day" ON "readings" USING btree ("user_id","day");--> statement-breakpoint
CREATE INDEX "readings_started" ON "readings" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "readings_domain_id" ON "readings" USING btree ("domain_id","started_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_text_length" CHECK (greatest(char_length("profiles"."company_name"), char_length("profiles"."desired_info"), char_length("profiles"."samenvatting_algemeen"), char_length("profiles"."sector"), char_length("profiles"."sales_telefoon"), char_length("profiles"."support_telefoon"), char_length("profiles"."kvk_of_legal_name"), char_length("profiles"."btw_nummer"), char_length("profiles"."sbi_code"), char_length("profiles"."logo_alt"), char_length("profiles"."hero_alt"), char_length("profiles"."status"), char_length("profiles"."llm_profiel_status"), char_length("profiles"."publicatie_pad")) <= 20000);--> statement-breakpoint
CREATE POLICY "owner may select" ON "proposals" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("proposals"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "proposals" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("proposals"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "proposals" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("proposals"."user_id" = (select app_user_id())) WITH CHECK ("proposals"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may delete" ON "proposals" AS PERMISSIVE FOR DELETE TO "vindbaar_app" USING ("proposals"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "proposals" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "proposals" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "owner may select" ON "readings" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("readings"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may insert" ON "readings" AS PERMISSIVE FOR INSERT TO "vindbaar_app" WITH CHECK ("readings"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "owner may update" ON "readings" AS PERMISSIVE FOR UPDATE TO "vindbaar_app" USING ("readings"."user_id" = (select app_user_id())) WITH CHECK ("readings"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "readings" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "readings" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint

-- db/sql/public-profiles.sql
-- At most so many characters of a text, without half a word or a separator at its end; a text that fits stays as it is.
create or replace function cut_at_word(p_text text, p_most integer) returns text
  language sql immutable parallel safe
as $$
  select case
    when char_length(p_text) <= p_most then p_text
    -- One character further, to see whether a word ends at the limit.
    when left(p_text, p_most + 1) ~ '\S\s' then rtrim(regexp_replace(left(p_text, p_most + 1), '\s+\S*$', ''), E' \t\n,;:–-')
    else left(p_text, p_most)
  end
$$;
grant execute on function cut_at_word to vindbaar_app, vindbaar_jobs, vindbaar_reader;

-- What everyone may see: only columns that profile-fields marks public, only of published profiles, with the plan in force applied.
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
  case when plan.is_paid then p.desired_info else cut_at_word(p.desired_info, 100) end as desired_info,
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
      case when p.beeldrechten_akkoord then person - 'verborgen' else person - '{verborgen,foto,foto_alt}'::text[] end
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
  p.number,
  case when plan.is_paid then p.logo_alt end as logo_alt,
  case when plan.is_paid then p.hero_alt end as hero_alt
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

-- db/sql/streams.sql
-- What open event streams wait for, on one channel: 'analysis USER PROGRESS', 'comparison USER ID', 'reading USER ID',
-- 'visits USER…', 'session ID…' (ended), 'account USER' (locked, deleted, or must choose a password first).

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
grant insert, select, update on analyses, comparisons, first_pages, own_file_checks, readings to vindbaar_app;
grant insert, select, update, delete on proposals to vindbaar_app;
grant select on crawler_visits, crawler_visit_days, images, image_sources, mail_suppressions to vindbaar_app;
grant select, delete on sign_in_attempts, newsletter_subscriptions to vindbaar_app;

-- Reads for visitors.
grant select on public_profiles, sitemap_entries, crawler_ranges to vindbaar_reader;

-- Background work.
grant select on public_profiles, user_roles, email_templates, mail_suppressions, newsletter_subscriptions to vindbaar_jobs;
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
