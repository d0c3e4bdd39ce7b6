CREATE TABLE "share_images" (
	"domain_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"words" text NOT NULL,
	"hash" text,
	"drawn_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "share_images_words_is_sha256" CHECK ("share_images"."words" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "share_images" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "share_images" ADD CONSTRAINT "share_images_hash_images_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_images" ADD CONSTRAINT "share_images_domain_id_user_id_domains_id_user_id_fk" FOREIGN KEY ("domain_id","user_id") REFERENCES "public"."domains"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "share_images_hash" ON "share_images" USING btree ("hash");--> statement-breakpoint
CREATE POLICY "jobs may select" ON "share_images" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint

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
      from (
        select s.user_id from image_sources s where s.hash = p_hash
        union
        select d.user_id from share_images d where d.hash = p_hash
      ) known join public_profiles v on v.id = known.user_id
      where v.images @> jsonb_build_array(jsonb_build_object('hash', p_hash)) or v.share_image ->> 'hash' = p_hash
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

-- Keeps what was drawn of a profile, and lets go of what was drawn before. Without bytes: it cannot be drawn.
create or replace function keep_share_image(
  p_domain_id uuid, p_words text, p_now timestamptz, p_bytes bytea, p_width integer, p_height integer
) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  v_hash text := encode(sha256(p_bytes), 'hex');
  v_old text;
begin
  -- Two processes that draw the same profile take turns.
  perform from domains where id = p_domain_id and user_id = app_user_id() for update;
  if not found then
    return;
  end if;
  if p_bytes is not null then
    insert into images (hash, type, bytes, width, height)
    values (v_hash, 'image/png', p_bytes, p_width, p_height)
    on conflict (hash) do update set hash = excluded.hash;
  end if;
  select hash into v_old from share_images where domain_id = p_domain_id;
  insert into share_images (domain_id, user_id, words, hash, drawn_at)
  values (p_domain_id, app_user_id(), p_words, v_hash, p_now)
  on conflict (domain_id) do update set words = excluded.words, hash = excluded.hash, drawn_at = excluded.drawn_at;
  -- One that someone is just keeping too stays for the daily job.
  delete from images where hash in (
    select i.hash from images i
    where i.hash = v_old and i.hash is distinct from v_hash
      and not exists (select from share_images d where d.hash = i.hash)
      and not exists (select from image_sources s where s.hash = i.hash)
    for update skip locked);
end $$;
grant execute on function keep_share_image to vindbaar_app;
-- end of db/sql/images.sql

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
create or replace trigger tell after insert or update of hash on share_images for each row execute function tell_profile_changed('user_id');
-- end of db/sql/profile-changes.sql

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
  case when plan.is_paid then p.hero_alt end as hero_alt,
  (
    select jsonb_build_object('words', d.words, 'hash', d.hash) from share_images d where d.domain_id = p.domain_id
  ) as share_image
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
