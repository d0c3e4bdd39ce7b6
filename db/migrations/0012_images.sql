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
ALTER TABLE "image_sources" ADD CONSTRAINT "image_sources_user_id_accounts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."accounts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_sources" ADD CONSTRAINT "image_sources_hash_images_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."images"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_sources_hash" ON "image_sources" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "image_sources_busy" ON "image_sources" USING btree ("requested_at") WHERE state = 'bezig';--> statement-breakpoint
CREATE POLICY "owner may select" ON "image_sources" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING ("image_sources"."user_id" = (select app_user_id()));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "image_sources" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "image_sources" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "image_sources" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "image_sources" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "anyone may select" ON "images" AS PERMISSIVE FOR SELECT TO "vindbaar_app" USING (exists (select from image_sources s where s.hash = "images"."hash" and s.user_id = (select app_user_id())));--> statement-breakpoint
CREATE POLICY "jobs may select" ON "images" AS PERMISSIVE FOR SELECT TO "vindbaar_jobs" USING (true);--> statement-breakpoint
CREATE POLICY "jobs may insert" ON "images" AS PERMISSIVE FOR INSERT TO "vindbaar_jobs" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may update" ON "images" AS PERMISSIVE FOR UPDATE TO "vindbaar_jobs" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "jobs may delete" ON "images" AS PERMISSIVE FOR DELETE TO "vindbaar_jobs" USING (true);--> statement-breakpoint
-- Rights to the tables; drizzle-kit does not write grants.
grant select on images, image_sources to vindbaar_app;--> statement-breakpoint
grant insert, select, update, delete on images, image_sources to vindbaar_jobs;--> statement-breakpoint

-- As in 0002, with the images that are fetched and may be seen at the end.
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
  ) else '[]' end as images
from profiles p
join domains d on d.id = p.domain_id and d.user_id = p.id
join accounts a on a.user_id = p.id
left join lateral (
  select o.zichtbaarheid_ai, o.noindex_google
  from domains od join profiles o on o.id = od.user_id and o.domain_id = od.id
  where not d.is_primary and od.user_id = p.id and od.is_primary
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
  and (d.is_primary or plan.is_expert);;--> statement-breakpoint

-- The addresses of a profile's images. A person's photo needs consent before it is fetched at all.
create function wanted_images(p_user_id uuid) returns table (kind text, url text)
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
$$;--> statement-breakpoint
grant execute on function wanted_images to vindbaar_app, vindbaar_jobs;--> statement-breakpoint

-- An image for who asks for it by its hash: everyone where a public profile shows it, else only who had it fetched. Who may
-- read it follows the profiles that show it; where one of several allows a reader, it may be read.
create function image_at(p_hash text)
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
end $$;--> statement-breakpoint
grant execute on function image_at to vindbaar_app;--> statement-breakpoint

-- A page shows an image from the moment that it was fetched.
create trigger tell_insert after insert on image_sources for each row
  when (new.hash is not null) execute function tell_profile_changed('user_id');--> statement-breakpoint
create trigger tell_update after update of hash on image_sources for each row
  when (old.hash is distinct from new.hash) execute function tell_profile_changed('user_id');--> statement-breakpoint
create trigger tell_delete after delete on image_sources for each row
  when (old.hash is not null) execute function tell_profile_changed('user_id');
