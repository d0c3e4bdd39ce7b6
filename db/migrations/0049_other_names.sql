ALTER TABLE "profiles" DROP CONSTRAINT "profiles_lists_length";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "andere_namen" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_lists_length" CHECK (greatest(char_length("profiles"."locations"::text), char_length("profiles"."countries"::text), char_length("profiles"."sectoren"::text), char_length("profiles"."social_links"::text), char_length("profiles"."talen"::text), char_length("profiles"."social_profielen"::text), char_length("profiles"."locaties_uitgebreid"::text), char_length("profiles"."diensten"::text), char_length("profiles"."pakketten"::text), char_length("profiles"."cases"::text), char_length("profiles"."review_bronnen"::text), char_length("profiles"."team"::text), char_length("profiles"."faqs"::text), char_length("profiles"."andere_namen"::text)) <= 1000000);--> statement-breakpoint

-- db/sql/public-profiles.sql
-- Cuts a text to at most p_most characters at the end of a word, without a trailing separator. A text that fits is unchanged.
create or replace function cut_at_word(p_text text, p_most integer) returns text
  language sql immutable parallel safe
as $$
  select case
    when char_length(p_text) <= p_most then p_text
    -- Looks one character further, to see whether a word ends at the limit.
    when left(p_text, p_most + 1) ~ '\S\s' then rtrim(regexp_replace(left(p_text, p_most + 1), '\s+\S*$', ''), E' \t\n,;:–-')
    else left(p_text, p_most)
  end
$$;
grant execute on function cut_at_word to vindbaar_app, vindbaar_jobs, vindbaar_reader;

-- Everything that is public: only public columns (docs/spec.md, 'The profile, column by column'), only of published profiles, as far
-- as the plan in force allows. A suspended account stays public ('Vergrendeld' concerns signing in); a deleted one does not. The two
-- toggles are settings of the account, stored on its primary profile. No security_barrier: with it the newest fifty profiles would
-- cost a read of all of them, and it guards only against conditions that we do not write.
-- `limit 1` in `own` saves a look-up of the account's primary profile for each profile that is itself primary.
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
      -- A Dutch postcode covers only a few front doors, so it is hidden together with the street.
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
  ) as share_image,
  p.andere_namen
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
    coalesce(set_plan.plan_type, s.plan_type, 'free') as of_domain,
    coalesce(set_plan.plan_type, s.plan_type, 'free') <> 'free' as is_paid,
    'expert' in (set_plan.plan_type, s.plan_type) as is_expert
  from (select case when d.plan_ends_at is null or d.plan_ends_at > now() then d.plan_type end as plan_type) set_plan
) plan
where p.published and p.deleted_at is null and p.status <> 'deleted'
  and d.deleted_at is null and a.deleted_at is null
  -- Extra websites need Expert: without it their profiles are offline, with it they are public again.
  and (d.is_primary or plan.is_expert);

-- Several profiles in one query, each as one JSON value: the driver then decodes one value instead of forty-five. plpgsql caches the
-- plan of the view's eight tables for the connection. The generic plan is forced: PostgreSQL would otherwise plan again at each call,
-- because it estimates a few keys as cheaper than the number it assumes. Runs with the caller's rights, so it shows what the view shows.
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

-- Whether a profile was public before (410) or never (404): by slug, or by user id for the primary domain's profile.
create or replace function profile_was_public(p_slug_or_id uuid) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp
as $$
declare
  v_was profiles;
begin
  if exists (select from former_profiles f where f.slug = p_slug_or_id) then
    return true;
  end if;
  -- Finds one row by its key first, so that the whole view is not read.
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
